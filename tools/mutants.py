"""`python -m tools.mutants`: change rules, dates and the view a little, thousands of times; do the tests notice?

mutmut makes the changes and runs the tests that reach them (`pip install -e .[mutants]`; settings in pyproject.toml).
This counts: at least 95 % of the changes must be noticed, and each that is not has its reason in docs/mutants.md.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WANTED = 0.95
_LINE = re.compile(r"^\s+(\S+): (.+)$")
# What mutmut's words count as; the rest (not checked, suspicious, skipped) is no result.
NOTICED = {"killed", "timeout", "segfault", "caught by type check"}
UNNOTICED = {"survived", "no tests"}


def results() -> dict[str, str]:
    """Every change by its name, and what became of it."""
    listed = subprocess.run(
        [sys.executable, "-m", "mutmut", "results", "--all", "true"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return {found[1]: found[2] for found in map(_LINE.match, listed.stdout.splitlines()) if found}


def main(names: list[str]) -> int:
    """Run mutmut over these functions, or all, and print what was noticed, by module."""
    subprocess.run([sys.executable, "-m", "mutmut", "run", *names], cwd=ROOT, check=False)
    found = results()
    explained = set(re.findall(r"`(kronika\.[\w.ǁ]+__mutmut_\d+)`", (ROOT / "docs" / "mutants.md").read_text("utf-8")))
    counts: dict[str, Counter[str]] = {}
    for name, outcome in found.items():
        if outcome in NOTICED or outcome in UNNOTICED:
            module = name.rsplit(".", 1)[0]
            counts.setdefault(module, Counter())["noticed" if outcome in NOTICED else "unnoticed"] += 1
    for module, count in sorted(counts.items()):
        print(f"{module:40} {count['noticed']:5} of {count.total():5} noticed")
    total = sum(counts.values(), Counter())
    share = total["noticed"] / max(1, total.total())
    print(f"{'all':40} {total['noticed']:5} of {total.total():5} noticed: {share:.1%}")
    unexplained = [name for name, outcome in found.items() if outcome in UNNOTICED and name not in explained]
    for name in unexplained:
        print(f"no reason in docs/mutants.md: {name}")
    return 0 if share >= WANTED and not unexplained else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
