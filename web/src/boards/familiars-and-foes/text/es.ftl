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

## What cards do, in a line of at most 50 letters

quest-brief-healing-paw = 1 PV a un Familiar por cada PM.
quest-brief-healing-paw-more = PV a un Familiar: los PM pagados más 1.
quest-brief-magic-eye = 2 PM a un Familiar por cada PM.
quest-brief-revive = Todos pagan 2 PM y lanzan: vuelve un caído.
quest-brief-fair-breeze = +2 a los ataques hasta el turno enemigo.
quest-brief-phoenix-riff = 4 de daño más en el próximo golpe de uno.
quest-brief-deep-tide-mend = Cada Familiar recupera 4 PV.
quest-brief-thornwall = Los Enemigos quitan 2 PV menos este turno.
quest-brief-treasure-trove = Tirada 6+: un Familiar recibe un Artefacto.
quest-brief-time-spiral = Tirada 12+: dos acciones más.
quest-brief-blowing-kisses = Tirada 4+: +4 a la próxima tirada de uno.
quest-brief-campfire-chorus = Tirada 4+: cada Ballyhoo hace 1 más.
quest-brief-tidepool-blessing = Tirada 4+: cada Familiar recupera 2 PV.
quest-brief-pixie-bark = Tirada 5+: un Familiar no pierde PV.
quest-brief-astrolabe-turn = Tirada 9+: recuperas 1 gema.
quest-brief-magic-seeds = Cinco lanzamientos: 2 por Ojo Abierto.
quest-brief-cracked-crystal-ball = Mira la próxima Oleada; 1 Suerte.
quest-brief-toad-trumpet = Todos lanzan: 2 por Ojo Abierto.
quest-brief-cloak-of-dusk = Los Enemigos no te quitan PV este turno.
quest-brief-mirror-shard = Refleja el próximo ataque de un Enemigo.
quest-brief-phoenix-feather = Quien caería queda con 4 PV.
quest-brief-bottled-lightning = 6 de daño a un Enemigo, sin tirada.
quest-brief-bubbling_cauldron = Cada Familiar recupera 3 PV.
quest-brief-moonwater-flask = Llena los PM de un Familiar.
quest-brief-drowsy-hourglass = Un Enemigo pierde su próxima tirada.
quest-brief-runaway-broom = Ataque físico con todo doblado.
quest-brief-prism-lens = Un Enemigo cambia de elemento; luego lanza.
quest-brief-second-sip-potion = Un Familiar recupera 1 gema.
quest-brief-collectors-satchel = Roba 2 Artefactos, quédate 1.
quest-brief-silver-bell = Fin de las prohibiciones; 1 PM a todos.
