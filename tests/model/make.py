"""Invents whole games: small decks and large, many equal years, house rules, knowing players and wild ones.

Does not judge anything itself: every move is played by `model`, so each record made here is one that the model accepts.
"""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

from . import model
from .header import FAMILY, GAMES, POSITION_KEYS, in_order, read_header
from .spoil import spoil, spoil_named

__all__ = ["GAMES", "random_record", "spoil", "spoil_named"]

NAMES = ["Ольга", "Jiří", "Żaneta", "P", 'Ben "B"', "Zoë\\n", "李", "🙂"]
SYMBOLS = ["moon", "star", "sun", "солнце"]
Made = dict[str, Any]


# ---------------------------------------------------------------- cards and their dates


def year_text(rng: Random, year: int) -> str:
    """A plain year as people write it; `year` is counted as people count, never 0."""
    if year < 0:
        return f"{-year} BC"
    return f"AD {year}" if rng.random() < 0.05 else str(year)


def nth(number: int, what: str) -> str:
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending} {what}"


def around_a_year(rng: Random, low: int, high: int) -> str:
    """One date somewhere in low..high: a year, a span, "around", a century, a millennium."""
    year = rng.randint(low, high) or 1
    form = rng.choice(["year", "year", "year", "around", "span", "century", "millennium"])
    if form == "around":
        if rng.random() < 0.15:
            return "around " + nth(rng.randint(1, 20), "century") + rng.choice(["", " BC"])
        return "around " + year_text(rng, year).removeprefix("AD ")
    if form == "span":
        other = rng.randint(low, high) or -1
        first, last = min(year, other), max(year, other)
        if first < 0 < last:
            return f"{-first} BC - AD {last}"
        if first > 0:
            # never a shortened last year: the later of two years has at least as many digits
            return f"{first}{rng.choice([' - ', '-', '–'])}{last}"
        if len(str(first)) == len(str(last)) and rng.random() < 0.5:
            return f"{-first} - {-last} BC"
        return f"{-first} BC-{-last} BC"
    if form in ("century", "millennium"):
        size = 100 if form == "century" else 1000
        return nth((abs(year) - 1) // size + 1, form) + (" BC" if year < 0 else "")
    return year_text(rng, year)


def random_dates(rng: Random, number: int, style: str) -> list[str]:
    base = rng.choice([1, 5, 100, 1799, 1801, 1900, 2000, -30, -700])
    made = []
    for _ in range(number):
        if style == "ties":
            year = base + rng.randint(0, 4)
            made.append(year_text(rng, year if year * base > 0 else 1))
        elif style == "boundary":
            made.append(around_a_year(rng, -9, 9))
        elif style == "mixed":
            low = rng.choice([1795, 1795, 1795, -1100, 900])
            made.append(around_a_year(rng, low, low + rng.choice([12, 40, 300])))
        elif style == "few":
            made.append(year_text(rng, base + 3 * rng.randint(0, 3) if base > 0 else -40 + 3 * rng.randint(0, 3)))
        else:
            made.append(year_text(rng, rng.randint(-900, 2024) or 1))
    return made


def random_cards(rng: Random, game: str, number: int, style: str, ids: str) -> Made:
    cards: Made = {}
    symbols = SYMBOLS[: rng.choice([2, 3, 3, 4])]
    for index, date in enumerate(random_dates(rng, number, style)):
        name = {"plain": f"c{index}", "deck": f"world/k{index:02}m", "odd": f'č "{index}" \\ ж'}[ids]
        cards[name] = {"title": f"Event “{index}”", "date": date}
        if game == "twist-coop":
            front, back = rng.sample(symbols, 2)
            cards[name].update(front=front, back=back)
        elif rng.random() < 0.02:
            cards[name].update(front="moon", back="moon")
    return cards


# ---------------------------------------------------------------- headers


def random_options(rng: Random, game: str, small: bool) -> Made:
    options: Made = {}
    if game in FAMILY:
        if small or rng.random() < 0.3:
            options["hand"] = rng.choice([1, 1, 1, 2, 2, 3]) if small else rng.randint(1, 8)
        if rng.random() < 0.5:
            options["misplaced"] = rng.choice(["discard", "box", "insert"])
    elif game == "anno-domini":
        if small or rng.random() < 0.4:
            options["hand"] = rng.choice([1, 1, 2, 2, 3, 4]) if small else rng.randint(2, 12)
        for key, low, high in (("penalty_doubter", 0, 6), ("penalty_layer", 1, 5)):
            if rng.random() < 0.3:
                options[key] = rng.randint(low, high)
        if rng.random() < 0.5:
            options["correction"] = rng.choice(["free", "one", "none"])
        if rng.random() < 0.45:
            options["last_card"] = rng.choice(["reveal", "successor", "successor"])
    items = list(options.items())
    rng.shuffle(items)
    return dict(items)


def random_header(rng: Random, game: str, knobs: Made) -> Made:
    most = 10 if game == "anno-domini" else 8
    n = knobs.get("seats") or rng.choice([2, 2, 2, 3, 3, 4, rng.randint(2, most)])
    if game == "twist-coop" and not knobs.get("seats") and rng.random() < 0.15:
        n = 1
    small = knobs.get("small", rng.random() < 0.7)
    options = random_options(rng, game, small)
    ages = rng.choice(["none", "all", "some", "equal"])
    seats: list[Made] = []
    for index in range(n):
        seat: Made = {"name": rng.choice(NAMES) + str(index)}
        if ages == "all" or (ages == "some" and rng.random() < 0.5):
            seat["age"] = rng.randint(5, 90)
        elif ages == "equal":
            seat["age"] = rng.choice([40, 40, 41])
        if game != "twist-coop" and rng.random() < 0.12:
            seat["hand"] = rng.choice([1, 1, 2, rng.randint(1, 5)])
        seats.append(seat)
    usual = {"anno-domini": 9, "timeline-polska": 6 if n <= 3 else 5 if n <= 5 else 4}.get(game, 4)
    common: int = options.get("hand", usual)
    need = 1
    for seat in seats:
        need += seat.get("hand", common)
    if game == "twist-coop":
        number = 36 + rng.choice([0, 0, 1, 2, 7, 20])
        style = knobs.get("dates") or rng.choice(["ties", "few", "few", "wide", "wide", "twelve"])
    else:
        number = need + (rng.choice([0, 0, 1, 2, 4, n, n + 3, 10, 15]) if small else rng.choice([0, 4, 12, 40]))
        style = knobs.get("dates") or rng.choice(["ties", "few", "wide", "wide", "boundary", "mixed", "mixed"])
    ids = knobs.get("ids") or rng.choice(["plain", "plain", "deck"])
    cards = random_cards(rng, game, number, style, ids)
    if style == "twelve":
        for card in cards.values():
            card["date"] = str(1900 + rng.randint(0, 11))
    pile = list(cards)
    rng.shuffle(pile)
    h: Made = {"kronika": 1, "game": game, "seats": seats, "cards": cards, "pile": pile}
    if options or rng.random() < 0.8:
        h["options"] = options
    if rng.random() < 0.5:
        h["first"] = rng.randrange(n)
    if knobs.get("x_keys", rng.random() < 0.25):
        for thing in (h, seats[0], cards[pile[0]], h.setdefault("options", {})):
            if rng.random() < 0.6:
                thing["x-" + rng.choice(["note", "", "кто"])] = rng.choice([None, True, 1.5, {"a": [1, {}]}, "x"])
    return h


# ---------------------------------------------------------------- players


def any_gap(rng: Random, row: list[str]) -> int:
    return rng.randint(0, len(row))


def right_gap(rng: Random, g: Made, row: list[str], card: str) -> int:
    """A gap that is right for the card, else any."""
    right = [gap for gap in range(len(row) + 1) if in_order([*row[:gap], card, *row[gap:]], g["dates"])]
    return rng.choice(right) if right else any_gap(rng, row)


def choose(rng: Random, g: Made, s: Made, skill: float) -> Made:
    """A legal move; `skill` is the share of moves made by one who knows the dates."""
    knows = rng.random() < skill
    seat, hand = s["turn"], s["hands"][s["turn"]]
    card = rng.choice(hand)
    m: Made = {"seat": seat}
    if g["game"] in FAMILY:
        gap = right_gap(rng, g, s["timeline"], card) if knows else any_gap(rng, s["timeline"])
        return {**m, "move": "place", "card": card, "gap": gap}
    if g["game"] == "twist-coop":
        return {**m, **choose_coop(rng, g, s, knows)}
    wrong = not in_order(s["chain"], g["dates"])
    emptied = s["layer"] is not None and not s["hands"][s["layer"]]  # D01 b: now or never
    doubts = 0.5 if emptied else (0.7 if wrong else 0.04) if knows else 0.2
    if s["layer"] is not None and rng.random() < doubts:
        return {**m, "move": "doubt"}
    m.update(move="add", card=card)
    row = list(s["chain"])
    how = g["options"]["correction"]
    if how != "none" and rng.random() < (0.6 if wrong and knows else 0.12 if row else 0.3):
        if how == "free" and knows:
            row.sort(key=lambda one: g["dates"][one])
        elif how == "free":
            rng.shuffle(row)
        elif row:
            one = row.pop(rng.randrange(len(row)))
            row.insert(any_gap(rng, row), one)
        m["chain"] = row
    m["gap"] = right_gap(rng, g, row, card) if knows else any_gap(rng, row)
    return m


def choose_coop(rng: Random, g: Made, s: Made, knows: bool) -> Made:
    seat, top = s["turn"], g["back"][s["discard"][-1]]
    upright = model.upright(s, seat)
    fits = [card for card in upright if model.lay(g, copy.deepcopy(s), card)]
    away = [card for card in s["hands"][seat] if g["front"][card] == top]
    if s["placed"] or s["tried"]:
        away = []
    if s["placed"] == 1 and rng.random() < (0.05 if fits else 0.8 if knows else 0.3):
        return {"move": "stop"}
    if away and (not upright or (knows and not fits) or rng.random() < (0.1 if knows else 0.2)):
        return {"move": "discard", "card": rng.choice(away)}
    return {"move": "place", "card": rng.choice(fits if knows and fits else upright)}


def dumped(rng: Random, thing: Made) -> str:
    how = rng.random()
    if how < 0.05:
        thing = dict(sorted(thing.items(), reverse=True))
    if how < 0.1:
        return json.dumps(thing, ensure_ascii=True)
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":") if how < 0.15 else None)


