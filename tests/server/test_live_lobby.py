"""A room in ten seconds, and the lobby: through a real server, as the devices of the people see it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from kronika import client
from kronika.client import ClientError
from tests.server.live_server import Device, Server, refusal, see, wait_for

ROOT = Path(__file__).resolve().parents[2]


# A room in ten seconds


def test_whoever_opens_a_room_is_host_and_others_join_by_its_code(server: Server) -> None:
    opened = server.ask("/api/rooms", {"name": "Ana", "age": 41}).json
    assert re.fullmatch("[A-HJ-NP-Z]{6}", opened["code"])
    assert opened["link"] == f"{server.url}/join/{opened['code']}"
    typed = f"{opened['code'][:3]}-{opened['code'][3:]}".lower()
    joined = server.ask(f"/api/rooms/{typed}/join", {"name": "Ben", "age": 7}).json
    room = server.get(f"/api/rooms/{opened['code']}/view", joined["token"])["room"]
    assert room["host"] == opened["person"]
    assert [(seat["name"], seat["age"]) for seat in room["seats"]] == [("Ana", 41), ("Ben", 7)]


def test_a_person_is_a_random_token_and_no_account(server: Server) -> None:
    entrances = [server.ask("/api/rooms", {"name": "Ana"}).json for _ in range(3)]
    assert len({entrance["token"] for entrance in entrances}) == 3
    assert all(len(entrance["token"]) == 32 for entrance in entrances)
    again = server.ask("/api/rooms", {"name": "Ana"}, token=entrances[0]["token"]).json
    assert again["person"] == entrances[0]["person"]


def test_a_preview_of_a_link_takes_no_seat(server: Server) -> None:
    (ana,) = server.table("Ana")
    link = f"/join/{ana.code}"
    before = server.get(f"/api/rooms/{ana.code}")
    for method in ("GET", "HEAD"):
        for path in (link, f"/api/rooms/{ana.code}"):
            assert server.ask(path, method=method).status == 200
            assert server.ask(path, method=method, token="t" * 32).status == 200
    assert server.ask(f"/api/rooms/{ana.code}/join", method="GET").status == 405
    assert server.get(f"/api/rooms/{ana.code}") == before
    assert before["people"] == before["seats"] == 1
    page = server.ask(link).body.decode()
    assert ana.token not in page
    if '<div id="app">' not in page:  # the client, where it is built, finds the code in its address
        assert ana.code in page


def test_a_code_that_is_none_is_told_so(server: Server) -> None:
    for code in ("ABCDEF", "ABC", "12", "%C3%84%C3%96%C3%9C"):
        answer = server.ask(f"/api/rooms/{code}")
        assert (answer.status, answer.json["code"]) == (404, "room.unknown")


# Settings


def test_the_game_the_decks_the_options_and_the_language_are_chosen(server: Server) -> None:
    options = {"hand": 3, "misplaced": "discard"}
    decks = ["world", "cesko"]
    ana, ben = server.table("Ana", "Ben", game="timeline-cesko", decks=decks, options=options, language="cs")
    assert ben.room["settings"] | {"options": options} == ben.room["settings"]
    ana.command({"type": "start"})
    see(ana, ben)
    assert ben.view is not None
    assert [len(seat["hand"]) for seat in ben.view["seats"]] == [3, 3]
    assert ben.view["options"]["misplaced"] == "discard"
    assert ben.view["pile"] + 7 == sum(deck["cards"] for deck in server.get("/api/decks") if deck["id"] in decks)
    titles = server.get("/api/decks/world/titles?language=cs") | server.get("/api/decks/cesko/titles?language=cs")
    cards = [card for seat in ben.view["seats"] for card in seat["hand"]] + ben.view["line"]
    assert all(titles[card["id"]] == card["title"] for card in cards)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"game": "chess"}, "room.game"),
        ({"decks": ["nothing"]}, "room.decks"),
        ({"decks": ["world", "world"]}, "room.decks"),
        ({"decks": []}, "room.decks"),
        ({"options": {"gap": 1}}, "room.options"),
        ({"game": "timeline-cesko", "options": {"hand": 0}}, "room.options"),
        ({"limit": 4}, "room.limit"),
        ({"limit": 90000}, "room.limit"),
        ({"away": "nobody"}, "room.away"),
        ({"difficulty": "silly"}, "room.difficulty"),
        ({"difficulty": ""}, "room.difficulty"),
        ({"difficulty": 3}, "wire.malformed"),
        ({"colour": "red"}, "wire.malformed"),
        ({"decks": "world"}, "wire.malformed"),
    ],
)
def test_settings_that_cannot_be_are_refused_and_change_nothing(
    server: Server, settings: dict[str, Any], code: str
) -> None:
    (ana,) = server.table("Ana")
    device = Device(server, ana.room_id, ana.token)
    answer = device.ask({"type": "settings", "settings": settings}) if code != "wire.malformed" else _malformed(
        device, settings
    )  # fmt: skip
    assert answer["code"] == code
    assert Device(server, ana.room_id, ana.token).welcome["room"]["settings"] == ana.room["settings"]


def _malformed(device: Device, settings: dict[str, Any]) -> dict[str, Any]:
    device.send({"type": "settings", "settings": settings})
    return device.until(lambda message: message["type"] == "refused")


def test_each_option_says_what_it_means_and_by_which_clauses_of_the_rules(server: Server) -> None:
    pages = "\n".join(page.read_text("utf-8") for page in (ROOT / "docs" / "rules").glob("*.md"))
    games = server.get("/api/rules")
    assert len(games) == 6
    for option in (option for game in games for option in game["options"]):
        assert option["meaning"]
        assert option["clauses"]
        for clause in option["clauses"].split():
            assert clause in pages, clause


def test_the_lobby_is_told_what_there_is_to_choose_from(server: Server) -> None:
    choices = server.get("/api/choices")
    assert choices["bots"] == ["child", "pupil", "adult", "enthusiast", "historian"]
    assert [sum(choices["errors"][level]) for level in choices["bots"]] == sorted(
        (sum(off) for off in choices["errors"].values()), reverse=True
    )
    assert {*choices["bots"], "sharp", "good", "fair", "default"} == {*choices["stand_ins"]}
    assert choices["roles"] == ["player", "spectator", "screen"]
    decks = {deck["id"]: deck for deck in server.get("/api/decks")}
    assert {"world", "russia", "cesko", "polska", "pop-culture", "lifestyle"} <= set(decks)
    assert decks["world"]["languages"] == ["en", "de", "cs", "pl", "ru"]


def test_only_the_host_settles_what_is_played_and_only_between_games(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben")
    for command in (
        {"type": "settings", "settings": {}}, {"type": "sit", "seats": []}, {"type": "start"},
        {"type": "pause"}, {"type": "remove", "person": ana.person}, {"type": "make-host", "person": ben.person},
    ):  # fmt: skip
        assert refusal(ben, command) == "room.not-host"
    ana.command({"type": "start"})
    assert refusal(ana, {"type": "settings", "settings": {}}) == "room.playing"
    assert refusal(ana, {"type": "sit", "seats": []}) == "room.playing"


# Seats


def test_the_host_orders_the_seats_and_who_is_not_named_has_none(server: Server) -> None:
    ana, ben, eve = server.table("Ana", "Ben", "Eve")
    assert [seat["name"] for seat in eve.room["seats"]] == ["Ana", "Ben", "Eve"]
    seats = [{"name": "Eve", "person": eve.person}, {"name": "Ana", "person": ana.person}]
    ana.command({"type": "sit", "seats": seats})
    ana.command({"type": "start"})
    see(ana, ben, eve)
    assert [seat["name"] for seat in (ben.view or {})["seats"]] == ["Eve", "Ana"]
    assert (eve.seats, ana.seats, ben.seats) == ([0], [1], [])
    assert refusal(ben, {"type": "stand"}) == "room.no-seat"


def test_bots_of_a_level_take_free_seats(server: Server) -> None:
    (ana,) = server.table("Ana")
    seats: list[dict[str, Any]] = [{"name": "Ana", "person": ana.person}]
    seats += [{"name": level.title(), "bot": level} for level in server.get("/api/choices")["bots"]]
    ana.command({"type": "sit", "seats": seats})
    assert [seat.get("bot") for seat in ana.room["seats"]] == [None, *server.get("/api/choices")["bots"]]
    assert refusal(ana, {"type": "sit", "seats": [{"name": "X", "bot": "perfect"}]}) == "room.bot"
    ana.command({"type": "start"})
    assert (ana.view or {})["turn"] is not None


def test_a_person_takes_the_seat_of_a_bot_even_in_a_game(server: Server) -> None:
    ana = server.bots("fair", game="timeline-cesko")
    ana.command({"type": "start"})
    ben = client.join(server.url, ana.code, "Ben")
    assert ben.seats == []
    ben.command({"type": "stand", "seat": 1})
    assert ben.seats == [1]
    assert ben.room["seats"][1].get("bot") is None
    assert ben.room["seats"][1]["name"] == "Robot 0", "as the record calls it"


def test_a_handicap_is_a_hand_of_another_size(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben", game="anno-domini")
    seats = [{"name": "Ana", "person": ana.person}, {"name": "Ben", "person": ben.person, "age": 8, "hand": 5}]
    ana.command({"type": "sit", "seats": seats})
    ana.command({"type": "start"})
    assert [len(seat["hand"]) for seat in (ana.view or {})["seats"]] == [9, 5]


def test_several_people_play_on_one_device(server: Server) -> None:
    (ana,) = server.table("Ana")
    seats = [{"name": name, "person": ana.person} for name in ("Ana", "Mother", "Father")]
    ana.command({"type": "sit", "seats": seats})
    ana.command({"type": "start"})
    moved = set()
    for view in ana.turns():
        moved.add(view["turn"])
        ana.play(view["legal"]["moves"][0])
        if len(moved) == 3:
            break
    assert moved == {0, 1, 2}


@pytest.mark.parametrize(("ages", "first"), [((41, 7), 1), ((7, 41), 0), ((None, None), 0)])
def test_the_youngest_begins_where_ages_are_told(server: Server, ages: tuple[Any, Any], first: int) -> None:
    opened = server.ask("/api/rooms", {"name": "Ana", "age": ages[0]}).json
    ben = server.ask(f"/api/rooms/{opened['code']}/join", {"name": "Ben", "age": ages[1]}).json
    ana = client.join(server.url, opened["code"], "Ana", token=opened["token"])
    assert ana.room["seats"][0].get("age") == ages[0], "who comes back is as old as before"
    ana.command({"type": "start"})
    assert (ana.view or {})["first"] == first
    assert ben["person"] == ana.room["seats"][1]["person"]


def test_the_host_may_say_who_begins(server: Server) -> None:
    ana, _ = server.table("Ana", "Ben", first=1)
    ana.command({"type": "start"})
    assert (ana.view or {})["turn"] == 1


# Languages, who may watch, who may find the room


def test_everybody_reads_in_their_own_language(server: Server) -> None:
    opened = server.ask("/api/rooms", {"name": "Ana", "language": "pl"}).json
    ben = server.ask(f"/api/rooms/{opened['code']}/join", {"name": "Ben", "language": "ru"}).json
    people = server.get(f"/api/rooms/{opened['code']}/view", ben["token"])["room"]["people"]
    assert [person["language"] for person in people] == ["pl", "ru"]
    device = Device(server, opened["room"], ben["token"])
    device.ask({"type": "rename", "name": "Ben", "language": "de"})
    people = server.get(f"/api/rooms/{opened['code']}/view", ben["token"])["room"]["people"]
    assert people[1]["language"] == "de"
    titles = {language: server.get(f"/api/decks/world/titles?language={language}") for language in ("de", "ru")}
    assert set(titles["de"]) == set(titles["ru"])
    assert all(titles["de"][card] != titles["ru"][card] for card in titles["de"])
    assert server.ask("/api/decks/nothing/titles").status == 404


def test_a_room_is_private_unless_its_host_lists_it_and_while_no_game_is_on(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben")

    def listed() -> list[str]:
        return [room["code"] for room in server.get("/api/rooms")]

    assert ana.code not in listed()
    ana.command({"type": "settings", "settings": {"listed": True, "game": "timeline-cesko"}})
    card = next(room for room in server.get("/api/rooms") if room["code"] == ana.code)
    assert (card["host"], card["game"], card["people"]) == ("Ana", "timeline-cesko", 2)
    ana.command({"type": "start"})
    assert ana.code not in listed()
    ana.command({"type": "close"})
    assert ana.code in listed()
    ana.close()
    wait_for(ben, lambda table: any(person["away"] for person in table.room["people"]))
    ben.close()
    server.run(_until_empty(server, ana.room_id))
    assert ana.code not in listed(), "nobody is there"


async def _until_empty(server: Server, room: str) -> None:
    import asyncio

    live = await server.hub.room(room)
    while live.connections:
        await asyncio.sleep(0.01)


def test_spectators_see_the_table_where_the_host_allows_them(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben")
    eve = client.join(server.url, ana.code, "Eve", role="spectator")
    ana.command({"type": "start"})
    see(ana, ben, eve)
    assert eve.view == ana.view == ben.view
    assert eve.seats == []
    turn = (eve.view or {})["legal"]["moves"][0]
    assert refusal(eve, {"type": "play", "move": turn}) == "room.not-your-seat"
    assert refusal(eve, {"type": "stand"}) == "room.role"
    ana.command({"type": "close"})
    ana.command({"type": "settings", "settings": {"spectators": False}})
    with pytest.raises(ClientError) as caught:
        client.join(server.url, ana.code, "Ida", role="spectator")
    assert caught.value.code == "room.no-spectators"
    assert server.get(f"/api/rooms/{ana.code}")["spectators"] is False


def test_a_shared_screen_shows_the_table_and_has_no_seat(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben")
    screen = client.join(server.url, ana.code, "Projector", role="screen")
    ana.command({"type": "start"})
    see(ana, ben, screen)
    assert screen.view == ana.view
    assert screen.seats == []
    assert [person["role"] for person in screen.room["people"]] == ["player", "player", "screen"]
    with pytest.raises(ClientError):
        client.join(server.url, ana.code, "Other", role="king")


def test_a_stranger_does_not_get_in_by_claiming_to_be_a_screen(server: Server) -> None:
    ana, _ = server.table("Ana", "Ben", spectators=False)

    def claim(name: str, role: str) -> client.Table | str:
        try:
            return client.join(server.url, ana.code, name, role=role)
        except ClientError as error:
            return error.code

    assert claim("Stranger", "screen") == "room.no-spectators"
    ana.command({"type": "settings", "settings": {"decks": ["world"], "spectators": False, "screens": True}})
    screen = claim("Projector", "screen")
    assert isinstance(screen, client.Table)
    ana.command({"type": "start"})
    see(ana, screen)
    assert screen.view == ana.view
    assert [claim("Stranger", role) for role in ("screen", "spectator", "player")] == ["room.no-spectators"] * 3
    again = client.join(server.url, ana.code, "Projector", role="screen", token=screen.token)
    assert again.view == ana.view, "the screen may be started anew"


def test_who_only_wants_to_watch_gives_the_seat_back(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben")
    again = client.join(server.url, ana.code, "Ben", token=ben.token, role="spectator")
    assert again.seats == []
    assert [seat["name"] for seat in again.room["seats"]] == ["Ana"]
