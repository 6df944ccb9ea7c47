"""The vocabulary of the card files: what cards can be and say. What the verbs do stands in card_effects.py.

A verb that stands where nothing would run it is refused when the cards are read.
"""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.amounts import ALWAYS, Fixed, Quantity
from grimalkin.core.cards import (
    EACH,
    ONE,
    THE,
    UP_TO,
    Card,
    Condition,
    Duration,
    Effects,
    HowLong,
    Kind,
    Part,
    Parts,
    Sum,
    Target,
    VerbWord,
    Vocabulary,
    Whom,
    in_set,
)
from grimalkin.core.fields import REQUIRED, CardId, Field, Flag, Given, Many, Number, Reading, Word, Wrong
from grimalkin.games.mythic_arena.batches import Damage, Heal
from grimalkin.games.mythic_arena.card_effects import (
    MOST_DRAWN,
    Call,
    Charge,
    Cure,
    DrawCards,
    EndHold,
    Exchange,
    ExtraSwitch,
    GiveHold,
    Look,
    Prevent,
    PreventStatus,
    PutAtBottom,
    Recall,
    RemoveThis,
    Search,
    SpendElyth,
    Status,
    StealElyth,
    StealShape,
    Survive,
    SwitchHit,
    ToStasis,
    Twist,
)
from grimalkin.games.mythic_arena.drawing import (
    KINDS,
)
from grimalkin.games.mythic_arena.glossary import SAYS
from grimalkin.games.mythic_arena.notes import notes
from grimalkin.games.mythic_arena.printed import (
    ADJACENT_TO_SELF,
    ADJACENT_TO_TARGET,
    ALWAYS_ON,
    BATCH,
    BATTLE_DAMAGE_TO_OWN,
    CHOMP,
    CONTEXTS,
    DEALS_BATTLE_DAMAGE,
    DEALS_DAMAGE,
    DOWNER,
    ENTER_BATTLE,
    ENTRANT,
    FIXED,
    GUARDING,
    HEALTH,
    HELD_BY_ME,
    HOLDS,
    INSTEAD_OF_DOWNED,
    ITEM,
    MOMENT,
    OPPONENT,
    OWN,
    OWN_OTHER,
    OWNER,
    PLACES_WORDS,
    RUNE,
    SAME,
    SAVING,
    SECONDARY,
    SELF,
    SETS,
    STATIC,
    STATS,
    STATUSES,
    STRIKER,
    TARGET,
    TRIGGERS,
    TYPES,
    UNIQUE,
    UNTYPED,
    WAS_HIT,
    WAS_MISSED,
    WHEN_DOWNED,
    WINDOWS,
    WOUNDS,
    ArenaVerb,
    BattlePower,
    ElythCard,
    ItemCard,
    Passive,
    PetCard,
    RuneCard,
    StatusCard,
    UniquePower,
    verbs_of,
)
from grimalkin.games.mythic_arena.quantities import QUANTITIES
from grimalkin.games.mythic_arena.state import DURATIONS, NONE, PET_ROOM, PLACES, POWER_ROOM, USED_UP
from grimalkin.games.mythic_arena.values import Conduit, Immune, ImmuneDamage, Modify, Redirect, Reduce, Regenerate
from grimalkin.kit.effects import effects_of

EDITIONS: Final = ["2020", "first"]
COLOURS: Final = ["red", "orange", "yellow", "green", "blue", "violet", "black", "clear"]
CLASSES: Final = ["residual", "incapacitating", "hold"]
COMPANY: Final = ["alone", "with elyth"]
PAIRS: Final = ["own", "target"]
HOWS_OF_BOTTOM: Final = ["chosen", "random"]
TO_SELF: Final = Target("self", THE, 1, SELF, -1)
TO_OWNER: Final = Target("owner", THE, 1, OWNER, -1)
UNTIL_USED: Final = Duration("used up", USED_UP, 1)


# Where a verb can stand: printed.py has the places

# whom the Passives of a batch met
MET: Final = [
    (ENTER_BATTLE, ENTRANT),
    (WAS_HIT, STRIKER),
    (WAS_MISSED, STRIKER),
    (DEALS_DAMAGE, TARGET),
    (DEALS_BATTLE_DAMAGE, TARGET),
    (WHEN_DOWNED, DOWNER),
]


