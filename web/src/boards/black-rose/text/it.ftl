# Il tavolo di Black Rose.

lodge-map = La Loggia
lodge-desk = La tua decisione
lodge-cell = Cella
lodge-value = segnalino da { $value }
lodge-brink = sull’orlo
lodge-tap-again = Tocca ancora { $name }
lodge-round = Round { $round }
lodge-moon = Luna
lodge-moon-now = { $name }, ora
lodge-moon-over = { $name }, passata
lodge-moon-at = { $name } a { $points }
lodge-rose-room-open = { $room }: aperta
lodge-rose-room-shut = { $room }: chiusa
lodge-order = Ordine di gioco
lodge-crown = Corona, prima nell’ordine
lodge-track = Punti Potere
lodge-end = fine
lodge-points-of = { $name }: { $points } Punti Potere
lodge-others = Gli altri Maghi
lodge-nth = { $n }° nell’ordine
lodge-power = Potere
lodge-wounds = { $now }/{ $of } ferite
lodge-done = Compiute
lodge-guards = fa la guardia
lodge-hunts = caccia, { $room }
lodge-no-familiar = nessun Famiglio
lodge-decides = … decide
lodge-ready = ✓ pronto
lodge-token = segnalino
lodge-token-activate = Muovi 2 e attiva
lodge-token-attack = Muovi 1 e attacca
lodge-token-ready = pronto
lodge-used = usato
lodge-launch = Lanciare
lodge-strength = Movimento { $movement } · Danno { $damage }
lodge-empty = vuoto
lodge-any-time = quando vuoi
lodge-next = il prossimo
lodge-later = attende
lodge-cubes = Cubi
lodge-reserve = Riserva dei Famigli
lodge-no-reserve = Non restano Famigli.
lodge-point = Indica una stanza, un segnalino o una magia per vedere che cosa fa.
lodge-forecast = Che cosa accadrebbe
lodge-if-go = Se vai qui: { $name }
lodge-if-activate = Se attivi: { $name }
lodge-room-facts = { $colour }, cubi { $now }/{ $of }, segnalino da { $value }
lodge-waits = { $count ->
    [one] { $count } magia Attiva in attesa ({ $names }).
   *[other] { $count } magie Attive in attesa ({ $names }).
}
lodge-instant = Subito
lodge-passive = Passivo
lodge-exit = Uscita: Rosa +{ $points }
lodge-no-event = Spazio { $space }: nessun Evento
lodge-events-count = Eventi { $count }
lodge-why-not = { $name }: perché no?
lodge-cast = Lancialo
lodge-shed = Scartalo: muovi 1
lodge-frenzy = Muovi e attacca
lodge-quests = Le tue Missioni
lodge-quest-show = ✓ Mostra, +{ $points }
lodge-quest-worth = +{ $points } Potere
lodge-quest-ready = Missione ✓ pronta
lodge-you = tu
lodge-plate = { $now }/{ $of } · { $active ->
    [0] nessuna Attiva
    [one] { $active } Attiva
   *[other] { $active } Attive
}
lodge-close = Torna alla Loggia
lodge-tray = Che cosa puoi scegliere
lodge-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
lodge-action-of = Azione { $n } di { $of }. { $question }
lodge-whole = Intera
lodge-closer = Da vicino
lodge-shown = aperta
lodge-prepared = pronta
