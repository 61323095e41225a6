"""The pages of the client in the states that people meet, one after the other: to be examined, or to be pictured.

Each story is a generator; at each `yield`, with a name, the page stands as that name says. Whoever looks may change the
size and the colours of the page, and puts them back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.server.live_server import Device, Server
from tests.web.cutting import Wire
from tests.web.guests import Guest, Host, right_gaps
from tests.web.playing import game_of, on_with_the_game

__all__ = ["STORIES", "Scene", "State"]

State = tuple[str, Guest]
ROWS = "title,date,theme\n" + "\n".join(f"The number {n} is drawn,{1500 + 7 * n},draws" for n in range(1, 41))


class Scene:
    """A server and somebody who makes guests for it."""

    def __init__(self, server: Server, make: Callable[..., Guest], language: str = "en") -> None:
        self.server = server
        self.make = make
        self.language = language

    def guest(self, token: str | None = None, path: str = "/", **more: Any) -> Guest:
        made = self.make(token, size=(1440, 900), language=self.language, **more)
        made.open(path)
        return made

    def table(
        self, game: str, deck: str = "world", names: tuple[str, ...] = ("Zofia", "Jürgen"), hand: int | None = None
    ) -> _Table:
        return _Table(self, game, deck, names, hand)


class _Table:
    """Alena's table with others, all played from here but for what Alena does in her browser."""

    def __init__(self, scene: Scene, game: str, deck: str, names: tuple[str, ...], hand: int | None) -> None:
        self.scene = scene
        self.host = Host(scene.server.url, game=game, decks=[deck], language=scene.language)
        self.tokens = [self.host.token]
        seats = [{"name": "Alena", "person": self.host.person, "hand": hand}]
        for name in names:
            other = self.host.join(name)
            self.tokens.append(other["token"])
            seats.append({"name": name, "person": other["person"], "hand": hand})
        # They are there, with devices of their own.
        self.devices = [Device(scene.server, self.host.entrance["room"], token) for token in self.tokens[1:]]
        self.seats = seats
        self.host.seat(*({key: what for key, what in seat.items() if what is not None} for seat in seats))

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.host.view["view"]
        return found

    def play(self, **move: Any) -> None:
        """A move of whoever is on turn."""
        turn = self.view["turn"]
        self.host.do({"type": "play", "move": {"seat": turn, **move}}, self.tokens[turn])

    def right(self) -> None:
        card, gaps = next(iter(right_gaps(self.scene.server, self.host.code).items()))
        self.play(move="place", card=card, gap=gaps[0])

    def win(self) -> None:
        """Alena is right and the others are wrong, so that it comes to an end."""
        if self.view["turn"] == 0:
            return self.right()
        card, gaps = next(iter(right_gaps(self.scene.server, self.host.code).items()))
        wrong = next((gap for gap in range(len(self.view["line"]) + 1) if gap not in gaps), 0)
        return self.play(move="place", card=card, gap=wrong)

    def until(self, wanted: Callable[[dict[str, Any]], bool], move: Callable[[], None]) -> None:
        for _ in range(200):
            if wanted(self.view):
                return
            move()
        raise AssertionError("it does not come to that")

    def open(self, seat: int = 0) -> Guest:
        each = self.scene.guest(self.tokens[seat], f"/table/{self.host.code}")
        each.until(lambda: each.page.locator("#hand [data-card], #over").count() > 0)
        return each


def home(scene: Scene) -> Iterator[State]:
    each = scene.guest()
    each.page.locator("h1").wait_for()
    yield "home", each
    each.page.locator(".acts button[aria-expanded]").first.click()
    each.page.locator("#opening input").first.wait_for()
    yield "home-open", each


def door(scene: Scene) -> Iterator[State]:
    each = scene.guest(path="/join")
    each.page.locator("main input").first.wait_for()
    yield "join", each
    host = Host(scene.server.url, name="Alena", game="timeline-polska")
    each.open(f"/join/{host.code}")
    each.page.locator("form button").wait_for()
    yield "join-table", each
    each.open("/join/QQQQQQ")
    each.page.locator(".none").wait_for()
    yield "join-none", each


def lobby(scene: Scene) -> Iterator[State]:
    table = scene.table("anno-domini")
    table.host.seat(*({"name": s["name"], "person": s["person"]} for s in table.seats), {"name": "Ink", "bot": "fair"})
    table.host.join("Olga", "spectator")
    each = scene.guest(table.tokens[0], f"/table/{table.host.code}")
    each.page.locator(".seats li").nth(3).wait_for()
    yield "lobby-host", each
    each.page.locator(".seats button:not(.up):not(.down)").first.click()
    each.page.locator("dialog").wait_for()
    yield "lobby-seat", each
    each.page.keyboard.press("Escape")
    each.page.locator("dialog").wait_for(state="detached")
    other = scene.guest(table.tokens[1], f"/table/{table.host.code}")
    other.page.locator(".seats li").nth(3).wait_for()
    yield "lobby-guest", other


