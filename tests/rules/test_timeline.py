"""Timeline in its four boxes: one test a clause, named by its sentence; the ids stand in the first line of each."""

from __future__ import annotations

import pytest

from kronika.engine import Player, editions, start, view_of
from kronika.engine.registry import ruleset
from kronika.errors import IllegalMove, SetupError
from kronika.table import events as e
from kronika.table.moves import Discard, Place
from tests.rules.tables import (
    CESKO,
    COMPETITIVE,
    POLSKA,
    RUSSIA,
    TIMELINES,
    WITH_BOX,
    WITH_DISCARD,
    cards_of,
    deal,
    from_position,
    happened,
    place,
    was_shuffled,
)

every_box = pytest.mark.parametrize("box", TIMELINES)
# Two seats with one card each, 1900 on the line, and a pile.
SMALL = {"a": 1800, "b": 1850, "line": 1900, "p": 1950, "q": 1960, "r": 1970}
MANY = {f"c{n:03}": 1500 + n for n in range(110)}


def zone(game, box):
    return game.table.discard if box in WITH_DISCARD else game.table.box


# Setting up


@every_box
def test_seats_form_a_circle_and_nobody_has_a_partner(box):
    """RU-01 RU-05 RU-13 CZ-09 CZ-19 CZ-29 PL-09 PL-21 PL-30 TV-02 TV-05 TV-11: clockwise, each for themselves."""
    game = deal(box, MANY, seats=3, first=1, hand=2)
    turns = [game.table.turn]
    for _ in range(4):
        place(game, game.table.hands[game.table.turn][0], len(game.table.line))
        turns.append(game.table.turn)
    assert turns == [1, 2, 0, 1, 2]
    assert not editions()[box].team


@every_box
def test_the_pile_lies_with_its_dates_down(box):
    """RU-06 CZ-11 PL-11 TV-06: shuffled, dates hidden; all cards of the deck are in it, TV-06 has no limit of 36."""
    view = view_of(deal(box, MANY, seats=2, hand=1))
    assert view.pile == 110 - 3
    assert view.pile_top is not None
    assert view.pile_top.title == "Event c003"
    assert view.pile_top.back is None


@pytest.mark.parametrize("box", [RUSSIA, CESKO, COMPETITIVE])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_four_cards_each_whatever_the_number_of_players(box, seats):
    """RU-07 CZ-12 TV-07 T20: always four."""
    assert [len(hand) for hand in deal(box, MANY, seats=seats).table.hands] == [4] * seats


@pytest.mark.parametrize(("seats", "hand"), [(2, 6), (3, 6), (4, 5), (5, 5), (6, 4), (7, 4), (8, 4)])
def test_polska_deals_by_the_number_of_players(seats, hand):
    """PL-12 PL-13 T20: six for 2 or 3, five for 4 or 5, four for 6 to 8."""
    assert [len(cards) for cards in deal(POLSKA, MANY, seats=seats).table.hands] == [hand] * seats


@every_box
def test_another_number_of_cards_may_be_agreed(box):
    """CZ-15 PL-17 T16 G10: one number for all, from 1, and a seat's own where it differs."""
    game = deal(box, MANY, seats=3, hand=7, hands=(None, 2, None))
    assert [len(hand) for hand in game.table.hands] == [7, 2, 7]
    with pytest.raises(SetupError, match="hand must be a whole number from 1"):
        deal(box, MANY, hand=0)


@every_box
def test_two_to_eight_players(box):
    """PL-14 G02: no fewer and no more."""
    for seats in (2, 8):
        assert len(deal(box, MANY, seats=seats).table.hands) == seats
    for seats in (1, 9):
        with pytest.raises(SetupError, match="2 to 8 players") as refused:
            deal(box, MANY, seats=seats, first=None)
        assert refused.value.code == "setup.players"


