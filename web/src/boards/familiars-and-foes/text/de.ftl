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

## What cards do, in a line of at most 50 letters

quest-brief-healing-paw = Je MP 1 LP für ein Hexentier.
quest-brief-healing-paw-more = LP für ein Hexentier: gezahlte MP plus 1.
quest-brief-magic-eye = Je MP 2 MP für ein Hexentier.
quest-brief-revive = Alle zahlen 2 MP und werfen: Ein Gespenst kehrt zurück.
quest-brief-fair-breeze = Angriffswürfe +2 bis nach dem Zug der Feinde.
quest-brief-phoenix-riff = 4 Schaden mehr beim nächsten Treffer.
quest-brief-deep-tide-mend = Jedes Hexentier erhält 4 LP.
quest-brief-thornwall = Feinde kosten euch in diesem Zug 2 LP weniger.
quest-brief-treasure-trove = Wurf 6+: ein Artefakt für ein Hexentier.
quest-brief-time-spiral = Wurf 12+: zwei Aktionen mehr.
quest-brief-blowing-kisses = Wurf 4+: +4 auf den nächsten Wurf.
quest-brief-campfire-chorus = Wurf 4+: jedes Ballyhoo trifft um 1 mehr.
quest-brief-tidepool-blessing = Wurf 4+: Jedes Hexentier erhält 2 LP.
quest-brief-pixie-bark = Wurf 5+: Ein Hexentier verliert keine LP.
quest-brief-astrolabe-turn = Wurf 9+: Du erhältst 1 Edelstein.
quest-brief-magic-seeds = Fünf Münzwürfe: je Auge offen 2 Schaden.
quest-brief-cracked-crystal-ball = Sieh die nächste Welle; 1 Glück.
quest-brief-toad-trumpet = Alle werfen: je Auge offen 2 Schaden.
quest-brief-cloak-of-dusk = Feinde kosten dich in diesem Zug keine LP.
quest-brief-mirror-shard = Der nächste Angriff eines Feinds prallt ab.
quest-brief-phoenix-feather = Wer fallen würde, behält 4 LP.
quest-brief-bottled-lightning = 6 Schaden an einem Feind, ohne Wurf.
quest-brief-bubbling_cauldron = Jedes Hexentier erhält 3 LP.
quest-brief-moonwater-flask = Füllt die MP eines Hexentiers.
quest-brief-drowsy-hourglass = Ein Feind setzt einen Wurf aus.
quest-brief-runaway-broom = Körperangriff, alles verdoppelt.
quest-brief-prism-lens = Ein Feind wechselt das Element; dann zaubern.
quest-brief-second-sip-potion = Ein Hexentier erhält 1 Edelstein.
quest-brief-collectors-satchel = Zieh 2 Artefakte, behalte 1.
quest-brief-silver-bell = Alle Verbote enden; 1 MP für alle.
