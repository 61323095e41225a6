# Der Browser: der Tisch von Anno Domini. Plätze in der Kette (1., 2.) kommen vom Programm, nie ein Datum.

web-anno-chain = Die Kette
web-anno-order = Die Kette, von früh nach spät
web-anno-earliest = Früher
web-anno-latest = Später

# In welche Richtung es geht
web-anno-next = Danach: { $name }.
web-anno-turns = Einmal dreht sich die Richtung: wenn jemand nur noch zwei Karten hat.
web-anno-turned = Die Richtung hat sich gedreht.

# Die Kette korrigieren
web-anno-move = Verschieben: { $title }
web-anno-up = Nach oben: { $title }
web-anno-down = Nach unten: { $title }
web-anno-moved-by-you = von dir verschoben
web-anno-moved = { $cards ->
    [one] Du hast { $cards } Karte verschoben.
   *[other] Du hast { $cards } Karten verschoben.
}
web-anno-moved-counts = Es gilt, sobald du deine Karte legst.
web-anno-moved-up = { $title }: nach oben, jetzt { $place } von { $cards }.
web-anno-moved-down = { $title }: nach unten, jetzt { $place } von { $cards }.
web-anno-lifted = Aufgenommen: { $title }. Wähle eine Lücke.
web-anno-undo = Zurück
web-anno-undo-all = Alle zurück
web-anno-undone = Zurückgenommen.

# Die Frage
web-anno-choose-first = Dann ihren Platz. Früher ist oben, später unten.
web-anno-choose-free = Dann ihren Platz. Vorher darfst du die Kette ordnen, oder du zweifelst sie an.
web-anno-choose-one = Dann ihren Platz. Vorher darfst du eine Karte der Kette verschieben, oder du zweifelst sie an.
web-anno-choose-none = Dann ihren Platz. Oder zweifle die Kette an.
web-anno-where-how = Wähle ein + in der Kette. Früher ist oben, später unten.
web-anno-where-to = Wohin soll diese Karte?
web-anno-where-to-how = Wähle ein + oder drücke noch einmal auf den Griff, dann bleibt sie liegen.

# Zweifel
web-anno-doubt = Zweifeln …
web-anno-doubt-title = Oder zweifle die Kette an
web-anno-doubt-title-later = Zweifel
web-anno-doubt-sure = Die Kette anzweifeln?
web-anno-doubt-do = Anzweifeln
web-anno-doubt-how = Alle Karten werden umgedreht, von oben an.
web-anno-doubt-error = Ein Fehler: { $name } hat zuletzt gelegt und zieht { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
web-anno-doubt-none = Kein Fehler: Du ziehst { $cards ->
    [0] nichts.
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
web-anno-doubt-won = Kein Fehler: { $name } gewinnt.
web-anno-doubt-nothing = In diese Kette hat noch niemand eine Karte gelegt.
web-anno-doubt-turn = Das darfst du, wenn du dran bist.
web-anno-doubt-corrected = Was du verschoben hast, geht zurück: Die Kette wird so geprüft, wie sie lag.

# Die Stapel
web-anno-pile = { $cards ->
    [0] Der Stapel ist leer.
    [one] Stapel: { $cards } Karte.
   *[other] Stapel: { $cards } Karten.
}
web-anno-next-card = Nächste Karte: „{ $title }“.
web-anno-put-aside = { $cards ->
    [one] Beiseitegelegt: { $cards } Karte.
   *[other] Beiseitegelegt: { $cards } Karten.
}

# Das Aufdecken
web-anno-doubts = { $name } zweifelt die Kette an
web-anno-checks = { $name }: die letzte Karte
web-anno-turning = Die Kette wird umgedreht, von oben an.
web-anno-on = Weiter im Spiel
web-anno-stands = { $place }: { $date }
web-anno-right = Die Kette stimmt!
web-anno-wrong = { $errors ->
    [one] Ein Fehler in der Kette
   *[other] Fehler in der Kette
}
web-anno-pair = { $one-date }, dann { $other-date }: falsch herum.
web-anno-pair-places = Falsche Reihenfolge: { $one } und { $other }
web-anno-pair-told = { $one }, { $one-date }, und { $other }, { $other-date }: falsche Reihenfolge.
web-anno-pairs-more = { $pairs ->
    [one] Noch { $pairs } Paar liegt falsch herum.
   *[other] Noch { $pairs } Paare liegen falsch herum.
}
web-anno-layer-draws = { $name } hat zuletzt gelegt und zieht { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
web-anno-doubter-draws = { $name } hat gezweifelt und zieht { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
web-anno-none-left = Es ist keine Karte mehr zu ziehen.
web-anno-nobody-draws = Niemand zieht eine Karte.
web-anno-last-card-wins = { $name } hat die letzte Karte gelegt und gewinnt.
web-anno-why-layer = Wer die falsche Karte gelegt hat, ist gleich: Wer legt, ohne zu zweifeln, nimmt die ganze Kette hin.
web-anno-why-overlap = Gleiche oder sich überschneidende Daten dürfen in beliebiger Reihenfolge liegen.
web-anno-aside = Die Kette wird beiseitegelegt. Die nächste beginnt mit { $name }.
web-anno-new-cards = Neue Karten für { $name }
