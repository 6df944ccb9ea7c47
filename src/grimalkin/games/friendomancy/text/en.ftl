# Friendomancy. Cards and rules have their English in cards/ and rules/; the rest is here.
# $a, $b, ... are the parts of a choice or the arguments of what is told, in their order.

# one or two lines for who does not know the game
pitch = Make friends, cast silly spells, and have the most Money when the party is over. Two to six players.

## Words

word-ability = text
word-friend = Friend
word-magic = Magic Spell
word-curse = Curse
word-whatever = Whatever
word-foe = Foe
word-loot = Loot
word-second = the second text
word-setup = setup
word-draw = Draw Step
word-main = Main Step
word-end = End Step
word-round = end of the round
word-wear = wear
word-texts = texts of cards
word-this_turn = end of the turn
word-luck = luck decides
word-decks_by_luck = luck says who draws first, and the others follow by seats
word-decks_by_seat = A draws first, and the others follow by seats
word-turns_as_drawn = turns go in the order in which Decks were drawn
word-turns_reversed = turns go the other way round than Decks were drawn
word-turns_by_luck = luck puts the turns in order
word-foes_by_luck = the other Foes go to Pools at random
word-win_shared = the win is shared
word-toll = toll
word-choice = somebody chooses
word-friend_pool = Friend Pool
word-magic_pool = Magic Pool
word-curse_pool = Curse Pool
word-whatever_pool = Whatever Pool
word-deck_of = Deck of { $owner }
word-deck_a = Deck of A
word-deck_b = Deck of B
word-deck_c = Deck of C
word-deck_d = Deck of D
word-deck_e = Deck of E
word-deck_f = Deck of F

## Tribes

word-slime = Slime
word-cat = Cat
word-bird = Bird
word-wizard = Wizard
word-ghost = Ghost
word-robot = Robot
word-goblin = Goblin
word-plant = Plant
word-dragon = Dragon
word-snack = Snack
word-relative = Relative
word-bug = Bug
word-boss = Boss

## Choices

option-yes = Yes
option-done = Done
option-stop = End the Main Step
option-second = Six from the { $a } Pool
option-third = { NUMBER($a, minimumIntegerDigits: 4, useGrouping: 0) } (Friends, Magic, Curses, Whatevers)
option-split = { NUMBER($a, minimumIntegerDigits: 4, useGrouping: 0) } (Friends, Magic, Curses, Whatevers)
option-makeup = One from the { $a } Pool
option-deck = Draw from your Deck
option-draw = Draw from the { $a } Pool
option-add = Shuffle { $b } from the { $a } Pool into your Deck
option-rest = Leave the piles as they are
option-play = Play { $a }
option-attack = Attack with { $a }
    .on = Attack with { $on }
option-at = At { $a }
    .on = At { $on }
option-use = { $parts ->
    [1] Use { $a }
   *[other] Use the second text of { $a }
}
    .on = Use { $on }
option-swap = Swap { $a }
option-choose = Choose { $a }
    .on = Choose { $on }
option-pile = { $a }
option-take = Take { $a }
option-discard = { $a }
option-first = { $a } next
option-count = { $a }
option-order = { $parts ->
    [2] { $a }, then { $b }
    [3] { $a }, then { $b }, then { $c }
    [4] { $a }, then { $b }, then { $c }, then { $d }
    [5] { $a }, then { $b }, then { $c }, then { $d }, then { $e }
   *[6] { $a }, then { $b }, then { $c }, then { $d }, then { $e }, then { $f }
}
option-hide = Hide { $a } in the { $b } Pool

## Questions

ask-pick_second = Draw six cards from one Pool
ask-pick_third = Draw six more: from one Pool, or from two
ask-pick_split = Draw the last six, split as you like
ask-pick_make_up = Your Deck is short. From which Pool is the next card?
ask-ask_draw = Draw a card, or shuffle Pool cards into your Deck
ask-ask_main = { $things ->
    [one] Play cards, attack, use abilities: { $things } Thing left
   *[other] Play cards, attack, use abilities: { $things } Things left
}
ask-ask_target = Whom does { $attacker } attack?
ask-ask_swap = Swap a card for the top of your Deck?
ask-ask_may = { $by }: do it?
ask-ask_piece = { $by }: choose a card
ask-ask_seat = { $by }: choose a player
ask-ask_pile = { $by }: choose a pile
ask-ask_count = { $by }: how many cards?
ask-ask_kind = { $by }: take a card
ask-ask_own = { $by }: choose one of your cards
ask-ask_payment = Which Friend do you sacrifice?
ask-ask_throw = Discard a card from your hand
ask-ask_give = { $by }: which card goes back to its Pool?
ask-ask_put_drawn = { $by }: put the card you drew on your Board?
ask-ask_place = Which card comes next?
ask-ask_revealed = { $by }: draw one of the revealed cards
ask-ask_many = { $by }: choose any number of cards
ask-ask_draw_order = In which order do players draw their Decks?
ask-ask_foes = Which Foe goes into which Pool? Pass: the rest go at random
ask-ask_turn_order = What is the turn order?
ask-ask_tie = Who wins the tie?
ask-hearing = A dispute is open: rule on it, or let things stand

