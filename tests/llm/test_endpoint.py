"""Asking a service for a model's words: it may be slow, down, rude or hostile, and the key stays where it belongs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from kronika.errors import UsageError
from kronika.llm import Endpoint, Model, NoAnswer, endpoint_from
from kronika.llm.reading import json_in, number_of
from tests.llm.stand_in import KEY, StandIn, standing_in

HELLO = [{"role": "user", "content": "1. Hello"}]


@pytest.fixture
def service() -> Iterator[StandIn]:
    with standing_in({"Hello": 5}) as found:
        yield found


def model(service: StandIn, name: str, pauses: list[float] | None = None, **more: Any) -> Model:
    waited = [] if pauses is None else pauses
    return Model(Endpoint(service.url, name, KEY, **more), sleep=waited.append)


def test_a_model_is_asked_as_services_want_it(service: StandIn) -> None:
    said = model(service, "silent").ask(HELLO, 77)
    assert (said.text, said.requests, said.tokens_in, said.tokens_out) == ("", 1, 100, 10)
    assert service.requests == [
        {"path": "/v1/chat/completions", "model": "silent", "messages": HELLO, "max_tokens": 77, "temperature": 0}
    ]
    assert service.headers[0]["Authorization"] == f"Bearer {KEY}"


def test_what_may_pass_is_tried_again_after_a_pause_that_grows(service: StandIn) -> None:
    pauses: list[float] = []
    asked = [{"role": "system", "content": "Say when each event happened"}, *HELLO]
    said = model(service, "flaky", pauses).ask(asked, 100)
    assert said.requests == 5
    assert '"year": 5' in said.text
    assert pauses == [7, 2, 4, 8]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("down", "503"),
        ("huge", "too long"),
        ("number", "not the JSON of a chat completion"),
        ("deep", "not the JSON of a chat completion"),
    ],
)
def test_what_does_not_pass_is_no_answer_after_some_tries(service: StandIn, name: str, words: str) -> None:
    with pytest.raises(NoAnswer, match=words) as error:
        model(service, name, tries=3).ask(HELLO, 100)
    assert not error.value.hopeless
    assert len(service.requests) == 3


def test_a_slow_model_is_waited_for_as_long_as_was_said(service: StandIn) -> None:
    with pytest.raises(NoAnswer, match=r"timed out|took too long"):
        model(service, "slow", seconds=0.2, tries=2).ask(HELLO, 100)
    assert len(service.requests) == 2


def test_nothing_is_waited_for_after_the_time_of_a_move(service: StandIn) -> None:
    pauses: list[float] = []
    with pytest.raises(NoAnswer, match=r"timed out|took too long|no time left"):
        model(service, "slow", pauses, tries=5).ask(HELLO, 100, time.monotonic() + 0.3)
    assert len(service.requests) == 1
    assert all(pause <= 0.3 for pause in pauses)
    with pytest.raises(NoAnswer, match="no time left"):
        model(service, "slow").ask(HELLO, 100, time.monotonic())
    assert len(service.requests) == 1


def test_nobody_there_is_no_answer() -> None:
    with pytest.raises(NoAnswer, match="cannot be reached"):
        Model(Endpoint("http://127.0.0.1:9/v1", "x", KEY, tries=2), sleep=lambda _: None).ask(HELLO, 1)


def test_a_refusal_is_not_asked_again_and_tells_no_key(service: StandIn) -> None:
    with pytest.raises(NoAnswer) as error:
        model(service, "forbidden").ask(HELLO, 100)
    assert error.value.hopeless
    assert "401" in error.value.message
    assert "wrong key" in error.value.message
    assert all(KEY[at : at + 8] not in error.value.message for at in range(len(KEY) - 7))
    assert len(service.requests) == 1


def test_the_key_follows_no_redirect(service: StandIn) -> None:
    with pytest.raises(NoAnswer, match="302"):
        model(service, "elsewhere").ask(HELLO, 100)
    assert [request["path"] for request in service.requests] == ["/v1/chat/completions"]


def test_a_model_without_temperature_is_asked_as_it_likes(service: StandIn) -> None:
    picky, pauses = model(service, "picky"), list[float]()
    assert picky.ask(HELLO, 9).text == "hello"
    assert picky.ask(HELLO, 9).requests == 1
    assert service.requests[-1]["max_completion_tokens"] == 9
    assert pauses == []


def test_a_service_without_choices_says_nothing(service: StandIn) -> None:
    assert model(service, "no-choices").ask(HELLO, 9).text == ""


def test_the_environment_names_the_model() -> None:
    environment = {
        "KRONIKA_LLM_URL": "https://example.org/v1/", "KRONIKA_LLM_MODEL": "some/model", "KRONIKA_LLM_KEY": KEY
    }  # fmt: skip
    endpoint = endpoint_from(environment)
    assert endpoint.url == "https://example.org/v1"
    assert endpoint.key == KEY
    assert KEY not in repr(endpoint) + str(endpoint)
    assert endpoint_from(
        environment, url="http://[::1]:8080/v1/chat/completions", model="other", seconds=5
    ) == Endpoint("http://[::1]:8080/v1", "other", KEY, 5.0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"KRONIKA_LLM_URL": ""},
        {"KRONIKA_LLM_URL": "example.org/v1"},
        {"KRONIKA_LLM_URL": "file:///etc/passwd"},
        {"KRONIKA_LLM_URL": "https://"},
        {"KRONIKA_LLM_URL": "https://me:secret-word@example.org/v1"},
        {"KRONIKA_LLM_URL": "https://example.org/v1?key=secret-word"},
        {"KRONIKA_LLM_URL": "https://example.org:99999999/v1"},
        {"KRONIKA_LLM_URL": "https://[::1/v1"},
        {"KRONIKA_LLM_URL": "https://example.org/\nHost: x"},
        {"KRONIKA_LLM_MODEL": ""},
        {"KRONIKA_LLM_KEY": "secret-wörd"},
        {"KRONIKA_LLM_KEY": "secret-word\r\nX: y"},
    ],
)
def test_what_cannot_be_asked_is_refused_in_one_line(wrong: dict[str, str]) -> None:
    environment = {"KRONIKA_LLM_URL": "https://example.org/v1", "KRONIKA_LLM_MODEL": "m", **wrong}
    with pytest.raises(UsageError) as error:
        endpoint_from(environment)
    assert "\n" not in error.value.message
    assert "secret" not in error.value.message


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), 1e9])
def test_a_time_that_cannot_be_is_refused(seconds: float) -> None:
    with pytest.raises(UsageError):
        endpoint_from({"KRONIKA_LLM_URL": "https://example.org/v1", "KRONIKA_LLM_MODEL": "m"}, seconds=seconds)


def test_the_last_json_that_fits_is_what_was_meant() -> None:
    def fits(value: object) -> bool:
        return isinstance(value, dict) and "card" in value

    assert json_in('First {"card": 1}? No: {"a": 2} {"card": {"card": 3}} end } ] {', fits) == {"card": {"card": 3}}
    assert json_in("none at all", fits) is None
    assert json_in("[" * 1_000_000, fits) is None
    assert json_in('{"card": ' + "9" * 10_000 + "}", fits) is None


@pytest.mark.parametrize(
    ("value", "number"),
    [(1969, 1969), ("1969", 1969), (-43.5, -43.5), (True, None), ("", None), (None, None), ([], None), (1e300, None),
     (float("nan"), None), ("inf", None), ("9" * 100, None)],
)  # fmt: skip
def test_numbers_as_models_write_them(value: object, number: float | None) -> None:
    assert number_of(value) == number
