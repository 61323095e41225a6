"""`kronika handicap`: who should have how many cards, so that everybody wins about equally often.

Knows the command line and the words; how hands are found stands in `kronika.study.handicaps`.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kronika.cli.outputs import named
from kronika.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kronika.cli.words import Words
    from kronika.decks import Deck
    from kronika.study.handicaps import Chance, Handicap

__all__ = ["add_parser", "run"]

DESCRIPTION = """\
Says how many cards each player should have, so that a child and a historian win about equally often: the game is
played many times by players who know as much.

  kronika handicap --players Anna:child,Tom:adult --game timeline-cesko
  kronika handicap --players Anna,Tom --records FOLDER      skills measured in these games

Levels: child, pupil, adult, enthusiast, historian
Rulesets: RULESETS
"""
MOST_GAMES: Final = 10_000_000
_FEWEST_TRIES: Final = 10
"""Placements by which a skill may be judged."""


class _Help(argparse.RawDescriptionHelpFormatter):
    """Names the rulesets where help is read alone: to find them takes its time."""

    def add_text(self, text: str | None) -> None:
        """As argparse does."""
        super().add_text(text.replace("RULESETS", ", ".join(_rulesets())) if text else text)


class _Player(NamedTuple):
    name: str
    level: str | None


def add_parser(subparsers: Any) -> None:
    """Add `kronika handicap` to the command line."""
    parser = subparsers.add_parser(
        "handicap",
        help="hand sizes that make a game even",
        description=DESCRIPTION,
        formatter_class=_Help,
    )
    parser.add_argument(
        "--players", required=True, metavar="SEATS", help='who plays, clockwise, such as "Anna:child,Tom:adult"'
    )
    parser.add_argument("--game", default="timeline-cesko", metavar="RULESET", help="which game (timeline-cesko)")
    parser.add_argument("--deck", action="append", metavar="DECK", help="a deck by name or path; several are mixed")
    parser.add_argument("--records", type=named, metavar="FOLDER", help="games by which to judge who has no level")
    parser.add_argument("--games", default="40000", metavar="N", help="how many games for each figure (default: 4e4)")
    parser.add_argument("--seed", default="1", metavar="TEXT", help="the same seed, the same games (default: 1)")
    parser.add_argument("--language", metavar="CODE", help="en, de, cs, pl or ru (default: your locale's)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    """Find the hands and print them."""
    import msgspec

    from kronika.cli.deck.progress import Progress
    from kronika.cli.setup import default_deck
    from kronika.cli.simulate import games_of, load_kernel
    from kronika.cli.words import words_for
    from kronika.decks import cards_for_game, find_deck, load_deck
    from kronika.engine import edition

    words = words_for(args.language)
    players, games = _players(args.players), games_of(args.games)
    if games > MOST_GAMES:
        raise UsageError("usage.games", f"{games:,} games are more than is needed; ask for {MOST_GAMES:,} at the most")
    game = edition(args.game).id
    if edition(game).team:
        raise UsageError("usage.team", f"{game} is played by one team: nobody beats anybody, so there is no handicap")
    if game not in (rulesets := _rulesets()):
        raise UsageError("usage.no-kernel", f"{game} cannot be simulated yet; {', '.join(rulesets)} can")
    named = args.deck or [default_deck(game, "en")]
    decks = [load_deck(find_deck(name)) for name in named]
    cards = {card: msgspec.structs.asdict(sides) for card, sides in cards_for_game(decks, "en").items()}
    load_kernel()
    from kronika.study.handicaps import handicap_of

    levels = _levels(players, args.records, decks)
    progress = Progress("hands")
    try:
        found = handicap_of(game, cards, levels, games=games, seed=args.seed, progress=progress.told)
    finally:
        progress.wipe()
    if args.json:
        print(json.dumps(_as_json(game, players, found), ensure_ascii=False))
    else:
        _tell(players, found, words)
        print(words("handicap-play", command=_command(game, named, players, found)))
    return 0


def _rulesets() -> list[str]:
    """Those that can be simulated, and where somebody beats somebody."""
    from kronika.engine import edition
    from kronika.sim.setting import GAMES

    return [game for game in GAMES if not edition(game).team]


def _players(text: str) -> list[_Player]:
    from kronika.bots import KNOWLEDGE
    from kronika.cli.players import LONGEST_NAME, split_seats
    from kronika.cli.text import clean, cut

    found: list[_Player] = []
    for part, (name, *levels) in split_seats(text):
        name, level = clean(name), levels[0] if levels else ""
        if not name or len(name) > LONGEST_NAME or len(levels) > 1 or (levels and level not in KNOWLEDGE):
            raise UsageError(
                "usage.players",
                f"players: {cut(clean(part), 60)!r}: write NAME:LEVEL, such as Anna:child; levels are "
                f"{', '.join(KNOWLEDGE)}",
            )
        if name == "own":
            raise UsageError(
                "usage.players", "players: own is the word for a program of your own; give whoever plays another name"
            )
        if any(name == one.name for one in found):
            raise UsageError("usage.players", f"players: {name!r} stands twice; name everybody once")
        found.append(_Player(name, level or None))
    if len(found) < 2:
        raise UsageError("usage.players", "players: a handicap needs two players or more, such as Anna:child,Tom:adult")
    return found


def _levels(players: list[_Player], records: Path | None, decks: list[Deck]) -> list[str]:
    """The level of each: as it was said, or as it was measured."""
    if all(one.level is not None for one in players):
        return [one.level or "" for one in players]
    from kronika.cli.saving import data_folder
    from kronika.study.handicaps import level_of_skill
    from kronika.study.measuring import measure
    from kronika.study.placements import placements_in

    folder = records or data_folder()
    placements = placements_in(folder)[0] if records is not None or folder.is_dir() else []
    levels = []
    for one in players:
        if one.level is not None:
            levels.append(one.level)
            continue
        chances, tries = [], 0
        for deck in decks:
            fit = measure(deck, placements).fit
            mine = next((found for found in fit.players if found.player == one.name), None)
            if mine is not None:
                tries += mine.tries
                chances += [card.chance_at(mine.skill) for card in fit.cards]
        if tries < _FEWEST_TRIES:
            raise UsageError(
                "usage.players",
                f"players: {one.name!r} has placed {tries} cards of these decks in these games, too few to judge; "
                f"say a level, such as {one.name}:adult",
            )
        spans = {f"{deck.id}/{card.id}": card.span for deck in decks for card in deck.cards}
        levels.append(level_of_skill(spans, sum(chances) / len(chances)))
    return levels


def _tell(players: list[_Player], found: Handicap, words: Words) -> None:
    from kronika.cli.deck.tables import table

    header = [words(f"handicap-{key}") for key in ("player", "level", "usual", "before", "hand", "after")]
    rows = [
        (
            one.name, words(f"level-{found.levels[seat]}"), str(found.usual[seat]), _told(found.before[seat], words),
            str(found.hands[seat]), _told(found.after[seat], words),
        )
        for seat, one in enumerate(players)
    ]  # fmt: skip
    print(table(header, rows))
    print()
    print(words("handicap-games", games=found.games, percent=f"{100 / len(players):.0f}"))


def _told(chance: Chance, words: Words) -> str:
    return words("handicap-chance", chance=chance.chance, low=100 * chance.low, high=100 * chance.high)


def _command(game: str, decks: Sequence[str], players: Sequence[_Player], found: Handicap) -> str:
    """What a shell plays these hands with. Who is called `bot` is one, of the level that was said."""
    from kronika.cli.leaving import program, quoted

    seats = []
    for seat, one in enumerate(players):
        who = f"bot:{found.levels[seat]}" if one.name == "bot" else re.sub(r"[\\,:]", r"\\\g<0>", one.name)
        seats.append(f"{who}:hand={found.hands[seat]}")
    given = [("--deck", name) for name in decks] + [("--players", ",".join(seats))]
    return " ".join([program(), "play", quoted(game), *(_option(name, value) for name, value in given)])


def _option(name: str, value: str) -> str:
    from kronika.cli.leaving import quoted

    # What begins with a hyphen would be taken for an option.
    return quoted(f"{name}={value}") if value.startswith("-") else f"{name} {quoted(value)}"


def _as_json(game: str, players: list[_Player], found: Handicap) -> dict[str, object]:
    import msgspec

    return {
        "game": game,
        "games": found.games,
        "players": [
            {
                "name": one.name, "level": found.levels[seat], "usual": found.usual[seat], "hand": found.hands[seat],
                "before": msgspec.to_builtins(found.before[seat]), "after": msgspec.to_builtins(found.after[seat]),
            }
            for seat, one in enumerate(players)
        ],
    }  # fmt: skip
