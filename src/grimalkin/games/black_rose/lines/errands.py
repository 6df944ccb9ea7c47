"""Instructions about Quests that change hands, and about cards of discard piles and hands. BR-DEC-32, -37, -43."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import ALLOWED, Ask
from grimalkin.core.codes import PASS
from grimalkin.core.fields import Given
from grimalkin.core.piles import EVERYONE, kind_of, public
from grimalkin.games.black_rose.codes import DROP, GIVE, SEAT, TAKE
from grimalkin.games.black_rose.drawing import DrawQuestIf, QuestLimit, SpellAsk, note_drawn, quest_id
from grimalkin.games.black_rose.events import DROPPED_QUEST, GAVE_QUEST, LOOKED, SWAPPED, TO_HAND, TOOK_QUEST
from grimalkin.games.black_rose.kinds import SCHOOLS, SEATS
from grimalkin.games.black_rose.lines.looks import LookQuests
from grimalkin.games.black_rose.lines.points import mages_in
from grimalkin.games.black_rose.lines.whom import bits_of, those
from grimalkin.games.black_rose.lodge import is_cell
from grimalkin.games.black_rose.pieces import Cast
from grimalkin.games.black_rose.power import lose
from grimalkin.games.black_rose.quests import complete_quest
from grimalkin.games.black_rose.script import RoseLine, UseAsk
from grimalkin.games.black_rose.state import Lodge

# Quests


class CompleteQuest(LookQuests):
    """The top Quests of the previous Moon: one is completed whatever its condition, the rest goes back."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.optional = False

    def deck(self, game: Lodge) -> int:
        return game.moon - 1

    def start(self, game: Lodge, cast: Cast) -> None:
        if game.moon > 1:
            super().start(game, cast)

    def take(self, game: Lodge, cast: Cast, kind: int) -> None:
        complete_quest(game, cast.seat, self.looking(game, cast), kind)


class Intuition(LookQuests):
    """Quests of this Moon: one is kept, the other one given to a Mage, or discarded for a loss of points."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.loses = given.number("loses")
        self.optional = False

    def take(self, game: Lodge, cast: Cast, kind: int) -> None:
        card = game.move_hidden(self.looking(game, cast), game.quests[cast.seat], kind, 1 << cast.seat)
        game.log_event("BR-DEC-43", TOOK_QUEST, cast.seat, card)

    def put_back(self, game: Lodge, cast: Cast) -> None:
        game.then(QuestLimit(cast.seat))
        if len(self.looking(game, cast)):
            game.ask_openly(GiveQuest(self.use(), cast.seat))


class GiveQuest(UseAsk):
    """BR-DEC-43 To whom the other Quest goes, or it is discarded."""

    id: ClassVar[str] = "give_quest"
    rule: ClassVar[str] = "BR-DEC-43"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        found = [SEAT.code(other) for other in game.others(seat)]
        return found + [DROP.code(kind) for kind in game.quest_looking[seat].kinds()]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        if act in SEAT and is_cell(game.mages[SEAT.one(act)].place):
            return "BR-CELL-03"
        return ALLOWED

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        if option in SEAT:
            return [f"mage.{SEATS[SEAT.one(option)]}"]
        return [f"quest_looking.{SEATS[seat]}.{game.box.names[DROP.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        looking = game.quest_looking[seat]
        kind = looking.kinds()[0]
        if option in SEAT:
            other = SEAT.one(option)
            card = game.move_hidden(looking, game.quests[other], kind, 1 << other)
            game.log_event("BR-DEC-43", GAVE_QUEST, seat, other, card)
            game.then(QuestLimit(other))
            return
        line = self.use.line()
        assert isinstance(line, Intuition)
        card = game.play_from(looking, kind)
        game.quest_discards[game.box.moons[kind] - 1].append(kind)
        game.log_event("BR-ROSE-09", DROPPED_QUEST, seat, card)
        lose(game, seat, line.loses, "BR-RULING-122")


class TakeQuest(RoseLine):
    """The Quests of the Mages meant are looked at; one may be taken, its holder draws one of the previous Moon."""

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def start(self, game: Lodge, cast: Cast) -> None:
        holders = mages_in(those(game, cast, self.to))
        bits = 0
        for seat in holders:
            for kind in game.quests[seat].kinds():
                card = game.reveal(game.quests[seat], kind, 1 << cast.seat)
                game.log_event("BR-RULING-161", LOOKED, cast.seat, card)
                bits |= 1 << seat
        if bits:
            game.then(TakeOneQuest(cast.seat, bits))


class TakeOneQuest(Ask[Lodge]):
    """BR-DEC-15 One of the Quests that were looked at, or none."""

    id: ClassVar[str] = "take_one_quest"
    rule: ClassVar[str] = "BR-DEC-15"

    def __init__(self, seat: int, holders: int) -> None:
        super().__init__(seat)
        self.holders = holders  # a bit for each

    def acts(self, game: Lodge, seat: int) -> list[int]:
        found = [PASS]
        for holder in range(len(game.mages)):
            if self.holders >> holder & 1:
                found += [TAKE.code(kind) for kind in game.quests[holder].kinds()]
        return found

    def holder(self, game: Lodge, kind: int) -> int:
        for holder in range(len(game.mages)):
            if self.holders >> holder & 1 and game.quests[holder].holds(kind):
                return holder
        raise AssertionError("nobody has this Quest")

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        if option == PASS:
            return []
        return [quest_id(game, self.holder(game, TAKE.one(option)), TAKE.one(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == PASS:
            return
        kind = TAKE.one(option)
        holder = self.holder(game, kind)
        card = game.move_hidden(game.quests[holder], game.quests[seat], kind, 1 << seat)
        game.log_event("BR-DEC-34", TOOK_QUEST, seat, card)
        if game.moon > 1:
            game.then(DrawQuestIf(holder, game.moon - 1, False))
        game.then(QuestLimit(seat))


# Cards


class TakeDiscard(RoseLine):
    """A card of a school's discard pile comes to hand; everybody sees which."""

    def start(self, game: Lodge, cast: Cast) -> None:
        if [heap for heap in game.discards if heap]:
            game.ask_openly(PickDiscard(cast.seat))


