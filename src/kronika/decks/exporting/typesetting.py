"""The way to the typesetter typst and back: a template, data, pictures; PDF or PNG comes out.

Knows no deck. Texts of decks go in as data, never as template code. Only the fonts inside typst are used, so that every
machine prints alike, and nothing is read from outside the temporary folder that is made for one run.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from kronika.decks.findings import tame
from kronika.errors import DeckError

__all__ = ["pages_as_pdf", "pages_as_png", "values_of"]

TEMPLATES: Final = Path(__file__).with_name("templates")


def pages_as_pdf(template: str, data: object, pictures: Mapping[str, bytes]) -> bytes:
    """The PDF of a template (a name in templates/); `data` is what it reads as data.json, `pictures` lie beside it.

    DeckError (deck.print) where the typesetter cannot cope with what it is given.
    """
    import typst

    with _laid_out(template, data, pictures) as main:
        made = typst.compile(main, root=main.parent, format="pdf", ignore_system_fonts=True, pdf_tags=False)
    return bytes(made)


def pages_as_png(template: str, data: object, pictures: Mapping[str, bytes], dots_per_inch: float) -> list[bytes]:
    """The pages of the template as PNG, in their order; else as `pages_as_pdf`."""
    import typst

    with _laid_out(template, data, pictures) as main:
        made: object = typst.compile(main, root=main.parent, format="png", ppi=dots_per_inch, ignore_system_fonts=True)
    # One page comes as bytes, several as a list of them.
    return [made] if isinstance(made, bytes) else [bytes(page) for page in made] if isinstance(made, list) else []


def values_of(template: str, data: object, selector: str) -> object:
    """The value of the one element of the template that the selector finds (such as `<label>` of a metadata)."""
    import typst

    with _laid_out(template, data, {}) as main:
        found = typst.query(main, selector, field="value", one=True, root=main.parent, ignore_system_fonts=True)
    return msgspec.json.decode(found)


@contextmanager
def _laid_out(template: str, data: object, pictures: Mapping[str, bytes]) -> Iterator[Path]:
    """The path of the template in a folder with all that it reads, which is gone after the `with` block."""
    with tempfile.TemporaryDirectory(prefix="kronika-") as folder:
        where = Path(folder)
        for source in TEMPLATES.glob("*.typ"):
            (where / source.name).write_bytes(source.read_bytes())
        (where / "data.json").write_bytes(msgspec.json.encode(data))
        for name, picture in pictures.items():
            (where / name).write_bytes(picture)
        try:
            yield where / template
        except BaseException as error:
            # A panic inside the typesetter is no Exception, and its class cannot be imported.
            if isinstance(error, RuntimeError) or type(error).__name__ == "PanicException":
                problem = f"the typesetter gives up: {tame(str(error))}"
                raise DeckError("deck.print", problem, file="the deck", remedy="look for an odd icon") from error
            raise
