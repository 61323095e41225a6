"""Whole games of Timeline between browsers and bots: by mouse, by touch on a small phone, by keys, by names alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.live_server import Server
from tests.web.guests import Guest, Host, right_gaps

GAMES = ("timeline-cesko", "timeline-russia", "timeline-polska", "twist-competitive")


def _two(
    server: Server, guest: Callable[..., Guest], game: str = "timeline-cesko", **more: Any
) -> tuple[Host, Guest, Guest]:
    deck = "pop-culture" if game == "twist-competitive" else "world"
    host = Host(server.url, game=game, decks=[deck])
    other = host.join("Ольга")
    host.seat(
        {"name": "Alena", "person": host.person, "hand": 2},
        {"name": "Ольга", "person": other["person"], "hand": 2},
        {"name": "Bot", "bot": "fair", "hand": 6},
    )
    host.deal()
    first, second = guest(host.token, **more), guest(other["token"], **more)
    for each in (first, second):
        each.open(f"/table/{host.code}")
    return host, first, second


def _play(server: Server, host: Host, people: tuple[Guest, ...], move: Callable[[Guest, str, int], None]) -> None:
    """The first one always right, the others wrong where they can, until the game is over in every browser."""
    for _ in range(60):
        people[0].until(lambda: any(each.over or each.on_turn for each in people))
        if any(each.over for each in people):
            break
        mover = next(each for each in people if each.on_turn)
        mover.until(lambda: mover.hand.count() > 0)  # noqa: B023
        known = right_gaps(server, host.code)
        card, gaps = next(iter(known.items()))
        wrong = [gap for gap in range(len(host.view["view"]["line"]) + 1) if gap not in gaps]
        made = host.view["view"]["move"]
        move(mover, card, gaps[0] if mover is people[0] or not wrong else wrong[0])
        mover.until(lambda: mover.over or host.view["view"]["move"] > made)  # noqa: B023
    for each in people:
        each.until(lambda: each.over)  # noqa: B023
    outcome = host.view["view"]["outcome"]
    assert outcome["winners"] == [0], outcome


def _card(each: Guest, card: str) -> Any:
    return each.page.locator(f'#hand button[data-card="{card}"]')


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_mouse(server: Server, guest: Callable[..., Guest], game: str) -> None:
    host, *people = _two(server, guest, game)

    def move(each: Guest, card: str, gap: int) -> None:
        _card(each, card).click()
        each.page.locator(f'[data-gap="{gap}"]').click()

    _play(server, host, tuple(people), move)


def test_a_game_by_dragging(server: Server, guest: Callable[..., Guest]) -> None:
    host, *people = _two(server, guest)

    def move(each: Guest, card: str, gap: int) -> None:
        each.page.locator(f'[data-gap="{gap}"]').scroll_into_view_if_needed()
        start, end = _card(each, card).bounding_box(), each.page.locator(f'[data-gap="{gap}"]').bounding_box()
        assert start
        assert end
        mouse = each.page.mouse
        mouse.move(start["x"] + 40, start["y"] + 40)
        mouse.down()
        mouse.move(start["x"] + 60, start["y"] - 30, steps=4)
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
        mouse.up()

    _play(server, host, tuple(people), move)


def test_a_game_by_touch_on_a_small_phone(server: Server, guest: Callable[..., Guest]) -> None:
    host, *people = _two(server, guest, size=(360, 640), has_touch=True, is_mobile=True)

    def move(each: Guest, card: str, gap: int) -> None:
        _card(each, card).tap()
        place = each.page.locator(f'[data-gap="{gap}"]')
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box
        assert box["width"] >= 44
        assert box["height"] >= 44
        place.tap()

    _play(server, host, tuple(people), move)


def test_a_game_by_keys_alone(server: Server, guest: Callable[..., Guest]) -> None:
    host, *people = _two(server, guest)

    def move(each: Guest, card: str, gap: int) -> None:
        keys, page = each.page.keyboard, each.page
        focused = "document.activeElement?.dataset?.card ?? ''"
        for _ in range(80):
            if page.evaluate(focused) == card:
                break
            keys.press("Tab")
        assert page.evaluate(focused) == card
        keys.press("Enter")
        each.until(lambda: page.evaluate("document.activeElement?.dataset?.gap !== undefined"))
        keys.press("Home")
        for _ in range(gap):
            keys.press("ArrowRight")
        assert page.evaluate("document.activeElement.dataset.gap") == str(gap)
        keys.press("Enter")

    _play(server, host, tuple(people), move)


def test_a_game_by_what_a_screen_reader_has(server: Server, guest: Callable[..., Guest]) -> None:
    host, *people = _two(server, guest)

    def move(each: Guest, card: str, gap: int) -> None:
        table = host.view["view"]
        title = next(c["title"] for seat in table["seats"] for c in seat["hand"] if c["id"] == card)
        line = [c["title"] for c in table["line"]]
        hand = each.page.get_by_role("list", name="Your hand")
        hand.get_by_role("button", name=title).click()
        count = len(line) + 1
        each.page.get_by_role("button", name=f"Gap {gap + 1} of {count}").click()
        live = each.page.locator("[aria-live=polite]")
        each.until(lambda: any(word in live.inner_text() for word in ("Right!", "Not there.")) or each.over)

    _play(server, host, tuple(people), move)
