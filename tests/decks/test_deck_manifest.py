"""deck.toml: every key is held to what it means, unknown ones are refused by name."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from kronika.decks import check_deck, load_deck

Make = Callable[..., Path]


@pytest.fixture
def lines(make_deck: Make) -> list[str]:
    return (make_deck() / "deck.toml").read_text().split("\n")


@pytest.mark.parametrize(
    ("old", "new", "code", "says"),
    [
        ('id = "small"', "", "deck.missing", "the key id is missing"),
        ('id = "small"', 'id = "Small deck"', "deck.value", 'id: "Small deck" is not right here'),
        ('id = "small"', 'id = "a/b"', "deck.value", "id: "),
        ("version = 3", "", "deck.missing", "version = 1"),
        ("version = 3", "version = 0", "deck.value", "version: 0 is no version; write a whole number from 1"),
        ("version = 3", "version = true", "deck.value", "version: true is no version"),
        ("version = 3", 'version = "3"', "deck.value", 'version: "3" is no version'),
        ("version = 3", "version = 1.5", "deck.value", "version: a float is no version"),
        ("version = 3", "version = 0x" + "f" * 3000, "deck.value", "a number of very many digits"),
        ('languages = ["en", "de"]', "languages = []", "deck.missing", "no language at all"),
        ('languages = ["en", "de"]', 'languages = "en"', "deck.value", 'write ["en"]'),
        ('languages = ["en", "de"]', 'languages = ["en", "de", "en"]', "deck.duplicate", "en is named twice"),
        ('languages = ["en", "de"]', 'languages = ["en", "de", "English"]', "deck.value", '"English" is no language'),
        ('license = "CC-BY-4.0"', "", "deck.missing", "SPDX"),
        ('license = "CC-BY-4.0"', 'license = "all mine!"', "deck.value", "SPDX"),
        ('authors = ["A. Maker"]', "", "deck.missing", "the key authors is missing"),
        ('authors = ["A. Maker"]', "authors = [7]", "deck.value", "no list of names"),
        ('asks = "began"', 'asks = ["began"]', "deck.value", "asks: a list is not right here"),
        ('icons = "tabler"', 'icons = "http://x"', "deck.value", "set of icons"),
        ('icons = "tabler"', 'iconset = "tabler"', "deck.extra", 'unknown key "iconset"'),
        ('icons = "tabler"', "themes = 3", "deck.value", "no table of themes"),
        ('en = "A small deck"', "", "deck.missing", "titles: no text in en"),
        ('en = "A small deck"', 'en = "  "', "deck.value", "titles.en:"),
        ('en = "A small deck"', f'en = "{"x" * 61}"', "deck.limit", "titles.en: 61 characters; write at most 60"),
        ('en = "A small deck"', 'en = "A\\u0000"', "deck.value", "titles.en: the text holds NUL"),
        (
            'en = "A small deck"',
            'en = "A"\nfr = "B"',
            "deck.extra",
            "titles.fr: a language that the deck does not have",
        ),
        ('colour = "#2b6cb0"', 'colour = "url(x)"', "deck.value", "themes.art.colour"),
        ('colour = "#2b6cb0"', 'color = "#2b6cb0"', "deck.extra", 'unknown key "themes.art.color"'),
        ('titles = {en = "Art", de = "Kunst"}', "", "deck.missing", "themes.art: titles are missing"),
        ('titles = {en = "Art", de = "Kunst"}', 'titles = "Art"', "deck.value", "themes.art.titles"),
    ],
)
def test_each_wrong_key_is_named_with_its_remedy(
    make_deck: Make, lines: list[str], old: str, new: str, code: str, says: str
) -> None:
    text = "\n".join(lines)
    assert text.count(old) == 1
    text = text.replace(old, new)
    if new == "themes = 3":
        text = text[: text.index("[themes.art]")]
    (error, *others) = check_deck(make_deck(sheet="id,date,title.en\naaaaaa,1900,One\n", toml=text))
    assert (error.code, error.file) == (code, "deck.toml")
    assert says in str(error)
    assert not others


def test_syntax_errors_name_the_row(make_deck: Make) -> None:
    error = check_deck(make_deck(toml='id = "small"\nversion = = 3\n'))[0]
    assert (error.code, error.file, error.row) == ("deck.syntax", "deck.toml", 2)
    assert str(error).startswith("deck.toml: row 2: not TOML: Invalid value")


def test_a_key_given_twice_is_refused(make_deck: Make) -> None:
    assert check_deck(make_deck(toml='id = "a"\nid = "b"\n'))[0].code == "deck.syntax"


def test_bytes_that_are_not_utf8_name_the_row(make_deck: Make) -> None:
    error = check_deck(make_deck(toml=b'id = "small"\n# M\xfcnchen\n'))[0]
    assert (error.code, error.file, error.row) == ("deck.encoding", "deck.toml", 2)


@pytest.mark.parametrize("change", [lambda text: "\ufeff" + text, lambda text: text.replace("\n", "\r\n")])
def test_marks_and_line_ends_of_windows_make_no_difference(make_deck: Make, change: Callable[[str], str]) -> None:
    folder = make_deck()
    plain = load_deck(folder)
    path = folder / "deck.toml"
    path.write_bytes(change(path.read_text()).encode())
    assert load_deck(folder) == plain


@pytest.mark.parametrize(
    "license", ["Apache-2.0", "CC0-1.0", "GPL-2.0+", "MIT OR (Apache-2.0 AND CC-BY-4.0)", "LicenseRef-own"]
)
def test_licenses_are_spdx_expressions(make_deck: Make, lines: list[str], license: str) -> None:
    text = "\n".join(lines).replace("CC-BY-4.0", license)
    assert load_deck(make_deck(toml=text)).license == license


HOSTILE = {
    "a number of a million digits": b"version = " + b"9" * 1_000_000,
    "a number of 60,000 digits": b"version = " + b"9" * 60_000,
    "a number of 3,980 digits": b"version = " + b"9" * 3_980,
    "a list of 6,000 versions": b"version = [" + b"9,\n" * 6_000 + b"]",
    "a float without end": b"version = 9" + b"9" * 3_900 + b"e99999",
    "lists in lists in one line": b"x = " + b"[" * 3_990,
    "lists in lists in many lines": b"x = " + b"[\n" * 30_000,
    "tables in tables": b"x = " + b"{a=" * 1_300,
    "a key of 30,000 parts": b".".join([b"a"] * 30_000) + b" = 1",
    "many keys of 190 parts": b"\n".join(b".".join([b"a"] * 190 + [b"k%d" % n]) + b" = 1" for n in range(150)),
    "many keys in a deep table": b"["
    + b".".join([b"a"] * 190)
    + b"]\n"
    + b"".join(b"k%d=1\n" % n for n in range(7_000)),
    "a text without end": b'x = "' + b"y" * 60_000,
    "NULs": b"\0" * 1_000,
    "lone carriage returns": b"\r" * 1_000,
    "half a character": b'x = "\\ud800"',
    "a day that does not exist": b"x = 2000-99-99",
}


@pytest.mark.parametrize("toml", HOSTILE.values(), ids=HOSTILE)
def test_hostile_manifests_are_refused_at_once(make_deck: Make, toml: bytes) -> None:
    folder = make_deck(toml=toml)
    started = time.process_time()
    errors = check_deck(folder)
    # Some twenty times what the slowest of them takes.
    assert time.process_time() - started < 10
    assert errors
    assert errors[0].file == "deck.toml"
    assert all(len(str(error)) < 1_000 for error in errors)
