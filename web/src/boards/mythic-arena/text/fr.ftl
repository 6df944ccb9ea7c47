# Le plateau de Mythic Arena.

# $name : à qui
arena-side = Arène de { $name }
arena-middle = Entre les deux fronts
arena-unfold = Montrer toute l'arène de { $name }
arena-fold = Replier l'arène de { $name }
arena-turn = Tour { $turn }
arena-game = Partie { $game }
arena-die = Le dé montre { $value }
arena-order = Combattants par Vitesse
arena-hp = { $hp } PV
arena-hp-of = { $hp } PV sur { $of }
# $what : un état
arena-counters = { $what } { $count }
# $what : un Elyth
arena-bears = porte { $what }
arena-held = sous l'emprise de { $who }
arena-attacks = attaque { $who }
arena-attacks-alone = attaque
arena-blocks = bloque { $who }
arena-blocks-alone = bloque
arena-declared = a annoncé : { $power }
arena-acted = a agi
arena-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
arena-unfold-hand = Montrer toute la main
arena-fold-hand = Replier la main
arena-stack =
    { $count ->
        [one] { $zone } : { $count } carte
       *[other] { $zone } : { $count } cartes
    }
arena-look-through =
    { $count ->
        [one] Parcourir : { $zone }, { $count } carte connue
       *[other] Parcourir : { $zone }, { $count } cartes connues
    }
arena-looks =
    { $count ->
        [one] { $zone } : { $count } carte
       *[other] { $zone } : { $count } cartes
    }
# $name: what is foreseen, such as who strikes first
arena-foreseen = { $name } : { $value }
# cards that one looks at oneself
arena-your-cards = Tes cartes
arena-choices = Choix
arena-draft-yours = À toi de choisir
arena-draft-theirs = { $name } choisit
arena-draft-filter = Montrer un seul type
arena-draft-all = Toutes
