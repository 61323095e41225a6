# The browser: the frame of every page, and the table of Timeline.

web-back = Back
web-menu = Menu
web-close = Close
web-home = Start page
web-sound = Sound
web-language = Language
web-loading = Loading…
web-page-failed = This page did not arrive
web-page-failed-why = The network may have dropped for a moment, or Kronika has just been updated.
web-part-failed = Moves, piles and chat have not arrived yet. The table can be played without them.
web-page-again = Load it again
web-page-unknown = There is nothing at this address
web-page-unknown-why = The link may be cut short, or the table may be gone.
web-page-home = Go to the first page
web-copy-by-hand = It cannot be copied by itself here. The text is selected: copy it by hand.
web-no-table = There is no table { $code }
web-no-table-why = The code may be mistyped, or the table is gone.
web-unreachable = Kronika cannot be reached
web-unreachable-why = Nothing is lost. Try again in a moment.

# Connection
web-lost = Connection lost. Trying again…
web-lost-kept = Connection lost. Your move is kept.
web-try-now = Try now
web-connected-again = Connected again.

# People
web-people = Players
web-you = (you)
web-on-turn = playing now
web-away = away
web-away-told = { $name } is away.
web-back-told = { $name } is back.
web-somebody = Somebody
web-seconds-left = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
web-time-left = Time left: { $time }
web-title-yours = Your turn
web-title-watching = Watching: { $title }
web-your-turn = Your turn. { $line ->
    [one] { $line } card on the line
   *[other] { $line } cards on the line
}, { $cards ->
    [one] { $cards } in your hand.
   *[other] { $cards } in your hand.
}
web-your-turn-name = { $name }, your turn. { $line ->
    [one] { $line } card on the line
   *[other] { $line } cards on the line
}, { $cards ->
    [one] { $cards } in hand.
   *[other] { $cards } in hand.
}
web-thinks = { $name } is thinking.
web-choose-already = You may already choose a card.
web-watching = You are watching. { $name } has these cards.
web-paused = The game is paused.
web-paused-host = It goes on when you say so.
web-paused-wait = It goes on when the host says so.
web-resume = Go on
web-pause = Pause

# The line
web-line = The line
web-line-order = The line, from early to late
web-skip-line = To the line
web-skip-hand = To your hand
web-map = Map of the line: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-card-dated = { $title }, { $date }
web-gap-between = Between { $left }, and { $right }. Gap { $gap } of { $gaps }.
web-gap-first = Before { $right }. Gap { $gap } of { $gaps }.
web-gap-last = After { $left }. Gap { $gap } of { $gaps }.
web-gap-only = The only gap.
web-facts-of = About: { $title }
web-no-fact = There is nothing more to tell.
web-source = Source: { $source }

# The hand
web-hand = Your hand: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-hand-card = { $title }. Card { $number } of { $cards }.
web-new = new
web-choose = Choose a card
web-choose-how = Then choose its place on the line.
web-where = Where does this card belong?
web-where-how = Choose a + on the line. Earlier is left, later is right.
web-turn-or-discard = Turn over or discard “{ $title }”?
web-more-or-stop = One more, or stop?
web-chosen = Chosen: { $title }. { $gaps ->
    [one] { $gaps } gap
   *[other] { $gaps } gaps
}; use the arrow keys.
web-lay-here = Lay it here?
web-lay-it = Lay it here
web-not-yet = Not yet
web-ask-first = Ask before a card is laid
web-refused = That is not possible.

# The verdict: the year first, then the reason, then what follows
web-verdict-right = { $date }. Right!
web-verdict-wrong = { $date }. Not here.
web-lies-between = Between { $left } and { $right }.
web-lies-before = Before { $right }.
web-lies-after = After { $left }.
web-lies-only = The first card of the line.
web-belongs-between = It belongs between { $left } and { $right }.
web-belongs-before = It belongs before { $right }.
web-belongs-after = It belongs after { $left }.
web-belongs-only = It belongs elsewhere.
web-you-draw = { $cards ->
    [one] You draw a card.
   *[other] You draw { $cards } cards.
}
web-draws = { $name } draws { $cards ->
    [one] a card.
   *[other] { $cards } cards.
}
web-you-keep = { $cards ->
    [0] Your hand is empty.
    [one] You keep { $cards } card.
   *[other] You keep { $cards } cards.
}

# Piles, moves, talk
web-tabs = Parts of the table
web-tab-hand = Cards
web-tab-piles = Piles
web-tab-moves = Moves
web-tab-chat = Chat
web-piles = Piles
web-pile = { $cards ->
    [0] The pile is empty
    [one] Next card, { $cards } in the pile
   *[other] Next card, { $cards } in the pile
}
web-discard = Discarded: { $cards }
web-box = Back in the box: { $cards }
web-moves = Last moves
web-log-empty = Nothing has happened yet.
web-log-begins = Nothing since you came in.
web-log-laid-only = { $name }: “{ $title }”.
web-log-laid-first = { $name }: “{ $title }” before { $right }.
web-log-laid-last = { $name }: “{ $title }” after { $left }.
web-log-laid-between = { $name }: “{ $title }” between { $left } and { $right }.
web-log-right = Right: { $date }.
web-log-wrong = Wrong: { $date }.
web-log-above = Second level, between { $left } and { $right }.
web-log-stacked = The same year: on top.
web-log-aside = No room between { $left } and { $right }: it lies now.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write to the table
web-send = Send
web-signs = Reactions
web-sign = Show { $sign }
web-muted = The host has muted you.
web-unread = { $lines ->
    [one] { $lines } new message
   *[other] { $lines } new messages
}

