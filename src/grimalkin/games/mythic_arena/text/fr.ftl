# Familiar: Mythic Arena. Les textes des cartes et des règles restent en anglais ; les noms des cartes sont des noms propres.
# Devant : ; ? ! l'espace est insécable (U+00A0). Pas de « de » devant un nom : il faudrait parfois l'élider.

title = Familiar: Mythic Arena
pitch = Un duel à deux. Six familiers par camp sur trois lignes : attaque, bloque, lance le dé et sois plus rusé que l'autre sorcière.

## Mots

word-pet = Créature
word-elyth = Elyth
word-red = rouge
word-orange = orange
word-yellow = jaune
word-green = vert
word-blue = bleu
word-violet = violet
word-black = noir
word-clear = transparent
word-rune = Rune
word-item = Objet
word-status = État
word-passive = Pouvoir passif
word-battle = Pouvoir de combat
word-unique = Pouvoir unique
word-front = Front
word-guard = Garde
word-rear = Arrière-garde
word-them = adversaire :
word-attacker = Attaquant
word-blocker = Bloqueur
word-unable = aucun possible
word-hold = se retient
word-effect = un effet
word-roll_off = départage aux dés
word-downed = à terre
word-stasis = Stase
word-none = aucun
word-critical = coup critique
word-glancing = coup éraflant
word-prevented = évité
word-regeneration = Régénération
word-immune = la cible est immunisée
word-guarded = la cible est protégée
word-hit = touché
word-miss = raté
word-flying = Volante
word-nimble = Agile
word-token = Créature jeton

## États, posés sur les créatures

card-bleed = Saignement
card-burn = Brûlure
card-corrosion = Corrosion
card-poison = Poison
card-paralyze = Paralysie
card-fear = Peur
card-stunned = Étourdissement
card-chomp = Morsure
card-constrict = Étreinte

## Choix : decks et ouverture

option-pick = Prendre { $a }
option-lead = { $a } en Créature de tête
option-first = { $parts ->
    [0] Être le Premier joueur du tour 1
   *[other] { $a } passe en premier
}
option-second = Laisser l'adversaire être le Premier joueur du tour 1

## Choix : le tour

option-play = Jouer { $a }
option-place = { $b ->
    [0] { $a }, tout à gauche
    [1] { $a }, à droite de la première créature
   *[other] { $a }, à droite de la créature { $b }
}
option-battle = Combat
option-cleanup = Nettoyage
option-unique = Utiliser le Pouvoir unique : { $a }
option-switch = Échanger { $a } avec { $b }
option-move = { $c ->
    [0] Déplacer { $a } : { $b }, tout à gauche
    [1] Déplacer { $a } : { $b }, à droite de la première créature
   *[other] Déplacer { $a } : { $b }, à droite de la créature { $c }
}
option-use = Utiliser { $a }
option-release = { $parts ->
    [1] Lâcher prise : { $a }
   *[other] Lâcher prise : { $a } ({ $b })
}
option-done = Terminé
option-return = { $a } revient en premier

## Choix : combat

option-attack = { $parts ->
    [1] Attaquer avec { $a }
   *[other] Attaquer avec { $a } : { $b }
}
option-at = Attaquer { $a }
option-block = Bloquer { $b } avec { $a }
option-primary = { $a } en Bloqueur principal
option-power = { $a }
option-copy = Copier { $a }
option-hold = Se retenir
option-strike = Frapper { $a }
option-reroll = Relancer
option-keep = Garder le lancer
option-redirect = { $a ->
    [one] Dévier { $a } dégât
   *[other] Dévier { $a } dégâts
}
option-retaliate = { $a } riposte pour { $b }
option-promote = { $a } devient Bloqueur principal

## Choix : effets

option-on = { $a }
option-apply = Appliquer
option-cure = Retirer { $a }
option-replace = Remplacer { $a }
option-take = Prendre { $a }
option-bottom = Mettre { $a } au fond

## Questions : decks et ouverture

ask-pick_pet = Choisis une Créature pour ton deck
ask-pick_rest = Choisis un Elyth, une Rune ou un Objet pour ton deck
ask-choose_lead = Quelle est ta Créature de tête ?
ask-redraw = Aucune Créature dans cette main, que tous ont vue : on pioche à nouveau
ask-choose_seat = Qui est le Premier joueur du tour 1 ?