def context_of(on: int) -> int:
    """Where the effects of a Passive with this trigger stand."""
    if on == ALWAYS_ON:
        return STATIC
    if on == WOUNDS:
        return SECONDARY
    if on == BATTLE_DAMAGE_TO_OWN:
        return GUARDING
    if on == INSTEAD_OF_DOWNED:
        return SAVING
    return BATCH if on in [trigger for trigger, _met in MET] else MOMENT


def misplaced(verb: ArenaVerb[Any], first: bool, context: int, on: int) -> str:
    """What is wrong with a verb that stands there, or nothing."""
    said = CONTEXTS.refuses(verb, context, f"a Passive at '{TRIGGERS[on]}'" if on != ALWAYS_ON else "")
    if said:
        return f"{said}; with 'for' it lasts for a time, without it is always on" if isinstance(verb, Modify) else said
    to = verb.to
    if to is None:
        return ""
    if context == STATIC:
        good = to.among == SELF or (to.how == EACH and to.among in (OWN, OWN_OTHER) and to.where != ADJACENT_TO_TARGET)
        return "" if good else f"'{to.text}': what is always on is for self, each own or each own other"
    if to.how == THE:
        known = known_targets(context, on, verb.for_player, first)
        if to.among not in known:
            words = ", ".join([FIXED[among] for among in known])
            others = "" if verb.for_player or context == BATCH else ", or a set such as own, enemy or any"
            return f"'{to.text}' is nobody here; it can be: {words}{others}"
        return ""
    if verb.for_player:
        return f"'{to.text}': it is for a player; write owner or opponent"
    if context == BATCH:
        met = FIXED[known_targets(context, on, False, first)[1]]
        return f"'{to.text}': nobody is picked in a batch; write self or {met}"
    if to.where == ADJACENT_TO_TARGET and context != SECONDARY:
        return f"'{to.text}': there is no target here"
    if to.where == ADJACENT_TO_SELF and context in (RUNE, ITEM):
        return f"'{to.text}': a card of the hand stands nowhere"
    if verb.may and to.how in (EACH, UP_TO):
        return f"'{to.text}': 'may' goes with one target; leave it out"
    return ""


def known_targets(context: int, on: int, for_player: bool, first: bool) -> list[int]:
    """The targets that are there already, where a verb stands."""
    if for_player:
        return [OWNER, OPPONENT]
    if context == BATCH:
        return [SELF] + [met for trigger, met in MET if trigger == on]
    found = [] if first else [SAME]
    if context not in (RUNE, ITEM):
        found += [SELF, HELD_BY_ME]
    return [*found, TARGET] if context == SECONDARY else found


class Deeds(Effects):
    """Effects in printed order, of something where not every verb makes sense."""

    def __init__(self, name: str, context: int, default: Any = REQUIRED, most: int = 6) -> None:
        super().__init__(name, default, most)
        self.context = context

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        made = super().read(reading, place, value)
        for i in range(len(made)):
            verb = made[i]
            if isinstance(verb, ArenaVerb):
                said = misplaced(verb, i == 0, self.context, ALWAYS_ON)
                if said:
                    reading.fault(verb.place, said)
        return made


def check_passive(given: Given, on_elyth: bool) -> None:
    """Whether something will run what a Passive says."""
    on = given.number("on")
    verbs = effects_of(given, "do", ArenaVerb)
    for i in range(len(verbs)):
        verb = verbs[i]
        said = misplaced(verb, i == 0, context_of(on), on)
        if not said and isinstance(verb, Survive) and not on_elyth:
            said = "only Elyth can be Removed from the Game in place of its pet; give it to an Elyth"
        if not said and isinstance(verb, Modify) and verb.stat == HEALTH and verb.lasts is None:
            said = wrong_health(verb, on_elyth)
        if said:
            raise Wrong(verb.place, said)


def wrong_health(verb: Modify, on_elyth: bool) -> str:
    """Health is kept on the pet, so what is always on must be a plain number on Elyth (MA-HP-04)."""
    if not on_elyth:
        return "the Health of a pet is its field 'health'; an effect that changes it needs 'for'"
    if not isinstance(verb.by, Fixed) or verb.condition is not ALWAYS or verb.to is None or verb.to.among != SELF:
        return "Health that is always on is a plain number, without 'if', for self"
    return ""


def pet_passive(given: Given) -> Part:
    check_passive(given, False)
    return Passive(given)


def elyth_passive(given: Given) -> Part:
    check_passive(given, True)
    return Passive(given)


