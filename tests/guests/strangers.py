"""Programs for the tests of guests: well-behaved, and wrong in every way that the protocol has a word for."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"

HEAD = """
import json, sys, time, os
def say(**said):
    sys.stdout.write(json.dumps(said) + "\\n")
    sys.stdout.flush()
def lines():
    for line in sys.stdin:
        yield json.loads(line)
def ready(*wants, name="Stranger"):
    say(type="ready", protocol=1, name=name, wants=list(wants))
def turns():
    for message in lines():
        if message["type"] == "hello":
            ready()
        elif message["type"] == "turn":
            yield message
        elif message["type"] == "quit":
            sys.exit()
"""


def program(body: str) -> str:
    """The command of a Python program with this body."""
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(HEAD + body)}"


FIRST_MOVE = program("for turn in turns(): say(type='move', id=turn['id'], choice=0)")
FULL_MOVE = program(
    "for turn in turns():\n"
    "    move = dict(turn['view']['legal']['moves'][-1])\n"
    "    del move['seat']\n"
    "    say(type='move', id=turn['id'], move=move)"
)
PYTHON_EXAMPLE = f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'protocol_bot.py'))}"
NODE_EXAMPLE = f"node {shlex.quote(str(EXAMPLES / 'protocol_bot.mjs'))}"
