# Familiar: Mythic Arena. Cards and rules have their English in cards/ and rules/; the rest is here.
# $a, $b, ... are the parts of a choice or the arguments of what is told, in their order.
# Numbers stand for lines (0 Front, 1 Guard, 2 Rear), for what an effect changes, and for statuses, in that order.

# one or two lines for who does not know the game
pitch = A duel for two. Six familiars a side in three lines: attack, block, roll, and outwit the other witch.

## Words

word-pet = Pet
word-elyth = Elyth
word-red = red
word-orange = orange
word-yellow = yellow
word-green = green
word-blue = blue
word-violet = violet
word-black = black
word-clear = clear
word-rune = Rune
word-item = Item
word-status = Status
word-passive = Passive Power
word-battle = Battle Power
word-unique = Unique Power
word-front = Front
word-guard = Guard
word-rear = Rear
# before the name of an enemy pet
word-them = enemy
word-attacker = Attacker
word-blocker = Blocker
# in place of a Battle Power
word-unable = unable
word-hold = holds back
# where a change comes from
word-effect = an effect
# what a choice would lead to
word-roll_off = roll-off
word-hit = hit
word-miss = miss
word-downed = Downed
word-stasis = Stasis
word-none = none
# printed on a Pet
word-flying = Flying
word-nimble = Nimble
word-token = Token Pet
# what a part of a number comes from
word-critical = critical hit
word-glancing = glancing blow
word-prevented = prevented
word-regeneration = Regeneration
word-immune = the target is immune
word-guarded = the target is guarded

## Choices: decks and opening

option-pick = Pick { $a }
option-lead = { $a } as Lead Pet
# without a pet: who begins; with one: who goes first among equals
option-first = { $parts ->
    [0] Be the Lead Player of turn 1
   *[other] { $a } goes first
}
option-second = Let the opponent be the Lead Player of turn 1

## Choices: the turn

option-play = Play { $a }
# line, how many pets stand to the left of it
option-place = { $b ->
    [0] { $a }, at the left end
    [1] { $a }, right of the first pet
   *[other] { $a }, right of pet { $b }
}
option-battle = Battle
option-cleanup = Cleanup
option-unique = Use the Unique Power of { $a }
option-switch = Switch { $a } with { $b }
option-move = { $c ->
    [0] Move { $a } to the { $b }, at the left end
    [1] Move { $a } to the { $b }, right of the first pet
   *[other] Move { $a } to the { $b }, right of pet { $c }
}
option-use = Use { $a }
option-release = { $parts ->
    [1] End the hold that { $a } gives
   *[other] End the { $b } that { $a } gives
}
option-done = Done
option-return = { $a } returns first

## Choices: battle

option-attack = { $parts ->
    [1] Attack with { $a }
   *[other] Attack the { $b } with { $a }
}
option-at = Attack { $a }
option-block = Block { $b } with { $a }
option-primary = { $a } is the Primary Blocker
option-power = { $a }
option-copy = Copy of { $a }
option-hold = Hold back
option-strike = Strike { $a }
option-reroll = Reroll
option-keep = Keep the roll
option-redirect = Redirect { $a } damage
option-retaliate = { $a } Retaliates for { $b }
option-promote = { $a } becomes the Primary Blocker

## Choices: effects

option-on = { $a }
option-apply = Apply it
option-cure = Remove { $a }
option-replace = Replace { $a }
option-take = Take { $a }
option-bottom = Put { $a } on the bottom

## Questions: decks and opening

ask-pick_pet = Pick a Pet for your deck
ask-pick_rest = Pick an Elyth, a Rune or an Item for your deck
ask-choose_lead = Which Pet is your Lead Pet?
ask-redraw = No Pet in this hand, which all have seen: it is drawn again
ask-choose_seat = Who is the Lead Player of turn 1?

## Questions: the turn

ask-choose_return = Which pet returns from Stasis first?
ask-play_pet = Play a Pet?
ask-place_played = Where does the Pet go?
ask-place_called = Where does the Token Pet go?
ask-place_returned = Where does the pet return to?
ask-attach_to = Which pet gets the Elyth?
ask-primary = What do you do in the Primary step?
ask-move_pet = Line Check: which pet moves?
ask-let_go = End a hold before Cleanup?

