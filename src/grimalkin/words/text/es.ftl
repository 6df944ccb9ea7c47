# Lo que dicen todos los juegos y la terminal. Las palabras que se escriben (undo, save, why, ...) siguen en inglés.

## Palabras

word-a-card = una carta
word-something = algo
word-nobody = nadie
word-face-down = boca abajo
word-you = tú
word-owned = { $what } de { $owner }
word-team = equipo { $number }
word-numbered = { $what } #{ $number }
word-under = { $what } debajo de { $top }
word-modifier = { $fact } { $by } por { $source }, { $rule }
list-and = { $a } y { $b }

## Opciones y reglas de todos los juegos

option-pass = Pasar
option-concede = Rendirse
option-take-back = Retirar
concede = Rendirse
    .text = Quien tiene el turno puede rendirse en cualquier momento. Su equipo pierde, salvo que el juego diga otra cosa.
leave = Abandonar
    .text = Si el juego lo permite, alguien puede marcharse y los demás siguen jugando. Lo que se le preguntaría se responde por defecto. Si quedan muy pocos, ganan ellos.

## Resultados

result-won = { $count ->
    [one] La partida ha terminado: gana { $winners }.
   *[other] La partida ha terminado: ganan { $winners }.
}
result-drawn = La partida ha terminado: empate.
result-lost = La partida ha terminado: pierden todos.
result-points = Puntos: { $points }

## Consejos

hint-only = No hay otra opción.
hint-better = Mejor que «{ $instead }» en { $better } de { $worlds } partidas imaginadas.
hint-nothing = En { $worlds } partidas imaginadas nada fue claramente mejor que no hacer nada.
hint-best = La mejor opción en { $worlds } partidas imaginadas.
hint-futile = Todo lo demás fallaría con seguridad.

## La terminal: ayuda

terminal-help-choose = elige una de las opciones; Intro toma la única que hay
    .keys = NÚMERO o NOTACIÓN
terminal-help-seat = elige por otro asiento de este teclado, cuando puede actuar
    .keys = B NOTACIÓN
terminal-help-why = qué regla te impide elegirla ahora
    .keys = why NOTACIÓN
terminal-help-rule = lo que dice una regla; con palabras en su lugar, las reglas que las contienen
    .keys = rule ID
terminal-help-card = lo que pone en una carta
    .keys = card NOMBRE
terminal-help-look = todo lo que hay en la mesa, completo; look PALABRAS: solo lugares y cartas con estas palabras
    .keys = look, look PALABRAS
terminal-help-hint = qué se podría elegir aquí, y por qué
    .keys = hint
terminal-help-undo = deshace tu última elección; la rehace
    .keys = undo, redo
terminal-help-back = deshace la última parte de una elección a medias, o la que nombres
    .keys = back
terminal-help-log = todo lo que ha pasado hasta ahora
    .keys = log
terminal-help-save = guarda en un archivo la partida hasta aquí
    .keys = save ARCHIVO
terminal-help-stop = se te pregunta siempre en esta ventana; stop off VENTANA lo quita
    .keys = stop on VENTANA
terminal-help-concede = te rindes
    .keys = concede
terminal-help-leave = abandonas la partida; los demás siguen jugando si las reglas lo permiten
    .keys = leave
terminal-help-dispute = discutes una regla, una carta o una entrada; pides un Juez; ves lo que se ha decidido
    .keys = dispute QUÉ, judge, rulings
terminal-help-judge = decides como Juez; apoyas la propuesta de otro Juez
    .keys = rule on QUÉ ..., second N
terminal-help-quit = esta lista; deja la partida
    .keys = help, quit
terminal-help-star = Las opciones con asterisco se pueden elegir siempre que te toque, se pregunte lo que se pregunte.

## La terminal: la mesa

