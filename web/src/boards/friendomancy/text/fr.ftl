# Le plateau de Friendomancy.

parlor-pools = Réserves
parlor-others = Les autres, dans l’ordre du tour
parlor-line = Ce qui arriverait et ce qui arrive
parlor-rest = Pointe une carte ou une pile pour voir ce qui arriverait.
parlor-your-board = Ton terrain
parlor-your-hand = Ta main
# on a phone, where there is little room
parlor-pool-short = { $kind ->
    [friend] Amis
    [magic] Sorts
    [curse] Malédictions
   *[whatever] Bidules
}
parlor-you = toi
parlor-asked = doit répondre
# $a is printed, $b is what texts add or take away
parlor-sum = { $more ->
    [1] { $a } + { $b }
   *[0] { $a } − { $b }
}
parlor-tap-again = Touche encore { $name } pour attaquer
parlor-attack = Attaquer
parlor-use = Utiliser son texte
parlor-use-second = Utiliser son second texte
parlor-attacking = attaque
parlor-can-attack = peut attaquer
parlor-has-attacked = a attaqué
parlor-fresh = vient d’arriver
parlor-goes = partirait
parlor-lent = à { $name }
parlor-lent-turn = à { $name }, ce tour
parlor-lent-while = à { $name }, tant que { $card } reste
parlor-held-turn = pour ce tour
parlor-held-while = tant que { $card } reste
parlor-under-count = { $count ->
    [one] { $count } carte dessous
   *[other] { $count } cartes dessous
}
# on a small card; $share such as +4, or nothing
parlor-under-short = { $count } dessous { $share }
parlor-under = Sous { $card }
parlor-more-under = { $all ->
    [1] { $count } dessous
   *[0] { $count } de plus
}
parlor-loot = Butin :
parlor-lurks = rôde
parlor-beaten = vaincu
parlor-pool-label = { $name } : { $count } cartes, { $foes ->
    [0] aucun Ennemi
    [one] { $foes } Ennemi, péage { $toll }
   *[other] { $foes } Ennemis, péage { $toll }
}
parlor-cards = { $count ->
    [one] carte
   *[other] cartes
}
parlor-no-foe = Aucun Ennemi,
parlor-no-toll = sans péage
parlor-toll = péage −{ $toll }
parlor-draw-one = Piocher 1
parlor-draw-deck = Piocher dans sa pioche
parlor-shuffle-in = dans la pioche
parlor-shuffle-count = { $count ->
    [one] Mélanger { $count } carte dans ta pioche : { $name }
   *[other] Mélanger { $count } cartes dans ta pioche : { $name }
}
parlor-page = { $first }–{ $last } sur { $count }
parlor-page-short = { $first }–{ $last } / { $count }
parlor-page-before = Cartes d’avant
parlor-page-next = Cartes d’après
parlor-player = { $name } : Sous { $money }, main { $hand }, pioche { $deck }, défausse { $discard }
parlor-player-left = { $name } a quitté la partie
parlor-left = a quitté la partie
parlor-hand-count = Main { $count }
parlor-deck-count = Pioche { $count }
parlor-discard-count = Défausse { $count }
parlor-open = Voir le terrain ({ $name })
parlor-close = Fermer
parlor-empty = Aucune carte
parlor-safe = hors d’atteinte : { $card }
parlor-trophies = { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
}
parlor-on-deck = sur la pioche : { $card }
parlor-things = { $count ->
    [one] reste { $count } Truc
   *[other] reste { $count } Trucs
}
parlor-your-deck = Pioche
parlor-discard = Défausse
parlor-just-drawn = vient d’être piochée
parlor-choose = choisir
parlor-short = { $count ->
    [one] manque { $count } Truc
   *[other] manque { $count } Trucs
}
parlor-play = { $count ->
    [0] jouer · gratuit
    [one] jouer · { $count } Truc
   *[other] jouer · { $count } Trucs
}
parlor-nothing-yet = Ton terrain est vide. Les cartes que tu joues viennent ici.
parlor-if = Si tu le fais
parlor-if-attack = Si tu attaques
parlor-if-drop = Si tu lâches
parlor-if-play = Si tu la joues
parlor-if-draw = Si tu choisis cela
parlor-beats = bat
parlor-loses = perd contre
parlor-ties = égale
parlor-defeated = { $card } est vaincu
parlor-leaves = { $card } part
parlor-into-deck = { $count ->
    [one] { $count } carte inconnue va dans ta pioche :
   *[other] { $count } cartes inconnues vont dans ta pioche :
}
parlor-then-luck = puis le hasard décide
parlor-then-choice = puis quelqu’un choisit
parlor-happening = En cours
parlor-waits = Ensuite
parlor-since = Depuis ton dernier tour
parlor-came = jouées : { $names }
parlor-fell = parties : { $names }
parlor-and-more = { $names } et { $count } de plus
parlor-split-title = Tes six suivantes
parlor-split = { $count } sur 6
parlor-split-take = Piocher ces six
parlor-part = Partie { $part } sur 4
parlor-part-what = { $part ->
    [1] six Amis
    [2] six d’une réserve
    [3] 6, 4 + 2 ou 3 + 3
   *[4] six au choix
}
parlor-round = Manche { $round }
parlor-your-turn = à toi
parlor-turn-of = tour ({ $name })
parlor-last-round = DERNIÈRE MANCHE
parlor-last-next = La manche { $round } est la dernière
parlor-deck-low = Pioche ({ $name }) : { $count }
parlor-bedtime = Au lit : manche { $round }
parlor-ruling = le Juge
