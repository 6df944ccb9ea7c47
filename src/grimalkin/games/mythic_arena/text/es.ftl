# Familiar: Mythic Arena. Los textos de las cartas y de las reglas siguen en inglés; los nombres de las cartas son propios.

title = Familiar: Mythic Arena
pitch = Un duelo para dos. Seis familiares por bando en tres líneas: ataca, bloquea, tira el dado y sé más lista que la otra bruja.

## Palabras

word-pet = Criatura
word-elyth = Elyth
word-red = rojo
word-orange = naranja
word-yellow = amarillo
word-green = verde
word-blue = azul
word-violet = violeta
word-black = negro
word-clear = transparente
word-rune = Runa
word-item = Objeto
word-status = Estado
word-passive = Poder pasivo
word-battle = Poder de combate
word-unique = Poder único
word-front = Frente
word-guard = Guardia
word-rear = Retaguardia
word-them = rival:
word-attacker = Atacante
word-blocker = Bloqueador
word-unable = ninguno posible
word-hold = se contiene
word-effect = un efecto
word-roll_off = desempate a dados
word-downed = fuera de combate
word-stasis = Estasis
word-none = ninguno
word-hit = impacto
word-miss = fallo

## Estados, que están sobre las criaturas

card-bleed = Sangrado
card-burn = Quemadura
card-corrosion = Corrosión
card-poison = Veneno
card-paralyze = Parálisis
card-fear = Miedo
card-stunned = Aturdimiento
card-chomp = Mordisco
card-constrict = Constricción

## Opciones: mazos y apertura

option-pick = Elegir { $a }
option-lead = { $a } como Criatura líder
option-first = { $parts ->
    [0] Ser el Jugador inicial del turno 1
   *[other] Primero { $a }
}
option-second = Dejar que el rival sea el Jugador inicial del turno 1

## Opciones: el turno

option-play = Jugar { $a }
option-place = { $b ->
    [0] { $a }, en el extremo izquierdo
    [1] { $a }, a la derecha de la primera criatura
   *[other] { $a }, a la derecha de la criatura { $b }
}
option-battle = Combate
option-cleanup = Limpieza
option-unique = Usar el Poder único de { $a }
option-switch = Intercambiar { $a } con { $b }
option-move = { $c ->
    [0] Mover { $a }: { $b }, en el extremo izquierdo
    [1] Mover { $a }: { $b }, a la derecha de la primera criatura
   *[other] Mover { $a }: { $b }, a la derecha de la criatura { $c }
}
option-use = Usar { $a }
option-release = { $parts ->
    [1] Soltar el agarre de { $a }
   *[other] Soltar el agarre de { $a } ({ $b })
}
option-done = Listo
option-return = Primero vuelve { $a }

## Opciones: combate

option-attack = { $parts ->
    [1] Atacar con { $a }
   *[other] Atacar con { $a }: { $b }
}
option-at = Atacar a { $a }
option-block = Bloquear a { $b } con { $a }
option-primary = { $a } como Bloqueador principal
option-power = { $a }
option-copy = Copiar { $a }
option-hold = Contenerse
option-strike = Golpear a { $a }
option-reroll = Repetir la tirada
option-keep = Dejar la tirada
option-redirect = Desviar { $a } de daño
option-retaliate = { $a } contraataca por { $b }
option-promote = { $a } pasa a Bloqueador principal

## Opciones: efectos

option-on = { $a }
option-apply = Aplicar
option-cure = Quitar { $a }
option-replace = Cambiar { $a }
option-take = Tomar { $a }
option-bottom = Poner { $a } en el fondo

## Preguntas: mazos y apertura

ask-pick_pet = Elige una Criatura para tu mazo
ask-pick_rest = Elige un Elyth, una Runa o un Objeto para tu mazo
ask-choose_lead = ¿Cuál es tu Criatura líder?
ask-redraw = No hay Criaturas en esta mano, que todos han visto: se roba de nuevo
ask-choose_seat = ¿Quién es el Jugador inicial del turno 1?

## Preguntas: el turno

ask-choose_return = ¿Qué criatura vuelve primero de la Estasis?
ask-play_pet = ¿Juegas una Criatura?
ask-place_played = ¿Dónde va la Criatura?
ask-place_called = ¿Dónde va la Criatura ficha?
ask-place_returned = ¿Dónde vuelve la criatura?
ask-attach_to = ¿Qué criatura recibe el Elyth?
ask-primary = ¿Qué haces en la fase principal?
ask-move_pet = Control de líneas: ¿qué criatura se mueve?
ask-let_go = ¿Sueltas un agarre antes de la Limpieza?

