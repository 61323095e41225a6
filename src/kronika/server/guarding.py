"""What every request passes on its way in and out: its address's limit, its origin, the headers of every answer.

Knows no rooms and nothing of what is asked for. Also how a failure is logged: never with what it was about.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec

from kronika.server.limits import Buckets, address_of
from kronika.server.logs import log

__all__ = ["Guard", "Receive", "Scope", "Send", "is_from_us", "log_failure"]

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

_HEADERS: Final = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
_ENCODED: Final = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """The application behind its guard; only for HTTP."""

    def __init__(self, application: Application, requests: Buckets, origins: frozenset[str] = frozenset()) -> None:
        self._application = application
        self._requests = requests
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        send = _with_headers(send)
        if not self._requests.take(address_of(scope)):
            await _refuse(send, 429, "http.too-many", "too many requests from this address; wait a minute")
        elif scope["method"] not in _SAFE and not is_from_us(scope, self._origins):
            await _refuse(send, 403, "http.origin", "this page is not of this server")
        elif scope["method"] == "HEAD":
            inner = {**scope, "method": "GET"}
            await self._application(inner, receive, _without_body(send))
            scope["path_template"] = inner.get("path_template")
        else:
            await self._application(scope, receive, send)


def is_from_us(scope: Scope, origins: frozenset[str]) -> bool:
    """Whether the page that asks is the server's own, or one of these origins; programs name no origin."""
    hosts = [value.decode("latin-1").lower() for name, value in scope["headers"] if name == b"host"]
    asking = [value.decode("latin-1") for name, value in scope["headers"] if name == b"origin"]
    return all(origin in origins or (len(hosts) == 1 and _host_of(origin) == hosts[0]) for origin in asking)


def _host_of(origin: str) -> str | None:
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        return None
    return parts.netloc if parts.scheme in ("http", "https") and parts.netloc else None


def log_failure(error: BaseException) -> None:
    """Log what kind of thing went wrong and where; logs.py leaves out what it was about."""
    log().error("unhandled", exc_info=error)


def _with_headers(send: Send) -> Send:
    async def sending(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            known = {bytes(name).lower() for name, _ in headers}
            message = {**message, "headers": headers + [(n, v) for n, v in _ENCODED if n not in known]}
        await send(message)

    return sending


def _without_body(send: Send) -> Send:
    async def sending(message: MutableMapping[str, Any]) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return sending


async def _refuse(send: Send, status: int, code: str, text: str) -> None:
    body = msgspec.json.encode({"code": code, "message": text})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
