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
word-critical = golpe crítico
word-glancing = golpe de refilón
word-prevented = evitado
word-regeneration = Regeneración
word-immune = el objetivo es inmune
word-guarded = el objetivo está protegido
word-hit = impacto
word-miss = fallo
word-flying = Voladora
word-nimble = Ágil
word-token = Criatura ficha

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
event-redraws = { $b ->
    [one] { $a } no tiene Criaturas: { $b } carta, y roba de nuevo
   *[other] { $a } no tiene Criaturas entre { $b } cartas y roba de nuevo
}
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
event-brought = { $b ->
    [one] { $a } trae un mazo de { $b } carta
   *[other] { $a } trae un mazo de { $b } cartas
}
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
event-dealt = { $a } hace { $c } de daño a { $b }
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
fact-needs = dado necesario
    .value = desde { $value }
fact-because = motivo
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

## Qué quieren decir las palabras de la mesa, en breve

gloss-hp = Puntos de vida: el daño los quita. Con 0, la criatura cae y el rival puntúa.
gloss-health = El máximo de PV de una criatura.
gloss-speed = En un duelo golpea primero la criatura más rápida. Si empatan, deciden los dados.
gloss-hit = Se suma al d20 cuando esta criatura golpea. La suma debe alcanzar la Esquiva del objetivo.
gloss-miss = Lo difícil que es acertarle: d20 más Puntería debe llegar a este número.
gloss-damage = Se suma al daño de los Poderes de combate de esta criatura.
gloss-elyth = Una gema unida a una criatura, que la ayuda mientras siga ahí. Una por criatura.
gloss-charges = Contadores de Carga. El poder de la criatura dice qué pagan.
gloss-held_by = En un agarre: no puede intercambiarse y solo lucha con quien la sujeta. Siempre es fácil acertarle.
gloss-duel = En qué duelo de este combate lucha: quienes llevan el mismo número se enfrentan.
gloss-role = Lo que hace esta criatura en el combate actual.
gloss-against = La criatura con la que lucha en este combate.
gloss-power = El Poder de combate declarado para este combate.
gloss-acted = Ya ha actuado en este combate.
gloss-turn = Robar, jugar una Criatura, la fase principal con su combate y la Limpieza.
gloss-lead = De quien es el turno: juega cartas y ataca. El otro bloquea.
gloss-vp = Uno por cada criatura rival derribada. Con tres se gana la partida.
gloss-willpower = Tanta como cartas tengas en la mano. Un poder se usa si no cuesta más; no se descarta nada.
gloss-wins = Partidas del encuentro ganadas hasta ahora. Dos ganan el encuentro.
gloss-uses = Cuántas veces se puede usar aún este Objeto, una por turno como mucho.
gloss-cost = La Voluntad que pide un poder. Solo se mira, no se gasta.
gloss-regeneration = Devuelve estos PV en cada Limpieza.
gloss-prevent = El próximo daño se descuenta primero de este escudo.
gloss-bleed = 10 de daño por contador en cada Limpieza.
gloss-burn = 10 de daño por contador en cada Limpieza.
gloss-corrosion = 10 de daño por contador en cada Limpieza.
gloss-poison = 10 de daño por contador en cada Limpieza.
gloss-paralyze = Antes de un intercambio o un poder se tira un d20: con 10 o menos falla; con 11 o más queda libre.
gloss-fear = Su próximo Poder de combate o único falla; después el Miedo se va.
gloss-stunned = Su próximo Poder de combate o único falla; después se recupera.
gloss-chomp = Sujeta por un mordisco: sin intercambios, sin poderes contra otras criaturas, y su Esquiva vale 0.
gloss-constrict = Atrapada entre anillos: como con el mordisco, y 10 de daño en cada Limpieza.
gloss-front = La primera línea: desde aquí se ataca y aquí se recibe el ataque.
gloss-guard = La línea del medio: avanza cuando cae el Frente.
gloss-rear = La última línea: en cada Limpieza, una criatura recupera aquí 30 PV y pierde un estado.
gloss-attacker = Una criatura del Frente que el Jugador inicial manda al combate.
gloss-blocker = Una criatura de la línea atacada que se planta ante un Atacante.
gloss-passive = Actúa por sí solo, siempre o en su momento.
gloss-battle = Se declara en el combate: es el golpe de esta criatura.
gloss-unique = Se usa en tu fase principal. Solo un Poder único por turno, de cualquier criatura.
gloss-pet = Un ser que lucha por ti. Puedes jugar una de la mano cada turno.
gloss-rune = Una orden: se juega una vez y se descarta. En combate cada uno puede jugar una.
gloss-item = Queda en juego y se usa varias veces, una por turno.
gloss-stasis = Fuera de la arena y fuera de alcance; la criatura vuelve más tarde.
gloss-downed = Con 0 PV: deja la arena y el rival gana un Punto de victoria.
gloss-unable = Ahora no puede usar ningún Poder de combate, así que no golpea.
gloss-hold = Se contiene: una criatura adicional no está obligada a golpear.
gloss-flying = Desde el Frente puede atacar también la Guardia o la Retaguardia.
gloss-nimble = Elige la criatura que ataca, en cualquier línea, y esa es su Bloqueador.
gloss-token = Llamada por otra carta, nunca en un mazo.

