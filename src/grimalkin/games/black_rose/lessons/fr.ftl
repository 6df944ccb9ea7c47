# Les leçons de Black Rose Wars : ce qui se dit à chaque étape. $move est le coup qui fait avancer.
# Devant : ; ? ! l'espace est insécable (U+00A0).

lesson-first = Ton premier Familier
    .text = Invoque un dragon, envoie-le chasser, étudie, prépare des sorts en secret, déclenche un Piège et montre une Quête.
lesson-rival = Bo
lesson-otherwise = À une table à toi, tu peux le faire. Ici, choisis « { $move } ».

## On invoque un Familier

lesson-first-lair = Dans l’antre
lesson-first-welcome = Bienvenue dans la Loge de la Rose Noire, une maison de 19 salles. Tu es le Mage Nero, Bo est Tessa. Quand quelqu’un a 30 Points de Pouvoir, on finit la manche, et qui en a le plus gagne. La Rose Noire joue aussi : si elle en a le plus, vous perdez tous les deux.
lesson-first-token = Dans la phase d’Action, tu fais une ou deux Actions, puis c’est à Bo. À chaque manche tu as deux Jetons d’Action Physique : avec l’un tu te déplaces et actives une salle, avec l’autre tu te déplaces et attaques. À côté de toi, il y a l’Antre de Draco. Choisis de te déplacer et d’activer.
lesson-first-walk = Avec ce jeton, tu vas jusqu’à deux salles plus loin, de salle en salle. Personne ne peut te barrer la route. Va vers l’Antre de Draco.
lesson-first-stay = Tu pourrais aller une salle plus loin. Mais c’est ici que tu voulais être : arrête-toi.
lesson-first-activate = Chaque salle fait quelque chose, une fois par manche, pour qui arrive le premier. L’antre te laisse invoquer un dragon. Active-le.
lesson-first-summon = Trois dragons vivent ici, et un Mage n’a qu’un Familier à la fois. Drogon vole le plus loin, Ashardalon est le plus solide, Smaug mord le plus fort : 3 Dégâts.
lesson-first-summon-goal = Invoque le dragon qui mord le plus fort.
lesson-first-drogon = Drogon se déplace de trois salles et inflige 2 Dégâts ; son Action crache du feu dans une salle adjacente. Il est sur ton socle, en Mode Gardien. Dans les chapitres suivants, tu auras Smaug à sa place.
lesson-first-ashardalon = Ashardalon a 5 de Santé, et son Action rend tes attaques plus fortes. Il est sur ton socle, en Mode Gardien. Dans les chapitres suivants, tu auras Smaug à sa place.
lesson-first-guard = Smaug est maintenant sur ton socle, en Mode Gardien : à vous deux, vous êtes une seule Unité. Il va où tu vas, et tu partages les Dégâts entre vous comme tu veux. Son jeton est venu avec lui, prêt à servir.

## Il chasse

lesson-first-hunt = La chasse
lesson-first-launch = Une manche plus tard. Bo est dans l’Armurerie, à une salle de toi. Le jeton de ton Familier sert à deux choses : à son Action, ou à le lancer. Lancé, il quitte ton socle et agit tout de suite.
lesson-first-launch-goal = Envoie Smaug contre Bo.
lesson-first-launch-familiar = C’est l’autre usage du même jeton : Smaug resterait avec toi et ferait trembler une salle. Mais il a faim.
lesson-first-launch-attack = Tu pourrais aller frapper Bo toi-même, pour 2 Dégâts. Smaug mord plus fort, et il n’a pas besoin de toi.
lesson-first-launch-activate = La Salle du Trésor te donnerait 1 Point de Pouvoir. Elle sera encore là après ; Bo, non.
lesson-first-fly = D’abord il se déplace, jusqu’à deux salles, puis il attaque ; jamais l’inverse. Vole vers l’Armurerie.
lesson-first-fly-stay = Il pourrait voler plus loin. Mais le dîner est ici : arrête-toi.
lesson-first-bite = Qui est attaqué doit être dans la même salle. Choisis Bo pour cible.
lesson-first-follow = 3 cubes de ta couleur sont sur la feuille de Bo. Smaug n’est pas dans ta salle, il est donc en Mode Chasseur : une Unité à part, au bout d’une longue laisse. Il te reste une Action ce tour-ci. Suis-le : choisis de te déplacer et d’attaquer.
lesson-first-follow-step = Ce jeton te déplace d’une salle au plus. Va vers l’Armurerie, où est Smaug.
lesson-first-pick-up = Quand tu passes par sa salle, tu peux emmener ton Familier tout de suite, ou le laisser là et continuer sans lui.
lesson-first-pick-up-goal = Ramène Smaug à tes côtés.
lesson-first-left = C’est permis : avec un pas de plus, tu continuerais sans lui. Mais ton Action finit ici, dans la même salle, et Smaug revient donc quand même en Mode Gardien.
lesson-first-together = Smaug est de nouveau en Mode Gardien, et vous voilà tous deux devant Bo. Tu pourrais attaquer, pour 2 Dégâts de plus. Et ainsi, manche après manche : lance-le, laisse-le chasser, reprends-le.

## Étude et Préparation

