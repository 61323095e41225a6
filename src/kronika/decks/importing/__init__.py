"""Importing lists of events: whatever people keep them in becomes a deck, row by row, nothing dropped silently.

    source = open_source(path)           which format, which encoding, which columns
    columns = guess_columns(source)      what each column is; `said` overrules it
    importer = Importer(source, columns, language)
    for fate in importer.fates(source.rows()): ...   a card, a card with flags, or a reason why not

Does not know decks on the disk; writing.py does. Errors are DeckErrors about the file as a whole (`deck.syntax`,
`deck.encoding`, `deck.limit`, `deck.archive`, `deck.missing`) and UsageErrors about `--map`; what is wrong with one row
is that row's fate.
"""

from kronika.decks.importing.columns import ROLES, Columns, guess_columns
from kronika.decks.importing.encodings import ENCODINGS, detect_encoding
from kronika.decks.importing.language import first_language, guess_language, language_of
from kronika.decks.importing.opening import open_source
from kronika.decks.importing.rows import Card, Fate, Importer
from kronika.decks.importing.source import Row, Source

__all__ = [
    "ENCODINGS",
    "ROLES",
    "Card",
    "Columns",
    "Fate",
    "Importer",
    "Row",
    "Source",
    "detect_encoding",
    "first_language",
    "guess_columns",
    "guess_language",
    "language_of",
    "open_source",
]
