# The Judge’s desk, and how players call the Judge.

desk-title = Il banco del Giudice
desk-to-table = Vedi il tavolo
desk-to-desk = Il banco
desk-dispute = La contestazione
desk-raised = { $name } contesta questo (voce { $n })
desk-noted = Aspetta che nessun effetto sia a metà.
desk-more-disputes = { $count ->
    [one] Un’altra contestazione aspetta.
   *[other] Altre { $count } contestazioni aspettano.
}
desk-no-dispute = Niente è contestato. Puoi decidere lo stesso.
desk-happened = Che cosa è successo
desk-printed = La regola com’è scritta
desk-open-rule = Aprila nel regolamento
desk-ruling = La tua decisione
desk-group = { $group ->
    [rules] Regole
    [players] Giocatori
    [cards] Carte
   *[table] Tavolo
}
desk-op = { $name ->
    [uphold] Vale la regola scritta
    [undo] Annulla
    [undone] Ritorno alla voce
    [set_option] Chiarisci una questione
    [permit] Permetti un atto
    [forbid] Vieta un atto
    [adjust_money] Cambia i Soldi
    [set_things] Fissa le Cose
    [draw] Pesca
    [end_step] Chiudi la fase
    [name_winner] Nomina il vincitore
    [move_card] Sposta una carta
    [modify_power] Cambia la Forza
    [set_controller] Cambia il controllo
    [perch] Appollaia un Nemico
    [shuffle] Mescola
    [set_turn_order] Ordine di turno
    [set_bedtime] Ora della nanna
    [note] Solo una nota
   *[other] { $other }
}
desk-slot = { $kind ->
    [PLAYER] giocatore
    [CARD] carta
    [FOE] Nemico
    [PLACE] dove
    [PILE] pila
    [KEY] questione
    [VALUE] risposta
    [ACT] atto
    [AMOUNT] quanto
    [COUNT] quante
    [ROUND] giro
    [ORDER] ordine
    [WORDS] parole
    [choice] per quanto
   *[other] { $other }
}
desk-word = { $word ->
    [turn] questo turno
    [round] questo giro
    [game] per il resto della partita
    [with_under] con ciò che sta sotto
    [as_event] i testi avvengono
    [top] in cima
    [bottom] in fondo
    [shuffled] mescolata dentro
    [touched] le pile toccate dimenticano ciò che si è visto
   *[other] { $other }
}
desk-undo-line = Torna alla voce { $n }
desk-undo-touched = le pile toccate dimenticano ciò che si è visto
desk-remove = Togli
desk-changes = Prima e dopo
desk-nothing-yet = Scegli che cosa succede e perché: qui vedrai che cosa cambierebbe.
desk-no-change = Sul tavolo non cambia niente.
desk-what = che cosa cambia
desk-before = prima
desk-after = dopo
desk-luck = Poi decide la sorte.
desk-of = { $name }: { $what }
desk-words = Con parole tue
desk-holds = { $how ->
    [game] Vale per il resto della partita.
   *[once] Vale una volta.
}
desk-why = Perché? Almeno un motivo
desk-criterion = { $name ->
    [fun] divertimento
    [clear] chiaro
    [funny] buffo
    [fair] equo
    [consistent] coerente
   *[other] { $other }
}
desk-chosen = ✓ scelto
desk-not-chosen = non scelto
desk-proposals = Decisioni proposte
desk-ruling-of = Decisione { $n } di { $name }
# what a ruling does, and for which reasons
desk-verdict = { $what } ({ $why })
desk-verdict-said = { $verdict }. «{ $text }»
desk-held = Aspetta che nessun effetto sia a metà.
desk-second = Appoggiala
desk-precedents = Precedenti in questa partita
desk-again = Decidi di nuovo così
desk-no-precedents = Ancora nessuna decisione.
desk-undo = O torna a …
desk-undo-begins = l’inizio di un turno
desk-seats = Il tavolo, come solo tu lo vedi
desk-hand = Mano { $count }
desk-undo-before = prima di: { $what }
desk-undo-after = dopo: { $what }
desk-needs-why = Scegli almeno un motivo.
desk-needs-seconds = { $count ->
    [one] Un altro Giudice deve appoggiarla.
   *[other] Altri { $count } Giudici devono appoggiarla.
}
desk-waits = La partita aspetta la tua decisione.
desk-quiet = La partita continua; puoi decidere in ogni momento.
desk-uphold = Vale la regola scritta
desk-enter = Pronuncia la decisione
desk-call = Chiama il Giudice
desk-call-short = Contesta …
desk-call-about = Di che si tratta?
desk-call-rule = la regola: { $rule }
desk-call-says = Che cosa dici?
desk-call-do = Chiama il Giudice
desk-call-not = Lascia stare
desk-call-left = { $count ->
    [0] Non ti restano contestazioni in questa partita.
    [one] Ti resta { $count } contestazione in questa partita. Se non cambia nulla, il suo tempo è il tuo.
   *[other] Ti restano { $count } contestazioni in questa partita. Se una non cambia nulla, il suo tempo è il tuo.
}
desk-hearing = { $name } chiama il Giudice: { $about }
desk-hearing-noted = { $count ->
    [one] Una contestazione è annotata. Il Giudice la sentirà presto.
   *[other] { $count } contestazioni sono annotate. Il Giudice le sentirà presto.
}
desk-entry-dispute = { $name } chiama il Giudice
desk-entry-ruling = { $name } decide: { $ruling }
desk-seat = Giudice
desk-asks = { $name } vorrebbe giudicare questa partita
desk-offer-title = Giudica questa partita
desk-offer-help = Se tutti i giocatori sono d’accordo, ti siedi come Giudice: decidi le contestazioni e non giochi.
desk-offer = Offriti come Giudice
# said to a dispute
desk-says = al Giudice: { $text }
desk-settings = { $name } cambia le impostazioni del tavolo
