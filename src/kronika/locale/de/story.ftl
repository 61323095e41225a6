# Was am Tisch geschehen ist, Satz für Satz. $name ist der Name eines Spielers, $title und Ähnliches sind Titel von Karten.

names-and = { $names } und { $last }
told-sat = { $seats ->
    [one] Eine Person setzt sich an den Tisch.
   *[other] { $seats } Personen setzen sich an den Tisch.
} { $cards ->
    [one] Im Spiel ist eine Karte.
   *[other] Im Spiel sind { $cards } Karten.
}
told-position = Das Spiel beginnt mittendrin.
told-boxed = { $cards ->
    [one] Eine Karte kommt ins Spiel
   *[other] { $cards } Karten kommen ins Spiel
}, der Rest bleibt in der Schachtel.
told-dealt = { $name } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}: { $titles }.
told-discard-opened = „{ $title }“ eröffnet den Ablagestapel.
told-line-opened = „{ $title }“ eröffnet die Zeitleiste.
told-chain-opened = „{ $title }“ eröffnet die Kette, das Datum bleibt verdeckt.
told-chain-extended = „{ $title }“ liegt dahinter, auch hier bleibt das Datum verdeckt.
told-shown = „{ $title }“: { $date }.
told-placed-only = { $name } legt „{ $title }“.
told-placed-first = { $name } legt „{ $title }“ vor „{ $right }“.
told-placed-last = { $name } legt „{ $title }“ hinter „{ $left }“.
told-placed-between = { $name } legt „{ $title }“ zwischen „{ $left }“ und „{ $right }“.
told-right = { $date }. Richtig! Die Karte bleibt liegen.
told-wrong-discard = { $date }. Hier nicht. Die Karte kommt auf den Ablagestapel.
told-wrong-box = { $date }. Hier nicht. Die Karte kommt zurück in die Schachtel.
told-wrong-insert = { $date }. Hier nicht. Die Karte kommt an ihren richtigen Platz.
told-wrong-returned = { $date }. Hier nicht. Der Stapel ist leer, also behält { $name } die Karte.
told-belongs-first = Sie gehört vor „{ $right }“, { $right-date }.
told-belongs-last = Sie gehört hinter „{ $left }“, { $left-date }.
told-belongs-between = Sie gehört zwischen „{ $left }“, { $left-date }, und „{ $right }“, { $right-date }.
told-quoted = „{ $title }“
told-drew = { $name } zieht { $titles }.
told-shuffled-discard = Der Stapel ist leer: { $cards ->
    [one] Eine Karte vom Ablagestapel wird
   *[other] { $cards } Karten vom Ablagestapel werden gemischt und
} zum neuen Stapel.
told-shuffled-box = Der Stapel ist leer: { $cards ->
    [one] Eine Karte aus der Schachtel wird
   *[other] { $cards } Karten aus der Schachtel werden gemischt und
} zum neuen Stapel.
told-shuffled-aside = Der Stapel ist leer: { $cards ->
    [one] Eine beiseitegelegte Karte wird
   *[other] { $cards } beiseitegelegte Karten werden gemischt und
} zum neuen Stapel.
told-turned = { $name } deckt „{ $title }“ auf: { $date }.
told-below-first = Früher als alle anderen: Sie eröffnet einen Platz am linken Ende.
told-below-last = Später als alle anderen: Sie eröffnet einen Platz am rechten Ende.
told-above = Sie kommt auf die zweite Ebene, zwischen „{ $left }“ und „{ $right }“.
told-stacked = Im selben Jahr wie „{ $other }“: Sie kommt obendrauf.
told-laid-aside = Ihr Platz zwischen „{ $left }“ und „{ $right }“ ist besetzt. Die Karte liegt quer.
told-discarded = { $name } legt „{ $title }“ ab.
told-stopped = { $name } hört auf.
told-corrected = { $name } korrigiert die Kette: { $moved }.
told-corrected-same = { $name } lässt die Kette, wie sie liegt.
told-moved-first = „{ $title }“ ganz nach oben
told-moved-after = „{ $title }“ hinter „{ $left }“
told-doubted = { $name } zweifelt die Kette an.
told-checked = Die letzte Karte ist gelegt ({ $name }): Die Kette wird aufgedeckt.
told-judged-right = Die Kette stimmt. { $name } zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}: { $titles }.
told-judged-wrong = Die Kette stimmt nicht. { $name } zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}: { $titles }.
told-judged-right-alone = Die Kette stimmt.
told-judged-wrong-alone = Die Kette stimmt nicht; es ist keine Karte mehr zu ziehen.
told-chain-aside = Die Kette wird beiseitegelegt.
told-reversed = { $name } hat noch zwei Karten: Ab jetzt geht es andersherum weiter.
told-round = Runde { $round } beginnt mit { $name }.
told-tie-break = { $names } spielen allein weiter, jeder mit einer neuen Karte.
told-won = { $name } gewinnt.
told-won-together = { $names } gewinnen gemeinsam.
told-score = Das Team hat { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}: { $rank }.
rank-0 = Neulinge
rank-1 = Junge Bande
rank-2 = Liga der Guten
rank-3 = Team der Schlauen
rank-4 = Erfahrene Spieler
rank-5 = Bund der Kenner
rank-6 = Kreis der Genies
rank-7 = Zeitreisende
account-title = { $game }, { $deck ->
    [one] eine Karte
   *[other] { $deck } Karten
}
account-players = Am Tisch: { $names }
account-options = Hausregeln: { $options }
account-move = Zug { $number }
account-unfinished = Hier endet die Aufzeichnung; am Zug ist { $name }.
account-over = Das Spiel ist aus.
