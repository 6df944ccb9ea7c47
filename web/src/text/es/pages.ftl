# Las páginas alrededor de las mesas: portada, sala, mesa nueva, invitación, mis partidas, mazos, ajustes, acerca de.

## La cabecera

nav-home = Grimalkin, portada
nav-pages = Páginas
nav-menu = Menú
nav-menu-turns = Menú, te toca en { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
nav-turns = , te toca: { $count }
nav-play = Jugar
nav-lobby = Sala
nav-mine = Mis partidas
nav-decks = Mazos
nav-rules = Reglas
nav-settings = Ajustes

line-lost = Conexión perdida. De la partida no se pierde nada.
line-again = Otro intento en { $seconds } s.
line-now = Probar ahora
line-joining = Conectando …
line-out = Aquí tu sesión está cerrada.
line-come-back = Volver a entrar

## Un nombre

name-title = ¿Cómo te llamamos?
name-label = Nombre
name-another = Otro nombre
name-note = Sin registro: basta un nombre.
name-log-in = Tengo una cuenta

## Palabras de varias páginas

pages-play = Jugar
pages-cancel = Cancelar
pages-yes = sí
pages-loading = Cargando …
pages-open-table = Abrir la mesa
pages-look-for-game = Buscar partida
pages-come-in = Entrar
pages-sit-down = Sentarse
pages-your-turn = Te toca
pages-status-open = Espera jugadores
pages-status-playing = Los demás piensan
pages-status-asleep = Dormida
pages-seat-free = libre
pages-seat-invited = con invitación
pages-seat-you = { $name } (tú)
pages-bot-random = Bot, al azar
pages-bot-greedy = Bot, bueno
pages-bot-learned = Bot, entrenado

## La portada

home-title = Jugar
home-heading = Una mesa para pequeños juegos mágicos
home-lead = Elige un juego. Sin registro, nada que instalar: un nombre, y a jugar.
home-welcome-back = Hola de nuevo, { $name }.
home-your-turn = { $count ->
    [one] Te toca
   *[other] Te toca en { $count } partidas
}
home-go-on = Seguir
home-small-game = Un juego pequeño para probar la mesa
home-play-bot = Jugar contra un bot
home-play-with-bot = Jugar con un bot
home-play-alone = Jugar en solitario
home-new-here = ¿Primera vez? Una primera partida, diez minutos
home-friend = Jugar con alguien
home-learn = Aprender a jugar
home-rules = Reglas
home-more = Más opciones
home-players = Jugadores
home-player-count = { $count ->
    [one] 1: en solitario
   *[other] { $count }
}
home-others = Los demás
home-play-all = Juego todos los asientos
home-strength = Fuerza
home-strength-best = Bots, lo mejor que puedan
home-set-up = Preparar una mesa
home-going = Tus otras partidas
home-all-mine = Todas mis partidas
home-waiting = Alguien con quien jugar
home-nobody-waits = Ahora no espera nadie. Abre una mesa, y la sala la mostrará.
home-lobby = A la sala
home-about = Acerca de y créditos
home-unofficial = Una mesa no oficial: los juegos son de sus editoriales.

## La sala

lobby-new = Abrir una mesa
lobby-quick = Jugar con quien quiera lo mismo:
lobby-filter = Mostrar
lobby-all-games = Todos los juegos
lobby-open = Mesas con asientos libres
lobby-playing = Partidas para mirar
lobby-free = { $count ->
    [0] ningún asiento libre
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
lobby-none-open = Ahora no espera nadie.
lobby-none-playing = Ahora no hay partidas para mirar.
lobby-watch = Mirar
lobby-more = { $count ->
    [one] Mostrar una mesa más
   *[other] Mostrar más mesas ({ $count })
}

## Una mesa nueva

new-which = Una mesa nueva: ¿qué juego?
new-title = Mesa nueva: { $game }
new-seats = Asientos
new-seat = Asiento { $seat }
new-seat-me = Aquí me siento yo
new-seat-invited = Alguien con invitación
new-seat-free = Cualquiera
new-seat-bot = Un bot
new-several = Juegas varios asientos: por turnos en una pantalla, o en solitario.
new-deck =
    { $what ->
        [list] Lista
       *[deck] Mazo
    }
new-settings = Cómo se juega
new-heroes = Quién puedes ser
new-heroes-note = Al empezar, cada jugador elige uno; no hay dos iguales.
new-who = Quién puede venir
new-listed = Mostrarla en la sala
new-rated = Puntuada: sin pistas, un asiento por persona
new-spectators = Público
new-spectators-public = ve lo que ven todos los asientos
new-spectators-open = ve todas las cartas
new-spectators-none = no puede mirar
new-name = Nombre de la mesa (opcional)
new-webhook = Dirección a la que avisar de quién juega
new-cards = Mis propias cartas
new-cards-help = Un archivo con cartas tuyas o cambiadas. La mesa juega con él. Lo que no cambia es como en las otras mesas, salvo que el archivo indique otra serie como base.
new-cards-file = Archivo de cartas
# $new, $changed, $gone: how many cards
new-cards-chosen = La mesa juega con { $name }. Cartas nuevas: { $new }, cambiadas: { $changed }, quitadas: { $gone }.
new-cards-check = Comprobar el archivo de cartas
new-cards-checking = Se está comprobando el archivo de cartas.
new-bad-setup = La mesa no se puede abrir así.
new-bad-cards = Hay un error en el archivo de cartas.
new-begin = Empezar
new-begin-note = No falta nadie: la partida empieza enseguida.
new-open-note = Recibes un enlace para enviar antes de que empiece la partida.
setting-number = un número, de { $low } a { $high }
setting-text = cualquier texto, de { $most } caracteres como máximo

deck-none = Decide el juego
deck-other =
    { $what ->
        [list] Mi lista actual
       *[deck] Mi mazo actual
    }

clock-title = Reloj
clock-none = Sin reloj
clock-live = En directo
clock-days = A lo largo de días
clock-bank = Para toda la partida
clock-extra = Más en cada decisión
clock-decision = Para cada decisión
clock-late = Quien se retrasa:
clock-late-bot = lo releva un bot
clock-late-lose = pierde

## Antes de la partida

room-waits = { $count ->
    [one] Falta una persona.
   *[other] Faltan { $count } personas.
}
room-ready = Están todos. Quien abrió la mesa empieza la partida.
room-ready-host = Están todos. Empieza cuando quieras.
room-here = en la mesa
room-away = ahora no está
room-start = Empezar la partida
room-leave = Dejar la mesa
room-close = Cerrar la mesa
room-close-sure = Sí, cerrarla
room-bots-help = ¿No viene nadie? Dale un asiento a un bot.
room-invite = Invitar
room-invite-link = Envía este enlace
room-invite-seat = Enlace para el asiento { $seat }
room-table-link = Enlace a esta mesa
room-qr = El enlace como código QR
room-show-qr = Mostrar como código QR
room-how = Cómo jugamos
room-clock-live = { $bank } por persona, { $extra } más en cada decisión
room-clock-days = { $bank } para cada decisión
room-rated = Puntuada
room-luck = Azar limpio
room-luck-help = Todo el azar de esta partida está ya fijado por una semilla secreta. Esta es su huella; tras la partida se muestra la semilla, y todos pueden comprobar que nada cambió.

link-copy = Copiar
link-copied = Copiado
link-copy-by-hand = El enlace está seleccionado: cópialo con el teclado.
link-share = Compartir

## Una invitación

join-title = Invitación
join-invites = { $name } te invita: { $game }
join-with = En la mesa: { $names }
join-sit = Sentarse y jugar
join-note = ¿No conoces el juego?
join-taken = Este asiento está ocupado: lo tiene { $name }.
join-too-late = La partida empezó sin ti, o ha terminado.
join-unknown = Esta invitación no lleva a ninguna parte
join-unknown-help = Alguien ocupó el asiento, se cerró la mesa, o al enlace le falta un signo. Pide un enlace nuevo, o juega a otra cosa mientras tanto.

## Mis partidas

mine-nobody = Aquí estarán tus partidas, en cuanto juegues una.
mine-none = Aún no hay partidas.
mine-running = En curso
mine-open = Sin empezar
mine-finished = Terminadas
mine-look = A la mesa
mine-won = Ganada
mine-lost = Perdida
mine-drawn = Empate
mine-over = Terminada
mine-closed = Cerrada
mine-imported = De un archivo
mine-replay = Repetición
mine-save = Guardar
mine-more = Mostrar más antiguas
mine-import = Abrir el archivo
mine-import-title = Ver una partida guardada
mine-import-file = Archivo de una partida guardada
mine-import-bad = Este archivo no se puede reproducir.

## Mazos

decks-new = Mazo nuevo
decks-new-for =
    { $what ->
        [list] Lista nueva: { $game }
       *[deck] Mazo nuevo: { $game }
    }
decks-none = Aún no tienes mazos. Parte de uno de estos, o de cero.
decks-premade = Mazos que vienen con el juego
decks-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
decks-right = Listo para jugar
decks-faulty = Aún no está listo
decks-back = Todos los mazos
decks-code = Código o enlace de un mazo
decks-open-code = Abrir
decks-no-code = Con este código no se comparte ningún mazo, o ya no.
decks-unknown = No tienes ese mazo.

builder-title =
    { $what ->
        [list] Lista nueva
       *[deck] Mazo nuevo
    }
builder-no-name =
    { $what ->
        [list] Mi lista
       *[deck] Mi mazo
    }
builder-side = Qué se ve
builder-cards = Cartas
builder-deck =
    { $what ->
        [list] Lista ({ $count })
       *[deck] Mazo ({ $count })
    }
builder-kinds = Tipo de carta
builder-all = Todas
builder-search = Buscar en nombres y textos
builder-found = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
builder-none = No hay ninguna carta así.
builder-look = Mirar { $card }
builder-add = Añadir { $card }
builder-drop = Quitar { $card }
builder-add-one = Añadir
builder-drop-one = Quitar
builder-in-deck =
    { $what ->
        [list] { $count } en la lista
       *[deck] { $count } en el mazo
    }
builder-name = Nombre
builder-start = Partir de
builder-choose =
    { $what ->
        [list] elige una lista
       *[deck] elige un mazo
    }
builder-empty = Añade cartas; las reglas se comprueban sobre la marcha.
builder-checking = Comprobando …
builder-unchecked = Se comprueba al guardarlo.
builder-strange = Cartas desconocidas
builder-save = Guardar
builder-saved =
    { $what ->
        [list] La lista está guardada.
       *[deck] El mazo está guardado.
    }
builder-unsaved = aún sin guardar
builder-discard = Descartar los cambios
builder-discard-sure = Sí, descartarlos
builder-share =
    { $what ->
        [list] Compartir esta lista
       *[deck] Compartir este mazo
    }
builder-unshare = Dejar de compartir
builder-code =
    { $what ->
        [list] Enlace a esta lista
       *[deck] Enlace a este mazo
    }
builder-text =
    { $what ->
        [list] La lista como texto
       *[deck] El mazo como texto
    }
# $card: the name of a card
builder-text-help = Una carta por línea, por su nombre; delante un número si hay varias: 2 { $card }.
builder-delete =
    { $what ->
        [list] Borrar esta lista
       *[deck] Borrar este mazo
    }
builder-delete-sure = Sí, borrarlo
builder-deleted =
    { $what ->
        [list] La lista está borrada.
       *[deck] El mazo está borrado.
    }

## Ajustes

settings-page = Esta página
settings-language = Idioma
settings-language-browser = el del navegador
settings-as-system = como el sistema
settings-theme = Luz
settings-theme-light = día
settings-theme-dark = noche
settings-motion = Movimiento
settings-motion-slow = lento
settings-motion-normal = normal
settings-motion-fast = rápido
settings-motion-none = ninguno
settings-sound = Sonidos
settings-auto-pass = Pasar por sí solo donde no se puede hacer otra cosa
settings-confirm = Preguntar antes de cada elección
settings-kept-here = Se guarda en este navegador.
settings-who = Tú
settings-save = Guardar
settings-saved = Guardado.
settings-account = Cuenta: { $login }
settings-log-in = Iniciar sesión
settings-log-out = Cerrar sesión
settings-log-in-why = Con una cuenta tus partidas están en todos tus aparatos.
settings-keep = Conservar tus partidas
settings-keep-why = Estás de visita: tus partidas duran mientras este navegador te recuerde. Con una cuenta están en todos tus aparatos.
settings-login = Nombre de la cuenta
settings-password = Contraseña
settings-password-note = Al menos 8 signos. No hay correo, así que nadie puede enviarte una nueva.
settings-make-account = Crear una cuenta
settings-account-made = La cuenta está creada. Todas tus partidas están en ella.
settings-logged-in = Has iniciado sesión.
settings-logged-out = Has cerrado sesión.
settings-change-password = Cambiar la contraseña
settings-password-old = Contraseña antigua
settings-password-new = Contraseña nueva
settings-password-changed = La contraseña está cambiada. En los demás aparatos se cerró la sesión.
settings-logins = Dónde tienes la sesión abierta
settings-this-one = este
settings-some-program = un programa
settings-end = Cerrar sesión
settings-end-sure = Sí, cerrarla
settings-login-ended = La sesión está cerrada.
settings-leave = Borrar mi cuenta
settings-leave-why = Todo lo personal se borra enseguida. Las partidas terminadas quedan, sin tu nombre.
settings-delete-me = Borrarme
settings-delete-sure = Sí, borrarlo todo
settings-deleted = Todo lo personal está borrado.

## Acerca de

about-title = Acerca de Grimalkin
about-what = Grimalkin es una mesa para cuatro pequeños juegos de familiares mágicos: reglas completas, personas y bots, en un navegador, alojada por quien quiera. Un grimalkin es el gato de una bruja, el primer familiar.
about-unofficial = No es oficial. Los juegos y sus reglamentos son de sus autores y editoriales, que no tienen nada que ver con esta página. Las cartas, los textos y las imágenes de aquí son nuestros.
about-pictures = Imágenes
about-icons = Las siluetas de las cartas son iconos de
about-authors = de Lorc, Delapouite y otros autores
about-composed = Se pusieron sobre fondos pintados y se colorearon.
about-icon-list = { $count ->
    [one] El icono usado
   *[other] Los { $count } iconos usados
}
about-own = Dibujados para esta mesa:
about-fonts = Tipografía
about-program = El programa
about-license = Código abierto, licencia MIT.
about-version = Versión { $version }.
about-api = Para programas: la API

## Direcciones desconocidas

unknown-title = Aquí no hay nada
unknown-was = Has pedido
unknown-help = Quizá al enlace le falta un signo, o aquello a lo que llevaba ya no existe.
unknown-home = A la portada

## Negativas

refused-offline = El servidor no responde. ¿Hay red?
refused-unavailable = El servidor no puede hacerlo ahora. Prueba dentro de un momento.
refused-broken = El servidor cometió un error. Está anotado; no se ha perdido nada.
refused-not-known = Di primero un nombre.
refused-wrong-password = La contraseña es incorrecta, o no existe esa cuenta.
refused-banned = No puedes entrar: quien lleva este servidor te ha vetado.
refused-muted = Puedes jugar, pero no escribir a los demás: quien lleva este servidor te ha silenciado.
refused-wrong-origin = Eso venía de otro sitio y no se hizo.
refused-not-host = Solo puede hacerlo quien abrió la mesa.
refused-not-seated = No tienes asiento en esta mesa.
refused-not-your-seat = Ese es el asiento de otra persona.
refused-no-spectators = En esta mesa nadie puede mirar.
refused-hidden = No puedes ver eso, o aún no.
refused-no-such-table = Esa mesa no existe.
refused-no-shared-game = Con este enlace no se comparte ninguna partida, o ya no.
refused-stale = La mesa ha avanzado. Mira otra vez y elige de nuevo.
refused-faster = Otro ha sido más rápido. Vuelve a mirar y elige de nuevo.
refused-not-asked = Ahora no te toca.
refused-not-open = La partida ha empezado o la mesa está cerrada.
refused-not-playing = La partida no ha empezado, o ha terminado.
refused-seat-taken = Alguien fue más rápido: el asiento está ocupado.
refused-seats-free = No puede empezar: aún hay un asiento libre.
refused-paused = La partida está en pausa. Reanúdala primero.
refused-asleep = Esta mesa duerme. Seguirá donde estaba en cuanto vuelva lo que necesita.
refused-no-request = Ya no hay nada que aceptar.
refused-no-undo = Ahora no hay nada que deshacer.
refused-taken = Alguien tiene ya ese nombre de cuenta.
refused-too-long = Es demasiado largo.
refused-too-slow = Tu conexión era demasiado lenta. Inténtalo de nuevo.
refused-too-many = Demasiado a la vez. Espera { $seconds } s y prueba otra vez.
refused-no-such-thing = Aquí no existe, o ya no.
refused-illegal-choice = Eso no se puede elegir ahora.
refused-other = No ha sido posible: { $text }

announce-restart = { $count ->
    [one] El servidor se reinicia en un minuto.
   *[other] El servidor se reinicia en { $count } minutos.
}
announce-restart-now = El servidor se reinicia en cualquier momento.
announce-nothing-lost = No se pierde nada: las partidas siguen donde estaban.
