"""A bot at a live table. It joins by the code of a room and plays until the game is over:

python examples/bot.py http://localhost:8642 KRAKEN
"""

import random
import sys

from kronika import client


def choose(view: dict) -> dict:
    """A move for the seat on turn. `view` is all that anybody at the table can see; make this better."""
    return random.choice(view["legal"]["moves"])


with client.join(sys.argv[1], sys.argv[2], "Random bot") as table:
    for view in table.turns():
        table.play(choose(view))
    print(table.view["outcome"])
