"""Practice: questions that are in order, a box that forgets nothing, and the command that asks."""

from __future__ import annotations

import io
import sqlite3
import threading
from pathlib import Path
from random import Random

import msgspec
import pytest

from kronika.cli import main
from kronika.dates import Span, in_order
from kronika.decks import find_deck, load_deck
from kronika.decks.model import Deck
from kronika.errors import SetupError, UsageError
from kronika.study.cardbox import open_cardbox
from kronika.study.questions import question_of, right_gaps

DAY = 86_400.0
NOW = 1_800_000_000.0


@pytest.fixture(scope="module")
def deck() -> Deck:
    return load_deck(find_deck("world"))


def test_cards_of_one_year_fit_on_either_side_and_spans_overlap() -> None:
    line = [Span(1900, 1900), Span(1950, 1960), Span(1970, 1970)]
    assert right_gaps(line, Span(1900, 1900)) == (0, 1)
    assert right_gaps(line, Span(1955, 1955)) == (1, 2)
    assert right_gaps(line, Span(1800, 2000)) == (0, 1, 2, 3)
    assert right_gaps(line, Span(1, 1)) == (0,)


def test_a_question_is_a_row_in_order_without_what_is_still_to_be_asked(deck: Deck) -> None:
    draw = Random(1)
    avoid = {card.id for card in deck.cards[:100]}
    for card in deck.cards[:60]:
        question = question_of(deck, card, draw, size=6, avoid=avoid)
        assert len(question.line) == 6
        assert card not in question.line
        assert not avoid & {other.id for other in question.line}
        assert in_order(other.span for other in question.line)
        for gap in range(7):
            row = [other.span for other in question.line]
            row.insert(gap, card.span)
            assert in_order(row) is (gap in question.right)


def test_a_small_deck_gives_what_it_has(deck: Deck) -> None:
    two = msgspec.structs.replace(deck, cards=deck.cards[:2])
    assert len(question_of(two, two.cards[0], Random(1), avoid={two.cards[1].id}).line) == 1
    one = msgspec.structs.replace(deck, cards=deck.cards[:1])
    with pytest.raises(SetupError, match="one card"):
        question_of(one, one.cards[0], Random(1))
    with pytest.raises(ValueError, match="one card or more"):
        question_of(two, two.cards[0], Random(1), size=0)


def test_what_is_known_comes_back_later_and_later_what_is_not_soon(deck: Deck, tmp_path: Path) -> None:
    known, unknown = deck.cards[:2]
    with open_cardbox(tmp_path / "box.sqlite") as box:
        assert len(box.fresh(deck)) == len(deck.cards)
        first = box.answer(deck, known, True, NOW)
        assert first - NOW > DAY
        second = box.answer(deck, known, True, first)
        assert second - first > first - NOW
        assert box.answer(deck, unknown, False, NOW) - NOW < DAY
        assert [card.id for card in box.due(deck, NOW + DAY)] == [unknown.id]
        assert {card.id for card in box.due(deck, second + 1)} == {known.id, unknown.id}
    with open_cardbox(tmp_path / "box.sqlite") as box:  # kept over the end of the program
        told = box.standing(deck, NOW + DAY)
        assert (told.seen, told.due, told.right, told.wrong) == (2, 1, 2, 1)
        assert told.kept is not None
        assert 0 < told.kept <= 1
        assert told.next == second


def test_a_date_that_was_changed_begins_anew_and_a_card_that_is_gone_is_left_alone(deck: Deck, tmp_path: Path) -> None:
    gone, changed, same = deck.cards[:3]
    with open_cardbox(tmp_path / "box.sqlite") as box:
        for card in (gone, changed, same):
            box.answer(deck, card, True, NOW)
        other = msgspec.structs.replace(changed, span=Span(1, 2))
        later = msgspec.structs.replace(deck, cards=(other, *deck.cards[2:]))
        told = box.standing(later, NOW)
        assert (told.seen, told.changed, told.gone) == (1, 1, 1)
        assert other in box.fresh(later)
        assert [card.id for card in box.due(later, NOW + 400 * DAY)] == [same.id]
        box.answer(later, other, False, NOW)
        assert box.standing(later, NOW).changed == 0
        assert box.standing(deck, NOW).gone == 0


def test_a_file_that_is_no_box_is_said_so(tmp_path: Path, deck: Deck) -> None:
    wrong = tmp_path / "wrong.sqlite"
    wrong.write_bytes(b"this is no database, and long enough to be looked at " * 20)
    with pytest.raises(UsageError, match=r"wrong\.sqlite"):
        open_cardbox(wrong)
    later = tmp_path / "later.sqlite"
    with sqlite3.connect(later) as connection:
        connection.execute("pragma user_version = 99")
    connection.close()
    with pytest.raises(UsageError, match="later release"):
        open_cardbox(later)
    spoiled = tmp_path / "spoiled.sqlite"
    with open_cardbox(spoiled) as box:
        box.answer(deck, deck.cards[0], True, NOW)
    with sqlite3.connect(spoiled) as connection:
        connection.execute("update cards set state = 'nonsense'")
    connection.close()
    with open_cardbox(spoiled) as box:
        assert box.standing(deck, NOW).seen == 1
        assert box.answer(deck, deck.cards[0], True, NOW) > NOW


