end-most-given = más daño
end-most-felled = más derribos
end-most-healed = más curación
end-most-taken = más golpes encajados
end-best = El mejor momento
end-entry = Entrada { $n }
end-given = daño hecho
end-score-gained = { $score }: ganancias
end-score-lost = { $score }: pérdidas
end-felled = derribos
end-healed = curado
end-die = media del dado
end-numbers = La partida en cifras
end-scoring = El recuento final
end-before = antes del final
end-total = en total
end-stood = Cómo iba
end-curve = Cómo iba tras cada entrada: al final { $now } para { $side }
end-hint = toca uno para volver a verlo
end-others = los demás
end-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
end-got-back = { $who } recupera { $amount } { $what }
end-lost = { $who } pierde { $amount } { $what }
end-cost = { $by } le quita { $amount } { $what } a { $who }
end-share = Compartir
end-link = Enlace a esta partida
