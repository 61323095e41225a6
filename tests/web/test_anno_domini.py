"""Whole games of Anno Domini between two browsers and a bot, in four ways: laying, correcting, doubting, seeing.

Alena lays rightly, but once puts the chain wrong, after having taken that back once; Ольга doubts that chain.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from kronika.dates import in_order
from tests.server.live_server import Server
from tests.web.guests import Guest, Host
from tests.web.playing import TOUCH, game_of, play, two

ON = "On with the game"


class Mouse:
    """How one does it: here by pressing what one sees."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def press(self, target: Locator) -> None:
        target.click()

    def named(self, each: Guest, name: str) -> None:
        self.press(each.page.get_by_role("button", name=name, exact=True))

    def lay(self, each: Guest, card: str, gap: int) -> None:
        self.press(each.card(card))
        self.press(each.page.locator(f'[data-gap="{gap}"]'))

    def down(self, each: Guest, card: str) -> None:
        """One place down for a card of the chain."""
        self.press(each.page.locator(f'[data-row="{card}"] [data-do="down"]'))


class Touch(Mouse):
    def press(self, target: Locator) -> None:
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["width"] >= 44
        target.tap()

    def down(self, each: Guest, card: str) -> None:
        self.press(each.page.locator(f'[data-row="{card}"] [data-do="grip"]'))
        at = [one["id"] for one in self.host.view["view"]["line"]].index(card)
        self.press(each.page.locator(f'[data-gap="{at + 2}"]'))


class Keys(Mouse):
    def _tab_to(self, each: Guest, wanted: str) -> None:
        """Press Tab until this is true of the element with the focus."""
        test = f"(() => {{ const on = document.activeElement; return Boolean({wanted}) }})()"
        for _ in range(120):
            if each.page.evaluate(test):
                return
            each.page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {wanted}")

    def named(self, each: Guest, name: str) -> None:
        each.page.get_by_role("button", name=name, exact=True).wait_for()
        self._tab_to(each, f"on.textContent.trim() === {name!r}")
        each.page.keyboard.press("Enter")

    def lay(self, each: Guest, card: str, gap: int) -> None:
        keys = each.page.keyboard
        self._tab_to(each, f"on.dataset.card === {card!r}")
        keys.press("Enter")
        each.until(lambda: each.focused("gap") is not None)
        keys.press("Home")
        each.until(lambda: each.focused("gap") == "0")
        for at in range(gap):
            keys.press("ArrowDown")
            each.until(lambda: each.focused("gap") == str(at + 1))  # noqa: B023
        keys.press("Enter")

    def down(self, each: Guest, card: str) -> None:
        self._tab_to(each, "on.dataset.do === 'down'")
        row = "document.activeElement.closest('[data-row]')?.dataset.row"
        each.page.keyboard.press("Home")
        for _ in range(60):
            if each.page.evaluate(row) == card:
                break
            each.page.keyboard.press("ArrowDown")
        assert each.page.evaluate(row) == card
        each.page.keyboard.press("Enter")
        each.until(lambda: each.page.evaluate(row) == card and each.focused("do") == "down")


class Names(Mouse):
    """By roles and names alone, as a screen reader tells them."""

    def _title(self, card: str) -> str:
        table = self.host.view["view"]
        held = [one for seat in table["seats"] for one in seat["hand"]]
        return next(one["title"] for one in [*held, *table["line"]] if one["id"] == card)

    def lay(self, each: Guest, card: str, gap: int) -> None:
        hand = each.page.get_by_role("list", name="Your hand")
        hand.get_by_role("button", name=self._title(card)).click()
        gaps = len(self.host.view["view"]["line"]) + 1
        each.page.get_by_role("button", name=f"Gap {gap + 1} of {gaps}.").click()

    def down(self, each: Guest, card: str) -> None:
        each.page.get_by_role("button", name=f"Move down: {self._title(card)}").click()
        place = [one["id"] for one in self.host.view["view"]["line"]].index(card) + 2
        live = each.page.locator("[aria-live=polite]")
        each.until(lambda: f"{self._title(card)} moved down, now {place}" in live.inner_text())


