"""Runs a ruleset over a table: games, views, records. The gate between the omniscient table and everybody else."""

from kronika.engine.game import Game, LegalMoves, Turn, start
from kronika.engine.records import load_record, raw_lines, read_record, record_lines, state_line
from kronika.engine.registry import edition, editions
from kronika.engine.view import View, public, view_of
from kronika.rules._terms import Edition, Option, Player

__all__ = [
    "Edition",
    "Game",
    "LegalMoves",
    "Option",
    "Player",
    "Turn",
    "View",
    "edition",
    "editions",
    "load_record",
    "public",
    "raw_lines",
    "read_record",
    "record_lines",
    "start",
    "state_line",
    "view_of",
]
