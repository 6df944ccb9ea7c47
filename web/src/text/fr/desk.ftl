# The Judge’s desk, and how players call the Judge.

desk-title = Le bureau du Juge
desk-to-table = Voir la table
desk-to-desk = Le bureau
desk-dispute = Le litige
desk-raised = { $name } conteste ceci (entrée { $n })
desk-noted = Il attend qu’aucun effet ne soit à moitié fait.
desk-more-disputes = { $count ->
    [one] { $count } autre litige attend.
   *[other] { $count } autres litiges attendent.
}
desk-no-dispute = Rien n’est contesté. Tu peux quand même trancher.
desk-happened = Ce qui s’est passé
desk-printed = La règle telle qu’elle est écrite
desk-open-rule = L’ouvrir dans le livret
desk-ruling = Ta décision
desk-group = { $group ->
    [rules] Règles
    [players] Joueurs
    [cards] Cartes
   *[table] Table
}
desk-op = { $name ->
    [uphold] La règle écrite vaut
    [undo] Annuler
    [undone] Retour à l’entrée
    [set_option] Régler une question
    [permit] Permettre un acte
    [forbid] Interdire un acte
    [adjust_money] Ajuster les Sous
    [set_things] Fixer les Trucs
    [draw] Piocher
    [end_step] Finir l’étape
    [name_winner] Nommer le gagnant
    [move_card] Déplacer une carte
    [modify_power] Changer la Force
    [set_controller] Changer le contrôle
    [perch] Percher un Ennemi
    [shuffle] Mélanger
    [set_turn_order] Ordre du tour
    [set_bedtime] L’heure du lit
    [note] Juste une note
   *[other] { $other }
}
desk-slot = { $kind ->
    [PLAYER] joueur
    [CARD] carte
    [FOE] Ennemi
    [PLACE] vers où
    [PILE] pile
    [KEY] question
    [VALUE] réponse
    [ACT] acte
    [AMOUNT] combien
    [COUNT] combien
    [ROUND] manche
    [ORDER] ordre
    [WORDS] mots
    [choice] combien de temps
   *[other] { $other }
}
desk-word = { $word ->
    [turn] ce tour
    [round] cette manche
    [game] jusqu’à la fin de la partie
    [with_under] avec ce qui est dessous
    [as_event] les textes se produisent
    [top] sur le dessus
    [bottom] tout en dessous
    [shuffled] mélangée dedans
    [touched] les piles touchées oublient ce qui a été vu
   *[other] { $other }
}
desk-undo-line = Revenir à l’entrée { $n }
desk-undo-touched = les piles touchées oublient ce qui a été vu
desk-remove = Retirer
desk-changes = Avant et après
desk-nothing-yet = Choisis ce qui arrive et pourquoi : tu verras ici ce que cela changerait.
desk-no-change = Rien ne change sur la table.
desk-what = ce qui change
desk-before = avant
desk-after = après
desk-luck = Ensuite le hasard décide.
desk-of = { $name } : { $what }
desk-words = Dans tes mots
desk-holds = { $how ->
    [game] Vaut jusqu’à la fin de la partie.
   *[once] Vaut une fois.
}
desk-why = Pourquoi ? Au moins une raison
desk-criterion = { $name ->
    [fun] plaisir
    [clear] clair
    [funny] drôle
    [fair] équitable
    [consistent] cohérent
   *[other] { $other }
}
desk-chosen = ✓ choisi
desk-not-chosen = pas choisi
desk-proposals = Décisions proposées
desk-ruling-of = Décision { $n } ({ $name })
# what a ruling does, and for which reasons
desk-verdict = { $what } ({ $why })
desk-verdict-said = { $verdict }. « { $text } »
desk-held = Elle attend qu’aucun effet ne soit à moitié fait.
desk-second = L’appuyer
desk-precedents = Précédents dans cette partie
desk-again = Trancher de même
desk-no-precedents = Aucune décision pour l’instant.
desk-undo = Ou revenir à …
desk-undo-begins = le début d’un tour
desk-seats = La table, comme toi seul la vois
desk-hand = Main { $count }
desk-undo-before = avant : { $what }
desk-undo-after = après : { $what }
desk-needs-why = Choisis au moins une raison.
desk-needs-seconds = { $count ->
    [one] { $count } autre Juge doit l’appuyer.
   *[other] { $count } autres Juges doivent l’appuyer.
}
desk-waits = La partie attend ta décision.
desk-quiet = La partie continue ; tu peux trancher à tout moment.
desk-uphold = La règle écrite vaut
desk-enter = Rendre la décision
desk-call = Appeler le Juge
desk-call-short = Contester …
desk-call-about = De quoi s’agit-il ?
desk-call-rule = la règle : { $rule }
desk-call-says = Qu’as-tu à dire ?
desk-call-do = Appeler le Juge
desk-call-not = Tant pis
desk-call-left = { $count ->
    [0] Tu n’as plus de litige à lever dans cette partie.
    [one] Il te reste { $count } litige dans cette partie. S’il ne change rien, son temps est pris sur le tien.
   *[other] Il te reste { $count } litiges dans cette partie. Si l’un d’eux ne change rien, son temps est pris sur le tien.
}
desk-hearing = { $name } appelle le Juge : { $about }
desk-hearing-noted = { $count ->
    [one] { $count } litige est noté. Le Juge l’entendra bientôt.
   *[other] { $count } litiges sont notés. Le Juge les entendra bientôt.
}
desk-entry-dispute = { $name } appelle le Juge
desk-entry-ruling = { $name } tranche : { $ruling }
desk-seat = Juge
desk-asks = { $name } aimerait juger cette partie
desk-offer-title = Juger cette partie
desk-offer-help = Si tous les joueurs sont d’accord, tu t’assieds comme Juge : tu tranches les litiges et tu ne joues pas.
desk-offer = Se proposer comme Juge
# said to a dispute
desk-says = au Juge : { $text }
desk-settings = { $name } change les réglages de la table
