# Das Brett von Black Rose.

lodge-map = Die Loge
lodge-desk = Deine Entscheidung
lodge-cell = Zelle
lodge-value = Stein { $value } wert
lodge-brink = am Rand der Niederlage
lodge-tap-again = Tippe nochmals auf { $name }
lodge-round = Runde { $round }
lodge-moon = Mond
lodge-moon-now = { $name }, jetzt
lodge-moon-over = { $name }, vorbei
lodge-moon-at = { $name } bei { $points }
lodge-rose-room-open = { $room }: offen
lodge-rose-room-shut = { $room }: geschlossen
lodge-order = Reihenfolge
lodge-crown = Krone, zuerst an der Reihe
lodge-track = Machtpunkte
lodge-end = Ende
lodge-points-of = { $name }: { $points } Machtpunkte
lodge-others = Die anderen Zauberer
lodge-nth = als { $n }. dran
lodge-power = Macht
lodge-wounds = { $now }/{ $of } Wunden
lodge-done = Erfüllt
lodge-guards = bewacht
lodge-hunts = jagt, { $room }
lodge-no-familiar = kein Vertrauter
lodge-decides = … entscheidet
lodge-ready = ✓ bereit
lodge-token = Stein
lodge-token-activate = 2 gehen, aktivieren
lodge-token-attack = 1 gehen, angreifen
lodge-token-ready = bereit
lodge-used = benutzt
lodge-launch = Aussenden
lodge-strength = Bewegung { $movement } · Schaden { $damage }
lodge-empty = leer
lodge-any-time = jederzeit
lodge-next = als Nächstes
lodge-later = wartet
lodge-cubes = Klötzchen
lodge-reserve = Vorrat an Vertrauten
lodge-no-reserve = Kein Vertrauter ist übrig.
lodge-point = Zeige auf einen Saal, einen Stein oder einen Zauber, um zu sehen, was geschieht.
lodge-forecast = Was geschehen würde
lodge-if-go = Wenn du hierher gehst: { $name }
lodge-if-activate = Wenn du aktivierst: { $name }
lodge-room-facts = { $colour }, Klötzchen { $now }/{ $of }, Stein { $value } wert
lodge-waits = { $count ->
    [one] { $count } aktiver Zauber wartet ({ $names }).
   *[other] { $count } aktive Zauber warten ({ $names }).
}
lodge-instant = Sofort
lodge-passive = Dauernd
lodge-exit = Abgang: Rose +{ $points }
lodge-no-event = Feld { $space }: kein Ereignis
lodge-events-count = Ereignisse { $count }
lodge-why-not = { $name }: warum nicht?
lodge-cast = Wirken
lodge-shed = Ablegen: 1 gehen
lodge-frenzy = Gehen, angreifen
lodge-quests = Deine Aufgaben
lodge-quest-show = ✓ Zeigen, +{ $points }
lodge-quest-worth = +{ $points } Macht
lodge-quest-ready = Aufgabe ✓ erfüllt
lodge-you = du
lodge-plate = { $now }/{ $of } · { $active ->
    [0] nichts aktiv
   *[other] { $active } aktiv
}
lodge-close = Zurück zur Loge
lodge-tray = Was du wählen kannst
lodge-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
lodge-action-of = Aktion { $n } von { $of }. { $question }
lodge-whole = Ganz
lodge-closer = Näher
lodge-shown = offen
lodge-prepared = bereit
