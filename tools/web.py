"""The browser client's own checks: its types, and that those of the wire are made from today's schema.

Where the client's packages have never been installed (`./dev check` does it) or the client is left out on purpose
(`KRONIKA_SKIP_WEB=1`), there is nothing to check.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from hatch_build import node_and_npm

__all__ = ["problems"]


def problems(root: Path) -> list[str]:
    """What `svelte-check` and the type generator complain about, one text each."""
    web = root / "web"
    if os.environ.get("KRONIKA_SKIP_WEB"):
        return []
    if not (web / "node_modules").exists():
        return ["the client's packages are missing: ./dev check installs them, KRONIKA_SKIP_WEB=1 leaves them out"]
    npm, folder = node_and_npm()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    found = []
    for words in (["run", "-s", "types", "--", "--check"], ["run", "-s", "check", "--", "--output", "human"]):
        done = subprocess.run([*npm, *words], cwd=web, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            found.append((done.stdout + done.stderr).strip()[-4000:])
    return found
