# Friendomancy en français. $a, $b, ... sont les parties d’un choix ou les données d’un évènement, dans leur ordre.

title = Friendomancy
pitch = Fais-toi des amis, lance des sorts idiots et sois le plus riche quand la fête est finie. De deux à six joueurs.

## Mots

word-ability = texte
word-friend = Ami
word-magic = Sort
word-curse = Malédiction
word-whatever = Bidule
word-foe = Ennemi
word-loot = Butin
word-second = le second texte
word-setup = mise en place
word-draw = étape de pioche
word-main = étape principale
word-end = étape de fin
word-round = fin de la manche
word-wear = usure
word-texts = textes des cartes
word-this_turn = la fin du tour
word-luck = le hasard décide
word-decks_by_luck = le sort dit qui pioche d’abord, les autres suivent dans l’ordre des places
word-decks_by_seat = A pioche d’abord, les autres suivent dans l’ordre des places
word-turns_as_drawn = les tours suivent l’ordre dans lequel les pioches ont été tirées
word-turns_reversed = les tours vont à l’inverse de l’ordre des pioches
word-turns_by_luck = le sort décide de l’ordre des tours
word-foes_by_luck = les autres Ennemis vont au hasard dans les réserves
word-win_shared = la victoire est partagée
word-toll = péage
word-choice = quelqu’un choisit
word-friend_pool = réserve d’Amis
word-magic_pool = réserve de Sorts
word-curse_pool = réserve de Malédictions
word-whatever_pool = réserve de Bidules
word-deck_of = pioche : { $owner }
word-deck_a = pioche (A)
word-deck_b = pioche (B)
word-deck_c = pioche (C)
word-deck_d = pioche (D)
word-deck_e = pioche (E)
word-deck_f = pioche (F)

## Tribus

word-slime = Slime
word-cat = Chat
word-bird = Oiseau
word-wizard = Magicien
word-ghost = Fantôme
word-robot = Robot
word-goblin = Gobelin
word-plant = Plante
word-dragon = Dragon
word-snack = Casse-croûte
word-relative = Parent
word-bug = Bestiole
word-boss = Boss

## Choix

option-yes = Oui
option-done = Terminé
option-stop = Finir l’étape principale
option-second = Six cartes d’une réserve : { $a }
option-third = { NUMBER($a, minimumIntegerDigits: 4, useGrouping: 0) } (Amis, Sorts, Malédictions, Bidules)
option-split = { NUMBER($a, minimumIntegerDigits: 4, useGrouping: 0) } (Amis, Sorts, Malédictions, Bidules)
option-makeup = Une carte d’une réserve : { $a }
option-deck = Piocher dans ta pioche
option-draw = Piocher dans une réserve : { $a }
option-add = Mélanger { $b } cartes d’une réserve dans ta pioche : { $a }
option-rest = Laisser les piles telles quelles
option-play = Jouer { $a }
option-attack = Attaquer avec { $a }
    .on = Attaquer avec { $on }
option-at = Cible : { $a }
    .on = Cible : { $on }
option-use = { $parts ->
    [1] Utiliser { $a }
   *[other] Utiliser { $a } : le second texte
}
    .on = Utiliser { $on }
option-swap = Échanger { $a }
option-choose = Choisir { $a }
    .on = Choisir { $on }
option-pile = { $a }
option-take = Prendre { $a }
option-discard = { $a }
option-first = { $a } ensuite
option-count = { $a }
option-order = { $parts ->
    [2] { $a }, puis { $b }
    [3] { $a }, puis { $b }, puis { $c }
    [4] { $a }, puis { $b }, puis { $c }, puis { $d }
    [5] { $a }, puis { $b }, puis { $c }, puis { $d }, puis { $e }
   *[6] { $a }, puis { $b }, puis { $c }, puis { $d }, puis { $e }, puis { $f }
}
option-hide = Cacher { $a } dans une réserve : { $b }

## Questions

