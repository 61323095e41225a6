"""Timeline Twist as a team: one test a clause, named by its sentence; the ids stand in the first line of each."""

from __future__ import annotations

import pytest

from kronika.engine import Player, editions, public, start, view_of
from kronika.engine.lines import LineError
from kronika.engine.registry import ruleset
from kronika.errors import SetupError
from kronika.rules.twist_coop import RANK_NAMES, RANKS
from kronika.table import Outcome, Table
from kronika.table import events as e
from kronika.table.moves import Discard, Doubt, Stop, TurnOver
from tests.rules.tables import (
    COMPETITIVE,
    COOP,
    cards_of,
    changed,
    deal,
    discard,
    from_position,
    happened,
    refused,
    stop,
    turn_over,
)

# Forty cards, later by one year each; without other symbols no card ever matches another's dated side.
FORTY = {f"c{n:02}": 1900 + n for n in range(40)}
ALL = tuple(FORTY)
MATCH = ("moon", "sun")
"""Front and back of a card that may go onto cards with the usual symbols, sun and moon."""


def fill(count):
    """Cards that lie at the bottom of the discard pile so that 36 are in the game; they show a moon."""
    return tuple(f"x{n:02}" for n in range(1, count + 1))


def mid_game(hands, lower, upper=None, *, pile=(), discard=(), symbols=None, **more):
    """A position whose cards are named by their years: `1930` and `1930b` are both of 1930."""
    upper = [[] for _ in lower[1:]] if upper is None else upper
    named = [card for row in (*hands, *lower, *upper, pile, discard) for card in row]
    filler = fill(36 - len(named))
    dates = {card: card[:4] for card in named} | {card: card[1:] for card in filler}
    zones = {"hands": hands, "lower": lower, "upper": upper, "pile": list(pile), "discard": [*filler, *discard]}
    return from_position(COOP, dates, symbols=symbols, **zones, **more)


def moves(game):
    return list(game.legal_moves().moves)


# Setting up


def test_the_team_has_one_common_result():
    """TC-01 TC-03: no winners among themselves; points once, when it is over."""
    edition = editions()[COOP]
    assert (edition.id, edition.title, edition.prefix) == (COOP, "Timeline Twist (cooperative)", "TC")
    assert edition.team
    assert edition.options == ()
    rules = ruleset(COOP)
    assert list(rules.EDITIONS.items()) == [(COOP, edition)]
    assert list(rules.MOVES.items()) == [("place", TurnOver), ("discard", Discard), ("stop", Stop)]
    game = mid_game([["1930"], ["1800"]], [["1900"], ["1950"]], [["1940"]])
    assert game.table.outcome is None
    turn_over(game, "1930")
    assert game.table.outcome == Outcome(winners=None, score=2 * 2 + 1 - 31 - 2, rank=0)


def test_the_setting_up_step_by_step():
    """TC-04 TC-05 TC-06 TC-08 TC-09 TC-10 G04: the top 36, four cards each from seat `first` on, discard, timeline."""
    game = deal(COOP, FORTY, seats=3, first=1)
    assert game.opening == (
        e.SeatsTaken(3, ALL),
        e.Boxed(36),
        e.HandDealt(1, ALL[0:4]),
        e.HandDealt(2, ALL[4:8]),
        e.HandDealt(0, ALL[8:12]),
        e.DiscardOpened("c12"),
        e.TurnedOver("c12"),
        e.LowerOpened("c13"),
        e.TurnedOver("c13"),
        e.RoundBegan(1, 1, (0, 1, 2)),
    )
    assert game.table == Table(
        hands=(ALL[8:12], ALL[0:4], ALL[4:8]),
        pile=ALL[14:36],
        discard=("c12",),
        box=ALL[36:],
        lower=(("c13",),),
        aside=((), (), ()),
        open_cards=("c12", "c13"),
        turn=1,
        round=1,
        active=(0, 1, 2),
    )


def test_fewer_than_36_cards_are_refused():
    """TC-04 C17 G03: 36 are just enough, with no card in the box, for eight players too."""
    cards = dict(list(FORTY.items())[:36])
    assert deal(COOP, cards).table.box == ()
    assert deal(COOP, cards, seats=8).table.pile == ("c34", "c35")
    with pytest.raises(SetupError) as wrong:
        deal(COOP, dict(list(FORTY.items())[:35]))
    assert wrong.value.code == "setup.too-few-cards"
    assert wrong.value.message == "twist-coop needs 36 cards, the deck has 35 [G03 C17]"


def test_one_to_eight_players():
    """G02: alone as an extension."""
    for seats in range(1, 9):
        assert [len(hand) for hand in deal(COOP, FORTY, seats=seats).table.hands] == [4] * seats
    for seats in (0, 9):
        with pytest.raises(SetupError) as wrong:
            deal(COOP, FORTY, seats=seats, first=None)
        assert wrong.value.code == "setup.players"
        assert wrong.value.message == f"twist-coop is for 1 to 8 players, not {seats} [G02]"


def test_four_cards_are_not_open_to_agreement():
    """TC-06 G10: neither a common number nor a seat's own."""
    with pytest.raises(SetupError) as wrong:
        deal(COOP, FORTY, hand=4)
    assert (wrong.value.code, wrong.value.message) == (
        "setup.unknown-option",
        "twist-coop has no option 'hand'; it has none",
    )
    with pytest.raises(SetupError) as wrong:
        deal(COOP, FORTY, hands=(None, 4))
    assert (wrong.value.code, wrong.value.message) == (
        "setup.hand",
        "seats[1]: everybody has 4 cards in twist-coop; leave hand out [G10]",
    )


def test_the_oldest_starts():
    """TC-11 C14 G01: a named player first, else the oldest, ties to the earliest seat, no ages: seat 0."""

    def first(ages, named=None):
        return deal(COOP, FORTY, seats=4, ages=ages, first=named).table.turn

    assert first((9, 12, 40, 30)) == 2
    assert first((9, 40, 40, 30)) == 1
    assert first((None, None, 3, 9)) == 3
    assert first((None, None, 0, None)) == 2
    assert first((0, 1, None, None)) == 1
    assert first(()) == 0
    assert first((9, 12, 40, 30), named=0) == 0
    for seat in (-1, 4):
        with pytest.raises(SetupError) as wrong:
            first((), named=seat)
        assert (wrong.value.code, wrong.value.message) == (
            "setup.first",
            f"first must be a seat from 0 to 3, not {seat}",
        )
    assert (editions()[COOP].begins, editions()[COMPETITIVE].begins) == ("oldest", "youngest")


