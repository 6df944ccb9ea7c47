# Familiars and Foes. Les noms des cartes et des sorts restent en anglais.
# Devant : ; ? ! et dans « » l'espace est insécable (U+00A0). Jamais « de » devant un nom inséré : il pourrait s'élider.

title = Familiars and Foes
pitch = Deux à cinq familiers, côte à côte, contre quatre vagues d'ennemis. Gagner ensemble ou pas du tout.
seat = { $familiar }

## Mots

word-familiar = Familier
word-training = Parchemin d'entraînement
word-coven = Carte du Cercle
word-artifact = Artefact
word-foe = Ennemi
word-foes = les Ennemis
word-standing = Debout
word-fallen = À terre
word-attack = Attaque physique
word-ability = Capacité spéciale
word-spell = Sort
word-passive = Capacité spéciale
word-reward = Récompense
word-mode = au choix
word-air = Air
word-earth = Terre
word-fire = Feu
word-water = Eau
word-aether = Éther
word-1-2 = #1 et #2
word-1-3 = #1 et #3
word-2-3 = #2 et #3
word-1-2-3 = #1, #2 et #3
# les faces de la pièce
word-open = Œil Ouvert
word-closed = Œil Fermé
# les tâches de l'entraînement
word-summon_toad = Crapaud
word-physical_attack = Attaque
word-strong_or_elemental = Puissant/Élémentaire
word-restorative = Récupération
word-special_ability = Capacité
# ce que dit une ligne du tableau
word-miss = raté
word-hit = touché
word-critical = coup critique
word-backfire = retour de flamme
word-others = tous les autres Ennemis
word-heal = soin
word-drain = perte de PM
word-works = réussi
word-forbids = une interdiction
# ce qu'un Ennemi interdit
word-no_healing = pas de soins
word-no_magic = pas de magie
word-no_ballyhoo = pas de Ballyhoo
word-no_artifact = pas d'Artefacts
word-no_special_ability = pas de Capacités spéciales
# ce qui dure, et jusqu'à quand
word-next_roll = prochain lancer
word-attack_rolls = lancers d'attaque
word-damage_bonus = dégâts
word-next_hit = dégâts du prochain coup
word-cheaper = PM en moins par sort
word-ballyhoo_bonus = dégâts de Ballyhoo
word-prevents = PV préservés des Ennemis
word-reflects = renvoie une attaque
word-skips = passe un lancer
word-survives = PV au lieu de tomber
word-when-used = une fois utilisé
word-foes--turn = à la fin du prochain tour des Ennemis
word-all_familiars = tous les Familiers
word-multiplied = multiplié
word-bonus = bonus

## Choix : le tour

option-attack = Attaquer l'Ennemi #{ $a }
    .on = Attaquer { $on }
option-cast = { $parts ->
    [1] Lancer { $a }
   *[other] { $b ->
        [1] Lancer { $a } sur l'Ennemi #1
        [2] Lancer { $a } sur l'Ennemi #2
        [3] Lancer { $a } sur l'Ennemi #3
       *[other] Lancer { $a } sur { $b }
    }
}
    .on = { $parts ->
    [1] Lancer { $a }
   *[other] { $b ->
        [1] Lancer { $a } sur { $on }
        [2] Lancer { $a } sur { $on }
        [3] Lancer { $a } sur { $on }
       *[other] Lancer { $a } sur { $b }
    }
}
option-use = { $parts ->
    [1] Utiliser { $a }
   *[other] { $b ->
        [1] Utiliser { $a } sur l'Ennemi #1
        [2] Utiliser { $a } sur l'Ennemi #2
        [3] Utiliser { $a } sur l'Ennemi #3
       *[other] Utiliser { $a } sur { $b }
    }
}
    .on = { $parts ->
    [1] Utiliser { $a }
   *[other] Utiliser { $a } sur { $on }
}
option-pay = Payer { $a } PM
# un Ennemi ou plusieurs
option-at = { $a ->
    [1] Ennemi #1
    [2] Ennemi #2
    [3] Ennemi #3
   *[other] Ennemis { $a }
}
# le premier Ennemi qui n'a pas encore sa part
option-split = { $a ->
    [one] { $a } dégât
   *[other] { $a } dégâts
}
    .on = { $a ->
    [one] { $a } dégât pour { $on }
   *[other] { $a } dégâts pour { $on }
}
option-element = { $a }
option-target = Ennemi #{ $a }
    .on = { $on }
