"""What a measurement of a language model came to, in lines for people. Knows the result alone."""

from __future__ import annotations

from collections.abc import Iterator

from kronika.llm.bench import Knowledge, Play, Result
from kronika.llm.scores import SHARES, Accuracy, Calibration

__all__ = ["report_lines"]


def report_lines(result: Result) -> Iterator[str]:
    """The report, line by line."""
    for knowledge in result.knowledge:
        yield from _knowledge(knowledge)
    if result.play:
        yield "Games of two: victories of 100; by chance 50"
        for play in result.play:
            yield from _play(play)
        yield ""
    cost = result.cost
    failed = f" ({cost.failed:,} of them in vain)" if cost.failed else ""
    yield f"{cost.requests:,} requests{failed}, {cost.tokens_in:,} tokens asked, {cost.tokens_out:,} answered"


def _knowledge(one: Knowledge) -> Iterator[str]:
    cells = max(map(len, (*one.eras, *one.themes, "if every clue is read")), default=0) + 2
    yield f"Dates: {one.material}"
    yield f"  {'':{cells}}{'events':>8}{'dated':>8}{'median error':>15}{'mean':>9}{'exact':>8}"
    yield _accuracy("all", one.accuracy, cells)
    for name, accuracy in (*one.eras.items(), *one.themes.items()):
        yield _accuracy(name, accuracy, cells)
    if one.best is not None:
        yield _accuracy("if every clue is read", one.best, cells)
    yield _calibration("  Years within the intervals", one.calibration)
    if one.best_calibration is not None:
        yield _calibration("  If every clue is read", one.best_calibration)
    yield ""


def _accuracy(name: str, one: Accuracy, cells: int) -> str:
    median = "–" if one.median is None else f"{one.median:,.1f}"
    mean = "–" if one.mean is None else f"{one.mean:,.1f}"
    return f"  {name:{cells}}{one.events:8,}{one.dated:8,}{median:>15}{mean:>9}{100 * one.exact:7.1f}%"


def _calibration(name: str, one: Calibration) -> str:
    if one.score is None or one.brier is None or one.score_median is None:
        return f"{name}: none was said"
    shares = ", ".join(
        f"{100 * share:.0f}%: {100 * covered:.1f}%" for share, covered in zip(SHARES, one.coverage, strict=True)
    )
    return (
        f"{name}: {shares}; interval score {one.score:,.1f} years (median {one.score_median:,.1f}), "
        f"Brier {one.brier:.3f}"
    )


def _play(one: Play) -> Iterator[str]:
    games, of = one.totals.games, one.totals.sum
    yield (
        f"  {one.ruleset}, {one.material}: {100 * of.won / games:.1f} "
        f"({100 * one.totals.low:.1f} to {100 * one.totals.high:.1f}) in {games:,} games; "
        f"{of.moves:,} moves, {of.defaults:,} made for it"
    )
    if of.placed:
        yield f"    cards laid right: {of.right:,} of {of.placed:,}"
    if of.doubts or of.laid:
        yield f"    doubts that were right: {of.doubts_right:,} of {of.doubts:,}"
        yield f"    chains left wrong: {of.wrong:,} of {of.laid:,}; of these not doubted: {of.undoubted:,}"
