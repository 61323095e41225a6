"""Who is in a room, who sits where, and what will be played: what lobby commands come to. Facts, or a refusal.

Who is host: who opened the room; when the host leaves or is away for two minutes, the present player who came first,
else anybody present; whoever comes into a room that all have left. The host may also name another.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from kronika.engine import edition, editions
from kronika.errors import SetupError
from kronika.rules._terms import read_options
from kronika.server import commands as c
from kronika.server import facts as f
from kronika.server.commands import LANGUAGE
from kronika.server.means import STAND_INS, USUAL_BOT, Chance, between_games, deck_called, free_name
from kronika.server.names import clean_name, looks_like
from kronika.server.refusals import Refused
from kronika.server.room import ROLES, Room
from kronika.study.ranking import CLASSES

__all__ = [
    "LIMITS",
    "give",
    "join",
    "leave",
    "make_host",
    "next_host",
    "remove",
    "rename",
    "settings",
    "sit",
    "stand",
    "take_back",
]

_MOST_PEOPLE: Final = 64
_MOST_PEOPLE_EVER: Final = 1000
LIMITS: Final = (5, 24 * 3600)
"""Fewest and most seconds a move."""


def join(
    room: Room, person: str, name: str, role: str = "player", age: int | None = None, language: str | None = None
) -> list[f.Fact]:
    """The facts of somebody's coming in, or coming back; Refused where they may not."""
    known = room.people.get(person)
    if known is not None and known.removed:
        raise Refused("room.removed", "the host has sent you away from this table")
    if role not in ROLES:
        raise Refused("room.role", f"a person is {', '.join(ROLES)}")
    if room.host and not (known is not None and known.present and known.role == role):
        _may_come_in(room, person, role)
    if known is None or not known.present:
        if sum(each.present for each in room.people.values()) >= _MOST_PEOPLE:
            raise Refused("room.full", f"{_MOST_PEOPLE} people are here already")
        if known is None and len(room.people) >= _MOST_PEOPLE_EVER:
            raise Refused("room.full", "very many people have been here; open another table")
    fresh = free_name(room, name, person)
    if known is not None:
        # Who comes back without saying so is as old as before, and reads the same language.
        age = known.age if age is None else age
        language = known.language if language is None else language
    if known is not None and known.present and known.role == role:
        changed = (known.name, known.age, known.language) != (fresh, age, language)
        return [f.Renamed(person, fresh, age, language)] if changed else []
    made: list[f.Fact] = [f.Joined(person, fresh, role, age, language)]
    if room.host and not room.people[room.host].present:
        made.append(f.HostPassed(person))
    if role != "player" and not room.playing and room.seats_of(person):
        made.append(f.Seated(tuple(seat for seat in room.seats if seat.person != person)))
    if role == "player" and not room.playing and not room.seats_of(person):
        most = edition(room.settings.game).players[1]
        if len(room.seats) < most:
            made.append(f.Seated((*room.seats, f.SeatHolder(name=fresh, person=person, age=age))))
    return made


def _may_come_in(room: Room, person: str, role: str) -> None:
    """Refused where nobody may watch, and this one would: a spectator, a screen (but the one that the host lets in by
    its own setting), or a player for whom there is no seat. A room that all have left takes any player, to be its host.
    """
    has_screen = any(each.present and each.role == "screen" for each in room.people.values())
    if room.settings.spectators or (role == "screen" and room.settings.screens and not has_screen):
        return
    if role != "player":
        raise Refused("room.no-spectators", f"this table takes no {role}s")
    more = not room.playing and len(room.seats) < edition(room.settings.game).players[1]
    deserted = not any(each.present for each in room.people.values())
    if not (more or room.seats_of(person) or deserted or _free_seats(room)):
        raise Refused("room.no-spectators", "no seat is free, and this table takes no spectators")