class _Story:
    """What the two do, whatever the way."""

    def __init__(self, server: Server, host: Host, people: list[Guest], way: Mouse) -> None:
        self.server, self.host, self.people, self.way = server, host, people, way
        self.corrected = False
        self.doubts = 0

    def _dates(self) -> dict[str, Any]:
        backs = game_of(self.server, self.host).start.deck.backs
        return {card: backs[card].span for card in backs}

    def _gap(self, card: str, chain: list[str]) -> int:
        dates = self._dates()
        return sum(dates[other].first <= dates[card].first for other in chain)

    def move(self, mover: Guest) -> None:
        self.on(mover)
        table = game_of(self.server, self.host).table
        chain, dates = list(table.line), self._dates()
        turn = table.turn
        assert turn is not None
        card = table.hands[turn][0]
        right = in_order(dates[other] for other in chain)
        if not right and table.layer is not None:
            return self.doubt(mover)
        at = next((n for n in range(len(chain) - 1) if dates[chain[n]].last < dates[chain[n + 1]].first), None)
        # As long as the direction is what it was, Ольга is next.
        follows = table.direction == 1 and len(table.hands[turn]) > 3
        if mover is self.people[0] and not self.corrected and at is not None and follows:
            return self.correct(mover, card, chain, at)
        return self.way.lay(mover, card, self._gap(card, chain))

    def correct(self, mover: Guest, card: str, chain: list[str], at: int) -> None:
        """Move a card, take that back, move it again, and lay one's own: only then has the chain changed."""
        self.corrected = True
        rows = "[...document.querySelectorAll('[data-row]')].map((row) => row.dataset.row)"
        swapped = [*chain]
        swapped[at : at + 2] = reversed(swapped[at : at + 2])
        self.way.down(mover, chain[at])
        mover.until(lambda: mover.page.evaluate(rows) == swapped)
        assert mover.page.get_by_text("You moved 1 card.").is_visible()
        assert list(game_of(self.server, self.host).table.line) == chain
        self.way.named(mover, "Undo")
        mover.until(lambda: mover.page.evaluate(rows) == chain)
        assert mover.page.get_by_text("You moved 1 card.").count() == 0
        self.way.down(mover, chain[at])
        mover.until(lambda: mover.page.evaluate(rows) == swapped)
        gap = len(chain)
        self.way.lay(mover, card, gap)
        mover.until(lambda: list(game_of(self.server, self.host).table.line) == [*swapped, card])

    def doubt(self, mover: Guest) -> None:
        self.doubts += 1
        stakes = self.host.view["view"]["doubt"]
        seats = self.host.view["view"]["seats"]
        layer, held = seats[stakes["layer"]]["name"], len(seats[stakes["layer"]]["hand"])
        self.way.named(mover, "Doubt …")
        dialog = mover.page.get_by_role("dialog", name="Doubt the chain?")
        dialog.wait_for()
        told = dialog.inner_text().replace("\u2068", "").replace("\u2069", "")
        assert f"{layer}, who laid last, draws {stakes['layer_draws']} cards." in told
        # The first press changes nothing, and Escape is a way out.
        mover.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
        made = self.host.view["view"]["move"]
        self.way.named(mover, "Doubt …")
        dialog.wait_for()
        assert self.host.view["view"]["move"] == made
        self.way.named(mover, "Doubt it")
        mover.until(lambda: self.host.view["view"]["verdict"] is not None)
        verdict = self.host.view["view"]["verdict"]
        assert (verdict["correct"], verdict["penalty"]) == (False, [stakes["layer"], stakes["layer_draws"]])
        if self.doubts == 1:
            self.see(mover, verdict, layer)
        assert len(self.host.view["view"]["seats"][stakes["layer"]]["hand"]) >= held + stakes["layer_draws"] - 1

    def see(self, mover: Guest, verdict: dict[str, Any], layer: str) -> None:
        """The one who doubted sees it to its end, the other one skips it."""
        watcher = self.people[0] if mover is self.people[1] else self.people[1]
        self.on(watcher)
        wrong = len(verdict["wrong"])
        heading = mover.page.get_by_role("heading", name="There is an error" if wrong == 1 else "There are errors")
        heading.wait_for()
        told = mover.page.locator("main").inner_text().replace("\u2068", "").replace("\u2069", "")
        assert f"{layer}, who laid last, draws {verdict['penalty'][1]} cards." in told
        assert "stood before" in told
        assert mover.page.locator("li.bad").count() == len({place for pair in verdict["wrong"] for place in pair})
        self.way.named(mover, ON)
        heading.wait_for(state="detached")

    def on(self, each: Guest) -> None:
        """Skip a reveal, where there is one."""
        button = each.page.get_by_role("button", name=ON, exact=True)
        if button.count():
            button.click()
            button.wait_for(state="detached")


def _game(server: Server, guest: Callable[..., Guest], kind: type[Mouse], **more: Any) -> None:
    host, *people = two(server, guest, "anno-domini", hand=6, **more)
    story = _Story(server, host, people, kind(host))
    outcome = play(host, tuple(people), story.move, between=story.on)
    assert story.corrected
    assert story.doubts >= 1
    names = [host.view["view"]["seats"][seat]["name"] for seat in outcome["winners"]]
    for each in people:
        assert (
            each.page.locator("#over").inner_text().replace("\u2068", "").replace("\u2069", "") == f"{names[0]} wins!"
        )


def test_a_game_by_mouse(server: Server, guest: Callable[..., Guest]) -> None:
    _game(server, guest, Mouse)


def test_a_game_by_touch_on_a_small_phone(server: Server, guest: Callable[..., Guest]) -> None:
    _game(server, guest, Touch, **TOUCH)


def test_a_game_by_keys_alone(server: Server, guest: Callable[..., Guest]) -> None:
    _game(server, guest, Keys)


def test_a_game_by_what_a_screen_reader_has(server: Server, guest: Callable[..., Guest]) -> None:
    _game(server, guest, Names, reduced_motion="reduce")
