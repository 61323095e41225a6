"""What is expected of a card by its date alone, and classes that say nothing about dates."""

from __future__ import annotations

import random
from statistics import mean
from typing import Any

import pytest

from kronika.bots.knowledge import KNOWLEDGE, chance_known, depth_of, error_of
from kronika.dates import Span, to_line
from kronika.decks import find_deck, load_deck
from kronika.errors import SetupError, UsageError
from kronika.study import prior
from kronika.study.measuring import KeptCard, KeptDifficulty, expected_difficulty
from kronika.study.narrowing import classes_in, narrowed
from kronika.study.prior import expected_chances, log_odds
from kronika.study.ranking import BLOCK, CLASSES, classes_of, of_class


def spans(name: str = "cesko") -> dict[str, Span]:
    deck = load_deck(find_deck(name))
    return {f"{deck.id}/{card.id}": card.span for card in deck.cards}


def test_the_closed_form_is_what_drawing_lines_and_errors_gives() -> None:
    dates = {f"d/{n}": Span(year, year) for n, year in enumerate(range(1000, 2000, 23))}
    card = "d/20"
    year = to_line(dates[card].first)
    law, draw = KNOWLEDGE["pupil"], random.Random(1)
    others = [depth_of(to_line(span.first)) for other, span in dates.items() if other != card]
    true, right, tries = depth_of(year), 0, 20_000
    for _ in range(tries):
        recalled = true + draw.gauss(0.0, error_of(law, year))
        low, high = sorted((true, recalled))
        right += not any(low < depth < high for depth in draw.sample(others, 4))
    known = chance_known(law, year)
    drawn = known + (1 - known) * right / tries
    assert expected_chances(dates, "pupil")[card] == pytest.approx(drawn, abs=0.012)


def test_who_knows_more_places_better_and_a_longer_line_is_harder() -> None:
    averages = [mean(expected_chances(spans(), level).values()) for level in KNOWLEDGE]
    assert averages == sorted(averages)
    assert mean(expected_chances(spans(), line=12).values()) < mean(expected_chances(spans(), line=4).values())


def test_a_deck_of_one_card_and_wrong_settings() -> None:
    assert expected_chances({"d/1": Span(1900, 1900)}) == {"d/1": 1.0}
    for wrong in ({"line": 0}, {"prominence": 1.5}):
        with pytest.raises(ValueError, match="a line has one card"):
            expected_chances(spans(), **wrong)  # type: ignore[arg-type]


def test_cards_of_one_date_are_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    real, asked = prior.chance_to_place, []

    def counted(year: float, *more: Any) -> float:
        asked.append(year)
        return real(year, *more)

    monkeypatch.setattr(prior, "chance_to_place", counted)
    found = expected_chances({f"d/{n}": Span(1900 + n % 2, 1900 + n % 2) for n in range(50)})
    assert len(set(found.values())) == 2
    assert sorted(asked) == [1900.0, 1901.0]


def test_log_odds_are_bounded() -> None:
    assert log_odds(0.5) == 0.0
    assert log_odds(1.0) == log_odds(0.99) == pytest.approx(-log_odds(0.0))


def test_each_time_has_as_many_cards_of_each_class() -> None:
    dates = spans()
    classes = classes_of(dates, expected_difficulty(dates))
    ordered = sorted(dates, key=lambda card: (to_line(dates[card].first), to_line(dates[card].last), card))
    for place in range(0, len(ordered) - 2 * BLOCK, BLOCK):
        block = [classes[card] for card in ordered[place : place + BLOCK]]
        assert [block.count(name) for name in CLASSES] == [BLOCK // 3] * 3


def test_an_old_card_is_not_hard_because_it_is_old() -> None:
    dates = spans()
    # Difficulty that is nothing but age: the classes must not show it.
    classes = classes_of(dates, {card: -to_line(span.first) for card, span in dates.items()})
    middles = [mean(to_line(dates[card].first) for card in of_class(classes, name)) for name in CLASSES]
    everything = [to_line(span.first) for span in dates.values()]
    assert max(middles) - min(middles) < 0.2 * (max(everything) - min(everything))


def test_a_class_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UsageError, match="easy, normal, hard"):
        of_class({}, "silly")


def test_a_game_has_what_was_measured_of_just_these_cards() -> None:
    deck = load_deck(find_deck("cesko"))
    cards = dict.fromkeys(spans(), "front and back")
    kept = KeptDifficulty("cesko", deck.version, {card: KeptCard("easy", 3) for card in cards})
    assert narrowed(cards, [deck], "easy", lambda each: classes_in(each, kept)) == cards
    assert narrowed(cards, [deck], None, lambda each: classes_in(each, kept)) == cards
    with pytest.raises(SetupError, match="no card of these decks is hard"):
        narrowed(cards, [deck], "hard", lambda each: classes_in(each, kept))
    del kept.cards[min(cards)]
    assert classes_in(deck, kept) == classes_in(deck)
    assert [*narrowed(cards, [deck], "hard")] == [card for card in cards if classes_in(deck)[card] == "hard"]
