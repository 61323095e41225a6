"""Whole games of Anno Domini between two browsers and a bot, in four ways: laying, correcting, doubting, seeing.

Alena begins and lays rightly. Ольга then puts the chain wrong, after having taken that back once, and has two cards
left: the direction turns round, so that Alena is next, before any bot, and doubts that chain. No deal can spoil this:
at most three cards of the deck have the same date, so one of Alena's four belongs before or after the first card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kronika.dates import in_order
from tests.server.live_server import Server
from tests.web.guests import Guest, Host
from tests.web.playing import ON, TOUCH, game_of, on_with_the_game, play, two
from tests.web.ways import Keys, Mouse, Names, Touch

HANDS = (4, 3, 12)


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
        on_with_the_game(mover)
        table = game_of(self.server, self.host).table
        chain, dates = list(table.line), self._dates()
        turn = table.turn
        assert turn is not None
        hand = table.hands[turn]
        if not in_order(dates[other] for other in chain) and table.layer is not None:
            return self.doubt(mover)
        if not self.corrected:
            if mover is self.people[1]:
                return self.correct(mover, hand[0], chain)
            first = dates[chain[0]]
            card = next(own for own in hand if in_order((first, dates[own])) != in_order((dates[own], first)))
        else:
            card = hand[0]
        return self.way.lay(mover, card, self._gap(card, chain))

    def correct(self, mover: Guest, card: str, chain: list[str]) -> None:
        """Move a card, take that back, move it again, and lay one's own: only then has the chain changed."""
        self.corrected = True
        assert len(chain) == 2
        rows = "[...document.querySelectorAll('[data-row]')].map((row) => row.dataset.row)"
        swapped = [*reversed(chain)]
        self.way.down(mover, chain[0])
        mover.until(lambda: mover.page.evaluate(rows) == swapped)
        mover.page.get_by_text("You moved 1 card.").wait_for()
        assert list(game_of(self.server, self.host).table.line) == chain
        self.way.named(mover, "Undo")
        mover.until(lambda: mover.page.evaluate(rows) == chain)
        mover.page.get_by_text("You moved 1 card.").wait_for(state="detached")
        self.way.down(mover, chain[0])
        mover.until(lambda: mover.page.evaluate(rows) == swapped)
        gap = len(chain)
        self.way.lay(mover, card, gap)
        mover.until(lambda: list(game_of(self.server, self.host).table.line) == [*swapped, card])
        table = game_of(self.server, self.host).table
        assert (table.direction, table.turn) == (-1, 0)

    def doubt(self, mover: Guest) -> None:
        self.doubts += 1
        stakes = self.host.view["view"]["doubt"]
        seats = self.host.view["view"]["seats"]
        layer, held = seats[stakes["layer"]]["name"], len(seats[stakes["layer"]]["hand"])
        self.way.named(mover, "Doubt…")
        dialog = mover.page.get_by_role("dialog", name="Doubt the chain?")
        dialog.wait_for()
        told = _plain(dialog.inner_text())
        assert f"{layer}, who laid last, draws {stakes['layer_draws']} cards." in told
        # The first press changes nothing, and Escape is a way out.
        mover.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
        made = self.host.view["view"]["move"]
        self.way.named(mover, "Doubt…")
        dialog.wait_for()
        assert self.host.view["view"]["move"] == made
        self.way.named(mover, "Doubt it")
        mover.until(lambda: self.host.view["view"]["verdict"] is not None)
        verdict = self.host.view["view"]["verdict"]
        assert (verdict["correct"], verdict["penalty"]) == (False, [stakes["layer"], stakes["layer_draws"]])
        if self.doubts == 1:
            assert mover is self.people[0]
            self.see(mover, verdict, layer)
        assert len(self.host.view["view"]["seats"][stakes["layer"]]["hand"]) >= held + stakes["layer_draws"] - 1

    def see(self, mover: Guest, verdict: dict[str, Any], layer: str) -> None:
        """The one who doubted sees it to its end, the other one skips it."""
        on_with_the_game(self.people[1])
        wrong = len(verdict["wrong"])
        heading = mover.page.get_by_role("heading", name="There is an error" if wrong == 1 else "There are errors")
        heading.wait_for()
        told = _plain(mover.page.locator("main").inner_text())
        assert f"{layer}, who laid last, draws {verdict['penalty'][1]} cards." in told
        assert "stood before" in told
        assert mover.page.locator("li.bad").count() == len({place for pair in verdict["wrong"] for place in pair})
        self.way.named(mover, ON)
        heading.wait_for(state="detached")
        # The log has the verdict, and not each date of the chain with its title.
        logged = mover.page.locator(".log li", has_text="The chain is wrong").first.text_content()
        assert logged
        assert "”: " not in logged


def _plain(text: str) -> str:
    """Without the marks around names."""
    return text.replace("\u2068", "").replace("\u2069", "")


def _game(server: Server, guest: Callable[..., Guest], kind: type[Mouse], **more: Any) -> None:
    host, *people = two(server, guest, "anno-domini", hand=HANDS, **more)
    story = _Story(server, host, people, kind(host))
    outcome = play(host, tuple(people), story.move, between=on_with_the_game)
    assert story.corrected
    assert story.doubts >= 1
    names = [host.view["view"]["seats"][seat]["name"] for seat in outcome["winners"]]
    for each in people:
        assert _plain(each.page.locator("#over").inner_text()) == f"{names[0]} wins."


def test_a_game_by_mouse(server: Server, guest: Callable[..., Guest]) -> None:
    _game(server, guest, Mouse)


def test_a_game_by_touch_on_a_small_phone(server: Server, guest: Callable[..., Guest]) -> None:
    _game(server, guest, Touch, **TOUCH)


def test_a_game_by_keys_alone(server: Server, guest: Callable[..., Guest]) -> None:
    _game(server, guest, Keys)


def test_a_game_by_what_a_screen_reader_has(server: Server, guest: Callable[..., Guest]) -> None:
    _game(server, guest, Names, reduced_motion="reduce")
