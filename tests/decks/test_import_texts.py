"""Importing what was written for people: Anki's notes, Markdown tables, plain lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.decks.bringing import bring_text

BOTH = {"Telephone": "1876", "Moon": "1969"}


def test_anki_notes(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path,
        "#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n"
        "a%b\tBasic\tHistory\t<b>The telephone</b>&nbsp;works<br>\t1876\tinv::tech\n"
        'c$d\tBasic\tHistory\t"The {{c1::Moon::place}} is ""reached"""\t1969 [sound:x.mp3]\tspace\n'
        "e^f\tBasic\tHistory\tThe end\tsoon\t\n"
        "g^h\tBasic\tHistory\tHastings\t1066\t\ni^j\tBasic\tHistory\tWaterloo\t1815\t\n",
        name="notes.txt",
    )
    assert taken.dates == {
        "The telephone works": "1876", 'The Moon is "reached"': "1969", "Hastings": "1066", "Waterloo": "1815",
    }  # fmt: skip
    assert taken.first_line.startswith("notes.txt: Anki notes, tabs, utf-8")
    # Anki's own lines are counted: every program shows them.
    assert [*taken.refused] == [9]


def test_anki_with_names_and_other_separators(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path, "#separator:Semicolon\n#columns:When;What;Tags\n1876;Telephone;x\n1969;Moon;y\n", name="notes.txt"
    )
    assert taken.dates == BOTH
    assert taken.roles == {"When": "date", "What": "title"}
    assert (
        bring_text(tmp_path, "#separator:Pipe\n#html:false\n1876|Telephone\n1969|Moon\n", name="notes.txt").dates
        == BOTH
    )


def test_markdown_tables(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path,
        "# History\n\nSome text | with a pipe.\n\n## Old\n\n| year | event |\n| ---: | :--- |\n"
        "| 44 BC | Caesar \\| Brutus |\n| soon | End |\n\n"
        "## New\n\nyear|event\n---|---\n1876|Telephone[^1]\n1969|Moon|surplus\n\n[^1]: a note\n",
        name="history.md",
    )
    assert taken.dates == {"Caesar | Brutus": "44 BC", "Telephone": "1876"}
    assert {*taken.refused} == {10, 17}
    assert "2 tables were read as one" in taken.out
    assert taken.deck is not None
    assert {theme.titles["en"] for theme in taken.deck.themes.values()} == {"Old", "New"}


@pytest.mark.parametrize(
    ("form", "lines"),
    [
        ("date event", ["1876 The telephone, by Bell", "44 BC Caesar: the end", "c. 1500 BC Something old",
         "1969: Moon", "soon The end"]),
        ("event: date", ["The telephone, by Bell: 1876", "Caesar: the end: 44 BC", "Something old:c. 1500 BC",
         "Moon : 1969", "The end: soon"]),
        ("event (date)", ["The telephone, by Bell (1876)", "Caesar: the end (44 BC)", "Something old (c. 1500 BC).",
         "Moon [1969]", "The end (soon)"]),
        ("event - date", ["The telephone, by Bell - 1876", "Caesar: the end – 44 BC", "Something old — c. 1500 BC",
         "Moon - 1969", "The end - soon"]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("bullet", ["", "- ", "* "])
def test_plain_lines(tmp_path: Path, form: str, lines: list[str], bullet: str) -> None:
    taken = bring_text(tmp_path, "\n".join(bullet + line for line in lines) + "\n", name="list.txt")
    assert taken.first_line == f"list.txt: lines “{form}”, utf-8, titles in en"
    assert taken.dates == {
        "The telephone, by Bell": "1876",
        "Caesar: the end": "44 BC",
        "Something old": "c. 1500 BC",
        "Moon": "1969",
    }
    assert taken.refused == {5: f"no line of the form “{form}”"}


def test_years_with_a_minus_in_plain_lines(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "-753 Rome\n-44 Caesar\n1969 Moon\n", name="list.txt")
    assert taken.dates == {"Rome": "-753", "Caesar": "-44", "Moon": "1969"}


def test_each_line_in_its_own_form(tmp_path: Path) -> None:
    lines = ["1876: The telephone, by Bell", "Men on the Moon (1969)", "The Magna Carta – 1215", "Caesar: 44 BC",
             "1492 The Bahamas are found", "soon The end", "War: 1914 - 1918", "1910 Radio",
             "Pompeii (79)"]  # fmt: skip
    taken = bring_text(tmp_path, "\n".join(lines) + "\n", name="list.txt")
    assert taken.dates == {
        "The telephone, by Bell": "1876", "Men on the Moon": "1969", "The Magna Carta": "1215", "Caesar": "44 BC",
        "The Bahamas are found": "1492", "Radio": "1910", "Pompeii": "79",
    }  # fmt: skip
    assert taken.refused == {6: "no line of the form “date event”"} | {
        7: "no line of the form “date event”, and of more than one other"
    }
    assert "lines of other forms are read as well" in taken.out


def test_a_file_in_which_no_form_is_common(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "1876: Telephone\nMoon (1969)\nMagna Carta – 1215\n", name="list.txt")
    assert taken.dates == {"Telephone": "1876", "Moon": "1969", "Magna Carta": "1215"}
    assert taken.refused == {}
