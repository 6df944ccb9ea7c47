# The lessons of Friendomancy: what is said at each step. $move is what leads on, in words.

lesson-first = Your first friends
    .text = Draw, befriend a puddle, earn Money, attack, tape up a cat, and call the Judge about a rock.
lesson-rival = Bo
lesson-judge = Waffle
lesson-otherwise = At a table of your own you may do that. Here, choose “{ $move }”.

## A whole turn

lesson-first-table = Make yourself at home
lesson-first-welcome = Welcome to the living-room floor! You and Bo began with 20 Money each. When the party is over, whoever has the most Money wins. Nothing else counts, not even manners.
lesson-first-places = This is what you have: a Hand that only you see, a Deck, and a Board. The Puddle Named Kevin lives on your Board already. The four Pools in the middle belong to everybody.
lesson-first-draw = A turn has three steps. In the Draw Step you do one of three things: draw from your Deck, draw from a Pool, or shuffle up to three Pool cards into your Deck unseen. Draw from your Deck.
lesson-first-play-friend = Now the Main Step. You get 4 Things a turn, and cards cost Things. What is a Thing? Nobody knows, but the Slime Accountant takes one. Play it: it is a Friend, and Friends stay.
lesson-first-play-magic = It lies on your Board, next to Kevin. Next comes a Magic Spell: it works once and goes to your Discard Pile. Small Favor costs nothing and brings 2 Money. Play it.
lesson-first-earner = You have 22 Money and 3 Things left. A good Friend earns something every turn, all by itself. Read your cards.
lesson-first-earner-goal = Play a Friend that earns Money.
lesson-first-earner-rock = It is a rock. It is good. But it is a Whatever and earns nothing. Yet.
lesson-first-earner-stop = Not so fast: you have Things left, and what you do not spend is gone.
lesson-first-earner-kevin = Kevin is brave, but his Power is 0. Bo would not even get wet.
lesson-first-stop = The Ficus cannot attack; it just stands there, regrets things and earns. Your last 2 Things buy nothing more, and Things do not keep. End the Main Step.
lesson-first-swap = In the End Step you may swap one card of your Hand for the top of your Deck. All you hold is a rock.
lesson-first-swap-goal = Swap the rock, or be loyal to it and pass.
lesson-first-swap-kept = A loyal soul! You keep the rock. At the end of your turn the Accountant paid 1 Money for Kevin, the other Slime, and the Ficus paid 1. You have 24.
lesson-first-earned = You drew a Vacuum With Feelings. And at the end of your turn the Accountant paid 1 Money for Kevin, the other Slime, and the Ficus paid 1: you have 24. Now it is Bo’s turn.

## Attacks

lesson-first-attack = Power against Power
lesson-first-power = Some rounds later. The number in a Friend’s corner is its Power. Each Friend may attack once a turn, but not in the turn it was played. Attack with the Vacuum With Feelings.
lesson-first-target = Two Friends that meet compare their Powers: the lower one goes to the Discard Pile. Your Vacuum has Power 3. Bo has learned from you and owns a Ficus too.
lesson-first-target-goal = Stop Bo’s earnings and keep your Vacuum.
lesson-first-target-dragon = The dragon has Power 5 against your 3. The Vacuum’s feelings would be hurt, and so would the rest of it.
lesson-first-target-bo = Bo would lose 3 Money, which is nice. But the Ficus would go on earning, turn after turn.
lesson-first-fell = 3 against 2: the Ficus goes to Bo’s Discard Pile, and your Vacuum keeps all its Power. With equal Powers both would go. Your other Friend has not attacked yet: attack with the Borrowed Kitten.
lesson-first-kitten = Players can be attacked as well: they lose as much Money as the attacker has Power. Nobody gets it; it rolls under the sofa.
lesson-first-kitten-goal = Make Bo lose Money.
lesson-first-kitten-dragon = Power 2 against Power 5. Please think of the kitten.
lesson-first-hit = Bo loses 2 Money. Then the Borrowed Kitten went back to your Hand: its own text says so, and a card always beats a rule. You could play it again, but it would not attack this turn. End the Main Step.
lesson-first-keep-hand = No swap this time: you want to keep the Kitten. Pass, and see what Bo does.
lesson-first-hit-back = Bo drew a card that you do not see, and sent the dragon: 5 against 3. Your Vacuum lies in your Discard Pile, with all its feelings. Friends stay until something removes them, and dragons are something.

