"""What a deck cannot be used for, or not yet: a game refuses it, a print stops, an import has cut a title."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from kronika.cli import main
from kronika.dates import parse_date
from kronika.decks import Deck, DeckCard, bundled_decks, load_deck
from kronika.decks.doctor.early_facts import examine_facts_of_others
from kronika.decks.exporting import PrintOptions, pdf_of
from kronika.decks.model import Theme
from kronika.errors import DeckError
from tests.decks.planting import bundled, found, good, plant, replace

ROCKET, HAN = "\U0001f680", "\u6771"


@pytest.mark.parametrize("date", ["1503–1507", "11th century", "around 1455", "1850s"])
def test_a_date_of_more_than_a_year_bars_the_deck_from_one_game(date: str) -> None:
    deck = plant(good(), 7, date=date)
    (one,) = [each for each in found(deck) if each.id == "not-one-year"]
    assert (one.severity, one.card, one.column) == ("note", None, "date")
    assert deck.cards[7].id in one.problem
    assert date in one.problem
    assert "Timeline Twist together" in one.remedy


def test_how_many_cards_are_of_more_than_a_year_and_which_is_the_first() -> None:
    deck = plant(plant(plant(good(), 9, date="1850s"), 3, date="around 1455"), 5, date="1503–1507")
    (one,) = [each for each in found(deck) if each.id == "not-one-year"]
    assert one.problem.startswith("3 of 40 cards")
    assert deck.cards[3].id in one.problem
    assert deck.cards[5].id not in one.problem


@pytest.mark.parametrize("name", sorted(bundled_decks()))
def test_the_bundled_decks_with_spans_say_why(name: str) -> None:
    deck = bundled()[name]
    has_spans = any(card.span.first != card.span.last for card in deck.cards)
    waived = [one for one in found(deck) if one.id == "not-one-year" and one.waived]
    assert len(waived) == has_spans


def _theme(deck: Deck, title: str) -> Deck:
    return replace(
        deck, themes=deck.themes | {"art": Theme(id="art", titles={**deck.themes["art"].titles, "en": title})}
    )


@pytest.mark.parametrize(
    ("change", "card", "column"),
    [
        (lambda deck: plant(deck, 2, titles={"en": f"Apollo 11 {ROCKET} lands on the Moon"}), 2, "title.en"),
        (lambda deck: plant(deck, 2, facts={"de": f"Die Rakete {ROCKET} war aus Stahl und Aluminium."}), 2, "fact.de"),
        (lambda deck: plant(deck, 2, front=ROCKET), 2, "front"),
        (lambda deck: _theme(deck, f"Art {ROCKET}"), None, "themes.art.titles.en"),
        (lambda deck: replace(deck, authors=("A. Maker", HAN)), None, "authors"),
        (lambda deck: replace(deck, titles=deck.titles | {"en": f"World {ROCKET}"}), None, "titles.en"),
    ],
)
def test_what_stops_the_print_is_found_before(change: Callable[[Deck], Deck], card: int | None, column: str) -> None:
    deck = change(good())
    (one,) = [each for each in found(deck) if each.id == "glyph"]
    assert (one.severity, one.column) == ("warning", column)
    assert one.card == (None if card is None else deck.cards[card].id)
    assert "U+1F680" in one.problem or "U+6771" in one.problem
    small = replace(deck, cards=deck.cards[:4])
    language = column.rpartition(".")[2] if "." in column else "en"
    if column != "themes.art.titles.en" or any(each.theme == "art" for each in small.cards):
        with pytest.raises(DeckError) as caught:
            pdf_of(small, bundled_decks()["world"], PrintOptions(language=language))
        assert caught.value.code == "deck.glyph"


def test_a_language_that_the_fonts_do_not_have_is_one_finding() -> None:
    deck = good()
    for place in range(30):
        deck = plant(deck, place, titles={"ja": HAN * 3}, facts={"ja": HAN * 9})
    deck = plant(replace(deck, languages=(*deck.languages, "ja")), 0, titles={"en": f"Apollo {ROCKET} lands"})
    assert sorted((one.column or "", one.card) for one in found(deck) if one.id == "glyph") == [
        ("title.en", deck.cards[0].id),
        ("title.ja", None),
    ]


WHOLE = "The committee that was to prepare the great exhibition of Utopia meets for the first time"


@pytest.mark.parametrize(
    ("titles", "own", "columns"),
    [
        ({"en": "The committee that was to prepare the great exhibition of…"}, WHOLE, ["title.en"]),
        ({"en": "Utopia prepares", "de": "Der Ausschuss zur Vorbereitung der großen…"}, WHOLE, ["title.de"]),
        ({"en": "Utopia prepares its great exhibition"}, WHOLE, []),
        ({"en": "And yet it moves…"}, WHOLE, []),
        ({"en": "The committee that was to prepare the great exhibition of…"}, None, []),
    ],
)
def test_a_cut_title_is_found_until_it_is_mended(
    titles: Mapping[str, str], own: str | None, columns: list[str]
) -> None:
    changes: dict[str, Any] = {"titles": titles, "extra": {"x-title": own} if own else {}}
    deck = plant(good(), 4, **changes)
    about = [one for one in found(deck) if one.id == "title-cut"]
    assert [(one.card, one.column, one.severity) for one in about] == [
        (deck.cards[4].id, column, "warning") for column in columns
    ]


def test_what_an_import_cuts_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "long.csv").write_text(f"year,event\n1851,{WHOLE}\n1901,Utopia opens its gate\n")
    assert main(["deck", "import", "long.csv", "-y", "--language", "en"]) == 0
    about = [one for one in found(load_deck(tmp_path / "long")) if one.id == "title-cut"]
    assert [one.column for one in about] == ["title.en"]


def test_five_thousand_cards_of_one_year_are_examined_in_the_time_that_their_number_takes() -> None:
    """Every fact names the year, and a word that every title has: each card against each would take minutes."""
    span = parse_date("1999")
    cards = tuple(
        DeckCard(id=f"{n:06}", date="1999", span=span, titles={"en": f"Zither of Utop{n}"}, front="a", back="b",
                 facts={"en": "In 1999 the zither was loved."})
        for n in range(5_000)
    )  # fmt: skip
    deck = replace(good(), languages=("en",), cards=cards, titles={"en": "A"}, descriptions={})
    begun = time.process_time()
    first, *_ = found_facts = [*examine_facts_of_others(deck)]
    assert time.process_time() - begun < 8
    assert "says 1999 and speaks of zither" in first.problem
    assert len(found_facts) <= 20 * len(cards)


@pytest.mark.parametrize(
    ("fact", "is_told"),
    [
        ("It was a year like that of the Moon landing, 1969.", True),
        ("It took place before the Moon landing of 1968.", False),
        ("In 1969 the moon was full over the bay.", False),
        ("It cost 1,969 pounds to fly to the Moon.", False),
    ],
)
def test_a_rare_name_and_a_year_date_another_card(fact: str, is_told: bool) -> None:
    deck = plant(good(), 3, date="1969", titles={"en": "Apollo 11 lands on the Moon"})
    deck = plant(deck, 20, date="1889", facts={"en": fact})
    told = [one for one in found(deck) if one.id == "hint-fact" and one.card == deck.cards[20].id]
    assert bool(told) is is_told


def test_a_deck_in_one_language_may_have_a_name_in_other_letters() -> None:
    deck = good()
    cards = tuple(
        replace(card, titles={"ru": card.titles["ru"]}, facts={k: v for k, v in card.facts.items() if k == "ru"})
        for card in deck.cards
    )
    themes = {name: replace(theme, titles={"ru": theme.titles["ru"]}) for name, theme in deck.themes.items()}
    deck = replace(deck, cards=cards, languages=("ru",), titles={"ru": "Hitster"}, descriptions={}, themes=themes)
    assert "translation-script" not in {one.id for one in found(deck)}
