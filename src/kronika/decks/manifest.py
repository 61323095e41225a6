"""deck.toml: what the deck is called, in which languages, by whom, under which licence, and its themes.

Does not know the cards. Every key is known by name; an unknown one is refused, but for those that begin with `x-`,
which are carried along. Reading goes on after an error, so that one pass finds them all.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from typing import Final

import msgspec

from kronika.decks import limits
from kronika.decks.findings import Findings, control_character, shown, tame
from kronika.decks.model import Theme, Waiver
from kronika.errors import DeckError

FILE: Final = "deck.toml"
_KEYS: Final = (
    "id", "version", "titles", "descriptions", "languages", "license", "authors", "themes", "asks", "icons", "waivers",
)  # fmt: skip
_REQUIRED: Final = {
    "id": 'write id = "my-deck"',
    "version": "write version = 1",
    "titles": 'write a table [titles] with a line such as en = "My deck"',
    "languages": 'write languages = ["en"]',
    "license": 'write an SPDX expression such as license = "CC-BY-4.0"',
    "authors": 'write authors = ["Your name"]',
}
_THEME_KEYS: Final = ("titles", "colour", "icon")
_WAIVER_KEYS: Final = ("finding", "card", "reason")

NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}")
ICON: Final = re.compile(r"[a-z0-9][a-z0-9:_-]{0,63}")
WORD: Final = re.compile(r"[a-z](?:[a-z -]{0,38}[a-z])?")
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}|[a-z][a-z0-9-]{0,39}")
_SPDX_WORD: Final = r"(?:[A-Za-z0-9][A-Za-z0-9.-]{0,79}\+?)"
_SPDX: Final = re.compile(rf"\(*{_SPDX_WORD}\)*(?: (?:AND|OR|WITH) \(*{_SPDX_WORD}\)*){{0,9}}")


class Manifest(msgspec.Struct, kw_only=True):
    """What deck.toml says. Where they could not be read, `languages` is empty and `themes` None: then cards go
    unchecked.
    """

    id: str = ""
    version: int = 0
    titles: dict[str, str] = {}
    descriptions: dict[str, str] = {}
    languages: tuple[str, ...] = ()
    license: str = ""
    authors: tuple[str, ...] = ()
    themes: dict[str, Theme] | None = None
    asks: str | None = None
    icons: str | None = None
    waivers: tuple[Waiver, ...] = ()
    extra: dict[str, object] = {}


def read_manifest(data: bytes, findings: Findings) -> Manifest:
    """The manifest in these bytes of deck.toml; what is wrong goes to `findings`."""
    table = _parsed(data, findings)
    if table is None:
        return Manifest()
    return _Reader(findings).manifest(table)


def _parsed(data: bytes, findings: Findings) -> dict[str, object] | None:
    try:
        # Editors on Windows put a byte order mark first; it says nothing.
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        row = data.count(b"\n", 0, error.start) + 1
        findings.add("deck.encoding", "bytes that are not UTF-8", "save the file as UTF-8", file=FILE, row=row)
        return None
    for row, line in enumerate(text.split("\n"), 1):
        if len(line) > limits.MAX_MANIFEST_LINE or line.count(".") > limits.MAX_MANIFEST_DOTS:
            findings.add(
                "deck.limit",
                f"a line of more than {limits.MAX_MANIFEST_LINE} characters or {limits.MAX_MANIFEST_DOTS} dots",
                'break it; a long text goes between """ and """',
                file=FILE,
                row=row,
            )
            return None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        # The library words it "Expected … (at line 3, column 5)".
        found = re.search(r"^(.*) \(at line (\d+), column (\d+)\)$", str(error), re.DOTALL)
        problem, place = (
            (found[1], int(found[2])) if found else (str(error).removesuffix(" (at end of document)"), None)
        )
        findings.add("deck.syntax", f"not TOML: {tame(problem)}", "see https://toml.io", file=FILE, row=place)
    except (ValueError, RecursionError):
        # A number of more digits than Python reads, or lists in lists in lists.
        findings.add("deck.limit", "a number too long or lists too deep to read", "write it simpler", file=FILE)
    return None


class _Reader:
    """Turns the tables of deck.toml into a Manifest; each error names its key with its path (`themes.art.colour`)."""

    def __init__(self, findings: Findings) -> None:
        self._findings = findings

    def manifest(self, table: dict[str, object]) -> Manifest:
        for key, remedy in _REQUIRED.items():
            if key not in table:
                self._add("deck.missing", f"the key {key} is missing", remedy, None)
        extra = self._extra(table, _KEYS, "")
        languages = self._languages(table.get("languages", []))
        asks = self._matching(table, "asks", "", WORD, 'a lower-case word such as "began"')
        icons = self._matching(table, "icons", "", ICON, 'the name of a set of icons such as "tabler"')
        return Manifest(
            id=self._matching(table, "id", "", NAME, "a-z, 0-9 and -, beginning with a letter, at most 40") or "",
            version=self._version(table.get("version", 1)),
            titles=self._texts(
                table.get("titles", {}), "titles", limits.MAX_TITLE, languages, needed="titles" in table
            ),
            descriptions=self._texts(
                table.get("descriptions", {}), "descriptions", limits.MAX_DESCRIPTION, languages, needed=False
            ),
            languages=languages,
            license=self._matching(table, "license", "", _SPDX, 'an SPDX expression such as "CC-BY-4.0"') or "",
            authors=self._authors(table.get("authors")),
            themes=self._themes(table.get("themes", {}), languages),
            asks=asks,
            icons=icons,
            waivers=self._waivers(table.get("waivers", [])),
            extra=extra,
        )

    def _add(self, code: str, problem: str, remedy: str, key: str | None) -> None:
        self._findings.keep(
            DeckError(code, f"{key}: {problem}" if key else problem, file=FILE, remedy=remedy),
        )

    def _extra(self, table: dict[str, object], known: Iterable[str], path: str) -> dict[str, object]:
        """The `x-` keys; every other unknown one is an error."""
        extra = {}
        for key, value in table.items():
            if key.startswith("x-"):
                extra[key] = value
            elif key not in known:
                keys = ", ".join(known)
                self._add(
                    "deck.extra", f"unknown key {shown(path + key)}", f"known are {keys}, and your own: x-…", None
                )
        return extra

    def _matching(self, table: dict[str, object], key: str, path: str, form: re.Pattern[str], want: str) -> str | None:
        value = table.get(key)
        if value is None:
            return None
        if isinstance(value, str) and form.fullmatch(value):
            return value
        self._add("deck.value", f"{shown(value)} is not right here", f"write {want}", path + key)
        return None

    def _version(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= limits.MAX_VERSION:
            remedy = "write a whole number from 1; raise it with every change of a card"
            self._add("deck.value", f"{shown(value)} is no version", remedy, "version")
            return 0
        return value

    def _languages(self, value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or len(value) > limits.MAX_LANGUAGES:
            self._add("deck.value", f"{shown(value)} is no list of languages", 'write ["en"]', "languages")
            return ()
        good: list[str] = []
        for code in value:
            if not isinstance(code, str) or not LANGUAGE.fullmatch(code):
                self._add(
                    "deck.value", f"{shown(code)} is no language", 'write a code such as "en" or "pt-BR"', "languages"
                )
            elif code in good:
                self._add("deck.duplicate", f"{code} is named twice", "name it once", "languages")
            else:
                good.append(code)
        if not value:
            self._add("deck.missing", "no language at all", 'write ["en"]', "languages")
        return tuple(good)

    def _texts(
        self, value: object, path: str, longest: int, languages: tuple[str, ...], *, needed: bool
    ) -> dict[str, str]:
        """Texts by language, in the order of `languages`; where `needed`, the first of those must be there."""
        if not isinstance(value, dict):
            self._add("deck.value", f"{shown(value)} is no table", 'write one line a language: en = "…"', path)
            return {}
        texts: dict[str, str] = {}
        for code, text in value.items():
            key = f"{path}.{tame(code)}"
            if languages and code not in languages:
                self._add("deck.extra", "a language that the deck does not have", "add it to languages", key)
            elif not isinstance(text, str) or not text.strip():
                self._add("deck.value", f"{shown(text)} is no text", 'write it between "…"', key)
            elif len(text.strip()) > longest:
                self._add("deck.limit", f"{len(text.strip())} characters", f"write at most {longest}", key)
            elif bad := control_character(text, breaks=longest == limits.MAX_DESCRIPTION):
                self._add("deck.value", f"the text holds {bad}", "take it out", key)
            else:
                texts[code] = text.strip()
        if needed and languages and languages[0] not in value:
            remedy = "the first language is the one that all others fall back to"
            self._add("deck.missing", f"no text in {languages[0]}", remedy, path)
        return {code: texts[code] for code in languages if code in texts}

    def _authors(self, value: object) -> tuple[str, ...]:
        if value is None:
            return ()
        if isinstance(value, list) and 1 <= len(value) <= limits.MAX_AUTHORS:
            names = [n.strip() for n in value if isinstance(n, str) and n.strip() and len(n) <= 100 and n.isprintable()]
            if len(names) == len(value):
                return tuple(names)
        self._add("deck.value", f"{shown(value)} is no list of names", 'write ["Your name", "Another"]', "authors")
        return ()

    def _waivers(self, value: object) -> tuple[Waiver, ...]:
        if not isinstance(value, list) or len(value) > limits.MAX_WAIVERS:
            self._add("deck.value", f"{shown(value)} is no list of waivers", "write [[waivers]] for each", "waivers")
            return ()
        waivers = []
        for number, table in enumerate(value, 1):
            path = f"waivers {number}"
            known = isinstance(table, dict) and all(key in _WAIVER_KEYS for key in table)
            if not known or not all(isinstance(text, str) and 0 < len(text) <= 500 for text in table.values()):
                remedy = 'write finding = "hint", card = "k3m7qa" (or none for all cards), and reason = "…"'
                self._add("deck.value", f"{shown(table)} is no waiver", remedy, path)
                continue
            if not table.get("finding") or not table.get("reason", "").strip():
                self._add("deck.missing", "no finding or no reason", "say which finding, and why it may stand", path)
                continue
            waivers.append(Waiver(finding=table["finding"], card=table.get("card"), reason=table["reason"].strip()))
        return tuple(waivers)

    def _themes(self, value: object, languages: tuple[str, ...]) -> dict[str, Theme] | None:
        if not isinstance(value, dict) or len(value) > limits.MAX_THEMES:
            self._add("deck.value", f"{shown(value)} is no table of themes", "write [themes.art] and so on", "themes")
            return None
        themes = {}
        for name, table in value.items():
            path = f"themes.{tame(name)}."
            if not NAME.fullmatch(name):
                self._add("deck.value", f"{shown(name)} is no id of a theme", "use a-z, 0-9 and -", "themes")
            if not isinstance(table, dict):
                self._add("deck.value", f"{shown(table)} is no table", f"write [themes.{tame(name)}]", path.rstrip("."))
                table = {}
            elif "titles" not in table:
                self._add("deck.missing", "titles are missing", 'write titles = {en = "…"}', path.rstrip("."))
            themes[name] = Theme(
                id=name,
                titles=self._texts(
                    table.get("titles", {}), path + "titles", limits.MAX_TITLE, languages, needed="titles" in table
                ),
                colour=self._matching(table, "colour", path, _COLOUR, 'a colour such as "#2b6cb0"'),
                icon=self._matching(table, "icon", path, ICON, 'the name of an icon such as "bulb"'),
                extra=self._extra(table, _THEME_KEYS, path),
            )
        return themes
