"""How a kernel is compiled: by Numba, without the interpreter's lock, kept on the disk for the next start.

Knows nothing of games.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

__all__ = ["compiled", "entrance", "is_kept"]

_Function = TypeVar("_Function", bound=Callable[..., object])
# Whole numbers are divided as NumPy does it, without a way out for a division by zero in the middle of the code. Sums
# are not reordered, so a seed gives the same games on every run.
_HOW: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy"}
_WITHIN: dict[str, Any] = {"_nrt": False, "forceinline": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def entrance(function: _Function) -> _Function:
    """The function as machine code that Python calls; it may make arrays."""
    return cast("_Function", numba.njit(**_HOW)(function))


def compiled(function: _Function) -> _Function:
    """The function as machine code that becomes part of every kernel that calls it; Python cannot.

    It makes no arrays, and therefore need not count who holds those it is handed. That counting, and handing them over,
    would take most of the time of a move.
    """
    return cast("_Function", numba.njit(**_WITHIN, **_HOW)(function))


def is_kept(function: Callable[..., object]) -> bool:
    """Whether machine code of this function lies on the disk, so that it starts at once."""
    cache = getattr(getattr(function, "_cache", None), "cache_path", None)
    name = getattr(function, "__name__", "")
    return cache is not None and any(Path(cache).glob(f"*.{name}-*.nbi"))


def _forget_what_is_stale() -> None:
    """Remove what was kept before any kernel's file was changed: Numba looks at a function's own file only.

    Kernels also hold the thresholds of the bots that they play as.
    """
    here = Path(__file__).parent
    sources = [*here.glob("*.py"), *here.parents[1].glob("bots/_*.py")]
    changed = max((file.stat().st_mtime for file in sources), default=0.0)
    for kept in (here / "__pycache__").glob("*.nb[ic]"):
        with suppress(OSError):
            if kept.stat().st_mtime < changed:
                kept.unlink()


_forget_what_is_stale()