terminal-welcome = { $title }. Escribe help para ver lo que puedes escribir.
terminal-welcome-settings = { $title } ({ $settings }). Escribe help para ver lo que puedes escribir.
terminal-cards-base = El juego de cartas { $cards } se basa en el juego { $base }.
terminal-goes-on = La partida sigue tras la entrada { $entry }.
terminal-heading = { $title } · entrada { $entry }
terminal-clock = reloj { $seconds } s
terminal-person = un humano
terminal-lines-before = { $count ->
    [one] ({ $count } línea antes de estas: escribe log)
   *[other] ({ $count } líneas antes de estas: escribe log)
}
terminal-lines-left-out = { $count ->
    [one] ({ $count } línea antes de estas)
   *[other] ({ $count } líneas antes de estas)
}
terminal-look-hint = look: toda la mesa · card NOMBRE: lo que pone en una carta · help: más
terminal-back-hint = (back deshace la última parte)
terminal-texts = Textos de las cartas
terminal-part-so-far = Hasta ahora: { $parts }
terminal-part-how = Responde parte por parte; back deshace la última respuesta. También puedes escribir la elección entera, por ejemplo { $example }.
terminal-how-many = { $what }: ¿cuántas?
terminal-which = { $what }: ¿cuál?
terminal-which-place = ¿Quién es el número { $number }?
terminal-interrupt = { $name } puede intervenir: { $words }
terminal-drafted = Elegidas para { $name }: { $cards }
terminal-hand-over = Pásale el teclado a { $name }
terminal-nobody-looks = { $name }, pulsa Intro cuando no mire nadie más

## La terminal: el azar

terminal-luck-hash = Una semilla secreta decide el azar. Su hash:
terminal-luck-seed = El azar sale de la semilla { $seed }.
terminal-luck-anew = El archivo no tiene semilla; desde aquí decide el azar una nueva semilla secreta. Su hash:
terminal-luck-next = Ahora le toca al azar.
terminal-luck-was-hash = El hash anunciado antes de jugar:
terminal-luck-was-secret = La semilla que había detrás:
terminal-luck-was-seed = El azar salió de la semilla { $seed }.

## La terminal: lo que escribes

terminal-type-something = Escribe un número del 1 al { $most }, una notación o help.
terminal-no-part = «{ $words }» no es una respuesta aquí; puede ser: { $answers }
terminal-no-number = No existe la opción { $number }; escribe un número del 1 al { $most } o help.
terminal-not-offered = «{ $words }» no se puede elegir ahora; escribe un número del 1 al { $most } o help (why { $words } dice más)
terminal-not-offered-near = «{ $words }» no se puede elegir ahora; lo más parecido: { $near } (why { $words } dice más)
terminal-no-choice = «{ $words }» no existe en este juego; escribe un número del 1 al { $most } o help
terminal-no-choice-near = «{ $words }» no existe en este juego; lo más parecido: { $near }
terminal-why-how = Escribe why y una notación, por ejemplo why pass.
terminal-can-be-chosen = «{ $option }» se puede elegir ahora.
terminal-forbids = { $rule } prohíbe ahora «{ $option }».
terminal-asks-else = { $rule } pregunta ahora otra cosa: «{ $option }» no es una respuesta.
terminal-rule-how = Escribe rule y un código, por ejemplo rule { $example }.
terminal-no-rule = No existe la regla «{ $words }».
terminal-no-rule-near = No existe la regla «{ $words }»; lo más parecido: { $near }
terminal-card-how = Escribe card y un nombre, por ejemplo card { $example }. Hay: { $names }.
terminal-card-none = Este juego no tiene cartas que consultar.
terminal-no-card = No existe la carta «{ $words }».
terminal-no-card-near = No existe la carta «{ $words }»; lo más parecido: { $near }
terminal-look-none = Nada de lo que ves se llama «{ $words }»; look solo lo muestra todo.
terminal-look-empty = Aquí no hay nada: { $names }
terminal-hint = Consejo: { $option }  ({ $notation })
terminal-nothing-told = Todavía no ha pasado nada.
terminal-rules-failed = Las reglas de este juego han fallado aquí: { $reason }
terminal-bot-failed = { $bot }, que juega por { $name }, ha fallado: { $reason }

## La terminal: deshacer y pararse

