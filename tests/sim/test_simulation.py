"""Simulations: the same whoever works on them, honest about what they know, refused where they cannot be."""

from __future__ import annotations

import csv
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kronika.errors import KronikaError, SetupError, UsageError
from kronika.sim.batches import Counts, count, play_batch
from kronika.sim.families import add
from kronika.sim.page import page
from kronika.sim.report import report_lines
from kronika.sim.result import Result
from kronika.sim.rows import FIELDS, open_rows
from kronika.sim.setting import Setting, make_setting
from kronika.sim.simulation import simulate
from kronika.sim.tables import games_needed, share_up_to, wilson
from tests.sim.agreeing import Case, cards_of

WORLD = cards_of(Case("timeline-polska", "world", 4))


def setting_of(**more: Any) -> Setting:
    return make_setting(
        "timeline-polska", WORLD, **({"players": 4, "levels": ("good", "fair", "good", "sharp")} | more)
    )


@pytest.fixture(scope="module")
def result() -> Result:
    return simulate(setting_of(), 20_000)


def same(one: Result, other: Result) -> bool:
    return all(np.array_equal(a, b) if isinstance(a, np.ndarray) else a == b for a, b in zip(one, other, strict=True))


def test_threads_and_processes_find_the_same(result: Result) -> None:
    assert same(simulate(setting_of(), 20_000, workers=3), result)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        assert same(simulate(setting_of(), 20_000, workers=2, executor=pool), result)


def test_a_game_is_the_same_in_whatever_batch_it_is_played() -> None:
    setting = setting_of()
    whole = play_batch(setting, 0, 300).games
    parts = [play_batch(setting, start, 100).games for start in (200, 0, 100)]
    assert np.array_equal(np.concatenate([parts[1], parts[2], parts[0]]), whole)


def test_another_seed_is_other_games() -> None:
    assert not np.array_equal(play_batch(setting_of(seed="2"), 0, 50).games, play_batch(setting_of(), 0, 50).games)


def test_counts_of_two_batches_add_up() -> None:
    setting = setting_of()
    parts = [count(setting, play_batch(setting, start, 50)) for start in (0, 50)]
    whole = count(setting, play_batch(setting, 0, 100))
    assert all(np.array_equal(a, b) for a, b in zip(add(*parts), whole, strict=True))


def test_every_figure_is_of_the_same_games(result: Result) -> None:
    assert result.games == result.finished == 20_000
    assert result.seats["wins"].sum() + result.shared == result.games
    for table in (result.moves, result.rounds, result.tie_breaks, result.reshuffles):
        assert table["games"].sum() == result.games
    tried = (result.moves["moves"] * result.moves["games"]).sum()
    for table in (result.cards, result.line, result.levels):
        assert table["tried"].sum() == tried
        assert table["tried"].sum() - table["right"].sum() == result.misplaced
        assert ((table["low"] <= table["chance"]) & (table["chance"] <= table["high"])).all()


def test_people_who_know_more_place_better_and_the_report_says_how_many_they_are() -> None:
    levels = ("child", "pupil", "adult", "enthusiast", "historian")
    half = dict(sorted(WORLD.items())[::2])
    told = simulate(make_setting("timeline-polska", half, players=5, levels=levels), 3_000)
    assert (np.diff(told.levels["chance"]) > 0).all()
    assert any(line.startswith("people: 363 of a level") for line in report_lines(told, 20))


def test_who_knows_more_places_better_and_wins_more(result: Result) -> None:
    shares = dict(zip(result.levels["level"], result.levels["chance"], strict=True))
    assert shares["sharp"] > shares["good"] > shares["fair"]
    assert result.seats["wins"].argmax() == 3
    assert result.seats["wins"].argmin() == 1


def test_the_first_cards_are_easier_than_the_later_ones(result: Result) -> None:
    own = result.line[result.line["level"] == "good"]
    assert own["chance"][own["cards"] == 2][0] > own["chance"][own["cards"] == 20][0] + 0.05


def test_levels_of_the_engine_s_own_games_agree() -> None:
    """The kernel's belief errors have another source than the bots', and the same distribution."""
    from kronika.decks import bundled_decks, load_deck
    from kronika.sim import difficulty_of

    engine = difficulty_of(load_deck(bundled_decks()["world"]), 40).right
    for level, share in engine.items():
        told = simulate(setting_of(levels=(level,)), 4_000).levels["chance"][0]
        assert abs(told - share) < 0.05


