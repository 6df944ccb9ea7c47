# El tablero de Friendomancy.

parlor-pools = Reservas
parlor-others = Los demás, por orden de turno
parlor-line = Qué pasaría y qué pasa
parlor-rest = Señala una carta o una pila para ver qué pasaría.
parlor-your-board = Tu tablero
parlor-your-hand = Tu mano
# on a phone, where there is little room
parlor-pool-short = { $kind ->
    [friend] Amigos
    [magic] Hechizos
    [curse] Maldiciones
   *[whatever] Chismes
}
parlor-you = tú
parlor-asked = debe responder
# $a is printed, $b is what texts add or take away
parlor-sum = { $more ->
    [1] { $a } + { $b }
   *[0] { $a } − { $b }
}
parlor-tap-again = Toca otra vez { $name } para atacar
parlor-attack = Atacar
parlor-use = Usar su texto
parlor-use-second = Usar su segundo texto
parlor-attacking = ataca
parlor-can-attack = puede atacar
parlor-has-attacked = ya atacó
parlor-fresh = recién llegada
parlor-goes = se iría
parlor-lent = de { $name }
parlor-lent-turn = de { $name }, este turno
parlor-lent-while = de { $name }, mientras siga { $card }
parlor-held-turn = por este turno
parlor-held-while = mientras siga { $card }
parlor-under-count = { $count ->
    [one] { $count } carta debajo
   *[other] { $count } cartas debajo
}
# on a small card; $share such as +4, or nothing
parlor-under-short = { $count } debajo { $share }
parlor-under = Debajo de { $card }
parlor-more-under = { $all ->
    [1] { $count } debajo
   *[0] { $count } más
}
parlor-loot = Botín:
parlor-lurks = acecha
parlor-beaten = vencido
parlor-pool-label = { $name }: { $count } cartas, { $foes ->
    [0] ningún Enemigo
    [one] { $foes } Enemigo, peaje { $toll }
   *[other] { $foes } Enemigos, peaje { $toll }
}
parlor-cards = { $count ->
    [one] carta
   *[other] cartas
}
parlor-no-foe = Sin Enemigo,
parlor-no-toll = sin peaje
parlor-toll = peaje −{ $toll }
parlor-draw-one = Robar 1
parlor-draw-deck = Robar del mazo
parlor-shuffle-in = al mazo
parlor-shuffle-count = { $count ->
    [one] Barajar { $count } carta en tu mazo: { $name }
   *[other] Barajar { $count } cartas en tu mazo: { $name }
}
parlor-page = { $first }–{ $last } de { $count }
parlor-page-short = { $first }–{ $last } / { $count }
parlor-page-before = Cartas anteriores
parlor-page-next = Cartas siguientes
parlor-player = { $name }: Dinero { $money }, mano { $hand }, mazo { $deck }, descartes { $discard }
parlor-player-left = { $name } ha dejado la partida
parlor-left = ha dejado la partida
parlor-hand-count = Mano { $count }
parlor-deck-count = Mazo { $count }
parlor-discard-count = Descartes { $count }
parlor-open = Ver el tablero de { $name }
parlor-close = Cerrar
parlor-empty = Sin cartas
parlor-safe = no se puede atacar: { $card }
parlor-trophies = { $count ->
    [one] { $count } trofeo
   *[other] { $count } trofeos
}
parlor-on-deck = sobre el mazo: { $card }
parlor-things = { $count ->
    [one] queda { $count } Cosa
   *[other] quedan { $count } Cosas
}
parlor-your-deck = Mazo
parlor-discard = Descartes
parlor-just-drawn = recién robada
parlor-choose = elegir
parlor-short = { $count ->
    [one] falta { $count } Cosa
   *[other] faltan { $count } Cosas
}
parlor-play = { $count ->
    [0] jugar · gratis
    [one] jugar · { $count } Cosa
   *[other] jugar · { $count } Cosas
}
parlor-nothing-yet = Tu tablero está vacío. Aquí quedan las cartas que juegas.
parlor-if = Si lo haces
parlor-if-attack = Si atacas
parlor-if-drop = Si sueltas
parlor-if-play = Si la juegas
parlor-if-draw = Si eliges esto
parlor-beats = vence a
parlor-loses = pierde contra
parlor-ties = empata con
parlor-defeated = { $card } es vencido
parlor-leaves = { $card } se va
parlor-into-deck = { $count ->
    [one] { $count } carta sin ver va a tu mazo:
   *[other] { $count } cartas sin ver van a tu mazo:
}
parlor-then-luck = luego decide la suerte
parlor-then-choice = luego alguien elige
parlor-happening = Sucede
parlor-waits = Después
parlor-since = Desde tu último turno
parlor-came = jugadas: { $names }
parlor-fell = idas: { $names }
parlor-and-more = { $names } y { $count } más
parlor-split-title = Tus seis siguientes
parlor-split = { $count } de 6
parlor-split-take = Robar estas seis
parlor-part = Parte { $part } de 4
parlor-part-what = { $part ->
    [1] seis Amigos
    [2] seis de una reserva
    [3] 6, 4 + 2 o 3 + 3
   *[4] seis a tu gusto
}
parlor-round = Ronda { $round }
parlor-your-turn = te toca
parlor-turn-of = turno de { $name }
parlor-last-round = ÚLTIMA RONDA
parlor-last-next = La ronda { $round } es la última
parlor-deck-low = Mazo de { $name }: quedan { $count }
parlor-bedtime = A dormir: ronda { $round }
parlor-ruling = el Juez