class PickDiscard(SpellAsk):
    """BR-DEC-15 Which card of which discard pile."""

    id: ClassVar[str] = "pick_discard"
    rule: ClassVar[str] = "BR-DEC-15"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [TAKE.code(kind) for heap in game.discards for kind in sorted(set(heap))]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [f"discard.{SCHOOLS[game.box.schools[TAKE.one(option)]]}.{game.box.names[TAKE.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        kind = TAKE.one(option)
        heap = game.discards[game.box.schools[kind]]
        for i in range(len(heap) - 1, -1, -1):
            if heap[i] == kind:
                heap.pop(i)
                break
        game.hands[seat].put(public(kind) & ~EVERYONE)
        note_drawn(game, seat)
        game.log_event("BR-DEC-32", TO_HAND, seat, public(kind))


class SwapCards(RoseLine):
    """A Mage's hand is looked at; one of its cards may change places with one of the own hand (BR-RULING-123)."""

    def start(self, game: Lodge, cast: Cast) -> None:
        for seat in mages_in(those(game, cast, self.to)):
            hand = game.hands[seat]
            for card in hand.cards[:]:
                shown = game.reveal(hand, kind_of(card), 1 << cast.seat)
                game.log_event("BR-RULING-161", LOOKED, cast.seat, shown)
            if len(hand) and len(game.hands[cast.seat]):
                game.then(TakeOfHand(cast.seat, seat))


def has_other(game: Lodge, seat: int) -> bool:
    """Is there a card in the own hand that can be given?"""
    return bool([kind for kind in game.hands[seat].kinds() if not game.box.is_forgotten(kind)])


class TakeOfHand(SpellAsk):
    """BR-DEC-37 The card that is taken, or none; a Forgotten Spell is not for exchange."""

    id: ClassVar[str] = "take_of_hand"
    rule: ClassVar[str] = "BR-DEC-37"

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [PASS] + [TAKE.code(kind) for kind in game.hands[self.victim].kinds()]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        if act == PASS:
            return ALLOWED
        fits = not game.box.is_forgotten(TAKE.one(act)) and has_other(game, seat)
        return ALLOWED if fits else "BR-DEC-37"

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [f"hand.{SEATS[self.victim]}.{game.box.names[TAKE.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option != PASS:  # it waits aside, so that it is not given back at once
            both = 1 << seat | 1 << self.victim
            game.move_hidden(game.hands[self.victim], game.looking[seat], TAKE.one(option), both)
            game.then(GiveOfHand(seat, self.victim))


class GiveOfHand(SpellAsk):
    """BR-DEC-37 The card that is given for it."""

    id: ClassVar[str] = "give_of_hand"
    rule: ClassVar[str] = "BR-DEC-37"

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [GIVE.code(kind) for kind in game.hands[seat].kinds()]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        return "BR-DEC-37" if game.box.is_forgotten(GIVE.one(act)) else ALLOWED

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [f"hand.{SEATS[seat]}.{game.box.names[GIVE.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        looking = game.looking[seat]
        kind = looking.kinds()[0]
        both = 1 << seat | 1 << self.victim
        game.move_hidden(game.hands[seat], game.hands[self.victim], GIVE.one(option), both)
        game.move_hidden(looking, game.hands[seat], kind, both)
        game.log_event("BR-DEC-37", SWAPPED, seat, self.victim)
