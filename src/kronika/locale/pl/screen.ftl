# Stół, jego części i to, co można zrobić.

bot-name = Bot { $number }
bot-name-alone = Bot
status-round = Runda { $round }
status-turn = Kolej: { $name }
status-thinking = { $name } myśli
status-over = Koniec gry
status-clockwise = zgodnie z ruchem wskazówek zegara
status-counter-clockwise = przeciwnie do ruchu wskazówek zegara
status-out = poza grą
zone-timeline = Oś czasu
zone-chain = Łańcuch
zone-chain-note = bez dat, dopóki ktoś go nie podważy
zone-empty = nic tu jeszcze nie leży
zone-pile = Talia
zone-discard = Odrzucone
zone-aside = Odłożone
zone-box = Pudełko
zone-free = wolne
zone-second = drugi poziom
zone-cards = { $cards ->
    [0] pusto
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
zone-on-top = na wierzchu: { $title }
hand-yours = { $name }, twoje karty
hand-others = { $name }
hand-sideways = bokiem
symbol-sun = słońce
symbol-moon = księżyc
symbol-star = gwiazda
score-now = Punkty, gdyby teraz był koniec: { $score }
plain-line = { $zone }, od najwcześniejszej:
plain-pile = Talia: { $cards ->
    [0] pusta
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
plain-discard = Stos kart odrzuconych: { $cards ->
    [0] pusty
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
plain-aside = Odłożone: { $cards ->
    [0] nic
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
plain-box = Pudełko: { $cards ->
    [0] puste
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
plain-ask-place = { $name }, karta i miejsce („2 3” kładzie kartę 2 za kartą 3, miejsce 0 jest przed wszystkimi; więcej: „pomoc”):
plain-ask-add = { $name }, karta i miejsce albo „{ $doubt }” („2 3” kładzie kartę 2 za kartą 3, miejsce 0 jest na samej górze; więcej: „pomoc”):
plain-ask-add-only = { $name }, karta i miejsce („2 3” kładzie kartę 2 za kartą 3, miejsce 0 jest na samej górze; więcej: „pomoc”):
plain-ask-coop = { $name }, którą kartę odkrywasz? („2” odkrywa kartę 2, „{ $discard } 2” ją odrzuca; więcej: „pomoc”):
plain-ask-coop-again = { $name }, jeszcze jedna karta albo „{ $stop }” (więcej: „pomoc”):
plain-ask-coop-failed = { $name }, inna karta (więcej: „pomoc”):
plain-help-place = 2 3 – połóż kartę 2 w miejscu 3 (za kartą 3; miejsce 0 jest przed wszystkimi)
plain-help-doubt = { $doubt } – podważ łańcuch
plain-help-correct = { $move } 5 1 – najpierw przesuń kartę 5 łańcucha za kartę 1; „{ $reset }” cofa wszystko
plain-help-turn = 2 – odkryj kartę 2
plain-help-discard = { $discard } 2 – odrzuć kartę 2
plain-help-stop = { $stop } – zakończ turę
plain-help-more = { $rules } – zasady, które za tym stoją · { $log } – co się stało · { $view } – stół · { $quit } – zapisz i zakończ
plain-corrected = Łańcuch, jaki chcesz mieć („{ $reset }” cofa wszystko):
plain-not-understood = To nie jest tu żaden ruch: { $text }
plain-number-card = Nie ma karty { $number }; są karty od 1 do { $last }.
plain-number-gap = Nie ma miejsca { $number }; są miejsca od 0 do { $last }.
rules-now = Co możesz teraz zrobić
rules-just = Zasady stojące za tym, co się właśnie stało
saved = Zapisano w { $path }
saved-resume = Aby grać dalej: { $command }
saved-replay = Aby przeczytać jeszcze raz: { $command }
saved-not = Nie udało się zapisać gry: { $reason }
cmd-doubt = podważ
cmd-stop = stop
cmd-discard = odrzuć
cmd-move = przesuń
cmd-reset = cofnij
cmd-help = pomoc
cmd-rules = zasady
cmd-log = przebieg
cmd-view = stół
cmd-quit = koniec
ask-game = Jaka gra?
ask-deck = Jakie karty? (nazwa lub ścieżka)
ask-people = Kto gra przy tej klawiaturze? (imiona po przecinku)
ask-bots = Ile botów?
ask-level = Jak dobrze boty pamiętają daty? ({ $levels })
ask-default = { $question } [{ $default }]
ask-again = Wybierz jedno z: { $choices }
level-fair = słabo
level-good = dobrze
level-sharp = bardzo dobrze
level-child = jak małe dziecko
level-pupil = jak dziecko w wieku szkolnym
level-adult = jak osoba dorosła
level-enthusiast = jak osoba z pasją do historii
level-historian = jak osoba po studiach historycznych
levels-title = Jak dobrze boty pamiętają daty, od najsłabszych do najlepszych. Lata: o ile zwykle się mylą około roku 1950, 1500 i 500 p.n.e., gdy nie znają daty.
levels-use = Podaje się w --players, na przykład Ana,bot:pupil,bot:adult. Te boty planują i uczą się w trakcie gry. bot:fair, bot:good i bot:sharp to boty wcześniejsze.
key-gap = miejsce
key-card = karta
key-lay = połóż
key-turn = odkryj
key-doubt = podważ
key-stop = zakończ
key-discard = odrzuć
key-correct = popraw
key-cancel = anuluj
key-chain = karta łańcucha
key-pick = podnieś
key-drop = odłóż
key-done = gotowe
key-undo = cofnij
key-rule = zasada
key-log = przebieg
key-quit = koniec
key-skip = dalej
doubt-sure = { $name }, podważasz łańcuch? Jeśli jest w nim błąd, { $layer } dobiera { $layer-cards ->
    [one] { $layer-cards } kartę
    [few] { $layer-cards } karty
   *[other] { $layer-cards } kart
}; jeśli jest poprawny, dobierasz { $doubter-cards ->
    [one] { $doubter-cards } kartę
    [few] { $doubter-cards } karty
   *[other] { $doubter-cards } kart
}. Jeszcze raz d podważa.
dialog-close = Enter lub Esc: wróć
dialog-go-on = Enter: dalej
dialog-end = Enter: wyjdź · Esc: obejrzyj stół
rules-title = Zasady
log-title = Co się stało
reveal-title = Łańcuch zostaje odkryty
score-parts = Dolny poziom { $lower }, drugi poziom { $upper }, wszystkie inne karty −{ $minus }
start-game = Gra
start-deck = Karty
start-people = Kto gra przy tej klawiaturze? (imiona po przecinku)
start-bots = Boty
start-level = Pamiętają daty
start-keys = ↑↓ wybierz wiersz · ←→ zmień · Enter zacznij · Esc wyjdź
about-timeline-russia = Kładź swoje karty na osi czasu, po jednej na turę. Kto na końcu rundy jako jedyny nie ma kart, wygrywa. Źle położone karty trafiają na stos kart odrzuconych.
about-timeline-cesko = Kładź swoje karty na osi czasu, po jednej na turę. Kto na końcu rundy jako jedyny nie ma kart, wygrywa. Źle położone karty wracają do pudełka.
about-timeline-polska = Kładź swoje karty na osi czasu, po jednej na turę. Kto na końcu rundy jako jedyny nie ma kart, wygrywa. Im mniej osób, tym więcej kart ma każda.
about-twist-competitive = Kładź swoje karty na osi czasu, po jednej na turę, każdy przeciw każdemu. Kto na końcu rundy jako jedyny nie ma kart, wygrywa.
about-twist-coop = Jedna drużyna: odkrywajcie karty, a ich daty powiedzą, gdzie trafią. Dwa poziomy, dwa punkty i jeden; jeśli jej miejsce jest zajęte, karta leży bokiem i kosztuje punkt.
about-anno-domini = Dołóż kartę do łańcucha bez dat, popraw go albo podważ. Jeśli jest w nim błąd, dobiera ten, kto kładł ostatni; jeśli jest poprawny, ten, kto podważył.
