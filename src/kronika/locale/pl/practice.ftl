# Ćwiczenie w terminalu. $title i podobne to tytuły kart, $date to data.

practice-begin = { $due ->
    [0] Żadna karta nie czeka
    [one] Jedna karta czeka
    [few] Czekają { $due } karty
   *[many] Czeka { $due } kart
}, { $new ->
    [0] żadna nie jest nowa
    [one] jedna jest nowa
    [few] { $new } są nowe
   *[many] { $new } jest nowych
}. Wpisz numer luki, ? jeśli nie wiesz, q aby zakończyć.
practice-nothing = Nic nie czeka i nie ma nic nowego.
practice-changed = { $cards ->
    [one] Jedna karta ma inną datę i zaczyna od nowa.
    [few] { $cards } karty mają inną datę i zaczynają od nowa.
   *[many] { $cards } kart ma inną datę i zaczyna od nowa.
}
practice-row = { $number }. { $date } – { $title }
practice-ask = Gdzie pasuje „{ $title }”? 0 to przed wszystkimi, { $last } za wszystkimi:
practice-unclear = „{ $text }” to nie jest luka; wpisz liczbę od 0 do { $last }, ? albo q.
practice-right = Dobrze! { $date }.
practice-wrong = Nie tam. { $date }.
practice-unknown = To { $date }.
practice-belongs-first = Pasuje przed kartą „{ $right }”.
practice-belongs-last = Pasuje za kartą „{ $left }”.
practice-belongs-between = Pasuje między kartami „{ $left }” i „{ $right }”.
practice-again = Jeszcze raz to, co było źle:
practice-end = { $answers ->
    [one] Jedna odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
}, dobrze: { $right }.
practice-next = Następna karta wróci { $when }.
practice-stats = { $title }: przećwiczono { $seen } z { $cards } kart, czeka { $due }.
practice-stats-answers = Dobrych odpowiedzi { $right }, złych { $wrong }.
practice-stats-kept = Z przećwiczonych kart będziesz jutro pamiętać zapewne jeszcze około { $percent }%.
practice-stats-none = Nie masz jeszcze przećwiczonej żadnej talii.
practice-stats-elsewhere = { $deck }: { $cards ->
    [one] przećwiczono jedną kartę
    [few] przećwiczono { $cards } karty
   *[many] przećwiczono { $cards } kart
}; podaj ścieżkę do tej talii, aby dowiedzieć się więcej.
practice-stats-gone = { $cards ->
    [one] Jednej ćwiczonej karty nie ma już w talii.
    [few] { $cards } ćwiczonych kart nie ma już w talii.
   *[many] { $cards } ćwiczonych kart nie ma już w talii.
}