ask-pick_second = Pioche six cartes dans une réserve
ask-pick_third = Pioche six autres cartes dans une ou deux réserves
ask-pick_split = Pioche les six dernières, réparties comme tu veux
ask-pick_make_up = Il manque des cartes à ta pioche. De quelle réserve vient la suivante ?
ask-ask_draw = Pioche une carte, ou mélange des cartes d’une réserve dans ta pioche
ask-ask_main = { $things ->
    [one] Joue, attaque, utilise des textes : il te reste { $things } Truc
   *[other] Joue, attaque, utilise des textes : il te reste { $things } Trucs
}
ask-ask_target = { $attacker } attaque : qui ?
ask-ask_swap = Échanger une carte contre le dessus de ta pioche ?
ask-ask_may = { $by } : le faire ?
ask-ask_piece = { $by } : choisis une carte
ask-ask_seat = { $by } : choisis un joueur
ask-ask_pile = { $by } : choisis une pile
ask-ask_count = { $by } : combien de cartes ?
ask-ask_kind = { $by } : prends une carte
ask-ask_own = { $by } : choisis une de tes cartes
ask-ask_payment = Quel Ami sacrifies-tu ?
ask-ask_throw = Défausse une carte de ta main
ask-ask_give = { $by } : quelle carte retourne dans sa réserve ?
ask-ask_put_drawn = { $by } : poser la carte piochée sur ton terrain ?
ask-ask_place = Quelle carte vient ensuite ?
ask-ask_revealed = { $by } : pioche une des cartes révélées
ask-ask_many = { $by } : choisis autant de cartes que tu veux
ask-ask_draw_order = Dans quel ordre les joueurs piochent-ils leurs cartes ?
ask-ask_foes = Quel Ennemi va dans quelle réserve ? Passer : le reste au hasard
ask-ask_turn_order = Quel est l’ordre du tour ?
ask-ask_tie = Qui gagne en cas d’égalité ?
ask-hearing = Un litige est ouvert : tranche, ou laisse les choses en l’état

## Ce qui s’est passé

