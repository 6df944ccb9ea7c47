# Les leçons de Friendomancy : ce qui se dit à chaque étape. $move est le coup qui fait avancer.
# Devant : ; ? ! l'espace est insécable (U+00A0).

lesson-first = Tes premiers amis
    .text = Pioche, deviens l’ami d’une flaque, gagne des Sous, attaque, scotche un chat et appelle le Juge pour un caillou.
lesson-rival = Bo
lesson-judge = Gaufre
lesson-otherwise = À une table à toi, tu peux le faire. Ici, choisis « { $move } ».

## Un tour entier

lesson-first-table = Fais comme chez toi
lesson-first-welcome = Bienvenue sur le tapis du salon ! Bo et toi avez commencé avec 20 Sous chacun. Quand la fête est finie, qui a le plus de Sous gagne. Rien d’autre ne compte, pas même la politesse.
lesson-first-places = Voici ce que tu as : une main cachée aux autres, une pioche et un terrain. Sur ton terrain habite déjà Puddle Named Kevin, une flaque. Les quatre réserves au milieu sont à tout le monde.
lesson-first-draw = Un tour a trois étapes. À l’étape de pioche, tu fais une chose sur trois : piocher dans ta pioche, piocher dans une réserve, ou mélanger dans ta pioche jusqu’à trois cartes d’une réserve sans les voir. Prends une carte de ta pioche.
lesson-first-play-friend = Voici l’étape principale. Tu reçois 4 Trucs par tour, et les cartes coûtent des Trucs. C’est quoi, un Truc ? Personne ne sait, mais Slime Accountant en prend un. Joue la carte : c’est un Ami, et les Amis restent.
lesson-first-play-magic = La voilà sur ton terrain, à côté de Kevin. Maintenant un Sort : il agit une fois, puis va dans ta défausse. Small Favor ne coûte rien et rapporte 2 Sous. Joue-le.
lesson-first-earner = Tu as 22 Sous et encore 3 Trucs. Un bon Ami rapporte quelque chose à chaque tour, tout seul. Lis tes cartes.
lesson-first-earner-goal = Joue un Ami qui rapporte des Sous.
lesson-first-earner-rock = C’est un caillou. Il est bien. Mais c’est un Bidule, et il ne rapporte rien. Pas encore.
lesson-first-earner-stop = Pas si vite : il te reste des Trucs, et ce que tu ne dépenses pas est perdu.
lesson-first-earner-kevin = Kevin est courageux, mais sa Force est de 0. Bo resterait parfaitement au sec.
lesson-first-stop = Le ficus ne peut pas attaquer : il reste là, regrette des choses et rapporte. Tes 2 derniers Trucs n’achètent plus rien, et les Trucs ne se gardent pas. Finis l’étape principale.
lesson-first-swap = À l’étape de fin, tu peux échanger une carte de ta main contre celle du dessus de ta pioche. Tu n’as plus qu’un caillou.
lesson-first-swap-goal = Échange le caillou, ou reste-lui fidèle et passe.
lesson-first-swap-kept = Quelle âme fidèle ! Tu gardes le caillou. À la fin de ton tour, tu as gagné 1 Sou pour Kevin, l’autre Slime, et 1 grâce au ficus. Tu en as 24.
lesson-first-earned = Tu as pioché Vacuum With Feelings. Et à la fin de ton tour, tu as gagné 1 Sou pour Kevin, l’autre Slime, et 1 grâce au ficus : tu en as 24. C’est le tour de Bo.

## Les attaques

lesson-first-attack = Force contre Force
lesson-first-power = Quelques manches plus tard. Le nombre au coin d’un Ami est sa Force. Chaque Ami peut attaquer une fois par tour, mais pas le tour où il a été joué. Attaque avec Vacuum With Feelings.
lesson-first-target = Quand deux Amis se rencontrent, ils comparent leur Force : le moins fort va à la défausse. Ton aspirateur a une Force de 3. Bo a bien appris de toi et possède aussi un ficus.
lesson-first-target-goal = Coupe les revenus de Bo et garde ton aspirateur.
lesson-first-target-dragon = Le dragon a une Force de 5, contre 3 pour toi. Les sentiments de l’aspirateur en souffriraient, et le reste aussi.
lesson-first-target-bo = Bo perdrait 3 Sous, c’est gentil. Mais le ficus continuerait à rapporter, tour après tour.
lesson-first-fell = 3 contre 2 : le ficus va dans la défausse de Bo, et ton aspirateur garde toute sa Force. À Force égale, les deux partiraient. Ton autre Ami n’a pas encore attaqué : attaque avec Borrowed Kitten.
lesson-first-kitten = On peut aussi attaquer les joueurs : ils perdent autant de Sous que l’attaquant a de Force. Personne ne les reçoit ; ils roulent sous le canapé.
lesson-first-kitten-goal = Fais perdre des Sous à Bo.
lesson-first-kitten-dragon = Force 2 contre Force 5. Pense au chaton, s’il te plaît.
lesson-first-hit = Bo perd 2 Sous. Puis Borrowed Kitten est revenu dans ta main : son texte le dit, et une carte l’emporte toujours sur une règle. Tu pourrais rejouer le chaton, mais il n’attaquerait plus ce tour-ci. Finis l’étape principale.
lesson-first-keep-hand = Pas d’échange cette fois : le chaton, tu le gardes. Passe, et regarde ce que fait Bo.
lesson-first-hit-back = Bo a pioché une carte que tu ne vois pas et a envoyé le dragon : 5 contre 3. Ton aspirateur est dans ta défausse, avec tous ses sentiments. Les Amis restent jusqu’à ce que quelque chose les enlève, et un dragon, c’est quelque chose.

