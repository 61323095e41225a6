"""How a text is folded and cut: what makes no difference is gone, what does is kept apart."""

from __future__ import annotations

import pytest

from kronika.dates.tokens import NUMBER, SIGN, WORD, cut, fold, to_latin


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("ABC", "abc"),
        ("ÀÖØÞßŁŁódź", "aoøþssllodz".replace("ø", "o")),
        ("příští šťáva", "pristi stava"),
        ("Ďábel đ Đ", "dabel d d"),
        ("Æ œ", "ae oe"),
        ("ǅ ɏ ɐ", "ǆ ɏ ɐ"),
        ("Ёлка", "елка"),
        ("май Май", "май май"),
        ("e\u0301", "e"),
        ("‐‑‒–—―⁃−﹘﹣－➖⸺⸻", "-" * 14),
        ("’‘ʼ′´`＇", "'" * 7),
        ("∼～˜≈≃≅", "~" * 6),
        ("…", ".."),
        ("／．，", "/.,"),
        ("０１２３４５６７８９", "0123456789"),
        ("Ⅻ ⅻ Ⅿ ⅿ ↀ", "xii xii m m ↀ"),
        ("19ˢᵗ 2ⁿᵈ 3ʳᵈ 4ᵗʰ", "19st 2nd 3rd 4th"),
        ("19²", "19²"),
        ("a\u00adb\u200bc\u200cd\u200de\u200ef\u200fg\u2060h\ufeff", "abcdefgh"),
        ("1\u00ad9", "1 9"),
        ("1\u200b\u200b9 \u00ad2", "1 9 2"),
        ("1\u00adx", "1x"),
        ("\u202e1", "\u202e1"),
    ],
)
def test_fold(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_letters_that_look_like_roman_numerals() -> None:
    assert to_latin("хіх") == "xix"
    assert to_latin("мс") == "mc"
    assert to_latin("ѵ") == "v"
    assert to_latin("век") == "век"
    assert to_latin("xix") == "xix"


def test_cut() -> None:
    assert cut("") == []
    assert cut("   ") == []
    assert cut("c.1900") == [(WORD, "c", False), (NUMBER, "1900", False)]
    assert cut(" c. 1900") == [(WORD, "c", True), (NUMBER, "1900", True)]
    assert cut("20. jh.v.chr.") == [
        (NUMBER, "20", False),
        (SIGN, ".", False),
        (WORD, "jh", True),
        (WORD, "v", False),
        (WORD, "chr", False),
    ]
    assert cut("a . b") == [(WORD, "a", False), (WORD, "b", True)]
    assert cut("a..") == [(WORD, "a", False), (SIGN, ".", False)]
    assert cut("a-.") == [(WORD, "a", False), (SIGN, "-", False), (SIGN, ".", False)]
    assert cut("a1.") == [(WORD, "a", False), (NUMBER, "1", False), (SIGN, ".", False)]
    assert cut("1_2") == [(NUMBER, "1", False), (SIGN, "_", False), (NUMBER, "2", False)]
    assert cut("٣") == [(SIGN, "٣", False)]
    assert (NUMBER, WORD, SIGN) == ("number", "word", "sign")
