# Der Browser: das Regal der Kartensätze, das Einlesen einer Datei, der Editor.

web-decks = Kartensätze
web-decks-lead = Schau die Kartensätze durch, wähle welche für einen Tisch, oder mach einen eigenen.
web-decks-play = Mit diesem Kartensatz spielen
web-decks-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-decks-mix = Für einen Tisch wählen
web-decks-mix-full = Höchstens { $most } Kartensätze an einem Tisch.
web-decks-mixed = { $decks ->
    [one] { $decks } Kartensatz gewählt, Karten: { $cards }.
   *[other] { $decks } Kartensätze gewählt, Karten: { $cards }.
}
web-decks-chosen = Gewählte Kartensätze
web-decks-none = Keinen wählen
web-decks-open = Tisch damit eröffnen

# Ein Kartensatz und seine Karten
web-decks-search = Titel suchen
web-decks-theme = Thema
web-decks-any = Alle Themen
web-decks-years-between = Jahre
web-decks-from = von
web-decks-to = bis
web-decks-years-note = Ganze Jahre; -44 ist 44 v. Chr.
web-decks-difficulty = Schwierigkeit
web-decks-any-difficulty = Alle
web-decks-easy = leicht
web-decks-medium = mittel
web-decks-hard = schwer
web-decks-difficulty-note = Danach, wie oft eine Karte hier richtig gelegt wurde. Karten, die weniger als 5-mal gelegt wurden, haben noch keine Schwierigkeit.
web-decks-filters = Weitere Filter
web-decks-clear = Alle zeigen
web-decks-found = { $cards ->
    [one] { $cards } Karte gefunden.
   *[other] { $cards } Karten gefunden.
}
web-decks-covered = Drücke auf eine, um sie umzudrehen.
web-decks-nothing = Keine Karte enthält { $search }. Suchst du weniger?
web-decks-nothing-fits = Keine Karte passt. Wählst du weniger aus?
web-decks-more = { $cards ->
    [one] { $cards } weitere Karte zeigen
   *[other] { $cards } weitere Karten zeigen
}
web-decks-gone = Nichts zum Durchschauen
web-decks-why-room-playing = Du spielst gerade mit diesem Kartensatz, darum bleiben seine Daten verdeckt. Komm nach der Partie wieder.
web-decks-why-room-unknown = So einen Kartensatz oder so eine Karte gibt es hier nicht.

# Drucken
web-decks-print = Drucken
web-decks-print-title = Drucken: { $title }
web-decks-paper = Papier
web-decks-duplex = Beide Seiten
web-decks-duplex-long = Der Drucker wendet über die lange Kante
web-decks-duplex-short = Der Drucker wendet über die kurze Kante
web-decks-duplex-fold = Auf eine Seite, zum Falten
web-decks-duplex-none = Vorder- und Rückseiten auf eigenen Blättern
web-decks-pdf = PDF erstellen
web-decks-printing = Die Bögen werden gemacht. Das kann eine Minute dauern.

# Eigene Kartensätze
web-decks-make = Einen Kartensatz machen
web-decks-own = Deine Kartensätze
web-decks-changed = geändert: { $when }
web-decks-published = veröffentlicht, Fassung { $version }
web-decks-unpublished = noch nicht veröffentlicht
web-decks-look = Karten ansehen
web-decks-delete = Löschen
web-decks-delete-title = „{ $title }“ löschen?
web-decks-delete-note = Der Entwurf ist dann endgültig weg.
web-decks-delete-published = Der Entwurf ist dann endgültig weg. Was veröffentlicht ist, bleibt, und wer den Link hat, kann damit spielen.
web-decks-keep = Behalten
web-decks-cancel = Lieber nicht
web-decks-new = Neuer Kartensatz
web-decks-new-note = Beginne mit einer leeren Tabelle und tippe, oder füge Zeilen aus einer Tabellenkalkulation ein.
web-decks-new-begin = Anfangen
web-decks-name = Name des Kartensatzes
web-decks-cards-language = Sprache der Karten