def simulate(rng: Random, g: Made, s: Made, skill: float, limit: int, x_keys: bool) -> tuple[list[str], list[Made]]:
    """Lines and states from s on, s itself the first state; at most `limit` moves."""
    lines, states = [], [s]
    while s["turn"] is not None and len(states) <= limit:
        m = choose(rng, g, s, skill)
        if x_keys and rng.random() < 0.2:
            m["x-clock"] = rng.choice([7, 0.25, None, "seat", {"gap": 1}])
        chances: list[str] = []

        def shuffled(cards: list[str], chances: list[str] = chances) -> list[str]:
            rng.shuffle(cards)
            line: Made = {"chance": "reshuffle", "pile": list(cards)}
            if x_keys and rng.random() < 0.1:
                line["x-seed"] = 4
            chances.append(dumped(rng, line))
            return cards

        s = model.play(g, s, m, shuffled)
        lines += [dumped(rng, m), *chances]
        states.append(s)
    return lines, states


# ---------------------------------------------------------------- positions


def as_position(game: str, s: Made) -> Made:
    return {key: s[key] for key in POSITION_KEYS["family" if game in FAMILY else game]}


def coop_ending(rng: Random, h: Made) -> Made | None:
    """A made-up late position of twist-coop: little or nothing left to draw, horizontal cards, seats without any."""
    g = read_header(h)
    n = g["n"]
    cards = list(h["pile"])
    rng.shuffle(cards)
    cards, box = cards[:36], cards[36:]
    s: Made = {"turn": 0, "round": rng.randint(1, 9), "hands": [[] for _ in range(n)], "pile": [], "discard": []}
    s.update(box=box, lower=[[cards.pop()]], upper=[], horizontal=[[] for _ in range(n)], placed=0, tried=False)
    s["discard"].append(cards.pop())
    low = rng.choice([0, 0, 1])
    for seat in range(n):
        for _ in range(min(len(cards), rng.choice([low, low, 1, 2, 4]))):
            s["hands"][seat].append(cards.pop())
    left = [card for card in cards if not model.lay(g, s, card)]
    spare = rng.choice([0, 0, 0, 1, 2]) if all(s["hands"]) else 0
    s["pile"], s["discard"] = left[:spare], left[spare:] + s["discard"]
    for seat in range(n):
        dead = [card for card in s["hands"][seat] if not model.lay(g, copy.deepcopy(s), card)]
        rng.shuffle(dead)
        s["horizontal"][seat] = dead if rng.random() < 0.6 else dead[: rng.randint(0, len(dead))]
    able = [seat for seat in range(n) if s["hands"][seat]]
    if not able:
        return None
    s["turn"] = rng.choice(able)
    if model.upright(s, s["turn"]):
        s["placed"] = rng.choice([0, 0, 1])
        s["tried"] = s["horizontal"][s["turn"]] != [] and rng.random() < 0.6
        hand = {g["front"][card] for card in s["hands"][s["turn"]]}
        s["discard"].sort(key=lambda card: g["back"][card] in hand)  # a match on top, tempting after a failed attempt
    return s


