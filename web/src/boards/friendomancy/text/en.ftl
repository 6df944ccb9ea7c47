# The Friendomancy board.

parlor-pools = Pools
parlor-others = The others, in turn order
parlor-line = What would happen, and what happens
parlor-rest = Point at a card or a pile to see what it would do.
parlor-your-board = Your Board
parlor-your-hand = Your Hand
# on a phone, where there is little room
parlor-pool-short = { $kind ->
    [friend] Friend
    [magic] Magic
    [curse] Curse
   *[whatever] Whatever
}
parlor-you = you
parlor-asked = is asked now
# $a is printed, $b is what texts add or take away
parlor-sum = { $more ->
    [1] { $a } + { $b }
   *[0] { $a } − { $b }
}
parlor-tap-again = Tap { $name } again to attack
parlor-attack = Attack
parlor-use = Use its text
parlor-use-second = Use its second text
parlor-attacking = attacking
parlor-can-attack = can attack
parlor-has-attacked = has attacked
parlor-fresh = just arrived
parlor-goes = would leave
parlor-lent = { $name }’s card
parlor-lent-turn = { $name }’s, this turn
parlor-lent-while = { $name }’s, while { $card } stays
parlor-held-turn = for this turn
parlor-held-while = while { $card } stays
parlor-under-count = { $count ->
    [one] { $count } card under it
   *[other] { $count } cards under it
}
# on a small card; $share such as +4, or nothing
parlor-under-short = { $count } under { $share }
parlor-under = Under { $card }
parlor-more-under = { $all ->
    [1] { $count } under it
   *[0] { $count } more
}
parlor-loot = Loot:
parlor-lurks = lurks
parlor-beaten = beaten
parlor-pool-label = { $name }: { $count } cards, { $foes ->
    [0] no Foe
    [one] { $foes } Foe, toll { $toll }
   *[other] { $foes } Foes, toll { $toll }
}
parlor-cards = { $count ->
    [one] card
   *[other] cards
}
parlor-no-foe = No Foe,
parlor-no-toll = no toll
parlor-toll = toll −{ $toll }
parlor-draw-one = Draw 1
parlor-draw-deck = Draw from Deck
parlor-shuffle-in = into Deck
parlor-shuffle-count = { $count ->
    [one] Shuffle { $count } card of the { $name } into your Deck
   *[other] Shuffle { $count } cards of the { $name } into your Deck
}
parlor-page = { $first }–{ $last } of { $count }
parlor-page-short = { $first }–{ $last } / { $count }
parlor-page-before = Cards before these
parlor-page-next = Cards after these
parlor-player = { $name }: Money { $money }, hand { $hand }, Deck { $deck }, discarded { $discard }
parlor-player-left = { $name }: left the game
parlor-left = left the game
parlor-hand-count = Hand { $count }
parlor-deck-count = Deck { $count }
parlor-discard-count = Discard { $count }
parlor-open = See the Board of { $name }
parlor-close = Close
parlor-empty = No cards
parlor-safe = cannot be attacked: { $card }
parlor-trophies = { $count ->
    [one] { $count } trophy
   *[other] { $count } trophies
}
parlor-on-deck = on the Deck: { $card }
parlor-things = { $count ->
    [one] { $count } Thing left
   *[other] { $count } Things left
}
parlor-your-deck = Deck
parlor-discard = Discard
parlor-just-drawn = just drawn
parlor-choose = choose
parlor-short = { $count ->
    [one] { $count } Thing short
   *[other] { $count } Things short
}
parlor-play = { $count ->
    [0] play · free
    [one] play · { $count } Thing
   *[other] play · { $count } Things
}
parlor-nothing-yet = Your Board is empty. Cards you play lie here.
parlor-if = If you do this
parlor-if-attack = If you attack
parlor-if-drop = If you let go
parlor-if-play = If you play it
parlor-if-draw = If you pick this
parlor-beats = beats
parlor-loses = loses to
parlor-ties = ties with
parlor-defeated = { $card } is Defeated
parlor-leaves = { $card } leaves
parlor-into-deck = { $count ->
    [one] { $count } unseen card goes into your Deck:
   *[other] { $count } unseen cards go into your Deck:
}
parlor-then-luck = then luck decides
parlor-then-choice = then somebody chooses
parlor-happening = Happening
parlor-waits = Next
parlor-since = Since your last turn
parlor-came = played: { $names }
parlor-fell = gone: { $names }
parlor-and-more = { $names } and { $count } more
parlor-split-title = Your next six
parlor-split = { $count } of 6
parlor-split-take = Draw these six
parlor-part = Part { $part } of 4
parlor-part-what = { $part ->
    [1] six Friends
    [2] six from one Pool
    [3] 6, 4 + 2 or 3 + 3
   *[4] six as you like
}
parlor-round = Round { $round }
parlor-your-turn = your turn
parlor-turn-of = { $name }’s turn
parlor-last-round = LAST ROUND
parlor-last-next = Round { $round } is the last
parlor-deck-low = { $name }’s Deck: { $count } left
parlor-bedtime = Bedtime: round { $round }
parlor-ruling = the Judge
