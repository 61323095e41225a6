"""A guest that is a program: the protocol of docs/protocol.md, from the side that runs the game.

Knows lines, limits and the view; what the program thinks it does not know, and it trusts nothing of what it says.
"""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from kronika import __version__
from kronika.bots import Belief
from kronika.cards import CardId
from kronika.engine import PublicEvent, View
from kronika.engine.default import default_move
from kronika.errors import UsageError
from kronika.guests import messages as m
from kronika.guests.answers import Judge, Refused, move_from, shortened
from kronika.guests.guest import MOST_ANSWERS, MOST_FAILURES, Trouble
from kronika.guests.process import Gone, Late, Process
from kronika.table import Move

__all__ = ["LONGEST_SECONDS", "SECONDS", "ProgramGuest", "open_program"]

SECONDS = 10.0
"""Time for a move, all its answers together, where nothing else is said."""
LONGEST_SECONDS = 3600.0
SECONDS_TO_START = 30.0
"""Time to get ready, or as long as a move may take, if that is longer."""
LONGEST_NAME = 40
MOST_REASON = 240
"""Characters of a reason that is not the last word."""
MOST_STALE = 64
"""Late answers to earlier turns that are passed over in a turn."""
WANTS = ("events", "beliefs")

_answers = msgspec.json.Decoder(m.Answer)
_ready = msgspec.json.Decoder(m.Ready)


def open_program(command: str, seconds: float = SECONDS) -> ProgramGuest:
    """Start the program of this command line and greet it; raises UsageError where it cannot be played with.

    The line is split as a shell would, and no shell sees it. `seconds` is the time for each answer.
    """
    if not 0 < seconds <= LONGEST_SECONDS:
        raise UsageError("usage.guest-time", f"{seconds:g} seconds a move cannot be; give 0.1 to {LONGEST_SECONDS:g}")
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError as error:
        raise _wrong(command, f"{error}; quote it as for a shell") from None
    if not words or "\0" in command:
        raise _wrong(command, "this is no command; name a program, such as 'python3 bot.py'")
    try:
        return ProgramGuest(words, seconds)
    except OSError as error:
        raise _wrong(command, f"it cannot be started: {error.strerror or error}") from None
    except Late:
        limit = max(seconds, SECONDS_TO_START)
        raise _wrong(command, f'it was started and did not say "ready" within {limit:g} seconds') from None
    except Gone as error:
        raise _wrong(command, f'it was to say "ready", and {error.detail or "said too much"}') from None
    except msgspec.DecodeError as error:
        raise _wrong(command, f'its first line is not {{"type":"ready","protocol":{m.PROTOCOL}}}: {error}') from None


def _wrong(command: str, why: str) -> UsageError:
    return UsageError("usage.guest", f"own bot {shortened(command)[:80]!r}: {shortened(why)}")


