"""What happens at the table: what commands about the game, talk and wrong cards come to. Facts, or a refusal.

A move is judged here, once, by the ruleset.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kronika.decks.mixing import cards_for_game
from kronika.engine import Game, Player, edition, start
from kronika.engine.lines import LineError, parse_move
from kronika.errors import SetupError
from kronika.server import commands as c
from kronika.server import facts as f
from kronika.server.corrections import corrected
from kronika.server.means import Chance, between_games, deck_called, in_game
from kronika.server.names import clean_text
from kronika.server.refusals import Refused
from kronika.server.room import Room
from kronika.study.narrowing import narrowed

__all__ = [
    "DIFFICULTY",
    "REACTIONS",
    "accept",
    "add_entropy",
    "close",
    "correct",
    "mute",
    "pause",
    "play",
    "players_of",
    "react",
    "report",
    "resume",
    "say",
    "settled",
    "start_game",
]

_KEYS: Final = frozenset({"seat", "move", "card", "gap", "chain"})
"""Those of moves."""
DIFFICULTY: Final = "x-difficulty"
"""The key of a record's header that says of which difficulty its cards are, where that is not all."""
_TOO_FEW: Final = ("setup.cards", "setup.too-few-cards")
REACTIONS: Final = ("👍", "👏", "😂", "😮", "🤔", "😱", "🎉", "❤️")


def start_game(room: Room, _: str, __: c.StartGame, chance: Chance) -> list[f.Fact]:
    """The host deals; seats that are free are taken away."""
    between_games(room)
    seats = tuple(seat for seat in room.seats if not seat.is_free)
    fewest, most = edition(room.settings.game).players
    if not fewest <= len(seats) <= most:
        raise Refused(
            "room.seats", f"{room.settings.game} is for {fewest} to {most} players, and {len(seats)} sit here"
        )
    game = _dealt(room.settings, seats, chance)
    root, salt, entropy = chance.commit(game)
    made: list[f.Fact] = [f.Seated(seats)] if seats != room.seats else []
    return [*made, f.Dealt(chance.new_id(), game.start.line, root, salt, entropy)]


def _dealt(settings: f.Settings, seats: Sequence[f.SeatHolder], chance: Chance) -> Game:
    """The game just dealt; Refused where it cannot be."""
    decks = [deck_called(chance, name) for name in settings.decks]
    try:
        cards = narrowed(cards_for_game(decks, settings.language), decks, settings.difficulty, chance.classes)
        return start(
            settings.game,
            [Player(seat.name, seat.age, seat.hand) for seat in seats],
            {
                card: {"title": own.title, "date": own.date, "front": own.front, "back": own.back}
                for card, own in cards.items()
            },
            seed=chance.seed(),
            options=settings.options,
            first=settings.first,
            extra=None if settings.difficulty is None else {DIFFICULTY: settings.difficulty},
        )
    except SetupError as error:
        if settings.difficulty is not None and error.code in _TOO_FEW:
            raise Refused(
                "room.too-few",
                f"these decks have too few {settings.difficulty} cards for this game: take all cards, "
                "or mix in another deck",
            ) from None
        raise Refused(error.code, error.message) from None


def add_entropy(room: Room, person: str, command: c.AddEntropy, _: Chance) -> list[f.Fact]:
    """Somebody's device adds to the next shuffle."""
    return [f.EntropyAdded(person, command.text)] if room.entropy.get(person) != command.text else []


def play(room: Room, person: str, command: c.Play, _: Chance) -> list[f.Fact]:
    """Somebody moves for a seat of their own; judged by the rules."""
    if room.game is None or not room.playing:
        raise Refused("room.no-game", "no game is under way")
    if room.paused:
        raise Refused("room.paused", "the host has stopped the game for a while")
    if room.proposal is not None:
        raise Refused("room.proposal", "a correction waits for the table's answer")
    seat = command.move.get("seat")
    if type(seat) is not int or not 0 <= seat < len(room.seats) or room.seats[seat].person != person:
        raise Refused("room.not-your-seat", "you move for your own seats only")
    if room.seats[seat].bot is not None:
        raise Refused("room.bot-plays", "a bot plays this seat now: take it back first")
    if not command.move.keys() <= _KEYS and any(key.startswith("x-") for key in command.move):
        raise Refused("move.extra", "a move from a table carries nothing else along")
    return [f.Moved(_judged(room, command.move))]


def _judged(room: Room, line: dict[str, Any]) -> dict[str, Any]:
    """The move, where it is allowed now; Refused with its code and clause where not."""
    assert room.game is not None
    try:
        move = parse_move(line, room.game.rules.MOVES)
    except LineError as error:
        raise Refused(error.code, error.reason) from None
    wrong = room.game.refusal(move)
    if wrong is not None:
        raise Refused(wrong.code, wrong.message, wrong.clause)
    line = dict(line)
    room.expects(line, move)
    return line


