"""Whole games between browsers: who is on turn moves, until all see the end. How one moves is for each test.

Knows the server from inside, as no player does: which card is on turn, and where it would be right.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError

from kronika.engine.game import Game
from tests.server.live_server import Server
from tests.web.guests import Guest, Host

__all__ = ["ON", "TOUCH", "game_of", "on_with_the_game", "play", "two"]

ON = "On with the game"
"""The button under a chain that has been turned over."""

TOUCH = {"size": (360, 640), "has_touch": True, "is_mobile": True}
"""A small phone."""


def two(
    server: Server,
    guest: Callable[..., Guest],
    game: str,
    *,
    deck: str = "world",
    hand: int | tuple[int, int, int] | None = 2,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> tuple[Host, Guest, Guest]:
    """A game between two people, each with a browser, and a bot; it has been dealt, and both look at it. `hand` says
    how many cards each of the three has, or the two, of which the bot has three times as many.
    """
    host = Host(server.url, game=game, decks=[deck], options=options or {})
    other = host.join("Ольга")
    hands = (hand, hand, 3 * hand) if isinstance(hand, int) else hand or ()
    seats: list[dict[str, Any]] = [
        {"name": "Alena", "person": host.person},
        {"name": "Ольга", "person": other["person"]},
        {"name": "Bot", "bot": "fair"},
    ]
    for seat, cards in zip(seats, hands, strict=False):
        seat["hand"] = cards
    host.seat(*seats)
    host.deal()
    first, second = guest(host.token, **more), guest(other["token"], **more)
    for each in (first, second):
        each.open(f"/table/{host.code}")
    return host, first, second


def game_of(server: Server, host: Host) -> Game:
    """The game as the server has it; omniscient."""
    game = next(room for room in server.hub.live_rooms if room.room.code == host.code).room.game
    assert game is not None
    return game


def on_with_the_game(each: Guest) -> None:
    """Press on, where a chain is shown that was turned over."""
    button = each.page.get_by_role("button", name=ON, exact=True)
    if button.count():
        # What has stood there for long goes by itself, perhaps at this moment.
        with suppress(TimeoutError):
            button.click(timeout=2000)
        button.wait_for(state="detached")


def _nothing(each: Guest) -> None:
    """What most do while they wait."""


def play(
    host: Host,
    people: tuple[Guest, ...],
    move: Callable[[Guest], None],
    *,
    between: Callable[[Guest], None] = _nothing,
    most: int = 120,
) -> dict[str, Any]:
    """Let whoever is on turn move, until the game is over in every browser; its outcome. `between` is done by each
    while they wait.
    """

    def ready() -> Guest | None:
        """Whoever is on turn, once their browser shows it."""
        for each in people:
            between(each)
        view = host.view["view"]
        turn = view["turn"]
        if turn is None or turn >= len(people) or not people[turn].on_turn:
            return None
        # The number of moves that the page shows, while nothing is under way in it.
        if people[turn].page.locator(f'.table[data-move="{view["move"]}"]').count() == 0:
            return None
        held = {card["id"] for card in view["seats"][turn]["hand"]}
        shown = people[turn].hand.evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
        return people[turn] if set(shown) == held else None

    def ended(each: Guest) -> bool:
        between(each)
        return each.over

    mover: Guest | None = None

    def somebody() -> bool:
        nonlocal mover
        mover = ready()
        return mover is not None or people[0].over

    for _ in range(most):
        people[0].until(somebody)
        if mover is None:
            break
        made = host.view["view"]["move"]
        move(mover)
        mover.until(lambda: host.view["view"]["move"] > made)  # noqa: B023
    for each in people:
        each.until(lambda: ended(each))  # noqa: B023
    outcome: dict[str, Any] = host.view["view"]["outcome"]
    return outcome
