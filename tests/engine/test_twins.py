"""Nobody can learn the date of a card that nobody has turned over: two games that differ only there look the same.

The twin test, over every edition. Twins have the same public history and other backs (date and symbol) on cards that
were never turned over; whatever seats and spectators get from them must be the same to the byte. A second twin has
other backs on whatever lies date side down now, though it was seen before; a third another order of the pile below its
top. A scanner looks for every hidden year, as a number, in everything that anybody gets.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.cards import CardId
from kronika.engine import Game, Player, edition, public_events, start, view_of
from kronika.errors import IllegalMove
from kronika.table import Event
from kronika.table.events import LaidAside, Returned, SeatsTaken, Shuffled, TurnedOver
from kronika.table.moves import Move
from tests.strategies import (
    EDITIONS,
    SYMBOLS,
    Setup,
    as_before,
    candidates,
    corrections,
    knowing_move,
    malformed,
    position_header,
    read_header_line,
    setups,
)

ENCODE = msgspec.json.encode
WRONG_MESSAGES: tuple[dict[str, Any], ...] = (
    {},
    {"seat": 0},
    {"seat": 0, "move": "peek"},
    {"seat": 0, "move": "place"},
    {"seat": 0, "move": "place", "card": 3, "gap": 0},
    {"seat": 0, "move": "add", "card": "?", "gap": "?"},
    {"seat": 0, "move": "doubt", "why": 1},
    {"seat": 0, "move": "discard", "card": "?"},
)


def views(game: Game) -> list[bytes]:
    """What every seat and a spectator see, encoded as it is sent."""
    return [ENCODE(view_of(game, seat)) for seat in (*range(len(game.start.players)), None)]


def told(events: Iterable[Event], game: Game) -> list[bytes]:
    """The events as everybody hears them."""
    return [ENCODE(event) for event in public_events(game, events)]


def battery(game: Game, rng: random.Random) -> list[Any]:
    """Moves that are refused, of every kind: malformed, and with wrong seats, cards, gaps and corrections."""
    legal = game.legal_moves().moves
    known = sorted(game.start.deck.fronts)
    some = [*(card for hand in game.table.hands for card in hand[:2]), *rng.sample(known, min(3, len(known)))]
    wrong = [move for move in candidates(game, some) if move not in set(legal)]
    moves: list[Any] = [*malformed(game, rng), *rng.sample(wrong, min(40, len(wrong)))]
    if legal:
        moves += corrections(game, rng.choice(legal), rng)
    return moves


def answers(game: Game, moves: Iterable[Any]) -> Iterator[tuple[str, str, str] | None]:
    """What the table says to each of these moves, without making any."""
    for move in moves:
        wrong = game.refusal(move)
        yield (wrong.code, wrong.message, wrong.clause) if wrong else None
    for line in WRONG_MESSAGES:
        with pytest.raises(IllegalMove) as caught:
            game.clone().play_line(line)
        yield (caught.value.code, caught.value.message, caught.value.clause)


def same_to_everybody(one: Game, other: Game, moves: list[Any]) -> None:
    assert views(one) == views(other)
    assert one.legal_moves() == other.legal_moves()
    assert list(answers(one, moves)) == list(answers(other, moves))


def next_move(game: Game, rng: random.Random) -> Move:
    """A move of somebody who knows a lot or nothing, now and then after a correction."""
    if rng.random() < 0.5:
        return knowing_move(game, rng, tries=8)
    move = rng.choice(game.legal_moves().moves)
    corrected = [one for one in corrections(game, move, rng) if game.refusal(one) is None]
    return rng.choice(corrected) if corrected and rng.random() < 0.5 else move


def with_other_backs(setup: Setup, hidden: Iterable[CardId], rng: random.Random) -> dict[CardId, dict[str, str]]:
    """The cards, where the hidden ones have exchanged their dates or got new ones, and other symbols on that side."""
    hidden = sorted(hidden)
    dates = [setup.cards[card]["date"] for card in hidden]
    rng.shuffle(dates)
    cards = {id: dict(card) for id, card in setup.cards.items()}
    for card, date in zip(hidden, dates, strict=True):
        # Only years: what an edition takes from any deck; the original may hold wider spans.
        cards[card]["date"] = date if rng.random() < 0.5 else str(rng.randint(1, 2025))
        if "back" in cards[card]:
            cards[card]["back"] = rng.choice([one for one in SYMBOLS if one != cards[card]["front"]])
    return cards


@pytest.mark.parametrize("game", EDITIONS)
@settings(max_examples=60)
@given(data=st.data())
def test_twins_with_other_dates_on_cards_that_nobody_has_turned_over(game: str, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    # Each game makes its own shuffles, from its seed or, where it has none, from whatever it takes instead.
    seed = data.draw(st.sampled_from((setup.seed, None)))
    one = setup.start(seed=seed)
    for _ in range(data.draw(st.integers(0, 60))):
        if one.over:
            break
        one.play(next_move(one, rng))
    turned = {event.card for event in one.events() if isinstance(event, TurnedOver)}
    hidden = setup.cards.keys() - turned
    # The same game again, and its twin beside it, move by move.
    again, twin = setup.start(seed=seed), setup.start(seed=seed, cards=with_other_backs(setup, hidden, rng))
    assert told(again.opening, again) == told(twin.opening, twin)
    same_to_everybody(again, twin, battery(again, rng))
    for number, turn in enumerate(one.turns):
        assert told(again.play(turn.move), again) == told(twin.play(turn.move), twin)
        assert again.legal_moves() == twin.legal_moves()
        assert views(again) == views(twin)
        if number % 5 == 0:
            same_to_everybody(again, twin, battery(again, rng))
    same_to_everybody(again, twin, battery(again, rng))


@pytest.mark.parametrize("game", EDITIONS)
@settings(max_examples=60)
@given(data=st.data())
def test_twins_with_other_dates_on_whatever_lies_face_down_now(game: str, data: st.DataObject) -> None:
    """Seen once and hidden again (T14, C13) is hidden: the view says nothing about it, wherever the game came from."""
    setup = data.draw(setups(game))
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    played = setup.start()
    for _ in range(data.draw(st.integers(0, 60))):
        before = played.clone()
        played.play(next_move(played, rng))
        if played.over:
            played = before
            break
    # A horizontal card's date may be any whose place is taken, or the position could not be; the scanner looks for it.
    horizontal = {card for cards in played.table.aside for card in cards}
    face_down = setup.cards.keys() - face_up(played.events()) - horizontal
    laid = read_header_line(position_header(played))
    twin = read_header_line(position_header(played, with_other_backs(setup, face_down, rng)))
    assert not laid.over
    same_to_everybody(laid, twin, battery(laid, rng))
    # A position shows what the game showed, but for what was said of the last move.
    assert without_the_last_move(played) == without_the_last_move(laid)


def without_the_last_move(game: Game) -> dict[str, Any]:
    """The view, but for the move just made, and for what a position of this edition does not tell (records.md)."""
    view: dict[str, Any] = msgspec.to_builtins(view_of(game, game.table.turn))
    told = game.rules.POSITION
    for key in ("move", "correct", "verdict", *(() if "layer" in told else ("layer",))):
        del view[key]
    if "acted" not in told:
        for seat in view["seats"]:
            del seat["acted"]
    return view


@pytest.mark.parametrize("game", EDITIONS)
@settings(max_examples=40)
@given(data=st.data())
def test_twins_with_another_order_of_the_pile(game: str, data: st.DataObject) -> None:
    """What lies below the top of the pile, and in the box unseen, is known to nobody: not its names, not its order."""
    setup = data.draw(setups(game))
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    one = setup.start()
    for _ in range(data.draw(st.integers(0, 30))):
        before = one.clone()
        if one.over:
            break
        one.play(next_move(one, rng))
        if one.turns[-1].shuffles:
            one = before  # a shuffled pile is another one for the twin; what went before is the same
            break
    # Only what has never left the pile may lie in another order.
    touched = {card for event in one.events() for card in named(event)}
    known = touched | set(one.table.pile[:1])
    places = [at for at, card in enumerate(setup.pile) if card not in known]
    pile = list(setup.pile)
    for at, card in zip(places, rng.sample([setup.pile[at] for at in places], len(places)), strict=True):
        pile[at] = card
    again, twin = setup.start(), setup.start(pile=pile)
    same_to_everybody(again, twin, battery(again, rng))
    for turn in one.turns:
        assert told(again.play(turn.move), again) == told(twin.play(turn.move), twin)
        assert views(again) == views(twin)
    same_to_everybody(again, twin, battery(again, rng))


@pytest.mark.parametrize("game", EDITIONS)
@settings(max_examples=60)
@given(data=st.data())
def test_twins_with_another_order_of_a_renewed_pile(game: str, data: st.DataObject) -> None:
    """A shuffle says how many cards it shuffled, and nothing of their order below those drawn at once (T02, D11)."""
    setup = data.draw(setups(game))
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    one = setup.start()
    before = one.clone()
    while not one.over and not (one.turns and one.turns[-1].shuffles):
        before = one.clone()
        one.play(rng.choice(one.legal_moves().moves))
    if not one.turns or not one.turns[-1].shuffles:
        return  # the edition renews no pile, or the game ended before
    turn = one.turns[-1]
    pile = turn.shuffles[-1]
    seen = len(pile) - len(one.table.pile) + 1
    other = (*turn.shuffles[:-1], (*pile[:seen], *rng.sample(pile[seen:], len(pile[seen:]))))
    assert told(before.play(turn.move, shuffle=as_before(other)), before) == told(turn.events, one)
    same_to_everybody(one, before, battery(one, rng))


def named(event: Event) -> set[CardId]:
    """The cards that an event names to everybody; a shuffle and the first pile name none."""
    if isinstance(event, Shuffled | SeatsTaken):
        return set()
    found = msgspec.to_builtins(event)
    cards = [found["card"]] if "card" in found else []
    return {*cards, *found.get("cards", ()), *found.get("chain", ())}


# The scanner


def face_up(events: Iterable[Event]) -> set[CardId]:
    """The cards that lie date side up after these events, by the events alone."""
    up: set[CardId] = set()
    for event in events:
        if isinstance(event, TurnedOver):
            up.add(event.card)
        elif isinstance(event, LaidAside | Returned):
            up.discard(event.card)  # C13, and the house rule `insert`
        elif isinstance(event, Shuffled):
            up -= set(event.pile)  # T14
    return up


def years_in(text: bytes) -> set[str]:
    """All numbers of four digits, wherever in the text, also inside longer ones."""
    return {match.decode() for match in re.findall(rb"(?=(\d{4}))", text)}


@pytest.mark.parametrize("game", EDITIONS)
@settings(max_examples=60)
@given(data=st.data())
def test_no_hidden_year_in_anything_that_anybody_gets(game: str, data: st.DataObject) -> None:
    setup = data.draw(setups(game, unique_years=True))
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    one = setup.start()
    year = {card: face["date"] for card, face in setup.cards.items()}
    assert len(set(year.values())) == len(year)

    def scan(events: Iterable[Event]) -> None:
        up, turned = face_up(one.events()), {event.card for event in events if isinstance(event, TurnedOver)}
        down = {year[card] for card in year if card not in up}
        for text in views(one):
            found = years_in(text)
            assert not found & down
            assert found >= {year[card] for card in one.table.line if card in up}, "the scanner sees what lies open"
        for text in told(events, one):
            assert not years_in(text) & {year[card] for card in year if card not in turned}
        said = " ".join(message for wrong in answers(one, battery(one, rng)) if wrong for message in wrong)
        assert not years_in(said.encode()) & down
        assert not years_in(ENCODE(one.legal_moves())) & set(year.values())

    scan(one.opening)
    for _ in range(data.draw(st.integers(5, 40))):
        if one.over:
            break
        scan(one.play(next_move(one, rng)))


# Hidden again: by name, the cases in which a card that everybody has seen goes back


def years(count: int) -> dict[CardId, dict[str, str]]:
    return {f"card-{chr(97 + at)}": {"title": chr(97 + at), "date": str(1001 + at)} for at in range(count)}


def shown_years(game: Game) -> set[str]:
    return {year for text in views(game) for year in years_in(text)}


REFILLED = [id for id in EDITIONS if any({"box", "discard"} <= set(option.choices) for option in edition(id).options)]
"""The editions whose pile is renewed from misplaced cards, in the discard pile or in the box."""


@pytest.mark.parametrize("game", REFILLED)
@pytest.mark.parametrize("zone", ["discard", "box"])
def test_a_reshuffled_card_hides_its_date_again(game: str, zone: str) -> None:
    """T14, T02, T01: with an empty pile the misplaced card is shuffled, alone, and comes back into the hand undated."""
    cards = years(3)
    a, b, c = cards
    one = start(
        game, [Player("P"), Player("Q")], cards, pile=[a, b, c], options={"hand": 1, "misplaced": zone}, seed=bytes(16)
    )
    move = one.rules.MOVES["place"](0, a, 1)  # 1001 right of 1003
    events = one.play(move)
    assert b"1001" in b"".join(told(events, one)), "it was turned over for all to see"
    assert one.table.hands == ((a,), (b,))
    assert shown_years(one) == {"1003"}


@pytest.mark.parametrize("zone", ["discard", "box"])
def test_a_misplaced_card_stays_open_until_it_is_reshuffled(zone: str) -> None:
    cards = years(5)
    a, b, c, d, e = cards
    one = start(
        "timeline-russia",
        [Player("P"), Player("Q")],
        cards,
        pile=[a, b, c, d, e],
        options={"hand": 1, "misplaced": zone},
        seed=bytes(16),
    )
    place = one.rules.MOVES["place"]
    one.play(place(0, a, 1))
    assert shown_years(one) == {"1001", "1003"}
    one.play(place(1, b, 1))
    assert shown_years(one) == {"1001", "1002", "1003"}
    assert not one.table.pile
    one.play(place(0, d, 0))
    # Three misplaced cards became the pile, and one of them was drawn.
    assert len(one.table.pile) == 2
    assert shown_years(one) == {"1003"}


def test_a_card_returned_by_the_house_rule_hides_its_date_again() -> None:
    """`insert` with an empty pile: the card stays in its owner's hand."""
    cards = years(3)
    a, b, c = cards
    one = start(
        "timeline-russia", [Player("P"), Player("Q")], cards, pile=[a, b, c], options={"hand": 1, "misplaced": "insert"}
    )
    one.play(one.rules.MOVES["place"](0, a, 1))
    assert one.table.hands == ((a,), (b,))
    assert shown_years(one) == {"1003"}


