"""Importing tables as text: every delimiter, quotation marks, headers in many languages, titles above a table."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from tests.decks.bringing import bring_text

THREE = {"Telephone": "1876", "Moon, the landing": "1969", "Magna Carta": "1215"}


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
