# Familiars and Foes. Namen von Karten und Zaubern bleiben englisch.

title = Familiars and Foes
pitch = Zwei bis fünf Hexentiere, Seite an Seite, gegen vier Wellen von Feinden. Ihr gewinnt zusammen oder gar nicht.
seat = { $familiar }

## Wörter

word-familiar = Hexentier
word-training = Lehrlingsrolle
word-coven = Zirkelkarte
word-artifact = Artefakt
word-foe = Feind
word-foes = die Feinde
word-standing = Auf den Beinen
word-fallen = Gefallen
word-attack = Körperangriff
word-ability = Spezialfähigkeit
word-spell = Zauber
word-passive = Spezialfähigkeit
word-reward = Belohnung
word-mode = nach Wahl
word-air = Luft
word-earth = Erde
word-fire = Feuer
word-water = Wasser
word-aether = Äther
word-1-2 = #1 und #2
word-1-3 = #1 und #3
word-2-3 = #2 und #3
word-1-2-3 = #1, #2 und #3
# die Seiten der Münze
word-open = Auge offen
word-closed = Auge zu
# die Aufgaben der Ausbildung
word-summon_toad = Kröte
word-physical_attack = Angriff
word-strong_or_elemental = Stark/Elementar
word-restorative = Erholung
word-special_ability = Fähigkeit
# was eine Zeile der Tabelle sagt
word-miss = daneben
word-hit = Treffer
word-critical = kritischer Treffer
word-backfire = Rückschlag
word-others = alle anderen Feinde
word-heal = Heilung
word-drain = MP-Verlust
word-works = es klappt
word-forbids = ein Verbot
# was ein Feind verbietet
word-no_healing = keine Heilung
word-no_magic = keine Magie
word-no_ballyhoo = kein Ballyhoo
word-no_artifact = keine Artefakte
word-no_special_ability = keine Spezialfähigkeiten
# was anhält, und bis wann
word-next_roll = nächster Wurf
word-attack_rolls = Angriffswürfe
word-damage_bonus = Schaden
word-next_hit = Schaden des nächsten Treffers
word-cheaper = MP weniger je Zauber
word-ballyhoo_bonus = Ballyhoo-Schaden
word-prevents = LP vor Feinden bewahrt
word-reflects = wirft einen Angriff zurück
word-skips = lässt einen Wurf aus
word-survives = LP statt zu fallen
word-when-used = wenn verbraucht
word-foes--turn = am Ende des nächsten Zuges der Feinde
word-all_familiars = alle Hexentiere
word-multiplied = vervielfacht
word-bonus = Bonus

## Möglichkeiten: der Zug

option-attack = Feind #{ $a } angreifen
    .on = { $on } angreifen
option-cast = { $parts ->
    [1] { $a } zaubern
   *[other] { $b ->
        [1] { $a } auf Feind #1 zaubern
        [2] { $a } auf Feind #2 zaubern
        [3] { $a } auf Feind #3 zaubern
       *[other] { $a } auf { $b } zaubern
    }
}
    .on = { $parts ->
    [1] { $a } zaubern
   *[other] { $b ->
        [1] { $a } auf { $on } zaubern
        [2] { $a } auf { $on } zaubern
        [3] { $a } auf { $on } zaubern
       *[other] { $a } auf { $b } zaubern
    }
}
option-use = { $parts ->
    [1] { $a } einsetzen
   *[other] { $b ->
        [1] { $a } bei Feind #1 einsetzen
        [2] { $a } bei Feind #2 einsetzen
        [3] { $a } bei Feind #3 einsetzen
       *[other] { $a } bei { $b } einsetzen
    }
}
    .on = { $parts ->
    [1] { $a } einsetzen
   *[other] { $a } bei { $on } einsetzen
}
option-pay = { $a } MP zahlen
# ein Feind oder mehrere
option-at = { $a ->
    [1] Feind #1
    [2] Feind #2
    [3] Feind #3
   *[other] Feinde { $a }
}
# der erste Feind, der noch keinen Anteil hat
option-split = { $a } Schaden
    .on = { $a } Schaden für { $on }
option-element = { $a }
option-target = Feind #{ $a }
    .on = { $on }
