"""What people may be called: names that can be read, and that nobody at the table takes for another's."""

from __future__ import annotations

import unicodedata

import pytest

from kronika.server.names import clean_name, clean_text, looks_like

LIKE_ANA = [
    "ana", "ANA", " Ana ", "A n a", "A.n.a", "Аnа", "Ａｎａ", "𝐀𝐧𝐚", "𝒜𝓃𝒶", "Ⓐⓝⓐ", "🅰na", "🅐🅝🅐", "🇦🇳🇦",
    "ᴀɴᴀ", "ꓮꓠꓮ", "Αηα", "Áná", "Ȧṇạ", "Aña", "A\u200dna", "A\ufe0fna", "@na", "ɑna", "Ꭺna", "Ａna", "ªna",
    "Anᵃ", "Ana\u0301",
]  # fmt: skip
PAIRS = [
    ("Ivan", "lvan"), ("Ivan", "1van"), ("Ivan", "|van"), ("Ivan", "ivan"), ("IVAN", "ivan"),
    ("Ben", "Веn"), ("Вера", "Bepa"), ("Marn", "Mam"), ("Ewa", "Evva"), ("Otto", "0tt0"),
    ("Sasha", "$asha"), ("Łukasz", "Lukasz"), ("Jørgen", "Jorgen"), ("Оскар", "Ockap"), ("Сосо", "Coco"),
    ("Zoë", "Zoe"), ("Dılara", "Dilara"), ("Straße", "Strasse"), ("李雷", "李 雷"), ("ﬁlip", "filip"),
    ("Ｉvan", "lvan"), ("🦊", "🦊\ufe0f"),
]  # fmt: skip
DIFFERENT = [
    ("Elia", "Ella"), ("Ana", "Anna"), ("Ben", "Bent"), ("Ольга", "Олег"), ("李雷", "李霞"),
    ("🦊 Fox", "Fax"), ("Jan", "Jan 2"), ("🦊", "🐻"),
]  # fmt: skip
INVISIBLE = [
    "", " ", "\t", "\u00a0", "\u200b", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u2800", "\u3164", "\uffa0",
    "\u115f\u1160", "\u180e", "\u17b4", "\u034f", "\ufe0f", "\U000e0041", "\ue000", "\u202eanA",
    "A\u202ena", "\u2066Ana\u2069", "A\u0000na", "---", "...", "\ud800", "A\u0301\u0301\u0301\u0301na",
    "a" * 31, "\u0301", "A\x1b[31mna", "A\u061cna", "\U0001d173Ana", "\uffa0Ana",
]  # fmt: skip
MIXED = ["Аna", "Bеn", "Sаsha", "Αna", "Mаx Power", "Aոa", "Ꭺnа"]
FROM_EVERYWHERE = [
    "Zoë", "Ольга", "Łukasz", "李雷", "O’Neill", "Ben 2", "🦊 Fox", "محمد", "שרה", "Νίκος", "さくらA子",
    "김Anna", "Anna Ковач", "नीतू", "தமிழ்", "สมชาย", "Nguyễn", "Ñandú", "D'Arcy", "Jean-Luc", "X Æ A-12",
    "José María", "👩‍🚀 Sally", "Սոնա", "ნინო", "Ꮳꮃꭹ",
]  # fmt: skip


@pytest.mark.parametrize("name", LIKE_ANA)
def test_what_looks_like_ana_is_refused_where_ana_is(name: str) -> None:
    clean = clean_name(name)
    assert clean is None or looks_like(clean, ["Ben", "Ana"]) == "Ana"


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_look_alikes_are_found_both_ways(one: str, other: str) -> None:
    assert looks_like(one, [other]) == other
    assert looks_like(other, [one]) == one


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_differ_are_not_taken_for_one_another(one: str, other: str) -> None:
    assert looks_like(one, [other]) is None
    assert looks_like(other, [one]) is None


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_what_cannot_be_seen_or_does_more_than_be_seen_is_no_name(name: str) -> None:
    assert clean_name(name) is None


@pytest.mark.parametrize("name", MIXED)
def test_a_word_of_several_alphabets_is_no_name(name: str) -> None:
    assert clean_name(name) is None


@pytest.mark.parametrize("name", FROM_EVERYWHERE)
def test_names_from_everywhere_are_taken_as_they_are(name: str) -> None:
    assert clean_name(name) == name
    assert looks_like(name, [other for other in FROM_EVERYWHERE if other != name]) is None


def test_every_character_there_is_can_be_looked_at() -> None:
    for code in range(0x110000):
        char = chr(code)
        name = clean_name(f"A{char}")
        text = clean_text(f"a{char}b")
        assert text is not None
        if unicodedata.category(char) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp"):
            assert char not in text
            assert name is None or char not in name
    assert clean_text("\u202e\u2066\u0000") is None
