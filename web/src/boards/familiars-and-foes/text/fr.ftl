# The Familiars and Foes board.

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
quest-forbids-now = maintenant : { $what }
quest-forbids-next = prochaine manche : { $what }
# $name: HP, MP
quest-of = { $value } sur { $of } { $name }
quest-played-by = par { $name }
quest-tasks-done = épreuves réussies : { $tasks }
quest-task-done = { " " }: réussie
quest-task-open = { " " }: à faire
quest-close-mat = Fermer ce plateau
quest-book = Grimoire ({ $name })
quest-cost = coûte { $cost } PM
quest-cost-any = coûte autant de PM que tu veux
quest-blocked = , impossible maintenant
quest-rolled = { $who } a lancé { $die }
quest-to-roll = Le dé va rouler
# the die as it fell, and as it counts
quest-changed-die = { $natural } compte pour { $die } :
quest-moment = Un moment pour décider
quest-may-claim = Au plus rapide : { $names }
quest-faster = { $name } a été plus rapide : ce Ballyhoo est pris.
quest-shelf = À côté du plateau

## The bar and the scene

quest-turn-own = à toi de jouer
# $name: a Familiar
quest-turn-of = tour ({ $name })
quest-turn-foes = tour des Ennemis
quest-familiars = Familiers
quest-mats = Toutes les cartes
quest-tasks-left = à faire : { $tasks }

## Charts: as few letters as possible; $points: how many

quest-row-miss = raté
quest-row-hit = { $points } PV
# who rolls is hurt
quest-row-self = soi { $points }
quest-row-heal = soin { $points }
# of MP
quest-row-drain = −{ $points } PM
# $range: numbers of the die; $what: "no healing"
quest-also = ✚ { $range } : { $what }
quest-next-roll = Prochain jet :
quest-this-roll = Ce jet :
# HP that each Familiar loses on average, and at worst
quest-next-mean = { $mean } PV chacun, au pire { $worst }
quest-next-none = aucun PV
# an attack strikes with this chance; what is left of the Foe's HP then
quest-forecast = { $chance } % pour { $damage } → { $left }
quest-forecast-most = { $chance } %, jusqu’à { $damage } → { $left }
quest-forecast-sure = { $damage } de dégâts → { $left }
quest-forecast-upto = jusqu’à { $damage } → { $left }
quest-forecast-defeats = le vainc dans { $chance } % des cas

## The hand

quest-kind-simple = Sort simple
quest-kind-strong = Sort puissant
# $element: of the Foes that it works on
quest-kind-elemental = Élémentaire · contre { $element } seul
quest-kind-restorative = Sort de récupération
quest-kind-advanced = Sort avancé
quest-free = gratuit
quest-once = unique
quest-of-mp = sur { $mp } PM
quest-do-heal = Soigner { $by }
quest-do-restore = Rendre { $by } PM

## Moments

quest-more = { $count } de plus
quest-price-gem = 1 de tes gemmes (tu en as { $of })
quest-price-token = 1 de tes Jetons Chance (tu en as { $of })
quest-price-card = la carte est utilisée
quest-falls = { $name } tombe
quest-falls-in = { $name } tombe dans { $chance } % des jets
quest-stands = { $name } reste debout
quest-stands-at = { $name } reste à { $hp } PV
