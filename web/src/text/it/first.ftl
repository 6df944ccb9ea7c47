# The front page's first game, bots, sounds, the gallery, the rulebook.

nav-cards = Carte

## The first game on the front page

# $game: its title
first-living = Un tavolo dove si gioca a { $game }
first-waits = { $name } ti aspetta a un tavolo di { $game }.
first-play = Gioca ora
first-note = La partita breve con un mazzo pronto: circa { $minutes } minuti. Senza iscriversi.

## Bots

bot-called = { $name } (bot)

## Sounds

sound-switch = Suoni
sound-is-on = Suoni accesi
sound-is-off = Suoni spenti

## The cards of a game

cards-title = Carte
cards-of = Carte di { $game }
cards-more = Su questo gioco
cards-search = Cerca nomi e testi
cards-any = qualsiasi
cards-cost = Costo
cards-small = Immagini piccole
cards-count = { $count } carte su { $all }
cards-clear = Mostra tutte le carte
cards-way = Altre carte
cards-all = Tutte le carte di { $game }
cards-rules = Regole per questa carta
cards-in-book = { $rule } nel regolamento
cards-decks = Mazzi pronti con questa carta
cards-link = Link a questa carta
decks-play =
    { $what ->
        [list] Gioca questa lista
       *[deck] Gioca questo mazzo
    }
# $name: of a deck
decks-play-named =
    { $what ->
        [list] Gioca questa lista: { $name }
       *[deck] Gioca questo mazzo: { $name }
    }

## The rulebook

rules-rules = Regole
rules-chapter = Capitolo
rules-gallery = Tutte le carte con le immagini
rules-too-many = Ce ne sono altri: aggiungi una parola.

## A new table

new-more = Altro

## A first game with a guide

learn-goal = Il tuo obiettivo:
learn-try-other = Prova altro
