"""docs/protocol.md shows lines that Kronika and a guest would understand, and its schema is that of the messages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import jsonschema
import pytest

from kronika.engine import public_events, view_of
from kronika.guests import messages as m
from tests.bots.bot_games import deal
from tools import protocol

DOCS = Path(__file__).resolve().parents[2] / "docs"


def shown() -> list[tuple[str, dict[str, object]]]:
    lines = (DOCS / "protocol.md").read_text("utf-8").splitlines()
    return [(line[0], json.loads(line[2:])) for line in lines if line.startswith(("> {", "< {"))]


def test_the_page_shows_every_line_that_there_is() -> None:
    ours = {str(kind.__struct_config__.tag) for kind in get_args(m.ToGuest)}
    theirs = {str(kind.__struct_config__.tag) for kind in get_args(m.FromGuest)}
    assert {line["type"] for side, line in shown() if side == ">"} == ours
    assert {line["type"] for side, line in shown() if side == "<"} == theirs


def test_the_lines_shown_are_as_the_schema_says() -> None:
    schema = m.protocol_schema()
    # Views are cut short on the page.
    schema["$defs"]["View"] = {"type": "object"}
    for side, line in shown():
        of = schema["properties"]["kronika" if side == ">" else "guest"]
        jsonschema.validate(line, {**of, "$defs": schema["$defs"]})


def test_the_schema_that_is_published_is_the_present_one() -> None:
    assert protocol.problems(DOCS.parent) == []


@pytest.mark.parametrize("edition", ["anno-domini", "timeline-russia", "twist-coop"])
def test_what_is_sent_is_as_the_schema_says(edition: str) -> None:
    schema = m.protocol_schema()
    game = deal(edition, 2, 1)
    seat = game.table.turn
    assert seat is not None
    view = view_of(game, seat)
    messages: list[m.ToGuest] = [
        m.Turn(1, 10.0, view, {}),
        m.New(edition, seat, ("A", "B"), view.options, None, view),
        m.End(None, view),
    ]
    assert view.legal is not None
    messages += [m.Happened(event) for event in public_events(game, game.play(view.legal.moves[0]))]
    for message in messages:
        line = json.loads(m.encode(message))
        jsonschema.validate(line, {**schema["properties"]["kronika"], "$defs": schema["$defs"]})
