# Der Browser: Timeline Twist, gemeinsam.

web-twist-upper = Die zweite Ebene
web-twist-taken = Zwischen { $left } und { $right }:
web-twist-free = Zwischen { $left } und { $right }: frei
web-twist-turn = Welche Karte deckst du auf?
web-twist-turn-or-discard = Deckst du eine Karte auf, oder legst du eine ab?
web-twist-again = Sie hat ihren Platz. Noch eine?
web-twist-failed = Eine andere Karte, bitte
web-twist-risk = { $free ->
    [0] Frei sind nur die beiden Enden und gleiche Jahre.
    [one] Frei sind { $free } Platz oben, beide Enden und gleiche Jahre.
   *[other] Frei sind { $free } Plätze oben, beide Enden und gleiche Jahre.
} Ist ihr Platz besetzt, liegt die Karte quer und kann nur noch abgelegt werden.
web-twist-do-turn = Aufdecken
web-twist-do-discard = Ablegen
web-twist-stop = Aufhören und ziehen
web-twist-or = oder wähle noch eine Karte
web-twist-lying = Quer: Später kannst du sie nur ablegen
web-twist-lying-now = Quer: Jetzt darfst du sie ablegen
web-twist-matches = Passt zur Ablage
web-twist-matches-now = Passt: Du darfst sie ablegen
web-twist-on-top = Obenauf: { $symbol }.
web-twist-verdict-right = { $date }. Sie hat ihren Platz.
web-twist-verdict-wrong = { $date }. Der Platz ist besetzt.
web-twist-score = Punkte des Teams
web-twist-now = Wenn jetzt Schluss wäre
web-twist-final = Am Ende
web-twist-score-lower = Untere Ebene, { $cards } × 2
web-twist-score-upper = Zweite Ebene, { $cards } × 1
web-twist-score-discarded = Abgelegt, { $cards }
web-twist-score-pile = Im Stapel, { $cards }
web-twist-score-hands = Auf der Hand, { $cards }
web-twist-rank = { $rank }. { $points ->
    [one] Ab { $points } Punkt
   *[other] Ab { $points } Punkten
}: { $next }.
web-twist-rank-last = { $rank }. Einen höheren Rang gibt es nicht.
web-twist-ended-played = Alle Karten sind gespielt.
web-twist-ended-nothing = { $name } hat aufgedeckt, und keine Karte fand einen freien Platz. Damit ist das Spiel zu Ende.
web-twist-ended-stuck = { $name } kann keine Karte aufdecken und keine ablegen. Damit ist das Spiel zu Ende.
