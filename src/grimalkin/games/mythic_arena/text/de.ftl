# Familiar: Mythic Arena. Texte der Karten und Regeln bleiben englisch; Namen der Karten sind Eigennamen.

title = Familiar: Mythic Arena
pitch = Ein Duell zu zweit. Sechs Hexentiere auf jeder Seite in drei Linien: angreifen, blocken, würfeln und die andere Hexe überlisten.

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
word-critical = kritischer Treffer
word-glancing = Streiftreffer
word-prevented = verhindert
word-regeneration = Regeneration
word-immune = das Ziel ist immun
word-guarded = das Ziel ist geschützt
word-hit = Treffer
word-miss = daneben
word-flying = Fliegend
word-nimble = Flink
word-token = Marker-Kreatur

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
event-redraws = { $b ->
    [one] { $a } hat keine Kreatur: { $b } Karte, und zieht neu
   *[other] { $a } hat unter { $b } Karten keine Kreatur und zieht neu
}
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
event-brought = { $b ->
    [one] { $a } bringt ein Deck mit { $b } Karte mit
   *[other] { $a } bringt ein Deck mit { $b } Karten mit
}
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
event-dealt = { $a } fügt { $b } { $c } Schaden zu
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
fact-needs = nötiger Wurf
    .value = ab { $value }
fact-because = Grund
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
setting-cards-spec = wie im Regelbuch

phase-opening = die Eröffnung
phase-turn = der Zug
phase-battle = der Kampf

## Was die Wörter am Tisch bedeuten, in Kürze

gloss-hp = Lebenspunkte: Schaden zieht sie ab. Bei 0 geht die Kreatur zu Boden, und der Gegner punktet.
gloss-health = So viele LP kann eine Kreatur höchstens haben.
gloss-speed = In einem Duell schlägt die schnellere Kreatur zuerst. Bei Gleichstand entscheiden Würfel.
gloss-hit = Kommt zum W20 dazu, wenn diese Kreatur schlägt. Die Summe muss das Ausweichen des Ziels erreichen.
gloss-miss = So schwer ist sie zu treffen: W20 plus Zielen muss mindestens so viel ergeben.
gloss-damage = Kommt zum Schaden der Kampffähigkeiten dieser Kreatur dazu.
gloss-elyth = Ein Edelstein an einer Kreatur, der ihr hilft, solange er dort ist. Einer je Kreatur.
gloss-charges = Ladungsmarker. Die Fähigkeit der Kreatur sagt, wofür sie sie ausgibt.
gloss-held_by = In einem Griff: Sie kann nicht tauschen und kämpft nur mit der Kreatur, die sie hält. Sie ist immer leicht zu treffen.
gloss-duel = In welchem Duell dieses Kampfes sie kämpft: Gleiche Nummern treffen aufeinander.
gloss-role = Was diese Kreatur im laufenden Kampf tut.
gloss-against = Die Kreatur, mit der sie in diesem Kampf kämpft.
gloss-power = Die Kampffähigkeit, die für diesen Kampf angesagt ist.
gloss-acted = In diesem Kampf war sie schon dran.
gloss-turn = Ziehen, eine Kreatur ausspielen, dann die Hauptphase mit dem Kampf, dann Aufräumen.
gloss-lead = Wer am Zug ist: spielt Karten aus und greift an. Der andere blockt.
gloss-vp = Einer für jede gegnerische Kreatur, die du zu Boden schickst. Drei gewinnen das Spiel.
gloss-willpower = So viel, wie du Karten auf der Hand hast. Eine Fähigkeit geht, wenn sie nicht mehr kostet; abgelegt wird nichts.
gloss-wins = Bisher gewonnene Spiele dieser Begegnung. Zwei gewinnen die Begegnung.
gloss-uses = Wie oft dieser Gegenstand noch eingesetzt werden kann, höchstens einmal im Zug.
gloss-cost = Willenskraft, die eine Fähigkeit verlangt. Sie wird nur geprüft, nicht bezahlt.
gloss-regeneration = Gibt bei jedem Aufräumen so viele LP zurück.
gloss-prevent = Der nächste Schaden geht zuerst auf diesen Schild.
gloss-bleed = 10 Schaden je Marker bei jedem Aufräumen.
gloss-burn = 10 Schaden je Marker bei jedem Aufräumen.
gloss-corrosion = 10 Schaden je Marker bei jedem Aufräumen.
gloss-poison = 10 Schaden je Marker bei jedem Aufräumen.
gloss-paralyze = Vor einem Tausch oder einer Fähigkeit wird ein W20 geworfen: Bei 10 oder weniger misslingt es, ab 11 ist sie wieder frei.
gloss-fear = Ihre nächste Kampf- oder Einzigartige Fähigkeit misslingt; dann ist die Furcht vorbei.
gloss-stunned = Ihre nächste Kampf- oder Einzigartige Fähigkeit misslingt; dann ist sie wieder bei sich.
gloss-chomp = Im Biss gehalten: kein Tausch, keine Fähigkeiten gegen andere Kreaturen, und ihr Ausweichen zählt als 0.
gloss-constrict = Umschlungen: wie beim Biss, dazu 10 Schaden bei jedem Aufräumen.
gloss-front = Die erste Linie: Von hier wird angegriffen, und hier wird man angegriffen.
gloss-guard = Die mittlere Linie: Sie rückt nach, wenn die Front fällt.
gloss-rear = Die letzte Linie: Bei jedem Aufräumen heilt eine Kreatur hier 30 und verliert einen Zustand.
gloss-attacker = Eine Kreatur der Front, die der Startspieler in den Kampf schickt.
gloss-blocker = Eine Kreatur der angegriffenen Linie, die sich einem Angreifer in den Weg stellt.
gloss-passive = Wirkt von selbst, immer oder zu ihrem eigenen Zeitpunkt.
gloss-battle = Wird im Kampf angesagt: der Schlag dieser Kreatur.
gloss-unique = Wird in deiner Hauptphase eingesetzt. Nur eine Einzigartige Fähigkeit im Zug, gleich von welcher Kreatur.
gloss-pet = Ein Wesen, das für dich kämpft. Du darfst in jedem Zug eine aus der Hand ausspielen.
gloss-rune = Ein Befehl: einmal ausgespielt, dann abgelegt. Im Kampf darf jeder eine ausspielen.
gloss-item = Liegt im Spiel und kann mehrmals eingesetzt werden, einmal im Zug.
gloss-stasis = Außerhalb der Arena und unerreichbar; die Kreatur kehrt später zurück.
gloss-downed = Bei 0 LP: Sie verlässt die Arena, und der Gegner bekommt einen Siegpunkt.
gloss-unable = Sie kann jetzt keine Kampffähigkeit einsetzen und schlägt darum nicht.
gloss-hold = Sie hält sich zurück: Eine zusätzliche Kreatur muss nicht schlagen.
gloss-flying = Von der Front aus kann sie auch die Garde oder die Nachhut angreifen.
gloss-nimble = Sie wählt die Kreatur, die sie angreift, in beliebiger Linie, und die ist ihr Blocker.
gloss-token = Wird von einer anderen Karte gerufen, ist nie in einem Deck.

