# The Familiars and Foes board.

quest-map = El mapa con sus cuatro Oleadas
quest-waves = Oleadas
quest-wave-done = vencida
quest-wave-now = ahora
quest-wave-next = por venir
# $level: of a Foe that lies face down
quest-waiting-foe = un Enemigo de nivel { $level }, boca abajo
quest-captives =
    { $count ->
        [one] { $count } cautivo del Aquelarre
       *[other] { $count } cautivos del Aquelarre
    }
quest-no-foes = Ningún Enemigo a la vista
# $what: "no magic"
quest-forbids-now = ahora: { $what }
quest-forbids-next = próxima ronda: { $what }
# $name: HP, MP
quest-of = { $value } de { $of } { $name }
quest-played-by = de { $name }
quest-tasks-done = pruebas hechas: { $tasks }
quest-task-done = : hecha
quest-task-open = : por hacer
quest-tracker = Orden de turnos
quest-toad-here = El Sapo está aquí:
quest-asked = decide
# the name follows
quest-open-mat = Abrir el tablero de
quest-close-mat = Cerrar este tablero
quest-own-mats = Tus otros tableros
quest-book = Libro de hechizos de { $name }
quest-cost = cuesta { $cost } PM
quest-cost-any = cuesta los PM que quieras
quest-blocked = , ahora no es posible
quest-sealed = Se abre al terminar las seis pruebas.
quest-advanced =
    { $count ->
        [one] { $count } hechizo avanzado, sellado
       *[other] { $count } hechizos avanzados, sellados
    }
quest-now-target = Ahora toca un objetivo que brille.
quest-story = Lo que acaba de pasar
quest-foe-rolls = { $who } ataca
# $what: an attack or a spell
quest-rolls-at = { $who }: { $what } contra { $target }
quest-rolls-for = { $who }: { $what }
quest-rolled = { $who } sacó { $die }
quest-to-roll = El dado está a punto de rodar
# the die as it fell, and as it counts
quest-changed-die = { $natural } cuenta como { $die }:
quest-moment = Un momento para decidir
quest-would-fall =
    { $count ->
        [one] Si queda así, ¡{ $names } cae!
       *[other] Si queda así, ¡{ $names } caen!
    }
quest-may-claim = Quien llegue primero se lo queda: { $names }
quest-faster = { $name } fue más rápido: este Ballyhoo ya tiene dueño.
quest-ballyhoo-open = Hay un Ballyhoo abierto para { $names }
# $what: the kind of moment
quest-window-open = { $what }: { $names } puede intervenir
quest-shelf = Junto al mapa
