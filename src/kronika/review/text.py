"""A review as lines of text, for the terminal.

Knows reviews and how they are said; the texts come from whoever speaks.
"""

from __future__ import annotations

from collections.abc import Iterator

from kronika.cards import Seat
from kronika.review.many import PlayerTogether, Together
from kronika.review.result import PlayerReview, Review, Tally
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
            yield from _player(player, s, review)
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
            yield from _player(player, s, None)
        yield ""
    yield s.say("review-missed")
    if not found.missed:
        yield "  " + s.say("review-missed-none")
    for card in found.missed[:MOST_MISSED]:
        told = s.say(
            "review-missed-card",
            missed=card.missed,
            tries=card.tries,
            title=s.title(card.card, card.title),
            date=s.date(card.date),
            par=s.percent(card.par),
        )
        yield f"  {told}"
        if fact := s.facts.get(card.card):
            yield f"      {s.clean(fact)}"


def _player(player: PlayerReview | PlayerTogether, s: Saying, review: Review | None) -> Iterator[str]:
    say, total = s.say, player.total
    name = s.clean(player.name)
    if not total.tries:
        yield "  " + say("review-player-none", name=name)
        return
    yield "  " + say(
        "review-player",
        name=name,
        right=total.right,
        tries=total.tries,
        chance=s.number(total.chance),
        par=s.number(total.par),
    )
    if isinstance(player, PlayerReview) and review is not None:
        key = "review-player-cost-team" if review.team else "review-player-cost"
        worth = s.worth(player.worth_cost, review.team)
        yield "    " + say(key, cost=s.percent(player.cost), worth=worth)
    if player.doubts.tries:
        yield "    " + say("review-player-doubts", right=player.doubts.right, tries=player.doubts.tries)
    for key, groups in (("review-eras", player.eras), ("review-themes", player.themes)):
        if groups:
            yield f"    {say(key)}: " + "; ".join(_group(each, s) for each in groups)
    yield f"    {say('review-calibration')}: " + "; ".join(
        say(
            "review-decile",
            low=s.percent(each.decile / 10),
            high=s.percent(each.decile / 10 + 0.1),
            moves=s.number(each.weight),
            right=s.percent(each.right),
        )
        for each in total.deciles
        if each.weight >= 0.5
    )


def _group(tally: Tally, s: Saying) -> str:
    return s.say(
        "review-group", name=s.group(tally), right=tally.right, tries=tally.tries, chance=s.number(tally.chance)
    )
