"""`kronika verify`: a fair record is told so, any other by what is wrong first; proofs with and without a record."""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from kronika.chance import shuffled
from kronika.cli import verify
from kronika.engine import Game, Player, record_lines, start
from kronika.errors import RecordError
from kronika.server import fairness
from kronika.server.corrections import corrected
from kronika.server.fairness import Deal, DealError, commitment_of, salt_of, seed_of, with_deal
from kronika.server.verifying import check_receipt, read_receipt, verify_record
from tests.engine.make_golden import cards as invented
from tests.server.proving import proofs_for
from tests.strategies import EDITIONS, fewest_cards, knowing_move

SALT = salt_of(bytes(range(32)), "a room", 3)
ENTROPY = {"ana": "one", "ben": "two", "cat": ""}
OTHER = "00" * 32


def played(game: str, *, cards: int | None = None, number: int = 1, moves: int = 2000) -> tuple[Game, Deal, list[str]]:
    """A game of two (three where it takes three), its deal, and what a client keeps of it: the head, then proofs."""
    deck = dict(list(invented(game).items())[:cards])
    players = [Player("Ana", 30), Player("Ben", 40), Player("Cat", 50)][: 3 if game == "anno-domini" else 2]
    table = start(game, players, deck, seed=seed_of(SALT, ENTROPY))
    deal = Deal(table.start.header, SALT, ENTROPY)
    rng = random.Random(number)
    head = {"root": deal.root, "commitment": commitment_of(SALT), "entropy": "two"}
    kept = [head, *proofs_for(deal, table, table.opening)]
    while not table.over and table.moves_made < moves:
        wise = rng.random() < 0.3
        kept += proofs_for(
            deal, table, table.play(knowing_move(table, rng, 6) if wise else rng.choice(table.legal_moves().moves))
        )
    return table, deal, [json.dumps(line, ensure_ascii=False) for line in kept]


def reshuffled() -> tuple[Game, Deal, list[str]]:
    """A finished game in which the pile was renewed."""
    few = fewest_cards("timeline-russia", (Player(""), Player("")), ()) + 2
    return next(
        found
        for number in range(50)
        if (found := played("timeline-russia", cards=few, number=number))[0].shuffles_made and found[0].over
    )


def raw(lines: Iterable[str]) -> list[bytes]:
    return [line.encode() + b"\n" for line in lines]


def spoiled(lines: list[str], change: dict[str, Any]) -> list[str]:
    """The record, these keys of `x-deal` set to something else, or gone where None."""
    header = json.loads(lines[0])
    header["x-deal"] = {key: value for key, value in (header["x-deal"] | change).items() if value is not None}
    return [json.dumps(header), *lines[1:]]


def wrong(lines: Iterable[str]) -> tuple[str, int]:
    """Code and line of the first thing that is wrong."""
    with pytest.raises(RecordError) as caught:
        verify_record(raw(lines))
    return caught.value.code, caught.value.line


@pytest.mark.parametrize("game", EDITIONS)
def test_a_record_from_a_fair_table_is_right_in_every_edition(game: str) -> None:
    table, deal, kept = played(game)
    before = list(record_lines(table))
    lines = with_deal(before, deal)
    at = lines[0].index(', "x-deal": ')
    assert lines[1:] == before[1:]
    assert lines[0][:at] + "}" == before[0]
    assert "ana" not in lines[0][at:]
    verdict = verify_record(raw(lines))
    assert verdict.deal is not None
    assert (verdict.deal.root, len(verdict.deal.entropy), verdict.deal.cards) == (deal.root, 2, {})
    assert (verdict.moves, verdict.over, verdict.reshuffles) == (table.moves_made, table.over, table.shuffles_made)
    check_receipt(read_receipt(raw(kept)), verdict)
    with pytest.raises(DealError, match="already"):
        with_deal(lines, deal)