## Questions : le tour

ask-choose_return = Quelle créature revient d'abord de la Stase ?
ask-play_pet = Jouer une Créature ?
ask-place_played = Où va la Créature ?
ask-place_called = Où va la Créature-jeton ?
ask-place_returned = Où revient la créature ?
ask-attach_to = Quelle créature reçoit l'Elyth ?
ask-primary = Que fais-tu à l'étape principale ?
ask-move_pet = Contrôle des lignes : quelle créature se déplace ?
ask-let_go = Lâcher prise avant le Nettoyage ?

## Questions : combat

ask-name_attackers = Qui attaque ?
ask-name_more = Une autre créature attaque-t-elle ?
ask-name_target = Agile : quelle créature attaque-t-elle ?
ask-name_blockers = Qui bloque qui ?
ask-block_more = Une autre créature bloque-t-elle ?
ask-name_primary = Qui est le Bloqueur principal ?
ask-declare = Quel Pouvoir de combat ?
ask-copy_power = Quel Pouvoir de combat copie-t-elle ?
ask-let_go_to_fight = Lâcher prise pour utiliser un Pouvoir de combat ?
ask-let_go_to_retaliate = Lâcher prise pour riposter ?
ask-lead_rune = Jouer une Rune ?
ask-passive_rune = Jouer une Rune ?
ask-lead_rune_after_all = Jouer une Rune malgré tout ?
ask-order_tied = Vitesse égale : quel affrontement vient d'abord ?
ask-order_extras = Vitesse égale : laquelle de tes créatures en plus agit d'abord ?
ask-pick_target = Qui l'Attaquant en plus frappe-t-il ?
ask-twist_fate = Faire relancer le dé ?
ask-bodyguard = Prendre une partie des dégâts ?
ask-retaliate = Qui riposte ?
ask-promote = Qui devient Bloqueur principal ?

## Questions : effets

ask-may_apply = Appliquer l'effet ({ $effect }) ?
ask-pick_one = { $effect } : pour qui est l'effet ?
ask-pick_some = { $effect } : pour qui d'autre ?
ask-replace_status = Elle a déjà deux états : en remplacer un ?
ask-choose_cure = Quel état retirer ?
ask-switch_hit = Coup et échange : avec qui change-t-elle de place ?
ask-switch_now = Quel échange ?
ask-exchange_own = Quelles créatures changent de place ?
ask-blow_away = Avec qui la cible change-t-elle de place ?
ask-take_one = Quelle carte prends-tu en main ?
ask-order_bottom = Quelle carte va maintenant au fond ?
ask-find_card = Quelle Créature prends-tu ?
ask-bottom_card = Quelle carte de ta main va au fond ?
ask-recall_card = Quelle carte reprends-tu dans la Défausse ?

## Ce qui s'est passé : decks et ouverture

event-picked = { $a } prend { $b }
event-leads = { $a } est la Créature de tête
event-redraws = { $b ->
    [one] { $a } n'a aucune Créature : { $b } carte, et pioche à nouveau
   *[other] { $a } n'a aucune Créature parmi { $b } cartes et pioche à nouveau
}
event-shown = { $a } montre { $b }
event-begins = { $a } commence
event-no_pets = { $a } n'a aucune créature en jeu
event-game_over = La partie { $a } du match va à { $b }
event-rolled_off = { $a } lance le dé : { $b }

## Ce qui s'est passé : le tour

event-turn = Tour { $a } : { $b } est le Premier joueur
event-drew = { $a } pioche { $b }
event-no_draw = { $a } ne pioche rien
event-entered = { $b ->
    [0] { $a } entre au Front
    [1] { $a } entre dans la Garde
   *[other] { $a } entre dans l'Arrière-garde
}
event-brought = { $b ->
    [one] { $a } apporte un deck à { $b } carte
   *[other] { $a } apporte un deck à { $b } cartes
}
event-announces = { $a } annonce : { $b }
event-spent = { $a } : { $b } va dans la Défausse
event-played = { $a } joue { $b }
event-attached = { $a } reçoit { $b }
event-elyth_left = { $a } perd { $b }
event-used = { $c ->
    [0] { $a } utilise { $b } : c'était la dernière utilisation
    [one] { $a } utilise { $b } : reste { $c } utilisation
   *[other] { $a } utilise { $b } : restent { $c } utilisations
}
event-unique = { $a } utilise son Pouvoir unique
event-moved = { $b ->
    [0] { $a } va au Front
    [1] { $a } va dans la Garde
   *[other] { $a } va dans l'Arrière-garde
}
event-switched = { $a } et { $b } changent de place
event-points = { $b ->
    [one] { $a } a { $b } Point de victoire
   *[other] { $a } a { $b } Points de victoire
}

