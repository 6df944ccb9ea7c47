# Familiar: Mythic Arena. I testi delle carte e delle regole restano in inglese; i nomi delle carte sono nomi propri.

title = Familiar: Mythic Arena
pitch = Un duello per due. Sei famigli per parte su tre linee: attacca, blocca, tira il dado e supera in astuzia l'altra strega.

## Parole

word-pet = Creatura
word-elyth = Elyth
word-red = rosso
word-orange = arancione
word-yellow = giallo
word-green = verde
word-blue = blu
word-violet = viola
word-black = nero
word-clear = trasparente
word-rune = Runa
word-item = Oggetto
word-status = Stato
word-passive = Potere passivo
word-battle = Potere di battaglia
word-unique = Potere unico
word-front = Fronte
word-guard = Guardia
word-rear = Retroguardia
word-them = avversario:
word-attacker = Attaccante
word-blocker = Bloccante
word-unable = nessuno possibile
word-hold = si trattiene
word-effect = un effetto
word-roll_off = spareggio ai dadi
word-downed = a terra
word-stasis = Stasi
word-none = nessuno
word-critical = colpo critico
word-glancing = colpo di striscio
word-prevented = evitati
word-regeneration = Rigenerazione
word-immune = il bersaglio è immune
word-guarded = il bersaglio è protetto
word-hit = colpito
word-miss = mancato
word-flying = Volante
word-nimble = Agile
word-token = Creatura segnalino

## Stati, che giacciono sulle creature

card-bleed = Sanguinamento
card-burn = Ustione
card-corrosion = Corrosione
card-poison = Veleno
card-paralyze = Paralisi
card-fear = Paura
card-stunned = Stordimento
card-chomp = Morso
card-constrict = Stretta

## Scelte: mazzi e apertura

option-pick = Prendi { $a }
option-lead = { $a } come Creatura guida
option-first = { $parts ->
    [0] Sei tu il Primo giocatore del turno 1
   *[other] Comincia { $a }
}
option-second = Primo giocatore del turno 1 è l'avversario

## Scelte: il turno

option-play = Gioca { $a }
option-place = { $b ->
    [0] { $a }, all'estrema sinistra
    [1] { $a }, a destra della prima creatura
   *[other] { $a }, a destra della creatura { $b }
}
option-battle = Battaglia
option-cleanup = Riordino
option-unique = Usa il Potere unico di { $a }
option-switch = Scambia { $a } con { $b }
option-move = { $c ->
    [0] Muovi { $a }: { $b }, all'estrema sinistra
    [1] Muovi { $a }: { $b }, a destra della prima creatura
   *[other] Muovi { $a }: { $b }, a destra della creatura { $c }
}
option-use = Usa { $a }
option-release = { $parts ->
    [1] Molla la presa di { $a }
   *[other] Molla la presa di { $a } ({ $b })
}
option-done = Fatto
option-return = Fai tornare prima { $a }

## Scelte: battaglia

option-attack = { $parts ->
    [1] Attacca con { $a }
   *[other] Attacca con { $a }: { $b }
}
option-at = Attacca { $a }
option-block = Blocca { $b } con { $a }
option-primary = { $a } come Bloccante principale
option-power = { $a }
option-copy = Copia di { $a }
option-hold = Trattieniti
option-strike = Colpisci { $a }
option-reroll = Rilancia
option-keep = Tieni il lancio
option-redirect = Devia { $a } danni
option-retaliate = { $a } contrattacca al posto di { $b }
option-promote = { $a } diventa Bloccante principale

## Scelte: effetti

option-on = { $a }
option-apply = Applica
option-cure = Togli { $a }
option-replace = Sostituisci { $a }
option-take = Prendi { $a }
option-bottom = Metti { $a } in fondo

## Domande: mazzi e apertura

ask-pick_pet = Scegli una Creatura per il tuo mazzo
ask-pick_rest = Scegli un Elyth, una Runa o un Oggetto per il tuo mazzo
ask-choose_lead = Qual è la tua Creatura guida?
ask-redraw = Nessuna Creatura in questa mano, che tutti hanno visto: si pesca di nuovo
ask-choose_seat = Chi è il Primo giocatore del turno 1?

