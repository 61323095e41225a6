"""A deck as an Anki package (.apkg): a note for each card, the title in front, the date behind.

Knows nothing of the games. All ids follow from the deck's id, the language and the cards' ids, so that the package of a
newer version changes the notes that are there, and what somebody has learnt stays learnt. One package has one language;
a card that has no title in it appears in the deck's first one.
"""

from __future__ import annotations

import hashlib
import html
import io
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from kronika.decks.exporting.drawings import CREAM, ground
from kronika.decks.exporting.faces import icon_credit, icon_of
from kronika.decks.exporting.photographs import print_ready
from kronika.decks.files import read_picture
from kronika.decks.icons import icons_at_hand, svg_of
from kronika.decks.model import Deck, DeckCard, Theme
from kronika.decks.printed import printed_date

__all__ = ["FIELDS", "apkg_of", "apkg_of_all"]

FIELDS: Final = ("Title", "Picture", "Theme", "Date", "Fact", "Source", "Card")
"""The fields of a note, in this order. `Picture` is HTML, all others are texts; `Card` is the card's id."""
_SIDE: Final = 600
"""Pixels of a photograph; it is shown at 180, and screens are dense."""
_FRONT: Final = """\
{{#Picture}}{{Picture}}{{/Picture}}
<div class="title">{{Title}}</div>
{{#Theme}}<div class="theme">{{Theme}}</div>{{/Theme}}
"""
_BACK: Final = """\
{{FrontSide}}
<hr id="answer">
<div class="date">{{Date}}</div>
{{#Fact}}<div class="fact">{{Fact}}</div>{{/Fact}}
{{#Source}}<div class="source">{{Source}}</div>{{/Source}}
"""
_STYLE: Final = f"""\
.card {{ font-family: Georgia, serif; text-align: center; color: #231C15; background: #FFFBF2; line-height: 1.35; }}
.nightMode.card {{ color: #F5EBD8; background: #2D261F; }}
.picture {{ width: 180px; margin: 8px auto 16px; border-radius: 6px; overflow: hidden; color: {CREAM}; }}
.picture svg {{ display: block; width: 70%; margin: 15%; }}
.picture img {{ display: block; width: 100%; }}
.title {{ font-size: 26px; font-weight: bold; }}
.theme {{ font-size: 15px; opacity: .75; margin-top: 6px; }}
.date {{ font-size: 36px; font-weight: bold; margin: 10px 0; }}
.fact {{ font-size: 18px; max-width: 34em; margin: 0 auto; }}
.source {{ font-size: 12px; opacity: .65; margin-top: 18px; overflow-wrap: anywhere; }}
"""


def apkg_of(deck: Deck, path: Path, *, language: str | None = None, now: float | None = None) -> bytes:
    """The bytes of the package. `path` is where the deck's icons and pictures lie; `language` is one of the deck's,
    else its first; `now` is the time of the export in seconds since 1970, by which Anki tells the newer of two notes.

    Raises DeckError where an icon or a picture cannot be read.
    """
    return apkg_of_all([(deck, path)], language=language, now=now)


def apkg_of_all(
    decks: Sequence[tuple[Deck, Path | None]], *, language: str | None = None, now: float | None = None
) -> bytes:
    """The bytes of one package with several decks, each with its path; None where it brings neither icons nor pictures.
    A deck that has not the `language` has its first. Else as `apkg_of`.
    """
    import genanki

    with tempfile.TemporaryDirectory() as folder:
        media: dict[str, str] = {}
        made = [
            _made(deck, path, language if language in deck.languages else deck.languages[0], Path(folder), media)
            for deck, path in decks
        ]
        out = io.BytesIO()
        package = genanki.Package(made, [*media.values()])
        package.write_to_file(out, timestamp=time.time() if now is None else now)
    return out.getvalue()


def _made(deck: Deck, path: Path | None, language: str, folder: Path, media: dict[str, str]) -> Any:
    """The deck as Anki has it. Its photographs are written into the folder, and `media` has each by its name."""
    import genanki

    icons = icons_at_hand(path) if path is not None else {}
    title = deck.text(deck.titles, language) or deck.id
    model = genanki.Model(
        _number("model", deck.id),
        f"Kronika: {deck.id}",
        fields=[{"name": name} for name in FIELDS],
        templates=[{"name": "Title to date", "qfmt": _FRONT, "afmt": _BACK}],
        css=_STYLE,
    )
    made = genanki.Deck(
        _number("deck", deck.id, language),
        # Two colons would put it into a deck of that name.
        "Kronika::" + " ".join(title.replace(":", " ").split()),
        _description(deck, language),
    )
    for place, card in enumerate(deck.cards):
        theme = deck.themes.get(card.theme or "")
        picture = ""
        if card.image and path is not None:
            name = f"kronika-{deck.id}-{card.image}.jpg"
            if name not in media:
                file = folder / name
                # Drawn anew: what a camera wrote into it may well be the date.
                file.write_bytes(print_ready(read_picture(path, card.image), card.image, _SIDE, _SIDE))
                media[name] = str(file)
            picture = f'<div class="picture"><img src="{name}"></div>'
        elif icon := icon_of(card, theme, icons):
            colour = ground(theme.colour, [*deck.themes].index(theme.id)) if theme else ground(None, -1)
            picture = f'<div class="picture" style="background:{colour}">{svg_of(icons[icon], CREAM)}</div>'
        made.add_note(
            genanki.Note(
                model=model,
                fields=_fields(deck, card, theme, language, picture),
                sort_field=deck.text(card.titles, language),
                tags=["kronika", f"kronika::{deck.id}", *([f"kronika::{deck.id}::{theme.id}"] if theme else [])],
                due=place,
                guid=genanki.guid_for("kronika", deck.id, language, card.id),
            )
        )
    return made


def _description(deck: Deck, language: str) -> str:
    """What the deck is about and whose work it is, as HTML."""
    lines = [deck.text(deck.descriptions, language) or "", f"{', '.join(deck.authors)}, {deck.license}"]
    if credit := icon_credit(deck):
        lines.append("Icons: " + ", ".join(credit))
    return "<br>".join(_text(line) for line in lines if line)


def _fields(deck: Deck, card: DeckCard, theme: Theme | None, language: str, picture: str) -> list[str]:
    fields = {
        "Title": _text(deck.text(card.titles, language) or ""),
        "Picture": picture,
        "Theme": _text(deck.text(theme.titles, language) or theme.id) if theme else "",
        "Date": _text(printed_date(card, language, deck.languages[0])),
        "Fact": _text(deck.text(card.facts, language) or ""),
        "Source": _text(card.source or ""),
        "Card": card.id,
    }
    return [fields[name] for name in FIELDS]


def _text(text: str) -> str:
    """The text as HTML in which Anki sees neither tags nor its own marks such as [sound:…]."""
    return html.escape(text).replace("[", "&#91;").replace("{{", "&#123;&#123;").replace("\n", "<br>")


def _number(*names: str) -> int:
    """A stable number for these names, in the range from which Anki's own ids are not drawn."""
    digest = hashlib.sha256("\0".join(("kronika", *names)).encode()).digest()
    return (1 << 30) + int.from_bytes(digest[:8], "big") % (1 << 30)
