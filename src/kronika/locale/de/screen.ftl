# Der Tisch, seine Zonen, und was man tun kann.

bot-name = Bot { $number }
bot-name-alone = Bot
status-round = Runde { $round }
status-turn = { $name } ist am Zug
status-thinking = { $name } überlegt
status-over = Das Spiel ist aus
status-clockwise = im Uhrzeigersinn
status-counter-clockwise = gegen den Uhrzeigersinn
status-out = ausgeschieden
zone-timeline = Zeitleiste
zone-chain = Kette
zone-chain-note = ohne Datum, bis jemand zweifelt
zone-empty = hier liegt noch nichts
zone-pile = Stapel
zone-discard = Ablage
zone-aside = Beiseite
zone-box = Schachtel
zone-free = frei
zone-second = zweite Ebene
zone-cards = { $cards ->
    [0] leer
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
zone-on-top = obenauf: { $title }
hand-yours = { $name }, deine Karten
hand-others = { $name }
hand-sideways = quer
symbol-sun = Sonne
symbol-moon = Mond
symbol-star = Stern
score-now = Punkte, wenn jetzt Schluss wäre: { $score }
plain-line = { $zone }, das Früheste zuerst:
plain-pile = Stapel: { $cards ->
    [0] leer
    [one] eine Karte
   *[other] { $cards } Karten
}
plain-discard = Ablagestapel: { $cards ->
    [0] leer
    [one] eine Karte
   *[other] { $cards } Karten
}
plain-aside = Beiseitegelegt: { $cards ->
    [0] nichts
    [one] eine Karte
   *[other] { $cards } Karten
}
plain-box = Schachtel: { $cards ->
    [0] leer
    [one] eine Karte
   *[other] { $cards } Karten
}
plain-ask-place = { $name }, Karte und Lücke („2 3“ legt Karte 2 hinter Karte 3, Lücke 0 ist vor allen; mehr mit „hilfe“):
plain-ask-add = { $name }, Karte und Lücke, oder „{ $doubt }“ („2 3“ legt Karte 2 hinter Karte 3, Lücke 0 ist ganz oben; mehr mit „hilfe“):
plain-ask-add-only = { $name }, Karte und Lücke („2 3“ legt Karte 2 hinter Karte 3, Lücke 0 ist ganz oben; mehr mit „hilfe“):
plain-ask-coop = { $name }, welche Karte deckst du auf? („2“ deckt Karte 2 auf, „{ $discard } 2“ legt sie ab; mehr mit „hilfe“):
plain-ask-coop-again = { $name }, noch eine Karte, oder „{ $stop }“ (mehr mit „hilfe“):
plain-ask-coop-failed = { $name }, eine andere Karte (mehr mit „hilfe“):
plain-help-place = 2 3 – Karte 2 in Lücke 3 legen (hinter Karte 3; Lücke 0 ist vor allen)
plain-help-doubt = { $doubt } – die Kette anzweifeln
plain-help-correct = { $move } 5 1 – vorher Karte 5 der Kette hinter Karte 1 schieben; „{ $reset }“ macht alles rückgängig
plain-help-turn = 2 – Karte 2 aufdecken
plain-help-discard = { $discard } 2 – Karte 2 ablegen
plain-help-stop = { $stop } – den Zug beenden
plain-help-more = { $rules } – die Regeln dahinter · { $log } – was geschehen ist · { $view } – der Tisch · { $quit } – speichern und beenden
plain-corrected = Die Kette, wie du sie willst („{ $reset }“ macht alles rückgängig):
plain-not-understood = Das ist hier kein Zug: { $text }
plain-number-card = Karte { $number } gibt es nicht; es gibt 1 bis { $last }.
plain-number-gap = Lücke { $number } gibt es nicht; es gibt 0 bis { $last }.
rules-now = Was du jetzt tun kannst
rules-just = Die Regeln zu dem, was eben geschah
saved = Gespeichert in { $path }
saved-resume = Weiterspielen: { $command }
saved-replay = Nachlesen: { $command }
saved-not = Das Spiel ließ sich nicht speichern: { $reason }
cmd-doubt = zweifel
cmd-stop = schluss
cmd-discard = ablegen
cmd-move = schiebe
cmd-reset = zurück
cmd-help = hilfe
cmd-rules = regeln
cmd-log = verlauf
cmd-view = tisch
cmd-quit = ende
ask-game = Welches Spiel?
ask-deck = Welche Karten? (Name oder Pfad)
ask-people = Wer spielt an dieser Tastatur? (Namen mit Kommas)
ask-bots = Wie viele Bots?
ask-level = Wie gut kennen die Bots die Daten? ({ $levels })
ask-default = { $question } [{ $default }]
ask-again = Bitte wähle eins davon: { $choices }
level-fair = mäßig
level-good = gut
level-sharp = sehr gut
level-child = wie ein Kind
level-pupil = wie ein Schulkind
level-adult = wie Erwachsene
level-enthusiast = wie Geschichtsfans
level-historian = wie Fachleute
levels-title = Wie gut die Bots die Daten kennen, von wenig bis viel. Jahre: um wie viel sie um 1950, 1500 und 500 v. Chr. meist danebenliegen, wenn sie das Datum nicht wissen.
levels-use = Anzugeben bei --players, etwa Ana,bot:pupil,bot:adult. Diese Bots planen und lernen im Lauf des Spiels. bot:fair, bot:good und bot:sharp sind die früheren.
key-gap = Lücke
key-card = Karte
key-lay = legen
key-turn = aufdecken
key-doubt = zweifeln
key-stop = aufhören
key-discard = ablegen
key-correct = korrigieren
key-cancel = verwerfen
key-chain = Karte der Kette
key-pick = aufnehmen
key-drop = ablegen
key-done = fertig
key-undo = rückgängig
key-rule = Regel
key-log = Verlauf
key-quit = Ende
key-skip = weiter
doubt-sure = { $name }, zweifelst du die Kette an? Stimmt sie nicht, zieht { $layer } { $layer-cards ->
    [one] eine Karte
   *[other] { $layer-cards } Karten
}; stimmt sie, ziehst du { $doubter-cards ->
    [one] eine Karte
   *[other] { $doubter-cards } Karten
}. Noch einmal d zweifelt sie an.
dialog-close = Enter oder Esc: zurück
dialog-go-on = Enter: weiter
dialog-end = Enter: verlassen · Esc: den Tisch ansehen
rules-title = Regeln
log-title = Was geschehen ist
reveal-title = Die Kette wird aufgedeckt
score-parts = Untere Ebene { $lower }, zweite Ebene { $upper }, alle übrigen Karten −{ $minus }
start-game = Spiel
start-deck = Karten
start-people = Wer spielt an dieser Tastatur? (Namen mit Kommas)
start-bots = Bots
start-level = Sie kennen die Daten
start-keys = ↑↓ Zeile wählen · ←→ ändern · Enter beginnen · Esc verlassen
about-timeline-russia = Lege deine Karten in die Zeitleiste, eine je Zug. Wer am Ende einer Runde als Einziger keine mehr hat, gewinnt. Falsch gelegte Karten kommen auf den Ablagestapel.
about-timeline-cesko = Lege deine Karten in die Zeitleiste, eine je Zug. Wer am Ende einer Runde als Einziger keine mehr hat, gewinnt. Falsch gelegte Karten kommen zurück in die Schachtel.
about-timeline-polska = Lege deine Karten in die Zeitleiste, eine je Zug. Wer am Ende einer Runde als Einziger keine mehr hat, gewinnt. Je weniger mitspielen, desto mehr Karten hat jeder.
about-twist-competitive = Lege deine Karten in die Zeitleiste, eine je Zug, jeder gegen jeden. Wer am Ende einer Runde als Einziger keine mehr hat, gewinnt.
about-twist-coop = Ein Team: Deckt Karten auf, ihr Datum sagt, wohin sie kommen. Zwei Ebenen, zwei Punkte und einer; ist ihr Platz besetzt, liegt eine Karte quer und kostet einen Punkt.
about-anno-domini = Füge einer Kette ohne Daten eine Karte hinzu, korrigiere sie oder zweifle sie an. Stimmt sie nicht, zieht, wer zuletzt gelegt hat; stimmt sie, zieht, wer gezweifelt hat.
