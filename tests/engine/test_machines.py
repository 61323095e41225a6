"""Any game of any edition, played in any way: what must be true after every step is true.

One Hypothesis state machine for each edition. A step is a move, a refused move, a take-back, a copy, a record written
and read, or a restart from the position as it lies. Each edition takes 280 runs of up to 50 steps, and the test counts
them: at least 10,000 an edition.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import reduce
from itertools import pairwise
from typing import Any, get_args

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from kronika.engine import Game, load_record, read_record, record_lines, state_line
from kronika.errors import IllegalMove
from kronika.table import Event, Move, Table, evolve, fold
from tests.strategies import (
    ALL_MOVES,
    EDITIONS,
    as_before,
    candidates,
    certainly_in_order,
    corrections,
    knowing_move,
    malformed,
    position_header,
    read_header_line,
    setups,
)

RUNS, STEPS_A_RUN, LEAST_STEPS = 280, 50, 10_000
LONGEST_GAME = 20_000
"""Moves; no random game of these sizes comes near it."""

CODE = re.compile(r"move\.[a-z-]+")
CLAUSES = re.compile(r"((RU|CZ|PL|TC|TV|AD)-\d\d|[GTCD]\d\d)( ((RU|CZ|PL|TC|TV|AD)-\d\d|[GTCD]\d\d))*")
MALFORMED = ("move.unknown", "move.wrong-type")
numbers = st.integers(0, 2**16 - 1)


def record_of(game: Game) -> bytes:
    return "".join(line + "\n" for line in record_lines(game)).encode()


def everything(game: Game) -> tuple[Any, ...]:
    """All that a move could change."""
    return (state_line(game), tuple(game.events()), record_of(game), game.table, len(game.turns), game.shuffles_made)


def zones(t: Table) -> list[str]:
    """The cards of all zones, one after the other."""
    rows = (*t.hands, t.pile, t.discard, t.box, t.line, *t.lower, *t.upper)
    return [card for row in rows for card in row]


def refused(game: Game, move: Any) -> IllegalMove:
    """The refusal of a move that must be refused, with all that a refusal owes."""
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    error = caught.value
    assert CODE.fullmatch(error.code), error.code
    if error.code in MALFORMED:
        assert error.clause == "", "no rule is needed to say that it is no move"
    else:
        assert CLAUSES.fullmatch(error.clause), error.clause
        assert error.message.endswith(f"[{error.clause}]")
    assert len(error.message) > len(error.clause) + 12, "a refusal says what is wrong and what would be right"
    return error


class EveryGame(RuleBasedStateMachine):
    """A game and everything that can be done to it; `edition` is set by a subclass for each edition."""

    edition: str
    steps: Counter[str]

    game: Game
    folded: Table

    @initialize(data=st.data())
    def deal(self, data: st.DataObject) -> None:
        self.game = data.draw(setups(self.edition)).start()
        self.cards = sorted(self.game.start.deck.fronts)
        self.folded = fold(self.game.opening)
        self.steps["deal"] += 1

    def played(self, move: Move) -> tuple[Event, ...]:
        before, moves_made = self.game.table, self.game.moves_made
        events = self.game.play(move)
        assert events, "a move is at least one event"
        assert self.game.moves_made == moves_made + 1
        assert self.game.table is not before
        self.folded = reduce(evolve, events, self.folded)
        return events

    # Steps

    @precondition(lambda self: not self.game.over)
    @rule(number=numbers)
    def play_any_legal_move(self, number: int) -> None:
        self.steps["any legal move"] += 1
        moves = self.game.legal_moves().moves
        self.played(moves[number % len(moves)])

    @precondition(lambda self: not self.game.over)
    @rule(number=numbers)
    def play_knowing_the_dates(self, number: int) -> None:
        self.steps["knowing move"] += 1
        self.played(knowing_move(self.game, random.Random(number)))

    @precondition(lambda self: not self.game.over and self.game.legal_moves().correction != "none")
    @rule(number=numbers)
    def play_after_a_correction(self, number: int) -> None:
        self.steps["corrected move"] += 1
        rng = random.Random(number)
        legal = self.game.legal_moves()
        for move in corrections(self.game, rng.choice(legal.moves), rng):
            if self.game.refusal(move) is None:
                self.played(move)
                return
            assert legal.correction == "one", "a free correction may be any order of the chain"
            refused(self.game, move)

    @rule(number=numbers)
    def try_what_is_not_legal(self, number: int) -> None:
        self.steps["refused moves"] += 1
        game, rng = self.game, random.Random(number)
        before = everything(game)
        for move in malformed(game, rng):
            assert refused(game, move).code in MALFORMED
        legal = set(game.legal_moves().moves)
        some = rng.sample(self.cards, min(4, len(self.cards)))
        wrong = [move for move in candidates(game, some) if move not in legal]
        for move in rng.sample(wrong, min(8, len(wrong))):
            error = refused(game, move)
            if game.over:
                assert error.code == "move.game-over"
            elif move.seat != game.table.turn:
                assert error.code == "move.not-your-turn"
        assert everything(game) == before, "a refused move changes nothing"

    @rule()
    def ask_what_is_legal(self) -> None:
        self.steps["survey"] += 1
        game = self.game
        legal = game.legal_moves().moves
        assert len(set(legal)) == len(legal)
        hand = game.table.hands[game.table.turn] if game.table.turn is not None else ()
        some = [*hand, *(card for card in self.cards[:5] if card not in hand)]
        allowed = {move for move in candidates(game, some) if game.refusal(move) is None}
        assert allowed == set(legal)

    @precondition(lambda self: self.game.turns)
    @rule(number=numbers)
    def take_back_and_play_again(self, number: int) -> None:
        self.steps["undo and redo"] += 1
        game = self.game
        before, made = everything(game), len(game.turns)
        moves = 1 + number % len(game.turns)
        taken = game.turns[-moves:]
        game.undo(moves)
        assert game.moves_made == len(game.turns) == made - moves
        for turn in taken:
            assert game.play(turn.move, shuffle=as_before(turn.shuffles)) == turn.events
            assert game.turns[-1].shuffles == turn.shuffles
        assert everything(game) == before

    @precondition(lambda self: not self.game.over)
    @rule(number=numbers)
    def play_on_a_copy(self, number: int) -> None:
        self.steps["copy"] += 1
        game, rng = self.game, random.Random(number)
        before = everything(game)
        copy = game.clone()
        assert everything(copy) == before
        move = rng.choice(game.legal_moves().moves)
        copy.play(move)
        assert everything(game) == before, "a copy is independent of the game"
        after = everything(copy)
        self.played(move)
        assert everything(game) == after, "the same move does the same on both"
        if game.turns:
            game.undo()
            assert everything(copy) == after, "the game is independent of its copy"
        self.folded = game.table

    @rule()
    def write_and_read_a_record(self) -> None:
        self.steps["record"] += 1
        written = record_of(self.game)
        states = [state_line(game) for game in read_record(written.splitlines(keepends=True))]
        read = load_record(written.splitlines(keepends=True))
        assert record_of(read) == written
        assert states[-1] == state_line(self.game) == state_line(read)
        assert read.table == self.game.table
        assert tuple(read.events()) == tuple(self.game.events())
        assert len(states) >= self.game.moves_made + 1

    @precondition(lambda self: not self.game.over)
    @rule(number=numbers)
    def start_again_from_the_position(self, number: int) -> None:
        """A game laid out as this one lies goes on as this one would."""
        self.steps["position"] += 1
        rng = random.Random(number)
        old, laid = self.game.clone(), read_header_line(position_header(self.game))
        assert same_but_for_the_last_move(old, laid)
        here = laid.clone()
        for _ in range(5):
            if old.over:
                break
            move = rng.choice(old.legal_moves().moves)
            old.play(move)
            laid.play(move, shuffle=as_before(old.turns[-1].shuffles))
            assert same_but_for_the_move(old, laid)
        self.game, self.folded = here, here.table

    @precondition(lambda self: self.game.over)
    @rule(data=st.data())
    def sit_down_to_another(self, data: st.DataObject) -> None:
        self.deal(data)

    # What is true after each of them

    @invariant()
    def every_card_lies_in_one_zone(self) -> None:
        assert sorted(zones(self.game.table)) == self.cards

    @invariant()
    def the_row_is_in_order(self) -> None:
        t, dates = self.game.table, self.game.dates
        shown = set(t.open_cards)
        assert certainly_in_order([dates[card] for card in t.line if card in shown])
        years = [dates[stack[0]].first for stack in t.lower]
        assert all(one < other for one, other in pairwise(years))
        for stack in (*t.lower, *t.upper):
            assert len({dates[card] for card in stack}) <= 1
        for gap, stack in enumerate(t.upper):
            assert not stack or years[gap] < dates[stack[0]].first < years[gap + 1]

    @invariant()
    def the_events_tell_the_whole_story(self) -> None:
        assert self.folded == self.game.table

    @invariant()
    def the_table_makes_sense(self) -> None:
        game, t = self.game, self.game.table
        assert len(set(t.open_cards)) == len(t.open_cards)
        assert not set(t.open_cards) & {*t.pile, *(card for hand in t.hands for card in hand)}, (
            "hands and pile lie face down"
        )
        assert game.over == (t.turn is None) == (t.outcome is not None) == (not game.legal_moves().moves)
        assert t.turn is None or (t.hands[t.turn] and t.turn in t.active)
        assert list(t.active) == sorted(set(t.active))
        assert list(t.acted) == sorted(set(t.acted))
        assert set(t.acted) <= set(t.active) <= set(range(len(t.hands)))
        for seat, aside in enumerate(t.aside):
            assert set(aside) <= set(t.hands[seat])

    def teardown(self) -> None:
        """However it was played so far: it ends, and its events still fold into its table."""
        if not hasattr(self, "game"):
            return
        game, rng = self.game, random.Random(len(self.game.turns))
        while not game.over:
            game.play(rng.choice(game.legal_moves().moves))
            assert game.moves_made < LONGEST_GAME, "the game does not end"
        assert fold(game.events()) == game.table
        assert record_of(load_record(record_of(game).splitlines(keepends=True))) == record_of(game)


LAST_MOVE_ONLY = ("move", "correct", "verdict")
"""Keys of the state that tell of the move just made, which a position leaves out."""


def same_but_for_the_last_move(one: Game, other: Game) -> bool:
    states = [{key: value for key, value in game.state().items() if key not in LAST_MOVE_ONLY} for game in (one, other)]
    return states[0] == states[1]


def same_but_for_the_move(one: Game, other: Game) -> bool:
    return one.state() | {"move": 0} == other.state() | {"move": 0}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_game_of(edition: str) -> None:
    counted: Counter[str] = Counter()
    machine = type(f"EveryGameOf_{edition}", (EveryGame,), {"edition": edition, "steps": counted})
    runs = settings(max_examples=RUNS, stateful_step_count=STEPS_A_RUN)
    run_state_machine_as_test(machine, settings=runs)
    assert counted.total() >= LEAST_STEPS, f"only {counted.total()} steps: {counted}"
    for step in (
        "any legal move",
        "knowing move",
        "refused moves",
        "survey",
        "undo and redo",
        "copy",
        "record",
        "position",
    ):
        assert counted[step] >= 200, f"{step} hardly ever happened: {counted}"


def test_all_kinds_of_moves_are_known() -> None:
    assert set(ALL_MOVES) == set(get_args(Move))