# ---------------------------------------------------------------- whole records


def random_record(rng: Random, game: str, **knobs: Any) -> list[str]:
    """The lines of one made-up game. Knobs, each left to chance where not given: `seats` (number), `small` (few cards),
    `dates` (ties, few, boundary, mixed, wide), `ids` (plain, deck, odd), `skill` (0..1), `limit` (moves),
    `position` (bool), `result` (bool), `x_keys` (bool), `stray` (positions with cards in box and discard alike).
    """
    h = random_header(rng, game, knobs)
    skill = knobs.get("skill", rng.choice([0.0, 0.3, 0.6, 0.8, 0.95, 1.0]))
    limit = knobs.get("limit", rng.choice([5, 40, 120, 120]))
    x_keys = knobs.get("x_keys", rng.random() < 0.25)
    g, s = model.start(h)
    if knobs.get("position", rng.random() < 0.35):
        position = coop_ending(rng, h) if game == "twist-coop" and rng.random() < 0.6 else None
        if position is None:
            passed = [one for one in simulate(rng, g, s, skill, 60, False)[1] if one["turn"] is not None]
            position = as_position(game, rng.choice(passed[len(passed) // 2 :]))
        if knobs.get("stray") and game != "twist-coop":
            for zone in ("box", "discard"):  # where it never lies by this game's options, but on the table all the same
                position[zone] = position[zone] + [position["pile"].pop() for _ in position["pile"][:2]]
        del h["pile"]
        h["position"] = position
        if x_keys and rng.random() < 0.3:
            position["x-why"] = "a puzzle"
        g, s = model.start(h)
    lines, states = simulate(rng, g, s, skill, limit, x_keys)
    if knobs.get("result", rng.random() < 0.35):
        due = [key for key in ("winners", "score", "rank") if key in s]
        kept = [key for key in due if rng.random() < 0.8] or due
        result: Made = {"result": {key: states[-1][key] for key in kept}}
        if x_keys and rng.random() < 0.3:
            result["x-by"] = "me"
        lines.append(dumped(rng, result))
    items = list(h.items())
    if rng.random() < 0.3:
        rng.shuffle(items)
    return [dumped(rng, dict(items)), *lines]
