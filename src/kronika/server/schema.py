"""The JSON Schema of the game socket, from which the clients' types are generated: both directions, with the table.

Knows the messages and what they carry, nothing of rooms. `python -m tools.wire --write` publishes it as
docs/wire.schema.json; a server tells it at /api/schema/socket.
"""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec

from kronika.engine import PublicEvent, View
from kronika.server.commands import Envelope
from kronika.server.facts import Fact
from kronika.server.fairness import Proof
from kronika.server.wire import Hello, RoomView, ServerMessage

__all__ = ["wire_schema"]

_REF: Final = "#/$defs/{name}"
_CHANGED: Final = "The fields of {name} that are different now."


def wire_schema() -> dict[str, Any]:
    """JSON Schema 2020-12: `hello` and `client` are what a device sends, `server` is what it gets."""
    (hello, client, server, _, events, _, _), defs = msgspec.json.schema_components(
        (Hello, Envelope, ServerMessage, View, PublicEvent, Proof, RoomView), ref_template=_REF
    )
    # Views and events are made by the engine and pass through the messages as they are; here they get their names. One
    # view serves the whole table, so nobody in particular is its `you`.
    table = defs.pop("View")
    del table["properties"]["you"]
    table |= {
        "title": "TableView",
        "description": "The table as everybody at it sees it; `legal` is what the seat on turn may do.",
        "required": [name for name in table["required"] if name != "you"],
    }
    defs["TableView"] = table
    defs["TableChanges"] = _changes(table)
    defs["RoomChanges"] = _changes(defs["RoomView"])
    defs["PublicEvent"] = events
    defs["Welcome"]["properties"]["view"] = {"anyOf": [_ref("TableView"), {"type": "null"}]}
    kinds = sorted(str(fact.__struct_config__.tag) for fact in get_args(Fact))
    defs["Update"]["properties"] |= {
        "kind": {"enum": [*kinds, "presence"]},
        "events": {"type": "array", "items": _ref("PublicEvent"), "default": []},
        "view": _ref("TableChanges"),
        "room": _ref("RoomChanges"),
        "proofs": {"type": "array", "items": _ref("Proof"), "default": []},
    }
    defs["Play"]["properties"]["move"] = {
        "type": "object",
        "description": "A move in the form of a record's line: `seat`, `move`, and what that kind of move needs.",
        "properties": {"seat": {"type": "integer", "minimum": 0}, "move": {"type": "string"}},
        "required": ["seat", "move"],
    }
    found: dict[str, Any] = _portable(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Kronika game socket",
            "description": "A device sends one `hello`, then `client` messages; it gets `server` messages.",
            "type": "object",
            "properties": {"hello": hello, "client": client, "server": server},
            "required": ["hello", "client", "server"],
            "$defs": dict(sorted(defs.items())),
        }
    )
    return found


def _changes(whole: dict[str, Any]) -> dict[str, Any]:
    described = _CHANGED.format(name=whole["title"])
    return {"title": whole["title"].removesuffix("View") + "Changes", "description": described, "type": "object",
            "properties": whole["properties"]}  # fmt: skip


def _ref(name: str) -> dict[str, str]:
    return {"$ref": _REF.format(name=name)}


def _portable(value: Any) -> Any:
    """With patterns that mean the same outside Python."""
    if isinstance(value, dict):
        return {
            key: each.replace(r"\A", "^").replace(r"\Z", "$")
            if key == "pattern" and isinstance(each, str)
            else _portable(each)
            for key, each in value.items()
        }
    return [_portable(each) for each in value] if isinstance(value, (list, tuple)) else value