def test_reshuffles_come_from_the_seed_of_the_deal() -> None:
    table, deal, _ = reshuffled()
    lines = with_deal(list(record_lines(table)), deal)
    assert verify_record(raw(lines)).reshuffles == table.shuffles_made
    at = next(number for number, line in enumerate(lines) if '"chance"' in line)
    pile = json.loads(lines[at])["pile"]
    lines = [*lines[:at], json.dumps({"chance": "reshuffle", "pile": [*pile[1:], pile[0]]})]
    assert wrong(lines) == (("deal.reshuffle", at + 1) if len(pile) > 1 else ("chance.missing", at))


def test_whatever_does_not_fit_is_found() -> None:
    table, deal, _ = played("timeline-polska")
    lines = with_deal(list(record_lines(table)), deal)
    other = salt_of(bytes(range(32)), "a room", 4)
    header = json.loads(lines[0])
    for change, code in (
        ({"salt": OTHER}, "deal.commitment"),
        ({"commitment": OTHER}, "deal.commitment"),
        ({"salt": other.hex(), "commitment": commitment_of(other)}, "deal.seed"),
        ({"entropy": header["x-deal"]["entropy"][:1]}, "deal.seed"),
        ({"entropy": [*header["x-deal"]["entropy"], OTHER]}, "deal.seed"),
        ({"root": OTHER}, "deal.root"),
        ({"root": header["x-deal"]["root"].upper()}, "deal.form"),
        ({"root": None}, "deal.form"),
        ({"algorithm": "kronika-deal-2"}, "deal.algorithm"),
        ({"more": 1}, "deal.form"),
        ({"pile": header["pile"][1:]}, "deal.pile"),
        ({"pile": header["pile"][::-1]}, "deal.pile"),
        ({"cards": {header["pile"][-1]: {"title": "T", "date": "1"}}}, "deal.root"),
        ({"cards": {"one more": {"title": "T", "date": "1"}}}, "deal.pile"),
        ({"cards": {"one more": "T"}}, "deal.form"),
    ):
        assert wrong(spoiled(lines, change)) == (code, 1), change
    for value in (None, [], "kronika-deal-1", {}):
        assert wrong([json.dumps(header | {"x-deal": value}), *lines[1:]]) == ("deal.form", 1)


def test_a_card_changed_or_moved_after_the_deal_is_found() -> None:
    table, deal, _ = played("timeline-polska", moves=0)
    header = json.loads(with_deal(list(record_lines(table)), deal)[0])
    last = header["pile"][-1]
    for side, text in (("title", "Another title"), ("date", "1234"), ("front", "sun"), ("back", "sun")):
        cards = header["cards"] | {last: header["cards"][last] | {side: text}}
        assert wrong([json.dumps(header | {"cards": cards})]) == ("deal.root", 1)
    pile = header["pile"]
    assert wrong([json.dumps(header | {"pile": [*pile[:-2], pile[-1], pile[-2]]})]) == ("deal.pile", 1)
    # A pile that another seed gives, with that seed beside it, is as wrong.
    seed = bytes(16)
    chance = {"x-chance": header["x-chance"] | {"seed": seed.hex()}, "pile": shuffled(sorted(header["cards"]), seed, 0)}
    assert wrong([json.dumps(header | chance)]) == ("deal.seed", 1)


def test_a_corrected_game_is_checked_by_what_was_dealt() -> None:
    table, deal, kept = played("timeline-polska", moves=6)
    receipt = read_receipt(raw(kept))
    shown = table.table.open_cards[-1]
    dated = corrected(list(record_lines(table)), shown, "1234")
    without = corrected(list(record_lines(table)), shown, None)
    assert without.position
    for record in (dated.record, without.record):
        lines = with_deal(list(record), deal)
        verdict = verify_record(raw(lines))
        assert verdict.deal is not None
        assert list(verdict.deal.cards) == [shown]
        assert verdict.pile == deal.pile
        check_receipt(receipt, verdict)
        assert wrong(spoiled(lines, {"cards": None})) in (("deal.root", 1), ("deal.pile", 1))
    assert wrong(spoiled(with_deal(list(without.record), deal), {"pile": None})) == ("deal.pile", 1)
    # A card that nobody had played leaves the pile and nothing else changes.
    unseen = deal.pile[-1]
    header = json.loads(next(record_lines(table)))
    del header["cards"][unseen]
    lines = with_deal([json.dumps(header | {"pile": header["pile"][:-1]})], deal)
    assert verify_record(raw(lines)).pile == deal.pile
    header = json.loads(lines[0])
    assert wrong([json.dumps(header | {"pile": header["pile"][1:] + header["pile"][:1]})]) == ("deal.pile", 1)


