"""The measurement of a language model: what it is asked, in which order, and what is made of the answers.

All that was answered is in the journal, from which the result is worked out; so a run may end anywhere and another go
on with it. Knows no service and no files.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from kronika.bots import Belief
from kronika.cards import CardId
from kronika.dates import Span, parse_date
from kronika.engine import Player, View, start
from kronika.guests.answers import Judge
from kronika.llm.endpoint import Model, NoAnswer
from kronika.llm.games import Duel, Tally, Totals, play_duel, totals
from kronika.llm.invented import Clue, Invented
from kronika.llm.journal import Journal, changed
from kronika.llm.player import seek_move
from kronika.llm.quiz import best_guesses, guess_of, question, read_guesses, sample
from kronika.llm.scores import Accuracy, Calibration, Guess, accuracy, by_group, calibration
from kronika.table import Move

__all__ = [
    "Budget",
    "Cost",
    "Ending",
    "Knowledge",
    "Material",
    "Plan",
    "Play",
    "Result",
    "Spent",
    "check",
    "material_of",
    "measure",
    "result_of",
]

TOKENS_A_CARD = 150
TOKENS_MORE = 2000
MOST_SILENCES = 3
"""So many questions in a row without an answer, and a run is at its end."""


class Spent(Exception):
    """The requests that this run may make have been made."""


class Budget:
    """At most so many requests in this run."""

    def __init__(self, most: int) -> None:
        self.left, self.made = most, 0

    def spend(self) -> None:
        """One more request; raises Spent where there is none left."""
        if self.left <= 0:
            raise Spent
        self.left -= 1
        self.made += 1


class Plan(msgspec.Struct, frozen=True):
    """What is asked: so many events of each material, `batch` in a question, and so many games of each ruleset."""

    seed: str
    cards: int
    batch: int
    games: int
    rulesets: tuple[str, ...]


class Material(msgspec.Struct, frozen=True):
    """Events to ask for and to play with: a deck, or an invented history, which has `clues` and a `note`."""

    name: str
    cards: Mapping[CardId, Mapping[str, Any]]
    themes: Mapping[CardId, str]
    dates: Mapping[CardId, Span]
    clues: Mapping[CardId, Clue] | None = None
    beliefs: Mapping[CardId, Belief] | None = None
    note: str = ""


class Knowledge(msgspec.Struct, frozen=True):
    """What a model knows of a material. `best` is what the clues of an invented history allow, else None."""

    material: str
    accuracy: Accuracy
    eras: Mapping[str, Accuracy]
    themes: Mapping[str, Accuracy]
    calibration: Calibration
    best: Accuracy | None
    best_calibration: Calibration | None


class Play(msgspec.Struct, frozen=True):
    """How a model plays a ruleset with a material."""

    ruleset: str
    material: str
    totals: Totals


class Cost(msgspec.Struct, frozen=True):
    """What it took, in all runs of the journal; tokens as the service counts them. `failed` of the requests belong to
    questions that were never answered.
    """

    requests: int
    failed: int
    tokens_in: int
    tokens_out: int


class Ending(msgspec.Struct, frozen=True):
    """How a run ended: `why` is `done`, `spent`, `silent` or `unreached`; `detail` is what went wrong last, '' for
    nothing.
    """

    why: str
    detail: str = ""


class Result(msgspec.Struct, frozen=True):
    """Everything that is known so far; `complete` where nothing is left to ask."""

    complete: bool
    knowledge: tuple[Knowledge, ...]
    play: tuple[Play, ...]
    cost: Cost


def material_of(name: str, invented: Invented) -> Material:
    """An invented history as a material."""
    dates = {card: parse_date(sides["date"]) for card, sides in invented.cards.items()}
    return Material(name, invented.cards, {}, dates, invented.clues, invented.beliefs(), invented.note)


def check(plan: Plan, materials: Sequence[Material]) -> None:
    """Raises SetupError where a material cannot be played with as the plan wants, before anything is asked."""
    if plan.games:
        for material in materials:
            for game in plan.rulesets:
                start(game, [Player("A"), Player("B")], material.cards, seed=bytes(16))


def measure(
    plan: Plan, materials: Sequence[Material], model: Model, journal: Journal, told: Callable[[], None]
) -> Ending:
    """Ask what the journal does not hold yet, and say why it ended.

    `told` is called after each answer. Raises NoAnswer where it is hopeless to ask.
    """
    silences, detail = 0, ""
    for ask in _questions(plan, materials, model, journal, told):
        made, kept = model.made, len(journal.lines)
        try:
            ask()
            silences = 0
        except Spent:
            return Ending("spent", detail)
        except NoAnswer as error:
            if error.hopeless:
                raise
            silences, detail = silences + 1, error.message
            if error.unreached:
                return Ending("unreached", detail)
            if silences >= MOST_SILENCES:
                return Ending("silent", detail)
        finally:
            if failed := model.made - made - sum(line["requests"] for line in journal.lines[kept:]):
                journal.add({"unit": "", "kind": "failed", "requests": failed, "in": 0, "out": 0})
    return Ending("silent" if detail else "done", detail)


def _questions(
    plan: Plan, materials: Sequence[Material], model: Model, journal: Journal, told: Callable[[], None]
) -> Iterator[Callable[[], None]]:
    for material in materials:
        for unit, cards in _batches(plan, material):
            if not any(journal.of(unit)):
                yield partial(_quiz, unit, cards, material, model, journal, told)
    for unit, duel, material in _duels(plan, materials):
        if not any(line["kind"] == "game" for line in journal.of(unit)):
            yield partial(_game, unit, duel, material, model, journal, told)


def _batches(plan: Plan, material: Material) -> Iterator[tuple[str, list[CardId]]]:
    cards = sample(sorted(material.cards), plan.cards, plan.seed)
    for at in range(0, len(cards), plan.batch):
        yield f"dates {material.name} {at // plan.batch}", cards[at : at + plan.batch]


def _duels(plan: Plan, materials: Sequence[Material]) -> Iterator[tuple[str, Duel, Material]]:
    """Two games in a row have the same deal, with the seats changed."""
    for material in materials:
        for game in plan.rulesets:
            for number in range(plan.games):
                words = f"{plan.seed}\n{material.name}\n{game}\n{number // 2}"
                seed = hashlib.sha256(words.encode("utf-8", "backslashreplace")).digest()[:16]
                duel = Duel(game, material.cards, material.themes, material.beliefs, seed, number % 2)
                yield f"game {material.name} {game} {number}", duel, material


def _quiz(
    unit: str, cards: Sequence[CardId], material: Material, model: Model, journal: Journal, told: Callable[[], None]
) -> None:
    titles = [str(material.cards[card]["title"]) for card in cards]
    said = model.ask(question(titles, material.note), TOKENS_MORE + TOKENS_A_CARD * len(cards))
    guesses = read_guesses(said.text, len(cards))
    journal.add({"unit": unit, "kind": "dates", "cards": list(cards), "said": guesses, **_cost(said)})
    told()


def _game(unit: str, duel: Duel, material: Material, model: Model, journal: Journal, told: Callable[[], None]) -> None:
    answered = [line["move"] for line in journal.of(unit) if line["kind"] == "move"]

    def choose(view: View, judge: Judge, number: int) -> Move | None:
        if number < len(answered):
            return None if answered[number] is None else _kept(journal, answered[number], Move)
        asked = seek_move(model, view, judge, material.note)
        cost = {name: sum(_cost(said)[name] for said in asked.answers) for name in ("requests", "in", "out")}
        journal.add({"unit": unit, "kind": "move", "move": msgspec.to_builtins(asked.move), **cost})
        told()
        return asked.move

    tally = play_duel(duel, choose)
    journal.add({"unit": unit, "kind": "game", "tally": msgspec.to_builtins(tally), "requests": 0, "in": 0, "out": 0})


_Said = list[tuple[float | None, tuple[tuple[float, float], ...] | None]]


def _kept(journal: Journal, value: Any, kind: Any) -> Any:
    """What stands in the journal, as this type; raises UsageError where it is none."""
    try:
        return msgspec.convert(value, type=kind)
    except msgspec.ValidationError:
        raise changed(journal.path) from None


def _cost(said: Any) -> dict[str, int]:
    return {"requests": said.requests, "in": said.tokens_in, "out": said.tokens_out}


def result_of(plan: Plan, materials: Sequence[Material], journal: Journal) -> Result:
    """What the journal says."""
    done = {str(line["unit"]): line for line in journal.lines if line["kind"] not in ("move", "failed")}
    knowledge, play, complete = [], [], True
    for material in materials:
        guesses: list[Guess] = []
        for unit, cards in _batches(plan, material):
            complete &= unit in done
            if unit in done:
                said = _kept(journal, done[unit]["said"], _Said)
                if len(said) != len(cards):
                    raise changed(journal.path)
                guesses += [
                    guess_of(card, material.dates[card], material.themes.get(card), *one)
                    for card, one in zip(cards, said, strict=True)
                ]
        if guesses:
            knowledge.append(_knowledge(material, guesses))
    played: dict[tuple[str, str], list[Tally]] = {}
    for unit, duel, material in _duels(plan, materials):
        complete &= unit in done
        if unit in done:
            tally = _kept(journal, done[unit]["tally"], Tally)
            played.setdefault((duel.game, material.name), []).append(tally)
    play = [Play(game, name, totals(tallies)) for (game, name), tallies in played.items()]
    requests, asked, said = (sum(int(line[name]) for line in journal.lines) for name in ("requests", "in", "out"))
    failed = sum(int(line["requests"]) for line in journal.lines if line["kind"] == "failed")
    return Result(complete, tuple(knowledge), tuple(play), Cost(requests, failed, asked, said))


def _knowledge(material: Material, guesses: list[Guess]) -> Knowledge:
    best = None
    if material.clues is not None:
        best = best_guesses([guess.card for guess in guesses], material.clues, material.dates)
    themes = by_group([guess for guess in guesses if guess.theme], lambda guess: guess.theme)
    return Knowledge(
        material.name,
        accuracy(guesses),
        by_group(sorted(guesses, key=lambda guess: guess.first), lambda guess: guess.era) if best is None else {},
        dict(sorted(themes.items())),
        calibration(guesses),
        None if best is None else accuracy(best),
        None if best is None else calibration(best),
    )
