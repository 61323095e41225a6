"""How far off the levels of bots are, by century: a picture and its figures (`docs/images/bots-errors.svg`).

Above the median error in years before anything is turned over, below how often the true year lies in the middle 80 of
100 of what is believed, of dates that are not simply known. Everything is seeded: the same picture on every run.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench._measure import print_table
from kronika.bots.knowledge import KNOWLEDGE
from kronika.bots.learning import beliefs_now
from kronika.bots.memories import memory_of
from kronika.dates import Span

CENTURIES = (-500, -200, 100, 400, 700, 1000, 1200, 1400, 1500, 1600, 1700, 1800, 1900)
"""The first years."""
WITHIN_80 = 1.2815515655446004
"""So many standard deviations on either side hold 80 of 100."""
PICTURE = Path(__file__).parent.parent / "docs" / "images" / "bots-errors.svg"
COLOURS = ("#9c6644", "#c9820a", "#4f772d", "#2a6f97", "#5a189a")
MARKS = "osD^v"


class Bin(NamedTuple):
    """What one level knows of one century: the median error in years, and the share 0..1 of true years within 80."""

    error: float
    covered: float


def cards(first: int, number: int) -> Iterator[tuple[str, Span]]:
    """So many cards with years of this century, spread evenly."""
    for at in range(number):
        year = first + at * 100 // number
        year = year if year > 0 else year - 1  # There is no year 0.
        yield f"{first}/{at}", Span(year, year)


def look(level: str, first: int, number: int, people: int) -> Bin:
    """One bin: so many people of this level look at so many cards each."""
    spans = dict(cards(first, number))
    off, inside, asked = [], 0, 0
    for person in range(people):
        seed = hashlib.sha256(f"bench knowledge {level} {person}".encode()).digest()[:16]
        memory = memory_of(spans, seed, KNOWLEDGE[level])
        beliefs = beliefs_now(memory, {})
        for card, span in spans.items():
            year = span.first if span.first > 0 else span.first + 1
            error = abs(beliefs[card].first - year)
            off.append(error)
            if not memory.cards[card].sure:
                asked += 1
                inside += error <= WITHIN_80 * beliefs[card].sd + 0.5
    return Bin(median(off), inside / max(1, asked))


def name(first: int) -> str:
    """The middle of a century, as a year."""
    return f"{first + 50}" if first >= 0 else f"{-first - 50} BC"


def draw(found: dict[str, list[Bin]], path: Path) -> None:
    """The picture."""
    import matplotlib as mpl

    mpl.use("svg")
    import matplotlib.pyplot as plt

    plt.rcParams |= {"svg.hashsalt": "kronika", "svg.fonttype": "none", "font.size": 11, "font.family": "sans-serif"}
    figure, (above, below) = plt.subplots(
        2, 1, figsize=(9, 7.5), sharex=True, height_ratios=(3, 2), layout="constrained", facecolor="white"
    )
    at = range(len(CENTURIES))
    for (level, bins), colour, mark in zip(found.items(), COLOURS, MARKS, strict=True):
        style = {"color": colour, "marker": mark, "markersize": 5, "linewidth": 1.6, "label": level}
        above.plot(at, [one.error for one in bins], **style)
        below.plot(at, [100 * one.covered for one in bins], **style)
    above.set_yscale("log")
    above.set_yticks([1, 3, 10, 30, 100, 300, 1000], ["1", "3", "10", "30", "100", "300", "1000"])
    above.minorticks_off()
    above.set_ylabel("median error, years")
    above.legend(loc="upper right", ncols=2, frameon=False)
    below.axhline(80, color="#555555", linewidth=1, linestyle="--")
    below.set_ylim(40, 100)
    below.set_ylabel("true year within the 80% belief, %")
    below.set_xticks(at, [name(first) for first in CENTURIES])
    below.set_xlabel("middle of the century")
    for axes in (above, below):
        axes.grid(color="#dddddd", linewidth=0.7)
        axes.spines[["top", "right"]].set_visible(False)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None})
    # Matplotlib leaves blanks at the ends of lines.
    path.write_text("\n".join(line.rstrip() for line in path.read_text("utf-8").splitlines()) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, default=400, help="cards of each century")
    parser.add_argument("--people", type=int, default=10, help="how many people of each level are asked")
    parser.add_argument("--to", type=Path, default=PICTURE, help="where the picture goes")
    wanted = parser.parse_args()
    found = {level: [look(level, first, wanted.cards, wanted.people) for first in CENTURIES] for level in KNOWLEDGE}
    rows = [
        (name(first), *(f"{bins[at].error:.1f} ({100 * bins[at].covered:.0f})" for bins in found.values()))
        for at, first in enumerate(CENTURIES)
    ]
    print("Median error in years, and of 100 dates how many within the 80% belief\n")
    print_table(("middle of the century", *found), rows)
    draw(found, wanted.to)
    print(f"picture: {wanted.to.name}")


if __name__ == "__main__":
    main()
