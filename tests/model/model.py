"""Six chronology card games played plainly and slowly: what a recorded game must look like after every move.

Does not know the product's engine, and does not care for speed. The state is the dict that is printed, nothing else.
"""

from __future__ import annotations

import copy
import json
from typing import Any

from .header import (
    FAMILY,
    Wrong,
    clockwise,
    deal,
    in_order,
    keys_of,
    need,
    read,
    read_header,
    read_position,
    strings,
    whole,
)


def start(h: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The fixed things and the state after the deal, or that of the position."""
    g = read_header(h)
    s = read_position(g, h["position"]) if "position" in h else deal(g, h["pile"])
    if g["game"] in FAMILY:
        s.update(correct=None, winners=None)
    elif g["game"] == "twist-coop":
        if "position" in h:
            check_coop(g, s)
        s.update(correct=None, score=None, rank=None)
        if s["placed"] == 0 and not s["tried"] and helpless(g, s, s["turn"]):  # C06
            finish_coop(s)
    else:
        s.update(verdict=None, winners=None)
    return g, s


def check_coop(g: dict[str, Any], s: dict[str, Any]) -> None:
    need(len(g["dates"]) - len(s["box"]) == 36 and s["discard"] != [], "36 cards, and an opened discard pile")  # TC-04
    years = [{g["dates"][card][0] for card in stack} for stack in s["lower"]]
    need(all(len(one) == 1 for one in years), "a stack of several years")  # TC-20
    line = [min(one) for one in years]
    need(line == sorted(set(line)), "the timeline is out of order")
    for index, stack in enumerate(s["upper"]):
        above = {g["dates"][card][0] for card in stack}
        need(len(above) <= 1, "a stack of several years")
        need(all(line[index] < year < line[index + 1] for year in above), "above the wrong cards")  # TC-21
    for hand, tired in zip(s["hands"], s["horizontal"], strict=True):
        need(len(set(tired)) == len(tired) and set(tired) <= set(hand), "horizontal cards are cards of the hand")
        need(not any(lay(g, copy.deepcopy(s), card) for card in tired), "a horizontal card could be placed")  # C03
    need(all(s["hands"]) or s["pile"] == [], "a seat without cards while the pile has some")  # TC-48
    turned = s["horizontal"][s["turn"]]
    need(not s["tried"] or turned != [], "a failed attempt leaves a horizontal card")  # TC-23
    spent = len(turned) == len(s["hands"][s["turn"]])
    need(not (spent and (s["placed"] or s["tried"])), "the turn is over")  # TC-33


# ---------------------------------------------------------------- moves


def play(g: dict[str, Any], old: dict[str, Any], m: dict[str, Any], reshuffle: Any) -> dict[str, Any]:
    """The state after a move, or Wrong. `reshuffle(cards)` gives the new pile, top first."""
    s = copy.deepcopy(old)
    need(s["turn"] is not None, "the game is over")
    shapes: dict[str, tuple[tuple[str, ...], tuple[str, ...]]]
    if g["game"] in FAMILY:
        shapes = {"place": (("card", "gap"), ())}
    elif g["game"] == "twist-coop":
        shapes = {"place": (("card",), ()), "discard": (("card",), ()), "stop": ((), ())}
    else:
        shapes = {"add": (("card", "gap"), ("chain",)), "doubt": ((), ())}
    verb: Any = m.get("move")
    need(type(verb) is str and verb in shapes, "no such move")
    required, optional = shapes[verb]
    keys_of(m, ("seat", "move", *required), optional, "move")
    need(whole(m["seat"]) and m["seat"] == s["turn"], "another seat's turn")
    if "card" in m:
        need(type(m["card"]) is str and m["card"] in s["hands"][s["turn"]], "card not in hand")
    if "gap" in m:
        row = s["timeline"] if g["game"] in FAMILY else s["chain"]
        need(whole(m["gap"]) and 0 <= m["gap"] <= len(row), "no such gap")  # RU-14
    s["move"] += 1
    if g["game"] in FAMILY:
        place(g, s, m, reshuffle)
    elif g["game"] == "twist-coop":
        coop(g, s, m)
    else:
        anno(g, s, m, reshuffle)
    return s


def draw(s: dict[str, Any], zone: str | None, reshuffle: Any) -> list[str]:
    """The top card as a list of one, or none: an empty pile is renewed from the zone only now (T02 T01 D11)."""
    if not s["pile"] and zone and s[zone]:
        s["pile"], s[zone] = list(reshuffle(list(s[zone]))), []
    return [s["pile"].pop(0)] if s["pile"] else []


def place(g: dict[str, Any], s: dict[str, Any], m: dict[str, Any], reshuffle: Any) -> None:
    seat, card, line = s["turn"], m["card"], s["timeline"]
    hand = s["hands"][seat]
    zone = g["options"]["misplaced"] if g["options"]["misplaced"] != "insert" else None
    hand.remove(card)

    def with_card(gap: int) -> list[str]:
        return [*line[:gap], card, *line[gap:]]

    s["acted"] = sorted([*s["acted"], seat])
    s["correct"] = in_order(with_card(m["gap"]), g["dates"])  # RU-18 CZ-24 PL-26 TV-14
    if s["correct"]:
        s["timeline"] = with_card(m["gap"])  # RU-19 RU-20 CZ-25 PL-27 TV-15
    elif zone:
        s[zone].append(card)  # RU-21 CZ-26 PL-28 TV-16, T02: first the card, then the draw
        hand += draw(s, zone, reshuffle)  # RU-22 RU-23 CZ-27 PL-29 TV-17 TV-18
    elif s["pile"]:  # insert
        right = [gap for gap in range(len(line) + 1) if in_order(with_card(gap), g["dates"])]
        s["timeline"] = with_card(right[0])
        hand += draw(s, None, reshuffle)
    else:
        hand.append(card)  # insert, nothing to draw: the card stays, at the end
    waiting = [one for one in clockwise(g, seat) if one in s["active"] and one not in s["acted"]]
    if waiting:
        s["turn"] = waiting[0]  # RU-24 RU-13
        return
    out = [one for one in s["active"] if not s["hands"][one]]  # RU-32 CZ-36 PL-37 TV-26
    if len(out) == 1:  # RU-34 CZ-39 PL-40 TV-28
        s["turn"], s["winners"] = None, out
        return
    if out:  # RU-35 CZ-40..42 PL-41..43 TV-29, T04
        if len(s["pile"]) + (len(s[zone]) if zone else 0) < len(out):  # T07
            s["turn"], s["winners"] = None, out
            return
        s["active"] = out
        for one in clockwise(g, g["first"]):  # T06
            if one in out:
                s["hands"][one] += draw(s, zone, reshuffle)
    s["round"] += 1  # RU-33
    s["acted"] = []
    s["turn"] = next(one for one in clockwise(g, g["first"]) if one in s["active"])


def lay(g: dict[str, Any], s: dict[str, Any], card: str) -> bool:
    """Puts a card where its year belongs, or changes nothing and says False (TC-17..22)."""
    year = g["dates"][card][0]
    years = [g["dates"][stack[0]][0] for stack in s["lower"]]
    if year in years:
        s["lower"][years.index(year)].append(card)  # TC-20 C02 C04
    elif year < years[0]:
        s["lower"].insert(0, [card])  # TC-18
        s["upper"].insert(0, [])
    elif year > years[-1]:
        s["lower"].append([card])  # TC-19
        s["upper"].append([])
    else:
        place_above = s["upper"][max(i for i, one in enumerate(years) if one < year)]  # C03
        if place_above and g["dates"][place_above[0]][0] != year:
            return False  # TC-22
        place_above.append(card)  # TC-21, C01 for the same year
    return True


def upright(s: dict[str, Any], seat: int) -> list[str]:
    return [card for card in s["hands"][seat] if card not in s["horizontal"][seat]]


def helpless(g: dict[str, Any], s: dict[str, Any], seat: int) -> bool:
    """Only horizontal cards, and none that matches the pile (TC-50 C06)."""
    top = g["back"][s["discard"][-1]]
    return not upright(s, seat) and all(g["front"][card] != top for card in s["hands"][seat])


def finish_coop(s: dict[str, Any]) -> None:
    s["turn"] = None
    above, below = sum(map(len, s["upper"])), sum(map(len, s["lower"]))
    left = len(s["discard"]) + len(s["pile"]) + sum(map(len, s["hands"]))
    s["score"] = 2 * below + above - left  # TC-52..56 C02 C16
    s["rank"] = sum(s["score"] > top for top in (-1, 10, 20, 30, 40, 50, 60))  # TC-58


def coop(g: dict[str, Any], s: dict[str, Any], m: dict[str, Any]) -> None:
    seat, hand = s["turn"], s["hands"][s["turn"]]
    s["correct"] = None
    drawn = 1
    if m["move"] == "stop":
        need(s["placed"] == 1, "stop only after one card has been placed")  # TC-16 TC-31 C10
    elif m["move"] == "discard":
        card = m["card"]
        need(s["placed"] == 0 and not s["tried"], "no discard in a turn that places")  # TC-13 TC-26 TC-28 C22
        need(g["front"][card] == g["back"][s["discard"][-1]], "the symbols differ")  # TC-40 C12
        hand.remove(card)
        if card in s["horizontal"][seat]:
            s["horizontal"][seat].remove(card)  # TC-25 TC-39
        s["discard"].append(card)
    else:
        card = m["card"]
        need(card in upright(s, seat), "a horizontal card cannot be placed")  # TC-24
        s["correct"] = lay(g, s, card)
        if s["correct"]:
            hand.remove(card)
            s["placed"] += 1
        else:
            s["horizontal"][seat].append(card)  # TC-23
            s["tried"] = True
    if not any(s["hands"]) and not s["pile"]:
        finish_coop(s)  # TC-51 C08 C21
        return
    if m["move"] == "place":
        if s["placed"] == 0 and not upright(s, seat):
            finish_coop(s)  # TC-34 TC-38 C11 C15
            return
        if s["placed"] < 2 and upright(s, seat):
            return  # TC-27 TC-29 TC-30
        drawn = s["placed"]  # TC-32 TC-33
    for _ in range(drawn):
        hand += draw(s, None, None)  # TC-14 TC-47 C07 C09 C19
    s["placed"], s["tried"] = 0, False
    for step in range(1, g["n"] + 1):  # TC-12 TC-48 TC-49
        one = (seat + step) % g["n"]
        if one == g["first"]:
            s["round"] += 1
        if s["hands"][one]:
            s["turn"] = one
            break
    if helpless(g, s, s["turn"]):
        finish_coop(s)


def one_moved(old: list[str], new: list[str]) -> bool:
    """Whether one card (or none) was moved (D06 b)."""
    return old == new or any([one for one in old if one != card] == [one for one in new if one != card] for card in old)


def anno(g: dict[str, Any], s: dict[str, Any], m: dict[str, Any], reshuffle: Any) -> None:
    seat, options = s["turn"], g["options"]
    hand, layer = s["hands"][seat], s["layer"]
    waiting = layer if layer is not None and not s["hands"][layer] else None  # emptied, not yet checked (D01 b)
    s["verdict"] = None
    if m["move"] == "doubt":
        need(layer is not None, "nobody has laid a card in this chain")  # D04
        judge(g, s, seat, layer, waiting is not None, reshuffle)
        return
    if "chain" in m:  # AD-20 D05 D06
        need(options["correction"] != "none", "no corrections")
        need(strings(m["chain"]) and sorted(m["chain"]) == sorted(s["chain"]), "not a permutation of the chain")
        need(options["correction"] == "free" or one_moved(s["chain"], m["chain"]), "more than one card moved")
        s["chain"] = list(m["chain"])
    hand.remove(m["card"])
    s["chain"].insert(m["gap"], m["card"])  # AD-13..17
    s["layer"] = seat
    if waiting is not None:
        s["turn"], s["winners"] = None, [waiting]  # D01 b, D17
        return
    if len(hand) == 2 and not s["reversed"]:  # AD-37 AD-38 D02 D16
        s["direction"], s["reversed"] = -s["direction"], True
    s["turn"] = (seat + s["direction"]) % g["n"]  # AD-16
    if not hand and options["last_card"] == "reveal":
        judge(g, s, s["turn"], seat, True, reshuffle)  # D01 a, AD-39..41


def judge(g: dict[str, Any], s: dict[str, Any], doubter: int, layer: int, last: bool, reshuffle: Any) -> None:
    """All cards of the chain are turned over (AD-22 AD-23 D20); `last`: the layer has no cards any more."""
    right = in_order(s["chain"], g["dates"])
    if right and last:
        s["turn"], s["winners"] = None, [layer]  # AD-39
        s["verdict"] = {"doubter": doubter, "correct": True, "penalty": [doubter, 0]}
        return
    s["discard"] += s["chain"]  # AD-31 D11: put aside before the penalty
    loser, number = (doubter, "penalty_doubter") if right else (layer, "penalty_layer")  # AD-24 AD-26 AD-29
    taken = []
    for _ in range(g["options"][number]):
        taken += draw(s, "discard", reshuffle)
    s["hands"][loser] += taken
    s["verdict"] = {"doubter": doubter, "correct": right, "penalty": [loser, len(taken)]}
    s["round"] += 1
    s["turn"], s["layer"], s["chain"] = doubter, None, []  # AD-33 D19 D27
    for _ in range(2 if len(s["hands"][doubter]) == 1 else 1):  # AD-32 AD-35 D12 D18
        s["chain"] += draw(s, "discard", reshuffle)


# ---------------------------------------------------------------- the whole record


def same(a: Any, b: Any) -> bool:
    return json.dumps(a) == json.dumps(b)  # true is not 1, 3.0 is not 3


def check_result(obj: dict[str, Any], s: dict[str, Any]) -> None:
    keys_of(obj, ("result",), (), "result line")
    need(type(obj["result"]) is dict, "result is no object")
    for key, value in obj["result"].items():
        need(key in ("winners", "score", "rank") and key in s, f"no {key} in the last state")
        need(same(value, s[key]), f"another {key}")


def replay(lines: list[str]) -> tuple[list[str], str | None, int | None]:
    """The printed states, then the reason and the number (from 1) of the line that is wrong, or None twice."""
    states: list[str] = []
    at, ended = 0, False
    try:
        g, s = start(read(lines[0] if lines else ""))
        states.append(json.dumps(s, ensure_ascii=False))
        at = 1
        while at < len(lines):
            need(not ended, "text after the result")
            obj = read(lines[at])
            after = at + 1

            def reshuffle(cards: list[str]) -> list[str]:
                nonlocal after
                try:
                    chance = read(lines[after]) if after < len(lines) else {}
                    if "chance" in chance:
                        keys_of(chance, ("chance", "pile"), (), "chance")
                        need(chance["chance"] == "reshuffle" and strings(chance["pile"]), "chance")
                        need(sorted(chance["pile"]) == sorted(cards), "not a permutation of the shuffled cards")
                except Wrong as wrong:
                    raise Wrong(str(wrong), after) from None
                need("chance" in chance, "the reshuffle is missing")
                after += 1
                return list(chance["pile"])

            if "result" in obj:
                check_result(obj, s)
                ended = True
            else:
                need("chance" not in obj, "no reshuffle was needed")
                s = play(g, s, obj, reshuffle)
                states.append(json.dumps(s, ensure_ascii=False))
            at = after
    except Wrong as wrong:
        return states, str(wrong), (at if wrong.line is None else wrong.line) + 1
    return states, None, None