def test_every_card_has_two_different_symbols():
    """TC-42: one on each side; a deck without them, or with equal ones, is refused."""
    cards = cards_of(FORTY)
    for change in ({"front": ""}, {"back": ""}, {"front": "moon"}):
        with pytest.raises(SetupError) as wrong:
            start(COOP, [Player("A")], cards | {"c03": cards["c03"] | change}, pile=ALL)
        assert wrong.value.code == "setup.symbols"
        assert wrong.value.message == "card 'c03': twist-coop needs front and back, two different symbols [TC-42]"
    with pytest.raises(SetupError, match="card 'c00': twist-coop needs front and back"):
        start(COOP, [Player("A")], {id: {"title": id, "date": "1900"} for id in ALL}, pile=ALL)


def test_only_single_years_are_taken():
    """G08: a deck with a span is refused, with the list of such cards."""
    with pytest.raises(SetupError) as wrong:
        deal(COOP, FORTY | {"c01": "1903 - 1907", "c38": "around 1900"})
    assert wrong.value.code == "setup.single-years"
    assert wrong.value.message == "twist-coop takes cards with a single year only, not c01, c38 [G08]"


def test_the_same_card_twice_is_refused():
    """G11: any 36 cards are a deck, each id once."""
    with pytest.raises(SetupError) as wrong:
        start(COOP, [Player("A")], cards_of(FORTY), pile=[*ALL, "c07"])
    assert (wrong.value.code, wrong.value.message) == ("setup.card-twice", "card 'c07' lies twice in pile [G11]")


def test_no_dated_side_is_seen_before_its_card_is_played():
    """TC-07 TC-08 G06: titles and white symbols are public, for hands and the top of the pile; dates are nobody's."""
    game = deal(COOP, FORTY, seats=2)
    for viewer in (0, 1, None):
        view = view_of(game, viewer)
        hidden = [card for seat in view.seats for card in seat.hand] + [view.pile_top]
        assert [(card.title, card.symbol) for card in hidden] == [(f"Event c{n:02}", "sun") for n in (*range(8), 10)]
        assert [card.back for card in hidden] == [None] * 9
        assert (view.pile, view.box, view.boxed) == (26, 4, ())
        assert [card.back.date for card in view.discard] == ["1908"]
        assert [[card.back.date for card in stack] for stack in view.lower] == [["1909"]]


# A turn


def test_a_turn_is_placing_or_one_discard():
    """TC-02 TC-13 TC-16 TC-39 TC-43 G07: any card turned over or a matching one discarded; no stop before a success."""
    game = deal(COOP, FORTY, symbols={"c01": MATCH, "c03": MATCH, "c05": MATCH})
    assert moves(game) == [
        *(TurnOver(0, card) for card in ALL[:4]),
        Discard(0, "c01"),
        Discard(0, "c03"),
    ]
    nothing_placed = (
        "move.nothing-placed",
        "a turn may be ended after one card has been placed; place a card [TC-16 TC-31]",
    )
    assert refused(game, Stop(0)) == nothing_placed
    discard(game, "c01")
    assert happened(game) == [e.Discarded, e.TurnedOver, e.Drew, e.TurnPassed]
    assert changed(game) == {
        "hands": (("c00", "c02", "c03", "c10"), ALL[4:8]),
        "pile": ALL[11:36],
        "discard": ("c08", "c01"),
        "open_cards": ("c08", "c09", "c01"),
        "turn": 1,
    }
    assert game.table.correct is None


def test_the_turn_passes_to_the_left():
    """TC-12 TC-14 TC-15 TC-46: clockwise; only the player on turn decides, and one who is not on turn is refused."""
    # The line opens with c13, and every card of a hand is later than it and than those before it.
    game = deal(COOP, FORTY | {"c13": 1800}, seats=3, first=1, symbols={"c05": MATCH})
    turns = []
    for _ in range(4):
        turns.append((game.table.turn, game.table.round))
        turn_over(game, game.table.hands[game.table.turn][0])
        stop(game)
        assert [len(hand) for hand in game.table.hands] == [4, 4, 4]
    assert turns == [(1, 1), (2, 1), (0, 1), (1, 2)]
    for move in (TurnOver(1, "c01"), Discard(0, "c08"), Stop(0)):
        assert refused(game, move) == (
            "move.not-your-turn",
            f"it is seat 2's turn, not seat {move.seat}'s [TC-12 TC-46]",
        )


def test_only_own_cards_are_played():
    """TC-16 TC-39: a card of another hand, of the pile or of nowhere is refused, for either action."""
    game = deal(COOP, FORTY, symbols={"c05": MATCH})
    for card in ("c05", "c10", "?"):
        for move in (TurnOver(0, card), Discard(0, card)):
            assert refused(game, move) == (
                "move.not-in-hand",
                f"card {card!r} is not in seat 0's hand; that holds c00, c01, c02, c03 [TC-16 TC-39]",
            )


def test_a_long_id_is_cut_in_messages():
    """TC-16: 60 characters are shown in full."""
    game = deal(COOP, FORTY)
    for card, shown in (("a" * 60, "a" * 60), ("a" * 61, "a" * 59 + "…")):
        assert refused(game, TurnOver(0, card)) == (
            "move.not-in-hand",
            f"card '{shown}' is not in seat 0's hand; that holds c00, c01, c02, c03 [TC-16 TC-39]",
        )


def test_other_games_moves_are_refused():
    """G07: and there is no passing."""
    game = deal(COOP, FORTY)
    assert refused(game, Doubt(0)) == (
        "move.unknown",
        "twist-coop has no such move; its moves are place, discard, stop",
    )
    assert refused(game, TurnOver(True, "c00"))[0] == "move.wrong-type"


# Where a card lies


def test_earlier_than_all_goes_to_the_left_end():
    """TC-17 TC-18 C20 G05: the player names a card, the date its place, all in one move."""
    game = mid_game([["1800", "1801"], ["1700"]], [["1900"], ["1950"]], [["1930"]])
    assert turn_over(game, "1800") is True
    assert happened(game) == [e.TurnedOver, e.PlacedBelow]
    assert game.turns[-1].events[1] == e.PlacedBelow(0, "1800", 0)
    assert changed(game) == {
        "hands": (("1801",), ("1700",)),
        "lower": (("1800",), ("1900",), ("1950",)),
        "upper": ((), ("1930",)),
        "open_cards": (*game.opening[0].table.open_cards, "1800"),
        "placed": 1,
        "correct": True,
    }


def test_later_than_all_goes_to_the_right_end():
    """TC-17 TC-19 C20: and opens an interval of its own, which is free."""
    game = mid_game([["2000", "1801"], ["1700"]], [["1900"], ["1950"]], [["1930"]])
    assert turn_over(game, "2000") is True
    assert happened(game) == [e.TurnedOver, e.PlacedBelow]
    assert game.turns[-1].events[1] == e.PlacedBelow(0, "2000", 2)
    assert changed(game) == {
        "hands": (("1801",), ("1700",)),
        "lower": (("1900",), ("1950",), ("2000",)),
        "upper": (("1930",), ()),
        "open_cards": (*game.opening[0].table.open_cards, "2000"),
        "placed": 1,
        "correct": True,
    }


