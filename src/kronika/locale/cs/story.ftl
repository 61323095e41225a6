# Co se stalo u stolu, větu po větě. $name je jméno hráče, $title a podobné jsou názvy karet.

names-and = { $names } a { $last }
told-sat = { $seats ->
    [one] U stolu sedí { $seats } hráč.
    [few] U stolu sedí { $seats } hráči.
   *[other] U stolu sedí { $seats } hráčů.
} { $cards ->
    [one] Ve hře je { $cards } karta.
    [few] Ve hře jsou { $cards } karty.
   *[other] Ve hře je { $cards } karet.
}
told-position = Hra začíná uprostřed.
told-boxed = { $cards ->
    [one] Hraje se s { $cards } kartou
   *[other] Hraje se s { $cards } kartami
}, ostatní zůstávají v krabici.
told-dealt = { $name } má { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}: { $titles }.
told-discard-opened = „{ $title }“ zakládá odkládací balíček.
told-line-opened = „{ $title }“ zakládá časovou osu.
told-chain-opened = „{ $title }“ zahajuje řadu, datum zůstává skryté.
told-chain-extended = Za ní leží „{ $title }“, i tady zůstává datum skryté.
told-shown = „{ $title }“: { $date }.
told-placed-only = { $name } pokládá „{ $title }“.
told-placed-first = { $name } pokládá „{ $title }“ před kartu „{ $right }“.
told-placed-last = { $name } pokládá „{ $title }“ za kartu „{ $left }“.
told-placed-between = { $name } pokládá „{ $title }“ mezi karty „{ $left }“ a „{ $right }“.
told-right = { $date }. Správně! Karta zůstává.
told-wrong-discard = { $date }. Sem ne. Karta jde na odkládací balíček.
told-wrong-box = { $date }. Sem ne. Karta se vrací do krabice.
told-wrong-insert = { $date }. Sem ne. Karta jde na své správné místo.
told-wrong-returned = { $date }. Sem ne. Balíček je prázdný, { $name } si kartu nechává.
told-belongs-first = Patří před kartu „{ $right }“, { $right-date }.
told-belongs-last = Patří za kartu „{ $left }“, { $left-date }.
told-belongs-between = Patří mezi karty „{ $left }“, { $left-date }, a „{ $right }“, { $right-date }.
told-quoted = „{ $title }“
told-drew = { $name } bere { $titles }.
told-shuffled-discard = Balíček došel: { $cards ->
    [one] { $cards } karta z odkládacího balíčku je
    [few] { $cards } karty z odkládacího balíčku se zamíchají a jsou
   *[other] { $cards } karet z odkládacího balíčku se zamíchá a je
} novým balíčkem.
told-shuffled-box = Balíček došel: { $cards ->
    [one] { $cards } karta z krabice je
    [few] { $cards } karty z krabice se zamíchají a jsou
   *[other] { $cards } karet z krabice se zamíchá a je
} novým balíčkem.
told-shuffled-aside = Balíček došel: { $cards ->
    [one] { $cards } stranou odložená karta je
    [few] { $cards } stranou odložené karty se zamíchají a jsou
   *[other] { $cards } stranou odložených karet se zamíchá a je
} novým balíčkem.
told-turned = { $name } obrací „{ $title }“: { $date }.
told-below-first = Dřív než všechny ostatní: zakládá místo na levém konci.
told-below-last = Později než všechny ostatní: zakládá místo na pravém konci.
told-above = Jde do druhého patra, mezi karty „{ $left }“ a „{ $right }“.
told-stacked = Stejný rok jako „{ $other }“: pokládá se navrch.
told-laid-aside = Místo mezi kartami „{ $left }“ a „{ $right }“ je obsazené. Karta leží naležato.
told-discarded = { $name } odkládá „{ $title }“.
told-stopped = { $name } končí tah.
told-corrected = { $name } opravuje řadu: { $moved }.
told-corrected-same = { $name } nechává řadu, jak leží.
told-moved-first = „{ $title }“ úplně nahoru
told-moved-after = „{ $title }“ za kartu „{ $left }“
told-doubted = { $name } zpochybňuje řadu.
told-checked = Poslední karta je položená ({ $name }): řada se obrací.
told-judged-right = Řada je správně. { $name } bere { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}: { $titles }.
told-judged-wrong = V řadě je chyba. { $name } bere { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}: { $titles }.
told-judged-right-alone = Řada je správně.
told-judged-wrong-alone = V řadě je chyba; není už co brát.
told-chain-aside = Řada se odkládá stranou.
told-reversed = { $name } má poslední dvě karty: odteď se hraje opačným směrem.
told-round = Začíná kolo { $round }, první hraje { $name }.
told-tie-break = Dál hrají jen { $names }, každý s jednou novou kartou.
told-won = { $name } vyhrává.
told-won-together = { $names } vyhrávají společně.
told-score = Tým má { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}: { $rank }.
rank-0 = Nováčci
rank-1 = Mladá parta
rank-2 = Liga dobrých
rank-3 = Tým chytrých
rank-4 = Zkušení hráči
rank-5 = Aliance znalců
rank-6 = Kruh géniů
rank-7 = Cestovatelé časem
account-title = { $game }, { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[other] { $deck } karet
}
account-players = Hrají: { $names }
account-options = Domácí pravidla: { $options }
account-move = Tah { $number }
account-unfinished = Tady záznam končí; na tahu je { $name }.
account-over = Hra skončila.
