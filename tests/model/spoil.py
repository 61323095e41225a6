"""Spoils one line of a good record, in every way that records.md speaks of, and says which line a reader must name.

Here are the faults of lines put in, left out or put at the end, and the choice among all kinds; those of a single move
stand in `spoil_moves`, of the first line in `spoil_header`, what honest readers may see otherwise in `spoil_doubtful`.
"""

# ruff: noqa: ARG001 - every kind of fault is called alike, whatever it needs

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from . import model
from .header import read_header
from .spoil_doubtful import HEADER_DOUBTFUL
from .spoil_header import HEADER, HEADER_TEXT, POSITION, as_position_record
from .spoil_moves import MOVE, text

Made = dict[str, Any]

# ---------------------------------------------------------------- lines put in, left out, put at the end

Whole = Callable[[Random, list[str], list[Made]], "tuple[list[str], int] | None"]


def numbered(lines: list[str], key: str) -> list[int]:
    """Indices of the lines that have this key."""
    return [index for index, line in enumerate(lines) if index and key in json.loads(line)]


def without_result(lines: list[str]) -> list[str]:
    return [line for index, line in enumerate(lines) if not index or "result" not in json.loads(line)]


def reshuffle_missing(rng: Random, lines: list[str], states: list[Made]) -> tuple[list[str], int] | None:
    places = numbered(lines, "chance")
    if not places:
        return None
    index = rng.choice(places)
    # the line after it, if any, is a move, a result or nothing: never a reshuffle
    rest = lines[index + 1 :] if rng.random() < 0.6 else []
    return lines[:index] + rest, index


def reshuffle_wrong(rng: Random, lines: list[str], states: list[Made]) -> tuple[list[str], int] | None:
    places = numbered(lines, "chance")
    if not places:
        return None
    index = rng.choice(places)
    c = json.loads(lines[index])
    pile = c["pile"]
    made: list[Made] = [
        {**c, "pile": pile[1:]},
        {**c, "pile": [*pile, pile[0]]},
        {**c, "pile": [*pile, "nobody"]},
        {**c, "pile": [*pile[1:], "nobody"]},
        {**c, "pile": None},
        {**c, "pile": [0] * len(pile)},
        {**c, "pile": {}},
        {**c, "seat": 0},
        {**c, "colour": 1},
        {"chance": "reshuffle"},
    ]
    if len(pile) > 1:
        made += [{**c, "pile": [pile[0], pile[0], *pile[2:]]}] * 2
    return [*lines[:index], text(rng.choice(made)), *lines[index + 1 :]], index + 1


def reshuffle_again(rng: Random, lines: list[str], states: list[Made]) -> tuple[list[str], int] | None:
    places = numbered(lines, "chance")
    if not places:
        return None
    index = rng.choice(places)
    return lines[: index + 1] + lines[index:], index + 2


def reshuffle_not_needed(rng: Random, lines: list[str], states: list[Made]) -> tuple[list[str], int] | None:
    lines = without_result(lines)
    due = numbered(lines, "chance")
    places = [index for index in range(1, len(lines) + 1) if index not in due and index - 1 not in due]
    if not places:
        return None
    index = rng.choice(places)
    done = sum("move" in json.loads(line) for line in lines[1:index])
    s = states[done]
    pile = rng.choice([s["pile"], s["discard"], s["box"], []])
    return [*lines[:index], text({"chance": "reshuffle", "pile": pile}), *lines[index:]], index + 1


def line_put_in(rng: Random, lines: list[str], states: list[Made]) -> tuple[list[str], int] | None:
    due = numbered(lines, "chance")
    index = rng.choice([one for one in range(1, len(lines) + 1) if one not in due])
    line = rng.choice(["", " ", "{}", "null", "\ufeff", '{"note": 1}', '{"x-note": 1}', '{"kronika": 1}', lines[0]])
    return [*lines[:index], line, *lines[index:]], index + 1


