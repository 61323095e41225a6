# The browser: the first page, the door and the lobby of a table, the rules with pictures, and the page about Kronika.

web-home-title = What came first?
web-home-lead = Lay history in the right order, alone, with friends on their phones, or with the whole room on one screen.
web-home-play = Play now
web-home-play-note = Against two bots. Starts right away, no account.
web-home-open = Open a table
web-home-open-now = Open the table
web-home-join = Join
web-home-name = Your name
web-home-guest = Guest
web-home-code = Code of the table, six letters
web-home-code-wrong = A code has six letters, such as KRAKEN.
web-home-scan = Scan
web-home-scan-title = Point the camera at the QR code
web-home-scan-failed = The camera cannot be used here. Type the code instead.
web-home-today = Today’s deal
web-home-today-note = Timeline Twist with films, hits and series. The same cards for everybody on { $day }.
web-home-today-play = Play it
web-home-week = Your week
web-home-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-home-day-begun = begun
web-home-day-open = still open
web-home-day-none = not played
web-home-share = Share
web-home-share-text = Kronika, deal no. { $number } ({ $day }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rank }
web-home-go-on = Go on
web-home-before = Your tables
web-home-games = The games
web-home-timeline = Timeline
web-home-timeline-note = Choose a card and a gap. Right: it stays. Wrong: you draw another. Whoever is out of cards first wins.
web-home-twist = Timeline Twist
web-home-twist-note = One team, one line on two levels. How far do you dare to go before a place is taken?
web-home-anno = Anno Domini
web-home-anno-note = Nobody sees a date. Add a card, mend the chain, or doubt it, and everything is turned over.
web-home-rules = Rules with pictures
web-home-decks = Decks
web-home-about = About Kronika

# The door
web-lobby-table = Table { $code }
web-lobby-door-host = { $name } has opened this table.
web-lobby-door-seats = { $seats } of { $most } seats are taken.
web-lobby-door-playing = A game is under way.
web-lobby-door-language = Language of the cards: { $language }.
web-lobby-door-rules = Rules as in the box { $box }.
web-lobby-as = What do you want to do?
web-lobby-as-player = Play
web-lobby-as-player-note = You get a seat and cards.
web-lobby-as-player-full = No seat is free now. You wait for the next one.
web-lobby-as-spectator = Watch
web-lobby-as-spectator-note = You see the table and can write.
web-lobby-as-screen = Be the shared screen
web-lobby-as-screen-note = For a television or a projector: large cards, nothing to press.
web-lobby-code-where = It stands beside the QR code on the screen of whoever opened the table.
web-lobby-screen-name = Screen { $number }
web-lobby-age = Age, if you like
web-lobby-age-note = Often the youngest begins. All see it.
web-lobby-sit-down = Take a seat
web-lobby-come-in = Come in
web-lobby-look-in = Look in
web-lobby-listed = Tables that take anybody
web-lobby-people = { $people ->
    [one] { $people } person
   *[other] { $people } people
}

# The lobby: inviting
web-lobby-invite = Invite
web-lobby-qr = QR code of the link to this table
web-lobby-qr-large = Show the QR code large
web-lobby-code = Code: { $code }
web-lobby-point = Point a camera here, or type the code.
web-lobby-copy = Copy link
web-lobby-copied = Copied
web-lobby-link = Link to this table

