"""The terminal client, by keys: whole games of every ruleset, small and large, and no date before its time."""

from __future__ import annotations

import asyncio
import html
import json
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from kronika.cli.screen.app import KronikaApp
from kronika.cli.screen.dialogs import Dialog
from kronika.cli.screen.panels import plain_text
from kronika.cli.screen.start import StartScreen
from kronika.cli.screen.table import TableScreen
from kronika.cli.session import Session
from kronika.cli.words import LANGUAGES, words_for
from kronika.engine import load_record
from kronika.table.moves import Add
from tests.cli.table_of_cards import BOT, GAMES, PERSON, RANDOM, canary_deck, hidden_years, new_session, years_in

SMALL, LARGE = (80, 24), (200, 60)
KEYS = ("up", "down", "left", "right", "home", "end", "1", "2", "3", "9", "enter", "enter", "enter", "space", "d", "d")
KEYS += ("s", "x", "c", "z", "?", "escape", "l", "escape", "tab", "pageup", "pagedown", "[", "]", "escape")

Play = Callable[[Pilot[None]], Awaitable[None]]


def play(session: Session | None, size: tuple[int, int], script: Play, **how: Any) -> KronikaApp:
    """Run the client at this size while the script presses keys."""
    app = KronikaApp(words_for(how.pop("language", "en")), session=session, fast=True, **how)

    async def go() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot)

    asyncio.run(go())
    return app


def seen(app: KronikaApp) -> str:
    """All that the screen shows, as text, row by row."""
    rows: dict[float, str] = {}
    for y, text in re.findall(r'<text[^>]* y="([0-9.]+)"[^>]*>(.*?)</text>', app.export_screenshot()):
        rows[float(y)] = rows.get(float(y), "") + html.unescape(text).replace("\u00a0", " ")
    return "\n".join(rows[y] for y in sorted(rows))


async def settled(pilot: Pilot[None]) -> None:
    """Wait until the bots have moved."""
    for _ in range(200):
        await pilot.pause()
        screen = pilot.app.screen
        if not isinstance(screen, TableScreen) or screen.thinking is None:
            return
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_shows_no_date_before_its_time(
    game: str, size: tuple[int, int], deck: Path, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    options = {} if game == "twist-coop" else {"options": {"hand": 2}}
    session = new_session(game, deck, file, (PERSON, BOT, RANDOM), **options)
    dates = [(card, side["date"]) for card, side in json.loads(file.read_text().splitlines()[0])["cards"].items()]
    dice = random.Random(f"{game} {size}")
    found: set[str] = set()

    async def script(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, KronikaApp)
        for _ in range(900):
            if session.turn is None:
                break
            await pilot.press(*dice.choices(KEYS, k=2))
            await settled(pilot)
            # What is on the screen now was known before the next keys: cards seen meanwhile can only be more.
            hidden = hidden_years(session, dates)
            years = years_in(seen(pilot.app))
            found.update(years)
            assert hidden
            assert not hidden & years
        assert session.turn is None
        await settled(pilot)

    play(session, size, script)
    assert found
    assert load_record(file.read_bytes().splitlines()).over


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_on_the_small_screen(language: str, deck: Path, tmp_path: Path) -> None:
    session = new_session("anno-domini", deck, tmp_path / "g.jsonl", (PERSON, PERSON), language=language)

    async def script(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, KronikaApp)
        words = pilot.app.words
        text = seen(pilot.app)
        assert words("status-turn", name="Ana") in text
        assert words("zone-chain") in text
        await pilot.press("enter")
        assert words("status-turn", name="Bna") in seen(pilot.app)
        assert words("key-doubt") in seen(pilot.app)
        await pilot.press("question_mark")
        assert words("rules-title") in seen(pilot.app)
        await pilot.press("escape", "l")
        assert words("log-title") in seen(pilot.app)

    play(session, SMALL, script, language=language)


def test_people_take_turns_and_place_where_they_point(deck: Path, tmp_path: Path) -> None:
    session = new_session("timeline-russia", deck, tmp_path / "g.jsonl", (PERSON, PERSON))
    hands = [[card.id for card in seat.hand] for seat in session.view().seats]

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("home", "3", "enter")
        await pilot.press("end", "right", "right", "left", "enter")

    play(session, SMALL, script)
    first, second = (json.loads(line) for line in (tmp_path / "g.jsonl").read_text().splitlines()[1:])
    assert (first["seat"], first["card"], first["gap"]) == (0, hands[0][2], 0)
    assert (second["seat"], second["card"]) == (1, hands[1][1])
    assert second["gap"] in (1, 2)


def test_the_chain_is_corrected_undone_and_laid(deck: Path, tmp_path: Path) -> None:
    session = new_session("anno-domini", deck, tmp_path / "g.jsonl", (PERSON, PERSON))

    async def script(pilot: Pilot[None]) -> None:
        for _ in range(3):
            await pilot.press("end", "enter")
        line = [card.id for card in session.view().line]
        assert len(line) == 4
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert screen.choosing is not None
        # Pick up the last card, carry it to the top, drop it; take that back; cancel; then the same in earnest.
        await pilot.press("c", "end", "enter", "up", "up", "up", "enter")
        assert screen.choosing.line == (line[3], *line[:3])
        await pilot.press("z")
        assert screen.choosing.line == tuple(line)
        await pilot.press("end", "enter", "up", "escape")
        assert screen.choosing.chain is None
        assert not screen.choosing.correcting
        await pilot.press("c", "home", "enter", "down", "enter", "c", "home", "enter")
        assert json.loads((tmp_path / "g.jsonl").read_text().splitlines()[-1])["chain"] == [
            line[1], line[0], line[2], line[3]
        ]  # fmt: skip

    play(session, SMALL, script)


def test_a_doubt_asks_once_more_and_shows_the_chain(deck: Path, tmp_path: Path) -> None:
    session = new_session("anno-domini", deck, tmp_path / "g.jsonl", (PERSON, PERSON))

    async def script(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, KronikaApp)
        await pilot.press("d")
        assert "Nobody has laid a card into this chain yet" in seen(pilot.app)
        await pilot.press("home", "enter", "d")
        assert "do you doubt the chain?" in seen(pilot.app)
        await pilot.press("escape", "up")
        assert session.view().move == 1
        assert not years_in(seen(pilot.app))
        await pilot.press("d", "d")
        assert session.view().move == 2
        assert isinstance(pilot.app.screen, Dialog)
        assert len(years_in(seen(pilot.app))) == 2
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, TableScreen)
        assert session.view().round == 2

    play(session, SMALL, script)


