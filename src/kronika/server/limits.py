"""How much one address or one connection may ask: token buckets, bounded in number.

Knows neither sockets nor rooms.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec

__all__ = ["UNLIMITED", "USUAL", "Bucket", "Buckets", "Limits", "Rate", "address_of"]

_MOST: Final = 20_000
Rate: TypeAlias = tuple[float, float]
"""So many a second in the long run, and so many at once."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What an address may ask, unless it says that it is about a connection."""

    requests: Rate = (50.0, 1000.0)
    """Of any kind, by HTTP."""
    requests_at_once: int = 100
    rooms: Rate = (1.0, 60.0)
    """New rooms."""
    stored: Rate = (64 * 2**20 / 86_400, 64.0 * 2**20)
    """Bytes of drafts and published decks."""
    guesses: Rate = (1.0, 60.0)
    """Codes that find no room of theirs. Codes are short, so guessing is slow."""
    handshakes: Rate = (2.0, 120.0)
    messages: Rate = (200.0, 2000.0)
    """On all its sockets."""
    messages_each: Rate = (10.0, 40.0)
    """On one connection."""
    connections: int = 300
    malformed: int = 10
    """Messages of one connection that may be malformed, or too many, before it is closed."""
    devices: int = 16
    """Connections of one person to one room; the oldest is closed for a new one."""
    hello: float = 10.0
    """Seconds until a connection has said who it is."""


USUAL: Final = Limits()
UNLIMITED: Final = Limits(
    requests=(1e9, 1e9), rooms=(1e9, 1e9), stored=(1e15, 1e15), guesses=(1e9, 1e9), handshakes=(1e9, 1e9),
    messages=(1e9, 1e9), messages_each=(1e9, 1e9), requests_at_once=1 << 30, connections=1 << 30, malformed=1 << 30,
)  # fmt: skip
"""For load tests from one address."""


class Bucket:
    """Holds `burst` tokens and gains `rate` of them a second."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens, self._at = burst, time.monotonic()

    def take(self, tokens: float = 1.0) -> bool:
        """Take so many; false, and nothing taken, where there are not enough."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    def give_back(self, tokens: float = 1.0) -> None:
        """What was taken before turned out to cost nothing."""
        self._tokens = min(self._burst, self._tokens + tokens)


class Buckets:
    """One bucket an address; those longest unused are forgotten where there are very many."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, tokens: float = 1.0) -> bool:
        """Take from the bucket of this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(*self._rate)
            if len(self._buckets) > _MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(tokens)

    def give_back(self, address: str, tokens: float = 1.0) -> None:
        """Give back what was taken from the bucket of this address."""
        if (bucket := self._buckets.get(address)) is not None:
            bucket.give_back(tokens)


def address_of(scope: Mapping[str, Any]) -> str:
    """Whom an ASGI scope counts for: its address, or with IPv6 its network, of which one customer has a whole one."""
    client = scope.get("client")
    return _network(client[0]) if client else ""


@lru_cache(4096)
def _network(host: str) -> str:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
