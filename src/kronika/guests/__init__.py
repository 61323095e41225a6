"""Guests: programs outside Kronika that play a seat, over lines of JSON on their standard input and output.

docs/protocol.md is the protocol. A guest gets the public view and, if it asks, beliefs; whatever it does, the game goes
on: an answer that is none is refused, and in the end the stated default move is made for it.
"""

from kronika.guests.answers import Refused, move_from
from kronika.guests.guest import Guest, Trouble
from kronika.guests.hosting import Hosting
from kronika.guests.messages import PROTOCOL
from kronika.guests.program_guest import ProgramGuest, open_program

__all__ = ["PROTOCOL", "Guest", "Hosting", "ProgramGuest", "Refused", "Trouble", "move_from", "open_program"]
