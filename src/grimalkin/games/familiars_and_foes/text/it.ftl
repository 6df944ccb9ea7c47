# Familiars and Foes. I nomi delle carte e degli incantesimi restano in inglese.

title = Familiars and Foes
pitch = Da due a cinque famigli, fianco a fianco, contro quattro ondate di nemici. Si vince insieme o per niente.
seat = { $familiar }

## Parole

word-familiar = Famiglio
word-training = Pergamena d'addestramento
word-coven = Carta Congrega
word-artifact = Artefatto
word-foe = Nemico
word-foes = i Nemici
word-standing = In piedi
word-fallen = A terra
word-attack = Attacco fisico
word-ability = Abilità speciale
word-spell = Incantesimo
word-passive = Abilità speciale
word-reward = Ricompensa
word-mode = uno fra tanti
word-air = Aria
word-earth = Terra
word-fire = Fuoco
word-water = Acqua
word-aether = Etere
word-1-2 = #1 e #2
word-1-3 = #1 e #3
word-2-3 = #2 e #3
word-1-2-3 = #1, #2 e #3
# le facce della moneta
word-open = Occhio Aperto
word-closed = Occhio Chiuso
# i compiti dell'addestramento
word-summon_toad = Rospo
word-physical_attack = Attacco
word-strong_or_elemental = Forte/Elementale
word-restorative = Recupero
word-special_ability = Abilità
# che cosa dice una riga della tabella
word-miss = mancato
word-hit = colpito
word-critical = colpo critico
word-backfire = contraccolpo
word-others = tutti gli altri Nemici
word-heal = cura
word-drain = perdita di PM
word-works = riesce
word-forbids = un divieto
# che cosa vieta un Nemico
word-no_healing = niente cure
word-no_magic = niente magia
word-no_ballyhoo = niente Ballyhoo
word-no_artifact = niente Artefatti
word-no_special_ability = niente Abilità speciali
# che cosa dura, e fino a quando
word-next_roll = prossimo lancio
word-attack_rolls = lanci d'attacco
word-damage_bonus = danni
word-next_hit = danni del prossimo colpo
word-cheaper = sconto in PM sugli incantesimi
word-ballyhoo_bonus = danni da Ballyhoo
word-prevents = PF salvati dai Nemici
word-reflects = riflette un attacco
word-skips = salta un lancio
word-survives = PF invece di cadere
word-when-used = una volta usato
word-foes--turn = alla fine del prossimo turno dei Nemici
word-all_familiars = tutti i Famigli
word-multiplied = moltiplicato
word-bonus = bonus

## Scelte: il turno

option-attack = Attacca il Nemico #{ $a }
    .on = Attacca { $on }
option-cast = { $parts ->
    [1] Lancia { $a }
   *[other] { $b ->
        [1] Lancia { $a } sul Nemico #1
        [2] Lancia { $a } sul Nemico #2
        [3] Lancia { $a } sul Nemico #3
       *[other] Lancia { $a } su { $b }
    }
}
    .on = { $parts ->
    [1] Lancia { $a }
   *[other] { $b ->
        [1] Lancia { $a } su { $on }
        [2] Lancia { $a } su { $on }
        [3] Lancia { $a } su { $on }
       *[other] Lancia { $a } su { $b }
    }
}
option-use = { $parts ->
    [1] Usa { $a }
   *[other] { $b ->
        [1] Usa { $a } sul Nemico #1
        [2] Usa { $a } sul Nemico #2
        [3] Usa { $a } sul Nemico #3
       *[other] Usa { $a } su { $b }
    }
}
    .on = { $parts ->
    [1] Usa { $a }
   *[other] Usa { $a } su { $on }
}
option-pay = Paga { $a } PM
# uno o più Nemici
option-at = { $a ->
    [1] Nemico #1
    [2] Nemico #2
    [3] Nemico #3
   *[other] Nemici { $a }
}
# il primo Nemico che non ha ancora la sua parte
option-split = { $a ->
    [one] { $a } danno
   *[other] { $a } danni
}
    .on = { $a ->
    [one] { $a } danno a { $on }
   *[other] { $a } danni a { $on }
}
option-element = { $a }
option-target = Nemico #{ $a }
    .on = { $on }
