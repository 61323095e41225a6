"""What a move carries along comes back from the record; what no record could hold is refused and nothing is stored."""

from __future__ import annotations

import pytest

from kronika.engine import load_record, record_lines
from kronika.errors import IllegalMove
from kronika.table.moves import Place
from tests.rules.tables import RUSSIA, deal


def small():
    return deal(RUSSIA, {"a": 1, "b": 2, "l": 3, "p": 4}, hand=1)


def nested(depth):
    value = []
    for _ in range(depth):
        value = [value]
    return value


def test_extra_keys_come_back():
    game = small()
    game.play(Place(0, "a", 0), extra={"x-clock": 7, "x-chat": "Так!"})
    game.play_line({"seat": 1, "move": "place", "card": "b", "gap": 1, "x-belief": [1.5, None]})
    lines = list(record_lines(game))
    assert lines[1].endswith('"gap": 0, "x-clock": 7, "x-chat": "Так!"}')
    assert list(record_lines(load_record(line.encode() for line in lines))) == lines


@pytest.mark.parametrize(
    "extra",
    [
        {"card": "b"},
        {"x-a": 1, "note": 2},
        {"x-a": "\ud800"},
        {"x-a": object()},
        {"x-a": nested(100)},
        {"x-a": nested(5000)},
    ],
    ids=["a move's own key", "no x-", "half a pair", "no JSON", "deep", "very deep"],
)
def test_what_no_record_could_hold_is_refused_and_changes_nothing(extra):
    game = small()
    before = list(record_lines(game))
    with pytest.raises(IllegalMove) as refused:
        game.play(Place(0, "a", 0), extra=extra)
    assert refused.value.code == "move.extra"
    assert list(record_lines(game)) == before
    assert game.moves_made == 0


def test_what_is_carried_along_is_not_shared():
    game, said = small(), ["first"]
    game.play(Place(0, "a", 0), extra={"x-said": said})
    said.append("later")
    assert '"x-said": ["first"]' in list(record_lines(game))[1]