@pytest.mark.parametrize("at", [0, 1, 2])
def test_the_same_year_goes_on_top_of_that_card(at):
    """TC-20 C04: wherever on the lower level, at the ends too, though the interval beside it be taken."""
    years = ["1900", "1950", "2000"]
    card = years[at] + "b"
    game = mid_game([[card, "1801"], ["1700"]], [[year] for year in years], [["1930"], ["1970"]])
    assert turn_over(game, card) is True
    assert happened(game) == [e.TurnedOver, e.Stacked]
    assert game.turns[-1].events[1] == e.Stacked(0, card, "lower", at)
    assert changed(game) == {
        "hands": (("1801",), ("1700",)),
        "lower": tuple((year, card) if year == years[at] else (year,) for year in years),
        "open_cards": (*game.opening[0].table.open_cards, card),
        "placed": 1,
        "correct": True,
    }
    assert all(card.back for stack in view_of(game).lower for card in stack)


@pytest.mark.parametrize("gap", [0, 1])
def test_the_year_of_a_card_on_the_second_level_goes_on_top_of_it(gap):
    """TC-20 C01 C04: a success although the place is taken; the stack still takes up the one place."""
    year = ["1930", "1970"][gap]
    game = mid_game([[year + "b", year + "c", "1931"], ["1700"]], [["1900"], ["1950"], ["2000"]], [["1930"], ["1970"]])
    assert turn_over(game, year + "b") is True
    assert happened(game) == [e.TurnedOver, e.Stacked]
    assert game.turns[-1].events[1] == e.Stacked(0, year + "b", "upper", gap)
    upper = [("1930",), ("1970",)]
    upper[gap] = (year, year + "b")
    assert changed(game) == {
        "hands": ((year + "c", "1931"), ("1700",)),
        "upper": tuple(upper),
        "open_cards": (*game.opening[0].table.open_cards, year + "b"),
        "placed": 1,
        "correct": True,
    }
    taken = game.clone()
    assert turn_over(taken, "1931") is False
    assert turn_over(game, year + "c") is True
    assert game.table.upper[gap] == (year, year + "b", year + "c")


@pytest.mark.parametrize(("year", "gap"), [("1901", 0), ("1949", 0), ("1951", 1), ("1999", 1)])
def test_between_two_neighbours_goes_above_them(year, gap):
    """TC-21 C03: on the second level, above the gap of the lower level."""
    game = mid_game([[year, "1801"], ["1700"]], [["1900"], ["1950"], ["2000"]])
    assert turn_over(game, year) is True
    assert happened(game) == [e.TurnedOver, e.PlacedAbove]
    assert game.turns[-1].events[1] == e.PlacedAbove(0, year, gap)
    assert changed(game) == {
        "hands": (("1801",), ("1700",)),
        "upper": ((year,), ()) if gap == 0 else ((), (year,)),
        "open_cards": (*game.opening[0].table.open_cards, year),
        "placed": 1,
        "correct": True,
    }


@pytest.mark.parametrize("year", ["1901", "1919", "1921", "1949"])
def test_a_taken_interval_takes_no_other_card(year):
    """TC-22 TC-23 C03 C13: one place an interval; the card is laid horizontally, its date hidden again."""
    game = mid_game([[year, "1801"], ["1700"]], [["1900"], ["1950"]], [["1920"]], pile=["1600"])
    assert turn_over(game, year) is False
    assert happened(game) == [e.TurnedOver, e.LaidAside]
    assert changed(game) == {"aside": ((year,), ()), "tried": True, "correct": False}
    seat = view_of(game).seats[0]
    assert seat.horizontal == (year,)
    assert [card.back for card in seat.hand] == [None, None]
    # While it was turned over, everybody saw the date.
    assert public(game.turns[-1].events[0], game.start.deck).back.date == year


def test_a_stack_is_one_place_between_its_neighbours():
    """C04: two cards of one year enclose no gap; a stack on the second level is one taken place."""
    game = mid_game(
        [["1920", "1960", "1801"], ["1700"]], [["1900"], ["1950", "1950b"], ["2000"]], [["1910", "1910b"], []]
    )
    assert turn_over(game, "1960") is True
    assert game.table.upper == (("1910", "1910b"), ("1960",))
    assert turn_over(game, "1920") is False
    assert game.table.lower == (("1900",), ("1950", "1950b"), ("2000",))


# Attempts


def test_a_horizontal_card_is_never_placed():
    """TC-24 TC-25: it is refused as such; it may be discarded on a later turn."""
    game = mid_game(
        [["1930", "1940", "1801"], ["1700"]],
        [["1900"], ["1950"]],
        [["1920"]],
        symbols={"1930": MATCH, "1940": MATCH},
        horizontal=[["1930"], []],
    )
    assert refused(game, TurnOver(0, "1930")) == (
        "move.horizontal",
        "card '1930' lies horizontally and cannot be placed any more [TC-24]",
    )
    assert moves(game) == [
        TurnOver(0, "1940"),
        TurnOver(0, "1801"),
        Discard(0, "1930"),
        Discard(0, "1940"),
    ]
    discard(game, "1930")
    assert changed(game) == {
        "hands": (("1940", "1801"), ("1700",)),
        "aside": ((), ()),
        "discard": (*fill(29), "1930"),
        "open_cards": (*game.opening[0].table.open_cards, "1930"),
        "turn": 1,
    }


def test_only_the_discarded_card_leaves_the_horizontal_ones():
    """TC-25 TC-39: the others stay as they lie, in their order."""
    game = mid_game(
        [["1930", "1940", "1931", "1801"], ["1700"]],
        [["1900"], ["1950"]],
        [["1920"]],
        symbols={"1940": MATCH},
        horizontal=[["1931", "1940", "1930"], []],
    )
    discard(game, "1940")
    assert game.table.aside == (("1931", "1930"), ())
    assert game.table.hands[0] == ("1930", "1931", "1801")


def test_after_an_attempt_there_is_no_discard():
    """TC-26 TC-27 TC-28 C22: neither after a failure nor after a success; another card must be tried."""
    refusal = (
        "move.no-discard",
        "a turn with an attempt to place has no discard; place another card [TC-13 TC-26 TC-28 C22]",
    )
    symbols = {"1930": MATCH, "2000": MATCH, "1940": MATCH}
    game = mid_game([["1930", "2000", "1940"], ["1700"]], [["1900"], ["1950"]], [["1920"]], symbols=symbols)
    assert Discard(0, "1940") in moves(game)
    failed = game.clone()
    turn_over(failed, "1930")
    assert moves(failed) == [TurnOver(0, "2000"), TurnOver(0, "1940")]
    assert refused(failed, Discard(0, "1930")) == refusal
    assert refused(failed, Discard(0, "1940")) == refusal
    assert refused(failed, Stop(0))[0] == "move.nothing-placed"
    turn_over(game, "2000")
    assert moves(game) == [TurnOver(0, "1930"), TurnOver(0, "1940"), Stop(0)]
    assert refused(game, Discard(0, "1930")) == refusal