option-give = Für { $a }
option-keep = { $a } behalten
option-choose = { $parts ->
    [1] { $a }
   *[other] { $a }, für { $b }
}
option-finish = Jetzt fortsetzen
option-drop = Verfallen lassen

## Möglichkeiten: mitmischen

option-token = Die Münze mit einem Glücksmarker umdrehen
option-ballyhoo = Ballyhoo!
    .on = Ballyhoo! (1 MP und ein Münzwurf, gegen { $on })
option-agree = Zustimmen
option-refuse = Ablehnen

## Fragen: der Zug

ask-choose_action = Du bist dran! Ein Angriff, ein Artefakt oder ein Zauber?
ask-choose_amount = { $spell } auf { $receiver }: Wie viele MP zahlst du?
ask-choose_foes = Auf welche Feinde regnet es?
ask-split_ask = { $left } Schaden zu verteilen: Wie viel davon trifft { $next }?
ask-name_element = Zu welchem Element wechselt { $next }?
ask-cast_now = Der Feind hat sein Element gewechselt: Zauberst du gleich deinen Elementarzauber?
ask-next_target = { $parts ->
    [one] { $parts_of }: der letzte Schlag. Für welchen Feind?
   *[other] { $parts_of }: noch { $parts } Schläge. Welcher Feind bekommt den nächsten?
}
ask-extra_action = { $parts ->
    [one] { $parts_of }: noch ein Angriff, wenn du magst
   *[other] { $parts_of }: noch { $parts } Angriffe, wenn du magst
}
ask-finish_or_drop = { $parts_of } wurde unterbrochen, übrig: { $parts }. An den neuen Feinden fortsetzen?
ask-revive_vote = { $reviving } wiederbeleben? Jedes Hexentier auf den Beinen zahlt 2 MP und wirft die Münze

## Fragen: Fenster

ask-window = { $window ->
    [0] Gleich beginnt der Zug von { $active }. Vorher noch etwas?
    [1] { $targets ->
        [0] { $roller } will würfeln: { $doing }. Vorher noch etwas?
        [1] { $roller } will würfeln: { $doing } gegen { $target }. Vorher noch etwas?
       *[other] { $roller } will würfeln: { $doing } gegen { $targets } Feinde. Vorher noch etwas?
    }
    [2] { $falls ->
        [0] { $roller } würfelt { $die } ({ $points ->
            [0] { $result }
           *[other] { $result } { $points }
        }). Bleibt es dabei?
        [one] { $roller } würfelt { $die } ({ $points ->
            [0] { $result }
           *[other] { $result } { $points }
        }), und { $would_fall } würde fallen! Bleibt es dabei?
       *[other] { $roller } würfelt { $die } ({ $points ->
            [0] { $result }
           *[other] { $result } { $points }
        }), und { $would_fall } würden fallen! Bleibt es dabei?
    }
    [3] { $falls ->
        [0] { $flipper } wirft die Münze: { $coin }. Bleibt es dabei?
        [one] { $flipper } wirft die Münze: { $coin }, und { $would_fall } würde fallen! Bleibt es dabei?
       *[other] { $flipper } wirft die Münze: { $coin }, und { $would_fall } würden fallen! Bleibt es dabei?
    }
    [4] { $would_fall } fällt gleich! Kannst du helfen?
    [5] Das wäre getan. Noch etwas, bevor es weitergeht?
    [6] { $roller } will würfeln. Vorher noch etwas?
   *[other] Welle { $wave } ist da. Noch etwas, bevor der Kampf weitergeht?
}
ask-ballyhoo_offer = { $roller } hat { $target } getroffen. Machst du mit beim Ballyhoo? Offen: 2 Schaden. Zu: Es piekst dich

## Fragen: Karten

ask-choose_kept = Welches Artefakt behältst du? Das andere kommt unter den Stapel
ask-choose_receiver = Wer bekommt das Artefakt?
ask-choose_mode = Wünsch dir was: welche seiner Gaben?
ask-borrow_ask = Wessen Trick leihst du dir?
ask-concede_vote = Gemeinsam aufgeben? Nur wenn alle zustimmen

## Fenster

window-turn = Beginn eines Zuges
window-pre = vor dem Wurf eines Hexentiers
window-post = nach einem Wurf
window-flip = nach einem Münzwurf
window-fall = ein Fall
window-after = Ende einer Aktion
window-foe = vor dem Wurf eines Feindes
window-wave = Beginn einer Welle

