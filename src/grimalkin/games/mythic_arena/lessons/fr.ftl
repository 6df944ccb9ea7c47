# Les leçons de Mythic Arena : ce qui est dit à chaque étape. $move est le coup qui fait avancer.
# Devant : ; ? ! l'espace est insécable (U+00A0).

lesson-first = Ta première arène
    .text = Joue une Créature, attache un Elyth, attaque, bloque et marque le troisième Point de victoire.
lesson-rival = Bo
lesson-otherwise = Dans une vraie partie, tu peux le faire. Ici, choisis « { $move } ».

## L'arène

lesson-first-arena = L'Arène
lesson-first-welcome = Bienvenue ! Tu mènes une équipe de Créatures, et Bo aussi, en face. Ton Arène a trois lignes : le Front, où l'on se bat, la Garde juste derrière et l'Arrière-garde, où l'on se repose.
lesson-first-goal = Chaque Créature ennemie mise à terre te donne un Point de victoire. Qui en a trois le premier gagne, et qui n'a plus de Créature en jeu perd. Ton tour commence : tu pioches une carte.
lesson-first-play-pet = Tu as pioché Healing Salve. Après la pioche, tu peux jouer une Créature de ta main. Joue Ember Wing.
lesson-first-play-elyth = La deuxième Créature va dans la Garde et la troisième dans l'Arrière-garde : Ember Wing y attend. Voici ton étape principale : Elyth, Runes, Objets et un combat, dans l'ordre que tu veux. Joue Ruby Power Gem, un Elyth.
lesson-first-attach = Un Elyth s'attache à une Créature et reste avec elle ; chacune n'en porte qu'un. Le rubis ajoute 10 à tous ses dégâts de bataille. Seules les Créatures du Front se battent.
lesson-first-attach-goal = Donne le rubis à l'une de tes Créatures.
lesson-first-attach-later = C'est permis : le rubis agit dès que sa Créature arrive au Front. Gloth se bat en premier, donc pour la prochaine bataille, c'est Gloth qui le porte.
lesson-first-values = Regarde Gloth. Les PV sont sa vie, et la Vitesse dit qui frappe en premier. La Précision s'ajoute à son dé, et l'Esquive est ce que les autres doivent atteindre pour le toucher. L'Elyth ajoute 10 dégâts à tous ses coups. Au combat !

## Le premier combat

lesson-first-battle = Le premier combat
lesson-first-declare-battle = Il y a un combat à chaque tour : c'est la seule chose que tu ne peux pas sauter. Déclare le Combat.
lesson-first-attack = On attaque depuis le Front. Désigne Gloth comme Attaquant ; Bo désigne ensuite un Bloqueur.
lesson-first-willpower = Mossback bloque. Choisis maintenant un Pouvoir de combat. Ta Volonté est le nombre de cartes dans ta main : avec deux cartes, tu peux utiliser Charge, qui coûte 1, mais pas Tusk Gore, qui coûte 3. Les cartes restent en main.
lesson-first-keep-rune = Avant les coups, chacun peut jouer une Rune. La tienne te servira plus tard : passe.
lesson-first-hit = Gloth est plus rapide et frappe en premier. Le dé montre 9 : avec la Précision 4, cela fait 13, et l'Esquive de Mossback n'est que de 2. Touché ! 30 dégâts de Charge et 10 de l'Elyth : il reste 50 PV à Mossback. À Mossback de riposter.
lesson-first-cleanup = Mossback fait 1 : avec la Précision 1, cela fait 2, et l'Esquive de Gloth est de 3. Raté ! C'est assez pour ce tour : annonce le Nettoyage.
lesson-first-after-cleanup = Au Nettoyage, ce qui dure agit, pour les Créatures des deux camps : Mossback a régénéré 10 PV. Dans l'Arrière-garde, une Créature blessée guérirait de 30 et perdrait un état. C'est maintenant au tour de Bo.

## Bloquer

