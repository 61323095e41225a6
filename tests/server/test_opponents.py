"""The bots of a room: every level plays every game, the same way again after a restart, and thinks off the loop."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

import pytest

from kronika.bots import KNOWLEDGE, LEVELS
from kronika.engine import editions
from kronika.server import commands as c
from kronika.server import facts as f
from kronika.server.means import BOT_LEVELS
from kronika.server.opponents import Opponents
from kronika.server.room import Room
from tests.server.conftest import Table

SECRET = b"any secret"


def _themes(room: Room) -> dict[str, str]:
    assert room.game is not None
    return {card: "odd" if number % 2 else "even" for number, card in enumerate(sorted(room.game.dates))}


def _line(opponents: Opponents, room: Room, level: str, thinkers: Executor) -> dict[str, Any]:
    assert room.turn is not None
    return asyncio.run(opponents.line(room, room.turn, level, thinkers))


def _started(game: str = "timeline-polska") -> Table:
    table = Table(game)
    table.do("ana", c.StartGame())
    return table


@pytest.mark.parametrize("game", editions())
def test_a_bot_made_anew_in_mid_game_plays_as_it_would_have(game: str) -> None:
    table = _started(game)
    old = Opponents(SECRET, _themes)
    old.watch(table.room)
    levels = tuple(KNOWLEDGE)
    with ThreadPoolExecutor(1) as thinkers:
        for number in range(10):
            if table.room.turn is None:
                break
            level = levels[number % 2]
            fresh = Opponents(SECRET, _themes)
            fresh.watch(table.rebuilt())
            line = _line(old, table.room, level, thinkers)
            assert line == _line(fresh, table.rebuilt(), level, thinkers)
            table.take([f.Moved(line, by="bot")])
            for event in _shown(table.room):
                old.remember(event.card, event.back)
        assert number > 2


def _shown(room: Room) -> list[Any]:
    from kronika.engine import public_events
    from kronika.engine.view import CardShown

    assert room.game is not None
    return [event for event in public_events(room.game, room.happened) if isinstance(event, CardShown)]


@pytest.mark.parametrize("level", BOT_LEVELS)
def test_each_level_makes_a_legal_move_in_a_thread_of_its_own(level: str) -> None:
    table = _started()
    opponents = Opponents(SECRET)
    opponents.watch(table.room)
    seen: list[str] = []

    def work(think: Any, *given: Any) -> Any:
        seen.append(threading.current_thread().name)
        return think(*given)

    class Watched(ThreadPoolExecutor):
        def submit(self, think: Any, /, *given: Any, **more: Any) -> Any:
            return super().submit(work, think, *given, **more)

    with Watched(1, "thinker") as thinkers:
        table.take([f.Moved(_line(opponents, table.room, level, thinkers), by="bot")])
    assert seen == ["thinker_0"]
    assert table.room.game is not None
    assert table.room.game.moves_made == 1


def test_the_levels_of_older_rooms_are_understood() -> None:
    assert {*LEVELS} < {*BOT_LEVELS}
    table = _started()
    for level in LEVELS:
        table.do("ana", c.GiveSeat(1, level))
        assert table.rebuilt().seats[1].bot == level


def test_what_themes_a_deck_has_makes_a_difference_to_what_is_known() -> None:
    table = _started()
    lines = []
    with ThreadPoolExecutor(1) as thinkers:
        for themes in (lambda _: {}, _themes):
            opponents = Opponents(SECRET, themes)
            opponents.watch(table.room)
            _line(opponents, table.room, "child", thinkers)
            lines.append(opponents._minds[table.room.turn or 0, "child"]({}))
    assert lines[0].keys() == lines[1].keys()
    assert lines[0] != lines[1]
