# What every game and the terminal say. A game's own file may say any of these in another way.
# Words that people type (undo, save, why, ...) stay English in every language.

## Words

word-a-card = a card
word-something = something
word-nobody = nobody
word-face-down = face down
word-you = you
# a piece and whose it is
word-owned = { $owner }'s { $what }
# $number: which team, from 1
word-team = team { $number }
# one of several equal cards in play, by its number
word-numbered = { $what } #{ $number }
# $what: a card that lies under another, $top: that one
word-under = { $what } under { $top }
# $fact: what is changed, $by: such as +2, $source: what changes it, $rule: by which rule
word-modifier = { $fact } { $by } from { $source }, { $rule }
# $a: all names but the last, $b: the last
list-and = { $a } and { $b }

## Choices and rules of every game

option-pass = Pass
option-concede = Concede
option-take-back = Take back
concede = Conceding
    .text = A seat may give up whenever it is asked. Its team loses, unless the game says otherwise.
leave = Leaving
    .text = Where the game allows it, a player may leave and the others play on. Anything the player would be asked is answered by default. If too few are left, they win.

## Results

# $winners: a list of names, $count: how many
result-won = { $count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } win.
}
result-drawn = The game is over: it is a draw.
result-lost = The game is over: everyone loses.
result-points = Points: { $points }

## Hints

# Why a choice is recommended. $instead: the choice by which one does nothing, $better: in how many of the $worlds
# imagined games this came out better
hint-only = There is no other choice.
hint-better = Better than “{ $instead }” in { $better } of { $worlds } imagined games.
hint-nothing = In { $worlds } imagined games nothing was clearly better than doing nothing.
hint-best = The best choice in { $worlds } imagined games.
hint-futile = Everything else is certain to fail.

## The terminal: help

terminal-help-choose = choose one of the options; Enter takes the only one
    .keys = NUMBER or NOTATION
terminal-help-seat = choose for another seat at this keyboard, when it may act
    .keys = B NOTATION
terminal-help-why = which rule keeps you from choosing it now
    .keys = why NOTATION
terminal-help-rule = what a rule says; with words instead, the rules that have them
    .keys = rule ID
terminal-help-card = what a card says
    .keys = card NAME
terminal-help-look = everything that lies on the table, in full; look WORDS: only places and cards with these words
    .keys = look, look WORDS
terminal-help-hint = what a good player might choose here, and why
    .keys = hint
terminal-help-undo = take your last choice back; go forward again
    .keys = undo, redo
terminal-help-back = take back the last part of a choice you are in the middle of, or the part that you name
    .keys = back
terminal-help-log = everything that has happened so far
    .keys = log
terminal-help-save = keep the game so far in a file
    .keys = save FILE
terminal-help-stop = always be asked at this kind of window; stop off WINDOW ends it
    .keys = stop on WINDOW
terminal-help-concede = give up
    .keys = concede
terminal-help-leave = leave the game; the others play on, where the rules let them
    .keys = leave
terminal-help-dispute = dispute a rule, a card or an entry; ask for a Judge; what has been ruled
    .keys = dispute WHAT, judge, rulings
terminal-help-judge = rule on a dispute, as the Judge; be for another Judge’s proposal
    .keys = rule on WHAT ..., second N
terminal-help-quit = this list; leave the game
    .keys = help, quit
terminal-help-star = Options with a star may be chosen at any of your prompts, whatever is asked.

## The terminal: the table

# $settings: such as "rounds 5, edition second"
terminal-welcome = { $title }. Type help for what you can type.
terminal-welcome-settings = { $title } ({ $settings }). Type help for what you can type.
# a designer's own cards
terminal-cards-base = The card set { $cards } is laid over the set { $base }.
# a saved game is taken up again
terminal-goes-on = The game continues after entry { $entry }.
# $entry: how many entries the record has
terminal-heading = { $title } · entry { $entry }
terminal-clock = clock { $seconds } s
# who sits at a seat: somebody, but not a bot
terminal-person = a person
terminal-lines-before = { $count ->
    [one] ({ $count } line before these: type log)
   *[other] ({ $count } lines before these: type log)
}
# the same, where nothing can be typed
terminal-lines-left-out = { $count ->
    [one] ({ $count } line before these)
   *[other] ({ $count } lines before these)
}
terminal-look-hint = look: everything on the table · card NAME: what a card says · help: more
terminal-back-hint = (back takes the last part back)
terminal-texts = Texts of cards
# a choice that is asked part by part
terminal-part-so-far = So far: { $parts }
terminal-part-how = Answer one part at a time; back takes the last answer back. The whole choice can be typed too, such as { $example }.
terminal-how-many = { $what }: how many?
terminal-which = { $what }: which?
terminal-which-place = Who is number { $number }?
# $words: what can be typed for it
terminal-interrupt = { $name } may interrupt: { $words }
# $name: the letter of a seat; $cards: what a bot has picked for it
terminal-drafted = Drafted for { $name }: { $cards }
terminal-hand-over = Pass the keyboard to { $name }
terminal-nobody-looks = { $name }, press Enter when no one else is looking

