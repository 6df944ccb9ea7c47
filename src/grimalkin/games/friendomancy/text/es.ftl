# Friendomancy en español. $a, $b, ... son las partes de una elección o los datos de un suceso, en su orden.

title = Friendomancy
pitch = Haz amigos, lanza hechizos tontos y ten más Dinero que nadie cuando acabe la fiesta. De dos a seis jugadores.

## Palabras

word-ability = texto
word-friend = Amigo
word-magic = Hechizo
word-curse = Maldición
word-whatever = Chisme
word-foe = Enemigo
word-loot = Botín
word-second = el segundo texto
word-setup = preparación
word-draw = paso de robo
word-main = paso principal
word-end = paso final
word-round = fin de la ronda
word-wear = desgaste
word-texts = textos de cartas
word-this_turn = el final del turno
word-luck = decide la suerte
word-decks_by_luck = la suerte dice quién roba primero, y los demás siguen por asientos
word-decks_by_seat = A roba primero, y los demás siguen por asientos
word-turns_as_drawn = los turnos siguen el orden en que se robaron los mazos
word-turns_reversed = los turnos van al revés de como se robaron los mazos
word-turns_by_luck = la suerte decide el orden de los turnos
word-foes_by_luck = los demás Enemigos van al azar a las reservas
word-win_shared = la victoria se comparte
word-toll = peaje
word-choice = alguien elige
word-friend_pool = reserva de Amigos
word-magic_pool = reserva de Hechizos
word-curse_pool = reserva de Maldiciones
word-whatever_pool = reserva de Chismes
word-deck_of = mazo de { $owner }
word-deck_a = mazo de A
word-deck_b = mazo de B
word-deck_c = mazo de C
word-deck_d = mazo de D
word-deck_e = mazo de E
word-deck_f = mazo de F

## Tribus

word-slime = Limo
word-cat = Gato
word-bird = Pájaro
word-wizard = Mago
word-ghost = Fantasma
word-robot = Robot
word-goblin = Goblin
word-plant = Planta
word-dragon = Dragón
word-snack = Tentempié
word-relative = Pariente
word-bug = Bicho
word-boss = Jefe

## Opciones

option-yes = Sí
option-done = Listo
option-stop = Terminar el paso principal
option-second = Seis cartas de una reserva: { $a }
option-third = { NUMBER($a, minimumIntegerDigits: 4, useGrouping: 0) } (Amigos, Hechizos, Maldiciones, Chismes)
option-split = { NUMBER($a, minimumIntegerDigits: 4, useGrouping: 0) } (Amigos, Hechizos, Maldiciones, Chismes)
option-makeup = Una carta de una reserva: { $a }
option-deck = Robar de tu mazo
option-draw = Robar de una reserva: { $a }
option-add = Barajar { $b } cartas de una reserva en tu mazo: { $a }
option-rest = Dejar las pilas como están
option-play = Jugar { $a }
option-attack = Atacar con { $a }
    .on = Atacar con { $on }
option-at = Objetivo: { $a }
    .on = Objetivo: { $on }
option-use = { $parts ->
    [1] Usar { $a }
   *[other] Usar el segundo texto de { $a }
}
    .on = Usar { $on }
option-swap = Cambiar { $a }
option-choose = Elegir { $a }
    .on = Elegir { $on }
option-pile = { $a }
option-take = Tomar { $a }
option-discard = { $a }
option-first = Después { $a }
option-count = { $a }
option-order = { $parts ->
    [2] { $a }, luego { $b }
    [3] { $a }, luego { $b }, luego { $c }
    [4] { $a }, luego { $b }, luego { $c }, luego { $d }
    [5] { $a }, luego { $b }, luego { $c }, luego { $d }, luego { $e }
   *[6] { $a }, luego { $b }, luego { $c }, luego { $d }, luego { $e }, luego { $f }
}
option-hide = Esconder { $a } en una reserva: { $b }

## Preguntas