def timeline(scene: Scene) -> Iterator[State]:
    table = scene.table("timeline-cesko", hand=6)
    table.host.deal()
    table.until(lambda view: len(view["line"]) >= 7, table.right)
    each = table.open()
    page = each.page
    page.mouse.move(700, 40)
    table.host.do({"type": "say", "text": "Who knew that one?"}, table.tokens[1])
    table.until(lambda view: view["turn"] == 0 and len(view["line"]) >= 10, table.right)
    dated = page.locator("#line .card .yr:not(.blank)")
    each.until(lambda: each.on_turn and dated.count() == len(table.view["line"]))
    each.until(lambda: each.hand.count() == len(table.view["seats"][0]["hand"]))
    each.settled()
    yield "timeline-turn", each
    card, gaps = next(iter(right_gaps(scene.server, table.host.code).items()))
    each.card(card).click()
    each.until(lambda: page.locator(".ask").count() > 0)
    yield "timeline-chosen", each
    page.locator(f'[data-gap="{gaps[0]}"]').click()
    page.locator(".verdict:not(.no)").wait_for()
    each.until(lambda: table.view["turn"] == 1 and page.locator(".card.right, .flying").count() == 0)
    yield "timeline-right", each
    table.host.do({"type": "say", "text": "Well guessed! Or did you know?"}, table.tokens[1])
    table.host.do({"type": "say", "text": "Prague, 1989. I was there."})
    page.reload()
    each.until(lambda: page.locator(".ask").count() > 0 and each.hand.count() > 0)
    yield "timeline-other", each
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").wait_for()
    yield "timeline-menu", each
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.locator("#line .facts").nth(1).click()
    page.locator("dialog .both p").first.wait_for()
    each.until(lambda: "…" not in page.locator("dialog .both").inner_text())
    yield "timeline-facts", each
    page.keyboard.press("Escape")
    table.until(lambda view: view["turn"] == 0, table.right)
    each.until(lambda: each.on_turn)
    card, gaps = next(iter(right_gaps(scene.server, table.host.code).items()))
    wrong = next(gap for gap in (0, len(table.view["line"])) if gap not in gaps)
    each.card(card).click()
    page.locator(f'[data-gap="{wrong}"]').click()
    page.locator(".verdict.no").wait_for()
    each.until(lambda: table.view["turn"] == 1 and page.locator(".card.wrong, .flying").count() == 0)
    yield "timeline-wrong", each
    table.host.do({"type": "correct", "card": table.view["line"][0]["id"], "date": "3000 BC", "why": "An older source"})
    other = table.open(1)
    other.page.locator("#proposal").wait_for()
    yield "timeline-proposal", other
    table.host.do({"type": "accept", "accept": False}, table.tokens[1])
    table.host.do({"type": "pause"})
    page.get_by_text("The game is paused.").wait_for()
    yield "timeline-paused", each
    table.host.do({"type": "resume"})
    table.until(lambda view: view["outcome"] is not None, table.win)
    each.until(lambda: each.over)
    each.settled()
    yield "timeline-over", each
    each.open(f"/game/{table.host.view['room']['game']}")
    page.locator("main input[type=range]").wait_for()
    yield "review", each


def connection(scene: Scene) -> Iterator[State]:
    table = scene.table("timeline-cesko", names=("Zofia",))
    table.host.deal()
    with Wire(int(scene.server.url.rpartition(":")[2])) as wire:
        each = scene.guest(table.tokens[0], f"/table/{table.host.code}", url=wire.url)
        each.until(lambda: each.hand.count() > 0 and each.on_turn)
        wire.cut()
        each.page.locator(".banner").wait_for()
        yield "timeline-lost", each


def device(scene: Scene) -> Iterator[State]:
    host = Host(scene.server.url, game="timeline-cesko", decks=["world"])
    host.seat(*({"name": name, "person": host.person, "hand": 4} for name in ("Alena", "Babička")))
    host.deal()
    each = scene.guest(host.token, f"/table/{host.code}")
    each.page.locator(".curtain").wait_for()
    yield "curtain", each


def watching(scene: Scene) -> Iterator[State]:
    table = scene.table("timeline-cesko")
    eva, wall = table.host.join("Eva", "spectator"), table.host.join("Wall", "screen")
    screen = scene.guest(wall["token"], f"/table/{table.host.code}")
    screen.page.locator(".screen").wait_for()
    screen.until(lambda: table.host.code in screen.page.inner_text("body"))
    yield "screen-waiting", screen
    table.host.deal()
    for _ in range(8):
        table.right()
    screen.until(lambda: screen.page.locator(".card").count() >= 9)
    screen.settled()
    yield "screen", screen
    each = scene.guest(eva["token"], f"/table/{table.host.code}")
    each.until(lambda: each.page.locator("#line .card").count() >= 9)
    yield "watching", each


