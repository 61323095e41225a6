"""What a killed server has left on the disk, held against what people were told.

Of SQLite it looks at a copy, so that the recovery of the database is the server's own; PostgreSQL's server was not
killed, and is asked once it is done with the dead one's last commit. Trusts nothing of the server but its facts' form:
the tables are read with SQL, the facts as JSON.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.server.killing_people import Book, Told
from tests.server.live_server import look_up

__all__ = ["LOST", "Disk", "Left"]

LOST: Final = "was acknowledged and is lost"


class Left(msgspec.Struct):
    """The limits on the disk: when the server was last known to run, and room -> number of facts, due time."""

    alive: float
    dues: dict[str, tuple[int, float]]


class Fact(msgspec.Struct, frozen=True):
    """A row of the table of events."""

    kind: str
    request: str | None
    body: bytes


class Disk:
    """A database, a path or a URL, between the lives of its servers. What is wrong goes into the book's problems."""

    def __init__(self, place: str, book: Book) -> None:
        self.place = place
        self.fresh: list[tuple[str, bytes]] = []
        """Room and text of the facts that the last examination found and the one before did not."""
        self._book = book
        self._facts: dict[str, list[Fact]] = {}
        self._last = self._rows = 0
        self._limits: dict[tuple[str, int, int], int] = {}
        """Room, number of its game, number of the move -> how often the limit was up."""
        self._dealt: dict[str, int] = {}
        self._compared: set[tuple[str, int]] = set()
        self._left = Left(0.0, {})
        self.records = 0

    @property
    def limits(self) -> int:
        """How many limits have fired."""
        return sum(self._limits.values())

    def examine(self) -> Left:
        """Read all that is new, and compare. Only while no server runs."""
        with closing(self._copy()) as copy:
            self.fresh.clear()
            for fact in self._news(copy):
                self._rows += 1
                self._take(*fact)
            self._look_at_games(copy)
            alive = float(copy.execute("SELECT value FROM meta WHERE key = 'alive'").fetchone()[0])
            dues = {
                room: (len(self._facts.get(room, ())), due)
                for room, due in copy.execute("SELECT room, due FROM timers").fetchall()
            }
        self._compare()
        self._left = Left(alive, dues)
        return self._left

    def _news(self, copy: Any) -> Iterator[tuple[str, int, str, str | None, bytes]]:
        """The facts that have not been seen yet; and all that were are still there."""
        if isinstance(copy, sqlite3.Connection):
            old = copy.execute("SELECT count(*) FROM events WHERE rowid <= ?", (self._last,)).fetchone()[0]
            statement = "SELECT rowid, room, seq, kind, request, body FROM events WHERE rowid > ? ORDER BY rowid"
            rows = copy.execute(statement, (self._last,)).fetchall()
            self._last = rows[-1][0] if rows else self._last
            news = [row[1:] for row in rows]
        else:
            facts = copy.execute("SELECT room, seq, kind, request, body FROM events ORDER BY room, seq").fetchall()
            news = [fact for fact in facts if fact[1] > len(self._facts.get(fact[0], ()))]
            old = len(facts) - len(news)
        if old != self._rows:
            self._wrong(f"{self._rows - old} facts that were on the disk are gone")
        yield from news

    def hasten(self) -> dict[str, int]:
        """Let every limit that runs be up when the next server starts; room -> its facts so far."""
        alive = "SELECT CAST(value AS DOUBLE PRECISION) FROM meta WHERE key = 'alive'"
        self._change(f"UPDATE timers SET due = ({alive}) - 1")
        return {room: len(self._facts[room]) for room, _ in self._left.dues.items()}

    def let_time_pass(self, seconds: float) -> Left:
        """Move everything so far into the past, as if nobody had started a server for so long."""
        self._change("UPDATE timers SET due = due - ?", seconds)
        self._change("UPDATE meta SET value = CAST(value AS DOUBLE PRECISION) - ? WHERE key = 'alive'", seconds)
        dues = {room: (facts, due - seconds) for room, (facts, due) in self._left.dues.items()}
        return Left(self._left.alive - seconds, dues)

    def look_for_moves(self, rooms: dict[str, int]) -> None:
        """In each of these rooms a move was made after so many facts, by the clock where by nobody else."""
        for room, count in rooms.items():
            if not any(fact.kind == "moved" for fact in self._facts[room][count:]):
                self._wrong(f"{room}: a limit is up, and no move was made")

    def _change(self, statement: str, *values: float) -> None:
        look_up(self.place, statement, *values)

    def examine_again(self) -> None:
        """Read everything once more: nothing of it has changed since it was first seen."""
        with closing(self._copy()) as copy:
            found: dict[str, list[Fact]] = {}
            for room, *fact in copy.execute("SELECT room, kind, request, body FROM events ORDER BY room, seq"):
                found.setdefault(room, []).append(Fact(*fact))
        if found != self._facts:
            self._wrong("facts have changed after they were stored")

    def _copy(self) -> Any:
        if "://" in self.place:
            return _at_rest(self.place)
        path = Path(self.place)
        folder = path.parent / "copy"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for name in (path.name, f"{path.name}-wal"):
            if (path.parent / name).exists():
                shutil.copyfile(path.parent / name, folder / name)
        return sqlite3.connect(folder / path.name)

    def _take(self, room: str, seq: int, kind: str, request: str | None, body: bytes) -> None:
        facts = self._facts.setdefault(room, [])
        if seq != len(facts) + 1:
            self._wrong(f"{room}: fact {seq} follows fact {len(facts)}")
        facts.append(Fact(kind, request, body))
        self.fresh.append((room, body))
        if request is not None:
            if (room, request) in self._book.stored:
                self._wrong(f"{room}: {request} has two effects")
            self._book.stored[room, request] = seq
        if kind == "dealt":
            self._dealt[room] = self._dealt.get(room, 0) + 1
        elif kind == "limit-expired":
            limit = (room, self._dealt[room], json.loads(body)["move"])
            self._limits[limit] = self._limits.get(limit, 0) + 1
            if self._limits[limit] > 1:
                self._wrong(f"{limit}: the limit was up twice")

    def _compare(self) -> None:
        book = self._book
        for key in book.fresh:
            self._compare_accepted(*key, book.accepted[key])
        book.fresh.clear()
        for key in book.refused & book.stored.keys():
            self._wrong(f"{key}: refused, and stored")
        book.refused.clear()
        for room, seq in book.fresh_shown:
            kind, said, _ = book.shown[room, seq]
            fact = self._fact(room, seq)
            if fact is None:
                self._wrong(f"{room}: fact {seq} ({kind}) was shown, and is lost")
            elif fact.kind != kind:
                self._wrong(f"{room}: fact {seq} was shown as {kind}, and is {fact.kind}")
            elif kind == "said" and said != _said(fact):
                self._wrong(f"{room}: fact {seq}: other words were shown than are stored")
        book.fresh_shown.clear()
        for (room, seq), words in book.said.items():
            fact = self._fact(room, seq)
            if fact is None or list(words) != _said(fact):
                self._wrong(f"{room}: fact {seq}: words were shown that are not stored")
        book.said.clear()
        for room, seq in book.latest.items():
            if self._fact(room, seq) is None:
                self._wrong(f"{room}: a room of {seq} facts was shown, and it has {len(self._facts.get(room, ()))}")
        book.latest.clear()

    def _compare_accepted(self, room: str, request: str, told: Told) -> None:
        fact = self._fact(room, told.seq)
        if fact is None:
            self._wrong(f"{room}: fact {told.seq} ({told.command['type']}, {request}) {LOST}")
            return
        if fact.request != request:
            self._wrong(f"{room}: {request} was acknowledged as fact {told.seq}, which is {fact.request}'s")
            return
        body: dict[str, Any] = json.loads(fact.body)
        if told.command["type"] == "play" and body.get("line") != told.command["move"]:
            self._wrong(f"{room}: {request}: another move is stored than was acknowledged")
        if told.command["type"] == "say" and body.get("text") != told.command["text"]:
            self._wrong(f"{room}: {request}: other words are stored than were acknowledged")

    def _look_at_games(self, copy: sqlite3.Connection) -> None:
        """A game that another has followed is over and has its record, with just the moves that were made."""
        games = copy.execute("SELECT room, id, ended, record FROM games ORDER BY started, id").fetchall()
        of_room: dict[str, list[tuple[str, Any, str | None]]] = {}
        for room, *game in games:
            of_room.setdefault(room, []).append(tuple(game))
        self.records = sum(record is not None for *_, record in games)
        for room, count in self._dealt.items():
            if len(of_room.get(room, ())) != count:
                self._wrong(f"{room}: {count} games were dealt, and {len(of_room.get(room, ()))} are listed")
                continue
            for number, (game, ended, record) in enumerate(of_room[room], 1):
                if number < count and record is None:
                    self._wrong(f"{room}: game {game} is over and has no record")
                if (ended is None) != (record is None):
                    self._wrong(f"{room}: game {game} has ended without a record, or has a record and goes on")
                if record is not None and (room, number) not in self._compared:
                    self._compared.add((room, number))
                    self._compare_record(room, number, record)

    def _compare_record(self, room: str, number: int, record: str) -> None:
        moves: list[Any] = []
        dealt = 0
        for fact in self._facts[room]:
            dealt += fact.kind == "dealt"
            if fact.kind == "moved" and dealt == number:
                moves.append(json.loads(fact.body)["line"])
        lines = [line for line in map(json.loads, record.splitlines()[1:]) if "move" in line]
        if [_move(line) for line in lines] != [_move(line) for line in moves]:
            self._wrong(f"{room}: the record of game {number} has other moves than were made")

    def _fact(self, room: str, seq: int) -> Fact | None:
        facts = self._facts.get(room, ())
        return facts[seq - 1] if 0 < seq <= len(facts) else None

    def _wrong(self, problem: str) -> None:
        self._book.problems.append(problem)


def _at_rest(url: str) -> Any:
    """A connection to a PostgreSQL database that nobody else is connected to any more."""
    import psycopg

    connection = psycopg.connect(url, autocommit=True)
    others = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    end = time.monotonic() + 20
    while connection.execute(others).fetchone() is not None and time.monotonic() < end:
        time.sleep(0.01)
    return connection


def _said(fact: Fact) -> list[str] | None:
    body = json.loads(fact.body)
    return [body["person"], body["text"]] if fact.kind == "said" else None


def _move(line: dict[str, Any]) -> dict[str, Any]:
    """What the player asked for; a record's line also says what chance did."""
    return {key: value for key, value in line.items() if key in ("seat", "move", "card", "gap", "chain")}
