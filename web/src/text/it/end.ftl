end-most-given = più danni
end-most-felled = più abbattuti
end-most-healed = più cure
end-most-taken = più colpi incassati
end-best = Il momento migliore
end-entry = Voce { $n }
end-given = danni inflitti
end-score-gained = { $score }: guadagni
end-score-lost = { $score }: perdite
end-felled = abbattuti
end-healed = curati
end-die = media del dado
end-numbers = La partita in cifre
end-scoring = Il conteggio finale
end-before = prima della fine
end-total = in tutto
end-stood = Come andava
end-curve = Come andava dopo ogni voce: alla fine { $now } per { $side }
end-hint = toccane uno per rivederlo
end-others = gli altri
end-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
end-got-back = { $who } recupera { $amount } { $what }
end-lost = { $who } perde { $amount } { $what }
end-cost = { $by } fa perdere { $amount } { $what } a { $who }
end-share = Condividi
end-link = Link a questa partita
