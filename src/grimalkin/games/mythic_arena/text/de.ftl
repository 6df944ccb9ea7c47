# Familiar: Mythic Arena. Texte der Karten und Regeln bleiben englisch; Namen der Karten sind Eigennamen.

title = Familiar: Mythic Arena
pitch = Ein Duell zu zweit. Sechs Hexentiere auf jeder Seite in drei Reihen: angreifen, blocken, würfeln und die andere Hexe überlisten.

## Wörter

word-pet = Kreatur
word-elyth = Elyth
word-red = rot
word-orange = orange
word-yellow = gelb
word-green = grün
word-blue = blau
word-violet = violett
word-black = schwarz
word-clear = klar
word-rune = Rune
word-item = Gegenstand
word-status = Zustand
word-passive = Passive Fähigkeit
word-battle = Kampffähigkeit
word-unique = Einzigartige Fähigkeit
word-front = Front
word-guard = Garde
word-rear = Nachhut
word-them = Gegner:
word-attacker = Angreifer
word-blocker = Blocker
word-unable = keine möglich
word-hold = hält sich zurück
word-effect = einen Effekt
word-roll_off = Stechen mit Würfeln
word-downed = am Boden
word-stasis = Stase
word-none = keins
word-hit = Treffer
word-miss = daneben

## Zustände, die auf Kreaturen liegen

card-bleed = Blutung
card-burn = Verbrennung
card-corrosion = Verätzung
card-poison = Gift
card-paralyze = Lähmung
card-fear = Furcht
card-stunned = Betäubung
card-chomp = Biss
card-constrict = Umschlingung

## Züge: Decks und Eröffnung

option-pick = { $a } nehmen
option-lead = { $a } als Leitkreatur
option-first = { $parts ->
    [0] In Zug 1 Startspieler sein
   *[other] { $a } beginnt
}
option-second = Den Gegner in Zug 1 Startspieler sein lassen

## Züge: der Zug

option-play = { $a } ausspielen
option-place = { $b ->
    [0] { $a }, ganz links
    [1] { $a }, rechts von der ersten Kreatur
   *[other] { $a }, rechts von Kreatur { $b }
}
option-battle = Kampf
option-cleanup = Aufräumen
option-unique = Einzigartige Fähigkeit von { $a } einsetzen
option-switch = { $a } mit { $b } tauschen
option-move = { $c ->
    [0] { $a } bewegen: { $b }, ganz links
    [1] { $a } bewegen: { $b }, rechts von der ersten Kreatur
   *[other] { $a } bewegen: { $b }, rechts von Kreatur { $c }
}
option-use = { $a } einsetzen
option-release = { $parts ->
    [1] Griff von { $a } lösen
   *[other] Griff von { $a } lösen ({ $b })
}
option-done = Fertig
option-return = { $a } kehrt zuerst zurück

## Züge: Kampf

option-attack = { $parts ->
    [1] Mit { $a } angreifen
   *[other] Mit { $a } angreifen: { $b }
}
option-at = { $a } angreifen
option-block = { $b } mit { $a } blocken
option-primary = { $a } als Hauptblocker
option-power = { $a }
option-copy = Kopie von { $a }
option-hold = Zurückhalten
option-strike = { $a } schlagen
option-reroll = Neu würfeln
option-keep = Wurf behalten
option-redirect = { $a } Schaden umleiten
option-retaliate = { $a } schlägt für { $b } zurück
option-promote = { $a } wird Hauptblocker

## Züge: Effekte

option-on = { $a }
option-apply = Anwenden
option-cure = { $a } entfernen
option-replace = { $a } ersetzen
option-take = { $a } nehmen
option-bottom = { $a } nach unten legen

## Fragen: Decks und Eröffnung

ask-pick_pet = Wähle eine Kreatur für dein Deck
ask-pick_rest = Wähle ein Elyth, eine Rune oder einen Gegenstand für dein Deck
ask-choose_lead = Welche ist deine Leitkreatur?
ask-redraw = Keine Kreatur in dieser Hand, die alle gesehen haben: Es wird neu gezogen
ask-choose_seat = Wer ist in Zug 1 Startspieler?

## Fragen: der Zug

ask-choose_return = Welche Kreatur kehrt zuerst aus der Stase zurück?
ask-play_pet = Eine Kreatur ausspielen?
ask-place_played = Wohin kommt die Kreatur?
ask-place_called = Wohin kommt die Marker-Kreatur?
ask-place_returned = Wohin kehrt die Kreatur zurück?
ask-attach_to = Welche Kreatur bekommt das Elyth?
ask-primary = Was tust du in der Hauptphase?
ask-move_pet = Linienprüfung: Welche Kreatur rückt nach?
ask-let_go = Vor dem Aufräumen einen Griff lösen?

