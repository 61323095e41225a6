"""Making decks on a server: a file comes in as a draft, is mended, published, played and printed."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kronika.server.drafting import Draft, as_deck, view_of_draft, with_ids
from kronika.server.drafts import _deck_id, _file_name
from kronika.server.limits import UNLIMITED
from kronika.server.refusals import Refused
from kronika.server.shelf import DRAFTS, LEAST, Shelf
from kronika.server.space import Bounds
from kronika.server.workbench import Workbench
from tests.server.driving import Application, Reply, hosted
from tests.server.live_server import Server, refusal
from tests.server.watching import Watch

DATABASE = "sqlite"
"""The decks lie beside it."""
ANA, BEN = "ana-" + "a" * 30, "ben-" + "b" * 30
WORDS = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
EVENTS = "Year,Event,Kind" + "".join(
    f"\n{1500 + 7 * number},The number {word} is drawn,draws" for number, word in enumerate(WORDS.split())
)


def sent(server: Server, text: str | bytes, query: str = "name=numbers.csv&language=en", token: str = ANA) -> Reply:
    data = text.encode() if isinstance(text, str) else text
    return server.ask(f"/api/decks/import?{query}", raw=data, token=token, method="POST")


def test_a_file_comes_in_is_mended_published_and_played(server: Server) -> None:
    answer = sent(server, EVENTS + "\nsoon,A bad row,draws\n1999,The year 1999 begins,years")
    assert answer.status == 201, answer
    found = answer.json
    assert [(row["row"], row["title"]) for row in found["refused"]] == [(18, "A bad row")]
    assert len(found["cards"]) == 17
    assert [row["flags"] for row in found["cards"] if row["flags"]] == [["the title gives the date away"]]
    assert {column["name"]: column["roles"] for column in found["columns"]}["Year"] == ["date"]
    assert {one["id"] for one in found["report"]} & {"few-cards", "source-missing"}
    assert found["errors"] == []

    link = f"/api/drafts/{found['draft']}"
    draft = server.get(link, ANA)
    assert (draft["wrong"], draft["version"], draft["languages"]) == (0, 0, ["en"])
    rows = [row["cells"] for row in draft["rows"]]
    assert rows == [row["cells"] for row in found["cards"]]
    rows[3]["date"], rows[5]["title.en"] = "some day", "x" * 99
    rows.append({"title.en": "A new one", "date": "1848"})
    rows.append({"title.en": "", "date": ""})
    changed = server.ask(link, {"rows": rows, "title": "Numbers"}, token=ANA, method="PUT")
    assert changed.status == 200, changed
    errors = {n: [(e["column"], e["code"]) for e in row["errors"]] for n, row in enumerate(changed.json["rows"])}
    assert {n: found for n, found in errors.items() if found} == {
        3: [("date", "deck.date")],
        5: [("title.en", "deck.limit")],
    }
    assert (len(errors), changed.json["wrong"], changed.json["titles"]) == (18, 2, {"en": "Numbers"})
    refused = server.ask(f"{link}/publish", {}, token=ANA)
    assert (refused.status, refused.json["code"]) == (409, "draft.errors")

    rows = [row["cells"] for row in changed.json["rows"]]
    rows[3]["date"], rows[5]["title.en"] = "1521", "Better"
    assert server.ask(link, {"rows": rows}, token=ANA, method="PUT").json["wrong"] == 0
    assert {one["severity"] for one in server.ask(f"{link}/check", {}, token=ANA).json} <= {"error", "warning", "note"}
    published = server.ask(f"{link}/publish", {}, token=ANA).json
    assert published == {"deck": found["deck"], "version": 1, "cards": 18}
    server.restart()
    (host,) = server.table("Ana", game="timeline-cesko", decks=[published["deck"]])
    host.command({"type": "sit", "seats": [{"name": "Ana", "person": host.person}, {"name": "R", "bot": "fair"}]})
    host.command({"type": "start"})
    assert host.view is not None
    assert all(card["id"].startswith(published["deck"]) for card in host.view["seats"][0]["hand"])
    back = server.ask(f"/api/decks/{published['deck']}/cards/{rows[0]['id']}", token=host.token)
    assert back.json["code"] == server.ask(f"/api/decks/{published['deck']}/print.pdf").json["code"] == "room.playing"
    host.command({"type": "close"})
    assert len(server.get(f"/api/decks/{published['deck']}/fronts")) == 18
    assert server.get("/api/drafts", ANA)[0]["version"] == 1
    assert server.ask(f"{link}/publish", {}, token=ANA).json["version"] == 2
    printed = server.ask(f"/api/decks/{published['deck']}/print.pdf?paper=letter")
    assert (printed.status, printed.headers["content-type"], printed.body[:5]) == (200, "application/pdf", b"%PDF-")


def test_a_draft_is_its_owners_alone(server: Server) -> None:
    draft = sent(server, EVENTS).json["draft"]
    for method, path, body in [
        ("GET", "", None), ("PUT", "", {"title": "Mine"}), ("POST", "/publish", {}), ("POST", "/check", {}),
        ("DELETE", "", None),
    ]:  # fmt: skip
        answer = server.ask(f"/api/drafts/{draft}{path}", body, token=BEN, method=method)
        assert (answer.status, answer.json["code"]) == (404, "room.unknown"), method
        assert server.ask(f"/api/drafts/{draft}{path}", body, method=method).json["code"] == "http.no-token"
    assert server.get("/api/drafts", BEN) == []
    assert server.ask(f"/api/drafts/{draft}", token=ANA, method="DELETE").status == 204
    assert server.ask(f"/api/drafts/{draft}", token=ANA).status == 404


def test_other_forms_of_files(server: Server) -> None:
    form = (
        b'--cut\r\ncontent-disposition: form-data; name="file"; filename="songs.yaml"\r\n\r\n'
        b"- {title: A song, year: 1969}\n- {title: Another, year: 1971}\n- {title: A third, year: 1980}\n"
        b"\r\n--cut--\r\n"
    )
    request = urllib.request.Request(f"{server.url}/api/decks/import", form, method="POST")
    request.add_header("content-type", "multipart/form-data; boundary=cut")
    request.add_header("authorization", f"Bearer {ANA}")
    with urllib.request.urlopen(request) as response:
        found = json.loads(response.read())
    assert (found["form"], len(found["cards"])) == ("YAML", 3)
    assert found["deck"].startswith("songs-")
    said = sent(server, "a;b\n1;1900\n2;1901\n", "name=x.csv&map=title=a&map=date=b&delimiter=%3B")
    assert [row["cells"]["date"] for row in said.json["cards"]] == ["1900", "1901"]


def test_what_cannot_be_read_is_refused_with_the_reason(server: Server) -> None:
    for text, query, code in [
        ("", "name=x.csv", "deck.missing"),
        ("%PDF-1.7", "name=x.csv", "deck.syntax"),
        ("a,b\nc,d\n", "name=x.csv", "deck.missing"),
        (EVENTS, "name=x.csv&map=date", "usage.map"),
        (EVENTS, "name=x.csv&language=Klingon!", "usage.language"),
        ("date,title\n" + "\n".join(f"{n},Number {n}." for n in range(1, 5100)), "name=x.csv", "deck.limit"),
    ]:
        answer = sent(server, text, query)
        assert (answer.status, answer.json["code"]) == (400, code), answer
        assert "--" not in answer.json["message"]
    assert server.ask("/api/decks/nothing/print.pdf").status == 404
    assert server.ask("/api/decks/world/print.pdf?paper=a0").status == 400
    (ana,) = server.table("Ana")
    settings = {"game": "timeline-cesko", "decks": ["../drafts"]}
    assert refusal(ana, {"type": "settings", "settings": settings}) == "room.decks"


@hosted()
async def test_a_change_is_about_the_draft_that_was_seen(app: Application, watch: Watch) -> None:
    sent = await app.ask("POST", "/api/decks/import", EVENTS.encode(), token=ANA, query=b"name=numbers.csv&language=en")
    path = f"/api/drafts/{sent.json['draft']}"
    seen = (await app.ask("GET", path, token=ANA)).json["changed"]
    first = await app.ask("PUT", path, {"title": "First", "changed": seen}, token=ANA)
    assert first.status == 200
    assert first.json["changed"] > seen
    late = await app.ask("PUT", path, {"title": "Late", "changed": seen}, token=ANA)
    assert (late.status, late.json["code"]) == (409, "draft.changed")
    assert (await app.ask("GET", path, token=ANA)).json["titles"] == {"en": "First"}
    published = await asyncio.gather(*(app.ask("POST", f"{path}/publish", {}, token=ANA) for _ in range(4)))
    versions = sorted(reply.json["version"] for reply in published if reply.status == 200)
    assert versions == list(range(1, len(versions) + 1))
    assert {reply.json["code"] for reply in published if reply.status != 200} <= {"http.busy"}
    third = await app.ask("PUT", path, {"title": "Third", "changed": first.json["changed"]}, token=ANA)
    assert (third.status, third.json["version"]) == (200, versions[-1]), "to publish is no change"
    assert (await app.ask("PUT", path, {"title": "Anyhow"}, token=ANA)).status == 200, "without a condition"

    deck = sent.json["deck"]
    watch.decks.pop(deck, None)  # not there where many decks have been watched before
    about = await app.ask("GET", f"/api/decks/{deck}")
    assert about.json == {
        "id": deck, "version": versions[-1], "titles": {"en": "First"}, "descriptions": {}, "languages": ["en"],
        "cards": 16,
    }  # fmt: skip
    assert deck not in {each["id"] for each in (await app.ask("GET", "/api/decks")).json}
    assert (await app.ask("GET", "/api/decks/nothing")).json["code"] == "room.unknown"
    fronts = f"/api/decks/{deck}/fronts"
    old = await app.ask("GET", fronts)
    tag = [(b"if-none-match", old.headers["etag"].encode())]
    assert (await app.ask("GET", fronts, headers=tag)).status == 304
    rows = [{**row["cells"], "title.en": row["cells"]["title.en"] + "!"} for row in first.json["rows"]]
    assert (await app.ask("PUT", path, {"rows": rows}, token=ANA)).status == 200
    assert (await app.ask("POST", f"{path}/publish", {}, token=ANA)).status == 200
    watch.decks.pop(deck, None)
    fresh = await app.ask("GET", fronts, headers=tag)
    assert (fresh.status, fresh.headers["cache-control"]) == (200, "no-cache"), "seen at once"
    assert all(front["title"].endswith("!") for front in fresh.json.values())


@hosted(limits=msgspec.structs.replace(UNLIMITED, stored=(0.001, 0.7 * 2**20)))
async def test_an_address_stores_so_much_a_day_under_any_token(app: Application) -> None:
    async def begun(token: str) -> Any:
        query = b"name=numbers.csv&language=en"
        return await app.ask("POST", "/api/decks/import", EVENTS.encode(), token=token, query=query)

    own = (await begun(ANA)).json["draft"]
    refused = await begun(BEN)
    assert (refused.status, refused.json["code"]) == (429, "http.too-many")
    assert (await app.ask("DELETE", f"/api/drafts/{own}", token=ANA)).status == 204
    assert (await begun(BEN)).status == 201, "what was deleted may be stored again"


@hosted()
async def test_changes_are_checked(app: Application) -> None:
    large = await app.ask("POST", "/api/decks/import", b"x" * (9 * 1024 * 1024), token=ANA)
    assert large.status == 413
    path = "/api/drafts/" + "d" * 22
    for body in ({"rows": "none"}, {"rows": [{"": "x"}]}, {"colour": "red"}, {"rows": [{"date": 1}]}):
        reply = await app.ask("PUT", path, body, token=ANA)
        assert reply.status in (400, 404)


def draft(*rows: dict[str, str], **more: Any) -> Draft:
    from kronika.decks.model import Deck

    head = Deck(
        id="trial", version=1, titles={"en": "Trial"}, languages=("en",), license="CC0-1.0", authors=("A",), cards=()
    )
    return Draft(id="d" * 22, owner="o" * 24, changed=1.0, head=head, rows=with_ids(rows), **more)


def test_each_error_stands_beside_its_cell() -> None:
    made = draft(
        {"id": "zzzzzz", "title.en": "Last", "date": "1900"},
        {"id": "aaaaaa", "title.en": "First", "date": "soon", "colour": "red"},
        {"id": "aaaaaa", "title.en": "Twice the same id", "date": "1848", "theme": "none"},
        {"id": "bad id", "title.en": "", "date": "44 BC"},
        {"id": "cccccc"},
    )
    view = view_of_draft(made)
    errors = [[(error.column, error.code) for error in row.errors] for row in view.rows]
    assert errors == [[], [("date", "deck.date")], [("theme", "deck.theme")], [("title.en", "deck.missing")]]
    assert [(error.column, error.code) for error in view.errors] == [("colour", "deck.extra")]
    assert view.wrong == 4
    assert len({row.cells["id"] for row in view.rows}) == 4
    assert as_deck(made, 1)[0] is None


def test_a_shelf_keeps_versions_and_finds_nothing_else(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "decks")
    made = draft({"id": "aaaaaa", "title.en": "First", "date": "1900"})
    for version in (1, 2, 3):
        deck, manifest, sheet = as_deck(made, version)
        assert deck is not None
        shelf.publish("trial", version, manifest, sheet)
        assert shelf.version("trial") == version
        assert shelf.path("trial").name == str(version)
    assert sorted(path.name for path in (tmp_path / "decks/published/trial").iterdir()) == ["2", "3"]
    for name in ("nothing", "..", "../drafts", "trial/3", "", "x" * 300, "world\0"):
        with pytest.raises(Exception, match="no such deck"):
            shelf.path(name)
    for number in range(DRAFTS.each):
        shelf.keep(Draft(id=f"{number:022}", owner=made.owner, changed=number, head=made.head, rows=made.rows))
    assert [found.changed for found in shelf.drafts_of(made.owner)][:2] == [DRAFTS.each - 1, DRAFTS.each - 2]
    with pytest.raises(Refused, match="delete"):
        shelf.keep(made)
    assert shelf.drafts_of("nobody") == []


def kept(shelf: Shelf, number: int, owner: str = "o", **more: Any) -> Draft:
    made = draft({"id": "aaaaaa", "title.en": "First", "date": "1900"}, **more)
    made = msgspec.structs.replace(made, id=f"{number:022}", owner=owner * 24)
    shelf.keep(made)
    return made


def test_a_shelf_has_an_end(tmp_path: Path) -> None:
    size = len(msgspec.json.encode(draft({"id": "aaaaaa", "title.en": "First", "date": "1900"})))
    shelf = Shelf(tmp_path, drafts=Bounds(each=3, each_bytes=int(2.5 * size), all=5, all_bytes=int(4.5 * size)))
    own = [kept(shelf, 1), kept(shelf, 2)]
    for number, owner, code, words in [(3, "o", "draft.full", "delete one"), (6, "r", "draft.full", "another day")]:
        if owner == "r":
            kept(shelf, 4, "p"), kept(shelf, 5, "q")
        with pytest.raises(Refused, match=words) as refused:
            kept(shelf, number, owner)
        assert refused.value.code == code
    larger = lambda old: msgspec.structs.replace(old, rows=old.rows * 9)  # noqa: E731
    with pytest.raises(Refused, match="delete one"):
        shelf.change(own[0].id, own[0].owner, larger)
    assert shelf.draft(own[0].id, own[0].owner) == own[0]
    shelf.change(own[0].id, own[0].owner, lambda old: msgspec.structs.replace(old, rows=()))
    shelf.delete(own[1].id, own[1].owner)
    kept(shelf, 6, "r")
    assert len(shelf._all()) == 4
    assert len(Shelf(tmp_path, drafts=Bounds(each=1, each_bytes=0, all=1, all_bytes=0)).drafts_of("q" * 24)) == 1


def test_drafts_that_nobody_touches_go(tmp_path: Path) -> None:
    def aged(number: int, owner: str, days: float) -> None:
        path = tmp_path / "drafts" / (owner * 24) / f"{number:022}.json"
        os.utime(path, (time.time() - days * 86_400,) * 2)

    shelf = Shelf(tmp_path)
    for number, owner, days, version in [(1, "o", 91, 0), (2, "p", 89, 0), (3, "q", 91, 2), (4, "r", 29, 0)]:
        kept(shelf, number, owner, version=version)
        aged(number, owner, days)
    shelf = Shelf(tmp_path, drafts=msgspec.structs.replace(DRAFTS, all=4))
    kept(shelf, 5, "s")
    assert [path.parent.name[0] for path in shelf._all()] == ["p", "q", "r", "s"], "the published one stays"
    kept(shelf, 6, "t")
    assert [path.parent.name[0] for path in shelf._all()] == ["r", "s", "t"], "unless there is no room"


def test_published_decks_have_an_end(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, decks=Bounds(each=2, each_bytes=200, all=3, all_bytes=1000))
    spent: list[int] = []

    def publish(name: str, version: int = 1, size: int = 50, owner: str = "o") -> bool:
        return shelf.publish(name, version, "x" * size, "", owner=owner, spend=spent.append)

    assert publish("one")
    assert not publish("one"), "this version is there"
    assert publish("one", 2)
    assert publish("two")
    assert spent == [LEAST, 50, LEAST]
    for name, size, owner, words in [("three", 50, "o", "2 decks"), ("two", 151, "o", "smaller")]:
        with pytest.raises(Refused, match=words) as refused:
            publish(name, 2, size, owner)
        assert refused.value.code == "draft.full"
    assert publish("three", owner="p")
    with pytest.raises(Refused, match="another day"):
        publish("four", owner="q")
    os.utime(tmp_path / "published" / "two", (time.time() - 400 * 86_400,) * 2)
    assert publish("four", owner="q"), "a deck that nobody has used for a year makes room"
    assert shelf.version("two") == 0
    shelf = Shelf(tmp_path, decks=Bounds(each=1, each_bytes=200, all=9, all_bytes=1000))
    with pytest.raises(Refused, match="1 decks"):
        publish("five")
    os.utime(tmp_path / "published" / "one", (time.time() - 400 * 86_400,) * 2)
    shelf.path("one")
    assert (tmp_path / "published" / "one").stat().st_mtime > time.time() - 60, "to use it counts"
    assert not list((tmp_path / "published").rglob(".*"))


def test_two_publish_at_once(tmp_path: Path) -> None:
    shelves = [Shelf(tmp_path), Shelf(tmp_path)]
    with ThreadPoolExecutor(8) as pool:
        done = list(pool.map(lambda n: shelves[n % 2].publish("deck", 1, f"{n}", f"{n}"), range(24)))
    assert done.count(True) == 1
    place = tmp_path / "published" / "deck" / "1"
    assert (place / "cards.csv").read_text() == (place / "deck.toml").read_text()
    assert sorted(path.name for path in place.parent.iterdir()) == ["1"]


def test_names_of_files_and_decks() -> None:
    assert _file_name("C:\\Users\\Ana\\Naše písně.YAML") == "Naše písně.YAML"
    assert _file_name("../../etc/passwd") == "passwd.txt"
    assert _file_name("") == "deck.txt"
    assert _file_name("a\0b.csv/") == "deck.txt"
    assert _deck_id("1999 Songs & more.csv").startswith("songs-more-")
    assert _deck_id("Ж.csv").startswith("deck-")
    assert len({_deck_id("a.csv") for _ in range(20)}) == 20


def test_work_that_takes_too_long_is_stopped() -> None:
    async def scenario() -> None:
        bench = Workbench(seconds=0.05)
        with pytest.raises(Refused, match="too long"):
            await bench.do({"verb": "print", "path": "nothing"})
        bench.close()
        bench = Workbench()
        with pytest.raises(Refused) as refused:
            await bench.do({"verb": "print", "path": str(Path(sys.prefix) / "nothing")})
        assert refused.value.code == "deck.missing"
        bench.close()

    asyncio.run(scenario())


def test_one_address_does_not_hold_all_places() -> None:
    async def scenario() -> None:
        bench = Workbench(seconds=0.05)
        asked = [asyncio.create_task(bench.do({"verb": "print", "path": "no"}, a)) for a in "aaaabbbccddee"]
        codes = [getattr(error, "code", "") for error in await asyncio.gather(*asked, return_exceptions=True)]
        refused = {"http.too-many": "T", "http.busy": "B"}
        assert "".join(refused.get(code, ".") for code in codes) == "..TT..T....BB"
        assert not bench._waiting.total()
        bench.close()

    asyncio.run(scenario())
