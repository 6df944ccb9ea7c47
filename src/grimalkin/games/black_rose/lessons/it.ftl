# Le lezioni di Black Rose Wars: che cosa si dice a ogni passo. $move è ciò che fa proseguire, in parole.

lesson-first = Il tuo primo Famiglio
    .text = Evoca un drago, mandalo a caccia, studia, prepara magie in segreto, fai scattare una Trappola e mostra una Missione.
lesson-rival = Bo
lesson-otherwise = A un tavolo tuo puoi farlo. Qui scegli «{ $move }».

## Si evoca un Famiglio

lesson-first-lair = Nella tana
lesson-first-welcome = Benvenuto nella Loggia della Rosa Nera, una casa di 19 stanze. Tu sei il Mago Nero, Bo è Tessa. Quando qualcuno ha 30 Punti Potere si finisce il round, e vince chi ha più Punti Potere. Gioca anche la Rosa Nera: se ne ha più di tutti, perdete entrambi.
lesson-first-token = Nella Fase Azione fai una o due Azioni, poi tocca a Bo. In ogni round hai due segnalini di Azione Fisica: con uno ti muovi e attivi una stanza, con l’altro ti muovi e attacchi. Accanto a te c’è la Tana di Draco. Scegli di muovere e attivare.
lesson-first-walk = Con questo segnalino ti muovi fino a due stanze, di stanza in stanza. Nessuno può sbarrarti la strada. Vai verso la Tana di Draco.
lesson-first-stay = Potresti andare avanti di una stanza. Ma è qui che volevi arrivare: fermati.
lesson-first-activate = Ogni stanza fa qualcosa, una volta per round, per chi arriva primo. La tana ti fa evocare un drago. Attivala.
lesson-first-summon = Qui vivono tre draghi, e un Mago ha un solo Famiglio alla volta. Drogon vola più lontano, Ashardalon è il più resistente, Smaug morde più forte: 3 Danni.
lesson-first-summon-goal = Evoca il drago che morde più forte.
lesson-first-drogon = Drogon si muove di tre stanze e infligge 2 Danni; la sua Azione soffia fuoco in una stanza adiacente. Sta sulla tua base, in Posizione di Guardia. Nei prossimi capitoli avrai Smaug al suo posto.
lesson-first-ashardalon = Ashardalon ha 5 di Salute, e la sua Azione rende più forti i tuoi attacchi. Sta sulla tua base, in Posizione di Guardia. Nei prossimi capitoli avrai Smaug al suo posto.
lesson-first-guard = Ora Smaug sta sulla tua base, in Posizione di Guardia: voi due siete un solo modello. Va dove vai tu, e i Danni li dividi fra voi come vuoi. Il suo segnalino è arrivato con lui, pronto all’uso.

## Va a caccia

lesson-first-hunt = La caccia
lesson-first-launch = Un round dopo. Bo è nell’Armeria, a una stanza da te. Il segnalino del tuo Famiglio serve a due cose: alla sua Azione, oppure a lanciarlo. Se lo lanci, lascia la tua base e agisce subito.
lesson-first-launch-goal = Manda Smaug contro Bo.
lesson-first-launch-familiar = È l’altro uso dello stesso segnalino: Smaug resterebbe con te e farebbe tremare una stanza. Ma ha fame.
lesson-first-launch-attack = Potresti andare a colpire Bo di persona, per 2 Danni. Smaug morde più forte, e non ha bisogno di te.
lesson-first-launch-activate = La Stanza del Tesoro ti darebbe 1 Punto Potere. Dopo ci sarà ancora; Bo no.
lesson-first-fly = Prima si muove, fino a due stanze, poi attacca; mai il contrario. Vola verso l’Armeria.
lesson-first-fly-stay = Potrebbe volare oltre. Ma la cena è qui: fermati.
lesson-first-bite = Chi viene attaccato deve essere nella stessa stanza. Scegli Bo come bersaglio.
lesson-first-follow = 3 cubi del tuo colore stanno sulla scheda di Bo. Smaug non è nella tua stanza, quindi è in Posizione di Caccia: un modello a sé, a guinzaglio lungo. In questo turno hai ancora un’Azione. Seguilo: scegli di muovere e attaccare.
lesson-first-follow-step = Questo segnalino ti muove di una stanza al massimo. Vai verso l’Armeria, da Smaug.
lesson-first-pick-up = Quando passi per la sua stanza, puoi prendere subito con te il Famiglio, oppure lasciarlo lì e proseguire senza di lui.
lesson-first-pick-up-goal = Riporta Smaug al tuo fianco.
lesson-first-left = Puoi farlo: con un passo ancora, proseguiresti da solo. Ma la tua Azione finisce qui, nella stessa stanza, e quindi Smaug torna comunque in Posizione di Guardia.
lesson-first-together = Smaug è di nuovo in Posizione di Guardia, e siete tutti e due davanti a Bo. Ora potresti attaccare, per altri 2 Danni. E così, round dopo round: lancialo, fallo cacciare, riprendilo.

## Studio e Preparazione

