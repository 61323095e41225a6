"""Pictures of every page in every state that the tests of the client know, into docs/images: `python -m tools.shots`.

Three sizes, light and dark; the deals are the same each time. With names of stories only those are made anew:
`python -m tools.shots timeline anno`. Needs what the tests of the client need: the built client, Playwright, Chromium.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import sync_playwright

from kronika.chance import seed_from_text
from kronika.server import hub
from kronika.server.dealing import Fairness
from tests.server.live_server import Server
from tests.web.conftest import FLAGS, chromium
from tests.web.guests import Guest
from tests.web.states import STORIES, Scene

IMAGES: Final = Path(__file__).resolve().parents[1] / "docs/images"
SIZES: Final = {"phone": (360, 640), "tablet": (820, 1180), "wide": (1440, 900)}
SEED: Final = "kronika pictures"
CODES: Final = (
    "KRAKEN", "MARBLE", "SADDLE", "WALNUT", "GARDEN", "BASALT", "CANDLE", "DAMSEL", "ELEVEN", "GARNET", "JASPER",
    "KETTLE", "PLANET", "SUMMER", "TEMPLE", "VELVET",
)  # fmt: skip
QUALITY: Final = {"phone": 25, "tablet": 8, "wide": 8}
README: Final = ("timeline-chosen", "wide", "light")
"""The picture that the README shows, better than the others: docs/images/game.png."""
_READY: Final = """
async () => {
  await document.fonts.ready;
  const seen = [...document.images].filter((image) => {
    const box = image.getBoundingClientRect();
    return box.width && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  });
  await Promise.all(seen.map((image) => image.decode().catch(() => {})));
}
"""


def same_each_time() -> None:
    """Let every deal of this process be the same, and rooms have codes that can be read."""
    Fairness.seed = lambda _, room, __: seed_from_text(f"{SEED} {room.settings.game}")  # type: ignore[method-assign]
    numbers = count()
    hub.new_code = lambda: CODES[next(numbers) % len(CODES)]  # type: ignore[attr-defined]


def views(each: Guest) -> Iterator[tuple[str, str, bytes]]:
    """The page as it stands: size, colours, picture."""
    page: Any = each.page
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            each.settled()
            page.evaluate(_READY)
            yield size, scheme, page.screenshot()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(color_scheme="light")


def keep(name: str, size: str, scheme: str, png: bytes) -> None:
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    picture.save(IMAGES / f"{name}-{size}-{scheme}.webp", quality=QUALITY[size], method=6)
    if (name, size, scheme) == README:
        picture.save(IMAGES / "game.png", optimize=True)


def main(wanted: list[str]) -> None:
    same_each_time()
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with Server(Path(folder) / "kronika.sqlite", bot_delay=0.05) as server:
            for story in wanted or STORIES:
                made: list[Guest] = []

                def make(token: str | None = None, made: list[Guest] = made, **more: Any) -> Guest:
                    made.append(Guest(browser, more.pop("url", server.url), token, **more))
                    return made[-1]

                for name, each in STORIES[story](Scene(server, make)):
                    for size, scheme, png in views(each):
                        keep(name, size, scheme, png)
                    print(name)
                for each in made:
                    each.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
