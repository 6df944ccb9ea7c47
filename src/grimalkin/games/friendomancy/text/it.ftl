# Friendomancy in italiano. $a, $b, ... sono le parti di una scelta o i dati di un evento, nel loro ordine.

title = Friendomancy
pitch = Fatti degli amici, lancia magie sciocche e resta con più Soldi di tutti a festa finita. Da due a sei giocatori.

## Parole

word-ability = testo
word-friend = Amico
word-magic = Magia
word-curse = Maledizione
word-whatever = Coso
word-foe = Nemico
word-loot = Bottino
word-second = il secondo testo
word-setup = preparazione
word-draw = fase di pesca
word-main = fase principale
word-end = fase finale
word-round = fine del giro
word-wear = logorio
word-texts = testi delle carte
word-this_turn = fine del turno
word-luck = decide la sorte
word-decks_by_luck = la sorte decide chi pesca per primo, gli altri seguono in ordine di posto
word-decks_by_seat = A pesca per primo, gli altri seguono in ordine di posto
word-turns_as_drawn = i turni seguono l’ordine in cui sono stati pescati i mazzi
word-turns_reversed = i turni vanno al contrario di come sono stati pescati i mazzi
word-turns_by_luck = la sorte decide l’ordine dei turni
word-foes_by_luck = gli altri Nemici vanno a caso nelle riserve
word-win_shared = la vittoria è condivisa
word-toll = pedaggio
word-choice = qualcuno sceglie
word-friend_pool = riserva degli Amici
word-magic_pool = riserva delle Magie
word-curse_pool = riserva delle Maledizioni
word-whatever_pool = riserva dei Cosi
word-deck_of = mazzo di { $owner }
word-deck_a = mazzo di A
word-deck_b = mazzo di B
word-deck_c = mazzo di C
word-deck_d = mazzo di D
word-deck_e = mazzo di E
word-deck_f = mazzo di F

## Tribù

word-slime = Melma
word-cat = Gatto
word-bird = Uccello
word-wizard = Mago
word-ghost = Fantasma
word-robot = Robot
word-goblin = Goblin
word-plant = Pianta
word-dragon = Drago
word-snack = Spuntino
word-relative = Parente
word-bug = Insetto
word-boss = Boss

## Scelte

option-yes = Sì
option-done = Fatto
option-stop = Finisci la fase principale
option-second = Sei carte da una riserva: { $a }
option-third = { NUMBER($a, minimumIntegerDigits: 4, useGrouping: 0) } (Amici, Magie, Maledizioni, Cosi)
option-split = { NUMBER($a, minimumIntegerDigits: 4, useGrouping: 0) } (Amici, Magie, Maledizioni, Cosi)
option-makeup = Una carta da una riserva: { $a }
option-deck = Pesca dal tuo mazzo
option-draw = Pesca da una riserva: { $a }
option-add = Mescola { $b } carte di una riserva nel tuo mazzo: { $a }
option-rest = Lascia le pile come sono
option-play = Gioca { $a }
option-attack = Attacca con { $a }
    .on = Attacca con { $on }
option-at = Bersaglio: { $a }
    .on = Bersaglio: { $on }
option-use = { $parts ->
    [1] Usa { $a }
   *[other] Usa il secondo testo di { $a }
}
    .on = Usa { $on }
option-swap = Cambia { $a }
option-choose = Scegli { $a }
    .on = Scegli { $on }
option-pile = { $a }
option-take = Prendi { $a }
option-discard = { $a }
option-first = Poi { $a }
option-count = { $a }
option-order = { $parts ->
    [2] { $a }, poi { $b }
    [3] { $a }, poi { $b }, poi { $c }
    [4] { $a }, poi { $b }, poi { $c }, poi { $d }
    [5] { $a }, poi { $b }, poi { $c }, poi { $d }, poi { $e }
   *[6] { $a }, poi { $b }, poi { $c }, poi { $d }, poi { $e }, poi { $f }
}
option-hide = Nascondi { $a } in una riserva: { $b }

## Domande

