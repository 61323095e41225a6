"""The OpenAPI document where it says more than the handlers do: refusals, tokens, and the body of a command.

Knows the form of answers (app.py makes them), not what is asked for.
"""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.openapi.spec import (
    Components,
    OpenAPIFormat,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Reference,
    RequestBody,
    Schema,
    SecurityScheme,
)

__all__ = ["describe"]

_TEXT: Final = Schema(type=OpenAPIType.STRING)
_REFUSAL: Final = Schema(
    type=OpenAPIType.OBJECT,
    title="Refusal",
    properties={"code": _TEXT, "message": _TEXT, "clause": _TEXT},
    required=["code", "message"],
)
_TOKEN: Final = "token"
_COMMANDS: Final = "/api/rooms/{code}/commands"
_IMPORT: Final = "/api/decks/import"
_WHAT_IF: Final = "/api/games/{game}/what-if"
_ONES_OWN: Final = frozenset(
    {
        "/api/rooms/{code}/view",
        "/api/rooms/{code}/proofs",
        "/api/rooms/{code}/facts/{deck}/{card}",
        _COMMANDS,
        "/api/games",
        _WHAT_IF,
    }
)
"""Where a token has to be shown."""
_MAY_SHOW: Final = frozenset({"/api/rooms", "/api/rooms/{code}/join", "/api/today"})
"""Where one may be shown; without one, those who enter get one."""
_PRINT: Final = "/api/decks/{deck}/print.pdf"
_ASKS_WHO: Final = frozenset(
    {
        "/api/decks/{deck}/cards",
        "/api/decks/{deck}/cards/{card}",
        "/api/practice/{deck}/question",
        "/api/practice/{deck}/answer",
        _PRINT,
    }
)
"""Where those who play are told less, and so may show theirs."""


_MESSAGE: Final = Schema(type=OpenAPIType.OBJECT, description="A message; GET /api/schema/socket has its schema.")
_LINES: Final = Schema(type=OpenAPIType.STRING, description="A record, line by line, as docs/records.md says.")
_NUMBERS: Final = Schema(type=OpenAPIType.STRING, description="Numbers, in the format of Prometheus.")
_FRONTS: Final = Schema(
    type=OpenAPIType.OBJECT,
    description="The fronts of the deck's cards, by the id that the card has in games.",
    additional_properties=Schema(
        type=OpenAPIType.OBJECT,
        properties={"title": _TEXT, "theme": _TEXT, "label": _TEXT},
        required=["title", "theme", "label"],
    ),
)
_CARDS: Final = Schema(
    type=OpenAPIType.ARRAY,
    description="The deck's cards by their fronts; with a filter, only the ids of those that fit.",
    items=Schema(
        one_of=[
            Schema(
                type=OpenAPIType.OBJECT,
                properties={"id": _TEXT, "title": _TEXT, "theme": _TEXT, "label": _TEXT},
                required=["id", "title", "theme", "label"],
            ),
            _TEXT,
        ]
    ),
)
_TABLE: Final = Schema(type=OpenAPIType.STRING, description="A table with the columns of cards.csv.")
_FILE: Final = Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY)
_PICTURE: Final = Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY)
_ANSWERS: Final = {
    "/api/decks/{deck}/cards": ("application/json", _CARDS),
    "/api/decks/{deck}/fronts": ("application/json", _FRONTS),
    "/api/decks/{deck}/pictures/{card}": ("image/*", _PICTURE),
    "/api/rooms/{code}/view": ("application/json", _MESSAGE),
    _COMMANDS: ("application/json", _MESSAGE),
    "/api/games/{game}/record": ("application/x-ndjson", _LINES),
    _PRINT: ("application/pdf", _FILE),
    "/api/games/{game}/missed.csv": ("text/csv", _TABLE),
    "/api/games/{game}/missed.apkg": ("application/apkg", _FILE),
    "/metrics": ("text/plain", _NUMBERS),
}
"""What handlers send as bytes, of which the document would say nothing."""


def describe(app: Litestar) -> None:
    """Complete the document of the application."""
    document = app.openapi_schema
    document.components = document.components or Components()
    document.components.security_schemes = {
        _TOKEN: SecurityScheme(type="http", scheme="bearer", description="The secret of one browser, from an entrance.")
    }
    for schema in document.components.schemas.values():
        _simplify_tuples(schema)
    for path, item in (document.paths or {}).items():
        for operation in (item.get, item.post, item.put, item.delete):
            if operation is not None:
                _complete(path, operation, has_body=operation is item.post)


def _simplify_tuples(schema: Schema | Reference) -> None:
    """Tuples of equal parts become arrays of so many items, which every tool understands."""
    if isinstance(schema, Reference):
        return
    for inner in (schema.properties or {}).values():
        _simplify_tuples(inner)
    parts = schema.prefix_items or ()
    if parts and all(part == parts[0] for part in parts):
        schema.items, schema.prefix_items = parts[0], None
        schema.min_items = schema.max_items = len(parts)


def _complete(path: str, operation: Operation, *, has_body: bool) -> None:
    responses = operation.responses = dict(operation.responses or {})
    responses.pop("400", None)
    media = {"application/json": OpenAPIMediaType(schema=_REFUSAL)}
    responses["default"] = OpenAPIResponse(description="Refused: why, and by which clause of the rules.", content=media)
    if path in _ANSWERS:
        kind, schema = _ANSWERS[path]
        content = {kind: OpenAPIMediaType(schema=schema)}
        responses["200"] = OpenAPIResponse(description="What was asked for.", content=content)
    if path in _ONES_OWN or path.startswith("/api/drafts"):
        operation.security = [{_TOKEN: []}]
    elif path in _ASKS_WHO or (path in _MAY_SHOW and has_body):
        operation.security = [{}, {_TOKEN: []}]
    if path == _IMPORT:
        media = {"application/octet-stream": OpenAPIMediaType(schema=_FILE)}
        operation.request_body = RequestBody(required=True, content=media, description="The file, or a form with it.")
    if path == _COMMANDS:
        body = Schema(type=OpenAPIType.OBJECT, description="A command; GET /api/schema/socket has its schema.")
        operation.request_body = RequestBody(required=True, content={"application/json": OpenAPIMediaType(schema=body)})
