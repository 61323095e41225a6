"""Words that say nothing of which event it is, in five languages: kings, wars and treaties, and what becomes of them.

Knows beginnings of words in small letters without marks. A title of these alone fits many events.
"""

from __future__ import annotations

import re
from typing import Final

from kronika.decks.doctor.words import plain

__all__ = ["is_common"]

_STEMS: Final = {
    "en": """war battle king queen emperor empress tsar president prime minister pope treaty peace law constitution
    parliament government city cities town capital village state country countr nation people man men woman
    women child citizen army armies navy navies fleet ship boat train railway bridge tower church cathedral
    temple castle palace museum theatre opera universit school librar hospital factor airport stadium hotel road
    canal tunnel film movie book novel newspaper magazine song album band group record symphon play painting
    picture statue painter writer poet composer singer actor actress scientist inventor astronaut rocket
    satellite planet comet disease plague epidemic earthquake volcano flood storm hurricane fire explosion
    accident crash famine revolution uprising revolt rebellion strike election assassination murder trial
    wedding birth death coronation discover invent machine engine car aeroplane airplane plane game match final
    cup championship team player medal prize award famous great new old big large small important beautiful
    young rich poor end start begin break broke open close build built found crown elect sign win won lose lost
    beat defeat destroy burn sink sank kill shoot shot die dead bear born fall fell conquer capture besiege
    attack invade declare proclaim publish print write release show perform premiere paint compose launch land
    erupt hit explode marr reach arrive leave go come take took make made become is was are were be been being
    has have had hold held out down up over many some more most all other another against soldier troops enem
    leader ruler prince princess duke wife husband son daughter house building power throne independen
    independence republic empire kingdom monarch space send sent orbit resign""",
    "de": """dank ab gedankt zuruck krieg schlacht konig kaiser zar prasident kanzler papst vertrag frieden gesetz
    verfassung parlament regierung stadt hauptstadt dorf staat land lander volk mann manner frau mensch kind
    burger armee heer flotte schiff boot zug eisenbahn brucke turm kirche dom tempel burg schloss schloß museum
    theater oper universitat schule bibliothek krankenhaus fabrik flughafen stadion hotel strasse straße kanal
    tunnel film buch roman zeitung zeitschrift lied album band gruppe platte sinfonie stuck gemalde bild statue
    maler schriftsteller dichter komponist sanger schauspieler forscher erfinder astronaut rakete satellit
    planet komet krankheit seuche pest epidemie erdbeben vulkan flut sturm brand feuer explosion unfall absturz
    hungersnot revolution aufstand streik wahl attentat mord prozess hochzeit geburt tod kronung entdeck erfind
    maschine motor auto flugzeug spiel finale pokal meisterschaft mannschaft spieler medaille preis beruhmt
    gross groß neu alt klein wichtig jung ende beginn brich bricht aus eroffn schliess schließ bau gebaut grund
    gegrund kron gekron gewahl wahl unterzeichn gewinn verlier besieg zerstor verbrenn brenn sink unter getot
    erschoss stirb ermord gebor fall erober belager angriff greif an erklar ausgeruf verkund veroffentlich
    erschein gedruckt gezeig urauffuhr uraufgefuhr auf gefuhr gemal start land ausbrech bricht heirat erreich
    wird werd wurd ist sind war hat haben viele alle ein soldat feind herrscher prinz herzog unabhangig republik
    reich thron waffenstillstand frieden kapitulier besetz""",
    "cs": """hori abdik valk valc bitv kral cisar car prezident papez smlouv mir zakon ustav parlament vlad mest hlavn
    vesnic stat zem narod lid muz zen dit obcan armad vojsk lod vlak zeleznic most vez kostel katedral chram
    hrad zamek muze divadl oper univerzit skol knihovn nemocnic tovarn letist stadion hotel silnic kanal tunel
    film knih roman novin casopis pisen pisn album kapel skupin desk symfoni hr obraz soch malir spisovatel
    basnik skladatel zpevac zpevak herec vedec vynalezc kosmonaut raket druzic planet komet nemoc mor epidemi
    zemetreseni sopk povoden boure pozar vybuch nehod havari hladomor revoluc povstani vzpour stavk volb atentat
    vrazd proces svatb narozeni smrt korunovac objev vynalez stroj motor auto letadl zapas final pohar
    mistrovstv tym hrac medail cen slavn velk nov star mal dulezit mlad konec zacatek zaca zacin skonc vypuk
    otevr zavr postav zaloz korunov zvol podeps vyhr prohra porazi znic shore hore potop zabi zastrel zemre
    narodi pad dobyt dobyl oblehl obleh zautoc vyhlas vydan vydal vysel vysl vytisk napsa ukaza predved mel
    premier namalov slozi vypust prista vybuchl ozeni provdal dosah prise odese stal stala byl byla bylo byli
    byly je jsou mnoh vsichni vojac nepritel vladc princ vevod nezavislost republik risi trun primer
    kapitul obsad okupac ztece""",
    "pl": """abdyk wojn bitw krol cesarz car prezydent premier papiez traktat pokoj ustaw konstytucj parlament sejm rzad
    miast stolic wies panstw kraj narod lud mezczyzn kobiet dziec obywatel armi wojsk flot statek pociag kolej
    most wiez kosciol katedr swiatyn zamek palac muze teatr oper uniwersytet szkol bibliotek szpital fabryk
    lotnisk stadion hotel drog kanal tunel film ksiazk powiesc gazet czasopism piosenk album zespol grup plyt
    symfoni sztuk obraz pomnik malarz pisarz poet kompozytor piosenkar aktor naukowiec uczon wynalazc astronaut
    rakiet satelit planet komet chorob zaraz dzum epidemi trzesieni ziemi wulkan powodz burz pozar wybuch
    wypadek katastrof glod rewolucj powstan bunt strajk wybor zamach morderstw proces slub narodzin smierc
    koronacj odkry wynal maszyn silnik samochod samolot mecz final puchar mistrzostw druzyn gracz medal nagrod
    slynn wielk now star mal wazn mlod koniec poczatek rozpocz skoncz wybuchl otwart otwor zamkn zbudow zaloz
    koronow wybran podpis wygr przegr pokona zniszcz spalon splon zaton zabit zabi zastrzel zmarl umarl urodzi
    upad zdobyt zdobyl oblega obleg zaatak wypowiedz oglosz wydan wydal ukazal wydruk napisa pokaza wystawi
    namalow skompon wystrzel wylad ozeni poslubi dotar przyby zostal zostala zostalo jest sa byl wiele wszys
    zolnierz wrog wladc ksiaz niepodleglosc republik imperi tron rozejm kapitul zajet szturm okupac""",
    "ru": """отрека отреч престол войн битв сражени корол императ цар президент премьер папа папой договор мир закон
    конституци парламент правительств город столиц деревн государств стран народ люди человек мужчин женщин
    ребен дет гражда арми войск флот корабл поезд железн дорог мост башн церк собор храм замок дворец музе театр
    опер университет школ библиотек больниц завод фабрик аэропорт стадион гостиниц канал туннел фильм книг роман
    газет журнал песн альбом групп пластинк симфони пьес картин памятник статуя художник писател поэт композитор
    певец певиц актер учен изобретател космонавт ракет спутник планет комет болезн чум эпидеми землетрясени
    вулкан наводнени бур пожар взрыв авари катастроф голод революци восстани бунт забастовк выбор покушени
    убийств суд свадьб рождени смерт коронаци открыт открыв изобре машин двигател автомобил самолет матч финал
    кубок чемпионат команд игрок медал преми знаменит велик нов стар больш мал важн молод конец начал начина
    заканчива кончае вспыхив закрыва стро построен основа коронован короную избира избран подписыв подписан
    выигрыва проигрыва побежда уничтож разруш сгора горит тонет потонул убива убит застрел умира умер рожда
    родил пада захват завоев осажда атаку напада объявля провозглаш изда выходит печата пиш показыва исполня
    сочиня запуска приземля извержен женится достига прибыва уход станов стал был есть многи все солдат враг
    правител принц герцог независимост республик импери трон перемири капитул взят штурм занят оккупац""",
}
_SMALL: Final = {
    "en": "a an the of in on at to for from by with and or as into it its his her their that this than one two three",
    "de": "der die das den dem des ein eine einen einem einer und oder in im am von vom zu zum zur fur mit nach bei "
    "sich als",
    "cs": "a i v ve na o s se si z ze do od po pro za jako k ke u jeden jedna dva dve",
    "pl": "a i w we na o z ze do od po dla za jako przez sie u oraz jeden jedna dwa dwie",
    "ru": "а и в во на о об с со из за от до по для как у один одна два две",
}
_SHORT: Final = 3


def _form(stems: str, *, short: bool) -> re.Pattern[str]:
    """Short stems take short endings only: `car` is in Caruso as well."""
    some = {stem for stem in stems.replace("й", "и").split() if (len(stem) <= _SHORT) == short}
    return re.compile(rf"(?:{'|'.join(sorted(some, key=lambda stem: (-len(stem), stem)))})\w{{0,{2 if short else 5}}}")


_LONG_FORMS: Final = {code: _form(stems, short=False) for code, stems in _STEMS.items()}
_SHORT_FORMS: Final = {code: _form(stems, short=True) for code, stems in _STEMS.items()}
_IGNORED: Final = {code: frozenset(words.split()) for code, words in _SMALL.items()}


def is_common(words: list[str], language: str) -> bool:
    """Whether none of the words of a title tells one event from another; False for languages that are not known."""
    if language not in _STEMS:
        return False
    for place, word in enumerate(words):
        low = plain(word)
        if low in _IGNORED[language] or _LONG_FORMS[language].fullmatch(low):
            continue
        may_be_name = place > 0 and word[0].isupper() and language != "de"
        if may_be_name or not _SHORT_FORMS[language].fullmatch(low):
            return False
    return True
