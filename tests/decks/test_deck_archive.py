"""A deck zipped to one file loads like its folder; an archive that was made to harm is one clear error."""

from __future__ import annotations

import stat
import struct
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from kronika.decks import archive as archive_module
from kronika.decks import check_deck, load_deck, read_picture
from kronika.errors import DeckError

Make = Callable[..., Path]
Files = list[tuple[str, bytes]]


def _only(path: Path) -> DeckError:
    (error,) = check_deck(path)
    return error


def test_an_archive_loads_like_its_folder(make_deck: Make, make_kdeck: Make, plain_files: Files) -> None:
    assert load_deck(make_kdeck(plain_files)) == load_deck(make_deck())


def test_all_files_may_lie_under_one_folder(make_deck: Make, make_kdeck: Make, plain_files: Files) -> None:
    nested = [("small/", b""), *((f"small/{name}", data) for name, data in plain_files)]
    assert load_deck(make_kdeck(nested)) == load_deck(make_deck())


def test_what_computers_add_on_their_own_is_passed_over(make_deck: Make, make_kdeck: Make, plain_files: Files) -> None:
    nested = [(f"small/{name}", data) for name, data in plain_files]
    litter = [("__MACOSX/small/._deck.toml", b"x"), ("small/.DS_Store", b"x"), ("small/Thumbs.db", b"x")]
    assert load_deck(make_kdeck(nested + litter)) == load_deck(make_deck())


def test_two_folders_or_none_with_a_deck_are_no_deck(make_kdeck: Make) -> None:
    for entries in ([("a/deck.toml", b""), ("b/cards.csv", b"")], [("a/b/deck.toml", b"")], [("readme", b"")], []):
        error = _only(make_kdeck(entries))
        assert (error.code, error.file) == ("deck.missing", "deck.toml")


def test_pictures_are_found_in_the_archive(make_kdeck: Make, plain_files: Files) -> None:
    sheet = b"id,date,title.en,image\nk3m7qa,1969,First people on the Moon,k3m7qa.png\n"
    entries = [plain_files[0], ("cards.csv", sheet)]
    assert _only(make_kdeck(entries)).code == "deck.image"
    assert _only(make_kdeck([*entries, ("images/sub/k3m7qa.png", b"p")])).code == "deck.image"
    path = make_kdeck([*entries, ("images/k3m7qa.png", b"p")])
    assert load_deck(path).cards[0].image == "k3m7qa.png"
    assert read_picture(path, "k3m7qa.png") == b"p"


@pytest.mark.parametrize(
    "name",
    [
        "../x",
        "a/../../x",
        "/etc/passwd",
        "C:/x",
        "C:x",
        "a\\..\\x",
        "./x",
        "a//b",
        "nul\0.txt",
        "a/\nb",
        "x" * 301,
        "..",
        "",
    ],
)
def test_paths_that_lead_out_of_the_deck_are_refused(make_kdeck: Make, plain_files: Files, name: str) -> None:
    entry = zipfile.ZipInfo("placeholder")
    entry.filename = name
    error = _only(make_kdeck([*plain_files, (entry, b"x")]))
    assert (error.code, error.file) == ("deck.archive", "small.kdeck")
    assert "\n" not in str(error)
    assert "\0" not in str(error)


@pytest.mark.parametrize("kind", [stat.S_IFLNK, stat.S_IFIFO, stat.S_IFCHR])
def test_links_and_devices_are_refused(make_kdeck: Make, plain_files: Files, kind: int) -> None:
    entry = zipfile.ZipInfo("cards.csv")
    entry.external_attr = (kind | 0o777) << 16
    error = _only(make_kdeck([plain_files[0], (entry, b"/etc/passwd")]))
    assert error.code == "deck.archive"
    assert "a link or a device" in str(error)


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize("other", ["cards.csv", "CARDS.CSV"])
def test_a_name_given_twice_is_refused(make_kdeck: Make, plain_files: Files, other: str) -> None:
    assert _only(make_kdeck([*plain_files, (other, b"x")])).code == "deck.duplicate"


def test_encrypted_files_are_refused(make_kdeck: Make, plain_files: Files) -> None:
    path = make_kdeck(plain_files)
    data = bytearray(path.read_bytes())
    place = data.index(b"PK\x01\x02")
    data[place + 8] |= 1
    path.write_bytes(data)
    assert "without a password" in str(_only(path))


def test_rare_ways_of_packing_are_refused(tmp_path: Path, plain_files: Files) -> None:
    for method in (zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
        path = tmp_path / "small.kdeck"
        with zipfile.ZipFile(path, "w", method) as archive:
            for name, data in plain_files:
                archive.writestr(name, data)
        assert "plain deflate" in str(_only(path))


@pytest.mark.parametrize(
    "data", [b"", b"P", b"PK\x03\x04", b"PK\x05\x06", b"Rar!\x1a\x07", b"\x1f\x8b\x08", b"id,date\n" * 99]
)
def test_what_is_no_archive_is_named(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "small.kdeck"
    path.write_bytes(data)
    error = _only(path)
    assert (error.code, error.file) == ("deck.archive", "small.kdeck")


def test_something_before_the_archive_is_refused(make_kdeck: Make, plain_files: Files) -> None:
    path = make_kdeck(plain_files)
    path.write_bytes(b"#!/bin/sh\n" + path.read_bytes())
    assert _only(path).code == "deck.archive"


def test_a_bomb_is_not_unpacked(make_kdeck: Make, plain_files: Files) -> None:
    # 100 MB of one letter in 100 kB.
    path = make_kdeck([plain_files[0], ("cards.csv", b"x" * 140_000_000)])
    tracemalloc.start()
    error = _only(path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert (error.code, error.file) == ("deck.limit", "cards.csv")
    assert peak < 160_000_000


def test_a_size_that_lies_is_not_believed(make_kdeck: Make, plain_files: Files) -> None:
    path = make_kdeck([plain_files[0], ("cards.csv", b"x" * 20_000_000)])
    data = path.read_bytes()
    lie = data.replace(struct.pack("<L", 20_000_000), struct.pack("<L", 100))
    assert lie != data
    path.write_bytes(lie)
    assert _only(path).code == "deck.archive"


def test_sizes_add_up(make_kdeck: Make, plain_files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    path = make_kdeck([*plain_files, *((f"images/{n}.png", b"x" * 1_000) for n in range(10))])
    monkeypatch.setattr(archive_module, "MAX_ARCHIVE_UNPACKED", 10_500)
    assert _only(path).code == "deck.limit"
    monkeypatch.setattr(archive_module, "MAX_ARCHIVE_UNPACKED", 20_000)
    assert check_deck(path) == []


def test_entries_and_bytes_of_the_archive_are_counted(
    make_kdeck: Make, plain_files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = make_kdeck([*plain_files, *((f"images/{n}.png", b"") for n in range(30))])
    assert check_deck(path) == []
    monkeypatch.setattr(archive_module, "MAX_ARCHIVE_ENTRIES", 31)
    assert "more than 31 files" in str(_only(path))
    monkeypatch.setattr(archive_module, "MAX_ARCHIVE_BYTES", 1_000)
    assert "larger than 1000 bytes" in str(_only(path))


def test_a_broken_file_is_named(make_kdeck: Make, plain_files: Files) -> None:
    path = make_kdeck(plain_files)
    data = bytearray(path.read_bytes())
    place = data.index(b"cards.csv") + 12
    for n in range(place, place + 20):
        data[n] ^= 0x55
    path.write_bytes(data)
    error = _only(path)
    assert (error.code, error.file) == ("deck.archive", "cards.csv")
