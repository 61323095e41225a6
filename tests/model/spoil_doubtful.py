"""Headers and positions that one honest reader of the specifications refuses and another may let pass.

Each kind changes the header it is given and says whether it could. `model` refuses all of them.
"""
# ruff: noqa: ARG001 - every kind of fault is called alike, whatever it needs

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

Made = dict[str, Any]


def null_for_left_out(rng: Random, h: Made) -> bool:
    """null where a key may be left out."""
    seat = rng.choice(h["seats"])
    changes: list[Callable[[], Any]] = [lambda: h.update(options=None), lambda: h.update(first=None)]
    changes += [lambda: seat.update(age=None), lambda: seat.update(age=-3)]
    if h["game"] != "twist-coop":
        changes += [lambda: seat.update(hand=None), lambda: h.setdefault("options", {}).update(hand=None)]
    rng.choice(changes)()
    return True


def card_outside_the_pile(rng: Random, h: Made) -> bool:
    """A card of `cards` that is not in `pile`."""
    if "pile" not in h:
        return False
    h["cards"]["spare"] = dict(next(iter(h["cards"].values())))
    return True


def seats_in_disorder(rng: Random, h: Made) -> bool:
    p = h["position"]
    key = rng.choice(["active", "acted"])
    if len(p.get(key, [])) < 2:
        return False
    p[key] = p[key][::-1] if rng.random() < 0.5 else [*p[key], p[key][-1]]
    return True


def one_left_alone(rng: Random, h: Made) -> bool:
    """Only one seat is still in the game, or one has acted that is not in it."""
    p = h["position"]
    if "active" not in p:
        return False
    others = [seat for seat in p["active"] if seat != p["turn"]]
    if rng.random() < 0.5 or not p["acted"]:
        p["active"], p["acted"] = [p["turn"]], []
    else:
        p["active"] = [seat for seat in p["active"] if seat != p["acted"][0]]
        return len(p["active"]) > 1
    return bool(others)


def nothing_to_play(rng: Random, h: Made) -> bool:
    """A seat that is to move later has no cards."""
    p = h["position"]
    later = [seat for seat in p.get("active", range(len(p["hands"]))) if seat != p["turn"]]
    later = [seat for seat in later if seat not in p.get("acted", []) and p["hands"][seat]]
    if not later:
        return False
    seat = later[0]
    if "lower" in p and (p["horizontal"][seat] or not p["pile"]):
        return False
    if "chain" in p and p["layer"] == seat and h.get("options", {}).get("last_card") == "successor":
        return False
    p["pile"] += p["hands"][seat]
    p["hands"][seat] = []
    return True


def nothing_on_the_table(rng: Random, h: Made) -> bool:
    """A timeline without even its first card."""
    p = h["position"]
    if "timeline" not in p:
        return False
    p["pile"] += p["timeline"]
    p["timeline"] = []
    return True


def turned_round(rng: Random, h: Made) -> bool:
    """A direction that does not agree with `reversed`."""
    p = h["position"]
    if "direction" not in p:
        return False
    p["direction"] = -p["direction"]
    return True


def strange_layer(rng: Random, h: Made) -> bool:
    """The seat to move laid last, or somebody laid in an empty chain, or nobody laid a long one."""
    p = h["position"]
    if "layer" not in p:
        return False
    if not p["chain"]:
        p["layer"] = (p["turn"] + 1) % len(p["hands"])
    elif len(p["chain"]) > 2 and all(p["hands"]):
        p["layer"] = None
    else:
        p["layer"] = p["turn"]
    return True


def turn_cannot_be_so(rng: Random, h: Made) -> bool:
    """A failed attempt that left no horizontal card, two cards placed, or a turn that must be over."""
    p = h["position"]
    if "tried" not in p:
        return False
    if rng.random() < 0.3:
        p["placed"] = 2
        return True
    tired = p["horizontal"][p["turn"]]
    if not tired:
        p["tried"] = True
        return True
    if len(tired) < len(p["hands"][p["turn"]]):
        return False
    p["placed"] = 1
    return True


HEADER_DOUBTFUL = [
    null_for_left_out,
    card_outside_the_pile,
    seats_in_disorder,
    one_left_alone,
    nothing_to_play,
    nothing_on_the_table,
    turned_round,
    strange_layer,
    turn_cannot_be_so,
]
