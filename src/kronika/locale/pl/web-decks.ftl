# Przeglądarka: półka z taliami, wczytywanie pliku i edytor talii.

web-decks = Talie
web-decks-lead = Przejrzyj talie, wybierz kilka do stołu albo zrób własną.
web-decks-play = Graj tą talią
web-decks-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
web-decks-mix = Wybierz do stołu
web-decks-mix-full = Przy jednym stole najwyżej { $most } talii.
web-decks-mixed = { $decks ->
    [one] Wybrano: { $decks } talia, kart: { $cards }.
    [few] Wybrano: { $decks } talie, kart: { $cards }.
    [many] Wybrano: { $decks } talii, kart: { $cards }.
   *[other] Wybrano: { $decks } talii, kart: { $cards }.
}
web-decks-chosen = Wybrane talie
web-decks-none = Nie wybieraj żadnej
web-decks-open = Otwórz z nimi stół

# Talia i jej karty
web-decks-search = Szukaj w tytułach
web-decks-theme = Temat
web-decks-any = Wszystkie tematy
web-decks-years-between = Lata
web-decks-from = od
web-decks-to = do
web-decks-years-note = Całe lata; -44 to 44 p.n.e.
web-decks-difficulty = Trudność
web-decks-any-difficulty = Dowolna
web-decks-easy = łatwe
web-decks-medium = średnie
web-decks-hard = trudne
web-decks-difficulty-note = Według tego, jak często kładziono tu kartę dobrze. Karty położone mniej niż 5 razy nie mają jeszcze trudności.
web-decks-filters = Więcej filtrów
web-decks-clear = Pokaż wszystkie
web-decks-found = { $cards ->
    [one] Znaleziono { $cards } kartę.
    [few] Znaleziono { $cards } karty.
    [many] Znaleziono { $cards } kart.
   *[other] Znaleziono { $cards } karty.
}
web-decks-covered = Naciśnij kartę, aby ją odwrócić.
web-decks-nothing = Żadna karta nie zawiera: { $search }. Może szukać mniej?
web-decks-nothing-fits = Żadna karta nie pasuje. Może wybrać mniej?
web-decks-more = { $cards ->
    [one] Pokaż jeszcze { $cards } kartę
    [few] Pokaż jeszcze { $cards } karty
    [many] Pokaż jeszcze { $cards } kart
   *[other] Pokaż jeszcze { $cards } karty
}
web-decks-gone = Nie ma czego przeglądać
web-decks-why-room-playing = Właśnie grasz tą talią, więc jej daty pozostają zakryte. Wróć po grze.
web-decks-why-room-unknown = Nie ma tu takiej talii ani karty.

# Drukowanie
web-decks-print = Drukuj
web-decks-print-title = Druk: { $title }
web-decks-paper = Papier
web-decks-duplex = Obie strony
web-decks-duplex-long = Drukarka odwraca wzdłuż długiej krawędzi
web-decks-duplex-short = Drukarka odwraca wzdłuż krótkiej krawędzi
web-decks-duplex-fold = Na jednej stronie, do złożenia
web-decks-duplex-none = Przody i tyły na osobnych arkuszach
web-decks-pdf = Utwórz PDF
web-decks-printing = Arkusze się przygotowują. To może potrwać minutę.

# Własne talie
web-decks-make = Zrób talię
web-decks-own = Twoje talie
web-decks-changed = zmieniono: { $when }
web-decks-published = opublikowano, wersja { $version }
web-decks-unpublished = jeszcze nie opublikowano
web-decks-look = Obejrzyj karty
web-decks-delete = Usuń
web-decks-delete-title = Usunąć „{ $title }”?
web-decks-delete-note = Szkic zniknie na dobre.
web-decks-delete-published = Szkic zniknie na dobre. To, co opublikowano, zostaje i kto ma link, może tym grać.
web-decks-keep = Zostaw
web-decks-cancel = Nie teraz
web-decks-new = Nowa talia
web-decks-new-note = Zacznij od pustej tabeli i pisz albo wklej wiersze z arkusza.
web-decks-new-begin = Zacznij
web-decks-name = Nazwa talii
web-decks-cards-language = Język kart