terminal-nothing-to-undo = No has elegido nada que se pueda deshacer.
terminal-nothing-to-redo = No se acaba de deshacer nada.
terminal-not-midway = No estás a mitad de una elección.
terminal-consent-needed = Por medio hay azar, la elección de otra persona o una carta mostrada: hace falta el permiso de { $names }.
terminal-agree-undo = { $other }, ¿dejas que { $name } deshaga su elección? (sí o no)
terminal-agree-redo = { $other }, ¿dejas que { $name } rehaga su elección? (sí o no)
terminal-yes = y yes s si sí
terminal-leave-sure = { $name }, ¿abandonas la partida? Los demás siguen sin ti y no podrás volver. (sí o no)
terminal-leave-ends = { $name }, ¿abandonas la partida? Se acaba para todos. (sí o no)
terminal-leave-not = No has abandonado la partida.
terminal-not-agreed = { $other } no está de acuerdo; no ha cambiado nada.
terminal-moved = La partida ha vuelto a como estaba tras la entrada { $entry }.
terminal-no-hint = Un Juez decide como le parezca divertido, claro, gracioso o justo.
terminal-no-judge = En este teclado no se sienta ningún Juez.
terminal-dispute-how = Escribe dispute y una regla, una carta o una entrada, por ejemplo dispute entry 12.
terminal-second-how = Escribe second y la entrada de una propuesta, por ejemplo second 12.
terminal-rule-on-how = Escribe rule on, de qué se trata, una o más palabras de { $criteria }, dos puntos y qué hay que hacer, por ejemplo { $example }. Tras una barra puedes añadir palabras. Hay:
terminal-contrary = Una decisión anterior dice otra cosa: { $warning }
terminal-rule-anyway = ¿Decidir así de todos modos? (sí o no)
terminal-precedent = El Juez decidió sobre { $rule } en la entrada { $entry }: { $said } ({ $criteria }). { $text }
terminal-order = La decisión de la entrada { $entry }: { $text }
terminal-dispute-waits = Entrada { $entry }: { $name } discute { $about }
terminal-no-rulings = No se ha decidido ni discutido nada.
terminal-agree-judge = { $other }, ¿te parece bien un nuevo Juez? (sí o no)
terminal-stop-how = Escribe stop on VENTANA o stop off VENTANA; ventanas: { $windows }.
terminal-stop-none = Este juego no tiene ventanas en las que pararse.
terminal-stop-on = { $window }: a partir de ahora se te pregunta siempre.
terminal-stop-off = { $window }: a partir de ahora solo se te pregunta donde lo dicen las reglas.

## La terminal: archivos y despedida

terminal-save-how = Escribe save y el nombre de un archivo, por ejemplo save game.jsonl.
terminal-saved = Guardada en { $file }
terminal-not-saved = No se ha guardado en «{ $file }»: { $reason }
terminal-last-words = save ARCHIVO guarda esta partida, Intro sale
terminal-only-save = La partida ha terminado; solo quedan save ARCHIVO e Intro.
terminal-not-kept = La partida no está guardada.
terminal-kept-finished = La partida terminada está guardada en { $file }
terminal-kept-unfinished = La partida sin terminar está guardada en { $file }
terminal-kept-partly = La partida hasta la entrada { $entry } está guardada en { $file }; lo que vino después, no.
terminal-lost-finished = La partida terminada no está guardada: escribe save ARCHIVO o empieza con --save ARCHIVO.
terminal-lost-unfinished = La partida sin terminar no está guardada: escribe save ARCHIVO o empieza con --save ARCHIVO.

## La terminal: partidas guardadas

terminal-replay-sound = { $count ->
    [one] { $file } está comprobado: { $count } entrada, cada elección, cada estado y todo el azar.
   *[other] { $file } está comprobado: { $count } entradas, cada elección, cada estado y todo el azar.
}
terminal-replay-unseeded = { $count ->
    [one] { $file } está comprobado: { $count } entrada, cada elección y cada estado; falta la semilla para comprobar el azar.
   *[other] { $file } está comprobado: { $count } entradas, cada elección y cada estado; falta la semilla para comprobar el azar.
}
terminal-replay-unfinished = La partida no ha terminado.
terminal-replay-open = La partida no ha terminado: aquí se ven también cartas ocultas.

## Decisiones, disputas y vueltas atrás rechazadas

