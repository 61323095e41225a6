"""Whole games of Timeline between browsers and bots: by mouse, by touch on a small phone, by keys, by names alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.server.live_server import Server
from tests.web.guests import Guest, Host, right_gaps
from tests.web.playing import TOUCH, play, two
from tests.web.ways import Dragging, Keys, Mouse, Names, Touch

GAMES: Final = ("timeline-cesko", "timeline-russia", "timeline-polska", "twist-competitive")
VERDICTS: Final = ("Right!", "Not there.")


def _game(
    server: Server, guest: Callable[..., Guest], game: str, kind: type[Mouse], hand: int = 1, **more: Any
) -> None:
    """The first one always right, the second one wrong where that can be, until the game is over in every browser.
    Whatever the bot does, it has so many cards that the first one wins.
    """
    host, *people = two(
        server, guest, game, deck="pop-culture" if game == "twist-competitive" else "world", hand=hand, **more
    )
    way = kind(host)

    def move(mover: Guest) -> None:
        card, gaps = next(iter(right_gaps(server, host.code).items()))
        wrong = [gap for gap in range(len(host.view["view"]["line"]) + 1) if gap not in gaps]
        heard = len(mover.told)
        way.lay(mover, card, gaps[0] if mover is people[0] or not wrong else wrong[0])
        if kind is Names:
            mover.until(lambda: any(word in text for text in mover.told[heard:] for word in VERDICTS))

    outcome = play(host, tuple(people), move)
    assert outcome["winners"] == [0], outcome


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_mouse(server: Server, guest: Callable[..., Guest], game: str) -> None:
    _game(server, guest, game, Mouse, hand=2)


def test_a_game_by_dragging(server: Server, guest: Callable[..., Guest]) -> None:
    _game(server, guest, "timeline-cesko", Dragging, hand=2)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_touch_on_a_small_phone(server: Server, guest: Callable[..., Guest], game: str) -> None:
    _game(server, guest, game, Touch, hand=2 if game == "timeline-russia" else 1, **TOUCH)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keys_alone(server: Server, guest: Callable[..., Guest], game: str) -> None:
    _game(server, guest, game, Keys, hand=2 if game == "timeline-polska" else 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_what_a_screen_reader_has(server: Server, guest: Callable[..., Guest], game: str) -> None:
    _game(server, guest, game, Names, hand=2 if game == "timeline-cesko" else 1, reduced_motion="reduce")


def _long_line(server: Server, cards: int) -> tuple[Host, str]:
    """A game of two with a line of so many cards, the host on turn; and the other one's token."""
    host = Host(server.url, game="timeline-cesko", decks=["world"])
    other = host.join("Ben")
    host.seat(
        {"name": "Alena", "person": host.person, "hand": cards},
        {"name": "Ben", "person": other["person"], "hand": cards},
    )
    host.deal()
    while len(host.view["view"]["line"]) < cards or host.view["view"]["turn"] != 0:
        turn = host.view["view"]["turn"]
        card, gaps = next(iter(right_gaps(server, host.code).items()))
        token = host.token if turn == 0 else other["token"]
        host.do({"type": "play", "move": {"move": "place", "seat": turn, "card": card, "gap": gaps[0]}}, token)
    return host, other["token"]


class _Finger:
    """One finger on the glass."""

    def __init__(self, each: Guest) -> None:
        self._glass = each.context.new_cdp_session(each.page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, x: float, y: float) -> None:
        self._touch("touchStart", (x, y))

    def move(self, x: float, y: float) -> None:
        self._touch("touchMove", (x, y))

    def up(self) -> None:
        self._touch("touchEnd")


