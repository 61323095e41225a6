"""Cells as a person reads them: without HTML, without the marks of programs, in one line.

Knows not what a cell means. Nothing that is left can turn the direction of writing or hide.
"""

from __future__ import annotations

import html
import re
import unicodedata
from typing import Final

from kronika.decks.cells import DANGEROUS, MARK
from kronika.decks.findings import control_character

__all__ = ["clean", "is_formula", "own_cell", "shortened"]

# Each of these takes time that grows with the length of the cell and no faster, whatever stands in it.
_SCRIPT: Final = re.compile(r"<(script|style)\b[^<>]{0,500}>[^<]*</\1\s*>", re.IGNORECASE)
_TAG: Final = re.compile(r"<(?:/?[a-zA-Z][^<>]{0,500}|!--[^<>]{0,500}--)>")
_CLOZE: Final = re.compile(r"\{\{c\d{1,3}::([^{}]*)\}\}")
_SOUND: Final = re.compile(r"\[sound:[^\]]{0,300}\]")
_FOOTNOTE: Final = re.compile(r"\[\^[^\]]{1,40}\]|\[ ?\d{1,3} ?\]")
_AS_TEXT: Final = re.compile(r'="(.*)"')
"""How people keep a spreadsheet from changing a cell."""
_FORMULA: Final = re.compile(r"=(?:.*[(|!+*/&^]|\s*[+-]?\$?[A-Za-z]{0,3}\$?\d)|[+@-][A-Za-z_.]+[(|]", re.DOTALL)
_EMPTY: Final = frozenset(
    {
        "-",
        "–",
        "—",
        "?",
        "n/a",
        "N/A",
        "null",
        "NULL",
        "None",
        "nan",
        "NaN",
        "NaT",
        "#N/A",
        "#REF!",
        "#VALUE!",
        "#NAME?",
    }
    | {"#DIV/0!", "#NULL!", "#NUM!"}
)
_PLAIN: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ,.:;!?()/'-]*(?<! )")
"""Most cells, with which nothing has to be done."""
_BREAKS: Final = re.compile("[\t-\r\x1c-\x1e\x85\u2028\u2029]+")
# Marks of direction and what has no width; the joiners stay, which words and emoji are written with.
_HIDDEN: Final = re.compile("[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]")


def clean(cell: str) -> str:
    """The cell as a person reads it: without HTML, without Anki's marks, in one line, in composed letters."""
    if not cell:
        return ""
    if _PLAIN.fullmatch(cell) and "  " not in cell and cell not in _EMPTY:
        return cell
    cell = _unmarked(cell)
    if cell[0] == "=" and (found := _AS_TEXT.fullmatch(cell)):
        cell = found[1].replace('""', '"')
    if "<" in cell:
        cell = _TAG.sub(" ", _SCRIPT.sub(" ", cell))
    if "&" in cell:
        cell = html.unescape(cell)
    if "{{" in cell:
        cell = _CLOZE.sub(lambda found: found[1].partition("::")[0], cell)
    if "[" in cell:
        cell = _FOOTNOTE.sub("", _SOUND.sub("", cell))
    if not cell.isascii():
        cell = _HIDDEN.sub("", _composed(cell))
    cell = " ".join(cell.split())
    if not cell.isprintable():
        cell = _without_controls(cell)
    return "" if cell in _EMPTY else cell


def own_cell(cell: str) -> str:
    """The cell as it was exported: line breaks and control characters, which no card has, were put in since."""
    cell = _unmarked(cell)
    return cell if cell.isprintable() else _without_controls(_BREAKS.sub(" ", cell)).strip()


def is_formula(text: str) -> bool:
    """Whether a spreadsheet would run this and not show it: `=HYPERLINK(…`, `=cmd|…`."""
    return text[:1] in ("=", "+", "-", "@") and _FORMULA.match(text) is not None


def shortened(text: str, most: int) -> str:
    """The text in at most so many characters, cut between words, with an ellipsis."""
    if len(text) <= most:
        return text
    cut = text[: most - 1]
    head, space, _ = cut.rpartition(" ")
    return (head if space and len(head) > most // 2 else cut).rstrip(" ,;:–-") + "…"


def _without_controls(text: str) -> str:
    return "".join([c for c in text if not control_character(c)]) if control_character(text) else text


def _composed(text: str) -> str:
    # Thousands of accents on one letter take time that grows with their square; in pieces they do not.
    if len(text) <= 500:
        return unicodedata.normalize("NFC", text)
    return "".join(unicodedata.normalize("NFC", text[n : n + 500]) for n in range(0, len(text), 500))


def _unmarked(cell: str) -> str:
    """The cell without the mark that keeps spreadsheets from taking it for a formula."""
    body = cell.lstrip(MARK)
    return cell[1:] if body and body[0] in DANGEROUS and cell[0] == MARK else cell
