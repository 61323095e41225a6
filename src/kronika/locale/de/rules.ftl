# Die Regeln mit eigenen Worten; daneben steht jeweils der Paragraf.

rule-deal = Die Karten werden mit verdecktem Datum gemischt; jeder bekommt eine Hand und legt sie offen vor sich aus.
rule-box = Nur die obersten 36 Karten kommen ins Spiel, der Rest geht zurück in die Schachtel.
rule-open = Eine Karte vom Stapel eröffnet die Zeitleiste, mit dem Datum nach oben. Sie zählt wie jede andere.
rule-open-chain = Die oberste Karte des Stapels eröffnet die Kette. Ihr Datum bleibt für alle verdeckt.
rule-open-two = Wer eine Kette mit nur noch einer Karte beginnt, nimmt zu Anfang zwei Karten vom Stapel.
rule-open-discard = Die oberste Karte des Stapels wird aufgedeckt und eröffnet den Ablagestapel.
rule-open-lower = Eine Karte vom Stapel, Datum nach oben, ist der erste Punkt der Zeitleiste.
rule-choose = Lege eine beliebige deiner Karten in eine beliebige Lücke: früher nach links, später nach rechts. Passen gibt es nicht.
rule-turn-over = Erst wenn die Karte liegt, wird sie umgedreht.
rule-right = Eine Karte am richtigen Platz bleibt mit dem Datum nach oben liegen. Wer sie gelegt hat, hat eine Karte weniger und zieht nicht nach.
rule-same-year = Karten desselben Jahres liegen nebeneinander, die Reihenfolge ist egal.
rule-wrong-discard = Eine falsch gelegte Karte kommt auf den Ablagestapel.
rule-wrong-box = Eine falsch gelegte Karte kommt zurück in die Schachtel.
rule-wrong-insert = Hausregel: Eine falsch gelegte Karte kommt an ihren richtigen Platz, und es wird nachgezogen.
rule-wrong-returned = Hausregel: Ist nichts mehr zu ziehen, behält man die falsch gelegte Karte.
rule-draw = Nach einem Fehler nimmt man die oberste Karte vom Stapel, Datum nach unten.
rule-refill-discard = Ist der Stapel leer, wird der Ablagestapel mit verdecktem Datum zu einem neuen gemischt.
rule-refill-box = Ist der Stapel leer, werden die falsch gelegten Karten aus der Schachtel mit verdecktem Datum zu einem neuen gemischt.
rule-refill-aside = Ist der Stapel leer, werden die beiseitegelegten Karten mit verdecktem Datum zu einem neuen gemischt.
rule-next = Ein Versuch je Zug, richtig oder falsch; dann ist im Uhrzeigersinn der Nächste dran.
rule-round = Eine Runde ist zu Ende, wenn alle dran waren. Erst dann wird geschaut, wer keine Karten mehr hat; wenn niemand, beginnt eine neue Runde.
rule-tie-break = Haben mehrere in derselben Runde ihre letzte Karte gelegt, nimmt jeder von ihnen noch eine, und nur sie spielen weiter.
rule-win = Wer am Ende einer Runde als Einziger keine Karten mehr hat, gewinnt.
rule-win-together = Für ein weiteres Stechen reichen die Karten nicht: Alle ohne Karten gewinnen gemeinsam.
rule-coop-choose = Decke eine oder zwei deiner Karten auf, eine nach der anderen, oder lege eine ab; nie beides, nie nichts.
rule-coop-again = Ist eine Karte gelegt, darfst du eine zweite versuchen oder aufhören.
rule-coop-failed = Noch liegt keine: Du musst eine andere Karte versuchen und darfst nicht mehr ablegen.
rule-coop-turn = Man deckt eine Karte auf; allein ihr Datum sagt, wohin sie kommt.
rule-lower = Früher als alle oder später als alle: Die Karte eröffnet an diesem Ende einen neuen Platz der unteren Ebene.
rule-upper = Zwischen zwei Nachbarn der unteren Ebene gibt es über ihnen einen Platz auf der zweiten Ebene.
rule-stack = Eine Karte desselben Jahres kommt auf die, die schon liegt.
rule-sideways = Ist ihr Platz besetzt, wird die Karte wieder umgedreht und quer vor ihren Besitzer gelegt. Sie lässt sich nur noch ablegen, in einem späteren Zug.
rule-discard = Eine Karte darf abgelegt werden, wenn das Zeichen auf ihrer Vorderseite das oberste des Ablagestapels ist; dann wird eine neue gezogen.
rule-stop = Sobald eine Karte gelegt ist, darf man seinen Zug beenden.
rule-coop-draw = Am Ende des Zugs werden so viele Karten gezogen, wie gelegt oder abgelegt wurden.
rule-coop-next = Im Uhrzeigersinn ist der Nächste dran; wer keine Karten hat, wird übersprungen.
rule-coop-end = Das Spiel endet, wenn alle Karten gespielt sind oder wenn jemand am Zug weder eine Karte legen noch eine ablegen kann.
rule-add = Lege eine deiner Karten in eine beliebige Lücke der Kette: früher nach oben, später nach unten. Nichts wird umgedreht.
rule-accept = Wer eine Karte legt, nimmt die Kette hin, wie sie liegt, und steht für sie ganz ein.
rule-correct = Bevor du eine Karte legst, darfst du die Kette anders ordnen.
rule-correct-one = Hausregel: Bevor du eine Karte legst, darfst du eine Karte der Kette verschieben.
rule-doubt = Statt eine Karte zu legen, darfst du die Reihenfolge der Kette anzweifeln.
rule-reveal = Nach einem Zweifel werden alle Karten umgedreht. Ein einziges Jahr in falscher Folge ist ein Fehler.
rule-overlap = Zeitspannen, die sich überschneiden, dürfen so oder so herum liegen.
rule-doubter-draws = Stimmt die Kette, zieht, wer gezweifelt hat, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
rule-layer-draws = Stimmt irgendetwas an der Kette nicht, zieht, wer zuletzt gelegt hat, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, egal von wem der Fehler stammt.
rule-chain-aside = Die geprüfte Kette wird beiseitegelegt.
rule-new-chain = Danach beginnt mit einer Karte vom Stapel eine neue Kette; wer gezweifelt hat, legt zuerst.
rule-reverse = Sobald jemand nur noch zwei Karten hat, dreht sich die Spielrichtung, sofort und nur einmal im Spiel.
rule-last-card = Die letzte Karte muss in eine richtige Kette: Sie wird sofort aufgedeckt, als hätte der Nächste gezweifelt.
rule-last-card-successor = Hausregel: Über eine letzte Karte entscheidet der Nächste; wer legt, statt zu zweifeln, nimmt sie hin.
rule-chain-win = Wer als Erster seine letzte Karte in eine richtige Kette legt, gewinnt.
rule-score = Zwei Punkte für jede Karte der unteren Ebene, einer für jede der zweiten, minus einer für jede andere Karte.
rule-next-chain = In Spielrichtung ist der Nächste dran.
rule-position = Eine Aufzeichnung darf mitten im Spiel beginnen.

refused-not-your-turn = Am Zug ist { $name }.
refused-game-over = Das Spiel ist aus; es ist kein Zug mehr möglich.
refused-not-in-hand = Diese Karte hast du nicht.
refused-no-such-gap = Diese Lücke gibt es nicht.
refused-nothing-placed = Aufhören darfst du erst, wenn eine Karte liegt; decke eine auf.
refused-horizontal = Diese Karte liegt quer und lässt sich nicht mehr legen.
refused-no-discard = Nach einem Legeversuch darfst du in diesem Zug nicht mehr ablegen.
refused-other-symbol = Ihr Zeichen ist nicht das oberste des Ablagestapels.
refused-nothing-to-doubt = In diese Kette hat noch niemand eine Karte gelegt; lege eine.
refused-no-correction = In diesem Spiel wird die Kette nicht korrigiert.
refused-other-chain = Die korrigierte Kette muss genau die Karten der Kette enthalten, jede einmal.
refused-too-much-corrected = In diesem Spiel darf nur eine Karte der Kette verschoben werden.
refused-unknown = Diesen Zug gibt es in diesem Spiel nicht.
refused-other = Das ist jetzt nicht erlaubt.
