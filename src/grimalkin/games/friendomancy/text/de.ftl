# Friendomancy auf Deutsch. $a, $b, ... sind die Teile einer Wahl oder die Angaben eines Ereignisses, der Reihe nach.

title = Friendomancy
pitch = Schließe Freundschaften, wirke alberne Zauber und habe das meiste Geld, wenn das Fest vorbei ist. Zwei bis sechs Spieler.

## Wörter

word-ability = Text
word-friend = Freund
word-magic = Zauber
word-curse = Fluch
word-whatever = Dingsbums
word-foe = Feind
word-loot = Beute
word-second = der zweite Text
word-setup = Aufbau
word-draw = Ziehschritt
word-main = Hauptschritt
word-end = Endschritt
word-round = Ende der Runde
word-wear = Verschleiß
word-texts = Kartentexte
word-this_turn = Ende des Zuges
word-luck = der Zufall entscheidet
word-decks_by_luck = das Los bestimmt, wer zuerst zieht, die anderen folgen nach Sitzen
word-decks_by_seat = A zieht zuerst, die anderen folgen nach Sitzen
word-turns_as_drawn = gespielt wird in der Reihenfolge, in der die Decks gezogen wurden
word-turns_reversed = gespielt wird umgekehrt, als die Decks gezogen wurden
word-turns_by_luck = das Los bestimmt die Zugfolge
word-foes_by_luck = die übrigen Feinde kommen zufällig in Vorräte
word-win_shared = der Sieg wird geteilt
word-toll = Zoll
word-choice = jemand wählt
word-friend_pool = Freundesvorrat
word-magic_pool = Zaubervorrat
word-curse_pool = Fluchvorrat
word-whatever_pool = Dingsbumsvorrat
word-deck_of = Deck von { $owner }
word-deck_a = Deck von A
word-deck_b = Deck von B
word-deck_c = Deck von C
word-deck_d = Deck von D
word-deck_e = Deck von E
word-deck_f = Deck von F

## Stämme

word-slime = Schleim
word-cat = Katze
word-bird = Vogel
word-wizard = Zauberer
word-ghost = Geist
word-robot = Roboter
word-goblin = Goblin
word-plant = Pflanze
word-dragon = Drache
word-snack = Imbiss
word-relative = Verwandte
word-bug = Krabbeltier
word-boss = Boss

## Wahlmöglichkeiten

option-yes = Ja
option-done = Fertig
option-stop = Hauptschritt beenden
option-second = Sechs aus einem Vorrat: { $a }
option-third = { NUMBER($a, minimumIntegerDigits: 4, useGrouping: 0) } (Freunde, Zauber, Flüche, Dingsbumse)
option-split = { NUMBER($a, minimumIntegerDigits: 4, useGrouping: 0) } (Freunde, Zauber, Flüche, Dingsbumse)
option-makeup = Eine Karte aus dem Vorrat: { $a }
option-deck = Vom eigenen Deck ziehen
option-draw = Aus dem Vorrat ziehen: { $a }
option-add = { $b } Karten aus dem Vorrat ins eigene Deck mischen: { $a }
option-rest = Die Stapel lassen, wie sie sind
option-play = { $a } spielen
option-attack = Mit { $a } angreifen
    .on = Mit { $on } angreifen
option-at = Ziel: { $a }
    .on = Ziel: { $on }
option-use = { $parts ->
    [1] { $a } benutzen
   *[other] Den zweiten Text von { $a } benutzen
}
    .on = { $on } benutzen
option-swap = { $a } tauschen
option-choose = { $a } wählen
    .on = { $on } wählen
option-pile = { $a }
option-take = { $a } nehmen
option-discard = { $a }
option-first = { $a } als Nächstes
option-count = { $a }
option-order = { $parts ->
    [2] { $a }, dann { $b }
    [3] { $a }, dann { $b }, dann { $c }
    [4] { $a }, dann { $b }, dann { $c }, dann { $d }
    [5] { $a }, dann { $b }, dann { $c }, dann { $d }, dann { $e }
   *[6] { $a }, dann { $b }, dann { $c }, dann { $d }, dann { $e }, dann { $f }
}
option-hide = { $a } in einem Vorrat verstecken: { $b }

