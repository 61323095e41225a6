"""What every ruleset owes, asked of each edition that is found; a new one is told in sentences what it still lacks."""

from __future__ import annotations

import inspect
import itertools
import os
import random
import re
import subprocess
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.engine import Edition, Game, Option, edition, load_record, read_record, record_lines, state_line
from kronika.engine.registry import Ruleset, ruleset
from kronika.errors import IllegalMove
from kronika.rules.anno_domini import at_most_one_moved
from tests.engine.make_golden import GOLDEN, files, games
from tests.strategies import EDITIONS, candidates, corrections, knowing_move, setups

ROOT = Path(__file__).resolve().parents[2]
CLAUSES = ROOT.parent / "shared" / "spec" / "clauses.md"
POSITION_KINDS = {"zone", "stacks", "cards by seat", "seats", "seat or null", "bool", "count", "direction"}
COMMON_STATE = ("move", "turn", "round", "hands", "pile", "discard", "box")
RESULTS = ({"winners"}, {"score", "rank"})
MOST_MOVES = {"random": 20_000, "knowing": 400}
"""Moves after which a game must be over, whoever plays. Random games of these sizes take some hundreds at most."""


# What a module offers


def what_is_lacking(id: str, rules: Any, golden: set[str]) -> list[str]:
    """Sentences that say what a ruleset's module, or its place among the tests, still lacks."""
    lacks: list[str] = []
    for name, promised in vars(Ruleset).items():
        if name.startswith("_") or not inspect.isfunction(promised):
            continue
        function = getattr(rules, name, None)
        wanted = list(inspect.signature(promised).parameters)[1:]
        if not callable(function):
            lacks.append(f"a function {name}({', '.join(wanted)})")
        elif list(inspect.signature(function).parameters) != wanted:
            lacks.append(f"{name} that takes {', '.join(wanted)}, by these names")
    box = getattr(rules, "EDITIONS", {}).get(id)
    if not isinstance(box, Edition):
        lacks.append(f"an Edition {id!r} in EDITIONS")
    else:
        lacks += [f"an Edition with a right {wrong}" for wrong in wrong_fields(id, box)]
    moves = getattr(rules, "MOVES", None) or {}
    if not moves:
        lacks.append("MOVES: the kinds of moves by the names that records use")
    for name, kind in moves.items():
        if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
            lacks.append(f"a msgspec.Struct for the move {name}")
        elif not kind.__struct_config__.tag or not kind.__struct_config__.frozen:
            lacks.append(f"a frozen Struct with a tag for the move {name}")
        elif msgspec.structs.fields(kind)[0].name != "seat":
            lacks.append(f"a seat as the first field of the move {name}")
    position = getattr(rules, "POSITION", None)
    if not isinstance(position, dict):
        lacks.append("POSITION: the kinds of its own keys of a position")
    elif strange := set(position.values()) - POSITION_KINDS:
        lacks.append(f"POSITION with kinds that engine.header can read; it cannot read {', '.join(sorted(strange))}")
    if not (getattr(rules, "__doc__", None) or "").strip():
        lacks.append("a first line that says in a player's words what the game is")
    for number in (1, 2):
        for ending in ("kronika", "states"):
            if f"{id}-{number}.{ending}.jsonl" not in golden:
                lacks.append(f"a golden file {id}-{number}.{ending}.jsonl: run python tests/engine/make_golden.py {id}")
    return lacks


def wrong_fields(id: str, box: Edition) -> Iterator[str]:
    """The fields of an Edition that cannot be so."""
    if box.id != id:
        yield "id"
    if not box.title:
        yield "title"
    if not re.fullmatch(r"[A-Z]{2}", box.prefix):
        yield "prefix (two capital letters)"
    if not 1 <= box.players[0] <= box.players[1]:
        yield "players (fewest, most)"
    if box.begins not in ("youngest", "oldest", "owner"):
        yield "begins"
    for option in box.options:
        if not option.meaning or not option.clauses:
            yield f"option {option.name} (what it means, and the clauses)"
        if (option.minimum is None) == (not option.choices):
            yield f"option {option.name} (either a minimum or choices)"
        if option.default is not None and option.choices and option.default not in option.choices:
            yield f"option {option.name} (a default among its choices)"


