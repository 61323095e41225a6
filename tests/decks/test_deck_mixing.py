"""The cards of one deck or of several, as a game's header wants them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.dates import Span, format_date, parse_date
from kronika.decks import cards_for_game, check_deck, load_deck, mix
from kronika.errors import DateError, SetupError

Make = Callable[..., Path]


@pytest.fixture
def other_toml(make_deck: Make) -> str:
    text = (make_deck(name="model") / "deck.toml").read_text()
    return text.replace('id = "small"', 'id = "other"').replace('["en", "de"]', '["de", "en"]')


def test_ad_02_several_series_may_be_mixed_into_one_deck(make_deck: Make, other_toml: str) -> None:
    small = load_deck(make_deck())
    sheet = "id,date,title.de\na2b3c4,1989,Fall der Berliner Mauer\n"
    other = load_deck(make_deck(sheet=sheet, toml=other_toml, name="other"))
    mixed = mix([small, other])
    assert list(mixed) == ["small/a2b3c4", "small/k3m7qa", "small/zzzzzz", "other/a2b3c4"]
    assert mixed["other/a2b3c4"] is other.cards[0]


def test_g11_duplicate_card_ids_are_refused(make_deck: Make) -> None:
    small = load_deck(make_deck())
    for use in (mix, cards_for_game):
        with pytest.raises(SetupError, match="small/a2b3c4 is in the game twice") as caught:
            use([small, small])
        assert caught.value.code == "setup.duplicate"


def test_a_game_of_no_decks_has_no_cards() -> None:
    assert cards_for_game([]) == {}
    assert mix([]) == {}


def test_the_cards_of_a_game_are_what_the_header_of_a_record_holds(make_deck: Make) -> None:
    cards = msgspec.to_builtins(cards_for_game([load_deck(make_deck())], "de"))
    assert list(cards) == ["small/a2b3c4", "small/k3m7qa", "small/zzzzzz"]
    assert cards["small/a2b3c4"] == {
        "title": "Edisons Glühlampe",
        "date": "1879",
        "front": "sun",
        "back": "star",
    }
    assert cards["small/k3m7qa"]["title"] == "First people on the Moon"


def test_each_title_falls_back_to_the_first_language_of_its_own_deck(make_deck: Make, other_toml: str) -> None:
    sheet = "id,date,title.de,title.en\na2b3c4,1989,Fall der Berliner Mauer,Fall of the Berlin Wall\n"
    decks = [load_deck(make_deck()), load_deck(make_deck(sheet=sheet, toml=other_toml, name="other"))]
    for language, titles in {
        None: ("Edison's light bulb", "Fall der Berliner Mauer"),
        "pl": ("Edison's light bulb", "Fall der Berliner Mauer"),
        "en": ("Edison's light bulb", "Fall of the Berlin Wall"),
        "de": ("Edisons Glühlampe", "Fall der Berliner Mauer"),
    }.items():
        cards = cards_for_game(decks, language)
        assert (cards["small/a2b3c4"].title, cards["other/a2b3c4"].title) == titles


@pytest.mark.parametrize(
    ("languages", "printed", "span", "in_record"),
    [
        ("en", "around 500 BC", Span(-505, -495), "around 500 BC"),
        ("de", "5. Jh. v. Chr.", Span(-500, -401), "5. Jh. v. Chr."),
        ("ru", "1980-х", Span(1980, 1989), "1980-х"),
        ("cs", "V 44", Span(44, 44), "44"),
        ("en", "1.250 million BC", Span(-1_250_000, -1_250_000), "1,250,000 BC"),
        ("de-AT", "1.250 million BC", Span(-1_250_000_000, -1_250_000_000), "1,250,000,000 BC"),
    ],
)
def test_a_date_that_needs_its_language_is_written_out_so_that_it_needs_none(
    make_deck: Make, languages: str, printed: str, span: Span, in_record: str
) -> None:
    codes = languages.split()
    names = ", ".join(f'"{code}"' for code in codes)
    toml = f"""id = "small"
version = 1
languages = [{names}]
license = "CC0-1.0"
authors = ["A. Maker"]
titles = {{{codes[0]} = "?"}}
"""
    deck = load_deck(make_deck(sheet=f"id,date,title.{codes[0]}\naaaaaa,{printed},One\n", toml=toml))
    (card,) = deck.cards
    assert (card.date, card.span) == (printed, span)
    (game_card,) = cards_for_game([deck]).values()
    assert game_card.date == in_record
    assert parse_date(game_card.date) == span


def test_a_date_on_which_the_languages_of_the_deck_disagree_is_refused(
    make_deck: Make, row: Callable[..., list[dict[str, str]]]
) -> None:
    (error,) = check_deck(make_deck(row(date="1.250 million BC")))
    assert (error.code, error.row, error.column) == ("deck.date", 2, "date")
    with pytest.raises(DateError) as caught:
        parse_date("1.250 million BC")
    assert error.problem == caught.value.message


years = st.integers(-(10**10), 10**10).filter(bool) | st.integers(-3000, 3000).filter(bool)


@given(years, years)
def test_dates_written_in_english_are_read_without_a_language(one: int, other: int) -> None:
    # cards_for_game relies on it.
    span = Span(min(one, other), max(one, other))
    assert parse_date(format_date(span, "en")) == span
