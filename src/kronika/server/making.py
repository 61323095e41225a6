"""What is done to decks on a server's workbench: a file read in, a deck examined, a deck printed.

`python -m kronika.server.making` reads a job from its input, as JSON with a `verb`, and writes the result; where
something is wrong with what it was given it says so and ends with a status of its own. Knows decks, and no server.
"""

from __future__ import annotations

import datetime
import re
import sys
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from kronika.decks import load_deck
from kronika.decks.doctor import Finding, examine
from kronika.decks.exporting import PrintOptions, pdf_of
from kronika.decks.findings import Findings
from kronika.decks.importing import Columns, Importer, Source, first_language, guess_columns, open_source
from kronika.decks.importing.manifests import manifest_for, manifest_trouble
from kronika.decks.manifest import LANGUAGE, read_manifest
from kronika.decks.model import Deck
from kronika.errors import DeckError, KronikaError, UsageError
from kronika.server.drafting import MOST_CARDS, Draft, as_deck, with_ids
from kronika.server.workbench import FAILED, bound

__all__ = ["ColumnTaken", "Imported", "RefusedRow", "main"]

_MOST_ROWS: Final = 50_000
_EXAMINED: Final = 1_000
_OPTION: Final = re.compile(r"--(map|years|encoding|sheet|delimiter|language)[ =]?")


class ColumnTaken(msgspec.Struct, frozen=True):
    """A column of the file: what it was taken `for`, and because of what."""

    name: str
    roles: tuple[str, ...]
    why: str


class RefusedRow(msgspec.Struct, frozen=True):
    """A row that did not come in, by the number that its maker would count, and the reason."""

    row: int
    reason: str
    title: str


class Imported(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a file. `rows` are cells by column of cards.csv, `flags` what to look at by the row's id; `head` is
    the deck without its cards.
    """

    form: str
    notes: tuple[str, ...]
    columns: tuple[ColumnTaken, ...]
    head: Deck
    rows: tuple[dict[str, str], ...]
    flags: dict[str, tuple[str, ...]]
    refused: tuple[RefusedRow, ...]
    report: tuple[Finding, ...]


class _Job(msgspec.Struct):
    verb: str


class _Import(msgspec.Struct):
    path: str
    deck: str
    title: str | None = None
    language: str | None = None
    encoding: str | None = None
    sheet: str | None = None
    delimiter: str | None = None
    maps: dict[str, str] = {}
    astronomical: bool = False


class _Examine(msgspec.Struct):
    draft: Draft


class _Print(msgspec.Struct):
    path: str
    paper: str = "a4"
    duplex: str = "long"
    size: str = "standard"
    language: str | None = None


def main() -> int:
    """Do the job that comes in; 0, or FAILED where the answer is why not."""
    bound()
    raw = sys.stdin.buffer.read()
    verb = msgspec.json.decode(raw, type=_Job).verb
    try:
        if verb == "import":
            out = msgspec.json.encode(_imported(msgspec.json.decode(raw, type=_Import)))
        elif verb == "examine":
            out = msgspec.json.encode(_report(msgspec.json.decode(raw, type=_Examine).draft))
        else:
            out = _printed(msgspec.json.decode(raw, type=_Print))
    except KronikaError as error:
        sys.stdout.buffer.write(msgspec.json.encode({"code": error.code, "message": _told(error.message)}))
        return FAILED
    sys.stdout.buffer.write(out)
    return 0


def _imported(job: _Import) -> Imported:
    source = open_source(Path(job.path), encoding=job.encoding, sheet=job.sheet, delimiter=job.delimiter)
    columns = guess_columns(source, job.maps)
    if missing := columns.missing():
        raise DeckError(
            "deck.missing",
            f"no column of {missing}s was found",
            file=source.name,
            remedy=f"say which it is: map={missing}=COLUMN; there are {', '.join(source.columns)[:300]}",
        )
    language = _language(job.language, source, columns)
    importer = Importer(source, columns, language, astronomical=job.astronomical)
    rows: list[dict[str, str]] = []
    flags: list[tuple[str, ...]] = []
    refused: list[RefusedRow] = []
    for number, fate in enumerate(importer.fates(source.rows()), 1):
        if fate.card is None:
            refused.append(RefusedRow(fate.number, _told(fate.reason or ""), fate.title))
        else:
            cells = dict(fate.card.cells)
            own = fate.card.flags
            if cells.pop("image", None):
                own += ("the picture was left out: decks that are made here have none",)
            rows.append(cells)
            flags.append(tuple(map(_told, own)))
        if len(rows) > MOST_CARDS or number > _MOST_ROWS:
            raise DeckError(
                "deck.limit", f"more than {MOST_CARDS:,} cards or {_MOST_ROWS:,} rows", file=source.name,
                remedy="split the file, or use kronika deck import",
            )  # fmt: skip
    head = _head(job, source, columns, importer, columns.languages(language))
    with_own = with_ids(rows)
    draft = Draft(id="", owner="", changed=0, head=head, rows=with_own)
    return Imported(
        form=source.form,
        notes=tuple(map(_told, source.notes)),
        columns=_taken(source, columns),
        head=head,
        rows=with_own,
        flags={cells["id"]: own for cells, own in zip(with_own, flags, strict=True) if own},
        refused=tuple(refused),
        report=_report(draft),
    )


def _head(job: _Import, source: Source, columns: Columns, importer: Importer, languages: list[str]) -> Deck:
    """The deck without its cards, under the id that it gets here."""
    text = manifest_for(
        source, deck_id=job.deck, title=job.title, languages=languages, themes=importer.themes, asks=columns.asks,
        trouble=manifest_trouble(source, languages),
    )  # fmt: skip
    findings = Findings()
    found = read_manifest(text.encode(), findings)
    if findings.total:
        raise findings.first()
    return Deck(
        id=job.deck, version=1, titles=found.titles, descriptions=found.descriptions, languages=found.languages,
        license=found.license, authors=found.authors, themes=found.themes or {}, asks=found.asks, icons=found.icons,
        waivers=found.waivers, cards=(),
    )  # fmt: skip


def _language(said: str | None, source: Source, columns: Columns) -> str:
    if said is not None:
        if not LANGUAGE.fullmatch(said):
            raise UsageError("usage.language", "a language is a code such as en or pt-BR")
        return said
    return first_language(source, columns)


def _taken(source: Source, columns: Columns) -> tuple[ColumnTaken, ...]:
    roles: dict[str, list[str]] = {}
    for role, pattern in columns.roles.items():
        for name in Columns(roles={role: pattern}).used():
            roles.setdefault(name, []).append(role)
    return tuple(
        ColumnTaken(
            name, tuple(own := roles.get(name, [])), next((columns.why[r] for r in own if r in columns.why), "")
        )
        for name in islice(source.columns, 200)
    )


def _report(draft: Draft) -> tuple[Finding, ...]:
    """What the doctor finds; nothing as long as the deck does not load, or where it is very large."""
    deck, _, _ = as_deck(draft, max(1, draft.version))
    if deck is None or not deck.cards or len(deck.cards) > _EXAMINED:
        return ()
    return examine(deck, this_year=datetime.datetime.now(datetime.UTC).year).open()


def _printed(job: _Print) -> bytes:
    path = Path(job.path)
    options = PrintOptions(paper=job.paper, duplex=job.duplex, size=job.size, language=job.language)
    return pdf_of(load_deck(path), path, options)


def _told(text: str) -> str:
    """Words about options as a request has them."""
    return _OPTION.sub(r"\1=", text)


if __name__ == "__main__":
    sys.exit(main())
