# Die Seiten um die Tische herum: Startseite, Lobby, neuer Tisch, Einladung, meine Spiele, Decks, Einstellungen, Über.

## Das Banner

nav-home = Grimalkin, Startseite
nav-pages = Seiten
nav-menu = Menü
nav-menu-turns = Menü, du bist in { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spielen
} dran
nav-turns = , dran in { $count }
nav-play = Spielen
nav-lobby = Lobby
nav-mine = Meine Spiele
nav-decks = Decks
nav-rules = Regeln
nav-settings = Einstellungen

line-lost = Verbindung unterbrochen. Vom Spiel geht nichts verloren.
line-again = Nächster Versuch in { $seconds } s.
line-now = Jetzt versuchen
line-joining = Verbinde …
line-out = Du bist hier abgemeldet.
line-come-back = Wieder anmelden

## Ein Name

name-title = Wie dürfen wir dich nennen?
name-label = Name
name-another = Anderer Name
name-note = Keine Anmeldung: Ein Name genügt.
name-log-in = Ich habe ein Konto

## Wörter mehrerer Seiten

pages-play = Spielen
pages-cancel = Abbrechen
pages-yes = ja
pages-loading = Lädt …
pages-open-table = Tisch eröffnen
pages-look-for-game = Spiel suchen
pages-come-in = Hereinkommen
pages-sit-down = Platz nehmen
pages-your-turn = Du bist dran
pages-status-open = Wartet auf Mitspieler
pages-status-playing = Die anderen überlegen
pages-status-asleep = Schläft
pages-seat-free = frei
pages-seat-invited = eingeladen
pages-seat-you = { $name } (du)
pages-bot-random = Bot, zufällig
pages-bot-greedy = Bot, gut
pages-bot-learned = Bot, geübt

## Die Startseite

home-title = Spielen
home-heading = Ein Tisch für kleine, magische Spiele
home-lead = Wähle ein Spiel. Keine Anmeldung, nichts zu installieren: ein Name, und los.
home-welcome-back = Willkommen zurück, { $name }.
home-your-turn = { $count ->
    [one] Du bist dran
   *[other] Du bist in { $count } Spielen dran
}
home-go-on = Weiterspielen
home-small-game = Ein kleines Spiel, um den Tisch auszuprobieren
home-play-bot = Gegen einen Bot spielen
home-play-with-bot = Mit einem Bot spielen
home-play-alone = Allein spielen
home-new-here = Neu hier? Ein erstes Spiel, zehn Minuten
home-friend = Mit Freunden spielen
home-learn = Spielen lernen
home-rules = Regeln
home-more = Mehr Möglichkeiten
home-players = Spieler
home-player-count = { $count ->
    [one] 1: allein
   *[other] { $count }
}
home-others = Die anderen
home-play-all = Ich spiele alle Plätze
home-strength = Stärke
home-strength-best = Bots, so gut sie können
home-set-up = Tisch einrichten
home-going = Deine anderen Spiele
home-all-mine = Alle meine Spiele
home-waiting = Jemand zum Mitspielen
home-nobody-waits = Gerade wartet niemand. Eröffne einen Tisch, und die Lobby zeigt ihn.
home-lobby = Zur Lobby
home-about = Über Grimalkin und Mitwirkende
home-unofficial = Ein inoffizieller Tisch: Die Spiele gehören ihren Verlagen.

## Die Lobby