## Ce qui s'est passé : combat

event-attacks = { $b ->
    [0] { $a } attaque le Front
    [1] { $a } attaque la Garde
   *[other] { $a } attaque l'Arrière-garde
}
event-blocks = { $a } bloque { $b }
event-primary = { $a } est le Bloqueur principal
event-declares = { $a } déclare : { $b }
event-unable = { $a } ne peut utiliser aucun Pouvoir de combat
event-rolled = { $a } frappe { $b } : d20 { $c }
event-gate = { $a } contre la Paralysie : d20 { $b }
event-failed = { $a } échoue : il ne se passe rien
event-rerolls = { $a } fait relancer le dé
event-hit = { $a ->
    [1] d20 { $a } + Précision { $b } = { $c } ≥ Esquive { $d } : coup éraflant
    [20] d20 { $a } : coup critique, quelle que soit l'Esquive (total { $c }, Esquive { $d })
   *[other] d20 { $a } + Précision { $b } = { $c } ≥ Esquive { $d } : touché
}
event-missed = d20 { $a } + Précision { $b } = { $c } < Esquive { $d } : raté
event-retaliates = { $a } riposte pour { $b }
event-declined = { $a } renonce
event-promoted = { $a } devient Bloqueur principal
event-extra = { $a } n'a plus d'adversaire et devient Attaquant en plus

## Ce qui s'est passé : effets

event-triggered = { $a } : le Pouvoir passif se déclenche ({ $b })
event-prevented = { $b ->
    [one] { $a } : { $b } dégât évité
   *[other] { $a } : { $b } dégâts évités
}
event-redirected = { $b ->
    [one] { $a } prend { $b } dégât à sa charge
   *[other] { $a } prend { $b } dégâts à sa charge
}
event-dealt = { $c ->
    [one] { $a } inflige { $c } dégât à { $b }
   *[other] { $a } inflige { $c } dégâts à { $b }
}
event-hp = { $a } a { $b } PV
event-changed = { $b ->
    [0] { $a } : la Vitesse change de { $c }
    [1] { $a } : la Précision change de { $c }
    [2] { $a } : l'Esquive change de { $c }
    [3] { $a } : les dégâts de combat changent de { $c }
    [4] { $a } : la Santé change de { $c }
    [5] { $a } : la Précision des attaques reçues change de { $c }
    [6] { $a } : le coût des Pouvoirs de combat change de { $c }
    [7] { $a } : le coût du Pouvoir unique change de { $c }
    [20] { $a } : les { $c } prochains dégâts sont évités
    [21] { $a } : le prochain état est évité
   *[other] { $a } a les valeurs d'une autre créature
}
event-status = { $b ->
    [0] { $a } : Saignement { $c }
    [1] { $a } : Brûlure { $c }
    [2] { $a } : Corrosion { $c }
    [3] { $a } : Poison { $c }
    [4] { $a } subit Paralysie
    [5] { $a } subit Peur
    [6] { $a } subit Étourdissement
    [7] { $a } subit Morsure
   *[other] { $a } subit Étreinte
}
event-status_off = { $b ->
    [0] { $a } perd Saignement
    [1] { $a } perd Brûlure
    [2] { $a } perd Corrosion
    [3] { $a } perd Poison
    [4] { $a } perd Paralysie
    [5] { $a } perd Peur
    [6] { $a } perd Étourdissement
    [7] { $a } se libère : Morsure
   *[other] { $a } se libère : Étreinte
}
event-no_status = { $b ->
    [0] { $a } échappe à Saignement
    [1] { $a } échappe à Brûlure
    [2] { $a } échappe à Corrosion
    [3] { $a } échappe à Poison
    [4] { $a } échappe à Paralysie
    [5] { $a } échappe à Peur
    [6] { $a } échappe à Étourdissement
    [7] { $a } échappe à Morsure
   *[other] { $a } échappe à Étreinte
}
event-suffers = { $b ->
    [0] { $a } subit des dégâts ({ $c }) : Saignement
    [1] { $a } subit des dégâts ({ $c }) : Brûlure
    [2] { $a } subit des dégâts ({ $c }) : Corrosion
    [3] { $a } subit des dégâts ({ $c }) : Poison
   *[other] { $a } subit des dégâts ({ $c }) : Étreinte
}
event-regenerates = { $a } régénère { $b }
event-charges = { $b ->
    [one] { $a } a { $b } marqueur Charge
   *[other] { $a } a { $b } marqueurs Charge
}
event-held = { $c ->
    [7] { $a } tient { $b } : Morsure
   *[other] { $a } tient { $b } : Étreinte
}
event-released = { $b ->
    [7] { $a } se libère : Morsure
   *[other] { $a } se libère : Étreinte
}
event-downed = { $a } est à terre
event-survived = { $a } tient debout : { $b } PV
event-to_stasis = { $a } part en Stase
event-back = { $a } revient de la Stase
event-to_bottom = { $a } met { $b } au fond de la Pile de ressources
event-took = { $a } prend { $b } en main
event-nothing_found = { $a } ne trouve rien
event-shuffled = { $a } mélange la Pile de ressources
event-recalled = { $a } reprend { $b } dans la Défausse
event-removed = { $a } : { $b } est hors du jeu

