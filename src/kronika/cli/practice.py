"""`kronika practice`: a row of cards, a card to be placed, and it comes back when it is about to be forgotten.

Knows the keyboard and the words, line by line, so that a screen reader and a pipe can follow. What is asked stands in
`kronika.study.questions`, when it is asked again in `kronika.study.cardbox`; each answer is kept at once.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Collection, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kronika.cli.counts import count
from kronika.cli.outputs import named
from kronika.cli.typed import typed_line
from kronika.errors import UsageError

if TYPE_CHECKING:
    from random import Random

    from kronika.cli.words import Words
    from kronika.decks.model import Deck, DeckCard
    from kronika.study.cardbox import Cardbox
    from kronika.study.questions import Question

__all__ = ["add_parser", "practice_path", "run"]

DESCRIPTION = """\
Practises the cards of a deck: where in a row does a card belong? Cards that you know come back later and later, those
that you do not know soon. What you have answered is kept at once.

  kronika practice world              what is due, and ten new cards
  kronika practice world --due        only what is due
  kronika practice world --new 3      what is due, and three new cards
  kronika practice world --stats      how far you are
  kronika practice --stats            how far you are with every deck that you have practised
"""
MOST: Final = 1000
"""Cards of one round."""
_ROUNDS: Final = 3
"""Times that what went wrong is asked once more."""


def add_parser(subparsers: Any) -> None:
    """Add `kronika practice` to the command line."""
    parser = subparsers.add_parser(
        "practice",
        help="practise a deck's cards, at the right time",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("deck", nargs="?", metavar="DECK", help="a deck that ships, by name, or a path")
    parser.add_argument("--due", action="store_true", help="ask only what is due, nothing new")
    parser.add_argument("--new", type=count, metavar="N", help="how many new cards (default: 10)")
    parser.add_argument("--stats", action="store_true", help="say how far you are, and ask nothing")
    parser.add_argument("--line", type=count, default=4, metavar="N", help="cards in the row (default: 4)")
    parser.add_argument("--difficulty", metavar="HOW", help="new cards of this kind alone: easy, normal or hard")
    parser.add_argument("--seed", metavar="TEXT", help="draw new cards and rows as this seed says")
    parser.add_argument("--file", type=named, metavar="FILE", help="keep what is practised in this file")
    parser.add_argument("--language", metavar="CODE", help="en, de, cs, pl or ru (default: your locale's)")


def practice_path() -> Path:
    """Where what was practised is kept: in the user's data folder."""
    from kronika.cli.saving import data_folder

    return data_folder().with_name("practice.sqlite")


def run(args: argparse.Namespace) -> int:
    """Practise, or say how far somebody is. Raises UsageError, DeckError or OSError before anything is asked."""
    from random import Random

    from kronika.cli.words import words_for
    from kronika.decks import find_deck, load_deck
    from kronika.study.cardbox import open_cardbox
    from kronika.study.questions import MOST_LINE

    words = words_for(args.language)
    new = 0 if args.due and args.new is None else 10 if args.new is None else args.new
    if args.due and new:
        raise UsageError("usage.new", "--due asks nothing new; leave --new out")
    if args.stats and (args.due or args.new is not None):
        raise UsageError("usage.stats", "--stats asks nothing; leave --due and --new out")
    if not 0 <= new <= MOST:
        raise UsageError("usage.new", f"{new} new cards cannot be; ask for 0 to {MOST}")
    if not 1 <= args.line <= MOST_LINE:
        raise UsageError("usage.line", f"a row of {args.line} cannot be; ask for 1 to {MOST_LINE} cards")
    if args.deck is None:
        if not args.stats:
            raise UsageError("usage.practice", "which deck? name one, such as kronika practice world")
        with open_cardbox(args.file or practice_path()) as box:
            _tell_all(box, words)
        return 0
    deck = load_deck(find_deck(args.deck))
    draw = Random() if args.seed is None else Random(args.seed)
    with open_cardbox(args.file or practice_path()) as box:
        if args.stats:
            _tell_standing(box, deck, words)
            return 0
        due, fresh = box.due(deck, time.time())[:MOST], _chosen(box.fresh(deck), deck, args.difficulty)
        drawn = draw.sample(fresh, min(new, len(fresh)))
        if changed := box.standing(deck, time.time()).changed:
            print(words("practice-changed", cards=changed))
        return _Round(box, deck, words, draw, args.line).run(due, drawn)


def _chosen(cards: Sequence[DeckCard], deck: Deck, difficulty: str | None) -> list[DeckCard]:
    if difficulty is None:
        return list(cards)
    from kronika.cli.difficulty import cards_of

    wanted = cards_of([deck], difficulty)
    return [card for card in cards if f"{deck.id}/{card.id}" in wanted]


