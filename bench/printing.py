"""How long a deck of 340 cards takes to become a PDF that can be printed, and its cards to become pictures.

Run with `python -m bench.printing`. The deck is `world`, repeated under fresh ids; every round has texts of its own,
since the typesetter remembers what it has set before. The aim is a second for the PDF in a process that has printed
before. The peer in the same run is the same typesetter with the same texts as a plain list: no pictures, no fitting.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from statistics import median

import msgspec

from bench._measure import add_clock, choose_clock, load, machine, print_table
from kronika.decks import Deck, find_deck, load_deck
from kronika.decks.exporting.cards import card_images
from kronika.decks.exporting.printing import PrintOptions, pdf_of

CARDS, PICTURES = 340, 50
_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


def deck_of(world: Deck, cards: int, round_number: int) -> Deck:
    """A deck of so many cards, made of those of `world`; each text ends in a word that no other round has."""
    made = []
    for number, card in enumerate(islice(cycle(world.cards), cards)):
        mark = f"{_ALPHABET[round_number % 32]}{_ALPHABET[number // 32 % 32]}{_ALPHABET[number % 32]}"
        titles = {code: f"{title[:56]} {mark}" for code, title in card.titles.items()}
        facts = {code: f"{fact} {mark}" for code, fact in card.facts.items()}
        made.append(msgspec.structs.replace(card, id=f"aaa{mark}", titles=titles, facts=facts))
    return msgspec.structs.replace(world, id="bench", cards=tuple(sorted(made, key=lambda card: card.id)))


def plain_list(deck: Deck) -> bytes:
    """The peer: titles, dates and facts one after the other on A4."""
    import typst

    source = (
        '#set text(font: "Libertinus Serif", size: 9pt)\n'
        '#for c in json("cards.json") [#strong(c.at(0)), #c.at(1): #c.at(2)\\ ]\n'
    )
    rows = [(card.titles["en"], card.date, card.facts.get("en", "")) for card in deck.cards]
    with tempfile.TemporaryDirectory(prefix="kronika-") as folder:
        (Path(folder) / "cards.json").write_bytes(msgspec.json.encode(rows))
        (Path(folder) / "main.typ").write_text(source)
        main = str(Path(folder) / "main.typ")
        return bytes(typst.compile(main, root=folder, format="pdf", ignore_system_fonts=True, pdf_tags=False))


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    add_clock(parser)
    options = parser.parse_args()
    clock = choose_clock(options.clock)
    path = find_deck("world")
    world = load_deck(path)
    decks = [deck_of(world, CARDS, number) for number in range(options.rounds + 1)]

    def timed(work: Callable[[Deck], object], deck: Deck) -> float:
        start = clock()
        work(deck)
        return clock() - start

    def pictures(deck: Deck) -> int:
        chosen = [card.id for card in deck.cards[:PICTURES]]
        return sum(len(front) + len(back) for _, front, back in card_images(deck, path, cards=chosen))

    kinds: dict[str, Callable[[Deck], object]] = {
        f"{CARDS} cards, A4, long edge": lambda deck: pdf_of(deck, path, PrintOptions()),
        f"{CARDS} cards, Letter, to fold": lambda deck: pdf_of(deck, path, PrintOptions(paper="letter", duplex="fold")),
        f"{PICTURES} cards as PNG, 500 pixels wide": pictures,
        f"peer: {CARDS} cards as a plain list": plain_list,
    }
    print(f"{machine()}; {options.clock} time, {load()}\n")
    rows = []
    for name, work in kinds.items():
        first, *rest = [timed(work, deck) for deck in decks]
        rows.append([name, *(f"{seconds:.2f}" for seconds in (first, median(rest), min(rest), max(rest)))])
    print_table(["what", "first s", "median s", "fastest s", "slowest s"], rows)
    print(f"the PDF of {CARDS} cards: {len(pdf_of(decks[0], path, PrintOptions())):,} bytes")


if __name__ == "__main__":
    main()
