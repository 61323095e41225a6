# Prohlížeč: první stránka, dveře a předsíň stolu, pravidla s obrázky, stránka o Kronice.

web-home-title = Co bylo dřív?
web-home-lead = Skládej dějiny ve správném pořadí: o samotě, s přáteli na telefonech, nebo s celou místností u jedné obrazovky.
web-home-play = Hrát hned
web-home-play-note = Proti dvěma botům, bez čekání. Bez účtu.
web-home-open = Otevřít stůl
web-home-open-now = Otevřít
web-home-join = Přisednout
web-home-name = Tvoje jméno
web-home-guest = Host
web-home-code = Kód stolu, šest písmen
web-home-code-wrong = Kód má šest písmen, třeba KRAKEN.
web-home-scan = Skenovat
web-home-scan-title = Namiř kameru na QR kód
web-home-scan-failed = Kamera tu nefunguje. Napiš kód.
web-home-today = Dnešní rozdání
web-home-today-note = Timeline Twist s filmy, hity a seriály. Datum: { $day }, pro všechny stejné karty.
web-home-today-play = Zahrát si
web-home-week = Tvůj týden
web-home-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
web-home-day-begun = rozehráno
web-home-day-open = ještě čeká
web-home-day-none = nehráno
web-home-share = Sdílet
web-home-share-text = Kronika, rozdání č. { $number } ({ $day }): { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, { $rank }
web-home-go-on = Pokračovat
web-home-before = Tvoje stoly
web-home-games = Hry
web-home-timeline = Timeline
web-home-timeline-note = Vyber kartu a mezeru. Správně: zůstane. Špatně: bereš další. Kdo je první bez karet, vyhrává.
web-home-twist = Timeline Twist
web-home-twist-note = Jeden tým, jedna osa o dvou patrech. Kam až se odvážíte, než bude místo obsazené?
web-home-anno = Anno Domini
web-home-anno-note = Nikdo nevidí letopočty. Přidej kartu, oprav řadu, nebo ji zpochybni, a všechno se obrátí.
web-home-rules = Pravidla s obrázky
web-home-decks = Balíčky
web-home-about = O Kronice

# Dveře
web-lobby-table = Stůl { $code }
web-lobby-door-host = Hostí: { $name }.
web-lobby-door-seats = Obsazená místa: { $seats } z { $most }.
web-lobby-door-playing = Právě se hraje.
web-lobby-door-language = Jazyk karet: { $language }.
web-lobby-door-rules = Pravidla jako v krabici { $box }.
web-lobby-as = Co chceš dělat?
web-lobby-as-player = Hrát
web-lobby-as-player-note = Dostaneš místo a karty.
web-lobby-as-player-full = Teď není volné místo. Počkáš na další.
web-lobby-as-spectator = Dívat se
web-lobby-as-spectator-note = Vidíš stůl a můžeš psát.
web-lobby-as-screen = Být společnou obrazovkou
web-lobby-as-screen-note = Pro televizi nebo projektor: velké karty, nic k mačkání.
web-lobby-code-where = Je vedle QR kódu na obrazovce toho, kdo stůl otevřel.
web-lobby-screen-name = Obrazovka { $number }
web-lobby-age = Věk, jestli chceš
web-lobby-age-note = Většinou začíná nejmladší. Tvůj věk uvidí všichni u stolu.
web-lobby-sit-down = Posadit se
web-lobby-come-in = Vstoupit
web-lobby-look-in = Nakouknout
web-lobby-listed = Stoly, kam může každý
web-lobby-people = { $people ->
    [one] { $people } člověk
    [few] { $people } lidé
    [many] { $people } člověka
   *[other] { $people } lidí
}

# Předsíň: pozvání
web-lobby-invite = Pozvat
web-lobby-qr = QR kód s odkazem k tomuto stolu
web-lobby-qr-large = Ukázat QR kód velký
web-lobby-code = Kód: { $code }
web-lobby-point = Namiř sem kameru, nebo napiš kód.
web-lobby-copy = Kopírovat odkaz
web-lobby-copied = Zkopírováno
web-lobby-link = Odkaz k tomuto stolu

# Předsíň: kdo tu je
web-lobby-at-table = U stolu
web-lobby-nobody = Zatím tu nikdo nesedí.
web-lobby-players = { $fewest ->
    [1] Pro 1 až { $most } hráčů.
   *[other] Pro { $fewest } až { $most } hráčů.
}
web-lobby-begins = začíná
web-lobby-bot-about = bot, data si pamatuje { $level }
web-lobby-bot-level = Bot · { $level }
web-lobby-bot-error = U dat kolem roku 1950 se obvykle mýlí o { $recent }, kolem roku 1500 o { $old }. Z otočených karet se učí.
web-lobby-bot-names = Inkoust, Brk, Folio, Pergamen, Serif, Rubrika, Kolofon, Errata
web-lobby-free = volné místo
web-lobby-on-device = zařízení: { $name }
web-lobby-you = ty
web-lobby-host = hostí
web-lobby-years = { $years ->
    [one] { $years } rok
    [few] { $years } roky
    [many] { $years } roku
   *[other] { $years } let
}
web-lobby-own-hand = { $cards ->
    [one] na začátku { $cards } karta
    [few] na začátku { $cards } karty
    [many] na začátku { $cards } karty
   *[other] na začátku { $cards } karet
}
web-lobby-moved = { $name }: teď místo { $place }.
web-lobby-came = { $name } je tu.
web-lobby-went = { $name } už tu není.
web-lobby-up = { $name }: posunout nahoru
web-lobby-down = { $name }: posunout dolů
web-lobby-change-of = { $name }: změnit místo
web-lobby-add-bot = Přidat bota
web-lobby-add-here = Další hráč u tohoto zařízení
web-lobby-without-seat = Bez místa
web-lobby-is-player = čeká na místo
web-lobby-is-spectator = dívá se
web-lobby-is-screen = společná obrazovka
web-lobby-give-seat = Dát místo
web-lobby-seat-one = { $name }: dát místo
web-lobby-send-away = Poslat pryč
web-lobby-send-away-one = { $name }: odebrat od stolu
web-lobby-seat = Místo { $place }: { $name }
web-lobby-name = Jméno
web-lobby-who-plays = Kdo tu hraje
web-lobby-this-device = Moje zařízení
web-lobby-device-of = Zařízení: { $name }
web-lobby-left-free = Zatím nikdo
web-lobby-hand-of = Karty na začátku
web-lobby-hand-of-note = Prázdné: kolik mají všichni. Méně karet pomůže dětem a nováčkům.
web-lobby-remove-bot = Odebrat bota
web-lobby-remove-seat = Odebrat toto místo
web-lobby-cancel = Zrušit
web-lobby-save = Uložit

# Předsíň: co se hraje. Mezi ⟦ a ⟧ je to, co se dá zmáčknout.
web-lobby-how = Jak hrajeme
web-lobby-more = Jazyk, diváci a další
web-lobby-host-sets = Vybírá ten, kdo hostí. Co se změní, změní se hned i tady.
web-lobby-title-game = Která hra?
web-lobby-title-decks = Které karty?
web-lobby-title-difficulty = Jak těžké jsou karty?
web-lobby-title-limit = Jak dlouho smí trvat tah?
web-lobby-title-first = Kdo začíná?
web-lobby-title-language = V jakém jazyce jsou karty?
web-lobby-title-away = Kdo hraje za toho, kdo odejde?
web-lobby-title-spectators = Kdo se smí dívat?
web-lobby-title-listed = Kdo tento stůl najde?
web-lobby-s-game = Hrajeme ⟦{ $game }⟧.
web-lobby-s-decks = Karty: ⟦{ $decks }⟧, dohromady { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}.
web-lobby-s-cards-all = Ve hře jsou ⟦všechny karty⟧.
web-lobby-s-cards-all-note = Lehké, střední i těžké dohromady.
web-lobby-s-cards-easy = Ve hře jsou jen ⟦lehké karty⟧.
web-lobby-s-cards-easy-note = Třetina každého balíčku, která se zařazuje nejsnáz, ze všech dob stejně.
web-lobby-s-cards-normal = Ve hře jsou jen ⟦střední karty⟧.
web-lobby-s-cards-normal-note = Prostřední třetina každého balíčku, ze všech dob stejně.
web-lobby-s-cards-hard = Ve hře jsou jen ⟦těžké karty⟧.
web-lobby-s-cards-hard-note = Třetina každého balíčku, která se zařazuje nejhůř, ze všech dob stejně.
web-lobby-s-first = Začíná ⟦{ $name }⟧.
web-lobby-s-first-rules = Kdo začíná, určují ⟦pravidla⟧.
web-lobby-s-first-note = Nejmladší, když je uveden věk; jinak místo 1.
web-lobby-s-first-owner = Místo, které je v seznamu nahoře.
web-lobby-s-limit = Tah trvá ⟦{ $limit }⟧.
web-lobby-limit-none = jak dlouho je třeba
web-lobby-limit-seconds = { $seconds ->
    [one] nejvýš { $seconds } sekundu
    [few] nejvýš { $seconds } sekundy
    [many] nejvýš { $seconds } sekundy
   *[other] nejvýš { $seconds } sekund
}
web-lobby-limit-minutes = { $minutes ->
    [one] nejvýš { $minutes } minutu
    [few] nejvýš { $minutes } minuty
    [many] nejvýš { $minutes } minuty
   *[other] nejvýš { $minutes } minut
}
web-lobby-limit-hours = { $hours ->
    [one] nejvýš { $hours } hodinu
    [few] nejvýš { $hours } hodiny
    [many] nejvýš { $hours } hodiny
   *[other] nejvýš { $hours } hodin
}
web-lobby-s-language = Jazyk karet: ⟦{ $language }⟧.
web-lobby-s-foreign = { $count ->
    [one] V tomto jazyce není: { $decks }. Balíček si nechává svůj.
   *[other] V tomto jazyce nejsou: { $decks }. Balíčky si nechávají svůj.
}
web-lobby-s-away-bot = Za toho, kdo během hry odejde, hraje ⟦bot⟧.
web-lobby-s-away-bot-note = Hraje jako dospělý člověk: u většiny dat se o pár let mýlí, některá ví přesně.
web-lobby-s-away-default = Za toho, kdo během hry odejde, se dělá ⟦prostý tah⟧.
web-lobby-s-away-default-note = Vždy první karta, na konec osy.
web-lobby-s-watch-all = Dívat se smí ⟦každý⟧.
web-lobby-s-watch-screens = Dívat se smějí ⟦jen společné obrazovky⟧.
web-lobby-s-watch-none = Dívat se nesmí ⟦nikdo⟧.
web-lobby-s-listed = Tento stůl najde ⟦každý na tomto serveru⟧.
web-lobby-s-unlisted = Tento stůl najde ⟦jen ten, kdo má kód⟧.
web-lobby-cards = { $cards ->
    [0] žádná karta
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
web-lobby-by-rules = tolik karet, kolik říkají pravidla
web-lobby-house = Domácí pravidlo. V krabici: { $value }.
web-lobby-box = Jako v krabici.
web-lobby-as-box = Jako v krabici: { $value }
web-lobby-fewer = O jednu méně
web-lobby-more-cards = O jednu více
web-lobby-single-years = Jen balíčky, kde má každá karta jediný letopočet.
web-lobby-unfit = Některé karty mají rozmezí let: pro tuto hru ne.
web-lobby-option-hand = Na začátku má každý ⟦{ $value }⟧.
web-lobby-option-hand-title = Kolik karet každý dostane?
web-lobby-option-hand-default = Čím méně hráčů, tím více karet má každý.
web-lobby-option-hand-why = S více kartami se hraje déle. Kdo se zbaví všech, vyhrává.
web-lobby-option-misplaced = Karta na špatném místě ⟦{ $value }⟧ a bere se nová.
web-lobby-option-misplaced-title = Kam se špatně položenou kartou?
web-lobby-option-misplaced-discard = jde na odkládací balíček
web-lobby-option-misplaced-box = se vrací do krabice
web-lobby-option-misplaced-insert = se přesune na své místo
web-lobby-option-penalty_doubter = Cena za mylné zpochybnění: ⟦{ $value }⟧.
web-lobby-option-penalty_doubter-title = Co stojí mylné zpochybnění?
web-lobby-option-penalty_doubter-why = Je-li řada správně, bere ten, kdo ji zpochybnil.
web-lobby-option-penalty_layer = Najde-li se chyba, kdo pokládal poslední, bere: ⟦{ $value }⟧.
web-lobby-option-penalty_layer-title = Co stojí chyba v řadě?
web-lobby-option-penalty_layer-why = Bere ten, kdo pokládal poslední, ať je chyba čí chce.
web-lobby-option-correction = Před položením karty se smí ⟦{ $value }⟧.
web-lobby-option-correction-title = Jak moc se smí řada měnit?
web-lobby-option-correction-free = řada libovolně přeskládat
web-lobby-option-correction-one = přesunout jedna karta řady
web-lobby-option-correction-none = jen pokládat, řada se nemění
web-lobby-option-last_card = Při něčí poslední kartě: ⟦{ $value }⟧.
web-lobby-option-last_card-title = Kdo ověří poslední kartu?
web-lobby-option-last_card-reveal = řada se hned obrací
web-lobby-option-last_card-successor = další hráč ji zpochybní, nebo přijme

# Předsíň: rozdávání
web-lobby-deal = Rozdat karty
web-lobby-waits = { $name } rozdá, až tu budou všichni.
web-lobby-missing = { $missing ->
    [one] { $game }: chybí ještě { $missing } hráč. Pošli odkaz, nebo přidej bota.
    [few] { $game }: chybí ještě { $missing } hráči. Pošli odkaz, nebo přidej boty.
    [many] { $game }: chybí ještě { $missing } hráče. Pošli odkaz, nebo přidej boty.
   *[other] { $game }: chybí ještě { $missing } hráčů. Pošli odkaz, nebo přidej boty.
}
web-lobby-away = { $people ->
    [one] { $names } je teď pryč.
   *[other] { $names } jsou teď pryč.
}
web-lobby-fair = Proč je rozdání spravedlivé
web-lobby-fair-note = { $devices ->
    [0] Server zapečetil svůj díl míchání a každé zařízení přidá vlastní, takže pořadí nikdo nevybírá. Po hře lze pečeť ověřit. Tady je:
   *[other] Server zapečetil svůj díl míchání a každé zařízení přidá vlastní (zatím { $devices }), takže pořadí nikdo nevybírá. Po hře lze pečeť ověřit. Tady je:
}
web-lobby-seal = Pečeť příštího rozdání
web-lobby-leave-title = Odejít od stolu?
web-lobby-leave-note = Můžeš také jít a místo si nechat: stůl { $code } najdeš na první stránce.
web-lobby-leave = Odejít nadobro
web-lobby-keep-seat = Jít, místo si nechat
web-lobby-stay = Zůstat

# Proč ne
web-lobby-why-room-unknown = Tento stůl už není.
web-lobby-why-room-removed = Od tohoto stolu tě poslali pryč.
web-lobby-why-room-full = Tento stůl je plný: je tu 64 lidí.
web-lobby-why-room-no-spectators = Žádné místo není volné a jen se dívat tu nikdo nesmí.
web-lobby-why-room-not-host = To smí jen ten, kdo hostí.
web-lobby-why-room-nobody = Tento člověk už tu není.
web-lobby-why-room-name = Toto jméno nejde: 1 až 30 viditelných znaků a jiné než ostatní.
web-lobby-why-room-name-taken = U stolu už sedí { $name }. Vyber si jméno, které vypadá jinak.
web-lobby-why-room-age = Věk je 0 až 130.
web-lobby-why-room-decks = Vyber jeden až deset balíčků, které tu jsou.
web-lobby-why-room-seats = Počet hráčů se k této hře nehodí.
web-lobby-why-room-no-seat = Žádné místo není volné.
web-lobby-why-room-hand = Na začátku je 1 až 1000 karet.
web-lobby-why-room-playing = Právě se hraje.
web-lobby-why-room-today = Dnešní rozdání je pro všechny stejné. Pro jiné hry otevři jiný stůl.
web-lobby-why-room-stale = Někdo to stihl dřív. Podívej se znovu.
web-lobby-why-setup-single-years = Tato hra potřebuje karty s jediným letopočtem a některé z těchto mají rozmezí. Vyber jiné balíčky.
web-lobby-why-room-too-few = Na tuto hru tak zbývá málo karet. Vezmi všechny karty, nebo přimíchej další balíček.
web-lobby-why-setup-too-few-cards = Na to je v balíčcích málo karet. Rozdej jich méně, nebo přimíchej další balíček.
web-lobby-why-setup-too-many-cards = To je na jednu hru moc karet. Vezmi méně balíčků.
web-lobby-why-setup-hand = V této hře mají všichni stejně karet.
web-lobby-why-setup-players = Počet hráčů se k této hře nehodí.
web-lobby-why-setup-first = Vyber znovu, kdo začíná.
web-lobby-why-http-too-many = Z této sítě přišlo moc požadavků. Počkej minutu.
web-lobby-why-http-busy = Teď se to nepodařilo uložit. Zkus to znovu.
web-lobby-why-wire-too-fast = To bylo moc rychlé. Zkus to za chvíli znovu.
web-lobby-why-client-unreachable = Kronika neodpovídá. Zkus to za chvíli znovu.

# Pravidla s obrázky
web-rules-lead = Každá karta má název a na druhé straně datum. Skládej karty v pořadí, v jakém se věci staly. Letopočty znát nemusíš: stačí dřív, nebo později.
web-rules-hand = { $cards ->
    [one] Na začátku má každý { $cards } kartu.
    [few] Na začátku má každý { $cards } karty.
    [many] Na začátku má každý { $cards } karty.
   *[other] Na začátku má každý { $cards } karet.
}
web-rules-name-timeline-cesko = Timeline: Česko
web-rules-name-timeline-polska = Timeline: Polska
web-rules-name-timeline-russia = Timeline: Dějiny Ruska
web-rules-name-twist-competitive = Timeline Twist, proti sobě
web-rules-name-twist-coop = Timeline Twist, společně
web-rules-name-anno-domini = Anno Domini
web-rules-step-deal = Na začátku
web-rules-step-turn = Tvůj tah
web-rules-step-right = Na správném místě
web-rules-step-wrong = Na špatném místě
web-rules-step-mend = Oprava řady
web-rules-step-doubt = Zpochybnění
web-rules-step-levels = Dvě patra
web-rules-step-risk = Když je místo obsazené
web-rules-step-score = Konec a body
web-rules-step-end = Konec
web-rules-card-train = Parní stroj poprvé utáhl vlak
web-rules-card-stamp = Prodala se první poštovní známka
web-rules-card-bell = Poprvé odbil Big Ben
web-rules-card-metro = Londýn otevřel podzemní dráhu
web-rules-card-talkie = Dlouhý film poprvé promluvil
web-rules-card-tunnel = Otevřel se tunel pod La Manchem
web-rules-card-voyage = Loď obeplula celý svět

# O Kronice
web-about-what = Kronika je stůl pro hry o tom, co kdy bylo: u jednoho zařízení, u mnoha, nebo s celou místností u jedné obrazovky. Účet není potřeba.
web-about-fair = Je rozdání spravedlivé?
web-about-fair-note = Před každou hrou server zapečetí svůj díl míchání a zařízení u stolu přidají svůj, takže pořadí karet nemůže nikdo vybrat. Po hře její záznam všechno ukáže a každý si to může ověřit.
web-about-private = Co se ukládá
web-about-private-note = Tento prohlížeč si pamatuje tvé jméno, jazyk a nastavení, náhodný klíč, který je tvým místem, tvé poslední stoly a denní rozdání, neuložené změny rozpracovaných balíčků a u každého balíčku to, co procvičuješ. V cookie kronika-language je zvolený jazyk a nic jiného. Jiných stránek se neptá a návštěvy nikdo nepočítá.
web-about-credits = Čí práce v tom je
web-about-icons = Ikony na kartách vytvořili přispěvatelé
web-about-recoloured = Přebarveno.
web-about-type = Písmo na kartách je Piazzolla, autoři
web-about-facts = Data a zajímavosti mají zdroj uvedený na každé kartě. Pro balíčky platí licence, kterou každý z nich uvádí.
web-about-games = Timeline, Timeline Twist a Anno Domini jsou hry a značky svých vydavatelů. Kronika hraje podle jejich pravidel, má vlastní karty a nemá s nimi nic společného.
web-about-licence = Licence
web-about-licence-note = Kronika je svobodný software pod licencí Apache License 2.0.