option-give = A { $a }
option-keep = Tieni { $a }
option-choose = { $parts ->
    [1] { $a }
   *[other] { $a }, per { $b }
}
option-finish = Completa adesso
option-drop = Lascia perdere

## Scelte: intervenire

option-token = Gira la moneta con un Segnalino Fortuna
option-ballyhoo = Ballyhoo!
    .on = Ballyhoo! (1 PM e la moneta, contro { $on })
option-agree = Accetta
option-refuse = Rifiuta

## Domande: il turno

ask-choose_action = Tocca a te! Un attacco, un Artefatto o un incantesimo?
ask-choose_amount = { $spell } su { $receiver }: quanti PM paghi?
ask-choose_foes = Su quali Nemici piove?
ask-split_ask = { $left ->
    [one] Resta { $left } danno da distribuire: quanto ne tocca a { $next }?
   *[other] Restano { $left } danni da distribuire: quanti ne toccano a { $next }?
}
ask-name_element = A quale elemento passa { $next }?
ask-cast_now = Il Nemico ha cambiato elemento: lanci subito il tuo Incantesimo elementale?
ask-next_target = { $parts ->
    [one] { $parts_of }: ultimo colpo. A quale Nemico?
   *[other] { $parts_of }: ancora { $parts } colpi. A quale Nemico il prossimo?
}
ask-extra_action = { $parts ->
    [one] { $parts_of }: ancora un attacco, se vuoi
   *[other] { $parts_of }: ancora { $parts } attacchi, se vuoi
}
ask-finish_or_drop = { $parts_of } a metà: ancora { $parts }. Continui sui nuovi Nemici?
ask-revive_vote = Riportare in vita { $reviving }? Ogni Famiglio in piedi paga 2 PM e lancia la moneta

## Domande: finestre

ask-window = { $window ->
    [0] Sta per cominciare il turno di { $active }. Qualcosa prima?
    [1] { $targets ->
        [0] { $roller } sta per lanciare il dado per { $doing }. Qualcosa prima?
        [1] { $roller } sta per lanciare il dado: { $doing } contro { $target }. Qualcosa prima?
       *[other] { $roller } sta per lanciare il dado: { $doing } contro { $targets } Nemici. Qualcosa prima?
    }
    [2] { $falls ->
        [0] { $roller } fa { $die } ({ $points ->
            [0] { $result }
           *[other] { $result } { $points }
        }). Va bene così?
        [one] { $roller } fa { $die } ({ $points ->
            [0] { $result }
           *[other] { $result } { $points }
        }) e { $would_fall } cadrebbe! Va bene così?
       *[other] { $roller } fa { $die } ({ $points ->
            [0] { $result }
           *[other] { $result } { $points }
        }) e { $would_fall } cadrebbero! Va bene così?
    }
    [3] { $falls ->
        [0] { $flipper } lancia la moneta: { $coin }. Va bene così?
        [one] { $flipper } lancia la moneta: { $coin }, e { $would_fall } cadrebbe! Va bene così?
       *[other] { $flipper } lancia la moneta: { $coin }, e { $would_fall } cadrebbero! Va bene così?
    }
    [4] { $would_fall } sta per cadere! Puoi aiutare?
    [5] Fatto. Qualcosa prima di andare avanti?
    [6] { $roller } sta per lanciare il dado. Qualcosa prima?
   *[other] Ecco l'Ondata { $wave }. Qualcosa prima che la lotta continui?
}
ask-ballyhoo_offer = { $roller } ha colpito { $target }. Ti unisci con un Ballyhoo? Aperto: 2 danni. Chiuso: pizzica te

## Domande: carte

ask-choose_kept = Quale Artefatto tieni? L'altro va in fondo al mazzo
ask-choose_receiver = A chi va l'Artefatto?
ask-choose_mode = Esprimi un desiderio: quale dei suoi doni?
ask-borrow_ask = Di chi prendi in prestito il trucco?
ask-concede_vote = Arrendersi tutti insieme? Solo se tutti sono d'accordo

