"""What people call the columns of a list of events, in several languages.

Knows only names. Each is compared in small letters, without marks and without what separates its words.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

__all__ = ["ASKED", "LANGUAGES", "PART_OF_A_DATE", "PROPERTIES", "ROLE_OF", "ROUNDED", "simple", "words_of"]

_NAMES: Final[dict[str, str]] = {
    "date": (
        "date hdate dates datum data дата year years y yr jahr jahreszahl rok letopocet год года an annee annees anul "
        "ano anno fecha jaar ar arstal when wann kdy kiedy quando cuando когда pointintime releaseyear year_ time "
        "event_date eventdate answer solution roku рік evszam jaartal arstall vuosi godina година ετος χρονολογια"
    ),
    "start": (
        "start startdate startyear begin beginning begindate beginyear began from since von ab beginn start_year od "
        "zacatek pocatek poczatek с от начало debut dateofstart starttime inception yearstart datestart fromyear "
        "startjahr"
    ),
    "end": (
        "end enddate endyear ended to until till bis ende do konec koniec по до конец fin endtime yearend dateend "
        "hdateend toyear endjahr"
    ),
    "era": ("era eras epoch bcad adbc bcebc bcece cebce ce bce erabc zeitrechnung letopoctu эра ere calendarera"),
    "precision": ("precision dateprecision timeprecision yearprecision prec genauigkeit presnost dokladnosc точность"),
    "title": (
        "title titles titel nazev nadpis tytul название заголовок name names nazwa jmeno имя label itemlabel "
        "eventlabel event events eventname eventtitle ereignis ereignisse udalost udalosti wydarzenie wydarzenia "
        "событие события evenement titre nom libelle question frage otazka pytanie вопрос headline front text content "
        "card karte karta карта denumire titlu beschriftung what was co que quoi что titulo titolo evento term подія "
        "назва gebeurtenis naam acontecimiento acontecimento suceso hecho avvenimento esemeny handelse "
        "begivenhed hendelse tapahtuma dogadaj събитие падзея γεγονος"
    ),
    "fact": (
        "fact facts fakt fakten факт description descriptions beschreibung popis opis описание summary note notes "
        "notiz poznamka uwaga примечание subtitle itemdescription details comment kommentar komentar komentarz "
        "комментарий descriere erklarung definition descripcion descricao descrizione опис "
        "leiras megjegyzes beskrivning beskrivelse kuvaus toelichting omschrijving описания uitleg"
    ),
    "theme": (
        "theme themes thema tema temat тема category categories catergory kategorie kategoria категория categorie "
        "type typ тип group gruppe skupina grupa группа section topic genre deck"
    ),
    "source": (
        "source sources quelle quellen zdroj zrodlo источник reference references ref qid url link wikipedia "
        "wikipediatitle wikipediaslug datesource sourceurl item sourcelicense"
    ),
    "artist": ("artist artists interpret interpreter kunstler umelec artysta wykonawca исполнитель artiste band"),
    "asks": "asks datepropid dateproperty dateprop",
    "icon": "icon",
    "id": "id guid uuid key uid card nr no number cardnumber",
}
_ASKS: Final[dict[str, str]] = {
    "born": (
        "born birth birthdate birthyear dateofbirth geburtsdatum geburtsjahr narozen narozeni urodzony dataurodzenia "
        "родился датарождения naissance datedenaissance geboren"
    ),
    "founded": "founded founding gegrundet zalozeno zalozono основан inception fondation",
    "invented": "invented inventionyear erfunden vynalezeno wynaleziono изобретено invention",
    "published": ("published publicationdate publicationyear erschienen vydano wydano издано publication pubyear"),
    "released": "released release releasedate releaseyear",
    "opened": "opened opening eroffnet otevreno otwarto открыт",
    "completed": "completed completion built builtyear",
}

PROPERTIES: Final = {
    "P569": "born",
    "P570": "died",
    "P571": "founded",
    "P575": "discovered",
    "P576": "ended",
    "P577": "published",
    "P580": "began",
    "P582": "ended",
    "P585": "took place",
    "P606": "first flew",
    "P619": "launched",
    "P620": "landed",
    "P729": "entered service",
    "P1191": "premiered",
    "P1249": "first mentioned",
    "P1619": "opened",
    "P6949": "announced",
}
"""Wikidata's properties with a time -> what such a date answers; what none of them says is left out."""

LANGUAGES: Final = {
    name: code
    for code, names in {
        "en": "en eng english", "de": "de deu ger german deutsch", "cs": "cs cz ces cze czech cesky",
        "pl": "pl pol polish polski", "ru": "ru rus russian русский", "fr": "fr fra fre french francais",
        "es": "es spa spanish espanol", "it": "it ita italian italiano", "pt": "pt por portuguese portugues",
        "nl": "nl nld dutch nederlands", "ro": "ro ron romanian romana", "sk": "sk slk slovak slovensky",
        "hu": "hu hun hungarian magyar", "sv": "sv swe swedish svenska",
    }.items()
    for name in names.split()
}  # fmt: skip
"""What stands behind the name of a column that is in one language: `title_en`, `name (de)`."""
_PARTS: Final = (
    "month months day days hour minute second monat tag mesic den miesiac dzien месяц день mois jour weekday timezone "
    "before after calendar calendarmodel added modified updated imported accessed retrieved"
)
_ROUNDED: Final = "approx approximate sort sorting order int integer numeric num"


def simple(name: str) -> str:
    """The name of a column as the lists here have it: small letters without marks, spaces, dots or signs."""
    folded = unicodedata.normalize("NFD", name.casefold())
    return re.sub(r"[\W_]|[\u0300-\u036f]", "", folded).replace("ł", "l")


def words_of(name: str) -> list[str]:
    """The words of a name, `startYear` and `date_of_the_event` taken apart, each as `simple` has it."""
    apart = re.sub(r"(?<=[^\W\d_A-ZА-Я])(?=[A-ZА-Я])", " ", name)
    return [word for part in re.split(r"[\W_]+", unicodedata.normalize("NFC", apart)) if (word := simple(part))]


ROLE_OF: Final = {
    simple(name): (role, rank) for role, names in _NAMES.items() for rank, name in enumerate(names.split())
}
"""Name -> role and rank, 0 the surest."""
ASKED: Final = {simple(name): asks for asks, names in _ASKS.items() for name in names.split()}
"""Name of a column of dates -> what such a date answers."""
PART_OF_A_DATE: Final = frozenset(map(simple, _PARTS.split()))
"""Words that make the name of a column of dates the name of something else: `start month`, `date added`."""
ROUNDED: Final = frozenset(_ROUNDED.split())
"""Words for a number that was made of the date beside it."""
