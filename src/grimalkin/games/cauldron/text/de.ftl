# Kessel, das Lehrspiel.

title = Kessel, das Lehrspiel
pitch = Kräuter, ein Topf und ein Feuer. In zwei Minuten gelernt.

## Wörter

word-a-card = ein Kraut
word-herb = Kraut
word-passive = Eigenschaft

## Züge

option-give = { $a } weitergeben
option-to = An { $a }
option-throw = { $a } in den Topf werfen
option-use = { $a } einsetzen
option-sting = { $a } stechen
option-spoon = Den Löffel nehmen
option-purr = Schnurren

## Fragen

ask-pass_on = Ein Kraut weitergeben?
ask-pass_to = An wen?
ask-throw_in = Wirf ein Kraut in den Topf
ask-catnip_window = Nach diesem Wurf ein Kraut einsetzen?
ask-choose_sting = Wer wird gestochen?
ask-spoon_claim = Den Löffel nehmen?

## Was geschehen ist

event-round = Runde { $a }: { $b } rührt
event-gave = { $a } gibt { $b } an { $c } weiter
event-threw = { $a } wirft { $b } in den Topf
event-rolled = Das Feuer zeigt { $a }
event-used = { $a } setzt { $b } ein
event-again = { $a } lässt das Feuer neu würfeln
event-scored = { $b } bringt { $a } { $c ->
    [one] { $c } Punkt
   *[other] { $c } Punkte
}: Das Feuer zeigt { $d }, nötig ist { $e }
event-gained = { $b ->
    [one] { $b } Punkt für die Seite von { $a }
   *[other] { $b } Punkte für die Seite von { $a }
}
event-soothed = { $b ->
    [1] In dieser Runde kann niemand das Team von { $a } stechen
   *[other] { $b } Runden lang kann niemand das Team von { $a } stechen
}
event-stung = { $b ->
    [1] { $a } wird einmal gestochen
    [2] { $a } wird zweimal gestochen
   *[other] { $a } wird { $b }-mal gestochen
}
event-did = { $a }: { $b }
event-drew = { $a } zieht { $b }
event-shuffled = { $a ->
    [one] { $a } Kraut wandert aus dem Topf zurück in den Beutel
   *[other] { $a } Kräuter wandern aus dem Topf zurück in den Beutel
}

## Der Tisch

zone-bag = Beutel
zone-pot = Topf
zone-passing = Weitergegeben
zone-hand = Hand von { $a }
fact-round = Runde
fact-fire = Feuer
fact-points = Punkte
fact-chance = Aussicht auf Punkte
    .value = { $value } %
fact-scores = Punkte, wenn es zählt
fact-purr = Schnurren
    .value = { $value ->
        [0] verbraucht
       *[other] bereit
    }
fact-calm = Ruhe
    .value = { $value ->
        [0] keine
        [1] in dieser Runde
       *[other] { $value } Runden
    }
window-catnip = Wurf des Feuers

## Einstellungen

setting-rounds = Runden
setting-edition = Ausgabe
setting-edition-first = erste
setting-edition-second = zweite
setting-cards = Karten
setting-cards-balanced = ausgewogen
setting-cards-spec = wie im Regelbuch

## Kräuter

card-nettle = Brennnessel
    .text = Immer für einen Punkt gut.
card-toadstool = Giftpilz
    .passive-sting = Stich
    .passive-sting-text = Wird er geworfen, sticht er jemanden von der anderen Seite.
card-moonwort = Mondraute
    .passive-full-moon = Vollmond
    .passive-full-moon-text = Wird sie ins heißeste Feuer geworfen, bringt jede Mondraute, die vorher schon im Topf lag, einen Punkt mehr.
card-catnip = Katzenminze
    .passive-restless = Unruhig
    .passive-restless-text = Nach einem Wurf: Lege sie oben auf den Beutel, und das Feuer wird neu gewürfelt.
card-valerian = Baldrian
    .passive-calm = Ruhe
    .passive-calm-text = Wird er geworfen, kann niemand dein Team stechen, bis die nächste Runde vorbei ist.
    .passive-calm-text-first = Wird er geworfen, kann in dieser Runde niemand dein Team stechen. Zeigt das Feuer eins, bringt er einen Punkt mehr.

## Regeln

chapter-Setup = Aufbau
CA-SETUP-01 = Plätze
    .text = Zwei spielen gegeneinander, oder vier als zwei Teams zu zweit, die einander gegenübersitzen.
CA-SETUP-02 = Der Beutel
    .text = Alle Kräuter liegen im Beutel; alle wissen, wie viele es von jedem gibt. Jeder zieht drei und hält sie verdeckt.

chapter-The-round = Die Runde
CA-STIR-01 = Wer rührt
    .text = In jeder Runde rührt einer und beginnt. In der nächsten Runde rührt der nächste Platz.
CA-STIR-02 = Ein Kraut weitergeben
    .text = Wer rührt, darf ein Kraut verdeckt weitergeben. Das letzte Kraut einer Hand bleibt.
CA-STIR-03 = An wen
    .text = Das Kraut geht an einen beliebigen anderen Platz, der es sich ansieht.
