# Prohlížeč: rám každé stránky a stůl hry Timeline.

web-back = Zpět
web-menu = Nabídka
web-close = Zavřít
web-home = Na úvod
web-sound = Zvuk
web-language = Jazyk
web-loading = Načítá se…
web-page-failed = Stránka nedorazila
web-page-failed-why = Možná na chvíli vypadla síť, nebo se Kronika právě aktualizovala.
web-part-failed = Tahy, balíčky a vzkazy ještě nedorazily. Hrát se dá i bez nich.
web-page-again = Načíst znovu
web-page-unknown = Na této adrese nic není
web-page-unknown-why = Odkaz možná není celý, nebo stůl už neexistuje.
web-page-home = Na úvodní stránku
web-copy-by-hand = Samo se to tu zkopírovat nedá. Text je označený: zkopíruj ho ručně.
web-no-table = Stůl { $code } tu není
web-no-table-why = V kódu je možná překlep, nebo už je stůl uklizený.
web-unreachable = Kronika neodpovídá
web-unreachable-why = Nic se neztratilo. Zkus to za chvíli znovu.

# Spojení
web-lost = Spojení vypadlo. Zkouším to znovu…
web-lost-kept = Spojení vypadlo. Tvůj tah se neztratí.
web-try-now = Zkusit hned
web-connected-again = Spojení je zpět.

# Lidé
web-people = Hráči
web-you = (ty)
web-on-turn = na tahu
web-away = pryč
web-away-told = { $name } je teď pryč.
web-back-told = { $name } je zpátky.
web-somebody = Někdo
web-seconds-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda.
    [few] Zbývají { $seconds } sekundy.
    [many] Zbývá { $seconds } sekundy.
   *[other] Zbývá { $seconds } sekund.
}
web-time-left = Zbývá { $time }
web-title-yours = Jsi na tahu
web-title-watching = Sleduješ: { $title }
web-your-turn = Jsi na tahu. { $line ->
    [one] Na stole leží { $line } karta
    [few] Na stole leží { $line } karty
    [many] Na stole leží { $line } karty
   *[other] Na stole leží { $line } karet
}, v ruce máš { $cards }.
web-your-turn-name = { $name }: jsi na tahu. { $line ->
    [one] Na stole leží { $line } karta
    [few] Na stole leží { $line } karty
    [many] Na stole leží { $line } karty
   *[other] Na stole leží { $line } karet
}, v ruce máš { $cards }.
web-thinks = { $name } přemýšlí.
web-choose-already = Kartu si můžeš vybrat už teď.
web-watching = Jen se díváš. { $name } má tyhle karty.
web-paused = Hra je pozastavená.
web-paused-host = Pokračuje se, až řekneš.
web-paused-wait = Pokračuje se, až řekne ten, kdo hostí.
web-resume = Pokračovat
web-pause = Pozastavit

# Časová osa
web-line = Časová osa
web-line-order = Časová osa, od nejstarší po nejnovější
web-skip-line = K časové ose
web-skip-hand = Ke tvým kartám
web-map = Celá osa: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
web-card-dated = { $title }, { $date }
web-gap-between = Mezi kartami { $left }, a { $right }: mezera { $gap } z { $gaps }.
web-gap-first = Před kartou { $right }: mezera { $gap } z { $gaps }.
web-gap-last = Za kartou { $left }: mezera { $gap } z { $gaps }.
web-gap-only = Jediná mezera.
web-facts-of = Víc o kartě: { $title }
web-no-fact = Víc k ní není co říct.
web-source = Zdroj: { $source }

