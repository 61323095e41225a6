"""What a server knows of how hard its decks are: worked out once, a deck at a time, whatever becomes of the process."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, cast

import pytest

from kronika.decks import find_deck, load_deck
from kronika.decks.model import Deck
from kronika.server import difficulties
from kronika.server.difficulties import Difficulties
from kronika.server.measuring import Job
from kronika.server.refusals import Refused
from kronika.server.store import GameInfo, Store
from kronika.server.workbench import Workbench
from kronika.study.narrowing import classes_in
from tests.server.driving import PATIENCE

NAMES = ("cesko", "polska", "russia")
CARDS = 110


class _Games:
    """A store in which each card of a deck was placed three times, in six games of other people each."""

    def placements(self, deck: str) -> dict[str, tuple[int, int]]:
        return {card.id: (2, 1) for card in load_deck(find_deck(deck)).cards}

    def games_with(self, deck: str, limit: int) -> list[str]:
        return [f"{deck}-{number}" for number in range(6)][:limit]

    def game(self, id: str) -> GameInfo:
        players = tuple((seat, f"{name} of {id}", name) for seat, name in enumerate(("ana", "ben")))
        return GameInfo(id=id, room="r", edition="", decks=(), started=1.0, ended=2.0, players=players, record="{}\n")


class _Made:
    """Difficulties, and what went wrong in their work."""

    def __init__(self, patience: float = 60.0) -> None:
        self.failed: list[BaseException] = []
        self.known = Difficulties(cast("Store", _Games()), self._deck, find_deck, self._keep, patience)

    def _deck(self, name: str) -> Deck:
        return load_deck(find_deck(name))

    def _keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        self.failed += [error] if error is not None else []

    async def until_done(self) -> None:
        while self.known._measuring:
            await asyncio.wait(list(self.known._measuring.values()))


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    """What would wait for ever fails."""

    async def whole() -> None:
        async with asyncio.timeout(PATIENCE):
            await scenario()

    asyncio.run(whole())


def expected(*names: str) -> dict[str, str]:
    return {card: level for name in names for card, level in classes_in(load_deck(find_deck(name))).items()}


@pytest.fixture(autouse=True)
def _numpy_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it is does not matter here: nothing is measured in earnest."""
    monkeypatch.setattr("importlib.util.find_spec", lambda _: True)


def python_is(monkeypatch: pytest.MonkeyPatch, path: Path, script: str) -> None:
    """What a workbench starts does this."""
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(path))


SCRIPTS = {
    "says nothing": "exit 0",
    "prints rubbish": "echo rubbish",
    "prints something else": "echo '{\"deck\": 3}'",
    "says rubbish was wrong": "echo rubbish; exit 3",
    "is killed": "kill -9 $$",
    "never reads": "exec <&-; exit 1",
}


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
def test_whatever_becomes_of_the_process_the_dates_are_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, script: str
) -> None:
    python_is(monkeypatch, tmp_path / "python", script)

    async def scenario() -> None:
        made = _Made()
        assert await made.known.of_decks(["cesko"]) == expected("cesko")
        assert made.failed == []
        monkeypatch.setattr(Workbench, "do", _never)
        assert await made.known.of_decks(["cesko"]) == expected("cesko"), "nor is it tried again at once"
        await made.until_done()
        assert made.failed == []
        made.known.close()

    run(scenario)


async def _never(*_: Any) -> bytes:
    raise AssertionError("nothing was to be measured")


def test_without_room_for_a_process_work_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))

    async def scenario() -> None:
        bench = Workbench()
        with pytest.raises(Refused, match="no room for more work"):
            await bench.do({})
        bench.close()
        with pytest.raises(Refused, match="being stopped"):
            await bench.do({})

    run(scenario)


def test_a_process_that_begins_while_the_bench_is_closed_is_stopped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    python_is(monkeypatch, tmp_path / "python", "exec sleep 60")
    real = subprocess.Popen
    began: list[Any] = []

    async def scenario() -> None:
        bench = Workbench()

        def popen(*args: Any, **more: Any) -> Any:
            began.append(real(*args, **more))
            bench.close()
            return began[0]

        monkeypatch.setattr(subprocess, "Popen", popen)
        with pytest.raises(Refused):
            await bench.do({})

    run(scenario)
    assert began[0].returncode == -9


