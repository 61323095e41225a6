"""Wikidata's ways of writing: results of SPARQL queries as JSON and TSV, time values, and whole items.

Does not know what is done with them. A time value becomes one text, the time and its precision with a slash between.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from kronika.decks.importing.vocabulary import PROPERTIES

__all__ = ["TIME_PARTS", "bindings_of", "is_term", "items_of", "read_term", "time_value"]

_LITERAL: Final = re.compile(r'"((?:[^"\\]|\\.)*)"(?:@[A-Za-z-]+|\^\^(?:<[^<>]*>|\w+:\w+))?', re.DOTALL)
_TYPED: Final = re.compile(r'"?(.*?)"?(?:@[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*|\^\^(?:<[^<>]*>|\w+:\w+))', re.DOTALL)
_ADDRESS: Final = re.compile(r"<([A-Za-z][A-Za-z0-9+.-]*:[^<>\s]*)>")
_ESCAPE: Final = re.compile(r"\\(.)", re.DOTALL)
_ESCAPES: Final = {"t": "\t", "n": "\n", "r": "\r"}
TIME_PARTS: Final = frozenset({"time", "precision", "timezone", "before", "after", "calendarmodel"})
"""What a time value consists of; a card has the first two."""
_FIRST_OF_ALL: Final = ("P585", "P571", "P569", "P577", "P575", "P580")


def is_term(cell: str) -> bool:
    """Whether the cell is a term of RDF as SPARQL's TSV writes it, and cannot be much else."""
    return _ADDRESS.fullmatch(cell) is not None or "^^<http" in cell or "^^xsd:" in cell


def read_term(cell: str) -> str:
    """The plain text of a term; any other cell as it is."""
    if found := _ADDRESS.fullmatch(cell):
        return found[1]
    if found := _LITERAL.fullmatch(cell) or _TYPED.fullmatch(cell):
        return _ESCAPE.sub(lambda mark: _ESCAPES.get(mark[1], mark[1]), found[1])
    return cell


def bindings_of(data: Any) -> list[Any] | None:
    """The rows of SPARQL's JSON results, each variable with its value, and whatever else stands among them as it is;
    None for any other JSON.
    """
    if not (isinstance(data, dict) and isinstance(results := data.get("results"), dict)):
        return None
    bindings = results.get("bindings")
    if not isinstance(bindings, list):
        return None
    return [
        {key: _value_of(bound) for key, bound in binding.items()} if isinstance(binding, dict) else binding
        for binding in bindings
    ]


def _value_of(bound: Any) -> Any:
    return bound["value"] if isinstance(bound, dict) and "value" in bound else bound


def time_value(value: dict[str, Any]) -> str | None:
    """The text of a time value such as `{"time": "+1876-00-00T00:00:00Z", "precision": 9}`; None for anything else."""
    time = value.get("time")
    if not isinstance(time, str) or "precision" not in value:
        return None
    return f"{time}/{value['precision']}"


def items_of(data: Any) -> list[dict[str, Any]] | None:
    """Whole items, as Special:EntityData gives them, as rows: item, labels, the first date and what it answers."""
    entities = data.get("entities") if isinstance(data, dict) else data
    listed = [*entities.values()] if isinstance(entities, dict) else entities
    if not isinstance(listed, list) or not listed:
        return None
    items = [item for item in listed if isinstance(item, dict) and {"labels", "claims"} <= item.keys()]
    return [_row(item) for item in items] if len(items) == len(listed) else None


def _row(item: dict[str, Any]) -> dict[str, Any]:
    labels = item["labels"] if isinstance(item["labels"], dict) else {}
    texts = {code: label.get("value") for code, label in labels.items() if isinstance(label, dict)}
    first = "en" if "en" in texts else next(iter(texts), "en")
    about = item.get("descriptions")
    described = about.get(first) if isinstance(about, dict) else None
    found = next(_dates(item["claims"] if isinstance(item["claims"], dict) else {}), ("", ""))
    return {
        "item": item.get("id", ""),
        "itemLabel": texts.get(first, ""),
        "itemDescription": described.get("value", "") if isinstance(described, dict) else "",
        "date": found[1],
        "date_prop_id": found[0],
    }


def _dates(claims: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Property and time of each date of the item, those first that say best when it came to be."""
    for property_id in dict.fromkeys((*_FIRST_OF_ALL, *PROPERTIES)):
        statements = claims.get(property_id)
        for statement in statements if isinstance(statements, list) else []:
            value: Any = statement
            for key in ("mainsnak", "datavalue", "value"):
                value = value.get(key) if isinstance(value, dict) else None
            if isinstance(value, dict) and (time := time_value(value)):
                yield property_id, time
