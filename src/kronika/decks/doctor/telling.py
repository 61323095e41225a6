"""Forms of words that tell a time in a title: ages and reigns, distances from other events, numbers of editions.

Knows the five languages, no cards. Forms are held against a text in small letters without marks (`words.plain`), so
they are written so; `й` stands for `и` as well.
"""

from __future__ import annotations

import re
from typing import Final

from kronika.decks.doctor.words import plain

__all__ = ["told_age", "told_distance", "told_edition"]

_ANYWHERE: Final = (
    r"fin[ -]de[ -]siecle|belle epoque|quattrocento|cinquecento|trecento|seicento|\by2k\b|renaissance\w*|"
    r"\b(?:b\.?c\.?(?:e\.?)?|a\.d\.|v\. ?chr\.|n\. ?chr\.|pr\. ?n\. ?l\.|n\. ?l\.|p\.n\.e\.|н\. ?э\.)(?!\w)"
)
_AGES: Final = {
    "en": r"\b(?:centur(?:y|ies)|decades?|millenni(?:um|a|al)|"
    r"(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies|na?oughties|(?:\d\d)?\d0'?s|'\d0s|1\dc|20c|"
    r"middle ages|dark ages|medieval|mediaeval|antiquity|ancient|prehistoric|neolithic|pala?eolithic|hellenistic|"
    r"(?:stone|bronze|iron|ice|viking|golden|gilded|jazz|steam|machine|space|atomic|information) age|age of [a-z]+|"
    r"\w+ era|victorian|edwardian|elizabethan|jacobean|napoleonic (?:age|times)|baroque|rococo|"
    r"inter-?war|post-?war|pre-?war|war-?time|war years|cold war|space race|great depression|enlightenment|"
    r"modern[- ]day|turn of the|third reich|reign|rule of|dynasties|(?:under|during|in|of) the \w+ dynasty|"
    r"under (?:king|queen|emperor|empress|tsar\w*|czar\w*|kaiser|pope|sultan|stalin|hitler|mao|franco|napoleon)|"
    r"in the (?:days|times?) of|(?:at|by) the (?:time|end) of the war)\b",
    "de": r"\b(?:jahrhundert\w*|jahrzehnt\w*|jahrtausend\w*|\d+\. jh(?:d?ts?|s)?\b|"
    r"(?:zwanzig|drei(?:ß|ss)ig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig)er(?:n|jahren?)?|(?:\d\d)?\d0er|"
    r"\w*mittelalter\w*|antiken?|altertum\w*|vorzeit\w*|\w*steinzeit\w*|bronzezeit\w*|eisenzeit\w*|eiszeit\w*|"
    r"barock\w*|rokoko\w*|biedermeier\w*|vormarz\w*|grunderzeit\w*|wilhelminisch\w*|viktorianisch\w*|"
    r"nachkriegs\w*|vorkriegs\w*|zwischenkriegs\w*|kriegsjahr\w*|kalte[nr] krieg\w*|aufklarung|kaiserzeit|"
    r"dritte[ns] reich\w*|ns-zeit|ddr-zeit\w*|\w*zeitalter\w*|epoche\w*|\w+-ara|regierungszeit|"
    r"(?:unter|wahrend) der herrschaft|unter (?:konig|kaiser|zar|papst|sultan)\w*|zur zeit|(?:zu|in) zeiten|"
    r"(?:unter|wahrend|in) der \w+-?dynastie)\b",
    "cs": r"\b(?:stoleti\w*|\d+\. stol\b|desetilet\w*|tisicilet\w*|"
    r"(?:dvacat|tricat|ctyricat|padesat|sedesat|sedmdesat|osmdesat|devadesat)(?:ych|a|ymi) let\w*|\d0\. let\w*|"
    r"stredovek\w*|renesan\w*|starovek\w*|antick\w*|antik[auy]|pravek\w*|barok\w*|rokok\w*|osvicenst\w*|"
    r"dob\w* (?:kamenn|bronzov|zelezn|ledov)\w*|povalecn\w*|predvalecn\w*|mezivalecn\w*|valecn\w+ let\w*|"
    r"studen\w+ valk\w*|viktoriansk\w*|prelom\w* (?:stoleti|tisicileti|veku)|"
    r"(?<!volen )(?<!volena )(?<!ovan )(?<!asen )(?<!uznan )za (?:krale|cisare|cara|prezidenta) \w+|"
    r"za (?:vlady|panovani|casu|dob|protektoratu|socialismu|komunismu|normalizace|"
    r"prvni republiky))\b",
    "pl": r"\b(?:stuleci\w*|(?<!w )wieku|wiekow|[ivxl]+ w(?=\.|$)|dziesiecioleci\w*|tysiacleci\w*|"
    r"lat(?:a|ach)? (?:dwudziest|trzydziest|czterdziest|piecdziesiat|szescdziesiat|siedemdziesiat|osiemdziesiat|"
    r"dziewiecdziesiat)\w+|lat(?:a|ach)? \d0\b|"
    r"sredniowiecz\w*|renesans\w*|starozytn\w*|antyczn\w*|antyku|prehistor\w*|epo(?:ka|ce|ki|ke)|barok\w*|"
    r"oswieceni\w*|powojenn\w*|przedwojenn\w*|miedzywojenn\w*|zimn\w+ wojn\w*|wiktoriansk\w*|"
    r"przelom\w* (?:wiekow|stuleci)|w prl|w (?:czasach|epoce|dobie)|(?<!uznany )(?<!uznano )za (?:krola|cara|"
    r"cesarza) \w+|za (?:panowania|rzadow|czasow|"
    r"komuny|prl)\w*)\b",
    "ru": r"\b(?:век[ауе]?|веков|веках|столети\w*|десятилети\w*|тысячелети\w*|средневеков\w*|возрождени\w*|"
    r"ренессанс\w*|античн\w*|древност\w*|первобытн\w*|(?:каменн|бронзов|железн|ледников)\w+ (?:век|период)\w*|"
    r"барокко|рококо|послевоенн\w*|предвоенн\w*|довоенн\w*|межвоенн\w*|холодн\w+ войн\w*|"
    r"(?:двадцат|тридцат|сороков|пятидесят|шестидесят|семидесят|восьмидесят|девянос)(?:ые|ых|ым|ыми)|"
    r"(?:\d\d)?\d0-?(?:е|х|м|ми)|нулевы[ех]|эпох\w*|в дни правления|викторианск\w*|рубеж\w* (?:веков|столетий|"
    r"тысячелетий)|"
    r"(?:в|за) (?:царствовани|правлени|годы правлени)\w*|во времена|"
    r"при (?:царе|цариц\w+|императоре|императрице|короле|королеве|султане|сталине|хрущеве|брежневе|ленине|петре|"
    r"екатерине|елизавете|николае|александре))\b",
}
"""Ages, reigns, decades and centuries by language."""

