"""Importing a list of events: every format, delimiter, encoding and way of writing years that people use.

Each test brings a file in through the command itself; whatever comes in has to load without an error.
"""

from __future__ import annotations

import argparse
import contextlib
import csv
import datetime
import io
import json
import re
from pathlib import Path
from typing import NamedTuple

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.cli import one_line
from kronika.cli.deck import import_
from kronika.decks import load_deck
from kronika.decks.importing import detect_encoding
from kronika.decks.model import Deck
from kronika.errors import KronikaError

PARSER = argparse.ArgumentParser()
import_.add_parser(PARSER.add_subparsers())


class Taken(NamedTuple):
    """What the command said and wrote: `dates` and `spans` by title; `refused` and `flagged` by number of row."""

    status: int
    out: str
    error: str
    deck: Deck | None
    dates: dict[str, str]
    spans: dict[str, tuple[int, int]]
    refused: dict[int, str]
    flagged: dict[int, str]

    @property
    def first_line(self) -> str:
        return self.out.partition("\n")[0]

    @property
    def roles(self) -> dict[str, str]:
        """Column -> role, of the columns that are used, from the table that is shown."""
        lines = self.out.splitlines()
        start = next(n for n, line in enumerate(lines) if line.startswith("──"))
        at, shown = len(lines[start].partition(" ")[0]) + 2, {}
        for line in lines[start + 1 :]:
            if re.match(r"(?:refused|flagged|[\d,]+ \w+ read|kronika|and \d)", line):
                break
            role = line[at:].partition("  ")[0].strip()
            if role != "not used":
                shown[line[:at].strip()] = role
        return shown


def bring(path: Path, *options: str) -> Taken:
    """Import the file with `kronika deck import`; the deck is written beside it, and must load."""
    folder = path.parent / f"deck of {path.stem[:40]}"
    out, error = io.StringIO(), io.StringIO()
    words = ["import", str(path), "-o", str(folder), "--id", "deck", "--yes", "--force", *options]
    with contextlib.redirect_stdout(out):
        try:
            status = import_.run(PARSER.parse_args(words))
        except KronikaError as raised:
            status = 1
            print(f"kronika: {one_line(raised.message)}", file=error)
    dates, spans, deck = {}, {}, None
    fates: dict[str, dict[int, str]] = {"refused": {}, "flagged": {}}
    if status == 0 and "--dry-run" not in options:
        deck = load_deck(folder)
        for card in deck.cards:
            title = card.extra.get("x-title") or next(iter(card.titles.values()))
            dates[title], spans[title] = card.date, (card.span.first, card.span.last)
        with (folder / "import-report.csv").open(encoding="utf-8", newline="") as report:
            for number, result, _, _, why in [*csv.reader(report)][1:]:
                fates[result][int(number)] = why
    assert error.getvalue().count("\n") == (1 if status else 0)
    return Taken(status, out.getvalue(), error.getvalue(), deck, dates, spans, fates["refused"], fates["flagged"])


def bring_text(tmp_path: Path, text: str | bytes, *options: str, name: str = "events.csv") -> Taken:
    """Import this text, in UTF-8 where it is not bytes."""
    path = tmp_path / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return bring(path, *options)


THREE = {"Telephone": "1876", "Moon, the landing": "1969", "Magna Carta": "1215"}


# --- delimiters and rows --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("delimiter", "says"), [(",", "commas"), (";", "semicolons"), ("\t", "tabs"), ("|", "pipes")])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("has_header", [True, False])
def test_every_delimiter(tmp_path: Path, delimiter: str, says: str, end: str, has_header: bool) -> None:
    text = io.StringIO()
    writer = csv.writer(text, delimiter=delimiter, lineterminator=end)
    writer.writerows([("Year", "Event")] * has_header + [(date, title) for title, date in THREE.items()])
    taken = bring_text(tmp_path, text.getvalue())
    assert taken.dates == THREE
    assert taken.first_line == f"events.csv: text with {says}, utf-8, titles in en"


def test_line_breaks_and_delimiters_in_quotes_and_the_numbers_of_rows(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path,
        'year;event\n1876;"The telephone;\nby ""Bell"""\n\n1969;"Moon\n\nlanding"\nsoon;End\n;No date\n1900;\n',
    )
    assert taken.dates == {'The telephone; by "Bell"': "1876", "Moon landing": "1969"}
    # Row 3 is blank; a cell with line breaks is one row.
    assert sorted(taken.refused) == [5, 6, 7]
    assert "no date" in taken.refused[6]
    assert taken.refused[7] == "no title"


def test_a_leading_sep_is_no_row(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "sep=;\nYear;Event\n1876;Telephone\nsoon;End\n")
    assert taken.dates == {"Telephone": "1876"}
    assert [*taken.refused] == [3]
    assert "the first line says what separates the cells; it is not counted as a row" in taken.out


@pytest.mark.parametrize("quote", ['"never closed', 'a "mark" inside', '"x" and more'])
def test_an_open_quotation_mark_loses_its_own_row_alone(tmp_path: Path, quote: str) -> None:
    rows = "".join(f"{1900 + n},Event {chr(65 + n)}\n" for n in range(20))
    taken = bring_text(tmp_path, f'year,event\n1876,Telephone\n1899,{quote}\n{rows}1969,"Moon, the landing"\n')
    assert len(taken.dates) + len(taken.refused) == 23
    assert set(taken.refused) <= {3}
    assert {"Event A", "Event T", "Telephone", "Moon, the landing"} <= taken.dates.keys()