## Domande: il turno

ask-choose_return = Quale creatura torna per prima dalla Stasi?
ask-play_pet = Giochi una Creatura?
ask-place_played = Dove va la Creatura?
ask-place_called = Dove va la Creatura segnalino?
ask-place_returned = Dove torna la creatura?
ask-attach_to = Quale creatura riceve l'Elyth?
ask-primary = Che cosa fai nella fase principale?
ask-move_pet = Controllo delle linee: quale creatura si muove?
ask-let_go = Molli una presa prima del Riordino?

## Domande: battaglia

ask-name_attackers = Chi attacca?
ask-name_more = Attacca un'altra creatura?
ask-name_target = Agile: quale creatura attacca?
ask-name_blockers = Chi blocca chi?
ask-block_more = Blocca un'altra creatura?
ask-name_primary = Chi è il Bloccante principale?
ask-declare = Quale Potere di battaglia?
ask-copy_power = Quale Potere di battaglia copia?
ask-let_go_to_fight = Molli una presa per usare un Potere di battaglia?
ask-let_go_to_retaliate = Molli una presa per contrattaccare?
ask-lead_rune = Giochi una Runa?
ask-passive_rune = Giochi una Runa?
ask-lead_rune_after_all = Giochi comunque una Runa?
ask-order_tied = Pari Velocità: quale scontro viene prima?
ask-order_extras = Pari Velocità: quale delle tue creature in più agisce prima?
ask-pick_target = Chi colpisce l'Attaccante in più?
ask-twist_fate = Fai rilanciare il dado?
ask-bodyguard = Prendi una parte dei danni?
ask-retaliate = Chi contrattacca?
ask-promote = Chi diventa Bloccante principale?

## Domande: effetti

ask-may_apply = Applichi l'effetto di { $effect }?
ask-pick_one = { $effect }: per chi è l'effetto?
ask-pick_some = { $effect }: per chi altro?
ask-replace_status = Ha già due stati: ne sostituisci uno?
ask-choose_cure = Quale stato togli?
ask-switch_hit = Colpo e scambio: con chi cambia posto?
ask-switch_now = Quale scambio?
ask-exchange_own = Quali creature cambiano posto?
ask-blow_away = Con chi cambia posto il bersaglio?
ask-take_one = Quale carta prendi in mano?
ask-order_bottom = Quale carta va ora in fondo?
ask-find_card = Quale Creatura prendi?
ask-bottom_card = Quale carta della tua mano va in fondo?
ask-recall_card = Quale carta riprendi dalla Pila degli scarti?

## Che cosa è successo: mazzi e apertura

event-picked = { $a } prende { $b }
event-leads = { $a } è la Creatura guida
event-redraws = { $b ->
    [one] { $a } non ha Creature: { $b } carta, e pesca di nuovo
   *[other] { $a } non ha Creature fra { $b } carte e pesca di nuovo
}
event-shown = { $a } mostra { $b }
event-begins = Comincia { $a }
event-no_pets = { $a } non ha creature in gioco
event-game_over = La partita { $a } dell'incontro va a { $b }
event-rolled_off = { $a } lancia il dado: { $b }

## Che cosa è successo: il turno

event-turn = Turno { $a }: { $b } è il Primo giocatore
event-drew = { $a } pesca { $b }
event-no_draw = { $a } non pesca
event-entered = { $b ->
    [0] { $a } entra nel Fronte
    [1] { $a } entra nella Guardia
   *[other] { $a } entra nella Retroguardia
}
event-brought = { $b ->
    [one] { $a } porta un mazzo di { $b } carta
   *[other] { $a } porta un mazzo di { $b } carte
}
event-announces = { $a } annuncia: { $b }
event-spent = { $b } va nella Pila degli scarti di { $a }
event-played = { $a } gioca { $b }
event-attached = { $a } riceve { $b }
event-elyth_left = { $a } perde { $b }
event-used = { $c ->
    [0] { $a } usa { $b }: era l'ultimo uso
    [one] { $a } usa { $b }: resta { $c } uso
   *[other] { $a } usa { $b }: restano { $c } usi
}
event-unique = { $a } usa il suo Potere unico
event-moved = { $b ->
    [0] { $a } si sposta nel Fronte
    [1] { $a } si sposta nella Guardia
   *[other] { $a } si sposta nella Retroguardia
}
event-switched = { $a } e { $b } si scambiano di posto
event-points = { $b ->
    [one] { $a } ha { $b } Punto vittoria
   *[other] { $a } ha { $b } Punti vittoria
}

