"""Cards as they are printed: pets with their powers, Elyth, Runes, Items. What they do is said by verbs (verbs.py)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.amounts import Amount
from grimalkin.core.cards import EACH, Card, Part, amount, in_set, parts
from grimalkin.core.fields import Given
from grimalkin.core.library import Library
from grimalkin.core.state import G
from grimalkin.core.wording import word_for
from grimalkin.kit.effects import AimedEffect, CardScript, Places, effects_of

# damage types
TYPES: Final = ["untyped", "physical", "magical", "fire", "acid", "lightning", "frost"]
UNTYPED: Final = 0

# statuses: residual ones first, then incapacitating ones, then holds
STATUSES: Final = ["bleed", "burn", "corrosion", "poison", "paralyze", "fear", "stunned", "chomp", "constrict"]
RESIDUAL: Final = 4  # so many of them
PARALYZE: Final = 4
FEAR: Final = 5
STUNNED: Final = 6
CHOMP: Final = 7
CONSTRICT: Final = 8
HOLDS: Final = STATUSES[CHOMP:]

# when a passive goes off; without a trigger it is always on
TRIGGERS: Final = [
    "always",
    "enter battle",
    "was hit",
    "was missed",
    "deals damage",
    "deals battle damage",
    "wounds",
    "battle damage to own",
    "downed",
    "downs enemy",
    "played from hand",
    "enters arena",
    "attached",
    "recovery",
    "instead of downed",
]
ALWAYS_ON: Final = 0
ENTER_BATTLE: Final = 1
WAS_HIT: Final = 2
WAS_MISSED: Final = 3
DEALS_DAMAGE: Final = 4
DEALS_BATTLE_DAMAGE: Final = 5
WOUNDS: Final = 6
BATTLE_DAMAGE_TO_OWN: Final = 7
WHEN_DOWNED: Final = 8
DOWNS_ENEMY: Final = 9
PLAYED_FROM_HAND: Final = 10
ENTERS_ARENA: Final = 11
ATTACHED: Final = 12
RECOVERY: Final = 13
INSTEAD_OF_DOWNED: Final = 14

# what a modifier changes
STATS: Final = ["speed", "hit", "miss", "damage", "health", "hit_against", "cost_battle", "cost_unique"]
SPEED: Final = 0
HIT: Final = 1
MISS: Final = 2
DAMAGE: Final = 3
HEALTH: Final = 4
HIT_AGAINST: Final = 5
COST_BATTLE: Final = 6
COST_UNIQUE: Final = 7

# what an effect that is always on is about, as bits: the stats, then these
ALWAYS_IMMUNE: Final = 1 << 8
ALWAYS_IMMUNE_DAMAGE: Final = 1 << 9
ALWAYS_REDUCES: Final = 1 << 10
ALWAYS_REGENERATES: Final = 1 << 11
ALWAYS_CONDUIT: Final = 1 << 12

# whom an effect is for: pets and seats that are there already, then sets, then where one of a set stands
FIXED: Final = ["self", "target", "striker", "entrant", "same", "held", "downer", "owner", "opponent"]
SELF: Final = 0
TARGET: Final = 1
STRIKER: Final = 2
ENTRANT: Final = 3
SAME: Final = 4
HELD_BY_ME: Final = 5
DOWNER: Final = 6
OWNER: Final = 7
OPPONENT: Final = 8
SETS: Final = ["own", "own other", "enemy", "any"]
OWN: Final = 9
OWN_OTHER: Final = 10
ENEMY: Final = 11
ANY: Final = 12
PLACES_WORDS: Final = ["on front", "adjacent to self", "adjacent to target"]
ON_FRONT: Final = 0
ADJACENT_TO_SELF: Final = 1
ADJACENT_TO_TARGET: Final = 2

# windows of Runes
WINDOWS: Final = ["primary", "battle"]
PRIMARY_WINDOW: Final = 0
BATTLE_WINDOW: Final = 1


# where a verb can stand, as bits
STATIC: Final = 1  # a Passive that is always on
BATCH: Final = 2  # a Passive whose moment is a batch
SECONDARY: Final = 4  # a Battle Power, or a Passive that wounds: there is a target
UNIQUE: Final = 8
RUNE: Final = 16
ITEM: Final = 32
MOMENT: Final = 64  # any other Passive that waits for its moment
GUARDING: Final = 128  # a Passive at `battle damage to own`
SAVING: Final = 256  # a Passive of Elyth at `instead of downed`
ANYTIME: Final = UNIQUE | RUNE | ITEM
PET_SCRIPTS: Final = SECONDARY | UNIQUE | MOMENT
SCRIPTS: Final = PET_SCRIPTS | RUNE | ITEM

CONTEXTS: Final = Places(
    [
        "a Passive that is always on",
        "a Passive at this moment",
        "a Battle Power or a Passive at 'wounds'",
        "a Unique Power",
        "a Rune",
        "an Item",
        "a Passive at another moment",
        "a Passive at 'battle damage to own'",
        "a Passive of Elyth at 'instead of downed'",
    ]
)


@mypyc_attr(allow_interpreted_subclasses=True)
class ArenaVerb(AimedEffect[G]):
    """One effect of a card, for pets or for players. It acts on a state, which holds cards: `ArenaVerb[Arena]`."""

    where: ClassVar[int] = SCRIPTS

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.about = 0  # always on: the bits of what it changes
        self.for_player = False  # it is for the owner or the opponent, not for a pet
        self.needs_wound = False  # it does nothing after a blow that hurts nobody

    def bars_held(self) -> bool:
        """Does it touch pets that nobody picks? Then a pet in a hold cannot use it as a Unique Power (MA-RULING-70)."""
        return self.to is not None and self.to.how == EACH

    def touches_target(self) -> bool:
        """Does it do anything to the pet that it is for?"""
        return True

    def worth(self, game: G, seat: int, target: int, source: int) -> int:
        return 5


class Script(CardScript[ArenaVerb[Any]]):
    """Effects of a card of the box, in printed order."""

    def __init__(self, key: str, verbs: list[ArenaVerb[Any]], unique: bool = False) -> None:
        super().__init__(key, verbs)
        self.unique = unique  # of a Unique Power, which a hold limits (MA-RULING-70)


class Passive(Part):
    """A Passive Power: always on, or waiting for its moment."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.key = given.place
        self.on = given.number("on")
        self.verbs = effects_of(given, "do", ArenaVerb)
        self.script = Script(given.place, self.verbs)


