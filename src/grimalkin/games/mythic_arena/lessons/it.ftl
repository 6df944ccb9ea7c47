# Le lezioni di Mythic Arena: che cosa si dice a ogni passo. $move è la mossa che fa proseguire.

lesson-first = La tua prima arena
    .text = Gioca una Creatura, assegnale un Elyth, attacca, blocca e conquista il terzo Punto vittoria.
lesson-rival = Bo
lesson-otherwise = In una partita vera puoi farlo. Qui invece scegli «{ $move }».

## L'arena

lesson-first-arena = L'Arena
lesson-first-welcome = Ti diamo il benvenuto! Guidi una squadra di Creature, e così fa Bo di fronte a te. La tua Arena ha tre linee: il Fronte, dove si combatte, la Guardia subito dietro e la Retroguardia, dove si riposa.
lesson-first-goal = Ogni Creatura nemica che va a terra ti dà un Punto vittoria. Vince chi arriva per primo a tre, e perde chi resta senza Creature in gioco. Ora comincia il tuo turno: peschi una carta.
lesson-first-play-pet = Hai pescato Healing Salve. Dopo la pesca puoi giocare una Creatura dalla mano. Gioca Ember Wing.
lesson-first-play-elyth = La seconda Creatura va in Guardia e la terza in Retroguardia: Ember Wing aspetta lì. Ora viene la tua fase principale: Elyth, Rune, Oggetti e una battaglia, nell'ordine che vuoi. Gioca Ruby Power Gem, un Elyth.
lesson-first-attach = Un Elyth si assegna a una Creatura e resta con lei; ognuna ne porta uno solo. Il rubino aggiunge 10 a tutti i suoi danni in battaglia. Combattono solo le Creature sul Fronte.
lesson-first-attach-goal = Dai il rubino a una delle tue Creature.
lesson-first-attach-later = Si può fare: il rubino serve appena la sua Creatura arriva sul Fronte. Gloth combatte per primo, perciò nella prossima battaglia lo porta Gloth.
lesson-first-values = Guarda Gloth. I PF sono la sua vita, e la Velocità dice chi colpisce per primo. La Mira si aggiunge al suo dado, e la Schivata è il numero che gli altri devono raggiungere per colpirlo. L'Elyth aggiunge 10 danni a ogni suo colpo. È ora di combattere!

## La prima battaglia

lesson-first-battle = La prima battaglia
lesson-first-declare-battle = In ogni turno c'è una battaglia: è l'unica cosa che non puoi saltare. Dichiara la Battaglia.
lesson-first-attack = Si attacca dal Fronte. Scegli Gloth come Attaccante; poi Bo sceglie un Bloccante.
lesson-first-willpower = Mossback blocca. Ora scegli un Potere di battaglia. La tua Volontà è il numero di carte che hai in mano: con due carte puoi usare Charge, che costa 1, ma non Tusk Gore, che costa 3. Le carte restano in mano.
lesson-first-keep-rune = Prima dei colpi ciascuno può giocare una Runa. La tua ti servirà più tardi: passa.
lesson-first-hit = Gloth è più veloce e colpisce per primo. Il dado mostra 9: con Mira 4 fa 13, e la Schivata di Mossback è solo 2. Colpito! 30 danni da Charge e 10 dall'Elyth: a Mossback restano 50 PF. Ora risponde Mossback.
lesson-first-cleanup = Mossback tira 1: con Mira 1 fa 2, e la Schivata di Gloth è 3. Mancato! Per questo turno basta così: annuncia il Riordino.
lesson-first-after-cleanup = Nel Riordino agiscono gli effetti che durano, per le Creature di entrambi: Mossback ha rigenerato 10 PF. In Retroguardia una Creatura ferita guarirebbe di 30 e perderebbe uno stato. Ora tocca a Bo.

## Bloccare

