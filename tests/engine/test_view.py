"""What a view and a public event show, field by field, in one game of each family."""

from __future__ import annotations

import pytest
from msgspec import json

from kronika.cards import Back, Deck, Front
from kronika.dates import Span
from kronika.engine import public, public_events, view_of
from kronika.table import Verdict
from kronika.table import events as e
from kronika.table.moves import Add, Discard, Doubt, Move, Place, Stop, TurnOver
from kronika.table.state import Table
from tests.rules.tables import ANNO, CESKO, COOP, POLSKA, RUSSIA, add, deal, doubt, from_position, place, turn_over


def plain(value):
    return json.decode(json.encode(value))


def down(id, symbol="sun"):
    return {"id": id, "title": f"Event {id}", "symbol": symbol, "back": None}


def up(id, date, first, last=None, symbol="sun", other="moon"):
    back = {"date": date, "first": first, "last": last if last is not None else first, "symbol": other}
    return {"id": id, "title": f"Event {id}", "symbol": symbol, "back": back}


def seat(name, hand, horizontal=(), active=True, acted=False):
    return {"name": name, "hand": hand, "horizontal": list(horizontal), "active": active, "acted": acted}


def test_the_view_of_a_timeline():
    years = {"a": 1800, "b": "around 1850", "c": 1870, "line": 1900, "p": 1, "q": 2}
    game = deal(CESKO, years, seats=3, first=1, hand=1)
    place(game, "a", 1)  # wrong: to the box; draws p
    assert plain(view_of(game, 2)) == {
        "game": CESKO,
        "you": 2,
        "move": 1,
        "turn": 2,
        "round": 1,
        "seats": [
            seat("P0", [down("c")]),
            seat("P1", [down("p")], acted=True),
            seat("P2", [down("b")]),
        ],
        "pile": 1,
        "pile_top": down("q"),
        "discard": [],
        "box": 1,
        "boxed": [up("a", "1800", 1800)],
        "line": [up("line", "1900", 1900)],
        "lower": [],
        "upper": [],
        "placed": 0,
        "tried": False,
        "direction": 1,
        "reversed": False,
        "layer": 1,
        "correct": False,
        "verdict": None,
        "outcome": None,
        "first": 1,
        "options": {"hand": 1, "misplaced": "box"},
        "standing": None,
        "doubt": None,
        "legal": {
            "moves": [
                {"move": "place", "seat": 2, "card": "b", "gap": 0},
                {"move": "place", "seat": 2, "card": "b", "gap": 1},
            ],
            "correction": "none",
        },
    }


def test_only_the_seat_on_turn_is_told_what_it_may_do():
    game = deal(RUSSIA, {"a": 1, "b": 2, "l": 3, "p": 4}, hand=1)
    mine, other, spectator = (plain(view_of(game, viewer)) for viewer in (0, 1, None))
    assert mine["legal"] is not None
    assert (other["legal"], spectator["legal"]) == (None, None)
    assert (mine["you"], other["you"], spectator["you"]) == (0, 1, None)
    for view in (mine, other, spectator):
        del view["legal"], view["you"]
    assert mine == other == spectator


@pytest.mark.parametrize("nobody", [-1, 2, True, "0", 1.0])
def test_there_is_no_view_for_a_seat_that_is_not_there(nobody):
    game = deal(RUSSIA, {"a": 1, "b": 2, "l": 3, "p": 4}, hand=1)
    with pytest.raises(ValueError, match=r"^there is no such seat; seats go from 0 to 1$"):
        view_of(game, nobody)


def test_the_view_of_a_finished_game():
    game = deal(RUSSIA, {"a": 1, "b": 2, "l": 3}, hand=1)
    place(game, "a", 0)
    place(game, "b", 2, new_pile=["b"])
    view = plain(view_of(game, 0))
    assert (view["turn"], view["legal"], view["pile"], view["pile_top"]) == (None, None, 0, None)
    assert view["outcome"] == {"winners": [0], "score": None, "rank": None}
    assert [card["id"] for card in view["line"]] == ["a", "l"]


