"""Loading a deck: a folder or a .kdeck becomes a Deck, or its maker learns all that is wrong with it.

Does not know the games. `load_deck` and `check_deck` look at the same things; no other kind of error than DeckError
leaves them, whatever the files hold.
"""

from __future__ import annotations

from pathlib import Path

from kronika.decks import limits
from kronika.decks.card_rows import read_cards
from kronika.decks.files import DeckFiles, open_deck
from kronika.decks.findings import Findings
from kronika.decks.manifest import FILE as MANIFEST
from kronika.decks.manifest import read_manifest
from kronika.decks.model import Deck
from kronika.decks.sheet import FILE as SHEET
from kronika.errors import DeckError


def load_deck(path: Path | str, *, sources: bool = False) -> Deck:
    """The deck at `path`, a folder or a .kdeck file.

    `sources` also wants a source for each card, as the decks that ship must have. Raises the first DeckError of the
    deck, whose message says how many more there are; `check_deck` lists them.
    """
    deck, findings = _examined(Path(path), sources)
    if deck is None:
        raise findings.first()
    return deck


def check_deck(path: Path | str, *, sources: bool = False) -> list[DeckError]:
    """All that is wrong with the deck at `path`, deck.toml first, then cards.csv by rows; empty where it loads.

    At most the first 20; where there are more, one last entry (`deck.more`) says how many.
    """
    path = Path(path)
    return _examined(path, sources)[1].listed(path.name or str(path))


def _examined(path: Path, sources: bool) -> tuple[Deck | None, Findings]:
    findings = Findings()
    deck = None
    try:
        with open_deck(path) as files:
            deck = _read(files, findings, sources)
    except DeckError as error:
        findings.keep(error)
    return (None if findings.errors else deck), findings


def _read(files: DeckFiles, findings: Findings, sources: bool) -> Deck:
    manifest = read_manifest(files.read(MANIFEST, limits.MAX_MANIFEST_BYTES), findings)
    cards = read_cards(files.read(SHEET, limits.MAX_SHEET_BYTES), manifest, files.pictures, findings, sources=sources)
    return Deck(
        id=manifest.id,
        version=manifest.version,
        titles=manifest.titles,
        descriptions=manifest.descriptions,
        languages=manifest.languages,
        license=manifest.license,
        authors=manifest.authors,
        themes=manifest.themes or {},
        asks=manifest.asks,
        icons=manifest.icons,
        waivers=manifest.waivers,
        cards=cards,
        extra=manifest.extra,
    )