## What happened

event-pooled = The Pools: Friends { $a }, Magic Spells { $b }, Curses { $c }, Whatevers { $d }
event-draws_first = { $a } draws a Deck first
event-took = { $a } draws for a Deck: { $b } from the Friend Pool, { $c } Magic, { $d } Curse, { $e } Whatever
event-looked = { $a } looks at the new Deck and shuffles it
event-foes_hidden = { $b ->
    [one] { $b } Foe hides in the { $a }
   *[other] { $b } Foes hide in the { $a }
}
event-opening = { $a } begins with 20 Money and draws four cards
event-round = Round { $a }
event-turn = { $b ->
    [one] { $a }’s turn, with { $b } Thing
   *[other] { $a }’s turn, with { $b } Things
}
event-turn_over = { $a }’s turn is over
event-round_over = Round { $a } is over
event-last_round = Round { $a } will be the last
event-bedtime = Bedtime: round { $a } is the last
event-deck_out = The Deck of { $a } has run out
event-left = { $a } leaves
event-final = { $a } has { $b } Money
event-gained = { $a } gains { $b } Money and has { $c }
event-lost = { $a } loses { $b } Money and has { $c }
event-toll = { $a } pays a toll of { $c } Money at the { $b }
event-things = { $c ->
    [one] { $a } has { $c } Thing now
   *[other] { $a } has { $c } Things now
}
event-drew = { $a } draws { $b } from the { $c }
event-added = { $c ->
    [one] { $a } shuffles a card from the { $b } into their Deck
   *[other] { $a } shuffles { $c } cards from the { $b } into their Deck
}
event-added_none = { $a } leaves the piles as they are
event-shuffled = Shuffled: { $a }
event-peeked = { $a } looks at { $b } on the { $c }
event-to_bottom = { $a } puts { $b } under the { $c }
event-reordered = { $a } puts the top cards of the { $b } back in any order
event-revealed = { $a } is revealed on the { $b }
event-played = { $c ->
    [0] { $a } plays { $b } for nothing
    [one] { $a } plays { $b } for { $c } Thing
   *[other] { $a } plays { $b } for { $c } Things
}
event-acted = { $a } uses { $b }
event-triggered = { $a }:
event-put = { $b } comes to the Board of { $a }
event-fell = { $a } goes to the Discard Pile of { $b }
event-spent = { $a } is spent
event-sacrificed = { $a } sacrifices { $b }
event-discarded = { $a } discards { $b }
event-milled = { $a } discards { $b } from the Deck
event-bounced = { $a } goes to the hand of { $b }
event-recovered = { $a } takes { $b } back from a Discard Pile
event-recycled = { $a } shuffles { $b } back into the Deck
event-to_pool = { $a } gives { $b } back to the { $c }
event-tucked = { $a } goes under { $b }
event-tucked_unseen = A card goes face-down under { $a }
event-untucked = { $a } takes { $b } from under a card
event-under_left = { $a } was under it and goes to the Discard Pile of { $b }
event-under_pool = { $a } was under it and goes to the bottom of the { $b }
event-removed = { $a } is out of the game
event-control = { $a } controls { $b }
event-power = { $a } has Power { $c }
event-tribes = The Tribes of { $a } change
event-marked = { $a } marks { $b }
event-marked_seat = { $a } marks { $b }
event-kept = { $a } keeps { $b }
event-used = { $c ->
    [one] { $a } has been used { $b } of { $c } time
   *[other] { $a } has been used { $b } of { $c } times
}
event-rolled = A roll of { $b }: { $a }
event-ignored = { $a } is ignored, for the chain is too long
event-attacks_seat = { $a } attacks { $b }
event-attacks = { $a } attacks { $b }
event-hit = { $a } hits { $b } for { $c }
event-fought = { $a } with Power { $b } fights { $c } with Power { $d }
event-won = { $a } wins the fight
event-foe_shown = A Foe! { $a } lurks beside the { $b }
event-perched = { $a } perches on the { $b }
event-befriended = { $a } befriends { $b }
event-foe_returned = { $a } goes back to its perch on the { $b }
event-foe_back = { $a } hides in the { $b } again
event-foe_moved = { $a } moves to the { $b }
event-worn = { $a } is worn by { $b } and has Power { $c }
event-defeated = { $b } defeats { $a }
event-to_heap = { $a } goes to the Foe Heap
event-foe_attacks = { $a } attacks { $b } for { $c }
event-turn_ordered = Turn order: { $a }
event-disputed = { $a } raises a dispute (entry { $b })
event-hearing = Play waits for the Judge: the dispute of { $a } (entry { $b }) is open
event-upheld = The dispute of { $a } (entry { $b }) is closed, and things stand
event-proposed = Judge { $a } proposes a ruling (entry { $b })
event-held = The ruling of Judge { $a } (entry { $b }) waits until no effect is half done
event-ruled = Judge { $a } rules (entry { $b })
event-ruling_refused = The ruling of Judge { $a } (entry { $b }) is no longer possible
event-judge_seated = { $a } sits down as Judge
event-judge_left = Judge { $a } leaves
event-by_ruling = So ruled in entry { $a }
event-ruled_move = { $a } is moved by the ruling
event-bedtime_set = Bedtime is round { $a } now
event-step_ended = The Judge ends this step for { $a }
event-named = The Judge names { $a } as the winner

