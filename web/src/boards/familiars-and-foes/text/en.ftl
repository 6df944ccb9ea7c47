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

## What cards do, in a line of at most 50 letters

quest-brief-healing-paw = 1 HP to one Familiar for each MP.
quest-brief-healing-paw-more = HP to one Familiar: MP paid, plus 1.
quest-brief-magic-eye = 2 MP to one Familiar for each MP.
quest-brief-revive = All pay 2 MP and flip: a Fallen Familiar returns.
quest-brief-fair-breeze = All attack rolls +2 until the Foes have rolled.
quest-brief-phoenix-riff = 4 more damage on one Familiar's next hit.
quest-brief-deep-tide-mend = Every Familiar regains 4 HP.
quest-brief-thornwall = Foe attacks cost 2 HP less until their turn is over.
quest-brief-treasure-trove = Roll 6+: one Familiar gets an Artifact.
quest-brief-time-spiral = Roll 12+: two extra actions.
quest-brief-blowing-kisses = Roll 4+: +4 to one Familiar's next roll.
quest-brief-campfire-chorus = Roll 4+: each Ballyhoo hit does 1 more.
quest-brief-tidepool-blessing = Roll 4+: every Familiar regains 2 HP.
quest-brief-pixie-bark = Roll 5+: one Familiar loses no HP to Foes.
quest-brief-astrolabe-turn = Roll 9+: you regain 1 gem.
quest-brief-magic-seeds = Five flips: each Eye Open deals 2.
quest-brief-cracked-crystal-ball = See the next Wave; gain 1 Luck.
quest-brief-toad-trumpet = All flip: each Eye Open deals 2.
quest-brief-cloak-of-dusk = You lose no HP to Foes until their turn is over.
quest-brief-mirror-shard = One Foe's next attack is reflected.
quest-brief-phoenix-feather = One Familiar's next fall leaves it 4 HP.
quest-brief-bottled-lightning = 6 damage to one Foe, no roll.
quest-brief-bubbling_cauldron = Every Familiar regains 3 HP.
quest-brief-moonwater-flask = One Familiar's MP are filled up.
quest-brief-drowsy-hourglass = One Foe skips its next roll.
quest-brief-runaway-broom = Physical Attack with everything doubled.
quest-brief-prism-lens = A Foe changes element; then cast on it.
quest-brief-second-sip-potion = One Familiar regains 1 gem.
quest-brief-collectors-satchel = Draw 2 Artifacts, keep 1.
quest-brief-silver-bell = All restrictions end; 1 MP for everybody.
