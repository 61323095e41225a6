"""The doctor: what is doubtful about a deck that loads, and what to do about it.

    examination = examine(deck, others, this_year=2026, difficulty=…)
    examination.findings     the gravest first; those that deck.toml waives carry the reason
    examination.balance      how the deck spreads
    examination.reading      how long and how hard its texts are, by language

Does not know what really happened: it finds what looks wrong. Plays no games either: the difficulty of cards comes
from whoever has simulated it. Errors of the format are the loader's (`check_deck`).
"""

from kronika.decks.doctor.balance import ERAS, Balance, balance_of
from kronika.decks.doctor.examining import Difficulty, Examination, examine
from kronika.decks.doctor.finding import CATALOGUE, SEVERITIES, Finding
from kronika.decks.doctor.regions import region_of
from kronika.decks.doctor.texts import Reading

__all__ = [
    "CATALOGUE",
    "ERAS",
    "SEVERITIES",
    "Balance",
    "Difficulty",
    "Examination",
    "Finding",
    "Reading",
    "balance_of",
    "examine",
    "region_of",
]
