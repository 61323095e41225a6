"""Coming, going and coming back: reloads, second tabs, lost networks, a server that restarts, one device for several,
people who only watch, and another host.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.live_server import Server
from tests.web.cutting import Wire
from tests.web.guests import Guest, Host, right_gaps
from tests.web.playing import two

LOST = "Connection lost"
LINE = "[...document.querySelectorAll('#line .line .card')].map((card) => card.dataset.card)"
HAND = "[...document.querySelectorAll('#hand button[data-card]')].map((card) => card.dataset.card)"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, to be stopped and started."""
    with Server(tmp_path / "kronika.sqlite", bot_delay=0.05) as running:
        yield running


def _table(server: Server, *others: str, bot: bool = True) -> tuple[Host, dict[str, dict[str, Any]]]:
    """A game of Timeline of Alena and these people, dealt; with the entrances of the others."""
    host = Host(server.url, game="timeline-cesko", decks=["world"])
    entrances = {name: host.join(name) for name in others}
    seats = [{"name": "Alena", "person": host.person, "hand": 5}]
    seats += [{"name": name, "person": entrances[name]["person"], "hand": 5} for name in others]
    host.seat(*seats, *([{"name": "Bot", "bot": "fair", "hand": 9}] if bot else []))
    host.deal()
    return host, entrances


def _ready(each: Guest, host: Host) -> None:
    """It is this one's turn, and the page shows the table as the server has it."""
    each.until(lambda: each.on_turn and each.page.evaluate(HAND) == _hand(host, 0))


def _hand(host: Host, seat: int) -> list[str]:
    return [card["id"] for card in host.view["view"]["seats"][seat]["hand"]]


def _line(host: Host) -> list[str]:
    return [card["id"] for card in host.view["view"]["line"]]


def _lay(server: Server, host: Host, each: Guest) -> str:
    """Lay a card rightly, by mouse; which."""
    card, gaps = next(iter(right_gaps(server, host.code).items()))
    each.card(card).click()
    each.page.locator(f'[data-gap="{gaps[0]}"]').click()
    return card


def test_a_reload_changes_nothing(server: Server, guest: Callable[..., Guest]) -> None:
    host, _ = _table(server)
    each = guest(host.token)
    page = each.open(f"/table/{host.code}")
    _ready(each, host)
    before, hand, line = host.view["view"], page.evaluate(HAND), page.evaluate(LINE)
    page.reload()
    _ready(each, host)
    each.until(lambda: (page.evaluate(HAND), page.evaluate(LINE)) == (hand, line))
    assert host.view["view"] == before
    assert len(host.view["room"]["people"]) == 1
    # In the middle of a move of one's own, as well: it is made once.
    _lay(server, host, each)
    page.reload()
    each.until(lambda: host.view["view"]["move"] > before["move"])
    _ready(each, host)
    moves = [fact["line"] for fact in server.facts(host.entrance["room"], "moved")]
    assert [move["seat"] for move in moves] == [0, 1]


def test_two_tabs_show_the_same(server: Server, guest: Callable[..., Guest]) -> None:
    host, _ = _table(server, "Ben", bot=False)
    each = guest(host.token)
    first = each.open(f"/table/{host.code}")
    second = each.new_page()
    second.goto(f"{each.url}/table/{host.code}")
    _ready(each, host)
    each.until(lambda: second.evaluate(HAND) == first.evaluate(HAND) != [])
    each.until(lambda: second.title() == first.title())
    card = _lay(server, host, each)
    each.until(lambda: card in second.evaluate(LINE) and card in first.evaluate(LINE))
    each.until(lambda: second.evaluate(LINE) == first.evaluate(LINE) == _line(host))
    each.until(lambda: second.evaluate(HAND) == first.evaluate(HAND) == _hand(host, 0))
    assert [person["name"] for person in host.view["room"]["people"]] == ["Alena", "Ben"]
    # The person is here as long as one of the tabs is.
    second.close()
    assert not host.view["room"]["people"][0]["away"]


def test_a_move_whose_answer_is_lost_is_made_once(server: Server, guest: Callable[..., Guest]) -> None:
    host, _ = _table(server, "Ben", bot=False)
    with Wire(int(server.url.rpartition(":")[2])) as wire:
        each = guest(host.token, url=wire.url)
        page = each.open(f"/table/{host.code}")
        _ready(each, host)
        wire.deafen()
        card = _lay(server, host, each)
        each.until(lambda: host.view["view"]["move"] == 1)
        assert card not in page.evaluate(LINE)
        wire.cut()
        banner = page.locator(".banner")
        banner.wait_for()
        assert banner.inner_text() == f"{LOST}. Your move is kept."
        assert page.get_by_role("dialog").count() == 0
        assert banner.get_by_role("button").count() == 0
        # The table stays there to be looked at; the card lies in its gap, waiting.
        assert card in page.evaluate(HAND)
        assert page.locator("[data-gap].waiting").count() == 1
        wire.mend()
        banner.wait_for(state="detached")
        each.until(lambda: page.evaluate(LINE) == _line(host) and page.evaluate(HAND) == _hand(host, 0))
        assert card in _line(host)
        assert host.view["view"]["move"] == 1
        each.until(lambda: page.locator("[data-gap].waiting").count() == 0)
        each.until(lambda: page.evaluate("sessionStorage.length") == 0)