def test_after_a_success_one_may_go_on_or_stop():
    """TC-29 TC-30 TC-31: one more card, or the end of the turn."""
    game = deal(COOP, FORTY)
    turn_over(game, "c02")
    assert moves(game) == [TurnOver(0, "c00"), TurnOver(0, "c01"), TurnOver(0, "c03"), Stop(0)]
    assert (game.table.turn, game.table.placed, game.table.tried) == (0, 1, False)


def test_one_success_and_a_failure_may_stop():
    """TC-30 TC-31 C10: nobody has to go on; one card is drawn for the one that was placed."""
    game = mid_game([["2000", "1930", "1800"], ["1700"]], [["1900"], ["1950"]], [["1920"]], pile=["1600", "1601"])
    turn_over(game, "2000")
    turn_over(game, "1930")
    assert (game.table.placed, game.table.tried, game.table.turn) == (1, True, 0)
    assert moves(game) == [TurnOver(0, "1800"), Stop(0)]
    stop(game)
    assert game.turns[-1].events[0] == e.Stopped(0)
    assert happened(game) == [e.Stopped, e.Drew, e.TurnPassed]
    assert changed(game) == {
        "hands": (("1930", "1800", "1600"), ("1700",)),
        "pile": ("1601",),
        "turn": 1,
        "placed": 0,
        "tried": False,
        "correct": None,
    }
    assert game.table.aside == (("1930",), ())


def test_no_cards_left_to_place_ends_the_attempts():
    """TC-30 TC-33: with one success the turn ends by itself, and one card is drawn."""
    game = mid_game([["2000", "1930"], ["1700"]], [["1900"], ["1950"]], [["1920"]], pile=["1600", "1601"])
    turn_over(game, "2000")
    turn_over(game, "1930")
    assert happened(game) == [e.TurnedOver, e.LaidAside, e.Drew, e.TurnPassed]
    assert changed(game) == {
        "hands": (("1930", "1600"), ("1700",)),
        "aside": (("1930",), ()),
        "pile": ("1601",),
        "turn": 1,
        "placed": 0,
        "correct": False,
    }


def test_the_last_upright_card_placed_ends_the_attempts():
    """TC-33: with a horizontal card left over, and with none."""
    game = mid_game([["2000", "1930"], ["1700"]], [["1900"], ["1950"]], [["1920"]], horizontal=[["1930"], []])
    turn_over(game, "2000")
    assert happened(game) == [e.TurnedOver, e.PlacedBelow, e.TurnPassed]
    assert (game.table.hands, game.table.turn, game.table.placed) == ((("1930",), ("1700",)), 1, 0)
    alone = mid_game([["2000"], ["1700"]], [["1900"]], pile=["1600", "1601"])
    turn_over(alone, "2000")
    assert happened(alone) == [e.TurnedOver, e.PlacedBelow, e.Drew, e.TurnPassed]
    assert alone.table.hands == (("1600",), ("1700",))


def test_katya_stops_after_one_card_and_draws_one():
    """TC-35 TC-14 TC-31: example A."""
    game = deal(COOP, FORTY)
    assert turn_over(game, "c02") is True
    stop(game)
    assert happened(game) == [e.Stopped, e.Drew, e.TurnPassed]
    assert changed(game) == {
        "hands": (("c00", "c01", "c03", "c10"), ALL[4:8]),
        "pile": ALL[11:36],
        "turn": 1,
        "placed": 0,
        "correct": None,
    }
    assert game.table.lower == (("c02",), ("c09",))


def test_alena_places_two_cards_and_draws_two():
    """TC-36 TC-14 TC-32: example B: the second success ends the turn at once."""
    game = deal(COOP, FORTY)
    assert turn_over(game, "c02") is True
    assert turn_over(game, "c01") is True
    assert happened(game) == [e.TurnedOver, e.PlacedBelow, e.Drew, e.Drew, e.TurnPassed]
    assert changed(game) == {
        "hands": (("c00", "c03", "c10", "c11"), ALL[4:8]),
        "pile": ALL[12:36],
        "lower": (("c01",), ("c02",), ("c09",)),
        "upper": ((), ()),
        "open_cards": ("c08", "c09", "c02", "c01"),
        "turn": 1,
        "placed": 0,
    }


def test_dima_fails_places_fails_and_places():
    """TC-37 TC-14 TC-15 TC-30 C05 C18: example C: failures do not count; two drawn, horizontal ones among the four."""
    game = mid_game(
        [["1930", "2000", "1940", "1800"], ["1700"]],
        [["1900"], ["1950"]],
        [["1920"]],
        pile=["1600", "1601", "1602"],
    )
    outcomes = [turn_over(game, card) for card in ("1930", "2000", "1940", "1800")]
    assert outcomes == [False, True, False, True]
    assert happened(game) == [e.TurnedOver, e.PlacedBelow, e.Drew, e.Drew, e.TurnPassed]
    assert changed(game) == {
        "hands": (("1930", "1940", "1600", "1601"), ("1700",)),
        "pile": ("1602",),
        "lower": (("1800",), ("1900",), ("1950",), ("2000",)),
        "upper": ((), ("1920",), ()),
        "open_cards": (*game.opening[0].table.open_cards, "2000", "1800"),
        "turn": 1,
        "placed": 0,
        "tried": False,
        "correct": True,
    }
    assert game.table.aside == (("1930", "1940"), ())


def test_seryozha_fails_with_every_card_and_the_game_ends():
    """TC-34 TC-38 TC-50 C05 C11 C15 C24: example D: though a discard was possible; nobody draws, nobody moves."""
    game = mid_game(
        [["1930", "1931", "1932", "1933"], ["1700"]],
        [["1900"], ["1950"]],
        [["1920"]],
        pile=["1600"],
        symbols={"1931": MATCH, "1930": MATCH},
        horizontal=[["1930"], []],
    )
    assert Discard(0, "1931") in moves(game)
    assert turn_over(game, "1931") is False
    assert turn_over(game, "1932") is False
    assert moves(game) == [TurnOver(0, "1933")]
    assert not game.over
    assert turn_over(game, "1933") is False
    assert happened(game) == [e.TurnedOver, e.LaidAside, e.GameEnded]
    assert changed(game) == {
        "aside": (("1930", "1931", "1932", "1933"), ()),
        "turn": None,
        "outcome": Outcome(score=2 * 2 + 1 - 27 - 1 - 5, rank=0),
    }
    assert (game.table.placed, game.table.tried, game.table.correct, game.table.round) == (0, True, False, 1)
    assert moves(game) == []
    for move in (TurnOver(1, "1700"), Stop(0), Discard(0, "1931")):
        assert refused(game, move) == ("move.game-over", "the game is over; no move is left [TC-50 TC-51]")