lesson-first-study = Libri e segreti
lesson-first-school = Un nuovo round. Dopo gli Eventi viene lo Studio: dal tuo Grimorio hai pescato Cerchio di fuoco e Scatto di fuoco. Ora arrivano quattro carte dalla Libreria. Per ognuna nomini una scuola prima di vederne una. La Distruzione brucia bene: scegli quella.
lesson-first-school-again = È adatta a Nero. Scegli ancora Distruzione.
lesson-first-school-other = Ora qualcosa per chi aspetta nel buio: la Cospirazione ha Trappole. Scegli quella.
lesson-first-school-last = E ancora una volta: Cospirazione.
lesson-first-keep = Di quattro carte ne tieni due. Ognuna ha due effetti, uno per verso. Palla di fuoco infligge 3 Danni a tutti i nemici in una stanza, e nessuna Protezione serve.
lesson-first-keep-goal = Tieni una magia per lo scontro aperto.
lesson-first-keep-trap = Una bella Trappola, ma aspetta che qualcuno ci entri. L’avrai tra un momento; prima qualcosa per lo scontro aperto.
lesson-first-keep-howl = Ululato del demone fa agire un’Evocazione, o ne evoca una. Utile, ma da sola non brucia nessuno.
lesson-first-keep-wind = Vento sussurrante sposta gli altri qua e là. Oggi preferisci dare fuoco a qualcosa.
lesson-first-keep-second = Ora una Trappola. Raffica di lame scatta nelle stanze di un colore: dritta in una rossa, rovesciata in una verde.
lesson-first-keep-second-goal = Tieni una Trappola per Bo.
lesson-first-discard = Le altre due vanno negli scarti delle loro scuole, nell’ordine che dici tu. Scarta prima Ululato del demone.
lesson-first-lay = Anche Bo ha studiato. Nella Preparazione tutti mettono insieme da due a quattro magie coperte, e scelgono anche il verso. La Stanza del Tesoro e il Giardino sono verdi: metti quindi Raffica di lame nello spazio 1, rovesciata.
lesson-first-lay-second = Gli spazi da 1 a 3 si usano in ordine; quello della Magia Rapida quando vuoi. Metti Palla di fuoco nello spazio 2, dritta.
lesson-first-ready = Due magie bastano, e ciò che tieni in mano resta per il prossimo round. Nessuno vede niente finché tutti non sono pronti. Di’ che lo sei.
lesson-first-prepared = Era pronto anche Bo. Tu vedi due dorsi sulla scheda di Bo, e Bo ne vede due sulla tua. Nessuno dei due sa che cosa ha in mente l’altro.

## Una Trappola

lesson-first-trap = Qualcosa scatta
lesson-first-active = La tua prima magia è la Trappola. Usarla costa un’Azione: resta coperta e diventa attiva. Usala.
lesson-first-wait = Bo vede che qualcosa è in agguato, ma non che cosa. Tu sei nell’Armeria con Smaug, e fra te e Bo ci sono stanze verdi. Finisci il turno e abbi pazienza.
lesson-first-spring = Bo è entrato nella Stanza del Tesoro, che è verde. Raffica di lame aspettava questo: 2 Danni, e altri 2 se Bo ne esce in questo round. Ti si chiede, e non sei obbligato.
lesson-first-spring-goal = Fai scattare la Trappola.
lesson-first-spring-pass = Puoi aspettare: una Trappola non scattata torna nella tua mano in Pulizia. Ma Bo non ci entrerà mai meglio di così.
lesson-first-cast = Zac! Bo subisce 2 Danni, e non osa più uscire. La Stanza del Tesoro gli ha dato 1 Punto Potere. Ora tocca di nuovo a te, e Palla di fuoco è la tua prossima magia. Usala.
lesson-first-aim = Palla di fuoco si scopre e vuole una stanza come bersaglio, la tua o una adiacente. Le tue magie non feriscono mai i tuoi modelli.
lesson-first-aim-goal = Colpisci Bo.
lesson-first-aim-empty = Lì non c’è nessuno. I mobili brucerebbero bene, ma non danno Punti Potere.
lesson-first-burnt = Altri 3 Danni: 5 cubi tuoi stanno sulla scheda di Bo, e un Mago ha 10 alloggiamenti. Chi è sconfitto si sveglia nella Cella, e chi ha cubi lì guadagna Punti Potere. Certe magie scuotono anche la stanza da cui partono: ora ha 1 Instabilità.

## Una Missione, e la fine

lesson-first-quest = La Rosa conta
lesson-first-show = Molto dopo, nella Fase delle Evocazioni dell’ultimo round. Bo ha 31 Punti Potere e la Corona, tu ne hai 28. Alla fine chi ha più Missioni completate riceve 6, il secondo 3. Ne avete completata una a testa. Ma tu ne hai in mano un’altra, e nessuno lo sa.
lesson-first-show-goal = Mostra la tua Missione prima che sia tardi.
lesson-first-show-end = Allora ti resta in mano, Bo rimane in testa, e addio. Una Missione conta solo se è stata mostrata.
lesson-first-show-act = Smaug può volare dopo. Prima mostra quello che hai: possiedi un’Evocazione, e un Famiglio conta come tale.
lesson-first-reward = Un servitore trovato: subito 2 Punti Potere, ora ne hai 30. La ricompensa cura del tutto una tua Evocazione; puoi rifiutarla. Smaug se l’è meritata: di’ di sì.
lesson-first-last = Smaug sta di nuovo bene, ed è a caccia: in questa fase potrebbe agire come ogni Evocazione. Ma nessuno è abbastanza vicino. Finisci il turno; poi viene la Pulizia, e la fine.
lesson-first-won = Il conteggio finale: 6 per il maggior numero di Missioni, e ne hai 36. Bo riceve 3 per le Missioni e 1 per la Corona: 35. La Rosa Nera ne ha 24. Hai vinto, per una sola Missione! A un tavolo tuo ci sono Eventi, Evocazioni e altri draghi. Ogni regola è nel regolamento, con la sua origine.