def battle_power(given: Given) -> Part:
    if not given.text("name").strip():
        raise Wrong(given.place, "a Battle Power needs a name: it is what a player chooses")
    if given.flag("copies") and (given.number("damage") >= 0 or given.of("then")):
        raise Wrong(given.place, "a power that copies has no 'damage' and no 'then' of its own")
    return BattlePower(given)


def elyth_card(given: Given) -> Card:
    """MA-ELYTH-02 What an Elyth adds to Health is known beforehand."""
    card = ElythCard(given)
    for verb in card.static:
        if isinstance(verb, Modify) and verb.stat == HEALTH and isinstance(verb.by, Fixed):
            card.health += verb.by.number
    return card


def redirect(given: Given) -> ArenaVerb[Any]:
    for name in ("redirect", "by"):
        if given.number(name) % 10:
            raise Wrong(given.place, f"{name} = {given.number(name)}; it goes in tens: 10 or 20")
    return Redirect(given)


# The words


class Yes(Flag):
    """`true`, for a verb that has nothing else to say."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if value is not True:
            raise self.wrong(place, value)
        return value

    def takes(self) -> str:
        return "true"


class StatusList(Field):
    """`"one"`: any status. Or a list of those of which one goes."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if value == "one":
            return list(range(len(STATUSES)))
        if not isinstance(value, list) or not value:
            raise self.wrong(place, value)
        return Many(self.name, Word("status", "status", STATUSES)).read(reading, place, value)

    def lists(self) -> list[tuple[str, list[str]]]:
        return [("status", STATUSES), ("status to cure", ["one"])]

    def takes(self) -> str:
        return f"'one', or a list of statuses: {', '.join(STATUSES)}"


ALL_HOWS: Final = [THE, ONE, EACH, UP_TO]
SOME: Final = [THE, ONE]
TYPE: Final = Word("type", "damage type", TYPES, UNTYPED)
MAY: Final = Flag("may", False)

