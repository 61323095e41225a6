"""Exporting decks: into tables that come back exactly, onto paper, into Anki and onto a virtual table.

    csv_of(deck), xlsx_of(deck), json_of(deck)       what `kronika deck import` reads back as the same deck
    apkg_of(deck, path, language=…)                  an Anki package; apkg_of_all makes one of several decks
    tabletop_files(deck, path, language=…)           the files for Tabletop Simulator
    pdf_of(deck, path, options)                      sheets to print and cut
    card_images(deck, path, language=…)              each card's two sides

Does not choose where anything is written. In every export the cards are in order of id, and no name of a file or of a
card says anything about a date. `path` is the deck's own, for its icons and pictures; DeckError where those are wrong.
The libraries that write these formats are imported when they are needed.
"""

from kronika.decks.exporting.anki import apkg_of, apkg_of_all
from kronika.decks.exporting.cards import card_images
from kronika.decks.exporting.printing import PrintOptions, pdf_of
from kronika.decks.exporting.tables import csv_of, json_of, xlsx_of
from kronika.decks.exporting.tabletop import tabletop_files

__all__ = [
    "PrintOptions",
    "apkg_of",
    "apkg_of_all",
    "card_images",
    "csv_of",
    "json_of",
    "pdf_of",
    "tabletop_files",
    "xlsx_of",
]
