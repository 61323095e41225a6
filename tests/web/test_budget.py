"""What a page costs, and what it must not do: ask other hosts, or hold a date that nobody has turned over."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import pytest
from playwright.sync_api import Route

import kronika
from kronika.cli.words import LANGUAGES
from kronika.server.client_files import FOLDER
from kronika.server.hub import Hub
from kronika.table.events import TurnedOver
from tests.server.canaries import canary_deck
from tests.server.live_server import Server
from tests.server.scanning import Scanner
from tests.web.guests import Guest, Host
from tests.web.playing import game_of

MOST: Final = 60 * 1024
"""Bytes of script for the first page, packed, with the words of one language."""

pytestmark = pytest.mark.skipif(not (FOLDER / ".vite/manifest.json").exists(), reason="the client is not built")


def _manifest() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((FOLDER / ".vite/manifest.json").read_text("utf-8"))
    return found


def _with_imports(manifest: dict[str, dict[str, Any]], name: str, seen: set[str]) -> set[str]:
    """The files of a module and of all that it imports when it is loaded."""
    part = manifest[name]
    if part["file"] in seen:
        return seen
    seen.add(part["file"])
    for other in part.get("imports", ()):
        _with_imports(manifest, other, seen)
    return seen


def _words(language: str, part: str) -> set[str]:
    """The file with these words."""
    return {each["file"] for name, each in _manifest().items() if name.endswith(f"words/{language}/{part}")}


def _packed(files: set[str]) -> int:
    scripts = [file for file in files if file.endswith(".js")]
    return sum(len(gzip.compress((FOLDER / file).read_bytes(), 9)) for file in scripts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_small(language: str) -> None:
    manifest = _manifest()
    scripts = re.findall(r'<script[^>]+src="/([^"]+)"', (FOLDER / "index.html").read_text("utf-8"))
    entries = [name for name, part in manifest.items() if part["file"] in scripts]
    assert entries
    words = [name for name in manifest if re.search(rf"words/{language}/first$|locale/{language}/", name)]
    assert words
    files: set[str] = set()
    for name in (*entries, "src/pages/Home.svelte", *words):
        _with_imports(manifest, name, files)
    assert _packed(files) <= MOST


def test_what_the_first_page_really_loads(server: Server, guest: Callable[..., Guest]) -> None:
    """Nothing else, and nothing from elsewhere."""
    each = guest()
    asked: list[str] = []
    each.page.on("request", lambda request: asked.append(request.url))
    each.open("/")
    each.page.get_by_role("heading", level=1).wait_for()
    # Every guest watches for requests to other hosts; here is what there are.
    assert {urlsplit(url).netloc for url in asked} == {urlsplit(server.url).netloc}
    loaded = {urlsplit(url).path.lstrip("/") for url in asked if urlsplit(url).path.endswith(".js")} - {"sw.js"}
    assert loaded
    assert _packed({name for name in loaded if (FOLDER / name).exists()}) <= MOST


@pytest.mark.parametrize("kind", ["home", "table"])
def test_no_script_of_a_first_visit_waits_for_another(server: Server, guest: Callable[..., Guest], kind: str) -> None:
    """The page itself asks for all that is there when it can be used."""
    host = Host(server.url)
    host.seat({"name": "Alena", "person": host.person}, {"name": "Ben", "bot": "adult"})
    host.deal()
    each = guest(host.token)
    each.open("/" if kind == "home" else f"/table/{host.code}")
    (each.hand.first if kind == "table" else each.page.get_by_role("heading", level=1)).wait_for()
    loaded = each.page.evaluate(
        """() => performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname)"""
    )
    asked = set(re.findall(r'(?:href|src)="/(assets/[^"]+)"', (FOLDER / f"{kind}.en.html").read_text("utf-8")))
    later = _with_imports(_manifest(), "src/parts/Menu.svelte", set()) | _words("en", "more")
    if kind == "table":
        later |= _with_imports(_manifest(), "src/tables/later.ts", set()) | _words("en", "play") | _words("en", "first")
    scripts = {path.lstrip("/") for path in loaded if path.endswith(".js")}
    assert scripts - later <= asked
    assert {name for name in asked if name.endswith(".js")} <= scripts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["home", "table"])
def test_the_words_that_come_first_are_all_that_is_said(
    server: Server, guest: Callable[..., Guest], kind: str, language: str
) -> None:
    """Where the others never come, no key of one is shown instead."""
    host = Host(server.url, game="timeline-cesko")
    host.seat({"name": "Alena", "person": host.person}, {"name": "Ben", "bot": "adult"})
    host.deal()
    each = guest(host.token, language=language)
    # A table's page brings its first words itself.
    for part in ("play", "more") if kind == "home" else ("first", "play", "more"):
        for file in _words(language, part):
            each.page.route(f"**/{file}", lambda route: route.abort())
    each.open("/" if kind == "home" else f"/table/{host.code}")
    (each.hand.first if kind == "table" else each.page.locator(".today")).wait_for()
    each.settled()
    said = each.page.evaluate(
        """() => [document.title, document.body.textContent,
             ...[...document.querySelectorAll("[aria-label]")].map((node) => node.ariaLabel)].join("\\n")"""
    )
    keys = {
        found[1]
        for path in Path(kronika.__file__).parent.glob(f"locale/{language}/*.ftl")
        for found in re.finditer(r"^([a-z][a-z0-9]*-[a-z0-9-]+) =", path.read_text("utf-8"), re.M)
    }
    assert len(keys) > 400
    assert keys.isdisjoint(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", said))


@pytest.mark.parametrize("wish", ["play", "table", "join"])
def test_the_first_page_can_be_pressed_before_its_scripts_are_there(guest: Callable[..., Guest], wish: str) -> None:
    """What stands there is the page itself; a press is carried out as soon as somebody can."""
    each = guest()
    waits = True
    each.page.route("**/assets/*.js", lambda route: route.abort() if waits else route.continue_())
    each.open("/")
    button = each.page.locator(f'button[value="{wish}"]')
    assert each.page.locator("#app.early").count() == 1
    waits = False
    button.click()
    if wish == "play":
        each.until(lambda: each.hand.count() > 0)
    else:
        each.page.locator("#opening input").wait_for()
        assert button.get_attribute("aria-expanded") == "true"
        each.page.reload()  # presses nothing again
        each.page.locator("#app:not(.early)").wait_for()
        assert button.get_attribute("aria-expanded") == "false"
        assert urlsplit(each.page.url).path == "/"


def test_the_first_page_is_taken_over_with_the_focus_in_it(guest: Callable[..., Guest]) -> None:
    each = guest()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    each.page.route("**/assets/base-*.js", hold)
    each.page.goto(each.url, wait_until="commit")
    button = each.page.get_by_role("button", name="Open a table")
    button.focus()
    each.page.evaluate("window.drawn = document.activeElement")
    each.until(lambda: bool(held))
    held[0].continue_()
    each.page.locator("#app:not(.early)").wait_for()
    assert each.page.evaluate("document.activeElement === window.drawn")
    each.page.keyboard.press("Enter")
    assert each.page.locator("#opening input").get_attribute("id") == "name"


@pytest.fixture
def canaries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server whose decks have dates that nothing else looks like."""
    real = Hub.deck
    monkeypatch.setattr(Hub, "deck", cache(lambda hub, name: canary_deck(real(hub, name))))
    with Server(tmp_path / "kronika.sqlite", bot_delay=0.05) as running:
        yield running


