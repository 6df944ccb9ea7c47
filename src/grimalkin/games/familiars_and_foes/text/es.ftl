# Familiars and Foes. Los nombres de cartas y hechizos siguen en inglés.

title = Familiars and Foes
pitch = De dos a cinco familiares, codo con codo, contra cuatro oleadas de enemigos. Ganáis juntos o no ganáis.
seat = { $familiar }

## Palabras

word-familiar = Familiar
word-training = Pergamino de entrenamiento
word-coven = Carta del Aquelarre
word-artifact = Artefacto
word-foe = Enemigo
word-foes = los Enemigos
word-standing = En pie
word-fallen = Caído
word-attack = Ataque físico
word-ability = Habilidad especial
word-spell = Hechizo
word-passive = Habilidad especial
word-reward = Recompensa
word-mode = a elegir
word-air = Aire
word-earth = Tierra
word-fire = Fuego
word-water = Agua
word-aether = Éter
word-1-2 = #1 y #2
word-1-3 = #1 y #3
word-2-3 = #2 y #3
word-1-2-3 = #1, #2 y #3
# las caras de la moneda
word-open = Ojo Abierto
word-closed = Ojo Cerrado
# las tareas del entrenamiento
word-summon_toad = Sapo
word-physical_attack = Ataque
word-strong_or_elemental = Fuerte/Elemental
word-restorative = Recuperación
word-special_ability = Habilidad
# lo que dice una fila de la tabla
word-miss = fallo
word-hit = impacto
word-critical = golpe crítico
word-backfire = pifia
word-others = todos los demás Enemigos
word-heal = cura
word-drain = pérdida de PM
word-works = funciona
word-forbids = una prohibición
# lo que prohíbe un Enemigo
word-no_healing = sin curas
word-no_magic = sin magia
word-no_ballyhoo = sin Ballyhoo
word-no_artifact = sin Artefactos
word-no_special_ability = sin Habilidades especiales
# lo que dura, y hasta cuándo
word-next_roll = próxima tirada
word-attack_rolls = tiradas de ataque
word-damage_bonus = daño
word-next_hit = daño del próximo golpe
word-cheaper = PM menos por hechizo
word-ballyhoo_bonus = daño de Ballyhoo
word-prevents = PV a salvo de los Enemigos
word-reflects = refleja un ataque
word-skips = se salta una tirada
word-survives = PV en vez de caer
word-when-used = al usarse
word-foes--turn = al final del próximo turno de los Enemigos
word-all_familiars = todos los Familiares
word-multiplied = multiplicado
word-bonus = bonificación

## Opciones: el turno

option-attack = Atacar al Enemigo #{ $a }
    .on = Atacar a { $on }
option-cast = { $parts ->
    [1] Lanzar { $a }
   *[other] { $b ->
        [1] Lanzar { $a } contra el Enemigo #1
        [2] Lanzar { $a } contra el Enemigo #2
        [3] Lanzar { $a } contra el Enemigo #3
       *[other] Lanzar { $a } sobre { $b }
    }
}
    .on = { $parts ->
    [1] Lanzar { $a }
   *[other] { $b ->
        [1] Lanzar { $a } contra { $on }
        [2] Lanzar { $a } contra { $on }
        [3] Lanzar { $a } contra { $on }
       *[other] Lanzar { $a } sobre { $b }
    }
}
option-use = { $parts ->
    [1] Usar { $a }
   *[other] { $b ->
        [1] Usar { $a } en el Enemigo #1
        [2] Usar { $a } en el Enemigo #2
        [3] Usar { $a } en el Enemigo #3
       *[other] Usar { $a } en { $b }
    }
}
    .on = { $parts ->
    [1] Usar { $a }
   *[other] Usar { $a } en { $on }
}
option-pay = Pagar { $a } PM
# un Enemigo o varios
option-at = { $a ->
    [1] Enemigo #1
    [2] Enemigo #2
    [3] Enemigo #3
   *[other] Enemigos { $a }
}
# el primer Enemigo que aún no tiene su parte
option-split = { $a } de daño
    .on = { $a } de daño para { $on }