## The table

phase-setup = setup
phase-draw = Draw Step
phase-main = Main Step
phase-end = End Step
phase-round = end of the round
zone-pool = { $a } Pool
zone-deck = Deck of { $a }
zone-list = Cards with which the Deck of { $a } began
zone-hand = Hand of { $a }
zone-board = Board of { $a }
zone-discard = Discard Pile of { $a }
zone-trophies = Trophies of { $a }
zone-lurk = Lurking Foes
zone-cast = Being cast
zone-revealed = Revealed
zone-aside = Just drawn
zone-heap = Foe Heap
zone-removed = Out of the game
zone-hidden = Foes hidden in the { $a } Pool
zone-unseen = Cards that lie hidden
fact-round = round
fact-step = step
fact-bedtime = bedtime
fact-turn = turn
fact-things = Things
fact-final = final round
fact-money = Money
fact-hand = cards in hand
fact-deck = cards in the Deck
fact-place = place in the turn order
fact-power = Power
fact-tribes = Tribes
fact-owner = owner
fact-fresh = arrived this turn
    .value = yes
fact-uses = used
fact-marks = marks
fact-pile = pile
fact-toll = toll
fact-attacks = attacks left
fact-from_top = from the top
fact-from_bottom = from the bottom
fact-cost = cost
fact-costs = costs
fact-own_money = your Money
fact-money_change = Money
fact-leaves = leaves the table
fact-power_after = Power afterwards
fact-then = and then
fact-on = for
fact-by = asked by
fact-attacker = attacks now
fact-attacking = attacks now
    .value = yes
fact-waits = happens next
fact-safe = cannot be attacked
fact-until = borrowed until
fact-share = adds Power

## Why not

why-empty-pool = that Pool is empty
why-pool-too-small = that Pool has fewer cards
why-empty-pile = there is no card in that pile
why-left = whoever has left takes no part
why-drawn-unfit = the card you drew is not the right kind
why-must-move = at this table at least one card must be shuffled in
why-just-arrived = { $a } arrived this turn and attacks from your next turn on
why-has-attacked = { $a } has attacked this turn
why-foe-not-meant = { $a } is a Foe, and this means no Foes
why-out-of-reach = cards of this type cannot choose { $a }
why-act-used = { $a } has been used this turn, and once a turn is all
why-things = { $a ->
    [one] needs { $a } Thing, you have { $b }
   *[other] needs { $a } Things, you have { $b }
}
why-played-often = { $b ->
    [one] { $a } has been played once this turn, and that is the limit
   *[other] { $a } has been played { $b } times this turn, and that is the limit
}
why-held-back = a card keeps { $a } from attacking
why-nobody-to-attack = there is nobody whom { $a } could attack
why-own-card = { $a } is your own
why-oneself = nobody attacks oneself
why-safe-player = { $a } cannot be attacked now
why-safe-card = { $a } cannot be attacked by this Friend
why-no-fighter = only Friends and Foes are attacked, and { $a } is neither
why-act-nothing = { $a } has nothing to do now
why-no-sacrifice = nothing can be sacrificed for { $a }
why-not-fitting = { $a } is not what this card asks for
why-not-that-player = this card does not mean { $a }
why-waits-main = { $a } can be played in your Main Step
why-waits-question = { $a } waits: something else is asked now
why-works-by-itself = { $a } works by itself
why-discarded = { $a } lies in your Discard Pile
why-trophy = { $a } is Defeated; only its Loot still works
why-in-deck = { $a } is a card of your Deck
why-lies-under = a face-down card under another stays there

