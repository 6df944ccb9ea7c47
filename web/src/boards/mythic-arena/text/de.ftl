# Das Spielfeld von Mythic Arena.

# $name: wem sie gehört
arena-side = Arena von { $name }
arena-middle = Zwischen den Fronten
arena-unfold = Die ganze Arena von { $name } zeigen
arena-fold = Die Arena von { $name } einklappen
arena-turn = Zug { $turn }
arena-game = Spiel { $game }
arena-die = Der Würfel zeigt { $value }
arena-order = Kämpfende nach Tempo
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
arena-unfold-hand = Die ganze Hand zeigen
arena-fold-hand = Die Hand einklappen
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
arena-looks =
    { $count ->
        [one] { $zone }: { $count } Karte
       *[other] { $zone }: { $count } Karten
    }
# $name: what is foreseen, such as who strikes first
arena-foreseen = { $name }: { $value }
# cards that one looks at oneself
arena-your-cards = Deine Karten
arena-choices = Auswahl
arena-draft-yours = Du wählst
arena-draft-theirs = { $name } wählt
arena-draft-filter = Nur eine Art zeigen
arena-draft-all = Alle