## Che cosa è successo: battaglia

event-attacks = { $b ->
    [0] { $a } attacca il Fronte
    [1] { $a } attacca la Guardia
   *[other] { $a } attacca la Retroguardia
}
event-blocks = { $a } blocca { $b }
event-primary = { $a } è il Bloccante principale
event-declares = { $a } dichiara: { $b }
event-unable = { $a } non può usare nessun Potere di battaglia
event-rolled = { $a } tenta di colpire { $b }: d20 { $c }
event-gate = { $a } contro la Paralisi: d20 { $b }
event-failed = { $a } fallisce: non succede niente
event-rerolls = { $a } fa rilanciare il dado
event-hit = { $a ->
    [1] d20 { $a } + Mira { $b } = { $c } ≥ Schivata { $d }: colpo di striscio
    [20] d20 { $a }: Colpo critico, qualunque sia la Schivata (totale { $c }, Schivata { $d })
   *[other] d20 { $a } + Mira { $b } = { $c } ≥ Schivata { $d }: colpito
}
event-missed = d20 { $a } + Mira { $b } = { $c } < Schivata { $d }: mancato
event-retaliates = { $a } contrattacca al posto di { $b }
event-declined = { $a } rinuncia
event-promoted = { $a } diventa Bloccante principale
event-extra = { $a } non ha più un rivale e diventa Attaccante in più

## Che cosa è successo: effetti

event-triggered = Scatta il Potere passivo di { $a }: { $b }
event-prevented = { $b ->
    [one] { $a }: { $b } danno evitato
   *[other] { $a }: { $b } danni evitati
}
event-redirected = { $a } prende { $b } dei danni
event-dealt = { $c ->
    [one] { $a } infligge { $c } danno a { $b }
   *[other] { $a } infligge { $c } danni a { $b }
}
event-hp = { $a } ha { $b } PF
event-changed = { $b ->
    [0] { $a }: la Velocità cambia di { $c }
    [1] { $a }: la Mira cambia di { $c }
    [2] { $a }: la Schivata cambia di { $c }
    [3] { $a }: i danni da battaglia cambiano di { $c }
    [4] { $a }: la Salute cambia di { $c }
    [5] { $a }: la Mira di chi l'attacca cambia di { $c }
    [6] { $a }: il costo dei Poteri di battaglia cambia di { $c }
    [7] { $a }: il costo del Potere unico cambia di { $c }
    [20] { $a }: i prossimi { $c } danni sono evitati
    [21] { $a }: il prossimo stato è evitato
   *[other] { $a } ha i valori di un'altra creatura
}
event-status = { $b ->
    [0] { $a }: Sanguinamento { $c }
    [1] { $a }: Ustione { $c }
    [2] { $a }: Corrosione { $c }
    [3] { $a }: Veleno { $c }
    [4] { $a } subisce Paralisi
    [5] { $a } subisce Paura
    [6] { $a } subisce Stordimento
    [7] { $a } subisce Morso
   *[other] { $a } subisce Stretta
}
event-status_off = { $b ->
    [0] { $a } perde Sanguinamento
    [1] { $a } perde Ustione
    [2] { $a } perde Corrosione
    [3] { $a } perde Veleno
    [4] { $a } perde Paralisi
    [5] { $a } perde Paura
    [6] { $a } perde Stordimento
    [7] { $a } si libera dal Morso
   *[other] { $a } si libera dalla Stretta
}
event-no_status = { $b ->
    [0] { $a } non prende Sanguinamento
    [1] { $a } non prende Ustione
    [2] { $a } non prende Corrosione
    [3] { $a } non prende Veleno
    [4] { $a } non prende Paralisi
    [5] { $a } non prende Paura
    [6] { $a } non prende Stordimento
    [7] { $a } non prende Morso
   *[other] { $a } non prende Stretta
}
event-suffers = { $b ->
    [0] { $a } subisce danni ({ $c }): Sanguinamento
    [1] { $a } subisce danni ({ $c }): Ustione
    [2] { $a } subisce danni ({ $c }): Corrosione
    [3] { $a } subisce danni ({ $c }): Veleno
   *[other] { $a } subisce danni ({ $c }): Stretta
}
event-regenerates = { $a } rigenera { $b }
event-charges = { $b ->
    [one] { $a } ha { $b } segnalino Carica
   *[other] { $a } ha { $b } segnalini Carica
}
event-held = { $c ->
    [7] { $a } tiene { $b } con il Morso
   *[other] { $a } tiene { $b } nella Stretta
}
event-released = { $b ->
    [7] { $a } si libera dal Morso
   *[other] { $a } si libera dalla Stretta
}
event-downed = { $a } è a terra
event-survived = { $a } resta in piedi: { $b } PF
event-to_stasis = { $a } va in Stasi
event-back = { $a } torna dalla Stasi
event-to_bottom = { $a } mette { $b } in fondo alla Pila delle risorse
event-took = { $a } prende in mano { $b }
event-nothing_found = { $a } non trova niente
event-shuffled = { $a } mescola la Pila delle risorse
event-recalled = { $a } riprende { $b } dalla Pila degli scarti
event-removed = { $b } di { $a } esce dal gioco