## Por qué algo no se puede elegir

why-willpower = hace falta { $a } de Voluntad, tienes { $b }
why-charges = { $a }: hace falta { $b } de Carga, tiene { $c }
why-condition = lo que pide { $a } no se da ahora: «{ $b }»
why-no-target = ahora nadie en la mesa encaja con { $a }: «{ $b }»
why-not-fitting = { $a } no está entre los que busca este efecto
why-token = Charlie es una ficha: no está en ningún mazo
why-pets-first = primero se eligen las seis Criaturas; las demás cartas vienen después
why-pets-done = tus seis Criaturas ya están; ahora tocan Elyth, Runas y Objetos
why-same-name = tu mazo ya tiene { $a }: cada carta está una sola vez
why-taken = { $a } ya está elegida
why-primary-step = { $a } se juega en la fase principal; ahora puedes jugar una Criatura
why-pet-step = las Criaturas se juegan antes de la fase principal, una por turno
why-front-first = primero hace falta una criatura en el Frente
why-rear-waits = antes de la Retaguardia hace falta una criatura en la Guardia
why-second-pet = una línea recibe una segunda criatura solo cuando las tres tienen una
why-two-lines = la partida simplificada no tiene Retaguardia
why-one-front = en la partida simplificada solo hay una criatura en el Frente, y ya está
why-own-pets = un Elyth va a una de tus criaturas
why-battle-only = los Poderes de combate son para el combate
why-unique-used = ya has usado un Poder único este turno, y solo hay uno por turno
why-unique-in-battle = los Poderes únicos no se usan en el combate
why-no-unique = { $a } no tiene Poder único
why-item-used = ya has usado un Objeto este turno, y solo hay uno por turno
why-switched = ya has hecho el intercambio de este turno
why-same-line = dos criaturas de la misma línea no se intercambian
why-lines-apart = solo se intercambian criaturas de líneas vecinas
why-no-moves = en la partida simplificada las criaturas solo se intercambian
why-alone = está sola en su línea, que no debe quedar vacía
why-doomed = { $a } tiene 0 PV y está a punto de caer
why-holds-another = { $a } sujeta a otra criatura: suéltala primero
why-in-hold = una criatura en un agarre no se intercambia ({ $a })
why-hold-switch = { $a } está en un agarre y no puede moverse
why-hold-partner = { $a } está en un agarre y solo puede golpear a la criatura unida a ella
why-hold-unique = { $a } está en un agarre: su Poder único solo puede alcanzarla a ella y a su pareja
why-front-attacks = solo atacan las criaturas del Frente; { $a } está en otra línea: { $b }
why-attacks-already = { $a } ya ataca
why-no-flight = { $a } no vuela y solo llega al Frente
why-nimble-front = { $a } es Ágil: elige la criatura que ataca, no una línea
why-empty-line = en esa línea no hay nadie
why-nimble-bound = un Atacante Ágil ha nombrado a su único Bloqueador
why-line-attacked = { $a } está en otra línea ({ $b }) que la atacada ({ $c })
why-blocks-already = { $a } ya bloquea
why-unblocked = otro Atacante de esta línea aún no tiene Bloqueador
why-immune = su rival es inmune a lo que { $a } puede hacer
why-must-declare = tiene un Poder de combate que puede usar, así que debe hacerlo
why-no-copy = aquí no hay ningún Poder de combate que copiar
why-not-blocking = en este combate no es Bloqueadora
why-other-line = bloquea en otra línea
why-not-in-line = { $a } no está en la línea donde cayó la criatura
why-no-move = nadie ha tenido que avanzar, así que nadie contraataca
why-own-fight = { $a } ya tiene su propio rival en este combate
why-power-used = { $a } ya ha usado su Poder de combate este turno
why-nobody-left = la criatura que recibiría el golpe ya no está
why-no-power = { $a } no tiene un Poder de combate que usar aquí
why-one-line = una criatura se mueve una línea cada vez
why-line-kept = esa línea aún tiene una criatura y no se completa
why-no-help = este movimiento no arregla las líneas
why-moved = ya se ha movido, y otra criatura puede hacerlo
why-no-hold = aquí no hay ningún agarre tuyo que soltar
why-given-hold = el agarre que ejerce no se puede reemplazar
why-other-hold = no sujeta a nadie: está sujeta, y solo el rival puede soltarla
why-hold-later = podrás soltar el agarre cuando te toque decidir
why-too-much = no se puede asumir más daño del que queda
why-no-damage = el golpe no hizo daño, así que no hay estado
why-not-adjacent = no está al lado
why-enemies-only = un agarre es para una criatura rival
why-last-pet = { $a } es la última criatura en juego y debe quedarse
why-in-stasis = { $a } está en Estasis, fuera de alcance
why-one-elyth = una criatura tiene como mucho un Elyth ({ $a })
why-status-immune = { $a } es inmune a este estado
why-status-there = { $a } ya tiene este estado
why-rune-in-battle = { $a } se juega en la fase de Runas de un combate
why-rune-in-primary = { $a } se juega en la fase principal, no en combate
why-elyth-in-battle = { $a } es un Elyth: en combate no se juegan
why-item-in-battle = { $a } es un Objeto: en combate no se juegan
why-pet-in-battle = { $a } es una Criatura: ahora solo se juegan Runas
why-waits-primary = { $a } espera a tu fase principal
why-waits-pet-step = { $a } se puede jugar al empezar tu turno
why-waits-battle = { $a } espera a la fase de Runas de un combate
why-waits-stasis = { $a } está en Estasis y volverá por sí sola
why-waits-question = la elección de ahora no trata de { $a }
why-pets-later = { $a } actúa en la fase principal; antes puedes jugar una Criatura de la mano
why-placing = primero la nueva criatura necesita su sitio; después le toca a { $a }
why-rune-step = en la fase de Runas solo se juegan Runas; { $a } golpea después
why-other-declares = ahora se elige el Poder de combate de otra criatura, no de { $a }
why-not-its-blocker = { $a } no bloquea a este Atacante
why-not-tied = { $a } no está entre las de igual Velocidad
why-not-the-guard = { $a } no puede asumir este daño
why-other-status = ahora se elige un estado de otra criatura, no de { $a }
why-choosing-cards = ahora eliges una carta, no una criatura como { $a }
why-in-arena = { $a } está en la arena; solo vuelven las criaturas en Estasis
why-striker = { $a } ha golpeado; elige la criatura con la que se intercambia
why-lead-is-pet = { $a } no es una Criatura, y la líder debe serlo
why-gone = { $a } ya se ha usado y no vuelve