## Warum etwas nicht gewählt werden kann

why-willpower = braucht { $a } Willenskraft, du hast { $b }
why-charges = { $a } braucht { $b } Ladung und hat { $c }
why-condition = was { $a } verlangt, ist gerade nicht der Fall: „{ $b }“
why-no-target = niemand am Tisch passt jetzt zu { $a }: „{ $b }“
why-not-fitting = { $a } gehört nicht zu denen, für die dieser Effekt ist
why-token = Charlie ist ein Marker: Er ist in keinem Deck
why-pets-first = erst werden die sechs Kreaturen gewählt, dann die anderen Karten
why-pets-done = deine sechs Kreaturen sind gewählt; jetzt kommen Elyth, Runen und Gegenstände
why-same-name = dein Deck hat { $a } schon: Jede Karte ist nur einmal darin
why-taken = { $a } ist schon vergeben
why-primary-step = { $a } kommt in der Hauptphase; jetzt darfst du eine Kreatur ausspielen
why-pet-step = Kreaturen werden vor der Hauptphase ausgespielt, eine im Zug
why-front-first = zuerst braucht die Front eine Kreatur
why-rear-waits = vor der Nachhut braucht die Garde eine Kreatur
why-second-pet = eine zweite Kreatur kommt erst in eine Linie, wenn alle drei eine haben
why-two-lines = das vereinfachte Spiel hat keine Nachhut
why-one-front = im vereinfachten Spiel steht nur eine Kreatur in der Front, und da steht sie
why-own-pets = ein Elyth bekommt eine deiner eigenen Kreaturen
why-battle-only = Kampffähigkeiten sind für den Kampf
why-unique-used = du hast in diesem Zug schon eine Einzigartige Fähigkeit eingesetzt, und mehr als eine geht nicht
why-unique-in-battle = Einzigartige Fähigkeiten gehen nicht im Kampf
why-no-unique = { $a } hat keine Einzigartige Fähigkeit
why-item-used = du hast in diesem Zug schon einen Gegenstand eingesetzt, und mehr als einer geht nicht
why-switched = deinen Tausch in diesem Zug hast du schon gemacht
why-same-line = zwei Kreaturen derselben Linie tauschen nicht
why-lines-apart = nur Kreaturen benachbarter Linien tauschen
why-no-moves = im vereinfachten Spiel tauschen Kreaturen nur den Platz
why-alone = sie steht allein in ihrer Linie, und die darf nicht leer werden
why-doomed = { $a } hat 0 LP und geht gleich zu Boden
why-holds-another = { $a } hält eine andere Kreatur: Löse zuerst den Griff
why-in-hold = eine Kreatur in einem Griff kann nicht tauschen ({ $a })
why-hold-switch = { $a } wird gehalten und kann den Platz nicht wechseln
why-hold-partner = { $a } steckt in einem Griff und darf nur die Kreatur schlagen, an die sie gebunden ist
why-hold-unique = { $a } steckt in einem Griff: Ihre Einzigartige Fähigkeit erreicht nur sie selbst und ihren Partner
why-front-attacks = nur Kreaturen der Front greifen an; { $a } steht woanders: { $b }
why-attacks-already = { $a } greift schon an
why-no-flight = { $a } fliegt nicht und erreicht nur die Front
why-nimble-front = { $a } ist flink: Sie wählt die Kreatur, die sie angreift, nicht eine Linie
why-empty-line = in dieser Linie steht niemand
why-nimble-bound = ein flinker Angreifer hat seinen einzigen Blocker genannt
why-line-attacked = { $a } steht in einer anderen Linie ({ $b }) als der angegriffenen ({ $c })
why-blocks-already = { $a } blockt schon
why-unblocked = ein anderer Angreifer dieser Linie hat noch keinen Blocker
why-immune = ihr Gegner ist immun gegen das, was { $a } tun kann
why-must-declare = sie hat eine Kampffähigkeit, die geht, also muss sie sie einsetzen
why-no-copy = hier ist keine Kampffähigkeit, die sie kopieren könnte
why-not-blocking = sie ist in diesem Kampf kein Blocker
why-other-line = sie blockt in einer anderen Linie
why-not-in-line = { $a } steht nicht in der Linie, in der die Kreatur zu Boden ging
why-no-move = niemand musste nachrücken, also schlägt niemand zurück
why-own-fight = { $a } hat in diesem Kampf einen eigenen Gegner
why-power-used = { $a } hat ihre Kampffähigkeit in diesem Zug schon eingesetzt
why-nobody-left = die Kreatur, die es treffen würde, ist nicht mehr da
why-no-power = { $a } hat hier keine Kampffähigkeit, die geht
why-one-line = eine Kreatur rückt immer nur um eine Linie
why-line-kept = diese Linie hat noch eine Kreatur und wird nicht aufgefüllt
why-no-help = dieser Schritt bringt die Linien nicht in Ordnung
why-moved = sie ist schon gerückt, und eine andere Kreatur kann es
why-no-hold = hier gibt es keinen Griff von dir, der enden könnte
why-given-hold = der Griff, den sie ausübt, kann nicht ersetzt werden
why-other-hold = sie hält niemanden: Sie wird gehalten, und nur der Gegner kann das lösen
why-hold-later = der Griff lässt sich lösen, wenn du selbst etwas entscheidest
why-too-much = mehr als der restliche Schaden kann nicht übernommen werden
why-no-damage = der Schlag hat keinen Schaden gemacht, also kommt kein Zustand
why-not-adjacent = sie steht nicht daneben
why-enemies-only = ein Griff ist für eine Kreatur der anderen Seite
why-last-pet = { $a } ist die letzte Kreatur im Spiel und muss bleiben
why-in-stasis = { $a } ist in der Stase und unerreichbar
why-one-elyth = eine Kreatur hat höchstens ein Elyth ({ $a })
why-status-immune = { $a } ist gegen diesen Zustand immun
why-status-there = { $a } hat diesen Zustand schon
why-rune-in-battle = { $a } wird im Runenschritt eines Kampfes ausgespielt
why-rune-in-primary = { $a } wird in der Hauptphase ausgespielt, nicht im Kampf
why-elyth-in-battle = { $a } ist ein Elyth: Im Kampf wird keins ausgespielt
why-item-in-battle = { $a } ist ein Gegenstand: Im Kampf wird keiner ausgespielt
why-pet-in-battle = { $a } ist eine Kreatur: Jetzt werden nur Runen ausgespielt
why-waits-primary = { $a } wartet auf deine Hauptphase
why-waits-pet-step = { $a } kann zu Beginn deines Zuges ausgespielt werden
why-waits-battle = { $a } wartet auf den Runenschritt eines Kampfes
why-waits-stasis = { $a } ist in der Stase und kommt von selbst zurück
why-waits-question = bei der jetzigen Wahl geht es nicht um { $a }
why-pets-later = { $a } handelt in der Hauptphase; zuerst darfst du eine Kreatur aus der Hand ausspielen
why-placing = zuerst braucht die neue Kreatur ihren Platz; danach geht es wieder um { $a }
why-rune-step = im Runenschritt werden nur Runen ausgespielt; { $a } schlägt danach
why-other-declares = jetzt wird die Kampffähigkeit einer anderen Kreatur gewählt, nicht die von { $a }
why-not-its-blocker = { $a } blockt diesen Angreifer nicht
why-not-tied = { $a } gehört nicht zu denen mit gleichem Tempo
why-not-the-guard = { $a } kann diesen Schaden nicht übernehmen
why-other-status = jetzt wird ein Zustand einer anderen Kreatur gewählt, nicht von { $a }
why-choosing-cards = jetzt wählst du eine Karte und keine Kreatur wie { $a }
why-in-arena = { $a } ist in der Arena; nur Kreaturen aus der Stase kehren zurück
why-striker = { $a } hat geschlagen; wähle die Kreatur, mit der sie tauscht
why-lead-is-pet = { $a } ist keine Kreatur, und deine Leitkreatur muss eine sein
why-gone = { $a } ist verbraucht und kommt nicht zurück