## The terminal: luck

terminal-luck-hash = Luck is fixed by a secret seed. Its hash:
terminal-luck-seed = Luck comes from the seed { $seed }.
# a saved game that goes on without its seed
terminal-luck-anew = The file has no seed, so a new secret seed fixes luck from here on. Its hash:
terminal-luck-next = Luck decides next.
terminal-luck-was-hash = The hash published before play:
terminal-luck-was-secret = The seed behind it:
terminal-luck-was-seed = Luck came from the seed { $seed }.

## The terminal: input

# $most: the highest number
terminal-type-something = Type a number from 1 to { $most }, a notation, or help.
terminal-no-part = '{ $words }' is no answer to this; it can be: { $answers }
terminal-no-number = There is no option { $number }; type a number from 1 to { $most }, or help.
# $words: what was typed, $near: something that can be typed and looks like it
terminal-not-offered = '{ $words }' is not offered now; type a number from 1 to { $most }, or help (why { $words } tells more)
terminal-not-offered-near = '{ $words }' is not offered now; nearest: { $near } (why { $words } tells more)
terminal-no-choice = '{ $words }' is not a choice of this game; type a number from 1 to { $most }, or help
terminal-no-choice-near = '{ $words }' is not a choice of this game; nearest: { $near }
terminal-why-how = Write why and a notation, such as why pass.
# $option: a notation, $rule: a rule id
terminal-can-be-chosen = '{ $option }' can be chosen now.
terminal-forbids = { $rule } forbids '{ $option }' now.
terminal-asks-else = { $rule } asks for something else now: '{ $option }' is not an answer to it.
terminal-rule-how = Write rule and an id, such as rule { $example }.
terminal-no-rule = There is no rule '{ $words }'.
terminal-no-rule-near = There is no rule '{ $words }'; nearest: { $near }
terminal-card-how = Write card and a name, such as card { $example }. There are: { $names }.
terminal-card-none = This game has no cards to look up.
terminal-no-card = There is no card '{ $words }'.
terminal-no-card-near = There is no card '{ $words }'; nearest: { $near }
terminal-look-none = Nothing that you see is called '{ $words }'; look alone lists everything.
# $names: places on the table
terminal-look-empty = Nothing lies here: { $names }
# $option: the choice in words; $notation: what to type for it
terminal-hint = Hint: { $option }  ({ $notation })
terminal-nothing-told = Nothing has happened yet.
terminal-rules-failed = The rules of this game failed here: { $reason }
terminal-bot-failed = { $bot }, which plays for { $name }, failed: { $reason }

## The terminal: undo and stops

terminal-nothing-to-undo = You have not made a choice that could be taken back.
terminal-nothing-to-redo = Nothing has just been undone.
terminal-not-midway = You are not in the middle of a choice.
terminal-consent-needed = Luck, another player’s choice or a revealed card lies in between, so { $names } must agree.
# $other is asked whether $name may do it
terminal-agree-undo = { $other }, do you agree to { $name }’s undo? (yes or no)
terminal-agree-redo = { $other }, do you agree to { $name }’s redo? (yes or no)
# every answer that means yes, with spaces between them; y and yes belong to every language
terminal-yes = y yes
terminal-leave-sure = { $name }, leave the game? The others play on without you, and you cannot come back. (yes or no)
terminal-leave-ends = { $name }, leave the game? It is over then, for everybody. (yes or no)
terminal-leave-not = You have not left.
terminal-not-agreed = { $other } does not agree; nothing was changed.
terminal-moved = The game is back at entry { $entry }.
terminal-no-hint = A Judge decides as seems fun, clear, funny or fair.
terminal-no-judge = No Judge sits at this keyboard.
terminal-dispute-how = Write dispute and a rule, a card or an entry, such as dispute entry 12.
terminal-second-how = Write second and the entry of a proposal, such as second 12.
terminal-rule-on-how = Write rule on, what it is about, one or more of { $criteria }, a colon and what is to be done, such as { $example }. You may add a stroke and words. There are:
terminal-contrary = An earlier ruling says otherwise: { $warning }
terminal-rule-anyway = Rule so all the same? (yes or no)
terminal-precedent = The Judge has ruled on { $rule } in entry { $entry }: { $said } ({ $criteria }). { $text }
terminal-order = The Judge’s ruling in entry { $entry }: { $text }
terminal-dispute-waits = Entry { $entry }: { $name } disputes { $about }
terminal-no-rulings = Nothing has been ruled or disputed.
terminal-agree-judge = { $other }, do you agree to a new Judge? (yes or no)
terminal-stop-how = Write stop on WINDOW or stop off WINDOW; windows: { $windows }.
terminal-stop-none = This game has no windows to stop at.
terminal-stop-on = You will now always be asked at { $window }.
terminal-stop-off = You will now be asked at { $window } only where the rules say so.

