"""A language model behind `POST BASE/chat/completions`, as most services and local servers offer it.

Asks, waits, tries again where that may help, and bounds what comes back. The key goes into one header and nowhere else:
no message, no repr, no other host. Knows no game.
"""

from __future__ import annotations

import json
import math
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from http.client import HTTPException
from typing import Any

import msgspec

from kronika.errors import UsageError
from kronika.guests.answers import shortened

__all__ = ["Endpoint", "Model", "NoAnswer", "Said", "endpoint_from"]

SECONDS = 120.0
"""Time for one request, where nothing else is said."""
LONGEST_SECONDS = 3600.0
TRIES = 5
LONGEST_PAUSE = 60.0
LONGEST_BODY = 1 << 20
"""Bytes of a response."""
AGAIN = frozenset({408, 409, 425, 429, 500, 502, 503, 504, 529})
"""Statuses after which the same request may be answered."""


class NoAnswer(Exception):
    """The model has not answered. With `hopeless` it is of no use to ask again: a wrong key, model or address.
    `unreached` says that no try has found anybody there.
    """

    def __init__(self, message: str, *, hopeless: bool = False, unreached: bool = False) -> None:
        super().__init__(message)
        self.message, self.hopeless, self.unreached = shortened(message), hopeless, unreached


class Endpoint(msgspec.Struct, frozen=True):
    """Where a model is, and how long to wait: `seconds` for one request, `tries` requests for one answer."""

    url: str
    model: str
    key: str = ""
    seconds: float = SECONDS
    tries: int = TRIES

    def __repr__(self) -> str:
        return f"Endpoint({self.url!r}, {self.model!r})"


class Said(msgspec.Struct, frozen=True):
    """What a model said, and what that took: requests, and the tokens that the service counted, 0 where it does not."""

    text: str
    requests: int
    tokens_in: int
    tokens_out: int