def twist(scene: Scene) -> Iterator[State]:
    table = scene.table("twist-coop", "pop-culture")
    table.host.deal()

    def move() -> None:
        legal = [*game_of(scene.server, table.host).legal_moves().moves]
        if not legal:
            return table.host.deal()
        chosen = next((one for one in legal if type(one).__name__ == "Stop"), None) or legal[0]
        if type(chosen).__name__ == "Stop":
            return table.play(move="stop")
        return table.play(move="place", card=chosen.card)  # type: ignore[union-attr]

    def both(view: dict[str, Any]) -> bool:
        kinds = [type(one).__name__ for one in game_of(scene.server, table.host).legal_moves().moves]
        return view["turn"] == 0 and "Discard" in kinds and "TurnOver" in kinds and view["move"] >= 10

    table.until(both, move)
    each = table.open()
    each.until(lambda: each.on_turn)
    yield "twist-turn", each
    legal = game_of(scene.server, table.host).legal_moves().moves
    card = next(one.card for one in legal if type(one).__name__ == "Discard")
    each.card(card).click()
    yield "twist-chosen", each
    turning = each.page.get_by_role("button", name="Turn it over")
    if turning.count():
        turning.click()
        each.page.locator(".verdict").wait_for()
        each.until(lambda: each.page.locator(".turning, .flying").count() == 0)
    yield "twist-told", each
    table.until(lambda view: view["outcome"] is not None, move)
    each.until(lambda: each.over)
    each.settled()
    yield "twist-over", each
    each.open(f"/game/{table.host.view['room']['game']}")
    each.page.locator("main input[type=range]").wait_for()
    yield "review-twist", each


def anno(scene: Scene) -> Iterator[State]:
    table = scene.table("anno-domini")
    table.host.deal()

    def lay() -> None:
        view = table.view
        game = game_of(scene.server, table.host)
        card = view["seats"][view["turn"]]["hand"][0]["id"]
        backs = game.start.deck.backs
        gap = sum(backs[other].span.first <= backs[card].span.first for other in game.table.line)
        table.play(move="add", card=card, gap=gap)

    table.until(lambda view: view["turn"] == 0 and len(view["line"]) >= 7, lay)
    each = table.open()
    page = each.page
    each.until(lambda: each.on_turn)
    yield "anno-turn", each
    page.locator('[data-do="down"]').first.click()
    page.locator(".fix").wait_for()
    each.hand.first.click()
    yield "anno-corrected", each
    page.locator(".fix button").first.click()
    page.get_by_role("button", name="Doubt…").click()
    page.locator("dialog").wait_for()
    yield "anno-doubt", each
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    # A chain that is wrong, and a doubt that finds it out.
    backs = game_of(scene.server, table.host).start.deck.backs
    card = table.view["seats"][0]["hand"][0]["id"]
    line = [one["id"] for one in table.view["line"]]
    late = backs[card].span.first > backs[line[len(line) // 2]].span.first
    table.play(move="add", card=card, gap=0 if late else len(line))
    each.until(lambda: not each.on_turn)
    yield "anno-other", each
    table.play(move="doubt")
    page.locator(".verdict").first.wait_for()
    yield "anno-reveal", each
    on_with_the_game(each)
    table.until(lambda view: view["outcome"] is not None, lay)

    def over() -> bool:
        on_with_the_game(each)
        return each.over

    each.until(over)
    each.settled()
    yield "anno-over", each
    each.open(f"/game/{table.host.view['room']['game']}")
    page.locator("main input[type=range]").wait_for()
    yield "review-anno", each


def reading(scene: Scene) -> Iterator[State]:
    each = scene.guest(path="/rules")
    each.page.locator("h1, h2").first.wait_for()
    yield "rules", each
    each.open("/rules/anno-domini")
    each.page.locator("h1, h2").first.wait_for()
    yield "rules-anno", each
    each.open("/about")
    each.page.locator("h1, h2").first.wait_for()
    yield "about", each


def decks(scene: Scene) -> Iterator[State]:
    token = "pictures-" + "p" * 30
    each = scene.guest(token, "/decks")
    each.page.locator("main a[href^='/decks/']").first.wait_for()
    yield "decks", each
    each.open("/decks/cesko")
    each.until(lambda: each.page.locator("main .card, main button").count() > 20)
    yield "deck", each
    query = "/api/decks/import?name=numbers.csv&language=en"
    draft = scene.server.ask(query, raw=ROWS.encode(), token=token, method="POST").json["draft"]
    each.open(f"/drafts/{draft}")
    each.page.locator("[role=grid], table").first.wait_for()
    yield "draft", each


STORIES: dict[str, Callable[[Scene], Iterator[State]]] = {
    story.__name__: story
    for story in (home, door, lobby, timeline, connection, device, watching, twist, anno, reading, decks)
}
