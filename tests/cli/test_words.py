"""Five languages: the same texts, the same variables, the right plurals."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import kronika.cli
from kronika.cli.rulebook import CLAUSES
from kronika.cli.words import LANGUAGES, LOCALE, default_language, words_for
from kronika.engine import editions
from kronika.engine.view import BackView
from kronika.errors import UsageError

SHARED = Path(__file__).resolve().parents[2].parent / "shared"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The keys of a language with the variables that each uses."""
    found: dict[str, set[str]] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def test_the_locales_are_the_languages() -> None:
    assert sorted(path.name for path in LOCALE.iterdir() if path.is_dir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_misses_a_text_or_a_variable(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_texts_are_translated(language: str) -> None:
    same = {"hand-others", "bot-name", "bot-name-alone", "ask-default", "told-shown"}
    own, english = words_for(language), words_for("en")
    untranslated = [
        key
        for key, variables in messages("en").items()
        if not variables and own(key) == english(key) and key not in same
    ]
    # Words that a language has in common with English, and names of published games.
    common = {"start-bots", "cmd-stop", "web-lobby-name", "web-about-licence", "web-chat", "web-tab-chat"}
    names = {key for key in untranslated if english(key).startswith(("Timeline", "Anno Domini"))}
    assert set(untranslated) - names <= common


def code() -> Iterator[python.AST]:
    for path in Path(kronika.cli.__file__).parent.rglob("*.py"):
        yield from python.walk(python.parse(path.read_text(encoding="utf-8")))


def pattern(node: python.AST) -> str | None:
    """The keys that an expression may be, as a pattern; None where it is no text."""
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, python.JoinedStr):
        return "".join(pattern(part) or "[a-z0-9-]+" for part in node.values)
    return None


def test_every_text_is_used_somewhere() -> None:
    patterns = {found for node in code() if (found := pattern(node)) and found != "[a-z0-9-]+"}
    known = "|".join(sorted(patterns))
    assert [
        key for key in messages("en") if not re.fullmatch(known, key) and not key.startswith(("refused-", "web-"))
    ] == []


def test_every_text_that_the_code_names_is_there() -> None:
    keys, named = messages("en"), set()
    for node in code():
        if isinstance(node, python.Call) and node.args:
            name = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
            if name in ("words", "say"):
                named |= {found for part in python.walk(node.args[0]) if (found := pattern(part)) and "-" in found}
    assert len(named) > 60
    missing = {found for found in named if not any(re.fullmatch(found, key) for key in keys)}
    assert {found for found in missing if not found.endswith(r"\-")} <= {r"anno\-domini", r"\-alone"}  # no keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_can_come_up_has_a_sentence(language: str) -> None:
    words = words_for(language)
    for key in CLAUSES:
        assert words(f"rule-{key}", cards=2)
    assert {key.removeprefix("rule-") for key in messages(language) if key.startswith("rule-")} >= CLAUSES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_described_and_every_rank_named(language: str) -> None:
    words = words_for(language)
    assert all(words(f"about-{game}") for game in editions())
    assert len({words(f"rank-{rank}") for rank in range(8)}) == 8


def test_clauses_that_are_cited_exist_and_no_sentence_is_a_rulebooks() -> None:
    spec = SHARED / "spec" / "clauses.md"
    if not spec.is_file():
        pytest.skip("the list of clauses is not beside this checkout")
    text = spec.read_text(encoding="utf-8")
    known = set(re.findall(r"^\| ([A-Z]{2}-\d+) \|", text, re.M)) | set(re.findall(r"\*\*([A-Z]\d\d)\b", text))
    for clauses in CLAUSES.values():
        assert set(clauses.split()) <= known
    books = " ".join(
        " ".join(path.read_text(encoding="utf-8").split()) for path in (SHARED / "rulebooks").glob("*.txt")
    ).lower()
    for key in messages("en"):
        if key.startswith("rule-"):
            for sentence in re.split(r"(?<=[.:;]) ", words_for("en")(key, cards=2)):
                assert len(sentence.split()) < 6 or sentence.lower().rstrip(".") not in books, sentence


@pytest.mark.parametrize(
    ("language", "one", "two", "five", "twenty_one", "twenty_two"),
    [
        ("en", "1 card", "2 cards", "5 cards", "21 cards", "22 cards"),
        ("de", "1 Karte", "2 Karten", "5 Karten", "21 Karten", "22 Karten"),
        ("cs", "1 karta", "2 karty", "5 karet", "21 karet", "22 karet"),
        ("pl", "1 karta", "2 karty", "5 kart", "21 kart", "22 karty"),
        ("ru", "1 карта", "2 карты", "5 карт", "21 карта", "22 карты"),
    ],
)
def test_plurals(language: str, one: str, two: str, five: str, twenty_one: str, twenty_two: str) -> None:
    words = words_for(language)
    assert [words("zone-cards", cards=n) for n in (1, 2, 5, 21, 22)] == [one, two, five, twenty_one, twenty_two]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_the_commands_that_work(language: str) -> None:
    words = words_for(language)
    said = {word: words(f"cmd-{word}") for word in ("doubt", "stop", "discard")}
    for key in ("place", "add", "add-only", "coop", "coop-again", "coop-failed"):
        assert words("cmd-help") in words(f"plain-ask-{key}", name="Ana", **said)
    commands = [words(key) for key in messages("en") if key.startswith("cmd-")]
    assert len(set(commands)) == len(commands)
    assert all(command == command.lower() and " " not in command for command in commands)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "de_DE", "LC_MESSAGES": "pl_PL@euro"}, "pl"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:ru:en"}, "ru"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "ru"}, "ru"),
    ],
)
def test_the_language_is_that_of_the_locale(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UsageError, match="en, de, cs, pl, ru"):
        words_for("tlh")
    assert words_for("de-CH").language == "de"


def test_dates_are_printed_in_english_and_written_out_elsewhere() -> None:
    back = BackView("8th century BC", -800, -701, None)
    assert words_for("en").date(back) == "8th century BC"
    assert words_for("de").date(back) == "8. Jahrhundert v. Chr."
    assert words_for("ru").date(BackView("44 BC", -44, -44, None)) == "44 до н. э."