def after_the_end(rng: Random, lines: list[str], states: list[Made]) -> tuple[list[str], int] | None:
    if states[-1]["turn"] is not None or not states[-1]["move"]:
        return None
    lines = without_result(lines)
    moves = numbered(lines, "move")
    last = json.loads(lines[moves[-1]])
    return [*lines, rng.choice([text(last), text({**last, "seat": 0}), text({**last, "seat": None})])], len(lines) + 1


def due_result(s: Made) -> Made:
    return {key: s[key] for key in ("winners", "score", "rank") if key in s}


def after_the_result(rng: Random, lines: list[str], states: list[Made]) -> tuple[list[str], int] | None:
    lines = without_result(lines)
    due = numbered(lines, "chance")
    index = rng.choice([one for one in range(1, len(lines) + 1) if one not in due])
    if index < len(lines):  # right so far, but the game goes on
        done = sum("move" in json.loads(line) for line in lines[1:index])
        return [*lines[:index], text({"result": due_result(states[done])}), *lines[index:]], index + 2
    result = text({"result": due_result(states[-1])})
    more = rng.choice([result, "", lines[-1], '{"chance": "reshuffle", "pile": []}', "{}", '{"x-end": 1}'])
    return [*lines, result, more], len(lines) + 2


def result_wrong(rng: Random, lines: list[str], states: list[Made]) -> tuple[list[str], int] | None:
    lines = without_result(lines)
    s = states[-1]
    due = due_result(s)
    made: list[Any] = [{**due, "winner": 0}, {**due, "moves": s["move"]}, None, [due], "won", 0, {**due, "": None}]
    if "winners" in s:
        made += [{**due, "score": None}, {**due, "rank": 0}, {"winners": [99]}, {"winners": []}, {"winners": 0}]
        made.append({"winners": None if s["winners"] else [0]})
        if s["winners"]:
            made += [{"winners": None}, {"winners": [*s["winners"], s["winners"][0]]}]
            if len(s["winners"]) > 1:
                made += [{"winners": s["winners"][::-1]}, {"winners": s["winners"][1:]}] * 2
    else:
        made += [{**due, "winners": [0]}, {**due, "winners": None}, {**due, "score": (s["score"] or 0) + 1}]
        made += [{"rank": 7 if s["rank"] != 7 else 6}, {"score": str(s["score"])}, {"rank": -1}]
    lines = [*lines, text({"result": rng.choice(made)})]
    if rng.random() < 0.2:
        lines[-1] = text({"result": due, "colour": "red"})
    return lines, len(lines)


def discard_after_failure(rng: Random, lines: list[str], states: list[Made]) -> tuple[list[str], int] | None:
    """twist-coop: a matching card discarded in a turn whose attempts have failed so far (TC-26 TC-28)."""
    g = read_header(json.loads(lines[0]))
    made: list[tuple[list[str], int]] = []
    for index, s in zip(numbered(lines, "move"), states, strict=False):
        if s.get("tried") and not s["placed"]:
            top, seat = g["back"][s["discard"][-1]], s["turn"]
            for card in s["hands"][seat]:
                if g["front"][card] == top:
                    line = text({"seat": seat, "move": "discard", "card": card})
                    made.append(([*lines[:index], line, *lines[index + 1 :]], index + 1))
    return rng.choice(made) if made else None


LINES: list[Whole] = [
    reshuffle_missing,
    reshuffle_wrong,
    reshuffle_again,
    reshuffle_not_needed,
    line_put_in,
    after_the_end,
    after_the_result,
    result_wrong,
]


def broken_reshuffle(rng: Random, lines: list[str], states: list[Made]) -> tuple[list[str], int] | None:
    """Where a reshuffle is due, a line that is no chance outcome known: is it that line, or the move's?"""
    places = numbered(lines, "chance")
    if not places:
        return None
    index = rng.choice(places)
    line = rng.choice(["", lines[index][:-1], "[]", '{"chance": "deal"}'])
    return [*lines[:index], line, *lines[index + 1 :]], index + 1


