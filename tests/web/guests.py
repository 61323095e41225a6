"""People before a browser, for tests: a page each, with everything that must never happen watched.

A guest plays by mouse, by touch, by keys alone, or by what a screen reader has: roles and names. Which move is right
they are told by the test, which looks into the server; the browser tells nobody.
"""

from __future__ import annotations

import json
import secrets
import time
import urllib.request
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Locator, Page

from tests.server.live_server import Server

__all__ = ["Guest", "Host", "right_gaps"]

PATIENCE: Final = 90_000
"""How long, in milliseconds, something may take on a machine that has much else to do; on success nobody waits for it.
More than twice what the client itself waits at most, before it tries again to connect or goes on from a verdict.
"""
# Films take their time; in tests a sixth of it.
_HURRY: Final = """
(() => {
  const usual = window.setTimeout;
  window.setTimeout = (what, after = 0, ...more) => usual(what, after > 3500 ? after : after / 6, ...more);
  const move = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    return move.call(this, frames, how?.duration ? { ...how, duration: how.duration / 6 } : how);
  };
  window.__told = [];
  let before = "";
  new MutationObserver(() => {
    const text = document.querySelector(".sr[aria-live=polite]")?.textContent.trim() ?? "";
    if (text && text !== before) window.__told.push(text);
    before = text;
  }).observe(document, { subtree: true, childList: true, characterData: true });
  window.__violations = [];
  document.addEventListener("securitypolicyviolation", (event) =>
    window.__violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
})();
"""

_STILL: Final = """
() => !document.querySelector(".flying") && document.getAnimations().every((each) =>
  each.playState !== "running" || each.effect?.getTiming().iterations === Infinity)
"""


class Host:
    """Whoever opens a room by REST and seats people and bots, as the lobby does."""

    def __init__(self, url: str, name: str = "Alena", **settings: Any) -> None:
        self.url = url
        self.entrance = self.post("/api/rooms", {"name": name, "language": settings.get("language", "en")})
        self.token: str = self.entrance["token"]
        self.code: str = self.entrance["code"]
        self.person: str = self.entrance["person"]
        if settings:
            self.do({"type": "settings", "settings": self.view["room"]["settings"] | settings})

    def post(self, path: str, body: Any, token: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    @property
    def view(self) -> dict[str, Any]:
        request = urllib.request.Request(
            f"{self.url}/api/rooms/{self.code}/view", headers={"Authorization": f"Bearer {self.token}"}
        )
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def join(self, name: str, role: str = "player") -> dict[str, Any]:
        """Somebody else comes in; their entrance."""
        found: dict[str, Any] = self.post(f"/api/rooms/{self.code}/join", {"name": name, "role": role})
        return found

    def do(self, command: dict[str, Any], token: str | None = None) -> dict[str, Any]:
        """Carry out a command, the host's or somebody else's; it must be accepted."""
        envelope = {"request": secrets.token_hex(8), "seen": self.view["seq"], "command": command}
        answer: dict[str, Any] = self.post(f"/api/rooms/{self.code}/commands", envelope, token or self.token)
        assert answer["type"] == "accepted", answer
        return answer

    def seat(self, *seats: dict[str, Any]) -> None:
        self.do({"type": "sit", "seats": list(seats)})

    def deal(self) -> None:
        self.do({"type": "start", "entropy": "entropy of a test"})


class Guest:
    """One person's browser."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        token: str | None = None,
        *,
        size: tuple[int, int] = (1280, 800),
        language: str = "en",
        **more: Any,
    ) -> None:
        self.url = url
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, **more
        )
        self.context.add_init_script(_HURRY)
        if token:
            self.context.add_init_script(
                f"try {{ localStorage.setItem('kronika.token', '{token}');"
                f" localStorage.setItem('kronika.language', '{language}') }} catch {{}}"
            )
        self.wrong: list[str] = []
        own = urlsplit(url).netloc
        self.context.on(
            "request",
            lambda request: (
                self.wrong.append(f"another host: {request.url}")
                if urlsplit(request.url).netloc not in (own, "") and not request.url.startswith("blob:")
                else None
            ),
        )
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("dialog", lambda dialog: (self.wrong.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        page.on(
            "console",
            lambda message: (
                self.wrong.append(f"console: {message.text}")
                if message.type == "error"
                and "Failed to load resource" not in message.text
                and "WebSocket connection" not in message.text
                and "when fetching the script" not in message.text  # of the service worker, with the wire cut
                else None
            ),
        )
        return page

    def open(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page

    def close(self) -> None:
        """Nothing went wrong meanwhile."""
        violations = self.page.evaluate("window.__violations ?? []") if not self.page.is_closed() else []
        self.context.close()
        assert not self.wrong, self.wrong
        assert not violations, violations

    # Tables

    @property
    def hand(self) -> Locator:
        return self.page.locator("#hand button[data-card]")

    @property
    def on_turn(self) -> bool:
        return self.page.title().startswith("●")

    @property
    def over(self) -> bool:
        return self.page.locator("#over").count() > 0

    @property
    def told(self) -> list[str]:
        """All that a screen reader was told politely since the page was opened, also what stood there but a moment."""
        found: list[str] = self.page.evaluate("window.__told")
        return found

    def card(self, card: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'#hand button[data-card="{card}"]')

    def focused(self, what: str) -> str | None:
        """What the element with the focus has in `data-…`."""
        found: str | None = self.page.evaluate(f"document.activeElement?.dataset?.{what} ?? null")
        return found

    def settled(self) -> None:
        """Wait until nothing moves any more, but for what always does."""
        self.until(lambda: self.page.evaluate(_STILL))

    def until(self, what: Any, seconds: float = PATIENCE / 1000) -> None:
        """Wait until something is so."""
        end = time.monotonic() + seconds
        while not what():
            assert time.monotonic() < end, f"it did not come: {self.page.inner_text('body')[:1500]}"
            self.page.wait_for_timeout(40)


def right_gaps(server: Server, code: str) -> dict[str, list[int]]:
    """For each card of the seat on turn, the gaps in which it would be right: what no player knows."""
    live = next(room for room in server.hub.live_rooms if room.room.code == code)
    game = live.room.game
    assert game is not None
    table, backs = game.table, game.start.deck.backs
    if table.turn is None:
        return {}
    line = [backs[card].span for card in table.line]
    found: dict[str, list[int]] = {}
    for card in table.hands[table.turn]:
        date = backs[card].span
        found[card] = [
            gap
            for gap in range(len(line) + 1)
            if all(other.first <= date.last for other in line[:gap])
            and all(other.last >= date.first for other in line[gap:])
        ]
    return found
