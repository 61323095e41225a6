"""The drawings of a review, as SVG within its page: each move, right moves by era, what came of the chances.

Knows reviews and how they are said; draws in the colours of the page's classes. Nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape

from kronika.review.result import Decile, JudgedMove, Tally
from kronika.review.saying import Saying

__all__ = ["calibration", "eras", "strip"]


def strip(moves: Sequence[JudgedMove], s: Saying, label: str, at: str, moments: Collection[int]) -> str:
    """Each move as a bar as high as its chance; right ones end in a dot, wrong ones in a cross.

    Each leads to its row, `at` before the number; the `moments` have a mark above them.
    """
    cell, height = 14, 110
    width = max(1, len(moves)) * cell + 40
    parts = [f'<line class="hair" x1="34" x2="{width}" y1="{y}" y2="{y}"/>' for y in (14, 62, 110)]
    parts += [
        f'<text class="tick" x="30" y="{y + 4}" text-anchor="end">{escape(s.percent(share))}</text>'
        for y, share in ((14, 1.0), (62, 0.5), (110, 0.0))
    ]
    for number, move in enumerate(moves):
        x = 40 + number * cell
        if move.move in moments:
            parts.append(f'<path class="dot" d="M{x - 1} 0h10l-5 7z"/>')
        if move.chance is None:
            continue
        top = height - 96 * move.chance
        kind = "right" if move.right else "wrong"
        mark = (
            f'<circle class="{kind}" cx="{x + 4}" cy="{top:.1f}" r="4"/>'
            if move.right
            else f'<path class="{kind} cross" d="M{x} {top - 4:.1f}l8 8m0-8l-8 8"/>'
        )
        told = f"{s.say('review-move')} {move.move}: {s.percent(move.chance)}"
        bar = f'<rect class="{kind} soft" x="{x + 2}" y="{top:.1f}" width="4" height="{height - top:.1f}"/>'
        parts.append(f'<a href="#{at}{move.move}"><title>{escape(told)}</title>{bar}{mark}</a>')
    return _svg(width, height + 10, label, "".join(parts), "strip")


def eras(groups: Sequence[Tally], s: Saying, label: str) -> str:
    """Right moves of each group as a bar, and the share that the chances promised as a line across it."""
    row = 44
    parts = []
    for at, group in enumerate(groups):
        y = at * row
        share, promised = group.right / group.tries, group.chance / group.tries
        counted = f"{group.right}/{group.tries}"
        parts.append(
            f'<text x="0" y="{y + 14}">{escape(s.group(group))}</text>'
            f'<text class="tick" x="300" y="{y + 14}" text-anchor="end">{counted}</text>'
            f'<rect class="track" x="0" y="{y + 20}" width="300" height="12" rx="3"/>'
            f'<rect class="right" x="0" y="{y + 20}" width="{300 * share:.1f}" height="12" rx="3"/>'
            f'<line class="mark" x1="{300 * promised:.1f}" x2="{300 * promised:.1f}" y1="{y + 17}" y2="{y + 35}"/>'
        )
    return _svg(302, max(1, len(groups)) * row, label, "".join(parts), "eras")


def calibration(deciles: Sequence[Decile], s: Saying, label: str) -> str:
    """The chances given against the share that was right: on the diagonal they came true."""
    size, left, bottom = 190, 40, 206
    most = max((each.weight for each in deciles), default=1.0)
    parts = [f'<path class="hair" d="M{left} {bottom}V{bottom - size}M{left} {bottom}H{left + size}"/>']
    parts.append(f'<line class="mark" x1="{left}" y1="{bottom}" x2="{left + size}" y2="{bottom - size}"/>')
    for share in (0.0, 0.5, 1.0):
        told = escape(s.percent(share))
        parts.append(
            f'<text class="tick" x="{left - 5}" y="{bottom - size * share + 4}" text-anchor="end">{told}</text>'
        )
        parts.append(
            f'<text class="tick" x="{left + size * share}" y="{bottom + 15}" text-anchor="middle">{told}</text>'
        )
    for each in deciles:
        x, y = left + size * each.chance, bottom - size * each.right
        told = f"{s.percent(each.chance)} → {s.percent(each.right)} ({s.number(each.weight)})"
        parts.append(
            f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{3 + 9 * (each.weight / most) ** 0.5:.1f}">'
            f"<title>{escape(told)}</title></circle>"
        )
    return _svg(left + size + 20, bottom + 22, label, "".join(parts), "calibration")


def _svg(width: int, height: int, label: str, inside: str, kind: str) -> str:
    role = "group" if kind == "strip" else "img"  # The strip has links in it.
    return (
        f'<svg class="{kind}" viewBox="0 0 {width} {height}" style="max-width:{width * 1.6:.0f}px" role="{role}" '
        f'aria-label="{escape(label)}">{inside}</svg>'
    )