def test_a_receipt_is_checked_line_by_line() -> None:
    _, deal, kept = played("timeline-polska", moves=6)
    other = Deal(deal_header(deal), salt_of(bytes(32), "", 0))

    def fails(lines: list[str]) -> tuple[str, int]:
        with pytest.raises(RecordError) as caught:
            read_receipt(raw(lines))
        return caught.value.code, caught.value.line

    assert fails([]) == ("deal.receipt", 1)
    assert fails(kept[1:]) == ("deal.receipt", 1)
    assert fails([*kept, "{"]) == ("record.broken", len(kept) + 1)
    assert fails([kept[0], kept[1], json.dumps(other.front_proof(deal.pile[0]))]) == ("deal.proof", 3)
    assert fails([kept[0], kept[0]]) == ("deal.proof", 2)
    assert read_receipt(raw([json.dumps({"root": deal.root})])).proofs == ()


def test_a_tree_in_which_cards_lie_twice_is_found() -> None:
    """A server might build a tree that is none of any pile; each of its proofs holds, but not together."""
    hidden = bytes(32)
    opened = {"date": "1900", "symbol": "", "salt": hidden.hex()}
    side = fairness._side(b"back ", hidden, "1900", "")
    for card, index, cards in (("a", 1, 2), ("b", 2, 3)):
        left, right = fairness._leaf("a", 0, 2, hidden, side), fairness._leaf(card, index, cards, hidden, side)
        same = {"front": hidden.hex(), "back": opened}
        one = {"card": "a", "index": 0, "cards": 2, **same, "path": [right.hex()]}
        other = {"card": card, "index": index, "cards": cards, **same, "path": [left.hex()]}
        head = {"root": hashlib.sha256(b"\x01" + left + right).hexdigest()}
        for alone in (one, other):
            read_receipt(raw(map(json.dumps, (head, alone))))
        with pytest.raises(RecordError, match="two places" if card == "a" else "the pile had 2 cards, and now 3"):
            read_receipt(raw(map(json.dumps, (head, one, other))))


def deal_header(deal: Deal) -> dict[str, Any]:
    return {"pile": deal.pile, "cards": {card: {"title": "T", "date": "1"} for card in deal.pile}}


def test_a_receipt_of_another_game_does_not_fit_the_record() -> None:
    table, deal, kept = played("timeline-polska", moves=6)
    verdict = verify_record(raw(with_deal(list(record_lines(table)), deal)))
    bare = verify_record(raw(record_lines(table)))
    head = json.loads(kept[0])
    other = Deal(deal_header(deal), SALT)
    foreign = [json.dumps({"root": other.root}), json.dumps(other.front_proof(deal.pile[0]))]

    def fails(lines: list[str], against: Any) -> tuple[str, int]:
        with pytest.raises(RecordError) as caught:
            check_receipt(read_receipt(raw(lines)), against)
        return caught.value.code, caught.value.line

    assert fails(foreign, verdict) == ("deal.receipt", 1)
    assert fails(foreign, bare) == ("deal.proof", 2)
    assert fails([json.dumps(head | {"commitment": OTHER})], verdict) == ("deal.receipt", 1)
    assert fails([json.dumps(head | {"entropy": "three"})], verdict) == ("deal.receipt", 1)
    check_receipt(read_receipt(raw(kept)), bare)
    # Without a deal in the record, each card is compared by itself.
    header = json.loads(next(record_lines(table)))
    top, short = deal.pile[0], deal.pile[:-1]
    dated = {card: own | {"date": "1"} for card, own in header["cards"].items()}
    cards = header["cards"] | {"d/new": header["cards"][top]}
    for pile, texts, side in (
        (deal.pile, dated, "date"),
        (("d/new", *deal.pile[1:]), cards, "front"),
        (short, header["cards"], "front"),
    ):
        made = Deal({"pile": pile, "cards": texts}, SALT)
        proof = made.date_proof(pile[0]) if side == "date" else made.front_proof(pile[0])
        assert fails([json.dumps({"root": made.root}), json.dumps(proof)], bare) == ("deal.proof", 2)
    # From a position even less: the card that was taken out is not there at all.
    shown = table.table.open_cards[-1]
    position = verify_record(raw(corrected(list(record_lines(table)), shown, None).record))
    assert position.pile is None
    assert fails([kept[0], json.dumps(deal.front_proof(shown))], position) == ("deal.proof", 2)
    check_receipt(read_receipt(raw([kept[0], json.dumps(deal.date_proof(deal.pile[0]))])), position)


