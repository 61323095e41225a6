"""Kronika: whole Timeline games through the full engine, choices made beforehand, the record written out at the end.

`prepared` starts from a header read beforehand and times the deal, the moves and the text of the record; `from the
cards` makes and reads the header, each card's date with it, inside the clock. `listing` asks for `legal_moves()` before
every move.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bench.peers._serve import clock, serve
from bench.workload import play_once
from kronika import __version__
from kronika.engine.game import Game
from kronika.engine.records import record_lines

GAMES = 250
PASSES = 4


def main() -> None:
    played = [play_once("timeline-russia", number) for number in range(GAMES)]
    games = [(game.start, prepared) for game, prepared in played]
    winners = [game.table.outcome for game, _ in played]
    del played

    def one_round(*, prepared_start: bool, listing: bool) -> dict[str, float]:
        whole = only_moves = 0.0
        moves = 0
        for _ in range(PASSES):
            for (start, prepared), outcome in zip(games, winners, strict=True):
                choices = prepared.moves
                t0 = clock()
                game = Game(start) if prepared_start else prepared.start()
                t1 = clock()
                if listing:
                    for move in choices:
                        game.legal_moves()
                        game.play(move)
                else:
                    for move in choices:
                        game.play(move)
                t2 = clock()
                text = "\n".join(record_lines(game))
                t3 = clock()
                # Outside the clock: the game ended as it did the first time, and all of it is in the text.
                if game.table.outcome != outcome or text.count("\n") < len(choices) + 1:
                    raise AssertionError("the game went another way")
                whole += t3 - t0
                only_moves += t2 - t1
                moves += len(choices)
        return {"moves": moves, "seconds": whole, "seconds_moves": only_moves}

    serve(
        f"kronika {__version__}",
        {
            "prepared": lambda: one_round(prepared_start=True, listing=False),
            "prepared, listing": lambda: one_round(prepared_start=True, listing=True),
            "from the cards": lambda: one_round(prepared_start=False, listing=False),
            "from the cards, listing": lambda: one_round(prepared_start=False, listing=True),
        },
    )


if __name__ == "__main__":
    main()
