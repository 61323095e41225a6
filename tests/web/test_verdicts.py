"""What stands at the table after a move: whose card it was, where it belonged, what was drawn, who is next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.table.moves import Discard, Stop, TurnOver
from tests.server.live_server import Server
from tests.web.guests import Guest, right_gaps
from tests.web.playing import game_of
from tests.web.states import Scene

ISOLATES: Final = str.maketrans("", "", "\u2068\u2069")
PHONE: Final = {"width": 360, "height": 640}
_LISTEN: Final = """
() => {
  const keep = () => (window.said = document.querySelector(".verdict")?.textContent ?? window.said);
  new MutationObserver(keep).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""
"""Keep the last verdict, which may stand there for a moment only."""


def _said(each: Guest) -> str:
    """The verdict, on one line."""
    return " ".join(each.page.locator(".verdict").inner_text().translate(ISOLATES).split())


def test_a_verdict_says_whose_card_it_was_and_who_is_next(server: Server, guest: Callable[..., Guest]) -> None:
    table = Scene(server, guest).table("timeline-cesko", hand=4)
    table.host.deal()
    table.until(lambda view: view["turn"] == 1, table.right)
    each = table.open()
    # What comes before the table is connected is there without a film.
    each.until(lambda: not any(one["away"] for one in table.host.view["room"]["people"]))
    table.right()
    each.until(lambda: each.page.locator(".verdict", has_text="Jürgen").count() == 1)
    assert _said(each).startswith("Zofia: ")
    assert _said(each).endswith(" Jürgen’s turn.")
    assert each.page.locator(".log li").first.locator("b").first.inner_text() == "Zofia"
    # Where one's own turn comes, it gives way to the question.
    each.page.evaluate(_LISTEN)
    table.right()
    each.until(lambda: each.on_turn)
    each.page.locator(".ask").wait_for()
    assert each.page.evaluate("window.said").rstrip().endswith("Your turn.")

    left = len(table.view["seats"][0]["hand"]) - 1
    card, gaps = next(iter(right_gaps(server, table.host.code).items()))
    each.card(card).click()
    each.page.locator(f'[data-gap="{gaps[0]}"]').click()
    each.page.locator(".verdict").wait_for()
    assert _said(each).endswith(f" You keep {left} card{'' if left == 1 else 's'}. Zofia’s turn.")


def test_where_a_card_belonged_stays_and_what_was_drawn_is_marked(server: Server, guest: Callable[..., Guest]) -> None:
    table = Scene(server, guest).table("timeline-cesko", names=("Zofia",), hand=4)
    table.host.deal()
    table.until(lambda view: view["turn"] == 0 and len(view["line"]) >= 4, table.right)
    each = table.open()
    each.until(lambda: each.on_turn)
    before = {card["id"] for card in table.view["seats"][0]["hand"]}
    card, gaps = next(iter(right_gaps(server, table.host.code).items()))
    wrong = next(gap for gap in (0, len(table.view["line"])) if gap not in gaps)
    each.card(card).click()
    each.page.locator(f'[data-gap="{wrong}"]').click()
    good = each.page.locator(".gap.good")

    def stays() -> bool:
        """Also when the card has left the line."""
        shown = good.evaluate_all("(all) => all.map((gap) => Number(gap.dataset.gap))")
        return each.page.locator(".card.wrong, .flying").count() == 0 and shown == sorted(gaps)

    each.until(stays)
    (drawn,) = {card["id"] for card in table.view["seats"][0]["hand"]} - before
    fresh = each.page.locator("#hand .new")
    assert fresh.evaluate_all("(all) => all.map((card) => card.dataset.card)") == [drawn]
    assert fresh.first.get_attribute("aria-label").endswith("(new)")  # type: ignore[union-attr]
    assert "Wrong: " in each.page.locator(".log li").first.inner_text()
    each.until(lambda: good.count() == 0)


def test_on_a_phone_nothing_covers_the_card_that_one_decides_about(server: Server, guest: Callable[..., Guest]) -> None:
    table = Scene(server, guest).table("twist-coop", "pop-culture")
    table.host.deal()

    def kinds() -> set[type]:
        return {type(move) for move in game_of(server, table.host).legal_moves().moves}

    def move() -> None:
        legal = game_of(server, table.host).legal_moves().moves
        if not legal:
            return table.host.deal()
        if Stop in kinds():
            return table.play(move="stop")
        return table.play(move="place", card=legal[0].card)  # type: ignore[union-attr]

    table.until(lambda view: view["turn"] == 0 and {Discard, TurnOver} <= kinds(), move)
    each = table.open()
    each.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    each.until(lambda: each.on_turn)
    legal = game_of(server, table.host).legal_moves().moves
    turned = {one.card for one in legal if isinstance(one, TurnOver)}
    card = next(one.card for one in legal if isinstance(one, Discard) and one.card in turned)
    each.card(card).click()
    each.page.locator(".what .btn").nth(1).wait_for()
    each.settled()
    title = next(one["title"] for one in table.view["seats"][0]["hand"] if one["id"] == card)
    assert f"“{title}”" in each.page.locator(".ask").inner_text()
    seen = each.page.locator("#hand .chosen").evaluate(
        """(card) => {
          const { left, top, width, height } = card.getBoundingClientRect();
          return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }"""
    )
    assert seen
