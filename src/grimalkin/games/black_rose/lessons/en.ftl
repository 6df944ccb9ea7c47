# The lessons of Black Rose Wars: what is said at each step. $move is what leads on, in words.

lesson-first = Your first Familiar
    .text = Summon a dragon, send it hunting, study, prepare spells in secret, spring a Trap and show a Quest.
lesson-rival = Bo
lesson-otherwise = At a table of your own you may do that. Here, choose “{ $move }”.

## A Familiar is summoned

lesson-first-lair = Into the lair
lesson-first-welcome = Welcome to the Lodge of the Black Rose, a house of 19 rooms. You are the Mage Nero, Bo is Tessa. When somebody has 30 Power Points, the round is finished, and then most Power Points win. The Black Rose herself plays along: if she has the most, both of you lose.
lesson-first-token = In the Action Phase you take one or two Actions, then Bo does. Two Physical Action tokens are yours in each round: with one you move and activate a room, with the other you move and attack. The Draco Lair is next to you. Choose to move and activate.
lesson-first-walk = With this token you move up to two rooms, from room to room. Nobody can stand in your way. Go to the Draco Lair.
lesson-first-stay = You could go one room further. But this is where you want to be: stop here.
lesson-first-activate = Each room does something, once in a round, for whoever comes first. The lair lets you summon a dragon. Activate it.
lesson-first-summon = Three dragons live here, and a Mage has only one Familiar at a time. Drogon flies furthest, Ashardalon is the toughest, Smaug bites hardest: 3 damage.
lesson-first-summon-goal = Summon the dragon with the hardest bite.
lesson-first-drogon = Drogon moves three rooms and inflicts 2 damage; its Familiar Action breathes fire into an adjacent room. It stands on your base, in Guard Mode. In the chapters to come you will have Smaug instead.
lesson-first-ashardalon = Ashardalon has 5 Health, and its Familiar Action makes your own attacks stronger. It stands on your base, in Guard Mode. In the chapters to come you will have Smaug instead.
lesson-first-guard = Smaug stands on your base now, in Guard Mode: the two of you are one model. It goes where you go, and damage is shared out between you as you like. Its own token came with it, ready to be used.

## It hunts

lesson-first-hunt = The hunt
lesson-first-launch = A round later. Bo is in the Armory, one room away. The token of your Familiar can be used in two ways: for its Familiar Action, or to launch it. Launched, it leaves your base and acts at once.
lesson-first-launch-goal = Send Smaug after Bo.
lesson-first-launch-familiar = That is the other use of the same token: Smaug would stay with you and shake a room. But it is hungry.
lesson-first-launch-attack = You could go and hit Bo yourself, for 2 damage. Smaug bites harder, and need not ask you along.
lesson-first-launch-activate = The Treasure Room would give you 1 Power Point. It will still be there; Bo will not.
lesson-first-fly = First it moves, up to two rooms, and then it attacks; never the other way round. Fly to the Armory.
lesson-first-fly-stay = It could fly on. But dinner is here: stop.
lesson-first-bite = Whoever is attacked must be in the same room. Choose Bo as the target.
lesson-first-follow = 3 cubes of your colour lie on Bo’s sheet. Smaug is not in your room, so it is in Hunting Mode: a model of its own, on a long leash. You have one more Action in this turn. Follow it: choose to move and attack.
lesson-first-follow-step = This token moves you one room at most. Go to the Armory, where Smaug is.
lesson-first-pick-up = When you come through its room, you may take your Familiar along at once, or leave it there and go on without it.
lesson-first-pick-up-goal = Bring Smaug back to your side.
lesson-first-left = You may do that: if you had a step left, you could go on alone. But your Action ends here, in the same room, so Smaug comes back to Guard Mode all the same.
lesson-first-together = Smaug is in Guard Mode again, and you both stand before Bo. You could attack now, for 2 more damage. So it goes, round after round: launch it, let it hunt, pick it up.

## Study and Preparation

