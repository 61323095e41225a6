"""What to play, asked line by line, with an answer ready for whoever just presses Enter."""

from __future__ import annotations

import sys
from typing import Any

from kronika.cli.players import PERSON, Seating
from kronika.cli.setup import Wish, deck_names, default_deck, person_name
from kronika.cli.text import clean
from kronika.cli.typed import typed_line
from kronika.cli.words import Words
from kronika.engine import Edition, editions

__all__ = ["ask"]


def ask(partial: dict[str, Any], words: Words) -> Wish | None:
    """The game that somebody wants, or None where the input ends first. `partial` holds what is known already."""
    try:
        return _Asking(words).wish(partial)
    except EOFError:
        print()
        return None


class _Asking:
    """The questions, one after the other."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def wish(self, partial: dict[str, Any]) -> Wish:
        words, boxes = self.words, editions()
        ids = list(boxes)
        print(words("ask-game"))
        for number, box in enumerate(boxes.values(), 1):
            print(f"  {number}. {box.title}")
        box = boxes[self.choose("", ids, "timeline-russia")]
        partial = dict(partial)
        if not partial.get("decks"):
            partial["decks"] = (self.text(words("ask-deck"), default_deck(box.id, words.language), deck_names()),)
        if not partial.get("players"):
            partial["players"] = self.players(box)
        return Wish(game=box.id, **partial)

    def players(self, box: Edition) -> tuple[Seating, ...]:
        words = self.words
        from kronika.bots.minds import kind_at
        from kronika.cli.minds import OFFERED, level_names

        fewest, most = box.players
        while True:
            answer = self.text(words("ask-people"), person_name())
            people = [Seating(name, PERSON) for name in map(clean, answer.split(",")) if name][:most]
            least, room = max(0, fewest - len(people)), most - len(people)
            counts = [str(number) for number in range(least, room + 1)]
            bots = int(self.choose(words("ask-bots"), counts, str(min(room, max(least, 2 if len(people) == 1 else 0)))))
            if people or bots:
                break
        if not bots:
            return tuple(people)
        names = level_names(words)
        question = words("ask-level", levels=", ".join(f"{n}. {name}" for n, name in enumerate(names.values(), 1)))
        level = self.choose(question, list(names), names[OFFERED], list(names.values()))
        return (*people, *[Seating(None, f"bot:{kind_at(level)}:{level}")] * bots)

    def choose(self, question: str, choices: list[str], default: str, names: list[str] | None = None) -> str:
        """One of the choices, by itself, by its name where it has one, or by its number from 1.

        Numbers that are choices themselves are meant as such.
        """
        while True:
            answer = self.line(question, default).lower()
            for choice, name in zip(choices, names or choices, strict=True):
                if answer in (choice.lower(), name.lower()):
                    return choice
            if not choices[0].isdigit() and answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(choices):
                return choices[int(answer) - 1]
            print(self.words("ask-again", choices=", ".join(names or choices)))

    def text(self, question: str, default: str, choices: list[str] | None = None) -> str:
        if choices:
            question = f"{question}: {', '.join(choices)}"
        return self.line(question, default)

    def line(self, question: str, default: str) -> str:
        print(self.words("ask-default", question=question, default=default).strip(), end=" ", flush=True)
        answer = typed_line()
        if not answer:
            raise EOFError
        if not sys.stdin.isatty():
            print()
        return answer.strip() or default