# Discarding


def test_alena_discards_a_card_that_she_believes_in_a_taken_interval():
    """TC-43 TC-39 TC-14: discard example 1: never tried, it lies vertically; a new card takes its place."""
    game = mid_game(
        [["1930", "1800"], ["1700"]],
        [["1900"], ["1950"]],
        [["1920"]],
        pile=["1600", "1601"],
        symbols={"1930": MATCH},
    )
    discard(game, "1930")
    assert happened(game) == [e.Discarded, e.TurnedOver, e.Drew, e.TurnPassed]
    assert game.turns[-1].events[0] == e.Discarded(0, "1930")
    assert changed(game) == {
        "hands": (("1800", "1600"), ("1700",)),
        "pile": ("1601",),
        "discard": (*fill(28), "1930"),
        "open_cards": (*game.opening[0].table.open_cards, "1930"),
        "turn": 1,
    }


def test_dima_with_three_horizontal_cards_can_place_only_the_vertical_one():
    """TC-44 TC-25 TC-39: discard example 2: he discards a horizontal one and takes a new card."""
    game = mid_game(
        [["1930", "1931", "1800", "1932"], ["1700"]],
        [["1900"], ["1950"]],
        [["1920"]],
        pile=["1600", "1601"],
        symbols={"1931": MATCH},
        horizontal=[["1932", "1931", "1930"], []],
    )
    assert moves(game) == [TurnOver(0, "1800"), Discard(0, "1931")]
    discard(game, "1931")
    assert changed(game) == {
        "hands": (("1930", "1800", "1932", "1600"), ("1700",)),
        "aside": (("1932", "1930"), ()),
        "pile": ("1601",),
        "discard": (*fill(26), "1931"),
        "open_cards": (*game.opening[0].table.open_cards, "1931"),
        "turn": 1,
    }


def test_the_undated_symbol_must_match_the_dated_one_on_top():
    """TC-40 TC-41 TC-42 C12: white side of the hand card against black side of the pile; the new top counts next."""
    symbols = {
        "c00": ("star", "moon"),  # the dated side would match: not compared
        "c01": ("moon", "key"),
        "c02": ("sun", "key"),  # the top's white side: not compared
        "c04": ("key", "star"),
        "c05": ("moon", "sun"),
    }
    game = deal(COOP, FORTY, symbols=symbols)
    assert [move.card for move in moves(game) if isinstance(move, Discard)] == ["c01"]
    for card, symbol in (("c00", "star"), ("c02", "sun"), ("c03", "sun")):
        assert refused(game, Discard(0, card)) == (
            "move.other-symbol",
            f"card {card!r} shows {symbol}, the discard pile moon; they must match [TC-40]",
        )
    discard(game, "c01")
    top = view_of(game).discard[-1]
    assert (top.id, top.back.symbol, top.back.date) == ("c01", "key", "1901")
    assert [move.card for move in moves(game) if isinstance(move, Discard)] == ["c04"]
    assert refused(game, Discard(1, "c05"))[1].startswith("card 'c05' shows moon, the discard pile key;")


# The pile runs out


def test_the_discard_pile_is_never_renewed():
    """TC-47 C09 C19: what is there is drawn, the discards stay, and play goes on with the cards that are left."""
    game = mid_game([["1800", "1801", "1802"], ["1700", "1701"]], [["1900"]], pile=["1600"])
    turn_over(game, "1802")
    turn_over(game, "1801")
    assert happened(game) == [e.TurnedOver, e.PlacedBelow, e.Drew, e.TurnPassed]
    assert game.table.hands == (("1800", "1600"), ("1700", "1701"))
    assert (game.table.pile, game.table.discard) == ((), fill(29))
    turn_over(game, "1701")
    stop(game)
    assert happened(game) == [e.Stopped, e.TurnPassed]
    assert (game.table.hands, game.table.turn) == ((("1800", "1600"), ("1700",)), 0)


def test_discarding_with_an_empty_pile_draws_nothing():
    """C07 TC-39 TC-47: it is legal."""
    game = mid_game([["1800", "1801"], ["1700"]], [["1900"]], symbols={"1800": MATCH})
    assert moves(game) == [TurnOver(0, "1800"), TurnOver(0, "1801"), Discard(0, "1800")]
    discard(game, "1800")
    assert happened(game) == [e.Discarded, e.TurnedOver, e.TurnPassed]
    assert changed(game) == {
        "hands": (("1801",), ("1700",)),
        "discard": (*fill(32), "1800"),
        "open_cards": (*game.opening[0].table.open_cards, "1800"),
        "turn": 1,
    }


@pytest.mark.parametrize(("first", "rounds"), [(0, [5, 5, 6]), (1, [4, 5, 5]), (2, [4, 5, 5])])
def test_a_player_without_cards_is_skipped(first, rounds):
    """TC-48 TC-49 TC-12: the round rises where the turn passes seat `first`, though seat 1 plays no more."""
    game = mid_game([["1700", "1702"], [], ["1800", "1801", "1600"]], [["1900"]], turn=2, first=first, round=4)
    found = []
    for card in ("1801", "1702", "1600"):
        turn_over(game, card)
        stop(game)
        found.append((game.table.turn, game.table.round))
    assert found == [(0, rounds[0]), (2, rounds[1]), (0, rounds[2])]


def test_a_player_who_discards_the_last_card_drops_out():
    """C08 TC-48: like one who has placed it."""
    game = mid_game([["1800"], ["1700", "1701"], ["1600"]], [["1900"]], symbols={"1800": MATCH})
    discard(game, "1800")
    turn_over(game, "1701")
    stop(game)
    turn_over(game, "1600")
    assert happened(game) == [e.TurnedOver, e.PlacedBelow, e.TurnPassed]
    assert (game.table.hands, game.table.turn, game.over) == (((), ("1700",), ()), 1, False)


def test_the_last_player_with_cards_goes_on_alone():
    """TC-49: the turn comes back to the same seat, in the next round, having passed every other."""
    for first in (0, 1, 2):
        game = mid_game([[], ["1700", "1701"], []], [["1900"]], turn=1, first=first, round=7)
        turn_over(game, "1701")
        stop(game)
        assert (game.table.turn, game.table.round, game.table.placed) == (1, 8, 0)


def test_alone_every_turn_is_a_round():
    """G02 TC-12: the turn passes the only seat each time."""
    game = deal(COOP, FORTY | {"c05": 1800}, seats=1)
    for round in (1, 2, 3):
        assert (game.table.turn, game.table.round) == (0, round)
        turn_over(game, game.table.hands[0][0])
        stop(game)


# The end