def test_tabs_know_no_quotation_marks(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, 'Year\tSong\n1977\t"Heroes" by Bowie\n1965\tSay "yes\n1969\t"Come Together"\n')
    assert taken.dates == {'"Heroes" by Bowie': "1977", 'Say "yes': "1965", "Come Together": "1969"}


def test_backslashes_before_quotation_marks(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, 'year,event\n1876,"The \\"telephone\\", by Bell"\n1969,Moon\n')
    assert taken.dates == {'The "telephone", by Bell': "1876", "Moon": "1969"}


def test_too_many_cells_are_a_reason(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "year,event\n1876,Telephone, the\n1969,Moon,\n1215\n1066,Hastings\n1815,Waterloo\n")
    assert {*taken.dates} == {"Moon", "Hastings", "Waterloo"}
    assert "belongs in quotes" in taken.refused[2]
    assert taken.refused[4] == "no title"


@pytest.mark.parametrize(
    "header",
    [
        "Year,Event", "Jahr,Ereignis", "Rok,Událost", "Rok,Wydarzenie", "Год,Событие", "Année,Événement", "Date,Label",
        "Jahreszahl,Titel", "datum,název", "data,nazwa", "Дата,Название", "Kiedy,Co", "Wann,Was", "Year of event,Name",
        "releaseYear,eventName", "Answer,Question", "year,Комментарий", "When?,What happened",
    ],
)  # fmt: skip
def test_headers_in_many_languages(tmp_path: Path, header: str) -> None:
    taken = bring_text(tmp_path, f"{header}\n1876,The telephone\n1969,Men on the Moon\n79,Pompeii is lost\n")
    assert taken.dates == {"The telephone": "1876", "Men on the Moon": "1969", "Pompeii is lost": "79"}
    assert taken.roles == dict(zip(header.split(","), ("date", "title"), strict=True))


def test_a_title_above_the_table(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "My timeline,\n(made in 2020),\n,\nYear,Event\n1876,Telephone\nsoon,End\n")
    assert taken.dates == {"Telephone": "1876"}
    assert [*taken.refused] == [6]
    assert "not read: rows 1 to 2 above the names of the columns" in taken.out


def test_a_first_row_with_a_bad_date_is_no_header(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path, "early 1900s,Radio\n1876,Telephone\n1969,Moon\n1215,Magna Carta\n1066,Hastings\n1492,Bahamas\n"
    )
    assert len(taken.dates) == 5
    assert "early" in taken.refused[1]


# --- which column is what -------------------------------------------------------------------------------------------


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


# --- encodings ------------------------------------------------------------------------------------------------------

TITLES = {
    "cs": ("Příliš žluťoučký kůň", "Bitva na Bílé hoře", "Založení Karlovy univerzity", "Škodovy závody v Plzni"),
    "pl": ("Bitwa pod Grunwaldem się zaczyna", "Źródło wody w Łodzi", "Śmierć króla Kazimierza", "Święto i wąż"),
    "ru": ("Основание Москвы", "Битва на Чудском озере", "Запуск первого спутника", "Отмена крепостного права"),
    "de": ("Die Gründung der Universität", "Größe und Fall", "Ein König für Böhmen", "Die Französische Revolution"),
    "fr": ("La Révolution française", "Le sacre de Napoléon à Paris", "L'été où le mur est tombé", "Fête à Orléans"),
}


@pytest.mark.parametrize(
    ("language", "encoding"),
    [
        ("cs", "windows-1250"), ("cs", "iso-8859-2"), ("pl", "windows-1250"), ("pl", "iso-8859-2"), ("ru",
         "windows-1251"),
        ("de", "windows-1252"), ("fr", "windows-1252"),
        *((language, encoding) for language in TITLES for encoding in ("utf-8", "utf-16-le", "utf-16-be")),
    ],
)  # fmt: skip
def test_encodings_are_told_apart(tmp_path: Path, language: str, encoding: str) -> None:
    text = "year;title\n" + "".join(f"{1400 + n};{title}\n" for n, title in enumerate(TITLES[language]))
    taken = bring_text(tmp_path, text.encode(encoding))
    assert {*taken.dates} == {*TITLES[language]}
    assert taken.first_line == f"events.csv: text with semicolons, {encoding}, titles in {language}"


@pytest.mark.parametrize(("encoding", "shown"), [("utf-8-sig", "utf-8"), ("utf-16", "utf-16"), ("utf-16-be", "utf-16")])
def test_marks_at_the_beginning(tmp_path: Path, encoding: str, shown: str) -> None:
    text = "year,title\n1876,Téléphone à Paris\n"
    taken = bring_text(tmp_path, ("\ufeff" if encoding == "utf-16-be" else "").encode(encoding) + text.encode(encoding))
    assert taken.dates == {"Téléphone à Paris": "1876"}
    assert f", {shown}, " in taken.first_line


def test_one_broken_byte_is_one_broken_row(tmp_path: Path) -> None:
    text = "year,title\n" + "".join(f"{1400 + n},Událost číslo {chr(65 + n)}\n" for n in range(20))
    data = text.encode().replace("číslo K".encode(), b"\xc4slo K")
    assert detect_encoding(data) == "utf-8"
    taken = bring_text(tmp_path, data)
    assert len(taken.dates) == 19
    assert taken.refused == {12: "bytes that are no text in this encoding (see --encoding)"}


