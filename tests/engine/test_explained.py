"""What a turned card or a judged chain says of the cards around it: right gaps, wrong pairs, scores and stakes."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.dates import in_order
from kronika.engine import Game, editions, public_events, view_of
from kronika.engine.view import CardShown, VerdictGiven
from kronika.table import events as e
from kronika.table.moves import Doubt
from tests.rules.tables import ANNO, CESKO, COOP, RUSSIA, add, deal, doubt, from_position, place, turn_over
from tests.strategies import setups

TIMELINES = [name for name in editions() if name not in (ANNO, COOP)]


def shown(game: Game, events=None) -> list[CardShown]:
    """The cards that the last move turned over, or these events."""
    told = public_events(game, game.turns[-1].events if events is None else events)
    return [event for event in told if isinstance(event, CardShown)]


@pytest.mark.parametrize("misplaced", ["discard", "box", "insert"])
def test_a_wrong_card_tells_the_gaps_in_which_it_would_have_been_right(misplaced: str) -> None:
    years = {"a": 1850, "b": 1, "l": 1800, "p": 2, "q": 3}
    game = deal(RUSSIA, years, hand=1, misplaced=misplaced)
    place(game, "a", 0)
    assert [event.gaps for event in shown(game)] == [(1,)]


def test_a_card_of_an_equal_year_is_right_on_both_sides() -> None:
    """RU-30 RU-31 D07: and a span that overlaps likewise."""
    game = deal(CESKO, {"a": 1800, "b": "18th century", "l": 1800, "p": 2}, hand=1)
    place(game, "a", 0)
    assert [event.gaps for event in shown(game)] == [(0, 1)]
    place(game, "b", 0)
    assert [event.gaps for event in shown(game)] == [(0, 1, 2)]


def test_the_opening_card_has_no_gaps() -> None:
    game = deal(RUSSIA, {"a": 1, "b": 2, "l": 3, "p": 4}, hand=1)
    assert [event.gaps for event in shown(game, game.opening)] == [None]


@pytest.mark.parametrize("edition", TIMELINES)
@settings(max_examples=25)
@given(data=st.data())
def test_the_gaps_are_those_in_which_the_rules_would_keep_the_card(edition: str, data: st.DataObject) -> None:
    """Whatever happens to the card afterwards, and also when the whole game is told at once."""
    game = data.draw(setups(edition)).start()
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    told: list[CardShown] = shown(game, game.opening)
    for _ in range(25):
        if game.over:
            break
        line = game.table.line
        move = rng.choice(game.legal_moves().moves)
        game.play(move)
        (event,) = shown(game)
        dates = [game.dates[card] for card in line]
        assert event.gaps == tuple(
            gap for gap in range(len(line) + 1) if in_order([*dates[:gap], game.dates[move.card], *dates[gap:]])
        )
        assert (move.gap in event.gaps) == any(isinstance(each, e.Kept) for each in game.turns[-1].events)
        told.append(event)
    assert shown(game, game.events()) == told


def test_no_other_game_tells_gaps() -> None:
    game = from_position(
        COOP,
        {"a": 1850, "l": 1800, "e": 4, "o": 5} | {f"x{n:02}": 3000 + n for n in range(36)},
        hands=[["a"], ["x34"]],
        lower=[["l"]],
        upper=[],
        discard=["e"],
        pile=[f"x{n:02}" for n in range(32)],
        box=["o", "x32", "x33", "x35"],
    )
    turn_over(game, "a")
    assert [event.gaps for event in shown(game)] == [None]
    chain = deal(ANNO, {"a": 1, "b": 2, "c": 3, "d": 4, "l": 5, "p": 6, "q": 7}, seats=2, hand=2)
    add(chain, "a", 0)
    chain.play(Doubt(chain.table.turn))
    assert [event.gaps for event in shown(chain)] == [None, None]


def test_how_a_team_stands() -> None:
    """TC-52 to TC-58: the score if the game ended now, the next rank, and where a card may still lie above."""
    cards = {f"x{n:02}": 3000 + n for n in range(36)}
    game = from_position(
        COOP,
        {"l": 1800, "m": 1900, "n": 1950, "u": 1840, "v": 1840, "e": 4} | cards,
        hands=[["x00"], ["x01", "x02"]],
        lower=[["l"], ["m"], ["n"]],
        upper=[["u", "v"], []],
        discard=["e"],
        pile=[f"x{n:02}" for n in range(3, 30)],
        box=[f"x{n:02}" for n in range(30, 36)],
    )
    standing = view_of(game).standing
    assert standing is not None
    assert (standing.lower, standing.upper, standing.discarded, standing.pile, standing.hands) == (3, 2, 1, 27, 3)
    assert standing.score == 2 * 3 + 2 - 1 - 27 - 3
    assert (standing.rank, standing.next, standing.free) == (0, 0, (1,))


@settings(max_examples=15)
@given(data=st.data())
def test_the_last_standing_is_the_outcome(data: st.DataObject) -> None:
    game = data.draw(setups(COOP)).start()
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    while not game.over:
        game.play(rng.choice(game.legal_moves().moves))
    view = view_of(game)
    assert view.outcome is not None
    assert view.standing is not None
    assert (view.standing.score, view.standing.rank) == (view.outcome.score, view.outcome.rank)
    assert (view.standing.next is None) == (view.standing.rank == 7)


@settings(max_examples=40)
@given(data=st.data())
def test_a_doubt_costs_what_was_said_and_names_every_wrong_pair(data: st.DataObject) -> None:
    """AD-24 AD-26 AD-28 D07 D11: also where the pile runs out."""
    game = data.draw(setups(ANNO)).start()
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    for _ in range(40):
        if game.over:
            break
        stakes, layer, chain = view_of(game).doubt, game.table.layer, game.table.line
        assert (stakes is None) == (layer is None)
        if stakes is None or rng.random() < 0.6:
            game.play(rng.choice(game.legal_moves().moves))
            continue
        assert stakes.layer == layer
        turn = game.table.turn
        game.play(Doubt(turn))
        judged = next(event for event in public_events(game, game.turns[-1].events) if isinstance(event, VerdictGiven))
        verdict = view_of(game).verdict
        assert verdict == judged.verdict
        assert verdict.penalty == ((turn, stakes.doubter_draws) if verdict.correct else (layer, stakes.layer_draws))
        spans = [game.dates[card] for card in chain]
        pairs = {(i, j) for j in range(len(chain)) for i in range(j) if not in_order([spans[i], spans[j]])}
        assert set(verdict.wrong) == pairs
        assert verdict.correct == (not pairs)


def test_of_a_long_chain_not_every_pair_is_told_but_neighbours_are() -> None:
    cards = 30
    years = {f"c{n:02}": 2000 - n for n in range(cards)} | {f"p{n}": n + 1 for n in range(9)}
    game = from_position(
        ANNO,
        years,
        hands=[["p0", "p1"], ["p2", "p3"]],
        chain=[f"c{n:02}" for n in range(cards)],
        direction=1,
        reversed=False,
        layer=1,
        pile=["p4", "p5", "p6", "p7", "p8"],
        discard=[],
        box=[],
    )
    doubt(game)
    wrong = view_of(game).verdict.wrong
    assert len(wrong) == 200
    assert {(n, n + 1) for n in range(cards - 1)} <= set(wrong)
