"""A chain turned over, and the end of a game, as lines: which dates came to light, which are in the wrong order.

Knows public events; the dates in them lie open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text

from kronika.cards import CardId
from kronika.cli.screen.dialogs import Lines, paragraphs
from kronika.cli.screen.draw import GOLD, HAIR, INK, RIGHT, SOFT, WRONG
from kronika.cli.session import Happened
from kronika.cli.story import Told, tell
from kronika.cli.text import pad, width, wrap
from kronika.cli.words import Words
from kronika.engine import View
from kronika.engine.view import CardShown, VerdictGiven

__all__ = ["Reveal", "end_lines", "reveal_of"]


class Reveal(NamedTuple):
    """A title, and the lines for a given width."""

    title: str
    lines: Lines


def reveal_of(happened: Happened, titles: Callable[[CardId], str], words: Words) -> Reveal | None:
    """The chain that this move turned over, or None where it turned none over."""
    shown = [event for event in happened.events if isinstance(event, CardShown)]
    judged = next((event.verdict for event in happened.events if isinstance(event, VerdictGiven)), None)
    if judged is None:
        return None
    late = {place for pair in judged.wrong for place in pair}
    told = tell(happened.before, happened.events, titles, words)
    head = [sentence for sentence in told if sentence.tone == "doubt"]
    verdict = [sentence for sentence in told if sentence.tone in ("right", "wrong", "end")]
    dates = [words.date(event.back) for event in shown]

    def lines(cells: int) -> list[Text]:
        column = min(max(map(width, dates), default=0), cells // 2)
        found = [*paragraphs([(sentence.text, f"bold {GOLD}") for sentence in head], cells), Text()]
        for place, (event, date) in enumerate(zip(shown, dates, strict=True)):
            wrong = place in late
            for number, piece in enumerate(wrap(titles(event.card), max(8, cells - column - 6))):
                line = Text("✗ " if wrong and number == 0 else "  ", style=f"bold {WRONG}")
                line.append(pad(date if number == 0 else "", column) + "  ", style=f"bold {WRONG if wrong else INK}")
                line.append(piece, style=INK if wrong else SOFT)
                found.append(line)
        found.append(Text())
        tones = {"right": RIGHT, "wrong": WRONG, "end": GOLD}
        return found + paragraphs([(sentence.text, f"bold {tones[sentence.tone]}") for sentence in verdict], cells)

    return Reveal(words("reveal-title"), lines)


def end_lines(view: View, told: list[Told], words: Words) -> Lines:
    """Who has won, or the team's score with its rank among all ranks."""
    end = [sentence.text for sentence in told if sentence.tone == "end"]
    outcome = view.outcome

    def lines(cells: int) -> list[Text]:
        found = [Text(), *paragraphs([(text, f"bold {GOLD}") for text in end], cells), Text()]
        standing = view.standing
        if outcome is not None and outcome.rank is not None and standing is not None:
            minus = standing.discarded + standing.pile + standing.hands
            parts = words("score-parts", lower=standing.lower * 2, upper=standing.upper, minus=minus)
            found.append(Text(parts, style=SOFT))
            found.append(Text())
            for rank in range(7, -1, -1):
                mine = rank == outcome.rank
                style = f"bold {GOLD}" if mine else HAIR
                found.append(Text(("▶ " if mine else "  ") + words(f"rank-{rank}"), style=style))
            found.append(Text())
        return found

    return lines
