"""Practice for browsers: dates of the row, not of the card before the answer, none for who plays with the deck."""

from __future__ import annotations

import json
from typing import Any

from kronika.dates import in_order
from tests.server.driving import Application, Two, hosted
from tests.server.live_server import Server
from tests.server.watching import Watch

PRACTICE = "/api/practice/world"


def ask(server: Server, what: str, body: dict[str, Any]) -> Any:
    answer = server.ask(f"{PRACTICE}/{what}", body)
    assert answer.status == 200, answer.json
    return answer.json


def test_a_question_has_the_dates_of_its_row_and_not_that_of_its_card(server: Server, watch: Watch) -> None:
    deck = watch.deck(server.hub.deck("world"))
    cards = {card.id: card for card in deck.cards}
    for card in deck.cards[:20]:
        avoid = [other.id for other in deck.cards[:40]]
        answer = server.ask(f"{PRACTICE}/question", {"card": card.id, "line": 6, "avoid": avoid, "language": "cs"})
        row = answer.json["line"]
        assert len(row) == 6
        assert in_order(cards[one["id"]].span for one in row)
        assert not {one["id"] for one in row} & set(avoid)
        assert all(one["title"] == cards[one["id"]].titles["cs"] for one in row)
        assert {*answer.json} == {"card", "line"}
        assert {*row[0]} == {"id", "title", "theme", "date"}


def test_an_answer_is_judged_and_comes_back(server: Server, watch: Watch) -> None:
    deck = watch.deck(server.hub.deck("world"))
    card = deck.cards[5]
    row = [one["id"] for one in ask(server, "question", {"card": card.id})["line"]]
    unknown = ask(server, "answer", {"card": card.id, "line": row, "gap": None})
    assert unknown["right"] is False
    assert (unknown["fact"], unknown["source"]) == (card.facts["en"], card.source)
    gap = unknown["gaps"][0]
    right = ask(server, "answer", {"card": card.id, "line": row, "gap": gap})
    assert right["right"] is True
    assert right["due"] > unknown["due"]
    again = ask(server, "answer", {"card": card.id, "line": row, "gap": gap, "recall": unknown["recall"]})
    assert again["due"] > unknown["due"]
    assert (again["recall"]["first"], again["recall"]["last"]) == (card.span.first, card.span.last)
    changed = unknown["recall"] | {"first": 1, "last": 2}
    anew = ask(server, "answer", {"card": card.id, "line": row, "gap": gap, "recall": changed})
    assert anew["recall"]["stability"] == right["recall"]["stability"], "another date: the card begins anew"


def test_what_cannot_be_is_refused_and_never_fails(server: Server) -> None:
    card = server.get("/api/decks/world/cards")[3]["id"]
    row = [one["id"] for one in ask(server, "question", {"card": card})["line"]]
    recall = ask(server, "answer", {"card": card, "line": row, "gap": 0})["recall"]
    good = {"card": card, "line": row, "gap": 0}
    wrong: list[tuple[str, Any]] = [
        ("question", {"card": "nothing"}),
        ("question", {"card": card, "line": 0}),
        ("question", {"card": card, "line": 31}),
        ("question", {"card": card, "avoid": [card] * 401}),
        ("answer", good | {"line": row[::-1]}),
        ("answer", good | {"line": [row[0], *row]}),
        ("answer", good | {"line": [*row, card]}),
        ("answer", good | {"line": []}),
        ("answer", good | {"gap": 5}),
        ("answer", good | {"gap": -1}),
        ("answer", good | {"recall": recall | {"state": 9}}),
        ("answer", good | {"recall": recall | {"stability": 1e300}}),
        ("answer", good | {"recall": {}}),
    ]
    for what, body in wrong:
        answer = server.ask(f"{PRACTICE}/{what}", body)
        assert answer.status in (400, 404), (what, body)
        assert answer.json["code"]
    odd = [
        recall | {"due": "soon"},
        recall | {"due": "2026-01-01"},
        recall | {"stability": None, "difficulty": None},
        recall | {"state": 2, "step": None, "stability": 0, "difficulty": 0},
        recall | {"last_review": "9999-12-31T23:59:59+00:00"},
        recall | {"state": 1, "step": 9},
    ]
    for each in odd:
        assert ask(server, "answer", good | {"recall": each})["recall"]["state"] in (1, 2, 3)
    assert server.ask("/api/practice/nothing/question", {"card": card}).json["code"] == "room.unknown"


@hosted()
async def test_who_plays_with_a_deck_cannot_practise_it(app: Application) -> None:
    two = await Two.at(app, dealt=False)
    settings = {"game": "timeline-cesko", "decks": ["world"]}
    assert (await two.ana.ask({"type": "settings", "settings": settings}))["type"] == "accepted"
    card = (await app.ask("GET", "/api/decks/world/cards")).json[0]["id"]
    token = two.tokens["ana"]
    free = await app.ask("POST", f"{PRACTICE}/question", {"card": card}, token=token)
    assert free.status == 200
    assert (await two.ana.ask({"type": "start"}))["type"] == "accepted"
    row = [one["id"] for one in free.json["line"]]
    replies = [
        await app.ask("POST", f"{PRACTICE}/{what}", body, token=token)
        for what, body in (
            ("question", {"card": card}),
            ("answer", {"card": card, "line": row, "gap": 0}),
            ("question", {"card": "nothing"}),
        )
    ]
    assert {(reply.status, reply.json["code"]) for reply in replies} == {(409, "room.playing")}
    assert len({json.dumps(reply.json) for reply in replies}) == 1