lobby-new = Tisch eröffnen
lobby-quick = Mit jemandem spielen, der dasselbe will:
lobby-filter = Zeigen
lobby-all-games = Alle Spiele
lobby-open = Tische mit freien Plätzen
lobby-playing = Spiele zum Zuschauen
lobby-free = { $count ->
    [0] kein Platz frei
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
lobby-none-open = Gerade wartet niemand.
lobby-none-playing = Gerade gibt es nichts zum Zuschauen.
lobby-watch = Zuschauen
lobby-more = { $count ->
    [one] Noch einen Tisch zeigen
   *[other] Weitere Tische zeigen ({ $count })
}

## Ein neuer Tisch

new-which = Ein neuer Tisch: für welches Spiel?
new-title = Neuer Tisch: { $game }
new-seats = Plätze
new-seat = Platz { $seat }
new-seat-me = Hier sitze ich
new-seat-invited = Jemand mit Einladung
new-seat-free = Wer mag
new-seat-bot = Ein Bot
new-several = Du spielst mehrere Plätze: reihum an einem Gerät oder ganz allein.
new-deck =
    { $what ->
        [list] Liste
       *[deck] Deck
    }
new-settings = So wird gespielt
new-heroes = Wer du sein kannst
new-heroes-note = Zu Beginn wählt jeder eine Figur; keine zwei haben dieselbe.
new-who = Wer kommen darf
new-listed = In der Lobby zeigen
new-rated = Gewertet: keine Tipps, ein Platz pro Person
new-spectators = Zuschauer
new-spectators-public = sehen, was alle Plätze sehen
new-spectators-open = sehen jede Karte
new-spectators-none = dürfen nicht zusehen
new-name = Name des Tisches (kann fehlen)
new-webhook = Adresse, die erfährt, wer dran ist
new-cards = Eigene Karten
new-cards-help = Eine Kartendatei mit eigenen oder geänderten Karten. Der Tisch spielt damit. Was sie nicht ändert, ist wie an anderen Tischen, außer sie nennt einen anderen Satz als Grundlage.
new-cards-file = Kartendatei
# $new, $changed, $gone: how many cards
new-cards-chosen = Der Tisch spielt mit { $name }. Neue Karten: { $new }, geändert: { $changed }, weggenommen: { $gone }.
new-cards-check = Kartendatei prüfen
new-cards-checking = Die Kartendatei wird geprüft.
new-bad-setup = So lässt sich der Tisch nicht eröffnen.
new-bad-cards = In der Kartendatei ist ein Fehler.
new-begin = Anfangen
new-begin-note = Niemand fehlt: Das Spiel beginnt sofort.
new-open-note = Du bekommst einen Link zum Verschicken, bevor das Spiel beginnt.
setting-number = eine Zahl, { $low } bis { $high }
setting-text = ein beliebiger Text, höchstens { $most } Zeichen

deck-none = Das Spiel entscheidet
deck-other =
    { $what ->
        [list] Meine jetzige Liste
       *[deck] Mein jetziges Deck
    }

clock-title = Uhr
clock-none = Ohne Uhr
clock-live = Live
clock-days = Über Tage
clock-bank = Für das ganze Spiel
clock-extra = Dazu bei jeder Entscheidung
clock-decision = Für jede Entscheidung
clock-late = Wer zu spät ist:
clock-late-bot = ein Bot übernimmt
clock-late-lose = verliert

## Vor dem Spiel

room-waits = { $count ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $count }.
}
room-ready = Alle sind da. Wer den Tisch eröffnet hat, beginnt das Spiel.
room-ready-host = Alle sind da. Beginne, wann du willst.
room-here = am Tisch
room-away = gerade nicht da
room-start = Spiel beginnen
room-leave = Tisch verlassen
room-close = Tisch schließen
room-close-sure = Ja, schließen
room-bots-help = Kommt niemand? Gib den Platz einem Bot.
room-invite = Einladen
room-invite-link = Diesen Link verschicken
room-invite-seat = Link für Platz { $seat }
room-table-link = Link zu diesem Tisch
room-qr = Der Link als QR-Code
room-show-qr = Als QR-Code zeigen
room-how = So spielen wir
room-clock-live = { $bank } pro Person, { $extra } dazu bei jeder Entscheidung
room-clock-days = { $bank } für jede Entscheidung
room-rated = Gewertet
room-luck = Faires Glück
room-luck-help = Alles Glück dieses Spiels steht schon fest, durch eine geheime Zahl. Dies ist ihr Hash; nach dem Spiel wird die Zahl gezeigt, und alle können prüfen, dass nichts geändert wurde.

link-copy = Kopieren
link-copied = Kopiert
link-copy-by-hand = Der Link ist markiert: Kopiere ihn mit der Tastatur.
link-share = Teilen

## Eine Einladung

join-title = Einladung
join-invites = { $name } lädt dich ein: { $game }
join-with = Am Tisch: { $names }
join-sit = Platz nehmen und spielen
join-note = Das Spiel ist dir neu?
join-taken = Dieser Platz ist vergeben: Dort sitzt { $name }.
join-too-late = Das Spiel hat ohne dich begonnen oder ist vorbei.
join-unknown = Diese Einladung führt nirgendwohin
join-unknown-help = Jemand hat den Platz genommen, der Tisch wurde geschlossen, oder im Link fehlt ein Zeichen. Bitte um einen neuen Link, oder spiele inzwischen etwas anderes.

## Meine Spiele

mine-nobody = Hier stehen deine Spiele, sobald du eines gespielt hast.
mine-none = Noch keine Spiele.
mine-running = Im Gange
mine-open = Noch nicht begonnen
mine-finished = Vorbei
mine-look = Zum Tisch
mine-won = Gewonnen
mine-lost = Verloren
mine-drawn = Unentschieden
mine-over = Vorbei
mine-closed = Geschlossen
mine-imported = Aus einer Datei
mine-replay = Noch einmal ansehen
mine-save = Speichern
mine-more = Ältere Spiele zeigen
mine-import = Datei öffnen
mine-import-title = Ein gespeichertes Spiel ansehen
mine-import-file = Datei eines gespeicherten Spiels
mine-import-bad = Diese Datei lässt sich nicht nachspielen.

