# The Mythic Arena board.

# $name: whose
arena-side = Arena of { $name }
arena-middle = Between the Fronts
arena-unfold = Show the whole arena of { $name }
arena-fold = Fold the arena of { $name }
arena-turn = Turn { $turn }
arena-game = Game { $game }
arena-die = The die shows { $value }
arena-order = Fighters by Speed
arena-hp = { $hp } HP
arena-hp-of = { $hp } of { $of } HP
# $what: a status
arena-counters = { $what } { $count }
# $what: an Elyth
arena-bears = bears { $what }
arena-held = held by { $who }
arena-attacks = attacks { $who }
arena-attacks-alone = attacks
arena-blocks = blocks { $who }
arena-blocks-alone = blocks
arena-declared = declared: { $power }
arena-acted = has acted
arena-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
arena-unfold-hand = Show the whole hand
arena-fold-hand = Fold the hand
arena-stack =
    { $count ->
        [one] { $zone }: { $count } card
       *[other] { $zone }: { $count } cards
    }
arena-look-through =
    { $count ->
        [one] Look through: { $zone }, { $count } known card
       *[other] Look through: { $zone }, { $count } known cards
    }
arena-looks =
    { $count ->
        [one] { $zone }: { $count } card
       *[other] { $zone }: { $count } cards
    }
# $name: what is foreseen, such as who strikes first
arena-foreseen = { $name }: { $value }
# cards that one looks at oneself
arena-your-cards = Your cards
arena-choices = Choices
arena-draft-yours = Your pick
arena-draft-theirs = { $name } picks
arena-draft-filter = Show one kind
arena-draft-all = All
