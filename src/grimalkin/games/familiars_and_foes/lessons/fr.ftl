# Les leçons de Familiars and Foes : ce qui est dit à chaque étape. $move est le coup qui fait avancer.
# Devant : ; ? ! et dans « » l'espace est insécable (U+00A0).

lesson-first = Tes premiers Ennemis
    .text = Attaque, lance des sorts, crie Ballyhoo, sauve une amie et libérez ensemble le Cercle.
lesson-otherwise = Dans une vraie partie, tu peux le faire. Ici, choisis « { $move } ».

## Une manche

lesson-first-turn = Ta première manche
lesson-first-welcome = Bienvenue ! Tu joues Mimsy, et Jinxie est ton amie. Ici, personne ne joue contre personne : ensemble, vous battez les Ennemis de quatre Vagues et vous libérez le Cercle.
lesson-first-mat = Voici ton plateau. Les PV sont ta vie. Les PM paient les sorts. Chaque gemme est une utilisation de ta Capacité spéciale, et un Jeton Chance retourne une pièce. En dessous se trouve le Parchemin d'entraînement avec ses six tâches.
lesson-first-attack = Cinder Imp est l'Ennemi de la Vague 1. À ton tour, tu fais une seule chose : une Attaque physique, un Artefact ou un sort. L'Attaque physique ne coûte rien : attaque l'Ennemi #1.
lesson-first-training = Tu as fait 12. Ton tableau dit : de 5 à 17, touché pour 1. Et une tâche de ton Parchemin d'entraînement est cochée. Le Crapaud saute maintenant chez Jinxie : c'est son tour. Regarde-la.
lesson-first-ballyhoo = Jinxie a touché pour 3. Après une attaque réussie, les autres peuvent s'en mêler : pour 1 PM, tu lances la pièce. Avec l'Œil Ouvert, le même Ennemi subit 2 dégâts de plus. Crie Ballyhoo !
lesson-first-token = Œil Fermé ! Cela te coûterait 1 PV. Mais la pièce ne compte pas encore : retourne-la avec ton Jeton Chance.
lesson-first-foes-turn = Œil Ouvert : 2 dégâts, et il reste 8 PV à Cinder Imp. Le Crapaud est maintenant au-dessus des Ennemis. Chaque Ennemi lance le dé une fois, sur son propre tableau.
lesson-first-round-over = Cinder Imp a fait 10 : touché pour 1. Un Ennemi touche tous les Familiers debout, vous perdez donc 1 PV chacune. C'était une manche : d'abord tous les Familiers, puis les Ennemis.

## Magie

lesson-first-magic = Sorts et Vagues
lesson-first-spell = Deux manches plus tard, ton sort Healing Paw vous a remises d'aplomb toutes les deux. Cinder Imp est un Ennemi de Feu, et Mimsy a l'avantage contre le Feu : l'un de tes sorts n'agit que sur de tels Ennemis.
lesson-first-spell-goal = Lance le sort que craint un Ennemi de Feu.
lesson-first-spell-weaker = Cela lui ferait mal aussi, mais moins. Lequel de tes sorts n'est que pour les Ennemis de Feu ?
lesson-first-spell-keep = Garde l'Artefact pour un Ennemi plus fort. Lequel de tes sorts n'est que pour les Ennemis de Feu ?
lesson-first-mp = Quench a coûté 2 PM et touché pour 4 : pour « 4+ », le dé doit montrer 4 ou plus. Une autre tâche est cochée. Jinxie veut en finir avec Cinder Imp.
lesson-first-wave = Coup critique ! Jinxie a porté le dernier coup : la carte de Cinder Imp, avec sa Récompense, est à elle. La Vague est finie : tes PM sont de nouveau au maximum, tes PV non. La Vague 2 commence par sa Carte du Cercle.
lesson-first-coven = C'est Sirena, ta sorcière : tu peux désormais lancer son Sort d'aide. L'Ennemi de cette Vague est Lava Lug, avec 19 PV. Le Crapaud avance comme toujours, alors les Ennemis agissent d'abord.
lesson-first-artifact = Lava Lug a fait 19 : 3 dégâts pour tout le monde, et pas de soins pendant cette manche. Réponds ! Un sort ou une attaque demande le dé. Ton Artefact n'en demande pas, mais ne sert qu'une fois.
lesson-first-artifact-goal = Blesse Lava Lug, comme tu veux.
lesson-first-artifact-kept = Touché ! C'est bien aussi, et tu gardes ton Artefact. Il aurait fait 6 dégâts sans dé, et coché une tâche. Au prochain chapitre, tu l'as utilisé.
lesson-first-artifact-used = 6 dégâts ! Un Artefact utilisé quitte le jeu, mais la tâche est cochée. Tu as fait quatre de tes six tâches.

## Danger

lesson-first-danger = Une amie en danger
lesson-first-peril = Vague 3. Il ne reste que 2 PV à Jinxie, et Cobble Troll va lancer le dé. On te le demande parce que tu pourrais utiliser maintenant ta Capacité spéciale, Healing Rain. Mieux vaut voir d'abord le dé : passe.
lesson-first-rain = 16, c'est touché pour 2 : Jinxie tomberait. Mais les PV ne sont pas encore perdus, et tu peux interrompre le tour de n'importe qui.
lesson-first-rain-goal = Garde Jinxie debout.
lesson-first-rain-fall = Alors Jinxie tombe. Qu'est-ce qui peut lui donner des PV avant qu'elle en perde 2 ?
lesson-first-rain-self = Tu as assez de PV pour ce coup. Qui n'en a pas assez ?
lesson-first-unlocked = Elle a reçu 5 PV avant d'en perdre 2 : Jinxie est debout ! Cela t'a coûté une gemme. Et c'était ta sixième tâche : le Parchemin d'entraînement s'en va, et le Parchemin des Sorts avancés est ouvert.

## Une chute

lesson-first-revive = Une chute et un retour
lesson-first-last-wave = La dernière Vague. Gloop est hors de combat, Sparkmite non. Jinxie a 1 PV, et tes gemmes sont épuisées. On ne perd que si tous les Familiers sont à terre. Sparkmite lance le dé.
lesson-first-revive-her = Jinxie est tombée, et c'est maintenant un fantôme. Mais tu peux lancer Revive : chaque Familier debout doit avoir ses Sorts avancés ouverts, paie 2 PM et lance la pièce. Il n'y a plus que toi debout, alors une seule pièce décide. Lance Revive sur Jinxie.
lesson-first-revived = Toutes les pièces étaient Ouvertes : Jinxie est de retour avec tous ses PV, ses PM et ses gemmes. Si une partie seulement avait été Ouverte, elle en aurait la moitié. Revive a pris tout ton tour, et le Crapaud est maintenant chez Jinxie.

## La fin

lesson-first-win = Le dernier Ennemi
lesson-first-maelstrom = Un seul Ennemi vous sépare encore du Cercle. Tes Sorts avancés sont ouverts, et plus forts que tous les autres ; tu as 7 PM pour les lancer.
lesson-first-maelstrom-goal = Vaincs Sparkmite, qui a 7 PV, d'un seul coup.
lesson-first-maelstrom-weak = Cela ne suffit pas pour 7 PV. Regarde tes Sorts avancés.
lesson-first-won = Le dernier Ennemi de la quatrième Vague est vaincu : le Cercle est libre, et vous avez gagné ensemble ! Joue maintenant ta propre partie. Chaque règle peut être consultée à tout moment.