## Fragen

ask-pick_second = Ziehe sechs Karten aus einem Vorrat
ask-pick_third = Ziehe sechs weitere: aus einem Vorrat oder aus zweien
ask-pick_split = Ziehe die letzten sechs, beliebig aufgeteilt
ask-pick_make_up = Deinem Deck fehlen Karten. Aus welchem Vorrat kommt die nächste?
ask-ask_draw = Zieh eine Karte oder misch Karten eines Vorrats in dein Deck
ask-ask_main = { $things ->
    [one] Karten spielen, angreifen, Texte benutzen: noch { $things } Ding
   *[other] Karten spielen, angreifen, Texte benutzen: noch { $things } Dinge
}
ask-ask_target = Wen greift { $attacker } an?
ask-ask_swap = Eine Karte gegen die oberste deines Decks tauschen?
ask-ask_may = { $by }: Soll es geschehen?
ask-ask_piece = { $by }: wähle eine Karte
ask-ask_seat = { $by }: wähle einen Spieler
ask-ask_pile = { $by }: wähle einen Stapel
ask-ask_count = { $by }: Wie viele Karten?
ask-ask_kind = { $by }: nimm eine Karte
ask-ask_own = { $by }: wähle eine deiner Karten
ask-ask_payment = Welchen Freund opferst du?
ask-ask_throw = Wirf eine Handkarte ab
ask-ask_give = { $by }: Welche Karte geht in ihren Vorrat zurück?
ask-ask_put_drawn = { $by }: Die gezogene Karte auf dein Feld legen?
ask-ask_place = Welche Karte kommt als Nächstes?
ask-ask_revealed = { $by }: zieh eine der aufgedeckten Karten
ask-ask_many = { $by }: wähle beliebig viele Karten
ask-ask_draw_order = In welcher Reihenfolge werden die Decks gezogen?
ask-ask_foes = Welcher Feind kommt in welchen Vorrat? Passen: der Rest nach Zufall
ask-ask_turn_order = In welcher Reihenfolge wird gespielt?
ask-ask_tie = Wer gewinnt bei Gleichstand?
ask-hearing = Ein Streitfall ist offen: Entscheide, oder lass alles, wie es ist

## Was geschah

