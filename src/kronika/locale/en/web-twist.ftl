# The browser: Timeline Twist, together.

web-twist-upper = The second level
web-twist-taken = Between { $left } and { $right }:
web-twist-free = Between { $left } and { $right }: free
web-twist-turn = Which card do you turn over?
web-twist-turn-or-discard = Turn a card over, or discard one?
web-twist-again = It has found its place. One more?
web-twist-failed = Another card, please
web-twist-risk = { $free ->
    [0] Free: only both ends, and any year already there.
    [one] Free: { $free } place above, both ends, and any year already there.
   *[other] Free: { $free } places above, both ends, and any year already there.
} If a card’s place is taken, it lies sideways and can only be discarded.
web-twist-do-turn = Turn it over
web-twist-do-discard = Discard it
web-twist-stop = Stop and draw
web-twist-or = or choose one more card
web-twist-lying = Lying: can only be discarded, later
web-twist-lying-now = Lying: may be discarded now
web-twist-matches = Matches the discard pile
web-twist-matches-now = Matches: may be discarded
web-twist-on-top = On top: { $symbol }.
web-twist-verdict-right = { $date }. It has its place.
web-twist-verdict-wrong = { $date }. The place is taken.
web-twist-score = The team’s score
web-twist-now = If it ended now
web-twist-final = In the end
web-twist-score-lower = Lower level, { $cards } × 2
web-twist-score-upper = Second level, { $cards } × 1
web-twist-score-discarded = Discarded, { $cards }
web-twist-score-pile = In the pile, { $cards }
web-twist-score-hands = In hand, { $cards }
web-twist-rank = { $rank }. { $points ->
    [one] From { $points } point
   *[other] From { $points } points
}: { $next }.
web-twist-rank-last = { $rank }. There is no higher rank.
web-twist-ended-played = All cards have been played.
web-twist-ended-nothing = None of the cards that { $name } turned over found a place. That ends the game.
web-twist-ended-stuck = { $name } can neither turn a card over nor discard one. That ends the game.