def say(room: Room, person: str, command: c.Say, _: Chance) -> list[f.Fact]:
    """A line of chat; nothing where nothing of it is left."""
    if room.people[person].muted:
        raise Refused("room.muted", "the host has silenced you")
    text = clean_text(command.text)
    return [f.Said(person, text)] if text else []


def react(room: Room, person: str, command: c.React, _: Chance) -> list[f.Fact]:
    """A sign."""
    if room.people[person].muted:
        raise Refused("room.muted", "the host has silenced you")
    if command.sign not in REACTIONS:
        raise Refused("room.sign", f"signs are {' '.join(REACTIONS)}")
    return [f.Reacted(person, command.sign)]


def mute(room: Room, person: str, command: c.Mute, _: Chance) -> list[f.Fact]:
    """The host silences somebody, or lets them speak again."""
    other = room.people.get(command.person)
    if other is None or other.id == person:
        raise Refused("room.nobody", "nobody else here has this id")
    return [f.Muted(other.id, command.muted)] if other.muted != command.muted else []


def pause(room: Room, _: str, __: c.Pause, ___: Chance) -> list[f.Fact]:
    """The host stops the game for a while."""
    in_game(room)
    return [] if room.paused else [f.Paused()]


def resume(room: Room, _: str, __: c.Resume, ___: Chance) -> list[f.Fact]:
    """The host lets it go on."""
    in_game(room)
    return [f.Resumed()] if room.paused else []


def close(room: Room, _: str, __: c.CloseGame, ___: Chance) -> list[f.Fact]:
    """The host ends the game before its end."""
    in_game(room)
    return [f.GameClosed(room.game_id)]


def report(room: Room, person: str, command: c.Report, _: Chance) -> list[f.Fact]:
    """Somebody holds a card that lies open, or any card of a game that has ended, to be wrong."""
    date = _open_date(room, command.card)
    if sum(report.person == person for report in room.reports) >= 100:
        raise Refused("room.reports", "that were many reports; thank you")
    return [f.Reported(person, room.game_id, command.card, date, clean_text(command.text) or "")]


def correct(room: Room, _: str, command: c.Correct, __: Chance) -> list[f.Fact]:
    """The host proposes another date for an open card, or to take it out; done at once where nobody else decides."""
    in_game(room)
    if room.proposal is not None:
        raise Refused("room.proposal", "one correction at a time")
    _open_date(room, command.card)
    why = clean_text(command.why)
    if not why:
        raise Refused("room.why", "say why: the reason is kept with the correction")
    corrected(room.record(), command.card, command.date)  # refused here where it cannot be done
    made: list[f.Fact] = [f.CorrectionProposed(command.card, command.date, why)]
    if players_of(room.seats) <= {room.host}:
        made.append(_accepted(room, command.card, command.date, why, room.host))
    return made


def accept(room: Room, person: str, command: c.AcceptCorrection, _: Chance) -> list[f.Fact]:
    """A player agrees to the proposed correction, or does not; with the last yes it is carried out."""
    proposal = room.proposal
    if proposal is None:
        raise Refused("room.no-proposal", "no correction is proposed")
    players = players_of(room.seats)
    if person not in players and person != room.host:
        raise Refused("room.not-playing", "the players decide")
    made: list[f.Fact] = [f.Voted(person, command.accept)]
    if not command.accept:
        return [*made, f.CorrectionDropped()]
    if players <= proposal.accepted | {person}:
        made.append(_accepted(room, proposal.card, proposal.date, proposal.why, proposal.by))
    return made


def settled(room: Room, made: Sequence[f.Fact]) -> list[f.Fact]:
    """The correction that is proposed, where it has waited only for somebody who with these facts plays no more."""
    seats = next((fact.seats for fact in reversed(made) if isinstance(fact, f.Seated)), None)
    proposal = room.proposal
    if proposal is None or seats is None or not players_of(seats) <= proposal.accepted:
        return []
    return [_accepted(room, proposal.card, proposal.date, proposal.why, proposal.by)]


def players_of(seats: Sequence[f.SeatHolder]) -> set[str]:
    """The people who play themselves, not by a bot: those whom a correction waits for."""
    return {seat.person for seat in seats if seat.person and seat.bot is None}


def _accepted(room: Room, card: str, date: str | None, why: str, by: str) -> f.Fact:
    result = corrected(room.record(), card, date)
    return f.Corrected(card, date, why, by, tuple(result.record))


def _open_date(room: Room, card: str) -> str:
    """The date that the card shows; Refused where it lies hidden, whether or not there is such a card. After a game all
    lie open.
    """
    game = room.game
    if game is None or card not in (game.table.open_cards if room.playing else game.start.deck.backs):
        raise Refused("room.card", "no card of this id lies open")
    return game.start.deck.backs[card].date
