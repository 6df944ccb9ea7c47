# Il tavolo: la domanda, le scelte, il diario e tutto ciò che sta attorno a un tabellone.

table-prompt = Che cosa si chiede
table-all-choices = Tutte le scelte
table-hinted = Un bot farebbe così
table-open-rule = Apri la regola { $rule }
table-confirm = Davvero?
table-confirm-yes = Sì: { $what }
table-confirm-no = No, scelgo di nuovo
table-unpick = Lascia
table-log = Diario
table-log-search = Cerca nel diario
table-log-earlier = { $count } voci precedenti
table-log-empty = Non è ancora successo nulla.
table-look-at = Guarda { $card }
table-entry-undo = { $name } annulla una scelta
table-entry-host-undo = Chi gestisce questo server riporta la partita a un punto precedente
table-entry-takeover = Da ora un bot gioca per { $name }
table-entry-back = { $name } gioca di nuovo
table-entry-timeout = { $name } ha tardato troppo
table-entry-concede = { $name } si arrende
table-entry-leave = { $name } lascia la partita
table-entry-ruling = Una decisione del Giudice
table-laying-out = Si apparecchia il tavolo …
table-card = Una carta
table-look = Guarda
table-statuses = Stati
table-modifiers = Modificata da
table-why-not = Perché non si può?
table-why-other = Perché non altro?
table-why-nothing = Nessuna regola lo vieta, ma ora non c'è niente da farci.
table-can-be-used = { $count ->
    [one] Una scelta la riguarda.
   *[other] { $count } scelte la riguardano.
}
table-card-rules = Le sue regole
table-rule = Regola { $rule }
table-link-copied = Il link è copiato.
table-talk = Chat
table-seats = Posti
table-menu = Menu
table-side = Diario, chat, posti, menu
table-fold = Ripiega
table-unread = { $count ->
    [one] una riga nuova
   *[other] { $count } righe nuove
}
table-whose-view = Guarda come
table-view-asked = tocca a te
table-sending = In viaggio …
table-goes-on = Si va avanti …
table-question-of = { $name }: { $question }
table-bot-thinks = { $names } sta pensando …
table-waits-for = Si aspetta { $names }
table-title-turn = ● Tocca a te: { $game }
table-window-closes = La finestra si chiude tra { $seconds } secondi
table-hold = Più tempo
table-held = Tempo aggiunto
table-yield = Lascia correre fino alla fine: { $phase }
table-yielding = Lasci correre tutto finché non è finita: { $phase }
table-unyield = Smetti di passare
table-skip = Salta
table-back = Indietro
table-undo = Annulla
table-undo-ask = Annulla: gli altri devono essere d'accordo
table-redo = Ripeti
table-redo-ask = Ripeti: gli altri devono essere d'accordo
table-hint = Che cosa farebbe un bot?
table-result = Risultato
table-lost = Questo tavolo non si può mostrare
table-lost-unknown = A questo indirizzo non c'è nessun tavolo. Forse il link è tagliato: fattelo mandare di nuovo.
table-lost-private = A questo tavolo nessuno può guardare. Se hai un posto qui, entra con il nome che avevi.
table-to-mine = Le mie partite
table-to-lobby = Sala
table-closed = Questo tavolo è stato chiuso
table-asleep = Questo tavolo dorme
table-asleep-game = Il suo gioco al momento non c'è.
table-asleep-cards = Le sue carte al momento non si possono usare.
table-asleep-setup = Al momento manca qualcosa con cui è stato preparato.
table-asleep-goes-on = Nulla è perduto: nessun orologio corre, e la partita riprende da dov'era appena può.

## Posti

seat-you = tu
seat-bot = bot
seat-bot-for = gioca un bot
seat-away = assente
seat-thinks = pensa …
seat-your-turn = Tocca a te
seat-turn = deve rispondere
seat-low-time = poco
seat-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}

## Chat

talk-somebody = Qualcuno
talk-spectator = guarda
talk-write = Di' qualcosa
talk-send = Invia
talk-empty = Nessuno ha ancora detto nulla.
talk-joined = { $name } si siede
talk-left = { $name } si alza
talk-seat = Il posto di { $name } è cambiato
talk-started = La partita comincia
talk-asks-undo = { $name } chiede di annullare una scelta
talk-asks-redo = { $name } chiede di ripetere una scelta
talk-asks-draw = { $name } offre il pareggio
talk-asks-pause = { $name } chiede una pausa
talk-yes = { $name } è d'accordo
talk-no = { $name } non è d'accordo
talk-lapsed = La richiesta è decaduta
talk-paused = La partita è in pausa
talk-resumed = { $name } riprende
talk-hold = { $name } chiede più tempo
talk-skipped = Il server è mancato per { $seconds } s. Intanto nessun orologio è andato avanti.
talk-set-back = L’orologio del server è stato spostato indietro. Ognuno ha lo stesso tempo di prima.
talk-bot-slow = { $name } era troppo lento ed è stato riavviato
talk-bot-replaced = { $name } si è guastato; ora gioca un bot semplice
talk-bot-gone = { $name } non è più qui; ora gioca un altro bot
talk-asleep = Il tavolo dorme: gli manca qualcosa. Nessun orologio corre.
talk-awake = Il tavolo è di nuovo sveglio: la partita riprende da dov'era
talk-closed = Il tavolo è stato chiuso
talk-webhook-failed = La notizia non è stata recapitata

