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
word-hit = colpito
word-miss = mancato

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
event-redraws = { $a } non ha Creature fra { $b } carte e pesca di nuovo
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
event-brought = { $a } porta un mazzo di { $b } carte
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
event-prevented = { $a }: { $b } danni evitati
event-redirected = { $a } prende { $b } dei danni
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
    [0] { $a } subisce { $c } danni da Sanguinamento
    [1] { $a } subisce { $c } danni da Ustione
    [2] { $a } subisce { $c } danni da Corrosione
    [3] { $a } subisce { $c } danni da Veleno
   *[other] { $a } subisce { $c } danni da Stretta
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