@every_box
def test_too_few_cards_for_the_hands_and_the_line(box):
    """G03 T16: players times cards plus one; an empty pile at the start is legal."""
    assert deal(box, dict(list(MANY.items())[:9]), hand=4).table.pile == ()
    with pytest.raises(SetupError, match="need 9 cards, the deck has 8") as refused:
        deal(box, dict(list(MANY.items())[:8]), hand=4)
    assert refused.value.code == "setup.too-few-cards"


@every_box
def test_hands_are_dealt_first_from_the_top_then_the_line(box):
    """G04: seat `first` takes its whole hand, then each seat clockwise; then one card opens the timeline."""
    game = deal(box, MANY, seats=3, first=1, hand=2)
    assert game.table.hands == (("c004", "c005"), ("c000", "c001"), ("c002", "c003"))
    assert game.table.line == ("c006",)
    assert game.table.pile[0] == "c007"


@every_box
def test_hands_lie_openly_with_their_dates_down(box):
    """RU-08 RU-09 CZ-06 CZ-13 CZ-14 PL-06 PL-15 PL-16 TV-08 G06: titles are public, dates nobody's."""
    game = deal(box, SMALL, hand=1)
    for viewer in (0, 1, None):
        hands = [seat.hand for seat in view_of(game, viewer).seats]
        assert [[card.title for card in hand] for hand in hands] == [["Event a"], ["Event b"]]
        assert all(card.back is None for hand in hands for card in hand)


@every_box
def test_one_card_opens_the_line_with_its_date_up(box):
    """RU-10 RU-11 CZ-16 CZ-17 PL-18 PL-19 TV-09: the start counts like any placed card; the rest is the pile."""
    game = deal(box, SMALL, hand=1)
    (card,) = view_of(game).line
    assert card.back is not None
    assert (card.id, card.back.date) == ("line", "1900")
    assert game.table.pile == ("p", "q", "r")


@every_box
def test_the_youngest_starts(box):
    """RU-12 CZ-10 PL-10 TV-10 G01: a named player, else the youngest, ties to the earliest seat, no ages: seat 0."""

    def first(ages, named=None):
        return deal(box, MANY, seats=4, ages=ages, first=named, hand=1).table.turn

    assert first((40, 12, 9, 30)) == 2
    assert first((40, 9, 9, 30)) == 1
    assert first((40, None, 9, 9)) == 2
    assert first((None, None, 50, None)) == 2
    assert first((0, 5, 0, 9)) == 0
    assert first(()) == 0
    assert first((40, 12, 9, 30), named=3) == 3
    assert first((1, 0, 2, 3)) == 1
    for seat in (4, -1):
        with pytest.raises(SetupError) as refused:
            first((), named=seat)
        assert refused.value.code == "setup.first"
        assert refused.value.message == f"first must be a seat from 0 to 3, not {seat}"


def test_symbols_mean_nothing_in_the_competitive_mode():
    """TV-01: cards without symbols, or with equal ones, play."""
    cards = {id: {"title": id, "date": str(year)} for id, year in SMALL.items()}
    game = start(COMPETITIVE, [Player("A"), Player("B")], cards, pile=list(SMALL), options={"hand": 1})
    assert game.table.turn == 0


# A turn


@every_box
def test_a_turn_places_one_own_card_into_any_gap(box):
    """RU-02 RU-14 RU-24 CZ-01 CZ-21 PL-01 PL-23 TV-03 TV-12 TV-19: one attempt, no passing, n + 1 gaps."""
    game = deal(box, SMALL, hand=1)
    assert game.legal_moves().moves == (Place(0, "a", 0), Place(0, "a", 1))
    for move, code in (
        (Place(1, "b", 0), "move.not-your-turn"),
        (Place(0, "b", 0), "move.not-in-hand"),
        (Place(0, "p", 0), "move.not-in-hand"),
        (Place(0, "a", 2), "move.no-such-gap"),
        (Place(0, "a", -1), "move.no-such-gap"),
        (Discard(0, "a"), "move.unknown"),
    ):
        with pytest.raises(IllegalMove) as refused:
            game.play(move)
        assert refused.value.code == code
    place(game, "a", 0)
    assert game.table.turn == 1


