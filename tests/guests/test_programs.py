"""Bots of one's own over the protocol: they play whole games, and whatever they do, the game goes on."""

from __future__ import annotations

import json
import os
import shutil
import threading
import time
from pathlib import Path

import pytest

from kronika.engine import public_events, view_of
from kronika.engine.default import default_move
from kronika.errors import UsageError
from kronika.guests import ProgramGuest, Trouble, open_program
from kronika.guests.guest import MOST_ANSWERS, MOST_FAILURES
from kronika.table.events import DiscardOpened, LowerOpened, TurnedOver
from tests.bots.bot_games import EDITIONS, deal
from tests.cli.table_of_cards import CANARY, LETTERS, canary_year
from tests.guests.strangers import FIRST_MOVE, FULL_MOVE, NODE_EXAMPLE, PYTHON_EXAMPLE, program
from tests.guests.tables import play

SYMBOLS = {"front": "lamp", "back": "ship"}
NODE = pytest.mark.skipif(shutil.which("node") is None, reason="needs node")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("command", [PYTHON_EXAMPLE, pytest.param(NODE_EXAMPLE, marks=NODE)])
def test_the_examples_play_every_ruleset_to_the_end(command: str, edition: str) -> None:
    guest = open_program(command)
    try:
        game = play(edition, [guest], 5)
        assert game.over
        assert guest.troubles() == []
        # One program, game after game.
        assert play(edition, [guest], 6).over
        assert guest.troubles() == []
    finally:
        guest.close()


@pytest.mark.parametrize("edition", ["anno-domini", "timeline-polska"])
def test_a_move_may_be_said_in_full_and_without_its_seat(edition: str) -> None:
    guests = [open_program(FULL_MOVE), open_program(FIRST_MOVE)]
    try:
        assert play(edition, guests, 3).over
        assert [guest.troubles() for guest in guests] == [[], []]
        assert guests[0].name == "Stranger"
    finally:
        for guest in guests:
            guest.close()


def asked(body: str, *, seconds: float = 30.0, times: int = 1) -> tuple[ProgramGuest, list[Trouble]]:
    """A program that was asked for so many moves in one position, each answered by the default move."""
    guest = open_program(program(body), seconds)
    game = deal("timeline-russia", 2, 1)
    assert game.table.turn is not None
    view = view_of(game, game.table.turn)
    guest.begin(view, game.table.turn, "adult")
    for _ in range(times):
        assert guest.choose(view, {}, game.refusal) == default_move(view)
    troubles = guest.troubles()
    guest.end(view)
    guest.close()
    return guest, troubles


WRONG = {
    "nonsense": "print('what?', flush=True)",
    "no object": "print('[]', flush=True)",
    "deeply nested": "print('[' * 60000, flush=True)",
    "not UTF-8": "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
    "an empty line": "print(flush=True)",
    "another message": "ready()",
    "no such choice": "say(type='move', id=turn['id'], choice=10**9)",
    "a negative choice": "say(type='move', id=turn['id'], choice=-1)",
    "true is no number": "say(type='move', id=turn['id'], choice=True)",
    "no move": "say(type='move', id=turn['id'])",
    "an illegal gap": "say(type='move', id=turn['id'], move={**turn['view']['legal']['moves'][0], 'gap': 999})",
    "a huge gap": "say(type='move', id=turn['id'], move={**turn['view']['legal']['moves'][0], 'gap': 10**40})",
    "another's seat": "say(type='move', id=turn['id'], move={**turn['view']['legal']['moves'][0], 'seat': 1 - "
    "turn['view']['you']})",
    "another game's move": "say(type='move', id=turn['id'], move={'move': 'doubt'})",
    "an unknown card": "say(type='move', id=turn['id'], move={'move': 'place', 'card': 'x' * 50000, 'gap': 0})",
    "a turn to come": "say(type='move', id=turn['id'] + 1, choice=0)",
}


@pytest.mark.parametrize("answer", WRONG.values(), ids=WRONG.keys())
def test_what_is_no_move_is_refused_and_then_the_default_move_is_made(answer: str) -> None:
    body = f"""
refusals = 0
for message in lines():
    if message["type"] == "hello":
        ready()
    elif message["type"] == "turn":
        turn = message
        {answer}
    elif message["type"] == "refused":
        refusals += 1
        assert message["id"] == turn["id"] and message["left"] == {MOST_ANSWERS} - refusals and message["message"]
        {answer}
"""
    _, troubles = asked(body)
    assert [(trouble.code, trouble.given_up) for trouble in troubles] == [("refused", False)]
    assert 0 < len(troubles[0].detail) <= 300
    assert troubles[0].detail.isprintable()


def test_after_a_refusal_the_right_move_counts() -> None:
    body = """
for message in lines():
    if message["type"] == "hello":
        ready()
    elif message["type"] in ("turn", "refused"):
        say(type="move", id=message["id"], choice=0 if message["type"] == "refused" else "first")
"""
    guest = open_program(program(body))
    try:
        assert play("timeline-cesko", [guest], 2).over
        assert guest.troubles() == []
    finally:
        guest.close()


