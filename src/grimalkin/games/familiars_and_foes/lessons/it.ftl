# Le lezioni di Familiars and Foes: che cosa si dice a ogni passo. $move è la mossa che fa proseguire.

lesson-first = I tuoi primi Nemici
    .text = Attacca, lancia incantesimi, grida Ballyhoo, salva un'amica e liberate insieme la Congrega.
lesson-otherwise = In una partita vera puoi farlo. Qui invece scegli «{ $move }».

## Un round

lesson-first-turn = Il tuo primo round
lesson-first-welcome = Ti diamo il benvenuto! Giochi con Mimsy, e Jinxie è la tua amica. Qui nessuno gioca contro nessuno: insieme sconfiggete i Nemici di quattro Ondate e liberate la Congrega.
lesson-first-mat = Questa è la tua plancia. I PF sono la tua vita. Con i PM paghi gli incantesimi. Ogni gemma è un uso della tua Abilità speciale, e un Segnalino Fortuna gira una moneta. Sotto c'è la Pergamena d'addestramento con i suoi sei compiti.
lesson-first-attack = Cinder Imp è il Nemico dell'Ondata 1. Nel tuo turno fai una cosa sola: un Attacco fisico, un Artefatto o un incantesimo. L'Attacco fisico non costa nulla: attacca il Nemico #1.
lesson-first-training = Hai fatto 12. La tua tabella dice: da 5 a 17 colpisci per 1. E un compito della tua Pergamena d'addestramento è spuntato. Ora il Rospo salta da Jinxie: tocca a lei. Guardala.
lesson-first-ballyhoo = Jinxie ha colpito per 3. Dopo un attacco riuscito gli altri possono unirsi: per 1 PM lanci la moneta. Con Occhio Aperto lo stesso Nemico subisce altri 2 danni. Grida Ballyhoo!
lesson-first-token = Occhio Chiuso! Ti costerebbe 1 PF. Ma la moneta non conta ancora: girala con il tuo Segnalino Fortuna.
lesson-first-foes-turn = Occhio Aperto: 2 danni, e a Cinder Imp restano 8 PF. Ora il Rospo sta sopra i Nemici. Ogni Nemico lancia il dado una volta, sulla propria tabella.
lesson-first-round-over = Cinder Imp ha fatto 10: colpisce per 1. Un Nemico colpisce tutti i Famigli in piedi, perciò perdete 1 PF a testa. Questo era un round: prima tutti i Famigli, poi i Nemici.

## Magia

lesson-first-magic = Incantesimi e Ondate
lesson-first-spell = Due round dopo, con il tuo incantesimo Healing Paw hai curato tutte e due. Cinder Imp è un Nemico di Fuoco, e Mimsy è forte contro il Fuoco: uno dei tuoi incantesimi funziona solo su Nemici così.
lesson-first-spell-goal = Lancia l'incantesimo che un Nemico di Fuoco teme.
lesson-first-spell-weaker = Anche così gli fai male, ma meno. Quale dei tuoi incantesimi è solo per i Nemici di Fuoco?
lesson-first-spell-keep = Tieni l'Artefatto per un Nemico più forte. Quale dei tuoi incantesimi è solo per i Nemici di Fuoco?
lesson-first-mp = Quench è costato 2 PM e ha colpito per 4: per «4+» il dado deve mostrare almeno 4. Un altro compito è spuntato. Jinxie vuole finire Cinder Imp.
lesson-first-wave = Colpo critico! L'ultimo colpo è di Jinxie, quindi la carta di Cinder Imp, con la sua Ricompensa, va a lei. L'Ondata è finita: i tuoi PM sono di nuovo al massimo, i PF no. L'Ondata 2 comincia con la sua Carta Congrega.
lesson-first-coven = È Sirena, la tua strega: d'ora in poi puoi lanciare il suo Incantesimo d'aiuto. Il Nemico di questa Ondata è Lava Lug, con 19 PF. Il Rospo va avanti come sempre, perciò i Nemici agiscono per primi.
lesson-first-artifact = Lava Lug ha fatto 19: 3 danni a tutti, e in questo round nessuno può essere curato. Rispondi! Per un incantesimo o un attacco serve il dado. Il tuo Artefatto non ne ha bisogno, ma si usa una volta sola.
lesson-first-artifact-goal = Ferisci Lava Lug, nel modo che preferisci.
lesson-first-artifact-kept = Colpito! Va bene anche così, e l'Artefatto resta a te. Avrebbe fatto 6 danni senza dado, e spuntato un compito. Nel prossimo capitolo l'hai già usato.
lesson-first-artifact-used = 6 danni! Un Artefatto usato esce dal gioco, ma il compito è spuntato. Hai svolto quattro compiti su sei.

## Pericolo

lesson-first-danger = Un'amica in pericolo
lesson-first-peril = Ondata 3. A Jinxie restano solo 2 PF, e Cobble Troll sta per lanciare il dado. Ti viene chiesto perché ora potresti usare la tua Abilità speciale, Healing Rain. È meglio vedere prima il dado: passa.
lesson-first-rain = 16 vuol dire colpito per 2: Jinxie cadrebbe. Ma i PF non sono ancora persi, e puoi interrompere nel turno di chiunque.
lesson-first-rain-goal = Tieni in piedi Jinxie.
lesson-first-rain-fall = Allora Jinxie cade. Che cosa può darle PF prima che ne perda 2?
lesson-first-rain-self = A te i PF bastano per questo colpo. A chi no?
lesson-first-unlocked = Ha ricevuto 5 PF prima di perderne 2: Jinxie è in piedi! Ti è costato una gemma. Ed era il tuo sesto compito: la Pergamena d'addestramento non c'è più, e la Pergamena degli Incantesimi avanzati è aperta.

## Una caduta

lesson-first-revive = Una caduta e un ritorno
lesson-first-last-wave = L'ultima Ondata. Gloop è sconfitto, Sparkmite no. Jinxie ha 1 PF, e le tue gemme sono finite. Si perde solo se tutti i Famigli sono a terra. Sparkmite lancia il dado.
lesson-first-revive-her = Jinxie è caduta, e ora è un fantasma. Ma puoi lanciare Revive: ogni Famiglio in piedi deve avere aperti gli Incantesimi avanzati, paga 2 PM e lancia la moneta. In piedi ci sei solo tu, quindi lanci solo tu. Lancia Revive su Jinxie.
lesson-first-revived = Tutti i lanci erano Aperti: Jinxie è di ritorno con tutti i PF, i PM e le gemme. Se solo alcuni fossero stati Aperti, ne avrebbe la metà. Revive è stato tutto il tuo turno, e ora il Rospo sta sopra Jinxie.

## La fine

lesson-first-win = L'ultimo Nemico
lesson-first-maelstrom = Tra voi e la Congrega c'è ancora un Nemico. Gli Incantesimi avanzati sono aperti, e più forti di tutti gli altri; hai 7 PM per lanciarli.
lesson-first-maelstrom-goal = Sconfiggi Sparkmite, che ha 7 PF, con un colpo solo.
lesson-first-maelstrom-weak = Non basta per 7 PF. Guarda bene gli Incantesimi avanzati.
lesson-first-won = L'ultimo Nemico della quarta Ondata è sconfitto: la Congrega è libera, e avete vinto insieme! Ora gioca una partita tutta tua. Ogni regola si può consultare in qualsiasi momento.
