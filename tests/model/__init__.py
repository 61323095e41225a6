"""A second opinion on every recorded game: the six rulesets once more, written from the rulebooks alone.

Knows nothing of the product and shares no line with it: `model` replays a record, `make` invents and spoils records.
"""
