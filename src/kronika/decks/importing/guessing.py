"""What each column of a foreign table is, by its name and by what stands in it.

Knows no file format and not what the user said. A column of dates must look like one: its name says so and dates stand
in it, or nearly all its cells are years as people write them; numbers under a name that says nothing (a weight, a rank,
a running number) are no dates.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from kronika.decks.importing.dating import TIME
from kronika.decks.importing.eras import are_eras, era_in_name, without_era
from kronika.decks.importing.looks import are_years, is_text, mean_length, share_of, share_of_dates
from kronika.decks.importing.vocabulary import ASKED, LANGUAGES, PART_OF_A_DATE, ROLE_OF, ROUNDED, simple, words_of

__all__ = ["guesses", "looks_like_header", "names_events", "role_of"]

_MOST_THEMES: Final = 40
_ITEM: Final = re.compile(r"(?:https?://www\.wikidata\.org/(?:entity|wiki)/)?Q[1-9]\d{0,11}")
_PROPERTY: Final = re.compile(r"P[1-9]\d{0,5}")
_PICTURE: Final = re.compile(r"\S+\.(?:png|jpe?g|svg|webp|gif|avif|tiff?)(?:[?#]\S*)?", re.IGNORECASE)
_PLAIN_YEAR: Final = re.compile(r"\d{1,7}(?:\.0+)?")
_BY_NAME: Final = "its name"

Cells = Mapping[str, Sequence[str]]
"""The cells of each column that are not empty."""
_Guess = tuple[str, str, str]


def role_of(name: str) -> tuple[str, int] | None:
    """The role that a column of this name has, and a rank, 0 the surest; None where the name says nothing."""
    key = simple(name)
    if key in ROLE_OF:
        return ROLE_OF[key]
    if key in ASKED:
        return None
    # "Start Year", "Date of the event", "Jahr (n. Chr.)", "wydarzenie (nazwa)"
    words = words_of(without_era(name))
    found = [ROLE_OF[word] for word in words if word in ROLE_OF]
    roles = {role for role, _ in found}
    if "precision" in roles:
        return ("end-precision" if "end" in roles else "precision"), 50
    if PART_OF_A_DATE & {*words}:
        return None
    for role in ("start", "end"):
        if role in roles and "date" in roles:
            return role, 50
    if "date" in roles and len(words) <= 4 and "source" not in roles:
        if "title" not in roles or ROLE_OF.get(words[0], ("",))[0] == "date":
            return "date", 50 + len(words)
        return None
    return (found[0][0], 60) if len(roles) == 1 and found[0][0] in ("title", "fact", "theme") else None


def names_events(keys: Mapping[str, object]) -> bool:
    """Whether an object with these keys is an event: one of them names its date, one its title."""
    roles = {_broad(key) for key in keys}
    return bool(roles & {"date", "start"}) and bool(roles & {"title", "fact"})


def looks_like_header(cells: Sequence[str], below: Sequence[Sequence[str]]) -> bool:
    """Whether the row names the columns: names that we know, or no date above a column of dates."""
    filled = [cell for cell in cells if cell]
    if not filled or share_of_dates(filled):
        return False
    if any(_broad(cell) for cell in filled):
        return True
    for place, cell in enumerate(cells):
        column = [row[place] for row in below if place < len(row) and row[place]]
        # "early 1900s" above a column of dates is a date that its maker got wrong, and no name.
        if column and not re.search(r"\d", cell) and share_of_dates(column) >= 0.8:
            return True
    return False


def guesses(names: Sequence[str], cells: Cells, has_names: bool) -> Iterator[_Guess]:
    """Role, pattern and reason, at most one for each role. `has_names` tells whether the names are the file's own."""
    ranked: dict[str, list[str]] = {}
    for _, _, role, name in sorted(
        (known[1], place, known[0], name) for place, name in enumerate(names) if (known := role_of(name))
    ):
        ranked.setdefault(role, []).append(name)
    taken: set[str] = set()

    def take(role: str, name: str, reason: str) -> _Guess:
        taken.add(name)
        return role, f"{{{name}}}", reason

    has_end = False
    for role, name, reason in _dates(ranked, cells, has_names):
        taken.add(name)
        has_end = has_end or role == "end"
        yield role, _with_era(name, cells), reason
    if taken:
        for role, name, reason in _beside_dates(ranked, names, cells, taken, has_end):
            yield take(role, name, reason)
    titles = [*_titles(ranked, names, cells, taken)]
    for role, name, reason in titles:
        taken.add(name)
        artist = next((a for a in ranked.get("artist", ()) if a not in taken and is_text(cells[a])), None)
        if role == "title" and artist and cells[artist]:
            taken.add(artist)
            yield role, f"{{{artist}}}: {{{name}}}", "artist and title"
        else:
            yield role, f"{{{name}}}", reason
    for role, name, reason in _others(ranked, names, cells, taken):
        yield take(role, name, reason)