## Un Ennemi, une carte sous une carte, une Malédiction

lesson-first-goose = L’oie
lesson-first-toll = Un Ennemi ! Unreasonable Goose est sortie de la réserve d’Amis et s’est assise dessus. Qui pioche là paie un péage : 1 Sou. L’oie n’a pas d’autre projet. Contre une oie, il faut de la magie.
lesson-first-toll-goal = Pioche un Sort sans payer.
lesson-first-toll-friend = L’oie siffle et tend une aile : 1 Sou, s’il vous plaît. Et puis les Sorts sont ailleurs.
lesson-first-toll-deck = C’est gratuit, mais un Sort n’y est pas certain. Dans sa propre réserve, si.
lesson-first-tape = Duct Tape of Destiny ! Certaines cartes vont sous d’autres : elles changent la carte sous laquelle elles sont, ou celle-ci les compte. Joue le scotch.
lesson-first-under = Qui a le scotch sous lui a 1 de Force en plus et gagne les égalités. L’oie a une Force de 3 ; choisis donc bien qui tu scotches.
lesson-first-under-goal = Rends un Ami assez fort pour l’oie.
lesson-first-under-kevin = Kevin aurait une Force de 1, et le scotch ne colle pas aux flaques. Qui a une Force de 2 ?
lesson-first-taped = Cat Burglar's Cat a maintenant une Force de 3. S’il quitte le terrain, ce qui est dessous va à la défausse. On attaque les Ennemis comme les Amis. Attaque avec le chat.
lesson-first-at-goose = Force 3 contre Force 3, ce serait une égalité. Mais le scotch, c’est le scotch : choisis l’oie.
lesson-first-curse = L’oie est battue, fini le péage, et son butin est à toi : 4 Sous. Et maintenant, une méchanceté : une Malédiction. Les Malédictions restent et agissent encore et encore. Joue Hex of Slightly Wet Socks.
lesson-first-cursed = Elle ne pouvait viser que Bo : on n’a rien demandé à personne. Au début de ses tours, Bo perd 1 Sou, trois fois. Une Malédiction ne part que si une carte le dit. Finis l’étape principale et guette le splotch.
lesson-first-wet = Splotch : le tour de Bo commence, et Bo perd 1 Sou. Tu en as 26, Bo 23. Ta main était vide, alors l’étape de fin n’avait rien à te demander.

## La fin

lesson-first-end = La dernière carte
lesson-first-last-card = Bien plus tard. Dès qu’une pioche est vide, on finit la manche, puis on en joue une dernière. Tu as 27 Sous, Bo en a 22, et il reste une seule carte dans ta pioche.
lesson-first-last-card-goal = Tu es en tête : amène la fin.
lesson-first-longer = C’est permis, et la partie continue. Mais pas pour toujours : à la manche 30, tout le monde au lit. Voyons comment elle finit quand ta dernière carte est piochée.
lesson-first-ran-out = Ta dernière carte est le caillou. Il est revenu vers toi ! Ta pioche est vide : nous sommes à la manche 12, et la manche 13 sera la dernière. Si aucune pioche ne se vidait, ce serait la manche 30 : au lit !

## Le Juge

lesson-first-judge = Appelle le Juge !
lesson-first-last-turn = Le dernier tour de la dernière manche, et c’est le tien. Le dragon de Bo a bien travaillé : tu as 22 Sous, Bo en a 24. Tu tiens une carte, une seule. Joue-la.
lesson-first-dispute = C’est un caillou. Il est bien. Il ne fait rien, et il te manque 2 Sous. Est-ce juste ? Un Juge est à cette table : Gaufre. Qui joue peut contester ce qui s’est passé. Appelle le Juge avec le marteau en haut, et choisis l’entrée du caillou.
lesson-first-dispute-rock = Pas encore : ton caillou mérite justice. Appelle le Juge avec le marteau en haut, et choisis l’entrée où tu joues A Perfectly Good Rock.
lesson-first-hearing = Le litige est ouvert : la partie attend, et les pendules aussi. Le Juge Gaufre n’a pas besoin de connaître les règles. Sa décision doit être amusante, claire, drôle ou cohérente, au moins l’un des quatre. Gaufre regarde longuement le caillou.
lesson-first-ruling = C’est un caillou. Il est bien. Ce qui est bien vaut 3 Sous. Affaire suivante !
lesson-first-ruled = Une décision ! Elle peut déplacer des Sous ou des cartes, et elle l’a fait : 3 Sous pour toi, 25 en tout. Tout est dans le journal : ton litige et la décision, avec les mots de Gaufre. À chaque rediffusion, elle sera la même, sans rien redemander.
lesson-first-last-stop = Bo regarde le caillou, puis Gaufre, puis le plafond. Tu as 25 Sous, Bo en a 24. Finis l’étape principale avant que quelqu’un fasse appel.
lesson-first-won = La dernière manche est finie, et 25 bat 24 : tu as gagné, à un caillou près ! Maintenant, fais-toi tes propres amis. Chaque règle peut se consulter, et un Juge peut s’asseoir à toutes les tables.
