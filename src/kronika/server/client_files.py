"""The browser client: its page at every address that it knows, its scripts, fonts and icons, packed where that helps.

Knows a folder of built files (`kronika/static`), nothing of what they do. Where the folder is missing, as in a checkout
in which nobody has built the client, small pages say what this is. Packing is for these files alone: no answer of the
interface is ever packed, since how small it gets would tell what is in it.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import hashlib
import os
import re
import zlib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath

import kronika
from kronika.server.caching import answer_once, tag_of
from kronika.server.guarding import content_policy

__all__ = ["FOLDER", "HANDLERS", "lost_page"]

FOLDER: Final = Path(os.environ.get("KRONIKA_STATIC") or Path(kronika.__file__).parent / "static")
"""`KRONIKA_STATIC` names another folder, for those who build the client."""

_TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".ftl": "text/plain",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}
"""No file of another kind is given out."""
_WORTH_PACKING: Final = frozenset({".html", ".js", ".css", ".json", ".webmanifest", ".svg", ".txt", ".ftl"})
_STYLE: Final = re.compile(rb"<style>(.*?)</style>", re.DOTALL)
_SCRIPT: Final = re.compile(
    rb'<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="(/assets/[\w.-]+)">'
)
_WISHES: Final = {b"wish=%s" % each: each for each in (b"play", b"table", b"join")}
"""What the form of the first page may send, and what it means."""
_NAME: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._@-]{0,120}")
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_DAY: Final = "public, max-age=86400"
_NONE: Final[Mapping[str, str]] = {}
_LANGUAGES: Final = ("en", "de", "cs", "pl", "ru")
_PAGES: Final = ("about", "decks", "drafts", "join", "rules", "today")
_PAGES_OF: Final = ("decks", "drafts", "game", "practice", "rules", "table")
"""The addresses that the client knows, alone and with something after them."""


class _File(msgspec.Struct, frozen=True):
    """A file as it is sent; `packed` are its smaller forms by their coding, the smallest first. Of a page `styles` are
    the hashes of the style sheets in it, and `link` a header that names its scripts.
    """

    data: bytes
    tag: str
    packed: dict[str, bytes]
    styles: str = ""
    link: str = ""


def _find(folder: Path, *names: str) -> _File | None:
    """The file of this name below the folder; None where there is none that may be given out."""
    if not names or not all(_NAME.fullmatch(name) and ".." not in name for name in names):
        return None
    path = folder.joinpath(*names)
    if path.suffix not in _TYPES:
        return None
    try:
        state = path.stat()
        if not path.is_file() or not path.resolve().is_relative_to(folder.resolve()):
            return None
        return _read(path, state.st_mtime_ns, state.st_size)
    except OSError:
        return None


@lru_cache(256)
def _read(path: Path, changed: int, size: int) -> _File:  # noqa: ARG001 - a file that has changed is read anew
    data = path.read_bytes()
    packed = {"br": _brotli_beside(path)}
    if path.suffix in _WORTH_PACKING:
        packed["gzip"] = _gzip_beside(path, data) or gzip.compress(data, 9, mtime=0)
    smaller = {name: form for name, form in packed.items() if form and len(form) < len(data)}
    is_page = path.suffix == ".html"
    styles = " ".join(map(_hash_of, _STYLE.findall(data))) if is_page else ""
    link = ", ".join(f"<{name.decode()}>; rel=modulepreload" for name in _SCRIPT.findall(data)) if is_page else ""
    return _File(data, tag_of(data), smaller, styles, link)


def _hash_of(style: bytes) -> str:
    """By which a content security policy knows this style sheet."""
    return f"sha256-{base64.b64encode(hashlib.sha256(style).digest()).decode()}"


def _brotli_beside(path: Path) -> bytes | None:
    """What the build has packed, where nothing of another build can have the name."""
    try:
        return path.with_name(f"{path.name}.br").read_bytes() if path.parent.name == "assets" else None
    except OSError:
        return None


def _gzip_beside(path: Path, data: bytes) -> bytes | None:
    """What the build has packed already, where it is of this content."""
    try:
        packed = path.with_name(f"{path.name}.gz").read_bytes()
        return packed if gzip.decompress(packed) == data else None
    except (OSError, EOFError, zlib.error):
        return None


def _takes(request: Request[Any, Any, Any], wanted: str) -> bool:
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        coding, _, weight = part.partition(";")
        if coding.strip() == wanted:
            return not re.fullmatch(r"q=0(\.0*)?", weight.replace(" ", ""))
    return False


def _answer(
    request: Request[Any, Any, Any], file: _File, suffix: str, keep: str, headers: Mapping[str, str] = _NONE
) -> Response[bytes]:
    headers = {"cache-control": keep, "vary": "accept-encoding", **headers}
    coding = next((name for name in file.packed if _takes(request, name)), None)
    if coding is None:
        return answer_once(request, file.data, _TYPES[suffix], file.tag, headers)
    # The same content packed is another answer, so it has another tag.
    packed = {**headers, "content-encoding": coding}
    return answer_once(request, file.packed[coding], _TYPES[suffix], f'{file.tag[:-1]}-{coding}"', packed)


async def _page(request: Request[Any, Any, Any], state: State, small: str) -> Response[bytes]:
    """The client's page, or one of the small ones."""
    file = await _built(request, state)
    if file is None:
        return Response(small.encode(), media_type=MediaType.HTML, headers={"cache-control": _ASK_AGAIN})
    varies = {"vary": "accept-encoding, accept-language, cookie"}
    # Browsers ask for what a header names while they still make room for the page.
    early = {"link": file.link} if file.link else {}
    return _answer(request, file, ".html", _ASK_AGAIN, varies | early | _policies(request, file))


