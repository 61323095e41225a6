"""One line of a record, strictly: JSON without doubtful readings, and moves with just the keys that they have.

Safe on hostile text: whatever the bytes, the answer is an object or a `LineError` with one clear sentence.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

import msgspec

from kronika.rules._terms import short
from kronika.table.moves import Add, Discard, Doubt, Move, Place, Stop, TurnOver

__all__ = [
    "LONGEST_LINE",
    "LineError",
    "check_keys",
    "is_ids",
    "is_permutation",
    "json_line",
    "parse_line",
    "parse_move",
]

LONGEST_LINE = 1 << 24
"""Bytes; a header with ten thousand cards is far shorter."""

MOST_VALUES = 1_000_000
"""Objects, lists and members of a line; a header with ten thousand cards has a tenth of it."""

DEEPEST = 64
"""Levels of objects and lists within each other; a record's own go four deep."""


class LineError(Exception):
    """What is wrong with a line, and a stable code for it."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


def json_line(value: Any) -> str:
    """The value as one line of a record, without the line end; escapes only what JSON demands."""
    return msgspec.json.format(_encode(value), indent=0).decode()


_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode
_encode_any = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise LineError("record.key-twice", f"key {key!r} stands twice in one object")
            seen.add(key)
    return found


def _no_constant(text: str) -> NoReturn:
    raise LineError("record.broken", f"{text} is not a JSON number")


def _float(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise LineError("record.broken", "a number is too large")
    return number


_DECODE = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_constant, parse_float=_float).decode


def parse_line(raw: bytes) -> dict[str, Any]:
    """The JSON object on a line (with or without its line end); raises LineError."""
    if len(raw) > LONGEST_LINE:
        raise LineError("record.too-long", f"a line has at most {LONGEST_LINE} bytes")
    if len(raw) > 1 << 20 and raw.count(b"{") + raw.count(b"[") + raw.count(b",") > MOST_VALUES:
        raise LineError("record.too-long", f"a line holds at most {MOST_VALUES} values")
    try:
        found = _decode(raw)
        # A line that is, but for spaces, what its reading would be written as holds no key twice and nothing doubtful.
        if type(found) is dict and msgspec.json.format(raw, indent=-1) == _encode(found):
            at = raw.find(b'"x-')
            if at >= 0 and raw.count(b"{", at) + raw.count(b"[", at) > DEEPEST:
                _check_depth(found)
            return found
    except (ValueError, RecursionError):
        pass  # The strict reading below says what is wrong, or that nothing is.
    found = None  # Not two readings of a long line at once.
    return _parse_strictly(raw)


def _parse_strictly(raw: bytes) -> dict[str, Any]:
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise LineError("record.not-utf8", f"the line is not UTF-8 (byte {error.start + 1})") from None
    if text.startswith("\ufeff"):
        raise LineError("record.byte-order-mark", "a record has no byte order mark; save it as UTF-8 without one")
    if not text or text.isspace():
        raise LineError("record.blank", "the line is blank")
    try:
        found = _DECODE(text)
    except json.JSONDecodeError as error:
        raise LineError("record.broken", f"the line is not JSON: {error.msg} (character {error.pos + 1})") from None
    except RecursionError:
        raise LineError("record.too-deep", "the line is nested too deeply") from None
    except ValueError:
        raise LineError("record.broken", "a number has too many digits") from None
    if type(found) is not dict:
        raise LineError("record.no-object", "the line is not a JSON object")
    escaped = "\\u" in text
    if escaped or '"x-' in text:
        # What is carried along under x- keys can be nested at will; all else is checked by its reader.
        _check_depth(found)
    if escaped:
        try:
            _encode_any(found).encode("utf-8")
        except UnicodeEncodeError:
            raise LineError("record.lone-surrogate", "the line holds half of a surrogate pair") from None
    return found


def _check_depth(found: Any) -> None:
    level = [found]
    for _ in range(DEEPEST):
        level = [
            inner
            for outer in level
            for inner in (outer.values() if type(outer) is dict else outer)
            if type(inner) is dict or type(inner) is list
        ]
        if not level:
            return
    raise LineError("record.too-deep", f"the line is nested more than {DEEPEST} deep")


def check_keys(found: Mapping[str, Any], required: frozenset[str], optional: frozenset[str], where: str) -> None:
    """Refuse keys that are missing or unknown; those that begin with `x-` are carried along."""
    for key in found:
        if key not in required and key not in optional and not key.startswith("x-"):
            raise LineError(
                "record.unknown-key", f"{where}: unknown key {short(key)}; its keys are {_sorted(required | optional)}"
            )
    for key in sorted(required):
        if key not in found:
            raise LineError("record.missing-key", f"{where}: key {key!r} is missing")


def _sorted(keys: frozenset[str]) -> str:
    return ", ".join(sorted(keys))


_KEYS: dict[type, tuple[frozenset[str], frozenset[str]]] = {
    Place: (frozenset({"seat", "move", "card", "gap"}), frozenset()),
    TurnOver: (frozenset({"seat", "move", "card"}), frozenset()),
    Discard: (frozenset({"seat", "move", "card"}), frozenset()),
    Stop: (frozenset({"seat", "move"}), frozenset()),
    Add: (frozenset({"seat", "move", "card", "gap"}), frozenset({"chain"})),
    Doubt: (frozenset({"seat", "move"}), frozenset()),
}


def parse_move(found: Mapping[str, Any], moves: Mapping[str, type]) -> Move:
    """The move on a line of a game that has these moves; raises LineError. Whether it is legal is for the rules."""
    name = found.get("move")
    kind = moves.get(name) if type(name) is str else None
    if kind is None:
        if "move" not in found:
            raise LineError("record.no-move", "the line is neither a move, nor a reshuffle, nor the result")
        raise LineError("move.unknown", f"there is no move {_shown(name)}; the moves are {', '.join(moves)}")
    required, optional = _KEYS[kind]
    # The common case, no more and no fewer than the required keys, is one comparison.
    if found.keys() != required:
        check_keys(found, required, optional, f"move {name!r}")
    if type(found["seat"]) is not int:
        raise LineError("move.wrong-type", f"seat must be a whole number, not {_shown(found['seat'])}")
    if "card" in required and type(found["card"]) is not str:
        raise LineError("move.wrong-type", f"card must be a card's id, not {_shown(found['card'])}")
    if "gap" in required and type(found["gap"]) is not int:
        raise LineError("move.wrong-type", f"gap must be a whole number, not {_shown(found['gap'])}")
    if kind is Place:
        return Place(found["seat"], found["card"], found["gap"])
    if kind is Add:
        chain = found.get("chain")
        if "chain" in found and not is_ids(chain):
            raise LineError("move.wrong-type", "chain must be a list of card ids")
        return Add(found["seat"], found["card"], found["gap"], None if chain is None else tuple(chain))
    move: Move = kind(found["seat"], found["card"]) if "card" in required else kind(found["seat"])
    return move


def is_ids(value: Any) -> bool:
    """Whether this is a list of texts."""
    return type(value) is list and set(map(type, value)) <= {str}


def is_permutation(cards: Sequence[str], others: Sequence[str]) -> bool:
    """Whether these are the same cards in any order."""
    return len(cards) == len(others) and sorted(cards) == sorted(others)


def _shown(value: Any) -> str:
    """A value for a message, cut to a readable length."""
    try:
        text = _encode_any(value)
    except (ValueError, RecursionError):
        text = type(value).__name__
    return text if len(text) <= 40 else text[:37] + "…"