## Finestre

window-turn = inizio di un turno
window-pre = prima del lancio di un Famiglio
window-post = dopo un lancio
window-flip = dopo un lancio di moneta
window-fall = una caduta
window-after = fine di un'azione
window-foe = prima del lancio di un Nemico
window-wave = inizio di un'Ondata

## Che cosa è successo: round e Ondate

event-wave = Comincia l'Ondata { $a }
event-round = Comincia il round { $a }
event-begins = Inizia { $a }
event-toad = Il Rospo salta da { $a }
event-foes_act = Turno dei Nemici; { $a } lancia per loro
event-awarded = { $a } chiama dalla gabbia: un Incantesimo d'aiuto per { $b }
event-common = { $a } chiama dalla gabbia: un Incantesimo d'aiuto per chi lo lancia per primo
event-revealed = { $b }: ecco { $a }, { $c } PF
event-peeked = Una sbirciata alla prossima Ondata: { $a }
event-skipped = { $a } è un fantasma, e il Rospo salta oltre
event-refilled = L'Ondata è sconfitta! Tutti i Famigli in piedi recuperano tutti i PM

## Che cosa è successo: azioni e dadi

event-chose = { $a }: { $b }
event-paid = { $b ->
    [0] { $a } non paga niente
   *[other] { $a } paga { $b } PM, ne ha ancora { $c }
}
event-rolled = { $a } lancia il dado: { $b }, finale { $c }
event-rolled_two = Due dadi, { $a } e { $b }: conta il più basso
event-foe_rolled = { $a } lancia il dado: { $b }, finale { $c }
event-flipped = { $b ->
    [0] { $a } lancia la moneta: Occhio Aperto
   *[other] { $a } lancia la moneta: Occhio Chiuso
}
event-used = { $a }: { $b }
event-missed = { $a } colpisce a vuoto
event-backfired = { $b ->
    [one] Si ritorce contro { $a }: { $b } danno
   *[other] Si ritorce contro { $a }: { $b } danni
}
event-foe_missed = { $a } colpisce a vuoto
event-foe_skipped = { $a } si appisola e salta il lancio
event-damaged = { $b ->
    [0] { $a } non subisce danni da { $d }
    [one] { $a } subisce { $b } danno da { $d }, PF rimasti: { $c }
   *[other] { $a } subisce { $b } danni da { $d }, PF rimasti: { $c }
}
event-foe_backfired = { $b ->
    [one] Si ritorce contro { $a }: { $b } danno, PF rimasti: { $c }
   *[other] Si ritorce contro { $a }: { $b } danni, PF rimasti: { $c }
}
event-reflected = { $b ->
    [one] Al mittente! { $d } riflette { $b } danno su { $a }, PF rimasti: { $c }
   *[other] Al mittente! { $d } riflette { $b } danni su { $a }, PF rimasti: { $c }
}
event-defeated = { $a } è fuori combattimento! La sua carta va a { $b }
event-mended = { $b ->
    [0] { $a } vorrebbe curarsi, ma sta già benissimo
   *[other] { $a } recupera { $b } PF
}
event-carried = { $a } può continuare nella prossima Ondata: ancora { $b }
event-parts_lost = Quel che restava a { $a } va perso: { $b }

## Che cosa è successo: Famigli

