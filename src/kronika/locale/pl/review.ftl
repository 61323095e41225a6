# Spojrzenie wstecz na grę: ile warte były ruchy, jak komu szło, co zdecydowało. $name to imię, $what ruch w słowach.

review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { NUMBER($number, maximumFractionDigits: 1) }
review-points = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } punkt
    [few] { NUMBER($points, maximumFractionDigits: 1) } punkty
    [many] { NUMBER($points, maximumFractionDigits: 1) } punktów
   *[other] { NUMBER($points, maximumFractionDigits: 1) } punktu
}
review-title = { $game }: spojrzenie wstecz
review-of = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}: { $names }
review-won = Wygrana: { $names }
review-open = Ta gra jeszcze trwa. Poniżej są daty, których nikt przy stole nie widział.
review-asked = Szanse są takie, jakie mają osoby, które pamiętają daty { $level } (liczba pamięci: { $minds }).
review-players = Przy stole
review-player = { $name }: dobrze { $right } z { $tries }; według szans { $chance }, osoby na tym poziomie { $par }
review-player-none = { $name }: żadnego ruchu, który mógłby być dobry lub zły
review-player-cost = ruch kosztował { $cost } szansy na trafienie; szansa na wygraną w sumie { $worth }
review-player-cost-team = ruch kosztował { $cost } szansy na trafienie; w sumie { $worth }
review-player-doubts = podważenia: { $right } z { $tries } słusznie
review-eras = według epok
review-themes = według tematów
review-group = { $name } { $right } z { $tries } (według szans { $chance })
review-calibration = szanse i ile takich ruchów było dobrych
review-decile = od { $low } do { $high }: { $right } z { $moves }
review-moments = Co zdecydowało o grze
review-moments-none = Żaden ruch się nie wyróżnia.
review-moments-hands = Według liczby kart leżących przed każdym.
review-moments-playouts = Boty na tym poziomie dograły stoły przed ruchem i po nim; liczba rozgrywek każdego stołu: { $playouts }.
review-moved = ruch { $move }, { $what }
review-moment = { $what }: szansa na wygraną, { $name }: { $before } → { $after }
review-moment-team = { $what }: oczekiwano { $before } → { $after }
review-moves = Ruchy
review-by = { $name }: { $what }
review-card = „{ $title }”
review-dated = { $what }, { $date }
review-in-gap = { $what }, luka { $gap }
review-after-correction = { $what } poprawionego łańcucha
review-without-correction = { $what } bez poprawki
review-did-doubt = podważenie
review-did-stop = koniec tury
review-did-discard = { $what }, odrzucenie
review-right = dobrze
review-wrong = źle
review-given = szansa { $chance }
review-surer = pewniej: { $what }, { $chance }; to kosztowało { $cost }
review-wiser = wygrywa częściej: { $what }; { $worth } zamiast { $own }
review-wiser-team = daje więcej: { $what }; { $worth } zamiast { $own }
review-correction = łańcuch poprawiony: przedtem { $was } (szansa { $before }), potem { $now } (szansa { $after })
review-missed = Najczęstsze pomyłki
review-missed-none = Żadna karta nie sprawiła kłopotu.
review-missed-card = { $missed } z { $tries }: { $title }, { $date } (osoby na tym poziomie: { $par } dobrze)
review-together = Razem { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
review-page = Strona: { $file }
review-era-0 = starożytność
review-era-1 = średniowiecze
review-era-2 = wczesna nowożytność
review-era-3 = XIX wiek
review-era-4 = 1900–1959
review-era-5 = od 1960 roku
review-chart-moves = Każdy ruch według szansy, że jest dobry; krzyżyk to zły ruch.
review-chart-eras = Dobre ruchy według epok; kreska to, co obiecywały szanse.
review-chart-calibration = Szanse i co z nich wyszło. Na linii się sprawdziły; wielkość to liczba ruchów.
review-chance = Szansa
review-move = Ruch
