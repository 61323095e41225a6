# Przeglądarka: spojrzenie wstecz na skończoną grę i wspólny ekran. $name to imię, stoi samo.

web-review-title = Gra z { $day }
web-review-not-over = Ta gra jeszcze trwa
web-review-not-over-why = Spojrzenie wstecz pokazuje wszystkie daty. Dlatego ta strona otworzy się po zakończeniu gry.
web-review-none = Nie ma takiej gry
web-review-none-why = Może link jest niepełny albo grę już sprzątnięto.
web-review-again = Sprawdź jeszcze raz

# Kroki
web-review-steps = Ruchy w grze
web-review-move-slider = Ruch
web-review-back = Ruch wstecz
web-review-on = Ruch naprzód
web-review-deal = Rozdanie kart
web-review-move = Ruch { $move }: { $name }
web-review-move-right = Ruch { $move }: { $name }, dobrze
web-review-move-wrong = Ruch { $move }: { $name }, źle
web-review-was-right = Dobrze
web-review-was-wrong = Źle
web-review-here = Jej miejsce jest tutaj
web-review-playing = Właśnie grasz tą talią. Co mówią jej karty, przeczytasz tu po grze.

# Cała gra
web-review-missed = Najczęstsze pomyłki przy stole
web-review-missed-none = Żadna karta nie leżała źle.
web-review-all = Pokaż wszystkie ({ $cards })
web-review-fewer = Pokaż mniej
web-review-times = { $times } z { $tries }
web-review-times-told = , pomyłki: { $times } z { $tries }
web-review-counts = { $right } dobrze, { $wrong } źle
web-review-take = Do zabrania
web-review-record = Zapis tej gry
web-review-whose = Czyje pomyłki
web-review-none-missed = { $name }: ani jednej pomyłki.
web-review-anki = Karty z pomyłek do Anki
web-review-csv = Karty z pomyłek jako tabela (CSV)
web-review-copy = Kopiuj link
web-review-link = Link do tej gry

# Co by było, gdyby
web-review-what-if = A gdyby…?
web-review-what-if-why = Graj stąd dalej przy własnym stole. Na pozostałych miejscach grają boty i nic z tego się nie liczy.
web-review-from = Od którego miejsca?
web-review-from-before = Przed ruchem { $move }: kolej – { $name }
web-review-from-after = Po ruchu { $move }: kolej – { $name }
web-review-from-deal = Od rozdania: zaczyna { $name }
web-review-seat = Gram za
web-review-bots = Boty pamiętają daty
web-review-go = Graj dalej
web-review-no-way-on = Stąd nie da się grać dalej.

# Wspólny ekran
web-screen-full = Pełny ekran
web-screen-full-end = Zamknij pełny ekran
web-screen-join = Zagraj z nami
web-screen-join-how = Skieruj aparat na obrazek albo otwórz { $address } i wpisz kod.
web-screen-here = Kto tu jest
web-screen-nobody = Na razie nikogo.
web-screen-hand = Karty: { $name }
web-screen-more = { $cards ->
    [one] i jeszcze { $cards } karta
    [few] i jeszcze { $cards } karty
   *[other] i jeszcze { $cards } kart
}
web-screen-pile = { $cards ->
    [0] Talia jest pusta.
    [one] W talii: { $cards } karta.
    [few] W talii: { $cards } karty.
   *[other] W talii: { $cards } kart.
}
