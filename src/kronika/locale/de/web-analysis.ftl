# The browser: a finished game by its chances. $what is a card, quoted; $left and $right are titles of the cards beside it.

web-analysis-title = Chancen
web-analysis-sure-0 = kaum möglich
web-analysis-sure-1 = unwahrscheinlich
web-analysis-sure-2 = etwa halb und halb
web-analysis-sure-3 = wahrscheinlich
web-analysis-sure-4 = fast sicher
web-analysis-sure-5 = sicher
web-analysis-best = Kein anderer Zug war sicherer.
web-analysis-first = { $what } vor „{ $right }“
web-analysis-last = { $what } hinter „{ $left }“
web-analysis-between = { $what } zwischen „{ $left }“ und „{ $right }“
web-analysis-waiting = Die Chancen dieser Partie werden ausgerechnet …
web-analysis-eras = Wie gut es lief
web-analysis-era = { $right } von { $tries } richtig; die Chancen versprachen { $chance }
web-analysis-player = { $right } von { $tries } richtig. Die Chancen versprachen { $chance }; wer viel weiß, hätte { $par } gehabt.
web-analysis-player-none = Kein Zug, der richtig oder falsch sein konnte.
web-analysis-key = Der Balken ist, was richtig war, der Strich, was die Chancen versprachen.
web-analysis-ready = Die Chancen dieser Partie sind ausgerechnet.
web-analysis-unavailable = Die Chancen dieser Partie ließen sich nicht ausrechnen.
