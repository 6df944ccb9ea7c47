# The front page's first game, bots, sounds, the gallery, the rulebook.

nav-cards = Cartas

## The first game on the front page

# $game: its title
first-living = Una mesa donde se juega a { $game }
first-waits = { $name } te espera en una mesa de { $game }.
first-play = Jugar ahora
first-note = La partida corta con un mazo ya hecho: unos { $minutes } minutos. Sin registro.

## Bots

bot-called = { $name } (bot)

## Sounds

sound-switch = Sonidos
sound-is-on = Sonidos activados
sound-is-off = Sonidos apagados

## The cards of a game

cards-title = Cartas
cards-of = Cartas de { $game }
cards-more = Sobre este juego
cards-search = Buscar en nombres y textos
cards-any = cualquiera
cards-cost = Coste
cards-small = Imágenes pequeñas
cards-count = { $count } de { $all } cartas
cards-clear = Mostrar todas las cartas
cards-way = Otras cartas
cards-all = Todas las cartas de { $game }
cards-rules = Reglas para esta carta
cards-in-book = { $rule } en el reglamento
cards-decks = Mazos hechos con esta carta
cards-link = Enlace a esta carta
decks-play =
    { $what ->
        [list] Jugar esta lista
       *[deck] Jugar este mazo
    }
# $name: of a deck
decks-play-named =
    { $what ->
        [list] Jugar esta lista: { $name }
       *[deck] Jugar este mazo: { $name }
    }

## The rulebook

rules-rules = Reglas
rules-chapter = Capítulo
rules-gallery = Todas las cartas con sus imágenes
rules-too-many = Hay más: añade una palabra.

## A new table

new-more = Más

## A first game with a guide

learn-goal = Tu objetivo:
learn-try-other = Probar otra cosa
