# Die Lektionen von Black Rose Wars: was bei jedem Schritt gesagt wird. $move ist, was weiterführt, in Worten.

lesson-first = Dein erster Vertrauter
    .text = Einen Drachen beschwören, ihn jagen lassen, studieren, heimlich Zauber vorbereiten, eine Falle auslösen und eine Aufgabe vorzeigen.
lesson-rival = Bo
lesson-otherwise = An einem eigenen Tisch darfst du das tun. Wähle hier „{ $move }“.

## Ein Vertrauter wird beschworen

lesson-first-lair = In die Höhle
lesson-first-welcome = Willkommen in der Loge der Black Rose, einem Haus mit 19 Sälen. Du bist der Zauberer Nero, Bo ist Tessa. Hat jemand 30 Machtpunkte, wird die Runde zu Ende gespielt; dann gewinnen die meisten Machtpunkte. Auch die Black Rose spielt mit: Hat sie die meisten, verliert ihr beide.
lesson-first-token = In der Aktionsphase machst du eine oder zwei Aktionen, dann ist Bo dran. In jeder Runde hast du zwei Spielsteine für Physische Aktionen: Mit einem bewegst du dich und aktivierst einen Saal, mit dem anderen bewegst du dich und greifst an. Nebenan liegt die Dracohöhle. Wähle Bewegen und aktivieren.
lesson-first-walk = Mit diesem Stein gehst du bis zu zwei Säle weit, von Saal zu Saal. Niemand kann dir im Weg stehen. Geh in die Dracohöhle.
lesson-first-stay = Du könntest noch einen Saal weiter. Aber genau hier wolltest du hin: Bleib hier.
lesson-first-activate = Jeder Saal tut etwas, einmal in der Runde, für den, der zuerst kommt. In der Höhle darfst du einen Drachen beschwören. Aktiviere sie.
lesson-first-summon = Drei Drachen wohnen hier, und ein Zauberer hat immer nur einen Vertrauten. Drogon fliegt am weitesten, Ashardalon ist am zähesten, Smaug beißt am stärksten: 3 Schaden.
lesson-first-summon-goal = Beschwöre den Drachen, der am stärksten beißt.
lesson-first-drogon = Drogon fliegt drei Säle weit und macht 2 Schaden; seine Aktion speit Feuer in einen angrenzenden Saal. Er steht auf deiner Base, im Schutzmodus. In den nächsten Kapiteln hast du stattdessen Smaug.
lesson-first-ashardalon = Ashardalon hat 5 Lebenspunkte, und seine Aktion macht deine eigenen Angriffe stärker. Er steht auf deiner Base, im Schutzmodus. In den nächsten Kapiteln hast du stattdessen Smaug.
lesson-first-guard = Smaug steht jetzt auf deiner Base, im Schutzmodus: Ihr beide seid eine Miniatur. Er geht, wohin du gehst, und Schaden teilst du zwischen euch auf, wie du willst. Sein eigener Spielstein kam mit ihm und ist bereit.

## Er jagt