option-give = À { $a }
option-keep = Garder { $a }
option-choose = { $parts ->
    [1] { $a }
   *[other] { $a }, pour { $b }
}
option-finish = Achever maintenant
option-drop = Laisser tomber

## Choix : s'en mêler

option-token = Retourner la pièce avec un Jeton Chance
option-ballyhoo = Ballyhoo !
    .on = Ballyhoo ! (1 PM et la pièce, contre { $on })
option-agree = Accepter
option-refuse = Refuser

## Questions : le tour

ask-choose_action = À toi de jouer ! Une attaque, un Artefact ou un sort ?
ask-choose_amount = { $spell } sur { $receiver } : combien de PM paies-tu ?
ask-choose_foes = Sur quels Ennemis va-t-il pleuvoir ?
ask-split_ask = { $left ->
    [one] { $left } dégât à répartir : combien pour { $next } ?
   *[other] { $left } dégâts à répartir : combien pour { $next } ?
}
ask-name_element = À quel élément passe { $next } ?
ask-cast_now = L'Ennemi a changé d'élément : lancer tout de suite ton Sort élémentaire ?
ask-next_target = { $parts ->
    [one] { $parts_of } : le dernier coup. Pour quel Ennemi ?
   *[other] { $parts_of } : encore { $parts } coups. Pour quel Ennemi, le prochain ?
}
ask-extra_action = { $parts ->
    [one] { $parts_of } : encore une attaque, si tu veux
   *[other] { $parts_of } : encore { $parts } attaques, si tu veux
}
ask-finish_or_drop = { $parts_of } a tourné court : il en reste { $parts }. Continuer sur les nouveaux Ennemis ?
ask-revive_vote = Ranimer { $reviving } ? Chaque Familier debout paie 2 PM et lance la pièce

## Questions : fenêtres

ask-window = { $window ->
    [0] C'est bientôt à { $active } de jouer. Quelque chose avant ?
    [1] { $targets ->
        [0] { $roller } va lancer le dé pour { $doing }. Quelque chose avant ?
        [1] { $roller } va lancer le dé : { $doing } contre { $target }. Quelque chose avant ?
       *[other] { $roller } va lancer le dé : { $doing } contre { $targets } Ennemis. Quelque chose avant ?
    }
    [2] { $falls ->
        [0] { $roller } fait { $die } ({ $points ->
            [0] { $result }
           *[other] { $result } { $points }
        }). On garde ?
        [one] { $roller } fait { $die } ({ $points ->
            [0] { $result }
           *[other] { $result } { $points }
        }), et { $would_fall } tomberait ! On garde ?
       *[other] { $roller } fait { $die } ({ $points ->
            [0] { $result }
           *[other] { $result } { $points }
        }), et { $would_fall } tomberaient ! On garde ?
    }
    [3] { $falls ->
        [0] { $flipper } lance la pièce : { $coin }. On garde ?
        [one] { $flipper } lance la pièce : { $coin }, et { $would_fall } tomberait ! On garde ?
       *[other] { $flipper } lance la pièce : { $coin }, et { $would_fall } tomberaient ! On garde ?
    }
    [4] { $would_fall } va tomber ! Peux-tu aider ?
    [5] C'est fait. Quelque chose avant la suite ?
    [6] { $roller } va lancer le dé. Quelque chose avant ?
   *[other] Voici la Vague { $wave }. Quelque chose avant que le combat continue ?
}
ask-ballyhoo_offer = { $roller } a touché { $target }. Un Ballyhoo pour s'en mêler ? Ouvert : 2 dégâts. Fermé : ça te pique

## Questions : cartes

ask-choose_kept = Quel Artefact gardes-tu ? L'autre va sous la pioche
ask-choose_receiver = Qui reçoit l'Artefact ?
ask-choose_mode = Fais un vœu : lequel de ses dons ?
ask-borrow_ask = À qui empruntes-tu une astuce ?
ask-concede_vote = Abandonner ensemble ? Seulement si tout le monde est d'accord

