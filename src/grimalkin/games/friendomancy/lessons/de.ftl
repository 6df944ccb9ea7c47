# Die Lektionen von Friendomancy: was bei jedem Schritt gesagt wird. $move ist das, womit es weitergeht.

lesson-first = Deine ersten Freunde
    .text = Ziehen, sich mit einer Pfütze anfreunden, Geld verdienen, angreifen, eine Katze verkleben und wegen eines Steins die Schiedsperson rufen.
lesson-rival = Bo
lesson-judge = Waffel
lesson-otherwise = An einem eigenen Tisch darfst du das tun. Wähle hier „{ $move }“.

## Ein ganzer Zug

lesson-first-table = Fühl dich wie zu Hause
lesson-first-welcome = Willkommen auf dem Wohnzimmerteppich! Du und Bo habt mit je 20 Geld angefangen. Wer am Ende des Festes das meiste Geld hat, gewinnt. Sonst zählt nichts, nicht einmal gutes Benehmen.
lesson-first-places = Das gehört dir: eine Hand, die nur du siehst, ein Deck und ein Feld. Auf deinem Feld wohnt schon Puddle Named Kevin, eine Pfütze. Die vier Vorräte in der Mitte gehören allen.
lesson-first-draw = Ein Zug hat drei Schritte. Im Ziehschritt tust du eines von dreien: vom eigenen Deck ziehen, aus einem Vorrat ziehen oder bis zu drei Karten eines Vorrats ungesehen in dein Deck mischen. Zieh von deinem Deck.
lesson-first-play-friend = Jetzt der Hauptschritt. Du bekommst in jedem Zug 4 Dinge, und Karten kosten Dinge. Was ein Ding ist? Das weiß niemand, aber Slime Accountant nimmt eines. Spiele die Karte: Sie ist ein Freund, und Freunde bleiben.
lesson-first-play-magic = Der Freund liegt auf deinem Feld, gleich neben Kevin. Nun ein Zauber: Er wirkt einmal und geht dann auf deinen Ablagestapel. Small Favor kostet nichts und bringt 2 Geld. Spiele ihn.
lesson-first-earner = Du hast 22 Geld und noch 3 Dinge. Ein guter Freund verdient in jedem Zug etwas, ganz von allein. Lies deine Karten.
lesson-first-earner-goal = Spiele einen Freund, der Geld verdient.
lesson-first-earner-rock = Es ist ein Stein. Er ist gut. Aber er ist ein Dingsbums und verdient nichts. Noch nicht.
lesson-first-earner-stop = Nicht so eilig: Du hast noch Dinge, und was du nicht ausgibst, verfällt.
lesson-first-earner-kevin = Kevin ist tapfer, aber seine Stärke ist 0. Bo würde nicht einmal nass.
lesson-first-stop = Der Ficus kann nicht angreifen; er steht nur da, bereut allerlei und verdient. Deine letzten 2 Dinge kaufen nichts mehr, und aufheben kann man sie nicht. Beende den Hauptschritt.
lesson-first-swap = Im Endschritt darfst du eine Handkarte gegen die oberste Karte deines Decks tauschen. Du hältst nur noch einen Stein.
lesson-first-swap-goal = Tausche den Stein, oder halte ihm die Treue und passe.
lesson-first-swap-kept = Treue Seele! Du behältst den Stein. Am Ende deines Zuges gab es 1 Geld für Kevin, den anderen Schleim, und 1 vom Ficus. Du hast 24.
lesson-first-earned = Du hast Vacuum With Feelings gezogen. Und am Ende deines Zuges gab es 1 Geld für Kevin, den anderen Schleim, und 1 vom Ficus: Du hast 24. Jetzt ist Bo am Zug.

## Angriffe

