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

line-lost = Connection lost. Your game is safe.
line-again = Trying again in { $seconds } s.
line-now = Try now
line-joining = Connecting …
line-out = You are logged out here.
line-come-back = Log back in

## A name

name-title = What should we call you?
name-label = Name
name-another = Another name
name-note = No sign-up: a name is enough.
name-log-in = I have an account

## Words of several pages

pages-play = Play
pages-cancel = Cancel
pages-yes = yes
pages-loading = Loading …
pages-open-table = Open the table
pages-look-for-game = Find a game
pages-come-in = Come in
pages-sit-down = Sit down
pages-your-turn = Your turn
pages-status-open = Waiting for players
pages-status-playing = Others to move
pages-status-asleep = Asleep
pages-seat-free = free
pages-seat-invited = invited
pages-seat-you = { $name } (you)
pages-bot-random = Bot, plays at random
pages-bot-greedy = Bot, good
pages-bot-learned = Bot, trained

## The front page

home-title = Play
home-heading = A table for small, magical games
home-lead = Pick a game. No sign-up, no install: a name, and you play.
home-welcome-back = Welcome back, { $name }.
home-your-turn = { $count ->
    [one] Your turn
   *[other] Your turn in { $count } games
}
home-go-on = Continue
home-small-game = A small game to try the table
home-play-bot = Play a bot now
home-play-with-bot = Play with a bot now
home-new-here = New here? Learn in ten minutes
home-friend = Play with a friend
home-learn = Learn to play
home-rules = Rules
home-more = More options
home-players = Players
home-player-count = { $count ->
    [one] 1: alone
   *[other] { $count }
}
home-others = Other seats
home-play-all = I play every seat
home-play-alone = Play solo now
home-strength = Strength
home-strength-best = Bots at their best
home-set-up = Set up a table
home-going = Your other games
home-all-mine = All my games
home-waiting = Players looking for a game
home-nobody-waits = No one is waiting right now. Open a table and the lobby will show it.
home-lobby = Go to the lobby
home-about = About and credits
home-unofficial = An unofficial table: the games belong to their publishers.

## The lobby

lobby-new = Open a table
lobby-quick = Play anyone who wants the same:
lobby-filter = Show
lobby-all-games = All games
lobby-open = Tables with free seats
lobby-playing = Games to watch
lobby-free = { $count ->
    [0] no seat free
    [one] { $count } seat free
   *[other] { $count } seats free
}
lobby-none-open = No one is waiting right now.
lobby-none-playing = There is no game to watch right now.
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
new-seat-invited = Someone I invite
new-seat-free = Anyone
new-seat-bot = A bot
new-several = You play several seats: hot seat, or a game by yourself.
new-deck =
    { $what ->
        [list] List
       *[deck] Deck
    }
new-settings = How to play
new-heroes = Whom you can be
new-heroes-note = Each player chooses one as the game begins; no two have the same.
new-who = Who may join
new-listed = Show it in the lobby
new-rated = Rated: no hints, one seat each
new-spectators = Spectators
new-spectators-public = see what every seat sees
new-spectators-open = see every card
new-spectators-none = not allowed
new-name = Table name (optional)
new-webhook = Webhook for whose turn it is
new-cards = My own cards
new-cards-help = A card file with your own or changed cards, which this table plays with. Whatever it leaves alone is as at other tables, unless the file names another set as its base.
new-cards-file = Card file
# $new, $changed, $gone: how many cards
new-cards-chosen = The table plays with { $name }. New cards: { $new }, changed: { $changed }, taken away: { $gone }.
new-cards-check = Check the card file
new-cards-checking = The card file is being checked.
new-bad-setup = A table can’t be opened like that.
new-bad-cards = There is a mistake in the card file.
new-begin = Begin
new-begin-note = No one is missing: the game begins at once.
new-open-note = You get a link to share before the game begins.
# a whole number from $low to $high
setting-number = a number, { $low } to { $high }
setting-text = any text, at most { $most } characters

deck-none = The game decides
deck-other =
    { $what ->
        [list] My current list
       *[deck] My current deck
    }

