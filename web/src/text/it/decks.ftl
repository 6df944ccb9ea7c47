# Comporre un mazzo: che cos'ha e che cosa manca, come testo, a caso; quali mazzi accetta un tavolo.

decks-premade-of =
    { $what ->
        [list] { $game }: liste che vengono con il gioco
       *[deck] { $game }: mazzi che vengono con il gioco
    }
builder-cost = costo { $cost }
builder-of-cost = { $kind }, costo { $cost }
builder-cell = { $what }: { $count } su { $wanted }, { $state }
builder-missing = { $count ->
    [one] ne manca 1
   *[other] ne mancano { $count }
}
builder-over = { $count } di troppo
builder-full = al completo
builder-copies = { $count ->
    [one] Ogni carta una volta sola.
   *[other] Fino a { $count } carte uguali.
}
builder-too-many =
    { $what ->
        [list] { $count } nella lista; al massimo ne sono ammesse { $most }
       *[deck] { $count } nel mazzo; al massimo ne sono ammesse { $most }
    }
builder-undo = Annulla
builder-random =
    { $what ->
        [list] Lista a caso
       *[deck] Mazzo a caso
    }
builder-more-faults = { $count ->
    [one] Ancora uno
   *[other] Altri { $count }
}
builder-copy = Salva una copia
builder-copied = La copia è salvata.
builder-copy-name = { $name } (copia)
builder-read-text = Usa questo testo
builder-forget-text =
    { $what ->
        [list] Torna alla lista
       *[deck] Torna al mazzo
    }
builder-read = { $count ->
    [one] Una carta letta.
   *[other] { $count } carte lette.
}
builder-not-read = { $count ->
    [one] Una riga non si può leggere. Tutto resta com'era.
   *[other] { $count } righe non si possono leggere. Tutto resta com'era.
}
builder-line-card = Riga { $line }: nessuna carta si chiama «{ $came }». Scrivi un nome, per esempio { $card }.
builder-line-near = Riga { $line }: nessuna carta si chiama «{ $came }». Intendevi { $near }?
builder-line-count = Riga { $line }: il numero di «{ $came }» non va bene. Prima della carta ci vuole uno da 1 a 99.
deck-misfit = { $name } non va bene per questo tavolo.
deck-misfits = { $count ->
    [one] 1 non va bene per questo tavolo
   *[other] { $count } non vanno bene per questo tavolo
}
setting-how-many = Quante
setting-how-many-none = come al solito
setting-these-cards = Queste carte:
room-change = Cambia
room-change-help =
    { $what ->
        [list] Le liste che non vanno più bene vengono messe da parte, e tutti lo sanno.
       *[deck] I mazzi che non vanno più bene vengono messi da parte, e tutti lo sanno.
    }
room-deck-aside =
    { $what ->
        [list] Il tavolo è cambiato e la tua lista non va più bene. Scegline un'altra.
       *[deck] Il tavolo è cambiato e il tuo mazzo non va più bene. Scegline un altro.
    }