ask-pick_second = Pesca sei carte da una riserva
ask-pick_third = Pescane altre sei, da una o da due riserve
ask-pick_split = Pesca le ultime sei, divise come vuoi
ask-pick_make_up = Al tuo mazzo mancano carte. Da quale riserva viene la prossima?
ask-ask_draw = Pesca una carta, o mescola carte di una riserva nel tuo mazzo
ask-ask_main = { $things ->
    [one] Gioca carte, attacca, usa testi: ti resta { $things } Cosa
   *[other] Gioca carte, attacca, usa testi: ti restano { $things } Cose
}
ask-ask_target = Chi attacca { $attacker }?
ask-ask_swap = Cambiare una carta con la prima del tuo mazzo?
ask-ask_may = { $by }: lo fai?
ask-ask_piece = { $by }: scegli una carta
ask-ask_seat = { $by }: scegli un giocatore
ask-ask_pile = { $by }: scegli una pila
ask-ask_count = { $by }: quante carte?
ask-ask_kind = { $by }: prendi una carta
ask-ask_own = { $by }: scegli una delle tue carte
ask-ask_payment = Quale Amico sacrifichi?
ask-ask_throw = Scarta una carta dalla mano
ask-ask_give = { $by }: quale carta torna nella sua riserva?
ask-ask_put_drawn = { $by }: mettere sul tuo campo la carta pescata?
ask-ask_place = Quale carta viene dopo?
ask-ask_revealed = { $by }: pesca una delle carte rivelate
ask-ask_many = { $by }: scegli quante carte vuoi
ask-ask_draw_order = In che ordine si pescano i mazzi?
ask-ask_foes = Quale Nemico va in quale riserva? Passa: gli altri a caso
ask-ask_turn_order = Qual è l’ordine dei turni?
ask-ask_tie = Chi vince a parità?
ask-hearing = C’è una contestazione aperta: decidi, o lascia tutto com’è

## Che cosa è successo

