# Le plateau de Black Rose.

lodge-map = La Loge
lodge-desk = Ta décision
lodge-cell = Cellule
lodge-value = jeton valant { $value }
lodge-brink = au bord de la défaite
lodge-tap-again = Touche encore { $name }
lodge-round = Manche { $round }
lodge-moon = Lune
lodge-moon-now = { $name }, en cours
lodge-moon-over = { $name }, passée
lodge-moon-at = { $name } à { $points }
lodge-rose-room-open = { $room } : ouverte
lodge-rose-room-shut = { $room } : fermée
lodge-order = Ordre du tour
lodge-crown = Couronne, joue en premier
lodge-track = Points de Pouvoir
lodge-end = fin
lodge-points-of = { $name } : { $points } Points de Pouvoir
lodge-others = Les autres Mages
lodge-nth = { $n ->
    [1] joue en 1er
   *[other] joue en { $n }e
}
lodge-power = Pouvoir
lodge-wounds = { $now }/{ $of } blessures
lodge-done = Accomplies
lodge-guards = garde
lodge-hunts = chasse, { $room }
lodge-no-familiar = aucun Familier
lodge-decides = … décide
lodge-ready = ✓ prêt
lodge-token = jeton
lodge-token-activate = Bouger 2, activer
lodge-token-attack = Bouger 1, attaquer
lodge-token-ready = prêt
lodge-used = utilisé
lodge-launch = Lancer
lodge-strength = Mouvement { $movement } · Dégâts { $damage }
lodge-empty = vide
lodge-any-time = à tout moment
lodge-next = le prochain
lodge-later = attend
lodge-cubes = Cubes de couleur
lodge-reserve = Réserve de Familiers
lodge-no-reserve = Il ne reste aucun Familier.
lodge-point = Pointe une salle, un jeton ou un sort pour voir ce qu’il fait.
lodge-forecast = Ce qui arriverait
lodge-if-go = Si tu vas ici : { $name }
lodge-if-activate = Si tu actives : { $name }
lodge-room-facts = { $colour }, cubes { $now }/{ $of }, jeton valant { $value }
lodge-waits = { $count ->
    [one] { $count } sort Actif en attente ({ $names }).
   *[other] { $count } sorts Actifs en attente ({ $names }).
}
lodge-instant = Immédiat
lodge-passive = Permanent
lodge-exit = Sortie : Rose +{ $points }
lodge-no-event = Case { $space } : aucun Évènement
lodge-events-count = Évènements { $count }
lodge-why-not = { $name } : pourquoi pas ?
lodge-cast = Lancer
lodge-shed = Défausser : bouger 1
lodge-frenzy = Bouger, attaquer
lodge-quests = Tes Quêtes
lodge-quest-show = ✓ Montrer, +{ $points }
lodge-quest-worth = +{ $points } Pouvoir
lodge-quest-ready = Quête ✓ prête
lodge-you = toi
lodge-plate = { $now }/{ $of } · { $active ->
    [0] aucun Actif
    [one] { $active } Actif
   *[other] { $active } Actifs
}
lodge-close = Retour à la Loge
lodge-tray = Ce que tu peux choisir
lodge-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
lodge-action-of = Action { $n } sur { $of }. { $question }
lodge-whole = Entière
lodge-closer = De près
lodge-shown = visible
lodge-prepared = prêt