option-element = { $a }
option-target = Enemigo #{ $a }
    .on = { $on }
option-give = Para { $a }
option-keep = Conservar { $a }
option-choose = { $parts ->
    [1] { $a }
   *[other] { $a }, para { $b }
}
option-finish = Completarlo ahora
option-drop = Dejarlo

## Opciones: intervenir

option-token = Girar la moneda con una Ficha de la Suerte
option-ballyhoo = ¡Ballyhoo!
    .on = ¡Ballyhoo! (1 PM y la moneda, contra { $on })
option-agree = Aceptar
option-refuse = Rechazar

## Preguntas: el turno

ask-choose_action = ¡Te toca! ¿Un ataque, un Artefacto o un hechizo?
ask-choose_amount = { $spell } sobre { $receiver }: ¿cuántos PM pagas?
ask-choose_foes = ¿Sobre qué Enemigos llueve?
ask-split_ask = { $left } de daño por repartir: ¿cuánto le cae a { $next }?
ask-name_element = ¿A qué elemento pasa { $next }?
ask-cast_now = El Enemigo ha cambiado de elemento: ¿lanzas ya tu Hechizo elemental?
ask-next_target = { $parts ->
    [one] { $parts_of }: el último golpe. ¿Para qué Enemigo?
   *[other] { $parts_of }: quedan { $parts } golpes. ¿Para qué Enemigo es el próximo?
}
ask-extra_action = { $parts ->
    [one] { $parts_of }: un ataque más, si quieres
   *[other] { $parts_of }: { $parts } ataques más, si quieres
}
ask-finish_or_drop = { $parts_of } se quedó a medias, por gastar: { $parts }. ¿Sigues con los nuevos Enemigos?
ask-revive_vote = ¿Devolver a { $reviving } a la vida? Cada Familiar en pie paga 2 PM y lanza la moneda

## Preguntas: ventanas

ask-window = { $window ->
    [0] Va a empezar el turno de { $active }. ¿Algo antes?
    [1] { $targets ->
        [0] { $roller } va a tirar por { $doing }. ¿Algo antes?
        [1] { $roller } va a tirar: { $doing } contra { $target }. ¿Algo antes?
       *[other] { $roller } va a tirar: { $doing } contra { $targets } Enemigos. ¿Algo antes?
    }
    [2] { $falls ->
        [0] { $roller } saca { $die } ({ $points ->
            [0] { $result }
           *[other] { $result } { $points }
        }). ¿Se queda así?
        [one] { $roller } saca { $die } ({ $points ->
            [0] { $result }
           *[other] { $result } { $points }
        }), ¡y { $would_fall } caería! ¿Se queda así?
       *[other] { $roller } saca { $die } ({ $points ->
            [0] { $result }
           *[other] { $result } { $points }
        }), ¡y caerían { $would_fall }! ¿Se queda así?
    }
    [3] { $falls ->
        [0] { $flipper } lanza la moneda: { $coin }. ¿Se queda así?
        [one] { $flipper } lanza la moneda: { $coin }, ¡y { $would_fall } caería! ¿Se queda así?
       *[other] { $flipper } lanza la moneda: { $coin }, ¡y caerían { $would_fall }! ¿Se queda así?
    }
    [4] ¡{ $would_fall } está a punto de caer! ¿Puedes ayudar?
    [5] Hecho. ¿Algo antes de seguir?
    [6] { $roller } va a tirar. ¿Algo antes?
   *[other] Ya está aquí la Oleada { $wave }. ¿Algo antes de que siga la lucha?
}
ask-ballyhoo_offer = { $roller } ha golpeado a { $target }. ¿Te apuntas a un Ballyhoo? Abierto: 2 de daño. Cerrado: te pica a ti

## Preguntas: cartas