## Questions: battle

ask-name_attackers = Who attacks?
ask-name_more = Does another pet attack?
ask-name_target = Nimble: which pet does it attack?
ask-name_blockers = Who blocks whom?
ask-block_more = Does another pet block?
ask-name_primary = Who is the Primary Blocker?
ask-declare = Which Battle Power?
ask-copy_power = Which Battle Power does it copy?
ask-let_go_to_fight = End a hold to use a Battle Power?
ask-let_go_to_retaliate = End a hold to Retaliate?
ask-lead_rune = Play a Rune?
ask-passive_rune = Play a Rune?
ask-lead_rune_after_all = Play a Rune after all?
ask-order_tied = Equal Speed: which engagement goes first?
ask-order_extras = Equal Speed: which of your extra pets goes first?
ask-pick_target = Whom does the extra Attacker strike?
ask-twist_fate = Have the die rerolled?
ask-bodyguard = Take some of the damage?
ask-retaliate = Who Retaliates?
ask-promote = Who becomes the Primary Blocker?

## Questions: effects

ask-may_apply = Apply the effect of { $effect }?
ask-pick_one = { $effect }: whom is the effect for?
ask-pick_some = { $effect }: whom else is it for?
ask-replace_status = It has two statuses: replace one?
ask-choose_cure = Which status is removed?
ask-switch_hit = Switch Hit: with whom does it change places?
ask-switch_now = Which Switch?
ask-exchange_own = Which pets change places?
ask-blow_away = With whom does the target change places?
ask-take_one = Which card do you take into hand?
ask-order_bottom = Which card goes to the bottom next?
ask-find_card = Which Pet do you take?
ask-bottom_card = Which card of your hand goes to the bottom?
ask-recall_card = Which card do you take back from the Spent Pile?

## What happened: decks and opening

event-picked = { $a } picks { $b }
event-leads = { $a } is the Lead Pet
# how many cards were in hand
event-redraws = { $b ->
    [one] { $a } has no Pet: { $b } card, and draws again
   *[other] { $a } has no Pet among { $b } cards and draws again
}
event-shown = { $a } shows { $b }
event-begins = { $a } begins
event-no_pets = { $a } has no pet in play
event-game_over = Game { $a } of the match goes to { $b }
event-rolled_off = { $a } rolls { $b }

## What happened: the turn

event-turn = Turn { $a }: { $b } is the Lead Player
event-drew = { $a } draws { $b }
event-no_draw = { $a } draws nothing
event-entered = { $b ->
    [0] { $a } enters the Front
    [1] { $a } enters the Guard
   *[other] { $a } enters the Rear
}
event-brought = { $b ->
    [one] { $a } brings a deck of { $b } card
   *[other] { $a } brings a deck of { $b } cards
}
event-announces = { $a } announces: { $b }
event-spent = { $b } goes to { $a }'s Spent Pile
event-played = { $a } plays { $b }
event-attached = { $a } gets { $b }
event-elyth_left = { $a } loses { $b }
# Uses left
event-used = { $c ->
    [0] { $a } uses { $b }: its last Use
    [one] { $a } uses { $b }: { $c } Use left
   *[other] { $a } uses { $b }: { $c } Uses left
}
event-unique = { $a } uses its Unique Power
# pet, line, place from the left
event-moved = { $b ->
    [0] { $a } moves to the Front
    [1] { $a } moves to the Guard
   *[other] { $a } moves to the Rear
}
event-switched = { $a } and { $b } change places
event-points = { $b ->
    [one] { $a } has { $b } Victory Point
   *[other] { $a } has { $b } Victory Points
}

## What happened: battle

