"""The browser client as it is given out: its page everywhere, its files once, and nothing from beside its folder."""

from __future__ import annotations

import asyncio
import base64
import functools
import gzip
import hashlib
import inspect
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kronika.server.client_files import _read
from tests.server.driving import Application, hosted, running

PAGE = b'<!doctype html><title>Kronika</title><script type="module" src="/assets/main-1a2b.js"></script>' + b" " * 2000
SCRIPT = b"export const line = [1];\n" * 100
ROUTES = ("/", "/table/KRAKEN", "/join/KRAKEN", "/game/abcdef", "/decks", "/decks/world", "/rules", "/about", "/today")
GZIP = [(b"accept-encoding", b"br;q=1.0, gzip;q=0.8, *;q=0.1")]


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A built client in small."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / "index.html").write_bytes(PAGE)
    (folder / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "face.woff2").write_bytes(b"wOF2" * 400)
    (folder / ".vite" / "manifest.json").write_text("{}")
    (folder / "sw.js").write_text("self.addEventListener('fetch', () => {});")
    (folder / "manifest.webmanifest").write_text('{"name": "Kronika"}')
    (folder / "icon.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    (folder / "notes.py").write_text("secret")
    (tmp_path / "beside.js").write_text("secret")
    (folder / "assets" / "out.js").symlink_to(tmp_path / "beside.js")
    return folder


def served(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test of an application that has this client, and of the client's folder where the test takes that."""

    async def inside(folder: Path, client: Path) -> None:
        async with running(folder, client=client) as app:
            await (test(app, client) if len(inspect.signature(test).parameters) > 1 else test(app))

    def run(tmp_path: Path, client: Path) -> None:
        asyncio.run(inside(tmp_path, client))

    functools.update_wrapper(run, test)
    del run.__wrapped__  # type: ignore[attr-defined]  # pytest looks for the parameters there
    return run


@served
async def test_every_address_of_the_client_is_its_page(app: Application) -> None:
    for route in ROUTES:
        reply = await app.ask("GET", route)
        assert (reply.status, reply.body) == (200, PAGE), route
        assert reply.headers["content-type"] == "text/html; charset=utf-8"
        assert reply.headers["cache-control"] == "no-cache"
    assert (await app.ask("HEAD", "/today")).body == b""
    for other in ("/nothing", "/table", "/table/KRAKEN/more", "/tables/KRAKEN"):
        assert (await app.ask("GET", other)).json["code"] == "http.404", other
        lost = await app.ask("GET", other, headers=[(b"accept", b"text/html,*/*;q=0.8")])
        assert (lost.status, lost.body, lost.headers["content-type"]) == (404, PAGE, "text/html; charset=utf-8"), other
        assert "script-src 'self'" in lost.headers["content-security-policy"]
    for other in ("/api/nothing", "/api/rooms/nothing"):
        assert "json" in (await app.ask("GET", other, headers=[(b"accept", b"text/html")])).headers["content-type"]
    assert (await app.ask("GET", "/api/nothing")).json["code"] == "http.404"


@served
async def test_a_page_asks_for_the_words_of_its_reader(app: Application, client: Path) -> None:
    for name in ("index.de", "home.de", "home.pl", "table.de"):
        (client / f"{name}.html").write_text(name)

    async def page(path: str, **headers: str) -> str:
        sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        reply = await app.ask("GET", path, headers=sent)
        assert {"accept-language", "cookie"} < set(reply.headers["vary"].split(", "))
        return reply.body.decode()

    assert await page("/", accept_language="de-AT,de;q=0.9,en;q=0.8") == "home.de"
    assert await page("/", accept_language="fr, en;q=0.3, pl; q=0.7, de;q=0.70") == "home.pl"
    assert await page("/rules", accept_language="de") == "index.de"
    assert await page("/table/KRAKEN", accept_language="DE") == "table.de"
    assert await page("/table/KRAKEN", accept_language="en", cookie="a=b; kronika-language=de") == "table.de"
    for accepted in ("", "fr", "de;q=", "fr, de;q=0", ";;,,=", "../../de", "de" * 300, "\xff"):
        assert await page("/", accept_language=accepted, cookie="kronika-language=../x") == PAGE.decode()
    assert await page("/table/KRAKEN", accept_language="cs") == PAGE.decode()


@served
async def test_a_page_may_load_its_own_files_and_open_its_own_sockets_only(app: Application) -> None:
    reply = await app.ask("GET", "/table/KRAKEN")
    policy = dict(part.strip().split(" ", 1) for part in reply.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == policy["form-action"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["font-src"] == policy["manifest-src"] == "'self'"
    assert policy["style-src-attr"] == "'unsafe-inline'"
    assert policy["img-src"] == "'self' data: blob:"
    assert policy["connect-src"] == "'self' ws://kronika.test wss://kronika.test"
    assert policy["worker-src"] == "'self'"
    assert "unsafe" not in (await app.ask("GET", "/api/rules")).headers["content-security-policy"]


STYLED = b"""<!doctype html><html lang="en"><head>
    <script type="module" crossorigin src="/assets/main-1a2b.js"></script>
    <style>b{color:red}</style>
    <link rel="stylesheet" disabled crossorigin href="/assets/main-1a2b.css">
    <link rel="modulepreload" crossorigin href="/assets/home-3c4d.js">
</head></html>"""
FORM = [(b"content-type", b"application/x-www-form-urlencoded"), (b"origin", b"http://kronika.test")]


@served
async def test_style_sheets_in_a_page_are_allowed_by_what_is_in_them(app: Application, client: Path) -> None:
    for name in ("home", "table"):
        (client / f"{name}.en.html").write_bytes(STYLED)
    sheet = base64.b64encode(hashlib.sha256(b"b{color:red}").digest()).decode()
    for route in ("/", "/table/KRAKEN"):
        policy = (await app.ask("GET", route)).headers["content-security-policy"]
        assert f"style-src 'self' 'sha256-{sheet}';" in policy
        assert "script-src 'self';" in policy
    assert "style-src 'self';" in (await app.ask("GET", "/rules")).headers["content-security-policy"]


@served
async def test_a_page_names_its_scripts_before_it_comes(app: Application, client: Path) -> None:
    (client / "table.en.html").write_bytes(STYLED)
    link = "</assets/main-1a2b.js>; rel=modulepreload, </assets/home-3c4d.js>; rel=modulepreload"
    reply = await app.ask("GET", "/table/KRAKEN")
    assert reply.headers["link"] == link
    again = await app.ask("GET", "/table/KRAKEN", headers=[(b"if-none-match", reply.headers["etag"].encode())])
    assert (again.status, again.headers["link"]) == (304, link)
    (client / "table.en.html").write_bytes(b"<!doctype html><title>Kronika</title>")
    assert "link" not in (await app.ask("GET", "/table/KRAKEN")).headers


@served
async def test_only_the_first_page_sends_a_form_and_only_to_this_server(app: Application) -> None:
    for route in ROUTES:
        headers = (await app.ask("GET", route)).headers
        target, told = ("'self'", "same-origin") if route == "/" else ("'none'", "no-referrer")
        assert f"form-action {target}" in headers["content-security-policy"]
        assert headers["referrer-policy"] == told


@served
async def test_a_press_before_the_scripts_are_there_is_told_to_the_page_and_takes_no_seat(
    app: Application, client: Path
) -> None:
    (client / "home.en.html").write_bytes(STYLED)
    for wish in (b"play", b"table", b"join"):
        reply = await app.ask("POST", "/", b"wish=" + wish, headers=[*FORM, *GZIP, (b"sec-fetch-site", b"same-origin")])
        assert reply.status == 200
        assert gzip.decompress(reply.body) == STYLED.replace(b"<html ", b'<html data-wish="' + wish + b'" ')
        assert reply.headers["cache-control"] == "no-store"
        assert "set-cookie" not in reply.headers
        assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert (await app.ask("POST", "/", b"wish=join", headers=FORM)).body.startswith(b"<!doctype html><html data-wish=")
    assert (await app.ask("GET", "/api/rooms")).json == []
    assert b"data-wish" not in (await app.ask("GET", "/")).body


@served
async def test_nobody_else_can_press_for_one(app: Application, client: Path) -> None:
    (client / "home.en.html").write_bytes(STYLED)
    for origin in (b"null", b"http://elsewhere.test", b"http://kronika.test.elsewhere.test", b""):
        reply = await app.ask("POST", "/", b"wish=play", headers=[(b"origin", origin)])
        assert (reply.status, reply.json["code"]) == (403, "http.origin"), origin
    for site in (b"cross-site", b"same-site", b"none"):
        reply = await app.ask("POST", "/", b"wish=play", headers=[*FORM, (b"sec-fetch-site", site)])
        assert reply.status == 403, site
    for body in (b"", b"wish=", b"wish=win", b'wish="><script>', b"wish=play&wish=join", b"wish=pl%61y", b"\xff"):
        assert (await app.ask("POST", "/", body, headers=FORM)).status == 400, body


@served
async def test_files_named_after_their_content_are_kept_for_good(app: Application) -> None:
    reply = await app.ask("GET", "/assets/main-1a2b.js")
    assert (reply.status, reply.body) == (200, SCRIPT)
    assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    for name in ("/sw.js", "/manifest.webmanifest"):
        assert (await app.ask("GET", name)).headers["cache-control"] == "no-cache"
    assert (await app.ask("GET", "/manifest.webmanifest")).headers["content-type"] == "application/manifest+json"
    assert (await app.ask("GET", "/icon.svg")).headers["content-type"] == "image/svg+xml"
    assert (await app.ask("GET", "/assets/face.woff2")).headers["content-type"] == "font/woff2"


@served
async def test_what_a_browser_has_is_not_sent_again(app: Application, client: Path) -> None:
    first = await app.ask("GET", "/", headers=GZIP)
    again = await app.ask("GET", "/", headers=[*GZIP, (b"if-none-match", f'"x", W/{first.headers["etag"]}'.encode())])
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert "content-encoding" not in again.headers
    (client / "index.html").write_bytes(PAGE + b"<p>new")
    fresh = await app.ask("GET", "/", headers=[(b"if-none-match", first.headers["etag"].encode())])
    assert (fresh.status, fresh.body) == (200, PAGE + b"<p>new")


@served
async def test_files_are_packed_for_who_can_unpack_and_answers_never(app: Application, client: Path) -> None:
    plain = await app.ask("GET", "/assets/main-1a2b.js")
    packed = await app.ask("GET", "/assets/main-1a2b.js", headers=GZIP)
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.body == (client / "assets" / "main-1a2b.js.gz").read_bytes()
    assert packed.headers["etag"] != plain.headers["etag"]
    assert gzip.decompress((await app.ask("GET", "/", headers=GZIP)).body) == PAGE  # the build packed none
    for refused in (b"", b"gzip;q=0", b"br", b"x-gzip"):
        reply = await app.ask("GET", "/assets/main-1a2b.js", headers=[(b"accept-encoding", refused)])
        assert "content-encoding" not in reply.headers
    assert "content-encoding" not in (await app.ask("GET", "/assets/face.woff2", headers=GZIP)).headers
    for answer in ("/api/decks", "/api/decks/world/titles", "/api/schema/socket"):
        assert "content-encoding" not in (await app.ask("GET", answer, headers=GZIP)).headers


@served
async def test_the_smallest_form_is_given_out_that_can_be_unpacked(app: Application, client: Path) -> None:
    (client / "assets" / "main-1a2b.js.br").write_bytes(b"small")
    (client / "assets" / "face.woff2.br").write_bytes(b"-" * 2000)  # no smaller than the file
    (client / "sw.js.br").write_bytes(b"old")  # a name that another build had, too
    _read.cache_clear()
    tags = set()
    for accepted, coding in (("gzip, br", "br"), ("br", "br"), ("gzip, br;q=0", "gzip"), ("identity", None)):
        reply = await app.ask("GET", "/assets/main-1a2b.js", headers=[(b"accept-encoding", accepted.encode())])
        assert reply.headers.get("content-encoding") == coding
        assert (reply.body == b"small") == (coding == "br")
        tags.add(reply.headers["etag"])
    assert len(tags) == 3
    for name in ("/assets/face.woff2", "/sw.js"):
        assert (await app.ask("GET", name, headers=GZIP)).headers.get("content-encoding") != "br"
    assert (await app.ask("GET", "/assets/main-1a2b.js.br")).status == 404


@served
async def test_packed_files_of_another_build_are_not_given_out(app: Application, client: Path) -> None:
    (client / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"old"))
    _read.cache_clear()
    assert gzip.decompress((await app.ask("GET", "/assets/main-1a2b.js", headers=GZIP)).body) == SCRIPT
    (client / "assets" / "main-1a2b.js.gz").write_bytes(b"\x1f\x8bnothing")
    _read.cache_clear()
    assert gzip.decompress((await app.ask("GET", "/assets/main-1a2b.js", headers=GZIP)).body) == SCRIPT


@served
async def test_nothing_beside_the_client_is_given_out(app: Application) -> None:
    for path in (
        "/beside.js", "/../beside.js", "/assets/../../beside.js", "/assets/..%2f..%2fbeside.js", "/assets//etc/passwd",
        "/assets/out.js", "/notes.py", "/.vite/manifest.json", "/assets/../.vite/manifest.json", "/assets/",
        "/assets", "/assets/main-1a2b.js.gz", "/assets/\x00.js", "/assets/\udcff.js", "/index.html/", "/icons/..",
        "/assets/" + "a" * 5000 + ".js", "/..%5cbeside.js",
    ):  # fmt: skip
        reply = await app.ask("GET", path)
        assert b"secret" not in reply.body, path
        assert b"root:" not in reply.body, path
        assert reply.status in (400, 404) or (path == "/index.html/" and reply.body == PAGE), path


@hosted(client=Path("/there/is/no/such/folder"))
async def test_where_nobody_has_built_the_client_a_small_page_says_what_this_is(app: Application) -> None:
    for route in ROUTES:
        reply = await app.ask("GET", route)
        assert reply.status == 200
        assert b"Kronika" in reply.body
    assert b'<strong class="code">KRAKEN</strong>' in (await app.ask("GET", "/join/KRAKEN")).body
    assert (await app.ask("GET", "/style.css")).headers["content-type"].startswith("text/css")
    assert (await app.ask("GET", "/sw.js")).status == 404
