"""Whole games of Timeline Twist, together, between two browsers and a bot, in four ways; the score is the server's."""

from __future__ import annotations

import re
from collections.abc import Callable

from kronika.table.moves import Discard, Move, Stop, TurnOver
from tests.server.live_server import Server
from tests.web.guests import Guest, Host
from tests.web.playing import TOUCH, game_of, play, two

TURN, DISCARD, STOP = "Turn it over", "Discard it", "Stop and draw"
RANKS = (
    "Novices", "Young Gang", "League of the Good", "Team of the Clever",
    "Experienced Players", "Alliance of Experts", "Circle of Geniuses", "Time Travelers",
)  # fmt: skip
Way = Callable[[Guest, str, str | None], None]
"""Chooses a card, or with none the button of this name; with both the button after the card."""


def _number(text: str) -> int:
    return int(text.replace("−", "-"))


def _shown(each: Guest) -> int:
    """The score on this screen."""
    return _number(each.page.locator(".sum dd:visible, .short b:visible").first.inner_text())


def _wanted(moves: list[Move], bold: bool) -> Move:
    """The bold discard where they may and else turn over one card after the other; the others stop when they may."""
    turns = [move for move in moves if isinstance(move, TurnOver)]
    discards = [move for move in moves if isinstance(move, Discard)]
    stops = [move for move in moves if isinstance(move, Stop)]
    return [*discards, *turns, *stops][0] if bold else [*stops, *turns, *discards][0]


def _play(server: Server, host: Host, people: tuple[Guest, ...], way: Way) -> set[str]:
    """A whole game; the kinds of moves that were made."""
    made: set[str] = set()

    def move(mover: Guest) -> None:
        standing = host.view["view"]["standing"]
        assert _shown(mover) == standing["score"]
        legal = list(game_of(server, host).legal_moves().moves)
        chosen = _wanted(legal, bold=mover is people[0])
        made.add(type(chosen).__name__)
        if isinstance(chosen, Stop):
            return way(mover, "", STOP)
        both = sum(getattr(other, "card", None) == chosen.card for other in legal) == 2
        return way(mover, chosen.card, None if not both else TURN if isinstance(chosen, TurnOver) else DISCARD)

    outcome = play(host, people, move)
    standing = host.view["view"]["standing"]
    assert (outcome["score"], outcome["rank"]) == (standing["score"], standing["rank"])
    told = re.compile(rf"^The team has {outcome['score']} points?: {RANKS[outcome['rank']]}\.$")
    for each in people:
        assert told.match(each.page.locator("#over").inner_text()), each.page.locator("#over").inner_text()
    return made


def by_mouse(each: Guest, card: str, button: str | None) -> None:
    if card:
        each.card(card).click()
    if button:
        each.page.get_by_role("button", name=button).click()


def by_touch(each: Guest, card: str, button: str | None) -> None:
    if card:
        each.card(card).tap()
    if button:
        place = each.page.get_by_role("button", name=button)
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box
        assert box["height"] >= 44
        place.tap()


def by_keys(each: Guest, card: str, button: str | None) -> None:
    keys = each.page.keyboard
    if card:
        for _ in range(120):
            if each.focused("card") == card:
                break
            keys.press("Tab")
        assert each.focused("card") == card
        keys.press("Enter")
    if button:
        name = "document.activeElement?.textContent?.trim() ?? ''"
        for _ in range(120):
            if each.page.evaluate(name) == button:
                break
            keys.press("Tab")
        assert each.page.evaluate(name) == button
        keys.press("Enter")


def test_a_game_by_mouse(server: Server, guest: Callable[..., Guest]) -> None:
    host, *people = two(server, guest, "twist-coop", deck="pop-culture", hand=None)
    made = _play(server, host, tuple(people), by_mouse)
    assert "TurnOver" in made
    assert len(made) > 1  # which ones besides is up to the shuffle
    parts = [_number(text) for text in people[0].page.locator("dl dd").all_inner_texts()]
    assert sum(parts[:-1]) == parts[-1] == host.view["view"]["outcome"]["score"]


def test_a_game_by_touch_on_a_small_phone(server: Server, guest: Callable[..., Guest]) -> None:
    host, *people = two(server, guest, "twist-coop", deck="pop-culture", hand=None, **TOUCH)
    _play(server, host, tuple(people), by_touch)


def test_a_game_by_keys_alone(server: Server, guest: Callable[..., Guest]) -> None:
    host, *people = two(server, guest, "twist-coop", deck="pop-culture", hand=None, reduced_motion="reduce")
    _play(server, host, tuple(people), by_keys)


def test_a_game_by_what_a_screen_reader_has(server: Server, guest: Callable[..., Guest]) -> None:
    host, *people = two(server, guest, "twist-coop", deck="pop-culture", hand=None, reduced_motion="reduce")

    def by_names(each: Guest, card: str, button: str | None) -> None:
        hand = [card for seat in host.view["view"]["seats"] for card in seat["hand"]]
        if card:
            title = next(held["title"] for held in hand if held["id"] == card)
            each.page.get_by_role("list", name="Your hand").get_by_role("button", name=title).click()
        if button:
            each.page.get_by_role("button", name=button).click()
        live = each.page.locator("[aria-live=polite]")
        each.until(lambda: live.inner_text() != "" or each.over)

    _play(server, host, tuple(people), by_names)