def _dates(ranked: Mapping[str, Sequence[str]], cells: Cells, has_names: bool) -> list[_Guess]:
    shares = {name: share_of_dates(column) for name, column in cells.items()}

    def usable(role: str, least: float = 0.4) -> list[str]:
        return [name for name in ranked.get(role, ()) if shares[name] >= least]

    starts, dates = usable("start"), _fullest(_exact(usable("date")), cells)
    ends = [name for name in ranked.get("end", ()) if shares[name] >= 0.4 or not cells[name]]
    first = next(iter(dates), None) or next(iter(starts), None)
    # One entry among many may have a span where the others have a date.
    if starts and ends and not (dates and len(cells[starts[0]]) * 2 < len(cells[dates[0]])):
        first = starts[0]
    if first and ends:
        return [("start", first, _BY_NAME), ("end", ends[0], _BY_NAME)]
    if first:
        return [("date", first, _BY_NAME)]
    for name in cells:
        if simple(name) in ASKED and shares[name] >= 0.4:
            return [("date", name, _BY_NAME)]
    # Names of events may be over a column of years as well: the front of a flash card.
    likely = [
        (share, -place, name)
        for place, (name, column) in enumerate(cells.items())
        if (share := shares[name]) >= 0.8
        and are_years(column)
        and (not has_names or (role_of(name) or ("title",))[0] in ("title", "fact"))
    ]
    if likely:
        return [("date", max(likely)[2], "the years in it")]
    # A column that is called the date, with a date here and there: what is wrong with the others is said row by row.
    weak = _exact(usable("date", 0.01)) or usable("start", 0.01)
    return [("date", weak[0], _BY_NAME)] if weak else []


def _exact(dates: list[str]) -> list[str]:
    """Without the numbers beside a text that they were rounded from (approx_year), which say less than the text."""
    return [name for name in dates if not ROUNDED & {*words_of(name)}] or dates


def _fullest(dates: list[str], cells: Cells) -> list[str]:
    """The columns of dates, those first that most events have a date in: an entry here and there has one more."""
    most = max((len(cells[name]) for name in dates), default=0)
    return sorted(dates, key=lambda name: len(cells[name]) * 2 < most)


def _with_era(name: str, cells: Cells) -> str:
    era = era_in_name(name)
    plain = share_of(_PLAIN_YEAR, cells[name]) if era else 0.0
    return f"{{{name}}} {era}" if plain >= 0.8 else f"{{{name}}}"


def _beside_dates(
    ranked: Mapping[str, Sequence[str]], names: Sequence[str], cells: Cells, taken: set[str], has_end: bool
) -> Iterator[_Guess]:
    for role in ("precision", "end-precision") if has_end else ("precision",):
        if name := next((n for n in ranked.get(role, ()) if n not in taken and cells[n]), None):
            yield role, name, _BY_NAME
    eras = [name for name in names if name not in taken and are_eras(name, cells[name])]
    # The era of the end stands behind that of the start.
    yield from ((role, name, "eras stand in it") for role, name in zip(("era", "end-era"), eras, strict=False))


