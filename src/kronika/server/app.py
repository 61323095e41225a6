"""The whole server as one ASGI application: REST by Litestar, the game socket beside it.

Knows how requests are answered in general: errors as JSON in one form, headers, metrics; not what any of them does.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController

from kronika.server import (
    analysing,
    branching,
    browsing,
    card_facts,
    catalogue,
    client_files,
    drafts,
    failpoints,
    health,
    missed,
    pictures,
    practising,
    reviewing,
    today,
)
from kronika.server.describing import describe
from kronika.server.guarding import Guard, Receive, Scope, Send, log_failure
from kronika.server.health import count
from kronika.server.http import HANDLERS
from kronika.server.hub import Hub
from kronika.server.limits import USUAL, Buckets, Limits
from kronika.server.logs import Logged
from kronika.server.refusals import Refused
from kronika.server.settings import Settings
from kronika.server.sockets import GameSockets
from kronika.server.store import Store, StoreError, open_store
from kronika.server.workbench import Workbench

__all__ = ["create_app"]

_STATUS: Final = {
    "http.no-token": 401,
    "http.too-many": 429,
    "http.busy": 503,
    "draft.changed": 409,
    "draft.errors": 409,
    "draft.full": 409,
    "draft.too-many": 409,
    "room.unknown": 404,
    "room.card": 404,
    "room.stranger": 403,
    "room.removed": 403,
    "room.not-host": 403,
    "room.not-over": 409,
    "room.playing": 409,
    "room.none-missed": 404,
    "room.too-long": 409,
    "wire.too-big": 413,
    "wire.too-fast": 429,
}


def create_app(
    settings: Settings,
    *,
    bot_delay: float = 0.8,
    limits: Limits = USUAL,
    store: Store | None = None,
    client: Path = client_files.FOLDER,
) -> Callable[[Scope, Receive, Send], Any]:
    """The application. The store is opened when it starts, unless it is given, and closed when it stops. `client` is
    the folder of the built browser client.
    """
    failpoints.set_up()
    parts: dict[str, Any] = {}
    requests = Buckets(limits.requests)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        opened = open_store(settings.database, reached=failpoints.stored) if store is None else store
        hub = Hub(opened, bot_delay=bot_delay, decks=Path(settings.decks) if settings.decks else None)
        count(hub)
        app.state.hub = hub
        app.state.requests = requests
        app.state.address = settings.address
        app.state.client = client
        app.state.bench = Workbench()
        app.state.analyses = analysing.Analyses()
        app.state.rooms = Buckets(limits.rooms)
        app.state.stored = Buckets(limits.stored)
        app.state.guesses = Buckets(limits.guesses)
        app.state.commands = Buckets(limits.messages_each)
        parts["sockets"] = GameSockets(hub, settings.origins, limits)
        await hub.start()
        try:
            yield
        finally:
            app.state.bench.close()
            app.state.analyses.close()
            await hub.stop()
            opened.close()

    prometheus = PrometheusConfig(app_name="kronika", group_path=True, exclude=["/metrics", "/health"])
    rest = Litestar(
        [
            *HANDLERS,
            *today.HANDLERS,
            *reviewing.HANDLERS,
            *analysing.HANDLERS,
            *branching.HANDLERS,
            *missed.HANDLERS,
            *browsing.HANDLERS,
            *practising.HANDLERS,
            *drafts.HANDLERS,
            *catalogue.HANDLERS,
            *health.HANDLERS,
            *pictures.HANDLERS,
            *card_facts.HANDLERS,
            *client_files.HANDLERS,
            PrometheusController,
        ],
        lifespan=[lifespan],
        exception_handlers={
            Refused: _refused,
            StoreError: _store_error,
            msgspec.DecodeError: _malformed,
            RecursionError: _too_deep,
            HTTPException: _http_error,
            Exception: _failed,
        },
        middleware=[prometheus.middleware],
        # No pages for reading it: they would need scripts from elsewhere.
        openapi_config=OpenAPIConfig(
            title="Kronika", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
        request_max_body_size=64 * 1024,
        state=State({}),
    )

    describe(rest)
    guard = Logged(Guard(rest, requests, settings.origins, limits.requests_at_once))  # type: ignore[arg-type]

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await parts["sockets"](scope, receive, send)
        elif scope["type"] == "http":
            await guard(scope, receive, send)
        else:
            await rest(scope, receive, send)  # type: ignore[arg-type]

    return application


def _answer(status: int, code: str, message: str, clause: str = "") -> Response[dict[str, str]]:
    # A message may quote what was sent, and that may hold what is no text.
    content = {"code": code, "message": message.encode("utf-8", "replace").decode()}
    return Response(content | ({"clause": clause} if clause else {}), status_code=status, media_type=MediaType.JSON)


def _refused(_: Request[Any, Any, Any], error: Refused) -> Response[dict[str, str]]:
    return _answer(_STATUS.get(error.code, 400), error.code, error.message, error.clause)


def _store_error(_: Request[Any, Any, Any], __: StoreError) -> Response[dict[str, str]]:
    return _answer(503, "http.busy", "this could not be stored just now; try again")


def _malformed(_: Request[Any, Any, Any], error: msgspec.DecodeError) -> Response[dict[str, str]]:
    return _answer(400, "wire.malformed", str(error)[:300])


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[dict[str, str]]:
    return _answer(400, "wire.malformed", "the message is nested too deeply")


def _failed(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    log_failure(error)
    return _answer(500, "http.500", "this went wrong here, not with you")


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and (page := client_files.lost_page(request, request.app.state.client)) is not None:
        return page
    detail = error.detail or "the request was not understood"
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        # Without Litestar's own words, which quote the path.
        detail = f"the request was not understood: {extra[0].get('key', '')} {extra[0].get('message', '')}".strip()
    return _answer(error.status_code, f"http.{error.status_code}", detail[:300])