ask-pick_second = Roba seis cartas de una reserva
ask-pick_third = Roba otras seis, de una o de dos reservas
ask-pick_split = Roba las últimas seis, repartidas como quieras
ask-pick_make_up = A tu mazo le faltan cartas. ¿De qué reserva viene la siguiente?
ask-ask_draw = Roba una carta, o baraja cartas de una reserva en tu mazo
ask-ask_main = { $things ->
    [one] Juega cartas, ataca, usa textos: te queda { $things } Cosa
   *[other] Juega cartas, ataca, usa textos: te quedan { $things } Cosas
}
ask-ask_target = ¿A quién ataca { $attacker }?
ask-ask_swap = ¿Cambiar una carta por la primera de tu mazo?
ask-ask_may = { $by }: ¿hacerlo?
ask-ask_piece = { $by }: elige una carta
ask-ask_seat = { $by }: elige un jugador
ask-ask_pile = { $by }: elige una pila
ask-ask_count = { $by }: ¿cuántas cartas?
ask-ask_kind = { $by }: toma una carta
ask-ask_own = { $by }: elige una de tus cartas
ask-ask_payment = ¿Qué Amigo sacrificas?
ask-ask_throw = Descarta una carta de tu mano
ask-ask_give = { $by }: ¿qué carta vuelve a su reserva?
ask-ask_put_drawn = { $by }: ¿poner en tu tablero la carta robada?
ask-ask_place = ¿Qué carta viene después?
ask-ask_revealed = { $by }: roba una de las cartas reveladas
ask-ask_many = { $by }: elige tantas cartas como quieras
ask-ask_draw_order = ¿En qué orden se roban los mazos?
ask-ask_foes = ¿Qué Enemigo va a qué reserva? Pasar: el resto al azar
ask-ask_turn_order = ¿Cuál es el orden de los turnos?
ask-ask_tie = ¿Quién gana el empate?
ask-hearing = Hay una disputa abierta: decide, o deja todo como está

## Lo que ha pasado

