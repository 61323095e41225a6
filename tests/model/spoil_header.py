"""Faults of a record's first line: headers that no reader may accept, and positions that cannot be.

Each kind changes the header it is given and says whether it could; the debatable ones stand in `spoil_doubtful`.
"""
# ruff: noqa: ARG001 - every kind of fault is called alike, whatever it needs

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from .header import FAMILY, POSITION_KEYS, span

Made = dict[str, Any]


def not_whole(rng: Random, value: int) -> Any:
    """Something that looks like this whole number and is none."""
    return rng.choice([float(value), str(value), None, bool(value), [value], {}, value + 0.5])


def as_position_record(h: Made, s: Made) -> None:
    """The same record, begun from its first state instead of its pile."""
    h.pop("pile", None)
    h["position"] = {key: s[key] for key in POSITION_KEYS["family" if h["game"] in FAMILY else h["game"]]}


def pick(rng: Random, changes: list[Callable[[], Any]]) -> bool:
    rng.choice(changes)()
    return True


# ---------------------------------------------------------------- the header's own keys


def header_key(rng: Random, h: Made) -> bool:
    key = rng.choice(["kronika", "game", "seats", "cards"])
    return pick(
        rng,
        [
            lambda: h.pop(key),
            lambda: h.update({rng.choice(["rules", "x", "X-note", "", "option", "seat"]): 1}),
            lambda: h.update({key: rng.choice([None, 0, True, 1.0, "1", [], {}, [[]]])}),
        ],
    )


def header_format(rng: Random, h: Made) -> bool:
    h["kronika"] = rng.choice([2, 0, -1, True, 1.0, "1", None, [1]])
    return True


def header_game(rng: Random, h: Made) -> bool:
    h["game"] = rng.choice([h["game"].upper(), h["game"] + " ", "timeline", "chess", "", None, 1, [h["game"]]])
    return True


def header_options(rng: Random, h: Made) -> bool:
    options = h.setdefault("options", {})
    family, anno = h["game"] in FAMILY, h["game"] == "anno-domini"
    no_number: list[Any] = [0, -1, True, False, 1.0, 2.5, "3", [1]]
    no_word: list[Any] = ["", "bin", "Box", True, 1, ["box"], "auto", "two", "keep"]
    changes: list[Made] = [{"house": 1}, {"x": 1}, {"Hand": 2}]
    if family or anno:
        changes += [{"hand": value} for value in no_number]
    if family:
        changes += [{"misplaced": value} for value in no_word]
        changes += [{"correction": "free"}, {"penalty_layer": 2}, {"last_card": "reveal"}]
    elif anno:
        changes += [{rng.choice(["correction", "last_card"]): value} for value in no_word]
        changes += [{"penalty_layer": value} for value in no_number]
        changes += [{"penalty_doubter": value} for value in no_number if value != 0 or value is False]
        changes.append({"misplaced": "box"})
    else:
        changes += [{"hand": 4}, {"misplaced": "discard"}] * 2
    options.update(rng.choice(changes))
    if rng.random() < 0.1:
        h["options"] = rng.choice([[], "none", 0, True])
    return True


def header_seats(rng: Random, h: Made) -> bool:
    seats = h["seats"]
    seat = rng.choice(seats)
    few: list[Any] = [] if h["game"] == "twist-coop" else seats[:1]
    many = [{"name": str(index)} for index in range(11 if h["game"] == "anno-domini" else 9)]
    changes: list[Callable[[], Any]] = [
        lambda: h.update(seats=few),
        lambda: h.update(seats=many),
        lambda: h.update(seats=dict(enumerate(seats))),
        lambda: seats.__setitem__(0, rng.choice(["Ann", None, 1, [], ["name"]])),
        lambda: seat.pop("name"),
        lambda: seat.update(name=rng.choice([None, 1, True, ["Ann"], {}])),
        lambda: seat.update(age=rng.choice(["9", 9.0, 9.5, True, False, [9], {}])),
        lambda: seat.update({rng.choice(["bot", "x", "Name", ""]): 1}),
        lambda: seat.update(hand=rng.choice([0, -1, True, False, 1.0, "2", [1]])),
    ]
    if h["game"] == "twist-coop":
        changes += [lambda: seat.update(hand=4)] * 3
    return pick(rng, changes)


