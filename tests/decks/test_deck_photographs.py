"""A deck's own pictures on their way to the printer: bounded, cleaned, and refused where they are no pictures."""

from __future__ import annotations

import io
import subprocess
import sys
import zlib

import pytest
from PIL import Image

from kronika.decks.exporting.photographs import MAX_PIXELS, MAX_PIXELS_OF_JPEG, print_ready
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


@pytest.mark.parametrize(
    ("kind", "size", "most"),
    [
        ("JPEG", (8_000, 6_251), MAX_PIXELS_OF_JPEG),
        ("PNG", (5_000, 5_001), MAX_PIXELS),
    ],
)
def test_a_picture_of_too_many_pixels_is_refused_in_one_line(kind: str, size: tuple[int, int], most: int) -> None:
    with pytest.raises(DeckError) as caught:
        print_ready(photograph(kind, size), "a.jpg", 300, 200)
    assert caught.value.code == "deck.image"
    assert f"at most {most // 10**6} million" in caught.value.message
    assert f"{size[0]:,} × {size[1]:,} pixels" in caught.value.message
    assert "\n" not in caught.value.message


MEASURED = """
import re, resource, sys
from kronika.decks.exporting.photographs import print_ready
sys.stdout.buffer.write(print_ready(sys.stdin.buffer.read(), "a.png", 500, 600))
# What getrusage tells begins, on Linux, with what the process had that started this one.
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
if sys.platform == "linux":
    peak = re.search(r"VmHWM:\\s*(\\d+)", open("/proc/self/status").read())[1]
print(peak, file=sys.stderr)
"""


@pytest.mark.parametrize(("kind", "size"), [("JPEG", (8_000, 6_250)), ("PNG", (5_000, 5_000))])
def test_the_largest_pictures_fit_into_bounded_memory(kind: str, size: tuple[int, int]) -> None:
    data = photograph(kind, size)
    done = subprocess.run([sys.executable, "-c", MEASURED], input=data, capture_output=True, check=True)
    with Image.open(io.BytesIO(done.stdout)) as image:
        assert image.size == (500, 600)
    # Linux counts in KiB, macOS in bytes.
    peak = int(done.stderr) / (2**20 if sys.platform == "darwin" else 2**10)
    assert peak < 500


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "I;16", "RGBA"])
@pytest.mark.parametrize("size", [(120, 120), (2400, 1600)])
def test_a_picture_of_any_kind_keeps_its_colour_when_it_is_made_smaller(mode: str, size: tuple[int, int]) -> None:
    grey = Image.new("I;16", size, 0x8000) if mode == "I;16" else Image.new("L", size, 128).convert(mode)
    out = io.BytesIO()
    grey.save(out, "PNG")
    with Image.open(io.BytesIO(print_ready(out.getvalue(), "a.png", 150, 150))) as image:
        (tone,) = {round(sum(image.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))) / 3 / 16)}  # type: ignore[arg-type]
    assert tone == 8


def test_a_large_picture_is_turned_as_its_camera_says() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    picture = Image.new("RGB", (2400, 1600), "white")
    picture.paste("navy", (0, 0, 1200, 1600))
    for kind in ("JPEG", "PNG", "WEBP"):
        out = io.BytesIO()
        picture.save(out, kind, exif=exif)
        with Image.open(io.BytesIO(print_ready(out.getvalue(), "a.jpg", 160, 240))) as image:
            top, below = image.getpixel((80, 20)), image.getpixel((80, 220))
        assert isinstance(top, tuple)
        assert isinstance(below, tuple)
        assert top[0] < 40 < 200 < below[0]


@pytest.mark.parametrize("data", [b"", b"picture", photograph("PNG")[:60], photograph("BMP"), photograph("TIFF")])
def test_what_is_no_picture_of_a_deck_is_refused(data: bytes) -> None:
    with pytest.raises(DeckError) as caught:
        print_ready(data, "a.png", 300, 200)
    assert caught.value.code == "deck.image"
    assert "images/a.png" in str(caught.value)
