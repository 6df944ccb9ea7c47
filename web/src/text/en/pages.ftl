# The pages around the tables: front page, lobby, new table, invitation, my games, decks, settings, about.

## The banner

nav-home = Grimalkin, front page
nav-pages = Pages
nav-menu = Menu
nav-menu-turns = Menu, your turn in { $count ->
    [one] { $count } game
   *[other] { $count } games
}
nav-turns = , your turn in { $count }
nav-play = Play
nav-lobby = Lobby
nav-mine = My games
nav-decks = Decks
nav-rules = Rules
nav-settings = Settings

line-lost = Connection lost. Nothing is lost of the game.
line-again = Trying again in { $seconds } s.
line-now = Try now
line-joining = Connecting …
line-out = You are logged out here.
line-come-back = Come back

## A name

name-title = What shall we call you?
name-label = Name
name-another = Another
name-note = No sign-up: a name is enough.
name-log-in = I have an account

## Words of several pages

pages-play = Play
pages-cancel = Cancel
pages-yes = yes
pages-loading = Loading …
pages-open-table = Open the table
pages-look-for-game = Look for a game
pages-come-in = Come in
pages-sit-down = Sit down
pages-your-turn = Your turn
pages-status-open = Waiting for players
pages-status-playing = The others think
pages-seat-free = free
pages-seat-invited = invited
pages-seat-you = { $name } (you)
pages-bot-random = Bot, random
pages-bot-greedy = Bot, good

## The front page

home-title = Play
home-heading = A table for small, magical games
home-lead = Pick a game. No sign-up, no install: a name, and you play.
home-welcome-back = Welcome back, { $name }.
home-your-turn = { $count ->
    [one] Your turn
   *[other] Your turn in { $count } games
}
home-go-on = Go on
home-small-game = A small game to try the table
home-play-bot = Play a bot now
home-play-with-bot = Play with a bot now
home-new-here = New here? A first game, ten minutes
home-friend = Play with a friend
home-learn = Learn to play
home-rules = Rules
home-more = More choices
home-players = Players
home-player-count = { $count ->
    [one] 1: alone
   *[other] { $count }
}
home-others = The others
home-play-all = I play all seats
home-play-alone = Play alone now
home-strength = Strength
home-strength-best = Bots, as good as they can
home-set-up = Set up a table
home-going = Your other games
home-all-mine = All my games
home-waiting = Somebody to play with
home-nobody-waits = Nobody waits right now. Open a table, and the lobby shows it.
home-lobby = To the lobby
home-about = About and credits
home-unofficial = An unofficial table: the games belong to their publishers.

## The lobby

lobby-new = Open a table
lobby-quick = Play whoever wants the same:
lobby-filter = Show
lobby-all-games = All games
lobby-open = Tables with free seats
lobby-playing = Games to watch
lobby-free = { $count ->
    [0] no seat free
    [one] { $count } seat free
   *[other] { $count } seats free
}
lobby-none-open = Nobody waits right now.
lobby-none-playing = No game can be watched right now.
lobby-watch = Watch
lobby-more = { $count ->
    [one] Show one more table
   *[other] Show more tables ({ $count })
}

## A new table

new-which = A new table: which game?
new-title = New table: { $game }
new-seats = Seats
# $seat: a letter
new-seat = Seat { $seat }
new-seat-me = I sit here
new-seat-invited = Somebody with an invitation
new-seat-free = Anybody
new-seat-bot = A bot
new-several = You play several seats: hot seat, or a game by yourself.
new-deck = Deck
new-settings = How to play
new-who = Who may come
new-listed = Show it in the lobby
new-rated = It counts: no hints, one seat each
new-spectators = Onlookers
new-spectators-public = see what all seats see
new-spectators-open = see every card
new-spectators-none = may not look on
new-name = Name of the table (may be left out)
new-webhook = Address to be told whose turn it is
new-cards = Cards of my own
new-cards-help = A card file with your own or changed cards. The table plays with it. What it does not change is as at other tables, unless the file names another set as its base.
new-cards-file = Card file
new-cards-chosen = The table plays with { $name }.
new-bad-setup = The table cannot be opened like that.
new-bad-cards = There is a mistake in the card file.
new-begin = Begin
new-begin-note = Nobody is missing: the game begins at once.
new-open-note = You get a link to send before the game begins.
# a whole number from $low to $high
setting-number = a number, { $low } to { $high }
setting-text = any text, at most { $most } characters

