"""A bot of one's own in a dozen lines: it plays any move, and says so in JSON (docs/protocol.md).

kronika play timeline-russia --bot 'python3 examples/protocol_bot.py'
"""

import json
import random
import sys


def choose(view):
    """The number of a move in view["legal"]["moves"]; make this better."""
    return random.randrange(len(view["legal"]["moves"]))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "protocol": 1, "name": "Dozen", "wants": []}
    elif message["type"] == "turn":
        answer = {"type": "move", "id": message["id"], "choice": choose(message["view"])}
    elif message["type"] == "quit":
        break
    else:
        continue
    print(json.dumps(answer), flush=True)
