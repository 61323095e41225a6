"""Every page in every state, light and dark, small and wide: axe finds nothing, and nothing sticks out.

axe examines what can be examined by a program. Contrast is all that the colours change, so the other rules are run once
for each width.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.live_server import Server
from tests.web.guests import Guest
from tests.web.states import STORIES, Scene

AXE: Final = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PHONE, WIDE = {"width": 360, "height": 640}, {"width": 1440, "height": 900}
_RUN: Final = """
async (only) => {
  const found = await axe.run(document, { runOnly: only, resultTypes: ["violations"] });
  const said = (node) => `${node.target.join(" ")} — ${node.failureSummary}`;
  return found.violations.map((each) => `${each.id}: ${each.nodes.slice(0, 3).map(said).join(" | ")}`);
}
"""

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe is not installed: npm ci in web/")


def _axe(each: Guest, kind: str, values: list[str]) -> list[str]:
    page = each.page
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(_RUN, {"type": kind, "values": values})
    return found


def _examine(each: Guest) -> list[str]:
    page, found = each.page, []
    found += [
        f"a title: {text}" for text in page.locator("[title]").evaluate_all("(all) => all.map((each) => each.title)")
    ]
    for size in (PHONE, WIDE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            whole = (size is PHONE) == (scheme == "light")
            kinds = ("tag", RULES) if whole else ("rule", ["color-contrast"])
            each.settled()
            found += [f"{size['width']} {scheme}: {one}" for one in _axe(each, *kinds)]
    page.emulate_media(color_scheme="light", forced_colors="active")
    found += [f"forced colours: {one}" for one in _axe(each, "tag", ["wcag2a"])]
    page.emulate_media(forced_colors="none")
    for width, height in ((360, 640), (640, 360), (320, 640), (320, 256)):
        page.set_viewport_size({"width": width, "height": height})
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > width:
            found.append(f"{width}×{height}: the page is {wide} wide: {_out(page, width)}")
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    return found


def _out(page: Any, width: int) -> list[str]:
    """What sticks out of the page at the right."""
    found: list[str] = page.evaluate(
        """(width) => [...document.querySelectorAll("body *")]
             .map((node) => [node, node.getBoundingClientRect()])
             .filter(([node, box]) => box.width && box.right > width + 1 && !node.closest(".scroll"))
             .slice(0, 6)
             .map(([node, box]) => `${node.tagName}.${node.className} ${Math.round(box.right)}`)""",
        width,
    )
    return found


@pytest.mark.parametrize("story", STORIES)
def test_axe_finds_nothing(server: Server, guest: Callable[..., Guest], story: str) -> None:
    found = [f"{name}: {one}" for name, each in STORIES[story](Scene(server, guest)) for one in _examine(each)]
    assert not found, "\n".join(found)
