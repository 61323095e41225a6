"""A table whose parts come late, or not at once: its cards can be placed, and the rest is asked for again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route

from kronika.server.client_files import FOLDER
from tests.server.live_server import Server
from tests.web.guests import Guest, Host, right_gaps

LATER = "**/assets/later-*.js"
ALONE: dict[str, Any] = {"service_workers": "block"}
"""A service worker, once there, would ask by itself, past what is held up here."""


def _dealt(server: Server, *, people: int = 1) -> Host:
    host = Host(server.url, game="timeline-cesko", decks=["world"])
    own = [{"name": name, "person": host.person} for name in ("Alena", "Anna")[:people]]
    host.seat(*own, {"name": "Ben", "bot": "adult"})
    host.deal()
    return host


@pytest.mark.parametrize("size", [(412, 823), (1280, 800)])
def test_a_card_can_be_placed_before_the_rest_of_a_table_is_there(
    server: Server, guest: Callable[..., Guest], size: tuple[int, int]
) -> None:
    host = _dealt(server)
    each = guest(host.token, **ALONE, size=size)
    held: list[Route] = []
    each.page.route(LATER, lambda route: held.append(route))
    each.open(f"/table/{host.code}")
    each.until(lambda: each.on_turn)
    card, gaps = next(iter(right_gaps(server, host.code).items()))
    each.card(card).click()
    each.page.locator(f'[data-gap="{gaps[0]}"]').click()
    each.until(lambda: card in [laid["id"] for laid in host.view["view"]["line"]])
    # What shows a move is waited for a while; then the table is shown as it is.
    each.page.locator(f'#line [data-card="{card}"]').wait_for()
    assert not any("Alena" in told for told in each.told)
    each.until(lambda: bool(held))
    for route in held:
        route.continue_()
    # What has happened is told as soon as somebody can.
    each.until(lambda: any("Alena" in told for told in each.told))
    each.page.locator(".log li").first.wait_for(state="attached")


def test_nothing_moves_when_the_rest_of_a_table_comes(server: Server, guest: Callable[..., Guest]) -> None:
    host = _dealt(server)
    each = guest(host.token, **ALONE, size=(412, 823))
    held: list[Route] = []
    each.page.route(LATER, lambda route: held.append(route))
    each.open(f"/table/{host.code}")
    each.hand.first.wait_for()
    each.until(lambda: bool(held))
    where = """() => [...document.querySelectorAll("#hand button[data-card], #line [data-gap], .tabs, .people")]
      .map((node) => JSON.stringify(node.getBoundingClientRect()))"""
    # The printed face, which comes by itself, may break a title anew.
    printed = """() => [...document.fonts].some((it) => it.family.includes("Variable") && it.status == "loaded")"""
    each.until(lambda: each.page.evaluate(printed))
    each.settled()
    before = each.page.evaluate(where)
    for route in held:
        route.continue_()
    each.page.locator(".log").wait_for(state="attached")
    each.settled()
    assert each.page.evaluate(where) == before


def test_what_did_not_come_is_said_and_asked_for_again(server: Server, guest: Callable[..., Guest]) -> None:
    host = _dealt(server)
    each = guest(host.token, **ALONE)
    lost = True
    each.page.route(LATER, lambda route: route.abort() if lost else route.continue_())
    each.open(f"/table/{host.code}")
    each.hand.first.wait_for()
    each.page.get_by_role("button", name="Load it again").wait_for()
    each.until(lambda: each.on_turn)  # one plays meanwhile
    lost = False
    each.page.locator(".log").wait_for(state="attached")
    assert not each.page.get_by_role("button", name="Load it again").count()


def test_no_hand_is_seen_before_the_device_can_be_passed(server: Server, guest: Callable[..., Guest]) -> None:
    host = _dealt(server, people=2)
    each = guest(host.token, **ALONE)
    held: list[Route] = []
    each.page.route(LATER, lambda route: held.append(route))
    each.open(f"/table/{host.code}")
    each.page.locator("#line [data-card]").first.wait_for()
    each.until(lambda: bool(held))
    assert each.hand.count() == 0
    for route in held:
        route.continue_()
    each.page.get_by_role("dialog").wait_for()
    assert each.hand.count() > 0


def test_styles_that_did_not_come_come_again(server: Server, guest: Callable[..., Guest]) -> None:
    host = _dealt(server)
    each = guest(host.token, **ALONE)
    each.page.route("**/assets/later-*.css", lambda route: route.abort(), times=1)
    each.open(f"/table/{host.code}")
    each.page.locator(".log").wait_for(state="attached")
    # What has failed is a sheet, too, but may not be read.
    there = """() => [...document.styleSheets].some((it) => {
      try {
        return it.href?.includes("/assets/later-") && it.cssRules.length;
      } catch {
        return false;
      }
    })"""
    each.until(lambda: each.page.evaluate(there))


def test_who_share_a_device_play_on_where_it_cannot_be_passed(server: Server, guest: Callable[..., Guest]) -> None:
    host = _dealt(server, people=2)
    each = guest(host.token, **ALONE)
    each.page.route(LATER, lambda route: route.abort())
    each.open(f"/table/{host.code}")
    each.page.get_by_role("alert").wait_for()
    told = "Moves, piles and chat have not arrived yet. The table can be played without them."
    assert each.page.get_by_role("alert").inner_text() == told
    each.hand.first.wait_for()


@pytest.mark.parametrize("button", ["Back", "Menu"])
def test_a_menu_waits_for_its_words(server: Server, guest: Callable[..., Guest], button: str) -> None:
    host = _dealt(server)
    each = guest(host.token, **ALONE)
    held: list[Route] | None = []
    for name, part in json.loads((FOLDER / ".vite/manifest.json").read_text("utf-8")).items():
        if re.search(r"words/en/(first|play|more)$", name):
            each.page.route(
                f"**/{part['file']}", lambda route: route.continue_() if held is None else held.append(route)
            )
    each.open(f"/table/{host.code}")
    each.hand.first.wait_for()
    each.page.get_by_role("button", name=button, exact=True).click()
    come = """() => performance.getEntriesByType("resource").some((it) => it.name.includes("/Menu-"))"""
    each.until(lambda: each.page.evaluate(come))
    each.until(lambda: bool(held))
    waiting, held = held, None
    for route in waiting:
        route.continue_()
    dialog = each.page.get_by_role("dialog")
    dialog.wait_for()
    assert not re.findall(r"web(?:-[a-z]+)+", dialog.inner_text())


def test_the_view_that_came_too_late_is_not_that_of_another_table(server: Server, guest: Callable[..., Guest]) -> None:
    host, other = _dealt(server), _dealt(server)
    each = guest(host.token, **ALONE)
    held: list[Route] = []
    each.page.route(f"**/api/rooms/{host.code}/view", lambda route: held.append(route))
    been = json.dumps([{name: host.entrance[name] for name in ("code", "room", "link")}])
    each.page.add_init_script(f"localStorage.setItem('kronika.rooms', '{been}')")
    each.open(f"/table/{host.code}")
    each.hand.first.wait_for()
    with each.page.expect_event("requestfinished", lambda request: request.url.endswith("/view")):
        for route in held:
            route.continue_()
    each.page.evaluate(f"localStorage.setItem('kronika.token', '{other.token}')")
    each.page.evaluate(
        """(to) => {
          const link = Object.assign(document.createElement("a"), { href: to, textContent: "there" });
          document.body.append(link);
          link.click();
          link.remove();
        }""",
        f"/table/{other.code}",
    )
    each.page.wait_for_url(f"**/table/{other.code}")
    each.hand.first.wait_for()
    own = [card["id"] for card in other.view["view"]["seats"][0]["hand"]]
    assert [node.get_attribute("data-card") for node in each.hand.all()] == own
