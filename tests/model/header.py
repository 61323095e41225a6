"""What is on the table before the first move: a record's first line, read as strictly as records.md asks.

Does not know how any game goes on; dates are read in the few forms that made-up games use.
"""

from __future__ import annotations

import copy
import json
import re
from typing import Any, NoReturn

FAMILY = ("timeline-russia", "timeline-cesko", "timeline-polska", "twist-competitive")
GAMES = (*FAMILY, "twist-coop", "anno-domini")
MOST_SEATS = {"anno-domini": 10}  # AD-60, D23; all others 8 (G02)
COMMON_KEYS = ("turn", "round", "hands", "pile", "discard", "box")
POSITION_KEYS = {
    "family": (*COMMON_KEYS, "timeline", "active", "acted"),
    "twist-coop": (*COMMON_KEYS, "lower", "upper", "horizontal", "placed", "tried"),
    "anno-domini": (*COMMON_KEYS, "chain", "direction", "reversed", "layer"),
}


class Wrong(Exception):
    """A line that the record must not have; `line` is set only where it is another than the line being read."""

    def __init__(self, reason: str, line: int | None = None):
        super().__init__(reason)
        self.line = line


def no(reason: str) -> NoReturn:
    raise Wrong(reason)


def need(condition: bool, reason: str) -> None:
    if not condition:
        no(reason)


# ---------------------------------------------------------------- reading a line


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = [key for key, _ in pairs]
    need(len(set(keys)) == len(keys), "a key stands twice in one object")
    return dict(pairs)


def read(line: str) -> dict[str, Any]:
    """The JSON object of one line; a blank line, a byte order mark, NaN, a key twice are Wrong."""
    need(line.strip() != "", "a blank line")
    need(not line.startswith("\ufeff"), "a byte order mark")
    try:
        value: Any = json.loads(line, object_pairs_hook=once, parse_constant=lambda name: no(f"{name} is no JSON"))
        json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise Wrong(f"no JSON: {error}") from None
    need(type(value) is dict, "not an object")
    return dict(value)


def whole(value: Any) -> bool:
    return type(value) is int  # True is no number here


def strings(value: Any) -> bool:
    return type(value) is list and all(type(one) is str for one in value)


def keys_of(thing: Any, required: tuple[str, ...], allowed: tuple[str, ...], what: str) -> None:
    need(type(thing) is dict, f"{what} is no object")
    for key in thing:
        need(key in required or key in allowed or key.startswith("x-"), f"unknown key {key} in {what}")
    for key in required:
        need(key in thing, f"{what} lacks {key}")


# ---------------------------------------------------------------- dates, on a line where 1 BC is 0 and AD 1 is 1 (G09)

POINT = re.compile(r"(AD )?(\d{1,4})( BC| AD| CE| BCE)?")
LONG = re.compile(r"(\d+)(?:st|nd|rd|th) (century|millennium)( BC)?")


def year_of(digits: str, before: bool) -> int:
    need(int(digits) != 0, "there is no year 0")
    return 1 - int(digits) if before else int(digits)


def span(text: str) -> tuple[int, int]:
    """First and last year on the line without a hole; only the few forms that the made-up games use."""
    if text.startswith("around "):  # AD-47 AD-48 D08 D09
        first, last = span(text.removeprefix("around "))
        return first - 5, last + 5
    if found := LONG.fullmatch(text):  # AD-45 AD-46 D10
        size = 100 if found[2] == "century" else 1000
        number = int(found[1])
        need(number > 0, "there is no such century")
        if found[3]:
            return 1 - number * size, -(number - 1) * size
        return (number - 1) * size + 1, number * size
    ends = [POINT.fullmatch(part) for part in re.split(r" ?[-–] ?", text)]
    need(all(ends) and len(ends) <= 2, f"no date: {text!r}")
    points = [(end[2], bool(end[3] and "B" in end[3]), bool(end[1] or end[3])) for end in ends if end]
    if len(points) == 2 and not points[0][2]:  # an era mark on the last end covers both (D10)
        points[0] = (points[0][0], points[1][1], True)
    first, last = year_of(*points[0][:2]), year_of(*points[-1][:2])
    need(first <= last, "the first year comes after the last")
    return first, last


def in_order(row: list[str], dates: dict[str, tuple[int, int]]) -> bool:
    """No card stands above another that certainly lies before it, for every pair (D07 AD-28 AD-52; T11)."""
    return all(dates[a][0] <= dates[b][1] for i, a in enumerate(row) for b in row[i + 1 :])


