"""Tokens, ids and codes: what cannot be guessed, what can be said aloud, and what may be written down.

Knows no rooms. A token is a secret of one browser and is stored only as its hash; an id names somebody or something and
is no secret; a code is short for people to type, and only finds the id behind it.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

__all__ = ["CODE", "ID", "TOKEN", "new_code", "new_id", "new_token", "person_of", "read_code"]

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which people take for 1 and 0."""
CODE: Final = re.compile(f"[{CODE_LETTERS}]{{6}}")
ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22,64}")


def new_token() -> str:
    """A secret of 192 bits, in 32 characters."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """An id of 128 bits, in 22 characters."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """Six letters, one of 191 million."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def read_code(text: str) -> str | None:
    """The code that somebody typed, small letters, blanks and hyphens allowed; None where it is none."""
    code = re.sub(r"[\s-]", "", text).upper()
    return code if CODE.fullmatch(code) else None


def person_of(token: str) -> str:
    """The id of the person who holds this token: the same for ever, and no way back."""
    return hashlib.sha256(b"kronika person " + token.encode()).hexdigest()[:24]
