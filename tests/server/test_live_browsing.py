"""The deck browser: fronts for everybody, a back for who asks for it, and no dates for who is playing with the deck."""

from __future__ import annotations

import gc
import urllib.error
import urllib.request
from typing import Any

import pytest

from kronika.server.browsing import difficulty_by
from kronika.server.hub import Hub
from tests.server.driving import Application, Two, hosted
from tests.server.live_server import Server
from tests.server.watching import Watch

STRANGER = "198.51.100.7"
DECK = "/api/decks/world/cards"


def test_a_list_has_fronts_and_nothing_else(server: Server, watch: Watch) -> None:
    deck = watch.deck(server.hub.deck("world"))
    for language in ("en", "cs"):
        found = server.get(f"{DECK}?language={language}")
        assert [card["id"] for card in found] == [card.id for card in deck.cards]
        assert {*found[0]} == {"id", "title", "theme", "label"}
        titles = server.get(f"/api/decks/world/titles?language={language}")
        assert {f"world/{card['id']}": card["title"] for card in found} == titles
    assert server.ask("/api/decks/nothing/cards").json["code"] == "room.unknown"


def test_a_back_is_told_to_who_asks(server: Server, watch: Watch) -> None:
    deck = watch.deck(server.hub.deck("world"))
    card = deck.cards[7]
    found = server.get(f"{DECK}/{card.id}?language=cs")
    assert found["id"] == card.id
    assert found["title"] == card.titles["cs"]
    assert str(-card.span.first) in found["date"].replace("\N{NO-BREAK SPACE}", "")
    assert (found["fact"], found["source"]) == (card.facts["cs"], card.source)
    for path in (f"{DECK}/nothing", "/api/decks/nothing/cards/x"):
        assert (server.ask(path).status, server.ask(path).json["code"]) == (404, "room.unknown")


def test_a_period_finds_ids(server: Server, watch: Watch) -> None:
    cards = watch.deck(server.hub.deck("world")).cards
    first, last = sorted(card.span.first for card in cards)[30], sorted(card.span.first for card in cards)[50]
    asked = {
        f"?from={first}&to={last}": (first, last),
        f"?from={first}": (first, 9999),
        f"?to={last}": (-(10**13), last),
    }
    for query, (low, high) in asked.items():
        assert server.get(DECK + query) == [card.id for card in cards if low <= card.span.first <= high]
    for year in ("soon", "9" * 20, "9" * 5000):
        assert server.ask(f"{DECK}?from={year}").status == 400


def test_difficulty_is_what_people_here_have_placed(server: Server) -> None:
    assert [difficulty_by(*counts) for counts in ((4, 0), (5, 0), (3, 2), (1, 4), (0, 0))] == [
        None, "easy", "medium", "hard", None,
    ]  # fmt: skip
    assert server.get(f"{DECK}?difficulty=hard") == []
    ana = server.bots("fair", game="timeline-cesko", options={"hand": 2})
    card = server.get(f"{DECK}")[0]["id"]
    server.sql("INSERT INTO placements (deck, card, rightly, wrongly) VALUES (?, ?, 1, 9)", "world", card)
    assert server.get(f"{DECK}?difficulty=hard") == [card]
    assert server.get(f"{DECK}?difficulty=easy") == []
    assert server.ask(f"{DECK}?difficulty=terrible").status == 400
    ana.command({"type": "leave"})


REFUSED = [(b"", f"{DECK}/CARD"), (b"from=1500", DECK), (b"to=1500&difficulty=easy", DECK)]


@hosted()
async def test_who_plays_with_a_deck_is_not_told_its_dates(app: Application) -> None:
    two = await Two.at(app, dealt=False)
    settings = {"game": "timeline-cesko", "decks": ["world"]}
    assert (await two.ana.ask({"type": "settings", "settings": settings}))["type"] == "accepted"
    card = (await app.ask("GET", DECK)).json[0]["id"]

    async def statuses(**asking: Any) -> set[int]:
        return {
            (await app.ask("GET", path.replace("CARD", card), query=query, **asking)).status for query, path in REFUSED
        }

    assert await statuses(token=two.tokens["ana"]) == {200}, "nothing is dealt yet"
    assert (await two.ana.ask({"type": "start"}))["type"] == "accepted"
    reply = await app.ask("GET", f"{DECK}/{card}", token=two.tokens["ben"], address=STRANGER)
    assert (reply.status, reply.json["code"]) == (409, "room.playing")
    assert await statuses(token=two.tokens["ana"], address=STRANGER) == {409}, "by the token"
    assert await statuses() == {409}, "by the address of a device"
    assert await statuses(token="c" * 32, address=STRANGER) == {200}, "somebody else"
    assert (await app.ask("GET", DECK)).status == 200
    assert (await app.ask("GET", DECK, query=b"difficulty=easy", token=two.tokens["ana"])).status == 200
    other = await app.ask("GET", "/api/decks/cesko/cards")
    path = f"/api/decks/cesko/cards/{other.json[0]['id']}"
    assert (await app.ask("GET", path, token=two.tokens["ana"])).status == 200, "another deck"
    unknown = await app.ask("GET", f"{DECK}/nothing", token=two.tokens["ana"])
    assert unknown.body == reply.body, "whether there is such a card is not told either"
    await two.ben.leave()
    assert await statuses(token=two.tokens["ben"], address=STRANGER) == {409}, "still at the table, without a device"
    assert (await two.ana.ask({"type": "close"}))["type"] == "accepted"
    assert await statuses(token=two.tokens["ana"]) == {200}, "the game has ended"


@hosted()
async def test_a_game_is_under_way_also_where_its_room_is_put_away(app: Application) -> None:
    two = await Two.at(app, dealt=False)
    settings = {"game": "timeline-cesko", "decks": ["world"]}
    assert (await two.ana.ask({"type": "settings", "settings": settings}))["type"] == "accepted"
    assert (await two.ana.ask({"type": "start"}))["type"] == "accepted"
    card = (await app.ask("GET", DECK)).json[0]["id"]
    await two.ana.leave()
    await two.ben.leave()
    hubs = [each for each in gc.get_objects() if isinstance(each, Hub)]
    (hub,) = [each for each in hubs if two.room in {live.room.id for live in each.live_rooms}]
    for name in ("ana", "ben"):
        await hub.sweep(idle=-1, host_away=1e9)
        assert not hub.live_rooms
        for token, status in (("c" * 32, 200), (two.tokens[name], 409)):
            reply = await app.ask("GET", f"{DECK}/{card}", token=token, address=STRANGER)
            assert reply.status == status


def test_a_list_of_fronts_is_kept_until_the_deck_changes(server: Server) -> None:
    first = server.ask(f"{DECK}?language=cs")
    assert first.headers["cache-control"] == "no-cache"
    tag = {"if-none-match": first.headers["etag"]}
    request = urllib.request.Request(f"{server.url}{DECK}?language=cs", headers=tag)
    with pytest.raises(urllib.error.HTTPError) as found:
        urllib.request.urlopen(request)
    assert found.value.code == 304
    assert server.ask(f"{DECK}?from=1500").headers["cache-control"] == "no-store"
