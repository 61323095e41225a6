"""Anno Domini: one test a clause, named by its sentence; the ids stand in the first line of each."""

from __future__ import annotations

from itertools import permutations

import pytest

from kronika.chance import shuffled
from kronika.engine import Option, Player, editions, start, view_of
from kronika.engine.lines import LineError
from kronika.engine.registry import ruleset
from kronika.engine.view import VerdictView
from kronika.errors import SetupError
from kronika.table import Outcome, Table, Verdict
from kronika.table import events as e
from kronika.table.moves import Add, Doubt, Stop
from tests.rules.tables import (
    ANNO,
    add,
    cards_of,
    changed,
    deal,
    doubt,
    from_position,
    happened,
    refused,
)

MANY = {f"c{n:03}": 1500 + n for n in range(110)}
ALL = tuple(MANY)
PILE = ("p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8")


def mid_game(hands, chain, *, pile=PILE, discard=(), dates=None, **more):
    """A position; cards are named by their years, `1930` and `1930b` both of 1930, unless `dates` says otherwise."""
    named = [card for row in (*hands, chain, pile, discard) for card in row]
    printed = {card: 1 if card[0] == "p" else card[:4] for card in named} | dict(dates or {})
    return from_position(ANNO, printed, hands=hands, chain=list(chain), pile=list(pile), discard=list(discard), **more)


def moves(game):
    return list(game.legal_moves().moves)


def stands(*dates):
    """Whether a chain of cards with these dates, earliest first, stands when it is doubted."""
    chain = [f"c{n}" for n in range(len(dates))]
    printed = {card: str(date) for card, date in zip(chain, dates, strict=True)}
    game = mid_game([["1900", "1901"], ["1902"]], chain, layer=1, dates=printed)
    doubt(game)
    return game.table.verdict.correct


def covers(span, *years):
    """Whether each of these years overlaps the span: both orders of the two cards stand."""
    return all(stands(year, span) and stands(span, year) for year in years)


def in_every_order(dates):
    """The orders, as lists of numbers from 1, in which these cards stand in a chain."""
    numbers = range(1, len(dates) + 1)
    return [order for order in permutations(numbers) if stands(*(dates[n - 1] for n in order))]


# The box


def test_the_box_and_its_house_rules():
    """AD-04 AD-20 AD-24 AD-26 AD-40 D01 D06 D15 D21: every number and word that a record may change."""
    edition = editions()[ANNO]
    assert (edition.id, edition.title, edition.prefix, edition.begins) == (ANNO, "Anno Domini", "AD", "owner")
    assert (edition.single_years, edition.symbols, edition.team) == (False, False, False)
    assert edition.options == (
        Option("hand", "AD-04 AD-61 AD-62 D21", "cards dealt to each seat", 9, 1),
        Option("penalty_doubter", "AD-24 D15", "cards for a doubter who was wrong", 4, 0),
        Option("penalty_layer", "AD-26 D15", "cards for whoever laid last into a wrong chain", 2, 1),
        Option(
            "correction",
            "AD-20 D06",
            "how far the chain may be corrected",
            "free",
            choices=("free", "one", "none"),
        ),
        Option("last_card", "AD-40 D01", "who checks the last card", "reveal", choices=("reveal", "successor")),
    )
    rules = ruleset(ANNO)
    assert list(rules.EDITIONS.items()) == [(ANNO, edition)]
    assert list(rules.MOVES.items()) == [("add", Add), ("doubt", Doubt)]
    assert deal(ANNO, MANY).options() == {
        "hand": 9,
        "penalty_doubter": 4,
        "penalty_layer": 2,
        "correction": "free",
        "last_card": "reveal",
    }


def test_options_with_other_values_are_refused():
    """G10 D15 D21: hand and the layer's penalty from 1, the doubter's from 0, the others by word."""
    for option, value, message in (
        ("hand", 0, "option hand must be a whole number from 1"),
        ("hand", True, "option hand must be a whole number from 1"),
        ("penalty_doubter", -1, "option penalty_doubter must be a whole number from 0"),
        ("penalty_doubter", "4", "option penalty_doubter must be a whole number from 0"),
        ("penalty_layer", 0, "option penalty_layer must be a whole number from 1"),
        ("penalty_layer", 2.0, "option penalty_layer must be a whole number from 1"),
        ("penalty_layer", 2**53 + 1, f"option penalty_layer must be a whole number from 1 to {2**53}"),
        ("correction", "two", "option correction must be one of free, one, none"),
        ("correction", 1, "option correction must be one of free, one, none"),
        ("correction", ["one"], "option correction must be one of free, one, none"),
        ("last_card", "auto", "option last_card must be one of reveal, successor"),
    ):
        with pytest.raises(SetupError) as wrong:
            deal(ANNO, MANY, **{option: value})
        assert (wrong.value.code, wrong.value.message) == ("setup.option-value", message)
    with pytest.raises(SetupError) as wrong:
        deal(ANNO, MANY, misplaced="box")
    assert (wrong.value.code, wrong.value.message) == (
        "setup.unknown-option",
        "anno-domini has no option 'misplaced'; its options are hand, penalty_doubter, penalty_layer, "
        "correction, last_card",
    )


def test_340_cards_with_an_event_and_a_year():
    """AD-01 AD-03: the front names the event, the back one solution; a single series is enough."""
    series = {f"lifestyle/{n:03}": 1500 + n for n in range(340)}
    game = deal(ANNO, series, seats=2)
    assert len(game.table.pile) == 340 - 2 * 9 - 1
    deck = game.start.deck
    assert (deck.fronts["lifestyle/007"].title, deck.backs["lifestyle/007"].date) == ("Event lifestyle/007", "1507")


def test_series_may_be_mixed():
    """AD-02 G11: cards of two series lie in one pile, one hand and one chain, though they have the same number."""
    mixed = {"lifestyle/01": 1800, "nature/01": 1850, "nature/02": 1810, "lifestyle/02": 1820, "lifestyle/03": 1900}
    game = deal(ANNO, mixed, hand=2)
    assert game.table.hands == (("lifestyle/01", "nature/01"), ("nature/02", "lifestyle/02"))
    add(game, "nature/01", 0)
    add(game, "lifestyle/02", 0)
    assert game.table.line == ("lifestyle/02", "nature/01", "lifestyle/03")
    with pytest.raises(SetupError) as wrong:
        start(ANNO, [Player("A"), Player("B")], cards_of(mixed), pile=[*mixed, "nature/01"], options={"hand": 1})
    assert (wrong.value.code, wrong.value.message) == (
        "setup.card-twice",
        "card 'nature/01' lies twice in pile [G11]",
    )


def test_two_to_ten_players():
    """AD-60 D23 G02: no fewer and no more."""
    for seats in (2, 10):
        assert [len(hand) for hand in deal(ANNO, MANY, seats=seats).table.hands] == [9] * seats
    for seats in (1, 11):
        with pytest.raises(SetupError) as wrong:
            deal(ANNO, MANY, seats=seats)
        assert (wrong.value.code, wrong.value.message) == (
            "setup.players",
            f"anno-domini is for 2 to 10 players, not {seats} [G02]",
        )


# Dealing


def test_the_setting_up_step_by_step():
    """AD-04 AD-08 AD-10 AD-11 G04: nine each from seat `first` on, then the top card of the stack opens the chain."""
    game = deal(ANNO, MANY, seats=3, first=1)
    assert game.opening == (
        e.SeatsTaken(3, ALL),
        e.HandDealt(1, ALL[:9]),
        e.HandDealt(2, ALL[9:18]),
        e.HandDealt(0, ALL[18:27]),
        e.LineOpened("c027"),
        e.RoundBegan(1, 1, (0, 1, 2)),
    )
    assert game.table == Table(
        hands=(ALL[18:27], ALL[:9], ALL[9:18]),
        pile=ALL[28:],
        line=("c027",),
        aside=((), (), ()),
        turn=1,
        round=1,
        active=(0, 1, 2),
        direction=1,
        reversed=False,
        layer=None,
    )