event-attacks = { $b ->
    [0] { $a } attacks the Front
    [1] { $a } attacks the Guard
   *[other] { $a } attacks the Rear
}
event-blocks = { $a } blocks { $b }
event-primary = { $a } is the Primary Blocker
event-declares = { $a } declares: { $b }
event-unable = { $a } can use no Battle Power
event-rolled = { $a } strikes at { $b }: d20 { $c }
# a roll against Paralyze: it needs 11
event-gate = { $a } is paralyzed: d20 { $b }
event-failed = { $a } fails: nothing happens
event-rerolls = { $a } has the die rerolled
# the die, Hit and bonuses, the total, Miss
event-hit = { $a ->
    [1] d20 { $a } + Hit { $b } = { $c } ≥ Miss { $d }: a Glancing Blow
    [20] d20 { $a }: a Critical Hit, whatever the Miss (total { $c }, Miss { $d })
   *[other] d20 { $a } + Hit { $b } = { $c } ≥ Miss { $d }: hit
}
event-missed = d20 { $a } + Hit { $b } = { $c } < Miss { $d }: miss
event-retaliates = { $a } Retaliates for { $b }
event-declined = { $a } declines
event-promoted = { $a } becomes the Primary Blocker
event-extra = { $a } has no opponent left and becomes an extra Attacker

## What happened: effects

event-triggered = The Passive Power of { $a } goes off: { $b }
event-prevented = { $b } damage to { $a } is prevented
event-redirected = { $a } takes { $b } of the damage
event-dealt = { $a } deals { $c } damage to { $b }
event-hp = { $a } has { $b } HP
# what is changed, by how much
event-changed = { $b ->
    [0] { $a }: Speed changes by { $c }
    [1] { $a }: Hit changes by { $c }
    [2] { $a }: Miss changes by { $c }
    [3] { $a }: Battle Damage changes by { $c }
    [4] { $a }: Health changes by { $c }
    [5] { $a }: Hit of attacks against it changes by { $c }
    [6] { $a }: the cost of its Battle Powers changes by { $c }
    [7] { $a }: the cost of its Unique Power changes by { $c }
    [20] { $a }: the next { $c } damage is prevented
    [21] { $a }: the next status is prevented
   *[other] { $a } has the values of another pet
}
# status, how many counters now
event-status = { $b ->
    [0] { $a } has Bleed { $c }
    [1] { $a } has Burn { $c }
    [2] { $a } has Corrosion { $c }
    [3] { $a } has Poison { $c }
    [4] { $a } is under Paralyze
    [5] { $a } is under Fear
    [6] { $a } is Stunned
    [7] { $a } is under Chomp
   *[other] { $a } is under Constrict
}
event-status_off = { $b ->
    [0] { $a } loses Bleed
    [1] { $a } loses Burn
    [2] { $a } loses Corrosion
    [3] { $a } loses Poison
    [4] { $a } loses Paralyze
    [5] { $a } loses Fear
    [6] { $a } is no longer Stunned
    [7] { $a } is free of Chomp
   *[other] { $a } is free of Constrict
}
event-no_status = { $b ->
    [0] { $a } does not get Bleed
    [1] { $a } does not get Burn
    [2] { $a } does not get Corrosion
    [3] { $a } does not get Poison
    [4] { $a } does not get Paralyze
    [5] { $a } does not get Fear
    [6] { $a } is not Stunned
    [7] { $a } does not get Chomp
   *[other] { $a } does not get Constrict
}
# status, damage
event-suffers = { $b ->
    [0] { $a } takes { $c } damage from Bleed
    [1] { $a } takes { $c } damage from Burn
    [2] { $a } takes { $c } damage from Corrosion
    [3] { $a } takes { $c } damage from Poison
   *[other] { $a } takes { $c } damage from Constrict
}
event-regenerates = { $a } regenerates { $b }
event-charges = { $b ->
    [one] { $a } has { $b } Charge counter
   *[other] { $a } has { $b } Charge counters
}
# Giver, Recipient, which hold
event-held = { $c ->
    [7] { $a } holds { $b } by Chomp
   *[other] { $a } holds { $b } by Constrict
}
event-released = { $b ->
    [7] { $a } is free of Chomp
   *[other] { $a } is free of Constrict
}
event-downed = { $a } is Downed
event-survived = { $a } is not Downed: { $b } HP
event-to_stasis = { $a } goes to Stasis
event-back = { $a } returns from Stasis
event-to_bottom = { $a } puts { $b } on the bottom of the Resource Pile
event-took = { $a } takes { $b } into hand
event-nothing_found = { $a } finds nothing
event-shuffled = { $a } shuffles the Resource Pile
event-recalled = { $a } takes { $b } back from the Spent Pile
event-removed = { $b } of { $a } is Removed from the Game