## Preguntas: combate

ask-name_attackers = ¿Quién ataca?
ask-name_more = ¿Ataca otra criatura?
ask-name_target = Ágil: ¿a qué criatura ataca?
ask-name_blockers = ¿Quién bloquea a quién?
ask-block_more = ¿Bloquea otra criatura?
ask-name_primary = ¿Quién es el Bloqueador principal?
ask-declare = ¿Qué Poder de combate?
ask-copy_power = ¿Qué Poder de combate copia?
ask-let_go_to_fight = ¿Sueltas un agarre para usar un Poder de combate?
ask-let_go_to_retaliate = ¿Sueltas un agarre para contraatacar?
ask-lead_rune = ¿Juegas una Runa?
ask-passive_rune = ¿Juegas una Runa?
ask-lead_rune_after_all = ¿Juegas una Runa después de todo?
ask-order_tied = Misma Velocidad: ¿qué enfrentamiento va primero?
ask-order_extras = Misma Velocidad: ¿cuál de tus criaturas adicionales va primero?
ask-pick_target = ¿A quién golpea el Atacante adicional?
ask-twist_fate = ¿Haces repetir la tirada?
ask-bodyguard = ¿Recibes parte del daño?
ask-retaliate = ¿Quién contraataca?
ask-promote = ¿Quién pasa a Bloqueador principal?

## Preguntas: efectos

ask-may_apply = ¿Aplicas el efecto de { $effect }?
ask-pick_one = { $effect }: ¿para quién es el efecto?
ask-pick_some = { $effect }: ¿para quién más?
ask-replace_status = Ya tiene dos estados: ¿cambias uno?
ask-choose_cure = ¿Qué estado quitas?
ask-switch_hit = Golpe e intercambio: ¿con quién cambia de sitio?
ask-switch_now = ¿Qué intercambio?
ask-exchange_own = ¿Qué criaturas cambian de sitio?
ask-blow_away = ¿Con quién cambia de sitio el objetivo?
ask-take_one = ¿Qué carta tomas en la mano?
ask-order_bottom = ¿Qué carta va ahora al fondo?
ask-find_card = ¿Qué Criatura tomas?
ask-bottom_card = ¿Qué carta de tu mano va al fondo?
ask-recall_card = ¿Qué carta recuperas de la Pila de descartes?

## Lo que ha pasado: mazos y apertura

event-picked = { $a } elige { $b }
event-leads = { $a } es la Criatura líder
event-redraws = { $a } no tiene Criaturas entre { $b } cartas y roba de nuevo
event-shown = { $a } muestra { $b }
event-begins = Empieza { $a }
event-no_pets = { $a } no tiene criaturas en juego
event-game_over = La partida { $a } del encuentro es para { $b }
event-rolled_off = { $a } tira el dado: { $b }

## Lo que ha pasado: el turno

event-turn = Turno { $a }: { $b } es el Jugador inicial
event-drew = { $a } roba { $b }
event-no_draw = { $a } no roba nada
event-entered = { $b ->
    [0] { $a } entra en el Frente
    [1] { $a } entra en la Guardia
   *[other] { $a } entra en la Retaguardia
}
event-brought = { $a } trae un mazo de { $b } cartas
event-announces = { $a } anuncia: { $b }
event-spent = { $b } va a la Pila de descartes de { $a }
event-played = { $a } juega { $b }
event-attached = { $a } recibe { $b }
event-elyth_left = { $a } pierde { $b }
event-used = { $c ->
    [0] { $a } usa { $b }: era el último uso
    [one] { $a } usa { $b }: queda { $c } uso
   *[other] { $a } usa { $b }: quedan { $c } usos
}
event-unique = { $a } usa su Poder único
event-moved = { $b ->
    [0] { $a } pasa al Frente
    [1] { $a } pasa a la Guardia
   *[other] { $a } pasa a la Retaguardia
}
event-switched = { $a } y { $b } cambian de sitio
event-points = { $b ->
    [one] { $a } tiene { $b } Punto de victoria
   *[other] { $a } tiene { $b } Puntos de victoria
}

## Lo que ha pasado: combate