_DISTANCES: Final = {
    "en": r"\b(?:(?:years?|months?|weeks?|days?|decades?|generations?) (?:before|after|earlier|later|since|"
    r"ago)(?! \d)|"
    r"(?:year|month|week|day|morning|night|summer|winter|spring|autumn) (?:before|after|when)(?! \d)|"
    r"(?:same|next|following|previous|preceding) (?:year|month|week|day)|on the eve of|in the aftermath of|"
    r"(?:shortly|soon|right|immediately) (?:before|after)|"
    r"in the \w+ year of|year (?:[ivxlc]+|one|two|three) of|in the year (?!\d)|on the day (?:of|"
    r"that|when)|"
    r"(?:before|after|during|between|amid|since|until) (?:the )?(?:\w+ ){0,2}(?:wars?|revolution)|"
    r"(?:in|amid) the (?:(?:thirty|hundred|seven) years'?|american civil|english civil|spanish civil|civil|crimean|"
    r"boer|korean|vietnam|"
    r"napoleonic|peninsular|gulf|franco-prussian|punic|peloponnesian|trojan|opium) wars?|(?:as|while|"
    r"when) the (?:\w+ ){0,2}war|"
    r"(?:in|of|during|before|after|between|since) (?:the )?"
    r"(?:(?:first|second|1st|2nd) world war|world wars?(?: (?:i{1,2}|one|two|[12]))?|great war|ww ?(?:i{1,2}|[12])))\b",
    "de": r"\b(?:(?:jahre?n?|monate?n?|tage?n?|wochen?|stunden?|jahrzehnte?n?) (?:vor|nach|spater|zuvor|danach|fruher)|"
    r"vorabend\w*|im (?:selben|gleichen|folgenden) jahr|im \w+ jahr (?:der|des|nach)|am tag (?:der|des|nach|vor)|"
    r"im jahr (?:der|des|in|als)|(?:kurz|bald|"
    r"unmittelbar) (?:vor|nach)|"
    r"(?:vor|nach|wahrend|mitten im|zwischen) (?:d\w+ )?(?:\w+ ){0,2}\w*(?:kriege?[ns]?|revolution)|"
    r"i[nm] (?:\w+ )?(?:(?:welt|krim|korea|vietnam|burger|buren|golf)krieg|(?:dreißig|hundert|"
    r"sieben)jahrigen krieg)\w*)\b",
    "cs": r"\b(?:(?:rok[uy]?|let|mesic\w*|tyden|tydn\w*|den|dny|dni) (?:pred|po|pote|predtim|nato)|v predvecer|"
    r"v roce, kdy|v den|"
    r"(?:tehoz|stejneho) roku|(?:ve )?stejn\w+ roce|(?:tesne|kratce|brzy) (?:pred|po)|"
    r"(?:pred|po|behem|za|mezi) (?:\w+ ){0,2}(?:val(?:ky|ce|kou|kami|ek)|revoluc\w*))\b",
    "pl": r"\b(?:(?:rok|roku|lata|lat|miesi\w+|tygodni\w*|tydzien|dzien|dni) (?:przed|po|pozniej|wczesniej|temu)|"
    r"w przeddzien|w roku, (?:kiedy|gdy|w ktorym)|w dniu|(?:w )?tym samym roku|(?:tuz|krotko|wkrotce) (?:przed|po)|"
    r"(?:przed|po|podczas|w czasie|miedzy) (?:\w+ ){0,2}(?:wojn\w*|rewolucj\w*))\b",
    "ru": r"\b(?:(?:год|года|лет|месяц\w*|недел\w*|день|дня|дней) (?:до|после|спустя|назад)(?! \d)|"
    r"(?:через|спустя) (?:\w+ )?(?:год|года|лет|месяц\w*|день|дня|дней|пол(?:века|года)|десятилети\w*)|"
    r"на \w+ году (?:войн|револ|правл|жизн)\w+|накануне|в канун|в том же году|в (?:день|"
    r"год) (?!\d)\w+|"
    r"(?:вскоре|сразу|незадолго) (?:до|после)|"
    r"(?:до|после|во время|в годы|в ходе|между) (?:\w+ ){0,2}(?:войн\w*|революци\w*))\b",
}
"""Distances in time from something else, by language."""