event-pooled = Le riserve: Amici { $a }, Magie { $b }, Maledizioni { $c }, Cosi { $d }
event-draws_first = { $a } compone il mazzo per primo
event-took = { $a } prende per il mazzo: Amici { $b }, Magie { $c }, Maledizioni { $d }, Cosi { $e }
event-looked = { $a } guarda il nuovo mazzo e lo mescola
event-foes_hidden = { $b ->
    [one] Un Nemico si nasconde: { $a }
   *[other] { $b } Nemici si nascondono: { $a }
}
event-opening = { $a } comincia con 20 Soldi e pesca quattro carte
event-round = Giro { $a }
event-turn = { $b ->
    [one] Turno di { $a }: { $b } Cosa
   *[other] Turno di { $a }: { $b } Cose
}
event-turn_over = Il turno di { $a } è finito
event-round_over = Il giro { $a } è finito
event-last_round = Il giro { $a } sarà l’ultimo
event-bedtime = A nanna: il giro { $a } è l’ultimo
event-deck_out = Il mazzo di { $a } è finito
event-left = { $a } se ne va
event-final = { $b ->
    [one] { $a } ha { $b } Soldo
   *[other] { $a } ha { $b } Soldi
}
event-gained = { $b ->
    [one] { $a } guadagna { $b } Soldo e ne ha { $c }
   *[other] { $a } guadagna { $b } Soldi e ne ha { $c }
}
event-lost = { $b ->
    [one] { $a } perde { $b } Soldo e ne ha { $c }
   *[other] { $a } perde { $b } Soldi e ne ha { $c }
}
event-toll = { $c ->
    [one] { $a } paga un pedaggio di { $c } Soldo: { $b }
   *[other] { $a } paga un pedaggio di { $c } Soldi: { $b }
}
event-things = { $c ->
    [one] { $a } ha ora { $c } Cosa
   *[other] { $a } ha ora { $c } Cose
}
event-drew = { $a } pesca { $b }: { $c }
event-added = { $c ->
    [one] { $a } mescola una carta nel proprio mazzo: { $b }
   *[other] { $a } mescola { $c } carte nel proprio mazzo: { $b }
}
event-added_none = { $a } lascia le pile come sono
event-shuffled = Mescolato: { $a }
event-peeked = { $a } guarda { $b }: { $c }
event-to_bottom = { $a } mette { $b } in fondo: { $c }
event-reordered = { $a } rimette le prime carte nell’ordine che vuole: { $b }
event-revealed = { $a } viene rivelata: { $b }
event-played = { $c ->
    [0] { $a } gioca { $b } gratis
    [one] { $a } gioca { $b } per { $c } Cosa
   *[other] { $a } gioca { $b } per { $c } Cose
}
event-acted = { $a } usa { $b }
event-triggered = { $a }:
event-put = { $b } arriva sul campo di { $a }
event-fell = { $a } va negli scarti di { $b }
event-spent = { $a } è esaurita
event-sacrificed = { $a } sacrifica { $b }
event-discarded = { $a } scarta { $b }
event-milled = { $b } va dal mazzo di { $a } agli scarti
event-bounced = { $a } torna in mano a { $b }
event-recovered = { $a } riprende { $b } dagli scarti
event-recycled = { $a } rimescola { $b } nel mazzo
event-to_pool = { $a } restituisce { $b }: { $c }
event-tucked = { $a } va sotto { $b }
event-tucked_unseen = Una carta va coperta sotto { $a }
event-untucked = { $a } prende { $b } da sotto una carta
event-under_left = { $a } era lì sotto e va negli scarti di { $b }
event-under_pool = { $a } era lì sotto e va in fondo: { $b }
event-removed = { $a } è fuori dal gioco
event-control = { $a } controlla { $b }
event-power = { $a } ha Forza { $c }
event-tribes = Le Tribù di { $a } cambiano
event-marked = { $a } segna { $b }
event-marked_seat = { $a } segna { $b }
event-kept = { $a } tiene { $b }
event-used = { $b ->
    [one] { $a } è stata usata { $b } volta su { $c }
   *[other] { $a } è stata usata { $b } volte su { $c }
}
event-rolled = Un tiro fino a { $b }: { $a }
event-ignored = { $a } viene ignorata, la catena è troppo lunga
event-attacks_seat = { $a } attacca { $b }
event-attacks = { $a } attacca { $b }
event-hit = { $a } colpisce { $b } per { $c }
event-fought = { $a } con Forza { $b } lotta contro { $c } con Forza { $d }
event-won = { $a } vince la lotta
event-foe_shown = Un Nemico! { $a } sta in agguato: { $b }
event-perched = { $a } si appollaia: { $b }
event-befriended = { $a } fa amicizia con { $b }
event-foe_returned = { $a } torna sul suo trespolo: { $b }
event-foe_back = { $a } si nasconde di nuovo: { $b }
event-foe_moved = { $a } cambia pila: { $b }
event-worn = { $a } perde { $b } di Forza e ne ha { $c }
event-defeated = { $b } sconfigge { $a }
event-to_heap = { $a } va nel mucchio dei Nemici
event-foe_attacks = { $a } attacca { $b } per { $c }
event-turn_ordered = Ordine dei turni: { $a }
event-disputed = { $a } solleva una contestazione (voce { $b })
event-hearing = Si aspetta il Giudice: è aperta la contestazione di { $a } (voce { $b })
event-upheld = La contestazione di { $a } (voce { $b }) è chiusa e tutto resta com’è
event-proposed = Il Giudice { $a } propone una decisione (voce { $b })
event-held = La decisione di { $a } (voce { $b }) aspetta che gli effetti in corso finiscano
event-ruled = Il Giudice { $a } decide (voce { $b })
event-ruling_refused = La decisione di { $a } (voce { $b }) non è più possibile
event-judge_seated = { $a } si siede come Giudice
event-judge_left = Il Giudice { $a } se ne va
event-by_ruling = Così deciso alla voce { $a }
event-ruled_move = { $a } si sposta per decisione del Giudice
event-bedtime_set = L’ora di andare a nanna ora è il giro { $a }
event-step_ended = Il Giudice chiude questa fase per { $a }
event-named = Il Giudice dà la vittoria a { $a }

## Il tavolo

phase-setup = preparazione
phase-draw = fase di pesca
phase-main = fase principale
phase-end = fase finale
phase-round = fine del giro
zone-pool = Riserva: { $a }
zone-deck = Mazzo di { $a }
zone-list = Carte iniziali del mazzo di { $a }
zone-hand = Mano di { $a }
zone-board = Campo di { $a }
zone-discard = Scarti di { $a }
zone-trophies = Trofei di { $a }
zone-lurk = Nemici in agguato
zone-cast = Magia in corso
zone-revealed = Rivelate
zone-aside = Appena pescata
zone-heap = Mucchio dei Nemici
zone-removed = Fuori dal gioco
zone-hidden = Nemici nascosti nella riserva: { $a }
zone-unseen = Carte nascoste
fact-round = giro
fact-step = fase
fact-bedtime = ora di andare a nanna
fact-turn = turno
fact-things = Cose
fact-final = ultimo giro
fact-money = Soldi
fact-hand = carte in mano
fact-deck = carte nel mazzo
fact-place = posto nell’ordine di turno
fact-power = Forza
fact-tribes = Tribù
fact-owner = proprietario
fact-fresh = arrivata in questo turno
    .value = sì