# The lobby: who is here
web-lobby-at-table = At the table
web-lobby-nobody = Nobody has a seat yet.
web-lobby-players = { $fewest ->
    [1] For 1 to { $most } players.
   *[other] For { $fewest } to { $most } players.
}
web-lobby-begins = begins
web-lobby-bot-about = bot, remembers dates { $level }
web-lobby-bot-level = Bot · { $level }
web-lobby-bot-error = Usually { $recent } off for dates around 1950, { $old } around 1500. It learns from the cards that are turned over.
web-lobby-bot-names = Ink, Quill, Folio, Vellum, Serif, Rubric, Colophon, Errata
web-lobby-free = free seat
web-lobby-on-device = on the device of { $name }
web-lobby-you = you
web-lobby-host = host
web-lobby-years = { $years ->
    [one] { $years } year
   *[other] { $years } years
}
web-lobby-own-hand = { $cards ->
    [one] starts with { $cards } card
   *[other] starts with { $cards } cards
}
web-lobby-moved = { $name }: now seat { $place }.
web-lobby-came = { $name } is here.
web-lobby-went = { $name } has left.
web-lobby-up = Move { $name } up
web-lobby-down = Move { $name } down
web-lobby-change-of = Change the seat of { $name }
web-lobby-add-bot = Add a bot
web-lobby-add-here = Another player on this device
web-lobby-without-seat = Without a seat
web-lobby-is-player = waits for a seat
web-lobby-is-spectator = watches
web-lobby-is-screen = shared screen
web-lobby-give-seat = Give a seat
web-lobby-seat-one = { $name }: give a seat
web-lobby-send-away = Send away
web-lobby-send-away-one = { $name }: remove from the table
web-lobby-seat = Seat { $place }: { $name }
web-lobby-name = Name
web-lobby-who-plays = Who plays here
web-lobby-this-device = On my device
web-lobby-device-of = On the device of { $name }
web-lobby-left-free = Nobody yet
web-lobby-hand-of = Cards to start with
web-lobby-hand-of-note = Empty: as many as everybody. Fewer cards help children and newcomers.
web-lobby-remove-bot = Remove the bot
web-lobby-remove-seat = Remove this seat
web-lobby-cancel = Cancel
web-lobby-save = Save

# The lobby: what is played. Between ⟦ and ⟧ is what can be pressed.
web-lobby-how = How we play
web-lobby-more = Language, spectators and more
web-lobby-host-sets = The host chooses. What changes, changes here at once.
web-lobby-title-game = Which game?
web-lobby-title-decks = Which cards?
web-lobby-title-difficulty = How hard are the cards?
web-lobby-title-limit = How long may a turn last?
web-lobby-title-first = Who begins?
web-lobby-title-language = In which language are the cards?
web-lobby-title-away = Who plays for those who leave?
web-lobby-title-spectators = Who may watch?
web-lobby-title-listed = Who finds this table?
web-lobby-s-game = We play ⟦{ $game }⟧.
web-lobby-s-decks = The cards: ⟦{ $decks }⟧, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in all.
web-lobby-s-cards-all = ⟦All cards⟧ are in the game.
web-lobby-s-cards-all-note = Easy, normal and hard ones together.
web-lobby-s-cards-easy = Only ⟦easy cards⟧ are in the game.
web-lobby-s-cards-easy-note = The third of each deck that is easiest to place, spread over all its times.
web-lobby-s-cards-normal = Only ⟦normal cards⟧ are in the game.
web-lobby-s-cards-normal-note = The third of each deck in between, spread over all its times.
web-lobby-s-cards-hard = Only ⟦hard cards⟧ are in the game.
web-lobby-s-cards-hard-note = The third of each deck that is hardest to place, spread over all its times.
web-lobby-s-first = First: ⟦{ $name }⟧.
web-lobby-s-first-rules = ⟦The rules⟧ say who begins.
web-lobby-s-first-note = The youngest, where ages are given; else seat 1.
web-lobby-s-first-owner = The seat at the top of the list.
web-lobby-s-limit = A turn lasts ⟦{ $limit }⟧.
web-lobby-limit-none = as long as it takes
web-lobby-limit-seconds = { $seconds ->
    [one] { $seconds } second at most
   *[other] { $seconds } seconds at most
}
web-lobby-limit-minutes = { $minutes ->
    [one] { $minutes } minute at most
   *[other] { $minutes } minutes at most
}
web-lobby-limit-hours = { $hours ->
    [one] { $hours } hour at most
   *[other] { $hours } hours at most
}
web-lobby-s-language = The cards are in ⟦{ $language }⟧.
web-lobby-s-foreign = { $count ->
    [one] Not in this language: { $decks }. That deck keeps its own.
   *[other] Not in this language: { $decks }. Those decks keep their own.
}
web-lobby-s-away-bot = Who leaves during the game is played for by ⟦a bot⟧.
web-lobby-s-away-bot-note = It plays like an adult: years off for most dates, sure of some.
web-lobby-s-away-default = Who leaves during the game is played for by ⟦a plain move⟧.
web-lobby-s-away-default-note = Always the first card, to the end of the line.
web-lobby-s-watch-all = ⟦Everybody⟧ may watch.
web-lobby-s-watch-screens = ⟦Only shared screens⟧ may watch.
web-lobby-s-watch-none = ⟦Nobody⟧ may watch.
web-lobby-s-listed = ⟦Everybody on this server⟧ finds this table.
web-lobby-s-unlisted = ⟦Only who has the code⟧ finds this table.
web-lobby-cards = { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}
web-lobby-by-rules = as many cards as the rules say
web-lobby-house = House rule. In the box: { $value }.
web-lobby-box = As in the box.
web-lobby-as-box = As in the box: { $value }
web-lobby-fewer = One fewer
web-lobby-more-cards = One more
web-lobby-single-years = Only decks in which every card has a single year.
web-lobby-unfit = Some of its cards have spans of years: not for this game.
web-lobby-option-hand = Everybody starts with ⟦{ $value }⟧.
web-lobby-option-hand-title = How many cards does everybody get?
web-lobby-option-hand-default = The fewer players, the more cards each gets.
web-lobby-option-hand-why = More cards make a longer game. Whoever gets rid of all of them wins.
web-lobby-option-misplaced = A card in the wrong place ⟦{ $value }⟧; its player draws.
web-lobby-option-misplaced-title = Where does a misplaced card go?
web-lobby-option-misplaced-discard = goes to the discard pile
web-lobby-option-misplaced-box = goes back into the box
web-lobby-option-misplaced-insert = moves to where it belongs
web-lobby-option-penalty_doubter = A wrong doubt costs ⟦{ $value }⟧.
web-lobby-option-penalty_doubter-title = What does a doubt cost that was wrong?
web-lobby-option-penalty_doubter-why = The doubter draws, if the chain is in order.
web-lobby-option-penalty_layer = An error found costs whoever laid last ⟦{ $value }⟧.
web-lobby-option-penalty_layer-title = What does an error in the chain cost?
web-lobby-option-penalty_layer-why = Whoever laid the last card draws, whoever made the error.
web-lobby-option-correction = Before laying a card one may ⟦{ $value }⟧.
web-lobby-option-correction-title = How far may the chain be changed?
web-lobby-option-correction-free = put the chain into any order
web-lobby-option-correction-one = move one card of the chain
web-lobby-option-correction-none = change nothing in the chain
web-lobby-option-last_card = Somebody’s last card: ⟦{ $value }⟧.
web-lobby-option-last_card-title = Who checks the last card?
web-lobby-option-last_card-reveal = the chain is turned over at once
web-lobby-option-last_card-successor = the next player doubts it or accepts it