## La table

zone-pool = Cartes au choix
zone-front = { $parts ->
    [0] Front
   *[other] Front ({ $a })
}
zone-guard = { $parts ->
    [0] Garde
   *[other] Garde ({ $a })
}
zone-rear = { $parts ->
    [0] Arrière-garde
   *[other] Arrière-garde ({ $a })
}
zone-items = { $parts ->
    [0] Objets
   *[other] Objets ({ $a })
}
zone-hand = { $parts ->
    [0] Main
   *[other] Main ({ $a })
}
zone-pile = { $parts ->
    [0] Pile de ressources
   *[other] Pile de ressources ({ $a })
}
zone-spent = { $parts ->
    [0] Défausse
   *[other] Défausse ({ $a })
}
zone-removed = { $parts ->
    [0] Hors du jeu
   *[other] Hors du jeu ({ $a })
}
zone-stasis = { $parts ->
    [0] Stase
   *[other] Stase ({ $a })
}
zone-lead = { $parts ->
    [0] Créature de tête
   *[other] Créature de tête ({ $a })
}
zone-looking = { $parts ->
    [0] Cartes regardées
   *[other] Cartes regardées ({ $a })
}
zone-deck = { $parts ->
    [0] Deck
   *[other] Deck ({ $a })
}
fact-hp = PV
fact-health = Santé
fact-speed = Vitesse
fact-hit = Précision
fact-miss = Esquive
fact-damage = dégâts
    .value = +{ $value }
fact-hit_against = Précision des attaques reçues
fact-cost_battle = coût du Pouvoir de combat
fact-cost_unique = coût du Pouvoir unique
fact-taken = dégâts subis
fact-taken_untyped = dégâts sans type subis
fact-taken_physical = dégâts physiques subis
fact-taken_magical = dégâts magiques subis
fact-taken_fire = dégâts de feu subis
fact-taken_acid = dégâts d'acide subis
fact-taken_lightning = dégâts de foudre subis
fact-taken_frost = dégâts de givre subis
fact-regeneration = Régénération
fact-prevent = dégâts évités
fact-prevent_status = états évités
fact-elyth = Elyth
fact-charges = Charge
fact-held_by = sous la prise :
# the number of a fight: an Attacker and all who block it have the same
fact-duel = duel
fact-strike = coup :
fact-on = change pour
fact-hit_chance = chance de toucher
    .value = { $value } %
fact-needs = dé nécessaire
    .value = à partir de { $value }
fact-because = raison
fact-hit_damage = dégâts si touché
fact-expected = dégâts attendus
fact-hp_after = PV ensuite
fact-own_hp_after = propres PV ensuite
fact-down_chance = chance de mise à terre
    .value = { $value } %
fact-first = premier coup
fact-lands = résultat
    .value = { $value }
fact-cost = Volonté nécessaire
    .value = { $value } sur { $of }
