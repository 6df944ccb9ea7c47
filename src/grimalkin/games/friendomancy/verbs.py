"""The vocabulary of the card files: what cards can be and say (11.7). What the verbs do stands in `lines`."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.amounts import Quantity
from grimalkin.core.cards import (
    EACH,
    ONE,
    THE,
    Card,
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
    words_of,
)
from grimalkin.core.fields import REQUIRED, Field, Flag, Given, Many, Number, Reading, Text, Word
from grimalkin.games.friendomancy.checks import ability_of_card, ability_of_foe
from grimalkin.games.friendomancy.glossary import SAYS
from grimalkin.games.friendomancy.kinds import (
    AGAINST,
    CANNOT_ATTACK,
    COST_OF,
    DRAWN_FROM,
    DURATIONS,
    FIXED,
    POOLS,
    SACRIFICES,
    SETS,
    T_SELF,
    T_YOU,
    TRIBES,
    TRIGGERS,
    TYPES,
    WHOSE,
)
from grimalkin.games.friendomancy.lines.board import (
    Bounce,
    Discard,
    ForceFight,
    GiveControl,
    KeepOne,
    Mark,
    MoveFoe,
    Sacrifice,
    SwapControl,
    TakeControl,
)
from grimalkin.games.friendomancy.lines.draws import (
    DRAW_FROM,
    ENDS,
    PEEK_AT,
    Mill,
    Peek,
    PutDrawn,
    Reorder,
    RevealPick,
    ShuffleIn,
    ToBottom,
    draw_line,
)
from grimalkin.games.friendomancy.lines.hands import HOWS, DiscardHand, Reanimate, Recover, Recycle, Remove, ToPool
from grimalkin.games.friendomancy.lines.lasting import (
    AddTribe,
    AttackNow,
    CannotAttack,
    Cost,
    ExtraAttack,
    NotAttacked,
    NoToll,
    NotSacrificed,
    Power,
    PowerSet,
    Refill,
    SetTribes,
    Toll,
    Untargetable,
    WinsTies,
)
from grimalkin.games.friendomancy.lines.money import FoeAttack, Gain, Lose, MoreThings, Roll, Steal, Uses
from grimalkin.games.friendomancy.lines.under import FACES, PutFromUnder, TuckSpec, Untuck, tuck_line
from grimalkin.games.friendomancy.notes import notes
from grimalkin.games.friendomancy.printed import Printed
from grimalkin.games.friendomancy.values import KINDS, PIECES, CountPieces
from grimalkin.kit.filters import Pieces, Those, WhomOf, read_filter

EDITIONS: Final = ["first"]
YOU: Final = Target("you", THE, 1, T_YOU, -1)
SELF: Final = Target("self", THE, 1, T_SELF, -1)
MOST: Final = 99
TUCKED: Final = ["self", "that card", "top card of your deck", "top card of this pile", "card in your discard"]
ANY_NUMBER: Final = "any number of "

# what conditions and sums can name, besides count(...) and types(...): the Q_ numbers of kinds.py; hooks.py counts
PLAYED_WORDS: Final = ["card", *POOLS]
PERCHES: Final = [*POOLS, "turn"]
QUANTITIES: Final = [
    Quantity("under"),
    Quantity("under_of", TRIBES),
    Quantity("rolled"),
    Quantity("power"),
    Quantity("on_board"),
    Quantity("discarded"),
    Quantity("behind"),
    Quantity("played", PLAYED_WORDS),
    Quantity("hand"),
    Quantity("perched", PERCHES),
    Quantity("drew_here"),
    Quantity("was", TRIBES),
    CountPieces("count"),
    CountPieces("types"),
]


# Fields


class WordOr(Field):
    """One of a few words, or a filter: `self`, `friend[slime]`. A word is read as itself."""

    def __init__(self, name: str, words: list[str], pieces: Pieces[Any], default: Any = REQUIRED) -> None:
        super().__init__(name, default)
        self.words = words
        self.pieces = pieces

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(place, value)
        text = " ".join(value.split())
        if text in self.words:
            return text
        return read_filter(text, place, self.pieces, words_of(reading).quantities, reading.cards)

    def lists(self) -> list[tuple[str, list[str]]]:
        return [*([("word for a card", self.words)] if self.words else []), *self.pieces.lists()]

    def takes(self) -> str:
        words = ", ".join([repr(word) for word in self.words])
        return f"{words} or a set of cards such as '{self.pieces.example()}'".removeprefix(" or ")


class TuckWhat(Field):
    """What is put under a card: a word, a set of which one is chosen, or any number of a set."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(place, value)
        text = " ".join(value.split())
        if text in TUCKED:
            return TuckSpec(text, None, False)
        many = text.startswith(ANY_NUMBER)
        target = one_of(self.name).read(reading, place, text.removeprefix(ANY_NUMBER))
        return TuckSpec("", target, many)

    def lists(self) -> list[tuple[str, list[str]]]:
        return [("word for a card", [*TUCKED, ANY_NUMBER.strip()]), *PIECES.lists()]

    def takes(self) -> str:
        return f"{', '.join([repr(word) for word in TUCKED])}, a set such as 'friend[yours]' or 'any number of' a set"


