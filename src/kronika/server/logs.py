"""How a server logs: one JSON object a line on standard error, or plain lines in a terminal; never what it was about.

Knows what may be said: what happened, where in the code, how long it took, which kind of request. Bodies, tokens,
codes, names, texts and dates of cards are in no line; of an exception only its kind and its places are told, since its
message may hold any of them.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import PurePath
from typing import Any, Final, TextIO, TypeAlias

import structlog

__all__ = ["Logged", "log", "set_up"]

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]
_FRAMES: Final = 8


def log() -> Any:
    """The server's logger: `log().info("started", port=8642)`. Silent below warnings until `set_up`."""
    return structlog.wrap_logger(
        logging.getLogger("kronika.server"),
        processors=[
            structlog.stdlib.filter_by_level, *_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
    )  # fmt: skip


def set_up(level: str = "warning", stream: TextIO | None = None) -> None:
    """Let this process log so, its libraries too; those say warnings and errors only."""
    out = sys.stderr if stream is None else stream
    terminal = out.isatty()
    last = structlog.dev.ConsoleRenderer(colors=False) if terminal else structlog.processors.JSONRenderer()
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("kronika").setLevel(level.upper())


def _without_messages(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    found = event.pop("exc_info", None)
    event.pop("stack_info", None)
    if found is True:
        found = sys.exc_info()
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        frames = traceback.extract_tb(error.__traceback__)[-_FRAMES:]
        event["error"] = type(error).__name__
        event["at"] = [f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in reversed(frames)]
    return event


_SHARED: Final[tuple[Any, ...]] = (
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    _without_messages,
)


class Logged:
    """An application each of whose requests is one line: its method, the pattern of its path, status, milliseconds."""

    def __init__(self, application: Callable[[Scope, Receive, Send], Awaitable[None]]) -> None:
        self._application = application
        self._log = log()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        status = 0
        began = time.perf_counter()

        async def sending(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self._application(scope, receive, sending)
        finally:
            self._log.info(
                "request",
                method=scope["method"] if scope["method"] in _METHODS else "other",
                path=scope.get("path_template") or "none of ours",
                status=status,
                ms=round((time.perf_counter() - began) * 1000, 1),
            )


_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
