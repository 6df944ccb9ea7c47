# The Familiars and Foes board.

quest-waves = Waves
quest-wave-done = beaten
quest-wave-now = now
quest-wave-next = to come
# $level: of a Foe that lies face down
quest-waiting-foe = a Foe of level { $level }, face down
quest-captives =
    { $count ->
        [one] { $count } captive of the Coven
       *[other] { $count } captives of the Coven
    }
quest-no-foes = No Foe in sight
# $what: "no magic"
quest-forbids-now = now: { $what }
quest-forbids-next = next round: { $what }
# $name: HP, MP
quest-of = { $value } of { $of } { $name }
quest-played-by = played by { $name }
quest-tasks-done = tasks done: { $tasks }
quest-task-done = : done
quest-task-open = : to do
quest-close-mat = Close this mat
quest-book = Spell book of { $name }
quest-cost = costs { $cost } MP
quest-cost-any = costs as many MP as you like
quest-blocked = , not possible now
quest-rolled = { $who } rolled { $die }
quest-to-roll = The die is about to roll
# the die as it fell, and as it counts
quest-changed-die = { $natural } counts as { $die }:
quest-moment = A moment to decide
quest-may-claim = The first one takes it: { $names }
quest-faster = { $name } was faster: this Ballyhoo is taken.
quest-shelf = Beside the board

## The bar and the scene

quest-turn-own = your turn
# $name: a Familiar
quest-turn-of = { $name }'s turn
quest-turn-foes = the Foes' turn
quest-familiars = Familiars
quest-mats = All cards
quest-tasks-left = to do: { $tasks }

## Charts: as few letters as possible; $points: how many

quest-row-miss = miss
quest-row-hit = hit { $points }
# who rolls is hurt
quest-row-self = self { $points }
quest-row-heal = heal { $points }
# of MP
quest-row-drain = −{ $points } MP
# $range: numbers of the die; $what: "no healing"
quest-also = ✚ { $range }: { $what }
quest-next-roll = Next roll:
quest-this-roll = This roll:
# HP that each Familiar loses on average, and at worst
quest-next-mean = { $mean } HP each, worst { $worst }
quest-next-none = no HP
# an attack strikes with this chance; what is left of the Foe's HP then
quest-forecast = { $chance } % for { $damage } → { $left }
quest-forecast-most = { $chance } %, up to { $damage } → { $left }
quest-forecast-sure = { $damage } damage → { $left }
quest-forecast-upto = up to { $damage } → { $left }
quest-forecast-defeats = defeats it in { $chance } %

## The hand

quest-kind-simple = Simple Spell
quest-kind-strong = Strong Spell
# $element: of the Foes that it works on
quest-kind-elemental = Elemental · { $element } Foes only
quest-kind-restorative = Restorative Spell
quest-kind-advanced = Advanced Spell
quest-free = free
quest-once = once
quest-of-mp = of { $mp } MP
quest-do-heal = Heal { $by }
quest-do-restore = Restore { $by } MP

## Moments

quest-more = { $count } more
quest-price-gem = 1 of your gems (you have { $of })
quest-price-token = 1 of your Luck Tokens (you have { $of })
quest-price-card = the card is spent
quest-falls = { $name } falls
quest-falls-in = { $name } falls in { $chance } % of rolls
quest-stands = { $name } stands
quest-stands-at = { $name } stands at { $hp } HP