lesson-first-attack = Stärke gegen Stärke
lesson-first-power = Einige Runden später. Die Zahl in der Ecke eines Freundes ist seine Stärke. Jeder Freund darf einmal im Zug angreifen, aber nicht in dem Zug, in dem er gespielt wurde. Greif mit Vacuum With Feelings an.
lesson-first-target = Treffen zwei Freunde aufeinander, vergleichen sie ihre Stärke: Der schwächere geht auf den Ablagestapel. Dein Staubsauger hat Stärke 3. Bo hat von dir gelernt und besitzt nun auch einen Ficus.
lesson-first-target-goal = Beende Bos Einkünfte und behalte deinen Staubsauger.
lesson-first-target-dragon = Der Drache hat Stärke 5, du hast 3. Das würde die Gefühle deines Staubsaugers verletzen, und den Rest auch.
lesson-first-target-bo = Bo würde 3 Geld verlieren, das ist nett. Aber der Ficus verdient dann weiter, Zug um Zug.
lesson-first-fell = 3 gegen 2: Der Ficus geht auf Bos Ablagestapel, und dein Staubsauger behält seine ganze Stärke. Bei gleicher Stärke gehen beide. Dein anderer Freund hat noch nicht angegriffen: Greif mit Borrowed Kitten an.
lesson-first-kitten = Auch Spieler kann man angreifen: Sie verlieren so viel Geld, wie der Angreifer Stärke hat. Niemand bekommt es; es rollt unters Sofa.
lesson-first-kitten-goal = Sorge dafür, dass Bo Geld verliert.
lesson-first-kitten-dragon = Stärke 2 gegen Stärke 5. Denk bitte an das Kätzchen.
lesson-first-hit = Bo verliert 2 Geld. Dann ist Borrowed Kitten auf deine Hand zurückgekehrt: So steht es auf der Karte, und Karten gehen vor Regeln. Du könntest das Kätzchen wieder spielen, aber in diesem Zug greift es nicht mehr an. Beende den Hauptschritt.
lesson-first-keep-hand = Diesmal kein Tausch: Das Kätzchen willst du behalten. Passe, und sieh dir an, was Bo tut.
lesson-first-hit-back = Bo hat eine Karte gezogen, die du nicht siehst, und den Drachen geschickt: 5 gegen 3. Dein Staubsauger liegt auf deinem Ablagestapel, samt Gefühlen. Freunde bleiben, bis etwas sie entfernt, und ein Drache ist etwas.

## Ein Feind, eine Karte unter einer Karte, ein Fluch

lesson-first-goose = Die Gans
lesson-first-toll = Ein Feind! Unreasonable Goose kam aus dem Freundesvorrat und sitzt nun darauf. Wer dort zieht, zahlt Zoll: 1 Geld. Weitere Pläne hat die Gans nicht. Gegen Gänse hilft nur Zauberei.
lesson-first-toll-goal = Zieh einen Zauber, ohne zu zahlen.
lesson-first-toll-friend = Die Gans zischt und hält den Flügel auf: 1 Geld, bitte. Und Zauber liegen woanders.
lesson-first-toll-deck = Das ist umsonst, aber ein Zauber ist dort nicht sicher. In seinem eigenen Vorrat schon.
lesson-first-tape = Duct Tape of Destiny! Manche Karten kommen unter andere: Sie verändern die Karte, unter der sie liegen, oder werden von ihr gezählt. Spiele das Klebeband.
lesson-first-under = Wer das Klebeband unter sich hat, hat 1 Stärke mehr und gewinnt bei Gleichstand. Die Gans hat Stärke 3; überleg also, wen du verklebst.
lesson-first-under-goal = Mach einen Freund stark genug für die Gans.
lesson-first-under-kevin = Kevin hätte dann Stärke 1, und auf Pfützen hält kein Klebeband. Wer hat Stärke 2?
lesson-first-taped = Cat Burglar's Cat hat jetzt Stärke 3. Verlässt sie das Feld, geht mit auf den Ablagestapel, was unter ihr liegt. Feinde greift man an wie Freunde. Greif mit der Katze an.
lesson-first-at-goose = Stärke 3 gegen Stärke 3 wäre ein Gleichstand. Aber Klebeband ist Klebeband: Wähle die Gans.
lesson-first-curse = Die Gans ist besiegt, der Zoll ist weg, und ihre Beute gehört dir: 4 Geld. Nun etwas Gemeines: ein Fluch. Flüche bleiben und wirken immer wieder. Spiele Hex of Slightly Wet Socks.
lesson-first-cursed = Der Fluch kann nur Bo meinen, also wurde niemand gefragt. Er kostet Bo am Anfang eines Zuges 1 Geld, dreimal. Flüche gehen nur, wenn eine Karte es sagt. Beende den Hauptschritt und horche auf ein Quatschen.
lesson-first-wet = Quatsch: Bos Zug beginnt, und Bo verliert 1 Geld. Du hast 26, Bo hat 23. Deine Hand war leer, also gab es im Endschritt nichts zu fragen.

