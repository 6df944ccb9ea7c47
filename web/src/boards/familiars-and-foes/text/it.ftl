# The Familiars and Foes board.

quest-waves = Ondate
quest-wave-done = superata
quest-wave-now = adesso
quest-wave-next = in arrivo
# $level: of a Foe that lies face down
quest-waiting-foe = un Nemico di livello { $level }, coperto
quest-captives =
    { $count ->
        [one] { $count } prigioniero della Congrega
       *[other] { $count } prigionieri della Congrega
    }
quest-no-foes = Nessun Nemico in vista
# $what: "no magic"
quest-forbids-now = ora: { $what }
quest-forbids-next = prossimo round: { $what }
# $name: HP, MP
quest-of = { $value } di { $of } { $name }
quest-played-by = di { $name }
quest-tasks-done = prove superate: { $tasks }
quest-task-done = : fatta
quest-task-open = : da fare
quest-close-mat = Chiudi questa plancia
quest-book = Libro degli incantesimi di { $name }
quest-cost = costa { $cost } PM
quest-cost-any = costa quanti PM vuoi
quest-blocked = , ora non è possibile
quest-rolled = { $who } ha tirato { $die }
quest-to-roll = Il dado sta per rotolare
# the die as it fell, and as it counts
quest-changed-die = { $natural } vale { $die }:
quest-moment = Un momento per decidere
quest-may-claim = Chi fa prima se lo prende: { $names }
quest-faster = { $name } ha fatto prima: questo Ballyhoo è già preso.
quest-shelf = Accanto al tabellone

## The bar and the scene

quest-turn-own = tocca a te
# $name: a Familiar
quest-turn-of = tocca a { $name }
quest-turn-foes = tocca ai Nemici
quest-familiars = Famigli
quest-mats = Tutte le carte
quest-tasks-left = da fare: { $tasks }

## Charts: as few letters as possible; $points: how many

quest-row-miss = nulla
quest-row-hit = { $points } PF
# who rolls is hurt
quest-row-self = sé { $points }
quest-row-heal = cura { $points }
# of MP
quest-row-drain = −{ $points } PM
# $range: numbers of the die; $what: "no healing"
quest-also = ✚ { $range }: { $what }
quest-next-roll = Prossimo tiro:
quest-this-roll = Questo tiro:
# HP that each Familiar loses on average, and at worst
quest-next-mean = { $mean } PF a testa, al peggio { $worst }
quest-next-none = nessun PF
# an attack strikes with this chance; what is left of the Foe's HP then
quest-forecast = { $chance } % per { $damage } → { $left }
quest-forecast-most = { $chance } %, fino a { $damage } → { $left }
quest-forecast-sure = { $damage } danni → { $left }
quest-forecast-upto = fino a { $damage } → { $left }
quest-forecast-defeats = lo sconfigge nel { $chance } %

## The hand

quest-kind-simple = Incantesimo semplice
quest-kind-strong = Incantesimo forte
# $element: of the Foes that it works on
quest-kind-elemental = Elementale · solo su { $element }
quest-kind-restorative = Incantesimo di recupero
quest-kind-advanced = Incantesimo avanzato
quest-free = gratis
quest-once = una volta
quest-of-mp = di { $mp } PM
quest-do-heal = Cura { $by }
quest-do-restore = Ridai { $by } PM

## Moments

quest-more = Altre { $count }
quest-price-gem = 1 delle tue gemme (ne hai { $of })
quest-price-token = 1 dei tuoi Gettoni Fortuna (ne hai { $of })
quest-price-card = la carta si consuma
quest-falls = { $name } cade
quest-falls-in = { $name } cade nel { $chance } % dei tiri
quest-stands = { $name } resta in piedi
quest-stands-at = { $name } resta con { $hp } PF