## Was geschehen ist: Runden und Wellen

event-wave = Welle { $a } beginnt
event-round = Runde { $a } beginnt
event-begins = { $a } fängt an
event-toad = Die Kröte hüpft zu { $a }
event-foes_act = Die Feinde sind am Zug; { $a } würfelt für sie
event-awarded = { $a } ruft aus dem Käfig: ein Hilfszauber für { $b }
event-common = { $a } ruft aus dem Käfig: ein Hilfszauber für das erste Hexentier, das ihn zaubert
event-revealed = { $b }: Es ist { $a }, { $c } LP
event-peeked = Ein Blick auf die nächste Welle: { $a }
event-skipped = { $a } ist ein Gespenst, und die Kröte hüpft weiter
event-refilled = Die Welle ist geschlagen! Alle Hexentiere auf den Beinen füllen ihre MP auf

## Was geschehen ist: Aktionen und Würfel

event-chose = { $a }: { $b }
event-paid = { $b ->
    [0] { $a } zahlt nichts
   *[other] { $a } zahlt { $b } MP, übrig: { $c }
}
event-rolled = { $a } würfelt { $b }, Endwert { $c }
event-rolled_two = Zwei Würfel, { $a } und { $b }: Der niedrigere zählt
event-foe_rolled = { $a } würfelt { $b }, Endwert { $c }
event-flipped = { $b ->
    [0] { $a } wirft die Münze: Auge offen
   *[other] { $a } wirft die Münze: Auge zu
}
event-used = { $a }: { $b }
event-missed = { $a } schlägt daneben
event-backfired = Das geht nach hinten los: { $b } Schaden für { $a }
event-foe_missed = { $a } schlägt daneben
event-foe_skipped = { $a } nickt ein und lässt den Wurf aus
event-damaged = { $b ->
    [0] { $d } fügt { $a } keinen Schaden zu
   *[other] { $d } fügt { $a } { $b } Schaden zu, LP übrig: { $c }
}
event-foe_backfired = Das geht nach hinten los: { $b } Schaden für { $a }, LP übrig: { $c }
event-reflected = Zurück an den Absender! { $d } wirft { $b } Schaden auf { $a } zurück, LP übrig: { $c }
event-defeated = { $a } ist besiegt! Die Karte geht an { $b }
event-mended = { $b ->
    [0] { $a } will sich heilen, ist aber kerngesund
   *[other] { $a } erholt sich: +{ $b } LP
}
event-carried = { $a } darf in der nächsten Welle weitermachen, übrig: { $b }
event-parts_lost = Was { $a } noch übrig hatte, verfällt: { $b }

## Was geschehen ist: Hexentiere

event-lost_hp = { $a } verliert { $b } LP, übrig: { $c }
event-lost_mp = { $a } verliert { $b } MP
event-saved = { $a } fällt nicht: { $b } LP
event-restored_hp = { $b ->
    [0] { $a } bekommt keine LP zurück
   *[other] { $a } bekommt { $b } LP zurück
}
event-restored_mp = { $b ->
    [0] { $a } bekommt keine MP zurück
   *[other] { $a } bekommt { $b } MP zurück
}
event-fell = { $a } fällt und ist jetzt ein Gespenst
event-ended = Die Effekte von { $a } enden
event-revived = { $a } ist zurück mit { $b } LP, { $c } MP und { $d ->
    [one] { $d } Edelstein
   *[other] { $d } Edelsteinen
}
event-stays_fallen = Kein Auge geht auf: { $a } bleibt ein Gespenst
event-gem = { $b ->
    [one] { $a } hat jetzt { $b } Edelstein
   *[other] { $a } hat jetzt { $b } Edelsteine
}
event-luck = { $b ->
    [0] { $a } findet keinen Glücksmarker mehr
    [one] { $a } bekommt { $b } Glücksmarker
   *[other] { $a } bekommt { $b } Glücksmarker
}
event-drew = { $a } zieht { $b }
event-kept = { $a } behält { $b }
event-ticked = { $b ->
    [0] { $a } hakt eine Aufgabe ab: Summon the Toad!
    [1] { $a } hakt eine Aufgabe ab: Körperangriff
    [2] { $a } hakt eine Aufgabe ab: Starker oder Elementarzauber
    [3] { $a } hakt eine Aufgabe ab: Erholungszauber
    [4] { $a } hakt eine Aufgabe ab: Spezialfähigkeit
   *[other] { $a } hakt eine Aufgabe ab: Artefakt
}
event-unlocked = { $a } hat ausgelernt! Die Meisterrolle ist offen

