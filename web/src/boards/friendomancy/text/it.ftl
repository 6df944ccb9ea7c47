# Il tavolo di Friendomancy.

parlor-pools = Riserve
parlor-others = Gli altri, in ordine di turno
parlor-line = Che cosa succederebbe e che cosa succede
parlor-rest = Indica una carta o una pila per vedere che cosa succederebbe.
parlor-your-board = Il tuo campo
parlor-your-hand = La tua mano
# on a phone, where there is little room
parlor-pool-short = { $kind ->
    [friend] Amici
    [magic] Magia
    [curse] Maledizioni
   *[whatever] Cosi
}
parlor-you = tu
parlor-asked = deve rispondere
# $a is printed, $b is what texts add or take away
parlor-sum = { $more ->
    [1] { $a } + { $b }
   *[0] { $a } − { $b }
}
parlor-tap-again = Tocca ancora { $name } per attaccare
parlor-attack = Attacca
parlor-use = Usa il testo
parlor-use-second = Usa il secondo testo
parlor-attacking = attacca
parlor-can-attack = può attaccare
parlor-has-attacked = ha attaccato
parlor-fresh = appena arrivata
parlor-goes = andrebbe via
parlor-lent = di { $name }
parlor-lent-turn = di { $name }, questo turno
parlor-lent-while = di { $name }, finché resta { $card }
parlor-held-turn = per questo turno
parlor-held-while = finché resta { $card }
parlor-under-count = { $count ->
    [one] { $count } carta sotto
   *[other] { $count } carte sotto
}
# on a small card; $share such as +4, or nothing
parlor-under-short = { $count } sotto { $share }
parlor-under = Sotto { $card }
parlor-more-under = { $all ->
    [1] { $count } sotto
   *[0] altre { $count }
}
parlor-loot = Bottino:
parlor-lurks = in agguato
parlor-beaten = sconfitto
parlor-pool-label = { $name }: { $count } carte, { $foes ->
    [0] nessun Nemico
    [one] { $foes } Nemico, pedaggio { $toll }
   *[other] { $foes } Nemici, pedaggio { $toll }
}
parlor-cards = { $count ->
    [one] carta
   *[other] carte
}
parlor-no-foe = Nessun Nemico,
parlor-no-toll = nessun pedaggio
parlor-toll = pedaggio −{ $toll }
parlor-draw-one = Pesca 1
parlor-draw-deck = Pesca dal mazzo
parlor-shuffle-in = nel mazzo
parlor-shuffle-count = { $count ->
    [one] Mescola { $count } carta nel tuo mazzo: { $name }
   *[other] Mescola { $count } carte nel tuo mazzo: { $name }
}
parlor-page = { $first }–{ $last } di { $count }
parlor-page-short = { $first }–{ $last } / { $count }
parlor-page-before = Carte precedenti
parlor-page-next = Carte seguenti
parlor-player = { $name }: Soldi { $money }, mano { $hand }, mazzo { $deck }, scarti { $discard }
parlor-player-left = { $name } ha lasciato la partita
parlor-left = ha lasciato la partita
parlor-hand-count = Mano { $count }
parlor-deck-count = Mazzo { $count }
parlor-discard-count = Scarti { $count }
parlor-open = Guarda il campo di { $name }
parlor-close = Chiudi
parlor-empty = Nessuna carta
parlor-safe = non attaccabile: { $card }
parlor-trophies = { $count ->
    [one] { $count } trofeo
   *[other] { $count } trofei
}
parlor-on-deck = sul mazzo: { $card }
parlor-things = { $count ->
    [one] resta { $count } Cosa
   *[other] restano { $count } Cose
}
parlor-your-deck = Mazzo
parlor-discard = Scarti
parlor-just-drawn = appena pescata
parlor-choose = scegli
parlor-short = { $count ->
    [one] manca { $count } Cosa
   *[other] mancano { $count } Cose
}
parlor-play = { $count ->
    [0] gioca · gratis
    [one] gioca · { $count } Cosa
   *[other] gioca · { $count } Cose
}
parlor-nothing-yet = Il tuo campo è vuoto. Qui stanno le carte che giochi.
parlor-if = Se lo fai
parlor-if-attack = Se attacchi
parlor-if-drop = Se lasci andare
parlor-if-play = Se la giochi
parlor-if-draw = Se scegli questo
parlor-beats = batte
parlor-loses = perde contro
parlor-ties = pareggia con
parlor-defeated = { $card } è sconfitto
parlor-leaves = { $card } va via
parlor-into-deck = { $count ->
    [one] { $count } carta mai vista va nel mazzo:
   *[other] { $count } carte mai viste vanno nel mazzo:
}
parlor-then-luck = poi decide la sorte
parlor-then-choice = poi qualcuno sceglie
parlor-happening = Succede
parlor-waits = Poi
parlor-since = Dal tuo ultimo turno
parlor-came = giocate: { $names }
parlor-fell = andate: { $names }
parlor-and-more = { $names } e altre { $count }
parlor-split-title = Le tue prossime sei
parlor-split = { $count } di 6
parlor-split-take = Pesca queste sei
parlor-part = Parte { $part } di 4
parlor-part-what = { $part ->
    [1] sei Amici
    [2] sei da una riserva
    [3] 6, 4 + 2 o 3 + 3
   *[4] sei a piacere
}
parlor-round = Giro { $round }
parlor-your-turn = tocca a te
parlor-turn-of = tocca a { $name }
parlor-last-round = ULTIMO GIRO
parlor-last-next = Il giro { $round } è l’ultimo
parlor-deck-low = Mazzo di { $name }: ancora { $count }
parlor-bedtime = A nanna: giro { $round }
parlor-ruling = il Giudice