clock-title = Clock
clock-none = No clock
clock-live = Live
clock-days = Over days
clock-bank = For the whole game
clock-extra = Added per decision
clock-decision = Per decision
clock-late = Out of time:
clock-late-bot = a bot takes over
clock-late-lose = that player loses

## Before the game

room-waits = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
room-ready = Everyone is here. The host begins the game.
room-ready-host = Everyone is here. Begin when you like.
room-here = at the table
room-away = not here right now
room-start = Begin the game
room-leave = Leave the table
room-close = Close the table
room-close-sure = Yes, close it
room-bots-help = No one coming? Give a seat to a bot.
room-invite = Invite
room-invite-link = Send this link
room-invite-seat = Link for seat { $seat }
room-table-link = Link to this table
room-qr = The link as a QR code
room-show-qr = Show as QR code
room-how = How we play
room-clock-live = { $bank } each, plus { $extra } per decision
room-clock-days = { $bank } per decision
room-rated = Rated
room-luck = Fair luck
room-luck-help = A secret seed has already fixed all the luck of this game. This is its hash; after the game the seed is revealed, and anyone can check that nothing was changed.

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
join-taken = This seat is taken by { $name }.
join-too-late = The game has begun without you, or is over.
join-unknown = This invitation leads nowhere
join-unknown-help = The seat has been taken, the table was closed, or part of the link is missing. Ask for a new link, or play another game in the meantime.

## My games

mine-nobody = Your games will be here once you have played one.
mine-none = No games yet.
mine-running = In progress
mine-open = Not started
mine-finished = Finished
mine-look = Go to the table
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
mine-import-bad = This file can’t be replayed.

## Decks

decks-new = New deck
decks-new-for =
    { $what ->
        [list] New list: { $game }
       *[deck] New deck: { $game }
    }
decks-none = No decks of your own yet. Start from one of these, or from scratch.
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
decks-no-code = No deck is shared under this code, or not any more.
decks-unknown = You have no such deck.

builder-title =
    { $what ->
        [list] New list
       *[deck] New deck
    }
builder-no-name =
    { $what ->
        [list] My list
       *[deck] My deck
    }
builder-side = What is shown
builder-cards = Cards
builder-deck =
    { $what ->
        [list] List ({ $count })
       *[deck] Deck ({ $count })
    }
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
builder-drop = Remove { $card }
builder-add-one = Add
builder-drop-one = Remove
builder-in-deck =
    { $what ->
        [list] { $count } in the list
       *[deck] { $count } in the deck
    }
builder-name = Name
builder-start = Start with
builder-choose =
    { $what ->
        [list] choose a list
       *[deck] choose a deck
    }
builder-empty = Add cards, and the rules are checked as you go.
builder-checking = Checking …
builder-unchecked = It will be checked when you save it.
builder-strange = Unknown cards
builder-save = Save
builder-saved =
    { $what ->
        [list] List saved.
       *[deck] Deck saved.
    }
builder-unsaved = not saved yet
builder-discard = Discard the changes
builder-discard-sure = Yes, discard them
builder-share =
    { $what ->
        [list] Share this list
       *[deck] Share this deck
    }
builder-unshare = Stop sharing
builder-code =
    { $what ->
        [list] Link to this list
       *[deck] Link to this deck
    }
builder-text =
    { $what ->
        [list] The list as text
       *[deck] The deck as text
    }
# $card: the name of a card
builder-text-help = One card per line, by name; put a number first if there are several: 2 { $card }.
builder-delete =
    { $what ->
        [list] Delete this list
       *[deck] Delete this deck
    }
builder-delete-sure = Yes, delete it
builder-deleted =
    { $what ->
        [list] List deleted.
       *[deck] Deck deleted.
    }

## Settings