lesson-first-hunt = Die Jagd
lesson-first-launch = Eine Runde später. Bo ist in der Waffenkammer, einen Saal weiter. Der Spielstein deines Vertrauten lässt sich auf zwei Arten nutzen: für seine Aktion, oder um ihn auszusenden. Dann verlässt er deine Base und handelt sofort.
lesson-first-launch-goal = Hetze Smaug auf Bo.
lesson-first-launch-familiar = Das ist die andere Art, denselben Stein zu nutzen: Smaug bliebe bei dir und brächte einen Saal zum Beben. Aber er hat Hunger.
lesson-first-launch-attack = Du könntest selbst hingehen und Bo treffen, für 2 Schaden. Smaug beißt stärker, und dafür braucht er dich nicht.
lesson-first-launch-activate = Die Schatzkammer brächte dir 1 Machtpunkt. Sie ist nachher auch noch da; Bo nicht.
lesson-first-fly = Erst bewegt er sich, bis zu zwei Säle weit, dann greift er an; nie umgekehrt. Flieg in die Waffenkammer.
lesson-first-fly-stay = Er könnte weiterfliegen. Aber das Abendessen ist hier: Bleib hier.
lesson-first-bite = Wer angegriffen wird, muss im selben Saal sein. Wähle Bo als Ziel.
lesson-first-follow = 3 Klötzchen deiner Farbe liegen auf Bos Charakterbogen. Smaug ist nicht in deinem Saal, also ist er im Jagdmodus: eine eigene Miniatur an langer Leine. Du hast in diesem Zug noch eine Aktion. Folge ihm: Wähle Bewegen und angreifen.
lesson-first-follow-step = Mit diesem Stein gehst du höchstens einen Saal weit. Geh in die Waffenkammer, zu Smaug.
lesson-first-pick-up = Kommst du durch seinen Saal, darfst du deinen Vertrauten gleich mitnehmen, oder ihn dort lassen und ohne ihn weitergehen.
lesson-first-pick-up-goal = Hole Smaug zurück an deine Seite.
lesson-first-left = Das darfst du: Hättest du noch einen Schritt, könntest du allein weitergehen. Aber deine Aktion endet hier, im selben Saal, und so kehrt Smaug trotzdem in den Schutzmodus zurück.
lesson-first-together = Smaug ist wieder im Schutzmodus, und ihr steht beide vor Bo. Jetzt könntest du angreifen, für 2 Schaden mehr. So geht es Runde um Runde: aussenden, jagen lassen, mitnehmen.

## Studium und Vorbereitung

lesson-first-study = Bücher und Geheimnisse
lesson-first-school = Eine neue Runde. Nach den Ereignissen kommt das Studium: Aus deinem Zauberbuch hast du Feuerring und Feuersprung gezogen. Jetzt kommen vier Karten aus der Bibliothek. Für jede nennst du eine Schule, bevor du eine siehst. Zerstörung brennt gut: Wähle sie.
lesson-first-school-again = Das passt zu Nero. Wähle noch einmal Zerstörung.
lesson-first-school-other = Nun etwas für Leute, die im Dunkeln warten: Die Verschwörung hat Fallen. Wähle sie.
lesson-first-school-last = Und noch einmal: Verschwörung.
lesson-first-keep = Von vier Karten behältst du zwei. Jede hat zwei Effekte, je nachdem, wie herum sie liegt. Feuerball macht 3 Schaden an allen Gegnern in einem Saal, und kein Schutz hilft dagegen.
lesson-first-keep-goal = Behalte einen Zauber für den offenen Kampf.
lesson-first-keep-trap = Eine schöne Falle, aber sie wartet, bis jemand hineintritt. Die bekommst du gleich; erst etwas für den offenen Kampf.
lesson-first-keep-howl = Dämonengeheul lässt eine Beschwörung handeln oder ruft eine herbei. Nützlich, aber allein verbrennt es niemanden.
lesson-first-keep-wind = Flüsternder Wind bewegt andere umher. Heute willst du lieber etwas anzünden.
lesson-first-keep-second = Nun eine Falle. Klingenhagel geht in Sälen einer Farbe los: aufrecht in einem roten, umgedreht in einem grünen.
lesson-first-keep-second-goal = Behalte eine Falle für Bo.
lesson-first-discard = Die anderen beiden kommen auf die Ablagestapel ihrer Schulen, in der Reihenfolge, die du nennst. Lege zuerst Dämonengeheul ab.
lesson-first-lay = Auch Bo hat studiert. In der Vorbereitung legen alle gleichzeitig zwei bis vier Zauber verdeckt aus. Du bestimmst auch, wie herum. Die Schatzkammer und der Garten sind grün: Lege also Klingenhagel auf Platz 1, umgedreht.
lesson-first-lay-second = Die Plätze 1 bis 3 werden der Reihe nach genutzt, der Platz für den Spontanzauber jederzeit. Lege Feuerball auf Platz 2, aufrecht.
lesson-first-ready = Zwei Zauber genügen, und was du auf der Hand behältst, hast du in der nächsten Runde noch. Niemand sieht etwas, bis alle bereit sind. Sag, dass du es bist.
lesson-first-prepared = Bo war auch bereit. Du siehst zwei Rückseiten auf Bos Bogen, und Bo sieht zwei auf deinem. Keiner weiß, was der andere vorhat.

