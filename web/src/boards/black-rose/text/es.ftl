# El tablero de Black Rose.

lodge-map = La Logia
lodge-desk = Tu decisión
lodge-cell = Celda
lodge-value = ficha de valor { $value }
lodge-brink = al borde
lodge-tap-again = Toca otra vez { $name }
lodge-round = Ronda { $round }
lodge-moon = Luna
lodge-moon-now = { $name }, ahora
lodge-moon-over = { $name }, pasada
lodge-moon-at = { $name } a { $points }
lodge-rose-room-open = { $room }: abierta
lodge-rose-room-shut = { $room }: cerrada
lodge-order = Orden de juego
lodge-crown = Corona, primero en el orden
lodge-track = Puntos de Poder
lodge-end = fin
lodge-points-of = { $name }: { $points } Puntos de Poder
lodge-others = Los otros Magos
lodge-nth = { $n }.º en el orden
lodge-power = Poder
lodge-wounds = { $now }/{ $of } heridas
lodge-done = Cumplidas
lodge-guards = guarda
lodge-hunts = caza, { $room }
lodge-no-familiar = sin Familiar
lodge-decides = … decide
lodge-ready = ✓ listo
lodge-token = ficha
lodge-token-activate = Mover 2 y activar
lodge-token-attack = Mover 1 y atacar
lodge-token-ready = lista
lodge-used = usada
lodge-launch = Lanzar
lodge-strength = Movimiento { $movement } · Daño { $damage }
lodge-empty = vacío
lodge-any-time = cuando quieras
lodge-next = el siguiente
lodge-later = espera
lodge-cubes = Cubos
lodge-reserve = Reserva de Familiares
lodge-no-reserve = No quedan Familiares.
lodge-point = Señala una sala, una ficha o un hechizo para ver qué hace.
lodge-forecast = Qué pasaría
lodge-if-go = Si vas aquí: { $name }
lodge-if-activate = Si activas: { $name }
lodge-room-facts = { $colour }, cubos { $now }/{ $of }, ficha de valor { $value }
lodge-waits = { $count ->
    [one] { $count } hechizo Activo espera ({ $names }).
   *[other] { $count } hechizos Activos esperan ({ $names }).
}
lodge-instant = Al momento
lodge-passive = Pasivo
lodge-exit = Salida: Rosa +{ $points }
lodge-no-event = Espacio { $space }: sin Evento
lodge-events-count = Eventos { $count }
lodge-why-not = { $name }: ¿por qué no?
lodge-cast = Lanzar
lodge-shed = Descartar: mover 1
lodge-frenzy = Mover y atacar
lodge-quests = Tus Misiones
lodge-quest-show = ✓ Mostrar, +{ $points }
lodge-quest-worth = +{ $points } Poder
lodge-quest-ready = Misión ✓ lista
lodge-you = tú
lodge-plate = { $now }/{ $of } · { $active ->
    [0] ninguno Activo
    [one] { $active } Activo
   *[other] { $active } Activos
}
lodge-close = Volver a la Logia
lodge-tray = Qué puedes elegir
lodge-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
lodge-action-of = Acción { $n } de { $of }. { $question }
lodge-whole = Entera
lodge-closer = De cerca
lodge-shown = visible
lodge-prepared = listo
