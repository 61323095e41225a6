"""Fair deals: a server that has dealt can change no card any more, and could not choose the shuffle by itself.

The scheme `kronika-deal-1` of docs/fair-deals.md: a secret that is committed to before the players add to the shuffle,
and a Merkle tree over the pile, of which each card's place is opened when the card comes to light; its date only when
it is turned over. Knows no rooms, no storage and no randomness: secrets and texts are handed in. What has come to light
it learns from the engine's public events and the top of the pile, never from the dates.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from kronika.cards import CardId
from kronika.engine import Game, PublicEvent
from kronika.engine.lines import json_line, parse_line
from kronika.engine.view import CardShown
from kronika.errors import KronikaError
from kronika.table import events as e

__all__ = [
    "ALGORITHM",
    "BackSide",
    "Deal",
    "DealError",
    "FrontSide",
    "Hex",
    "Opened",
    "Proof",
    "check_proof",
    "commitment_of",
    "entropy_digest",
    "root_of",
    "salt_of",
    "seed_from_digests",
    "seed_of",
    "with_deal",
]

ALGORITHM: Final = "kronika-deal-1"
KEY: Final = "x-deal"
"""Where the header of a finished game's record holds what opens its deal."""
SIDES: Final = ("title", "front", "date", "back")
"""The texts of a card in a header that the root commits to; one that is missing counts as empty."""
_TAG: Final = ALGORITHM.encode() + b" "
_LEAF: Final = b"\x00"
_NODE: Final = b"\x01"
_SIZE: Final = hashlib.sha256().digest_size

Hex = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""32 bytes, in small letters, so that each value is written in one way only."""
Opened: TypeAlias = dict[CardId, tuple[bool, bool]]
_Count = Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)]


class DealError(KronikaError):
    """A deal that cannot be proved, or a proof that does not hold. Codes begin with `deal.`"""


class FrontSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The side without a date, and the salt of its commitment."""

    title: str
    symbol: str
    salt: Hex


class BackSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The side with the date as printed, and the salt of its commitment."""

    date: str
    symbol: str
    salt: Hex


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That this card lay at `index` (0 is the top) of a pile of so many `cards`. A side is opened, or only committed
    to. `path` are the hashes beside the way from the leaf to the root, from below.
    """

    card: CardId
    index: _Count
    cards: _Count
    front: FrontSide | Hex
    back: BackSide | Hex
    path: tuple[Hex, ...]


# Before the deal


def salt_of(secret: bytes, room: str, number: int) -> bytes:
    """The secret behind game `number` of a room: 32 bytes, from the server's own secret of 16 bytes at least."""
    if len(secret) < 16:
        raise ValueError("a server's secret has 16 bytes or more")
    return _hmac(secret, _TAG + b"salt " + number.to_bytes(8, "big") + room.encode())


def commitment_of(salt: bytes) -> str:
    """What the lobby shows before anybody has added to the shuffle, in hexadecimal digits."""
    return _sha(_TAG + b"commitment " + salt).hex()


def entropy_digest(text: str) -> str:
    """How a text that somebody's device has added stands in the record, in hexadecimal digits."""
    return _sha(_TAG + b"entropy " + _utf8(text)).hex()


def seed_of(salt: bytes, entropy: Mapping[str, str]) -> bytes:
    """The 16 bytes that the game is shuffled from. `entropy` is by person what their device has added; who it was and
    in which order it came makes no difference, and an empty text adds nothing.
    """
    return seed_from_digests(salt, _digests(entropy))


def seed_from_digests(salt: bytes, digests: Iterable[str]) -> bytes:
    """The same from what the record holds."""
    return _sha(_TAG + b"seed " + salt + b"".join(map(bytes.fromhex, sorted(digests))))[:16]


# The deal


def root_of(header: Mapping[str, Any], salt: bytes) -> str:
    """The commitment to the pile of a game with this header (`game.start.header`), in hexadecimal digits."""
    return Deal(header, salt).root


