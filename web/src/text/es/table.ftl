# La mesa: la pregunta, las opciones, el diario y todo lo que rodea un tablero.

table-prompt = Qué se pide
table-all-choices = Todas las opciones
table-hinted = Un bot haría esto
table-open-rule = Abrir la regla { $rule }
table-confirm = ¿De verdad?
table-confirm-yes = Sí: { $what }
table-confirm-no = No, elijo otra vez
table-unpick = Soltar
table-log = Diario
table-log-search = Buscar en el diario
table-log-earlier = { $count } entradas anteriores
table-log-empty = Todavía no ha pasado nada.
table-look-at = Mirar { $card }
table-entry-undo = { $name } deshace una elección
table-entry-host-undo = Quien administra este servidor devuelve la partida a un punto anterior
table-entry-takeover = Desde ahora un bot juega por { $name }
table-entry-back = { $name } vuelve a jugar
table-entry-timeout = { $name } tardó demasiado
table-entry-concede = { $name } se rinde
table-entry-leave = { $name } abandona la partida
table-entry-ruling = Una decisión del Juez
table-laying-out = Se está poniendo la mesa …
table-card = Una carta
table-look = Mirar
table-statuses = Estados
table-modifiers = Modificada por
table-why-not = ¿Por qué no se puede?
table-why-other = ¿Por qué no otra cosa?
table-why-nothing = Ninguna regla lo prohíbe, pero ahora no hay nada que hacer con ello.
table-can-be-used = { $count ->
    [one] Una opción tiene que ver con ella.
   *[other] { $count } opciones tienen que ver con ella.
}
table-card-rules = Sus reglas
table-rule = Regla { $rule }
table-link-copied = El enlace está copiado.
table-talk = Chat
table-seats = Asientos
table-menu = Menú
table-side = Diario, chat, asientos, menú
table-fold = Plegar
table-unread = { $count ->
    [one] una línea nueva
   *[other] { $count } líneas nuevas
}
table-whose-view = Ver como
table-view-asked = te toca
table-sending = En camino …
table-goes-on = Sigue la partida …
table-question-of = { $name }: { $question }
table-bot-thinks = { $names } está pensando …
table-waits-for = Se espera a { $names }
table-title-turn = ● Te toca: { $game }
table-window-closes = La ventana se cierra en { $seconds } segundos
table-hold = Más tiempo
table-held = Tiempo añadido
table-yield = Dejar pasar hasta el final: { $phase }
table-yielding = Dejas pasar todo hasta que acabe: { $phase }
table-unyield = Dejar de pasar
table-skip = Saltar
table-back = Atrás
table-undo = Deshacer
table-undo-ask = Deshacer: los demás deben aceptar
table-redo = Rehacer
table-redo-ask = Rehacer: los demás deben aceptar
table-hint = ¿Qué haría un bot?
table-result = Resultado
table-lost = Esta mesa no se puede mostrar
table-lost-unknown = No hay ninguna mesa en esta dirección. Quizá el enlace esté cortado: pídelo otra vez.
table-lost-private = En esta mesa nadie puede mirar. Si tienes un asiento aquí, entra con el nombre que tenías.
table-to-mine = Mis partidas
table-to-lobby = Sala
table-closed = Esta mesa se cerró
table-asleep = Esta mesa duerme
table-asleep-game = Su juego no está disponible ahora mismo.
table-asleep-cards = Sus cartas no se pueden usar ahora mismo.
table-asleep-setup = Falta ahora mismo algo con lo que se preparó.
table-asleep-goes-on = No se pierde nada: ningún reloj corre, y la partida sigue donde estaba en cuanto pueda.

## Asientos

seat-you = tú
seat-bot = bot
seat-bot-for = juega un bot
seat-away = ausente
seat-thinks = piensa …
seat-your-turn = Te toca
seat-turn = debe responder
seat-low-time = poco
seat-days = { $count ->
    [one] un día
   *[other] { $count } días
}

## Chat