def test_refusals_name_the_clause_and_what_would_be_right():
    """RU-13 RU-02 RU-14 G07: the message is for people."""
    game = deal(RUSSIA, SMALL, hand=1)
    for move, message in (
        (Place(1, "b", 0), "it is seat 0's turn, not seat 1's [RU-13]"),
        (Place(0, "b", 0), "card 'b' is not in seat 0's hand; that holds a [RU-02]"),
        (Place(0, "a", 2), "there is no gap 2; gaps go from 0 to 1 [RU-14]"),
        (Discard(0, "a"), "timeline-russia has no such move; its moves are place"),
        (Place(0, "a", True), "seat and gap are whole numbers, cards are ids"),
    ):
        refusal = game.refusal(move)
        assert refusal is not None
        assert refusal.message == message


@every_box
def test_left_means_earlier_and_right_means_later(box):
    """RU-15 RU-16 CZ-22 CZ-23 PL-24 PL-25 TV-13: gap 0 is left of every card."""
    assert place(deal(box, SMALL, hand=1), "a", 0) is True
    assert place(deal(box, SMALL, hand=1), "a", 1) is False
    later = {"a": 1950, "b": 1850, "line": 1900, "p": 1800}
    assert place(deal(box, later, hand=1), "a", 1) is True
    assert place(deal(box, later, hand=1), "a", 0) is False


@every_box
def test_card_and_gap_are_chosen_before_the_date_is_seen(box):
    """RU-17 RU-18 CZ-24 PL-26 TV-14 G05: placed date down in one move, then turned over, then judged."""
    game = deal(box, SMALL, hand=1)
    place(game, "a", 0)
    assert happened(game)[:3] == [e.Placed, e.TurnedOver, e.Kept]


@every_box
def test_a_right_card_stays_and_nothing_is_drawn(box):
    """RU-19 RU-20 CZ-02 CZ-25 PL-02 PL-27 TV-15: date up, one card fewer, the turn ends."""
    game = deal(box, MANY, hand=2)
    card = game.table.hands[0][0]
    assert place(game, card, 0) is True
    assert game.table.line[0] == card
    assert len(game.table.hands[0]) == 1
    assert view_of(game).line[0].back is not None
    assert game.table.turn == 1
    assert game.turns[-1].events == (e.Placed(0, card, 0), e.TurnedOver(card), e.Kept(card), e.TurnPassed(1, 1))


@pytest.mark.parametrize("box", WITH_DISCARD)
def test_a_wrong_card_goes_to_the_discard_pile(box):
    """RU-21 TV-16 T14: off the line, open for all to see."""
    game = deal(box, SMALL, hand=1)
    assert place(game, "a", 1) is False
    assert (game.table.line, game.table.discard, game.table.box) == (("line",), ("a",), ())
    assert [card.back.date for card in view_of(game).discard] == ["1800"]


@pytest.mark.parametrize("box", WITH_BOX)
def test_a_wrong_card_goes_back_to_the_box(box):
    """CZ-26 PL-28: not to a discard pile; everybody has seen its date."""
    game = deal(box, SMALL, hand=1)
    assert place(game, "a", 1) is False
    assert (game.table.line, game.table.discard, game.table.box) == (("line",), (), ("a",))
    view = view_of(game)
    assert (view.box, [card.back.date for card in view.boxed]) == (1, ["1800"])


@every_box
def test_a_mistake_draws_the_top_card_next_to_the_others(box):
    """RU-03 RU-22 CZ-03 CZ-27 CZ-28 PL-03 PL-29 TV-17: at the end of the hand, date down; the turn passes."""
    game = deal(box, MANY, hand=2)
    first, second = game.table.hands[0]
    top = game.table.pile[0]
    place(game, first, 1)
    assert game.table.hands[0] == (second, top)
    assert view_of(game).seats[0].hand[1].back is None
    assert game.table.turn == 1
    assert happened(game) == [e.Placed, e.TurnedOver, e.Misplaced, e.Drew, e.TurnPassed]


