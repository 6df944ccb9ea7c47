"""The cards of the Familiars and Foes experiment: mats, Beginner Attack Spells, eleven Foes, as the spec has them.

Left out: Restorative, Helper and Advanced Spells, training, Artifacts, Coven Cards, and all Foe Rewards but two.
"""

from __future__ import annotations

from typing import Final

# what can be restricted for a round (FF-RULING-79)
NO_MAGIC: Final = 1
NO_HEALING: Final = 2
NO_BALLYHOO: Final = 4
RESTRICTIONS: Final = {"no_magic": NO_MAGIC, "no_healing": NO_HEALING, "no_ballyhoo": NO_BALLYHOO}

# the tags of interrupts (spec 5.2)
PRE_ROLL: Final = 1
PRE_FOE_ROLL: Final = 2
POST_ROLL: Final = 4
POST_FLIP: Final = 8
ANY: Final = 16
QUIET: Final = 32

AIR: Final = 0
EARTH: Final = 1
FIRE: Final = 2
WATER: Final = 3
AETHER: Final = 4

# Special Abilities
WINDS_OF_CHANGE: Final = 0
ROCK_THE_INFERNO: Final = 1
HEALING_RAIN: Final = 2
FINDERS_KEEPERS: Final = 3
ATOMIC_MIRROR: Final = 4
ABILITY_TAGS: Final = [POST_ROLL, PRE_ROLL, ANY, PRE_ROLL | PRE_FOE_ROLL, PRE_FOE_ROLL]

NO_LIMIT: Final = 99