# Wczytywanie pliku
web-decks-upload = Prześlij plik
web-decks-upload-note = CSV, Excel, JSON, YAML, tabele Markdown, notatki Anki, wyniki z Wikidanych albo zwykłe wiersze, jak „1876 Telefon”. Do 8 MB.
web-decks-choose = Wybierz plik
web-decks-or-drop = albo przeciągnij go tutaj
web-decks-sending = Wysyłanie: { $file }.
web-decks-reading = Plik jest czytany i sprawdzany.
web-decks-unread = { $file }: nie da się wczytać.
web-decks-why-http-413 = Plik jest większy niż 8 MB.
web-decks-why-draft-too-many = Masz już 50 szkiców. Najpierw usuń jeden.
web-decks-why-draft-full = Na to nie ma już miejsca: limit dla ciebie albo dla wszystkich razem jest wyczerpany. Usuń szkice, których już nie potrzebujesz.
web-decks-why-draft-errors = W tej talii coś się jeszcze nie zgadza. Najpierw popraw to, co zaznaczono na czerwono.
web-decks-no-title = Nie ma kolumny z tytułami. Powiedz niżej, która to jest.
web-decks-no-date = Nie ma kolumny z datami. Powiedz niżej, która to jest.
web-decks-there = Kolumny pliku: { $columns }
web-decks-say = Powiedz, jak go czytać
web-decks-say-title = Kolumna z tytułami
web-decks-say-date = Kolumna z datami
web-decks-guess = zgadnij
web-decks-years = Rok −44 to
web-decks-years-historical = 44 p.n.e., jak liczą historycy
web-decks-years-astronomical = 45 p.n.e., jak liczą astronomowie
web-decks-again = Wczytaj jeszcze raz { $file }
web-decks-read = { $cards ->
    [one] Wczytano { $cards } kartę
    [few] Wczytano { $cards } karty
    [many] Wczytano { $cards } kart
   *[other] Wczytano { $cards } karty
}
web-decks-refused = { $rows ->
    [one] Nie wczytano { $rows } wiersza.
    [few] Nie wczytano { $rows } wierszy.
    [many] Nie wczytano { $rows } wierszy.
   *[other] Nie wczytano { $rows } wiersza.
}
web-decks-bad = { $cards ->
    [one] { $cards } karta nie jest jeszcze gotowa.
    [few] { $cards } karty nie są jeszcze gotowe.
    [many] { $cards } kart nie jest jeszcze gotowych.
   *[other] { $cards } karty nie jest jeszcze gotowe.
}
web-decks-all-in = Żaden wiersz nie zginął.
web-decks-edit = Dalej do edytora
web-decks-another = Wróć do talii
web-decks-columns = Za co uznano kolumny
web-decks-column = Kolumna
web-decks-taken = Uznana za
web-decks-because = Na podstawie
web-decks-left-out = pominięta
web-decks-role-title = tytuł
web-decks-role-date = data
web-decks-role-fact = ciekawostka
web-decks-role-theme = temat
web-decks-role-source = źródło
web-decks-role-start = początek
web-decks-role-end = koniec
web-decks-row = Wiersz { $row }:
web-decks-flagged = { $cards ->
    [one] { $cards } karta do obejrzenia
    [few] { $cards } karty do obejrzenia
    [many] { $cards } kart do obejrzenia
   *[other] { $cards } karty do obejrzenia
}
web-decks-doctor = Co mówi doktor
web-decks-doctor-fine = Doktor nic nie znalazł.
web-decks-doctor-waits = Doktor obejrzy talię, gdy nie będzie w niej błędów.
web-decks-doctor-large = Doktor ogląda tu tylko talie do 1000 kart.
web-decks-errors = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
web-decks-warnings = { $count ->
    [one] { $count } ostrzeżenie
    [few] { $count } ostrzeżenia
    [many] { $count } ostrzeżeń
   *[other] { $count } ostrzeżenia
}
web-decks-notes = { $count ->
    [one] { $count } uwaga
    [few] { $count } uwagi
    [many] { $count } uwag
   *[other] { $count } uwagi
}
web-decks-whole = Cała talia
web-decks-all = Pokaż wszystkie ({ $count })

