"""Decks, games and runs of the command for these tests. The canary deck has years that nothing else contains."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from kronika.cli import main
from kronika.cli.players import Seating
from kronika.cli.session import Session
from kronika.cli.setup import Wish, begin
from kronika.cli.words import words_for
from kronika.engine import editions

GAMES = tuple(editions())
LETTERS = "abcdefghijklmnopqrstuvwxyz"
PERSON, BOT, RANDOM = "person", "bot:memory:good", "bot:random:good"


def canary_year(number: int) -> int:
    """A year of five digits that starts and ends with 9: no count, clause, size or seed looks like it."""
    return 90009 + 10 * number


CANARY = re.compile(r"9\d\d\d9")


def canary_deck(folder: Path, cards: int = 70, titles: Sequence[str] = ()) -> Path:
    """A deck whose titles hold no digit and whose every date is a canary year BC; `titles` name the first cards."""
    folder.mkdir()
    (folder / "deck.toml").write_text(
        'id = "canary"\nversion = 1\nlanguages = ["en", "ru"]\nlicense = "CC0-1.0"\nauthors = ["A. Maker"]\n'
        'asks = "began"\n[titles]\nen = "Canaries"\nru = "Канарейки"\n',
        encoding="utf-8",
    )
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["id", "date", "title.en", "title.ru"])
    for number in range(cards):
        name = LETTERS[number // 26] + LETTERS[number % 26]
        title = titles[number] if number < len(titles) else f"Event {name} of great importance to people"
        writer.writerow([f"aa{name}aa", f"{canary_year(number * 37 % cards)} BC", title, f"Событие {name} для людей"])
    (folder / "cards.csv").write_text(text.getvalue(), encoding="utf-8")
    return folder


def seats(*kinds: str) -> tuple[Seating, ...]:
    """Seats of these kinds, named A, B, …"""
    return tuple(Seating(LETTERS[at].upper() + "na", kind) for at, kind in enumerate(kinds))


def new_session(
    game: str, deck: Path, record: Path, kinds: Sequence[str] = (PERSON, BOT, RANDOM), **wish: object
) -> Session:
    """A game that has just been dealt, kept in `record`."""
    players, language = seats(*kinds), str(wish.pop("language", "en"))
    return begin(
        Wish(game=game, decks=(str(deck),), players=players, record=str(record), **({"seed": "test"} | wish)),  # type: ignore[arg-type]
        words_for(language),
    )


def hidden_years(session: Session, dates: Iterable[tuple[str, str]]) -> set[str]:
    """The canary years of the cards that nobody has turned over so far."""
    seen = {
        event.card for happened in session.history for event in happened.events if type(event).__name__ == "CardShown"
    }
    return {match[0] for card, date in dates if card not in seen and (match := CANARY.search(date))}


def years_in(text: str) -> set[str]:
    """The canary years that a text shows, in whatever way thousands are marked."""
    return set(CANARY.findall(re.sub(r"(?<=\d)[.,\s](?=\d)", "", text)))


def run(*words: object) -> int:
    """`kronika` with these words."""
    return main([str(word) for word in words])