# The lobby: dealing
web-lobby-deal = Deal the cards
web-lobby-waits = { $name } deals when all are here.
web-lobby-missing = { $missing ->
    [one] { $game } needs one more player. Send the link, or add a bot.
   *[other] { $game } needs { $missing } more players. Send the link, or add bots.
}
web-lobby-away = { $people ->
    [one] { $names } is away for the moment.
   *[other] { $names } are away for the moment.
}
web-lobby-fair = Why the deal is fair
web-lobby-fair-note = { $devices ->
    [0] The server has sealed its part of the shuffle; every device adds its own, so that nobody chooses the order. After the game the seal can be checked. This is it:
    [one] The server has sealed its part of the shuffle; every device adds its own ({ $devices } has), so that nobody chooses the order. After the game the seal can be checked. This is it:
   *[other] The server has sealed its part of the shuffle; every device adds its own ({ $devices } have), so that nobody chooses the order. After the game the seal can be checked. This is it:
}
web-lobby-seal = Seal of the next deal
web-lobby-leave-title = Leave the table?
web-lobby-leave-note = You can also go and keep your seat: table { $code } stands on the first page.
web-lobby-leave = Leave for good
web-lobby-keep-seat = Go, keep the seat
web-lobby-stay = Stay

# Why not
web-lobby-why-room-unknown = There is no such table any more.
web-lobby-why-room-removed = The host has sent you away from this table.
web-lobby-why-room-full = This table is full: 64 people are here.
web-lobby-why-room-no-spectators = No seat is free, and this table takes nobody who only watches.
web-lobby-why-room-not-host = Only the host can do that.
web-lobby-why-room-nobody = That person is not here any more.
web-lobby-why-room-name = This name does not work: 1 to 30 letters that can be seen, and unlike the others.
web-lobby-why-room-name-taken = { $name } is at this table already. Take a name that looks different.
web-lobby-why-room-age = An age is 0 to 130.
web-lobby-why-room-decks = Choose one deck to ten that are here.
web-lobby-why-room-seats = The number of players does not fit this game.
web-lobby-why-room-no-seat = No seat is free.
web-lobby-why-room-hand = A hand has 1 to 1000 cards.
web-lobby-why-room-playing = A game is under way.
web-lobby-why-room-today = The deal of the day is the same for everybody. Open another table for other games.
web-lobby-why-room-stale = Somebody was faster. Look again.
web-lobby-why-setup-single-years = This game needs cards with a single year, and some of these have spans. Choose other decks.
web-lobby-why-room-too-few = Too few cards are left for this game. Take all cards, or mix in another deck.
web-lobby-why-setup-too-few-cards = The decks have too few cards for this. Deal smaller hands, or mix in another deck.
web-lobby-why-setup-too-many-cards = Those are too many cards for one game. Take fewer decks.
web-lobby-why-setup-hand = In this game all have hands of the same size.
web-lobby-why-setup-players = The number of players does not fit this game.
web-lobby-why-setup-first = Choose again who begins.
web-lobby-why-http-too-many = Too much was asked from this network. Wait a minute.
web-lobby-why-http-busy = That could not be stored just now. Try again.
web-lobby-why-wire-too-fast = That was too fast. Try again in a moment.
web-lobby-why-client-unreachable = Kronika cannot be reached. Try again in a moment.

