# Przeglądarka: ćwiczenie z talią. $title, $left, $right to tytuły kart.

web-practice = Ćwicz
web-practice-with = Ćwiczenie: { $title }
web-practice-missed = Przećwicz to, co nie wyszło
web-practice-where = Gdzie pasuje „{ $title }”?
web-practice-here = Tutaj
web-practice-before = Przed kartą „{ $right }”
web-practice-after = Za kartą „{ $left }”
web-practice-between = Między kartami „{ $left }” i „{ $right }”
web-practice-yours = Twoje miejsce
web-practice-right = Dobrze!
web-practice-wrong = Nie tam.
web-practice-unknown = Teraz już wiesz:
web-practice-ask-unknown = Nie wiem
web-practice-next = Następna karta
web-practice-finish = Koniec
web-practice-left = { $cards ->
    [0] To ostatnia karta.
    [one] Potem jeszcze jedna karta.
    [few] Potem jeszcze { $cards } karty.
   *[many] Potem jeszcze { $cards } kart.
}
web-practice-done = Na razie to wszystko
web-practice-result = { $answers ->
    [one] Jedna odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
}, dobrze: { $right }.
web-practice-nothing = Nic nie czeka i nie ma nic nowego.
web-practice-kept = Karty wracają, zanim je zapomnisz. Co już umiesz, pamięta ta przeglądarka.
web-practice-back = Do talii
web-practice-retry = Spróbuj ponownie
# $deck to tytuł talii.
web-practice-missed-of = Przećwicz to, co nie wyszło: { $deck }
web-practice-unkept = Ta przeglądarka nie zdołała zapamiętać tego, co już umiesz.