## Fenêtres

window-turn = le début d'un tour
window-pre = le moment avant le lancer d'un Familier
window-post = le moment après un lancer
window-flip = le moment après un lancer de pièce
window-fall = une chute
window-after = la fin d'une action
window-foe = le moment avant le lancer d'un Ennemi
window-wave = le début d'une Vague

## Ce qui s'est passé : manches et Vagues

event-wave = La Vague { $a } commence
event-round = La manche { $a } commence
event-begins = { $a } commence
event-toad = Le Crapaud saute chez { $a }
event-foes_act = Tour des Ennemis ; { $a } lance le dé pour eux
event-awarded = { $a } appelle depuis la cage : un Sort d'aide pour { $b }
event-common = { $a } appelle depuis la cage : un Sort d'aide pour qui le lancera en premier
event-revealed = { $b } : voici { $a }, { $c } PV
event-peeked = Un coup d'œil sur la prochaine Vague : { $a }
event-skipped = { $a } est un fantôme, et le Crapaud saute plus loin
event-refilled = La Vague est vaincue ! Tous les Familiers debout retrouvent tous leurs PM

## Ce qui s'est passé : actions et dés

event-chose = { $a } : { $b }
event-paid = { $b ->
    [0] { $a } ne paie rien
   *[other] { $a } paie { $b } PM, reste { $c }
}
event-rolled = { $a } lance le dé : { $b }, final { $c }
event-rolled_two = Deux dés, { $a } et { $b } : le plus bas compte
event-foe_rolled = { $a } lance le dé : { $b }, final { $c }
event-flipped = { $b ->
    [0] { $a } lance la pièce : Œil Ouvert
   *[other] { $a } lance la pièce : Œil Fermé
}
event-used = { $a } : { $b }
event-missed = { $a } rate son coup
event-backfired = { $b ->
    [one] Ça se retourne contre { $a } : { $b } dégât
   *[other] Ça se retourne contre { $a } : { $b } dégâts
}
event-foe_missed = { $a } rate son coup
event-foe_skipped = { $a } s'assoupit et passe son lancer
event-damaged = { $b ->
    [0] { $d } n'inflige aucun dégât à { $a }
    [one] { $d } inflige { $b } dégât à { $a }, PV restants : { $c }
   *[other] { $d } inflige { $b } dégâts à { $a }, PV restants : { $c }
}
event-foe_backfired = { $b ->
    [one] Ça se retourne contre { $a } : { $b } dégât, PV restants : { $c }
   *[other] Ça se retourne contre { $a } : { $b } dégâts, PV restants : { $c }
}
event-reflected = { $b ->
    [one] Retour à l'envoyeur ! { $d } renvoie { $b } dégât à { $a }, PV restants : { $c }
   *[other] Retour à l'envoyeur ! { $d } renvoie { $b } dégâts à { $a }, PV restants : { $c }
}
event-defeated = { $a } est hors de combat ! Sa carte va à { $b }
event-mended = { $b ->
    [0] { $a } voudrait se soigner, mais se porte déjà à merveille
   *[other] { $a } récupère { $b } PV
}
event-carried = { $a } peut continuer dans la prochaine Vague, reste { $b }
event-parts_lost = Ce qui restait à { $a } est perdu : { $b }

## Ce qui s'est passé : Familiers