class _Round:
    """One sitting: what is asked, what was answered."""

    def __init__(self, box: Cardbox, deck: Deck, words: Words, draw: Random, size: int) -> None:
        self.box, self.deck, self.words, self.draw, self.size = box, deck, words, draw, size
        self.answers = self.right = 0
        self.is_left = False

    def run(self, due: Sequence[DeckCard], new: Sequence[DeckCard]) -> int:
        """Ask all of it, then what went wrong once more; the exit status."""
        if not due and not new:
            print(self.words("practice-nothing"))
            self.tell_next()
            return 0
        print(self.words("practice-begin", due=len(due), new=len(new)))
        try:
            wrong = self.ask_all([*due, *new])
            for _ in range(_ROUNDS):
                if not wrong or self.is_left:
                    break
                print(f"\n{self.words('practice-again')}")
                wrong = self.ask_all(wrong)
        except KeyboardInterrupt:
            print()
            self.tell_end()
            raise
        self.tell_end()
        return 0

    def ask_all(self, cards: Sequence[DeckCard]) -> list[DeckCard]:
        """Ask each card; those that were placed wrongly."""
        wrong = []
        for number, card in enumerate(cards):
            told = self.ask(card, {other.id for other in cards[number:]})
            if told is None:
                self.is_left = True
                break
            if not told:
                wrong.append(card)
        return wrong

    def ask(self, card: DeckCard, avoid: Collection[str]) -> bool | None:
        """Ask one card; whether it was placed rightly, None where somebody wants to stop."""
        from kronika.cli.text import clean, cut, inside_quotes
        from kronika.study.questions import question_of

        question = question_of(self.deck, card, self.draw, size=self.size, avoid=avoid)
        title = inside_quotes(self.title(card), self.words.language)
        print()
        for number, other in enumerate(question.line, 1):
            print("  " + self.words("practice-row", number=number, date=self.date(other), title=self.title(other)))
        last = len(question.line)
        while True:
            print(self.words("practice-ask", title=title, last=last), end=" ", flush=True)
            line = typed_line()
            if not sys.stdin.isatty():
                print()
            said = line.strip().lower()
            if not line or said in ("q", "quit"):
                if not line and sys.stdin.isatty():
                    print()
                return None
            if said == "?" or (said.isascii() and said.isdigit() and len(said) < 4 and int(said) <= last):
                break
            if said:
                print(self.words("practice-unclear", text=cut(clean(said), 30), last=last))
        is_right = said != "?" and int(said) in question.right
        self.box.answer(self.deck, card, is_right, time.time())
        self.answers, self.right = self.answers + 1, self.right + is_right
        self.tell(question, "right" if is_right else "unknown" if said == "?" else "wrong")
        return is_right

    def tell(self, question: Question, how: str) -> None:
        """What came of an answer, where the card belongs, and the fact on its back."""
        from kronika.cli.text import clean, inside_quotes

        told = [self.words(f"practice-{how}", date=self.date(question.card))]
        if how != "right":
            gap, line = question.right[0], question.line
            place = "first" if gap == 0 else "last" if gap == len(line) else "between"
            sides = {"left": line[gap - 1] if gap else None, "right": line[gap] if gap < len(line) else None}
            named = {side: inside_quotes(self.title(card), self.words.language) for side, card in sides.items() if card}
            told.append(self.words(f"practice-belongs-{place}", **named))
        told.append(clean(self.deck.text(question.card.facts, self.words.language) or ""))
        print(" ".join(filter(None, told)))

    def tell_end(self) -> None:
        """How it went, and when it goes on."""
        print(f"\n{self.words('practice-end', answers=self.answers, right=self.right)}")
        self.tell_next()

    def tell_next(self) -> None:
        """When the next card comes back, where one does."""
        if (when := self.box.standing(self.deck, time.time()).next) is not None:
            print(self.words("practice-next", when=_moment(when)))

    def title(self, card: DeckCard) -> str:
        """The card's title in the language of the sitting."""
        from kronika.cli.text import clean

        return clean(self.deck.text(card.titles, self.words.language) or "")

    def date(self, card: DeckCard) -> str:
        """The card's date as it stands on its back in this language."""
        from kronika.cli.text import clean
        from kronika.decks.printed import printed_date

        return clean(printed_date(card, self.words.language, self.deck.languages[0]))


def _tell_all(box: Cardbox, words: Words) -> None:
    """How far somebody is with each deck. Of decks that do not ship only the id is known, not where they are."""
    from kronika.cli.text import clean, cut
    from kronika.decks import bundled_decks, load_deck
    from kronika.errors import DeckError

    decks = box.decks()
    if not decks:
        print(words("practice-stats-none"))
    bundled = bundled_decks()
    for number, (name, cards) in enumerate(decks.items()):
        if number:
            print()
        try:
            deck = load_deck(bundled[name])
        except (KeyError, DeckError):
            print(words("practice-stats-elsewhere", deck=cut(clean(name), 60), cards=cards))
            continue
        _tell_standing(box, deck, words)


def _tell_standing(box: Cardbox, deck: Deck, words: Words) -> None:
    from kronika.cli.text import clean

    now = box.standing(deck, time.time())
    title = clean(deck.text(deck.titles, words.language) or deck.id)
    print(words("practice-stats", title=title, seen=now.seen, cards=now.cards, due=now.due))
    if now.right + now.wrong:
        print(words("practice-stats-answers", right=now.right, wrong=now.wrong))
    if now.kept is not None:
        print(words("practice-stats-kept", percent=round(100 * now.kept)))
    if now.changed:
        print(words("practice-changed", cards=now.changed))
    if now.gone:
        print(words("practice-stats-gone", cards=now.gone))
    if now.next is not None:
        print(words("practice-next", when=_moment(now.next)))


def _moment(seconds: float) -> str:
    """A day and a time that read the same in every language."""
    return f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"
