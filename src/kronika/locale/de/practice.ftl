# Üben im Terminal. $title und dergleichen sind Titel von Karten, $date ein Datum.

practice-begin = { $due ->
    [0] Keine Karte ist fällig
    [one] Eine Karte ist fällig
   *[other] { $due } Karten sind fällig
}, { $new ->
    [0] keine ist neu
    [one] eine ist neu
   *[other] { $new } sind neu
}. Tippe die Nummer einer Lücke, ? wenn du es nicht weißt, q zum Aufhören.
practice-nothing = Nichts ist fällig, und es gibt nichts Neues.
practice-changed = { $cards ->
    [one] Eine Karte hat ein anderes Datum bekommen und fängt von vorn an.
   *[other] { $cards } Karten haben ein anderes Datum bekommen und fangen von vorn an.
}
practice-row = { $number }. { $date } – { $title }
practice-ask = Wohin gehört „{ $title }“? 0 ist vor allen, { $last } hinter allen:
practice-unclear = „{ $text }“ ist hier keine Lücke; tippe eine Zahl von 0 bis { $last }, ? oder q.
practice-right = Richtig! { $date }.
practice-wrong = Nicht dort. { $date }.
practice-unknown = Es war { $date }.
practice-belongs-first = Sie gehört vor „{ $right }“.
practice-belongs-last = Sie gehört hinter „{ $left }“.
practice-belongs-between = Sie gehört zwischen „{ $left }“ und „{ $right }“.
practice-again = Noch einmal, was falsch war:
practice-end = { $answers ->
    [one] Eine Antwort
   *[other] { $answers } Antworten
}, davon { $right } richtig.
practice-next = Die nächste Karte kommt am { $when } wieder.
practice-stats = { $title }: { $seen } von { $cards } Karten geübt, { $due } fällig.
practice-stats-answers = Antworten: { $right } richtig, { $wrong } falsch.
practice-stats-kept = Morgen müsstest du von den geübten Karten noch etwa { $percent } % wissen.
practice-stats-none = Du hast noch keinen Kartensatz geübt.
practice-stats-elsewhere = { $deck }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} geübt; nenne diesen Kartensatz mit seinem Pfad, um mehr zu erfahren.
practice-stats-gone = { $cards ->
    [one] Eine geübte Karte ist nicht mehr im Kartensatz.
   *[other] { $cards } geübte Karten sind nicht mehr im Kartensatz.
}