def test_a_table_stands_without_the_list_of_games_and_asks_for_it_again(
    server: Server, guest: Callable[..., Guest]
) -> None:
    host, _ = _table(server, "Ben", bot=False)
    with Wire(int(server.url.rpartition(":")[2])) as wire:
        each = guest(host.token, url=wire.url)
        page = each.new_page()
        page.route("**/api/rules", lambda route: route.abort())
        page.goto(f"{wire.url}/table/{host.code}")
        each.until(lambda: page.evaluate(HAND) == _hand(host, 0))
        page.unroute("**/api/rules")
        with page.expect_response("**/api/rules") as answer:
            wire.cut()
            page.locator(".banner").wait_for()
            assert page.evaluate(HAND) == _hand(host, 0)
            wire.mend()
        assert answer.value.ok
        page.locator(".banner").wait_for(state="detached")
        assert page.evaluate(HAND) == _hand(host, 0)


@pytest.mark.parametrize("known", [False, True])
def test_a_table_out_of_reach_says_so_and_comes_by_itself(
    server: Server, guest: Callable[..., Guest], known: bool
) -> None:
    host, _ = _table(server, "Ben", bot=False)
    each = guest(host.token)
    page = each.open(f"/table/{host.code}")
    _ready(each, host)
    # Whoever came in by this browser has the room's own name, and asks for nothing but its socket.
    rooms = [{key: host.entrance[key] for key in ("code", "room", "link")}] if known else []
    page.evaluate("(rooms) => localStorage.setItem('kronika.rooms', JSON.stringify(rooms))", rooms)
    page.route("**/api/**", lambda route: route.abort())
    page.route_web_socket("**/socket", lambda socket: socket.close())
    page.reload()
    page.get_by_role("heading", name="Kronika cannot be reached").wait_for()
    page.unroute("**/api/**")
    page.route_web_socket("**/socket", lambda socket: socket.connect_to_server())
    each.until(lambda: page.evaluate(HAND) == _hand(host, 0))
    assert page.get_by_role("heading", name="Kronika cannot be reached").count() == 0


def test_a_move_that_never_arrived_is_made_when_the_network_is_back(
    server: Server, guest: Callable[..., Guest]
) -> None:
    host, _ = _table(server, "Ben", bot=False)
    with Wire(int(server.url.rpartition(":")[2])) as wire:
        each = guest(host.token, url=wire.url)
        page = each.open(f"/table/{host.code}")
        _ready(each, host)
        wire.cut()
        page.locator(".banner").wait_for()
        assert page.locator(".banner").inner_text() == f"{LOST}. Trying again…"
        card = _lay(server, host, each)
        each.until(lambda: page.locator(".banner").inner_text() == f"{LOST}. Your move is kept.")
        assert host.view["view"]["move"] == 0
        # Even a reload does not lose it, once there is a network again.
        wire.mend()
        each.until(lambda: host.view["view"]["move"] == 1)
        each.until(lambda: page.evaluate(LINE) == _line(host))
        assert card in _line(host)
        page.locator(".banner").wait_for(state="detached")


def test_the_server_restarts_in_the_middle_of_a_game(own_server: Server, guest: Callable[..., Guest]) -> None:
    host, _ = _table(own_server, "Ben", bot=False)
    each = guest(host.token, url=own_server.url)
    page = each.open(f"/table/{host.code}")
    _ready(each, host)
    hand, line = page.evaluate(HAND), page.evaluate(LINE)
    card, gaps = next(iter(right_gaps(own_server, host.code).items()))
    own_server.stop()
    page.locator(".banner").wait_for()
    assert (page.evaluate(HAND), page.evaluate(LINE)) == (hand, line)
    each.card(card).click()
    page.locator(f'[data-gap="{gaps[0]}"]').click()
    own_server.start()
    page.locator(".banner").wait_for(state="detached")
    each.until(lambda: card in page.evaluate(LINE))
    assert host.view["view"]["move"] == 1
    assert page.evaluate(LINE) == _line(host)
    live = page.locator("[aria-live=assertive]")
    assert LOST not in live.inner_text()