lesson-first-study = Des livres et des secrets
lesson-first-school = Une nouvelle manche. Après les Évènements vient l’Étude : tu as pioché Cercle de feu et Élan de feu dans ton Grimoire. Voici quatre cartes de la Bibliothèque. Pour chacune tu nommes une école avant d’en voir une seule. La Destruction brûle bien : choisis-la.
lesson-first-school-again = Cela va bien à Nero. Choisis encore Destruction.
lesson-first-school-other = Et maintenant, pour qui attend dans le noir : la Conspiration a des Pièges. Choisis-la.
lesson-first-school-last = Et encore une fois : Conspiration.
lesson-first-keep = De quatre cartes, tu en gardes deux. Chacune a deux effets, un par sens. Boule de feu inflige 3 Dégâts à tous les ennemis d’une salle, et aucune Protection n’y fait rien.
lesson-first-keep-goal = Garde un sort pour le combat ouvert.
lesson-first-keep-trap = Un beau Piège, mais il attend qu’on y entre. Tu l’auras dans un instant ; d’abord, quelque chose pour le combat ouvert.
lesson-first-keep-howl = Hurlement du démon fait agir une Évocation, ou en invoque une. Utile, mais cela ne brûle personne tout seul.
lesson-first-keep-wind = Vent murmurant déplace les autres. Aujourd’hui, tu préfères mettre le feu.
lesson-first-keep-second = Maintenant un Piège. Volée de lames se déclenche dans les salles d’une couleur : à l’endroit dans une rouge, à l’envers dans une verte.
lesson-first-keep-second-goal = Garde un Piège pour Bo.
lesson-first-discard = Les deux autres vont dans les défausses de leurs écoles, dans l’ordre que tu dis. Défausse d’abord Hurlement du démon.
lesson-first-lay = Bo a étudié aussi. À la Préparation, tous posent en même temps deux à quatre sorts face cachée, et choisissent leur sens. La Salle du Trésor et le Jardin sont verts : pose donc Volée de lames à l’emplacement 1, à l’envers.
lesson-first-lay-second = Les emplacements 1 à 3 servent dans l’ordre ; celui du sort rapide, quand on veut. Pose Boule de feu à l’emplacement 2, à l’endroit.
lesson-first-ready = Deux sorts suffisent, et ce que tu gardes en main reste pour la manche suivante. Personne ne voit rien avant que tous soient prêts. Dis que tu l’es.
lesson-first-prepared = Bo aussi avait fini. Tu vois deux dos sur la feuille de Bo, et Bo en voit deux sur la tienne. Aucun de vous ne sait ce que l’autre prépare.

## Un Piège

lesson-first-trap = Un déclic
lesson-first-active = Ton premier sort est le Piège. L’utiliser coûte une Action : il reste face cachée et devient actif. Utilise-le.
lesson-first-wait = Bo voit que quelque chose guette, mais pas quoi. Tu es dans l’Armurerie avec Smaug, et entre Bo et toi il y a des salles vertes. Finis ton tour, et patience.
lesson-first-spring = Bo est entré dans la Salle du Trésor, qui est verte. Volée de lames n’attendait que cela : 2 Dégâts, et 2 de plus si Bo la quitte dans cette manche. On te le demande, et rien ne t’y oblige.
lesson-first-spring-goal = Déclenche le Piège.
lesson-first-spring-pass = Tu peux attendre : un Piège non déclenché revient dans ta main à l’Entretien. Mais Bo n’y entrera jamais plus joliment.
lesson-first-cast = Clac ! Bo subit 2 Dégâts, et n’ose plus sortir. La Salle du Trésor lui a donné 1 Point de Pouvoir. C’est de nouveau à toi, et Boule de feu est ton prochain sort. Utilise-le.
lesson-first-aim = Boule de feu est révélée et veut une salle pour cible, la tienne ou une salle adjacente. Tes sorts ne blessent jamais tes propres Unités.
lesson-first-aim-goal = Touche Bo.
lesson-first-aim-empty = Il n’y a personne là-bas. Les meubles brûleraient bien, mais ils ne donnent pas de Points de Pouvoir.
lesson-first-burnt = 3 Dégâts de plus : 5 de tes cubes sont sur la feuille de Bo, et un Mage a 10 emplacements. Qui est vaincu se réveille dans sa Cellule, et ceux dont les cubes sont là gagnent des Points de Pouvoir. Certains sorts ébranlent aussi la salle d’où ils partent : elle a maintenant 1 Instabilité.

## Une Quête, et la fin

lesson-first-quest = La Rose compte
lesson-first-show = Bien plus tard, dans la phase d’Évocation de la dernière manche. Bo a 31 Points de Pouvoir et la Couronne, tu en as 28. À la fin, le plus de Quêtes accomplies rapporte 6, le deuxième 3. Vous en avez accompli une chacun. Mais tu en as une autre en main, et personne ne le sait.
lesson-first-show-goal = Montre ta Quête avant qu’il soit trop tard.
lesson-first-show-end = Alors elle reste dans ta main, Bo reste devant, et voilà tout. Une Quête ne compte que si elle a été montrée.
lesson-first-show-act = Smaug volera plus tard. Montre d’abord ce que tu as : tu possèdes une Évocation, et un Familier en est une.
lesson-first-reward = Un serviteur trouvé : 2 Points de Pouvoir tout de suite, tu en as 30. La récompense soigne entièrement une de tes Évocations ; tu peux la refuser. Smaug l’a bien méritée : dis oui.
lesson-first-last = Smaug est guéri, et il chasse : dans cette phase, il pourrait agir comme toute Évocation. Mais personne n’est assez près. Finis ton tour ; puis viennent l’Entretien, et la fin.
lesson-first-won = Le décompte final : 6 pour le plus de Quêtes, et tu as 36. Bo reçoit 3 pour les Quêtes et 1 pour la Couronne : 35. La Rose Noire a 24. Tu as gagné, d’une seule Quête ! À une table à toi, il y a des Évènements, des Évocations et d’autres dragons. Chaque règle est dans le livret, avec son origine.
