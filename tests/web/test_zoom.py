"""Little room: 400 % of zoom, phones on their side, long names, other languages; everything can still be reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.server.live_server import Server
from tests.web.guests import Guest, Host, right_gaps
from tests.web.states import Scene

LONG: Final = ("Wolfeschlegelsteinhausenberger", "أحمد بن محمد بن عبد الرحمن")
ZOOMED: Final = {"width": 320, "height": 256}
"""What is left of 1280×1024 at 400 %."""
_SEEN: Final = """
(node) => {
  node.scrollIntoView({ block: "center", inline: "center" });
  const box = node.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.top >= 0 && box.bottom <= innerHeight && (node === at || node.contains(at));
}
"""
_CLIPPED: Final = """
() => [...document.querySelectorAll("*")]
  .filter((node) => getComputedStyle(node).overflowY === "hidden" && node.scrollHeight > node.clientHeight + 1)
  .filter((node) => node.clientHeight > 100)
  .map((node) => `${node.tagName}.${node.className}`)
"""
"""What is cut off, where no wheel and no finger brings it back."""


def test_a_table_at_400_percent_scrolls(server: Server, guest: Callable[..., Guest]) -> None:
    table = Scene(server, guest).table("timeline-cesko", hand=4)
    table.host.deal()
    table.until(lambda view: view["turn"] == 0 and len(view["line"]) >= 4, table.right)
    each = table.open()
    each.until(lambda: each.on_turn)
    each.page.set_viewport_size(ZOOMED)  # type: ignore[arg-type]
    assert each.page.evaluate(_CLIPPED) == []
    for at in range(each.hand.count()):
        assert each.hand.nth(at).evaluate(_SEEN)
    card, gaps = next(iter(right_gaps(server, table.host.code).items()))
    each.card(card).click()
    gap = each.page.locator(f'[data-gap="{gaps[0]}"]')
    gap.click()
    each.page.locator(".verdict:not(.no)").wait_for()


@pytest.mark.parametrize("game", ["timeline-cesko", "twist-coop", "anno-domini"])
def test_long_names_leave_a_table_as_wide_as_its_window(server: Server, guest: Callable[..., Guest], game: str) -> None:
    deck = "pop-culture" if game == "twist-coop" else "world"
    table = Scene(server, guest).table(game, deck, names=LONG)
    table.host.deal()
    each = table.open()
    for width, height in ((640, 360), (360, 640), (320, 256), (1440, 900)):
        each.page.set_viewport_size({"width": width, "height": height})
        each.settled()
        assert each.page.evaluate("document.documentElement.scrollWidth") <= width, (width, height)


@pytest.mark.parametrize("language", ["en", "de", "cs", "pl", "ru"])
def test_the_button_of_the_door_is_seen_on_a_small_phone(
    server: Server, guest: Callable[..., Guest], language: str
) -> None:
    host = Host(server.url, game="timeline-polska")
    each = guest(size=(360, 640), language=language)
    each.open(f"/join/{host.code}")
    box: Any = each.page.locator("form .go").bounding_box()
    assert box["y"] + box["height"] <= 640


def test_a_pause_leaves_nobody_on_turn(server: Server, guest: Callable[..., Guest]) -> None:
    table = Scene(server, guest).table("timeline-cesko", hand=4)
    table.host.deal()
    each = table.open()
    turn = each.page.locator(".who.turn")
    each.until(lambda: turn.count() == 1)
    table.host.do({"type": "pause"})
    each.until(lambda: turn.count() == 0)
    table.host.do({"type": "resume"})
    each.until(lambda: turn.count() == 1)


def test_the_tab_of_a_spectator_says_so(server: Server, guest: Callable[..., Guest]) -> None:
    scene = Scene(server, guest)
    table = scene.table("timeline-cesko")
    eva = table.host.join("Eva", "spectator")
    table.host.deal()
    each = scene.guest(eva["token"], f"/table/{table.host.code}")
    each.until(lambda: each.page.title() == "Watching: Timeline: Česko · Kronika")


def test_pictures_that_did_not_come_are_asked_for_again(server: Server, guest: Callable[..., Guest]) -> None:
    table = Scene(server, guest).table("timeline-cesko", names=("Zofia",), hand=4)
    table.host.deal()
    each = guest(table.tokens[0], size=(1440, 900))
    asked = []

    def twice_in_vain(route: Any) -> None:
        address = route.request.url
        asked.append(address)
        if asked.count(address) <= 2:
            route.abort()
        else:
            route.continue_()

    each.page.route("**/pictures/**", twice_in_vain)
    each.open(f"/table/{table.host.code}")
    each.until(lambda: each.hand.count() == 4)
    each.until(
        lambda: each.page.locator("#hand .pic img").count() == 4 and each.page.locator("#hand .pic svg").count() == 0
    )
    each.until(
        lambda: each.page.locator("#hand .pic img").evaluate_all("(all) => all.every((each) => each.naturalWidth > 0)")
    )
    assert max(asked.count(address) for address in asked) >= 3
