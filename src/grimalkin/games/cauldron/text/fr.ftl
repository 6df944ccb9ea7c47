# Chaudron, le jeu pour apprendre. Les règles restent en anglais.

title = Chaudron, le jeu pour apprendre
pitch = Des herbes, un chaudron et un feu. Appris en deux minutes.

## Mots

word-a-card = une herbe
word-herb = herbe
word-passive = propriété

## Choix

option-give = Donner { $a }
option-to = À { $a }
option-throw = Jeter { $a }
option-use = Utiliser { $a }
option-sting = Piquer { $a }
option-spoon = Prendre la cuillère
option-purr = Ronronner

## Questions

ask-pass_on = Donner une herbe à quelqu'un ?
ask-pass_to = À qui ?
ask-throw_in = Jette une herbe dans la marmite
ask-catnip_window = Utiliser une herbe après ce lancer ?
ask-choose_sting = Qui se fait piquer ?
ask-spoon_claim = Prendre la cuillère ?

## Ce qui s'est passé

event-round = Manche { $a } : { $b } remue
event-gave = { $a } donne { $b } à { $c }
event-threw = { $a } jette { $b }
event-rolled = Le feu indique { $a }
event-used = { $a } utilise { $b }
event-again = { $a } fait relancer le feu
event-scored = { $c ->
    [one] { $a } marque { $c } point avec { $b } : le feu indique { $d }, il faut { $e }
   *[other] { $a } marque { $c } points avec { $b } : le feu indique { $d }, il faut { $e }
}
event-gained = { $b ->
    [one] { $b } point pour le camp : { $a }
   *[other] { $b } points pour le camp : { $a }
}
event-soothed = { $b ->
    [1] { $a } : personne ne peut piquer cette équipe pendant cette manche
   *[other] { $a } : personne ne peut piquer cette équipe pendant { $b } manches
}
event-stung = { $a } se fait piquer { $b } fois
event-did = { $a } : { $b }
event-drew = { $a } pioche { $b }
event-shuffled = { $a ->
    [one] { $a } herbe retourne de la marmite dans le sac
   *[other] { $a } herbes retournent de la marmite dans le sac
}

## La table

zone-bag = Sac
zone-pot = Marmite
zone-passing = Herbe donnée
zone-hand = Main ({ $a })
fact-round = manche
fact-fire = feu
fact-points = points
fact-chance = chance de marquer
    .value = { $value } %
fact-scores = points si ça marque
fact-purr = ronron
    .value = { $value ->
        [0] déjà fait
       *[other] prêt
    }
fact-calm = calme
    .value = { $value ->
        [0] non
        [1] cette manche
       *[other] { $value } manches
    }
window-catnip = un lancer du feu

## Réglages

setting-rounds = manches
setting-edition = édition
setting-edition-first = première
setting-edition-second = deuxième
setting-cards = cartes
setting-cards-balanced = équilibrées
setting-cards-spec = comme dans les règles

## Herbes

card-nettle = Ortie
    .text = Toujours bonne pour un point.
card-toadstool = Champignon vénéneux
    .passive-sting = Piqûre
    .passive-sting-text = Quand tu le jettes, il pique quelqu'un de l'autre camp.
card-moonwort = Botryche lunaire
    .passive-full-moon = Pleine lune
    .passive-full-moon-text = Jeté dans le feu le plus chaud, il rapporte un point de plus pour chaque Botryche lunaire déjà dans la marmite.
card-catnip = Herbe à chat
    .passive-restless = Agitée
    .passive-restless-text = Après un lancer : mets-la sur le dessus du sac, et le feu est relancé.
card-valerian = Valériane
    .passive-calm = Calme
    .passive-calm-text = Quand tu la jettes, personne ne peut piquer ton équipe jusqu'à la fin de la manche suivante.
    .passive-calm-text-first = Quand tu la jettes, personne ne peut piquer ton équipe pendant cette manche. Si le feu indique un, elle rapporte un point de plus.

## Ce que veulent dire les mots de la table, en bref

gloss-round = Une manche : on passe une herbe, tous jettent, on lance le feu, les herbes marquent.
gloss-fire = Ce que montre le dé. Une herbe marque si le feu est assez chaud pour elle.
gloss-points = Les points d'un camp. Qui en a le plus après la dernière manche gagne.
gloss-purr = Une fois par partie : cette manche, personne ne pique ton équipe.
gloss-calm = Une équipe calme ne peut pas être piquée, pendant autant de manches.

## Pourquoi quelque chose ne peut pas être choisi

why-last-herb = la dernière herbe d'une main reste
why-not-oneself = une herbe va à quelqu'un d'autre
why-not-held = tu n'as pas { $a } en main
why-own-side = { $a } est de ton camp
why-calm = { $a } : cette équipe est calme et ne peut pas être piquée
why-purred = tu as déjà ronronné, et c'est une fois par partie
why-waits-throw = { $a } attend qu'on jette les herbes
