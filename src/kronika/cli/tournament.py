"""`kronika tournament`: bots of several levels play each against each, and a table says who won how often.

Knows the command line and what is printed; who meets whom stands in rounds.py, what came of it in standings.py.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any

from kronika.cli.counts import count, seconds
from kronika.cli.outputs import check_output, named, write_output
from kronika.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kronika.bots.arena import Entrant, Played
    from kronika.cli.deck.progress import Progress
    from kronika.cli.rounds import Contest, Round
    from kronika.cli.standings import Standing
    from kronika.decks import Deck

__all__ = ["add_parser", "entrants_of", "run"]

DESCRIPTION = """\
Lets bots play a game against each other, each against each, and says who won how often.

  kronika tournament timeline-polska --deck world
  kronika tournament anno-domini --levels child,adult,historian --players 3 --games 300
  kronika tournament timeline-russia --levels planner:adult,memory:adult --json FILE
  kronika tournament timeline-polska --levels "adult,cmd:python3 bot.py"

Rulesets: timeline-russia, timeline-cesko, timeline-polska, twist-competitive, anno-domini
Levels: child, pupil, adult, enthusiast, historian (kronika play --levels)
Bots of your own: cmd:COMMAND, a program that speaks the protocol of docs/protocol.md; cmd:llm is a language model.
A comma in a command is written \\,

Every group of as many levels as there are players plays so many games. Seats go round, and each deal is played once
from every seating. Ctrl-C ends it when the games under way are over, and counts what has been played; a second one
does not wait for them.
"""
MOST_GAMES = 1_000_000
MOST_REMARKS = 20
"""Lines about own programs that went wrong."""
EVERYBODY = "child,pupil,adult,enthusiast,historian"


def add_parser(subparsers: Any) -> None:
    """Add `kronika tournament` to the command line."""
    parser = subparsers.add_parser(
        "tournament",
        help="let bots play each against each",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="RULESET", help="which game to play")
    parser.add_argument(
        "--levels",
        default=EVERYBODY,
        metavar="A,B,…",
        help="who plays: levels, KIND:LEVEL or cmd:COMMAND (default: all levels)",
    )
    parser.add_argument("--bot-time", type=seconds, metavar="SECONDS", help="time for a move of a bot of your own")
    parser.add_argument("--games", type=count, default=100, metavar="N", help="games of each group (default: 100)")
    parser.add_argument("--players", type=count, default=2, metavar="N", help="how many sit at a table (default: 2)")
    parser.add_argument(
        "--deck", action="append", dest="decks", metavar="DECK", help="a deck by name or path; several are mixed"
    )
    parser.add_argument("--seed", default="1", metavar="TEXT", help="the same seed, the same games (default: 1)")
    parser.add_argument("--json", type=named, metavar="FILE", help="write the result for programs")


def run(args: argparse.Namespace) -> int:
    """Play the tournament, print the table, write what was asked for; 130 where it was interrupted."""
    entrants = entrants_of(args.levels)
    _check(args, entrants)
    contest, decks = _contest(args)
    from kronika.cli.deck.progress import Progress
    from kronika.cli.rounds import deal, groups_of, play_rounds, rounds_of
    from kronika.cli.standings import has_ratings, standing_lines, standings_of

    # Refused before any process starts: a deck that is too small, too many players.
    deal(contest, args.players, bytes(16))
    groups = groups_of(entrants, args.players)
    total = len(groups) * args.games
    _try(entrants, args.bot_time)
    progress, remarks = Progress("games"), list[str]()
    try:
        done, why = play_rounds(
            contest,
            groups,
            rounds_of(len(groups), args.players, args.games),
            lambda games: progress.told(games, total),
            remarks,
            leaving=lambda: _tell_leaving(progress),
        )
    finally:
        progress.wipe()
    for line, times in sorted(Counter(remarks).items())[:MOST_REMARKS]:
        print(f"kronika: {line}" + (f" ({times} times)" if times > 1 else ""), file=sys.stderr)
    played = sum(map(len, done.values()))
    if why is not None:
        rest = "they are counted" if played else "there is nothing to count"
        print(f"kronika: {why} after {played:,} of {total:,} games; {rest}", file=sys.stderr)
    if played:
        standings = standings_of(entrants, groups, done)
        # Before anything is printed: whoever reads that may be gone by now, and hours are in it.
        if args.json is not None:
            _write(args, contest, decks, standings, groups, done, complete=why is None)
        names = ", ".join(deck.id for deck in decks)
        print(f"{contest.game}, {names}, {args.players} players, {played:,} games, seed {contest.seed}")
        print()
        for line in standing_lines(standings):
            print(line)
        print(f"\nBy chance everybody would win {100 / args.players:.1f}%.")
        if not has_ratings():
            print("There are no ratings, for openskill is missing; pip install 'kronika[tournament]'")
        if args.json is not None:
            print(f"result: {args.json}")
    return 0 if why is None else 130 if why == "interrupted" else 1


def _tell_leaving(progress: Progress) -> None:
    progress.wipe()
    print(
        "kronika: interrupted; games under way are played to their end, Ctrl-C again ends them",
        file=sys.stderr,
        flush=True,
    )


def entrants_of(text: str) -> list[Entrant]:
    """Who plays, from `adult,memory:adult`; raises UsageError with what there is."""
    from kronika.bots import BOTS, KNOWLEDGE
    from kronika.bots.arena import Entrant
    from kronika.bots.minds import kind_at
    from kronika.cli.rounds import OWN, OwnEntrant
    from kronika.cli.text import clean, cut

    levels = ", ".join(KNOWLEDGE)
    entrants: list[Entrant] = []
    for part in (part.strip() for part in parts_of(text)):
        if part.startswith(OWN):
            if (own := OwnEntrant(part, "adult")) in entrants:
                raise UsageError("usage.levels", f"levels: {cut(clean(part), 40)!r} stands twice; name everybody once")
            entrants.append(own)
            continue
        kind, colon, level = part.rpartition(":")
        kind = kind if colon else kind_at(level)
        shown = cut(clean(part), 40)
        if level not in KNOWLEDGE:
            raise UsageError("usage.unknown-level", f"levels: {shown!r} is none; levels are {levels}")
        if kind not in BOTS:
            raise UsageError("usage.unknown-bot", f"levels: {shown!r}: the kinds of bots are {', '.join(sorted(BOTS))}")
        if (entrant := Entrant(kind, level)) in entrants:
            raise UsageError("usage.levels", f"levels: {shown!r} stands twice; name everybody once")
        entrants.append(entrant)
    return entrants


def parts_of(text: str) -> list[str]:
    """The parts between commas; a backslash keeps a comma."""
    return [part.replace("\\,", ",") for part in re.split(r"(?<!\\),", text)]


def _try(entrants: Sequence[Entrant], seconds: float | None) -> None:
    """Greet each program of somebody's own once, so that one that cannot play is refused before any game."""
    from kronika.cli.own import open_guest
    from kronika.cli.rounds import OwnEntrant

    for entrant in entrants:
        if isinstance(entrant, OwnEntrant):
            open_guest(entrant.bot.partition(":")[2], seconds).close()


