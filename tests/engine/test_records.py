"""Reading records strictly, whatever they hold: the samples to the byte, hostile text, records without end.

Whatever the bytes, the reader answers with games or with one RecordError that names the line, never with anything else.
"""

from __future__ import annotations

import json
import random
import re
import tracemalloc
from collections.abc import Iterator
from itertools import chain, islice, repeat
from pathlib import Path
from typing import Any

import pytest

from kronika.engine import load_record, raw_lines, read_record, record_lines, state_line
from tests.engine.reading import RUSSIA, encoded, golden, outcome, refused

SAMPLES = Path(__file__).resolve().parents[3] / "shared" / "data" / "records"
LONGEST_LINE = 16 * 1024 * 1024
"""Bytes; a promise to whoever runs a server."""


# The samples


def wrong_lines() -> dict[str, int]:
    """The number of the wrong line in each illegal sample, from the table in their README."""
    table = (SAMPLES / "README.md").read_text("utf-8")
    return {name: int(line) for name, line in re.findall(r"^\| (\S+\.jsonl) \|.*\| (\d+) \|$", table, re.M)}


def samples() -> list[Any]:
    found = sorted(SAMPLES.glob("*.kronika.jsonl"))
    if not found:
        reason = "the sample records are not beside this checkout"
        return [pytest.param(None, marks=pytest.mark.skip(reason=reason))]
    return [pytest.param(path, id=path.name.removesuffix(".kronika.jsonl")) for path in found]


@pytest.mark.parametrize("path", samples())
def test_a_sample_replays_to_the_byte(path: Path) -> None:
    with path.open("rb") as file:
        states, error = outcome(raw_lines(file))
    wanted = path.with_name(path.name.replace(".kronika.", ".states.")).read_bytes()
    assert "".join(state + "\n" for state in states).encode() == wanted
    assert (error.line if error else None) == wrong_lines().get(path.name)
    if error is None:
        text = path.read_bytes()
        written = "".join(
            line + "\n" for line in record_lines(load_record(text.splitlines(keepends=True)), result=False)
        )
        assert written.encode() == text, "what was read comes back as it was read"


def test_all_illegal_samples_are_in_the_table() -> None:
    if not SAMPLES.exists():
        pytest.skip("the sample records are not beside this checkout")
    illegal = {path.name for path in SAMPLES.glob("*-illegal-*.kronika.jsonl")}
    assert illegal == set(wrong_lines())
    assert len(illegal) >= 40


# Doubtful JSON


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "record.blank"),
        (b"\n", "record.blank"),
        (b" \t \n", "record.blank"),
        (b"\r\n", "record.blank"),
        (b"\xef\xbb\xbf{}\n", "record.byte-order-mark"),
        (b"\xff\xfe{\x00}\x00\n", "record.not-utf8"),
        (b'{"seat": "\xc3\x28"}\n', "record.not-utf8"),
        (b'{"seat": "\xed\xa0\x80"}\n', "record.not-utf8"),
        (b'{"seat": "\xc0\x80"}\n', "record.not-utf8"),
        (b'{"x-a": "\\ud800", "seat": 0}\n', "record.lone-surrogate"),
        (b'{"x-a": {"\\udfff": 1}}\n', "record.lone-surrogate"),
        (b'{"x-a": "\\udc00\\ud800"}\n', "record.lone-surrogate"),
        (b'{"seat": 0, "seat": 0}\n', "record.key-twice"),
        (b'{"x-a": {"b": [{"c": 1, "c": 1}]}}\n', "record.key-twice"),
        (b'{"x-a": NaN}\n', "record.broken"),
        (b'{"x-a": Infinity}\n', "record.broken"),
        (b'{"x-a": -Infinity}\n', "record.broken"),
        (b'{"x-a": 1e400}\n', "record.broken"),
        (b'{"x-a": -1e999999999}\n', "record.broken"),
        (b'{"x-a": 1' + b"0" * 5000 + b"}\n", "record.broken"),
        (b'{"x-a": 01}\n', "record.broken"),
        (b'{"x-a": +1}\n', "record.broken"),
        (b'{"x-a": 1.}\n', "record.broken"),
        (b'{"x-a": .5}\n', "record.broken"),
        (b'{"x-a": 0x10}\n', "record.broken"),
        (b'{"x-a": "\x00"}\n', "record.broken"),
        (b'{"x-a": "\x1f"}\n', "record.broken"),
        (b"\x00\n", "record.broken"),
        (b'{"x-a": "\\x41"}\n', "record.broken"),
        (b'{"x-a": "\\u00g0"}\n', "record.broken"),
        (b"{'x-a': 1}\n", "record.broken"),
        (b'{"x-a": 1,}\n', "record.broken"),
        (b'{"x-a": [1,]}\n', "record.broken"),
        (b"{} {}\n", "record.broken"),
        (b"{}x\n", "record.broken"),
        (b"// remark\n", "record.broken"),
        (b'{"x-a": True}\n', "record.broken"),
        (b"{", "record.broken"),
        (b"[]\n", "record.no-object"),
        (b"0\n", "record.no-object"),
        (b'"{}"\n', "record.no-object"),
        (b"null\n", "record.no-object"),
        (b"{}\n", "record.no-move"),
        (b"[" * 100_000 + b"]" * 100_000, "record.too-deep"),
        (b'{"x-a": ' + b"[" * 5_000 + b"]" * 5_000 + b"}", "record.too-deep"),
        (b'{"x-a": ' + b'{"a":' * 5_000 + b"1" + b"}" * 5_001, "record.too-deep"),
        (b"[" * 1_000_000, "record.too-deep"),
    ],
)
def test_a_doubtful_line(line: bytes, code: str) -> None:
    """As the second line, where a move is due, and as the first where only the header can be."""
    states, error = outcome([RUSSIA[0], line, *RUSSIA[1:]])
    assert len(states) == 1, "the deal stands"
    refused([RUSSIA[0], line, *RUSSIA[1:]], 2, code)
    assert error is not None
    assert len(error.reason) > 10
    refused([line, *RUSSIA], 1, "record.version" if code == "record.no-move" else code)