lesson-first-study = Books and secrets
lesson-first-school = A new round. After the Events comes the Study: you drew Ring of Fire and Fire Dash from your Grimoire. Now four cards come from the Library. You name a school for each before you see any. Destruction burns things: choose it.
lesson-first-school-again = That suits Nero. Choose Destruction once more.
lesson-first-school-other = Now something for people who wait in the dark: Conspiracy has Traps. Choose it.
lesson-first-school-last = And once more: Conspiracy.
lesson-first-keep = Of four cards you keep two. Each has two effects, one for each way up. Fireball inflicts 3 damage on all foes in a room, and no Protection helps against it.
lesson-first-keep-goal = Keep a spell for an open fight.
lesson-first-keep-trap = A fine Trap, but it waits until somebody steps into it. You will get it in a moment; first something for an open fight.
lesson-first-keep-howl = Demon's Howl lets an Evocation act, or summons one. Useful, but it burns nobody by itself.
lesson-first-keep-wind = Whispering Wind moves others about. Today you would rather set something on fire.
lesson-first-keep-second = Now a Trap. Blade Barrage goes off in rooms of one colour: upright in a red one, reversed in a green one.
lesson-first-keep-second-goal = Keep a Trap for Bo.
lesson-first-discard = The other two go to the discard piles of their schools, in the order you say. Discard Demon's Howl first.
lesson-first-lay = Bo has studied, too. In the Preparation everybody lays two to four spells face down, at the same time. You also choose which way up. Treasure Room and Garden are green, so lay Blade Barrage in slot 1, reversed.
lesson-first-lay-second = Slots 1 to 3 are used in their order; the Quick slot at any time. Lay Fireball in slot 2, upright.
lesson-first-ready = Two spells are enough, and what you keep in hand is there for the next round. Nobody sees anything until all are ready. Say that you are.
lesson-first-prepared = Bo was ready as well. You see two backs on Bo’s sheet, and Bo sees two on yours. Not one of you knows what the other has planned.

## A Trap

lesson-first-trap = Something snaps
lesson-first-active = Your first spell is the Trap. Using it takes an Action: it stays face down and becomes Active. Use it.
lesson-first-wait = Bo sees that something lies in wait, but not what. You stand in the Armory with Smaug, and between you and Bo are green rooms. End your turn, and be patient.
lesson-first-spring = Bo has entered the Treasure Room, a green one. That is what Blade Barrage waits for: 2 damage, and 2 more if Bo leaves it in this round. You are asked, and you need not.
lesson-first-spring-goal = Spring the Trap.
lesson-first-spring-pass = You may be patient: a Trap that was not sprung comes back to your hand in Clean-up. But Bo will hardly step into it more beautifully.
lesson-first-cast = Snap! Bo suffers 2 damage, and does not dare to leave. The Treasure Room gave Bo 1 Power Point. Now it is your turn again, and Fireball is your next spell. Use it.
lesson-first-aim = Fireball is turned face up and needs a room as its target, yours or an adjacent one. Your own models are never hurt by your spells.
lesson-first-aim-goal = Hit Bo.
lesson-first-aim-empty = Nobody is there. The furniture would burn nicely, but it gives no Power Points.
lesson-first-burnt = 3 damage more: 5 cubes of yours lie on Bo’s sheet, and a Mage has 10 slots. Whoever is defeated wakes up in the Cell, and those whose cubes lie there gain Power Points. Some spells also shake the room they are cast from: it has 1 instability now.

## A Quest, and the end

lesson-first-quest = The Rose counts
lesson-first-show = Much later, in the Evocations Phase of the last round. Bo has 31 Power Points and the Crown, you have 28. At the end most completed Quests bring 6, the next 3. Each of you has completed one. But you hold another one, and nobody knows.
lesson-first-show-goal = Show your Quest before it is too late.
lesson-first-show-end = Then it stays in your hand, Bo keeps the lead, and that was that. A Quest counts only when it was shown.
lesson-first-show-act = Smaug may fly later. First show what you have: you own an Evocation, and a Familiar counts as one.
lesson-first-reward = A Servant Found: 2 Power Points at once, now you have 30. Its reward heals all on one of your Evocations; you may decline it. Smaug has earned it: say yes.
lesson-first-last = Smaug is well again, and it hunts: in this phase it could act like any Evocation. But nobody is near enough. End your turn; then comes Clean-up, and the end.
lesson-first-won = The final scoring: 6 for most Quests, and you have 36. Bo gets 3 for Quests and 1 for the Crown: 35. The Black Rose has 24. You have won, by a single Quest! At a table of your own there are Events, Evocations and more dragons. Every rule is in the rulebook, with where it comes from.