# ---------------------------------------------------------------- the header


def read_options(game: str, given: Any, seats: int) -> dict[str, Any]:
    defaults: dict[str, Any] = {}
    if game in FAMILY:
        # RU-07 CZ-12 TV-07, PL-12 PL-13; RU-21 TV-16, CZ-26 PL-28
        defaults["hand"] = 4 if game != "timeline-polska" else 6 if seats <= 3 else 5 if seats <= 5 else 4
        defaults["misplaced"] = "box" if game in ("timeline-cesko", "timeline-polska") else "discard"
    if game == "anno-domini":  # AD-04 AD-24 AD-26 D06 D01
        defaults = {"hand": 9, "penalty_doubter": 4, "penalty_layer": 2, "correction": "free", "last_card": "reveal"}
    keys_of(given, (), tuple(defaults), "options")
    words = {
        "misplaced": ("discard", "box", "insert"),
        "correction": ("free", "one", "none"),
        "last_card": ("reveal", "successor"),
    }
    for key, value in given.items():
        if key.startswith("x-"):
            continue
        if key in words:
            need(type(value) is str and value in words[key], f"no such {key}")
        else:
            need(whole(value) and value >= (0 if key == "penalty_doubter" else 1), f"{key} out of range")
        defaults[key] = value
    return defaults


def read_header(h: dict[str, Any]) -> dict[str, Any]:
    """The game's table of fixed things: g["game"], "n", "first", "sizes", "options", "dates", "front", "back"."""
    keys_of(h, ("kronika", "game", "seats", "cards"), ("options", "first", "pile", "position"), "header")
    need(whole(h["kronika"]) and h["kronika"] == 1, "format 1 only")
    game = h["game"]
    need(type(game) is str and game in GAMES, "no such game")
    need(type(h["seats"]) is list, "seats is no list")
    n = len(h["seats"])
    need((1 if game == "twist-coop" else 2) <= n <= MOST_SEATS.get(game, 8), "number of players")  # G02, D23
    options = read_options(game, h.get("options", {}), n)
    sizes, ages = [], []
    for index, seat in enumerate(h["seats"]):
        keys_of(seat, ("name",), ("age",) if game == "twist-coop" else ("age", "hand"), "seat")
        need(type(seat["name"]) is str, "name")
        if "age" in seat:
            need(whole(seat["age"]) and seat["age"] >= 0, "age")
            ages.append((seat["age"] if game != "twist-coop" else -seat["age"], index))
        need("hand" not in seat or (whole(seat["hand"]) and seat["hand"] >= 1), "hand")
        sizes.append(4 if game == "twist-coop" else seat.get("hand", options["hand"]))  # TC-06, G10
    # G01: named, else RU-12 CZ-10 PL-10 TV-10 youngest, TC-11 oldest, ties to the lowest seat; AD-12 D14 seat 0
    first = min(ages)[1] if ages and game != "anno-domini" else 0
    if "first" in h:
        first = h["first"]
        need(whole(first) and 0 <= first < n, "first is no seat")
    need(type(h["cards"]) is dict, "cards is no object")
    dates, front, back = {}, {}, {}
    for name, card in h["cards"].items():
        keys_of(card, ("title", "date"), ("front", "back"), "card")
        need(name != "" and all(type(v) is str for k, v in card.items() if k[:2] != "x-"), "card")
        dates[name] = span(card["date"])
        front[name], back[name] = card.get("front"), card.get("back")
        if game == "twist-coop":  # TC-42, G08
            need(None not in (front[name], back[name]) and front[name] != back[name], "symbols")
            need(dates[name][0] == dates[name][1], "single years only")
    need(("pile" in h) != ("position" in h), "either pile or position")
    made = {"game": game, "n": n, "first": first, "sizes": sizes, "options": options}
    return {**made, "dates": dates, "front": front, "back": back}


def clockwise(g: dict[str, Any], seat: int) -> list[int]:
    return [(seat + step) % g["n"] for step in range(g["n"])]


