"""Whole games of Timeline between browsers and bots: by mouse, by touch on a small phone, by keys, by names alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.server.live_server import Server
from tests.web.guests import Guest, Host, right_gaps
from tests.web.playing import TOUCH, play, two

GAMES = ("timeline-cesko", "timeline-russia", "timeline-polska", "twist-competitive")
Way = Callable[[Guest, str, int], None]


def _play(server: Server, host: Host, people: tuple[Guest, ...], way: Way) -> None:
    """The first one always right, the others wrong where they can, until the game is over in every browser."""

    def move(mover: Guest) -> None:
        card, gaps = next(iter(right_gaps(server, host.code).items()))
        wrong = [gap for gap in range(len(host.view["view"]["line"]) + 1) if gap not in gaps]
        way(mover, card, gaps[0] if mover is people[0] or not wrong else wrong[0])

    outcome = play(host, people, move)
    assert outcome["winners"] == [0], outcome


def by_mouse(each: Guest, card: str, gap: int) -> None:
    each.card(card).click()
    each.page.locator(f'[data-gap="{gap}"]').click()


def by_dragging(each: Guest, card: str, gap: int) -> None:
    place, mouse = each.page.locator(f'[data-gap="{gap}"]'), each.page.mouse
    place.scroll_into_view_if_needed()
    each.card(card).hover()
    start, end = each.card(card).bounding_box(), place.bounding_box()
    assert start
    assert end
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    mouse.down()
    mouse.move(x, y - 30, steps=4)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    mouse.up()


def by_touch(each: Guest, card: str, gap: int) -> None:
    each.card(card).tap()
    place = each.page.locator(f'[data-gap="{gap}"]')
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box
    assert box["width"] >= 44
    assert box["height"] >= 44
    place.tap()


def by_keys(each: Guest, card: str, gap: int) -> None:
    keys = each.page.keyboard
    for _ in range(80):
        if each.focused("card") == card:
            break
        keys.press("Tab")
    assert each.focused("card") == card
    keys.press("Enter")
    each.until(lambda: each.focused("gap") is not None)
    keys.press("Home")
    for _ in range(gap):
        keys.press("ArrowRight")
    assert each.focused("gap") == str(gap)
    keys.press("Enter")


def by_names(host: Host, each: Guest, card: str, gap: int) -> None:
    table = host.view["view"]
    title = next(c["title"] for seat in table["seats"] for c in seat["hand"] if c["id"] == card)
    count = len(table["line"]) + 1
    each.page.get_by_role("list", name="Your hand").get_by_role("button", name=title).click()
    each.page.get_by_role("button", name=f"Gap {gap + 1} of {count}").click()
    live = each.page.locator("[aria-live=polite]")
    each.until(lambda: any(word in live.inner_text() for word in ("Right!", "Not there.")) or each.over)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_mouse(server: Server, guest: Callable[..., Guest], game: str) -> None:
    deck = "pop-culture" if game == "twist-competitive" else "world"
    host, *people = two(server, guest, game, deck=deck)
    _play(server, host, tuple(people), by_mouse)


def test_a_game_by_dragging(server: Server, guest: Callable[..., Guest]) -> None:
    host, *people = two(server, guest, GAMES[0])
    _play(server, host, tuple(people), by_dragging)


def test_a_game_by_touch_on_a_small_phone(server: Server, guest: Callable[..., Guest]) -> None:
    host, *people = two(server, guest, GAMES[1], **TOUCH)
    _play(server, host, tuple(people), by_touch)


def test_a_game_by_keys_alone(server: Server, guest: Callable[..., Guest]) -> None:
    host, *people = two(server, guest, GAMES[2])
    _play(server, host, tuple(people), by_keys)


def test_a_game_by_what_a_screen_reader_has(server: Server, guest: Callable[..., Guest]) -> None:
    host, *people = two(server, guest, GAMES[0], reduced_motion="reduce")
    _play(server, host, tuple(people), partial(by_names, host))


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
    assert page.evaluate(end) > 2000
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
    page.keyboard.press("ArrowRight")
    assert each.focused("gap") == "1"
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
    assert page.locator('[data-gap][aria-disabled="false"]').count() == len(host.view["view"]["line"]) + 1


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
    keys.press("ArrowRight")
    each.until(lambda: second.evaluate(focused))
    keys.press("Enter")
    title = host.view["view"]["line"][1]["title"]
    dialog = page.get_by_role("dialog", name=title)
    dialog.wait_for()
    each.until(lambda: "Source" in dialog.inner_text())
    keys.press("Escape")
    dialog.wait_for(state="detached")
    assert second.evaluate(focused)