def test_the_encoding_that_is_said(tmp_path: Path) -> None:
    data = "year,title\n1876,Łódź\n1900,Brno\n".encode("iso-8859-2")
    assert {*bring_text(tmp_path, data, "--encoding", "iso-8859-2").dates} == {"Łódź", "Brno"}
    assert bring_text(tmp_path, data, "--encoding", "utf-8").refused == {
        2: "bytes that are no text in this encoding (see --encoding)"
    }


# --- years ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("BC", "AD"), ("BCE", "CE"), ("B.C.", "A.D."), ("v. Chr.", "n. Chr."), ("v.Chr.", ""), ("v. u. Z.", "u. Z."),
        ("př. n. l.", "n. l."), ("před naším letopočtem", "našeho letopočtu"), ("př. Kr.", "po Kr."), ("p.n.e.",
         "n.e."),
        ("до н. э.", "н. э."), ("до нашей эры", "нашей эры"), ("av. J.-C.", "apr. J.-C."),
    ],
)  # fmt: skip
def test_columns_of_eras(tmp_path: Path, before: str, after: str) -> None:
    after = "" if after == "u. Z." else after
    taken = bring_text(
        tmp_path,
        f"Jahr;Ära;Ereignis\n44;{before};Cäsar\n-79;{before};Minus\n79;{after};Pompeji\nc. 500;{before};Etwa\n",
    )
    assert taken.roles["Ära"] == "era"
    assert taken.spans == {"Cäsar": (-44, -44), "Minus": (-79, -79), "Pompeji": (79, 79), "Etwa": (-505, -495)}


def test_eras_that_contradict_the_year_are_refused(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path, 
        "year,era,event\n44,BC,Caesar\n-44,AD,Both\n44 BC,BC,Twice\n44 BC,AD,Contradiction\n500,AD,Fine\n476,?!,Odd\n",
        "--map", "era=era",
    )  # fmt: skip
    assert taken.spans == {"Caesar": (-44, -44), "Twice": (-44, -44), "Fine": (500, 500)}
    assert {*taken.refused} == {3, 5, 7}


def test_each_end_may_have_its_era(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "start,start era,end,end era,event\n27,BC,14,AD,Augustus\n509,BC,27,BC,Republic\n")
    assert taken.spans == {"Augustus": (-27, 14), "Republic": (-509, -27)}


@pytest.mark.parametrize(
    "name", ["Year BC", "Jahr (v. Chr.)", "Rok př. n. l.", "Rok p.n.e.", "Год до н. э.", "year_BCE"]
)
def test_the_name_of_a_column_may_say_bc(tmp_path: Path, name: str) -> None:
    taken = bring_text(tmp_path, f"{name};Title\n44;Caesar is killed\n753;Rome is founded\n480;Thermopylae\n")
    assert {*taken.spans.values()} == {(-44, -44), (-753, -753), (-480, -480)}


def test_yes_and_no_under_bc(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, '[{"title":"Caesar","year":44,"isBC":true},{"title":"Moon","year":1969,"isBC":false}]')
    assert taken.spans == {"Caesar": (-44, -44), "Moon": (1969, 1969)}


def test_start_and_end(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path,
        "Name,Start Year,End Year\nWar,1939,1945\nKing,-691,-664\nDay,1969,\nc,c. 1760,c. 1840\n"
        "Backwards,1945,1939\nEnd alone,,1900\nNothing,,\nOver,-27,14\nOne,1900,1900\nOpen,1990,present\n",
    )
    assert taken.dates == {
        "War": "1939–1945", "King": "691–664 BC", "Day": "1969", "c": "c. 1760 – c. 1840", "Over": "27 BC – 14 AD",
        "One": "1900",
    }  # fmt: skip
    assert taken.spans["c"] == (1755, 1845)
    assert "lies before the start" in taken.refused[6]
    assert "no start" in taken.refused[7]
    assert taken.refused[8] == "no date"
    assert "present" in taken.refused[11]


@pytest.mark.parametrize(
    "names", ["year,end_year", "date,date_end", "from,to", "von,bis", "od,do", "hdate,hdate_end", "с,по"]
)
def test_names_of_starts_and_ends(tmp_path: Path, names: str) -> None:
    taken = bring_text(tmp_path, f"{names},event\n1914,1918,First war\n1939,1945,Second war\n")
    assert taken.dates == {"First war": "1914–1918", "Second war": "1939–1945"}


def test_a_rounded_year_beside_the_date(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "approx_year,label,hdate,max_years\n-485,Catapult,c. 485 BC,3\n1040,Type,c. 1040,3\n")
    assert taken.roles["hdate"] == "date"
    assert taken.spans == {"Catapult": (-490, -480), "Type": (1035, 1045)}


def test_numbers_as_programs_write_them(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path,
        'year;event\n1876.0;Float\n-44.0;Minus\n"1,776";Thousands\n1.066;Points\n="1815";Kept\n'
        "1969-07-20 00:00:00;Clock\n"
        "1969-07-20T20:17:40.000+02:00;Zone\n(1215);Brackets\n1492*;Note\n−753;Sign\n1876.5;Half\n'-480;Marked\n",
    )
    assert taken.spans == {
        "Float": (1876, 1876), "Minus": (-44, -44), "Thousands": (1776, 1776), "Points": (1066, 1066), "Kept": (1815,
        1815),
        "Clock": (1969, 1969), "Zone": (1969, 1969), "Brackets": (1215, 1215), "Note": (1492, 1492), "Sign": (-753,
        -753),
        "Marked": (-480, -480),
    }  # fmt: skip
    assert "not a whole year" in taken.refused[12]