settings-page = This page
settings-language = Language
settings-language-browser = same as the browser
settings-as-system = same as the system
settings-theme = Theme
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-slow = slow
settings-motion-normal = normal
settings-motion-fast = fast
settings-motion-none = none
settings-sound = Sounds
settings-auto-pass = Pass automatically when there is nothing else to do
settings-confirm = Ask before every choice
settings-kept-here = Kept in this browser.
settings-who = You
settings-save = Save
settings-saved = Saved.
settings-account = Account: { $login }
settings-log-in = Log in
settings-log-out = Log out
settings-log-in-why = With an account, your games are on every device.
settings-keep = Keep your games
settings-keep-why = You are a guest: your games are kept for as long as this browser remembers you. With an account they are on every device.
settings-login = Account name
settings-password = Password
settings-password-note = At least 8 characters. There is no e-mail, so no one can send you a new one.
settings-make-account = Create an account
settings-account-made = Account created. All your games are in it.
settings-logged-in = You are logged in.
settings-logged-out = You are logged out.
settings-change-password = Change the password
settings-password-old = Old password
settings-password-new = New password
settings-password-changed = Password changed. All other devices are logged out.
settings-logins = Where you are logged in
settings-this-one = this one
settings-some-program = a program
settings-end = Log out
settings-end-sure = Yes, log it out
settings-login-ended = Logged out.
settings-leave = Delete my account
settings-leave-why = Everything personal is deleted at once. Finished games stay, without your name.
settings-delete-me = Delete me
settings-delete-sure = Yes, delete everything
settings-deleted = Everything personal has been deleted.

## About

about-title = About Grimalkin
about-what = Grimalkin is a table for four small games about magical familiars: complete rules, people and bots, in a browser, hosted by anyone who likes. A grimalkin is a witch’s cat, the first familiar.
about-unofficial = It is unofficial. The games and their rulebooks belong to their authors and publishers, who have nothing to do with this page. Cards, texts and pictures here are our own.
about-pictures = Pictures
about-icons = The silhouettes on the cards are icons of
about-authors = by Lorc, Delapouite and other authors
about-composed = They have been coloured and set on painted backgrounds.
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

unknown-title = Nothing here
unknown-was = You asked for
unknown-help = Part of the link may be missing, or what it led to is gone.
unknown-home = Back to the front page

## Refusals

refused-offline = The server is not answering. Are you online?
refused-unavailable = The server can’t do that right now. Try again in a moment.
refused-broken = Something went wrong on the server. It has been logged; nothing is lost.
refused-not-known = Enter a name first.
refused-wrong-password = The password is wrong, or there is no such account.
refused-banned = You can’t come in: whoever runs this server has banned you.
refused-muted = You can play, but not write to others: whoever runs this server has muted you.
refused-wrong-origin = That came from another site and was not done.
refused-not-host = Only the host can do that.
refused-not-seated = You have no seat at this table.
refused-not-your-seat = That is someone else’s seat.
refused-no-spectators = This table has no spectators.
refused-hidden = You may not see that, or not yet.
refused-no-such-table = There is no such table.
refused-no-shared-game = No game is shared under this link, or not any more.
refused-stale = The table has moved on. Look again, then choose.
refused-faster = Someone was faster. Look again, then choose.
refused-not-asked = It is not your decision right now.
refused-not-open = The game has begun, or the table is closed.
refused-not-playing = The game has not begun, or is over.
refused-seat-taken = Someone was faster: the seat is taken.
refused-seats-free = It can’t begin: a seat is still free.
refused-paused = The game is paused. Resume it first.
refused-asleep = This table sleeps. It goes on where it stood as soon as what it needs is back.
refused-no-request = There is nothing left to agree to.
refused-no-undo = There is nothing to take back.
refused-taken = That account name is taken.
refused-too-long = That is too long.
refused-too-slow = Your connection was too slow. Try again.
refused-too-many = Too much at once. Wait { $seconds } s and try again.
refused-no-such-thing = There is no such thing here, or not any more.
refused-illegal-choice = That cannot be chosen now.
refused-other = { $text }

announce-restart = { $count ->
    [one] The server restarts within a minute.
   *[other] The server restarts in { $count } minutes.
}
announce-restart-now = The server restarts any moment now.
announce-nothing-lost = Nothing is lost: games go on where they stood.
