"""Making decks on a server: a file is read in as a draft, its owner mends it, and publishes it to be played here.

Knows requests; what a draft is, where it lies and how a file is read are for drafting, shelf and making. A draft is
seen by whoever holds the token that made it, and by nobody else. REST handlers.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State, UploadFile
from litestar.exceptions import ClientException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from kronika.decks.doctor import Finding
from kronika.decks.findings import tame
from kronika.decks.manifest import LANGUAGE, WORD
from kronika.errors import DeckError
from kronika.server.asking import COSTLY, asker_of, hub_of, limit
from kronika.server.browsing import refuse_players
from kronika.server.drafting import (
    MOST_CARDS,
    CellError,
    Draft,
    DraftView,
    as_deck,
    themes_from,
    view_of_draft,
    with_ids,
)
from kronika.server.ids import new_id
from kronika.server.limits import Buckets, address_of
from kronika.server.making import ColumnTaken, Imported, RefusedRow
from kronika.server.refusals import Refused
from kronika.server.shelf import Spend
from kronika.server.workbench import Workbench

__all__ = ["HANDLERS", "LARGEST"]

LARGEST: Final = 8 * 1024 * 1024
"""Bytes of a file, and of a draft."""
_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
_Text = Annotated[str, msgspec.Meta(max_length=200)]
_Cell = Annotated[str, msgspec.Meta(max_length=20_000)]
_Column = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
_Row = Annotated[dict[_Column, _Cell], msgspec.Meta(max_length=200)]
Known = TypeVar("Known")


class ImportedRow(msgspec.Struct, frozen=True):
    """A row that came in: its cells, what is wrong with them, and what to look at."""

    cells: dict[str, str]
    errors: tuple[CellError, ...]
    flags: tuple[str, ...]


class ImportResult(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a file. `report` is what the doctor says of the deck, nothing as long as it has errors; `columns`
    what each column was taken for.
    """

    draft: str
    deck: str
    form: str
    notes: tuple[str, ...]
    columns: tuple[ColumnTaken, ...]
    languages: tuple[str, ...]
    cards: tuple[ImportedRow, ...]
    refused: tuple[RefusedRow, ...]
    errors: tuple[CellError, ...]
    report: tuple[Finding, ...]


class DraftChange(msgspec.Struct, forbid_unknown_fields=True):
    """The draft as it should be: what is left out stays. `title` is in the first language, as are those of `themes`.
    A row without an `id` gets one. `changed` is what the draft said of itself when it was seen; where it has changed
    since, the change is refused. Without it the last one wins.
    """

    changed: float | None = None
    rows: Annotated[list[_Row], msgspec.Meta(max_length=MOST_CARDS)] | None = None
    title: _Text | None = None
    languages: Annotated[list[_Text], msgspec.Meta(min_length=1, max_length=60)] | None = None
    license: _Text | None = None
    authors: Annotated[list[_Text], msgspec.Meta(min_length=1, max_length=200)] | None = None
    themes: Annotated[dict[_Text, _Text], msgspec.Meta(max_length=100)] | None = None


class DraftCard(msgspec.Struct, frozen=True):
    """A draft in a list; `version` is that of the last publication under the id `deck`, 0 before the first."""

    draft: str
    deck: str
    titles: dict[str, str]
    cards: int
    changed: float
    version: int


class Published(msgspec.Struct, frozen=True):
    """A deck that can be played on this server from now on, under this id."""

    deck: str
    version: int
    cards: int


@post("/api/decks/import", status_code=201, request_max_body_size=LARGEST + 64 * 1024)
async def import_deck(
    request: Request[Any, Any, Any],
    state: State,
    name: FromQuery[str] = "",
    title: FromQuery[str | None] = None,
    language: FromQuery[str | None] = None,
    years: FromQuery[Literal["historical", "astronomical"]] = "historical",
    encoding: FromQuery[str | None] = None,
    sheet: FromQuery[str | None] = None,
    delimiter: FromQuery[str | None] = None,
    maps: Annotated[list[str] | None, QueryParameter(name="map")] = None,
) -> ImportResult:
    """Read a file in: its bytes as they are, with its `name` in the query, or as a form with one file. The options are
    those of `kronika deck import`; `map` may be there several times.
    """
    owner = asker_of(request)
    limit(request, state.rooms)
    limit(request, state.requests, COSTLY)
    called, data = await _file_in(request, name)
    if not data:
        raise Refused("deck.missing", "the file is empty: one row an event, a title and a date")
    options = {
        "deck": _deck_id(called), "title": title, "language": language, "encoding": encoding, "sheet": sheet,
        "delimiter": delimiter, "maps": _maps(maps or []), "astronomical": years == "astronomical",
    }  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / called
        await asyncio.to_thread(path.write_bytes, data)
        raw = await _at_the_bench(request, state, {"verb": "import", "path": str(path), **options})
    found = await asyncio.to_thread(msgspec.json.decode, raw, type=Imported)
    draft = Draft(id=new_id(), owner=owner, changed=time.time(), head=found.head, rows=found.rows)
    spend = _spending(request, state)

    def keep() -> DraftView:
        hub_of(state).shelf.keep(draft, spend)
        return view_of_draft(draft)

    view = await _stored(keep)
    return ImportResult(
        draft=draft.id,
        deck=draft.head.id,
        form=found.form,
        notes=found.notes,
        columns=found.columns,
        languages=draft.head.languages,
        cards=tuple(ImportedRow(row.cells, row.errors, found.flags.get(row.cells["id"], ())) for row in view.rows),
        refused=found.refused,
        errors=view.errors,
        report=found.report,
    )