## Fragen: Kampf

ask-name_attackers = Wer greift an?
ask-name_more = Greift noch eine Kreatur an?
ask-name_target = Flink: Welche Kreatur greift sie an?
ask-name_blockers = Wer blockt wen?
ask-block_more = Blockt noch eine Kreatur?
ask-name_primary = Wer ist der Hauptblocker?
ask-declare = Welche Kampffähigkeit?
ask-copy_power = Welche Kampffähigkeit kopiert sie?
ask-let_go_to_fight = Einen Griff lösen, um eine Kampffähigkeit einzusetzen?
ask-let_go_to_retaliate = Einen Griff lösen, um zurückzuschlagen?
ask-lead_rune = Eine Rune ausspielen?
ask-passive_rune = Eine Rune ausspielen?
ask-lead_rune_after_all = Doch noch eine Rune ausspielen?
ask-order_tied = Gleiches Tempo: Welches Gefecht kommt zuerst?
ask-order_extras = Gleiches Tempo: Welche deiner zusätzlichen Kreaturen ist zuerst dran?
ask-pick_target = Wen schlägt der zusätzliche Angreifer?
ask-twist_fate = Neu würfeln lassen?
ask-bodyguard = Einen Teil des Schadens übernehmen?
ask-retaliate = Wer schlägt zurück?
ask-promote = Wer wird Hauptblocker?

## Fragen: Effekte

ask-may_apply = Den Effekt von { $effect } anwenden?
ask-pick_one = { $effect }: Für wen ist der Effekt?
ask-pick_some = { $effect }: Für wen noch?
ask-replace_status = Sie hat schon zwei Zustände: einen ersetzen?
ask-choose_cure = Welcher Zustand wird entfernt?
ask-switch_hit = Schlag und Tausch: Mit wem tauscht sie den Platz?
ask-switch_now = Welcher Tausch?
ask-exchange_own = Welche Kreaturen tauschen den Platz?
ask-blow_away = Mit wem tauscht das Ziel den Platz?
ask-take_one = Welche Karte nimmst du auf die Hand?
ask-order_bottom = Welche Karte kommt als Nächste nach unten?
ask-find_card = Welche Kreatur nimmst du?
ask-bottom_card = Welche deiner Handkarten kommt nach unten?
ask-recall_card = Welche Karte holst du vom Ablagestapel zurück?

## Was geschehen ist: Decks und Eröffnung

event-picked = { $a } nimmt { $b }
event-leads = { $a } ist die Leitkreatur
event-redraws = { $a } hat unter { $b } Karten keine Kreatur und zieht neu
event-shown = { $a } zeigt { $b }
event-begins = { $a } beginnt
event-no_pets = { $a } hat keine Kreatur im Spiel
event-game_over = Spiel { $a } der Begegnung geht an { $b }
event-rolled_off = { $a } würfelt { $b }

## Was geschehen ist: der Zug

event-turn = Zug { $a }: { $b } ist Startspieler
event-drew = { $a } zieht { $b }
event-no_draw = { $a } zieht nichts
event-entered = { $b ->
    [0] { $a } kommt in die Front
    [1] { $a } kommt in die Garde
   *[other] { $a } kommt in die Nachhut
}
event-brought = { $a } bringt ein Deck mit { $b } Karten mit
event-announces = { $a } kündigt an: { $b }
event-spent = { $b } kommt auf den Ablagestapel von { $a }
event-played = { $a } spielt { $b } aus
event-attached = { $a } bekommt { $b }
event-elyth_left = { $a } verliert { $b }
event-used = { $c ->
    [0] { $a } setzt { $b } ein: zum letzten Mal
    [one] { $a } setzt { $b } ein: noch { $c } Einsatz
   *[other] { $a } setzt { $b } ein: noch { $c } Einsätze
}
event-unique = { $a } nutzt die Einzigartige Fähigkeit
event-moved = { $b ->
    [0] { $a } rückt in die Front
    [1] { $a } rückt in die Garde
   *[other] { $a } rückt in die Nachhut
}
event-switched = { $a } und { $b } tauschen den Platz
event-points = { $b ->
    [one] { $a } hat { $b } Siegpunkt
   *[other] { $a } hat { $b } Siegpunkte
}

## Was geschehen ist: Kampf

