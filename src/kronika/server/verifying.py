"""Checks a finished game: that it was dealt and reshuffled as the server had bound itself to, and that it replays.

Takes records and proofs as lines; knows no rooms, no files and no server. What a player has kept from the table, the
receipt, is checked against a record, or, as long as there is none, against the root alone. The scheme and both formats
are in docs/fair-deals.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, NoReturn

import msgspec

from kronika.cards import CardId
from kronika.chance import Shuffler, shuffled
from kronika.engine import Game, read_record
from kronika.engine.lines import LineError, parse_line
from kronika.errors import RecordError
from kronika.rules._terms import short
from kronika.server.fairness import (
    ALGORITHM,
    KEY,
    DealError,
    Hex,
    Proof,
    check_proof,
    commitment_of,
    entropy_digest,
    root_of,
    seed_from_digests,
)

__all__ = ["Published", "Receipt", "Verdict", "check_receipt", "read_receipt", "verify_record"]


_Few = msgspec.Meta(max_length=10_000)
"""As many cards as a game has at most; devices are far fewer."""


class _Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str = ""
    front: str = ""
    date: str = ""
    back: str = ""


class Published(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record holds under `x-deal`. `cards` and `pile` are those of the deal where they are not the header's."""

    algorithm: str
    commitment: Hex
    root: Hex
    salt: Hex
    entropy: Annotated[tuple[Hex, ...], _Few]
    cards: Annotated[dict[CardId, _Card], _Few] = {}
    pile: Annotated[tuple[CardId, ...], _Few] | None = None


class Verdict(msgspec.Struct, frozen=True):
    """A record in which nothing is wrong: what was in it. Without `deal` it replays, and that is all there is to say.
    `pile` and `cards` are as they were dealt, None and those of the header in a game that starts from a position.
    """

    moves: int
    over: bool
    reshuffles: int
    pile: tuple[CardId, ...] | None
    cards: Mapping[CardId, _Card]
    deal: Published | None = None


class Receipt(msgspec.Struct, frozen=True):
    """What a client has kept: the root and the commitment as they were shown, what its own device has added, and the
    proofs, each of which leads to the root.
    """

    root: Hex
    commitment: Hex | None
    entropy: str | None
    proofs: tuple[Proof, ...]


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    root: Hex
    commitment: Hex | None = None
    entropy: str | None = None


def verify_record(lines: Iterable[bytes]) -> Verdict:
    """Replay a record and check its deal and every reshuffle; raises RecordError at the first line that is wrong."""
    replay = read_record(lines)
    game = next(replay)
    header = game.start.header
    cards = _cards(header)
    pile, deal, seed = game.start.pile, None, None
    if KEY in header:
        deal = _published(header[KEY])
        cards, pile = cards | deal.cards, _pile(header, deal)
        seed = _check_deal(deal, cards, pile, game)
    before, read = game.clone(), 1
    for game in replay:
        turn = game.turns.pop()  # looked at once, so that memory does not grow with the record
        if seed is not None and turn.shuffles:
            before.play(turn.move, shuffle=Shuffler(seed, 1 + before.shuffles_made))
            for number, due in enumerate(before.turns[-1].shuffles):
                if turn.shuffles[number : number + 1] != (due,):
                    _wrong("reshuffle", "this reshuffle does not come from the seed of the deal", read + 2 + number)
        read += len(turn.lines)
        before = game.clone()
    return Verdict(game.moves_made, game.over, game.shuffles_made, pile, cards, deal)


def read_receipt(lines: Iterable[bytes]) -> Receipt:
    """The receipt, its proofs checked against its root and each other; RecordError at the first line that is wrong."""
    head: _Head | None = None
    proofs: list[Proof] = []
    places: dict[CardId, int] = {}
    for number, raw in enumerate(lines, 1):
        try:
            line = parse_line(raw)
            if head is None:
                head = msgspec.convert(line, _Head)
                continue
            proof = check_proof(head.root, line)
        except LineError as error:
            raise RecordError(error.code, number, error.reason) from None
        except msgspec.ValidationError as error:
            _wrong(
                "receipt",
                f"the first line holds the root that was published before the game: {str(error)[:200]}",
                number,
            )
        except DealError as error:
            raise RecordError(error.code, number, error.message) from None
        if proofs and proof.cards != proofs[0].cards:
            _wrong("proof", f"the pile had {proofs[0].cards} cards, and now {proof.cards}", number)
        if places.setdefault(proof.card, proof.index) != proof.index:
            _wrong(
                "proof", f"card {short(proof.card)} lay in two places, {places[proof.card]} and {proof.index}", number
            )
        proofs.append(proof)
    if head is None:
        _wrong("receipt", "there is nothing in it; the first line holds the root that was published before the game")
    return Receipt(head.root, head.commitment, head.entropy, tuple(proofs))


