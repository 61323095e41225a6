# Przeglądarka: Timeline Twist, razem.

web-twist-upper = Drugi poziom
web-twist-taken = Między { $left } a { $right }:
web-twist-free = Między { $left } a { $right }: wolne
web-twist-turn = Którą kartę odkrywasz?
web-twist-turn-or-discard = Odkrywasz kartę czy jakąś odrzucasz?
web-twist-again = Karta ma swoje miejsce. Jeszcze jedną?
web-twist-failed = Poproszę inną kartę
web-twist-risk = { $free ->
    [0] Wolne są tylko oba końce i te same lata.
    [one] Wolne: { $free } miejsce na górze, oba końce i te same lata.
    [few] Wolne: { $free } miejsca na górze, oba końce i te same lata.
    [many] Wolne: { $free } miejsc na górze, oba końce i te same lata.
   *[other] Wolne: { $free } miejsca na górze, oba końce i te same lata.
} Karta, której miejsce jest zajęte, leży bokiem i można ją już tylko odrzucić.
web-twist-do-turn = Odkryj
web-twist-do-discard = Odrzuć
web-twist-stop = Zakończ i dobierz
web-twist-or = albo spróbuj następnej karty
web-twist-lying = Bokiem: później można ją tylko odrzucić
web-twist-lying-now = Bokiem: teraz można ją odrzucić
web-twist-matches = Symbol jak na wierzchu
web-twist-matches-now = Ten sam symbol: można ją odrzucić
web-twist-on-top = Na wierzchu: { $symbol }.
web-twist-verdict-right = { $date }. Karta ma swoje miejsce.
web-twist-verdict-wrong = { $date }. Miejsce jest zajęte.
web-twist-score = Punkty drużyny
web-twist-now = Gdyby teraz był koniec
web-twist-final = Na koniec
web-twist-score-lower = Dolny poziom, { $cards } × 2
web-twist-score-upper = Drugi poziom, { $cards } × 1
web-twist-score-discarded = Odrzucone, { $cards }
web-twist-score-pile = W talii, { $cards }
web-twist-score-hands = W rękach, { $cards }
web-twist-rank = { $rank }. { $points ->
    [one] Od { $points } punktu
    [few] Od { $points } punktów
    [many] Od { $points } punktów
   *[other] Od { $points } punktu
}: { $next }.
web-twist-rank-last = { $rank }. Wyżej już się nie da.
web-twist-ended-played = Wszystkie karty są już zagrane.
web-twist-ended-nothing = { $name }: żadna odkryta karta nie znalazła wolnego miejsca. To koniec gry.
web-twist-ended-stuck = { $name } nie może już odkryć ani odrzucić żadnej karty. To koniec gry.