def test_year_zero_and_astronomical_years(tmp_path: Path) -> None:
    text = (
        "year,event\n0,Zero\n-479,Thermopylae\n1969,Moon\n-1,Two\n44 BC,Caesar\n~-99,About\n-0043-03-15,Ides\n"
        "-500/-400,Span\n"
    )
    taken = bring_text(tmp_path, text)
    assert taken.spans["Thermopylae"] == (-479, -479)
    assert "--years astronomical" in taken.refused[2]
    assert "for a file that counts a year 0: --years astronomical" in taken.out
    taken = bring_text(tmp_path, text, "--years", "astronomical")
    assert taken.spans == {
        "Zero": (-1, -1), "Thermopylae": (-480, -480), "Moon": (1969, 1969), "Two": (-2, -2), "Caesar": (-44, -44),
        "About": (-105, -95), "Ides": (-44, -44), "Span": (-501, -401),
    }  # fmt: skip
    assert taken.refused == {}
    taken = bring_text(tmp_path, "start,end,era,event\n-9,4,,Over\n3,,BC,Era\n", "--years", "astronomical")
    assert taken.spans == {"Over": (-10, 4), "Era": (-3, -3)}


def test_dates_in_words(tmp_path: Path) -> None:
    rows = [
        "um 1900",
        "5. Jh. v. Chr.",
        "zwischen 1985 und 1995",
        "12. März 1943",
        "20er Jahre",
        "1920er",
        "52 av. J.-C.",
        "vers 1500",
    ]
    taken = bring_text(
        tmp_path, "Datum;Ereignis\n" + "".join(f"{date};Ereignis {chr(65 + n)}\n" for n, date in enumerate(rows))
    )
    assert taken.spans["Ereignis A"] == (1895, 1905)
    assert taken.spans["Ereignis B"] == (-500, -401)
    assert taken.spans["Ereignis F"] == (1920, 1929)
    assert taken.spans["Ereignis G"] == (-52, -52)
    assert taken.spans["Ereignis H"] == (1495, 1505)
    assert [*taken.refused] == [6]


# --- Excel ----------------------------------------------------------------------------------------------------------


def _workbook(path: Path, **sheets: list[list[object]]) -> Path:
    book = openpyxl.Workbook()
    del book[book.sheetnames[0]]
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
    book.save(path)
    return path


def test_workbooks(tmp_path: Path) -> None:
    path = _workbook(
        tmp_path / "events.xlsx",
        notes=[["nothing", "to see"]],
        list=[
            ["Inventions of the world"],
            [],
            ["Year", "Event", "About"],
            [1876, "Telephone", "By Bell and by others"],
            [1969.0, "Moon", "By the crew of Apollo"],
            [datetime.datetime(1989, 11, 9), "Wall", "In the city of Berlin"],
            [datetime.date(1900, 1, 1), "New century", None],
            ["44 BC", "Caesar", "In the senate of Rome"],
            [1876.5, "Half", None],
            [None, None, None],
            ["#REF!", "Error", None],
            [True, "Truth", None],
            ["=1+1", "Formula", None],
            [1066, "Hastings", None, "beside the table"],
        ],
    )
    taken = bring(path)
    assert taken.first_line == "events.xlsx: Excel workbook, sheet list, titles in en"
    assert "not read: the sheets notes (choose one with --sheet)" in taken.out
    assert "1 formulas have no saved value" in taken.out
    assert taken.dates == {
        "Telephone": "1876", "Moon": "1969", "Wall": "1989-11-09", "New century": "1900-01-01", "Caesar": "44 BC",
        "Hastings": "1066",
    }  # fmt: skip
    assert {*taken.refused} == {9, 11, 12, 13}
    taken = bring(path, "--sheet", "notes")
    assert taken.status == 1
    assert "no sheet 'none'" in bring(path, "--sheet", "none").error


# --- JSON, JSON lines, YAML -----------------------------------------------------------------------------------------

BOTH = {"Telephone": "1876", "Moon": "1969"}