event-pooled = Les réserves : Amis { $a }, Sorts { $b }, Malédictions { $c }, Bidules { $d }
event-draws_first = { $a } compose sa pioche en premier
event-took = { $a } prend pour sa pioche : Amis { $b }, Sorts { $c }, Malédictions { $d }, Bidules { $e }
event-looked = { $a } regarde sa nouvelle pioche et la mélange
event-foes_hidden = { $b ->
    [one] Un Ennemi se cache : { $a }
   *[other] { $b } Ennemis se cachent : { $a }
}
event-opening = { $a } commence avec 20 Sous et pioche quatre cartes
event-round = Manche { $a }
event-turn = { $b ->
    [one] { $a } commence son tour avec { $b } Truc
   *[other] { $a } commence son tour avec { $b } Trucs
}
event-turn_over = { $a } finit son tour
event-round_over = La manche { $a } est finie
event-last_round = La manche { $a } sera la dernière
event-bedtime = Au lit ! La manche { $a } est la dernière
event-deck_out = { $a } n’a plus de carte dans sa pioche
event-left = { $a } s’en va
event-final = { $b ->
    [one] { $a } a { $b } Sou
   *[other] { $a } a { $b } Sous
}
event-gained = { $b ->
    [one] { $a } gagne { $b } Sou et en a { $c }
   *[other] { $a } gagne { $b } Sous et en a { $c }
}
event-lost = { $b ->
    [one] { $a } perd { $b } Sou et en a { $c }
   *[other] { $a } perd { $b } Sous et en a { $c }
}
event-toll = { $c ->
    [one] { $a } paie un péage, { $c } Sou : { $b }
   *[other] { $a } paie un péage, { $c } Sous : { $b }
}
event-things = { $c ->
    [one] { $a } a maintenant { $c } Truc
   *[other] { $a } a maintenant { $c } Trucs
}
event-drew = { $a } pioche { $b } : { $c }
event-added = { $c ->
    [one] { $a } mélange une carte dans sa pioche : { $b }
   *[other] { $a } mélange { $c } cartes dans sa pioche : { $b }
}
event-added_none = { $a } laisse les piles telles quelles
event-shuffled = Pile mélangée : { $a }
event-peeked = { $a } regarde { $b } : { $c }
event-to_bottom = { $a } met { $b } en dessous : { $c }
event-reordered = { $a } remet les cartes du dessus dans l’ordre de son choix : { $b }
event-revealed = { $a } est révélée : { $b }
event-played = { $c ->
    [0] { $a } joue { $b } gratuitement
    [one] { $a } joue { $b } pour { $c } Truc
   *[other] { $a } joue { $b } pour { $c } Trucs
}
event-acted = { $a } utilise { $b }
event-triggered = { $a } :
event-put = { $a } reçoit { $b } sur son terrain
event-fell = { $b } met { $a } dans sa défausse
event-spent = { $a } s’épuise
event-sacrificed = { $a } sacrifie { $b }
event-discarded = { $a } défausse { $b }
event-milled = { $a } défausse { $b } de sa pioche
event-bounced = { $b } reprend { $a } en main
event-recovered = { $a } reprend { $b } dans une défausse
event-recycled = { $a } remélange { $b } dans sa pioche
event-to_pool = { $a } rend { $b } : { $c }
event-tucked = { $a } va sous { $b }
event-tucked_unseen = Une carte va face cachée sous { $a }
event-untucked = { $a } prend { $b } sous une carte
event-under_left = { $b } met { $a }, qui était dessous, dans sa défausse
event-under_pool = { $a } était dessous et va tout en bas : { $b }
event-removed = { $a } est hors du jeu
event-control = { $a } contrôle { $b }
event-power = { $a } a maintenant { $c } en Force
event-tribes = { $a } change de Tribus
event-marked = { $a } marque { $b }
event-marked_seat = { $a } marque { $b }
event-kept = { $a } garde { $b }
event-used = { $a } a servi { $b } fois sur { $c }
event-rolled = Tirage jusqu’à { $b } : { $a }
event-ignored = { $a } est ignorée, la chaîne est trop longue
event-attacks_seat = { $a } attaque { $b }
event-attacks = { $a } attaque { $b }
event-hit = { $a } touche { $b } pour { $c }
event-fought = { $a } (Force { $b }) se bat contre { $c } (Force { $d })
event-won = { $a } gagne le combat
event-foe_shown = Un Ennemi ! { $a } rôde : { $b }
event-perched = { $a } se perche : { $b }
event-befriended = { $a } se lie d’amitié avec { $b }
event-foe_returned = { $a } retourne à son perchoir : { $b }
event-foe_back = { $a } se cache de nouveau : { $b }
event-foe_moved = { $a } change de pile : { $b }
event-worn = { $a } perd { $b } de Force et en a { $c }
event-defeated = { $b } bat { $a }
event-to_heap = { $a } va au tas des Ennemis
event-foe_attacks = { $a } attaque { $b } pour { $c }
event-turn_ordered = Ordre du tour : { $a }
event-disputed = { $a } ouvre un litige (entrée { $b })
event-hearing = On attend le Juge : litige ouvert par { $a } (entrée { $b })
event-upheld = Litige ouvert par { $a } (entrée { $b }) : rien ne change
event-proposed = Le Juge { $a } propose une décision (entrée { $b })
event-held = La décision prise par { $a } (entrée { $b }) attend la fin des effets en cours
event-ruled = Le Juge { $a } tranche (entrée { $b })
event-ruling_refused = La décision prise par { $a } (entrée { $b }) n’est plus possible
event-judge_seated = { $a } s’assoit comme Juge
event-judge_left = Le Juge { $a } s’en va
event-by_ruling = Décision prise à l’entrée { $a }
event-ruled_move = Déplacement par décision : { $a }
event-bedtime_set = L’heure du coucher est maintenant à la manche { $a }
event-step_ended = Le Juge met fin à cette étape pour { $a }
event-named = Le Juge donne la victoire à { $a }

## La table

phase-setup = mise en place
phase-draw = étape de pioche
phase-main = étape principale
phase-end = étape de fin
phase-round = fin de la manche
zone-pool = Réserve : { $a }
zone-deck = Pioche ({ $a })
zone-list = Cartes de départ de la pioche ({ $a })
zone-hand = Main ({ $a })
zone-board = Terrain ({ $a })
zone-discard = Défausse ({ $a })
zone-trophies = Trophées ({ $a })
zone-lurk = Ennemis qui rôdent
zone-cast = En train d’être lancé
zone-revealed = Révélées
zone-aside = Carte piochée
zone-heap = Tas des Ennemis
zone-removed = Hors du jeu
zone-hidden = Ennemis cachés dans la réserve : { $a }
zone-unseen = Cartes cachées
fact-round = manche
fact-step = étape
fact-bedtime = heure du coucher
fact-turn = tour
fact-things = Trucs
fact-final = dernière manche
fact-money = Sous
fact-hand = cartes en main
fact-deck = cartes dans la pioche
fact-place = place dans l’ordre du tour
fact-power = Force
fact-tribes = Tribus
fact-owner = propriétaire
fact-fresh = arrivée ce tour-ci
    .value = oui
