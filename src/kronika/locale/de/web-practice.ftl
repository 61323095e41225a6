# Der Browser: Üben mit einem Kartensatz. $title, $left, $right sind Titel von Karten.

web-practice = Üben
web-practice-with = Üben: { $title }
web-practice-missed = Verfehltes üben
web-practice-where = Wohin gehört „{ $title }“?
web-practice-here = Hierhin
web-practice-before = Vor „{ $right }“
web-practice-after = Hinter „{ $left }“
web-practice-between = Zwischen „{ $left }“ und „{ $right }“
web-practice-yours = Deine Lücke
web-practice-right = Richtig!
web-practice-wrong = Nicht dort.
web-practice-unknown = Jetzt weißt du es:
web-practice-ask-unknown = Weiß ich nicht
web-practice-next = Nächste Karte
web-practice-finish = Fertig
web-practice-left = { $cards ->
    [0] Das ist die letzte Karte.
    [one] Danach noch eine Karte.
   *[other] Danach noch { $cards } Karten.
}
web-practice-done = Das war fürs Erste alles
web-practice-result = { $answers ->
    [one] Eine Antwort
   *[other] { $answers } Antworten
}, davon { $right } richtig.
web-practice-nothing = Nichts ist fällig, und es gibt nichts Neues.
web-practice-kept = Karten kommen wieder, bevor du sie vergisst. Was du weißt, merkt sich dieser Browser.
web-practice-back = Zum Kartensatz
web-practice-retry = Noch einmal versuchen
# $deck ist der Titel eines Kartensatzes.
web-practice-missed-of = Verfehltes üben: { $deck }
web-practice-unkept = Dieser Browser konnte sich nicht merken, was du jetzt weißt.