## Richieste

request-waits = La tua richiesta aspetta { $names }.
request-agree = Accetta
request-refuse = Rifiuta
request-withdraw = Ritira
request-bot-plays = Un bot gioca per te

## Menu

menu-game = La partita
menu-pause = Pausa
menu-resume = Riprendi
menu-draw = Offri il pareggio
menu-play-again = Gioco di nuovo io
menu-let-play = Fai giocare un bot per me
menu-resign = Arrenditi
menu-resign-sure = Sì, mi arrendo
menu-leave = Lascia la partita
menu-leave-sure = Sì, lascio; gli altri continuano
menu-go-on = No, continuo
menu-stops = Chiedimi sempre a
menu-stops-help = Momenti che passano senza di te se non ti ci fermi.
menu-comfort = Comodità
menu-auto-pass = Passa per me quando non si può fare altro
menu-confirm = Chiedi prima di ogni scelta
menu-sound = Suoni
menu-motion = Movimento
menu-motion-auto = come il sistema
menu-motion-slow = lento
menu-motion-normal = normale
menu-motion-fast = veloce
menu-motion-none = nessuno
menu-table = Questo tavolo
menu-share = Copia il link
menu-keys = Tasti
menu-spectators-none = Nessuno può guardare.
menu-spectators-open = Chi ha il link può guardare e vede tutte le carte.
menu-spectators-public = Chi ha il link può guardare e vede ciò che vedono tutti.
menu-consent = Annullare dopo aver saputo qualcosa, il pareggio e la pausa richiedono il consenso degli altri.

## Tasti

keys-number = scegli il pulsante con questo numero
keys-letter = scegli ciò che ha questa lettera nell’elenco di tutte le scelte
keys-pass = lascia passare
keys-all = tutte le scelte
keys-arrows = da un pezzo all'altro; Invio tocca
keys-inspect = guarda una carta da vicino
keys-escape = lascia, chiudi
keys-undo = annulla, ripeti
keys-hint = che cosa farebbe un bot?
keys-yield = lascia correre fino alla fine di questa fase
keys-skip = salta ciò che si muove
keys-log = diario
keys-talk = chat
keys-rules = regolamento
keys-keys = questo elenco

## Risultato

result-you-won = Hai vinto!
result-you-lost = Hai perso
result-you-drew = Pareggio
result-over = La partita è finita
result-moments = Momenti chiave
result-rematch = Rivincita
result-to-rematch = Alla rivincita
result-replay = Rivedila
result-verify = Controlla i dadi
result-home = Alla pagina iniziale
result-look = Guarda il tavolo

## Regolamento

rules-book = Regolamento
rules-of = Regole di { $game }
rules-own-page = In una pagina a sé
rules-search = Cerca regole e carte
rules-found = { $rules } regole, { $cards } carte
rules-chapters = Capitoli
rules-cards = Carte
rules-copy = Copia il link a { $rule }
rules-from = Da dove viene
rules-from-all = Tutte le regole
rules-origin =
    { $origin ->
        [leaflet] foglietto
        [public] pagine pubbliche
        [ours] nostra
       *[rulebook] regolamento
    }
rules-origin-about =
    { $origin ->
        [leaflet] Stampata nei foglietti delle espansioni.
        [public] Raccontata su pagine pubbliche: recensioni, video, risposte degli autori.
        [ours] Decisa per questo tavolo, dove niente di stampato o di pubblico la dice.
       *[rulebook] Stampata nel regolamento del gioco.
    }
rules-nothing = Non si è trovato nulla.
rules-opening = Si apre il regolamento …
rules-none = Questo regolamento non c'è
rules-home = Alla pagina iniziale

## Luoghi

# $what: una carta; la $n-esima di $count uguali
board-rivals = Rivali
zone-one-of = { $what }, { $n } di { $count }
zone-named = { $name }: { $count }
zone-put-here = Qui: { $name }
zone-here = Qui
zone-stack = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}