@every_box
def test_the_next_player_has_all_gaps_that_exist_now(box):
    """RU-25 CZ-30 CZ-31 CZ-33 PL-31 PL-32 PL-34 TV-20: three after a right card, two after a wrong one, n + 1 for n."""
    right, wrong = deal(box, SMALL, hand=1), deal(box, SMALL, hand=1)
    place(right, "a", 0)
    place(wrong, "a", 1)
    assert [move.gap for move in right.legal_moves().moves] == [0, 1, 2]
    assert [move.gap for move in wrong.legal_moves().moves] == [0, 1]
    three = deal(box, {"a": 1800, "b": 1850, "c": 1870, "line": 1900, "p": 1950}, seats=3, hand=1)
    place(three, "a", 0)
    place(three, "b", 1)
    assert [move.gap for move in three.legal_moves().moves] == [0, 1, 2, 3]


@pytest.mark.parametrize("box", [RUSSIA, COMPETITIVE])
def test_olya_has_three_gaps(box):
    """RU-27 TV-22: the rulebook's example: Olya comes second and may go left (A), right (B) or between (C)."""
    cards = {"first": 1700, "olya": 1800, "line": 1900, "p": 1950}
    for gap, right in ((0, False), (1, True), (2, False)):
        game = deal(box, cards, hand=1)
        place(game, "first", 0)
        assert game.legal_moves().moves == (Place(1, "olya", 0), Place(1, "olya", 1), Place(1, "olya", 2))
        assert place(game, "olya", gap) is right


@every_box
def test_a_knowingly_wrong_gap_is_legal(box):
    """T17: it costs the turn and the card."""
    game = deal(box, SMALL, hand=1)
    assert Place(0, "a", 1) in game.legal_moves().moves


# Equal years and spans


@every_box
@pytest.mark.parametrize("gap", [0, 1])
def test_equal_years_lie_next_to_each_other_in_any_order(box, gap):
    """RU-29 RU-30 RU-31 CZ-34 CZ-35 PL-36 TV-24 TV-25: the same date is the same year; either side is right."""
    assert place(deal(box, {"a": "3 May 1900", "b": 1, "line": "1900-12-31", "p": 2}, hand=1), "a", gap) is True


@every_box
def test_a_third_equal_year_fits_at_and_inside_the_run(box):
    """T11: right is any gap whose left neighbour is not later and whose right neighbour is not earlier."""
    years = {"new": 1900, "other": 5, "e": 1800, "x": 1900, "y": 1900, "l": 2000}
    outcomes = []
    for gap in range(5):
        game = from_position(box, years, hands=[["new"], ["other"]], timeline=["e", "x", "y", "l"])
        outcomes.append(place(game, "new", gap, new_pile=["new"]))
    assert outcomes == [False, True, True, True, False]
    # A card of another year is never right between two equal ones.
    between = from_position(box, years | {"new": 1950}, hands=[["new"], ["other"]], timeline=["e", "x", "y", "l"])
    assert place(between, "new", 2, new_pile=["new"]) is False


@every_box
def test_spans_are_wrong_only_where_they_certainly_belong_on_the_other_side(box):
    """G08 CZ-07: the competitive boxes take any date; every pair counts, not neighbours alone."""
    line = {"l": "8th century BC", "m": "1st millennium BC"}
    outcomes = [
        place(
            from_position(box, {"new": "805 BC", "o": 1, **line}, hands=[["new"], ["o"]], timeline=["l", "m"]),
            "new",
            gap,
            new_pile=["new"],
        )
        for gap in range(3)
    ]
    # Right of the millennium its neighbour would allow it, the century before that does not.
    assert outcomes == [True, False, False]


# The pile runs out