def deal(g: dict[str, Any], given: Any) -> dict[str, Any]:
    need(strings(given), "pile is no list of cards")
    need(sorted(given) == sorted(g["dates"]), "the pile is not the cards, each once")  # G11
    coop = g["game"] == "twist-coop"
    need(not coop or len(given) >= 36, "36 cards are needed")  # C17
    pile, box = (given[:36], given[36:]) if coop else (list(given), [])  # TC-04 TC-05
    need(sum(g["sizes"]) + (2 if coop else 1) <= len(pile), "too few cards")  # G03
    hands: list[list[str]] = [[] for _ in g["sizes"]]
    for seat in clockwise(g, g["first"]):  # G04
        for _ in range(g["sizes"][seat]):
            hands[seat].append(pile.pop(0))
    discard = [pile.pop(0)] if coop else []  # TC-09
    row = [pile.pop(0)]  # RU-10 CZ-17 PL-19 TV-09 TC-10 AD-10
    if g["game"] == "anno-domini" and len(hands[g["first"]]) == 1 and pile:  # AD-35 D12
        row.append(pile.pop(0))
    s: dict[str, Any] = {"move": 0, "turn": g["first"], "round": 1, "hands": hands, "pile": pile}
    s.update(discard=discard, box=box)
    if g["game"] in FAMILY:
        s.update(timeline=row, active=list(range(g["n"])), acted=[])
    elif coop:
        s.update(lower=[row], upper=[], horizontal=[[] for _ in hands], placed=0, tried=False)
    else:
        s.update(chain=row, direction=1, reversed=False, layer=None)  # D13
    return s


def read_position(g: dict[str, Any], p: Any) -> dict[str, Any]:
    kind = "family" if g["game"] in FAMILY else g["game"]
    keys_of(p, POSITION_KEYS[kind], (), "position")
    s = {"move": 0, **{key: copy.deepcopy(p[key]) for key in POSITION_KEYS[kind]}}
    n, turn, hands = g["n"], s["turn"], s["hands"]

    def seat(value: Any) -> bool:
        return whole(value) and 0 <= value < n

    def zones(value: Any, size: int) -> bool:
        return type(value) is list and len(value) == size and all(strings(one) for one in value)

    need(seat(turn), "turn is no seat")
    need(whole(s["round"]) and s["round"] >= 1, "round")
    need(zones(hands, n), "hands")
    need(all(strings(s[key]) for key in ("pile", "discard", "box")), "pile, discard or box is no list of cards")
    lying = [s["pile"], s["discard"], s["box"], *hands]
    if kind == "family":
        need(strings(s["timeline"]) and s["timeline"] != [], "timeline")
        lying.append(s["timeline"])
        for key in ("active", "acted"):
            need(type(s[key]) is list and all(seat(one) for one in s[key]), f"{key} names no seat")
            need(sorted(set(s[key])) == s[key], f"{key} is not ascending")
        need(set(s["acted"]) <= set(s["active"]) and len(s["active"]) >= 2, "active and acted")
        need(turn in s["active"] and turn not in s["acted"], "turn")
        need(all(hands[one] for one in s["active"] if one not in s["acted"]), "a seat to move without cards")
    elif kind == "twist-coop":
        need(type(s["lower"]) is list and zones(s["lower"], len(s["lower"])), "lower")
        need(s["lower"] != [] and [] not in s["lower"] and zones(s["upper"], len(s["lower"]) - 1), "upper")
        need(zones(s["horizontal"], n), "horizontal")
        need(whole(s["placed"]) and s["placed"] in (0, 1) and type(s["tried"]) is bool, "placed and tried")
        lying += s["lower"] + s["upper"]
    else:
        need(strings(s["chain"]), "chain")
        lying.append(s["chain"])
        need(whole(s["direction"]) and s["direction"] in (1, -1) and type(s["reversed"]) is bool, "direction")
        need((s["direction"] == -1) == s["reversed"], "the direction is turned by the one reversal")  # AD-38 D13
        need(s["layer"] is None or (seat(s["layer"]) and s["layer"] != turn and s["chain"] != []), "layer")  # D03
        need(s["layer"] is not None or len(s["chain"]) <= 2, "nobody laid so long a chain")  # D12
        waiting = s["layer"] if g["options"]["last_card"] == "successor" else None  # D01 b
        need(all(hands[one] or one == waiting for one in range(n)), "a seat without cards")
    need(sorted(card for zone in lying for card in zone) == sorted(g["dates"]), "every card lies in exactly one zone")
    need(hands[turn] != [], "the seat to move has no cards")
    need(kind != "family" or in_order(s["timeline"], g["dates"]), "the timeline is out of order")
    return s
