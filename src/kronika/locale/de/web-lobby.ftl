# Der Browser: die erste Seite, Tür und Vorraum eines Tisches, die Regeln mit Bildern, die Seite über Kronika.

web-home-title = Was war zuerst?
web-home-lead = Bring die Geschichte in die richtige Reihenfolge: allein, mit Freunden am Handy oder mit dem ganzen Raum vor einem Bildschirm.
web-home-play = Jetzt spielen
web-home-play-note = Sofort, gegen zwei Bots. Ohne Anmeldung.
web-home-open = Tisch eröffnen
web-home-open-now = Eröffnen
web-home-join = Dazukommen
web-home-name = Dein Name
web-home-guest = Gast
web-home-code = Code des Tisches, sechs Buchstaben
web-home-code-wrong = Ein Code hat sechs Buchstaben, zum Beispiel KRAKEN.
web-home-scan = Scannen
web-home-scan-title = Halte die Kamera auf den QR-Code
web-home-scan-failed = Die Kamera lässt sich hier nicht benutzen. Tippe den Code ein.
web-home-today = Das Blatt des Tages
web-home-today-note = Timeline Twist mit Filmen, Hits und Serien. Am { $day } für alle dieselben Karten.
web-home-today-play = Spielen
web-home-week = Deine Woche
web-home-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-home-day-begun = angefangen
web-home-day-open = noch offen
web-home-day-none = nicht gespielt
web-home-share = Teilen
web-home-share-text = Kronika, Blatt Nr. { $number } ({ $day }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $rank }
web-home-go-on = Weiterspielen
web-home-before = Deine Tische
web-home-games = Die Spiele
web-home-timeline = Timeline
web-home-timeline-note = Wähle eine Karte und eine Lücke. Richtig: Sie bleibt liegen. Falsch: Du ziehst eine neue. Wer zuerst keine mehr hat, gewinnt.
web-home-twist = Timeline Twist
web-home-twist-note = Ein Team, eine Zeitleiste auf zwei Ebenen. Wie viel wagt ihr, bevor ein Platz besetzt ist?
web-home-anno = Anno Domini
web-home-anno-note = Niemand sieht ein Datum. Lege an, ordne die Kette oder zweifle sie an, und alles wird aufgedeckt.
web-home-rules = Regeln mit Bildern
web-home-decks = Kartensätze
web-home-about = Über Kronika

# Die Tür
web-lobby-table = Tisch { $code }
web-lobby-door-host = { $name } hat diesen Tisch eröffnet.
web-lobby-door-seats = { $seats } von { $most } Plätzen sind besetzt.
web-lobby-door-playing = Gerade läuft ein Spiel.
web-lobby-door-language = Sprache der Karten: { $language }.
web-lobby-door-rules = Regeln wie in der Schachtel { $box }.
web-lobby-as = Was möchtest du?
web-lobby-as-player = Mitspielen
web-lobby-as-player-note = Du bekommst einen Platz und Karten.
web-lobby-as-player-full = Gerade ist kein Platz frei. Du wartest auf den nächsten.
web-lobby-as-spectator = Zusehen
web-lobby-as-spectator-note = Du siehst den Tisch und kannst schreiben.
web-lobby-as-screen = Gemeinsamer Bildschirm sein
web-lobby-as-screen-note = Für Fernseher oder Beamer: große Karten, nichts zu drücken.
web-lobby-code-where = Er steht neben dem QR-Code auf dem Bildschirm, an dem der Tisch eröffnet wurde.
web-lobby-screen-name = Bildschirm { $number }
web-lobby-age = Alter, wenn du magst
web-lobby-age-note = Meist beginnt, wer am jüngsten ist. Alle am Tisch sehen dein Alter.
web-lobby-sit-down = Platz nehmen
web-lobby-come-in = Hereinkommen
web-lobby-look-in = Hineinschauen
web-lobby-listed = Tische, an die alle dürfen
web-lobby-people = { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}

# Der Vorraum: einladen
web-lobby-invite = Einladen
web-lobby-qr = QR-Code mit dem Link zu diesem Tisch
web-lobby-qr-large = QR-Code groß zeigen
web-lobby-code = Code: { $code }
web-lobby-point = Halte eine Kamera darauf oder tippe den Code ein.
web-lobby-copy = Link kopieren
web-lobby-copied = Kopiert
web-lobby-link = Link zu diesem Tisch

