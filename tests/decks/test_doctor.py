"""The doctor: each fault that a maker can plant is found, with id, card and column; good decks are left alone.

`planted_faults.tsv` holds faults of single cards, one a line; those of two cards and of whole decks stand here.
Waivers are for test_doctor_waivers.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

import pytest

from kronika.dates import parse_date
from kronika.decks import Deck, DeckCard, bundled_decks
from kronika.decks.doctor import CATALOGUE, SEVERITIES, Difficulty, Finding, examine
from kronika.decks.doctor.languages import counted, foreign_language
from kronika.decks.model import Theme
from tests.decks.planting import (
    BATCH,
    FAULTS,
    HARMLESS_TABLE,
    THIS_YEAR,
    batches,
    bundled,
    found,
    good,
    kinds,
    plant,
    replace,
    two,
)

HARMLESS: Final = [line.split("\t") for line in HARMLESS_TABLE.read_text("utf-8").splitlines()[1:]]


@cache
def harmless() -> list[Finding]:
    """What is found about each of the harmless titles, so many a deck."""
    findings: list[Finding] = []
    for at in range(0, len(HARMLESS), BATCH):
        deck = good()
        for place, (date, language, title) in enumerate(HARMLESS[at : at + BATCH]):
            deck = plant(deck, place, titles={language: title}, date=date, source="Wikidata Q123")
        findings += examine(deck, this_year=THIS_YEAR).findings
    return findings


@pytest.mark.parametrize("title", [title for _, _, title in HARMLESS])
def test_a_good_title_is_left_alone(title: str) -> None:
    """Titles near to what is looked for: numbers that are counts, names that end like plurals, kings with numerals."""
    about = [one for one in harmless() if one.title == title and not one.id.startswith("twin")]
    assert [(one.id, one.problem) for one in about] == []


def test_the_good_deck_has_nothing_to_find() -> None:
    assert found(good()) == ()


@pytest.mark.parametrize("name", sorted(bundled_decks()))
def test_the_bundled_decks_pass(name: str) -> None:
    left = examine(bundled()[name], [*bundled().values()], this_year=THIS_YEAR).open()
    assert [f"{one.id} {one.card} {one.problem}" for one in left] == []


@pytest.mark.parametrize("number", range(len(FAULTS)), ids=lambda n: f"{FAULTS[n].kind}-{FAULTS[n].text[:40]}")
def test_a_planted_fault_is_found(number: int) -> None:
    fault = FAULTS[number]
    batch, place = divmod(number, BATCH)
    card = good().cards[place].id
    about = [one for one in batches()[batch].findings if one.card == card]
    assert (fault.kind, fault.column) in {(one.id, one.column) for one in about}, [(o.id, o.column) for o in about]
    assert all(one.remedy and one.severity in SEVERITIES for one in about)
    assert {one.row for one in about} == {place + 2}


MOON, APOLLO = {"en": "Neil Armstrong walks on the Moon"}, {"en": "Apollo 11 lands on the Moon"}
SOURCES = ("Wikidata Q43653", "NASA; Wikidata Q43653")


@pytest.mark.parametrize(
    ("kind", "first", "second", "dates", "more"),
    [
        ("twin", APOLLO, {"en": "Apollo 11 is landed on the Moon"}, ("1969",), {}),
        ("twin-likely", MOON, APOLLO, ("1969",), {}),
        ("twin", {"en": "Some affair in Utopia"}, {"en": "The well of Zembla"}, ("1700",), {"sources": SOURCES}),
        ("twin-likely", {"en": "Bell patents the zither"}, {"en": "The zither is patented"}, ("1876",), {}),
        ("twin-likely", {"en": "Eiffel's Tower opens in Paris"}, {"en": "Eiffel's Tower is opened"}, ("1889", "1887"),
         {}),
        ("twin-likely", {"en": "Magna Carta is sealed"}, {"en": "A king seals a charter at Runnymede"}, ("1215",),
         {"facts": ({"en": "The king sealed it at Runnymede."}, {"en": "It is called Magna Carta."})}),
        ("twin-likely", {"en": "Gutenberg prints his Bible"}, {"en": "Gutenberg's Bible leaves the press"},
         ("around 1455",), {}),
        ("twin-likely", {"en": "Some affair in Utopia"}, {"en": "The well of Zembla"}, ("1700", "1800"),
         {"sources": ("Wikidata Q5", "Wikidata Q5")}),
        ("same-title", {"en": "The Pact of Utopia is signed"}, {"en": "The pact of Utopia is signed"},
         ("1503", "1801"), {}),
        ("same-title", {"en": "Zembla and Utopia sign a peace"}, {"en": "A peace of Utopia, Zembla: the sign"},
         ("1503", "1801"), {}),
        ("same-title", {"en": "The Utopian war", "de": "Krieg in Utopia"}, {"en": "Zembla", "de": "Krieg in Utopia"},
         ("1503", "1801"), {}),
        ("fact-twice", {"en": "Some affair in Utopia"}, {"en": "The well of Zembla"}, ("1700", "1800"),
         {"facts": ({"en": "The king had to wait for breakfast."}, {"en": "The king had to wait for breakfast!"})}),
        ("hint-fact", {"en": "Utopia founds its first bank"}, {"en": "Zembla's great theatre burns down"},
         ("1503", "1801"), {"facts": ({"en": "The great theatre of Zembla burnt down in 1801."}, {})}),
        ("hint-fact", {"en": "Utopia founds its first bank"}, {"en": "Zembla's great theatre burns down"},
         ("1503", "1801"), {"facts": ({"en": "The great theatre of Zembla burned in eighteen hundred and one."}, {})}),
        ("hint-fact", {"en": "Utopia founds its first bank"}, {"en": "Zembla's great theatre burns down"},
         ("1800", "1801"), {"facts": ({"en": "A year later the great theatre of Zembla burns."}, {})}),
    ],
)  # fmt: skip
def test_two_cards_that_do_not_go_together(
    kind: str, first: dict[str, str], second: dict[str, str], dates: tuple[str, ...], more: dict[str, Any]
) -> None:
    deck, a, b = two(first, second, *dates, **more)
    about = [one for one in found(deck) if one.id == kind and {one.card, *one.also} == {a, b}]
    assert about, kinds(found(deck), a, b)
    assert about[0].column


@pytest.mark.parametrize(
    ("first", "second", "dates"),
    [
        ({"en": "Bach is born"}, {"en": "Handel is born"}, ("1685",)),
        ({"en": "The First World War begins"}, {"en": "The First World War ends"}, ("1914", "1918")),
        (MOON, {"en": "Gene Cernan leaves the Moon"}, ("1969", "1972")),
    ],
)
def test_two_cards_that_may_stand_side_by_side(
    first: dict[str, str], second: dict[str, str], dates: tuple[str, ...]
) -> None:
    deck, a, b = two(first, second, *dates)
    assert {kind for kind in kinds(found(deck), a, b) if kind.startswith(("twin", "same"))} == set()


@pytest.mark.parametrize(
    ("first", "second", "date"),
    [
        (MOON, APOLLO, "1969"),
        (MOON, {"cs": "Neil Armstrong vstoupil na Měsíc"}, "1969"),
        ({"en": "Yuri Gagarin flies into space"}, {"ru": "Гагарин летит в космос"}, "1961"),
        ({"en": "The Titanic sinks"}, {"ru": "Тонет «Титаник»"}, "1912"),
        ({"pl": "Wystawiono Hamleta Szekspira"}, {"en": "Shakespeare's Hamlet is staged"}, "1601"),
        (
            {"en": "Darwin publishes On the Origin of Species"},
            {"de": "Darwins „Entstehung der Arten“ erscheint"},
            "1859",
        ),
    ],
)
def test_a_twin_in_another_deck_is_found_in_any_language(
    first: dict[str, str], second: dict[str, str], date: str
) -> None:
    deck, a, _ = two(first, {"en": "The well of Zembla"}, date, "1300")
    foreign, b, _ = two(second, {"en": "A castle in Utopia"}, date, "1200")
    other = replace(foreign, id="other", cards=foreign.cards[:1])
    about = [one for one in found(deck, [other]) if one.id == "twin-across"]
    assert (a, True, True) in {(one.card, b in one.problem, "other" in one.problem) for one in about}


def test_a_copy_of_a_deck_is_told_once() -> None:
    copies = [one for one in found(good(), [replace(good(), id="copy")]) if one.id == "twin-across"]
    assert [one.card for one in copies] == [None]


def cards_with(change: Callable[[int, DeckCard], DeckCard]) -> Deck:
    return replace(good(), cards=tuple(change(place, card) for place, card in enumerate(good().cards)))


def dated(dates: Iterable[str]) -> Deck:
    """The good deck with these dates, one a card."""
    return cards_with(lambda place, card: replace(card, date=(d := texts[place % len(texts)]), span=parse_date(d))
                      ) if (texts := [*dates]) else good()  # fmt: skip


def in_order() -> Deck:
    by_date = sorted(good().cards, key=lambda card: card.span.first)
    ids = sorted(card.id for card in by_date)
    return replace(good(), cards=tuple(replace(card, id=id) for card, id in zip(by_date, ids, strict=True)))


def symbols_by_age() -> Deck:
    return cards_with(lambda _, card: replace(card, front="sun" if card.span.first < 1800 else "moon", back="star"))


ODD: Final = [str(1003 + 23 * n) for n in range(40)]
DECKS: Final[dict[str, tuple[str, Callable[[], Deck]]]] = {
    "cards in order of time": ("hint-order", in_order),
    "pictures numbered in order of time": (
        "hint-order",
        lambda: replace(
            in_order(),
            cards=tuple(
                replace(card, id=old.id, image=f"p{place}.jpg")
                for place, (card, old) in enumerate(zip(in_order().cards, good().cards, strict=True))
            ),
        ),
    ),
    "symbols that follow the ages": ("hint-symbol", symbols_by_age),
    "one symbol": ("symbol-balance", lambda: cards_with(lambda _, card: replace(card, front="sun", back="moon"))),
    "a symbol on few": (
        "symbol-balance",
        lambda: cards_with(lambda n, card: replace(card, front="sun" if n % 20 == 1 else "ab"[n % 2], back="moon")),
    ),
    "a symbol a card": ("symbol-balance", lambda: cards_with(lambda n, card: replace(card, front=f"symbol {n}"))),
    "a theme named after an age": (
        "hint-theme",
        lambda: replace(good(), themes=good().themes | {"art": Theme(id="art", titles={"en": "The 19th century"})}),
    ),
    "a theme without cards": (
        "theme-unused",
        lambda: replace(good(), themes=good().themes | {"war": Theme(id="war", titles=good().themes["art"].titles)}),
    ),
    "cards without a theme": ("theme-missing", lambda: plant(good(), 0, theme=None)),
    "one theme for nearly all": (
        "theme-balance",
        lambda: cards_with(lambda n, card: replace(card, theme="art") if n > 8 else card),
    ),
    "all of one century": ("era-balance", lambda: dated(str(1702 + n * 7 % 97) for n in range(40))),
    "all of a lifetime": ("era-balance", lambda: dated(str(1913 + n * 7 % 97) for n in range(40))),
    "all of one country": (
        "region-balance",
        lambda: cards_with(lambda n, card: replace(card, titles=card.titles | {"en": f"Paris opens its hall no. {n}"})),
    ),
    "round years": ("round-deck", lambda: dated(str(1510 + 10 * n) if n % 3 else str(1511 + n) for n in range(40))),
    "years that end in 0 or 5": (
        "round-deck",
        lambda: dated(str(1515 + 5 * (n // 2)) if n % 2 else ODD[n] for n in range(40)),
    ),
    "early years that are round": (
        "round-deck",
        lambda: dated(str(310 + 10 * n * 3) if n < 12 else str(1503 + 13 * n) for n in range(40)),
    ),
    "a crowded year": ("crowded-year", lambda: dated(["1969"] * 5 + ODD[:35])),
    "ties all over": ("ties", lambda: dated(str(1903 + n % 8) for n in range(40))),
    "too small": ("few-cards", lambda: replace(good(), cards=good().cards[:10])),
    "an icon on many cards": (
        "icon-crowded",
        lambda: cards_with(lambda n, card: replace(card, icon="gear" if n < 20 else card.icon)),
    ),
    "a picture on two cards": ("icon-crowded", lambda: plant(plant(good(), 0, image="a.jpg"), 1, image="a.jpg")),
    "no picture": ("icon-missing", lambda: plant(good(), 0, icon=None)),
    "no fact": ("fact-missing", lambda: replace(good(), cards=(replace(good().cards[0], facts={}), *good().cards[1:]))),
    "no title in a theme's language": (
        "translation-missing",
        lambda: replace(good(), themes=good().themes | {"art": Theme(id="art", titles={"en": "Art"})}),
    ),
    "a theme in the wrong letters": (
        "translation-script",
        lambda: replace(good(), themes=good().themes | {"art": replace(good().themes["art"], titles={"ru": "Art"})}),
    ),
    "the description dates a card": (
        "hint-fact",
        lambda: replace(
            plant(good(), 0, titles={"en": "Utopia's well runs dry"}, date="1503"),
            descriptions={"en": "From the dry well of Utopia in 1503 to today."},
        ),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DECKS)
def test_a_fault_of_the_whole_deck_is_found(name: str) -> None:
    kind, deck = DECKS[name]
    about = [one for one in found(deck()) if one.id == kind]
    assert about, kinds(found(deck()))
    assert all(one.remedy == CATALOGUE[kind].remedy and one.severity == CATALOGUE[kind].severity for one in about)


@pytest.mark.parametrize(
    ("kind", "column", "changes"),
    [
        ("translation-missing", "title.pl", lambda card: {"titles": _without(card.titles, "pl")}),
        ("translation-missing", "fact.de", lambda card: {"facts": _without(card.facts, "de")}),
        ("translation-same", "title.de", lambda card: {"titles": card.titles | {"de": card.titles["en"]}}),
        ("translation-same", "fact.cs", lambda card: {"facts": card.facts | {"cs": card.facts["en"]}}),
        ("translation-numbers", "fact.de", lambda _: {"facts": {"en": "In all 1,250 came.", "de": "Es kamen 1520."}}),
        ("translation-numbers", "title.de", lambda _: {"titles": {"en": "The 45 cows win", "de": "54 Kühe siegen"}}),
        ("title-long", "title.en", lambda _: {"titles": {"en": "A b c d e f g h i j k l m n opens"}}),
        ("hint-year", "asks", lambda _: {"asks": "was in nineteen sixty-nine", "span": parse_date("1969")}),
        ("source-year", "date", lambda _: {"extra": {"x-source-years": "1702–1705"}, "source": "A Guide, p. 7"}),
        ("hint-number", "front", lambda _: {"front": "1971"}),
    ],
)  # fmt: skip
def test_a_fault_of_several_cells_is_found(
    kind: str, column: str, changes: Callable[[DeckCard], dict[str, Any]]
) -> None:
    card = good().cards[0]
    deck = replace(good(), cards=(replace(card, **changes(card)), *good().cards[1:]))
    assert (kind, column) in {(one.id, one.column) for one in found(deck) if one.card == card.id}


def _without(texts: dict[str, str], language: str) -> dict[str, str]:
    return {code: text for code, text in texts.items() if code != language}


def _difficulty(best: float, least: float) -> Difficulty:
    return Difficulty(60, {"sharp": best, "good": (best + least) / 2, "fair": least}, {"a": {"sharp": best}}, {"a": 60})


@pytest.mark.parametrize(
    ("best", "least", "told"), [(0.99, 0.95, {"too-easy"}), (0.4, 0.3, {"too-hard"}), (0.9, 0.8, set[str]())]
)
def test_decks_that_everybody_or_nobody_masters(best: float, least: float, told: set[str]) -> None:
    assert kinds(found(good(), difficulty=_difficulty(best, least))) == told


def test_an_icon_that_does_not_come_with_the_deck() -> None:
    icons = {card.icon for card in good().cards} | {theme.icon for theme in good().themes.values()}
    names = {icon for icon in icons if icon}
    assert found(good(), icons=names) == ()
    card = good().cards[0]
    missing = found(good(), icons=names - {card.icon, good().themes["art"].icon})
    assert [(one.id, one.card, one.column) for one in missing] == [
        ("icon-unknown", None, "themes.art.icon"),
        ("icon-unknown", card.id, "icon"),
    ]


def test_every_kind_of_the_catalogue_is_planted_somewhere() -> None:
    planted = {fault.kind for fault in FAULTS} | {kind for kind, _ in DECKS.values()}
    by_hand = {
        "twin",
        "twin-likely",
        "twin-across",
        "same-title",
        "fact-twice",
        "translation-same",
        "translation-numbers",
        "title-long",
        "title-cut",
        "glyph",
        "not-one-year",
        "icon-unknown",
        "image-unreadable",
        "too-easy",
        "too-hard",
        "waiver-unknown",
        "waiver-reason",
        "waiver-unused",
    }
    assert planted | by_hand == set(CATALOGUE)


def test_the_catalogue_tells_what_to_do() -> None:
    for severity, remedy in CATALOGUE.values():
        assert severity in SEVERITIES
        assert len(remedy.split()) >= 4


def test_the_rows_are_those_that_are_given() -> None:
    deck = plant(good(), 3, icon=None)
    assert [one.row for one in found(deck)] == [5]
    assert [one.row for one in found(deck, rows={deck.cards[3].id: 77})] == [77]


def test_findings_come_gravest_first_and_are_the_same_each_time() -> None:
    deck = plant(plant(plant(good(), 5, icon=None), 1, source=None), 2, titles={"en": "It is 1999"}, date="1999")
    findings = found(deck)
    ranks = [SEVERITIES.index(one.severity) for one in findings]
    assert ranks == sorted(ranks)
    assert set(ranks) == {0, 1, 2}
    assert found(deck) == findings


@pytest.mark.parametrize("language", ["en", "de", "cs", "pl"])
def test_languages_are_told_apart_in_the_decks_themselves(language: str) -> None:
    """Each title and fact of each bundled deck is taken for its own language and no other, but for a few of names."""
    texts = [text for deck in bundled().values() for card in deck.cards
             for some in (card.titles, card.facts) if (text := some.get(language))]  # fmt: skip
    assert [text for text in texts if foreign_language(text, language)] == []
    for other in {"en", "de", "cs", "pl"} - {language}:
        missed = [text for text in texts if not foreign_language(text, other)]
        assert len(missed) < 0.02 * len(texts)


def test_the_table_of_letters_can_be_counted_again() -> None:
    texts = {code: [card.facts[code] for card in good().cards] for code in ("en", "de", "cs", "pl")}
    lines = counted(texts).splitlines()
    assert lines[0] == "_ en de cs pl"
    assert all(len(line.split()) == 5 for line in lines[1:])


def test_a_very_large_deck_takes_no_longer_than_its_size() -> None:
    """Four hundred cards with the same words and years: what is compared must not grow with the square of them."""
    card = replace(
        good().cards[0], titles={"en": "Utopia founds its great bank"}, facts={"en": "It was a fine day in 1700."}
    )
    cards = tuple(
        replace(card, id=f"{n:06}", date=str(year), span=parse_date(str(year)))
        for n in range(2000)
        if (year := 1000 + n % 200)
    )
    deck = replace(good(), languages=("en",), cards=cards)
    assert "same-title" in kinds(examine(deck, this_year=THIS_YEAR).findings)