@pytest.mark.parametrize("version", [0, 1])
def test_another_programs_database_is_left_alone(version: int, tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.sqlite"
    with sqlite3.connect(foreign) as connection:
        connection.execute("create table mail (text)")
        connection.execute(f"pragma user_version = {version}")
    connection.close()
    before = foreign.read_bytes()
    with pytest.raises(UsageError, match=r"foreign\.sqlite"):
        open_cardbox(foreign)
    assert foreign.read_bytes() == before


@pytest.mark.parametrize(
    "change",
    [
        "due = 'soon'",
        "due = 1e300",
        "due = -1",
        "rightly = -5",
        "wrongly = x'00'",
        "rightly = 9223372036854775807",
        "first = 9e99",
        "card = x'ff'",
        "state = printf('%.*c', 100000, '[')",
        'state = \'{"stability": 1e308, "card_id": 3}\'',
        'state = \'{"stability": -1, "difficulty": "x"}\'',
    ],
)
def test_a_row_that_somebody_has_changed_stops_nothing(
    change: str, deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "p.sqlite"
    with open_cardbox(file) as box:
        box.answer(deck, deck.cards[0], True, NOW)
        box.answer(deck, deck.cards[1], True, NOW)
    with sqlite3.connect(file) as connection:
        connection.execute(f"update cards set {change} where card = ?", (deck.cards[0].id,))
    connection.close()
    assert " of 220 cards practised" in practise("", tmp_path, monkeypatch, capsys, "--stats")
    assert main(["practice", "--stats", "--file", str(file), "--language", "en"]) == 0
    assert "One answer" in practise("?\nq\n", tmp_path, monkeypatch, capsys)


def test_how_far_one_is_with_every_deck(
    tmp_path: Path, deck: Deck, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["practice", "--stats", "--file", str(tmp_path / "p.sqlite"), "--language", "en"]
    assert main(given) == 0
    assert capsys.readouterr().out == "You have not practised any deck yet.\n"
    own = msgspec.structs.replace(deck, id="home\x1b[2J")
    with open_cardbox(tmp_path / "p.sqlite") as box:
        box.answer(own, own.cards[0], True, NOW)
    practise("?\nq\n", tmp_path, monkeypatch, capsys)
    assert main(given) == 0
    told = capsys.readouterr().out
    assert "home[2J: one card practised; name this deck by its path" in told
    assert "World: 1 of 220 cards practised" in told
    assert main(["practice", "--file", str(tmp_path / "p.sqlite")]) == 1
    assert "which deck?" in capsys.readouterr().err


def test_right_after_an_answer_not_everything_is_known_for_good(deck: Deck, tmp_path: Path) -> None:
    with open_cardbox(tmp_path / "box.sqlite") as box:
        box.answer(deck, deck.cards[0], False, NOW)
        kept = box.standing(deck, NOW).kept
        assert kept is not None
        assert kept < 0.95


def practise(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *more: str
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    given = ["practice", "world", "--file", str(tmp_path / "p.sqlite"), "--language", "en", "--seed", "1", *more]
    assert main(given) == 0
    return capsys.readouterr().out


def test_the_command_asks_judges_and_keeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = practise("silly\n\n?\nq\n", tmp_path, monkeypatch, capsys, "--new", "3")
    assert "3 are new" in told
    assert "“silly” is no gap here" in told
    assert "It belongs" in told
    assert "One answer, 0 right." in told
    assert "1 of 220 cards practised, 0 due" in practise("", tmp_path, monkeypatch, capsys, "--stats")
    assert "Nothing is due" in practise("", tmp_path, monkeypatch, capsys, "--due")


def test_no_date_is_told_before_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], deck: Deck
) -> None:
    from kronika.decks.printed import printed_date

    told = practise("q\n", tmp_path, monkeypatch, capsys, "--new", "1")
    asked = next(card for card in deck.cards if f"Where does “{card.titles['en']}”" in told)
    row = [line for line in told.splitlines() if line.startswith("  ")]
    assert len(row) == 4
    assert not any(asked.titles["en"] in line for line in row)
    lone = printed_date(asked, "en", "en")
    assert lone not in told.replace("\n".join(row), "")


def test_what_went_wrong_is_asked_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = practise("?\n?\n?\n?\n", tmp_path, monkeypatch, capsys, "--new", "1")
    assert told.count("Where does") == 4
    assert "4 answers, 0 right." in told


def test_an_interruption_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int = -1, /) -> str:
            line = super().readline(size)
            if not line:
                raise KeyboardInterrupt
            return line

    monkeypatch.setattr("sys.stdin", Interrupted("?\n?\n"))
    given = ["practice", "world", "--file", str(tmp_path / "p.sqlite"), "--language", "en", "--new", "5"]
    assert main(given) == 130
    assert "2 answers, 0 right." in capsys.readouterr().out
    assert "2 of 220 cards practised" in practise("", tmp_path, monkeypatch, capsys, "--stats")


@pytest.mark.parametrize(
    "wrong",
    [
        ("--new", "-1"),
        ("--line", "0"),
        ("--due", "--new", "3"),
        ("--stats", "--new", "3"),
        ("--stats", "--due"),
        ("--difficulty", "x"),
    ],
)
def test_what_cannot_be_is_refused(wrong: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["practice", "world", "--file", str(tmp_path / "p.sqlite"), *wrong]) == 1
    assert capsys.readouterr().err.startswith("kronika: ")


def test_two_sittings_at_once_lose_no_answer(deck: Deck, tmp_path: Path) -> None:
    file, each = tmp_path / "box.sqlite", 40
    open_cardbox(file).__exit__(None, None, None)
    together = threading.Barrier(2)

    def sit() -> None:
        with open_cardbox(file) as box:
            together.wait(30)
            for _ in range(each):
                box.answer(deck, deck.cards[0], True, NOW)

    sitting = [threading.Thread(target=sit) for _ in range(2)]
    for thread in sitting:
        thread.start()
    for thread in sitting:
        thread.join(60)
    with open_cardbox(file) as box:
        assert box.standing(deck, NOW).right == 2 * each
