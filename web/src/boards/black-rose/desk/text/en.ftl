# The desk of Black Rose: Study, Preparation, reactions.

lectern-slot = Slot { $slot }
lectern-first = cast first
lectern-then = then
lectern-hand = Your hand
lectern-they-see = What they see
lectern-backs = Backs of cards, once all are ready: no side, no school.
lectern-rule = Slots fill from 1 without gaps. Two spells are the least, four the most.
lectern-open = Choose a half of a card
lectern-would = would lie here:
lectern-here = let go here:
lectern-aim = Lay the next one here: { $slot }
lectern-goes-to = Goes to: { $slot }
lectern-flip = Flip
lectern-flip-of = Flip { $name }: { $side }
lectern-take-back-of = Take back { $name }
lectern-ready-with = { $count ->
    [one] Ready with { $count } spell
   *[other] Ready with { $count } spells
}
lectern-let-go = Let go of { $name }: { $place }
lectern-cause = the cause
lectern-damage-on-you = { $damage ->
    [one] damage on you if you let it through
   *[other] damage on you if you let it through
}
lectern-reveal = Reveal:
lectern-through = If you reveal nothing
lectern-let-through = Let it through
lectern-no-trap = Reveal no Trap
lectern-active = Your Active cards
lectern-tap-to-reveal = choose one to reveal it
lectern-falls = { $who } is defeated
lectern-destroyed = { $who } is destroyed
lectern-spared = { $who } keeps { $now }/{ $of } wounds
lectern-change-of = { $who }: { $what } { $now } → { $then }/{ $of }
lectern-change = { $who }: { $what } { $now } → { $then }
lectern-no-change = Nothing changes.
lectern-share = Share out { $count } damage
lectern-share-rule = Every point needs a free slot. { $beast } guards and may take some.
lectern-takes = { $name } takes { $count }
lectern-wounds = { $now } → { $then } of { $of } wounds
lectern-would-fall = would be defeated
lectern-most-on = most on { $name }
lectern-split-words = { $name } { $a }, { $beast } { $b }
lectern-schools = The Library
lectern-schools-rule = Name a school for each draw. You look at the cards when all are named.
lectern-discards = { $count } discarded
lectern-named = Named so far: { $schools }
lectern-looking = The cards you look at
lectern-keep-two = Keep two; the others are discarded face up.
