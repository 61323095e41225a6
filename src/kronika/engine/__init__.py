"""Runs a ruleset over a table: games, views, records. The gate between the omniscient table and everybody else."""

from kronika.engine.game import Game, LegalMoves, Turn, start
from kronika.engine.records import (
    load_record,
    raw_lines,
    read_record,
    record_lines,
    result_of,
    state_line,
    turn_lines,
)
from kronika.engine.registry import edition, editions
from kronika.engine.view import BackView, CardView, PublicEvent, SeatView, View, public, public_events, view_of
from kronika.rules._terms import Edition, Option, Player, Stakes, Standing, right_gaps

__all__ = [
    "BackView",
    "CardView",
    "Edition",
    "Game",
    "LegalMoves",
    "Option",
    "Player",
    "PublicEvent",
    "SeatView",
    "Stakes",
    "Standing",
    "Turn",
    "View",
    "edition",
    "editions",
    "load_record",
    "public",
    "public_events",
    "raw_lines",
    "read_record",
    "record_lines",
    "result_of",
    "right_gaps",
    "start",
    "state_line",
    "turn_lines",
    "view_of",
]
