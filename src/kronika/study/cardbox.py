"""What somebody has practised, and what is due: a box of cards on disk, each coming back just before it is forgotten.

Knows decks and a file; no terminal and no clock, the time is said. When a card comes back is for
`kronika.study.scheduling`. Each answer is on the disk before the next question.
A card whose date the deck has changed begins anew; one that is gone from the deck is left alone, and counts again when
it is back.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, cast

import msgspec

from kronika.decks.model import Deck, DeckCard
from kronika.errors import UsageError
from kronika.study.scheduling import kept_now, planned

__all__ = ["Cardbox", "Standing", "open_cardbox"]

_VERSION: Final = 1
_WAIT: Final = 5.0
_DAY: Final = 86_400.0
_LATEST: Final = 1e11
"""No card comes back later than that, in seconds since 1970; days beyond have no name."""
_MOST_ANSWERS: Final = 10**9
_COLUMNS: Final = "deck, card, first, last, state, due, rightly, wrongly"
_TABLES: Final = """
create table cards (
    deck text not null, card text not null, first integer not null, last integer not null, state text not null,
    due real not null, rightly integer not null, wrongly integer not null, primary key (deck, card)
);
create table answers (deck text not null, card text not null, at real not null, is_right integer not null);
create index answers_by_card on answers (deck, card);
pragma user_version = 1;
"""


class Standing(msgspec.Struct, frozen=True):
    """How far somebody is with a deck. `changed` cards have another date than when they were practised, and begin anew;
    `gone` are no longer in the deck. `next` is when the first card that is not due yet comes back, in seconds since
    1970; `kept` the share, 0..1, of the cards practised that FSRS expects to be remembered a day from now, None for
    none: right after an answer everything is.
    """

    cards: int
    seen: int
    due: int
    changed: int
    gone: int
    right: int
    wrong: int
    next: float | None
    kept: float | None


class Cardbox:
    """An open box. Every method raises UsageError where the file cannot be read or written."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connection.close()

    def due(self, deck: Deck, now: float) -> list[DeckCard]:
        """The cards of the deck that are due, the longest overdue first; those with another date are not among them."""
        rows = self._rows(deck)
        found = [card for card in deck.cards if _is_same(card, rows.get(card.id)) and rows[card.id]["due"] <= now]
        return sorted(found, key=lambda card: (rows[card.id]["due"], card.id))

    def fresh(self, deck: Deck) -> list[DeckCard]:
        """The cards that were never practised as they are now, in the order of their ids."""
        rows = self._rows(deck)
        return [card for card in deck.cards if not _is_same(card, rows.get(card.id))]

    def answer(self, deck: Deck, card: DeckCard, is_right: bool, now: float) -> float:
        """Keep an answer; when the card comes back, in seconds since 1970."""
        with self._told(), self._connection:
            # From what is there now on: another sitting may have asked the same card.
            self._connection.execute("begin immediate")
            row = self._rows(deck).get(card.id)
            known = row if _is_same(card, row) else None
            state, due, begun = planned(_state(known), is_right, now)
            rightly, wrongly = (0, 0) if known is None or begun else (known["rightly"], known["wrongly"])
            self._connection.execute(
                "insert or replace into cards values (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    deck.id, card.id, card.span.first, card.span.last, json.dumps(state), due,
                    rightly + is_right, wrongly + (not is_right),
                ),
            )  # fmt: skip
            self._connection.execute("insert into answers values (?, ?, ?, ?)", (deck.id, card.id, now, is_right))
        return due

    def standing(self, deck: Deck, now: float) -> Standing:
        """How far somebody is with the deck at this time."""
        rows = self._rows(deck)
        cards = {card.id: card for card in deck.cards}
        same = {id: row for id, row in rows.items() if id in cards and _is_same(cards[id], row)}
        later = [row["due"] for row in same.values() if row["due"] > now]
        states = [_state(row) or {} for row in same.values()]
        kept = [chance for state in states if (chance := kept_now(state, now + _DAY)) is not None]
        return Standing(
            cards=len(cards),
            seen=len(same),
            due=sum(row["due"] <= now for row in same.values()),
            changed=sum(id in cards and id not in same for id in rows),
            gone=sum(id not in cards for id in rows),
            right=sum(row["rightly"] for row in same.values()),
            wrong=sum(row["wrongly"] for row in same.values()),
            next=min(later, default=None),
            kept=sum(kept) / len(kept) if kept else None,
        )

    def decks(self) -> dict[str, int]:
        """The ids of the decks that were practised, and how many cards of each."""
        with self._told(), closing(self._connection.cursor()) as cursor:
            rows = [*cursor.execute(f"select {_COLUMNS} from cards order by deck")]
        found: dict[str, int] = {}
        for row in filter(_is_sound, rows):
            found[row["deck"]] = found.get(row["deck"], 0) + 1
        return found

    def _rows(self, deck: Deck) -> dict[str, Any]:
        with self._told(), closing(self._connection.cursor()) as cursor:
            rows = [*cursor.execute(f"select {_COLUMNS} from cards where deck = ?", (deck.id,))]
        return {row["card"]: row for row in rows if _is_sound(row)}

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise _broken(self._path, error) from None


def open_cardbox(path: Path) -> Cardbox:
    """The box in this file, made where it is missing. Raises UsageError where it is no such file, somebody else's, or
    of a later version; OSError where its folder cannot be made.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        connection = sqlite3.connect(path, timeout=_WAIT)
    except sqlite3.Error as error:
        raise _broken(path, error) from None
    try:
        connection.row_factory = sqlite3.Row
        with connection:
            # Two at once would both make the tables.
            connection.execute("begin immediate")
            version = cast(int, connection.execute("pragma user_version").fetchone()[0])
            if version == 0:
                if connection.execute("select count(*) from sqlite_master").fetchone()[0]:
                    raise UsageError("usage.practice", f"{path} is another program's database; name a file of its own")
                for statement in _TABLES.split(";"):
                    connection.execute(statement)
        if version > _VERSION:
            raise UsageError("usage.practice", f"{path} was written by a later release of Kronika; use that one")
        connection.execute(f"select {_COLUMNS} from cards limit 0")
        return Cardbox(path, connection)
    except sqlite3.Error as error:
        connection.close()
        raise _broken(path, error) from None
    except BaseException:
        connection.close()
        raise


def _state(row: Any) -> dict[str, Any] | None:
    """The state of a row; None where it is none, such as one that somebody else has written."""
    try:
        state = None if row is None else json.loads(row["state"])
    except (ValueError, RecursionError):
        return None
    return state if isinstance(state, dict) else None


def _is_sound(row: Any) -> bool:
    """Whether a row is one that an answer leaves; somebody else may have written another."""
    whole = ("first", "last", "rightly", "wrongly")
    return (
        all(isinstance(row[name], str) for name in ("deck", "card", "state"))
        and all(isinstance(row[name], int) for name in whole)
        and 0 <= min(row["rightly"], row["wrongly"]) <= max(row["rightly"], row["wrongly"]) <= _MOST_ANSWERS
        and isinstance(row["due"], (int, float))
        and 0 <= row["due"] <= _LATEST
    )


def _is_same(card: DeckCard, row: Any) -> bool:
    return row is not None and (row["first"], row["last"]) == (card.span.first, card.span.last)


def _broken(path: Path, error: sqlite3.Error) -> UsageError:
    return UsageError("usage.practice", f"{path}: what was practised cannot be read or kept there: {error}")