ask-choose_kept = ¿Qué Artefacto conservas? El otro va al fondo del mazo
ask-choose_receiver = ¿Quién recibe el Artefacto?
ask-choose_mode = Pide un deseo: ¿cuál de sus dones?
ask-borrow_ask = ¿A quién le tomas prestado el truco?
ask-concede_vote = ¿Os rendís? Solo si todos estáis de acuerdo

## Ventanas

window-turn = el comienzo de un turno
window-pre = el momento antes de la tirada de un Familiar
window-post = el momento después de una tirada
window-flip = el momento después de lanzar la moneda
window-fall = una caída
window-after = el final de una acción
window-foe = el momento antes de la tirada de un Enemigo
window-wave = el comienzo de una Oleada

## Qué ha pasado: rondas y Oleadas

event-wave = Empieza la Oleada { $a }
event-round = Empieza la ronda { $a }
event-begins = Empieza { $a }
event-toad = El Sapo salta hasta { $a }
event-foes_act = Turno de los Enemigos; { $a } tira por ellos
event-awarded = { $a } llama desde la jaula: un Hechizo de ayuda para { $b }
event-common = { $a } llama desde la jaula: un Hechizo de ayuda para quien lo lance primero
event-revealed = { $b }: es { $a }, { $c } PV
event-peeked = Un vistazo a la próxima Oleada: { $a }
event-skipped = { $a } es un fantasma, y el Sapo sigue saltando
event-refilled = ¡Oleada superada! Todos los Familiares en pie recuperan todos sus PM

## Qué ha pasado: acciones y dados

event-chose = { $a }: { $b }
event-paid = { $b ->
    [0] { $a } no paga nada
   *[other] { $a } paga { $b } PM, { $c ->
        [one] le queda { $c }
       *[other] le quedan { $c }
    }
}
event-rolled = { $a } saca { $b }, dado final { $c }
event-rolled_two = Dos dados, { $a } y { $b }: cuenta el más bajo
event-foe_rolled = { $a } saca { $b }, dado final { $c }
event-flipped = { $b ->
    [0] { $a } lanza la moneda: Ojo Abierto
   *[other] { $a } lanza la moneda: Ojo Cerrado
}
event-used = { $a }: { $b }
event-missed = { $a } falla
event-backfired = ¡Pifia! Se vuelve contra { $a }: { $b } de daño
event-foe_missed = { $a } falla
event-foe_skipped = { $a } da una cabezada y se salta la tirada
event-damaged = { $b ->
    [0] { $a } no recibe daño de { $d }
   *[other] { $a } recibe { $b } de daño de { $d }; PV restantes: { $c }
}
event-foe_backfired = ¡Pifia! Se vuelve contra { $a }: { $b } de daño; PV restantes: { $c }
event-reflected = ¡De vuelta al remitente! { $d } refleja { $b } de daño a { $a }; PV restantes: { $c }
event-defeated = ¡{ $a } queda fuera de combate! Su carta es para { $b }
event-mended = { $b ->
    [0] { $a } quiere curarse, pero ya está al máximo
   *[other] { $a } recupera { $b } PV
}
event-carried = { $a } puede seguir en la próxima Oleada, por gastar: { $b }
event-parts_lost = Se pierde lo que le quedaba a { $a }: { $b }

## Qué ha pasado: Familiares

