"""Importing files in every encoding that people use."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.decks.importing import detect_encoding
from tests.decks.bringing import bring_text

TITLES = {
    "cs": ("Příliš žluťoučký kůň", "Bitva na Bílé hoře", "Založení Karlovy univerzity", "Škodovy závody v Plzni"),
    "pl": ("Bitwa pod Grunwaldem się zaczyna", "Źródło wody w Łodzi", "Śmierć króla Kazimierza", "Święto i wąż"),
    "ru": ("Основание Москвы", "Битва на Чудском озере", "Запуск первого спутника", "Отмена крепостного права"),
    "de": ("Die Gründung der Universität", "Größe und Fall", "Ein König für Böhmen", "Die Französische Revolution"),
    "fr": ("La Révolution française", "Le sacre de Napoléon à Paris", "L'été où le mur est tombé", "Fête à Orléans"),
}


@pytest.mark.parametrize(
    ("language", "encoding"),
    [
        ("cs", "windows-1250"), ("cs", "iso-8859-2"), ("pl", "windows-1250"), ("pl", "iso-8859-2"), ("ru",
         "windows-1251"),
        ("de", "windows-1252"), ("fr", "windows-1252"),
        *((language, encoding) for language in TITLES for encoding in ("utf-8", "utf-16-le", "utf-16-be")),
    ],
)  # fmt: skip
def test_encodings_are_told_apart(tmp_path: Path, language: str, encoding: str) -> None:
    text = "year;title\n" + "".join(f"{1400 + n};{title}\n" for n, title in enumerate(TITLES[language]))
    taken = bring_text(tmp_path, text.encode(encoding))
    assert {*taken.dates} == {*TITLES[language]}
    assert taken.first_line == f"events.csv: text with semicolons, {encoding}, titles in {language}"


@pytest.mark.parametrize(("encoding", "shown"), [("utf-8-sig", "utf-8"), ("utf-16", "utf-16"), ("utf-16-be", "utf-16")])
def test_marks_at_the_beginning(tmp_path: Path, encoding: str, shown: str) -> None:
    text = "year,title\n1876,Téléphone à Paris\n"
    taken = bring_text(tmp_path, ("\ufeff" if encoding == "utf-16-be" else "").encode(encoding) + text.encode(encoding))
    assert taken.dates == {"Téléphone à Paris": "1876"}
    assert f", {shown}, " in taken.first_line


def test_one_broken_byte_is_one_broken_row(tmp_path: Path) -> None:
    text = "year,title\n" + "".join(f"{1400 + n},Událost číslo {chr(65 + n)}\n" for n in range(20))
    data = text.encode().replace("číslo K".encode(), b"\xc4slo K")
    assert detect_encoding(data) == "utf-8"
    taken = bring_text(tmp_path, data)
    assert len(taken.dates) == 19
    assert taken.refused == {12: "bytes that are no text in this encoding (see --encoding)"}


def test_the_encoding_that_is_said(tmp_path: Path) -> None:
    data = "year,title\n1876,Łódź\n1900,Brno\n".encode("iso-8859-2")
    assert {*bring_text(tmp_path, data, "--encoding", "iso-8859-2").dates} == {"Łódź", "Brno"}
    assert bring_text(tmp_path, data, "--encoding", "utf-8").refused == {
        2: "bytes that are no text in this encoding (see --encoding)"
    }
