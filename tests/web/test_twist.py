"""Whole games of Timeline Twist, together, between two browsers and a bot, in four ways; the score is the server's."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from kronika.table.moves import Discard, Move, Stop, TurnOver
from tests.server.live_server import Server
from tests.web.guests import Guest, Host
from tests.web.playing import TOUCH, game_of, play, two
from tests.web.ways import Keys, Mouse, Names, Touch

TURN, DISCARD, STOP = "Turn it over", "Discard it", "Stop and draw"
ISOLATES = str.maketrans("", "", "\u2068\u2069")
RANKS = (
    "Novices", "Young Gang", "League of the Good", "Team of the Clever",
    "Experienced Players", "Alliance of Experts", "Circle of Geniuses", "Time Travelers",
)  # fmt: skip


def _number(text: str) -> int:
    return int(text.replace("−", "-"))


def _shown(each: Guest) -> int:
    """The score on this screen."""
    return _number(each.page.locator(".sum dd:visible, .short b:visible").first.inner_text())


def _cause(server: Server, host: Host) -> str:
    """Why the game is over: all cards played, nothing placed, or nothing to do for whoever would be next."""
    game = game_of(server, host)
    table = game.table
    if not table.pile and not any(table.hands):
        return "All cards have been played."
    failed = table.tried and not table.placed
    last = game.turns[-1].move.seat
    if failed:
        return f"None of the cards that {_name(host, last)} turned over found a place. That ends the game."
    turn = next(seat % 3 for seat in range(last + 1, last + 4) if table.hands[seat % 3])
    return f"{_name(host, turn)} can neither turn a card over nor discard one. That ends the game."


def _name(host: Host, seat: int) -> str:
    name: str = host.view["view"]["seats"][seat]["name"]
    return name


def _wanted(moves: list[Move], bold: bool) -> Move:
    """The bold discard where they may and else turn over one card after the other; the others stop when they may."""
    turns = [move for move in moves if isinstance(move, TurnOver)]
    discards = [move for move in moves if isinstance(move, Discard)]
    stops = [move for move in moves if isinstance(move, Stop)]
    return [*discards, *turns, *stops][0] if bold else [*stops, *turns, *discards][0]


def _game(server: Server, guest: Callable[..., Guest], kind: type[Mouse], **more: Any) -> tuple[set[str], Host, Guest]:
    """A whole game; the kinds of moves that were made in it, and where."""
    host, *people = two(server, guest, "twist-coop", deck="pop-culture", hand=None, **more)
    made: set[str] = set()
    way = kind(host)

    def move(mover: Guest) -> None:
        standing = host.view["view"]["standing"]
        assert _shown(mover) == standing["score"]
        legal = list(game_of(server, host).legal_moves().moves)
        chosen = _wanted(legal, bold=mover is people[0])
        made.add(type(chosen).__name__)
        heard = len(mover.told)
        if isinstance(chosen, Stop):
            way.named(mover, STOP)
        else:
            way.choose(mover, chosen.card)
            # Where a card may be turned over or discarded, one is asked which.
            if sum(getattr(other, "card", None) == chosen.card for other in legal) == 2:
                way.named(mover, TURN if isinstance(chosen, TurnOver) else DISCARD)
        if kind is Names:
            mover.until(lambda: len(mover.told) > heard)

    outcome = play(host, tuple(people), move)
    standing = host.view["view"]["standing"]
    assert (outcome["score"], outcome["rank"]) == (standing["score"], standing["rank"])
    score = str(outcome["score"]).replace("-", "−")
    told = re.compile(rf"^The team has {score} points?: {RANKS[outcome['rank']]}\.$")
    for each in people:
        assert told.match(each.page.locator("#over").inner_text()), each.page.locator("#over").inner_text()
        assert each.page.locator(".cause").inner_text().translate(ISOLATES) == _cause(server, host)
    return made, host, people[0]


def test_a_game_by_mouse(server: Server, guest: Callable[..., Guest]) -> None:
    made, host, each = _game(server, guest, Mouse)
    assert "TurnOver" in made
    assert len(made) > 1  # which ones besides is up to the deal, which is always the same
    parts = [_number(text) for text in each.page.locator("dl dd").all_inner_texts()]
    assert sum(parts[:-1]) == parts[-1] == host.view["view"]["outcome"]["score"]


def test_a_game_by_touch_on_a_small_phone(server: Server, guest: Callable[..., Guest]) -> None:
    _game(server, guest, Touch, **TOUCH)


def test_a_game_by_keys_alone(server: Server, guest: Callable[..., Guest]) -> None:
    _game(server, guest, Keys, reduced_motion="reduce")


def test_a_game_by_what_a_screen_reader_has(server: Server, guest: Callable[..., Guest]) -> None:
    _game(server, guest, Names, reduced_motion="reduce")
