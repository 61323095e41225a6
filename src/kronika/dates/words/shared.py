"""The words that mean the same in all five languages: BC and AD, circa, Q1."""

from __future__ import annotations

from kronika.dates.words import roles as r

__all__ = ["VOCABULARY"]

VOCABULARY: tuple[r.Entry, ...] = (
    (r.ERA, -1, "bc | bce | b c | b c e | a c | a chr n | ante christum natum"),
    (r.ERA, 1, "ad | ce | a d | c e | d c | p chr n | anno domini | post christum natum"),
    (r.AROUND, 1, "ca | circa"),
    (r.AROUND_AFTER, 1, "ca | circa"),
    (r.QUARTER, 1, "q"),
)
