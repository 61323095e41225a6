"""The doctor's report: one page that runs nothing and loads nothing, whatever a deck's texts say."""

from __future__ import annotations

import itertools
import re
from html.parser import HTMLParser

import pytest

from kronika.dates import parse_date
from kronika.decks import Deck
from kronika.decks.doctor import Difficulty, examine
from kronika.decks.doctor.plots import bars, difficulty_plot, time_plot
from kronika.decks.doctor.report import errors_page, report_page
from kronika.decks.model import Theme, Waiver
from kronika.errors import DeckError
from tests.decks.planting import THIS_YEAR, good, plant, replace

HOSTILE = "</title><script>alert('x')</script><img src=x onerror=alert(1)>\"'&amp;"
VOID = {"meta", "br", "img", "link", "input", "hr"}


class Page(HTMLParser):
    """Collects tags, attributes and text, and checks that every tag that is opened is closed in its turn."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.text: list[str] = []
        self.open: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def difficulty(deck: Deck) -> Difficulty:
    shares = {card.id: {"sharp": 0.9, "good": 0.8, "fair": n / 40} for n, card in enumerate(deck.cards)}
    return Difficulty(7, {"sharp": 0.9, "good": 0.8, "fair": 0.5}, shares, {card.id: 9 for card in deck.cards})


def page_of(deck: Deck, *, games: bool = True) -> str:
    return report_page(examine(deck, this_year=THIS_YEAR, difficulty=difficulty(deck) if games else None))


def hostile() -> Deck:
    """A deck that says something nasty wherever a deck can say anything."""
    deck = plant(good(), 0, titles={"en": HOSTILE}, date="1969")
    for place in (1, 2):
        deck = plant(
            deck, place, titles={"en": HOSTILE[:50]}, facts={"en": HOSTILE}, source=HOSTILE, front=HOSTILE[:20],
            extra={"x-region": HOSTILE}, asks=HOSTILE,
        )  # fmt: skip
    for place in range(3, 40):
        deck = plant(deck, place, extra={"x-region": HOSTILE})
    return replace(
        deck,
        titles={"en": HOSTILE},
        descriptions={"en": HOSTILE},
        license=HOSTILE,
        themes=deck.themes | {"art": Theme(id="art", titles={"en": HOSTILE})},
        waivers=(
            Waiver(finding="text-left-over", card=deck.cards[0].id, reason=HOSTILE),
            Waiver(finding=HOSTILE, reason=HOSTILE),
        ),
    )


def test_nothing_of_a_deck_becomes_part_of_the_page() -> None:
    page = Page(page_of(hostile()))
    assert set(page.tags) <= {
        "html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "h3", "p", "b", "i", "bdi", "span", "ul",
        "li", "div", "figure", "figcaption", "section", "code", "table", "tr", "th", "td", "svg", "path", "text",
    }  # fmt: skip
    assert not [name for name, _ in page.attributes if name.startswith("on") or name in ("src", "href")]
    assert "".join(page.text).count("alert('x')") >= 5


@pytest.mark.parametrize("games", [True, False])
def test_the_page_needs_nothing_else(games: bool) -> None:
    page = page_of(good(), games=games)
    assert "http:" not in page
    assert "https:" not in page
    assert "<script" not in page
    assert "default-src 'none'" in page
    assert ("How hard it is" in page) is games


def test_the_page_tells_each_finding_once_and_each_waiver_with_its_reason() -> None:
    deck = plant(plant(good(), 0, titles={"en": "It says 1971 here"}), 1, icon=None)
    deck = replace(deck, waivers=(Waiver(finding="hint-number", reason="it is only an example"),))
    text = " ".join(Page(page_of(deck)).text)
    assert text.count("1971 reads like a year") == 1
    assert "it is only an example" in text
    assert "neither an icon nor a picture" in text
    assert "give the card an icon or a picture" in text
    assert "Nothing to mend" not in text
    assert "Nothing to mend" in page_of(good())


def test_the_title_of_the_window_is_plain_text() -> None:
    page = page_of(replace(good(), titles={"en": "Česko & <svět>"}), games=False)
    assert "<title>Česko &amp; &lt;svět&gt;: the doctor’s report</title>" in page


def test_long_lists_are_cut_short() -> None:
    cards = [replace(good().cards[n % 40], id=f"{n:06}", titles={"en": f"Card {n}"}, facts={}) for n in range(400)]
    cards = [replace(card, source=None) for card in cards]
    page = page_of(replace(good(), cards=tuple(cards), languages=("en",)), games=False)
    assert "And 100 more of this kind." in page


@pytest.mark.parametrize("number", [1, 2, 3])
def test_decks_of_few_cards_have_a_page_as_well(number: int) -> None:
    Page(page_of(replace(good(), cards=good().cards[:number])))


@pytest.mark.parametrize(
    "dates", [("1969", "1969"), ("13.8 billion years ago", "2020"), ("1000000 BC", "10000 BC"), ("2090", "2099")]
)
def test_any_dates_can_be_drawn(dates: tuple[str, ...]) -> None:
    cards = [replace(good().cards[n], date=date, span=parse_date(date)) for n, date in enumerate(dates)]
    plot = time_plot(replace(good(), cards=tuple(cards)))
    Page(plot)
    assert "nan" not in plot
    assert all(-1 <= float(x) <= 961 for x in re.findall(r' x="([-\d.]+)"', plot))


def labels(deck: Deck) -> list[tuple[float, str]]:
    found = re.findall(r'<text x="([-\d.]+)"[^>]*>([^<]+)</text>', time_plot(deck))
    return sorted((float(x), text) for x, text in found)


@pytest.mark.parametrize("first", ["776 BC", "1000 BC", "3200 BC", "10000 BC", "1 million BC", "500", "1850"])
def test_the_labels_of_the_time_axis_keep_apart(first: str) -> None:
    deck = plant(good(), 0, date=first)
    if first in ("500", "1850"):
        span = parse_date(first)
        deck = replace(deck, cards=tuple(card for card in deck.cards if card.span.first >= span.first))
    placed = labels(deck)
    assert len(placed) >= 4
    for (left, one), (right, other) in itertools.pairwise(placed):
        assert right - left > 3.6 * (len(one) + len(other)), (one, other)


def test_spans_are_drawn_below_the_line_without_touching() -> None:
    dates = ["1500–1600", "1550–1650", "1601–1700", "19th century", "around 1800"]
    deck = good()
    for place, date in enumerate(dates):
        deck = plant(deck, place, date=date)
    bars_drawn = re.findall(r'class="span" d="M([\d.]+) (\d+)H([\d.]+)"', time_plot(deck))
    assert len(bars_drawn) == len(dates)
    for a in bars_drawn:
        for b in bars_drawn:
            if a is not b and a[1] == b[1]:
                assert float(a[2]) < float(b[0]) or float(b[2]) < float(a[0])


def test_bars_and_dots_show_what_they_are_given() -> None:
    drawn = bars({"BC": 4, "<later>": 8}, expected=6)
    Page(drawn)
    assert "&lt;later&gt;" in drawn
    assert re.findall(r"width:([\d.]+)%", drawn) == ["50.0", "100.0"]
    assert "left:75.0%" in drawn
    assert Page(bars({})).tags == ["ul"]
    dots = difficulty_plot(difficulty(good()))
    assert "sharp, 90%" in dots
    assert dots.count("h0") == 3 * 40 + 3
    assert "nan" not in difficulty_plot(Difficulty(0, {"sharp": 0.0}, {}))


def test_a_deck_that_does_not_load_has_a_page_of_its_errors() -> None:
    errors = [
        DeckError("deck.date", "no date", file="cards.csv", row=7, column="date", remedy="write a year"),
        DeckError("deck.syntax", HOSTILE, file="deck.toml"),
    ]
    page = Page(errors_page(HOSTILE, errors))
    text = " ".join(page.text)
    assert "script" not in page.tags
    for part in ("deck.date", "cards.csv", "7", "write a year", "deck.toml"):
        assert part in text