def golden_files() -> set[str]:
    return {path.name for path in GOLDEN.glob("*.jsonl")}


@pytest.mark.parametrize("id", EDITIONS)
def test_a_ruleset_offers_everything(id: str) -> None:
    lacks = what_is_lacking(id, ruleset(id), golden_files())
    assert not lacks, f"{id} lacks:\n- " + "\n- ".join(lacks)


def test_a_bare_ruleset_is_told_everything_that_it_lacks() -> None:
    bare = types.ModuleType("bare")
    lacks = what_is_lacking("bare", bare, set())
    for word in (
        "params",
        "deal",
        "position",
        "legal_moves",
        "refusal",
        "apply",
        "state",
        "Edition",
        "MOVES",
        "golden",
    ):
        assert any(word in sentence for sentence in lacks), word


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"legal_moves": lambda **kept: [kept]}, "legal_moves"),
        ({"MOVES": {"place": dict}}, "msgspec.Struct"),
        ({"MOVES": {}}, "MOVES"),
        ({"POSITION": {"river": "kind of river"}}, "kind of river"),
        ({"__doc__": ""}, "first line"),
    ],
)
def test_a_ruleset_with_one_fault_is_told_that_one(change: dict[str, Any], word: str) -> None:
    id = EDITIONS[0]
    faulty = types.SimpleNamespace(**vars(ruleset(id)) | change)
    assert not what_is_lacking(id, ruleset(id), golden_files())
    lacks = what_is_lacking(id, faulty, golden_files())
    assert len(lacks) == 1
    assert word in lacks[0]


@pytest.mark.parametrize(
    "change",
    [
        {"id": "another"},
        {"title": ""},
        {"prefix": "r"},
        {"players": (3, 2)},
        {"begins": "tallest"},
        {"options": (Option("hand", "", "cards", 4, minimum=1),)},
        {"options": (Option("hand", "RU-07", "cards", 4),)},
        {"options": (Option("how", "RU-07", "how", "so", choices=("thus",)),)},
    ],
)
def test_an_edition_that_cannot_be_so_is_told(change: dict[str, Any]) -> None:
    box = edition(EDITIONS[0])
    assert list(wrong_fields(box.id, box)) == []
    assert len(list(wrong_fields(box.id, msgspec.structs.replace(box, **change)))) == 1


# What it says of a game


@pytest.mark.parametrize("id", EDITIONS)
@settings(max_examples=25)
@given(data=st.data())
def test_its_state_has_the_keys_of_records(id: str, data: st.DataObject) -> None:
    game = data.draw(setups(id)).start()
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    seen: list[set[str]] = []
    while not game.over:
        state = game.state()
        assert tuple(state)[: len(COMMON_STATE)] == COMMON_STATE
        assert set(game.rules.POSITION) <= set(state)
        results = {key for key in state if key in ("winners", "score", "rank")}
        assert results in RESULTS
        assert all(state[key] is None for key in results)
        seen.append(set(state))
        game.play(rng.choice(game.legal_moves().moves))
    assert all(keys == set(game.state()) for keys in seen)
    assert all(game.state()[key] is not None for key in results)
    assert game.state()["turn"] is None


@pytest.mark.parametrize("id", EDITIONS)
@settings(max_examples=40)
@given(data=st.data())
def test_legal_moves_are_all_that_is_not_refused(id: str, data: st.DataObject) -> None:
    """Every candidate there is: each seat, each card of the deck, each gap, and some that are none."""
    game = data.draw(setups(id)).start()
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(0, 40))):
        if not game.over:
            game.play(rng.choice(game.legal_moves().moves))
    legal = game.legal_moves()
    assert legal == game.legal_moves(), "asked twice, the same moves in the same order"
    assert len(set(legal.moves)) == len(legal.moves)
    assert {move for move in candidates(game) if game.refusal(move) is None} == set(legal.moves)
    for move in legal.moves:
        game.clone().play(move)
    assert legal.correction in ("free", "one", "none")
    for move in legal.moves[:3]:
        for corrected in corrections(game, move, rng):
            assert (game.refusal(corrected) is None) == is_allowed(legal.correction, game.table.line, corrected)