event-lost_hp = { $a } perd { $b } PV, reste { $c }
event-lost_mp = { $a } perd { $b } PM
event-saved = { $a } ne tombe pas : { $b } PV
event-restored_hp = { $b ->
    [0] { $a } ne récupère aucun PV
   *[other] { $a } récupère { $b } PV
}
event-restored_mp = { $b ->
    [0] { $a } ne récupère aucun PM
   *[other] { $a } récupère { $b } PM
}
event-fell = { $a } tombe, et devient un fantôme
event-ended = Les effets lancés par { $a } prennent fin
event-revived = { $a } est de retour avec { $b } PV, { $c } PM et { $d ->
    [one] { $d } gemme
   *[other] { $d } gemmes
}
event-stays_fallen = Aucun Œil ne s'ouvre : { $a } reste un fantôme
event-gem = { $b ->
    [one] { $a } a maintenant { $b } gemme
   *[other] { $a } a maintenant { $b } gemmes
}
event-luck = { $b ->
    [0] Plus de Jeton Chance pour { $a }
    [one] { $a } gagne { $b } Jeton Chance
   *[other] { $a } gagne { $b } Jetons Chance
}
event-drew = { $a } pioche { $b }
event-kept = { $a } garde { $b }
event-ticked = { $b ->
    [0] { $a } coche une tâche : Summon the Toad!
    [1] { $a } coche une tâche : Attaque physique
    [2] { $a } coche une tâche : Sort puissant ou élémentaire
    [3] { $a } coche une tâche : Sort de récupération
    [4] { $a } coche une tâche : Capacité spéciale
   *[other] { $a } coche une tâche : Artefact
}
event-unlocked = { $a } a fini son entraînement ! Le Parchemin des Sorts avancés est ouvert

## Ce qui s'est passé : ce qui dure

event-restricted = { $b ->
    [1] { $a } interdit les soins à la prochaine manche
    [2] { $a } interdit la magie à la prochaine manche
    [4] { $a } interdit les Ballyhoos à la prochaine manche
    [8] { $a } interdit les Artefacts à la prochaine manche
   *[other] { $a } interdit les Capacités spéciales à la prochaine manche
}
event-cleared = Plus rien n'est interdit
event-turned = { $b ->
    [0] { $a } passe à l'Air
    [1] { $a } passe à la Terre
    [2] { $a } passe au Feu
    [3] { $a } passe à l'Eau
   *[other] { $a } passe à l'Éther
}
# par qui, quoi, combien ; 99 veut dire tout
event-lasts = { $b ->
    [0] Par { $a } : { $c } au prochain lancer
    [1] Par { $a } : { $c } aux lancers d'attaque jusqu'à la fin du prochain tour des Ennemis
    [2] Par { $a } : +{ $c } aux dégâts jusqu'à la fin du prochain tour des Ennemis
    [3] Par { $a } : +{ $c } aux dégâts du prochain coup
    [4] Par { $a } : les sorts coûtent { $c } PM de moins jusqu'à la fin du prochain tour des Ennemis
    [5] Par { $a } : +{ $c } aux dégâts de Ballyhoo jusqu'à la fin du prochain tour des Ennemis
    [6] { $c ->
        [99] Par { $a } : les attaques des Ennemis ne coûtent aucun PV jusqu'à la fin de leur prochain tour
       *[other] Par { $a } : les attaques des Ennemis coûtent { $c } PV de moins jusqu'à la fin de leur prochain tour
    }
    [7] Par { $a } : la prochaine attaque de cet Ennemi sera renvoyée
    [8] Par { $a } : l'Ennemi passera son prochain lancer
   *[other] Par { $a } : { $c } PV au lieu de la prochaine chute
}
event-voted = { $a } : { $b }

## La table

zone-foes = Ennemis
zone-wave = Vague { $a }
zone-captives = Cartes du Cercle, Vague { $a }
zone-mat = { $parts ->
    [0] Plateau
   *[other] Plateau ({ $a })
}
zone-artifacts = { $parts ->
    [0] Artefacts
   *[other] Artefacts ({ $a })
}
zone-rewards = { $parts ->
    [0] Récompenses
   *[other] Récompenses ({ $a })
}
zone-coven = { $parts ->
    [0] Cercle
   *[other] Carte du Cercle ({ $a })
}
zone-common = Pour tous
zone-drawn = Cartes piochées
zone-deck = Pioche d'Artefacts
zone-supply = Jetons Chance restants
zone-effects = En cours
zone-gone = Hors du jeu
zone-removed = Ennemis restés dans la boîte
fact-wave = Vague
fact-round = Manche
fact-first = commence
fact-toad = Crapaud
fact-active = joue
fact-hp = PV
fact-mp = PM
fact-gems = gemmes
fact-tokens = chance
fact-familiar = Familier
fact-element = élément
fact-strong_against = avantage contre
fact-level = niveau
fact-state = état
fact-unlocked = Sorts avancés
    .value = { $value ->
        [0] fermés
       *[other] ouverts
    }
