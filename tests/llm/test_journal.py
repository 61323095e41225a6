"""The journal of `kronika bench-llm`: what is no journal is left alone, and two runs do not keep one."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from kronika.errors import UsageError
from kronika.llm.journal import Journal


@pytest.mark.parametrize("change", [b"hello\n", b"{}\n", b"[]\n", b'{"journal": 1}\n', b"\xff\n", b"[" * 5000 + b"\n"])
def test_what_is_no_journal_is_refused_and_left_alone(tmp_path: Path, change: bytes) -> None:
    file = tmp_path / "journal"
    file.write_bytes(change)
    with pytest.raises(UsageError):
        Journal(file, {"seed": "1"})
    assert file.read_bytes() == change


def test_two_runs_do_not_keep_one_journal(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    file = tmp_path / "journal"
    first = Journal(file, {"seed": "1"})
    with pytest.raises(UsageError, match="another run keeps its answers there"):
        Journal(file, {"seed": "1"})
    first.add({"unit": "a", "kind": "failed", "requests": 1, "in": 0, "out": 0})
    del first
    assert len(Journal(file, {"seed": "1"}).lines) == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_a_journal_is_a_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(UsageError, match="it is no file"):
        Journal(tmp_path / "pipe", {})


@pytest.mark.parametrize("cost", [-1, 10**30, True, 1.0, None])
def test_a_journal_with_costs_that_no_run_has_is_refused(tmp_path: Path, cost: object) -> None:
    file = tmp_path / "journal"
    Journal(file, {})
    line = {"unit": "a", "kind": "failed", "requests": cost, "in": 0, "out": 0}
    with file.open("a", encoding="utf-8") as journal:
        journal.write(json.dumps(line) + "\n")
    with pytest.raises(UsageError, match="somebody has changed it"):
        Journal(file, {})
