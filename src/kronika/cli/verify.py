"""`kronika verify`: checks that finished games were dealt fairly, with the proofs that a player has kept, if any.

Knows files and words; what is checked is for kronika.server.verifying.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from kronika.cli import one_line
from kronika.cli.replay import replay

if TYPE_CHECKING:
    from kronika.server.verifying import Receipt, Verdict

__all__ = ["add_parser", "run"]

_LISTED: Final = 5
_DESCRIPTION: Final = """\
Replay records of finished games and check their deals: that the server's secret is the one it had committed to before
anybody added to the shuffle, that the pile and every reshuffle come from that secret and from what the players' devices
added, and that the root published before the first move was that of these cards in this order.

A record proves only what it says itself. Compare the commitment and the root with those that the table showed before
the game, or let --proofs do it: a file of JSON lines, the first of them {"root": HEX, "commitment": HEX, "entropy":
TEXT} as the table showed it (the last two may be missing; the entropy is what your own device added), every other one
a proof as the table sent it. Without a record the proofs are checked against the root alone.
"""


def add_parser(subparsers: Any) -> None:
    """Add `kronika verify` to the command line."""
    parser = subparsers.add_parser(
        "verify",
        help="check that a finished game was dealt fairly",
        description=_DESCRIPTION,
        epilog="exit status: 0 nothing is wrong, 1 something is; one line a file says what was checked, or what is "
        "wrong first",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="*", metavar="RECORD", help="the record of a finished game (.kronika.jsonl)")
    parser.add_argument("--proofs", metavar="FILE", help="what you have kept from the table: the root and proofs")


def run(args: argparse.Namespace) -> int:
    """Check each file; 1 where any is wrong."""
    if not args.files and not args.proofs:
        return _misused("name a record, or proofs with --proofs FILE")
    if args.proofs and len(args.files) > 1:
        return _misused("the proofs are of one game: name one record with them")
    from kronika.engine import raw_lines
    from kronika.server.verifying import check_receipt, read_receipt, verify_record

    verdicts: list[Verdict] = []
    wrong = 0
    for name in args.files:

        def record(file: BinaryIO, name: str = name) -> None:
            verdicts.append(verify_record(raw_lines(file)))
            _say(name, _told(verdicts[-1]))

        wrong |= _complain(replay(name, record))
    if not args.proofs:
        return wrong

    def proofs(file: BinaryIO) -> None:
        receipt = read_receipt(raw_lines(file))
        for verdict in verdicts:
            check_receipt(receipt, verdict)
        _say(args.proofs, _kept(receipt, args.files, verdicts))

    return wrong | _complain(replay(args.proofs, proofs))


def _told(verdict: Verdict) -> str:
    """What was checked in a record."""
    end = "to the end" if verdict.over else "(the game is not finished)"
    moves = f"{_counted(verdict.moves, 'move')} replay{'s' if verdict.moves == 1 else ''} {end}"
    deal = verdict.deal
    if deal is None:
        return f"{moves}; the record has no commitment to check the deal against"
    devices = f" and {_counted(len(deal.entropy), 'device')}" if deal.entropy else " alone, for no device added to it"
    told = f"{moves}; {_counted(len(verdict.pile or ()), 'card')} shuffled by the server's secret{devices}"
    if verdict.reshuffles:
        told += f", and {_counted(verdict.reshuffles, 'reshuffle')} from the same seed"
    told += f"; commitment {deal.commitment}, root {deal.root}"
    if deal.cards:
        some = ", ".join(list(deal.cards)[:_LISTED]) + (", …" if len(deal.cards) > _LISTED else "")
        told += f"; corrected at the table after the deal: {some}"
    return told


def _kept(receipt: Receipt, names: list[str], verdicts: list[Verdict]) -> str:
    """What was checked in what somebody has kept."""
    fronts = sum(not isinstance(proof.front, str) for proof in receipt.proofs)
    dates = sum(not isinstance(proof.back, str) for proof in receipt.proofs)
    told = f"{_counted(fronts, 'title')} and {_counted(dates, 'date')} lead to the root {receipt.root}"
    if not verdicts:
        return f"{told}; no record to compare with"
    if verdicts[0].deal is None:
        return f"{told}, and the cards of {names[0]} are the same; it has no commitment to compare"
    if receipt.entropy:
        told += ", what this device added is in the shuffle"
    return f"{told}, and {names[0]} is the record of that deal"


def _counted(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"


def _say(name: str, told: str) -> None:
    print(one_line(f"{name}: {told}"))


def _complain(error: str | None) -> int:
    if error is None:
        return 0
    sys.stdout.flush()
    print(error, file=sys.stderr)
    return 1


def _misused(reason: str) -> int:
    print(f"kronika: {reason} (see kronika verify --help)", file=sys.stderr)
    return 2
