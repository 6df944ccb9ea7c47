# Das Pult von Black Rose: Studium, Vorbereitung, Reaktionen.

lectern-slot = Platz { $slot }
lectern-first = wird zuerst gewirkt
lectern-then = danach
lectern-hand = Deine Hand
lectern-they-see = Was die anderen sehen
lectern-backs = Rückseiten, sobald alle bereit sind: keine Seite, keine Schule.
lectern-rule = Die Plätze werden ab 1 ohne Lücke belegt. Mindestens zwei Zauber, höchstens vier.
lectern-open = Wähle eine Hälfte einer Karte
lectern-would = hierher käme:
lectern-here = hier loslassen:
lectern-aim = Den nächsten hierher: { $slot }
lectern-goes-to = Kommt auf: { $slot }
lectern-flip = Drehen
lectern-flip-of = { $name } drehen: { $side }
lectern-take-back-of = { $name } zurücknehmen
lectern-ready-with = { $count ->
    [one] Bereit mit { $count } Zauber
   *[other] Bereit mit { $count } Zaubern
}
lectern-let-go = { $name } loslassen: { $place }
lectern-cause = die Ursache
lectern-damage-on-you = { $damage ->
    [one] Schaden an dir, wenn du es zulässt
   *[other] Schaden an dir, wenn du es zulässt
}
lectern-reveal = Aufgedeckt:
lectern-through = Wenn du nichts aufdeckst
lectern-let-through = Zulassen
lectern-no-trap = Keine Falle aufdecken
lectern-active = Deine aktiven Karten
lectern-tap-to-reveal = wähle eine, um sie aufzudecken
lectern-falls = { $who } wird besiegt
lectern-destroyed = { $who } wird zerstört
lectern-spared = { $who } bleibt bei { $now }/{ $of } Wunden
lectern-change-of = { $who }: { $what } { $now } → { $then }/{ $of }
lectern-change = { $who }: { $what } { $now } → { $then }
lectern-no-change = Nichts ändert sich.
lectern-share = { $count } Schaden aufteilen
lectern-share-rule = Jeder Punkt braucht ein freies Wundfeld. { $beast } beschützt dich und kann etwas davon nehmen.
lectern-takes = { $name } nimmt { $count }
lectern-wounds = { $now } → { $then } von { $of } Wunden
lectern-would-fall = würde besiegt
lectern-most-on = möglichst viel auf { $name }
lectern-split-words = { $name } { $a }, { $beast } { $b }
lectern-schools = Die Bibliothek
lectern-schools-rule = Nenne für jede Karte eine Schule. Du siehst die Karten, wenn alle genannt sind.
lectern-discards = { $count } abgelegt
lectern-named = Bisher genannt: { $schools }
lectern-looking = Die Karten, die du ansiehst
lectern-keep-two = Behalte zwei; die anderen werden offen abgelegt.