## Il tavolo

zone-pool = Carte da scegliere
zone-front = { $parts ->
    [0] Fronte
   *[other] Fronte di { $a }
}
zone-guard = { $parts ->
    [0] Guardia
   *[other] Guardia di { $a }
}
zone-rear = { $parts ->
    [0] Retroguardia
   *[other] Retroguardia di { $a }
}
zone-items = { $parts ->
    [0] Oggetti
   *[other] Oggetti di { $a }
}
zone-hand = { $parts ->
    [0] Mano
   *[other] Mano di { $a }
}
zone-pile = { $parts ->
    [0] Pila delle risorse
   *[other] Pila delle risorse di { $a }
}
zone-spent = { $parts ->
    [0] Pila degli scarti
   *[other] Pila degli scarti di { $a }
}
zone-removed = { $parts ->
    [0] Fuori dal gioco
   *[other] Carte di { $a } fuori dal gioco
}
zone-stasis = { $parts ->
    [0] Stasi
   *[other] Stasi di { $a }
}
zone-lead = { $parts ->
    [0] Creatura guida
   *[other] Creatura guida di { $a }
}
zone-looking = { $parts ->
    [0] Carte guardate
   *[other] Carte guardate da { $a }
}
zone-deck = { $parts ->
    [0] Mazzo
   *[other] Mazzo di { $a }
}
fact-hp = PF
fact-health = Salute
fact-speed = Velocità
fact-hit = Mira
fact-miss = Schivata
fact-damage = danni
    .value = +{ $value }
fact-hit_against = Mira di chi attacca
fact-cost_battle = costo del Potere di battaglia
fact-cost_unique = costo del Potere unico
fact-taken = danni subiti
fact-taken_untyped = danni senza tipo subiti
fact-taken_physical = danni fisici subiti
fact-taken_magical = danni magici subiti
fact-taken_fire = danni da fuoco subiti
fact-taken_acid = danni da acido subiti
fact-taken_lightning = danni da fulmine subiti
fact-taken_frost = danni da gelo subiti
fact-regeneration = Rigenerazione
fact-prevent = danni evitati
fact-prevent_status = stati evitati
fact-elyth = Elyth
fact-charges = Carica
fact-held_by = nella presa di
# the number of a fight: an Attacker and all who block it have the same
fact-duel = duello
fact-strike = colpo di
fact-on = cambia per
fact-hit_chance = probabilità di colpire
    .value = { $value }%
fact-needs = dado necessario
    .value = da { $value }
fact-because = motivo
fact-hit_damage = danni se colpisce
fact-expected = danni previsti
fact-hp_after = PF dopo
fact-own_hp_after = PF propri dopo
fact-down_chance = probabilità di atterramento
    .value = { $value }%
