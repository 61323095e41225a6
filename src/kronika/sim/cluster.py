"""Workers on many machines: a Dask cluster as an executor for `kronika.sim.simulation.simulate`.

Dask plays a task again whose worker is lost, and hands over each outcome once; that a game depends on nothing but the
seed and its number does the rest. Knows no games.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from kronika.errors import UsageError

__all__ = ["code", "open_cluster"]

WAIT = 15
"""Seconds after which a scheduler that does not answer is given up, or one without workers."""
_RETRIES = 10
"""A task is played so often again if its worker is lost each time."""


@contextmanager
def open_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """An executor for the cluster whose scheduler listens at `tcp://host:port`, and how many tasks it works on at once.

    Raises UsageError where Dask is not installed, the address is none, nobody answers, there are no workers, or they do
    not have the same Kronika as this process.
    """
    try:
        connect: Any = import_module("distributed").Client
    except ModuleNotFoundError:
        raise UsageError(
            "usage.not-installed", "a cluster needs Dask, which is not installed; pip install 'kronika[cluster]'"
        ) from None
    if not re.fullmatch(r"(tcp|tls)://[\w.:\[\]-]{1,200}:[0-9]{1,5}", address):
        raise UsageError("usage.cluster", f"{address[:60]!r} is no scheduler's address, such as tcp://10.0.0.1:8786")
    try:
        client = connect(address, timeout=WAIT, set_as_default=False)
    except (OSError, ValueError):
        raise UsageError("usage.cluster", f"no scheduler answers at {address}; start one: dask scheduler") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=WAIT)
        except TimeoutError:
            raise UsageError(
                "usage.cluster", f"the scheduler at {address} has no workers; start some: dask worker {address}"
            ) from None
        _check_code(client, address)
        with client.get_executor(pure=False, retries=_RETRIES) as pool:
            yield pool, sum(client.nthreads().values())


def code() -> str:
    """A mark of the simulator's own code here: workers with another one would play other games."""
    found = hashlib.sha256()
    here = Path(__file__).parent
    for file in sorted([*here.rglob("*.py"), *(here.parent / "bots").glob("*.py")]):
        found.update(file.name.encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def _check_code(client: Any, address: str) -> None:
    try:
        marks = client.run(code)
    except Exception:  # whatever a worker without Kronika, or with another Python, makes of it
        marks = {"": ""}
    if set(marks.values()) != {code()}:
        raise UsageError(
            "usage.cluster", f"workers at {address} have no Kronika, or another one than here; install the same"
        )
