"""YAML as a table; every scalar is taken as it is written, so that no date turns into something else.

Does not know what the columns mean, nor which of several lists holds the events. Aliases, which make a small file a
huge one, are refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kronika.decks.findings import tame
from kronika.decks.importing.flattening import add_count, leaves
from kronika.decks.importing.lists import table_of
from kronika.decks.importing.nested import refuse_long, said_twice, too_deep
from kronika.decks.importing.source import MAX_YAML_BYTES, Source
from kronika.decks.importing.text import TextFile
from kronika.decks.importing.unread import DEEPEST
from kronika.errors import DeckError

__all__ = ["read_yaml"]


def read_yaml(text: TextFile, name: str, wanted: str | None = None) -> Source:
    """The events of all documents of a YAML file, or of its list `wanted` alone; DeckError where it is no YAML or holds
    no list of events.
    """
    import yaml

    refuse_long(text.path, MAX_YAML_BYTES)
    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    twice: dict[str, int] = {}
    try:
        documents = [*_documents(yaml.parse(text.whole(), Loader=loader), name, twice)]
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = tame(str(getattr(error, "problem", None) or "not YAML"))
        raise DeckError(
            "deck.syntax", f"not YAML: {problem}", file=name, row=mark.line + 1 if mark else None,
            remedy="indent with spaces, and put a text with a colon in quotes",
        ) from None  # fmt: skip
    except RecursionError:
        raise too_deep(name) from None
    data = documents[0] if len(documents) == 1 else documents
    return table_of(data, name, "YAML", text.encoding, wanted, said_twice(twice))


def _documents(events: Iterator[Any], name: str, twice: dict[str, int]) -> Iterator[Any]:
    """What the events of a YAML stream mean: dicts, lists and texts, one for each document that is not empty."""
    import yaml

    def value(event: Any, depth: int) -> Any:
        if depth > DEEPEST:
            raise too_deep(name)
        if isinstance(event, yaml.ScalarEvent):
            return "" if event.value in ("null", "~") and event.style is None else event.value
        if isinstance(event, yaml.AliasEvent):
            row = event.start_mark.line + 1 if event.start_mark else None
            raise DeckError("deck.syntax", "an alias (*…)", file=name, row=row, remedy="write it out")
        if isinstance(event, yaml.SequenceStartEvent):
            found = []
            while not isinstance(event := next(events), yaml.SequenceEndEvent):
                found.append(value(event, depth + 1))
            return found
        table: dict[str, Any] = {}
        while not isinstance(event := next(events), yaml.MappingEndEvent):
            key = value(event, depth + 1)
            key = key if isinstance(key, str) else tame(str(key))
            if key in table:
                add_count(twice, key, leaves(table[key]))
            table[key] = value(next(events), depth + 1)
        return table

    for event in events:
        if isinstance(event, (yaml.ScalarEvent, yaml.SequenceStartEvent, yaml.MappingStartEvent, yaml.AliasEvent)):
            found = value(event, 0)
            if found != "":
                yield found