# Ruka
web-hand = V ruce máš { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
web-hand-card = { $title }. Karta { $number } z { $cards }.
web-new = nová
web-choose = Vyber kartu
web-choose-how = Pak její místo na ose.
web-where = Kam patří tahle karta?
web-where-how = Vyber + na ose. Dřívější je vlevo, pozdější vpravo.
web-turn-or-discard = Obrátíš „{ $title }“, nebo ji odložíš?
web-more-or-stop = Ještě jednu, nebo dost?
web-chosen = Vybráno: { $title }. { $gaps ->
    [one] { $gaps } mezera
    [few] { $gaps } mezery
    [many] { $gaps } mezery
   *[other] { $gaps } mezer
}; vybírej šipkami.
web-lay-here = Položit sem?
web-lay-it = Položit sem
web-not-yet = Ještě ne
web-ask-first = Zeptat se, než se karta položí
web-refused = To nejde.

# Výrok: nejdřív rok, pak důvod, pak co z toho plyne. $left a $right jsou data.
web-verdict-right = { $date }. Správně!
web-verdict-wrong = { $date }. Sem ne.
web-lies-between = Mezi { $left } a { $right } sedí.
web-lies-before = Před { $right } sedí.
web-lies-after = Po { $left } sedí.
web-lies-only = Je to první karta na ose.
web-belongs-between = Mezi { $left } a { $right } je její místo.
web-belongs-before = Před { $right } je její místo.
web-belongs-after = Po { $left } je její místo.
web-belongs-only = Patří jinam.
web-you-draw = { $cards ->
    [one] Bereš kartu.
    [few] Bereš { $cards } karty.
    [many] Bereš { $cards } karty.
   *[other] Bereš { $cards } karet.
}
web-draws = { $name } bere { $cards ->
    [one] kartu.
    [few] { $cards } karty.
    [many] { $cards } karty.
   *[other] { $cards } karet.
}
web-you-keep = { $cards ->
    [0] Nemáš už žádnou kartu.
    [one] Zbývá ti { $cards } karta.
    [few] Zbývají ti { $cards } karty.
    [many] Zbývá ti { $cards } karty.
   *[other] Zbývá ti { $cards } karet.
}

# Balíčky, tahy, vzkazy
web-tabs = Části stolu
web-tab-hand = Karty
web-tab-piles = Balíčky
web-tab-moves = Tahy
web-tab-chat = Vzkazy
web-piles = Balíčky
web-pile = { $cards ->
    [0] Balíček je prázdný
   *[other] Další karta, v balíčku { $cards }
}
web-discard = Odložené: { $cards }
web-box = Zpět v krabici: { $cards }
web-moves = Poslední tahy
web-log-empty = Zatím se nic nestalo.
web-log-begins = Od tvého příchodu se nic nestalo.
web-log-laid-only = { $name }: „{ $title }“.
web-log-laid-first = { $name }: „{ $title }“ před { $right }.
web-log-laid-last = { $name }: „{ $title }“ po { $left }.
web-log-laid-between = { $name }: „{ $title }“ mezi { $left } a { $right }.
web-log-right = Správně: { $date }.
web-log-wrong = Špatně: { $date }.
web-log-above = Druhé patro, mezi { $left } a { $right }.
web-log-stacked = Stejný rok: navrch.
web-log-aside = Mezi { $left } a { $right } není místo: teď leží naležato.
web-chat = Vzkazy
web-chat-empty = Zatím je ticho.
web-chat-write = Napiš všem u stolu
web-send = Poslat
web-signs = Reakce
web-sign = Ukázat { $sign }
web-muted = Psaní máš teď vypnuté.
web-unread = { $lines ->
    [one] { $lines } nový vzkaz
    [few] { $lines } nové vzkazy
    [many] { $lines } nového vzkazu
   *[other] { $lines } nových vzkazů
}

# Jedno zařízení pro víc lidí
web-curtain = Předej zařízení: { $name }
web-curtain-why = Na tahu je { $name }. Nikdo jiný se nedívá, dokud karta neleží na stole.
web-curtain-take = Jsem { $name }

# Konec
web-closed = Hra skončila předčasně.
web-missed = Karty na špatném místě
web-no-cards = bez karet
web-again = Ještě jednou ve stejné sestavě
web-again-host = Znovu rozdat může ten, kdo hostí.
web-change-settings = Změnit hru
web-review = Prohlédnout hru
web-record = Uložit jako soubor

# Nabídka
web-take-back = Vrátit se do hry
web-host = Hostíš
web-end-game = Ukončit hru
web-mute = Ztlumit
web-unmute = Nechat psát
web-give-bot = Ať hraje bot
web-give-back = Vrátit místo
web-make-host = Předat stůl
web-remove = Odebrat
web-sure = Tohle nejde vzít zpět. Stiskni to ještě jednou.
web-leave = Odejít od stolu
web-rules = Pravidla
web-wrong-card = Je na kartě chyba?
web-wrong-which = Která karta
web-wrong-why = Co je špatně
web-wrong-date = Správné datum
web-report = Nahlásit
web-correct = Opravit datum
web-void = Vyřadit kartu
web-proposal = Opravit datum?
web-proposal-out = Vyřadit kartu?
web-proposal-void = „{ $title }“ se má vyřadit ze hry.
web-proposal-date = „{ $title }“: { $date } místo { $old }.
web-proposal-why = Proč: { $why }
web-proposal-all = { $moves ->
    [0] Žádného tahu se to netýká.
   *[other] Zůstávají všechny tahy: { $moves }.
}
web-proposal-moves = Tahy, které zůstanou: { $moves } z { $before }. Poslední tahy, které se berou zpět: { $back }.
web-proposal-position = Hraje se dál s tím, co teď leží na stole.
web-reject = Nechat být
web-proposal-waits = Zatím bez odpovědi: { $names }.

# Proč server něco odmítl, podle jeho kódů: nejdřív co je, pak co se dá dělat. Co se stává nejčastěji před hrou,
# je ve web-lobby.ftl.
web-why-client-busy = Tvůj poslední tah je ještě na cestě.
web-why-client-gone = U tohoto stolu už nejsi.
web-why-wire = Nedorazilo to, jak mělo. Načti stránku znovu.
web-why-wire-too-big = Je toho najednou moc.
web-why-http = Kronika má potíže. Zkus to za chvíli znovu.
web-why-http-404 = To už tu není.
web-why-http-no-token = Tenhle prohlížeč ještě u stolu není. Nejdřív se připoj.
web-why-http-origin = Stránky odjinud tu hrát nesmějí.
web-why-date = Tohle datum se nedá přečíst. Napiš rok, nebo dva: 1914–1918.
web-why-setup = Takhle se hra rozdat nedá. Podívej se znovu na nastavení.
web-why-setup-symbols = Tato hra potřebuje karty se symboly. Vyber jiný balíček.
web-why-setup-duplicate = Dva z těchto balíčků mají stejnou kartu. Jeden vynech.
web-why-move-not-your-turn = Nejsi na tahu.
web-why-move-game-over = Hra skončila.
web-why-move-not-in-hand = Tuhle kartu už v ruce nemáš.
web-why-move-no-such-gap = Tahle mezera už není. Podívej se znovu.
web-why-move-nothing-placed = Než skončíš, musí jedna karta najít své místo.
web-why-move-horizontal = Kartu naležato lze už jen odložit.
web-why-move-no-discard = Po obrácení karty se v tomto tahu už neodkládá.
web-why-move-other-symbol = Její symbol nesedí k odloženým kartám.
web-why-move-nothing-to-doubt = Do téhle řady zatím nikdo nic nepoložil, není co zpochybnit.
web-why-move-no-correction = V této hře se řada neopravuje.
web-why-move-too-much-corrected = V této hře smíš přesunout jen jednu kartu řady.
web-why-move-other-chain = Řada se mezitím změnila. Podívej se znovu.
web-why-room-code = Teď nebyl volný žádný kód. Zkus to znovu.
web-why-room-stranger = U tohoto stolu nejsi. Nejdřív se připoj.
web-why-room-role = Kdo se jen dívá, to nemůže.
web-why-room-self = Na sobě to udělat nejde.
web-why-room-game = Tahle hra tu není. Vyber jinou.
web-why-room-options = Takhle se to pravidlo nastavit nedá.
web-why-room-limit = Tah trvá od 5 sekund do 24 hodin, nebo jak dlouho je potřeba.
web-why-room-away = Vyber, kdo hraje za ty, kdo odejdou.
web-why-room-first = Vyber znovu, kdo začíná.
web-why-room-language = Vyber jiný jazyk.
web-why-room-bot = Za tohle místo by nikdo nehrál. Vyber, kdo ano.
web-why-room-no-game = Teď se nehraje.
web-why-room-paused = Hra je pozastavená.
web-why-room-not-over = Hra ještě neskončila.
web-why-room-not-your-seat = Tohle místo patří někomu jinému.
web-why-room-bot-plays = Hraje za tebe bot. V nabídce si vezmeš místo zpět.
web-why-room-proposal = Nejdřív čeká na odpověď oprava karty.
web-why-room-no-proposal = O tom už je rozhodnuto.
web-why-room-not-playing = O tom rozhodují jen ti, kdo hrají.
web-why-room-card = Tahle karta neleží odkrytá.
web-why-room-why = Napiš, co na kartě nesedí.
web-why-room-same-date = Karta už tohle datum má.
web-why-room-no-way-on = Takhle by hra nemohla pokračovat.
web-why-room-reports = To bylo hodně hlášení. Díky!
web-why-room-none-missed = Na tomto místě nebyla žádná karta špatně.
web-why-room-muted = Psaní máš teď vypnuté.
web-why-room-sign = Taková reakce není.