## Fertige Decks

deck-blood_and_fury = Blut und Zorn
    .plan = Die härtesten Schläge im ganzen Spiel: Mach Valtharax wütend, gib den anderen Edelsteine und gewinne, bevor der Gegner bereit ist.
deck-frozen_with_fear = Starr vor Furcht
    .plan = Lähmung, Betäubung und Furcht nehmen dem Gegner seine Züge, und Soul Drain nimmt ihm die Karten für den Rest. Eine Kreatur, die nie zuschlägt, lässt sich in Ruhe besiegen.
deck-hard_to_catch = Schwer zu fassen
    .plan = Hier ist alles schnell und selten zu treffen. Such dir die Ziele aus, schlag zuerst zu, und tausche oder verschwinde, bevor die Antwort kommt.
deck-jaws_and_coils = Kiefer und Schlingen
    .plan = Halte eine Kreatur mit Biss oder Umschlingung fest: Ihr Ausweichen ist 0, und sie kann nicht fliehen. Den Rest erledigen Death Roll, Squeeze und die Angreifer neben dem, der hält.
deck-slow_rot = Langsamer Verfall
    .plan = Verteile überall Gift, Verbrennung, Blutung und Verätzung: Die Marker beißen in jedem Aufräumen, in beiden Zügen einer Runde. Dann halte hinter Panzern und Dornen durch.
