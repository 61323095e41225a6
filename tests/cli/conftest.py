"""Fixtures for the tests of the command: a deck of canaries, and a home where games may be kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.table_of_cards import canary_deck

SHARED = Path(__file__).resolve().parents[2].parent / "shared"


@pytest.fixture(scope="session")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A deck whose every date is a year that nothing else contains."""
    return canary_deck(tmp_path_factory.mktemp("decks") / "canary")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of one's own, an English one, and a current folder of one's own."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    return tmp_path


@pytest.fixture
def records() -> Path:
    """The sample records with their states, beside the checkout."""
    folder = SHARED / "data" / "records"
    if not folder.is_dir():
        pytest.skip("the sample records are not beside this checkout")
    return folder