## The table

# with and without whose it is
zone-pool = Draft pool
zone-front = { $parts ->
    [0] Front
   *[other] Front of { $a }
}
zone-guard = { $parts ->
    [0] Guard
   *[other] Guard of { $a }
}
zone-rear = { $parts ->
    [0] Rear
   *[other] Rear of { $a }
}
zone-items = { $parts ->
    [0] Items
   *[other] Items of { $a }
}
zone-hand = { $parts ->
    [0] Hand
   *[other] Hand of { $a }
}
zone-pile = { $parts ->
    [0] Resource Pile
   *[other] Resource Pile of { $a }
}
zone-spent = { $parts ->
    [0] Spent Pile
   *[other] Spent Pile of { $a }
}
zone-removed = { $parts ->
    [0] Removed
   *[other] Removed cards of { $a }
}
zone-stasis = { $parts ->
    [0] Stasis
   *[other] Stasis of { $a }
}
zone-lead = { $parts ->
    [0] Lead Pet
   *[other] Lead Pet of { $a }
}
zone-looking = { $parts ->
    [0] Revealed cards
   *[other] Cards { $a } is looking at
}
zone-deck = { $parts ->
    [0] Deck
   *[other] Deck of { $a }
}
fact-hp = HP
fact-health = Health
fact-speed = Speed
fact-hit = Hit
fact-miss = Miss
# of Battle Powers
fact-damage = DMG
    .value = +{ $value }
fact-hit_against = Hit against it
fact-cost_battle = Battle Power cost
fact-cost_unique = Unique Power cost
# damage taken in battle, of all types and of each
fact-taken = damage taken
fact-taken_untyped = untyped damage taken
fact-taken_physical = physical damage taken
fact-taken_magical = magical damage taken
fact-taken_fire = fire damage taken
fact-taken_acid = acid damage taken
fact-taken_lightning = lightning damage taken
fact-taken_frost = frost damage taken
fact-regeneration = Regeneration
fact-prevent = damage prevention
fact-prevent_status = status prevention
fact-elyth = Elyth
fact-charges = Charge
fact-held_by = held by
# the number of a fight: an Attacker and all who block it have the same
fact-duel = duel
# what a choice would do: first who strikes whom, or who is changed
fact-strike = blow of
fact-on = changes for
fact-hit_chance = chance to hit
    .value = { $value } %
fact-needs = die needed
    .value = from { $value }
fact-because = because
fact-hit_damage = damage of a hit
fact-expected = expected damage
fact-hp_after = HP after it
fact-own_hp_after = own HP after it
fact-down_chance = chance to Down it
    .value = { $value } %
fact-first = strikes first
fact-lands = result
    .value = { $value }
fact-cost = Willpower needed
    .value = { $value } of { $of }
fact-gets = gets
    .value = { $value } { $of }
fact-loses = loses
    .value = { $value } { $of }
fact-leaves = leaves play
    .value = { $value }
fact-moves = moves to
fact-role = role
fact-against = against
fact-power = Battle Power
fact-acted = acted
    .value = { $value ->
        [0] no
       *[other] yes
    }
fact-uses = Uses
fact-colour = Elyth
fact-turn = turn
fact-lead = Lead Player
fact-effect = effect of
fact-die = d20
    .value = { $value ->
        [0] not rolled
       *[other] { $value }
    }
fact-game = game
fact-vp = Victory Points
fact-willpower = Willpower
fact-wins = games won

## Settings

setting-edition = edition
setting-edition-first = first
setting-mode = mode
setting-mode-standard = standard
    .text = Three lines, many pets at once.
setting-mode-simplified = simplified
    .text = Two lines, one pet in front: the short game.
setting-deck_format = decks
setting-deck_format-draft = Draft
    .text = First pick your cards from a common pool.
setting-deck_format-constructed = Constructed
    .text = Bring a deck, or take a ready one.
setting-match = match
setting-match-single = single game
setting-match-best_of_3 = best of 3
setting-turn_limit = turn limit
setting-turn_limit-none = none
setting-cards = cards
setting-cards-balanced = balanced
setting-cards-spec = as in the rulebook

