# The Familiars and Foes board.

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
quest-close-mat = Cerrar este tablero
quest-book = Libro de hechizos de { $name }
quest-cost = cuesta { $cost } PM
quest-cost-any = cuesta los PM que quieras
quest-blocked = , ahora no es posible
quest-rolled = { $who } sacó { $die }
quest-to-roll = El dado está a punto de rodar
# the die as it fell, and as it counts
quest-changed-die = { $natural } cuenta como { $die }:
quest-moment = Un momento para decidir
quest-may-claim = Quien llegue primero se lo queda: { $names }
quest-faster = { $name } fue más rápido: este Ballyhoo ya tiene dueño.
quest-shelf = Junto al mapa

## The bar and the scene

quest-turn-own = te toca
# $name: a Familiar
quest-turn-of = turno de { $name }
quest-turn-foes = turno de los Enemigos
quest-familiars = Familiares
quest-mats = Todas las cartas
quest-tasks-left = por hacer: { $tasks }

## Charts: as few letters as possible; $points: how many

quest-row-miss = fallo
quest-row-hit = { $points } PV
# who rolls is hurt
quest-row-self = a sí { $points }
quest-row-heal = cura { $points }
# of MP
quest-row-drain = −{ $points } PM
# $range: numbers of the die; $what: "no healing"
quest-also = ✚ { $range }: { $what }
quest-next-roll = Próxima tirada:
quest-this-roll = Esta tirada:
# HP that each Familiar loses on average, and at worst
quest-next-mean = { $mean } PV cada uno, como mucho { $worst }
quest-next-none = ningún PV
# an attack strikes with this chance; what is left of the Foe's HP then
quest-forecast = { $chance } % de { $damage } → { $left }
quest-forecast-most = { $chance } %, hasta { $damage } → { $left }
quest-forecast-sure = { $damage } de daño → { $left }
quest-forecast-upto = hasta { $damage } → { $left }
quest-forecast-defeats = lo vence en el { $chance } %

## The hand

quest-kind-simple = Hechizo simple
quest-kind-strong = Hechizo fuerte
# $element: of the Foes that it works on
quest-kind-elemental = Elemental · solo contra { $element }
quest-kind-restorative = Hechizo de recuperación
quest-kind-advanced = Hechizo avanzado
quest-free = gratis
quest-once = una vez
quest-of-mp = de { $mp } PM
quest-do-heal = Curar { $by }
quest-do-restore = Dar { $by } PM

## Moments

quest-more = { $count } más
quest-price-gem = 1 de tus gemas (tienes { $of })
quest-price-token = 1 de tus Fichas de la Suerte (tienes { $of })
quest-price-card = la carta se gasta
quest-falls = { $name } cae
quest-falls-in = { $name } cae en el { $chance } % de las tiradas
quest-stands = { $name } sigue en pie
quest-stands-at = { $name } queda con { $hp } PV
