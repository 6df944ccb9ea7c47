# Familiars and Foes. Cards and rules have their English in cards/ and rules/; the rest is here.
# $a, $b, ... are the parts of a choice or the arguments of what is told, in their order. A question is given the facts of
# the table by their names. Numbers stand for windows, tasks, elements and effects in the order of the rules.

# one or two lines for who does not know the game
pitch = Two to five familiars, side by side, against four waves of foes. Win together or not at all.

# a seat goes by its Familiar
seat = { $familiar }

## Words

word-familiar = Familiar
word-training = Training Scroll
word-coven = Coven Card
word-artifact = Artifact
word-foe = Foe
word-foes = the Foes
word-standing = Standing
word-fallen = Fallen
word-attack = Physical Attack
word-ability = Special Ability
word-spell = Spell
word-passive = Special Ability
word-reward = Foe Reward
word-mode = one of several
word-air = Air
word-earth = Earth
word-fire = Fire
word-water = Water
word-aether = Aether
word-1-2 = #1 and #2
word-1-3 = #1 and #3
word-2-3 = #2 and #3
word-1-2-3 = #1, #2 and #3
# faces of the coin
word-open = Eye Open
word-closed = Eye Closed
# training tasks
word-summon_toad = Toad
word-physical_attack = Attack
word-strong_or_elemental = Strong/Elemental
word-restorative = Restorative
word-special_ability = Ability
# what a row of a chart says
word-miss = miss
word-hit = hit
word-critical = critical hit
word-backfire = backfire
word-others = all other Foes
word-heal = heals
word-drain = drains MP
word-works = it works
word-forbids = something is forbidden
# what a Foe forbids
word-no_healing = no healing
word-no_magic = no magic
word-no_ballyhoo = no Ballyhoo
word-no_artifact = no Artifacts
word-no_special_ability = no Special Abilities
# what lasts, and until when
word-next_roll = next roll
word-attack_rolls = attack rolls
word-damage_bonus = damage
word-next_hit = damage of the next hit
word-cheaper = MP off spells
word-ballyhoo_bonus = Ballyhoo damage
word-prevents = HP saved from Foes
word-reflects = reflects an attack
word-skips = skips a roll
word-survives = HP instead of falling
word-when-used = used up
word-foes--turn = the end of the next Foes' turn
word-all_familiars = all Familiars

## Choices: the turn

option-attack = Attack Foe #{ $a }
    .on = Attack { $on }
option-cast = { $parts ->
    [1] Cast { $a }
   *[other] { $b ->
        [1] Cast { $a } at Foe #1
        [2] Cast { $a } at Foe #2
        [3] Cast { $a } at Foe #3
       *[other] Cast { $a } on { $b }
    }
}
    .on = { $parts ->
    [1] Cast { $a }
   *[other] { $b ->
        [1] Cast { $a } at { $on }
        [2] Cast { $a } at { $on }
        [3] Cast { $a } at { $on }
       *[other] Cast { $a } on { $b }
    }
}
option-use = { $parts ->
    [1] Use { $a }
   *[other] { $b ->
        [1] Use { $a } on Foe #1
        [2] Use { $a } on Foe #2
        [3] Use { $a } on Foe #3
       *[other] Use { $a } on { $b }
    }
}
    .on = { $parts ->
    [1] Use { $a }
   *[other] Use { $a } on { $on }
}
option-pay = Pay { $a } MP
# of one Foe or several
option-at = { $a ->
    [1] Foe #1
    [2] Foe #2
    [3] Foe #3
   *[other] Foes { $a }
}
# the lowest Foe that has no share yet
option-split = { $a } damage
    .on = { $a } damage for { $on }
option-element = { $a }
option-target = Foe #{ $a }
    .on = { $on }
option-give = For { $a }
option-keep = Keep { $a }
option-choose = { $parts ->
    [1] { $a }
   *[other] { $a }, for { $b }
}
option-finish = Finish it now
option-drop = Let it go

## Choices: joining in

option-token = Turn the coin with a Good Luck Token
option-ballyhoo = Ballyhoo!
    .on = Ballyhoo! (1 MP and a flip, at { $on })
option-agree = Agree
option-refuse = Refuse

## Questions: the turn

