"""Chance for kernels, by number: draw k of game g under seed s is always the same, whoever plays it and when.

Nothing moves on from draw to draw, so games may be shared out among any number of workers. The generator is splitmix64
(Steele, Lea and Flood, 2014): a game's key is one of its outputs, and draw k is the mixed sum of key and k times the
golden ratio. Good for simulation; a deal that people play comes from `kronika.chance`. It knows no cards and no rules.
"""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kronika.sim.kernels.compiling import compiled, entrance

__all__ = [
    "ERRORS",
    "below",
    "error_at",
    "key_from",
    "key_of",
    "nearly_normal",
    "word",
]

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_U27, _U30, _U31, _U32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)

_PIECES = 2048
_PIECE_BITS = np.uint64(21)  # of the upper 32 bits of a word, 11 choose the piece and 21 the place in it
_IN_PIECE = np.uint64((1 << 21) - 1)


@compiled
def _mix(z: Any) -> Any:
    z = (z ^ (z >> _U30)) * _FIRST
    z = (z ^ (z >> _U27)) * _SECOND
    return z ^ (z >> _U31)


@compiled
def key_of(seed: Any, game: Any) -> Any:
    """The key of a game, 64 bits, from a seed of 64 bits and the game's number."""
    return _mix(_mix(seed) + np.uint64(game) * _GOLDEN)


@entrance
def key_from(seed: Any, game: Any) -> Any:
    """`key_of`, for Python."""
    return key_of(seed, game)


@compiled
def word(key: Any, number: Any) -> Any:
    """64 bits: draw `number`, from 0, of the game with this key."""
    return _mix(key + (np.uint64(number) + np.uint64(1)) * _GOLDEN)


@compiled
def below(drawn: Any, limit: Any) -> Any:
    """A whole number from 0 to `limit` - 1 out of a word; none is likelier than another by more than limit / 2^32."""
    return np.int64(((drawn >> _U32) * np.uint64(limit)) >> _U32)


@compiled
def nearly_normal(drawn: Any, errors: Any) -> Any:
    """A draw with mean 0 and standard deviation 1 out of a word; `errors` is `ERRORS`."""
    high = drawn >> _U32
    piece = np.int64(high >> _PIECE_BITS)
    place = np.float64(np.int64(high & _IN_PIECE)) * (1.0 / 2097152.0)
    return errors[piece] + place * (errors[piece + 1] - errors[piece])


def _quantiles() -> NDArray[np.float64]:
    """The normal quantiles at 0, 1/2048, …, 1, the ends drawn in, scaled to standard deviation 1 between them."""
    bell = NormalDist()
    places = [1 / (4 * _PIECES), *(k / _PIECES for k in range(1, _PIECES // 2))]
    lower = [bell.inv_cdf(place) for place in places]
    nodes = np.array([*lower, 0.0, *(-value for value in reversed(lower))])
    left, right = nodes[:-1], nodes[1:]
    variance = float(np.mean((left * left + left * right + right * right) / 3))
    # To nine decimals: the same on machines whose logarithms differ in the last bit.
    return np.asarray(np.round(nodes / math.sqrt(variance), 9), dtype=np.float64)


ERRORS: NDArray[np.float64] = _quantiles()


@entrance
def _error_at(number: Any, errors: Any) -> Any:
    return nearly_normal(word(key_of(np.uint64(0), 0), number), errors)


def error_at(number: int) -> float:
    """Draw `number` of a game as an error, for Python."""
    return float(_error_at(number, ERRORS))
