# The table: the question, the choices, the log and all that lies around a board.

table-prompt = Your decision
table-all-choices = All choices
table-hinted = A bot would choose this
table-open-rule = Open the rule { $rule }
table-confirm = Really do this?
table-confirm-yes = Yes: { $what }
table-confirm-no = No, choose again
table-unpick = Clear
table-log = Log
table-log-search = Search the log
table-log-earlier = { $count } earlier entries
table-log-empty = Nothing has happened yet.
table-look-at = Look at { $card }
table-entry-undo = { $name } takes back a choice
table-entry-host-undo = Who runs this server takes play back to an earlier point
table-entry-takeover = A bot takes over for { $name }
table-entry-back = { $name } is playing again
table-entry-timeout = { $name } ran out of time
table-entry-concede = { $name } gives up
table-entry-leave = { $name } leaves the game
table-entry-ruling = The Judge makes a ruling
table-laying-out = Setting up the table …
table-card = A card
table-look = Look
table-statuses = Statuses
table-modifiers = Modified by
table-why-not = Why can’t I choose it?
table-why-other = Why not something else?
table-why-nothing = No rule forbids it, but there is nothing to do with it right now.
table-can-be-used = { $count ->
    [one] One choice has to do with it.
   *[other] { $count } choices have to do with it.
}
table-card-rules = Its rules
table-rule = Rule { $rule }
table-link-copied = Link copied.
table-talk = Chat
table-seats = Seats
table-menu = Menu
table-side = Log, chat, seats, menu
table-fold = Hide
table-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
table-whose-view = View as
table-view-asked = to move
table-sending = Sending …
table-goes-on = Carrying on …
table-question-of = { $name }: { $question }
table-bot-thinks = { $names } is thinking …
table-waits-for = Waiting for { $names }
table-title-turn = ● Your turn: { $game }
table-window-closes = This window closes in { $seconds } seconds
table-hold = More time
table-held = Time added
# $phase: a part of the game, such as the battle
table-yield = Pass to the end: { $phase }
table-yielding = You pass until this is over: { $phase }
table-unyield = Stop passing
table-skip = Skip
table-back = Back
table-undo = Undo
table-undo-ask = Undo: the others must agree
table-redo = Redo
table-redo-ask = Redo: the others must agree
table-hint = What would a bot do?
table-result = Result
table-lost = This table can’t be shown
table-lost-unknown = There is no table at this address. The link may be incomplete: ask for it again.
table-lost-private = This table has no spectators. If you have a seat here, come in under the name you used.
table-to-mine = My games
table-to-lobby = Lobby
table-closed = This table has been closed
table-asleep = This table sleeps
table-asleep-game = Its game is not here just now.
table-asleep-cards = Its cards can’t be used just now.
table-asleep-setup = Something it was set up with is not here just now.
table-asleep-goes-on = Nothing is lost: no clock runs, and the game goes on where it stood as soon as it can.

## Seats

seat-you = you
seat-bot = bot
seat-bot-for = played by a bot
seat-away = away
seat-thinks = thinking …
seat-your-turn = Your turn
seat-turn = to move
seat-low-time = low
seat-days = { $count ->
    [one] one day
   *[other] { $count } days
}

## Talk

talk-somebody = Someone
talk-spectator = spectator
talk-write = Say something
talk-send = Send
talk-empty = No one has said anything yet.
talk-joined = { $name } sits down
talk-left = { $name } gets up
talk-seat = { $name }’s seat has changed
talk-started = The game begins
talk-asks-undo = { $name } asks to take back a choice
talk-asks-redo = { $name } asks to redo a choice
talk-asks-draw = { $name } offers a draw
talk-asks-pause = { $name } asks for a pause
talk-yes = { $name } agrees
talk-no = { $name } says no
talk-lapsed = The request has lapsed
talk-paused = The game is paused
talk-resumed = { $name } resumes the game
talk-hold = { $name } asks for more time
talk-skipped = The server was away for { $seconds } s. No clock ran.
talk-set-back = The server’s clock was set back. Everyone has as much time as before.
talk-bot-slow = { $name } was too slow and has been restarted
talk-bot-replaced = { $name } failed; a simple bot has taken over
talk-bot-gone = { $name } is not here any more; another bot has taken over
talk-asleep = The table sleeps: something it needs is not here. No clock runs.
talk-awake = The table is awake again: the game goes on where it stood
talk-closed = The table has been closed
talk-webhook-failed = The webhook could not be reached

