# The Judge’s desk, and how players call the Judge.

desk-title = La mesa del Juez
desk-to-table = Ver la mesa de juego
desk-to-desk = La mesa del Juez
desk-dispute = La disputa
desk-raised = { $name } disputa esto (entrada { $n })
desk-noted = Espera a que ningún efecto esté a medias.
desk-more-disputes = { $count ->
    [one] Espera { $count } disputa más.
   *[other] Esperan { $count } disputas más.
}
desk-no-dispute = No se disputa nada. Aun así puedes decidir.
desk-happened = Qué pasó
desk-printed = La regla tal como está escrita
desk-open-rule = Abrirla en el reglamento
desk-ruling = Tu decisión
desk-group = { $group ->
    [rules] Reglas
    [players] Jugadores
    [cards] Cartas
   *[table] Mesa
}
desk-op = { $name ->
    [uphold] Vale la regla escrita
    [undo] Deshacer
    [undone] Vuelta a la entrada
    [set_option] Resolver una cuestión
    [permit] Permitir un acto
    [forbid] Prohibir un acto
    [adjust_money] Ajustar el Dinero
    [set_things] Fijar las Cosas
    [draw] Robar
    [end_step] Acabar el paso
    [name_winner] Nombrar al ganador
    [move_card] Mover una carta
    [modify_power] Cambiar la Fuerza
    [set_controller] Cambiar el control
    [perch] Posar a un Enemigo
    [shuffle] Barajar
    [set_turn_order] Orden de turno
    [set_bedtime] Hora de dormir
    [note] Solo una nota
   *[other] { $other }
}
desk-slot = { $kind ->
    [PLAYER] jugador
    [CARD] carta
    [FOE] Enemigo
    [PLACE] adónde
    [PILE] pila
    [KEY] cuestión
    [VALUE] respuesta
    [ACT] acto
    [AMOUNT] cuánto
    [COUNT] cuántas
    [ROUND] ronda
    [ORDER] orden
    [WORDS] palabras
    [choice] cuánto tiempo
   *[other] { $other }
}
desk-word = { $word ->
    [turn] este turno
    [round] esta ronda
    [game] el resto de la partida
    [with_under] con lo que tiene debajo
    [as_event] los textos ocurren
    [top] encima
    [bottom] debajo del todo
    [shuffled] barajada dentro
    [touched] las pilas tocadas olvidan lo visto
   *[other] { $other }
}
desk-undo-line = Volver a la entrada { $n }
desk-undo-touched = las pilas tocadas olvidan lo visto
desk-remove = Quitar
desk-changes = Antes y después
desk-nothing-yet = Elige qué pasa y por qué: aquí verás qué cambiaría.
desk-no-change = Nada cambia en la mesa.
desk-what = qué cambia
desk-before = antes
desk-after = después
desk-luck = Después decide la suerte.
desk-of = { $name }: { $what }
desk-words = Con tus palabras
desk-holds = { $how ->
    [game] Vale para el resto de la partida.
   *[once] Vale una vez.
}
desk-why = ¿Por qué? Al menos un motivo
desk-criterion = { $name ->
    [fun] diversión
    [clear] claro
    [funny] gracioso
    [fair] justo
    [consistent] coherente
   *[other] { $other }
}
desk-chosen = ✓ elegido
desk-not-chosen = no elegido
desk-proposals = Decisiones propuestas
desk-ruling-of = Decisión { $n } de { $name }
# what a ruling does, and for which reasons
desk-verdict = { $what } ({ $why })
desk-verdict-said = { $verdict }. «{ $text }»
desk-held = Espera a que ningún efecto esté a medias.
desk-second = Apoyarlo
desk-precedents = Precedentes en esta partida
desk-again = Fallar otra vez así
desk-no-precedents = Aún no hay ninguna decisión.
desk-undo = O volver a …
desk-undo-begins = el inicio de un turno
desk-seats = La mesa, como solo tú la ves
desk-hand = Mano { $count }
desk-undo-before = antes de: { $what }
desk-undo-after = después de: { $what }
desk-needs-why = Elige al menos un motivo.
desk-needs-seconds = { $count ->
    [one] { $count } Juez más debe apoyarlo.
   *[other] { $count } Jueces más deben apoyarlo.
}
desk-waits = La partida espera tu decisión.
desk-quiet = La partida sigue; puedes fallar cuando quieras.
desk-uphold = Vale la regla escrita
desk-enter = Dictar la decisión
desk-call = Llamar al Juez
desk-call-short = Disputar …
desk-call-about = ¿De qué se trata?
desk-call-rule = la regla: { $rule }
desk-call-says = ¿Qué dices tú?
desk-call-do = Llamar al Juez
desk-call-not = Dejarlo
desk-call-left = { $count ->
    [0] No te quedan disputas en esta partida.
    [one] Te queda { $count } disputa en esta partida. Si no cambia nada, su tiempo sale del tuyo.
   *[other] Te quedan { $count } disputas en esta partida. Si una no cambia nada, su tiempo sale del tuyo.
}
desk-hearing = { $name } llama al Juez: { $about }
desk-hearing-noted = { $count ->
    [one] Hay { $count } disputa anotada. El Juez la oirá pronto.
   *[other] Hay { $count } disputas anotadas. El Juez las oirá pronto.
}
desk-entry-dispute = { $name } llama al Juez
desk-entry-ruling = { $name } falla: { $ruling }
desk-seat = Juez
desk-asks = A { $name } le gustaría juzgar esta partida
desk-offer-title = Juzgar esta partida
desk-offer-help = Si todos los jugadores aceptan, te sientas como Juez: resuelves disputas y no juegas.
desk-offer = Ofrecerse como Juez
# said to a dispute
desk-says = al Juez: { $text }
desk-settings = { $name } cambia los ajustes de la mesa
