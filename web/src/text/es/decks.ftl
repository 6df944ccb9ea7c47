# Hacer un mazo: qué tiene y qué le falta, como texto, al azar; qué mazos acepta una mesa.

decks-premade-of =
    { $what ->
        [list] { $game }: listas que vienen con el juego
       *[deck] { $game }: mazos que vienen con el juego
    }
builder-cost = coste { $cost }
builder-of-cost = { $kind }, coste { $cost }
builder-cell = { $what }: { $count } de { $wanted }, { $state }
builder-missing = { $count ->
    [one] falta 1
   *[other] faltan { $count }
}
builder-over = { $count ->
    [one] sobra 1
   *[other] sobran { $count }
}
builder-full = completo
builder-copies = { $count ->
    [one] Cada carta, una sola vez.
   *[other] Hasta { $count } cartas iguales.
}
builder-too-many =
    { $what ->
        [list] { $count } en la lista; se permiten { $most } como máximo
       *[deck] { $count } en el mazo; se permiten { $most } como máximo
    }
builder-undo = Deshacer
builder-random =
    { $what ->
        [list] Lista al azar
       *[deck] Mazo al azar
    }
builder-more-faults = { $count ->
    [one] Uno más
   *[other] { $count } más
}
builder-copy = Guardar una copia
builder-copied = La copia está guardada.
builder-copy-name = { $name } (copia)
builder-read-text = Usar este texto
builder-forget-text =
    { $what ->
        [list] Volver a la lista
       *[deck] Volver al mazo
    }
builder-read = { $count ->
    [one] Una carta leída.
   *[other] { $count } cartas leídas.
}
builder-not-read = { $count ->
    [one] Hay una línea que no se entiende. Todo sigue como estaba.
   *[other] Hay { $count } líneas que no se entienden. Todo sigue como estaba.
}
builder-line-card = Línea { $line }: ninguna carta se llama «{ $came }». Escribe un nombre, por ejemplo { $card }.
builder-line-near = Línea { $line }: ninguna carta se llama «{ $came }». ¿Querías decir { $near }?
builder-line-count = Línea { $line }: el número de «{ $came }» no vale. Delante de la carta va uno del 1 al 99.
deck-misfit = { $name } no sirve para esta mesa.
deck-misfits = { $count ->
    [one] Hay 1 que no sirve para esta mesa
   *[other] Hay { $count } que no sirven para esta mesa
}
setting-how-many = Cuántas
setting-how-many-none = lo habitual
setting-these-cards = Estas cartas:
room-change = Cambiar
room-change-help =
    { $what ->
        [list] Las listas que ya no sirvan se apartan, y todos se enteran.
       *[deck] Los mazos que ya no sirvan se apartan, y todos se enteran.
    }
room-deck-aside =
    { $what ->
        [list] La mesa ha cambiado y tu lista ya no sirve. Elige otra.
       *[deck] La mesa ha cambiado y tu mazo ya no sirve. Elige otro.
    }
