# Przeglądarka: pierwsza strona, drzwi i poczekalnia stołu, zasady z obrazkami, strona o Kronice.

web-home-title = Co było wcześniej?
web-home-lead = Układaj historię we właściwej kolejności: w pojedynkę, ze znajomymi na telefonach albo z całą salą przed jednym ekranem.
web-home-play = Zagraj teraz
web-home-play-note = Od razu, przeciw dwóm botom. Bez konta.
web-home-open = Otwórz stół
web-home-open-now = Otwórz
web-home-join = Dołącz
web-home-name = Twoje imię
web-home-guest = Gość
web-home-code = Kod stołu, sześć liter
web-home-code-wrong = Kod ma sześć liter, na przykład KRAKEN.
web-home-scan = Skanuj
web-home-scan-title = Skieruj aparat na kod QR
web-home-scan-failed = Aparat tu nie działa. Wpisz kod.
web-home-today = Rozdanie dnia
web-home-today-note = Timeline Twist z filmami, przebojami i serialami. Data: { $day }, dla wszystkich te same karty.
web-home-today-play = Zagraj
web-home-week = Twój tydzień
web-home-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-home-day-begun = rozpoczęte
web-home-day-open = jeszcze czeka
web-home-day-none = bez gry
web-home-share = Udostępnij
web-home-share-text = Kronika, rozdanie nr { $number } ({ $day }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $rank }
web-home-go-on = Graj dalej
web-home-before = Twoje stoły
web-home-games = Gry
web-home-timeline = Timeline
web-home-timeline-note = Wybierz kartę i miejsce. Dobrze: zostaje. Źle: dobierasz nową. Kto pierwszy nie ma kart, wygrywa.
web-home-twist = Timeline Twist
web-home-twist-note = Jedna drużyna, jedna oś na dwóch poziomach. Jak daleko się odważycie, zanim miejsce będzie zajęte?
web-home-anno = Anno Domini
web-home-anno-note = Nikt nie widzi dat. Dołóż kartę, popraw łańcuch albo go podważ, a wszystko zostanie odkryte.
web-home-rules = Zasady z obrazkami
web-home-decks = Talie
web-home-about = O Kronice

# Drzwi
web-lobby-table = Stół { $code }
web-lobby-door-host = Stół prowadzi { $name }.
web-lobby-door-seats = Zajęte miejsca: { $seats } z { $most }.
web-lobby-door-playing = Trwa gra.
web-lobby-door-language = Język kart: { $language }.
web-lobby-door-rules = Zasady jak w pudełku { $box }.
web-lobby-as = Co chcesz robić?
web-lobby-as-player = Grać
web-lobby-as-player-note = Dostajesz miejsce i karty.
web-lobby-as-player-full = Teraz nie ma wolnego miejsca. Poczekasz na następne.
web-lobby-as-spectator = Oglądać
web-lobby-as-spectator-note = Widzisz stół i możesz pisać.
web-lobby-as-screen = Być wspólnym ekranem
web-lobby-as-screen-note = Na telewizor lub rzutnik: duże karty, nic do naciskania.
web-lobby-code-where = Jest obok kodu QR na ekranie osoby, która otworzyła stół.
web-lobby-screen-name = Ekran { $number }
web-lobby-age = Wiek, jeśli chcesz
web-lobby-age-note = Najczęściej zaczyna najmłodsza osoba. Twój wiek widzą wszyscy przy stole.
web-lobby-sit-down = Zajmij miejsce
web-lobby-come-in = Wejdź
web-lobby-look-in = Zajrzyj
web-lobby-listed = Stoły otwarte dla każdego
web-lobby-people = { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osoby
}

# Poczekalnia: zaproszenie
web-lobby-invite = Zaproś
web-lobby-qr = Kod QR z linkiem do tego stołu
web-lobby-qr-large = Pokaż duży kod QR
web-lobby-code = Kod: { $code }
web-lobby-point = Skieruj tu aparat albo wpisz kod.
web-lobby-copy = Kopiuj link
web-lobby-copied = Skopiowano
web-lobby-link = Link do tego stołu

