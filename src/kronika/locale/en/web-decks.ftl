# The browser: the shelf of decks, reading a file in, and the editor of decks.

web-decks = Decks
web-decks-lead = Look through the decks, choose some for a table, or make one of your own.
web-decks-play = Play with this deck
web-decks-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-decks-mix = Choose for a table
web-decks-mix-full = At most { $most } decks at a table.
web-decks-mixed = { $decks ->
    [one] { $decks } deck chosen, cards: { $cards }.
   *[other] { $decks } decks chosen, cards: { $cards }.
}
web-decks-chosen = Chosen decks
web-decks-none = Choose none
web-decks-open = Open a table with these

# A deck and its cards
web-decks-search = Search titles
web-decks-theme = Theme
web-decks-any = All themes
web-decks-years-between = Years
web-decks-from = from
web-decks-to = to
web-decks-years-note = Whole years; -44 is 44 BC.
web-decks-difficulty = Difficulty
web-decks-any-difficulty = Any
web-decks-easy = easy
web-decks-medium = medium
web-decks-hard = hard
web-decks-difficulty-note = By how often people here have placed a card rightly. Cards that were placed fewer than 5 times have no difficulty yet.
web-decks-filters = More filters
web-decks-clear = Show all
web-decks-found = { $cards ->
    [one] { $cards } card found.
   *[other] { $cards } cards found.
}
web-decks-covered = Press one to turn it over.
web-decks-nothing = No card has { $search }. Search less?
web-decks-nothing-fits = No card fits. Choose less?
web-decks-more = { $cards ->
    [one] Show { $cards } more card
   *[other] Show { $cards } more cards
}
web-decks-gone = Nothing to look through
web-decks-why-room-playing = You are playing with this deck right now, so its dates stay covered. Come back when the game is over.
web-decks-why-room-unknown = There is no such deck or card here.

# Printing
web-decks-print = Print
web-decks-print-title = Print: { $title }
web-decks-paper = Paper
web-decks-duplex = Both sides
web-decks-duplex-long = The printer turns over the long edge
web-decks-duplex-short = The printer turns over the short edge
web-decks-duplex-fold = On one side, to fold
web-decks-duplex-none = Fronts and backs on separate sheets
web-decks-pdf = Make the PDF
web-decks-printing = The sheets are being made. This may take a minute.

# Own decks
web-decks-make = Make a deck
web-decks-own = Your decks
web-decks-changed = changed { $when }
web-decks-published = published, version { $version }
web-decks-unpublished = not published yet
web-decks-look = Look at the cards
web-decks-delete = Delete
web-decks-delete-title = Delete “{ $title }”?
web-decks-delete-note = The draft is gone for good.
web-decks-delete-published = The draft is gone for good. What was published stays and can be played by those who have its link.
web-decks-keep = Keep it
web-decks-cancel = Not now
web-decks-new = New deck
web-decks-new-note = Begin with an empty table and type, or paste rows from a spreadsheet.
web-decks-new-begin = Begin
web-decks-name = Name of the deck
web-decks-cards-language = Language of the cards

# Reading a file in
web-decks-upload = Upload a file
web-decks-upload-note = CSV, Excel, JSON, YAML, Markdown tables, Anki notes, Wikidata results, or plain lines such as “1876 Telephone”. Up to 8 MB.
web-decks-choose = Choose a file
web-decks-or-drop = or drag it here
web-decks-sending = { $file } is being sent.
web-decks-reading = The file is being read and examined.
web-decks-unread = { $file } could not be read in.
web-decks-why-http-413 = The file is larger than 8 MB.
web-decks-why-draft-too-many = You have 50 drafts already. Delete one first.
web-decks-why-draft-full = There is no more room for this: you, or all together, have as much here as is kept. Delete drafts that you no longer need.
web-decks-why-draft-errors = Something in this deck is still wrong. Mend what is marked in red first.
web-decks-no-title = No column of titles was found. Say below which it is.
web-decks-no-date = No column of dates was found. Say below which it is.
web-decks-there = Columns of the file: { $columns }
web-decks-say = Say how it is to be read
web-decks-say-title = Column of titles
web-decks-say-date = Column of dates
web-decks-guess = guess it
web-decks-years = Year −44 is
web-decks-years-historical = 44 BC, as historians count
web-decks-years-astronomical = 45 BC, as astronomers count
web-decks-again = Read { $file } again
web-decks-read = { $cards ->
    [one] { $cards } card came in
   *[other] { $cards } cards came in
}
web-decks-refused = { $rows ->
    [one] { $rows } row did not come in.
   *[other] { $rows } rows did not come in.
}
web-decks-bad = { $cards ->
    [one] { $cards } card cannot be played yet.
   *[other] { $cards } cards cannot be played yet.
}
web-decks-all-in = Every row is accounted for.
web-decks-edit = On to the editor
web-decks-another = Back to the decks
web-decks-columns = What the columns were taken for
web-decks-column = Column
web-decks-taken = Taken for
web-decks-because = Because of
web-decks-left-out = left out
web-decks-role-title = title
web-decks-role-date = date
web-decks-role-fact = fact
web-decks-role-theme = theme
web-decks-role-source = source
web-decks-role-start = beginning
web-decks-role-end = end
web-decks-row = Row { $row }:
web-decks-flagged = { $cards ->
    [one] { $cards } card to look at
   *[other] { $cards } cards to look at
}
web-decks-doctor = What the doctor says
web-decks-doctor-fine = The doctor has found nothing.
web-decks-doctor-waits = The doctor looks at the deck once it has no errors.
web-decks-doctor-large = The doctor only looks at decks of up to 1,000 cards here.
web-decks-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
web-decks-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
web-decks-notes = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
web-decks-whole = The deck as a whole
web-decks-all = Show all { $count }

