"""Cards that come and go: Grimoires, Memories, the Library, Quests, the hand limit. BR-STUDY, BR-GEN-17."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Ask, Draw, Step
from grimalkin.core.piles import Pile, kind_of
from grimalkin.games.black_rose.codes import BACK, DISCARD, DROP, GIVE, KEEP, LAY, SCHOOL, TAKE
from grimalkin.games.black_rose.events import (
    DREW,
    DREW_QUEST,
    DROPPED_QUEST,
    REBUILT,
    SCHOOL_REBUILT,
    TO_MEMORIES,
)
from grimalkin.games.black_rose.kinds import FORGOTTEN, ROSE, SEATS
from grimalkin.games.black_rose.power import gain
from grimalkin.games.black_rose.state import Lodge
from grimalkin.kit.piles import pour, put_on_top, reshuffle

MOST_QUESTS: Final = 2  # BR-QUEST-01


SPELLS_BY: Final = [LAY, KEEP, DISCARD, TAKE, GIVE, BACK]  # the verbs of choices among spells


# The order of the cards


def first_spell(game: Lodge, options: list[int]) -> int:
    """BR-RULING-173 Of choices among spells, the first in the order of the cards: schools, Forgotten, personal ones.

    The numbers of cards are older than that order. Where it can be declined, that comes first, and is taken.
    """
    first = options[0]
    for block in SPELLS_BY:
        if first in block:
            for option in options:
                if option in block and spell_rank(game, block.one(option)) < spell_rank(game, block.one(first)):
                    first = option
    return first


def spell_rank(game: Lodge, kind: int) -> int:
    return game.box.schools[kind] << 16 | kind


class SpellAsk(Ask[Lodge]):
    """A choice among spells, which a silent seat makes by their order."""

    id: ClassVar[str] = "spell_ask"

    def default(self, game: Lodge, seat: int) -> int:
        return first_spell(game, self.options(game, seat))


# Grimoire and Memories


def draw_spells(game: Lodge, seat: int, count: int) -> None:
    """BR-STUDY-02, BR-GEN-17 A Mage draws from the Grimoire, which is rebuilt where it runs out."""
    for _card in range(count):
        game.then(DrawOrRebuild(seat))


class DrawOrRebuild(Step[Lodge]):
    """BR-STUDY-03 An empty Grimoire is rebuilt from the Memories; if both are empty nothing is drawn."""

    id: ClassVar[str] = "draw_or_rebuild"
    rule: ClassVar[str] = "BR-STUDY-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Lodge) -> None:
        grimoire = game.grimoires[self.seat]
        if not len(grimoire) and len(game.memories[self.seat]):
            rebuild(game, self.seat)
        if len(grimoire):
            game.then(DrawSpell(self.seat))


def rebuild(game: Lodge, seat: int) -> None:
    """The Memories are shuffled into the Grimoire."""
    grimoire = game.grimoires[seat]
    pour(game.memories[seat], grimoire)
    grimoire.mix()
    game.log_event("BR-STUDY-03", REBUILT, seat)


class DrawSpell(Draw[Lodge]):
    """BR-STUDY-02 A card of the Grimoire comes to hand."""

    id: ClassVar[str] = "draw_spell"
    rule: ClassVar[str] = "BR-STUDY-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Lodge) -> Pile:
        return game.grimoires[self.seat]

    def drawn(self, game: Lodge, card: int) -> None:
        to_hand(game, self.seat, card)


def to_hand(game: Lodge, seat: int, card: int) -> None:
    """A card comes to a hand; the limit is looked at when the effect is over (BR-STUDY-10)."""
    game.hands[seat].put(card)
    note_drawn(game, seat)
    if game.listener is not None:
        game.log_event("BR-STUDY-02", DREW, seat, card | 1 << seat)


def note_drawn(game: Lodge, seat: int) -> None:
    if game.casts:
        game.casts[-1].drew |= 1 << seat


def remember(game: Lodge, seat: int, source: Pile, kind: int, rule: str = "BR-STUDY-07") -> None:
    """A card goes on top of the Memories, face down."""
    card = put_on_top(game, source, game.memories[seat], kind, 1 << seat)
    game.log_event(rule, TO_MEMORIES, seat, card)


class HandLimit(Step[Lodge]):
    """BR-STUDY-07 A hand above the limit of the Mage sheet is discarded down to it."""

    id: ClassVar[str] = "hand_limit"
    rule: ClassVar[str] = "BR-STUDY-07"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Lodge) -> None:
        if len(game.hands[self.seat]) > game.card_of(game.mages[self.seat]).limit:
            game.then(DiscardDown(self.seat))


class DiscardDown(SpellAsk):
    """BR-DEC-08 Which card goes to the Memories."""

    id: ClassVar[str] = "discard_down"
    rule: ClassVar[str] = "BR-DEC-08"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [DISCARD.code(kind) for kind in game.hands[seat].kinds()]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [f"hand.{SEATS[seat]}.{game.box.names[DISCARD.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        remember(game, seat, game.hands[seat], DISCARD.one(option))
        game.then(HandLimit(seat))


# The Library


def has_cards(game: Lodge, school: int) -> bool:
    """BR-STUDY-06 Does a school have a card to give?"""
    return len(game.library[school]) > 0 or (school != FORGOTTEN and bool(game.discards[school]))


def any_cards(game: Lodge) -> bool:
    """Does any of the six schools?"""
    return bool([school for school in range(FORGOTTEN) if has_cards(game, school)])


def refill_school(game: Lodge, school: int) -> None:
    """BR-STUDY-06 An empty school deck is rebuilt from its discards."""
    if not len(game.library[school]) and school != FORGOTTEN and game.discards[school]:
        reshuffle(game.library[school], game.discards[school])
        game.discards[school] = []
        game.log_event("BR-STUDY-06", SCHOOL_REBUILT, SCHOOL.code(school))


class LookAtLibrary(Step[Lodge]):
    """BR-STUDY-04, BR-GEN-17 A card of a school is taken to be looked at, if the school has one."""

    id: ClassVar[str] = "look_at_library"
    rule: ClassVar[str] = "BR-GEN-17"

    def __init__(self, seat: int, school: int) -> None:
        self.seat = seat
        self.school = school

    def run(self, game: Lodge) -> None:
        refill_school(game, self.school)
        if len(game.library[self.school]):
            game.then(LookAtSpell(self.seat, self.school))


class LookAtSpell(Draw[Lodge]):
    """BR-STUDY-09 Only the Mage who studies sees the card."""

    id: ClassVar[str] = "look_at_spell"
    rule: ClassVar[str] = "BR-STUDY-09"

    def __init__(self, seat: int, school: int) -> None:
        self.seat = seat
        self.school = school

    def pile(self, game: Lodge) -> Pile:
        return game.library[self.school]

    def drawn(self, game: Lodge, card: int) -> None:
        game.looking[self.seat].put(card)


def discard_open(game: Lodge, source: Pile, kind: int) -> None:
    """A spell is laid face up on the discard pile of its school; others leave the game (BR-STUDY-01)."""
    game.play_from(source, kind)
    if game.box.is_school(kind):
        game.discards[game.box.schools[kind]].append(kind)
    else:
        game.gone.append(kind)


# Quests


class DrawQuestIf(Step[Lodge]):
    """BR-ROSE-08 An empty Quest deck is rebuilt from its own discards; if both are empty nobody draws."""

    id: ClassVar[str] = "draw_quest_if"
    rule: ClassVar[str] = "BR-ROSE-08"

    def __init__(self, seat: int, moon: int, look: bool) -> None:
        self.seat = seat
        self.moon = moon
        self.look = look  # it is only looked at, for now

    def run(self, game: Lodge) -> None:
        refill_quests(game, self.moon)
        if len(game.quest_decks[self.moon - 1]):
            game.then(DrawQuest(self.seat, self.moon, self.look))


def refill_quests(game: Lodge, moon: int) -> None:
    deck = game.quest_decks[moon - 1]
    if not len(deck) and game.quest_discards[moon - 1]:
        reshuffle(deck, game.quest_discards[moon - 1])
        game.quest_discards[moon - 1] = []


class DrawQuest(Draw[Lodge]):
    """BR-ROSE-07 A Quest comes to hand; nobody else sees it."""

    id: ClassVar[str] = "draw_quest"
    rule: ClassVar[str] = "BR-ROSE-07"

    def __init__(self, seat: int, moon: int, look: bool) -> None:
        self.seat = seat
        self.moon = moon
        self.look = look

    def pile(self, game: Lodge) -> Pile:
        return game.quest_decks[self.moon - 1]

    def drawn(self, game: Lodge, card: int) -> None:
        if self.look:
            game.quest_looking[self.seat].put(card)
            return
        game.quests[self.seat].put(card)
        if game.listener is not None:
            game.log_event("BR-ROSE-07", DREW_QUEST, self.seat, card | 1 << self.seat)
        game.then(QuestLimit(self.seat))


class QuestLimit(Step[Lodge]):
    """BR-QUEST-01, BR-RULING-150 The third Quest makes its holder discard one."""

    id: ClassVar[str] = "quest_limit"
    rule: ClassVar[str] = "BR-QUEST-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Lodge) -> None:
        if len(game.quests[self.seat]) > MOST_QUESTS:
            game.then(DropThird(self.seat))


class DropThird(Ask[Lodge]):
    """BR-DEC-27 Which of three Quests is discarded."""

    id: ClassVar[str] = "drop_third"
    rule: ClassVar[str] = "BR-DEC-27"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [DROP.code(kind) for kind in game.quests[seat].kinds()]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [quest_id(game, seat, DROP.one(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        drop_quest(game, seat, DROP.one(option), False)


def quest_id(game: Lodge, seat: int, kind: int) -> str:
    """What a Quest in hand is called in the view."""
    return f"quests.{SEATS[seat]}.{game.box.names[kind]}"


def drop_quest(game: Lodge, seat: int, kind: int, paid: bool) -> None:
    """BR-ROSE-06, BR-ROSE-09 A Quest goes to the open discards of its Moon; the Rose may gain for it."""
    card = game.play_from(game.quests[seat], kind)
    game.quest_discards[game.box.moons[kind] - 1].append(kind)
    game.log_event("BR-ROSE-09", DROPPED_QUEST, seat, card)
    if paid:
        gain(game, ROSE, 1, "BR-ROSE-06")


def kinds_of(pile: Pile) -> list[int]:
    """Every card of a pile, from the bottom up."""
    return [kind_of(card) for card in pile.all_cards()]
