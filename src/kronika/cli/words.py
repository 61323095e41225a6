"""The words of the terminal in five languages, with the right plurals.

The texts are Fluent files in `kronika/locale/LANGUAGE/`; this module finds the language, loads the files and fills in
names and numbers. It knows no game.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import kronika
from kronika.errors import UsageError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from kronika.engine.view import BackView

__all__ = ["LANGUAGES", "Words", "default_language", "words_for"]

LANGUAGES = ("en", "de", "cs", "pl", "ru")
LOCALE = Path(kronika.__file__).parent / "locale"
_MARK = re.compile("\ue000([0-9]+)\ue001")
_LONG = 100
"""Characters from which a variable is put in after Fluent, which refuses to fill in more than a thousand."""


def default_language(environment: Mapping[str, str] | None = None) -> str:
    """The language that the locale asks for, as far as there is one; else English."""
    found = os.environ if environment is None else environment
    asked = found.get("LC_ALL") or found.get("LC_MESSAGES") or found.get("LANG") or ""
    preferred = found.get("LANGUAGE", "").split(":") if asked not in ("", "C", "C.UTF-8", "POSIX") else []
    for name in (*preferred, asked):
        code = name.replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def words_for(language: str | None) -> Words:
    """The words of this language, or of the locale's; raises UsageError for a language that is not there."""
    code = default_language() if language is None else language.lower().replace("_", "-").partition("-")[0]
    if code not in LANGUAGES:
        raise UsageError("usage.language", f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return _words(code)


@cache
def _words(code: str) -> Words:
    return Words(code)


class Words:
    """The texts of one language: `words("told-drew", name="Ana", title="Wheel")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, key: str, **variables: Any) -> str:
        """The text of a key with its variables.

        KeyError for a key that no file has, ValueError for a missing variable.
        """
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        # A hand of a hundred cards, a long name or path. Private characters stand for them: `clean` leaves none in.
        long = {name: said for name, said in variables.items() if isinstance(said, str) and len(said) > _LONG}
        marks = {name: f"\ue000{number}\ue001" for number, name in enumerate(long)}
        text, errors = self._bundle.format_pattern(message.value, variables | marks)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        told = _MARK.sub(lambda mark: [*long.values()][int(mark[1])], str(text)) if long else str(text)
        for name, said in variables.items():
            if name.endswith("date") and isinstance(said, str) and said.endswith("."):
                told = told.replace(f"{said}.", said)  # "44 v. Chr." brings the full stop of its sentence along
        return told

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return self._bundle.has_message(key)

    def date(self, back: BackView) -> str:
        """A date that lies open: in English as it is printed, in other languages written out."""
        from kronika.cli.text import clean

        if self.language == "en":
            return clean(back.date)
        from kronika.dates import Span, format_date

        return format_date(Span(back.first, back.last), self.language)

    def names(self, names: list[str]) -> str:
        """`Ana, Ben and Eva`."""
        if len(names) < 2:
            return "".join(names)
        return self("names-and", names=", ".join(names[:-1]), last=names[-1])


def _bundle(language: str) -> FluentBundle:
    # Imported here, as it takes its time and not every command speaks.
    from fluent.runtime import FluentBundle, FluentResource

    # No isolating marks: terminals show them as boxes. Names and titles are cleaned of direction marks instead.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALE / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