event-lost_hp = { $a } perde { $b } PF, ne ha ancora { $c }
event-lost_mp = { $a } perde { $b } PM
event-saved = { $a } non cade: { $b } PF
event-restored_hp = { $b ->
    [0] { $a } non recupera PF
   *[other] { $a } recupera { $b } PF
}
event-restored_mp = { $b ->
    [0] { $a } non recupera PM
   *[other] { $a } recupera { $b } PM
}
event-fell = { $a } cade, e ora è un fantasma
event-ended = Gli effetti di { $a } finiscono
event-revived = { $a } è di ritorno con { $b } PF, { $c } PM e { $d ->
    [one] { $d } gemma
   *[other] { $d } gemme
}
event-stays_fallen = Nessun Occhio si apre: { $a } resta un fantasma
event-gem = { $b ->
    [one] { $a } ora ha { $b } gemma
   *[other] { $a } ora ha { $b } gemme
}
event-luck = { $b ->
    [0] { $a } non trova più Segnalini Fortuna
    [one] { $a } riceve { $b } Segnalino Fortuna
   *[other] { $a } riceve { $b } Segnalini Fortuna
}
event-drew = { $a } pesca { $b }
event-kept = { $a } tiene { $b }
event-ticked = { $b ->
    [0] { $a } spunta un compito: Summon the Toad!
    [1] { $a } spunta un compito: Attacco fisico
    [2] { $a } spunta un compito: Incantesimo forte o elementale
    [3] { $a } spunta un compito: Incantesimo di recupero
    [4] { $a } spunta un compito: Abilità speciale
   *[other] { $a } spunta un compito: Artefatto
}
event-unlocked = { $a } ha finito l'addestramento! La Pergamena degli Incantesimi avanzati è aperta

## Che cosa è successo: quello che dura

event-restricted = { $b ->
    [1] { $a } vieta le cure nel prossimo round
    [2] { $a } vieta la magia nel prossimo round
    [4] { $a } vieta i Ballyhoo nel prossimo round
    [8] { $a } vieta gli Artefatti nel prossimo round
   *[other] { $a } vieta le Abilità speciali nel prossimo round
}
event-cleared = Non è più vietato niente
event-turned = { $b ->
    [0] { $a } passa all'Aria
    [1] { $a } passa alla Terra
    [2] { $a } passa al Fuoco
    [3] { $a } passa all'Acqua
   *[other] { $a } passa all'Etere
}
# di chi, che cosa, quanto; 99 è tutto
event-lasts = { $b ->
    [0] Da { $a }: { $c } al prossimo lancio
    [1] Da { $a }: { $c } ai lanci d'attacco fino alla fine del prossimo turno dei Nemici
    [2] Da { $a }: +{ $c } ai danni fino alla fine del prossimo turno dei Nemici
    [3] Da { $a }: +{ $c } ai danni del prossimo colpo
    [4] Da { $a }: incantesimi a { $c } PM in meno fino alla fine del prossimo turno dei Nemici
    [5] Da { $a }: +{ $c } ai danni da Ballyhoo fino alla fine del prossimo turno dei Nemici
    [6] { $c ->
        [99] Da { $a }: gli attacchi dei Nemici non tolgono PF fino alla fine del loro prossimo turno
       *[other] Da { $a }: gli attacchi dei Nemici tolgono { $c } PF in meno fino alla fine del loro prossimo turno
    }
    [7] Da { $a }: il prossimo attacco del Nemico sarà riflesso
    [8] Da { $a }: il Nemico salterà il prossimo lancio
   *[other] Da { $a }: { $c } PF invece della prossima caduta
}
event-voted = { $a }: { $b }

## Il tavolo

zone-foes = Nemici
zone-wave = Ondata { $a }
zone-captives = Carte Congrega dell'Ondata { $a }
zone-mat = { $parts ->
    [0] Plancia
   *[other] Plancia di { $a }
}
zone-artifacts = { $parts ->
    [0] Artefatti
   *[other] Artefatti di { $a }
}
zone-rewards = { $parts ->
    [0] Ricompense
   *[other] Ricompense di { $a }
}
zone-coven = { $parts ->
    [0] Congrega
   *[other] Carta Congrega di { $a }
}
zone-common = Per tutti
zone-drawn = Pescate
zone-deck = Mazzo Artefatti
zone-supply = Segnalini Fortuna rimasti
zone-effects = In corso
zone-gone = Fuori dal gioco
zone-removed = Nemici rimasti nella scatola
fact-wave = Ondata
fact-round = Round
fact-first = inizia
fact-toad = Rospo
fact-active = di turno
fact-hp = PF
fact-mp = PM
fact-gems = gemme
fact-tokens = fortuna
fact-familiar = Famiglio
fact-element = elemento
fact-strong_against = forte contro
fact-level = livello
fact-state = stato
fact-unlocked = Incantesimi avanzati
    .value = { $value ->
        [0] chiusi
       *[other] aperti
    }