fact-ticks = entraînement
fact-task = tâche faite
fact-forbids = cette manche
fact-will_forbid = prochaine manche
fact-mark = effet actif
fact-last_hit_by = dernier coup par
fact-source = par
fact-effect = effet
fact-amount = valeur
    .value = { $value ->
        [99] tout
       *[other] { $value }
    }
fact-on = sur
fact-owner = à
fact-until = prend fin
fact-roller = dé lancé par
fact-doing = pour
fact-targets = cibles
fact-target = cible
fact-natural = dé naturel
fact-die = dé final
fact-result = résultat
fact-points = points
fact-also = et
fact-flipper = pièce lancée par
fact-coin = pièce
fact-parts = coups restants
fact-parts_of = en suspens
fact-parts_owner = par
fact-reviving = à ranimer
fact-spell = sort
fact-receiver = pour
fact-left = à répartir
fact-next = suivant
fact-window = fenêtre
    .value = { $value ->
        [0] début d'un tour
        [1] avant un lancer
        [2] après un lancer
        [3] après un lancer de pièce
        [4] une chute
        [5] après une action
        [6] avant le lancer d'un Ennemi
       *[other] début d'une Vague
    }
# ce qui dure sur un Familier ou un Ennemi
fact-next_roll = prochain lancer
fact-attack_rolls = lancers d'attaque
fact-damage_bonus = dégâts
fact-next_hit = dégâts du prochain coup
fact-cheaper = PM en moins par sort
fact-ballyhoo_bonus = dégâts de Ballyhoo
fact-prevents = PV préservés des Ennemis
fact-reflects = renvoie une attaque
fact-skips = passe un lancer
fact-survives = PV au lieu de tomber
# ce que ferait un choix
fact-cost = PM à payer
    .value = { $value } sur { $of }
fact-works_chance = réussi
    .value = { $value } %
fact-miss_chance = raté
    .value = { $value } %
fact-hit_chance = touché
    .value = { $value } %
fact-critical_chance = coup critique
    .value = { $value } %
fact-backfire_chance = retour de flamme
    .value = { $value } %
fact-heal_chance = soin
    .value = { $value } %
fact-drain_chance = perte de PM
    .value = { $value } %
fact-forbid_chance = une interdiction
    .value = { $value } %
fact-saves = PV préservés
fact-more_damage = dégâts en plus
fact-needs = dé nécessaire
    .value = à partir de { $value }
fact-hit_bonus = dégâts en plus si ça touche
fact-because = raison
fact-expected = dégâts attendus
fact-most_damage = au maximum
fact-hp_after = PV ensuite
fact-mp_after = PM ensuite
fact-hp_average = PV en moyenne
fact-mp_average = PM en moyenne
fact-worst_hp = PV au pire
fact-defeat_chance = le met hors de combat
    .value = { $value } %
fact-fall_chance = risque de chute
    .value = { $value } %
fact-falls = chutes
fact-would_fall = tomberait

## Résultats

result-won = { $count ->
    [one] Les cages sont ouvertes et le Cercle est libre : { $winners } gagne !
   *[other] Les cages sont ouvertes et le Cercle est libre : { $winners } gagnent !
}
result-lost = Les Ennemis gardent le Cercle, cette fois : tout le monde perd.

## Réglages

setting-level = niveau
setting-level-beginner = débutant
    .text = Le jeu tel qu'on l'apprend.
setting-level-master = maître
    .text = Pour qui a déjà sauvé un Cercle.
