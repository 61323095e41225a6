"""How a span is printed in each language."""

from __future__ import annotations

import pytest

from kronika.dates import Span, format_date, parse_date
from kronika.errors import UsageError

PRINTED: dict[tuple[int, int], tuple[str, str, str, str, str]] = {
    (1879, 1879): ("1879", "1879", "1879", "1879", "1879"),
    (7, 7): ("7", "7", "7", "7", "7"),
    (9999, 9999): ("9999", "9999", "9999", "9999", "9999"),
    (10000, 10000): ("10,000 AD", "10.000 n. Chr.", "10\u00a0000 n. l.", "10\u00a0000 n.e.", "10\u00a0000 н. э."),
    (-44, -44): ("44 BC", "44 v. Chr.", "44 př. n. l.", "44 p.n.e.", "44 до н. э."),
    (-10000, -10000): (
        *("10,000 BC", "10.000 v. Chr.", "10\u00a0000 př. n. l.", "10\u00a0000 p.n.e.", "10\u00a0000 до н. э."),
    ),
    (-450440, -450440): ("450,440 BC", "450.440 v. Chr.", "450440 př. n. l.", "450440 p.n.e.", "450440 до н. э."),
    (-450000, -450000): (
        *("450,000 BC", "450.000 v. Chr.", "450\u00a0000 př. n. l.", "450\u00a0000 p.n.e.", "450\u00a0000 до н. э."),
    ),
    (1903, 1907): ("1903–1907",) * 5,
    (100, 9999): ("100–9999",) * 5,
    (1895, 1905): ("1895–1905",) * 5,
    (5, 14): ("5–14 AD", "5–14 n. Chr.", "5–14 n. l.", "5–14 n.e.", "5–14 н. э."),
    (99, 1500): ("99–1500 AD", "99–1500 n. Chr.", "99–1500 n. l.", "99–1500 n.e.", "99–1500 н. э."),
    (9000, 10000): (
        *("9000–10,000 AD", "9000–10.000 n. Chr.", "9000–10\u00a0000 n. l.", "9000–10\u00a0000 n.e."),
        "9000–10\u00a0000 н. э.",
    ),
    (-600, -580): ("600–580 BC", "600–580 v. Chr.", "600–580 př. n. l.", "600–580 p.n.e.", "600–580 до н. э."),
    (-100, -44): (
        *("100 BC – 44 BC", "100 v. Chr. – 44 v. Chr.", "100 př. n. l. – 44 př. n. l.", "100 p.n.e. – 44 p.n.e."),
        "100 до н. э. – 44 до н. э.",
    ),
    (-10, 5): (
        *("10 BC – 5 AD", "10 v. Chr. – 5 n. Chr.", "10 př. n. l. – 5 n. l.", "10 p.n.e. – 5 n.e."),
        "10 до н. э. – 5 н. э.",
    ),
    (99901, 100000): (
        *(
            "99,901–100,000 AD",
            "99.901–100.000 n. Chr.",
            "99\u00a0901–100\u00a0000 n. l.",
            "99\u00a0901–100\u00a0000 n.e.",
        ),
        "99\u00a0901–100\u00a0000 н. э.",
    ),
    (99801, 99900): ("999th century", "999. Jahrhundert", "999. století", "999. wiek", "999-й век"),
    (-450440000, -450440000): (
        *("450,440,000 BC", "450.440.000 v. Chr.", "450\u00a0440\u00a0000 př. n. l.", "450\u00a0440\u00a0000 p.n.e."),
        "450\u00a0440\u00a0000 до н. э.",
    ),
    (-45440, -45440): (
        *("45,440 BC", "45.440 v. Chr.", "45\u00a0440 př. n. l.", "45\u00a0440 p.n.e.", "45\u00a0440 до н. э."),
    ),
    (-1, 100): (
        "1 BC – 100 AD",
        "1 v. Chr. – 100 n. Chr.",
        "1 př. n. l. – 100 n. l.",
        "1 p.n.e. – 100 n.e.",
        "1 до н. э. – 100 н. э.",
    ),
    (-100, 1): (
        "100 BC – 1 AD",
        "100 v. Chr. – 1 n. Chr.",
        "100 př. n. l. – 1 n. l.",
        "100 p.n.e. – 1 n.e.",
        "100 до н. э. – 1 н. э.",
    ),
    (1902, 2001): ("1902–2001",) * 5,
    (10010, 10019): (
        *("10,010–10,019 AD", "10.010–10.019 n. Chr.", "10\u00a0010–10\u00a0019 n. l.", "10\u00a0010–10\u00a0019 n.e."),
        "10\u00a0010–10\u00a0019 н. э.",
    ),
    (-500_000, 500_000): (
        *(
            "500,000 BC – 500,000 AD",
            "500.000 v. Chr. – 500.000 n. Chr.",
            "500\u00a0000 př. n. l. – 500\u00a0000 n. l.",
        ),
        *("500\u00a0000 p.n.e. – 500\u00a0000 n.e.", "500\u00a0000 до н. э. – 500\u00a0000 н. э."),
    ),
    (-1_500_000_000, -500_000_000): (
        *("1 billion years ago", "vor 1 Mrd. Jahren", "před 1 mld. let", "1 mld lat temu", "1 млрд лет назад"),
    ),
    (-1_200_000, -200_000): (
        *("1,200,000 BC – 200,000 BC", "1.200.000 v. Chr. – 200.000 v. Chr."),
        "1\u00a0200\u00a0000 př. n. l. – 200\u00a0000 př. n. l.",
        *("1\u00a0200\u00a0000 p.n.e. – 200\u00a0000 p.n.e.", "1\u00a0200\u00a0000 до н. э. – 200\u00a0000 до н. э."),
    ),
    (4901, 5000): ("50th century", "50. Jahrhundert", "50. století", "L wiek", "L век"),
    (1101, 1200): ("12th century", "12. Jahrhundert", "12. století", "XII wiek", "XII век"),
    (1201, 1300): ("13th century", "13. Jahrhundert", "13. století", "XIII wiek", "XIII век"),
    (2101, 2200): ("22nd century", "22. Jahrhundert", "22. století", "XXII wiek", "XXII век"),
    (2201, 2300): ("23rd century", "23. Jahrhundert", "23. století", "XXIII wiek", "XXIII век"),
    (1901, 2000): ("20th century", "20. Jahrhundert", "20. století", "XX wiek", "XX век"),
    (1, 100): ("1st century", "1. Jahrhundert", "1. století", "I wiek", "I век"),
    (101, 200): ("2nd century", "2. Jahrhundert", "2. století", "II wiek", "II век"),
    (201, 300): ("3rd century", "3. Jahrhundert", "3. století", "III wiek", "III век"),
    (1001, 1100): ("11th century", "11. Jahrhundert", "11. století", "XI wiek", "XI век"),
    (2001, 2100): ("21st century", "21. Jahrhundert", "21. století", "XXI wiek", "XXI век"),
    (11001, 11100): ("111th century", "111. Jahrhundert", "111. století", "111. wiek", "111-й век"),
    (-800, -701): (
        *("8th century BC", "8. Jahrhundert v. Chr.", "8. století př. n. l.", "VIII wiek p.n.e.", "VIII век до н. э."),
    ),
    (1001, 2000): ("2nd millennium", "2. Jahrtausend", "2. tisíciletí", "II tysiąclecie", "2-е тысячелетие"),
    (-1000, -1): (
        *("1st millennium BC", "1. Jahrtausend v. Chr.", "1. tisíciletí př. n. l.", "I tysiąclecie p.n.e."),
        "1-е тысячелетие до н. э.",
    ),
    (1920, 1929): ("1920s", "1920er", "1920. léta", "lata 1920.", "1920-е годы"),
    (1900, 1909): ("1900–1909",) * 5,
    (20, 29): ("20s AD", "20er n. Chr.", "20. léta n. l.", "lata 20. n.e.", "20-е годы н. э."),
    (-29, -20): ("20s BC", "20er v. Chr.", "20. léta př. n. l.", "lata 20. p.n.e.", "20-е годы до н. э."),
    (-449, -440): ("440s BC", "440er v. Chr.", "440. léta př. n. l.", "lata 440. p.n.e.", "440-е годы до н. э."),
    (9990, 9999): ("9990s", "9990er", "9990. léta", "lata 9990.", "9990-е годы"),
    (1921, 1930): ("1921–1930",) * 5,
    (-5, 4): (
        "5 BC – 4 AD",
        "5 v. Chr. – 4 n. Chr.",
        "5 př. n. l. – 4 n. l.",
        "5 p.n.e. – 4 n.e.",
        "5 до н. э. – 4 н. э.",
    ),
    (-66_500_000, -65_500_000): (
        *("66 million years ago", "vor 66 Mio. Jahren", "před 66 mil. let", "66 mln lat temu", "66 млн лет назад"),
    ),
    (-4_550_000_000, -4_450_000_000): (
        *("4.5 billion years ago", "vor 4,5 Mrd. Jahren", "před 4,5 mld. let", "4,5 mld lat temu"),
        "4,5 млрд лет назад",
    ),
    (-350_000, -250_000): (
        *("0.3 million years ago", "vor 0,3 Mio. Jahren", "před 0,3 mil. let", "0,3 mln lat temu", "0,3 млн лет назад"),
    ),
    (-2_500_500, -2_499_500): (
        *("2.500 million years ago", "vor 2,500 Mio. Jahren", "před 2,500 mil. let", "2,500 mln lat temu"),
        "2,500 млн лет назад",
    ),
    (-2_500_050, -2_499_950): (
        *("2,500,050–2,499,950 BC", "2.500.050–2.499.950 v. Chr.", "2\u00a0500\u00a0050–2\u00a0499\u00a0950 př. n. l."),
        *("2\u00a0500\u00a0050–2\u00a0499\u00a0950 p.n.e.", "2\u00a0500\u00a0050–2\u00a0499\u00a0950 до н. э."),
    ),
}


@pytest.mark.parametrize(("years", "printed"), PRINTED.items())
def test_how_a_span_is_printed(years: tuple[int, int], printed: tuple[str, ...]) -> None:
    span = Span(*years)
    for language, text in zip(("en", "de", "cs", "pl", "ru"), printed, strict=True):
        assert format_date(span, language) == text
        assert parse_date(text, language) == span


def test_english_is_the_language_where_none_is_given() -> None:
    assert format_date(Span(-44, -44)) == "44 BC"


@pytest.mark.parametrize("language", ["edtf", "fr", ""])
def test_other_languages_are_refused(language: str) -> None:
    with pytest.raises(UsageError) as caught:
        format_date(Span(5, 5), language)
    assert caught.value.code == "usage.language"
    assert caught.value.message == "dates are written in en, de, cs, pl, ru"