fact-gets = reçoit
    .value = { $value } { $of }
fact-loses = perd
    .value = { $value } { $of }
fact-leaves = quitte l'arène
    .value = { $value }
fact-moves = nouvelle ligne
fact-role = rôle
fact-against = contre
fact-power = Pouvoir de combat
fact-acted = a agi
    .value = { $value ->
        [0] non
       *[other] oui
    }
fact-uses = utilisations
fact-colour = Elyth
fact-turn = tour
fact-lead = Premier joueur
fact-effect = effet :
fact-die = d20
    .value = { $value ->
        [0] à lancer
       *[other] { $value }
    }
fact-game = partie
fact-vp = Points de victoire
fact-willpower = Volonté
fact-wins = parties gagnées

## Réglages

setting-edition = édition
setting-edition-first = première
setting-mode = mode
setting-mode-standard = normal
    .text = Trois lignes, plusieurs Créatures à la fois.
setting-mode-simplified = simplifié
    .text = Deux lignes, une seule Créature devant : la partie courte.
setting-deck_format = decks
setting-deck_format-draft = draft
    .text = On choisit d'abord ses cartes dans une réserve commune.
setting-deck_format-constructed = construits
    .text = Apporte un deck, ou prends-en un tout prêt.
setting-match = match
setting-match-single = une partie
setting-match-best_of_3 = deux parties gagnantes
setting-turn_limit = limite de tours
setting-turn_limit-none = aucune
setting-cards = cartes
setting-cards-balanced = équilibrées
setting-cards-spec = comme dans les règles

phase-opening = l'ouverture
phase-turn = le tour
phase-battle = la bataille

## Ce que veulent dire les mots de la table, en bref

gloss-hp = Points de vie : les dégâts en retirent. À 0, la créature est à terre et l'adversaire marque.
gloss-health = Le maximum de PV d'une créature.
gloss-speed = Dans un duel, la créature la plus rapide frappe d'abord. À égalité, les dés décident.
gloss-hit = S'ajoute au d20 quand cette créature frappe. Le total doit atteindre l'Esquive de la cible.
gloss-miss = La difficulté à la toucher : d20 plus Précision doit atteindre ce nombre.
gloss-damage = S'ajoute aux dégâts des Pouvoirs de combat de cette créature.
gloss-elyth = Une gemme attachée à une créature, qui l'aide tant qu'elle y reste. Une par créature.
gloss-charges = Marqueurs Charge. Le pouvoir de la créature dit ce qu'ils paient.
gloss-held_by = Sous une prise : pas d'échange, et elle ne combat que la créature qui la tient. Elle est toujours facile à toucher.
gloss-duel = Le duel de ce combat où elle se bat : même numéro, même duel.
gloss-role = Ce que fait cette créature dans le combat en cours.
gloss-against = La créature qu'elle affronte dans ce combat.
gloss-power = Le Pouvoir de combat annoncé pour ce combat.
gloss-acted = Elle a déjà agi dans ce combat.
gloss-turn = On pioche, on joue une Créature, puis l'étape principale avec son combat, puis le Nettoyage.
gloss-lead = Celui dont c'est le tour : il joue des cartes et attaque. L'autre bloque.
gloss-vp = Un pour chaque créature adverse mise à terre. Trois font gagner la partie.
gloss-willpower = Autant que de cartes en main. Un pouvoir peut servir s'il ne coûte pas plus ; rien n'est défaussé.
gloss-wins = Manches déjà gagnées. Deux gagnent la rencontre.
gloss-uses = Combien de fois cet Objet peut encore servir, une par tour au plus.
gloss-cost = La Volonté que demande un pouvoir. On la regarde seulement, on ne la dépense pas.
gloss-regeneration = Rend autant de PV à chaque Nettoyage.
gloss-prevent = Les prochains dégâts entament d'abord ce bouclier.
gloss-bleed = 10 dégâts par marqueur à chaque Nettoyage.
gloss-burn = 10 dégâts par marqueur à chaque Nettoyage.
gloss-corrosion = 10 dégâts par marqueur à chaque Nettoyage.
gloss-poison = 10 dégâts par marqueur à chaque Nettoyage.
gloss-paralyze = Avant un échange ou un pouvoir, on lance un d20 : 10 ou moins, c'est raté ; 11 ou plus, elle est libérée.
gloss-fear = Son prochain Pouvoir de combat ou unique échoue ; puis la Peur s'en va.
gloss-stunned = Son prochain Pouvoir de combat ou unique échoue ; puis elle se remet.
gloss-chomp = Tenue par une morsure : pas d'échange, pas de pouvoir contre d'autres créatures, et son Esquive vaut 0.
gloss-constrict = Prise dans des anneaux : comme pour la morsure, plus 10 dégâts à chaque Nettoyage.
gloss-front = La première ligne : on attaque d'ici, et c'est ici qu'on est attaqué.
gloss-guard = La ligne du milieu : elle avance quand le Front tombe.
gloss-rear = La dernière ligne : à chaque Nettoyage, une créature y récupère 30 PV et perd un état.
gloss-attacker = Une créature du Front que le Premier joueur envoie au combat.
gloss-blocker = Une créature de la ligne attaquée qui se met devant un Attaquant.
gloss-passive = Agit de lui-même, toujours ou à un moment précis.
gloss-battle = Annoncé au combat : le coup que porte cette créature.
gloss-unique = S'utilise à ton étape principale. Un seul Pouvoir unique par tour, peu importe la créature.
gloss-pet = Un être qui combat pour toi. Tu peux en jouer une de ta main à chaque tour.
gloss-rune = Un ordre : joué une fois, puis défaussé. Au combat, chacun peut en jouer une.
gloss-item = Reste en jeu et sert plusieurs fois, une par tour.
gloss-stasis = Hors de l'arène et hors d'atteinte ; la créature revient plus tard.
gloss-downed = À 0 PV : elle quitte l'arène et l'adversaire marque un Point de victoire.
gloss-unable = Elle ne peut utiliser aucun Pouvoir de combat et ne frappe donc pas.
gloss-hold = Elle se retient : une créature en plus n'est pas obligée de frapper.
gloss-flying = Depuis le Front, elle peut aussi attaquer la Garde ou l'Arrière-garde.
gloss-nimble = Elle choisit la créature qu'elle attaque, dans n'importe quelle ligne, et c'est elle son Bloqueur.
gloss-token = Appelée par une autre carte, jamais dans un deck.