class Deal:
    """The pile of one game as it was dealt, what opens it, and what of it has come to light so far.

    `header` is the header of the game's record at the deal. Whatever happens to the game, a correction of a card as
    well, this stays what was committed to. Raises DealError where the game starts from a position.
    """

    __slots__ = (
        "_cards",
        "_dates",
        "_fronts",
        "_nodes",
        "_place",
        "_salted",
        "_sides",
        "entropy",
        "pile",
        "root",
        "salt",
    )

    def __init__(self, header: Mapping[str, Any], salt: bytes, entropy: Mapping[str, str] | None = None) -> None:
        if "pile" not in header:
            raise DealError("deal.no-pile", "only a game that is dealt from a pile has a deal to prove")
        self.salt = salt
        self.entropy = dict(entropy or {})
        self.pile: tuple[CardId, ...] = tuple(header["pile"])
        self._cards: Mapping[CardId, Mapping[str, str]] = header["cards"]
        self._place = {card: index for index, card in enumerate(self.pile)}
        self._salted = b"".join(
            _hmac(salt, side + index.to_bytes(4, "big"))
            for index in range(len(self.pile))
            for side in (b"front", b"back")
        )
        self._sides = b"".join(self._both_sides(card, index) for index, card in enumerate(self.pile))
        *levels, root = _levels(b"".join(self._leaf(card, index) for index, card in enumerate(self.pile)))
        # With one place more than there are hashes, for the last of an odd number has none beside it.
        self._nodes = [[*(level[at : at + _SIZE].hex() for at in range(0, len(level), _SIZE)), ""] for level in levels]
        self.root = root.hex()
        self._fronts: set[CardId] = set()
        self._dates: set[CardId] = set()

    @property
    def opened(self) -> tuple[frozenset[CardId], frozenset[CardId]]:
        """The cards whose front, and those whose date, has come to light so far."""
        return frozenset(self._fronts), frozenset(self._dates)

    def front_proof(self, card: CardId) -> dict[str, Any]:
        """Where the card lay, its title and its front symbol; nothing of its date."""
        return self._proof(card, front=True, back=False)

    def date_proof(self, card: CardId) -> dict[str, Any]:
        """Where the card lay, its date as printed and the symbol on that side."""
        return self._proof(card, front=False, back=True)

    def proofs_of(self, opened: Opened) -> tuple[dict[str, Any], ...]:
        """The proofs of what `mark` has found to be opened."""
        return tuple([self._proof(card, front, back) for card, (front, back) in opened.items()])

    def mark(self, game: Game, events: Iterable[PublicEvent]) -> Opened:
        """Note what these events, the last ones of the game as everybody may see them, and the pile as it lies now
        open. By card, in the order of the events: whether its front, and whether its date, comes to light only now.
        """
        shown: dict[CardId, bool] = {}
        for event in events:
            kind = type(event)
            if kind is CardShown:
                shown[event.card] = True  # type: ignore[union-attr]
            elif kind in _FROM_THE_PILE:
                shown.setdefault(event.card, False)  # type: ignore[union-attr]
            elif kind is e.HandDealt:
                for card in event.cards:  # type: ignore[union-attr]
                    shown.setdefault(card, False)
        for card in game.table.pile[:1]:  # everybody reads the title on top
            shown.setdefault(card, False)
        fresh: dict[CardId, tuple[bool, bool]] = {}
        for card, dated in shown.items():
            front, back = card not in self._fronts, dated and card not in self._dates
            if front or back:
                fresh[card] = (front, back)
                self._fronts.add(card)
                if back:
                    self._dates.add(card)
        return fresh

    def published(self, header: Mapping[str, Any]) -> dict[str, Any]:
        """What opens the deal to a reader of the finished game's record, whose header this is. Where cards have been
        corrected or taken out, `cards` and `pile` say what they were at the deal.
        """
        now = header["cards"]
        changed = {
            card: {side: text for side in SIDES if (text := own.get(side))}
            for card, own in (() if now is self._cards else self._cards.items())
            if card not in now
            or (now[card] != own and any(now[card].get(side, "") != own.get(side, "") for side in SIDES))
        }
        found: dict[str, Any] = {
            "algorithm": ALGORITHM,
            "commitment": commitment_of(self.salt),
            "root": self.root,
            "salt": self.salt.hex(),
            "entropy": _digests(self.entropy),
        }
        found |= {"cards": changed} if changed else {}
        return found | ({} if header.get("pile") == list(self.pile) else {"pile": self.pile})

    def _proof(self, card: CardId, front: bool, back: bool) -> dict[str, Any]:
        index = self._place[card]
        title, symbol, date, other = self._texts(card)
        salts, sides = self._pair(self._salted, index), self._pair(self._sides, index)
        path, at = [], index
        for level in self._nodes:
            if beside := level[at ^ 1]:
                path.append(beside)
            at >>= 1
        return {
            "card": card,
            "index": index,
            "cards": len(self.pile),
            "front": {"title": title, "symbol": symbol, "salt": salts[0].hex()} if front else sides[0].hex(),
            "back": {"date": date, "symbol": other, "salt": salts[1].hex()} if back else sides[1].hex(),
            "path": path,
        }

    def _leaf(self, card: CardId, index: int) -> bytes:
        return _leaf(card, index, len(self.pile), *self._pair(self._sides, index))

    def _both_sides(self, card: CardId, index: int) -> bytes:
        title, symbol, date, other = self._texts(card)
        front, back = self._pair(self._salted, index)
        return _side(b"front ", front, title, symbol) + _side(b"back ", back, date, other)

    def _texts(self, card: CardId) -> tuple[str, str, str, str]:
        own = self._cards[card]
        return own["title"], own.get("front", ""), own["date"], own.get("back", "")

    @staticmethod
    def _pair(made: bytes, index: int) -> tuple[bytes, bytes]:
        # All are made once, at the deal: a move would wait for each of them.
        at = 2 * _SIZE * index
        return made[at : at + _SIZE], made[at + _SIZE : at + 2 * _SIZE]