def result_almost_right(rng: Random, lines: list[str], states: list[Made]) -> tuple[list[str], int] | None:
    """A result with a key of its own, with a key of the state that is no result, or 25.0 for 25."""
    lines, s = without_result(lines), states[-1]
    made = [{**due_result(s), "x-by": 1}, {"turn": s["turn"]}, {"move": s["move"]}]
    if s.get("winners"):
        made.append({"winners": [float(one) for one in s["winners"]]})
    if s.get("score") is not None:
        made.append({"score": float(s["score"])})
    return [*lines, text({"result": rng.choice(made)})], len(lines) + 1


LINES_DOUBTFUL: list[Whole] = [broken_reshuffle, result_almost_right]


# ---------------------------------------------------------------- choosing one


def one_spoiled(rng: Random, lines: list[str], kind: Any) -> tuple[list[str], int] | None:
    """The record spoiled by this kind, or None where it does not apply."""
    h = json.loads(lines[0])
    if kind in HEADER_TEXT:
        return [kind(rng, lines[0], h), *lines[1:]], 1
    states = [json.loads(state) for state in model.replay(lines)[0]]
    if kind in HEADER:
        changed = kind(rng, h)
        return ([text(h), *lines[1:]], 1) if changed else None
    if kind in POSITION or kind in HEADER_DOUBTFUL:
        if "position" not in h and states[0]["turn"] is not None:
            as_position_record(h, states[0])
        changed = kind(rng, h)
        return ([text(h), *lines[1:]], 1) if changed else None
    if kind in MOVE:
        places = numbered(lines, "move")
        if not places:
            return None
        index = rng.choice(places)
        busy = [one for one, s in zip(places, states, strict=False) if s.get(rng.choice(["placed", "tried"]))]
        if kind in OWN and busy and rng.random() < 0.6:
            index = rng.choice(busy)  # in the middle of a turn of twist-coop
        before = states[places.index(index)]
        line = kind(rng, json.loads(lines[index]), before, read_header(h))
        return ([*lines[:index], line, *lines[index + 1 :]], index + 1) if line is not None else None
    spoiled: tuple[list[str], int] | None = kind(rng, lines, states)
    return spoiled


OWN: list[Any] = [one for one in MOVE if one.__name__ in ("moved_in_coop", "doubted", "corrected")]
OWN.append(discard_after_failure)
OWN += [one for one in POSITION if one.__name__ == "position_coop"]
CHANCE = [one for one in LINES if one.__name__.startswith("reshuffle")]


def spoil_named(rng: Random, lines: list[str], doubtful: bool = False) -> tuple[list[str], int, str]:
    """As `spoil`, with the name of what was done; `doubtful` takes the kinds that the specifications leave open."""
    groups: list[list[Any]] = [MOVE, MOVE, MOVE, OWN, OWN, LINES, LINES, CHANCE, HEADER, HEADER, HEADER_TEXT, POSITION]
    if doubtful:
        groups = [HEADER_DOUBTFUL] * 8 + [LINES_DOUBTFUL]
    for _ in range(1000):
        kind = rng.choice(rng.choice(groups))
        spoiled = one_spoiled(rng, lines, kind)
        if spoiled is None:
            continue
        made, number = spoiled
        _, reason, line = model.replay(made)
        if line != number:
            shown = made[number - 1] if number <= len(made) else "nothing"
            raise AssertionError(f"{kind.__name__} was to be an error of line {number}, is {reason} of {line}: {shown}")
        return made, number, kind.__name__
    raise AssertionError("no kind of fault applies to this record")


def spoil(rng: Random, lines: list[str], doubtful: bool = False) -> tuple[list[str], int]:
    """An illegal version of a good record, and the number (from 1) of the line that is wrong."""
    return spoil_named(rng, lines, doubtful)[:2]
