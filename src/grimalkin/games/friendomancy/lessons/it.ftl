# Le lezioni di Friendomancy: ciò che si dice a ogni passo. $move è la mossa che fa andare avanti.

lesson-first = I tuoi primi amici
    .text = Pesca, fai amicizia con una pozzanghera, guadagna Soldi, attacca, incerotta un gatto e chiama il Giudice per un sasso.
lesson-rival = Bo
lesson-judge = Cialda
lesson-otherwise = A un tavolo tuo puoi farlo. Qui scegli «{ $move }».

## Un turno intero

lesson-first-table = Fai come a casa tua
lesson-first-welcome = Ti diamo il benvenuto sul tappeto del salotto! Tu e Bo avete cominciato con 20 Soldi a testa. A festa finita vince chi ha più Soldi. Nient’altro conta, nemmeno le buone maniere.
lesson-first-places = Ecco che cosa hai: una mano che vedi solo tu, un mazzo e un campo. Sul tuo campo abita già Puddle Named Kevin, una pozzanghera. Le quattro riserve al centro sono di tutti.
lesson-first-draw = Un turno ha tre fasi. Nella fase di pesca fai una di tre cose: peschi dal tuo mazzo, peschi da una riserva, o mescoli nel tuo mazzo fino a tre carte di una riserva senza vederle. Pesca dal tuo mazzo.
lesson-first-play-friend = Ora la fase principale. Ogni turno ricevi 4 Cose, e le carte costano Cose. Che cos’è una Cosa? Non lo sa nessuno, ma Slime Accountant ne accetta una. Gioca la carta: è un Amico, e gli Amici restano.
lesson-first-play-magic = Eccolo sul tuo campo, accanto a Kevin. Adesso una Magia: agisce una volta e va nei tuoi scarti. Small Favor non costa niente e porta 2 Soldi. Giocala.
lesson-first-earner = Hai 22 Soldi e ancora 3 Cose. Un buon Amico guadagna qualcosa ogni turno, tutto da solo. Leggi le tue carte.
lesson-first-earner-goal = Gioca un Amico che guadagna Soldi.
lesson-first-earner-rock = È un sasso. È buono. Ma è un Coso e non guadagna niente. Per ora.
lesson-first-earner-stop = Non così in fretta: hai ancora Cose, e quel che non spendi va perso.
lesson-first-earner-kevin = Kevin è coraggioso, ma la sua Forza è 0. Bo non si bagnerebbe neppure.
lesson-first-stop = Il ficus non può attaccare: sta lì, rimpiange e guadagna. Le tue ultime 2 Cose non comprano più niente, e le Cose non si tengono da parte. Finisci la fase principale.
lesson-first-swap = Nella fase finale puoi cambiare una carta della tua mano con quella in cima al tuo mazzo. Ti resta solo un sasso.
lesson-first-swap-goal = Cambia il sasso, o restagli fedele e passa.
lesson-first-swap-kept = Che animo fedele! Ti tieni il sasso. Alla fine del tuo turno hai guadagnato 1 per Kevin, l’altra Melma, e 1 con il ficus. Hai 24 Soldi.
lesson-first-earned = Hai pescato Vacuum With Feelings. E alla fine del tuo turno hai guadagnato 1 per Kevin, l’altra Melma, e 1 con il ficus: hai 24 Soldi. Ora tocca a Bo.

## Attacchi

lesson-first-attack = Forza contro Forza
lesson-first-power = Qualche giro dopo. Il numero nell’angolo di un Amico è la sua Forza. Ogni Amico può attaccare una volta per turno, ma non nel turno in cui è stato giocato. Attacca con Vacuum With Feelings.
lesson-first-target = Quando due Amici si incontrano, confrontano la loro Forza: il più debole va negli scarti. Il tuo aspirapolvere ha Forza 3. Bo ha imparato da te: adesso c’è un ficus anche lì.
lesson-first-target-goal = Ferma i guadagni di Bo e tieniti l’aspirapolvere.
lesson-first-target-dragon = Il drago ha Forza 5, tu 3. Ne soffrirebbero i sentimenti dell’aspirapolvere, e anche tutto il resto.
lesson-first-target-bo = Bo perderebbe 3 Soldi, e fa piacere. Ma il ficus continuerebbe a guadagnare, turno dopo turno.
lesson-first-fell = 3 contro 2: il ficus va negli scarti di Bo, e il tuo aspirapolvere conserva tutta la sua Forza. A Forza pari se ne andrebbero entrambi. L’altro tuo Amico non ha ancora attaccato: attacca con Borrowed Kitten.
lesson-first-kitten = Si possono attaccare anche i giocatori: perdono tanti Soldi quanta è la Forza di chi attacca. Non li prende nessuno; rotolano sotto il divano.
lesson-first-kitten-goal = Fai perdere Soldi a Bo.
lesson-first-kitten-dragon = Forza 2 contro Forza 5. Pensa al gattino, per favore.
lesson-first-hit = Bo perde 2 Soldi. Poi Borrowed Kitten è tornato nella tua mano: lo dice il suo testo, e una carta vince sempre su una regola. Potresti giocare di nuovo il gattino, ma in questo turno non attaccherebbe più. Finisci la fase principale.
lesson-first-keep-hand = Stavolta niente cambio: il gattino te lo tieni. Passa, e guarda che cosa fa Bo.
lesson-first-hit-back = Bo ha pescato una carta che non vedi e ha mandato il drago: 5 contro 3. Il tuo aspirapolvere è nei tuoi scarti, con tutti i suoi sentimenti. Gli Amici restano finché qualcosa non li toglie, e un drago è qualcosa.