## Pourquoi quelque chose ne peut pas être choisi

why-willpower = il faut { $a } de Volonté, tu en as { $b }
why-charges = { $a } : il faut { $b } Charge, il y en a { $c }
why-condition = ce que demande { $a } n'est pas le cas : « { $b } »
why-no-target = personne à la table ne convient à { $a } : « { $b } »
why-not-fitting = { $a } ne fait pas partie de ceux que vise cet effet
why-token = Charlie est un jeton : il n'est dans aucun deck
why-pets-first = d'abord les six Créatures ; les autres cartes suivent
why-pets-done = tes six Créatures sont choisies ; place aux Elyth, Runes et Objets
why-same-name = ton deck a déjà { $a } : chaque carte n'y est qu'une fois
why-taken = { $a } a déjà été prise
why-primary-step = { $a } se joue à l'étape principale ; maintenant tu peux jouer une Créature
why-pet-step = les Créatures se jouent avant l'étape principale, une par tour
why-front-first = il faut d'abord une créature au Front
why-rear-waits = il faut une créature en Garde avant l'Arrière-garde
why-second-pet = une ligne reçoit une deuxième créature quand les trois en ont une
why-two-lines = la partie simplifiée n'a pas d'Arrière-garde
why-one-front = en partie simplifiée, une seule créature au Front, et elle y est
why-own-pets = un Elyth va à l'une de tes créatures
why-battle-only = les Pouvoirs de combat servent au combat
why-unique-used = tu as déjà utilisé un Pouvoir unique ce tour-ci, et c'est un par tour
why-unique-in-battle = les Pouvoirs uniques ne servent pas au combat
why-no-unique = { $a } n'a pas de Pouvoir unique
why-item-used = tu as déjà utilisé un Objet ce tour-ci, et c'est un par tour
why-switched = tu as déjà fait ton échange de ce tour
why-same-line = deux créatures d'une même ligne n'échangent pas leurs places
why-lines-apart = seules des créatures de lignes voisines échangent
why-no-moves = en partie simplifiée, les créatures ne font qu'échanger leurs places
why-alone = elle est seule dans sa ligne, qui ne doit pas rester vide
why-doomed = { $a } a 0 PV et va tomber
why-holds-another = { $a } tient une autre créature : lâche d'abord prise
why-in-hold = une créature sous une prise n'échange pas ({ $a })
why-hold-switch = { $a } est sous une prise et ne peut pas bouger
why-hold-partner = { $a } est sous une prise et ne peut frapper que la créature qui lui est liée
why-hold-unique = { $a } est sous une prise : son Pouvoir unique ne touche qu'elle-même et sa partenaire
why-front-attacks = seules les créatures du Front attaquent ; { $a } est ailleurs : { $b }
why-attacks-already = { $a } attaque déjà
why-no-flight = { $a } ne vole pas et n'atteint que le Front
why-nimble-front = { $a } est Agile : on choisit la créature attaquée, pas une ligne
why-empty-line = il n'y a personne dans cette ligne
why-nimble-bound = un Attaquant Agile a nommé son seul Bloqueur
why-line-attacked = { $a } est dans une autre ligne ({ $b }) que celle qui est attaquée ({ $c })
why-blocks-already = { $a } bloque déjà
why-unblocked = un autre Attaquant de cette ligne n'a pas encore de Bloqueur
why-immune = son adversaire est immunisé contre ce que peut faire { $a }
why-must-declare = elle a un Pouvoir de combat utilisable, elle doit donc s'en servir
why-no-copy = il n'y a ici aucun Pouvoir de combat à copier
why-not-blocking = elle n'est pas Bloqueuse dans ce combat
why-other-line = elle bloque dans une autre ligne
why-not-in-line = { $a } n'est pas dans la ligne où la créature est tombée
why-no-move = personne n'a dû avancer, donc personne ne riposte
why-own-fight = { $a } a déjà son adversaire dans ce combat
why-power-used = { $a } a déjà utilisé son Pouvoir de combat ce tour-ci
why-nobody-left = la créature à frapper n'est plus là
why-no-power = { $a } n'a pas de Pouvoir de combat utilisable ici
why-one-line = une créature bouge d'une ligne à la fois
why-line-kept = cette ligne a encore une créature et n'est pas complétée
why-no-help = ce déplacement ne remet pas les lignes en ordre
why-moved = elle a déjà bougé, et une autre créature le peut
why-no-hold = il n'y a ici aucune prise à toi à lâcher
why-given-hold = la prise qu'elle exerce ne peut pas être remplacée
why-other-hold = elle ne tient personne : elle est tenue, et l'adversaire seul peut lâcher
why-hold-later = tu pourras lâcher prise quand ce sera à toi de décider
why-too-much = on ne peut pas prendre plus de dégâts qu'il n'en reste
why-no-damage = le coup n'a fait aucun dégât, donc pas d'état
why-not-adjacent = elle n'est pas à côté
why-enemies-only = une prise vise une créature adverse
why-last-pet = { $a } est la dernière créature en jeu et doit rester
why-in-stasis = { $a } est en Stase, hors d'atteinte
why-one-elyth = une créature a un Elyth au plus ({ $a })
why-status-immune = { $a } est immunisée contre cet état
why-status-there = { $a } a déjà cet état
why-rune-in-battle = { $a } se joue à l'étape des Runes d'un combat
why-rune-in-primary = { $a } se joue à l'étape principale, pas au combat
why-elyth-in-battle = { $a } est un Elyth : on n'en joue pas pendant un combat
why-item-in-battle = { $a } est un Objet : on n'en joue pas pendant un combat
why-pet-in-battle = { $a } est une Créature : maintenant on ne joue que des Runes
why-waits-primary = { $a } attend ton étape principale
why-waits-pet-step = { $a } peut se jouer au début de ton tour
why-waits-battle = { $a } attend l'étape des Runes d'un combat
why-waits-stasis = { $a } est en Stase et reviendra d'elle-même
why-waits-question = le choix du moment ne concerne pas { $a }
why-pets-later = { $a } agit à l'étape principale ; tu peux d'abord jouer une Créature de ta main
why-placing = d'abord une place pour la nouvelle créature ; ensuite { $a }
why-rune-step = à l'étape des Runes on ne joue que des Runes ; { $a } frappe après
why-other-declares = { $a } : c'est une autre créature qui annonce maintenant son Pouvoir de combat
why-not-its-blocker = { $a } ne bloque pas cet Attaquant
why-not-tied = { $a } n'est pas parmi celles de Vitesse égale
why-not-the-guard = { $a } ne peut pas prendre ces dégâts
why-other-status = { $a } : il s'agit maintenant d'un état d'une autre créature
why-choosing-cards = tu choisis maintenant une carte, pas une créature comme { $a }
why-in-arena = { $a } est dans l'arène ; seules les créatures en Stase reviennent
why-striker = { $a } a frappé ; choisis la créature avec qui échanger
why-lead-is-pet = { $a } n'est pas une Créature, et il en faut une en tête
why-gone = { $a } a servi et ne revient pas

