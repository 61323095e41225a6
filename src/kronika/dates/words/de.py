"""The German of dates."""

from __future__ import annotations

from kronika.dates.words import roles as r

__all__ = ["MONTHS", "ORDINALS", "TENS", "VOCABULARY"]

MONTHS = (
    "januar | januars | jan | jänner | jänners | jän | jaenner",
    "februar | februars | feb | febr | feber",
    "märz | märzes | mär | mrz | maerz",
    "april | aprils | apr",
    "mai | mais",
    "juni | junis | jun | juno",
    "juli | julis | jul",
    "august | augusts | aug",
    "september | septembers | sep | sept",
    "oktober | oktobers | okt",
    "november | novembers | nov",
    "dezember | dezembers | dez",
)

_STEMS = (
    *("erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt", "zehnt", "elft", "zwölft"),
    *("dreizehnt", "vierzehnt", "fünfzehnt", "sechzehnt", "siebzehnt", "achtzehnt", "neunzehnt", "zwanzigst"),
    "einundzwanzigst",
)
_VARIANTS = {"fünft": "fuenft", "siebt": "siebent", "zwölft": "zwoelft", "fünfzehnt": "fuenfzehnt"}
_ENDINGS = "e er en es em"
ORDINALS = tuple(
    r.inflect(stem, _ENDINGS) + (" | " + r.inflect(_VARIANTS[stem], _ENDINGS) if stem in _VARIANTS else "")
    for stem in _STEMS
)

TENS = tuple(
    r.inflect(stem, "er ern")
    for stem in ("zehn", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig")
)

VOCABULARY: tuple[r.Entry, ...] = (
    (r.ERA, -1, "v chr | vchr | vor chr | vor christus | vor christi | vor christi geburt | v chr g | v chr geb"),
    (r.ERA, -1, "v u z | vuz | vor u z | vor unserer zeitrechnung | vor unserer zeit | vor unserer ära"),
    (r.ERA, -1, "v d z | v d zw | vor der zeitenwende | vor der zeitrechnung | vor der zeitwende | a chr"),
    (r.ERA, -1, r.inflect("vorchristlich", _ENDINGS)),
    (r.ERA, 1, "n chr | nchr | nach chr | nach christus | nach christi | nach christi geburt | n chr g | n chr geb"),
    (r.ERA, 1, "u z | uz | n u z | unserer zeitrechnung | unserer zeit | unserer ära | nach unserer zeitrechnung"),
    (r.ERA, 1, "n d z | n d zw | nach der zeitenwende | nach der zeitrechnung | p chr | jahr des herrn"),
    (r.ERA, 1, "jahre des herrn | " + r.inflect("nachchristlich", _ENDINGS)),
    (r.UNIT, 100, r.inflect("jahrhundert", "- s es e en") + " | jh | jhs | jhd | jhds | jhdt | jhdts | jht | jahrh"),
    (r.UNIT, 1000, r.inflect("jahrtausend", "- s es e en") + " | jt | jts | jtd | jtsd"),
    (r.PLURAL, 1, "jahrhunderte | jahrhunderten | jahrtausende | jahrtausenden"),
    (r.PART, 2, "hälfte | haelfte | h"),
    (r.PART, 4, "viertel | viertels"),
    (r.ORDINAL, -1, r.inflect("letzt", _ENDINGS)),
    (r.SUBYEAR, 1, "quartal | quartals | vierteljahr | halbjahr | halbjahrs | halbjahres"),
    (r.FINER, 1, "frühling | frühlings | frühjahr | frühjahrs | fruehling | fruehjahr | sommer | sommers"),
    (r.FINER, 1, "herbst | herbsts | herbstes | winter | winters"),
    (r.WEEKDAY, 1, "montag | dienstag | mittwoch | donnerstag | freitag | samstag | sonnabend | sonntag"),
    (r.SCALE, 10**3, "tausend | tsd"),
    (r.SCALE, 10**6, "million | millionen | mio | mill"),
    (r.SCALE, 10**9, "milliarde | milliarden | mrd | mia"),
    (r.YEAR, 1, "jahr | jahre | jahres | anno"),
    (r.YEARS, 1, "jahre | jahren"),
    (r.AGO_BEFORE, 1, "vor"),
    (r.AGO, 1, "vor heute | v h | bp"),
    (r.AROUND, 1, "um | gegen | etwa | ungefähr | ungefaehr | zirka | cirka | cca | rund | annähernd | rund um"),
    (r.AROUND, 1, "etwa um | ca um | circa um | zirka um | ungefähr um | um etwa | um ca | um circa | etwa gegen"),
    (r.AROUND_AFTER, 1, "herum | ungefähr | etwa | zirka"),
    (r.IN, 1, "im | in | am | aus | i j | während | im laufe"),
    (r.THE, 1, "der | die | das | des | dem | den | ins | zeit | zeitraum | periode"),
    (r.BETWEEN, 1, "zwischen | zw"),
    (r.FROM, 1, "von | vom"),
    (r.TO, 1, "bis | bis zu | bis zum | bis zur | bis ins | bis in"),
    (r.AND, 1, "und | u"),
    (r.OR, 1, "oder | od | bzw | beziehungsweise"),
    (r.DECADE_SUFFIX, 1, "er | ern | ers"),
    (r.DECADE_AFTER, 2, "er jahre | er jahren | ern jahre | ern jahren"),
    (r.REFUSE, "date.vague", "anfang | anfangs | beginn | ende | ausgang | mitte | mittleres | mittlere | früh | spät"),
    (r.REFUSE, "date.vague", r.inflect("früh", _ENDINGS) + " | " + r.inflect("spät", _ENDINGS)),
    (
        r.REFUSE,
        "date.vague",
        "früher | später | spätestens | frühestens | nach | danach | davor | vorher | kurz | bald | nicht",
    ),
    (r.REFUSE, "date.vague", "wende | jahrhundertwende | jahrtausendwende | jahrhundertmitte | drittel | drittels"),
    (r.REFUSE, "date.open-end", "seit | ab | heute | jetzt | gegenwart | dato | ff"),
    (r.REFUSE, "date.doubt", "wohl | vielleicht | vermutlich | vmtl | verm | wahrscheinlich | möglicherweise"),
    (r.REFUSE, "date.doubt", "angeblich | mutmaßlich | eventuell | evtl | fraglich | unsicher"),
    (r.REFUSE, "date.no-date", "undatiert | unbekannt | unbek | o j | o d | ohne jahr | ohne datum"),
)
