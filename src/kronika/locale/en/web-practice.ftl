# The browser: practice with a deck. $title, $left, $right are titles of cards.

web-practice = Practise
web-practice-with = Practise: { $title }
web-practice-missed = Practise what was missed
web-practice-where = Where does “{ $title }” belong?
web-practice-here = Here
web-practice-before = Before “{ $right }”
web-practice-after = After “{ $left }”
web-practice-between = Between “{ $left }” and “{ $right }”
web-practice-yours = Your gap
web-practice-right = Right!
web-practice-wrong = Not there.
web-practice-unknown = Now you know:
web-practice-ask-unknown = I don’t know
web-practice-next = Next card
web-practice-finish = Finish
web-practice-left = { $cards ->
    [0] This is the last card.
    [one] One more card after this.
   *[other] { $cards } more cards after this.
}
web-practice-done = That is all for now
web-practice-result = { $answers ->
    [one] One answer
   *[other] { $answers } answers
}, { $right } right.
web-practice-nothing = Nothing is due, and there is nothing new.
web-practice-kept = Cards come back before you forget them. What you know is kept in this browser.
web-practice-back = To the deck
web-practice-retry = Try again
# $deck is the title of a deck.
web-practice-missed-of = Practise what was missed: { $deck }
web-practice-unkept = This browser could not keep what you know now.
