"""`python -m bench [NAME …] [--option=value …]`: run these benchmarks, or all of them; `--list` names them.

A benchmark is a module of this folder with a `main()`; options are passed on to each one that is run.
"""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path

HERE = Path(__file__).parent


def benches() -> dict[str, str]:
    """Name and first line of every module here that has a `main`."""
    found = {}
    for path in sorted(HERE.glob("*.py")):
        if path.stem.startswith("_"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if any(isinstance(node, ast.FunctionDef) and node.name == "main" for node in tree.body):
            found[path.stem] = (ast.get_docstring(tree) or "").partition("\n")[0]
    return found


def run(arguments: list[str]) -> int:
    known = benches()
    if "--list" in arguments or "--help" in arguments or "-h" in arguments:
        print(__doc__)
        for name, about in known.items():
            print(f"  {name:10} {about}")
        return 0
    names = [word for word in arguments if not word.startswith("-")]
    options = [word for word in arguments if word.startswith("-")]
    if unknown := [name for name in names if name not in known]:
        print(f"no benchmark {unknown[0]!r}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    for name in names or known:
        print(f"\n# {name}: {known[name]}\n", flush=True)
        sys.argv = [f"bench {name}", *options]
        importlib.import_module(f"bench.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
