"""A review in words: moves, chances and names as texts, for the terminal and for the page.

Knows which text says what; the texts themselves come from whoever speaks (`locale/LANGUAGE/review.ftl`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

import msgspec

from kronika.bots.knowledge import ERAS
from kronika.cards import CardId
from kronika.review.many import MissedCard, PlayerTogether
from kronika.review.result import Alternative, JudgedMove, Moment, PlayerReview, Review, Tally

__all__ = ["SMALL", "SMALL_POINTS", "Say", "Saying"]

SMALL, SMALL_POINTS = 0.01, 0.1
"""What costs less than that, in chance or in points, is not told."""


class Say(Protocol):
    """The text of a key with its variables."""

    def __call__(self, key: str, **variables: object) -> str: ...


class Saying(msgspec.Struct, frozen=True):
    """How things are said in one language. `titles` and `facts` by card, `date` writes a date out, `clean` makes a
    stranger's text harmless where it is shown.
    """

    say: Say
    clean: Callable[[str], str]
    date: Callable[[str], str]
    titles: Mapping[CardId, str] = {}
    facts: Mapping[CardId, str] = {}
    themes: Mapping[str, str] = {}

    def percent(self, share: float) -> str:
        """`84%`."""
        return self.say("review-percent", share=share)

    def number(self, number: float) -> str:
        """`8.4`."""
        return self.say("review-number", number=number)

    def worth(self, value: float, team: bool) -> str:
        """A chance to win, or points."""
        if not team:
            return self.percent(value)
        points = round(value, 1)
        # A whole number is one for the plural, too.
        return self.say("review-points", points=int(points) if points == int(points) else points)

    def title(self, card: CardId, title: str | None) -> str:
        """The title of a card."""
        return self.clean(self.titles.get(card) or title or "")

    def names(self, review: Review) -> list[str]:
        """The players' names."""
        return [self.clean(player.name) for player in review.players]

    def move(self, review: Review, move: JudgedMove) -> str:
        """Who did what: `Ana: “Wheel”, 3500 BC, gap 2`."""
        name = self.clean(review.players[move.seat].name)
        return self.say("review-by", name=name, what=self._what(move.did, move.card, move.title, move.gap, move.date))

    def option(self, option: Alternative, made: JudgedMove) -> str:
        """Another move than the one made: `“Wheel”, gap 2`."""
        told = self._what(option.did, option.card, option.title, option.gap, None)
        if option.corrected:
            return self.say("review-after-correction", what=told)
        as_it_lay = made.correction is not None and option.gap is not None
        return self.say("review-without-correction", what=told) if as_it_lay else told

    def _what(self, did: str, card: CardId | None, title: str | None, gap: int | None, date: str | None) -> str:
        if card is None:
            return self.say(f"review-did-{did}")
        told = self.say("review-card", title=self.title(card, title))
        if date is not None:
            told = self.say("review-dated", what=told, date=self.date(date))
        if did == "discard":
            return self.say("review-did-discard", what=told)
        return told if gap is None else self.say("review-in-gap", what=told, gap=gap)

    def verdict(self, move: JudgedMove) -> str:
        """`right`, `wrong`, or nothing."""
        return "" if move.right is None else self.say("review-right" if move.right else "review-wrong")

    def remarks(self, review: Review, move: JudgedMove) -> list[str]:
        """What there is to say of the chances of a move, a sentence each."""
        told = []
        if move.best is not None and (move.cost or 0.0) >= SMALL:
            told.append(
                self.say(
                    "review-surer",
                    what=self.option(move.best, move),
                    chance=self.percent(move.best.chance or 0.0),
                    cost=self.percent(move.cost or 0.0),
                )
            )
        least = SMALL_POINTS if review.team else SMALL
        if move.wisest is not None and (move.worth_cost or 0.0) >= least:
            told.append(
                self.say(
                    "review-wiser-team" if review.team else "review-wiser",
                    what=self.option(move.wisest, move),
                    worth=self.worth(move.wisest.worth or 0.0, review.team),
                    own=self.worth(move.worth or 0.0, review.team),
                )
            )
        if (change := move.correction) is not None:
            told.append(
                self.say(
                    "review-correction",
                    before=self.percent(change.before),
                    was=self.say("review-right" if change.was_right else "review-wrong"),
                    after=self.percent(change.after),
                    now=self.say("review-right" if change.is_right else "review-wrong"),
                )
            )
        return told

    def moment(self, review: Review, moment: Moment) -> str:
        """A moment: the move, and what it changed for whom."""
        what = self.say("review-moved", move=moment.move, what=self.move(review, review.moves[moment.move - 1]))
        before, after = (self.worth(values[moment.seat], review.team) for values in (moment.before, moment.after))
        if review.team:
            return self.say("review-moment-team", what=what, before=before, after=after)
        name = self.clean(review.players[moment.seat].name)
        return self.say("review-moment", what=what, before=before, after=after, name=name)

    def how(self, review: Review) -> str:
        """How the moments were found."""
        if not review.moments.most:
            return self.say("review-moments-none")
        if review.moments.model == "hands":
            return self.say("review-moments-hands")
        return self.say("review-moments-playouts", playouts=review.moments.playouts)

    def outcome(self, review: Review) -> str:
        """Who won."""
        if not review.finished:
            return self.say("review-open")
        if review.score is not None:
            return self.worth(review.score, team=True)
        winners = [self.clean(review.players[seat].name) for seat in review.winners or ()]
        return self.say("review-won", names=", ".join(winners))

    def player(self, player: PlayerReview | PlayerTogether, *, team: bool) -> list[str]:
        """How a player did, a sentence each: all moves that could be right, what they cost, doubts."""
        name, total = self.clean(player.name), player.total
        if not total.tries:
            return [self.say("review-player-none", name=name)]
        chance, par = self.number(total.chance), self.number(total.par)
        told = [self.say("review-player", name=name, right=total.right, tries=total.tries, chance=chance, par=par)]
        if isinstance(player, PlayerReview):
            key = "review-player-cost-team" if team else "review-player-cost"
            told.append(self.say(key, cost=self.percent(player.cost), worth=self.worth(player.worth_cost, team)))
        if player.doubts.tries:
            told.append(self.say("review-player-doubts", right=player.doubts.right, tries=player.doubts.tries))
        return told

    def groups(self, heading: str, tallies: Iterable[Tally]) -> str:
        """Eras or themes, and how a player did in each."""
        told = (
            self.say(
                "review-group",
                name=self.group(each),
                right=each.right,
                tries=each.tries,
                chance=self.number(each.chance),
            )
            for each in tallies
        )
        return f"{self.say(heading)}: {'; '.join(told)}"

    def missed(self, card: MissedCard) -> str:
        """A card that was missed, and how often."""
        return self.say(
            "review-missed-card",
            missed=card.missed,
            tries=card.tries,
            title=self.title(card.card, card.title),
            date=self.date(card.date),
            par=self.percent(card.par),
        )

    def group(self, tally: Tally) -> str:
        """An era or a theme by its name."""
        eras = list(ERAS)
        if tally.name in eras:
            return self.say(f"review-era-{eras.index(tally.name)}")
        return self.clean(self.themes.get(tally.name, tally.name))
