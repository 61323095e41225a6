"""What a bot may say beside a move: the key of a sentence and what is put into it, never a year.

In Timeline and Twist the sentence says how sure the bot is. In Anno Domini, where bluffing is part of the game (AD-59),
it depends on nothing that only the bot knows, so nobody learns a belief from it. The texts are `bots.ftl` in
`kronika/locale`; this module knows no language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from kronika.bots._draws import draw
from kronika.bots._twist import places_of, timeline_of
from kronika.bots.belief import Belief, chance_in_order, open_room, what_is_believed
from kronika.bots.bot import occasion
from kronika.cards import CardId
from kronika.engine.view import CardView, View
from kronika.table.moves import Add, Discard, Doubt, Move, Place, Stop, TurnOver

__all__ = ["LIKELY", "SURE", "UNSURE", "WHATS", "Saying", "chance_of", "say"]

SURE, LIKELY, UNSURE = 0.9, 0.65, 0.35
"""From these chances on a bot speaks of a card as sure, likely, unsure; below them it gambles."""
VARIANTS: Final = 2
"""So many sentences say the same."""
CALM, LONG = 2, 8
"""A chain shorter than the first has only begun, one from the second on is long."""
WHATS: Final = tuple(
    f"{what}-{number}"
    for what in (
        *(f"{kind}-{how}" for kind in ("place", "turn") for how in ("sure", "likely", "unsure", "gamble")),
        "discard",
        "stop",
        "lay-short",
        "lay-middle",
        "lay-long",
        "lay-last",
        "doubt",
    )
    for number in range(1, VARIANTS + 1)
)
"""Everything that `say` may answer with; `bot-says-` before it makes the key of the sentence."""


class Saying(msgspec.Struct, frozen=True):
    """Which sentence, one of `WHATS`, and its variables: titles that everybody can read."""

    what: str
    variables: dict[str, str]


def say(view: View, beliefs: Mapping[CardId, Belief], move: Move, seed: bytes) -> Saying:
    """What the bot says as it makes this move, seen from before it; the same question has the same answer.

    Raises ValueError for a card that is not in the hand of `view.you`, or a gap that is not there.
    """
    variables: dict[str, str] = {}
    if isinstance(move, Place | TurnOver | Discard | Add):
        variables["title"] = _card(view, move.card).title
    if isinstance(move, Place | TurnOver):
        what = ("place-" if isinstance(move, Place) else "turn-") + _how(chance_of(view, beliefs, move))
    elif isinstance(move, Discard):
        what = "discard"
    elif isinstance(move, Stop):
        what = "stop"
    elif isinstance(move, Doubt):
        what = "doubt"
    else:
        what = _laid(view)
    number = 1 + draw(seed, f"say {occasion(view)}", VARIANTS)
    return Saying(f"{what}-{number}", variables)


def chance_of(view: View, beliefs: Mapping[CardId, Belief], move: Place | TurnOver) -> float:
    """How likely the bot thinks that the card will lie right, or find a place, 0..1."""
    belief = what_is_believed(_card(view, move.card), beliefs)
    if isinstance(move, Place):
        room = open_room(what_is_believed(card, beliefs) for card in view.line)
        if not 0 <= move.gap < len(room):
            raise ValueError(f"there is no gap {move.gap}; gaps go from 0 to {len(room) - 1}")
        return chance_in_order(belief, *room[move.gap])
    return min(1.0, places_of(belief, timeline_of(view)).fits)


def _how(chance: float) -> str:
    return "sure" if chance >= SURE else "likely" if chance >= LIKELY else "unsure" if chance >= UNSURE else "gamble"


def _laid(view: View) -> str:
    """By what everybody sees: the length of the chain, and whether the last card is laid."""
    assert view.you is not None
    if len(view.seats[view.you].hand) == 1:
        return "lay-last"
    cards = len(view.line)
    return "lay-short" if cards < CALM else "lay-middle" if cards < LONG else "lay-long"


def _card(view: View, card: CardId) -> CardView:
    hand = view.seats[view.you].hand if view.you is not None else ()
    for own in hand:
        if own.id == card:
            return own
    raise ValueError(f"card {card!r} is not in the hand of this seat")