event-pooled = Die Vorräte: Freunde { $a }, Zauber { $b }, Flüche { $c }, Dingsbumse { $d }
event-draws_first = { $a } zieht als Erstes ein Deck
event-took = { $a } nimmt für ein Deck: Freunde { $b }, Zauber { $c }, Flüche { $d }, Dingsbumse { $e }
event-looked = { $a } sieht das neue Deck an und mischt es
event-foes_hidden = { $b ->
    [one] Ein Feind versteckt sich: { $a }
   *[other] { $b } Feinde verstecken sich: { $a }
}
event-opening = { $a } beginnt mit 20 Geld und zieht vier Karten
event-round = Runde { $a }
event-turn = { $b ->
    [one] { $a } ist am Zug: { $b } Ding
   *[other] { $a } ist am Zug: { $b } Dinge
}
event-turn_over = Der Zug von { $a } ist vorbei
event-round_over = Runde { $a } ist vorbei
event-last_round = Runde { $a } wird die letzte
event-bedtime = Schlafenszeit: Runde { $a } ist die letzte
event-deck_out = Das Deck von { $a } ist leer
event-left = { $a } geht
event-final = { $a } hat { $b } Geld
event-gained = { $a } bekommt { $b } Geld und hat { $c }
event-lost = { $a } verliert { $b } Geld und hat { $c }
event-toll = { $a } zahlt { $c } Geld Zoll: { $b }
event-things = { $c ->
    [one] { $a } hat jetzt { $c } Ding
   *[other] { $a } hat jetzt { $c } Dinge
}
event-drew = { $a } zieht { $b }: { $c }
event-added = { $c ->
    [one] { $a } mischt eine Karte ins eigene Deck: { $b }
   *[other] { $a } mischt { $c } Karten ins eigene Deck: { $b }
}
event-added_none = { $a } lässt die Stapel, wie sie sind
event-shuffled = Gemischt: { $a }
event-peeked = { $a } sieht { $b } an: { $c }
event-to_bottom = { $a } legt { $b } nach unten: { $c }
event-reordered = { $a } legt die obersten Karten beliebig zurück: { $b }
event-revealed = { $a } wird aufgedeckt: { $b }
event-played = { $c ->
    [0] { $a } spielt { $b } umsonst
    [one] { $a } spielt { $b } für { $c } Ding
   *[other] { $a } spielt { $b } für { $c } Dinge
}
event-acted = { $a } benutzt { $b }
event-triggered = { $a }:
event-put = { $b } kommt auf das Feld von { $a }
event-fell = { $a } geht auf den Ablagestapel von { $b }
event-spent = { $a } ist verbraucht
event-sacrificed = { $a } opfert { $b }
event-discarded = { $a } wirft { $b } ab
event-milled = { $b } geht vom Deck von { $a } auf den Ablagestapel
event-bounced = { $a } geht auf die Hand von { $b }
event-recovered = { $a } nimmt { $b } von einem Ablagestapel zurück
event-recycled = { $a } mischt { $b } ins Deck zurück
event-to_pool = { $a } gibt { $b } zurück: { $c }
event-tucked = { $a } geht unter { $b }
event-tucked_unseen = Eine Karte geht verdeckt unter { $a }
event-untucked = { $a } nimmt { $b } unter einer Karte hervor
event-under_left = { $a } lag darunter und geht auf den Ablagestapel von { $b }
event-under_pool = { $a } lag darunter und geht ganz nach unten: { $b }
event-removed = { $a } ist aus dem Spiel
event-control = { $a } kontrolliert { $b }
event-power = { $a } hat Stärke { $c }
event-tribes = Die Stämme von { $a } ändern sich
event-marked = { $a } merkt sich { $b }
event-marked_seat = { $a } merkt sich { $b }
event-kept = { $a } behält { $b }
event-used = { $a } wurde { $b } von { $c } Mal benutzt
event-rolled = Ein Wurf bis { $b }: { $a }
event-ignored = { $a } gilt nicht, die Kette ist zu lang
event-attacks_seat = { $a } greift { $b } an
event-attacks = { $a } greift { $b } an
event-hit = { $a } trifft { $b } mit { $c }
event-fought = { $a } mit Stärke { $b } kämpft gegen { $c } mit Stärke { $d }
event-won = { $a } gewinnt den Kampf
event-foe_shown = Ein Feind! { $a } lauert: { $b }
event-perched = { $a } setzt sich auf einen Stapel: { $b }
event-befriended = { $a } befreundet sich mit { $b }
event-foe_returned = { $a } setzt sich wieder auf den alten Platz: { $b }
event-foe_back = { $a } versteckt sich wieder: { $b }
event-foe_moved = { $a } zieht um: { $b }
event-worn = { $a } verliert { $b } Stärke und hat { $c }
event-defeated = { $b } besiegt { $a }
event-to_heap = { $a } geht auf den Feindhaufen
event-foe_attacks = { $a } greift { $b } mit { $c } an
event-turn_ordered = Zugreihenfolge: { $a }
event-disputed = { $a } hat etwas einzuwenden (Eintrag { $b })
event-hearing = Alle warten auf die Schiedsperson: Der Einwand von { $a } (Eintrag { $b }) ist offen
event-upheld = Der Einwand von { $a } (Eintrag { $b }) ist erledigt, es bleibt dabei
event-proposed = Schiedsperson { $a } schlägt eine Entscheidung vor (Eintrag { $b })
event-held = Die Entscheidung von Schiedsperson { $a } (Eintrag { $b }) wartet, bis kein Effekt mehr läuft
event-ruled = Schiedsperson { $a } entscheidet (Eintrag { $b })
event-ruling_refused = Die Entscheidung von Schiedsperson { $a } (Eintrag { $b }) ist nicht mehr möglich
event-judge_seated = { $a } setzt sich als Schiedsperson dazu
event-judge_left = Schiedsperson { $a } geht
event-by_ruling = So entschieden in Eintrag { $a }
event-ruled_move = { $a } wird durch die Entscheidung bewegt
event-bedtime_set = Schlafenszeit ist jetzt Runde { $a }
event-step_ended = Die Schiedsperson beendet diesen Schritt für { $a }
event-named = Die Schiedsperson erklärt { $a } zum Gewinner