CA-THROW-01 = Alle werfen
    .text = Wer ein Kraut hat, wirft eines in den Topf, alle gleichzeitig. Auch ein gerade weitergegebenes Kraut darf geworfen werden.
CA-FIRE-01 = Das Feuer
    .text = Ein Würfel zeigt, wie heiß das Feuer ist.
CA-FIRE-02 = Noch einmal würfeln
    .text = Nach einem Wurf darf jeder ein Kraut einsetzen, das darauf wartet. Bei hohem Feuer wird nur gefragt, wer das will.
CA-PURR-01 = Schnurren
    .text = Einmal im Spiel darf jeder schnurren, zu jeder Zeit: In dieser Runde sticht niemand sein Team.
CA-PURR-02 = Wer schnurrt, wird nicht gestochen
    .text = Ein Team, das schnurrt oder von einem Kraut beruhigt ist, kann nicht gestochen werden.

chapter-Scoring = Wertung
CA-SCORE-01 = Heiß genug
    .text = Ein geworfenes Kraut bringt seiner Seite seinen Wert, wenn das Feuer mindestens so heiß ist, wie das Kraut es braucht.
CA-SCORE-04 = Stiche zählen zusammen
    .text = Alle Stiche einer Runde zählen gleichzeitig: Eine Seite verliert einen Punkt je Stich und fällt nie unter null.
CA-SPOON-01 = Der Löffel
    .text = Wer den Löffel zuerst nimmt, holt einen Punkt für seine Seite und zieht in dieser Runde nichts.

chapter-What-herbs-do = Was Kräuter tun
CA-HERB-01 = Geworfene Kräuter wirken
    .text = Wenn alle Kräuter gewertet sind, geschieht Platz für Platz, was sie beim Werfen tun.
CA-HERB-02 = Stechen
    .text = Ein Stich trifft einen Platz der anderen Seite, den der Werfende aussucht, oder jeden von ihnen. Kann keiner gestochen werden, geschieht nichts.
CA-HERB-03 = Beruhigen
    .text = Ein beruhigtes Team kann nicht gestochen werden, bis die angegebene Zahl von Runden vorbei ist. Die längere gilt.
CA-HERB-04 = Mehr Punkte
    .text = Die Seite des Werfenden gewinnt oder verliert so viele Punkte und fällt nie unter null.
CA-HERB-05 = Neu würfeln
    .text = Das Kraut kommt oben auf den Beutel, wo alle es sehen, und das Feuer wird neu gewürfelt.

chapter-Drawing-and-the-end = Ziehen und Ende
CA-DRAW-01 = Ziehen
    .text = Am Ende einer Runde ziehen alle außer dem, der den Löffel hat, ein Kraut; wer rührt, beginnt.
CA-DRAW-02 = Ein leerer Beutel
    .text = Ist der Beutel leer, wird zuerst der Topf hineingemischt. Ist auch der leer, zieht niemand.
CA-DRAW-03 = Was gezogen wird
    .text = Nur wer ein Kraut zieht, sieht, welches es ist, wenn es nicht offen obenauf lag.
CA-END-01 = Das Ende
    .text = Nach der letzten Runde gewinnt die Seite mit mehr Punkten. Gleich viele Punkte sind ein Unentschieden.
CA-END-02 = Gute Sitten
    .text = Wer gewinnt, spült den Kessel.
CA-END-03 = Ein Unentschieden nach Absprache
    .text = Jederzeit können alle übereinkommen, dass niemand gewinnt.
CA-EX-01 = Ein kaltes Feuer
    .text = A wirft Mondraute, B Brennnessel; das Feuer zeigt 2. Nur B punktet.
CA-EX-02 = Unruhig
    .text = Das Feuer zeigt 1. B setzt Katzenminze ein, sie kommt oben auf den Beutel; das Feuer wird neu gewürfelt und zeigt 5, und die Mondraute von A bringt drei.
CA-EX-03 = Schnurren hilft
    .text = A wirft einen Giftpilz, B hat geschnurrt. Niemand kann gestochen werden, also wird niemand gefragt.

## Was die Wörter am Tisch bedeuten, in Kürze

gloss-round = Eine Runde: Wer rührt, gibt weiter, alle werfen ein, das Feuer wird gewürfelt, Kräuter punkten.
gloss-fire = Was der Würfel zeigt. Ein Kraut punktet, wenn das Feuer heiß genug dafür ist.
gloss-points = Die Punkte einer Seite. Wer nach der letzten Runde mehr hat, gewinnt.
gloss-purr = Einmal im Spiel: In dieser Runde sticht niemand dein Team.
gloss-calm = Ein ruhiges Team kann nicht gestochen werden, so viele Runden lang.

## Warum etwas nicht gewählt werden kann

why-last-herb = das letzte Kraut einer Hand bleibt
why-not-oneself = ein Kraut geht an jemand anderen
why-not-held = du hast { $a } nicht auf der Hand
why-own-side = { $a } ist auf deiner Seite
why-calm = das Team von { $a } ist ruhig und kann nicht gestochen werden
why-purred = du hast schon geschnurrt, und das geht einmal im Spiel
why-waits-throw = { $a } wartet, bis Kräuter eingeworfen werden
