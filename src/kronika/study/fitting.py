"""How hard each card is and how much each player knows, from placements: an item-response model, fitted at once.

Knows placements and numbers; no decks, no rules. A placement of card i by player p into one of g gaps, of which the
share c is right, is right with chance

    c + (1 - c) / (1 + exp(-(mean + skill_p - prior_i - extra_i - slope ln(g / 5))))

that is the Rasch model with a floor for guessing, which is known from the line and not estimated, and one slope for
longer lines. `prior_i` is what the card's date leads one to expect (`kronika.study.prior`), `extra_i` what play says
beside it. Skills and extras are normal around 0; how far they spread is estimated too. Found is the maximum of the
penalised likelihood by Fisher scoring; intervals are Laplace's, from the information there. Docs: docs/learning.md.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from kronika.cards import CardId
from kronika.study.placements import Placement

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]

__all__ = ["GAPS", "CardFit", "Fit", "PlayerFit", "fit"]

GAPS: Final = 5
"""Gaps that a difficulty is stated for."""
MOST_PLAYERS: Final = 1500
"""Those with the most placements; memory goes with the square of players and cards together."""
MOST_CARDS: Final = 2500
_Z95: Final = 1.959964
_ROUNDS: Final = 25
"""Times that the spreads are estimated anew."""
_STEPS: Final = 60
_SLOPE: Final = 0.5
"""Standard deviation of the slope before anything is seen, around 0.5."""
_MEAN: Final = 2.0
_SPREAD: Final = (0.8, 0.6)
"""Standard deviations of skills and of extras before anything is seen; they weigh as much as `_WEIGHT` of either."""
_WEIGHT: Final = 4.0


class CardFit(msgspec.Struct, frozen=True, gc=False):
    """A card. `difficulty` in logits, 0 where the average player knows the gap, of five, once in two tries; with its
    95 % interval. `extra` is by how much it is harder than its date led to expect; `chance` that of the average
    player on five gaps, guessing included.
    """

    card: CardId
    tries: int
    right: int
    difficulty: float
    low: float
    high: float
    extra: float
    chance: float

    def chance_at(self, skill: float) -> float:
        """The chance, 0..1, of a player of this skill on five gaps, guessing included."""
        return 1.0 / GAPS + (1.0 - 1.0 / GAPS) / (1.0 + math.exp(self.difficulty - skill))


class PlayerFit(msgspec.Struct, frozen=True, gc=False):
    """A player. `skill` in logits, 0 for the average one, with its 95 % interval."""

    player: str
    tries: int
    right: int
    skill: float
    low: float
    high: float


class Fit(msgspec.Struct, frozen=True):
    """What was found: cards and players in the order of their names; `slope` for longer lines, the spreads of skills
    and extras, placements used, and players left out because there were too many.
    """

    cards: tuple[CardFit, ...]
    players: tuple[PlayerFit, ...]
    slope: float
    skills: float
    extras: float
    used: int
    left_out: int


def fit(
    placements: Sequence[Placement], prior: Mapping[CardId, float], *, cards: Sequence[CardId] | None = None
) -> Fit:
    """The model of these placements. `prior` is the expected difficulty of each card in logits, 0 for those left out;
    `cards` are reported even without a try, those of the placements where None.

    Raises ValueError where there are more than `MOST_CARDS`.
    """
    import numpy as np

    names = sorted(cards if cards is not None else {one.card for one in placements})
    if len(names) > MOST_CARDS:
        raise ValueError(f"at most {MOST_CARDS} cards")
    often = Counter(one.player for one in placements)
    kept = sorted(player for player, _ in often.most_common(MOST_PLAYERS))
    row, column = {p: n for n, p in enumerate(kept)}, {c: n for n, c in enumerate(names)}
    used = [one for one in placements if one.player in row and one.card in column]
    expected = np.array([prior.get(card, 0.0) for card in names], np.float64)
    data = _Data(
        player=np.array([row[one.player] for one in used], np.intp),
        card=np.array([column[one.card] for one in used], np.intp),
        long=np.log(np.array([one.gaps for one in used], np.float64) / GAPS),
        floor=np.clip(np.array([one.floor for one in used], np.float64), 0.0, 0.999),
        right=np.array([one.is_right for one in used], np.float64),
        expected=expected,
        players=len(kept),
        cards=len(names),
    )
    at, covariance, spreads = _fitted(data)
    return _told(data, names, kept, at, covariance, spreads, len(often) - len(kept))


class _Data(msgspec.Struct):
    player: Any
    card: Any
    long: Any
    floor: Any
    right: Any
    expected: Any
    players: int
    cards: int

    @property
    def size(self) -> int:
        """Skills, extras, mean, slope: the parameters in their order."""
        return self.players + self.cards + 2


def _fitted(data: _Data) -> tuple[Vector, NDArray[np.float64], tuple[float, float]]:
    """Parameters, their covariance, the spreads; alternately, until the spreads stay."""
    import numpy as np

    skills, extras = _SPREAD
    at = np.zeros(data.size)
    at[-1] = 0.5
    first, last = slice(0, data.players), slice(data.players, data.players + data.cards)
    for _ in range(_ROUNDS):
        at = _maximum(data, at, skills, extras)
        covariance = np.linalg.inv(_information(data, at, skills, extras)[1])
        own = np.diag(covariance)
        was = skills, extras
        skills = _spread(at[first], own[first], _SPREAD[0])
        extras = _spread(at[last], own[last], _SPREAD[1])
        if abs(skills - was[0]) < 1e-3 and abs(extras - was[1]) < 1e-3:
            break
    return np.asarray(at, np.float64), np.asarray(covariance, np.float64), (skills, extras)


def _spread(values: Vector, variances: Vector, before: float) -> float:
    total = float((values * values + variances).sum()) + _WEIGHT * before**2
    return float((total / (len(values) + _WEIGHT)) ** 0.5)


def _maximum(data: _Data, at: Vector, skills: float, extras: float) -> Vector:
    """The penalised maximum from here: Fisher scoring, a step halved until it climbs."""
    import numpy as np

    value = _height(data, at, skills, extras)
    for _ in range(_STEPS):
        slope, information = _information(data, at, skills, extras)
        step = np.linalg.solve(information, slope)
        for _ in range(20):
            higher = _height(data, at + step, skills, extras)
            if higher >= value - 1e-12:
                break
            step /= 2
        else:
            return at
        at, gained, value = at + step, higher - value, higher
        if gained < 1e-7 and float(np.abs(step).max()) < 1e-5:
            break
    return at


def _chances(data: _Data, at: Vector) -> tuple[Vector, Vector]:
    import numpy as np

    cards = data.players + data.card
    odds = at[-2] + at[data.player] - data.expected[data.card] - at[cards] - at[-1] * data.long
    knowing = 1.0 / (1.0 + np.exp(-np.clip(odds, -30.0, 30.0)))
    return data.floor + (1.0 - data.floor) * knowing, knowing


def _height(data: _Data, at: Vector, skills: float, extras: float) -> float:
    import numpy as np

    chance = np.clip(_chances(data, at)[0], 1e-12, 1.0 - 1e-12)
    likely = float((data.right * np.log(chance) + (1.0 - data.right) * np.log(1.0 - chance)).sum())
    middle, sd = _before(data, skills, extras)
    return likely - 0.5 * float((((at - middle) / sd) ** 2).sum())


def _before(data: _Data, skills: float, extras: float) -> tuple[Vector, Vector]:
    import numpy as np

    middle, sd = np.zeros(data.size), np.full(data.size, skills)
    sd[data.players :] = extras
    middle[-1], sd[-2], sd[-1] = 0.5, _MEAN, _SLOPE
    return middle, sd


def _information(data: _Data, at: Vector, skills: float, extras: float) -> tuple[Vector, NDArray[np.float64]]:
    """The gradient of the height, and the expected information with that of the penalty."""
    import numpy as np

    chance, knowing = _chances(data, at)
    chance = np.clip(chance, 1e-9, 1.0 - 1e-9)
    rise = (1.0 - data.floor) * knowing * (1.0 - knowing)  # of the chance with the odds
    weight = rise / (chance * (1.0 - chance))
    pull, worth = (data.right - chance) * weight, rise * weight
    middle, sd = _before(data, skills, extras)
    gradient = -(at - middle) / sd**2
    information = np.diag(1.0 / sd**2)
    cards = data.players + data.card
    columns = [(data.player, 1.0), (cards, -1.0), (None, 1.0), (None, -data.long)]
    places = [None, None, data.size - 2, data.size - 1]
    for one, (index, sign) in enumerate(columns):
        at_one = np.full(len(pull), places[one]) if index is None else index
        np.add.at(gradient, at_one, pull * sign)
        for other, (other_index, other_sign) in enumerate(columns):
            at_other = np.full(len(pull), places[other]) if other_index is None else other_index
            np.add.at(information, (at_one, at_other), worth * sign * other_sign)
    return gradient, information


def _told(
    data: _Data,
    names: list[CardId],
    kept: list[str],
    at: Vector,
    covariance: NDArray[np.float64],
    spreads: tuple[float, float],
    left_out: int,
) -> Fit:
    import numpy as np

    base, mean = data.players, at[-2]
    tried = np.bincount(data.card, minlength=data.cards), np.bincount(data.player, minlength=data.players)
    hits = (
        np.bincount(data.card, data.right, minlength=data.cards),
        np.bincount(data.player, data.right, minlength=data.players),
    )
    cards = []
    for n, name in enumerate(names):
        own = base + n
        difficulty = float(data.expected[n] + at[own] - mean)
        variance = covariance[own, own] + covariance[-2, -2] - 2 * covariance[own, -2]
        half = _Z95 * float(max(0.0, variance)) ** 0.5
        chance = 1.0 / GAPS + (1.0 - 1.0 / GAPS) / (1.0 + math.exp(difficulty))
        cards.append(
            CardFit(
                name, int(tried[0][n]), int(hits[0][n]), difficulty, difficulty - half, difficulty + half,
                float(at[own]), chance,
            )
        )  # fmt: skip
    players = []
    for n, name in enumerate(kept):
        half = _Z95 * float(covariance[n, n]) ** 0.5
        skill = float(at[n])
        players.append(PlayerFit(name, int(tried[1][n]), int(hits[1][n]), skill, skill - half, skill + half))
    return Fit(tuple(cards), tuple(players), float(at[-1]), spreads[0], spreads[1], len(data.right), left_out)