def players(name: str = "to", default: Any = YOU, hows: list[int] | None = None) -> Field:
    return Whom(name, default, hows)


def cards(name: str, default: Any = REQUIRED, hows: list[int] | None = None) -> Field:
    return WhomOf(name, PIECES, default, hows or [THE, ONE, EACH])


def one_of(name: str) -> Field:
    return WhomOf(name, PIECES, REQUIRED, [ONE])


def how_long(default: Any = None) -> Field:
    return HowLong("for", default)


def verb(make: Any, fields: list[Field], says: str) -> VerbWord:
    """Every line may say that it is optional, and that it needs the line before it."""
    return VerbWord(make, [*fields, Flag("may", False), Flag("done", False)], says)


VERBS: Final = [
    verb(Gain, [Sum("gain", -MOST, MOST), players()], "players gain Money"),
    verb(Lose, [Sum("lose", -MOST, MOST), players()], "players lose Money"),
    verb(Steal, [Sum("steal", 0, MOST), players()], "players lose Money, and you gain it"),
    verb(draw_line, [Number("draw", 1, 9), Word("from", "place to draw from", DRAW_FROM)], "you draw cards"),
    verb(RevealPick, [Number("reveal_pick", 1, 9)], "the top cards of a Pool are shown, and you draw one of them"),
    verb(Peek, [Number("peek", 1, 9), Word("from", "place to look at", PEEK_AT)], "you look at the top cards"),
    verb(ToBottom, [Word("to_bottom", "card looked at", ["that card"])], "the card looked at goes under its pile"),
    verb(Reorder, [Word("reorder", "cards looked at", ["those cards"])], "the cards looked at, in any order"),
    verb(ShuffleIn, [Number("shuffle_in", 1, 9)], "up to so many cards of a Pool are shuffled into your Deck"),
    verb(
        DiscardHand,
        [Number("discard_hand", 1, 9), Word("how", "way to discard", HOWS), players(hows=[THE, ONE])],
        "a player discards cards from hand",
    ),
    verb(Mill, [Number("mill", 1, 9), Word("end", "end of a Deck", ENDS), players()], "cards of a Deck are discarded"),
    verb(Discard, [cards("discard")], "cards of the Board are discarded"),
    verb(
        Sacrifice,
        [cards("sacrifice", hows=[THE, ONE]), players("to", None, [THE, EACH])],
        "players sacrifice a card that they control",
    ),
    verb(KeepOne, [one_of("keep_one"), players("to", None, [THE, EACH])], "players choose a card that is kept"),
    verb(Bounce, [cards("bounce")], "cards go to the hands of those who control them"),
    verb(
        Recover,
        [WordOr("recover", ["that card"], KINDS), Number("up_to", 1, 9, 0), Flag("different", False)],
        "cards of your Discard Pile go to your hand",
    ),
    verb(Recycle, [WordOr("recycle", [], KINDS)], "a card of your Discard Pile is shuffled into your Deck"),
    verb(
        Reanimate,
        [WordOr("reanimate", ["self"], KINDS), Number("up_to", 1, 9, 0)],
        "cards of your Discard Pile go to your Board",
    ),
    verb(PutFromUnder, [Those("put_on_board", KINDS)], "a card from under this one comes to your Board"),
    verb(PutDrawn, [Those("put_drawn", KINDS)], "the card that was drawn may come to your Board"),
    verb(ToPool, [Word("to_pool", "card of the hand", ["card"])], "a card of your hand goes to its Pool"),
    verb(
        tuck_line,
        [
            TuckWhat("tuck"),
            cards("under", hows=[THE, ONE]),
            Word("face", "way to lie", FACES, 0),
            players("to", None, [EACH]),
        ],
        "a card goes under another",
    ),
    verb(Untuck, [Word("untuck", "cards under this one", ["all"])], "all cards under this one go to your hand"),
    verb(Remove, [Word("remove", "card that is removed", ["self"])], "this card goes out of the game"),
    verb(TakeControl, [cards("take_control", hows=[ONE]), how_long(REQUIRED)], "you control a card"),
    verb(
        GiveControl,
        [Word("give_control", "card that is given", ["self"]), players("to", REQUIRED, [THE, ONE])],
        "a player gets control of this card",
    ),
    verb(SwapControl, [one_of("swap_control"), one_of("with")], "two cards change hands"),
    verb(ForceFight, [one_of("force_fight"), one_of("with")], "two cards fight"),
    verb(Power, [Sum("power", -MOST, MOST), cards("to", SELF), how_long()], "cards have more Power, or less"),
    verb(PowerSet, [Sum("power_set", 0, MOST), cards("to", SELF), how_long()], "a card has this Power"),
    verb(AddTribe, [Word("add_tribe", "tribe", [*TRIBES, "all"]), cards("to", SELF), how_long()], "one Tribe more"),
    verb(
        SetTribes,
        [Many("set_tribes", Word("tribe", "tribe", TRIBES), once=True), cards("to", SELF), how_long()],
        "its Tribes",
    ),
    verb(
        Cost,
        [Sum("cost", -MOST, MOST), Word("of", "card that is played", COST_OF), Word("by", "player", WHOSE, 0)],
        "cards cost more Things, or fewer",
    ),
    verb(MoreThings, [Sum("things", -MOST, MOST), players()], "a player has more Things now"),
    verb(
        Refill,
        [Sum("things_refill", -MOST, MOST), players("to", YOU, [THE, EACH])],
        "turns begin with more Things, or fewer",
    ),
    verb(AttackNow, [cards("attack_now"), how_long()], "cards may attack though they arrived this turn"),
    verb(ExtraAttack, [Sum("extra_attack", 1, 9), cards("to", SELF), how_long()], "a card may attack once more"),
    verb(WinsTies, [cards("wins_ties"), how_long()], "cards win ties"),
    verb(
        CannotAttack,
        [Word("cannot_attack", "target of an attack", CANNOT_ATTACK), cards("to", SELF), how_long()],
        "cards cannot attack",
    ),
    verb(
        NotAttacked,
        [WordOr("cannot_be_attacked", ["any"], PIECES), Whom("to", REQUIRED, [THE]), how_long()],
        "a player or a card cannot be attacked",
    ),
    verb(NotSacrificed, [cards("cannot_be_sacrificed"), how_long()], "cards cannot be sacrificed"),
    verb(
        Untargetable,
        [Word("untargetable", "type of card", TYPES), cards("to", SELF), how_long()],
        "cards of a type cannot choose it",
    ),
    verb(Mark, [cards("mark", hows=[ONE])], "a card or a player is remembered"),
    verb(Uses, [Number("uses", 1, 9)], "counts one use; at so many this card is discarded"),
    verb(Roll, [Number("random", 2, 9)], "luck says a number"),
    verb(NoToll, [Whom("no_toll", REQUIRED, [THE])], "a player pays no toll"),
    verb(Toll, [Sum("toll", -MOST, MOST)], "this Foe takes more toll, or less"),
    verb(MoveFoe, [cards("move_foe", hows=[ONE])], "a perched Foe goes to another pile"),
    verb(FoeAttack, [Whom("foe_attack", REQUIRED, [THE, EACH])], "this Foe attacks a player"),
]

