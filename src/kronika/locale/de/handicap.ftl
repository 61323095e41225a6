# Handgrößen, die ein Spiel ausgleichen. $players ist, was hinter --players getippt wird.

handicap-player = wer
handicap-level = spielt
handicap-usual = übliche Karten
handicap-before = gewinnt
handicap-hand = besser so viele
handicap-after = gewinnt dann
handicap-games = Je { $games } Partien; wären alle gleich stark, gewännen alle je { $percent } %, abzüglich geteilter Siege. In Klammern: 95-%-Intervall.
handicap-play = So spielst du damit: --players "{ $players }"