fault-over = la partida ha terminado y ya no se puede decidir nada
fault-no-official = { $seat } no arbitra en esta mesa
fault-luck = ahora habla el azar; solo se decide cuando alguien tiene que elegir
fault-luck-disputes = ahora habla el azar; se disputa cuando alguien tiene que elegir
fault-no-officials = este juego no tiene jueces: no hay nada que decidir ni disputar
fault-no-rulings = «{ $text }»: este juego no admite decisiones
fault-first = «{ $operation }» va en primer lugar
fault-no-proposal = ninguna propuesta { $number } espera un apoyo
fault-for-it = { $seat } ya está a favor
fault-no-act = «{ $text }» no es una jugada de este juego
fault-can-anyway = { $seat } puede hacerlo de todos modos: { $act }
fault-not-lifted = lo prohíbe { $why }, y aquí ninguna decisión lo levanta: { $act }
fault-too-long = una decisión es una sola línea de { $most } caracteres como mucho; aquí hay { $count }
fault-no-colon = «{ $text }»: escribe los criterios, dos puntos y lo que hay que hacer, como en «fun: uphold»
fault-no-criteria = una decisión da al menos un motivo: { $criteria }
fault-nothing = una decisión hace algo; «uphold» deja las cosas como están
fault-operations = una decisión hace { $most } cosas como mucho; aquí hay { $count }
fault-form = «{ $text }» no se entiende; escribe «{ $form }»
fault-in-person = cada juez da su apoyo en persona
fault-not-undone = «{ $text }»: no se acaba de volver atrás; escribe «undo»
fault-one-word = «{ $text }» no es una sola palabra; los motivos y el objeto de una decisión son palabras sueltas
fault-one-operation = «{ $text }» no es una sola cosa; cada una tiene su línea, sin «;» ni «|»
fault-settled = la entrada { $entry } fijó: { $key }, { $value } ({ $criteria })
fault-pile = { $card } está en una pila donde nunca puede estar
fault-dispute-over = la partida ha terminado: ya no hay nada que disputar
fault-nobody = no hay nadie que pueda resolver una disputa
fault-players-dispute = solo quien juega puede disputar
fault-disputes = disputas en espera de { $seat }: ya { $count }
fault-disputed = «{ $text }» ya se disputa en la entrada { $entry }
fault-disputed-before = «{ $text }» se disputó en la entrada { $entry }, y ninguna decisión lo ha cambiado desde entonces; lo que ha pasado después se disputa como «entry N»
fault-disputes-left = a { $seat } no le quedan disputas: en esta mesa son { $count } por jugador y partida
fault-no-such-dispute = «{ $text }» no es una regla, una carta ni una entrada; una entrada se escribe «entry N»
fault-nothing-to-dispute = «{ $text }» no es una regla, una carta ni una entrada
fault-dispute-old = la entrada { $entry } es demasiado antigua, o no existe
fault-seats-taken = todos los asientos están ocupados
fault-undo-luck = después de la entrada { $entry } iba a hablar el azar
fault-undo-not-earlier = la entrada { $entry } no es un momento anterior de esta partida
fault-undo-old = la entrada { $entry } es demasiado antigua
fault-undo-left = { $seat } dejó la partida en la entrada { $entry }, y más atrás no se vuelve
fault-undo-seated = en la entrada { $entry } se sentó un juez, y más atrás no se vuelve
fault-unknown-near = { $what ->
    [card] Ninguna carta
    [player] Ningún jugador
    [pile] Ninguna pila
    [operation] Ninguna acción
    [criterion] Ningún motivo
    [value] Ninguna respuesta
    [key] Ninguna pregunta
   *[other] Nada
} se llama «{ $word }»; ¿querías decir «{ $near }»?
fault-unknown-none = { $what ->
    [card] Ninguna carta
    [player] Ningún jugador
    [pile] Ninguna pila
    [operation] Ninguna acción
    [criterion] Ningún motivo
    [value] Ninguna respuesta
    [key] Ninguna pregunta
   *[other] Nada
} se llama «{ $word }»; aquí no hay
fault-unknown-list = { $what ->
    [card] Ninguna carta
    [player] Ningún jugador
    [pile] Ninguna pila
    [operation] Ninguna acción
    [criterion] Ningún motivo
    [value] Ninguna respuesta
    [key] Ninguna pregunta
   *[other] Nada
} se llama «{ $word }»; hay: { $known }
