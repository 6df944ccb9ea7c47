# Was jedes Spiel und das Terminal sagen. Getippte Wörter (undo, save, why, ...) bleiben englisch.

## Wörter

word-a-card = eine Karte
word-something = etwas
word-nobody = niemand
word-face-down = verdeckt
word-you = du
word-owned = { $what } von { $owner }
word-team = Team { $number }
word-numbered = { $what } #{ $number }
word-under = { $what } unter { $top }
word-modifier = { $fact } { $by } durch { $source }, { $rule }
list-and = { $a } und { $b }

## Züge und Regeln jedes Spiels

option-pass = Passen
option-concede = Aufgeben
option-take-back = Zurücknehmen
concede = Aufgeben
    .text = Wer gefragt ist, darf jederzeit aufgeben. Sein Team verliert, wenn das Spiel nichts anderes sagt.
leave = Verlassen
    .text = Wo das Spiel es erlaubt, kann man gehen, und die anderen spielen weiter. Was man noch gefragt würde, wird mit der Vorgabe beantwortet. Bleiben zu wenige übrig, gewinnen sie.

## Ergebnisse

result-won = { $count ->
    [one] Das Spiel ist aus: { $winners } gewinnt.
   *[other] Das Spiel ist aus: { $winners } gewinnen.
}
result-drawn = Das Spiel ist aus: unentschieden.
result-lost = Das Spiel ist aus: Alle verlieren.
result-points = Punkte: { $points }

## Tipps

hint-only = Es gibt keine andere Wahl.
hint-better = Besser als „{ $instead }“ in { $better } von { $worlds } gedachten Partien.
hint-nothing = In { $worlds } gedachten Partien war nichts eindeutig besser, als nichts zu tun.
hint-best = Die beste Wahl in { $worlds } gedachten Partien.
hint-futile = Alles andere würde sicher misslingen.

## Das Terminal: Hilfe

terminal-help-choose = wählt eine der Möglichkeiten; Enter nimmt die einzige
    .keys = NUMMER oder NOTATION
terminal-help-seat = wählt für einen anderen Platz an dieser Tastatur, wenn er handeln darf
    .keys = B NOTATION
terminal-help-why = welche Regel dich daran hindert, das jetzt zu wählen
    .keys = why NOTATION
terminal-help-rule = was eine Regel sagt; mit Wörtern statt der Kennung: welche Regeln sie enthalten
    .keys = rule ID
terminal-help-card = was auf einer Karte steht
    .keys = card NAME
terminal-help-look = alles, was auf dem Tisch liegt, vollständig; look WÖRTER: nur Orte und Karten mit diesen Wörtern
    .keys = look, look WÖRTER
terminal-help-hint = was man hier gut wählen könnte, und warum
    .keys = hint
terminal-help-undo = nimmt deine letzte Wahl zurück; geht wieder vorwärts
    .keys = undo, redo
terminal-help-back = nimmt den letzten Teil einer Wahl zurück, die du gerade triffst, oder einen beim Namen genannten
    .keys = back
terminal-help-log = alles, was bisher geschehen ist
    .keys = log
terminal-help-save = speichert das Spiel bis hierher in einer Datei
    .keys = save DATEI
terminal-help-stop = du wirst bei dieser Gelegenheit immer gefragt; stop off FENSTER beendet das
    .keys = stop on FENSTER
terminal-help-concede = gibt auf
    .keys = concede
terminal-help-leave = verlässt das Spiel; die anderen spielen weiter, wo die Regeln es erlauben
    .keys = leave
terminal-help-dispute = etwas gegen eine Regel, eine Karte oder einen Eintrag einwenden; eine Schiedsperson dazuholen; was entschieden wurde
    .keys = dispute WAS, judge, rulings
terminal-help-judge = als Schiedsperson entscheiden; für den Vorschlag einer anderen sein
    .keys = rule on WAS ..., second N
terminal-help-quit = diese Liste; verlässt das Spiel
    .keys = help, quit
terminal-help-star = Möglichkeiten mit Stern kannst du immer wählen, wenn du gefragt bist, ganz gleich wonach.

## Das Terminal: der Tisch