@every_box
def test_an_empty_pile_is_renewed_only_when_somebody_must_draw(box):
    """RU-23 TV-18 T01 T02: the misplaced cards, the one just misplaced included, are shuffled into a new pile."""
    game = deal(box, {"a": 1800, "b": 1850, "line": 1900, "p": 1950}, hand=1)
    place(game, "a", 1)
    assert game.table.pile == ()
    assert not was_shuffled(game)
    place(game, "b", 1, new_pile=["b", "a"])
    assert was_shuffled(game)
    assert game.table.hands[1] == ("b",)
    assert game.table.pile == ("a",)
    assert zone(game, box) == ()


@every_box
def test_renewed_cards_are_hidden_again(box):
    """T14: their dates were seen, and are dark once recycled, in hand and pile alike."""
    game = deal(box, {"a": 1800, "b": 1850, "line": 1900, "p": 1950}, hand=1)
    place(game, "a", 1)
    place(game, "b", 1, new_pile=["b", "a"])
    view = view_of(game)
    assert view.pile_top is not None
    assert (view.pile_top.id, view.pile_top.back) == ("a", None)
    assert view.seats[1].hand[0].back is None


@every_box
def test_the_only_card_comes_straight_back(box):
    """T01 T02 T15: with nothing else to draw, the misplaced card is shuffled alone and drawn."""
    game = deal(box, {"a": 1800, "b": 1850, "line": 1900}, hand=1)
    place(game, "a", 1, new_pile=["a"])
    assert was_shuffled(game)
    assert game.table.hands[0] == ("a",)


@every_box
@pytest.mark.parametrize("misplaced", ["discard", "box"])
def test_the_pile_is_renewed_from_the_zone_of_misplaced_cards_alone(box, misplaced):
    """T01 T02: the option `misplaced` names the zone; what lies in the other stays there."""
    other = "box" if misplaced == "discard" else "discard"
    game = from_position(
        box,
        {"a": 1800, "b": 1850, "line": 1900, "d": 1, "x": 2},
        hands=[["a"], ["b"]],
        timeline=["line"],
        options={"misplaced": misplaced},
        **{misplaced: ["d"], other: ["x"]},
    )
    place(game, "a", 1, new_pile=["a", "d"])
    assert getattr(game.table, other) == ("x",)
    assert getattr(game.table, misplaced) == ()


# The house rule `insert`


@every_box
def test_insert_moves_the_card_to_its_first_right_gap(box):
    """T15: house rule: the card goes where it belongs, the leftmost of equal gaps, and its player draws."""
    years = {"a": 1900, "b": 1, "e": 1800, "x": 1900, "l": 2000, "p": 5}
    game = from_position(
        box, years, hands=[["a"], ["b"]], timeline=["e", "x", "l"], pile=["p"], options={"misplaced": "insert"}
    )
    assert place(game, "a", 3) is False
    assert game.table.line == ("e", "a", "x", "l")
    assert game.table.hands[0] == ("p",)
    assert e.MovedInLine("a", 1) in game.turns[-1].events
    assert view_of(game).line[1].back is not None


@every_box
def test_insert_finds_the_gap_left_of_every_card(box):
    """T15: the first gap from the left may be the first of all."""
    game = deal(box, SMALL, hand=1, misplaced="insert")
    place(game, "a", 1)
    assert game.table.line == ("a", "line")
    assert e.MovedInLine("a", 0) in game.turns[-1].events


@every_box
def test_insert_with_an_empty_pile_gives_the_card_back(box):
    """T15: nothing is ever put into the pile again; the card stays at the end of its owner's hand, hidden."""
    game = from_position(
        box,
        {"a": 1800, "b": 1, "c": 2, "line": 1900, "d": 3},
        hands=[["a", "c"], ["b"]],
        timeline=["line"],
        discard=["d"],
        options={"misplaced": "insert"},
    )
    assert place(game, "a", 1) is False
    assert game.table.hands[0] == ("c", "a")
    assert game.table.line == ("line",)
    assert view_of(game).seats[0].hand[1].back is None
    assert not was_shuffled(game)


# The end of the game