def test_a_program_that_never_answers_gives_up_its_seat_after_some_moves() -> None:
    _, troubles = asked("for turn in turns(): pass", seconds=0.2, times=MOST_FAILURES + 3)
    assert [trouble.code for trouble in troubles] == ["late"] * MOST_FAILURES
    assert [trouble.given_up for trouble in troubles] == [False] * (MOST_FAILURES - 1) + [True]


def test_an_answer_that_comes_too_late_is_no_answer_to_the_next_turn() -> None:
    guest = open_program(
        program(
            """
waiting = []
for turn in turns():
    waiting.append(turn["id"])
    if len(waiting) == 2:
        say(type="move", id=waiting[0], choice=0)
        say(type="move", id=waiting[1], choice=1)
"""
        ),
        0.5,
    )
    game = deal("timeline-russia", 2, 1)
    assert game.table.turn is not None
    view = view_of(game, game.table.turn)
    guest.begin(view, game.table.turn, "adult")
    assert guest.choose(view, {}, game.refusal) == default_move(view)
    guest._seconds = 30.0  # Only the first answer was to be late, on any machine.
    assert view.legal is not None
    assert guest.choose(view, {}, game.refusal) == view.legal.moves[1]
    assert [trouble.code for trouble in guest.troubles()] == ["late"]
    guest.close()


def test_whoever_waits_for_it_goes_on_when_it_is_closed() -> None:
    stubborn = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); next(lines()); ready(); time.sleep(3000)"
    guest = open_program(program(stubborn), 3000.0)
    game = deal("timeline-russia", 2, 1)
    seat = game.table.turn
    assert seat is not None
    view = view_of(game, seat)
    guest.begin(view, seat, "adult")
    moves: list[object] = []
    waiting = threading.Thread(target=lambda: moves.append(guest.choose(view, {}, game.refusal)), daemon=True)
    waiting.start()
    guest.close()
    waiting.join(60)
    assert moves == [default_move(view)]


def test_a_key_that_is_for_kronika_alone_is_not_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KRONIKA_LLM_KEY", "sk-canary")
    monkeypatch.setenv("KRONIKA_LLM_URL", "here")
    guest = open_program(
        program(
            "say(type='ready', protocol=1, name=f\"{os.getenv('KRONIKA_LLM_KEY')} {os.getenv('KRONIKA_LLM_URL')}\")"
        )
    )
    assert guest.name == "None here"
    guest.close()


GONE = {
    "it dies": ("sys.stderr.write('first\\nno \\x1b[31mmemory left\\n'); os._exit(3)", "ended", "memory left"),
    "it closes its output": ("os.close(1); time.sleep(60)", "ended", ""),
    "a line without end": ("\nwhile True: os.write(1, b'x' * 65536)", "flood", ""),
}


@pytest.mark.parametrize(("answer", "code", "detail"), GONE.values(), ids=GONE.keys())
def test_a_program_that_is_gone_gives_up_its_seat_at_once(answer: str, code: str, detail: str) -> None:
    _, troubles = asked(f"for turn in turns():\n    {answer.strip()}", times=3)
    assert [(trouble.code, trouble.given_up) for trouble in troubles] == [(code, True)]
    assert detail in troubles[0].detail
    assert troubles[0].detail.isprintable()


def test_many_lines_that_nobody_asked_for_are_nothing_but_refused() -> None:
    _, troubles = asked("for turn in turns():\n    while True: print('x' * 60000)", times=MOST_FAILURES + 1)
    assert [trouble.code for trouble in troubles] == ["refused"] * MOST_FAILURES


def test_what_it_writes_to_its_standard_error_disturbs_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    guest = open_program(
        program(
            "for turn in turns():\n"
            "    sys.stderr.write('thinking ' * 30000 + '\\n'); sys.stderr.flush()\n"
            "    say(type='move', id=turn['id'], choice=0)"
        )
    )
    assert play("timeline-russia", [guest], 1).over
    assert guest.troubles() == []
    guest.close()
    assert capfd.readouterr() == ("", "")


def test_a_program_that_does_not_read_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.guests.process.MOST_UNREAD", 1 << 20)
    guest = open_program(program("next(lines()); ready('events'); time.sleep(600)"), 0.1)
    game = deal("timeline-russia", 2, 1)
    view = view_of(game, 0)
    for _ in range(1000):
        guest.begin(view, 0, "adult")
        if troubles := guest.troubles():
            break
    assert [(trouble.code, trouble.given_up) for trouble in troubles] == [("deaf", True)]
    guest.close()


