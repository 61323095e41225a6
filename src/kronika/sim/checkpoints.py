"""Interrupted simulations go on: the counts so far and of how many games, in a file that is replaced whole.

Knows nothing of what the counts mean.
"""

from __future__ import annotations

import hashlib
import os
import zipfile
from pathlib import Path

import msgspec
import numpy as np

from kronika.errors import UsageError
from kronika.sim.families import Counts, nothing
from kronika.sim.setting import Setting

__all__ = ["load_checkpoint", "save_checkpoint"]


def load_checkpoint(path: str | os.PathLike[str], setting: Setting, games: int) -> tuple[int, Counts]:
    """How many games are done, and their counts: none where there is no such file yet.

    Raises UsageError for a file of another setting, of more games than are wanted, or that is no checkpoint.
    """
    empty = nothing(setting)
    try:
        with np.load(path, allow_pickle=False) as kept:
            if kept["setting"].item() != _digest(setting):
                raise _refusal(path, "belongs to another simulation; name another file, or remove it")
            counts = type(empty)(*(kept[name] for name in empty._fields))
            done = int(kept["done"])
    except FileNotFoundError:
        return 0, empty
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile):
        raise _refusal(path, "is no checkpoint of a simulation; name another file") from None
    if done > games:
        raise _refusal(path, f"holds {done:,} games already; ask for as many or more, or name another file")
    return done, counts


def save_checkpoint(path: str | os.PathLike[str], setting: Setting, done: int, counts: Counts) -> None:
    """Replace the file: a run that is killed while it writes leaves the file of before."""
    target = Path(path)
    beside = target.with_name(target.name + ".part")
    with beside.open("wb") as file:
        np.savez(file, allow_pickle=False, done=done, setting=_digest(setting), **counts._asdict())
    beside.replace(target)


def _digest(setting: Setting) -> str:
    told = msgspec.to_builtins(setting)
    if not setting.symbols:
        del told["symbols"]  # A setting without symbols is the same as before there were any.
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()


def _refusal(path: str | os.PathLike[str], why: str) -> UsageError:
    return UsageError("usage.checkpoint", f"{os.fspath(path)} {why}")
