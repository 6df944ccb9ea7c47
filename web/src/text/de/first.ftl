# The front page's first game, bots, sounds, the gallery, the rulebook.

nav-cards = Karten

## The first game on the front page

# $game: its title
first-living = Ein Tisch, an dem { $game } gespielt wird
first-waits = { $name } wartet an einem Tisch { $game } auf dich.
first-play = Jetzt spielen
first-note = Das kurze Spiel mit fertigem Deck: etwa { $minutes } Minuten. Ohne Anmeldung.

## Bots

bot-called = { $name } (Bot)

## Sounds

sound-switch = Töne
sound-is-on = Töne an
sound-is-off = Töne aus

## The cards of a game

cards-title = Karten
cards-of = Karten von { $game }
cards-more = Zu diesem Spiel
cards-search = Namen und Texte durchsuchen
cards-any = alle
cards-cost = Kosten
cards-small = Kleine Bilder
cards-count = { $count } von { $all } Karten
cards-clear = Alle Karten zeigen
cards-way = Andere Karten
cards-all = Alle Karten von { $game }
cards-rules = Regeln zu dieser Karte
cards-in-book = { $rule } im Regelbuch
cards-decks = Fertige Decks mit dieser Karte
cards-link = Link zu dieser Karte
decks-play =
    { $what ->
        [list] Diese Liste spielen
       *[deck] Dieses Deck spielen
    }
# $name: of a deck
decks-play-named =
    { $what ->
        [list] Diese Liste spielen: { $name }
       *[deck] Dieses Deck spielen: { $name }
    }

## The rulebook

rules-rules = Regeln
rules-chapter = Kapitel
rules-gallery = Alle Karten mit Bild
rules-too-many = Es gibt mehr: nimm ein Wort dazu.

## A new table

new-more = Mehr

## A first game with a guide

learn-goal = Dein Ziel:
learn-try-other = Etwas anderes versuchen