def test_cards_are_dealt_at_random():
    """AD-05: hands come from the top of a shuffled stack; nobody chooses."""
    players, cards = [Player("A"), Player("B")], cards_of(MANY)
    hands = set()
    for number in range(5):
        seed = bytes([number]) * 16
        game = start(ANNO, players, cards, seed=seed)
        pile = shuffled(sorted(cards), seed, 0)
        assert game.table.hands == (pile[:9], pile[9:18])
        hands.add(game.table.hands)
    assert len(hands) == 5


def test_fewer_cards_for_large_groups_and_for_children():
    """AD-61 AD-62 D21 G10: a common number and a seat's own, each at least 1."""
    game = deal(ANNO, MANY, seats=4, hand=5, hands=(None, 1, 7, None))
    assert [len(hand) for hand in game.table.hands] == [5, 1, 7, 5]
    assert [len(hand) for hand in deal(ANNO, MANY, seats=10, hand=1).table.hands] == [1] * 10


def test_too_few_cards_for_the_hands_and_the_chain():
    """G03: the sum of the hands and one; an empty stack at the start is legal."""
    cards = dict(list(MANY.items())[:8])
    assert deal(ANNO, cards, hand=4, hands=(3, None)).table.pile == ()
    with pytest.raises(SetupError) as wrong:
        deal(ANNO, cards, hand=4)
    assert (wrong.value.code, wrong.value.message) == (
        "setup.too-few-cards",
        "8 cards to deal and 1 to open with need 9 cards, the deck has 8 [G03]; "
        "deal smaller hands or take a larger deck",
    )


def test_the_owner_of_the_game_begins():
    """AD-12 D14 G01: a named first player, else seat 0, whatever the ages."""
    assert deal(ANNO, MANY, seats=3, first=None).table.turn == 0
    assert deal(ANNO, MANY, seats=3, first=None, ages=(30, 9, 70)).table.turn == 0
    assert deal(ANNO, MANY, seats=3, first=2, ages=(30, 9, 70)).table.turn == 2


def test_events_are_seen_and_no_backs():
    """AD-06 AD-07 AD-08 AD-10 AD-11 AD-18 G06: hands, stack and chain lie with their events up for everybody."""
    game = deal(ANNO, MANY, seats=2)
    add(game, "c003", 1)
    for viewer in (0, 1, None):
        view = view_of(game, viewer)
        cards = [card for seat in view.seats for card in seat.hand] + [view.pile_top, *view.line]
        assert [card.title for card in cards] == [
            *(f"Event c{n:03}" for n in range(18) if n != 3),
            "Event c019",
            "Event c018",
            "Event c003",
        ]
        assert [card.back for card in cards] == [None] * 20


# A turn


def test_a_turn_adds_one_own_card_anywhere_in_the_chain():
    """AD-13 AD-17 AD-59 G07: any card into any gap, believed or not; no passing."""
    game = mid_game([["1800", "1900"], ["1850"]], ["1810", "1820"])
    assert moves(game) == [Add(0, card, gap) for card in ("1800", "1900") for gap in (0, 1, 2)]
    add(game, "1900", 1)
    assert happened(game) == [e.Placed, e.TurnPassed]
    assert changed(game) == {
        "hands": (("1800",), ("1850",)),
        "line": ("1810", "1900", "1820"),
        "layer": 0,
        "turn": 1,
    }
    assert moves(game) == [*(Add(1, "1850", gap) for gap in (0, 1, 2, 3)), Doubt(1)]


def test_above_means_earlier_and_below_later():
    """AD-14 AD-15 D00: gap 0 is above every card, the last gap below."""
    for gap, right in ((0, True), (1, False)):
        game = mid_game([["1800", "1801"], ["1850"]], ["1810"])
        add(game, "1800", gap)
        doubt(game)
        assert game.table.verdict.correct is right
    for gap, right in ((0, False), (1, True)):
        game = mid_game([["1900", "1801"], ["1850"]], ["1810"])
        add(game, "1900", gap)
        doubt(game)
        assert game.table.verdict.correct is right


def test_play_goes_around_the_table_clockwise():
    """AD-16 AD-34 D13: each player in turn adds one card; the round is one chain."""
    game = deal(ANNO, MANY, seats=3, first=1)
    turns = []
    for _ in range(5):
        turns.append((game.table.turn, game.table.round, game.table.direction))
        add(game, game.table.hands[game.table.turn][0], 0)
    assert turns == [(1, 1, 1), (2, 1, 1), (0, 1, 1), (1, 1, 1), (2, 1, 1)]


def test_a_laid_card_is_neither_turned_nor_checked():
    """AD-18 AD-59: a wrong card lies as quietly as a right one."""
    for gap in (0, 1):
        game = mid_game([["1900", "1901"], ["1850"]], ["1800"])
        add(game, "1900", gap)
        assert happened(game) == [e.Placed, e.TurnPassed]
        assert game.table.open_cards == ()
        assert game.table.correct is None


def test_only_the_player_on_turn_may_lay_correct_or_doubt():
    """AD-16 AD-19: everybody else is refused."""
    game = mid_game([["1800", "1801"], ["1850"], ["1860"]], ["1810", "1820"], layer=2)
    for move in (Add(1, "1850", 0), Add(1, "1850", 0, ("1820", "1810")), Doubt(1)):
        assert refused(game, move) == ("move.not-your-turn", "it is seat 0's turn, not seat 1's [AD-16 AD-19]")


def test_other_cards_and_gaps_are_refused():
    """AD-13 AD-17: a card of the hand, and a gap of the chain."""
    game = mid_game([["1800", "1801"], ["1850"]], ["1810", "1820"])
    for card in ("1850", "1810", "p1", "?"):
        assert refused(game, Add(0, card, 0)) == (
            "move.not-in-hand",
            f"card {card!r} is not in seat 0's hand; that holds 1800, 1801 [AD-13]",
        )
    for gap in (-1, 3):
        assert refused(game, Add(0, "1800", gap)) == (
            "move.no-such-gap",
            f"there is no gap {gap}; gaps go from 0 to 2 [AD-17]",
        )
    assert refused(game, Stop(0)) == (
        "move.unknown",
        "anno-domini has no such move; its moves are add, doubt",
    )
    assert refused(game, Add(0, "1800", True))[0] == "move.wrong-type"


# Correcting


def test_the_chain_may_be_corrected_before_a_card_goes_in():
    """AD-20 D05 D06: into any order; then the gap is one of the corrected chain, all in one move."""
    game = mid_game([["1800", "1805"], ["1850"]], ["1840", "1830", "1820", "1810"], layer=1)
    assert game.legal_moves().correction == "free"
    add(game, "1800", 0, ["1810", "1820", "1830", "1840"])
    assert happened(game) == [e.ChainCorrected, e.Placed, e.TurnPassed]
    assert game.turns[-1].events[0] == e.ChainCorrected(0, ("1810", "1820", "1830", "1840"))
    assert changed(game) == {
        "hands": (("1805",), ("1850",)),
        "line": ("1800", "1810", "1820", "1830", "1840"),
        "layer": 0,
        "turn": 1,
    }


def test_a_chain_may_be_named_as_it_lies():
    """AD-20: a correction that corrects nothing is one."""
    for how in ("free", "one"):
        game = mid_game([["1800", "1805"], ["1850"]], ["1840", "1830"], options={"correction": how})
        add(game, "1800", 1, ["1840", "1830"])
        assert happened(game) == [e.ChainCorrected, e.Placed, e.TurnPassed]
        assert game.table.line == ("1840", "1800", "1830")


@pytest.mark.parametrize("how", ["free", "one"])
@pytest.mark.parametrize(
    "chain",
    [
        (),
        ("1830",),
        ("1830", "1820", "1820"),
        ("1830", "1830", "1810"),
        ("1830", "1820", "1810", "1800"),
        ("1830", "1820", "1810", "1810"),
        ("1830", "1820", "?"),
    ],
)
def test_a_correction_holds_the_cards_of_the_chain_each_once(how, chain):
    """AD-20: nothing else is a correction."""
    game = mid_game([["1800", "1805"], ["1850"]], ["1830", "1820", "1810"], layer=1, options={"correction": how})
    assert refused(game, Add(0, "1800", 0, chain)) == (
        "move.other-chain",
        "the corrected chain must hold the cards of the chain, each once: 1830, 1820, 1810 [AD-20]",
    )