ask-choose_action = Your turn! An attack, an Artifact or a spell?
ask-choose_amount = { $spell } on { $receiver }: how many MP do you pay?
ask-choose_foes = Which Foes does it rain on?
ask-split_ask = { $left } damage to share out: how much lands on { $next }?
ask-name_element = Which element does { $next } turn to?
ask-cast_now = The Foe has turned: cast your Elemental Spell right away?
ask-next_target = { $parts ->
    [one] { $parts_of }: the last one. Which Foe gets it?
   *[other] { $parts_of }: { $parts } to go. Which Foe gets the next?
}
ask-extra_action = { $parts ->
    [one] { $parts_of }: one more attack, if you like
   *[other] { $parts_of }: { $parts } more attacks, if you like
}
ask-finish_or_drop = { $parts_of } was cut short with { $parts } left. Finish it on the new Foes?
ask-revive_vote = Bring { $reviving } back? Every Standing Familiar pays 2 MP and flips

## Questions: windows

# $window: 0 a turn begins, 1 before a Familiar's roll, 2 after a roll, 3 after a flip, 4 somebody falls,
# 5 after an action, 6 before a Foe's roll, 7 a Wave begins
# $falls: how many would fall if it counted as it is
ask-window = { $window ->
    [0] { $active }'s turn is about to begin. Anything before it?
    [1] { $targets ->
        [0] { $roller } is about to roll for { $doing }. Anything before it?
        [1] { $roller } is about to roll: { $doing } at { $target }. Anything before it?
       *[other] { $roller } is about to roll: { $doing } at { $targets } Foes. Anything before it?
    }
    [2] { $falls ->
        [0] { $roller } shows { $die } ({ $points ->
            [0] { $result }
           *[other] { $result } { $points }
        }). Let it stand?
       *[other] { $roller } shows { $die } ({ $points ->
            [0] { $result }
           *[other] { $result } { $points }
        }), and { $would_fall } would fall! Let it stand?
    }
    [3] { $falls ->
        [0] { $flipper } flips: { $coin }. Let it lie?
       *[other] { $flipper } flips: { $coin }, and { $would_fall } would fall! Let it lie?
    }
    [4] { $would_fall } is about to fall! Can you help?
    [5] That is done. Anything before it goes on?
    [6] { $roller } is about to roll. Anything before it?
   *[other] Wave { $wave } is here. Anything before the fight goes on?
}
ask-ballyhoo_offer = { $roller } struck { $target }. Join in with a Ballyhoo? Open: 2 damage. Closed: it stings you

## Questions: cards

ask-choose_kept = Which Artifact do you keep? The other goes under the deck
ask-choose_receiver = Who gets the Artifact?
ask-choose_mode = Make your wish: which of its gifts?
ask-borrow_ask = Whose trick do you borrow?
ask-concede_vote = Give up together? Only if everybody agrees

## Windows

window-turn = the start of a turn
window-pre = the moment before a Familiar's roll
window-post = the moment after a roll
window-flip = the moment after a flip
window-fall = a fall
window-after = the end of an action
window-foe = the moment before a Foe's roll
window-wave = the start of a Wave

## What happened: rounds and Waves

event-wave = Wave { $a } begins
event-round = Round { $a } begins
event-begins = { $a } goes first
event-toad = The Toad hops to { $a }
event-foes_act = The Foes' turn; { $a } rolls for them
# Coven Card, whose partner it is
event-awarded = { $a } calls from the cage: a Helper Spell for { $b }
event-common = { $a } calls from the cage: a Helper Spell for whoever casts it first
# card, place, HP
event-revealed = { $b } is { $a }, { $c } HP
event-peeked = A peek at the next Wave: { $a }
event-skipped = { $a } is a ghost, and the Toad hops on
event-refilled = The Wave is beaten! All Standing Familiars refill their MP

## What happened: actions and dice

event-chose = { $a }: { $b }
# MP, MP left
event-paid = { $b ->
    [0] { $a } pays nothing
   *[other] { $a } pays { $b } MP, { $c } left
}
# the natural die, the final die
event-rolled = { $a } rolls { $b }, final die { $c }
event-rolled_two = Two dice, { $a } and { $b }: the lower counts
event-foe_rolled = { $a } rolls { $b }, final die { $c }
event-flipped = { $b ->
    [0] { $a } flips: Eye Open
   *[other] { $a } flips: Eye Closed
}
event-used = { $a }: { $b }
event-missed = { $a } misses
event-backfired = It backfires on { $a } for { $b }
event-foe_missed = { $a } misses
event-foe_skipped = { $a } nods off and skips its roll
# Foe, how much, HP left, by whom
event-damaged = { $b ->
    [0] { $a } takes no damage from { $d }
   *[other] { $a } takes { $b } damage from { $d }, { $c } HP left
}
event-foe_backfired = It backfires on { $a }: { $b } damage, { $c } HP left
event-reflected = Right back at it! { $d } reflects { $b } damage to { $a }, { $c } HP left
event-defeated = { $a } is defeated! Its card goes to { $b }
event-mended = { $b ->
    [0] { $a } would heal, but is full
   *[other] { $a } regains { $b } HP
}
# parts left
event-carried = { $a } may go on in the next Wave, { $b } left
event-parts_lost = What { $a } had left is lost: { $b }

