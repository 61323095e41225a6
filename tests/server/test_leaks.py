"""Nobody learns a hidden date: not from any byte that goes out, and not from how anything looks or is told.

The fixture `no_leaks` (watching.py) looks at every byte of every test here; these tests make sure that there is a lot
to look at, that the fixture would see a leak, and that twins, which differ in hidden dates only, get the same bytes.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
import time
from collections.abc import Collection, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from kronika.decks.model import Deck
from kronika.engine import editions
from kronika.server import opponents
from kronika.server.hub import Hub
from kronika.server.projection import Projection
from kronika.server.refusals import Refused
from kronika.server.room import Room
from kronika.server.store import Store
from kronika.table.events import TurnedOver
from tests.server.conftest import canary_deck as small_deck
from tests.server.driving import Application, running
from tests.server.live_server import Device, Server
from tests.server.party import TOKENS, Party, Step
from tests.server.scanning import mask
from tests.server.watching import Watch, canary_deck

EDITIONS = editions()
LONG: dict[str, Any] = {"options": {"hand": 8}}
"""A house rule that makes games longer, where there is one."""


def settings_for(game: str) -> dict[str, Any]:
    return {"limit": 3600, **({} if game == "twist-coop" else LONG)}


@pytest.fixture
def deck(watch: Watch) -> Iterator[Deck]:
    """Cards whose titles hold no digit, with canary dates."""
    made = canary_deck(small_deck(110), 7)
    watch.use(made)
    yield made
    watch.use(made)


@pytest.mark.parametrize("game", EDITIONS)
def test_a_whole_game_tells_nobody_a_hidden_date(
    game: str, deck: Deck, watch: Watch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert watch.hidden() >= {-card.span.first for card in deck.cards}

    async def evening() -> None:
        async with running(tmp_path) as app:
            party = Party(app, watch)
            await party.gather(game, bots=1, **settings_for(game))
            await party.play(random.Random(game), 90, noise=0.8)
            for path in ("/metrics", "/api/decks", "/api/rules", "/api/rooms", "/api/schema/openapi.json"):
                assert (await app.ask("GET", path)).status == 200
            await after_the_end(app, party)
            await party.part()
            look_at_streams(party)
            assert not [reply for _, reply in app.replies if reply.status >= 500]

    before = watch.seen.copy()
    asyncio.run(evening())
    out, err = capfd.readouterr()
    watch.look("output", (out + err).encode())
    assert watch.seen["frame"] - before["frame"] > 50
    assert watch.seen["body"] - before["body"] > 10


async def after_the_end(app: Application, party: Party) -> None:
    """The record comes out when the game has ended, and not before; in it are all dates."""
    for path in ("record", "replay"):
        reply = await app.ask("GET", f"/api/games/{party.room.game_id}/{path}", token=TOKENS["ana"])
        assert reply.status == (409 if party.room.playing else 200)
    if party.room.playing:
        if party.room.proposal is not None:
            await party.must("ben", {"type": "accept", "accept": False})
        await party.must("ana", {"type": "close"})
    reply = await app.ask("GET", f"/api/games/{party.room.game_id}/record")
    assert reply.status == 200
    assert {back.date for back in party.game.start.deck.backs.values()} <= set(reply.body.decode().split('"'))
    assert (await app.ask("GET", f"/api/games/{party.room.game_id}/replay", query=b"move=3")).status == 200


def look_at_streams(party: Party) -> None:
    """Everybody saw the dates that were turned over, so that the scanner did have something to find."""
    turned = {event.card for event in party.game.events() if isinstance(event, TurnedOver)}
    dates = [party.game.start.deck.backs[card].date.encode() for card in turned]
    assert dates
    for name in ("ana", "ben", "eve", "wall"):
        stream = b"".join(party.streams[name])
        assert all(date in stream for date in dates)


# Twins


@pytest.mark.parametrize("game", EDITIONS)
@pytest.mark.parametrize("bots", [0, 2])
def test_twins_get_the_same_bytes(
    game: str, bots: int, deck: Deck, watch: Watch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same party again, with the hidden dates exchanged: nobody can tell one from the other."""
    fix_chance(monkeypatch)
    hold_beliefs(monkeypatch)
    games = []

    async def had(steps: list[Step] | None) -> Party:
        async with running(tmp_path / str(len(games))) as app:
            party = Party(app, watch)
            if steps is None:
                await party.gather(game, bots=bots, **settings_for(game))
                await party.play(random.Random(f"{game} {bots}"), 40, noise=1)
            else:
                await party.again(steps)
            games.append(party.game)
            await party.part()
            return party

    one = asyncio.run(had(None))
    turned = {event.card for event in games[0].events() if isinstance(event, TurnedOver)}
    hidden = [card.partition("/")[2] for card in games[0].start.deck.fronts if card not in turned]
    watch.forget()
    watch.use(exchanged(deck, hidden))
    other = asyncio.run(had(one.steps))
    assert len(hidden) > 3
    assert all(games[0].dates[f"canary/{card}"] != games[1].dates[f"canary/{card}"] for card in hidden)
    for name, stream in one.streams.items():
        assert [mask(data) for data in stream] == [mask(data) for data in other.streams[name]], name
    assert [(r.status, r.headers, mask(r.body)) for r in one.answers] == [
        (r.status, r.headers, mask(r.body)) for r in other.answers
    ]
    assert sum(map(len, one.streams.values())) > 60


