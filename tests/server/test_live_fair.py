"""Fair deals, checked as a client would: the commitment before, each proof as it comes, the record at the end."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

import pytest

from kronika import client
from kronika.cli import main
from kronika.engine import editions
from kronika.server.fairness import check_proof, entropy_digest
from tests.server.live_server import Device, Server, play, see, wait_for


class Checker:
    """A device that believes nothing: it keeps what the table shows and checks every proof when it comes."""

    def __init__(self, server: Server, table: client.Table) -> None:
        self.device = Device(server, table.room_id, table.token, proofs=True)
        self.commitment: str = self.device.welcome["room"]["commitment"]
        self.root = ""
        self.proofs: list[dict[str, Any]] = []
        self.titles: dict[str, str] = {}
        self.dates: dict[str, str] = {}
        self.shown: dict[str, str] = {}

    def follow(self, table: client.Table) -> None:
        """Take in all that the table has seen."""
        while self.device.seq < table.seq:
            message = self.device.read()
            if message["type"] != "update":
                continue
            room = message.get("room", {})
            if message["kind"] == "dealt":
                self.root = room["root"]
                assert room["commitment"] != self.commitment, "the next shuffle has a secret of its own"
            for proof in message.get("proofs", ()):
                self.check(proof)
            for event in message.get("events", ()):
                if event["event"] == "turned-over":
                    self.shown[event["card"]] = event["back"]["date"]

    def check(self, proof: dict[str, Any]) -> None:
        read = check_proof(self.root, proof)
        self.proofs.append(proof)
        if not isinstance(read.front, str):
            assert read.card not in self.titles, "each side is opened once"
            self.titles[read.card] = read.front.title
        if not isinstance(read.back, str):
            assert read.card not in self.dates, "each side is opened once"
            self.dates[read.card] = read.back.date

    def kept(self, path: Path, entropy: str) -> Path:
        head = {"root": self.root, "commitment": self.commitment, "entropy": entropy}
        path.write_text("\n".join(map(json.dumps, [head, *self.proofs])) + "\n", "utf-8")
        return path


@pytest.mark.parametrize("game", editions())
def test_a_client_checks_every_proof_as_it_comes_and_the_record_at_the_end(
    server: Server, game: str, tmp_path: Path
) -> None:
    ana, ben = server.table("Ana", "Ben", game=game)
    checker = Checker(server, ben)
    assert checker.commitment
    text = secrets.token_urlsafe(16)
    checker.device.ask({"type": "add-entropy", "text": text})
    wait_for(ana, lambda table: entropy_digest(text) in table.room["added"])
    ana.command({"type": "start", "entropy": "the host's own"})
    for _ in range(6):
        play(ana, ben, moves=1)
        checker.follow(ana)
    view = ana.view or {}
    lying = [card for seat in view["seats"] for card in seat["hand"]] + view["line"] + view["discard"]
    assert all(checker.titles[card["id"]] == card["title"] for card in lying), "every title that is seen is proved"
    assert view["pile_top"] is None or view["pile_top"]["id"] in checker.titles
    assert checker.dates == {card: date for card, date in checker.shown.items() if card in checker.dates}
    assert set(checker.dates) == set(checker.shown)
    ana.command({"type": "close"})
    checker.follow(ana)
    record = tmp_path / "game.kronika.jsonl"
    record.write_bytes(server.ask(f"/api/games/{ana.room['game']}/record").body)
    assert main(["verify", str(record), "--proofs", str(checker.kept(tmp_path / "kept.jsonl", text))]) == 0
    # What somebody else has kept does not fit.
    checker.commitment = "0" * 64
    assert main(["verify", str(record), "--proofs", str(checker.kept(tmp_path / "other.jsonl", text))]) == 1


def test_who_has_missed_proofs_gets_those_of_what_is_to_be_seen(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben", game="timeline-russia")
    ana.command({"type": "start"})
    see(ana, ben)
    play(ana, ben, moves=5)
    proofs = server.get(f"/api/rooms/{ana.code}/proofs", ben.token)
    titles, dates = {}, {}
    for proof in proofs:
        read = check_proof(ana.room["root"], proof)
        if not isinstance(read.front, str):
            titles[read.card] = read.front.title
        if not isinstance(read.back, str):
            dates[read.card] = read.back.date
    view = ana.view or {}
    assert all(titles[card["id"]] == card["title"] for seat in view["seats"] for card in seat["hand"])
    lying = {card["id"]: card["back"]["date"] for card in view["line"] + view["discard"] if card["back"]}
    assert dates == lying
    assert server.ask(f"/api/rooms/{ana.code}/proofs").json["code"] == "http.no-token"
    assert server.ask(f"/api/rooms/{ana.code}/proofs", token="t" * 32).json["code"] == "room.stranger"


def test_a_restart_changes_neither_the_commitment_nor_the_proofs_that_follow(database: str) -> None:
    with Server(database) as server:
        ana, ben = server.table("Ana", "Ben", game="timeline-cesko")
        before = ana.room["commitment"]
        server.restart()
        ana.say("back")
        assert ana.room["commitment"] == before
        checker = Checker(server, ben)
        ana.command({"type": "start"})
        checker.follow(ana)
        server.restart()
        ana.say("back")
        checker.device = Device(server, ana.room_id, ben.token, proofs=True)
        see(ana, ben)
        play(ana, ben, moves=3)
        checker.follow(ana)
        hands = [card["id"] for seat in (ana.view or {})["seats"] for card in seat["hand"]]
        assert set(hands) <= set(checker.titles)


def test_what_was_added_to_a_shuffle_before_a_restart_is_in_the_deal_after_it(database: str, tmp_path: Path) -> None:
    """Also where another device shows up only after it: the text is a fact of the room, and its digest is shown."""
    with Server(database) as server:
        ana, ben = server.table("Ana", "Ben", game="timeline-cesko")
        checker = Checker(server, ben)
        text = secrets.token_urlsafe(16)
        answer = checker.device.ask({"type": "add-entropy", "text": text}, request="entropy-1")
        shown = checker.device.until(lambda message: message.get("kind") == "entropy-added")
        assert (shown["seq"], shown["room"]["added"]) == (answer["seq"], [entropy_digest(text)])
        assert text not in json.dumps(checker.device.messages), "only its digest is told"
        server.restart()
        checker.device = Device(server, ana.room_id, ben.token, proofs=True)
        assert checker.device.welcome["room"]["added"] == [entropy_digest(text)]
        again = checker.device.ask({"type": "add-entropy", "text": text}, request="entropy-1")
        assert again == answer
        ana.command({"type": "start", "entropy": "the host's own"})
        checker.follow(ana)
        assert ana.room["added"] == []
        ana.command({"type": "close"})
        checker.follow(ana)
        record = tmp_path / "game.kronika.jsonl"
        record.write_bytes(server.ask(f"/api/games/{ana.room['game']}/record").body)
        kept = checker.kept(tmp_path / "kept.jsonl", text)
        assert main(["verify", str(record), "--proofs", str(kept)]) == 0


def test_proofs_come_to_who_has_asked_for_them(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben")
    wants = Device(server, ana.room_id, ben.token, proofs=True)
    wants_none = Device(server, ana.room_id, ben.token)
    ana.command({"type": "start"})
    play(ana, ben, moves=1)

    def moved(device: Device) -> dict[str, Any]:
        return device.until(lambda message: message.get("kind") == "moved")

    proved, plain = moved(wants), moved(wants_none)
    assert proved.pop("proofs")
    assert proved == plain