## Der Tisch

phase-setup = Aufbau
phase-draw = Ziehschritt
phase-main = Hauptschritt
phase-end = Endschritt
phase-round = Ende der Runde
zone-pool = Vorrat: { $a }
zone-deck = Deck von { $a }
zone-list = Anfangskarten im Deck von { $a }
zone-hand = Hand von { $a }
zone-board = Feld von { $a }
zone-discard = Ablagestapel von { $a }
zone-trophies = Trophäen von { $a }
zone-lurk = Lauernde Feinde
zone-cast = Wird gewirkt
zone-revealed = Aufgedeckt
zone-aside = Gerade gezogen
zone-heap = Feindhaufen
zone-removed = Aus dem Spiel
zone-hidden = Versteckte Feinde im Vorrat: { $a }
zone-unseen = Karten, die verborgen liegen
fact-round = Runde
fact-step = Schritt
fact-bedtime = Schlafenszeit
fact-turn = am Zug
fact-things = Dinge
fact-final = letzte Runde
fact-money = Geld
fact-hand = Handkarten
fact-deck = Karten im Deck
fact-place = Platz in der Zugfolge
fact-power = Stärke
fact-tribes = Stämme
fact-owner = Eigentümer
fact-fresh = in diesem Zug gekommen
    .value = ja
fact-uses = benutzt
fact-marks = merkt sich
fact-pile = Stapel
fact-toll = Zoll
fact-attacks = Angriffe übrig
fact-from_top = von oben
fact-from_bottom = von unten
fact-cost = Kosten
fact-costs = kostet
fact-own_money = eigenes Geld
fact-money_change = Geld
fact-leaves = geht vom Tisch
fact-power_after = Stärke danach
fact-then = und dann
fact-on = für
fact-by = gefragt von
fact-attacker = greift gerade an
fact-attacking = greift gerade an
    .value = ja
fact-waits = geschieht danach
fact-safe = kann nicht angegriffen werden
fact-until = geliehen bis
fact-share = gibt Stärke

## Warum nicht