@pytest.mark.parametrize("depth", [10, 100, 500, *range(880, 1000, 3)])
def test_what_is_read_can_be_written(depth: int) -> None:
    """However deep an `x-` value is: either the line is refused, or the record can be written again, by anybody."""
    move = RUSSIA[1].rstrip()[:-1] + b', "x-deep": ' + b"[" * depth + b"]" * depth + b"}\n"
    _, error = outcome([RUSSIA[0], move])
    if error is not None:
        assert error.code == "record.too-deep"
        return
    game = load_record([RUSSIA[0], move])

    def from_deeper(calls: int) -> list[str]:
        return from_deeper(calls - 1) if calls else list(record_lines(game))

    assert from_deeper(100)[1].encode() + b"\n" == move


@pytest.mark.parametrize("depth", [60, 100, 300, 900, 1_100, 5_000, 200_000])
@pytest.mark.parametrize("brackets", [(b"[", b"", b"]"), (b'{"a":', b"1", b"}")])
def test_deep_nesting_where_no_list_belongs(depth: int, brackets: tuple[bytes, bytes, bytes]) -> None:
    """Not under an `x-` key, so whatever it is, it is wrong, and said to be so on its line."""
    opening, inside, closing = brackets
    deep = opening * depth + inside + closing * depth
    header = RUSSIA[0].replace(b'"first": 1', b'"first": ' + deep)
    assert header != RUSSIA[0]
    for lines, line in (
        ([header], 1),
        ([RUSSIA[0], b'{"seat": 0, "move": "place", "card": ' + deep + b', "gap": 0}'], 2),
        ([RUSSIA[0], b'{"seat": 0, "move": ' + deep + b"}"], 2),
        ([*RUSSIA[:-1], b'{"result": {"winners": ' + deep + b"}}"], len(RUSSIA)),
        ([*RUSSIA[:-1], b'{"result": ' + deep + b"}"], len(RUSSIA)),
    ):
        _, error = outcome(lines)
        assert error is not None
        assert error.line == line
        assert len(error.reason) < 500


def test_the_longest_line() -> None:
    head = RUSSIA[1].rstrip()[:-1] + b', "x-note": "'
    tail = b'"}'
    fits = head + b"a" * (LONGEST_LINE - len(head) - len(tail)) + tail
    assert len(fits) == LONGEST_LINE
    states, error = outcome([RUSSIA[0], fits])
    assert error is None
    assert len(states) == 2
    refused([RUSSIA[0], head + b"a" + fits[len(head) :]], 2, "record.too-long")


def test_a_line_without_end_is_not_read_to_its_end() -> None:
    class Endless:
        """A file of one line that goes on for ever."""

        read = 0

        def readline(self, limit: int) -> bytes:
            self.read += limit
            return b"a" * limit

    endless = Endless()
    refused(raw_lines(endless), 1, "record.too-long")  # type: ignore[arg-type]
    assert endless.read <= LONGEST_LINE + 1


