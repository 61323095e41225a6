"""Practice for browsers: a question about a card of a deck, and the judgement of an answer. REST handlers.

Knows decks and how cards come back; not what somebody has practised, which their browser keeps and shows with each
answer. A question has the dates of its row and not that of its card. Both are refused to those who are playing with the
deck, as the backs of its cards are.
"""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from kronika.dates import in_order
from kronika.decks.model import Deck, DeckCard
from kronika.decks.printed import printed_date
from kronika.errors import DeckError
from kronika.server.asking import hub_of, limit
from kronika.server.browsing import refuse_players
from kronika.server.pictures import fronts_of
from kronika.server.refusals import Refused
from kronika.study.questions import LINE, MOST_LINE, question_of, right_gaps
from kronika.study.scheduling import planned

__all__ = ["HANDLERS", "Answer", "Asked", "Judged", "Question", "Recall", "RowCard"]

_MOST_AVOIDED: Final = 400
_Id = Annotated[str, msgspec.Meta(max_length=100)]
_Number = Annotated[float, msgspec.Meta(ge=0, le=1e6)]
_Moment = Annotated[str, msgspec.Meta(max_length=40)]
_Year = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A card to be asked about, the cards that its row should not give away, how long the row is to be."""

    card: _Id
    avoid: Annotated[list[_Id], msgspec.Meta(max_length=_MOST_AVOIDED)] = []
    line: Annotated[int, msgspec.Meta(ge=1, le=MOST_LINE)] = LINE
    language: Annotated[str, msgspec.Meta(max_length=20)] = "en"


class RowCard(msgspec.Struct, frozen=True):
    """A card of the row, dated."""

    id: str
    title: str
    theme: str
    date: str


class Question(msgspec.Struct, frozen=True):
    """The row from left to right; the card goes into a gap from 0, before all, to as many as there are cards."""

    card: str
    line: list[RowCard]


class Recall(msgspec.Struct, frozen=True, kw_only=True):
    """How well a card is remembered, for the browser to keep and to show with the next answer. `first` and `last` are
    the years that it had; with others the card begins anew.
    """

    first: _Year
    last: _Year
    state: Annotated[int, msgspec.Meta(ge=1, le=3)]
    step: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    stability: _Number | None = None
    difficulty: _Number | None = None
    due: _Moment
    last_review: _Moment | None = None


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """An answer: the card, the row as it was asked, the gap, or None for "I do not know"."""

    card: _Id
    line: Annotated[list[_Id], msgspec.Meta(min_length=1, max_length=MOST_LINE)]
    gap: int | None = None
    recall: Recall | None = None
    language: Annotated[str, msgspec.Meta(max_length=20)] = "en"


class Judged(msgspec.Struct, frozen=True):
    """The card, whether it was right, the gaps that are, its back, and when it comes back, in seconds since 1970."""

    card: str
    right: bool
    gaps: tuple[int, ...]
    date: str
    fact: str
    source: str
    due: float
    recall: Recall


@post("/api/practice/{deck:str}/question", status_code=200)
async def practice_question(
    deck: FromPath[str], data: JSONBody[Asked], request: Request[Any, Any, Any], state: State
) -> Question:
    """A row of cards with their dates, into which the card is to be placed. Drawn anew each time."""
    limit(request, state.requests)
    found = await _deck_for(deck, request, state)
    card = _card(found, data.card)
    if len(found.cards) < 2:
        raise Refused("room.unknown", "this deck has no other card to place this one beside")
    asked = question_of(found, card, Random(), size=data.line, avoid=set(data.avoid))
    fronts = fronts_of(msgspec.structs.replace(found, cards=asked.line), data.language)
    row = []
    for one in asked.line:
        front = fronts[f"{found.id}/{one.id}"]
        row.append(RowCard(one.id, front.title, front.theme, _date(found, one, data.language)))
    return Question(card.id, row)


@post("/api/practice/{deck:str}/answer", status_code=200)
async def practice_answer(
    deck: FromPath[str], data: JSONBody[Answer], request: Request[Any, Any, Any], state: State
) -> Judged:
    """Whether the card is right in this gap of this row; only now its back."""
    limit(request, state.requests)
    found = await _deck_for(deck, request, state)
    card = _card(found, data.card)
    line = [_card(found, id) for id in data.line]
    spans = [one.span for one in line]
    if card in line or len(set(data.line)) < len(line) or not in_order(spans):
        raise Refused("wire.malformed", "this is no row of other cards in order")
    if data.gap is not None and not 0 <= data.gap <= len(line):
        raise Refused("wire.malformed", f"gaps go from 0 to {len(line)}")
    fitting = right_gaps(spans, card.span)
    is_right = data.gap in fitting
    kept = data.recall
    same = kept is not None and (kept.first, kept.last) == (card.span.first, card.span.last)
    was = msgspec.to_builtins(kept) | {"card_id": 1} if same else None
    became, due, _ = planned(was, is_right, time.time())
    recall = msgspec.convert(became | {"first": card.span.first, "last": card.span.last}, Recall)
    return Judged(
        card.id, is_right, fitting, _date(found, card, data.language), found.text(card.facts, data.language) or "",
        card.source or "", due, recall,
    )  # fmt: skip


async def _deck_for(name: str, request: Request[Any, Any, Any], state: State) -> Deck:
    hub = hub_of(state)
    try:
        found = await asyncio.to_thread(hub.deck, name)
    except DeckError:
        raise Refused("room.unknown", "there is no such deck") from None
    await refuse_players(hub, found, request)
    return found


def _card(deck: Deck, id: str) -> DeckCard:
    found = next((card for card in deck.cards if card.id == id), None)
    if found is None:
        raise Refused("room.unknown", "there is no such card")
    return found


def _date(deck: Deck, card: DeckCard, language: str) -> str:
    return printed_date(card, language, deck.languages[0])


HANDLERS = (practice_question, practice_answer)