## What happened: Familiars

# how much, HP left
event-lost_hp = { $a } loses { $b } HP, { $c } left
event-lost_mp = { $a } loses { $b } MP
event-saved = { $a } does not fall: { $b } HP
event-restored_hp = { $b ->
    [0] { $a } regains no HP
   *[other] { $a } regains { $b } HP
}
event-restored_mp = { $b ->
    [0] { $a } regains no MP
   *[other] { $a } regains { $b } MP
}
event-fell = { $a } falls and is a ghost now
event-ended = What { $a } had put into effect ends
# HP, MP, gems
event-revived = { $a } is back with { $b } HP, { $c } MP and { $d ->
    [one] { $d } gem
   *[other] { $d } gems
}
event-stays_fallen = No Eye opens: { $a } stays a ghost
event-gem = { $b ->
    [one] { $a } has { $b } gem now
   *[other] { $a } has { $b } gems now
}
event-luck = { $b ->
    [0] { $a } finds no Good Luck Token left
    [one] { $a } gains { $b } Good Luck Token
   *[other] { $a } gains { $b } Good Luck Tokens
}
event-drew = { $a } draws { $b }
event-kept = { $a } keeps { $b }
event-ticked = { $b ->
    [0] { $a } ticks a task: Summon the Toad
    [1] { $a } ticks a task: Physical Attack
    [2] { $a } ticks a task: Strong or Elemental Spell
    [3] { $a } ticks a task: Restorative Spell
    [4] { $a } ticks a task: Special Ability
   *[other] { $a } ticks a task: Artifact
}
event-unlocked = { $a } has passed the training! The Advanced Spell Scroll is open

## What happened: what lasts

# Foe, what it forbids
event-restricted = { $b ->
    [1] { $a } forbids healing in the next round
    [2] { $a } forbids magic in the next round
    [4] { $a } forbids Ballyhoos in the next round
    [8] { $a } forbids Artifacts in the next round
   *[other] { $a } forbids Special Abilities in the next round
}
event-cleared = Nothing is forbidden any more
event-turned = { $b ->
    [0] { $a } turns to Air
    [1] { $a } turns to Earth
    [2] { $a } turns to Fire
    [3] { $a } turns to Water
   *[other] { $a } turns to Aether
}
# whose, what, how much; 99 is all
event-lasts = { $b ->
    [0] By { $a }: { $c } on the next roll
    [1] By { $a }: { $c } on attack rolls until the end of the next Foes' turn
    [2] By { $a }: { $c } more damage until the end of the next Foes' turn
    [3] By { $a }: { $c } more damage on the next hit
    [4] By { $a }: spells cost { $c } MP less until the end of the next Foes' turn
    [5] By { $a }: { $c } more Ballyhoo damage until the end of the next Foes' turn
    [6] { $c ->
        [99] By { $a }: Foe attacks cost no HP until the end of the next Foes' turn
       *[other] By { $a }: Foe attacks cost { $c } HP less until the end of the next Foes' turn
    }
    [7] By { $a }: the Foe's next attack will be reflected
    [8] By { $a }: the Foe will skip its next roll
   *[other] By { $a }: { $c } HP instead of the next fall
}
event-voted = { $a }: { $b }

## The table

zone-foes = Foes
# number of the Wave
zone-wave = Wave { $a }
zone-captives = Coven Cards of Wave { $a }
# with and without whose it is
zone-mat = { $parts ->
    [0] Mat
   *[other] Mat of { $a }
}
zone-artifacts = { $parts ->
    [0] Artifacts
   *[other] Artifacts of { $a }
}
zone-rewards = { $parts ->
    [0] Rewards
   *[other] Rewards of { $a }
}
zone-coven = { $parts ->
    [0] Coven
   *[other] Coven Card of { $a }
}
zone-common = For all
zone-drawn = Drawn
zone-deck = Artifact deck
zone-supply = Luck Tokens left
zone-effects = Running
zone-gone = Out of the game
zone-removed = Foes left in the box
fact-wave = Wave
fact-round = Round
fact-first = first
fact-toad = Toad
fact-active = active
fact-hp = HP
fact-mp = MP
fact-gems = gems
fact-tokens = luck
fact-familiar = Familiar
fact-element = element
fact-strong_against = strong against
fact-level = level
fact-state = is
fact-unlocked = Advanced Spells
    .value = { $value ->
        [0] locked
       *[other] open
    }