VERBS: Final = [
    # always on, or for a time
    VerbWord(
        Modify,
        [
            Word("modify", "stat", STATS),
            Sum("by", -500, 500),
            Whom("to", TO_SELF, ALL_HOWS),
            CardId("named", NONE),
            HowLong("for", None),
        ],
        "changes a value of a pet: always, or for a time",
    ),
    # always on
    VerbWord(
        Reduce,
        [Number("reduce", 0, 500), Word("type", "damage type", ["all", *TYPES], 0)],
        "takes something off the Battle Damage that the pet takes",
    ),
    VerbWord(Immune, [Many("immune", Word("status", "status", STATUSES))], "keeps statuses off the pet"),
    VerbWord(ImmuneDamage, [Word("immune_damage", "damage type", TYPES)], "keeps Battle Damage of a type off the pet"),
    VerbWord(
        Regenerate,
        [Number("regenerate", 1, 500), Whom("to", TO_SELF, [THE, EACH])],
        "gives Regeneration, while the source is there",
    ),
    VerbWord(
        Conduit,
        [Word("conduit", "damage type", TYPES)],
        "makes the pet's Battle Damage of that type, and it ignores reduction",
    ),
    # at a moment of its own
    VerbWord(
        redirect,
        [Number("redirect", 10, 20), Number("by", 10, 20)],
        "at 'battle damage to own': turns some of it on this pet",
    ),
    VerbWord(Survive, [Number("survive", 1, 990)], "at 'instead of downed': so many HP, and this Elyth is Removed"),
    # also in a batch
    VerbWord(Damage, [Sum("damage", 0, 500), TYPE, Whom("to", hows=ALL_HOWS)], "deals damage that nothing increases"),
    VerbWord(Heal, [Sum("heal", 0, 500), Whom("to", hows=ALL_HOWS)], "heals a pet, never over its Health"),
    # in a script
    VerbWord(
        Status,
        [
            Word("status", "status", STATUSES[:CHOMP]),
            Number("counters", 1, 20, 1),
            Whom("to", hows=ALL_HOWS),
            HowLong("for", None),
            MAY,
        ],
        "puts a status on a pet",
    ),
    VerbWord(
        GiveHold,
        [Word("hold", "hold", HOLDS), Whom("to", hows=SOME), MAY],
        "holds an enemy pet by Chomp or Constrict",
    ),
    VerbWord(Cure, [StatusList("cure"), Whom("to", hows=ALL_HOWS), MAY], "removes one status with all its counters"),
    VerbWord(EndHold, [Yes("end_hold"), Whom("to", hows=SOME)], "ends the Chomp or the Constrict on a pet"),
    VerbWord(
        Prevent,
        [Sum("prevent", 1, 500), Whom("to", hows=ALL_HOWS), HowLong("for", UNTIL_USED)],
        "prevents the next damage to a pet, up to so much",
    ),
    VerbWord(
        PreventStatus,
        [Number("prevent_status", 1, 9), Whom("to", hows=ALL_HOWS), HowLong("for", UNTIL_USED)],
        "prevents the next statuses that a pet would get",
    ),
    VerbWord(DrawCards, [Sum("draw", 0, MOST_DRAWN), Whom("to", TO_OWNER, [THE])], "draws cards"),
    VerbWord(Look, [Number("look", 1, 9)], "looks at the top of the own pile: one to hand, the rest to the bottom"),
    VerbWord(Search, [Word("search", "kind", KINDS)], "searches the own pile for a card and shows it"),
    VerbWord(
        PutAtBottom,
        [
            Number("bottom", 1, 9),
            Word("how", "way", HOWS_OF_BOTTOM, 0),
            Whom("to", TO_OWNER, [THE]),
        ],
        "puts cards of a hand on the bottom of its owner's pile",
    ),
    VerbWord(Recall, [Many("recall", Word("kind", "kind", KINDS))], "takes a card of the own Spent Pile into the hand"),
    VerbWord(RemoveThis, [Word("remove", "card", ["this"])], "Removes this Rune from the Game"),
    VerbWord(
        ToStasis,
        [Word("stasis", "company", COMPANY), Whom("to", hows=SOME)],
        "sends a pet to Stasis for a turn",
    ),
    VerbWord(
        StealElyth, [Yes("steal_elyth"), Whom("to", hows=SOME), MAY], "moves the Elyth of another pet to this one"
    ),
    VerbWord(SpendElyth, [Yes("spend_elyth"), Whom("to", hows=SOME)], "Spends the Elyth on a pet"),
    VerbWord(Call, [CardId("call")], "puts a token into the own Arena"),
    VerbWord(Charge, [Number("charge", 0, 99)], "sets the Charge counters of this pet"),
    VerbWord(
        StealShape,
        [Word("shape", "shape", ["printed"]), Whom("to", hows=SOME), HowLong("for")],
        "takes over the printed Speed, Hit and Miss of a pet",
    ),
    VerbWord(ExtraSwitch, [Word("switch", "Switch", ["extra"])], "makes a Switch at once, besides that of the turn"),
    VerbWord(Exchange, [Word("exchange", "pair", PAIRS), MAY], "exchanges two own pets, or the target and a companion"),
    VerbWord(SwitchHit, [Yes("switch_hit")], "changes places and Battle Assignments with an adjacent own pet"),
    VerbWord(Twist, [Number("twist", 1, 9)], "lets the owner have dice of Attack Rolls rerolled"),
]

TRIGGER: Final = Word("on", "trigger", TRIGGERS, ALWAYS_ON)
PET_PASSIVES: Final = Parts("passive", pet_passive, [TRIGGER, Effects("do", most=6)], most=4)
ELYTH_PASSIVES: Final = Parts("passive", elyth_passive, [TRIGGER, Effects("do", most=6)], most=4)
BATTLE_POWERS: Final = Parts(
    "battle",
    battle_power,
    [
        Number("cost", 0, 20),
        Number("damage", 0, 500, NONE),
        TYPE,
        Number("hit", -20, 20, 0),
        Sum("bonus", -500, 500, 0),
        Flag("ignores_reduction", False),
        Flag("copies", False),
        Condition("if"),
        Deeds("then", SECONDARY, []),
    ],
    most=4,
)
UNIQUE_POWERS: Final = Parts(
    "unique",
    UniquePower,
    [Number("cost", 0, 20), Number("pay", 0, 99, 0), Condition("if"), Deeds("do", UNIQUE)],
    most=1,
)


# What a whole set must have

PETS_DRAFTED: Final = 12
OTHERS_DRAFTED: Final = 30
MOST_TOKENS: Final = PLACES - 6


def lacking(cards: list[Card]) -> str:
    """What keeps a set from being played: too few cards for a draft, too many for the options, names twice."""
    return too_many(cards) or lacks_in_set(in_set(cards)) or wrong_names(cards)


