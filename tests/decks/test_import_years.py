"""Importing every way of writing years: eras, spans, numbers of programs, years that count a 0, dates in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.decks.bringing import bring_text


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


def test_a_year_without_an_era_among_years_with_both_is_flagged(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "year,era,event\n490,BC,Marathon\n44,,Caesar\n9,AD,Varus\n2000 BC,,Ur\n79,,Pompeii\n")
    assert {*taken.flagged} == {3, 6}
    assert "no era stands beside the year" in taken.flagged[3]
    taken = bring_text(tmp_path, "year,era,event\n490,BC,Marathon\n44,BC,Caesar\n9,,Varus\n79,,Pompeii\n")
    assert not taken.flagged


def test_marks_of_spreadsheets_are_no_part_of_a_year(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "year,event\n'1945,Peace\n'-44,Caesar\n’1969,Moon\n'44,Landing\n’89,Wall\n")
    assert taken.dates == {"Peace": "1945", "Caesar": "-44", "Moon": "1969"}
    assert {*taken.refused} == {5, 6}
    assert "two readings" in taken.refused[5]