## Was geschehen ist: was anhält

event-restricted = { $b ->
    [1] { $a } verbietet in der nächsten Runde Heilung
    [2] { $a } verbietet in der nächsten Runde Magie
    [4] { $a } verbietet in der nächsten Runde Ballyhoos
    [8] { $a } verbietet in der nächsten Runde Artefakte
   *[other] { $a } verbietet in der nächsten Runde Spezialfähigkeiten
}
event-cleared = Nichts ist mehr verboten
event-turned = { $b ->
    [0] { $a } wechselt zu Luft
    [1] { $a } wechselt zu Erde
    [2] { $a } wechselt zu Feuer
    [3] { $a } wechselt zu Wasser
   *[other] { $a } wechselt zu Äther
}
# von wem, was, wie viel; 99 ist alles
event-lasts = { $b ->
    [0] Von { $a }: { $c } auf den nächsten Wurf
    [1] Von { $a }: { $c } auf Angriffswürfe bis zum Ende des nächsten Zuges der Feinde
    [2] Von { $a }: +{ $c } Schaden bis zum Ende des nächsten Zuges der Feinde
    [3] Von { $a }: +{ $c } Schaden beim nächsten Treffer
    [4] Von { $a }: Zauber kosten { $c } MP weniger bis zum Ende des nächsten Zuges der Feinde
    [5] Von { $a }: +{ $c } Ballyhoo-Schaden bis zum Ende des nächsten Zuges der Feinde
    [6] { $c ->
        [99] Von { $a }: Angriffe der Feinde kosten keine LP bis zum Ende ihres nächsten Zuges
       *[other] Von { $a }: Angriffe der Feinde kosten { $c } LP weniger bis zum Ende ihres nächsten Zuges
    }
    [7] Von { $a }: Der nächste Angriff des Feindes wird zurückgeworfen
    [8] Von { $a }: Der Feind lässt seinen nächsten Wurf aus
   *[other] Von { $a }: { $c } LP statt des nächsten Falls
}
event-voted = { $a }: { $b }

## Der Tisch

zone-foes = Feinde
zone-wave = Welle { $a }
zone-captives = Zirkelkarten der Welle { $a }
zone-mat = { $parts ->
    [0] Tafel
   *[other] Tafel von { $a }
}
zone-artifacts = { $parts ->
    [0] Artefakte
   *[other] Artefakte von { $a }
}
zone-rewards = { $parts ->
    [0] Belohnungen
   *[other] Belohnungen von { $a }
}
zone-coven = { $parts ->
    [0] Zirkel
   *[other] Zirkelkarte von { $a }
}
zone-common = Für alle
zone-drawn = Gezogen
zone-deck = Artefaktstapel
zone-supply = Glücksmarker übrig
zone-effects = Läuft gerade
zone-gone = Aus dem Spiel
zone-removed = Feinde in der Schachtel
fact-wave = Welle
fact-round = Runde
fact-first = zuerst
fact-toad = Kröte
fact-active = am Zug
fact-hp = LP
fact-mp = MP
fact-gems = Edelsteine
fact-tokens = Glück
fact-familiar = Hexentier
fact-element = Element
fact-strong_against = stark gegen
fact-level = Stufe
fact-state = Zustand
fact-unlocked = Meisterzauber
    .value = { $value ->
        [0] zu
       *[other] offen
    }
fact-ticks = Ausbildung
fact-task = erledigt
fact-forbids = diese Runde
fact-will_forbid = nächste Runde
fact-mark = unter Wirkung von
fact-last_hit_by = zuletzt getroffen von
fact-source = durch
fact-effect = Effekt
fact-amount = Wert
    .value = { $value ->
        [99] alles
       *[other] { $value }
    }
