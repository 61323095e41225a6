# Prohlížeč: stůl hry Anno Domini. Místa v řadě (1., 2.) dává program, nikdy ne datum.

web-anno-chain = Řada
web-anno-order = Řada, od nejstarší po nejnovější
web-anno-earliest = Dřív
web-anno-latest = Později

# Kterým směrem se hraje
web-anno-next = Potom: { $name }.
web-anno-turns = Směr se jednou otočí: až někomu zbudou dvě karty.
web-anno-turned = Směr se otočil.

# Opravování řady
web-anno-move = Přesunout: { $title }
web-anno-up = Výš: { $title }
web-anno-down = Níž: { $title }
web-anno-moved-by-you = přesunuto tebou
web-anno-moved = { $cards ->
    [one] Přesunuto: { $cards } karta.
    [few] Přesunuto: { $cards } karty.
    [many] Přesunuto: { $cards } karty.
   *[other] Přesunuto: { $cards } karet.
}
web-anno-moved-counts = Platí to, až položíš svou kartu.
web-anno-moved-up = { $title }: výš, teď { $place } z { $cards }.
web-anno-moved-down = { $title }: níž, teď { $place } z { $cards }.
web-anno-lifted = V ruce: { $title }. Vyber mezeru.
web-anno-undo = Zpět
web-anno-undo-all = Všechno zpět
web-anno-undone = Vráceno.

# Otázka
web-anno-choose-first = Pak její místo. Dřívější je nahoře, pozdější dole.
web-anno-choose-free = Pak její místo. Předtím můžeš řadu opravit, nebo ji zpochybni.
web-anno-choose-one = Pak její místo. Předtím můžeš přesunout jednu kartu řady, nebo řadu zpochybni.
web-anno-choose-none = Pak její místo. Nebo řadu zpochybni.
web-anno-where-how = Vyber + v řadě. Dřívější je nahoře, pozdější dole.
web-anno-where-to = Kam má tahle karta přijít?
web-anno-where-to-how = Vyber +, nebo znovu stiskni úchyt a karta zůstane.

# Zpochybnění
web-anno-doubt = Zpochybnit…
web-anno-doubt-title = Nebo řadu zpochybni
web-anno-doubt-title-later = Zpochybnění
web-anno-doubt-sure = Zpochybnit řadu?
web-anno-doubt-do = Zpochybnit
web-anno-doubt-how = Všechny karty se obrátí, odshora dolů.
web-anno-doubt-error = Chyba: { $name } (poslední položená karta) bere { $cards ->
    [one] { $cards } kartu.
    [few] { $cards } karty.
    [many] { $cards } karty.
   *[other] { $cards } karet.
}
web-anno-doubt-none = Žádná chyba: { $cards ->
    [0] nebereš nic.
    [one] bereš { $cards } kartu.
    [few] bereš { $cards } karty.
    [many] bereš { $cards } karty.
   *[other] bereš { $cards } karet.
}
web-anno-doubt-won = Žádná chyba: { $name } vyhrává.
web-anno-doubt-nothing = Do téhle řady zatím nikdo nic nepoložil.
web-anno-doubt-turn = Můžeš, až budeš na tahu.
web-anno-doubt-corrected = Přesunuté karty se vrátí: řada se posoudí, jak ležela.

# Balíčky
web-anno-pile = { $cards ->
    [0] Balíček je prázdný.
    [one] Balíček: { $cards } karta.
    [few] Balíček: { $cards } karty.
    [many] Balíček: { $cards } karty.
   *[other] Balíček: { $cards } karet.
}
web-anno-next-card = Další karta: „{ $title }“.
web-anno-put-aside = { $cards ->
    [one] Odloženo: { $cards } karta.
    [few] Odloženo: { $cards } karty.
    [many] Odloženo: { $cards } karty.
   *[other] Odloženo: { $cards } karet.
}

# Odkrytí
web-anno-doubts = { $name } zpochybňuje řadu
web-anno-checks = { $name }: poslední karta
web-anno-turning = Řada se obrací, odshora dolů.
web-anno-on = Hrát dál
web-anno-stands = { $place }: { $date }
web-anno-right = Řada je správně!
web-anno-wrong = { $errors ->
    [one] V řadě je chyba
   *[other] V řadě jsou chyby
}
web-anno-pair = { $one-date }, potom { $other-date }: obráceně.
web-anno-pair-places = Špatné pořadí: { $one } a { $other }
web-anno-pair-told = { $one }, { $one-date }, a { $other }, { $other-date }: špatné pořadí.
web-anno-pairs-more = { $pairs ->
    [one] Špatně je ještě { $pairs } dvojice.
    [few] Špatně jsou ještě { $pairs } dvojice.
    [many] Špatně je ještě { $pairs } dvojice.
   *[other] Špatně je ještě { $pairs } dvojic.
}
web-anno-layer-draws = { $name } (poslední položená karta) bere { $cards ->
    [one] { $cards } kartu.
    [few] { $cards } karty.
    [many] { $cards } karty.
   *[other] { $cards } karet.
}
web-anno-doubter-draws = { $name } (zpochybnění) bere { $cards ->
    [one] { $cards } kartu.
    [few] { $cards } karty.
    [many] { $cards } karty.
   *[other] { $cards } karet.
}
web-anno-none-left = Není už co brát.
web-anno-nobody-draws = Nikdo nebere.
web-anno-last-card-wins = { $name } vyhrává poslední položenou kartou.
web-anno-why-layer = Nezáleží na tom, kdo položil špatnou kartu: kdo pokládá a nezpochybní, přijímá celou řadu.
web-anno-why-overlap = Stejná nebo překrývající se data mohou ležet v libovolném pořadí.
web-anno-aside = Řada se odkládá. Další řadu začíná { $name }.
web-anno-new-cards = Nové karty: { $name }
