"""A language model at a seat: it plays whole games, and the game goes on without its answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.cli import main
from kronika.engine import view_of
from kronika.engine.default import default_move
from kronika.guests import Refused
from kronika.guests.guest import MOST_ANSWERS, MOST_FAILURES
from kronika.llm import Endpoint, Model, ModelGuest
from kronika.llm.prompts import meant, rules_text, table_text
from tests.bots.bot_games import EDITIONS, deal, deck_for
from tests.cli.conftest import home  # noqa: F401 - a fixture
from tests.guests.tables import play
from tests.llm.stand_in import KEY, StandIn, standing_in


@pytest.fixture
def service() -> Iterator[StandIn]:
    years = {str(card["title"]): number for number, card in enumerate(deck_for("timeline-russia", 1).values())}
    with standing_in(years) as found:
        yield found


def guest(service: StandIn, name: str, **more: float) -> ModelGuest:
    return ModelGuest(Model(Endpoint(service.url, name, KEY, **more), sleep=lambda _: None))  # type: ignore[arg-type]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_model_that_talks_nonsense_plays_on_by_default_moves(edition: str, service: StandIn) -> None:
    model = guest(service, "nonsense")
    assert play(edition, [model], 1).over
    troubles = model.troubles()
    assert [trouble.code for trouble in troubles] == ["refused"] * MOST_FAILURES
    assert [trouble.given_up for trouble in troubles] == [False] * (MOST_FAILURES - 1) + [True]
    assert len(service.requests) == MOST_FAILURES * MOST_ANSWERS
    # The conversation about a move says what was wrong.
    assert [len(request["messages"]) for request in service.requests[:MOST_ANSWERS]] == [2, 4, 6]


@pytest.mark.parametrize(("name", "asked"), [("down", 3), ("forbidden", 1)])
def test_a_service_that_does_not_answer_gives_up_the_seat(name: str, asked: int, service: StandIn) -> None:
    model = guest(service, name, tries=1)
    assert play("timeline-russia", [model], 1).over
    troubles = model.troubles()
    assert [trouble.code for trouble in troubles] == ["silent"] * asked
    assert troubles[-1].given_up
    assert all(KEY not in trouble.detail for trouble in troubles)
    assert len(service.requests) == asked


def test_kronika_play_takes_a_model_for_a_bot(
    service: StandIn, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KRONIKA_LLM_URL", service.url)
    monkeypatch.setenv("KRONIKA_LLM_KEY", KEY)
    record = tmp_path / "game.jsonl"
    words = ["play", "timeline-russia", "--players", "own,bot:child", "--plain", "--fast", "--seed", "1"]
    assert main([*words, "--bot", "llm:nonsense", "--record", str(record)]) == 0
    out, err = capsys.readouterr()
    assert "nonsense had no legal move" in out
    assert out.count("From now on the default move is made for nonsense.") == 1
    assert KEY not in out + err + record.read_text()
    assert main([*words, "--bot", "llm"]) == 1
    assert "KRONIKA_LLM_MODEL" in capsys.readouterr().err


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_move_can_be_said(edition: str) -> None:
    """What a model may say reaches every legal move, correction or not, along whole games."""
    game = deal(edition, 2, 3)
    for _ in range(40):
        seat = game.table.turn
        if seat is None:
            break
        view = view_of(game, seat)
        assert rules_text(view)
        assert table_text(view)
        hand = [card.id for card in view.seats[seat].hand]
        assert view.legal is not None
        for move in view.legal.moves:
            kind = move.__struct_config__.tag
            if kind in ("doubt", "stop"):
                answer = {str(kind): True}
            else:
                answer = {"discard" if kind == "discard" else "card": hand.index(move.card)}  # type: ignore[union-attr]
                answer |= {"gap": move.gap} if kind in ("place", "add") else {}  # type: ignore[union-attr]
            said = meant(answer, view)
            assert said.pop("chain", None) is None
            assert said == {
                name: getattr(move, name) if name != "move" else kind
                for name in ("move", "card", "gap")
                if name == "move" or hasattr(move, name)
            }
        game.play(default_move(view))


def test_a_chain_may_be_corrected_in_numbers() -> None:
    game = deal("anno-domini", 2, 3)
    game.play(default_move(view_of(game, game.table.turn)))
    view = view_of(game, game.table.turn)
    first, second = (card.id for card in view.line)
    assert meant({"card": 0, "gap": 1, "chain": [1, 0]}, view)["chain"] == [second, first]
    assert meant({"card": 0, "gap": 1, "chain": [0, 1]}, view)["chain"] is None
    assert '"chain"' in rules_text(view)


@pytest.mark.parametrize(
    "answer",
    [
        {"card": 99, "gap": 0},
        {"card": -1, "gap": 0},
        {"card": True, "gap": 0},
        {"card": "0", "gap": 0},
        {"card": 0},
        {"card": 0, "gap": 99},
        {"card": 0, "gap": -1},
        {"card": 0, "gap": 0, "chain": "ab"},
        {"card": 0, "gap": 0, "chain": [99]},
        {"doubt": "yes"},
    ],
)
def test_what_says_no_move_is_refused(answer: dict[str, object]) -> None:
    game = deal("anno-domini", 2, 3)
    game.play(default_move(view_of(game, game.table.turn)))
    with pytest.raises(Refused):
        meant(answer, view_of(game, game.table.turn))
