"""Where an event took place, told from names of countries, peoples and large cities in the card's title, or its fact.

Knows the beginnings of such names in the five languages, in small letters without marks; a card that names none counts
for none. A column `x-region` says it outright.
"""

from __future__ import annotations

import re
from typing import Final

from kronika.decks.doctor.words import plain
from kronika.decks.model import DeckCard

__all__ = ["region_of"]

_REGIONS: Final = {
    "Western Europe": r"brit|engl|scot|welsh|wales|irish|ireland|irland|london|edinburgh|dublin|french|france|paris|"
    r"dutch|"
    r"netherlands|amsterdam|belgi|brussels|brussel|german|berlin|munich|munchen|hamburg|austria|vienn|swiss|"
    r"switzerland|"
    r"zurich|geneva|frankreich|franzos|deutsch|niederl|holland|holand|osterreich|wien|schweiz|schottl|francie|francii|"
    r"francouz|nemec|"
    r"angli|anglic|nizozem|rakous|vid(?:en|ni)\b|svycar|pariz|londyn|mnichov|irsk|skots|francj|francus|niemc|niemiec|"
    r"angiels|"
    r"austri|wied(?:en|ni)|szwajc|paryz|monach|szkoc|франц|париж|герман|немец|берлин|англ|британ|лондон|нидерланд|"
    r"голланд|"
    r"бельг|австри|вен[аеуы]\b|швейцар|ирланд|шотланд|мюнхен|гамбург",
    "Southern Europe": r"ital|rome\b|roman\b|romans\b|venice|venetian|venedig|milan|florenc|florenz|naples|neapel|"
    r"pompei|spain|"
    r"spanish|spani|madrid|barcelona|portug|lisbon|lissabon|greek|greec|griech|athen|sparta|byzan|bizan|constantinople|"
    r"konstantinop|malta|vatican|vatikan|pope\b|rom\b|romisch|rima\b|rime\b|rimsk|benatk|florenci|spanel|recko\b|"
    r"recku\b|rekov|"
    r"recky|"
    r"wloch|wlosk|rzym|wenecj|florencj|hiszpan|grec|ateny|итал|рим[аеу]?\b|римск|римлян|венеци|флоренц|неапол|испан|"
    r"мадрид|португал|лиссабон|грец|греческ|афин|спарт|визант|константинопол|ватикан",
    "Northern Europe": r"swed|schwed|stockholm|norw|oslo|danish|denmark|danemark|copenhagen|kopenhagen|finn|finland|"
    r"helsinki|"
    r"iceland|islands[ky]|islandi|viking|wiking|svedsk|dansk|finsk|norsk|szwec|szwed|norweg|dani[ai]\b|dunsk|finland|"
    r"швед|шведск|"
    r"стокгольм|норве|датск|дани[яию]\b|копенгаген|финлянд|исланд|викинг",
    "Eastern Europe": r"russia|soviet|moscow|petersburg|leningrad|pol(?:and|ish)\b|(?<!south )(?<!north )poles?\b|"
    r"warsaw|cracow|krak|czech|"
    r"bohemia|"
    r"morav|prague|slovak|hungar|budapest|roman(?:ia|ian)|bulgar|serb|croat|yugoslav|ukrain|kiev|kyiv|lithuan|latvia|"
    r"eston|"
    r"belarus|russ[ie]|russisch|sowjet|moskau|polen|polnisch|warschau|tschech|bohm|prag\b|prager|slowak|ungar|"
    r"rus(?:ko|ka|ky)|sovet|moskv|petrohrad|polsk|varsav|ces(?:ko|ka|ky|ke)\b|cech|prah|praz|slovensk|madar|"
    r"rosj|rosyj|radziec|moskw|petersburg|warszaw|czes(?:k|c)|prag|slowac|wegr|росси|русск|совет|москв|петербург|"
    r"ленинград|"
    r"польш|польск|варшав|краков|чех|чешск|праг|венгр|румын|болгар|серб|хорват|югослав|украин|киев|литв|латви|эстон|"
    r"белорус",
    "North America": r"united states|american|u\.?s\.?a?\b|new york|chicago|california|hollywood|boston|washington|"
    r"texas|canad|"
    r"toronto|montreal|mexic|mexik|aztec|maya|amerikan|vereinigte staaten|kanad|spojen\w+ stat|americk|ameryk|"
    r"stany zjednoczone|"
    r"meksyk|сша\b|соединенн\w+ штат|американ|нью-иорк|чикаго|калифорни|голливуд|бостон|вашингтон|техас|канад|мексик|"
    r"ацтек",
    "South America": r"brazil|brasil|rio de janeiro|argentin|buenos aires|chile|peru|incas?\b|inkas?\b|inku\b|"
    r"colombia|kolumbi|"
    r"venezuel|"
    r"bolivi|ecuador|ekvador|cuba|kuba|caribbean|karib|jamaica|uruguay|paraguay|haiti|panama|бразил|аргентин|чили|перу|"
    r"инки|колумби|венесуэл|боливи|куб[аеуы]\b|карибск|ямаик|уругва|парагва|гаити|панам",
    "Asia": r"chin(?:a|ese)|china|chines|cina|cinsk|chin\b|chinsk|beijing|peking|shanghai|japan|japons|japon|tokyo|"
    r"tokio|kyoto|korea|"
    r"seoul|india\b|indian\b|indien|indisch|indie\b|indick|delhi|mughal|bombay|mumbai|vietnam|wietnam|thai|siam|"
    r"indones|java|"
    r"philippin|filip|malay|singapore|mongol|tibet|tybet|nepal|ceylon|sri lanka|pakistan|bangladesh|hong kong|китай|"
    r"китаиск|"
    r"пекин|шанха|япон|токио|киото|коре[яею]|корейск|сеул|инди[яию]\b|индийск|дели\b|вьетнам|таиланд|индонез|"
    r"филиппин|сингапур|"
    r"монгол|тибет|непал|пакистан|гонконг",
    "Middle East": r"turk|tureck|turcj|ottoman|osman|istanbul|stambul|persia|persien|persky|pers[jy]|iran|iraq|irak|"
    r"baghdad|bagdad|"
    r"babylon|babilon|sumer|mesopotam|mezopotam|assyr|asyr|arab|syria|syrien|lebanon|libanon|israel|izrael|jerusal|"
    r"jeruzal|"
    r"jerozol|jordan|saudi|mecca|mekka|yemen|dubai|phoenic|phoniz|hittite|турц|турецк|турк[иао]|осман|стамбул|перси|"
    r"иран|ирак|"
    r"багдад|вавилон|шумер|месопотам|ассири|арабск|сирия|сирийск|ливан|израил|иерусалим|саудовск|мекк|дубай|финики",
    "Africa": r"egypt|agypt|egipt|cairo|kairo|alexandri|pharaoh|pharao|faraon|ethiopia|athiop|etiop|nigeria|kenya|"
    r"kenia|ghana|"
    r"mali\b|timbuktu|south africa|sudafrika|jihoafric|zulu|morocc|marokk|marok|tunis|carthag|karthag|kartag|algeri|"
    r"congo|kongo|"
    r"zimbabwe|sudan|nubia|senegal|tanzan|madagascar|madagaskar|libya|libyen|египет|египт|каир|фараон|эфиоп|нигери|"
    r"кени[яию]|"
    r"гана\b|марокк|тунис|карфаген|алжир|конго|судан|нуби|сенегал|танзан|мадагаскар|ливи[яию]|юар\b",
    "Oceania": r"austral|sydney|melbourne|new zealand|neuseeland|novy zeland|nowa zeland|maori|auckland|hawai|hawaj|"
    r"polynes|tahiti|"
    r"fiji|papua|samoa|easter island|osterinsel|tonga|австрал|сиднеи|мельбурн|новая зеланди|новой зеланди|маори|"
    r"гаваи|полинез|"
    r"таити",
}  # fmt: skip
_NAMES: Final = dict(enumerate(_REGIONS))
_FORM: Final = re.compile(
    "|".join(rf"\b(?P<r{number}>{_REGIONS[name].replace('й', 'и')})" for number, name in _NAMES.items())
)


def region_of(card: DeckCard) -> str | None:
    """The part of the world that the card's title names, or else its fact; None where neither names one.

    Read in English where the card has it, else in its first language.
    """
    if stated := card.extra.get("x-region"):
        return stated
    for texts in (card.titles, card.facts):
        text = plain(texts.get("en") or next(iter(texts.values()), ""))
        if (found := _FORM.search(text)) and found.lastgroup:
            return _NAMES[int(found.lastgroup[1:])]
    return None
