"""Who sits at the table, as a person types it: `Ana:age=8:hand=3,bot,bot:planner:adult:name=Zip`.

    players  = seat { "," seat }
    seat     = NAME { ":" setting }                    a person at this keyboard
             | "bot" [ ":" KIND ] [ ":" LEVEL ] { ":" setting }
             | "own" [ ":" NUMBER ] [ ":" LEVEL ] { ":" setting }     a program of one's own: the NUMBERth --bot
    setting  = "age=" YEARS | "hand=" CARDS | "name=" NAME

A backslash keeps the next character as it is (`Smith\\, J.`). KIND is a name in `kronika.bots.BOTS`, LEVEL says how
well the bot remembers dates (`kronika.bots.KNOWLEDGE`, and the earlier `LEVELS`); one alone brings its usual other.
Whether the ages and hands suit the game is for the engine.
"""

from __future__ import annotations

from typing import NamedTuple

from kronika.cli.counts import whole_number
from kronika.cli.text import clean, cut
from kronika.errors import UsageError

__all__ = ["HELP", "PERSON", "Seating", "own_seating", "parse_kind", "parse_own", "parse_players", "split_seats"]

PERSON = "person"
DEFAULT_LEVEL = {"memory": "good", "plain": "good", "planner": "adult", "random": "good", "searcher": "adult"}
"""The level of a bot of this kind where none is said; `bot` alone is the memory bot that it has always been."""
OWN_LEVEL = "adult"
"""What a program of one's own is told of the dates, if it asks to be told."""
LONGEST_NAME = 60
_MOST_NUMBER = 10**9
HELP = (
    'who plays, clockwise, such as "Ana:age=8:hand=3,bot:child,bot:adult". NAME is a person at this keyboard, '
    "bot[:KIND][:LEVEL] a bot (see --levels), own[:N] the bot of the Nth --bot; after them :age=YEARS, :hand=CARDS "
    "and, for a bot, :name=NAME"
)


class Seating(NamedTuple):
    """One seat: a name (None for a bot that takes the next free one), and `person`, `bot:KIND:LEVEL` or
    `own:NUMBER:LEVEL`."""

    name: str | None
    kind: str
    age: int | None = None
    hand: int | None = None


def parse_players(text: str) -> list[Seating]:
    """The seats that the text names; raises UsageError that says what a seat looks like."""
    return [_seat(seat) for seat in _split(text, ",")]


def split_seats(text: str) -> list[tuple[str, list[str]]]:
    """Each seat as it was typed, and its parts: the name or word first, then the settings."""
    return [(seat, [part.strip() for part in _split(seat, ":")]) for seat in _split(text, ",")]


def parse_kind(kind: str) -> tuple[str, str] | None:
    """`(KIND, LEVEL)` of a bot, None for a person or a program of somebody's own; raises UsageError for a bot that is
    not there."""
    if kind == PERSON or parse_own(kind) is not None:
        return None
    word, *parts = kind.split(":")
    if word != "bot" or len(parts) > 2:
        raise _wrong(kind, "a seat is a person or bot:KIND:LEVEL")
    return _bot(kind, parts)


def parse_own(kind: str) -> tuple[int, str] | None:
    """`(NUMBER, LEVEL)` of a seat that a program of somebody's own plays, else None; raises UsageError for a wrong
    one."""
    word, *parts = kind.split(":")
    return _own(kind, parts) if word == "own" else None


def own_seating(number: int) -> Seating:
    """A seat for the program of the `number`th --bot, counted from 1."""
    return Seating(None, f"own:{number}:{OWN_LEVEL}")


def _own(seat: str, parts: list[str]) -> tuple[int, str]:
    from kronika.bots import KNOWLEDGE, LEVELS

    number, level = 1, OWN_LEVEL
    for part in parts:
        if part.isascii() and part.isdigit() and 0 < len(part) < 3 and int(part):
            number = int(part)
        elif part in KNOWLEDGE or part in LEVELS:
            level = part
        else:
            raise _wrong(seat, f"{part!r} says nothing here; a bot of one's own is written own:NUMBER:LEVEL")
    return number, level


def _bot(seat: str, parts: list[str]) -> tuple[str, str]:
    from kronika.bots import BOTS, KNOWLEDGE, LEVELS
    from kronika.bots.minds import kind_at

    kind = level = ""
    for part in parts:
        if part in BOTS:
            kind = part
        elif part in KNOWLEDGE or part in LEVELS:
            level = part
        else:
            levels = ", ".join((*KNOWLEDGE, *LEVELS))
            raise _wrong(seat, f"there is no bot {part!r}; kinds are {', '.join(BOTS)}, levels {levels}")
    kind = kind or (kind_at(level) if level else "memory")
    return kind, level or DEFAULT_LEVEL[kind]


def _seat(text: str) -> Seating:
    head, *parts = [part.strip() for part in _split(text, ":")]
    if not clean(head):
        raise _wrong(text, "a seat needs a name, or the word bot")
    _check_name(text, head)
    settings: dict[str, str] = {}
    words: list[str] = []
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals:
            words.append(part)
        elif key not in ("age", "hand", "name") or key in settings:
            raise _wrong(text, f"{key!r} is no setting, or stands twice; settings are age, hand and name")
        else:
            settings[key] = value
    age, hand = (_number(text, key, settings.get(key)) for key in ("age", "hand"))
    if head not in ("bot", "own"):
        if words or "name" in settings:
            extra = words[0] if words else "name"
            raise _wrong(text, f"{extra!r} says nothing about a person; a bot is written bot:KIND:LEVEL")
        return Seating(head, PERSON, age, hand)
    kind, level = _bot(text, words) if head == "bot" else _own(text, words)
    name = settings.get("name", "")
    _check_name(text, name)
    return Seating(name if clean(name) else None, f"{head}:{kind}:{level}", age, hand)


def _check_name(seat: str, name: str) -> None:
    try:
        name.encode()
    except UnicodeEncodeError:
        raise _wrong(seat, "a name is text in UTF-8, and this one holds bytes that are none") from None
    if len(name) > LONGEST_NAME:
        raise _wrong(seat, f"a name has at most {LONGEST_NAME} characters")


def _number(seat: str, key: str, value: str | None) -> int | None:
    if value is None:
        return None
    number = whole_number(value)
    if number is None or not 0 <= number < _MOST_NUMBER:
        raise _wrong(seat, f"{key} is a whole number, not {cut(clean(value), 30)!r}")
    return number


def _split(text: str, mark: str) -> list[str]:
    """The parts between marks; a backslash keeps the mark after it, and is dropped at the last level (`:`)."""
    parts, part, kept = [], "", False
    for character in text:
        if kept:
            part += character if mark == ":" else "\\" + character
            kept = False
        elif character == "\\":
            kept = True
        elif character == mark:
            parts.append(part)
            part = ""
        else:
            part += character
    return [*parts, part]


def _wrong(seat: str, why: str) -> UsageError:
    return UsageError("usage.players", f"players: {cut(clean(seat), 60)!r}: {why}")