## Mazos listos

deck-blood_and_fury = Sangre y furia
    .plan = Los golpes más duros del juego: enfurece a Valtharax, da gemas a los demás y gana antes de que el rival esté listo.
deck-frozen_with_fear = Helados de miedo
    .plan = Parálisis, Aturdimiento y Miedo le quitan los turnos al rival, y Soul Drain las cartas para lo que quede. A una criatura que nunca golpea se la vence sin prisa.
deck-hard_to_catch = Difíciles de atrapar
    .plan = Aquí todo es rápido y rara vez recibe un golpe. Elige los objetivos, golpea primero, intercambia o desaparece antes de que llegue la respuesta.
deck-jaws_and_coils = Fauces y anillos
    .plan = Sujeta a una criatura con Mordisco o Constricción: su Esquiva es 0 y no puede huir. Del resto se encargan Death Roll, Squeeze y los atacantes que están al lado.
deck-slow_rot = Lenta podredumbre
    .plan = Pon Veneno, Quemadura, Sangrado y Corrosión en todas partes: las fichas muerden en cada Limpieza, en los dos turnos de una ronda. Luego aguanta tras corazas y espinas.
deck-the_healers_circle = El círculo de los sanadores
    .plan = Las criaturas heridas pasan a la Retaguardia y vuelven sanas. Sir Edmund y sus vecinos curan en cada Limpieza, hasta que el rival no tenga nada más que dar.
deck-the_silver_pack = La manada de plata
    .plan = Saca criaturas cada turno, también a Charlie, para que Silver Paw guíe a cinco. Ataca con varias a la vez mientras Royal Rally les presta Puntería.
deck-the_stone_wall = El muro de piedra
    .plan = Criaturas lentas con mucha Salud que hacen daño a quien se acerca. Deja que el rival se estrelle contra Deadly Touch, Caustic y Sunstone, cúrate y gana al final.
deck-thieves_and_mirrors = Ladrones y espejos
    .plan = Juega con lo que ha traído el rival: copia poderes, roba gemas, devora el resto. Tretas e intercambios arruinan todos los planes menos el tuyo.
deck-wings_over_the_arena = Alas sobre la arena
    .plan = Las voladoras atacan la Guardia y la Retaguardia, donde descansan las heridas. Golpea primero, remata lo que esté débil y no dejes que nadie se recupere.

## Mazos rechazados

fault-deck-unknown = no hay ningún mazo «{ $text }»; hay: { $known }
fault-deck-none = hace falta un mazo: de los listos, solo { $count } tienen todas sus cartas en este conjunto
fault-deck-drafted = aquí los mazos se forman con un draft; elige mazos construidos
fault-deck-removed = no está en este conjunto de cartas: { $card }
fault-deck-near = «{ $text }» no es una carta del juego; ¿querías decir { $card }?
fault-deck-no-card = «{ $text }» no es una carta del juego; una carta se escribe como «{ $example }»
fault-deck-token = { $card } es una Criatura ficha; ningún mazo las tiene
fault-deck-status = { $card } es un Estado; además de Criaturas, un mazo tiene Elyth, Runas y Objetos
fault-deck-twice = { $card } está dos veces; cada nombre una sola vez
fault-deck-cards = cartas en el mazo: { $count }; deben ser { $most }
fault-deck-pets = Criaturas en el mazo: { $count }; deben ser { $most }