event-pooled = Las reservas: Amigos { $a }, Hechizos { $b }, Maldiciones { $c }, Chismes { $d }
event-draws_first = { $a } forma su mazo primero
event-took = { $a } toma para su mazo: Amigos { $b }, Hechizos { $c }, Maldiciones { $d }, Chismes { $e }
event-looked = { $a } mira su nuevo mazo y lo baraja
event-foes_hidden = { $b ->
    [one] Un Enemigo se esconde: { $a }
   *[other] { $b } Enemigos se esconden: { $a }
}
event-opening = { $a } empieza con 20 de Dinero y roba cuatro cartas
event-round = Ronda { $a }
event-turn = { $b ->
    [one] Turno de { $a }: { $b } Cosa
   *[other] Turno de { $a }: { $b } Cosas
}
event-turn_over = El turno de { $a } ha terminado
event-round_over = La ronda { $a } ha terminado
event-last_round = La ronda { $a } será la última
event-bedtime = A la cama: la ronda { $a } es la última
event-deck_out = El mazo de { $a } se ha agotado
event-left = { $a } se va
event-final = { $a } tiene { $b } de Dinero
event-gained = { $a } gana { $b } de Dinero y tiene { $c }
event-lost = { $a } pierde { $b } de Dinero y tiene { $c }
event-toll = { $a } paga un peaje de { $c } de Dinero: { $b }
event-things = { $c ->
    [one] { $a } tiene ahora { $c } Cosa
   *[other] { $a } tiene ahora { $c } Cosas
}
event-drew = { $a } roba { $b }: { $c }
event-added = { $c ->
    [one] { $a } baraja una carta en su mazo: { $b }
   *[other] { $a } baraja { $c } cartas en su mazo: { $b }
}
event-added_none = { $a } deja las pilas como están
event-shuffled = Barajado: { $a }
event-peeked = { $a } mira { $b }: { $c }
event-to_bottom = { $a } pone { $b } debajo: { $c }
event-reordered = { $a } devuelve las primeras cartas en el orden que quiere: { $b }
event-revealed = Se revela { $a }: { $b }
event-played = { $c ->
    [0] { $a } juega { $b } gratis
    [one] { $a } juega { $b } por { $c } Cosa
   *[other] { $a } juega { $b } por { $c } Cosas
}
event-acted = { $a } usa { $b }
event-triggered = { $a }:
event-put = { $b } llega al tablero de { $a }
event-fell = { $a } va a los descartes de { $b }
event-spent = { $a } se agota
event-sacrificed = { $a } sacrifica { $b }
event-discarded = { $a } descarta { $b }
event-milled = { $b } va del mazo de { $a } a sus descartes
event-bounced = { $a } vuelve a la mano de { $b }
event-recovered = { $a } recupera { $b } de los descartes
event-recycled = { $a } vuelve a barajar { $b } en su mazo
event-to_pool = { $a } devuelve { $b }: { $c }
event-tucked = { $a } va debajo de { $b }
event-tucked_unseen = Una carta va boca abajo debajo de { $a }
event-untucked = { $a } toma { $b } de debajo de una carta
event-under_left = { $a } estaba debajo y va a los descartes de { $b }
event-under_pool = { $a } estaba debajo y va al fondo: { $b }
event-removed = { $a } sale del juego
event-control = { $a } controla { $b }
event-power = { $a } tiene Fuerza { $c }
event-tribes = Las Tribus de { $a } cambian
event-marked = { $a } marca { $b }
event-marked_seat = { $a } marca { $b }
event-kept = { $a } conserva { $b }
event-used = { $b ->
    [one] { $a } se ha usado { $b } vez de { $c }
   *[other] { $a } se ha usado { $b } veces de { $c }
}
event-rolled = Una tirada hasta { $b }: { $a }
event-ignored = { $a } se ignora, la cadena es demasiado larga
event-attacks_seat = { $a } ataca a { $b }
event-attacks = { $a } ataca a { $b }
event-hit = { $a } golpea a { $b } por { $c }
event-fought = { $a } con Fuerza { $b } lucha contra { $c } con Fuerza { $d }
event-won = { $a } gana la lucha
event-foe_shown = ¡Un Enemigo! { $a } acecha: { $b }
event-perched = { $a } se posa: { $b }
event-befriended = { $a } traba amistad con { $b }
event-foe_returned = { $a } vuelve a su percha: { $b }
event-foe_back = { $a } se esconde otra vez: { $b }
event-foe_moved = { $a } cambia de pila: { $b }
event-worn = { $a } pierde { $b } de Fuerza y tiene { $c }
event-defeated = { $b } derrota a { $a }
event-to_heap = { $a } va al montón de Enemigos
event-foe_attacks = { $a } ataca a { $b } por { $c }
event-turn_ordered = Orden de los turnos: { $a }
event-disputed = { $a } plantea una disputa (entrada { $b })
event-hearing = Se espera al Juez: la disputa de { $a } (entrada { $b }) está abierta
event-upheld = La disputa de { $a } (entrada { $b }) se cierra y todo queda igual
event-proposed = El Juez { $a } propone una decisión (entrada { $b })
event-held = La decisión de { $a } (entrada { $b }) espera a que acaben los efectos en curso
event-ruled = El Juez { $a } decide (entrada { $b })
event-ruling_refused = La decisión de { $a } (entrada { $b }) ya no es posible
event-judge_seated = { $a } se sienta como Juez
event-judge_left = El Juez { $a } se va
event-by_ruling = Así se decidió en la entrada { $a }
event-ruled_move = { $a } se mueve por decisión del Juez
event-bedtime_set = La hora de dormir es ahora la ronda { $a }
event-step_ended = El Juez termina este paso para { $a }
event-named = El Juez da la victoria a { $a }

## La mesa

phase-setup = preparación
phase-draw = paso de robo
phase-main = paso principal
phase-end = paso final
phase-round = fin de la ronda
zone-pool = Reserva: { $a }
zone-deck = Mazo de { $a }
zone-list = Cartas iniciales del mazo de { $a }
zone-hand = Mano de { $a }
zone-board = Tablero de { $a }
zone-discard = Descartes de { $a }
zone-trophies = Trofeos de { $a }
zone-lurk = Enemigos al acecho
zone-cast = Se está lanzando
zone-revealed = Reveladas
zone-aside = Recién robada
zone-heap = Montón de Enemigos
zone-removed = Fuera del juego
zone-hidden = Enemigos escondidos en la reserva: { $a }
zone-unseen = Cartas ocultas
fact-round = ronda
fact-step = paso
fact-bedtime = hora de dormir
fact-turn = turno
fact-things = Cosas
fact-final = última ronda
fact-money = Dinero
fact-hand = cartas en la mano
fact-deck = cartas en el mazo
fact-place = puesto en el orden de turno
fact-power = Fuerza
fact-tribes = Tribus
fact-owner = dueño
fact-fresh = llegada este turno
    .value = sí
