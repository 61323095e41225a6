"""What a language model is told at the table: the rules in short, and the table as the view has it, in English.

Made from the view alone, so it can hold no date that nobody has turned over. Titles are as the deck has them.
"""

from __future__ import annotations

from typing import Any

from kronika.engine import CardView, View
from kronika.guests.answers import Refused, shortened

__all__ = ["meant", "rules_text", "table_text"]

_ANSWER = "Think as you like, but end with one line of JSON, such as"
_ROW = (
    "Gaps of the row are counted from 0: gap 0 lies before its first card, gap 1 behind it, and so on. {answer} "
    '{{"card": 2, "gap": 0}}, card 2 of your hand into gap 0'
)
_RULES = {
    "timeline": (
        "You play Timeline. A row of events lies in the middle, earliest first, with their dates. Lay one card of "
        "your hand into the gap where it belongs; then its date is turned over. If it is right it stays; if not, you "
        "draw another card. Whoever has no cards left wins."
    ),
    "twist-coop": (
        "You play Timeline Twist as a team. Turn over a card of your hand: it is added where its date puts it, at an "
        "end of the lower level, above a free gap of it, or on a card of its year; each place of the lower level "
        "scores 3 and each card above 2, and cards that are left score −1. A card whose place is taken is laid aside, "
        "and a turn in which no card of a hand finds a place ends the game. "
        f'{_ANSWER} {{"card": 1}} to turn over card 1, {{"discard": 1}} or {{"stop": true}}.'
    ),
    "anno-domini": (
        "You play Anno Domini. A chain of events lies in the middle, its dates hidden; it should run from the "
        "earliest to the latest, and you may bluff. Lay a card of your hand into a gap of the chain, or doubt the "
        "chain: then its dates are turned over. If it was wrong, whoever laid last draws cards; if it was right, you "
        "do. Whoever has no cards left wins."
    ),
}
"""By the beginning of a ruleset's id, competitive Twist being a timeline."""
LONGEST_TITLE = 200


def rules_text(view: View, note: str = "") -> str:
    """The rules, and how to answer; `note` is what else everybody knows."""
    kind = view.game if view.game in _RULES else "timeline"
    text = _RULES[kind]
    if kind == "timeline":
        text += " " + _ROW.format(answer=_ANSWER) + "."
    elif kind == "anno-domini":
        text += " " + _ROW.format(answer=_ANSWER) + '; or {"doubt": true}.'
        if view.legal is not None and view.legal.correction != "none":
            text += (
                ' Before you lay a card you may put the chain into another order: {"card": 2, "gap": 0, "chain": '
                "[1, 0, 2]}, the numbers of its cards as they lie now in the order that they are to have."
                + (" One card may move." if view.legal.correction == "one" else "")
            )
    return f"{text} {note}".strip()


def table_text(view: View) -> str:
    """The table as the seat on turn sees it; raises ValueError for the view of nobody on turn."""
    if view.you is None or view.legal is None:
        raise ValueError("this is not the view of the seat on turn")
    lines = [f"Round {view.round}. You are player {view.you} of {len(view.seats)}."]
    if view.game == "twist-coop":
        for name, level in (("Lower level, earliest first", view.lower), ("Above its gaps", view.upper)):
            lines.append(f"{name}:")
            lines += [f"  {at}. {' / '.join(map(_card, stack)) or 'free'}" for at, stack in enumerate(level)]
    else:
        lines.append("The chain:" if view.game == "anno-domini" else "The row, earliest first:")
        lines += [f"  {at}. {_card(card)}" for at, card in enumerate(view.line)]
    own = view.seats[view.you]
    lines.append("Your hand:")
    for at, card in enumerate(own.hand):
        aside = ", laid aside" if card.id in own.horizontal else ""
        symbol = f" ({card.symbol}{aside})" if view.game == "twist-coop" else ""
        lines.append(f"  {at}. {_card(card)}{symbol}")
    others = [str(len(seat.hand)) for at, seat in enumerate(view.seats) if at != view.you]
    lines.append(f"Cards of the others: {', '.join(others) or 'none'}; cards in the pile: {view.pile}.")
    if view.doubt is not None:
        lines.append(
            f"Player {view.doubt.layer} laid last. If the chain is wrong they draw {view.doubt.layer_draws}; "
            f"if you doubt and it is right you draw {view.doubt.doubter_draws}."
        )
    kinds = sorted({type(move).__name__ for move in view.legal.moves})
    words = {"Place": "lay a card", "Add": "lay a card", "Doubt": "doubt", "TurnOver": "turn over a card"}
    lines.append(f"You may: {', '.join(words.get(kind, kind.lower()) for kind in kinds)}.")
    return "\n".join(lines)


def meant(answer: Any, view: View) -> dict[str, Any]:
    """An answer's move as JSON has moves, without its seat; raises Refused where it says none."""
    assert view.you is not None
    if answer.get("doubt") is True:
        return {"move": "doubt"}
    if answer.get("stop") is True:
        return {"move": "stop"}
    hand = view.seats[view.you].hand
    number = answer.get("discard", answer.get("card"))
    if type(number) is not int or not 0 <= number < len(hand):
        raise Refused("llm.card", f"a card of your hand is a whole number from 0 to {len(hand) - 1}")
    card = hand[number].id
    if view.game == "twist-coop":
        return {"move": "discard" if "discard" in answer else "turn-over", "card": card}
    gap = answer.get("gap")
    if type(gap) is not int or not 0 <= gap <= len(view.line):
        raise Refused("llm.gap", f"a gap is a whole number from 0 to {len(view.line)}")
    if view.game != "anno-domini":
        return {"move": "place", "card": card, "gap": gap}
    order = answer.get("chain")
    if order is not None and (
        not isinstance(order, list) or not all(type(at) is int and 0 <= at < len(view.line) for at in order)
    ):
        raise Refused("llm.chain", f"chain holds the numbers of its cards, from 0 to {len(view.line) - 1}, each once")
    chain = None if order is None else [view.line[at].id for at in order]
    if chain == [one.id for one in view.line]:
        chain = None
    return {"move": "add", "card": card, "gap": gap, "chain": chain}


def _card(card: CardView) -> str:
    title = shortened(card.title)[:LONGEST_TITLE]
    return f"{title} [{shortened(card.back.date)}]" if card.back is not None else title
