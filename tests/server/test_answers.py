"""What a room remembers of requests: the last answers, and of all others that there may have been such a one."""

from __future__ import annotations

import pytest

from kronika.server import answers
from kronika.server.answers import ANSWERS_KEPT, Answers


def request(number: int) -> str:
    return f"ana:request-{number:06}"


def filled(made: str, count: int) -> Answers:
    """After so many requests: `now` in this process, or as they are `stored`."""
    if made == "stored":
        return Answers([(request(number), number) for number in range(count)])
    kept = Answers()
    for number in range(count):
        kept.keep(request(number), b"yes")
    return kept


@pytest.mark.parametrize("made", ["now", "stored"])
def test_the_last_answers_are_at_hand_and_no_older_request_is_taken_for_a_new_one(made: str) -> None:
    count = 20 * ANSWERS_KEPT
    kept = filled(made, count)
    at_hand = [number for number in range(count) if kept.get(request(number)) is not None]
    assert at_hand == list(range(count - ANSWERS_KEPT, count))
    assert all(kept.may_have_forgotten(request(number)) for number in range(count - ANSWERS_KEPT))


@pytest.mark.parametrize("made", ["now", "stored"])
def test_after_thousands_of_requests_a_new_one_is_still_known_to_be_new(made: str) -> None:
    kept = filled(made, 5000)
    taken_for_old = sum(kept.may_have_forgotten(request(number)) for number in range(5000, 7000))
    assert taken_for_old < 50  # about one is to be expected


def test_while_nothing_is_forgotten_nothing_is_looked_for() -> None:
    for made in ("now", "stored"):
        kept = filled(made, ANSWERS_KEPT)
        assert not any(kept.may_have_forgotten(request(number)) for number in range(2 * ANSWERS_KEPT))


def test_what_was_stored_is_answered_as_it_was_the_first_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "ANSWERS_KEPT", 2)
    kept = Answers([("ana:one", 7), ("ana:two:2", 8), ("ana:three", 9)])
    assert kept.get("ana:one") is None
    assert kept.get("ana:two:2") == b'{"type":"accepted","request":"two:2","seq":8}'