def test_a_correction_does_not_open_other_gaps_or_hands():
    """AD-13 AD-17 AD-20: the card and the gap are judged as ever, before the chain."""
    game = mid_game([["1800", "1805"], ["1850"]], ["1830", "1820"])
    for gap in (-1, 3):
        assert refused(game, Add(0, "1800", gap, ("1820", "1830")))[0] == "move.no-such-gap"
    assert refused(game, Add(0, "1850", 0, ("1820", "1830")))[0] == "move.not-in-hand"


def test_one_card_of_the_chain_may_be_moved():
    """D06 AD-20: the option `one`: any card, any distance, and no further."""
    chain = ("a", "b", "c", "d")
    moved = set()
    for card in chain:
        rest = [other for other in chain if other != card]
        moved |= {(*rest[:at], card, *rest[at:]) for at in range(4)}
    assert len(moved) == 10
    for order in permutations(chain):
        game = mid_game(
            [["1800", "1805"], ["1850"]],
            chain,
            layer=1,
            dates=dict.fromkeys(chain, "1900"),
            options={"correction": "one"},
        )
        assert game.legal_moves().correction == "one"
        if order in moved:
            add(game, "1800", 4, order)
            assert game.table.line == (*order, "1800")
        else:
            assert refused(game, Add(0, "1800", 4, order)) == (
                "move.too-much-corrected",
                "this game allows one card of the chain to be moved [D06]",
            )


def test_one_card_moved_within_a_longer_chain():
    """D06: the cards before and behind the moved stretch may be equal in both orders; two moved cards are too many."""
    chain = ("a", "b", "c", "d", "e", "f")
    for order, allowed in (
        (("a", "c", "d", "e", "b", "f"), True),
        (("a", "e", "b", "c", "d", "f"), True),
        (("f", "a", "b", "c", "d", "e"), True),
        (("b", "a", "c", "d", "f", "e"), False),
        (("a", "d", "c", "b", "e", "f"), False),
        (("b", "c", "a", "d", "f", "e"), False),
        (("a", "c", "d", "b", "f", "e"), False),
    ):
        game = mid_game(
            [["1800", "1805"], ["1850"]],
            chain,
            layer=1,
            dates=dict.fromkeys(chain, "1900"),
            options={"correction": "one"},
        )
        refusal = game.refusal(Add(0, "1800", 0, order))
        assert (refusal is None) is allowed
        assert refusal is None or refusal.code == "move.too-much-corrected"


def test_without_correcting_any_chain_is_refused():
    """D06: the option `none`: also a chain as it lies, and one of other cards; a card alone is as ever."""
    game = mid_game([["1800", "1805"], ["1850"]], ["1840", "1830"], options={"correction": "none"})
    assert game.legal_moves().correction == "none"
    for chain in (("1840", "1830"), ("1830", "1840"), ()):
        assert refused(game, Add(0, "1800", 0, chain)) == (
            "move.no-correction",
            "this game is played without correcting; leave the chain out [D06]",
        )
    add(game, "1800", 1)
    assert game.table.line == ("1840", "1800", "1830")


def test_correcting_is_part_of_adding():
    """D05 G05: no correction without a card, nor before a doubt, which concerns the chain as received; no retry."""
    game = mid_game([["1800", "1805"], ["1850"]], ["1840", "1830"], layer=1)
    assert {type(move) for move in moves(game)} == {Add, Doubt}
    assert Doubt.__struct_fields__ == ("seat",)
    laid = game.clone()
    add(laid, "1800", 0, ["1830", "1840"])
    assert refused(laid, Add(0, "1805", 0, ("1800", "1840", "1830")))[0] == "move.not-your-turn"
    doubt(game)
    assert game.table.discard == ("1840", "1830")
    assert game.table.verdict.correct is False


# Doubting


def test_a_doubt_with_nothing_to_doubt_is_refused():
    """D04 D26: at the start of a chain nobody has laid a card, in the first round and in a later one."""
    nothing = (
        "move.nothing-to-doubt",
        "nobody has laid a card into this chain yet; add a card instead [D04]",
    )
    game = mid_game([["1800", "1805"], ["1850"]], ["1840"])
    assert Doubt(0) not in moves(game)
    assert refused(game, Doubt(0)) == nothing
    add(game, "1800", 0)
    assert moves(game)[-1] == Doubt(1)
    doubt(game)
    assert game.table.turn == 1
    assert Doubt(1) not in moves(game)
    assert refused(game, Doubt(1)) == nothing


def test_a_doubter_who_was_wrong_takes_four():
    """AD-21 AD-22 AD-23 AD-24 AD-25 AD-31 AD-32 AD-33 D03: every step of it."""
    game = mid_game([["1800", "1801"], ["1850"], ["1860"]], ["1810", "1820"], layer=2, discard=["1700"])
    doubt(game)
    assert game.turns[-1].events == (
        e.Doubted(0),
        e.TurnedOver("1810"),
        e.TurnedOver("1820"),
        e.ChainPutAside(),
        e.Drew(0, "p1"),
        e.Drew(0, "p2"),
        e.Drew(0, "p3"),
        e.Drew(0, "p4"),
        e.Judged(Verdict(0, True, (0, 4))),
        e.LineOpened("p5"),
        e.RoundBegan(2, 0, (0, 1, 2)),
    )
    assert changed(game) == {
        "hands": (("1800", "1801", "p1", "p2", "p3", "p4"), ("1850",), ("1860",)),
        "pile": ("p6", "p7", "p8"),
        "discard": ("1700", "1810", "1820"),
        "line": ("p5",),
        "open_cards": ("1700", "1810", "1820"),
        "round": 2,
        "layer": None,
        "verdict": Verdict(0, True, (0, 4)),
    }
    assert game.table.turn == 0
    assert [card.back for card in view_of(game).seats[0].hand] == [None] * 6


def test_any_error_costs_the_predecessor_two():
    """AD-21 AD-22 AD-23 AD-26 AD-27 AD-31 AD-32 AD-33 AD-34 D03 D20: every card is turned over, the doubter begins."""
    game = mid_game([["1800", "1801"], ["1850"], ["1860"]], ["1820", "1810", "1830"], layer=2)
    doubt(game)
    assert game.turns[-1].events == (
        e.Doubted(0),
        e.TurnedOver("1820"),
        e.TurnedOver("1810"),
        e.TurnedOver("1830"),
        e.ChainPutAside(),
        e.Drew(2, "p1"),
        e.Drew(2, "p2"),
        e.Judged(Verdict(0, False, (2, 2))),
        e.LineOpened("p3"),
        e.RoundBegan(2, 0, (0, 1, 2)),
    )
    assert changed(game) == {
        "hands": (("1800", "1801"), ("1850",), ("1860", "p1", "p2")),
        "pile": ("p4", "p5", "p6", "p7", "p8"),
        "discard": ("1820", "1810", "1830"),
        "line": ("p3",),
        "open_cards": ("1820", "1810", "1830"),
        "round": 2,
        "layer": None,
        "verdict": Verdict(0, False, (2, 2)),
    }
    assert game.table.turn == 0
    add(game, "1800", 0)
    assert game.table.turn == 1


def test_the_predecessor_is_whoever_laid_last():
    """AD-27 D03: not whoever merely received the starting card, nor who corrected before."""
    game = mid_game([["1800", "1801"], ["1850", "1851"], ["1860"]], ["1810"])
    add(game, "1800", 1)
    assert game.table.layer == 0
    add(game, "1850", 0, ["1800", "1810"])
    assert game.table.layer == 1
    doubt(game)
    assert game.table.verdict == Verdict(2, False, (1, 2))


def test_one_year_out_of_order_is_an_error():
    """AD-28: be it a single little year, among however many, neighbours or not."""
    assert stands(1899, 1900)
    assert not stands(1900, 1899)
    assert stands(1800, 1850, 1851, 1900)
    assert not stands(1800, 1851, 1850, 1900)
    assert not stands(1850, 1851, 1900, 1849)


