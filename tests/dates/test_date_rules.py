"""The clauses and rulings about dates, and every fine point of the specification, each by name."""

from __future__ import annotations

import pytest

from kronika.dates import FARTHEST_YEAR, LONGEST_TEXT, parse_date
from kronika.errors import DateError, UsageError


def years(text: str, language: str | None = None) -> tuple[int, int]:
    span = parse_date(text, language)
    return span.first, span.last


def code(text: str, language: str | None = None) -> str:
    with pytest.raises(DateError) as caught:
        parse_date(text, language)
    return caught.value.code


def test_ad43_months_and_days_have_no_influence() -> None:
    assert years("22 October 1879") == years("1879-10-22") == years("Oct 1879") == (1879, 1879)


def test_ad44_d24_a_printed_span_counts_from_its_first_to_its_last_year() -> None:
    assert years("1903 - 1907") == (1903, 1907)


def test_ad45_the_20th_century_is_1901_to_2000() -> None:
    assert years("20th century") == (1901, 2000)


def test_ad46_the_8th_century_bc_is_800_to_701_bc() -> None:
    assert years("8th century BC") == (-800, -701) == years("800 – 701 BC")


def test_ad47_ad48_around_is_five_years_each_way() -> None:
    assert years("around 1900") == (1895, 1905)


def test_d08_around_goes_over_the_line_without_a_year_0() -> None:
    assert years("around 500 BC") == (-505, -495)
    assert years("around 3 BC") == (-8, 3)
    assert years("around AD 2") == (-4, 7)


def test_d09_around_a_century_widens_it() -> None:
    assert years("around 5th century") == (396, 505)


def test_d10_millennia_decades_and_an_era_mark_on_the_last_end() -> None:
    assert years("1st millennium BC") == (-1000, -1)
    assert years("2nd millennium") == (1001, 2000)
    assert years("1st century") == (1, 100)
    assert years("1st century BC") == (-100, -1)
    assert years("1920s") == (1920, 1929)
    assert years("800 - 701 BC") == (-800, -701)


@pytest.mark.parametrize("text", ["early 1920", "late 1920", "mid 1920", "before 1920", "after 1920"])
def test_d10_what_is_no_year_is_left_to_the_author(text: str) -> None:
    assert code(text) == "date.vague"


def test_g09_there_is_no_year_0() -> None:
    for text in ("0", "00", "year 0", "0 BC", "AD 0", "-0", "0th century", "0 million BC", "0–5"):
        assert code(text, "en") == "date.year-zero", text


def test_a_shortened_last_year_takes_its_missing_digits_from_the_first() -> None:
    assert years("1903–07") == (1903, 1907)
    assert years("1914-8") == (1914, 1918)
    assert years("1914–918") == (1914, 1918)
    assert years("520/10 v. Chr.") == (-520, -510)
    assert years("384–22 BC") == (-384, -322)
    assert years("105–10 AD") == (105, 110)
    assert years("1907–07") == (1907, 1907)


def test_where_that_is_not_later_01_to_12_are_a_month() -> None:
    assert years("1962-02") == (1962, 1962)
    assert years("1912-12") == (1912, 1912)
    assert years("1962-1") == (1962, 1962)
    assert code("1962-13") == "date.reversed"
    assert code("1962-00") == "date.reversed"
    assert code("1962 to 02") == "date.reversed"
    assert years("2001-21") == (2001, 2021)


def test_in_bc_a_year_with_fewer_digits_may_stand_for_itself() -> None:
    assert years("100–44 BC") == (-100, -44)
    assert years("1500–400 BC") == (-1500, -400)
    assert years("12–8 BC") == (-12, -8)
    assert code("19–3 BC") == "date.two-readings"
    assert code("100–12 BC") == "date.two-readings"
    assert years("431–04 BC") == (-431, -404)


def test_an_era_on_the_first_end_alone_leaves_the_last_after_the_turn_of_the_era() -> None:
    assert years("753 BC – 476") == (-753, 476)
    assert years("1000 BC – 476") == (-1000, 476)
    assert years("-500 – 400") == (-500, 400)
    assert code("500 BC to 18") == "date.short-last"
    assert code("-500 – 18") == "date.short-last"
    assert years("520 BC – 10 BC") == (-520, -10)
    assert years("AD 1914–18") == (1914, 1918)


