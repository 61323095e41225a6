"""The back of a card with its fact: for those at the table, once the card lies open, and for nobody before."""

from __future__ import annotations

import json
from typing import Any

from kronika.dates import Span, format_date
from kronika.decks import bundled_decks, load_deck
from tests.server.driving import Application, Two, hosted

DECK = load_deck(bundled_decks()["world"])
CARDS = {f"world/{card.id}": card for card in DECK.cards}


async def fact_of(two: Two, card: str, name: str = "ana", query: bytes = b"") -> Any:
    return await two.app.ask("GET", f"/api/rooms/{two.code}/facts/{card}", token=two.tokens[name], query=query)


@hosted()
async def test_an_open_card_has_its_fact_in_the_language_that_is_asked_for(app: Application) -> None:
    two = await Two.at(app)
    (opened,) = (await two.view())["view"]["line"]
    card = CARDS[opened["id"]]
    back = opened["back"]
    czech = format_date(Span(back["first"], back["last"]), "cs")
    for name, language, date in (("ana", "en", back["date"]), ("ben", "cs", czech)):
        reply = await fact_of(two, opened["id"], name, f"language={language}".encode())
        assert reply.status == 200
        assert reply.json == {
            "fact": DECK.text(card.facts, language),
            "source": card.source,
            "date": date,
        }
    assert (await fact_of(two, opened["id"])).json["fact"] == DECK.text(card.facts, "en")


@hosted()
async def test_a_hidden_card_and_one_that_there_is_not_are_answered_alike(app: Application) -> None:
    two = await Two.at(app)
    view = (await two.view())["view"]
    hidden = [view["pile_top"]["id"], *(card["id"] for seat in view["seats"] for card in seat["hand"])]
    known = set(hidden) | {card["id"] for card in view["line"]}
    pile = next(card for card in CARDS if card not in known)
    replies = [await fact_of(two, card) for card in (*hidden, pile, "world/nosuch", "none/nosuch", "polska/nosuch")]
    assert {(reply.status, reply.body) for reply in replies} == {(404, replies[0].body)}
    assert replies[0].json["code"] == "room.card"


@hosted()
async def test_only_people_at_the_table_are_told(app: Application) -> None:
    two = await Two.at(app)
    (opened,) = (await two.view())["view"]["line"]
    path = f"/api/rooms/{two.code}/facts/{opened['id']}"
    assert (await app.ask("GET", path)).json["code"] == "http.no-token"
    assert (await app.ask("GET", path, token="x" * 32)).json["code"] == "room.stranger"
    assert (await app.ask("GET", path.replace(two.code, "QQQQQQ"), token=two.tokens["ana"])).status == 404


@hosted()
async def test_a_card_is_open_from_the_move_on_and_every_card_after_the_game(app: Application) -> None:
    two = await Two.at(app)
    _, socket, move = await two.on_turn()
    assert (await fact_of(two, move["card"])).status == 404
    assert (await socket.ask({"type": "play", "move": move}))["type"] == "accepted"
    assert (await fact_of(two, move["card"])).json["date"] in str((await two.view())["view"])
    hidden = (await two.view())["view"]["pile_top"]["id"]
    assert (await fact_of(two, hidden)).status == 404
    assert (await two.ana.ask({"type": "close"}))["type"] == "accepted"
    assert {(await fact_of(two, card)).status for card in list(CARDS)[::10]} == {200}
    assert (await fact_of(two, "world/nosuch")).status == 404
    assert (await two.ana.ask({"type": "start"}))["type"] == "accepted"
    top = (await two.view())["view"]["pile_top"]["id"]
    assert (await fact_of(two, top)).status == 404, "the next game is another one"


@hosted()
async def test_a_corrected_date_is_the_one_that_is_told(app: Application) -> None:
    two = await Two.at(app)
    _, socket, move = await two.on_turn()
    await socket.ask({"type": "play", "move": move})
    correction = {"type": "correct", "card": move["card"], "date": "1234", "why": "A better source."}
    assert (await two.ana.ask(correction))["type"] == "accepted"
    assert (await two.ben.ask({"type": "accept", "accept": True}))["type"] == "accepted"
    assert (await fact_of(two, move["card"], query=b"language=cs")).json["date"] == "1234"


# What the wire tells with a card


@hosted()
async def test_a_laid_card_comes_with_the_gaps_in_which_it_is_right(app: Application) -> None:
    two = await Two.at(app)
    (opened,) = (await two.view())["view"]["line"]
    _, socket, move = await two.on_turn()
    seq = await two.seq()
    await socket.ask({"type": "play", "move": move})
    update = await told(socket, seq + 1)
    turned = next(event for event in update["events"] if event["event"] == "turned-over")
    there, own = opened["back"], turned["back"]
    late, early = own["first"] > there["last"], own["last"] < there["first"]
    assert turned["gaps"] == [gap for gap, wrong in ((0, late), (1, early)) if not wrong]
    view = (await two.view())["view"]
    assert (view["standing"], view["doubt"]) == (None, None)


@hosted()
async def test_the_table_says_how_the_team_stands(app: Application) -> None:
    two = await Two.at(app, dealt=False)
    await two.ana.ask({"type": "settings", "settings": {"game": "twist-coop", "decks": ["pop-culture"]}})
    await two.ana.ask({"type": "start"})
    standing = (await two.view())["view"]["standing"]
    assert standing == {
        "score": 2 - 1 - 26 - 8, "rank": 0, "next": 0, "lower": 1, "upper": 0, "discarded": 1, "pile": 26, "hands": 8,
        "free": [],
    }  # fmt: skip


@hosted()
async def test_the_table_says_what_a_doubt_costs_and_the_verdict_which_pairs_are_wrong(app: Application) -> None:
    two = await Two.at(app, dealt=False)
    await two.ana.ask({"type": "settings", "settings": {"game": "anno-domini", "decks": ["world"]}})
    await two.ana.ask({"type": "start"})
    assert (await two.view())["view"]["doubt"] is None
    _, socket, move = await two.on_turn()
    await socket.ask({"type": "play", "move": {key: move[key] for key in ("move", "seat", "card", "gap")}})
    view = (await two.view())["view"]
    assert view["doubt"] == {"layer": move["seat"], "layer_draws": 2, "doubter_draws": 4}
    _, socket, _ = await two.on_turn()
    seq = await two.seq()
    await socket.ask({"type": "play", "move": {"move": "doubt", "seat": view["turn"]}})
    update = await told(socket, seq + 1)
    verdict = next(event for event in update["events"] if event["event"] == "judged")["verdict"]
    first, second = [event["back"] for event in update["events"] if event["event"] == "turned-over"]
    assert verdict["wrong"] == ([] if first["first"] <= second["last"] else [[0, 1]])
    view = (await two.view())["view"]
    assert view["verdict"] == verdict
    assert view["doubt"] is None


async def told(socket: Any, seq: int) -> dict[str, Any]:
    """The update with this number."""
    for count in range(1, 100):
        for data in (await socket.until(count))[count - 1 : count]:
            message: dict[str, Any] = json.loads(data)
            if message["type"] == "update" and message["seq"] == seq:
                return message
    raise AssertionError("no such update came")
