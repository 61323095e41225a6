"""Characters that the fonts of printed cards cannot draw: with one of them a deck can be played and not printed.

Knows each text in its own language, and not how cards are laid out; what the fonts can draw, the printing says. A
language in which hardly a title can be drawn is one finding and not one a card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kronika.decks.doctor.finding import Finding, finding
from kronika.decks.model import Deck, DeckCard
from kronika.decks.printed import printed_date

__all__ = ["examine_glyphs"]


def examine_glyphs(deck: Deck) -> Iterator[Finding]:
    """The texts of deck.toml first, then card by card; each cell once, with all that cannot be drawn in it."""
    # The exports are many modules, and whoever examines a deck needs but one of them.
    from kronika.decks.exporting.glyphs import named, undrawable

    foreign = {code for code in deck.languages if _mostly(undrawable(_one(card, code)) for card in deck.cards)}
    for code in (code for code in deck.languages if code in foreign):
        problem = f"the fonts of printed cards cannot draw the titles in {code}: it can be played and not printed"
        yield finding("glyph", problem, column=f"title.{code}")
    for column, text in _of_deck(deck).items():
        if column.rpartition(".")[2] not in foreign and (lacking := undrawable([text])):
            yield finding("glyph", f"cannot be printed: {named(lacking)} in deck.toml", column=column)
    for card in deck.cards:
        title = next(iter(card.titles.values()), None)
        for column, text in _of_card(card, deck.languages[0]).items():
            if column.partition(".")[2] not in foreign and (lacking := undrawable([text])):
                problem = f"cannot be printed: {named(lacking)}"
                yield finding("glyph", problem, card=card.id, title=title, column=column)


def _one(card: DeckCard, language: str) -> list[str]:
    return [card.titles[language]] if language in card.titles else []


def _mostly(found: Iterator[frozenset[str]]) -> bool:
    """Whether so many have something that this is no slip: more than half, and more than a few."""
    some = [bool(each) for each in found]
    return sum(some) > max(3, len(some) // 2)


def _of_deck(deck: Deck) -> Mapping[str, str]:
    """The texts of deck.toml that are printed, by key."""
    texts = {"license": deck.license, "authors": " ".join(deck.authors)}
    texts |= {f"titles.{code}": text for code, text in deck.titles.items()}
    texts |= {f"descriptions.{code}": text for code, text in deck.descriptions.items()}
    for theme in deck.themes.values():
        texts |= {f"themes.{theme.id}.titles.{code}": text for code, text in theme.titles.items()}
    return texts


def _of_card(card: DeckCard, first: str) -> Mapping[str, str]:
    """The texts of a card that are printed, by column. Of a symbol without a drawing the first letter is set."""
    return {
        **{f"title.{code}": text for code, text in card.titles.items()},
        **{f"fact.{code}": text for code, text in card.facts.items()},
        "date": printed_date(card, first, first), "front": card.front[:1], "back": card.back[:1],
    }  # fmt: skip