class ProgramGuest:
    """A running program at a seat. Raises OSError, Late, Gone or msgspec.DecodeError where it does not get ready."""

    def __init__(self, words: Sequence[str], seconds: float) -> None:
        self._words, self._seconds = tuple(words), seconds
        self._troubles: list[Trouble] = []
        self._failures = 0
        self._asked = 0
        self._in_game = False
        self._process: Process | None = None
        self._start()

    @property
    def name(self) -> str:
        """What it calls itself; '' where it does not say."""
        return shortened(self._ready.name)[:LONGEST_NAME].strip()

    @property
    def wants_beliefs(self) -> bool:
        """Whether it asks for beliefs."""
        return "beliefs" in self._ready.wants

    def begin(self, view: View, seat: int, level: str) -> None:
        """A game begins for it; a program that was given up in the last one is started again."""
        self._failures = 0
        self._in_game = True
        if self._process is None:
            try:
                self._start()
            except (OSError, Late, Gone, msgspec.DecodeError):
                self._give_up("ended", "")
                return
        self._say(
            m.New(
                game=view.game,
                seat=seat,
                seats=tuple(one.name for one in view.seats),
                options=view.options,
                level=level if self.wants_beliefs else None,
                view=view,
            )
        )

    def told(self, events: Iterable[PublicEvent]) -> None:
        """What everybody saw, if it wants to know."""
        if "events" in self._ready.wants and self._in_game:
            for event in events:
                self._say(m.Happened(event))

    def choose(self, view: View, beliefs: Mapping[CardId, Belief], judge: Judge) -> Move:
        """Its move, or the default one where it has none in time."""
        if self._process is not None:
            try:
                return self._answer(self._process, view, beliefs, judge)
            except Late:
                self._fail("late", f"{self._seconds:g}")
            except Refused as error:
                self._fail("refused", error.message)
            except Gone as error:
                self._lost(error)
        return default_move(view)

    def end(self, view: View) -> None:
        """The game is over, or is left."""
        if self._in_game:
            self._in_game = False
            self._say(m.End(view.outcome, view))

    def close(self) -> None:
        """End the program and its process group."""
        if self._process is not None:
            self._say(m.Quit())
        self._stop()

    def troubles(self) -> list[Trouble]:
        """What has gone wrong since this was asked last."""
        found, self._troubles = self._troubles, []
        return found

    def _start(self) -> None:
        self._process = process = Process(self._words)
        until = time.monotonic() + max(self._seconds, SECONDS_TO_START)
        try:
            process.send(m.encode(m.Hello(m.PROTOCOL, f"kronika {__version__}", self._seconds)))
            ready = _decoded(_ready, process.read(until))
            if ready.protocol != m.PROTOCOL:
                raise msgspec.DecodeError(f"it speaks protocol {ready.protocol}")
            self._ready: m.Ready = ready
        except BaseException as error:
            if isinstance(error, Gone) and error.code == "ended":
                error.detail = "ended" + (f": {words}" if (words := process.last_words()) else "")
            self._stop()
            raise

    def _answer(self, process: Process, view: View, beliefs: Mapping[CardId, Belief], judge: Judge) -> Move:
        until = time.monotonic() + self._seconds
        self._asked += 1
        wanted = dict(beliefs) if self.wants_beliefs else None
        process.send(m.encode(m.Turn(self._asked, self._seconds, view, wanted)))
        stale = 0
        refused: Refused | None = None
        for left in reversed(range(MOST_ANSWERS)):
            try:
                answer = None
                while answer is None:
                    said = _decoded(_answers, process.read(until))
                    if said.id >= self._asked or (stale := stale + 1) > MOST_STALE:
                        answer = said
                if answer.id != self._asked:
                    raise Refused("guest.id", f"this is turn {self._asked}; answer with its id")
                return move_from(answer.choice, answer.move, view, judge)
            except Late:
                if refused is None:
                    raise
                # Whoever writes the program wants to know what was wrong, not that it waited for more.
                raise Refused(
                    refused.code, f"{shortened(refused.message)[:MOST_REASON]}; and then nothing more"
                ) from None
            except msgspec.DecodeError as error:
                refused = Refused("guest.no-answer", f'an answer is a line {{"type":"move","id":…}}: {error}')
            except Refused as error:
                refused = error
            if not left:
                raise refused
            process.send(m.encode(m.Refusal(self._asked, refused.code, refused.message, left)))
        raise AssertionError("the last answer is returned or refused")

    def _say(self, message: m.ToGuest) -> None:
        process = self._process
        if process is None:
            return
        try:
            process.send(m.encode(message))
        except Gone as error:
            self._lost(error)

    def _fail(self, code: str, detail: str) -> None:
        self._failures += 1
        if self._failures >= MOST_FAILURES:
            self._give_up(code, detail)
        else:
            self._troubles.append(Trouble(code, shortened(detail), False))

    def _lost(self, gone: Gone) -> None:
        process = self._process
        detail = process.last_words() if process is not None and gone.code == "ended" else ""
        self._give_up(gone.code, detail)

    def _give_up(self, code: str, detail: str) -> None:
        self._troubles.append(Trouble(code, shortened(detail), True))
        self._stop()

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.close()


def _decoded(decoder: Any, line: bytes) -> Any:
    """The message of a line; whatever is wrong with it is a DecodeError."""
    try:
        return decoder.decode(line)
    except msgspec.DecodeError:
        raise
    except (ValueError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from None
