"""The vocabulary of the card files: what cards and tiles can be and say. What the verbs do stands in `lines`."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.cards import (
    EACH,
    THE,
    Card,
    Condition,
    Effects,
    HowLong,
    Kind,
    Parts,
    Sum,
    Target,
    VerbWord,
    Vocabulary,
    Whom,
    in_set,
)
from grimalkin.core.fields import REQUIRED, CardId, Field, Flag, Many, Number, Text, Word
from grimalkin.games.black_rose.glossary import SAYS
from grimalkin.games.black_rose.kinds import (
    AIMS,
    ANYWHERE,
    ARCHETYPES,
    ATTACKS,
    COLOURS,
    DURATIONS,
    ELEMENTS,
    FIXED,
    GUARDS,
    MOMENTS,
    NONE,
    ORIGINS,
    PACKS,
    PASSIVES,
    PLACES,
    SCHOOLS,
    SETS,
    SIDES,
    TEXT_MOMENTS,
    TIMINGS,
    TYPES,
    W_TARGET,
    W_YOU,
)
from grimalkin.games.black_rose.lines.cards import (
    Arm,
    Bargain,
    DiscardCards,
    DiscardQuest,
    DrawCards,
    DrawQuestLine,
    Duel,
    FlipTokens,
    LookAtNext,
    LookAtQuests,
    OfferShedding,
    RevealNext,
    ShuffleMemories,
)
from grimalkin.games.black_rose.lines.choices import Choose, Mask
from grimalkin.games.black_rose.lines.doings import CompleteOwn, Foil, ForbidQuest, KeepCard, OfferCancel, Owe, Usurp
from grimalkin.games.black_rose.lines.errands import CompleteQuest, Intuition, SwapCards, TakeDiscard, TakeQuest
from grimalkin.games.black_rose.lines.guards import (
    Cancel,
    IgnoreDamage,
    IgnoreItsDamage,
    IgnoreSpell,
    MirrorDamage,
    RedirectDamage,
    RedirectSpell,
    Reduce,
)
from grimalkin.games.black_rose.lines.halls import (
    WHERE,
    ActivateRoom,
    BeCopy,
    ClearInstability,
    ConvertInstability,
    CopyRoom,
    FlipColour,
    FlipRandom,
    FlipRoom,
    Hunger,
    Instability,
    NameColour,
    Recolour,
    RemoveInstability,
    Ruin,
)
from grimalkin.games.black_rose.lines.harm import (
    Convert,
    ConvertAmong,
    Damage,
    Defeat,
    Heal,
    HealAll,
    Revenge,
    Transfer,
    Withering,
)
from grimalkin.games.black_rose.lines.lasting import (
    ATTACK_MODS,
    HINDRANCES,
    AttackMod,
    BiteBack,
    Frenzy,
    Hinder,
    Leaving,
    PaidDamage,
    TakeForm,
)
from grimalkin.games.black_rose.lines.looks import (
    LookEvents,
    LookForgotten,
    LookGrimoire,
    LookMemories,
    LookQuests,
    LookSchool,
    PickMemory,
    QuestOfPast,
    RemoveEvent,
    SearchGrimoire,
    TakeMemories,
    TopOfSchool,
)
from grimalkin.games.black_rose.lines.moves import JUMPS, Gather, Jump, Move, PairMove, SendHome, Shove, Swap, Together
from grimalkin.games.black_rose.lines.points import (
    CrownTheMeek,
    Gain,
    Lose,
    Pay,
    RoseGains,
    Steal,
    StealQuest,
    StealTrapped,
    TakeCrown,
    Tithe,
)
from grimalkin.games.black_rose.lines.servants import (
    Aim,
    BesideRoom,
    Breaths,
    Flight,
    HealOne,
    LetAct,
    MoveAndAttack,
    PutUndead,
    ReadyFamiliar,
    Remove,
    RemoveTarget,
    Replace,
    Scent,
    Summon,
    SummonFamiliar,
    SummonForAll,
    SwapWith,
    TargetActs,
    TurnOnMaster,
    UnderControl,
)
from grimalkin.games.black_rose.lines.sheets import (
    STRIPPED_SLOTS,
    Exchange,
    Hijack,
    LookAtReady,
    ShedEach,
    Strip,
    Watch,
)
from grimalkin.games.black_rose.notes import notes
from grimalkin.games.black_rose.printed import (
    EventCard,
    EvocationCard,
    EvocationText,
    MageCard,
    QuestCard,
    Room,
    Side,
    Spell,
    Start,
)
from grimalkin.games.black_rose.quantities import QUANTITIES
from grimalkin.games.black_rose.values import MODELS, ROOM_PIECES
from grimalkin.kit.filters import Those
from grimalkin.kit.positions import WordFor

EDITIONS: Final = ["first"]
YOU: Final = Target("you", THE, 1, W_YOU, -1)
TARGET: Final = Target("target", THE, 1, W_TARGET, -1)
MOST: Final = 99
RITES: Final = ["none", "divine", "mutant"]


def whom(default: Any = TARGET) -> Field:
    return Whom("to", default, [THE, EACH])


def word(name: str, words: list[str], default: Any = REQUIRED) -> Field:
    return Word(name, name.replace("_", " "), words, default)


def flag_word(name: str) -> Field:
    """A verb that takes nothing: it is `true`."""
    return Flag(name)


def verb(make: Any, fields: list[Field], says: str) -> VerbWord:
    """Every instruction may be optional."""
    return VerbWord(make, [*fields, Flag("may", False)], says)


def or_none(name: str, words: list[str]) -> Field:
    """One of some words; left out, none of them."""
    return WordFor(name, name, words, list(range(len(words))), NONE)


VERBS: Final = [
    verb(
        Damage,
        [
            Sum("damage", 0, MOST),
            whom(),
            Number("fades", 0, MOST, 0),
            Number("alone", 0, 9, 0),
            Flag("rose", False),
        ],
        "models suffer damage; what follows at once lands together",
    ),
    verb(
        Withering,
        [Sum("withering", 0, MOST), Number("fades", 0, MOST, 0), Number("alone", 0, 9, 0), Flag("rose", False)],
        "every further target of the chain suffers damage",
    ),
    verb(Heal, [Sum("heal", 0, MOST), whom(YOU)], "up to so many cubes go back, as the acting Mage picks"),
    verb(HealAll, [flag_word("heal_all")], "every cube on one of your Evocations goes back"),
    verb(
        Convert,
        [
            Sum("convert", 0, MOST),
            whom(),
            Flag("must", False),
            Sum("otherwise", 0, 9, 0),
            Number("loses", 0, 9, 0),
        ],
        "cubes of other colours become yours",
    ),
    verb(ConvertAmong, [Sum("convert_among", 0, MOST)], "cubes on models that were hit become yours, one by one"),
    verb(Transfer, [Sum("transfer", 0, MOST), whom()], "cubes that lie on you go to another model"),
    verb(Defeat, [flag_word("defeat"), whom()], "the target is defeated"),
    verb(Revenge, [flag_word("revenge")], "you are healed and not defeated; who hurt you most is"),
    verb(Gain, [Sum("gain", 0, MOST)], "you gain Power Points"),
    verb(RoseGains, [Sum("rose_gains", 0, MOST)], "the Rose gains Power Points"),
    verb(Lose, [Sum("lose", 0, MOST), whom()], "Mages lose Power Points"),
    verb(Steal, [Sum("steal", 0, MOST), whom()], "Mages lose Power Points, and you gain them"),
    verb(StealTrapped, [Sum("steal_trapped", 0, MOST)], "the Mage whom your Trap hit loses Power Points to you"),
    verb(StealQuest, [flag_word("steal_quest"), whom()], "a completed Quest becomes yours"),
    verb(Pay, [Sum("pay", 0, MOST)], "a price in Power Points"),
    verb(TakeCrown, [flag_word("crown")], "you take the Crown"),
    verb(CrownTheMeek, [flag_word("crown_the_meek")], "the Mage with fewest points takes the Crown"),
    verb(Tithe, [Sum("tithe", 0, 9)], "each Mage loses Power Points, and the Rose gains them"),
    verb(Instability, [Sum("instability", 0, MOST), word("where", WHERE, 0)], "cubes are placed in rooms"),
    verb(RemoveInstability, [Sum("steady", 0, MOST)], "up to so many cubes of the room go away"),
    verb(ClearInstability, [Sum("spend", 0, MOST)], "so many cubes of the room go away"),
    verb(ConvertInstability, [Sum("take_over", 0, MOST)], "up to so many cubes of the room become yours"),
    verb(FlipRoom, [flag_word("flip_room")], "the token of the room turns to its activated side"),
    verb(FlipColour, [flag_word("flip_colour")], "the tokens of all rooms of the named colour turn over"),
    verb(FlipRandom, [flag_word("flip_random")], "the tokens of all rooms of a random colour turn over"),
    verb(NameColour, [WordFor("colour", "colours", ["any", "not blue"], [0, 1])], "you name a colour"),
    verb(Recolour, [word("recolour", COLOURS)], "the room has this colour for the round"),
    verb(
        ActivateRoom,
        [word("activate", ["room", "your room", "beside", "again"])],
        "a room is activated: the target, your own, one beside, or the target once more",
    ),
    verb(CopyRoom, [flag_word("copy_room")], "the effect of a room that was activated"),
    verb(BeCopy, [flag_word("copy_of")], "the room is a copy of another one for the round"),
    verb(Ruin, [Sum("ruin", 0, 9)], "rooms beside the room are destroyed, their tokens are yours"),
    verb(Hunger, [Sum("hunger", 0, 9)], "the Rose gains points for each Unstable room"),
    verb(Jump, [word("jump", JUMPS), whom(YOU)], "a model is in another room at once"),
    verb(Swap, [flag_word("swap"), whom()], "you and the target change places"),
    verb(Move, [Sum("move", 0, 9), whom(), Flag("up_to", False)], "models are moved as you choose"),
    verb(Gather, [flag_word("gather")], "all models beside the room are moved into it"),
    verb(Together, [Sum("together", 0, 9), whom(), Flag("up_to", False)], "you and the target move side by side"),
    verb(PairMove, [Sum("pair", 0, 9), whom(), Flag("up_to", False)], "the target moves with another model"),
    verb(Shove, [flag_word("second"), whom()], "another model beside the target is the second target"),
    verb(SendHome, [Sum("send_home", 0, 9)], "a Mage within so many rooms is put into the Cell and healed"),
    verb(Summon, [CardId("summon", kinds=["evocation"]), Flag("own_room", False)], "an Evocation comes into the room"),
    verb(SummonForAll, [CardId("all_may_summon", kinds=["evocation"])], "each Mage may summon one"),
    verb(Remove, [Those("remove", MODELS), Flag("every", False)], "Evocations leave the game"),
    verb(RemoveTarget, [flag_word("remove_target"), whom()], "the target leaves the game"),
    verb(Aim, [Those("aim", MODELS)], "a model is the target of what follows"),
    verb(Replace, [Those("replace", MODELS), CardId("by", kinds=["evocation"])], "an Evocation makes way for another"),
    verb(LetAct, [Those("act", MODELS)], "an Evocation acts now"),
    verb(TargetActs, [flag_word("target_acts"), whom()], "the target acts now, under you"),
    verb(SwapWith, [Those("swap_with", MODELS)], "you change places with one of a set"),
    verb(PutUndead, [Those("pounce", MODELS)], "one of a set is put beside a Mage and may attack"),
    verb(TurnOnMaster, [flag_word("turn_on_master"), whom()], "the target attacks its own summoner"),
    verb(
        MoveAndAttack,
        [Sum("attack", 0, 9), Flag("another", False), Flag("physical", False)],
        "you move at most so many rooms, then attack",
    ),
    verb(UnderControl, [Sum("puppet", 0, 9), whom()], "the target Mage moves and attacks under you"),
    verb(SummonFamiliar, [flag_word("summon_familiar")], "a Familiar of this pack"),
    verb(ReadyFamiliar, [flag_word("ready_familiar")], "your Familiar Action token turns to ready"),
    verb(Scent, [Sum("scent", 0, 9)], "you move closer to a foe Mage, each step"),
    verb(Flight, [Sum("flight", 0, 9)], "you move; only the last room opens a Trap window"),
    verb(BesideRoom, [flag_word("beside_room")], "one adjacent room is the target room"),
    verb(Breaths, [Sum("breaths", 0, 9)], "up to so many foe models within 1 room"),
    verb(HealOne, [Sum("heal_familiar", 0, 9)], "up to so many cubes of your Familiar go back"),
    verb(HealOne, [Sum("heal_mage", 0, 9)], "up to so many cubes of your own sheet go back"),
    verb(DrawCards, [Sum("draw", 0, 9)], "cards of your Grimoire come to hand"),
    verb(ShuffleMemories, [flag_word("shuffle_memories")], "your Memories are shuffled into your Grimoire"),
    verb(DiscardCards, [Sum("discard", 0, 9), Flag("listens", False)], "a price in cards"),
    verb(Bargain, [Sum("bargain", 0, 9)], "each Mage may discard two cards for points"),
    verb(OfferShedding, [flag_word("offer_shedding"), whom()], "Mages may discard a Ready spell"),
    verb(FlipTokens, [flag_word("flip_token"), whom(), Flag("every", False)], "Mages flip Physical Action tokens"),
    verb(
        RevealNext,
        [flag_word("reveal_next"), whom(), Number("combat", 0, 9), Number("contingency", 0, 9)],
        "the next spell of the target is shown",
    ),
    verb(LookAtNext, [Sum("look_at_next", 0, 9)], "you look at a foe's next spell; points if it waits"),
    verb(LookAtQuests, [flag_word("look_at_quests")], "you look at the Quests of a Mage there"),
    verb(DrawQuestLine, [flag_word("draw_quest"), Flag("or_next", False), Flag("same", False)], "you draw a Quest"),
    verb(DiscardQuest, [flag_word("discard_quest"), whom()], "the target discards a Quest"),
    verb(Arm, [flag_word("arm")], "a Protection of your hand lies Active on your sheet"),
    verb(Duel, [flag_word("duel")], "you and another Mage use your next spells"),
    verb(LookGrimoire, [Sum("look_grimoire", 0, 9), Number("take", 0, 9)], "the top cards of your Grimoire"),
    verb(SearchGrimoire, [flag_word("search_grimoire"), Number("take", 0, 9)], "your whole Grimoire"),
    verb(
        LookMemories,
        [Sum("look_memories", 0, MOST), Number("take", 0, 9), Flag("optional", False)],
        "the top cards of your Memories",
    ),
    verb(
        PickMemory,
        [Sum("pick_memory", 0, MOST), Flag("optional", False)],
        "one of the top cards of your Memories comes to hand",
    ),
    verb(TakeMemories, [Sum("take_memories", 0, 9)], "the top cards of your Memories come to hand"),
    verb(LookForgotten, [Sum("look_forgotten", 0, 9), Number("take", 0, 9)], "the top Forgotten Spells"),
    verb(LookSchool, [Sum("look_school", 0, 9), Number("take", 0, 9)], "the top cards of a school deck"),
    verb(
        TopOfSchool,
        [flag_word("top_of_school"), Flag("or_discard", False)],
        "the top card of a school deck, or of its discards",
    ),
    verb(
        LookQuests,
        [Sum("look_quests", 0, 9), Number("moon", 0, 3, 0), Number("price", 0, 9, 0), Flag("exchange", False)],
        "the top Quests of a Moon",
    ),
    verb(QuestOfPast, [flag_word("quest_of_past")], "a Quest of the previous Moon"),
    verb(
        CompleteQuest,
        [Sum("complete_quest", 0, 9)],
        "one of the top Quests of the previous Moon is completed",
    ),
    verb(CompleteOwn, [flag_word("complete_own")], "you complete one of your Quests, whatever its condition"),
    verb(Intuition, [Sum("intuition", 0, 9), Number("loses", 0, 9, 0)], "Quests: one is kept, another given away"),
    verb(TakeQuest, [flag_word("take_quest"), whom()], "you look at Quests of Mages and may take one"),
    verb(TakeDiscard, [flag_word("take_discard")], "a card of a school's discard pile comes to hand"),
    verb(SwapCards, [flag_word("swap_cards"), whom()], "you look at a hand and may exchange a card"),
    verb(RemoveEvent, [flag_word("remove_event"), Flag("split", False)], "an Event leaves the board"),
    verb(
        LookEvents,
        [Sum("look_events", 0, 9), Flag("play", False), Number("points", 0, 9, 0)],
        "the top Events of this Moon, in any order; one may be played",
    ),
    verb(
        Exchange,
        [Sum("exchange", 0, 4), CardId("through", NONE, kinds=["evocation"])],
        "spells of your sheet change places with cards of your hand, which are used now",
    ),
    verb(Strip, [word("strip", STRIPPED_SLOTS), whom()], "a spell of a Mage's sheet goes to that Mage's Memories"),
    verb(ShedEach, [flag_word("shed_each"), whom()], "Mages discard a Ready or Active spell"),
    verb(LookAtReady, [flag_word("look_at_ready"), whom()], "you look at all Ready spells of Mages"),
    verb(Watch, [Sum("watch", 0, 9), whom()], "points for spells of a named type that the target uses"),
    verb(Hijack, [flag_word("hijack"), whom()], "the next spell of the target is resolved as yours"),
    verb(Foil, [flag_word("foil"), whom()], "what the target is about to do does not happen"),
    verb(Usurp, [flag_word("usurp"), whom()], "you activate the room, or get the points of the Quest, instead"),
    verb(KeepCard, [flag_word("keep_card"), whom()], "you get the Quest that the target completes"),
    verb(ForbidQuest, [flag_word("forbid_quest"), whom()], "the target cannot complete the Quest this round"),
    verb(OfferCancel, [flag_word("offer_cancel"), whom()], "the target may cancel the own spell"),
    verb(Owe, [Sum("owe", 0, 9), whom()], "the target suffers damage when the spell is over"),
    verb(Frenzy, [flag_word("frenzy")], "each of your Physical Actions may be to move and attack"),
    verb(TakeForm, [CardId("form", kinds=["evocation"])], "you have the form of an Evocation for the round"),
    verb(Hinder, [word("hinder", HINDRANCES), whom(), HowLong("for")], "models cannot move or activate rooms"),
    verb(AttackMod, [word("attacks", ATTACK_MODS), Number("by", 0, 9, 1)], "your physical attacks of the round"),
    verb(
        Leaving,
        [Sum("leaving", 0, 9), whom(), Flag("by_action", False), HowLong("for")],
        "whoever leaves the room suffers damage",
    ),
    verb(PaidDamage, [Those("paid", MODELS), Number("most", 1, 9)], "points for the damage of an own Evocation"),
    verb(BiteBack, [Sum("bite_back", 0, 9)], "the first damage by a foe is answered"),
    verb(Choose, [Many("choose", Effects("mode", most=8))], "you choose one"),
    verb(Mask, [Many("mask", Effects("mode", most=8))], "Happy or Sad"),
    verb(Reduce, [Sum("reduce", 0, MOST)], "so much of the damage goes away"),
    verb(IgnoreDamage, [flag_word("ignore_damage")], "all of the damage goes away"),
    verb(RedirectDamage, [flag_word("redirect_damage")], "the damage goes to another model close by"),
    verb(IgnoreSpell, [flag_word("ignore_spell")], "the spell does nothing to you"),
    verb(IgnoreItsDamage, [flag_word("ignore_its_damage")], "the damage of the spell does nothing to you"),
    verb(MirrorDamage, [flag_word("mirror_damage")], "the caster suffers the same damage"),
    verb(Cancel, [flag_word("cancel")], "the spell does nothing at all"),
    verb(RedirectSpell, [flag_word("redirect_spell")], "the spell gets another target close by"),
]

SIDE_FIELDS: Final[list[Field]] = [
    word("type", TYPES),
    word("element", ELEMENTS),
    word("target", AIMS),
    WordFor("range", "range", ["0", "1", "2", "3", "any"], [0, 1, 2, 3, ANYWHERE], ANYWHERE),
    Number("count", 0, 12, 1),
    Flag("chain", False),
    Flag("up_to", False),
    Those("of", MODELS, None),
    Those("second", MODELS, None),
    Those("where", ROOM_PIECES, None),
    word("on", MOMENTS, 0),
    or_none("colour", COLOURS),
    Flag("models", False),
    word("against", GUARDS, 0),
    Flag("no_protection", False),
    Flag("is_area", False),
    Flag("spares_room", False),
    Effects("do", most=8),
]
SIDE: Final = Parts("side", Side, SIDE_FIELDS, most=len(SIDES))
TEXT: Final = Parts(
    "ability",
    EvocationText,
    [
        word("on", TEXT_MOMENTS),
        Flag("optional", False),
        Flag("once", False),
        Condition("when"),
        Effects("do", most=8),
    ],
    most=3,
)


def lacking(cards: list[Card]) -> str:
    """BR-SETUP-06 What a Lodge needs at least."""
    rooms = [card for card in in_set(cards) if isinstance(card, Room) and card.pack == NONE]
    return "" if len(rooms) >= 19 else f"BR-SETUP-02: there are {len(rooms)} rooms; the Lodge has 19"


# what a verb is about is what it does
VERB_FIELDS: Final = {f"field of {verb.word}": {verb.word: verb.says} for verb in VERBS}

VOCABULARY: Final = Vocabulary(
    kinds=[
        Kind(
            "spell",
            Spell,
            [Text("code", ""), word("school", ORIGINS), Number("copies", 1, 9, 3), Flag("mark", False), SIDE],
        ),
        Kind(
            "room",
            Room,
            [
                Text("code", ""),
                word("colour", COLOURS),
                Number("limit", 1, 20),
                Number("value", 0, 9),
                or_none("pack", PACKS),
                Flag("fixed", False),
                Effects("do", most=8),
            ],
        ),
        Kind(
            "mage",
            MageCard,
            [
                Text("code", ""),
                word("colour", COLOURS),
                word("school", SCHOOLS),
                Number("health", 1, 20),
                Number("hand", 1, 20),
                CardId("spell", kinds=["spell"]),
            ],
        ),
        Kind("start", Start, [word("school", SCHOOLS), Many("spells", CardId("spell", kinds=["spell"]))]),
        Kind(
            "evocation",
            EvocationCard,
            [
                Text("code", ""),
                Text("reading", ""),
                word("archetype", ARCHETYPES),
                word("rite", RITES, 0),
                Number("movement", 0, 9),
                Number("damage", 0, 9),
                Number("health", 1, 20),
                Number("copies", 0, 9, 1),
                or_none("pack", PACKS),
                word("attack", ATTACKS, 0),
                Sum("bonus", 0, 9, 0),
                Flag("quiet", False),
                TEXT,
            ],
        ),
        Kind(
            "quest",
            QuestCard,
            [
                Text("code", ""),
                Number("moon", 1, 3),
                Flag("four", False),
                Flag("familiar", False),
                CardId("needs", NONE, kinds=["room"]),
                Number("points", 0, 9),
                Condition("when"),
                Effects("reward", [], most=4),
            ],
        ),
        Kind(
            "event",
            EventCard,
            [
                Text("code", ""),
                Number("moon", 1, 3),
                Flag("crown", False),
                word("timing", TIMINGS),
                word("passive", PASSIVES, 0),
                Number("reveal", 0, 9),
                Number("exit", 0, 9),
                Effects("do", [], most=4),
            ],
        ),
    ],
    verbs=VERBS,
    fixed=FIXED,
    sets=SETS,
    places=PLACES,
    durations=DURATIONS,
    units=[],
    quantities=QUANTITIES,
    editions=EDITIONS,
    lacks=lacking,
    notes=notes,
    says={**SAYS, **VERB_FIELDS},
)