talk-somebody = Alguien
talk-spectator = mira
talk-write = Di algo
talk-send = Enviar
talk-empty = Nadie ha dicho nada todavía.
talk-joined = { $name } se sienta
talk-left = { $name } se levanta
talk-seat = Cambió el asiento de { $name }
talk-started = Empieza la partida
talk-asks-undo = { $name } pide deshacer una elección
talk-asks-redo = { $name } pide rehacer una elección
talk-asks-draw = { $name } ofrece un empate
talk-asks-pause = { $name } pide una pausa
talk-yes = { $name } acepta
talk-no = { $name } no acepta
talk-lapsed = La petición ya no vale
talk-paused = La partida está en pausa
talk-resumed = { $name } sigue
talk-hold = { $name } pide más tiempo
talk-skipped = El servidor estuvo ausente { $seconds } s. Mientras tanto no corrió ningún reloj.
talk-set-back = El reloj del servidor se ha atrasado. Todos tienen el mismo tiempo que antes.
talk-bot-slow = { $name } era demasiado lento y se reinició
talk-bot-replaced = { $name } falló; ahora juega un bot sencillo
talk-bot-gone = { $name } ya no está aquí; ahora juega otro bot
talk-asleep = La mesa duerme: falta algo que necesita. Ningún reloj corre.
talk-awake = La mesa ha despertado: la partida sigue donde estaba
talk-closed = La mesa se cerró
talk-webhook-failed = No se pudo entregar el aviso

## Peticiones

request-waits = Tu petición espera a { $names }.
request-agree = Aceptar
request-refuse = Rechazar
request-withdraw = Retirar
request-bot-plays = Un bot juega por ti

## Menú

menu-game = La partida
menu-pause = Pausa
menu-resume = Seguir
menu-draw = Ofrecer un empate
menu-play-again = Volver a jugar yo
menu-let-play = Que un bot juegue por mí
menu-resign = Rendirse
menu-resign-sure = Sí, me rindo
menu-leave = Abandonar la partida
menu-leave-sure = Sí, abandono; los demás siguen jugando
menu-go-on = No, sigo
menu-stops = Preguntarme siempre en
menu-stops-help = Momentos que pasan sin ti si no te detienes en ellos.
menu-comfort = Comodidad
menu-auto-pass = Pasar por mí cuando no se pueda hacer otra cosa
menu-confirm = Preguntar antes de cada elección
menu-sound = Sonidos
menu-motion = Movimiento
menu-motion-auto = como el sistema
menu-motion-slow = lento
menu-motion-normal = normal
menu-motion-fast = rápido
menu-motion-none = ninguno
menu-table = Esta mesa
menu-share = Copiar el enlace
menu-keys = Teclas
menu-spectators-none = Nadie puede mirar.
menu-spectators-open = Quien tenga el enlace puede mirar y ve todas las cartas.
menu-spectators-public = Quien tenga el enlace puede mirar y ve lo que ven todos.
menu-consent = Deshacer tras saber algo nuevo, el empate y la pausa necesitan el acuerdo de los demás.

## Teclas

keys-number = elegir el botón con este número
keys-letter = elegir lo que lleva esta letra en la lista de todas las opciones
keys-pass = dejar pasar
keys-all = todas las opciones
keys-arrows = de pieza en pieza; Intro toca
keys-inspect = mirar una carta de cerca
keys-escape = soltar, cerrar
keys-undo = deshacer, rehacer
keys-hint = ¿qué haría un bot?
keys-yield = dejar pasar hasta el final de esta fase
keys-skip = saltar lo que se mueve
keys-log = diario
keys-talk = chat
keys-rules = reglamento
keys-keys = esta lista

## Resultado

result-you-won = ¡Has ganado!
result-you-lost = Has perdido
result-you-drew = Empate
result-over = La partida ha terminado
result-moments = Momentos clave
result-rematch = Revancha
result-to-rematch = A la revancha
result-replay = Verla otra vez
result-verify = Comprobar los dados
result-home = A la portada
result-look = Mirar la mesa

## Reglamento

rules-book = Reglamento
rules-of = Reglas de { $game }
rules-own-page = En su propia página
rules-search = Buscar reglas y cartas
rules-found = { $rules } reglas, { $cards } cartas
rules-chapters = Capítulos
rules-cards = Cartas
rules-copy = Copiar el enlace a { $rule }
rules-from = De dónde viene
rules-from-all = Todas las reglas
rules-origin =
    { $origin ->
        [leaflet] folleto
        [public] páginas públicas
        [ours] nuestra
       *[rulebook] reglamento
    }
rules-origin-about =
    { $origin ->
        [leaflet] Impresa en los folletos de las expansiones.
        [public] Contada en páginas públicas: reseñas, vídeos, respuestas de los autores.
        [ours] Decidida para esta mesa, donde nada impreso ni público lo dice.
       *[rulebook] Impresa en el reglamento del juego.
    }
rules-nothing = No se encontró nada.
rules-opening = Se abre el reglamento …
rules-none = Ese reglamento no existe
rules-home = A la portada

## Lugares

# $what: una carta; la $n.ª de $count iguales
board-rivals = Rivales
zone-one-of = { $what }, { $n } de { $count }
zone-named = { $name }: { $count }
zone-put-here = Aquí: { $name }
zone-here = Aquí
zone-stack = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
