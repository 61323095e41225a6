"""What a command makes of a room: facts, or a refusal. Judged once, changes nothing itself.

Knows rooms and commands, no sockets and no storage; lobby.py and playing.py know what each command comes to. Chance and
decks are handed in by whoever runs rooms.

Who leaves is played for as the settings say: by a bot, or by the stated default move (default.py). Who merely is away
keeps the seat; the clock, where there is one, moves for them, and the host may hand the seat to a bot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.server import commands as c
from kronika.server import facts as f
from kronika.server import lobby, playing
from kronika.server.lobby import join, next_host
from kronika.server.means import STAND_INS, Chance
from kronika.server.refusals import Refused
from kronika.server.room import Room

__all__ = ["STAND_INS", "Chance", "decide", "join", "next_host"]


def decide(room: Room, person: str, command: c.Command, chance: Chance) -> list[f.Fact]:
    """The facts that this command of this person makes; none where it asks for what is so already. Raises Refused."""
    who = room.people.get(person)
    if who is None or not who.present:
        raise Refused("room.stranger", "you are not at this table: join it first")
    if type(command) in _HOST_ONLY and person != room.host:
        raise Refused("room.not-host", "only the host may do that")
    if room.day and type(command) in _NOT_TODAY:
        raise Refused("room.today", "the deal of the day is the same for everybody: open another table for other games")
    made: list[f.Fact] = _DECISIONS[type(command)](room, person, command, chance)
    return made + playing.settled(room, made) if room.proposal is not None else made


_HOST_ONLY: Final = frozenset(
    {
        c.SetSettings, c.Sit, c.StartGame, c.Mute, c.Pause, c.Resume, c.Remove, c.GiveSeat, c.CloseGame, c.Correct,
        c.MakeHost,
    }
)  # fmt: skip
_NOT_TODAY: Final = frozenset({c.SetSettings, c.Sit, c.StartGame, c.Correct})
_DECISIONS: Final[dict[type, Callable[..., list[f.Fact]]]] = {
    c.Rename: lobby.rename, c.Leave: lobby.leave, c.Remove: lobby.remove, c.MakeHost: lobby.make_host,
    c.SetSettings: lobby.settings, c.Sit: lobby.sit, c.Stand: lobby.stand, c.TakeBack: lobby.take_back,
    c.GiveSeat: lobby.give, c.AddEntropy: playing.add_entropy, c.StartGame: playing.start_game, c.Play: playing.play,
    c.Say: playing.say, c.React: playing.react, c.Mute: playing.mute, c.Pause: playing.pause, c.Resume: playing.resume,
    c.CloseGame: playing.close, c.Report: playing.report, c.Correct: playing.correct,
    c.AcceptCorrection: playing.accept,
}  # fmt: skip