fact-uses = usos
fact-marks = marca
fact-pile = pila
fact-toll = peaje
fact-attacks = ataques que quedan
fact-from_top = desde arriba
fact-from_bottom = desde abajo
fact-cost = coste
fact-costs = cuesta
fact-own_money = tu Dinero
fact-money_change = Dinero
fact-leaves = deja la mesa
fact-power_after = Fuerza después
fact-then = y luego
fact-on = para
fact-by = lo pregunta
fact-attacker = ataca ahora
fact-attacking = ataca ahora
    .value = sí
fact-waits = pasa después
fact-safe = no puede ser atacado
fact-until = prestada hasta
fact-share = añade Fuerza

## Por qué no

why-empty-pool = esa reserva está vacía
why-pool-too-small = esa reserva tiene menos cartas
why-empty-pile = no hay cartas en esa pila
why-left = quien se ha ido ya no juega
why-drawn-unfit = la carta robada no sirve para esto
why-must-move = en esta mesa hay que barajar al menos una carta
why-just-arrived = { $a } acaba de llegar y ataca a partir de tu próximo turno
why-has-attacked = { $a } ya ha atacado este turno
why-foe-not-meant = { $a } es un Enemigo, y aquí no cuentan los Enemigos
why-out-of-reach = las cartas de este tipo no pueden elegir a { $a }
why-act-used = { $a } ya se ha usado este turno, y solo se puede una vez
why-things = { $a ->
    [one] hace falta { $a } Cosa, tienes { $b }
   *[other] hacen falta { $a } Cosas, tienes { $b }
}
why-played-often = { $b ->
    [one] { $a } se ha jugado una vez este turno, y ese es el límite
   *[other] { $a } se ha jugado { $b } veces este turno, y ese es el límite
}
why-held-back = una carta impide que { $a } ataque
why-nobody-to-attack = { $a } no tiene a quién atacar
why-own-card = { $a } es tuyo
why-oneself = nadie se ataca a sí mismo
why-safe-player = ahora no se puede atacar a { $a }
why-safe-card = este Amigo no puede atacar a { $a }
why-no-fighter = solo se ataca a Amigos y Enemigos, y { $a } no es ninguno de los dos
why-act-nothing = { $a } no tiene nada que hacer ahora
why-no-sacrifice = { $a } pide un sacrificio imposible
why-not-fitting = { $a } no es lo que pide esta carta
why-not-that-player = esta carta no se refiere a { $a }
why-waits-main = { $a } se juega en tu paso principal
why-waits-question = { $a } espera: ahora se pregunta otra cosa
why-works-by-itself = { $a } actúa por sí solo
why-discarded = { $a } está en tus descartes
why-trophy = { $a } está derrotado; solo queda su botín
why-in-deck = { $a } es de tu mazo
why-lies-under = una carta boca abajo debajo de otra se queda ahí

## Ajustes

setting-format = formato de las listas
setting-format-a = a: tantas de cada tipo y coste
setting-format-b = b: 25 de cada tipo
setting-format-c = c: 100 cartas cualesquiera
setting-foes = Enemigos
setting-foes-none = sin Enemigos
setting-foes-random = dos por jugador, al azar
    .number = { $number } al azar
