# Der Tisch: die Frage, die Möglichkeiten, das Protokoll und alles um ein Spielfeld herum.

table-prompt = Was gefragt ist
table-all-choices = Alle Möglichkeiten
table-hinted = Ein Bot würde das tun
table-open-rule = Regel { $rule } aufschlagen
table-confirm = Wirklich?
table-confirm-yes = Ja: { $what }
table-confirm-no = Nein, neu wählen
table-unpick = Loslassen
table-log = Protokoll
table-log-search = Im Protokoll suchen
table-log-earlier = { $count } frühere Einträge
table-log-empty = Noch ist nichts geschehen.
table-look-at = { $card } ansehen
table-entry-undo = { $name } nimmt eine Wahl zurück
table-entry-host-undo = Wer diesen Server betreibt, nimmt das Spiel an eine frühere Stelle zurück
table-entry-takeover = Von jetzt an spielt ein Bot für { $name }
table-entry-back = { $name } spielt wieder selbst
table-entry-timeout = { $name } war zu spät
table-entry-concede = { $name } gibt auf
table-entry-leave = { $name } verlässt das Spiel
table-entry-ruling = Eine Entscheidung der Schiedsperson
table-laying-out = Der Tisch wird gedeckt …
table-card = Eine Karte
table-look = Ansehen
table-statuses = Zustände
table-modifiers = Verändert durch
table-why-not = Warum geht das nicht?
table-why-other = Warum nichts anderes?
table-why-nothing = Keine Regel verbietet es, aber gerade gibt es damit nichts zu tun.
table-can-be-used = { $count ->
    [one] Eine Möglichkeit hat damit zu tun.
   *[other] { $count } Möglichkeiten haben damit zu tun.
}
table-card-rules = Regeln dazu
table-rule = Regel { $rule }
table-link-copied = Der Link ist kopiert.
table-talk = Chat
table-seats = Plätze
table-menu = Menü
table-side = Protokoll, Chat, Plätze, Menü
table-fold = Einklappen
table-unread = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}
table-whose-view = Ansicht von
table-view-asked = gefragt
table-sending = Unterwegs …
table-goes-on = Es geht weiter …
table-question-of = { $name }: { $question }
table-bot-thinks = { $names } überlegt …
table-waits-for = Warten auf { $names }
table-title-turn = ● Du bist dran: { $game }
table-window-closes = Das Fenster schließt in { $seconds } Sekunden
table-hold = Mehr Zeit
table-held = Zeit dazu
table-yield = Durchwinken bis zum Ende: { $phase }
table-yielding = Du lässt alles durch, bis das vorbei ist: { $phase }
table-unyield = Wieder mitspielen
table-skip = Überspringen
table-back = Zurück
table-undo = Rückgängig
table-undo-ask = Rückgängig: die anderen müssen zustimmen
table-redo = Wiederherstellen
table-redo-ask = Wiederherstellen: die anderen müssen zustimmen
table-hint = Was würde ein Bot tun?
table-result = Ergebnis
table-lost = Dieser Tisch kann nicht gezeigt werden
table-lost-unknown = Unter dieser Adresse steht kein Tisch. Vielleicht ist der Link abgeschnitten: lass ihn dir noch einmal geben.
table-lost-private = An diesem Tisch darf niemand zusehen. Wenn du hier einen Platz hast, komm mit dem Namen, den du hattest.
table-to-mine = Meine Spiele
table-to-lobby = Lobby
table-closed = Dieser Tisch wurde geschlossen
table-asleep = Dieser Tisch schläft
table-asleep-game = Sein Spiel ist gerade nicht da.
table-asleep-cards = Seine Karten lassen sich gerade nicht verwenden.
table-asleep-setup = Etwas, womit er eingerichtet wurde, ist gerade nicht da.
table-asleep-goes-on = Nichts ist verloren: Keine Uhr läuft, und das Spiel geht weiter, wo es stand, sobald es kann.

## Plätze

seat-you = du
seat-bot = Bot
seat-bot-for = ein Bot spielt
seat-away = nicht da
seat-thinks = überlegt …
seat-your-turn = Du bist dran
seat-turn = ist gefragt
seat-low-time = knapp
seat-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}

## Chat

talk-somebody = Jemand
talk-spectator = sieht zu
talk-write = Etwas sagen
talk-send = Senden
talk-empty = Noch hat niemand etwas gesagt.
talk-joined = { $name } setzt sich
talk-left = { $name } steht auf
talk-seat = Der Platz von { $name } wurde geändert
talk-started = Das Spiel beginnt
talk-asks-undo = { $name } möchte eine Wahl zurücknehmen
talk-asks-redo = { $name } möchte wieder vorwärts gehen
talk-asks-draw = { $name } bietet ein Unentschieden an
talk-asks-pause = { $name } bittet um eine Pause
talk-yes = { $name } stimmt zu
talk-no = { $name } stimmt nicht zu
talk-lapsed = Die Anfrage ist verfallen
talk-paused = Das Spiel macht Pause
talk-resumed = { $name } spielt weiter
talk-hold = { $name } bittet um mehr Zeit
talk-skipped = Der Server war { $seconds } s lang weg. Solange lief keine Uhr.
talk-set-back = Die Uhr des Servers wurde zurückgestellt. Alle haben so viel Zeit wie vorher.
talk-bot-slow = { $name } war zu langsam und wurde neu gestartet
talk-bot-replaced = { $name } hat versagt; jetzt spielt ein einfacher Bot
talk-bot-gone = { $name } ist nicht mehr hier; jetzt spielt ein anderer Bot
talk-asleep = Der Tisch schläft: Etwas, das er braucht, ist nicht da. Keine Uhr läuft.
talk-awake = Der Tisch ist wieder wach: Das Spiel geht weiter, wo es stand
talk-closed = Der Tisch wurde geschlossen
talk-webhook-failed = Die Nachricht konnte nicht zugestellt werden

