"""The game line by line: prints the table, reads moves. For screen readers, scripts and simple terminals.

Knows views, sentences and commands. The end of the input saves the game and ends the program, as Ctrl-C does.
"""

from __future__ import annotations

import contextlib
import signal
import sys
import time

from kronika.cards import CardId
from kronika.cli.commands import NotUnderstood, parse_command
from kronika.cli.leaving import leave
from kronika.cli.listing import line_list, pile_list
from kronika.cli.own import trouble_text
from kronika.cli.rulebook import refusal_text, rules_for_move, rules_now, shown_rules
from kronika.cli.session import Happened, Session
from kronika.cli.story import tell
from kronika.cli.talk import talk_line
from kronika.cli.text import clean
from kronika.cli.typed import typed_line
from kronika.cli.words import Words
from kronika.engine import View
from kronika.table import Move

__all__ = ["play_plain"]


def play_plain(session: Session, words: Words, *, pause: float, talk: bool = False) -> int:
    """Play to the end, or to the end of the input; returns the exit status. `pause` is in seconds.

    With `talk` bots say something beside their moves.
    """
    return _Plain(session, words, pause, talk=talk).run()


class _Plain:
    """One game line by line."""

    def __init__(self, session: Session, words: Words, pause: float, *, talk: bool) -> None:
        self.session, self.words, self.pause, self.talk = session, words, pause, talk
        self.chain: tuple[CardId, ...] | None = None

    def run(self) -> int:
        status = 0
        try:
            self.out(self.session.title)
            for happened in self.session.history[-1:]:
                self.tell(happened)
            while self.session.turn is not None:
                if self.session.is_bot(self.session.turn):
                    sys.stdout.flush()
                    time.sleep(self.pause)
                    move = self.session.bot_move()
                    if self.talk and (line := talk_line(self.session, move, self.words)) is not None:
                        self.out(line)
                    self.tell(self.session.play(move))
                    for seat, trouble in self.session.troubles():
                        name = clean(self.session.view().seats[seat].name)
                        self.out(trouble_text(name, trouble, self.words))
                elif not self.ask():
                    break
        except KeyboardInterrupt:
            print()
            status = 128 + signal.SIGINT
        except BrokenPipeError:
            with contextlib.suppress(OSError):
                self.session.save()
            raise
        return leave(self.session, self.words) or status

    def out(self, text: str = "") -> None:
        print(text)

    def tell(self, happened: Happened) -> None:
        for told in tell(happened.before, happened.events, self.session.titles, self.words):
            self.out(told.text)
        if self.session.trouble is not None:
            self.out(self.words("saved-not", reason=clean(str(self.session.trouble))))

    def ask(self) -> bool:
        """One turn, or one attempt, of the person on turn; False where the input has ended or they quit."""
        view, words = self.session.view(), self.words
        self.chain = None
        self.show(view)
        while True:
            try:
                text = self.read(self.question(view))
            except EOFError:
                self.out()
                return False
            try:
                command = parse_command(text, view, self.chain, words)
            except NotUnderstood as error:
                self.out(str(error))
                continue
            if command.what == "quit":
                return False
            if command.what == "move":
                assert command.move is not None
                if self.move(command.move, view):
                    return True
            else:
                self.answer(command.what, command.chain, view)

    def read(self, question: str) -> str:
        sys.stdout.flush()
        print(question, end=" ", flush=True)
        line = typed_line()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            self.out()
        return line

    def move(self, move: Move, view: View) -> bool:
        if error := self.session.refusal(move):
            self.out(refusal_text(error, view, self.words))
            return False
        self.tell(self.session.play(move))
        return True

    def answer(self, what: str, chain: tuple[CardId, ...] | None, view: View) -> None:
        words, session = self.words, self.session
        if what == "chain":
            self.chain = chain
            self.out(words("plain-corrected", reset=words("cmd-reset")))
            self.show_line(view)
        elif what == "help":
            self.help(view)
        elif what == "rules":
            last = session.history[-1]
            self.out(words("rules-now") + ":")
            for line in shown_rules(rules_now(view), view, words):
                self.out(f"- {line}")
            self.out(words("rules-just") + ":")
            for line in shown_rules(rules_for_move(session.game, last.events, last.before), view, words):
                self.out(f"- {line}")
        elif what == "log":
            for happened in session.history:
                self.tell(happened)
        else:
            if what == "reset":
                self.chain = None
            self.show(view)

    def help(self, view: View) -> None:
        words = self.words
        say = {
            key: words(f"cmd-{key}") for key in ("doubt", "stop", "discard", "move", "reset", "rules", "log", "view")
        }
        say["quit"] = words("cmd-quit")
        keys = {"anno-domini": ["place", "doubt", "correct"], "twist-coop": ["turn", "discard", "stop"]}
        for key in [*keys.get(view.game, ["place"]), "more"]:
            if key != "correct" or (view.legal and view.legal.correction != "none"):
                self.out(words(f"plain-help-{key}", **say))

    def question(self, view: View) -> str:
        words = self.words
        assert view.turn is not None
        name = clean(view.seats[view.turn].name)
        if view.game == "twist-coop":
            key = "coop-again" if view.placed else "coop-failed" if view.tried else "coop"
        elif view.game == "anno-domini":
            key = "add" if view.layer is not None else "add-only"
        else:
            key = "place"
        said = {word: words(f"cmd-{word}") for word in ("doubt", "stop", "discard")}
        return words(f"plain-ask-{key}", name=name, **said)

    def show(self, view: View) -> None:
        """The table, as a list of lines."""
        words = self.words
        self.out()
        self.out(f"{self.session.title} · {words('status-round', round=view.round)}")
        self.show_line(view)
        for line in pile_list(view, self.session.titles, words):
            self.out(line)
        for seat, of in enumerate(view.seats):
            if seat != view.turn:
                shown = [self.hand_card(view, seat, number) for number in range(len(of.hand))]
                cards = words("zone-cards", cards=len(of.hand))
                gone = "" if of.active else f", {words('status-out')}"
                self.out(f"{clean(of.name)} ({cards}{gone}){': ' if shown else ''}{'; '.join(shown)}")
        if view.turn is not None:
            self.out(words("hand-yours", name=clean(view.seats[view.turn].name)) + ":")
            for number in range(len(view.seats[view.turn].hand)):
                self.out(f"  {number + 1}. {self.hand_card(view, view.turn, number)}")

    def show_line(self, view: View) -> None:
        for line in line_list(view, self.chain, self.session.titles, self.words):
            self.out(line)

    def hand_card(self, view: View, seat: int, number: int) -> str:
        card = view.seats[seat].hand[number]
        notes = []
        if view.game == "twist-coop" and card.symbol is not None:
            notes.append(symbol_name(card.symbol, self.words))
        if card.id in view.seats[seat].horizontal:
            notes.append(self.words("hand-sideways"))
        return self.session.titles(card.id) + (f" ({', '.join(notes)})" if notes else "")


def symbol_name(symbol: str, words: Words) -> str:
    """A symbol's name in the language; a deck's own symbols are called what the deck calls them."""
    key = f"symbol-{symbol}"
    return words(key) if symbol in ("sun", "moon", "star") else clean(symbol)
