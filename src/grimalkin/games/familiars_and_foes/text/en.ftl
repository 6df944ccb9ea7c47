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
# what a part of a number comes from
word-multiplied = multiplied
word-bonus = bonus

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
fact-needs = die needed
    .value = from { $value }
fact-hit_bonus = more damage on a hit
fact-because = because
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

## What the words of the table mean, in short

gloss-hp = Health Points. At 0 a Familiar falls, and a Foe is defeated.
    .rule = FF-TERM-01
gloss-mp = Magic Points: spells and Ballyhoos cost them. They fill up when a Wave is beaten.
    .rule = FF-TERM-02
gloss-gems = Each gem pays for one use of the Special Ability.
    .rule = FF-TERM-03
gloss-tokens = Good Luck Tokens: each turns a coin over, whoever flipped it.
    .rule = FF-LUCK-02
gloss-familiar = A magical companion with powers of its own; each seat plays one.
    .rule = FF-SETUP-01
gloss-element = Its Elemental Alignment. Each element is strong against one other.
    .rule = FF-TERM-10
gloss-strong_against = Against Foes of this element the Elemental Spell can be cast.
    .rule = FF-ELEM-02
gloss-level = How hard a Foe is: higher levels wait in later Waves.
    .rule = FF-SETUP-11
gloss-state = Standing with HP above 0; Fallen at 0, a ghost until revived.
    .rule = FF-TERM-09
gloss-standing = It has HP left and can act.
    .rule = FF-TERM-09
gloss-fallen = A little ghost: it takes no turns and uses nothing until it is revived.
    .rule = FF-FALL-02
gloss-unlocked = Advanced Spells open when all six training tasks are done.
    .rule = FF-TRAIN-06
gloss-ticks = Training tasks done so far, of six.
    .rule = FF-TRAIN-01
gloss-task = A training task that is done.
    .rule = FF-TRAIN-05
gloss-forbids = What a Foe forbids in this round.
    .rule = FF-RULING-79
gloss-will_forbid = What a Foe will forbid in the next round, while it is there.
    .rule = FF-FOE-05
gloss-mark = An effect that is at work here.
    .rule = FF-REW-06
gloss-last_hit_by = Who hurt it last gets its card if it trips over itself.
    .rule = FF-REW-03
gloss-wave = The Foes come in four Waves; the last one beaten wins the game.
    .rule = FF-GOAL-04
gloss-round = Every Familiar has one turn, then the Foes have theirs.
    .rule = FF-TERM-07
gloss-first = Who has the first turn of a round.
    .rule = FF-SETUP-15
gloss-toad = The Toad sits with whoever has the turn.
    .rule = FF-FLOW-09
gloss-active = The Familiar that has the turn. All others can only interrupt.
    .rule = FF-TERM-05
gloss-ballyhoo = After a hit your friends may pile in: 1 MP and a flip. Eye Open: more damage. Eye Closed: it is over.
    .rule = FF-BALLY-01
gloss-attack = Costs nothing: roll the d20 and read the result on the mat's chart.
    .rule = FF-PHYS-01
gloss-ability = Each Familiar's own trick. It costs a gem, and it can be used on anybody's turn.
    .rule = FF-SA-02
gloss-spell = Pay its MP, name the target, roll the d20.
    .rule = FF-SPELL-01
gloss-artifact = Used as your action, once; then it leaves the game.
    .rule = FF-ART-03
gloss-reward = Won with a Foe's card: use it once, as an interrupt.
    .rule = FF-REW-05
gloss-coven = A witch in a cage. When her Wave begins she gives her Familiar a Helper Spell.
    .rule = FF-FLOW-01
gloss-backfire = The attack hurts whoever made it.
    .rule = FF-TERM-13
gloss-critical = A hit that does more than usual.
    .rule = FF-TERM-11
gloss-no_healing = No Familiar gains HP, except by Revive.
    .rule = FF-RULING-79
gloss-no_magic = No spell may be cast.
    .rule = FF-RULING-79