_COMES_ROUND: Final = (
    r"(?:\w+[- ])?(?:olympi|олимп|games|spiele|hry|igrzysk|игр|world cup|weltmeister|mistrovstv|mistrzostw|чемпион|"
    r"congress|kongress|sjezd|zjazd|съезд|festival|фестивал|edition|ausgabe|rocnik|edycj|super bowl)"
)
# An ordinal before what comes round: the 15th Olympic Games, XXII. olympijské hry, 3-й съезд.
_ORDINAL: Final = (
    r"(?:\d{1,3}(?:st|nd|rd|th|\.|-?(?:ого|ая|ой|ый|ые|[йяеь]))|[ivxlc]{2,7}\.?|"
    r"second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|"
    r"(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ]\w+|\w+tieth|zweite\w*|dritte\w*|vierte\w*|"
    r"\w+zehnte\w*|"
    r"\w+zigste\w*|\w+nact\w+|\w+cat[yae]\w*|\w+desat[yae]\w*|\w+nast[yaei]\w*|\w+dziest[yaei]\w*|\w+надцат\w+|"
    r"\w+дцат[ыа]\w+)"
)
_EDITIONS: Final = (
    rf"\b{_ORDINAL} {_COMES_ROUND}",
    r"\b(?:super bowl|wrestlemania) (?:[ivxlc]+|\d+)\b|\b(?:games of the|spiele der|hry|igrzyska|"
    r"игры) \w+ (?:olympiad|olimpiad|олимпиад)",
    r"\b(?:\w*centen(?:ary|aries|nial\w*)|jubilees?|anniversar\w*|\d+(?:st|nd|rd|th) birthday|\w+ieth birthday|"
    r"\d{2,4} years (?:after|of|since)|(?:hundred|thousand) years (?:after|since))\b",
    r"\b(?:\w*jahrestag\w*|\w*jubilaum\w*|\d+-?jahr-?feier\w*|(?:\d+\.|\w+(?:zig|hundert)ste[nrs]?) geburtstag|"
    r"(?:\d{2,4}|hundert|tausend) jahre nach|\w*(?:hundert|tausend)jahr\w*)",
    r"\b(?:vyroci\w*|jubile\w*|\d+\. narozenin\w*|\d{2,4} let (?:po|od)\b|rocznic\w*|jubileusz\w*|\d+\. urodzin\w*|"
    r"\d+-leci\w*|"
    r"\d{2,4} lat (?:po|od)\b|(?:obchod\w+|slav\w+|swiet\w+) (?:\w+ )?(?:tisicilet|tysiacleci|stuleci)\w*)",
    r"\b(?:celebrat|mark|honou?r|feier|begeh|slav|obchod|obchodz|swiet|праздну|отмеча|"
    r"отмет)\w* (?:[\w']+ ){0,3}"
    r"(?:\d{2,4}|[a-z]+ty|(?:\w+ )?hundred|zwanzig|\w+zig|hundert|\w+dwadziescia|\w+dziesiat|sto|\w+cet|\w+desat|"
    r"\w+дцать|\w+десят) "
    r"(?:years|jahre|let|lat|лет)\b",
    r"\b(?!столети|десятилети|тысячелети)\w+лети(?:е|я|ю|ем)\b|\b(?:годовщин\w*|юбиле\w*|\d+-?лети\w*|"
    r"\d+-?[йя]? день рождения|\d{2,4} лет (?:после|со)\b)",
)
"""Forms that count from a known beginning."""


