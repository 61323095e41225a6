"""The ways to play in a browser: by mouse, by touch, by keys alone, and by what a screen reader has.

Each knows how something is done in its way, at every table; what is to be done is for the tests.
"""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Locator

from tests.web.guests import Guest, Host

__all__ = ["Dragging", "Keys", "Mouse", "Names", "Touch"]

TARGET: Final = 44
"""Pixels that whatever a finger is to hit has at least, each way."""
_STOPS: Final = 120
"""More than there are stops of Tab on a page."""


class Mouse:
    """By pressing what one sees."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def press(self, each: Guest, target: Locator) -> None:  # noqa: ARG002 - fingers need it
        target.click()

    def named(self, each: Guest, name: str) -> None:
        """The button of this name."""
        self.press(each, each.page.get_by_role("button", name=name, exact=True))

    def choose(self, each: Guest, card: str) -> None:
        """A card of the hand."""
        self.press(each, each.card(card))

    def lay(self, each: Guest, card: str, gap: int) -> None:
        """A card of the hand into a gap."""
        self.choose(each, card)
        self.press(each, each.page.locator(f'[data-gap="{gap}"]'))

    def down(self, each: Guest, card: str) -> None:
        """One place down for a card of the chain."""
        self.press(each, each.page.locator(f'[data-row="{card}"] [data-do="down"]'))

    def _line(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.host.view["view"]["line"]
        return found

    def _place(self, card: str) -> int:
        """Where the card lies in the line, from 0."""
        return [one["id"] for one in self._line()].index(card)


class Dragging(Mouse):
    """By mouse as well, but cards are dragged into their gaps."""

    def lay(self, each: Guest, card: str, gap: int) -> None:
        place, mouse = each.page.locator(f'[data-gap="{gap}"]'), each.page.mouse
        place.scroll_into_view_if_needed()
        each.card(card).hover()
        start = each.card(card).bounding_box()
        assert start
        mouse.down()
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2 - 30, steps=4)

        def there() -> bool:
            """Over the gap, wherever that has come to by now."""
            end = place.bounding_box()
            assert end
            mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
            hot = each.page.locator("[data-gap].hot")
            return bool(hot.evaluate_all("(gaps) => gaps.map((gap) => gap.dataset.gap)") == [str(gap)])

        each.until(there)
        mouse.up()


class Touch(Mouse):
    """By a finger, for which everything must be large enough."""

    def press(self, each: Guest, target: Locator) -> None:
        def large() -> bool:
            box = target.bounding_box()
            return box is not None and min(box["width"], box["height"]) >= TARGET

        target.scroll_into_view_if_needed()
        each.until(large)
        target.tap()

    def down(self, each: Guest, card: str) -> None:
        self.press(each, each.page.locator(f'[data-row="{card}"] [data-do="grip"]'))
        self.press(each, each.page.locator(f'[data-gap="{self._place(card) + 2}"]'))


class Keys(Mouse):
    """By keys alone: Tab, the arrows, Home and Enter."""

    def _tab_to(self, each: Guest, wanted: str) -> None:
        """Press Tab until this is true of `on`, the element with the focus."""
        test = f"(() => {{ const on = document.activeElement; return Boolean({wanted}) }})()"
        for _ in range(_STOPS):
            if each.page.evaluate(test):
                return
            each.page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {wanted}")

    def named(self, each: Guest, name: str) -> None:
        each.page.get_by_role("button", name=name, exact=True).wait_for()
        self._tab_to(each, f"on.textContent.trim() === {name!r}")
        each.page.keyboard.press("Enter")

    def choose(self, each: Guest, card: str) -> None:
        self._tab_to(each, f"on.dataset.card === {card!r}")
        each.page.keyboard.press("Enter")

    def lay(self, each: Guest, card: str, gap: int) -> None:
        keys = each.page.keyboard
        self.choose(each, card)
        each.until(lambda: each.focused("gap") is not None)
        # A line runs to the right, a chain down.
        onwards = "ArrowDown" if each.page.locator("[data-row]").count() else "ArrowRight"
        keys.press("Home")
        each.until(lambda: each.focused("gap") == "0")
        for at in range(gap):
            keys.press(onwards)
            each.until(lambda: each.focused("gap") == str(at + 1))  # noqa: B023
        keys.press("Enter")

    def down(self, each: Guest, card: str) -> None:
        keys, row = each.page.keyboard, "document.activeElement.closest('[data-row]')?.dataset.row"
        self._tab_to(each, "on.dataset.do === 'down'")
        line = [one["id"] for one in self._line()]
        keys.press("Home")
        each.until(lambda: each.page.evaluate(row) == line[0])
        for other in line[1 : self._place(card) + 1]:
            keys.press("ArrowDown")
            each.until(lambda: each.page.evaluate(row) == other)  # noqa: B023
        keys.press("Enter")
        each.until(lambda: each.page.evaluate(row) == card and each.focused("do") == "down")


class Names(Mouse):
    """By roles and names alone, as a screen reader tells them; what comes of it must be told."""

    def _title(self, card: str) -> str:
        table = self.host.view["view"]
        held = [one for seat in table["seats"] for one in seat["hand"]]
        found: str = next(one["title"] for one in [*held, *table["line"]] if one["id"] == card)
        return found

    def choose(self, each: Guest, card: str) -> None:
        # The whole title: that of another card may begin like it.
        name = re.compile(rf"^{re.escape(self._title(card))}\. Card \d+ of \d+\.")
        each.page.get_by_role("list", name="Your hand").get_by_role("button", name=name).click()

    def lay(self, each: Guest, card: str, gap: int) -> None:
        self.choose(each, card)
        name = f"Gap {gap + 1} of {len(self._line()) + 1}."
        each.page.get_by_role("button", name=name).click()

    def down(self, each: Guest, card: str) -> None:
        title, heard = self._title(card), len(each.told)
        each.page.get_by_role("button", name=f"Move down: {title}", exact=True).click()
        moved = f"{title} moved down, now {self._place(card) + 2}"
        each.until(lambda: any(moved in text for text in each.told[heard:]))
