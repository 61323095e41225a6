"""Easy, normal or hard cards: the host sets it by keys alone, the others read it, and it is what is dealt."""

from __future__ import annotations

from collections.abc import Callable

from kronika.study.narrowing import cards_of
from tests.server.live_server import Server
from tests.web.guests import Guest, Host
from tests.web.playing import TOUCH, game_of

HARD = "The third of each deck that is hardest to place, spread over all its times."


def test_the_host_chooses_hard_cards_by_keys_and_all_see_it(server: Server, guest: Callable[..., Guest]) -> None:
    host = Host(server.url, game="timeline-cesko", decks=["cesko"])
    first, second = guest(host.token), guest(host.join("Ben")["token"], **TOUCH)
    page, other = first.open(f"/table/{host.code}"), second.open(f"/table/{host.code}")
    page.get_by_role("button", name="All cards", exact=True).focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="How hard are the cards?")
    assert dialog.locator("[aria-pressed=true]").all_inner_texts() == [
        "All cards\nEasy, normal and hard ones together."
    ]
    hard = dialog.get_by_role("button", name="Hard cards")
    for _ in range(8):
        page.keyboard.press("Tab")
        if hard.evaluate("(node) => node === document.activeElement"):
            break
    page.keyboard.press("Enter")
    dialog.wait_for(state="detached")
    for each in (page, other):
        each.get_by_text("Only hard cards are in the game.").wait_for()
        each.get_by_text(HARD).wait_for()
    first.until(lambda: host.view["room"]["settings"]["difficulty"] == "hard")
    first.until(lambda: page.evaluate("document.activeElement.innerText") == "hard cards")
    assert other.get_by_role("button", name="hard cards").count() == 0
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Deal the cards").click()
    first.until(lambda: host.view["room"]["playing"])
    assert set(game_of(server, host).dates) == cards_of([server.hub.deck("cesko")], "hard")


def test_too_few_cards_are_told_beside_the_setting(server: Server, guest: Callable[..., Guest]) -> None:
    host = Host(server.url, game="timeline-cesko", decks=["cesko"], options={"hand": 20}, difficulty="easy")
    host.join("Ben")
    each = guest(host.token)
    page = each.open(f"/table/{host.code}")
    page.get_by_role("button", name="Deal the cards").click()
    told = page.locator("li", has_text="Only easy cards are in the game.").get_by_role("alert")
    told.wait_for()
    assert told.inner_text().strip() == "Too few cards are left for this game. Take all cards, or mix in another deck."
    page.get_by_role("button", name="easy cards", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="All cards").click()
    page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_role("button", name="Deal the cards").click()
    each.until(lambda: host.view["room"]["playing"])
