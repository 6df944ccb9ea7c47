# Cauldron, the teaching game. Cards and rules have their English in cards/ and rules/; the rest is here.
# $a, $b, ... are the parts of a choice or the arguments of what is told, in their order.

# one or two lines for who does not know the game
pitch = Herbs, a pot and a fire. Learned in two minutes.

## Words

word-a-card = a herb
word-herb = herb
word-passive = passive

## Choices

option-give = Pass { $a } on
option-to = To { $a }
option-throw = Throw { $a }
option-use = Use { $a }
option-sting = Sting { $a }
option-spoon = Claim the spoon
option-purr = Purr

## Questions

ask-pass_on = Pass a herb on?
ask-pass_to = To whom?
ask-throw_in = Throw a herb into the pot
ask-catnip_window = Use a herb after this roll?
ask-choose_sting = Who is stung?
ask-spoon_claim = Claim the spoon?

## What happened

# round, stirrer
event-round = Round { $a }: { $b } stirs
event-gave = { $a } passes { $b } on to { $c }
event-threw = { $a } throws { $b }
event-rolled = The fire shows { $a }
event-used = { $a } uses { $b }
event-again = { $a } has the fire rolled again
# seat, herb, points, fire, heat that the herb asks for
event-scored = { $a } scores { $c } with { $b }: the fire shows { $d }, it asks for { $e }
# the points can be less than zero
event-gained = { $b ->
    [one] { $b } point for the side of { $a }
   *[other] { $b } points for the side of { $a }
}
# for how many rounds, this one included
event-soothed = { $b ->
    [1] Nobody can sting the team of { $a } this round
   *[other] Nobody can sting the team of { $a } for { $b } rounds
}
event-stung = { $b ->
    [1] { $a } is stung once
    [2] { $a } is stung twice
   *[other] { $a } is stung { $b } times
}
event-did = { $a }: { $b }
event-drew = { $a } draws { $b }
event-shuffled = { $a ->
    [one] { $a } herb goes from the pot back into the bag
   *[other] { $a } herbs go from the pot back into the bag
}

## The table

zone-bag = Bag
zone-pot = Pot
zone-passing = Passed on
zone-hand = Hand of { $a }
fact-round = round
fact-fire = fire
fact-points = points
fact-chance = chance to score
    .value = { $value } %
fact-scores = points if it scores
fact-purr = purr
    .value = { $value ->
        [0] used
       *[other] ready
    }
# for how many rounds, this one included
fact-calm = calm
    .value = { $value ->
        [0] no
        [1] this round
       *[other] { $value } rounds
    }
window-catnip = a roll of the fire

## Settings

setting-rounds = rounds
setting-edition = edition
setting-edition-first = first
setting-edition-second = second
setting-cards = cards
setting-cards-balanced = balanced
setting-cards-spec = as in the rulebook

## What the words of the table mean, in short

gloss-round = One round: the stirrer passes on, all throw, the fire is rolled, herbs score.
    .rule = CA-STIR-01
gloss-fire = What the die shows. A herb scores if the fire is at least as hot as it needs.
    .rule = CA-SCORE-01
gloss-points = The points of a side. Whoever has more after the last round wins.
    .rule = CA-END-01
gloss-purr = Once a game: this round nobody stings your team.
    .rule = CA-PURR-01
gloss-calm = A calm team cannot be stung, for so many rounds.
    .rule = CA-PURR-02

## Why something cannot be chosen

why-last-herb = the last herb of a hand stays
why-not-oneself = a herb goes to somebody else
why-not-held = you do not have { $a } in your hand
why-own-side = { $a } is on your own side
why-calm = the team of { $a } is calm and cannot be stung
why-purred = you have purred already, and once a game is all
why-waits-throw = { $a } waits until herbs are thrown in