## Decks prêts à jouer

deck-blood_and_fury = Sang et fureur
    .plan = Les coups les plus violents du jeu : mets Valtharax en rage, donne des gemmes aux autres et gagne avant que l'adversaire soit prêt.
deck-frozen_with_fear = Figés par la peur
    .plan = Paralysie, Étourdissement et Peur privent l'adversaire de ses tours, et Soul Drain lui prend les cartes pour le reste. Une Créature qui ne frappe jamais se bat sans se presser.
deck-hard_to_catch = Insaisissables
    .plan = Ici, tout est rapide et difficile à toucher. Choisis les cibles, frappe le premier, échange ou disparais avant la riposte.
deck-jaws_and_coils = Crocs et anneaux
    .plan = Tiens une Créature par Morsure ou Étreinte : son Esquive est de 0 et elle ne peut pas fuir. Death Roll, Squeeze et les attaquants placés à côté font le reste.
deck-slow_rot = Lente pourriture
    .plan = Mets du Poison, de la Brûlure, du Saignement et de la Corrosion partout : les marqueurs mordent à chaque Nettoyage, aux deux tours d'une manche. Puis tiens bon derrière carapaces et épines.
deck-the_healers_circle = Le cercle des guérisseurs
    .plan = Les Créatures blessées passent à l'Arrière-garde et en reviennent indemnes. Sir Edmund et ses voisins soignent à chaque Nettoyage, jusqu'à ce que l'adversaire n'ait plus rien à donner.
