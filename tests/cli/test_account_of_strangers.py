"""A stranger's record cannot speak to the terminal through its house rules."""

from __future__ import annotations

import json

from kronika.cli import main


def test_x_keys_among_the_options_are_not_told(tmp_path, capsys):
    header = {
        "kronika": 1,
        "game": "timeline-russia",
        "options": {"hand": 1, "x-a": "\x1b[2J\n\nMove 1\nA wins", "x-b\x1b": [1]},
        "seats": [{"name": "A"}, {"name": "B"}],
        "cards": {id: {"title": id, "date": "1900"} for id in "abc"},
        "pile": ["a", "b", "c"],
    }
    path = tmp_path / "stranger.kronika.jsonl"
    path.write_text(json.dumps(header) + "\n", "utf-8")
    assert main(["replay", "--language", "en", str(path)]) == 0
    told = capsys.readouterr().out
    assert "\x1b" not in told
    assert "A wins" not in told
    assert "hand 1" in told