event-attacks = { $b ->
    [0] { $a } ataca el Frente
    [1] { $a } ataca la Guardia
   *[other] { $a } ataca la Retaguardia
}
event-blocks = { $a } bloquea a { $b }
event-primary = { $a } es el Bloqueador principal
event-declares = { $a } declara: { $b }
event-unable = { $a } no puede usar ningún Poder de combate
event-rolled = { $a } intenta golpear a { $b }: d20 { $c }
event-gate = { $a } contra la Parálisis: d20 { $b }
event-failed = { $a } falla: no pasa nada
event-rerolls = { $a } hace repetir la tirada
event-hit = { $a ->
    [1] d20 { $a } + Puntería { $b } = { $c } ≥ Esquiva { $d }: golpe de refilón
    [20] d20 { $a }: golpe crítico, sea cual sea la Esquiva (total { $c }, Esquiva { $d })
   *[other] d20 { $a } + Puntería { $b } = { $c } ≥ Esquiva { $d }: impacto
}
event-missed = d20 { $a } + Puntería { $b } = { $c } < Esquiva { $d }: fallo
event-retaliates = { $a } contraataca por { $b }
event-declined = { $a } renuncia
event-promoted = { $a } pasa a Bloqueador principal
event-extra = { $a } se queda sin rival y pasa a Atacante adicional

## Lo que ha pasado: efectos

event-triggered = Se activa el Poder pasivo de { $a }: { $b }
event-prevented = { $a }: { $b } de daño evitado
event-redirected = { $a } recibe { $b } del daño
event-hp = { $a } tiene { $b } PV
event-changed = { $b ->
    [0] { $a }: la Velocidad cambia en { $c }
    [1] { $a }: la Puntería cambia en { $c }
    [2] { $a }: la Esquiva cambia en { $c }
    [3] { $a }: el daño de combate cambia en { $c }
    [4] { $a }: la Salud cambia en { $c }
    [5] { $a }: la Puntería de los ataques recibidos cambia en { $c }
    [6] { $a }: el coste de los Poderes de combate cambia en { $c }
    [7] { $a }: el coste del Poder único cambia en { $c }
    [20] { $a }: se evitan los próximos { $c } de daño
    [21] { $a }: se evita el próximo estado
   *[other] { $a } tiene los valores de otra criatura
}
event-status = { $b ->
    [0] { $a }: Sangrado { $c }
    [1] { $a }: Quemadura { $c }
    [2] { $a }: Corrosión { $c }
    [3] { $a }: Veneno { $c }
    [4] { $a } sufre Parálisis
    [5] { $a } sufre Miedo
    [6] { $a } sufre Aturdimiento
    [7] { $a } sufre Mordisco
   *[other] { $a } sufre Constricción
}
event-status_off = { $b ->
    [0] { $a } pierde Sangrado
    [1] { $a } pierde Quemadura
    [2] { $a } pierde Corrosión
    [3] { $a } pierde Veneno
    [4] { $a } pierde Parálisis
    [5] { $a } pierde Miedo
    [6] { $a } pierde Aturdimiento
    [7] { $a } se libra del Mordisco
   *[other] { $a } se libra de la Constricción
}
event-no_status = { $b ->
    [0] { $a } no recibe Sangrado
    [1] { $a } no recibe Quemadura
    [2] { $a } no recibe Corrosión
    [3] { $a } no recibe Veneno
    [4] { $a } no recibe Parálisis
    [5] { $a } no recibe Miedo
    [6] { $a } no recibe Aturdimiento
    [7] { $a } no recibe Mordisco
   *[other] { $a } no recibe Constricción
}
event-suffers = { $b ->
    [0] { $a } sufre { $c } de daño por Sangrado
    [1] { $a } sufre { $c } de daño por Quemadura
    [2] { $a } sufre { $c } de daño por Corrosión
    [3] { $a } sufre { $c } de daño por Veneno
   *[other] { $a } sufre { $c } de daño por Constricción
}
event-regenerates = { $a } regenera { $b }
event-charges = { $b ->
    [one] { $a } tiene { $b } ficha de Carga
   *[other] { $a } tiene { $b } fichas de Carga
}
event-held = { $c ->
    [7] { $a } agarra a { $b } con el Mordisco
   *[other] { $a } agarra a { $b } con la Constricción
}
event-released = { $b ->
    [7] { $a } se libra del Mordisco
   *[other] { $a } se libra de la Constricción
}
event-downed = { $a } queda fuera de combate
event-survived = { $a } sigue en pie: { $b } PV
event-to_stasis = { $a } va a la Estasis
event-back = { $a } vuelve de la Estasis
event-to_bottom = { $a } pone { $b } en el fondo de la Pila de recursos
event-took = { $a } toma { $b } en la mano
event-nothing_found = { $a } no encuentra nada
event-shuffled = { $a } baraja la Pila de recursos
event-recalled = { $a } recupera { $b } de la Pila de descartes
event-removed = { $b } de { $a } sale del juego