deck-the_healers_circle = Der Kreis der Heiler
    .plan = Verwundete Kreaturen wechseln in die Nachhut und kommen gesund zurück. Sir Edmund und seine Nachbarn heilen in jedem Aufräumen, bis der Gegner nichts mehr zu geben hat.
deck-the_silver_pack = Das Silberrudel
    .plan = Bring jeden Zug Kreaturen heraus, auch Charlie, damit Silver Paw fünf anführt. Greif mit mehreren zugleich an, solange Royal Rally ihnen Zielen leiht.
deck-the_stone_wall = Die Steinmauer
    .plan = Langsame Kreaturen mit viel Gesundheit, die jedem wehtun, der ihnen zu nahe kommt. Lass den Gegner an Deadly Touch, Caustic und Sunstone zerbrechen, heile dich und gewinne spät.
deck-thieves_and_mirrors = Diebe und Spiegel
    .plan = Spiel mit dem, was der Gegner mitgebracht hat: Kopiere Fähigkeiten, stiehl Edelsteine, verschling den Rest. Kniffe und Tausche verderben jeden Plan außer deinem.
deck-wings_over_the_arena = Schwingen über der Arena
    .plan = Flieger greifen Garde und Nachhut an, wo die Verwundeten ausruhen. Schlag zuerst zu, bring zu Ende, was schwach ist, und lass niemanden zu Kräften kommen.

## Abgelehnte Decks

fault-deck-unknown = ein Deck „{ $text }“ gibt es nicht; es gibt: { $known }
fault-deck-none = hier braucht es ein Deck: Von den fertigen haben in diesem Kartensatz nur { $count } alle Karten
fault-deck-drafted = hier werden Decks gedraftet; wähle gebaute Decks
fault-deck-removed = nicht in diesem Kartensatz: { $card }
fault-deck-near = „{ $text }“ ist keine Karte des Spiels; meinst du { $card }?
fault-deck-no-card = „{ $text }“ ist keine Karte des Spiels; eine Karte schreibt man wie „{ $example }“
fault-deck-token = { $card } ist eine Marker-Kreatur; kein Deck hat so eine
fault-deck-status = { $card } ist ein Zustand; außer Kreaturen hat ein Deck Elyth, Runen und Gegenstände
fault-deck-twice = { $card } kommt zweimal vor; jeder Name nur einmal
fault-deck-cards = Karten im Deck: { $count }; es müssen genau { $most } sein
fault-deck-pets = Kreaturen im Deck: { $count }; es müssen genau { $most } sein