## Eine Falle

lesson-first-trap = Es schnappt zu
lesson-first-active = Dein erster Zauber ist die Falle. Sie einzusetzen kostet eine Aktion: Sie bleibt verdeckt und wird aktiv. Setze sie ein.
lesson-first-wait = Bo sieht, dass da etwas lauert, aber nicht was. Du stehst mit Smaug in der Waffenkammer, und zwischen dir und Bo liegen grüne Säle. Beende deinen Zug und hab Geduld.
lesson-first-spring = Bo hat die Schatzkammer betreten, einen grünen Saal. Darauf wartet Klingenhagel: 2 Schaden, und 2 weitere, wenn Bo ihn in dieser Runde verlässt. Du wirst gefragt und musst nicht.
lesson-first-spring-goal = Löse die Falle aus.
lesson-first-spring-pass = Du darfst warten: Eine Falle, die nicht ausgelöst wurde, kommt beim Aufräumen zurück auf deine Hand. Aber schöner tritt Bo kaum noch hinein.
lesson-first-cast = Schnapp! Bo erleidet 2 Schaden und wagt sich nicht mehr hinaus. Die Schatzkammer brachte Bo 1 Machtpunkt. Jetzt bist du wieder dran, und Feuerball ist dein nächster Zauber. Setze ihn ein.
lesson-first-aim = Feuerball wird aufgedeckt und braucht einen Saal als Ziel, deinen oder einen angrenzenden. Deinen eigenen Miniaturen schaden deine Zauber nie.
lesson-first-aim-goal = Triff Bo.
lesson-first-aim-empty = Da ist niemand. Die Möbel würden schön brennen, aber sie bringen keine Machtpunkte.
lesson-first-burnt = 3 Schaden mehr: 5 Klötzchen von dir liegen auf Bos Bogen, und ein Zauberer hat 10 Plätze. Wer besiegt wird, wacht in der Zelle auf, und wessen Klötzchen dort liegen, der erhält Machtpunkte. Manche Zauber erschüttern auch den Saal, aus dem sie kommen: Er hat jetzt 1 Instabilität.

## Eine Aufgabe und das Ende

lesson-first-quest = Die Rose zählt
lesson-first-show = Viel später, in der Beschwörungsphase der letzten Runde. Bo hat 31 Machtpunkte und die Krone, du hast 28. Am Ende bringen die meisten erfüllten Aufgaben 6, die zweitmeisten 3. Jeder von euch hat eine erfüllt. Aber du hast noch eine auf der Hand, und niemand weiß es.
lesson-first-show-goal = Zeige deine Aufgabe vor, bevor es zu spät ist.
lesson-first-show-end = Dann bleibt sie auf deiner Hand, Bo liegt weiter vorn, und das war es dann. Eine Aufgabe zählt nur, wenn sie vorgezeigt wurde.
lesson-first-show-act = Smaug kann später fliegen. Zeige erst vor, was du hast: Dir gehört eine Beschwörung, und ein Vertrauter zählt als eine.
lesson-first-reward = Ein Diener findet sich: sofort 2 Machtpunkte, jetzt hast du 30. Die Belohnung heilt eine deiner Beschwörungen ganz; du darfst sie ablehnen. Smaug hat sie verdient: Sag ja.
lesson-first-last = Smaug ist wieder gesund, und er jagt: In dieser Phase könnte er handeln wie jede Beschwörung. Aber niemand ist nah genug. Beende deinen Zug; dann kommt das Aufräumen und das Ende.
lesson-first-won = Die Schlusswertung: 6 für die meisten Aufgaben, und du hast 36. Bo bekommt 3 für Aufgaben und 1 für die Krone: 35. Die Black Rose hat 24. Du hast gewonnen, durch eine einzige Aufgabe! An einem eigenen Tisch gibt es Ereignisse, Beschwörungen und mehr Drachen. Jede Regel steht im Regelbuch, samt ihrer Herkunft.