event-lost_hp = { $a } pierde { $b } PV, { $c ->
    [one] le queda { $c }
   *[other] le quedan { $c }
}
event-lost_mp = { $a } pierde { $b } PM
event-saved = { $a } no cae: { $b } PV
event-restored_hp = { $b ->
    [0] { $a } no recupera PV
   *[other] { $a } recupera { $b } PV
}
event-restored_mp = { $b ->
    [0] { $a } no recupera PM
   *[other] { $a } recupera { $b } PM
}
event-fell = { $a } cae y ahora es un fantasma
event-ended = Terminan los efectos de { $a }
event-revived = { $a } está de vuelta con { $b } PV, { $c } PM y { $d ->
    [one] { $d } gema
   *[other] { $d } gemas
}
event-stays_fallen = Ningún Ojo se abre: { $a } sigue siendo un fantasma
event-gem = { $b ->
    [one] { $a } tiene ahora { $b } gema
   *[other] { $a } tiene ahora { $b } gemas
}
event-luck = { $b ->
    [0] Ya no quedan Fichas de la Suerte para { $a }
    [one] { $a } gana { $b } Ficha de la Suerte
   *[other] { $a } gana { $b } Fichas de la Suerte
}
event-drew = { $a } roba { $b }
event-kept = { $a } conserva { $b }
event-ticked = { $b ->
    [0] { $a } marca una tarea: Summon the Toad!
    [1] { $a } marca una tarea: Ataque físico
    [2] { $a } marca una tarea: Hechizo fuerte o elemental
    [3] { $a } marca una tarea: Hechizo de recuperación
    [4] { $a } marca una tarea: Habilidad especial
   *[other] { $a } marca una tarea: Artefacto
}
event-unlocked = ¡{ $a } ha completado su entrenamiento! El Pergamino de Hechizos avanzados está abierto

## Qué ha pasado: lo que dura

event-restricted = { $b ->
    [1] { $a } prohíbe las curas en la próxima ronda
    [2] { $a } prohíbe la magia en la próxima ronda
    [4] { $a } prohíbe los Ballyhoos en la próxima ronda
    [8] { $a } prohíbe los Artefactos en la próxima ronda
   *[other] { $a } prohíbe las Habilidades especiales en la próxima ronda
}
event-cleared = Ya no hay nada prohibido
event-turned = { $b ->
    [0] { $a } pasa al Aire
    [1] { $a } pasa a la Tierra
    [2] { $a } pasa al Fuego
    [3] { $a } pasa al Agua
   *[other] { $a } pasa al Éter
}
# de quién, qué, cuánto; 99 es todo
event-lasts = { $b ->
    [0] Por { $a }: { $c } a la próxima tirada
    [1] Por { $a }: { $c } a las tiradas de ataque hasta el final del próximo turno de los Enemigos
    [2] Por { $a }: +{ $c } al daño hasta el final del próximo turno de los Enemigos
    [3] Por { $a }: +{ $c } al daño del próximo golpe
    [4] Por { $a }: los hechizos cuestan { $c } PM menos hasta el final del próximo turno de los Enemigos
    [5] Por { $a }: +{ $c } al daño de Ballyhoo hasta el final del próximo turno de los Enemigos
    [6] { $c ->
        [99] Por { $a }: los ataques de los Enemigos no quitan PV hasta el final de su próximo turno
       *[other] Por { $a }: los ataques de los Enemigos quitan { $c } PV menos hasta el final de su próximo turno
    }
    [7] Por { $a }: el próximo ataque del Enemigo se reflejará
    [8] Por { $a }: el Enemigo se saltará su próxima tirada
   *[other] Por { $a }: { $c } PV en vez de la próxima caída
}
event-voted = { $a }: { $b }

## La mesa

zone-foes = Enemigos
zone-wave = Oleada { $a }
zone-captives = Cartas del Aquelarre de la Oleada { $a }
zone-mat = { $parts ->
    [0] Tablero
   *[other] Tablero de { $a }
}
zone-artifacts = { $parts ->
    [0] Artefactos
   *[other] Artefactos de { $a }
}
zone-rewards = { $parts ->
    [0] Recompensas
   *[other] Recompensas de { $a }
}
zone-coven = { $parts ->
    [0] Aquelarre
   *[other] Carta del Aquelarre de { $a }
}
zone-common = Para todos
zone-drawn = Robadas
zone-deck = Mazo de Artefactos
zone-supply = Fichas de la Suerte restantes
zone-effects = En curso
zone-gone = Fuera del juego
zone-removed = Enemigos que quedan en la caja
fact-wave = Oleada
fact-round = Ronda
fact-first = empieza
fact-toad = Sapo
fact-active = juega
fact-hp = PV
fact-mp = PM
fact-gems = gemas
fact-tokens = suerte
fact-familiar = Familiar
fact-element = elemento
fact-strong_against = fuerte contra
fact-level = nivel
fact-state = estado
fact-unlocked = Hechizos avanzados
    .value = { $value ->
        [0] cerrados
       *[other] abiertos
    }