fact-uses = usi
fact-marks = segna
fact-pile = pila
fact-toll = pedaggio
fact-attacks = attacchi rimasti
fact-from_top = dall’alto
fact-from_bottom = dal fondo
fact-cost = costo
fact-costs = costa
fact-own_money = i tuoi Soldi
fact-money_change = Soldi
fact-leaves = lascia il tavolo
fact-power_after = Forza dopo
fact-then = e poi
fact-on = per
fact-by = chiesto da
fact-attacker = attacca ora
fact-attacking = attacca ora
    .value = sì
fact-waits = succede dopo
fact-safe = non può essere attaccato
fact-until = in prestito fino a
fact-share = aggiunge Forza

## Perché no

why-empty-pool = quella riserva è vuota
why-pool-too-small = quella riserva ha meno carte
why-empty-pile = in quella pila non ci sono carte
why-left = chi se n’è andato non gioca più
why-drawn-unfit = la carta pescata non è adatta
why-must-move = a questo tavolo si deve mescolare almeno una carta
why-just-arrived = { $a } è appena arrivato e attacca dal tuo prossimo turno
why-has-attacked = { $a } ha già attaccato in questo turno
why-foe-not-meant = { $a } è un Nemico, e qui i Nemici non contano
why-out-of-reach = le carte di questo tipo non possono scegliere { $a }
why-act-used = { $a } è già servito in questo turno, e si può una volta sola
why-things = { $a ->
    [one] serve { $a } Cosa, ne hai { $b }
   *[other] servono { $a } Cose, ne hai { $b }
}
why-played-often = { $b ->
    [one] { $a } è stato giocato una volta in questo turno, ed è il massimo
   *[other] { $a } è stato giocato { $b } volte in questo turno, ed è il massimo
}
why-held-back = una carta impedisce a { $a } di attaccare
why-nobody-to-attack = { $a } non ha nessuno da attaccare
why-own-card = { $a } è tuo
why-oneself = nessuno attacca se stesso
why-safe-player = { $a } non può essere attaccato adesso
why-safe-card = questo Amico non può attaccare { $a }
why-no-fighter = si attaccano solo Amici e Nemici, e { $a } non è né l’uno né l’altro
why-act-nothing = { $a } adesso non ha nulla da fare
why-no-sacrifice = { $a } chiede un sacrificio impossibile
why-not-fitting = { $a } non è ciò che chiede questa carta
why-not-that-player = questa carta non riguarda { $a }
why-waits-main = { $a } si gioca nella tua fase principale
why-waits-question = { $a } aspetta: ora si chiede altro
why-works-by-itself = { $a } agisce da sé
why-discarded = { $a } è nei tuoi scarti
why-trophy = { $a } è sconfitto; resta solo il bottino
why-in-deck = { $a } fa parte del tuo mazzo
why-lies-under = una carta coperta sotto un’altra resta lì

## Impostazioni

setting-format = formato delle liste
setting-format-a = a: tante per tipo e costo
setting-format-b = b: 25 per tipo
setting-format-c = c: 100 carte qualsiasi
setting-foes = Nemici
setting-foes-none = nessun Nemico
setting-foes-random = due per giocatore, a caso
    .number = { $number } a caso