class Row:
    """One row of an attack chart; a row with nothing in it is a miss."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.hit = 0
        self.backfire = 0
        self.drain = 0
        self.heal = 0
        self.restricts = 0
        for part in key.split(" + "):
            words = part.removeprefix("critical ").split()
            if words[0] in RESTRICTIONS:
                self.restricts = RESTRICTIONS[words[0]]
            elif words[0] == "hit":
                self.hit = int(words[1])
            elif words[0] == "backfire":
                self.backfire = int(words[1])
            elif words[0] == "drain":
                self.drain = int(words[1])
            elif words[0] == "heal":
                self.heal = int(words[1])
            else:
                assert part == "miss", f"no chart says '{part}'"


def chart(text: str) -> list[Row]:
    """The row for each final die; place 0 is empty. A die without a row misses (FF-RULING-18)."""
    rows = [Row("miss")] * 21
    for line in text.split("; "):
        faces, _, result = line.partition(" ")
        first, _, last = faces.removesuffix("+").partition("-")
        row = Row(result)
        for face in range(int(first), (20 if faces.endswith("+") else int(last or first)) + 1):
            rows[face] = row
    return rows


class Mat:
    """A Character Mat: what one Familiar starts with and can do. Attacks are Physical, Simple, Strong, Elemental."""

    def __init__(
        self, key: str, strong_against: int, hp: int, mp: int, ability: int, physical: str, strong: str, elemental: str
    ) -> None:
        self.key = key
        self.strong_against = strong_against
        self.max_hp = hp
        self.max_mp = mp
        self.ability = ability
        self.number = ability  # each Familiar has its own ability, so the two count alike
        self.charts = [chart(physical), chart("1-2 miss; 3+ hit 1"), chart(strong), chart(elemental)]


COSTS: Final = [0, 1, 3, 2]  # the same on all five mats

PIDDY_PAW: Final = Mat(
    *("piddy_paw", EARTH, 13, 10, WINDS_OF_CHANGE),
    physical="1-5 backfire 1; 6-16 hit 2; 17-20 critical hit 4",
    strong="1-8 miss; 9+ hit 4",
    elemental="1-4 miss; 5+ hit 4",
)
JINXIE: Final = Mat(
    *("jinxie", AIR, 12, 9, ROCK_THE_INFERNO),
    physical="1-6 backfire 1; 7-16 hit 3; 17-20 critical hit 4",
    strong="1-3 backfire 1; 4-9 miss; 10+ hit 5",
    elemental="1-2 backfire 1; 3-5 miss; 6+ hit 5",
)
MIMSY: Final = Mat(
    *("mimsy", FIRE, 13, 12, HEALING_RAIN),
    physical="1-4 miss; 5-17 hit 1; 18-20 critical hit 3",
    strong="1-6 miss; 7+ hit 3",
    elemental="1-3 miss; 4+ hit 4",
)
FIGGITCH: Final = Mat(
    *("figgitch", WATER, 15, 8, FINDERS_KEEPERS),
    physical="1-3 miss; 4-17 hit 2; 18-20 critical hit 3",
    strong="1-7 miss; 8+ hit 4",
    elemental="1-4 miss; 5+ hit 4",
)
NUTTERSON_III: Final = Mat(
    *("nutterson_iii", AETHER, 11, 12, ATOMIC_MIRROR),
    physical="1-4 backfire 1; 5-7 miss; 8-17 hit 2; 18-20 critical hit 4",
    strong="1-9 miss; 10+ hit 5",
    elemental="1-5 miss; 6+ hit 5",
)
MATS: Final[list[Mat]] = [PIDDY_PAW, JINXIE, MIMSY, FIGGITCH, NUTTERSON_III]
FAMILIARS: Final = [mat.key for mat in MATS]


class FoeCard:
    """A Foe card. The passives count only for whoever targets the Foe (FF-FOEAB-02)."""

    def __init__(self, key: str, element: int, max_hp: list[int], attack: str) -> None:
        self.key = key
        self.number = -1  # its place in FOE_CARDS
        self.element = element
        self.max_hp = max_hp  # for two, three, four, five Familiars
        self.chart = chart(attack)
        self.physical_minus = 0  # Squishy
        self.physical_halved = False  # Immovable
        self.thorns = 0  # Thorns, Scorching Scales: what a successful Physical Attack costs the attacker
        self.spell_roll = 0  # Buffeting
        self.spell_cost = 0  # Enthralling
        self.ballyhoo_limit = NO_LIMIT  # Loud Honk, Many Arms
        self.closed_costs = 1  # Static: what Eye Closed costs the flipper


GLOOP: Final = 0
CINDER_IMP: Final = 1
SPARKMITE: Final = 2
ROOTSNAPPER: Final = 3
THUNDER_GOOSE: Final = 4
LAVA_LUG: Final = 5
MURK_SIREN: Final = 6
STORM_ROC: Final = 7
STONE_COLOSSUS: Final = 8
MAGMA_WYRM: Final = 9
KRAKEN: Final = 10


def foe_cards() -> list[FoeCard]:
    cards = [
        FoeCard("gloop", WATER, [16, 17, 19, 20], "1-4 miss; 5-8 heal 2; 9-16 hit 1; 17-20 hit 2"),
        FoeCard("cinder_imp", FIRE, [14, 15, 17, 18], "1-4 backfire 2; 5-8 miss; 9-15 hit 1; 16-20 hit 2"),
        FoeCard("sparkmite", FIRE, [13, 14, 16, 17], "1-2 backfire 1; 3-6 miss; 7-15 hit 1; 16-19 hit 2; 20 hit 3"),
        FoeCard("rootsnapper", EARTH, [16, 17, 19, 20], "1-3 backfire 1; 4-8 miss; 9-16 hit 1; 17-20 hit 2"),
        FoeCard(
            "thunder_goose", AIR, [19, 20, 22, 23], "1-3 miss; 4-8 backfire 2; 9-13 hit 1; 14-17 hit 2; 18-20 hit 3"
        ),
        FoeCard(
            "lava_lug",
            FIRE,
            [19, 20, 22, 23],
            "1-4 backfire 3; 5-7 miss; 8-13 hit 1; 14-18 hit 2; 19-20 hit 3 + no_healing",
        ),
        FoeCard(
            "murk_siren",
            WATER,
            [19, 20, 22, 23],
            "1-2 backfire 1; 3-6 miss; 7-10 drain 2; 11-16 hit 1; 17-20 hit 2 + no_magic",
        ),
        FoeCard(
            "storm_roc",
            AIR,
            [24, 25, 27, 28],
            "1-3 backfire 2; 4-6 miss; 7-12 hit 1; 13-17 hit 2; 18-20 hit 3 + no_ballyhoo",
        ),
        FoeCard(
            "stone_colossus", EARTH, [26, 27, 29, 30], "1-5 miss; 6-8 backfire 3; 9-14 hit 1; 15-17 hit 2; 18-20 hit 4"
        ),
        FoeCard(
            "magma_wyrm",
            FIRE,
            [25, 26, 28, 29],
            "1-2 backfire 3; 3-6 miss; 7-11 hit 1; 12-16 hit 2; 17-19 hit 2 + no_healing; 20 hit 4",
        ),
        FoeCard(
            "kettle_bay_kraken",
            WATER,
            [25, 26, 28, 29],
            "1-3 backfire 2; 4-6 miss; 7-12 hit 1; 13-17 hit 2; 18-20 hit 3",
        ),
    ]
    cards[GLOOP].physical_minus = 1
    cards[SPARKMITE].closed_costs = 2
    cards[ROOTSNAPPER].thorns = 1
    cards[THUNDER_GOOSE].ballyhoo_limit = 0
    cards[MURK_SIREN].spell_cost = 1
    cards[STORM_ROC].spell_roll = -2
    cards[STONE_COLOSSUS].physical_halved = True
    cards[MAGMA_WYRM].thorns = 2
    cards[KRAKEN].ballyhoo_limit = 1
    for number in range(len(cards)):
        cards[number].number = number
    return cards


FOE_CARDS: Final[list[FoeCard]] = foe_cards()
FOES: Final = [card.key for card in FOE_CARDS]
