# Die Lektionen der Mythic Arena: was bei jedem Schritt gesagt wird. $move ist das, womit es weitergeht.

lesson-first = Deine erste Arena
    .text = Kreatur ausspielen, Elyth anlegen, angreifen, blocken und den dritten Siegpunkt holen.
lesson-rival = Bo
lesson-otherwise = In einem eigenen Spiel darfst du das tun. Wähle hier „{ $move }“.

## Die Arena

lesson-first-arena = Die Arena
lesson-first-welcome = Willkommen! Du führst eine Gruppe von Kreaturen an, Bo gegenüber ebenso. Deine Arena hat drei Linien: die Front, wo gekämpft wird, dahinter die Garde, und die Nachhut, wo deine Kreaturen sich ausruhen.
lesson-first-goal = Für jede gegnerische Kreatur, die zu Boden geht, bekommst du einen Siegpunkt. Wer zuerst drei hat, gewinnt. Und wer keine Kreatur mehr im Spiel hat, verliert. Jetzt beginnt dein Zug: Du ziehst eine Karte.
lesson-first-play-pet = Du hast Healing Salve gezogen. Nach dem Ziehen darfst du eine Kreatur aus der Hand ausspielen. Spiele Ember Wing aus.
lesson-first-play-elyth = Die zweite Kreatur kommt in die Garde, die dritte in die Nachhut: Dort wartet Ember Wing. Nun folgt deine Hauptphase: Elyth, Runen, Gegenstände und ein Kampf, in beliebiger Reihenfolge. Spiele Ruby Power Gem aus, ein Elyth.
lesson-first-attach = Elyth wird an eine Kreatur angelegt und bleibt bei ihr; jede trägt nur eines. Der Rubin erhöht ihren Kampfschaden um 10. Nur Kreaturen an der Front kämpfen.
lesson-first-attach-goal = Gib den Rubin einer deiner Kreaturen.
lesson-first-attach-later = Das geht: Der Rubin wirkt, sobald seine Kreatur an die Front kommt. Gloth kämpft zuerst, also trägt ihn im nächsten Kampf Gloth.
lesson-first-values = Sieh dir Gloth an. LP sind sein Leben, und das Tempo sagt, wer zuerst zuschlägt. Das Zielen kommt zu seinem Würfel dazu, und sein Ausweichen müssen andere erreichen, um ihn zu treffen. Das Elyth gibt jedem Schlag 10 Schaden mehr. Zeit für den Kampf!

## Der erste Kampf

lesson-first-battle = Der erste Kampf
lesson-first-declare-battle = In jedem Zug gibt es einen Kampf; nur ihn darfst du nicht auslassen. Sage den Kampf an.
lesson-first-attack = Angegriffen wird von der Front aus. Bestimme Gloth als Angreifer; danach bestimmt Bo einen Blocker.
lesson-first-willpower = Mossback blockt. Wähle nun eine Kampffähigkeit. Deine Willenskraft ist die Zahl deiner Handkarten: Mit zwei Karten kannst du Charge einsetzen (Kosten 1), aber nicht Tusk Gore (Kosten 3). Die Karten bleiben auf der Hand.
lesson-first-keep-rune = Vor den Schlägen darf jede Seite eine Rune spielen. Deine brauchst du später: Passe.
lesson-first-hit = Gloth ist schneller und schlägt zuerst zu. Der Würfel zeigt 9, mit Zielen 4 macht das 13, und das Ausweichen von Mossback ist nur 2. Treffer! 30 Schaden von Charge und 10 vom Elyth: Mossback hat noch 50 LP. Jetzt schlägt Mossback zurück.
lesson-first-cleanup = Mossback würfelt 1, mit Zielen 1 macht das 2, und Gloth hat Ausweichen 3. Daneben! Mehr willst du in diesem Zug nicht tun: Sage das Aufräumen an.
lesson-first-after-cleanup = Beim Aufräumen wirkt, was anhält, und zwar für die Kreaturen beider Seiten: Mossback hat 10 LP regeneriert. Eine verletzte Kreatur in der Nachhut würde um 30 heilen und einen Zustand verlieren. Jetzt ist Bo am Zug.

## Blocken

