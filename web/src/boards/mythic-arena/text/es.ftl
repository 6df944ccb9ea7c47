# El tablero de Mythic Arena.

# $name: de quién
arena-side = Arena de { $name }
arena-middle = Entre los dos frentes
arena-unfold = Mostrar toda la arena de { $name }
arena-fold = Plegar la arena de { $name }
arena-turn = Turno { $turn }
arena-game = Partida { $game }
arena-die = El dado muestra { $value }
arena-order = Combatientes por Velocidad
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
arena-unfold-hand = Mostrar toda la mano
arena-fold-hand = Plegar la mano
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
arena-looks =
    { $count ->
        [one] { $zone }: { $count } carta
       *[other] { $zone }: { $count } cartas
    }
# $name: what is foreseen, such as who strikes first
arena-foreseen = { $name }: { $value }
# cards that one looks at oneself
arena-your-cards = Tus cartas
arena-choices = Opciones
arena-draft-yours = Te toca elegir
arena-draft-theirs = Elige { $name }
arena-draft-filter = Mostrar un solo tipo
arena-draft-all = Todas
