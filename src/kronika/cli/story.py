"""What happened, as sentences: the same words for the screen, the log, the plain mode and the account of a saved game.

Knows public events and views only, so it cannot tell a date that nobody has turned over.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from kronika.cards import CardId
from kronika.cli.text import clean, inside_quotes
from kronika.cli.words import Words
from kronika.engine import View
from kronika.engine.view import BackView, CardShown, PileShuffled, PositionLaid, PublicEvent, SeatsSat, VerdictGiven
from kronika.table import events as e

__all__ = ["Told", "before_deal", "moved_cards", "tell"]

Titles = Callable[[CardId], str]


class Told(NamedTuple):
    """One sentence, and its tone: `plain`, `aside`, `right`, `wrong`, `doubt`, `end`."""

    text: str
    tone: str = "plain"


def tell(before: View, events: Sequence[PublicEvent], titles: Titles, words: Words) -> list[Told]:
    """The events of one move, or of the deal, as sentences. `before` is the table before them.

    `titles` gives clean titles.
    """
    return _Telling(before, titles, words).all(events)


def before_deal(view: View) -> View:
    """The table before the deal: the same players, and nothing lies there."""
    seats = tuple(replace(seat, hand=(), horizontal=(), active=True, acted=False) for seat in view.seats)
    zones: dict[str, tuple[()]] = dict.fromkeys(("discard", "boxed", "line", "lower", "upper"), ())
    return replace(view, seats=seats, pile=0, pile_top=None, box=0, legal=None, outcome=None, verdict=None, **zones)


def moved_cards(old: Sequence[CardId], new: Sequence[CardId]) -> list[CardId]:
    """The fewest cards that were taken out and put back elsewhere to make `new` of `old`, in their new order."""
    at = {card: position for position, card in enumerate(old)}
    tails: list[int] = []
    last: list[CardId] = []
    before: dict[CardId, CardId | None] = {}
    for card in new:
        k = bisect_left(tails, at[card])
        before[card] = last[k - 1] if k else None
        tails[k:] = [at[card], *tails[k + 1 :]]
        last[k:] = [card, *last[k + 1 :]]
    stays: set[CardId] = set()
    walk = last[-1] if last else None
    while walk is not None:
        stays.add(walk)
        walk = before[walk]
    return [card for card in new if card not in stays]


class _Telling:
    """Tells the events of one move; remembers the row and what was just turned over."""

    def __init__(self, before: View, titles: Titles, words: Words) -> None:
        self.before, self.words = before, words
        # Every sentence quotes the titles that it names.
        self.titles: Titles = lambda card: inside_quotes(titles(card), words.language)
        self.line: list[CardId] = [card.id for card in before.line]
        self.backs: dict[CardId, BackView] = {card.id: card.back for card in before.line if card.back is not None}
        self.mover: int | None = None
        self.placed: CardId | None = None
        self.gaps: tuple[int, ...] | None = None
        self.discarded: CardId | None = None
        self.doubted = False
        self.drawn: list[CardId] = []
        self.told: list[Told] = []

    def all(self, events: Sequence[PublicEvent]) -> list[Told]:
        self.doubted = any(isinstance(event, e.Doubted) for event in events)
        judged = next((event for event in events if isinstance(event, VerdictGiven)), None)
        if judged is not None:
            # People hear the verdict first, then what follows from it.
            drawn = [event.card for event in events if isinstance(event, e.Drew)]
            events = [event for event in events if not isinstance(event, VerdictGiven | e.Drew)]
            turned = max(at for at, event in enumerate(events) if isinstance(event, CardShown))
            events.insert(turned + 1, judged)
            self.drawn = drawn
        for event, following in zip(events, [*events[1:], None], strict=True):
            self.one(event)
            if self.drawn and not isinstance(following, e.Drew) and isinstance(event, e.Drew):
                self.say_drawn(event.seat)
        return self.told

    def quoted(self, cards: Sequence[CardId]) -> str:
        return ", ".join(self.words("told-quoted", title=self.titles(card)) for card in cards)

    def say_drawn(self, seat: int) -> None:
        self.say("told-drew", "aside", name=self.name(seat), titles=self.quoted(self.drawn))
        self.drawn = []

    def name(self, seat: int) -> str:
        return clean(self.before.seats[seat].name)

    def say(self, key: str, tone: str = "plain", **variables: str | int | None) -> None:
        self.told.append(Told(self.words(key, **variables), tone))

    def one(self, event: PublicEvent) -> None:
        words, titles = self.words, self.titles
        match event:
            case SeatsSat(seats=seats, cards=cards):
                self.say("told-sat", "aside", seats=seats, cards=cards)
            case PositionLaid():
                self.say("told-position")
            case e.Boxed(kept=kept):
                self.say("told-boxed", "aside", cards=kept)
            case e.HandDealt(seat=seat, cards=dealt):
                self.say("told-dealt", "aside", name=self.name(seat), cards=len(dealt), titles=self.quoted(dealt))
            case e.DiscardOpened(card=card):
                self.say("told-discard-opened", title=titles(card))
            case e.LineOpened(card=card) | e.LineExtended(card=card):
                self.line.append(card)
                chain = self.before.game == "anno-domini"
                key = "extended" if len(self.line) > 1 else "opened"
                self.say(f"told-chain-{key}" if chain else "told-line-opened", title=titles(card))
            case e.LowerOpened(card=card):
                self.say("told-line-opened", title=titles(card))
            case e.Placed(seat=seat, card=card, gap=gap):
                self.mover, self.placed = seat, card
                where, neighbours = self.between(gap)
                self.say(f"told-placed-{where}", name=self.name(seat), title=titles(card), **neighbours)
                self.line.insert(gap, card)
            case CardShown(card=card, back=back, gaps=gaps):
                self.gaps = gaps
                self.shown(card, back)
            case e.Kept(card=card):
                self.say("told-right", "right", date=words.date(self.backs[card]))
            case e.Misplaced(card=card, zone=zone):
                self.wrong(card, zone)
            case e.MovedInLine(card=card):
                self.wrong(card, "insert")
            case e.Returned(card=card):
                self.wrong(card, "returned")
            case e.Drew(card=card):
                self.drawn.append(card)
            case PileShuffled(zone=zone, cards=number):
                key = "aside" if self.before.game == "anno-domini" else zone
                self.say(f"told-shuffled-{key}", cards=number)
            case _:
                self.rest(event)

    def rest(self, event: PublicEvent) -> None:
        words, titles = self.words, self.titles
        match event:
            case e.PlacedBelow(seat=seat, card=card, at=at):
                self.turned(seat, card)
                self.say("told-below-first" if at == 0 else "told-below-last", "right")
            case e.PlacedAbove(seat=seat, card=card, gap=gap):
                self.turned(seat, card)
                self.say("told-above", "right", **self.interval(gap))
            case e.Stacked(seat=seat, card=card, level=level, at=at):
                self.turned(seat, card)
                stack = (self.before.lower if level == "lower" else self.before.upper)[at]
                self.say("told-stacked", "right", other=self.titles(stack[-1].id))
            case e.LaidAside(seat=seat, card=card):
                self.turned(seat, card)
                self.say("told-laid-aside", "wrong", **self.interval(self.gap_of(self.backs[card])))
            case e.Discarded(seat=seat, card=card):
                self.discarded = card
                self.say("told-discarded", name=self.name(seat), title=titles(card))
            case e.Stopped(seat=seat):
                self.say("told-stopped", name=self.name(seat))
            case e.ChainCorrected(seat=seat, chain=chain):
                self.corrected(seat, list(chain))
            case e.Doubted(seat=seat):
                self.say("told-doubted", "doubt", name=self.name(seat))
            case e.ChainPutAside():
                self.line.clear()
                self.say("told-chain-aside", "aside")
            case VerdictGiven(verdict=verdict):
                seat, cards = verdict.penalty
                key = "right" if verdict.correct else "wrong"
                if cards:
                    titled = self.quoted(self.drawn)
                    self.say(f"told-judged-{key}", key, name=self.name(seat), cards=cards, titles=titled)
                else:
                    self.say(f"told-judged-{key}-alone", key)
                self.drawn = []
            case e.DirectionReversed():
                assert self.mover is not None  # a card was laid just before
                self.say("told-reversed", "doubt", name=self.name(self.mover))
            case e.RoundBegan(round=number, seat=seat, active=active):
                was_active = sum(of.active for of in self.before.seats)
                if number > 1 and 1 < len(active) < was_active:
                    self.say("told-tie-break", "end", names=words.names([self.name(other) for other in active]))
                self.say("told-round", "aside", round=number, name=self.name(seat))
            case e.GameEnded(winners=winners, score=score, rank=rank):
                if winners is None:
                    self.say("told-score", "end", score=score, rank=words(f"rank-{rank}"))
                else:
                    key = "told-won" if len(winners) == 1 else "told-won-together"
                    names = [self.name(seat) for seat in winners]
                    self.say(key, "end", name=names[0], names=words.names(names))
            case _:
                pass  # Whose turn it is stands on the table.

    def between(self, gap: int) -> tuple[str, dict[str, str]]:
        """Where a gap lies in the row (`first`, `last`, `between`, `only`), and the titles beside it."""
        found = {"left": self.titles(self.line[gap - 1])} if gap > 0 else {}
        found |= {"right": self.titles(self.line[gap])} if gap < len(self.line) else {}
        where = {(): "only", ("left",): "last", ("right",): "first", ("left", "right"): "between"}
        return where[tuple(found)], found

    def shown(self, card: CardId, back: BackView) -> None:
        self.backs[card] = back
        chain = self.before.game == "anno-domini"
        if chain and not self.doubted and self.mover is not None:
            self.say("told-checked", "doubt", name=self.name(self.mover))
            self.doubted = True
        # A card that has just been laid tells its date with the verdict, a card of the team with its place.
        team_turn = bool(self.before.lower) and card != self.discarded
        if chain or not (card == self.placed or team_turn):
            self.say("told-shown", title=self.titles(card), date=self.words.date(back))

    def turned(self, seat: int, card: CardId) -> None:
        self.say("told-turned", name=self.name(seat), title=self.titles(card), date=self.words.date(self.backs[card]))

    def wrong(self, card: CardId, what: str) -> None:
        back = self.backs[card]
        name = self.name(self.mover) if self.mover is not None else ""
        self.say(f"told-wrong-{what}", "wrong", date=self.words.date(back), name=name)
        if not self.gaps:
            return
        others = [other for other in self.line if other != card]
        first, last = self.gaps[0], self.gaps[-1]
        found: dict[str, str] = {}
        if first > 0:
            left = others[first - 1]
            found |= {"left": self.titles(left), "left-date": self.words.date(self.backs[left])}
        if last < len(others):
            right = others[last]
            found |= {"right": self.titles(right), "right-date": self.words.date(self.backs[right])}
        if found:
            self.say("told-belongs-" + ("between" if len(found) == 4 else "last" if first else "first"), **found)

    def gap_of(self, back: BackView) -> int:
        """The interval of the lower level in which this year lies."""
        years = [stack[0].back.first for stack in self.before.lower if stack[0].back is not None]
        return sum(year < back.first for year in years) - 1

    def interval(self, gap: int) -> dict[str, str]:
        left, right = self.before.lower[gap][0], self.before.lower[gap + 1][0]
        return {"left": self.titles(left.id), "right": self.titles(right.id)}

    def corrected(self, seat: int, chain: list[CardId]) -> None:
        at = {card: place for place, card in enumerate(chain)}
        moved = [
            self.words("told-moved-after", title=self.titles(card), left=self.titles(chain[at[card] - 1]))
            if at[card]
            else self.words("told-moved-first", title=self.titles(card))
            for card in moved_cards(self.line, chain)
        ]
        self.line = chain
        if moved:
            self.say("told-corrected", name=self.name(seat), moved="; ".join(moved))
        else:
            self.say("told-corrected-same", name=self.name(seat))
