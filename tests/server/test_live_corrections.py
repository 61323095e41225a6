"""A wrong card: reported, corrected or taken out at the table, accepted or not, and kept as a patch to the deck."""

from __future__ import annotations

import contextlib
import io
import json
import time
from typing import Any

import pytest

from kronika import client
from kronika.cli import main
from tests.server.live_server import Server, play, refusal, see

FAR = "3999 BC"
"""No card of the decks is so old."""


def started(server: Server, *names: str, moves: int = 4, **settings: Any) -> tuple[client.Table, ...]:
    tables = server.table(*(names or ("Ana", "Ben")), **{"game": "timeline-russia", **settings})
    tables[0].command({"type": "start"})
    see(*tables)
    play(*tables, moves=moves)
    return tables


def line(table: client.Table) -> list[str]:
    return [card["id"] for card in (table.view or {})["line"]]


def ids(value: Any) -> set[str]:
    """The ids of all cards in a view."""
    if isinstance(value, dict):
        own = {value["id"]} if "title" in value and "id" in value else set()
        return own.union(*map(ids, value.values()))
    return set().union(*map(ids, value)) if isinstance(value, list) else set()


# Reports


def test_any_player_reports_an_open_card_and_the_deck_collects_it_with_its_context(server: Server) -> None:
    ana, ben = started(server)
    card = line(ana)[0]
    deck, _, own = card.partition("/")
    ben.command({"type": "report", "card": card, "text": "I think it was <later>"})
    ((stored),) = server.sql("SELECT * FROM reports WHERE game = ?", ana.room["game"])
    shown = (ana.view or {})["line"][0]["back"]["date"]
    assert stored[1:7] == (deck, own, ana.room["game"], ben.person, shown, "I think it was <later>")
    assert time.time() - stored[7] < 60
    told = _admin(server, deck)
    assert (told[-1]["kind"], told[-1]["card"], told[-1]["person"]) == ("report", own, ben.person)
    assert server.get(f"/api/decks/{deck}/statistics")[own]["reports"] >= 1
    answer = server.ask(f"/api/decks/{deck}/statistics").body.decode()
    assert shown not in answer, "its date may be hidden at another table"
    assert "later" not in answer


def _admin(server: Server, deck: str) -> list[dict[str, Any]]:
    """What whoever runs the server is told of a deck."""
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        assert main(["admin", "reports", deck, "--json", "--database", str(server.database)]) == 0
    return [json.loads(line) for line in shown.getvalue().splitlines()]


def test_a_hidden_card_cannot_be_reported_or_corrected(server: Server) -> None:
    ana, ben = started(server)
    hidden = (ana.view or {})["seats"][0]["hand"][0]["id"]
    for card in (hidden, (ana.view or {})["pile_top"]["id"], "world/nothing"):
        assert refusal(ben, {"type": "report", "card": card}) == "room.card"
        assert refusal(ana, {"type": "correct", "card": card, "why": "so", "date": "1900"}) == "room.card"
        assert refusal(ana, {"type": "correct", "card": card, "why": "so"}) == "room.card"


def test_after_the_game_any_of_its_cards_can_be_reported(server: Server) -> None:
    ana, ben = started(server)
    hidden = (ana.view or {})["seats"][0]["hand"][0]["id"]
    assert refusal(ben, {"type": "report", "card": hidden}) == "room.card"
    ana.command({"type": "close"})
    see(ana, ben)
    ben.command({"type": "report", "card": hidden, "text": "I looked it up"})
    assert _admin(server, "world")[-1]["text"] == "I looked it up"


# Corrections


def test_the_table_sees_what_a_correction_would_change_and_waits_for_all(server: Server) -> None:
    ana, ben, eve = started(server, "Ana", "Ben", "Eve")
    card = line(ana)[-1]
    ana.command({"type": "correct", "card": card, "date": FAR, "why": "the box is wrong"})
    see(ana, ben, eve)
    proposal = eve.room["proposal"]
    assert (proposal["card"], proposal["date"], proposal["why"]) == (card, FAR, "the box is wrong")
    assert proposal["before"] == 4
    assert 0 <= proposal["moves"] <= 4
    assert proposal["accepted"] == [ana.person]
    seat = (ben.view or {})["turn"]
    mover = next(table for table in (ana, ben, eve) if seat in table.seats)
    assert refusal(mover, {"type": "play", "move": {"seat": seat}}) == "room.proposal"
    assert refusal(ana, {"type": "correct", "card": card, "why": "again"}) == "room.proposal"
    ben.command({"type": "accept"})
    see(ana, ben, eve)
    assert eve.room["proposal"]["accepted"] == sorted([ana.person, ben.person])
    eve.command({"type": "accept"})
    see(ana, ben, eve)
    assert eve.room["proposal"] is None
    backs = {each["id"]: each["back"]["date"] for each in (eve.view or {})["line"]}
    assert backs.get(card, FAR) == FAR
    assert ana.view == ben.view == eve.view
    play(ana, ben, eve, moves=3)


def test_one_no_ends_it_and_the_game_goes_on_as_it_was(server: Server) -> None:
    ana, ben = started(server)
    before = ana.view
    ana.command({"type": "correct", "card": line(ana)[0], "date": FAR, "why": "so"})
    see(ana, ben)
    ben.command({"type": "accept", "accept": False})
    see(ana, ben)
    assert (ana.room["proposal"], ana.view) == (None, before)
    assert server.sql("SELECT * FROM patches WHERE game = ?", ana.room["game"]) == []
    play(ana, ben, moves=2)


