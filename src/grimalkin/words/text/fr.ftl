# Ce que disent tous les jeux et le terminal. Les mots à taper (undo, save, why, ...) restent en anglais.
# Devant : ; ? ! et dans « » l'espace est insécable (U+00A0).

## Mots

word-a-card = une carte
word-something = quelque chose
word-nobody = personne
word-face-down = face cachée
word-you = toi
word-owned = { $what } ({ $owner })
word-team = équipe { $number }
word-numbered = { $what } #{ $number }
word-under = { $what } sous { $top }
word-modifier = { $fact } { $by } par { $source }, { $rule }
list-and = { $a } et { $b }

## Choix et règles de tous les jeux

option-pass = Passer
option-concede = Abandonner
option-take-back = Reprendre
concede = Abandonner
    .text = Quand c'est à son tour de choisir, chacun peut abandonner. Son équipe perd, sauf si le jeu en décide autrement.
leave = Quitter
    .text = Si le jeu le permet, on peut quitter la partie et les autres continuent. Ce qui serait demandé reçoit la réponse par défaut. S'il reste trop peu de joueurs, ils gagnent.

## Résultats

result-won = { $count ->
    [one] La partie est finie : { $winners } gagne.
   *[other] La partie est finie : { $winners } gagnent.
}
result-drawn = La partie est finie : match nul.
result-lost = La partie est finie : tout le monde perd.
result-points = Points : { $points }

## Conseils

hint-only = Il n'y a pas d'autre choix.
hint-better = Mieux que « { $instead } » dans { $better } parties imaginées sur { $worlds }.
hint-nothing = Dans { $worlds } parties imaginées, rien n'a été nettement meilleur que ne rien faire.
hint-best = Le meilleur choix dans { $worlds } parties imaginées.
hint-futile = Tout le reste échouerait à coup sûr.

## Le terminal : aide

terminal-help-choose = choisit une des options ; Entrée prend la seule qu'il y a
    .keys = NUMÉRO ou NOTATION
terminal-help-seat = choisit pour une autre place à ce clavier, quand elle peut agir
    .keys = B NOTATION
terminal-help-why = quelle règle t'empêche de la choisir maintenant
    .keys = why NOTATION
terminal-help-rule = ce que dit une règle ; avec des mots à la place, les règles qui les contiennent
    .keys = rule ID
terminal-help-card = ce qui est écrit sur une carte
    .keys = card NOM
terminal-help-look = tout ce qui se trouve sur la table, en entier ; look MOTS : seulement les lieux et les cartes où ces mots figurent
    .keys = look, look MOTS
terminal-help-hint = ce qu'on pourrait bien choisir ici, et pourquoi
    .keys = hint
terminal-help-undo = annule ton dernier choix ; le rétablit
    .keys = undo, redo
terminal-help-back = annule la dernière partie d'un choix en cours, ou celle que tu nommes
    .keys = back
terminal-help-log = tout ce qui s'est passé jusqu'ici
    .keys = log
terminal-help-save = garde la partie jusqu'ici dans un fichier
    .keys = save FICHIER
terminal-help-stop = on te demande toujours dans cette fenêtre ; stop off FENÊTRE y met fin
    .keys = stop on FENÊTRE
terminal-help-concede = tu abandonnes
    .keys = concede
terminal-help-leave = tu quittes la partie ; les autres continuent si les règles le permettent
    .keys = leave
terminal-help-dispute = contester une règle, une carte ou une entrée ; faire venir un Juge ; voir ce qui a été tranché
    .keys = dispute QUOI, judge, rulings
terminal-help-judge = trancher en tant que Juge ; appuyer la proposition d'un autre Juge
    .keys = rule on QUOI ..., second N
terminal-help-quit = cette liste ; quitte la partie
    .keys = help, quit
terminal-help-star = Les options avec une étoile peuvent être choisies chaque fois que c'est à toi, quelle que soit la question.

## Le terminal : la table