## Decks

decks-new = Neues Deck
decks-new-for =
    { $what ->
        [list] Neue Liste: { $game }
       *[deck] Neues Deck: { $game }
    }
decks-none = Noch keine eigenen Decks. Fang mit einem von diesen an, oder bei null.
decks-premade = Decks, die zum Spiel gehören
decks-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
decks-right = Spielbereit
decks-faulty = Noch nicht spielbereit
decks-back = Alle Decks
decks-code = Code oder Link eines Decks
decks-open-code = Öffnen
decks-no-code = Unter diesem Code ist kein Deck geteilt, oder nicht mehr.
decks-unknown = Du hast kein solches Deck.

builder-title =
    { $what ->
        [list] Neue Liste
       *[deck] Neues Deck
    }
builder-no-name =
    { $what ->
        [list] Meine Liste
       *[deck] Mein Deck
    }
builder-side = Was zu sehen ist
builder-cards = Karten
builder-deck =
    { $what ->
        [list] Liste ({ $count })
       *[deck] Deck ({ $count })
    }
builder-kinds = Art der Karte
builder-all = Alle
builder-search = Namen und Texte durchsuchen
builder-found = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
builder-none = Keine solche Karte.
builder-look = { $card } ansehen
builder-add = { $card } hinzufügen
builder-drop = { $card } herausnehmen
builder-add-one = Hinzufügen
builder-drop-one = Herausnehmen
builder-in-deck =
    { $what ->
        [list] { $count } in der Liste
       *[deck] { $count } im Deck
    }
builder-name = Name
builder-start = Anfangen mit
builder-choose =
    { $what ->
        [list] eine Liste wählen
       *[deck] ein Deck wählen
    }
builder-empty = Füge Karten hinzu; die Regeln werden dabei geprüft.
builder-checking = Wird geprüft …
builder-unchecked = Geprüft wird beim Speichern.
builder-strange = Unbekannte Karten
builder-save = Speichern
builder-saved =
    { $what ->
        [list] Die Liste ist gespeichert.
       *[deck] Das Deck ist gespeichert.
    }
builder-unsaved = noch nicht gespeichert
builder-discard = Änderungen verwerfen
builder-discard-sure = Ja, verwerfen
builder-share =
    { $what ->
        [list] Diese Liste teilen
       *[deck] Dieses Deck teilen
    }
builder-unshare = Nicht mehr teilen
builder-code =
    { $what ->
        [list] Link zu dieser Liste
       *[deck] Link zu diesem Deck
    }
builder-text =
    { $what ->
        [list] Die Liste als Text
       *[deck] Das Deck als Text
    }
# $card: the name of a card
builder-text-help = Eine Karte pro Zeile, mit ihrem Namen; davor eine Zahl, wenn es mehrere sind: 2 { $card }.
builder-delete =
    { $what ->
        [list] Diese Liste löschen
       *[deck] Dieses Deck löschen
    }
builder-delete-sure = Ja, löschen
builder-deleted =
    { $what ->
        [list] Die Liste ist gelöscht.
       *[deck] Das Deck ist gelöscht.
    }

## Einstellungen

settings-page = Diese Seite
settings-language = Sprache
settings-language-browser = wie der Browser
settings-as-system = wie das System
settings-theme = Licht
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-motion = Bewegung
settings-motion-slow = langsam
settings-motion-normal = normal
settings-motion-fast = schnell
settings-motion-none = keine
settings-sound = Töne
settings-auto-pass = Von selbst passen, wo nichts anderes geht
settings-confirm = Vor jeder Wahl fragen
settings-kept-here = Bleibt in diesem Browser.
settings-who = Du
settings-save = Speichern
settings-saved = Gespeichert.
settings-account = Konto: { $login }
settings-log-in = Anmelden
settings-log-out = Abmelden
settings-log-in-why = Mit einem Konto sind deine Spiele auf jedem Gerät.
settings-keep = Spiele behalten
settings-keep-why = Du bist Gast: Deine Spiele bleiben, solange dieser Browser dich kennt. Mit einem Konto sind sie auf jedem Gerät.
settings-login = Kontoname
settings-password = Passwort
settings-password-note = Mindestens 8 Zeichen. Es gibt keine E-Mail, also kann dir niemand ein neues schicken.
settings-make-account = Konto anlegen
settings-account-made = Das Konto ist angelegt. Alle deine Spiele sind darin.
settings-logged-in = Du bist angemeldet.
settings-logged-out = Du bist abgemeldet.
settings-change-password = Passwort ändern
settings-password-old = Altes Passwort
settings-password-new = Neues Passwort
settings-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
settings-logins = Wo du angemeldet bist
settings-this-one = dieses Gerät
settings-some-program = ein Programm
settings-end = Abmelden
settings-end-sure = Ja, abmelden
settings-login-ended = Es ist abgemeldet.
settings-leave = Mein Konto löschen
settings-leave-why = Alles Persönliche wird sofort gelöscht. Beendete Spiele bleiben, ohne deinen Namen.
settings-delete-me = Mich löschen
settings-delete-sure = Ja, alles löschen
settings-deleted = Alles Persönliche ist gelöscht.