def is_allowed(correction: str, line: tuple[str, ...], move: Any) -> bool:
    """Whether the correction goes no further than the game allows, found by trying every way to move one card (D06)."""
    if correction != "one":
        return correction == "free"
    ways = {line}
    for at, card in enumerate(line):
        rest = line[:at] + line[at + 1 :]
        ways |= {(*rest[:to], card, *rest[to:]) for to in range(len(line))}
    return move.chain in ways


@pytest.mark.parametrize("length", range(6))
def test_one_card_moved_is_what_it_says(length: int) -> None:
    """All orders of short chains: the rule `one` allows exactly those that one moved card makes, or none."""
    line = tuple("abcdef"[:length])
    for order in itertools.permutations(line):
        move = types.SimpleNamespace(chain=order)
        assert at_most_one_moved(line, order) == is_allowed("one", line, move)


@pytest.mark.parametrize("id", EDITIONS)
@settings(max_examples=25)
@given(data=st.data())
def test_a_refusal_cites_the_edition_s_own_book_or_a_ruling(id: str, data: st.DataObject) -> None:
    """Whoever plays from one rulebook is not sent to another for the reason."""
    game = data.draw(setups(id)).start()
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(0, 20))):
        if not game.over:
            game.play(rng.choice(game.legal_moves().moves))
    prefix = edition(id).prefix
    some = list(game.start.deck.fronts)[:5] + [card for hand in game.table.hands for card in hand[:1]]
    for wrong in filter(None, map(game.refusal, candidates(game, some))):
        assert wrong.clause, wrong.code
        cited = wrong.clause.split()
        assert any(one.startswith(f"{prefix}-") or re.fullmatch(r"[GTCD]\d\d", one) for one in cited), (
            f"{wrong.code} of {id} cites {wrong.clause}, no {prefix} clause and no ruling"
        )


@pytest.mark.parametrize("id", EDITIONS)
def test_a_number_longer_than_can_be_printed_is_refused(id: str) -> None:
    """Python will not print a number of 5000 digits, and a refusal must not try."""
    for _, finished in games(id):
        game = finished.clone()
        game.undo(game.moves_made)
        move = game.legal_moves().moves[0]
        for field in msgspec.structs.fields(type(move)):
            if type(getattr(move, field.name)) is int:
                with pytest.raises(IllegalMove):
                    game.play(msgspec.structs.replace(move, **{field.name: 10**5000}))


def test_cited_clauses_exist() -> None:
    if not CLAUSES.exists():
        pytest.skip("the list of clauses is not beside this checkout")
    known = set(re.findall(r"^\| ([A-Z]{2}-\d\d) \|", CLAUSES.read_text("utf-8"), re.M))
    known |= set(re.findall(r"^\*\*([GTCD]\d\d) ", CLAUSES.read_text("utf-8"), re.M))
    assert len(known) > 250
    cited: set[str] = set()
    for id in EDITIONS:
        for _, finished in games(id):
            game = finished.clone()
            while True:
                for move in candidates(game, list(game.start.deck.fronts)[:6]):
                    wrong = game.refusal(move)
                    cited |= set(wrong.clause.split()) if wrong else set()
                if not game.turns:
                    break
                game.undo(min(3, len(game.turns)))
        for option in edition(id).options:
            cited |= set(option.clauses.split())
    assert cited
    assert cited <= known


