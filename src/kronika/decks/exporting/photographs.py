"""A deck's own pictures made fit for print: cut to their place, of bounded size, without what cameras write into them.

Does not know the card. Pictures come from strangers: only the formats that a deck may hold are tried, how large one
is unpacked is looked at before it is unpacked, and whatever is wrong with one is a DeckError (deck.image).
"""

from __future__ import annotations

import io
import warnings
from typing import Final

from kronika.errors import DeckError

__all__ = ["MAX_PIXELS", "print_ready"]

MAX_PIXELS: Final = 50_000_000
_FORMATS: Final = ("PNG", "JPEG", "WEBP", "AVIF", "GIF")


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
        if picture.width * picture.height > MAX_PIXELS:
            raise _wrong(name, f"{picture.width} × {picture.height} pixels", f"at most {MAX_PIXELS:,} are taken")
        with picture:
            # A JPEG can be unpacked at a half, a quarter or an eighth of its size.
            picture.draft("RGB", (width * 2, height * 2))
            upright = ImageOps.exif_transpose(picture)
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
        raise _wrong(name, "far too many pixels", f"at most {MAX_PIXELS:,} are taken") from None
    except Exception as error:
        # Each of the decoders has its own kinds of errors for broken files; all mean just this.
        raise _wrong(name, "not a picture that can be read", "save it again as PNG, JPEG or WebP") from error
    return out.getvalue()


def _wrong(name: str, problem: str, remedy: str) -> DeckError:
    return DeckError("deck.image", problem, file=f"images/{name}", remedy=remedy)
