"""Puts the peers into a folder of their own, `bench/.peers/`; the project's environment stays as it is.

Git ignores that folder. Set KRONIKA_PEERS to keep them elsewhere; delete the folder to install afresh. Versions are
fixed here and in boardgameio/package.json; nothing locks more than that.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

__all__ = ["NotInstalled", "node_peer", "python_peer"]

PINS = {"openspiel": "open_spiel==2.0.2", "rlcard": "rlcard==1.2.0"}
HERE = Path(__file__).parent
PEERS = Path(os.environ.get("KRONIKA_PEERS") or HERE.parent / ".peers")


class NotInstalled(Exception):
    """Why a peer cannot be had on this machine, in one line."""


def python_peer(name: str) -> Path:
    """The interpreter of this peer's own environment, made and filled where it is missing. Raises NotInstalled."""
    folder = _folder() / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "installed"
    if not stamp.exists() or stamp.read_text() != PINS[name]:
        shutil.rmtree(folder, ignore_errors=True)
        _run([sys.executable, "-m", "venv", str(folder)])
        _run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PINS[name]])
        stamp.write_text(PINS[name])
    return python


def node_peer(name: str) -> tuple[str, Path]:
    """Node, and a folder with this peer's files and packages. Raises NotInstalled."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise NotInstalled("Node and npm are not on the PATH")
    folder = _folder() / name
    folder.mkdir(exist_ok=True)
    wanted = (HERE / name / "package.json").read_text()
    stamp = folder / "installed"
    for file in (HERE / name).iterdir():
        shutil.copy(file, folder)
    if not stamp.exists() or stamp.read_text() != wanted:
        _run([npm, "install", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"], cwd=folder)
        stamp.write_text(wanted)
    return node, folder


def _folder() -> Path:
    PEERS.mkdir(parents=True, exist_ok=True)
    (PEERS / ".gitignore").write_text("*\n")
    return PEERS


def _run(command: list[str], cwd: Path | None = None) -> None:
    print("installing:", " ".join(command), file=sys.stderr, flush=True)
    try:
        done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=900)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotInstalled(str(error)) from None
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines() or ["no reason given"]
        raise NotInstalled(said[-1])