def header_first(rng: Random, h: Made) -> bool:
    n = len(h["seats"])
    h["first"] = rng.choice([n, -1, True, False, 0.0, 1.0, "0", [0], {}, 10**30])
    return True


def header_cards(rng: Random, h: Made) -> bool:
    name = rng.choice(list(h["cards"]))
    card = h["cards"][name]
    changes: list[Callable[[], Any]] = [
        lambda: card.pop("title"),
        lambda: card.pop("date"),
        lambda: card.update(title=rng.choice([None, 1, True, ["a"]])),
        lambda: card.update(date=rng.choice([1900, None, True, [1900], 19.5])),
        lambda: card.update(
            date=rng.choice(["", "0", "early 1900", "before 1900", "1860?", "soon", "0 BC", "1985/.."])
        ),
        lambda: card.update(date=rng.choice(["1900 - 1800", "10 BC - 20 BC", "AD 5 - 10 BC", "1900 - ", "1 - 2 - 3"])),
        lambda: card.update({rng.choice(["year", "x", "picture", ""]): 1}),
        lambda: card.update(front=rng.choice([1, True, ["moon"]])),
        lambda: h["cards"].update({name: rng.choice([None, "1900", [], 1])}),
        lambda: h.update(cards=list(h["cards"].items())),
    ]
    if h["game"] == "twist-coop":
        changes += [
            lambda: card.pop("front"),
            lambda: card.pop("back"),
            lambda: card.update(front=card["back"]),
            lambda: card.update(date=rng.choice(["around 1900", "19th century", "1900 - 1901", "1st millennium BC"])),
        ]
    return pick(rng, changes)


def header_empty_id(rng: Random, h: Made) -> bool:
    """The empty text as a card's id, everywhere where that card is named."""
    name = rng.choice(list(h["cards"]))

    def renamed(value: Any) -> Any:
        if isinstance(value, list):
            return [renamed(one) for one in value]
        if isinstance(value, dict):
            return {("" if key == name else key): renamed(one) for key, one in value.items()}
        return "" if value == name else value

    for key in {"cards", "pile", "position"} & set(h):
        h[key] = renamed(h[key])
    return True