## Un Nemico, una carta sotto una carta, una Maledizione

lesson-first-goose = L’oca
lesson-first-toll = Un Nemico! Unreasonable Goose è uscita dalla riserva degli Amici e ci si è seduta sopra. Chi pesca lì paga un pedaggio: 1 Soldo. Altri progetti non ne ha. Contro un’oca ci vuole una Magia.
lesson-first-toll-goal = Pesca una Magia senza pagare.
lesson-first-toll-friend = L’oca soffia e tende un’ala: 1 Soldo, prego. E le Magie stanno altrove.
lesson-first-toll-deck = È gratis, ma lì una Magia non è sicura. Nella sua riserva sì.
lesson-first-tape = Duct Tape of Destiny! Certe carte vanno sotto altre: cambiano la carta sotto cui stanno, o quella le conta. Gioca il nastro.
lesson-first-under = Chi ha il nastro sotto di sé ha 1 Forza in più e vince i pareggi. L’oca ha Forza 3; pensa dunque a chi metterlo.
lesson-first-under-goal = Rendi un Amico all’altezza dell’oca.
lesson-first-under-kevin = Kevin avrebbe Forza 1, e il nastro non si attacca alle pozzanghere. Chi ha Forza 2?
lesson-first-taped = Cat Burglar's Cat adesso ha Forza 3. Se lascia il campo, quel che ha sotto va negli scarti. I Nemici si attaccano proprio come gli Amici. Attacca con il gatto.
lesson-first-at-goose = Forza 3 contro Forza 3 sarebbe un pareggio. Ma il nastro è il nastro: scegli l’oca.
lesson-first-curse = L’oca è sconfitta, il pedaggio è finito e il suo bottino è tuo: 4 Soldi. E ora una cattiveria: una Maledizione. Le Maledizioni restano e agiscono ancora e ancora. Gioca Hex of Slightly Wet Socks.
lesson-first-cursed = Può riguardare solo Bo, quindi non si è chiesto niente a nessuno. All’inizio dei suoi turni Bo perde 1 Soldo, per tre volte. Le Maledizioni se ne vanno solo se lo dice una carta. Finisci la fase principale e ascolta il ciac.
lesson-first-wet = Ciac: comincia il turno di Bo, e Bo perde 1 Soldo. Tu ne hai 26, Bo 23. La tua mano era vuota, perciò nella fase finale non c’era niente da chiederti.

## La fine

lesson-first-end = L’ultima carta
lesson-first-last-card = Molto più tardi. Appena un mazzo qualsiasi è finito, si conclude il giro e poi se ne gioca un ultimo. Hai 27 Soldi, Bo ne ha 22, e nel tuo mazzo c’è una sola carta.
lesson-first-last-card-goal = Sei in testa: fai arrivare la fine.
lesson-first-longer = È permesso, e la partita continua. Ma non per sempre: al giro 30 tutti a nanna. Vediamo come finisce quando peschi la tua ultima carta.
lesson-first-ran-out = La tua ultima carta è il sasso. È tornato da te! Il tuo mazzo è finito: questo è il giro 12, e il giro 13 sarà l’ultimo. Se nessun mazzo finisse mai, sarebbe il giro 30: a nanna.

## Il Giudice

lesson-first-judge = Chiama il Giudice!
lesson-first-last-turn = L’ultimo turno dell’ultimo giro, ed è il tuo. Il drago di Bo si è dato da fare: hai 22 Soldi, Bo ne ha 24. In mano hai una carta, una sola. Giocala.
lesson-first-dispute = È un sasso. È buono. Non fa niente, e ti mancano 2 Soldi. Ti pare giusto? A questo tavolo siede un Giudice: Cialda. Chi gioca può contestare quel che è successo. Chiama il Giudice con il martelletto in alto e scegli la voce del sasso.
lesson-first-dispute-rock = Non ancora: il tuo sasso merita giustizia. Chiama il Giudice con il martelletto in alto e scegli la voce in cui giochi A Perfectly Good Rock.
lesson-first-hearing = La contestazione è aperta: la partita aspetta, e gli orologi anche. Il Giudice Cialda non deve per forza conoscere le regole. La sua decisione dev’essere divertente, chiara, buffa o coerente, almeno una delle quattro. Cialda guarda a lungo il sasso.
lesson-first-ruling = È un sasso. È buono. Le cose buone valgono 3 Soldi. Avanti il prossimo!
lesson-first-ruled = Una decisione! Può spostare Soldi o carte, e l’ha fatto: 3 Soldi per te, 25 in tutto. Nel diario c’è ogni cosa: la tua contestazione e la decisione, con le parole di Cialda. In ogni replay andrà allo stesso modo, senza chiedere di nuovo.
lesson-first-last-stop = Bo guarda il sasso, poi Cialda, poi il soffitto. Hai 25 Soldi, Bo ne ha 24. Finisci la fase principale prima che qualcuno faccia ricorso.
lesson-first-won = L’ultimo giro è finito, e 25 batte 24: hai vinto, per un sasso! Ora fatti degli amici tuoi. Ogni regola si può consultare, e a ogni tavolo può sedere un Giudice.
