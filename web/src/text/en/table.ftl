# The table: the question, the choices, the log and all that lies around a board.

table-prompt = What is asked
table-all-choices = All choices
table-hinted = A bot would do this
table-open-rule = Open the rule { $rule }
table-confirm = Really do this?
table-confirm-yes = Yes: { $what }
table-confirm-no = No, choose again
table-unpick = Let go
table-log = Log
table-log-search = Search the log
table-log-earlier = { $count } earlier entries
table-log-empty = Nothing has happened yet.
table-look-at = Look at { $card }
table-entry-undo = { $name } takes a choice back
table-entry-takeover = A bot plays for { $name } from now on
table-entry-back = { $name } plays again
table-entry-timeout = { $name } was too late
table-entry-concede = { $name } gives up
table-entry-leave = { $name } leaves the game
table-entry-ruling = A ruling of the Judge
table-laying-out = The table is being laid out …
table-card = A card
table-look = Look
table-statuses = On it
table-modifiers = What changes it now
table-why-not = Why can I not choose it?
table-why-nothing = No rule forbids it, but nothing is asked of it now.
table-can-be-used = { $count ->
    [one] One choice has to do with it.
   *[other] { $count } choices have to do with it.
}
table-card-rules = Its rules
table-rule = Rule { $rule }
table-link-copied = The link is copied.
table-talk = Talk
table-seats = Seats
table-menu = Menu
table-side = Log, talk, seats, menu
table-fold = Fold away
table-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
table-whose-view = Through whose eyes
table-view-asked = asked
table-sending = On its way …
table-goes-on = It goes on …
table-question-of = { $name }: { $question }
table-bot-thinks = { $names } thinks …
table-waits-for = Waiting for { $names }
table-title-turn = ● Your turn: { $game }
table-window-closes = The window closes in { $seconds } seconds
table-hold = Hold
table-held = Held
# $phase: a part of the game, such as the battle
table-yield = Yield to the end: { $phase }
table-yielding = You let everything go by until this is over: { $phase }
table-unyield = Play again
table-skip = Skip
table-back = Back
table-undo = Undo
table-undo-ask = Undo: the others must agree
table-redo = Redo
table-redo-ask = Redo: the others must agree
table-hint = What would a bot do?
table-result = Result
table-lost = This table cannot be shown
table-lost-unknown = There is no table at this address. The link may be cut short: ask for it once more.
table-lost-private = Nobody may look on at this table. If you have a seat here, come in with the name you had.
table-to-mine = My games
table-to-lobby = Lobby
table-closed = This table was closed

## Seats

seat-you = you
seat-bot = bot
seat-bot-for = a bot plays
seat-away = away
seat-thinks = thinks …
seat-your-turn = Your turn
seat-turn = is asked
seat-low-time = low
seat-days = { $count ->
    [one] one day
   *[other] { $count } days
}

## Talk

talk-somebody = Somebody
talk-spectator = looks on
talk-write = Say something
talk-send = Send
talk-empty = Nobody has said anything yet.
talk-joined = { $name } sits down
talk-left = { $name } gets up
talk-seat = The seat of { $name } was changed
talk-started = The game begins
talk-asks-undo = { $name } asks to take a choice back
talk-asks-redo = { $name } asks to go forward again
talk-asks-draw = { $name } offers a draw
talk-asks-pause = { $name } asks for a pause
talk-yes = { $name } agrees
talk-no = { $name } does not agree
talk-lapsed = The request has lapsed
talk-paused = The game is paused
talk-resumed = { $name } goes on
talk-hold = { $name } holds the window
talk-skipped = The server was away for { $seconds } s. No clock ran meanwhile.
talk-set-back = The clock of the server was set back. Everybody has as much time as before.
talk-bot-slow = { $name } was too slow and was started again
talk-bot-replaced = { $name } failed; a simple bot plays now
talk-closed = The table was closed
talk-webhook-failed = The news could not be delivered

## Requests

request-waits = Your request waits for { $names }.
request-agree = Agree
request-refuse = Refuse
request-withdraw = Withdraw
request-bot-plays = A bot plays for you

## Menu

menu-game = The game
menu-pause = Pause
menu-resume = Go on
menu-draw = Offer a draw
menu-play-again = Play again myself
menu-let-play = Let a bot play for me
menu-resign = Give up
menu-resign-sure = Yes, give up
menu-leave = Leave the game
menu-leave-sure = Yes, leave; the others play on
menu-go-on = No, go on
menu-stops = Always ask me at
menu-stops-help = Moments that go by without you unless you stop at them.
menu-comfort = Comfort
menu-auto-pass = Pass for me where nothing else can be done
menu-confirm = Ask before every choice
menu-sound = Sounds
menu-motion = Motion
menu-motion-auto = as the system wants
menu-motion-slow = slow
menu-motion-normal = normal
menu-motion-fast = fast
menu-motion-none = none
menu-table = This table
menu-share = Copy the link
menu-keys = Keys
menu-spectators-none = Nobody may look on.
menu-spectators-open = Who has the link may look on and sees every card.
menu-spectators-public = Who has the link may look on and sees what everybody sees.
menu-consent = Undo after something was learned, a draw and a pause need the consent of the others.

## Keys

keys-number = choose the button with this number
keys-pass = let it go by
keys-all = all choices
keys-arrows = from piece to piece; Enter touches
keys-inspect = look at a card closely
keys-escape = let go, close
keys-undo = undo, redo
keys-hint = what would a bot do?
keys-yield = yield to the end of this part
keys-skip = skip what moves
keys-log = log
keys-talk = talk
keys-rules = rulebook
keys-keys = this list

## Result

result-you-won = You have won!
result-you-lost = You have lost
result-you-drew = A draw
result-over = The game is over
result-moments = Key moments
result-moment = Entry { $n }
result-rematch = Once more
result-to-rematch = To the rematch
result-replay = Look at it again
result-verify = Check the dice
result-home = To the front page
result-look = Look at the table

## Rulebook

rules-book = Rulebook
rules-of = Rules of { $game }
rules-own-page = On a page of its own
rules-search = Search rules and cards
rules-found = { $rules } rules, { $cards } cards
rules-chapters = Chapters
rules-cards = Cards
rules-copy = Copy the link to { $rule }
rules-nothing = Nothing was found.
rules-opening = The rulebook is being opened …
rules-none = There is no such rulebook
rules-home = To the front page

## Places

# $what: a card; the $n-th of $count equal ones
zone-one-of = { $what }, { $n } of { $count }
zone-named = { $name }: { $count }
zone-put-here = Here: { $name }
zone-here = Here
zone-stack = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