fact-ticks = entrenamiento
fact-task = tarea hecha
fact-forbids = esta ronda
fact-will_forbid = próxima ronda
fact-mark = bajo el efecto de
fact-last_hit_by = último golpe de
fact-source = por
fact-effect = efecto
fact-amount = valor
    .value = { $value ->
        [99] todo
       *[other] { $value }
    }
fact-on = sobre
fact-owner = de
fact-until = termina
fact-roller = tirada de
fact-doing = por
fact-targets = objetivos
fact-target = objetivo
fact-natural = dado natural
fact-die = dado final
fact-result = resultado
fact-points = puntos
fact-also = y
fact-flipper = moneda de
fact-coin = moneda
fact-parts = golpes restantes
fact-parts_of = a medias
fact-parts_owner = de
fact-reviving = por revivir
fact-spell = hechizo
fact-receiver = para
fact-left = por repartir
fact-next = siguiente
fact-window = ventana
    .value = { $value ->
        [0] comienzo de un turno
        [1] antes de una tirada
        [2] después de una tirada
        [3] después de lanzar la moneda
        [4] una caída
        [5] después de una acción
        [6] antes de la tirada de un Enemigo
       *[other] comienzo de una Oleada
    }
# lo que dura sobre un Familiar o un Enemigo
fact-next_roll = próxima tirada
fact-attack_rolls = tiradas de ataque
fact-damage_bonus = daño
fact-next_hit = daño del próximo golpe
fact-cheaper = PM menos por hechizo
fact-ballyhoo_bonus = daño de Ballyhoo
fact-prevents = PV a salvo de los Enemigos
fact-reflects = refleja un ataque
fact-skips = se salta una tirada
fact-survives = PV en vez de caer
# qué haría una opción
fact-cost = PM por pagar
    .value = { $value } de { $of }
fact-works_chance = funciona
    .value = { $value } %
fact-miss_chance = fallo
    .value = { $value } %
fact-hit_chance = impacto
    .value = { $value } %
fact-critical_chance = golpe crítico
    .value = { $value } %
fact-backfire_chance = pifia
    .value = { $value } %
fact-heal_chance = cura
    .value = { $value } %
fact-drain_chance = pérdida de PM
    .value = { $value } %
fact-forbid_chance = una prohibición
    .value = { $value } %
fact-saves = PV salvados
fact-more_damage = más daño
fact-needs = dado necesario
    .value = desde { $value }
fact-hit_bonus = más daño si acierta
fact-because = motivo
fact-expected = daño esperado
fact-most_damage = como máximo
fact-hp_after = PV después
fact-mp_after = PM después
fact-hp_average = PV de media
fact-mp_average = PM de media
fact-worst_hp = PV en el peor caso
fact-defeat_chance = lo derrota
    .value = { $value } %
fact-fall_chance = riesgo de caer
    .value = { $value } %
fact-falls = caídas
fact-would_fall = caería

## Resultados

result-won = { $count ->
    [one] Las jaulas están abiertas y el Aquelarre es libre: ¡gana { $winners }!
   *[other] Las jaulas están abiertas y el Aquelarre es libre: ¡ganan { $winners }!
}
result-lost = Esta vez los Enemigos se quedan con el Aquelarre: pierden todos.

## Ajustes

setting-level = nivel
setting-level-beginner = principiante
    .text = El juego tal como se aprende.
setting-level-master = maestro
    .text = Para quien ya ha rescatado un Aquelarre.