# The command


def run(*words: object) -> int:
    """`kronika verify` with these words."""
    parser = argparse.ArgumentParser(prog="kronika")
    verify.add_parser(parser.add_subparsers())
    return verify.run(parser.parse_args(["verify", *map(str, words)]))


def file(folder: Path, name: str, lines: Iterable[str]) -> Path:
    path = folder / name
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return path


def test_one_line_a_file_says_what_was_checked(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, deal, kept = reshuffled()
    fair = file(home, "fair", with_deal(list(record_lines(table)), deal))
    plain = file(home, "plain", record_lines(table))
    shown = table.table.open_cards[-1]
    mended = file(home, "mended", with_deal(list(corrected(list(record_lines(table)), shown, "1234").record), deal))
    assert run(fair, plain, mended) == 0
    out, err = capsys.readouterr()
    assert err == ""
    first, second, third = out.splitlines()
    assert first.startswith(f"{fair}: {table.moves_made} moves replay to the end; {len(deal.pile)} cards shuffled by")
    assert f"the server's secret and 2 devices, and {table.shuffles_made} reshuffle" in first
    assert f"commitment {commitment_of(SALT)}, root {deal.root}" in first
    assert (
        second
        == f"{plain}: {first.split(': ')[1].split(';')[0]}; the record has no commitment to check the deal"
        + (" against")
    )
    assert third.endswith(f"; corrected at the table after the deal: {shown}")
    proofs = file(home, "proofs", kept)
    assert run(fair, "--proofs", proofs) == 0
    told = capsys.readouterr().out.splitlines()[1]
    assert f" lead to the root {deal.root}, what this device added is in the shuffle, and {fair} is the record" in told
    assert run("--proofs", proofs) == 0
    assert capsys.readouterr().out.endswith(f"lead to the root {deal.root}; no record to compare with\n")
    assert run(plain, "--proofs", proofs) == 0
    assert "it has no commitment to compare" in capsys.readouterr().out


def test_what_is_wrong_is_one_line_and_the_next_file_is_checked(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, deal, kept = played("anno-domini", moves=3)
    lines = with_deal(list(record_lines(table)), deal)
    bad = file(home, "bad\nname", spoiled(lines, {"root": OTHER}))
    illegal = file(home, "illegal", [*lines, '{"seat": 0, "move": "fly"}'])
    good = file(home, "good", lines)
    assert run(bad, home / "none", illegal, good) == 1
    out, err = capsys.readouterr()
    assert out.startswith(f"{good}: 3 moves replay (the game is not finished); ")
    assert out.count("\n") == 1
    told = err.splitlines()
    assert len(told) == 3
    assert told[0].endswith("bad name: line 1: the cards are not those that the root was published for")
    assert told[1] == f"{home / 'none'}: No such file or directory"
    assert told[2].startswith(f"{illegal}: line 5: ")
    proofs = file(home, "proofs", [kept[0], kept[1].replace('"index": ', '"index": 1')])
    assert run(good, "--proofs", proofs) == 1
    out, err = capsys.readouterr()
    assert err == f"{proofs}: line 2: the proof does not lead to the root that was published before the game\n"


def test_the_command_line_says_what_it_needs(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 2
    assert run("one", "two", "--proofs", home / "proofs") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 2
    assert "name a record" in err