deck-none = The game decides
deck-other = My present deck
deck-mine = My decks
deck-premade = Ready to play

clock-title = Clock
clock-none = No clock
clock-live = Live
clock-days = Over days
clock-bank = For the whole game
clock-extra = More with each decision
clock-decision = For each decision
clock-late = Who is late:
clock-late-bot = a bot takes over
clock-late-lose = loses

## Before the game

room-waits = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
room-ready = All are here. The host begins the game.
room-ready-host = All are here. Begin when you like.
room-here = at the table
room-away = not here now
room-start = Begin the game
room-leave = Leave the table
room-close = Close the table
room-close-sure = Yes, close it
room-bots-help = Nobody comes? Give a seat to a bot.
room-invite = Invite
room-invite-link = Send this link
room-invite-seat = Link for seat { $seat }
room-table-link = Link to this table
room-qr = The link as a QR code
room-show-qr = Show as QR code
room-how = How we play
room-clock-live = { $bank } a player, { $extra } more with each decision
room-clock-days = { $bank } for each decision
room-rated = It counts
room-luck = Fair luck
room-luck-help = All luck of this game is fixed already by a secret seed. This is its hash; after the game the seed is shown, and everybody can check that nothing was changed.

link-copy = Copy
link-copied = Copied
link-copy-by-hand = The link is selected: copy it with your keyboard.
link-share = Share

## An invitation

join-title = Invitation
join-invites = { $name } invites you: { $game }
join-with = At the table: { $names }
join-sit = Sit down and play
join-note = New to the game?
join-taken = This seat is taken: { $name } sits there.
join-too-late = The game has begun without you, or is over.
join-unknown = This invitation leads nowhere
join-unknown-help = Somebody has taken the seat, or the table was closed, or a letter of the link is missing. Ask for a new link, or play another game meanwhile.

## My games

mine-nobody = Here your games will be, as soon as you have played one.
mine-none = No games yet.
mine-running = Running
mine-open = Not begun
mine-finished = Over
mine-look = To the table
mine-won = Won
mine-lost = Lost
mine-drawn = Draw
mine-over = Over
mine-closed = Closed
mine-imported = From a file
mine-replay = Replay
mine-save = Save
mine-more = Show older games
mine-import = Open the file
mine-import-title = Look at a saved game
mine-import-file = File of a saved game
mine-import-bad = This file cannot be replayed.

## Decks

decks-new = New deck
decks-new-for = New deck: { $game }
decks-none = No decks of your own yet. Start with one of these, or from nothing.
decks-premade = Decks that come with the game
decks-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
decks-right = Ready to play
decks-faulty = Not ready to play
decks-back = All decks
decks-code = Code or link of a deck
decks-open-code = Open
decks-no-code = No deck is shared by this code, or no longer.
decks-unknown = You have no such deck.

builder-title = New deck
builder-no-name = My deck
builder-side = What is shown
builder-cards = Cards
builder-deck = Deck ({ $count })
builder-kinds = Kind of card
builder-all = All
builder-search = Search names and texts
builder-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
builder-none = No such card.
builder-look = Look at { $card }
builder-add = Add { $card }
builder-drop = Take out { $card }
builder-add-one = Add
builder-drop-one = Take out
builder-in-deck = { $count } in the deck
builder-name = Name
builder-start = Start with
builder-choose = choose a deck
builder-empty = Add cards, and the rules are checked as you go.
builder-checking = Checking …
builder-unchecked = It is checked when you save it.
builder-strange = Unknown cards
builder-save = Save
builder-saved = The deck is saved.
builder-unsaved = not saved yet
builder-discard = Discard the changes
builder-discard-sure = Yes, discard them
builder-share = Share this deck
builder-unshare = Stop sharing
builder-code = Link to this deck
builder-text = The deck as text
# $card: the name of a card
builder-text-help = One card a line, by its name; a number before it if there are several: 2 { $card }.
builder-not-cards = No card is called:
builder-delete = Delete this deck
builder-delete-sure = Yes, delete it
builder-deleted = The deck is deleted.