setting-first = empieza
setting-first-random = al azar
setting-first-A = A
setting-first-B = B
setting-first-C = C
setting-first-D = D
setting-first-E = E
setting-interrupt_mode = interrupciones
setting-interrupt_mode-polled = por turnos
setting-interrupt_mode-claim = quien llegue antes
setting-ballyhoo_mode = Ballyhoos
setting-ballyhoo_mode-offer = por turnos
setting-ballyhoo_mode-claim = quien llegue antes
setting-foe_interrupts = respuestas al dado de un Enemigo
setting-foe_interrupts-generous = todo lo que encaje
setting-foe_interrupts-strict = solo repetir la tirada
setting-coin = sorteo del Ojo
setting-coin-coin = con la moneda
setting-coin-cards = con cartas
setting-max_rounds = rondas como máximo
setting-max_rounds-none = sin límite
setting-window_seconds = segundos por ventana
setting-hold_seconds = segundos de espera
setting-claim_seconds = segundos por Ballyhoo
setting-cards = cartas
setting-cards-balanced = equilibradas
setting-cards-spec = como en el reglamento

phase-familiars = los turnos de los Familiares
phase-foes = el turno de los Enemigos
phase-wave = la Oleada

## Qué quieren decir las palabras de la mesa, en breve

gloss-hp = Puntos de vida. Con 0, un Familiar cae y un Enemigo queda derrotado.
gloss-mp = Puntos de magia: los cuestan hechizos y Ballyhoos. Se rellenan al vencer una Oleada.
gloss-gems = Cada gema paga un uso de la Habilidad especial.
gloss-tokens = Fichas de la Suerte: cada una gira una moneda, la haya lanzado quien sea.
gloss-familiar = Un compañero mágico con poderes propios; cada asiento juega uno.
gloss-element = Su elemento. Cada elemento es fuerte contra otro.
gloss-strong_against = Contra los Enemigos de este elemento se puede lanzar el Hechizo elemental.
gloss-level = Lo duro que es un Enemigo: los niveles altos llegan en Oleadas posteriores.
gloss-state = En pie con más de 0 PV; caído con 0, un fantasma hasta que lo revivan.
gloss-standing = Le quedan PV y puede actuar.
gloss-fallen = Un pequeño fantasma: no tiene turnos ni usa nada hasta que reviva.
gloss-unlocked = Los Hechizos avanzados se abren al hacer las seis tareas.
gloss-ticks = Tareas hechas hasta ahora, de seis.
gloss-task = Una tarea ya hecha.
gloss-forbids = Lo que prohíbe un Enemigo esta ronda.
gloss-will_forbid = Lo que un Enemigo prohibirá la próxima ronda, mientras siga ahí.
gloss-mark = Un efecto activo aquí.
gloss-last_hit_by = Quien lo hirió por última vez se queda su carta si tropieza solo.
gloss-wave = Los Enemigos llegan en cuatro Oleadas; vencida la última, se gana.
gloss-round = Cada Familiar juega un turno y luego los Enemigos.
gloss-first = Quién juega el primer turno de la ronda.
gloss-toad = El Sapo está con quien tiene el turno.
gloss-active = El Familiar que tiene el turno. Los demás solo pueden interrumpir.
gloss-ballyhoo = Tras un golpe, los amigos se suman: 1 PM y la moneda. Ojo Abierto: más daño. Ojo Cerrado: se acabó.
gloss-attack = No cuesta nada: tira el d20 y mira el resultado en la tabla.
gloss-ability = El truco de cada Familiar. Cuesta una gema y se usa en el turno de cualquiera.
gloss-spell = Paga sus PM, elige el objetivo, tira el d20.
gloss-artifact = Se usa como acción, una sola vez; luego deja el juego.
gloss-reward = Se gana con la carta de un Enemigo: se usa una vez, como interrupción.
gloss-coven = Una bruja enjaulada. Al empezar su Oleada da a su Familiar un Hechizo de ayuda.
gloss-backfire = El ataque hiere a quien lo hizo.
gloss-critical = Un golpe que hace más de lo normal.
gloss-no_healing = Ningún Familiar recupera PV, salvo al revivir.
gloss-no_magic = No se puede lanzar ningún hechizo.
gloss-no_ballyhoo = No se puede intentar ningún Ballyhoo.
gloss-no_artifact = No se puede usar ningún Artefacto.
gloss-no_special_ability = No se puede usar ninguna Habilidad especial.
gloss-next_roll = Se suma a la próxima tirada y desaparece.
gloss-attack_rolls = Se suma a cada tirada de ataque mientras dure.
gloss-damage_bonus = Se suma al daño mientras dure.
gloss-next_hit = Se suma al daño del próximo golpe y desaparece.
gloss-cheaper = Los hechizos cuestan estos PM menos, pero al menos 1.
gloss-ballyhoo_bonus = Se suma al daño de cada Ballyhoo logrado.
gloss-prevents = Los ataques de los Enemigos quitan estos PV menos.
gloss-reflects = El próximo ataque del Enemigo se le devuelve.
gloss-skips = El Enemigo no tira cuando le toca.
gloss-survives = En vez de caer, conserva estos PV.

