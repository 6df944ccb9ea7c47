# The Black Rose board.

lodge-map = The Lodge
lodge-desk = What you decide
lodge-cell = Cell
lodge-value = token worth { $value }
lodge-brink = at the brink
lodge-tap-again = Tap { $name } again
lodge-round = Round { $round }
lodge-moon = Moon
lodge-moon-now = { $name }, now
lodge-moon-over = { $name }, over
lodge-moon-at = { $name } at { $points }
lodge-rose-room-open = { $room }: open
lodge-rose-room-shut = { $room }: closed
lodge-order = Order of play
lodge-crown = Crown, first in order
lodge-track = Power Points
lodge-end = end
lodge-points-of = { $name }: { $points } Power Points
lodge-others = The other Mages
lodge-nth = { $n ->
    [1] 1st in order
    [2] 2nd in order
    [3] 3rd in order
   *[other] { $n }th in order
}
lodge-power = Power
lodge-wounds = { $now }/{ $of } wounds
lodge-done = Quests done
lodge-guards = guards
lodge-hunts = hunts, { $room }
lodge-no-familiar = no Familiar
lodge-decides = … decides
lodge-ready = ✓ ready
lodge-token = token
lodge-token-activate = Move 2 + activate
lodge-token-attack = Move 1 + attack
lodge-token-ready = ready
lodge-used = used
lodge-launch = Launch
lodge-strength = Move { $movement } · Damage { $damage }
lodge-empty = empty
lodge-any-time = any time
lodge-next = cast next
lodge-later = waits
lodge-cubes = Cubes
lodge-reserve = Familiar reserve
lodge-no-reserve = No Familiar is left.
lodge-point = Point at a room, a token or a spell to see what it does.
lodge-forecast = What would happen
lodge-if-go = If you go to: { $name }
lodge-if-activate = If you activate: { $name }
lodge-room-facts = { $colour }, cubes { $now }/{ $of }, token worth { $value }
lodge-waits = { $count ->
    [one] { $names } has { $count } Active spell that waits.
   *[other] { $names } have { $count } Active spells that wait.
}
lodge-instant = At once
lodge-passive = Passive
lodge-exit = Exit: Rose +{ $points }
lodge-no-event = Space { $space }: no Event
lodge-events-count = Events { $count }
lodge-why-not = { $name }: why not?
lodge-cast = Cast it
lodge-shed = Discard it: move 1
lodge-frenzy = Move and attack
lodge-quests = Your Quests
lodge-quest-show = ✓ Show, +{ $points }
lodge-quest-worth = +{ $points } Power
lodge-quest-ready = Quest ✓ ready
lodge-you = you
lodge-plate = { $now }/{ $of } · { $active ->
    [0] none Active
   *[other] { $active } Active
}
lodge-close = Back to the Lodge
lodge-tray = What you can choose
lodge-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
lodge-action-of = Action { $n } of { $of }. { $question }
lodge-whole = Whole
lodge-closer = Closer
lodge-shown = shown
lodge-prepared = ready
