"""icons.json: shapes pass, everything that could do more than draw is refused; the tool that fills it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kronika.decks import bundled_decks, load_deck
from kronika.decks.icons import MAX_BODY, MAX_BYTES, MAX_ICONS, checked_body, read_icons, svg_of
from kronika.errors import DeckError
from tools import icons as tool

PLAIN = '<path fill="currentColor" d="M8 8h496v496z"/>'


@pytest.fixture
def deck_with(make_deck: Callable[..., Path]) -> Callable[[object], Path]:
    """A deck whose icons.json is this text, these bytes, or this object."""

    def make(icons: object) -> Path:
        path = make_deck()
        data = icons if isinstance(icons, bytes) else json.dumps(icons).encode()
        (path / "icons.json").write_bytes(data)
        return path

    return make


def refused(read: Callable[[], object]) -> DeckError:
    with pytest.raises(DeckError) as caught:
        read()
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 400
    return caught.value


def test_a_deck_without_icons_has_none(
    make_deck: Callable[..., Path], make_kdeck: Callable[..., Path], plain_files: list[tuple[str, bytes]]
) -> None:
    assert read_icons(make_deck()) == {}
    assert read_icons(make_kdeck(plain_files)) == {}


def test_a_deck_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    assert refused(lambda: read_icons(tmp_path / "none")).code == "deck.missing"


def test_icons_are_read_from_a_folder_and_from_a_kdeck(
    deck_with: Callable[[object], Path], make_kdeck: Callable[..., Path], plain_files: list[tuple[str, bytes]]
) -> None:
    icons = {"bulb": PLAIN, "tabler:atom-2": '<g stroke="currentColor" fill="none"><circle cx="9" cy="9" r="4"/></g>'}
    assert read_icons(deck_with(icons)) == icons
    assert read_icons(make_kdeck([*plain_files, ("icons.json", json.dumps(icons).encode())])) == icons


@pytest.mark.parametrize(
    "body",
    [
        PLAIN,
        '<g transform="rotate(90 256 256) translate(512 0) scale(-1 1)"><path d="M0 0h1.5e-3v-.5Z"/></g>',
        '<rect x="1" y="2" width="3" height="4" rx="1"/><ellipse cx="1" cy="1" rx="2" ry="3"/><line x1="0" x2="9"/>',
        '<polygon points="0,0 5,5 5,0"/><polyline points="0 0 5 5" fill="#abc" stroke="#AABBCC" stroke-width="2"/>',
        '<path fill-rule="evenodd" clip-rule="evenodd" opacity=".5" d="M1 1"/>',
    ],
)
def test_shapes_pass_as_they_are(body: str) -> None:
    assert checked_body("a", body) == body


def test_what_comes_out_is_written_anew() -> None:
    assert checked_body("a", "<g >\n <path\nd='M0\n0' ></path>\n</g>") == '<g><path d="M0 0"/></g>'


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("<script>alert(1)</script>", 'the element "script"'),
        ("<foreignObject/>", 'the element "foreignObject"'),
        ('<image href="a.png"/>', 'the element "image"'),
        ('<use href="#a"/>', 'the element "use"'),
        ("<style>*{}</style>", 'the element "style"'),
        ("<svg:path/>", 'the element "svg:path"'),
        ("<PATH/>", 'the element "PATH"'),
        ('<path onclick="a()"/>', 'the attribute "onclick"'),
        ('<path style="fill:red"/>', 'the attribute "style"'),
        ('<path href="http://a.example"/>', 'the attribute "href"'),
        ('<path xmlns="http://a.example"/>', 'the attribute "xmlns"'),
        ('<path id="a"/>', 'the attribute "id"'),
        ('<path fill="url(#a)"/>', "fill of path"),
        ('<path fill="&#117;rl(http://a.example)"/>', "fill of path"),
        ('<path d="M0 0&quot; onload=&quot;a"/>', "d of path"),
        ('<g transform="translate(url(a))"/>', "transform of g"),
        ('<rect width="100%"/>', "width of rect"),
        ('<path d="M0 0A1 1 0 0 1 1e30 4"/>', "d of path"),
        ('<circle r="1000000"/>', "r of circle"),
        ('<g transform="skewX(1e999)"/>', "transform of g"),
        ('<g transform="scale(99)"><path transform="scale(99)" d="M0 0"/></g>', "too large"),
        ("<!-- a --><g/>", "a comment"),
        ("<?php a ?><g/>", "a processing instruction"),
        ("<g><![CDATA[a]]></g>", "a CDATA section"),
        ("a<g/>", 'the text "a"'),
        ("", "nothing is drawn"),
        ("<g>" * 30 + "</g>" * 30, "elements in each other"),
        ("<g>\ud800</g>", "a character that no text may have"),
    ],
)
def test_anything_but_shapes_is_refused_by_name_and_reason(
    body: str, reason: str, deck_with: Callable[[object], Path]
) -> None:
    if "\ud800" in body:
        error = refused(lambda: checked_body("odd-one", body))
    else:
        error = refused(lambda: read_icons(deck_with({"bulb": PLAIN, "odd-one": body})))
    assert error.code == "deck.icon"
    assert '"odd-one"' in str(error)
    assert reason in str(error)


@pytest.mark.parametrize(
    "body",
    [
        '<!DOCTYPE a [<!ENTITY b "bbbb">]><g/>',
        "</icon><icon>",
        "<g>&b;</g>",
        "<g>",
        "<path d=/>",
        "<g/></icon>",
        '<path d="a" d="b"/>',
    ],
)
def test_what_is_not_xml_is_refused(body: str) -> None:
    assert refused(lambda: checked_body("odd-one", body)).code == "deck.syntax"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"[]", "deck.syntax"),
        (b'{"a": 1}', "deck.syntax"),
        (b"{", "deck.syntax"),
        (b"\xff\xfe", "deck.syntax"),
        (b"[" * 100_000, "deck.syntax"),
        (b'{"A b": "<g/>"}', "deck.icon"),
        (b'{"../a": "<g/>"}', "deck.icon"),
        (b'"' + b" " * MAX_BYTES + b'"', "deck.limit"),
        (json.dumps({"a": f'<path d="{"M0 0" * MAX_BODY}"/>'}).encode(), "deck.limit"),
        (json.dumps({f"a{n}": "<g/>" for n in range(MAX_ICONS + 1)}).encode(), "deck.limit"),
    ],
)
def test_a_file_that_is_no_set_of_icons_is_refused(data: bytes, code: str, deck_with: Callable[[object], Path]) -> None:
    assert refused(lambda: read_icons(deck_with(data))).code == code


def test_an_svg_has_its_colour_everywhere() -> None:
    svg = svg_of('<path fill="currentColor" d="M0 0"/><path d="M1 1"/>', "#FFF4DC")
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == "0 0 512 512"
    assert root.get("fill") == "#FFF4DC"
    assert "currentColor" not in svg


@pytest.mark.parametrize("name", sorted(bundled_decks()))
def test_each_deck_that_ships_brings_the_icons_that_it_uses(name: str) -> None:
    path = bundled_decks()[name]
    assert list(read_icons(path)) == tool.names_of(load_deck(path))


SET: Mapping[str, object] = {
    "prefix": "tabler",
    "width": 512,
    "height": 512,
    "icons": {"palette": {"body": PLAIN}, "small": {"body": "<g/>", "width": 24, "height": 12}},
    "aliases": {
        "upside": {"parent": "palette", "vFlip": True, "rotate": 1},
        "again": {"parent": "upside", "vFlip": True, "hFlip": True, "rotate": 2},
        "round": {"parent": "round"},
    },
}


def test_an_alias_is_its_parent_turned_and_mirrored() -> None:
    assert tool.body_of(SET, "palette") == tool.body_of(SET, "tabler:palette") == PLAIN
    assert tool.body_of(SET, "upside") == (
        f'<g transform="rotate(90 256 256) translate(0 512) scale(1 -1)">{PLAIN}</g>'
    )
    assert tool.body_of(SET, "again") == (
        f'<g transform="rotate(270 256 256) translate(512 0) scale(-1 1)">{PLAIN}</g>'
    )
    assert tool.body_of(SET, "small") == '<g transform="translate(0 128) scale(21.3333)"><g/></g>'
    assert tool.body_of(SET, "round") is None
    assert tool.body_of(SET, "other") is None


def test_the_tool_writes_what_the_deck_uses(make_deck: Callable[..., Path], tmp_path: Path) -> None:
    (tmp_path / "set.json").write_text(json.dumps(SET))
    deck = make_deck([{"id": "aaaaaa", "date": "1900", "title.en": "A", "icon": "upside"}])
    assert tool.main([str(tmp_path / "set.json"), str(deck)]) == 0
    text = (deck / "icons.json").read_text()
    assert [line.partition(":")[0] for line in text.splitlines()[1:-1]] == ['"palette"', '"upside"']
    assert read_icons(deck)["palette"] == PLAIN


def test_the_tool_names_what_the_set_lacks(
    make_deck: Callable[..., Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "set.json").write_text(json.dumps(SET))
    rows = [{"id": f"aaaaa{c}", "date": "1900", "title.en": c, "icon": f"no-{c}"} for c in "ab"]
    deck = make_deck(rows)
    assert tool.main([str(tmp_path / "set.json"), str(deck)]) == 1
    assert "lacks no-a, no-b" in capsys.readouterr().err
    assert not (deck / "icons.json").exists()
    assert tool.main([]) == 2
