# Le plateau de Mythic Arena.

# $name : à qui
arena-side = Arène ({ $name })
arena-unfold = Montrer toute l'arène ({ $name })
# on a phone: what is shown small is shown whole
arena-see-all = Tout voir
arena-turn = Tour { $turn }
arena-game = Partie { $game }
arena-die = Le dé montre { $value }
arena-hp = { $hp } PV
arena-hp-of = { $hp } PV sur { $of }
# $what : un état
arena-counters = { $what } { $count }
# $what : un Elyth
arena-bears = porte { $what }
arena-held = sous l'emprise : { $who }
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
# cards that one looks at oneself
arena-your-cards = Tes cartes
arena-no-hand = Aucune carte en main
arena-draft-yours = À toi de choisir
arena-draft-theirs = { $name } choisit
arena-draft-filter = Montrer un seul type
arena-draft-all = Toutes

## Créatures

# short words over the numbers of a pet, at most four letters
arena-speed = VIT
arena-hit = PRÉ
arena-miss = ESQ
arena-damage = DÉG
# a pet that another holds by Chomp or Constrict
arena-held-chip = Tenue
# beside the name of the Rear
arena-rear-heals = soigne 30
# what blocking would cost a pet
arena-would-cost = PV qu'elle perdrait
arena-falls = tombe
# from this face of the die to 20
arena-hits-on = touche dès { $from }
arena-hits-on-20 = ne touche que sur 20
arena-chance = { $chance } %
# $why: statuses such as Stunned
arena-chance-none-by = ne peut pas frapper : { $why }

## La bande du milieu

arena-strip = Duels et prévisions
arena-strip-rests = Ici s’affiche ce qu’un choix entraînerait.
arena-percent = { $value } %
arena-duel = Duel { $number }
arena-duel-of = sur { $count }
# under the name of an Attacker: what follows is about each pet that may block it
arena-against-each = si bloquée par
arena-strikes = frappe
arena-is-struck = est visée
arena-equal-speed = Vitesse égale : un jet de dé décide qui frappe en premier
arena-strikes-first = { $who } frappe en premier
arena-beat-die = Dé
arena-beat-sum = Total
arena-beat-hit = Touché ?
arena-beat-damage = Dégâts
arena-rolls = Le dé roule
# beside the number of the die in a sum
arena-sum-die = dé
arena-verdict-hit = TOUCHÉ
arena-verdict-miss = RATÉ
# before the duels that come after this one
arena-then = Ensuite

## Attaquants et Bloqueurs

arena-picked-attack = choisie, attaque en numéro { $number }
arena-picked-block = choisie, bloque le numéro { $number }
# $line: the line that is attacked, by its name
arena-attack-line = Attaque : { $line }
arena-unpick = Reprendre { $who }
# from now on Blockers are chosen for this Attacker
arena-aim = Choisir qui bloque { $who }
arena-target = Attaquer { $who }
arena-attack-with =
    { $count ->
        [one] Attaquer avec { $count } Créature
       *[other] Attaquer avec { $count } Créatures
    }
arena-block-with =
    { $count ->
        [one] Bloquer avec { $count } Créature
       *[other] Bloquer avec { $count } Créatures
    }
arena-choosing-attack = Touche chaque Créature qui attaque
arena-chosen-attack =
    { $count ->
        [one] { $count } attaque
       *[other] { $count } attaquent
    }
arena-naming = Qui { $who } attaque-t-elle ?
arena-choosing-block = Qui bloque le { $number }, { $who } ?
# $lost: HP that all Blockers would lose together
arena-chosen-block =
    { $count ->
        [one] { $count } bloque, jusqu'à { $lost } PV perdus
       *[other] { $count } bloquent, jusqu'à { $lost } PV perdus en tout
    }
arena-gather-stopped = Une autre question vient d'abord : ce que tu avais choisi ensuite n'a pas été envoyé.

## L'étagère et la barre

# after the number of cards in the Resource Pile
arena-to-draw = à piocher
arena-spent = défaussées
arena-in-hand = en main
arena-victory = Victoire
arena-victory-short = PVic
arena-will-short = Vol
arena-number-of = { $value } sur { $of }
arena-steps = Étapes du tour
arena-step-draw = Pioche
arena-step-pet = Créature
arena-step-primary = Étape principale
arena-step-battle = Bataille
arena-step-cleanup = Nettoyage

## Le draft

arena-draft-for-me = Drafter pour moi
arena-draft-stop = Choisir à nouveau moi-même
# $what: what a card has in common with the own deck, such as Poison
arena-draft-fits = s'accorde : { $what }
arena-theme-heal = Soin
arena-theme-guard = Protection
arena-theme-flying = Vol