setting-first = commence
setting-first-random = au hasard
setting-first-A = A
setting-first-B = B
setting-first-C = C
setting-first-D = D
setting-first-E = E
setting-interrupt_mode = interruptions
setting-interrupt_mode-polled = à tour de rôle
setting-interrupt_mode-claim = au plus rapide
setting-ballyhoo_mode = Ballyhoos
setting-ballyhoo_mode-offer = à tour de rôle
setting-ballyhoo_mode-claim = au plus rapide
setting-foe_interrupts = réponses au dé d'un Ennemi
setting-foe_interrupts-generous = tout ce qui convient
setting-foe_interrupts-strict = seulement relancer
setting-coin = tirage de l'Œil
setting-coin-coin = avec la pièce
setting-coin-cards = avec des cartes
setting-max_rounds = manches au plus
setting-max_rounds-none = sans limite
setting-window_seconds = secondes par fenêtre
setting-hold_seconds = secondes d'attente
setting-claim_seconds = secondes par Ballyhoo
setting-cards = cartes
setting-cards-balanced = équilibrées
setting-cards-spec = comme dans les règles

phase-familiars = les tours des Familiers
phase-foes = le tour des Ennemis
phase-wave = la Vague

## Ce que veulent dire les mots de la table, en bref

gloss-hp = Points de vie. À 0, un Familier tombe et un Ennemi est vaincu.
gloss-mp = Points de magie : les sorts et les Ballyhoos en coûtent. Ils se refont quand une Vague est battue.
gloss-gems = Chaque gemme paie une utilisation de la Capacité spéciale.
gloss-tokens = Jetons Chance : chacun retourne une pièce, peu importe qui l'a lancée.
gloss-familiar = Un compagnon magique aux pouvoirs bien à lui ; chaque place en joue un.
gloss-element = Son élément. Chaque élément a l'avantage sur un autre.
gloss-strong_against = Contre les Ennemis de cet élément, le Sort élémentaire peut être lancé.
gloss-level = La force d'un Ennemi : les niveaux élevés attendent dans les Vagues suivantes.
gloss-state = Debout avec plus de 0 PV ; à terre à 0, fantôme jusqu'à ce qu'on le ranime.
gloss-standing = Il lui reste des PV et il peut agir.
gloss-fallen = Un petit fantôme : pas de tour et rien à utiliser tant qu'il n'est pas ranimé.
gloss-unlocked = Les Sorts avancés s'ouvrent quand les six tâches sont faites.
gloss-ticks = Tâches faites jusqu'ici, sur six.
gloss-task = Une tâche déjà faite.
gloss-forbids = Ce qu'un Ennemi interdit cette manche.
gloss-will_forbid = Ce qu'un Ennemi interdira à la prochaine manche, tant qu'il est là.
gloss-mark = Un effet actif ici.
gloss-last_hit_by = Qui l'a blessé en dernier reçoit sa carte s'il se fait tomber lui-même.
gloss-wave = Les Ennemis viennent en quatre Vagues ; la dernière battue, c'est gagné.
gloss-round = Chaque Familier joue un tour, puis c'est aux Ennemis.
gloss-first = Qui joue le premier tour d'une manche.
gloss-toad = Le Crapaud est chez celui dont c'est le tour.
gloss-active = Le Familier dont c'est le tour. Les autres ne peuvent qu'interrompre.
gloss-ballyhoo = Après un coup réussi, les amis s'en mêlent : 1 PM et la pièce. Œil Ouvert : encore des dégâts. Œil Fermé : c'est fini.
gloss-attack = Ne coûte rien : lance le d20 et lis le résultat dans le tableau.
gloss-ability = Le tour propre à chaque Familier. Il coûte une gemme et sert pendant le tour de n'importe qui.
gloss-spell = Paie ses PM, choisis la cible, lance le d20.
gloss-artifact = S'utilise comme action, une seule fois ; puis il quitte le jeu.
gloss-reward = Gagnée avec la carte d'un Ennemi : à utiliser une fois, en interruption.
gloss-coven = Une sorcière en cage. Quand sa Vague commence, elle donne un Sort d'aide à son Familier.
gloss-backfire = L'attaque blesse celui qui l'a lancée.
gloss-critical = Un coup qui fait plus que d'habitude.
gloss-no_healing = Aucun Familier ne regagne de PV, sauf en étant ranimé.
gloss-no_magic = Aucun sort ne peut être lancé.
gloss-no_ballyhoo = Aucun Ballyhoo ne peut être tenté.
gloss-no_artifact = Aucun Artefact ne peut être utilisé.
gloss-no_special_ability = Aucune Capacité spéciale ne peut être utilisée.
gloss-next_roll = S'ajoute au prochain lancer, puis disparaît.
gloss-attack_rolls = S'ajoute à chaque lancer d'attaque tant que cela dure.
gloss-damage_bonus = S'ajoute aux dégâts tant que cela dure.
gloss-next_hit = S'ajoute aux dégâts du prochain coup, puis disparaît.
gloss-cheaper = Les sorts coûtent autant de PM en moins, mais au moins 1.
gloss-ballyhoo_bonus = S'ajoute aux dégâts de chaque Ballyhoo réussi.
gloss-prevents = Les attaques des Ennemis retirent autant de PV en moins.
gloss-reflects = La prochaine attaque de l'Ennemi lui revient.
gloss-skips = L'Ennemi ne lance pas le dé quand vient son tour.
gloss-survives = Au lieu de tomber, il garde autant de PV.

