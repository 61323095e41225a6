"""How much an address may ask: buckets that fill slowly, and tables of them that stay small."""

from __future__ import annotations

import pytest

from kronika.server import limits
from kronika.server.limits import Bucket, Buckets, address_of


class Clock:
    """Time that passes when it is told to."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        patch.setattr("kronika.server.limits.time.monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_a_bucket_gives_its_burst_at_once_and_then_its_rate(clock: Clock) -> None:
    bucket = Bucket(2.0, 5.0)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    clock.now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 3600
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False], "it holds its burst at most"
    clock.now += 1
    assert not bucket.take(3)
    assert bucket.take(2), "what is refused takes nothing"


def test_a_table_of_buckets_stays_small_and_forgets_those_unused_for_longest(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "_MOST", 100)
    table = Buckets((0.001, 2.0))
    assert [table.take("attacker") for _ in range(3)] == [True, True, False]
    for number in range(1000):
        clock.now += 0.001
        assert table.take(f"192.0.2.{number}")
        if number % 50 == 0:
            assert not table.take("attacker"), "who keeps on asking is remembered"
        assert len(table._buckets) <= 100
    table.give_back("192.0.2.0")
    assert len(table._buckets) <= 100, "what was forgotten does not come back"


@pytest.mark.parametrize(
    ("host", "counts_for"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1%eth0", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_customer_counts_once_whatever_address_of_theirs_they_use(host: str, counts_for: str) -> None:
    assert address_of({"client": (host, 1)}) == counts_for
    assert address_of({"client": None}) == address_of({}) == ""
