# Das Brett von Friendomancy.

parlor-pools = Vorräte
parlor-others = Die anderen, in Zugfolge
parlor-line = Was geschehen würde und was geschieht
parlor-rest = Zeig auf eine Karte oder einen Stapel, um zu sehen, was geschehen würde.
parlor-your-board = Dein Feld
parlor-your-hand = Deine Hand
# on a phone, where there is little room
parlor-pool-short = { $kind ->
    [friend] Freunde
    [magic] Zauber
    [curse] Flüche
   *[whatever] Dingsbums
}
parlor-you = du
parlor-asked = wird gerade gefragt
# $a is printed, $b is what texts add or take away
parlor-sum = { $more ->
    [1] { $a } + { $b }
   *[0] { $a } − { $b }
}
parlor-tap-again = Tippe { $name } noch einmal an, um anzugreifen
parlor-attack = Angreifen
parlor-use = Text nutzen
parlor-use-second = Zweiten Text nutzen
parlor-attacking = greift an
parlor-can-attack = kann angreifen
parlor-has-attacked = hat angegriffen
parlor-fresh = gerade gekommen
parlor-goes = würde gehen
parlor-lent = von { $name }
parlor-lent-turn = von { $name }, diesen Zug
parlor-lent-while = von { $name }, solange { $card } bleibt
parlor-held-turn = für diesen Zug
parlor-held-while = solange { $card } bleibt
parlor-under-count = { $count ->
    [one] { $count } Karte darunter
   *[other] { $count } Karten darunter
}
# on a small card; $share such as +4, or nothing
parlor-under-short = { $count } darunter { $share }
parlor-under = Unter { $card }
parlor-more-under = { $all ->
    [1] { $count } darunter
   *[0] { $count } weitere
}
parlor-loot = Beute:
parlor-lurks = lauert
parlor-beaten = besiegt
parlor-pool-label = { $name }: { $count } Karten, { $foes ->
    [0] kein Feind
    [one] { $foes } Feind, Zoll { $toll }
   *[other] { $foes } Feinde, Zoll { $toll }
}
parlor-cards = { $count ->
    [one] Karte
   *[other] Karten
}
parlor-no-foe = Kein Feind,
parlor-no-toll = kein Zoll
parlor-toll = Zoll −{ $toll }
parlor-draw-one = 1 ziehen
parlor-draw-deck = Vom Deck ziehen
parlor-shuffle-in = ins Deck
parlor-shuffle-count = { $count ->
    [one] { $count } Karte ins Deck mischen: { $name }
   *[other] { $count } Karten ins Deck mischen: { $name }
}
parlor-page = { $first }–{ $last } von { $count }
parlor-page-short = { $first }–{ $last } / { $count }
parlor-page-before = Karten davor
parlor-page-next = Karten danach
parlor-player = { $name }: Geld { $money }, Hand { $hand }, Deck { $deck }, abgeworfen { $discard }
parlor-player-left = { $name } hat das Spiel verlassen
parlor-left = hat das Spiel verlassen
parlor-hand-count = Handkarten { $count }
parlor-deck-count = Deck { $count }
parlor-discard-count = Ablage { $count }
parlor-open = Das Feld von { $name } ansehen
parlor-close = Schließen
parlor-empty = Keine Karten
parlor-safe = nicht angreifbar: { $card }
parlor-trophies = { $count ->
    [one] { $count } Trophäe
   *[other] { $count } Trophäen
}
parlor-on-deck = auf dem Deck: { $card }
parlor-things = { $count ->
    [one] { $count } Ding übrig
   *[other] { $count } Dinge übrig
}
parlor-your-deck = Deck
parlor-discard = Ablage
parlor-just-drawn = gerade gezogen
parlor-choose = wählen
parlor-short = { $count ->
    [one] { $count } Ding fehlt
   *[other] { $count } Dinge fehlen
}
parlor-play = { $count ->
    [0] spielen · gratis
    [one] spielen · { $count } Ding
   *[other] spielen · { $count } Dinge
}
parlor-nothing-yet = Dein Feld ist leer. Hier liegen die Karten, die du spielst.
parlor-if = Wenn du das tust
parlor-if-attack = Wenn du angreifst
parlor-if-drop = Wenn du loslässt
parlor-if-play = Wenn du sie spielst
parlor-if-draw = Wenn du das wählst
parlor-beats = schlägt
parlor-loses = verliert gegen
parlor-ties = gleich stark wie
parlor-defeated = { $card } ist besiegt
parlor-leaves = { $card } geht
parlor-into-deck = { $count ->
    [one] { $count } ungesehene Karte kommt ins Deck:
   *[other] { $count } ungesehene Karten kommen ins Deck:
}
parlor-then-luck = dann entscheidet der Zufall
parlor-then-choice = dann wird gewählt
parlor-happening = Es geschieht
parlor-waits = Danach
parlor-since = Seit deinem letzten Zug
parlor-came = gespielt: { $names }
parlor-fell = weg: { $names }
parlor-and-more = { $names } und { $count } weitere
parlor-split-title = Deine nächsten sechs
parlor-split = { $count } von 6
parlor-split-take = Diese sechs ziehen
parlor-part = Teil { $part } von 4
parlor-part-what = { $part ->
    [1] sechs Freunde
    [2] sechs aus einem Vorrat
    [3] 6, 4 + 2 oder 3 + 3
   *[4] sechs nach Wahl
}
parlor-round = Runde { $round }
parlor-your-turn = du bist dran
parlor-turn-of = { $name } ist dran
parlor-last-round = LETZTE RUNDE
parlor-last-next = Runde { $round } ist die letzte
parlor-deck-low = Deck von { $name }: noch { $count }
parlor-bedtime = Schlafenszeit: Runde { $round }
parlor-ruling = der Richter