terminal-welcome = { $title }. Tippe help, um zu sehen, was du tippen kannst.
terminal-welcome-settings = { $title } ({ $settings }). Tippe help, um zu sehen, was du tippen kannst.
terminal-cards-base = Der Kartensatz { $cards } beruht auf dem Satz { $base }.
terminal-goes-on = Das Spiel geht nach Eintrag { $entry } weiter.
terminal-heading = { $title } · Eintrag { $entry }
terminal-clock = Uhr { $seconds } s
terminal-person = ein Mensch
terminal-lines-before = { $count ->
    [one] ({ $count } Zeile davor: tippe log)
   *[other] ({ $count } Zeilen davor: tippe log)
}
terminal-lines-left-out = { $count ->
    [one] ({ $count } Zeile davor)
   *[other] ({ $count } Zeilen davor)
}
terminal-look-hint = look: alles auf dem Tisch · card NAME: was auf einer Karte steht · help: mehr
terminal-back-hint = (back nimmt den letzten Teil zurück)
terminal-texts = Texte der Karten
terminal-part-so-far = Bisher: { $parts }
terminal-part-how = Antworte Teil für Teil; back nimmt die letzte Antwort zurück. Auch die ganze Wahl lässt sich tippen, etwa { $example }.
terminal-how-many = { $what }: wie viele?
terminal-which = { $what }: welche Wahl?
terminal-which-place = Wer kommt an Stelle { $number }?
terminal-interrupt = { $name } kann eingreifen: { $words }
terminal-drafted = Für { $name } ausgesucht: { $cards }
terminal-hand-over = Gib die Tastatur an { $name } weiter
terminal-nobody-looks = { $name }, drücke Enter, wenn sonst niemand hinsieht

## Das Terminal: Zufall

terminal-luck-hash = Ein geheimer Startwert bestimmt den Zufall. Sein Hash:
terminal-luck-seed = Der Zufall kommt aus dem Startwert { $seed }.
terminal-luck-anew = Die Datei hat keinen Startwert; ab hier bestimmt ein neuer geheimer den Zufall. Sein Hash:
terminal-luck-next = Als Nächstes kommt der Zufall.
terminal-luck-was-hash = Der Hash, der vor dem Spiel genannt wurde:
terminal-luck-was-secret = Der Startwert dahinter:
terminal-luck-was-seed = Der Zufall kam aus dem Startwert { $seed }.

## Das Terminal: Eingabe

terminal-type-something = Tippe eine Nummer von 1 bis { $most }, eine Notation oder help.
terminal-no-part = „{ $words }“ ist hier keine Antwort; möglich ist: { $answers }
terminal-no-number = Es gibt keine Möglichkeit { $number }; tippe eine Nummer von 1 bis { $most } oder help.
terminal-not-offered = „{ $words }“ steht jetzt nicht zur Wahl; tippe eine Nummer von 1 bis { $most } oder help (why { $words } sagt mehr)
terminal-not-offered-near = „{ $words }“ steht jetzt nicht zur Wahl; am nächsten kommt: { $near } (why { $words } sagt mehr)
terminal-no-choice = „{ $words }“ gibt es in diesem Spiel nicht; tippe eine Nummer von 1 bis { $most } oder help
terminal-no-choice-near = „{ $words }“ gibt es in diesem Spiel nicht; am nächsten kommt: { $near }
terminal-why-how = Schreibe why und eine Notation, zum Beispiel why pass.
terminal-can-be-chosen = „{ $option }“ kannst du jetzt wählen.
terminal-forbids = { $rule } verbietet jetzt „{ $option }“.
terminal-asks-else = { $rule } fragt jetzt nach etwas anderem: „{ $option }“ ist keine Antwort darauf.
terminal-rule-how = Schreibe rule und eine Kennung, zum Beispiel rule { $example }.
terminal-no-rule = Es gibt keine Regel „{ $words }“.
terminal-no-rule-near = Es gibt keine Regel „{ $words }“; am nächsten kommt: { $near }
terminal-card-how = Schreibe card und einen Namen, zum Beispiel card { $example }. Es gibt: { $names }.
terminal-card-none = Dieses Spiel hat keine Karten zum Nachschlagen.
terminal-no-card = Es gibt keine Karte „{ $words }“.
terminal-no-card-near = Es gibt keine Karte „{ $words }“; am nächsten kommt: { $near }
terminal-look-none = Nichts, was du siehst, heißt „{ $words }“; look allein zeigt alles.
terminal-look-empty = Hier liegt nichts: { $names }
terminal-hint = Rat: { $option }  ({ $notation })
terminal-nothing-told = Es ist noch nichts geschehen.
terminal-rules-failed = Hier haben die Regeln dieses Spiels versagt: { $reason }
terminal-bot-failed = { $bot }, der für { $name } spielt, hat versagt: { $reason }

## Das Terminal: Zurücknehmen und Halte