lesson-first-block = Bo attacca
lesson-first-rivals-turn = Adesso è il turno di Bo. Vedi quante carte ha in mano, ma non quali. Guarda che cosa fa.
lesson-first-block-it = Bo ha giocato Huangdi, ha riportato in Guardia Mossback, che è ferito, e attacca con Golden Claw. Sul tuo Fronte c'è solo Gloth: blocca con Gloth.
lesson-first-strike-back = Anche chi blocca colpisce. Scegli Charge per Gloth.
lesson-first-play-rune = Bo non gioca Rune. È il momento della tua: gioca Press the Advantage.
lesson-first-rune-on = Scegli Gloth: Mira +2 e 20 danni in più per questo colpo, e peschi una carta. Poi la Runa è spesa.
lesson-first-bleed = Golden Claw è più veloce e colpisce: Gloth perde 30 PF e riceve lo stato Sanguinamento. Uno stato resta finché qualcosa non lo toglie. Ora colpisce Gloth.
lesson-first-rune-worked = 30 da Charge, 10 dall'Elyth e 20 dalla Runa: 60 danni! A Golden Claw restano 80 PF. Bo chiude il turno con il Riordino.
lesson-first-residual = In ogni Riordino ogni segnalino Sanguinamento costa 10 PF: ora Gloth ne ha 120. I Riordini sono due a giro, e anche una piccola ferita pesa.

## Un punto

lesson-first-point = Un Punto vittoria
lesson-first-use-item = Qualche turno dopo avete un Punto vittoria a testa. Gloth sanguina ancora, ma nella tua Arena c'è un Oggetto. In un turno puoi usare un solo Oggetto, una sola volta. Usa Bandage Roll.
lesson-first-item-on = Scegli Gloth: Bandage Roll toglie il Sanguinamento. Un Oggetto senza usi viene scartato; questo ne ha ancora uno.
lesson-first-switch = Gloth è stanco. Una volta per turno puoi scambiare due Creature di linee vicine. Scambia Gloth con Ember Wing.
lesson-first-battle-again = Golden Claw si nasconde nella Guardia di Bo con 40 PF. Ma Ember Wing vola: dal Fronte può attaccare qualsiasi linea. Dichiara la Battaglia.
lesson-first-fly = Una Creatura in Volo può attaccare qualsiasi linea, e può bloccare solo una Creatura di quella linea. Guarda i PF delle Creature di Bo: Blazing Talon fa 30 danni, e chi blocca Ember Wing ne subisce prima 10.
lesson-first-fly-goal = Attacca la linea dove basta un colpo.
lesson-first-fly-front = Ol' Chomper ha 120 PF: lì un colpo non basta. Chi ne ha pochi?
lesson-first-fly-rear = Huangdi ha 130 PF: lì un colpo non basta. Chi ne ha pochi?
lesson-first-flaming-body = Golden Claw deve bloccare, e il Potere passivo di Ember Wing, Flaming Body, brucia subito: 10 danni. I Poteri passivi non costano nulla e agiscono da soli. Ora scegli Blazing Talon.
lesson-first-no-rune = Ember Wing è abbastanza veloce anche senza Runa: passa.
lesson-first-downed = Colpito! Golden Claw non ha più PF e va a terra prima di poter colpire: hai due Punti vittoria. La Guardia di Bo era vuota, perciò Huangdi è dovuto avanzare dalla Retroguardia.

## La fine

lesson-first-win = Il terzo punto
lesson-first-last-attack = Siamo alla fine: tu hai due punti, Bo ne ha uno. Sul Fronte di Bo c'è Ol' Chomper con 50 PF. La battaglia è dichiarata: attacca con Gloth.
lesson-first-last-power = Hai tre carte in mano, quindi la tua Volontà è 3 e puoi usare entrambi i poteri di Gloth. Ognuno fa 30 danni; Tusk Gore costa di più, e chi sopravvive sanguina.
lesson-first-last-power-goal = Metti a terra Ol' Chomper, che ha 50 PF.
lesson-first-last-runes = La tua Runa renderebbe Gloth più veloce, ma lo è già. Passa e lascia rotolare il dado.
lesson-first-won = Un 20 è un Colpo critico: colpisce sempre e fa 20 danni in più. 30, più 10 dell'Elyth, più 20, meno 10 per Tough Hide, fa 50: Ol' Chomper è a terra e con tre Punti vittoria hai vinto! Ora gioca una partita tutta tua. Ogni regola si può consultare in qualsiasi momento.
lesson-first-won-charge = Un 20 è un Colpo critico: colpisce sempre e fa 20 danni in più. Charge è bastato: 30, più 10 dell'Elyth, più 20, meno 10 per Tough Hide, fa 50. Ol' Chomper è a terra e con tre Punti vittoria hai vinto! Ora gioca una partita tutta tua.
