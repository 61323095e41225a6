"""`kronika deck export`: what it writes comes back by `kronika deck import` exactly, and nothing is written over."""

from __future__ import annotations

import json
import tempfile
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.cli import main
from kronika.dates import Span
from kronika.decks import Deck, DeckCard, Theme, derived_symbols, find_deck, load_deck
from kronika.decks.findings import control_character
from kronika.decks.model import Waiver
from kronika.decks.writing import cells_of_card, columns_of_deck, manifest_text, sheet_text, write_deck_files
from tests.cli.table_of_cards import canary_deck

LANGUAGES = ("en", "de", "ru", "pt-BR")
STRANGE = (
    "=cmd|' /C calc'!A0", "+1", "-", "@home", "'=x", "''", "'quoted'", '"', 'says "so", and; so', "a;b;c", "1/2",
    "12E3", "0012", "#N/A", "null", "n/a", "TRUE", "<b>bold</b> &amp; [1]", "{{c1::cloze}}", "{en}", "[sound:x.mp3]",
    "👩‍🚀 🚀",
    "Ёлка и «Чук»", "ﷺ", "A  B", "a\u00a0b", "_x0041_", "_x005F_", "\uffff", "sep=;", "|a|b|", "--- | ---", "Q43653",
    "1876 Telephone", "\u200bx", "ǅ", "title.de", "\u202eabc",
)  # fmt: skip
DATES = (
    "-44", "c. 1500 BC", "44 BC", "1879", "around 500 BC", "11th century", "1914–1918", "AD 79", "1969-07-20",
    "44 v. Chr.", "44 до н. э.", "1850s", "July 1969",
)  # fmt: skip
OWN = ("x-note", "x-", "x-Größe, m", "x-{a}", "x-{title.en}", "x-two  blanks", "x-title", "x-1879", "x-date", 'x-"q"')


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A deck of two cards, for what takes long."""
    return canary_deck(tmp_path / "small", 2)


def _fits(text: str) -> bool:
    return bool(text) and not control_character(text) and "\ufffd" not in text


def texts(longest: int) -> st.SearchStrategy[str]:
    """Texts as a card may have them: one line, composed, without blanks around."""
    free = st.text(st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp")), min_size=1, max_size=longest // 3)
    return (
        (free | st.sampled_from(STRANGE))
        .map(lambda text: unicodedata.normalize("NFC", text).strip()[:longest].strip())
        .filter(_fits)
    )


def by_language(longest: int, needed: str | None = None) -> st.SearchStrategy[dict[str, str]]:
    some = st.dictionaries(st.sampled_from(LANGUAGES), texts(longest), max_size=4)
    whole = some if needed is None else st.tuples(some, texts(longest)).map(lambda both: both[0] | {needed: both[1]})
    return whole.map(lambda found: {code: found[code] for code in LANGUAGES if code in found})


def cards() -> st.SearchStrategy[DeckCard]:
    ids = st.text("abcdefghijklmnopqrstuvwxyz234567", min_size=6, max_size=6) | st.sampled_from(["234e56", "222222"])
    return st.builds(
        _card,
        ids,
        st.sampled_from(DATES),
        by_language(60, "en"),
        by_language(400),
        st.fixed_dictionaries(
            {},
            optional={
                "asks": st.sampled_from(["began", "took place"]),
                "theme": st.sampled_from(["art", "theme-1"]),
                "icon": st.sampled_from(["bulb", "1-up", "12e3"]),
                "source": texts(300),
            },
        ),
        st.none() | st.tuples(texts(20), texts(20)).filter(lambda both: both[0] != both[1]),
        st.dictionaries(st.sampled_from(OWN), texts(300), max_size=3),
    )


def _card(
    card_id: str,
    date: str,
    titles: dict[str, str],
    card_facts: dict[str, str],
    fields: dict[str, str],
    symbols: tuple[str, str] | None,
    extra: dict[str, str],
) -> DeckCard:
    front, back = symbols or derived_symbols(card_id)
    # The span is not written; loading finds it anew.
    return DeckCard(
        id=card_id, date=date, span=Span(1, 1), titles=titles, facts=card_facts, front=front, back=back, extra=extra,
        **fields,
    )  # fmt: skip


def decks() -> st.SearchStrategy[Deck]:
    own = st.dictionaries(
        st.sampled_from(["x-site", "x-table"]),
        texts(40) | st.integers(-(2**60), 2**60) | st.booleans() | st.just([1, "two", {"three": 3}]) | st.just([]),
        max_size=2,
    )
    waivers = st.builds(Waiver, finding=texts(20), card=st.sampled_from([None, "222222"]), reason=texts(60))
    return st.builds(
        lambda found, titles, descriptions, themes, authors, waivers, extra: Deck(
            id="strange", version=7, titles=titles, descriptions=descriptions, languages=LANGUAGES,
            license="CC-BY-4.0", authors=tuple(authors), themes={theme.id: theme for theme in themes},
            asks="began", waivers=tuple(waivers), cards=tuple(sorted(found, key=lambda card: card.id)), extra=extra,
        ),
        st.lists(cards(), min_size=1, max_size=5, unique_by=lambda card: card.id),
        by_language(60, "en"),
        by_language(300).map(lambda found: {code: text + "\n…" for code, text in found.items()}),
        st.tuples(
            st.builds(Theme, id=st.just("art"), titles=by_language(60, "en"), colour=st.just("#2b6cb0"), extra=own),
            st.builds(Theme, id=st.just("theme-1"), titles=by_language(60, "en"), icon=st.just("bulb")),
        ),
        st.lists(texts(40).filter(str.isprintable), min_size=1, max_size=3),
        st.lists(waivers, max_size=2),
        own,
    )  # fmt: skip


def put(deck: Deck, folder: Path) -> Deck:
    """The deck as a folder, and as it is loaded from there."""
    own = dict.fromkeys(name for card in deck.cards for name in card.extra)
    sheet = sheet_text(columns_of_deck(deck.languages, own), map(cells_of_card, deck.cards))
    write_deck_files(folder, manifest_text(deck), sheet)
    return load_deck(folder)


@settings(max_examples=25)
@given(deck=decks())
@pytest.mark.parametrize("form", ["csv", "xlsx", "json"])
def test_a_deck_that_went_through_a_table_is_the_same_deck(form: str, deck: Deck) -> None:
    with tempfile.TemporaryDirectory() as home:
        here = Path(home)
        loaded = put(deck, here / "deck")
        file = str(here / f"out.{form}")
        assert main(["deck", "export", str(here / "deck"), "--to", form, "-o", file]) == 0
        assert main(["deck", "import", file, "-y", "-o", str(here / "back")]) == 0
        assert load_deck(here / "back") == loaded


@pytest.mark.parametrize("form", ["csv", "xlsx", "json"])
def test_a_bundled_deck_comes_back(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "export", "world", "--to", form]) == 0
    assert "220 cards" in capsys.readouterr().out
    assert main(["deck", "import", f"world.{form}", "-y", "-o", "back"]) == 0
    assert "220 imported as they are, 0 imported with a flag, 0 refused" in capsys.readouterr().out
    assert load_deck(Path("back")) == load_deck(find_deck("world"))


def test_one_line_says_what_was_written_and_nothing_is_written_over(
    deck: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export = ["deck", "export", str(deck), "--to", "csv"]
    assert main(export) == 0
    assert capsys.readouterr().out == "wrote canary.csv and canary.toml: 70 cards\n"
    Path("canary.csv").unlink()
    Path("canary.toml").write_text("mine")
    assert main(export) == 1
    assert "canary.toml is there already" in capsys.readouterr().err
    assert not Path("canary.csv").exists()
    assert Path("canary.toml").read_text() == "mine"
    assert main([*export, "--force"]) == 0
    assert Path("canary.toml").read_text().startswith('id = "canary"')
    assert sorted(path.name for path in Path().iterdir()) == ["canary.csv", "canary.toml"]


def test_a_folder_may_be_named_for_a_file(deck: Path) -> None:
    Path("out").mkdir()
    assert main(["deck", "export", str(deck), "--to", "json", "-o", "out"]) == 0
    assert [path.name for path in Path("out").iterdir()] == ["canary.json"]


@pytest.mark.parametrize(
    ("form", "name"), [("csv", "cards.csv"), ("csv", "deck.csv"), ("json", "deck.toml"), ("json", "icons.json")]
)
def test_the_deck_itself_is_not_written_over(
    form: str, name: str, deck: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path.name: path.read_bytes() for path in deck.iterdir() if path.is_file()}
    assert main(["deck", "export", str(deck), "--to", form, "-o", str(deck / name), "--force"]) == 1
    assert "the deck itself" in capsys.readouterr().err
    assert {path.name: path.read_bytes() for path in deck.iterdir() if path.is_file()} == before


def test_a_table_that_has_no_drawings_says_so(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "export", str(small), "--to", "csv"]) == 0
    assert "icons.json" not in capsys.readouterr().out
    (small / "icons.json").write_text('{"sun": "<path d=\\"M0 0\\"/>"}')
    assert main(["deck", "export", str(small), "--to", "csv", "--force"]) == 0
    assert "copy icons.json" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--to", "anki", "--language", "fr"], "the deck has en, ru"),
        (["--to", "csv", "--language", "ru"], "writes all the languages"),
        (["--to", "png", "--paper", "a4"], "--paper says nothing about --to png"),
        (["--to", "csv", "--no-marks"], "--no-marks says nothing"),
        (["--to", "pdf", "--url-base", "https://example.org"], "--url-base says nothing"),
        (["--to", "tts", "--url-base", "cards"], "https://"),
        (["--to", "pdf", "--size", "huge"], "standard"),
        (["--to", "csv", "-o", "nowhere/cards.csv"], "no folder nowhere"),
        (["--to", "csv", "-o", "cards.toml"], "say NAME.csv"),
        (["--to", "tts", "-o", "file"], "file is a file"),
    ],
)
def test_what_cannot_be_is_said_in_one_line_and_leaves_nothing(
    words: list[str], said: str, deck: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("file").write_text("")
    assert main(["deck", "export", str(deck), *words]) == 1
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert [path.name for path in Path().iterdir()] == ["file"]


@pytest.mark.parametrize("offset", ["1", "a,b", "1,2,3", "1e9,0", ""])
def test_an_offset_is_two_numbers(offset: str, deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "export", str(deck), "--to", "pdf", f"--offset={offset}"]) == 2
    assert "millimetres" in capsys.readouterr().err


def test_pictures_are_named_by_the_cards_and_keep_what_else_is_there(
    small: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "export", str(small), "--to", "png"]) == 0
    assert capsys.readouterr().out == "wrote canary-cards (4 files): 2 cards\n"
    names = sorted(path.name for path in Path("canary-cards").iterdir())
    assert names == ["aaaaaa-back.png", "aaaaaa-front.png", "aaabaa-back.png", "aaabaa-front.png"]
    assert main(["deck", "export", str(small), "--to", "png"]) == 1
    (Path("canary-cards") / "mine.txt").write_text("mine")
    assert main(["deck", "export", str(small), "--to", "png", "--force", "--language", "ru"]) == 0
    assert sorted(path.name for path in Path("canary-cards").iterdir()) == [*names, "mine.txt"]
    assert [path.name for path in Path().iterdir()] == ["canary-cards"]


def test_a_pdf_takes_the_options_of_printing(small: Path) -> None:
    words = ["--paper", "letter", "--duplex", "short", "--offset=-0.5,1", "--no-marks", "--size", "mini"]
    assert main(["deck", "export", str(small), "--to", "pdf", *words, "-o", "cards.pdf"]) == 0
    assert Path("cards.pdf").read_bytes().startswith(b"%PDF")


def test_a_table_that_says_what_is_not_in_it(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (small / "images").mkdir()
    (small / "images" / "p.png").write_bytes(b"picture")
    text = (small / "cards.csv").read_text().replace("id,date", "id,image,date").replace("aaaaaa,", "aaaaaa,p.png,")
    (small / "cards.csv").write_text(text.replace("aaabaa,", "aaabaa,,"))
    assert main(["deck", "export", str(small), "--to", "xlsx"]) == 0
    assert "copy the folder images" in capsys.readouterr().out
    assert main(["deck", "import", "canary.xlsx", "-y", "-o", "back"]) == 0
    (small / "images").rename(Path("back") / "images")
    assert load_deck(Path("back")).cards[0].image == "p.png"


def test_two_cards_that_say_the_same_both_come_back(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (small / "cards.csv").write_text("id,date,title.en\naaaaaa,1900,Again\naaabaa,1900,Again\n")
    assert main(["deck", "export", str(small), "--to", "csv"]) == 0
    assert main(["deck", "import", "canary.csv", "-y", "-o", "back"]) == 0
    assert "1 imported with a flag" in capsys.readouterr().out
    assert load_deck(Path("back")) == load_deck(small)


def test_a_manifest_that_cannot_be_taken_is_spoken_of(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "export", str(small), "--to", "csv"]) == 0
    Path("canary.toml").write_text("id = ")
    assert main(["deck", "import", "canary.csv", "-y", "-o", "back"]) == 0
    assert "was not taken" in capsys.readouterr().out
    assert load_deck(Path("back")).license == "LicenseRef-unknown"


def test_a_json_that_a_person_changed_is_looked_at_row_by_row(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "export", str(small), "--to", "json"]) == 0
    whole = json.loads(Path("canary.json").read_text())
    whole["version"] = "two"
    whole["cards"] += ["no card", {"date": 1900, "titles": {"en": "A new one", "EN": "?"}, "weight": 3}, {"id": "x"}]
    Path("canary.json").write_text(json.dumps(whole))
    assert main(["deck", "import", "canary.json", "-y", "-o", "back"]) == 0
    out = capsys.readouterr().out
    assert "not read: the keys title.EN, weight" in out
    assert "`$.version`" in out
    assert "2 refused" in out
    assert {card.titles["en"] for card in load_deck(Path("back")).cards} > {"A new one"}


@pytest.mark.parametrize(
    ("form", "said", "written"),
    [
        ("csv", "mine", ["mine.csv", "mine.toml"]),
        ("json", "mine-1.2", ["mine-1.2.json"]),
        ("xlsx", "mine.kept", ["mine.kept"]),
        ("anki", "mine", ["mine.apkg"]),
    ],
)
def test_a_name_without_an_ending_gets_one(form: str, said: str, written: list[str], small: Path) -> None:
    before = {path.name for path in Path().iterdir()}
    assert main(["deck", "export", str(small), "--to", form, "-o", said]) == 0
    assert sorted({path.name for path in Path().iterdir()} - before) == written
    assert main(["deck", "export", str(small), "--to", form, "-o", said]) == 1
