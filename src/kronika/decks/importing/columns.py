"""Which column is what: guessed from its name and from what stands in it, or said by the user.

Knows no file format. A guess is shown before anything comes of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import islice
from typing import Final

import msgspec

from kronika.decks.importing.cleaning import clean
from kronika.decks.importing.guessing import guesses
from kronika.decks.importing.source import Row, Source
from kronika.decks.importing.vocabulary import ASKED, simple
from kronika.decks.manifest import LANGUAGE
from kronika.errors import UsageError

__all__ = ["ROLES", "Columns", "guess_columns", "own_column"]

ROLES: Final = (
    "date", "start", "end", "era", "end-era", "precision", "end-precision", "title", "fact", "theme", "source", "icon",
    "asks",
)  # fmt: skip
"""What a column of a foreign file can be, besides the columns of cards.csv by their own names."""
_OWN: Final = ("id", "date", "asks", "theme", "icon", "image", "front", "back", "source")
_BESIDE_A_DATE: Final = ("start", "end", "era", "end-era", "precision", "end-precision")
_SAMPLE: Final = 400
_SEEN: Final = 300
_PLACEHOLDER: Final = re.compile(r"\{([^{}]+)\}")


class Columns(msgspec.Struct, frozen=True, kw_only=True):
    """What the columns are. `roles` maps a role, or the name of a column of cards.csv, to a pattern such as
    `{Artist}: {Title}`; `asks` is what the dates answer, where a name says so; `why` explains each guess.
    """

    roles: dict[str, str]
    asks: str | None = None
    why: dict[str, str] = {}

    def missing(self) -> str | None:
        """`date` or `title`, where no column is that; None where a deck can come of it."""
        if not {"date", "start"} & self.roles.keys():
            return "date"
        if not any(role == "title" or role.startswith("title.") for role in self.roles):
            return "title"
        return None

    def used(self) -> set[str]:
        """The columns that are read."""
        # A column of one's own may have braces in its name.
        return {
            name
            for role, pattern in self.roles.items()
            for name in ([role] if pattern == f"{{{role}}}" else _PLACEHOLDER.findall(pattern))
        }

    def languages(self, first: str) -> list[str]:
        """The languages of the deck: the file's own, and those that columns are in."""
        named = [role.partition(".")[2] for role in self.roles if role.startswith(("title.", "fact."))]
        return [*dict.fromkeys([first, *named])]


def own_column(name: str) -> bool:
    """Whether this is the name of a column of cards.csv, languages and columns of one's own included."""
    kind, dot, language = name.partition(".")
    return (
        name in _OWN
        or (name.startswith("x-") and name.isprintable())
        or bool(dot and kind in ("title", "fact") and LANGUAGE.fullmatch(language))
    )


def guess_columns(source: Source, said: Mapping[str, str] | None = None) -> Columns:
    """What the columns of this table are. `said` maps roles to columns or to patterns and wins over every guess; an
    empty one (`--map fact=`) leaves the role out. UsageError where it names a column or a role that is not there.
    """
    said = dict(said or {})
    if {"date", "id"} <= {*source.columns} and all(own_column(name) for name in source.columns):
        return _settled({name: f"{{{name}}}" for name in source.columns}, said, source, {})
    roles: dict[str, str] = {}
    why: dict[str, str] = {}
    for role, pattern, reason in guesses(source.columns, _sampled(source), source.has_names):
        roles[role], why[role] = pattern, reason
    return _settled(roles, said, source, why)


def _settled(roles: dict[str, str], said: Mapping[str, str], source: Source, why: dict[str, str]) -> Columns:
    for role, pattern in said.items():
        if role not in ROLES and not own_column(role):
            raise UsageError("usage.map", f"--map {role}: a column can be {', '.join(ROLES)} or title.LANGUAGE")
        if role == "date":
            # Who says which column has the dates means that one alone.
            for other in _BESIDE_A_DATE:
                if other not in said:
                    roles.pop(other, None)
        elif role == "start":
            roles.pop("date", None)
        elif role == "end" and "date" in roles and pattern:
            roles["start"] = roles.pop("date")
        if not pattern:
            roles.pop(role, None)
            continue
        if pattern in source.columns:
            pattern = f"{{{pattern}}}"
        unknown = [name for name in _PLACEHOLDER.findall(pattern) if name not in source.columns]
        if unknown or not _PLACEHOLDER.search(pattern):
            wrong = unknown[0] if unknown else pattern
            raise UsageError(
                "usage.map", f"--map {role}: no column {wrong!r}; there are {', '.join(source.columns)[:500]}"
            )
        roles[role], why[role] = pattern, "as you said"
    dated = Columns(roles={role: pattern for role, pattern in roles.items() if role in ("date", "start")}).used()
    asks = next((ASKED[name] for name in map(simple, dated) if name in ASKED), None)
    return Columns(roles=roles, asks=None if "asks" in roles else asks, why=why)


def _sampled(source: Source) -> dict[str, list[str]]:
    """The cells of the first rows by column, without the empty ones, each no longer than it takes to know its kind."""
    rows: list[Row] = [row for row in islice(source.rows(), _SAMPLE) if row.wrong is None]
    cells = {name: [clean(row.cells[n][:_SEEN]) for row in rows] for n, name in enumerate(source.columns)}
    return {name: [cell for cell in column if cell] for name, column in cells.items()}