@pytest.mark.parametrize(
    "data",
    [
        [{"title": "Telephone", "year": 1876}, {"title": "Moon", "year": 1969}],
        {"cards": [{"name": "Telephone", "date": "1876"}, {"name": "Moon", "date": "1969"}], "version": 3,
         "title": "A deck"},
        {"a": {"b": {"c": [{"event": "Telephone", "answer": 1876}, {"event": "Moon", "answer": 1969.0}]}}},
        {"k1": {"label": "Telephone", "year": 1876}, "k2": {"label": "Moon", "year": 1969}},
        {"Telephone": 1876, "Moon": "1969"},
        {"1876": "Telephone", "1969": "Moon"},
        {"1876": ["Telephone"], "1969": ["Moon"]},
        {"1876": {"title": "Telephone"}, "1969": {"title": "Moon"}},
        [[1876, "Telephone"], [1969, "Moon"]],
        [["year", "title"], [1876, "Telephone"], [1969, "Moon"]],
        {"year": [1876, 1969], "title": ["Telephone", "Moon"]},
        {"columns": ["year", "title"], "data": [[1876, "Telephone"], [1969, "Moon"]]},
        {"year": {"0": 1876, "1": 1969}, "title": {"0": "Telephone", "1": "Moon"}},
        [{"Telephone": 1876}, {"Moon": 1969}],
        [{"name": "One", "cards": [{"name": "Telephone", "date": 1876}]}, {"name": "Two", "cards": [{"name": "Moon",
         "date": 1969}]}],
        [{"title": {"text": "Telephone"}, "date": {"year": 1876, "month": 3}}, {"title": {"text": "Moon"},
         "date": {"year": 1969, "month": 7}}],
        {"events": [{"start_date": {"month": "3", "year": "1876"}, "text": {"headline": "Telephone",
         "text": "<p>By Bell</p>"}},
                    {"start_date": {"month": "7", "year": "1969"}, "text": {"headline": "Moon",
                     "text": "<p>By many</p>"}}]},
        [{"title": "Telephone", "date": {"time": "+1876-00-00T00:00:00Z", "precision": 9, "calendarmodel": "x",
         "before": 0}},
         {"title": "Moon", "date": {"time": "+1969-07-20T00:00:00Z", "precision": 11, "calendarmodel": "x",
          "before": 0}}],
    ],
)  # fmt: skip
def test_shapes_of_json_and_of_yaml(tmp_path: Path, data: object) -> None:
    import yaml

    for name, text in (
        ("e.json", json.dumps(data, indent=2)),
        ("e.json", json.dumps(data)),
        ("e.yaml", yaml.safe_dump(data)),
    ):
        taken = bring_text(tmp_path, text, name=name)
        assert taken.dates == BOTH, (name, taken.out, taken.error)


def test_what_is_no_event_in_json_is_counted(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path,
        '[{"title":"Telephone","year":1876}, 7, null, {"title":"Moon"}, {"year":1900}, {"title":"x","year":{"a":1}}]',
    )
    assert taken.dates == {"Telephone": "1876"}
    assert {*taken.refused} == {2, 3, 4, 5, 6}


def test_names_that_stand_twice_are_told(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, '{"1876":"Telephone","1969":"Moon","1969":"Woodstock"}', name="e.json")
    assert "a name stands twice in one object, and only the last counts: 1969" in taken.out
    taken = bring_text(tmp_path, "1876: Telephone\n1969: Moon\n1969: Woodstock\n", name="e.yml")
    assert "a name stands twice in one object, and only the last counts: 1969" in taken.out


def test_lists_by_name(tmp_path: Path) -> None:
    text = json.dumps({"a": [{"name": "Telephone", "date": 1876}], "b": [{"name": "Moon", "date": 1969}]})
    taken = bring_text(tmp_path, text, name="e.json")
    assert taken.dates == BOTH
    assert "2 lists were read as one (choose one with --sheet): a, b" in taken.out
    assert bring_text(tmp_path, text, "--sheet", "b", name="e.json").dates == {"Moon": "1969"}
    assert "no list 'c'" in bring_text(tmp_path, text, "--sheet", "c", name="e.json").error