## Qué hacen las cartas, en breve

brief-piddy_paw-healing_paw = 1 PV a un Familiar por cada PM.
brief-jinxie-healing_paw = { brief-piddy_paw-healing_paw }
brief-mimsy-healing_paw = PV a un Familiar: los PM pagados más 1.
brief-figgitch-healing_paw = { brief-piddy_paw-healing_paw }
brief-nutterson_iii-healing_paw = { brief-piddy_paw-healing_paw }
brief-piddy_paw-magic_eye = 2 PM a un Familiar por cada PM.
brief-jinxie-magic_eye = { brief-piddy_paw-magic_eye }
brief-mimsy-magic_eye = { brief-piddy_paw-magic_eye }
brief-figgitch-magic_eye = { brief-piddy_paw-magic_eye }
brief-nutterson_iii-magic_eye = { brief-piddy_paw-magic_eye }
brief-piddy_paw-revive = Todos pagan 2 PM y lanzan: vuelve un caído.
brief-jinxie-revive = { brief-piddy_paw-revive }
brief-mimsy-revive = { brief-piddy_paw-revive }
brief-figgitch-revive = { brief-piddy_paw-revive }
brief-nutterson_iii-revive = { brief-piddy_paw-revive }
brief-piddy_paw-fair_breeze = +2 a los ataques hasta el turno enemigo.
brief-jinxie-phoenix_riff = 4 de daño más en el próximo golpe de uno.
brief-mimsy-deep_tide_mend = Cada Familiar recupera 4 PV.
brief-figgitch-thornwall = Los Enemigos quitan 2 PV menos este turno.
brief-figgitch-treasure_trove = Tirada 6+: un Familiar recibe un Artefacto.
brief-nutterson_iii-time_spiral = Tirada 12+: dos acciones más.
brief-mistral-blowing_kisses = Tirada 4+: +4 a la próxima tirada de uno.
brief-ember-campfire_chorus = Tirada 4+: cada Ballyhoo hace 1 más.
brief-sirena-tidepool_blessing = Tirada 4+: cada Familiar recupera 2 PV.
brief-terra-pixie_bark = Tirada 5+: un Familiar no pierde PV.
brief-akasha-astrolabe_turn = Tirada 9+: recuperas 1 gema.
brief-magic_seeds = Cinco lanzamientos: 2 por Ojo Abierto.
brief-cracked_crystal_ball = Mira la próxima Oleada; 1 Suerte.
brief-toad_trumpet = Todos lanzan: 2 por Ojo Abierto.
brief-cloak_of_dusk = Los Enemigos no te quitan PV este turno.
brief-mirror_shard = Refleja el próximo ataque de un Enemigo.
brief-phoenix_feather = Quien caería queda con 4 PV.
brief-bottled_lightning = 6 de daño a un Enemigo, sin tirada.
brief-bubbling_cauldron = Cada Familiar recupera 3 PV.
brief-moonwater_flask = Llena los PM de un Familiar.
brief-drowsy_hourglass = Un Enemigo pierde su próxima tirada.
brief-runaway_broom = Ataque físico con todo doblado.
brief-prism_lens = Un Enemigo cambia de elemento; luego lanza.
brief-second_sip_potion = Un Familiar recupera 1 gema.
brief-collectors_satchel = Roba 2 Artefactos, quédate 1.
brief-silver_bell = Fin de las prohibiciones; 1 PM a todos.