fact-ticks = training
fact-task = done
fact-forbids = forbids
fact-will_forbid = next round
fact-mark = marked by
fact-last_hit_by = last hit by
fact-source = from
fact-effect = effect
fact-amount = by
    .value = { $value ->
        [99] all
       *[other] { $value }
    }
fact-on = on
fact-owner = of
fact-until = until
fact-roller = roll of
fact-doing = for
fact-targets = targets
fact-target = target
fact-natural = natural die
fact-die = final die
fact-result = result
fact-points = points
fact-also = and
fact-flipper = flip of
fact-coin = coin
fact-parts = parts left
fact-parts_of = unfinished
fact-parts_owner = by
fact-reviving = to be revived
fact-spell = spell
fact-receiver = for
fact-left = to share out
fact-next = next
fact-window = window
    .value = { $value ->
        [0] start of a turn
        [1] before a roll
        [2] after a roll
        [3] after a flip
        [4] a fall
        [5] after an action
        [6] before a Foe's roll
       *[other] start of a Wave
    }
# what lasts on a Familiar or Foe
fact-next_roll = next roll
fact-attack_rolls = attack rolls
fact-damage_bonus = damage
fact-next_hit = damage of the next hit
fact-cheaper = MP off spells
fact-ballyhoo_bonus = Ballyhoo damage
fact-prevents = HP saved from Foes
fact-reflects = reflects an attack
fact-skips = skips a roll
fact-survives = HP instead of falling
# what a choice would do
fact-cost = MP to pay
    .value = { $value } of { $of }
fact-works_chance = it works
    .value = { $value } %
fact-miss_chance = miss
    .value = { $value } %
fact-hit_chance = hit
    .value = { $value } %
fact-critical_chance = critical hit
    .value = { $value } %
fact-backfire_chance = backfire
    .value = { $value } %
fact-heal_chance = healing
    .value = { $value } %
fact-drain_chance = loss of MP
    .value = { $value } %
fact-forbid_chance = something is forbidden
    .value = { $value } %
fact-saves = HP saved
fact-more_damage = more damage
fact-expected = expected damage
fact-most_damage = at most
fact-hp_after = HP after it
fact-mp_after = MP after it
fact-hp_average = HP on average
fact-mp_average = MP on average
fact-worst_hp = HP at worst
fact-defeat_chance = chance to defeat it
    .value = { $value } %
fact-fall_chance = chance to fall
    .value = { $value } %
fact-falls = falls
fact-would_fall = would fall

## Results

result-won = { $count ->
    [one] The cages are open and the Coven is free: { $winners } wins!
   *[other] The cages are open and the Coven is free: { $winners } win!
}
result-lost = The Foes keep the Coven, this time: everybody loses.

## Settings

setting-level = level
setting-level-beginner = Beginner
    .text = The game as one learns it.
setting-level-master = Master
    .text = For those who have rescued a Coven before.
setting-first = first
setting-first-random = by luck
setting-first-A = A
setting-first-B = B
setting-first-C = C
setting-first-D = D
setting-first-E = E
setting-interrupt_mode = interrupts
setting-interrupt_mode-polled = one by one
setting-interrupt_mode-claim = first come
setting-ballyhoo_mode = Ballyhoos
setting-ballyhoo_mode-offer = one by one
setting-ballyhoo_mode-claim = first come
setting-foe_interrupts = answers to a Foe's die
setting-foe_interrupts-generous = whatever fits
setting-foe_interrupts-strict = re-rolls only
setting-coin = flips
setting-coin-coin = by coin
setting-coin-cards = by cards
setting-max_rounds = most rounds
setting-max_rounds-none = any
setting-window_seconds = seconds a window
setting-hold_seconds = seconds on hold
setting-claim_seconds = seconds a Ballyhoo
setting-cards = cards
setting-cards-balanced = balanced
setting-cards-spec = as in the rulebook

# parts of the game, to the end of which one can yield
phase-familiars = the Familiars' turns
phase-foes = the Foes' turn
phase-wave = the Wave
