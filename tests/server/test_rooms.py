"""What a room does when it is asked: judged once, by stated rules, and rebuilt from its facts."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

from kronika.engine import editions, record_lines
from kronika.server import commands as c
from kronika.server import facts as f
from kronika.server.corrections import corrected
from kronika.server.deciding import join
from kronika.server.projection import NOBODY, Projection
from kronika.server.refusals import Refused
from tests.server.conftest import Table

CANARY = re.compile(r"9\d\d\d9")


def refused(table: Table, person: str, command: c.Command) -> str:
    before = table.room.seq
    with pytest.raises(Refused) as caught:
        table.do(person, command)
    assert table.room.seq == before
    return caught.value.code


def test_whoever_comes_first_is_host_and_everybody_has_a_seat(table: Table) -> None:
    assert table.room.host == "ana"
    assert [(seat.name, seat.person) for seat in table.room.seats] == [("Ana", "ana"), ("Ben", "ben")]


@pytest.mark.parametrize("game", editions())
def test_every_game_is_played_and_the_room_is_rebuilt_from_its_facts(game: str) -> None:
    table = Table(game)
    table.do("ana", c.StartGame())
    table.play(40)
    fresh = table.rebuilt()
    assert fresh.game is not None
    assert table.room.game is not None
    assert list(record_lines(fresh.game)) == list(record_lines(table.room.game))
    assert (fresh.seq, fresh.host, fresh.seats, fresh.turn) == (
        table.room.seq,
        table.room.host,
        table.room.seats,
        table.room.turn,
    )


def test_only_the_host_decides_what_is_played(table: Table) -> None:
    for command in (c.SetSettings(f.Settings()), c.StartGame(), c.Pause(), c.Remove("ana"), c.CloseGame(), c.Sit(())):
        assert refused(table, "ben", command) == "room.not-host"


def test_one_moves_for_ones_own_seat_and_in_turn_only(table: Table) -> None:
    table.do("ana", c.StartGame())
    assert table.room.game is not None
    turn = table.room.turn
    assert turn is not None
    other = 1 - turn
    card = table.room.game.table.hands[turn][0]
    move = {"seat": turn, "move": "place", "card": card, "gap": 0}
    stranger = table.room.seats[other].person
    assert stranger is not None
    assert refused(table, stranger, c.Play(move)) == "room.not-your-seat"
    assert refused(table, stranger, c.Play({**move, "seat": other})).startswith("move.")
    own = table.room.seats[turn].person
    assert own is not None
    for wrong in (
        {**move, "gap": 9},
        {**move, "card": "nothing"},
        {**move, "x-note": 1},
        {**move, "more": 1},
        {},
        {"seat": True},
    ):
        assert refused(table, own, c.Play(wrong))
    assert refused(table, "nobody", c.Play(move)) == "room.stranger"
    table.do(own, c.Play(move))


def test_no_move_while_paused(table: Table) -> None:
    table.do("ana", c.StartGame())
    table.do("ana", c.Pause())
    person = table.room.seats[table.room.turn or 0].person
    assert person is not None
    assert (
        refused(table, person, c.Play({"seat": table.room.turn, "move": "place", "card": "x", "gap": 0}))
        == "room.paused"
    )
    table.do("ana", c.Resume())
    table.play()


def test_the_hosts_rights_pass_to_the_player_who_came_first(table: Table) -> None:
    table.take(join(table.room, "eve", "Eve", "spectator"))
    table.do("ana", c.Leave())
    assert table.room.host == "ben"
    assert [seat.person for seat in table.room.seats] == ["ben"]
    table.do("ben", c.Leave())
    assert table.room.host == "eve"


@pytest.mark.parametrize(("away", "stand_in"), [("bot", "adult"), ("default", "default")])
def test_who_leaves_a_game_is_played_for_and_may_come_back(away: str, stand_in: str) -> None:
    table = Table(away=away)
    table.do("ana", c.StartGame())
    table.do("ben", c.Leave())
    assert table.room.seats[1].bot == stand_in
    table.take(join(table.room, "ben", "Ben"))
    table.do("ben", c.TakeBack())
    assert table.room.seats[1].bot is None
    assert table.room.seats[1].person == "ben"


def test_who_was_removed_does_not_come_back(table: Table) -> None:
    table.do("ana", c.Remove("ben"))
    with pytest.raises(Refused) as caught:
        join(table.room, "ben", "Ben")
    assert caught.value.code == "room.removed"


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 31, "a\u202eb", "\u2800", "\u3164", "a\nb\0", "z̷̢̛̛͇̈́͐", "Аnа", "ANA", "A n a"]
)
def test_names_that_nobody_can_read_or_tell_apart_are_refused(table: Table, name: str) -> None:
    with pytest.raises(Refused) as caught:
        join(table.room, "eve", name)
    assert caught.value.code in {"room.name", "room.name-taken"}


@pytest.mark.parametrize("name", ["Zoë", "Ольга", "Łukasz", "李雷", "O’Neill", "Ben 2", "🦊 Fox", "محمد"])
def test_names_from_everywhere_are_taken(table: Table, name: str) -> None:
    table.take(join(table.room, "eve", name))
    assert table.room.people["eve"].name == name


def test_several_players_on_one_device(table: Table) -> None:
    seats = (
        f.SeatHolder(name="Ana", person="ana"),
        f.SeatHolder(name="Ana's mother", person="ana", age=70),
        f.SeatHolder(name="Robot", bot="fair"),
        f.SeatHolder(name="Ben", person="ben", hand=3),
    )
    table.do("ana", c.Sit(seats))
    table.do("ana", c.StartGame())
    assert table.room.game is not None
    assert [len(hand) for hand in table.room.game.table.hands][3] == 3
    assert table.room.seats_of("ana") == (0, 1)


def test_a_rematch_keeps_the_people(table: Table) -> None:
    table.do("ana", c.StartGame())
    table.do("ana", c.CloseGame())
    table.do("ana", c.StartGame())
    assert table.room.games == ["game-1", "game-2"]
    assert table.room.playing


def test_the_muted_are_silent(table: Table) -> None:
    table.do("ana", c.Mute("ben"))
    assert refused(table, "ben", c.Say("hello")) == "room.muted"
    assert refused(table, "ben", c.React("👍")) == "room.muted"
    table.do("ana", c.Mute("ben", muted=False))
    table.do("ben", c.Say("  hello \u202e there "))
    assert table.room.chat[-1][1:] == ("ben", "hello there")
    assert refused(table, "ben", c.React("💩")) == "room.sign"


def test_a_report_is_about_an_open_card_and_tells_nothing_of_hidden_ones(table: Table) -> None:
    table.do("ana", c.StartGame())
    assert table.room.game is not None
    shown = table.room.game.table.open_cards[0]
    table.do("ben", c.Report(shown, "that was later"))
    assert table.room.reports[0].date == table.room.game.start.deck.backs[shown].date
    hidden = table.room.game.table.hands[0][0]
    messages = set()
    for card in (hidden, "canary/nothing", table.room.game.table.pile[3]):
        with pytest.raises(Refused) as caught:
            table.do("ben", c.Report(card))
        messages.add((caught.value.code, caught.value.message))
    assert len(messages) == 1


def test_a_corrected_date_is_accepted_by_the_table_and_judges_the_moves_anew(table: Table) -> None:
    table.do("ana", c.StartGame())
    table.play(4)
    assert table.room.game is not None
    card = table.room.game.table.line[0]
    table.do("ana", c.Correct(card, "the box is wrong", "1066"))
    assert table.room.proposal is not None
    person = table.room.seats[table.room.turn or 0].person
    assert refused(table, person or "ben", c.Play({"seat": table.room.turn})) == "room.proposal"
    made = table.do("ben", c.AcceptCorrection())
    assert isinstance(made[-1], f.Corrected)
    assert table.room.game.start.deck.backs[card].date == "1066"
    assert table.room.proposal is None
    assert table.rebuilt().game is not None


@pytest.mark.parametrize("how", ["leaves", "removed", "bot"])
def test_a_correction_does_not_wait_for_who_plays_no_more(table: Table, how: str) -> None:
    table.do("ana", c.StartGame())
    assert table.room.game is not None
    card = table.room.game.table.line[0]
    table.do("ana", c.Correct(card, "the box is wrong", "1066"))
    commands: dict[str, c.Command] = {"leaves": c.Leave(), "removed": c.Remove("ben"), "bot": c.GiveSeat(1)}
    made = table.do("ben" if how == "leaves" else "ana", commands[how])
    assert isinstance(made[-1], f.Corrected)
    assert table.room.game.start.deck.backs[card].date == "1066"
    assert table.room.proposal is None
    assert list(record_lines(table.room.game)) == table.rebuilt().record()


def test_a_correction_is_of_who_proposed_it_though_another_is_host_meanwhile(table: Table) -> None:
    table.take(join(table.room, "eve", "Eve"))
    table.do("ana", c.Sit((*table.room.seats[:2], f.SeatHolder(name="Eve", person="eve"))))
    table.do("ana", c.StartGame())
    assert table.room.game is not None
    card = table.room.game.table.line[0]
    table.do("ana", c.Correct(card, "the box is wrong", "1066"))
    table.do("ben", c.AcceptCorrection())
    table.do("ana", c.MakeHost("ben"))
    (_, done) = table.do("eve", c.AcceptCorrection())
    assert isinstance(done, f.Corrected)
    assert done.by == "ana"


def test_one_no_is_enough(table: Table) -> None:
    table.do("ana", c.StartGame())
    assert table.room.game is not None
    card = table.room.game.table.line[0]
    before = table.room.record()
    table.do("ana", c.Correct(card, "I am sure", "1066"))
    table.do("ben", c.AcceptCorrection(accept=False))
    assert table.room.proposal is None
    assert table.room.record() == before


@pytest.mark.parametrize("game", [name for name in editions() if name != "twist-coop"])
def test_a_voided_card_lies_nowhere_any_more(game: str) -> None:
    table = Table(game)
    table.do("ana", c.StartGame())
    table.play(6)
    assert table.room.game is not None
    if not table.room.game.table.open_cards:
        return
    card = table.room.game.table.open_cards[-1]
    result = corrected(table.room.record(), card, None)
    assert card not in "\n".join(result.record)
    assert result.position or result.moves == result.before


def test_what_is_shown_holds_no_hidden_date() -> None:
    for game in editions():
        table = Table(game)
        table.do("ana", c.StartGame())
        projection = Projection(table.room)
        assert table.room.game is not None
        for _ in range(25):
            texts = [msgspec.json.encode(projection.welcome("ben")).decode()]
            if table.room.playing and table.play():
                texts.append(msgspec.json.encode(projection.update(table.facts[-1], NOBODY)).decode())
            deck = table.room.game.start.deck
            opened = {deck.backs[card].span.first for card in table.room.game.table.open_cards}
            everything = {str(-span.first) for span in (back.span for back in deck.backs.values())}
            shown = {year for text in texts for year in CANARY.findall(text)}
            # A date that was open once may still be in an event of this very move.
            events = json.loads(texts[-1]).get("events", []) if len(texts) > 1 else []
            in_events = set(CANARY.findall(json.dumps(events)))
            assert shown <= everything
            assert shown - in_events <= {str(-year) for year in opened}


def turned_away(table: Table, person: str, role: str = "player") -> str:
    """The code with which somebody is not let in."""
    with pytest.raises(Refused) as caught:
        join(table.room, person, person.title(), role)
    return caught.value.code


def test_where_nobody_may_watch_a_stranger_gets_in_neither_as_a_screen_nor_as_a_player_without_a_seat() -> None:
    table = Table(spectators=False)
    table.do("ana", c.StartGame())
    for role in ("spectator", "screen", "player"):
        assert turned_away(table, "eve", role) == "room.no-spectators"
    table.do("ana", c.Remove("ben"))
    assert turned_away(table, "eve", "screen") == "room.no-spectators"
    table.take(join(table.room, "eve", "Eve"))
    table.do("eve", c.Stand())
    assert table.room.seats[1].person == "eve", "the seat of who was removed was free"
    assert turned_away(table, "ida") == "room.no-spectators"


def test_the_host_lets_a_screen_in_by_its_own_setting(table: Table) -> None:
    chosen = msgspec.structs.replace(table.room.settings, spectators=False, screens=True)
    table.do("ana", c.SetSettings(chosen))
    assert turned_away(table, "eve", "spectator") == "room.no-spectators"
    table.take(join(table.room, "wall", "Wall", "screen"))
    assert turned_away(table, "eve", "screen") == "room.no-spectators", "the screen is there already"
    table.do("ana", c.SetSettings(msgspec.structs.replace(chosen, screens=False)))
    assert turned_away(table, "eve", "screen") == "room.no-spectators"
    assert join(table.room, "wall", "Wall", "screen") == [], "who is in stays in"
    table.do("wall", c.Leave())
    assert turned_away(table, "wall", "screen") == "room.no-spectators"


def test_a_player_does_not_become_somebody_who_watches_where_nobody_may(table: Table) -> None:
    table.do("ana", c.SetSettings(msgspec.structs.replace(table.room.settings, spectators=False)))
    for role in ("spectator", "screen"):
        assert turned_away(table, "ben", role) == "room.no-spectators"
    table.do("ana", c.StartGame())
    table.do("ben", c.Leave())
    table.take(join(table.room, "ben", "Ben"))
    assert table.room.people["ben"].present, "the seat is still theirs"
    for person in ("ana", "ben"):
        table.do(person, c.Leave())
    table.take(join(table.room, "eve", "Eve"))
    assert table.room.host == "eve", "a room that all have left needs a host"


def test_what_was_added_to_the_next_shuffle_is_a_fact_and_counts_once(table: Table) -> None:
    table.do("ben", c.AddEntropy("blue kettle"))
    table.do("ben", c.AddEntropy("green kettle"))
    assert table.do("ben", c.AddEntropy("green kettle")) == []
    assert refused(table, "nobody", c.AddEntropy("x")) == "room.stranger"
    assert table.rebuilt().entropy == table.room.entropy == {"ben": "green kettle"}
    table.do("ana", c.StartGame())
    assert table.rebuilt().entropy == {}, "the next shuffle begins without"
    table.do("ana", c.AddEntropy("for the rematch"))
    assert table.rebuilt().entropy == {"ana": "for the rematch"}
