"""The race to be without cards: chances to win, worked out backwards and by hand."""

from __future__ import annotations

from functools import cache

import pytest

from kronika.bots._race import ROUNDS, Rival, chances_to_win, winning_when_done


def test_whoever_finishes_first_wins_and_a_round_is_played_to_its_end() -> None:
    # T09: the rival who has moved in this round can only finish in the next one.
    assert winning_when_done([Rival(1, still_to_move=False)], 0.5)[:3] == pytest.approx((1.0, 0.75, 0.375))
    # One who is still to move finishes with a chance of a half, and then the two share (RU-35).
    assert winning_when_done([Rival(1, still_to_move=True)], 0.5)[:2] == pytest.approx((0.75, 0.375))
    assert winning_when_done([], 0.5) == (1.0,) * ROUNDS


def test_more_cards_of_a_rival_and_fewer_rivals_are_better() -> None:
    one, two = (winning_when_done([Rival(cards, still_to_move=True)], 0.6) for cards in (1, 2))
    assert all(few <= many for few, many in zip(one, two, strict=True))
    both = winning_when_done([Rival(1, still_to_move=True)] * 2, 0.6)
    assert both == pytest.approx([chance**2 for chance in one])


def test_the_last_card_wins_with_its_chance_or_later_with_what_is_drawn() -> None:
    win = (1.0, 0.5)
    assert chances_to_win([[0.6]], [0.9], [0.1], 0, win) == pytest.approx([0.6 + 0.4 * 0.9 * 0.5])
    assert chances_to_win([[0.6]], None, [0.1], 0, win) == pytest.approx([0.6 + 0.4 * 0.1 * 0.5])


def test_a_card_that_stays_sure_is_kept_for_later() -> None:
    win = winning_when_done([Rival(2, still_to_move=True)], 0.6)
    sure, fading = [0.9, 0.9, 0.9], [0.8, 0.4, 0.2]
    keeps, risks = chances_to_win([fading, sure], None, [0.5], 0, win)
    assert keeps > risks


def test_a_hard_card_is_tried_at_once_where_an_easy_one_lies_on_top_of_the_pile() -> None:
    win = winning_when_done([Rival(3, still_to_move=True)], 0.6)
    hard, easy = [0.2] * 3, [0.7] * 3
    with_top = chances_to_win([hard, easy], [0.95], [0.5], 0, win)
    without = chances_to_win([hard, easy], [0.1], [0.5], 0, win)
    assert with_top[0] / with_top[1] > without[0] / without[1]


def test_it_agrees_with_all_courses_played_out() -> None:
    own, top, fresh, win = ([0.7, 0.5], [0.6, 0.2]), [0.8, 0.4], [0.5, 0.3], (0.9, 0.8, 0.6, 0.3)

    @cache
    def best(held: tuple[str, ...], ahead: int) -> float:
        if ahead >= len(win):
            return 0.0
        return max((tried(card, held, ahead, "fresh") for card in held), default=0.0)

    def tried(card: str, held: tuple[str, ...], ahead: int, drawn: str) -> float:
        rows = {"a": own[0], "b": own[1], "top": top, "fresh": fresh}
        chance = rows[card][min(ahead, 1)]
        rest = list(held)
        rest.remove(card)
        right = best(tuple(rest), ahead + 1) if rest else win[ahead]
        return chance * right + (1 - chance) * best(tuple(sorted([*rest, drawn])), ahead + 1)

    expected = [tried(card, ("a", "b"), 0, "top") for card in ("a", "b")]
    assert chances_to_win(own, top, fresh, 0, win) == pytest.approx(expected)


@pytest.mark.parametrize(("cards", "others"), [(1, 0), (1, 4), (6, 0), (6, 4)])
def test_chances_are_chances(cards: int, others: int) -> None:
    win = winning_when_done([Rival(4, still_to_move=True)] * 3, 0.6)
    values = chances_to_win([[0.5, 0.4]] * cards, [0.6], [0.5], others, win)
    assert len(values) == cards
    assert all(0.0 <= value <= 1.0 for value in values)
