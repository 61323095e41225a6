"""Titles and facts as they are set: letters, quotation marks, spaces, full stops, and what was left over in them.

Does not know what the texts say. Finds letters that only look right, characters that nobody sees, marks of markup,
placeholders, and quotation marks of another language.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from kronika.decks.doctor.finding import Finding, finding
from kronika.decks.doctor.words import script_of
from kronika.decks.model import Deck, DeckCard

__all__ = ["examine_forms"]

_WORD: Final = re.compile(r"[^\W\d_]+")
# Letters that Cyrillic and Latin, or Greek and Latin, share in looks.
_LIKE_LATIN: Final = frozenset("АВЕКМНОРСТХаеорсухіІјЈѕЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧο")
_LIKE_CYRILLIC: Final = frozenset("aeopcyx")
# Russian words that are often typed in Latin capitals; other capitals are names ("ABBA") or numerals.
_TYPED_LATIN: Final = frozenset({"CCCP", "PCФCP", "HATO", "MOCKBA", "POCCA", "BMB", "TACC", "KPEMJIb", "BOB"})
_MOJIBAKE: Final = re.compile(
    r"Ã[\x80-\xbf¤¶¼Ÿ©¨ªº«»±³]|â€|Â[\xa0-\xbf]|Ð[\x80-\xbf°-¿]|Ñ[\x80-\xbf€‚ƒ„…†‡ˆ]|Ä[\x80-\xbf›‡Œ…™]|Å[\x80-\xbf‚™¾¡¯]"
)
_LEFT_OVER: Final = re.compile(
    r"</?[A-Za-z][^<>]*>|&(?:#\d+|#x[0-9a-f]+|[a-z]{2,8});|\*\*|__|``|\[\[|\]\]|\{\{|\}\}|\]\(|"
    r"\[(?:\d{1,3}|[a-z]|citation needed|note \d+|sic)\]|https?://|www\.\w|"
    r"\b(?:TODO|FIXME|TBD|TBA|XXX+|lorem ipsum|placeholder|untitled|foo bar|asdf\w*|insert (?:title|fact|text) here)\b|"
    r"\?\?+|#(?:N/A|REF!|NAME\?|VALUE!|NULL!|DIV/0!)|\bNaN\b|\\[nt]|%[sd]\b|\$\{",
    re.IGNORECASE,
)
_SPACING: Final = re.compile(
    r"\s[,;!?](?=[\s\w]|$)|\s[.:](?=\s|$)|[^\S\n]{2,}|\w[,;](?=[^\W\d])|[,;:]{2,}|!!|(?<!\.)\.\.(?!\.)|^\s|\s$"
)
_FULL_STOP: Final = re.compile(
    r"(?<![.…\s][A-ZÀ-Ž])(?<![IVXLC\d])(?<!etc)(?<!Inc)(?<!Jr)(?<!Sr)(?<!St)(?<!Co)(?<!Ltd)\.$|\s[.!?]$"
)
_ENDS: Final = re.compile(r"[.!?…][\"'“”»’‘)\]]*$")
# How each language opens and closes a quotation, the usual pair first; single marks for quotations in quotations.
_PAIRS: Final = {
    "en": ("“”", "‘’", '""'),
    "de": ("„“", "‚‘", "»«", "›‹"),
    "cs": ("„“", "‚‘", "»«", "›‹"),
    "pl": ("„”", "«»", "‚’", "»«"),
    "ru": ("«»", "„“"),
}
_MARKS: Final = frozenset('"“”„‟«»‹›')
_SINGLE: Final = frozenset("‚‘’'")
_SMALL_NAMES: Final = frozenset(
    {"id", "de", "van", "von", "der", "den", "ten", "da", "di", "du", "la", "le", "al", "el", "ibn", "bin"}
)
"""Words that names begin with in small letters."""


def examine_forms(deck: Deck) -> Iterator[Finding]:
    """What is amiss in how the texts are set, card by card."""
    for card in deck.cards:
        for kind, texts in (("title", card.titles), ("fact", card.facts)):
            for language, text in texts.items():
                # French sets a space before such signs.
                text = re.sub(r"\s(?=[;:!?»])|(?<=«)\s", "", text) if language[:2] == "fr" else text
                for found, problem in (*_letters(text, language), *_left_over(text), *_quotes(text, language)):
                    yield _about(card, found, problem, f"{kind}.{language}")
                for problem in _of_title(text) if kind == "title" else _of_fact(text):
                    yield _about(card, f"{kind}-form", problem, f"{kind}.{language}")


def _about(card: DeckCard, kind: str, problem: str, column: str) -> Finding:
    return finding(kind, problem, card=card.id, title=next(iter(card.titles.values()), None), column=column)


def _letters(text: str, language: str) -> Iterator[tuple[str, str]]:
    if text.isascii() and language[:2] != "ru":
        return
    for word in _WORD.findall(text):
        scripts = {script for c in word if (script := script_of(c))}
        if len(scripts) > 1:
            odd = min(scripts, key=lambda script: sum(script_of(c) == script for c in word))
            letters = ", ".join(f"{c} (U+{ord(c):04X})" for c in dict.fromkeys(word) if script_of(c) == odd)
            yield "letters-mixed", f"“{word}” mixes letters of two scripts: {letters} is {odd.title()}"
        elif (
            scripts == {"CYRILLIC"}
            and language[:2] not in ("ru", "uk", "bg", "be", "sr", "mk")
            and set(word) <= _LIKE_LATIN
        ):
            yield "letters-mixed", f"“{word}” is in Cyrillic letters that look like Latin ones"
        elif scripts == {"LATIN"} and language[:2] == "ru" and _passes_for_russian(word):
            yield "letters-mixed", f"“{word}” is in Latin letters that look like Cyrillic ones"
    if odd_ones := [c for c in dict.fromkeys(text) if _is_odd(c)]:
        named = ", ".join(f"{unicodedata.name(c, 'a character without a name')} (U+{ord(c):04X})" for c in odd_ones[:4])
        yield "letters-odd", f"the text holds {named}"
    if garbled := _MOJIBAKE.search(text):
        yield "letters-odd", f"“{garbled[0]}” comes from a wrong encoding"


@lru_cache(maxsize=4096)
def _is_odd(c: str) -> bool:
    """Invisible, private, undefined, the sign for what could not be read, or a digit of another script."""
    category = unicodedata.category(c)
    return (
        category in ("Cf", "Co", "Cn", "Cs", "Cc", "Zl", "Zp")
        or c == "\ufffd"
        or (category == "Nd" and not c.isascii())
    )


def _passes_for_russian(word: str) -> bool:
    return word in _TYPED_LATIN or (len(word) > 2 and set(word) <= _LIKE_CYRILLIC)


def _left_over(text: str) -> Iterator[tuple[str, str]]:
    if found := _LEFT_OVER.search(text):
        yield "text-left-over", f"“{found[0]}” was hardly meant to be read"


def _quotes(text: str, language: str) -> Iterator[tuple[str, str]]:
    """Quotation marks that are not the language's, or that are not closed."""
    if "''" in text or "``" in text or ",," in text:
        yield "quotes", "two small signs in place of a quotation mark"
        return
    pairs = _PAIRS.get(language[:2])
    if pairs is None or not any(c in _MARKS or c == "‚" for c in text):
        return
    closing = {pair[0]: pair[1] for pair in pairs}
    waiting: list[str] = []
    for c in text:
        if waiting and c == waiting[-1]:
            waiting.pop()
        elif c in closing and c not in _SINGLE:
            waiting.append(closing[c])
        elif c == "‚":
            waiting.append(closing.get(c, "‘"))
        elif c in _MARKS:
            yield "quotes", f"{c} is not how {language} marks a quotation: {pairs[0][0]}…{pairs[0][1]}"
            return
    if waiting:
        yield "quotes", f"a quotation is not closed: {waiting[-1]} is missing"


