# Prohlížeč: ohlédnutí za dohranou hrou a společná obrazovka. $name je jméno a stojí samo.

web-review-title = Hra z { $day }
web-review-not-over = Tahle hra ještě neskončila
web-review-not-over-why = Ohlédnutí ukazuje všechna data. Proto se tahle stránka otevře, až hra skončí.
web-review-none = Taková hra tu není
web-review-none-why = Odkaz je možná neúplný, nebo byla hra uklizena.
web-review-again = Podívat se znovu

# Kroky
web-review-steps = Tahy hry
web-review-move-slider = Tah
web-review-back = O tah zpět
web-review-on = O tah dál
web-review-deal = Rozdání karet
web-review-move = Tah { $move }: { $name }
web-review-move-right = Tah { $move }: { $name }, správně
web-review-move-wrong = Tah { $move }: { $name }, špatně
web-review-was-right = Správně
web-review-was-wrong = Špatně
web-review-here = Patří sem
web-review-playing = S tímhle balíčkem karet právě hraješ. Co jeho karty vyprávějí, si tu přečteš potom.

# Celá hra
web-review-missed = Nejčastější omyly u stolu
web-review-missed-none = Žádná karta neležela špatně.
web-review-all = Ukázat všechny ({ $cards })
web-review-fewer = Ukázat méně
web-review-times = { $times } z { $tries }
web-review-times-told = , omyly: { $times } z { $tries }
web-review-counts = { $right } správně, { $wrong } špatně
web-review-take = S sebou
web-review-record = Záznam téhle hry
web-review-whose = Čí omyly
web-review-none-missed = { $name }: žádný omyl.
web-review-anki = Karty s omylem pro Anki
web-review-csv = Karty s omylem jako tabulka (CSV)
web-review-copy = Zkopírovat odkaz
web-review-link = Odkaz na tuhle hru

# Co kdyby
web-review-what-if = Co kdyby…?
web-review-what-if-why = Hraj odtud dál u vlastního stolu. Na ostatních místech hrají boti a nic z toho se nepočítá.
web-review-from = Odkud?
web-review-from-before = Před tahem { $move }: na tahu je { $name }
web-review-from-after = Po tahu { $move }: na tahu je { $name }
web-review-from-deal = Od rozdání: začíná { $name }
web-review-seat = Hraju za
web-review-bots = Boti si pamatují data
web-review-go = Hrát dál
web-review-no-way-on = Odtud hra nemůže pokračovat.

# Společná obrazovka
web-screen-full = Celá obrazovka
web-screen-full-end = Ukončit celou obrazovku
web-screen-join = Pojď hrát
web-screen-join-how = Namiř fotoaparát na obrázek, nebo otevři { $address } a napiš kód.
web-screen-here = Kdo je tu
web-screen-nobody = Zatím nikdo.
web-screen-hand = Karty: { $name }
web-screen-more = { $cards ->
    [one] a ještě { $cards } karta
    [few] a ještě { $cards } karty
   *[other] a ještě { $cards } karet
}
web-screen-pile = { $cards ->
    [0] Balíček je prázdný.
    [one] V balíčku je { $cards } karta.
    [few] V balíčku jsou { $cards } karty.
   *[other] V balíčku je { $cards } karet.
}
