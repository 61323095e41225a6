"""Which column is what: guessed from names and from what stands in them, or said with --map."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.decks.bringing import bring_text


def test_running_numbers_and_amounts_are_no_dates(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "No,Animal,Weight\n1,Donkey,350\n2,Whale,1500\n3,Mouse,1\n4,Cow,1200\n5,Cat,4\n")
    assert taken.status == 1
    assert "no column of dates was found; say which it is: --map date=COLUMN" in taken.error


def test_an_event_for_each_year_is_no_running_number(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path, "".join(f"{year},Contest in {chr(65 + year - 1956)}land\n" for year in range(1956, 1970))
    )
    assert len(taken.dates) == 14


def test_the_front_of_a_card_may_be_the_year(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path, "Front,Back\n1876,The telephone\n1969,Men on the Moon\n1815,Waterloo is fought\n1492,Bahamas\n"
    )
    assert taken.roles == {"Front": "date", "Back": "title"}


def test_a_column_called_date_with_few_dates(tmp_path: Path) -> None:
    rows = "".join(f"early times {n},Event {chr(65 + n)}\n" for n in range(9))
    taken = bring_text(tmp_path, f"date,event\n1876,Telephone\n{rows}")
    assert taken.dates == {"Telephone": "1876"}
    assert len(taken.refused) == 9


def test_artist_and_title(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "Artist;Title;Year\nRick Astley;Never;1987\n;Alone;1990\nQueen;;1991\n")
    assert taken.dates == {"Rick Astley: Never": "1987", "Alone": "1990", "Queen": "1991"}


def test_titles_in_several_languages(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path,
        "year,title_en,title_de,fact (de)\n1876,The telephone,Das Telefon,Von Bell und anderen\n"
        "1969,The Moon,Der Mond,Mit Apollo\n",
    )
    assert taken.deck is not None
    assert taken.deck.languages == ("en", "de")
    assert {card.titles["de"] for card in taken.deck.cards} == {"Das Telefon", "Der Mond"}
    assert {card.facts["de"] for card in taken.deck.cards} == {"Von Bell und anderen", "Mit Apollo"}


def test_what_the_dates_answer(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path, "Name,Geburtsdatum,Sterbdatum\nPythagoras,572 v.Chr.,490 v.Chr.\nThales,624 v.Chr.,548 v.Chr.\n"
    )
    assert taken.deck is not None
    assert taken.deck.asks == "born"
    taken = bring_text(
        tmp_path,
        "id,label,year,date_prop_id\nQ1000,A king of old,1599,P569\nQ2000,A realm of old,1830,P571\n"
        "Q3000,A thing,1900,P9\n",
    )
    assert taken.deck is not None
    assert {(card.asks, card.source) for card in taken.deck.cards} == {
        ("born", "Wikidata Q1000"), ("founded", "Wikidata Q2000"), (None, "Wikidata Q3000"),
    }  # fmt: skip


def test_map_says_otherwise(tmp_path: Path) -> None:
    text = "a,b,c,d\n1876,Telephone,Bell,12\n1969,Moon,Nasa,34\n"
    taken = bring_text(tmp_path, text, "--map", "title={b} by {c}", "--map", "date=a", "--language", "de")
    assert taken.dates == {"Telephone by Bell": "1876", "Moon by Nasa": "1969"}
    assert taken.deck is not None
    assert taken.deck.languages == ("de",)
    taken = bring_text(tmp_path, text, "--map", "date=d", "--map", "title=c", "--map", "fact=b", "--asks", "founded")
    assert taken.dates == {"Bell": "12", "Nasa": "34"}
    assert taken.deck is not None
    assert taken.deck.asks == "founded"
    taken = bring_text(tmp_path, "year,event,description\n1876,Telephone,Said to be by Bell\n", "--map", "fact=")
    assert taken.deck is not None
    assert [card.facts for card in taken.deck.cards] == [{}]
    taken = bring_text(tmp_path, "d,m,y,what\n10,3,1876,Telephone\n20,7,1969,Moon\n", "--map", "date={d}.{m}.{y}")
    assert taken.dates == {"Telephone": "10.3.1876", "Moon": "20.7.1969"}


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--map", "date=nothing"), "no column 'nothing'; there are year, event"),
        (("--map", "what=year"), "a column can be date, start"),
        (("--map", "year"), "write ROLE=COLUMN"),
        (("--map", "date="), "no column of dates was found"),
        (("--asks", "Born!"), "a word in small letters"),
        (("--language", "english!"), "write a code such as en"),
        (("--delimiter", "::"), "one character"),
        (("--id", "No Id"), "a-z, 0-9 and -"),
    ],
)
def test_what_is_asked_for_wrongly_is_one_line(tmp_path: Path, options: tuple[str, ...], says: str) -> None:
    taken = bring_text(tmp_path, "year,event\n1876,Telephone\n", *options)
    assert taken.status == 1
    assert says in taken.error


@pytest.mark.parametrize("names", ["Hecho,Año,Descripción", "Esemény,Évszám,Megjegyzés", "Quidquid,Year,Description"])
def test_what_is_described_is_the_title_and_not_its_description(tmp_path: Path, names: str) -> None:
    rows = "Telephone,1876,A machine to speak through walls\nMoon,1969,A walk of two men\nWall,1989,A border opens\n"
    taken = bring_text(tmp_path, f"{names}\n{rows}")
    assert taken.dates == {"Telephone": "1876", "Moon": "1969", "Wall": "1989"}
    assert taken.deck is not None
    assert all(card.facts for card in taken.deck.cards)


def test_the_fuller_of_two_columns_of_dates_counts(tmp_path: Path) -> None:
    text = "event,when,year\nTelephone,,1876\nMoon,,1969\nWall,2020-01-01,1989\n"
    assert bring_text(tmp_path, text).dates == {"Telephone": "1876", "Moon": "1969", "Wall": "1989"}