terminal-welcome = { $title }. Tape help pour voir ce que tu peux taper.
terminal-welcome-settings = { $title } ({ $settings }). Tape help pour voir ce que tu peux taper.
terminal-cards-base = Le jeu de cartes { $cards } se fonde sur le jeu { $base }.
terminal-goes-on = La partie reprend après l'entrée { $entry }.
terminal-heading = { $title } · entrée { $entry }
terminal-clock = pendule { $seconds } s
terminal-person = un humain
terminal-lines-before = { $count ->
    [one] ({ $count } ligne avant celles-ci : tape log)
   *[other] ({ $count } lignes avant celles-ci : tape log)
}
terminal-lines-left-out = { $count ->
    [one] ({ $count } ligne avant celles-ci)
   *[other] ({ $count } lignes avant celles-ci)
}
terminal-look-hint = look : toute la table · card NOM : ce que dit une carte · help : le reste
terminal-back-hint = (back annule la dernière partie)
terminal-texts = Textes des cartes
terminal-part-so-far = Jusqu'ici : { $parts }
terminal-part-how = Réponds partie par partie ; back annule la dernière réponse. Le choix entier se tape aussi, par exemple { $example }.
terminal-how-many = { $what } : combien ?
terminal-which = { $what } : lequel ?
terminal-which-place = Qui est numéro { $number } ?
terminal-interrupt = { $name } peut intervenir : { $words }
terminal-drafted = Choisies pour { $name } : { $cards }
terminal-hand-over = Passe le clavier à { $name }
terminal-nobody-looks = { $name }, appuie sur Entrée quand personne d'autre ne regarde

## Le terminal : le hasard

terminal-luck-hash = Une graine secrète fixe le hasard. Son empreinte :
terminal-luck-seed = Le hasard vient de la graine { $seed }.
terminal-luck-anew = Le fichier n'a pas de graine : à partir d'ici une nouvelle graine secrète fixe le hasard. Son empreinte :
terminal-luck-next = C'est maintenant au hasard de parler.
terminal-luck-was-hash = L'empreinte annoncée avant la partie :
terminal-luck-was-secret = La graine derrière elle :
terminal-luck-was-seed = Le hasard venait de la graine { $seed }.

## Le terminal : ce que tu tapes

terminal-type-something = Tape un numéro de 1 à { $most }, une notation ou help.
terminal-no-part = « { $words } » n'est pas une réponse ici ; il y a : { $answers }
terminal-no-number = Il n'y a pas d'option { $number } ; tape un numéro de 1 à { $most } ou help.
terminal-not-offered = « { $words } » n'est pas proposé maintenant ; tape un numéro de 1 à { $most } ou help (why { $words } en dit plus)
terminal-not-offered-near = « { $words } » n'est pas proposé maintenant ; le plus proche : { $near } (why { $words } en dit plus)
terminal-no-choice = « { $words } » n'existe pas dans ce jeu ; tape un numéro de 1 à { $most } ou help
terminal-no-choice-near = « { $words } » n'existe pas dans ce jeu ; le plus proche : { $near }
terminal-why-how = Écris why et une notation, par exemple why pass.
terminal-can-be-chosen = « { $option } » peut être choisi maintenant.
terminal-forbids = { $rule } interdit « { $option } » maintenant.
terminal-asks-else = { $rule } demande autre chose maintenant : « { $option } » n'y répond pas.
terminal-rule-how = Écris rule et un identifiant, par exemple rule { $example }.
terminal-no-rule = Il n'y a pas de règle « { $words } ».
terminal-no-rule-near = Il n'y a pas de règle « { $words } » ; la plus proche : { $near }
terminal-card-how = Écris card et un nom, par exemple card { $example }. Il y a : { $names }.
terminal-card-none = Ce jeu n'a pas de cartes à consulter.
terminal-no-card = Il n'y a pas de carte « { $words } ».
terminal-no-card-near = Il n'y a pas de carte « { $words } » ; la plus proche : { $near }
terminal-look-none = Rien de ce que tu vois ne s'appelle « { $words } » ; look seul montre tout.
terminal-look-empty = Rien ici : { $names }
terminal-hint = Conseil : { $option }  ({ $notation })
terminal-nothing-told = Il ne s'est encore rien passé.
terminal-rules-failed = Les règles de ce jeu ont échoué ici : { $reason }
terminal-bot-failed = { $bot }, qui joue pour { $name }, a échoué : { $reason }

## Le terminal : annuler et s'arrêter