def test_7_2008_is_a_month_and_a_year_and_between_years_or_centuries_a_slash_is_a_dash() -> None:
    assert years("7/2008") == (2008, 2008)
    assert years("12/2008") == (2008, 2008)
    assert years("13/2008") == (13, 2008)
    assert years("1808/1812") == (1808, 1812)
    assert years("9./8. Jh. v. Chr.") == (-900, -701)
    assert years("7/4 BC") == (-7, -4)
    assert code("0/2008") == "date.year-zero"


def test_thousands_marks_are_comma_dot_or_space_before_groups_of_three() -> None:
    for text in ("1,000,000 BC", "1.000.000 BC", "1 000 000 BC", "1\u00a0000\u202f000 BC"):
        assert years(text) == (-1_000_000, -1_000_000)
    assert years("1 000") == (1000, 1000)
    assert years("12,345") == (12345, 12345)
    assert code("450 440") == "date.two-readings"
    assert code("450 440 BC") == "date.two-readings"
    assert years("450 000 BC") == (-450_000, -450_000)
    assert years("45 440 BC") == (-45_440, -45_440)
    assert years("450 440 000 BC") == (-450_440_000, -450_440_000)
    for text in ("1,00 BC", "10,0000 BC", "0,500 BC", "1,000.5 BC"):
        assert code(text, "en") == "date.not-whole", text
    for text in ("1'000 BC", "1000 000 BC", "1 00 BC", "1. 000 BC", "1 .000 BC"):
        assert code(text, "en") in ("date.left-over", "date.year-zero", "date.two-readings"), text


def test_a_two_digit_decade_needs_an_era() -> None:
    assert years("10s BC") == (-19, -10)
    assert years("80s AD") == (80, 89)
    assert code("80s") == "date.two-readings"
    assert code("0s BC") == "date.two-readings"


def test_two_decades_and_a_year_to_a_decade() -> None:
    assert years("1770–1780s") == (1770, 1789)
    assert years("1770–1780-е") == (1770, 1789)
    assert code("1925–1930s") == "date.year-to-decade"
    assert code("1770 BC – 1780s") == "date.year-to-decade"
    assert code("June 1920 – 1930s") == "date.year-to-decade"
    assert years("1920s–1935") == (1920, 1935)
    assert code("1920s–1940") == "date.two-readings"


def test_seasons_and_quarters_of_a_year_count_like_months() -> None:
    assert years("spring 1968") == years("Q2 1968") == years("2. Quartal 1968") == (1968, 1968)
    assert code("around spring 1968") == code("circa Q2 1968") == "date.around-month"
    assert code("spring") == code("Q2") == "date.no-year"


@pytest.mark.parametrize(
    ("text", "language", "span"),
    [
        ("desetiletí od 1980", "cs", (1980, 1989)),
        ("desetiletí končící 1980 př. n. l.", "cs", (-1989, -1980)),
        ("2. tisíciletí", "cs", (1001, 2000)),
        ("5 wieków p.n.e.", "pl", (-500, -401)),
        ("2 tysiąclecia p.n.e.", "pl", (-2000, -1001)),
        ("lata 1980.", "pl", (1980, 1989)),
        ("1980-е", "ru", (1980, 1989)),
        ("в 2 тысячелетии", "ru", (1001, 2000)),
        ("5 тысячелетий до н. э.", "ru", (-5000, -4001)),
        ("1980er", "de", (1980, 1989)),
        ("1980s BCE", "en", (-1989, -1980)),
        ("19. century", "en", (1801, 1900)),
    ],
)
def test_the_forms_of_wikidata_are_read(text: str, language: str, span: tuple[int, int]) -> None:
    assert years(text, language) == span == years(text)


def test_years_ago_only_with_million_or_billion() -> None:
    assert years("66 million years ago") == (-66_500_000, -65_500_000)
    assert years("4.5 billion years ago") == (-4_550_000_000, -4_450_000_000)
    assert code("66 thousand years ago") == code("66000 years ago") == "date.years-ago"


def test_years_ago_are_rounded_to_whole_years_towards_the_printed_number() -> None:
    assert years("1.23456 million years ago") == (-1_234_565, -1_234_555)
    assert years("1.234567 million years ago") == (-1_234_567, -1_234_567)
    assert years("1.2345678 million years ago") == (-1_234_568, -1_234_568)
    assert code("0 million years ago") == "date.year-zero"
    assert code("0.0000001 million years ago") == "date.year-zero"
    assert years("0.000001 million years ago") == (-1, -1)


