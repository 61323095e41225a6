"""Waivers in deck.toml: for one card, for the whole deck, and those that are wrong themselves."""

from __future__ import annotations

import pytest

from kronika.decks.model import Waiver
from tests.decks.planting import found, good, plant, replace, two

REASON = "the title of the film says so"


def waived(*waivers: Waiver) -> dict[tuple[str, str | None], str | None]:
    """What is found in a deck with two telling titles and these waivers, with the reason where it is waived."""
    deck = plant(plant(good(), 0, titles={"en": "It says 1971 here"}), 1, titles={"en": "It says 1972 here"})
    return {(one.id, one.card): one.waived for one in found(replace(deck, waivers=waivers))}


A, B = good().cards[0].id, good().cards[1].id


def test_a_waiver_for_one_card_leaves_the_other() -> None:
    told = waived(Waiver(finding="hint-number", card=A, reason=REASON))
    assert told == {("hint-number", A): REASON, ("hint-number", B): None}


def test_a_waiver_for_the_deck_covers_all_cards() -> None:
    told = waived(Waiver(finding="hint-number", reason=REASON))
    assert told == {("hint-number", A): REASON, ("hint-number", B): REASON}


def test_waived_findings_are_not_open_and_come_last() -> None:
    deck = plant(plant(good(), 0, titles={"en": "It says 1971 here"}), 1, icon=None)
    findings = found(replace(deck, waivers=(Waiver(finding="hint-number", card=A, reason=REASON),)))
    assert [(one.id, one.waived) for one in findings] == [("icon-missing", None), ("hint-number", REASON)]


def test_a_pair_can_be_waived_from_either_side() -> None:
    for place in (0, 1):
        deck, *ids = two({"en": "Armstrong walks on the Moon"}, {"en": "Apollo 11 lands on the Moon"}, "1969")
        deck = replace(deck, waivers=(Waiver(finding="twin-likely", card=ids[place], reason=REASON),))
        assert [one.waived for one in found(deck) if one.id == "twin-likely"] == [REASON]
        assert "waiver-unused" not in {one.id for one in found(deck)}


@pytest.mark.parametrize(
    ("waiver", "kind", "says"),
    [
        (Waiver(finding="hint-year", card=A, reason=REASON), "waiver-unused", "waives nothing"),
        (Waiver(finding="hint-year", reason=REASON), "waiver-unused", "waives nothing"),
        (Waiver(finding="hint-number", card="qqqqqq", reason=REASON), "waiver-unused", "not in the deck"),
        (Waiver(finding="hint-numbers", reason=REASON), "waiver-unknown", "is hint-number meant?"),
        (Waiver(finding="deck.date", reason=REASON), "waiver-unknown", "no finding 'deck.date'"),
        (Waiver(finding="hint-number", card=A, reason="ok"), "waiver-reason", "'ok' is no reason"),
        (Waiver(finding="hint-number", card=A, reason="…………………"), "waiver-reason", "is no reason"),
    ],
)
def test_a_waiver_that_is_wrong_is_told(waiver: Waiver, kind: str, says: str) -> None:
    deck = plant(good(), 0, titles={"en": "It says 1971 here"})
    about = [one for one in found(replace(deck, waivers=(waiver,))) if one.id.startswith("waiver")]
    assert [one.id for one in about] == [kind]
    assert says in about[0].problem
    assert about[0].column == "waivers 1"


def test_what_depends_on_circumstances_is_not_called_unused() -> None:
    waivers = (Waiver(finding="twin-across", reason=REASON), Waiver(finding="too-hard", reason=REASON))
    assert found(replace(good(), waivers=waivers)) == ()