def test_it_does_not_matter_who_laid_the_wrong_card():
    """AD-29 AD-30 D25: the starting card counts too; who laid last and did not doubt answers for everything."""
    game = mid_game([["1800", "1801"], ["1850", "1851"], ["1700", "1701"]], ["1900"])
    add(game, "1800", 1)  # wrong, against the starting card
    add(game, "1850", 2)  # wrong too, had it been doubted
    add(game, "1700", 0)  # right by itself
    doubt(game)
    assert game.table.verdict == Verdict(0, False, (2, 2))
    assert game.table.hands[2] == ("1701", "p1", "p2")


def test_whoever_corrects_the_chain_answers_for_it():
    """AD-20 AD-30: a chain put right stands, a chain put wrong does not, whoever had laid it."""
    for chain, right, penalty in ((["1800", "1900"], True, (1, 4)), (["1900", "1800"], False, (0, 2))):
        game = mid_game([["1950", "1951"], ["1850"]], ["1900", "1800"], layer=1)
        add(game, "1950", 2, chain)
        doubt(game)
        assert game.table.verdict == Verdict(1, right, penalty)


def test_a_judged_chain_lies_open_until_it_is_shuffled():
    """AD-23 AD-31 G06: everybody has seen its years; the new chain is as dark as ever."""
    game = mid_game([["1800", "1801"], ["1850"]], ["1810", "1820"], layer=1)
    doubt(game)
    view = view_of(game)
    assert [card.back.date for card in view.discard] == ["1810", "1820"]
    assert [card.back for card in view.line] == [None]
    assert view.verdict == VerdictView(0, True, (0, 4), ())


def test_a_verdict_stays_until_the_next_card():
    """AD-22: the state tells of the doubt just judged, and not of an older one."""
    game = mid_game([["1800", "1801"], ["1850"]], ["1810"], layer=1)
    assert game.state()["verdict"] is None
    doubt(game)
    assert game.state()["verdict"] == {"doubter": 0, "correct": True, "penalty": (0, 4)}
    add(game, "1800", 0)
    assert game.state()["verdict"] is None


@pytest.mark.parametrize(("doubter", "layer"), [(2, 3), (0, 1), (9, 5)])
def test_other_printings_have_other_penalties(doubter, layer):
    """D15: both are options, the doubter's from none."""
    options = {"penalty_doubter": doubter, "penalty_layer": layer}
    pile = [f"p{n:02}" for n in range(12)]
    right = mid_game([["1800", "1801"], ["1850"]], ["1810"], layer=1, pile=pile, options=options)
    doubt(right)
    assert right.table.verdict == Verdict(0, True, (0, doubter))
    assert right.table.hands == (("1800", "1801", *pile[:doubter]), ("1850",))
    assert happened(right).count(e.Drew) == doubter
    wrong = mid_game([["1800", "1801"], ["1850"]], ["1820", "1810"], layer=1, pile=pile, options=options)
    doubt(wrong)
    assert wrong.table.verdict == Verdict(0, False, (1, layer))
    assert wrong.table.hands == (("1800", "1801"), ("1850", *pile[:layer]))
    assert happened(wrong).count(e.Drew) == layer


# The stack runs out


def test_the_cards_put_aside_become_the_stack_when_somebody_must_draw():
    """AD-31 AD-63 D11: within the penalty, the chain just judged among them; their years are dark again."""
    game = mid_game([["1800", "1801"], ["1850"]], ["1810", "1820"], layer=1, pile=["p1"], discard=["1700", "1701"])
    doubt(game, new_pile=["1820", "1700", "1810", "1701"])
    assert game.turns[-1].events == (
        e.Doubted(0),
        e.TurnedOver("1810"),
        e.TurnedOver("1820"),
        e.ChainPutAside(),
        e.Drew(0, "p1"),
        e.Shuffled("discard", ("1820", "1700", "1810", "1701")),
        e.Drew(0, "1820"),
        e.Drew(0, "1700"),
        e.Drew(0, "1810"),
        e.Judged(Verdict(0, True, (0, 4))),
        e.LineOpened("1701"),
        e.RoundBegan(2, 0, (0, 1)),
    )
    assert game.turns[-1].shuffles == (("1820", "1700", "1810", "1701"),)
    assert changed(game) == {
        "hands": (("1800", "1801", "p1", "1820", "1700", "1810"), ("1850",)),
        "pile": (),
        "discard": (),
        "line": ("1701",),
        "open_cards": (),
        "round": 2,
        "layer": None,
        "verdict": Verdict(0, True, (0, 4)),
    }
    assert [card.back for card in view_of(game).seats[0].hand] == [None] * 6


def test_the_stack_is_not_renewed_before_somebody_must_draw():
    """D11: lazily: it stays empty while cards are laid, and once the last card of it has been drawn."""
    game = mid_game([["1800", "1801"], ["1850", "1851"]], ["1810"], pile=[], discard=["1700"])
    add(game, "1800", 0)
    assert (game.table.pile, game.table.discard) == ((), ("1700",))
    drawn = mid_game([["1800", "1801"], ["1850"]], ["1820", "1810"], layer=1, pile=["p1", "p2", "p3"], discard=["1700"])
    doubt(drawn)
    assert (drawn.table.line, drawn.table.pile) == (("p3",), ())
    assert drawn.table.discard == ("1700", "1820", "1810")


def test_a_new_chain_renews_the_stack():
    """AD-32 AD-63 D11: where the penalty has taken the last card of it."""
    game = mid_game([["1800", "1801"], ["1850"]], ["1820", "1810"], layer=1, pile=["p1", "p2"], discard=["1700"])
    doubt(game, new_pile=["1810", "1700", "1820"])
    assert happened(game) == [
        e.Doubted,
        e.TurnedOver,
        e.TurnedOver,
        e.ChainPutAside,
        e.Drew,
        e.Drew,
        e.Judged,
        e.Shuffled,
        e.LineOpened,
        e.RoundBegan,
    ]
    assert changed(game) == {
        "hands": (("1800", "1801"), ("1850", "p1", "p2")),
        "pile": ("1700", "1820"),
        "discard": (),
        "line": ("1810",),
        "open_cards": (),
        "round": 2,
        "layer": None,
        "verdict": Verdict(0, False, (1, 2)),
    }


def test_a_single_card_is_shuffled_too():
    """D11 AD-63: the only card put aside comes back as the penalty; the rest of it lapses."""
    game = mid_game([["1800", "1801"], ["1850"]], ["1810"], layer=1, pile=[])
    doubt(game, new_pile=["1810"])
    assert game.turns[-1].shuffles == (("1810",),)
    assert game.table.verdict == Verdict(0, True, (0, 1))
    assert game.table.hands == (("1800", "1801", "1810"), ("1850",))


def test_what_cannot_be_drawn_lapses_and_the_chain_starts_empty():
    """D11: the verdict says how many were drawn; the first card goes to gap 0 of an empty chain."""
    game = mid_game([["1800", "1801"], ["1850"]], ["1810", "1820"], layer=1, pile=["p1"])
    doubt(game, new_pile=["1820", "1810"])
    assert happened(game) == [
        e.Doubted,
        e.TurnedOver,
        e.TurnedOver,
        e.ChainPutAside,
        e.Drew,
        e.Shuffled,
        e.Drew,
        e.Drew,
        e.Judged,
        e.RoundBegan,
    ]
    assert changed(game) == {
        "hands": (("1800", "1801", "p1", "1820", "1810"), ("1850",)),
        "pile": (),
        "line": (),
        "round": 2,
        "layer": None,
        "verdict": Verdict(0, True, (0, 3)),
    }
    assert moves(game) == [Add(0, card, 0) for card in ("1800", "1801", "p1", "1820", "1810")]
    assert refused(game, Add(0, "1800", 1)) == ("move.no-such-gap", "there is no gap 1; gaps go from 0 to 0 [AD-17]")
    assert refused(game, Add(0, "1800", 0, ("1800",)))[0] == "move.other-chain"
    add(game, "1820", 0)
    assert (game.table.line, game.table.layer, game.table.turn) == (("1820",), 0, 1)
    assert moves(game)[-1] == Doubt(1)


