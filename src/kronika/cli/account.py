"""A saved game told move by move, for people: `kronika replay FILE`.

It prints as it reads; knows records through the engine and sentences through the story.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import BinaryIO

from kronika.cli.story import before_deal, tell
from kronika.cli.text import clean
from kronika.cli.titles import titles_in
from kronika.cli.words import Words
from kronika.engine import Game, View, public_events, raw_lines, read_record, view_of
from kronika.table import Event

__all__ = ["Account"]


class Account:
    """Tells records in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def tell(self, file: BinaryIO) -> None:
        """Tell one record; raises RecordError at the first line that is wrong, when all before it has been told."""
        words = self.words
        replay = iter(read_record(raw_lines(file)))
        game = next(replay)
        titles = self.titles(game)
        print(words("account-title", game=game.start.edition.title, deck=len(titles)))
        print(words("account-players", names=", ".join(clean(player.name) for player in game.start.players)))
        options = game.start.header.get("options", {})
        if given := [f"{key} {value}" for key, value in options.items() if key in game.start.options]:
            print(words("account-options", options=", ".join(given)))
        before = before_deal(view_of(game))
        self.say(game, before, game.opening, titles)
        before = view_of(game)
        for game in replay:
            print(f"\n{words('account-move', number=game.moves_made)}")
            turn = game.turns.pop()  # Told is done with: memory does not grow with the record.
            self.say(game, before, turn.events, titles)
            before = view_of(game)
        print()
        if before.turn is None:
            print(words("account-over"))
        else:
            print(words("account-unfinished", name=clean(before.seats[before.turn].name)))

    def titles(self, game: Game) -> dict[str, str]:
        own = {card: front.title for card, front in game.start.deck.fronts.items()}
        return {card: clean(title) for card, title in (own | titles_in(self.words.language, own)).items()}

    def say(self, game: Game, before: View, events: Iterable[Event], titles: dict[str, str]) -> None:
        for told in tell(before, public_events(game, events), titles.__getitem__, self.words):
            print(told.text)