@pytest.mark.parametrize("broken", ['{"title": "Broken", "year": 19', "nonsense", "[1, 2]"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_json_lines_with_a_broken_line(tmp_path: Path, broken: str, place: int) -> None:
    lines = ['{"title":"Telephone","year":1876}', '{"title":"Moon","year":1969}']
    lines.insert(place, broken)
    taken = bring_text(tmp_path, "\n".join(lines) + "\n\n", name="events.jsonl")
    assert taken.dates == BOTH
    assert [*taken.refused] == [place + 1]
    assert "JSON" in taken.refused[place + 1]


def test_one_event_alone(tmp_path: Path) -> None:
    assert bring_text(tmp_path, '{"title":"Telephone","year":1876}\n', name="e.jsonl").dates == {"Telephone": "1876"}
    assert bring_text(tmp_path, "title: Telephone\nyear: 1876\n", name="e.yaml").dates == {"Telephone": "1876"}
    assert bring_text(tmp_path, "year,title\n1876,Telephone\n").dates == {"Telephone": "1876"}


def test_yaml_keeps_dates_as_they_are_written(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path,
        "- title: Telephone\n  date: 1876-03-10\n- title: Caesar\n  date: -44\n- {title: 'No: way', date: 1_969}\n"
        "- title: Moon\n  date: 1969\n---\n- title: Second document\n  date: 2001\n",
        name="e.yaml",
    )
    assert taken.dates == {"Telephone": "1876-03-10", "Caesar": "-44", "Moon": "1969", "Second document": "2001"}
    assert [*taken.refused] == [3]


# --- Anki, Markdown, plain lines ------------------------------------------------------------------------------------


def test_anki_notes(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path,
        "#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n"
        "a%b\tBasic\tHistory\t<b>The telephone</b>&nbsp;works<br>\t1876\tinv::tech\n"
        'c$d\tBasic\tHistory\t"The {{c1::Moon::place}} is ""reached"""\t1969 [sound:x.mp3]\tspace\n'
        "e^f\tBasic\tHistory\tThe end\tsoon\t\n"
        "g^h\tBasic\tHistory\tHastings\t1066\t\ni^j\tBasic\tHistory\tWaterloo\t1815\t\n",
        name="notes.txt",
    )
    assert taken.dates == {
        "The telephone works": "1876", 'The Moon is "reached"': "1969", "Hastings": "1066", "Waterloo": "1815",
    }  # fmt: skip
    assert taken.first_line.startswith("notes.txt: Anki notes, tabs, utf-8")
    # Anki's own lines are counted: every program shows them.
    assert [*taken.refused] == [9]


def test_anki_with_names_and_other_separators(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path, "#separator:Semicolon\n#columns:When;What;Tags\n1876;Telephone;x\n1969;Moon;y\n", name="notes.txt"
    )
    assert taken.dates == BOTH
    assert taken.roles == {"When": "date", "What": "title"}
    assert (
        bring_text(tmp_path, "#separator:Pipe\n#html:false\n1876|Telephone\n1969|Moon\n", name="notes.txt").dates
        == BOTH
    )


def test_markdown_tables(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path,
        "# History\n\nSome text | with a pipe.\n\n## Old\n\n| year | event |\n| ---: | :--- |\n"
        "| 44 BC | Caesar \\| Brutus |\n| soon | End |\n\n"
        "## New\n\nyear|event\n---|---\n1876|Telephone[^1]\n1969|Moon|surplus\n\n[^1]: a note\n",
        name="history.md",
    )
    assert taken.dates == {"Caesar | Brutus": "44 BC", "Telephone": "1876"}
    assert {*taken.refused} == {10, 17}
    assert "2 tables were read as one" in taken.out
    assert taken.deck is not None
    assert {theme.titles["en"] for theme in taken.deck.themes.values()} == {"Old", "New"}


@pytest.mark.parametrize(
    ("form", "lines"),
    [
        ("date event", ["1876 The telephone, by Bell", "44 BC Caesar: the end", "c. 1500 BC Something old",
         "1969: Moon", "soon The end"]),
        ("event: date", ["The telephone, by Bell: 1876", "Caesar: the end: 44 BC", "Something old:c. 1500 BC",
         "Moon : 1969", "The end: soon"]),
        ("event (date)", ["The telephone, by Bell (1876)", "Caesar: the end (44 BC)", "Something old (c. 1500 BC).",
         "Moon [1969]", "The end (soon)"]),
        ("event - date", ["The telephone, by Bell - 1876", "Caesar: the end – 44 BC", "Something old — c. 1500 BC",
         "Moon - 1969", "The end - soon"]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("bullet", ["", "- ", "* "])
def test_plain_lines(tmp_path: Path, form: str, lines: list[str], bullet: str) -> None:
    taken = bring_text(tmp_path, "\n".join(bullet + line for line in lines) + "\n", name="list.txt")
    assert taken.first_line == f"list.txt: lines “{form}”, utf-8, titles in en"
    assert taken.dates == {
        "The telephone, by Bell": "1876",
        "Caesar: the end": "44 BC",
        "Something old": "c. 1500 BC",
        "Moon": "1969",
    }
    assert taken.refused == {5: f"no line of the form “{form}”"}


def test_years_with_a_minus_in_plain_lines(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "-753 Rome\n-44 Caesar\n1969 Moon\n", name="list.txt")
    assert taken.dates == {"Rome": "-753", "Caesar": "-44", "Moon": "1969"}


# --- Wikidata -------------------------------------------------------------------------------------------------------

_RDF = [("Q1001", "The telephone", "1876-02-14T00:00:00Z", 11), ("Q1048", "Caesar is killed",
"-0043-03-15T00:00:00Z", 11),
        ("Q1002", "The year alone", "1900-01-01T00:00:00Z", 9), ("Q1003", "Some decade", "1920-01-01T00:00:00Z", 8),
        ("Q1004", "Some century", "1801-01-01T00:00:00Z", 7)]  # fmt: skip
_SPANS = {"The telephone": (1876, 1876), "Caesar is killed": (-44, -44), "The year alone": (1900, 1900)}
_COARSE = {"Some decade": (1920, 1929), "Some century": (1801, 1900)}
_PLAIN_SPANS = {"Some decade": (1920, 1920), "Some century": (1801, 1801)}


def _sparql(form: str, has_precision: bool) -> tuple[str, str]:
    names = ["item", "itemLabel", "date", *(["precision"] if has_precision else [])]
    address = "http://www.wikidata.org/entity/"
    if form == "json":
        kinds = {"item": "uri"}
        bindings = [
            {name: {"type": kinds.get(name, "literal"), "value": str(value)} for name, value in zip(names,
             (address + q, *rest), strict=False)}
            for q, *rest in _RDF
        ]  # fmt: skip
        return "query.json", json.dumps({"head": {"vars": names}, "results": {"bindings": bindings}})
    if form == "csv":
        return "query.csv", "".join(
            ",".join(map(str, row[: len(names)])) + "\n" for row in (names, *((address + q, *r) for q, *r in _RDF))
        )
    xsd = "http://www.w3.org/2001/XMLSchema#"
    rows = [
        [f"<{address}{q}>", f'"{title}"@en', f'"{time}"^^<{xsd}dateTime>', f'"{level}"^^<{xsd}integer>'][: len(names)]
        for q, title, time, level in _RDF
    ]
    return "query.tsv", "".join("\t".join(row) + "\n" for row in ([f"?{name}" for name in names], *rows))


@pytest.mark.parametrize("form", ["json", "csv", "tsv"])
@pytest.mark.parametrize("has_precision", [True, False])
def test_results_of_sparql(tmp_path: Path, form: str, has_precision: bool) -> None:
    name, text = _sparql(form, has_precision)
    taken = bring_text(tmp_path, text, name=name)
    assert taken.spans == _SPANS | (_COARSE if has_precision else _PLAIN_SPANS)
    assert taken.deck is not None
    assert {card.source for card in taken.deck.cards} == {f"Wikidata {q}" for q, *_ in _RDF}


def test_time_values_as_json_has_them(tmp_path: Path) -> None:
    def event(title: str, time: str, precision: int) -> dict[str, object]:
        return {"title": title, "date": {"time": time, "timezone": 0, "before": 0, "after": 0, "precision": precision}}

    data = [event("Year", "+1876-00-00T00:00:00Z", 9), event("Caesar", "-0044-03-15T00:00:00Z", 11),
            event("Century", "+1850-00-00T00:00:00Z", 7), event("Coarse", "-1000000-00-00T00:00:00Z", 3)]  # fmt: skip
    taken = bring_text(tmp_path, json.dumps(data), name="e.json")
    assert taken.spans == {"Year": (1876, 1876), "Caesar": (-44, -44), "Century": (1801, 1900)}
    assert "coarser than a millennium" in taken.refused[4]


def test_whole_items_of_wikidata(tmp_path: Path) -> None:
    def claim(time: str) -> list[object]:
        return [
            {"mainsnak": {"datavalue": {"value": {"time": time, "precision": 11}, "type": "time"}}, "rank": "normal"}
        ]

    entities = {
        "Q1": {"id": "Q1", "labels": {"en": {"language": "en", "value": "Douglas"}}, "descriptions": {},
        "claims": {"P569": claim("+1952-03-11T00:00:00Z")}},
        "Q2": {"id": "Q2", "labels": {"en": {"language": "en", "value": "Caesar's end"}},
        "claims": {"P585": claim("-0044-03-15T00:00:00Z")}},
        "Q3": {"id": "Q3", "labels": {"en": {"language": "en", "value": "Nothing"}}, "claims": {}},
    }  # fmt: skip
    taken = bring_text(tmp_path, json.dumps({"entities": entities}), name="Q1.json")
    assert taken.spans == {"Douglas": (1952, 1952), "Caesar's end": (-44, -44)}
    assert taken.refused == {3: "no date"}
    assert taken.deck is not None
    assert {card.asks for card in taken.deck.cards} == {"born", "took place"}


def test_an_item_without_a_label(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "item,itemLabel,date\nhttp://www.wikidata.org/entity/Q123456,Q123456,1876-01-01T00:00:00Z\n"
                                 "http://www.wikidata.org/entity/Q2,The telephone,1876-01-01T00:00:00Z\n")  # fmt: skip
    assert taken.dates == {"The telephone": "1876"}
    assert "no label in this language" in taken.refused[2]


# --- titles, facts, themes ------------------------------------------------------------------------------------------


def test_flags(tmp_path: Path) -> None:
    long = "A very long title that says far more than any card can hold on its front side"
    taken = bring_text(
        tmp_path,
        f"year,event,description\n1876,{long},Why not\n1848,Revolutions of 1848,Many of them\n2525,Robots,Some day\n"
        "551,Confucius,Born in 551 BC\n1600,Minoan eruption,It was around 1600 BC on Thera\n"
        "1799,Stone found,Carved in 196 BC\n"
        "1900,Twice,First\n1901,Twice,Second\n1900,Twice,First\n",
    )
    assert "was cut; the whole stands in x-title" in taken.flagged[2]
    assert taken.dates[long] == "1876"
    assert taken.flagged[3] == "the title gives the date away"
    assert taken.flagged[4] == "the date lies in the future"
    assert taken.flagged[5] == taken.flagged[6] == "the row speaks of a time BC, but its date is AD"
    assert 7 not in taken.flagged
    assert taken.flagged[9] == "the same title as in row 8, with another date"
    assert taken.refused == {10: "the same title and date as in row 8"}


def test_html_and_empty_marks(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path,
        "year,event\n1876,<p>The&nbsp;<i>telephone</i> &amp; more</p>\n1900,<script>alert(1)</script>Radio\n1901,-\n"
        "1902,n/a\n?,Question\n",
    )
    assert taken.dates == {"The telephone & more": "1876", "Radio": "1900"}
    assert taken.refused == {4: "no title", 5: "no title", 6: "no date"}


def test_more_themes_than_a_deck_has(tmp_path: Path) -> None:
    rows = "".join(f"{1000 + n},Event {n}e,Theme {n}\n" for n in range(120))
    taken = bring_text(tmp_path, f"year,event,topic\n{rows}", "--map", "theme=topic")
    assert len(taken.dates) == 120
    assert sum("was left out: a deck has at most 100" in why for why in taken.flagged.values()) == 20


def test_themes_have_ids_of_their_own(tmp_path: Path) -> None:
    topics = ["C", "C++", "c", "Kunst & Musik", "日本", "中国", "日本", "science"]
    rows = "".join(f"{1900 + n},Event {chr(65 + n)} of some,{topic}\n" for n, topic in enumerate(topics))
    taken = bring_text(tmp_path, f"year,event,topic\n{rows}")
    assert taken.deck is not None
    assert {theme.id: theme.titles["en"] for theme in taken.deck.themes.values()} == {
        "c": "C", "c-2": "C++", "kunst-musik": "Kunst & Musik", "theme": "日本", "theme-2": "中国",
        "science": "science",
    }  # fmt: skip


def test_a_deck_toml_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "events.toml").write_text(
        'id = "mine"\nversion = 4\nlanguages = ["de"]\nlicense = "CC0-1.0"\nauthors = ["A"]\n[titles]\nde = "Meine"\n',
        "utf-8",
    )
    taken = bring_text(tmp_path, "Jahr,Ereignis\n1876,Das Telefon und die Welt\n1969,Der Mond ist erreicht\n")
    assert taken.deck is not None
    assert taken.deck.version == 4
    taken = bring_text(tmp_path, "year,event,topic\n1876,The telephone,a\n1969,The Moon in the sky,b\n")
    assert "The deck.toml that came with the file was not taken" in taken.out
    assert taken.deck is not None
    assert taken.deck.languages == ("en",)


def test_nothing_is_written_by_a_dry_run(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "year,event\n1876,Telephone\nsoon,End\n", "--dry-run")
    assert taken.status == 0
    assert "nothing was written" in taken.out
    assert "refused row 3 (End)" in taken.out
    assert [path.name for path in tmp_path.iterdir()] == ["events.csv"]


# --- whatever comes in, loads ---------------------------------------------------------------------------------------

_CELL = st.one_of(
    st.sampled_from(["1876", "44 BC", "c. 1500", "-44", "0", "5. Jh. v. Chr.", "1914–1918", "", "?", "=1+1", "'-1",
    "Q42", "P569", "a"]),
    st.text(max_size=80),
    st.text(alphabet="<>&;{}:\"'\\|,\t\n\r \u202e\u0301é1", max_size=40),
)  # fmt: skip


@settings(max_examples=settings().max_examples // 5)
@given(
    names=st.lists(st.one_of(st.sampled_from(["year", "event", "fact.de", "title.cs", "theme", "id", "asks", "x-y",
    "end"]), st.text(max_size=8)), max_size=5),
    rows=st.lists(st.lists(_CELL, max_size=6), max_size=6),
    astronomical=st.booleans(),
)  # fmt: skip
def test_every_import_that_succeeds_loads(
    tmp_path_factory: pytest.TempPathFactory, names: list[str], rows: list[list[str]], astronomical: bool
) -> None:
    folder = tmp_path_factory.mktemp("any")
    table = [["date", "title", *names], ["1876", "The telephone"], *(["1969", "x", *row] for row in rows), *rows]
    text = io.StringIO()
    csv.writer(text).writerows(table)
    entries = [{name: cell for name, cell in zip(table[0], row, strict=False) if name} for row in table[1:]]
    options = ["--years", "astronomical"] if astronomical else []
    for name, content in (("e.csv", text.getvalue()), ("e.json", json.dumps(entries))):
        taken = bring_text(folder, content.encode("utf-8", "surrogatepass"), *options, name=name)
        if taken.deck is not None:
            read = int(taken.out.partition(" read: ")[0].rpartition("\n")[2].partition(" ")[0])
            assert read == len(taken.deck.cards) + len(taken.refused)
            assert read == len(entries) or name == "e.csv"


_OWN = {
    "id": st.sampled_from(["aaaaaa", "bbbbbb", "cccccc", "dddddd", "", "x"]),
    "date": st.one_of(_CELL, st.sampled_from(["1876", "um 1900", "kolem roku 1900", "5. 1. 1900", "1900s", "XV w."])),
    "title.de": _CELL,
    "title.cs": _CELL,
    "fact.cs": st.text(max_size=700),
    "theme": _CELL,
    "asks": _CELL,
    "icon": _CELL,
    "front": st.sampled_from(["★", "sun", "", "a" * 30]),
    "back": st.sampled_from(["★", "moon", "", "☾"]),
    "source": _CELL,
    "x-mine": st.one_of(_CELL, st.just("x" * 3_000)),
}


@settings(max_examples=settings().max_examples // 5)
@given(
    columns=st.lists(st.sampled_from([*_OWN]), unique=True, min_size=4),
    data=st.data(),
    options=st.sampled_from([(), ("--years", "astronomical"), ("--language", "cs"), ("--map", "theme=")]),
)
def test_every_table_of_cards_that_comes_in_loads(
    tmp_path_factory: pytest.TempPathFactory, columns: list[str], data: st.DataObject, options: tuple[str, ...]
) -> None:
    rows = data.draw(st.lists(st.tuples(*(_OWN[column] for column in columns)), min_size=1, max_size=5))
    text = io.StringIO()
    csv.writer(text).writerows([columns, *rows])
    taken = bring_text(tmp_path_factory.mktemp("own"), text.getvalue().encode("utf-8", "replace"), *options)
    if taken.deck is not None:
        read = int(taken.out.partition(" read: ")[0].rpartition("\n")[2].partition(" ")[0])
        assert read == len(taken.deck.cards) + len(taken.refused)


_GOOD = [
    "1876,Telephone",
    '1969,"Moon, the landing"',
    '1215,"Magna\nCarta"',
    "1492,Bahamas",
    '1066,"He said ""no"""',
    "1815,Waterloo",
]


@settings(max_examples=settings().max_examples // 2)
@given(junk=st.text(alphabet='"\\,;ab 1', max_size=12), place=st.integers(0, 6))
def test_a_broken_line_takes_no_other_with_it(tmp_path_factory: pytest.TempPathFactory, junk: str, place: int) -> None:
    rows = [*_GOOD[:place], junk, *_GOOD[place:]]
    taken = bring_text(tmp_path_factory.mktemp("junk"), "year,event\n" + "\n".join(rows) + "\n")
    assert {
        "Telephone",
        "Moon, the landing",
        "Magna Carta",
        "Bahamas",
        'He said "no"',
        "Waterloo",
    } <= taken.dates.keys()