## Ce que font les cartes, en bref

brief-piddy_paw-healing_paw = 1 PV à un Familier par PM.
brief-jinxie-healing_paw = { brief-piddy_paw-healing_paw }
brief-mimsy-healing_paw = PV à un Familier : PM payés, plus 1.
brief-figgitch-healing_paw = { brief-piddy_paw-healing_paw }
brief-nutterson_iii-healing_paw = { brief-piddy_paw-healing_paw }
brief-piddy_paw-magic_eye = 2 PM à un Familier par PM.
brief-jinxie-magic_eye = { brief-piddy_paw-magic_eye }
brief-mimsy-magic_eye = { brief-piddy_paw-magic_eye }
brief-figgitch-magic_eye = { brief-piddy_paw-magic_eye }
brief-nutterson_iii-magic_eye = { brief-piddy_paw-magic_eye }
brief-piddy_paw-revive = Tous paient 2 PM et lancent : un Familier revient.
brief-jinxie-revive = { brief-piddy_paw-revive }
brief-mimsy-revive = { brief-piddy_paw-revive }
brief-figgitch-revive = { brief-piddy_paw-revive }
brief-nutterson_iii-revive = { brief-piddy_paw-revive }
brief-piddy_paw-fair_breeze = +2 aux attaques jusqu’au tour des Ennemis.
brief-jinxie-phoenix_riff = 4 dégâts de plus au prochain coup d’un Familier.
brief-mimsy-deep_tide_mend = Chaque Familier regagne 4 PV.
brief-figgitch-thornwall = Les Ennemis ôtent 2 PV de moins ce tour.
brief-figgitch-treasure_trove = Jet 6+ : un Familier reçoit un Artefact.
brief-nutterson_iii-time_spiral = Jet 12+ : deux actions de plus.
brief-mistral-blowing_kisses = Jet 4+ : +4 au prochain jet d’un Familier.
brief-ember-campfire_chorus = Jet 4+ : chaque Ballyhoo fait 1 de plus.
brief-sirena-tidepool_blessing = Jet 4+ : chaque Familier regagne 2 PV.
brief-terra-pixie_bark = Jet 5+ : un Familier ne perd aucun PV.
brief-akasha-astrolabe_turn = Jet 9+ : tu regagnes 1 gemme.
brief-magic_seeds = Cinq lancers : 2 dégâts par Œil Ouvert.
brief-cracked_crystal_ball = Vois la prochaine Vague ; 1 Chance.
brief-toad_trumpet = Tous lancent : 2 dégâts par Œil Ouvert.
brief-cloak_of_dusk = Les Ennemis ne t’ôtent aucun PV ce tour.
brief-mirror_shard = La prochaine attaque d’un Ennemi est renvoyée.
brief-phoenix_feather = Qui tomberait garde 4 PV.
brief-bottled_lightning = 6 dégâts à un Ennemi, sans jet.
brief-bubbling_cauldron = Chaque Familier regagne 3 PV.
brief-moonwater_flask = Remplit les PM d’un Familier.
brief-drowsy_hourglass = Un Ennemi passe son prochain jet.
brief-runaway_broom = Attaque physique, tout est doublé.
brief-prism_lens = Un Ennemi change d’élément ; puis ton sort.
brief-second_sip_potion = Un Familier regagne 1 gemme.
brief-collectors_satchel = Pioche 2 Artefacts, gardes-en 1.
brief-silver_bell = Fin des interdits ; 1 PM pour tous.

