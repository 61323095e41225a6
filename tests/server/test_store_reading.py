"""What comes out of the store: rooms, games, limits, and what is known of a deck's cards."""

from __future__ import annotations

import threading
from typing import Any

from kronika.server.store import (
    KEEP,
    Batch,
    GameInfo,
    GameRow,
    PatchRow,
    ReportRow,
    RoomSummary,
    Store,
    Timer,
    open_store,
)
from tests.server.storing import code_of, line, opening, play, played_facts, remade, stored


def test_a_room_is_made_anew_from_its_facts_by_whoever_asks(url: str) -> None:
    with open_store(url) as store:
        play(store, "r", "ABCDEF")
        first = remade(store, "r")
    with open_store(url) as store:
        again = remade(store, "r")
    assert again.game is not None
    assert again.game.over
    assert again.record() == first.record() == played_facts()[1].splitlines()
    assert (again.code, again.host, again.seq) == ("ABCDEF", "ana", first.seq)


def test_listed_rooms_are_those_that_their_hosts_list(store: Store) -> None:
    for n, is_listed in enumerate([True, False, None, True]):
        new = opening(f"r{n}", code_of(n), listed=is_listed)
        stored(store, Batch(**{**_fields(new), "new_room": _created(new, 10.0 + n)}))
    assert [room.id for room in store.listed()] == ["r3", "r0"]
    stored(store, line("r0", 2, listed=None), line("r3", 2, listed=False), line("r1", 2, listed=True))
    assert store.listed() == [
        RoomSummary(id="r1", code=code_of(1), created=11.0, seq=3, at=4.0),
        RoomSummary(id="r0", code=code_of(0), created=10.0, seq=3, at=4.0),
    ]
    assert [room.id for room in store.listed(limit=1)] == ["r1"]


def test_a_game_from_its_deal_to_its_end(store: Store) -> None:
    play(store, "r", "ABCDEF", to_the_end=False)
    begun = GameInfo(
        id="game-of-r",
        room="r",
        edition="timeline-polska",
        decks=("small",),
        started=5.0,
        ended=None,
        players=((0, "ana", "Ana"), (1, "ben", "Ben")),
        record=None,
    )
    assert store.game("game-of-r") == begun
    assert store.game("another") is None
    play(store, "s", "GHJKLM")
    ended = store.game("game-of-s")
    assert ended is not None
    assert (ended.ended, ended.record) == (9.0, played_facts()[1])


def test_ones_own_games_the_latest_first(store: Store) -> None:
    stored(store, opening("r", "ABCDEF"))
    people = [("ana", "ben"), ("ben", ""), ("ana", "ana"), ("", "")]
    for n, (one, two) in enumerate(people):
        seats = ((0, one, "One"), (1, two, "Two"))
        game = GameRow(id=f"g{n}", room="r", edition="anno-domini", decks=("a", "b"), started=n, players=seats)
        stored(store, line("r", 2 + n, game=game))
    assert [game.id for game in store.games_of("ana")] == ["g2", "g0"]
    assert [game.id for game in store.games_of("ben", limit=1)] == ["g1"]
    assert store.games_of("cyd") == []
    assert store.games_of("ana")[0].players == ((0, "ana", "One"), (1, "ana", "Two"))


def test_a_room_has_one_limit(store: Store) -> None:
    stored(store, opening("r", "ABCDEF", timer=Timer(move=0, due=5e9)), opening("s", "GHJKLM"))
    stored(store, line("r", 2, timer=KEEP), line("s", 2, timer=None))
    assert store.timers() == [("r", 0, 5e9)]
    stored(store, line("r", 3, timer=Timer(move=1, due=7e9)), line("s", 3, timer=Timer(move=9, due=6e9)))
    assert store.timers() == [("s", 9, 6e9), ("r", 1, 7e9)]
    stored(store, line("r", 4, timer=None))
    assert store.timers() == [("s", 9, 6e9)]


def test_the_last_limit_of_a_group_counts(store: Store) -> None:
    stored(store, opening("r", "ABCDEF"))
    limits = [Timer(move=1, due=5e9), None, Timer(move=2, due=6e9), KEEP]
    futures = [store.append(line("r", 2 + n, timer=timer)) for n, timer in enumerate(limits)]
    assert all(future.exception(30) is None for future in futures)
    assert store.timers() == [("r", 2, 6e9)]


def test_placements_are_counted(store: Store) -> None:
    stored(store, opening("r", "ABCDEF"))
    placed = (("world", "a", True), ("world", "a", True), ("world", "b", False), ("other", "a", False))
    stored(store, line("r", 2, placements=placed), line("r", 3, placements=(("world", "a", False),)))
    assert store.placements("world") == {"a": (2, 1), "b": (0, 1)}
    assert store.placements("other") == {"a": (0, 1)}
    assert store.placements("none") == {}


def test_patches_and_reports_by_deck(store: Store) -> None:
    stored(store, opening("r", "ABCDEF"))
    patches = [
        PatchRow(deck="world", card="a", date="1789", why="wrong", by="ana", game="g", at=1.0),
        PatchRow(deck="world", card="b", date=None, why="no event", by="ana", game="g", at=2.0),
        PatchRow(deck="other", card="a", date="1 BC", why="'quoted'", by="ben", game="g", at=3.0),
    ]
    reports = [
        ReportRow(deck="world", card="a", game="g", person="ben", date="1790", text="hm", at=1.0),
        ReportRow(deck="world", card="a", game="g", person="ben", date="1790", text="", at=2.0),
    ]
    for n, patch in enumerate(patches):
        stored(store, line("r", 2 + n, patch=patch))
    for n, report in enumerate(reports):
        stored(store, line("r", 5 + n, report=report))
    assert store.patches("world") == patches[:2]
    assert store.patches("other") == patches[2:]
    assert store.reports("world") == reports
    assert store.reports("other") == []


def test_the_secret_is_made_once(url: str) -> None:
    with open_store(url) as store:
        secret = store.secret()
    with open_store(url) as store:
        assert store.secret() == secret
    assert len(secret) == 32
    assert len(set(secret)) > 8


def test_readers_do_not_wait_for_the_writer_nor_see_what_is_not_committed(url: str) -> None:
    go_on = threading.Event()
    at_work = threading.Event()

    def reached(point: str) -> None:
        if point == "committing":
            at_work.set()
            assert go_on.wait(30)

    with open_store(url, reached=reached) as store:
        future = store.append(opening("r", "ABCDEF"))
        assert at_work.wait(30)
        assert store.facts("r") == []
        assert store.room_by_code("ABCDEF") is None
        go_on.set()
        future.result(30)
        assert len(store.facts("r")) == 2


def test_many_may_read_at_once(store: Store) -> None:
    stored(store, opening("r", "ABCDEF"))
    found: list[int] = []
    threads = [threading.Thread(target=lambda: found.append(len(store.facts("r")))) for _ in range(60)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [2] * 60


def _fields(batch: Batch) -> dict[str, Any]:
    return {name: getattr(batch, name) for name in batch.__struct_fields__}


def _created(batch: Batch, at: float) -> Any:
    import msgspec

    assert batch.new_room is not None
    return msgspec.structs.replace(batch.new_room, created=at)