# Edytor
web-editor-title = { $cards ->
    [one] { $title }, { $cards } karta
    [few] { $title }, { $cards } karty
    [many] { $title }, { $cards } kart
   *[other] { $title }, { $cards } karty
}
web-editor-none = Nie ma takiego szkicu
web-editor-gone = Pod tym adresem nie masz szkicu. Szkic można otworzyć tylko w przeglądarce, w której powstał.
web-editor-saved = Zapisano
web-editor-saved-at = Zapisano { $time }
web-editor-saving = Zapisywanie…
web-editor-unsaved = Jeszcze nie zapisano
web-editor-failed = Nie zapisano
web-editor-failed-kept = Nie udało się zapisać. Nic nie przepadło: twoje zmiany są w tej przeglądarce.
web-editor-save = Zapisz
web-editor-restored = Zmiany, których ostatnio nie zapisano, wróciły. Cofnij je usunie.
web-editor-head = O talii
web-editor-export = Eksportuj
web-editor-export-note = Jako tabela dla arkusza albo dla programów. Po wczytaniu to znów ta sama talia.
web-editor-check = Sprawdź
web-editor-checking = Sprawdzanie…
web-editor-publish = Opublikuj
web-editor-publishing = Publikowanie…
web-editor-found = { $findings ->
    [one] Doktor znalazł { $findings } rzecz.
    [few] Doktor znalazł { $findings } rzeczy.
    [many] Doktor znalazł { $findings } rzeczy.
   *[other] Doktor znalazł { $findings } rzeczy.
}
web-editor-cards = Karty
web-editor-card = Karta
web-editor-more = Więcej
web-editor-title-column = Tytuł
web-editor-fact = Ciekawostka
web-editor-date = Data
web-editor-theme = Temat
web-editor-source = Źródło
web-editor-asks = Na co odpowiada data
web-editor-icon = Ikona
web-editor-front = Symbol z przodu
web-editor-back = Symbol z tyłu
web-editor-no-theme = bez tematu
web-editor-cell = { $column }, karta { $row }
web-editor-row = (karta { $row })
web-editor-new-row = Wpisz nową kartę albo wklej wiersze z arkusza
web-editor-columns = Kolumny:
web-editor-keys = Klawiatura
web-editor-keys-note = Strzałki prowadzą od komórki do komórki. Enter pisze w komórce, a potem schodzi w dół, Escape przywraca to, co w niej było. Home i End prowadzą na końce wiersza, Page Up i Page Down o dziesięć wierszy. Delete opróżnia komórkę. Ctrl+Z cofa, Ctrl+Y ponawia, Ctrl+S zapisuje. Tab opuszcza komórkę.
web-editor-pages = Strony tabeli
web-editor-earlier = Wcześniejsze wiersze
web-editor-later = Dalsze wiersze
web-editor-from-to = { $from }–{ $to } z { $all }
web-editor-pasted = { $rows ->
    [one] Wklejono { $rows } wiersz.
    [few] Wklejono { $rows } wiersze.
    [many] Wklejono { $rows } wierszy.
   *[other] Wklejono { $rows } wiersza.
}
web-editor-tools = Wiersze
web-editor-add = Dodaj kartę
web-editor-duplicate = Powiel
web-editor-duplicated = Powielono.
web-editor-remove = Usuń
web-editor-removed = Usunięto. Cofnij ją przywróci.
web-editor-undo = Cofnij
web-editor-redo = Ponów
web-editor-bad = { $cards ->
    [one] { $cards } karta nie jest jeszcze gotowa.
    [few] { $cards } karty nie są jeszcze gotowe.
    [many] { $cards } kart nie jest jeszcze gotowych.
   *[other] { $cards } karty nie jest jeszcze gotowe.
}
web-editor-bare = { $cards ->
    [one] Bez źródła: { $cards } karta.
    [few] Bez źródła: { $cards } karty.
    [many] Bez źródła: { $cards } kart.
   *[other] Bez źródła: { $cards } karty.
}
web-editor-fine = Wszystkie karty są gotowe.
web-editor-empty = Jeszcze nie ma kart. Dodaj pierwszą.
web-editor-next-bad = Do następnej
web-editor-preview = Jak będzie wyglądać karta
web-editor-turn = Odwróć
web-editor-no-date = Rewers pokaże datę, gdy będzie jasna.
web-editor-before = Poprzednia karta
web-editor-after = Następna karta
web-editor-card-of = Karta { $row } z { $rows }
web-editor-print-first = Drukować można tylko opublikowaną talię. Najpierw ją opublikuj.
web-editor-print-note = Drukuje się to, co opublikowano ostatnio.
web-editor-published = Talią „{ $title }” można grać
web-editor-published-note = { $cards ->
    [one] Wersja { $version }, { $cards } karta. Kto zna link, może talią grać, przeglądać ją i drukować; nie ma jej na żadnej liście.
    [few] Wersja { $version }, { $cards } karty. Kto zna link, może talią grać, przeglądać ją i drukować; nie ma jej na żadnej liście.
    [many] Wersja { $version }, { $cards } kart. Kto zna link, może talią grać, przeglądać ją i drukować; nie ma jej na żadnej liście.
   *[other] Wersja { $version }, { $cards } karty. Kto zna link, może talią grać, przeglądać ją i drukować; nie ma jej na żadnej liście.
}
web-editor-link = Link do talii
web-editor-play = Otwórz stół z tą talią
web-editor-conflict = Ten szkic zmieniono gdzie indziej
web-editor-conflict-why = Na innym urządzeniu albo w innej karcie przeglądarki. Jedna z wersji zostaje, druga zostanie zastąpiona. Swoją możesz najpierw zachować jako plik.
web-editor-conflict-counts = Kart w twojej: { $mine }. Kart w drugiej: { $theirs }.
web-editor-conflict-save = Zachowaj moją jako plik
web-editor-conflict-theirs = Weź drugą
web-editor-conflict-mine = Kontynuuj moją
web-editor-languages = Języki
web-editor-first = (pierwszy: każda karta potrzebuje w nim tytułu)
web-editor-add-language = Dodaj język
web-editor-themes = Tematy
web-editor-theme-name = Temat { $number }
web-editor-add-theme = Dodaj temat
web-editor-authors = Kto zrobił talię, oddzielone przecinkami
web-editor-license = Licencja
web-editor-done = Gotowe

# Co jest nie tak z komórką, przed słowami serwera
web-editor-error-deck-date = To nie jest jednoznaczna data.
web-editor-error-deck-missing = Tu czegoś brakuje.
web-editor-error-deck-theme = Ta talia nie ma takiego tematu.
web-editor-error-deck-limit = To jest za długie.
web-editor-error-deck-symbols = Symbole nie pasują do siebie.
web-editor-error-deck-extra = Talie nie mają takiej kolumny.
web-editor-error-deck-value = To ma złą postać.
web-editor-error-deck-icon = Tej ikony nie można użyć.
web-editor-error-deck-image = Tego obrazka nie można użyć.
web-editor-error-deck-duplicate = To jest tu dwa razy.