## Pourquoi quelque chose ne peut pas être choisi

why-mp = il faut { $a } PM, tu en as { $b }
why-training = s'ouvre quand les { $b } tâches sont faites ; pour l'instant { $a }
why-wrong-element = { $a } est d'un autre élément ({ $b }) ; ce sort en demande un : { $c }
why-defeated = cet Ennemi est déjà vaincu
why-bars = { $a } ne peut pas être visé ainsi : « { $b } »
why-banned = un Ennemi l'interdit cette manche : { $a }
why-fallen = { $a } est à terre : pour atteindre un fantôme, il faut le ranimer
why-you-fallen = ton Familier est à terre et n'utilise rien tant qu'il n'est pas ranimé
why-standing = { $a } est debout ; on ranime ceux qui sont à terre
why-untrained = { $a } n'a pas fini l'entraînement, et tous ceux qui sont debout doivent l'avoir fini
why-others-mp = il faut { $b } PM à { $a }, qui en a { $c }
why-condition = ce que demande { $a } n'est pas le cas : « { $b } »
why-not-fitting = cela ne servirait à rien ici
why-wave-over = tous les Ennemis sont vaincus ; la prochaine Vague va commencer
why-refused = c'est refusé ; on vote une fois par tour
why-no-token = il faut un Jeton Chance, et tu n'en as pas
why-not-your-trick = c'est la Capacité spéciale d'un autre Familier
why-no-gem = il faut une gemme, et tu n'en as plus
why-no-payable-target = il n'y a ici aucun Ennemi à viser que tu puisses payer
why-nothing-to-borrow = personne n'a de tour qui marche maintenant
why-foe-die-seen = le dé de l'Ennemi a été vu : on ne peut plus que relancer
why-no-hit = l'attaque n'a pas touché, donc pas de Ballyhoo
why-ballyhoo-over = une tentative a échoué, le Ballyhoo est fini
why-one-flip = tu as déjà lancé la pièce ce tour-ci, et c'est une fois chacun
why-own-attack = l'attaque était la tienne : le Ballyhoo est pour les autres
why-advanced-attack = les Sorts avancés ne donnent pas de Ballyhoo
why-ruled-out = une carte exclut le Ballyhoo sur cette attaque
why-no-such-attack = cela vaut pour les Attaques physiques et les Sorts de débutant
why-foe-limit = cet Ennemi ne permet plus de tentatives
why-foe-gone = l'Ennemi est vaincu, il n'y a plus rien à frapper
why-extra-attack = les attaques en plus ne donnent pas de Ballyhoo
why-nobody-active = pendant le tour des Ennemis, pas de Ballyhoo
why-reward-not-yours = { $a } n'est pas parmi tes récompenses
why-used-up = { $a } a servi et est hors du jeu
why-not-yours = { $a } appartient à quelqu'un d'autre
why-before-roll = { $a } vient juste avant le lancer d'un Familier
why-before-foe-roll = { $a } vient juste avant le lancer d'un Ennemi
why-after-roll = { $a } vient juste après un lancer
why-after-flip = { $a } vient juste après un lancer de pièce
why-at-fall = { $a } sert au moment où un Familier va tomber
why-until-scored = trop tard pour { $a } : à utiliser avant que le résultat compte
why-quiet = { $a } attend un moment calme, entre les lancers et les actions
why-mocked = la moquerie de l'Ennemi empêche { $a } sur ce lancer
why-artifact-action = { $a } est un Artefact : à utiliser comme action, à ton tour
why-once-a-roll = { $a } a déjà servi sur ce lancer
why-one-target = { $a } demande une attaque contre un seul Ennemi
why-waits-turn = { $a } attend ton tour
why-waits-moment = { $a } attend le moment que dit son texte
why-waits-question = le choix du moment ne concerne pas { $a }
why-choose-first = fais d'abord ton choix ; { $a } convient aux moments d'avant et d'après
why-running = c'est déjà en cours et prend fin tout seul