# parts of the game, to the end of which one can yield
phase-opening = the opening
phase-turn = the turn
phase-battle = the battle

## What the words of the table mean, in short

gloss-hp = Hit points: damage takes them. At 0 the pet is Downed and the other side scores.
    .rule = MA-HP-01
gloss-health = The most HP a pet can have.
    .rule = MA-PET-02
gloss-speed = The faster pet of a duel strikes first. If both are equal, dice decide.
    .rule = MA-PET-03
gloss-hit = Added to the d20 when this pet strikes. The sum must reach the target's Miss.
    .rule = MA-PET-04
gloss-miss = How hard this pet is to hit: d20 plus Hit must be at least this.
    .rule = MA-PET-05
gloss-damage = Added to the damage of this pet's Battle Powers.
    .rule = MA-DMG-04
gloss-elyth = A gem attached to a pet, which helps it as long as it stays there. One per pet.
    .rule = MA-ELYTH-01
gloss-charges = Charge counters. The pet's own power says what they pay for.
    .rule = MA-RULING-100
gloss-held_by = In a hold: it cannot Switch, and fights only with the pet that holds it. It is always easy to hit.
    .rule = MA-LOCK-02
gloss-duel = Which duel of this battle it fights in: pets with the same number meet.
    .rule = MA-BATTLE-04
gloss-role = What this pet does in the present battle.
    .rule = MA-BATTLE-04
gloss-against = The pet it fights with in this battle.
    .rule = MA-BATTLE-04
gloss-power = The Battle Power it has declared for this battle.
    .rule = MA-BATTLE-05
gloss-acted = It has had its turn in this battle.
    .rule = MA-BATTLE-17
gloss-turn = Draw, play a Pet, then the Primary step with its battle, then Cleanup.
    .rule = MA-TURN-01
gloss-lead = Whose turn it is: this player plays cards and attacks. The other one blocks.
    .rule = MA-OPEN-07
gloss-vp = One for each enemy pet you Down. Three of them win the game.
    .rule = MA-WIN-01
gloss-willpower = As much as you have cards in hand. A power can be used if it costs no more; nothing is discarded for it.
    .rule = MA-POWER-03
gloss-wins = Games of this match won so far. Two win the match.
    .rule = MA-MATCH-01
gloss-uses = How often this Item can still be used, at most once a turn.
    .rule = MA-ITEM-01
gloss-cost = Willpower that a power asks for. It is only looked at, not paid.
    .rule = MA-POWER-02
gloss-regeneration = Restores this many HP in each Cleanup.
    .rule = MA-HEAL-03
gloss-prevent = The next damage is taken off this shield first.
gloss-bleed = 10 damage for each counter in every Cleanup.
    .rule = MA-RESID-01
gloss-burn = 10 damage for each counter in every Cleanup.
    .rule = MA-RESID-01
gloss-corrosion = 10 damage for each counter in every Cleanup.
    .rule = MA-RESID-01
gloss-poison = 10 damage for each counter in every Cleanup.
    .rule = MA-RESID-01
gloss-paralyze = Before it Switches or uses a power, a d20 is rolled: 10 or less, and it fails; 11 or more, and it is free again.
    .rule = MA-INCAP-01
gloss-fear = The next Battle or Unique Power it uses fails; then the Fear is gone.
    .rule = MA-INCAP-02
gloss-stunned = The next Battle or Unique Power it uses fails; then it is itself again.
    .rule = MA-INCAP-02
gloss-chomp = Held by a bite: no Switch, no powers against other pets, and its Miss counts as 0.
    .rule = MA-LOCK-02
gloss-constrict = Held in coils: as with a bite, and 10 damage in every Cleanup.
    .rule = MA-LOCK-09
gloss-front = The first line: from here pets attack, and here they are attacked.
    .rule = MA-LINE-02
gloss-guard = The middle line: it moves up when the Front falls.
    .rule = MA-LINE-04
gloss-rear = The last line: in each Cleanup a pet here heals 30 and loses one status.
    .rule = MA-LINE-06
gloss-attacker = A pet on the Front that the Lead Player sends into battle.
    .rule = MA-BATTLE-02
