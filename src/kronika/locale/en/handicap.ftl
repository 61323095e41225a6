# Hand sizes that make a game even. $players is what is typed after --players.

handicap-player = player
handicap-level = plays
handicap-usual = usual hand
handicap-before = wins
handicap-hand = suggested hand
handicap-after = then wins
handicap-games = { $games } games each; if all were even, everybody would win { $percent }%, less what is shared. In brackets: 95% interval.
handicap-play = To play this way: --players "{ $players }"
