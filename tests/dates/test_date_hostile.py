"""Whatever is typed, a date gives a span or one line that says what is wrong, and nothing else."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.dates import DATE_LANGUAGES, Span, parse_date
from kronika.dates.refusals import REASONS
from kronika.dates.words import LEXICONS
from kronika.errors import DateError

LANGUAGES = (None, *DATE_LANGUAGES)


def check(text: str, language: str | None = None) -> None:
    """A span, or a date error with a known code and a message of one printable line."""
    try:
        span = parse_date(text, language)
    except DateError as error:
        known = error.code in REASONS and type(error) is REASONS[error.code][0]
        line = error.message
        assert known and line.isprintable() and len(line) < 400  # noqa: PT018
    else:
        assert isinstance(span, Span)


HOSTILE = {
    "lone surrogates": "\ud800" * 50,
    "a surrogate in a year": "19\udc0000",
    "control characters": "".join(map(chr, range(32))) + "1900",
    "a null": "1900\0",
    "a bell": "\a1900",
    "a million digits": "1" * 1_000_000,
    "200 digits": "9" * 200,
    "a long exponent": "Y1E" + "9" * 190,
    "100 KB of letters": "a" * 100_000,
    "100 KB of spaces": " " * 100_000,
    "100 KB of dashes": "-" * 100_000,
    "100 KB of words": "до н. э. " * 12_000,
    "200 dashes": "-" * 200,
    "100 hyphenated years": "1900-" * 40,
    "many groups": "1 000 " * 33,
    "many marks": "1,000.000," * 20,
    "right to left": "\u202e0091",
    "arabic digits": "١٩٠٠",
    "superscript digits": "1900²",
    "fractions": "1½ million years ago",
    "circled digits": "①⑨⓪⓪",
    "chinese": "一九〇〇年",
    "emoji": "🙂 1900 🙂",
    "zalgo": "1" + "\u0301\u0316" * 80 + "900",
    "accents in reverse order": "e" + "\u0316\u0301" * 90,
    "a dotted capital I": "İ век",
    "sharp s": "ẞ 1900",
    "ligatures": "ﬁrst century",
    "combining on digits": "1\u0303900",
    "two lines": "1900\n1901",
    "a tab between": "19\t00",
    "html": "9<sup>e</sup> century",
    "json": '{"first": 1900}',
    "a path": "../../etc/passwd",
    "a format string": "%s%d%n {0} {1900}",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_texts(name: str) -> None:
    for language in LANGUAGES:
        check(HOSTILE[name], language)


def test_a_hidden_character_between_digits_keeps_them_apart() -> None:
    for hidden in "\u00ad\u200b\u200d\ufeff":
        with pytest.raises(DateError):
            parse_date(f"19{hidden}03")
        assert parse_date(f"1{hidden}000 BC") == Span(-1000, -1000)


def test_digits_of_other_scripts_are_no_year() -> None:
    for text in ("١٩٠٠", "1900²", "①", "¹⁹⁰⁰"):
        with pytest.raises(DateError):
            parse_date(text)


def test_wide_digits_roman_signs_and_raised_endings_are_read() -> None:
    assert parse_date("１９００") == Span(1900, 1900)
    assert parse_date("Ⅷ век") == parse_date("ⅷ в.") == Span(701, 800)
    assert parse_date("19ᵗʰ century") == Span(1801, 1900)
    assert parse_date("1903／1907") == Span(1903, 1907)


@given(st.text(max_size=60), st.sampled_from(LANGUAGES))
def test_any_text(text: str, language: str | None) -> None:
    check(text, language)


@given(st.text(alphabet="0123456789-–/.,~'+?XxIVMCсхвcsеэнd BCADye{}[]%", max_size=30), st.sampled_from(LANGUAGES))
def test_any_text_of_the_characters_of_dates(text: str, language: str | None) -> None:
    check(text, language)


WORDS = sorted(
    {
        " ".join((first, *tail))
        for lexicon in LEXICONS.values()
        for first, found in lexicon.phrases.items()
        for tail, _ in found
    }
)
PIECES = st.one_of(
    st.sampled_from(WORDS),
    st.sampled_from(["-", "/", ".", ",", "~", "'", "+", "&", "..", "{", "[", "19th", "20.", "1920s", "XIX", "M", "x"]),
    st.sampled_from([0, 1, 5, 12, 20, 31, 44, 79, 100, 450, 1000, 1900, 1920, 1985, 12345]).map(str),
)


@given(st.lists(PIECES, max_size=9), st.sampled_from(["", " "]), st.sampled_from(LANGUAGES))
def test_any_row_of_the_words_of_dates(pieces: list[str], space: str, language: str | None) -> None:
    check(space.join(pieces), language)


def test_ten_thousand_rows_of_words_of_one_language() -> None:
    chance = random.Random(44)
    numbers = ["1", "5", "19", "20.", "44", "1900", "1920", "1985", "-", "–", "/", "XIX", "1 000", "2,5"]
    for language, lexicon in LEXICONS.items():
        words = [*lexicon.phrases, *numbers * 20]
        for _ in range(2000):
            check(" ".join(chance.choices(words, k=chance.randint(1, 7))), language)
