"""What has come more than once, and what tells one from the others: Olympic Games, partitions, sieges, abdications.

Knows titles in the five languages, nothing of dates. Forms are written in small letters without marks, as
`words.plain` makes them; `й` stands for `и` as well.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

__all__ = ["REPEATING", "Repeating"]


class Repeating(NamedTuple):
    """`what` finds such an event in a title, `which` what says which one it is. Where `when` is given, only a title
    that has it as well asks for the event itself.
    """

    what: re.Pattern[str]
    which: re.Pattern[str]
    when: re.Pattern[str] | None = None


_FIRST: Final = (r"\bfirst\b", r"\berste", r"\bprvni", r"poprve", r"pierwsz", r"перв", r"впервые", r"zum ersten mal")
_LAST: Final = (r"\blast\b", r"\bletzte", r"posledn", r"ostatni", r"последн")
_ORDINALS: Final = (
    r"\bsecond\b", r"\bthird\b", r"\bfourth\b", r"zweite", r"dritte", r"vierte", r"\bdruh", r"\btret", r"\bctvrt",
    r"drug",
    r"trzec", r"czwart", r"втор", r"трет", r"четверт", r"\bi{2,3}\b",
)  # fmt: skip
# Cities that held the Games once.
_HOSTS: Final = (
    r"\brome\b", r"\brom\b", r"\brim", r"rzym", r"\bрим", r"helsin", r"хельсин", r"moscow", r"mosk", r"moskw", r"москв",
    r"munich", r"munchen", r"mnich", r"monachi", r"мюнхен", r"seoul", r"barcelon", r"sydney", r"antwerp", r"stockholm",
    r"berlin", r"берлин", r"amsterdam", r"melbourne", r"mexik|mexic", r"мехико", r"montreal", r"atlanta",
    r"\brio\b", r"sarajev", r"сараев", r"nagano", r"сочи", r"sochi", r"lillehammer", r"calgary", r"grenoble",
    r"albertville",
)  # fmt: skip
# Somebody does something there: then it is that day, not the Games.
_SOMEBODY: Final = (r"\b(?:beats?|defeats?|wins? (?!the\b)\w+|hosts and wins|scores?)\b",)


def _repeating(what: tuple[str, ...], which: tuple[str, ...], when: tuple[str, ...] = ()) -> Repeating:
    return Repeating(_compiled(what), _compiled((*which, *_FIRST, *_LAST)), _compiled(when) if when else None)


def _compiled(forms: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(forms).replace("й", "и"))


REPEATING: Final = (
    _repeating(
        (
            r"olympic (?:flame|torch)", r"olympic games", r"(?:summer|winter) (?:games|olympics)", r"olympics",
            r"olympische[nr]? (?:sommer|winter)?spiele", r"olympijsk\w+ hr", r"olympiad", r"igrzysk\w* olimpijsk\w*",
            r"olimpiad",
            r"олимпийски\w+ игр", r"олимпиад",
        ),
        (*_HOSTS, r"olympii\b", r"olimpii\b", r"в олимпии\b", r"in olympia\b", r"boycott"),
        (
            r"\bopen", r"\blit\b", r"\blights\b", r"\bbegin", r"\bstart", r"\bheld\b", r"\bhosts?\b", r"\bcome to\b",
            r"take place", r"\bends?\b", r"\bclose",
            r"eroffn", r"beginn", r"\bstatt\b", r"enden", r"\bzaca", r"konal", r"zahaj", r"otevr", r"hosti", r"skonc",
            r"otwar",
            r"otwier", r"rozpocz", r"odby", r"goscil", r"откры", r"начина", r"проход", r"принима", r"заканчив",
            r"состо",
        ),
    ),
    _repeating(
        (
            r"world cup(?! of)", r"fußball-?weltmeisterschaft", r"\bwm\b", r"mistrovstvi sveta", r"mistrzostwa swiata",
            r"mundial",
            r"чемпионат мира", r"champions league final", r"stanley cup", r"davis cup", r"super bowl(?! [ivxlc\d])",
        ),
        (*_SOMEBODY, r"trophy", r"stolen", r"pickles"),
    ),
    _repeating((r"(?:wird|werden|ist) (?:fußball-?)?(?:vize)?weltmeister\b",), ()),
    _repeating((r"^an? \w+ (?:\w+ )?(?:wins|gets|receives|is awarded) .*nobel",), ()),
    _repeating(
        (r"tour de france(?! (?:femmes|for women))", r"giro d'italia", r"wimbledon (?:final|opens|begins|is won)"),
        (r"\b(?:wins?|beats?|gewinnt|vyhr|wygr|выигр)\w*\b",),
    ),
    _repeating(
        (r"world'?s fair", r"\bexpo\b", r"weltausstellung", r"svetov\w+ vystav", r"wystaw\w+ swiatow",
        r"всемирн\w+ выставк"),
        (r"crystal palace", r"great exhibition", r"ferris", r"riesenrad", r"eiffel", r"atomium", r"\w+'s giant wheel"),
    ),
    _repeating(
        (
            r"eurovision", r"nobel (?:peace )?prize", r"nobelpreis", r"nobelov\w* cen", r"nagrod\w* nobla",
            r"нобелевск\w+ преми",
            r"academy award", r"\boscar\b",
        ),
        (r"\w{3,} \w{3,}.* \w{3,}",),
    ),
    _repeating(
        (
            r"einstein\w* .*(?:relativity|relativitat\w*|teori\w* relativ\w*|teori\w* wzglednosci)",
            r"эйнштейн.* теори\w* относительности",
        ),
        (r"special", r"general", r"spezielle", r"allgemeine", r"specialni", r"obecn", r"szczegoln", r"ogoln",
        r"специальн", r"общ"),
    ),
    _repeating(
        (r"(?:marie (?:sklodowska[- ])?curie\w*|linus pauling|john bardeen|frederick sanger)\b.{0,30}nobel",
        r"мари кюри .*нобел",
         r"мария склодовск.* нобел"),
        (r"physics", r"chemistry", r"peace", r"physik", r"chemie", r"fyzik", r"chemi", r"fizyk", r"физик",
        r"хими", *_ORDINALS),
    ),
    _repeating(
        (
            r"treat\w* (?:is |are )?(?:signed )?(?:of|in) (?:paris|versailles|vienna|london|rome|nice|madrid|moscow|"
            r"berlin|geneva)\b",
            r"peace (?:is signed )?(?:of|in) (?:paris|vienna|basel|london|prague|teschen)\b",
            r"pariser (?:frieden|vertrag)", r"(?:frieden|vertrag) von (?:paris|versailles|wien|london)\b",
            r"parizsk\w+ (?:mir|smlouv)", r"pokoj paryski", r"traktat paryski", r"парижский (?:мир|договор)",
        ),
        (
            r"united states", r"america", r"crimea", r"vereinigte", r"germany", r"german delegat", r"seven years",
            r"european",
            r"economic", r"euratom", r"\beec\b",
        ),
    ),
    _repeating(
        (
            r"battles? of (?:the )?(?:somme|marne|aisne|ypres|isonzo|bull run|manassas|polotsk|kharkov|tannenberg|"
            r"panipat|narva|"
            r"el alamein|adrianople|nordlingen|breitenfeld|mohacs|mantinea|philippi|zurich|st\.? albans|saratoga|"
            r"newbury|polotsk|champagne|artois|krithia|gaza|seoul|grozny|khe sanh)\b",
            r"\b(?:schlacht (?:an der|bei|am) (?:somme|marne|ypern|isonzo|tannenberg|breitenfeld|nordlingen|mohacs|"
            r"panipat))",
            r"bitv\w+ (?:na|u) (?:somm|marn|ypr|moh)", r"bitw\w+ (?:nad|pod|o) (?:somm|marn|ypr|narw|warszaw)",
            r"битв\w+ (?:на|при|под|за) (?:сомм|марн|ипр|нарв|харьков|адрианопол)",
        ),
        (*_ORDINALS, r"teutonic", r"\bnelson\b", r"allenby", r"hindenburg", r"jagiell?o"),
    ),
    _repeating(
        (
            r"partitions? of poland", r"poland is (?:partitioned|divided)", r"(?:partition|divide)s? poland",
            r"rozbior\w* polski",
            r"раздел\w* (?:польши|речи посполитой)", r"teilung polens", r"polen wird geteilt", r"deleni polska",
        ),
        _ORDINALS,
    ),
    _repeating(
        (
            r"(?:vesuvius|etna|mount fuji|hekla|vesuv|atna|wezuwiusz|везувий|этна|гекла) (?:erupts|bricht|vybuch|"
            r"wybuch|изверг)",
            r"eruption of (?:mount )?(?:vesuvius|etna|hekla)", r"halley'?s comet (?:returns|appears|passes|is seen)",
            r"halleysche komet", r"halleyova kometa", r"kometa halleya", r"комета галлея",
        ),
        (r"pompei", r"помпе", r"plin", r"bayeux", r"giotto", r"hastings", r"probe", r"returns as", r"predict"),
    ),
    _repeating(
        (
            r"napoleon(?: bonaparte)? (?:abdicates|is banished|is exiled|goes into exile|marries)",
            r"napoleon (?:dankt ab|heiratet)",
            r"napoleon (?:abdikoval|se ozenil)", r"napoleon (?:abdykowa|ozenil)", r"наполеон (?:отрекается|женится)",
            r"churchill becomes prime minister", r"putin becomes president", r"путин становится президентом",
            r"(?:muhammad ali|cassius clay) becomes (?:world )?champion", r"cleveland becomes president",
            r"charles de gaulle becomes", r"trump (?:becomes president|is elected|wins the)",
            r"lenin returns to russia",
        ),
        (
            r"elba", r"helena", r"fontainebleau", r"waterloo", r"josephine", r"marie[- ]louise", r"эльб", r"елен",
            *_ORDINALS, r"again",
        ),
    ),
    _repeating(
        (
            r"(?:turks|ottomans|ottoman army|osmanen|turken) (?:besiege|lay siege to|belagern) (?:vienna|wien)",
            r"siege of vienna",
            r"turken vor wien", r"belagerung wiens", r"turci obleh\w+ viden", r"turcy oblega\w+ wieden",
            r"турки осаждают вену",
            r"(?:constantinople|rome|jerusalem|baghdad|paris|moscow|alexandria|antioch|delhi|carthage|athens) "
            r"(?:falls|is (?:sacked|captured|conquered|besieged|taken|burnt|burned|destroyed|liberated|"
            r"occupied))(?! (?:by|from|to)\b)",
            r"sack of (?:rome|constantinople|antwerp)", r"fire of rome\b", r"moscow burns", r"moskau brennt",
            r"москва горит",
        ),
        (
            *_ORDINALS, r"napoleon", r"suleiman", r"suleyman", r"sobieski", r"crusad", r"alaric", r"vandal", r"goth",
            r"mongol",
            r"mehmed", r"nero", r"gaul", r"charles v", r"наполеон", r"фейерверк",
        ),
    ),
    _repeating(
        (
            r"defenestration of prague", r"thrown out of (?:a|the) windows? in prague", r"prager fenstersturz",
            r"prazsk\w+ defenestrac",
            r"defenestracj\w+ praska", r"пражск\w+ дефенестрац",
        ),
        (*_ORDINALS, r"hussite", r"thirty", r"governors", r"regents", r"catholic", r"councillors", r"husit",
        r"mistodrzic",
         r"dung", r"manure"),
    ),
    _repeating(
        (
            r"(?:pope|president|king|queen|emperor|tsar|sultan) (?:is|gets) (?:elected|crowned|shot|murdered|"
            r"assassinated|killed|deposed|buried)\b",
            r"new (?:pope|president|king|queen|emperor|tsar|chancellor|prime minister)\b",
            r"neue[rn]? (?:papst|konig|kaiser|kanzler|prasident)\b", r"now\w+ (?:papiez|krol|prezydent)",
            r"nov\w+ (?:papez|kral|prezident)\b",
            r"(?:умирает|избирают|отрекается) папа(?: римский)?$", r"папа(?: римский)? (?:умирает|избран|отрекается)$",
            r"нов\w+ (?:папа|корол|президент|цар)",
        ),
        # Whoever has a name is one of them.
        (r"\b(?:of|von|pope|king|queen|president|emperor|tsar) [a-z]{3,}", r"\bby\b"),
    ),
    _repeating(
        (
            r"revolution (?:breaks out|begins|starts|sweeps) in (?:russia|france|paris|germany|vienna|hungary)",
            r"in (?:russland|frankreich|paris|deutschland) (?:bricht|beginnt).* revolution",
            r"revolution in (?:russia|france)$",
            r"ve francii (?:vypukla|zacala) revoluce", r"w(?:e francji| rosji) wybuchla rewolucja",
            r"в (?:россии|франции|париже) (?:начинается|вспыхивает) революция",
            r"(?:world|punic|opium|balkan|boer|chechen|gulf|silesian|schleswig) war (?:begins|breaks out|ends|starts)",
            r"weltkrieg (?:beginnt|bricht|endet)", r"svetova valka (?:zacala|skoncila)",
            r"wojna swiatowa (?:wybuchla|skonczyla)",
            r"мировая война (?:начинается|заканчивается)",
            r"^war (?:breaks out|begins|is declared) between", r"\bgo(?:es)? to war\b(?! (?:with|against|over|for) )",
            r"crusade (?:begins|ends|sets out)", r"kreuzzug (?:beginnt|endet)", r"krizova vyprava (?:zacala|skoncila)",
        ),
        (*_ORDINALS, r"february", r"october", r"bolshev", r"july", r"bastille", r"februar", r"oktober", r"феврал",
        r"октябр",
         r"children", r"peasants"),
    ),
)  # fmt: skip
