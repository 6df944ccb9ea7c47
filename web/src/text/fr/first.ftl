# The front page's first game, bots, sounds, the gallery, the rulebook.

nav-cards = Cartes

## The first game on the front page

# $game: its title
first-living = Une table où l'on joue à { $game }
first-waits = { $name } t'attend à une table de { $game }.
first-play = Jouer maintenant
first-note = La partie courte avec un deck prêt : environ { $minutes } minutes. Sans inscription.

## Bots

bot-called = { $name } (bot)

## Sounds

sound-switch = Sons
sound-is-on = Sons activés
sound-is-off = Sons coupés

## The cards of a game

cards-title = Cartes
cards-of = Cartes de { $game }
cards-more = Sur ce jeu
cards-search = Chercher dans les noms et les textes
cards-any = tous
cards-cost = Coût
cards-small = Petites images
cards-count = { $count } cartes sur { $all }
cards-clear = Montrer toutes les cartes
cards-way = Autres cartes
cards-all = Toutes les cartes de { $game }
cards-rules = Règles pour cette carte
cards-in-book = { $rule } dans le livret de règles
cards-decks = Decks prêts avec cette carte
cards-link = Lien vers cette carte
decks-play =
    { $what ->
        [list] Jouer cette liste
       *[deck] Jouer ce deck
    }
# $name: of a deck
decks-play-named =
    { $what ->
        [list] Jouer cette liste : { $name }
       *[deck] Jouer ce deck : { $name }
    }

## The rulebook

rules-rules = Règles
rules-chapter = Chapitre
rules-gallery = Toutes les cartes en images
rules-too-many = Il y en a d'autres : ajoute un mot.

## A new table

new-more = Plus

## A first game with a guide

learn-goal = Ton but :
learn-try-other = Essayer autre chose
