# The lessons of Mythic Arena: what is said at each step. $move is what leads on, in words.

lesson-first = Your first arena
    .text = Play a pet, attach Elyth, attack, block, and score the third Victory Point.
lesson-rival = Bo
lesson-otherwise = In a game of your own you may do that. Here, choose “{ $move }”.

## The Arena

lesson-first-arena = The Arena
lesson-first-welcome = Welcome! You lead a team of pets, and so does Bo across the table. Your Arena has three lines: the Front, where pets fight, the Guard behind it, and the Rear, where they rest.
lesson-first-goal = An enemy pet that is Downed gives you one Victory Point. The first player with three wins, and whoever has no pet left in play loses. Your turn begins now: you draw a card.
lesson-first-play-pet = You have drawn a Healing Salve. After the draw you may play one Pet from your hand. Play Ember Wing.
lesson-first-play-elyth = The second pet goes to the Guard and the third to the Rear, so Ember Wing waits there. Now comes your Primary step: Elyth, Runes, Items and one battle, in any order. Play the Ruby Power Gem, an Elyth.
lesson-first-attach = Elyth is attached to a pet and stays with it; each pet carries one. The Ruby adds 10 to all Battle Damage of its pet. Only pets on the Front fight.
lesson-first-attach-goal = Give the Ruby to one of your pets.
lesson-first-attach-later = You may do that: the Ruby works as soon as its pet comes to the Front. Gloth fights first, so for the next battle we lay it on Gloth.
lesson-first-values = Look at Gloth. HP is its life, and Speed says who strikes first. Hit is added to its die, and Miss is what others must reach to hit it. The Gem adds 10 to all its Battle Damage. Time for battle!

## The first battle

lesson-first-battle = The first battle
lesson-first-declare-battle = There is one battle in every turn, and it is the one thing you cannot leave out. Declare Battle.
lesson-first-attack = Pets attack from the Front. Name Gloth as your Attacker; then Bo names a Blocker.
lesson-first-willpower = Mossback blocks. Now choose a Battle Power. Your Willpower is the number of cards in your hand: with two cards you can use Charge, which costs 1, but not Tusk Gore, which costs 3. The cards stay in your hand.
lesson-first-keep-rune = Before the blows each player may play one Rune. You will want yours later: pass.
lesson-first-hit = Gloth is faster, so Gloth strikes first. The die shows 9: with Hit 4 that makes 13, and Mossback's Miss is only 2. A hit! 30 damage from Charge and 10 from the Gem leave Mossback 50 HP. Now Mossback strikes back.
lesson-first-cleanup = Mossback rolls 1: with Hit 1 that makes 2, and Gloth's Miss is 3. It misses! You have done what you wanted, so end your turn: announce Cleanup.
lesson-first-after-cleanup = In Cleanup, lasting effects work for the pets of both players: Mossback has regenerated 10 HP. A hurt pet on the Rear would heal 30 and lose one status. Now it is Bo's turn.

## Blocking

lesson-first-block = Bo attacks
lesson-first-rivals-turn = Bo is the Lead Player now, and you are the Passive Player. You see how many cards Bo holds, not which. Watch what Bo does.
lesson-first-block-it = Bo has played Huangdi, switched the hurt Mossback back to the Guard, and attacks with Golden Claw. Gloth is alone on your Front: block with Gloth.
lesson-first-strike-back = A Blocker strikes too. Choose Charge for Gloth.
lesson-first-play-rune = Bo plays no Rune. This is the moment for yours: play Press the Advantage.
lesson-first-rune-on = Choose Gloth: 2 more Hit and 20 more Battle Damage for this blow, and you draw a card. Then the Rune goes to your Spent Pile.
lesson-first-bleed = Golden Claw is faster and hits: Gloth loses 30 HP and gets the status Bleed. A status stays until something removes it. Now Gloth strikes.
lesson-first-rune-worked = 30 from Charge, 10 from the Gem and 20 from the Rune: 60 damage! Golden Claw has 80 HP left. Bo ends the turn with Cleanup.
lesson-first-residual = In every Cleanup each counter of Bleed costs 10 HP: Gloth has 120 now. There are two Cleanups in a round, so a small wound adds up.

## A point

lesson-first-point = A Victory Point
lesson-first-use-item = Some turns later each of you has one Victory Point. Gloth still bleeds, but an Item lies in your Arena. You may use one Item a turn, for one of its Uses. Use the Bandage Roll.
lesson-first-item-on = Choose Gloth: the Bandage Roll takes the Bleed away. An Item without Uses goes to the Spent Pile; this one has another Use.
lesson-first-switch = Gloth is tired. Once a turn you may switch two pets in adjacent lines. Switch Gloth with Ember Wing.
lesson-first-battle-again = Golden Claw hides in Bo's Guard with 40 HP. But Ember Wing has Flying: from the Front it can attack any line. Declare Battle.
lesson-first-fly = A flying pet may attack any line, and only a pet of that line can block. Look at the HP of Bo's pets: Blazing Talon deals 30, and whoever blocks Ember Wing is burned for 10 before.
lesson-first-fly-goal = Attack the line where one blow is enough.
lesson-first-fly-front = Ol' Chomper has 120 HP: one blow is not enough there. Whose HP are low?
lesson-first-fly-rear = Huangdi has 130 HP: one blow is not enough there. Whose HP are low?
lesson-first-flaming-body = Golden Claw must block, and Ember Wing's Passive Power, Flaming Body, burns it at once: 10 damage. Passive Powers cost nothing and work by themselves. Now choose Blazing Talon.
lesson-first-no-rune = Ember Wing is fast enough without a Rune: pass.
lesson-first-downed = A hit! Golden Claw has no HP left: it is Downed before it can strike, and you have two Victory Points. Bo's Guard was empty, so Huangdi had to move up from the Rear.

## The end

lesson-first-win = The third point
lesson-first-last-attack = The end is near: you have two points, Bo has one. Ol' Chomper stands on Bo's Front with 50 HP. The battle is declared: attack with Gloth.
lesson-first-last-power = You hold three cards, so your Willpower is 3 now, and both powers of Gloth are open to you. Each deals 30; Tusk Gore costs more, and lets whoever survives it bleed.
lesson-first-last-power-goal = Down Ol' Chomper, who has 50 HP.
lesson-first-last-runes = Your Rune would only make Gloth faster, and Gloth is faster already. Pass, and let the die roll.
lesson-first-won = A 20 is a Critical Hit: it always hits and deals 20 more. 30, 10 from the Gem and 20, less 10 for the Tough Hide, make 50: Ol' Chomper is Downed, and with three Victory Points you have won! Now play a game of your own. Every rule is there to look up.
lesson-first-won-charge = A 20 is a Critical Hit: it always hits and deals 20 more. Charge was enough: 30, 10 from the Gem and 20, less 10 for the Tough Hide, make 50. Ol' Chomper is Downed, and with three Victory Points you have won! Now play a game of your own.