def discardable(session: Session, seat: int) -> list[str]:
    """The keys of the cards of a seat whose symbol is on top of the discard pile."""
    view = session.view()
    top = view.discard[-1].back
    assert top is not None
    return [str(at) for at, card in enumerate(view.seats[seat].hand, 1) if card.symbol == top.symbol]


def test_the_team_turns_stops_and_discards(deck: Path, tmp_path: Path) -> None:
    for seed in range(50):
        file = tmp_path / f"{seed}.jsonl"
        session = new_session("twist-coop", deck, file, (PERSON, PERSON), seed=str(seed))
        others = {"1", "2", "3", "4"} - set(discardable(session, 1))
        if 0 < len(others) < 4:
            break

    async def script(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, KronikaApp)
        await pilot.press("s")
        assert "You may stop once you have placed a card" in seen(pilot.app)
        await pilot.press("1", "enter", "s")
        assert session.turn == 1
        await pilot.press(others.pop(), "x")
        assert "Its symbol is not the one on top of the discard pile" in seen(pilot.app)
        await pilot.press(discardable(session, 1)[0], "x")
        assert session.turn == 0

    play(session, SMALL, script)
    moves = [json.loads(line)["move"] for line in file.read_text().splitlines()[1:]]
    assert moves == ["place", "stop", "discard"]


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
def test_leaving_keeps_the_game(key: str, deck: Path, tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    session = new_session("timeline-cesko", deck, file, (PERSON, PERSON))

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("enter", key)

    app = play(session, SMALL, script)
    assert app.return_code == 0
    assert Session.resumed(str(file)).view().move == 1


def test_a_long_line_scrolls_to_the_gap(tmp_path: Path) -> None:
    deck = canary_deck(tmp_path / "deck", 70)
    session = new_session("anno-domini", deck, tmp_path / "g.jsonl", (PERSON, PERSON), options={"hand": 30})
    for number in range(30):
        session.play(Add(number % 2, session.view().seats[number % 2].hand[0].id, 0))
    view = session.view()
    assert len(view.line) == 31

    async def script(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, KronikaApp)
        last = session.titles(view.line[-1].id)
        for size in (SMALL, LARGE):
            await pilot.resize_terminal(*size)
            await pilot.press("end")
            await pilot.pause()
            await pilot.pause()
            screen = pilot.app.screen
            assert isinstance(screen, TableScreen)
            panel = screen.board.line
            assert last.split(" of ")[0] in plain_text(panel)
            assert "▶" in seen(pilot.app).split("╰")[0]
            assert panel.scroll_offset.y + panel.rows >= len(panel.lines) - 3

    play(session, SMALL, script)


HOSTILE = (
    "[red]markup[/red] [link=x]",
    "escape \x1b[31m \x1b]0;title\x07 bell",
    "‮right to left‬ שלום",
    "[/] ] [ {brace} $var {{x}}",
    "宽字符的标题非常宽宽字符的标题非常宽",
    "a" * 60,
    "👩‍👩‍👧‍👦 family 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "combining z̸̢̛̫a̷l̴g̵o̶",
)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("game", ["timeline-russia", "anno-domini", "twist-coop"])
def test_strangers_titles_and_names_are_shown_as_they_are(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    deck = canary_deck(tmp_path / "deck", 40)
    file = tmp_path / "g.jsonl"
    new_session(game, deck, file, (PERSON, RANDOM))
    header, *_ = file.read_text().splitlines()
    record = json.loads(header)
    for number, card in enumerate(record["pile"]):
        record["cards"][card]["title"] = (
            HOSTILE[number % len(HOSTILE)] + ("\nline\r\n\tend" if number % 2 else "") + f" {number}"
        )
    record["seats"][0]["name"] = "[b]Ana\n\x1b[2J[/b]"
    record["seats"][1]["name"] = "x" * 300
    file.write_text(json.dumps(record) + "\n")
    session = Session.resumed(str(file))

    async def script(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, KronikaApp)
        dice = random.Random(1)
        shown = ""
        for _ in range(15):
            if session.turn is None:
                break
            await pilot.press(*dice.choices(KEYS, k=3))
            await settled(pilot)
            shown += seen(pilot.app)
        assert "[red]markup" in shown
        assert "[b]Ana" in shown
        assert not re.search("[\x00-\x09\x0b-\x1f\x7f\u202a-\u202e]", shown)

    play(session, size, script)


def test_the_start_screen_begins_what_is_chosen(deck: Path, home: Path) -> None:
    async def script(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, KronikaApp)
        assert isinstance(pilot.app.screen, StartScreen)
        await pilot.press("left", "left", "down", "down", *["backspace"] * 40, *"Eva,Ota", "down", "left")
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)

    app = play(None, SMALL, script, partial={"decks": (str(deck),), "seed": "x"})
    assert app.session is not None
    view = app.session.view()
    assert view.game == "timeline-cesko"
    assert [seat.name for seat in view.seats] == ["Eva", "Ota", "Bot"]
    assert app.session.path is not None
    assert app.session.path.parent == home / "data" / "kronika" / "games"


def test_the_start_screen_says_what_is_wrong() -> None:
    async def script(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, KronikaApp)
        await pilot.press("enter")
        assert "no deck of this name" in seen(pilot.app)
        await pilot.press("escape")

    app = play(None, SMALL, script, partial={"decks": ("nowhere",)})
    assert app.session is None


def test_the_end_names_the_winner_or_the_rank(deck: Path, tmp_path: Path) -> None:
    for game, text in (("timeline-russia", "wins."), ("twist-coop", "The team has")):
        options = {} if game == "twist-coop" else {"options": {"hand": 1}}
        kinds = ("bot:memory:sharp", "bot:memory:sharp")
        session = new_session(game, deck, tmp_path / f"{game}.jsonl", kinds, **options)

        async def script(pilot: Pilot[None], session: Session = session, text: str = text) -> None:
            assert isinstance(pilot.app, KronikaApp)
            for _ in range(2000):
                if session.turn is None:
                    break
                await pilot.press("enter")
            await pilot.pause()
            assert isinstance(pilot.app.screen, Dialog)
            assert text in seen(pilot.app)
            await pilot.press("escape")
            assert isinstance(pilot.app.screen, TableScreen)

        play(session, SMALL, script)
