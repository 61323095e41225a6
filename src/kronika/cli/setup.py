"""From what a person asked for to a game on the table: ruleset, decks, players, house rules, seed.

Knows which choices there are and which are taken where nothing is said; the engine judges whether they go together.
"""

from __future__ import annotations

import contextlib
import getpass
import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from kronika.cards import Seat
from kronika.chance import seed_from_text
from kronika.cli.counts import whole_number
from kronika.cli.difficulty import KEY, only, prominence_for
from kronika.cli.own import close_all, open_guests
from kronika.cli.players import PERSON, Seating
from kronika.cli.session import Session
from kronika.cli.text import clean, cut
from kronika.cli.words import Words
from kronika.decks import bundled_decks, cards_for_game, find_deck, load_deck
from kronika.engine import Edition, Player, edition, start
from kronika.errors import SetupError, UsageError

if TYPE_CHECKING:
    from kronika.guests import Guest

__all__ = ["Wish", "begin", "deck_names", "default_deck", "default_players", "person_name"]

OWN_DECK = {
    "timeline-russia": "russia",
    "timeline-cesko": "cesko",
    "timeline-polska": "polska",
    "twist-coop": "pop-culture",
    "twist-competitive": "pop-culture",
    "anno-domini": "lifestyle",
}
_NO_SEAT = 10**9
FIRST_DECK = "world"
"""The deck for anybody's first game: it suits all rulesets."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What a game is to be. `options` as in the record; `first` is a seat's index or a name.

    `record` None is a file of our own.
    """

    game: str
    decks: tuple[str, ...] = ()
    players: tuple[Seating, ...] = ()
    options: Mapping[str, Any] = {}
    first: str | None = None
    seed: str | None = None
    record: str | None = None
    own: tuple[str, ...] = ()
    """The commands of the bots of one's own, for `own:1`, `own:2` … among the players."""
    difficulty: str | None = None
    """`easy`, `normal` or `hard`: only such cards."""
    seconds: float | None = None
    """Time for each of their moves."""


def deck_names() -> list[str]:
    """The decks that ship, the one for a first game first."""
    return sorted(bundled_decks(), key=lambda name: (name != FIRST_DECK, name))


def default_deck(game: str, language: str) -> str:
    """The deck for this game: its own where it has this language, else the one for everybody, else any.

    SetupError if none.
    """
    names = deck_names()
    own = OWN_DECK.get(game)
    if own in names and language in load_deck(find_deck(own)).languages:
        return own
    if not names:
        raise SetupError("setup.no-deck", "no deck came with this installation; name one of your own with --deck PATH")
    return names[0]


def person_name() -> str:
    """The name of whoever sits here, as the system knows it."""
    try:
        name = clean(getpass.getuser())
    except (OSError, KeyError, ImportError):
        name = ""
    return name[:1].upper() + name[1:] if name and name != "root" else "Ana"


def default_players() -> tuple[Seating, ...]:
    """One person against two bots."""
    return Seating(person_name(), PERSON), Seating(None, "bot:planner:adult"), Seating(None, "bot:planner:pupil")


def begin(wish: Wish, words: Words) -> Session:
    """Deal the game and make its file. Raises SetupError, DeckError, UsageError or OSError, before any file is made."""
    box = edition(wish.game)
    players = wish.players or default_players()
    guests = open_guests([seat.kind for seat in players], wish.own, wish.seconds)
    try:
        return _begin(wish, box, named(_introduced(players, guests), words), guests, words)
    except BaseException:
        close_all(guests.values())
        raise


def _begin(wish: Wish, box: Edition, seating: Sequence[Seating], guests: Mapping[Seat, Guest], words: Words) -> Session:
    decks = [load_deck(find_deck(name)) for name in wish.decks or (default_deck(wish.game, words.language),)]
    cards = {card: msgspec.structs.asdict(sides) for card, sides in cards_for_game(decks, words.language).items()}
    cards = only(cards, decks, wish.difficulty)
    measured = prominence_for(decks)
    known = {option.name: option.default for option in box.options}
    game = start(
        wish.game,
        [Player(seat.name or "", seat.age, seat.hand) for seat in seating],
        cards,
        seed=secrets.token_bytes(16) if wish.seed is None else seed_from_text(wish.seed),
        # The record names only what differs from the box.
        options={
            key: value for key, value in wish.options.items() if known.get(key, value) != value or key not in known
        },
        first=first_index(wish.first, [seat.name or "" for seat in seating]),
        extra={
            "x-players": [seat.kind for seat in seating],
            "x-language": words.language,
            "x-decks": [{"id": deck.id, "version": deck.version} for deck in decks],
            **({KEY: {card: measured[card] for card in cards if card in measured}} if measured else {}),
        },
    )
    kinds = [seat.kind for seat in seating]
    session = Session(game, kinds, None, guests)
    if wish.record is not None:
        session.save_new(wish.record)
    else:
        # Nobody asked for this file: a game can do without it, and when it is left, it is tried again.
        with contextlib.suppress(OSError):
            session.save_somewhere()
    return session


def _introduced(players: Sequence[Seating], guests: Mapping[Seat, Guest]) -> tuple[Seating, ...]:
    """The seats, those of guests under the names that they call themselves, where nobody else is called so."""
    seats = list(players)
    for seat, guest in guests.items():
        name = clean(guest.name)
        if seats[seat].name is None and name and all(name != other.name for other in seats):
            seats[seat] = seats[seat]._replace(name=name)
    return tuple(seats)


def named(players: tuple[Seating, ...], words: Words) -> list[Seating]:
    """The seats with a name for each bot that has none."""
    bots = sum(seat.kind != PERSON for seat in players)
    taken = {seat.name for seat in players}
    seats, number = [], 0
    for seat in players:
        name = seat.name
        while name is None or (seat.name is None and name in taken):
            number += 1
            name = words("bot-name", number=number) if bots > 1 or number > 1 else words("bot-name-alone")
        taken.add(name)
        seats.append(seat._replace(name=name))
    return seats


def first_index(first: str | None, names: list[str]) -> int | None:
    """The seat that is to start: an index as in the record, or a player's name."""
    if first is None:
        return None
    if first in names:
        return names.index(first)
    number = whole_number(first.strip())
    if number is not None and abs(number) < _NO_SEAT:
        return number
    raise UsageError(
        "usage.first",
        f"first: {cut(clean(first), 40)!r} is neither a seat from 0 to {len(names) - 1} nor a player's name",
    )