def endpoint_from(
    environment: Mapping[str, str], *, url: str | None = None, model: str | None = None, seconds: float | None = None
) -> Endpoint:
    """From KRONIKA_LLM_URL, KRONIKA_LLM_MODEL and KRONIKA_LLM_KEY; what is handed in goes first. Raises UsageError."""
    url = (url or environment.get("KRONIKA_LLM_URL", "")).strip().rstrip("/")
    model = (model or environment.get("KRONIKA_LLM_MODEL", "")).strip()
    key = environment.get("KRONIKA_LLM_KEY", "").strip()
    if not url:
        raise UsageError(
            "usage.llm", "no language model is named; set KRONIKA_LLM_URL, such as http://localhost:8080/v1"
        )
    try:
        parts = urllib.parse.urlsplit(url)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits or parts.username or parts.query or parts.fragment or not url.isprintable() or " " in url:
        raise UsageError(
            "usage.llm", "the model's address must be http:// or https:// with a host and a path, such as /v1, alone"
        )
    if not model:
        raise UsageError("usage.llm", "which model? set KRONIKA_LLM_MODEL to the name that the service has for it")
    if not key.isascii() or not key.isprintable():
        raise UsageError("usage.llm", "KRONIKA_LLM_KEY holds characters that no header can carry")
    seconds = SECONDS if seconds is None else seconds
    if not 0 < seconds <= LONGEST_SECONDS:
        raise UsageError("usage.llm", f"{seconds:g} seconds cannot be; give 1 to {LONGEST_SECONDS:g}")
    return Endpoint(url.removesuffix("/chat/completions"), model, key, seconds)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """The key is for one host; a redirect may lead to another."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Model:
    """A model to ask. `sleep` waits between two tries; `spend` is called before each request and may raise. `made` is
    the number of requests so far.
    """

    def __init__(
        self,
        endpoint: Endpoint,
        *,
        sleep: Callable[[float], None] | None = None,
        spend: Callable[[], None] | None = None,
    ) -> None:
        self._endpoint, self._sleep, self._spend = endpoint, sleep or time.sleep, spend
        self.made = 0
        self._open = urllib.request.build_opener(_NoRedirect).open
        self._temperature: dict[str, Any] = {"temperature": 0}
        self._limit = "max_tokens"

    @property
    def name(self) -> str:
        """The name of the model."""
        return self._endpoint.model

    def ask(self, messages: Sequence[Mapping[str, str]], tokens: int, until: float = math.inf) -> Said:
        """What the model says to this conversation, in at most so many tokens; raises NoAnswer.

        `until` is a time of `time.monotonic` after which nothing is waited for. What `spend` raises before the first
        request is raised as it is; before another try it ends the tries, and the answer to the last one is told.
        """
        why, reached = NoAnswer("there was no time left"), False
        for attempt in range(1, self._endpoint.tries + 1):
            if time.monotonic() >= until:
                break
            if self._spend is not None:
                try:
                    self._spend()
                except Exception:
                    if attempt == 1:
                        raise
                    break
            self.made += 1
            try:
                return self._asked(messages, tokens, attempt, until)
            except _Again as error:
                reached |= error.reached
                why = NoAnswer(error.message, unreached=not reached)
                if attempt < self._endpoint.tries:
                    pause = min(LONGEST_PAUSE, error.pause if error.pause is not None else 2.0 ** (attempt - 1))
                    self._sleep(max(0.0, min(pause, until - time.monotonic())))
        raise why

    def _asked(self, messages: Sequence[Mapping[str, str]], tokens: int, requests: int, until: float) -> Said:
        asked = {"model": self._endpoint.model, "messages": [*messages], self._limit: tokens, **self._temperature}
        headers = {"Content-Type": "application/json", "Accept": "application/json", "User-Agent": "kronika"}
        if self._endpoint.key:
            headers["Authorization"] = f"Bearer {self._endpoint.key}"
        request = urllib.request.Request(
            f"{self._endpoint.url}/chat/completions", json.dumps(asked).encode(), headers, method="POST"
        )
        seconds = max(0.01, min(self._endpoint.seconds, until - time.monotonic()))
        until = time.monotonic() + seconds
        try:
            with self._open(request, timeout=seconds) as response:
                body = _body(response, until)
        except urllib.error.HTTPError as error:
            with error:
                raise self._refused(error, until) from None
        except (OSError, HTTPException, ValueError) as error:
            reason = getattr(error, "reason", error)
            told = f"it cannot be reached: {self._secret(str(reason) or type(error).__name__)}"
            # What goes wrong once it has been asked, such as a time that is up, is no URLError.
            raise _Again(told, reached=not isinstance(error, urllib.error.URLError)) from None
        return _said(body, requests)

    def _refused(self, error: urllib.error.HTTPError, until: float) -> Exception:
        try:
            body = _body(error, until).decode("utf-8", "replace")
        except (OSError, HTTPException, ValueError, _Again):
            body = ""
        told = f"the service answers {error.code} {self._secret(str(error.reason))}"
        if error.code == 400:
            # Some models have no temperature, or another name for the limit.
            if "max_completion_tokens" in body and self._limit == "max_tokens":
                self._limit = "max_completion_tokens"
                return _Again(told, 0.0)
            if "temperature" in body and self._temperature:
                self._temperature = {}
                return _Again(told, 0.0)
        if error.code in AGAIN:
            return _Again(told, _seconds(error.headers.get("Retry-After")))
        return NoAnswer(f"{told}: {self._secret(body)}" if body else told, hopeless=True)

    def _secret(self, text: str) -> str:
        """A stranger's text without our key, whole or in part."""
        key = self._endpoint.key
        for length in (len(key), 16, 8):
            for at in range(len(key) - length + 1) if 0 < length <= len(key) else ():
                text = text.replace(key[at : at + length], "…")
        return text


class _Again(Exception):
    """It may be answered next time, after so many seconds if the service says so."""

    def __init__(self, message: str, pause: float | None = None, *, reached: bool = True) -> None:
        super().__init__(message)
        self.message, self.pause, self.reached = message, pause, reached


def _seconds(text: str | None) -> float | None:
    return float(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 6 else None


def _body(response: Any, until: float) -> bytes:
    """The response's body; raises _Again where it is too long or takes too long."""
    body = b""
    while some := response.read1(1 << 16):
        body += some
        if len(body) > LONGEST_BODY:
            raise _Again("its answer is too long")
        if time.monotonic() > until:
            raise _Again("its answer took too long")
    return body


class _Message(msgspec.Struct):
    content: str | None = None


class _Choice(msgspec.Struct):
    message: _Message


class _Usage(msgspec.Struct):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class _Completion(msgspec.Struct):
    choices: list[_Choice]
    usage: _Usage | None = None


def _said(body: bytes, requests: int) -> Said:
    try:
        found = msgspec.json.decode(body, type=_Completion)
    except (ValueError, RecursionError):
        raise _Again("its answer is not the JSON of a chat completion") from None
    text = found.choices[0].message.content if found.choices else None
    usage = found.usage or _Usage()
    return Said(text or "", requests, max(0, usage.prompt_tokens), max(0, usage.completion_tokens))