lesson-first-block = Bo attaque
lesson-first-rivals-turn = C'est le tour de Bo. Tu vois combien de cartes Bo a en main, mais pas lesquelles. Regarde ce que fait Bo.
lesson-first-block-it = Bo a joué Huangdi, a ramené dans la Garde Mossback, qui est blessé, et attaque avec Golden Claw. Sur ton Front, il n'y a que Gloth : bloque avec Gloth.
lesson-first-strike-back = Un Bloqueur frappe aussi. Choisis Charge pour Gloth.
lesson-first-play-rune = Bo ne joue pas de Rune. C'est le moment de la tienne : joue Press the Advantage.
lesson-first-rune-on = Choisis Gloth : Précision +2 et 20 dégâts de plus pour ce coup, et tu pioches une carte. Ensuite, la Rune est dépensée.
lesson-first-bleed = Golden Claw est plus rapide et touche : Gloth perd 30 PV et reçoit l'état Saignement. Un état reste jusqu'à ce que quelque chose l'enlève. À Gloth de frapper.
lesson-first-rune-worked = 30 de Charge, 10 de l'Elyth et 20 de la Rune : 60 dégâts ! Il reste 80 PV à Golden Claw. Bo termine le tour par le Nettoyage.
lesson-first-residual = À chaque Nettoyage, chaque marqueur de Saignement coûte 10 PV : Gloth en a maintenant 120. Il y a deux Nettoyages par manche, alors même une petite blessure finit par compter.

## Un point

lesson-first-point = Un Point de victoire
lesson-first-use-item = Quelques tours plus tard, vous avez un Point de victoire chacun. Gloth saigne encore, mais un Objet se trouve dans ton Arène. À chaque tour, tu peux utiliser un seul Objet, une seule fois. Utilise Bandage Roll.
lesson-first-item-on = Choisis Gloth : Bandage Roll enlève le Saignement. Un Objet sans utilisations est défaussé ; il en reste une à celui-ci.
lesson-first-switch = Gloth fatigue. Une fois par tour, tu peux échanger deux Créatures de lignes voisines. Échange Gloth avec Ember Wing.
lesson-first-battle-again = Golden Claw se cache dans la Garde de Bo avec 40 PV. Mais Ember Wing vole : depuis le Front, elle peut attaquer n'importe quelle ligne. Déclare le Combat.
lesson-first-fly = Une Créature en Vol peut attaquer n'importe quelle ligne, et seule une Créature de cette ligne peut bloquer. Regarde les PV des Créatures de Bo : Blazing Talon fait 30 dégâts, et qui bloque Ember Wing en subit d'abord 10.
lesson-first-fly-goal = Attaque la ligne où un seul coup suffit.
lesson-first-fly-front = Ol' Chomper a 120 PV : là, un coup ne suffit pas. Qui en a peu ?
lesson-first-fly-rear = Huangdi a 130 PV : là, un coup ne suffit pas. Qui en a peu ?
lesson-first-flaming-body = Golden Claw doit bloquer, et le Pouvoir passif d'Ember Wing, Flaming Body, brûle aussitôt : 10 dégâts. Les Pouvoirs passifs ne coûtent rien et agissent tout seuls. Choisis maintenant Blazing Talon.
lesson-first-no-rune = Ember Wing est assez rapide sans Rune : passe.
lesson-first-downed = Touché ! Golden Claw n'a plus de PV et se retrouve à terre avant d'avoir pu frapper : tu as deux Points de victoire. La Garde de Bo était vide, alors Huangdi a dû avancer depuis l'Arrière-garde.

## La fin

lesson-first-win = Le troisième point
lesson-first-last-attack = La fin approche : tu as deux points, Bo en a un. Sur le Front de Bo se tient Ol' Chomper, avec 50 PV. Le combat est déclaré : attaque avec Gloth.
lesson-first-last-power = Tu as trois cartes en main, donc une Volonté de 3, et les deux pouvoirs de Gloth te sont ouverts. Chacun fait 30 dégâts ; Tusk Gore coûte plus, et qui y survit saigne.
lesson-first-last-power-goal = Mets à terre Ol' Chomper, qui a 50 PV.
lesson-first-last-runes = Ta Rune rendrait seulement Gloth plus rapide, et il l'est déjà. Passe, et laisse rouler le dé.
lesson-first-won = Un 20 est un coup critique : il touche toujours et fait 20 dégâts de plus. 30, plus 10 de l'Elyth et 20, moins 10 pour Tough Hide, cela fait 50 : Ol' Chomper est à terre et, avec trois Points de victoire, tu as gagné ! Joue maintenant ta propre partie. Chaque règle peut être consultée à tout moment.
lesson-first-won-charge = Un 20 est un coup critique : il touche toujours et fait 20 dégâts de plus. Charge a suffi : 30, plus 10 de l'Elyth et 20, moins 10 pour Tough Hide, cela fait 50. Ol' Chomper est à terre et, avec trois Points de victoire, tu as gagné ! Joue maintenant ta propre partie.
