"""From a row to a card: flags, themes, the deck.toml beside the file, and what a dry run leaves alone."""

from __future__ import annotations

from pathlib import Path

from tests.decks.bringing import bring_text


def test_flags(tmp_path: Path) -> None:
    long = "A very long title that says far more than any card can hold on its front side"
    taken = bring_text(
        tmp_path,
        f"year,event,description\n1876,{long},Why not\n1848,Revolutions of 1848,Many of them\n2525,Robots,Some day\n"
        "551,Confucius,Born in 551 BC\n1600,Minoan eruption,It was around 1600 BC on Thera\n"
        "1799,Stone found,Carved in 196 BC\n"
        "1900,Twice,First\n1901,Twice,Second\n1900,Twice,First\n",
    )
    assert "was cut; the whole stands in x-title" in taken.flagged[2]
    assert taken.dates[long] == "1876"
    assert taken.flagged[3] == "the title gives the date away"
    assert taken.flagged[4] == "the date lies in the future"
    assert taken.flagged[5] == taken.flagged[6] == "the row speaks of a time BC, but its date is AD"
    assert 7 not in taken.flagged
    assert taken.flagged[9] == "the same title as in row 8, with another date"
    assert taken.refused == {10: "the same title and date as in row 8"}


def test_html_and_empty_marks(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path,
        "year,event\n1876,<p>The&nbsp;<i>telephone</i> &amp; more</p>\n1900,<script>alert(1)</script>Radio\n1901,-\n"
        "1902,n/a\n?,Question\n",
    )
    assert taken.dates == {"The telephone & more": "1876", "Radio": "1900"}
    assert taken.refused == {4: "no title", 5: "no title", 6: "no date"}


def test_more_themes_than_a_deck_has(tmp_path: Path) -> None:
    rows = "".join(f"{1000 + n},Event {n}e,Theme {n}\n" for n in range(120))
    taken = bring_text(tmp_path, f"year,event,topic\n{rows}", "--map", "theme=topic")
    assert len(taken.dates) == 120
    assert sum("was left out: a deck has at most 100" in why for why in taken.flagged.values()) == 20


def test_themes_have_ids_of_their_own(tmp_path: Path) -> None:
    topics = ["C", "C++", "c", "Kunst & Musik", "日本", "中国", "日本", "science"]
    rows = "".join(f"{1900 + n},Event {chr(65 + n)} of some,{topic}\n" for n, topic in enumerate(topics))
    taken = bring_text(tmp_path, f"year,event,topic\n{rows}")
    assert taken.deck is not None
    assert {theme.id: theme.titles["en"] for theme in taken.deck.themes.values()} == {
        "c": "C", "c-2": "C++", "kunst-musik": "Kunst & Musik", "theme": "日本", "theme-2": "中国",
        "science": "science",
    }  # fmt: skip


def test_a_deck_toml_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "events.toml").write_text(
        'id = "mine"\nversion = 4\nlanguages = ["de"]\nlicense = "CC0-1.0"\nauthors = ["A"]\n[titles]\nde = "Meine"\n',
        "utf-8",
    )
    taken = bring_text(tmp_path, "Jahr,Ereignis\n1876,Das Telefon und die Welt\n1969,Der Mond ist erreicht\n")
    assert taken.deck is not None
    assert taken.deck.version == 4
    taken = bring_text(tmp_path, "year,event,topic\n1876,The telephone,a\n1969,The Moon in the sky,b\n")
    assert "The deck.toml that came with the file was not taken" in taken.out
    assert taken.deck is not None
    assert taken.deck.languages == ("en",)


def test_nothing_is_written_by_a_dry_run(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "year,event\n1876,Telephone\nsoon,End\n", "--dry-run")
    assert taken.status == 0
    assert "nothing was written" in taken.out
    assert "refused row 3 (End)" in taken.out
    assert [path.name for path in tmp_path.iterdir()] == ["events.csv"]


def test_what_is_cut_is_told(tmp_path: Path) -> None:
    long = "A title of many words that no card can hold " * 60
    taken = bring_text(
        tmp_path,
        "year,title.en,title.de,theme,x-title\n"
        f"1876,{long},Das Telefon,art,mine\n1969,{long[:90]}x,{long[:80]}y,sea,\n"
        f"1837,Telegraph,Der Telegraf,{'c' * 70},\n",
        "--map", "x-title=x-title",
    )  # fmt: skip
    assert taken.flagged == {
        2: "the title has 2639 characters and was cut; its first 2,000 stand in x-title; "
           "what stands in x-title was left out: the whole title is there",
        3: "the title has 91 characters and was cut; the whole stands in x-title; "
           "the title has 81 characters and was cut (title.de)",
        4: "the theme has 70 characters and was cut",
    }  # fmt: skip