lesson-first-block = Bo greift an
lesson-first-rivals-turn = Nun ist Bo am Zug. Du siehst, wie viele Karten Bo auf der Hand hat, aber nicht welche. Schau zu, was Bo tut.
lesson-first-block-it = Bo hat Huangdi ausgespielt, das verletzte Mossback in die Garde zurückgetauscht und greift mit Golden Claw an. An deiner Front steht nur Gloth: Blocke mit Gloth.
lesson-first-strike-back = Auch ein Blocker schlägt zu. Wähle Charge für Gloth.
lesson-first-play-rune = Bo spielt keine Rune. Das ist der Augenblick für deine: Spiele Press the Advantage.
lesson-first-rune-on = Wähle Gloth: Zielen +2 und 20 Schaden mehr für diesen Schlag, und du ziehst eine Karte. Danach ist die Rune verbraucht.
lesson-first-bleed = Golden Claw ist schneller und trifft: Gloth verliert 30 LP und bekommt den Zustand Blutung. Ein Zustand bleibt, bis etwas ihn entfernt. Jetzt schlägt Gloth zu.
lesson-first-rune-worked = 30 von Charge, 10 vom Elyth und 20 von der Rune: 60 Schaden! Golden Claw hat noch 80 LP. Bo beendet den Zug mit dem Aufräumen.
lesson-first-residual = Bei jedem Aufräumen kostet jeder Marker Blutung 10 LP: Gloth hat jetzt 120. In jeder Runde wird zweimal aufgeräumt, da kommt auch bei kleinen Wunden viel zusammen.

## Ein Punkt

lesson-first-point = Ein Siegpunkt
lesson-first-use-item = Einige Züge später habt ihr beide einen Siegpunkt. Gloth blutet noch, aber in deiner Arena liegt ein Gegenstand. Pro Zug darfst du einen Gegenstand einmal einsetzen. Setze Bandage Roll ein.
lesson-first-item-on = Wähle Gloth: Bandage Roll nimmt die Blutung weg. Ein Gegenstand ohne Einsätze wird abgelegt; dieser hat noch einen.
lesson-first-switch = Gloth ist müde. Einmal pro Zug darfst du zwei Kreaturen in benachbarten Linien tauschen. Tausche Gloth mit Ember Wing.
lesson-first-battle-again = Golden Claw versteckt sich mit 40 LP in Bos Garde. Aber Ember Wing kann fliegen: Von der Front aus erreicht sie jede Linie. Sage den Kampf an.
lesson-first-fly = Eine fliegende Kreatur darf jede Linie angreifen, und nur eine Kreatur dieser Linie kann blocken. Sieh dir die LP von Bos Kreaturen an: Blazing Talon macht 30 Schaden, und wer Ember Wing blockt, verbrennt sich vorher für 10.
lesson-first-fly-goal = Greif die Linie an, in der ein Schlag genügt.
lesson-first-fly-front = Ol' Chomper hat 120 LP: Da genügt ein Schlag nicht. Wer hat nur noch wenige?
lesson-first-fly-rear = Huangdi hat 130 LP: Da genügt ein Schlag nicht. Wer hat nur noch wenige?
lesson-first-flaming-body = Golden Claw muss blocken, und die Passive Fähigkeit von Ember Wing, Flaming Body, brennt sofort: 10 Schaden. Passive Fähigkeiten kosten nichts und wirken von selbst. Wähle nun Blazing Talon.
lesson-first-no-rune = Ember Wing ist auch ohne Rune schnell genug: Passe.
lesson-first-downed = Treffer! Golden Claw hat keine LP mehr und geht zu Boden, noch vor dem eigenen Schlag: Du hast zwei Siegpunkte. Bos Garde war leer, deshalb musste Huangdi aus der Nachhut aufrücken.

## Das Ende

lesson-first-win = Der dritte Punkt
lesson-first-last-attack = Es geht zu Ende: Du hast zwei Punkte, Bo hat einen. An Bos Front steht Ol' Chomper mit 50 LP. Der Kampf ist angesagt: Greife mit Gloth an.
lesson-first-last-power = Du hast drei Karten auf der Hand, also Willenskraft 3, und beide Kräfte von Gloth stehen dir offen. Jede macht 30 Schaden; Tusk Gore kostet mehr, und wer es übersteht, blutet.
lesson-first-last-power-goal = Schick Ol' Chomper zu Boden: noch 50 LP.
lesson-first-last-runes = Deine Rune würde Gloth nur schneller machen, und schneller ist er schon. Passe, und lass den Würfel rollen.
lesson-first-won = Eine 20 ist ein kritischer Treffer: Sie trifft immer und macht 20 Schaden mehr. 30, dazu 10 vom Elyth und 20, weniger 10 für Tough Hide, das sind 50: Ol' Chomper geht zu Boden, und mit drei Siegpunkten hast du gewonnen! Nun spiele ein eigenes Spiel. Jede Regel kannst du dabei nachschlagen.
lesson-first-won-charge = Eine 20 ist ein kritischer Treffer: Sie trifft immer und macht 20 Schaden mehr. Charge hat genügt: 30, dazu 10 vom Elyth und 20, weniger 10 für Tough Hide, das sind 50. Ol' Chomper geht zu Boden, und mit drei Siegpunkten hast du gewonnen! Nun spiele ein eigenes Spiel.
