# Il tavolo di Mythic Arena.

# $name: di chi
arena-side = Arena di { $name }
arena-unfold = Mostra tutta l'arena di { $name }
# on a phone: what is shown small is shown whole
arena-see-all = Vedi tutto
arena-turn = Turno { $turn }
arena-game = Partita { $game }
arena-die = Il dado mostra { $value }
arena-hp = { $hp } PF
arena-hp-of = { $hp } PF su { $of }
# $what: uno stato
arena-counters = { $what } { $count }
# $what: un Elyth
arena-bears = porta { $what }
arena-held = in presa di { $who }
arena-attacks = attacca { $who }
arena-attacks-alone = attacca
arena-blocks = blocca { $who }
arena-blocks-alone = blocca
arena-declared = ha dichiarato: { $power }
arena-acted = ha agito
arena-hand =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
arena-stack =
    { $count ->
        [one] { $zone }: { $count } carta
       *[other] { $zone }: { $count } carte
    }
arena-look-through =
    { $count ->
        [one] Sfoglia: { $zone }, { $count } carta nota
       *[other] Sfoglia: { $zone }, { $count } carte note
    }
# cards that one looks at oneself
arena-your-cards = Le tue carte
arena-no-hand = Nessuna carta in mano
arena-draft-yours = Tocca a te scegliere
arena-draft-theirs = Sceglie { $name }
arena-draft-filter = Mostra un solo tipo
arena-draft-all = Tutte

## Creature

# short words over the numbers of a pet, at most four letters
arena-speed = VEL
arena-hit = MIRA
arena-miss = SCH
arena-damage = DAN
# a pet that another holds by Chomp or Constrict
arena-held-chip = In presa
# beside the name of the Rear
arena-rear-heals = cura 30
# what blocking would cost a pet
arena-would-cost = PF che perderebbe
arena-falls = cade
# from this face of the die to 20
arena-hits-on = colpisce con { $from }–20
arena-hits-on-20 = colpisce solo con 20
arena-chance = { $chance } %
# $why: statuses such as Stunned
arena-chance-none-by = non può colpire: { $why }

## La striscia al centro

arena-strip = Duelli e previsioni
arena-strip-rests = Qui compare ciò che comporterebbe una scelta.
arena-percent = { $value } %
arena-duel = Duello { $number }
arena-duel-of = di { $count }
# under the name of an Attacker: what follows is about each pet that may block it
arena-against-each = se la blocca
arena-strikes = colpisce
arena-is-struck = è il bersaglio
arena-equal-speed = Velocità uguale: un tiro decide chi colpisce per primo
arena-strikes-first = { $who } colpisce per prima
arena-beat-die = Dado
arena-beat-sum = Somma
arena-beat-hit = Colpo?
arena-beat-damage = Danni
arena-rolls = Il dado rotola
# beside the number of the die in a sum
arena-sum-die = dado
arena-verdict-hit = COLPITO
arena-verdict-miss = MANCATO
# before the duels that come after this one
arena-then = Poi

## Attaccanti e Bloccanti

arena-picked-attack = scelta, attacca come numero { $number }
arena-picked-block = scelta, blocca il numero { $number }
# $line: the line that is attacked, by its name
arena-attack-line = Attacco: { $line }
arena-unpick = Togli { $who }
# from now on Blockers are chosen for this Attacker
arena-aim = Scegli chi blocca { $who }
arena-target = Attacca { $who }
arena-attack-with =
    { $count ->
        [one] Attacca con { $count } Creatura
       *[other] Attacca con { $count } Creature
    }
arena-block-with =
    { $count ->
        [one] Blocca con { $count } Creatura
       *[other] Blocca con { $count } Creature
    }
arena-choosing-attack = Tocca ogni Creatura che attacca
arena-chosen-attack =
    { $count ->
        [one] { $count } attacca
       *[other] { $count } attaccano
    }
arena-naming = Chi attacca { $who }?
arena-choosing-block = Chi blocca il { $number }, { $who }?
# $lost: HP that all Blockers would lose together
arena-chosen-block =
    { $count ->
        [one] { $count } blocca, fino a { $lost } PF persi
       *[other] { $count } bloccano, fino a { $lost } PF persi in tutto
    }
arena-gather-stopped = Prima c'è un'altra domanda: ciò che avevi scelto dopo non è stato inviato.

## Il ripiano e la barra

# after the number of cards in the Resource Pile
arena-to-draw = da pescare
arena-spent = scartate
arena-in-hand = in mano
arena-victory = Vittoria
arena-victory-short = PV
arena-will-short = Vol
arena-number-of = { $value } di { $of }
arena-steps = Passi del turno
arena-step-draw = Pesca
arena-step-pet = Creatura
arena-step-primary = Fase principale
arena-step-battle = Battaglia
arena-step-cleanup = Riordino

## Il draft

arena-draft-for-me = Scegli per me
arena-draft-stop = Torno a scegliere io
# $what: what a card has in common with the own deck, such as Poison
arena-draft-fits = si abbina: { $what }
arena-theme-heal = Cura
arena-theme-guard = Protezione
arena-theme-flying = Volo
