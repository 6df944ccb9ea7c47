"""The pets, powers and Runes of the experiment: spec 11.2 and 11.4, shared data that never changes.

Passives are numbers on the card. The full game reads them from card files as verbs; here the fight is what matters.
Left out: Unique Powers, statuses and holds, Nimble, Mimicry, and powers that are nothing without them.
"""

from __future__ import annotations

from typing import Final

# damage types
PHYSICAL: Final = 1
MAGICAL: Final = 2
FIRE: Final = 3
ACID: Final = 4
LIGHTNING: Final = 5


class Power:
    """A Battle Power: what it costs, what it deals, what else it does on a hit."""

    def __init__(
        self,
        key: str,
        cost: int,
        damage: int,
        type: int,  # noqa: A002  the rulebook's word
        adjacent: int = 0,
        switch_hit: bool = False,
        off_front: int = 0,
        first_hit: int = 0,
    ) -> None:
        self.key = key
        self.cost = cost
        self.damage = damage
        self.type = type
        self.adjacent = adjacent  # up to so many pets adjacent to the target take 10
        self.switch_hit = switch_hit
        self.off_front = off_front  # +DMG for an Attacker whose attacked line is not the Front
        self.first_hit = first_hit  # +Hit with this power in the first edition


POWERS: Final = [
    Power("switch_hit", 1, 20, MAGICAL, switch_hit=True),
    Power("sorrows_edge", 4, 40, MAGICAL),
    Power("charge", 1, 30, PHYSICAL, first_hit=2),
    Power("tusk_gore", 3, 30, PHYSICAL),
    Power("claw_rake", 0, 20, PHYSICAL),
    Power("acid_spray", 3, 30, ACID),
    Power("blazing_talon", 1, 30, FIRE),
    Power("pyre_dive", 4, 40, FIRE, adjacent=1),
    Power("powerful_bite", 2, 30, PHYSICAL),
    Power("thunder_breath", 2, 30, LIGHTNING),
    Power("storm_coil", 5, 40, LIGHTNING, adjacent=2),
    Power("golden_talons", 1, 30, PHYSICAL),
    Power("sky_plunge", 4, 40, PHYSICAL, off_front=10),
    Power("crushing_blow", 1, 30, PHYSICAL),
    Power("earthshaker", 4, 40, PHYSICAL, adjacent=2),
    Power("thorn_dart", 1, 20, MAGICAL),
    Power("pseudopod", 0, 20, PHYSICAL),
    Power("horn_thrust", 1, 20, PHYSICAL),
    Power("crunch", 1, 30, PHYSICAL),
    Power("quick_jab", 1, 20, PHYSICAL),
    Power("venom_fangs", 1, 20, PHYSICAL),
    Power("snap", 0, 20, PHYSICAL),
    Power("umbral_fang", 2, 30, MAGICAL),
    Power("rending_claws", 2, 30, PHYSICAL),
    Power("chill_touch", 1, 20, MAGICAL),
    Power("stone_fist", 1, 30, PHYSICAL),
    Power("static_feathers", 1, 20, LIGHTNING),
]
POWER_NAMES: Final = [power.key for power in POWERS]


class Card:
    """A pet as printed."""

    def __init__(
        self,
        key: str,
        health: int,
        speed: int,
        hit: int,
        miss: int,
        powers: list[str],
        flying: bool = False,
        on_enter: int = 0,
        on_was_hit: int = 0,
        on_was_missed: int = 0,
        lifesteal: int = 0,
        tough_hide: int = 0,
        presence: int = 0,
        immune: int = 0,
        pack_leader: bool = False,
        enrage: bool = False,
    ) -> None:
        self.key = key
        self.health = health
        self.speed = speed
        self.hit = hit
        self.miss = miss
        self.powers: list[int] = [POWER_NAMES.index(name) for name in powers]
        self.flying = flying
        self.on_enter = on_enter  # damage to whoever enters battle with it
        self.on_was_hit = on_was_hit  # damage to the striker
        self.on_was_missed = on_was_missed  # damage to the striker
        self.lifesteal = lifesteal  # heals when it deals Battle Damage
        self.tough_hide = tough_hide  # less physical Battle Damage taken
        self.presence = presence  # less Hit on attacks against it
        self.immune = immune  # a type of Battle Damage, 0 for none
        self.pack_leader = pack_leader
        self.enrage = enrage


def pet_cards(first: bool) -> list[Card]:
    """The pets as printed in the first edition or in 2020 (MA-ED-04, MA-ED-05)."""
    return [
        Card("solace", 120, 90, 3, 6, ["switch_hit", "sorrows_edge"]),
        Card("gloth", 160, 50, 2 if first else 4, 3, ["charge", "tusk_gore"]),
        Card("astaryan", 130, 60, 3, 4, ["claw_rake", "acid_spray"], on_was_hit=10),
        Card("ember_wing", 110, 90, 3, 5, ["blazing_talon", "pyre_dive"], flying=True, on_enter=10),
        Card("silver_paw", 120, 80, 2, 5, ["powerful_bite"], pack_leader=True),
        Card("huangdi", 150, 70, 3, 4, ["thunder_breath", "storm_coil"], presence=1),
        Card("golden_claw", 140, 80, 4, 5, ["golden_talons", "sky_plunge"], flying=True),
        Card("goliath", 180, 30, 2, 2, ["crushing_blow", "earthshaker"], on_enter=10),
        Card("aelwen", 100, 100, 3, 7, ["thorn_dart"]),
        Card("mimick", 110, 60, 2, 5, ["pseudopod"], on_was_missed=10),
        Card("sir_edmund", 120, 70, 2, 6, ["horn_thrust"]),
        Card("ol_chomper", 170, 40, 3, 2, ["crunch"], tough_hide=10),
        Card("bling_bling", 80, 80, 3, 12, ["quick_jab"]),
        Card("nagessa", 140, 50, 3, 4, ["venom_fangs"]),
        Card("mossback", 200, 20, 1, 2, ["snap"]),
        Card("eclipsion", 120, 80, 3, 6, ["umbral_fang"], lifesteal=10 if first else 20),
        Card("valtharax", 160, 60, 3, 3, ["rending_claws"], enrage=True),
        Card("whisper", 60, 100, 3, 9, ["chill_touch"], immune=PHYSICAL),
        Card("bastion", 150, 30, 2, 3, ["stone_fist"], immune=MAGICAL),
        Card("zephyra", 110, 110, 3, 7, ["static_feathers"], flying=True),
    ]


PETS_2020: Final = pet_cards(False)
PETS_FIRST: Final = pet_cards(True)
PETS: Final = [card.key for card in PETS_2020]
DEALT: Final = 8  # a game is dealt from the first eight; the others serve the worked examples

# Runes of the battle window; kinds of cards go on after the pets
RUNES: Final = ["twist_of_fate", "surge_of_speed", "deep_insight"]
RUNE: Final = 20
TWIST_OF_FATE: Final = 20
SURGE_OF_SPEED: Final = 21
DEEP_INSIGHT: Final = 22
RUNE_COUNT: Final = [6, 5, 3]  # in each Resource Pile
CARDS: Final = PETS + RUNES
assert len(PETS) == RUNE

# Elyth: only the one that the worked examples on triggers need
NO_ELYTH: Final = 0
DEATHSTONE: Final = 1
