"""Placements out of stored games: who tried which card in which gap, and whether it was right there.

Knows records and what is turned over in them; neither decks nor models. Counted is the first time in a game that a
card's date comes to light: once a card has lain open, everybody knows it. Timeline and the competitive Twist have
placements; the cooperative Twist names no gap (C20), and in Anno Domini nothing is judged card by card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from kronika.cards import CardId
from kronika.engine import Game, raw_lines, read_record
from kronika.errors import RecordError, UsageError
from kronika.table.events import Kept, Misplaced
from kronika.table.moves import Place

__all__ = ["MOST_RECORDS", "Placement", "placements_in", "placements_of"]

MOST_RECORDS: Final = 100_000
"""Files of one folder that are looked at."""
_ENDING: Final = ".jsonl"
_PERSON: Final = "person"


class Placement(msgspec.Struct, frozen=True, gc=False):
    """One try. `gaps` is how many there were to choose from, `floor` the chance, 0..1, that one of them taken blindly
    is right; `left` and `right` are the neighbours, None at an end of the line.
    """

    player: str
    card: CardId
    gaps: int
    floor: float
    is_right: bool
    left: CardId | None
    right: CardId | None
    wrong_side: str
    """`left` or `right`: the neighbour towards which the card belongs further; empty where it was right."""


def placements_of(games: Iterable[Game], name: Callable[[Game, int], str | None]) -> Iterator[Placement]:
    """The placements of one game, as `read_record` yields it move by move. `name` is how a seat's player is called, or
    None for one that does not count.
    """
    seen: set[CardId] = set()
    before: tuple[CardId, ...] = ()
    for game in games:
        if not game.turns:
            before, seen = tuple(game.table.line), set(game.table.line)
            continue
        turn = game.turns[-1]
        move = turn.move
        told = next((event for event in turn.events if isinstance(event, (Kept, Misplaced))), None)
        if isinstance(move, Place) and told is not None and told.card == move.card:
            player = name(game, move.seat)
            if move.card not in seen and player is not None:
                yield _placement(game, move, before, player, isinstance(told, Kept))
            seen.add(move.card)
        before = tuple(game.table.line)


def placements_in(folder: Path, *, bots: bool = False) -> tuple[list[Placement], int, int]:
    """The placements of all records (`*.jsonl`) of a folder, how many games were read, and how many files could not be.

    Players go by the name in the record; a bot counts with `bots` alone, as one of its level. Games that have not ended
    count as far as they go. Raises UsageError where there is no such folder.
    """
    if not folder.is_dir():
        raise UsageError("usage.records", f"{folder} is no folder; name one with records of games (*.jsonl)")
    found: list[Placement] = []
    games = unread = 0
    # A pipe would wait for somebody to write into it.
    for number, path in enumerate(sorted(path for path in folder.glob(f"*{_ENDING}") if path.is_file())):
        if number == MOST_RECORDS:
            break
        try:
            with path.open("rb") as file:
                found += placements_of(read_record(raw_lines(file)), _naming(bots))
            games += 1
        except (RecordError, OSError):
            unread += 1
    return found, games, unread


def _naming(bots: bool) -> Callable[[Game, int], str | None]:
    def name(game: Game, seat: int) -> str | None:
        kinds = game.start.header.get("x-players")
        kind = kinds[seat] if isinstance(kinds, list) and seat < len(kinds) else _PERSON
        if isinstance(kind, str) and kind != _PERSON:
            return kind if bots else None
        return str(game.start.header["seats"][seat]["name"])

    return name


def _placement(game: Game, move: Place, line: tuple[CardId, ...], player: str, is_right: bool) -> Placement:
    fitting = game.right_gaps(line, move.card) or ()
    gaps = len(line) + 1
    side = "" if is_right or not fitting else "left" if max(fitting) < move.gap else "right"
    return Placement(
        player=player,
        card=move.card,
        gaps=gaps,
        floor=max(1, len(fitting)) / gaps,
        is_right=is_right,
        left=line[move.gap - 1] if move.gap > 0 else None,
        right=line[move.gap] if move.gap < len(line) else None,
        wrong_side=side,
    )