@every_box
def test_hands_are_checked_when_the_round_is_over(box):
    """RU-04 RU-28 RU-32 RU-34 CZ-04 CZ-05 CZ-18 CZ-20 CZ-36 CZ-39 PL-04 PL-08 PL-20 PL-22 PL-35 PL-37 PL-40 TV-04 TV-23
    TV-26 TV-28 T09 T10: the first empty hand does not end the game; the only one at the end of the round wins."""
    game = deal(box, SMALL, hand=1)
    assert place(game, "a", 0) is True
    assert game.table.hands[0] == ()
    assert not game.over
    assert place(game, "b", 0) is False
    assert game.over
    assert game.table.outcome is not None
    assert game.table.outcome.winners == (0,)
    assert (game.table.round, game.table.acted) == (1, (0, 1))
    assert game.legal_moves().moves == ()
    with pytest.raises(IllegalMove) as refused:
        game.play(Place(0, "q", 0))
    assert refused.value.code == "move.game-over"
    clause = {RUSSIA: "RU-34", CESKO: "CZ-39", POLSKA: "PL-40", COMPETITIVE: "TV-28"}[box]
    assert refused.value.message == f"the game is over; no move is left [{clause}]"


@every_box
def test_with_cards_in_every_hand_a_new_round_begins(box):
    """RU-33 CZ-38 PL-39 TV-27: from the first player again."""
    game = deal(box, MANY, seats=3, first=1, hand=2)
    for _ in range(3):
        place(game, game.table.hands[game.table.turn][0], 0)
    assert (game.table.round, game.table.turn, game.table.acted) == (2, 1, ())
    assert happened(game)[-1] is e.RoundBegan


@every_box
def test_several_without_cards_draw_one_and_play_on_alone(box):
    """RU-35 RU-37 CZ-40 CZ-41 CZ-42 PL-41 PL-42 PL-43 TV-29 TV-31 T06 T08 T12 T13: the others are out."""
    game = deal(
        box, {"a": 1800, "b": 1850, "c": 1870, "line": 1900, "p": 1, "q": 2, "r": 3, "s": 4}, seats=3, first=2, hand=1
    )
    assert game.table.hands == (("b",), ("c",), ("a",))
    place(game, "a", 0)
    place(game, "b", 0)  # wrong: draws p
    place(game, "c", 1)
    t = game.table
    assert (t.active, t.turn, t.round, t.acted) == ((1, 2), 2, 2, ())
    # Seat 2 is the first remaining from the original first player, so it draws first.
    assert t.hands == (("p",), ("r",), ("q",))
    assert not view_of(game).seats[0].active
    place(game, "q", 0)
    assert game.table.turn == 1
    with pytest.raises(IllegalMove):
        game.play(Place(0, "p", 0))
    place(game, "r", 0)
    assert game.table.outcome is not None
    assert game.table.outcome.winners == (2,)
    assert game.table.hands[0] == ("p",)


@every_box
def test_a_tie_break_that_nobody_wins_goes_on(box):
    """RU-36 CZ-43 PL-44 TV-30 T03 T05 T18: the same players, with the replacement cards that they drew."""
    game = deal(box, {"a": 1800, "b": 1850, "line": 1900, "p": 1, "q": 2, "r": 3, "s": 4, "t": 5}, hand=1)
    place(game, "a", 0)
    place(game, "b", 1)
    assert game.table.hands == (("p",), ("q",))
    place(game, "p", 3)
    place(game, "q", 3)
    assert (game.table.active, game.table.round, game.over) == ((0, 1), 3, False)
    assert game.table.hands == (("r",), ("s",))
    place(game, "r", 0)
    place(game, "s", 0)
    assert game.table.outcome is not None
    assert game.table.outcome.winners == (0,)


