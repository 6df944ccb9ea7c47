# El tablero de Mythic Arena.

# $name: de quién
arena-side = Arena de { $name }
arena-unfold = Mostrar toda la arena de { $name }
# on a phone: what is shown small is shown whole
arena-see-all = Ver todo
arena-turn = Turno { $turn }
arena-game = Partida { $game }
arena-die = El dado muestra { $value }
arena-hp = { $hp } PV
arena-hp-of = { $hp } de { $of } PV
# $what: un estado
arena-counters = { $what } { $count }
# $what: un Elyth
arena-bears = lleva { $what }
arena-held = sujeto por { $who }
arena-attacks = ataca a { $who }
arena-attacks-alone = ataca
arena-blocks = bloquea a { $who }
arena-blocks-alone = bloquea
arena-declared = ha declarado: { $power }
arena-acted = ya ha actuado
arena-hand =
    { $count ->
        [one] { $count } carta en mano
       *[other] { $count } cartas en mano
    }
arena-stack =
    { $count ->
        [one] { $zone }: { $count } carta
       *[other] { $zone }: { $count } cartas
    }
arena-look-through =
    { $count ->
        [one] Mirar: { $zone }, { $count } carta conocida
       *[other] Mirar: { $zone }, { $count } cartas conocidas
    }
# cards that one looks at oneself
arena-your-cards = Tus cartas
arena-no-hand = No hay cartas en la mano
arena-draft-yours = Te toca elegir
arena-draft-theirs = Elige { $name }
arena-draft-filter = Mostrar un solo tipo
arena-draft-all = Todas

## Criaturas

# short words over the numbers of a pet, at most four letters
arena-speed = VEL
arena-hit = PUNT
arena-miss = ESQ
arena-damage = DAÑO
# a pet that another holds by Chomp or Constrict
arena-held-chip = Agarrada
# beside the name of the Rear
arena-rear-heals = cura 30
# what blocking would cost a pet
arena-would-cost = PV que perdería
arena-falls = cae
# from this face of the die to 20
arena-hits-on = acierta con { $from }–20
arena-hits-on-20 = solo acierta con 20
arena-chance = { $chance } %
# $why: statuses such as Stunned
arena-chance-none-by = no puede golpear: { $why }

## La franja del centro

arena-strip = Duelos y pronósticos
arena-strip-rests = Aquí se ve a qué llevaría una elección.
arena-percent = { $value } %
arena-duel = Duelo { $number }
arena-duel-of = de { $count }
# under the name of an Attacker: what follows is about each pet that may block it
arena-against-each = si la bloquea
arena-strikes = golpea
arena-is-struck = recibe el golpe
arena-equal-speed = Velocidad igual: una tirada decide quién golpea primero
arena-strikes-first = { $who } golpea primero
arena-beat-die = Dado
arena-beat-sum = Suma
arena-beat-hit = ¿Acierta?
arena-beat-damage = Daño
arena-rolls = El dado rueda
# beside the number of the die in a sum
arena-sum-die = dado
arena-verdict-hit = ACIERTO
arena-verdict-miss = FALLO
# before the duels that come after this one
arena-then = Después

## Atacantes y Bloqueadores

arena-picked-attack = elegida, ataca como número { $number }
arena-picked-block = elegida, bloquea al número { $number }
# $line: the line that is attacked, by its name
arena-attack-line = Ataque: { $line }
arena-unpick = Retirar a { $who }
# from now on Blockers are chosen for this Attacker
arena-aim = Elegir quién bloquea a { $who }
arena-target = Atacar a { $who }
arena-attack-with =
    { $count ->
        [one] Atacar con { $count } Criatura
       *[other] Atacar con { $count } Criaturas
    }
arena-block-with =
    { $count ->
        [one] Bloquear con { $count } Criatura
       *[other] Bloquear con { $count } Criaturas
    }
arena-choosing-attack = Toca cada Criatura que ataca
arena-chosen-attack =
    { $count ->
        [one] { $count } ataca
       *[other] { $count } atacan
    }
arena-naming = ¿A quién ataca { $who }?
arena-choosing-block = ¿Quién bloquea al { $number }, { $who }?
# $lost: HP that all Blockers would lose together
arena-chosen-block =
    { $count ->
        [one] { $count } bloquea, hasta { $lost } PV perdidos
       *[other] { $count } bloquean, hasta { $lost } PV perdidos en total
    }
arena-gather-stopped = Antes se pregunta otra cosa: lo que habías elegido después no se ha enviado.

## El estante y la barra

# after the number of cards in the Resource Pile
arena-to-draw = por robar
arena-spent = descartadas
arena-in-hand = en la mano
arena-victory = Victoria
arena-victory-short = PVic
arena-will-short = Vol
arena-number-of = { $value } de { $of }
arena-steps = Pasos del turno
arena-step-draw = Robo
arena-step-pet = Criatura
arena-step-primary = Fase principal
arena-step-battle = Batalla
arena-step-cleanup = Limpieza

## El draft

arena-draft-for-me = Elegir por mí
arena-draft-stop = Volver a elegir yo
# $what: what a card has in common with the own deck, such as Poison
arena-draft-fits = encaja: { $what }
arena-theme-heal = Curación
arena-theme-guard = Protección
arena-theme-flying = Vuelo