def test_a_player_who_can_do_nothing_at_the_start_of_the_turn_ends_the_game():
    """TC-50 C06: only horizontal cards and no match: for all, though others could still play; the turn has passed."""
    hands, lower, upper = [["1800", "1801"], ["1930"], ["1700"]], [["1900"], ["1950"]], [["1920"]]
    game = mid_game(hands, lower, upper, horizontal=[[], ["1930"], []], first=1, round=3)
    turn_over(game, "1800")
    stop(game)
    assert happened(game) == [e.Stopped, e.TurnPassed, e.GameEnded]
    assert changed(game) == {
        "turn": None,
        "round": 4,
        "placed": 0,
        "correct": None,
        "outcome": Outcome(score=2 * 3 + 1 - 29 - 3, rank=0),
    }
    tried = mid_game([["1800", "1931", "1801"], ["1930"]], lower, upper, horizontal=[[], ["1930"]], pile=["1600"])
    turn_over(tried, "1800")
    turn_over(tried, "1931")
    stop(tried)
    # The turn had ended before the game did.
    assert (tried.over, tried.table.placed, tried.table.tried, tried.table.round) == (True, 0, False, 1)
    assert tried.table.hands == (("1931", "1801", "1600"), ("1930",))
    matching = mid_game(hands, lower, upper, horizontal=[[], ["1930"], []], first=1, symbols={"1930": MATCH})
    turn_over(matching, "1800")
    stop(matching)
    assert (matching.table.turn, moves(matching)) == (1, [Discard(1, "1930")])


def test_a_discard_may_take_the_next_players_match_away():
    """C06 TC-41: the new top decides; the turn passes and the game ends; `first` was not passed, the round stays."""
    game = mid_game(
        [["1800", "1801"], ["1930"]],
        [["1900"], ["1950"]],
        [["1920"]],
        horizontal=[[], ["1930"]],
        symbols={"1800": ("moon", "key"), "1930": MATCH},
    )
    discard(game, "1800")
    assert happened(game) == [e.Discarded, e.TurnedOver, e.TurnPassed, e.GameEnded]
    assert (game.table.turn, game.table.round) == (None, 1)
    assert game.table.outcome == Outcome(score=2 * 2 + 1 - 31 - 2, rank=0)


def test_a_position_in_which_the_player_can_do_nothing_is_over_at_once():
    """C06 TC-50: it keeps its round."""
    game = mid_game([["1930"], ["1700"]], [["1900"], ["1950"]], [["1920"]], horizontal=[["1930"], []], round=6)
    assert [type(event) for event in game.opening] == [e.PositionSet, e.GameEnded]
    assert (game.table.turn, game.table.round, moves(game)) == (None, 6, [])
    assert game.table.outcome == Outcome(score=2 * 2 + 1 - 31 - 2, rank=0)


def test_the_last_card_of_all_placed_ends_the_game_in_the_middle_of_the_turn():
    """TC-51 C21: with one success; the turn passes to nobody, so nothing else moves."""
    game = mid_game([["1800"], []], [["1900"]])
    turn_over(game, "1800")
    assert happened(game) == [e.TurnedOver, e.PlacedBelow, e.GameEnded]
    assert changed(game) == {
        "hands": ((), ()),
        "lower": (("1800",), ("1900",)),
        "upper": ((),),
        "open_cards": (*game.opening[0].table.open_cards, "1800"),
        "turn": None,
        "placed": 1,
        "correct": True,
        "outcome": Outcome(score=2 * 2 - 34, rank=0),
    }
    assert game.table.round == 1


def test_the_last_card_of_all_as_second_success():
    """TC-51 C21 TC-32: `placed` stays two; nobody draws and no turn passes."""
    game = mid_game([["1800", "1801"], []], [["1900"]])
    turn_over(game, "1801")
    turn_over(game, "1800")
    assert happened(game) == [e.TurnedOver, e.PlacedBelow, e.GameEnded]
    assert (game.table.placed, game.table.tried, game.table.round) == (2, False, 1)
    late = mid_game([["1800"], []], [["1900"], ["1950"]], placed=1, round=4)
    turn_over(late, "1800")
    assert (late.table.placed, late.table.round, late.over) == (2, 4, True)


def test_an_empty_hand_ends_nothing_while_the_pile_has_cards():
    """TC-51 C21: the turn ends and the player draws."""
    game = mid_game([["1800"]], [["1900"]], pile=["1600"])
    turn_over(game, "1800")
    assert happened(game) == [e.TurnedOver, e.PlacedBelow, e.Drew, e.TurnPassed]
    assert (game.table.hands, game.table.turn, game.table.round) == ((("1600",),), 0, 2)
    by_discard = mid_game([["1800"]], [["1900"]], pile=["1600"], symbols={"1800": MATCH})
    discard(by_discard, "1800")
    assert happened(by_discard) == [e.Discarded, e.TurnedOver, e.Drew, e.TurnPassed]


def test_the_last_card_of_all_discarded_ends_the_game():
    """TC-51 C08 C21: the turn passes to nobody; the card counts as a discard."""
    game = mid_game([["1800"], []], [["1900"]], symbols={"1800": MATCH})
    discard(game, "1800")
    assert happened(game) == [e.Discarded, e.TurnedOver, e.GameEnded]
    assert changed(game) == {
        "hands": ((), ()),
        "discard": (*fill(34), "1800"),
        "open_cards": (*game.opening[0].table.open_cards, "1800"),
        "turn": None,
        "outcome": Outcome(score=2 - 35, rank=0),
    }
    assert (game.table.round, game.table.placed, game.table.correct) == (1, 0, None)


# Scoring


def over(lower, upper, *, pile=0, unplayed=1):
    """The outcome of a game with so many cards in each zone.

    The only player can do nothing with the cards left, or, where none are unplayed, has discarded the last one.
    """
    below = [[f"{1000 + 10 * n}"] for n in range(lower)]
    above = [[f"{1005 + 10 * n}"] if n < upper else [] for n in range(lower - 1)]
    stack = [f"{2000 + n}" for n in range(pile)]
    # Cards of 1006 find the first interval taken.
    hand = [f"1006-{n}" for n in range(unplayed)]
    if unplayed:
        game = mid_game([hand], below, above, pile=stack, horizontal=[hand])
    else:
        game = mid_game([["1006"]], below, above, symbols={"1006": MATCH})
        discard(game, "1006")
    zones = [sum(map(len, row)) for row in (game.table.lower, game.table.upper, game.table.hands)]
    assert (zones, len(game.table.pile)) == ([lower, upper, unplayed], pile)
    assert game.over
    return game.table.outcome


def test_the_25_points():
    """TC-57 TC-52 TC-53 TC-54 TC-55 TC-56 C16: the scoring example: 15 x 2 + 8 - 11 - 2, a Team of the Clever."""
    assert over(15, 8, unplayed=2) == Outcome(score=25, rank=3)
    assert RANK_NAMES[3] == "Team of the Clever"


