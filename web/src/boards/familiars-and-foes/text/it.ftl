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

## What cards do, in a line of at most 50 letters

quest-brief-healing-paw = 1 PF a un Famiglio per ogni PM.
quest-brief-healing-paw-more = PF a un Famiglio: i PM pagati, più 1.
quest-brief-magic-eye = 2 PM a un Famiglio per ogni PM.
quest-brief-revive = Tutti pagano 2 PM e lanciano: torna un caduto.
quest-brief-fair-breeze = +2 ai tiri d'attacco fino al turno dei Nemici.
quest-brief-phoenix-riff = 4 danni in più al prossimo colpo di un Famiglio.
quest-brief-deep-tide-mend = Ogni Famiglio recupera 4 PF.
quest-brief-thornwall = I Nemici tolgono 2 PF in meno in questo turno.
quest-brief-treasure-trove = Tiro 6+: un Famiglio riceve un Artefatto.
quest-brief-time-spiral = Tiro 12+: due azioni in più.
quest-brief-blowing-kisses = Tiro 4+: +4 al prossimo tiro di un Famiglio.
quest-brief-campfire-chorus = Tiro 4+: i Ballyhoo fanno 1 danno in più.
quest-brief-tidepool-blessing = Tiro 4+: ogni Famiglio recupera 2 PF.
quest-brief-pixie-bark = Tiro 5+: un Famiglio non perde PF dai Nemici.
quest-brief-astrolabe-turn = Tiro 9+: recuperi 1 gemma.
quest-brief-magic-seeds = Cinque lanci: ogni Occhio Aperto fa 2 danni.
quest-brief-cracked-crystal-ball = Guarda la prossima Ondata; 1 Fortuna.
quest-brief-toad-trumpet = Tutti lanciano: ogni Occhio Aperto fa 2.
quest-brief-cloak-of-dusk = I Nemici non ti tolgono PF in questo turno.
quest-brief-mirror-shard = Il prossimo attacco di un Nemico è riflesso.
quest-brief-phoenix-feather = Chi cadrebbe resta con 4 PF.
quest-brief-bottled-lightning = 6 danni a un Nemico, senza tiro.
quest-brief-bubbling_cauldron = Ogni Famiglio recupera 3 PF.
quest-brief-moonwater-flask = Riempie i PM di un Famiglio.
quest-brief-drowsy-hourglass = Un Nemico salta il prossimo tiro.
quest-brief-runaway-broom = Attacco fisico con tutto raddoppiato.
quest-brief-prism-lens = Un Nemico cambia elemento; poi lancia.
quest-brief-second-sip-potion = Un Famiglio recupera 1 gemma.
quest-brief-collectors-satchel = Pesca 2 Artefatti, tienine 1.
quest-brief-silver-bell = Fine dei divieti; 1 PM a tutti.
