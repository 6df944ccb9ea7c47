# The Judge’s desk, and how players call the Judge.

desk-title = Der Schiedstisch
desk-to-table = Zum Spieltisch
desk-to-desk = Zum Schiedstisch
desk-dispute = Der Einwand
desk-raised = { $name } erhebt Einwand (Eintrag { $n })
desk-noted = Er wartet, bis keine Wirkung mehr halb geschehen ist.
desk-more-disputes = { $count ->
    [one] { $count } weiterer Einwand wartet.
   *[other] { $count } weitere Einwände warten.
}
desk-no-dispute = Es gibt keinen Einwand. Entscheiden kannst du trotzdem.
desk-happened = Was geschah
desk-printed = Die Regel, wie sie dasteht
desk-open-rule = Im Regelheft öffnen
desk-ruling = Deine Entscheidung
desk-group = { $group ->
    [rules] Regeln
    [players] Spieler
    [cards] Karten
   *[table] Tisch
}
desk-op = { $name ->
    [uphold] Die Regel gilt, wie sie dasteht
    [undo] Zurücknehmen
    [undone] Zurück zu Eintrag
    [set_option] Frage klären
    [permit] Etwas erlauben
    [forbid] Etwas verbieten
    [adjust_money] Geld ändern
    [set_things] Dinge setzen
    [draw] Ziehen
    [end_step] Schritt beenden
    [name_winner] Sieger benennen
    [move_card] Karte bewegen
    [modify_power] Stärke ändern
    [set_controller] Kontrolle ändern
    [perch] Feind aufsetzen
    [shuffle] Mischen
    [set_turn_order] Zugfolge
    [set_bedtime] Schlafenszeit
    [note] Nur eine Notiz
   *[other] { $other }
}
desk-slot = { $kind ->
    [PLAYER] Spieler
    [CARD] Karte
    [FOE] Feind
    [PLACE] wohin
    [PILE] Stapel
    [KEY] Frage
    [VALUE] Antwort
    [ACT] Handlung
    [AMOUNT] wie viel
    [COUNT] wie viele
    [ROUND] Runde
    [ORDER] Folge
    [WORDS] Worte
    [choice] wie lange
   *[other] { $other }
}
desk-word = { $word ->
    [turn] diesen Zug
    [round] diese Runde
    [game] für den Rest des Spiels
    [with_under] mit dem, was darunter liegt
    [as_event] Texte geschehen
    [top] obenauf
    [bottom] zuunterst
    [shuffled] hineingemischt
    [touched] berührte Stapel vergessen, was gesehen wurde
   *[other] { $other }
}
desk-undo-line = Zurück zu Eintrag { $n }
desk-undo-touched = berührte Stapel vergessen, was gesehen wurde
desk-remove = Entfernen
desk-changes = Vorher und nachher
desk-nothing-yet = Wähle, was geschieht und warum: Dann steht hier, was sich ändern würde.
desk-no-change = Auf dem Tisch ändert sich nichts.
desk-what = was sich ändert
desk-before = vorher
desk-after = nachher
desk-luck = Danach entscheidet der Zufall.
desk-of = { $name }: { $what }
desk-words = In deinen Worten
desk-holds = { $how ->
    [game] Gilt für den Rest des Spiels.
   *[once] Gilt einmal.
}
desk-why = Warum? Mindestens ein Grund
desk-criterion = { $name ->
    [fun] Spaß
    [clear] klar
    [funny] lustig
    [fair] gerecht
    [consistent] stimmig
   *[other] { $other }
}
desk-chosen = ✓ gewählt
desk-not-chosen = nicht gewählt
desk-proposals = Vorgeschlagene Entscheidungen
desk-ruling-of = Entscheidung { $n } von { $name }
# what a ruling does, and for which reasons
desk-verdict = { $what } ({ $why })
desk-verdict-said = { $verdict }. „{ $text }“
desk-held = Sie wartet, bis keine Wirkung mehr halb geschehen ist.
desk-second = Zustimmen
desk-precedents = Frühere Entscheidungen in diesem Spiel
desk-again = Wieder so entscheiden
desk-no-precedents = Noch keine Entscheidung.
desk-undo = Oder zurück zu …
desk-undo-begins = Beginn eines Zuges
desk-seats = Der Tisch, wie nur du ihn siehst
desk-hand = Handkarten: { $count }
desk-undo-before = vor: { $what }
desk-undo-after = nach: { $what }
desk-needs-why = Wähle mindestens einen Grund.
desk-needs-seconds = { $count ->
    [one] { $count } weitere Schiedsperson muss zustimmen.
   *[other] { $count } weitere Schiedspersonen müssen zustimmen.
}
desk-waits = Das Spiel wartet auf deine Entscheidung.
desk-quiet = Das Spiel läuft; entscheiden kannst du jederzeit.
desk-uphold = Die Regel gilt, wie sie dasteht
desk-enter = Entscheidung verkünden
desk-call = Die Schiedsperson rufen
desk-call-short = Einwand …
desk-call-about = Worum geht es?
desk-call-rule = die Regel: { $rule }
desk-call-says = Was sagst du dazu?
desk-call-do = Die Schiedsperson rufen
desk-call-not = Doch nicht
desk-call-left = { $count ->
    [0] Du hast in diesem Spiel keine Einwände mehr.
    [one] Du hast in diesem Spiel noch { $count } Einwand. Ändert er nichts, geht die Zeit von deiner ab.
   *[other] Du hast in diesem Spiel noch { $count } Einwände. Ändert einer nichts, geht die Zeit von deiner ab.
}
desk-hearing = { $name } ruft die Schiedsperson: { $about }
desk-hearing-noted = { $count ->
    [one] { $count } Einwand ist notiert. Die Schiedsperson hört ihn bald an.
   *[other] { $count } Einwände sind notiert. Die Schiedsperson hört sie bald an.
}
desk-entry-dispute = { $name } ruft die Schiedsperson
desk-entry-ruling = { $name } entscheidet: { $ruling }
desk-seat = Schiedsperson
desk-asks = { $name } möchte hier Schiedsperson sein
desk-offer-title = Schiedsperson sein
desk-offer-help = Wenn alle Spieler zustimmen, setzt du dich als Schiedsperson dazu: Du entscheidest über Einwände und spielst nicht mit.
desk-offer = Als Schiedsperson anbieten
# said to a dispute
desk-says = zur Schiedsperson: { $text }
desk-settings = { $name } ändert die Einstellungen des Tisches