# The editor
web-editor-title = { $cards ->
    [one] { $title }, { $cards } card
   *[other] { $title }, { $cards } cards
}
web-editor-none = No such draft
web-editor-gone = You have no draft at this address. A draft can be opened only in the browser in which it was made.
web-editor-saved = Saved
web-editor-saved-at = Saved { $time }
web-editor-saving = Saving…
web-editor-unsaved = Not saved yet
web-editor-failed = Not saved
web-editor-failed-kept = This could not be saved. Nothing is lost: your changes lie in this browser.
web-editor-save = Save
web-editor-restored = Changes that were not saved the last time are back. Undo takes them away.
web-editor-head = About the deck
web-editor-export = Export
web-editor-export-note = As a table for spreadsheets or for programs. Read in again, it is the same deck.
web-editor-check = Check
web-editor-checking = Checking…
web-editor-publish = Publish
web-editor-publishing = Publishing…
web-editor-found = { $findings ->
    [one] The doctor has found { $findings } thing.
   *[other] The doctor has found { $findings } things.
}
web-editor-cards = Cards
web-editor-card = Card
web-editor-more = More
web-editor-title-column = Title
web-editor-fact = Fact
web-editor-date = Date
web-editor-theme = Theme
web-editor-source = Source
web-editor-asks = What the date answers
web-editor-icon = Icon
web-editor-front = Symbol, front
web-editor-back = Symbol, back
web-editor-no-theme = no theme
web-editor-cell = { $column }, card { $row }
web-editor-row = (card { $row })
web-editor-new-row = Type a new card, or paste rows from a spreadsheet
web-editor-columns = Columns:
web-editor-keys = Keyboard
web-editor-keys-note = Arrow keys go from cell to cell. Enter writes in a cell and then goes down, Escape takes back what was written there. Home and End go to the ends of the row, Page Up and Page Down ten rows. Delete empties a cell. Ctrl+Z undoes, Ctrl+Y redoes, Ctrl+S saves. Tab leaves the cell.
web-editor-pages = Pages of the table
web-editor-earlier = Earlier rows
web-editor-later = Later rows
web-editor-from-to = { $from }–{ $to } of { $all }
web-editor-pasted = { $rows ->
    [one] { $rows } row pasted.
   *[other] { $rows } rows pasted.
}
web-editor-tools = Rows
web-editor-add = Add a card
web-editor-duplicate = Duplicate
web-editor-duplicated = Duplicated.
web-editor-remove = Remove
web-editor-removed = Removed. Undo brings it back.
web-editor-undo = Undo
web-editor-redo = Redo
web-editor-bad = { $cards ->
    [one] { $cards } card cannot be played yet.
   *[other] { $cards } cards cannot be played yet.
}
web-editor-bare = { $cards ->
    [one] { $cards } has no source.
   *[other] { $cards } have no source.
}
web-editor-fine = All cards can be played.
web-editor-empty = No cards yet. Add the first one.
web-editor-next-bad = To the next one
web-editor-preview = What the card will look like
web-editor-turn = Turn it over
web-editor-no-date = The back shows the date once it is clear.
web-editor-before = Card before
web-editor-after = Card after
web-editor-card-of = Card { $row } of { $rows }
web-editor-print-first = Only a published deck can be printed. Publish it first.
web-editor-print-note = Printed is what was published last.
web-editor-published = “{ $title }” can be played
web-editor-published-note = { $cards ->
    [one] Version { $version }, { $cards } card. Whoever knows the link can play, look through and print the deck; it stands in no list.
   *[other] Version { $version }, { $cards } cards. Whoever knows the link can play, look through and print the deck; it stands in no list.
}
web-editor-link = Link to the deck
web-editor-play = Open a table with this deck
web-editor-conflict = This draft was changed elsewhere
web-editor-conflict-why = On another device or in another tab. One of the two versions goes on, the other is replaced. You can keep yours as a file first.
web-editor-conflict-counts = Cards in yours: { $mine }. Cards in the other: { $theirs }.
web-editor-conflict-save = Keep mine as a file
web-editor-conflict-theirs = Take the other
web-editor-conflict-mine = Go on with mine
web-editor-languages = Languages
web-editor-first = (the first: every card needs a title in it)
web-editor-add-language = Add a language
web-editor-themes = Themes
web-editor-theme-name = Theme { $number }
web-editor-add-theme = Add a theme
web-editor-authors = Authors, with commas between
web-editor-license = Licence
web-editor-done = Done

# What is wrong with a cell, before the server’s own words
web-editor-error-deck-date = This is not one clear date.
web-editor-error-deck-missing = Something is missing.
web-editor-error-deck-theme = This deck has no such theme.
web-editor-error-deck-limit = That is too long.
web-editor-error-deck-symbols = The symbols do not fit each other.
web-editor-error-deck-extra = Decks have no such column.
web-editor-error-deck-value = This has the wrong form.
web-editor-error-deck-icon = This icon cannot be used.
web-editor-error-deck-image = This picture cannot be used.
web-editor-error-deck-duplicate = This is there twice.