def _titles(
    ranked: Mapping[str, Sequence[str]], names: Sequence[str], cells: Cells, taken: set[str]
) -> Iterator[_Guess]:
    most = max((len(column) for column in cells.values()), default=0)
    in_languages = [*_in_languages("title", names, cells, taken)]
    plain = [len(cells[name]) for name in ranked.get("title", ()) if name not in taken and is_text(cells[name])]
    if in_languages and max(len(cells[name]) for _, name, _ in in_languages) * 2 >= max(plain, default=0):
        yield from in_languages
        return
    called = [name for role in ("title", "fact") for name in ranked.get(role, ()) if name not in taken]
    filled = [name for name in called if len(cells[name]) * 2 >= most]
    # Titles such as 1984 and 2012 may outnumber the others, but some have words in them.
    good = [name for name in filled if is_text(cells[name])] or [name for name in filled if is_text(cells[name], 0.2)]
    if good and not any(name in ranked.get("title", ()) for name in good):
        # Only a description has a name that we know: beside it stands what it describes, under a name that we do not.
        good = [*_shorter(good[0], names, cells, taken), *good]
    # One name over and over is that of a group, where there is another column with the names of the events.
    varied = [name for name in good if len({*cells[name]}) * 3 >= len(cells[name])]
    if best := (varied or good):
        yield "title", best[0], _BY_NAME
    elif name := _most_like_titles(names, cells, taken):
        yield "title", name, "the texts in it"


def _shorter(fact: str, names: Sequence[str], cells: Cells, taken: set[str]) -> Iterator[str]:
    """Columns before this one with names that say nothing, and with a shorter text for each event."""
    for name in names[: names.index(fact)]:
        column = cells[name]
        if name in taken or role_of(name) or len(column) < len(cells[fact]) or not is_text(column):
            continue
        if 3 <= mean_length(column) < mean_length(cells[fact]) and len({*column}) * 10 >= len(column) * 9:
            yield name


def _in_languages(kind: str, names: Sequence[str], cells: Cells, taken: set[str]) -> Iterator[_Guess]:
    """Columns such as `title_en`, `name (de)`, `Titel.cs`, or just `English` where there are several."""
    found: dict[str, str] = {}
    for name in names:
        words = words_of(name)
        if len(words) < 2 or words[-1] not in LANGUAGES or name in taken or not is_text(cells[name]):
            continue
        known = role_of(" ".join(words[:-1]))
        if known and known[0] == kind:
            found.setdefault(LANGUAGES[words[-1]], name)
    if not found and kind == "title":
        alone = {LANGUAGES[key]: n for n in names if len(key := simple(n)) > 3 and key in LANGUAGES and n not in taken}
        found = alone if len(alone) > 1 and all(is_text(cells[name]) for name in alone.values()) else {}
    yield from ((f"{kind}.{code}", name, _BY_NAME) for code, name in found.items())


def _others(
    ranked: Mapping[str, Sequence[str]], names: Sequence[str], cells: Cells, taken: set[str]
) -> Iterator[_Guess]:
    items = next((name for name in names if name not in taken and share_of(_ITEM, cells[name]) >= 0.9), None)
    if items is not None:
        yield "source", items, "Wikidata items stand in it"
    facts = [*_in_languages("fact", names, cells, taken)]
    yield from facts
    for role in ("fact", "theme", "source", "icon", "asks"):
        if (role == "source" and items) or (role == "fact" and facts):
            continue
        for name in ranked.get(role, ()):
            if name not in taken and cells[name] and _fits(role, cells[name]):
                yield role, name, _BY_NAME
                break


def _fits(role: str, column: Sequence[str]) -> bool:
    if role == "fact":
        return is_text(column) and sum(" " in cell for cell in column) * 2 >= len(column)
    if role == "theme":
        return is_text(column) and 1 < len(set(column)) <= _MOST_THEMES
    if role == "source":
        return share_of(_PICTURE, column) < 0.5
    if role == "asks":
        return share_of(_PROPERTY, column) >= 0.8 or not any(TIME.fullmatch(cell) for cell in column)
    return True


def _broad(name: str) -> str | None:
    known = role_of(name)
    if known is not None:
        return known[0]
    return "date" if simple(name) in ASKED else None


def _most_like_titles(names: Sequence[str], cells: Cells, taken: set[str]) -> str | None:
    """The column with the most different texts of a length that a title may have."""
    scored = []
    for place, name in enumerate(names):
        column = cells[name]
        if name in taken or not column or not is_text(column):
            continue
        if 3 <= mean_length(column) <= 300:
            has_words = sum(" " in cell for cell in column) / len(column)
            scored.append((len(set(column)) / len(column) + has_words / 2 + len(column) / 1000, -place, name))
    return max(scored)[2] if scored else None
