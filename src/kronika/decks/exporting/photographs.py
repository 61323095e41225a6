"""A deck's own pictures made fit for print: cut to their place, of bounded size, without what cameras write into them.

Does not know the card. Pictures come from strangers: only the formats that a deck may hold are tried, how large one
is unpacked is looked at before it is unpacked, and whatever is wrong with one is a DeckError (deck.image).

A picture is made small as early as can be. A JPEG is unpacked at an eighth of its size if need be; the others have to
be unpacked whole, some of them several times over, so they may be half as large. None takes more than about 500 MiB.
"""

from __future__ import annotations

import io
import warnings
from typing import TYPE_CHECKING, Final

from kronika.errors import DeckError

if TYPE_CHECKING:
    from PIL import Image

__all__ = ["MAX_PIXELS", "MAX_PIXELS_OF_JPEG", "print_ready"]

MAX_PIXELS_OF_JPEG: Final = 50_000_000
MAX_PIXELS: Final = 25_000_000
"""Of a picture of any other format."""
_FORMATS: Final = ("PNG", "JPEG", "WEBP", "AVIF", "GIF")
_SMALLER: Final = "make it smaller; a card wants no more than 1,500 × 1,500"


def print_ready(data: bytes, name: str, width: int, height: int) -> bytes:
    """The picture as a JPEG of at most `width` × `height` pixels and just their ratio, cut from its middle.

    It is turned as its camera says, flattened onto white, and holds no metadata. `name` is for the error.
    """
    from PIL import Image, ImageOps

    try:
        with warnings.catch_warnings():
            # Pillow only warns of a picture that is large, up to twice its limit.
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            picture = Image.open(io.BytesIO(data), formats=_FORMATS)
        _refuse_large(picture, name)
        with picture:
            least = max(width, height) * 2
            # A JPEG can be unpacked at a half, a quarter or an eighth of its size.
            picture.draft("RGB", (least, least))
            upright = ImageOps.exif_transpose(_reduced(picture, least))
        if upright.mode in {"RGBA", "LA", "PA", "P", "La", "RGBa"} or "transparency" in upright.info:
            layered = upright.convert("RGBA")
            upright = Image.new("RGB", layered.size, "white")
            upright.paste(layered, mask=layered)
        plain = upright.convert("RGB")
        share = min(1, plain.width / width, plain.height / height)
        fitted = ImageOps.fit(plain, (max(1, round(width * share)), max(1, round(height * share))))
        # A new image: nothing of `info` (EXIF, comments, profiles) comes along.
        clean = Image.frombytes("RGB", fitted.size, fitted.tobytes())
        out = io.BytesIO()
        clean.save(out, "JPEG", quality=88)
    except DeckError:
        raise
    except Image.DecompressionBombError:
        raise _wrong(name, "far too many pixels", _SMALLER) from None
    except Exception as error:
        # Each of the decoders has its own kinds of errors for broken files; all mean just this.
        raise _wrong(name, "not a picture that can be read", "save it again as PNG, JPEG or WebP") from error
    return out.getvalue()


def _refuse_large(picture: Image.Image, name: str) -> None:
    most = MAX_PIXELS_OF_JPEG if picture.format == "JPEG" else MAX_PIXELS
    if picture.width * picture.height > most:
        size = f"{picture.width:,} × {picture.height:,} pixels"
        raise _wrong(name, f"{size}, and at most {most // 10**6} million are taken of this format", _SMALLER)


def _reduced(picture: Image.Image, least: int) -> Image.Image:
    """The picture by a whole number smaller, where it is far too large: its sides stay at least so many pixels."""
    if picture.mode.startswith("I;16"):
        # Sixteen bits a pixel would be cut off at the lowest eight, which is all white.
        picture = picture.convert("I").point(lambda level: level / 256).convert("L")
    factor = min(picture.width // least, picture.height // least)
    if factor < 2:
        return picture
    if picture.mode in {"1", "P", "PA"}:
        # The numbers of a palette have no mean.
        picture = picture.convert("RGBA" if picture.mode == "PA" or "transparency" in picture.info else "RGB")
    return picture.reduce(factor)


def _wrong(name: str, problem: str, remedy: str) -> DeckError:
    return DeckError("deck.image", problem, file=f"images/{name}", remedy=remedy)
