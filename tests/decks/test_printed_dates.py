"""The date as it stands on a card, in the language of whoever reads it."""

from __future__ import annotations

import pytest

from kronika.dates import parse_date
from kronika.decks.model import DeckCard
from kronika.decks.printed import printed_date


def card(date: str) -> DeckCard:
    return DeckCard(id="k3m7qa", date=date, span=parse_date(date), titles={"en": "x"}, front="sun", back="moon")


@pytest.mark.parametrize(
    ("date", "language", "first", "printed"),
    [
        ("44 BC", None, "en", "44 BC"),
        ("44 BC", "de", "en", "44 v. Chr."),
        ("44 BC", "cs", "en", "44 př. n. l."),
        ("44 BC", "pl", "en", "44 p.n.e."),
        ("44 BC", "ru", "en", "44 до н. э."),
        ("-44", None, "en", "44 BC"),
        ("-44", "de", "de", "44 v. Chr."),
        ("1989-11-09", "de", "de", "1989"),
        ("c. 1450", None, "en", "c. 1450"),
        ("c. 1450", "de", "en", "um 1450"),
        ("c. 1500 BC", "cs", "en", "kolem 1500 př. n. l."),
        ("um 1450", "de", "de", "um 1450"),
        ("um 1450", "en", "de", "c. 1450"),
        ("18. Jh.", "en", "de", "18th century"),
        ("16th century", "ru", "en", "XVI век"),
        ("1988 or 1989", "en", "en", "1988 or 1989"),
        ("1988 or 1989", "de", "en", "1988–1989"),
        ("1347–1351", "pl", "en", "1347–1351"),
        ("-44", "fr", "fr", "44 BC"),
    ],
)
def test_what_is_printed(date: str, language: str | None, first: str, printed: str) -> None:
    assert printed_date(card(date), language, first) == printed


def test_whatever_is_printed_means_the_same_years() -> None:
    for date in ("44 BC", "c. 1450", "c. 1500 BC", "16th century", "1950s", "3rd millennium BC", "5th–3rd century BC"):
        for language in ("en", "de", "cs", "pl", "ru"):
            assert parse_date(printed_date(card(date), language, "en"), language) == parse_date(date)