def _of_title(title: str) -> Iterator[str]:
    if (_FULL_STOP.search(title) and not title.endswith("…")) or title.endswith((",", ";", ":")):
        yield "a title has no such sign at its end"
    if (spacing := _SPACING.search(title)) and not title.endswith(spacing[0]):
        yield _misplaced(title, spacing)
    elif title.endswith("!!"):
        yield "one exclamation mark is enough"
    if unclosed := _unclosed(title):
        yield unclosed
    letters = [c for c in title if c.isalpha()]
    if len(letters) >= 12 and len(title.split()) > 1 and sum(c.isupper() for c in letters) > 0.8 * len(letters):
        yield "all in capitals"
    first = _WORD.match(title)
    if first and first[0].islower() and first[0] not in _SMALL_NAMES and script_of(first[0][0]):
        yield "begins with a small letter"


def _of_fact(fact: str) -> Iterator[str]:
    if spacing := _SPACING.search(fact):
        yield _misplaced(fact, spacing)
    if not _ENDS.search(fact):
        yield "does not end like a sentence"
    if unclosed := _unclosed(fact):
        yield unclosed
    first = re.match(r"[^\W\d_]+", fact)
    if first and first[0].islower():
        yield "begins with a small letter"


def _misplaced(text: str, found: re.Match[str]) -> str:
    around = text[max(0, found.start() - 8) : found.end() + 8].strip()
    return f"“{around}”: a space or a sign too many or too few"


def _unclosed(text: str) -> str | None:
    text = re.sub(r"[:;=]-?[()\[\]]", "", text)
    for opening, closing in ("()", "[]", "{}"):
        if text.count(opening) != text.count(closing):
            return f"{opening} and {closing} do not match"
    return None