def test_a_penalty_beyond_all_cards_ends_with_the_cards():
    """D11 D15: the largest number that a record may hold; what cannot be drawn lapses at once."""
    game = mid_game([["1800", "1801"], ["1850"]], ["1810"], layer=1, options={"penalty_doubter": 2**53})
    doubt(game, new_pile=["1810"])
    assert game.table.verdict == Verdict(0, True, (0, 9))
    assert (game.table.hands[0], game.table.line) == (("1800", "1801", *PILE, "1810"), ())


# One card left at the beginning of a chain


def doubted(pile, chain=("1820", "1810"), discard=(), new_pile=None, **options):
    """Seat 0, with one card left, has rightly doubted a chain that seat 1 laid last into."""
    game = mid_game([["1850"], ["1900"], ["1860"]], chain, layer=1, pile=pile, discard=discard, options=options)
    doubt(game, new_pile=new_pile)
    return game


def test_two_cards_for_a_beginner_with_a_single_card():
    """AD-35 D12 D18 D22: both belong to nobody; a doubt is not possible, the last card must be inserted."""
    game = doubted(PILE)
    assert happened(game)[-4:] == [e.Judged, e.LineOpened, e.LineExtended, e.RoundBegan]
    assert game.turns[-1].events[-3:-1] == (e.LineOpened("p3"), e.LineExtended("p4"))
    assert changed(game) == {
        "hands": (("1850",), ("1900", "p1", "p2"), ("1860",)),
        "pile": ("p5", "p6", "p7", "p8"),
        "discard": ("1820", "1810"),
        "line": ("p3", "p4"),
        "open_cards": ("1820", "1810"),
        "round": 2,
        "layer": None,
        "verdict": Verdict(0, False, (1, 2)),
    }
    assert game.table.turn == 0
    assert moves(game) == [Add(0, "1850", gap) for gap in (0, 1, 2)]
    assert refused(game, Doubt(0))[0] == "move.nothing-to-doubt"


def test_a_wrong_doubt_with_one_card_left_begins_with_one_card():
    """D18 AD-35: the hand counts after the penalty; with the option 0 there is none, so two cards again."""
    game = doubted(PILE, ("1810", "1820"))
    assert game.table.verdict == Verdict(0, True, (0, 4))
    assert game.table.hands[0] == ("1850", "p1", "p2", "p3", "p4")
    assert (game.table.line, game.table.pile) == (("p5",), ("p6", "p7", "p8"))
    free = doubted(PILE, ("1810", "1820"), penalty_doubter=0)
    assert free.table.verdict == Verdict(0, True, (0, 0))
    assert (free.table.hands[0], free.table.line) == (("1850",), ("p1", "p2"))


def test_a_penalty_beyond_all_cards_ends_with_the_last():
    """D11: what cannot be drawn lapses, at once, however large the penalty."""
    game = mid_game([["1850"], ["1900"]], ["1810", "1820"], layer=1, pile=["p1"], options={"penalty_doubter": 2**53})
    doubt(game, new_pile=["1820", "1810"])
    assert game.table.verdict == Verdict(0, True, (0, 3))
    assert game.table.hands[0] == ("1850", "p1", "1820", "1810")
    assert (game.table.pile, game.table.discard, game.table.line) == ((), (), ())


def test_only_the_beginners_hand_decides():
    """D12: others with one card change nothing; a beginner with two gets one card."""
    game = mid_game([["1850", "1851"], ["1900"], ["1860"]], ["1820", "1810"], layer=1)
    doubt(game)
    assert game.table.line == ("p3",)


def test_the_first_chain_of_all_may_begin_with_two():
    """AD-35 AD-62 D12: a hand of one dealt to the first player; as far as there are cards."""
    cards = {"a": 1800, "b": 1850, "l": 1900, "m": 1910, "p": 1950}
    game = deal(ANNO, cards, hand=1)
    assert [type(event) for event in game.opening[-3:]] == [e.LineOpened, e.LineExtended, e.RoundBegan]
    assert (game.table.line, game.table.pile) == (("l", "m"), ("p",))
    few = deal(ANNO, dict(list(cards.items())[:3]), hand=1)
    assert [type(event) for event in few.opening[-2:]] == [e.LineOpened, e.RoundBegan]
    assert (few.table.line, few.table.pile) == (("l",), ())
    child = deal(ANNO, cards, hands=(None, 1), hand=2)
    assert child.table.line == ("m",)
    child_first = deal(ANNO, cards, hands=(None, 1), hand=2, first=1)
    assert child_first.table.line == ("m", "p")


def test_the_second_card_may_renew_the_stack():
    """AD-35 D11 AD-63: the first lies in the chain already and is not among the shuffled ones."""
    game = doubted(["p1", "p2", "p3"], new_pile=["1810", "1820"])
    assert happened(game)[-5:] == [e.Judged, e.LineOpened, e.Shuffled, e.LineExtended, e.RoundBegan]
    assert (game.table.line, game.table.pile, game.table.discard) == (("p3", "1810"), ("1820",), ())
    assert game.table.open_cards == ()


def test_both_cards_may_come_from_the_renewed_stack():
    """AD-35 D11 AD-63: the penalty has taken the last one."""
    game = doubted(["p1", "p2"], new_pile=["1820", "1810"])
    assert happened(game)[-5:] == [e.Judged, e.Shuffled, e.LineOpened, e.LineExtended, e.RoundBegan]
    assert (game.table.line, game.table.pile, game.table.discard) == (("1820", "1810"), (), ())


def test_a_beginner_with_a_single_card_and_one_card_available():
    """AD-35 D11 D12: the one is all there is."""
    game = doubted(["p1"], new_pile=["1820", "1810"])
    assert happened(game)[-6:] == [e.Drew, e.Shuffled, e.Drew, e.Judged, e.LineOpened, e.RoundBegan]
    assert (game.table.line, game.table.pile, game.table.discard) == (("1810",), (), ())
    assert game.table.hands == (("1850",), ("1900", "p1", "1820"), ("1860",))


def test_a_beginner_with_a_single_card_and_no_card_available():
    """AD-35 D11 D12 AD-39: the chain starts empty, and one card in it is always right."""
    game = doubted([], new_pile=["1820", "1810"])
    assert happened(game)[-5:] == [e.Shuffled, e.Drew, e.Drew, e.Judged, e.RoundBegan]
    assert (game.table.line, game.table.pile, game.table.discard) == ((), (), ())
    assert moves(game) == [Add(0, "1850", 0)]
    add(game, "1850", 0)
    assert happened(game) == [e.Placed, e.TurnedOver, e.Judged, e.GameEnded]
    assert game.table.outcome == Outcome(winners=(0,))


@pytest.mark.parametrize("how", ["free", "one"])
def test_the_two_cards_are_put_in_order_and_the_last_card_inserted(how):
    """AD-36 D06 D12: all in one turn; then all three are checked; two cards are put in order by moving one."""
    game = doubted(["p1", "p2", "1890", "1840", "p5", "p6", "p7"], correction=how)
    assert game.table.line == ("1890", "1840")
    assert game.legal_moves().correction == how
    unsorted = game.clone()
    add(unsorted, "1850", 1)
    assert (unsorted.over, unsorted.table.verdict) == (False, Verdict(1, False, (0, 2)))
    add(game, "1850", 1, ["1840", "1890"])
    assert happened(game) == [
        e.ChainCorrected,
        e.Placed,
        e.TurnedOver,
        e.TurnedOver,
        e.TurnedOver,
        e.Judged,
        e.GameEnded,
    ]
    assert (game.table.line, game.table.outcome) == (("1840", "1850", "1890"), Outcome(winners=(0,)))