def _free_seats(room: Room) -> list[int]:
    """The seats that somebody may take: those of nobody, and those of people who cannot come back."""
    return [n for n, seat in enumerate(room.seats) if seat.person is None or room.people[seat.person].removed]


def rename(room: Room, person: str, command: c.Rename, _: Chance) -> list[f.Fact]:
    """Somebody is called otherwise, in their seat too where no game is on."""
    name = free_name(room, command.name, person)
    made: list[f.Fact] = [f.Renamed(person, name, command.age, command.language)]
    own = room.seats_of(person)
    if not room.playing and len(own) == 1:
        seats = list(room.seats)
        seats[own[0]] = msgspec.structs.replace(seats[own[0]], name=name, age=command.age)
        made.append(f.Seated(tuple(seats)))
    return made


def leave(room: Room, person: str, _: c.Leave, __: Chance) -> list[f.Fact]:
    """Somebody goes for good; their seat and, of a host, the rights go on."""
    return [f.Left(person), *_without(room, person)]


def remove(room: Room, person: str, command: c.Remove, _: Chance) -> list[f.Fact]:
    """The host sends somebody away for good."""
    gone = room.people.get(command.person)
    if gone is None or not gone.present:
        raise Refused("room.nobody", "nobody here has this id")
    if gone.id == person:
        raise Refused("room.self", "to go yourself, leave")
    return [f.Removed(gone.id), *_without(room, gone.id)]


def _without(room: Room, person: str) -> list[f.Fact]:
    """What follows when somebody is gone: their seats, and the host's rights."""
    made: list[f.Fact] = []
    if room.seats_of(person):
        if room.playing:
            stand_in = USUAL_BOT if room.settings.away == "bot" else "default"
            made.append(
                f.Seated(
                    tuple(
                        msgspec.structs.replace(s, bot=s.bot or stand_in) if s.person == person else s
                        for s in room.seats
                    )
                )
            )
        else:
            made.append(f.Seated(tuple(s for s in room.seats if s.person != person)))
    if room.host == person:
        heir = next_host(room)
        if heir is not None:
            made.append(f.HostPassed(heir))
    return made


def next_host(room: Room, among: Collection[str] | None = None) -> str | None:
    """To whom the host's rights pass: of those present (`among` these) the player who came first, else anybody."""
    there = [p for p in room.people.values() if p.present and p.id != room.host and (among is None or p.id in among)]
    return next((p.id for p in there if p.role == "player"), there[0].id if there else None)


def make_host(room: Room, _: str, command: c.MakeHost, __: Chance) -> list[f.Fact]:
    """The host names another."""
    heir = room.people.get(command.person)
    if heir is None or not heir.present:
        raise Refused("room.nobody", "nobody here has this id")
    return [f.HostPassed(heir.id)] if heir.id != room.host else []


def settings(room: Room, _: str, command: c.SetSettings, chance: Chance) -> list[f.Fact]:
    """The host says what is played, between games; seats that the game does not have are taken away."""
    between_games(room)
    new = command.settings
    if new.game not in editions():
        raise Refused("room.game", f"the games are {', '.join(editions())}")
    if not 1 <= len(new.decks) <= 10 or len(set(new.decks)) < len(new.decks):
        raise Refused("room.decks", "choose one deck to ten, each once")
    for name in new.decks:
        deck_called(chance, name)
    try:
        read_options(edition(new.game), new.options)
    except SetupError as error:
        raise Refused("room.options", error.message) from None
    most = edition(new.game).players[1]
    if new.first is not None and not 0 <= new.first < most:
        raise Refused("room.first", f"{new.game} has seats from 0 to {most - 1}")
    if new.limit is not None and not LIMITS[0] <= new.limit <= LIMITS[1]:
        raise Refused("room.limit", f"a limit is {LIMITS[0]} to {LIMITS[1]} seconds a move, or none")
    if new.away not in ("bot", "default"):
        raise Refused("room.away", "away is bot or default")
    if not LANGUAGE.fullmatch(new.language):
        raise Refused("room.language", "a language is a code such as en")
    if new.difficulty is not None and new.difficulty not in CLASSES:
        raise Refused("room.difficulty", f"difficulty is {', '.join(CLASSES)}, or null for all cards")
    made: list[f.Fact] = [f.SettingsChanged(new)] if new != room.settings else []
    if len(room.seats) > most:
        made.append(f.Seated(room.seats[:most]))
    return made