## La mesa

zone-pool = Cartas a elegir
zone-front = { $parts ->
    [0] Frente
   *[other] Frente de { $a }
}
zone-guard = { $parts ->
    [0] Guardia
   *[other] Guardia de { $a }
}
zone-rear = { $parts ->
    [0] Retaguardia
   *[other] Retaguardia de { $a }
}
zone-items = { $parts ->
    [0] Objetos
   *[other] Objetos de { $a }
}
zone-hand = { $parts ->
    [0] Mano
   *[other] Mano de { $a }
}
zone-pile = { $parts ->
    [0] Pila de recursos
   *[other] Pila de recursos de { $a }
}
zone-spent = { $parts ->
    [0] Pila de descartes
   *[other] Pila de descartes de { $a }
}
zone-removed = { $parts ->
    [0] Fuera del juego
   *[other] Cartas de { $a } fuera del juego
}
zone-stasis = { $parts ->
    [0] Estasis
   *[other] Estasis de { $a }
}
zone-lead = { $parts ->
    [0] Criatura líder
   *[other] Criatura líder de { $a }
}
zone-looking = { $parts ->
    [0] Cartas miradas
   *[other] Cartas miradas por { $a }
}
zone-deck = { $parts ->
    [0] Mazo
   *[other] Mazo de { $a }
}
fact-hp = PV
fact-health = Salud
fact-speed = Velocidad
fact-hit = Puntería
fact-miss = Esquiva
fact-damage = daño
    .value = +{ $value }
fact-hit_against = Puntería de los ataques recibidos
fact-cost_battle = coste del Poder de combate
fact-cost_unique = coste del Poder único
fact-taken = daño recibido
fact-taken_untyped = daño sin tipo recibido
fact-taken_physical = daño físico recibido
fact-taken_magical = daño mágico recibido
fact-taken_fire = daño de fuego recibido
fact-taken_acid = daño de ácido recibido
fact-taken_lightning = daño de rayo recibido
fact-taken_frost = daño de escarcha recibido
fact-regeneration = Regeneración
fact-prevent = daño evitado
fact-prevent_status = estados evitados
fact-elyth = Elyth
fact-charges = Carga
fact-held_by = en el agarre de
# the number of a fight: an Attacker and all who block it have the same
fact-duel = duelo
fact-strike = golpe de
fact-on = cambia para
fact-hit_chance = probabilidad de acertar
    .value = { $value } %
fact-hit_damage = daño si acierta
fact-expected = daño esperado
fact-hp_after = PV después
fact-own_hp_after = PV propios después
fact-down_chance = probabilidad de derribo
    .value = { $value } %
fact-first = primer golpe
fact-lands = resultado
    .value = { $value }
fact-cost = Voluntad necesaria
    .value = { $value } de { $of }
fact-gets = recibe
    .value = { $value } { $of }
fact-loses = pierde
    .value = { $value } { $of }
fact-leaves = deja la arena
    .value = { $value }
fact-moves = nueva línea
fact-role = papel
fact-against = contra
fact-power = Poder de combate
fact-acted = ha actuado
    .value = { $value ->
        [0] no
       *[other] sí
    }
fact-uses = usos
fact-colour = Elyth
fact-turn = turno
fact-lead = Jugador inicial
fact-effect = efecto de
fact-die = d20
    .value = { $value ->
        [0] sin tirar
       *[other] { $value }
    }
fact-game = partida
fact-vp = Puntos de victoria
fact-willpower = Voluntad
fact-wins = partidas ganadas

## Ajustes

setting-edition = edición
setting-edition-first = primera
setting-mode = modo
setting-mode-standard = normal
    .text = Tres líneas, muchas Criaturas a la vez.
setting-mode-simplified = simplificado
    .text = Dos líneas, una sola Criatura delante: la partida corta.
setting-deck_format = mazos
setting-deck_format-draft = draft
    .text = Primero se eligen las cartas de una reserva común.
setting-deck_format-constructed = construidos
    .text = Trae un mazo o toma uno ya hecho.
setting-match = encuentro
setting-match-single = una partida
setting-match-best_of_3 = al mejor de 3
setting-turn_limit = límite de turnos
setting-turn_limit-none = ninguno
setting-cards = cartas
setting-cards-balanced = equilibradas
setting-cards-spec = como en el reglamento

phase-opening = la apertura
phase-turn = el turno
phase-battle = la batalla
