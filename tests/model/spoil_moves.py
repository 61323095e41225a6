"""Faults of a single move: the wrong seat, card, gap, word or shape, or something the rules do not allow just then.

Each kind is given the move, the state before it and the game's fixed things, and returns the wrong line, or None where
it does not apply.
"""

# ruff: noqa: ARG001 - every kind of fault is called alike, whatever it needs

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from . import model
from .header import FAMILY
from .spoil_header import not_whole

Made = dict[str, Any]
Kind = Callable[[Random, Made, Made, Made], "str | None"]


def text(thing: Any) -> str:
    return json.dumps(thing, ensure_ascii=False)


# ---------------------------------------------------------------- a move made wrong: the line instead, or None


def other_seat(rng: Random, m: Made, s: Made, g: Made) -> str:
    wrong = [seat for seat in range(-1, g["n"] + 1) if seat != s["turn"]]
    return text({**m, "seat": rng.choice([*wrong, 10**30])})


def seat_no_number(rng: Random, m: Made, s: Made, g: Made) -> str:
    return text({**m, "seat": not_whole(rng, m["seat"])})


def no_such_move(rng: Random, m: Made, s: Made, g: Made) -> str:
    known = {"place"} if g["game"] in FAMILY else {"add", "doubt"}
    if g["game"] == "twist-coop":
        known = {"place", "discard", "stop"}
    foreign = sorted({"place", "discard", "stop", "add", "doubt"} - known)
    verbs: list[Any] = [*foreign, "pass", "Place", "", None, 1, True, ["place"], {}]
    return text({**m, "move": rng.choice(verbs)})


def missing_key(rng: Random, m: Made, s: Made, g: Made) -> str:
    key = rng.choice([key for key in m if key not in ("chain",) and key[:2] != "x-"])
    return text({name: value for name, value in m.items() if name != key})


def unknown_key(rng: Random, m: Made, s: Made, g: Made) -> str:
    return text({**m, rng.choice(["colour", "x", "x_note", "X-note", "", "pile", "winners", "kronika"]): 1})


def key_twice(rng: Random, m: Made, s: Made, g: Made) -> str:
    key = rng.choice(list(m))
    return "{" + f"{text(key)}: {text(m[key])}, " + text(m)[1:]


def key_twice_inside(rng: Random, m: Made, s: Made, g: Made) -> str:
    return text(m)[:-1] + ', "x-deep": {"a": [{"b": 1, "b": 1}]}}'


def no_json(rng: Random, m: Made, s: Made, g: Made) -> str:
    good = text(m)
    return rng.choice(
        [
            good[: rng.randint(1, len(good) - 1)],
            good + "}",
            good + good,
            good + ",",
            good[:-1] + ", }",
            good[:-1] + ',"x-a": NaN}',
            good[:-1] + ',"x-a": -Infinity}',
            good[:-1] + ',"x-a": 01}',
            good[:-1] + ',"x-a": "\t"}',
            good.replace('"', "'"),
            "# " + good,
            "place",
        ]
    )


def no_object(rng: Random, m: Made, s: Made, g: Made) -> str:
    return rng.choice(["[" + text(m) + "]", "null", "1", '"move"', "true", "[]", "{}", text(list(m.items()))])


def blank(rng: Random, m: Made, s: Made, g: Made) -> str:
    return rng.choice(["", " ", "\t"])


def byte_order_mark(rng: Random, m: Made, s: Made, g: Made) -> str:
    return "\ufeff" + text(m)


def card_not_in_hand(rng: Random, m: Made, s: Made, g: Made) -> str | None:
    if "card" not in m:
        return None
    others = [card for card in g["dates"] if card not in s["hands"][s["turn"]]]
    return text({**m, "card": rng.choice([*others, "nobody", "", m["card"] + " "])})


def card_no_text(rng: Random, m: Made, s: Made, g: Made) -> str | None:
    return text({**m, "card": rng.choice([None, 0, True, [m["card"]], {"id": m["card"]}])}) if "card" in m else None


def gap_out_of_range(rng: Random, m: Made, s: Made, g: Made) -> str | None:
    if "gap" not in m:
        return None
    row = s["timeline"] if g["game"] in FAMILY else s["chain"]
    return text({**m, "gap": rng.choice([len(row) + 1, len(row) + 1, -1, -1, 1000, 10**30])})


def gap_no_number(rng: Random, m: Made, s: Made, g: Made) -> str | None:
    return text({**m, "gap": not_whole(rng, m["gap"])}) if "gap" in m else None


def moved_in_coop(rng: Random, m: Made, s: Made, g: Made) -> str | None:
    if g["game"] != "twist-coop":
        return None
    made: list[Made] = [{**m, "gap": 0}]  # a key that the move does not have
    seat, hand = s["turn"], s["hands"][s["turn"]]
    me: Made = {"seat": seat}
    made += [{**me, "move": "place", "card": card} for card in s["horizontal"][seat]]  # TC-24
    if s["placed"] == 0:
        made += [{**me, "move": "stop"}] * 3  # TC-16
    else:
        made.append({**me, "move": "stop", "card": hand[0]})
    top = g["back"][s["discard"][-1]]
    away = [card for card in hand if g["front"][card] == top]
    if s["placed"] or s["tried"]:
        made += [{**me, "move": "discard", "card": card} for card in away * 8]  # TC-13 TC-26 TC-28
    else:
        made += [{**me, "move": "discard", "card": card} for card in hand if card not in away]  # TC-40
    return text(rng.choice(made))


def doubted(rng: Random, m: Made, s: Made, g: Made) -> str | None:
    if g["game"] != "anno-domini":
        return None
    doubt: Made = {"seat": s["turn"], "move": "doubt"}
    if s["layer"] is None:
        return text(doubt)  # D04
    return text({**doubt, **rng.choice([{"card": s["hands"][s["turn"]][0]}, {"gap": 0}, {"chain": s["chain"]}])})  # D05


def corrected(rng: Random, m: Made, s: Made, g: Made) -> str | None:
    if g["game"] != "anno-domini" or m["move"] != "add":
        return None
    chain = s["chain"]
    wrong: list[Any] = [[*chain, m["card"]], [*chain[1:], "nobody"], "".join(chain), {}, [0], True]
    if chain:
        wrong += [chain[1:], [*chain, chain[0]], [None, *chain[1:]]]
    if len(chain) > 1:
        wrong.append([chain[0], chain[0], *chain[2:]])
    if g["options"]["correction"] == "none":
        wrong = [chain, chain[::-1], sorted(chain)]  # any chain at all
    far = [row for row in (chain[::-1], chain[2:] + chain[:2]) if not model.one_moved(chain, row)]
    if g["options"]["correction"] == "one" and far:
        wrong += far * 4
    return text({**m, "chain": rng.choice(wrong)})


MOVE: list[Kind] = [
    other_seat,
    seat_no_number,
    no_such_move,
    missing_key,
    unknown_key,
    key_twice,
    key_twice_inside,
    no_json,
    no_object,
    blank,
    byte_order_mark,
    card_not_in_hand,
    card_no_text,
    gap_out_of_range,
    gap_no_number,
    moved_in_coop,
    doubted,
    corrected,
]
