# Ein Deck bauen: was es hat und was fehlt, als Text, durch Zufall; welche Decks ein Tisch nimmt.

decks-premade-of =
    { $what ->
        [list] { $game }: Listen, die zum Spiel gehören
       *[deck] { $game }: Decks, die zum Spiel gehören
    }
builder-cost = Kosten { $cost }
builder-of-cost = { $kind }, Kosten { $cost }
builder-cell = { $what }: { $count } von { $wanted }, { $state }
builder-missing = es { $count ->
    [one] fehlt 1
   *[other] fehlen { $count }
}
builder-over = { $count } zu viel
builder-full = vollzählig
builder-copies = { $count ->
    [one] Jede Karte einmal.
   *[other] Höchstens { $count } gleiche Karten.
}
builder-too-many =
    { $what ->
        [list] { $count } in der Liste; höchstens { $most } sind erlaubt
       *[deck] { $count } im Deck; höchstens { $most } sind erlaubt
    }
builder-undo = Zurück
builder-random =
    { $what ->
        [list] Zufällige Liste
       *[deck] Zufälliges Deck
    }
builder-more-faults = { $count ->
    [one] Noch eins
   *[other] Noch { $count }
}
builder-copy = Kopie speichern
builder-copied = Die Kopie ist gespeichert.
builder-copy-name = { $name } (Kopie)
builder-read-text = Diesen Text nehmen
builder-forget-text =
    { $what ->
        [list] Zurück zur Liste
       *[deck] Zurück zum Deck
    }
builder-read = { $count ->
    [one] Eine Karte gelesen.
   *[other] { $count } Karten gelesen.
}
builder-not-read = { $count ->
    [one] Eine Zeile ist nicht lesbar. Es bleibt alles, wie es war.
   *[other] { $count } Zeilen sind nicht lesbar. Es bleibt alles, wie es war.
}
builder-line-card = Zeile { $line }: Keine Karte heißt „{ $came }“. Schreib einen Namen, zum Beispiel { $card }.
builder-line-near = Zeile { $line }: Keine Karte heißt „{ $came }“. Meinst du { $near }?
builder-line-count = Zeile { $line }: Die Zahl in „{ $came }“ geht nicht. Vor der Karte steht eine von 1 bis 99.
deck-misfit = { $name } passt nicht zu diesem Tisch.
deck-misfits = { $count ->
    [one] 1 passt nicht zu diesem Tisch
   *[other] { $count } passen nicht zu diesem Tisch
}
setting-how-many = Wie viele
setting-how-many-none = wie üblich
setting-these-cards = Diese Karten:
room-change = Ändern
room-change-help =
    { $what ->
        [list] Listen, die dann nicht mehr passen, werden beiseitegelegt; alle erfahren davon.
       *[deck] Decks, die dann nicht mehr passen, werden beiseitegelegt; alle erfahren davon.
    }
room-deck-aside =
    { $what ->
        [list] Am Tisch gilt jetzt etwas anderes, und deine Liste passt nicht mehr. Wähle eine andere.
       *[deck] Am Tisch gilt jetzt etwas anderes, und dein Deck passt nicht mehr. Wähle ein anderes.
    }
