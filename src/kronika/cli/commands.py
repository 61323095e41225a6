"""What a person types in the plain mode, understood: `2 3`, `doubt`, `discard 2`, `move 5 1`, `help`.

Knows the view and the words; whether a move is legal is for the session. English words and single letters always work,
those of the chosen language too.
"""

from __future__ import annotations

from typing import NamedTuple

from kronika.cards import CardId
from kronika.cli.text import clean, cut
from kronika.cli.words import Words
from kronika.engine import View
from kronika.table import Move
from kronika.table.moves import Add, Discard, Doubt, Place, Stop, TurnOver

__all__ = ["Command", "NotUnderstood", "parse_command"]

ENGLISH = {
    "doubt": "doubt",
    "d": "doubt",
    "stop": "stop",
    "s": "stop",
    "discard": "discard",
    "x": "discard",
    "move": "move",
    "m": "move",
    "reset": "reset",
    "r": "reset",
    "help": "help",
    "h": "help",
    "rules": "rules",
    "?": "rules",
    "log": "log",
    "l": "log",
    "table": "view",
    "view": "view",
    "v": "view",
    "quit": "quit",
    "q": "quit",
    "save": "quit",
    "exit": "quit",
    "place": "place",
    "add": "place",
    "lay": "place",
}


class Command(NamedTuple):
    """`what` is `move` (then `move` holds it), `chain` (then `chain` is the corrected order), or a word.

    Help, rules, log, view, quit, reset.
    """

    what: str
    move: Move | None = None
    chain: tuple[CardId, ...] | None = None


class NotUnderstood(Exception):
    """The text is no command here; the message is for the person who typed it."""


def parse_command(text: str, view: View, chain: tuple[CardId, ...] | None, words: Words) -> Command:
    """What the text asks for. `chain` is the order that this player has corrected the chain to, if at all."""
    parts = text.strip().lower().split()
    if not parts:
        return Command("view")
    word, numbers = (ENGLISH.get(parts[0]) or _translated(parts[0], words), parts[1:])
    if word is None and parts[0].lstrip("-").isdigit():
        word, numbers = "place", parts
    if word in ("help", "rules", "log", "view", "quit", "reset") and not numbers:
        return Command(word)
    given = [int(number) for number in numbers if number.isascii() and number.isdigit() and len(number) < 7]
    if word is None or len(given) != len(numbers):
        raise _unclear(text, words)
    return _move(text, word, given, view, chain, words)


def _translated(word: str, words: Words) -> str | None:
    keys = ("doubt", "stop", "discard", "move", "reset", "help", "rules", "log", "view", "quit")
    return next((key for key in keys if words(f"cmd-{key}") == word), None)


def _move(
    text: str, word: str, given: list[int], view: View, chain: tuple[CardId, ...] | None, words: Words
) -> Command:
    seat = view.turn
    assert seat is not None  # nobody is asked when the game is over
    hand = [card.id for card in view.seats[seat].hand]
    line = chain or tuple(card.id for card in view.line)
    match word, given, view.game:
        case "doubt", [], "anno-domini":
            return Command("move", Doubt(seat))
        case "move", [number, gap], "anno-domini":
            return Command("chain", chain=_moved(line, number, gap, words))
        case "stop", [], "twist-coop":
            return Command("move", Stop(seat))
        case "discard", [number], "twist-coop":
            return Command("move", Discard(seat, _card(hand, number, words)))
        case "place", [number], "twist-coop":
            return Command("move", TurnOver(seat, _card(hand, number, words)))
        case "place", [number, gap], "anno-domini":
            return Command("move", Add(seat, _card(hand, number, words), _gap(gap, line, words), chain))
        case "place", [number, gap], game if game != "twist-coop":
            return Command("move", Place(seat, _card(hand, number, words), _gap(gap, line, words)))
    raise _unclear(text, words)


def _moved(line: tuple[CardId, ...], number: int, behind: int, words: Words) -> tuple[CardId, ...]:
    """The chain after its card `number` has gone behind card `behind`, both counted as they lie now."""
    card = _card(list(line), number, words)
    gap = _gap(behind, line, words)
    before = tuple(other for other in line[:gap] if other != card)
    return (*before, card, *(other for other in line[gap:] if other != card))


def _card(cards: list[CardId], number: int, words: Words) -> CardId:
    if not 1 <= number <= len(cards):
        raise NotUnderstood(words("plain-number-card", number=number, last=len(cards)))
    return cards[number - 1]


def _gap(gap: int, line: tuple[CardId, ...], words: Words) -> int:
    if not 0 <= gap <= len(line):
        raise NotUnderstood(words("plain-number-gap", number=gap, last=len(line)))
    return gap


def _unclear(text: str, words: Words) -> NotUnderstood:
    return NotUnderstood(words("plain-not-understood", text=cut(clean(text), 60)))