# The rules with pictures
web-rules-lead = Every card has a title and, on its other side, a date. Lay the cards in the order in which things happened. You need not know the years: earlier or later is enough.
web-rules-hand = { $cards ->
    [one] Everybody starts with { $cards } card.
   *[other] Everybody starts with { $cards } cards.
}
web-rules-name-timeline-cesko = Timeline: Česko
web-rules-name-timeline-polska = Timeline: Polska
web-rules-name-timeline-russia = Timeline: History of Russia
web-rules-name-twist-competitive = Timeline Twist, against each other
web-rules-name-twist-coop = Timeline Twist, together
web-rules-name-anno-domini = Anno Domini
web-rules-step-deal = To begin with
web-rules-step-turn = Your turn
web-rules-step-right = In the right place
web-rules-step-wrong = In the wrong place
web-rules-step-mend = Mending the chain
web-rules-step-doubt = Doubt
web-rules-step-levels = Two levels
web-rules-step-risk = When a place is taken
web-rules-step-score = The end and the score
web-rules-step-end = The end
web-rules-card-train = A steam engine first pulls a train
web-rules-card-stamp = The first postage stamp is sold
web-rules-card-bell = Big Ben strikes for the first time
web-rules-card-metro = London opens an underground railway
web-rules-card-talkie = A long film first speaks
web-rules-card-tunnel = The Channel Tunnel opens
web-rules-card-voyage = A ship sails round the world

# About
web-about-what = Kronika is a table for games about what happened when: on one device, on many, or with the whole room before one screen. It needs no account.
web-about-fair = Is the deal fair?
web-about-fair-note = Before each game the server seals its part of the shuffle, and the devices at the table add theirs, so that nobody can choose the order of the cards. Once the game is over, its record shows everything, and anybody can check it.
web-about-private = What is kept
web-about-private-note = This browser keeps your name, your language and settings, a random key that is your seat, your last tables and deals of the day, unsaved drafts, and for each deck what you have practised. The cookie kronika-language holds the language you chose and nothing else. Nothing is asked of other sites, and nobody counts your visits.
web-about-credits = Whose work is in it
web-about-icons = The icons on the cards are by contributors of
web-about-recoloured = Recoloured.
web-about-type = The type on the cards is Piazzolla, by
web-about-facts = Dates and facts have their sources on each card. The decks are under the licence that each of them names.
web-about-games = Timeline, Timeline Twist and Anno Domini are games and trade marks of their publishers. Kronika plays by their rules, has cards of its own, and has nothing to do with them.
web-about-licence = Licence
web-about-licence-note = Kronika is free software under the Apache License 2.0.
