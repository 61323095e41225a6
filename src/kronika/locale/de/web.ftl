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
web-part-failed = Züge, Stapel und Gespräch sind noch nicht angekommen. Spielen lässt sich auch ohne sie.
web-page-again = Neu laden
web-page-unknown = Unter dieser Adresse ist nichts
web-page-unknown-why = Vielleicht ist der Link unvollständig, oder den Tisch gibt es nicht mehr.
web-page-home = Zur Startseite
web-copy-by-hand = Von selbst lässt es sich hier nicht kopieren. Der Text ist markiert: Kopiere ihn von Hand.
web-no-table = Einen Tisch { $code } gibt es nicht
web-no-table-why = Vielleicht ist der Code vertippt, oder der Tisch ist schon abgeräumt.
web-unreachable = Kronika ist nicht zu erreichen
web-unreachable-why = Nichts ist verloren. Versuch es gleich noch einmal.

# Verbindung
web-lost = Verbindung unterbrochen. Neuer Versuch …
web-lost-kept = Verbindung unterbrochen. Dein Zug geht nicht verloren.
web-try-now = Jetzt versuchen
web-connected-again = Wieder verbunden.

# Menschen
web-people = Wer mitspielt
web-you = (du)
web-on-turn = am Zug
web-away = weg
web-away-told = { $name } ist gerade weg.
web-back-told = { $name } ist wieder da.
web-somebody = Jemand
web-seconds-left = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
web-time-left = Noch { $time }
web-title-yours = Du bist dran
web-title-watching = Du siehst zu: { $title }
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
web-watching = Du siehst zu. { $name } hat diese Karten.
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
web-new = neu
web-choose = Wähle eine Karte
web-choose-how = Dann ihren Platz auf der Zeitleiste.
web-where = Wohin gehört diese Karte?
web-where-how = Wähle ein + auf der Zeitleiste. Früher ist links, später rechts.
web-turn-or-discard = Deckst du „{ $title }“ auf, oder legst du sie ab?
web-more-or-stop = Noch eine, oder aufhören?
web-chosen = Gewählt: { $title }. { $gaps ->
    [one] { $gaps } Lücke
   *[other] { $gaps } Lücken
}; nimm die Pfeiltasten.
web-lay-here = Hierhin legen?
web-lay-it = Hierhin legen
web-not-yet = Noch nicht
web-ask-first = Nachfragen, bevor eine Karte gelegt wird
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
web-you-keep = { $cards ->
    [0] Du hast keine Karte mehr.
    [one] Du hast noch { $cards } Karte.
   *[other] Du hast noch { $cards } Karten.
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
web-log-begins = Nichts, seit du hier bist.
web-log-laid-only = { $name }: „{ $title }“.
web-log-laid-first = { $name }: „{ $title }“ vor { $right }.
web-log-laid-last = { $name }: „{ $title }“ nach { $left }.
web-log-laid-between = { $name }: „{ $title }“ zwischen { $left } und { $right }.
web-log-right = Richtig: { $date }.
web-log-wrong = Falsch: { $date }.
web-log-above = Zweite Ebene, zwischen { $left } und { $right }.
web-log-stacked = Im selben Jahr: obendrauf.
web-log-aside = Zwischen { $left } und { $right } ist kein Platz: Sie liegt jetzt quer.
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
web-curtain = Gib das Gerät an { $name }
web-curtain-why = { $name } ist dran. Sonst schaut niemand hin, bis eine Karte liegt.
web-curtain-take = Ich bin { $name }

# Das Ende
web-closed = Das Spiel wurde vorzeitig beendet.
web-missed = Verfehlte Karten
web-no-cards = keine Karte mehr
web-again = Noch einmal mit denselben Leuten
web-again-host = Wer den Tisch leitet, kann neu austeilen.
web-change-settings = Spiel ändern
web-review = Spiel ansehen
web-record = Als Datei sichern

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
web-sure = Das lässt sich nicht zurücknehmen. Drück noch einmal, um es zu tun.
web-leave = Tisch verlassen
web-rules = Regeln
web-wrong-card = Stimmt eine Karte nicht?
web-wrong-which = Welche Karte
web-wrong-why = Was nicht stimmt
web-wrong-date = Das richtige Datum
web-report = Melden
web-correct = Datum ändern
web-void = Karte herausnehmen
web-proposal = Ein Datum korrigieren?
web-proposal-out = Eine Karte herausnehmen?
web-proposal-void = „{ $title }“ soll aus dem Spiel genommen werden.
web-proposal-date = „{ $title }“: { $date } statt { $old }.
web-proposal-why = Warum: { $why }
web-proposal-all = { $moves ->
    [0] Kein Zug hängt davon ab.
    [one] Der eine Zug bisher bleibt.
   *[other] Alle { $moves } Züge bleiben.
}
web-proposal-moves = Von { $before ->
    [one] { $before } Zug
   *[other] { $before } Zügen
} { $moves ->
    [one] bleibt { $moves }
   *[other] bleiben { $moves }
}; { $back ->
    [one] der letzte wird
   *[other] die letzten { $back } werden
} zurückgenommen.
web-proposal-position = Weiter geht es mit dem, was jetzt auf dem Tisch liegt.
web-reject = So lassen
web-proposal-waits = Noch keine Antwort: { $names }.

# Warum etwas abgelehnt wurde, nach den Codes des Servers: was ist, dann was sich tun lässt. Was am häufigsten vor
# dem Spiel vorkommt, steht in web-lobby.ftl.
web-why-client-busy = Dein letzter Zug ist noch unterwegs.
web-why-client-gone = Du bist nicht mehr an diesem Tisch.
web-why-wire = Das ist nicht richtig angekommen. Lade die Seite neu.
web-why-wire-too-big = Das ist zu viel auf einmal.
web-why-http = Bei Kronika ist etwas schiefgegangen. Versuch es gleich noch einmal.
web-why-http-404 = Das gibt es hier nicht mehr.
web-why-http-no-token = Dieser Browser ist noch nicht am Tisch. Komm erst herein.
web-why-http-origin = Seiten von anderswo dürfen hier nicht spielen.
web-why-date = Dieses Datum lässt sich nicht lesen. Schreib ein Jahr oder zwei: 1914–1918.
web-why-setup = So lässt sich das Spiel nicht austeilen. Sieh dir die Einstellungen noch einmal an.
web-why-setup-symbols = Dieses Spiel braucht Karten mit Symbolen. Wähle einen anderen Kartensatz.
web-why-setup-duplicate = Zwei dieser Kartensätze haben dieselbe Karte. Lass einen davon weg.
web-why-move-not-your-turn = Du bist nicht dran.
web-why-move-game-over = Das Spiel ist zu Ende.
web-why-move-not-in-hand = Diese Karte hast du nicht mehr auf der Hand.
web-why-move-no-such-gap = Diese Lücke gibt es nicht mehr. Schau noch einmal hin.
web-why-move-nothing-placed = Eine Karte muss ihren Platz finden, bevor du aufhörst.
web-why-move-horizontal = Eine quer liegende Karte lässt sich nur noch ablegen.
web-why-move-no-discard = Wer in diesem Zug schon aufgedeckt hat, darf nicht mehr ablegen.
web-why-move-other-symbol = Ihr Symbol passt nicht zur Ablage.
web-why-move-nothing-to-doubt = In diese Kette hat noch niemand gelegt: Es gibt nichts anzuzweifeln.
web-why-move-no-correction = In diesem Spiel wird die Kette nicht berichtigt.
web-why-move-too-much-corrected = In diesem Spiel darfst du nur eine Karte der Kette verschieben.
web-why-move-other-chain = Die Kette hat sich inzwischen geändert. Schau noch einmal hin.
web-why-room-code = Gerade war kein Code frei. Versuch es noch einmal.
web-why-room-stranger = Du bist nicht an diesem Tisch. Komm erst herein.
web-why-room-role = Wer nur zusieht, kann das nicht.
web-why-room-self = Mit dir selbst geht das nicht.
web-why-room-game = Dieses Spiel gibt es hier nicht. Wähle ein anderes.
web-why-room-options = So lässt sich diese Regel nicht einstellen.
web-why-room-limit = Ein Zug dauert 5 Sekunden bis 24 Stunden, oder so lange er will.
web-why-room-away = Wähle, wer für die spielt, die gehen.
web-why-room-first = Wähle noch einmal, wer beginnt.
web-why-room-language = Wähle eine andere Sprache.
web-why-room-bot = Diesen Platz würde niemand spielen. Wähle, wer es tut.
web-why-room-no-game = Gerade läuft kein Spiel.
web-why-room-paused = Das Spiel macht Pause.
web-why-room-not-over = Das Spiel ist noch nicht zu Ende.
web-why-room-not-your-seat = Dieser Platz gehört jemand anderem.
web-why-room-bot-plays = Ein Bot spielt gerade für dich. Im Menü holst du dir den Platz zurück.
web-why-room-proposal = Erst braucht eine Korrektur eine Antwort.
web-why-room-no-proposal = Das ist schon entschieden.
web-why-room-not-playing = Das entscheiden nur die, die mitspielen.
web-why-room-card = Diese Karte liegt nicht offen.
web-why-room-why = Schreib, was an der Karte nicht stimmt.
web-why-room-same-date = Die Karte hat dieses Datum schon.
web-why-room-no-way-on = So könnte das Spiel nicht weitergehen.
web-why-room-reports = Das waren viele Meldungen. Danke!
web-why-room-none-missed = Auf diesem Platz lag keine Karte falsch.
web-why-room-muted = Du bist gerade stummgeschaltet.
web-why-room-sign = Diese Reaktion gibt es nicht.
