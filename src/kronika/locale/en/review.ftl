# Looking back at a game: what moves were worth, who did how well, what decided it. $name is a player's name, $what a move in words.

review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { NUMBER($number, maximumFractionDigits: 1) }
review-points = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } point
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points
}
review-title = { $game }: looking back
review-of = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: { $names }
review-won = Won: { $names }
review-open = This game is not over. What follows tells dates that nobody at the table has seen.
review-asked = The chances are those of players who remember dates { $level } ({ $minds } memories).
review-players = Players
review-player = { $name }: right { $right } of { $tries }; by the chances { $chance }, players of that level { $par }
review-player-none = { $name }: no move that could be right or wrong
review-player-cost = a move cost { $cost } in chance to be right; in chance to win, all together { $worth }
review-player-cost-team = a move cost { $cost } in chance to be right; all together { $worth }
review-player-doubts = doubts: { $right } of { $tries } right
review-eras = by era
review-themes = by theme
review-group = { $name } { $right } of { $tries } (by the chances { $chance })
review-calibration = chances, and how many of such moves were right
review-decile = { $low } to { $high }: { $right } of { $moves }
review-moments = What decided the game
review-moments-none = No single move stands out.
review-moments-hands = Reckoned from the cards left in each hand.
review-moments-playouts = Bots of that level played the tables before and after to the end, { $playouts } times each.
review-moved = move { $move }, { $what }
review-moment = { $what }: for { $name } { $before } → { $after } to win
review-moment-team = { $what }: { $before } → { $after } expected
review-moves = Moves
review-by = { $name }: { $what }
review-card = “{ $title }”
review-dated = { $what }, { $date }
review-in-gap = { $what }, gap { $gap }
review-after-correction = { $what } of the corrected chain
review-without-correction = { $what } without the correction
review-did-doubt = doubt
review-did-stop = stop
review-did-discard = { $what }, discarded
review-right = right
review-wrong = wrong
review-given = chance { $chance }
review-surer = surer: { $what }, { $chance }; this cost { $cost }
review-wiser = wins more often: { $what }; { $worth } instead of { $own }
review-wiser-team = brings more: { $what }; { $worth } instead of { $own }
review-correction = chain corrected: before { $was } (chance { $before }), after { $now } (chance { $after })
review-missed = Missed most
review-missed-none = No card was missed.
review-missed-card = { $missed } of { $tries }: { $title }, { $date } (players of that level: { $par } right)
review-together = { $games ->
    [one] { $games } game
   *[other] { $games } games
} together
review-page = Page: { $file }
review-era-0 = antiquity
review-era-1 = Middle Ages
review-era-2 = early modern times
review-era-3 = 19th century
review-era-4 = 1900 to 1959
review-era-5 = since 1960
review-chart-moves = Each move by its chance to be right; a cross is a wrong one.
review-chart-eras = Right moves by era; the line is what the chances promised.
review-chart-calibration = Given chances and what came of them. On the line they came true; the size is the number of moves.
review-chance = Chance
review-move = Move