## Por qué algo no se puede elegir

why-mp = hacen falta { $a } PM, tienes { $b }
why-training = se abre con las { $b } tareas hechas; de momento { $a }
why-wrong-element = { $a } es de otro elemento ({ $b }); este hechizo pide uno: { $c }
why-defeated = este Enemigo ya está derrotado
why-bars = a { $a } no se le puede apuntar con esto: «{ $b }»
why-banned = un Enemigo lo prohíbe esta ronda: { $a }
why-fallen = { $a } está caído: a un fantasma solo se llega reviviéndolo
why-you-fallen = tu Familiar está caído y no usa nada hasta que reviva
why-standing = { $a } está en pie; se revive a los caídos
why-untrained = { $a } no ha acabado el entrenamiento, y todos los que están en pie deben tenerlo
why-others-mp = { $a } necesita { $b } PM y tiene { $c }
why-condition = lo que pide { $a } no se da ahora: «{ $b }»
why-not-fitting = aquí no serviría de nada
why-wave-over = todos los Enemigos están derrotados; va a empezar la próxima Oleada
why-refused = se ha rechazado; se vota una vez por turno
why-no-token = hace falta una Ficha de la Suerte, y no tienes
why-not-your-trick = es la Habilidad especial de otro Familiar
why-no-gem = hace falta una gema, y no te quedan
why-no-payable-target = aquí no hay Enemigos que elegir y que puedas pagar
why-nothing-to-borrow = nadie tiene un truco que sirva ahora
why-foe-die-seen = el dado del Enemigo ya se ha visto: solo vale repetir la tirada
why-no-hit = el ataque no ha acertado, así que no hay Ballyhoo
why-ballyhoo-over = un intento ha fallado y el Ballyhoo se ha acabado
why-one-flip = ya has lanzado este turno, y cada uno puede una vez
why-own-attack = el ataque era tuyo: el Ballyhoo es para los demás
why-advanced-attack = los Hechizos avanzados no dan Ballyhoo
why-ruled-out = una carta descarta el Ballyhoo en este ataque
why-no-such-attack = vale para Ataques físicos y Hechizos de principiante
why-foe-limit = este Enemigo no permite más intentos
why-foe-gone = el Enemigo está derrotado, no queda nada que golpear
why-extra-attack = los ataques adicionales no dan Ballyhoo
why-nobody-active = en el turno de los Enemigos no hay Ballyhoo
why-reward-not-yours = { $a } no está entre tus recompensas
why-used-up = { $a } ya se ha usado y está fuera del juego
why-not-yours = { $a } es de otra persona
why-before-roll = { $a } se usa justo antes de la tirada de un Familiar
why-before-foe-roll = { $a } se usa justo antes de la tirada de un Enemigo
why-after-roll = { $a } se usa justo después de una tirada
why-after-flip = { $a } se usa justo después de lanzar la moneda
why-at-fall = { $a } es para el momento en que un Familiar va a caer
why-until-scored = es tarde para { $a }: se usa antes de que cuente el resultado
why-quiet = { $a } espera un momento tranquilo, entre tiradas y acciones
why-mocked = la burla del Enemigo impide { $a } en esta tirada
why-artifact-action = { $a } es un Artefacto: se usa como acción, en tu turno
why-once-a-roll = { $a } ya se ha usado en esta tirada
why-one-target = { $a } necesita un ataque contra un solo Enemigo
why-waits-turn = { $a } espera a tu turno
why-waits-moment = { $a } espera al momento que dice su texto
why-waits-question = la elección de ahora no trata de { $a }
why-choose-first = primero haz tu elección; { $a } encaja en los momentos de antes y después
why-running = ya está en marcha y termina solo