def header_pile(rng: Random, h: Made) -> bool:
    if "pile" not in h:
        return pick(rng, [lambda: h.pop("position"), lambda: h.update(pile=list(h["cards"]))])
    pile = h["pile"]
    n = len(h["seats"])
    changes: list[Callable[[], Any]] = [
        lambda: h.pop("pile"),
        lambda: pile.append(pile[0]),
        lambda: pile.append("nobody"),
        lambda: pile.__setitem__(0, pile[-1]),
        lambda: pile.__setitem__(0, rng.choice([0, None, [pile[0]]])),
        lambda: h.update(pile=rng.choice([None, {}, "c0", True])),
        lambda: h.update(position={}),
    ]
    if h["game"] == "twist-coop":
        few = pile[:35]
        changes += [lambda: h.update(pile=few, cards={card: h["cards"][card] for card in few})] * 3
    else:
        for seat in h["seats"]:
            seat.pop("hand", None)
        lines = rng.choice([len(pile) // n + 1, len(pile), 1000])
        changes += [lambda: h.setdefault("options", {}).update(hand=lines)] * 3  # G03
    return pick(rng, changes)


HEADER = [
    header_key,
    header_format,
    header_game,
    header_options,
    header_seats,
    header_first,
    header_cards,
    header_empty_id,
    header_pile,
]


# ---------------------------------------------------------------- the first line's text


def header_no_json(rng: Random, line: str, h: Made) -> str:
    return rng.choice([line[: rng.randint(0, len(line) - 1)], line + "}", line[:-1] + ', "x-a": NaN}', "\ufeff" + line])


def header_no_object(rng: Random, line: str, h: Made) -> str:
    return rng.choice(["", " ", "[]", "null", "[" + line + "]", "{}", '{"seat": 0, "move": "stop"}'])


def header_key_twice(rng: Random, line: str, h: Made) -> str:
    good = json.dumps(h, ensure_ascii=False)
    card = next(iter(h["cards"]))
    title = h["cards"][card]["title"]
    return rng.choice(
        [
            '{"kronika": 1, ' + good[1:],
            good[:-1] + ', "game": ' + json.dumps(h["game"]) + "}",
            good.replace('{"name": ', '{"name": "A", "name": ', 1),
            good.replace('"title": ', '"title": ' + json.dumps(title) + ', "title": ', 1),
            good.replace('"cards": {', '"cards": {' + json.dumps(card, ensure_ascii=False) + ": {}, ", 1),
            good[:-1] + ', "x-a": {"b": 1, "b": 2}}',
        ]
    )


HEADER_TEXT = [header_no_json, header_no_object, header_key_twice]


# ---------------------------------------------------------------- positions that cannot be


def position_key(rng: Random, h: Made) -> bool:
    p = h["position"]
    key = rng.choice(list(p))
    added = rng.choice(["move", "correct", "verdict", "winners", "score", "rank", "dates", "x", "chains"])
    return pick(
        rng, [lambda: p.pop(key), lambda: p.update({added: None}), lambda: h.update(position=rng.choice([None, [], 1]))]
    )


def zones_of(p: Made) -> list[list[str]]:
    zones = [p["pile"], p["discard"], p["box"], *p["hands"], *p.get("lower", []), *p.get("upper", [])]
    return [zone for zone in [*zones, p.get("timeline", []), p.get("chain", [])] if zone]


def position_zones(rng: Random, h: Made) -> bool:
    """A card in two zones, twice in one, in none, or one that nobody knows."""
    p = h["position"]
    zone: list[Any] = rng.choice(zones_of(p))
    card = rng.choice(zone)
    return pick(
        rng,
        [
            lambda: rng.choice([p["pile"], p["discard"], p["box"], *p["hands"]]).append(card),
            lambda: zone.remove(card),
            lambda: zone.append(card),
            lambda: rng.choice([p["pile"], p["box"], p["hands"][0]]).append("nobody"),
            lambda: zone.__setitem__(0, rng.choice([None, 0, [card], "nobody"])),
            lambda: h["cards"].update(forgotten=dict(h["cards"][card])),
        ],
    )


def position_types(rng: Random, h: Made) -> bool:
    p = h["position"]
    key = rng.choice([key for key in p if key not in ("layer",) and key[:2] != "x-"])
    p[key] = rng.choice([None, "0", 1.5, {}, [None], [1.0], [[0]], "pile"])
    return True


def position_numbers(rng: Random, h: Made) -> bool:
    p, n = h["position"], len(h["seats"])
    changes: list[Callable[[], Any]] = [
        lambda: p.update(turn=rng.choice([n, -1, None, 10**30, not_whole(rng, p["turn"])])),
        lambda: p.update(round=rng.choice([0, -1, not_whole(rng, p["round"])])),
        lambda: p["hands"].append([]),
        lambda: p["hands"].pop(0),
    ]
    if "placed" in p:
        changes += [
            lambda: p.update(placed=rng.choice([-1, 3, not_whole(rng, p["placed"])])),
            lambda: p.update(tried=rng.choice([0, 1, None, "false"])),
        ]
    if "chain" in p:
        changes += [
            lambda: p.update(direction=rng.choice([0, 2, -2, True, 1.0, "1", None])),
            lambda: p.update(reversed=rng.choice([0, 1, None, "false"])),
            lambda: p.update(layer=rng.choice([n, -1, True, False, 0.0, "0", [0]])),
        ]
    return pick(rng, changes)


def position_turn(rng: Random, h: Made) -> bool:
    """The seat to move has no cards, is out of the game, or has had its turn."""
    p = h["position"]
    hand = p["hands"][p["turn"]]
    changes: list[Callable[[], Any]] = [lambda: (p["box" if "lower" not in p else "pile"].extend(hand), hand.clear())]
    if "horizontal" in p and p["horizontal"][p["turn"]]:
        return False
    if "active" in p:
        changes += [
            lambda: p.update(acted=sorted([*p["acted"], p["turn"]])),
            lambda: p["active"].remove(p["turn"]),
        ]
        out = [seat for seat, cards in enumerate(p["hands"]) if not cards]
        changes += [lambda: p.update(turn=out[0])] * 2 if out else []
    return pick(rng, changes)


def position_seats(rng: Random, h: Made) -> bool:
    p, n = h["position"], len(h["seats"])
    if "active" not in p:
        return False
    key = rng.choice(["active", "acted"])
    p[key] = rng.choice([[*p[key], n], [-1, *p[key]], [*p[key], n + 9], [float(one) for one in p[key]] + [0.5], [True]])
    return True


def position_order(rng: Random, h: Made) -> bool:
    """A timeline out of order."""
    p = h["position"]
    if "lower" in p:
        if len(p["lower"]) < 2:
            return False
        p["lower"].reverse()
        return True
    row = p.get("timeline", [])
    if "timeline" not in p or len(row) < 2:
        return False
    spans = [span(h["cards"][card]["date"]) for card in row[::-1]]
    row.reverse()
    return any(a[0] > b[1] for i, a in enumerate(spans) for b in spans[i + 1 :])


def position_coop(rng: Random, h: Made) -> bool:
    p = h["position"]
    if "lower" not in p:
        return False
    year = {card: span(made["date"])[0] for card, made in h["cards"].items()}
    low = p["lower"]
    hidden = [card for hand in p["hands"] for card in hand]

    def strange(zone: list[str]) -> bool:
        """A card of another year on top of this stack."""
        other = [card for card in p["pile"] if year[card] != year[zone[0]]]
        if other:
            p["pile"].remove(other[0])
            zone.append(other[0])
        return bool(other)

    def above_wrong() -> bool:
        free = [index for index, stack in enumerate(p["upper"]) if not stack]
        for index in free:
            for card in p["pile"]:
                if not year[low[index][0]] < year[card] < year[low[index + 1][0]]:
                    p["pile"].remove(card)
                    p["upper"][index].append(card)
                    return True
        return False

    def flat(cards: list[str]) -> bool:
        p["horizontal"][p["turn"]] = cards
        return True

    changes: list[Callable[[], Any]] = [
        lambda: strange(rng.choice(low)),
        above_wrong,
        lambda: p["upper"].append([]) or True,
        lambda: p["upper"].pop() or True if p["upper"] else False,
        lambda: p["horizontal"].append([]) or True,
        lambda: p["horizontal"].pop() is not None,
        lambda: flat([card for card in h["cards"] if card not in hidden][:1]),
        lambda: low.append([]) or True,
        lambda: p["lower"].__setitem__(0, "") or True,
    ]
    if p["pile"]:
        changes.append(lambda: p["box"].append(p["pile"].pop()) or True)  # 35 cards in play
    if p["box"]:
        changes.append(lambda: p["pile"].append(p["box"].pop()) or True)  # 37
    if p["pile"] or p["discard"]:
        changes.append(lambda: p["pile"].extend(p["discard"]) or p["discard"].clear() or True)
    return bool(rng.choice(changes)())


POSITION = [
    position_key,
    position_zones,
    position_types,
    position_numbers,
    position_turn,
    position_seats,
    position_order,
    position_coop,
]
