"""Fair deals: what is published binds the server, opens just what has come to light, and gives no date away."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.engine import Game, Player, public_events, start, view_of
from kronika.engine.view import CardShown, View
from kronika.server import fairness
from kronika.server.fairness import (
    Deal,
    DealError,
    check_proof,
    commitment_of,
    entropy_digest,
    root_of,
    salt_of,
    seed_from_digests,
    seed_of,
)
from tests.server.proving import proofs_for
from tests.strategies import EDITIONS, Setup, knowing_move, setups

SECRET = bytes(range(32))
SALT = salt_of(SECRET, "a room", 0)
SIZES = (1, 2, 3, 7, 110, 340)


def header(size: int) -> dict[str, Any]:
    """A pile of so many cards, as a header has it; every third has symbols, every fifth a title in another script."""
    cards: dict[str, dict[str, str]] = {}
    for number in range(size):
        card = {"title": f"Событие {number}" if number % 5 == 0 else f"Event {number}", "date": str(1000 + number)}
        cards[f"deck/card-{number:03}"] = card | ({"front": "sun", "back": "moon"} if number % 3 == 0 else {})
    return {"cards": cards, "pile": random.Random(size).sample(sorted(cards), size)}


def through_json(proof: dict[str, Any]) -> dict[str, Any]:
    """The proof as it comes out of a message."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(proof))
    return found


def fails(root: str, proof: Any) -> bool:
    try:
        check_proof(root, proof)
    except DealError as error:
        return error.code == "deal.proof"
    return False


# The tree


@pytest.mark.parametrize("size", SIZES)
def test_every_proof_of_every_card_checks(size: int) -> None:
    deal = Deal(header(size), SALT)
    other = Deal(header(size), salt_of(SECRET, "a room", 1)).root
    for index, card in enumerate(deal.pile):
        own = header(size)["cards"][card]
        front, date = through_json(deal.front_proof(card)), through_json(deal.date_proof(card))
        assert (front["card"], front["index"], front["cards"], front["front"]["title"]) == (
            card, index, size, own["title"],
        )  # fmt: skip
        assert (date["back"]["date"], date["back"]["symbol"]) == (own["date"], own.get("back", ""))
        assert isinstance(front["back"], str)
        assert isinstance(date["front"], str)
        for proof in (front, date):
            assert check_proof(deal.root, proof).index == index
            assert fails(other, proof)


@pytest.mark.parametrize("size", [*range(1, 34), 110, 340])
def test_the_tree_is_that_of_rfc_6962(size: int) -> None:
    deal = Deal(header(size), SALT)

    def u32(number: int) -> bytes:
        return number.to_bytes(4, "big")

    def text(value: str) -> bytes:
        return u32(len(value.encode())) + value.encode()

    def side(name: bytes, index: int, *texts: str) -> bytes:
        salt = hmac.new(SALT, name + u32(index), hashlib.sha256).digest()
        return hashlib.sha256(b"kronika-deal-1 " + name + b" " + salt + b"".join(map(text, texts))).digest()

    leaves = []
    for index, card in enumerate(deal.pile):
        own = header(size)["cards"][card]
        front = side(b"front", index, own["title"], own.get("front", ""))
        back = side(b"back", index, own["date"], own.get("back", ""))
        leaves.append(b"\x00" + u32(size) + u32(index) + text(card) + front + back)

    def head(some: list[bytes]) -> bytes:
        if len(some) == 1:
            return hashlib.sha256(some[0]).digest()
        left = 1 << (len(some) - 1).bit_length() - 1
        return hashlib.sha256(b"\x01" + head(some[:left]) + head(some[left:])).digest()

    assert deal.root == head(leaves).hex()
    assert deal.root == root_of(header(size), SALT)


