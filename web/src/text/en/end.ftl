# The end of a game: who stood out, the game in numbers, key moments.
end-most-given = most damage
end-most-felled = most brought down
end-most-healed = healed most
end-most-taken = took most
end-best = The best moment
end-entry = Entry { $n }
end-given = damage dealt
end-score-gained = { $score } gained
end-score-lost = { $score } lost
end-felled = brought down
end-healed = healed
end-die = average die
end-numbers = The game in numbers
end-scoring = The final scoring
end-before = before the end
end-total = in all
end-stood = How it stood
end-curve = How it stood after each entry: at the end { $now } for { $side }
end-hint = tap one to see it again
end-others = the others
end-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
end-got-back = { $who } recovers { $amount } { $what }
end-lost = { $who } loses { $amount } { $what }
end-cost = { $by } costs { $who } { $amount } { $what }
end-share = Share
end-link = Link to this game
