# Il tavolo di Mythic Arena.

# $name: di chi
arena-side = Arena di { $name }
arena-middle = Tra i due fronti
arena-unfold = Mostra tutta l'arena di { $name }
arena-fold = Riduci l'arena di { $name }
arena-turn = Turno { $turn }
arena-game = Partita { $game }
arena-die = Il dado mostra { $value }
arena-order = Combattenti per Velocità
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
arena-unfold-hand = Mostra tutta la mano
arena-fold-hand = Ripiega la mano
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
arena-looks =
    { $count ->
        [one] { $zone }: { $count } carta
       *[other] { $zone }: { $count } carte
    }
# $name: what is foreseen, such as who strikes first
arena-foreseen = { $name }: { $value }
# cards that one looks at oneself
arena-your-cards = Le tue carte
arena-choices = Scelte
arena-draft-yours = Tocca a te scegliere
arena-draft-theirs = Sceglie { $name }
arena-draft-filter = Mostra un solo tipo
arena-draft-all = Tutte
