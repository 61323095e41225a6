# Hand sizes that make a game even. $command is what a shell plays them with.

handicap-player = player
handicap-level = plays
handicap-usual = usual hand
handicap-before = wins
handicap-hand = suggested hand
handicap-after = then wins
handicap-games = { $games } games each; if all were even, everybody would win { $percent }%, less what is shared. In brackets: 95% interval.
handicap-play = To play this way: { $command }
handicap-chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