def test_a_finger_near_the_edge_scrolls_a_long_line(server: Server, guest: Callable[..., Guest]) -> None:
    host, _ = _long_line(server, 25)
    each = guest(host.token, **TOUCH)
    page = each.open(f"/table/{host.code}")
    each.until(lambda: each.on_turn and each.hand.count() > 0)
    line = page.get_by_role("group", name="The line")
    place = "document.querySelector('#line .scroll').scrollLeft"
    end = "(() => { const s = document.querySelector('#line .scroll'); return s.scrollWidth - s.clientWidth })()"
    each.until(lambda: page.evaluate(end) > 2000)
    page.evaluate("document.querySelector('#line .scroll').scrollLeft = 0")
    table = host.view["view"]
    card = table["seats"][0]["hand"][0]["id"]
    each.card(card).scroll_into_view_if_needed()
    start, zone = each.card(card).bounding_box(), line.bounding_box()
    assert start
    assert zone
    y = zone["y"] + zone["height"] / 2
    finger = _Finger(each)
    finger.down(start["x"] + 60, start["y"] + 20)
    finger.move(start["x"] + 60, start["y"] - 20)
    finger.move(180, y)
    finger.move(zone["x"] + zone["width"] - 8, y)
    each.until(lambda: page.evaluate(place) >= page.evaluate(end) - 1)
    # The page itself has not moved under the finger.
    assert page.evaluate("scrollY") == 0
    finger.move(zone["x"] + 8, y)
    each.until(lambda: page.evaluate(place) == 0)
    finger.move(zone["x"] + zone["width"] - 8, y)
    each.until(lambda: page.evaluate(place) >= page.evaluate(end) - 1)
    finger.move(zone["x"] + zone["width"] - 70, y)
    last = page.locator("[data-gap].hot")
    each.until(lambda: last.count() == 1)
    gap = int(last.get_attribute("data-gap") or "-1")
    assert gap >= len(table["line"]) - 1
    finger.up()
    each.until(lambda: host.view["view"]["move"] == table["move"] + 1)
    assert card not in [held["id"] for held in host.view["view"]["seats"][0]["hand"]]


def test_focus_and_choice_survive_what_others_do(server: Server, guest: Callable[..., Guest]) -> None:
    host, other = _long_line(server, 5)
    each = guest(host.token)
    page = each.open(f"/table/{host.code}")
    each.until(lambda: each.on_turn and each.hand.count() > 0)
    card = host.view["view"]["seats"][0]["hand"][2]["id"]
    each.card(card).focus()
    page.keyboard.press("Enter")
    each.until(lambda: each.focused("gap") is not None)
    page.keyboard.press("Home")
    each.until(lambda: each.focused("gap") == "0")
    page.keyboard.press("ArrowRight")
    each.until(lambda: each.focused("gap") == "1")
    left = "document.activeElement.closest('li')?.querySelector('.card')?.dataset.card"
    before = page.evaluate(left)
    # Somebody says something, somebody comes in, somebody leaves.
    host.do({"type": "say", "text": "Take your time."}, other)
    page.get_by_text("Take your time.").first.wait_for()
    eva = host.join("Eva", "spectator")
    host.do({"type": "leave"}, eva["token"])
    host.do({"type": "react", "sign": "👍"}, other)
    page.locator(".rise").first.wait_for(state="attached")
    assert each.focused("gap") == "1"
    assert page.evaluate(left) == before
    assert each.card(card).get_attribute("aria-pressed") == "true"
    # A move of somebody else: chosen, and focused, before it comes.
    made = host.view["view"]["move"]
    first = host.view["view"]["seats"][0]["hand"][0]["id"]
    gaps = right_gaps(server, host.code)[first]
    host.do({"type": "play", "move": {"move": "place", "seat": 0, "card": first, "gap": gaps[0]}})
    each.until(lambda: not each.on_turn)
    assert each.card(card).get_attribute("aria-pressed") == "true"
    each.card(card).focus()
    own, gaps = next(iter(right_gaps(server, host.code).items()))
    host.do({"type": "play", "move": {"move": "place", "seat": 1, "card": own, "gap": gaps[0]}}, other)
    each.until(lambda: each.on_turn)
    assert host.view["view"]["move"] == made + 2
    assert each.focused("card") == card
    assert each.card(card).get_attribute("aria-pressed") == "true"
    opened = page.locator('[data-gap][aria-disabled="false"]')
    each.until(lambda: opened.count() == len(host.view["view"]["line"]) + 1)


def test_the_facts_of_a_card_by_keys_alone(server: Server, guest: Callable[..., Guest]) -> None:
    host, _ = _long_line(server, 5)
    each = guest(host.token)
    page, keys = each.open(f"/table/{host.code}"), each.page.keyboard
    each.until(lambda: each.on_turn and page.locator("#line .facts").count() >= 5)
    second = page.locator("#line .facts").nth(1)
    focused = "(node) => node === document.activeElement"
    for _ in range(40):
        if page.evaluate("document.activeElement?.classList.contains('facts')"):
            break
        keys.press("Tab")
    keys.press("Home")
    each.until(lambda: page.locator("#line .facts").first.evaluate(focused))
    keys.press("ArrowRight")
    each.until(lambda: second.evaluate(focused))
    keys.press("Enter")
    title = host.view["view"]["line"][1]["title"]
    dialog = page.get_by_role("dialog", name=title)
    dialog.wait_for()
    each.until(lambda: "Source" in dialog.inner_text())
    keys.press("Escape")
    dialog.wait_for(state="detached")
    each.until(lambda: second.evaluate(focused))
