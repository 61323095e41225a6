# What happened at the table, sentence by sentence. $name is a player's name, $title and the like are titles of cards.

names-and = { $names } and { $last }
told-sat = { $seats ->
    [one] One player sits down.
   *[other] { $seats } players sit down.
} { $cards ->
    [one] The deck has one card.
   *[other] The deck has { $cards } cards.
}
told-position = The game starts in the middle.
told-boxed = { $cards ->
    [one] One card is used
   *[other] { $cards } cards are used
}; the rest stays in the box.
told-dealt = { $name } has { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $titles }.
told-discard-opened = “{ $title }” opens the discard pile.
told-line-opened = “{ $title }” opens the timeline.
told-chain-opened = “{ $title }” opens the chain, its date hidden.
told-chain-extended = “{ $title }” lies behind it, its date hidden too.
told-shown = “{ $title }”: { $date }.
told-placed-only = { $name } lays “{ $title }”.
told-placed-first = { $name } lays “{ $title }” before “{ $right }”.
told-placed-last = { $name } lays “{ $title }” after “{ $left }”.
told-placed-between = { $name } lays “{ $title }” between “{ $left }” and “{ $right }”.
told-right = { $date }. Right! The card stays.
told-wrong-discard = { $date }. Not there. The card goes to the discard pile.
told-wrong-box = { $date }. Not there. The card goes back to the box.
told-wrong-insert = { $date }. Not there. The card goes where it belongs.
told-wrong-returned = { $date }. Not there. The pile is empty, so the card stays with { $name }.
told-belongs-first = It belongs before “{ $right }”, { $right-date }.
told-belongs-last = It belongs after “{ $left }”, { $left-date }.
told-belongs-between = It belongs between “{ $left }”, { $left-date }, and “{ $right }”, { $right-date }.
told-quoted = “{ $title }”
told-drew = { $name } draws { $titles }.
told-shuffled-discard = The pile is empty: { $cards ->
    [one] one card of the discard pile becomes
   *[other] { $cards } cards of the discard pile are shuffled and become
} the new pile.
told-shuffled-box = The pile is empty: { $cards ->
    [one] one card from the box becomes
   *[other] { $cards } cards from the box are shuffled and become
} the new pile.
told-shuffled-aside = The pile is empty: { $cards ->
    [one] one card that was put aside becomes
   *[other] { $cards } cards that were put aside are shuffled and become
} the new pile.
told-turned = { $name } turns over “{ $title }”: { $date }.
told-below-first = Earlier than all: it opens a place at the left end.
told-below-last = Later than all: it opens a place at the right end.
told-above = It goes to the second level, between “{ $left }” and “{ $right }”.
told-stacked = The same year as “{ $other }”: it goes on top.
told-laid-aside = Its place, between “{ $left }” and “{ $right }”, is taken. The card lies sideways.
told-discarded = { $name } discards “{ $title }”.
told-stopped = { $name } stops.
told-corrected = { $name } corrects the chain: { $moved }.
told-corrected-same = { $name } leaves the chain as it lies.
told-moved-first = “{ $title }” to the top
told-moved-after = “{ $title }” behind “{ $left }”
told-doubted = { $name } doubts the chain.
told-checked = { $name }’s last card: the chain is turned over.
told-judged-right = The chain is right. { $name } draws { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $titles }.
told-judged-wrong = The chain is wrong. { $name } draws { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $titles }.
told-judged-right-alone = The chain is right.
told-judged-wrong-alone = The chain is wrong; no card is left to draw.
told-chain-aside = The chain is put aside.
told-reversed = { $name } has two cards left: from now on play goes the other way round.
told-round = Round { $round } begins with { $name }.
told-tie-break = { $names } go on alone with one more card each.
told-won = { $name } wins.
told-won-together = { $names } win together.
told-score = The team has { $score ->
    [one] { $score } point
   *[other] { $score } points
}: { $rank }.
rank-0 = Novices
rank-1 = Young Gang
rank-2 = League of the Good
rank-3 = Team of the Clever
rank-4 = Experienced Players
rank-5 = Alliance of Experts
rank-6 = Circle of Geniuses
rank-7 = Time Travelers
account-title = { $game }, { $deck ->
    [one] one card
   *[other] { $deck } cards
}
account-players = Players: { $names }
account-options = House rules: { $options }
account-move = Move { $number }
account-unfinished = The record ends here; the game goes on with { $name }.
account-over = The game is over.
