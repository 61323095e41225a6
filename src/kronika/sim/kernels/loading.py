"""A kernel by its name, or why there is none here. Imports no Numba before it is asked."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kronika.errors import UsageError

__all__ = ["kernel"]


def kernel(name: str) -> Any:
    """The module `kronika.sim.kernels.NAME`, such as `timeline`. Raises UsageError where Numba is not installed."""
    try:
        return import_module(f"kronika.sim.kernels.{name}")
    except ModuleNotFoundError as error:
        if error.name != "numba":
            raise
        raise UsageError(
            "usage.not-installed", "simulating needs Numba, which is not installed; pip install 'kronika[simulate]'"
        ) from None
