"""One game at this keyboard: the only place of the terminal client that holds the omniscient game.

It hands out views, public events, titles and refusals, takes moves, lets bots play and keeps the record on disk.
Screens and sentences are made from what it hands out, so they cannot show a date that nobody has turned over.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from kronika.bots import make_bot
from kronika.bots.bot import Bot
from kronika.bots.minds import Mind, mind_of
from kronika.bots.speech import Saying, say
from kronika.cards import CardId, Seat
from kronika.chance import shuffled
from kronika.cli import saving
from kronika.cli.difficulty import prominence_in
from kronika.cli.players import PERSON, parse_kind, parse_own
from kronika.cli.story import before_deal
from kronika.cli.text import clean
from kronika.engine import Game, View, public_events, raw_lines, read_record, record_lines, view_of
from kronika.engine.view import BackView, CardShown, PublicEvent
from kronika.errors import IllegalMove, UsageError
from kronika.table import Move

if TYPE_CHECKING:
    from kronika.guests import Guest, Trouble

__all__ = ["Happened", "Session"]


class Happened(NamedTuple):
    """One move, or the deal: the table before it, and what everybody saw of it."""

    before: View
    events: tuple[PublicEvent, ...]


class Session:
    """A game, who plays which seat, and the file it is kept in.

    `kinds` says for each seat `person`, `bot:KIND:LEVEL` or `own:NUMBER:LEVEL`; `guests` play the last of these.
    `path` is where the record goes after each move; None keeps none.
    """

    def __init__(
        self, game: Game, kinds: Sequence[str], path: Path | None, guests: Mapping[Seat, Guest] | None = None
    ) -> None:
        self._game = game
        self.kinds = tuple(kinds)
        self.path = path
        self._written: tuple[Path | None, tuple[int, int, int] | None] = None, None
        """The file that was read or written last, and its version then."""
        self.trouble: OSError | None = None
        """Why the last move is not on disk."""
        self.history: list[Happened] = [Happened(before_deal(view_of(game)), public_events(game, game.opening))]
        self._titles = {card: clean(front.title) for card, front in game.start.deck.fronts.items()}
        self._bots: dict[Seat, tuple[Bot, Mind]] = {}
        self._shown: dict[CardId, BackView] = {}
        self._seed = game.seed or hashlib.sha256("\n".join(record_lines(_dealt(game))).encode()).digest()[:16]
        known = prominence_in(game.start.header)
        for seat, kind in enumerate(self.kinds):
            if (bot := parse_kind(kind)) is not None:
                # Two seeds, so that a bot cannot work out what its memory added to the truth.
                mind = mind_of(bot[1], game.dates, self._seed_of(f"memory {seat}"), prominence=known)
                self._bots[seat] = make_bot(bot[0], self._seed_of(f"bot {seat}")), mind
        self._guests = dict(guests or {})
        self._minds: dict[Seat, Mind] = {}
        for seat, guest in self._guests.items():
            _, level = parse_own(self.kinds[seat]) or (0, "adult")
            if guest.wants_beliefs:
                self._minds[seat] = mind_of(level, game.dates, self._seed_of(f"memory {seat}"), prominence=known)
            guest.begin(view_of(game, seat), seat, level)
        self._remember(self.history[0])

    @classmethod
    def resumed(
        cls, name: str, path: Path | None = None, own: Callable[[Sequence[str]], Mapping[Seat, Guest]] | None = None
    ) -> Session:
        """The game of a record, to go on where it ended; raises RecordError, UsageError or OSError.

        `own` opens the guests for seats of these kinds.
        """
        version = saving.version(Path(name))
        with open(name, "rb") as file:
            replay = iter(read_record(raw_lines(file)))
            game = next(replay)
            kinds = _kinds(game)
            if own is None and any(map(parse_own, kinds)):
                raise UsageError("usage.guest", f"{name}: a program of somebody's own plays here; say which")
            session = cls(game, kinds, path or Path(name), own(kinds) if own is not None else None)
            session._written = Path(name), version
            before = session.view()
            for _ in replay:
                session._happened(Happened(before, public_events(game, game.turns[-1].events)))
                before = session.view()
        if game.over:
            raise UsageError("usage.game-over", f"{name}: this game is over; read it with: kronika replay {name}")
        return session

    # What may be looked at

    @property
    def game(self) -> str:
        """The ruleset's id."""
        return self._game.start.edition.id

    @property
    def title(self) -> str:
        """The name of the box."""
        return self._game.start.edition.title

    @property
    def turn(self) -> Seat | None:
        """The seat to move, None when the game is over."""
        return self._game.table.turn

    @property
    def language(self) -> str | None:
        """The language in which the game was begun."""
        found = self._game.start.header.get("x-language")
        return found if isinstance(found, str) else None

    def view(self) -> View:
        """The table as the seat on turn sees it, with what it may do; a spectator's view when the game is over."""
        return view_of(self._game, self.turn)

    def is_bot(self, seat: Seat | None) -> bool:
        """Whether a bot plays this seat."""
        return seat in self._bots or seat in self._guests

    @property
    def people(self) -> int:
        """How many seats people play."""
        return len(self.kinds) - len(self._bots) - len(self._guests)

    def titles(self, card: CardId) -> str:
        """The title of a card, clean of control characters."""
        return self._titles[card]

    def translate(self, titles: Mapping[CardId, str]) -> None:
        """Take these titles, where there are any, in place of the record's."""
        self._titles |= {card: clean(title) for card, title in titles.items() if card in self._titles}

    def record_titles(self) -> Mapping[CardId, str]:
        """The titles as the record has them."""
        return {card: front.title for card, front in self._game.start.deck.fronts.items()}

    # What may be done

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why a move is not allowed now, or None."""
        return self._game.refusal(move)

    def play(self, move: Move) -> Happened:
        """Make the move and keep the game; raises IllegalMove, and then nothing has changed."""
        before = self.view()
        shuffle = None if self._game.seed else self._shuffle
        happened = Happened(before, public_events(self._game, self._game.play(move, shuffle=shuffle)))
        self._happened(happened)
        try:
            self.save()
            self.trouble = None
        except OSError as error:
            # The game goes on; whoever shows it says so, and the next move tries again.
            self.trouble = error
        return happened

    def play_bot(self) -> Happened:
        """Let the bot on turn move; raises ValueError where a person is on turn."""
        return self.play(self.bot_move())

    def bot_move(self) -> Move:
        """What the bot on turn would do; a guest may take its time. Raises ValueError where a person is on turn."""
        seat = self.turn
        if seat is not None and seat in self._guests:
            beliefs = self._minds[seat](self._shown) if seat in self._minds else {}
            return self._guests[seat].choose(self.view(), beliefs, self._game.refusal)
        if seat is None or seat not in self._bots:
            raise ValueError("no bot is on turn")
        bot, mind = self._bots[seat]
        return bot.choose(self.view(), mind(self._shown))

    def saying(self, move: Move) -> Saying | None:
        """What the bot on turn says as it makes this move; None for a person or a guest."""
        seat = self.turn
        if seat is None or seat not in self._bots:
            return None
        return say(self.view(), self._bots[seat][1](self._shown), move, self._seed_of(f"talk {seat}"))

    def is_guest(self, seat: Seat | None) -> bool:
        """Whether a program of somebody's own plays this seat, and so may take its time."""
        return seat in self._guests

    def troubles(self) -> list[tuple[Seat, Trouble]]:
        """What has gone wrong with guests since this was asked last."""
        return [(seat, trouble) for seat, guest in self._guests.items() for trouble in guest.troubles()]

    def close(self) -> None:
        """End the guests; the game can go on no further here."""
        for seat, guest in self._guests.items():
            guest.end(view_of(self._game, seat))
            guest.close()

    def save(self) -> None:
        """Write the record as it stands now; raises OSError, also where somebody else has written there meanwhile."""
        if self.path is None:
            return
        path, version = self._written
        if path == self.path and version is not None and saving.version(path) not in (version, None):
            raise OSError(f"{path} has been changed by somebody else; this game goes on apart from it")
        saving.write(self.path, record_lines(self._game))
        self._written = self.path, saving.version(self.path)

    def save_new(self, name: str) -> None:
        """Keep the record in a new file of this name from now on; raises UsageError or OSError."""
        self.path = saving.write_new(name, record_lines(self._game))
        self._written = self.path, saving.version(self.path)

    def save_somewhere(self) -> None:
        """Keep the record in a file of our own from now on, wherever there is room; raises OSError."""
        self.path = saving.write_somewhere(self.game, record_lines(self._game))
        self._written = self.path, saving.version(self.path)

    def _happened(self, happened: Happened) -> None:
        self.history.append(happened)
        self._remember(happened)
        for guest in self._guests.values():
            guest.told(happened.events)

    def _remember(self, happened: Happened) -> None:
        """A date that lay open once is known to the bots from then on.

        A bot that errs about a card would else lay it into the same wrong gap again and again, and a small deck that
        is shuffled anew never comes to an end.
        """
        for event in happened.events:
            if isinstance(event, CardShown):
                self._shown[event.card] = event.back

    def _shuffle(self, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """For a record that names no seed: any order will do, the record keeps it."""
        return shuffled(cards, secrets.token_bytes(16), 0)

    def _seed_of(self, what: str) -> bytes:
        return hashlib.sha256(b"kronika terminal " + what.encode() + self._seed).digest()[:16]


def _dealt(game: Game) -> Game:
    """The game at its deal."""
    return Game(game.start)


def _kinds(game: Game) -> tuple[str, ...]:
    """Who plays which seat, as the header's `x-players` says; where it does not, people do."""
    seats = len(game.start.players)
    kinds = game.start.header.get("x-players", [PERSON] * seats)
    if not isinstance(kinds, list) or len(kinds) != seats or not all(isinstance(kind, str) for kind in kinds):
        raise UsageError("usage.players", f"x-players of the record must name who plays each of the {seats} seats")
    for kind in kinds:
        parse_kind(kind)
    return tuple(kinds)