# Poczekalnia: kto tu jest
web-lobby-at-table = Przy stole
web-lobby-nobody = Nikt jeszcze nie siedzi.
web-lobby-players = { $fewest ->
    [1] Liczba osób: od 1 do { $most }.
   *[other] Liczba osób: od { $fewest } do { $most }.
}
web-lobby-begins = zaczyna
web-lobby-bot-about = bot, daty pamięta { $level }
web-lobby-bot-level = Bot · { $level }
web-lobby-bot-error = Przy datach z okolic roku 1950 zwykle myli się o { $recent }, z okolic roku 1500 o { $old }. Uczy się z odkrytych kart.
web-lobby-bot-names = Atrament, Pióro, Folio, Pergamin, Szeryf, Rubryka, Kolofon, Errata
web-lobby-free = wolne miejsce
web-lobby-on-device = urządzenie: { $name }
web-lobby-you = ty
web-lobby-host = prowadzi stół
web-lobby-years = { $years ->
    [one] { $years } rok
    [few] { $years } lata
    [many] { $years } lat
   *[other] { $years } roku
}
web-lobby-own-hand = { $cards ->
    [one] na początek { $cards } karta
    [few] na początek { $cards } karty
    [many] na początek { $cards } kart
   *[other] na początek { $cards } karty
}
web-lobby-moved = { $name }: teraz miejsce { $place }.
web-lobby-came = { $name } już tu jest.
web-lobby-went = { $name } odchodzi.
web-lobby-up = { $name }: wyżej
web-lobby-down = { $name }: niżej
web-lobby-change-of = { $name }: zmień miejsce
web-lobby-add-bot = Dodaj bota
web-lobby-add-here = Jeszcze ktoś na tym urządzeniu
web-lobby-without-seat = Bez miejsca
web-lobby-is-player = czeka na miejsce
web-lobby-is-spectator = ogląda
web-lobby-is-screen = wspólny ekran
web-lobby-give-seat = Daj miejsce
web-lobby-seat-one = { $name }: daj miejsce
web-lobby-send-away = Odeślij
web-lobby-send-away-one = { $name }: usuń od stołu
web-lobby-seat = Miejsce { $place }: { $name }
web-lobby-name = Imię
web-lobby-who-plays = Kto tu gra
web-lobby-this-device = Moje urządzenie
web-lobby-device-of = Urządzenie: { $name }
web-lobby-left-free = Jeszcze nikt
web-lobby-hand-of = Karty na początek
web-lobby-hand-of-note = Puste: tyle, ile mają wszyscy. Mniej kart pomaga dzieciom i początkującym.
web-lobby-remove-bot = Usuń bota
web-lobby-remove-seat = Usuń to miejsce
web-lobby-cancel = Anuluj
web-lobby-save = Zapisz

