# Practice in the terminal. $title and the like are titles of cards, $date a date, $fact a sentence from the card.

practice-begin = { $due ->
    [0] No card is due
    [one] One card is due
   *[other] { $due } cards are due
}, { $new ->
    [0] none is new
    [one] one is new
   *[other] { $new } are new
}. Type the number of a gap, ? if you do not know, q to stop.
practice-nothing = Nothing is due, and there is nothing new.
practice-changed = { $cards ->
    [one] One card has a new date and starts over.
   *[other] { $cards } cards have a new date and start over.
}
practice-row = { $number }. { $date }: { $title }
practice-ask = Where does “{ $title }” belong? 0 is before all, { $last } after all:
practice-unclear = “{ $text }” is no gap here; type a number from 0 to { $last }, ? or q.
practice-right = Right! { $date }.
practice-wrong = Not there. { $date }.
practice-unknown = { $date }.
practice-belongs-first = It belongs before “{ $right }”.
practice-belongs-last = It belongs after “{ $left }”.
practice-belongs-between = It belongs between “{ $left }” and “{ $right }”.
practice-again = Once more, what went wrong:
practice-end = { $answers ->
    [one] One answer
   *[other] { $answers } answers
}, { $right } right.
practice-next = The next card comes back on { $when }.
practice-stats = { $title }: { $seen } of { $cards } cards practised, { $due } due.
practice-stats-answers = Answers: { $right } right, { $wrong } wrong.
practice-stats-kept = Tomorrow you should still know about { $percent }% of the practised cards.
practice-stats-none = You have not practised any deck yet.
practice-stats-elsewhere = { $deck }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} practised; name this deck by its path to learn more.
practice-stats-gone = { $cards ->
    [one] One card that was practised is no longer in the deck.
   *[other] { $cards } cards that were practised are no longer in the deck.
}