gloss-blocker = A pet of the attacked line that stands in an Attacker's way.
    .rule = MA-BATTLE-03
gloss-passive = Works by itself, always or at a moment of its own.
    .rule = MA-POWER-05
gloss-battle = Declared in battle: the blow that this pet strikes.
    .rule = MA-POWER-07
gloss-unique = Used in your Primary step. Only one Unique Power a turn, of whichever pet.
    .rule = MA-POWER-09
gloss-pet = A creature that fights for you. You may play one from hand each turn.
    .rule = MA-PLAY-01
gloss-rune = A command: played once, then Spent. In battle each side may play one.
    .rule = MA-RUNE-01
gloss-item = Lies in play and can be used several times, once a turn.
    .rule = MA-ITEM-01
gloss-stasis = Out of the Arena and out of reach; the pet comes back later.
    .rule = MA-ZONE-11
gloss-downed = At 0 HP: it leaves the Arena, and the other side scores a Victory Point.
    .rule = MA-HP-03
gloss-unable = It can use none of its Battle Powers now, and so strikes no blow.
    .rule = MA-BATTLE-07
gloss-hold = It holds back: an extra pet need not strike.
    .rule = MA-RULING-39
gloss-flying = From the Front it may attack the Guard or the Rear as well.
    .rule = MA-FLY-01
gloss-nimble = It picks the pet it attacks, in any line, and that pet is its Blocker.
    .rule = MA-FLY-04
gloss-token = Called by another card, never in a deck.
    .rule = MA-DECK-05

## Why something cannot be chosen