fact-ticks = addestramento
fact-task = compito svolto
fact-forbids = questo round
fact-will_forbid = prossimo round
fact-mark = sotto l'effetto di
fact-last_hit_by = ultimo colpo di
fact-source = da
fact-effect = effetto
fact-amount = valore
    .value = { $value ->
        [99] tutto
       *[other] { $value }
    }
fact-on = su
fact-owner = di
fact-until = scade
fact-roller = lancio di
fact-doing = per
fact-targets = bersagli
fact-target = bersaglio
fact-natural = dado naturale
fact-die = dado finale
fact-result = risultato
fact-points = punti
fact-also = e
fact-flipper = moneta di
fact-coin = moneta
fact-parts = colpi rimasti
fact-parts_of = in sospeso
fact-parts_owner = di
fact-reviving = da riportare in vita
fact-spell = incantesimo
fact-receiver = per
fact-left = da distribuire
fact-next = prossimo
fact-window = finestra
    .value = { $value ->
        [0] inizio di un turno
        [1] prima di un lancio
        [2] dopo un lancio
        [3] dopo un lancio di moneta
        [4] una caduta
        [5] dopo un'azione
        [6] prima del lancio di un Nemico
       *[other] inizio di un'Ondata
    }
# che cosa dura su un Famiglio o un Nemico
fact-next_roll = prossimo lancio
fact-attack_rolls = lanci d'attacco
fact-damage_bonus = danni
fact-next_hit = danni del prossimo colpo
fact-cheaper = sconto in PM sugli incantesimi
fact-ballyhoo_bonus = danni da Ballyhoo
fact-prevents = PF salvati dai Nemici
fact-reflects = riflette un attacco
fact-skips = salta un lancio
fact-survives = PF invece di cadere
# che cosa farebbe una scelta
fact-cost = PM da pagare
    .value = { $value } su { $of }
fact-works_chance = riesce
    .value = { $value } %
fact-miss_chance = mancato
    .value = { $value } %
fact-hit_chance = colpito
    .value = { $value } %
fact-critical_chance = colpo critico
    .value = { $value } %
fact-backfire_chance = contraccolpo
    .value = { $value } %
fact-heal_chance = cura
    .value = { $value } %
fact-drain_chance = perdita di PM
    .value = { $value } %
fact-forbid_chance = un divieto
    .value = { $value } %
fact-saves = PF salvati
fact-more_damage = danni in più
fact-needs = dado necessario
    .value = da { $value }
fact-hit_bonus = danni in più se colpisce
fact-because = motivo
fact-expected = danni previsti
fact-most_damage = al massimo
fact-hp_after = PF dopo
fact-mp_after = PM dopo
fact-hp_average = PF in media
fact-mp_average = PM in media
fact-worst_hp = PF nel caso peggiore
fact-defeat_chance = lo sconfigge
    .value = { $value } %
fact-fall_chance = probabilità di caduta
    .value = { $value } %
fact-falls = cadute
fact-would_fall = cadrebbe

## Risultati

result-won = { $count ->
    [one] Le gabbie sono aperte e la Congrega è libera: vince { $winners }!
   *[other] Le gabbie sono aperte e la Congrega è libera: vincono { $winners }!
}
result-lost = Per stavolta la Congrega resta ai Nemici: perdono tutti.

## Impostazioni

setting-level = livello
setting-level-beginner = principiante
    .text = Il gioco come lo si impara.
setting-level-master = maestro
    .text = Per chi ha già salvato una Congrega.