def test_around_before_a_month_or_a_day_is_refused() -> None:
    for text in ("around October 1879", "c. 22 October 1879", "~ 1879-10-22", "c. 7/2008", "c. 1962-02"):
        assert code(text) == "date.around-month", text


def test_around_before_a_span_widens_both_ends_and_before_each_end_that_end() -> None:
    assert years("c. 1900–1910") == (1895, 1915)
    assert years("c. 1900 – c. 1910") == (1895, 1915)
    assert years("1900 – c. 1910") == (1900, 1915)
    assert years("circa between 1900 and 1910") == (1895, 1915)
    assert years("between c. 1900 and 1910") == (1895, 1910)
    assert years("c. 1863 or 1864") == (1858, 1869)
    assert code("1900–1910 approx") == "date.two-readings"
    assert code("1900 approx – 1910") == "date.two-readings"


def test_a_bare_number_of_five_digits_is_refused() -> None:
    for text in ("12345", "10000", "012345", "12345–23456", "around 12345", "2.5 million"):
        assert code(text, "en") == "date.bare-number", text
    for text in ("+12345", "12345 AD", "12,345", "12 345", "AD 12345"):
        assert years(text, "en") == (12345, 12345), text


def test_numbers_with_a_minus_are_years_as_people_count_them() -> None:
    assert years("-1985") == years("−1985") == (-1985, -1985)
    assert years("-1985", "edtf") == (-1986, -1986)
    assert years("0000", "edtf") == (-1, -1)
    assert code("-0043") == code("-044") == "date.padded-minus"
    assert years("-0043", "edtf") == (-44, -44)
    assert code("-100 BC") == code("+100 AD") == code("AD -100") == "date.two-eras"
    assert code("- 44") == "date.open-end"


def test_a_day_that_does_not_exist_is_refused() -> None:
    for text in ("31 June 1940", "30 February 2000", "2001-02-29", "31/02/1985", "29 February 1900", "32 May 1900"):
        assert code(text) == "date.no-such-day", text
    for text in ("29 February 2000", "29 February 1500", "29 February 1580", "29 February 2400", "29 February 4"):
        assert parse_date(text + " AD")
    assert code("29 February 1700") == code("29 February 2100") == "date.no-such-day"
    assert years("29 February 1 BC") == (-1, -1)
    assert years("29 February 5 BC") == (-5, -5)
    assert code("29 February 4 BC") == code("29 February 2 BC") == "date.no-such-day"


def test_every_month_has_its_days() -> None:
    lengths = {"January": 31, "February": 28, "March": 31, "April": 30, "May": 31, "June": 30}
    lengths |= {"July": 31, "August": 31, "September": 30, "October": 31, "November": 30, "December": 31}
    for number, (month, length) in enumerate(lengths.items(), 1):
        for day in range(28, 33):
            for text in (f"{day} {month} 1901", f"{day}.{number}.1901", f"1901-{number:02}-{day}"):
                if day <= length:
                    assert years(text) == (1901, 1901)
                else:
                    assert code(text) == "date.no-such-day"
    assert years("29 February 1904") == years("29.2.1904") == (1904, 1904)


def test_farther_than_twelve_digits_is_no_year() -> None:
    assert years(f"{FARTHEST_YEAR} BC") == (-FARTHEST_YEAR, -FARTHEST_YEAR)
    assert years("999999 million BC") == (-999_999_000_000, -999_999_000_000)
    for text in ("1000000000000 BC", "1000 billion BC", "9999999999999", f"around {FARTHEST_YEAR} BC"):
        assert code(text, "en") == "date.too-far", text
    assert code("1000 billion years ago") == "date.too-far"
    assert years("000000000000001 BC") == (-1, -1)


def test_a_text_may_have_200_characters() -> None:
    assert LONGEST_TEXT == 200
    assert years("c" + " " * 195 + "1900") == (1895, 1905)
    assert code("c" + " " * 196 + "1900") == "date.too-long"
    assert years(" " * 500 + "1900" + "\n" * 500) == (1900, 1900)


@pytest.mark.parametrize("language", ["fr", "EN", "", "num"])
def test_an_unknown_language_is_a_mistake_of_the_caller(language: str) -> None:
    with pytest.raises(UsageError) as caught:
        parse_date("1900", language)
    assert caught.value.code == "usage.language"
    assert caught.value.message == "no such language of dates; there are en, de, cs, pl, ru, edtf"
