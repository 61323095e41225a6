"""Databases of every release come up to date, with everything in them; those of others are left alone."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from kronika.server.store import PatchRow, ReportRow, StoreError, check, open_store
from kronika.server.store.engines import make_engine, parse_place
from kronika.server.store.migrating import NEWEST, VERSION_TABLE, head, revision_of, upgrade
from kronika.server.store.schema import METADATA
from tests.server.make_store_fixture import ALIVE, HERE, SECRET, fixture
from tests.server.storing import line, remade, sql, stored

RELEASED = sorted(path.stem.removeprefix("store_") for path in HERE.glob("store_*.sql"))


def _database(path: Path, revision: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(fixture(revision).read_text(encoding="utf-8"))
    return path


def test_every_revision_from_the_first_has_its_database() -> None:
    scripts = (Path(__file__).parents[2] / "src/kronika/server/store/migrations/versions").glob("r*.py")
    assert [name.stem[1:5] for name in sorted(scripts)] == RELEASED
    assert RELEASED[0] == "0001"
    assert head() == RELEASED[-1] == NEWEST


@pytest.mark.parametrize("revision", RELEASED)
def test_a_database_of_each_release_comes_up_to_date(path: Path, revision: str) -> None:
    _database(path, revision)
    assert sql(path, f"SELECT version_num FROM {VERSION_TABLE}") == [(revision,)]
    with open_store(str(path)) as store:
        assert store.secret().hex() == SECRET
        game = store.game("game-of-ended")
        assert game is not None
        assert game.record is not None
        assert '"winners"' in game.record
        assert remade(store, "ended").record() == game.record.splitlines()
        in_play = remade(store, "in-play")
        assert in_play.playing
        assert [each.id for each in store.games_of("ben")] == ["game-of-ended", "game-of-in-play"]
        assert store.placements("small") == {"c03": (1, 0), "c04": (0, 1)}
        assert store.patches("small") == [
            PatchRow(deck="small", card="c03", date="1054", why="a slip", by="ana", game="game-of-ended", at=7.0)
        ]
        assert store.reports("small") == [
            ReportRow(deck="small", card="c04", game="game-of-ended", person="ben", date="1068", text="hm", at=8.0)
        ]
        assert [room.id for room in store.listed()] == ["in-play"]
        assert store.seq_of("ended", "request-0") == 3
        (room, move, due) = store.timers()[0]
        assert (room, move) == ("in-play", 5)
        assert due > ALIVE + 60
        stored(store, line("in-play", in_play.seq))
    assert sql(path, f"SELECT version_num FROM {VERSION_TABLE}") == [(head(),)]
    assert check(str(path)) == []


def test_the_tables_are_what_the_code_takes_them_for(url: str) -> None:
    """After all migrations the database differs in nothing from schema.py."""
    open_store(url).close()
    engine = create_engine(parse_place(url).url)
    with engine.connect() as connection:
        options = {"version_table": VERSION_TABLE, "compare_type": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


@pytest.mark.parametrize("revision", RELEASED)
def test_an_upgraded_database_is_as_a_new_one(path: Path, tmp_path: Path, revision: str) -> None:
    _database(path, revision)
    new = tmp_path / "new.sqlite"
    for each in (path, new):
        open_store(str(each)).close()
    tables = "SELECT type, name, tbl_name FROM sqlite_master ORDER BY type, name"
    assert sql(path, tables) == sql(new, tables)
    for (table,) in sql(new, "SELECT name FROM sqlite_master WHERE type = 'table'"):
        columns = f"SELECT name, type, \"notnull\", pk FROM pragma_table_info('{table}') ORDER BY name"
        assert sql(path, columns) == sql(new, columns)


def test_a_step_that_fails_leaves_the_database_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    engine = make_engine(parse_place(str(_parent(path))), write=True)

    def failing(*_: object, **__: object) -> None:
        raise RuntimeError("in the middle")

    monkeypatch.setattr(op, "create_index", failing)
    with pytest.raises(RuntimeError, match="in the middle"), engine.begin() as connection:
        upgrade(connection)
    assert sql(path, "SELECT name FROM sqlite_master") == []
    monkeypatch.undo()
    with engine.begin() as connection:
        upgrade(connection)
        assert revision_of(connection) == head()
    engine.dispose()


def test_a_newer_database_is_left_alone(url: str) -> None:
    open_store(url).close()
    engine = create_engine(parse_place(url).url)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(StoreError, match="newer Kronika") as caught:
        open_store(url)
    assert caught.value.code == "store.newer"
    with pytest.raises(StoreError, match="newer Kronika"):
        check(url)


def test_another_programs_database_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    sql(path, "CREATE TABLE bookmarks (url TEXT)")
    with pytest.raises(StoreError, match="another program") as caught:
        open_store(str(path))
    assert caught.value.code == "store.foreign"
    assert sql(path, "SELECT name FROM sqlite_master") == [("bookmarks",)]


def test_beside_other_tables_in_postgresql(postgresql: str) -> None:
    engine = create_engine(parse_place(postgresql).url)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE alembic_version (version_num TEXT)")
    engine.dispose()
    open_store(postgresql).close()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "path of a file"),
        (":memory:", "path of a file"),
        ("sqlite://", "path of a file"),
        ("sqlite:///:memory:", "path of a file"),
        ("mysql://me:secret@host/x", "SQLite"),
        ("postgresql+nothing://me:secret@host/x", "SQLite"),
        ("://me:secret@host", "no URL of a database"),
        ("a\0b", "path of a file"),
    ],
)
def test_what_is_no_place_is_refused_in_words(text: str, says: str) -> None:
    with pytest.raises(StoreError, match=says) as caught:
        open_store(text)
    assert caught.value.code == "store.url"
    assert "secret" not in caught.value.message


def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    pytest.importorskip("psycopg")
    with pytest.raises(StoreError) as caught:
        open_store("postgresql://me:secret@127.0.0.1:9/kronika?connect_timeout=2")
    assert "postgresql+psycopg://me:***@127.0.0.1:9/kronika" in caught.value.message
    assert "secret" not in caught.value.message


def test_folders_that_are_missing_are_made_and_odd_names_are_names(tmp_path: Path) -> None:
    for name in ("deep/er/k.sqlite", "100% ?x#y=ž.sqlite"):
        with open_store(str(tmp_path / name)) as store:
            assert store.rooms() == []
        assert (tmp_path / name).is_file()
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="file"):
        open_store(str(tmp_path / "file" / "k.sqlite"))


def test_the_steps_are_found_in_a_wheel(tmp_path: Path) -> None:
    """The package as it is installed, or even zipped, not the checkout: its steps are found by importlib.resources."""
    source = Path(__file__).parents[2] / "src"
    wheel = tmp_path / "kronika.zip"
    with zipfile.ZipFile(wheel, "w") as archive:
        for file in sorted((source / "kronika").rglob("*.py")):
            archive.write(file, file.relative_to(source))
    unpacked = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    code = (
        "import kronika, sys; from kronika.server.store import open_store, check\n"
        "assert kronika.__file__.startswith(sys.argv[1]), kronika.__file__\n"
        "open_store(sys.argv[2]).close(); print(check(sys.argv[2]))\n"
    )
    process = subprocess.run(
        [sys.executable, "-c", code, str(unpacked), str(tmp_path / "k.sqlite")],
        env={"PYTHONPATH": str(unpacked), "PATH": ""},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (process.stdout, process.stderr) == ("[]\n", "")


def _parent(path: Path) -> Path:
    path.parent.mkdir()
    return path
