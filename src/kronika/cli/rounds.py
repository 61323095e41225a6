"""The games of a tournament: who meets whom, and a few processes that play it.

A *group* of entrants sits at one table; a *round* of it is one deal, played once from each seating. Knows how games
are dealt and seen, and hands that to `kronika.bots.arena`; counts nothing, prints nothing.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec

from kronika.bots import make_bot
from kronika.bots.arena import Entrant, Played, play_games
from kronika.cards import CardId
from kronika.cli import one_line
from kronika.cli.own import open_guest
from kronika.cli.workers import end_with_parent
from kronika.engine import Game, Player, start, view_of
from kronika.guests import Hosting

__all__ = ["OWN", "Contest", "OwnEntrant", "Round", "deal", "groups_of", "play_rounds", "rounds_of"]

PROCESSES = 2
AHEAD = 4
"""How many rounds may be under way for each process."""


OWN = "cmd:"
"""How the name of an entrant that is a program of somebody's own begins; its command follows."""


class OwnEntrant(Entrant, frozen=True):
    """A program of somebody's own: `bot` is `cmd:COMMAND`, and `level` what it is told if it asks for beliefs."""

    @property
    def name(self) -> str:
        """For tables: the command, and its level where that is not the usual one."""
        return one_line(self.bot if self.level == "adult" else f"{self.bot} {self.level}")


class Contest(msgspec.Struct, frozen=True):
    """What is played: a ruleset, its cards as the header of a record has them, their themes, and the seed's text.

    `seconds` is the time for a move of somebody's own program, None for the usual one.
    """

    game: str
    cards: Mapping[CardId, Mapping[str, Any]]
    themes: Mapping[CardId, str]
    seed: str
    seconds: float | None = None


class Round(msgspec.Struct, frozen=True):
    """One deal for one group: the numbers of the group and of the round, and how many games of it are played."""

    group: int
    number: int
    games: int


def groups_of(entrants: Sequence[Entrant], players: int) -> list[tuple[Entrant, ...]]:
    """Everybody with everybody: all groups of so many entrants, each in the order of the entrants' names."""
    return list(combinations(sorted(entrants, key=lambda entrant: entrant.name), players))


