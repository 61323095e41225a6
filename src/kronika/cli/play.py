"""`kronika play`: start or go on with a game, on the whole screen or line by line.

Knows the command line; what is played stands in setup.py and session.py, how it looks in screen/ and plain.py.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any

from kronika.cli.counts import count, seconds

if TYPE_CHECKING:
    from kronika.cli.setup import Wish

__all__ = ["add_parser", "run"]

DESCRIPTION = """\
Plays a chronology card game to its end. Without a ruleset it asks what to play.

  kronika play                                   choose on the screen
  kronika play anno-domini --deck world --players Ana,bot,bot
  kronika play timeline-polska --players "Ana:age=8:hand=3,Ben:age=41,bot:pupil"
  kronika play --resume FILE                     go on with a saved game
  kronika play --levels                          how well bots can remember dates
  kronika play anno-domini --bot 'python3 bot.py'        against a bot of your own (docs/protocol.md)
  kronika play anno-domini --players "own,bot:adult,own:2" --bot 'node bot.mjs' --bot llm

Rulesets: timeline-russia, timeline-cesko, timeline-polska, twist-competitive, twist-coop, anno-domini
"""
OPTIONS = ("hand", "misplaced", "penalty_doubter", "penalty_layer", "correction", "last_card")
"""The house rules of the record format that have a flag."""


def add_parser(subparsers: Any) -> None:
    """Add `kronika play` to the command line."""
    parser = subparsers.add_parser(
        "play",
        help="play a game in the terminal",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", metavar="RULESET", help="which game to play")
    parser.add_argument(
        "--deck", action="append", metavar="DECK", help="a deck that ships, by name, or a path; several are mixed"
    )
    parser.add_argument("--difficulty", metavar="HOW", help="only cards of this kind: easy, normal or hard")
    parser.add_argument("--players", metavar="SEATS", help=_players_help())
    parser.add_argument(
        "--levels", action="store_true", help="list the levels of bots and how well each remembers dates"
    )
    parser.add_argument(
        "--bot",
        action="append",
        metavar="COMMAND",
        help="a bot of your own: a command that speaks the protocol of docs/protocol.md, or llm, a language model; "
        "own, own:2 … in --players are its seats",
    )
    parser.add_argument(
        "--bot-time", type=seconds, metavar="SECONDS", help="time for each of its moves (default: 10, a model's 120)"
    )
    parser.add_argument("--seed", metavar="TEXT", help="deal as this seed says, and let bots play as it says")
    parser.add_argument("--record", metavar="FILE", help="keep the game in this new file")
    parser.add_argument("--resume", metavar="FILE", help="go on with the game of this record")
    parser.add_argument("--language", metavar="CODE", help="en, de, cs, pl or ru (default: your locale's)")
    parser.add_argument("--plain", action="store_true", help="line by line, for screen readers and scripts")
    parser.add_argument("--talk", action="store_true", help="bots say something beside their moves; with --plain")
    parser.add_argument("--fast", action="store_true", help="bots move without a pause")
    rules = parser.add_argument_group("house rules")
    rules.add_argument("--first", metavar="SEAT", help="who starts: a player's name, or a seat counted from 0")
    rules.add_argument("--hand", type=count, metavar="N", help="cards dealt to each seat")
    rules.add_argument(
        "--misplaced", metavar="ZONE", help="where a misplaced card goes: discard, box or insert (not anno-domini)"
    )
    rules.add_argument(
        "--penalty-doubter", type=count, metavar="N", help="cards for a doubter who was wrong (anno-domini)"
    )
    rules.add_argument(
        "--penalty-layer", type=count, metavar="N", help="cards for laying into a wrong chain (anno-domini)"
    )
    rules.add_argument("--correction", metavar="HOW", help="how much of the chain may be corrected: free, one or none")
    rules.add_argument("--last-card", metavar="HOW", help="who checks the last card: reveal or successor")


def _players_help() -> str:
    from kronika.cli.players import HELP

    return HELP


def run(args: argparse.Namespace) -> int:
    """Play the game that the command line asks for."""
    from kronika.cli.words import words_for
    from kronika.errors import UsageError

    if args.levels:
        from kronika.cli.minds import level_lines

        print(*level_lines(words_for(args.language)), sep="\n")
        return 0
    whole_screen = not args.plain and _is_screen()
    if args.talk and whole_screen:
        raise UsageError("usage.talk", "bots talk where a game is played line by line; add --plain")
    if args.resume is not None:
        return _resume(args, whole_screen)
    words = words_for(args.language)
    if whole_screen:
        from kronika.cli.screen import play_on_screen

        return play_on_screen(_wish(args) if args.game else None, _partial(args), words, fast=args.fast)
    from kronika.cli.ask import ask
    from kronika.cli.plain import play_plain
    from kronika.cli.setup import begin

    wish = _wish(args) if args.game else ask(_partial(args), words)
    if wish is None:
        raise UsageError(
            "usage.no-game", "the input ended before a game was chosen; name a ruleset: kronika play RULESET"
        )
    return play_plain(begin(wish, words), words, pause=_pause(args), talk=args.talk)


def _is_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _resume(args: argparse.Namespace, whole_screen: bool) -> int:
    from kronika.cli.own import open_guests
    from kronika.cli.session import Session
    from kronika.cli.titles import titles_in
    from kronika.cli.words import LANGUAGES, words_for
    from kronika.errors import RecordError, UsageError

    given = [
        name
        for name in ("game", "deck", "players", "seed", "first", "difficulty", *OPTIONS)
        if getattr(args, name) is not None
    ]
    if given:
        flag = "a ruleset" if given[0] == "game" else "--" + given[0].replace("_", "-")
        raise UsageError("usage.resume", f"a resumed game is as it was begun; leave {flag} out")
    try:
        session = Session.resumed(
            args.resume, own=lambda kinds: open_guests(kinds, tuple(args.bot or ()), args.bot_time)
        )
    except RecordError as error:
        raise UsageError("usage.record-wrong", f"{args.resume}: {error.message}") from None
    except ValueError as error:  # a null byte in the name
        raise UsageError("usage.resume", f"{args.resume}: {error}") from None
    if args.record is not None:
        session.save_new(args.record)
    elif not os.path.isfile(args.resume):
        raise UsageError("usage.no-file", f"{args.resume} is no file that can be saved in; say one with --record FILE")
    words = words_for(args.language or (session.language if session.language in LANGUAGES else None))
    session.translate(titles_in(words.language, session.record_titles()))
    if whole_screen:
        from kronika.cli.screen import play_session

        return play_session(session, words, fast=args.fast)
    from kronika.cli.plain import play_plain

    return play_plain(session, words, pause=_pause(args), talk=args.talk)


def _pause(args: argparse.Namespace) -> float:
    """Seconds that a bot thinks: none where nobody watches."""
    return 0.0 if args.fast or not sys.stdout.isatty() else 0.8


def _partial(args: argparse.Namespace) -> dict[str, Any]:
    """What the command line says about the game, for those parts that it says something about."""
    from kronika.cli.players import PERSON, Seating, own_seating, parse_players
    from kronika.cli.setup import person_name

    found: dict[str, Any] = {name: getattr(args, name) for name in ("first", "seed", "record", "difficulty")}
    found["decks"] = tuple(args.deck or ())
    found["players"] = tuple(parse_players(args.players)) if args.players is not None else ()
    found["own"], found["seconds"] = tuple(args.bot or ()), args.bot_time
    if args.bot and args.players is None:
        found["players"] = (Seating(person_name(), PERSON), *map(own_seating, range(1, len(args.bot) + 1)))
    found["options"] = {name: getattr(args, name) for name in OPTIONS if getattr(args, name) is not None}
    return found


def _wish(args: argparse.Namespace) -> Wish:
    from kronika.cli.setup import Wish

    return Wish(game=args.game, **_partial(args))