def check_receipt(receipt: Receipt, verdict: Verdict) -> None:
    """Whether the record is that of the game the receipt was kept from; RecordError, with the receipt's line, if not.

    From a record without a deal only places and texts of the cards can be compared.
    """
    deal = verdict.deal
    if deal is not None:
        if receipt.root != deal.root:
            _wrong("receipt", "the record has another root than was published before the game")
        if receipt.commitment not in (None, deal.commitment):
            _wrong("receipt", "the record has another commitment than was published before the game")
        if receipt.entropy and entropy_digest(receipt.entropy) not in deal.entropy:
            _wrong("receipt", "what this device added to the shuffle was left out")
    for line, proof in enumerate(receipt.proofs, 2):
        own, pile = verdict.cards.get(proof.card), verdict.pile
        if own is None:
            _wrong("proof", f"the record has no card {short(proof.card)}", line)
        if pile is not None and (len(pile) != proof.cards or pile[proof.index] != proof.card):
            _wrong("proof", f"in the record, card {short(proof.card)} did not lie there", line)
        if not isinstance(proof.front, str) and (proof.front.title, proof.front.symbol) != (own.title, own.front):
            _wrong("proof", f"in the record, card {short(proof.card)} has another front", line)
        if not isinstance(proof.back, str) and (proof.back.date, proof.back.symbol) != (own.date, own.back):
            _wrong("proof", f"in the record, card {short(proof.card)} has another date or symbol on its back", line)


def _cards(header: Mapping[str, Any]) -> dict[CardId, _Card]:
    """The texts of the cards in a header that the engine has read."""
    return {
        card: _Card(own["title"], own.get("front", ""), own["date"], own.get("back", ""))
        for card, own in header["cards"].items()
    }


def _published(value: Any) -> Published:
    if isinstance(value, dict) and value.get("algorithm", ALGORITHM) != ALGORITHM:
        _wrong("algorithm", f"{KEY}: only deals of the algorithm {ALGORITHM} can be checked")
    try:
        return msgspec.convert(value, Published)
    except msgspec.ValidationError as error:
        _wrong("form", f"{KEY}: {str(error)[:200]}")


def _pile(header: Mapping[str, Any], deal: Published) -> tuple[CardId, ...]:
    """The pile as it was dealt, of which the header's is what corrections have left."""
    if deal.pile is None:
        if "pile" not in header:
            _wrong("pile", f"{KEY}: the record starts from a position, and the pile of the deal is not in it")
        return tuple(header["pile"])
    if "pile" in header and header["pile"] != [card for card in deal.pile if card in header["cards"]]:
        _wrong("pile", "the pile is not the one of the deal without the cards that were taken out")
    return deal.pile


def _check_deal(deal: Published, cards: Mapping[CardId, _Card], pile: tuple[CardId, ...], game: Game) -> bytes:
    """The seed of the game, where secret, shuffle and root are what was committed to."""
    salt = bytes.fromhex(deal.salt)
    if commitment_of(salt) != deal.commitment:
        _wrong("commitment", "the server's secret is not the one that it had committed to")
    seed = seed_from_digests(salt, deal.entropy)
    if game.seed is not None and game.seed != seed:
        _wrong("seed", "the seed does not come from the server's secret and what the devices added")
    if pile != shuffled(sorted(cards), seed, 0):
        _wrong("pile", "the pile does not lie as the server's secret and what the devices added put it")
    header = {"pile": pile, "cards": {card: msgspec.structs.asdict(own) for card, own in cards.items()}}
    if root_of(header, salt) != deal.root:
        _wrong("root", "the cards are not those that the root was published for")
    return seed


def _wrong(code: str, reason: str, line: int = 1) -> NoReturn:
    raise RecordError(f"deal.{code}", line, reason)
