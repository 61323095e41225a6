"""Bots of one's own at this keyboard: opened by the command that was typed, and what is said when one has no answer.

Knows commands and words; the protocol is for `kronika.guests`, language models for `kronika.llm`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from kronika.cards import Seat
from kronika.cli.players import parse_own
from kronika.errors import UsageError

if TYPE_CHECKING:
    from kronika.cli.words import Words
    from kronika.guests import Guest, Trouble

__all__ = ["close_all", "open_guest", "open_guests", "trouble_text"]


def open_guest(command: str, seconds: float | None = None) -> Guest:
    """The guest of a command line, or a language model for `llm`; raises UsageError where it cannot play.

    `seconds` is the time for a move.
    """
    if command == "llm" or command.startswith("llm:"):
        from kronika.llm.player import open_model

        return open_model(command.partition(":")[2], seconds)
    from kronika.guests import open_program
    from kronika.guests.program_guest import SECONDS

    return open_program(command, SECONDS if seconds is None else seconds)


def open_guests(kinds: Sequence[str], commands: Sequence[str], seconds: float | None = None) -> dict[Seat, Guest]:
    """A guest for each seat of these kinds that a bot of one's own plays; raises UsageError, and then none runs."""
    wanted = {seat: own[0] for seat, kind in enumerate(kinds) if (own := parse_own(kind)) is not None}
    if missing := [number for number in wanted.values() if number > len(commands)]:
        raise UsageError(
            "usage.guest", f"own:{missing[0]} is played by a program of your own; say which: --bot 'COMMAND'"
        )
    if idle := [number for number in range(1, len(commands) + 1) if number not in wanted.values()]:
        raise UsageError("usage.guest", f"--bot number {idle[0]} has no seat; write own:{idle[0]} among the players")
    guests: dict[Seat, Guest] = {}
    try:
        for seat, number in wanted.items():
            guests[seat] = open_guest(commands[number - 1], seconds)
    except BaseException:
        close_all(guests.values())
        raise
    return guests


def close_all(guests: Iterable[Guest]) -> None:
    """End all of these guests."""
    for guest in guests:
        guest.close()


def trouble_text(name: str, trouble: Trouble, words: Words) -> str:
    """Why a default move was made for the guest of this name, in one sentence."""
    told = _why(name, trouble, words)
    return f"{told} {words('own-given-up', name=name) if trouble.given_up else words('own-default', name=name)}"


def _why(name: str, trouble: Trouble, words: Words) -> str:
    if trouble.code == "late":
        return words("own-late", name=name, seconds=_number(trouble.detail))
    # The sentence has its own full stop.
    detail, key = trouble.detail.strip().rstrip("."), f"own-{trouble.code}"
    if not detail and words.has(f"{key}-alone"):
        return words(f"{key}-alone", name=name)
    return words(key, name=name, detail=detail)


def _number(text: str) -> float:
    """A number for the words to write in their own way."""
    number = float(text)
    return int(number) if number.is_integer() else number
