# The Familiars and Foes board.

quest-map = The board with its four Waves
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
quest-tracker = Turn tracker
quest-toad-here = The Toad is here:
quest-asked = asked
# the name follows
quest-open-mat = Open the mat of
quest-close-mat = Close this mat
quest-own-mats = Your other mats
quest-book = Spell book of { $name }
quest-cost = costs { $cost } MP
quest-cost-any = costs as many MP as you like
quest-blocked = , not possible now
quest-sealed = Opens when all six training tasks are done.
quest-advanced =
    { $count ->
        [one] { $count } Advanced Spell, sealed
       *[other] { $count } Advanced Spells, sealed
    }
quest-now-target = Now touch a target that glows.
quest-story = What just happened
quest-foe-rolls = { $who } attacks
# $what: an attack or a spell
quest-rolls-at = { $who }: { $what } at { $target }
quest-rolls-for = { $who }: { $what }
quest-rolled = { $who } rolled { $die }
quest-to-roll = The die is about to roll
# the die as it fell, and as it counts
quest-changed-die = { $natural } counts as { $die }:
quest-moment = A moment to decide
quest-would-fall =
    { $count ->
        [one] If it stands, { $names } falls!
       *[other] If it stands, { $names } fall!
    }
quest-may-claim = The first one takes it: { $names }
quest-faster = { $name } was faster: this Ballyhoo is taken.
quest-ballyhoo-open = A Ballyhoo is open to { $names }
# $what: the kind of moment
quest-window-open = { $what }: { $names } may step in
quest-shelf = Beside the board