def test_a_program_that_has_gone_is_started_again_for_the_next_game() -> None:
    guest = open_program(program("for turn in turns(): os._exit(0)"))
    for seed in (1, 2):
        assert play("timeline-polska", [guest], seed).over
        assert [trouble.code for trouble in guest.troubles()] == ["ended"]
    guest.close()


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs process groups")
def test_with_a_program_ends_what_it_has_started(tmp_path: Path) -> None:
    told = tmp_path / "pid"
    guest = open_program(
        program(
            f"""
import subprocess, signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); "
    "time.sleep(600)"])
open({str(told)!r}, "w").write(str(child.pid))
next(lines())
ready()
time.sleep(600)
"""
        )
    )
    pid = int(told.read_text())
    guest.close()
    until = time.monotonic() + 30
    while _runs(pid) and time.monotonic() < until:
        time.sleep(0.02)
    assert not _runs(pid)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return status.parent.parent.joinpath("self").exists() is False


@pytest.mark.parametrize(
    ("command", "remedy"),
    [
        ("", "name a program"),
        ("python3 'bot.py", "quote it as for a shell"),
        ("no-such-program --fast", "it cannot be started: No such file or directory"),
        ("/", "it cannot be started: Permission denied"),
        ("false", "ended"),
        ("bo\0t", "name a program"),
        ("echo hello", "its first line is not"),
        ('echo \'{"type":"ready","protocol":2}\'', "it speaks protocol 2"),
        ('echo \'{"type":"ready"}\'', "protocol"),
        (program("print('x' * 100000, flush=True); time.sleep(600)"), "said too much"),
        (program("sys.exit('no model\\n\\x1b]0;here')"), "ended: ]0;here"),
    ],
)
def test_what_cannot_play_is_refused_in_one_line(command: str, remedy: str) -> None:
    with pytest.raises(UsageError) as error:
        open_program(command)
    assert remedy in error.value.message
    assert error.value.message.isprintable()
    assert error.value.code == "usage.guest"


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf"), 1e9])
def test_a_time_that_cannot_be_is_refused(seconds: float) -> None:
    with pytest.raises(UsageError):
        open_program(FIRST_MOVE, seconds)


def heard(edition: str, wants: str, file: Path) -> list[dict[str, object]]:
    """Every line that a guest was told in a whole game."""
    guest = open_program(
        program(
            f"""
with open({str(file)!r}, "w") as out:
    for message in lines():
        out.write(json.dumps(message) + "\\n")
        if message["type"] == "hello":
            ready(*{wants.split()!r})
        elif message["type"] == "turn":
            say(type="move", id=message["id"], choice=0)
"""
        )
    )
    assert play(edition, [guest], 4).over
    guest.close()
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_a_guest_hears_what_it_asked_for_in_this_order(tmp_path: Path) -> None:
    plain = heard("timeline-russia", "", tmp_path / "1")
    kinds = [message["type"] for message in plain]
    assert kinds[:2] == ["hello", "new"]
    assert kinds[-2:] == ["end", "quit"]
    assert set(kinds[2:-2]) == {"turn"}
    assert not any("beliefs" in message for message in plain)
    assert plain[1]["level"] is None
    more = heard("timeline-russia", "events beliefs what-there-is-not-yet", tmp_path / "2")
    assert {message["type"] for message in more} == {"hello", "new", "turn", "event", "end", "quit"}
    assert more[1]["level"] == "adult"
    assert all(message["beliefs"] for message in more if message["type"] == "turn")
    shown = [message["event"] for message in more if message["type"] == "event"]
    assert {"placed", "turned-over", "game-ended"} <= {event["event"] for event in shown}  # type: ignore[index]
    assert more[-2]["outcome"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_date_reaches_a_guest_before_its_card_is_turned_over(edition: str, tmp_path: Path) -> None:
    cards = {
        f"c{number:02}": {"title": f"Event {LETTERS[number % 26]}", "date": f"{canary_year(number)} BC", **SYMBOLS}
        for number in range(70)
    }
    file = tmp_path / "heard"
    guest = open_program(
        program(
            f"""
out = open({str(file)!r}, "w")
for line in sys.stdin:
    out.write(line)
    out.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        ready("events")
    elif message["type"] == "turn":
        say(type="move", id=message["id"], choice="wrong")
    elif message["type"] == "refused":
        say(type="move", id=message["id"], choice=0)
"""
        )
    )
    game = deal(edition, 2, 1, cards=cards)
    guest.begin(view_of(game, 0), 0, "adult")
    known = 0
    for _ in range(16):
        if game.over:
            break
        seat = game.table.turn
        assert seat is not None
        view = view_of(game, seat)
        move = guest.choose(view, {}, game.refusal) if seat == 0 else default_move(view)
        guest.told(public_events(game, game.play(move)))
        known += 1
    guest.close()
    assert known > 5
    assert guest.troubles() == []
    shown = {event.card for event in game.events() if isinstance(event, TurnedOver)}
    shown |= {event.card for event in game.events() if isinstance(event, (DiscardOpened, LowerOpened))}
    turned = {cards[card]["date"].removesuffix(" BC") for card in shown}
    assert set(CANARY.findall(file.read_text())) <= turned
    assert len(turned) < len(cards)
