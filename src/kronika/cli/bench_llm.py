"""`kronika bench-llm`: how well a language model knows dates, how sure it may be, and how it plays and bluffs.

Knows the command line and what is printed; what is asked and counted is for `kronika.llm`.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kronika.cli import one_line
from kronika.cli.counts import count, seconds
from kronika.cli.outputs import check_output, named, refuse_same, write_output
from kronika.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kronika.llm.bench import Ending, Material, Plan, Result

__all__ = ["add_parser", "run"]

DESCRIPTION = """\
Measures a language model: how far off it dates events, whether its intervals hold what they promise, and how it plays
against the memory bot of an adult. With the cards of decks, and with invented histories that it cannot have read of.

  KRONIKA_LLM_URL=http://localhost:8080/v1 kronika bench-llm --model NAME
  kronika bench-llm --deck world --with deck --parts dates --cards 400 --journal FILE
  kronika bench-llm --games 20 --rulesets anno-domini --requests 2000 --journal FILE --json FILE

The service speaks the chat protocol of OpenAI (POST …/chat/completions). KRONIKA_LLM_URL is its address,
KRONIKA_LLM_MODEL the model's name, KRONIKA_LLM_KEY its key, which is never shown. With --journal a run that was broken
off, or has made all the requests that it may, is gone on with by the same command. docs/llm.md says what is measured.
"""
PARTS = ("dates", "games")
MATERIALS = ("deck", "chance", "clues")
NAMES = {"chance": "invented, no clues", "clues": "invented, with clues"}
RULESETS = ("timeline-russia", "timeline-cesko", "timeline-polska", "twist-competitive", "anno-domini")
INVENTED = 120
"""Events of an invented history that games are played with."""
LIMITS = {"cards": 5000, "batch": 50, "games": 1000, "requests": 1_000_000}


def add_parser(subparsers: Any) -> None:
    """Add `kronika bench-llm` to the command line."""
    parser = subparsers.add_parser(
        "bench-llm",
        help="measure a language model",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--url", metavar="URL", help="the service's address (default: KRONIKA_LLM_URL)")
    parser.add_argument("--model", metavar="NAME", help="the model (default: KRONIKA_LLM_MODEL)")
    parser.add_argument("--timeout", type=seconds, metavar="SECONDS", help="time for one request (default: 120)")
    parser.add_argument("--requests", type=count, default=500, metavar="N", help="at most so many (default: 500)")
    parser.add_argument("--parts", default="dates,games", metavar="A,B", help="dates, games or both (default)")
    parser.add_argument(
        "--with", dest="materials", default="deck,chance,clues", metavar="A,B,…",
        help="what to ask for and play with: deck, chance (invented, no clues), clues (default: all three)",
    )  # fmt: skip
    parser.add_argument(
        "--deck", action="append", dest="decks", metavar="DECK", help="a deck by name or path (default: world)"
    )
    parser.add_argument("--language", default="en", metavar="CODE", help="of the decks' titles (default: en)")
    parser.add_argument("--cards", type=count, default=60, metavar="N", help="events of each to date (default: 60)")
    parser.add_argument("--batch", type=count, default=10, metavar="N", help="events in one question (default: 10)")
    parser.add_argument("--games", type=count, default=2, metavar="N", help="games of each ruleset (default: 2)")
    parser.add_argument(
        "--rulesets", default="timeline-russia,anno-domini", metavar="A,B,…",
        help="what to play (default: timeline-russia,anno-domini)",
    )  # fmt: skip
    parser.add_argument("--seed", default="1", metavar="TEXT", help="the same seed, the same questions (default: 1)")
    parser.add_argument("--journal", type=named, metavar="FILE", help="keep what is answered, and go on with it")
    parser.add_argument("--json", type=named, metavar="FILE", help="write the result for programs")


def run(args: argparse.Namespace) -> int:
    """Measure, print the report; 0 where all was asked, 1 where something is left, 130 where it was interrupted."""
    import msgspec

    from kronika.cli.deck.progress import Progress
    from kronika.llm import Model, NoAnswer, endpoint_from
    from kronika.llm.bench import Budget, Ending, check, measure, result_of
    from kronika.llm.journal import Journal
    from kronika.llm.report import report_lines

    plan = _plan(args)
    endpoint = endpoint_from(os.environ, url=args.url, model=args.model, seconds=args.timeout)
    materials = _materials(args)
    check(plan, materials)
    check_output("--json", args.json)
    refuse_same({"--journal": args.journal, "--json": args.json})
    settings = {"model": endpoint.model, "materials": [_named(one) for one in materials], **msgspec.to_builtins(plan)}
    journal, budget = Journal(args.journal, settings), Budget(args.requests)
    model, progress = Model(endpoint, spend=budget.spend), Progress("requests")
    try:
        ending = measure(plan, materials, model, journal, lambda: progress.told(budget.made))
    except KeyboardInterrupt:
        ending = Ending("interrupted")
    except NoAnswer as error:
        progress.wipe()
        raise UsageError("usage.llm", f"{endpoint.model}: {error.message}") from None
    finally:
        progress.wipe()
    result = result_of(plan, materials, journal)
    # Before anything is printed: whoever reads that may be gone by now, and every answer has its price.
    if args.json is not None:
        _write(args.json, endpoint.model, plan, result)
    print(f"{endpoint.model}, seed {plan.seed}\n")
    for line in report_lines(result):
        print(line)
    if args.json is not None:
        print(f"result: {args.json}")
    if ending.why != "done":
        print(f"kronika: {one_line(_left(ending, args))}", file=sys.stderr)
    return {"done": 0, "interrupted": 130}.get(ending.why, 1)


def _left(ending: Ending, args: argparse.Namespace) -> str:
    reasons = {
        "spent": f"all {args.requests:,} requests of this run have been made",
        "silent": "some questions were not answered",
        "unreached": "nobody was there to ask",
        "interrupted": "interrupted",
    }
    reason = reasons[ending.why] + (f" ({ending.detail})" if ending.detail else "")
    if args.journal is None:
        return f"{reason}; with --journal FILE a run can be gone on with"
    return f"{reason}; the same command goes on with {args.journal}"


def _plan(args: argparse.Namespace) -> Plan:
    from kronika.llm.bench import Plan

    for name, most in LIMITS.items():
        if not 1 <= getattr(args, name) <= most:
            raise UsageError("usage.bench-llm", f"{name}: {getattr(args, name):,} cannot be; give 1 to {most:,}")
    parts = _among("parts", args.parts, PARTS)
    rulesets = _among("rulesets", args.rulesets, RULESETS)
    return Plan(
        seed=args.seed,
        cards=args.cards if "dates" in parts else 0,
        batch=args.batch,
        games=args.games if "games" in parts else 0,
        rulesets=tuple(rulesets),
    )


def _among(what: str, text: str, names: Sequence[str]) -> list[str]:
    from kronika.cli.text import clean, cut

    found = [part.strip() for part in text.split(",")]
    if wrong := [part for part in found if part not in names]:
        raise UsageError(
            "usage.bench-llm", f"{what}: {cut(clean(wrong[0]), 40)!r} is none; there are {', '.join(names)}"
        )
    return [name for name in names if name in found]


def _materials(args: argparse.Namespace) -> list[Material]:
    import msgspec

    from kronika.cli.words import words_for
    from kronika.decks import cards_for_game, find_deck, load_deck
    from kronika.llm.bench import Material, material_of
    from kronika.llm.invented import MOST_EVENTS, invent

    found, wanted = [], _among("with", args.materials, MATERIALS)
    language = words_for(args.language).language
    for name in (args.decks or ["world"]) if "deck" in wanted else ():
        deck = load_deck(find_deck(name))
        cards = {card: msgspec.structs.asdict(sides) for card, sides in cards_for_game([deck], language).items()}
        spans = {f"{deck.id}/{card.id}": card.span for card in deck.cards}
        themes = {f"{deck.id}/{card.id}": card.theme for card in deck.cards if card.theme is not None}
        found.append(Material(f"{deck.id} {deck.version} {language}", cards, themes, spans))
    for kind in ("chance", "clues"):
        if kind in wanted:
            number = min(MOST_EVENTS, max(INVENTED, args.cards))
            found.append(material_of(NAMES[kind], invent(args.seed, number, clues=kind == "clues")))
    if len({one.name for one in found}) < len(found):
        raise UsageError("usage.bench-llm", "a deck stands twice; name each once")
    return found


def _named(material: Material) -> str:
    """Its name, and a digest of what it is made of: another deck of the same name is another material."""
    import hashlib

    import msgspec

    cards = msgspec.json.encode(dict(material.cards), order="deterministic")
    return f"{material.name} {hashlib.sha256(cards).hexdigest()[:16]}"


def _write(path: Path, model: str, plan: Plan, result: Result) -> None:
    import msgspec

    found = {"model": model, "plan": plan, **msgspec.to_builtins(result)}
    write_output(path, msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
