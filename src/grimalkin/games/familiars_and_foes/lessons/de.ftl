# Die Lektionen von Familiars and Foes: was bei jedem Schritt gesagt wird. $move ist das, womit es weitergeht.

lesson-first = Deine ersten Feinde
    .text = Angreifen, zaubern, Ballyhoo rufen, jemanden retten und zusammen den Zirkel befreien.
lesson-otherwise = In einem eigenen Spiel darfst du das tun. Wähle hier „{ $move }“.

## Eine Runde

lesson-first-turn = Deine erste Runde
lesson-first-welcome = Willkommen! Du spielst Mimsy, und Jinxie steht dir bei. Hier spielt niemand gegeneinander: Zusammen besiegt ihr die Feinde aus vier Wellen und befreit den Zirkel.
lesson-first-mat = Das ist deine Tafel. LP sind dein Leben. Mit MP bezahlst du Zauber. Jeder Edelstein ist ein Einsatz deiner Spezialfähigkeit, und ein Glücksmarker dreht eine Münze um. Darunter liegt die Lehrlingsrolle mit ihren sechs Aufgaben.
lesson-first-attack = Cinder Imp ist der Feind der ersten Welle. In deinem Zug tust du genau eines: Körperangriff, Artefakt oder Zauber. Ein Körperangriff kostet nichts: Greife Feind #1 an.
lesson-first-training = Du hast 12 gewürfelt. Deine Tabelle sagt: 5 bis 17 ist ein Treffer für 1. Damit ist auch eine Aufgabe deiner Lehrlingsrolle abgehakt. Nun hüpft die Kröte weiter zu Jinxie: Sie ist dran. Schau ihr zu.
lesson-first-ballyhoo = Jinxie hat für 3 getroffen. Nach einem erfolgreichen Angriff dürfen die anderen mitmachen: Für 1 MP wirfst du die Münze. Auge offen macht 2 weiteren Schaden am selben Feind. Rufe Ballyhoo!
lesson-first-token = Auge zu! Das würde dich 1 LP kosten. Aber noch zählt die Münze nicht: Drehe sie mit deinem Glücksmarker um.
lesson-first-foes-turn = Auge offen: 2 Schaden, Cinder Imp hat noch 8 LP. Nun sitzt die Kröte über den Feinden. Jeder Feind würfelt einmal auf seiner eigenen Tabelle.
lesson-first-round-over = Cinder Imp hat 10 gewürfelt, ein Treffer für 1. Ein Feind trifft alle Hexentiere, die auf den Beinen sind: Ihr verliert beide 1 LP. Das war eine Runde: erst alle Hexentiere, dann die Feinde.

## Magie

lesson-first-magic = Zauber und Wellen
lesson-first-spell = Zwei Runden später hast du euch beide mit dem Zauber Healing Paw geheilt. Cinder Imp ist ein Feuer-Feind, und Mimsy ist stark gegen Feuer: Einer deiner Zauber wirkt nur auf solche Feinde.
lesson-first-spell-goal = Sprich den Zauber, den ein Feuer-Feind fürchtet.
lesson-first-spell-weaker = Auch das täte weh, aber weniger. Welcher deiner Zauber ist nur für Feuer-Feinde da?
lesson-first-spell-keep = Heb das Artefakt für einen stärkeren Feind auf. Welcher deiner Zauber ist nur für Feuer-Feinde da?
lesson-first-mp = Quench hat 2 MP gekostet und für 4 getroffen: Bei „4+“ muss der Würfel mindestens 4 zeigen. Wieder ist eine Aufgabe abgehakt. Jinxie will Cinder Imp den Rest geben.
lesson-first-wave = Ein kritischer Treffer! Jinxie hat den letzten Schlag geführt, also bekommt sie die Karte von Cinder Imp mit ihrer Belohnung. Die Welle ist vorbei: Deine MP sind wieder voll, deine LP nicht. Welle 2 beginnt mit ihrer Zirkelkarte.
lesson-first-coven = Es ist Sirena, deine eigene Hexe: Von nun an kannst du ihren Hilfszauber sprechen. Der Feind dieser Welle ist Lava Lug mit 19 LP. Die Kröte zieht weiter wie immer, darum sind zuerst die Feinde dran.
lesson-first-artifact = Lava Lug hat 19 gewürfelt: 3 Schaden für alle, und in dieser Runde kann niemand geheilt werden. Schlag zurück! Ein Zauber oder ein Angriff braucht einen Wurf. Dein Artefakt braucht keinen, hilft aber nur einmal.
lesson-first-artifact-goal = Verletze Lava Lug, wie du magst.
lesson-first-artifact-kept = Getroffen! Auch das ist ein Weg, und du behältst dein Artefakt. Es hätte ohne Wurf 6 Schaden gemacht und eine Aufgabe abgehakt. Im nächsten Kapitel hast du es schon eingesetzt.
lesson-first-artifact-used = 6 Schaden! Ein benutztes Artefakt ist aus dem Spiel, aber die Aufgabe ist abgehakt. Vier von deinen sechs Aufgaben sind erledigt.

