"""What somebody at the keyboard is about to do: which card, which gap, which order of the chain. No screen here.

Knows the view of the seat on turn. It makes a move only when asked for one; whether that is legal is for the session.
"""

from __future__ import annotations

from kronika.cards import CardId
from kronika.engine import View
from kronika.table import Move
from kronika.table.moves import Add, Discard, Doubt, Place, Stop, TurnOver

__all__ = ["Choosing"]


class Choosing:
    """The choice of one turn. `card` and `gap` count from 0; `chain` is the corrected order, None while as it was.

    While `correcting`, `at` is the card of the chain under the cursor, and `held` says whether it is picked up.
    """

    def __init__(self, view: View) -> None:
        assert view.turn is not None  # nobody chooses when the game is over
        self.view = view
        self.seat = view.turn
        self.hand: list[CardId] = [card.id for card in view.seats[self.seat].hand]
        self.original: tuple[CardId, ...] = tuple(card.id for card in view.line)
        self.card = 0
        self.gap = len(self.original)
        self.chain: tuple[CardId, ...] | None = None
        self.correcting = False
        self.at = 0
        self.held = False
        self._before: list[tuple[tuple[CardId, ...], int]] = []
        if view.game == "twist-coop" and self.hand:
            upright = [at for at, card in enumerate(self.hand) if card not in view.seats[self.seat].horizontal]
            self.card = upright[0] if upright else 0

    @property
    def line(self) -> tuple[CardId, ...]:
        """The row as this player would have it."""
        return self.chain if self.chain is not None else self.original

    @property
    def chosen(self) -> CardId | None:
        """The card of the hand under the cursor."""
        return self.hand[self.card] if self.hand else None

    @property
    def may_doubt(self) -> bool:
        return self._offers(Doubt)

    @property
    def may_stop(self) -> bool:
        return self._offers(Stop)

    @property
    def may_discard(self) -> bool:
        legal = self.view.legal
        return legal is not None and any(isinstance(m, Discard) and m.card == self.chosen for m in legal.moves)

    @property
    def may_correct(self) -> bool:
        legal = self.view.legal
        return legal is not None and legal.correction != "none" and len(self.original) > 1

    @property
    def moved(self) -> frozenset[CardId]:
        """The cards that this player has moved in the chain."""
        return frozenset(chain[at] for chain, at in self._before if chain != self.line)

    def choose_card(self, number: int) -> None:
        """The card with this index, as far as there is one."""
        if 0 <= number < len(self.hand):
            self.card = number

    def next_card(self, step: int) -> None:
        if self.hand:
            self.card = (self.card + step) % len(self.hand)

    def move_up_or_down(self, step: int) -> None:
        """The gap, or while correcting the cursor or the card that is held; stops at the ends."""
        if not self.correcting:
            self.gap = min(max(self.gap + step, 0), len(self.line))
        elif not self.held:
            self.at = min(max(self.at + step, 0), len(self.line) - 1)
        else:
            to = min(max(self.at + step, 0), len(self.line) - 1)
            rest = [card for card in self.line if card != self.line[self.at]]
            rest.insert(to, self.line[self.at])
            self.chain, self.at = tuple(rest), to

    def correct(self) -> None:
        """Begin to correct the chain, or be done with it and choose a gap again."""
        if self.correcting:
            self.correcting = self.held = False
            if self.chain == self.original:
                self.chain = None
        elif self.may_correct:
            self.correcting = True
            self.at = min(self.gap, len(self.line) - 1)

    def pick_or_drop(self) -> None:
        """Pick up the card under the cursor, or drop it where it is now."""
        if not self.held:
            self._before.append((self.line, self.at))
        elif self._before and self._before[-1][0] == self.line:
            self._before.pop()
        self.held = not self.held

    def undo(self) -> bool:
        """Take back the last card moved in the chain; False where there is none."""
        if not self._before:
            return False
        chain, self.at = self._before.pop()
        self.held = False
        self.chain = None if chain == self.original else chain
        return True

    def reset(self) -> None:
        """The chain as it was, and no correcting any more."""
        self.chain = None
        self.correcting = self.held = False
        self._before.clear()

    def lay(self) -> Move | None:
        """The move of the chosen card: into the gap, or in the team game turned over."""
        if self.chosen is None:
            return None
        if self.view.game == "twist-coop":
            return TurnOver(self.seat, self.chosen)
        if self.view.game == "anno-domini":
            return Add(self.seat, self.chosen, self.gap, self.chain)
        return Place(self.seat, self.chosen, self.gap)

    def doubt(self) -> Move:
        return Doubt(self.seat)

    def stop(self) -> Move:
        return Stop(self.seat)

    def discard(self) -> Move | None:
        return Discard(self.seat, self.chosen) if self.chosen is not None else None

    def _offers(self, kind: type) -> bool:
        legal = self.view.legal
        return legal is not None and any(isinstance(move, kind) for move in legal.moves)
