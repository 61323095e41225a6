# Prohlížeč: rám každé stránky a stůl hry Timeline.

web-back = Zpět
web-menu = Nabídka
web-close = Zavřít
web-home = Na úvod
web-sound = Zvuk
web-language = Jazyk
web-loading = Načítá se …
web-page-failed = Stránka nedorazila
web-page-failed-why = Možná na chvíli vypadla síť, nebo se Kronika právě aktualizovala.
web-page-again = Načíst znovu
web-no-table = Stůl { $code } tu není
web-no-table-why = V kódu je možná překlep, nebo už je stůl uklizený.
web-unreachable = Kronika neodpovídá
web-unreachable-why = Nic se neztratilo. Zkus to za chvíli znovu.

# Spojení
web-lost = Spojení vypadlo. Obnoví se samo.
web-lost-kept = Spojení vypadlo. Tvůj tah se neztratí.
web-try-now = Zkusit hned
web-connected-again = Spojení je zpět.

# Lidé
web-people = Hráči
web-you = (ty)
web-on-turn = na tahu
web-away = pryč
web-somebody = Někdo
web-seconds-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda.
    [few] Zbývají { $seconds } sekundy.
    [many] Zbývá { $seconds } sekundy.
   *[other] Zbývá { $seconds } sekund.
}
web-time-left = Zbývá { $time }
web-title-yours = Jsi na tahu
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
web-choose = Vyber kartu
web-choose-how = Pak její místo na ose.
web-where = Kam patří tahle karta?
web-where-how = Vyber + na ose. Dřívější je vlevo, pozdější vpravo.
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
web-stale = Někdo to stihl dřív. Podívej se znovu.
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

# Balíčky, tahy, vzkazy
web-tabs = Části stolu
web-tab-hand = Karty
web-tab-piles = Balíčky
web-tab-moves = Tahy
web-tab-chat = Vzkazy
web-piles = Balíčky
web-pile = { $cards ->
    [0] Balíček je prázdný
   *[other] Další karta, v balíčku { $cards }
}
web-discard = Odložené: { $cards }
web-box = Zpět v krabici: { $cards }
web-moves = Poslední tahy
web-log-empty = Zatím se nic nestalo.
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
web-curtain = { $name } je na tahu
web-curtain-take = Jsem { $name }

# Konec
web-closed = Hra skončila předčasně.
web-again = Ještě jednou ve stejné sestavě
web-again-host = Znovu rozdat může ten, kdo hostí.
web-change-settings = Změnit nastavení
web-review = Prohlédnout hru
web-record = Stáhnout záznam

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
web-leave = Odejít od stolu
web-rules = Pravidla
web-wrong-card = Je na kartě chyba?
web-wrong-which = Která karta
web-wrong-why = Co je špatně
web-wrong-date = Správné datum
web-report = Nahlásit
web-correct = Opravit datum
web-void = Vyřadit kartu
web-proposal = Opravit kartu?
web-proposal-void = „{ $title }“ se má vyřadit ze hry.
web-proposal-date = „{ $title }“ má dostat datum { $date }.
web-proposal-moves = Tahy, které zůstanou: { $moves } z { $before }.
web-proposal-position = Hraje se dál s tím, co teď leží na stole.
web-accept = Souhlasím
web-reject = Nechat být
web-proposal-waits = Zatím bez odpovědi: { $names }.
