"""From the text of a date to its span, in five languages and in EDTF.

Each language reads a text for itself. The language given decides; without one, all that can read it must read it alike.
It knows how the readings of the languages are weighed, not how one of them reads.
"""

from __future__ import annotations

from kronika.dates.cursor import Cursor, Token, is_roman, match, refusal_within, roman_and_unit
from kronika.dates.edtf import looks_like_edtf, parse_edtf
from kronika.dates.grammar import read
from kronika.dates.meaning import span_of_reading
from kronika.dates.refusals import refusal, shown
from kronika.dates.span import Span
from kronika.dates.tokens import WORD, Raw, cut, fold
from kronika.dates.words import KNOWN, LANGUAGES, LEXICONS
from kronika.errors import AmbiguousDate, DateError, UsageError

__all__ = ["DATE_LANGUAGES", "LONGEST_TEXT", "parse_date"]

DATE_LANGUAGES = (*LANGUAGES, "edtf")
LONGEST_TEXT = 200

_ALL = (1 << len(LANGUAGES)) - 1
# Refusals that say "I cannot read this" and not "this is no date": another language may know better.
_UNREAD = frozenset({"date.left-over", "date.not-edtf"})
# In another language what looks like a Roman numeral or an ending may be a word: 1920-х, 19 st.
_WORD_ELSEWHERE = frozenset({"date.bare-ordinal"})


def parse_date(text: str, language: str | None = None) -> Span:
    """The span of years that `text` says.

    `language` is one of `DATE_LANGUAGES` or None. Raises `InvalidDate` or `AmbiguousDate` with a stable code and a
    message of one line that says what is wrong and which forms would be right, and nothing else for any text at all;
    `UsageError` for a language that is none of them. Linear in the length of the text.
    """
    if language is not None and language not in DATE_LANGUAGES:
        raise UsageError("usage.language", f"no such language of dates; there are {', '.join(DATE_LANGUAGES)}")
    if language != "edtf" and len(text) <= 4 and text.isascii() and text.isdigit() and (year := int(text)):
        return Span(year, year)  # the most frequent text of all
    text = text.strip()
    if len(text) > LONGEST_TEXT:
        raise refusal("date.too-long")
    try:
        return parse_edtf(text) if language == "edtf" else _read_words(text, language)
    except DateError as error:
        raise type(error)(error.code, f"{shown(text)}: {error.message}") from None


def _read_words(text: str, language: str | None) -> Span:
    folded = fold(text)
    raw = cut(folded)
    if not raw:
        raise refusal("date.empty")
    error: DateError | None = None
    if language is not None:
        try:
            return _read_in(raw, language)
        except DateError as refused:
            if refused.code not in _UNREAD:
                raise
            error = refused
    try:
        return _read_in_all(raw)
    except DateError as refused:
        if refused.code not in _UNREAD:
            raise
        error = error or refused
    if looks_like_edtf(folded):
        try:
            return parse_edtf(folded, is_certain=False)
        except DateError as refused:
            if refused.code not in _UNREAD:
                raise
    raise error


def _read_in(raw: list[Raw], language: str) -> Span:
    lexicon = LEXICONS[language]
    return span_of_reading(read(Cursor(match(raw, lexicon), lexicon.decimal_mark)))


def _read_in_all(raw: list[Raw]) -> Span:
    """The one reading of all languages that can read the text.

    A language in which one word is never part of a date cannot read it, so it is not asked; two languages for which
    all tokens mean the same read alike, so the second is not asked either.
    """
    words = [text for kind, text, _ in raw if kind is WORD]
    asked = _ALL if words else 1  # without words there is nothing to differ in
    for word in words:
        asked &= _languages_of(word)
    if not asked:
        raise _why_no_language(raw, words)
    spans: list[Span] = []
    refusals: list[DateError] = []
    seen: set[tuple[int | str, ...]] = set()
    for bit, language in enumerate(LANGUAGES):
        if not asked >> bit & 1:
            continue
        lexicon = LEXICONS[language]
        try:
            tokens = match(raw, lexicon)
            cursor = Cursor(tokens, lexicon.decimal_mark)
            same = _key(tokens, lexicon.decimal_mark if cursor.scaled else "")
            if same in seen:
                continue
            seen.add(same)
            span = span_of_reading(read(cursor))
        except DateError as refused:
            refusals.append(refused)
        else:
            if span not in spans:
                spans.append(span)
    return _agreed(spans, refusals)


def _languages_of(word: str) -> int:
    """The languages in which `word` may be part of a date, as bits."""
    if is_roman(word):
        return _ALL
    known = KNOWN.get(word, 0)
    if not known:
        for bit, language in enumerate(LANGUAGES):
            known |= (roman_and_unit(word, LEXICONS[language]) is not None) << bit
    return known


def _key(tokens: list[Token], decimal_mark: str) -> tuple[int | str, ...]:
    """What a reading depends on, besides the numbers and signs that are the same in all languages."""
    return (decimal_mark, *(id(token.roles) for token in tokens))


def _agreed(spans: list[Span], refusals: list[DateError]) -> Span:
    if len(spans) > 1:
        raise refusal("date.languages-differ")
    if spans:
        # A language for which the text has two readings reads it differently from one for which it has one.
        if any(isinstance(error, AmbiguousDate) and error.code not in _WORD_ELSEWHERE for error in refusals):
            raise refusal("date.languages-differ")
        return spans[0]
    raise min(refusals, key=lambda error: (error.code in _UNREAD, error.code in _WORD_ELSEWHERE))


def _why_no_language(raw: list[Raw], words: list[str]) -> DateError:
    """No language knows all the words: the refusal of the first that says something, else the first unknown one."""
    for lexicon in LEXICONS.values():
        if (refused := refusal_within(raw, lexicon)) is not None:
            return refused
    unknown = [word for word in words if word not in KNOWN and not is_roman(word)]
    detail = f"{shown(unknown[0], 20)} is no word of a date" if unknown else "words of several languages"
    return refusal("date.left-over", detail)