def test_several_people_on_one_device(server: Server, guest: Callable[..., Guest]) -> None:
    host = Host(server.url, game="timeline-cesko", decks=["world"])
    names = ("Alena", "Babička", "Cyril")
    host.seat(*({"name": name, "person": host.person, "hand": 3} for name in names))
    host.deal()
    each = guest(host.token)
    page = each.open(f"/table/{host.code}")
    behind = "document.querySelectorAll('.table :focus').length"
    for seat, name in enumerate(names):
        curtain = page.get_by_role("dialog")
        button = page.get_by_role("button", name=re.compile(f"^I am .?{name}"))
        button.wait_for()
        each.until(lambda: button.evaluate("(node) => node === document.activeElement"))  # noqa: B023
        # Nothing of the table is to be had by keys as long as the curtain is drawn.
        for _ in range(3):
            page.keyboard.press("Tab")
            assert page.evaluate(behind) == 0
        # Nor does Escape open it.
        for _ in range(2):
            page.keyboard.press("Escape")
        assert curtain.is_visible()
        button.click()
        curtain.wait_for(state="detached")
        each.until(lambda: page.evaluate(HAND) == _hand(host, seat))  # noqa: B023
        each.until(lambda: each.focused("card") == _hand(host, seat)[0])  # noqa: B023
        _lay(server, host, each)
        each.until(lambda: host.view["view"]["move"] == seat + 1)  # noqa: B023


def test_who_watches_sees_what_all_see(server: Server, guest: Callable[..., Guest]) -> None:
    host, entrances = _table(server, "Ben", bot=False)
    eva = host.join("Eva", "spectator")
    player, watcher = guest(host.token), guest(eva["token"])
    player.open(f"/table/{host.code}")
    page = watcher.open(f"/table/{host.code}")
    _ready(player, host)
    each = watcher
    each.until(lambda: page.evaluate(LINE) == _line(host))
    asked = page.locator(".ask").inner_text().splitlines()
    assert asked == ["\u2068Alena\u2069 is thinking.", "You are watching. \u2068Alena\u2069 has these cards."]
    assert page.locator("#hand button").count() == 0
    assert page.locator('[data-gap]:not([aria-disabled="true"])').count() == 0
    assert page.locator('[data-gap][tabindex="0"]').count() == 0
    card = _lay(server, host, player)
    each.until(lambda: card in page.evaluate(LINE) and card in player.page.evaluate(LINE))
    each.until(lambda: page.evaluate(LINE) == player.page.evaluate(LINE))
    page.get_by_role("heading", name="Right!").wait_for()
    people = player.page.locator(".people .who")
    each.until(
        lambda: (
            page.locator(".people .who").all_inner_texts()
            == [text.replace("\n(you)", "").replace("(you)", "") for text in people.all_inner_texts()]
        )
    )
    page.get_by_role("button", name="Menu").first.click()
    menu = page.get_by_role("dialog", name="Menu")
    assert menu.get_by_text("You are the host").count() == 0
    assert menu.get_by_role("button", name="Pause").count() == 0
    assert entrances["Ben"]["person"] not in page.content()


def test_the_host_passes(server: Server, guest: Callable[..., Guest]) -> None:
    host, *people = two(server, guest, "timeline-cesko", hand=4)
    first, second = people
    first.until(lambda: first.hand.count() > 0)
    first.page.get_by_role("button", name="Menu").click()
    menu = first.page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Make host").click()
    menu.wait_for(state="detached")
    heir = next(person["id"] for person in host.view["room"]["people"] if person["name"] == "Ольга")
    assert host.view["room"]["host"] == heir
    second.page.get_by_role("button", name="Menu").click()
    menu = second.page.get_by_role("dialog", name="Menu")
    menu.get_by_text("You are the host").wait_for()
    menu.get_by_role("button", name="Pause").click()
    first.until(lambda: host.view["room"]["paused"])
    for each in people:
        each.page.get_by_text("The game is paused.").wait_for()
    assert first.page.get_by_role("button", name="Go on").count() == 0
    assert first.page.locator('[data-gap]:not([aria-disabled="true"])').count() == 0
    second.page.get_by_role("button", name="Go on").click()
    first.until(lambda: not host.view["room"]["paused"])
    first.page.get_by_role("button", name="Menu").click()
    menu = first.page.get_by_role("dialog", name="Menu")
    assert menu.get_by_text("You are the host").count() == 0


def test_who_leaves_for_good_comes_to_the_first_page(server: Server, guest: Callable[..., Guest]) -> None:
    host, _ = _table(server, "Ben")
    each = guest(host.token)
    page = each.open(f"/table/{host.code}")
    _ready(each, host)
    back = page.get_by_role("button", name="Back")
    asked = page.get_by_role("dialog", name="Leave the table?")
    back.click()
    asked.wait_for()
    page.keyboard.press("Escape")
    asked.wait_for(state="detached")
    each.until(lambda: back.evaluate("(node) => node === document.activeElement"))
    # From the menu, too, one is asked.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Leave the table").click()
    asked.get_by_role("button", name="Leave for good").click()
    page.wait_for_url("**/")
    page.locator("#app h1").wait_for()
    each.settled()
    assert page.evaluate("location.pathname") == "/"