def test_decks_wait_in_line_with_nothing_in_their_hands_and_go_when_the_server_stops(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gathered: list[str] = []
    real = Difficulties._job

    def job(self: Difficulties, deck: Deck) -> Job:
        gathered.append(deck.id)
        return real(self, deck)

    async def scenario() -> None:
        begun, never = asyncio.Event(), asyncio.Event()

        async def hangs(*_: Any) -> bytes:
            begun.set()
            await never.wait()
            return b""

        monkeypatch.setattr(Difficulties, "_job", job)
        monkeypatch.setattr(Workbench, "do", hangs)
        made = _Made(patience=0.0)
        assert await made.known.of_decks(NAMES) == expected(*NAMES)
        assert await made.known.of_decks(NAMES) == expected(*NAMES)
        await begun.wait()
        assert len(made.known._measuring) == len(NAMES), "each deck is worked on once"
        made.known.close()
        await made.until_done()
        assert made.failed == []

    run(scenario)
    assert len(gathered) == 1


def test_a_deck_is_looked_at_once_however_many_ask_and_who_waits_too_long_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, free = Counter[str](), threading.Event()

    def slow(deck: Deck) -> dict[str, str]:
        asked[deck.id] += 1
        free.wait()
        return classes_in(deck)

    monkeypatch.setattr(difficulties, "classes_in", slow)
    monkeypatch.setattr(Workbench, "do", _gone)

    async def scenario() -> None:
        made = _Made()
        many = [asyncio.create_task(made.known.of_decks(NAMES)) for _ in range(5)]
        while not asked:
            await asyncio.sleep(0)
        impatient = _Made(patience=0.0)
        monkeypatch.setattr(difficulties, "_MARGIN", 0.0)
        with pytest.raises(Refused) as refused:
            await impatient.known.of_decks(NAMES)
        assert refused.value.code == "http.busy"
        free.set()
        assert await asyncio.gather(*many) == [expected(*NAMES)] * 5
        await made.until_done()

    async def freed() -> None:
        try:
            await scenario()
        finally:
            free.set()  # the thread is waited for

    run(freed)
    assert set(asked) <= set(NAMES)
    assert asked.total() <= len(NAMES) + 1


async def _gone(*_: Any) -> bytes:
    raise Refused("deck.limit", "not here")


def test_what_is_being_measured_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(difficulties, "_DECKS", 1)

    async def scenario() -> None:
        free = asyncio.Event()

        async def waits(*_: Any) -> bytes:
            await free.wait()
            raise Refused("deck.limit", "not here")

        monkeypatch.setattr(Workbench, "do", waits)
        made = _Made(patience=0.0)
        await made.known.of_decks(NAMES[:1])
        (first,) = made.known._known.values()
        await made.known.of_decks(NAMES[1:2])
        assert first in made.known._known.values()
        free.set()
        await made.until_done()
        assert first.tries == 3 * CARDS
        await made.known.of_decks(NAMES[2:])
        assert len(made.known._known) == 1, "then it is"
        await made.until_done()

    run(scenario)


@pytest.mark.parametrize(("size", "games"), [(CARDS + 1, 0), (CARDS + 5, 2), (CARDS + 12, 6), (1000, 6)])
def test_no_more_people_are_measured_than_there_is_time_for(
    monkeypatch: pytest.MonkeyPatch, size: int, games: int
) -> None:
    monkeypatch.setattr(difficulties, "_SIZE", size)

    async def scenario() -> None:
        made = _Made()
        assert len(made.known._job(load_deck(find_deck("cesko"))).games) == games

    run(scenario)


def test_a_deck_that_is_too_large_goes_by_its_dates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(difficulties, "_SIZE", CARDS)
    monkeypatch.setattr(Workbench, "do", _never)

    async def scenario() -> None:
        made = _Made()
        assert await made.known.of_decks(["cesko"]) == expected("cesko")
        await made.until_done()
        assert made.failed == []

    run(scenario)