## Settings

setting-format = format of the lists
setting-format-a = a: by type and cost
setting-format-b = b: 25 of each type
setting-format-c = c: any 100 cards
setting-foes = Foes
setting-foes-none = no Foes
setting-foes-random = two a player, at random
    .number = { $number } at random
setting-foes-2-unreasonable_goose--tax_dragon = two Unreasonable Geese and a Tax Dragon
setting-draw_order = who draws a Deck first
setting-draw_order-random_start = anybody, then by seats
setting-draw_order-seat = the first seat
setting-turn_order = turn order
setting-turn_order-as_drawn = as Decks were drawn
setting-turn_order-reverse = the other way round
setting-turn_order-random = by lot
setting-list_copies = copies of a card in a list
setting-list_copies-total = as many as the format says
setting-list_copies-extra = one more than the format says
setting-list_open = lists are open
setting-list_open-no = no
setting-list_open-yes = yes
setting-setup_look = a new Deck is looked at
setting-setup_look-after = when it is complete
setting-setup_look-during = as it is drawn
setting-draw_c_min = cards that must be shuffled in
setting-sacrifice_to = what is sacrificed goes to
setting-sacrifice_to-sacrificer = who sacrifices it
setting-sacrifice_to-owner = its owner
setting-loop_plays = plays of one card in a turn
setting-loop_triggers = longest chain of texts
setting-attack_per_turn = attacks of a Friend in a turn
setting-attack_control_resets = a stolen Friend counts as new
setting-attack_control_resets-no = no
setting-attack_control_resets-yes = yes
setting-foe_toll_add = toll for shuffling in
setting-foe_toll_add-per_instruction = once
setting-foe_toll_add-per_card = for each card
setting-foe_discard = a discarded Foe
setting-foe_discard-heap = leaves no Loot
setting-foe_discard-defeat = is Defeated
setting-end_cause = the end comes when a Deck
setting-end_cause-any = is empty in any way
setting-end_cause-draw = is drawn empty
setting-end_bedtime = bedtime (the last round)
setting-end_tie = equal Money at the end
setting-end_tie-shared = the win is shared
setting-end_tie-judge = the Judge names a winner
setting-judges = Judges
setting-judge_sees_hands = Judges see hands
setting-judge_sees_hands-yes = yes
    .text = A Judge sees all hands, and which cards the lists brought.
setting-judge_sees_hands-no = no
    .text = A Judge sees no hands, but which cards the lists brought.
setting-judge_sees_hands-nothing = what spectators see
    .text = A Judge sees what spectators see, and nothing that is hidden.
setting-judge_timeout = seconds a Judge has to answer
setting-disputes = disputes a player may raise
setting-cards = cards
setting-cards-balanced = balanced
setting-cards-spec = as in the rulebook

## What the words of the table mean, in short

gloss-money = Most of it at the end wins. It may go below 0.
    .rule = FR-MONEY-02
gloss-hand = Cards in hand. Only their holder sees them, and a Judge where the table says so.
    .rule = FR-ZONE-02
gloss-deck = Cards left in the Deck. Whoever draws their last one brings on the final round.
    .rule = FR-ZONE-01
gloss-place = When this player’s turn comes in a round.
    .rule = FR-JUDGE-08
gloss-power = What an attacked player loses. In a fight the lower Power goes.
    .rule = FR-FRIEND-06
gloss-tribes = Some texts concern only cards of these Tribes.
    .rule = FR-FRIEND-09
gloss-pile = The pile that this Foe sits on.
    .rule = FR-FOE-06
gloss-toll = The Money that each draw from this pile costs, and each time cards are added from it.
    .rule = FR-FOE-07
gloss-attacks = How often it can still attack in this turn.
    .rule = FR-ATTACK-01
gloss-fresh = It came this turn: unless a card says otherwise, a Friend attacks from the next turn on.
    .rule = FR-ATTACK-06
gloss-uses = How often its text has worked. Some cards go after so many times.
gloss-marks = The card or player that its text is about while it stays.
    .rule = FR-RULING-47