@every_box
def test_of_three_tied_only_those_who_succeed_stay(box):
    """RU-36 CZ-41 CZ-43 PL-42 PL-44 TV-30 T04 T13: the one who fails is out for good, with the drawn card."""
    cards = {"a": 1800, "b": 1850, "c": 1870, "line": 1900, "p": 1, "q": 2, "r": 3, "s": 4, "t": 5, "u": 6, "v": 7}
    game = deal(box, cards, seats=3, hand=1)
    for card, gap in (("a", 0), ("b", 1), ("c", 2)):
        assert place(game, card, gap) is True
    assert game.table.active == (0, 1, 2)
    assert place(game, "p", 0) is True
    assert place(game, "q", 0) is False
    assert place(game, "r", 1) is True
    assert game.table.active == (0, 2)
    assert game.table.hands == (("t",), ("s",), ("u",))


@every_box
def test_too_few_cards_for_a_tie_break_share_the_victory(box):
    """T07: pile and refill together; nobody draws."""
    game = deal(box, {"a": 1800, "b": 1850, "line": 1900, "p": 1950}, hand=1)
    place(game, "a", 0)
    place(game, "b", 1)
    assert game.table.outcome is not None
    assert game.table.outcome.winners == (0, 1)
    assert (game.table.hands, game.table.pile, game.table.round) == (((), ()), ("p",), 1)


@every_box
def test_the_refill_counts_for_a_tie_break(box):
    """T07 T01 T02: one card in the pile and one misplaced are enough for two."""
    misplaced = "discard" if box in WITH_DISCARD else "box"
    game = from_position(
        box,
        {"a": 1800, "b": 1850, "line": 1900, "p": 1950, "d": 1960},
        hands=[["a"], ["b"]],
        timeline=["line"],
        pile=["p"],
        **{misplaced: ["d"]},
    )
    place(game, "a", 0)
    place(game, "b", 1, new_pile=["d"])
    assert game.table.hands == (("p",), ("d",))
    assert not game.over


@every_box
def test_with_insert_only_the_pile_counts_for_a_tie_break(box):
    """T07: nothing is renewed under that house rule."""
    game = from_position(
        box,
        {"a": 1800, "b": 1850, "line": 1900, "p": 1950, "d": 1960},
        hands=[["a"], ["b"]],
        timeline=["line"],
        pile=["p"],
        discard=["d"],
        options={"misplaced": "insert"},
    )
    place(game, "a", 0)
    place(game, "b", 1)
    assert game.table.outcome is not None
    assert game.table.outcome.winners == (0, 1)


@every_box
def test_a_hand_is_never_emptied_by_a_mistake(box):
    """T15 CZ-37 PL-38: without cards means having placed the last one rightly."""
    game = deal(box, SMALL, hand=1)
    place(game, "a", 1)
    place(game, "b", 1)
    assert all(game.table.hands)
    assert game.table.round == 2


# Options


@every_box
def test_every_box_takes_each_zone_for_misplaced_cards(box):
    """RU-21 CZ-26 PL-28 TV-16: discard, box or insert in each of the four, spelled-out defaults included."""
    for misplaced, where in (("discard", "discard"), ("box", "box"), ("insert", "line")):
        game = deal(box, SMALL, hand=1, misplaced=misplaced)
        place(game, "a", 1)
        assert "a" in getattr(game.table, where)
    for wrong in ("keep", "", None, 1, ["box"]):
        with pytest.raises(SetupError, match="misplaced must be one of discard, box, insert") as refused:
            deal(box, SMALL, hand=1, misplaced=wrong)
        assert refused.value.code == "setup.option-value"


@every_box
def test_unknown_options_and_wrong_values_are_refused(box):
    """G10: an option is a declared house rule of that box."""
    with pytest.raises(
        SetupError, match=f"{box} has no option 'penalty_layer'; its options are hand, misplaced"
    ) as refused:
        deal(box, SMALL, penalty_layer=2)
    assert refused.value.code == "setup.unknown-option"
    for wrong in (0, -1, True, 2.0, "4", None):
        with pytest.raises(SetupError, match="hand must be a whole number from 1"):
            deal(box, SMALL, hand=wrong)