terminal-nothing-to-undo = Tu n'as fait aucun choix qui puisse être annulé.
terminal-nothing-to-redo = Rien ne vient d'être annulé.
terminal-not-midway = Tu n'es pas au milieu d'un choix.
terminal-consent-needed = Entre-temps il y a eu du hasard, le choix d'un autre ou une carte montrée : accord demandé à { $names }.
terminal-agree-undo = { $other }, { $name } veut annuler son choix : es-tu d'accord ? (oui ou non)
terminal-agree-redo = { $other }, { $name } veut rétablir son choix : es-tu d'accord ? (oui ou non)
terminal-yes = y yes o oui
terminal-leave-sure = { $name }, quitter la partie ? Les autres continuent sans toi, et tu ne pourras pas revenir. (oui ou non)
terminal-leave-ends = { $name }, quitter la partie ? Elle sera alors finie pour tous. (oui ou non)
terminal-leave-not = Tu n'as pas quitté la partie.
terminal-not-agreed = { $other } n'est pas d'accord ; rien n'a changé.
terminal-moved = La partie est revenue où elle en était après l'entrée { $entry }.
terminal-no-hint = Un Juge tranche comme il lui semble amusant, clair, drôle ou juste.
terminal-no-judge = Aucun Juge n'est assis à ce clavier.
terminal-dispute-how = Écris dispute et une règle, une carte ou une entrée, par exemple dispute entry 12.
terminal-second-how = Écris second et l'entrée d'une proposition, par exemple second 12.
terminal-rule-on-how = Écris rule on, de quoi il s'agit, un ou plusieurs mots parmi { $criteria }, deux-points et ce qu'il faut faire, par exemple { $example }. Après une barre, tu peux ajouter des mots. Il y a :
terminal-contrary = Une décision précédente dit autre chose : { $warning }
terminal-rule-anyway = Trancher ainsi quand même ? (oui ou non)
terminal-precedent = Le Juge a tranché sur { $rule } à l'entrée { $entry } : { $said } ({ $criteria }). { $text }
terminal-order = La décision prise à l'entrée { $entry } : { $text }
terminal-dispute-waits = Entrée { $entry } : { $name } conteste { $about }
terminal-no-rulings = Rien n'a été tranché ni contesté.
terminal-agree-judge = { $other }, veux-tu bien d'un nouveau Juge ? (oui ou non)
terminal-stop-how = Écris stop on FENÊTRE ou stop off FENÊTRE ; fenêtres : { $windows }.
terminal-stop-none = Ce jeu n'a pas de fenêtre où s'arrêter.
terminal-stop-on = { $window } : désormais on te demande toujours.
terminal-stop-off = { $window } : désormais on ne te demande que là où les règles le disent.

## Le terminal : fichiers et adieux

terminal-save-how = Écris save et un nom de fichier, par exemple save game.jsonl.
terminal-saved = Enregistrée dans { $file }
terminal-not-saved = Pas enregistrée dans « { $file } » : { $reason }
terminal-last-words = save FICHIER garde cette partie, Entrée quitte
terminal-only-save = La partie est finie ; il ne reste que save FICHIER et Entrée.
terminal-not-kept = La partie n'est pas gardée.
terminal-kept-finished = La partie finie est gardée dans { $file }
terminal-kept-unfinished = La partie inachevée est gardée dans { $file }
terminal-kept-partly = La partie jusqu'à l'entrée { $entry } est gardée dans { $file } ; la suite ne l'est pas.
terminal-lost-finished = La partie finie n'est pas gardée : tape save FICHIER, ou commence avec --save FICHIER.
terminal-lost-unfinished = La partie inachevée n'est pas gardée : tape save FICHIER, ou commence avec --save FICHIER.

## Le terminal : parties enregistrées

terminal-replay-sound = { $count ->
    [one] { $file } est vérifié : { $count } entrée, chaque choix, chaque état et tout le hasard.
   *[other] { $file } est vérifié : { $count } entrées, chaque choix, chaque état et tout le hasard.
}
terminal-replay-unseeded = { $count ->
    [one] { $file } est vérifié : { $count } entrée, chaque choix et chaque état ; il manque la graine pour vérifier le hasard.
   *[other] { $file } est vérifié : { $count } entrées, chaque choix et chaque état ; il manque la graine pour vérifier le hasard.
}
terminal-replay-unfinished = La partie n'est pas finie.
terminal-replay-open = La partie n'est pas finie : on voit ici aussi des cartes cachées.

## Décisions, litiges et retours en arrière refusés

