"""Writes made-up games to a folder, or holds a product against the model: `python -m tests.model --help`.

Does not know the product: it is a function from a record's bytes to its state lines and the number of its wrong line.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from . import make, model

Product = Callable[[bytes], "tuple[list[str], int | None]"]


def one_game(game: str, seed: object, index: int, doubtful: bool = False) -> tuple[list[str], str]:
    """The lines of game number `index`, and the name of what was spoiled in it, or ""; the same for the same seed."""
    rng = Random(f"{seed}/{game}/{index}")
    if doubtful and index % 4 == 0:
        return make.random_record(rng, game, position=True, stray=True), ""
    lines = make.random_record(rng, game)
    if not doubtful and rng.random() < 0.6:
        return lines, ""
    lines, _, kind = make.spoil_named(rng, lines, doubtful)
    return lines, kind


def as_bytes(lines: list[str], index: int) -> bytes:
    """The file; every ninth without the last line end, which is no error, unless its last line is blank."""
    bare = index % 9 == 8 and lines[-1].strip() != ""
    return ("\n".join(lines) + ("" if bare else "\n")).encode()


def compare(product: Product, n: int, seed: object, doubtful: bool = False) -> list[str]:
    """Each difference between the product and the model over n games of each ruleset, one text each.

    `product(text)` returns the state lines printed before the first wrong line, and that line's number or None; an
    exception it raises is a difference too. `doubtful` compares only what the specifications leave open.
    """
    differences = []
    for game in make.GAMES:
        for index in range(n):
            lines, kind = one_game(game, seed, index, doubtful)
            states, reason, line = model.replay(lines)
            where = f"{game} seed {seed} game {index}{f' ({kind})' if kind else ''}"
            try:
                found, found_line = product(as_bytes(lines, index))
            except Exception as error:  # whatever the product raises is its answer
                differences.append(f"{where}: raised {type(error).__name__}: {error}; model: line {line}, {reason}")
                continue
            for number, (due, got) in enumerate(zip(states, found, strict=False)):
                if due != got:
                    differences.append(f"{where}: state {number}\n  model   {due}\n  product {got}")
                    break
            else:
                if (len(states), line) != (len(found), found_line):
                    differences.append(
                        f"{where}: model {len(states)} states, error line {line} ({reason}); "
                        f"product {len(found)} states, error line {found_line}"
                        + (f"\n  {lines[line - 1][:300]}" if line and line <= len(lines) else "")
                    )
    return differences


def write(folder: Path, n: int, seed: object, doubtful: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in make.GAMES:
        for index in range(n):
            lines, kind = one_game(game, seed, index, doubtful)
            states, reason, line = model.replay(lines)
            name = f"{game}-{index:05}"
            (folder / f"{name}.kronika.jsonl").write_bytes(as_bytes(lines, index))
            (folder / f"{name}.states.jsonl").write_bytes("".join(state + "\n" for state in states).encode())
            if line is not None:
                (folder / f"{name}.error").write_text(f"{line} {kind}: {reason}\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.model", description="made-up games and their states")
    parser.add_argument("--games", type=int, metavar="N", help="write N games of each ruleset")
    parser.add_argument("--compare", type=int, metavar="N", help="hold a product against N games of each ruleset")
    parser.add_argument("--product", metavar="MODULE:FUNCTION", help="bytes -> (state lines, error line or None)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", type=Path, metavar="DIR")
    parser.add_argument("--doubtful", action="store_true", help="only faults that the specifications leave open")
    given = parser.parse_args()
    if given.games is not None:
        if given.out is None:
            parser.error("--games needs --out DIR")
        write(given.out, given.games, given.seed, given.doubtful)
    if given.compare is not None:
        if given.product is None:
            parser.error("--compare needs --product MODULE:FUNCTION")
        module, _, name = given.product.partition(":")
        differences = compare(getattr(importlib.import_module(module), name), given.compare, given.seed, given.doubtful)
        print("\n".join(differences))
        print(f"{len(differences)} differences in {given.compare * len(make.GAMES)} games, seed {given.seed}")
        return 1 if differences else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