def test_without_correcting_the_two_cards_lie_as_drawn():
    """AD-35 AD-36 D06: the option `none` refuses any chain there, too."""
    game = doubted(["p1", "p2", "1890", "1840"], correction="none")
    for chain in (("1840", "1890"), ("1890", "1840")):
        assert refused(game, Add(0, "1850", 1, chain)) == (
            "move.no-correction",
            "this game is played without correcting; leave the chain out [D06]",
        )
    assert moves(game) == [Add(0, "1850", gap) for gap in (0, 1, 2)]


# The reversal


def test_play_reverses_as_soon_as_a_player_has_two_cards_left():
    """AD-37 D02: at once: the turn goes back to the neighbour who played just before, and who may doubt."""
    game = mid_game([["1800", "1801", "1802", "1803"], ["1850", "1851", "1852"], ["1900"] * 1], ["1700"])
    add(game, "1800", 1)
    assert (game.table.turn, game.table.direction, game.table.reversed) == (1, 1, False)
    add(game, "1850", 2)
    assert happened(game) == [e.Placed, e.DirectionReversed, e.TurnPassed]
    assert changed(game) == {
        "hands": (("1801", "1802", "1803"), ("1851", "1852"), ("1900",)),
        "line": ("1700", "1800", "1850"),
        "layer": 1,
        "turn": 0,
        "direction": -1,
        "reversed": True,
    }
    doubt(game)
    # The predecessor is still whoever laid last (D03).
    assert game.turns[-1].events[0] == e.Doubted(0)
    assert game.table.verdict == Verdict(0, True, (0, 4))


def test_play_reverses_only_once():
    """AD-38 D02: the second player with two cards left changes nothing."""
    hands = [["1800", "1801", "1802"], ["1850", "1851", "1852"], ["1900", "1901", "1902"]]
    game = mid_game(hands, ["1700"])
    turns = []
    for card in ("1800", "1900", "1850", "1801"):
        add(game, card, len(game.table.line))
        turns.append((game.table.turn, game.table.direction, game.table.reversed, len(happened(game))))
    assert turns == [(2, -1, True, 3), (1, -1, True, 2), (0, -1, True, 2), (2, -1, True, 2)]


def test_the_direction_stays_over_the_rounds():
    """D02 D27 AD-34: the doubter begins, then the neighbour in the current direction."""
    hands = [["1800", "1801", "1802"], ["1850", "1851"], ["1860", "1861", "1862"]]
    game = mid_game(hands, ["1820", "1810"], layer=1, turn=2, direction=-1, reversed=True)
    doubt(game)
    assert (game.table.turn, game.table.direction, game.table.reversed, game.table.round) == (2, -1, True, 2)
    add(game, "1860", 0)
    assert happened(game) == [e.Placed, e.TurnPassed]
    assert game.table.turn == 1
    add(game, "1850", 0)
    assert game.table.turn == 0
    add(game, "1800", 0)
    assert (game.table.turn, game.table.direction) == (2, -1)


def test_with_two_players_the_reversal_is_used_up():
    """D16 AD-38: it changes nothing to be seen, and happens once."""
    game = mid_game([["1800", "1801", "1802"], ["1850", "1851", "1852"]], ["1700"])
    add(game, "1800", 1)
    assert changed(game) == {
        "hands": (("1801", "1802"), ("1850", "1851", "1852")),
        "line": ("1700", "1800"),
        "layer": 0,
        "turn": 1,
        "direction": -1,
        "reversed": True,
    }
    add(game, "1850", 2)
    assert (game.table.turn, game.table.direction) == (0, -1)


def test_only_laying_reverses():
    """D16: neither being dealt two cards nor taking two; the starting cards of AD-35 trigger nothing (D22)."""
    dealt = deal(ANNO, MANY, seats=3, hand=2)
    assert (dealt.table.direction, dealt.table.reversed) == (1, False)
    for turn in (0, 1, 2):
        add(dealt, dealt.table.hands[turn][0], 0)
        assert happened(dealt) == [e.Placed, e.TurnPassed]
    assert (dealt.table.direction, dealt.table.reversed, dealt.table.turn) == (1, False, 0)
    taken = mid_game([["1800"], ["1850", "1851"], ["1900"]], ["1810"])
    add(taken, "1800", 1)  # the last card, wrong: seat 0 takes two
    assert len(taken.table.hands[0]) == 2
    assert e.DirectionReversed not in happened(taken)
    assert (taken.table.direction, taken.table.reversed, taken.table.turn) == (1, False, 1)


def test_laying_down_to_two_after_a_penalty_reverses():
    """D16 AD-37: whoever had fewer and took cards has two left by laying."""
    game = mid_game([["1800", "1801", "p9"], ["1850", "1851"], ["1900"]], ["1810"])
    add(game, "p9", 0)
    assert happened(game) == [e.Placed, e.DirectionReversed, e.TurnPassed]
    assert game.table.turn == 2


# The last card


def test_the_last_card_in_a_correct_chain_wins_at_once():
    """AD-39 AD-40 D01: all is revealed, the successor counting as the doubter; everything else stays as it lies."""
    game = mid_game([["1800"], ["1850"], ["1860"]], ["1810", "1820"], layer=2, round=3, discard=["1700"])
    add(game, "1800", 0)
    assert game.turns[-1].events == (
        e.Placed(0, "1800", 0),
        e.TurnedOver("1800"),
        e.TurnedOver("1810"),
        e.TurnedOver("1820"),
        e.Judged(Verdict(1, True, (1, 0))),
        e.GameEnded(winners=(0,)),
    )
    assert changed(game) == {
        "hands": ((), ("1850",), ("1860",)),
        "line": ("1800", "1810", "1820"),
        "open_cards": ("1700", "1800", "1810", "1820"),
        "turn": None,
        "layer": 0,
        "verdict": Verdict(1, True, (1, 0)),
        "outcome": Outcome(winners=(0,)),
    }
    assert game.table.round == 3
    assert game.over
    assert game.legal_moves().moves == ()
    assert game.legal_moves().correction == "none"
    for move in (Doubt(1), Add(1, "1850", 0)):
        assert refused(game, move) == ("move.game-over", "the game is over; no move is left [AD-39]")


def test_an_error_at_the_last_card_costs_two_and_the_game_goes_on():
    """AD-41 AD-29 D01 D19: whoever made the error; the successor begins the next chain."""
    game = mid_game([["1800"], ["1850"], ["1860", "1861"]], ["1820", "1810"], layer=2)
    add(game, "1800", 0)
    assert game.turns[-1].events == (
        e.Placed(0, "1800", 0),
        e.TurnedOver("1800"),
        e.TurnedOver("1820"),
        e.TurnedOver("1810"),
        e.ChainPutAside(),
        e.Drew(0, "p1"),
        e.Drew(0, "p2"),
        e.Judged(Verdict(1, False, (0, 2))),
        e.LineOpened("p3"),
        e.LineExtended("p4"),
        e.RoundBegan(2, 1, (0, 1, 2)),
    )
    assert changed(game) == {
        "hands": (("p1", "p2"), ("1850",), ("1860", "1861")),
        "pile": ("p5", "p6", "p7", "p8"),
        "discard": ("1800", "1820", "1810"),
        "line": ("p3", "p4"),
        "open_cards": ("1800", "1820", "1810"),
        "turn": 1,
        "round": 2,
        "layer": None,
        "verdict": Verdict(1, False, (0, 2)),
    }


def test_the_successor_of_the_last_card_in_a_reversed_game():
    """D01 D27 D19: the next in the current direction."""
    for chain, right in ((["1810", "1820"], True), (["1820", "1810"], False)):
        game = mid_game([["1800"], ["1850", "1851"], ["1860", "1861"]], chain, layer=1, direction=-1, reversed=True)
        add(game, "1800", 0)
        assert game.table.verdict == Verdict(2, right, (2, 0) if right else (0, 2))
        assert game.table.turn == (None if right else 2)