fact-uses = utilisations
fact-marks = marque
fact-pile = pile
fact-toll = péage
fact-attacks = attaques restantes
fact-from_top = à partir du dessus
fact-from_bottom = à partir du dessous
fact-cost = coût
fact-costs = coûte
fact-own_money = tes Sous
fact-money_change = Sous
fact-leaves = quitte la table
fact-power_after = Force ensuite
fact-then = et ensuite
fact-on = pour
fact-by = demandé par
fact-attacker = attaque maintenant
fact-attacking = attaque maintenant
    .value = oui
fact-waits = vient ensuite
fact-safe = ne peut pas être attaqué
fact-until = emprunté jusqu’à
fact-share = ajoute en Force

## Pourquoi pas

why-empty-pool = cette réserve est vide
why-pool-too-small = cette réserve a moins de cartes
why-empty-pile = il n’y a pas de carte dans cette pile
why-left = qui est parti ne joue plus
why-drawn-unfit = la carte piochée ne convient pas
why-must-move = à cette table, il faut mélanger au moins une carte
why-just-arrived = { $a } vient d’arriver et attaquera à partir de ton prochain tour
why-has-attacked = { $a } a déjà attaqué ce tour-ci
why-foe-not-meant = { $a } est un Ennemi, et les Ennemis ne sont pas visés ici
why-out-of-reach = les cartes de ce type ne peuvent pas choisir { $a }
why-act-used = { $a } a déjà servi ce tour-ci, et c’est une fois par tour
why-things = { $a ->
    [one] il faut { $a } Truc, tu en as { $b }
   *[other] il faut { $a } Trucs, tu en as { $b }
}
why-played-often = { $a } a été joué { $b } fois ce tour-ci, c’est le maximum
why-held-back = une carte empêche { $a } d’attaquer
why-nobody-to-attack = { $a } n’a personne à attaquer
why-own-card = { $a } est à toi
why-oneself = personne ne s’attaque soi-même
why-safe-player = { $a } ne peut pas être attaqué maintenant
why-safe-card = cet Ami ne peut pas attaquer { $a }
why-no-fighter = on n’attaque que des Amis et des Ennemis, et { $a } n’en est pas
why-act-nothing = { $a } n’a rien à faire maintenant
why-no-sacrifice = { $a } demande un sacrifice impossible
why-not-fitting = { $a } n’est pas ce que cette carte demande
why-not-that-player = cette carte ne vise pas { $a }
why-waits-main = { $a } se joue pendant ton étape principale
why-waits-question = { $a } attend : la question porte sur autre chose
why-works-by-itself = { $a } agit de soi-même
why-discarded = { $a } est dans ta défausse
why-trophy = { $a } est vaincu ; seul son butin agit encore
why-in-deck = { $a } fait partie de ta pioche
why-lies-under = une carte cachée sous une autre y reste

## Réglages

setting-format = format des listes
setting-format-a = a : tant de chaque type et coût
setting-format-b = b : 25 de chaque type
setting-format-c = c : 100 cartes au choix
setting-foes = Ennemis
setting-foes-none = aucun Ennemi
setting-foes-random = deux par joueur, au hasard
    .number = { $number } au hasard
