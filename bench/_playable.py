"""How soon somebody can play: a first visit by a phone whose owner presses what they see as soon as they see it.

A real Chromium, its processor four times slower, over a slow line (`_line.py`), with nothing in its cache. On the first
page "Play now" is pressed in the first frame in which it stands there, once; the press counts only if cards are dealt
for it. At a table, with oneself on turn, the first card of the hand is tapped in the first frame in which it stands
there; what counts is the first frame in which the gaps of the line are open for it. Milliseconds from the start of the
navigation, by the wall's clock: on a machine that does other things, these count too.
"""

from __future__ import annotations

import time
from typing import Any, Final

__all__ = ["first_page", "table"]

_SLOWER: Final = 4
_PHONE: Final = {
    "viewport": {"width": 412, "height": 823},
    "device_scale_factor": 1.75,
    "is_mobile": True,
    "has_touch": True,
    "locale": "en",
}
_PATIENCE: Final = 60.0
_WATCH: Final = """
(() => {
  const at = (name) => sessionStorage.getItem("bench." + name);
  const note = (name, time = performance.now()) =>
    at(name) ?? sessionStorage.setItem("bench." + name, performance.timeOrigin + time);
  note("begun", 0);
  const seen = (selector) => {
    const found = document.querySelector(selector);
    return found && found.getClientRects().length ? found : null;
  };
  const look = () => {
    const play = seen("main .btn.go");
    if (location.pathname === "/" && play && !at("pressed")) { note("pressed"); play.click(); }
    const card = seen("#hand button[data-card]");
    if (card) note("dealt");
    if (card && seen(".table[data-move]") && !at("tapped")) { note("tapped"); card.click(); }
    if (at("tapped") && seen('#line .armed [data-gap][aria-disabled="false"]')) note("open");
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""


def first_page(browser: Any, url: str) -> dict[str, float]:
    """When "Play now" could be pressed, and when the cards of the game that it began lay there."""
    found = _visit(browser, url + "/", "dealt")
    return {"pressed": found["pressed"], "dealt": found["dealt"]}


def table(browser: Any, url: str, code: str, token: str) -> dict[str, float]:
    """When the first card of one's hand lay there, and when the gaps answered a tap on it. It must be one's turn."""
    found = _visit(browser, f"{url}/table/{code}", "open", token)
    return {"dealt": found["dealt"], "open": found["open"]}


def _visit(browser: Any, address: str, last: str, token: str = "") -> dict[str, float]:
    context = browser.new_context(**_PHONE)
    try:
        if token:
            context.add_init_script(
                f"localStorage.setItem('kronika.token', '{token}'); localStorage.setItem('kronika.language', 'en')"
            )
        context.add_init_script(_WATCH)
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
        page.goto(address, wait_until="commit")
        times = _until(page, f"bench.{last}")
    finally:
        context.close()
    begun = float(times["bench.begun"])
    return {name.removeprefix("bench."): float(at) - begun for name, at in times.items() if name.startswith("bench.")}


def _until(page: Any, last: str) -> dict[str, str]:
    """What the page has noted, once the last of it is there."""
    from playwright.sync_api import Error

    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        page.wait_for_timeout(250)
        try:
            times: dict[str, str] = page.evaluate("({...sessionStorage})")
        except Error:  # in between two pages
            continue
        if last in times:
            return times
    raise TimeoutError(f"{last} did not come: {page.inner_text('body')[:500]}")