setting-foes-2-unreasonable_goose--tax_dragon = due oche irragionevoli e un drago delle tasse
setting-draw_order = chi compone il mazzo per primo
setting-draw_order-random_start = uno a caso, poi secondo i posti
setting-draw_order-seat = il primo posto
setting-turn_order = ordine di turno
setting-turn_order-as_drawn = come per i mazzi
setting-turn_order-reverse = al contrario
setting-turn_order-random = a sorte
setting-list_copies = copie di una carta in una lista
setting-list_copies-total = tante quante dice il formato
setting-list_copies-extra = una più di quante dice il formato
setting-list_open = liste aperte
setting-list_open-no = no
setting-list_open-yes = sì
setting-setup_look = si guarda il nuovo mazzo
setting-setup_look-after = quando è completo
setting-setup_look-during = mentre si pesca
setting-draw_c_min = carte da mescolare almeno
setting-sacrifice_to = ciò che si sacrifica va
setting-sacrifice_to-sacrificer = a chi lo sacrifica
setting-sacrifice_to-owner = al proprietario
setting-loop_plays = volte che una carta si gioca in un turno
setting-loop_triggers = catena di testi più lunga
setting-attack_per_turn = attacchi di un Amico per turno
setting-attack_control_resets = un Amico rubato conta come nuovo
setting-attack_control_resets-no = no
setting-attack_control_resets-yes = sì
setting-foe_toll_add = pedaggio quando si mescola
setting-foe_toll_add-per_instruction = una volta
setting-foe_toll_add-per_card = per ogni carta
setting-foe_discard = un Nemico scartato
setting-foe_discard-heap = non lascia bottino
setting-foe_discard-defeat = è sconfitto
setting-end_cause = la fine arriva quando un mazzo
setting-end_cause-any = è vuoto in qualunque modo
setting-end_cause-draw = è vuotato pescando
setting-end_bedtime = ora di andare a nanna (ultimo giro)
setting-end_tie = pari Soldi alla fine
setting-end_tie-shared = la vittoria è condivisa
setting-end_tie-judge = il Giudice sceglie chi vince
setting-judges = Giudici
setting-judge_sees_hands = i Giudici vedono le mani
setting-judge_sees_hands-yes = sì
    .text = Un Giudice vede tutte le mani, e quali carte hanno portato le liste.
setting-judge_sees_hands-no = no
    .text = Un Giudice non vede le mani, ma quali carte hanno portato le liste sì.
setting-judge_sees_hands-nothing = ciò che vedono gli spettatori
    .text = Un Giudice vede ciò che vedono gli spettatori, e nulla di nascosto.
setting-judge_timeout = secondi che ha il Giudice per rispondere
setting-disputes = contestazioni che un giocatore può fare
setting-cards = carte
setting-cards-balanced = bilanciate
setting-cards-spec = come nel regolamento

## Che cosa vogliono dire le parole del tavolo, in breve

gloss-money = Vince chi ne ha di più alla fine. Si può scendere sotto 0.
gloss-hand = Carte in mano. Le vede solo chi le tiene, e il Giudice se il tavolo lo vuole.
gloss-deck = Carte rimaste nel mazzo. Chi pesca la sua ultima annuncia l’ultimo giro.
gloss-place = Quando tocca a questa persona in un giro.
gloss-power = Quanti Soldi perde chi viene attaccato. In un combattimento va via la Forza più bassa.
gloss-tribes = Certi testi riguardano solo le carte di queste Tribù.
gloss-pile = La pila su cui sta questo Nemico.
gloss-toll = I Soldi che costa ogni pesca da questa pila, e ogni volta che se ne aggiungono carte al mazzo.
gloss-attacks = Quante volte può ancora attaccare in questo turno.
gloss-fresh = Arrivata in questo turno: se nessuna carta dice altro, un Amico attacca dal turno seguente.
gloss-uses = Quante volte ha agito il suo testo. Certe carte vanno via dopo un po’ di volte.
gloss-marks = La carta o la persona di cui parla il suo testo finché resta in gioco.
gloss-from_top = Il posto di questa carta nella pila, contato dall’alto, fino alla prossima mescolata.
gloss-from_bottom = Il posto di questa carta nella pila, contato dal fondo, fino alla prossima mescolata.
gloss-round = Un giro finisce quando tutti hanno avuto un turno.
gloss-step = Un turno ha tre fasi: pescare, giocare, finire.
gloss-bedtime = La partita non va oltre questo giro.
gloss-turn = Di chi è il turno. Solo questa persona gioca carte e attacca.
gloss-things = Con queste si pagano le carte: 4 all’inizio di ogni tuo turno. Non si conservano.
gloss-final = Dopo questo giro la partita è finita.
gloss-safe = Nessuno può attaccare questo giocatore finché lo dice quella carta.
    .rule = FR-RULING-77