_FROM_THE_PILE: Final = frozenset({e.DiscardOpened, e.LineOpened, e.LowerOpened, e.LineExtended, e.Drew})


def check_proof(root: str, proof: Mapping[str, Any]) -> Proof:
    """The proof, read; raises DealError where it is none or does not lead to this root. Safe on hostile values."""
    try:
        found = msgspec.convert(proof, Proof)
    except msgspec.ValidationError as error:
        raise DealError("deal.proof", f"this is no proof: {str(error)[:200]}") from None
    front = (
        bytes.fromhex(found.front)
        if isinstance(found.front, str)
        else _side(b"front ", bytes.fromhex(found.front.salt), found.front.title, found.front.symbol)
    )
    back = (
        bytes.fromhex(found.back)
        if isinstance(found.back, str)
        else _side(b"back ", bytes.fromhex(found.back.salt), found.back.date, found.back.symbol)
    )
    if isinstance(found.front, str) and isinstance(found.back, str):
        raise DealError("deal.proof", "this is no proof: it opens neither side of the card")
    if found.index >= found.cards:
        raise DealError("deal.proof", f"a pile of {found.cards} cards has no place {found.index}")
    here, at, size = _leaf(found.card, found.index, found.cards, front, back), found.index, found.cards
    path = iter(found.path)
    while size > 1:
        # The last of an odd number goes up alone.
        if at ^ 1 < size:
            beside = bytes.fromhex(next(path, ""))
            here = _sha(_NODE + (beside + here if at & 1 else here + beside))
        at, size = at >> 1, (size + 1) >> 1
    if next(path, None) is not None or here.hex() != root:
        raise DealError("deal.proof", "the proof does not lead to the root that was published before the game")
    return found


def with_deal(record_lines: Sequence[str], deal: Deal, header: Mapping[str, Any] | None = None) -> list[str]:
    """The record of a finished game with what opens its deal; nothing else of it changes, not a space. `header` is its
    first line, read, where that is at hand.

    Raises DealError where the header says something of a deal already.
    """
    line = record_lines[0]
    header = parse_line(line.encode()) if header is None else header
    if KEY in header:
        raise DealError("deal.twice", f"the header of this record has {KEY} already")
    at = line.rindex("}")
    return [f"{line[:at]}, {json_line({KEY: deal.published(header)})[1:-1]}{line[at:]}", *record_lines[1:]]


# Bytes


def _digests(entropy: Mapping[str, str]) -> list[str]:
    return sorted(entropy_digest(text) for text in entropy.values() if text)


def _leaf(card: CardId, index: int, cards: int, front: bytes, back: bytes) -> bytes:
    return _sha(_LEAF + cards.to_bytes(4, "big") + index.to_bytes(4, "big") + _text(card) + front + back)


def _side(tag: bytes, salt: bytes, text: str, symbol: str) -> bytes:
    return _sha(_TAG + tag + salt + _text(text) + _text(symbol))


def _levels(leaves: bytes) -> tuple[bytes, ...]:
    """The hashes of the tree, a level an element, from the leaves to the root."""
    levels = [leaves]
    while len(below := levels[-1]) > _SIZE:
        pairs = (below[at : at + 2 * _SIZE] for at in range(0, len(below), 2 * _SIZE))
        levels.append(b"".join(_sha(_NODE + pair) if len(pair) > _SIZE else pair for pair in pairs))
    return tuple(levels)


def _text(text: str) -> bytes:
    data = _utf8(text)
    return len(data).to_bytes(4, "big") + data


def _utf8(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def _hmac(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, "sha256")