event-attacks = { $b ->
    [0] { $a } greift die Front an
    [1] { $a } greift die Garde an
   *[other] { $a } greift die Nachhut an
}
event-blocks = { $a } blockt { $b }
event-primary = { $a } ist Hauptblocker
event-declares = { $a } sagt an: { $b }
event-unable = { $a } kann keine Kampffähigkeit einsetzen
event-rolled = { $a } schlägt nach { $b }: W20 { $c }
event-gate = { $a } gegen die Lähmung: W20 { $b }
event-failed = { $a } scheitert: Es geschieht nichts
event-rerolls = { $a } lässt neu würfeln
event-hit = { $a ->
    [1] W20 { $a } + Zielen { $b } = { $c } ≥ Ausweichen { $d }: Streiftreffer
    [20] W20 { $a }: kritischer Treffer, ganz gleich wie hoch das Ausweichen ist (Summe { $c }, Ausweichen { $d })
   *[other] W20 { $a } + Zielen { $b } = { $c } ≥ Ausweichen { $d }: Treffer
}
event-missed = W20 { $a } + Zielen { $b } = { $c } < Ausweichen { $d }: daneben
event-retaliates = { $a } schlägt für { $b } zurück
event-declined = { $a } verzichtet
event-promoted = { $a } wird Hauptblocker
event-extra = { $a } steht niemandem mehr gegenüber und wird zusätzlicher Angreifer

## Was geschehen ist: Effekte

event-triggered = Passive Fähigkeit von { $a } löst aus: { $b }
event-prevented = { $a }: { $b } Schaden verhindert
event-redirected = { $a } übernimmt { $b } Schaden
event-hp = { $a } hat { $b } LP
event-changed = { $b ->
    [0] { $a }: Tempo ändert sich um { $c }
    [1] { $a }: Zielen ändert sich um { $c }
    [2] { $a }: Ausweichen ändert sich um { $c }
    [3] { $a }: Kampfschaden ändert sich um { $c }
    [4] { $a }: Gesundheit ändert sich um { $c }
    [5] { $a }: Zielen der Angriffe darauf ändert sich um { $c }
    [6] { $a }: Kosten der Kampffähigkeiten ändern sich um { $c }
    [7] { $a }: Kosten der Einzigartigen Fähigkeit ändern sich um { $c }
    [20] { $a }: Die nächsten { $c } Schaden werden verhindert
    [21] { $a }: Der nächste Zustand wird verhindert
   *[other] { $a } hat die Werte einer anderen Kreatur
}
event-status = { $b ->
    [0] { $a }: Blutung { $c }
    [1] { $a }: Verbrennung { $c }
    [2] { $a }: Verätzung { $c }
    [3] { $a }: Gift { $c }
    [4] { $a } bekommt Lähmung
    [5] { $a } bekommt Furcht
    [6] { $a } bekommt Betäubung
    [7] { $a } steckt in einem Biss
   *[other] { $a } steckt in einer Umschlingung
}
event-status_off = { $b ->
    [0] { $a } verliert Blutung
    [1] { $a } verliert Verbrennung
    [2] { $a } verliert Verätzung
    [3] { $a } verliert Gift
    [4] { $a } verliert Lähmung
    [5] { $a } verliert Furcht
    [6] { $a } verliert Betäubung
    [7] { $a } ist frei vom Biss
   *[other] { $a } ist frei von der Umschlingung
}
event-no_status = { $b ->
    [0] { $a } bekommt keine Blutung
    [1] { $a } bekommt keine Verbrennung
    [2] { $a } bekommt keine Verätzung
    [3] { $a } bekommt kein Gift
    [4] { $a } bekommt keine Lähmung
    [5] { $a } bekommt keine Furcht
    [6] { $a } bekommt keine Betäubung
    [7] { $a } bekommt keinen Biss
   *[other] { $a } bekommt keine Umschlingung
}
event-suffers = { $b ->
    [0] { $a } nimmt { $c } Schaden durch Blutung
    [1] { $a } nimmt { $c } Schaden durch Verbrennung
    [2] { $a } nimmt { $c } Schaden durch Verätzung
    [3] { $a } nimmt { $c } Schaden durch Gift
   *[other] { $a } nimmt { $c } Schaden durch Umschlingung
}
event-regenerates = { $a } regeneriert { $b }
event-charges = { $b ->
    [one] { $a } hat { $b } Ladungsmarker
   *[other] { $a } hat { $b } Ladungsmarker
}
event-held = { $c ->
    [7] { $a } hält { $b } mit einem Biss
   *[other] { $a } hält { $b } in einer Umschlingung
}
event-released = { $b ->
    [7] { $a } ist frei vom Biss
   *[other] { $a } ist frei von der Umschlingung
}
event-downed = { $a } geht zu Boden
event-survived = { $a } geht nicht zu Boden: { $b } LP
event-to_stasis = { $a } geht in die Stase
event-back = { $a } kehrt aus der Stase zurück
event-to_bottom = { $a } legt { $b } unter den Ressourcenstapel
event-took = { $a } nimmt { $b } auf die Hand
event-nothing_found = { $a } findet nichts
event-shuffled = { $a } mischt den Ressourcenstapel
event-recalled = { $a } holt { $b } vom Ablagestapel zurück
event-removed = { $b } von { $a } ist aus dem Spiel

