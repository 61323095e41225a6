"""The page of a finished game shows the chances of each move, and its moments lead to their moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.live_server import Server, play, wait_for
from tests.web.guests import Guest


@pytest.mark.parametrize("game", ["timeline-cesko", "anno-domini"])
def test_moments_lead_to_their_moves_and_chances_are_told(
    server: Server, guest: Callable[..., Guest], game: str
) -> None:
    ana = server.bots("sharp", game=game, options={"hand": 3})
    ana.command({"type": "start"})
    play(ana, moves=2)
    ana.command({"type": "give-seat", "seat": 0, "bot": "sharp"})
    wait_for(ana, lambda table: table.over)
    link = f"/game/{ana.room['game']}"
    found = server.get(f"/api/games/{ana.room['game']}/analysis")
    each = guest()
    each.open(f"{link}?move=1")
    page = each.page
    page.get_by_role("heading", name="What decided the game").wait_for()
    chances = page.locator("section", has=page.get_by_role("heading", name="Chances"))
    assert found["moments"]["most"]
    for moment in found["moments"]["most"]:
        page.locator("ol").get_by_role("button", name=f"ove {moment['move']}, ").click()
        page.get_by_role("heading", name=f"Move {moment['move']}: ").wait_for()
        chance = found["moves"][moment["move"] - 1]["chance"]
        # Halves may be rounded either way.
        near = {f"{int(100 * chance) + more}%" for more in (0, 1)}
        each.until(lambda near=near: set(chances.locator(".given b").all_inner_texts()) & near)
    for player in found["players"]:
        tried = player["total"]
        if tried["tries"]:
            page.get_by_text(f"{tried['right']} of {tried['tries']} right. The chances promised").first.wait_for()
