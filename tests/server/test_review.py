"""Looking back at records, without a server: what each move was worth, what was missed, and going on from any table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kronika.dates import in_order
from kronika.decks.exporting import apkg_of_all, csv_of
from kronika.decks.model import Deck
from kronika.engine import Game, Player, editions, load_record, record_lines, right_gaps, start
from kronika.errors import DeckError
from kronika.server.branching import branch, names_for
from kronika.server.http import _after as replayed
from kronika.server.missed import decks_of
from kronika.server.refusals import Refused
from kronika.server.reviewing import MissedCard, review_of
from kronika.table.events import Kept, LaidAside, Misplaced, MovedInLine, Returned
from kronika.table.moves import Add
from tests.server.conftest import canary_deck

GAMES = editions()


def played(game: str, seed: int = 1, moves: int = 60, odd: str = "", **options: Any) -> Game:
    """A game of two or more in which anybody does anything; each title ends with `odd`."""
    deck = canary_deck(60)
    cards = {
        f"{deck.id}/{card.id}": {
            "title": card.titles["en"] + odd, "date": card.date, "front": card.front, "back": card.back,
        }
        for card in deck.cards
    }  # fmt: skip
    dice = random.Random(seed)
    players = [Player("Ana"), Player("Ben"), Player("Eve")]
    found = start(game, players, cards, seed=dice.randbytes(16), options=options)
    for _ in range(moves):
        if found.over:
            break
        move = dice.choice(found.legal_moves().moves)
        if isinstance(move, Add) and dice.random() < 0.3:
            chain = list(found.table.line)
            dice.shuffle(chain)
            move = Add(move.seat, move.card, move.gap, tuple(chain))
        found.play(move)
    return found


def text_of(game: Game) -> str:
    return "\n".join(record_lines(game)) + "\n"


@pytest.mark.parametrize("game", GAMES)
def test_each_move_is_reviewed_as_the_rules_judged_it(game: str) -> None:
    for seed in range(4):
        found = played(game, seed)
        review = review_of("g", text_of(found))
        assert [move.move for move in review.moves] == [*range(1, found.moves_made + 1)]
        assert review.outcome == found.table.outcome
        for move, turn in zip(review.moves, found.turns, strict=True):
            assert (move.seat, move.did) == (turn.move.seat, found.move_name(turn.move))
            if move.card is not None:
                assert move.date == found.start.deck.backs[move.card].date
                assert move.title == found.start.deck.fronts[move.card].title
            kinds = {type(event) for event in turn.events}
            if move.did == "place" and game != "twist-coop":
                assert move.right == (Kept in kinds) != bool(kinds & {Misplaced, MovedInLine, Returned})
                assert move.gaps, "a row in order has a place for any card"
            elif move.did == "place":
                assert (move.right, move.gap, move.gaps) == (LaidAside not in kinds, None, ())
            elif move.did in ("stop", "discard"):
                assert move.right is None
        wrong = sum(move.right is False for move in review.moves)
        assert sum(player.wrong for player in review.players) == wrong
        laid = [move for move in review.moves if move.right is False and move.card is not None]
        assert sum(card.times for card in review.missed) == len(laid)
        assert {card.card for card in review.missed} == {move.card for move in laid}


def test_what_ends_a_line_of_text_may_stand_in_a_title() -> None:
    game = played("timeline-cesko", odd=" \u2028 \u2029 \x85")
    text = text_of(game)
    assert "\u2028" in text
    assert len(review_of("g", text).moves) == game.moves_made
    assert replayed(text, 3).view["move"] == 3


def test_the_right_gaps_are_those_in_which_the_row_is_in_order() -> None:
    dice = random.Random(3)
    found = played("timeline-polska", 3)
    dates = found.dates
    for _ in range(60):
        line = sorted(dice.sample(sorted(dates), 7), key=lambda card: dates[card].first)
        card = line.pop(dice.randrange(7))
        gaps = right_gaps(line, card, dates)
        assert gaps == tuple(
            gap for gap in range(7) if in_order(dates[each] for each in [*line[:gap], card, *line[gap:]])
        )
        dice.shuffle(line)
        for gap in right_gaps(line, card, dates):
            assert all(in_order((dates[other], dates[card])) for other in line[:gap])
            assert all(in_order((dates[card], dates[other])) for other in line[gap:])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_each_of_its_tables(game: str) -> None:
    made = 0
    for seed in range(3):
        found = played(game, seed, **({} if game == "twist-coop" else {"hand": 3}))
        for _ in range(found.moves_made):
            found.undo()
            fresh = branch(found, ["Ana", "Ben", "Zoe"], {"x-from": {"game": "g", "move": found.moves_made}})
            before, after = found.state(), fresh.state()
            for key in before.keys() - {"move", "correct", "verdict"}:
                assert before[key] == after[key], key
            assert set(fresh.legal_moves().moves) == set(found.legal_moves().moves)
            assert fresh.start.players[2].name == "Zoe"
            assert load_record(line.encode() for line in record_lines(fresh)).state() == after
            made += 1
    assert made > 10


def test_a_game_that_is_over_does_not_go_on() -> None:
    found = played("twist-coop", moves=400)
    assert found.over
    with pytest.raises(Refused, match="go on"):
        branch(found, ["Ana", "Ben", "Eve"], {})


def test_names_are_exchanged_where_the_asker_played_elsewhere() -> None:
    old = ["Ana", "Ben", "Eve"]
    assert names_for(old, 1, "Zoe") == ["Ana", "Zoe", "Eve"]
    assert names_for(old, 0, "Ben") == ["Ben", "Ana", "Eve"]
    assert names_for(old, 0, "Ana") == old
    assert names_for(["Al"], 0, "Ana") == ["Ana"]
    with pytest.raises(Refused):
        names_for(["Ana", "B0b", "Bob "], 0, "Bob")


def decks(*known: Deck) -> dict[str, Any]:
    def deck(name: str) -> Deck:
        for each in known:
            if each.id == name:
                return each
        raise DeckError("deck.unknown", "there is no such deck", file=name)

    return {"deck": deck, "path": lambda name: deck(name) and None}


def test_missed_cards_become_cards_of_their_decks_again() -> None:
    deck = canary_deck(5)
    one, two, *_ = deck.cards
    missed = [
        MissedCard(f"canary/{two.id}", "Other words", two.date, 2, (0,)),
        MissedCard(f"canary/{one.id}", "Any", "1848", 1, (0, 1)),
        MissedCard("lost/qwerty", "A bridge", "1310", 1, (1,)),
    ]
    (own, _), (lost, where) = decks_of(missed, **decks(deck))
    assert own.id == "canary"
    assert {card.id: card.date for card in own.cards} == {one.id: "1848", two.id: two.date}
    assert next(card for card in own.cards if card.id == two.id) == two
    assert (lost.id, where) == ("lost", None)
    assert [(card.id, card.titles, card.date) for card in lost.cards] == [("qwerty", {"en": "A bridge"}, "1310")]
    assert b"A bridge" in csv_of(lost)
    assert apkg_of_all([(own, None), (lost, None)], language="cs")[:2] == b"PK"
