"""Why the store does not do what it is asked. Codes begin with `store.`; no message holds what was to be stored."""

from __future__ import annotations

from kronika.errors import KronikaError

__all__ = ["Conflict", "Duplicate", "StoreError"]


class StoreError(KronikaError):
    """The store cannot be opened, read or written. After an append failed so, what was to be stored is stored whole or
    not at all, and only reading the room again tells which.
    """

    def __init__(self, message: str, code: str = "store.failed") -> None:
        super().__init__(code, message)


class Conflict(StoreError):
    """Nothing was stored: the room has other facts than the batch builds on, or the code of a new room is taken."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "store.conflict")


class Duplicate(StoreError):
    """Nothing was stored, for a batch with this request id is in the room already; `seq` is that of its last fact."""

    def __init__(self, seq: int) -> None:
        super().__init__("this request has been carried out already", "store.duplicate")
        self.seq = seq