fault-over = la partie est finie, et plus rien ne peut être décidé
fault-no-official = { $seat } n'arbitre pas à cette table
fault-luck = c'est au hasard de parler ; une décision se prend quand quelqu'un doit choisir
fault-luck-disputes = c'est au hasard de parler ; un litige se lève quand quelqu'un doit choisir
fault-no-officials = ce jeu n'a pas de juges : rien ne peut être décidé ni contesté
fault-no-rulings = « { $text } » : ce jeu ne connaît pas de décisions
fault-first = « { $operation } » doit venir en premier
fault-no-proposal = aucune proposition { $number } n'attend d'accord
fault-for-it = { $seat } est déjà pour
fault-no-act = « { $text } » n'est pas un coup de ce jeu
fault-can-anyway = { $seat } peut le faire de toute façon : { $act }
fault-not-lifted = { $why } l'interdit, et aucune décision n'y change rien ici : { $act }
fault-too-long = une décision tient sur une ligne d'au plus { $most } caractères ; il y en a { $count }
fault-no-colon = « { $text } » : écris les critères, deux points et ce qu'il faut faire, comme « fun : uphold »
fault-no-criteria = une décision donne au moins une raison : { $criteria }
fault-nothing = une décision fait quelque chose ; « uphold » laisse les choses en l'état
fault-operations = une décision fait au plus { $most } choses ; il y en a { $count }
fault-form = « { $text } » ne se comprend pas ; écris « { $form } »
fault-in-person = chaque juge donne son accord en personne
fault-not-undone = « { $text } » : on ne vient pas de revenir en arrière ; écris « undo »
fault-one-word = « { $text } » n'est pas un seul mot ; les raisons et l'objet d'une décision sont des mots seuls
fault-one-operation = « { $text } » n'est pas une seule chose ; chacune a sa ligne, sans « ; » ni « | »
fault-settled = l'entrée { $entry } a fixé : { $key }, { $value } ({ $criteria })
fault-pile = { $card } se trouve dans une pile où ce n'est jamais possible
fault-dispute-over = la partie est finie : plus rien ne peut être contesté
fault-nobody = personne n'est là pour trancher un litige
fault-players-dispute = seuls ceux qui jouent lèvent un litige
fault-disputes = litiges en attente ({ $seat }) : déjà { $count }
fault-disputed = « { $text } » est déjà contesté par l'entrée { $entry }
fault-disputed-before = « { $text } » a été contesté par l'entrée { $entry }, et aucune décision n'y a rien changé depuis ; ce qui s'est passé depuis se conteste comme « entry N »
fault-disputes-left = { $seat } n'a plus de litiges à lever : à cette table, c'est { $count } par joueur et par partie
fault-no-such-dispute = « { $text } » n'est ni une règle, ni une carte, ni une entrée ; une entrée s'écrit « entry N »
fault-nothing-to-dispute = « { $text } » n'est ni une règle, ni une carte, ni une entrée
fault-dispute-old = l'entrée { $entry } est trop ancienne, ou n'existe pas
fault-seats-taken = toutes les places sont prises
fault-undo-luck = après l'entrée { $entry }, le hasard allait parler
fault-undo-not-earlier = l'entrée { $entry } n'est pas un moment antérieur de cette partie
fault-undo-old = l'entrée { $entry } est trop ancienne
fault-undo-left = { $seat } a quitté la partie à l'entrée { $entry }, et personne ne revient avant cela
fault-undo-seated = à l'entrée { $entry }, un juge a pris place, et personne ne revient avant cela
fault-unknown-near = { $what ->
    [card] Aucune carte
    [player] Aucun joueur
    [pile] Aucune pile
    [operation] Aucune action
    [criterion] Aucune raison
    [value] Aucune réponse
    [key] Aucune question
   *[other] Rien
} ne s'appelle « { $word } » ; voulais-tu dire « { $near } » ?
fault-unknown-none = { $what ->
    [card] Aucune carte
    [player] Aucun joueur
    [pile] Aucune pile
    [operation] Aucune action
    [criterion] Aucune raison
    [value] Aucune réponse
    [key] Aucune question
   *[other] Rien
} ne s'appelle « { $word } » ; il n'y en a pas ici
fault-unknown-list = { $what ->
    [card] Aucune carte
    [player] Aucun joueur
    [pile] Aucune pile
    [operation] Aucune action
    [criterion] Aucune raison
    [value] Aucune réponse
    [key] Aucune question
   *[other] Rien
} ne s'appelle « { $word } » ; il y a : { $known }
