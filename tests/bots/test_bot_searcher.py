"""What `searcher` does in Anno Domini: its little model of the game, and tables where the right thing is plain."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import product

import pytest

from kronika.bots import Belief, PlannerBot, SearcherBot
from kronika.bots._chain import Worlds
from kronika.bots._chain_worlds import ChainTable, ChainWorld, is_in_order, loss_of, play_on, promised
from kronika.bots._imagined_chain import Imagined
from kronika.bots._planned_chain import plan_add_or_doubt
from kronika.bots._searched_chain import WORLDS, Weighed, batches_for, weigh
from kronika.bots._stakes import odds_by_hands
from kronika.engine import Game, view_of
from kronika.table.moves import Add, Doubt, Move
from tests.bots.bot_games import beliefs_of, deal
from tests.bots.test_bot_decisions import SEED, TRUTH, anno, believed


def chosen(game: Game, beliefs: Mapping[str, Belief], seed: bytes = SEED) -> Move:
    assert game.table.turn is not None
    return SearcherBot(seed).choose(view_of(game, game.table.turn), beliefs)


# The model


def table(cards: int, *, sd: float = 0.5) -> ChainTable:
    sharp = [[1.0 / math.hypot(sd, sd)] * cards for _ in range(cards)]
    return ChainTable(0, [0.0] * cards, sharp, [sd * sd] * cards, 4, 2, 1)


def world(years: Sequence[float], pile: Sequence[int], seats: int = 2) -> ChainWorld:
    return ChainWorld(years, [years] * seats, pile)


YEARS = (1700.0, 1800.0, 1900.0, 1750.0, 1850.0, 1600.0, 1500.0, 1400.0, 1300.0, 1200.0)


def test_a_last_card_that_fits_wins_and_after_one_that_does_not_the_other_begins() -> None:
    known = world(YEARS, (6, 7, 8, 9))
    assert play_on(table(10), known, [0, 1], [[2], [3, 4]], 1, 1, False, (2, 2)) == 1.0
    # The other one begins the next chain, with two cards (AD-35), and lays their last one.
    assert play_on(table(10), known, [0, 1], [[2], [3]], 1, 1, True, (2, 0)) == 0.0


def test_the_other_wins_with_their_last_card_where_it_fits_for_sure() -> None:
    known = world(YEARS, (6, 7, 8, 9))
    assert play_on(table(10), known, [0, 1], [[3, 4], [2]], 1, 1, True, (3, 1)) == 0.0


def test_a_doubt_that_is_right_is_worth_more_than_one_that_is_wrong() -> None:
    known = world(YEARS, (5, 6, 7, 8, 9))
    held = [[3, 4, 5], [2, 6, 7]]
    right = play_on(table(10), known, [1, 0], held, 1, 1, False, None)
    wrong = play_on(table(10), known, [0, 1], held, 1, 1, False, None)
    assert right > wrong
    assert held == [[3, 4, 5], [2, 6, 7]]


def test_fewer_cards_promise_more_and_the_more_the_more_others_there_are() -> None:
    odds = [odds_by_hands(held)[0] for held in ((5, 1), (5, 3), (3, 3), (1, 3), (0, 3))]
    assert odds == sorted(odds)
    assert odds_by_hands((3, 3)) == [0.5, 0.5]
    two, four = odds_by_hands((2, 4)), odds_by_hands((2, 4, 4, 4))
    assert four[0] / four[1] > two[0] / two[1]


def test_whoever_lays_later_is_behind_and_the_direction_says_who_that_is() -> None:
    # Oneself begins, lays second, third and last.
    odds = [promised((3, 3, 3, 3), -place % 4, 1, 0) for place in range(4)]
    assert odds == sorted(odds, reverse=True)
    assert len(set(odds)) == 4
    assert promised((3, 3, 3, 3), 1, -1, 0) == promised((3, 3, 3, 3), 3, 1, 0)
    # A whole card counts for more than a place.
    assert promised((2, 3, 3, 3), 1, 1, 0) > promised((3, 3, 3, 3), 0, 1, 0)


def test_fewer_cards_promise_more_in_ones_own_hand_and_less_in_those_of_others() -> None:
    own = [promised((cards, 3, 3), 0, 1, 0) for cards in (1, 2, 3, 5)]
    assert own == sorted(own, reverse=True)
    others = [promised((3, cards, 3), 0, 1, 0) for cards in (1, 2, 3, 5)]
    assert others == sorted(others)
    # One takes oneself for the better player.
    assert promised((3, 3), 0, 1, 0) + promised((3, 3), 1, 1, 0) > 1.0


def test_at_larger_tables_fewer_worlds_are_imagined_for_time() -> None:
    batches = [batches_for(players) for players in range(2, 11)]
    assert batches == sorted(batches, reverse=True)
    assert batches[0] > batches[-1] >= 1


def test_where_nothing_is_decided_the_hands_are_compared() -> None:
    known = world(YEARS, tuple(range(10)))
    few = play_on(table(10), known, [1, 0], [[3, 4], [2, 6, 7, 5]], 1, 1, True, None)
    many = play_on(table(10), known, [1, 0], [[2, 6, 7, 5], [3, 4]], 1, 1, True, None)
    assert few >= many


@pytest.mark.parametrize("order", list(product((1900.0, 1900.4, 1901.0), repeat=3)), ids=str)
def test_a_chain_is_in_order_where_no_card_begins_after_a_later_one_ends(order: tuple[float, ...]) -> None:
    pairs = [(order[a], order[b]) for a in range(3) for b in range(a + 1, 3)]
    assert is_in_order(range(3), order, (0.0,) * 3) == all(one <= other + 0.5 for one, other in pairs)


def test_every_pair_of_a_chain_counts() -> None:
    # AD-53, AD-54: neighbours overlap, and still the third lies wholly before the first.
    year, half = (-749.5, -499.5, -804.0), (49.5, 499.5, 0.0)
    assert is_in_order((2, 0, 1), year, half)
    assert not is_in_order((0, 1, 2), year, half)


# The bot


def test_a_chain_that_is_surely_wrong_is_doubted_and_one_that_is_right_is_not() -> None:
    wrong = anno(chain=["b", "a", "c"], options={"correction": "none"})
    assert chosen(wrong, TRUTH) == Doubt(0)
    assert isinstance(chosen(anno(), TRUTH), Add)


def test_the_last_card_goes_where_it_fits() -> None:
    assert chosen(anno(hands=[["x"], ["z"]], discard=["y"]), TRUTH) == Add(0, "x", 2)
    assert chosen(anno(hands=[["z"], ["x"]], discard=["y"]), TRUTH) == Add(0, "z", 0)


def test_with_one_card_left_a_doubtful_chain_is_doubted_for_the_sake_of_a_new_one() -> None:
    one_left = {"hands": [["y"], ["z"]], "discard": ["x"], "options": {"correction": "none"}}
    assert chosen(anno(**one_left), TRUTH | believed(10, b=1795, c=1755)) == Doubt(0)


def test_the_last_card_of_another_is_always_doubted_where_the_successor_decides() -> None:
    game = anno(hands=[["x", "y", "z"], []], options={"last_card": "successor", "penalty_doubter": 9})
    assert chosen(game, TRUTH) == Doubt(0)


def test_a_chain_on_which_nobody_has_laid_yet_is_corrected_where_that_helps() -> None:
    start = {"hands": [["x"], ["z"]], "chain": ["c", "a"], "layer": None, "discard": ["b", "y"]}
    assert chosen(anno(**start), TRUTH) == Add(0, "x", 1, ("a", "c"))
    without = chosen(anno(options={"correction": "none"}, **start), TRUTH)
    assert isinstance(without, Add)
    assert without.chain is None


def planned_in(game: Game, beliefs: Mapping[str, Belief], seed: bytes = SEED) -> Add | Doubt:
    assert game.table.turn is not None
    view = view_of(game, game.table.turn)
    assert view.legal is not None
    moves = tuple(move for move in view.legal.moves if isinstance(move, Add | Doubt))
    return plan_add_or_doubt(view, moves, view.legal.correction, beliefs, seed)


def weighed(game: Game, beliefs: Mapping[str, Belief], seed: bytes = SEED) -> list[Weighed]:
    assert game.table.turn is not None
    view = view_of(game, game.table.turn)
    assert view.legal is not None
    moves = tuple(move for move in view.legal.moves if isinstance(move, Add | Doubt))
    return weigh(view, moves, view.legal.correction, beliefs, seed, planned_in(game, beliefs, seed))


def played_for_a_while(moves: int) -> tuple[Game, list[dict[str, Belief]]]:
    game = deal("anno-domini", 3, 5)
    beliefs = beliefs_of(game, 3, 5)
    for _ in range(moves):
        seat = game.table.turn
        assert seat is not None
        game.play(PlannerBot(bytes([seat])).choose(view_of(game, seat), beliefs[seat]))
    return game, beliefs


def test_moves_are_played_on_in_the_same_worlds_until_one_is_surely_the_best_whatever_the_clock_says() -> None:
    several = set()
    for moves in range(3, 12):
        game, beliefs = played_for_a_while(moves)
        seat = game.table.turn
        assert seat is not None
        found = weighed(game, beliefs[seat])
        assert len({one.move for one in found}) == len(found)
        assert len({len(one.results) for one in found}) <= 1
        for one in found:
            batches, rest = divmod(len(one.results), WORLDS)
            assert rest == 0
            assert batches == batches_for(3) or len(found) == 1
            assert all(0.0 <= result <= 1.0 for result in one.results)
            assert game.refusal(one.move) is None
            several.add(batches)
        assert weighed(game, beliefs[seat]) == found
    assert len(several) > 1


def imagined(game: Game, beliefs: Mapping[str, Belief]) -> tuple[Imagined, list[ChainWorld]]:
    view = view_of(game, 0)
    own = {card.id: beliefs[card.id] for card in (*view.line, *view.seats[0].hand)}
    worlds = Worlds(SEED, own)
    found = Imagined(view, worlds, [1.0] * worlds.count, beliefs, SEED, batches=2, size=100)
    return found, list(found)


def test_others_likelier_see_a_chain_that_they_have_let_stand_as_it_lies() -> None:
    # Nobody knows which of the two came first: half would see it the wrong way round, had they not looked.
    vague = TRUTH | believed(60, a=1800, b=1800)
    losses = []
    for layer in (1, None):
        found, worlds = imagined(anno(chain=["a", "b"], layer=layer, discard=["c"]), vague)
        line = [found.number["a"], found.number["b"]]
        losses.append(sum(loss_of(found.table, line, world.seen[1]) for world in worlds) / len(worlds))
    looked_at, fresh = losses
    assert looked_at < 0.7 * fresh


def test_in_every_world_one_sees_ones_own_beliefs_and_what_lies_open_is_known_to_all() -> None:
    found, worlds = imagined(anno(), TRUTH | believed(60, a=1800))
    assert len(worlds) == 200
    assert all(world.seen[0] == worlds[0].seen[0] for world in worlds)
    assert len({world.seen[1][found.number["a"]] for world in worlds}) > 100
    assert {world.pile[0] for world in worlds} == {found.number[view_of(anno(), 0).pile_top.id]}  # type: ignore[union-attr]


def test_the_chosen_move_is_one_of_those_weighed_and_never_worth_less_than_the_planned_one() -> None:
    left = 0
    for moves in range(3, 18, 3):
        game, beliefs = played_for_a_while(moves)
        seat = game.table.turn
        assert seat is not None
        found = weighed(game, beliefs[seat])
        move = chosen(game, beliefs[seat])
        if not found:
            continue
        worth: dict[Move, float] = {one.move: one.worth for one in found}
        planned = planned_in(game, beliefs[seat])
        assert worth[move] >= worth.get(planned, 0.0)
        left += move != planned
    assert left >= 1


def test_the_order_in_which_beliefs_come_decides_nothing() -> None:
    game, beliefs = played_for_a_while(6)
    seat = game.table.turn
    assert seat is not None
    backwards = dict(reversed(list(beliefs[seat].items())))
    assert chosen(game, backwards) == chosen(game, beliefs[seat])


def test_it_plays_on_where_it_knows_nothing_of_any_card() -> None:
    game, _ = played_for_a_while(4)
    assert game.refusal(chosen(game, {})) is None