deck-the_silver_pack = La meute d'argent
    .plan = Fais entrer des Créatures à chaque tour, Charlie aussi, pour que Silver Paw en mène cinq. Attaque à plusieurs tant que Royal Rally leur prête de la Précision.
deck-the_stone_wall = Le mur de pierre
    .plan = Des Créatures lentes, avec beaucoup de Santé, qui font mal à qui s'approche. Laisse l'adversaire se briser sur Deadly Touch, Caustic et Sunstone, soigne-toi et gagne sur la durée.
deck-thieves_and_mirrors = Voleurs et miroirs
    .plan = Joue avec ce que l'adversaire a apporté : copie des pouvoirs, vole des gemmes, dévore le reste. Ruses et échanges gâchent tous les plans sauf le tien.
deck-wings_over_the_arena = Des ailes sur l'arène
    .plan = Les volants attaquent la Garde et l'Arrière-garde, là où se reposent les blessés. Frappe le premier, achève ce qui est faible et ne laisse personne se remettre.

## Decks refusés

fault-deck-unknown = il n'y a pas de deck « { $text } » ; il y a : { $known }
fault-deck-none = il faut apporter un deck : parmi ceux qui sont prêts, seuls { $count } ont toutes leurs cartes dans ce jeu
fault-deck-drafted = ici, les decks se draftent ; choisis les decks construits
fault-deck-removed = absent de ce jeu de cartes : { $card }
fault-deck-near = « { $text } » n'est pas une carte du jeu ; voulais-tu dire { $card } ?
fault-deck-no-card = « { $text } » n'est pas une carte du jeu ; une carte s'écrit comme « { $example } »
fault-deck-token = { $card } est une Créature-jeton ; aucun deck n'en a
fault-deck-status = { $card } est un État ; outre les Créatures, un deck a des Elyth, des Runes et des Objets
fault-deck-twice = { $card } y est deux fois ; chaque nom une seule fois
fault-deck-cards = cartes dans le deck : { $count } ; il en faut { $most }
fault-deck-pets = Créatures dans le deck : { $count } ; il en faut { $most }
