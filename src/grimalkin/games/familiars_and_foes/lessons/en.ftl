# The lessons of Familiars and Foes: what is said at each step. $move is what leads on, in words.

lesson-first = Your first Foes
    .text = Attack, cast spells, shout Ballyhoo, save a friend, and rescue the Coven together.
lesson-otherwise = In a game of your own you may do that. Here, choose “{ $move }”.

## A round

lesson-first-turn = Your first round
lesson-first-welcome = Welcome! You play Mimsy, and Jinxie is your friend. Nobody plays against anybody here: together you defeat the Foes of four Waves and rescue the Coven.
lesson-first-mat = This is your mat. HP are your life. MP pay for spells. A gem is one use of your Special Ability, and a Good Luck Token turns a coin over. Below lies the Training Scroll with its six tasks.
lesson-first-attack = The Cinder Imp is the Foe of Wave 1. On your turn you do exactly one thing: make a Physical Attack, use an Artifact or cast a spell. A Physical Attack is free: attack Foe #1.
lesson-first-training = You rolled 12. Your chart says: 5 to 17 is a hit for 1. It also ticks a task on your Training Scroll. Now the Toad hops on to Jinxie: it is her turn. Watch her.
lesson-first-ballyhoo = Jinxie hit for 3. After a successful attack her friends may pile in: for 1 MP you flip the coin. Eye Open deals 2 more damage to the same Foe. Shout Ballyhoo!
lesson-first-token = Eye Closed! That would cost you 1 HP. But the coin does not count yet: use your Good Luck Token and turn it over.
lesson-first-foes-turn = Eye Open: 2 damage, and the Imp has 8 HP left. Now the Toad sits above the Foes. Each Foe rolls once on its own chart.
lesson-first-round-over = The Imp rolled 10, a hit for 1. A Foe hits every Standing Familiar, so both of you lose 1 HP. That was one round: all Familiars, then the Foes.

## Magic

lesson-first-magic = Spells and Waves
lesson-first-spell = Two rounds later you have healed both of you with your spell Healing Paw. The Imp is a Fire Foe, and Mimsy is strong against Fire: one of your spells works on such Foes only.
lesson-first-spell-goal = Cast the spell that a Fire Foe fears.
lesson-first-spell-weaker = That would hurt it, too, but less. Which of your spells is for Fire Foes only?
lesson-first-spell-keep = Keep the Artifact for a stronger Foe. Which of your spells is for Fire Foes only?
lesson-first-mp = Quench cost 2 MP and hit for 4: for "4+" the die must show 4 or more. Another task is ticked. Jinxie wants to finish the Imp.
lesson-first-wave = A critical hit! Jinxie dealt the final blow, so she gets the Imp's card with its reward. The Wave is over: your MP are full again, your HP are not. Wave 2 begins with its Coven Card.
lesson-first-coven = It is Sirena, your own witch: from now on you can cast her Helper Spell. The Foe of this Wave is Lava Lug with 19 HP. The Toad goes on as always, so the Foes act first.
lesson-first-artifact = Lava Lug rolled 19: 3 damage to everybody, and nobody can be healed during this round. Strike back! A spell or an attack rolls the die. Your Artifact needs no roll, but can be used only once.
lesson-first-artifact-goal = Hurt Lava Lug, in whatever way you like.
lesson-first-artifact-kept = A hit! That is a way, too, and your Artifact stays with you. It would have dealt 6 without a roll, and ticked a task. In the next chapter you have used it.
lesson-first-artifact-used = 6 damage! A used Artifact leaves the game, but the task is ticked. You have done four of your six tasks.

## Danger

lesson-first-danger = A friend in danger
lesson-first-peril = Wave 3. Jinxie has only 2 HP left, and the Cobble Troll is about to roll. You are asked because your Special Ability, Healing Rain, could be used now. It is wiser to see the die first: pass.
lesson-first-rain = 16 means a hit for 2: Jinxie would fall. But the HP are not lost yet, and an interrupt can be used on anybody's turn.
lesson-first-rain-goal = Keep Jinxie on her feet.
lesson-first-rain-fall = Then Jinxie falls. What could give her HP before she loses 2?
lesson-first-rain-self = You have HP enough for this blow. Who has not?
lesson-first-unlocked = She got 5 HP before she lost 2: Jinxie stands! It cost you one gem. And that was your sixth task: the Training Scroll is gone, and your Advanced Spells are open.

## A fall

lesson-first-revive = A fall and a revival
lesson-first-last-wave = The last Wave. Gloop is defeated, the Sparkmite is not. Jinxie has 1 HP, and your gems are spent. You have lost only if all Familiars are Fallen. The Sparkmite rolls.
lesson-first-revive-her = Jinxie has Fallen and is a ghost now. But you can cast Revive: every Standing Familiar must have its Advanced Spells open, pays 2 MP and flips the coin. Only you stand, so only you flip. Cast Revive on Jinxie.
lesson-first-revived = All flips were Open, so Jinxie is back with full HP, MP and gems. With some Open she would have half of each. Revive took your whole turn, and now the Toad sits above Jinxie.

## The end

lesson-first-win = The last Foe
lesson-first-maelstrom = One more Foe stands between you and the Coven. Your Advanced Spells are open, and stronger than all others; you have 7 MP for them.
lesson-first-maelstrom-goal = Defeat the Sparkmite, which has 7 HP, at one blow.
lesson-first-maelstrom-weak = That is not enough for 7 HP. Look through your Advanced Spells.
lesson-first-won = The last Foe of the fourth Wave is defeated: the Coven is free, and you have won together! Now play a game of your own. Every rule is there to look up.