# One device for several
web-curtain = Hand the device to { $name }
web-curtain-why = It is { $name }’s turn. Nobody else looks until a card is laid.
web-curtain-take = I am { $name }

# The end
web-closed = The host has ended the game.
web-missed = Missed cards
web-no-cards = no cards left
web-again = Again with the same people
web-again-host = The host can deal again.
web-change-settings = Change the game
web-review = Look back
web-record = Save as a file

# The menu
web-take-back = Play for myself again
web-host = You are the host
web-end-game = End the game
web-mute = Mute
web-unmute = Unmute
web-give-bot = Let a bot play
web-give-back = Give the seat back
web-make-host = Make host
web-remove = Remove
web-sure = This cannot be taken back. Press once more to do it.
web-leave = Leave the table
web-rules = Rules
web-wrong-card = Is a card wrong?
web-wrong-which = Which card
web-wrong-why = What is wrong
web-wrong-date = The right date
web-report = Report it
web-correct = Correct the date
web-void = Take the card out
web-proposal = Correct a date?
web-proposal-out = Take a card out?
web-proposal-void = “{ $title }” would be taken out of the game.
web-proposal-date = “{ $title }”: { $date } instead of { $old }.
web-proposal-why = Why: { $why }
web-proposal-all = { $moves ->
    [0] No move depends on it.
    [one] The one move so far stays.
   *[other] All { $moves } moves stay.
}
web-proposal-moves = { $moves } of { $before ->
    [one] { $before } move
   *[other] { $before } moves
} stay; { $back ->
    [one] the last one is
   *[other] the last { $back } are
} taken back.
web-proposal-position = The game would go on from the table as it lies.
web-reject = Leave it
web-proposal-waits = Waiting for { $names }.

# Why something was refused, by the server's codes: what is so, then what one can do. Those that a lobby meets most
# are in web-lobby.ftl.
web-why-client-busy = Your last move is still on its way.
web-why-client-gone = You are not at this table any more.
web-why-wire = That did not arrive as it should. Load the page again.
web-why-wire-too-big = That is too much at once.
web-why-http = Something went wrong with Kronika. Try again in a moment.
web-why-http-404 = That is not here any more.
web-why-http-no-token = This browser is not at the table yet. Come in first.
web-why-http-origin = Pages of other sites may not play here.
web-why-date = This date cannot be read. Write a year, or two: 1914–1918.
web-why-setup = The game cannot be dealt like this. Look at the settings again.
web-why-setup-symbols = This game needs cards with symbols. Choose another deck.
web-why-setup-duplicate = Two of these decks have the same card. Leave one of them out.
web-why-move-not-your-turn = It is not your turn.
web-why-move-game-over = The game is over.
web-why-move-not-in-hand = This card is not in your hand any more.
web-why-move-no-such-gap = This gap is not there any more. Look again.
web-why-move-nothing-placed = One card has to find its place before you stop.
web-why-move-horizontal = A lying card can only be discarded.
web-why-move-no-discard = After turning a card over there is no discard in this turn.
web-why-move-other-symbol = Its symbol does not match the discard pile.
web-why-move-nothing-to-doubt = Nobody has laid a card into this chain yet, so there is nothing to doubt.
web-why-move-no-correction = In this game the chain is not put right.
web-why-move-too-much-corrected = In this game you may move one card of the chain, not more.
web-why-move-other-chain = The chain has changed meanwhile. Look again.
web-why-room-code = No code was free just now. Try again.
web-why-room-stranger = You are not at this table. Come in first.
web-why-room-role = Whoever only watches cannot do that.
web-why-room-self = You cannot do that to yourself.
web-why-room-game = This game is not here. Choose another one.
web-why-room-options = This rule cannot be set like that.
web-why-room-limit = A move may last from 5 seconds to 24 hours, or as long as it takes.
web-why-room-away = Choose who plays for those who leave.
web-why-room-first = Choose again who begins.
web-why-room-language = Choose another language.
web-why-room-bot = Nobody would play this seat. Choose who does.
web-why-room-no-game = No game is under way.
web-why-room-paused = The game is paused.
web-why-room-not-over = The game is not over yet.
web-why-room-not-your-seat = This seat is somebody else’s.
web-why-room-bot-plays = A bot is playing for you. Take your seat back in the menu.
web-why-room-proposal = A correction waits for an answer first.
web-why-room-no-proposal = That has been decided already.
web-why-room-not-playing = Only those who play decide that.
web-why-room-card = This card does not lie open.
web-why-room-why = Say what is wrong with the card.
web-why-room-same-date = The card has this date already.
web-why-room-no-way-on = The game could not go on like that.
web-why-room-reports = Those were many reports. Thank you!
web-why-room-none-missed = This seat has no card in the wrong place.
web-why-room-muted = The host has muted you.
web-why-room-sign = There is no such reaction.
