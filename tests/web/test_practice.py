"""Practice with a deck by keys alone: wrong and right answers, the end of a sitting, what the browser keeps.

Questions are drawn by chance; which gaps are right is looked up in the server's deck, whatever is asked.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from kronika.study.questions import right_gaps
from tests.server.live_server import Server
from tests.web.guests import Guest

DECK: Final = "cesko"
_FOCUS: Final = "document.activeElement.innerText.trim()"


def _kept(page: Page) -> dict[str, Any]:
    """What this browser keeps of the deck."""
    found: dict[str, Any] = json.loads(page.evaluate(f"localStorage.getItem('kronika.practice.{DECK}') ?? '{{}}'"))
    return found


def _press(page: Page, name: str) -> None:
    """Go forward with the tabulator to the button or link that begins so, and press Enter."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()").startswith(name):
            return page.keyboard.press("Enter")
    raise AssertionError(f"no way by keys to {name}: {page.inner_text('body')}")


def _gaps(server: Server, page: Page) -> tuple[str, list[str], tuple[int, ...]]:
    """The card that is asked about, the names of the gaps of its row, and the right ones."""
    deck = server.hub.deck(DECK)
    cards = {one.titles["en"]: one for one in deck.cards}
    assert len(cards) == len(deck.cards)
    asked = page.locator("#asked").inner_text().removeprefix("Where does “").removesuffix("” belong?")
    row = [cards[title] for title in page.locator("main ol .text [dir]").all_inner_texts()]
    names = page.locator("main ol .spot button").all_inner_texts()
    right = right_gaps([one.span for one in row], cards[asked].span)
    assert row
    assert len(names) == len(row) + 1
    return cards[asked].id, names, right


def _answer(server: Server, guest: Guest, *, rightly: bool) -> str:
    """Answer the question that is shown, by keys, and see what is told; the card."""
    page = guest.page
    guest.until(lambda: page.evaluate("document.activeElement.id") == "asked")
    card, names, right = _gaps(server, page)
    gap = next(gap for gap in range(len(names)) if (gap in right) == rightly)
    page.keyboard.press("Tab")  # to "I don't know"
    assert page.evaluate(_FOCUS) == "I don’t know"
    for _ in range(gap + 1):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Right!" if rightly else "Not there.").wait_for()
    guest.until(lambda: page.evaluate(_FOCUS) in ("Next card", "Finish"))
    assert card in _kept(page)
    return card


def test_a_sitting_by_keys_alone(server: Server, guest: Callable[..., Guest]) -> None:
    first, second = (one.id for one in server.hub.deck(DECK).cards[:2])
    each = guest()
    page = each.page
    each.open(f"/practice/{DECK}?cards={first},{second}")
    page.locator("#asked").wait_for()
    page.locator("#asked").focus()  # a page that has just been opened leaves the focus where it is
    wrong = _answer(server, each, rightly=False)
    page.keyboard.press("Enter")
    right = _answer(server, each, rightly=True)
    assert {wrong, right} == {first, second}
    page.keyboard.press("Enter")
    # What went wrong comes once more; then that is all.
    assert _answer(server, each, rightly=True) == wrong
    heard = page.locator("[aria-live=assertive]").inner_text()
    assert heard.startswith("Right!")
    assert page.evaluate(_FOCUS) == "Finish"
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="That is all for now").wait_for()
    each.until(lambda: page.evaluate(_FOCUS) == "That is all for now")
    page.get_by_text("3 answers, 2 right.").wait_for()
    assert page.locator("[aria-live=assertive]").inner_text() == heard  # and is not told a second time
    kept = _kept(page)
    assert set(kept) == {first, second}

    page.reload()
    page.locator("#asked").wait_for()
    assert _kept(page) == kept
    # The deck's page leads here, too, and asks what is new.
    each.open(f"/decks/{DECK}")
    page.get_by_role("link", name="Practise", exact=True).wait_for()
    _press(page, "Practise")
    page.locator("#asked").wait_for()
    assert _gaps(server, page)[0] not in kept


def test_a_lost_answer_leaves_the_question(server: Server, guest: Callable[..., Guest]) -> None:
    card = server.hub.deck(DECK).cards[0].id
    each = guest()
    page = each.page
    each.open(f"/practice/{DECK}?cards={card}")
    page.locator("#asked").wait_for()
    before = _gaps(server, page)
    page.route("**/api/practice/*/answer", lambda route: route.abort())
    page.get_by_role("button", name="I don’t know").press("Enter")
    page.get_by_role("alert").wait_for()
    each.until(lambda: page.evaluate(_FOCUS) == "Try again")
    page.unroute("**/api/practice/*/answer")
    page.keyboard.press("Enter")
    each.until(lambda: page.evaluate("document.activeElement.id") == "asked")
    assert page.get_by_role("alert").count() == 0
    assert _gaps(server, page) == before
    assert _kept(page) == {}
    assert _answer(server, each, rightly=True) == card


def test_what_there_is_no_room_for_is_told(server: Server, guest: Callable[..., Guest]) -> None:
    cards = [one.id for one in server.hub.deck(DECK).cards[:2]]
    each = guest()
    page = each.page
    each.open(f"/practice/{DECK}?cards={cards[0]}")
    page.locator("#asked").focus()
    _answer(server, each, rightly=True)
    kept = _kept(page)
    each.context.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); }")
    each.open(f"/practice/{DECK}?cards={cards[1]}")
    page.get_by_role("button", name="I don’t know").press("Enter")
    page.get_by_role("heading", name="Now you know:").wait_for()
    page.locator("main").get_by_text("This browser could not keep what you know now.").wait_for()
    assert _kept(page) == kept
