"""The table on the screen: the row, the hand, the piles, the people, and the keys of whoever is on turn.

Knows the session's views, events and sentences; never the game behind it.
"""

from __future__ import annotations

import contextlib
import threading
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import Screen
from textual.timer import Timer

from kronika.cards import CardId
from kronika.cli.choosing import Choosing
from kronika.cli.own import trouble_text
from kronika.cli.rulebook import refusal_text, rules_for_move, rules_now, shown_rules
from kronika.cli.screen.board import Board, Scene, log_lines
from kronika.cli.screen.dialogs import Dialog, Lines, paragraphs
from kronika.cli.screen.draw import GOLD, INK
from kronika.cli.screen.reveal import end_lines, reveal_of
from kronika.cli.session import Happened, Session
from kronika.cli.story import Told, tell
from kronika.cli.text import clean
from kronika.cli.words import Words
from kronika.engine.view import CardShown
from kronika.table import Move
from kronika.table import events as e

__all__ = ["TableScreen"]


class TableScreen(Screen[None]):
    """One game from here to its end. `pause` is how long a bot thinks, in seconds."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "vertical(-1)", priority=True),
        Binding("down", "vertical(1)", priority=True),
        Binding("left", "card(-1)", priority=True),
        Binding("right", "card(1)", priority=True),
        Binding("tab", "card(1)", priority=True),
        Binding("shift+tab", "card(-1)", priority=True),
        Binding("home", "vertical(-100000)", priority=True),
        Binding("end", "vertical(100000)", priority=True),
        Binding("pageup", "page(-1)", priority=True),
        Binding("pagedown", "page(1)", priority=True),
        Binding("enter", "enter", priority=True),
        Binding("space", "space", priority=True),
        Binding("escape", "escape", priority=True),
    ]
    LETTERS: ClassVar[dict[str, str]] = {
        "d": "doubt",
        "s": "stop",
        "x": "discard",
        "c": "correct",
        "z": "undo",
        "u": "undo",
        "?": "rules",
        "l": "log",
        "q": "quit",
        "[": "side_up",
        "]": "side_down",
    }

    def __init__(self, session: Session, words: Words, pause: float) -> None:
        super().__init__()
        self.session, self.words, self.pause = session, words, pause
        self.view = session.view()
        self.choosing: Choosing | None = None
        self.sure = False
        """The doubt waits for its second press."""
        self.fresh: CardId | None = None
        self.note: Told | None = None
        self.thinking: Timer | None = None
        self.told: list[list[Told]] = [self._tell(happened) for happened in session.history]
        self.recent: list[Told] = self.told[-1]
        """What has happened since somebody at this keyboard moved."""
        self.ended = False
        self.board = Board(session, words, self.choose_gap, self.choose_card)

    def compose(self) -> ComposeResult:
        yield self.board

    def on_mount(self) -> None:
        self.call_after_refresh(self.next_turn)

    def on_unmount(self) -> None:
        # Whoever leaves does not wait for a guest that is thinking.
        self.session.close()

    def on_resize(self) -> None:
        self.board.fit(self.size)
        self.call_after_refresh(self.draw)

    # The course of the game

    def next_turn(self) -> None:
        """Whoever is on turn now: a person chooses, a bot thinks for a moment, or the game is over."""
        self.view = self.session.view()
        self.sure = False
        turn = self.view.turn
        person = turn is not None and not self.session.is_bot(turn)
        self.choosing = Choosing(self.view) if person else None
        self.draw()
        if turn is None:
            if not self.ended:
                self.ended = True
                self.show_end()
        elif not person:
            self.thinking = self.set_timer(max(self.pause, 0.01), self.bot_moves)

    def bot_moves(self) -> None:
        if self.thinking is not None:
            self.thinking.stop()
            self.thinking = None
            if self.session.is_guest(self.view.turn):
                self.guest_moves()
            else:
                self.happened(self.session.play_bot())

    def guest_moves(self) -> None:
        """A program of somebody's own is asked beside the screen, which stays alive meanwhile, and may be left."""
        app = self.app

        def ask() -> None:
            move = self.session.bot_move()
            with contextlib.suppress(RuntimeError):  # Everybody has left.
                app.call_from_thread(self.guest_moved, move)

        # Not a worker of the screen's: it would be waited for in the end.
        threading.Thread(target=ask, daemon=True).start()

    def guest_moved(self, move: Move) -> None:
        """Its move, and what went wrong with it."""
        if not self.is_attached:
            return
        self.happened(self.session.play(move))
        for seat, trouble in self.session.troubles():
            self.note = Told(trouble_text(clean(self.view.seats[seat].name), trouble, self.words), "wrong")
            self.draw()

    def make(self, move: Move | None) -> None:
        """A person's move, or the reason why it is not allowed."""
        if move is None:
            return
        if error := self.session.refusal(move):
            self.note = Told(refusal_text(error, self.view, self.words), "wrong")
            self.draw()
            return
        self.choosing = None
        self.recent = []
        self.happened(self.session.play(move))

    def happened(self, happened: Happened) -> None:
        """Tell a move, show a chain that was turned over, go on."""
        self.note = None
        if self.session.trouble is not None:
            self.note = Told(self.words("saved-not", reason=clean(str(self.session.trouble))), "wrong")
        self.told.append(self._tell(happened))
        self.recent += self.told[-1]
        placed = [event.card for event in happened.events if isinstance(event, CardShown)]
        line = {card.id for card in self.session.view().line}
        line |= {
            card.id for stacks in (self.session.view().lower, self.session.view().upper) for s in stacks for card in s
        }
        laid = [event.card for event in happened.events if isinstance(event, e.Placed)]
        self.fresh = next((card for card in [*laid, *placed] if card in line), None)
        reveal = reveal_of(happened, self.session.titles, self.words)
        if reveal is None or not self.session.people:
            self.next_turn()
        else:
            # The chain is looked at on the table as it lay; only then the next one begins.
            self.draw()
            dialog = Dialog(reveal.title, reveal.lines, self.words("dialog-go-on"))
            self.app.push_screen(dialog, lambda _answer: self.next_turn())

    def _tell(self, happened: Happened) -> list[Told]:
        return tell(happened.before, happened.events, self.session.titles, self.words)

    # Keys

    def on_key(self, event: Key) -> None:
        character = event.character or ""
        if character.isdecimal() and self.choosing is not None:
            event.stop()
            self.choosing.choose_card((int(character) - 1) % 10)
            self.changed()
        elif (action := self.LETTERS.get(character.lower())) is not None:
            event.stop()
            getattr(self, f"key_for_{action}")()

    def changed(self) -> None:
        """Something was chosen: what was said about the last choice no longer holds."""
        self.note, self.sure = None, False
        self.draw()

    def action_vertical(self, step: int) -> None:
        if self.choosing is None or self.view.game == "twist-coop":
            if self.choosing is not None and abs(step) == 1:
                self.action_card(step)
            return
        self.choosing.move_up_or_down(step)
        self.changed()

    def action_card(self, step: int) -> None:
        if self.choosing is not None and not self.choosing.correcting:
            self.choosing.next_card(step)
            self.changed()

    def action_page(self, step: int) -> None:
        panel = self.board.line
        panel.scroll_relative(y=step * max(1, panel.rows - 2), animate=False)

    def key_for_side_up(self) -> None:
        self.board.side.scroll_relative(y=-5, animate=False)

    def key_for_side_down(self) -> None:
        self.board.side.scroll_relative(y=5, animate=False)

    def action_enter(self) -> None:
        if self.choosing is None:
            self.bot_moves()
        elif self.choosing.correcting:
            self.action_space()
        elif self.sure:
            self.make(self.choosing.doubt())
        else:
            self.make(self.choosing.lay())

    def action_space(self) -> None:
        if self.choosing is None:
            self.bot_moves()
        elif self.choosing.correcting:
            self.choosing.pick_or_drop()
            self.changed()

    def action_escape(self) -> None:
        if self.choosing is not None:
            if not self.sure:
                self.choosing.reset()
            self.changed()

    def key_for_doubt(self) -> None:
        if self.choosing is None or self.view.game != "anno-domini":
            return
        if self.sure or not self.choosing.may_doubt:
            self.make(self.choosing.doubt())
            return
        self.choosing.reset()
        assert self.view.layer is not None  # else there is nothing to doubt
        layer = clean(self.view.seats[self.view.layer].name)
        name = clean(self.view.seats[self.choosing.seat].name)
        cards = {f"{key}-cards": self.view.options[f"penalty_{key}"] for key in ("doubter", "layer")}
        self.note = Told(self.words("doubt-sure", name=name, layer=layer, **cards), "doubt")
        self.sure = True
        self.draw()

    def key_for_stop(self) -> None:
        if self.choosing is not None and self.view.game == "twist-coop":
            self.make(self.choosing.stop())

    def key_for_discard(self) -> None:
        if self.choosing is not None and self.view.game == "twist-coop":
            self.make(self.choosing.discard())

    def key_for_correct(self) -> None:
        if self.choosing is not None and self.view.game == "anno-domini":
            if self.choosing.may_correct:
                self.choosing.correct()
                self.changed()
            elif self.view.options.get("correction") == "none":
                self.note = Told(self.words("refused-no-correction"), "wrong")
                self.draw()

    def key_for_undo(self) -> None:
        if self.choosing is not None and self.choosing.undo():
            self.changed()

    def key_for_quit(self) -> None:
        self.app.exit()

    def choose_gap(self, gap: int) -> None:
        """A click on a gap moves there; on the gap that is chosen it lays the card."""
        if self.choosing is not None and not self.choosing.correcting:
            if gap == self.choosing.gap:
                self.make(self.choosing.lay())
            else:
                self.choosing.gap = gap
                self.changed()

    def choose_card(self, number: int) -> None:
        """A click on a card of the hand."""
        if self.choosing is not None:
            self.choosing.choose_card(number)
            self.changed()

    def draw(self) -> None:
        """Everything, from the view as it is."""
        told = [self.note] if self.note is not None else self.recent
        self.board.draw(Scene(self.view, self.choosing, told, self.told, self.fresh, self.sure))

    # What lies over the table

    def key_for_rules(self) -> None:
        words, last = self.words, self.session.history[-1]
        now = shown_rules(rules_now(self.view), self.view, words)
        just = shown_rules(rules_for_move(self.session.game, last.events, last.before), self.view, words)
        texts = [(words("rules-just"), f"bold {GOLD}"), *((rule, INK) for rule in just)]
        texts += [(words("rules-now"), f"bold {GOLD}"), *((rule, INK) for rule in now)] if now else []
        self._over(words("rules-title"), lambda cells: paragraphs(texts, cells), close="?")

    def key_for_log(self) -> None:
        self._over(self.words("log-title"), lambda cells: log_lines(self.told, cells), close="l", from_end=True)

    def _over(self, title: str, lines: Lines, close: str, *, from_end: bool = False) -> None:
        if self.thinking is not None:
            self.thinking.pause()
        dialog = Dialog(title, lines, self.words("dialog-close"), close=close, from_end=from_end)
        self.app.push_screen(dialog, self._back)

    def _back(self, _answer: bool | None) -> None:
        if self.thinking is not None:
            self.thinking.resume()

    def show_end(self) -> None:
        lines = end_lines(self.view, self.told[-1], self.words)
        self.app.push_screen(Dialog(self.words("status-over"), lines, self.words("dialog-end")), self._after_end)

    def _after_end(self, leave: bool | None) -> None:
        if leave:
            self.app.exit()