# $a: as much as it costs, $b: as much as there is
why-willpower = needs { $a } Willpower, you have { $b }
# $b: as many as it costs, $c: as many as it has
why-charges = { $a } needs { $b } Charge and has { $c }
# $b: the text of the card or power
why-condition = what { $a } asks for is not the case now: “{ $b }”
why-no-target = nobody on the table fits { $a } now: “{ $b }”
why-not-fitting = { $a } is not among those whom this effect is for
why-token = Charlie is a token: he is in nobody's deck
why-pets-first = first the six Pets are picked; the other cards follow
why-pets-done = your six Pets are picked; now come Elyth, Runes and Items
why-same-name = your deck already has { $a }: every card is in it once
why-taken = { $a } has been picked already
why-primary-step = { $a } comes in the Primary step; now you may play a Pet
why-pet-step = Pets are played before the Primary step, one a turn
why-front-first = the Front needs a pet first
why-rear-waits = the Guard needs a pet before the Rear
why-second-pet = a line gets a second pet only when all three lines have one
why-two-lines = the simplified game has no Rear
why-one-front = in the simplified game one pet stands on the Front, and there is one
why-own-pets = an Elyth goes to one of your own pets
why-battle-only = Battle Powers are for battle
why-unique-used = you have used a Unique Power this turn, and one a turn is all
why-unique-in-battle = Unique Powers are not used in battle
why-no-unique = { $a } has no Unique Power
why-item-used = you have used an Item this turn, and one a turn is all
why-switched = you have made your Switch of this turn
why-same-line = two pets of one line do not change places
why-lines-apart = only pets of neighbouring lines change places
why-no-moves = in the simplified game pets only change places
why-alone = it stands alone in its line, which must not become empty
why-doomed = { $a } has 0 HP and is about to be Downed
why-holds-another = { $a } holds another pet: end the hold first
why-in-hold = a pet in a hold cannot change places ({ $a })
why-hold-switch = { $a } is held and cannot change places
why-hold-partner = { $a } is in a hold and may only strike the pet it is bound to
why-hold-unique = { $a } is in a hold: its Unique Power may reach only itself and its partner
# $b: its line
why-front-attacks = only pets on the Front attack; { $a } stands elsewhere: { $b }
why-attacks-already = { $a } attacks already
why-no-flight = { $a } does not fly, and reaches only the Front
why-nimble-front = { $a } is Nimble: it names the pet it attacks, not a line
why-empty-line = nobody stands in that line
why-nimble-bound = a Nimble Attacker has named its only Blocker
# $b: its line, $c: the line that is attacked
why-line-attacked = { $a } stands in another line ({ $b }) than the one attacked ({ $c })
why-blocks-already = { $a } blocks already
why-unblocked = another Attacker of this line has no Blocker yet
why-immune = its opponent is immune to what { $a } could do
why-must-declare = it has a Battle Power it can use, and so it must
why-no-copy = there is no Battle Power here that it could copy
why-not-blocking = it is no Blocker in this battle
why-other-line = it blocks in another line
why-not-in-line = { $a } does not stand in the line where the pet was Downed
why-no-move = nobody had to move up, so nobody Retaliates
why-own-fight = { $a } has an opponent of its own in this battle
why-power-used = { $a } has used its Battle Power this turn
why-nobody-left = the pet that would be struck is gone
why-no-power = { $a } has no Battle Power that it could use here
why-one-line = a pet moves one line at a time
why-line-kept = that line still has a pet and is not filled up
why-no-help = this move does not put the lines right
why-moved = it has moved already, and another pet can
why-no-hold = there is no hold of yours that could end here
why-given-hold = the hold that it gives cannot be replaced
why-other-hold = it gives no hold; it is held, and the other side may end that
why-hold-later = the hold can be ended when you decide something yourself
why-too-much = more than the damage that is left cannot be taken over
why-no-damage = the blow did no damage, so no status comes of it
why-not-adjacent = it does not stand next to it
why-enemies-only = a hold is for a pet of the other side
why-last-pet = { $a } is the last pet in play and must stay
why-in-stasis = { $a } is in Stasis and out of reach
why-one-elyth = a pet has one Elyth at most ({ $a })
why-status-immune = { $a } is immune to this status
why-status-there = { $a } has this status already
why-rune-in-battle = { $a } is played in the Rune step of a battle
why-rune-in-primary = { $a } is played in the Primary step, not in battle
why-elyth-in-battle = { $a } is an Elyth: none is played during battle
why-item-in-battle = { $a } is an Item: none is played during battle
why-pet-in-battle = { $a } is a Pet: now only Runes are played
why-waits-primary = { $a } waits for your Primary step
why-waits-pet-step = { $a } can be played at the start of your turn
why-waits-battle = { $a } waits for the Rune step of a battle
why-waits-stasis = { $a } is in Stasis and comes back by itself
why-waits-question = the present choice is not about { $a }
why-pets-later = { $a } acts in the Primary step; first you may play a Pet from your hand
why-placing = first the new pet needs its place; then { $a } is asked again
why-rune-step = in the Rune step only Runes are played; { $a } strikes afterwards
why-other-declares = now another pet's Battle Power is chosen, not that of { $a }
why-not-its-blocker = { $a } does not block this Attacker
why-not-tied = { $a } is not among those of equal Speed
why-not-the-guard = { $a } cannot take this damage over
why-other-status = now a status of another pet is chosen, not of { $a }
why-choosing-cards = now you choose a card, not a pet such as { $a }
why-in-arena = { $a } is in the Arena; only pets in Stasis return
why-striker = { $a } has struck; choose the pet that it changes places with
why-lead-is-pet = { $a } is no Pet, and your Lead Pet must be one
why-gone = { $a } has been used and does not come back

## Decks that are refused: word for word as the rules say it

fault-deck-unknown = { $who } wants the deck '{ $text }'; there are: { $known }
fault-deck-none = { $who } brings no deck, and { $count } of the ready decks have all their cards in this card set; bring one
fault-deck-drafted = got a deck, but decks are drafted; choose constructed decks
fault-deck-removed = { $deck } names '{ $card }', which is removed from this card set
fault-deck-near = { $deck } names '{ $text }', which is not a card of the box; did you mean '{ $card }'?
fault-deck-no-card = { $deck } names '{ $text }', which is not a card of the box; a card is written like '{ $example }'
fault-deck-token = '{ $card }' in { $deck } is a token; no deck has one
fault-deck-status = '{ $card }' in { $deck } is a status; besides Pets a deck has Elyth, Runes and Items
fault-deck-twice = '{ $card }' is twice in { $deck }; every name once
fault-deck-cards = { $deck } has { $count } cards; expected exactly { $most }
fault-deck-pets = { $deck } has { $count } Pets ({ $names }); expected exactly { $most }