setting-first = inizia
setting-first-random = a sorte
setting-first-A = A
setting-first-B = B
setting-first-C = C
setting-first-D = D
setting-first-E = E
setting-interrupt_mode = interruzioni
setting-interrupt_mode-polled = a turno
setting-interrupt_mode-claim = chi prima arriva
setting-ballyhoo_mode = Ballyhoo
setting-ballyhoo_mode-offer = a turno
setting-ballyhoo_mode-claim = chi prima arriva
setting-foe_interrupts = risposte al dado di un Nemico
setting-foe_interrupts-generous = tutto ciò che è adatto
setting-foe_interrupts-strict = solo ritirare il dado
setting-coin = lancio dell'Occhio
setting-coin-coin = con la moneta
setting-coin-cards = con le carte
setting-max_rounds = round al massimo
setting-max_rounds-none = senza limite
setting-window_seconds = secondi per finestra
setting-hold_seconds = secondi di attesa
setting-claim_seconds = secondi per Ballyhoo
setting-cards = carte
setting-cards-balanced = bilanciate
setting-cards-spec = come nel regolamento

phase-familiars = i turni dei Famigli
phase-foes = il turno dei Nemici
phase-wave = l'Ondata

## Che cosa vogliono dire le parole del tavolo, in breve

gloss-hp = Punti ferita. A 0 un Famiglio cade e un Nemico è sconfitto.
gloss-mp = Punti magia: li costano incantesimi e Ballyhoo. Si ricaricano quando un'Ondata è battuta.
gloss-gems = Ogni gemma paga un uso dell'Abilità speciale.
gloss-tokens = Segnalini Fortuna: ognuno gira una moneta, chiunque l'abbia lanciata.
gloss-familiar = Un compagno magico con poteri propri; ogni posto ne gioca uno.
gloss-element = Il suo elemento. Ogni elemento è forte contro un altro.
gloss-strong_against = Contro i Nemici di questo elemento si può lanciare l'Incantesimo elementale.
gloss-level = Quanto è duro un Nemico: i livelli alti arrivano nelle Ondate successive.
gloss-state = In piedi con PF sopra 0; a terra a 0, un fantasma finché non è riportato in vita.
gloss-standing = Ha ancora PF e può agire.
gloss-fallen = Un piccolo fantasma: salta i turni e non usa nulla finché non torna in vita.
gloss-unlocked = Gli Incantesimi avanzati si aprono quando i sei compiti sono svolti.
gloss-ticks = Compiti svolti finora, su sei.
gloss-task = Un compito già svolto.
gloss-forbids = Che cosa vieta un Nemico in questo round.
gloss-will_forbid = Che cosa vieterà un Nemico nel prossimo round, finché c'è.
gloss-mark = Un effetto attivo qui.
gloss-last_hit_by = Chi l'ha ferito per ultimo riceve la sua carta se inciampa da solo.
gloss-wave = I Nemici arrivano in quattro Ondate; battuta l'ultima si vince.
gloss-round = Ogni Famiglio ha un turno, poi tocca ai Nemici.
gloss-first = Chi ha il primo turno di un round.
gloss-toad = Il Rospo sta con chi è di turno.
gloss-active = Il Famiglio di turno. Gli altri possono solo interrompere.
gloss-ballyhoo = Dopo un colpo riuscito gli amici si uniscono: 1 PM e la moneta. Occhio Aperto: altri danni. Occhio Chiuso: è finita.
gloss-attack = Non costa nulla: lancia il d20 e leggi il risultato nella tabella.
gloss-ability = Il trucco di ogni Famiglio. Costa una gemma e si usa nel turno di chiunque.
gloss-spell = Paga i PM, scegli il bersaglio, lancia il d20.
gloss-artifact = Si usa come azione, una volta sola; poi lascia il gioco.
gloss-reward = Si vince con la carta di un Nemico: si usa una volta, come interruzione.
gloss-coven = Una strega in gabbia. Quando comincia la sua Ondata dà al suo Famiglio un Incantesimo d'aiuto.
gloss-backfire = L'attacco ferisce chi l'ha fatto.
gloss-critical = Un colpo che fa più del solito.
gloss-no_healing = Nessun Famiglio recupera PF, se non tornando in vita.
gloss-no_magic = Non si può lanciare nessun incantesimo.
gloss-no_ballyhoo = Non si può tentare nessun Ballyhoo.
gloss-no_artifact = Non si può usare nessun Artefatto.
gloss-no_special_ability = Non si può usare nessuna Abilità speciale.
gloss-next_roll = Si aggiunge al prossimo lancio, poi svanisce.
gloss-attack_rolls = Si aggiunge a ogni lancio d'attacco finché dura.
gloss-damage_bonus = Si aggiunge ai danni finché dura.
gloss-next_hit = Si aggiunge ai danni del prossimo colpo, poi svanisce.
gloss-cheaper = Gli incantesimi costano questi PM in meno, ma almeno 1.
gloss-ballyhoo_bonus = Si aggiunge ai danni di ogni Ballyhoo riuscito.
gloss-prevents = Gli attacchi dei Nemici tolgono questi PF in meno.
gloss-reflects = Il prossimo attacco del Nemico gli torna indietro.
gloss-skips = Il Nemico non lancia quando tocca a lui.
gloss-survives = Invece di cadere resta con questi PF.