gloss-no_ballyhoo = No Ballyhoo may be attempted.
    .rule = FF-RULING-79
gloss-no_artifact = No Artifact may be used.
    .rule = FF-RULING-79
gloss-no_special_ability = No Special Ability may be used.
    .rule = FF-RULING-79
gloss-next_roll = Added to the next roll, then used up.
    .rule = FF-REW-06
gloss-attack_rolls = Added to every attack roll while it lasts.
    .rule = FF-REW-06
gloss-damage_bonus = Added to the damage while it lasts.
    .rule = FF-REW-06
gloss-next_hit = Added to the damage of the next hit, then used up.
    .rule = FF-REW-06
gloss-cheaper = Spells cost this many MP less, but at least 1.
    .rule = FF-RULING-38
gloss-ballyhoo_bonus = Added to the damage of each successful Ballyhoo.
    .rule = FF-BALLY-04
gloss-prevents = Foes' attacks take this many HP less.
    .rule = FF-FOE-04
gloss-reflects = The Foe's next attack is thrown back at it.
    .rule = FF-TERM-14
gloss-skips = The Foe does not roll when its turn comes.
    .rule = FF-FOE-02
gloss-survives = Instead of falling it is left with this many HP.
    .rule = FF-FALL-01

## What cards do, in short

# of a card, or of a spell on a card
brief-piddy_paw-healing_paw = 1 HP to one Familiar for each MP.
brief-jinxie-healing_paw = { brief-piddy_paw-healing_paw }
brief-mimsy-healing_paw = HP to one Familiar: MP paid, plus 1.
brief-figgitch-healing_paw = { brief-piddy_paw-healing_paw }
brief-nutterson_iii-healing_paw = { brief-piddy_paw-healing_paw }
brief-piddy_paw-magic_eye = 2 MP to one Familiar for each MP.
brief-jinxie-magic_eye = { brief-piddy_paw-magic_eye }
brief-mimsy-magic_eye = { brief-piddy_paw-magic_eye }
brief-figgitch-magic_eye = { brief-piddy_paw-magic_eye }
brief-nutterson_iii-magic_eye = { brief-piddy_paw-magic_eye }
brief-piddy_paw-revive = All pay 2 MP and flip: a Fallen Familiar returns.
brief-jinxie-revive = { brief-piddy_paw-revive }
brief-mimsy-revive = { brief-piddy_paw-revive }
brief-figgitch-revive = { brief-piddy_paw-revive }
brief-nutterson_iii-revive = { brief-piddy_paw-revive }
brief-piddy_paw-fair_breeze = All attack rolls +2 until the Foes have rolled.
brief-jinxie-phoenix_riff = 4 more damage on one Familiar's next hit.
brief-mimsy-deep_tide_mend = Every Familiar regains 4 HP.
brief-figgitch-thornwall = Foe attacks cost 2 HP less until their turn is over.
brief-figgitch-treasure_trove = Roll 6+: one Familiar gets an Artifact.
brief-nutterson_iii-time_spiral = Roll 12+: two extra actions.
brief-mistral-blowing_kisses = Roll 4+: +4 to one Familiar's next roll.
brief-ember-campfire_chorus = Roll 4+: each Ballyhoo hit does 1 more.
brief-sirena-tidepool_blessing = Roll 4+: every Familiar regains 2 HP.
brief-terra-pixie_bark = Roll 5+: one Familiar loses no HP to Foes.
brief-akasha-astrolabe_turn = Roll 9+: you regain 1 gem.
brief-magic_seeds = Five flips: each Eye Open deals 2.
brief-cracked_crystal_ball = See the next Wave; gain 1 Luck.
brief-toad_trumpet = All flip: each Eye Open deals 2.
brief-cloak_of_dusk = You lose no HP to Foes until their turn is over.
brief-mirror_shard = One Foe's next attack is reflected.
brief-phoenix_feather = One Familiar's next fall leaves it 4 HP.
brief-bottled_lightning = 6 damage to one Foe, no roll.
brief-bubbling_cauldron = Every Familiar regains 3 HP.
brief-moonwater_flask = One Familiar's MP are filled up.
brief-drowsy_hourglass = One Foe skips its next roll.
brief-runaway_broom = Physical Attack with everything doubled.
brief-prism_lens = A Foe changes element; then cast on it.
brief-second_sip_potion = One Familiar regains 1 gem.
brief-collectors_satchel = Draw 2 Artifacts, keep 1.
brief-silver_bell = All restrictions end; 1 MP for everybody.

