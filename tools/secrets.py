"""Nothing in the repository names a machine's path, a package registry's host, or carries a rulebook's text."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

_WRONG = {
    "a path of a machine": re.compile(r"(?<![\w.])/(?:work|root|home)/\w"),
    "a package registry's host": re.compile(
        r"(?:files\.pythonhosted|pypi|registry\.npmjs|npmjs)\.(?:org|com)|deb\.debian\.org"
    ),
}
_TEXT = {
    ".py",
    ".md",
    ".toml",
    ".csv",
    ".ftl",
    ".json",
    ".jsonl",
    ".txt",
    ".yml",
    ".yaml",
    ".cfg",
    ".js",
    ".mjs",
    ".ts",
    ".svelte",
    ".css",
    ".html",
    ".tcss",
    "",
}
_MAY_NAME = {"tools/secrets.py"}


def problems(root: Path) -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    found = []
    for name in sorted(set(listed.stdout.splitlines())):
        path = root / name
        if name in _MAY_NAME or path.suffix not in _TEXT or not path.is_file():
            continue
        if path.suffix == ".lock" or path.name == "uv.lock":
            found.append(f"{name}: a lock file names a registry")
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1):
            found += [f"{name}:{number}: {what}" for what, pattern in _WRONG.items() if pattern.search(line)]
    return found