def sit(room: Room, _: str, command: c.Sit, __: Chance) -> list[f.Fact]:
    """The host lays out the seats, between games."""
    between_games(room)
    most = edition(room.settings.game).players[1]
    if len(command.seats) > most:
        raise Refused("room.seats", f"{room.settings.game} has {most} seats at most")
    names: list[str] = []
    for seat in command.seats:
        if seat.person is not None and not (seat.person in room.people and room.people[seat.person].present):
            raise Refused("room.nobody", "a seat is for somebody who is here")
        if seat.bot is not None and seat.bot not in STAND_INS:
            raise Refused("room.bot", f"bots are {', '.join(STAND_INS)}")
        if clean_name(seat.name) != seat.name or looks_like(seat.name, names):
            raise Refused("room.name", "the names of the seats are different, and can be read")
        if seat.age is not None and not 0 <= seat.age <= 130:
            raise Refused("room.age", "an age is 0 to 130")
        if seat.hand is not None and not 1 <= seat.hand <= 1000:
            raise Refused("room.hand", "a hand is 1 to 1000 cards")
        names.append(seat.name)
    return [f.Seated(command.seats)] if command.seats != room.seats else []


def stand(room: Room, person: str, command: c.Stand, _: Chance) -> list[f.Fact]:
    """Take a free seat or, between games, a new one; else one that a bot plays and to which nobody can come back."""
    who = room.people[person]
    if who.role != "player":
        raise Refused("room.role", "who only watches has no seat")
    name = free_name(room, command.name or who.name, person)
    free = _free_seats(room)
    if command.seat is not None:
        free = [n for n in free if n == command.seat]
    most = edition(room.settings.game).players[1]
    may_add = command.seat is None and not room.playing and len(room.seats) < most
    free.sort(key=lambda n: room.seats[n].bot is not None)
    if free and not (may_add and room.seats[free[0]].bot is not None):
        seats = list(room.seats)
        old = seats[free[0]]
        kept = old.name if room.playing else name
        seats[free[0]] = msgspec.structs.replace(old, name=kept, person=person, bot=None, age=who.age)
        return [f.Seated(tuple(seats))]
    if may_add:
        return [f.Seated((*room.seats, f.SeatHolder(name=name, person=person, age=who.age)))]
    raise Refused("room.no-seat", "no seat is free")


def take_back(room: Room, person: str, _: c.TakeBack, __: Chance) -> list[f.Fact]:
    """Somebody plays their own seats again."""
    seats = tuple(msgspec.structs.replace(s, bot=None) if s.person == person else s for s in room.seats)
    return [f.Seated(seats)] if seats != room.seats else []


def give(room: Room, _: str, command: c.GiveSeat, __: Chance) -> list[f.Fact]:
    """The host hands a seat to a bot, or back to its person."""
    if command.seat >= len(room.seats):
        raise Refused("room.seats", f"seats go from 0 to {len(room.seats) - 1}")
    if command.bot is not None and command.bot not in STAND_INS:
        raise Refused("room.bot", f"bots are {', '.join(STAND_INS)}")
    seats = list(room.seats)
    seats[command.seat] = msgspec.structs.replace(seats[command.seat], bot=command.bot)
    if room.playing and seats[command.seat].is_free:
        raise Refused("room.bot", "nobody would play this seat")
    return [f.Seated(tuple(seats))] if tuple(seats) != room.seats else []
