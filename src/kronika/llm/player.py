"""A language model as a guest at a seat: it is shown the table in words and says a move in JSON.

Keeps nothing between two moves; what it is told is in the view.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Iterable, Mapping

import msgspec

from kronika.bots import Belief
from kronika.cards import CardId
from kronika.engine import PublicEvent, View
from kronika.engine.default import default_move
from kronika.guests.answers import Judge, Refused, move_from
from kronika.guests.guest import MOST_ANSWERS, MOST_FAILURES, Trouble
from kronika.llm.endpoint import SECONDS, Model, NoAnswer, Said, endpoint_from
from kronika.llm.prompts import meant, rules_text, table_text
from kronika.llm.reading import json_in
from kronika.table import Move

__all__ = ["Asked", "ModelGuest", "open_model", "seek_move"]

TOKENS = 2000
"""The longest answer to a question for a move."""
KEYS = frozenset({"card", "doubt", "stop", "discard"})
LONGEST_QUOTED = 2000


class Asked(msgspec.Struct, frozen=True):
    """What came of asking for a move: the move, None where there is none, and what that took."""

    move: Move | None
    answers: tuple[Said, ...]
    why: str
    """Why there is none."""


def open_model(name: str = "", seconds: float | None = None) -> ModelGuest:
    """The model that the environment names, or another one of the same service; raises UsageError.

    `seconds` is the time for a move, all its requests together.
    """
    endpoint = endpoint_from(os.environ, model=name or None, seconds=seconds)
    return ModelGuest(Model(endpoint), endpoint.seconds)


def seek_move(model: Model, view: View, judge: Judge, note: str = "", until: float = math.inf) -> Asked:
    """Ask for a move, and again where the answer is none, up to three times; raises NoAnswer.

    `until` is a time of `time.monotonic` after which nothing is waited for.
    """
    messages = [{"role": "system", "content": rules_text(view, note)}, {"role": "user", "content": table_text(view)}]
    answers: list[Said] = []
    refused = Refused("llm.no-json", "end with one line of JSON")
    for _ in range(MOST_ANSWERS):
        answers.append(model.ask(messages, TOKENS, until))
        answer = json_in(answers[-1].text, _is_move)
        try:
            if answer is None:
                raise Refused("llm.no-json", "end with one line of JSON that says your move")
            return Asked(move_from(None, meant(answer, view), view, judge), tuple(answers), "")
        except Refused as error:
            refused = error
        messages += [
            {"role": "assistant", "content": answers[-1].text[-LONGEST_QUOTED:]},
            {"role": "user", "content": f"That is no legal move: {refused.message}. Say another one, as JSON."},
        ]
    return Asked(None, tuple(answers), refused.message)


def _is_move(value: object) -> bool:
    return isinstance(value, dict) and not KEYS.isdisjoint(value)


class ModelGuest:
    """A language model at a seat, which has so many seconds for a move, all its requests together."""

    wants_beliefs = False

    def __init__(self, model: Model, seconds: float = SECONDS) -> None:
        self._model, self._seconds = model, seconds
        self._failures = 0
        self._given_up = False
        self._troubles: list[Trouble] = []

    @property
    def name(self) -> str:
        """The model's name."""
        return self._model.name.rpartition("/")[2][:40]

    def begin(self, view: View, seat: int, level: str) -> None:  # noqa: ARG002 - as every guest
        """A game begins: nothing is remembered of the one before."""
        self._failures, self._given_up = 0, False

    def told(self, events: Iterable[PublicEvent]) -> None:
        """Nothing: the view has it all."""

    def choose(self, view: View, beliefs: Mapping[CardId, Belief], judge: Judge) -> Move:  # noqa: ARG002 - likewise
        """The model's move, or the default one where it has none."""
        if not self._given_up:
            try:
                asked = seek_move(self._model, view, judge, until=time.monotonic() + self._seconds)
                if asked.move is not None:
                    return asked.move
                self._fail("refused", asked.why)
            except NoAnswer as error:
                self._fail("silent", error.message, for_good=error.hopeless)
        return default_move(view)

    def end(self, view: View) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing is held open."""

    def troubles(self) -> list[Trouble]:
        """What has gone wrong since this was asked last."""
        found, self._troubles = self._troubles, []
        return found

    def _fail(self, code: str, detail: str, *, for_good: bool = False) -> None:
        self._failures += 1
        self._given_up = for_good or self._failures >= MOST_FAILURES
        self._troubles.append(Trouble(code, detail, self._given_up))
