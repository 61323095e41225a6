"""Messages that nobody should send: what is no message, what one may not do, and settings of no game."""

from __future__ import annotations

from typing import Any

__all__ = ["NOT_BENS", "NO_MESSAGES", "NO_SETTINGS"]

LEAVE = '"command":{"type":"leave"}'


def say(text: str) -> str:
    return '{"request":"12345678","command":{"type":"say","text":"' + text + '"}}'


def move(text: str) -> str:
    return '{"request":"12345678","command":{"type":"play","move":{"x":' + text + "}}}"


def leave(*, request: str = '"12345678"', seen: str = "0", more: str = "") -> str:
    return f'{{"request":{request},"seen":{seen},{LEAVE}{more}}}'


NO_MESSAGES: list[str | bytes] = [
    *("", " ", "null", "[]", "0", '"text"', "{", "}", "{}", "<leave/>", "'request': '12345678'", "\0" * 100),
    *("[" * 8000, '{"a":' * 1300, "[" * 900 + "]" * 900),
    *(
        move("[" * 3900 + "]" * 3900),
        move('{"y":' * 1300 + "1" + "}" * 1300),
        move("1e999"),
        move("Infinity"),
        move("9" * 5000),
    ),
    *(
        '{"request":"12345678","command":' + text + "}"
        for text in ("{}", '"start"', '["start"]', '{"type":["start"]}', "null")
    ),
    '{"request":"12345678","command":{"type":"resign"}}',
    '{"request":"12345678","command":{"type":"leave","person":"x"}}',
    '{"request":"12345678","command":{"type":"settings","settings":{"first":' + "9" * 4400 + "}}}",
    '{"request":"12345678","command":{"type":"rename","name":"Bea","language":"\\u202e"}}',
    *(leave(request=text) for text in ("12345678", "null", '"1234567"', '"' + "1" * 65 + '"', '"12345678\\n"')),
    *(leave(request=text) for text in ('"1234567\\u0000"', '"1234567é"', '"1234 5678"', '["12345678"]')),
    *(leave(seen=text) for text in ("-1", "1e999", "NaN", "9" * 400, "true", "1.5", '"1"', "null", str((1 << 53) + 1))),
    leave(more=',"x":1'),
    leave() + leave(),
    "\ufeff" + leave(),
    *(say(text) for text in ("\\ud800", "\\udfff\\ud800", "\ud800", "a\tb", "x" * 1001, "\\x41", "\\u00g0")),
    '{"type":"hello","token":"ben-bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}',
    *(leave().encode(), b"\xff\xfe", b""),
]
"""What is no message at all."""


NOT_BENS: list[dict[str, Any]] = [
    {"type": "play", "move": {}},
    {"type": "play", "move": {"seat": 10**300, "move": "place"}},
    {"type": "play", "move": {"seat": True, "move": "place"}},
    {"type": "play", "move": {"seat": 1.0, "move": "place"}},
    {"type": "play", "move": {"seat": -1, "move": "place", "card": "x", "gap": 0}},
    {"type": "play", "move": {"seat": 63, "move": "place", "card": "x", "gap": 0}},
    *(
        {"type": "play", "move": {"seat": 1, "move": "place", "card": "world/none", "gap": gap}}
        for gap in (0, 10**30, "0", None, [], {})
    ),
    *(
        {"type": "play", "move": {"seat": 1, "move": move}}
        for move in ("", "stop", "place", "\u0000", 1, None, ["place"], "__class__")
    ),
    {"type": "play", "move": {"seat": 1, "move": "place", "card": {"a": [[]]}, "gap": 0, "x-note": 1}},
    {"type": "settings", "settings": {"game": "timeline-russia"}},
    {"type": "start"}, {"type": "sit", "seats": []}, {"type": "pause"}, {"type": "resume"}, {"type": "close"},
    {"type": "remove", "person": "x"}, {"type": "mute", "person": "x"}, {"type": "give-seat", "seat": 0},
    {"type": "correct", "card": "x", "why": "y"}, {"type": "accept"}, {"type": "make-host", "person": "x"},
    {"type": "report", "card": "../../etc/passwd"}, {"type": "react", "sign": "<b>"}, {"type": "stand", "seat": 0},
    {"type": "rename", "name": "Ana"}, {"type": "rename", "name": "\u202eanA"}, {"type": "rename", "name": ""},
]  # fmt: skip
"""What Ben may not do in a game in which Ana is host and has the first seat."""

NO_SETTINGS: list[dict[str, Any]] = [
    {"options": {"hand": 0}},
    {"options": {"hand": -(10**30)}},
    {"options": {"hand": "8"}},
    {"options": {"hand": 10**30}},
    {"options": {"misplaced": "burn"}},
    {"options": {"nothing": 1}},
    {"options": {"misplaced": 1}},
    {"first": -1},
    {"first": 10**300},
    {"first": 8},
    {"limit": 0},
    {"limit": 10**12},
    {"limit": -5},
    {"decks": []},
    {"decks": ["world"] * 2},
    {"decks": ["../world"]},
    {"decks": ["\u0000"]},
    {"decks": ["/etc/passwd"]},
    {"game": "chess"},
    {"game": ""},
    {"away": "dance"},
    {"language": "en\n"},
    {"language": "<script>"},
    {"language": ""},
    {"decks": [str(n) for n in range(99)]},
]
"""Settings that no game could begin with."""
