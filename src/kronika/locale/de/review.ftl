# Rückblick auf ein Spiel: was Züge wert waren, wer wie gut war, was entschieden hat. $name ist ein Name, $what ein Zug in Worten.

review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { NUMBER($number, maximumFractionDigits: 1) }
review-points = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } Punkt
   *[other] { NUMBER($points, maximumFractionDigits: 1) } Punkte
}
review-title = { $game }: Rückblick
review-of = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}: { $names }
review-won = Gewonnen: { $names }
review-open = Dieses Spiel ist nicht zu Ende. Hier stehen Daten, die am Tisch noch niemand gesehen hat.
review-asked = Die Chancen sind die von Leuten, die sich Daten { $level } merken ({ $minds } Gedächtnisse).
review-players = Am Tisch
review-player = { $name }: richtig { $right } von { $tries }; nach den Chancen { $chance }, Leute dieser Stufe { $par }
review-player-none = { $name }: kein Zug, der richtig oder falsch sein konnte
review-player-cost = ein Zug kostete { $cost } Chance, richtig zu sein; Gewinnchance insgesamt { $worth }
review-player-cost-team = ein Zug kostete { $cost } Chance, richtig zu sein; insgesamt { $worth }
review-player-doubts = Zweifel: { $right } von { $tries } zu Recht
review-eras = nach Epochen
review-themes = nach Themen
review-group = { $name } { $right } von { $tries } (nach den Chancen { $chance })
review-calibration = Chancen, und wie viele solcher Züge richtig waren
review-decile = { $low } bis { $high }: { $right } von { $moves }
review-moments = Was das Spiel entschieden hat
review-moments-none = Kein einzelner Zug sticht heraus.
review-moments-hands = Nach der Zahl der Karten, die vor allen lagen.
review-moments-playouts = Bots dieser Stufe haben die Tische davor und danach zu Ende gespielt, jeden { $playouts }-mal.
review-moved = Zug { $move }, { $what }
review-moment = { $what }: Gewinnchance von { $name } { $before } → { $after }
review-moment-team = { $what }: erwartet { $before } → { $after }
review-moves = Züge
review-by = { $name }: { $what }
review-card = „{ $title }“
review-dated = { $what }, { $date }
review-in-gap = { $what }, Lücke { $gap }
review-after-correction = { $what } der korrigierten Kette
review-without-correction = { $what } ohne Korrektur
review-did-doubt = Zweifel
review-did-stop = Aufhören
review-did-discard = { $what }, abgelegt
review-right = richtig
review-wrong = falsch
review-given = Chance { $chance }
review-surer = sicherer: { $what }, { $chance }; das kostete { $cost }
review-wiser = gewinnt öfter: { $what }; { $worth } statt { $own }
review-wiser-team = bringt mehr: { $what }; { $worth } statt { $own }
review-correction = Kette korrigiert: vorher { $was } (Chance { $before }), danach { $now } (Chance { $after })
review-missed = Am häufigsten verfehlt
review-missed-none = Keine Karte wurde verfehlt.
review-missed-card = { $missed } von { $tries }: { $title }, { $date } (Leute dieser Stufe: { $par } richtig)
review-together = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} zusammen
review-page = Seite: { $file }
review-era-0 = Antike
review-era-1 = Mittelalter
review-era-2 = frühe Neuzeit
review-era-3 = 19. Jahrhundert
review-era-4 = 1900 bis 1959
review-era-5 = seit 1960
review-chart-moves = Jeder Zug nach seiner Chance, richtig zu sein; ein Kreuz ist ein falscher.
review-chart-eras = Richtige Züge nach Epochen; der Strich ist, was die Chancen versprachen.
review-chart-calibration = Chancen und was daraus wurde. Auf der Linie trafen sie zu; die Größe ist die Zahl der Züge.
review-chance = Chance, richtig zu sein
review-move = Zug
