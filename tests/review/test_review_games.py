"""Reviews of whole games, for each ruleset: they agree with the rules, with each other, and tell nothing too early."""

from __future__ import annotations

import math
from functools import cache

import msgspec
import pytest

from kronika.bots.knowledge import ERAS
from kronika.engine import Player, editions, right_gaps, start
from kronika.errors import RecordError, UsageError
from kronika.review import Review, review_record, together
from kronika.server.reviewing import review_of
from kronika.table.moves import Place
from tests.review.played import finished, lines_of, played

GAMES = editions()


@cache
def review(game: str, **more: object) -> Review:
    return review_record(finished(game), moments=False, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_right_and_wrong_are_as_the_rules_have_them(game: str) -> None:
    found = review(game)
    other = review_of("g", b"\n".join(finished(game)).decode())
    assert [(each.move, each.seat, each.did, each.card, each.gap, each.right) for each in found.moves] == [
        (each.move, each.seat, each.did, each.card, each.gap, each.right) for each in other.moves
    ]
    assert [(each.total.right, each.total.tries - each.total.right) for each in found.players] == [
        (each.right, each.wrong) for each in other.players
    ]
    assert found.team == (found.score is not None) == (game == "twist-coop")


@pytest.mark.parametrize("game", GAMES)
def test_chances_and_costs_fit_together(game: str) -> None:
    for move in review(game).moves:
        assert (move.right is None) == (move.chance is None) == (move.cost is None) == (move.par is None)
        for chance in (move.chance, move.par, move.card_par, move.cost):
            assert chance is None or 0.0 <= chance <= 1.0 + 1e-9
        if move.best is not None:
            assert move.chance is not None
            assert move.best.chance == pytest.approx(move.chance + (move.cost or 0.0))
            assert (move.best.card, move.best.gap, move.best.did) != (move.card, move.gap, move.did) or move.correction
        assert move.worth is not None
        assert math.isfinite(move.worth)
        assert move.worth_cost is not None
        assert move.worth_cost >= 0.0
        if move.wisest is not None:
            assert move.wisest.worth == pytest.approx(move.worth + move.worth_cost)
        if game != "twist-coop":
            assert 0.0 <= move.worth <= 1.0 + 1e-9


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_has_the_same_review(game: str) -> None:
    again = review_record(finished(game), moments=False)
    assert again == review(game)
    assert msgspec.json.decode(msgspec.json.encode(again), type=Review) == again


@pytest.mark.parametrize(("game", "seed"), [("anno-domini", 7), ("timeline-cesko", 7), ("twist-coop", 1)])
def test_the_moments_are_the_greatest_changes_and_end_with_what_came(game: str, seed: int) -> None:
    """With these seeds the last move of a competitive game is one of them."""
    found = review_record(lines_of(played(game, seed=seed)))
    most = found.moments.most
    assert found.moments.model == ("hands" if game == "anno-domini" else "playouts")
    assert (found.moments.playouts > 0) == (found.moments.model == "playouts")
    assert len(most) <= 3
    assert [abs(each.swing) for each in most] == sorted((abs(each.swing) for each in most), reverse=True)
    for each in most:
        assert each.swing == pytest.approx(each.after[each.seat] - each.before[each.seat])
        assert abs(each.swing) == pytest.approx(max(abs(b - a) for a, b in zip(each.before, each.after, strict=True)))
        if not found.team:
            assert sum(each.before) == pytest.approx(1.0, abs=0.05)
    if found.winners is not None:
        (last,) = (each for each in most if each.move == len(found.moves))
        assert last.after == tuple(float(seat in found.winners) for seat in range(2))


def test_who_knows_more_would_have_been_right_more_often() -> None:
    pars = [
        sum(player.total.par for player in review("timeline-russia", level=level).players)
        for level in ("child", "historian")
    ]
    assert pars[0] < pars[1]


def test_a_card_that_nobody_can_place_wrong_is_given_no_doubt() -> None:
    cards = {
        name: {"title": name, "date": date, "front": "lamp", "back": "note"}
        for name, date in (("a", "3000 BC"), ("b", "1000"), ("c", "2000"), ("d", "100 BC"), ("e", "1500"))
    }
    game = played("timeline-cesko", cards=cards, level="historian", hand=1)
    for move in review_record(lines_of(game), moments=False).moves:
        assert move.right
        assert move.chance == pytest.approx(1.0, abs=0.05)


def test_a_doubt_is_weighed_by_what_could_be_known() -> None:
    doubts = [
        move
        for seed in range(3)
        for move in review_record(
            lines_of(played("anno-domini", seed=seed, level="child", hand=5)), moments=False
        ).moves
        if move.did == "doubt"
    ]
    assert any(move.right for move in doubts)
    assert any(not move.right for move in doubts)
    # More often than not, what was right was the likelier, too: the chances are those of people who know a lot.
    right = [move.chance or 0.0 for move in doubts if move.right]
    wrong = [move.chance or 0.0 for move in doubts if not move.right]
    assert sum(right) / len(right) > sum(wrong) / len(wrong)


def test_a_correction_is_told_with_the_chances_of_both_orders() -> None:
    found = [
        move
        for seed in range(4)
        for move in review_record(lines_of(played("anno-domini", seed=seed, level="child")), moments=False).moves
        if move.correction is not None
    ]
    assert found
    for move in found:
        assert move.correction is not None
        assert 0.0 <= move.correction.before <= 1.0
        assert 0.0 <= move.correction.after <= 1.0


def test_games_together_count_each_card_and_each_name() -> None:
    reviews = [review(game) for game in ("timeline-cesko", "timeline-russia", "twist-competitive")]
    found = together(reviews)
    assert found.games == 3
    assert [player.name for player in found.players] == ["Ana", "Ben"]
    assert sum(player.won for player in found.players) == pytest.approx(3)
    moves = [move for each in reviews for move in each.moves]
    assert sum(card.missed for card in found.missed) == sum(move.right is False for move in moves)
    assert [card.missed for card in found.missed] == sorted((card.missed for card in found.missed), reverse=True)
    only = together(reviews, player="Ana")
    assert all(card.who == ("Ana",) for card in only.missed)
    assert sum(tally.tries for tally in only.players[0].eras) == only.players[0].total.tries


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_not_over_is_refused_and_nothing_of_it_told(game: str) -> None:
    open_game = played(game, moves=3)
    with pytest.raises(UsageError) as refused:
        review_record(lines_of(open_game))
    assert refused.value.code == "usage.review-open"
    assert not any(back.date in refused.value.message for back in open_game.start.deck.backs.values())
    found = review_record(lines_of(open_game), open=True)
    assert not found.finished
    assert len(found.moves) == 3


def test_what_is_no_record_is_refused_with_its_line() -> None:
    with pytest.raises(RecordError, match="empty"):
        review_record([])
    lines = list(finished("timeline-cesko"))
    with pytest.raises(RecordError) as wrong:
        review_record([*lines[:2], b'{"seat": 7}', *lines[2:]])
    assert wrong.value.line == 3
    with pytest.raises(UsageError, match="levels are child"):
        review_record(lines, level="sage")


@pytest.mark.parametrize(("prefix", "cards"), [("", 2), ("deck/", 1)])
def test_cards_of_two_games_are_one_where_a_deck_says_so(prefix: str, cards: int) -> None:
    reviews = []
    for title in ("One", "Other"):
        deck = {
            f"{prefix}{name}": {"title": f"{title} {name}", "date": date, "front": "lamp", "back": "note"}
            for name, date in (("a", "1000"), ("b", "1500"), ("c", "1800"))
        }
        game = start(
            "timeline-cesko",
            [Player("Ana"), Player("Ben")],
            deck,
            pile=[f"{prefix}{name}" for name in "abc"],
            options={"hand": 1},
        )
        card = game.table.hands[0][0]
        wrong = next(gap for gap in (0, 1) if gap not in right_gaps(game.table.line, card, game.dates))
        game.play(Place(0, card, wrong))
        reviews.append(review_record(lines_of(game), open=True, moments=False))
    assert len(together(reviews).missed) == cards


def test_eras_and_themes_of_several_games_stand_in_the_order_of_one() -> None:
    one, eras, themes = review("timeline-cesko"), [*ERAS], ["arts", "home", "war"]

    def with_groups(era_names: list[str], theme_names: list[str]) -> Review:
        player = one.players[0]
        named = [
            tuple(msgspec.structs.replace(player.total, name=name) for name in names)
            for names in (era_names, theme_names)
        ]
        player = msgspec.structs.replace(player, eras=named[0], themes=named[1])
        return msgspec.structs.replace(one, players=(player, *one.players[1:]))

    found = together([with_groups(eras[2:], themes[1:]), with_groups(eras[:3], themes[:1])]).players[0]
    assert [era.name for era in found.eras] == eras
    assert [theme.name for theme in found.themes] == themes