class BattlePower(Part):
    """A Battle Power: what it costs, what it deals, what else it does on a hit."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.id = word_for(self.name)
        self.key = self.id
        self.number = -1  # among all Battle Powers of the box
        self.cost = given.number("cost")
        self.damage = given.number("damage")  # -1: no DMG number
        self.type = given.number("type")
        self.hit = given.number("hit")
        self.bonus = amount(given, "bonus")
        self.ignores_reduction = given.flag("ignores_reduction")
        self.copies = given.flag("copies")
        self.condition = amount(given, "if")
        self.script = Script(given.place, effects_of(given, "then", ArenaVerb))


class UniquePower(Part):
    """A Unique Power."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.key = given.place
        self.cost = given.number("cost")
        self.pay = given.number("pay")  # Charge counters
        self.condition = amount(given, "if")
        self.script = Script(given.place, effects_of(given, "do", ArenaVerb), True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bearer(Card):
    """A card whose passives work for a pet: the pet itself, or the Elyth on it."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.flying = given.flag("flying")
        self.regeneration = given.number("regeneration")
        self.passives: list[Passive] = [part for part in parts(given, "passive") if isinstance(part, Passive)]
        # by trigger, so that nobody searches in play
        self.on: list[list[Passive]] = [
            [part for part in self.passives if part.on == on] for on in range(len(TRIGGERS))
        ]
        self.static: list[ArenaVerb[Any]] = [verb for part in self.on[ALWAYS_ON] for verb in part.verbs]
        self.aura: list[ArenaVerb[Any]] = [verb for verb in self.static if verb.to is not None and verb.to.how == EACH]
        # the same as bits, so that most questions are answered at once
        self.waits = 0  # triggers
        for part in self.passives:
            self.waits |= 1 << part.on
        self.about = 0  # of what is always on
        for verb in self.static:
            self.about |= verb.about
        self.lends = 0  # of what companions have of it
        for verb in self.aura:
            self.lends |= verb.about


class PetCard(Bearer):
    """A pet as printed."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.index = -1  # among the pets of the box
        self.health = given.number("health")
        self.speed = given.number("speed")
        self.hit = given.number("hit")
        self.miss = given.number("miss")
        self.nimble = given.flag("nimble")
        self.token = given.flag("token")
        self.powers: list[BattlePower] = [part for part in parts(given, "battle") if isinstance(part, BattlePower)]
        self.uniques: list[UniquePower] = [part for part in parts(given, "unique") if isinstance(part, UniquePower)]


class ElythCard(Bearer):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.colour = given.number("colour")
        self.health = 0  # what it adds to Health while it is attached; read by the vocabulary (verbs.py)

    def health_bonus(self) -> int:
        return self.health


class RuneCard(Card):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        windows = given.numbers("window")
        self.primary = PRIMARY_WINDOW in windows
        self.battle = BATTLE_WINDOW in windows
        self.condition: Amount = amount(given, "if")
        self.script = Script(given.place, effects_of(given, "do", ArenaVerb))


class ItemCard(Card):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.bit = 0  # one of its own among the Items of the box
        self.uses = given.number("uses")
        self.script = Script(given.place, effects_of(given, "do", ArenaVerb))


class StatusCard(Card):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.damage = given.number("damage")


def verbs_of(card: Card) -> list[ArenaVerb[Any]]:
    """Everything that a card says."""
    found: list[ArenaVerb[Any]] = []
    if isinstance(card, (RuneCard, ItemCard)):
        found += card.script.verbs
    for part in card.parts:
        if isinstance(part, Passive):
            found += part.verbs
        elif isinstance(part, (BattlePower, UniquePower)):
            found += part.script.verbs
    return found


class Box:
    """Everything in the box, by number. Shared by all states."""

    key: Final = "box"  # in a snapshot this word stands for it

    def __init__(self, library: Library) -> None:
        self.cards = library.cards
        self.names = [card.key for card in library.cards]
        self.pets: list[PetCard] = [card for card in library.cards if isinstance(card, PetCard)]
        self.powers: list[BattlePower] = []
        for index in range(len(self.pets)):
            self.pets[index].index = index
            for power in self.pets[index].powers:
                power.number = len(self.powers)
                self.powers.append(power)
        # the number of a card decides what it is
        self.pet: list[PetCard | None] = [card if isinstance(card, PetCard) else None for card in library.cards]
        self.elyth: list[ElythCard | None] = [card if isinstance(card, ElythCard) else None for card in library.cards]
        self.rune: list[RuneCard | None] = [card if isinstance(card, RuneCard) else None for card in library.cards]
        self.item: list[ItemCard | None] = [card if isinstance(card, ItemCard) else None for card in library.cards]
        items = 0
        for card in library.cards:
            if isinstance(card, ItemCard):
                card.bit = 1 << items
                items += 1
        # so many copies lie in the box: two of each Item (MA-DRAFT-05), one of everything else, none of what is removed
        self.copies = [0 if card.removed else 2 if isinstance(card, ItemCard) else 1 for card in library.cards]
        self.deck_legal: list[int] = []  # what can be in a deck (MA-DECK-05)
        for card in in_set(library.cards):
            if isinstance(card, PetCard):
                if not card.token:
                    self.deck_legal.append(card.number)
            elif not isinstance(card, StatusCard):
                self.deck_legal.append(card.number)
        # what a draft begins with: Pets, from `others_start` on Elyth and Runes, from `items_start` on Items;
        # cards that a designer adds come last, Pets among them
        self.laid_out = [kind for kind in self.deck_legal for _copy in range(self.copies[kind])]
        self.pets_end = 0
        self.others_start = len(library.cards)
        self.items_start = len(library.cards)
        for kind in self.deck_legal:
            if self.pet[kind] is None:
                self.others_start = min(self.others_start, kind)
            else:
                self.pets_end = kind + 1
            if self.item[kind] is not None or self.others_start < self.pets_end:
                self.items_start = min(self.items_start, kind)
        self.about = 0  # bits of what any card changes while it is there
        self.lent = 0  # bits of what any card lends to companions
        for card in in_set(library.cards):
            if isinstance(card, Bearer):
                self.about |= card.about
                self.lent |= card.lends
        self.status_damage = [0] * len(STATUSES)
        for card in library.cards:
            if isinstance(card, StatusCard) and card.key in STATUSES:
                self.status_damage[STATUSES.index(card.key)] = card.damage