def rounds_of(groups: int, players: int, games: int) -> Iterator[Round]:
    """So many games of each group, in rounds of as many as there are players; the groups take turns, and so have
    played alike at any time."""
    for number in range(-(-games // players)):
        for group in range(groups):
            yield Round(group, number, min(players, games - number * players))


def deal(contest: Contest, players: int, seed: bytes) -> Game:
    """A new game of the contest; raises SetupError where it cannot be."""
    return start(contest.game, [Player(f"P{seat}") for seat in range(players)], contest.cards, seed=seed)


def play_rounds(
    contest: Contest,
    groups: Sequence[Sequence[Entrant]],
    rounds: Iterator[Round],
    told: Callable[[int], None],
    remarks: list[str] | None = None,
    leaving: Callable[[], None] | None = None,
) -> tuple[dict[Round, list[Played]], str | None]:
    """The rounds with their games, and why not all were played: `interrupted`, or `a process died`; else None.

    `told` is called with the number of games so far; `remarks` grows by what went wrong with own programs. At the first
    Ctrl-C no game is begun any more, those under way are played to their end, and before that is waited for `leaving`
    is called; at the second they end at once. A round that was broken off has the games that ended. The games of a
    round depend on the contest, the group and the round's number alone, not on the other groups or on which process is
    faster.
    """
    from concurrent.futures import Future, ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    done: dict[Round, list[Played]] = {}
    under_way: deque[tuple[Round, Future[tuple[list[Played], list[str]]]]] = deque()
    games, why = 0, None
    context = _context()
    # Without a lock: a worker that is ended must not keep it.
    enough = context.RawValue("b", 0)
    pool = ProcessPoolExecutor(PROCESSES, context, _settle, (contest, groups, enough))

    def stop(number: int, frame: object) -> None:
        if enough.value:
            _end_workers(number, frame)
            return
        enough.value = 1
        raise KeyboardInterrupt

    def end(number: int, frame: object) -> None:
        # Without this process the others would wait for ever.
        enough.value = 1
        _end_workers(number, frame)
        raise SystemExit(128 + number)

    def keep(one: Round, future: Future[tuple[list[Played], list[str]]]) -> None:
        played, said = future.result()
        if played:
            done[one] = played
        if remarks is not None:
            remarks.extend(said)

    def wait_for_first() -> None:
        nonlocal games
        first, future = under_way[0]
        keep(first, future)
        under_way.popleft()
        games += first.games
        told(games)

    def go_on() -> None:
        # Raised within a callback of the pool, an interruption would be told and forgotten.
        if enough.value:
            raise KeyboardInterrupt

    main = threading.current_thread() is threading.main_thread()
    before = (signal.signal(signal.SIGINT, stop), signal.signal(signal.SIGTERM, end)) if main else None
    try:
        for one in rounds:
            go_on()
            if len(under_way) >= AHEAD * PROCESSES:
                wait_for_first()
            under_way.append((one, pool.submit(_play, one)))
        while under_way:
            go_on()
            wait_for_first()
    except KeyboardInterrupt:
        why = "interrupted"
    except BrokenProcessPool:
        why = "a process died"
    finally:
        # Also where it was not this process's signal that broke it off.
        enough.value = 1
        if before is not None:
            signal.signal(signal.SIGINT, _end_workers)
        if why == "interrupted" and leaving is not None:
            leaving()
        pool.shutdown(wait=True, cancel_futures=True)
        if before is not None:
            signal.signal(signal.SIGINT, before[0])
            signal.signal(signal.SIGTERM, before[1])
    # What was done by then counts, too.
    for one, future in under_way:
        if future.done() and not future.cancelled() and future.exception() is None:
            keep(one, future)
    return done, why


def _end_workers(_: int, __: object) -> None:
    import multiprocessing

    for worker in multiprocessing.active_children():
        worker.terminate()


def _context() -> Any:
    """Where processes may be forked safely they are: they start at once."""
    import multiprocessing
    import sys

    return multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")


_settled: tuple[Contest, Sequence[Sequence[Entrant]], Any] | None = None
"""In a process that plays: what, who, and a number that is not 0 once no game is to be begun any more."""


def _settle(contest: Contest, groups: Sequence[Sequence[Entrant]], enough: Any) -> None:
    global _settled
    # Ctrl-C is for the process that prints.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    end_with_parent()
    _settled = contest, groups, enough


def _end(_: int, __: object) -> None:
    # Once is enough, and own programs are ended on the way out.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise SystemExit(1)


def _play(one: Round) -> tuple[list[Played], list[str]]:
    try:
        return _played(one)
    except SystemExit:
        # The pool would tell it as an error of the round, and this process would wait for another one.
        os._exit(1)


def _played(one: Round) -> tuple[list[Played], list[str]]:
    assert _settled is not None
    contest, groups, enough = _settled
    if enough.value:
        return [], []
    entrants = groups[one.group]
    names = ",".join(entrant.name for entrant in entrants)
    seed = f"kronika tournament 1\n{contest.seed}\n{names}\n{one.number}".encode("utf-8", "surrogatepass")

    own = {entrant.bot: entrant.level for entrant in entrants if entrant.bot.startswith(OWN)}
    with Hosting(lambda name: open_guest(name.removeprefix(OWN), contest.seconds), own, own, make_bot) as host:

        def dealt(_: int, players: int, seed: bytes) -> Game:
            return host.deal(deal(contest, players, seed))

        look = host.look if own else view_of
        played = play_games(
            dealt, look, host.make, entrants, one.games, seed, themes=contest.themes, enough=lambda: bool(enough.value)
        )
    return played, host.remarks