fact-first = primo colpo
fact-lands = risultato
    .value = { $value }
fact-cost = Volontà necessaria
    .value = { $value } di { $of }
fact-gets = prende
    .value = { $value } { $of }
fact-loses = perde
    .value = { $value } { $of }
fact-leaves = lascia l'arena
    .value = { $value }
fact-moves = nuova linea
fact-role = ruolo
fact-against = contro
fact-power = Potere di battaglia
fact-acted = ha agito
    .value = { $value ->
        [0] no
       *[other] sì
    }
fact-uses = usi
fact-colour = Elyth
fact-turn = turno
fact-lead = Primo giocatore
fact-effect = effetto di
fact-die = d20
    .value = { $value ->
        [0] da lanciare
       *[other] { $value }
    }
fact-game = partita
fact-vp = Punti vittoria
fact-willpower = Volontà
fact-wins = partite vinte

## Impostazioni

setting-edition = edizione
setting-edition-first = prima
setting-mode = modalità
setting-mode-standard = normale
    .text = Tre linee, molte Creature insieme.
setting-mode-simplified = semplificata
    .text = Due linee, una sola Creatura davanti: la partita breve.
setting-deck_format = mazzi
setting-deck_format-draft = draft
    .text = Prima si scelgono le carte da una riserva comune.
setting-deck_format-constructed = costruiti
    .text = Porta un mazzo o prendine uno pronto.
setting-match = incontro
setting-match-single = una partita
setting-match-best_of_3 = al meglio di 3
setting-turn_limit = limite di turni
setting-turn_limit-none = nessuno
setting-cards = carte
setting-cards-balanced = bilanciate
setting-cards-spec = come nel regolamento

phase-opening = l'apertura
phase-turn = il turno
phase-battle = la battaglia

## Che cosa vogliono dire le parole del tavolo, in breve

gloss-hp = Punti ferita: i danni li tolgono. A 0 la creatura è a terra e l'avversario segna un punto.
gloss-health = I PF che una creatura può avere al massimo.
gloss-speed = In un duello colpisce per prima la creatura più veloce. A parità decidono i dadi.
gloss-hit = Si somma al d20 quando questa creatura colpisce. La somma deve raggiungere la Schivata del bersaglio.
gloss-miss = Quanto è difficile colpirla: d20 più Mira deve arrivare almeno a questo numero.
gloss-damage = Si aggiunge ai danni dei Poteri di battaglia di questa creatura.
gloss-elyth = Una gemma legata a una creatura, che la aiuta finché resta lì. Una per creatura.
gloss-charges = Segnalini Carica. Il potere della creatura dice che cosa pagano.
gloss-held_by = In una presa: non può fare scambi e combatte solo con chi la tiene. Colpirla è sempre facile.
gloss-duel = In quale duello di questa battaglia combatte: chi ha lo stesso numero si affronta.
gloss-role = Che cosa fa questa creatura nella battaglia in corso.
gloss-against = La creatura con cui combatte in questa battaglia.
gloss-power = Il Potere di battaglia dichiarato per questa battaglia.
gloss-acted = In questa battaglia ha già agito.
gloss-turn = Si pesca, si gioca una Creatura, poi la fase principale con la battaglia, poi il Riordino.
gloss-lead = Chi è di turno: gioca le carte e attacca. L'altro blocca.
gloss-vp = Uno per ogni creatura avversaria mandata a terra. Con tre si vince.
gloss-willpower = Quante sono le carte che hai in mano. Un potere si usa se non costa di più; non si scarta nulla.
gloss-wins = Partite dell'incontro vinte finora. Due vincono l'incontro.
gloss-uses = Quante volte si può ancora usare questo Oggetto, al massimo una per turno.
gloss-cost = La Volontà che un potere richiede. Si guarda soltanto, non si paga.
gloss-regeneration = Rende questi PF a ogni Riordino.
gloss-prevent = I prossimi danni colpiscono prima questo scudo.
gloss-bleed = 10 danni per segnalino a ogni Riordino.
gloss-burn = 10 danni per segnalino a ogni Riordino.
gloss-corrosion = 10 danni per segnalino a ogni Riordino.
gloss-poison = 10 danni per segnalino a ogni Riordino.
gloss-paralyze = Prima di uno scambio o di un potere si tira un d20: con 10 o meno fallisce, con 11 o più torna libera.
gloss-fear = Il prossimo Potere di battaglia o unico fallisce; poi la Paura passa.
gloss-stunned = Il prossimo Potere di battaglia o unico fallisce; poi si riprende.
gloss-chomp = Tenuta da un morso: niente scambi, niente poteri contro altre creature, e la sua Schivata vale 0.
gloss-constrict = Stretta fra le spire: come per il morso, e 10 danni a ogni Riordino.
gloss-front = La prima linea: da qui si attacca e qui si è attaccati.
gloss-guard = La linea di mezzo: avanza quando cade il Fronte.
gloss-rear = L'ultima linea: a ogni Riordino qui una creatura recupera 30 PF e perde uno stato.
gloss-attacker = Una creatura del Fronte che il Primo giocatore manda in battaglia.
gloss-blocker = Una creatura della linea attaccata che si para davanti a un Attaccante.
gloss-passive = Agisce da solo, sempre o in un suo momento.
gloss-battle = Si dichiara in battaglia: è il colpo di questa creatura.
gloss-unique = Si usa nella tua fase principale. Un solo Potere unico per turno, di qualunque creatura.
gloss-pet = Un essere che combatte per te. Puoi giocarne una dalla mano a ogni turno.
gloss-rune = Un comando: si gioca una volta e va negli scarti. In battaglia ognuno ne può giocare una.
gloss-item = Resta in gioco e si può usare più volte, una per turno.
gloss-stasis = Fuori dall'arena e irraggiungibile; la creatura torna più tardi.
gloss-downed = A 0 PF: lascia l'arena e l'avversario segna un Punto vittoria.
gloss-unable = Ora non può usare nessun Potere di battaglia, quindi non colpisce.
gloss-hold = Si trattiene: una creatura in più non è obbligata a colpire.
gloss-flying = Dal Fronte può attaccare anche la Guardia o la Retroguardia.
gloss-nimble = Sceglie la creatura da attaccare, in qualunque linea, e quella è il suo Bloccante.
gloss-token = Chiamata da un'altra carta, mai in un mazzo.