@pytest.mark.parametrize("size", [1, 2, 7, 110])
@pytest.mark.parametrize("side", ["front", "date"])
def test_any_changed_bit_of_a_proof_fails(size: int, side: str) -> None:
    deal = Deal(header(size), SALT)
    card = deal.pile[size // 2]
    proof = deal.front_proof(card) if side == "front" else deal.date_proof(card)
    data = bytearray(json.dumps(proof, ensure_ascii=False).encode())
    tried = 0
    for at, bit in itertools.product(range(len(data)), range(8)):
        data[at] ^= 1 << bit
        try:
            spoiled = json.loads(bytes(data))
        except ValueError:
            spoiled = None
        if isinstance(spoiled, dict):
            assert spoiled == proof or fails(deal.root, spoiled), bytes(data)
            tried += 1
        data[at] ^= 1 << bit
    assert tried > 1000


def test_any_changed_bit_of_the_root_fails() -> None:
    deal = Deal(header(7), SALT)
    proof = deal.front_proof(deal.pile[3])
    for bit in range(256):
        assert fails((int(deal.root, 16) ^ 1 << bit).to_bytes(32, "big").hex(), proof)


def test_what_is_no_proof_is_refused_in_a_sentence() -> None:
    deal = Deal(header(7), SALT)
    proof = deal.front_proof(deal.pile[6])
    assert len(proof["path"]) == 2  # the last of seven goes up alone once
    closed = deal.date_proof(deal.pile[6])["front"]
    wrong: list[Any] = [
        None,
        [],
        {},
        "proof",
        {**proof, "x-more": 1},
        {**proof, "front": closed},
        {**proof, "path": []},
    ]
    wrong += [{**proof, "path": path} for path in ([*proof["path"], "00" * 32], proof["path"][:1], proof["path"][::-1])]
    wrong += [{**proof, "path": [proof["path"][0], text]} for text in ("", proof["path"][1].upper(), "é", 7, "00" * 99)]
    wrong += [{**proof, "path": [proof["path"][0], proof["path"][1] + "\n"]}]
    wrong += [{**proof, "index": index} for index in (-1, True, 6.0, "6", 7, 13, 1 << 32, 1 << 70)]
    wrong += [{**proof, "cards": cards} for cards in (0, 6, 8, True, 1 << 31, 1 << 40)]
    wrong += [{**proof, "card": "\ud800"}, {key: proof[key] for key in proof if key != "card"}]
    for one in wrong:
        assert fails(deal.root, one), one
    assert fails("", proof)
    assert not fails(deal.root, proof)


def test_a_place_beyond_the_pile_is_refused_though_it_leads_to_the_root() -> None:
    front, back = bytes(32), fairness._side(b"back ", bytes(32), "1900", "")
    root = fairness._leaf("a", 5, 1, front, back).hex()
    side = {"date": "1900", "symbol": "", "salt": "00" * 32}
    proof = {"card": "a", "index": 5, "cards": 1, "front": "00" * 32, "back": side, "path": []}
    with pytest.raises(DealError, match="no place 5"):
        check_proof(root, proof)


def test_a_game_from_a_position_has_no_deal() -> None:
    with pytest.raises(DealError, match="dealt from a pile"):
        Deal({"cards": {}, "position": {}}, SALT)


# The seed


@given(st.dictionaries(st.text(), st.text(), max_size=6), st.randoms(use_true_random=False))
def test_entropies_in_any_order_from_anybody_give_the_same_seed(entropy: dict[str, str], rng: random.Random) -> None:
    texts = list(entropy.values())
    rng.shuffle(texts)
    seed = seed_of(SALT, entropy)
    assert len(seed) == 16
    assert seed == seed_of(SALT, dict(enumerate(texts)))  # type: ignore[arg-type]
    assert seed == seed_of(SALT, entropy | {"somebody silent": ""})
    assert seed == seed_from_digests(SALT, [entropy_digest(text) for text in texts if text])
    assert seed != seed_of(SALT, entropy | {"somebody else": "more"})
    assert seed != seed_of(salt_of(SECRET, "a room", 1), entropy)


def test_nothing_of_the_seed_runs_into_something_else() -> None:
    tries = ({}, {"a": "ab", "b": "c"}, {"a": "a", "b": "bc"}, {"a": "abc"}, {"a": "abc", "b": "abc"}, {"ab": "c"})
    assert len({seed_of(SALT, entropy) for entropy in tries}) == len(tries)


def test_secrets_differ_by_server_room_and_game() -> None:
    rooms = itertools.product((SECRET, bytes(16)), ("room", "room 1", ""), (0, 1, 256))
    salts = {salt_of(secret, room, number) for secret, room, number in rooms}
    assert len(salts) == len({commitment_of(salt) for salt in salts}) == 18
    assert {len(salt) for salt in salts} == {32}
    with pytest.raises(ValueError, match="16 bytes"):
        salt_of(bytes(15), "room", 0)


# What comes to light


def seen_in(view: View) -> Iterator[Any]:
    """Every card that a view shows."""
    for seat in view.seats:
        yield from seat.hand
    for row in (view.discard, view.boxed, view.line, *view.lower, *view.upper):
        yield from row
    if view.pile_top is not None:
        yield view.pile_top


def play(game: Game, rng: random.Random, moves: int = 60) -> Iterator[tuple[Any, ...]]:
    """What happened in the deal, then in each move."""
    yield tuple(game.opening)
    for _ in range(moves):
        if game.over:
            return
        yield game.play(knowing_move(game, rng, 4) if rng.random() < 0.5 else rng.choice(game.legal_moves().moves))


def fairly(setup: Setup, **changes: Any) -> Game:
    """The game, shuffled from the server's secret and two devices."""
    return setup.start(pile=None, seed=seed_of(SALT, {"a": "one", "b": "two"}), **changes)


@pytest.mark.parametrize("game", EDITIONS)
@settings(max_examples=12)
@given(data=st.data())
def test_just_what_has_come_to_light_is_opened_and_once(game: str, data: st.DataObject) -> None:
    table = fairly(data.draw(setups(game)))
    rng = random.Random(data.draw(st.integers(0, 99)))
    deal = Deal(table.start.header, SALT)
    fronts: set[str] = set()
    dates: set[str] = set()
    opened: list[tuple[str, str]] = []
    for happened in play(table, rng):
        proofs = proofs_for(deal, table, happened)
        for proof in map(through_json, proofs):
            check_proof(deal.root, proof)
            opened += [(proof["card"], side) for side in ("front", "back") if isinstance(proof[side], dict)]
        view = list(seen_in(view_of(table)))
        shown = {event.card for event in public_events(table, happened) if isinstance(event, CardShown)}
        fronts |= {card.id for card in view} | shown
        dates |= {card.id for card in view if card.back is not None} | shown
        assert deal.opened == (fronts, dates)
        rebuilt = Deal(json.loads(table.start.line), SALT)
        rebuilt.mark(table, public_events(table, table.events()))
        assert (rebuilt.root, rebuilt.opened) == (deal.root, deal.opened)
        assert proofs_for(rebuilt, table, table.events()) == ()
    assert len(opened) == len(set(opened))
    assert set(opened) == {(card, "front") for card in fronts} | {(card, "back") for card in dates}


def without_hashes(value: Any) -> Any:
    """The value, every hash in it made the same."""
    if isinstance(value, dict):
        return {key: without_hashes(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [without_hashes(inner) for inner in value]
    return "#" if isinstance(value, str) and len(value) == 64 else value


@pytest.mark.parametrize("game", EDITIONS)
@settings(max_examples=8)
@given(data=st.data())
def test_twins_with_other_hidden_dates_differ_in_hashes_alone(game: str, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    number = data.draw(st.integers(0, 99))
    table = fairly(setup)
    deal = Deal(table.start.header, SALT)
    told = [proofs_for(deal, table, happened) for happened in play(table, random.Random(number), 8)]
    hidden = [card for card in deal.pile if card not in deal.opened[1]]
    cards = {card: dict(own) for card, own in setup.cards.items()}
    for card in hidden:
        cards[card]["date"] = "1234"
    twin = fairly(setup, cards=cards)
    other = Deal(twin.start.header, SALT)
    again = [proofs_for(other, twin, twin.opening)]
    again += [proofs_for(other, twin, twin.play(turn.move)) for turn in table.turns]
    assert without_hashes(told) == without_hashes(again)
    assert (deal.root == other.root) == (cards == setup.cards)


def hashes(value: Any) -> Iterator[bytes]:
    """Every hash and every salt in some proofs."""
    if isinstance(value, (dict, list, tuple)):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from hashes(inner)
    elif isinstance(value, str) and len(value) == 64:
        yield bytes.fromhex(value)


def found(targets: set[bytes], salts: set[bytes]) -> set[str]:
    """The dates, of all years from 5000 BC to 2100, that one of the salts and a target give away."""
    years = [f"{year} BC" for year in range(1, 5001)] + [str(year) for year in range(1, 2101)]
    texts = [(year, len(year).to_bytes(4, "big") + year.encode() + bytes(4)) for year in years]
    hits = set()
    for salt in salts:
        begun = b"kronika-deal-1 back " + salt
        hits |= {year for year, text in texts if hashlib.sha256(begun + text).digest() in targets}
    return hits


def test_nobody_finds_a_hidden_date_by_trying_all_years() -> None:
    """Every year with every salt that could be had from what was opened; with the server's secret it takes no time."""
    cards = {f"c/{number:02}": {"title": f"Event {number}", "date": f"{3019 + 10 * number} BC"} for number in range(40)}
    game = start("timeline-polska", [Player("A"), Player("B")], cards, seed=seed_of(SALT, {"a": "x"}))
    deal = Deal(game.start.header, SALT)
    told: list[dict[str, Any]] = []
    for happened in play(game, random.Random(5), 6):
        told += proofs_for(deal, game, happened)
    fronts, dates = deal.opened
    hidden = sorted(fronts - dates)
    assert len(hidden) > 3
    assert len(deal.pile) > len(fronts)
    text = json.dumps(told)
    for card, own in cards.items():
        assert (own["date"] in text) == (card in dates)
        assert (f'"{card}"' in text) == (card in fronts)
    targets = {card: bytes.fromhex(proof["back"]) for proof in told if (card := proof["card"]) in hidden}
    assert len(targets) == len(hidden)
    public = {b"", bytes(32), bytes.fromhex(deal.root), bytes.fromhex(commitment_of(SALT)), SALT[:16]}
    assert found(set(targets.values()), public | set(hashes(told))) == set()
    for card, target in targets.items():
        place = b"back" + deal.pile.index(card).to_bytes(4, "big")
        mine = {bytes.fromhex(proof["front"]["salt"]) for proof in told if proof["card"] == card}
        assert found({target}, {hmac.digest(key, place, "sha256") for key in public | mine}) == set()
        assert found({target}, {hmac.digest(SALT, place, "sha256")}) == {cards[card]["date"]}


# For those who write another checker


def test_the_example_of_the_guide_is_right(pytestconfig: pytest.Config) -> None:
    guide = (pytestconfig.rootpath / "docs" / "fair-deals.md").read_text("utf-8")
    salt = salt_of(b"an example, never to be used!", "room", 0)
    deck = {
        "d/a": {"title": "A bridge", "date": "1310"},
        "d/b": {"title": "Мост", "date": "44 BC"},
        "d/c": {"title": "A mill", "date": "1603 - 1607", "front": "bell", "back": "anchor"},
    }
    seed = seed_of(salt, {"ana": "blue kettle", "ben": "17 geese"})
    game = start("timeline-polska", [Player("A", hand=1), Player("B", hand=1)], deck, seed=seed)
    deal = Deal(game.start.header, salt)
    digests = sorted(map(entropy_digest, ("blue kettle", "17 geese")))
    for value in (salt.hex(), commitment_of(salt), *digests, seed.hex(), deal.root, ", ".join(deal.pile)):
        assert value in guide, value
    assert json.dumps(deal.front_proof("d/c"), indent=1) in guide
