# The table, its zones, and what a player may do.

bot-name = Bot { $number }
bot-name-alone = Bot
status-round = Round { $round }
status-turn = { $name }’s turn
status-thinking = { $name } is thinking
status-over = The game is over
status-clockwise = clockwise
status-counter-clockwise = counter-clockwise
status-out = out of the game
zone-timeline = Timeline
zone-chain = Chain
zone-chain-note = undated until somebody doubts
zone-empty = nothing lies here yet
zone-pile = Pile
zone-discard = Discard
zone-aside = Put aside
zone-box = Box
zone-free = free
zone-second = second level
zone-cards = { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
}
zone-on-top = on top: { $title }
hand-yours = { $name }, your cards
hand-others = { $name }
hand-sideways = sideways
symbol-sun = sun
symbol-moon = moon
symbol-star = star
score-now = Score if it ended now: { $score }
plain-line = { $zone }, earliest first:
plain-pile = Pile: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
plain-discard = Discard pile: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
plain-aside = Put aside: { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}
plain-box = Box: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
plain-ask-place = { $name }, card and gap (“2 3” lays card 2 behind card 3, gap 0 is before all; “help” for more):
plain-ask-add = { $name }, card and gap, or “{ $doubt }” (“2 3” lays card 2 behind card 3, gap 0 is the top; “help” for more):
plain-ask-add-only = { $name }, card and gap (“2 3” lays card 2 behind card 3, gap 0 is the top; “help” for more):
plain-ask-coop = { $name }, which card do you turn over? (“2” turns card 2, “{ $discard } 2” discards it; “help” for more):
plain-ask-coop-again = { $name }, one more card, or “{ $stop }” (“help” for more):
plain-ask-coop-failed = { $name }, another card (“help” for more):
plain-help-place = 2 3 – lay card 2 into gap 3 (behind card 3; gap 0 is before all)
plain-help-doubt = { $doubt } – doubt the chain
plain-help-correct = { $move } 5 1 – first move card 5 of the chain behind card 1; “{ $reset }” puts all back
plain-help-turn = 2 – turn over card 2
plain-help-discard = { $discard } 2 – discard card 2
plain-help-stop = { $stop } – end your turn
plain-help-more = { $rules } – the rules behind it · { $log } – what has happened · { $view } – the table · { $quit } – save and quit
plain-corrected = The chain as you would have it (“{ $reset }” puts all back):
plain-not-understood = That is no move here: { $text }
plain-number-card = There is no card { $number }; the cards are 1 to { $last }.
plain-number-gap = There is no gap { $number }; the gaps are 0 to { $last }.
rules-now = What you may do now
rules-just = The rules behind what just happened
saved = Saved in { $path }
saved-resume = To go on: { $command }
saved-replay = To read it again: { $command }
saved-not = The game could not be saved: { $reason }
cmd-doubt = doubt
cmd-stop = stop
cmd-discard = discard
cmd-move = move
cmd-reset = reset
cmd-help = help
cmd-rules = rules
cmd-log = log
cmd-view = table
cmd-quit = quit
ask-game = Which game?
ask-deck = Which deck? (name or path)
ask-people = Who plays at this keyboard? (names, with commas)
ask-bots = How many bots?
ask-level = How well do the bots remember dates? ({ $levels })
ask-default = { $question } [{ $default }]
ask-again = Please choose one of: { $choices }
level-fair = passably
level-good = well
level-sharp = very well
level-child = like a child
level-pupil = like a pupil
level-adult = like an adult
level-enthusiast = like an enthusiast
level-historian = like a historian
levels-title = How well bots remember dates, from little to much. Years: how far off they usually are around 1950, 1500 and 500 BC, where they do not know the date.
levels-use = Say it with --players, such as Ana,bot:pupil,bot:adult. These bots plan, and learn during the game. bot:fair, bot:good and bot:sharp are the earlier ones.
key-gap = gap
key-card = card
key-lay = lay
key-turn = turn over
key-doubt = doubt
key-stop = stop
key-discard = discard
key-correct = correct
key-cancel = cancel
key-chain = card of the chain
key-pick = pick up
key-drop = put down
key-done = done
key-undo = undo
key-rule = rule
key-log = log
key-quit = save, quit
key-skip = go on
doubt-sure = { $name }, do you doubt the chain? If it is wrong, { $layer } draws { $layer-cards ->
    [one] one card
   *[other] { $layer-cards } cards
}; if it is right, you draw { $doubter-cards ->
    [one] one card
   *[other] { $doubter-cards } cards
}. Press d again to doubt.
dialog-close = Enter or Esc: back
dialog-go-on = Enter: go on
dialog-end = Enter: leave · Esc: look at the table
rules-title = Rules
log-title = What has happened
reveal-title = The chain is turned over
score-parts = Lower level { $lower }, second level { $upper }, all other cards −{ $minus }
start-game = Game
start-deck = Deck
start-people = Who plays at this keyboard? (names, with commas)
start-bots = Bots
start-level = They remember dates
start-keys = ↑↓ choose a line · ←→ change it · Enter begin · Esc leave
about-timeline-russia = Lay your cards into the timeline, one a turn. Whoever alone is out of cards at the end of a round wins. Misplaced cards are discarded.
about-timeline-cesko = Lay your cards into the timeline, one a turn. Whoever alone is out of cards at the end of a round wins. Misplaced cards go back to the box.
about-timeline-polska = Lay your cards into the timeline, one a turn. Whoever alone is out of cards at the end of a round wins. The fewer players, the larger the hands.
about-twist-competitive = Lay your cards into the timeline, one a turn, everybody against everybody. Whoever alone is out of cards at the end of a round wins.
about-twist-coop = One team: turn cards over, and their dates say where they go. Two levels, two points and one; if a card’s place is taken, it lies sideways and costs a point.
about-anno-domini = Add a card to a chain without dates, correct it, or doubt it. If it is wrong, whoever laid last draws; if it is right, the doubter does.
