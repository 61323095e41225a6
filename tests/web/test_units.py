"""The client's own modules: dates, sentences and tables in the browser are those of the server and the terminal."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kronika.cli.story import before_deal, tell
from kronika.cli.text import clean
from kronika.cli.words import LANGUAGES, words_for
from kronika.dates import Span, format_date
from kronika.engine import Edition, Player, edition, editions, public_events, start, view_of
from kronika.engine.view import View
from kronika.engine.view_changes import TableChanges
from kronika.table.moves import Add
from tests.strategies import card, card_ids, date_text

WEB = Path(__file__).resolve().parents[2] / "web"
NODE = shutil.which("npx")

pytestmark = pytest.mark.skipif(
    NODE is None or not (WEB / "node_modules").exists(),
    reason="the client's packages are missing: ./dev test gets them",
)


def _spans(rng: random.Random) -> Iterator[Span]:
    for year in [*range(-120, 0), *range(1, 2100, 7), -10_000, -12_345, 9_999, 10_000, 450_440, -450_440, -123_000]:
        yield Span(year, year)
    for century in [*range(1, 25), 99, 100, 142]:
        yield Span(100 * century - 99, 100 * century)
        yield Span(-100 * century, -100 * century + 99)
    for decade in range(10, 2030, 10):
        yield Span(decade, decade + 9)
    for unit, middle in ((10**6, 66), (10**5, 665), (10**9, 4), (10**7, 454)):
        yield Span(-unit * middle - unit // 2, -unit * middle + unit // 2)
    for _ in range(300):
        first = rng.choice([rng.randint(-3000, 2000), rng.randint(-20_000, 20_000)]) or 1
        last = first + rng.choice([1, 9, 10, 99, 100, 500])
        yield Span(first, last or 1)


def _dates(rng: random.Random) -> list[tuple[int, int, str, str]]:
    return [
        (span.first, span.last, language, format_date(span, language)) for span in _spans(rng) for language in LANGUAGES
    ]


def _shown(view: View) -> Any:
    fields = {name: getattr(view, name) for name in view.__struct_fields__ if name != "you"}
    return json.loads(msgspec.json.encode(fields))


def _card(box: Edition, rng: random.Random) -> dict[str, str]:
    made = card(box, date_text(rng, -400, 1900, single=box.single_years), rng)
    return made | {"title": made["title"].strip()}


def _stories(rng: random.Random) -> Iterator[dict[str, Any]]:
    """What the terminal says of random games of every edition, a language after the other; and what the server tells,
    each time, of what is different on the table.
    """
    for language in LANGUAGES:
        words = words_for(language)
        for name in editions():
            box = edition(name)
            ids = card_ids(60, rng)
            made = {each: _card(box, rng) for each in ids}
            people = [Player(name) for name in ("Ольга", "Ben", "عمر")[: max(2, box.players[0])]]
            game = start(name, people, made, seed=rng.randbytes(16))
            titles = {each: clean(front.title) for each, front in game.start.deck.fronts.items()}
            before, happened = before_deal(view_of(game)), game.opening
            changes, update = TableChanges(game), None
            for move in range(26):
                after = view_of(game, game.table.turn)
                events = public_events(game, happened)
                told = tell(before, events, titles.__getitem__, words)
                yield {
                    "language": language,
                    "before": None if move == 0 else _shown(before),
                    "events": json.loads(msgspec.json.encode(events)),
                    "update": update,
                    "after": _shown(after),
                    "told": [[each.text, each.tone] for each in told],
                }
                if game.over:
                    break
                before = after
                chosen = rng.choice(game.legal_moves().moves)
                if isinstance(chosen, Add) and rng.random() < 0.4:
                    chain = list(game.table.line)
                    rng.shuffle(chain)
                    chosen = msgspec.structs.replace(chosen, chain=tuple(chain))
                happened = game.play(chosen)
                fields, cuts = changes.since()
                update = json.loads(msgspec.json.encode({"view": fields, "cuts": cuts}))


def test_the_client_speaks_as_the_server_does(tmp_path: Path) -> None:
    rng = random.Random("words")
    cases = tmp_path / "cases.json"
    cases.write_text(json.dumps({"dates": _dates(rng), "stories": list(_stories(rng))}), "utf-8")
    done = subprocess.run(
        [str(NODE), "vitest", "run", "--no-color"],
        cwd=WEB,
        env={**os.environ, "KRONIKA_CASES": str(cases), "CI": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]
    assert "skipped" not in done.stdout
