# Le pupitre de Black Rose : Étude, Préparation, réactions.

lectern-slot = Emplacement { $slot }
lectern-first = lancé en premier
lectern-then = ensuite
lectern-hand = Ta main
lectern-they-see = Ce que voient les autres
lectern-backs = Le dos des cartes, une fois tous prêts : ni côté, ni école.
lectern-rule = On remplit les emplacements à partir du 1, sans trou. Deux sorts au moins, quatre au plus.
lectern-open = Choisis une moitié de carte
lectern-would = ici viendrait :
lectern-here = lâche ici :
lectern-aim = Poser le prochain ici : { $slot }
lectern-goes-to = Va en : { $slot }
lectern-flip = Tourner
lectern-flip-of = Tourner { $name } : { $side }
lectern-take-back-of = Reprendre { $name }
lectern-ready-with = { $count ->
    [one] Prêt avec { $count } sort
   *[other] Prêt avec { $count } sorts
}
lectern-let-go = Lâche { $name } : { $place }
lectern-cause = la cause
lectern-damage-on-you = { $damage ->
    [one] dégât pour toi si tu laisses passer
   *[other] dégâts pour toi si tu laisses passer
}
lectern-reveal = En révélant :
lectern-through = Si tu ne révèles rien
lectern-let-through = Laisser passer
lectern-no-trap = Aucun Piège
lectern-active = Tes cartes actives
lectern-tap-to-reveal = choisis-en une pour la révéler
lectern-falls = { $who } subit une défaite
lectern-destroyed = Destruction : { $who }
lectern-spared = { $who } reste à { $now }/{ $of } blessures
lectern-change-of = { $who } : { $what } { $now } → { $then }/{ $of }
lectern-change = { $who } : { $what } { $now } → { $then }
lectern-no-change = Rien ne change.
lectern-share = Répartir les dégâts : { $count }
lectern-share-rule = Chaque point demande un emplacement libre. { $beast } te garde et peut en prendre.
lectern-takes = { $name } en subit { $count }
lectern-wounds = { $now } → { $then } blessures sur { $of }
lectern-would-fall = serait vaincu
lectern-most-on = le plus possible sur { $name }
lectern-split-words = { $name } { $a }, { $beast } { $b }
lectern-schools = La Bibliothèque
lectern-schools-rule = Nomme une école pour chaque pioche. Tu regardes les cartes une fois toutes nommées.
lectern-discards = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
lectern-named = Déjà nommées : { $schools }
lectern-looking = Les cartes que tu regardes
lectern-keep-two = Gardes-en deux ; les autres sont défaussées face visible.