def exchanged(deck: Deck, hidden: Collection[str]) -> Deck:
    """The deck, where these cards have one another's dates."""
    own = {card.id: card for card in deck.cards if card.id in hidden}
    names = sorted(own)
    dates = dict(zip(names, (own[name] for name in (*names[1:], *names[:1])), strict=True))
    cards = tuple(
        msgspec.structs.replace(card, date=dates[card.id].date, span=dates[card.id].span) if card.id in own else card
        for card in deck.cards
    )
    return msgspec.structs.replace(deck, cards=cards)


def fix_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same ids, codes, secret and time for every server of this test."""
    numbers: Iterator[int] = iter(())
    real = Hub.__init__

    def made(self: Hub, *given: Any, **more: Any) -> None:
        nonlocal numbers
        numbers = itertools.count(1)
        real(self, *given, **more)

    monkeypatch.setattr(Hub, "__init__", made)
    monkeypatch.setattr(Store, "secret", lambda _: b"s" * 32)
    monkeypatch.setattr("kronika.server.hub.new_id", lambda: f"{next(numbers):022}")
    monkeypatch.setattr("kronika.server.hub.new_code", lambda: "TWEENS")
    for module in ("live", "hub", "clock"):
        clock = SimpleNamespace(time=lambda: 2_000_000_000.0, monotonic=time.monotonic)
        monkeypatch.setattr(f"kronika.server.{module}.time", clock)


def hold_beliefs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots believe in every game what they do in the first one."""
    real = opponents.mind_of
    held: list[Any] = []

    def mind(level: str, dates: Any, *given: Any, **more: Any) -> Any:
        held.append(dict(dates))
        return real(level, held[0], *given, **more)

    monkeypatch.setattr(opponents, "mind_of", mind)


# The fixture sees leaks


@pytest.mark.parametrize("place", ["welcome", "update", "refusal", "log"])
def test_a_leak_would_be_seen(
    place: str, deck: Deck, watch: Watch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def date_of(room: Room) -> str:
        return room.game.start.deck.backs[room.game.table.pile[-1]].date if room.game else ""

    def leaking(method: str, field: str) -> None:
        real = getattr(Projection, method)

        def leaks(self: Projection, *given: Any) -> Any:
            return msgspec.structs.replace(real(self, *given), **{field: date_of(self._room)})

        monkeypatch.setattr(Projection, method, leaks)

    def refuse(room: Room, *_: Any) -> list[Any]:
        raise Refused("room.no", f"not before {date_of(room)}")

    async def evening() -> None:
        async with running(tmp_path) as app:
            party = Party(app, watch)
            if place in ("welcome", "update"):
                leaking(place, {"welcome": "you", "update": "kind"}[place])
            await party.gather("timeline-polska")
            if place == "refusal":
                monkeypatch.setattr("kronika.server.live.decide", refuse)
                await party.do(("say", "eve", {"command": {"type": "react", "sign": "👍"}}))
            elif place == "log":
                logging.getLogger("kronika.server").warning("%s", deck.cards[0].date)
            await party.connect("eve")
            await party.part()

    asyncio.run(evening())
    found = list(watch.leaks)
    watch.leaks.clear()
    assert found
    assert {leak.channel.split()[0] for leak in found} == {"log" if place == "log" else "frame"}


def test_a_leak_by_the_short_way_of_a_real_server_would_be_seen(
    watch: Watch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """uvicorn's sockets are told texts past `send`, and the tap hears those as well."""
    real = Projection.update

    def leaks(self: Projection, *given: Any) -> Any:
        game = self._room.game
        date = game.start.deck.backs[game.table.pile[-1]].date if game else ""
        return msgspec.structs.replace(real(self, *given), kind=date)

    with Server(tmp_path / "kronika.sqlite") as server:
        host, _ = server.table("Ana", "Ben")
        device = Device(server, host.room_id, host.token)
        assert device.ask({"type": "start"})["type"] == "accepted"
        told, frames, found = watch.seen["told"], watch.seen["frame"], len(watch.leaks)
        monkeypatch.setattr(Projection, "update", leaks)
        assert device.ask({"type": "say", "text": "hello"})["type"] == "accepted"
        device.until(lambda message: message["type"] == "update")
    assert found == 0
    leaked = list(watch.leaks)
    watch.leaks.clear()
    assert leaked
    assert {leak.channel.split()[0] for leak in leaked} == {"frame"}
    assert watch.seen["told"] > told
    assert watch.seen["frame"] - frames >= watch.seen["told"] - told


def test_a_leak_in_a_heading_or_on_an_error_page_would_be_seen(deck: Deck, watch: Watch) -> None:
    date = deck.cards[5].date.encode()
    watch.look("headers", b"x-date: " + date)
    watch.look("body", b'{"message": "not ' + date + b'"}', path="/api/games/x", status=404)
    found, watch.leaks = watch.leaks, []
    assert [leak.channel for leak in found] == ["headers ", "body /api/games/x"]
