"""What the OpenAPI document promises is so, whatever is sent: schemathesis makes requests from it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode, checks

from kronika import client
from tests.server.driving import alarmed
from tests.server.live_server import Server, one_server

CARD = "2wafyn"
"""Of the deck."""
ENDLESS = "/health/stream"
HEAVY = {"/api/decks/import", "/api/decks/{deck}/print.pdf"}
"""Each takes a process of its own; test_live_drafts.py asks for them."""
EXAMPLES = 25
"""For each operation, of requests that are as the document says, and as many of others."""


BOUNDED = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
CHECKS = [
    *(checks.not_a_server_error, checks.status_code_conformance, checks.content_type_conformance),
    *(checks.response_headers_conformance, checks.response_schema_conformance, checks.negative_data_rejection),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with alarmed() as alarms:
        yield from one_server(str(tmp_path_factory.mktemp("openapi") / "kronika.sqlite"))
        assert alarms == []


@pytest.fixture(scope="module")
def known(server: Server) -> Iterator[dict[str, Any]]:
    """A room, a game that has ended, a deck and a token, to stand in for what is made up."""
    with client.open_room(server.url, "Ana") as ana, client.join(server.url, ana.code, "Ben"):
        ana.command({"type": "start"})
        game = ana.room["game"]
        ana.command({"type": "close"})
        yield {"code": ana.code, "game": game, "deck": "world", "card": CARD, "token": ana.token}


@pytest.mark.parametrize("mode", GenerationMode)
def test_every_answer_is_as_the_document_says(server: Server, known: dict[str, Any], mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    statuses: set[int] = set()
    turns = itertools.count()

    def check(case: Any) -> None:
        turn = next(turns)
        if turn % 2 and case.path_parameters:  # every other time what is really there
            case.path_parameters = {name: known.get(name, value) for name, value in case.path_parameters.items()}
        # Where the token was left out as the one thing that is wrong, it stays so.
        has_token = mode is GenerationMode.POSITIVE or "authorization" in {name.lower() for name in case.headers or {}}
        headers = {"authorization": f"Bearer {known['token']}"} if turn % 3 and has_token else None
        response = case.call(headers=headers, timeout=20)
        statuses.add(response.status_code)
        case.validate_response(response, checks=CHECKS)

    seen = 0
    for operation in (found.ok() for found in schema.get_all_operations()):
        if operation.path == ENDLESS or operation.path in HEAVY:
            continue
        try:
            BOUNDED(given(case=operation.as_strategy(generation_mode=mode))(check))()
        except Unsatisfiable:
            continue  # nothing about it can be wrong
        seen += 1
    assert seen > (15 if mode is GenerationMode.POSITIVE else 5)
    assert statuses >= ({200, 201, 404} if mode is GenerationMode.POSITIVE else {400})