def _hidden(server: Server, host: Host) -> Scanner:
    """Looks for the date of any card of the game that nobody has turned over."""
    game = game_of(server, host)
    shown = {event.card for event in game.events() if isinstance(event, TurnedOver)} | set(game.table.open_cards)
    return Scanner(back.span.first for card, back in game.start.deck.backs.items() if card not in shown)


def _everything(each: Guest) -> bytes:
    """All that is in the page: its elements with their attributes, what fields hold, what is stored."""
    text: str = each.page.evaluate(
        """() => [document.documentElement.outerHTML, document.title,
             ...[...document.querySelectorAll("input, textarea")].map((node) => node.value),
             ...Object.values(localStorage), ...Object.values(sessionStorage),
             ...performance.getEntriesByType("resource").map((entry) => entry.name)].join("\\n")"""
    )
    return text.encode()


@pytest.mark.parametrize(
    ("game", "deck"), [("timeline-cesko", "world"), ("twist-coop", "pop-culture"), ("anno-domini", "world")]
)
def test_no_date_is_there_before_its_card_is_turned_over(
    canaries: Server, guest: Callable[..., Guest], game: str, deck: str
) -> None:
    host = Host(canaries.url, game=game, decks=[deck])
    ben = host.join("Ben")
    host.seat({"name": "Alena", "person": host.person}, {"name": "Ben", "person": ben["person"]})
    host.deal()
    each = guest(host.token, url=canaries.url)
    each.open(f"/table/{host.code}")
    each.until(lambda: each.hand.count() > 0)
    seen = 0
    for number in range(8):
        view = host.view["view"]
        if view["outcome"] is not None:
            break
        if view["turn"] == 0:
            each.until(lambda: each.on_turn)
            each.hand.first.click(trial=True)
            each.hand.first.focus()
        assert _hidden(canaries, host).find(_everything(each)) == []
        moves = game_of(canaries, host).legal_moves().moves
        move = {key: what for key, what in msgspec.to_builtins(moves[number % len(moves)]).items() if what is not None}
        move["move"] = "place" if move["move"] == "turn-over" else move["move"]
        host.do({"type": "play", "move": move}, host.token if view["turn"] == 0 else ben["token"])
        each.until(lambda: _caught_up(each, host))
        assert _hidden(canaries, host).find(_everything(each)) == []
        seen += 1
    assert seen >= 4
    if game == "timeline-cesko":
        # The scan sees what is there: the dates that are open.
        opened = Scanner(
            game_of(canaries, host).start.deck.backs[card].span.first for card in game_of(canaries, host).table.line
        )
        each.page.reload()
        each.until(lambda: each.page.locator("#line .yr").count() > 1)
        assert opened.find(_everything(each))


def _caught_up(each: Guest, host: Host) -> bool:
    """Whether the page shows the hand and the line as the server has them, and no film any more."""
    view = host.view["view"]
    line = [*view["line"], *(card for level in ("lower", "upper") for stack in view[level] for card in stack)]
    ids = "(nodes) => nodes.map((node) => node.dataset.card).sort()"
    shown = [each.page.locator(where).evaluate_all(ids) for where in ("#line [data-card]", "#hand button[data-card]")]
    wanted = [sorted(card["id"] for card in cards) for cards in (line, view["seats"][0]["hand"])]
    return shown == wanted and each.page.locator(".flying, .turning").count() == 0
