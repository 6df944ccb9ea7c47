end-most-given = le plus de dégâts
end-most-felled = le plus de victimes
end-most-healed = le plus de soins
end-most-taken = le plus encaissé
end-best = Le plus beau moment
end-entry = Entrée { $n }
end-given = dégâts infligés
end-score-gained = { $score } : gains
end-score-lost = { $score } : pertes
end-felled = mis à terre
end-healed = soigné
end-die = moyenne du dé
end-numbers = La partie en chiffres
end-scoring = Le décompte final
end-before = avant la fin
end-total = en tout
end-stood = Où en était la partie
end-curve = Où en était la partie après chaque entrée : à la fin { $now } pour { $side }
end-hint = touchez-en un pour le revoir
end-others = les autres
end-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
end-got-back = { $who } récupère { $amount } { $what }
end-lost = { $who } perd { $amount } { $what }
end-cost = { $by } fait perdre { $amount } { $what } à { $who }
end-share = Partager
end-link = Lien vers cette partie
