"""Lines that somebody types or a pipe brings, of a length that anybody types.

Knows the standard input, not what is asked.
"""

from __future__ import annotations

import sys

__all__ = ["LONGEST_LINE", "typed_line"]

LONGEST_LINE = 10_000
"""Characters of a line that are read; nothing is asked that takes more, and a pipe may never end a line."""


def typed_line() -> str:
    """The next line with its end, cut where it is overlong; '' where the input has ended."""
    line = rest = sys.stdin.readline(LONGEST_LINE)
    # Only what was cut goes on: a terminal ends its input within a line, too, and would wait for another one.
    while len(rest) == LONGEST_LINE and not rest.endswith("\n"):
        rest = sys.stdin.readline(LONGEST_LINE)
    return line
