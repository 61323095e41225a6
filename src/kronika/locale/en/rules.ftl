# The rules in our own words; the clause is named beside each.

rule-deal = The deck is shuffled with the dates hidden; everybody takes a hand and lays it down for all to see.
rule-box = Only the top 36 cards are used; the rest goes back to the box.
rule-open = One card from the pile opens the timeline, date side up. It counts like any other.
rule-open-chain = The top card of the pile opens the chain. Its date stays hidden from everybody.
rule-open-two = Whoever begins a chain with a single card left takes two cards from the pile to start with.
rule-open-discard = The top card of the pile is turned over and opens the discard pile.
rule-open-lower = Another card from the pile, date side up, opens the lower level of the timeline.
rule-choose = Lay any one of your cards into any gap: earlier to the left, later to the right. There is no passing.
rule-turn-over = The card is turned over only after it has been laid.
rule-right = A card in the right place stays, date side up. Its owner has one card fewer and draws nothing.
rule-same-year = Cards of the same year lie side by side, in any order.
rule-wrong-discard = A misplaced card goes to the discard pile.
rule-wrong-box = A misplaced card goes back to the box.
rule-wrong-insert = House rule: a misplaced card goes where it belongs, and its player draws.
rule-wrong-returned = House rule: when there is nothing left to draw, a misplaced card stays with its player.
rule-draw = After a mistake its player draws from the top of the pile, date side down.
rule-refill-discard = When the pile has run out, the discard pile is shuffled, dates hidden, into a new one.
rule-refill-box = When the pile has run out, the misplaced cards in the box are shuffled, dates hidden, into a new one.
rule-refill-aside = When the pile has run out, the cards put aside are shuffled, dates hidden, into a new one.
rule-next = One attempt a turn, right or wrong; then the turn passes clockwise.
rule-round = A round ends when everybody has had a turn. Only then one looks who has no cards left; if nobody, a new round begins.
rule-tie-break = If several hands were emptied in one round, their owners draw one card each, and only they play on.
rule-win = Whoever is the only one without cards at the end of a round wins.
rule-win-together = Too few cards are left for another tie-break: those without cards win together.
rule-coop-choose = Turn over one or two of your cards, one after the other, or discard one; never both, never neither.
rule-coop-again = With one card placed you may try a second one, or stop.
rule-coop-failed = Nothing placed yet: you have to try another card, and can no longer discard.
rule-coop-turn = The player turns a card over; its date alone says where it goes.
rule-lower = Earlier than all cards, or later than all: the card opens a new place at that end of the lower level.
rule-upper = Between two neighbours of the lower level there is one place above them, on the second level.
rule-stack = A card of the same year goes on top of the one that lies there.
rule-sideways = If its place is taken, the card is turned back and laid sideways before its owner. It can only be discarded, in a later turn.
rule-discard = A card may be discarded when the symbol on its front is the one on top of the discard pile; then a new card is drawn.
rule-stop = After one card has been placed the turn may be ended.
rule-coop-draw = At the end of a turn as many cards are drawn as were placed or discarded.
rule-coop-next = The turn passes clockwise; those without cards are skipped.
rule-coop-end = The game ends when all cards have been played, or when somebody on turn can neither place a card nor discard one.
rule-add = Lay one of your cards into any gap of the chain: earlier above, later below. Nothing is turned over.
rule-accept = Whoever lays a card accepts the chain as it lies and answers for all of it.
rule-correct = Before laying a card you may put the chain into another order.
rule-correct-one = House rule: before laying a card you may move one card of the chain.
rule-doubt = Instead of laying a card you may doubt that the chain is in order.
rule-reveal = After a doubt every card is turned over. A single year out of order is an error.
rule-overlap = Spans of years that overlap may lie either way round.
rule-doubter-draws = If the chain is right, the doubter draws { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
rule-layer-draws = If anything in the chain is wrong, whoever laid last draws { $cards ->
    [one] one card
   *[other] { $cards } cards
}, whoever made the error.
rule-chain-aside = The judged chain is put aside.
rule-new-chain = Then a new chain begins with a card from the pile, and the doubter lays first.
rule-reverse = As soon as somebody has only two cards left, play turns round, at once and only once in a game.
rule-last-card = The last card has to be laid into a correct chain: it is turned over at once, as if the next player doubted.
rule-last-card-successor = House rule: the next player decides about a last card; laying a card instead of doubting accepts it.
rule-chain-win = Whoever is the first to lay the last card, into a correct chain, wins.
rule-score = Two points for each card of the lower level, one for each of the second, minus one for every other card.
rule-next-chain = The next seat in the direction of play is on turn.
rule-position = A record may start in the middle of a game.

refused-not-your-turn = It is { $name }’s turn.
refused-game-over = The game is over; no move is left.
refused-not-in-hand = That card is not in your hand.
refused-no-such-gap = There is no such gap.
refused-nothing-placed = You may stop once you have placed a card; turn one over.
refused-horizontal = That card lies sideways and can no longer be placed.
refused-no-discard = After an attempt to place a card you can no longer discard in this turn.
refused-other-symbol = Its symbol is not the one on top of the discard pile.
refused-nothing-to-doubt = Nobody has laid a card into this chain yet; lay one.
refused-no-correction = This game is played without correcting the chain.
refused-other-chain = The corrected chain has to hold the cards of the chain, each once.
refused-too-much-corrected = In this game only one card of the chain may be moved.
refused-unknown = There is no such move in this game.
refused-other = That is not allowed now.