## Perché qualcosa non si può scegliere

why-willpower = servono { $a } di Volontà, ne hai { $b }
why-charges = { $a }: servono { $b } Cariche, ne ha { $c }
why-condition = quello che chiede { $a } ora non c'è: «{ $b }»
why-no-target = ora nessuno sul tavolo va bene per { $a }: «{ $b }»
why-not-fitting = { $a } non è fra quelli a cui serve questo effetto
why-token = Charlie è un segnalino: non sta in nessun mazzo
why-pets-first = prima si prendono le sei Creature; le altre carte vengono dopo
why-pets-done = le tue sei Creature ci sono; ora tocca a Elyth, Rune e Oggetti
why-same-name = il tuo mazzo ha già { $a }: ogni carta c'è una volta sola
why-taken = { $a } è già stata presa
why-primary-step = { $a } si gioca nella fase principale; ora puoi giocare una Creatura
why-pet-step = le Creature si giocano prima della fase principale, una per turno
why-front-first = prima serve una creatura sul Fronte
why-rear-waits = prima della Retroguardia serve una creatura in Guardia
why-second-pet = una linea riceve la seconda creatura solo quando tutte e tre ne hanno una
why-two-lines = il gioco semplificato non ha Retroguardia
why-one-front = nel gioco semplificato sul Fronte sta una sola creatura, e c'è già
why-own-pets = un Elyth va a una delle tue creature
why-battle-only = i Poteri di battaglia si usano in battaglia
why-unique-used = hai già usato un Potere unico in questo turno, e uno è il massimo
why-unique-in-battle = i Poteri unici non si usano in battaglia
why-no-unique = { $a } non ha un Potere unico
why-item-used = hai già usato un Oggetto in questo turno, e uno è il massimo
why-switched = hai già fatto lo scambio di questo turno
why-same-line = due creature della stessa linea non si scambiano
why-lines-apart = si scambiano solo creature di linee vicine
why-no-moves = nel gioco semplificato le creature si scambiano soltanto
why-alone = è sola nella sua linea, che non deve restare vuota
why-doomed = { $a } ha 0 PF e sta per finire a terra
why-holds-another = { $a } tiene un'altra creatura: prima molla la presa
why-in-hold = una creatura in una presa non si scambia ({ $a })
why-hold-switch = { $a } è in una presa e non può spostarsi
why-hold-partner = { $a } è in una presa e può colpire solo la creatura a cui è legata
why-hold-unique = { $a } è in una presa: il suo Potere unico può toccare solo sé e chi le è legato
why-front-attacks = attaccano solo le creature sul Fronte; { $a } sta altrove: { $b }
why-attacks-already = { $a } attacca già
why-no-flight = { $a } non vola e arriva solo al Fronte
why-nimble-front = { $a } è Agile: sceglie la creatura da attaccare, non una linea
why-empty-line = in quella linea non c'è nessuno
why-nimble-bound = un Attaccante Agile ha scelto il suo unico Bloccante
why-line-attacked = { $a } sta in un'altra linea ({ $b }) rispetto a quella attaccata ({ $c })
why-blocks-already = { $a } blocca già
why-unblocked = un altro Attaccante di questa linea non ha ancora un Bloccante
why-immune = chi ha di fronte è immune a quello che { $a } può fare
why-must-declare = ha un Potere di battaglia da usare, quindi deve
why-no-copy = qui non c'è un Potere di battaglia da copiare
why-not-blocking = in questa battaglia non è un Bloccante
why-other-line = blocca in un'altra linea
why-not-in-line = { $a } non sta nella linea in cui è caduta la creatura
why-no-move = nessuno è dovuto avanzare, quindi nessuno contrattacca
why-own-fight = { $a } ha già il suo avversario in questa battaglia
why-power-used = { $a } ha già usato il suo Potere di battaglia in questo turno
why-nobody-left = la creatura da colpire non c'è più
why-no-power = { $a } non ha un Potere di battaglia da usare qui
why-one-line = una creatura si muove di una linea alla volta
why-line-kept = quella linea ha ancora una creatura e non si riempie
why-no-help = questa mossa non rimette a posto le linee
why-moved = si è già mossa, e può farlo un'altra creatura
why-no-hold = qui non c'è una tua presa da mollare
why-given-hold = la presa che esercita non si può sostituire
why-other-hold = non tiene nessuno: è tenuta, e solo l'avversario può mollare
why-hold-later = la presa si può mollare quando tocca a te decidere
why-too-much = non si possono prendere più danni di quelli rimasti
why-no-damage = il colpo non ha fatto danni, quindi nessuno stato
why-not-adjacent = non le sta accanto
why-enemies-only = una presa è per una creatura avversaria
why-last-pet = { $a } è l'ultima creatura in gioco e deve restare
why-in-stasis = { $a } è in Stasi, fuori portata
why-one-elyth = una creatura ha al massimo un Elyth ({ $a })
why-status-immune = { $a } è immune a questo stato
why-status-there = { $a } ha già questo stato
why-rune-in-battle = { $a } si gioca nella fase delle Rune di una battaglia
why-rune-in-primary = { $a } si gioca nella fase principale, non in battaglia
why-elyth-in-battle = { $a } è un Elyth: in battaglia non se ne giocano
why-item-in-battle = { $a } è un Oggetto: in battaglia non se ne giocano
why-pet-in-battle = { $a } è una Creatura: ora si giocano solo Rune
why-waits-primary = { $a } aspetta la tua fase principale
why-waits-pet-step = { $a } si può giocare all'inizio del tuo turno
why-waits-battle = { $a } aspetta la fase delle Rune di una battaglia
why-waits-stasis = { $a } è in Stasi e torna da sola
why-waits-question = la scelta di adesso non riguarda { $a }
why-pets-later = { $a } agisce nella fase principale; prima puoi giocare una Creatura dalla mano
why-placing = prima la nuova creatura deve avere un posto; poi tocca di nuovo a { $a }
why-rune-step = nella fase delle Rune si giocano solo Rune; { $a } colpisce dopo
why-other-declares = ora si sceglie il Potere di battaglia di un'altra creatura, non di { $a }
why-not-its-blocker = { $a } non blocca questo Attaccante
why-not-tied = { $a } non è fra quelle di pari Velocità
why-not-the-guard = { $a } non può prendersi questi danni
why-other-status = ora si sceglie uno stato di un'altra creatura, non di { $a }
why-choosing-cards = ora scegli una carta, non una creatura come { $a }
why-in-arena = { $a } è nell'arena; tornano solo le creature in Stasi
why-striker = { $a } ha colpito; scegli la creatura con cui si scambia
why-lead-is-pet = { $a } non è una Creatura, e la guida deve esserlo
why-gone = { $a } è stata usata e non torna

