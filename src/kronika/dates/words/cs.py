"""The Czech of dates."""

from __future__ import annotations

from kronika.dates.words import roles as r

__all__ = ["MONTHS", "ORDINALS", "TENS", "VOCABULARY"]

MONTHS = (
    "leden | ledna | lednu | lednem | led",
    "únor | února | únoru | únorem | úno",
    "březen | března | březnu | březnem | bře | břez",
    "duben | dubna | dubnu | dubnem | dub",
    "květen | května | květnu | květnem | kvě | květ",
    "červen | června | červnu | červnem | čvn | čer | červ",
    "červenec | července | červenci | červencem | čvc | črc",
    "srpen | srpna | srpnu | srpnem | srp",
    "září | zářím | zář",
    "říjen | října | říjnu | říjnem | říj",
    "listopad | listopadu | listopadem | lis | list",
    "prosinec | prosince | prosinci | prosincem | pro | pros",
)

_HARD = "ý á é ého ém ému ou ým"
_STEMS = (
    *("čtvrt", "pát", "šest", "sedm", "osm", "devát", "desát", "jedenáct", "dvanáct", "třináct", "čtrnáct"),
    *("patnáct", "šestnáct", "sedmnáct", "osmnáct", "devatenáct", "dvacát"),
)
ORDINALS = (
    "první | prvního | prvním | prvnímu | prvé",
    r.inflect("druh", _HARD),
    "třetí | třetího | třetím | třetímu",
    *(r.inflect(stem, _HARD) for stem in _STEMS),
    " | ".join(
        (
            r.inflect("jednadvacát", _HARD),
            r.inflect("jedenadvacát", _HARD),
            *(f"{form.strip()} {first}" for form in r.inflect("dvacát", _HARD).split("|") for first in ("první",)),
            "dvacátého prvního | dvacátém prvním",
        )
    ),
)

TENS = tuple(
    r.inflect(stem, "á ých ým ými")
    for stem in ("desát", "dvacát", "třicát", "čtyřicát", "padesát", "šedesát", "sedmdesát", "osmdesát", "devadesát")
)

VOCABULARY: tuple[r.Entry, ...] = (
    (r.ERA, -1, "př n l | přnl | př nl | před n l | před nl | před naším letopočtem | před našim letopočtem"),
    (r.ERA, -1, "př kr | přkr | před kr | před kristem | př kristem | před narozením krista"),
    (r.ERA, -1, "před křesťanským letopočtem | př našeho letopočtu | před narozením kristovým | př n letop"),
    (r.ERA, 1, "n l | nl | našeho letopočtu | po kr | po kristu | po narození krista | po n l | po našem letopočtu"),
    (r.ERA, 1, "léta páně | l p | roku páně | křesťanského letopočtu"),
    (r.UNIT, 100, "století | stoletích | stoletím | stoletími | stol | st"),
    (r.UNIT, 1000, "tisíciletí | tisíciletích | tisíciletím | tisícil | milénium | milénia | miléniu | tis"),
    (r.PLURAL, 1, "stoletích | tisíciletích | milénia"),
    (r.PART, 2, "polovina | poloviny | polovině | polovinu | polovinou | pol | půle | půli | půlka | půlce"),
    (r.PART, 4, "čtvrtina | čtvrtiny | čtvrtině | čtvrtinu | čtvrtinou | čtvrt | čtvrť"),
    (r.ORDINAL, -1, "poslední | posledního | posledním"),
    (r.SUBYEAR, 1, "čtvrtletí | kvartál | kvartálu | kvartále | pololetí"),
    (r.FINER, 1, "jaro | jara | jaře | jarem | léto | létě | létem | podzim | podzimu | podzimem"),
    (r.FINER, 1, "zima | zimy | zimě | zimu | zimou"),
    (r.WEEKDAY, 1, "pondělí | úterý | středa | čtvrtek | pátek | sobota | neděle"),
    (r.SCALE, 10**3, "tisíc | tisíce | tis"),
    (r.SCALE, 10**6, "milion | miliony | milionů | milionem | milionu | milión | milióny | miliónů | mil | mio | mln"),
    (r.SCALE, 10**9, "miliarda | miliardy | miliard | miliardou | miliardami | miliardu | mld"),
    (r.YEAR, 1, "rok | roku | roce | rokem | r | anno"),
    (r.YEARS, 1, "roky | rocích | léta | let | letech | lety | léty | rr"),
    (r.DECADE_AFTER, 1, "léta | let | letech | lety | léty"),
    (r.DECADE_FROM, 1, "desetiletí od | desetiletí od roku"),
    (r.DECADE_ENDING, 1, "desetiletí končící | desetiletí končící rokem | desetiletí končící roku"),
    (r.AGO_BEFORE, 1, "před"),
    (r.AGO, 1, "zpět | zpátky | nazpět"),
    (r.AROUND, 1, "kolem | okolo | přibližně | přibl | cca | cirka | zhruba | kol"),
    (r.AROUND_AFTER, 1, "přibližně | cca | zhruba"),
    (r.IN, 1, "v | ve | na | z | ze | během | v průběhu"),
    (r.THE, 1, "období | době | doby"),
    (r.BETWEEN, 1, "mezi"),
    (r.FROM, 1, "od"),
    (r.TO, 1, "až | do | po | až do | až po"),
    (r.AND, 1, "a | i"),
    (r.OR, 1, "nebo | anebo | či"),
    (r.REFUSE, "date.vague", "počátek | počátku | počátkem | počátky | poč | začátek | začátku | začátkem | zač"),
    (r.REFUSE, "date.vague", "konec | konce | koncem | konci | kon | závěr | závěru | závěrem | střed | středu"),
    (r.REFUSE, "date.vague", "přelom | přelomu | přelomem | třetina | třetiny | třetině | třetinu"),
    (r.REFUSE, "date.vague", r.inflect("ran", _HARD) + " | pozdní | pozdního | pozdním | později | dříve | brzy"),
    (r.REFUSE, "date.vague", "nejpozději | nejdříve | krátce | půlstoletí"),
    (r.REFUSE, "date.open-end", "dnes | dnešek | dneška | současnost | současnosti | dosud | doposud | nyní"),
    (r.REFUSE, "date.doubt", "asi | možná | snad | pravděpodobně | pravděp | patrně | zřejmě | údajně | nejspíš | prý"),
    (r.REFUSE, "date.no-date", "nedatováno | neznámo | neznámý | neznámé | bez data | bez datace | bez roku"),
    (r.REFUSE, "date.no-date", "b d | b r | neuvedeno"),
)
