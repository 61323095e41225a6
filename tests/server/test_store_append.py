"""What goes into the store: in order, once, whole, and on the disk before anybody is told."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kronika.server.store import (
    Batch,
    Conflict,
    Duplicate,
    EndedGame,
    GameRow,
    NewRoom,
    PatchRow,
    ReportRow,
    Store,
    StoreError,
    Timer,
    open_store,
)
from kronika.server.store import ledger as ledgers
from kronika.server.store import writer as writing
from kronika.server.store.schema import METADATA
from tests.server.storing import PATIENCE, code_of, line, opening, said, sql, stored, together


def test_facts_come_back_as_they_went_in(store: Store) -> None:
    stored(store, opening("r", "ABCDEF"), line("r", 2, "ahoj"), line("r", 3, "čau \u0000 🙂"))
    assert [seq for seq, _ in store.facts("r")] == [1, 2, 3, 4]
    assert store.facts("r", after=2) == [(3, said("ahoj")[0][1]), (4, said("čau \u0000 🙂")[0][1])]
    assert store.facts("another") == []


def test_any_bytes_are_kept(store: Store) -> None:
    body = bytes(range(256))
    stored(store, opening("r", "ABCDEF"), Batch(room="r", seq=2, rows=(("x", body), ("x", b"")), at=0.0))
    assert store.facts("r", 2) == [(3, body), (4, b"")]


@pytest.mark.parametrize("seq", [0, 1, 3, 100, -1])
def test_only_the_next_fact_of_a_room_is_stored(store: Store, seq: int) -> None:
    stored(store, opening("r", "ABCDEF"))
    error = store.append(line("r", seq)).exception(PATIENCE)
    assert isinstance(error, Conflict)
    assert error.code == "store.conflict"
    assert len(store.facts("r")) == 2
    stored(store, line("r", 2))


def test_a_room_that_is_not_there_takes_no_facts(store: Store) -> None:
    for seq in (0, 1):
        assert isinstance(store.append(line("nowhere", seq)).exception(PATIENCE), Conflict)
    assert store.facts("nowhere") == []


def test_a_request_takes_effect_once(store: Store) -> None:
    stored(store, opening("r", "ABCDEF"))
    two = Batch(room="r", seq=2, rows=said("one") + said("two"), at=0.0, request="ana:1")
    stored(store, two)
    # The same again, whatever the room is like now: the number that was the first answer.
    for again in (two, line("r", 4, request="ana:1"), line("r", 9, request="ana:1")):
        error = store.append(again).exception(PATIENCE)
        assert isinstance(error, Duplicate)
        assert error.seq == 4
    assert store.seq_of("r", "ana:1") == 4
    assert store.seq_of("r", "ana:2") is None
    assert store.seq_of("s", "ana:1") is None
    stored(store, opening("s", "GHJKLM", request="ana:1"))  # in another room it is another request
    assert len(store.facts("r")) == 4


def test_a_code_finds_one_room(store: Store) -> None:
    stored(store, opening("r", "ABCDEF"))
    assert store.room_by_code("ABCDEF") == "r"
    assert store.code_taken("ABCDEF")
    assert isinstance(store.append(opening("s", "ABCDEF")).exception(PATIENCE), Conflict)
    assert isinstance(store.append(opening("r", "GHJKLM")).exception(PATIENCE), Conflict)
    assert store.facts("s") == []
    assert store.room_by_code("GHJKLM") is None
    assert not store.code_taken("GHJKLM")


def test_in_a_group_only_what_is_wrong_is_refused(store: Store) -> None:
    stored(store, opening("a", "AAAAAA"), line("a", 2, request="old"))
    batches = [
        opening("b", "BBBBBB"),
        line("a", 3, "next", request="new"),
        line("a", 3, "too late"),
        line("a", 4, "again", request="new"),
        opening("c", "AAAAAA"),
        line("a", 4, "after that", request="old"),
        line("b", 2, "in the new room"),
        line("a", 4, "last"),
        line("nowhere", 0),
        Batch(room="b", seq=3, rows=(("x", 5),), at=0.0),  # type: ignore[arg-type]
        Batch(room="b", seq=0, rows=said("x"), at=0.0, new_room=NewRoom(id="d", code="DDDDDD", created=0.0)),
        line("b", 3, "end"),
    ]
    kinds = [type(error) for error in together(store, batches)]
    none = type(None)
    assert kinds == [
        none, none, Conflict, Duplicate, Conflict, Duplicate, none, none, Conflict, StoreError, StoreError, none,
    ]  # fmt: skip
    assert [body for _, body in store.facts("a", 3)] == [said("next")[0][1], said("last")[0][1]]
    assert [body for _, body in store.facts("b", 2)] == [said("in the new room")[0][1], said("end")[0][1]]
    assert store.rooms() == ["a", "b"]
    counters = store.counters()
    assert (counters.failed, counters.batches, counters.rows, counters.waiting) == (7, 7, 9, 0)


def test_what_is_refused_leaves_nothing_behind(store: Store) -> None:
    stored(store, opening("r", "ABCDEF", timer=Timer(move=1, due=1e10)))
    full = {"listed": True, "timer": None, "placements": (("world", "c", True),)}
    assert isinstance(store.append(line("r", 7, **full)).exception(PATIENCE), Conflict)
    bad = Batch(room="r", seq=2, rows=said("x"), at=0.0, placements=(("world", None, True),))  # type: ignore[arg-type]
    assert isinstance(store.append(bad).exception(PATIENCE), StoreError)
    assert store.listed() == []
    assert [(room, move) for room, move, _ in store.timers()] == [("r", 1)]
    assert store.placements("world") == {}
    assert len(store.facts("r")) == 2


def test_no_message_holds_what_was_to_be_stored(store: Store) -> None:
    secret = "canary-1789"
    stored(store, opening("r", "ABCDEF"))
    bad = Batch(room="r", seq=2, rows=((None, secret.encode()),), at=0.0)  # type: ignore[arg-type]
    error = store.append(bad).exception(PATIENCE)
    assert isinstance(error, StoreError)
    told = repr(error) + str(error.__cause__) + str(error.__context__)
    assert secret not in told
    assert secret.encode().hex() not in told


def test_nothing_but_a_limit_may_be_stored(store: Store) -> None:
    stored(store, opening("r", "ABCDEF"), Batch(room="r", seq=2, rows=(), at=0.0, timer=Timer(move=4, due=9e9)))
    assert [room for room, _, _ in store.timers()] == ["r"]
    late = Batch(room="r", seq=1, rows=(), at=0.0, timer=None)
    assert isinstance(store.append(late).exception(PATIENCE), Conflict)
    kept_nowhere = Batch(room="r", seq=2, rows=(), at=0.0, request="ana:1")
    assert isinstance(store.append(kept_nowhere).exception(PATIENCE), StoreError)


def test_many_threads_and_rooms(store: Store) -> None:
    stored(store, *(opening(f"r{n}", code_of(n)) for n in range(4)))
    won: list[str] = []

    def shout(name: str) -> None:
        for n in range(80):
            room = f"r{n % 4}"
            batch = line(room, 2 + n // 4, request=f"{name}:{n}", text=name)
            if store.append(batch).exception(PATIENCE) is None:
                won.append(f"{room}:{name}:{n}")

    threads = [threading.Thread(target=shout, args=(name,)) for name in ("ana", "ben", "cyd")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # Each number of each room has gone to one of the three, and to one only.
    assert len(won) == sum(len(store.facts(f"r{n}")) - 2 for n in range(4))
    assert len({entry.rpartition(":")[2] for entry in won}) == len(won)
    for n in range(4):
        assert [seq for seq, _ in store.facts(f"r{n}")] == list(range(1, len(store.facts(f"r{n}")) + 1))


def test_who_waits_may_go_and_the_commit_happens_all_the_same(store: Store) -> None:
    async def give_up() -> None:
        waiting = asyncio.ensure_future(asyncio.wrap_future(store.append(opening("r", "ABCDEF"))))
        await asyncio.sleep(0)
        waiting.cancel()

    asyncio.run(give_up())
    store.close()
    with open_store(store.place.url.render_as_string(hide_password=False)) as again:
        assert len(again.facts("r")) == 2


def test_closing_stores_what_is_queued_and_takes_no_more(url: str) -> None:
    store = open_store(url)
    stored(store, opening("r", "ABCDEF"))
    futures = [store.append(line("r", 2 + n)) for n in range(300)]
    store.close()
    store.close()
    assert [future.exception(0) for future in futures] == [None] * 300
    late = store.append(line("r", 302)).exception(0)
    assert isinstance(late, StoreError)
    assert late.code == "store.closed"
    with pytest.raises(StoreError, match="closed"):
        store.facts("r")
    with open_store(url) as again:
        assert len(again.facts("r")) == 302


def test_nobody_is_told_before_the_commit(path: Path) -> None:
    points: list[str] = []
    seen: list[int] = []
    futures = []

    def reached(point: str) -> None:
        points.append(point)
        if point == "committing":
            seen.append(len(sql(path, "SELECT 1 FROM events")))
        if point in ("writing", "committing", "committed"):
            assert not any(future.done() for future in futures)

    with open_store(str(path), reached=reached) as store:
        futures.append(store.append(opening("r", "ABCDEF")))
        futures[0].result(PATIENCE)
        assert points[:3] == ["writing", "committing", "committed"]
        assert seen == [0]
        assert len(sql(path, "SELECT 1 FROM events")) == 2
    assert points == ["writing", "committing", "committed", "acknowledged"]


def test_commits_are_on_the_disk_before_they_return(path: Path) -> None:
    with open_store(str(path)) as store, store._engines[1].connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_a_full_queue_waits_and_then_gives_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "LONGEST_QUEUE", 3)
    monkeypatch.setattr(writing, "PATIENCE", 0.2)
    go_on = threading.Event()
    at_work = threading.Event()

    def reached(point: str) -> None:
        if point == "writing":
            at_work.set()
            assert go_on.wait(PATIENCE)

    with open_store(str(path), reached=reached) as store:
        first = store.append(opening("r", "ABCDEF"))
        assert at_work.wait(PATIENCE)
        queued = [store.append(line("r", 2 + n)) for n in range(3)]
        refused = store.append(line("r", 5)).exception(0)
        assert isinstance(refused, StoreError)
        assert refused.code == "store.busy"
        threading.Timer(0.05, go_on.set).start()
        monkeypatch.setattr(writing, "PATIENCE", PATIENCE)
        queued.append(store.append(line("r", 5)))
        for future in (first, *queued):
            future.result(PATIENCE)
        assert len(store.facts("r")) == 6


def test_while_one_commit_is_under_way_the_next_group_gathers(path: Path) -> None:
    go_on = threading.Event()
    at_work = threading.Event()

    def reached(point: str) -> None:
        if point == "committing":
            at_work.set()
            assert go_on.wait(PATIENCE)

    with open_store(str(path), reached=reached) as store:
        futures = [store.append(opening("r", "ABCDEF"))]
        assert at_work.wait(PATIENCE)
        futures += [store.append(line("r", 2 + n)) for n in range(100)]
        go_on.set()
        for future in futures:
            future.result(PATIENCE)
        assert store.counters().flushes == 2


def everything(room: str) -> list[Batch]:
    """Batches after the opening of a room, with rows for all tables, also such as differ in what they leave out."""
    seats = ((0, "ana", "Ana"), (1, "", "Ben"))
    game = GameRow(id=f"g-{room}", room=room, edition="timeline-polska", decks=("a", "b"), started=5, players=seats)
    report = ReportRow(deck="a", card="x", game=game.id, person="ana", date="1789", text="1788 🙂", at=7.5)
    patches = [
        PatchRow(deck="a", card="x", date=date, why="so", by="ana", game=game.id, at=8.0) for date in ("-44", None)
    ]
    more: list[dict[str, Any]] = [
        {"listed": True, "timer": Timer(move=0, due=1e10)},
        {"game": game, "listed": False, "timer": Timer(move=1, due=2e10), "request": "ana:1"},
        {"report": report, "patch": patches[0]},
        {"patch": patches[1], "timer": None},
        {"ended": EndedGame(id=game.id, ended=9, record="…\n"), "placements": (("a", "x", True), ("b", "y", False))},
    ]
    return [line(room, 2 + number, **each) for number, each in enumerate(more)]


def test_the_short_way_stores_what_the_long_way_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[dict[str, list[str]]] = []
    short: list[int] = []
    usual = ledgers.Ledger._short_transaction

    def shortly(self: ledgers.Ledger, group: Sequence[Batch]) -> list[ledgers.Outcome]:
        short.append(len(group))
        return usual(self, group)

    monkeypatch.setattr(ledgers.Ledger, "_short_transaction", shortly)
    for is_plain in (ledgers.Ledger._is_plain, lambda *_: False):
        monkeypatch.setattr(ledgers.Ledger, "_is_plain", is_plain)
        monkeypatch.setattr(ledgers.Ledger, "_is_due", lambda *_: False)
        path = tmp_path / f"{len(found)}.sqlite"
        with open_store(str(path)) as store:
            stored(store, opening("r", "ABCDEF"), opening("s", "GHJKLM"))
            assert together(store, [*everything("r"), *everything("s")]) == [None] * 10
            stored(store, line("r", 7, placements=(("a", "x", True),), timer=Timer(move=9, due=3e10)))
        tables = [table.name for table in METADATA.sorted_tables if table.name != "meta"]
        # As text, in which whole numbers and others differ.
        found.append({name: [repr(row) for row in sql(path, f"SELECT * FROM {name} ORDER BY 1, 2")] for name in tables})
    assert short == [10, 1]
    assert found[0] == found[1]
    assert all(found[0].values())


def test_a_disk_that_fails_fails_the_batches_and_no_more(path: Path) -> None:
    with open_store(str(path)) as store:
        stored(store, opening("r", "ABCDEF"))
        pages = int(sql(path, "PRAGMA page_count")[0][0])
        with store._engines[1].connect() as connection:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 40}")
        outcomes = together(store, [line("r", 2, "x" * 400_000), line("r", 2, "small")])
        assert [type(outcome) for outcome in outcomes] == [StoreError, type(None)]
        assert len(store.facts("r")) == 3


@pytest.mark.parametrize(
    "sizes",
    [[10] * 5 + [500_000] + [10] * 2, [40_000] * 8, [500_000] + [10] * 7, [10] * 7 + [500_000]],
    ids=["one", "many", "first", "last"],
)
@pytest.mark.parametrize("again", [False, True])
def test_what_is_said_to_be_stored_is_stored_though_the_disk_is_full(path: Path, sizes: list[int], again: bool) -> None:
    # SQLite may give up a whole transaction where the disk is full, with all that was put before.
    rooms = [f"r{number}" for number in range(len(sizes))]
    with open_store(str(path)) as store:
        stored(store, *(opening(room, f"CODE{room}") for room in rooms), opening("r", "ABCDEF", request="r:1"))
        pages = int(sql(path, "PRAGMA page_count")[0][0])
        with store._engines[1].connect() as connection:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 40}")
        batches = [line(room, 2, "x" * size) for room, size in zip(rooms, sizes, strict=True)]
        outcomes = together(store, [*batches, line("r", 2, request="r:1")] if again else batches)
        last = {room: store.facts(room)[-1][1] for room in rooms}
        found = [last[batch.room] == batch.rows[0][1] for batch in batches]
        assert [outcome is None for outcome in outcomes[: len(rooms)]] == found
        assert 0 < sum(found) < len(rooms)
        assert not again or isinstance(outcomes[-1], Duplicate)


def test_the_file_is_for_nobody_else_to_read(path: Path) -> None:
    with open_store(str(path)) as store:
        stored(store, opening("r", "ABCDEF"))
        for ending in ("", "-wal", "-shm", ".lock"):
            assert os.stat(f"{path}{ending}").st_mode & 0o077 == 0
