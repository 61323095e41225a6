"""The OpenAPI document where it says more than the handlers do: refusals, tokens, and the body of a command.

Knows the form of answers (app.py makes them), not what is asked for.
"""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.openapi.spec import (
    Components,
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
_ONES_OWN: Final = frozenset({"/api/rooms/{code}/view", "/api/rooms/{code}/proofs", _COMMANDS, "/api/games"})
"""Where a token has to be shown."""
_MAY_SHOW: Final = frozenset({"/api/rooms", "/api/rooms/{code}/join"})
"""Where one may be shown; without one, those who enter get one."""


_MESSAGE: Final = Schema(type=OpenAPIType.OBJECT, description="A message; GET /api/schema/socket has its schema.")
_LINES: Final = Schema(type=OpenAPIType.STRING, description="A record, line by line, as docs/records.md says.")
_NUMBERS: Final = Schema(type=OpenAPIType.STRING, description="Numbers, in the format of Prometheus.")
_ANSWERS: Final = {
    "/api/rooms/{code}/view": ("application/json", _MESSAGE),
    _COMMANDS: ("application/json", _MESSAGE),
    "/api/games/{game}/record": ("application/x-ndjson", _LINES),
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
        for operation in (item.get, item.post):
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
    if path in _ONES_OWN:
        operation.security = [{_TOKEN: []}]
    elif path in _MAY_SHOW and has_body:
        operation.security = [{}, {_TOKEN: []}]
    if path == _COMMANDS:
        body = Schema(type=OpenAPIType.OBJECT, description="A command; GET /api/schema/socket has its schema.")
        operation.request_body = RequestBody(required=True, content={"application/json": OpenAPIMediaType(schema=body)})