gloss-until = Fino ad allora la controlla qualcuno che non è il proprietario.
    .rule = FR-RULING-65
gloss-share = Quanto questa carta aggiunge alla Forza di quella sopra.
    .rule = FR-RULING-36
gloss-owner = Di chi è la carta. Chi la controlla decide per lei.
    .rule = FR-RULING-32
gloss-attacking = Ora si sceglie chi attacca questo Amico.
    .rule = FR-ATTACK-01
gloss-costs = Quanto costa ora questa carta, in Cose.
    .rule = FR-RULING-49

## Liste pronte

deck-house_a = Lista di casa A
    .plan = un po’ di tutto
deck-house_b = Lista di casa B
    .plan = un po’ di tutto
deck-paperwork = Scartoffie
    .plan = guadagnare qualcosa da tutto quello che fa chiunque
deck-slime_weekend = Weekend di melma
    .plan = riempire il campo di Melme e farle crescere tutte

## Decisioni e liste rifiutate

fault-number = “{ $text }” non va bene; serve un numero intero da { $low } a { $high }
fault-in-setup = durante la preparazione non va: { $operation }. Ci sono solo: { $operations }
fault-at-end = la partita finisce e non ci sono più turni: { $operation } non va
fault-not-active = solo chi è di turno ha Cose, e tocca a { $seat }
fault-no-power = { $card } non ha Forza
fault-order = “{ $text }” non va bene; un ordine nomina ogni posto una volta, come “{ $example }”
fault-no-step = qui non è in corso nessuna fase di un turno
fault-fixed = si stabilisce quando si apre il tavolo: { $key }
fault-bedtime = a partita iniziata l’ora di andare a nanna ha una decisione tutta sua
fault-winner = chi vince si nomina solo alla fine, tra chi ha più Soldi a pari merito
fault-no-pile = “{ $text }” non è una pila; scrivi “pool friend” o “deck A”
fault-no-place = “{ $text }” non è un posto; ci sono: hand P, deck P o pool T con top, bottom o shuffled, discard P, board P, under N up o down, perch PILE, heap, removed
fault-no-number = nessuna carta in campo o su una pila ha il numero { $number }
fault-no-card = “{ $text }” non nomina una carta; scrivi il suo numero, o “NAME in hand B”
fault-hands-unseen = a questo tavolo i Giudici non vedono le mani, quindi non possono nominarne una carta
fault-not-in-hand = { $card } non è nella mano: { $seat }
fault-place-unknown = chi giudica non sa in che punto di quella pila si trovi { $card }
fault-no-face-up = nessuna carta scoperta ha il numero { $number }
fault-foe-in-hand = { $card } è un Nemico, e mani e scarti non contengono Nemici
fault-foe-on-board = { $card } è un Nemico; diventa un Amico solo se cambia controllo
fault-no-foe = { $card } non è un Nemico
fault-wrong-pool = { $card } non va in questa riserva: { $kind }
fault-magic-stays = { $card } è una Magia, e le Magie non restano in campo
fault-under-unknown = nessuno può sapere se ciò che sta coperto lì sotto può andarci
fault-under-itself = una carta non può stare sotto sé stessa
fault-card-gone = la carta { $number } non c’è più
fault-no-new-cards = una decisione non crea e non distrugge carte
fault-foe-discarded = tra gli scarti non ci sono Nemici
fault-end-stays = la fine non si può annullare
fault-list-unknown = non c’è una lista “{ $text }”; ci sono: { $known }
fault-list-words = la lista è troppo lunga: deve avere { $most } carte
fault-list-ends = la lista finisce con “{ $text }”; un numero sta prima di una carta
fault-list-removed = non è in questo set di carte: { $card }
fault-list-near = “{ $text }” non è una carta; intendevi { $card }?
fault-list-no-card = “{ $text }” non è una carta; una carta si scrive come “{ $example }”
fault-list-foe = { $card } è un Nemico; le liste non ne hanno
fault-list-copies = { $card }: { $count } copie; il formato { $format } ne permette { $most }
fault-list-of-cost = { $kind }, costo { $cost }: la lista ne ha { $count }; devono essere { $most }
fault-list-of-kind = { $kind }: la lista ne ha { $count }; devono essere { $most }
fault-list-cards = carte nella lista: { $count }; devono essere { $most }