## Anfragen

request-waits = Deine Anfrage wartet auf { $names }.
request-agree = Zustimmen
request-refuse = Ablehnen
request-withdraw = Zurückziehen
request-bot-plays = Ein Bot spielt für dich

## Menü

menu-game = Das Spiel
menu-pause = Pause
menu-resume = Weiter
menu-draw = Unentschieden anbieten
menu-play-again = Wieder selbst spielen
menu-let-play = Einen Bot für mich spielen lassen
menu-resign = Aufgeben
menu-resign-sure = Ja, aufgeben
menu-leave = Spiel verlassen
menu-leave-sure = Ja, verlassen; die anderen spielen weiter
menu-go-on = Nein, weiter
menu-stops = Mich immer fragen bei
menu-stops-help = Augenblicke, die ohne dich vorbeigehen, wenn du sie nicht anhältst.
menu-comfort = Bequemlichkeit
menu-auto-pass = Für mich passen, wo nichts anderes möglich ist
menu-confirm = Vor jeder Wahl fragen
menu-sound = Töne
menu-motion = Bewegung
menu-motion-auto = wie im System
menu-motion-slow = langsam
menu-motion-normal = normal
menu-motion-fast = schnell
menu-motion-none = keine
menu-table = Dieser Tisch
menu-share = Link kopieren
menu-keys = Tasten
menu-spectators-none = Niemand darf zusehen.
menu-spectators-open = Wer den Link hat, darf zusehen und sieht alle Karten.
menu-spectators-public = Wer den Link hat, darf zusehen und sieht, was alle sehen.
menu-consent = Rückgängig nach neuem Wissen, Unentschieden und Pause brauchen die Zustimmung der anderen.

## Tasten

keys-number = den Knopf mit dieser Nummer wählen
keys-letter = wählen, was in der Liste aller Möglichkeiten diesen Buchstaben hat
keys-pass = vorbeigehen lassen
keys-all = alle Möglichkeiten
keys-arrows = von Stück zu Stück; Eingabe berührt
keys-inspect = eine Karte genau ansehen
keys-escape = loslassen, schließen
keys-undo = rückgängig, wiederherstellen
keys-hint = was würde ein Bot tun?
keys-yield = bis zum Ende dieses Teils durchwinken
keys-skip = Bewegung überspringen
keys-log = Protokoll
keys-talk = Chat
keys-rules = Regelbuch
keys-keys = diese Liste

## Ergebnis

result-you-won = Du hast gewonnen!
result-you-lost = Du hast verloren
result-you-drew = Unentschieden
result-over = Das Spiel ist aus
result-moments = Wichtige Augenblicke
result-rematch = Revanche
result-to-rematch = Zur Revanche
result-replay = Noch einmal ansehen
result-verify = Würfel prüfen
result-home = Zur Startseite
result-look = Den Tisch ansehen

## Regelbuch

rules-book = Regelbuch
rules-of = Regeln von { $game }
rules-own-page = Auf eigener Seite
rules-search = Regeln und Karten suchen
rules-found = { $rules } Regeln, { $cards } Karten
rules-chapters = Kapitel
rules-cards = Karten
rules-copy = Link zu { $rule } kopieren
rules-from = Woher sie stammt
rules-from-all = Alle Regeln
rules-origin =
    { $origin ->
        [leaflet] Beiblatt
        [public] öffentliche Seiten
        [ours] von uns
       *[rulebook] Regelheft
    }
rules-origin-about =
    { $origin ->
        [leaflet] Gedruckt in den Beiblättern der Erweiterungen.
        [public] Auf öffentlichen Seiten zu lesen: Besprechungen, Videos, Antworten der Autoren.
        [ours] Für diesen Tisch entschieden, wo nichts Gedrucktes oder Öffentliches es sagt.
       *[rulebook] Gedruckt im Regelheft des Spiels.
    }
rules-nothing = Nichts gefunden.
rules-opening = Das Regelbuch wird aufgeschlagen …
rules-none = Dieses Regelbuch gibt es nicht
rules-home = Zur Startseite

## Orte

# $what: eine Karte; die $n-te von $count gleichen
board-rivals = Rivalen
zone-one-of = { $what }, { $n } von { $count }
zone-named = { $name }: { $count }
zone-put-here = Hierhin: { $name }
zone-here = Hierhin
zone-stack = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
