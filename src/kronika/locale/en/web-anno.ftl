# The browser: the table of Anno Domini. Places in the chain (1st, 2nd) come from the program, never a date.

web-anno-chain = The chain
web-anno-order = The chain, from early to late
web-anno-earliest = Earliest
web-anno-latest = Latest

# Which way it goes round
web-anno-next = Next: { $name }.
web-anno-turns = The direction turns once, when somebody has two cards left.
web-anno-turned = The direction has turned.

# Putting the chain right
web-anno-move = Move: { $title }
web-anno-up = Move up: { $title }
web-anno-down = Move down: { $title }
web-anno-moved-by-you = moved by you
web-anno-moved = { $cards ->
    [one] You moved { $cards } card.
   *[other] You moved { $cards } cards.
}
web-anno-moved-counts = It counts when you lay yours.
web-anno-moved-up = { $title } moved up, now { $place } of { $cards }.
web-anno-moved-down = { $title } moved down, now { $place } of { $cards }.
web-anno-lifted = Taken up: { $title }. Choose a gap.
web-anno-undo = Undo
web-anno-undo-all = All back
web-anno-undone = Undone.

# The question
web-anno-choose-first = Then choose its place. Earlier is above, later below.
web-anno-choose-free = Then its place. You may put the chain right first, or doubt it.
web-anno-choose-one = Then its place. You may move one card of the chain first, or doubt it.
web-anno-choose-none = Then its place. Or doubt the chain.
web-anno-where-how = Choose a + in the chain. Earlier is above, later below.
web-anno-where-to = Where should this card go?
web-anno-where-to-how = Choose a +, or press the card’s handle again to leave it.

# Doubt
web-anno-doubt = Doubt…
web-anno-doubt-title = Or doubt the chain
web-anno-doubt-title-later = Doubt
web-anno-doubt-sure = Doubt the chain?
web-anno-doubt-do = Doubt it
web-anno-doubt-how = All cards are turned over, from the top.
web-anno-doubt-error = One error: { $name }, who laid last, draws { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
web-anno-doubt-none = No error: you draw { $cards ->
    [0] nothing.
    [one] { $cards } card.
   *[other] { $cards } cards.
}
web-anno-doubt-won = No error: { $name } wins.
web-anno-doubt-nothing = Nobody has laid a card into this chain yet.
web-anno-doubt-turn = You may, when it is your turn.
web-anno-doubt-corrected = The cards that you moved go back: the chain is judged as it lay.

# The piles
web-anno-pile = { $cards ->
    [0] The stack is empty.
    [one] Stack: { $cards } card.
   *[other] Stack: { $cards } cards.
}
web-anno-next-card = Next card: “{ $title }”.
web-anno-put-aside = { $cards ->
    [one] Put aside: { $cards } card.
   *[other] Put aside: { $cards } cards.
}

# The reveal
web-anno-doubts = { $name } doubts the chain
web-anno-checks = { $name }: the last card
web-anno-turning = The chain is turned over, from the top.
web-anno-on = On with the game
web-anno-stands = { $place }: { $date }
web-anno-right = The chain is right!
web-anno-wrong = { $errors ->
    [one] There is an error
   *[other] There are errors
}
web-anno-pair = { $one-date } stood before { $other-date }.
web-anno-pair-places = Wrong order: { $one } and { $other }
web-anno-pair-told = { $one }, { $one-date }, and { $other }, { $other-date }: wrong order.
web-anno-pairs-more = { $pairs ->
    [one] { $pairs } more pair is in the wrong order.
   *[other] { $pairs } more pairs are in the wrong order.
}
web-anno-layer-draws = { $name }, who laid last, draws { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
web-anno-doubter-draws = { $name }, who doubted, draws { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
web-anno-none-left = No card is left to draw.
web-anno-nobody-draws = Nobody draws a card.
web-anno-last-card-wins = { $name } has laid the last card and wins.
web-anno-why-layer = It does not matter who laid the wrong card: laying without doubting accepts the whole chain.
web-anno-why-overlap = Dates that are equal or overlap may lie in any order.
web-anno-aside = The chain is put aside. The next one begins with { $name }.
web-anno-new-cards = New cards for { $name }
