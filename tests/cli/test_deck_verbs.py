"""`kronika deck new`, `add`, `show` and `diff`, as a maker of decks types them."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.decks import check_deck, load_deck
from tests.cli.table_of_cards import run


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_from_nothing_to_a_deck(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("deck", "new", "family", "--title", "Our family", "--languages", "en,de", "--themes", "travel") == 0
    assert (
        run("deck", "add", "family", "--title", "We move", "--date", "1998", "--theme", "travel", "--set",
            "title.de=Wir ziehen um") == 0
    )  # fmt: skip
    assert run("deck", "add", "family", "--title", "The dog comes", "--date", "c. 2003") == 0
    assert check_deck(here / "family") == []
    deck = load_deck(here / "family")
    assert deck.titles == {"en": "Our family"}
    assert deck.version == 2  # the first card makes the deck, the second changes it
    assert {card.titles["en"] for card in deck.cards} == {"We move", "The dog comes"}
    out, err = capfd.readouterr()
    assert err == ""
    assert "The dog comes, 1998–2008" in out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("new", "Bad Name"), "a deck's id is a-z"),
        (("new", "fine", "--languages", "english!"), "write codes such as en,de"),
        (("new", "fine", "--themes", "A B"), "a theme's id"),
        (("new", "fine", "--title", "x" * 61), "61 characters"),
        (("new", "fine", "--license", "free for all"), "SPDX"),
        (("new", "fine", "--languages", "en,en"), "named twice"),
        (("add", "nowhere", "--title", "x", "--date", "1900"), "there is no such folder"),
        (("show", "world", "qqqqqqqq"), "no card"),
        (("diff", "world", "nowhere"), "there is no deck of this name"),
    ],
)
@pytest.mark.usefixtures("here")
def test_what_is_not_right_is_one_line(capfd: pytest.CaptureFixture[str], words: tuple[str, ...], says: str) -> None:
    assert run("deck", *words) == 1
    out, err = capfd.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert says in err


def test_new_writes_over_nothing(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (here / "mine").mkdir()
    (here / "mine" / "notes.txt").write_text("keep")
    assert run("deck", "new", "mine") == 1
    assert [path.name for path in (here / "mine").iterdir()] == ["notes.txt"]
    assert "there already" in capfd.readouterr().err


def test_a_folder_that_is_called_like_a_bundled_deck(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("deck", "new", "world") == 0
    assert run("deck", "add", "world", "--title", "We move", "--date", "1998") == 0
    assert [card.date for card in load_deck(here / "world").cards] == ["1998"]
    (here / "polska.csv").write_text("year,event\n1998,We move\n")
    assert run("deck", "import", "polska.csv", "-y") == 0
    assert ": kronika deck check ./polska\n" in capfd.readouterr().out


def test_a_card_is_shown_with_both_sides(capfd: pytest.CaptureFixture[str]) -> None:
    for words in (
        ("show", "3av47g"),
        ("show", "world", "3av47g"),
        ("show", "world/3av47g"),
        ("show", "world", "caesar", "senate"),
    ):
        assert run("deck", *words) == 0
        out = capfd.readouterr().out
        assert "44 BC" in out
        assert "[ru]" in out
        assert "source" in out


def test_a_list_of_cards_holds_no_date(capfd: pytest.CaptureFixture[str]) -> None:
    assert run("deck", "show", "world") == 0
    lines = capfd.readouterr().out.splitlines()
    deck = load_deck(Path(__file__).parents[2] / "decks" / "world")
    assert len(lines) == len(deck.cards)
    assert lines[0] == f"world/{deck.cards[0].id}  {deck.cards[0].titles['en']}"


def test_diff_says_which_dates_changed_and_whether_the_version_rose(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run("deck", "new", "a") == 0
    assert run("deck", "add", "a", "--title", "One", "--date", "1900") == 0
    (here / "b").mkdir()
    for name in ("deck.toml", "cards.csv"):
        text = (here / "a" / name).read_text("utf-8").replace("1900", "1901")
        (here / "b" / name).write_text(text, "utf-8")
    capfd.readouterr()
    assert run("deck", "diff", "a", "b") == 1
    out = capfd.readouterr().out
    assert "1900 → 1901" in out
    assert "raise it" in out
    assert run("deck", "add", "b", "--bump") == 0
    assert run("deck", "diff", "a", "b") == 0
    assert run("deck", "diff", "a", "a") == 0


def test_one_thing_is_not_several(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("deck", "new", "a") == 0
    assert run("deck", "add", "a", "--title", "One", "--date", "1850s") == 0
    (here / "b").mkdir()
    for name in ("deck.toml", "cards.csv"):
        (here / "b" / name).write_text((here / "a" / name).read_text("utf-8").replace("1850s", "1901"), "utf-8")
    assert run("deck", "add", "b", "--title", "Two", "--date", "1902") == 0
    capfd.readouterr()
    assert run("deck", "diff", "a", "b") == 0
    assert "1 date changed, 1 card added, 0 removed" in capfd.readouterr().out
    run("deck", "check", "./a", "--games", "0")
    assert "): 1 card, 1 of them a span, en" in capfd.readouterr().out
    assert run("deck", "export", "./a", "--to", "json") == 0
    assert capfd.readouterr().out == "wrote a.json: 1 card\n"


def test_words_that_no_title_has_are_named_without_the_deck(capfd: pytest.CaptureFixture[str]) -> None:
    assert run("deck", "show", "world", "zzz") == 1
    assert "no card “zzz” in world" in capfd.readouterr().err