@get("/api/drafts")
async def own_drafts(request: Request[Any, Any, Any], state: State) -> list[DraftCard]:
    """The drafts of whoever asks, the one changed last first."""
    limit(request, state.requests, COSTLY)
    found = await asyncio.to_thread(hub_of(state).shelf.drafts_of, asker_of(request))
    return [DraftCard(d.id, d.head.id, d.head.titles, len(d.rows), d.changed, d.version) for d in found]


@get("/api/drafts/{draft:str}")
async def one_draft(draft: FromPath[str], request: Request[Any, Any, Any], state: State) -> DraftView:
    """A draft of one's own, each row with what is wrong beside the cell."""
    limit(request, state.requests, COSTLY)
    return await asyncio.to_thread(view_of_draft, await _own(draft, request, state))


@put("/api/drafts/{draft:str}", request_max_body_size=LARGEST)
async def change_draft(
    draft: FromPath[str], data: JSONBody[DraftChange], request: Request[Any, Any, Any], state: State
) -> DraftView:
    """Change a draft; the answer says what is wrong with it now. Refused where it has changed since it was seen."""
    limit(request, state.requests, COSTLY)
    owner, shelf, spend = asker_of(request), hub_of(state).shelf, _spending(request, state)

    def change() -> DraftView:
        made = shelf.change(draft, owner, lambda old: _changed(old, data), seen=data.changed, spend=spend)
        return view_of_draft(made)

    return await _stored(change)


@post("/api/drafts/{draft:str}/check", status_code=200)
async def check_draft(draft: FromPath[str], request: Request[Any, Any, Any], state: State) -> list[Finding]:
    """What the doctor says of the draft; nothing as long as it has errors."""
    limit(request, state.requests, COSTLY)
    own = await _own(draft, request, state)
    raw = await _at_the_bench(request, state, {"verb": "examine", "draft": msgspec.to_builtins(own)})
    return msgspec.json.decode(raw, type=list[Finding])


@post("/api/drafts/{draft:str}/publish", status_code=200)
async def publish_draft(draft: FromPath[str], request: Request[Any, Any, Any], state: State) -> Published:
    """Let the deck be played on this server, by everybody who knows its id; Refused where anything is wrong with it."""
    limit(request, state.requests, COSTLY)
    own = await _own(draft, request, state)
    hub, spend = hub_of(state), _spending(request, state)
    shelf = hub.shelf

    def publish() -> Published:
        version = max(own.version, shelf.version(own.head.id)) + 1
        deck, manifest, sheet = as_deck(own, version)
        if deck is None:
            raise Refused("draft.errors", "something in this draft is still wrong; look at its errors")
        if not shelf.publish(own.head.id, version, manifest, sheet, owner=own.owner, spend=spend):
            raise Refused("http.busy", "this draft is being published just now; look at it again")
        # It may have been changed or deleted meanwhile, and stays so.
        with contextlib.suppress(Refused):
            shelf.change(own.id, own.owner, lambda now: _published_as(now, version))
        hub.deck(own.head.id)  # read here, so that no table has to wait for it
        return Published(own.head.id, version, len(deck.cards))

    return await _stored(publish)


@delete("/api/drafts/{draft:str}", status_code=204)
async def delete_draft(draft: FromPath[str], request: Request[Any, Any, Any], state: State) -> None:
    """Throw a draft away; what was published stays."""
    spend = _spending(request, state)
    await asyncio.to_thread(hub_of(state).shelf.delete, draft, asker_of(request), spend)


@get("/api/decks/{deck:str}/print.pdf")
async def print_deck(
    deck: FromPath[str],
    request: Request[Any, Any, Any],
    state: State,
    paper: FromQuery[Literal["a4", "letter"]] = "a4",
    duplex: FromQuery[Literal["long", "short", "fold", "none"]] = "long",
    language: FromQuery[str | None] = None,
) -> Response[bytes]:
    """The deck as sheets to print and cut; refused to those who are playing with it."""
    limit(request, state.requests, COSTLY)
    hub = hub_of(state)
    try:
        found, path = await asyncio.to_thread(lambda: (hub.deck(deck), hub.deck_path(deck)))
    except DeckError:
        raise Refused("room.unknown", "there is no such deck") from None
    await refuse_players(hub, found, request)
    job = {"verb": "print", "path": str(path), "paper": paper, "duplex": duplex, "language": language}
    data = await _at_the_bench(request, state, job)
    head = {"content-disposition": f'attachment; filename="{found.id}-{paper}.pdf"'}
    return Response(data, media_type="application/pdf", headers=head)


