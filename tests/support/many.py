"""A designer's file with very many new cards, of one kind or of several."""

from __future__ import annotations

from collections.abc import Sequence

# by game and kind: one new card, `{n}` being its number
CARD = {
    "cauldron": {
        "herb": """
[new_herb_{n}]
name  = "New Herb {n}"
kind  = "herb"
count = 1
value = 2
heat  = 3
[[new_herb_{n}.passive]]
name = "Sting"
on   = "thrown"
do   = [{{ sting = 1, to = "enemy" }}]
""",
    },
    "mythic-arena": {
        "pet": """
[new_pet_{n}]
name   = "New Pet {n}"
kind   = "pet"
health = 90
speed  = 50
hit    = 3
miss   = 4
[[new_pet_{n}.passive]]
name = "Thorns"
on   = "was hit"
do   = [{{ damage = 10, to = "striker" }}]
[[new_pet_{n}.battle]]
name   = "Bite {n}"
cost   = 0
damage = 30
type   = "physical"
[[new_pet_{n}.battle]]
name   = "Breath {n}"
cost   = 2
damage = 40
type   = "fire"
then   = [{{ status = "burn", to = "target" }}]
[[new_pet_{n}.battle]]
name   = "Mirror {n}"
cost   = 1
copies = true
[[new_pet_{n}.battle]]
name   = "Tail {n}"
cost   = 3
damage = 50
[[new_pet_{n}.unique]]
name = "Purr"
cost = 2
do   = [{{ heal = 10, to = "own" }}]
""",
        "elyth": """
[new_elyth_{n}]
name   = "New Elyth {n}"
kind   = "elyth"
colour = "red"
[[new_elyth_{n}.passive]]
name = "Power"
do   = [{{ modify = "damage", by = 10 }}]
""",
        "rune": """
[new_rune_{n}]
name   = "New Rune {n}"
kind   = "rune"
window = ["primary", "battle"]
do     = [{{ modify = "hit", by = 2, to = "own", for = "next power" }}]
""",
        "item": """
[new_item_{n}]
name = "New Item {n}"
kind = "item"
uses = 2
do   = [{{ heal = 20, to = "own" }}]
""",
    },
    "black-rose": {
        "spell": """
[new_spell_{n}]
name   = "New Spell {n}"
kind   = "spell"
school = "destruction"
[[new_spell_{n}.side]]
name    = "upright"
type    = "combat"
element = "fire"
target  = "single"
range   = "2"
of      = "model"
do      = [{{ damage = 2 }}]
[[new_spell_{n}.side]]
name    = "reversed"
type    = "contingency"
element = "air"
target  = "self"
do      = [{{ gain = 1 }}]
""",
        "room": """
[new_room_{n}]
name   = "New Room {n}"
kind   = "room"
colour = "grey"
limit  = 5
value  = 2
do     = [{{ gain = 1 }}]
""",
        "mage": """
[new_mage_{n}]
name   = "New Mage {n}"
kind   = "mage"
colour = "red"
school = "destruction"
health = 10
hand   = 7
spell  = "ring_of_fire"
""",
        "start": """
[new_start_{n}]
name   = "New List {n}"
kind   = "start"
school = "destruction"
spells = ["demons_howl", "fireball", "fire_dash", "ice_burst", "obscure_armor", "unstable_arrow"]
""",
        "evocation": """
[new_evocation_{n}]
name      = "New Evocation {n}"
kind      = "evocation"
archetype = "beast"
movement  = 2
damage    = 2
health    = 3
[[new_evocation_{n}.ability]]
name = "Bite"
on   = "after its attack"
do   = [{{ convert = 1 }}]
""",
        "quest": """
[new_quest_{n}]
name   = "New Quest {n}"
kind   = "quest"
moon   = 1
points = 2
when   = "colours >= 2"
reward = [{{ draw = 1 }}]
""",
        "event": """
[new_event_{n}]
name   = "New Event {n}"
kind   = "event"
moon   = 1
timing = "instant"
reveal = 1
exit   = 1
do     = [{{ damage = 1, to = "each mage in play" }}]
""",
    },
    "friendomancy": {
        "friend": """
[new_friend_{n}]
name   = "New Friend {n}"
kind   = "friend"
cost   = 1
power  = 2
tribes = ["cat"]
[[new_friend_{n}.ability]]
on = "start"
do = [{{ gain = 1 }}]
""",
        "magic": """
[new_magic_{n}]
name = "New Magic {n}"
kind = "magic"
cost = 2
[[new_magic_{n}.ability]]
on = "play"
do = [{{ discard = "friend[power<=2]" }}, {{ draw = 1, from = "a pool" }}]
""",
        "curse": """
[new_curse_{n}]
name = "New Curse {n}"
kind = "curse"
cost = 0
[[new_curse_{n}.ability]]
on  = "drawn"
who = "other"
do  = [{{ lose = 1, to = "that player" }}]
""",
        "whatever": """
[new_whatever_{n}]
name = "New Whatever {n}"
kind = "whatever"
cost = 3
[[new_whatever_{n}.ability]]
on        = "act"
sacrifice = "self"
do        = [{{ things = 1 }}]
""",
        "foe": """
[new_foe_{n}]
name  = "New Foe {n}"
kind  = "foe"
cost  = 2
power = 3
loot  = "Gain 2 Money."
[[new_foe_{n}.ability]]
name = "Rent"
on   = "round end"
do   = [{{ lose = 1, to = "each player" }}]
[[new_foe_{n}.ability]]
name = "Loot"
on   = "loot"
do   = [{{ gain = 2 }}]
""",
    },
    "familiars-and-foes": {
        "familiar": """
[new_familiar_{n}]
name           = "New Familiar {n}"
kind           = "familiar"
element        = "air"
strong_against = "earth"
partner        = "mistral"
toad           = "Plop"
hp             = 12
mp             = 9
[[new_familiar_{n}.attack]]
name  = "Kick"
chart = ["1-5 backfire 1", "6-16 hit 2", "17-20 critical 4"]
[[new_familiar_{n}.ability]]
name = "Wind {n}"
tag  = ["POST_ROLL"]
do   = [{{ reroll = "roll" }}]
[[new_familiar_{n}.spell]]
name  = "Toad {n}"
kind  = "simple"
cost  = 1
chart = ["1-2 miss", "3+ hit 1"]
[[new_familiar_{n}.spell]]
name  = "Roar {n}"
kind  = "strong"
cost  = 3
chart = ["1-8 miss", "9+ hit 4"]
[[new_familiar_{n}.spell]]
name  = "Gust {n}"
kind  = "elemental"
cost  = 2
chart = ["1-4 miss", "5+ hit 4"]
[[new_familiar_{n}.spell]]
name = "Paw {n}"
kind = "restorative"
cost = 0
x    = true
do   = [{{ restore_hp = "x", to = "familiar" }}]
[[new_familiar_{n}.spell]]
name  = "Storm {n}"
kind  = "attack"
cost  = 4
at    = "every foe"
chart = ["1-8 miss", "9+ hit 3"]
[[new_familiar_{n}.spell]]
name = "Revive"
kind = "revive"
cost = 2
do   = [{{ revive = "fallen" }}]
""",
        "training": """
[new_training_{n}]
name     = "New Scroll {n}"
kind     = "training"
familiar = "new_familiar_{n}"
tasks    = ["physical_attack", "artifact"]
""",
        "coven": """
[new_coven_{n}]
name     = "New Witch {n}"
kind     = "coven"
familiar = "jinxie"
[[new_coven_{n}.spell]]
name  = "Help {n}"
kind  = "helper"
cost  = 2
needs = 4
do    = [{{ roll = 4, to = "familiar", for = "next roll" }}]
""",
        "artifact": """
[new_artifact_{n}]
name = "New Artifact {n}"
kind = "artifact"
do   = [{{ restore_hp = 2, to = "familiar" }}]
""",
        "foe": """
[new_foe_{n}]
name    = "New Foe {n}"
kind    = "foe"
level   = {level}
element = "fire"
hp      = [9, 10, 11, 12]
chart   = ["1-3 backfire 1", "4-8 miss", "9-16 hit 1", "17-20 hit 1 + drain 1"]
[[new_foe_{n}.passive]]
name = "Shy"
do   = [{{ aim = -1, of = "attack" }}]
[[new_foe_{n}.reward]]
name = "Hoard {n}"
tag  = ["QUIET"]
do   = [{{ choose = "one" }}]
[[new_foe_{n}.mode]]
name = "Drink {n}"
do   = [{{ restore_mp = 1, to = "familiar" }}]
[[new_foe_{n}.mode]]
name = "Eat {n}"
do   = [{{ restore_hp = 1, to = "familiar" }}]
""",
    },
}
# a kind that cannot come alone
COMES_WITH = {"familiar": "training", "training": "familiar"}


def many(game: str, kinds: Sequence[str], count: int) -> str:
    """So many new cards of each of these kinds."""
    wanted = list(dict.fromkeys(kind for each in kinds for kind in (each, COMES_WITH.get(each, each))))
    return "".join(CARD[game][kind].format(n=n, level=n % 3 + 1) for kind in wanted for n in range(count))
