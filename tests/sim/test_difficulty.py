"""How hard a deck is, by simulated games: the same seed gives the same figures, and who knows more places better."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kronika.bots import LEVELS
from kronika.dates import parse_date
from kronika.decks import Deck, DeckCard, bundled_decks, load_deck
from kronika.decks.doctor import Difficulty
from kronika.errors import SetupError
from kronika.sim import difficulty as module
from kronika.sim import difficulty_of


def deck_of(dates: list[str], **more: Any) -> Deck:
    """A deck of cards with these dates."""
    cards = tuple(
        DeckCard(id=f"c{n:05}", date=date, span=parse_date(date), titles={"en": f"Event {n}"}, front="sun", back="moon")
        for n, date in enumerate(dates)
    )
    return Deck(id="made", version=1, titles={"en": "Made"}, languages=("en",), license="CC0-1.0", authors=("A",),
                cards=cards, **more)  # fmt: skip


@pytest.fixture(scope="module")
def world() -> Deck:
    return load_deck(bundled_decks()["world"])


@pytest.fixture(scope="module")
def of_world(world: Deck) -> Difficulty:
    return difficulty_of(world, 30)


def test_the_same_seed_gives_the_same_figures() -> None:
    deck = deck_of([str(1000 + 17 * n) for n in range(40)])
    first = difficulty_of(deck, 3, b"one")
    assert difficulty_of(deck, 3, b"one") == first
    assert difficulty_of(deck, 3, b"two") != first


def test_those_who_know_more_place_better(of_world: Difficulty) -> None:
    assert [*of_world.right] == [*LEVELS]
    shares = [*of_world.right.values()]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] - shares[-1] > 0.05


def test_the_figures_are_shares_of_what_was_tried(world: Deck, of_world: Difficulty) -> None:
    assert of_world.games == 30
    assert of_world.cards.keys() == {card.id for card in world.cards}
    for card, levels in of_world.cards.items():
        assert all(0 <= share <= 1 for share in levels.values())
        assert (card in of_world.tries) is bool(levels)
    tried = sum(of_world.tries.values())
    assert tried > 3 * 30 * 20  # four players with five cards each, in three times thirty games
    right = sum(of_world.right.values()) / 3
    mean = sum(sum(levels.values()) for levels in of_world.cards.values()) / sum(map(len, of_world.cards.values()))
    assert abs(right - mean) < 0.1


def test_dates_far_apart_are_easy_and_close_ones_are_hard() -> None:
    far = difficulty_of(deck_of([str(100 + 60 * n) for n in range(30)]), 4)
    near = difficulty_of(deck_of([str(700 + n) for n in range(30)]), 4)
    assert min(far.right.values()) > max(near.right.values())


def test_ties_and_spans_can_be_played() -> None:
    told = difficulty_of(deck_of(["1969"] * 10 + ["19th century"] * 10 + ["around 500 BC"] * 10), 2)
    assert min(told.right.values()) > 0.5


def test_a_card_that_comes_back_again_and_again_counts_once_for_each_player() -> None:
    """In a small box the last cards go round and round among players who all err about them."""
    deck = deck_of([str(1889 + n // 7) for n in range(24)])
    told = difficulty_of(deck, 5)
    assert max(told.tries.values()) <= 4 * 5 * len(LEVELS)


def test_too_few_cards_cannot_be_played() -> None:
    with pytest.raises(SetupError):
        difficulty_of(deck_of(["1900", "1950", "2000"]), 1)


def test_no_games_give_no_figures() -> None:
    told = difficulty_of(deck_of([str(1000 + n) for n in range(40)]), 0)
    assert told.tries == {}
    assert told.ease() == {}
    assert set(told.right) == set(LEVELS)


def test_progress_counts_games_up_to_all_of_them() -> None:
    heard: list[tuple[int, int]] = []
    difficulty_of(deck_of([str(1000 + 20 * n) for n in range(30)]), 2, progress=lambda *told: heard.append(told))
    assert heard == [(number, 6) for number in range(1, 7)]


def test_of_a_large_deck_each_game_gets_other_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BOX", 30)
    deck = deck_of([str(1000 + n) for n in range(300)])
    told = difficulty_of(deck, 4)
    assert len(told.tries) > 60
    assert difficulty_of(deck, 4) == told


def test_the_hardest_card_is_one_that_was_often_missed() -> None:
    told = Difficulty(
        9,
        {"sharp": 0.9, "fair": 0.7},
        {
            "once": {"sharp": 0.0},
            "often": {"sharp": 0.3, "fair": 0.1},
            "easy": {"sharp": 1.0, "fair": 1.0},
            "never": {},
        },
        {"once": 1, "often": 40, "easy": 40},
    )
    assert [*told.ease()] == ["often", "once", "easy"]
    assert told.ease()["often"] == pytest.approx((0.2 * 40 + 0.8 * 6) / 46)


def test_figures_survive_being_written_down(of_world: Difficulty) -> None:
    assert msgspec.convert(msgspec.to_builtins(of_world), Difficulty) == of_world
