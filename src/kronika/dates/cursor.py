"""The pieces of a text with what they mean in one language, and a finger that moves along them.

It knows phrases ("до н. э." is one token) but not which order of them makes a date.
"""

from __future__ import annotations

from kronika.dates.refusals import refusal
from kronika.dates.tokens import NUMBER, SIGN, WORD, Raw, to_latin
from kronika.dates.words import ROMANS, Lexicon
from kronika.dates.words import roles as r
from kronika.errors import DateError

__all__ = ["Cursor", "Token", "is_roman", "match"]

_ENGLISH_SUFFIXES = ("st", "nd", "rd", "th")
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


def _with_roman(roles: r.Roles, roman: r.Roles) -> r.Roles:
    """One object for each pair, so that equal readings stay recognizable by identity."""
    key = (id(roles), id(roman))
    if key not in _ROMANS_AND_MORE:
        _ROMANS_AND_MORE[key] = roles | roman
    return _ROMANS_AND_MORE[key]


def match(raw: list[Raw], lexicon: Lexicon) -> list[Token]:
    """The tokens of a text in one language, the longest phrase first; refuses a word that is never part of a date."""
    tokens: list[Token] = []
    at, count = 0, len(raw)
    while at < count:
        kind, text, gap = raw[at]
        at += 1
        roles = _NOTHING
        if kind is WORD:
            is_single = True
            for tail, meant in lexicon.phrases.get(text, ()):
                if not tail:
                    roles = meant
                    break
                if end := _end_of_phrase(raw, at, tail):
                    roles, at, is_single = meant, end, False
                    break
            if is_single and (roman := _roman(text)) is not None:
                roles = _with_roman(roles, roman) if roles else roman
        elif kind is SIGN:
            roles = _SIGN_ROLES.get(text, _NOTHING)
        if r.REFUSE in roles:
            raise refusal(str(roles[r.REFUSE]))
        tokens.append(Token(kind, text, gap, roles))
    return tokens


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
        token = self.peek()
        if token.kind is SIGN and token.text == sign:
            self.at += 1
            return True
        return False

    def is_sign(self, signs: str, ahead: int = 0) -> bool:
        token = self.peek(ahead)
        return token.kind is SIGN and token.text in signs

    def is_number(self, ahead: int = 0) -> bool:
        return self.peek(ahead).kind is NUMBER

    @property
    def is_done(self) -> bool:
        return self.at >= len(self.tokens)

    def left_over(self) -> DateError:
        token = self.peek()
        return refusal("date.left-over", f"at “{token.text[:20]}”" if token is not _END else "it breaks off")