def test_the_penalty_at_the_last_card_may_lapse_in_part():
    """AD-41 D11: never wholly, since the judged chain is there to be drawn."""
    game = mid_game([["1800"], ["1850", "1851"]], [], pile=[], layer=None, options={"penalty_layer": 3})
    add(game, "1800", 0)
    assert game.table.outcome == Outcome(winners=(0,))
    wrong = mid_game([["1800"], ["1850", "1851"]], ["1700"], pile=[], options={"penalty_layer": 3})
    add(wrong, "1800", 0, new_pile=["1800", "1700"])
    assert wrong.table.verdict == Verdict(1, False, (0, 2))
    assert wrong.table.hands == (("1800", "1700"), ("1850", "1851"))
    assert (wrong.table.line, wrong.table.turn, wrong.table.open_cards) == ((), 1, ())


def last_card_laid(chain=("1810",), hands=(("1800",), ("1850", "1851", "1852"), ("1860", "1861")), **more):
    """House rule `successor`: seat 0 has laid its last card above the chain."""
    game = mid_game([list(hand) for hand in hands], chain, options={"last_card": "successor"}, **more)
    add(game, "1800", 0)
    return game


def test_the_successor_may_decide_about_the_last_card():
    """D01 AD-40: the option `successor`: nothing is turned over, nobody has won yet."""
    game = last_card_laid()
    assert happened(game) == [e.Placed, e.TurnPassed]
    assert changed(game) == {
        "hands": ((), ("1850", "1851", "1852"), ("1860", "1861")),
        "line": ("1800", "1810"),
        "turn": 1,
        "layer": 0,
    }
    assert moves(game) == [
        *(Add(1, card, gap) for card in ("1850", "1851", "1852") for gap in (0, 1, 2)),
        Doubt(1),
    ]


def test_a_card_laid_instead_of_a_doubt_accepts_the_last_card():
    """D01 AD-30 AD-39: the emptied player wins unchecked; that laying reverses nothing, and nothing is judged."""
    game = last_card_laid(["1700"])  # wrong, had it been doubted
    add(game, "1850", 2)
    assert game.turns[-1].events == (e.Placed(1, "1850", 2), e.GameEnded(winners=(0,)))
    assert changed(game) == {
        "hands": ((), ("1851", "1852"), ("1860", "1861")),
        "line": ("1800", "1700", "1850"),
        "layer": 1,
        "turn": None,
        "outcome": Outcome(winners=(0,)),
    }
    assert (game.table.direction, game.table.reversed, game.table.verdict, game.table.round) == (1, False, None, 1)
    assert game.table.open_cards == ()


def test_an_accepting_card_may_follow_a_correction():
    """D01 AD-20: it accepts all the same."""
    game = last_card_laid()
    add(game, "1850", 0, ["1810", "1800"])
    assert happened(game) == [e.ChainCorrected, e.Placed, e.GameEnded]
    assert game.table.line == ("1850", "1810", "1800")
    assert game.table.outcome == Outcome(winners=(0,))


def test_a_doubted_last_card_that_stands_wins():
    """D01 AD-39 AD-40: the doubter takes nothing, for the game is over; the chain stays."""
    game = last_card_laid()
    doubt(game)
    assert game.turns[-1].events == (
        e.Doubted(1),
        e.TurnedOver("1800"),
        e.TurnedOver("1810"),
        e.Judged(Verdict(1, True, (1, 0))),
        e.GameEnded(winners=(0,)),
    )
    assert changed(game) == {
        "open_cards": ("1800", "1810"),
        "turn": None,
        "verdict": Verdict(1, True, (1, 0)),
        "outcome": Outcome(winners=(0,)),
    }


def test_a_doubted_last_card_that_falls_costs_two():
    """D01 AD-41 D19: the game goes on with the doubter."""
    game = last_card_laid(["1700"])
    doubt(game)
    assert changed(game) == {
        "hands": (("p1", "p2"), ("1850", "1851", "1852"), ("1860", "1861")),
        "pile": ("p4", "p5", "p6", "p7", "p8"),
        "discard": ("1800", "1700"),
        "line": ("p3",),
        "open_cards": ("1800", "1700"),
        "round": 2,
        "layer": None,
        "verdict": Verdict(1, False, (0, 2)),
    }
    assert game.table.turn == 1


def test_the_first_emptied_has_precedence():
    """D17 D01: also where the accepting card is the successor's own last one."""
    game = last_card_laid(hands=(("1800",), ("1850",), ("1860",)))
    add(game, "1850", 2)
    assert happened(game) == [e.Placed, e.GameEnded]
    assert (game.table.hands[:2], game.table.outcome) == (((), ()), Outcome(winners=(0,)))


def test_a_layer_who_still_has_cards_has_not_won():
    """AD-39 D01: being followed by another card wins nothing, under either option."""
    for option in ("reveal", "successor"):
        game = mid_game([["1800", "1801"], ["1850", "1851"]], ["1810"], layer=1, options={"last_card": option})
        add(game, "1800", 0)
        add(game, "1850", 2)
        assert not game.over


def test_a_starting_card_is_nobodys_when_the_last_card_is_laid_first():
    """D25 D22 AD-29: a beginner's last card against a wrong pair of starting cards falls."""
    game = mid_game([["1850"], ["1900", "1901"]], ["1890", "1840"])
    add(game, "1850", 2)
    assert game.table.verdict == Verdict(1, False, (0, 2))


# What a date covers


def test_the_printed_year_decides_without_month_and_day():
    """AD-42 AD-43 AD-57: the bold year alone; months and days have no influence."""
    assert stands("24 December 1900", "3 May 1900")
    assert stands("3 May 1900", "24 December 1900", 1900)
    assert stands("1900-12-31", "Jan 1900")
    assert not stands("1 January 1901", "31 December 1900")


def test_a_solution_may_be_a_span():
    """AD-44 AD-52 D24 D28: 1903 - 1907 overlaps each of its years, both ends, and no other."""
    span = "1903 - 1907"
    assert covers(span, 1903, 1905, 1907)
    assert stands(1902, span)
    assert not stands(span, 1902)
    assert stands(span, 1908)
    assert not stands(1908, span)


def test_the_20th_century_began_in_1901():
    """AD-45 D10: its last year is 2000; the 1st is AD 1 to 100."""
    assert covers("20th century", 1901, 2000)
    assert not stands("20th century", 1900)
    assert not stands(2001, "20th century")
    assert covers("1st century", "AD 1", "AD 100")
    assert not stands("1st century", "1 BC")
    assert not stands("AD 101", "1st century")


def test_the_8th_century_bc_ran_from_800_to_701_bc():
    """AD-46 D10: backwards; the 1st century BC is 100 to 1 BC."""
    assert covers("8th century BC", "800 BC", "701 BC")
    assert not stands("8th century BC", "801 BC")
    assert not stands("700 BC", "8th century BC")
    assert covers("1st century BC", "100 BC", "1 BC")
    assert not stands("1st century BC", "101 BC")
    assert not stands("AD 1", "1st century BC")


def test_around_1900_is_1895_to_1905():
    """AD-47 AD-48 D28: five years each way, both ends included."""
    assert covers("around 1900", 1895, 1900, 1905)
    assert stands(1894, "around 1900")
    assert not stands("around 1900", 1894)
    assert stands("around 1900", 1906)
    assert not stands(1906, "around 1900")


def test_touching_spans_overlap():
    """D28: one shared year is enough; equal spans may lie either way."""
    assert covers("around 1900", "around 1910", "around 1900", "20th century")
    assert stands("around 1900", "around 1911")
    assert not stands("around 1911", "around 1900")


@pytest.mark.parametrize(
    ("around", "before", "first", "last", "behind"),
    [
        ("around 500 BC", "506 BC", "505 BC", "495 BC", "494 BC"),
        ("around 3 BC", "9 BC", "8 BC", "AD 3", "AD 4"),
        ("around AD 2", "5 BC", "4 BC", "AD 7", "AD 8"),
    ],
)
def test_around_counts_over_the_era_without_a_year_0(around, before, first, last, behind):
    """D08 G09: five years each way on the line on which AD 1 follows 1 BC."""
    assert covers(around, first, last)
    assert not stands(around, before)
    assert not stands(behind, around)


def test_around_a_span_widens_both_ends():
    """D09: around the 5th century is 396 to 505."""
    assert covers("around 5th century", "AD 396", "AD 505")
    assert not stands("around 5th century", "AD 395")
    assert not stands("AD 506", "around 5th century")