## Che cosa fanno le carte, in breve

brief-piddy_paw-healing_paw = 1 PF a un Famiglio per ogni PM.
brief-jinxie-healing_paw = { brief-piddy_paw-healing_paw }
brief-mimsy-healing_paw = PF a un Famiglio: i PM pagati, più 1.
brief-figgitch-healing_paw = { brief-piddy_paw-healing_paw }
brief-nutterson_iii-healing_paw = { brief-piddy_paw-healing_paw }
brief-piddy_paw-magic_eye = 2 PM a un Famiglio per ogni PM.
brief-jinxie-magic_eye = { brief-piddy_paw-magic_eye }
brief-mimsy-magic_eye = { brief-piddy_paw-magic_eye }
brief-figgitch-magic_eye = { brief-piddy_paw-magic_eye }
brief-nutterson_iii-magic_eye = { brief-piddy_paw-magic_eye }
brief-piddy_paw-revive = Tutti pagano 2 PM e lanciano: torna un caduto.
brief-jinxie-revive = { brief-piddy_paw-revive }
brief-mimsy-revive = { brief-piddy_paw-revive }
brief-figgitch-revive = { brief-piddy_paw-revive }
brief-nutterson_iii-revive = { brief-piddy_paw-revive }
brief-piddy_paw-fair_breeze = +2 ai tiri d'attacco fino al turno dei Nemici.
brief-jinxie-phoenix_riff = 4 danni in più al prossimo colpo di un Famiglio.
brief-mimsy-deep_tide_mend = Ogni Famiglio recupera 4 PF.
brief-figgitch-thornwall = I Nemici tolgono 2 PF in meno in questo turno.
brief-figgitch-treasure_trove = Tiro 6+: un Famiglio riceve un Artefatto.
brief-nutterson_iii-time_spiral = Tiro 12+: due azioni in più.
brief-mistral-blowing_kisses = Tiro 4+: +4 al prossimo tiro di un Famiglio.
brief-ember-campfire_chorus = Tiro 4+: i Ballyhoo fanno 1 danno in più.
brief-sirena-tidepool_blessing = Tiro 4+: ogni Famiglio recupera 2 PF.
brief-terra-pixie_bark = Tiro 5+: un Famiglio non perde PF dai Nemici.
brief-akasha-astrolabe_turn = Tiro 9+: recuperi 1 gemma.
brief-magic_seeds = Cinque lanci: ogni Occhio Aperto fa 2 danni.
brief-cracked_crystal_ball = Guarda la prossima Ondata; 1 Fortuna.
brief-toad_trumpet = Tutti lanciano: ogni Occhio Aperto fa 2.
brief-cloak_of_dusk = I Nemici non ti tolgono PF in questo turno.
brief-mirror_shard = Il prossimo attacco di un Nemico è riflesso.
brief-phoenix_feather = Chi cadrebbe resta con 4 PF.
brief-bottled_lightning = 6 danni a un Nemico, senza tiro.
brief-bubbling_cauldron = Ogni Famiglio recupera 3 PF.
brief-moonwater_flask = Riempie i PM di un Famiglio.
brief-drowsy_hourglass = Un Nemico salta il prossimo tiro.
brief-runaway_broom = Attacco fisico con tutto raddoppiato.
brief-prism_lens = Un Nemico cambia elemento; poi lancia.
brief-second_sip_potion = Un Famiglio recupera 1 gemma.
brief-collectors_satchel = Pesca 2 Artefatti, tienine 1.
brief-silver_bell = Fine dei divieti; 1 PM a tutti.