setting-foes-2-unreasonable_goose--tax_dragon = dos gansos poco razonables y un dragón de impuestos
setting-draw_order = quién forma su mazo primero
setting-draw_order-random_start = alguien al azar, luego por asientos
setting-draw_order-seat = el primer asiento
setting-turn_order = orden de turno
setting-turn_order-as_drawn = como los mazos
setting-turn_order-reverse = al revés
setting-turn_order-random = por sorteo
setting-list_copies = copias de una carta en una lista
setting-list_copies-total = tantas como dice el formato
setting-list_copies-extra = una más de las que dice el formato
setting-list_open = listas abiertas
setting-list_open-no = no
setting-list_open-yes = sí
setting-setup_look = se mira el nuevo mazo
setting-setup_look-after = cuando está completo
setting-setup_look-during = mientras se roba
setting-draw_c_min = cartas que hay que barajar
setting-sacrifice_to = lo sacrificado va
setting-sacrifice_to-sacrificer = a quien lo sacrifica
setting-sacrifice_to-owner = a su dueño
setting-loop_plays = veces que se juega una carta por turno
setting-loop_triggers = cadena de textos más larga
setting-attack_per_turn = ataques de un Amigo por turno
setting-attack_control_resets = un Amigo robado cuenta como nuevo
setting-attack_control_resets-no = no
setting-attack_control_resets-yes = sí
setting-foe_toll_add = peaje al barajar
setting-foe_toll_add-per_instruction = una vez
setting-foe_toll_add-per_card = por cada carta
setting-foe_discard = un Enemigo descartado
setting-foe_discard-heap = no deja botín
setting-foe_discard-defeat = queda derrotado
setting-end_cause = el fin llega cuando un mazo
setting-end_cause-any = se vacía de cualquier modo
setting-end_cause-draw = se vacía robando
setting-end_bedtime = hora de dormir (última ronda)
setting-end_tie = igual Dinero al final
setting-end_tie-shared = se comparte la victoria
setting-end_tie-judge = el Juez elige al ganador
setting-judges = Jueces
setting-judge_sees_hands = los Jueces ven las manos
setting-judge_sees_hands-yes = sí
    .text = Un Juez ve todas las manos, y qué cartas traían las listas.
setting-judge_sees_hands-no = no
    .text = Un Juez no ve las manos, pero sí qué cartas traían las listas.
setting-judge_sees_hands-nothing = lo que ven los espectadores
    .text = Un Juez ve lo que ven los espectadores, y nada oculto.
setting-judge_timeout = segundos que tiene el Juez para responder
setting-disputes = disputas que puede plantear un jugador
setting-cards = cartas
setting-cards-balanced = equilibradas
setting-cards-spec = como en el reglamento

## Qué significan las palabras de la mesa, en breve

gloss-money = Gana quien tenga más al final. Puede bajar de 0.
gloss-hand = Cartas en la mano. Solo las ve quien las tiene, y el Juez si la mesa lo quiere.
gloss-deck = Cartas que quedan en el mazo. Quien roba su última anuncia la última ronda.
gloss-place = Cuándo le toca a esta persona en una ronda.
gloss-power = El Dinero que pierde la persona atacada. En un combate se va la Fuerza más baja.
gloss-tribes = Algunos textos solo afectan a las cartas de estas Tribus.
gloss-pile = La pila sobre la que está este Enemigo.
gloss-toll = El Dinero que cuesta cada robo de esta pila, y cada vez que se añaden cartas de ella al mazo.
gloss-attacks = Cuántas veces puede atacar todavía este turno.
gloss-fresh = Llegada este turno: si ninguna carta dice otra cosa, un Amigo ataca desde el turno siguiente.
gloss-uses = Cuántas veces ha actuado su texto. Algunas cartas se van al cabo de unas cuantas.
gloss-marks = La carta o la persona de la que habla su texto mientras siga en juego.
gloss-from_top = El lugar de esta carta en la pila, contado desde arriba, hasta que se baraje.
gloss-from_bottom = El lugar de esta carta en la pila, contado desde abajo, hasta que se baraje.
gloss-round = Una ronda acaba cuando todos han tenido un turno.
gloss-step = Un turno tiene tres pasos: robar, jugar y terminar.
gloss-bedtime = La partida no pasa de esta ronda.
gloss-turn = De quién es el turno. Solo esa persona juega cartas y ataca.
gloss-things = Con ellas se pagan las cartas: 4 al empezar cada turno tuyo. No se guardan.
gloss-final = Después de esta ronda se acaba la partida.
gloss-safe = Nadie puede atacar a este jugador mientras esa carta lo diga.
    .rule = FR-RULING-77
gloss-until = Hasta entonces la controla alguien que no es su dueño.
    .rule = FR-RULING-65
