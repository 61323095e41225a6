# Przeglądarka: ramy każdej strony i stół gry Timeline.

web-back = Wróć
web-menu = Opcje
web-close = Zamknij
web-home = Strona główna
web-sound = Dźwięk
web-language = Język
web-loading = Wczytywanie…
web-page-failed = Ta strona nie dotarła
web-page-failed-why = Może na chwilę zabrakło sieci albo Kronika właśnie się zaktualizowała.
web-part-failed = Ruchy, stosy i czat jeszcze nie dotarły. Grać można i bez nich.
web-page-again = Wczytaj ponownie
web-page-unknown = Pod tym adresem nic nie ma
web-page-unknown-why = Link może być niepełny albo stołu już nie ma.
web-page-home = Na stronę główną
web-copy-by-hand = Tutaj nie da się tego skopiować automatycznie. Tekst jest zaznaczony: skopiuj go ręcznie.
web-no-table = Nie ma stołu { $code }
web-no-table-why = Może w kodzie jest literówka albo stół już sprzątnięto.
web-unreachable = Kronika nie odpowiada
web-unreachable-why = Nic nie przepadło. Spróbuj za chwilę.

# Połączenie
web-lost = Połączenie zerwane. Próbuję ponownie…
web-lost-kept = Połączenie zerwane. Twój ruch nie przepadnie.
web-try-now = Spróbuj teraz
web-connected-again = Połączenie wróciło.

# Ludzie
web-people = Gracze
web-you = (ty)
web-on-turn = teraz gra
web-away = poza stołem
web-away-told = { $name }: chwilowo poza stołem.
web-back-told = { $name }: znowu przy stole.
web-somebody = Ktoś
web-seconds-left = { $seconds ->
    [one] Jeszcze { $seconds } sekunda.
    [few] Jeszcze { $seconds } sekundy.
    [many] Jeszcze { $seconds } sekund.
   *[other] Jeszcze { $seconds } sekundy.
}
web-time-left = Zostało { $time }
web-title-yours = Twoja kolej
web-title-watching = Oglądasz: { $title }
web-your-turn = Twoja kolej. { $line ->
    [one] Na stole leży { $line } karta
    [few] Na stole leżą { $line } karty
    [many] Na stole leży { $line } kart
   *[other] Na stole leży { $line } karty
}, na ręce masz { $cards }.
web-your-turn-name = { $name }, twoja kolej. { $line ->
    [one] Na stole leży { $line } karta
    [few] Na stole leżą { $line } karty
    [many] Na stole leży { $line } kart
   *[other] Na stole leży { $line } karty
}, na ręce masz { $cards }.
web-thinks = { $name } myśli.
web-choose-already = Kartę możesz wybrać już teraz.
web-watching = Tylko patrzysz. { $name } ma te karty.
web-paused = Przerwa w grze.
web-paused-host = Gra ruszy, gdy dasz znak.
web-paused-wait = Gra ruszy, gdy da znak osoba, która prowadzi stół.
web-resume = Graj dalej
web-pause = Wstrzymaj

# Oś czasu
web-line = Oś czasu
web-line-order = Oś czasu, od najwcześniejszej do najpóźniejszej
web-skip-line = Do osi czasu
web-skip-hand = Do twoich kart
web-map = Cała oś: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
web-card-dated = { $title }, { $date }
web-gap-between = Między kartami { $left }, i { $right }: miejsce { $gap } z { $gaps }.
web-gap-first = Przed kartą { $right }: miejsce { $gap } z { $gaps }.
web-gap-last = Za kartą { $left }: miejsce { $gap } z { $gaps }.
web-gap-only = Jedyne miejsce.
web-facts-of = Więcej o karcie: { $title }
web-no-fact = Więcej nie ma do opowiedzenia.
web-source = Źródło: { $source }

# Ręka
web-hand = Na ręce: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
web-hand-card = { $title }. Karta { $number } z { $cards }.
web-new = nowa
web-choose = Wybierz kartę
web-choose-how = Potem jej miejsce na osi.
web-where = Gdzie pasuje ta karta?
web-where-how = Wybierz + na osi. Wcześniejsze są z lewej, późniejsze z prawej.
web-turn-or-discard = Odkrywasz „{ $title }” czy odrzucasz?
web-more-or-stop = Jeszcze jedna czy koniec?
web-chosen = Wybrana karta: { $title }. { $gaps ->
    [one] { $gaps } miejsce
    [few] { $gaps } miejsca
    [many] { $gaps } miejsc
   *[other] { $gaps } miejsca
}; wybieraj strzałkami.
web-lay-here = Położyć tutaj?
web-lay-it = Połóż tutaj
web-not-yet = Jeszcze nie
web-ask-first = Pytaj przed położeniem karty
web-refused = Tak się nie da.