## Perché qualcosa non si può scegliere

why-mp = servono { $a } PM, ne hai { $b }
why-training = si apre quando i { $b } compiti sono svolti; finora { $a }
why-wrong-element = { $a } è di un altro elemento ({ $b }); questo incantesimo ne vuole uno: { $c }
why-defeated = questo Nemico è già sconfitto
why-bars = { $a } non si può bersagliare così: «{ $b }»
why-banned = un Nemico lo vieta in questo round: { $a }
why-fallen = { $a } è a terra: solo riportandolo in vita si raggiunge un fantasma
why-you-fallen = il tuo Famiglio è a terra e non usa nulla finché non torna in vita
why-standing = { $a } è in piedi; si riporta in vita chi è a terra
why-untrained = { $a } non ha finito l'addestramento, e devono averlo fatto tutti quelli in piedi
why-others-mp = a { $a } servono { $b } PM, ne ha { $c }
why-condition = quello che chiede { $a } ora non c'è: «{ $b }»
why-not-fitting = qui non servirebbe a nulla
why-wave-over = tutti i Nemici sono sconfitti; sta per cominciare la prossima Ondata
why-refused = è stato rifiutato; si vota una volta per turno
why-no-token = serve un Segnalino Fortuna, e non ne hai
why-not-your-trick = è l'Abilità speciale di un altro Famiglio
why-no-gem = serve una gemma, e non ne hai più
why-no-payable-target = qui non ci sono Nemici da scegliere che tu possa pagare
why-nothing-to-borrow = nessuno ha un trucco che funzioni adesso
why-foe-die-seen = il dado del Nemico si è visto: ora si può solo rilanciare
why-no-hit = l'attacco non ha colpito, quindi niente Ballyhoo
why-ballyhoo-over = un tentativo è fallito e il Ballyhoo è finito
why-one-flip = hai già lanciato in questo turno, e si può una volta sola
why-own-attack = l'attacco era tuo: il Ballyhoo è per gli altri
why-advanced-attack = gli Incantesimi avanzati non danno Ballyhoo
why-ruled-out = una carta esclude il Ballyhoo per questo attacco
why-no-such-attack = vale per Attacchi fisici e Incantesimi da principianti
why-foe-limit = questo Nemico non permette altri tentativi
why-foe-gone = il Nemico è sconfitto, non resta nulla da colpire
why-extra-attack = gli attacchi in più non danno Ballyhoo
why-nobody-active = nel turno dei Nemici non c'è Ballyhoo
why-reward-not-yours = { $a } non è fra le tue ricompense
why-used-up = { $a } è stato usato ed è fuori dal gioco
why-not-yours = { $a } è di qualcun altro
why-before-roll = { $a } si usa subito prima del lancio di un Famiglio
why-before-foe-roll = { $a } si usa subito prima del lancio di un Nemico
why-after-roll = { $a } si usa subito dopo un lancio
why-after-flip = { $a } si usa subito dopo il lancio della moneta
why-at-fall = { $a } serve nel momento in cui un Famiglio sta per cadere
why-until-scored = per { $a } è tardi: si usa prima che il risultato valga
why-quiet = { $a } aspetta un momento tranquillo, fra lanci e azioni
why-mocked = lo scherno del Nemico ferma { $a } in questo lancio
why-artifact-action = { $a } è un Artefatto: si usa come azione, nel tuo turno
why-once-a-roll = { $a } è già stato usato in questo lancio
why-one-target = { $a } vuole un attacco contro un solo Nemico
why-waits-turn = { $a } aspetta il tuo turno
why-waits-moment = { $a } aspetta il momento indicato dal suo testo
why-waits-question = la scelta di adesso non riguarda { $a }
why-choose-first = prima fai la tua scelta; { $a } va bene nei momenti prima e dopo
why-running = è già attivo e finisce da solo
