"""What a person is told where a text is no date: the whole message, for every reason."""

from __future__ import annotations

import pytest

from kronika.dates import Span, parse_date
from kronika.dates.refusals import REASONS, shown
from kronika.errors import AmbiguousDate, DateError, InvalidDate

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
    "date.bare-ordinal": (
        "XIX",
        "“XIX”: a number that counts, without what it counts; write 19th century, XIX century or the year 19",
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
