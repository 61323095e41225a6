"""The cards of one deck (AD-03) or of several mixed (AD-02, G11) as the cards of a game.

Does not know the rules or the seats. In a game a card's id is `DECK/CARD`, so that a reader who has the deck finds
its pictures, facts and other languages.
"""

from __future__ import annotations

from collections.abc import Sequence

from kronika.cards import CardId
from kronika.dates import Span, format_date, parse_date
from kronika.decks.model import Deck, DeckCard, GameCard
from kronika.errors import DateError, SetupError


def mix(decks: Sequence[Deck]) -> dict[CardId, DeckCard]:
    """The cards of all these decks by their id in a game, deck by deck; SetupError where one is there twice (G11)."""
    mixed: dict[CardId, DeckCard] = {}
    for deck in decks:
        for card in deck.cards:
            game_id = f"{deck.id}/{card.id}"
            if game_id in mixed:
                raise SetupError(
                    "setup.duplicate",
                    f"card {game_id} is in the game twice: take each deck once, and only one version of it [G11]",
                )
            mixed[game_id] = card
    return mixed


def cards_for_game(decks: Sequence[Deck], language: str | None = None) -> dict[CardId, GameCard]:
    """The cards as the header of a record holds them, by `DECK/CARD`.

    Titles are in `language`, else in the first language of their deck that has one. A date keeps its printed text
    where that means the same years without any language; else it is written out in English. Raises SetupError as
    `mix` does.
    """
    mixed = mix(decks)
    cards = {}
    for deck in decks:
        for own in deck.cards:
            game_id = f"{deck.id}/{own.id}"
            card = mixed[game_id]
            cards[game_id] = GameCard(
                title=deck.text(card.titles, language) or "",
                date=_plain_date(card.date, card.span),
                front=card.front,
                back=card.back,
            )
    return cards


def _plain_date(text: str, span: Span) -> str:
    try:
        if parse_date(text) == span:
            return text
    except DateError:
        pass
    return format_date(span, "en")