ABILITY_FIELDS: Final[list[Field]] = [
    Word("on", "trigger", TRIGGERS),
    Word("who", "player of an event", WHOSE, 0),
    WordOr("what", ["self"], PIECES, None),
    Word("from", "pile of a draw", DRAWN_FROM, 0),
    Word("at", "target of an attack that is waited for", AGAINST, 0),
    Number("things", 0, 9, 0),
    Word("sacrifice", "sacrifice", SACRIFICES, 0),
    Flag("first", False),
    Effects("do", most=6),
]
ABILITY: Final = Parts("ability", ability_of_card, ABILITY_FIELDS, most=4)
FOE_ABILITY: Final = Parts("ability", ability_of_foe, ABILITY_FIELDS, most=4)
PRINTED: Final[list[Field]] = [Text("code", ""), Number("cost", 0, 4)]
COMMON: Final[list[Field]] = [*PRINTED, ABILITY]
BEINGS: Final[list[Field]] = [
    Number("power", 0, MOST),
    Many("tribes", Word("tribe", "tribe", TRIBES), [], 2, once=True),
]


def lacking(cards: list[Card]) -> str:
    """FR-SETUP-04 A list of format a needs cards of every type and cost."""
    for kind in range(len(POOLS)):
        for cost in range(5):
            found = [card for card in in_set(cards) if isinstance(card, Printed) and card.type == kind]
            if not any(card.cost == cost for card in found):
                return f"FR-SETUP-04: there is no {POOLS[kind]} of cost {cost}; format a needs one"
    return ""


def card_of(given: Given) -> Card:
    return Printed(given)


VOCABULARY: Final = Vocabulary(
    kinds=[
        Kind("friend", card_of, [*COMMON, *BEINGS]),
        Kind("magic", card_of, COMMON),
        Kind("curse", card_of, COMMON),
        Kind("whatever", card_of, COMMON),
        Kind("foe", card_of, [*PRINTED, FOE_ABILITY, *BEINGS, Text("loot", "")]),
    ],
    verbs=VERBS,
    fixed=FIXED,
    sets=SETS,
    places=[],
    durations=DURATIONS,
    units=[],
    quantities=QUANTITIES,
    editions=EDITIONS,
    lacks=lacking,
    notes=notes,
    says=SAYS,
)