gloss-share = Lo que esta carta suma a la Fuerza de la que está encima.
    .rule = FR-RULING-36
gloss-owner = De quién es la carta. Quien la controla decide por ella.
    .rule = FR-RULING-32
gloss-attacking = Ahora se elige a quién ataca este Amigo.
    .rule = FR-ATTACK-01
gloss-costs = Lo que cuesta ahora esta carta, en Cosas.
    .rule = FR-RULING-49

## Listas preparadas

deck-house_a = Lista de la casa A
    .plan = un poco de todo
deck-house_b = Lista de la casa B
    .plan = un poco de todo
deck-paperwork = Papeleo
    .plan = ganar un poco con todo lo que hace cualquiera
deck-slime_weekend = Finde de limos
    .plan = llenar el tablero de Limos y hacer crecer a cada uno

## Decisiones y listas rechazadas

fault-number = «{ $text }» no vale; hace falta un número entero de { $low } a { $high }
fault-in-setup = no cabe durante la preparación: { $operation }. Solo hay: { $operations }
fault-at-end = la partida termina y ya no hay turnos: no cabe { $operation }
fault-not-active = solo quien tiene el turno tiene Cosas, y es { $seat }
fault-no-power = { $card } no tiene Fuerza
fault-order = «{ $text }» no vale; un orden nombra cada asiento una vez, como «{ $example }»
fault-no-step = aquí no hay ningún paso de un turno en marcha
fault-fixed = se fija al abrir la mesa: { $key }
fault-bedtime = durante la partida la hora de dormir tiene su propia decisión
fault-winner = solo al final se nombra a quien gana, entre quienes empatan con más Dinero
fault-no-pile = «{ $text }» no es una pila; escribe «pool friend» o «deck A»
fault-no-place = «{ $text }» no es un lugar; hay: hand P, deck P o pool T con top, bottom o shuffled, discard P, board P, under N up o down, perch PILE, heap, removed
fault-no-number = ninguna carta del tablero o de una pila tiene el número { $number }
fault-no-card = «{ $text }» no nombra ninguna carta; escribe su número, o «NAME in hand B»
fault-hands-unseen = en esta mesa los Jueces no ven las manos, así que no pueden nombrar una carta de ellas
fault-not-in-hand = { $card } no está en la mano de { $seat }
fault-place-unknown = quien juzga no sabe en qué lugar de esa pila está { $card }
fault-no-face-up = ninguna carta boca arriba tiene el número { $number }
fault-foe-in-hand = { $card } es un Enemigo, y en manos y descartes no hay Enemigos
fault-foe-on-board = { $card } es un Enemigo; solo se hace Amigo si cambia el control
fault-no-foe = { $card } no es un Enemigo
fault-wrong-pool = { $card } no va en esta reserva: { $kind }
fault-magic-stays = { $card } es un Hechizo, y los Hechizos no se quedan en el tablero
fault-under-unknown = nadie puede saber si lo que hay boca abajo debajo cabe allí
fault-under-itself = una carta no puede estar debajo de sí misma
fault-card-gone = la carta { $number } ya no está
fault-no-new-cards = una decisión no crea ni destruye cartas
fault-foe-discarded = en los descartes no hay Enemigos
fault-end-stays = el final no se puede deshacer
fault-list-unknown = no hay ninguna lista «{ $text }»; hay: { $known }
fault-list-words = la lista es demasiado larga: debe tener { $most } cartas
fault-list-ends = la lista termina con «{ $text }»; un número va antes de una carta
fault-list-removed = no está en este juego de cartas: { $card }
fault-list-near = «{ $text }» no es una carta; ¿querías decir { $card }?
fault-list-no-card = «{ $text }» no es una carta; una carta se escribe como «{ $example }»
fault-list-foe = { $card } es un Enemigo; las listas no tienen
fault-list-copies = { $card }: { $count } copias; el formato { $format } permite { $most }
fault-list-of-cost = { $kind }, coste { $cost }: la lista tiene { $count }; deben ser { $most }
fault-list-of-kind = { $kind }: la lista tiene { $count }; deben ser { $most }
fault-list-cards = cartas en la lista: { $count }; deben ser { $most }
