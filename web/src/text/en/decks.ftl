# Building a deck: what it has and lacks, as text, by luck; which decks a table takes.

decks-premade-of =
    { $what ->
        [list] { $game }: lists that come with the game
       *[deck] { $game }: decks that come with the game
    }
builder-cost = cost { $cost }
# "Friend, cost 2"
builder-of-cost = { $kind }, cost { $cost }
# "Friend, cost 2: 3 of 5, 2 missing"
builder-cell = { $what }: { $count } of { $wanted }, { $state }
builder-missing = { $count } missing
builder-over = { $count } too many
builder-full = as it should be
builder-copies = { $count ->
    [one] Each card once.
   *[other] Up to { $count } of the same card.
}
builder-too-many =
    { $what ->
        [list] { $count } in the list; at most { $most } are allowed
       *[deck] { $count } in the deck; at most { $most } are allowed
    }
builder-undo = Undo
builder-random =
    { $what ->
        [list] Random list
       *[deck] Random deck
    }
builder-more-faults = { $count ->
    [one] One more
   *[other] { $count } more
}
builder-copy = Save a copy
builder-copied = Copy saved.
builder-copy-name = { $name } (copy)
builder-read-text = Use this text
builder-forget-text =
    { $what ->
        [list] Back to the list
       *[deck] Back to the deck
    }
builder-read = { $count ->
    [one] One card read.
   *[other] { $count } cards read.
}
builder-not-read = { $count ->
    [one] One line cannot be read. Nothing has changed.
   *[other] { $count } lines cannot be read. Nothing has changed.
}
builder-line-card = Line { $line }: no card is called “{ $came }”. Write a name, such as { $card }.
builder-line-near = Line { $line }: no card is called “{ $came }”. Did you mean { $near }?
builder-line-count = Line { $line }: “{ $came }” has a number that cannot be. Write one from 1 to 99 before the card.
deck-misfit = { $name } does not fit this table.
deck-misfits = { $count ->
    [one] One that does not fit this table
   *[other] { $count } that do not fit this table
}
setting-how-many = How many
setting-how-many-none = as usual
setting-these-cards = These cards:
room-change = Change
room-change-help =
    { $what ->
        [list] Lists that do not fit any more are laid aside, and everyone is told.
       *[deck] Decks that do not fit any more are laid aside, and everyone is told.
    }
room-deck-aside =
    { $what ->
        [list] The table has changed, and your list does not fit any more. Choose another.
       *[deck] The table has changed, and your deck does not fit any more. Choose another.
    }