def too_many(cards: list[Card]) -> str:
    """More than the options have room for. Removed cards count: they keep their options."""
    pets = [card for card in cards if isinstance(card, PetCard)]
    powers = [power.id for pet in pets for power in pet.powers]
    tokens = [pet for pet in pets if pet.token]
    if len(pets) > PET_ROOM or len(powers) > POWER_ROOM or len(in_set(list(tokens))) > MOST_TOKENS:
        said = f"{len(pets)} Pets with {len(powers)} Battle Powers, {len(tokens)} of them tokens"
        return f"there are {said}; there is room for {PET_ROOM}, {POWER_ROOM} and {MOST_TOKENS}"
    for power in powers:
        if powers.count(power) > 1:
            return f"two Battle Powers are called '{power}'; a player could not tell them apart"
    return ""


def lacks_in_set(cards: list[Card]) -> str:
    """What a game needs and the cards do not have."""
    pets = [card for card in cards if isinstance(card, PetCard)]
    tokens = [pet for pet in pets if pet.token]
    items = len([card for card in cards if isinstance(card, ItemCard)])
    others = 2 * items + len([card for card in cards if isinstance(card, (ElythCard, RuneCard))])
    if len(pets) - len(tokens) < PETS_DRAFTED:
        return f"MA-DRAFT-03: there are {len(pets) - len(tokens)} Pets; at least {PETS_DRAFTED} are needed for a draft"
    if others - (OTHERS_DRAFTED - 1) <= min(14, items):
        least = OTHERS_DRAFTED + min(14, items)
        return f"MA-RULING-19: there are {others} Elyth, Runes and Items; a draft needs {least}, Items counted twice"
    statuses = [card.key for card in cards if isinstance(card, StatusCard)]
    if sorted(statuses) != sorted(STATUSES):
        return f"MA-STATUS-01: the statuses are {', '.join(STATUSES)}, and no others"
    for card in cards:
        if isinstance(card, RuneCard) and not card.primary and not card.battle:
            return f"MA-RUNE-01: '{card.key}' has no window, so it can never be played; there are: {', '.join(WINDOWS)}"
    return ""


def wrong_names(cards: list[Card]) -> str:
    """Verbs that name a card of another kind than they need."""
    for card in in_set(cards):
        for verb in verbs_of(card):
            if isinstance(verb, Call) and not is_token(cards[verb.kind]):
                return f"MA-RULING-11: {verb.place} calls '{cards[verb.kind].key}', which is not a token"
            if isinstance(verb, Modify) and verb.named != NONE and not isinstance(cards[verb.named], PetCard):
                return f"{verb.place} names '{cards[verb.named].key}', which is not a Pet"
    return ""


def is_token(card: Card) -> bool:
    return isinstance(card, PetCard) and card.token


def quantity(name: str) -> Quantity:
    return Quantity(name, HOLDS if name == "holds_target" else None, name in ("in_play", "in_stasis"))


VOCABULARY: Final = Vocabulary(
    kinds=[
        Kind(
            "pet",
            PetCard,
            [
                Number("health", 1, 990),
                Number("speed", 0, 990),
                Number("hit", -20, 20),
                Number("miss", 0, 60),
                Flag("flying", False),
                Flag("nimble", False),
                Flag("token", False),
                Number("regeneration", 0, 500, 0),
                PET_PASSIVES,
                BATTLE_POWERS,
                UNIQUE_POWERS,
            ],
        ),
        Kind(
            "elyth",
            elyth_card,
            [
                Word("colour", "colour", COLOURS),
                Flag("flying", False),
                Number("regeneration", 0, 500, 0),
                ELYTH_PASSIVES,
            ],
        ),
        Kind(
            "rune",
            RuneCard,
            [Many("window", Word("window", "window", WINDOWS)), Condition("if"), Deeds("do", RUNE)],
        ),
        Kind("item", ItemCard, [Number("uses", 1, 15), Deeds("do", ITEM)]),
        Kind("status", StatusCard, [Word("class", "class", CLASSES), Number("damage", 0, 500, 0)]),
    ],
    verbs=VERBS,
    fixed=FIXED,
    sets=SETS,
    places=PLACES_WORDS,
    durations=DURATIONS,
    units=["cleanup"],
    quantities=[quantity(name) for name in QUANTITIES],
    editions=EDITIONS,
    lacks=lacking,
    notes=notes,
    says=SAYS,
)
