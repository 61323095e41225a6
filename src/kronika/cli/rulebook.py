"""Which rule stands behind what happened and behind what may be done now: a sentence in our own words and its clause.

Knows public events and views only. The sentences are `rule-…` in the Fluent files; clause and ruling ids are those of
the rules pages, by the ruleset's prefix, and a bare id stands for all rulesets.
"""

from __future__ import annotations

from typing import NamedTuple

from kronika.cli.words import Words
from kronika.engine import View, edition
from kronika.engine.view import CardShown, PileShuffled, PositionLaid, PublicEvent, SeatsSat, VerdictGiven
from kronika.errors import IllegalMove
from kronika.table import events as e

__all__ = ["CLAUSES", "Rule", "refusal_text", "rules_for_move", "rules_now", "shown_rules"]


class Rule(NamedTuple):
    """A sentence's key, and the clauses that it paraphrases in this ruleset."""

    key: str
    clauses: str


CLAUSES: dict[str, str] = {
    "deal": "RU-06 RU-07 RU-08 CZ-11 CZ-12 CZ-13 PL-11 PL-12 PL-15 TV-06 TV-07 TC-06 TC-07 AD-04 AD-05 AD-07",
    "box": "TC-04 TC-05",
    "open": "RU-10 RU-11 CZ-17 PL-19 TV-09",
    "open-chain": "AD-10 AD-11",
    "open-two": "AD-35 AD-36",
    "open-discard": "TC-09",
    "open-lower": "TC-10",
    "choose": "RU-02 RU-14 CZ-01 CZ-21 PL-01 PL-23 TV-03 TV-12",
    "turn-over": "RU-17 RU-18 CZ-24 PL-26 TV-14",
    "right": "RU-19 RU-20 CZ-02 CZ-25 PL-02 PL-27 TV-15",
    "same-year": "RU-30 RU-31 CZ-34 CZ-35 PL-36 TV-24 TV-25",
    "wrong-discard": "RU-21 TV-16 T01",
    "wrong-box": "CZ-26 PL-28 T01",
    "wrong-insert": "",
    "wrong-returned": "T15",
    "draw": "RU-22 CZ-27 PL-29 TV-17",
    "refill-discard": "RU-23 TV-18 T02",
    "refill-box": "T01 T02",
    "refill-aside": "AD-63 D11",
    "next": "RU-24 CZ-29 PL-30 TV-19",
    "round": "RU-32 RU-33 CZ-36 CZ-38 PL-37 PL-39 TV-26 TV-27",
    "tie-break": "RU-35 RU-37 CZ-40 CZ-41 CZ-42 PL-41 PL-42 PL-43 TV-29 TV-31",
    "win": "RU-34 CZ-39 PL-40 TV-28",
    "win-together": "T07",
    "coop-choose": "TC-02 TC-13 TC-16",
    "coop-again": "TC-29 TC-31",
    "coop-failed": "TC-26 TC-27 TC-28",
    "coop-turn": "TC-17",
    "lower": "TC-18 TC-19",
    "upper": "TC-21",
    "stack": "TC-20",
    "sideways": "TC-22 TC-23 TC-24 TC-25",
    "discard": "TC-39 TC-40 TC-41",
    "stop": "TC-31",
    "coop-draw": "TC-14",
    "coop-next": "TC-12 TC-48",
    "coop-end": "TC-34 TC-50 TC-51",
    "score": "TC-52 TC-53 TC-54 TC-55 TC-56 TC-58",
    "add": "AD-13 AD-14 AD-15 AD-17 AD-18",
    "accept": "AD-30",
    "correct": "AD-20",
    "correct-one": "AD-20 D06",
    "doubt": "AD-21 AD-22",
    "reveal": "AD-23 AD-28",
    "overlap": "AD-52",
    "doubter-draws": "AD-24",
    "layer-draws": "AD-26 AD-27 AD-29",
    "chain-aside": "AD-31",
    "new-chain": "AD-32 AD-33",
    "reverse": "AD-37 AD-38",
    "last-card": "AD-39 AD-40 D01",
    "last-card-successor": "AD-40 D01",
    "chain-win": "AD-39",
    "next-chain": "AD-16 AD-34",
    "position": "",
}
"""The clauses that each sentence paraphrases, of all rulesets that it serves."""

_BY_EVENT: dict[type, str] = {
    SeatsSat: "deal",
    PositionLaid: "position",
    e.Boxed: "box",
    e.HandDealt: "deal",
    e.DiscardOpened: "open-discard",
    e.LowerOpened: "open-lower",
    e.LineExtended: "open-two",
    e.Kept: "right",
    e.MovedInLine: "wrong-insert",
    e.Returned: "wrong-returned",
    e.PlacedBelow: "lower",
    e.PlacedAbove: "upper",
    e.Stacked: "stack",
    e.LaidAside: "sideways",
    e.Discarded: "discard",
    e.Stopped: "stop",
    e.ChainCorrected: "correct",
    e.Doubted: "doubt",
    e.ChainPutAside: "chain-aside",
    e.DirectionReversed: "reverse",
}