## Gefahr

lesson-first-danger = Jinxie in Gefahr
lesson-first-peril = Welle 3. Jinxie hat nur noch 2 LP, und Cobble Troll wird gleich würfeln. Du wirst gefragt, weil du jetzt deine Spezialfähigkeit Healing Rain einsetzen könntest. Klüger ist es, erst den Würfel zu sehen: Passe.
lesson-first-rain = 16 bedeutet einen Treffer für 2: Jinxie würde fallen. Aber noch sind die LP nicht verloren, und unterbrechen darfst du in jedem Zug, auch in dem der Feinde.
lesson-first-rain-goal = Halte Jinxie auf den Beinen.
lesson-first-rain-fall = Dann fällt Jinxie. Was könnte ihr LP geben, bevor sie 2 verliert?
lesson-first-rain-self = Deine LP reichen für diesen Schlag. Wessen nicht?
lesson-first-unlocked = Sie bekam 5 LP, bevor sie 2 verlor: Jinxie steht! Das hat dich einen Edelstein gekostet. Und es war deine sechste Aufgabe: Die Lehrlingsrolle ist weg, und deine Meisterrolle ist offen.

## Ein Fall

lesson-first-revive = Gefallen und wiederbelebt
lesson-first-last-wave = Die letzte Welle. Gloop ist besiegt, Sparkmite noch nicht. Jinxie hat 1 LP, und deine Edelsteine sind verbraucht. Verloren habt ihr erst, wenn alle Hexentiere gefallen sind. Sparkmite würfelt.
lesson-first-revive-her = Jinxie ist gefallen und jetzt ein Gespenst. Aber du kannst Revive zaubern: Jedes Hexentier auf den Beinen braucht dafür seine offene Meisterrolle, zahlt 2 MP und wirft die Münze. Nur du stehst noch, also wirfst nur du. Zaubere Revive auf Jinxie.
lesson-first-revived = Alle Würfe waren offen: Jinxie ist mit allen LP, MP und Edelsteinen zurück. Wäre nur ein Teil offen gewesen, hätte sie von allem die Hälfte. Revive war dein ganzer Zug, und jetzt sitzt die Kröte über Jinxie.

## Das Ende

lesson-first-win = Der letzte Feind
lesson-first-maelstrom = Nur noch ein Feind steht zwischen euch und dem Zirkel. Die Zauber der Meisterrolle stehen dir offen und sind stärker als alle anderen; du hast 7 MP dafür.
lesson-first-maelstrom-goal = Besiege Sparkmite, noch 7 LP, mit einem Schlag.
lesson-first-maelstrom-weak = Das reicht nicht für 7 LP. Sieh dir die Zauber der Meisterrolle an.
lesson-first-won = Der letzte Feind der vierten Welle ist besiegt: Der Zirkel ist frei, und ihr habt zusammen gewonnen! Nun spiele ein eigenes Spiel. Jede Regel kannst du dabei nachschlagen.