fact-on = auf
fact-owner = von
fact-until = endet
fact-roller = Wurf von
fact-doing = für
fact-targets = Ziele
fact-target = Ziel
fact-natural = Würfel
fact-die = Endwert
fact-result = Ergebnis
fact-points = Punkte
fact-also = und
fact-flipper = Münzwurf von
fact-coin = Münze
fact-parts = noch übrig
fact-parts_of = unfertig
fact-parts_owner = von
fact-reviving = wiederzubeleben
fact-spell = Zauber
fact-receiver = für
fact-left = zu verteilen
fact-next = als Nächstes
fact-window = Fenster
    .value = { $value ->
        [0] Beginn eines Zuges
        [1] vor einem Wurf
        [2] nach einem Wurf
        [3] nach einem Münzwurf
        [4] ein Fall
        [5] nach einer Aktion
        [6] vor dem Wurf eines Feindes
       *[other] Beginn einer Welle
    }
# was auf einem Hexentier oder Feind liegt
fact-next_roll = nächster Wurf
fact-attack_rolls = Angriffswürfe
fact-damage_bonus = Schaden
fact-next_hit = Schaden des nächsten Treffers
fact-cheaper = MP weniger je Zauber
fact-ballyhoo_bonus = Ballyhoo-Schaden
fact-prevents = LP vor Feinden bewahrt
fact-reflects = wirft einen Angriff zurück
fact-skips = lässt einen Wurf aus
fact-survives = LP statt zu fallen
# was eine Wahl bewirken würde
fact-cost = MP zu zahlen
    .value = { $value } von { $of }
fact-works_chance = es klappt
    .value = { $value } %
fact-miss_chance = daneben
    .value = { $value } %
fact-hit_chance = Treffer
    .value = { $value } %
fact-critical_chance = kritischer Treffer
    .value = { $value } %
fact-backfire_chance = Rückschlag
    .value = { $value } %
fact-heal_chance = Heilung
    .value = { $value } %
fact-drain_chance = MP-Verlust
    .value = { $value } %
fact-forbid_chance = ein Verbot
    .value = { $value } %
fact-saves = LP gerettet
fact-more_damage = mehr Schaden
fact-needs = nötiger Wurf
    .value = ab { $value }
fact-hit_bonus = mehr Schaden bei einem Treffer
fact-because = Grund
fact-expected = erwarteter Schaden
fact-most_damage = höchstens
fact-hp_after = LP danach
fact-mp_after = MP danach
fact-hp_average = LP im Schnitt
fact-mp_average = MP im Schnitt
fact-worst_hp = LP schlimmstenfalls
fact-defeat_chance = besiegt ihn
    .value = { $value } %
fact-fall_chance = Gefahr zu fallen
    .value = { $value } %
fact-falls = Fälle
fact-would_fall = würde fallen

## Ergebnisse

result-won = { $count ->
    [one] Die Käfige sind offen, der Zirkel ist frei: { $winners } gewinnt!
   *[other] Die Käfige sind offen, der Zirkel ist frei: { $winners } gewinnen!
}
result-lost = Diesmal behalten die Feinde den Zirkel: Alle verlieren.

## Einstellungen

setting-level = Stufe
setting-level-beginner = Anfänger
    .text = Das Spiel, wie man es lernt.
setting-level-master = Meister
    .text = Für alle, die schon einen Zirkel gerettet haben.
setting-first = zuerst
setting-first-random = nach Zufall
setting-first-A = A
setting-first-B = B
setting-first-C = C
setting-first-D = D
setting-first-E = E
setting-interrupt_mode = Unterbrechungen
setting-interrupt_mode-polled = der Reihe nach
setting-interrupt_mode-claim = wer zuerst kommt
setting-ballyhoo_mode = Ballyhoos
setting-ballyhoo_mode-offer = der Reihe nach
setting-ballyhoo_mode-claim = wer zuerst kommt
setting-foe_interrupts = Antworten auf den Würfel eines Feindes
setting-foe_interrupts-generous = alles, was passt
setting-foe_interrupts-strict = nur Neuwürfe
setting-coin = Münzwürfe
setting-coin-coin = mit der Münze
setting-coin-cards = mit Karten
setting-max_rounds = höchstens Runden
setting-max_rounds-none = ohne Grenze
setting-window_seconds = Sekunden je Fenster
setting-hold_seconds = Sekunden Bedenkzeit
setting-claim_seconds = Sekunden je Ballyhoo
setting-cards = Karten
setting-cards-balanced = ausgewogen
setting-cards-spec = wie im Regelbuch