def test_a_horizontal_card_hides_its_date_again() -> None:
    """C13: its place was taken, everybody has seen why, and it lies undated before its owner."""
    ids = [f"card-{chr(97 + at // 26)}{chr(97 + at % 26)}" for at in range(36)]
    #         the hand         the discard, the timeline
    dates = [1010, 1020, 1012, 1014, 1900, 1000]
    dates += range(1101, 1131)
    cards = {
        id: {"title": "t", "date": str(date), "front": "sun", "back": "moon"}
        for id, date in zip(ids, dates, strict=True)
    }
    one = start("twist-coop", [Player("alone")], cards, pile=ids, first=0)
    turn_over = one.rules.MOVES["place"]
    one.play(turn_over(0, ids[1]))  # 1020, right of 1000
    one.play(turn_over(0, ids[0]))  # 1010, above the two
    one.play(turn_over(0, ids[2]))  # 1012: the place is taken
    assert one.table.aside == ((ids[2],),)
    assert not {"1012", "1014"} & shown_years(one)
    assert shown_years(one) == {"1000", "1010", "1020", "1900"}
    one.play(turn_over(0, ids[3]))
    assert not {"1012", "1014"} & shown_years(one)


def test_a_judged_chain_is_open_until_it_is_reshuffled() -> None:
    """AD-23, AD-31, AD-63: the put-aside cards have been seen by all; as a new stack they have not."""
    cards = years(6)
    a, b, c, d, e, f = cards
    one = start(
        "anno-domini", [Player("P"), Player("Q")], cards, pile=[a, b, c, d, e, f], seed=bytes(16), options={"hand": 2}
    )
    add, doubt = one.rules.MOVES["add"], one.rules.MOVES["doubt"]
    assert shown_years(one) == set(), "not even the starting card is dated (AD-11)"
    one.play(add(0, a, 1))
    assert shown_years(one) == set(), "a laid card is not turned (AD-18)"
    one.play(doubt(1))  # wrong: 1005, 1001; seat 0 takes two, f and a reshuffled one
    assert one.table.verdict is not None
    assert not one.table.verdict.correct
    hands_and_stack = {card for hand in one.table.hands for card in hand} | set(one.table.pile) | set(one.table.line)
    assert hands_and_stack == set(cards)
    assert shown_years(one) == set()
