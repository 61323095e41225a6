"""Anybody can check a deal: the shuffle as its description says it, written a second time, gives the same piles."""

from __future__ import annotations

import hashlib
import itertools
import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.chance import ALGORITHM, Shuffler, seed_from_text, shuffled
from kronika.engine import Player, start
from kronika.table import Table, evolve
from kronika.table.events import Shuffled
from tests.strategies import EDITIONS, setups

ZERO, COUNTING = bytes(16), bytes(range(16))
ABC = tuple("abcdefghij")


# The algorithm, a second time, word by word from the description; nothing is shared with kronika.chance


def described(cards: tuple[str, ...], seed: bytes, number: int) -> tuple[str, ...]:
    """`shake256-fisher-yates-1` with the whole stream cut into words in advance."""
    stream = hashlib.shake_256(b"kronika shuffle 1" + seed + number.to_bytes(8, "big")).digest(
        8 * (4 * len(cards) + 64)
    )
    words = (int.from_bytes(stream[at : at + 8], "big") for at in range(0, len(stream), 8))
    return exchanged(cards, words)


def exchanged(cards: tuple[str, ...], words: Iterator[int]) -> tuple[str, ...]:
    """Fisher and Yates, from the last card on, each exchanged with one that is drawn fairly from those up to it."""
    pile = list(cards)
    for i in reversed(range(1, len(pile))):
        fair = 2**64 - 2**64 % (i + 1)
        word = next(word for word in words if word < fair)
        j = word % (i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    return tuple(pile)


@given(
    cards=st.lists(st.text(max_size=3), max_size=60),
    seed=st.binary(min_size=16, max_size=16),
    number=st.integers(0, 2**64 - 1),
)
def test_a_shuffle_is_what_its_description_says(cards: list[str], seed: bytes, number: int) -> None:
    assert shuffled(cards, seed, number) == described(tuple(cards), seed, number)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 36, 110, 340, 5000])
def test_decks_of_all_sizes(count: int) -> None:
    cards = tuple(map(str, range(count)))
    pile = shuffled(cards, COUNTING, 7)
    assert pile == described(cards, COUNTING, 7)
    assert sorted(pile) == sorted(cards)


VECTORS = (
    (ZERO, 0, "ehdagjibfc"),
    (ZERO, 1, "fjehagbdic"),
    (COUNTING, 0, "bdhcfieajg"),
    (COUNTING, 2**63, "hejgdfacbi"),
    (bytes([255] * 16), 2**64 - 1, "icdhfbgaje"),
)
"""Seed, number of the shuffle, and what it makes of the letters a to j; other implementations must make the same."""


@pytest.mark.parametrize(("seed", "number", "pile"), VECTORS)
def test_vectors(seed: bytes, number: int, pile: str) -> None:
    assert "".join(shuffled(ABC, seed, number)) == pile
    assert "".join(described(ABC, seed, number)) == pile


def test_the_name_that_records_hold() -> None:
    """Another algorithm needs another name, or old records would no longer go on as they would have."""
    assert ALGORITHM == "shake256-fisher-yates-1"


