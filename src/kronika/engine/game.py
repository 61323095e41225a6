"""A game in play: deal it, ask what is legal, move, take back, look at what happened. Runs a ruleset over a table.

A move is judged once; what it did is a list of events, and the table is the fold of all events. Shuffles come from the
game's seed, or, when a record is replayed, from the record.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, islice
from typing import Any

import msgspec

from kronika.cards import CardId
from kronika.chance import ALGORITHM, shuffled
from kronika.engine.header import Start, make_header, read_header
from kronika.engine.lines import LineError, is_permutation, json_line, parse_line, parse_move
from kronika.errors import ChanceError, IllegalMove, SetupError
from kronika.rules._terms import Play, Player, Shuffle, Stakes, Standing
from kronika.table import Cards, Event, Move, Table
from kronika.table.events import Shuffled
from kronika.table.evolve import FOLDS, fold
from kronika.table.moves import is_well_formed

__all__ = ["Game", "LegalMoves", "Turn", "start"]

Shuffling = Callable[[Cards], Cards]


class Turn(msgspec.Struct, frozen=True, gc=False):
    """One move, the shuffles that it made needed, and what happened."""

    move: Move
    shuffles: tuple[Cards, ...]
    events: tuple[Event, ...]
    extra: Mapping[str, Any] | None = None
    """What is carried along with the move, under keys that begin with `x-`: a clock, a chat line, a belief."""
    lines: tuple[str, ...] = ()
    """The lines of the record that it was read from, without line ends; empty where it was played."""


class LegalMoves(msgspec.Struct, frozen=True, gc=False):
    """What the seat on turn may do.

    `correction` says how far the chain of Anno Domini may be put into another order first: `free`, `one` card, `none`.
    """

    moves: tuple[Move, ...]
    correction: str = "none"


def start(
    game: str,
    players: Iterable[Player],
    cards: Mapping[CardId, Mapping[str, Any]],
    *,
    seed: bytes | None = None,
    pile: Sequence[CardId] | None = None,
    position: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    first: int | None = None,
    extra: Mapping[str, Any] | None = None,
) -> Game:
    """Deal a new game: from a 16-byte seed, or from an explicit order of the pile, top card first, or both.

    `cards` maps ids to `{"title", "date", "front"?, "back"?}`; `position`, instead of a pile, is a state to start from,
    as docs/records.md says. Raises SetupError where the game cannot start so.
    """
    if seed is not None and (type(seed) is not bytes or len(seed) != 16):
        raise SetupError("setup.seed", "a seed is 16 bytes")
    if pile is None and position is None:
        if seed is None:
            raise SetupError("setup.chance", "a new game needs a seed, the order of the pile, or a position")
        pile = shuffled(sorted(cards), seed, 0)
    for key in extra or ():
        if not key.startswith("x-"):
            raise SetupError("setup.extra", f"extra keys of a header begin with x-, and {key!r} does not")
    if seed is not None:
        extra = dict(extra or {}) | {"x-chance": {"algorithm": ALGORITHM, "seed": seed.hex()}}
    try:
        header = make_header(game, players, cards, pile, position, options=options, first=first, extra=extra)
        # Read as a record would be, so that what is played can be written and read again, and nothing is shared.
        line = json_line(header)
        return Game(read_header(parse_line(line.encode()), line))
    except LineError as error:
        raise SetupError(error.code, error.reason) from None
    except UnicodeEncodeError:
        raise SetupError("record.lone-surrogate", "a text of the game holds half of a surrogate pair") from None


class Game:
    """A game from its deal on. `table` is omniscient; players get `kronika.engine.view.view_of(game)`.

    `history=False` forgets each turn once it is played, for reading records of any length in little memory.
    """

    __slots__ = (
        "correction",
        "dates",
        "history",
        "into_gaps",
        "kinds",
        "moves_made",
        "opening",
        "params",
        "result",
        "rules",
        "seed",
        "shuffles_made",
        "start",
        "table",
        "turns",
    )

    def __init__(self, start: Start, *, history: bool = True) -> None:
        self._take(start)
        self.history = history
        self.turns: list[Turn]
        self._deal()

    def _take(self, start: Start) -> None:
        self.start = start
        self.rules = start.rules
        self.params = start.params
        self.dates = start.dates
        self.kinds = {kind: name for name, kind in start.rules.MOVES.items()}
        self.correction = getattr(start.rules, "correction", None)
        self.into_gaps = getattr(start.rules, "INTO_GAPS", None)
        self.seed = _seed(start.header)

    def _deal(self) -> None:
        if self.start.pile is not None:
            play = self.rules.deal(self.params, self.start.pile)
        else:
            assert self.start.position is not None
            table, keys = self.start.position
            play = self.rules.position(table, keys, self.dates, self.params)
        self.table, self.opening, _ = _run(play, Table(), self._no_shuffle)
        self.turns = []
        self.moves_made = self.shuffles_made = 0
        self.result: str | None = None

    @property
    def over(self) -> bool:
        return self.table.turn is None

    def options(self) -> dict[str, int | str]:
        """The house rules in force, by name, those left at their defaults included."""
        return self.start.options

    def legal_moves(self) -> LegalMoves:
        """What the seat on turn may do; empty when the game is over."""
        return LegalMoves(tuple(self.rules.legal_moves(self.table, self.params)), self.correction_now())

    def correction_now(self) -> str:
        """How far the chain may be put into another order before a card is added."""
        return self.correction(self.table, self.params) if self.correction else "none"

    # What can be said of the table beside its moves, in the games that have a word for it.

    def standing(self) -> Standing | None:
        """How the team stands; None where there is no team."""
        of = getattr(self.rules, "standing", None)
        return of(self.table) if of else None

    def stakes(self) -> Stakes | None:
        """What a doubt would cost; None where nobody may doubt."""
        of = getattr(self.rules, "stakes", None)
        return of(self.table, self.params) if of else None

    def right_gaps(self, line: Sequence[CardId], card: CardId) -> tuple[int, ...] | None:
        """The gaps of this line in which the card would be right: omniscient. None without a timeline."""
        of = getattr(self.rules, "right_gaps", None)
        return of(line, card, self.dates) if of else None

    def wrong_pairs(self, chain: Sequence[CardId], most: int) -> tuple[tuple[int, int], ...]:
        """Pairs of places of this chain that are in the wrong order, so many at most: omniscient."""
        of = getattr(self.rules, "wrong_pairs", None)
        return tuple(islice(of(chain, self.dates), most)) if of else ()

    def move_name(self, move: Move) -> str:
        """What records call this kind of move."""
        return self.kinds[type(move)]

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why this move is not allowed now, or None."""
        if type(move) not in self.kinds:
            known = ", ".join(self.rules.MOVES)
            return IllegalMove("move.unknown", f"{self.start.edition.id} has no such move; its moves are {known}", "")
        if not is_well_formed(move):
            return IllegalMove("move.wrong-type", "seat and gap are whole numbers, cards are ids", "")
        return self.rules.refusal(self.table, move, self.params)

    def play(
        self, move: Move, *, extra: Mapping[str, Any] | None = None, shuffle: Shuffling | None = None
    ) -> tuple[Event, ...]:
        """Make the move and return what happened. A move that is refused raises IllegalMove and changes nothing.

        `extra` is carried along in the record, under keys that begin with `x-`. `shuffle` answers where the pile must
        be renewed, in place of the game's seed; where it answers with other cards, ChanceError, nothing is changed.
        """
        return self._play(move, _carried(extra) if extra else None, shuffle or self._shuffle, ())

    def play_judged(self, move: Move) -> tuple[Event, ...]:
        """Make a move of which `refusal` has said None, on the table as it still lies: it is not judged again."""
        return self._make(move, None, self._shuffle, ())

    def play_line(self, line: Mapping[str, Any]) -> tuple[Event, ...]:
        """Make the move that a player's message describes, in the form of a record's line, `x-` keys included."""
        if type(line) is not dict:
            raise IllegalMove("move.wrong-type", "a move is an object, such as a line of a record", "")
        try:
            move = parse_move(line, self.rules.MOVES)
        except LineError as error:
            raise IllegalMove(error.code, error.reason, "") from None
        return self.play(move, extra={key: value for key, value in line.items() if key.startswith("x-")} or None)

    def play_record(self, line: dict[str, Any], lines: list[str], shuffle: Shuffling) -> tuple[Event, ...]:
        """Make the move on a record's line; `lines` grows by the chance lines that `shuffle` takes, and is kept."""
        return self._play(parse_move(line, self.rules.MOVES), None, shuffle, lines)

    def _play(
        self,
        move: Move,
        extra: Mapping[str, Any] | None,
        shuffle: Shuffling,
        lines: Sequence[str],
    ) -> tuple[Event, ...]:
        wrong = self.refusal(move)
        if wrong is not None:
            raise wrong
        return self._make(move, extra, shuffle, lines)

    def _make(
        self,
        move: Move,
        extra: Mapping[str, Any] | None,
        shuffle: Shuffling,
        lines: Sequence[str],
    ) -> tuple[Event, ...]:
        play = self.rules.apply(self.table, move, self.dates, self.params)
        table, events, shuffles = _run(play, self.table, shuffle)
        # Nothing above has changed the game, so whatever failed has left it intact.
        self.table = table
        self.result = None
        self.moves_made += 1
        self.shuffles_made += len(shuffles)
        if self.history:
            self.turns.append(Turn(move, shuffles, events, extra, tuple(lines)))
        return events

    def events(self) -> Iterable[Event]:
        """Everything that has happened since the empty table; its fold is `table`."""
        self.needs_history()
        return chain(self.opening, *(turn.events for turn in self.turns))

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves by replaying the others with the shuffles that they had.

        What is shuffled after that comes out as it did the first time: the same game again.
        """
        self.needs_history()
        if not 0 <= moves <= len(self.turns):
            raise ValueError(f"there are {len(self.turns)} moves to take back, not {moves}")
        kept = self.turns[: len(self.turns) - moves]
        self._deal()
        for turn in kept:
            order = iter(turn.shuffles)
            self._play(turn.move, turn.extra, lambda _, order=order: next(order), turn.lines)  # type: ignore[misc]

    def needs_history(self) -> None:
        """Raises ValueError where the game has not kept its turns."""
        if not self.history:
            raise ValueError("this game keeps no history")

    def clone(self) -> Game:
        """The same game, to be played on independently."""
        twin = object.__new__(Game)
        twin.__setstate__(self.__getstate__())
        return twin

    __copy__ = clone

    def __getstate__(self) -> dict[str, Any]:
        kept = ("start", "history", "table", "opening", "moves_made", "shuffles_made", "result")
        return {name: getattr(self, name) for name in kept} | {"turns": list(self.turns)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._take(state["start"])
        for name, value in state.items():
            setattr(self, name, value)

    def state(self) -> dict[str, Any]:
        """The omniscient state as records.md writes it out, keys in that order."""
        t = self.table
        common = {"move": self.moves_made, "turn": t.turn, "round": t.round}
        zones = {"hands": t.hands, "pile": t.pile, "discard": t.discard, "box": t.box}
        return common | zones | self.rules.state(t)

    def _shuffle(self, cards: Cards) -> Cards:
        if self.seed is None:
            # A game without a seed takes one from how its cards lay at the start, so that no move fails for want of
            # one: a failure after the judging would tell what the judging found. Ids alone, for dates would tell, too.
            self.seed = hashlib.sha256(msgspec.json.encode(fold(self.opening))).digest()[:16]
        # Number 0 was the deal; a resumed record goes on with the number it had reached.
        return shuffled(cards, self.seed, 1 + self.shuffles_made)

    @staticmethod
    def _no_shuffle(cards: Cards) -> Cards:
        raise AssertionError(f"a deal never reshuffles, but {len(cards)} cards were to be")


def _run(play: Play, table: Table, shuffle: Shuffling) -> tuple[Table, tuple[Event, ...], tuple[Cards, ...]]:
    """Drive a turn to its end: fold each event and hand the table back to the rules."""
    events: list[Event] = []
    shuffles: tuple[Cards, ...] = ()
    send = play.send
    event = next(play)
    while True:
        if type(event) is Shuffle:
            pile = tuple(shuffle(event.cards))
            if not is_permutation(pile, event.cards):
                raise ChanceError("chance.other-cards", "a shuffle gave other cards than it was given")
            shuffles += (pile,)
            event = Shuffled(event.zone, pile)
        # `evolve`, without a call of its own: this line runs for every event.
        table = FOLDS[type(event)](table, event)
        events.append(event)  # type: ignore[arg-type]
        try:
            event = send(table)
        except StopIteration:
            return table, tuple(events), shuffles


def _carried(extra: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a move carries along, as a record will give it back; raises IllegalMove where no record could hold it."""
    try:
        if all(key.startswith("x-") for key in extra):
            return parse_line(json_line(dict(extra)).encode())
        reason = "what a move carries along stands under keys that begin with x-"
    except LineError as error:
        reason = error.reason
    except (TypeError, ValueError, RecursionError):
        reason = "what a move carries along must be what JSON can hold"
    raise IllegalMove("move.extra", reason, "")


def _seed(header: Mapping[str, Any]) -> bytes | None:
    """The seed that a header names, if it is one of this algorithm."""
    chance = header.get("x-chance")
    if isinstance(chance, dict) and chance.get("algorithm") == ALGORITHM and isinstance(chance.get("seed"), str):
        try:
            seed = bytes.fromhex(chance["seed"])
        except ValueError:
            return None
        return seed if len(seed) == 16 else None
    return None
