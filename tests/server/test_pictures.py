"""The fronts of cards for browsers: titles, themes and pictures, and nothing of what is on the backs."""

from __future__ import annotations

import io
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from kronika.decks import bundled_decks, load_deck
from kronika.decks.exporting.drawings import THEMES
from kronika.server.hub import Hub
from kronika.server.pictures import fronts_of
from tests.server.driving import Application, hosted

DECKS = sorted(bundled_decks())


@pytest.mark.parametrize("name", DECKS)
def test_every_card_of_every_deck_has_a_front(name: str) -> None:
    deck = load_deck(bundled_decks()[name])
    for language in deck.languages:
        fronts = fronts_of(deck, language)
        assert list(fronts) == [f"{name}/{card.id}" for card in deck.cards]
        assert all(front.title and front.label and front.theme in THEMES for front in fronts.values())
    used = {front.theme for front in fronts.values()}
    assert len(used) == len({card.theme for card in deck.cards}), "two themes of a deck look alike"


@hosted()
async def test_fronts_are_in_the_language_that_is_asked_for(app: Application) -> None:
    czech = await app.ask("GET", "/api/decks/cesko/fronts", query=b"language=cs")
    english = await app.ask("GET", "/api/decks/cesko/fronts", query=b"language=en")
    assert czech.json.keys() == english.json.keys()
    card = next(iter(czech.json))
    assert set(czech.json[card]) == {"title", "theme", "label"}
    assert czech.json[card]["label"] != english.json[card]["label"]
    assert czech.json[card]["theme"] == english.json[card]["theme"]
    assert (await app.ask("GET", "/api/decks/cesko/fronts", query=b"language=xx")).json.keys() == czech.json.keys()
    assert (await app.ask("GET", "/api/decks/none/fronts")).status == 404


@hosted()
async def test_fronts_are_kept_and_asked_for_by_their_tag(app: Application) -> None:
    first = await app.ask("GET", "/api/decks/world/fronts")
    assert first.headers["cache-control"] == "no-cache"
    again = await app.ask(
        "GET", "/api/decks/world/fronts", headers=[(b"if-none-match", first.headers["etag"].encode())]
    )
    assert (again.status, again.body) == (304, b"")
    other = await app.ask("GET", "/api/decks/world/fronts", query=b"language=cs")
    assert other.headers["etag"] != first.headers["etag"]


@hosted()
async def test_the_picture_of_a_card_is_its_icon_in_cream(app: Application) -> None:
    deck = load_deck(bundled_decks()["world"])
    for card in deck.cards[::40]:
        reply = await app.ask("GET", f"/api/decks/world/pictures/{card.id}.svg", query=f"v={deck.version}".encode())
        assert (reply.status, reply.headers["content-type"]) == (200, "image/svg+xml")
        assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
        root = ElementTree.fromstring(reply.body)
        assert root.get("viewBox") == "0 0 512 512"
        assert {each.tag.rpartition("}")[2] for each in root.iter()} <= {
            "svg",
            "g",
            "path",
            "circle",
            "rect",
            "polygon",
        }
        assert b"#FFF4DC" in reply.body
        assert not re.search(rb"<text|<title|<!--|currentColor|href", reply.body)
        assert card.span.first not in {int(number) for number in re.findall(rb"\d+", reply.headers["etag"].encode())}
    later = await app.ask("GET", f"/api/decks/world/pictures/{deck.cards[0].id}.svg")
    assert later.headers["cache-control"] == "no-cache"
    tag = [(b"if-none-match", later.headers["etag"].encode())]
    again = await app.ask("GET", f"/api/decks/world/pictures/{deck.cards[0].id}.svg", headers=tag)
    assert (again.status, again.body) == (304, b"")


@hosted()
async def test_where_there_is_no_picture_there_is_none(app: Application) -> None:
    card = load_deck(bundled_decks()["world"]).cards[0].id
    for path in (
        "world/pictures/none.svg",
        f"none/pictures/{card}.svg",
        f"world/pictures/{card}",
        "world/pictures/.svg",
    ):
        reply = await app.ask("GET", f"/api/decks/{path}")
        assert (reply.status, reply.json["code"]) == (404, "room.unknown"), path


@pytest.fixture
def album(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A deck with a photograph whose camera wrote the year into it, a broken one, and a card without a picture."""
    folder = tmp_path / "album"
    (folder / "images").mkdir(parents=True)
    (folder / "deck.toml").write_text(
        'id = "album"\nversion = 3\nlanguages = ["en"]\nlicense = "CC0-1.0"\nauthors = ["A. Maker"]\n'
        '[titles]\nen = "Album"\n'
    )
    (folder / "cards.csv").write_text(
        "id,date,title.en,image\naaaaaa,1901,One,shot.png\nbbbbbb,1902,Two,broken.png\ncccccc,1903,Three,\n"
    )
    picture = Image.new("RGBA", (900, 700), (200, 30, 30, 128))
    exif = Image.Exif()
    exif[0x0132] = "1901:02:03 04:05:06"
    picture.save(folder / "images" / "shot.png", exif=exif)
    (folder / "images" / "broken.png").write_bytes(b"\x89PNG no picture")
    monkeypatch.setattr(Hub, "deck_path", staticmethod({"album": folder}.__getitem__))
    monkeypatch.setattr(Hub, "deck", staticmethod({"album": load_deck(folder)}.__getitem__))
    return folder


@pytest.mark.usefixtures("album")
def test_a_photograph_is_drawn_anew(tmp_path: Path) -> None:
    @hosted()
    async def look(app: Application) -> None:
        reply = await app.ask("GET", "/api/decks/album/pictures/aaaaaa.svg", query=b"v=3")
        assert (reply.status, reply.headers["content-type"]) == (200, "image/jpeg")
        assert "immutable" in reply.headers["cache-control"]
        assert b"1901" not in reply.body
        with Image.open(io.BytesIO(reply.body)) as drawn:
            assert drawn.size == (480, 480)
            assert not drawn.getexif()
        for card in ("bbbbbb", "cccccc"):
            assert (await app.ask("GET", f"/api/decks/album/pictures/{card}.svg")).status == 404

    look(tmp_path)
