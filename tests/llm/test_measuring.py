"""What `kronika bench-llm` measures, against models of which one knows what they know."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.cli import main
from kronika.dates import Span
from kronika.decks import find_deck, load_deck
from kronika.engine import View
from kronika.guests.answers import Judge
from kronika.llm.games import Duel, Tally, play_duel, totals
from kronika.llm.invented import LAST_YEAR, Clue, invent, quantile
from kronika.llm.prompts import rules_text, table_text
from kronika.llm.quiz import best_guesses, guess_of, read_guesses, sample
from kronika.llm.scores import accuracy, calibration, interval_score
from kronika.table import Move
from tests.cli.conftest import home  # noqa: F401 - a fixture
from tests.cli.table_of_cards import canary_deck
from tests.llm.stand_in import KEY, StandIn, standing_in

RULESETS = ("timeline-russia", "timeline-cesko", "timeline-polska", "twist-competitive", "anno-domini")


@pytest.fixture(scope="module")
def years() -> dict[str, int]:
    """The year of each event that the bench asks for, by its title."""
    deck = load_deck(find_deck("world"))
    known = {card.titles["en"]: (card.span.first + card.span.last) // 2 for card in deck.cards}
    for clues in (False, True):
        known |= {str(card["title"]): int(card["date"]) for card in invent("1", 120, clues=clues).cards.values()}
    return known


@pytest.fixture
def service(years: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    with standing_in(years) as found:
        monkeypatch.setenv("KRONIKA_LLM_URL", found.url)
        monkeypatch.setenv("KRONIKA_LLM_KEY", KEY)
        yield found


def bench(*words: object) -> int:
    return main(["bench-llm", *map(str, words)])


def result(file: Path, *words: object) -> dict[str, Any]:
    assert bench(*words, "--json", file) == 0
    found = json.loads(file.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


@pytest.mark.usefixtures("service")
def test_who_knows_the_dates_is_seen_to_know_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--parts", "dates", "--with", "deck", "--cards", 40)
    knower = result(tmp_path / "1", "--model", "knower", *words)["knowledge"][0]
    assert (knower["accuracy"]["events"], knower["accuracy"]["dated"]) == (40, 40)
    assert knower["accuracy"]["median"] == 0
    assert knower["accuracy"]["exact"] == 1
    hazy = result(tmp_path / "2", "--model", "hazy", *words)["knowledge"][0]
    assert 5 < hazy["accuracy"]["median"] < 40
    assert hazy["calibration"]["score"] > knower["calibration"]["score"]
    coverage = hazy["calibration"]["coverage"]
    assert coverage == sorted(coverage)
    assert 0 < coverage[0] < 1
    assert sum(era["events"] for era in hazy["eras"].values()) == 40
    assert sum(theme["events"] for theme in hazy["themes"].values()) == 40
    printed = capsys.readouterr().out
    assert "median error" in printed
    assert "8 requests" not in printed
    assert "4 requests, 400 tokens asked, 40 answered" in printed


@pytest.mark.usefixtures("service")
def test_who_talks_nonsense_dates_nothing(tmp_path: Path) -> None:
    found = result(tmp_path / "1", "--model", "nonsense", "--parts", "dates", "--cards", 12, "--with", "deck,clues")
    assert found["complete"]
    for one in found["knowledge"]:
        assert (one["accuracy"]["dated"], one["accuracy"]["exact"], one["calibration"]["events"]) == (0, 0, 0)


@pytest.mark.usefixtures("service")
def test_of_an_invented_history_nobody_knows_more_than_its_clues(tmp_path: Path) -> None:
    words = ("--model", "reader", "--parts", "dates", "--with", "chance,clues", "--cards", 120)
    chance, clues = result(tmp_path / "1", *words)["knowledge"]
    assert chance["accuracy"]["median"] == pytest.approx(chance["best"]["median"], abs=1)
    assert 150 < chance["accuracy"]["median"] < 350
    assert clues["accuracy"]["median"] == pytest.approx(clues["best"]["median"], abs=40)
    assert clues["accuracy"]["median"] < chance["accuracy"]["median"] / 1.5
    # Whoever says other intervals than the law has scores worse.
    for one in (chance, clues):
        assert one["best_calibration"]["score"] < one["calibration"]["score"]


@pytest.mark.usefixtures("service")
def test_who_knows_the_dates_wins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--parts", "games", "--with", "deck", "--games", 4)
    found = {(one["ruleset"]): one["totals"] for one in result(tmp_path / "1", "--model", "knower", *words)["play"]}
    for totals_of in found.values():
        assert totals_of["games"] == 4
        assert totals_of["sum"]["won"] == 4
        assert totals_of["sum"]["defaults"] == 0
    assert found["timeline-russia"]["sum"]["right"] == found["timeline-russia"]["sum"]["placed"] > 0
    assert found["anno-domini"]["sum"]["doubts"] == found["anno-domini"]["sum"]["doubts_right"] > 0
    assert "cards laid right" in capsys.readouterr().out


def test_who_talks_nonsense_loses_no_game_but_on_the_table(service: StandIn, tmp_path: Path) -> None:
    words = ("--parts", "games", "--with", "deck,clues", "--games", 2, "--requests", 5000)
    found = result(tmp_path / "1", "--model", "nonsense", *words)
    for one in found["play"]:
        assert one["totals"]["games"] == 2
        assert one["totals"]["sum"]["defaults"] == one["totals"]["sum"]["moves"] > 0
    # Each move was asked for three times.
    moves = sum(one["totals"]["sum"]["moves"] for one in found["play"])
    assert found["cost"]["requests"] == 3 * moves == len(service.requests)


def test_a_run_that_was_broken_off_is_gone_on_with(
    service: StandIn, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--model", "knower", "--with", "deck", "--cards", 20, "--games", 2)
    whole = result(tmp_path / "1", *words)
    asked = len(service.requests)
    capsys.readouterr()
    journal, runs = tmp_path / "journal", 1
    while bench(*words, "--journal", journal, "--requests", 7, "--json", tmp_path / "2"):
        runs += 1
        assert "all 7 requests of this run have been made; the same command goes on" in capsys.readouterr().err
        assert not json.loads((tmp_path / "2").read_text())["complete"]
        with journal.open("ab") as file:  # As after a loss of power.
            file.write(b'{"unit": "dates wo')
    assert runs > 2
    assert json.loads((tmp_path / "2").read_text()) == whole
    assert len(service.requests) == 2 * asked
    # Once more: there is nothing left to ask.
    assert bench(*words, "--journal", journal) == 0
    assert len(service.requests) == 2 * asked
    assert KEY not in journal.read_text()
    assert service.url not in journal.read_text()


def test_ctrl_c_keeps_what_was_answered(
    service: StandIn, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, words = tmp_path / "journal", ("--model", "knower", "--with", "deck", "--parts", "dates")

    def press(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("kronika.cli.deck.progress.Progress.told", press)
        assert bench(*words, "--journal", journal) == 130
    told = capsys.readouterr()
    assert "interrupted; the same command goes on with" in told.err
    assert "1 requests" in told.out
    assert len(service.requests) == 1
    assert bench(*words, "--journal", journal) == 0
    assert len(service.requests) == 6


@pytest.mark.usefixtures("service")
def test_another_measurement_does_not_go_on_with_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal, words = tmp_path / "journal", ("--parts", "dates", "--with", "chance", "--cards", 5)
    assert bench("--model", "reader", *words, "--journal", journal) == 0
    for other in (("--model", "knower"), ("--model", "reader", "--seed", "2")):
        assert bench(*other, *words, "--journal", journal) == 1
        assert "other settings" in capsys.readouterr().err


@pytest.mark.parametrize(
    "line",
    [
        {"kind": "dates", "cards": [], "said": 5},
        {"kind": "dates", "cards": [], "said": []},
        {"kind": "dates"},
        {"kind": "guess"},
    ],
)  # fmt: skip
@pytest.mark.usefixtures("service")
def test_a_journal_that_somebody_has_changed_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: dict[str, Any]
) -> None:
    journal, words = tmp_path / "journal", ("--model", "reader", "--parts", "dates", "--with", "chance", "--cards", 5)
    assert bench(*words, "--journal", journal) == 0
    head = journal.read_bytes().splitlines()[0]
    line |= {"unit": "dates invented, no clues 0", "requests": 1, "in": 1, "out": 1}
    journal.write_bytes(head + b"\n" + json.dumps(line).encode() + b"\n")
    capsys.readouterr()
    assert bench(*words, "--journal", journal) == 1
    assert "somebody has changed it" in capsys.readouterr().err


@pytest.mark.usefixtures("service")
def test_a_service_that_is_down_or_slow_ends_the_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.sleep", lambda _: None)
    assert bench("--model", "down", "--timeout", 5, "--requests", 100) == 1
    told = "".join(capsys.readouterr())
    assert re.search(r"15 requests \(15 of them in vain\)[^;]* not answered \(the service answers 503 .*; with ", told)
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        assert bench("--model", "x", "--url", f"http://127.0.0.1:{deaf.getsockname()[1]}/v1") == 1
    assert "nobody was there to ask (it cannot be reached: " in capsys.readouterr().err
    assert bench("--model", "forbidden") == 1
    told = "".join(capsys.readouterr())
    assert "forbidden: the service answers 401" in told
    assert KEY not in told


@pytest.mark.parametrize(
    ("words", "remedy"),
    [
        (("--cards", 0), "give 1 to"),
        (("--requests", 0), "give 1 to"),
        (("--batch", 51), "give 1 to 50"),
        (("--games", -1), "give 1 to"),
        (("--parts", "music"), "there are dates, games"),
        (("--with", "deck,"), "there are deck, chance, clues"),
        (("--rulesets", "twist-coop"), "there are timeline-russia"),
        (("--deck", "nowhere"), "nowhere"),
        (("--deck", "world", "--deck", "world"), "name each once"),
        (("--language", "xx"), "there are en"),
        (("--url", "ftp://x"), "http://"),
        (("--timeout", "0"), "cannot be"),
        (("--json", "nowhere/x.json"), "a folder that exists"),
        (("--json", "x", "--journal", "./x"), "name two files"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    service: StandIn, words: tuple[object, ...], remedy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bench("--model", "knower", *words) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert remedy in err
    assert service.requests == []


def test_a_deck_that_cannot_be_played_with_is_refused_before_anything_is_asked(
    service: StandIn, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small = canary_deck(tmp_path / "small", 4)
    assert bench("--model", "knower", "--deck", small) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert service.requests == []


CANARY = re.compile(r"9\d\d\d9")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_model_is_told_no_date_before_its_card_lies_open(ruleset: str) -> None:
    cards = {
        f"c{number:02}": {"title": f"Event {chr(97 + number // 26)}{chr(97 + number % 26)}", "front": "sun",
                          "back": "moon", "date": f"{90009 + 10 * number} BC"}
        for number in range(60)
    }  # fmt: skip
    prompts, asked = [], 0

    def choose(view: View, _: Judge, number: int) -> Move | None:
        nonlocal asked
        asked += 1
        prompts.append(rules_text(view) + table_text(view))
        open_cards = {str(-card.back.first) for card in view.line if card.back is not None}
        assert set(CANARY.findall(prompts[-1])) <= open_cards
        assert view.legal is not None
        return view.legal.moves[number % len(view.legal.moves)] if number % 3 else None

    tally = play_duel(Duel(ruleset, cards, {}, {}, bytes(16), 0), choose)
    assert tally.moves == asked > 1
    assert any("Event" in prompt for prompt in prompts)


def test_the_same_answers_have_the_same_game_and_seats_change() -> None:
    invented = invent("x", 60, clues=True)

    def duel(seat: int) -> Duel:
        return Duel("anno-domini", invented.cards, {}, invented.beliefs(), bytes(16), seat)

    first = play_duel(duel(0), lambda *_: None)
    assert play_duel(duel(0), lambda *_: None) == first
    assert first.defaults == first.moves > 0
    both = totals([first, play_duel(duel(1), lambda *_: None)])
    assert both.games == 2
    assert 0 <= both.low <= both.sum.won / 2 <= both.high <= 1


def test_bluffs_are_counted() -> None:
    """Whoever always lays into the wrong order leaves wrong chains; those that nobody doubts are told apart."""
    invented = invent("x", 60, clues=False)
    tallies = [
        play_duel(Duel("anno-domini", invented.cards, {}, {}, bytes([seed] * 16), 0), lambda *_: None)
        for seed in range(6)
    ]
    sums = totals(tallies).sum
    assert sums.laid >= sums.wrong >= sums.undoubted
    assert sums.wrong > 0
    assert sums.doubts == sums.doubts_right == sums.placed == 0


def test_scores_of_one_guess_worked_out_by_hand() -> None:
    # |1900 − 1910| / 2 + 0.25 × 10 + 5 + 0.1 × 40 + 0.05 × 60, over 3.5: the year lies 5 outside the first interval.
    intervals = ((1905.0, 1915.0), (1890.0, 1930.0), (1880.0, 1940.0))
    assert interval_score(1900, 1910, intervals) == pytest.approx((5 + 2.5 + 5 + 4 + 3) / 3.5)
    guess = guess_of("c", Span(1900, 1900), "war", 1910, intervals)
    assert (guess.era, guess.error) == ("1900 to 1959", 10)
    found = calibration([guess])
    assert found.coverage == (0, 1, 1)
    assert found.brier == pytest.approx((0.25 + 0.04 + 0.01) / 3)
    assert accuracy([guess, guess_of("d", Span(-44, -44), None, None, None)]).exact == 0
    assert accuracy([guess_of("d", Span(-44, -40), None, -43, None)]).exact == 1
    assert calibration([]).events == 0


def test_answers_are_read_as_models_write_them() -> None:
    row = {"n": 1, "year": -44, "50": [-40, -50], "80": ["-60", "-30"], "90": [-70, 1]}
    year, intervals = read_guesses(f"Well: {json.dumps({'events': [row]})}", 2)[0]
    assert year == -43
    assert intervals == ((-49, -39), (-59, -29), (-69, 1))
    assert read_guesses(json.dumps([row]), 2)[1] == (None, None)
    assert read_guesses('[{"n": 1, "year": 1969, "50": [1, 2]}]', 1) == [(1969, None)]
    for wrong in (
        "",
        "[]",
        '[{"n": 9, "year": 1}]',
        '[{"n": 1, "year": "x"}]',
        '{"events": 5}',
        '[{"n": [], "year": 1}]',
    ):
        assert read_guesses(wrong, 1) == [(None, None)]


@pytest.mark.parametrize("clues", [False, True])
def test_an_invented_history_keeps_its_law(clues: bool) -> None:
    histories = [invent(str(seed), 100, clues=clues) for seed in range(12)]
    assert invent("1", 100, clues=clues) == histories[1]
    guesses = []
    for history in histories:
        assert len({card["title"] for card in history.cards.values()}) == 100
        dates = {card: Span(int(sides["date"]), int(sides["date"])) for card, sides in history.cards.items()}
        assert all(1 <= span.first <= LAST_YEAR for span in dates.values())
        guesses += best_guesses(list(history.cards), history.clues, dates)
    # 1,200 draws: within three standard errors of what the intervals promise, and these seeds are.
    assert calibration(guesses).coverage == pytest.approx((0.5, 0.8, 0.9), abs=0.05)
    middle = accuracy(guesses).median
    assert middle is not None
    assert middle == pytest.approx(250, abs=25) if not clues else middle < 130


def test_series_are_in_the_order_of_their_numbers() -> None:
    series: dict[str, list[tuple[int, int]]] = {}
    for card in invent("1", 100, clues=True).cards.values():
        match = re.match(r"The (\d)\w\w of (.*)", card["title"])
        assert match
        series.setdefault(match[2], []).append((int(match[1]), int(card["date"])))
    assert len(series) > 10
    for events in series.values():
        assert [year for _, year in sorted(events)] == sorted(year for _, year in events)


def test_what_clues_tell_in_closed_form() -> None:
    assert quantile(Clue(1, 1), 0.25) == pytest.approx(250.5)
    assert quantile(Clue(2, 3), 0.5) == pytest.approx(500.5)
    # The last of two draws lies below the year x with the chance (x/1000)².
    assert quantile(Clue(2, 2), 0.25) == pytest.approx(500.5)
    beliefs = invent("1", 10, clues=False).beliefs()
    assert {(belief.first, belief.last) for belief in beliefs.values()} == {(500.5, 500.5)}
    assert all(belief.sd == pytest.approx(LAST_YEAR / 12**0.5) for belief in beliefs.values())
    with pytest.raises(ValueError, match="1 to 400"):
        invent("1", 0, clues=True)


def test_the_sample_does_not_depend_on_other_cards() -> None:
    cards = [f"c{number}" for number in range(50)]
    assert sample(cards, 10, "1") == sample(cards[::-1], 10, "1") != sample(cards, 10, "2")
    assert Tally() == totals([]).sum.__class__()