## Mazzi pronti

deck-blood_and_fury = Sangue e furia
    .plan = I colpi più duri di tutto il gioco: fai infuriare Valtharax, dai gemme agli altri e vinci prima che l'avversario sia pronto.
deck-frozen_with_fear = Gelo di paura
    .plan = Paralisi, Stordimento e Paura tolgono i turni all'avversario, e Soul Drain le carte per quel che resta. Una creatura che non colpisce mai si può battere con calma.
deck-hard_to_catch = Imprendibili
    .plan = Qui tutto è veloce e si lascia colpire di rado. Scegli i bersagli, colpisci per primo, scambia o sparisci prima che arrivi la risposta.
deck-jaws_and_coils = Fauci e spire
    .plan = Trattieni una creatura con Morso o Stretta: la sua Schivata è 0 e non può fuggire. Al resto pensano Death Roll, Squeeze e gli attaccanti accanto a chi la tiene.
deck-slow_rot = Lenta rovina
    .plan = Metti Veleno, Ustione, Sanguinamento e Corrosione ovunque: i segnalini mordono a ogni Riordino, in entrambi i turni di un round. Poi resisti dietro gusci e spine.
deck-the_healers_circle = Il cerchio dei guaritori
    .plan = Le creature ferite passano in Retroguardia e tornano sane. Sir Edmund e i suoi vicini curano a ogni Riordino, finché l'avversario non ha più nulla da dare.
