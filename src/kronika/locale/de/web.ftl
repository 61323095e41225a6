# Der Browser: der Rahmen jeder Seite und der Tisch von Timeline.

web-back = Zurück
web-menu = Menü
web-close = Schließen
web-home = Zur Startseite
web-sound = Ton
web-language = Sprache
web-loading = Lädt …
web-page-failed = Diese Seite ist nicht angekommen
web-page-failed-why = Vielleicht war das Netz kurz weg, oder Kronika wurde gerade erneuert.
web-page-again = Neu laden
web-no-table = Einen Tisch { $code } gibt es nicht
web-no-table-why = Vielleicht ist der Code vertippt, oder der Tisch ist schon abgeräumt.
web-unreachable = Kronika ist nicht zu erreichen
web-unreachable-why = Nichts ist verloren. Versuch es gleich noch einmal.

# Verbindung
web-lost = Verbindung unterbrochen. Sie kommt von selbst zurück.
web-lost-kept = Verbindung unterbrochen. Dein Zug geht nicht verloren.
web-try-now = Jetzt versuchen
web-connected-again = Wieder verbunden.

# Menschen
web-people = Wer mitspielt
web-you = (du)
web-on-turn = am Zug
web-away = weg
web-somebody = Jemand
web-seconds-left = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
web-time-left = Noch { $time }
web-title-yours = Du bist dran
web-your-turn = Du bist dran. { $line ->
    [one] { $line } Karte liegt aus
   *[other] { $line } Karten liegen aus
}, { $cards } hast du auf der Hand.
web-your-turn-name = { $name }, du bist dran. { $line ->
    [one] { $line } Karte liegt aus
   *[other] { $line } Karten liegen aus
}, { $cards } hast du auf der Hand.
web-thinks = { $name } überlegt.
web-choose-already = Du kannst schon eine Karte wählen.
web-paused = Das Spiel macht Pause.
web-paused-host = Es geht weiter, wenn du es sagst.
web-paused-wait = Wer den Tisch leitet, sagt, wann es weitergeht.
web-resume = Weiter
web-pause = Anhalten

# Die Zeitleiste
web-line = Die Zeitleiste
web-line-order = Die Zeitleiste, von früh nach spät
web-skip-line = Zur Zeitleiste
web-skip-hand = Zu deinen Karten
web-map = Die ganze Zeitleiste: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-card-dated = { $title }, { $date }
web-gap-between = Zwischen { $left }, und { $right }: Lücke { $gap } von { $gaps }.
web-gap-first = Vor { $right }: Lücke { $gap } von { $gaps }.
web-gap-last = Hinter { $left }: Lücke { $gap } von { $gaps }.
web-gap-only = Die einzige Lücke.
web-facts-of = Mehr zu: { $title }
web-no-fact = Mehr gibt es dazu nicht zu erzählen.
web-source = Quelle: { $source }

# Die Hand
web-hand = Deine Hand: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-hand-card = { $title }. Karte { $number } von { $cards }.
web-choose = Wähle eine Karte
web-choose-how = Dann ihren Platz auf der Zeitleiste.
web-where = Wohin gehört diese Karte?
web-where-how = Wähle ein + auf der Zeitleiste. Früher ist links, später rechts.
web-chosen = Gewählt: { $title }. { $gaps ->
    [one] { $gaps } Lücke
   *[other] { $gaps } Lücken
}; nimm die Pfeiltasten.
web-lay-here = Hierhin legen?
web-lay-it = Hierhin legen
web-not-yet = Noch nicht
web-ask-first = Nachfragen, bevor eine Karte gelegt wird
web-stale = Jemand war schneller. Schau noch einmal hin.
web-refused = Das geht nicht.

# Das Urteil: zuerst das Jahr, dann der Grund, dann die Folge. $left und $right sind Daten.
web-verdict-right = { $date }. Richtig!
web-verdict-wrong = { $date }. Hier nicht.
web-lies-between = Zwischen { $left } und { $right } passt sie.
web-lies-before = Vor { $right } passt sie.
web-lies-after = Nach { $left } passt sie.
web-lies-only = Sie ist die erste Karte der Zeitleiste.
web-belongs-between = Zwischen { $left } und { $right } gehört sie hin.
web-belongs-before = Vor { $right } gehört sie hin.
web-belongs-after = Nach { $left } gehört sie hin.
web-belongs-only = Sie gehört woandershin.
web-you-draw = { $cards ->
    [one] Du ziehst eine Karte.
   *[other] Du ziehst { $cards } Karten.
}
web-draws = { $name } zieht { $cards ->
    [one] eine Karte.
   *[other] { $cards } Karten.
}

# Stapel, Züge, Gespräch
web-tabs = Teile des Tischs
web-tab-hand = Karten
web-tab-piles = Stapel
web-tab-moves = Züge
web-tab-chat = Gespräch
web-piles = Stapel
web-pile = { $cards ->
    [0] Der Stapel ist leer
    [one] Nächste Karte, { $cards } im Stapel
   *[other] Nächste Karte, { $cards } im Stapel
}
web-discard = Abgelegt: { $cards }
web-box = Zurück in der Schachtel: { $cards }
web-moves = Letzte Züge
web-log-empty = Noch ist nichts geschehen.
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = Schreib allen am Tisch
web-send = Senden
web-signs = Reaktionen
web-sign = { $sign } zeigen
web-muted = Du bist gerade stummgeschaltet.
web-unread = { $lines ->
    [one] { $lines } neue Nachricht
   *[other] { $lines } neue Nachrichten
}

# Ein Gerät für mehrere
web-curtain = { $name } ist dran
web-curtain-take = Ich bin { $name }

# Das Ende
web-closed = Das Spiel wurde vorzeitig beendet.
web-again = Noch einmal mit denselben Leuten
web-again-host = Wer den Tisch leitet, kann neu austeilen.
web-change-settings = Einstellungen ändern
web-review = Spiel ansehen
web-record = Aufzeichnung herunterladen

# Das Menü
web-take-back = Wieder selbst spielen
web-host = Du leitest den Tisch
web-end-game = Spiel beenden
web-mute = Stummschalten
web-unmute = Schreiben lassen
web-give-bot = Bot spielen lassen
web-give-back = Platz zurückgeben
web-make-host = Leitung übergeben
web-remove = Entfernen
web-leave = Tisch verlassen
web-rules = Regeln
web-wrong-card = Stimmt eine Karte nicht?
web-wrong-which = Welche Karte
web-wrong-why = Was nicht stimmt
web-wrong-date = Das richtige Datum
web-report = Melden
web-correct = Datum ändern
web-void = Karte herausnehmen
web-proposal = Eine Karte korrigieren?
web-proposal-void = „{ $title }“ soll aus dem Spiel genommen werden.
web-proposal-date = „{ $title }“ soll das Datum { $date } bekommen.
web-proposal-moves = Züge, die bleiben: { $moves } von { $before }.
web-proposal-position = Weiter geht es mit dem, was jetzt auf dem Tisch liegt.
web-accept = Zustimmen
web-reject = So lassen
web-proposal-waits = Noch keine Antwort: { $names }.