# Eine Datei einlesen
web-decks-upload = Eine Datei hochladen
web-decks-upload-note = CSV, Excel, JSON, YAML, Markdown-Tabellen, Anki-Notizen, Wikidata-Ergebnisse oder einfache Zeilen wie „1876 Telefon“. Bis 8 MB.
web-decks-choose = Datei wählen
web-decks-or-drop = oder zieh sie hierher
web-decks-sending = { $file } wird gesendet.
web-decks-reading = Die Datei wird gelesen und geprüft.
web-decks-unread = { $file } konnte nicht eingelesen werden.
web-decks-why-http-413 = Die Datei ist größer als 8 MB.
web-decks-why-draft-too-many = Du hast schon 50 Entwürfe. Lösche zuerst einen.
web-decks-why-draft-full = Dafür ist kein Platz mehr: Die Grenze für dich oder für alle zusammen ist erreicht. Lösche Entwürfe, die du nicht mehr brauchst.
web-decks-why-draft-errors = In diesem Kartensatz stimmt noch etwas nicht. Bring zuerst in Ordnung, was rot markiert ist.
web-decks-no-title = Keine Spalte mit Titeln gefunden. Sag unten, welche es ist.
web-decks-no-date = Keine Spalte mit Daten gefunden. Sag unten, welche es ist.
web-decks-there = Spalten der Datei: { $columns }
web-decks-say = Sagen, wie sie zu lesen ist
web-decks-say-title = Spalte mit den Titeln
web-decks-say-date = Spalte mit den Daten
web-decks-guess = erraten
web-decks-years = Das Jahr −44 ist
web-decks-years-historical = 44 v. Chr., wie Historiker zählen
web-decks-years-astronomical = 45 v. Chr., wie Astronomen zählen
web-decks-again = { $file } noch einmal lesen
web-decks-read = { $cards ->
    [one] { $cards } Karte ist da
   *[other] { $cards } Karten sind da
}
web-decks-refused = { $rows ->
    [one] { $rows } Zeile wurde nicht übernommen.
   *[other] { $rows } Zeilen wurden nicht übernommen.
}
web-decks-bad = { $cards ->
    [one] { $cards } Karte ist noch nicht spielbar.
   *[other] { $cards } Karten sind noch nicht spielbar.
}
web-decks-all-in = Keine Zeile ist verloren gegangen.
web-decks-edit = Weiter zum Editor
web-decks-another = Zurück zu den Kartensätzen
web-decks-columns = Wofür die Spalten gehalten wurden
web-decks-column = Spalte
web-decks-taken = Gilt als
web-decks-because = Wegen
web-decks-left-out = weggelassen
web-decks-role-title = Titel
web-decks-role-date = Datum
web-decks-role-fact = Wissenswertes
web-decks-role-theme = Thema
web-decks-role-source = Quelle
web-decks-role-start = Anfang
web-decks-role-end = Ende
web-decks-row = Zeile { $row }:
web-decks-flagged = { $cards ->
    [one] { $cards } Karte zum Ansehen
   *[other] { $cards } Karten zum Ansehen
}
web-decks-doctor = Was der Doktor sagt
web-decks-doctor-fine = Der Doktor hat nichts gefunden.
web-decks-doctor-waits = Der Doktor schaut sich den Kartensatz an, sobald keine Fehler mehr darin sind.
web-decks-doctor-large = Der Doktor schaut sich hier nur Kartensätze mit bis zu 1000 Karten an.
web-decks-errors = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
web-decks-warnings = { $count ->
    [one] { $count } Warnung
   *[other] { $count } Warnungen
}
web-decks-notes = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
}
web-decks-whole = Der ganze Kartensatz
web-decks-all = Alle { $count } zeigen

