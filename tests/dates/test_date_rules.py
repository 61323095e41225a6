"""The clauses and rulings about dates, and every fine point of the specification, each by name."""

from __future__ import annotations

import pytest

from kronika.dates import FARTHEST_YEAR, LONGEST_TEXT, Span, parse_date
from kronika.dates.refusals import REASONS, shown
from kronika.errors import AmbiguousDate, DateError, InvalidDate, UsageError


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


# What a person is told: for every reason one text that has it, and the whole message.
MESSAGES = {
    "date.empty": (" ", "“”: there is no text; write a year: 1879, 44 BC"),
    "date.no-date": (
        "undated",
        "“undated”: this says that there is no date; write the years: 1879, 1903–1907, around 1900",
    ),
    "date.too-long": ("1" * 201, "this is too long for a date; write at most 200 characters: 1903–1907"),
    "date.too-far": (
        "1000 billion BC",
        "“1000 billion BC”: a year has at most twelve digits; write 14 billion BC or 4.5 billion years ago",
    ),
    "date.year-zero": ("0 BC", "“0 BC”: there is no year 0; 1 BC is followed by AD 1"),
    "date.reversed": (
        "1907–1903",
        "“1907–1903”: the first year is after the last; write the earlier year first: 1903–1907",
    ),
    "date.no-such-day": (
        "31 June 1940",
        "“31 June 1940”: there is no such day or month; write a day that exists, or the year alone",
    ),
    "date.no-year": ("October", "“October”: there is no year; write the year as well: October 1879"),
    "date.two-eras": ("-44 BC", "“-44 BC”: the year has two signs or eras; write one of them: 44 BC or -44"),
    "date.not-whole": (
        "2.5 BC",
        "“2.5 BC”: this is not a whole year; write a whole year: 2500 BC, 2.5 million BC",
    ),
    "date.left-over": (
        "1863 Gettysburg",
        "“1863 Gettysburg”: this cannot be read to its end as a date (“gettysburg” is no word of a date);"
        " write 1879, 1903–1907, 5th century BC",
    ),
    "date.short-last": (
        "500 BC to 18",
        "“500 BC to 18”: a shortened last year in another era; write both in full: 500 BC – AD 18",
    ),
    "date.vague": (
        "early 1920",
        "“early 1920”: early, mid, late, before, after and the like are not years;"
        " write the years: 1801–1830, around 1850",
    ),
    "date.open-end": ("1985–", "“1985–”: a span needs both ends; write both years: 1985–1995"),
    "date.doubt": ("1860?", "“1860?”: doubt is not a date; write around 1860, or the years: 1855–1865"),
    "date.two-readings": (
        "1900s",
        "“1900s”: this has two readings (a decade or a century); write the years in full: 1900–1909, 1985, 85 CE",
    ),
    "date.languages-differ": (
        "1.500 mln BC",
        "“1.500 mln BC”: this reads differently in two languages; name the language",
    ),
    "date.bare-number": (
        "12345",
        "“12345”: a bare number of five or more digits; write 12345 BC, 12,345 or +12345 where it is a year",
    ),
    "date.padded-minus": (
        "-0043",
        "“-0043”: a minus before a zero or an EDTF form has two readings;"
        " write 44 BC or -44, or name the language edtf",
    ),
    "date.around-month": (
        "circa Feb 1812",
        "“circa Feb 1812”: around a month or a day; write around and the year alone: around 1812",
    ),
    "date.years-ago": (
        "5000 years ago",
        "“5000 years ago”: years ago is read only with million or billion;"
        " write the year: 3000 BC, 66 million years ago",
    ),
    "date.not-neighbours": (
        "1863 or 1870",
        "“1863 or 1870”: two dates that are not neighbours; write one date, or a span: 1863–1870",
    ),
    "date.year-to-decade": (
        "1925–1930s",
        "“1925–1930s”: a span from a year to a decade; write 1920s–1930s or the years: 1925–1939",
    ),
}
ELSEWHERE = {"date.not-edtf", "date.not-wikidata", "date.too-coarse"}


@pytest.mark.parametrize("reason", MESSAGES)
def test_what_a_person_is_told(reason: str) -> None:
    text, message = MESSAGES[reason]
    with pytest.raises(DateError) as caught:
        parse_date(text)
    assert caught.value.code == reason
    assert caught.value.message == message
    assert str(caught.value) == message


def test_every_reason_has_a_text_here_or_in_the_tests_of_its_form() -> None:
    assert set(MESSAGES) | ELSEWHERE == set(REASONS)


def test_what_the_author_must_decide_is_ambiguous_and_what_cannot_be_is_invalid() -> None:
    for text in ("1900s", "12345", "1860?", "early 1920", "1985–", "1863 or 1870", "-0043", "1925–1930s"):
        with pytest.raises(AmbiguousDate):
            parse_date(text)
    for text in ("", "0", "1907–1903", "31 June 1940", "October", "-44 BC", "2.5 BC", "1863 x", "undated"):
        with pytest.raises(InvalidDate):
            parse_date(text, "en")


# The words behind the reason that say which two readings, and why.
DETAILS = {
    "450 440": "two numbers, or one with a thousands mark",
    "10 tys. p.n.e.": "a millennium or thousands of years",
    "1900 approx – 1910": "around the whole span or around its end",
    "5 centuries BC": "a number of centuries or of millennia is a length of time",
    "500 years": "a number of years is a length of time",
    "the 80s": "a decade of which century?",
    "1900s": "a decade or a century",
    "XIX": "a century only where it says so",
    "20.": "a century, a day or a year",
    "Oct 45": "a year of two digits",
    "24 August 79": "a year of two digits",
    "BC 500–400": "BC in front of one year or of both",
    "22/VI 1941": "a day or a year",
    "5th century BC to 3rd": "a century BC or AD",
    "1920s–1930": "a decade to a year, or two decades",
    "19–3 BC": "the last year may be shortened",
    "100–12 BC": "a month or a year",
    "12-1985": "a month or a span",
    "0th century": "and no century or millennium 0",
    "1000th century": "a century has at most three digits",
    "1925s": "a decade begins with a year that ends in 0",
    "first quarter of the 1920s": "ten years do not divide by four",
    "first half of October 1920": "a part of a month",
    "1863 in": "at “in”",
    "um 1900 př. n. l.": "words of several languages",
}


@pytest.mark.parametrize(("text", "detail"), DETAILS.items())
def test_the_message_says_what_it_is_about(text: str, detail: str) -> None:
    with pytest.raises(DateError) as caught:
        parse_date(text)
    assert f" ({detail}); " in caught.value.message


def test_a_text_is_shown_on_one_line_and_not_at_full_length() -> None:
    assert shown("19\n00") == "“19\\n00”"
    assert shown("\ud800\u202e") == "“\\ud800\\u202e”"
    assert shown("x" * 40) == f"“{'x' * 40}”"
    assert shown("x" * 41) == f"“{'x' * 40}…”"


def test_a_longer_word_is_cut_in_the_message() -> None:
    with pytest.raises(DateError) as caught:
        parse_date("1900 " + "q" * 30)
    assert f"“{'q' * 20}…” is no word" in caught.value.message
    assert parse_date("1900") == Span(1900, 1900)
