"""Why a room does not do what it is asked."""

from __future__ import annotations

from kronika.errors import KronikaError

__all__ = ["Refused"]


class Refused(KronikaError):
    """A command that is not carried out; nothing has changed. Codes begin with `room.`, or are those of the move."""

    def __init__(self, code: str, message: str, clause: str = "") -> None:
        super().__init__(code, message)
        self.clause = clause