# Der Vorraum: wer da ist
web-lobby-at-table = Am Tisch
web-lobby-nobody = Noch sitzt niemand hier.
web-lobby-players = { $fewest ->
    [1] Für 1 bis { $most } Personen.
   *[other] Für { $fewest } bis { $most } Personen.
}
web-lobby-begins = beginnt
web-lobby-bot-about = Bot, merkt sich Daten { $level }
web-lobby-bot-level = Bot · { $level }
web-lobby-bot-error = Liegt bei Daten um 1950 meist um { $recent } daneben, um 1500 um { $old }. Lernt aus den aufgedeckten Karten.
web-lobby-bot-names = Tinte, Feder, Folio, Vellum, Serife, Rubrik, Kolophon, Errata
web-lobby-free = freier Platz
web-lobby-on-device = auf dem Gerät von { $name }
web-lobby-you = du
web-lobby-host = leitet den Tisch
web-lobby-years = { $years ->
    [one] { $years } Jahr
   *[other] { $years } Jahre
}
web-lobby-own-hand = { $cards ->
    [one] beginnt mit { $cards } Karte
   *[other] beginnt mit { $cards } Karten
}
web-lobby-moved = { $name }: jetzt Platz { $place }.
web-lobby-came = { $name } ist da.
web-lobby-went = { $name } ist gegangen.
web-lobby-up = { $name } nach oben
web-lobby-down = { $name } nach unten
web-lobby-change-of = { $name }: Platz ändern
web-lobby-add-bot = Bot dazusetzen
web-lobby-add-here = Noch jemand an diesem Gerät
web-lobby-without-seat = Ohne Platz
web-lobby-is-player = wartet auf einen Platz
web-lobby-is-spectator = sieht zu
web-lobby-is-screen = gemeinsamer Bildschirm
web-lobby-give-seat = Platz geben
web-lobby-seat-one = { $name }: Platz geben
web-lobby-send-away = Wegschicken
web-lobby-send-away-one = { $name }: vom Tisch entfernen
web-lobby-seat = Platz { $place }: { $name }
web-lobby-name = Name
web-lobby-who-plays = Wer spielt hier
web-lobby-this-device = An meinem Gerät
web-lobby-device-of = Am Gerät von { $name }
web-lobby-left-free = Noch niemand
web-lobby-hand-of = Karten zu Beginn
web-lobby-hand-of-note = Leer: so viele wie alle. Weniger Karten helfen Kindern und Neulingen.
web-lobby-remove-bot = Bot entfernen
web-lobby-remove-seat = Diesen Platz entfernen
web-lobby-cancel = Abbrechen
web-lobby-save = Speichern