@pytest.mark.parametrize("id", EDITIONS)
@settings(max_examples=30)
@given(data=st.data())
def test_games_end(id: str, data: st.DataObject) -> None:
    setup = data.draw(setups(id))
    seed = data.draw(st.integers(0, 2**32))
    for how, most in MOST_MOVES.items():
        game, rng = setup.start(), random.Random(seed)
        while not game.over:
            assert game.moves_made < most, f"{how} play does not come to an end"
            moves = game.legal_moves().moves
            game.play(rng.choice(moves) if how == "random" else knowing_move(game, rng, tries=10))
        assert game.table.outcome is not None
        with pytest.raises(IllegalMove, match="the game is over"):
            game.play(game.turns[-1].move) if game.turns else game.play(next(candidates(game)))


# The same again


@pytest.mark.parametrize("id", EDITIONS)
@settings(max_examples=20)
@given(data=st.data())
def test_the_same_seed_and_moves_give_the_same_game(id: str, data: st.DataObject) -> None:
    setup = data.draw(setups(id))
    seed = data.draw(st.integers(0, 2**32))

    def bytes_of_a_game() -> list[str]:
        game, rng = setup.start(), random.Random(seed)
        while not game.over:
            game.play(rng.choice(game.legal_moves().moves))
        return [*record_lines(game), *map(repr, game.events()), state_line(game)]

    assert bytes_of_a_game() == bytes_of_a_game()


ERROR_TEXTS = """
import json
from kronika.engine import Player, load_record, start
from kronika.errors import KronikaError
from tests.engine.make_golden import files
from tests.strategies import EDITIONS
for id in EDITIONS:
    for name, text in files(id):
        print(name, text)
    lines = dict(files(id))[f"{id}-1.kronika.jsonl"].encode().splitlines()
    header, move = json.loads(lines[0]), json.loads(lines[1])
    wrong = [{"kronika": 1}, header | {"seats": [{}]}, header | {"cards": {"a": {}}}, header | {"a": 1, "b": 2}]
    bad = [[json.dumps(one).encode()] for one in wrong]
    bad += [[lines[0], json.dumps(one).encode()] for one in ({}, {"move": move["move"]}, move | {"a": 1, "b": 2})]
    for record in bad:
        try:
            load_record(record)
        except KronikaError as error:
            print(error.code, error)
"""


def test_nothing_depends_on_the_order_of_sets() -> None:
    """Records, states and the texts of errors are the same in every process, whatever its hash seed."""
    outputs = [
        subprocess.run(
            [sys.executable, "-c", ERROR_TEXTS],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            capture_output=True,
            check=True,
        ).stdout.decode()
        for hash_seed in ("0", "1", "2", "3")
    ]
    assert len(outputs[0]) > 10_000
    assert set(outputs) == {outputs[0]}


# Golden games


@pytest.mark.parametrize("id", EDITIONS)
@pytest.mark.parametrize("number", [1, 2])
def test_a_golden_game_replays_to_the_byte(id: str, number: int) -> None:
    record = (GOLDEN / f"{id}-{number}.kronika.jsonl").read_bytes()
    states = (GOLDEN / f"{id}-{number}.states.jsonl").read_bytes()
    lines = record.splitlines(keepends=True)
    assert "".join(state_line(game) + "\n" for game in read_record(lines)).encode() == states
    game: Game = load_record(lines)
    assert game.over
    assert "".join(line + "\n" for line in record_lines(game)).encode() == record
    for turn in game.turns:
        assert turn.lines, "a turn that was read keeps its lines"


@pytest.mark.parametrize("id", EDITIONS)
def test_the_golden_games_are_what_the_script_makes(id: str) -> None:
    for name, text in files(id):
        assert (GOLDEN / name).read_bytes() == text.encode(), f"{name}: is the change meant? then make it anew"


def test_every_golden_file_belongs_to_an_edition() -> None:
    wanted = {f"{id}-{n}.{ending}.jsonl" for id in EDITIONS for n in (1, 2) for ending in ("kronika", "states")}
    assert golden_files() == wanted
