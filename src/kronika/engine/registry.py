"""Finds the rulesets by their files: a new module in `kronika.rules` is a new ruleset, and nothing else is edited.

`Ruleset` is what such a module offers; the conformance tests hold each module against it, new ones by themselves.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol, cast

import kronika.rules
from kronika.cards import Dates, Seat
from kronika.errors import IllegalMove, SetupError
from kronika.rules._terms import Edition, Play, Player, Symbols
from kronika.table import Cards, Table

__all__ = ["Ruleset", "edition", "editions", "ruleset"]


class Ruleset(Protocol):
    """The functions of a module in `kronika.rules`. `Params` and moves are its own types."""

    EDITIONS: dict[str, Edition]
    MOVES: Mapping[str, type]
    POSITION: Mapping[str, str]

    def params(
        self,
        edition: Edition,
        options: Mapping[str, Any],
        players: Sequence[Player],
        first: Seat,
        symbols: Symbols,
        dealt: bool,
    ) -> Any: ...
    def deal(self, params: Any, pile: Cards) -> Play: ...
    def position(self, t: Table, keys: Mapping[str, Any], dates: Dates, params: Any) -> Play: ...
    def legal_moves(self, t: Table, params: Any) -> list[Any]: ...
    def refusal(self, t: Table, move: Any, params: Any) -> IllegalMove | None: ...
    def apply(self, t: Table, move: Any, dates: Dates, params: Any) -> Play: ...
    def state(self, t: Table) -> dict[str, Any]: ...


@cache
def _rulesets() -> dict[str, Ruleset]:
    found: dict[str, Ruleset] = {}
    for module in pkgutil.iter_modules(kronika.rules.__path__, "kronika.rules."):
        if not module.name.rpartition(".")[2].startswith("_"):
            rules = cast(Ruleset, importlib.import_module(module.name))
            found.update(dict.fromkeys(rules.EDITIONS, rules))
    return found


@cache
def editions() -> dict[str, Edition]:
    """Every edition by its id, in the order of their ids."""
    return {id: _rulesets()[id].EDITIONS[id] for id in sorted(_rulesets())}


def edition(id: str) -> Edition:
    """The edition with this id; raises SetupError with the ids that there are."""
    ruleset(id)
    return editions()[id]


def ruleset(id: str) -> Ruleset:
    """The ruleset that plays this edition; raises SetupError with the ids that there are."""
    try:
        return _rulesets()[id]
    except KeyError:
        raise SetupError(
            "setup.unknown-game", f"there is no game {id!r}; the games are {', '.join(sorted(_rulesets()))}"
        ) from None
