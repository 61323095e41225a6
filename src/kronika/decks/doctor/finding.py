"""What the doctor can find: each kind with its id, how much it weighs, and what to do about it.

Knows no deck. A finding can be waived in deck.toml, for one card or for the deck, with a reason; errors of the format
(`deck.…`) cannot.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

__all__ = ["CATALOGUE", "SEVERITIES", "Finding", "Kind", "finding"]

SEVERITIES: Final = ("error", "warning", "note")
"""From the gravest on: wrong, probably wrong, worth a look."""


class Kind(NamedTuple):
    """A kind of finding: how grave, and what would be right."""

    severity: str
    remedy: str


CATALOGUE: Final[dict[str, Kind]] = {
    # The answer given away
    "hint-year": Kind("error", "take the year out of what is seen before the date is open"),
    "hint-number": Kind("warning", "a number like a year gives a place on the timeline away; say it without"),
    "hint-age": Kind("warning", "name the event without its age, reign, century or decade"),
    "hint-relative": Kind("warning", "the time from another event places this one; say it without"),
    "hint-edition": Kind("warning", "the number of an edition or of an anniversary can be counted back; say it "
    "without"),
    "hint-fact": Kind("warning", "this dates another card of the deck while that one is still to be played; leave the "
    "year or the event out"),
    "hint-file": Kind("warning", "name pictures and icons so that they say nothing about the date"),
    "hint-theme": Kind("warning", "a theme is seen before the date is; name it by what its cards are about"),
    "hint-order": Kind("warning", "an order that follows the dates gives them away; draw new ids or names by chance"),
    "hint-symbol": Kind("warning", "spread the symbols over all times, or leave front and back empty to have them "
    "derived"),
    # Which event
    "twin": Kind("error", "keep one of the two, or make the titles ask for two different events"),
    "twin-likely": Kind("warning", "if both cards ask for one event, keep one; else waive this"),
    "twin-across": Kind("note", "decks can be mixed; if both cards ask for one event, drop one"),
    "same-title": Kind("error", "two cards that read alike have different dates; say which event each is"),
    "fits-two": Kind("warning", "say who, where or which: the title fits another event as well"),
    "asks-missing": Kind("warning", "say what the date answers, in the title (“opens”) or in the column asks"),
    # Dates
    "future": Kind("error", "the date lies after today; mend it"),
    "source-missing": Kind("warning", "name where the date was checked"),
    "source-vague": Kind("warning", "name the page, the item or the work, so that others can look the date up"),
    "source-year": Kind("warning", "the date lies outside the years that its source names; look it up again"),
    "round-year": Kind("note", "print “around” or a century if the year was rounded, or name a source that is exact"),
    "round-deck": Kind("warning", "more round years than events have; look the round ones up again"),
    "exact-early": Kind("note", "so early hardly any event is known to the year; print “around”, or say how it is "
    "known"),
    "not-one-year": Kind("note", "Timeline Twist together takes single years only and refuses the deck, other games "
    "do not; leave such cards out, or waive this"),
    "wide": Kind("note", "a span this wide fits nearly everywhere; is the card any fun?"),
    "crowded-year": Kind("note", "many cards with one date make ties; spread them"),
    "ties": Kind("warning", "so many ties take the point out of sorting; spread the dates"),
    # The deck as a whole
    "era-balance": Kind("warning", "one age holds most of the deck; look for events of other times"),
    "region-balance": Kind("note", "one part of the world holds most of the deck; look elsewhere, or say in the "
    "title that it is meant so"),
    "theme-balance": Kind("note", "give the themes about as many cards as each other"),
    "theme-unused": Kind("warning", "no card has this theme: drop it or fill it"),
    "theme-missing": Kind("note", "give each card a theme, or none any"),
    "symbol-balance": Kind("warning", "give each side's symbols about as many cards as each other, or leave front and "
    "back empty to have them derived"),
    "few-cards": Kind("warning", "add cards: some games need more than this deck has"),
    # Texts
    "translation-missing": Kind("warning", "write the text in this language, or take the language out of the deck"),
    "translation-same": Kind("warning", "two languages have the same text; translate it"),
    "translation-language": Kind("warning", "the text is in another language than its column; translate it, or put it "
    "into its own column"),
    "translation-numbers": Kind("warning", "the languages give different numbers; mend the one that is wrong"),
    "translation-script": Kind("error", "the text is not in the letters of its language; translate it"),
    "title-long": Kind("note", "a title is read at a glance; shorten it"),
    "title-cut": Kind("warning", "an import has cut the title; write one that is short enough, the whole stands in "
    "x-title"),
    "title-form": Kind("note", "a title begins with a capital and has no full stop at its end, no capitals throughout, "
    "and no space or sign too many"),
    "fact-missing": Kind("note", "write a sentence that is shown once the date is open"),
    "fact-short": Kind("note", "write a whole sentence, or leave the cell empty"),
    "fact-long": Kind("note", "one or two sentences are enough; shorten the fact"),
    "fact-repeats": Kind("note", "the fact says what the title says; tell something new"),
    "fact-twice": Kind("warning", "two cards have the same fact; give each its own"),
    "fact-form": Kind("note", "a fact is whole sentences, with a capital, a full stop and no space or sign too many"),
    "hard-to-read": Kind("note", "long sentences of long words; make them shorter"),
    "letters-mixed": Kind("error", "type the word again in the letters of one script: some only look right"),
    "letters-odd": Kind("error", "take the character out, or type it again: it is invisible, garbled or of another "
    "script"),
    "glyph": Kind("warning", "a card with it can be neither printed nor drawn as a picture; take the character out"),
    "text-left-over": Kind("warning", "take markup, addresses and placeholders out of what players read"),
    "quotes": Kind("note", "use the quotation marks of the language, and close each"),
    # Pictures
    "icon-missing": Kind("note", "give the card an icon or a picture"),
    "icon-unknown": Kind("warning", "no such icon comes with the deck; see the guide to decks"),
    "image-unreadable": Kind("error", "a card with it can be neither drawn nor printed; save the picture again, "
    "smaller or in another form"),
    "icon-crowded": Kind("note", "cards are told apart by their pictures; choose other icons for some"),
    # Difficulty, by simulation
    "too-easy": Kind("note", "even those who remember little place nearly every card rightly; closer dates would help"),
    "too-hard": Kind("note", "even those who know the dates well mostly fail; more spread would help"),
    # The waivers themselves
    "waiver-unknown": Kind("warning", "name a kind that `kronika deck check --kinds` lists; errors of the format "
    "cannot be waived"),
    "waiver-reason": Kind("note", "say in a few words why the finding may stand"),
    "waiver-unused": Kind("note", "nothing is found that this waiver would waive; drop it"),
}  # fmt: skip


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """One thing found. `card` is None where the deck as a whole is meant; `also` are ids of other cards concerned.

    `row` is the row of cards.csv, `column` a column there or a key of deck.toml, `waived` the reason given there.
    """

    id: str
    severity: str
    problem: str
    remedy: str
    card: str | None = None
    title: str | None = None
    row: int | None = None
    column: str | None = None
    also: tuple[str, ...] = ()
    waived: str | None = None


def finding(
    kind: str,
    problem: str,
    *,
    card: str | None = None,
    title: str | None = None,
    column: str | None = None,
    also: tuple[str, ...] = (),
) -> Finding:
    """A finding of this kind, with the severity and the remedy of the catalogue."""
    severity, remedy = CATALOGUE[kind]
    return Finding(
        id=kind, severity=severity, problem=problem, remedy=remedy, card=card, title=title, column=column, also=also
    )