# Werdykt: najpierw rok, potem powód, potem skutek. $left i $right to daty.
web-verdict-right = { $date }. Dobrze!
web-verdict-wrong = { $date }. Nie tutaj.
web-lies-between = Między { $left } a { $right } pasuje.
web-lies-before = Przed { $right } pasuje.
web-lies-after = Po { $left } pasuje.
web-lies-only = To pierwsza karta na osi.
web-belongs-between = Między { $left } a { $right } jest jej miejsce.
web-belongs-before = Przed { $right } jest jej miejsce.
web-belongs-after = Po { $left } jest jej miejsce.
web-belongs-only = Jej miejsce jest gdzie indziej.
web-you-draw = { $cards ->
    [one] Dobierasz kartę.
    [few] Dobierasz { $cards } karty.
    [many] Dobierasz { $cards } kart.
   *[other] Dobierasz { $cards } karty.
}
web-draws = { $name } dobiera { $cards ->
    [one] kartę.
    [few] { $cards } karty.
    [many] { $cards } kart.
   *[other] { $cards } karty.
}
web-you-keep = { $cards ->
    [0] Nie masz już kart.
    [one] Zostaje ci { $cards } karta.
    [few] Zostają ci { $cards } karty.
    [many] Zostaje ci { $cards } kart.
   *[other] Zostaje ci { $cards } karty.
}

# Stosy, ruchy, rozmowa
web-tabs = Części stołu
web-tab-hand = Karty
web-tab-piles = Stosy
web-tab-moves = Ruchy
web-tab-chat = Czat
web-piles = Stosy
web-pile = { $cards ->
    [0] Talia jest pusta
   *[other] Następna karta, w talii { $cards }
}
web-discard = Odrzucone: { $cards }
web-box = Z powrotem w pudełku: { $cards }
web-moves = Ostatnie ruchy
web-log-empty = Jeszcze nic się nie stało.
web-log-begins = Odkąd tu jesteś, nic się nie stało.
web-log-laid-only = { $name }: „{ $title }”.
web-log-laid-first = { $name }: „{ $title }” przed { $right }.
web-log-laid-last = { $name }: „{ $title }” po { $left }.
web-log-laid-between = { $name }: „{ $title }” między { $left } a { $right }.
web-log-right = Dobrze: { $date }.
web-log-wrong = Źle: { $date }.
web-log-above = Drugi poziom, między { $left } a { $right }.
web-log-stacked = Ten sam rok: na wierzch.
web-log-aside = Między { $left } a { $right } nie ma miejsca: teraz leży bokiem.
web-chat = Czat
web-chat-empty = Na razie cisza.
web-chat-write = Napisz do wszystkich
web-send = Wyślij
web-signs = Reakcje
web-sign = Pokaż { $sign }
web-muted = Czat masz teraz wyłączony.
web-unread = { $lines ->
    [one] { $lines } nowa wiadomość
    [few] { $lines } nowe wiadomości
    [many] { $lines } nowych wiadomości
   *[other] { $lines } nowej wiadomości
}

# Jedno urządzenie dla kilku osób
web-curtain = Przekaż urządzenie: { $name }
web-curtain-why = Teraz gra { $name }. Nikt inny nie patrzy, dopóki karta nie leży na stole.
web-curtain-take = Jestem { $name }

# Koniec
web-closed = Gra zakończona przed czasem.
web-missed = Karty nie na miejscu
web-no-cards = bez kart
web-again = Jeszcze raz w tym samym składzie
web-again-host = Rozdać ponownie może osoba, która prowadzi stół.
web-change-settings = Zmień grę
web-review = Obejrzyj grę
web-record = Zapisz w pliku

# Opcje
web-take-back = Wróć do gry
web-host = Prowadzisz stół
web-end-game = Zakończ grę
web-mute = Wycisz
web-unmute = Pozwól pisać
web-give-bot = Niech gra bot
web-give-back = Oddaj miejsce
web-make-host = Przekaż stół
web-remove = Usuń
web-sure = Tego nie da się cofnąć. Naciśnij jeszcze raz.
web-leave = Odejdź od stołu
web-rules = Zasady
web-wrong-card = Błąd na karcie?
web-wrong-which = Która karta
web-wrong-why = Co się nie zgadza
web-wrong-date = Właściwa data
web-report = Zgłoś
web-correct = Popraw datę
web-void = Wycofaj kartę
web-proposal = Poprawić datę?
web-proposal-out = Wycofać kartę?
web-proposal-void = „{ $title }” ma wypaść z gry.
web-proposal-date = „{ $title }”: { $date } zamiast { $old }.
web-proposal-why = Dlaczego: { $why }
web-proposal-all = { $moves ->
    [0] Żadnego ruchu to nie dotyczy.
   *[other] Zostają wszystkie ruchy: { $moves }.
}
web-proposal-moves = Ruchy, które zostają: { $moves } z { $before }. Ostatnie ruchy, które się cofa: { $back }.
web-proposal-position = Gra toczy się dalej od tego, co teraz leży na stole.
web-reject = Zostaw bez zmian
web-proposal-waits = Jeszcze bez odpowiedzi: { $names }.

