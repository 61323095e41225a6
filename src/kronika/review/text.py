"""A review as lines of text, for the terminal.

Knows reviews and how they are said; the texts come from whoever speaks.
"""

from __future__ import annotations

from collections.abc import Iterator

from kronika.cards import Seat
from kronika.review.many import PlayerTogether, Together
from kronika.review.result import PlayerReview, Review
from kronika.review.saying import Saying

__all__ = ["review_lines", "together_lines"]

MOST_MISSED = 20


def review_lines(review: Review, s: Saying, title: str, seat: Seat | None = None) -> Iterator[str]:
    """The whole review, or what concerns one seat."""
    say = s.say
    yield say("review-title", game=title)
    yield say("review-of", moves=len(review.moves), names=", ".join(s.names(review)))
    yield s.outcome(review)
    yield say("review-asked", level=say(f"level-{review.level}"), minds=review.minds)
    yield ""
    yield say("review-players")
    for player in review.players:
        if seat in (None, player.seat):
            yield from _player(player, s, team=review.team)
    yield ""
    yield say("review-moments")
    yield "  " + s.how(review)
    for moment in review.moments.most:
        yield "  " + s.moment(review, moment)
    yield ""
    yield say("review-moves")
    for move in review.moves:
        if seat not in (None, move.seat):
            continue
        parts = [s.move(review, move), s.verdict(move)]
        if move.chance is not None:
            parts.append(say("review-given", chance=s.percent(move.chance)))
        yield f"{move.move:4}  " + " · ".join(part for part in parts if part)
        for remark in s.remarks(review, move):
            yield f"        {remark}"


def together_lines(found: Together, s: Saying) -> Iterator[str]:
    """The cards missed most; of several games also the players."""
    if found.games > 1:
        yield s.say("review-together", games=found.games)
        for player in found.players:
            yield from _player(player, s)
        yield ""
    yield s.say("review-missed")
    if not found.missed:
        yield "  " + s.say("review-missed-none")
    for card in found.missed[:MOST_MISSED]:
        yield f"  {s.missed(card)}"
        if fact := s.facts.get(card.card):
            yield f"      {s.clean(fact)}"


def _player(player: PlayerReview | PlayerTogether, s: Saying, *, team: bool = False) -> Iterator[str]:
    first, *others = s.player(player, team=team)
    yield f"  {first}"
    for told in others:
        yield f"    {told}"
    if not player.total.tries:
        return
    for heading, groups in (("review-eras", player.eras), ("review-themes", player.themes)):
        if groups:
            yield f"    {s.groups(heading, groups)}"
    yield f"    {s.say('review-calibration')}: " + "; ".join(
        s.say(
            "review-decile",
            low=s.percent(each.decile / 10),
            high=s.percent(each.decile / 10 + 0.1),
            moves=s.number(each.weight),
            right=s.percent(each.right),
        )
        for each in player.total.deciles
        if each.weight >= 0.5
    )