terminal-nothing-to-undo = Du hast nichts gewählt, was du zurücknehmen könntest.
terminal-nothing-to-redo = Gerade eben wurde nichts zurückgenommen.
terminal-not-midway = Du bist nicht mitten in einer Wahl.
terminal-consent-needed = Dazwischen liegen Zufall, die Wahl eines anderen oder eine gezeigte Karte; deshalb braucht es die Zustimmung von { $names }.
terminal-agree-undo = { $other }, darf { $name } das zurücknehmen? (ja oder nein)
terminal-agree-redo = { $other }, darf { $name } wieder vorwärts gehen? (ja oder nein)
terminal-yes = y yes j ja
terminal-leave-sure = { $name }, das Spiel verlassen? Die anderen spielen ohne dich weiter, und du kannst nicht zurück. (ja oder nein)
terminal-leave-ends = { $name }, das Spiel verlassen? Dann ist es für alle vorbei. (ja oder nein)
terminal-leave-not = Du hast das Spiel nicht verlassen.
terminal-not-agreed = { $other } stimmt nicht zu; nichts wurde geändert.
terminal-moved = Das Spiel steht wieder da, wo es nach Eintrag { $entry } stand.
terminal-no-hint = Eine Schiedsperson entscheidet, wie es Spaß macht, klar, lustig oder gerecht ist.
terminal-no-judge = An dieser Tastatur sitzt keine Schiedsperson.
terminal-dispute-how = Schreib dispute und eine Regel, eine Karte oder einen Eintrag, etwa dispute entry 12.
terminal-second-how = Schreib second und den Eintrag eines Vorschlags, etwa second 12.
terminal-rule-on-how = Schreib rule on, worum es geht, eines oder mehrere von { $criteria }, einen Doppelpunkt und was geschehen soll, etwa { $example }. Nach einem Strich können Worte folgen. Es gibt:
terminal-contrary = Eine frühere Entscheidung sagt etwas anderes: { $warning }
terminal-rule-anyway = Trotzdem so entscheiden? (ja oder nein)
terminal-precedent = Zu { $rule } wurde in Eintrag { $entry } entschieden: { $said } ({ $criteria }). { $text }
terminal-order = Die Entscheidung in Eintrag { $entry }: { $text }
terminal-dispute-waits = Eintrag { $entry }: { $name } hat etwas einzuwenden: { $about }
terminal-no-rulings = Nichts wurde entschieden oder eingewendet.
terminal-agree-judge = { $other }, soll sich eine Schiedsperson dazusetzen? (ja oder nein)
terminal-stop-how = Schreibe stop on FENSTER oder stop off FENSTER; Fenster: { $windows }.
terminal-stop-none = Dieses Spiel hat keine Fenster, an denen du anhalten kannst.
terminal-stop-on = { $window }: Du wirst jetzt immer gefragt.
terminal-stop-off = { $window }: Du wirst jetzt nur noch gefragt, wo die Regeln es sagen.

## Das Terminal: Dateien und Abschied

terminal-save-how = Schreibe save und einen Dateinamen, zum Beispiel save game.jsonl.
terminal-saved = Gespeichert in { $file }
terminal-not-saved = Nicht in „{ $file }“ gespeichert: { $reason }
terminal-last-words = save DATEI hebt dieses Spiel auf, Enter beendet
terminal-only-save = Das Spiel ist aus; es bleiben nur save DATEI und Enter.
terminal-not-kept = Das Spiel ist nicht gespeichert.
terminal-kept-finished = Das beendete Spiel liegt in { $file }
terminal-kept-unfinished = Das unfertige Spiel liegt in { $file }
terminal-kept-partly = Das Spiel bis Eintrag { $entry } liegt in { $file }; was danach kam, nicht.
terminal-lost-finished = Das beendete Spiel ist nicht gespeichert: Tippe save DATEI oder starte mit --save DATEI.
terminal-lost-unfinished = Das unfertige Spiel ist nicht gespeichert: Tippe save DATEI oder starte mit --save DATEI.

## Das Terminal: gespeicherte Spiele

terminal-replay-sound = { $count ->
    [one] { $file } ist geprüft: { $count } Eintrag, jede Wahl, jeder Stand und aller Zufall.
   *[other] { $file } ist geprüft: { $count } Einträge, jede Wahl, jeder Stand und aller Zufall.
}
terminal-replay-unseeded = { $count ->
    [one] { $file } ist geprüft: { $count } Eintrag, jede Wahl und jeder Stand; für den Zufall fehlt der Startwert.
   *[other] { $file } ist geprüft: { $count } Einträge, jede Wahl und jeder Stand; für den Zufall fehlt der Startwert.
}
terminal-replay-unfinished = Das Spiel ist nicht zu Ende.
terminal-replay-open = Das Spiel ist nicht zu Ende: Hier sind auch verdeckte Karten zu sehen.

## Abgelehnte Entscheidungen, Einwände und Rücknahmen

