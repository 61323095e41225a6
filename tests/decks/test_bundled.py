"""The decks that ship: each loads, is sourced and translated throughout, and gives nothing away."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from pathlib import Path

import pytest

import kronika
from kronika.decks import Deck, bundled_decks, cards_for_game, check_deck, find_deck, load_deck
from kronika.decks import bundled as bundled_module
from kronika.errors import DeckError

NAMES = sorted(bundled_decks())


@pytest.fixture(scope="module", params=NAMES)
def deck(request: pytest.FixtureRequest) -> Deck:
    path = bundled_decks()[request.param]
    assert [str(error) for error in check_deck(path, sources=True)] == []
    return load_deck(path, sources=True)


def test_there_is_the_deck_for_the_first_game_of_anybody() -> None:
    assert "world" in NAMES


def test_each_deck_is_named_like_its_folder(deck: Deck) -> None:
    assert deck.id in NAMES
    assert load_deck(find_deck(deck.id)) == deck


def test_each_deck_is_told_in_each_of_its_languages(deck: Deck) -> None:
    for texts in (deck.titles, deck.descriptions, *(theme.titles for theme in deck.themes.values())):
        assert set(texts) == set(deck.languages)
    untold = {card.id: set(deck.languages) - set(card.titles) for card in deck.cards}
    assert {card: missing for card, missing in untold.items() if missing} == {}


def test_each_card_has_a_source_and_a_theme(deck: Deck) -> None:
    assert [card.id for card in deck.cards if not card.source or card.theme is None] == []


def test_each_theme_is_used(deck: Deck) -> None:
    assert {card.theme for card in deck.cards} == set(deck.themes)


def test_no_two_cards_have_the_same_title(deck: Deck) -> None:
    for language in deck.languages:
        counts = Counter(card.titles[language].casefold() for card in deck.cards)
        assert {title for title, count in counts.items() if count > 1} == set()


def test_no_title_holds_the_year_of_its_card(deck: Deck) -> None:
    telling = []
    for card in deck.cards:
        years = {str(abs(card.span.first)), str(abs(card.span.last))}
        for title in card.titles.values():
            if years & set(re.findall(r"[0-9]+", title)):
                telling.append((card.id, title))
    assert telling == []


def test_the_order_of_the_cards_says_nothing_about_their_dates(deck: Deck) -> None:
    # A sorted deck has no step back in time or only such steps; in a shuffled one about half of them are.
    years = [card.span.first for card in deck.cards]
    back = sum(later < earlier for earlier, later in itertools.pairwise(years))
    assert 0.3 < back / (len(years) - 1) < 0.7


def test_each_deck_can_be_played(deck: Deck) -> None:
    for language in (None, *deck.languages):
        cards = cards_for_game([deck], language)
        assert len(cards) == len(deck.cards)
        assert all(card.title and card.date and card.front != card.back for card in cards.values())


def test_a_deck_is_found_by_name_or_by_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    world = bundled_decks()["world"]
    assert find_deck("world") == world
    assert find_deck(world) == world
    (tmp_path / "world").mkdir()
    (tmp_path / "world" / "deck.toml").write_text("")
    (tmp_path / "mine.kdeck").write_bytes(b"")
    monkeypatch.chdir(tmp_path)
    assert find_deck("world") == world
    assert find_deck("./world") == Path("world")
    assert find_deck("mine.kdeck") == Path("mine.kdeck")


@pytest.mark.parametrize("name", ["wrld", "", "nul\0", "no/such", "x" * 5_000, "a\nb", "."])
def test_an_unknown_name_is_answered_with_what_there_is(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(DeckError) as caught:
        find_deck(name)
    assert caught.value.code == "deck.unknown"
    assert ", ".join(NAMES) in str(caught.value)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 500


def test_a_near_name_is_suggested() -> None:
    with pytest.raises(DeckError, match="but world"):
        find_deck("wolrd")


def test_an_installed_package_has_its_decks_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site-packages" / "kronika"
    inside = package / "_bundled"
    for name in ("zebra", "ant"):
        (inside / name).mkdir(parents=True)
        (inside / name / "deck.toml").write_text("")
    (inside / "notes").mkdir()
    (inside / "packed.kdeck").write_bytes(b"")
    monkeypatch.setattr(kronika, "__file__", str(package / "__init__.py"))
    assert bundled_module.bundled_decks() == {
        "ant": inside / "ant",
        "packed": inside / "packed.kdeck",
        "zebra": inside / "zebra",
    }


def test_a_package_without_decks_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kronika, "__file__", str(tmp_path / "lib" / "kronika" / "__init__.py"))
    assert bundled_module.bundled_decks() == {}
    with pytest.raises(DeckError, match="the decks that ship: none"):
        find_deck("world")
