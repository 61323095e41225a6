"""Ctrl-C and a parent that is killed, wherever they fall: nothing is swallowed, nothing crashes, nobody is left."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are sent to the process itself")

HEAD = """
import os, signal, sys, time
from kronika.cli import interrupting
signal.signal(signal.SIGINT, signal.default_int_handler)
interrupting.watch()
def interrupt():
    os.kill(os.getpid(), signal.SIGINT)
"""


def program(body: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-c", HEAD + textwrap.dedent(body)]
    return subprocess.run(words, capture_output=True, text=True, timeout=60, check=False, cwd=folder)


def test_an_import_is_ended_before_it_is_interrupted(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\nDONE = 'all of it'\n")
    ended = program(
        """
        sys.path.insert(0, "")
        try:
            import slow
            time.sleep(30)
        except KeyboardInterrupt:
            print(slow.DONE)
        """,
        tmp_path,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "all of it\n", "")


def test_a_type_is_learned_before_it_is_interrupted() -> None:
    ended = program(
        """
        import msgspec
        class Card(msgspec.Struct):
            title: "(interrupt(), str)[1]"
        try:
            cards = msgspec.convert({"a": {"title": "x"}}, dict[str, Card])
            time.sleep(30)
        except KeyboardInterrupt:
            print(cards)
        """
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "{'a': Card(title='x')}\n", "")


def test_everywhere_else_it_comes_at_once_and_whoever_ignores_it_is_left_alone() -> None:
    ended = program(
        """
        try:
            interrupt()
            print("late")
        except KeyboardInterrupt:
            print("at once")
        interrupting.release()
        print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        interrupting.watch()
        interrupting.release()
        print(signal.getsignal(signal.SIGINT) is signal.SIG_IGN)
        """
    )
    assert (ended.stdout, ended.stderr) == ("at once\nTrue\nTrue\n", "")


def test_workers_end_when_their_parent_is_killed() -> None:
    body = """
        import multiprocessing
        from kronika.cli.workers import end_with_parent
        def work():
            end_with_parent()
            print("works", flush=True)
            time.sleep(600)
        workers = [multiprocessing.get_context("fork").Process(target=work) for _ in range(2)]
        for worker in workers:
            worker.start()
        time.sleep(600)
    """
    words = [sys.executable, "-c", HEAD + textwrap.dedent(body)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, start_new_session=True) as parent:
        assert parent.stdout is not None
        try:
            assert [parent.stdout.readline() for _ in range(2)] == ["works\n"] * 2
            parent.kill()
            # The workers hold the pipe as well: it ends when the last of them has.
            out, _ = parent.communicate(timeout=60)
            assert out == ""
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(parent.pid, signal.SIGKILL)