## Über

about-title = Über Grimalkin
about-what = Grimalkin ist ein Tisch für vier kleine Spiele über magische Hexentiere: vollständige Regeln, Menschen und Bots, im Browser, betrieben von allen, die mögen. Ein Grimalkin ist die Katze einer Hexe, das erste Hexentier.
about-unofficial = Es ist inoffiziell. Die Spiele und ihre Regelhefte gehören ihren Autoren und Verlagen, die mit dieser Seite nichts zu tun haben. Karten, Texte und Bilder hier sind unsere eigenen.
about-pictures = Bilder
about-icons = Die Silhouetten auf den Karten sind Symbole von
about-authors = von Lorc, Delapouite und anderen
about-composed = Sie wurden auf gemalte Gründe gesetzt und gefärbt.
about-icon-list = { $count ->
    [one] Das verwendete Symbol
   *[other] Alle { $count } verwendeten Symbole
}
about-own = Für diesen Tisch gezeichnet:
about-fonts = Schrift
about-program = Das Programm
about-license = Quelloffen, MIT-Lizenz.
about-version = Version { $version }.
about-api = Für Programme: die API

## Unbekannte Adressen

unknown-title = Hier ist nichts
unknown-was = Gesucht war
unknown-help = Vielleicht fehlt im Link ein Zeichen, oder wohin er führte, gibt es nicht mehr.
unknown-home = Zur Startseite

## Absagen

refused-offline = Der Server antwortet nicht. Ist das Netz da?
refused-unavailable = Das geht gerade nicht. Versuche es gleich noch einmal.
refused-broken = Der Server hat einen Fehler gemacht. Er ist notiert; nichts ist verloren.
refused-not-known = Gib zuerst einen Namen an.
refused-wrong-password = Das Passwort ist falsch, oder das Konto gibt es nicht.
refused-banned = Du kannst nicht hereinkommen: Wer diesen Server betreibt, hat dich gesperrt.
refused-muted = Du kannst spielen, aber anderen nichts schreiben: Wer diesen Server betreibt, hat dich stummgeschaltet.
refused-wrong-origin = Das kam von einer fremden Seite und wurde nicht getan.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-not-seated = Du hast keinen Platz an diesem Tisch.
refused-not-your-seat = Das ist der Platz von jemand anderem.
refused-no-spectators = An diesem Tisch darf niemand zusehen.
refused-hidden = Das darfst du nicht sehen, oder noch nicht.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-shared-game = Unter diesem Link ist kein Spiel geteilt, oder nicht mehr.
refused-stale = Der Tisch ist schon weiter. Schau noch einmal hin und wähle neu.
refused-faster = Jemand war schneller. Schau noch einmal hin und wähle neu.
refused-not-asked = Du bist jetzt nicht gefragt.
refused-not-open = Der Tisch hat begonnen oder wurde geschlossen.
refused-not-playing = Das Spiel hat nicht begonnen oder ist vorbei.
refused-seat-taken = Jemand war schneller: Der Platz ist besetzt.
refused-seats-free = Es kann nicht beginnen: Ein Platz ist noch frei.
refused-paused = Das Spiel ist unterbrochen. Setze es zuerst fort.
refused-asleep = Dieser Tisch schläft. Er geht weiter, wo er stand, sobald wieder da ist, was er braucht.
refused-no-request = Es gibt nichts mehr, dem man zustimmen könnte.
refused-no-undo = Jetzt gibt es nichts zurückzunehmen.
refused-taken = Diesen Kontonamen hat schon jemand.
refused-too-long = Das ist zu lang.
refused-too-slow = Deine Verbindung war zu langsam. Versuch es noch einmal.
refused-too-many = Zu viel auf einmal. Warte { $seconds } s und versuche es wieder.
refused-no-such-thing = Das gibt es hier nicht, oder nicht mehr.
refused-illegal-choice = Das steht jetzt nicht zur Wahl.
refused-other = Das ging nicht: { $text }

announce-restart = { $count ->
    [one] Der Server startet in einer Minute neu.
   *[other] Der Server startet in { $count } Minuten neu.
}
announce-restart-now = Der Server startet jeden Moment neu.
announce-nothing-lost = Nichts geht verloren: Spiele gehen weiter, wo sie standen.