def rules_for_move(game: str, events: tuple[PublicEvent, ...], before: View) -> list[Rule]:
    """The rules behind the events of one move, each once, in the order in which they came up."""
    keys = [key for event in events for key in _keys(edition(game).prefix, event, before)]
    return [_rule(game, key) for key in dict.fromkeys(keys)]


def _keys(prefix: str, event: PublicEvent, before: View) -> list[str]:
    chain, team = prefix == "AD", prefix == "TC"
    match event:
        case e.LineOpened():
            return ["open-chain" if chain else "open"]
        case e.Placed():
            return ["add", "accept"] if chain else ["choose"]
        case CardShown():
            return ["reveal"] if chain else ["coop-turn"] if team else ["turn-over"]
        case e.Misplaced(zone=zone):
            return [f"wrong-{zone}"]
        case e.Drew():
            return [] if chain else ["coop-draw" if team else "draw"]
        case PileShuffled(zone=zone):
            return ["refill-aside" if chain else f"refill-{zone}"]
        case VerdictGiven(verdict=verdict):
            if verdict.correct and not before.seats[verdict.penalty[0]].hand and verdict.penalty[1] == 0:
                return ["last-card"]
            return ["overlap", "doubter-draws"] if verdict.correct else ["layer-draws"]
        case e.TurnPassed():
            return ["next-chain" if chain else "coop-next" if team else "next"]
        case e.RoundBegan(active=active):
            if chain:
                return ["new-chain"]
            return ["round"] if len(active) == len(before.seats) or active == _active(before) else ["tie-break"]
        case e.GameEnded(winners=winners):
            if winners is None:
                return ["coop-end", "score"]
            return ["chain-win"] if chain else ["win"] if len(winners) == 1 else ["win-together"]
        case _:
            return [_BY_EVENT[type(event)]]


def _active(view: View) -> tuple[int, ...]:
    return tuple(seat for seat, of in enumerate(view.seats) if of.active)


def rules_now(view: View) -> list[Rule]:
    """The rules about what the seat on turn may do now."""
    if view.turn is None:
        return []
    prefix = edition(view.game).prefix
    if prefix == "TC":
        keys = ["coop-again" if view.placed else "coop-failed" if view.tried else "coop-choose"]
        keys += ["lower", "upper", "stack", "sideways", *([] if view.placed or view.tried else ["discard"]), "score"]
    elif prefix == "AD":
        keys = ["add", "accept"]
        keys += {"free": ["correct"], "one": ["correct-one"]}.get(str(view.options.get("correction")), [])
        keys += ["doubt", "reveal", "overlap", "doubter-draws", "layer-draws"] if view.layer is not None else []
        keys += [] if view.reversed else ["reverse"]
        keys += ["last-card" if view.options.get("last_card") == "reveal" else "last-card-successor"]
    else:
        keys = ["choose", "same-year", f"wrong-{view.options.get('misplaced')}", "draw", "round", "win"]
    return [_rule(view.game, key) for key in keys]


def _rule(game: str, key: str) -> Rule:
    """The rule with the clauses of this ruleset alone; rulings (`T02`) have no dash and hold where they stand."""
    prefix = edition(game).prefix
    own = [id for id in CLAUSES[key].split() if id.startswith(prefix + "-")]
    rulings = [id for id in CLAUSES[key].split() if "-" not in id]
    return Rule(key, " ".join(own or rulings))


def shown_rules(rules: list[Rule], view: View, words: Words) -> list[str]:
    """Each rule as a sentence with its clause, in the numbers of this game."""
    lines = []
    for rule in rules:
        cards = view.options.get("penalty_layer" if rule.key == "layer-draws" else "penalty_doubter")
        text = words(f"rule-{rule.key}", cards=cards if isinstance(cards, int) else 0)
        lines.append(f"{text} [{rule.clauses}]" if rule.clauses else text)
    return lines


def refusal_text(error: IllegalMove, view: View, words: Words) -> str:
    """Why a move was refused, in the player's language, with the clauses of this ruleset."""
    key = "refused-" + error.code.removeprefix("move.")
    name = view.seats[view.turn].name if view.turn is not None else ""
    text = words(key if words.has(key) else "refused-other", name=name)
    prefix = edition(view.game).prefix
    ids = [id for id in error.clause.split() if id.startswith(prefix + "-")] or [
        id for id in error.clause.split() if "-" not in id
    ]
    return f"{text} [{' '.join(ids)}]" if ids else text