def test_the_hand_in_force_is_a_number_also_where_it_depends_on_the_seats():
    years = {f"c{n:02}": 1900 + n for n in range(30)}
    assert view_of(deal(POLSKA, years, seats=4)).options == {"hand": 5, "misplaced": "box"}
    assert view_of(deal(POLSKA, years, seats=2, hand=3)).options["hand"] == 3
    assert view_of(deal(ANNO, years, seats=2, penalty_layer=3)).options == {
        "hand": 9,
        "penalty_doubter": 4,
        "penalty_layer": 3,
        "correction": "free",
        "last_card": "reveal",
    }


def test_the_view_of_the_cooperative_twist():
    cards = {f"x{n:02}": 3000 + n for n in range(36)}
    years = {"a": 1850, "b": 1860, "c": 2, "d": 3, "e": 4, "l": 1800, "m": 1900, "u": 1840, "o": 7} | cards
    inside = list(cards)[: 36 - 8]
    game = from_position(
        COOP,
        years,
        hands=[["a", "b"], ["c", "d"]],
        lower=[["l"], ["m"]],
        upper=[["u"]],
        discard=["e"],
        pile=inside,
        box=["o", *list(cards)[36 - 8 :]],
        symbols={"b": ("star", "sun")},
    )
    assert turn_over(game, "a") is False
    assert plain(view_of(game)) == {
        "game": COOP,
        "you": None,
        "move": 1,
        "turn": 0,
        "round": 1,
        "seats": [
            seat("P0", [down("a"), down("b", "star")], horizontal=["a"]),
            seat("P1", [down("c"), down("d")]),
        ],
        "pile": 28,
        "pile_top": down("x00"),
        "discard": [up("e", "4", 4)],
        "box": 9,
        "boxed": [],
        "line": [],
        "lower": [[up("l", "1800", 1800)], [up("m", "1900", 1900)]],
        "upper": [[up("u", "1840", 1840)]],
        "placed": 0,
        "tried": True,
        "direction": 1,
        "reversed": False,
        "layer": None,
        "correct": False,
        "verdict": None,
        "outcome": None,
        "first": 0,
        "options": {},
        # 2 · 2 below, 1 above, less 1 discarded, 28 in the pile, 4 in hands; no place is free above the only gap.
        "standing": {
            "score": -28,
            "rank": 0,
            "next": 0,
            "lower": 2,
            "upper": 1,
            "discarded": 1,
            "pile": 28,
            "hands": 4,
            "free": [],
        },
        "doubt": None,
        "legal": None,
    }


def test_the_view_of_anno_domini():
    years = {
        "a": 1800,
        "b": 1850,
        "c": 1870,
        "d": 1880,
        "e": 1890,
        "f": 1895,
        "s": "20th century",
        "t": 5,
        "u": 6,
        "v": 7,
    }
    game = deal(ANNO, years, seats=2, hand=3)
    add(game, "a", 1)  # wrong, and play reverses: two cards left
    before = plain(view_of(game, 1))
    assert (before["direction"], before["reversed"], before["layer"], before["verdict"]) == (-1, True, 0, None)
    assert before["line"] == [down("s"), down("a")]
    assert before["legal"] == {
        "moves": [
            *(
                {"move": "add", "seat": 1, "card": card, "gap": gap, "chain": None}
                for card in "def"
                for gap in range(3)
            ),
            {"move": "doubt", "seat": 1},
        ],
        "correction": "free",
    }
    doubt(game)
    view = plain(view_of(game))
    assert view["verdict"] == {"doubter": 1, "correct": False, "penalty": [0, 2], "wrong": [[0, 1]]}
    assert (before["doubt"], view["doubt"]) == ({"layer": 0, "layer_draws": 2, "doubter_draws": 4}, None)
    assert view["standing"] is None
    assert view["discard"] == [up("s", "20th century", 1901, 2000), up("a", "1800", 1800)]
    assert view["line"] == [down("v")]
    assert (view["round"], view["turn"], view["layer"]) == (2, 1, None)


# Events

DECK = Deck(
    {"a": Front("Event a", "sun"), "b": Front("Event b")},
    {"a": Back("around 1900", Span(1895, 1905), "moon"), "b": Back("44 BC", Span(-44, -44))},
)