def test_only_the_host_proposes_and_only_players_decide(server: Server) -> None:
    ana, ben = started(server)
    eve = client.join(server.url, ana.code, "Eve", role="spectator")
    card = line(ana)[0]
    assert refusal(ben, {"type": "correct", "card": card, "date": FAR, "why": "so"}) == "room.not-host"
    assert refusal(ben, {"type": "accept"}) == "room.no-proposal"
    assert refusal(ana, {"type": "correct", "card": card, "date": FAR, "why": "  "}) == "room.why"
    assert refusal(ana, {"type": "correct", "card": card, "date": "no date", "why": "so"}).startswith("date.")
    ana.command({"type": "correct", "card": card, "date": FAR, "why": "so"})
    see(ana, eve)
    assert refusal(eve, {"type": "accept"}) == "room.not-playing"
    assert refusal(eve, {"type": "accept", "accept": False}) == "room.not-playing"


def test_the_correction_is_kept_as_a_patch_with_who_when_and_why(server: Server) -> None:
    ana, ben = started(server)
    card = line(ana)[0]
    deck, _, own = card.partition("/")
    ana.command({"type": "correct", "card": card, "date": FAR, "why": "see the archive"})
    see(ana, ben)
    ben.command({"type": "accept"})
    (patch,) = server.sql('SELECT deck, card, date, why, "by", game, at FROM patches WHERE game = ?', ana.room["game"])
    assert patch[:6] == (deck, own, FAR, "see the archive", ana.person, ana.room["game"])
    assert time.time() - patch[6] < 60
    told = _admin(server, deck)[-1]
    assert (told["kind"], told["date"], told["by"], told["why"]) == ("correction", FAR, ana.person, "see the archive")
    assert server.get(f"/api/decks/{deck}/statistics")[own]["corrections"] >= 1


# Taking a card out


@pytest.mark.parametrize("game", ["timeline-russia", "timeline-cesko", "twist-competitive", "twist-coop"])
def test_a_voided_card_leaves_cards_pile_and_every_zone(server: Server, game: str) -> None:
    ana, ben = started(server, game=game, moves=3)
    view = ana.view or {}
    row = line(ana) or [card["id"] for stack in view["lower"] for card in stack]
    card = row[len(row) // 2]
    number = _cards(view)
    ana.command({"type": "correct", "card": card, "why": "it never happened"})
    see(ana, ben)
    ben.command({"type": "accept"})
    see(ana, ben)
    after = ana.view or {}
    assert card not in ids(after)
    assert _cards(after) == number - 1
    assert after == ben.view
    play(ana, ben, moves=2)
    ana.command({"type": "close"})
    record = server.ask(f"/api/games/{ana.room['game']}/record").body.decode()
    header = record.splitlines()[0]
    assert f'"{card}"' not in header.partition('"x-deal"')[0].partition('"x-')[0]


def _cards(view: dict[str, Any]) -> int:
    """How many cards there are."""
    rows = [*view["lower"], *view["upper"], *(seat["hand"] for seat in view["seats"]), view["line"], view["discard"]]
    number: int = sum(map(len, rows)) + view["pile"] + view["box"]
    return number


def test_where_later_moves_are_not_legal_without_the_card_the_game_goes_on_from_a_position(server: Server) -> None:
    ana, ben = started(server, moves=6)
    placed = [fact["line"]["card"] for fact in server.facts(ana.room_id, "moved")]
    card = next(card for card in placed if card in line(ana) or _is_discarded(ana, card))
    hands = [[each["id"] for each in seat["hand"]] for seat in (ana.view or {})["seats"]]
    turn = (ana.view or {})["turn"]
    ana.command({"type": "correct", "card": card, "why": "it never happened"})
    see(ana, ben)
    assert ben.room["proposal"]["position"] is True
    ben.command({"type": "accept"})
    see(ana, ben)
    view = ana.view or {}
    assert [[each["id"] for each in seat["hand"]] for seat in view["seats"]] == hands, "everybody keeps their hand"
    assert (view["turn"], view["move"]) == (turn, 0)
    assert card not in ids(view)
    play(ana, ben, moves=4)


def _is_discarded(table: client.Table, card: str) -> bool:
    return card in [each["id"] for each in (table.view or {})["discard"] if each["back"]]


def test_a_corrected_game_is_played_to_its_end_and_survives_a_restart(database: str) -> None:
    with Server(database) as server:
        ana, ben = started(server, moves=4)
        card = server.facts(ana.room_id, "moved")[0]["line"]["card"]
        if card not in line(ana):
            card = line(ana)[0]
        ana.command({"type": "correct", "card": card, "why": "it never happened"})
        see(ana, ben)
        ben.command({"type": "accept"})
        see(ana, ben)
        view = ana.view
        server.restart()
        ana.say("back")
        assert ana.view == view
        for seat in range(2):
            ana.command({"type": "give-seat", "seat": seat, "bot": "sharp"})
        while not ana.over:
            ana.wait(20)
        assert server.ask(f"/api/games/{ana.room['game']}/record").status == 200


def test_alone_with_bots_a_correction_is_done_at_once(server: Server) -> None:
    ana = server.bots("fair", game="timeline-russia")
    ana.command({"type": "start"})
    play(ana, moves=2)
    card = line(ana)[0]
    ana.command({"type": "correct", "card": card, "date": FAR, "why": "so"})
    assert ana.room["proposal"] is None
    assert {each["back"]["date"] for each in (ana.view or {})["line"] if each["id"] == card} <= {FAR}
    play(ana, moves=1)