@pytest.mark.parametrize(
    ("span", "before", "first", "last", "behind"),
    [
        ("1st millennium BC", "1001 BC", "1000 BC", "1 BC", "AD 1"),
        ("2nd millennium", "1000", "1001", "2000", "2001"),
        ("1920s", "1919", "1920", "1929", "1930"),
        ("800 - 701 BC", "801 BC", "800 BC", "701 BC", "700 BC"),
    ],
)
def test_millennia_decades_and_spans_with_one_era_mark(span, before, first, last, behind):
    """D10: the 1st millennium BC is 1000 to 1 BC, the 2nd is 1001 to 2000; the era covers both ends."""
    assert covers(span, first, last)
    assert not stands(span, before)
    assert not stands(behind, span)


@pytest.mark.parametrize("date", ["early 1900", "late 19th century", "before 1900", "after 1900"])
def test_what_the_author_must_decide_is_refused(date):
    """D10: early, late, before and after are no dates; the refusal names the card."""
    with pytest.raises(SetupError, match="card 'c003': date: ") as wrong:
        deal(ANNO, MANY | {"c003": date})
    assert wrong.value.code.startswith("date.")


def test_humans_on_the_moon_means_the_first_landing():
    """AD-49 AD-50 D24: what is printed is the first occurrence, though people may be there again in 2025."""
    assert stands(1969, 2025)
    assert not stands(2025, 1969)


def test_sweetened_condensed_milk_means_its_introduction():
    """AD-49 AD-51 D24: that it is on the market today is beside the point."""
    assert stands(1856, 1950)
    assert not stands(1950, 1856)


def test_example_a_of_overlapping_events():
    """AD-52 AD-53 AD-54 D07: 805 BC before the 8th century BC; the 1st millennium BC anywhere among them."""
    right = in_every_order(["8th century BC", "805 BC", "1st millennium BC"])
    assert right == [(2, 1, 3), (2, 3, 1), (3, 2, 1)]


def test_example_b_of_overlapping_events():
    """AD-52 AD-55 AD-56 AD-57 D07: 1991 after both of 1987; around 1990 anywhere, also between those two."""
    right = in_every_order(["14 May 1987", "3 February 1987", "around 1990", "1991"])
    assert len(right) == 8
    assert right == [
        order
        for order in permutations((1, 2, 3, 4))
        if order.index(4) > order.index(1) and order.index(4) > order.index(2)
    ]
    assert (1, 3, 2, 4) in right
    assert (2, 1, 4, 3) in right


def test_every_pair_must_be_in_order_not_neighbours_alone():
    """D07 AD-28: a long span between two cards hides nothing; the error may lie far apart."""
    assert not stands("8th century BC", "1st millennium BC", "805 BC")
    assert not stands(1950, "20th century", "2nd millennium", 1949)
    assert stands(1949, "20th century", "2nd millennium", 1950)


# Positions


def test_a_position_lies_as_it_is_written():
    """AD-31 G06: only the cards put aside lie open."""
    game = mid_game(
        [["1800", "1801"], ["1850"], ["1860"]],
        ["1810", "1820"],
        discard=["1700", "1701"],
        pile=["p1", "p2"],
        turn=1,
        round=5,
        first=2,
        direction=-1,
        reversed=True,
        layer=2,
    )
    assert game.table == Table(
        hands=(("1800", "1801"), ("1850",), ("1860",)),
        pile=("p1", "p2"),
        discard=("1700", "1701"),
        line=("1810", "1820"),
        aside=((), (), ()),
        open_cards=("1700", "1701"),
        turn=1,
        round=5,
        active=(0, 1, 2),
        direction=-1,
        reversed=True,
        layer=2,
    )
    assert game.opening == (e.PositionSet(game.table),)


def test_the_state_written_out():
    """AD-33 AD-37: the keys in their order."""
    game = mid_game([["1800"], ["1850"]], ["1810"], layer=1, direction=-1, reversed=True)
    common = {
        "move": 0,
        "turn": 0,
        "round": 1,
        "hands": (("1800",), ("1850",)),
        "pile": PILE,
        "discard": (),
        "box": (),
    }
    own = {"chain": ("1810",), "direction": -1, "reversed": True, "layer": 1, "verdict": None, "winners": None}
    assert list(game.state().items()) == list((common | own).items())
    add(game, "1800", 0)
    after = {
        "move": 1,
        "turn": None,
        "hands": ((), ("1850",)),
        "chain": ("1800", "1810"),
        "layer": 0,
        "verdict": {"doubter": 1, "correct": True, "penalty": (1, 0)},
        "winners": (0,),
    }
    assert list(game.state().items()) == list((common | own | after).items())


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (
            {"hands": [["1800"], ["1850"]], "chain": [], "layer": 1},
            "seat 1 cannot have laid last into an empty chain [AD-27]",
        ),
        (
            {"hands": [["1800"], ["1850"]], "chain": [], "layer": 0, "turn": 1},
            "seat 0 cannot have laid last into an empty chain [AD-27]",
        ),
        (
            {"hands": [["1800"], []], "chain": ["1810"], "layer": 1},
            "seat 1 has no cards, so the game would be over [AD-39]",
        ),
        (
            {"hands": [["1800"], [], ["1850"]], "chain": ["1810"], "layer": 2, "options": {"last_card": "successor"}},
            "seat 1 has no cards, so the game would be over [AD-39]",
        ),
        (
            {"hands": [["1800"], []], "chain": ["1810"], "layer": None, "options": {"last_card": "successor"}},
            "seat 1 has no cards, so the game would be over [AD-39]",
        ),
        (
            {"hands": [["1800"], ["1850"]], "chain": ["1810", "1820", "1830"], "layer": None},
            "a chain of 3 cards has a layer [D12]",
        ),
        (
            {"hands": [["1800"], ["1850"]], "chain": ["1810"], "layer": 0},
            "seat 0 cannot both have laid last and be on turn [AD-16]",
        ),
        (
            {"hands": [["1800"], ["1850"]], "chain": ["1810"], "direction": -1},
            "direction must be -1 where the direction has been reversed, else 1 [AD-38 D13]",
        ),
        (
            {"hands": [["1800"], ["1850"]], "chain": ["1810"], "reversed": True},
            "direction must be -1 where the direction has been reversed, else 1 [AD-38 D13]",
        ),
    ],
)
def test_positions_that_cannot_be_are_refused(position, message):
    """AD-16 AD-27 AD-38 AD-39 D01 D12 D13: who laid, who has cards, which way round."""
    with pytest.raises(SetupError) as wrong:
        mid_game(**position)
    assert (wrong.value.code, wrong.value.message) == ("setup.position", f"position: {message}")


def test_positions_just_inside_the_limits():
    """D01 D11 D12: a last card that waits for the successor's word, an empty chain, two cards that nobody laid."""
    waiting = mid_game([["1800"], []], ["1810"], layer=1, options={"last_card": "successor"})
    add(waiting, "1800", 0)
    assert waiting.table.outcome == Outcome(winners=(1,))
    assert mid_game([["1800"], ["1850"]], []).table.line == ()
    assert mid_game([["1800"], ["1850"]], ["1820", "1810"]).table.line == ("1820", "1810")
    assert mid_game([["1800"], ["1850"]], ["1810"], layer=1).table.layer == 1


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("direction", 0, "position: direction must be 1 or -1"),
        ("direction", True, "position: direction must be 1 or -1"),
        ("reversed", 1, "position: reversed must be true or false"),
        ("layer", 2, "position: layer must be null or a seat from 0 to 1"),
        ("layer", False, "position: layer must be null or a seat from 0 to 1"),
    ],
)
def test_keys_of_a_position_that_are_no_such_thing(key, value, message):
    """AD-37 AD-27 D13: a direction, true or false, a seat or nobody."""
    with pytest.raises((LineError, SetupError)) as wrong:
        mid_game([["1800"], ["1850"]], ["1810"], **{key: value})
    assert str(wrong.value) == message