# Der Vorraum: was gespielt wird. Zwischen ⟦ und ⟧ steht, was man drücken kann.
web-lobby-how = So spielen wir
web-lobby-more = Sprache, Zuschauen und mehr
web-lobby-host-sets = Wer den Tisch leitet, wählt aus. Was sich ändert, ändert sich hier sofort.
web-lobby-title-game = Welches Spiel?
web-lobby-title-decks = Welche Karten?
web-lobby-title-difficulty = Wie schwer sind die Karten?
web-lobby-title-limit = Wie lange darf ein Zug dauern?
web-lobby-title-first = Wer beginnt?
web-lobby-title-language = In welcher Sprache sind die Karten?
web-lobby-title-away = Wer spielt für jemanden, der geht?
web-lobby-title-spectators = Wer darf zusehen?
web-lobby-title-listed = Wer findet diesen Tisch?
web-lobby-s-game = Wir spielen ⟦{ $game }⟧.
web-lobby-s-decks = Die Karten: ⟦{ $decks }⟧, zusammen { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
web-lobby-s-cards-all = ⟦Alle Karten⟧ sind im Spiel.
web-lobby-s-cards-all-note = Leichte, mittlere und schwere zusammen.
web-lobby-s-cards-easy = Nur ⟦leichte Karten⟧ sind im Spiel.
web-lobby-s-cards-easy-note = Das Drittel jedes Kartensatzes, das am leichtesten zu legen ist, über alle Zeiten verteilt.
web-lobby-s-cards-normal = Nur ⟦mittlere Karten⟧ sind im Spiel.
web-lobby-s-cards-normal-note = Das Drittel jedes Kartensatzes dazwischen, über alle Zeiten verteilt.
web-lobby-s-cards-hard = Nur ⟦schwere Karten⟧ sind im Spiel.
web-lobby-s-cards-hard-note = Das Drittel jedes Kartensatzes, das am schwersten zu legen ist, über alle Zeiten verteilt.
web-lobby-s-first = Zuerst: ⟦{ $name }⟧.
web-lobby-s-first-rules = ⟦Die Regeln⟧ sagen, wer beginnt.
web-lobby-s-first-note = Wer am jüngsten ist, wenn das Alter angegeben ist; sonst Platz 1.
web-lobby-s-first-owner = Der Platz, der ganz oben steht.
web-lobby-s-limit = Ein Zug dauert ⟦{ $limit }⟧.
web-lobby-limit-none = so lange, wie er dauert
web-lobby-limit-seconds = { $seconds ->
    [one] höchstens { $seconds } Sekunde
   *[other] höchstens { $seconds } Sekunden
}
web-lobby-limit-minutes = { $minutes ->
    [one] höchstens { $minutes } Minute
   *[other] höchstens { $minutes } Minuten
}
web-lobby-limit-hours = { $hours ->
    [one] höchstens { $hours } Stunde
   *[other] höchstens { $hours } Stunden
}
web-lobby-s-language = Die Sprache der Karten: ⟦{ $language }⟧.
web-lobby-s-foreign = { $count ->
    [one] Nicht in dieser Sprache: { $decks }. Dieser Kartensatz behält seine eigene.
   *[other] Nicht in dieser Sprache: { $decks }. Diese Kartensätze behalten ihre eigene.
}
web-lobby-s-away-bot = Wer mitten im Spiel geht, für den spielt ⟦ein Bot⟧.
web-lobby-s-away-bot-note = Er spielt wie Erwachsene: Bei den meisten Daten liegt er Jahre daneben, manche weiß er genau.
web-lobby-s-away-default = Wer mitten im Spiel geht, für den gibt es ⟦einen festen Zug⟧.
web-lobby-s-away-default-note = Immer die erste Karte, ans Ende der Zeitleiste.
web-lobby-s-watch-all = ⟦Alle⟧ dürfen zusehen.
web-lobby-s-watch-screens = ⟦Nur gemeinsame Bildschirme⟧ dürfen zusehen.
web-lobby-s-watch-none = ⟦Niemand⟧ darf zusehen.
web-lobby-s-listed = ⟦Alle auf diesem Server⟧ finden diesen Tisch.
web-lobby-s-unlisted = ⟦Nur wer den Code hat⟧, findet diesen Tisch.
web-lobby-cards = { $cards ->
    [0] keine Karte
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-lobby-by-rules = so viele Karten, wie die Regeln sagen
web-lobby-house = Hausregel. In der Schachtel: { $value }.
web-lobby-box = Wie in der Schachtel.
web-lobby-as-box = Wie in der Schachtel: { $value }
web-lobby-fewer = Eine weniger
web-lobby-more-cards = Eine mehr
web-lobby-single-years = Nur Kartensätze, in denen jede Karte eine einzige Jahreszahl hat.
web-lobby-unfit = Manche Karten haben Zeitspannen: nicht für dieses Spiel.
web-lobby-option-hand = Alle beginnen mit ⟦{ $value }⟧.
web-lobby-option-hand-title = Wie viele Karten bekommen alle?
web-lobby-option-hand-default = Je weniger mitspielen, desto mehr Karten für alle.
web-lobby-option-hand-why = Mehr Karten, längeres Spiel. Wer alle loswird, gewinnt.
web-lobby-option-misplaced = Eine Karte am falschen Platz ⟦{ $value }⟧; dafür wird eine gezogen.
web-lobby-option-misplaced-title = Wohin mit einer falsch gelegten Karte?
web-lobby-option-misplaced-discard = kommt auf den Ablagestapel
web-lobby-option-misplaced-box = kommt zurück in die Schachtel
web-lobby-option-misplaced-insert = kommt an ihren richtigen Platz
web-lobby-option-penalty_doubter = Ein falscher Zweifel kostet ⟦{ $value }⟧.
web-lobby-option-penalty_doubter-title = Was kostet ein falscher Zweifel?
web-lobby-option-penalty_doubter-why = Stimmt die Kette, zieht, wer gezweifelt hat.
web-lobby-option-penalty_layer = Wird ein Fehler gefunden, kostet das die Person, die zuletzt gelegt hat, ⟦{ $value }⟧.
web-lobby-option-penalty_layer-title = Was kostet ein Fehler in der Kette?
web-lobby-option-penalty_layer-why = Es zieht, wer zuletzt gelegt hat, egal, von wem der Fehler ist.
web-lobby-option-correction = Vor dem Legen darf man ⟦{ $value }⟧.
web-lobby-option-correction-title = Wie weit darf die Kette geändert werden?
web-lobby-option-correction-free = die Kette beliebig ordnen
web-lobby-option-correction-one = eine Karte der Kette verschieben
web-lobby-option-correction-none = an der Kette nichts ändern
web-lobby-option-last_card = Bei einer letzten Karte gilt: ⟦{ $value }⟧.
web-lobby-option-last_card-title = Wer prüft die letzte Karte?
web-lobby-option-last_card-reveal = die Kette wird sofort aufgedeckt
web-lobby-option-last_card-successor = wer als Nächstes dran ist, zweifelt oder nimmt sie hin

# Der Vorraum: austeilen
web-lobby-deal = Karten austeilen
web-lobby-waits = { $name } teilt aus, wenn alle da sind.
web-lobby-missing = { $missing ->
    [one] { $game }: Es fehlt noch jemand. Schick den Link oder setz einen Bot dazu.
   *[other] { $game }: Es fehlen noch { $missing }. Schick den Link oder setz Bots dazu.
}
web-lobby-away = { $people ->
    [one] { $names } ist gerade weg.
   *[other] { $names } sind gerade weg.
}
web-lobby-fair = Warum gerecht gemischt wird
web-lobby-fair-note = { $devices ->
    [0] Der Server hat seinen Teil der Mischung versiegelt; jedes Gerät fügt etwas Eigenes hinzu, damit niemand die Reihenfolge bestimmt. Nach dem Spiel lässt sich das Siegel prüfen. Hier ist es:
    [one] Der Server hat seinen Teil der Mischung versiegelt; jedes Gerät fügt etwas Eigenes hinzu (bisher { $devices }), damit niemand die Reihenfolge bestimmt. Nach dem Spiel lässt sich das Siegel prüfen. Hier ist es:
   *[other] Der Server hat seinen Teil der Mischung versiegelt; jedes Gerät fügt etwas Eigenes hinzu (bisher { $devices }), damit niemand die Reihenfolge bestimmt. Nach dem Spiel lässt sich das Siegel prüfen. Hier ist es:
}
web-lobby-seal = Siegel der nächsten Mischung
web-lobby-leave-title = Den Tisch verlassen?
web-lobby-leave-note = Du kannst auch gehen und deinen Platz behalten: Tisch { $code } steht auf der ersten Seite.
web-lobby-leave = Ganz verlassen
web-lobby-keep-seat = Gehen, Platz behalten
web-lobby-stay = Bleiben

# Warum nicht
web-lobby-why-room-unknown = Diesen Tisch gibt es nicht mehr.
web-lobby-why-room-removed = Du wurdest von diesem Tisch weggeschickt.
web-lobby-why-room-full = Dieser Tisch ist voll: 64 Personen sind hier.
web-lobby-why-room-no-spectators = Kein Platz ist frei, und nur zusehen darf hier niemand.
web-lobby-why-room-not-host = Das darf nur, wer den Tisch leitet.
web-lobby-why-room-nobody = Diese Person ist nicht mehr hier.
web-lobby-why-room-name = Dieser Name geht nicht: 1 bis 30 sichtbare Zeichen, und anders als die übrigen.
web-lobby-why-room-name-taken = { $name } sitzt schon an diesem Tisch. Nimm einen Namen, der anders aussieht.
web-lobby-why-room-age = Ein Alter liegt zwischen 0 und 130.
web-lobby-why-room-decks = Wähle einen bis zehn Kartensätze, die es hier gibt.
web-lobby-why-room-seats = Die Zahl der Mitspielenden passt nicht zu diesem Spiel.
web-lobby-why-room-no-seat = Kein Platz ist frei.
web-lobby-why-room-hand = Eine Hand hat 1 bis 1000 Karten.
web-lobby-why-room-playing = Gerade läuft ein Spiel.
web-lobby-why-room-today = Das Blatt des Tages ist für alle gleich. Für andere Spiele eröffne einen anderen Tisch.
web-lobby-why-room-stale = Jemand war schneller. Schau noch einmal hin.
web-lobby-why-setup-single-years = Dieses Spiel braucht Karten mit einer einzigen Jahreszahl, und manche von diesen haben Zeitspannen. Wähle andere Kartensätze.
web-lobby-why-room-too-few = So bleiben zu wenige Karten für dieses Spiel. Nimm alle Karten oder mische einen weiteren Kartensatz dazu.
web-lobby-why-setup-too-few-cards = Dafür haben die Kartensätze zu wenige Karten. Teile weniger aus oder mische einen weiteren dazu.
web-lobby-why-setup-too-many-cards = Das sind zu viele Karten für ein Spiel. Nimm weniger Kartensätze.
web-lobby-why-setup-hand = In diesem Spiel haben alle gleich viele Karten.
web-lobby-why-setup-players = Die Zahl der Mitspielenden passt nicht zu diesem Spiel.
web-lobby-why-setup-first = Wähle noch einmal, wer beginnt.
web-lobby-why-http-too-many = Aus diesem Netz kamen zu viele Anfragen. Warte eine Minute.
web-lobby-why-http-busy = Das ließ sich gerade nicht speichern. Versuch es noch einmal.
web-lobby-why-wire-too-fast = Das war zu schnell. Versuch es gleich noch einmal.
web-lobby-why-client-unreachable = Kronika ist nicht zu erreichen. Versuch es gleich noch einmal.

# Die Regeln mit Bildern
web-rules-lead = Jede Karte hat einen Titel und auf der anderen Seite ein Datum. Bring die Karten in die Reihenfolge, in der alles geschah. Jahreszahlen musst du nicht wissen: Früher oder später genügt.
web-rules-hand = { $cards ->
    [one] Alle beginnen mit { $cards } Karte.
   *[other] Alle beginnen mit { $cards } Karten.
}
web-rules-name-timeline-cesko = Timeline: Česko
web-rules-name-timeline-polska = Timeline: Polska
web-rules-name-timeline-russia = Timeline: Geschichte Russlands
web-rules-name-twist-competitive = Timeline Twist, gegeneinander
web-rules-name-twist-coop = Timeline Twist, gemeinsam
web-rules-name-anno-domini = Anno Domini
web-rules-step-deal = Zu Beginn
web-rules-step-turn = Du bist dran
web-rules-step-right = Am richtigen Platz
web-rules-step-wrong = Am falschen Platz
web-rules-step-mend = Die Kette ordnen
web-rules-step-doubt = Zweifeln
web-rules-step-levels = Zwei Ebenen
web-rules-step-risk = Wenn ein Platz besetzt ist
web-rules-step-score = Ende und Punkte
web-rules-step-end = Das Ende
web-rules-card-train = Eine Dampflok zieht erstmals einen Zug
web-rules-card-stamp = Die erste Briefmarke wird verkauft
web-rules-card-bell = Big Ben schlägt zum ersten Mal
web-rules-card-metro = London eröffnet eine U-Bahn
web-rules-card-talkie = Ein langer Film spricht zum ersten Mal
web-rules-card-tunnel = Der Eurotunnel wird eröffnet
web-rules-card-voyage = Ein Schiff umrundet die Erde

# Über Kronika
web-about-what = Kronika ist ein Tisch für Spiele darüber, was wann geschah: an einem Gerät, an vielen oder mit dem ganzen Raum vor einem Bildschirm. Eine Anmeldung gibt es nicht.
web-about-fair = Wird gerecht gemischt?
web-about-fair-note = Vor jedem Spiel versiegelt der Server seinen Teil der Mischung, und die Geräte am Tisch geben ihren dazu, sodass niemand die Reihenfolge der Karten bestimmen kann. Ist das Spiel vorbei, zeigt seine Aufzeichnung alles, und alle können es nachprüfen.
web-about-private = Was gespeichert wird
web-about-private-note = Dieser Browser merkt sich deinen Namen, deine Sprache und Einstellungen, einen zufälligen Schlüssel, der dein Platz ist, deine letzten Tische und Blätter des Tages, ungespeicherte Entwürfe und zu jedem Kartensatz, was du geübt hast. Im Cookie kronika-language steht die Sprache, die du gewählt hast, sonst nichts. Andere Seiten werden nicht gefragt, und niemand zählt deine Besuche.
web-about-credits = Von wem das alles ist
web-about-icons = Die Zeichen auf den Karten sind von Mitwirkenden bei
web-about-recoloured = Umgefärbt.
web-about-type = Die Schrift auf den Karten ist Piazzolla, von
web-about-facts = Zu Daten und Erklärungen steht die Quelle auf jeder Karte. Für die Kartensätze gilt die Lizenz, die sie jeweils nennen.
web-about-games = Timeline, Timeline Twist und Anno Domini sind Spiele und Marken ihrer Verlage. Kronika spielt nach ihren Regeln, hat eigene Karten und hat mit den Verlagen nichts zu tun.
web-about-licence = Lizenz
web-about-licence-note = Kronika ist freie Software unter der Apache License 2.0.
