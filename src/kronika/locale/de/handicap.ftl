# Handgrößen, die ein Spiel ausgleichen. $command ist, was in der Kommandozeile getippt wird.

handicap-player = wer
handicap-level = spielt
handicap-usual = übliche Karten
handicap-before = gewinnt
handicap-hand = besser so viele
handicap-after = gewinnt dann
handicap-games = Je { $games } Partien; wären alle gleich stark, gewännen alle je { $percent } %, abzüglich geteilter Siege. In Klammern: 95-%-Intervall.
handicap-play = So spielst du damit: { $command }
handicap-chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
