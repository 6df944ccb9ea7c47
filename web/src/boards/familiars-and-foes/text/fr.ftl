# The Familiars and Foes board.

quest-map = Le plateau central et ses quatre Vagues
quest-waves = Vagues
quest-wave-done = vaincue
quest-wave-now = en cours
quest-wave-next = à venir
# $level: of a Foe that lies face down
quest-waiting-foe = un Ennemi de niveau { $level }, face cachée
quest-captives =
    { $count ->
        [one] { $count } captif du Cercle
       *[other] { $count } captifs du Cercle
    }
quest-no-foes = Aucun Ennemi en vue
# $what: "no magic"
quest-forbids-now = maintenant : { $what }
quest-forbids-next = prochaine manche : { $what }
# $name: HP, MP
quest-of = { $value } sur { $of } { $name }
quest-played-by = de { $name }
quest-tasks-done = épreuves réussies : { $tasks }
quest-task-done = : réussie
quest-task-open = : à faire
quest-tracker = Ordre des tours
quest-toad-here = Le Crapaud est ici :
quest-asked = à jouer
# the name follows
quest-open-mat = Ouvrir le plateau de
quest-close-mat = Fermer ce plateau
quest-own-mats = Vos autres plateaux
quest-book = Grimoire de { $name }
quest-cost = coûte { $cost } PM
quest-cost-any = coûte autant de PM que tu veux
quest-blocked = , impossible maintenant
quest-sealed = S’ouvre quand les six épreuves sont réussies.
quest-advanced =
    { $count ->
        [one] { $count } sort avancé, scellé
       *[other] { $count } sorts avancés, scellés
    }
quest-now-target = Touchez maintenant une cible qui brille.
quest-story = Ce qui vient de se passer
quest-foe-rolls = { $who } attaque
# $what: an attack or a spell
quest-rolls-at = { $who } : { $what } sur { $target }
quest-rolls-for = { $who } : { $what }
quest-rolled = { $who } a lancé { $die }
quest-to-roll = Le dé va rouler
# the die as it fell, and as it counts
quest-changed-die = { $natural } compte pour { $die } :
quest-moment = Un moment pour décider
quest-would-fall =
    { $count ->
        [one] Si rien ne change, { $names } tombe !
       *[other] Si rien ne change, { $names } tombent !
    }
quest-may-claim = Au plus rapide : { $names }
quest-faster = { $name } a été plus rapide : ce Ballyhoo est pris.
quest-ballyhoo-open = Un Ballyhoo est ouvert à { $names }
# $what: the kind of moment
quest-window-open = { $what } : { $names } peut intervenir
quest-shelf = À côté du plateau