def _compiled(form: str) -> re.Pattern[str]:
    return re.compile(form.replace("й", "и"))


_AGE_FORMS: Final = {code: _compiled(f"{form}|{_ANYWHERE}") for code, form in _AGES.items()}
_DISTANCE_FORMS: Final = {code: _compiled(form) for code, form in _DISTANCES.items()}
_EDITION_FORMS: Final = tuple(map(_compiled, _EDITIONS))
_OTHER: Final = _compiled(_ANYWHERE)
_ROMAN_ALONE: Final = re.compile(
    r"\b[IVX]{2,5}(?:[.-]?(?:й|го)?)? (?:век|stol|stulec|siecle|secol|siglo|Jh)", re.IGNORECASE
)


def told_age(text: str, language: str) -> str | None:
    """The words that name an age, a reign, a decade or a century; languages that are not known are read by the signs
    that are the same everywhere.
    """
    return _found((_AGE_FORMS.get(language[:2], _OTHER), _ROMAN_ALONE), text)


def told_distance(text: str, language: str) -> str | None:
    """The words that say how far in time the event lies from another one: "the year before the war"."""
    form = _DISTANCE_FORMS.get(language[:2])
    return _found((form,), text) if form else None


def told_edition(text: str) -> str | None:
    """The words that count from a known beginning: the number of an edition, an anniversary."""
    return _found(_EDITION_FORMS, text)


def _found(forms: tuple[re.Pattern[str], ...], text: str) -> str | None:
    low = plain(text)
    # "Cold-War-era" is "Cold War era", as long as it was.
    for form, read in ((form, read) for read in dict.fromkeys((low, low.replace("-", " "))) for form in forms):
        if match := form.search(read):
            return text[match.start() : match.end()].strip()
    return None
