"""How much of a hand can be discarded in Timeline Twist, which the symbols of a deck decide (C12)."""

from __future__ import annotations

import pytest

from kronika.dates import parse_date
from kronika.decks import Deck, DeckCard, bundled_decks, load_deck
from kronika.errors import SetupError
from kronika.sim import discardable_share


def deck_with(symbols: list[tuple[str, str]], cards: int = 60) -> Deck:
    """A deck whose cards have these pairs of symbols in turn."""
    made = [
        DeckCard(
            id=f"c{n:05}", date=str(1000 + 16 * n), span=parse_date(str(1000 + 16 * n)), titles={"en": f"Event {n}"},
            front=symbols[n % len(symbols)][0], back=symbols[n % len(symbols)][1],
        )
        for n in range(cards)
    ]  # fmt: skip
    return Deck(
        id="made",
        version=1,
        titles={"en": "Made"},
        languages=("en",),
        license="CC0-1.0",
        authors=("A",),
        cards=tuple(made),
    )


THREE = [("sun", "moon"), ("moon", "star"), ("star", "sun")]


def test_the_same_seed_gives_the_same_share() -> None:
    deck = deck_with(THREE)
    assert discardable_share(deck, 3) == discardable_share(deck, 3)
    assert discardable_share(deck, 3) != discardable_share(deck, 3, seed=b"another")


def test_the_share_is_one_of_the_hand_over_many_turns() -> None:
    share, turns = discardable_share(deck_with(THREE), 5)
    assert 0 < share < 1
    assert turns > 5 * 3


def test_more_kinds_of_symbols_leave_less_to_discard() -> None:
    many = [(f"front {n}", f"back {n}") for n in range(60)]
    few, _ = discardable_share(deck_with(THREE), 10)
    none, turns = discardable_share(deck_with(many), 10)
    assert none < few
    assert turns > 0


@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_the_bundled_deck_for_this_game_is_balanced(seed: bytes) -> None:
    """A third of the hand, as with symbols that are dealt evenly; docs/decks.md has the figure."""
    share, _ = discardable_share(load_deck(bundled_decks()["pop-culture"]), 60, seed=seed)
    assert 0.30 < share < 0.37


def test_no_games_have_no_turns() -> None:
    assert discardable_share(deck_with(THREE), 0) == (0.0, 0)


def test_a_deck_too_small_cannot_be_played() -> None:
    with pytest.raises(SetupError):
        discardable_share(deck_with(THREE, cards=5), 1)
