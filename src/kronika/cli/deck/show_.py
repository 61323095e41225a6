"""`kronika deck show`: one card, both sides, in all its languages."""

from __future__ import annotations

import argparse
from typing import Any, Final

from kronika.cli.text import clean, cut, wrap
from kronika.dates import format_date
from kronika.decks import bundled_decks, find_deck, load_deck
from kronika.decks.model import Deck, DeckCard
from kronika.errors import DeckError, UsageError

__all__ = ["add_parser", "run"]

_WIDTH: Final = 76
_MOST: Final = 20


def add_parser(verbs: argparse._SubParsersAction[Any]) -> None:
    """Adds the verb `show`."""
    parser = verbs.add_parser(
        "show",
        help="show a card, with its date",
        description="Show a card with both its sides: by its id, by deck and id, or by words of a title. A deck alone "
        "lists its cards, without their dates.",
        epilog="kronika deck show k3m7qa; kronika deck show world/k3m7qa; kronika deck show ./my-deck eiffel",
    )
    parser.add_argument("what", nargs="+", metavar="CARD", help="[DECK] and an id or words of a title")


def run(args: argparse.Namespace) -> int:
    """0 where a card, or several to choose from, were found."""
    decks, words = _decks(args.what)
    found = [(deck, card) for deck in decks for card in deck.cards if _is_meant(card, words)]
    if not found:
        raise UsageError("usage.card", f"no card “{clean(' '.join(words))[:60]}” in {', '.join(d.id for d in decks)}")
    if len(found) > 1:
        for deck, card in found if not words else found[:_MOST]:
            print(f"{deck.id}/{card.id}  {cut(clean(next(iter(card.titles.values()), '')), 70)}")
        if words and len(found) > _MOST:
            print(f"and {len(found) - _MOST} more")
        return 0
    _show(*found[0])
    return 0


def _decks(what: list[str]) -> tuple[list[Deck], list[str]]:
    """The decks to look in, and the words to look for."""
    first, *rest = what
    head, slash, tail = first.rpartition("/")
    if slash and not rest and head and head in bundled_decks():
        return [load_deck(find_deck(head))], [tail]
    try:
        return [load_deck(find_deck(first))], rest
    except DeckError as error:
        if error.code != "deck.unknown":
            raise
    return [load_deck(path) for path in bundled_decks().values()], what


def _is_meant(card: DeckCard, words: list[str]) -> bool:
    if not words or words == [card.id]:
        return True
    titles = " ".join(card.titles.values()).casefold()
    return all(word.casefold() in titles for word in words)


def _show(deck: Deck, card: DeckCard) -> None:
    print(
        f"{deck.id}/{card.id}"
        + (f"  {clean(card.theme)}" if card.theme else "")
        + (f"  {card.icon}" if card.icon else "")
    )
    print(f"date    {clean(card.date)}" + (f"  ({card.asks})" if card.asks else ""))
    exact = format_date(card.span, "en")
    if exact != card.date:
        print(f"years   {exact}")
    print(f"sides   {card.front} in front, {card.back} behind")
    for language in card.titles:
        print(f"\n[{language}]  {clean(card.titles[language])}")
        for line in wrap(clean(card.facts.get(language, "")), _WIDTH):
            print(f"      {line}")
    print(f"\nsource  {clean(card.source or 'none')}")
