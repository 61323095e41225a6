"""What every request passes on its way in and out: its address's limit, its origin, the headers of every answer.

Knows no rooms and nothing of what is asked for. Also how a failure is logged: never with what it was about.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec

from kronika.server.limits import USUAL, Buckets, address_of
from kronika.server.logs import log

__all__ = ["Guard", "Receive", "Scope", "Send", "content_policy", "is_from_us", "log_failure"]

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
_ENCODED: Final = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_HOST: Final = re.compile(r"[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")


class Guard:
    """The application behind its guard; only for HTTP."""

    def __init__(
        self,
        application: Application,
        requests: Buckets,
        origins: frozenset[str] = frozenset(),
        at_once: int = USUAL.requests_at_once,
    ) -> None:
        self._application = application
        self._requests = requests
        self._origins = origins
        self._at_once = at_once
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        send = _with_headers(send, content_policy(_host(scope)))
        address = address_of(scope)
        if self._open[address] >= self._at_once or not self._requests.take(address):
            await _refuse(send, 429, "http.too-many", "too many requests from this address; wait a minute")
            return
        if scope["method"] not in _SAFE and not is_from_us(scope, self._origins):
            await _refuse(send, 403, "http.origin", "this page is not of this server")
            return
        if not scope.get("query_string", b"").isascii():
            await _refuse(send, 400, "http.400", "an address is written in ASCII")
            return
        self._open[address] += 1
        try:
            await (self._head if scope["method"] == "HEAD" else self._application)(scope, receive, send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _head(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What GET would answer, without its body."""
        head: asyncio.Future[MutableMapping[str, Any]] = asyncio.get_running_loop().create_future()

        async def sending(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start" and not head.done():
                head.set_result(message)

        inner = {**scope, "method": "GET"}
        work = asyncio.ensure_future(self._application(inner, receive, sending))
        try:
            both: set[asyncio.Future[Any]] = {head, work}
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            # The body may have no end.
            work.cancel()
            await asyncio.wait({work})
        scope["path_template"] = inner.get("path_template")
        if not work.cancelled():
            work.result()
        await send(head.result())
        await send({"type": "http.response.body", "body": b""})


def is_from_us(scope: Scope, origins: frozenset[str]) -> bool:
    """Whether the page that asks is the server's own, or one of these origins; programs name no origin."""
    hosts = _hosts(scope)
    asking = [value.decode("latin-1") for name, value in scope["headers"] if name == b"origin"]
    return all(origin in origins or (len(hosts) == 1 and _host_of(origin) == hosts[0]) for origin in asking)


def _hosts(scope: Scope) -> list[str]:
    return [value.decode("latin-1").lower() for name, value in scope["headers"] if name == b"host"]


def _host(scope: Scope) -> str:
    hosts = _hosts(scope)
    return hosts[0] if len(hosts) == 1 else ""


@lru_cache(256)
def content_policy(host: str, *, style_attributes: bool = False, styles: str = "", forms: bool = False) -> str:
    """What a page from here may load and do in a browser: its own files, and its own server's sockets. `host` is what
    the browser calls this server; older browsers do not take 'self' to mean its sockets. `style_attributes` lets
    elements say where they stand; `styles` are the hashes of style sheets in the page itself; `forms` lets it send
    forms, to this server only.
    """
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    attributes = "style-src-attr 'unsafe-inline'; " if style_attributes else ""
    inside = "".join(f" '{each}'" for each in styles.split())
    target = "'self'" if forms else "'none'"
    return (
        f"default-src 'none'; script-src 'self'; style-src 'self'{inside}; {attributes}img-src 'self' data: blob:; "
        f"font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; object-src 'none'; "
        f"base-uri 'none'; frame-ancestors 'none'; form-action {target}"
    )


def _host_of(origin: str) -> str | None:
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        return None
    return parts.netloc if parts.scheme in ("http", "https") and parts.netloc else None


def log_failure(error: BaseException) -> None:
    """Log what kind of thing went wrong and where; logs.py leaves out what it was about."""
    log().error("unhandled", exc_info=error)


def _with_headers(send: Send, policy: str) -> Send:
    always = [*_ENCODED, (b"content-security-policy", policy.encode())]

    async def sending(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            known = {bytes(name).lower() for name, _ in headers}
            message = {**message, "headers": headers + [(n, v) for n, v in always if n not in known]}
        await send(message)

    return sending


async def _refuse(send: Send, status: int, code: str, text: str) -> None:
    body = msgspec.json.encode({"code": code, "message": text})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
