"""What deciding needs from outside a room, and the checks that many commands share.

Knows rooms and refusals, no commands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from kronika.bots import KNOWLEDGE, LEVELS
from kronika.cards import CardId
from kronika.decks.model import Deck
from kronika.errors import DeckError
from kronika.server.names import clean_name, looks_like
from kronika.server.refusals import Refused
from kronika.server.room import Room
from kronika.study.narrowing import classes_in

__all__ = ["BOT_LEVELS", "STAND_INS", "USUAL_BOT", "Chance", "between_games", "deck_called", "free_name", "in_game"]

BOT_LEVELS: Final = (*KNOWLEDGE, *LEVELS)
"""What a bot may know: the levels that are offered, from little to much, and those of older rooms."""
STAND_INS: Final = (*BOT_LEVELS, "default")
"""Who may play a seat instead of a person: the bots' levels, and the stated default move."""
USUAL_BOT: Final = "adult"
"""Who plays for somebody who has gone."""


class Chance(msgspec.Struct, frozen=True):
    """What a deal needs from outside: a new id for the game, the decks by name, the seed that server and players have
    made together, and the commitment to the pile that it gives.
    """

    new_id: Callable[[], str]
    deck: Callable[[str], Deck]
    seed: Callable[[], bytes]
    commit: Callable[[Any], tuple[str, str, dict[str, str]]]
    """A game just dealt -> root, salt, entropy by person."""
    classes: Callable[[Deck], Mapping[CardId, str]] = classes_in
    """The difficulty of each card, asked where the room wants cards of one."""


def deck_called(chance: Chance, name: str) -> Deck:
    """The deck that a room calls so; Refused where there is none."""
    try:
        return chance.deck(name)
    except DeckError:
        raise Refused("room.decks", f"there is no deck {name[:40]!r} here") from None


def between_games(room: Room) -> None:
    """Refused while a game is under way."""
    if room.playing:
        raise Refused("room.playing", "a game is under way")


def in_game(room: Room) -> None:
    """Refused while no game is under way."""
    if not room.playing:
        raise Refused("room.no-game", "no game is under way")


def free_name(room: Room, text: str, person: str | None) -> str:
    """The name as it is shown, for this person; Refused where it cannot be read, or could be taken for another one."""
    name = clean_name(text)
    if name is None:
        raise Refused("room.name", "a name has 1 to 30 letters that can be seen")
    others = {p.name for p in room.people.values() if p.present and p.id != person}
    others |= {s.name for s in room.seats if s.person != person}
    if other := looks_like(name, others):
        raise Refused("room.name-taken", f"{other} is at this table already; take a name that looks different")
    return name
