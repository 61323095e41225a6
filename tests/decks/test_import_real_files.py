"""Every real list of events beside this checkout: what comes in of it, what is flagged, what is refused, and why.

The lists are other people's, in the state in which they were found; each was read row by row before its numbers were
written down here. They are not part of the project, so that these tests are passed over where they are missing.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.decks.bringing import Taken, bring

LISTS = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "decks"
pytestmark = pytest.mark.skipif(not LISTS.is_dir(), reason="the lists of other people are not beside this checkout")

CUT = "characters and was cut; the whole stands in x-title"
AWAY = "the title gives the date away"
LOST_BC = "the row speaks of a time BC, but its date is AD"
VAGUE = "early, mid, late, before, after and the like are not years"
NO_ZERO = "there is no year 0; 1 BC is followed by AD 1; where 0 stands for 1 BC, say --years astronomical"


class Expected(NamedTuple):
    """`form` is all that the first line says behind the name; `numbers` are imported, flagged and refused; `why` is
    what a flag or a reason says, by row; `spans` are those of some cards.
    """

    form: str
    roles: dict[str, str]
    numbers: tuple[int, int, int]
    why: dict[int, str]
    spans: dict[str, tuple[int, int]]
    says: str = ""


LISTED = {
    # Births, ends and creations are mixed; the property tells which. Titles with their year in brackets are flagged.
    "01_wikitrivia_v1_items.jsonl": Expected(
        "JSON lines, utf-8, titles in en",
        {"date_prop_id": "asks", "description": "fact", "id": "source", "label": "title", "year": "date"},
        (9937, 55, 2),
        {29: AWAY, 1259: "the same title as in line 754, with another date", 1747: LOST_BC, 5395: NO_ZERO,
         7745: NO_ZERO},
        {"Belgium": (1830, 1830), "The Bacchae": (-405, -405), "Sheep": (-13000, -13000)},
        "for a file that counts a year 0: --years astronomical",
    ),
    # Years are astronomical here, which nobody can see but who knows that Thermopylae was in 480 BC: see below.
    "02_wikitrivia_v2_battles.json": Expected(
        "JSON, utf-8, titles in en",
        {"qid": "source", "title": "title", "year": "date", "fact": "fact"},
        (198, 4, 0),
        {117: "the same title as in entry 67, with another date"},
        {"Battle of Thermopylae takes place": (-479, -479)},
        "for a file that counts a year 0: --years astronomical",
    ),
    "05_wikitrivia_ro_items.jsonl": Expected(
        "JSON lines, utf-8, titles in ro",
        {"date_prop_id": "asks", "description": "fact", "id": "source", "label": "title", "year": "date"},
        (1251, 11, 0),
        {126: "the title has 64 " + CUT, 394: AWAY},
        {"Internet": (1969, 1969), "Epoca de piatră": (-2000, -2000)},
    ),
    "06_wikitrivia_fr_naturalisation.jsonl": Expected(
        "JSON lines, utf-8, titles in fr",
        {"date_prop_id": "asks", "description": "fact", "id": "source", "label": "title", "year": "date"},
        (245, 52, 27),
        {22: NO_ZERO, 34: "the same title and date as in line 33", 38: "with another date", 110: AWAY},
        {"Brexit": (2016, 2016), "Georges Charpak": (1946, 1946)},
    ),
    "09_lu631str_annodomini_de.txt": Expected(
        "lines “date event”, utf-8, titles in de",
        {"date": "date", "title": "title"},
        (4, 5, 0),
        {3: "the title has 99 " + CUT},
        {"Die erste Postanweisung": (1817, 1817)},
    ),
    # A scraper lost the BC of these years; headings of sections are events like others to whoever cannot read.
    "11_iamlrk_scraped.csv": Expected(
        "text with commas, utf-8, titles in en",
        {"event": "title", "year": "date", "category": "theme", "description": "fact", "source": "source"},
        (159, 337, 4),
        {6: LOST_BC, 15: LOST_BC, 52: LOST_BC, 220: "the same title and date as in row 195", 471: "as in row 193"},
        {"Confucius": (551, 551), "Alexander the Great": (-323, -323), "Minoan eruption": (1600, 1600)},
    ),
    "12_iamlrk_cards.json": Expected(
        "JSON, utf-8, titles in en",
        {"event": "title", "year": "date", "description": "fact", "category": "theme", "source": "source"},
        (28, 0, 0),
        {},
        {"Great Pyramid of Giza Completed": (-2560, -2560), "Julius Caesar Assassinated": (-44, -44)},
    ),
    "13_leo_t_timeline_fr.txt": Expected(
        "lines “event: date”, utf-8, titles in fr",
        {"date": "date", "title": "title"},
        (159, 2, 1),
        {11: NO_ZERO, 83: "the title has 64 " + CUT, 89: "the date lies in the future"},
        {"La mort de Jules Cesar": (-44, -44), "La decouverte du feu par l'homme prehistorique": (-400000, -400000)},
    ),
    "15_flotss_timeline_fr.txt": Expected(
        "lines “event: date”, utf-8, titles in fr",
        {"date": "date", "title": "title"},
        (60, 0, 0),
        {},
        {"L'apparition de la ceramique": (-9000, -9000)},
    ),
    # The text that players are shown is read, not the number that it was rounded to: two texts are no dates.
    "16_thibsc_cards.json": Expected(
        "JSON, utf-8, titles in en",
        {"name": "title", "solution": "date", "dateSource": "source", "group": "theme"},
        (20, 0, 2),
        {1: "“-MMM m.”: this cannot be read to its end as a date", 2: "“-II c.”"},
        {"Coliseo": (70, 70), "Radioactivity": (1892, 1892)},
        "3 lists were read as one (choose one with --sheet): monument, invention, discovery",
    ),
    "17_generousjj_flashcards.json": Expected(
        "JSON, utf-8, titles in en",
        {"name": "title", "date": "date", "group": "theme"},
        (602, 27, 27),
        {14: "the title has 69 " + CUT, 25: "the same title and date as in entry 4", 135: AWAY,
         165: "with another date"},
        {"Event A": (2021, 2021), "Printing Press": (1450, 1450)},
        "6 lists were read as one (choose one with --sheet): test, apeuro, apeuro-extended, apush, apush-extended,",
    ),
    # The same 25 cards four times over, but for one; the addresses are those of pictures.
    "20_rioulantoine_decks_fr.json": Expected(
        "JSON, utf-8, titles in fr",
        {"name": "title", "description": "fact", "date": "date", "group": "theme"},
        (25, 0, 74),
        {26: "the same title and date as in entry 1", 99: "the same title and date as in entry 24"},
        {"Fortran": (1954, 1954), "C++": (1985, 1985)},
    ),
    "23_energy_cards_en.json": Expected(
        "JSON, utf-8, titles in en",
        {"type": "theme", "title": "title", "description": "fact", "answer": "date"},
        (29, 0, 0),
        {},
        {"Windmill": (700, 700), "Invention of pottery": (-29000, -29000)},
    ),
    "24_lukevance_data.json": Expected(
        "JSON, utf-8, titles in en",
        {"Date": "date", "Event": "title"},
        (73, 17, 0),
        {77: "the title has 135 " + CUT},
        {"Norman Conquest of Britain": (1066, 1066)},
    ),
    "28_songseeker_pl.csv": Expected(
        "text with commas, utf-8, titles in en",
        {"Artist": "title", "Title": "title", "Year": "date", "URL": "source"},
        (303, 5, 0),
        {5: "the title has 62 " + CUT, 65: "the title has 67 " + CUT},
        {"Jim Croce: Bad, Bad Leroy Brown": (1973, 1973)},
    ),
    "31_youtube_songs_semicolon.csv": Expected(
        "text with semicolons, utf-8, titles in en",
        {"Artist": "title", "Title": "title", "Year": "date", "URL": "source"},
        (24, 0, 0),
        {},
        {"Rick Astley: Never gonna give you up": (1987, 1987)},
    ),
    "35_cheatsheet_world_history.md": Expected(
        "Markdown tables, utf-8, titles in en",
        {"year": "date", "event": "title", "section": "theme"},
        (133, 14, 0),
        {12: "the title has 64 " + CUT, 27: "the date lies in the future", 156: AWAY},
        {
            "the Big Bang": (-14_000_000_000, -14_000_000_000), "sharks": (-450_000_000, -450_000_000),
            "dinosaurs": (-243_000_000, -233_000_000), "Stone Age": (-3_400_000, -5_000),
            "synthesis of Hinduism": (-505, 305),
            "the Great Pyramid of Giza is built": (-2584, -2561), "Jesus crucified": (25, 41),
            "compass invented in China": (-305, -295),
        },
        "3 tables were read as one",
    ),
    "38_nanopedia_noheader.csv": Expected(
        "text with commas, utf-8, titles in en",
        {"column 1": "date", "column 3": "title"},
        (47, 1, 0),
        {13: "the title has 62 " + CUT},
        {"Black Death": (1347, 1351), "Human walked on the lunar surface": (1969, 1969)},
    ),
    "40_mannu_duplicates.csv": Expected(
        "text with commas, utf-8, titles in en",
        {"Year": "date", "Event": "title"},
        (18, 0, 182),
        {8: "the same title and date as in row 2", 201: "the same title and date as in row"},
        {"Fall of the Western Roman Empire.": (476, 476), "First Olympic Games held in Olympia, Greece.": (-776, -776)},
    ),
    # In row 39 a comma is missing: with it, the reign of Xerxes would be -486 to -465, without it -465 alone.
    "43_bible_history_de.csv": Expected(
        "text with commas, utf-8, titles in de",
        {"Name": "title", "Catergory": "theme", "Start Year": "start", "End Year": "end", "Reference": "source"},
        (39, 2, 1),
        {32: "the same title as in row 31, with another date", 39: "text behind a closing quotation mark",
         48: "as in row 43"},
        {"Scheschonik I": (-946, -924), "Labaschimarduk": (-556, -556), "1. Rückkehr": (-538, -538)},
        "for a file that counts a year 0: --years astronomical",
    ),
    "45_geschichte_de.csv": Expected(
        "text with commas, utf-8, titles in de",
        {"Name": "title", "Geburtsdatum": "date"},
        (5, 0, 0),
        {},
        {"Pythagoras": (-572, -572), "Hipparch": (-190, -190)},
    ),
    "48_ultimate_history_anki.csv": Expected(
        "text with commas, utf-8, titles in en",
        {"name": "title", "summary": "fact", "start date": "start", "end date": "end", "source & license": "source"},
        (74, 4, 0),
        {7: AWAY, 42: AWAY, 56: AWAY, 58: AWAY},
        {"Age of Enlightenment": (1687, 1789), "Pax Romana": (-27, 180), "Industrial Revolution": (1755, 1845)},
    ),
    "56_historicaldate_technology.csv": Expected(
        "text with commas, utf-8, titles in en",
        {"label": "title", "hdate": "start", "hdate_end": "end", "description": "fact", "url": "source"},
        (117, 0, 3),
        {4: "“Before 400BC”: " + VAGUE, 14: "“Before 20BC”: " + VAGUE, 18: "“Before 220”: " + VAGUE},
        {"Catapult": (-490, -480), "Cast Iron": (-500, -400), "Zero": (-38, -38),
         "Internal Combustion Engine": (1794, 1807)},
    ),
    "d3_ru_cp1251.tsv": Expected(
        "text with tabs, windows-1251, titles in ru",
        {"Дата": "date", "Событие": "title"},
        (8, 43, 2),
        {3: AWAY, 14: "the title has 120 " + CUT, 49: "“начало XVIII века”: " + VAGUE,
         54: "the same title and date as in row 53"},
        {"Отмена местничества": (1682, 1682), "Крымские походы против Османской империи": (1687, 1689)},
    ),
    "d6_de_cp1252_excel_sep.csv": Expected(
        "text with semicolons, windows-1252, titles in de",
        {"Jahr": "date", "Ereignis (ohne Datum)": "title"},
        (62, 58, 0),
        {2: "the title has 67 " + CUT, 5: "the title has 109 " + CUT},
        {
            "Kolumbus entdeckt Amerika.": (1492, 1492),
            "Papst Johannes XIII wird von einem wütenden Ehemann erschlagen, der ihn inflagranti mit seiner Frau "
            "erwischt.":
                (972, 972),
        },
        "the first line says what separates the cells; it is not counted as a row",
    ),
}  # fmt: skip

REFUSED = {
    "25_cardline_animals.json": "no column of dates was found; say which it is: --map date=COLUMN; there are name, ",
    "32_summerparty.xlsx": "no column of titles was found; say which it is: --map title=COLUMN; there are column 1, ",
    "README.md": "no column of dates was found; say which it is: --map date=COLUMN; there are file, origin, ",
}
"""Files in which there are no events: weights of animals, a count of songs by year, a description of files."""


def take(name: str, folder: Path, *options: str) -> Taken:
    """Import a copy of this list."""
    return bring(Path(shutil.copy(LISTS / name, folder)), *options)


def test_no_list_is_forgotten() -> None:
    assert {path.name for path in LISTS.iterdir()} == LISTED.keys() | REFUSED.keys()


@pytest.mark.parametrize("name", LISTED)
def test_what_comes_in(name: str, tmp_path: Path) -> None:
    expected = LISTED[name]
    taken = take(name, tmp_path)
    assert taken.first_line == f"{name}: {expected.form}"
    assert taken.roles == expected.roles
    imported, flagged, refused = expected.numbers
    assert (len(taken.flagged), len(taken.refused)) == (flagged, refused)
    assert taken.deck is not None
    assert len(taken.deck.cards) == imported + flagged
    numbers = f"{imported:,} imported as they are, {flagged:,} imported with a flag, {refused:,} refused"
    assert re.search(rf"(?m)^{sum(expected.numbers):,} \w+ read: {numbers}$", taken.out)
    why = taken.flagged | taken.refused
    assert {row: said for row, said in expected.why.items() if said not in why.get(row, "")} == {}
    assert {title: taken.spans.get(title) for title in expected.spans} == expected.spans
    assert expected.says in taken.out


@pytest.mark.parametrize("name", REFUSED)
def test_what_has_no_events_is_refused(name: str, tmp_path: Path) -> None:
    taken = take(name, tmp_path)
    assert taken.status == 1
    assert taken.error.startswith(f"kronika: {name}: {REFUSED[name]}")
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_battles_in_astronomical_years(tmp_path: Path) -> None:
    taken = take("02_wikitrivia_v2_battles.json", tmp_path, "--years", "astronomical")
    assert taken.spans["Battle of Thermopylae takes place"] == (-480, -480)
    assert taken.spans["Battle of Marathon takes place"] == (-490, -490)
    assert "--years astronomical" not in taken.out


def test_what_each_date_answers(tmp_path: Path) -> None:
    deck = take("05_wikitrivia_ro_items.jsonl", tmp_path).deck
    assert deck is not None
    answers = {card.titles["ro"]: (card.asks, card.source) for card in deck.cards}
    assert answers["Diego Velázquez"] == ("died", "Wikidata Q297")
    assert answers["Internet"] == ("founded", "Wikidata Q75")


def test_a_list_and_a_column_that_are_chosen(tmp_path: Path) -> None:
    one = take("17_generousjj_flashcards.json", tmp_path, "--sheet", "test")
    assert one.dates == {"Event A": "2021", "Event B": "2022", "Event C": "2023"}
    rounded = take("16_thibsc_cards.json", tmp_path, "--map", "date=intSolution")
    assert rounded.refused == {}
    assert rounded.spans["Giza pyramid"] == (-3000, -3000)
    sure = take("56_historicaldate_technology.csv", tmp_path, "--map", "date=approx_year")
    assert sure.refused == {}
    assert sure.spans["Catapult"] == (-485, -485)
    songs = take("28_songseeker_pl.csv", tmp_path, "--map", "title=Title", "--language", "pl", "--asks", "released")
    assert songs.deck is not None
    assert songs.deck.asks == "released"
    assert songs.spans["Bad, Bad Leroy Brown"] == (1973, 1973)
