# The Familiars and Foes board.

quest-map = Das Spielbrett mit seinen vier Wellen
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
quest-tracker = Zugreihenfolge
quest-toad-here = Hier sitzt die Kröte:
quest-asked = gefragt
# the name follows
quest-open-mat = Tafel öffnen von
quest-close-mat = Diese Tafel schließen
quest-own-mats = Deine anderen Tafeln
quest-book = Zauberbuch von { $name }
quest-cost = kostet { $cost } MP
quest-cost-any = kostet so viele MP, wie du willst
quest-blocked = , jetzt nicht möglich
quest-sealed = Öffnet sich, wenn alle sechs Aufgaben erledigt sind.
quest-advanced =
    { $count ->
        [one] { $count } Meisterzauber, versiegelt
       *[other] { $count } Meisterzauber, versiegelt
    }
quest-now-target = Berühre jetzt ein leuchtendes Ziel.
quest-story = Was gerade geschah
quest-foe-rolls = { $who } greift an
# $what: an attack or a spell
quest-rolls-at = { $who }: { $what } gegen { $target }
quest-rolls-for = { $who }: { $what }
quest-rolled = { $who } hat { $die } gewürfelt
quest-to-roll = Gleich rollt der Würfel
# the die as it fell, and as it counts
quest-changed-die = { $natural } zählt als { $die }:
quest-moment = Ein Augenblick zum Entscheiden
quest-would-fall =
    { $count ->
        [one] Wenn es so bleibt, fällt { $names }!
       *[other] Wenn es so bleibt, fallen { $names }!
    }
quest-may-claim = Wer zuerst kommt, bekommt es: { $names }
quest-faster = { $name } war schneller: Dieses Ballyhoo ist vergeben.
quest-ballyhoo-open = Ein Ballyhoo ist offen für { $names }
# $what: the kind of moment
quest-window-open = { $what }: { $names } darf eingreifen
quest-shelf = Neben dem Brett