# Der Editor
web-editor-title = { $cards ->
    [one] { $title }, { $cards } Karte
   *[other] { $title }, { $cards } Karten
}
web-editor-none = Kein solcher Entwurf
web-editor-gone = Unter dieser Adresse hast du keinen Entwurf. Ein Entwurf geht nur in dem Browser auf, in dem er gemacht wurde.
web-editor-saved = Gespeichert
web-editor-saved-at = Gespeichert { $time }
web-editor-saving = Wird gespeichert …
web-editor-unsaved = Noch nicht gespeichert
web-editor-failed = Nicht gespeichert
web-editor-failed-kept = Das konnte nicht gespeichert werden. Nichts ist verloren: Deine Änderungen liegen in diesem Browser.
web-editor-save = Speichern
web-editor-restored = Änderungen, die beim letzten Mal nicht gespeichert wurden, sind wieder da. Rückgängig nimmt sie weg.
web-editor-head = Über den Kartensatz
web-editor-export = Exportieren
web-editor-export-note = Als Tabelle für Tabellenkalkulationen oder für Programme. Wieder eingelesen ist es derselbe Kartensatz.
web-editor-check = Prüfen
web-editor-checking = Wird geprüft …
web-editor-publish = Veröffentlichen
web-editor-publishing = Wird veröffentlicht …
web-editor-found = { $findings ->
    [one] Der Doktor hat { $findings } Sache gefunden.
   *[other] Der Doktor hat { $findings } Sachen gefunden.
}
web-editor-cards = Karten
web-editor-card = Karte
web-editor-more = Mehr
web-editor-title-column = Titel
web-editor-fact = Wissenswertes
web-editor-date = Datum
web-editor-theme = Thema
web-editor-source = Quelle
web-editor-asks = Was das Datum beantwortet
web-editor-icon = Symbolbild
web-editor-front = Symbol vorn
web-editor-back = Symbol hinten
web-editor-no-theme = kein Thema
web-editor-cell = { $column }, Karte { $row }
web-editor-row = (Karte { $row })
web-editor-new-row = Tippe eine neue Karte oder füge Zeilen aus einer Tabelle ein
web-editor-columns = Spalten:
web-editor-keys = Tastatur
web-editor-keys-note = Pfeiltasten gehen von Zelle zu Zelle. Enter schreibt in einer Zelle und geht dann nach unten, Escape nimmt zurück, was dort geschrieben wurde. Pos1 und Ende gehen an die Enden der Zeile, Bild auf und Bild ab zehn Zeilen weit. Entf leert eine Zelle. Strg+Z macht rückgängig, Strg+Y wiederholt, Strg+S speichert. Tab verlässt die Zelle.
web-editor-pages = Seiten der Tabelle
web-editor-earlier = Frühere Zeilen
web-editor-later = Spätere Zeilen
web-editor-from-to = { $from }–{ $to } von { $all }
web-editor-pasted = { $rows ->
    [one] { $rows } Zeile eingefügt.
   *[other] { $rows } Zeilen eingefügt.
}
web-editor-tools = Zeilen
web-editor-add = Karte hinzufügen
web-editor-duplicate = Verdoppeln
web-editor-duplicated = Verdoppelt.
web-editor-remove = Entfernen
web-editor-removed = Entfernt. Rückgängig holt sie zurück.
web-editor-undo = Rückgängig
web-editor-redo = Wiederholen
web-editor-bad = { $cards ->
    [one] { $cards } Karte ist noch nicht spielbar.
   *[other] { $cards } Karten sind noch nicht spielbar.
}
web-editor-bare = { $cards ->
    [one] { $cards } hat keine Quelle.
   *[other] { $cards } haben keine Quelle.
}
web-editor-fine = Alle Karten sind spielbar.
web-editor-empty = Noch keine Karten. Füge die erste hinzu.
web-editor-next-bad = Zur nächsten
web-editor-preview = So wird die Karte aussehen
web-editor-turn = Umdrehen
web-editor-no-date = Die Rückseite zeigt das Datum, sobald es klar ist.
web-editor-before = Karte davor
web-editor-after = Karte danach
web-editor-card-of = Karte { $row } von { $rows }
web-editor-print-first = Nur ein veröffentlichter Kartensatz kann gedruckt werden. Veröffentliche ihn zuerst.
web-editor-print-note = Gedruckt wird, was zuletzt veröffentlicht wurde.
web-editor-published = Mit „{ $title }“ kann gespielt werden
web-editor-published-note = { $cards ->
    [one] Fassung { $version }, { $cards } Karte. Wer den Link kennt, kann damit spielen, ihn durchschauen und drucken; der Kartensatz steht in keiner Liste.
   *[other] Fassung { $version }, { $cards } Karten. Wer den Link kennt, kann damit spielen, ihn durchschauen und drucken; der Kartensatz steht in keiner Liste.
}
web-editor-link = Link zum Kartensatz
web-editor-play = Tisch mit diesem Kartensatz eröffnen
web-editor-conflict = Dieser Entwurf wurde anderswo geändert
web-editor-conflict-why = Auf einem anderen Gerät oder in einem anderen Tab. Eine der beiden Fassungen bleibt, die andere wird ersetzt. Deine kannst du vorher als Datei behalten.
web-editor-conflict-counts = Karten in deiner: { $mine }. Karten in der anderen: { $theirs }.
web-editor-conflict-save = Meine als Datei behalten
web-editor-conflict-theirs = Die andere nehmen
web-editor-conflict-mine = Mit meiner weiter
web-editor-languages = Sprachen
web-editor-first = (die erste: jede Karte braucht darin einen Titel)
web-editor-add-language = Sprache hinzufügen
web-editor-themes = Themen
web-editor-theme-name = Thema { $number }
web-editor-add-theme = Thema hinzufügen
web-editor-authors = Von wem, mit Kommas dazwischen
web-editor-license = Lizenz
web-editor-done = Fertig

# Was an einer Zelle nicht stimmt, vor den Worten des Servers
web-editor-error-deck-date = Das ist kein eindeutiges Datum.
web-editor-error-deck-missing = Hier fehlt etwas.
web-editor-error-deck-theme = Dieses Thema hat der Kartensatz nicht.
web-editor-error-deck-limit = Das ist zu lang.
web-editor-error-deck-symbols = Die Symbole passen nicht zueinander.
web-editor-error-deck-extra = So eine Spalte haben Kartensätze nicht.
web-editor-error-deck-value = Das hat die falsche Form.
web-editor-error-deck-icon = Dieses Symbolbild geht nicht.
web-editor-error-deck-image = Dieses Bild geht nicht.
web-editor-error-deck-duplicate = Das gibt es zweimal.
