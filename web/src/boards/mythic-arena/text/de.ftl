# Das Spielfeld von Mythic Arena.

# $name: wem sie gehört
arena-side = Arena von { $name }
arena-unfold = Die ganze Arena von { $name } zeigen
# on a phone: what is shown small is shown whole
arena-see-all = Alles sehen
arena-turn = Zug { $turn }
arena-game = Spiel { $game }
arena-die = Der Würfel zeigt { $value }
arena-hp = { $hp } LP
arena-hp-of = { $hp } von { $of } LP
# $what: ein Zustand
arena-counters = { $what } { $count }
# $what: ein Elyth
arena-bears = trägt { $what }
arena-held = im Griff von { $who }
arena-attacks = greift { $who } an
arena-attacks-alone = greift an
arena-blocks = blockt { $who }
arena-blocks-alone = blockt
arena-declared = angesagt: { $power }
arena-acted = hat gehandelt
arena-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
arena-stack =
    { $count ->
        [one] { $zone }: { $count } Karte
       *[other] { $zone }: { $count } Karten
    }
arena-look-through =
    { $count ->
        [one] Durchsehen: { $zone }, { $count } bekannte Karte
       *[other] Durchsehen: { $zone }, { $count } bekannte Karten
    }
# cards that one looks at oneself
arena-your-cards = Deine Karten
arena-no-hand = Keine Karten auf der Hand
arena-draft-yours = Du wählst
arena-draft-theirs = { $name } wählt
arena-draft-filter = Nur eine Art zeigen
arena-draft-all = Alle

## Kreaturen

# short words over the numbers of a pet, at most four letters
arena-speed = TMP
arena-hit = ZIEL
arena-miss = AUSW
arena-damage = SCH
# a pet that another holds by Chomp or Constrict
arena-held-chip = Im Griff
# beside the name of the Rear
arena-rear-heals = heilt 30
# what blocking would cost a pet
arena-would-cost = LP, die sie verlieren würde
arena-falls = fällt
# from this face of the die to 20
arena-hits-on = trifft ab { $from }
arena-hits-on-20 = trifft nur mit 20
arena-chance = { $chance } %
# $why: statuses such as Stunned
arena-chance-none-by = kann nicht zuschlagen: { $why }

## Der Streifen in der Mitte

arena-strip = Duelle und Vorhersagen
arena-strip-rests = Hier steht, wozu eine Wahl führen würde.
arena-percent = { $value } %
arena-duel = Duell { $number }
arena-duel-of = von { $count }
# under the name of an Attacker: what follows is about each pet that may block it
arena-against-each = wenn geblockt von
arena-strikes = schlägt zu
arena-is-struck = wird angegriffen
arena-equal-speed = Gleiches Tempo: Ein Wurf entscheidet, wer zuerst zuschlägt
arena-strikes-first = { $who } schlägt zuerst zu
arena-beat-die = Würfel
arena-beat-sum = Summe
arena-beat-hit = Treffer?
arena-beat-damage = Schaden
arena-rolls = Der Würfel rollt
# beside the number of the die in a sum
arena-sum-die = Würfel
arena-verdict-hit = TREFFER
arena-verdict-miss = DANEBEN
# before the duels that come after this one
arena-then = Danach

## Angreifer und Blocker

arena-picked-attack = ausgewählt, greift als Nummer { $number } an
arena-picked-block = ausgewählt, blockt Nummer { $number }
# $line: the line that is attacked, by its name
arena-attack-line = Angriff: { $line }
arena-unpick = { $who } zurücknehmen
# from now on Blockers are chosen for this Attacker
arena-aim = Blocker für { $who } wählen
arena-target = { $who } angreifen
arena-attack-with =
    { $count ->
        [one] Mit { $count } Kreatur angreifen
       *[other] Mit { $count } Kreaturen angreifen
    }
arena-block-with =
    { $count ->
        [one] Mit { $count } Kreatur blocken
       *[other] Mit { $count } Kreaturen blocken
    }
arena-choosing-attack = Tippe jede Kreatur an, die angreift
arena-chosen-attack =
    { $count ->
        [one] { $count } greift an
       *[other] { $count } greifen an
    }
arena-naming = Wen greift { $who } an?
arena-choosing-block = Wer blockt { $number }, { $who }?
# $lost: HP that all Blockers would lose together
arena-chosen-block =
    { $count ->
        [one] { $count } blockt, bis zu { $lost } LP Verlust
       *[other] { $count } blocken, zusammen bis zu { $lost } LP Verlust
    }
arena-gather-stopped = Zuerst wird etwas anderes gefragt: Was du danach gewählt hattest, wurde nicht gesendet.

## Ablage und Leiste

# after the number of cards in the Resource Pile
arena-to-draw = zu ziehen
arena-spent = abgelegt
arena-in-hand = auf der Hand
arena-victory = Siegpunkte
arena-victory-short = SP
arena-will-short = WK
arena-number-of = { $value } von { $of }
arena-steps = Schritte des Zuges
arena-step-draw = Ziehen
arena-step-pet = Kreatur
arena-step-primary = Hauptphase
arena-step-battle = Kampf
arena-step-cleanup = Aufräumen

## Der Draft

arena-draft-for-me = Für mich draften
arena-draft-stop = Wieder selbst wählen
# $what: what a card has in common with the own deck, such as Poison
arena-draft-fits = passt: { $what }
arena-theme-heal = Heilung
arena-theme-guard = Schutz
arena-theme-flying = Fliegen