phase-familiars = die Züge der Hexentiere
phase-foes = der Zug der Feinde
phase-wave = die Welle

## Was die Wörter am Tisch bedeuten, in Kürze

gloss-hp = Lebenspunkte. Bei 0 fällt ein Hexentier, und ein Feind ist besiegt.
gloss-mp = Magiepunkte: Zauber und Ballyhoos kosten sie. Ist eine Welle geschlagen, füllen sie sich auf.
gloss-gems = Jeder Edelstein bezahlt einen Einsatz der Spezialfähigkeit.
gloss-tokens = Glücksmarker: Jeder dreht eine Münze um, ganz gleich, wer sie geworfen hat.
gloss-familiar = Ein magischer Gefährte mit eigenen Kräften; jeder Platz spielt eines.
gloss-element = Sein Element. Jedes Element ist stark gegen ein anderes.
gloss-strong_against = Gegen Feinde dieses Elements kann der Elementarzauber gewirkt werden.
gloss-level = Wie zäh ein Feind ist: Höhere Stufen warten in späteren Wellen.
gloss-state = Auf den Beinen mit mehr als 0 LP; gefallen bei 0, ein Gespenst bis zur Wiederbelebung.
gloss-standing = Es hat noch LP und kann handeln.
gloss-fallen = Ein kleines Gespenst: Es hat keine Züge und setzt nichts ein, bis es wiederbelebt wird.
gloss-unlocked = Die Meisterzauber öffnen sich, wenn alle sechs Aufgaben erledigt sind.
gloss-ticks = Bisher erledigte Aufgaben, von sechs.
gloss-task = Eine Aufgabe, die erledigt ist.
gloss-forbids = Was ein Feind in dieser Runde verbietet.
gloss-will_forbid = Was ein Feind in der nächsten Runde verbietet, solange er da ist.
gloss-mark = Ein Effekt, der hier wirkt.
gloss-last_hit_by = Wer ihn zuletzt verletzt hat, bekommt seine Karte, wenn er über sich selbst stolpert.
gloss-wave = Die Feinde kommen in vier Wellen; ist die letzte geschlagen, ist das Spiel gewonnen.
gloss-round = Jedes Hexentier hat einen Zug, dann sind die Feinde dran.
gloss-first = Wer den ersten Zug einer Runde hat.
gloss-toad = Die Kröte sitzt bei dem, der am Zug ist.
gloss-active = Das Hexentier am Zug. Alle anderen können nur unterbrechen.
gloss-ballyhoo = Nach einem Treffer dürfen die Freunde mitmachen: 1 MP und ein Münzwurf. Auge offen: mehr Schaden. Auge zu: Es ist vorbei.
gloss-attack = Kostet nichts: Wirf den W20 und lies das Ergebnis in der Tabelle ab.
gloss-ability = Der eigene Trick jedes Hexentiers. Er kostet einen Edelstein und geht im Zug von jedem.
gloss-spell = MP zahlen, Ziel nennen, W20 werfen.
gloss-artifact = Wird als Aktion eingesetzt, einmal; dann ist es aus dem Spiel.
gloss-reward = Mit der Karte eines Feindes gewonnen: einmal einsetzbar, als Unterbrechung.
gloss-coven = Eine Hexe im Käfig. Beginnt ihre Welle, schenkt sie ihrem Hexentier einen Hilfszauber.
gloss-backfire = Der Angriff verletzt den, der ihn gemacht hat.
gloss-critical = Ein Treffer, der mehr anrichtet als sonst.
gloss-no_healing = Kein Hexentier bekommt LP zurück, außer durch Wiederbelebung.
gloss-no_magic = Kein Zauber darf gewirkt werden.
gloss-no_ballyhoo = Kein Ballyhoo darf versucht werden.
gloss-no_artifact = Kein Artefakt darf eingesetzt werden.
gloss-no_special_ability = Keine Spezialfähigkeit darf eingesetzt werden.
gloss-next_roll = Kommt zum nächsten Wurf dazu und ist dann verbraucht.
gloss-attack_rolls = Kommt zu jedem Angriffswurf dazu, solange es anhält.
gloss-damage_bonus = Kommt zum Schaden dazu, solange es anhält.
gloss-next_hit = Kommt zum Schaden des nächsten Treffers dazu und ist dann verbraucht.
gloss-cheaper = Zauber kosten so viele MP weniger, aber mindestens 1.
gloss-ballyhoo_bonus = Kommt zum Schaden jedes gelungenen Ballyhoos dazu.
gloss-prevents = Angriffe der Feinde kosten so viele LP weniger.
gloss-reflects = Der nächste Angriff des Feindes trifft ihn selbst.
gloss-skips = Der Feind würfelt nicht, wenn er dran ist.
gloss-survives = Statt zu fallen, behält es so viele LP.

