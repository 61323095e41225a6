# Co się stało przy stole, zdanie po zdaniu. $name to imię gracza, $title i podobne to tytuły kart.

names-and = { $names } i { $last }
told-sat = { $seats ->
    [one] Przy stole siedzi { $seats } osoba.
    [few] Przy stole siedzą { $seats } osoby.
   *[other] Przy stole siedzi { $seats } osób.
} { $cards ->
    [one] W grze jest { $cards } karta.
    [few] W grze są { $cards } karty.
   *[other] W grze jest { $cards } kart.
}
told-position = Gra zaczyna się w środku.
told-boxed = { $cards ->
    [one] W grze jest { $cards } karta
    [few] W grze są { $cards } karty
   *[other] W grze jest { $cards } kart
}, reszta zostaje w pudełku.
told-dealt = { $name } ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}: { $titles }.
told-discard-opened = „{ $title }” otwiera stos kart odrzuconych.
told-line-opened = „{ $title }” otwiera oś czasu.
told-chain-opened = „{ $title }” otwiera łańcuch, data pozostaje zakryta.
told-chain-extended = Za nią leży „{ $title }”, także z zakrytą datą.
told-shown = „{ $title }”: { $date }.
told-placed-only = { $name } kładzie „{ $title }”.
told-placed-first = { $name } kładzie „{ $title }” przed kartą „{ $right }”.
told-placed-last = { $name } kładzie „{ $title }” za kartą „{ $left }”.
told-placed-between = { $name } kładzie „{ $title }” między kartami „{ $left }” i „{ $right }”.
told-right = { $date }. Dobrze! Karta zostaje.
told-wrong-discard = { $date }. Nie tutaj. Karta trafia na stos kart odrzuconych.
told-wrong-box = { $date }. Nie tutaj. Karta wraca do pudełka.
told-wrong-insert = { $date }. Nie tutaj. Karta trafia na swoje właściwe miejsce.
told-wrong-returned = { $date }. Nie tutaj. Talia jest pusta, więc karta zostaje: { $name }.
told-belongs-first = Jej miejsce jest przed kartą „{ $right }”, { $right-date }.
told-belongs-last = Jej miejsce jest za kartą „{ $left }”, { $left-date }.
told-belongs-between = Jej miejsce jest między kartami „{ $left }”, { $left-date }, i „{ $right }”, { $right-date }.
told-quoted = „{ $title }”
told-drew = { $name } dobiera { $titles }.
told-shuffled-discard = Talia się skończyła: { $cards ->
    [one] { $cards } karta ze stosu kart odrzuconych staje się
    [few] { $cards } karty ze stosu kart odrzuconych po przetasowaniu stają się
   *[other] { $cards } kart ze stosu kart odrzuconych po przetasowaniu staje się
} nową talią.
told-shuffled-box = Talia się skończyła: { $cards ->
    [one] { $cards } karta z pudełka staje się
    [few] { $cards } karty z pudełka po przetasowaniu stają się
   *[other] { $cards } kart z pudełka po przetasowaniu staje się
} nową talią.
told-shuffled-aside = Talia się skończyła: { $cards ->
    [one] { $cards } odłożona karta staje się
    [few] { $cards } odłożone karty po przetasowaniu stają się
   *[other] { $cards } odłożonych kart po przetasowaniu staje się
} nową talią.
told-turned = { $name } odkrywa „{ $title }”: { $date }.
told-below-first = Wcześniej niż wszystkie: otwiera miejsce na lewym końcu.
told-below-last = Później niż wszystkie: otwiera miejsce na prawym końcu.
told-above = Trafia na drugi poziom, między karty „{ $left }” i „{ $right }”.
told-stacked = Ten sam rok co „{ $other }”: trafia na wierzch.
told-laid-aside = Jej miejsce między kartami „{ $left }” i „{ $right }” jest zajęte. Karta leży bokiem.
told-discarded = { $name } odrzuca „{ $title }”.
told-stopped = { $name } kończy turę.
told-corrected = { $name } poprawia łańcuch: { $moved }.
told-corrected-same = { $name } zostawia łańcuch bez zmian.
told-moved-first = „{ $title }” na samą górę
told-moved-after = „{ $title }” za kartę „{ $left }”
told-doubted = { $name } podważa łańcuch.
told-checked = Ostatnia karta położona ({ $name }): łańcuch zostaje odkryty.
told-judged-right = Łańcuch jest poprawny. { $name } dobiera { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}: { $titles }.
told-judged-wrong = W łańcuchu jest błąd. { $name } dobiera { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}: { $titles }.
told-judged-right-alone = Łańcuch jest poprawny.
told-judged-wrong-alone = W łańcuchu jest błąd; nie ma już czego dobrać.
told-chain-aside = Łańcuch zostaje odłożony.
told-reversed = { $name } ma już tylko dwie karty: od teraz gra toczy się w drugą stronę.
told-round = Zaczyna się runda { $round }, pierwszy ruch: { $name }.
told-tie-break = Dalej grają tylko { $names }, każdy z jedną nową kartą.
told-won = { $name } wygrywa.
told-won-together = { $names } wygrywają razem.
told-score = Drużyna ma { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}: { $rank }.
rank-0 = Nowicjusze
rank-1 = Młoda paczka
rank-2 = Liga dobrych
rank-3 = Drużyna bystrych
rank-4 = Doświadczeni gracze
rank-5 = Sojusz znawców
rank-6 = Krąg geniuszy
rank-7 = Podróżnicy w czasie
account-title = { $game }, { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[other] { $deck } kart
}
account-players = Grają: { $names }
account-options = Zasady domowe: { $options }
account-move = Ruch { $number }
account-unfinished = Tu kończy się zapis; następny ruch: { $name }.
account-over = Koniec gry.