def test_rows_are_a_game_each_in_order(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    setting = setting_of()
    with open_rows(tmp_path / "games.csv", tmp_path / "games.parquet") as rows:
        simulate(setting, 5_000, workers=2, rows=rows)
    with (tmp_path / "games.csv").open(encoding="ascii") as file:
        listed = list(csv.DictReader(file))
    games = play_batch(setting, 0, 5_000).games
    assert [int(row["game"]) for row in listed] == list(range(5_000))
    kept = parquet.read_table(tmp_path / "games.parquet")
    assert tuple(kept.column_names) == FIELDS
    for name in FIELDS[1:]:
        assert [int(row[name]) for row in listed] == games[name].astype(int).tolist()
        assert kept[name].to_pylist() == games[name].tolist()


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path, result: Result) -> None:
    kept = tmp_path / "kept.npz"

    def interrupted(done: int, games: int) -> None:
        if done >= games / 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(setting_of(), 20_000, progress=interrupted, checkpoint=kept)
    heard: list[int] = []
    told = simulate(setting_of(), 20_000, workers=2, progress=lambda done, _: heard.append(done), checkpoint=kept)
    assert same(told, result)
    assert heard[0] > 8_000
    with pytest.raises(UsageError, match="belongs to another simulation"):
        simulate(setting_of(seed="2"), 20_000, checkpoint=kept)
    with pytest.raises(UsageError, match="20,000 games already"):
        simulate(setting_of(), 10_000, checkpoint=kept)
    kept.write_bytes(b"nothing of the kind")
    with pytest.raises(UsageError, match="is no checkpoint"):
        simulate(setting_of(), 20_000, checkpoint=kept)


def test_many_cards_can_be_played() -> None:
    cards = {f"d/{n:05}": {"title": f"Event {n}", "date": str(1 + n % 2000)} for n in range(10_000)}
    setting = make_setting("timeline-russia", cards, players=8, hands=(1_200,) * 8)
    games = play_batch(setting, 0, 1).games
    assert games["line"][0] > 200


@pytest.mark.parametrize(
    ("more", "kind", "words"),
    [
        ({"players": 9}, UsageError, "2 to 8 players, not 9"),
        ({"players": 1}, UsageError, "2 to 8 players, not 1"),
        ({"levels": ("genius",)}, UsageError, "levels are sharp, good, fair, child"),
        ({"levels": ("good", "fair")}, UsageError, "2 levels for 4 players"),
        ({"options": {"hand": 60}}, SetupError, "deal smaller hands or take a larger deck"),
        ({"options": {"hand": 0}}, SetupError, "whole number from 1"),
        ({"options": {"misplaced": "moon"}}, SetupError, "discard, box, insert"),
        ({"options": {"penalty": 1}}, SetupError, "no option 'penalty'"),
        ({"hands": (4, 4)}, UsageError, "2 hands for 4 players"),
        ({"first": 4}, SetupError, "a seat from 0 to 3"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(more: dict[str, Any], kind: type[KronikaError], words: str) -> None:
    with pytest.raises(kind, match=words):
        setting_of(**more)


def test_a_ruleset_without_a_kernel_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.sim.setting.GAMES", ("timeline-polska",))
    with pytest.raises(UsageError, match="twist-coop cannot be simulated yet"):
        make_setting("twist-coop", WORLD, players=4)


@pytest.mark.parametrize("games", [0, -1, 10**13])
def test_no_games_are_refused(games: int) -> None:
    with pytest.raises(UsageError, match="cannot be simulated"):
        simulate(setting_of(), games)


def test_intervals_are_wilson_s() -> None:
    """Figures of the textbook: 10 of 20, and none and all of 10."""
    low, high = wilson(np.array([10, 0, 10]), np.array([20, 10, 10]))
    assert low == pytest.approx([0.2993, 0.0, 0.7225], abs=1e-4)
    assert high == pytest.approx([0.7007, 0.2775, 1.0], abs=1e-4)
    assert [a.tolist() for a in wilson(np.array([0]), np.array([0]))] == [[0.0], [1.0]]
    assert games_needed(0.5, 0.01) == 9604


def test_a_median_is_the_middle_game(result: Result) -> None:
    moves = play_batch(setting_of(), 0, 20_000).games["moves"]
    assert share_up_to(result.moves, 0.5) == np.sort(moves)[9_999]


def test_the_report_names_its_seed_and_what_it_does_not_know(result: Result) -> None:
    text = "\n".join(report_lines(result, 20))
    for words in ("20,000 games of 4 players with 220 cards", "seed 1", "hand 5", "720,274 games", "tie-breaks"):
        assert words in text
    assert text.count("\n  seat ") == 4


def test_the_page_loads_nothing_and_escapes_titles() -> None:
    cards = WORLD | {min(WORLD): {"title": "<script>alert(1)</script>", "date": "1066"}}
    told = simulate(make_setting("timeline-polska", cards, players=2), 300)
    text = page(told, 20)
    assert text.count("<svg") == 5
    assert "<script" not in text
    assert 'href="http' not in text.replace('href="#', "")
    assert page(told, 20) == text


def test_unfinished_games_are_counted_as_such() -> None:
    setting = setting_of(longest=20)
    told = simulate(setting, 500)
    assert told.finished < told.games == 500
    games = play_batch(setting, 0, 500).games
    assert (games["winner"][~games["finished"]] == -1).all()
    assert any("unfinished" in line for line in report_lines(told, 20))
    assert isinstance(count(setting, play_batch(setting, 0, 1)), Counts)
