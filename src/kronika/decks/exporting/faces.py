"""What the templates are told of a deck: drawings, and each card's texts in one language.

Knows the deck, its icons and its pictures; not the sheets, and nothing of typesetting. Everything is plain data:
colours are `#rrggbb`, drawings SVG, lengths millimetres.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from kronika.decks.exporting.drawings import CREAM, NEUTRAL, ground, plate, symbol
from kronika.decks.exporting.estimating import LINE, Estimator, Guess
from kronika.decks.exporting.geometry import Geometry, geometry_of
from kronika.decks.exporting.glyphs import named, undrawable
from kronika.decks.exporting.photographs import print_ready
from kronika.decks.files import PICTURES, open_deck
from kronika.decks.findings import shown
from kronika.decks.icons import icons_at_hand, svg_of
from kronika.decks.limits import MAX_PICTURE_BYTES
from kronika.decks.model import Deck, DeckCard, Theme
from kronika.decks.printed import printed_date
from kronika.errors import DeckError, UsageError

__all__ = [
    "MAX_CARDS",
    "Faces",
    "date_parts",
    "faces_of",
    "icon_credit",
    "icon_of",
    "language_for",
    "refuse_many",
    "refuse_undrawable",
]

MAX_CARDS: Final = 5_000
"""More are not drawn in one go, neither on sheets nor one by one."""

_ICON_CREDITS: Final = {
    "game-icons": (
        "Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, "
        "Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog",
        "game-icons.net",
        "CC\N{NO-BREAK SPACE}BY\N{NO-BREAK SPACE}3.0",
    ),
}
_DOTS_PER_MM: Final = 300 / 25.4
# A number with a short word before or after it: "c. 1500 BC", "44 v. Chr.", "1347–1351"; not "11th century".
_NUMBERED: Final = re.compile(
    r"(?:(?P<before>[^\d\s]{1,8})\s)?(?P<number>\d(?:[\d., ]*\d)?(?:\s?[–—-]\s?\d+)?)(?:\s(?P<after>[^\d–—-]{1,18}))?"
)
# Languages whose printers leave no word of one letter at the end of a line.
_BINDING: Final = frozenset({"be", "cs", "pl", "ru", "sk", "uk"})


class Faces(msgspec.Struct, frozen=True):
    """Data for face.typ: `pieces` (name -> SVG), `cards` that name them, and `photos` that they name (file -> JPEG)."""

    geometry: Geometry
    pieces: dict[str, str]
    cards: list[dict[str, object]]
    photos: dict[str, bytes]

    def told(self) -> dict[str, object]:
        """What the template reads; the photos are files of their own."""
        return {"geometry": self.geometry, "pieces": self.pieces, "cards": self.cards}


def language_for(deck: Deck, language: str | None) -> str:
    """The language to print in, the deck's first for None; UsageError where the deck does not have it."""
    if language is None:
        return deck.languages[0]
    if language not in deck.languages:
        raise UsageError(
            "usage.language",
            f"the deck {deck.id} is not in {shown(language)}: its languages are {', '.join(deck.languages)}",
        )
    return language


def refuse_many(deck: Deck, cards: Sequence[DeckCard]) -> None:
    """DeckError where these are more cards of the deck than are drawn."""
    if len(cards) > MAX_CARDS:
        problem = f"{len(cards):,} cards, and at most {MAX_CARDS:,} are drawn"
        raise DeckError("deck.limit", problem, file=deck.id, remedy="make smaller decks of it")


def faces_of(
    deck: Deck,
    path: Path,
    language: str,
    size: tuple[float, float],
    cards: Sequence[DeckCard],
    icons: Mapping[str, str] | None = None,
) -> Faces:
    """These cards of the deck at `path`, `size` mm wide and high, in `language`; other languages fill its gaps.

    `icons` are those of `icons_at_hand`, where somebody has read them already. DeckError where there are too many
    cards, a picture or the icons cannot be used, or a text cannot be printed.
    """
    refuse_many(deck, cards)
    maker = _Maker(deck, path, language, size, icons_at_hand(path) if icons is None else icons)
    made = [maker.card(number, card) for number, card in enumerate(cards)]
    maker.guess_sizes(made)
    return Faces(maker.geometry, maker.pieces, made, maker.photographs(cards))


def icon_credit(deck: Deck) -> tuple[str, str, str] | None:
    """Artists, place and licence of the deck's icons; None where nothing is known of their set."""
    return _ICON_CREDITS.get(deck.icons or "")


def icon_of(card: DeckCard, theme: Theme | None, icons: Mapping[str, str]) -> str | None:
    """The name among `icons` of the card's icon, or else of its theme's; None where neither is there."""
    for name in (card.icon, theme.icon if theme else None):
        # A name may have its set before it: game-icons:abacus.
        for known in (name, (name or "").rpartition(":")[2]):
            if known in icons:
                return known
    return None


def refuse_undrawable(texts: Iterable[str], where: str, language: str) -> None:
    """DeckError where one of the texts has a character that the fonts of cards cannot draw."""
    if lacking := undrawable(texts):
        raise DeckError(
            "deck.glyph",
            f"{where}, language {language}: the fonts of printed cards cannot draw {named(lacking)}",
            file="cards.csv",
            remedy="take that out, or print another language",
        )