## The terminal: files and farewell

terminal-save-how = Write save and a file name, such as save game.jsonl.
terminal-saved = Saved to { $file }
terminal-not-saved = Not saved to '{ $file }': { $reason }
terminal-last-words = save FILE keeps this game, Enter leaves
terminal-only-save = The game is over; only save FILE and Enter are left.
terminal-not-kept = The game was not saved.
terminal-kept-finished = The finished game is saved in { $file }
terminal-kept-unfinished = The unfinished game is saved in { $file }
terminal-kept-partly = The game up to entry { $entry } is saved in { $file }; what came after it is not.
terminal-lost-finished = The finished game is not saved: type save FILE, or start with --save FILE.
terminal-lost-unfinished = The unfinished game is not saved: type save FILE, or start with --save FILE.

## The terminal: saved games

# $count: how many entries were checked
terminal-replay-sound = { $count ->
    [one] { $file } is verified: { $count } entry, every choice, every state and all luck.
   *[other] { $file } is verified: { $count } entries, every choice, every state and all luck.
}
terminal-replay-unseeded = { $count ->
    [one] { $file } is verified: { $count } entry, every choice and every state; it has no seed to check luck by.
   *[other] { $file } is verified: { $count } entries, every choice and every state; it has no seed to check luck by.
}
terminal-replay-unfinished = The game is not over.
terminal-replay-open = The game is not over: hidden cards are shown here too.

## Rulings, disputes and undos that are refused: word for word as the rules say it

fault-over = the game is over, and nothing can be ruled any more
fault-no-official = { $seat } is no official of this table
fault-luck = luck is awaited; rulings come while a seat is asked
fault-luck-disputes = luck is awaited; disputes are raised while a seat is asked
fault-no-officials = this game has no officials, so nothing can be ruled or disputed
fault-no-rulings = '{ $text }': this game takes no rulings
fault-first = '{ $operation }' stands first
fault-no-proposal = no proposal '{ $number }' waits for a second
fault-for-it = { $seat } is for it already
fault-no-act = '{ $text }' is no act of this game
fault-can-anyway = { $seat } can '{ $act }' anyway
fault-not-lifted = '{ $act }' is refused by { $why }, and no ruling lifts that here
fault-too-long = a ruling is one line of at most { $most } printable characters; got { $count }
fault-no-colon = '{ $text }': write criteria, a colon and what is to be done, as in 'fun: uphold'
fault-no-criteria = a ruling names one or more of { $criteria }
fault-nothing = a ruling does something; 'uphold' lets things stand
fault-operations = got { $count } operations; a ruling has at most { $most }
fault-form = '{ $text }' is not understood; write '{ $form }'
fault-in-person = each official seconds a proposal in person
fault-not-undone = '{ $text }': play has not been taken back just now; write 'undo'
fault-one-word = '{ $text }' is not one word; criteria, and what a ruling is about, are words each
fault-one-operation = '{ $text }' is not one operation; each has its own line, without ';' and '|'
fault-settled = entry { $entry } settled { $key } = { $value } ({ $criteria })
fault-pile = { $card } lies in a pile where it can never lie
fault-dispute-over = seat { $number } cannot dispute anything: the game is over
fault-nobody = nobody is here to settle a dispute
fault-players-dispute = only players raise disputes
fault-disputes = { $seat } has { $count } disputes that wait already
fault-disputed = '{ $text }' is disputed already, by entry { $entry }
fault-disputed-before = '{ $text }' was disputed by entry { $entry }, and no ruling has changed it since; what has happened since can be disputed as 'entry N'
fault-disputes-left = { $seat } has no disputes left: this table takes { $count } of a player in a game
fault-no-such-dispute = '{ $text }' is not a rule, a card or an entry; write 'entry N' for one
fault-nothing-to-dispute = '{ $text }' is not a rule, a card or an entry
fault-dispute-old = entry { $entry } is too long ago, or not there
fault-seats-taken = all seats are taken
fault-undo-luck = luck was about to speak after entry { $entry }
fault-undo-not-earlier = entry { $entry } is not an earlier position of this line of play
fault-undo-old = entry { $entry } is too long ago
fault-undo-left = { $seat } left at entry { $entry }, and nobody goes back behind that
fault-undo-seated = { $seat } had an official sit down at entry { $entry }, and nobody goes back behind that
fault-unknown-near = no { $what } '{ $word }'; did you mean '{ $near }'?
fault-unknown-none = no { $what } '{ $word }'; there are none here
fault-unknown-list = no { $what } '{ $word }'; there are: { $known }