## Was Karten tun, in Kürze

brief-piddy_paw-healing_paw = Je MP 1 LP für ein Hexentier.
brief-jinxie-healing_paw = { brief-piddy_paw-healing_paw }
brief-mimsy-healing_paw = LP für ein Hexentier: gezahlte MP plus 1.
brief-figgitch-healing_paw = { brief-piddy_paw-healing_paw }
brief-nutterson_iii-healing_paw = { brief-piddy_paw-healing_paw }
brief-piddy_paw-magic_eye = Je MP 2 MP für ein Hexentier.
brief-jinxie-magic_eye = { brief-piddy_paw-magic_eye }
brief-mimsy-magic_eye = { brief-piddy_paw-magic_eye }
brief-figgitch-magic_eye = { brief-piddy_paw-magic_eye }
brief-nutterson_iii-magic_eye = { brief-piddy_paw-magic_eye }
brief-piddy_paw-revive = Alle zahlen 2 MP und werfen: Ein Gespenst kehrt zurück.
brief-jinxie-revive = { brief-piddy_paw-revive }
brief-mimsy-revive = { brief-piddy_paw-revive }
brief-figgitch-revive = { brief-piddy_paw-revive }
brief-nutterson_iii-revive = { brief-piddy_paw-revive }
brief-piddy_paw-fair_breeze = Angriffswürfe +2 bis nach dem Zug der Feinde.
brief-jinxie-phoenix_riff = 4 Schaden mehr beim nächsten Treffer.
brief-mimsy-deep_tide_mend = Jedes Hexentier erhält 4 LP.
brief-figgitch-thornwall = Feinde kosten euch in diesem Zug 2 LP weniger.
brief-figgitch-treasure_trove = Wurf 6+: ein Artefakt für ein Hexentier.
brief-nutterson_iii-time_spiral = Wurf 12+: zwei Aktionen mehr.
brief-mistral-blowing_kisses = Wurf 4+: +4 auf den nächsten Wurf.
brief-ember-campfire_chorus = Wurf 4+: jedes Ballyhoo trifft um 1 mehr.
brief-sirena-tidepool_blessing = Wurf 4+: Jedes Hexentier erhält 2 LP.
brief-terra-pixie_bark = Wurf 5+: Ein Hexentier verliert keine LP.
brief-akasha-astrolabe_turn = Wurf 9+: Du erhältst 1 Edelstein.
brief-magic_seeds = Fünf Münzwürfe: je Auge offen 2 Schaden.
brief-cracked_crystal_ball = Sieh die nächste Welle; 1 Glück.
brief-toad_trumpet = Alle werfen: je Auge offen 2 Schaden.
brief-cloak_of_dusk = Feinde kosten dich in diesem Zug keine LP.
brief-mirror_shard = Der nächste Angriff eines Feinds prallt ab.
brief-phoenix_feather = Wer fallen würde, behält 4 LP.
brief-bottled_lightning = 6 Schaden an einem Feind, ohne Wurf.
brief-bubbling_cauldron = Jedes Hexentier erhält 3 LP.
brief-moonwater_flask = Füllt die MP eines Hexentiers.
brief-drowsy_hourglass = Ein Feind setzt einen Wurf aus.
brief-runaway_broom = Körperangriff, alles verdoppelt.
brief-prism_lens = Ein Feind wechselt das Element; dann zaubern.
brief-second_sip_potion = Ein Hexentier erhält 1 Edelstein.
brief-collectors_satchel = Zieh 2 Artefakte, behalte 1.
brief-silver_bell = Alle Verbote enden; 1 MP für alle.

## Warum etwas nicht gewählt werden kann

