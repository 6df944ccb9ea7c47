# Composer un deck : ce qu'il a et ce qui manque, en texte, au hasard ; quels decks une table accepte.

decks-premade-of =
    { $what ->
        [list] { $game } : listes fournies avec le jeu
       *[deck] { $game } : decks fournis avec le jeu
    }
builder-cost = coût { $cost }
builder-of-cost = { $kind }, coût { $cost }
builder-cell = { $what } : { $count } sur { $wanted }, { $state }
builder-missing = { $count ->
    [one] il en manque 1
   *[other] il en manque { $count }
}
builder-over = { $count } de trop
builder-full = au complet
builder-copies = { $count ->
    [one] Chaque carte une seule fois.
   *[other] Jusqu'à { $count } fois la même carte.
}
builder-too-many =
    { $what ->
        [list] { $count } dans la liste ; { $most } au plus sont permises
       *[deck] { $count } dans le deck ; { $most } au plus sont permises
    }
builder-undo = Annuler
builder-random =
    { $what ->
        [list] Liste au hasard
       *[deck] Deck au hasard
    }
builder-more-faults = { $count ->
    [one] Encore un
   *[other] Encore { $count }
}
builder-copy = Enregistrer une copie
builder-copied = La copie est enregistrée.
builder-copy-name = { $name } (copie)
builder-read-text = Prendre ce texte
builder-forget-text =
    { $what ->
        [list] Revenir à la liste
       *[deck] Revenir au deck
    }
builder-read = { $count ->
    [one] Une carte lue.
   *[other] { $count } cartes lues.
}
builder-not-read = { $count ->
    [one] Une ligne est illisible. Rien n'a changé.
   *[other] { $count } lignes sont illisibles. Rien n'a changé.
}
builder-line-card = Ligne { $line } : aucune carte ne s'appelle « { $came } ». Écris un nom, par exemple { $card }.
builder-line-near = Ligne { $line } : aucune carte ne s'appelle « { $came } ». Voulais-tu dire { $near } ?
builder-line-count = Ligne { $line } : le nombre de « { $came } » ne va pas. Devant la carte, il en faut un de 1 à 99.
deck-misfit = { $name } ne convient pas à cette table.
deck-misfits = { $count ->
    [one] Il y en a 1 qui ne convient pas à cette table
   *[other] Il y en a { $count } qui ne conviennent pas à cette table
}
setting-how-many = Combien
setting-how-many-none = comme d'habitude
setting-these-cards = Ces cartes :
room-change = Changer
room-change-help =
    { $what ->
        [list] Les listes qui ne conviennent plus sont mises de côté, et tout le monde l'apprend.
       *[deck] Les decks qui ne conviennent plus sont mis de côté, et tout le monde l'apprend.
    }
room-deck-aside =
    { $what ->
        [list] La table a changé, et ta liste ne convient plus. Choisis-en une autre.
       *[deck] La table a changé, et ton deck ne convient plus. Choisis-en un autre.
    }
