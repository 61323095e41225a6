"""The deck.toml of an imported deck: the one that came along with the file, else one that says the least.

Does not know the cards.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from kronika.decks.findings import Findings
from kronika.decks.importing.cleaning import clean
from kronika.decks.importing.source import Source
from kronika.decks.limits import MAX_TITLE
from kronika.decks.manifest import read_manifest
from kronika.decks.model import Deck, Theme
from kronika.decks.writing import manifest_text, toml_text

__all__ = ["manifest_for", "manifest_trouble"]


def manifest_trouble(source: Source, languages: Sequence[str]) -> str | None:
    """Why the manifest that came along cannot be taken for a deck in these languages, in one line; None where it can,
    or where there is none.
    """
    if source.manifest is None:
        return None
    findings = Findings()
    manifest = read_manifest(source.manifest.encode(), findings)
    if findings.total:
        return str(findings.first())
    if other := next((code for code in languages if code not in manifest.languages), None):
        return f"it has no language {other}"
    if manifest.languages[0] not in languages:
        return f"its first language is {manifest.languages[0]}, in which the file has no titles"
    return None


def manifest_for(
    source: Source,
    *,
    deck_id: str,
    title: str | None,
    languages: Sequence[str],
    themes: Mapping[str, str],
    asks: str | None,
    trouble: str | None,
    authors: Sequence[str] = (),
    license: str | None = None,
) -> str:
    """The text of deck.toml. A manifest that came along is taken as it is, where there is no `trouble` with it; themes
    that it lacks are added at its end.
    """
    if source.manifest is not None and trouble is None:
        declared = read_manifest(source.manifest.encode(), Findings()).themes or {}
        fresh = {name: text for name, text in themes.items() if name not in declared}
        added = [f"\n[themes.{name}]\ntitles.{languages[0]} = {toml_text(text)}\n" for name, text in fresh.items()]
        return source.manifest.rstrip("\n") + "\n" + "".join(added) if added else source.manifest
    name = (
        clean(title or "") or re.sub(r"[\W_]+", " ", source.name.rpartition(".")[0] or source.name).strip() or deck_id
    )
    return manifest_text(
        Deck(
            id=deck_id,
            version=1,
            titles={languages[0]: name[:MAX_TITLE]},
            languages=tuple(languages),
            # Whose texts these are only their importer knows, and may not have said.
            license=license or "LicenseRef-unknown",
            authors=tuple(authors) or ("unknown",),
            themes={name: Theme(id=name, titles={languages[0]: text}) for name, text in themes.items()},
            asks=asks,
            cards=(),
        )
    )
