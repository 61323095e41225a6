"""A deck's own pictures on their way to the printer: bounded, cleaned, and refused where they are no pictures."""

from __future__ import annotations

import io
import zlib

import pytest
from PIL import Image

from kronika.decks.exporting.photographs import print_ready
from kronika.errors import DeckError


def photograph(kind: str, size: tuple[int, int] = (300, 200), **how: object) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, "navy").save(out, kind, **how)
    return out.getvalue()


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
def test_a_picture_is_cut_to_its_place_and_loses_what_its_camera_wrote(kind: str) -> None:
    exif = Image.Exif()
    exif[0x010F] = "A camera of somebody"
    how = {} if kind == "GIF" else {"exif": exif}
    made = print_ready(photograph(kind, (1200, 1200), **how), "a.png", 300, 200)
    assert b"somebody" not in made
    with Image.open(io.BytesIO(made)) as image:
        assert (image.format, image.size) == ("JPEG", (300, 200))
        assert not image.getexif()


def test_a_small_picture_is_not_blown_up() -> None:
    made = print_ready(photograph("PNG", (90, 90)), "a.png", 600, 400)
    with Image.open(io.BytesIO(made)) as image:
        assert image.size == (90, 60)


def test_a_bomb_of_pixels_is_refused_unopened() -> None:
    bomb = bytearray(photograph("PNG", (1, 1)))
    # The header of a PNG: width and height, before anything is unpacked.
    bomb[16:24] = (60_000).to_bytes(4, "big") * 2
    bomb[29:33] = zlib.crc32(bomb[12:29]).to_bytes(4, "big")
    with pytest.raises(DeckError) as caught:
        print_ready(bytes(bomb), "a.png", 300, 200)
    assert caught.value.code == "deck.image"
    assert "pixels" in str(caught.value)


@pytest.mark.parametrize("data", [b"", b"picture", photograph("PNG")[:60], photograph("BMP"), photograph("TIFF")])
def test_what_is_no_picture_of_a_deck_is_refused(data: bytes) -> None:
    with pytest.raises(DeckError) as caught:
        print_ready(data, "a.png", 300, 200)
    assert caught.value.code == "deck.image"
    assert "images/a.png" in str(caught.value)