## Der Tisch

zone-pool = Auslage
zone-front = { $parts ->
    [0] Front
   *[other] Front von { $a }
}
zone-guard = { $parts ->
    [0] Garde
   *[other] Garde von { $a }
}
zone-rear = { $parts ->
    [0] Nachhut
   *[other] Nachhut von { $a }
}
zone-items = { $parts ->
    [0] Gegenstände
   *[other] Gegenstände von { $a }
}
zone-hand = { $parts ->
    [0] Hand
   *[other] Hand von { $a }
}
zone-pile = { $parts ->
    [0] Ressourcenstapel
   *[other] Ressourcenstapel von { $a }
}
zone-spent = { $parts ->
    [0] Ablagestapel
   *[other] Ablagestapel von { $a }
}
zone-removed = { $parts ->
    [0] Aus dem Spiel
   *[other] Karten von { $a } aus dem Spiel
}
zone-stasis = { $parts ->
    [0] Stase
   *[other] Stase von { $a }
}
zone-lead = { $parts ->
    [0] Leitkreatur
   *[other] Leitkreatur von { $a }
}
zone-looking = { $parts ->
    [0] Angesehene Karten
   *[other] Karten, die { $a } ansieht
}
zone-deck = { $parts ->
    [0] Deck
   *[other] Deck von { $a }
}
fact-hp = LP
fact-health = Gesundheit
fact-speed = Tempo
fact-hit = Zielen
fact-miss = Ausweichen
fact-damage = Schaden
    .value = +{ $value }
fact-hit_against = Zielen der Angreifer
fact-cost_battle = Kosten der Kampffähigkeit
fact-cost_unique = Kosten der Einzigartigen Fähigkeit
fact-taken = erlittener Schaden
fact-taken_untyped = erlittener Schaden ohne Art
fact-taken_physical = erlittener körperlicher Schaden
fact-taken_magical = erlittener magischer Schaden
fact-taken_fire = erlittener Feuerschaden
fact-taken_acid = erlittener Säureschaden
fact-taken_lightning = erlittener Blitzschaden
fact-taken_frost = erlittener Frostschaden
fact-regeneration = Regeneration
fact-prevent = verhinderter Schaden
fact-prevent_status = verhinderte Zustände
fact-elyth = Elyth
fact-charges = Ladung
fact-held_by = gehalten von
# the number of a fight: an Attacker and all who block it have the same
fact-duel = Duell
fact-strike = Schlag von
fact-on = ändert sich für
fact-hit_chance = Trefferchance
    .value = { $value } %
fact-hit_damage = Schaden bei Treffer
fact-expected = erwarteter Schaden
fact-hp_after = LP danach
fact-own_hp_after = eigene LP danach
fact-down_chance = Chance auf Niederschlag
    .value = { $value } %
fact-first = erster Schlag
fact-lands = Ergebnis
    .value = { $value }
fact-cost = nötige Willenskraft
    .value = { $value } von { $of }
fact-gets = bekommt
    .value = { $value } { $of }
fact-loses = verliert
    .value = { $value } { $of }
fact-leaves = verlässt die Arena
    .value = { $value }
fact-moves = neue Linie
fact-role = Rolle
fact-against = gegen
fact-power = Kampffähigkeit
fact-acted = war dran
    .value = { $value ->
        [0] nein
       *[other] ja
    }
fact-uses = Einsätze
fact-colour = Elyth
fact-turn = Zug
fact-lead = Startspieler
fact-effect = Effekt von
fact-die = W20
    .value = { $value ->
        [0] nicht geworfen
       *[other] { $value }
    }
fact-game = Spiel
fact-vp = Siegpunkte
fact-willpower = Willenskraft
fact-wins = gewonnene Spiele

## Einstellungen

setting-edition = Ausgabe
setting-edition-first = erste
setting-mode = Modus
setting-mode-standard = normal
    .text = Drei Linien, viele Kreaturen zugleich.
setting-mode-simplified = vereinfacht
    .text = Zwei Linien, vorne eine Kreatur: das kurze Spiel.
setting-deck_format = Decks
setting-deck_format-draft = Draft
    .text = Zuerst wählt ihr Karten aus einem gemeinsamen Vorrat.
setting-deck_format-constructed = selbst gebaut
    .text = Bring ein Deck mit oder nimm ein fertiges.
setting-match = Begegnung
setting-match-single = ein Spiel
setting-match-best_of_3 = Bester aus 3
setting-turn_limit = Zuggrenze
setting-turn_limit-none = keine
setting-cards = Karten
setting-cards-balanced = ausgewogen
setting-cards-spec = wie im Regelheft

phase-opening = die Eröffnung
phase-turn = der Zug
phase-battle = der Kampf
