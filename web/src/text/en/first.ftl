# The front page's first game, bots, sounds, the gallery, the rulebook.

nav-cards = Cards

## The first game on the front page

# $game: its title
first-living = A table where { $game } is being played
first-waits = { $name } is waiting for you at a table of { $game }.
first-play = Play now
first-note = The short game with a ready deck: about { $minutes } minutes. No sign-up.

## Bots

bot-called = { $name } (bot)

## Sounds

sound-switch = Sounds
sound-is-on = Sounds on
sound-is-off = Sounds off

## The cards of a game

cards-title = Cards
cards-of = Cards of { $game }
cards-more = About this game
cards-search = Search names and texts
cards-any = any
cards-cost = Cost
cards-small = Small pictures
cards-count = { $count } of { $all } cards
cards-clear = Show all cards
cards-way = Other cards
cards-all = All cards of { $game }
cards-rules = Rules for this card
cards-in-book = { $rule } in the rulebook
cards-decks = Ready decks with this card
cards-link = Link to this card
decks-play =
    { $what ->
        [list] Play this list
       *[deck] Play this deck
    }
# $name: of a deck
decks-play-named =
    { $what ->
        [list] Play this list: { $name }
       *[deck] Play this deck: { $name }
    }

## The rulebook

rules-rules = Rules
rules-chapter = Chapter
rules-gallery = All cards with their pictures
rules-too-many = There are more: add a word.

## A new table

new-more = More

## A first game with a guide

learn-goal = Your goal:
learn-try-other = Try something else
