"""How a server does: health once or as a stream of events, and numbers for Prometheus.

Knows how much is going on, not what.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Any, Final
from weakref import WeakSet

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.response import ServerSentEvent, ServerSentEventMessage
from prometheus_client import REGISTRY
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from kronika.server.hub import Hub

__all__ = ["HANDLERS", "count"]

_EVERY: Final = 5.0
_HUBS: Final[WeakSet[Hub]] = WeakSet()


class Health(msgspec.Struct):
    """`rooms` in memory, `devices` connected to them; `waiting` batches on their way to the disk."""

    status: str
    rooms: int
    devices: int
    waiting: int


def count(hub: Hub) -> None:
    """Let the numbers of this process cover the hub."""
    _HUBS.add(hub)


def _health(hub: Hub) -> Health:
    rooms = hub.live_rooms
    return Health("ok", len(rooms), sum(len(room.connections) for room in rooms), hub.store.counters().waiting)


@get("/health", media_type="application/json")
async def health(state: State) -> Health:
    """Alive, and how much is going on."""
    return _health(state.hub)


@get("/health/stream")
async def health_stream(state: State) -> ServerSentEvent:
    """The same every five seconds, as server-sent events of the kind `health`."""

    async def told() -> AsyncIterator[ServerSentEventMessage]:
        hub: Hub = state.hub
        while not hub.stopping.is_set():
            yield ServerSentEventMessage(event="health", data=msgspec.json.encode(_health(hub)).decode())
            with_patience = asyncio.ensure_future(hub.stopping.wait())
            await asyncio.wait({with_patience}, timeout=_EVERY)
            with_patience.cancel()

    return ServerSentEvent(told())


class _Numbers(Collector):
    """What is read from the hubs when somebody asks."""

    def describe(self) -> Iterable[Metric]:
        return ()

    def collect(self) -> Iterable[Metric]:
        hubs = list(_HUBS)
        rooms = [room for hub in hubs for room in hub.live_rooms]
        counters = [hub.store.counters() for hub in hubs]
        yield GaugeMetricFamily("kronika_rooms", "Rooms in memory.", len(rooms))
        yield GaugeMetricFamily("kronika_games", "Games under way in them.", sum(room.room.playing for room in rooms))
        yield GaugeMetricFamily("kronika_devices", "Devices connected.", sum(len(room.connections) for room in rooms))
        moves = CounterMetricFamily("kronika_moves", "Moves made, by whom.", labels=["by"])
        for by in ("person", "bot", "clock"):
            moves.add_metric([by], sum(hub.moves[by] for hub in hubs))
        yield moves
        numbers: dict[str, tuple[str, Any]] = {
            "kronika_commits": ("Commits of the database.", "flushes"),
            "kronika_commands": ("Commands stored.", "batches"),
            "kronika_facts": ("Facts stored.", "rows"),
            "kronika_failures": ("Commands that could not be stored.", "failed"),
        }
        for name, (told, field) in numbers.items():
            yield CounterMetricFamily(name, told, sum(getattr(each, field) for each in counters))
        waiting = sum(each.waiting for each in counters)
        yield GaugeMetricFamily("kronika_waiting", "Commands on their way to the disk.", waiting)


REGISTRY.register(_Numbers())
HANDLERS = (health, health_stream)
