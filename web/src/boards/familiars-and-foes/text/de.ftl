# The Familiars and Foes board.

quest-waves = Wellen
quest-wave-done = besiegt
quest-wave-now = jetzt
quest-wave-next = kommt noch
# $level: of a Foe that lies face down
quest-waiting-foe = ein Feind der Stufe { $level }, verdeckt
quest-captives =
    { $count ->
        [one] { $count } Gefangene des Zirkels
       *[other] { $count } Gefangene des Zirkels
    }
quest-no-foes = Kein Feind in Sicht
# $what: "no magic"
quest-forbids-now = jetzt: { $what }
quest-forbids-next = nächste Runde: { $what }
# $name: HP, MP
quest-of = { $value } von { $of } { $name }
quest-played-by = von { $name }
quest-tasks-done = erledigte Aufgaben: { $tasks }
quest-task-done = : erledigt
quest-task-open = : offen
quest-close-mat = Diese Tafel schließen
quest-book = Zauberbuch von { $name }
quest-cost = kostet { $cost } MP
quest-cost-any = kostet so viele MP, wie du willst
quest-blocked = , jetzt nicht möglich
quest-rolled = { $who } hat { $die } gewürfelt
quest-to-roll = Gleich rollt der Würfel
# the die as it fell, and as it counts
quest-changed-die = { $natural } zählt als { $die }:
quest-moment = Ein Augenblick zum Entscheiden
quest-may-claim = Wer zuerst kommt, bekommt es: { $names }
quest-faster = { $name } war schneller: Dieses Ballyhoo ist vergeben.
quest-shelf = Neben dem Brett

## The bar and the scene

quest-turn-own = du bist dran
# $name: a Familiar
quest-turn-of = { $name } ist dran
quest-turn-foes = die Feinde sind dran
quest-familiars = Hexentiere
quest-mats = Alle Karten
quest-tasks-left = noch offen: { $tasks }

## Charts: as few letters as possible; $points: how many

quest-row-miss = nichts
quest-row-hit = { $points } LP
# who rolls is hurt
quest-row-self = sich { $points }
quest-row-heal = heilt { $points }
# of MP
quest-row-drain = −{ $points } MP
# $range: numbers of the die; $what: "no healing"
quest-also = ✚ { $range }: { $what }
quest-next-roll = Nächster Wurf:
quest-this-roll = Dieser Wurf:
# HP that each Familiar loses on average, and at worst
quest-next-mean = je { $mean } LP, schlimmstenfalls { $worst }
quest-next-none = keine LP
# an attack strikes with this chance; what is left of the Foe's HP then
quest-forecast = { $chance } % für { $damage } → { $left }
quest-forecast-most = { $chance } %, bis zu { $damage } → { $left }
quest-forecast-sure = { $damage } Schaden → { $left }
quest-forecast-upto = bis zu { $damage } → { $left }
quest-forecast-defeats = besiegt ihn zu { $chance } %

## The hand

quest-kind-simple = Einfacher Zauber
quest-kind-strong = Starker Zauber
# $element: of the Foes that it works on
quest-kind-elemental = Elementar · nur gegen { $element }
quest-kind-restorative = Erholungszauber
quest-kind-advanced = Meisterzauber
quest-free = frei
quest-once = einmal
quest-of-mp = von { $mp } MP
quest-do-heal = { $by } heilen
quest-do-restore = { $by } MP geben

## Moments

quest-more = { $count } weitere
quest-price-gem = 1 deiner Edelsteine (du hast { $of })
quest-price-token = 1 deiner Glücksmarker (du hast { $of })
quest-price-card = die Karte wird verbraucht
quest-falls = { $name } fällt
quest-falls-in = { $name } fällt bei { $chance } % der Würfe
quest-stands = { $name } bleibt stehen
quest-stands-at = { $name } steht mit { $hp } LP
