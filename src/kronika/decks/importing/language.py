"""The language of the titles, guessed from the small words and the letters in them.

Knows the deck's five languages and some of their neighbours; anything else counts as English, which is said aloud and
can be overruled.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from itertools import islice
from typing import Final

from kronika.decks.importing.columns import Columns
from kronika.decks.importing.source import Source

__all__ = ["first_language", "guess_language", "language_of"]

# Of each language the words that are in every other title, and those that stand above the columns of its tables.
_WORDS: Final = {
    "en": "the of and in to is a first at by for on with from was are year event events title description",
    "de": "der die das und in des von dem den wird ein eine zum zur im auf für mit ist nach erste einen vom bei als "
    "sich jahr jahreszahl ereignis beschreibung quelle geburtsdatum titel",
    "cs": "v na a se z do byl byla bylo je od pro ve za první ze rok událost název popis zdroj datum století",
    "pl": "w na i z się do jest przez od za po został została pierwszy we rok wydarzenie nazwa opis źródło",
    "ru": "в на и с по из от до для был была что первый не год событие дата описание источник",
    "fr": "le la les de des du et en à un une par sur dans est au aux année évènement événement titre",
    "es": "el la los las de del y en un una por para con fue se año evento fecha título",
    "it": "il lo la i gli di del della dei e in un una per con nel nella è anno evento titolo",
    "pt": "o a os as de do da dos das em um uma e por para com foi ano evento título",
    "nl": "de het een van en in op te met is voor door wordt jaar gebeurtenis",
    "ro": "și şi în din cu de la pe al ale a lui un o este între prin an eveniment titlu",
    "sk": "v na a sa z do bol bola bolo je od pre vo za prvý zo rok udalosť názov",
    "uk": "в на і з по із від до для був була що перший не рік подія та у",
}
_LETTERS: Final = {
    "de": "äöüß", "cs": "áčďéěíňóřšťúůýž", "pl": "ąćęłńśźż", "ru": "абвгдежзиклмнопрстуфхцчшщыьэюя",
    "fr": "àâçèêëîïôùûœ", "es": "ñáíóú", "it": "àèìòù", "pt": "ãõçâêô", "ro": "ăâîșțşţ",
    "sk": "áäčďéíĺľňóôŕšťúýž", "uk": "абвгґдежзиіїєклмнопрстуфхцчшщьюя",
}  # fmt: skip
# A letter that one language alone has here is worth more than one that several share.
_ALONE: Final = {
    "de": "ß", "cs": "ěřů", "pl": "ąęłńśźż", "ru": "ыэъё", "fr": "œ", "es": "ñ", "pt": "ãõ", "ro": "ășțţ", "sk": "ľĺŕ",
    "uk": "іїєґ",
}  # fmt: skip
_KNOWN: Final = {language: frozenset(words.split()) for language, words in _WORDS.items()}
_NO_TEXT: Final = re.compile(r"\S*(?:https?:|www\.|::|/|_)\S*|\S+\.\w{3,4}|(?=.{0,16}$).*\d.*|\d.{0,40}")
"""Addresses, names of files, codes and dates."""
_CYRILLIC: Final = frozenset({"ru", "uk"})


def language_of(texts: Iterable[str]) -> str:
    """The language that these texts are most likely in: a code of two letters, `en` where nothing speaks for any."""
    words = [word for text in texts for word in re.findall(r"[^\W\d_]+", text)]
    # "Ramses I" has no Polish "and" in it.
    words = [word.casefold() for word in words if len(word) > 1 or word.islower()]
    if not words:
        return "en"
    is_cyrillic = sum("а" <= word[0] <= "я" or word[0] in "іїєґё" for word in words) * 2 > len(words)
    scores = {}
    for language, known in _KNOWN.items():
        if is_cyrillic != (language in _CYRILLIC):
            continue
        letters, alone = set(_LETTERS.get(language, "")), set(_ALONE.get(language, ""))
        marked = sum(not letters.isdisjoint(word) for word in words) if letters else 0
        sure = sum(not alone.isdisjoint(word) for word in words) if alone else 0
        scores[language] = sum(word in known for word in words) + marked + sure
    best = max(scores.values(), default=0)
    return next((language for language, score in scores.items() if score == best), "en")


def first_language(source: Source, columns: Columns) -> str:
    """The language in which the deck comes first: that of its first column of titles, else a guess."""
    roles = {role: pattern for role, pattern in columns.roles.items() if role.partition(".")[0] in ("title", "fact")}
    # The first column of titles says it, whatever columns of facts stand before it.
    own = [role.partition(".")[2] for role in sorted(roles, key=lambda role: role.startswith("fact")) if "." in role]
    return own[0] if own else guess_language(source, Columns(roles=roles).used())


def guess_language(source: Source, titles: Container[str]) -> str:
    """The language of this table, most of all that of the columns `titles`, but of its other texts as well."""
    texts = [*source.columns]
    for row in islice((row for row in source.rows() if not row.wrong), 300):
        for name, cell in zip(source.columns, row.cells, strict=True):
            if cell and (name in titles or not _NO_TEXT.fullmatch(cell)):
                # A name such as Pythagoras says nothing; what stands beside it may.
                texts += [cell[:1_000]] * (3 if name in titles else 1)
    return language_of(texts)
