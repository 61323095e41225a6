"""`kronika review`: looks back at finished games, move by move, and at the cards that were missed most.

Knows files and words; what a move was worth is for `kronika.review`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from kronika.cli import one_line
from kronika.cli.outputs import check_output, named, write_output
from kronika.cli.replay import replay
from kronika.errors import UsageError

if TYPE_CHECKING:
    from kronika.cli.words import Words
    from kronika.decks import Deck
    from kronika.review import Review, Together
    from kronika.review.saying import Saying

__all__ = ["add_parser", "run"]

MOST_RECORDS: Final = 1000
_ENDING: Final = ".kronika.jsonl"
_LONGEST_NAME: Final = 40
_DESCRIPTION: Final = """\
Says of each move of a finished game what a well-informed player would have thought of it: the chance that it was right,
the surest other move, what it cost; then how well everybody did, by era and theme, the moments that decided the game,
and the cards that were missed most, across all records that are named. docs/review.md has the formulae.

  kronika review game.kronika.jsonl
  kronika review --player Ana --level adult games/
  kronika review --html review.html game.kronika.jsonl

Levels: child, pupil, adult, enthusiast, historian (how much those players know; kronika play --levels)
"""


def add_parser(subparsers: Any) -> None:
    """Add `kronika review` to the command line."""
    parser = subparsers.add_parser(
        "review",
        help="look back at finished games: chances, costs, what decided them",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="+", metavar="RECORD", help=f"a game record, or a folder of them (*{_ENDING})")
    parser.add_argument("--player", metavar="NAME", help="only this player, by name or by seat, counted from 0")
    parser.add_argument("--level", metavar="LEVEL", help="what a well-informed player knows (default: enthusiast)")
    parser.add_argument("--seed", default="1", metavar="TEXT", help="the same seed, the same review (default: 1)")
    parser.add_argument("--deck", action="append", default=[], metavar="DECK", help="a deck of your own, for its facts")
    parser.add_argument("--open", action="store_true", help="a game that is not over, too: this tells hidden dates")
    parser.add_argument("--json", action="store_true", help="print the review for programs")
    parser.add_argument("--html", type=named, metavar="FILE", help="write it as a page, with drawings")
    parser.add_argument("--language", metavar="CODE", help="en, de, cs, pl or ru (default: your locale's)")


def run(args: argparse.Namespace) -> int:
    """Review each record; 1 where any could not be."""
    from kronika.cli.words import words_for
    from kronika.review import LEVEL
    from kronika.review.minds import level_named

    words = words_for(args.language)
    level = level_named(LEVEL if args.level is None else args.level)
    check_output("--html", args.html)
    names = _records(args.files)
    if args.html is not None and (args.html.name.endswith(_ENDING) or any(_is_same(args.html, name) for name in names)):
        raise UsageError("usage.html", f"{args.html}: this is a record; name another file for the page")
    decks = _Decks(args.deck)
    reviews: dict[str, Review] = {}
    wrong = 0
    for name in names:
        wrong |= _one(name, args, level, decks, reviews)
    if reviews:
        _tell(args, words, decks, reviews)
    return wrong


def _is_same(page: Path, name: str) -> bool:
    try:
        return page.samefile(name)
    except (OSError, ValueError):
        return False


def _records(names: Iterable[str]) -> list[str]:
    """The files that are meant, each once; a folder stands for the records in it."""
    found: list[str] = []
    for name in names:
        if not name:
            raise UsageError("usage.records", "the name of a record is empty; name a file or a folder")
        try:
            folder = Path(name).is_dir()
        except (OSError, ValueError):
            folder = False
        if folder:
            inside = sorted(
                str(path) for path in Path(name).iterdir() if path.name.endswith(_ENDING) and path.is_file()
            )
            if not inside:
                raise UsageError("usage.no-records", f"{name}: there is no record (*{_ENDING}) in this folder")
            found += inside
        else:
            found.append(name)
    once: dict[str, str] = {}
    for name in found:
        once.setdefault(os.path.realpath(name) if "\0" not in name else name, name)
    if len(once) > MOST_RECORDS:
        raise UsageError("usage.records", f"{len(once):,} records are too many at once; name up to {MOST_RECORDS:,}")
    return list(once.values())


def _one(name: str, args: argparse.Namespace, level: str, decks: _Decks, reviews: dict[str, Review]) -> int:
    """Review one record; 1, and a line on standard error, where that cannot be."""
    from kronika.engine import raw_lines
    from kronika.review import review_record

    seed = hashlib.sha256(b"kronika review command 1" + args.seed.encode("utf-8", "surrogateescape")).digest()[:16]

    def read(file: BinaryIO) -> None:
        lines = raw_lines(file)
        header = next(lines, None)
        if header is not None:
            decks.find(header)
            lines = chain([header], lines)
        reviews[name] = review_record(lines, level=level, seed=seed, themes=decks.themes, open=args.open)

    try:
        error = replay(name, read)
    except UsageError as refused:
        error = one_line(f"{name}: {refused.message}")
    if error is None:
        return 0
    sys.stdout.flush()
    print(error, file=sys.stderr)
    return 1


def _tell(args: argparse.Namespace, words: Words, decks: _Decks, reviews: Mapping[str, Review]) -> None:
    seats = {name: _seat(args.player, name, review) for name, review in reviews.items()}
    asked = {name: reviews[name] for name, seat in seats.items() if args.player is None or seat is not None}
    if not asked:
        everybody = sorted({_short(player.name) for review in reviews.values() for player in review.players})
        raise UsageError(
            "usage.player", f"nobody is called {args.player[:40]!r}; there are {', '.join(everybody[:20])}"
        )
    saying = _saying(words, decks, reviews)
    called = {name: _called(review) for name, review in reviews.items()}
    found, shown = _together(called, seats), {name: called[name] for name in asked}
    # The page first: whoever reads what is printed may have had enough of it before its end.
    if args.html is not None:
        from kronika.review.page import page

        titled = [(Path(name).name.removesuffix(_ENDING), review) for name, review in shown.items()]
        write_output(args.html, page(titled, found, saying, words.language).encode("utf-8", "replace"))
    if args.json:
        _print_json(asked, _together(reviews, seats), saying)
        return
    _print(shown, seats, found, saying)
    if args.html is not None:
        print(f"\n{words('review-page', file=one_line(str(args.html)))}")


def _print(reviews: Mapping[str, Review], seats: Mapping[str, int | None], found: Together, saying: Saying) -> None:
    from kronika.engine import edition
    from kronika.review.text import review_lines, together_lines

    for name, review in reviews.items():
        if len(reviews) > 1:
            print(one_line(name))
        for line in review_lines(review, saying, edition(review.edition).title, seats[name]):
            print(line)
        print()
    for line in together_lines(found, saying):
        print(line)


def _together(reviews: Mapping[str, Review], seats: Mapping[str, int | None]) -> Together:
    from kronika.review import together

    names = {review.players[seat].name for name, review in reviews.items() if (seat := seats[name]) is not None}
    return together(list(reviews.values()), player=next(iter(names)) if len(names) == 1 else None)


def _called(review: Review) -> Review:
    """The review with names that can be read and told apart: cut if long, with the seat where two are one."""
    import msgspec

    names = [_short(player.name) for player in review.players]
    players = tuple(
        msgspec.structs.replace(player, name=name if name and names.count(name) == 1 else f"{name} ({player.seat})")
        for player, name in zip(review.players, names, strict=True)
    )
    return msgspec.structs.replace(review, players=players)


def _short(name: str) -> str:
    from kronika.cli.text import clean, cut

    return cut(clean(name), _LONGEST_NAME)


def _seat(player: str | None, file: str, review: Review) -> int | None:
    """The seat of this name or number; None where there is none, or where nobody is asked for. Raises UsageError where
    several have the name.
    """
    if player is None:
        return None
    named = [each.seat for each in review.players if each.name == player]
    if len(named) > 1:
        seats = ", ".join(map(str, named))
        raise UsageError(
            "usage.player", f"{file}: seats {seats} have one name, {player[:40]!r}; ask for one by its number"
        )
    if named:
        return named[0]
    number = int(player) if player.isascii() and player.isdigit() and len(player) < 4 else len(review.players)
    return number if number < len(review.players) else None


def _print_json(reviews: Mapping[str, Review], found: Together, saying: Saying) -> None:
    import msgspec

    facts = {card.card: saying.facts[card.card] for card in found.missed if card.card in saying.facts}
    games = [{"file": name, **msgspec.to_builtins(review)} for name, review in reviews.items()]
    told = {"games": games, "together": found, "facts": facts}
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(told, enc_hook=str), indent=2) + b"\n")


def _saying(words: Words, decks: _Decks, reviews: Mapping[str, Review]) -> Saying:
    from kronika.cli.text import clean
    from kronika.cli.titles import titles_in
    from kronika.dates import parse_date
    from kronika.engine import BackView
    from kronika.review.saying import Saying

    titles = {
        each.card: each.title or ""
        for review in reviews.values()
        for move in review.moves
        for each in (move, move.best, move.wisest)
        if each is not None and each.card is not None
    }

    def date(printed: str) -> str:
        span = parse_date(printed)
        return words.date(BackView(printed, span.first, span.last, None))

    return Saying(
        say=words,
        clean=clean,
        date=date,
        titles=titles_in(words.language, titles),
        facts=decks.facts(words.language),
        themes=decks.theme_names(words.language),
    )


class _Decks:
    """The decks that cards may come from: those that are named, and those that ship, as far as a record has them."""

    def __init__(self, named: Iterable[str]) -> None:
        from kronika.decks import bundled_decks, find_deck, load_deck

        self.decks: list[Deck] = []
        self.themes: dict[str, str] = {}
        self._bundled = bundled_decks()
        for name in named:
            self._add(load_deck(find_deck(name)))

    def find(self, header: bytes) -> None:
        """Load the decks that ship and that this first line of a record speaks of."""
        from kronika.decks import load_deck
        from kronika.errors import DeckError

        for name in [name for name in self._bundled if f'"{name}/'.encode() in header]:
            try:
                self._add(load_deck(self._bundled.pop(name)))
            except DeckError:
                continue  # A deck that is being edited is no reason not to look back.

    def _add(self, deck: Deck) -> None:
        self.decks.append(deck)
        self.themes |= {f"{deck.id}/{card.id}": card.theme for card in deck.cards if card.theme is not None}

    def facts(self, language: str) -> dict[str, str]:
        """What the backs have to tell, by card."""
        return {card: fact for card, fact in self._facts(language) if fact}

    def _facts(self, language: str) -> Iterator[tuple[str, str | None]]:
        for deck in self.decks:
            for card in deck.cards:
                yield f"{deck.id}/{card.id}", deck.text(card.facts, language)

    def theme_names(self, language: str) -> dict[str, str]:
        """The names of themes; of one that several decks have, the first."""
        found: dict[str, str] = {}
        for deck in self.decks:
            for theme in deck.themes.values():
                found.setdefault(theme.id, deck.text(theme.titles, language) or theme.id)
        return found