@pytest.mark.parametrize(
    ("event", "shown"),
    [
        (e.SeatsTaken(2, ("a", "b")), {"event": "seats-taken", "seats": 2, "cards": 2}),
        (e.PositionSet(Table(pile=("a",))), {"event": "position-set"}),
        (e.Shuffled("box", ("b", "a")), {"event": "shuffled", "zone": "box", "cards": 2}),
        (
            e.TurnedOver("a"),
            {
                "event": "turned-over",
                "card": "a",
                "back": {"date": "around 1900", "first": 1895, "last": 1905, "symbol": "moon"},
            },
        ),
        (
            e.TurnedOver("b"),
            {"event": "turned-over", "card": "b", "back": {"date": "44 BC", "first": -44, "last": -44, "symbol": None}},
        ),
        (e.Boxed(36), {"event": "boxed", "kept": 36}),
        (e.HandDealt(1, ("a",)), {"event": "hand-dealt", "seat": 1, "cards": ["a"]}),
        (e.DiscardOpened("a"), {"event": "discard-opened", "card": "a"}),
        (e.LineOpened("a"), {"event": "line-opened", "card": "a"}),
        (e.LowerOpened("a"), {"event": "lower-opened", "card": "a"}),
        (e.LineExtended("a"), {"event": "line-extended", "card": "a"}),
        (e.Placed(0, "a", 1), {"event": "placed", "seat": 0, "card": "a", "gap": 1}),
        (e.Kept("a"), {"event": "kept", "card": "a"}),
        (e.Misplaced("a", "box"), {"event": "misplaced", "card": "a", "zone": "box"}),
        (e.MovedInLine("a", 2), {"event": "moved", "card": "a", "gap": 2}),
        (e.Returned(0, "a"), {"event": "returned", "seat": 0, "card": "a"}),
        (e.Drew(0, "a"), {"event": "drew", "seat": 0, "card": "a"}),
        (e.PlacedBelow(0, "a", 0), {"event": "placed-below", "seat": 0, "card": "a", "at": 0}),
        (e.PlacedAbove(0, "a", 1), {"event": "placed-above", "seat": 0, "card": "a", "gap": 1}),
        (e.Stacked(0, "a", "lower", 1), {"event": "stacked", "seat": 0, "card": "a", "level": "lower", "at": 1}),
        (e.LaidAside(0, "a"), {"event": "laid-aside", "seat": 0, "card": "a"}),
        (e.Discarded(0, "a"), {"event": "discarded", "seat": 0, "card": "a"}),
        (e.Stopped(0), {"event": "stopped", "seat": 0}),
        (e.ChainCorrected(0, ("b", "a")), {"event": "chain-corrected", "seat": 0, "chain": ["b", "a"]}),
        (e.Doubted(0), {"event": "doubted", "seat": 0}),
        (e.ChainPutAside(), {"event": "chain-put-aside"}),
        (
            e.Judged(Verdict(0, True, (0, 4))),
            {"event": "judged", "verdict": {"doubter": 0, "correct": True, "penalty": [0, 4], "wrong": []}},
        ),
        (e.DirectionReversed(), {"event": "direction-reversed"}),
        (e.TurnPassed(1, 3), {"event": "turn-passed", "seat": 1, "round": 3}),
        (e.RoundBegan(2, 0, (0, 1)), {"event": "round-began", "round": 2, "seat": 0, "active": [0, 1]}),
        (e.GameEnded(winners=(1,)), {"event": "game-ended", "winners": [1], "score": None, "rank": None}),
    ],
)
def test_the_public_form_of_each_event(event, shown):
    assert plain(public(event, DECK)) == shown


def test_an_event_that_nobody_has_declared_public_is_never_shown():
    with pytest.raises(TypeError, match=r"^Table has no public form$"):
        public(Table(), DECK)


def test_public_events_of_a_game_keep_their_order():
    game = deal(RUSSIA, {"a": 1, "b": 2, "l": 3, "p": 4}, hand=1)
    place(game, "a", 0)
    names = [plain(event)["event"] for event in public_events(game, game.events())]
    assert names == [
        *("seats-taken", "hand-dealt", "hand-dealt", "line-opened", "turned-over", "round-began"),
        *("placed", "turned-over", "kept", "turn-passed"),
    ]


def test_moves_read_back_from_json():
    """A program may send and read moves by their types alone."""
    for move in (Place(0, "a", 1), TurnOver(0, "a"), Discard(0, "a"), Stop(1), Add(0, "a", 0, ("b",)), Doubt(1)):
        assert json.decode(json.encode(move), type=Move) == move
    names = json.schema(Move)["$defs"]
    assert {"Place", "TurnOver", "Discard", "Stop", "Add", "Doubt"} <= set(names)