@every_box
def test_the_same_card_twice_is_refused(box):
    """G11: any list of cards is a deck, each id once."""
    with pytest.raises(SetupError, match="card 'a' lies twice in pile"):
        start(box, [Player("A"), Player("B")], cards_of(SMALL), pile=[*SMALL, "a"], options={"hand": 1})


@every_box
def test_positions_that_cannot_be_are_refused(box):
    """RU-19 RU-32: a timeline out of order; a seat to move that is not active, or has acted."""
    years = {"a": 1800, "b": 1850, "c": 1870, "x": 1900, "y": 1950}
    fine = {"hands": [["a"], ["b"], ["c"]], "timeline": ["x", "y"], "active": [0, 1], "acted": [1]}
    assert from_position(box, years, **fine).table.open_cards == ("x", "y")
    emptied = {"hands": [["a", "b"], [], ["c"]]}
    assert from_position(box, years, **{**fine, **emptied}).table.hands[1] == ()
    assert from_position(box, years, **fine).table.acted == (1,)
    for change, message in (
        ({"timeline": ["y", "x"]}, "the timeline is not in order [RU-19]"),
        ({"turn": 2}, "turn must be an active seat, and seat 2 is not"),
        ({"turn": 1}, "seat 1 is to move but has had its turn in this round"),
        ({"active": [0, 2], "acted": [1]}, "seat 1 has acted but is not active"),
        ({"active": [0], "acted": []}, "fewer than two active seats would be a game that is over [RU-34]"),
        (
            {"hands": [["a"], [], ["b", "c"]], "acted": []},
            "seat 1 has no cards but has not had its turn; a hand is emptied by a turn only [T15]",
        ),
        ({"hands": [["a", "x", "y"], ["b"], ["c"]], "timeline": []}, "the timeline cannot be empty [RU-10]"),
    ):
        with pytest.raises(SetupError) as refused:
            from_position(box, years, **{**fine, **change})
        assert refused.value.message == f"position: {message}"
        assert refused.value.code == "setup.position"


def test_in_a_position_only_cards_that_were_turned_over_lie_open():
    """G06 T14: the line, and the zone where misplaced cards go; nobody has seen the others."""
    zones = {"hands": [["a"], ["b"]], "timeline": ["x"], "discard": ["d"], "box": ["o"], "pile": ["p"]}
    years = {"a": 1800, "b": 1850, "x": 1900, "d": 1, "o": 2, "p": 3}
    assert from_position(RUSSIA, years, **zones).table.open_cards == ("x", "d")
    assert from_position(CESKO, years, **zones).table.open_cards == ("x", "o")
    insert = from_position(CESKO, years, options={"misplaced": "insert"}, **zones)
    assert insert.table.open_cards == ("x",)


@every_box
def test_clauses_of_the_box_have_their_prefix(box):
    """RU-01 TV-02: an edition knows its book."""
    edition = editions()[box]
    assert edition.prefix == {RUSSIA: "RU", CESKO: "CZ", POLSKA: "PL", COMPETITIVE: "TV"}[box]
    assert edition.begins == "youngest"
    assert ruleset(box).EDITIONS[box] is edition


@every_box
def test_the_state_is_written_out_as_records_say(box):
    """RU-32 T07: keys and order of docs/records.md."""
    game = deal(box, {"a": 1800, "b": 1850, "line": 1900, "p": 1950}, hand=1)
    zones = {"hands": (("a",), ("b",)), "pile": ("p",), "discard": (), "box": ()}
    start = {"move": 0, "turn": 0, "round": 1, **zones, "timeline": ("line",), "active": (0, 1), "acted": ()}
    assert list(game.state().items()) == list({**start, "correct": None, "winners": None}.items())
    place(game, "a", 0)
    place(game, "b", 1)
    state = game.state()
    assert (state["move"], state["turn"], state["correct"], state["winners"]) == (2, None, True, (0, 1))
    assert (state["timeline"], state["acted"]) == (("a", "b", "line"), (0, 1))