def _check(args: argparse.Namespace, entrants: Sequence[Entrant]) -> None:
    from kronika.engine import edition, editions

    if edition(args.game).team:
        others = ", ".join(box.id for box in editions().values() if not box.team)
        raise UsageError("usage.team", f"{args.game} is played by one team, so nobody beats anybody; take {others}")
    if not 1 <= args.games <= MOST_GAMES:
        raise UsageError("usage.games", f"{args.games:,} games cannot be; ask for 1 to {MOST_GAMES:,} of each group")
    if args.players < 2:
        raise UsageError("usage.tournament-players", "a tournament needs tables of 2 players or more; say --players 2")
    if len(entrants) < args.players:
        raise UsageError(
            "usage.tournament-players",
            f"{args.players} players need as many levels, and --levels names {len(entrants)}; name more",
        )
    check_output("--json", args.json)


def _contest(args: argparse.Namespace) -> tuple[Contest, list[Deck]]:
    import msgspec

    from kronika.cli.rounds import Contest
    from kronika.cli.setup import default_deck
    from kronika.decks import cards_for_game, find_deck, load_deck

    decks = [load_deck(find_deck(name)) for name in args.decks or (default_deck(args.game, "en"),)]
    cards = {card: msgspec.structs.asdict(sides) for card, sides in cards_for_game(decks, "en").items()}
    themes = {f"{deck.id}/{card.id}": card.theme for deck in decks for card in deck.cards if card.theme is not None}
    return Contest(args.game, cards, themes, args.seed, args.bot_time), decks


def _write(
    args: argparse.Namespace,
    contest: Contest,
    decks: Sequence[Deck],
    standings: Sequence[Standing],
    groups: Sequence[Sequence[Entrant]],
    done: Mapping[Round, Sequence[Played]],
    *,
    complete: bool,
) -> None:
    import msgspec

    from kronika.cli.standings import group_wins

    found = {
        "game": contest.game,
        "decks": [{"id": deck.id, "version": deck.version} for deck in decks],
        "players": args.players,
        "games_of_each": args.games,
        "seed": contest.seed,
        "complete": complete,
        "standings": standings,
        "groups": [
            {
                "entrants": [entrant.name for entrant in group],
                "games": won[0][0],
                "wins": [victories for _, victories in won],
            }
            for group, won in zip(groups, group_wins(groups, done), strict=True)
        ],
    }
    write_output(args.json, msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
