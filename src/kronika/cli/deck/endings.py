"""Names of files that a person types without their ending.

Knows no deck and no form of file.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

__all__ = ["with_ending"]

# "world-1.2" has no ending, and "cards.kdeck" has one.
_ENDING: Final = re.compile(r".+\.[A-Za-z]\w{0,7}")


def with_ending(path: Path, ending: str) -> Path:
    """The path with this ending (such as "pdf") where it has none; devices and pipes are left as they are."""
    if _ENDING.fullmatch(path.name) or (path.exists() and not path.is_file()):
        return path
    return path.with_name(f"{path.name}.{ending}")
