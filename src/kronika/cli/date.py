"""`kronika date`: what years a text says, for the author of a deck and for programs.

It reads texts from the command line or, with `-`, from standard input one a line, and knows nothing of dates itself.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any, BinaryIO, TextIO

from kronika.dates import DATE_LANGUAGES, LONGEST_TEXT, Span, parse_date
from kronika.errors import DateError

__all__ = ["add_parser", "run"]

STDIN = "-"
_LONGEST_LINE = 4 * LONGEST_TEXT + 1024  # bytes: a longer one cannot be a date and is not kept
_SHOWN_OF_LONG = 40
_OPTIONS_WITH_VALUE = ("--language",)

# What is known of one text: the text as it is shown, then the span or what is wrong.
Answer = tuple[str, Span | str]


class _DateParser(argparse.ArgumentParser):
    """A parser to which -44, -1985/-1980 and -500–-400 are texts, not options."""

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> tuple[argparse.Namespace, list[str]]:
        return super().parse_known_args(_texts_last(sys.argv[1:] if args is None else args), namespace)


def _texts_last(args: Sequence[str]) -> list[str]:
    """The arguments with the options first and all texts behind `--`."""
    options: list[str] = []
    texts: list[str] = []
    rest = iter(args)
    for arg in rest:
        if arg == "--":
            texts.extend(rest)
        elif arg in _OPTIONS_WITH_VALUE:
            options.append(arg)
            options.extend(value for value in [next(rest, None)] if value is not None)
        elif arg.startswith("-") and arg.lstrip("-")[:1].isalpha():
            options.append(arg)
        else:
            texts.append(arg)
    return [*options, "--", *texts]


def add_parser(subparsers: argparse._SubParsersAction[Any]) -> argparse.ArgumentParser:
    """Adds the subcommand `date` to those of `subparsers`; the arguments it parses are for `run`."""
    subparsers.add_parser("date", help="say which years a date covers")
    parser = _DateParser(
        prog=f"{subparsers.choices['date'].prog}",
        description="Say which years a date covers. Exit status 1 where any text was refused.",
        allow_abbrev=False,
    )
    subparsers.choices["date"] = parser
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    parser.add_argument("--language", choices=DATE_LANGUAGES, help="the language of the texts (edtf: they are EDTF)")
    parser.add_argument("texts", nargs="+", metavar="TEXT", help="a date; - reads them from standard input, one a line")
    return parser


def run(args: argparse.Namespace) -> int:
    """Prints one line for each text of `args` (see `add_parser`). Returns 1 where any was refused, else 0."""
    refused = False
    for text, result in _answers(args.texts, args.language):
        refused = refused or isinstance(result, str)
        _print(sys.stdout, _as_json(text, result) if args.json else _as_line(text, result), args.json)
    return int(refused)


def _answers(texts: list[str], language: str | None) -> Iterator[Answer]:
    for text in texts:
        if text == STDIN:
            yield from _answers_for_lines(sys.stdin.buffer, language)
        else:
            yield _answer(text, language)


def _answer(text: str, language: str | None) -> Answer:
    try:
        return text, parse_date(text, language)
    except DateError as error:
        return text, error.message


def _answers_for_lines(stream: BinaryIO, language: str | None) -> Iterator[Answer]:
    """One answer a line, as the lines come; a line that is too long or not UTF-8 is refused, the next one is read."""
    while line := stream.readline(_LONGEST_LINE):
        if not line.endswith(b"\n") and len(line) == _LONGEST_LINE and _skip_line(stream):
            text = line.decode(errors="replace")[:_SHOWN_OF_LONG] + "…"
            yield text, "this line is too long for a date; write one date a line"
            continue
        try:
            text = line.decode().rstrip("\r\n").removeprefix("\ufeff")
        except UnicodeDecodeError:
            yield line.decode(errors="surrogateescape").rstrip("\r\n"), "this line is not UTF-8; save the file as UTF-8"
        else:
            yield _answer(text, language)


def _skip_line(stream: BinaryIO) -> bool:
    """Reads to the end of the line without keeping it; says whether there was more of it than a line break."""
    was_longer = False
    while part := stream.readline(_LONGEST_LINE):
        was_longer = was_longer or part.strip(b"\r\n") != b""
        if part.endswith(b"\n"):
            break
    return was_longer


def _as_json(text: str, result: Span | str) -> dict[str, str | int]:
    if isinstance(result, str):
        return {"text": text, "error": result}
    return {"text": text, "first": result.first, "last": result.last}


def _as_line(text: str, result: Span | str) -> str:
    if isinstance(result, str):
        return result
    shown = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
    return f"{shown}: {result.first}" + ("" if result.first == result.last else f" to {result.last}")


def _print(stream: TextIO, line: str | dict[str, str | int], is_json: bool) -> None:
    """One line at once; what the stream cannot encode is escaped, in JSON as JSON does it."""
    encoding = stream.encoding or "utf-8"
    printed = json.dumps(line, ensure_ascii=False) if is_json else str(line)
    try:
        printed.encode(encoding)
    except UnicodeEncodeError:
        printed = json.dumps(line) if is_json else printed.encode(encoding, "backslashreplace").decode(encoding)
    print(printed, file=stream, flush=True)
