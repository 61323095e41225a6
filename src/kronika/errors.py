"""What can go wrong, in words that say what would be right.

Every error of the product is one of these; each has a stable `code` that programs may rely on and a message for people.
No message of a running game holds a date that nobody has turned over. A code begins with what is wrong, whoever reports
it: a RecordError about an illegal move has that move's code.

    KronikaError
    ├── DateError              date.…     a text that is not one date
    │   ├── InvalidDate                   no date at all, or one that cannot be
    │   └── AmbiguousDate                 two readings, or a doubt that the author of the deck must decide
    ├── DeckError              deck.…     a deck that cannot be loaded: file, row, column, remedy
    ├── SetupError             setup.…    a game that cannot start so (G02, G03, G08, options, positions)
    ├── IllegalMove            move.…     a move that the rules do not allow; names the clause
    ├── ChanceError            chance.…   a shuffle that is missing, not needed, or not of these cards
    ├── RecordError            record.…   a line of a record that is wrong; names the line
    └── UsageError             usage.…    a command line that asks for what is not there
"""

from __future__ import annotations

__all__ = [
    "AmbiguousDate",
    "ChanceError",
    "DateError",
    "DeckError",
    "IllegalMove",
    "InvalidDate",
    "KronikaError",
    "RecordError",
    "SetupError",
    "UsageError",
]


class KronikaError(Exception):
    """The root: `code` is stable, `message` is for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.__dict__.copy()))


def _rebuild(kind: type[KronikaError], state: dict[str, object]) -> KronikaError:
    error = kind.__new__(kind)
    Exception.__init__(error, state.get("message"))
    error.__dict__.update(state)
    return error


class DateError(KronikaError):
    """A text that is not one date; the message names the forms that would be right."""


class InvalidDate(DateError):
    """No date at all, or one that cannot be: year 0, 31 February, a first year after the last."""


class AmbiguousDate(DateError):
    """More than one reading: the author of the deck decides which years to print."""


class DeckError(KronikaError):
    """A deck that cannot be loaded. `file`, `row` (1 is the header row) and `column` say where, `remedy` what to do."""

    def __init__(
        self, code: str, problem: str, *, file: str, row: int | None = None, column: str | None = None, remedy: str = ""
    ) -> None:
        where = file
        if row is not None:
            where += f": row {row}"
        if column is not None:
            where += f": column {column}"
        super().__init__(code, f"{where}: {problem}" + (f"; {remedy}" if remedy else ""))
        self.file, self.row, self.column, self.problem, self.remedy = file, row, column, problem, remedy


class SetupError(KronikaError):
    """A game that cannot start so: too few cards, a wrong option, a position that cannot be."""


class IllegalMove(KronikaError):
    """A move that the rules do not allow. `clause` is the clause or ruling that says so, empty where none is needed."""

    def __init__(self, code: str, message: str, clause: str) -> None:
        super().__init__(code, f"{message} [{clause}]" if clause else message)
        self.clause = clause


class ChanceError(KronikaError):
    """A shuffle that is missing, not needed, or not a permutation of the shuffled cards."""


class RecordError(KronikaError):
    """A line of a record that is wrong. `line` counts from 1."""

    def __init__(self, code: str, line: int, reason: str) -> None:
        super().__init__(code, f"line {line}: {reason}")
        self.line, self.reason = line, reason


class UsageError(KronikaError):
    """A command line that asks for what is not there."""