class Words:
    """A stream that gives these words in place of SHAKE-256's, and counts how far it is read."""

    def __init__(self, words: list[int]) -> None:
        self.words = words

    def __call__(self, _: bytes) -> Words:
        return self

    def digest(self, length: int) -> bytes:
        assert length % 8 == 0
        ample = itertools.chain(self.words, itertools.repeat(0))
        return b"".join(word.to_bytes(8, "big") for word in itertools.islice(ample, length // 8))


LAST = 2**64 - 1


@pytest.mark.parametrize(
    "words",
    [
        [LAST] * 5 + [1, 1],
        [LAST - 1, LAST, 0, LAST],
        [LAST] * 100 + [5, 7, 9],
        [2**63, LAST, LAST, LAST, 3],
    ],
)
@pytest.mark.parametrize("count", [2, 3, 5, 7, 10])
def test_words_that_would_not_be_fair_are_skipped(
    words: list[int], count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They come once in 10^17 draws, so the stream is made up; many at once also make it read on."""
    monkeypatch.setattr(hashlib, "shake_256", Words(words))
    expected = exchanged(ABC[:count], itertools.chain(words, itertools.repeat(0)))
    assert shuffled(ABC[:count], ZERO, 0) == expected


def test_a_word_at_the_limit_is_skipped_and_the_one_below_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    fair = 2**64 - 2**64 % 3
    monkeypatch.setattr(hashlib, "shake_256", Words([fair, 0, 0]))
    skipped = shuffled("abc", ZERO, 0)
    monkeypatch.setattr(hashlib, "shake_256", Words([0, 0]))
    assert skipped == shuffled("abc", ZERO, 0)
    monkeypatch.setattr(hashlib, "shake_256", Words([fair - 1, 0]))
    assert shuffled("abc", ZERO, 0) == ("b", "a", "c")


@pytest.mark.parametrize("length", [0, 15, 17, 32])
def test_a_seed_has_16_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        shuffled(ABC, bytes(length), 0)


# Fairness; the seeds are fixed, so these say the same on every run


def chi_square(counts: Counter[Any], cells: int, total: int) -> float:
    expected = total / cells
    return sum((counts[cell] - expected) ** 2 for cell in counts) / expected + (cells - len(counts)) * expected


def bound(cells: int) -> float:
    """What chi-square exceeds once in about a million (Wilson and Hilferty's approximation)."""
    degrees = cells - 1
    return degrees * (1 - 2 / (9 * degrees) + 4.75 * math.sqrt(2 / (9 * degrees))) ** 3


def test_every_order_of_four_cards_is_as_likely() -> None:
    total = 24_000
    orders = Counter(shuffled("abcd", COUNTING, number) for number in range(total))
    assert len(orders) == 24
    assert chi_square(orders, 24, total) < bound(24)


def test_every_card_is_as_likely_on_every_place() -> None:
    cards, total = tuple(range(36)), 3_600
    piles = [shuffled(cards, number.to_bytes(16, "big"), 0) for number in range(total)]  # type: ignore[arg-type]
    for place in (0, 1, 17, 34, 35):
        assert chi_square(Counter(pile[place] for pile in piles), 36, total) < bound(36)


def test_the_bound_tells_a_shuffle_that_is_not_fair() -> None:
    """Exchanging each card with any of all cards is the well-known mistake; the same test finds it."""
    total = 24_000
    orders: Counter[tuple[str, ...]] = Counter()
    for number in range(total):
        words = hashlib.shake_256(number.to_bytes(8, "big")).digest(4)
        pile = list("abcd")
        for i, word in enumerate(words):
            j = word % 4
            pile[i], pile[j] = pile[j], pile[i]
        orders[tuple(pile)] += 1
    assert chi_square(orders, 24, total) > bound(24)


# One game's shuffles


def test_the_shuffles_of_a_game_are_numbered_from_0() -> None:
    shuffle = Shuffler(COUNTING)
    assert [shuffle(ABC), shuffle(ABC[:5]), shuffle(ABC)] == [
        shuffled(ABC, COUNTING, 0),
        shuffled(ABC[:5], COUNTING, 1),
        shuffled(ABC, COUNTING, 2),
    ]
    assert shuffle.done == 3
    assert Shuffler(COUNTING, done=2)(ABC) == shuffled(ABC, COUNTING, 2)


@pytest.mark.parametrize("id", EDITIONS)
@given(data=st.data())
def test_a_deal_and_its_reshuffles_can_be_checked(id: str, data: st.DataObject) -> None:
    """The record names algorithm and seed; shuffle 0 of the sorted ids is the deal, each renewed pile the next."""
    setup = data.draw(setups(id))
    game = start(id, setup.players, setup.cards, seed=setup.seed, options=setup.options, first=setup.first)
    header = game.start.header
    assert header["x-chance"] == {"algorithm": ALGORITHM, "seed": setup.seed.hex()}
    assert tuple(header["pile"]) == described(tuple(sorted(setup.cards)), setup.seed, 0)
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    for _ in range(60):
        if not game.over:
            game.play(rng.choice(game.legal_moves().moves))
    number, table = 0, Table()
    for event in game.events():
        if isinstance(event, Shuffled):
            number += 1
            assert event.pile == described(getattr(table, event.zone), setup.seed, number)
        table = evolve(table, event)
    assert number == sum(len(turn.shuffles) for turn in game.turns) == game.shuffles_made


def test_the_same_seed_deals_the_same_and_another_another() -> None:
    cards = {card: {"title": card, "date": "1900"} for card in ABC}
    players = [Player("P"), Player("Q")]
    deals = [start("timeline-russia", players, cards, seed=seed).start.pile for seed in (ZERO, ZERO, COUNTING)]
    assert deals[0] == deals[1] != deals[2]
    backwards = start("timeline-russia", players, dict(reversed(cards.items())), seed=ZERO)
    assert backwards.start.pile == deals[0], "the order in which cards are listed makes no difference"


# Seeds as people type them


def test_32_hexadecimal_digits_are_the_seed_itself() -> None:
    assert seed_from_text(COUNTING.hex()) == COUNTING
    assert seed_from_text(COUNTING.hex().upper()) == COUNTING


@pytest.mark.parametrize("text", ["", "7", "a friendly evening", "žluťoučký kůň", "🙂", "\ud800", "g" * 32, "00" * 15])
def test_any_other_text_is_hashed(text: str) -> None:
    seed = seed_from_text(text)
    assert seed == hashlib.sha256(text.encode("utf-8", "backslashreplace")).digest()[:16]
    assert len(seed) == 16


@given(st.text(st.characters()))
def test_any_text_makes_a_seed(text: str) -> None:
    assert len(seed_from_text(text)) == 16
    assert seed_from_text(text) == seed_from_text(text)


@pytest.mark.parametrize("text", [" " * 32, "0 " * 16, "0x" + "0" * 30, "+" + "0" * 31, "0_" * 16, "00 " * 10 + "00"])
def test_what_only_looks_like_hexadecimal_is_hashed(text: str) -> None:
    assert len(text) == 32
    assert seed_from_text(text) == hashlib.sha256(text.encode()).digest()[:16]
