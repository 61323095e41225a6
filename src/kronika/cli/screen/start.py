"""The start screen: which game, which deck, who plays. Arrow keys choose, Enter begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.events import Click, Key
from textual.screen import Screen
from textual.widgets import Input, Static

from kronika.bots.minds import kind_at
from kronika.cli.minds import OFFERED, level_names
from kronika.cli.players import PERSON, Seating
from kronika.cli.screen.draw import GOLD, INK, SOFT
from kronika.cli.setup import Wish, begin, deck_names, default_deck, person_name
from kronika.cli.text import clean, pad
from kronika.cli.words import Words
from kronika.engine import editions
from kronika.errors import KronikaError

__all__ = ["StartScreen"]

LABEL_CELLS = 24


class Field(Static, can_focus=True):
    """A label and one of several values; left and right change it, `changed` is called then."""

    def __init__(
        self, id: str, label: str, values: Sequence[tuple[str, str]], value: str, changed: Callable[[], None]
    ) -> None:
        super().__init__(id=id, classes="field", markup=False)
        self.label, self.changed = label, changed
        self.values: list[tuple[str, str]] = []
        self.at = 0
        self.offer(values, value)

    @property
    def value(self) -> str:
        return self.values[self.at][0]

    def offer(self, values: Sequence[tuple[str, str]], value: str) -> None:
        """Other values, each `(value, text)`, with this one chosen, or the first where it is not among them."""
        self.values = list(values)
        self.at = next((at for at, (found, _) in enumerate(values) if found == value), 0)
        self.draw()

    def draw(self) -> None:
        line = Text(pad(self.label, LABEL_CELLS), style=SOFT)
        line.append("◂ ", style=GOLD).append(self.values[self.at][1], style=INK).append(" ▸", style=GOLD)
        self.update(line)

    def step(self, by: int) -> None:
        self.at = (self.at + by) % len(self.values)
        self.draw()
        self.changed()

    def on_key(self, event: Key) -> None:
        if event.key in ("left", "right"):
            event.stop()
            self.step(1 if event.key == "right" else -1)

    def on_click(self, event: Click) -> None:
        self.step(-1 if event.x < LABEL_CELLS + 3 else 1)


class StartScreen(Screen[None]):
    """Chooses a game and begins it. `partial` is what the command line has said already."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+tab", "app.focus_previous", priority=True),
        Binding("down,tab", "app.focus_next", priority=True),
        Binding("enter", "begin", priority=True),
        Binding("escape", "leave", priority=True),
    ]

    def __init__(self, words: Words, partial: dict[str, Any]) -> None:
        super().__init__()
        self.words, self.partial = words, partial

    def compose(self) -> ComposeResult:
        words, boxes = self.words, editions()
        games = [(box.id, box.title) for box in boxes.values()]
        form = Vertical(id="form")
        form.border_title = Content("Kronika")
        with form:
            yield Static()
            yield Field("game", words("start-game"), games, "timeline-russia", self.game_changed)
            yield Field("deck", words("start-deck"), [(name, name) for name in self.decks()], "", self.nothing_changed)
            if not self.partial.get("players"):
                yield Static(Text(words("start-people"), style=SOFT), classes="label", markup=False)
                yield Input(person_name(), id="people", compact=True, select_on_focus=False)
                yield Field(
                    "bots", words("start-bots"), [(str(n), str(n)) for n in range(10)], "2", self.nothing_changed
                )
                levels = list(level_names(words).items())
                yield Field("level", words("start-level"), levels, OFFERED, self.nothing_changed)
            yield Static(id="about", markup=False)
            yield Static(id="problem", markup=False)
            yield Static(Text(words("start-keys"), style=SOFT), classes="label", markup=False)

    def decks(self) -> list[str]:
        return list(self.partial.get("decks") or ()) or deck_names() or ["–"]

    def on_mount(self) -> None:
        self.query_one("#game", Field).focus()
        self.game_changed()

    def nothing_changed(self) -> None:
        self.query_one("#problem", Static).update("")

    def game_changed(self) -> None:
        """Another game: its usual deck, and a word about it."""
        game = self.query_one("#game", Field).value
        if not self.partial.get("decks") and deck_names():
            deck = self.query_one("#deck", Field)
            try:
                usual = default_deck(game, self.words.language)
            except KronikaError:
                usual = deck_names()[0]
            deck.offer([(name, name) for name in deck_names()], usual)
        self.query_one("#about", Static).update(Text(self.words(f"about-{game}"), style=SOFT))
        self.nothing_changed()

    def action_begin(self) -> None:
        from kronika.cli.screen.app import KronikaApp

        try:
            session = begin(self.wish(), self.words)
        except (KronikaError, OSError) as error:
            self.query_one("#problem", Static).update(Text(clean(str(error))))
            return
        assert isinstance(self.app, KronikaApp)
        self.app.play(session)

    def wish(self) -> Wish:
        """What is chosen now."""
        known = {key: value for key, value in self.partial.items() if value}
        if "players" not in known:
            names = [clean(name) for name in self.query_one("#people", Input).value.split(",")]
            people = tuple(Seating(name, PERSON) for name in names if name)
            level = self.query_one("#level", Field).value
            bot = Seating(None, f"bot:{kind_at(level)}:{level}")
            known["players"] = people + (bot,) * int(self.query_one("#bots", Field).value)
        known["decks"] = known.get("decks") or (self.query_one("#deck", Field).value,)
        return Wish(game=self.query_one("#game", Field).value, **known)

    def action_leave(self) -> None:
        self.app.exit()
