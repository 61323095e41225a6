"""A whole game as text, to be kept for ever: reading is strict and goes line by line, writing gives back what was read.

The format is docs/records.md. `read_record` is the only reader: replay, resume, verify and review all fold over it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from json.encoder import encode_basestring
from typing import Any, BinaryIO

from kronika.engine.game import Game, Turn
from kronika.engine.header import read_header
from kronika.engine.lines import LONGEST_LINE, LineError, check_keys, is_ids, is_permutation, json_line, parse_line
from kronika.errors import IllegalMove, RecordError, SetupError
from kronika.table import Cards
from kronika.table.moves import Add, Doubt, Place, Stop

__all__ = ["load_record", "raw_lines", "read_record", "record_lines", "result_of", "state_line", "turn_lines"]

_CHANCE = frozenset({"chance", "pile"})
_RESULT = frozenset({"result"})
_RESULT_KEYS = ("winners", "score", "rank")
_NONE: frozenset[str] = frozenset()


def raw_lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file, none held longer than is looked at, none read further than a line may be long."""
    return iter(lambda: file.readline(LONGEST_LINE + 1), b"")


def read_record(lines: Iterable[bytes], *, history: bool = True) -> Iterator[Game]:
    """Replay a record: yields the game after the deal and after each move, the same object moved on.

    Raises RecordError, with the number of the line, at the first line that is wrong; the game is then as the lines
    before left it. With `history=False` the game forgets its turns, so that memory does not grow with the record.
    """
    numbered = enumerate(lines, 1)
    number, raw = next(numbered, (1, None))
    if raw is None:
        raise RecordError("record.empty", 1, "the record is empty; its first line is the header")
    try:
        game = Game(read_header(parse_line(raw), _text(raw)), history=history)
    except (LineError, SetupError) as error:
        raise _at(number, error) from None
    yield game
    for number, raw in numbered:
        try:
            line = parse_line(raw)
            if game.result is not None:
                raise LineError("record.after-result", "nothing may follow the result")
            if "result" in line:
                _check_result(line, game)
                game.result = _text(raw)
                continue
            _refuse_chance(line)
            taken = [_text(raw)] if history else []
            game.play_record(line, taken, _from_record(numbered, number, taken))
        except (LineError, IllegalMove) as error:
            raise _at(number, error) from None
        yield game


def load_record(lines: Iterable[bytes]) -> Game:
    """The game as the last line of a record leaves it. Raises RecordError at the first line that is wrong."""
    return deque(read_record(lines), maxlen=1).pop()


def record_lines(game: Game, *, result: bool = True) -> Iterator[str]:
    """The game as a record, line by line without line ends; what was read comes back as it was read.

    With `result`, a finished game ends with its result line. Raises ValueError where the game keeps no history.
    """
    game.needs_history()
    yield game.start.line
    for turn in game.turns:
        yield from turn_lines(game, turn)
    if game.result is not None:
        yield game.result
    elif result and game.over:
        yield json_line({"result": result_of(game)})


def result_of(game: Game) -> dict[str, Any]:
    """The keys of the state that tell how a game ended: `winners`, or `score` and `rank`."""
    state = game.state()
    return {key: state[key] for key in _RESULT_KEYS if key in state}


def state_line(game: Game) -> str:
    """The omniscient state as one line of `kronika replay --states`."""
    return json_line(game.state())


def turn_lines(game: Game, turn: Turn) -> Iterator[str]:
    """The lines of one turn of this game: the move, then each shuffle that it made needed."""
    if turn.lines:
        yield from turn.lines
        return
    move = turn.move
    line = f'{{"seat": {move.seat}, "move": "{game.move_name(move)}"'
    if not isinstance(move, (Stop, Doubt)):
        line += f', "card": {encode_basestring(move.card)}'
    if isinstance(move, (Place, Add)):
        if isinstance(move, Add) and move.chain is not None:
            line += f', "chain": {json_line(move.chain)}'
        line += f', "gap": {move.gap}'
    for key, value in (turn.extra or {}).items():
        line += f", {encode_basestring(key)}: {json_line(value)}"
    yield line + "}"
    for pile in turn.shuffles:
        yield json_line({"chance": "reshuffle", "pile": pile})


def _from_record(numbered: Iterator[tuple[int, bytes]], move_line: int, taken: list[str]) -> Any:
    """Shuffles by reading the chance line that must follow the move."""

    def shuffle(cards: Cards) -> Cards:
        number, raw = next(numbered, (0, None))
        try:
            line = parse_line(raw) if raw is not None else {}
            if "chance" not in line:
                missing = "the pile is renewed here, so a reshuffle of these cards must follow"
                raise RecordError("chance.missing", move_line, f"{missing}: {', '.join(cards)}")
            check_keys(line, _CHANCE, _NONE, "chance")
            pile = line["pile"]
            if line["chance"] != "reshuffle":
                raise LineError("chance.unknown", "the only chance outcome is a reshuffle")
            if not is_ids(pile) or not is_permutation(pile, cards):
                raise LineError(
                    "chance.other-cards", f"the pile must hold the shuffled cards, each once: {', '.join(cards)}"
                )
        except LineError as error:
            raise _at(number, error) from None
        assert raw is not None
        taken.append(_text(raw))
        return tuple(pile)

    return shuffle


def _text(raw: bytes) -> str:
    return raw.decode().removesuffix("\n")


def _refuse_chance(line: Mapping[str, Any]) -> None:
    if "chance" in line:
        raise LineError("chance.not-needed", "no reshuffle is needed here; a move is due")


def _check_result(line: Mapping[str, Any], game: Game) -> None:
    check_keys(line, _RESULT, _NONE, "result")
    result = line["result"]
    if type(result) is not dict:
        raise LineError("record.wrong-type", "result must be an object")
    state = result_of(game)
    for key, value in result.items():
        if key not in state:
            raise LineError("record.unknown-key", f"result: the last state has no {key!r}; it has {', '.join(state)}")
        if json_line(value) != json_line(state[key]):
            raise LineError("record.other-result", f"result: {key} is {json_line(state[key])} after the last move")


def _at(number: int, error: LineError | SetupError | IllegalMove) -> RecordError:
    reason = error.reason if isinstance(error, LineError) else error.message
    return RecordError(error.code, number, reason)