setting-foes-2-unreasonable_goose--tax_dragon = deux oies déraisonnables et un dragon des impôts
setting-draw_order = qui compose sa pioche en premier
setting-draw_order-random_start = au hasard, puis selon les places
setting-draw_order-seat = la première place
setting-turn_order = ordre du tour
setting-turn_order-as_drawn = comme pour les pioches
setting-turn_order-reverse = à l’envers
setting-turn_order-random = tiré au sort
setting-list_copies = exemplaires d’une carte dans une liste
setting-list_copies-total = autant que dit le format
setting-list_copies-extra = un de plus que dit le format
setting-list_open = listes ouvertes
setting-list_open-no = non
setting-list_open-yes = oui
setting-setup_look = on regarde sa nouvelle pioche
setting-setup_look-after = quand elle est complète
setting-setup_look-during = au fur et à mesure
setting-draw_c_min = cartes à mélanger au moins
setting-sacrifice_to = ce qui est sacrifié va
setting-sacrifice_to-sacrificer = à qui le sacrifie
setting-sacrifice_to-owner = à son propriétaire
setting-loop_plays = fois qu’une carte est jouée par tour
setting-loop_triggers = plus longue chaîne de textes
setting-attack_per_turn = attaques d’un Ami par tour
setting-attack_control_resets = un Ami volé compte comme nouveau
setting-attack_control_resets-no = non
setting-attack_control_resets-yes = oui
setting-foe_toll_add = péage quand on mélange
setting-foe_toll_add-per_instruction = une fois
setting-foe_toll_add-per_card = pour chaque carte
setting-foe_discard = un Ennemi défaussé
setting-foe_discard-heap = ne laisse pas de butin
setting-foe_discard-defeat = est battu
setting-end_cause = la fin vient quand une pioche
setting-end_cause-any = est vide, peu importe comment
setting-end_cause-draw = est vidée en piochant
setting-end_bedtime = heure du coucher (dernière manche)
setting-end_tie = autant de Sous à la fin
setting-end_tie-shared = la victoire est partagée
setting-end_tie-judge = le Juge désigne le vainqueur
setting-judges = Juges
setting-judge_sees_hands = les Juges voient les mains
setting-judge_sees_hands-yes = oui
    .text = Un Juge voit toutes les mains, et les cartes que les listes ont apportées.
setting-judge_sees_hands-no = non
    .text = Un Juge ne voit pas les mains, mais les cartes que les listes ont apportées.
setting-judge_sees_hands-nothing = ce que voient les spectateurs
    .text = Un Juge voit ce que voient les spectateurs, et rien de caché.
setting-judge_timeout = secondes laissées au Juge pour répondre
setting-disputes = litiges qu’un joueur peut lever
setting-cards = cartes
setting-cards-balanced = équilibrées
setting-cards-spec = comme dans le livret

## Ce que veulent dire les mots de la table, en bref

gloss-money = Qui en a le plus à la fin gagne. On peut descendre sous 0.
gloss-hand = Cartes en main. Seule la personne qui les tient les voit, et le Juge si la table le veut.
gloss-deck = Cartes qui restent dans la pioche. Tirer sa dernière carte annonce la dernière manche.
gloss-place = Quand vient le tour de cette personne dans une manche.
gloss-power = Ce que perd en Sous la personne attaquée. Dans un combat, la Force la plus basse s’en va.
gloss-tribes = Certains textes ne concernent que les cartes de ces Tribus.
gloss-pile = La pile sur laquelle se tient cet Ennemi.
gloss-toll = Les Sous que coûte chaque pioche dans cette pile, et chaque ajout de cartes qui en viennent.
gloss-attacks = Combien de fois elle peut encore attaquer ce tour-ci.
gloss-fresh = Arrivée ce tour-ci : sauf si une carte dit le contraire, un Ami attaque à partir du tour suivant.
gloss-uses = Combien de fois son texte a servi. Certaines cartes s’en vont au bout de quelques fois.
gloss-marks = La carte ou la personne dont parle son texte, tant qu’elle reste en jeu.
gloss-from_top = La place de cette carte dans la pile, comptée du dessus, jusqu’au prochain mélange.
gloss-from_bottom = La place de cette carte dans la pile, comptée du dessous, jusqu’au prochain mélange.
gloss-round = Une manche est finie quand tout le monde a eu un tour.
gloss-step = Un tour a trois étapes : piocher, jouer, finir.
gloss-bedtime = La partie ne va pas plus loin que cette manche.
gloss-turn = La personne dont c’est le tour. Elle seule joue des cartes et attaque.
gloss-things = De quoi payer les cartes : 4 au début de chacun de tes tours. Ils ne se gardent pas.
gloss-final = Après cette manche, la partie est finie.
gloss-safe = Personne ne peut attaquer ce joueur tant que cette carte le dit.
    .rule = FR-RULING-77
gloss-until = Jusque-là, un autre que son propriétaire la contrôle.
    .rule = FR-RULING-65
gloss-share = Ce que cette carte ajoute à la Force de celle du dessus.
    .rule = FR-RULING-36
gloss-owner = À qui est la carte. Qui la contrôle décide pour elle.
    .rule = FR-RULING-32
