"""The words of the client: every key that it says is there in every language, and every key is said somewhere.

Keys are found in the sources as they stand there: as texts, or as templates, of which a part is known
only when they run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import kronika
from kronika.cli.words import LANGUAGES

SOURCES: Final = Path(__file__).resolve().parents[2] / "web/src"
LOCALE: Final = Path(kronika.__file__).parent / "locale"
_COMMENT: Final = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\"'`/])//[^\n]*", re.DOTALL)
_QUOTED: Final = re.compile(r"""(["'])(web-[a-z0-9_-]*[a-z0-9])\1|`(web-[a-z0-9_-]*[a-z0-9])`""")
_SAID: Final = re.compile(r"""\bt\(\s*(?:"([a-z][a-z0-9_-]*)"|'([a-z][a-z0-9_-]*)'|`([a-z][a-z0-9_-]*)`)""")
_TEMPLATE: Final = re.compile(r"(?:(?<=\bt\()`(?=\$\{)|`(?=web-))((?:[a-z0-9_.-]|\$\{(?:[^{}`]|`[^`]*`)*\})*)`")
_HOLE: Final = re.compile(r"\$\{((?:[^{}`]|`[^`]*`)*)\}")
_KEY: Final = re.compile(r"^([a-z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


@cache
def _sources() -> dict[str, str]:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    return {str(path.relative_to(SOURCES)): _COMMENT.sub(" ", path.read_text("utf-8")) for path in files}


@cache
def _keys(language: str) -> dict[str, str]:
    """The file of each key."""
    files = sorted((LOCALE / language).glob("*.ftl"))
    return {key: path.name for path in files for key in _KEY.findall(path.read_text("utf-8"))}


def _literal() -> dict[str, str]:
    """Every key that stands in the sources as it is, with the file where."""
    return {
        next(filter(None, found.groups()[1:] if pattern is _QUOTED else found.groups())): name
        for name, text in _sources().items()
        for pattern in (_QUOTED, _SAID)
        for found in pattern.finditer(text)
    }


def _hole(expression: str, before: str) -> str:
    """What may stand in the place of an expression: one of its texts or a word; several where it is a code or an id, or
    brings its own hyphen.
    """
    if not before.endswith("-"):
        return r"[a-z0-9_-]*"
    if "replace" in expression or re.search(r"\bid$|\bgame$", expression):
        return r"[a-z0-9_-]+"
    texts = re.findall(r'[?:] *"([a-z0-9_-]+)"', expression)
    return f"(?:{'|'.join(texts)}|[a-z0-9_]+)" if texts else r"[a-z0-9_]+"


def _families() -> Iterator[tuple[re.Pattern[str], str]]:
    """Patterns of the keys that are put together, with the template."""
    known = "|".join(sorted(map(re.escape, _literal()), key=len, reverse=True))
    for text in _sources().values():
        for (template,) in (found.groups() for found in _TEMPLATE.finditer(text)):
            holes = _HOLE.findall(template)
            if not holes:
                continue
            pattern, rest = "", template
            for number, hole in enumerate(holes):
                before, rest = rest.split("${" + hole + "}", 1)
                first = number == 0 and not before
                pattern += re.escape(before) + (f"(?:{known}|web-[a-z0-9_-]+)" if first else _hole(hole, before))
            yield re.compile(pattern + re.escape(rest)), template


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_said_is_there(language: str) -> None:
    there = _keys(language)
    missing = {key: where for key, where in _literal().items() if key not in there}
    # A text that begins like a key may be the beginning of one.
    missing = {key: where for key, where in missing.items() if not any(other.startswith(f"{key}-") for other in there)}
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_has_members(language: str) -> None:
    there = _keys(language)
    empty = [
        said for pattern, said in _families() if said.startswith("web-") and not any(map(pattern.fullmatch, there))
    ]
    assert not empty


def test_no_key_is_left_over() -> None:
    families = [pattern for pattern, _ in _families()]
    literal = _literal()
    left = {
        key: file
        for key, file in _keys("en").items()
        if key.startswith("web-") and key not in literal and not any(family.fullmatch(key) for family in families)
    }
    assert not left


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_keys(language: str) -> None:
    assert {key: file for key, file in _keys(language).items() if key.startswith("web-")} == {
        key: file for key, file in _keys("en").items() if key.startswith("web-")
    }