deck-the_silver_pack = Il branco d'argento
    .plan = Fai entrare creature a ogni turno, anche Charlie, così Silver Paw ne guida cinque. Attacca con più d'una insieme finché Royal Rally presta loro Mira.
deck-the_stone_wall = Il muro di pietra
    .plan = Creature lente con molta Salute, che fanno male a chi si avvicina. Lascia che l'avversario si infranga su Deadly Touch, Caustic e Sunstone, curati e vinci alla distanza.
deck-thieves_and_mirrors = Ladri e specchi
    .plan = Gioca con ciò che ha portato l'avversario: copia i poteri, ruba le gemme, divora il resto. Tranelli e scambi rovinano ogni piano tranne il tuo.
deck-wings_over_the_arena = Ali sull'arena
    .plan = I volanti attaccano Guardia e Retroguardia, dove riposano i feriti. Colpisci per primo, finisci chi è debole e non lasciare che nessuno si riprenda.

## Mazzi rifiutati

fault-deck-unknown = non c'è un mazzo “{ $text }”; ci sono: { $known }
fault-deck-none = serve un mazzo: tra quelli pronti, solo { $count } hanno tutte le carte in questo set
fault-deck-drafted = qui i mazzi si formano con un draft; scegli i mazzi costruiti
fault-deck-removed = non è in questo set di carte: { $card }
fault-deck-near = “{ $text }” non è una carta del gioco; intendevi { $card }?
fault-deck-no-card = “{ $text }” non è una carta del gioco; una carta si scrive come “{ $example }”
fault-deck-token = { $card } è una Creatura segnalino; nessun mazzo ne ha
fault-deck-status = { $card } è uno Stato; oltre alle Creature un mazzo ha Elyth, Rune e Oggetti
fault-deck-twice = { $card } c'è due volte; ogni nome una volta sola
fault-deck-cards = carte nel mazzo: { $count }; devono essere { $most }
fault-deck-pets = Creature nel mazzo: { $count }; devono essere { $most }
