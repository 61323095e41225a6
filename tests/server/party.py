"""A party at one table of a running application: two players, somebody who watches, a screen, and a stranger.

What they do is a list of steps, so that the same party can be had again; what all of them got is kept to the byte.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, Final

from kronika.engine import Game, Turn, turn_lines
from kronika.server.room import Room
from tests.server.driving import Application, Reply, Socket, settle
from tests.server.watching import Watch
from tests.strategies import knowing_move

__all__ = ["TOKENS", "Party", "Step"]

TOKENS: Final = {name: f"{name}-{'t' * 30}" for name in ("ana", "ben", "eve", "wall", "mallory")}
PEOPLE: Final = ("ana", "ben", "eve", "wall")
Step = tuple[str, str, Any]
"""What is done (`say`, a message on a socket; `ask`, a request; `return`, a new connection), by whom, and with what."""


class Party:
    """The people at the table. `streams` are all messages that each of them got, over all their connections."""

    def __init__(self, app: Application, watch: Watch) -> None:
        self.app = app
        self.watch = watch
        self.steps: list[Step] = []
        self.room_id = self.code = ""
        self.streams: dict[str, list[bytes]] = {name: [] for name in PEOPLE}
        self.answers: list[Reply] = []
        self._sockets: dict[str, Socket] = {}
        self._number = 0

    @property
    def room(self) -> Room:
        """The room as the server has it; omniscient."""
        return self.watch.rooms[self.room_id]

    @property
    def game(self) -> Game:
        assert self.room.game is not None
        return self.room.game

    # Coming and going

    async def come(self) -> None:
        """Everybody comes in."""
        entrance = await self.app.open("Ana", TOKENS["ana"])
        self.room_id, self.code = entrance["room"], entrance["code"]
        for name in PEOPLE[1:]:
            role = {"eve": "spectator", "wall": "screen"}.get(name, "player")
            await self.app.join(self.code, name.capitalize(), TOKENS[name], role=role)
        for name in PEOPLE:
            await self.connect(name)

    async def gather(self, game: str, *, bots: int = 0, **settings: Any) -> None:
        """Everybody comes in, and the game is dealt."""
        await self.come()
        chosen = {"game": game, "decks": ["canary"], **settings}
        await self.must("ana", {"type": "settings", "settings": chosen})
        if bots:
            seats = [{"name": seat.name, "person": seat.person} for seat in self.room.seats]
            seats += [{"name": f"Robot {'xyz'[n]}", "bot": ("adult", "fair", "default")[n]} for n in range(bots)]
            await self.must("ana", {"type": "sit", "seats": seats})
        await self.must("ben", {"type": "add-entropy", "text": "blue kettle"})
        await self.must("ana", {"type": "start", "entropy": "17 geese"})

    async def connect(self, name: str) -> None:
        """Open a socket, or a new one after breaking the last one off."""
        if (old := self._sockets.pop(name, None)) is not None:
            await old.leave()
            self.streams[name] += old.stream
            await settle()
        socket = self.app.socket(self.room_id)
        await socket.greet(TOKENS[name], proofs=name in ("ben", "eve"))
        self._sockets[name] = socket
        await settle()

    async def part(self) -> None:
        """Everybody goes."""
        for name, socket in self._sockets.items():
            await settle()
            await socket.leave()
            self.streams[name] += socket.stream
        self._sockets.clear()

    # Doing things

    async def must(self, name: str, command: dict[str, Any]) -> None:
        """A command that has to be accepted."""
        answer = await self.do(("say", name, {"seen": 1 << 52, "command": command}))
        assert answer is not None
        assert answer["type"] == "accepted", answer

    async def do(self, step: Step) -> dict[str, Any] | None:
        """Do one step, now, and keep it for another party; the answer, where it was a message on a socket."""
        self.steps.append(step)
        kind, name, what = step
        answer = None
        if kind == "say":
            self._number += 1
            message = {"request": f"request-{self._number}", **what} if isinstance(what, dict) else what
            answer = await self._sockets[name].answer(message)
            if answer["type"] == "closed":
                await self.connect(name)
        elif kind == "ask":
            method, path, body = what
            path = path.format(code=self.code, room=self.room_id, game=self.room.game_id)
            self.answers.append(await self.app.ask(method, path, body, token=TOKENS.get(name)))
        else:
            await self.connect(name)
        await settle()
        await self.bots_move()
        return answer

    async def bots_move(self) -> None:
        """Wait while bots are on turn."""
        async with asyncio.timeout(30):
            while self.room.turn is not None and self.room.seats[self.room.turn].bot is not None:
                if self.room.paused or self.room.proposal is not None:
                    return
                await asyncio.sleep(0.002)
            # What is not stored yet is not shown yet.
            while self._shown() < self.room.seq:
                await asyncio.sleep(0.002)
        await settle()

    def _shown(self) -> int:
        """The number of the last fact that Ana has been told of."""
        for data in reversed(self._sockets["ana"].stream if "ana" in self._sockets else ()):
            if data.startswith((b'{"type":"update"', b'{"type":"welcome"')):
                return int(json.loads(data)["seq"])
        return self.room.seq

    async def again(self, steps: list[Step]) -> None:
        """Come in, and do what another party did."""
        await self.come()
        for step in steps:
            await self.do(step)

    # Playing

    async def play(self, rng: random.Random, moves: int, *, noise: float = 0.5) -> None:
        """So many moves, some of them knowing and some by chance, with a lot going on beside them."""
        for _ in range(moves):
            if rng.random() < noise:
                await self.do(self._noise(rng))
            if self.room.proposal is not None:
                await self.must("ben", {"type": "accept", "accept": False})
            if self.room.paused:
                await self.must("ana", {"type": "resume"})
            if not self.room.playing:
                return
            turn = self.room.turn
            assert turn is not None
            name = self._name_of(self.room.seats[turn].person)
            move = knowing_move(self.game, rng, 8) if rng.random() < 0.5 else rng.choice(self.game.legal_moves().moves)
            line = json.loads(next(turn_lines(self.game, Turn(move, (), ()))))
            await self.must(name, {"type": "play", "move": line})

    def _name_of(self, person: str | None) -> str:
        return next(name for name in PEOPLE if self.room.people[person or ""].name.lower() == name)

    def _noise(self, rng: random.Random) -> Step:
        game = self.game
        turn = self.room.turn or 0
        hidden = [card for hand in game.table.hands for card in hand] + list(game.table.pile[:1])
        deep = game.table.pile[-1] if game.table.pile else "canary/nothing"
        shown = rng.choice(game.table.open_cards) if game.table.open_cards else deep
        card = rng.choice(hidden) if hidden else deep
        somebody = rng.choice(PEOPLE)

        def say(name: str, command: Any, seen: int = 1 << 52) -> Step:
            return ("say", name, {"seen": seen, "command": command})

        def play(name: str, seen: int = 1 << 52, **move: Any) -> Step:
            return say(name, {"type": "play", "move": move}, seen)

        steps: list[Step] = [
            *(play(name, seat=turn, move="place", card=card, gap=gap) for name in PEOPLE for gap in (99, -1)),
            play("ana", seat=1 - turn, move="place", card=card, gap=0),
            play(somebody, seat=turn, move="add", card=deep, gap=0),
            play(somebody, seat=turn, move="doubt", chain=[card, deep]),
            play("ana", seen=0, seat=0, move="stop"),
            play("ben", seat=1, move="peek", card=card),
            *(say(somebody, {"type": "report", "card": other, "text": "?"}) for other in (card, deep, shown)),
            *(say("ana", {"type": "correct", "card": other, "date": "1066", "why": "so"}) for other in (card, deep)),
            say("ana", {"type": "correct", "card": shown, "date": "1066", "why": "<b>I</b> am sure"}),
            say("ana", {"type": "correct", "card": shown, "why": "no"}),
            say("ben", {"type": "accept", "accept": False}),
            say(somebody, {"type": "say", "text": "<script>alert(1)</script>"}),
            say("ana", {"type": "pause"}),
            say("ana", {"type": "resume"}),
            say(somebody, {"type": "give-seat", "seat": 7}),
            ("say", somebody, '{"request": "malformed", "command": {"type": "play", "move": {"seat": "?"}}}'),
            ("say", somebody, "{"),
            ("return", somebody, None),
            ("ask", somebody, ("GET", "/api/rooms/{code}/view", None)),
            ("ask", "mallory", ("GET", "/api/rooms/{code}/view", None)),
            ("ask", "", ("GET", "/api/rooms/{code}", None)),
            ("ask", somebody, ("GET", "/api/games/{game}/record", None)),
            ("ask", somebody, ("GET", "/api/games/{game}/replay", None)),
            ("ask", somebody, ("GET", "/api/games/{game}", None)),
            ("ask", somebody, ("GET", "/api/games", None)),
            ("ask", somebody, ("GET", "/api/decks/canary/statistics", None)),
            ("ask", somebody, ("GET", "/api/rooms/{code}/proofs", None)),
            ("ask", somebody, ("HEAD", "/health", None)),
            ("ask", somebody, ("GET", "/no/such/page/" + card, None)),
            ("ask", "mallory", ("POST", "/api/rooms/{code}/commands", b'{"request":"12345678","command":{}}')),
            ("ask", somebody, ("POST", "/api/rooms/{code}/commands", _play_line(turn, card))),
        ]
        return rng.choice(steps)


def _play_line(seat: int, card: str) -> bytes:
    move = {"seat": seat, "move": "place", "card": card, "gap": 77}
    command = {"type": "play", "move": move}
    return json.dumps({"request": "by-request", "seen": 1 << 52, "command": command}).encode()