async def _built(request: Request[Any, Any, Any], state: State) -> _File | None:
    """The page of this address, as it has been built; None where nobody has."""
    # There are pages that ask for the words of a language, and for the scripts of what is opened most, at once.
    path = request.url.path
    kind = "home" if path == "/" else "table" if path.startswith("/table/") else "index"
    names = (f"{kind}.{_language(request)}.html", "index.html")
    return await asyncio.to_thread(lambda: next(filter(None, (_find(state.client, name) for name in names)), None))


def _policies(request: Request[Any, Any, Any], file: _File) -> dict[str, str]:
    """What the page may do. The first one may send its form, and then names itself to this server as the origin."""
    is_first = request.url.path == "/"
    host = request.headers.get("host", "")
    policy = content_policy(host, style_attributes=True, styles=file.styles, forms=is_first)
    return {"content-security-policy": policy} | ({"referrer-policy": "same-origin"} if is_first else {})


def lost_page(request: Request[Any, Any, Any], folder: Path) -> Response[bytes] | None:
    """The client at an address that it does not know, where it says so; None for whoever asks for no page."""
    if request.method not in ("GET", "HEAD") or "text/html" not in request.headers.get("accept", ""):
        return None
    names = () if request.url.path.startswith("/api/") else (f"index.{_language(request)}.html", "index.html")
    file = next(filter(None, (_find(folder, name) for name in names)), None)
    if file is None:
        return None
    headers = _policies(request, file) | {"cache-control": "no-store"}
    return Response(file.data, status_code=404, media_type=_TYPES[".html"], headers=headers)


def _language(request: Request[Any, Any, Any]) -> str:
    """The language that the client will speak, as far as can be told: the one chosen, else the first that is spoken."""
    chosen = request.cookies.get("kronika-language", "")
    if chosen in _LANGUAGES:
        return chosen
    wanted = []
    for place, part in enumerate(request.headers.get("accept-language", "").lower()[:400].split(",")):
        tag, _, weight = part.partition(";")
        code, share = tag.strip().split("-")[0], re.fullmatch(r"(?:q=([01](?:\.\d{0,3})?))?", weight.replace(" ", ""))
        if code in _LANGUAGES and share is not None and (weighs := float(share[1] or 1)) > 0:
            wanted.append((-weighs, place, code))
    return min(wanted)[2] if wanted else "en"


def _small(name: str) -> str:
    return resources.files("kronika.server").joinpath(f"pages/{name}").read_text("utf-8")


@get(
    ["/", *(f"/{name}" for name in _PAGES), *(f"/{name}/{{what:str}}" for name in _PAGES_OF)],
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The client, which reads from the address what to show."""
    return await _page(request, state, _small("home.html"))


@post("/", status_code=200, include_in_schema=False)
async def wish(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The first page for somebody who pressed one of its buttons before its scripts were there: it says which, and its
    scripts do what the button does, for whoever this browser is. Here no seat is taken. Only the page itself may ask.
    """
    if request.headers.get("sec-fetch-site", "same-origin") != "same-origin":
        raise PermissionDeniedException("this page is not of this server")
    pressed = _WISHES.get(await request.body())
    if pressed is None:
        raise ClientException("the first page has no such button")
    file = await _built(request, state)
    if file is None:
        raise NotFoundException("the table for browsers has not been built here")
    data = file.data.replace(b"<html ", b'<html data-wish="%s" ' % pressed, 1)
    headers = _policies(request, file) | {"cache-control": "no-store"}
    if _takes(request, "gzip"):
        data, headers = gzip.compress(data, 6, mtime=0), headers | {"content-encoding": "gzip"}
    return Response(data, media_type=_TYPES[".html"], headers=headers)


@get("/join/{code:str}", include_in_schema=False)
async def join_page(code: FromPath[str], request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The page behind a link to a room. It takes no seat: previews of links are harmless."""
    shown = "".join(c for c in code[:6].upper() if c.isascii() and c.isalpha())
    return await _page(request, state, _small("join.html").replace("{code}", shown))


@get("/style.css", media_type="text/css", include_in_schema=False)
async def style() -> str:
    """The style of the small pages."""
    return _small("style.css")


@get("/assets/{path:path}", include_in_schema=False)
async def asset(path: FromPath[str], request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """A file whose name changes with what is in it, so that browsers may keep it for good."""
    names = [name for name in str(path).split("/") if name]
    return await _given(request, state, _FOREVER, "assets", *names)


@get("/{name:str}", include_in_schema=False)
async def root_file(name: FromPath[str], request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The manifest, the service worker, icons: what has to lie at the top."""
    is_picture = Path(name).suffix in {".png", ".svg", ".ico", ".jpg", ".webp"}
    return await _given(request, state, _DAY if is_picture else _ASK_AGAIN, name)


@get(["/icons/{name:str}", "/fonts/{name:str}", "/locale/{name:str}"], include_in_schema=False)
async def other_file(name: FromPath[str], request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """Files with names that stay: icons, fonts, words."""
    folder = request.url.path.split("/")[1]
    return await _given(request, state, _ASK_AGAIN if folder == "locale" else _DAY, folder, name)


async def _given(request: Request[Any, Any, Any], state: State, keep: str, *names: str) -> Response[bytes]:
    file = await asyncio.to_thread(_find, state.client, *names)
    if file is None:
        raise NotFoundException("there is nothing here")
    return _answer(request, file, Path(names[-1]).suffix, keep)


HANDLERS = (page, wish, join_page, style, asset, root_file, other_file)