# Poczekalnia: w co gramy. Między ⟦ a ⟧ stoi to, co można nacisnąć.
web-lobby-how = Jak gramy
web-lobby-more = Język, widzowie i inne
web-lobby-host-sets = Wybiera osoba, która prowadzi stół. Każdą zmianę widać tu od razu.
web-lobby-title-game = Która gra?
web-lobby-title-decks = Które karty?
web-lobby-title-difficulty = Jak trudne są karty?
web-lobby-title-limit = Jak długo może trwać tura?
web-lobby-title-first = Kto zaczyna?
web-lobby-title-language = W jakim języku są karty?
web-lobby-title-away = Kto gra za tych, którzy odejdą?
web-lobby-title-spectators = Kto może oglądać?
web-lobby-title-listed = Kto znajdzie ten stół?
web-lobby-s-game = Gramy w ⟦{ $game }⟧.
web-lobby-s-decks = Karty: ⟦{ $decks }⟧, razem { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
web-lobby-s-cards-all = W grze są ⟦wszystkie karty⟧.
web-lobby-s-cards-all-note = Łatwe, średnie i trudne razem.
web-lobby-s-cards-easy = W grze są tylko ⟦łatwe karty⟧.
web-lobby-s-cards-easy-note = Jedna trzecia każdej talii, którą najłatwiej ułożyć, po równo z każdej epoki.
web-lobby-s-cards-normal = W grze są tylko ⟦średnie karty⟧.
web-lobby-s-cards-normal-note = Środkowa jedna trzecia każdej talii, po równo z każdej epoki.
web-lobby-s-cards-hard = W grze są tylko ⟦trudne karty⟧.
web-lobby-s-cards-hard-note = Jedna trzecia każdej talii, którą najtrudniej ułożyć, po równo z każdej epoki.
web-lobby-s-first = Zaczyna ⟦{ $name }⟧.
web-lobby-s-first-rules = Kto zaczyna, mówią ⟦zasady⟧.
web-lobby-s-first-note = Najmłodsza osoba, jeśli podano wiek; inaczej miejsce 1.
web-lobby-s-first-owner = Miejsce na górze listy.
web-lobby-s-limit = Tura trwa ⟦{ $limit }⟧.
web-lobby-limit-none = tyle, ile trzeba
web-lobby-limit-seconds = { $seconds ->
    [one] najwyżej { $seconds } sekundę
    [few] najwyżej { $seconds } sekundy
    [many] najwyżej { $seconds } sekund
   *[other] najwyżej { $seconds } sekundy
}
web-lobby-limit-minutes = { $minutes ->
    [one] najwyżej { $minutes } minutę
    [few] najwyżej { $minutes } minuty
    [many] najwyżej { $minutes } minut
   *[other] najwyżej { $minutes } minuty
}
web-lobby-limit-hours = { $hours ->
    [one] najwyżej { $hours } godzinę
    [few] najwyżej { $hours } godziny
    [many] najwyżej { $hours } godzin
   *[other] najwyżej { $hours } godziny
}
web-lobby-s-language = Język kart: ⟦{ $language }⟧.
web-lobby-s-foreign = { $count ->
    [one] Nie ma w tym języku: { $decks }. Ta talia zostaje przy swoim.
   *[other] Nie ma w tym języku: { $decks }. Te talie zostają przy swoim.
}
web-lobby-s-away-bot = Za osobę, która odejdzie w trakcie gry, gra ⟦bot⟧.
web-lobby-s-away-bot-note = Gra jak osoba dorosła: przy większości dat myli się o kilka lat, niektóre zna dokładnie.
web-lobby-s-away-default = Za osobę, która odejdzie w trakcie gry, robi się ⟦zwykły ruch⟧.
web-lobby-s-away-default-note = Zawsze pierwsza karta, na koniec osi.
web-lobby-s-watch-all = Oglądać może ⟦każdy⟧.
web-lobby-s-watch-screens = Oglądać mogą ⟦tylko wspólne ekrany⟧.
web-lobby-s-watch-none = Oglądać nie może ⟦nikt⟧.
web-lobby-s-listed = Ten stół znajdzie ⟦każdy na tym serwerze⟧.
web-lobby-s-unlisted = Ten stół znajdzie ⟦tylko ten, kto ma kod⟧.
web-lobby-cards = { $cards ->
    [0] żadna karta
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
web-lobby-by-rules = tyle kart, ile mówią zasady
web-lobby-house = Zasada domowa. W pudełku: { $value }.
web-lobby-box = Jak w pudełku.
web-lobby-as-box = Jak w pudełku: { $value }
web-lobby-fewer = O jedną mniej
web-lobby-more-cards = O jedną więcej
web-lobby-single-years = Tylko talie, w których każda karta ma jeden konkretny rok.
web-lobby-unfit = Niektóre karty mają przedziały lat: nie do tej gry.
web-lobby-option-hand = Na początek dla każdej osoby: ⟦{ $value }⟧.
web-lobby-option-hand-title = Ile kart dostaje każda osoba?
web-lobby-option-hand-default = Im mniej osób, tym więcej kart ma każda.
web-lobby-option-hand-why = Więcej kart, dłuższa gra. Kto pozbędzie się wszystkich, wygrywa.
web-lobby-option-misplaced = Karta na złym miejscu ⟦{ $value }⟧ i dobiera się nową.
web-lobby-option-misplaced-title = Dokąd trafia źle położona karta?
web-lobby-option-misplaced-discard = trafia na stos kart odrzuconych
web-lobby-option-misplaced-box = wraca do pudełka
web-lobby-option-misplaced-insert = trafia na swoje właściwe miejsce
web-lobby-option-penalty_doubter = Cena niesłusznego podważenia: ⟦{ $value }⟧.
web-lobby-option-penalty_doubter-title = Ile kosztuje niesłuszne podważenie?
web-lobby-option-penalty_doubter-why = Jeśli łańcuch jest poprawny, dobiera osoba, która go podważyła.
web-lobby-option-penalty_layer = Gdy znajdzie się błąd, osoba, która kładła ostatnia, dobiera: ⟦{ $value }⟧.
web-lobby-option-penalty_layer-title = Ile kosztuje błąd w łańcuchu?
web-lobby-option-penalty_layer-why = Dobiera osoba, która kładła ostatnia, czyjkolwiek jest błąd.
web-lobby-option-correction = Przed położeniem karty wolno ⟦{ $value }⟧.
web-lobby-option-correction-title = Jak bardzo wolno zmieniać łańcuch?
web-lobby-option-correction-free = dowolnie ułożyć łańcuch
web-lobby-option-correction-one = przesunąć jedną kartę łańcucha
web-lobby-option-correction-none = tylko patrzeć, łańcuch się nie zmienia
web-lobby-option-last_card = Przy czyjejś ostatniej karcie: ⟦{ $value }⟧.
web-lobby-option-last_card-title = Kto sprawdza ostatnią kartę?
web-lobby-option-last_card-reveal = łańcuch odkrywa się od razu
web-lobby-option-last_card-successor = następna osoba podważa ją albo przyjmuje

# Poczekalnia: rozdawanie
web-lobby-deal = Rozdaj karty
web-lobby-waits = { $name } rozda, gdy wszyscy będą.
web-lobby-missing = { $missing ->
    [one] { $game }: brakuje jeszcze { $missing } osoby. Wyślij link albo dodaj bota.
    [few] { $game }: brakuje jeszcze { $missing } osób. Wyślij link albo dodaj boty.
    [many] { $game }: brakuje jeszcze { $missing } osób. Wyślij link albo dodaj boty.
   *[other] { $game }: brakuje jeszcze { $missing } osób. Wyślij link albo dodaj boty.
}
web-lobby-away = { $people ->
    [one] { $names }: chwilowo poza stołem.
   *[other] { $names }: chwilowo poza stołem.
}
web-lobby-fair = Dlaczego tasowanie jest uczciwe
web-lobby-fair-note = { $devices ->
    [0] Serwer zapieczętował swoją część tasowania, a każde urządzenie dodaje własną, więc nikt nie wybiera kolejności. Po grze pieczęć można sprawdzić. Oto ona:
   *[other] Serwer zapieczętował swoją część tasowania, a każde urządzenie dodaje własną (dotąd { $devices }), więc nikt nie wybiera kolejności. Po grze pieczęć można sprawdzić. Oto ona:
}
web-lobby-seal = Pieczęć następnego rozdania
web-lobby-leave-title = Odejść od stołu?
web-lobby-leave-note = Możesz też wyjść i zachować miejsce: stół { $code } jest na pierwszej stronie.
web-lobby-leave = Odejdź na dobre
web-lobby-keep-seat = Wyjdź, zachowaj miejsce
web-lobby-stay = Zostań

# Dlaczego nie
web-lobby-why-room-unknown = Tego stołu już nie ma.
web-lobby-why-room-removed = Odesłano cię od tego stołu.
web-lobby-why-room-full = Ten stół jest pełny: są tu 64 osoby.
web-lobby-why-room-no-spectators = Nie ma wolnego miejsca, a tylko oglądać tu nie można.
web-lobby-why-room-not-host = To może tylko osoba, która prowadzi stół.
web-lobby-why-room-nobody = Tej osoby już tu nie ma.
web-lobby-why-room-name = To imię nie pasuje: od 1 do 30 widocznych znaków, inne niż pozostałe.
web-lobby-why-room-name-taken = { $name } już jest przy tym stole. Wybierz imię, które wygląda inaczej.
web-lobby-why-room-age = Wiek to liczba od 0 do 130.
web-lobby-why-room-decks = Wybierz od jednej do dziesięciu talii, które tu są.
web-lobby-why-room-seats = Liczba osób nie pasuje do tej gry.
web-lobby-why-room-no-seat = Nie ma wolnego miejsca.
web-lobby-why-room-hand = Na początek jest od 1 do 1000 kart.
web-lobby-why-room-playing = Trwa gra.
web-lobby-why-room-today = Rozdanie dnia jest dla wszystkich takie samo. Do innych gier otwórz inny stół.
web-lobby-why-room-stale = Ktoś był szybszy. Spójrz jeszcze raz.
web-lobby-why-setup-single-years = Ta gra potrzebuje kart z jednym konkretnym rokiem, a niektóre z tych mają przedziały lat. Wybierz inne talie.
web-lobby-why-room-too-few = Na tę grę zostaje za mało kart. Weź wszystkie karty albo domieszaj jeszcze jedną talię.
web-lobby-why-setup-too-few-cards = Talie mają na to za mało kart. Rozdaj mniej albo domieszaj jeszcze jedną talię.
web-lobby-why-setup-too-many-cards = To za dużo kart na jedną grę. Weź mniej talii.
web-lobby-why-setup-hand = W tej grze wszyscy mają tyle samo kart.
web-lobby-why-setup-players = Liczba osób nie pasuje do tej gry.
web-lobby-why-setup-first = Wybierz jeszcze raz, kto zaczyna.
web-lobby-why-http-too-many = Z tej sieci przyszło za dużo zapytań. Odczekaj minutę.
web-lobby-why-http-busy = Teraz nie udało się tego zapisać. Spróbuj jeszcze raz.
web-lobby-why-wire-too-fast = To było za szybko. Spróbuj za chwilę.
web-lobby-why-client-unreachable = Kronika nie odpowiada. Spróbuj za chwilę.

# Zasady z obrazkami
web-rules-lead = Każda karta ma tytuł, a po drugiej stronie datę. Układaj karty w kolejności, w jakiej wszystko się działo. Lat znać nie trzeba: wystarczy wcześniej albo później.
web-rules-hand = { $cards ->
    [one] Na początek każda osoba dostaje { $cards } kartę.
    [few] Na początek każda osoba dostaje { $cards } karty.
    [many] Na początek każda osoba dostaje { $cards } kart.
   *[other] Na początek każda osoba dostaje { $cards } karty.
}
web-rules-name-timeline-cesko = Timeline: Česko
web-rules-name-timeline-polska = Timeline: Polska
web-rules-name-timeline-russia = Timeline: Historia Rosji
web-rules-name-twist-competitive = Timeline Twist, przeciw sobie
web-rules-name-twist-coop = Timeline Twist, razem
web-rules-name-anno-domini = Anno Domini
web-rules-step-deal = Na początek
web-rules-step-turn = Twoja tura
web-rules-step-right = Na właściwym miejscu
web-rules-step-wrong = Na złym miejscu
web-rules-step-mend = Poprawianie łańcucha
web-rules-step-doubt = Podważanie
web-rules-step-levels = Dwa poziomy
web-rules-step-risk = Gdy miejsce jest zajęte
web-rules-step-score = Koniec i punkty
web-rules-step-end = Koniec
web-rules-card-train = Parowóz pierwszy raz ciągnie pociąg
web-rules-card-stamp = Sprzedano pierwszy znaczek pocztowy
web-rules-card-bell = Big Ben bije po raz pierwszy
web-rules-card-metro = W Londynie rusza kolej podziemna
web-rules-card-talkie = Długi film pierwszy raz mówi
web-rules-card-tunnel = Otwarto tunel pod kanałem La Manche
web-rules-card-voyage = Statek opływa cały świat

# O Kronice
web-about-what = Kronika to stół do gier o tym, co kiedy było: na jednym urządzeniu, na wielu albo z całą salą przed jednym ekranem. Konto nie jest potrzebne.
web-about-fair = Czy tasowanie jest uczciwe?
web-about-fair-note = Przed każdą grą serwer pieczętuje swoją część tasowania, a urządzenia przy stole dodają swoje, więc nikt nie może wybrać kolejności kart. Po grze jej zapis pokazuje wszystko i każdy może go sprawdzić.
web-about-private = Co jest zapisywane
web-about-private-note = Ta przeglądarka pamięta twoje imię, język i ustawienia, losowy klucz, który jest twoim miejscem, twoje ostatnie stoły i rozdania dnia, niezapisane szkice oraz to, co ćwiczysz w każdej talii. Plik cookie kronika-language zawiera wybrany język i nic więcej. Przeglądarka nie pyta innych stron i nikt nie liczy odwiedzin.
web-about-credits = Czyja to praca
web-about-icons = Ikony na kartach stworzyli współtwórcy
web-about-recoloured = Zmieniono kolory.
web-about-type = Krój pisma na kartach to Piazzolla, autorzy:
web-about-facts = Daty i ciekawostki mają źródło podane na każdej karcie. Talie są na licencji, którą każda z nich podaje.
web-about-games = Timeline, Timeline Twist i Anno Domini to gry i znaki towarowe ich wydawców. Kronika gra według ich zasad, ma własne karty i nie ma z nimi nic wspólnego.
web-about-licence = Licencja
web-about-licence-note = Kronika to wolne oprogramowanie na licencji Apache License 2.0.