## Das Ende

lesson-first-end = Die letzte Karte
lesson-first-last-card = Viel später. Sobald irgendein Deck leer ist, wird die Runde beendet und dann noch eine letzte gespielt. Du hast 27 Geld, Bo hat 22, und in deinem Deck liegt eine einzige Karte.
lesson-first-last-card-goal = Du liegst vorn: Führe das Ende herbei.
lesson-first-longer = Das ist erlaubt, und das Spiel geht weiter. Ewig geht es nicht: In Runde 30 ist für alle Schlafenszeit. Sehen wir uns an, wie es endet, wenn deine letzte Karte gezogen ist.
lesson-first-ran-out = Deine letzte Karte ist der Stein. Er ist zu dir zurückgekehrt! Dein Deck ist leer: Dies ist Runde 12, und Runde 13 wird die letzte. Ginge nie ein Deck zu Ende, wäre in Runde 30 Schluss: Schlafenszeit.

## Die Schiedsperson

lesson-first-judge = Ein Einwand!
lesson-first-last-turn = Der letzte Zug der letzten Runde, und er gehört dir. Bos Drache war fleißig: Du hast 22 Geld, Bo hat 24. Du hältst genau eine Karte. Spiele sie.
lesson-first-dispute = Es ist ein Stein. Er ist gut. Er tut nichts, und dir fehlen 2 Geld. Ist das gerecht? An diesem Tisch sitzt eine Schiedsperson: Waffel. Wer mitspielt, darf gegen alles einen Einwand erheben. Ruf die Schiedsperson mit dem Hammer ganz oben und wähle den Eintrag mit dem Stein.
lesson-first-dispute-rock = Noch nicht: Dein Stein verdient Gerechtigkeit. Ruf die Schiedsperson mit dem Hammer ganz oben und wähle den Eintrag, in dem du A Perfectly Good Rock spielst.
lesson-first-hearing = Der Einwand ist offen: Das Spiel wartet, und alle Uhren stehen. Schiedsperson Waffel muss die Regeln nicht kennen. Eine Entscheidung soll Spaß machen, klar, lustig oder stimmig sein, wenigstens eines davon. Waffel betrachtet den Stein sehr lange.
lesson-first-ruling = Es ist ein Stein. Er ist gut. Gutes ist 3 Geld wert. Der Nächste, bitte!
lesson-first-ruled = Eine Entscheidung! Sie darf Geld oder Karten bewegen, und das hat sie getan: 3 Geld für dich, 25 insgesamt. Im Protokoll steht alles, dein Einwand und die Entscheidung mit Waffels eigenen Worten. In jeder Wiederholung geht es ebenso aus, ohne neue Frage.
lesson-first-last-stop = Bo schaut den Stein an, dann Waffel, dann die Zimmerdecke. Du hast 25 Geld, Bo hat 24. Beende den Hauptschritt, bevor jemand Berufung einlegt.
lesson-first-won = Die letzte Runde ist vorbei, und 25 schlägt 24: Du hast gewonnen, um eine Steinlänge! Such dir jetzt eigene Freunde. Jede Regel lässt sich nachschlagen, und an jedem Tisch darf eine Schiedsperson sitzen.