## Settings

settings-page = This page
settings-language = Language
settings-language-browser = as the browser says
settings-as-system = as the system says
settings-theme = Light
settings-theme-light = day
settings-theme-dark = night
settings-motion = Motion
settings-motion-slow = slow
settings-motion-normal = normal
settings-motion-fast = fast
settings-motion-none = none
settings-sound = Sounds
settings-auto-pass = Pass by itself where nothing else can be done
settings-confirm = Ask before every choice
settings-kept-here = Kept in this browser.
settings-who = You
settings-save = Save
settings-saved = Saved.
settings-account = Account: { $login }
settings-log-in = Log in
settings-log-out = Log out
settings-log-in-why = With an account your games are on every machine.
settings-keep = Keep your games
settings-keep-why = You are a guest: your games are kept as long as this browser remembers you. With an account they are on every machine.
settings-login = Account name
settings-password = Password
settings-password-note = At least 8 signs. There is no e-mail, so nobody can send you a new one.
settings-make-account = Make an account
settings-account-made = The account is made. All your games are in it.
settings-logged-in = You are logged in.
settings-logged-out = You are logged out.
settings-change-password = Change the password
settings-password-old = Old password
settings-password-new = New password
settings-password-changed = The password is changed. All other machines are logged out.
settings-logins = Where you are logged in
settings-this-one = this one
settings-some-program = a program
settings-end = Log out
settings-end-sure = Yes, log it out
settings-login-ended = It is logged out.
settings-leave = Leave
settings-leave-why = Everything personal is deleted at once. Games that are over stay, without your name.
settings-delete-me = Delete me
settings-delete-sure = Yes, delete everything
settings-deleted = Everything personal is deleted.

## About

about-title = About Grimalkin
about-what = Grimalkin is a table for four small games about magical familiars: complete rules, people and bots, in a browser, hosted by whoever wants to. A grimalkin is a witch's cat, the first familiar.
about-unofficial = It is unofficial. The games and their rulebooks belong to their authors and publishers, who have nothing to do with this page. Cards, texts and pictures here are our own.
about-pictures = Pictures
about-icons = The silhouettes on the cards are icons of
about-authors = by Lorc, Delapouite and other authors
about-composed = They were put on painted grounds and coloured.
about-icon-list = { $count ->
    [one] The icon in use
   *[other] All { $count } icons in use
}
about-own = Drawn for this table:
about-fonts = Type
about-program = The program
about-license = Open source, MIT License.
about-version = Version { $version }.
about-api = For programs: the API

## Unknown addresses

unknown-title = There is nothing here
unknown-was = You asked for
unknown-help = Perhaps a letter of the link is missing, or what it led to is gone.
unknown-home = To the front page

## Refusals

refused-offline = The server does not answer. Is the network there?
refused-unavailable = The server cannot do that just now. Try again in a moment.
refused-broken = The server made a mistake. It has been written down; nothing is lost.
refused-not-known = Give a name first.
refused-wrong-password = The password is wrong, or there is no such account.
refused-wrong-origin = That came from another site and was not done.
refused-not-host = Only who opened the table may do that.
refused-not-seated = You have no seat at this table.
refused-not-your-seat = That is somebody else's seat.
refused-no-spectators = Nobody may look on at this table.
refused-hidden = You may not see that, or not yet.
refused-no-such-table = There is no such table.
refused-no-shared-game = No game is shared by this link, or no longer.
refused-stale = The table has moved on. Look again and choose anew.
refused-faster = Another was faster. Look again and choose anew.
refused-not-asked = You are not asked now.
refused-not-open = The table has begun or was closed.
refused-not-playing = The game has not begun, or is over.
refused-seat-taken = Somebody was faster: the seat is taken.
refused-seats-free = It cannot begin: a seat is still free.
refused-paused = The game is paused. Go on first.
refused-no-request = There is nothing to agree to any more.
refused-no-undo = There is nothing to take back now.
refused-taken = Somebody has this account name already.
refused-too-long = That is too long.
refused-too-slow = Your connection was too slow. Try again.
refused-too-many = Too much at once. Wait { $seconds } s and try again.
