"""`python -m tests.server.make_store_fixture`: write the database that the tests of migrations start from, as SQL.

Run once for each released revision of the tables, with that release; a file that is there is never made anew. It holds
a room with a whole game, one with a game in play and a limit, and a row in every other table.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from kronika.server.store import PatchRow, ReportRow, Timer, open_store
from kronika.server.store.migrating import head
from tests.server.storing import line, play, stored

HERE = Path(__file__).parent
SECRET = "00112233445566778899aabbccddeeff" * 2
ALIVE = 1_700_000_000.0


def fixture(revision: str) -> Path:
    """The database as this revision left it."""
    return HERE / f"store_{revision}.sql"


def filled(path: Path) -> None:
    """Fill a new database through the store of this release."""
    with open_store(str(path)) as store:
        play(store, "ended", "ABCDEF")
        play(store, "in-play", "GHJKLM", to_the_end=False)
        seq = len(store.facts("in-play"))
        patch = PatchRow(deck="small", card="c03", date="1054", why="a slip", by="ana", game="game-of-ended", at=7.0)
        report = ReportRow(deck="small", card="c04", game="game-of-ended", person="ben", date="1068", text="hm", at=8.0)
        stored(store, line("in-play", seq, patch=patch, report=report, listed=True))
        stored(store, line("in-play", seq + 1, timer=Timer(move=5, due=ALIVE + 60)))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE meta SET value = ? WHERE key = 'secret'", (SECRET,))
        connection.execute("UPDATE meta SET value = ? WHERE key = 'alive'", (repr(ALIVE),))


def main() -> int:
    target = fixture(head())
    if target.exists():
        print(f"{target.name} is there already", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kronika.sqlite"
        filled(path)
        with closing(sqlite3.connect(path)) as connection:
            target.write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