async def _at_the_bench(request: Request[Any, Any, Any], state: State, job: dict[str, Any]) -> bytes:
    bench: Workbench = state.bench
    return await bench.do(job, address_of(request.scope))


def _spending(request: Request[Any, Any, Any], state: State) -> Spend:
    """What is kept here counts for the address, too: whoever wants another token has one."""
    stored: Buckets = state.stored
    address = address_of(request.scope)

    def spend(size: int) -> None:
        if size < 0:
            stored.give_back(address, -size)
        elif not stored.take(address, size):
            raise Refused("http.too-many", "this address has stored very much today; go on tomorrow, or delete drafts")

    return spend


async def _own(draft: str, request: Request[Any, Any, Any], state: State) -> Draft:
    return await asyncio.to_thread(hub_of(state).shelf.draft, draft, asker_of(request))


async def _stored(work: Callable[[], Known]) -> Known:
    try:
        return await asyncio.to_thread(work)
    except OSError:
        raise Refused("http.busy", "this could not be stored just now; try again") from None


async def _file_in(request: Request[Any, Any, Any], name: str) -> tuple[str, bytes]:
    """The name and the bytes of the one file of a request."""
    if request.content_type[0] != "multipart/form-data":
        return _file_name(name), await request.body()
    try:
        form = await request.form()
    except ClientException:
        raise
    except Exception:  # whatever the parser makes of broken forms
        raise Refused("http.400", "this form cannot be read") from None
    files = [value for value in form.values() if isinstance(value, UploadFile)]
    if len(files) != 1:
        raise Refused("http.400", "send one file")
    return _file_name(name or files[0].filename), await files[0].read()


def _file_name(name: str) -> str:
    """A name that a file can have anywhere, with its ending, which tells YAML from other texts."""
    plain = "".join(c if c.isalnum() or c in " ._-" else "_" for c in tame(name.replace("\\", "/").rpartition("/")[2]))
    stem, dot, ending = plain.strip(" .").rpartition(".")
    stem, ending = (stem, ending) if dot else (ending, "")
    kept = "".join(c for c in ending if c.isascii() and c.isalnum())[:8]
    return f"{stem[:40] or 'deck'}.{kept or 'txt'}"


def _deck_id(name: str) -> str:
    """An id that nobody else has: the file's name, and five letters by chance."""
    plain = "".join(c if c.isascii() and c.isalnum() else "-" for c in name.rpartition(".")[0].lower())
    plain = "-".join(part for part in plain.split("-") if part).lstrip("0123456789-")[:30].rstrip("-")
    return f"{plain or 'deck'}-{''.join(secrets.choice(_LETTERS) for _ in range(5))}"


def _maps(said: list[str]) -> dict[str, str]:
    found = {}
    for text in said:
        role, sign, column = text.partition("=")
        if not sign:
            raise Refused("usage.map", "write map=ROLE=COLUMN, such as map=date=Year")
        found[role.strip()] = column.strip()
    return found


def _published_as(draft: Draft, version: int) -> Draft:
    return msgspec.structs.replace(draft, version=max(version, draft.version))


def _changed(old: Draft, change: DraftChange) -> Draft:
    head = old.head
    if change.languages is not None:
        if len(set(change.languages)) < len(change.languages) or not all(map(LANGUAGE.fullmatch, change.languages)):
            raise Refused("deck.value", "languages are codes such as en or pt-BR, each once")
        head = msgspec.structs.replace(head, languages=tuple(change.languages))
    if change.title is not None:
        head = msgspec.structs.replace(head, titles={**head.titles, head.languages[0]: change.title})
    if change.license is not None:
        head = msgspec.structs.replace(head, license=change.license)
    if change.authors is not None:
        head = msgspec.structs.replace(head, authors=tuple(change.authors))
    if change.themes is not None:
        if not all(map(WORD.fullmatch, change.themes)):
            raise Refused("deck.value", "the id of a theme is a word in small letters")
        head = msgspec.structs.replace(head, themes=themes_from(change.themes, head))
    rows = old.rows if change.rows is None else with_ids(change.rows)
    if any(not column.isprintable() for row in rows for column in row):
        raise Refused("deck.value", "the name of a column can be read")
    # Two changes at one tick of a clock are two.
    return msgspec.structs.replace(old, head=head, rows=rows, changed=max(time.time(), old.changed + 0.001))


HANDLERS = (
    import_deck, own_drafts, one_draft, change_draft, check_draft, publish_draft, delete_draft, print_deck,
)  # fmt: skip
