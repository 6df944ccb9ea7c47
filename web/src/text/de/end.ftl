end-most-given = größter Schaden
end-most-felled = die meisten besiegt
end-most-healed = am meisten geheilt
end-most-taken = am meisten eingesteckt
end-best = Der beste Augenblick
end-entry = Eintrag { $n }
end-given = Schaden ausgeteilt
end-score-gained = { $score }: erhalten
end-score-lost = { $score }: verloren
end-felled = besiegt
end-healed = geheilt
end-die = Würfelschnitt
end-numbers = Das Spiel in Zahlen
end-scoring = Die Schlusswertung
end-before = vor dem Ende
end-total = insgesamt
end-stood = Wie es stand
end-curve = Wie es nach jedem Eintrag stand: am Ende { $now } für { $side }
end-hint = antippen, um ihn noch einmal zu sehen
end-others = die anderen
end-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
end-got-back = { $who } erhält { $amount } { $what } zurück
end-lost = { $who } verliert { $amount } { $what }
end-cost = { $by } kostet { $who } { $amount } { $what }
end-share = Teilen
end-link = Link zu diesem Spiel
