"""Games with the same cards share them, and are the games that they would be without."""

from __future__ import annotations

import json
import random
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from kronika.engine import editions, load_record, record_lines
from kronika.server import commands as c
from kronika.server import sharing
from kronika.server.sharing import with_shared_cards
from tests.server.conftest import Table


def header(game: str) -> str:
    table = Table(game)
    table.do("ana", c.StartGame())
    assert table.room.deal is not None
    return table.room.deal.header


@pytest.mark.parametrize("game", editions())
def test_the_game_is_the_same_and_its_cards_are_those_of_the_one_before(game: str) -> None:
    line = header(game).encode()
    alone = load_record([line])
    one, two = with_shared_cards(load_record([line])), with_shared_cards(load_record([line]))
    for shared in (one, two):
        assert list(record_lines(shared)) == list(record_lines(alone))
        assert shared.state() == alone.state()
        assert json.dumps(shared.start.header) == json.dumps(alone.start.header)
        assert (shared.start.deck, shared.dates, shared.opening) == (alone.start.deck, alone.dates, alone.opening)
    assert one.start.deck is two.start.deck
    assert one.dates is two.dates
    assert one.start.header["cards"] is two.start.header["cards"]


def test_a_game_with_another_text_on_one_card_has_cards_of_its_own() -> None:
    first = json.loads(header("timeline-russia"))
    card = next(iter(first["cards"]))
    one = with_shared_cards(load_record([json.dumps(first).encode()]))
    first["cards"][card]["title"] += "!"
    two = with_shared_cards(load_record([json.dumps(first).encode()]))
    assert one.start.deck.fronts[card].title + "!" == two.start.deck.fronts[card].title


def test_so_many_decks_are_kept_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "DECKS_KEPT", 2)
    sharing._kept.clear()
    first = json.loads(header("timeline-russia"))
    card = next(iter(first["cards"]))
    for number in range(5):
        first["cards"][card]["title"] = str(number)
        with_shared_cards(load_record([json.dumps(first).encode()]))
    assert len(sharing._kept) == 2


def test_a_game_of_very_many_cards_keeps_them_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_record([header("timeline-russia").encode()])
    monkeypatch.setattr(sharing, "MOST_CARDS", len(game.dates) - 1)
    sharing._kept.clear()
    assert with_shared_cards(game) is game
    assert not sharing._kept


def test_rooms_that_are_read_in_several_threads_take_nothing_from_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "DECKS_KEPT", 2)
    first = json.loads(header("timeline-russia"))
    first["cards"] = {card: first["cards"][card] for card in first["pile"][:20]}
    first["pile"] = first["pile"][:20]
    games = []
    for number in range(3):
        first["cards"][first["pile"][0]]["title"] = str(number)
        games.append(load_record([json.dumps(first).encode()]))

    def read(seed: int) -> None:
        for game in random.Random(seed).choices(games, k=4000):
            assert with_shared_cards(game).start.deck == game.start.deck

    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(read, range(4)))
    finally:
        sys.setswitchinterval(usual)
