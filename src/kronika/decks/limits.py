"""How big a deck may be: far more than any box on a shelf, far less than what would choke a reader.

Knows nothing of what the files say. Sizes are bytes, lengths are characters (code points).
"""

from __future__ import annotations

from typing import Final

MAX_MANIFEST_BYTES: Final = 64 * 1024
MAX_MANIFEST_LINE: Final = 4_000
# TOML readers need time that grows with the square of the dots of one key (`a.a.a.a…`); no honest line has so many.
MAX_MANIFEST_DOTS: Final = 200

MAX_SHEET_BYTES: Final = 128 * 1024 * 1024
MAX_ROWS: Final = 1_000_000
MAX_COLUMNS: Final = 200
# One row, all its cells and line breaks together; also ends a quoted cell that is never closed.
MAX_ROW_LENGTH: Final = 100_000
MAX_CELL: Final = 2_000

MAX_ARCHIVE_BYTES: Final = 128 * 1024 * 1024
MAX_ARCHIVE_ENTRIES: Final = 20_000
MAX_ARCHIVE_UNPACKED: Final = 512 * 1024 * 1024
MAX_PICTURE_BYTES: Final = 8 * 1024 * 1024
CHUNK: Final = 64 * 1024

MAX_TITLE: Final = 60
MAX_DATE: Final = 100
MAX_SYMBOL: Final = 20
MAX_FACT: Final = 600
MAX_SOURCE: Final = 500
MAX_DESCRIPTION: Final = 2_000
MAX_LANGUAGES: Final = 60
MAX_THEMES: Final = 100
MAX_AUTHORS: Final = 200
MAX_WAIVERS: Final = 1_000
MAX_VERSION: Final = 1_000_000_000

MAX_ERRORS: Final = 20
