"""The Polish of dates."""

from __future__ import annotations

from kronika.dates.words import roles as r

__all__ = ["MONTHS", "ORDINALS", "TENS", "VOCABULARY"]

MONTHS = (
    "styczeń | stycznia | styczniu | styczniem | sty | stycz",
    "luty | lutego | lutym | lut",
    "marzec | marca | marcu | marcem | mar | marz",
    "kwiecień | kwietnia | kwietniu | kwietniem | kwi | kwiec",
    "maj | maja | maju | majem",
    "czerwiec | czerwca | czerwcu | czerwcem | cze | czerw",
    "lipiec | lipca | lipcu | lipcem | lip",
    "sierpień | sierpnia | sierpniu | sierpniem | sie | sierp",
    "wrzesień | września | wrześniu | wrześniem | wrz | wrzes",
    "październik | października | październiku | październikiem | paź | paźdz",
    "listopad | listopada | listopadzie | listopadem | lis | list",
    "grudzień | grudnia | grudniu | grudniem | gru | grudz",
)

_HARD = "y a e ego ej emu ym ą"
_STEMS = (
    *("czwart", "piąt", "szóst", "siódm", "ósm", "dziewiąt", "dziesiąt", "jedenast", "dwunast", "trzynast"),
    *("czternast", "piętnast", "szesnast", "siedemnast", "osiemnast", "dziewiętnast", "dwudziest"),
)
ORDINALS = (
    r.inflect("pierwsz", _HARD),
    r.inflect("drug", "i a ie iego iej iemu im ą"),
    r.inflect("trzec", "i ia ie iego iej iemu im ią"),
    *(r.inflect(stem, _HARD) for stem in _STEMS),
    " | ".join(f"dwudziest{ending} pierwsz{ending}" for ending in _HARD.split()),
)

TENS = tuple(
    r.inflect(stem, "e ych ym ymi")
    for stem in (
        *("dziesiąt", "dwudziest", "trzydziest", "czterdziest", "pięćdziesiąt", "sześćdziesiąt"),
        *("siedemdziesiąt", "osiemdziesiąt", "dziewięćdziesiąt"),
    )
)

VOCABULARY: tuple[r.Entry, ...] = (
    (r.ERA, -1, "p n e | pne | przed n e | przed ne | przed naszą erą | przed chr | przed chrystusem"),
    (r.ERA, -1, "przed narodzeniem chrystusa | przed narodzeniem chr | przed nar chr | przed nową erą"),
    (r.ERA, 1, "n e | ne | naszej ery | nowej ery | po chr | po chrystusie | po narodzeniu chrystusa | po nar chr"),
    (r.ERA, 1, "roku pańskiego | rok pański"),
    (r.UNIT, 100, "wiek | wieku | wiekiem | wieki | wieków | wiekach | wiekami | wiekom | w | ww"),
    (r.UNIT, 100, "stulecie | stulecia | stuleciu | stuleciem | stuleci | stuleciach | stul | st"),
    (r.UNIT, 1000, "tysiąclecie | tysiąclecia | tysiącleciu | tysiącleciem | tysiącleci | tysiącleciach | tys"),
    (r.UNIT, 1000, "milenium | milenia"),
    (r.PLURAL, 1, "wiekach | wiekami | ww | stuleci | stuleciach | tysiącleciach | milenia"),
    (r.PLURAL, 2, "wieki | wieków | tysiącleci"),  # Wikidata shows the 5th century BC as "5 wieków p.n.e."
    (r.PART, 2, "połowa | połowy | połowie | połowę | połową | poł"),
    (r.PART, 4, "ćwierć | ćwierci | ćwiercią | ćw | ćwierćwiecze | ćwierćwiecza | ćwierćwieczu | ćwiartka"),
    (r.ORDINAL, -1, r.inflect("ostatni", "- a e ego ej emu m ą")),
    (r.SUBYEAR, 1, "kwartał | kwartału | kwartale | kw | półrocze | półrocza | półroczu"),
    (r.FINER, 1, "wiosna | wiosny | wiośnie | wiosną | wiosnę | lato | latem | lecie | jesień | jesieni | jesienią"),
    (r.FINER, 1, "zima | zimy | zimie | zimą | zimę"),
    (r.WEEKDAY, 1, "poniedziałek | wtorek | środa | czwartek | piątek | sobota | niedziela"),
    (r.SCALE, 10**3, "tysiąc | tysiące | tysięcy | tys"),
    (r.SCALE, 10**6, "milion | miliony | milionów | mln"),
    (r.SCALE, 10**9, "miliard | miliardy | miliardów | mld"),
    (r.YEAR, 1, "rok | roku | rokiem | r | anno"),
    (r.YEARS, 1, "lata | lat | latach | latami | latom | rr | l"),
    (r.DECADE_BEFORE, 1, "lata | lat | latach | latami | latom | l"),
    (r.AGO_BEFORE, 1, "przed"),
    (r.AGO, 1, "temu | wstecz"),
    (r.AROUND, 1, "około | ok | koło | cca | mniej więcej | w przybliżeniu | w okolicach | w okolicy"),
    (r.AROUND_AFTER, 1, "ok"),
    (r.IN, 1, "w | we | na | z | ze | podczas | w ciągu"),
    (r.THE, 1, "okres | okresie | okresu"),
    (r.BETWEEN, 1, "między | pomiędzy"),
    (r.FROM, 1, "od"),
    (r.TO, 1, "do | po | aż do | aż po"),
    (r.AND, 1, "i | a | oraz"),
    (r.OR, 1, "lub | albo | czy | bądź"),
    (r.SUFFIX, 2, "ty | go | ego | tego | szy | szego | ci | ciego | ym | tym | sza | ga | cia | ta"),
    (r.SUFFIX, 2, "y | m | a | e"),
    (r.DECADE_SUFFIX, 1, "te | tych"),
    (r.DECADE_SUFFIX, 2, "e | ych"),
    (
        r.REFUSE,
        "date.vague",
        "początek | początku | początkiem | początki | pocz | koniec | końca | końcem | końcu | kon",
    ),
    (r.REFUSE, "date.vague", "schyłek | schyłku | przełom | przełomu | przełomie | przełomem | środek | środku"),
    (r.REFUSE, "date.vague", r.inflect("wczesn", _HARD) + " | " + r.inflect("późn", "y a e ego ej ym ą")),
    (
        r.REFUSE,
        "date.vague",
        "później | wcześniej | najpóźniej | najwcześniej | nie | krótko | tercja | tercji | wkrótce",
    ),
    (r.REFUSE, "date.open-end", "dziś | dzisiaj | obecnie | teraz | obecności"),
    (r.REFUSE, "date.doubt", "może | być może | możliwe | możliwie | prawdopodobnie | prawdop | zapewne | chyba"),
    (r.REFUSE, "date.doubt", "rzekomo | przypuszczalnie | podobno | niepewne"),
    (r.REFUSE, "date.no-date", "nieznana | nieznany | nieznane | niedatowane | niedatowany | bez daty | brak daty"),
    (r.REFUSE, "date.no-date", "b d | b r | brak"),
)