why-empty-pool = dieser Vorrat ist leer
why-pool-too-small = dieser Vorrat hat weniger Karten
why-empty-pile = in diesem Stapel liegt keine Karte
why-left = wer gegangen ist, macht nicht mehr mit
why-drawn-unfit = die gezogene Karte passt nicht
why-must-move = an diesem Tisch muss mindestens eine Karte hineingemischt werden
why-just-arrived = { $a } ist erst in diesem Zug gekommen und greift ab deinem nächsten an
why-has-attacked = { $a } hat in diesem Zug schon angegriffen
why-foe-not-meant = { $a } ist ein Feind, und Feinde sind hier nicht gemeint
why-out-of-reach = Karten dieser Art können { $a } nicht wählen
why-act-used = { $a } wurde in diesem Zug schon benutzt, und mehr als einmal geht nicht
why-things = { $a ->
    [one] kostet { $a } Ding, du hast { $b }
   *[other] kostet { $a } Dinge, du hast { $b }
}
why-played-often = { $a } wurde in diesem Zug { $b }-mal gespielt, und mehr geht nicht
why-held-back = eine Karte hindert { $a } am Angreifen
why-nobody-to-attack = { $a } kann gerade niemanden angreifen
why-own-card = { $a } gehört dir selbst
why-oneself = niemand greift sich selbst an
why-safe-player = { $a } kann jetzt nicht angegriffen werden
why-safe-card = { $a } kann von diesem Freund nicht angegriffen werden
why-no-fighter = angegriffen werden nur Freunde und Feinde, und { $a } ist keins von beiden
why-act-nothing = { $a } hat gerade nichts zu tun
why-no-sacrifice = für { $a } kann nichts geopfert werden
why-not-fitting = { $a } ist nicht, wonach diese Karte fragt
why-not-that-player = diese Karte meint { $a } nicht
why-waits-main = { $a } spielst du im Hauptschritt deines Zuges
why-waits-question = { $a } wartet: Gerade geht es um etwas anderes
why-works-by-itself = { $a } wirkt von selbst
why-discarded = { $a } liegt auf deinem Ablagestapel
why-trophy = { $a } ist besiegt; nur die Beute wirkt noch
why-in-deck = { $a } gehört zu deinem Deck
why-lies-under = eine verdeckte Karte unter einer anderen bleibt dort

## Einstellungen

setting-format = Format der Listen
setting-format-a = a: so viele je Art und Kosten
setting-format-b = b: 25 je Art
setting-format-c = c: beliebige 100 Karten
setting-foes = Feinde
setting-foes-none = keine Feinde
setting-foes-random = zwei je Spieler, zufällig
    .number = { $number } durch Zufall
setting-foes-2-unreasonable_goose--tax_dragon = zwei unvernünftige Gänse und ein Steuerdrache
setting-draw_order = wer zuerst ein Deck zieht
setting-draw_order-random_start = irgendwer, dann nach Plätzen
setting-draw_order-seat = der erste Platz
setting-turn_order = Zugfolge
setting-turn_order-as_drawn = wie die Decks gezogen wurden
setting-turn_order-reverse = umgekehrt
setting-turn_order-random = ausgelost
setting-list_copies = Exemplare einer Karte in der Liste
setting-list_copies-total = so viele, wie das Format sagt
setting-list_copies-extra = eines mehr, als das Format sagt
setting-list_open = offene Listen
setting-list_open-no = nein
setting-list_open-yes = ja
setting-setup_look = ein neues Deck wird angesehen
setting-setup_look-after = wenn es fertig ist
setting-setup_look-during = während es gezogen wird
setting-draw_c_min = Karten, die mindestens eingemischt werden
setting-sacrifice_to = Geopfertes geht an
setting-sacrifice_to-sacrificer = wer es opfert
setting-sacrifice_to-owner = den Eigentümer
setting-loop_plays = Spielen einer Karte je Zug
setting-loop_triggers = längste Kette von Texten
setting-attack_per_turn = Angriffe eines Freundes je Zug
setting-attack_control_resets = ein gestohlener Freund gilt als neu
setting-attack_control_resets-no = nein
setting-attack_control_resets-yes = ja
setting-foe_toll_add = Zoll beim Einmischen
setting-foe_toll_add-per_instruction = einmal
setting-foe_toll_add-per_card = für jede Karte
setting-foe_discard = ein abgeworfener Feind
setting-foe_discard-heap = hinterlässt keine Beute
setting-foe_discard-defeat = ist besiegt
setting-end_cause = das Ende kommt, wenn ein Deck
setting-end_cause-any = auf irgendeine Weise leer wird
setting-end_cause-draw = leer gezogen wird
setting-end_bedtime = Schlafenszeit (letzte Runde)
setting-end_tie = gleich viel Geld am Ende
setting-end_tie-shared = der Sieg wird geteilt
setting-end_tie-judge = die Schiedsperson bestimmt den Sieg
setting-judges = Schiedspersonen
setting-judge_sees_hands = Schiedspersonen sehen die Hände
setting-judge_sees_hands-yes = ja
    .text = Eine Schiedsperson sieht alle Hände und welche Karten die Listen enthielten.
