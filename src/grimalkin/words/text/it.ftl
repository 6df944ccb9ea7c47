# Quello che dicono tutti i giochi e il terminale. Le parole da scrivere (undo, save, why, ...) restano in inglese.

## Parole

word-a-card = una carta
word-something = qualcosa
word-nobody = nessuno
word-face-down = coperta
word-you = tu
word-owned = { $what } di { $owner }
word-team = squadra { $number }
word-numbered = { $what } #{ $number }
word-under = { $what } sotto { $top }
word-modifier = { $fact } { $by } da { $source }, { $rule }
list-and = { $a } e { $b }

## Scelte e regole di tutti i giochi

option-pass = Passa
option-concede = Arrenditi
option-take-back = Riprendi
concede = Arrendersi
    .text = Chi è di turno può arrendersi in qualsiasi momento. La sua squadra perde, salvo che il gioco dica altro.
leave = Lasciare
    .text = Se il gioco lo permette, si può lasciare la partita e gli altri continuano. A ciò che verrebbe chiesto si risponde in modo predefinito. Se restano in troppo pochi, vincono loro.

## Risultati

result-won = { $count ->
    [one] La partita è finita: vince { $winners }.
   *[other] La partita è finita: vincono { $winners }.
}
result-drawn = La partita è finita: pareggio.
result-lost = La partita è finita: perdono tutti.
result-points = Punti: { $points }

## Suggerimenti

hint-only = Non c'è altra scelta.
hint-better = Meglio di «{ $instead }» in { $better } partite immaginate su { $worlds }.
hint-nothing = In { $worlds } partite immaginate niente è risultato chiaramente migliore del non fare nulla.
hint-best = La scelta migliore in { $worlds } partite immaginate.
hint-futile = Tutto il resto fallirebbe di sicuro.

## Il terminale: aiuto

terminal-help-choose = sceglie una delle opzioni; Invio prende l'unica che c'è
    .keys = NUMERO o NOTAZIONE
terminal-help-seat = sceglie per un altro posto a questa tastiera, quando può agire
    .keys = B NOTAZIONE
terminal-help-why = quale regola ti impedisce di sceglierla adesso
    .keys = why NOTAZIONE
terminal-help-rule = che cosa dice una regola; con parole al posto del codice, le regole che le contengono
    .keys = rule ID
terminal-help-card = che cosa c'è scritto su una carta
    .keys = card NOME
terminal-help-look = tutto quello che si trova sul tavolo, per intero; look PAROLE: solo luoghi e carte con queste parole
    .keys = look, look PAROLE
terminal-help-hint = che cosa si potrebbe scegliere qui, e perché
    .keys = hint
terminal-help-undo = annulla la tua ultima scelta; la ripete
    .keys = undo, redo
terminal-help-back = annulla l'ultima parte di una scelta ancora a metà, o quella che nomini
    .keys = back
terminal-help-log = tutto quello che è successo finora
    .keys = log
terminal-help-save = salva in un file la partita fin qui
    .keys = save FILE
terminal-help-stop = ti viene sempre chiesto in questa finestra; stop off FINESTRA smette
    .keys = stop on FINESTRA
terminal-help-concede = ti arrendi
    .keys = concede
terminal-help-leave = lasci la partita; gli altri continuano se le regole lo permettono
    .keys = leave
terminal-help-dispute = contesti una regola, una carta o una voce; chiedi un Giudice; vedi che cosa è stato deciso
    .keys = dispute COSA, judge, rulings
terminal-help-judge = decidi da Giudice; appoggi la proposta di un altro Giudice
    .keys = rule on COSA ..., second N
terminal-help-quit = questa lista; lascia la partita
    .keys = help, quit
terminal-help-star = Le opzioni con l'asterisco si possono scegliere ogni volta che tocca a te, qualunque sia la domanda.

## Il terminale: il tavolo