gloss-from_top = This card’s place in the pile, counted from the top, until the next shuffle.
    .rule = FR-RULING-140
gloss-from_bottom = This card’s place in the pile, counted from the bottom, until the next shuffle.
    .rule = FR-RULING-140
gloss-round = A round is over when every player has had one turn.
    .rule = FR-TURN-02
gloss-step = A turn is Draw Step, Main Step and End Step.
    .rule = FR-TURN-01
gloss-bedtime = The game goes no further than this round.
    .rule = FR-RULING-103
gloss-turn = Who has the turn. Only they play cards and attack.
    .rule = FR-TURN-07
gloss-things = What cards are paid with: 4 at the start of each of your turns. They do not keep.
    .rule = FR-THING-02
gloss-final = After this round the game is over.
    .rule = FR-END-03
gloss-safe = Nobody can attack this player while that card says so.
    .rule = FR-RULING-77
gloss-until = Until then somebody else than its owner controls it.
    .rule = FR-RULING-65
gloss-share = What this card adds to the Power of the card above it.
    .rule = FR-RULING-36
gloss-owner = Whose card it is. Whoever controls it decides for it.
    .rule = FR-RULING-32
gloss-attacking = Now it is chosen whom this Friend attacks.
    .rule = FR-ATTACK-01
gloss-costs = What this card costs now, in Things.
    .rule = FR-RULING-49

## Rulings and lists that are refused: word for word as the rules say it

fault-number = got '{ $text }'; expected a whole number from { $low } to { $high }
fault-in-setup = '{ $operation }' does not fit the setup, which has only: { $operations }
fault-at-end = '{ $operation }' does not fit the end of the game, which has no more turns
fault-not-active = only the active player has Things, and that is { $seat }
fault-no-power = { $card } has no Power
fault-order = got '{ $text }'; an order names every seat once, such as '{ $example }'
fault-no-step = no step of a turn is under way here
fault-fixed = '{ $key }' is fixed when the table is opened
fault-bedtime = during play bedtime is set with 'set_bedtime'
fault-winner = a winner is named only at the end, among several who have most Money
fault-no-pile = '{ $text }' is no pile; write 'pool friend' or 'deck A'
fault-no-place = '{ $text }' is no place; there are: hand P, deck P or pool T with top, bottom or shuffled, discard P, board P, under N up or down, perch PILE, heap, removed
fault-no-number = no card on the Board or on a pile has the number '{ $number }'
fault-no-card = '{ $text }' names no card; write its number, or 'NAME in hand B'
fault-hands-unseen = at this table Judges do not see hands, so they cannot name a card in one
fault-not-in-hand = { $card } is not in the hand of { $seat }
fault-place-unknown = this Judge does not know where { $card } lies in that pile
fault-no-face-up = no face-up card has the number { $number }
fault-foe-in-hand = { $card } is a Foe, and Hands and Discard Piles hold no Foes
fault-foe-on-board = { $card } is a Foe; 'set_controller' lets a player befriend it
fault-no-foe = { $card } is not a Foe
fault-wrong-pool = { $card } does not belong in the { $kind } Pool
fault-magic-stays = { $card } is a Magic Spell, and those do not stay on the Board
fault-under-unknown = nobody may know whether what lies face-down under it fits there
fault-under-itself = a card cannot lie under itself
fault-card-gone = the card { $number } is not there any more
fault-no-new-cards = a ruling neither makes nor destroys cards
fault-foe-discarded = Discard Piles hold no Foes
fault-end-stays = the end cannot be taken back
fault-list-unknown = { $who } wants the list '{ $text }'; there are: { $known }
fault-list-words = the list of { $who } has { $count } words; expected { $most } cards
fault-list-ends = { $list } ends with '{ $text }'; a number stands before a card
fault-list-removed = { $list } names '{ $card }', which is removed from this card set
fault-list-near = { $list } names '{ $text }', which is not a card; did you mean '{ $card }'?
fault-list-no-card = { $list } names '{ $text }', which is not a card; a card is written like '{ $example }'
fault-list-foe = '{ $card }' in { $list } is a Foe; lists have none
fault-list-copies = { $list } has { $count } copies of '{ $card }'; format { $format } allows { $most }
fault-list-of-cost = { $list } has { $count } cards of type { $kind } and cost { $cost }; expected exactly { $most }
fault-list-of-kind = { $list } has { $count } cards of type { $kind }; expected exactly { $most }
fault-list-cards = { $list } has { $count } cards; expected exactly { $most }