setting-judge_sees_hands-no = nein
    .text = Eine Schiedsperson sieht keine Hände, aber welche Karten die Listen enthielten.
setting-judge_sees_hands-nothing = was Zuschauer sehen
    .text = Eine Schiedsperson sieht, was Zuschauer sehen, und nichts Verborgenes.
setting-judge_timeout = Sekunden für eine Antwort der Schiedsperson
setting-disputes = Einwände, die ein Spieler erheben darf
setting-cards = Karten
setting-cards-balanced = ausgewogen
setting-cards-spec = wie im Regelbuch

## Was die Wörter auf dem Tisch bedeuten, kurz gesagt

gloss-money = Wer am Ende das meiste hat, gewinnt. Es darf auch unter 0 fallen.
gloss-hand = Karten auf der Hand. Nur wer sie hält, sieht sie, und die Schiedsperson, wenn es am Tisch so gilt.
gloss-deck = Karten, die noch im Deck sind. Wer seine letzte zieht, läutet die letzte Runde ein.
gloss-place = Wann diese Person in einer Runde an der Reihe ist.
gloss-power = So viel Geld kostet sein Angriff. Im Kampf geht die Karte mit der kleineren Stärke.
gloss-tribes = Manche Texte gelten nur für Karten dieser Stämme.
gloss-pile = Der Stapel, auf dem dieser Feind sitzt.
gloss-toll = So viel Geld kostet es jedes Mal, von diesem Stapel zu ziehen oder Karten daraus ins Deck zu nehmen.
gloss-attacks = So oft kann die Karte in diesem Zug noch angreifen.
gloss-fresh = In diesem Zug gekommen: Ein Freund greift erst ab dem nächsten Zug an, wenn keine Karte etwas anderes sagt.
gloss-uses = So oft hat ihr Text schon gewirkt. Manche Karten gehen nach einigen Malen.
gloss-marks = Die Karte oder Person, um die es in ihrem Text geht, solange sie liegt.
gloss-from_top = Der Platz dieser Karte im Stapel, von oben gezählt, bis gemischt wird.
gloss-from_bottom = Der Platz dieser Karte im Stapel, von unten gezählt, bis gemischt wird.
gloss-round = Eine Runde ist vorbei, wenn alle einmal am Zug waren.
gloss-step = Ein Zug hat drei Schritte: ziehen, spielen, beenden.
gloss-bedtime = Länger als bis zu dieser Runde dauert das Spiel nicht.
gloss-turn = Wer am Zug ist. Nur diese Person spielt Karten aus und greift an.
gloss-things = Damit werden Karten bezahlt: 4 zu Beginn jedes eigenen Zuges. Sie lassen sich nicht aufheben.
gloss-final = Nach dieser Runde ist das Spiel aus.
gloss-safe = Solange diese Karte das sagt, kann niemand diesen Spieler angreifen.
    .rule = FR-RULING-77
gloss-until = Bis dahin führt sie jemand anders als ihr Eigentümer.
    .rule = FR-RULING-65
gloss-share = Was diese Karte zur Stärke der Karte über ihr beiträgt.
    .rule = FR-RULING-36
gloss-owner = Wem die Karte gehört. Wer sie führt, entscheidet für sie.
    .rule = FR-RULING-32
gloss-attacking = Jetzt wird gewählt, wen dieser Freund angreift.
    .rule = FR-ATTACK-01
gloss-costs = Was diese Karte jetzt kostet, in Dingen.
    .rule = FR-RULING-49

## Fertige Listen

deck-house_a = Hausliste A
    .plan = von allem ein wenig
deck-house_b = Hausliste B
    .plan = von allem ein wenig
deck-paperwork = Papierkram
    .plan = an allem, was irgendwer tut, ein wenig verdienen
deck-slime_weekend = Schleim-Wochenende
    .plan = das Feld mit Schleimen füllen und jeden von ihnen größer machen

