# The Familiars and Foes board.

quest-map = Il tabellone con le quattro Ondate
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
quest-tracker = Ordine dei turni
quest-toad-here = Il Rospo è qui:
quest-asked = tocca a lui
# the name follows
quest-open-mat = Apri la plancia di
quest-close-mat = Chiudi questa plancia
quest-own-mats = Le tue altre plance
quest-book = Libro degli incantesimi di { $name }
quest-cost = costa { $cost } PM
quest-cost-any = costa quanti PM vuoi
quest-blocked = , ora non è possibile
quest-sealed = Si apre quando tutte e sei le prove sono superate.
quest-advanced =
    { $count ->
        [one] { $count } incantesimo avanzato, sigillato
       *[other] { $count } incantesimi avanzati, sigillati
    }
quest-now-target = Ora tocca un bersaglio che brilla.
quest-story = Che cosa è appena successo
quest-foe-rolls = { $who } attacca
# $what: an attack or a spell
quest-rolls-at = { $who }: { $what } su { $target }
quest-rolls-for = { $who }: { $what }
quest-rolled = { $who } ha tirato { $die }
quest-to-roll = Il dado sta per rotolare
# the die as it fell, and as it counts
quest-changed-die = { $natural } vale { $die }:
quest-moment = Un momento per decidere
quest-would-fall =
    { $count ->
        [one] Se resta così, { $names } cade!
       *[other] Se resta così, { $names } cadono!
    }
quest-may-claim = Chi fa prima se lo prende: { $names }
quest-faster = { $name } ha fatto prima: questo Ballyhoo è già preso.
quest-ballyhoo-open = Un Ballyhoo è aperto a { $names }
# $what: the kind of moment
quest-window-open = { $what }: { $names } può intervenire
quest-shelf = Accanto al tabellone
