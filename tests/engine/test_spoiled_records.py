"""Records made wrong in every way: each value, each key, each line, and any bytes at all.

Whatever is done to a record, the reader finds it on its line, or reads an equivalent game; nothing else ever happens.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.engine import load_record, state_line
from kronika.errors import IllegalMove, RecordError
from tests.engine.reading import RUSSIA, encoded, golden, outcome
from tests.strategies import EDITIONS, position_header

# Every value made wrong

WRONG: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 2**53, 10**30, -(10**30), 1.0, 0.5, 1e300,
    "", "x", "0", "1900", "a\u0000b", "\u202e",
    [], [0], [""], ["x"], [[]], [None], {}, {"x": 1}, {"x-a": 1}, {"title": "t", "date": "1900"}, [[[[]]]],
)  # fmt: skip
Path_ = tuple[Any, ...]


def paths(value: Any, at: Path_ = (), most: int = 2) -> Iterator[Path_]:
    """The ways to every value inside, into the first few of long lists and objects."""
    yield at
    if isinstance(value, dict):
        keys = list(value)
        for key in keys if len(keys) <= 12 or not at else keys[:most]:
            yield from paths(value[key], (*at, key), most)
    elif isinstance(value, list):
        for number in range(min(len(value), most)):
            yield from paths(value[number], (*at, number), most)


def changed(value: Any, at: Path_, new: Any) -> Any:
    if not at:
        return new
    made = copy.copy(value)
    made[at[0]] = changed(value[at[0]], at[1:], new)
    return made


def value_at(value: Any, at: Path_) -> Any:
    for step in at:
        value = value[step]
    return value


def records_to_spoil() -> dict[str, list[dict[str, Any]]]:
    """For each edition a record with moves, chance lines where there are any, and a result; and one from a position."""
    found = {}
    for id in EDITIONS:
        game = load_record(golden(f"{id}-2")[:-1])
        header, *lines = (json.loads(line) for line in golden(f"{id}-2"))
        # `first` is named, so that ages, which are there to be spoiled, change nothing.
        header["seats"] = [seat | {"age": 30 + number} for number, seat in enumerate(header["seats"])]
        found[f"{id}-dealt"] = [header, *lines]
        game.undo(min(3, len(game.turns)))
        found[f"{id}-position"] = [json.loads(encoded(position_header(game)))]
    return found


SPOILED = records_to_spoil()


def lines_to_spoil(record: list[dict[str, Any]]) -> list[int]:
    """The header, the first moves, the first chance line, the result."""
    chances = [number for number, line in enumerate(record) if "chance" in line][:1]
    return sorted({0, *range(1, min(3, len(record))), *chances, len(record) - 1})


@pytest.mark.parametrize("name", SPOILED)
def test_every_value_made_wrong(name: str) -> None:
    record = SPOILED[name]
    raw = [encoded(line) for line in record]
    whole = outcome(raw)[0]
    tried = accepted = 0
    for number in lines_to_spoil(record):
        for at in paths(record[number]):
            if any(isinstance(step, str) and step.startswith("x-") for step in at):
                continue
            old = value_at(record[number], at)
            for new in WRONG:
                if json.dumps(new) == json.dumps(old):
                    continue
                states, error = outcome([*raw[:number], encoded(changed(record[number], at, new)), *raw[number + 1 :]])
                tried += 1
                where = f"{name} line {number + 1} {at}: {old!r} became {new!r}"
                if error is None:
                    accepted += 1
                    assert type(new) is type(old) or old is None, f"{where} and was accepted"
                elif type(new) is not type(old):
                    # `layer` may be null or a seat; any other object leaves the move before it without its chance line.
                    no_chance = "chance" in record[number] and not at and isinstance(new, dict)
                    right = error.line == (number if no_chance else number + 1)
                    assert right or old is None or new is None, f"{where}: {error}"
                assert states[: min(number, len(states))] == whole[: min(number, len(states))], where
    assert tried > 300
    assert accepted < tried / 4


@pytest.mark.parametrize("name", SPOILED)
def test_every_key_left_out_written_twice_or_unknown(name: str) -> None:
    record = SPOILED[name]
    raw = [encoded(line) for line in record]
    assert outcome(raw)[1] is None
    whole = outcome(raw)[0]
    optional = {"age", "hand", "first", "options", "front", "back", "winners", "score", "rank", "chain", "x-chance"}

    def read(number: int, text: bytes) -> tuple[list[str], RecordError | None]:
        return outcome([*raw[:number], text, *raw[number + 1 :]])

    for number in lines_to_spoil(record):
        line = record[number]
        for at in paths(line):
            inside = value_at(line, at)
            if not isinstance(inside, dict) or any(str(step).startswith("x-") for step in at):
                continue
            here = f"{name} line {number + 1} {at}"
            a_game_s_own = at in (("cards",), ("options",))
            # An unknown key is refused by name; the keys of `cards` are ids.
            states, error = read(number, encoded(changed(line, at, inside | {"unheard": 1})))
            assert error is not None, here
            assert error.line == number + 1, here
            assert "unheard" in error.reason
            if at not in (("cards",), ("position",), ("result",)):
                states, error = read(number, encoded(changed(line, at, {"x-heard": [1, {"a": None}]} | inside)))
                assert error is None, f"{here}: {error}"
                assert states == whole, here
            for key in list(inside)[:12]:
                text = json.dumps(changed(line, at, {"TWICE": 0} | inside), ensure_ascii=False)
                twice = text.replace('"TWICE": 0', f"{json.dumps(key, ensure_ascii=False)}: 0")
                _, error = read(number, twice.encode())
                assert error is not None, here
                assert (error.line, error.code) == (number + 1, "record.key-twice"), f"{here} {key}: {error}"
                _, error = read(number, encoded(changed(line, at, {k: v for k, v in inside.items() if k != key})))
                if key not in optional and not a_game_s_own:
                    assert error is not None, f"{here} without {key}"
                    moves_line = number if key == "chance" else number + 1
                    assert error.line == moves_line, f"{here} without {key}: {error}"
                assert error is None or error.line >= number, f"{here} without {key}: {error}"


@pytest.mark.parametrize("name", SPOILED)
def test_lines_left_out_doubled_and_exchanged(name: str) -> None:
    raw = [encoded(line) for line in SPOILED[name]]
    whole = outcome(raw)[0]
    for number in range(len(raw)):
        for lines in (
            raw[:number] + raw[number + 1 :],
            raw[: number + 1] + raw[number:],
            raw[:number] + raw[number : number + 2][::-1] + raw[number + 2 :],
        ):
            states, error = outcome(lines)
            assert error is None or number <= error.line <= len(lines) + (not lines), f"{number}: {error}"
            same = next((at for at, (one, other) in enumerate(zip(states, whole, strict=False)) if one != other), None)
            assert same is None or same > 0 or number == 0


# Any bytes at all


PIECES = (*(bytes([byte]) for byte in b'\n"{}[],-\xff\x00'), b"\n\n", b"null", b"1e9", b"\\u", b"NaN", b"\xef\xbb\xbf")


def mutated(raw: bytes, rng: random.Random) -> bytes:
    """A record with a few bytes changed, cut out, put in, or copied from elsewhere."""
    text = bytearray(raw)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(text) + 1)
        match rng.randrange(4):
            case 0:
                text[at : at + 1] = bytes([rng.randrange(256)])
            case 1:
                del text[at : at + rng.choice((1, 2, 20, 400))]
            case 2:
                text[at:at] = rng.choice(PIECES)
            case 3:
                other = rng.randrange(len(text) + 1)
                text[at:at] = text[other : other + rng.choice((1, 10, 100))]
    return bytes(text)


@settings(max_examples=400)
@given(name=st.sampled_from(sorted(SPOILED)), seed=st.integers(0, 2**64))
def test_spoiled_records(name: str, seed: int) -> None:
    raw = b"".join(encoded(line) for line in SPOILED[name])
    rng = random.Random(seed)
    for _ in range(5):
        lines = mutated(raw, rng).splitlines(keepends=True)
        _, error = outcome(lines)
        assert error is None or 1 <= error.line <= max(1, len(lines))


WORDS = ("place", "a", "reshuffle")
KEYS = ("kronika", "game", "seats", "cards", "pile", "seat", "move", "card", "gap", "chance", "result", "x-a")
HEADER_KEYS = ("seats", "cards", "pile", "first", "options", "position")

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(WORDS)
json_values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=3), inner, max_size=5)
    ),
    max_leaves=12,
)


@settings(max_examples=300)
@given(st.lists(st.binary(max_size=200) | json_values.map(lambda value: json.dumps(value).encode()), max_size=4))
def test_any_bytes(lines: list[bytes]) -> None:
    assert outcome(lines)[1] is not None
    _, error = outcome([RUSSIA[0], *lines])
    assert error is None or 2 <= error.line <= 1 + len(lines)


@settings(max_examples=300)
@given(
    game=st.sampled_from(EDITIONS),
    field=json_values,
    keys=st.lists(st.sampled_from(["seats", "cards", "pile", "first", "options", "position"]), min_size=1, max_size=2),
)
def test_any_header(game: str, field: Any, keys: list[str]) -> None:
    header = dict(SPOILED[f"{game}-dealt"][0])
    for key in keys:
        header[key] = field
    _, error = outcome([encoded(header)])
    assert error is None or error.line == 1


@pytest.mark.parametrize("id", EDITIONS)
@settings(max_examples=100)
@given(data=st.data())
def test_any_move(id: str, data: st.DataObject) -> None:
    """What a phone sends and what stands in a record's line 2 are judged alike: a legal move, or the same refusal."""
    record = SPOILED[f"{id}-dealt"]
    move = dict(record[1])
    for key in data.draw(st.lists(st.sampled_from([*move, "chain", "gap", "card", "x-a"]), min_size=1, max_size=3)):
        move[key] = data.draw(json_values)
    line = encoded(move)
    _, error = outcome([encoded(record[0]), line])
    no_json = ("record.broken", "record.lone-surrogate", "record.too-deep", "record.key-twice", "chance.missing")
    if error is not None and error.code in no_json:
        return  # nothing that could reach a table, or a shuffle that the live table makes itself
    live = load_record([encoded(record[0])])
    before = state_line(live)
    try:
        live.play_line(json.loads(line))
    except IllegalMove as refusal:
        refused_as: str | None = refusal.code
    else:
        refused_as = None
    assert refused_as == (error.code if error else None)
    assert (state_line(live) == before) == (refused_as is not None)
