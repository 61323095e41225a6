# Przeglądarka: stół gry Anno Domini. Miejsca w łańcuchu (1., 2.) podaje program, nigdy datę.

web-anno-chain = Łańcuch
web-anno-order = Łańcuch, od najwcześniejszej do najpóźniejszej
web-anno-earliest = Wcześniej
web-anno-latest = Później

# W którą stronę toczy się gra
web-anno-next = Potem: { $name }.
web-anno-turns = Kierunek zmieni się raz: gdy komuś zostaną dwie karty.
web-anno-turned = Kierunek już się zmienił.

# Poprawianie łańcucha
web-anno-move = Przesuń: { $title }
web-anno-up = Wyżej: { $title }
web-anno-down = Niżej: { $title }
web-anno-moved-by-you = przesunięte przez ciebie
web-anno-moved = { $cards ->
    [one] Przesunięto { $cards } kartę.
    [few] Przesunięto { $cards } karty.
    [many] Przesunięto { $cards } kart.
   *[other] Przesunięto { $cards } karty.
}
web-anno-moved-counts = Liczy się, gdy położysz swoją kartę.
web-anno-moved-up = { $title }: wyżej, teraz { $place } z { $cards }.
web-anno-moved-down = { $title }: niżej, teraz { $place } z { $cards }.
web-anno-lifted = Podniesiona karta: { $title }. Wybierz miejsce.
web-anno-undo = Cofnij
web-anno-undo-all = Cofnij wszystko
web-anno-undone = Cofnięto.

# Pytanie
web-anno-choose-first = Potem jej miejsce. Wcześniejsze są wyżej, późniejsze niżej.
web-anno-choose-free = Potem jej miejsce. Przedtem możesz poprawić łańcuch albo go podważ.
web-anno-choose-one = Potem jej miejsce. Przedtem możesz przesunąć jedną kartę łańcucha albo podważ łańcuch.
web-anno-choose-none = Potem jej miejsce. Albo podważ łańcuch.
web-anno-where-how = Wybierz + w łańcuchu. Wcześniejsze są wyżej, późniejsze niżej.
web-anno-where-to = Dokąd ma trafić ta karta?
web-anno-where-to-how = Wybierz + albo naciśnij uchwyt jeszcze raz, a karta zostanie.

# Podważenie
web-anno-doubt = Podważ…
web-anno-doubt-title = Albo podważ łańcuch
web-anno-doubt-title-later = Podważenie
web-anno-doubt-sure = Podważyć łańcuch?
web-anno-doubt-do = Podważ
web-anno-doubt-how = Wszystkie karty zostają odkryte, od góry.
web-anno-doubt-error = Błąd: { $name } (ostatnia położona karta) dobiera { $cards ->
    [one] { $cards } kartę.
    [few] { $cards } karty.
    [many] { $cards } kart.
   *[other] { $cards } karty.
}
web-anno-doubt-none = Bez błędu: { $cards ->
    [0] nie dobierasz niczego.
    [one] dobierasz { $cards } kartę.
    [few] dobierasz { $cards } karty.
    [many] dobierasz { $cards } kart.
   *[other] dobierasz { $cards } karty.
}
web-anno-doubt-won = Bez błędu: { $name } wygrywa.
web-anno-doubt-nothing = Do tego łańcucha nikt jeszcze nie dołożył karty.
web-anno-doubt-turn = Możesz, gdy przyjdzie twoja kolej.
web-anno-doubt-corrected = Przesunięte karty wracają: oceniany jest łańcuch taki, jaki leżał.

# Stosy
web-anno-pile = { $cards ->
    [0] Stos jest pusty.
    [one] Stos: { $cards } karta.
    [few] Stos: { $cards } karty.
    [many] Stos: { $cards } kart.
   *[other] Stos: { $cards } karty.
}
web-anno-next-card = Następna karta: „{ $title }”.
web-anno-put-aside = { $cards ->
    [one] Odłożono { $cards } kartę.
    [few] Odłożono { $cards } karty.
    [many] Odłożono { $cards } kart.
   *[other] Odłożono { $cards } karty.
}

# Odkrycie
web-anno-doubts = { $name } podważa łańcuch
web-anno-checks = { $name }: ostatnia karta
web-anno-turning = Łańcuch zostaje odkryty, od góry.
web-anno-on = Graj dalej
web-anno-stands = { $place }: { $date }
web-anno-right = Łańcuch jest poprawny!
web-anno-wrong = { $errors ->
    [one] W łańcuchu jest błąd
   *[other] W łańcuchu są błędy
}
web-anno-pair = { $one-date }, potem { $other-date }: odwrotnie.
web-anno-pair-places = Zła kolejność: { $one } i { $other }
web-anno-pair-told = { $one }, { $one-date }, i { $other }, { $other-date }: zła kolejność.
web-anno-pairs-more = { $pairs ->
    [one] Jeszcze { $pairs } para leży odwrotnie.
    [few] Jeszcze { $pairs } pary leżą odwrotnie.
    [many] Jeszcze { $pairs } par leży odwrotnie.
   *[other] Jeszcze { $pairs } pary leży odwrotnie.
}
web-anno-layer-draws = { $name } (ostatnia położona karta) dobiera { $cards ->
    [one] { $cards } kartę.
    [few] { $cards } karty.
    [many] { $cards } kart.
   *[other] { $cards } karty.
}
web-anno-doubter-draws = { $name } (podważenie) dobiera { $cards ->
    [one] { $cards } kartę.
    [few] { $cards } karty.
    [many] { $cards } kart.
   *[other] { $cards } karty.
}
web-anno-none-left = Nie ma już czego dobrać.
web-anno-nobody-draws = Nikt nie dobiera.
web-anno-last-card-wins = { $name } kładzie ostatnią kartę i wygrywa.
web-anno-why-layer = Nieważne, czyja karta leży źle: kto kładzie i nie podważa, ten przyjmuje cały łańcuch.
web-anno-why-overlap = Daty równe albo zachodzące na siebie mogą leżeć w dowolnej kolejności.
web-anno-aside = Łańcuch zostaje odłożony. Następny zaczyna { $name }.
web-anno-new-cards = Nowe karty: { $name }
