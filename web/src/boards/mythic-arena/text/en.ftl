# The Mythic Arena board.

# $name: whose
arena-side = Arena of { $name }
arena-unfold = Show the whole arena of { $name }
# on a phone: what is shown small is shown whole
arena-see-all = See all
arena-turn = Turn { $turn }
arena-game = Game { $game }
arena-die = The die shows { $value }
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
# cards that one looks at oneself
arena-your-cards = Your cards
arena-no-hand = No cards in hand
arena-draft-yours = Your pick
arena-draft-theirs = { $name } picks
arena-draft-filter = Show one kind
arena-draft-all = All

## Pets

# short words over the numbers of a pet, at most four letters
arena-speed = SPD
arena-hit = HIT
arena-miss = MISS
arena-damage = DMG
# a pet that another holds by Chomp or Constrict
arena-held-chip = Held
# beside the name of the Rear
arena-rear-heals = heals 30
# what blocking would cost a pet
arena-would-cost = HP that it would lose
arena-falls = falls
# from this face of the die to 20
arena-hits-on = hits on { $from }–20
arena-hits-on-20 = hits only on 20
arena-chance = { $chance } %
# $why: statuses such as Stunned
arena-chance-none-by = cannot strike: { $why }

## The strip in the middle

arena-strip = Duels and forecasts
arena-strip-rests = What a choice would lead to is shown here.
arena-percent = { $value } %
arena-duel = Duel { $number }
arena-duel-of = of { $count }
# under the name of an Attacker: what follows is about each pet that may block it
arena-against-each = if blocked by
arena-strikes = strikes
arena-is-struck = is struck
arena-equal-speed = Equal Speed: a roll-off decides who strikes first
arena-strikes-first = { $who } strikes first
arena-beat-die = Die
arena-beat-sum = Sum
arena-beat-hit = Hit?
arena-beat-damage = Damage
arena-rolls = The die rolls
# beside the number of the die in a sum
arena-sum-die = die
arena-verdict-hit = HIT
arena-verdict-miss = MISS
# before the duels that come after this one
arena-then = Then

## Attackers and Blockers

arena-picked-attack = chosen, attacks as number { $number }
arena-picked-block = chosen, blocks number { $number }
# $line: the line that is attacked, by its name
arena-attack-line = Attack: { $line }
arena-unpick = Take { $who } back
# from now on Blockers are chosen for this Attacker
arena-aim = Choose who blocks { $who }
arena-target = Attack { $who }
arena-attack-with =
    { $count ->
        [one] Attack with { $count } pet
       *[other] Attack with { $count } pets
    }
arena-block-with =
    { $count ->
        [one] Block with { $count } pet
       *[other] Block with { $count } pets
    }
arena-choosing-attack = Tap every pet that attacks
arena-chosen-attack =
    { $count ->
        [one] { $count } attacks
       *[other] { $count } attack
    }
arena-naming = Whom does { $who } attack?
arena-choosing-block = Who blocks { $number }, { $who }?
# $lost: HP that all Blockers would lose together
arena-chosen-block =
    { $count ->
        [one] { $count } blocks, up to { $lost } HP lost
       *[other] { $count } block, up to { $lost } HP lost in all
    }
arena-gather-stopped = Something else is asked first: what you had chosen after it was not sent.

## The shelf and the bar

# after the number of cards in the Resource Pile
arena-to-draw = to draw
arena-spent = spent
arena-in-hand = in hand
arena-victory = Victory
arena-victory-short = VP
arena-will-short = WP
arena-number-of = { $value } of { $of }
arena-steps = Steps of the turn
arena-step-draw = Draw
arena-step-pet = Pet
arena-step-primary = Primary
arena-step-battle = Battle
arena-step-cleanup = Cleanup

## The draft

arena-draft-for-me = Draft for me
arena-draft-stop = Pick myself again
# $what: what a card has in common with the own deck, such as Poison
arena-draft-fits = fits: { $what }
arena-theme-heal = Healing
arena-theme-guard = Protection
arena-theme-flying = Flying
