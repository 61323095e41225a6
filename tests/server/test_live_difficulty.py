"""Easy, normal or hard cards in a room: the setting, what is dealt by it, and where the classes come from."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kronika import client
from kronika.dates import to_line
from kronika.decks import cards_for_game, find_deck, load_deck
from kronika.engine import Game, Player, record_lines, start
from kronika.server import commands as c
from kronika.server import facts as f
from kronika.server.measuring import Played, placements_in
from kronika.server.store import EndedGame, GameRow, open_store
from kronika.server.workbench import Workbench
from kronika.study.measuring import measure
from kronika.study.narrowing import cards_of
from kronika.study.ranking import BLOCK, CLASSES
from kronika.table.moves import Place
from tests.server.conftest import CARDS, Table
from tests.server.live_server import Server, play, refusal, see
from tests.server.storing import code_of, line, opening, stored

DECK = load_deck(find_deck("cesko"))
GAME = "timeline-cesko"


def expected(server: Server, difficulty: str, *decks: str) -> set[str]:
    """The cards of this class by the dates that decks have on servers of tests."""
    return cards_of([server.hub.deck(name) for name in decks or ("cesko",)], difficulty)


def dealt(server: Server, room: str) -> list[set[str]]:
    """The cards of each game that was dealt in a room."""
    return [set(json.loads(fact["header"])["cards"]) for fact in server.facts(room, "dealt")]


# What is dealt


@pytest.mark.parametrize("difficulty", CLASSES)
def test_only_cards_of_the_difficulty_are_in_the_game(server: Server, difficulty: str) -> None:
    ana, ben = server.table("Ana", "Ben", game=GAME, decks=["cesko"], difficulty=difficulty)
    assert ben.room["settings"]["difficulty"] == difficulty
    ana.command({"type": "start"})
    assert dealt(server, ana.room_id) == [expected(server, difficulty)]
    ana.command({"type": "close"})
    ana.command({"type": "start"})
    assert dealt(server, ana.room_id)[1] == expected(server, difficulty), "a rematch is played with such cards, too"
    ana.command({"type": "close"})
    ana.command({"type": "settings", "settings": {"game": GAME, "decks": ["cesko"]}})
    ana.command({"type": "start"})
    assert len(dealt(server, ana.room_id)[2]) == len(DECK.cards)


def test_decks_are_mixed_class_by_class(server: Server) -> None:
    (ana,) = server.table("Ana", game=GAME, decks=["cesko", "world"], difficulty="easy")
    ana.command({"type": "sit", "seats": [{"name": name, "person": ana.person} for name in ("Ana", "Eva")]})
    ana.command({"type": "start"})
    assert dealt(server, ana.room_id) == [expected(server, "easy", "cesko", "world")]


def test_what_is_dealt_says_nothing_about_when_it_was(server: Server) -> None:
    deck = server.hub.deck("cesko")
    ordered = sorted(deck.cards, key=lambda card: (to_line(card.span.first), to_line(card.span.last), card.id))
    for difficulty in CLASSES:
        ana, _ = server.table("Ana", "Ben", game=GAME, decks=["cesko"], difficulty=difficulty)
        ana.command({"type": "start"})
        (cards,) = dealt(server, ana.room_id)
        for place in range(0, len(ordered) - 2 * BLOCK, BLOCK):
            block = [f"cesko/{card.id}" in cards for card in ordered[place : place + BLOCK]]
            assert sum(block) == BLOCK // 3


def test_too_few_cards_are_refused_with_what_to_do_and_nothing_is_dealt(server: Server) -> None:
    chosen: dict[str, Any] = {"game": GAME, "decks": ["cesko"], "options": {"hand": 40}, "difficulty": "hard"}
    ana, _ = server.table("Ana", "Ben", **chosen)
    with pytest.raises(Exception, match="too few hard cards for this game: take all cards, or mix in another deck"):
        ana.command({"type": "start"})
    assert refusal(ana, {"type": "start"}) == "room.too-few"
    assert dealt(server, ana.room_id) == []
    ana.command({"type": "settings", "settings": {**chosen, "difficulty": None}})
    ana.command({"type": "start"})
    assert len(dealt(server, ana.room_id)) == 1
    ana.command({"type": "close"})
    ana.command({"type": "settings", "settings": {**chosen, "decks": ["cesko", "world"]}})
    ana.command({"type": "start"})
    assert len(dealt(server, ana.room_id)) == 2


def test_a_room_that_goes_on_from_a_game_keeps_its_difficulty(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben", game=GAME, decks=["cesko"], difficulty="hard")
    ana.command({"type": "start"})
    play(ana, ben, moves=2)
    ana.command({"type": "close"})
    for _ in range(2):  # from the first game, then from the one that went on from it
        body = {"move": 1, "seat": 0, "name": "Ana"}
        answer = server.ask(f"/api/games/{ana.room['game']}/what-if", body, token=ana.token)
        assert answer.status == 201, answer
        ana = client.join(server.url, answer.json["code"], "Ana", token=ana.token)
        see(ana)
        assert ana.room["settings"]["difficulty"] == "hard"
        play(ana, moves=1)
        ana.command({"type": "close"})
    ana.command({"type": "start"})
    assert dealt(server, ana.room_id) == [expected(server, "hard")] * 2
    headers = [json.loads(fact["header"]) for fact in server.facts(ana.room_id, "dealt")]
    assert [header["x-difficulty"] for header in headers] == ["hard"] * 2


@pytest.mark.parametrize(("game", "deck"), [("timeline-cesko", "cesko"), ("twist-coop", "pop-culture")])
def test_a_wrong_card_is_taken_out_of_a_narrowed_game(server: Server, game: str, deck: str) -> None:
    ana, ben = server.table("Ana", "Ben", game=game, decks=[deck], difficulty="normal")
    ana.command({"type": "start"})
    play(ana, ben, moves=2)
    (cards,) = dealt(server, ana.room_id)
    assert cards == expected(server, "normal", deck)
    game_now = next(live for live in server.hub.live_rooms if live.room.id == ana.room_id).room.game
    assert game_now is not None
    wrong = min(game_now.table.open_cards)
    ana.command({"type": "correct", "card": wrong, "why": "it never happened"})
    see(ana, ben)
    ben.command({"type": "accept"})
    see(ana, ben)
    (corrected,) = server.facts(ana.room_id, "corrected")
    assert set(json.loads(corrected["record"][0])["cards"]) == cards - {wrong}
    assert play(ana, ben, moves=2) == 2


def test_older_rooms_have_all_cards() -> None:
    old = b'{"type":"settings","settings":{"game":"timeline-cesko","decks":["cesko"],"options":{},"language":"cs"}}'
    fact = f.decode_fact(old)
    assert isinstance(fact, f.SettingsChanged)
    assert fact.settings.difficulty is None
    table = Table()
    table.do("ana", c.StartGame())
    assert table.room.game is not None
    assert len(table.room.game.dates) == CARDS


# Where classes come from


def told(number: int, hard: set[str]) -> str:
    """The record of a game in which these cards were placed wrongly, and all others rightly."""
    cards = {card: msgspec.structs.asdict(own) for card, own in cards_for_game([DECK], "en").items()}
    game = start(GAME, [Player("Ana"), Player("Ben")], cards, seed=bytes([number]) * 16, options={"hand": 30})
    while not game.over:
        seat = game.table.turn
        assert seat is not None
        game.play(_placed(game, seat, hard))
    return "\n".join(record_lines(game)) + "\n"


def _placed(game: Game, seat: int, hard: set[str]) -> Place:
    card = game.table.hands[seat][0]
    right = game.right_gaps(tuple(game.table.line), card) or ()
    gaps = range(len(game.table.line) + 1)
    return Place(seat, card, next(gap for gap in gaps if (gap in right) != (card in hard)))


def filled(database: str, games: list[str], *, origin: bool = False) -> list[Played]:
    """A database in which these games have ended; each as it is measured."""
    people = ((0, "ana", "Ana"), (1, "ben", "Ben"))
    found = []
    with open_store(database) as store:
        for number, record in enumerate(games):
            if origin:
                record = record.replace("{", '{"x-from": {"game": "g", "move": 3}, ', 1)
            room = f"r{number}"
            row = GameRow(id=f"g{number}", room=room, edition=GAME, decks=("cesko",), started=3.0, players=people)
            played = Played(record, {0: "ana", 1: "ben"})
            found.append(played)
            tries = tuple((*one.card.split("/"), one.is_right) for one in placements_in(played))
            over = EndedGame(id=row.id, ended=9.0, record=record)
            stored(store, opening(room, code_of(number), game=row), line(room, 2, ended=over, placements=tries))
    return found


@pytest.fixture(scope="module")
def hard() -> set[str]:
    """Every other card of the easy ones: the games of this file say otherwise."""
    return set(sorted(cards_of([DECK], "easy"))[::2])


@pytest.fixture(scope="module")
def games(hard: set[str]) -> list[str]:
    return [told(number, hard) for number in range(6)]


def test_the_classes_are_measured_in_the_finished_games_of_the_server(
    database: str, games: list[str], hard: set[str]
) -> None:
    pytest.importorskip("numpy")
    placements = [one for game in filled(database, games) for one in placements_in(game)]
    assert len(placements) > len(DECK.cards)
    measured = {card for card, level in measure(DECK, placements).classes.items() if level == "hard"}
    assert len(hard & measured) > len(hard) / 2
    with Server(database) as server:
        server.hub.difficulties.patience = 60.0
        ana, _ = server.table("Ana", "Ben", game=GAME, decks=["cesko"], difficulty="hard")
        ana.command({"type": "start"})
        assert dealt(server, ana.room_id) == [measured]
        ana.command({"type": "close"})


def test_a_few_games_say_nothing_yet(database: str, games: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    filled(database, games[:1])
    monkeypatch.setattr(Workbench, "do", _never)
    with Server(database) as server:
        ana, _ = server.table("Ana", "Ben", game=GAME, decks=["cesko"], difficulty="hard")
        ana.command({"type": "start"})
        assert dealt(server, ana.room_id) == [expected(server, "hard")]


async def _never(*_: Any) -> bytes:
    raise AssertionError("nothing was to be measured")


def test_a_deal_does_not_wait_for_a_long_measurement_and_the_next_one_uses_it(
    database: str, games: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numpy")
    filled(database, games)
    real, jobs = Workbench.do, Counter[str]()
    free = asyncio.Event()

    async def slow(self: Workbench, job: dict[str, Any], address: str = "") -> bytes:
        jobs[job["deck"]] += 1
        await free.wait()
        return await real(self, job, address)

    monkeypatch.setattr(Workbench, "do", slow)
    with Server(database) as server:
        difficulties = server.hub.difficulties
        difficulties.patience = 0.0
        ana, _ = server.table("Ana", "Ben", game=GAME, decks=["cesko"], difficulty="hard")
        ana.command({"type": "start"})
        ana.command({"type": "close"})

        async def until_measured() -> None:
            free.set()
            for work in tuple(difficulties._measuring.values()):
                await work

        server.run(until_measured())
        for _ in range(2):
            ana.command({"type": "start"})
            ana.command({"type": "close"})
        first, *later = dealt(server, ana.room_id)
        assert first == expected(server, "hard")
    assert later[0] == later[1] != first
    assert jobs.total() == 1, "what was measured is kept"


def test_what_goes_wrong_in_measuring_leaves_what_the_dates_lead_to_expect(
    database: str, games: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numpy")
    filled(database, games)
    monkeypatch.setattr("kronika.server.difficulties.Difficulties._job", lambda *_: _Broken())
    with Server(database) as server:
        server.hub.difficulties.patience = 60.0
        ana, _ = server.table("Ana", "Ben", game=GAME, decks=["cesko"], difficulty="easy")
        for _ in range(2):
            ana.command({"type": "start"})
            ana.command({"type": "close"})
        assert dealt(server, ana.room_id) == [expected(server, "easy")] * 2


class _Broken(msgspec.Struct):
    deck: str = "/nowhere"
    games: tuple[Played, ...] = ()


def test_a_game_that_went_on_from_another_one_counts_for_nothing(tmp_path: Path, games: list[str]) -> None:
    (own,) = filled(str(tmp_path / "own.sqlite"), games[:1])
    assert placements_in(own)
    (other,) = filled(str(tmp_path / "other.sqlite"), games[:1], origin=True)
    assert placements_in(other) == []
