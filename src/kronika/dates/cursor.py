"""The pieces of a text with what they mean in one language, and a finger that moves along them.

It knows phrases ("до н. э." is one token) but not which order of them makes a date.
"""

from __future__ import annotations

from kronika.dates.refusals import refusal, shown
from kronika.dates.tokens import NUMBER, SIGN, WORD, Raw, to_latin
from kronika.dates.words import ROMANS, Lexicon
from kronika.dates.words import roles as r
from kronika.errors import DateError

__all__ = ["Cursor", "Token", "is_roman", "match", "refusal_within", "roman_and_unit"]

_ENGLISH_SUFFIXES = ("st", "nd", "rd", "th")
_LONGEST_ROMAN = 10  # LXXXVIIIth
_SHOWN_WORD = 20
_NOTHING: r.Roles = {}
_SIGN_ROLES: dict[str, r.Roles] = {
    "~": {r.AROUND: 1},
    "&": {r.AND: 1},
    "?": {r.REFUSE: "date.doubt"},
    ";": {r.REFUSE: "date.two-readings"},
}
_ROMANS_AND_MORE: dict[tuple[int, int], r.Roles] = {}


class Token:
    """One number, one sign, or one phrase with its roles; `gap` says that a space stands before it."""

    __slots__ = ("gap", "kind", "roles", "text")

    def __init__(self, kind: str, text: str, gap: bool, roles: r.Roles) -> None:
        self.kind, self.text, self.gap, self.roles = kind, text, gap, roles


_END = Token("end", "", True, _NOTHING)


def _roman(word: str) -> r.Roles | None:
    latin = to_latin(word)
    roles = ROMANS.get(latin)
    if roles is None and latin[-2:] in _ENGLISH_SUFFIXES:  # XIXth
        roles = ROMANS.get(latin[:-2])
    return roles


def is_roman(word: str) -> bool:
    """The word is a Roman numeral up to 99, in Latin letters or in Cyrillic ones that look alike."""
    return _roman(word) is not None


def roman_and_unit(word: str, lexicon: Lexicon) -> tuple[r.Roles, r.Roles] | None:
    """XXв., XVw.: a Roman numeral and a century without a space between them, or nothing."""
    for length in range(1, min(len(word), _LONGEST_ROMAN + 1)):
        for tail, unit in lexicon.phrases.get(word[length:], ()):
            if not tail and r.UNIT in unit and (roman := _roman(word[:length])) is not None:
                return roman, unit
    return None


def _with_roman(roles: r.Roles, roman: r.Roles) -> r.Roles:
    """One object for each pair, so that equal readings stay recognizable by identity."""
    key = (id(roles), id(roman))
    if key not in _ROMANS_AND_MORE:
        _ROMANS_AND_MORE[key] = roles | roman
    return _ROMANS_AND_MORE[key]


def match(raw: list[Raw], lexicon: Lexicon) -> list[Token]:
    """The tokens of a text in one language, the longest phrase first; refuses a word that is never part of a date."""
    tokens: list[Token] = []
    at = 0
    while at < len(raw):
        kind, text, gap = raw[at]
        roles, end = _meaning(raw, at, lexicon)
        if r.REFUSE in roles:
            raise refusal(str(roles[r.REFUSE]))
        if kind is WORD and not roles:
            split = roman_and_unit(text, lexicon)
            if split is None:
                raise refusal("date.left-over", f"at {shown(text, _SHOWN_WORD)}")
            tokens.append(Token(kind, text, gap, split[0]))
            gap, roles = True, split[1]
        tokens.append(Token(kind, text, gap, roles))
        at = end
    return tokens


def refusal_within(raw: list[Raw], lexicon: Lexicon) -> DateError | None:
    """The refusal of the first word that has one, among words that this language need not know."""
    at = 0
    while at < len(raw):
        roles, at = _meaning(raw, at, lexicon)
        if r.REFUSE in roles:
            return refusal(str(roles[r.REFUSE]))
    return None


def _meaning(raw: list[Raw], at: int, lexicon: Lexicon) -> tuple[r.Roles, int]:
    """The roles of the longest phrase that begins at `at`, and where the next one begins."""
    kind, text, _ = raw[at]
    at += 1
    if kind is not WORD:
        return (_SIGN_ROLES.get(text, _NOTHING) if kind is SIGN else _NOTHING), at
    roles = _NOTHING
    for tail, meant in lexicon.phrases.get(text, ()):
        if not tail:
            roles = meant
            break
        if end := _end_of_phrase(raw, at, tail):
            return meant, end
    if (roman := _roman(text)) is not None:
        roles = _with_roman(roles, roman) if roles else roman
    return roles, at


def _end_of_phrase(raw: list[Raw], at: int, tail: tuple[str, ...]) -> int:
    """Behind the words of `tail`, which may be joined by hyphens; 0 where they do not stand there."""
    for word in tail:
        if at + 1 < len(raw) and raw[at][1] == "-" and not raw[at][2] and not raw[at + 1][2]:
            at += 1
        if at >= len(raw) or raw[at][1] != word:
            return 0
        at += 1
    return at


class Cursor:
    """Tokens and the place where the reader stands."""

    __slots__ = ("at", "decimal_mark", "scaled", "tokens")

    def __init__(self, tokens: list[Token], decimal_mark: str) -> None:
        self.tokens = tokens
        self.decimal_mark = decimal_mark
        self.at = 0
        # Only where a million stands somewhere can a number have a decimal fraction.
        self.scaled = any(r.SCALE in token.roles or r.GLUED_SCALE in token.roles for token in tokens)

    def peek(self, ahead: int = 0) -> Token:
        place = self.at + ahead
        return self.tokens[place] if place < len(self.tokens) else _END

    def has(self, role: str, ahead: int = 0) -> bool:
        return role in self.peek(ahead).roles

    def take(self, role: str) -> bool:
        """Steps over a token that has `role`; says whether there was one."""
        if role in self.peek().roles:
            self.at += 1
            return True
        return False

    def take_sign(self, sign: str) -> bool:
        if self.peek().text == sign:
            self.at += 1
            return True
        return False

    def is_sign(self, *signs: str, ahead: int = 0) -> bool:
        return self.peek(ahead).text in signs

    def is_number(self, ahead: int = 0) -> bool:
        return self.peek(ahead).kind is NUMBER

    @property
    def is_done(self) -> bool:
        return self.at >= len(self.tokens)

    def left_over(self) -> DateError:
        token = self.peek()
        return refusal("date.left-over", f"at {shown(token.text, _SHOWN_WORD)}" if token.text else "it breaks off")
