"""The shared files of real date strings and of Wikidata values, row by row."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.dates import DATE_LANGUAGES, parse_date, parse_wikidata_time
from kronika.errors import AmbiguousDate, DateError, InvalidDate

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data"
CASES, TIMES = DATA / "date_cases.tsv", DATA / "wikidata_time_cases.tsv"

AROUND_A_SPAN = "“Around” … before a span without a second “around” it widens both ends"
AROUND_EACH_END = "“Around” before each end of a span widens that end"
AROUND_A_CENTURY = "`around 5th century`: the century, widened by five years each way"
YEARS_AGO = "`66 million years ago`: the span of the last printed digit; “around” before it widens both ends"
WIKIDATA_FORMS = "The forms in which Wikidata shows decades, centuries and millennia in the five languages are read"

# Where the specification decides otherwise than the file, with the sentence that decides.
OVERRIDES: dict[str, tuple[int, int, str]] = {
    "ca. 19c": (1796, 1905, AROUND_A_CENTURY),
    "circa 1840s": (1835, 1854, AROUND_A_SPAN),
    "ca. 15. Jahrhundert": (1396, 1505, AROUND_A_CENTURY),
    "um 6–4 v. Chr.": (-11, 2, AROUND_A_SPAN),
    "c. 551 – c. 479 BCE": (-556, -474, AROUND_EACH_END),
    "~500 BCE - 300 CE": (-505, 305, AROUND_A_SPAN),
    "~30-36": (25, 41, AROUND_A_SPAN),
    "cca 5. stol. př. n. l.": (-505, -396, AROUND_A_CENTURY),
    "ok. 457–447 r. p.n.e.": (-462, -442, AROUND_A_SPAN),
    "5 wieków p.n.e.": (-500, -401, WIKIDATA_FORMS),
    "около 66 миллионов лет назад": (-66_500_005, -65_499_995, YEARS_AGO),
    "ок. I в. до н. э. — I в. н. э.": (-105, 105, AROUND_A_SPAN),
    "~ 1614-1624 гг.": (1609, 1629, AROUND_A_SPAN),
}
REFUSED: dict[str, type[DateError]] = {"ambiguous": AmbiguousDate, "invalid": InvalidDate}


def _rows(path: Path) -> list[list[str]]:
    if not path.exists():
        return []
    return [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()[1:]]


@pytest.mark.skipif(not CASES.exists(), reason="the shared date cases are not beside this checkout")
def test_every_override_is_a_row_of_the_file_that_differs() -> None:
    rows = {row[0]: row[2] for row in _rows(CASES)}
    assert len(rows) > 150
    for text in OVERRIDES:
        assert rows[text] == "ambiguous"


@pytest.mark.skipif(not CASES.exists(), reason="the shared date cases are not beside this checkout")
@pytest.mark.parametrize("row", _rows(CASES), ids=lambda row: f"{row[1]}|{row[0]}")
def test_a_real_date_string(row: list[str]) -> None:
    text, language, first, last = row[:4]
    expected: object = REFUSED.get(first) or (int(first), int(last))
    if text in OVERRIDES:
        expected = OVERRIDES[text][:2]
    given = language if language in DATE_LANGUAGES else None
    for asked in {given, None} if given != "edtf" else {given}:
        assert _outcome(text, asked) == expected


def _outcome(text: str, language: str | None) -> object:
    try:
        span = parse_date(text, language)
    except DateError as error:
        return type(error)
    return span.first, span.last


@pytest.mark.skipif(not TIMES.exists(), reason="the shared Wikidata values are not beside this checkout")
@pytest.mark.parametrize("row", _rows(TIMES), ids=lambda row: f"{row[0]}|{row[1]}|{row[2]}")
def test_a_wikidata_value(row: list[str]) -> None:
    form, time, precision, _, first, last = row[:6]
    number = int(precision) if precision else 9
    if first in REFUSED:
        with pytest.raises(REFUSED[first]):
            parse_wikidata_time(time, number, form)
    else:
        span = parse_wikidata_time(time, number, form)
        assert (span.first, span.last) == (int(first), int(last))