def test_the_25_points_at_the_end_of_a_turn():
    """TC-57 TC-56: one player has none left, the other is stuck with two, one of them horizontal until now."""
    years = [[f"{1000 + 10 * n}"] for n in range(15)]
    above = [[f"{1005 + 10 * n}"] if n < 8 else [] for n in range(14)]
    game = mid_game([[], ["1006", "1007"]], years, above, horizontal=[[], ["1006"]], turn=1)
    assert (len(game.table.discard), game.table.pile) == (11, ())
    assert turn_over(game, "1007") is False
    assert game.table.outcome == Outcome(score=25, rank=3)


def test_every_zone_counts():
    """TC-52 TC-53 TC-54 TC-55 TC-56 C16: two, one, and minus one for each card of discard, deck and hands."""
    base = over(4, 2).score
    assert base == 8 + 2 - 29 - 1
    assert over(5, 2).score == base + 3
    assert over(4, 3).score == base + 2
    assert over(4, 2, pile=9).score == base
    assert over(4, 2, unplayed=4).score == base
    assert over(4, 2, unplayed=0).score == base


def test_a_stacked_card_is_worth_what_its_place_is():
    """C02: two on the lower level, one on the second."""
    lower, upper = [["1900", "1900b", "1900c"], ["1950"]], [["1920", "1920b"]]
    game = mid_game([["1930"], []], lower, upper, horizontal=[["1930"], []])
    assert game.table.outcome == Outcome(score=2 * 4 + 2 - 29 - 1, rank=0)


def test_the_range_of_scores():
    """C16 TC-52 TC-54: from -33, nothing but the starting card placed, to 69, nothing but one discard missing."""
    worst = mid_game([["1930"], []], [["1900"]], symbols={"1930": MATCH})
    discard(worst, "1930")
    assert worst.table.outcome == Outcome(score=-33, rank=0)
    best = mid_game([["1800"]], [[f"{1900 + n}"] for n in range(34)])
    assert best.table.discard == fill(1)
    turn_over(best, "1800")
    assert best.table.outcome == Outcome(score=69, rank=7)


@pytest.mark.parametrize(
    ("score", "rank"),
    [
        (-20, 0), (-1, 0), (0, 1), (10, 1), (11, 2), (20, 2), (21, 3), (30, 3),
        (31, 4), (40, 4), (41, 5), (50, 5), (51, 6), (60, 6), (61, 7), (63, 7),
    ],
)  # fmt: skip
def test_the_table_of_ranks(score, rank):
    """TC-58 C25: whole numbers, no holes; every border."""
    # A card below is worth 3 more than one elsewhere, a card above 2 more; with none, 36 cards are worth -36.
    points = score + 36
    upper = (0, 2, 1)[points % 3]
    assert over((points - 2 * upper) // 3, upper, unplayed=0) == Outcome(score=score, rank=rank)


def test_the_names_of_the_ranks():
    """TC-59 TC-60: as printed, the lowest first; each but the first begins at a score."""
    assert RANK_NAMES == (
        "Novices",
        "Young Gang",
        "League of the Good",
        "Team of the Clever",
        "Experienced Players",
        "Alliance of Experts",
        "Circle of Geniuses",
        "Time Travelers",
    )
    assert RANKS == (0, 11, 21, 31, 41, 51, 61)


# The state, and positions


def test_the_state_written_out():
    """TC-03 TC-23: the keys in their order; score and rank null while the game runs."""
    game = mid_game([["1930", "1940", "2000"], ["1700"]], [["1900"], ["1950"]], [["1920"]], horizontal=[["1930"], []])
    common = ["move", "turn", "round", "hands", "pile", "discard", "box"]
    own = ["lower", "upper", "horizontal", "placed", "tried", "correct", "score", "rank"]
    assert list(game.state()) == common + own

    def written():
        state = game.state()
        return {key: state[key] for key in own}

    assert written() == {
        "lower": (("1900",), ("1950",)),
        "upper": (("1920",),),
        "horizontal": (("1930",), ()),
        "placed": 0,
        "tried": False,
        "correct": None,
        "score": None,
        "rank": None,
    }
    turn_over(game, "2000")
    assert written() == {
        "lower": (("1900",), ("1950",), ("2000",)),
        "upper": (("1920",), ()),
        "horizontal": (("1930",), ()),
        "placed": 1,
        "tried": False,
        "correct": True,
        "score": None,
        "rank": None,
    }
    turn_over(game, "1940")
    assert (written()["correct"], written()["placed"], written()["tried"]) == (False, 0, False)
    ended = over(15, 8, unplayed=2)
    assert (ended.score, ended.rank) == (25, 3)
    stuck = mid_game([["1930"], []], [["1900"], ["1950"]], [["1920"]], horizontal=[["1930"], []]).state()
    assert (stuck["score"], stuck["rank"], stuck["turn"]) == (-28, 0, None)


def test_a_position_lies_as_it_is_written():
    """TC-04 C13: every zone; open are the timeline and the discards, not the box, not the horizontal cards."""
    years = {f"f{n:02}": 1 + n for n in range(29)}
    named = {
        "1930": 1930,
        "2000": 2000,
        "1900": 1900,
        "1950": 1950,
        "1920": 1920,
        "1950b": 1950,
        "box": 5,
        "1700": 1700,
    }
    zones = {
        "hands": [["1930", "2000"], ["1700"]],
        "lower": [["1900"], ["1950", "1950b"]],
        "upper": [["1920"]],
        "pile": list(years)[:10],
        "discard": list(years)[10:],
        "box": ["box"],
        "horizontal": [["1930"], []],
        "placed": 1,
        "tried": True,
        "round": 9,
    }
    game = from_position(COOP, years | named, first=1, **zones)
    assert game.table == Table(
        hands=(("1930", "2000"), ("1700",)),
        pile=tuple(years)[:10],
        discard=tuple(years)[10:],
        box=("box",),
        lower=(("1900",), ("1950", "1950b")),
        upper=(("1920",),),
        aside=(("1930",), ()),
        open_cards=("1900", "1950", "1950b", "1920", *tuple(years)[10:]),
        turn=0,
        round=9,
        active=(0, 1),
        placed=1,
        tried=True,
    )
    assert game.opening == (e.PositionSet(game.table),)
    assert moves(game) == [TurnOver(0, "2000"), Stop(0)]


def test_a_position_needs_36_cards_outside_the_box():
    """TC-04: no more and no fewer."""
    for cards in (35, 37):
        years = {f"f{n:02}": 1 + n for n in range(cards)}
        ids = list(years)
        with pytest.raises(SetupError) as wrong:
            from_position(COOP, years, hands=[ids[:1], []], lower=[ids[1:2]], discard=ids[2:])
        assert wrong.value.code == "setup.position"
        assert wrong.value.message == f"position: 36 cards must lie outside the box, not {cards} [TC-04]"


@pytest.mark.parametrize(
    ("lower", "upper", "message"),
    [
        ([], [], "the lower level cannot be empty, nor a stack of it [TC-10]"),
        ([["1900"], []], [[]], "the lower level cannot be empty, nor a stack of it [TC-10]"),
        (
            [["1900"], ["1950"]],
            [],
            "upper must have a list for each of the 1 gaps between lower stacks, not 0 [C03]",
        ),
        (
            [["1900"], ["1950"], ["2000"]],
            [[], [], []],
            "upper must have a list for each of the 2 gaps between lower stacks, not 3 [C03]",
        ),
        ([["1900", "1901"]], [], "a stack must hold cards of one year [TC-20]"),
        ([["1900"], ["1950"]], [["1920", "1921"]], "a stack must hold cards of one year [TC-20]"),
        ([["1950"], ["1900"]], [[]], "the timeline is not in order [TC-18 TC-19]"),
        ([["1900"], ["1900b"]], [[]], "the timeline is not in order [TC-18 TC-19]"),
        (
            [["1900"], ["1950"]],
            [["1899"]],
            "the card above gap 0 does not lie between its neighbours [TC-21]",
        ),
        (
            [["1900"], ["1950"]],
            [["1900b"]],
            "the card above gap 0 does not lie between its neighbours [TC-21]",
        ),
        (
            [["1900"], ["1950"], ["2000"]],
            [["1920"], ["2000b"]],
            "the card above gap 1 does not lie between its neighbours [TC-21]",
        ),
        (
            [["1900"], ["1950"], ["2000"]],
            [[], ["1949"]],
            "the card above gap 1 does not lie between its neighbours [TC-21]",
        ),
    ],
)
def test_a_timeline_that_cannot_be_is_refused(lower, upper, message):
    """TC-10 TC-18 TC-19 TC-20 TC-21 C03 C04: order, stacks and places."""
    with pytest.raises(SetupError) as wrong:
        mid_game([["1700"], []], lower, upper)
    assert wrong.value.code == "setup.position"
    assert wrong.value.message == f"position: {message}"


def test_cards_just_inside_their_interval_are_no_error():
    """TC-21: a year from the neighbours on either side."""
    game = mid_game([["1700"], []], [["1900"], ["1902"], ["1904"]], [["1901"], ["1903"]])
    assert game.table.upper == (("1901",), ("1903",))


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (
            {"hands": [["1700"]], "pile": [f"{2000 + n}" for n in range(33)]},
            "the discard pile cannot be empty [TC-09]",
        ),
        (
            {"hands": [["1700"], ["1701", "1920b"]], "horizontal": [[], ["1920b", "1700"]]},
            "horizontal card '1700' is not in seat 1's hand [TC-23]",
        ),
        (
            {"hands": [["1700"], ["1701"], []], "pile": ["1600"]},
            "seat 2 has no cards though there are cards to draw [TC-15]",
        ),
        (
            {"hands": [["1700"]], "placed": 2},
            "placed must be 0 or 1: a turn ends with the second card placed, not 2 [TC-32]",
        ),
        (
            {"hands": [["1700"]], "placed": 3},
            "placed must be 0 or 1: a turn ends with the second card placed, not 3 [TC-32]",
        ),
    ],
)
def test_other_positions_that_cannot_be_are_refused(position, message):
    """TC-09 TC-15 TC-23 TC-32: an empty discard pile, strange horizontal cards, empty hands, a turn that has ended."""
    with pytest.raises(SetupError) as wrong:
        mid_game(lower=[["1900"], ["1950"]], **position)
    assert (wrong.value.code, wrong.value.message) == ("setup.position", f"position: {message}")