## Why something cannot be chosen

# $a: as much as it costs, $b: as much as there is
why-mp = needs { $a } MP, you have { $b }
# $a: tasks that are done, $b: all
why-training = opens when all { $b } training tasks are done; so far { $a }
# $b: its element, $c: the one that the own element is strong against
why-wrong-element = { $a } is of another element ({ $b }); this spell needs one: { $c }
why-defeated = this Foe is defeated already
# $b: the text of its Special Ability
why-bars = { $a } cannot be aimed at with this: “{ $b }”
# $a: what is forbidden, such as no magic
why-banned = a Foe forbids it in this round: { $a }
why-fallen = { $a } is Fallen: only Revive reaches a ghost
why-you-fallen = your Familiar is Fallen and uses nothing until it is revived
why-standing = { $a } is on its feet; Revive is for the Fallen
why-untrained = { $a } has not finished the training, and all who stand must have
why-others-mp = { $a } needs { $b } MP for it and has { $c }
# $b: its text
why-condition = what { $a } asks for is not the case now: “{ $b }”
why-not-fitting = it would do nothing here
why-wave-over = all Foes are defeated; the next Wave is about to begin
why-refused = this Revive was refused; there is one vote a turn
why-no-token = needs a Good Luck Token, and you have none
why-not-your-trick = this is the Special Ability of another Familiar
why-no-gem = needs a gem, and you have none left
why-no-payable-target = there are no Foes here that it could name and you could pay for
why-nothing-to-borrow = nobody has a trick that would work now
why-foe-die-seen = the Foe's die has been seen: now only a re-roll may answer it
why-no-hit = the attack did not strike its Foe, so there is no Ballyhoo
why-ballyhoo-over = an attempt has failed, and the Ballyhoo is over
why-one-flip = you have flipped this turn, and each may once
why-own-attack = the attack was yours: a Ballyhoo is for the others
why-advanced-attack = Advanced Spells unlock no Ballyhoo
why-ruled-out = a card rules out a Ballyhoo on this attack
why-no-such-attack = this is for Physical Attacks and Beginner Spells
why-foe-limit = this Foe allows no further attempts
why-foe-gone = the Foe is defeated, and nothing is left to hit
why-extra-attack = extra attacks unlock no Ballyhoo
why-nobody-active = in the Foes' turn there is no Ballyhoo
why-reward-not-yours = { $a } is not among your rewards
why-used-up = { $a } has been used and is out of the game
why-not-yours = { $a } belongs to somebody else
why-before-roll = { $a } comes right before a Familiar's roll
why-before-foe-roll = { $a } comes right before a Foe's roll
why-after-roll = { $a } comes right after a roll
why-after-flip = { $a } comes right after a flip of the coin
why-at-fall = { $a } is for the moment when a Familiar would fall
why-until-scored = it is too late for { $a }: it comes before the result counts
why-quiet = { $a } waits for a quiet moment, between rolls and actions
why-mocked = the Foe's mockery stops { $a } on this roll
why-artifact-action = { $a } is an Artifact: it is used as your action, on your own turn
why-once-a-roll = { $a } has been used on this roll already
why-one-target = { $a } needs an attack at exactly one Foe
why-waits-turn = { $a } waits for your own turn
why-waits-moment = { $a } waits for the moment that its text names
why-waits-question = the present choice is not about { $a }
why-choose-first = first make your choice; { $a } fits the moments before and after it
why-running = this is at work already and ends by itself