fault-over = das Spiel ist vorbei, und es gibt nichts mehr zu entscheiden
fault-no-official = { $seat } ist an diesem Tisch keine Schiedsperson
fault-luck = gerade spricht der Zufall; entschieden wird, wenn jemand gefragt ist
fault-luck-disputes = gerade spricht der Zufall; Einwände kommen, wenn jemand gefragt ist
fault-no-officials = dieses Spiel hat keine Schiedspersonen, also gibt es nichts zu entscheiden und keinen Einwand
fault-no-rulings = „{ $text }“: In diesem Spiel wird nichts entschieden
fault-first = „{ $operation }“ muss an erster Stelle stehen
fault-no-proposal = kein Vorschlag { $number } wartet auf Zustimmung
fault-for-it = { $seat } ist schon dafür
fault-no-act = „{ $text }“ ist kein Spielzug dieses Spiels
fault-can-anyway = { $seat } darf das ohnehin: { $act }
fault-not-lifted = das verbietet { $why }, und hier hebt das keine Entscheidung auf: { $act }
fault-too-long = eine Entscheidung ist eine Zeile von höchstens { $most } Zeichen; hier sind es { $count }
fault-no-colon = „{ $text }“: Schreib die Gründe, einen Doppelpunkt und was geschehen soll, wie in „fun: uphold“
fault-no-criteria = eine Entscheidung hat mindestens einen Grund: { $criteria }
fault-nothing = eine Entscheidung bewirkt etwas; „uphold“ lässt alles, wie es ist
fault-operations = eine Entscheidung bewirkt höchstens { $most } Dinge; hier sind es { $count }
fault-form = „{ $text }“ ist nicht zu verstehen; schreib „{ $form }“
fault-in-person = jede Schiedsperson stimmt einem Vorschlag selbst zu
fault-not-undone = „{ $text }“: Es wurde nicht eben zurückgenommen; schreib „undo“
fault-one-word = „{ $text }“ ist nicht ein einziges Wort; Gründe und worum es geht sind einzelne Wörter
fault-one-operation = „{ $text }“ ist nicht nur eines; jedes hat seine eigene Zeile, ohne „;“ und „|“
fault-settled = Eintrag { $entry } hat festgelegt: { $key }, { $value } ({ $criteria })
fault-pile = { $card } liegt in einem Stapel, in dem das nie liegen kann
fault-dispute-over = das Spiel ist vorbei: Einwände sind nicht mehr möglich
fault-nobody = niemand ist da, der über einen Einwand entscheiden könnte
fault-players-dispute = Einwände erhebt nur, wer mitspielt
fault-disputes = { $seat } hat schon { $count } Einwände, die warten
fault-disputed = „{ $text }“: Eintrag { $entry } ist schon ein Einwand dagegen
fault-disputed-before = „{ $text }“: Eintrag { $entry } war schon ein Einwand dagegen, und seither hat keine Entscheidung etwas daran geändert; was seither geschehen ist, nennt man „entry N“
fault-disputes-left = { $seat } hat keine Einwände mehr: An diesem Tisch sind es { $count } je Spieler und Partie
fault-no-such-dispute = „{ $text }“ ist keine Regel, keine Karte und kein Eintrag; einen Eintrag schreibt man „entry N“
fault-nothing-to-dispute = „{ $text }“ ist keine Regel, keine Karte und kein Eintrag
fault-dispute-old = Eintrag { $entry } ist zu lange her oder nicht da
fault-seats-taken = alle Plätze sind besetzt
fault-undo-luck = nach Eintrag { $entry } war der Zufall am Zug
fault-undo-not-earlier = Eintrag { $entry } liegt nicht vor dem jetzigen Stand dieser Partie
fault-undo-old = Eintrag { $entry } ist zu lange her
fault-undo-left = { $seat } ist bei Eintrag { $entry } gegangen, und weiter zurück geht es nicht
fault-undo-seated = bei Eintrag { $entry } hat sich eine Schiedsperson dazugesetzt, und weiter zurück geht es nicht
fault-unknown-near = { $what ->
    [card] Keine Karte
    [player] Kein Spieler
    [pile] Kein Stapel
    [operation] Kein Vorgang
    [criterion] Kein Grund
    [value] Keine Antwort
    [key] Keine Frage
   *[other] Nichts
} heißt „{ $word }“; meinst du „{ $near }“?
fault-unknown-none = { $what ->
    [card] Keine Karte
    [player] Kein Spieler
    [pile] Kein Stapel
    [operation] Kein Vorgang
    [criterion] Kein Grund
    [value] Keine Antwort
    [key] Keine Frage
   *[other] Nichts
} heißt „{ $word }“; hier gibt es keine
fault-unknown-list = { $what ->
    [card] Keine Karte
    [player] Kein Spieler
    [pile] Kein Stapel
    [operation] Kein Vorgang
    [criterion] Kein Grund
    [value] Keine Antwort
    [key] Keine Frage
   *[other] Nichts
} heißt „{ $word }“; es gibt: { $known }
