# The Judge’s desk, and how players call the Judge.

desk-title = The Judge’s desk
desk-to-table = See the table
desk-to-desk = The desk
desk-dispute = The dispute
desk-raised = { $name } disputes this (entry { $n })
desk-noted = It waits until no effect is half done.
desk-more-disputes = { $count ->
    [one] { $count } more dispute waits.
   *[other] { $count } more disputes wait.
}
desk-no-dispute = Nothing is disputed. You can still rule.
desk-happened = What happened
desk-printed = The rule as printed
desk-open-rule = Open it in the rulebook
desk-ruling = Your ruling
desk-group = { $group ->
    [rules] Rules
    [players] Players
    [cards] Cards
   *[table] Table
}
desk-op = { $name ->
    [uphold] The printed rule stands
    [undo] Take back
    [undone] Taken back to entry
    [set_option] Settle a question
    [permit] Permit an act
    [forbid] Forbid an act
    [adjust_money] Adjust Money
    [set_things] Set Things
    [draw] Draw
    [end_step] End the step
    [name_winner] Name the winner
    [move_card] Move a card
    [modify_power] Change Power
    [set_controller] Change control
    [perch] Perch a Foe
    [shuffle] Shuffle
    [set_turn_order] Turn order
    [set_bedtime] Bedtime
    [note] Only a note
   *[other] { $other }
}
desk-slot = { $kind ->
    [PLAYER] player
    [CARD] card
    [FOE] Foe
    [PLACE] where to
    [PILE] pile
    [KEY] question
    [VALUE] answer
    [ACT] act
    [AMOUNT] how much
    [COUNT] how many
    [ROUND] round
    [ORDER] order
    [WORDS] words
    [choice] how long
   *[other] { $other }
}
desk-word = { $word ->
    [turn] this turn
    [round] this round
    [game] for the rest of the game
    [with_under] with what lies under it
    [as_event] texts happen
    [top] on top
    [bottom] at the bottom
    [shuffled] shuffled in
    [touched] touched piles forget what was seen
   *[other] { $other }
}
desk-undo-line = Take play back to entry { $n }
desk-undo-touched = touched piles forget what was seen
desk-remove = Remove
desk-changes = Before and after
desk-nothing-yet = Pick what happens and why: then you see here what it would change.
desk-no-change = Nothing on the table changes.
desk-what = what changes
desk-before = before
desk-after = after
desk-luck = After that luck decides.
desk-of = { $name }: { $what }
desk-words = In your words
desk-holds = { $how ->
    [game] Holds for the rest of the game.
   *[once] Holds once.
}
desk-why = Why? Pick at least one
desk-criterion = { $name ->
   *[other] { $other }
}
desk-chosen = ✓ chosen
desk-not-chosen = not chosen
desk-proposals = Proposed rulings
desk-ruling-of = Ruling { $n } by { $name }
# what a ruling does, and for which reasons
desk-verdict = { $what } ({ $why })
desk-verdict-said = { $verdict }. “{ $text }”
desk-held = It waits until no effect is half done.
desk-second = Second it
desk-precedents = Precedents in this game
desk-again = Rule the same again
desk-no-precedents = No ruling yet.
desk-undo = Or undo, back to …
desk-undo-begins = the start of a turn
desk-seats = The table, as only you see it
desk-hand = Hand { $count }
desk-undo-before = before: { $what }
desk-undo-after = after: { $what }
desk-needs-why = Pick at least one reason.
desk-needs-seconds = { $count ->
    [one] { $count } other Judge must second it.
   *[other] { $count } other Judges must second it.
}
desk-waits = The game waits for your ruling.
desk-quiet = The game goes on; you can rule at any time.
desk-uphold = Uphold the printed rule
desk-enter = Enter the ruling
desk-call = Call the Judge
desk-call-short = Dispute …
desk-call-about = What is it about?
desk-call-rule = the rule: { $rule }
desk-call-says = What do you say?
desk-call-do = Call the Judge
desk-call-not = Never mind
desk-call-left = { $count ->
    [0] You have no disputes left in this game.
    [one] You have { $count } dispute left in this game. If it changes nothing, its time is yours.
   *[other] You have { $count } disputes left in this game. If one changes nothing, its time is yours.
}
desk-hearing = { $name } calls the Judge: { $about }
desk-hearing-noted = { $count ->
    [one] { $count } dispute is noted. The Judge hears it soon.
   *[other] { $count } disputes are noted. The Judge hears them soon.
}
desk-entry-dispute = { $name } calls the Judge
desk-entry-ruling = { $name } rules: { $ruling }
desk-seat = Judge
desk-asks = { $name } would like to judge this game
desk-offer-title = Judge this game
desk-offer-help = If all players agree, you sit down as a Judge: you settle disputes and do not play.
desk-offer = Offer to judge
# said to a dispute
desk-says = to the Judge: { $text }
desk-settings = { $name } changes the settings of the table