## A Foe, a card under a card, a Curse

lesson-first-goose = The Goose
lesson-first-toll = A Foe! The Unreasonable Goose came out of the Friend Pool and sits on it. Whoever draws there pays a toll: 1 Money. It has no other plans. Against a goose you want magic.
lesson-first-toll-goal = Draw a Magic Spell without paying.
lesson-first-toll-friend = The Goose hisses and holds out a wing: 1 Money, please. And Magic Spells lie elsewhere.
lesson-first-toll-deck = That is free, but a Magic Spell is not certain there. In its own Pool it is.
lesson-first-tape = Duct Tape of Destiny! Some cards go under others: they change the card they lie under, or are counted by it. Play the tape.
lesson-first-under = Whoever has the tape under it has 1 more Power and wins ties. The Goose has Power 3; so choose whom you tape up.
lesson-first-under-goal = Make one Friend a match for the Goose.
lesson-first-under-kevin = Kevin would have Power 1, and tape does not stick to puddles. Who has Power 2?
lesson-first-taped = Cat Burglar's Cat has Power 3 now. If it leaves the Board, what lies under it goes to the Discard Pile. Friends may attack Foes just like Friends. Attack with the cat.
lesson-first-at-goose = Power 3 against Power 3 would be a tie. But tape is tape: choose the Goose.
lesson-first-curse = The Goose is Defeated, the toll is gone, and its Loot is yours: 4 Money. Now for something nasty: a Curse. Curses stay and work again and again. Play the Hex of Slightly Wet Socks.
lesson-first-cursed = The Hex can only mean Bo, so nobody was asked. At the start of Bo’s turns it costs Bo 1 Money, three times. Curses go only when a card says so. End the Main Step and listen for a squelch.
lesson-first-wet = Squelch: Bo’s turn begins, and Bo loses 1 Money. You have 26, Bo has 23. Your Hand was empty, so the End Step asked you nothing.

## The end

lesson-first-end = The last card
lesson-first-last-card = Much later. Once anybody’s Deck has run out, the round is finished, and then one final round is played. You have 27 Money, Bo has 22, and your Deck holds a single card.
lesson-first-last-card-goal = You are ahead: bring on the end.
lesson-first-longer = That is allowed, and the game goes on. It cannot go on for ever: in round 30 it is bedtime for everybody. Let us see how it ends when your last card is drawn.
lesson-first-ran-out = Your last card is the rock. It has come back to you! Your Deck has run out: this is round 12, and round 13 will be the last one. If no Deck ever ran out, round 30 would be it: bedtime.

## The Judge

lesson-first-judge = Call the Judge!
lesson-first-last-turn = The last turn of the last round, and it is yours. Bo’s dragon was busy: you have 22 Money, Bo has 24. You hold exactly one card. Play it.
lesson-first-dispute = It is a rock. It is good. It does nothing, and you would lose by 2. Is that fair? A Judge sits at this table: Waffle. Whoever plays may dispute what happened. Call the Judge with the gavel at the top, and choose the entry about the rock.
lesson-first-dispute-rock = Not yet: your rock deserves justice. Call the Judge with the gavel at the top, and choose the entry in which you play A Perfectly Good Rock.
lesson-first-hearing = The dispute is open: the game waits, and so do all clocks. Judge Waffle need not know the rules. A ruling has to be fun, clear, funny or consistent, at least one of them. Waffle looks at the rock for a long time.
lesson-first-ruling = It is a rock. It is good. Good things are worth 3 Money. Next case!
lesson-first-ruled = A ruling! It may move Money or cards, and it did: 3 Money for you, 25 in all. The log has everything, your dispute and the ruling with Waffle’s own words. In every replay it comes out the same, without asking again.
lesson-first-last-stop = Bo looks at the rock, then at Waffle, then at the ceiling. You have 25 Money, Bo has 24. End the Main Step before somebody appeals.
lesson-first-won = The final round is over, and 25 beats 24: you have won, by a rock! Now make friends of your own. Every rule is there to look up, and a Judge may sit at any table.