@pytest.mark.parametrize(
    ("lines", "line"),
    [([], 1), ([b"\n"], 1), ([RUSSIA[0] * 2], 1), ([RUSSIA[0], RUSSIA[0]], 2), ([*RUSSIA, b"\n"], len(RUSSIA) + 1)],
)
def test_lines_too_few_and_too_many(lines: list[bytes], line: int) -> None:
    _, error = outcome(lines)
    assert error is not None
    assert error.line == line


def test_a_missing_last_line_end_is_no_error() -> None:
    text = b"".join(RUSSIA).removesuffix(b"\n")
    states, error = outcome(text.splitlines(keepends=True))
    assert error is None
    assert states == outcome(RUSSIA)[0]


def test_nothing_follows_the_result() -> None:
    assert RUSSIA[-1].startswith(b'{"result"')
    for more in (RUSSIA[-1], RUSSIA[1], b"{}\n", b'{"x-a": 1}\n'):
        refused([*RUSSIA, more], len(RUSSIA) + 1, "record.after-result")


def test_a_game_that_goes_on_after_its_record_was_read_forgets_the_result_of_then() -> None:
    """A record may state the result of its last state in mid-game; played on, it is no longer that."""
    game = load_record([RUSSIA[0], RUSSIA[1], b'{"result": {"winners": null}}\n'])
    rng = random.Random(1)
    while not game.over:
        game.play(rng.choice(game.legal_moves().moves), shuffle=lambda cards: cards)
    written = [line.encode() for line in record_lines(game)]
    assert outcome(written)[1] is None


# Long records


def endless_record() -> Iterator[bytes]:
    """Two players who are always wrong: each misplaced card is shuffled, alone, and drawn again."""
    cards = {card: {"title": card, "date": date} for card, date in (("a", "1"), ("b", "2"), ("m", "1900"))}
    options = {"hand": 1}
    seats = [{"name": "P"}, {"name": "Q"}]
    header = {"kronika": 1, "game": "timeline-russia", "options": options, "seats": seats}
    yield encoded(header | {"cards": cards, "pile": ["a", "b", "m"]})
    turns = [
        encoded(line)
        for seat, card in enumerate("ab")
        for line in (
            {"seat": seat, "move": "place", "card": card, "gap": 1},
            {"chance": "reshuffle", "pile": [card]},
        )
    ]
    while True:
        yield from turns


def test_a_million_lines() -> None:
    games = read_record(islice(endless_record(), 1_000_001), history=False)
    game = next(games)
    assert sum(1 for _ in games) == 500_000
    assert game.moves_made == game.shuffles_made == 500_000
    assert json.loads(state_line(game))["round"] == 250_001
    assert game.turns == []


def test_a_long_record_takes_no_more_memory_than_a_short_one() -> None:
    def most(lines: int) -> int:
        tracemalloc.start()
        try:
            for _ in read_record(islice(endless_record(), lines), history=False):
                pass
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    most(101)
    short, long = most(1_001), most(30_001)
    assert long < short + 64 * 1024


def test_nothing_is_read_beyond_the_wrong_line() -> None:
    taken = 0

    def lines() -> Iterator[bytes]:
        nonlocal taken
        for line in chain(islice(endless_record(), 5), repeat(b"junk\n")):
            taken += 1
            yield line

    refused(lines(), 6, "record.broken")
    assert taken == 6


@pytest.mark.parametrize("option", ["penalty_doubter", "penalty_layer"])
def test_a_penalty_beyond_all_cards_is_soon_drawn(option: str) -> None:
    """What cannot be drawn lapses (D11), without counting it out: a stranger's record must not hold up a server."""
    header, *_ = (json.loads(line) for line in golden("anno-domini-2"))
    header["options"] = {"hand": 2, option: 2**53}
    header["first"] = 0
    deal = json.loads(outcome([encoded(header)])[0][0])
    add = {"seat": 0, "move": "add", "card": deal["hands"][0][0]}
    for gap in (0, 1):
        lines = [encoded(header), encoded(add | {"gap": gap})]
        doubter = json.loads(outcome(lines)[0][1])["turn"]
        lines.append(encoded({"seat": doubter, "move": "doubt"}))
        states, error = outcome(lines)
        if error is not None:
            assert error.code == "chance.missing"
            pile = error.reason.rpartition(": ")[2].split(", ")
            states, error = outcome([*lines, encoded({"chance": "reshuffle", "pile": pile})])
        assert error is None
        assert len(states) == 3