## Requests

request-waits = Waiting for { $names } to answer.
request-agree = Agree
request-refuse = Decline
request-withdraw = Withdraw
request-bot-plays = A bot is playing for you

## Menu

menu-game = The game
menu-pause = Pause
menu-resume = Resume
menu-draw = Offer a draw
menu-play-again = Take over again
menu-let-play = Let a bot play for me
menu-resign = Give up
menu-resign-sure = Yes, give up
menu-leave = Leave the game
menu-leave-sure = Yes, leave; the others play on
menu-go-on = No, keep playing
menu-stops = Always ask me at
menu-stops-help = Moments that pass without you unless you stop at them.
menu-comfort = Convenience
menu-auto-pass = Pass for me when there is nothing else to do
menu-confirm = Ask before every choice
menu-sound = Sounds
menu-motion = Motion
menu-motion-auto = system setting
menu-motion-slow = slow
menu-motion-normal = normal
menu-motion-fast = fast
menu-motion-none = none
menu-table = This table
menu-share = Copy the link
menu-keys = Keys
menu-spectators-none = No spectators.
menu-spectators-open = Anyone with the link may watch, and sees every card.
menu-spectators-public = Anyone with the link may watch, and sees what everyone sees.
menu-consent = An undo past something new, a draw and a pause need the others’ consent.

## Keys

keys-number = choose the button with this number
keys-letter = choose what has this letter in the list of all choices
keys-pass = pass
keys-all = all choices
keys-arrows = from piece to piece; Enter selects
keys-inspect = look at a card closely
keys-escape = cancel, close
keys-undo = undo, redo
keys-hint = what would a bot do?
keys-yield = pass to the end of this phase
keys-skip = skip animations
keys-log = log
keys-talk = chat
keys-rules = rulebook
keys-keys = this list

## Result

result-you-won = You won!
result-you-lost = You lost
result-you-drew = A draw
result-over = The game is over
result-moments = Key moments
result-rematch = Rematch
result-to-rematch = Go to the rematch
result-replay = Watch the replay
result-verify = Check the dice
result-home = Back to the front page
result-look = View the table

## Rulebook

rules-book = Rulebook
rules-of = Rules of { $game }
rules-own-page = Open on a page of its own
rules-search = Search rules and cards
rules-found = { $rules } rules, { $cards } cards
rules-chapters = Chapters
rules-cards = Cards
rules-copy = Copy the link to { $rule }
rules-from = Where it comes from
rules-from-all = All rules
rules-origin =
    { $origin ->
        [leaflet] leaflet
        [public] public pages
        [ours] ours
       *[rulebook] rulebook
    }
rules-origin-about =
    { $origin ->
        [leaflet] Printed in the leaflets of the expansions.
        [public] Told on public pages: reviews, videos, designers’ answers.
        [ours] Decided for this table, where nothing printed or public says it.
       *[rulebook] Printed in the rulebook of the game.
    }
rules-nothing = Nothing found.
rules-opening = Opening the rulebook …
rules-none = No such rulebook
rules-home = Back to the front page

## Places

# $what: a card; the $n-th of $count equal ones
board-rivals = Rivals
zone-one-of = { $what }, { $n } of { $count }
zone-named = { $name }: { $count }
zone-put-here = Here: { $name }
zone-here = Here
zone-stack = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
