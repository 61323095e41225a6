# Der Browser: Rückschau auf eine beendete Partie, und der gemeinsame Bildschirm. $name ist ein Name und steht für sich.

web-review-title = Partie vom { $day }
web-review-not-over = Diese Partie läuft noch
web-review-not-over-why = Die Rückschau zeigt alle Daten. Darum öffnet sie sich erst, wenn die Partie zu Ende ist.
web-review-none = Diese Partie gibt es nicht
web-review-none-why = Vielleicht ist der Link unvollständig, oder die Partie wurde weggeräumt.
web-review-again = Noch einmal nachsehen

# Die Schritte
web-review-steps = Züge der Partie
web-review-move-slider = Zug
web-review-back = Einen Zug zurück
web-review-on = Einen Zug weiter
web-review-deal = Das Austeilen
web-review-move = Zug { $move }: { $name }
web-review-move-right = Zug { $move }: { $name }, richtig
web-review-move-wrong = Zug { $move }: { $name }, falsch
web-review-was-right = Richtig
web-review-was-wrong = Falsch
web-review-here = Hierher gehört sie
web-review-playing = Du spielst gerade mit diesem Kartensatz. Was seine Karten erzählen, liest du hier danach.

# Die ganze Partie
web-review-missed = Am häufigsten verfehlt
web-review-missed-none = Keine Karte lag falsch.
web-review-all = Alle { $cards } zeigen
web-review-fewer = Weniger zeigen
web-review-times = { $times } von { $tries }
web-review-times-told = , { $times } von { $tries } Mal verfehlt
web-review-counts = { $right } richtig, { $wrong } falsch
web-review-take = Zum Mitnehmen
web-review-record = Die Aufzeichnung der Partie
web-review-whose = Verfehlte Karten von
web-review-none-missed = { $name }: keine Karte verfehlt.
web-review-anki = Verfehlte Karten für Anki
web-review-csv = Verfehlte Karten als Tabelle (CSV)
web-review-copy = Link kopieren
web-review-link = Link zu dieser Partie

# Was wäre, wenn
web-review-what-if = Was wäre, wenn …?
web-review-what-if-why = Spiel von hier an einem eigenen Tisch weiter. Die anderen Plätze spielen Bots, und nichts davon zählt.
web-review-from = Von wo an?
web-review-from-before = Vor Zug { $move }: { $name } ist an der Reihe
web-review-from-after = Nach Zug { $move }: { $name } ist an der Reihe
web-review-from-deal = Vom Austeilen an: { $name } beginnt
web-review-seat = Ich spiele für
web-review-bots = Die Bots merken sich Daten
web-review-go = Spielen
web-review-no-way-on = Von hier aus kann die Partie nicht weitergehen.

# Der gemeinsame Bildschirm
web-screen-full = Vollbild
web-screen-full-end = Vollbild beenden
web-screen-join = Spiel mit
web-screen-join-how = Richte eine Kamera auf das Bild, oder öffne { $address } und gib den Code ein.
web-screen-here = Wer da ist
web-screen-nobody = Noch niemand.
web-screen-hand = Karten von { $name }
web-screen-more = { $cards ->
    [one] und { $cards } weitere Karte
   *[other] und { $cards } weitere Karten
}
web-screen-pile = { $cards ->
    [0] Der Stapel ist leer.
    [one] { $cards } Karte im Stapel.
   *[other] { $cards } Karten im Stapel.
}