@pytest.mark.parametrize("card", ["1600", "1900b", "1920b", "1960", "2000b", "2100"])
def test_a_horizontal_card_that_could_be_placed_is_refused(card):
    """TC-24 C03: at either end, on a card of its year, into a free interval; also before a seat that is not on turn."""
    lower, upper = [["1900"], ["1950"], ["2000"]], [["1920"], []]
    for hands, horizontal in (
        ([["1700", "1930", card], ["1701"]], [["1930", card], []]),
        ([["1700"], ["1701", card]], [[], [card]]),
    ):
        with pytest.raises(SetupError) as wrong:
            mid_game(hands, lower, upper, horizontal=horizontal)
        assert wrong.value.code == "setup.position"
        assert wrong.value.message == f"position: horizontal card {card!r} could be placed [TC-24 C03]"


def test_a_position_in_the_middle_of_a_turn():
    """TC-23 TC-33: a failed attempt leaves a horizontal card, and the turn goes on while there is one to place."""
    lower, upper = [["1900"], ["1950"]], [["1920"]]
    with pytest.raises(SetupError) as wrong:
        mid_game([["1700"], ["1930"]], lower, upper, horizontal=[[], ["1930"]], tried=True)
    assert (wrong.value.code, wrong.value.message) == (
        "setup.position",
        "position: a failed attempt leaves a horizontal card, and seat 0 has none [TC-23]",
    )
    for placed, tried in ((1, False), (0, True), (1, True)):
        with pytest.raises(SetupError) as wrong:
            mid_game(
                [["1700"], ["1930"]],
                lower,
                upper,
                horizontal=[[], ["1930"]],
                turn=1,
                placed=placed,
                tried=tried,
            )
        assert (wrong.value.code, wrong.value.message) == (
            "setup.position",
            "position: seat 1 has no card left to place, so its turn would be over [TC-33]",
        )
        going_on = mid_game([["1700", "1930"], []], lower, upper, horizontal=[["1930"], []], placed=placed, tried=tried)
        assert moves(going_on) == [TurnOver(0, "1700"), *([Stop(0)] if placed else [])]


def test_positions_just_inside_the_limits():
    """TC-09 TC-15 TC-32: one discard, one card placed, an empty hand with an empty pile."""
    game = mid_game([["1700"]], [["1900"], ["1950"]], pile=[f"{2000 + n}" for n in range(32)], placed=1)
    assert (game.table.discard, game.table.placed) == (fill(1), 1)
    assert mid_game([["1700"], []], [["1900"]]).table.hands == (("1700",), ())


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("placed", -1, "position: placed must be a whole number from 0"),
        ("placed", True, "position: placed must be a whole number from 0"),
        ("tried", 0, "position: tried must be true or false"),
        ("lower", "1900", "position: lower must be a list of lists of card ids"),
        ("upper", ["1920"], "upper must be a list of card ids"),
    ],
)
def test_keys_of_a_position_that_are_no_such_thing(key, value, message):
    """TC-32 TC-23 C04: a count, true or false, stacks."""
    zones = {"hands": [["1700"]], "lower": [["1900"], ["1950"]], "upper": [["1920"]]} | {key: value}
    dates = {card: card for card in ("1700", "1900", "1950", "1920")} | {card: card[1:] for card in fill(32)}
    with pytest.raises(LineError) as wrong:
        from_position(COOP, dates, discard=list(fill(32)), **zones)
    assert (wrong.value.code, wrong.value.reason) == ("record.wrong-type", message)