## Abgelehnte Entscheidungen und Listen

fault-number = „{ $text }“ geht nicht; es muss eine ganze Zahl von { $low } bis { $high } sein
fault-in-setup = das passt nicht in den Aufbau: { $operation }. Dort gibt es nur: { $operations }
fault-at-end = am Ende gibt es keine Züge mehr, also passt das nicht: { $operation }
fault-not-active = nur wer am Zug ist, hat Dinge, und das ist { $seat }
fault-no-power = { $card } hat keine Stärke
fault-order = „{ $text }“ geht nicht; eine Zugfolge nennt jeden Platz einmal, wie „{ $example }“
fault-no-step = hier läuft kein Schritt eines Zuges
fault-fixed = das steht fest, wenn der Tisch eröffnet wird: { $key }
fault-bedtime = im Spiel hat die Schlafenszeit eine eigene Entscheidung
fault-winner = wer gewinnt, wird nur am Ende bestimmt, unter denen, die gleich viel und am meisten Geld haben
fault-no-pile = „{ $text }“ ist kein Stapel; schreib „pool friend“ oder „deck A“
fault-no-place = „{ $text }“ ist kein Ort; es gibt: hand P, deck P oder pool T mit top, bottom oder shuffled, discard P, board P, under N up oder down, perch PILE, heap, removed
fault-no-number = keine Karte auf dem Feld oder auf einem Stapel hat die Nummer { $number }
fault-no-card = „{ $text }“ nennt keine Karte; schreib ihre Nummer oder „NAME in hand B“
fault-hands-unseen = an diesem Tisch sehen Schiedspersonen keine Hände, können also keine Karte darin nennen
fault-not-in-hand = { $card } ist nicht in der Hand von { $seat }
fault-place-unknown = die Schiedsperson weiß nicht, wo { $card } in diesem Stapel liegt
fault-no-face-up = keine offene Karte hat die Nummer { $number }
fault-foe-in-hand = { $card } ist ein Feind, und Feinde gehören in keine Hand und keinen Ablagestapel
fault-foe-on-board = { $card } ist ein Feind; zum Freund wird er nur, wenn die Kontrolle wechselt
fault-no-foe = { $card } ist kein Feind
fault-wrong-pool = { $card } gehört nicht in diesen Vorrat: { $kind }
fault-magic-stays = { $card } ist ein Zauber, und Zauber bleiben nicht auf dem Feld
fault-under-unknown = niemand darf wissen, ob das, was verdeckt darunter liegt, dort hingehört
fault-under-itself = eine Karte kann nicht unter sich selbst liegen
fault-card-gone = die Karte { $number } ist nicht mehr da
fault-no-new-cards = eine Entscheidung erschafft und vernichtet keine Karten
fault-foe-discarded = im Ablagestapel liegen keine Feinde
fault-end-stays = das Ende lässt sich nicht zurücknehmen
fault-list-unknown = eine Liste „{ $text }“ gibt es nicht; es gibt: { $known }
fault-list-words = die Liste ist zu lang: Sie muss { $most } Karten haben
fault-list-ends = die Liste endet mit „{ $text }“; eine Zahl steht vor einer Karte
fault-list-removed = nicht in diesem Kartensatz: { $card }
fault-list-near = „{ $text }“ ist keine Karte; meinst du { $card }?
fault-list-no-card = „{ $text }“ ist keine Karte; eine Karte schreibt man wie „{ $example }“
fault-list-foe = { $card } ist ein Feind; Listen haben keine
fault-list-copies = { $card }: { $count }-mal; das Format { $format } erlaubt { $most }
fault-list-of-cost = { $kind }, Kosten { $cost }: Die Liste hat { $count }; es müssen genau { $most } sein
fault-list-of-kind = { $kind }: Die Liste hat { $count }; es müssen genau { $most } sein
fault-list-cards = Karten in der Liste: { $count }; es müssen genau { $most } sein