why-mp = braucht { $a } MP, du hast { $b }
why-training = öffnet sich, wenn alle { $b } Aufgaben erledigt sind; bisher { $a }
why-wrong-element = { $a } hat ein anderes Element ({ $b }); dieser Zauber verlangt: { $c }
why-defeated = dieser Feind ist schon besiegt
why-bars = auf { $a } lässt sich damit nicht zielen: „{ $b }“
why-banned = ein Feind verbietet es in dieser Runde: { $a }
why-fallen = { $a } ist gefallen: Ein Gespenst erreicht nur die Wiederbelebung
why-you-fallen = dein Hexentier ist gefallen und setzt nichts ein, bis es wiederbelebt wird
why-standing = { $a } ist auf den Beinen; wiederbelebt werden Gefallene
why-untrained = { $a } hat noch nicht ausgelernt, und das müssen alle, die auf den Beinen sind
why-others-mp = { $a } braucht dafür { $b } MP und hat { $c }
why-condition = was { $a } verlangt, ist gerade nicht der Fall: „{ $b }“
why-not-fitting = das würde hier nichts bewirken
why-wave-over = alle Feinde sind besiegt; gleich beginnt die nächste Welle
why-refused = das wurde abgelehnt; abgestimmt wird einmal im Zug
why-no-token = braucht einen Glücksmarker, und du hast keinen
why-not-your-trick = das ist die Spezialfähigkeit eines anderen Hexentiers
why-no-gem = braucht einen Edelstein, und du hast keinen mehr
why-no-payable-target = hier gibt es keine Feinde, die er nennen darf und die du bezahlen kannst
why-nothing-to-borrow = niemand hat einen Trick, der jetzt ginge
why-foe-die-seen = der Würfel des Feindes liegt offen: Jetzt darf nur noch neu gewürfelt werden
why-no-hit = der Angriff hat nicht getroffen, also gibt es kein Ballyhoo
why-ballyhoo-over = ein Versuch ist misslungen, und das Ballyhoo ist vorbei
why-one-flip = du hast in diesem Zug schon geworfen, und jeder darf einmal
why-own-attack = der Angriff war deiner: Das Ballyhoo ist für die anderen
why-advanced-attack = Meisterzauber öffnen kein Ballyhoo
why-ruled-out = eine Karte schließt bei diesem Angriff ein Ballyhoo aus
why-no-such-attack = das ist für Körperangriffe und Lehrlingszauber
why-foe-limit = dieser Feind lässt keine weiteren Versuche zu
why-foe-gone = der Feind ist besiegt, und es ist nichts mehr zu treffen
why-extra-attack = zusätzliche Angriffe öffnen kein Ballyhoo
why-nobody-active = im Zug der Feinde gibt es kein Ballyhoo
why-reward-not-yours = { $a } ist nicht unter deinen Belohnungen
why-used-up = { $a } ist verbraucht und aus dem Spiel
why-not-yours = { $a } gehört jemand anderem
why-before-roll = { $a } kommt direkt vor dem Wurf eines Hexentiers
why-before-foe-roll = { $a } kommt direkt vor dem Wurf eines Feindes
why-after-roll = { $a } kommt direkt nach einem Wurf
why-after-flip = { $a } kommt direkt nach einem Münzwurf
why-at-fall = { $a } ist für den Moment, in dem ein Hexentier fallen würde
why-until-scored = für { $a } ist es zu spät: Das kommt, bevor das Ergebnis zählt
why-quiet = { $a } wartet auf einen ruhigen Moment zwischen Würfen und Aktionen
why-mocked = der Spott des Feindes verhindert { $a } bei diesem Wurf
why-artifact-action = { $a } ist ein Artefakt: Es wird als Aktion in deinem eigenen Zug eingesetzt
why-once-a-roll = { $a } ist bei diesem Wurf schon eingesetzt worden
why-one-target = { $a } braucht einen Angriff auf genau einen Feind
why-waits-turn = { $a } wartet auf deinen eigenen Zug
why-waits-moment = { $a } wartet auf den Moment, den der Text nennt
why-waits-question = bei der jetzigen Wahl geht es nicht um { $a }
why-choose-first = triff zuerst deine Wahl; { $a } passt in die Momente davor und danach
why-running = das wirkt schon und endet von selbst
