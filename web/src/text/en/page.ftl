# Words that every page has.

skip-to-content = Skip to the table
page-not-loaded = This part of the page could not be loaded.
try-again = Try again
close = Close
# $what: a piece or a place
touch-legal = { $what }, can be chosen
touch-picked = { $what }, picked
# $seat: a letter
bot-at-seat = Bot { $seat }
touch-locked = { $what }, cannot be chosen now