terminal-welcome = { $title }. Scrivi help per vedere che cosa puoi scrivere.
terminal-welcome-settings = { $title } ({ $settings }). Scrivi help per vedere che cosa puoi scrivere.
terminal-cards-base = La serie di carte { $cards } si basa sulla serie { $base }.
terminal-goes-on = La partita riprende dopo la voce { $entry }.
terminal-heading = { $title } · voce { $entry }
terminal-clock = orologio { $seconds } s
terminal-person = una persona
terminal-lines-before = { $count ->
    [one] ({ $count } riga prima di queste: scrivi log)
   *[other] ({ $count } righe prima di queste: scrivi log)
}
terminal-lines-left-out = { $count ->
    [one] ({ $count } riga prima di queste)
   *[other] ({ $count } righe prima di queste)
}
terminal-look-hint = look: tutto il tavolo · card NOME: che cosa dice una carta · help: altro
terminal-back-hint = (back annulla l'ultima parte)
terminal-texts = Testi delle carte
terminal-part-so-far = Finora: { $parts }
terminal-part-how = Rispondi una parte alla volta; back annulla l'ultima risposta. Si può scrivere anche la scelta intera, per esempio { $example }.
terminal-how-many = { $what }: quante?
terminal-which = { $what }: quale?
terminal-which-place = Chi è il numero { $number }?
terminal-interrupt = { $name } può intervenire: { $words }
terminal-drafted = Scelte per { $name }: { $cards }
terminal-hand-over = Passa la tastiera a { $name }
terminal-nobody-looks = { $name }, premi Invio quando nessun altro guarda

## Il terminale: fortuna

terminal-luck-hash = La fortuna è decisa da un seme segreto. Il suo hash:
terminal-luck-seed = La fortuna viene dal seme { $seed }.
terminal-luck-anew = Il file non ha il seme, quindi da qui in poi la fortuna è decisa da un nuovo seme segreto. Il suo hash:
terminal-luck-next = Adesso tocca alla fortuna.
terminal-luck-was-hash = L'hash dichiarato prima della partita:
terminal-luck-was-secret = Il seme che c'era dietro:
terminal-luck-was-seed = La fortuna veniva dal seme { $seed }.

## Il terminale: quello che scrivi

terminal-type-something = Scrivi un numero da 1 a { $most }, una notazione oppure help.
terminal-no-part = «{ $words }» qui non è una risposta; può essere: { $answers }
terminal-no-number = L'opzione { $number } non c'è; scrivi un numero da 1 a { $most } oppure help.
terminal-not-offered = «{ $words }» adesso non si può scegliere; scrivi un numero da 1 a { $most } oppure help (why { $words } dice di più)
terminal-not-offered-near = «{ $words }» adesso non si può scegliere; la più vicina: { $near } (why { $words } dice di più)
terminal-no-choice = «{ $words }» non esiste in questo gioco; scrivi un numero da 1 a { $most } oppure help
terminal-no-choice-near = «{ $words }» non esiste in questo gioco; la più vicina: { $near }
terminal-why-how = Scrivi why e una notazione, per esempio why pass.
terminal-can-be-chosen = «{ $option }» si può scegliere adesso.
terminal-forbids = { $rule } adesso vieta «{ $option }».
terminal-asks-else = { $rule } adesso chiede altro: «{ $option }» non è una risposta.
terminal-rule-how = Scrivi rule e un codice, per esempio rule { $example }.
terminal-no-rule = La regola «{ $words }» non esiste.
terminal-no-rule-near = La regola «{ $words }» non esiste; la più vicina: { $near }
terminal-card-how = Scrivi card e un nome, per esempio card { $example }. Ci sono: { $names }.
terminal-card-none = Questo gioco non ha carte da consultare.
terminal-no-card = La carta «{ $words }» non esiste.
terminal-no-card-near = La carta «{ $words }» non esiste; la più vicina: { $near }
terminal-look-none = Niente di quello che vedi si chiama «{ $words }»; look da solo mostra tutto.
terminal-look-empty = Qui non si trova niente: { $names }
terminal-hint = Consiglio: { $option }  ({ $notation })
terminal-nothing-told = Non è ancora successo niente.
terminal-rules-failed = Qui le regole di questo gioco si sono inceppate: { $reason }
terminal-bot-failed = { $bot }, che gioca per { $name }, si è inceppato: { $reason }

## Il terminale: annullare e fermarsi

terminal-nothing-to-undo = Non hai fatto scelte da annullare.
terminal-nothing-to-redo = Non è stato annullato niente poco fa.
terminal-not-midway = Non sei a metà di una scelta.
terminal-consent-needed = In mezzo ci sono la fortuna, la scelta di un altro o una carta mostrata: serve il consenso di { $names }.
terminal-agree-undo = { $other }, { $name } vuole annullare la sua scelta: ti va bene? (sì o no)
terminal-agree-redo = { $other }, { $name } vuole ripetere la sua scelta: ti va bene? (sì o no)
terminal-yes = y yes s si sì
terminal-leave-sure = { $name }, vuoi lasciare la partita? Gli altri continuano senza di te e non potrai tornare. (sì o no)
terminal-leave-ends = { $name }, vuoi lasciare la partita? Finisce per tutti. (sì o no)
terminal-leave-not = Non hai lasciato la partita.
terminal-not-agreed = { $other } non è d'accordo; non è cambiato niente.
terminal-moved = La partita è tornata a com'era dopo la voce { $entry }.
terminal-no-hint = Un Giudice decide come gli pare divertente, chiaro, buffo o giusto.
terminal-no-judge = A questa tastiera non siede nessun Giudice.
terminal-dispute-how = Scrivi dispute e una regola, una carta o una voce, per esempio dispute entry 12.
terminal-second-how = Scrivi second e la voce di una proposta, per esempio second 12.
terminal-rule-on-how = Scrivi rule on, di che cosa si tratta, una o più parole tra { $criteria }, due punti e che cosa fare, per esempio { $example }. Dopo una barra puoi aggiungere parole. Ci sono:
terminal-contrary = Una decisione precedente dice altro: { $warning }
terminal-rule-anyway = Decidere così lo stesso? (sì o no)
terminal-precedent = Il Giudice ha deciso su { $rule } alla voce { $entry }: { $said } ({ $criteria }). { $text }
terminal-order = La decisione alla voce { $entry }: { $text }
terminal-dispute-waits = Voce { $entry }: { $name } contesta { $about }
terminal-no-rulings = Non è stato deciso né contestato niente.
terminal-agree-judge = { $other }, ti va bene un nuovo Giudice? (sì o no)
terminal-stop-how = Scrivi stop on FINESTRA o stop off FINESTRA; finestre: { $windows }.
terminal-stop-none = Questo gioco non ha finestre in cui fermarsi.
terminal-stop-on = { $window }: d'ora in poi ti viene sempre chiesto.
terminal-stop-off = { $window }: d'ora in poi ti viene chiesto solo dove lo dicono le regole.

## Il terminale: file e saluti

terminal-save-how = Scrivi save e il nome di un file, per esempio save game.jsonl.
terminal-saved = Salvata in { $file }
terminal-not-saved = Non salvata in «{ $file }»: { $reason }
terminal-last-words = save FILE conserva questa partita, Invio esce
terminal-only-save = La partita è finita; restano solo save FILE e Invio.
terminal-not-kept = La partita non è salvata.
terminal-kept-finished = La partita finita è salvata in { $file }
terminal-kept-unfinished = La partita non finita è salvata in { $file }
terminal-kept-partly = La partita fino alla voce { $entry } è salvata in { $file }; quello che è venuto dopo no.
terminal-lost-finished = La partita finita non è salvata: scrivi save FILE, o comincia con --save FILE.
terminal-lost-unfinished = La partita non finita non è salvata: scrivi save FILE, o comincia con --save FILE.

## Il terminale: partite salvate

terminal-replay-sound = { $count ->
    [one] { $file } è verificato: { $count } voce, ogni scelta, ogni stato e tutta la fortuna.
   *[other] { $file } è verificato: { $count } voci, ogni scelta, ogni stato e tutta la fortuna.
}
terminal-replay-unseeded = { $count ->
    [one] { $file } è verificato: { $count } voce, ogni scelta e ogni stato; manca il seme per verificare la fortuna.
   *[other] { $file } è verificato: { $count } voci, ogni scelta e ogni stato; manca il seme per verificare la fortuna.
}
terminal-replay-unfinished = La partita non è finita.
terminal-replay-open = La partita non è finita: qui si vedono anche carte coperte.

## Decisioni, contestazioni e annullamenti rifiutati

fault-over = la partita è finita, e non si può più decidere nulla
fault-no-official = { $seat } non fa da giudice a questo tavolo
fault-luck = ora decide la sorte; si può decidere solo quando tocca a qualcuno scegliere
fault-luck-disputes = ora decide la sorte; si contesta quando tocca a qualcuno scegliere
fault-no-officials = questo gioco non ha giudici: non c'è nulla da decidere o da contestare
fault-no-rulings = “{ $text }”: in questo gioco non si decide nulla
fault-first = “{ $operation }” deve stare al primo posto
fault-no-proposal = nessuna proposta { $number } aspetta un consenso
fault-for-it = { $seat } è già a favore
fault-no-act = “{ $text }” non è una mossa di questo gioco
fault-can-anyway = { $seat } può farlo comunque: { $act }
fault-not-lifted = lo vieta { $why }, e qui nessuna decisione può toglierlo: { $act }
fault-too-long = una decisione è una sola riga di al massimo { $most } caratteri; qui sono { $count }
fault-no-colon = “{ $text }”: scrivi i criteri, due punti e ciò che va fatto, come in “fun: uphold”
fault-no-criteria = una decisione ha almeno un motivo: { $criteria }
fault-nothing = una decisione fa qualcosa; “uphold” lascia le cose come stanno
fault-operations = una decisione fa al massimo { $most } cose; qui sono { $count }
fault-form = “{ $text }” non si capisce; scrivi “{ $form }”
fault-in-person = ogni giudice dà il proprio consenso di persona
fault-not-undone = “{ $text }”: il gioco non è appena tornato indietro; scrivi “undo”
fault-one-word = “{ $text }” non è una parola sola; i motivi e l'oggetto di una decisione sono parole singole
fault-one-operation = “{ $text }” non è una cosa sola; ognuna ha la sua riga, senza “;” e “|”
fault-settled = la voce { $entry } ha stabilito: { $key }, { $value } ({ $criteria })
fault-pile = { $card } sta in una pila dove non può mai stare
fault-dispute-over = la partita è finita: non c'è più nulla da contestare
fault-nobody = non c'è nessuno che possa decidere una contestazione
fault-players-dispute = solo chi gioca può contestare
fault-disputes = contestazioni in attesa di { $seat }: già { $count }
fault-disputed = “{ $text }” è già contestato dalla voce { $entry }
fault-disputed-before = “{ $text }” è stato contestato dalla voce { $entry }, e da allora nessuna decisione l'ha cambiato; ciò che è successo dopo si contesta come “entry N”
fault-disputes-left = a { $seat } non restano contestazioni: a questo tavolo sono { $count } per giocatore e partita
fault-no-such-dispute = “{ $text }” non è una regola, una carta o una voce; una voce si scrive “entry N”
fault-nothing-to-dispute = “{ $text }” non è una regola, una carta o una voce
fault-dispute-old = la voce { $entry } è troppo vecchia, o non c'è
fault-seats-taken = tutti i posti sono occupati
fault-undo-luck = dopo la voce { $entry } stava per decidere la sorte
fault-undo-not-earlier = la voce { $entry } non è un momento precedente di questa partita
fault-undo-old = la voce { $entry } è troppo vecchia
fault-undo-left = { $seat } ha lasciato la partita alla voce { $entry }, e oltre non si torna
fault-undo-seated = alla voce { $entry } si è seduto un giudice, e oltre non si torna
fault-unknown-near = { $what ->
    [card] Nessuna carta
    [player] Nessun giocatore
    [pile] Nessuna pila
    [operation] Nessuna azione
    [criterion] Nessun motivo
    [value] Nessuna risposta
    [key] Nessuna domanda
   *[other] Niente
} si chiama “{ $word }”; intendevi “{ $near }”?
fault-unknown-none = { $what ->
    [card] Nessuna carta
    [player] Nessun giocatore
    [pile] Nessuna pila
    [operation] Nessuna azione
    [criterion] Nessun motivo
    [value] Nessuna risposta
    [key] Nessuna domanda
   *[other] Niente
} si chiama “{ $word }”; qui non ce ne sono
fault-unknown-list = { $what ->
    [card] Nessuna carta
    [player] Nessun giocatore
    [pile] Nessuna pila
    [operation] Nessuna azione
    [criterion] Nessun motivo
    [value] Nessuna risposta
    [key] Nessuna domanda
   *[other] Niente
} si chiama “{ $word }”; ci sono: { $known }
