"""Anno Domini: add a card to an undated chain, or doubt that the chain is in order. First without cards wins.

Nothing in the chain is dated or checked until somebody doubts it or the last card is laid, not even the starting card.
Hands lie open, event side up (AD-07); nobody may look at the backs (AD-06). A back holds one solution (AD-01): what a
date covers is for `kronika.dates` (AD-42, AD-49), what several mean together is `in_order` (AD-52 … AD-57).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.cards import CardId, Dates, Seat
from kronika.dates import in_order, is_certainly_before
from kronika.errors import IllegalMove, SetupError
from kronika.rules._terms import (
    Edition,
    Option,
    Play,
    Player,
    Shuffle,
    Stakes,
    Symbols,
    deal_hands,
    draw,
    hand_sizes,
    most_cards,
    no_such_gap,
    not_in_hand,
    read_options,
    turn_refusal,
)
from kronika.table import Cards, Table, Verdict
from kronika.table.events import (
    ChainCorrected,
    ChainPutAside,
    DirectionReversed,
    Doubted,
    GameEnded,
    Judged,
    LineExtended,
    LineOpened,
    Placed,
    PositionSet,
    RoundBegan,
    SeatsTaken,
    TurnedOver,
    TurnPassed,
)
from kronika.table.moves import Add, Doubt

MOVES = {"add": Add, "doubt": Doubt}

EDITIONS = {
    "anno-domini": Edition(
        "anno-domini",
        "Anno Domini",
        "AD",
        (2, 10),  # AD-60, D23
        "owner",  # AD-12, D14: seat 0 owns the game
        (
            Option("hand", "AD-04 AD-61 AD-62 D21", "cards dealt to each seat", 9, minimum=1),
            Option("penalty_doubter", "AD-24 D15", "cards for a doubter who was wrong", 4, minimum=0),
            Option("penalty_layer", "AD-26 D15", "cards for whoever laid last into a wrong chain", 2, minimum=1),
            Option(
                "correction",
                "AD-20 D06",
                "how far the chain may be corrected",
                "free",
                choices=("free", "one", "none"),
            ),
            Option("last_card", "AD-40 D01", "who checks the last card", "reveal", choices=("reveal", "successor")),
        ),
    )
}


class Params(msgspec.Struct, frozen=True):
    """The numbers of the box and its house rules, for one game."""

    seats: int
    first: Seat
    common: int
    """Cards dealt to each seat that has no number of its own."""
    hands: tuple[int, ...]
    """9 each (AD-04), or fewer by agreement (AD-61, AD-62, D21)."""
    penalty_doubter: int
    """4 (AD-24); other printings 2 (D15)."""
    penalty_layer: int
    """2 (AD-26); other printings 3 (D15)."""
    correction: str
    """`free`, `one` card, or `none` (D06)."""
    last_card: str
    """`reveal`: checked at once; `successor`: the successor decides (D01)."""


def params(
    edition: Edition, options: Mapping[str, Any], players: Sequence[Player], first: Seat, symbols: Symbols, dealt: bool
) -> Params:
    """The numbers for this game; where cards are `dealt` (not laid out as a position), refuses too small a deck."""
    chosen = {option.name: option.default for option in edition.options} | read_options(edition, options)
    common = chosen.pop("hand")
    hands = hand_sizes(common, players)
    if dealt:
        most_cards(hands, len(symbols))
    return Params(len(players), first, common, hands, **chosen)


def deal(params: Params, pile: tuple[CardId, ...]) -> Play:
    """Hands at random from the top (AD-05), the rest is the stack (AD-08); then the first chain begins."""
    t = yield SeatsTaken(params.seats, pile)
    t = yield from deal_hands(t, params.hands, params.first)
    return (yield from begin_chain(t, params.first, 1))


def begin_chain(t: Table, beginner: Seat, number: int) -> Play:
    """A new starting card, undated (AD-10, AD-11, AD-32), belonging to nobody (D22, D25).

    Two where the beginner has exactly one card left (AD-35, D12).
    """
    for _ in range(2 if len(t.hands[beginner]) == 1 else 1):
        if not t.pile and t.discard:
            t = yield Shuffle("discard", t.discard)  # AD-63, D11
        if t.pile:  # Without a card the chain starts empty (D11).
            t = yield (LineExtended(t.pile[0]) if t.line else LineOpened(t.pile[0]))
    return (yield RoundBegan(number, beginner, t.active))


def stakes(t: Table, params: Params) -> Stakes | None:
    """What a doubt costs now (AD-24, AD-26), as far as there are cards to draw: the pile, those put aside, and the
    chain itself (AD-31, D11). None where there is nothing to doubt (D04).
    """
    layer = t.layer
    if t.turn is None or layer is None:
        return None
    most = len(t.pile) + len(t.discard) + len(t.line)
    # Where a right chain has used up the layer's hand, the game is over and nobody draws (AD-39).
    doubter = min(params.penalty_doubter, most) if t.hands[layer] else 0
    return Stakes(layer, min(params.penalty_layer, most), doubter)


def wrong_pairs(chain: Sequence[CardId], dates: Dates) -> Iterator[tuple[int, int]]:
    """The pairs of places of a chain that are in the wrong order (AD-28, D07), neighbours first, then by distance."""
    for distance in range(1, len(chain)):
        for left in range(len(chain) - distance):
            if is_certainly_before(dates[chain[left + distance]], dates[chain[left]]):
                yield left, left + distance


def successor(t: Table, seat: Seat, params: Params) -> Seat:
    """The next seat in the direction of play (AD-16, D13, D27)."""
    return (seat + t.direction) % params.seats


def legal_moves(t: Table, params: Params) -> list[Add | Doubt]:
    """Each own card into each gap (AD-13, AD-17), and a doubt (AD-21), whatever one believes (AD-59).

    Corrections, of which there may be n!, are not listed; `correction` says how far they go.
    """
    if t.turn is None:
        return []
    seat = t.turn
    moves: list[Add | Doubt] = [Add(seat, card, gap) for card in t.hands[seat] for gap in range(len(t.line) + 1)]
    return moves + doubts(t)


def doubts(t: Table) -> list[Add | Doubt]:
    """The doubt of the seat on turn, where there is something to doubt (AD-21, D04)."""
    return [Doubt(t.turn)] if t.turn is not None and t.layer is not None else []


INTO_GAPS = (Add, doubts)
"""What `legal_moves` comes to, for whoever writes it out: the move of each card into each gap, and then what else."""


def correction(t: Table, params: Params) -> str:
    """How far the chain may be corrected before a card goes in: `free`, `one` card moved, or `none` (AD-20, D06)."""
    return params.correction if t.turn is not None else "none"


def refusal(t: Table, move: Add | Doubt, params: Params) -> IllegalMove | None:
    """Why the move is not allowed, or None: a card added, perhaps after a correction, or a doubt (AD-21, D05, G07)."""
    if wrong := turn_refusal(t, move.seat, "AD-16 AD-19", "AD-39"):
        return wrong
    if isinstance(move, Doubt):
        if t.layer is None:
            return IllegalMove(
                "move.nothing-to-doubt", "nobody has laid a card into this chain yet; add a card instead", "D04"
            )
        return None
    if wrong := not_in_hand(t, move.seat, move.card, "AD-13"):
        return wrong
    if wrong := no_such_gap(t, move.gap, "AD-17"):
        return wrong
    return correction_refusal(t.line, move.chain, params) if move.chain is not None else None


def correction_refusal(line: Cards, chain: Cards, params: Params) -> IllegalMove | None:
    """Why the chain may not be corrected so, or None."""
    if params.correction == "none":
        return IllegalMove("move.no-correction", "this game is played without correcting; leave the chain out", "D06")
    if len(chain) != len(line) or sorted(chain) != sorted(line):
        return IllegalMove(
            "move.other-chain",
            f"the corrected chain must hold the cards of the chain, each once: {', '.join(line)}",
            "AD-20",
        )
    if params.correction == "one" and not at_most_one_moved(line, chain):
        return IllegalMove("move.too-much-corrected", "this game allows one card of the chain to be moved", "D06")
    return None


def at_most_one_moved(before: Cards, after: Cards) -> bool:
    """Whether one order comes from the other by taking out one card and putting it back elsewhere, or by nothing."""
    if before == after:
        return True
    differ = [at for at in range(len(before)) if before[at] != after[at]]
    old, new = before[differ[0] : differ[-1] + 1], after[differ[0] : differ[-1] + 1]
    return old[1:] == new[:-1] or old[:-1] == new[1:]


def apply(t: Table, move: Add | Doubt, dates: Dates, params: Params) -> Play:
    """A doubt ends the chain (AD-22); a card laid accepts it as it lies (AD-30) and is not checked (AD-18)."""
    if isinstance(move, Doubt):
        t = yield Doubted(move.seat)  # AD-21
        return (yield from judge(t, move.seat, dates, params))
    return (yield from add(t, move, dates, params))


def add(t: Table, move: Add, dates: Dates, params: Params) -> Play:
    """Correct, insert (earlier above, later below: AD-14, AD-15, D00), pass on; the last card is special (AD-39)."""
    seat, before = move.seat, t.layer
    if move.chain is not None:
        t = yield ChainCorrected(seat, move.chain)  # AD-20, AD-36
    t = yield Placed(seat, move.card, move.gap)  # AD-13, AD-17
    if before is not None and not t.hands[before]:
        # The successor laid a card instead of doubting the last one: accepted (D01 b), the first emptied wins (D17).
        return (yield GameEnded(winners=(before,)))
    left = len(t.hands[seat])
    if left == 2 and not t.reversed:
        t = yield DirectionReversed()  # AD-37, AD-38, at once (D02), only by laying (D16)
    if left == 0 and params.last_card == "reveal":
        return (yield from judge(t, successor(t, seat, params), dates, params))  # AD-40, D01 a
    return (yield TurnPassed(successor(t, seat, params), t.round))  # AD-16, D02


def judge(t: Table, doubter: Seat, dates: Dates, params: Params) -> Play:
    """Turn every card over (AD-23, D20); one year out of order is an error (AD-28), an overlap is not (D07, D28)."""
    for card in t.line:
        t = yield TurnedOver(card)
    correct = in_order(dates[card] for card in t.line)
    layer = t.layer
    assert layer is not None  # D04, so nobody both doubts and answers for the chain: D26
    if correct and not t.hands[layer]:
        t = yield Judged(Verdict(doubter, True, (doubter, 0)))
        return (yield GameEnded(winners=(layer,)))  # AD-39
    t = yield ChainPutAside()  # AD-31, before the penalty is drawn (D11)
    # Whoever laid last answers for the whole chain, whoever laid the wrong card (AD-26, AD-27, AD-29, AD-41, D03).
    seat, penalty = (doubter, params.penalty_doubter) if correct else (layer, params.penalty_layer)  # AD-24
    held = len(t.hands[seat])
    for drawn in range(penalty):
        t = yield from draw(t, seat, "discard")  # AD-25
        if len(t.hands[seat]) == held + drawn:
            break  # what cannot be drawn lapses (D11)
    t = yield Judged(Verdict(doubter, correct, (seat, len(t.hands[seat]) - held)))
    return (yield from begin_chain(t, doubter, t.round + 1))  # AD-32, AD-33, AD-34, D18, D19


POSITION = {"chain": "zone", "direction": "direction", "reversed": "bool", "layer": "seat or null"}


def state(t: Table) -> dict[str, Any]:
    """The keys of the written-out state that this game adds to the common ones."""
    verdict = t.verdict
    return {
        "chain": t.line,
        "direction": t.direction,
        "reversed": t.reversed,
        "layer": t.layer,
        "verdict": verdict and {"doubter": verdict.doubter, "correct": verdict.correct, "penalty": verdict.penalty},
        "winners": t.outcome.winners if t.outcome else None,
    }


def position(t: Table, keys: Mapping[str, Any], dates: Dates, params: Params) -> Play:
    """Starts from a position whose common zones are already on `t`; refuses one that cannot be."""
    layer = keys["layer"]
    wrong = position_error(t, keys, params)
    if wrong is not None:
        raise SetupError("setup.position", f"position: {wrong}")
    start = replace(
        t,
        line=keys["chain"],
        direction=keys["direction"],
        reversed=keys["reversed"],
        layer=layer,
        active=tuple(range(params.seats)),
        open_cards=t.discard,
    )
    return (yield PositionSet(start))


def position_error(t: Table, keys: Mapping[str, Any], params: Params) -> str | None:
    """What is wrong with a position, or None."""
    chain, layer = keys["chain"], keys["layer"]
    if (keys["direction"] == -1) != keys["reversed"]:
        return "direction must be -1 where the direction has been reversed, else 1 [AD-38 D13]"
    if layer is None and len(chain) > 2:
        return f"a chain of {len(chain)} cards has a layer [D12]"
    if layer is not None and not chain:
        return f"seat {layer} cannot have laid last into an empty chain [AD-27]"
    if layer == t.turn:
        return f"seat {layer} cannot both have laid last and be on turn [AD-16]"
    for seat, hand in enumerate(t.hands):
        # Only a player whose last card still waits for the successor's word sits there without cards (D01 b).
        if not hand and not (params.last_card == "successor" and seat == layer):
            return f"seat {seat} has no cards, so the game would be over [AD-39]"
    return None