def date_parts(text: str) -> list[dict[str, object]]:
    """The date as printed, in parts; `small` are short words (eras, "c.") beside a number, which stay on its line."""
    found = _NUMBERED.fullmatch(text)
    if found is None:
        return [{"text": text, "small": False}]
    parts: list[dict[str, object]] = []
    if before := found["before"]:
        parts.append({"text": _unbroken(f"{before} "), "small": True})
    parts.append({"text": _unbroken(found["number"]), "small": False})
    if after := found["after"]:
        parts.append({"text": _unbroken(f" {after}"), "small": True})
    return parts


def _unbroken(text: str) -> str:
    return text.replace(" ", "\N{NO-BREAK SPACE}")


class _Maker:
    """Makes the data of cards one by one and gathers the drawings that they share."""

    def __init__(
        self, deck: Deck, path: Path, language: str, size: tuple[float, float], icons: Mapping[str, str]
    ) -> None:
        self._deck, self._path, self._language = deck, path, language
        self._icons = icons
        self.geometry = geometry_of(*size)
        self.pieces: dict[str, str] = {}
        self._colours = {name: ground(theme.colour, place) for place, (name, theme) in enumerate(deck.themes.items())}
        credit = icon_credit(deck)
        parts = (deck.text(deck.titles, language), deck.license, f"{credit[1]}, {credit[2]}" if credit else "")
        self._credit = " · ".join(part for part in parts if part)

    def card(self, number: int, card: DeckCard) -> dict[str, object]:
        """The card as face.typ wants it; neighbours by `number` get plates with different edges."""
        theme = self._deck.themes.get(card.theme or "")
        colour = self._colours[theme.id] if theme else ground(None, -1)
        title, fact = self._text(card.titles), self._text(card.facts)
        theme_title = self._text(theme.titles) if theme else ""
        date = printed_date(card, self._language, self._deck.languages[0])
        texts = (title, fact, theme_title, date, card.front[:1], card.back[:1])
        refuse_undrawable(texts, f"card {card.id}", self._language)
        return {
            "title": title,
            "fact": fact or None,
            "date": date_parts(date),
            "theme": theme_title or None,
            "colour": colour,
            "icon": self._icon(card, theme),
            "photo": f"{card.image}.jpg" if card.image else None,
            "plate": {side: self._plate(side, colour, number % 2) for side in ("front", "back")},
            "front": self._symbol(card.front, dark=False),
            "back": self._symbol(card.back, dark=True),
            "credit": self._credit,
        }

    def guess_sizes(self, made: Sequence[dict[str, object]]) -> None:
        """Adds to the data of each card the guesses at its sizes of type."""
        texts = [(str(card["title"]), str(card["fact"] or "")) for card in made]
        guess = Estimator(text for pair in texts for text in pair).guess
        g = self.geometry

        def title_in(title: str, height: float, most: float) -> Guess | None:
            # Three lines of smaller type look better than four.
            three = min(height, 3.2 * LINE * most)
            return guess(title, "semibold", g.front_title.w, three, most, 0.78 * most, g.title_leading) or guess(
                title, "semibold", g.front_title.w, height, most, 0.7 * most, g.title_leading
            )

        for card, (title, fact) in zip(made, texts, strict=True):
            back = title_in(title, g.back_title_height, g.back_title_size)
            below = None
            if back and fact:
                used = (back.lines * (LINE + g.title_leading) - g.title_leading) * back.size + 2 * g.gap
                room, most = g.back_text.h - used, g.fact_size
                below = guess(fact, "regular", g.back_text.w, room, most, 0.7 * most, g.fact_leading)
            front = title_in(title, g.front_title.h, g.front_title_size)
            card["guesses"] = {"front": front, "back": back, "fact": below}

    def photographs(self, cards: Sequence[DeckCard]) -> dict[str, bytes]:
        """The own pictures of the cards, fit for print, by the name of the file that the cards name."""
        names = sorted({card.image for card in cards if card.image})
        if not names:
            return {}
        place, frame = self.geometry.front_plate, 2 * self.geometry.edge
        wide, high = (round((side - frame) * _DOTS_PER_MM) for side in (place.w, place.h))
        with open_deck(self._path) as files:
            return {
                f"{name}.jpg": print_ready(files.read(f"{PICTURES}/{name}", MAX_PICTURE_BYTES), name, wide, high)
                for name in names
            }

    def _text(self, texts: dict[str, str]) -> str:
        text = self._deck.text(texts, self._language) or ""
        if self._language.partition("-")[0] in _BINDING:
            return re.sub(r"(?<!\w)(\w) (?=\S)", "\\1\N{NO-BREAK SPACE}", text)
        return text

    def _icon(self, card: DeckCard, theme: Theme | None) -> str:
        name = icon_of(card, theme, self._icons)
        if name is None:
            return self._piece("no icon", partial(svg_of, NEUTRAL, CREAM))
        return self._piece(f"icon {name}", partial(svg_of, self._icons[name], CREAM))

    def _plate(self, side: str, colour: str, variant: int) -> str:
        place = self.geometry.front_plate if side == "front" else self.geometry.back_plate
        name = f"plate {side} {colour} {variant}"
        return self._piece(name, lambda: plate(colour, place.w, place.h, self.geometry.width, variant))

    def _symbol(self, name: str, *, dark: bool) -> dict[str, object]:
        made = symbol(name, self._icons, dark=dark)
        disc = self._piece(f"symbol {'back' if dark else 'front'} {name}", lambda: made.disc)
        return {"disc": disc, "letter": made.letter, "fill": made.fill}

    def _piece(self, name: str, draw: Callable[[], str]) -> str:
        if name not in self.pieces:
            self.pieces[name] = draw()
        return name