# Dlaczego serwer czegoś odmówił, według jego kodów: najpierw co jest, potem co można zrobić. To, co zdarza się
# najczęściej przed grą, jest w web-lobby.ftl.
web-why-client-busy = Twój ostatni ruch jest jeszcze w drodze.
web-why-client-gone = Nie ma cię już przy tym stole.
web-why-wire = To nie dotarło tak, jak trzeba. Wczytaj stronę ponownie.
web-why-wire-too-big = To za dużo naraz.
web-why-http = Kronika ma kłopot. Spróbuj za chwilę.
web-why-http-404 = Tego już tu nie ma.
web-why-http-no-token = Tej przeglądarki nie ma jeszcze przy stole. Najpierw dołącz.
web-why-http-origin = Strony z innych miejsc nie mogą tu grać.
web-why-date = Tej daty nie da się odczytać. Napisz rok albo dwa: 1914–1918.
web-why-setup = Tak nie da się rozdać. Sprawdź jeszcze raz ustawienia.
web-why-setup-symbols = Ta gra potrzebuje kart z symbolami. Wybierz inną talię.
web-why-setup-duplicate = Dwie z tych talii mają tę samą kartę. Pomiń jedną z nich.
web-why-move-not-your-turn = To nie twoja kolej.
web-why-move-game-over = Gra jest skończona.
web-why-move-not-in-hand = Tej karty nie masz już na ręce.
web-why-move-no-such-gap = Tego miejsca już nie ma. Spójrz jeszcze raz.
web-why-move-nothing-placed = Zanim zakończysz, jedna karta musi znaleźć swoje miejsce.
web-why-move-horizontal = Kartę leżącą bokiem można już tylko odrzucić.
web-why-move-no-discard = Po odkryciu karty w tej turze już się nie odrzuca.
web-why-move-other-symbol = Jej symbol nie pasuje do odrzuconych kart.
web-why-move-nothing-to-doubt = Do tego łańcucha nikt jeszcze nie dołożył karty, nie ma czego podważać.
web-why-move-no-correction = W tej grze łańcucha się nie poprawia.
web-why-move-too-much-corrected = W tej grze możesz przesunąć tylko jedną kartę łańcucha.
web-why-move-other-chain = Łańcuch się tymczasem zmienił. Spójrz jeszcze raz.
web-why-room-code = Akurat nie było wolnego kodu. Spróbuj jeszcze raz.
web-why-room-stranger = Nie ma cię przy tym stole. Najpierw dołącz.
web-why-room-role = Kto tylko ogląda, nie może tego zrobić.
web-why-room-self = Na sobie się tego nie da zrobić.
web-why-room-game = Tej gry tu nie ma. Wybierz inną.
web-why-room-options = Tak nie da się ustawić tej zasady.
web-why-room-limit = Tura może trwać od 5 sekund do 24 godzin albo bez ograniczeń.
web-why-room-away = Wybierz, kto gra za osoby, które odejdą.
web-why-room-first = Wybierz jeszcze raz, kto zaczyna.
web-why-room-language = Wybierz inny język.
web-why-room-bot = Na tym miejscu nikt by nie grał. Wybierz kto.
web-why-room-no-game = Teraz nie trwa żadna gra.
web-why-room-paused = Przerwa w grze.
web-why-room-not-over = Gra jeszcze się nie skończyła.
web-why-room-not-your-seat = To miejsce należy do kogoś innego.
web-why-room-bot-plays = Gra za ciebie bot. W opcjach możesz odzyskać miejsce.
web-why-room-proposal = Najpierw poprawka karty czeka na odpowiedź.
web-why-room-no-proposal = To już rozstrzygnięte.
web-why-room-not-playing = O tym decydują tylko osoby, które grają.
web-why-room-card = Ta karta nie jest odkryta.
web-why-room-why = Napisz, co się w karcie nie zgadza.
web-why-room-same-date = Karta ma już tę datę.
web-why-room-no-way-on = Tak gra nie mogłaby toczyć się dalej.
web-why-room-reports = To było dużo zgłoszeń. Dziękujemy!
web-why-room-none-missed = Na tym miejscu żadna karta nie była źle położona.
web-why-room-muted = Czat masz teraz wyłączony.
web-why-room-sign = Nie ma takiej reakcji.