gloss-attacking = On choisit maintenant qui cet Ami attaque.
    .rule = FR-ATTACK-01
gloss-costs = Ce que coûte la carte maintenant, en Trucs.
    .rule = FR-RULING-49

## Listes prêtes à jouer

deck-house_a = Liste maison A
    .plan = un peu de tout
deck-house_b = Liste maison B
    .plan = un peu de tout
deck-paperwork = Paperasse
    .plan = gagner un petit quelque chose sur tout ce que font les uns et les autres
deck-slime_weekend = Week-end de slimes
    .plan = remplir le terrain de Slimes et les faire tous grandir

## Décisions et listes refusées

fault-number = « { $text } » ne convient pas ; il faut un nombre entier de { $low } à { $high }
fault-in-setup = impossible pendant la mise en place : { $operation }. Il n’y a que : { $operations }
fault-at-end = la partie se termine et il n’y a plus de tours : impossible, { $operation }
fault-not-active = seul le joueur actif a des Trucs, et c’est { $seat }
fault-no-power = { $card } n’a pas de Force
fault-order = « { $text } » ne convient pas ; un ordre nomme chaque place une fois, comme « { $example } »
fault-no-step = aucune étape d’un tour n’est en cours ici
fault-fixed = cela se fixe à l’ouverture de la table : { $key }
fault-bedtime = en cours de partie, l’heure du coucher a sa propre décision
fault-winner = le gagnant n’est nommé qu’à la fin, parmi ceux qui ont le plus de Sous à égalité
fault-no-pile = « { $text } » n’est pas une pile ; écris « pool friend » ou « deck A »
fault-no-place = « { $text } » n’est pas un lieu ; il y a : hand P, deck P ou pool T avec top, bottom ou shuffled, discard P, board P, under N up ou down, perch PILE, heap, removed
fault-no-number = aucune carte sur le terrain ou sur une pile n’a le numéro { $number }
fault-no-card = « { $text } » ne désigne aucune carte ; écris son numéro, ou « NAME in hand B »
fault-hands-unseen = à cette table, les Juges ne voient pas les mains et ne peuvent donc pas y désigner de carte
fault-not-in-hand = { $card } n’est pas dans cette main : { $seat }
fault-place-unknown = le Juge ne sait pas où se trouve cette carte dans la pile : { $card }
fault-no-face-up = aucune carte face visible n’a le numéro { $number }
fault-foe-in-hand = { $card } est un Ennemi, et il n’y a pas d’Ennemis dans les mains ni les défausses
fault-foe-on-board = { $card } est un Ennemi ; il ne devient un Ami que par un changement de contrôle
fault-no-foe = { $card } n’est pas un Ennemi
fault-wrong-pool = { $card } n’a pas sa place dans cette réserve : { $kind }
fault-magic-stays = { $card } est un Sort, et les Sorts ne restent pas sur le terrain
fault-under-unknown = personne ne peut savoir si ce qui est caché dessous y a sa place
fault-under-itself = une carte ne peut pas se trouver sous elle-même
fault-card-gone = la carte { $number } n’est plus là
fault-no-new-cards = une décision ne crée ni ne détruit de cartes
fault-foe-discarded = il n’y a pas d’Ennemis dans les défausses
fault-end-stays = la fin ne peut pas être annulée
fault-list-unknown = il n’y a pas de liste « { $text } » ; il y a : { $known }
fault-list-words = la liste est trop longue : il faut { $most } cartes
fault-list-ends = la liste se termine par « { $text } » ; un nombre se place avant une carte
fault-list-removed = absent de ce jeu de cartes : { $card }
fault-list-near = « { $text } » n’est pas une carte ; voulais-tu dire { $card } ?
fault-list-no-card = « { $text } » n’est pas une carte ; une carte s’écrit comme « { $example } »
fault-list-foe = { $card } est un Ennemi ; une liste n’en a pas
fault-list-copies = { $card } : { $count } exemplaires ; le format { $format } en permet { $most }
fault-list-of-cost = { $kind }, coût { $cost } : la liste en a { $count } ; il en faut { $most }
fault-list-of-kind = { $kind } : la liste en a { $count } ; il en faut { $most }
fault-list-cards = cartes dans la liste : { $count } ; il en faut { $most }
