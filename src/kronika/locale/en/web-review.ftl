# The browser: looking back at a finished game, and the shared screen. $name is a player's name and stands alone.

web-review-title = Game of { $day }
web-review-not-over = This game is not over yet
web-review-not-over-why = Looking back shows every date. So this page opens when the game has ended.
web-review-none = There is no such game
web-review-none-why = The link may be incomplete, or the game was put away.
web-review-again = Look again

# The steps
web-review-steps = Moves of the game
web-review-move-slider = Move
web-review-back = One move back
web-review-on = One move on
web-review-deal = The deal
web-review-move = Move { $move }: { $name }
web-review-move-right = Move { $move }: { $name }, right
web-review-move-wrong = Move { $move }: { $name }, wrong
web-review-was-right = Right
web-review-was-wrong = Wrong
web-review-here = It belongs here
web-review-playing = You are playing with this deck just now. What its cards tell can be read here afterwards.

# The whole game
web-review-missed = Missed most at this table
web-review-missed-none = Nobody misplaced a card.
web-review-all = Show all { $cards }
web-review-fewer = Show fewer
web-review-times = { $times } of { $tries }
web-review-times-told = , missed { $times } of { $tries } times
web-review-counts = { $right } right, { $wrong } wrong
web-review-take = Take along
web-review-record = The record of this game
web-review-whose = Cards missed by
web-review-none-missed = { $name }: no card missed.
web-review-anki = Missed cards, for Anki
web-review-csv = Missed cards, as a table (CSV)
web-review-copy = Copy the link
web-review-link = Link to this game

# What if
web-review-what-if = What if…?
web-review-what-if-why = Go on from here at a table of your own. Bots play the other seats, and nothing of it counts.
web-review-from = From where?
web-review-from-before = Before move { $move }: { $name } is to move
web-review-from-after = After move { $move }: { $name } is to move
web-review-from-deal = From the deal: { $name } begins
web-review-seat = I play for
web-review-bots = The bots remember dates
web-review-go = Play on
web-review-no-way-on = From here the game cannot go on.

# The shared screen
web-screen-full = Full screen
web-screen-full-end = Leave full screen
web-screen-join = Come and play
web-screen-join-how = Point a camera at the picture, or open { $address } and type the code.
web-screen-here = Who is here
web-screen-nobody = Nobody yet.
web-screen-hand = Cards of { $name }
web-screen-more = { $cards ->
    [one] and { $cards } more card
   *[other] and { $cards } more cards
}
web-screen-pile = { $cards ->
    [0] The pile is empty.
    [one] { $cards } card in the pile.
   *[other] { $cards } cards in the pile.
}
