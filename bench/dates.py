"""How fast dates are read: medians over texts of every form, and what 100 KB of hostile text cost.

Run with `python -m bench.dates`. Nothing is cached between readings. The aims are 20 µs for a plain year, 100 µs for
all the rest, 50 ms for 100 KB of anything. The peer in the same run is Python's own `datetime.date.fromisoformat`,
which reads the one form 1879-10-22.
"""

from __future__ import annotations

import datetime
import statistics
import time
from collections.abc import Callable

from kronika.dates import format_date, parse_date, parse_wikidata_time
from kronika.errors import DateError

ROUNDS, READINGS = 15, 40

TEXTS: dict[str, tuple[str | None, list[str]]] = {
    "plain years": ("en", ["1879", "1066", "79", "2024", "7"]),
    "plain years, no language": (None, ["1879", "1066", "79", "2024", "7"]),
    "eras": ("en", ["44 BC", "AD 79", "500,000 BC", "2.5 million BC", "−44"]),
    "days and months": ("en", ["22 October 1879", "1879-10-22", "October 22, 1879", "7/2008", "Oct. 1879"]),
    "spans": ("en", ["1903–07", "600 - 580 BC", "10 BC – AD 5", "between 1985 and 1995", "1914 to 1918"]),
    "centuries": ("en", ["20th century", "8th century BC", "17th–19th centuries", "second half of the 19th century"]),
    "decades": ("en", ["1920s", "the 440s BC", "1770–1780s"]),
    "around": ("en", ["around 1900", "c. 1900", "~1900", "c. 551 – c. 479 BCE"]),
    "years ago": ("en", ["66 million years ago", "4.5 billion years ago"]),
    "German": ("de", ["um 1900", "5. Jh. v. Chr.", "zwischen 1985 und 1995", "1920er Jahre", "2. Hälfte 19. Jh."]),
    "Czech": ("cs", ["kolem roku 1900", "5. století př. n. l.", "20. léta 20. století", "28. října 1918"]),
    "Polish": ("pl", ["około 1900", "V wiek p.n.e.", "XV w.", "lata 20. XX wieku", "12 marca 1943 roku"]),
    "Russian": ("ru", ["около 1900", "V век до н. э.", "XV в.", "1920-е", "в мае 1945 года", "2-я пол. XIX в."]),
    "all languages, none given": (
        None,
        ["44 BC", "1903–07", "5. Jh. v. Chr.", "20. léta 20. století", "XV w.", "V век до н. э.", "2,5 mln p.n.e."],
    ),
    "EDTF": ("edtf", ["1984~", "1903/1907", "18XX", "2001-21", "1950S2", "Y-17E7", "{1960,1961-12}"]),
    "EDTF, no language given": (None, ["1984~", "18XX", "1950S2", "Y-17E7", "{1960,1961-12}"]),
    "refused": ("en", ["1900s", "12345", "early 1920", "1860?", "31 June 1940", "1863 Gettysburg", "450 440"]),
    "refused, no language given": (
        None,
        ["1900s", "12345", "Anfang 1920", "1860?", "1863 Gettysburg", "um 1900 př. n. l."],
    ),
}

HUNDRED_KILOBYTES: dict[str, str] = {
    "digits": "1" * 100_000,
    "letters": "a" * 100_000,
    "spaces": " " * 100_000,
    "dashes": "-" * 100_000,
    "years": "1900-" * 20_000,
    "eras": "до н. э. " * 11_112,
    "accents": "e\u0301\u0316" * 33_334,
    "lone surrogates": "\ud800" * 100_000,
    "year, spaces, year": "1900" + " " * 100_000 + "1901",
}


def median_microseconds(read: Callable[[], object]) -> float:
    """The median time of one call, over rounds of many calls."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(READINGS):
            read()
        times.append((time.perf_counter() - start) / READINGS)
    return statistics.median(times) * 1e6


def reading(text: str, language: str | None) -> Callable[[], object]:
    """One reading of `text`, refused or not."""

    def read() -> object:
        try:
            return parse_date(text, language)
        except DateError as error:
            return error

    return read


def main() -> None:
    """Prints the tables."""
    print(f"{'form':28} {'median µs':>10} {'slowest µs':>11}  slowest text")
    for form, (language, texts) in TEXTS.items():
        timed = sorted((median_microseconds(reading(text, language)), text) for text in texts)
        print(f"{form:28} {statistics.median(t for t, _ in timed):10.1f} {timed[-1][0]:11.1f}  {timed[-1][1]}")
    others: dict[str, Callable[[], object]] = {
        "Wikidata value": lambda: parse_wikidata_time("+1879-10-22T00:00:00Z", 11),
        "printing a span": lambda: format_date(parse_date("1903"), "ru"),
        "peer: date.fromisoformat": lambda: datetime.date.fromisoformat("1879-10-22"),
    }
    for name, read in others.items():
        print(f"{name:28} {median_microseconds(read):10.1f}")
    print(f"\n{'100 KB of':28} {'ms':>10}")
    for name, text in HUNDRED_KILOBYTES.items():
        start = time.perf_counter()
        reading(text, None)()
        print(f"{name:28} {(time.perf_counter() - start) * 1e3:10.3f}")


if __name__ == "__main__":
    main()
