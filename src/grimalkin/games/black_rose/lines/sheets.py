"""Instructions about spells on sheets: exchanged, stripped, watched, used as one's own. BR-SPELL-23, BR-DEC-34, -37."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.core.fields import Given
from grimalkin.core.piles import EVERYONE
from grimalkin.games.black_rose.casting import cast_spell, resolve
from grimalkin.games.black_rose.codes import LAY, SLOT, TYPE
from grimalkin.games.black_rose.drawing import SpellAsk, remember
from grimalkin.games.black_rose.events import EXCHANGED, LOOKED, REVEALED, STRIPPED
from grimalkin.games.black_rose.kinds import (
    ACTIVE,
    EMPTY,
    L_WATCH,
    NONE,
    QUICK,
    READY,
    ROUND,
    SEATS,
    SIDES,
    SLOTS,
    STANDARD,
)
from grimalkin.games.black_rose.kinds import REVEALED as TURNED
from grimalkin.games.black_rose.lines.lasting import lasting
from grimalkin.games.black_rose.lines.points import mages_in
from grimalkin.games.black_rose.lines.whom import bits_of, those
from grimalkin.games.black_rose.pieces import Cast
from grimalkin.games.black_rose.script import AskModel, LineStep, RoseLine, UseAsk
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.windows import slot_id, turn_up
from grimalkin.kit.piles import pour

# which spell of a sheet is stripped
CHOSEN: Final = 0
LAST: Final = 1
QUICK_ONE: Final = 2
STRIPPED_SLOTS: Final = ["ready", "last", "quick"]


# Exchange


class Exchange(RoseLine):
    """BR-SPELL-23 Spells on the own sheet change places with spells of the hand, which are used now.

    Also BR-RULING-123. `through`: as if cast from an own model of this kind (BR-RULING-147).
    """

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.through = given.number("through")

    def models(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        found = [cast.seat]
        for evocation in game.evocations:
            if evocation.owner == cast.seat and evocation.kind == self.through:
                found.append(evocation.model())
        return found

    def start(self, game: Lodge, cast: Cast) -> None:
        if not len(game.hands[cast.seat]):
            return
        game.ask_openly(AskModel(self.use(), cast.seat, 0, False))

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        game.then(ExchangeFor(cast.seat, self.count(game), 0, game.place_of(model)))


class ExchangeFor(SpellAsk):
    """BR-DEC-37 A card of the sheet, a card of the hand, and the side of the new one. What comes off waits aside."""

    id: ClassVar[str] = "exchange_for"
    rule: ClassVar[str] = "BR-DEC-37"

    def __init__(self, seat: int, left: int, taken: int, here: int) -> None:
        super().__init__(seat)
        self.left = left
        self.taken = taken  # a bit for each slot that has a new card
        self.here = here

    def acts(self, game: Lodge, seat: int) -> list[int]:
        slots = game.mages[seat].slots
        found: list[int] = []
        for kind in game.hands[seat].kinds():
            for slot in range(len(SLOTS)):
                if slots[slot] != EMPTY and not self.taken >> slot & 1:
                    for side in range(len(SIDES)):
                        found.append(LAY.code(kind, slot, side))
        return found or [PASS]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        if act == PASS:
            return ALLOWED
        return ALLOWED if game.box.spell(LAY.one(act)).sides[LAY.three(act)] is not None else "BR-SETUP-22"

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        if option == PASS:
            return []
        return [f"hand.{SEATS[seat]}.{game.box.names[LAY.one(option)]}", slot_id(seat, LAY.two(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        taken = self.taken
        if option != PASS:
            slot = LAY.two(option)
            sheet = game.sheets[seat][slot]
            game.move_hidden(sheet, game.looking[seat], game.kind_on(seat, slot), 1 << seat)
            game.move_hidden(game.hands[seat], sheet, LAY.one(option), 1 << seat)
            game.mages[seat].slots[slot] = READY
            game.turn(seat, slot, LAY.three(option))
            game.log_event("BR-SPELL-23", EXCHANGED, seat, slot)
            taken |= 1 << slot
        if option != PASS and self.left > 1 and len(game.hands[seat]):
            game.then(ExchangeFor(seat, self.left - 1, taken, self.here))
            return
        for slot in range(len(SLOTS) - 1, -1, -1):
            if taken >> slot & 1:
                game.then(UseExchanged(seat, slot, self.here))
        pour(game.looking[seat], game.hands[seat])


class UseExchanged(Step[Lodge]):
    """BR-SPELL-23 Combat and Contingency are resolved now, Traps and Protections are Active."""

    id: ClassVar[str] = "use_exchanged"
    rule: ClassVar[str] = "BR-SPELL-23"

    def __init__(self, seat: int, slot: int, here: int) -> None:
        self.seat = seat
        self.slot = slot
        self.here = here

    def run(self, game: Lodge) -> None:
        if game.mages[self.seat].slots[self.slot] == READY:
            cast_spell(game, self.seat, self.slot, self.here)


# Spells that others lose


class Strip(RoseLine):
    """BR-RULING-89, BR-RULING-106 A spell on the sheet of each Mage meant goes to the Memories of that Mage."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.which = given.number("strip")

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def slots(self, game: Lodge, seat: int) -> list[int]:
        states = game.mages[seat].slots
        if self.which == QUICK_ONE:
            return [QUICK] if states[QUICK] in (READY, TURNED) else []
        if self.which == CHOSEN:
            return [slot for slot in range(STANDARD) if states[slot] == READY]
        filled = [slot for slot in range(STANDARD) if states[slot] != EMPTY]
        return filled[-1:]

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.done = 0
        for seat in mages_in(those(game, cast, self.to)):
            if self.slots(game, seat):
                game.ask_openly(StripOne(self.use(), cast.seat, seat))


def strip(game: Lodge, cast: Cast, seat: int, slot: int, rule: str) -> None:
    kind = game.kind_on(seat, slot)
    game.clear_slot(seat, slot)
    remember(game, seat, game.sheets[seat][slot], kind)
    game.log_event(rule, STRIPPED, seat, slot)
    cast.done += 1


class StripOne(UseAsk):
    """BR-DEC-14 Which Ready spell, by its slot, unseen."""

    id: ClassVar[str] = "strip_one"
    rule: ClassVar[str] = "BR-DEC-14"

    def __init__(self, use: LineStep, seat: int, victim: int) -> None:
        super().__init__(use, seat)
        self.victim = victim

    def acts(self, game: Lodge, seat: int) -> list[int]:
        line = self.use.line()
        assert isinstance(line, Strip)
        return [SLOT.code(slot) for slot in line.slots(game, self.victim)]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [slot_id(self.victim, SLOT.one(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        line = self.use.line()
        assert isinstance(line, Strip)
        rule = "BR-RULING-106" if line.which == LAST else "BR-RULING-89"
        strip(game, game.cast(), self.victim, SLOT.one(option), rule)


class ShedEach(RoseLine):
    """Each Mage meant discards a Ready or Active spell of the own choice."""

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def start(self, game: Lodge, cast: Cast) -> None:
        seats = mages_in(those(game, cast, self.to))
        for i in range(len(seats) - 1, -1, -1):
            if sheddable(game, seats[i]):
                game.then(ShedOwn(seats[i]))


def sheddable(game: Lodge, seat: int) -> list[int]:
    slots = game.mages[seat].slots
    return [slot for slot in range(len(SLOTS)) if slots[slot] in (READY, ACTIVE)]


class ShedOwn(Ask[Lodge]):
    """BR-DEC-34 Which own spell goes."""

    id: ClassVar[str] = "shed_own"
    rule: ClassVar[str] = "BR-DEC-34"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [SLOT.code(slot) for slot in sheddable(game, seat)]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [slot_id(seat, SLOT.one(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        strip(game, game.cast(), seat, SLOT.one(option), "BR-DEC-34")


# Spells that are looked at, watched for, or used


class LookAtReady(RoseLine):
    """All Ready spells of the Mages meant are looked at."""

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def start(self, game: Lodge, cast: Cast) -> None:
        for seat in mages_in(those(game, cast, self.to)):
            for slot in range(len(SLOTS)):
                if game.mages[seat].slots[slot] == READY:
                    card = game.show_spell(seat, slot, 1 << cast.seat)
                    game.log_event("BR-RULING-161", LOOKED, cast.seat, card)


class Watch(RoseLine):
    """A type of spells is named: each time the target uses one, the acting Mage gains a point, up to so many."""

    def start(self, game: Lodge, cast: Cast) -> None:
        if mages_in(those(game, cast, self.to)):
            game.then(NameType(self.use(), cast.seat))

    def picked_count(self, game: Lodge, cast: Cast, stage: int, count: int) -> None:
        for seat in mages_in(those(game, cast, self.to)):
            lasting(game, cast, L_WATCH, seat, self.count(game), ROUND, count)


class NameType(UseAsk):
    """BR-DEC-15 The type of spells that is watched for."""

    id: ClassVar[str] = "name_type"
    rule: ClassVar[str] = "BR-DEC-15"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return TYPE.all()

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        self.use.line().picked_count(game, game.cast(), 0, TYPE.one(option))


class Hijack(RoseLine):
    """BR-RULING-108 The target's next spell is resolved at once as the acting Mage's; one that waits is only spent."""

    def start(self, game: Lodge, cast: Cast) -> None:
        for seat in mages_in(those(game, cast, self.to)):
            slot = game.next_standard(seat)
            if slot == NONE:
                continue
            if game.side_on(seat, slot).waits():
                card = game.show_spell(seat, slot, EVERYONE)
                game.mages[seat].slots[slot] = TURNED
                game.log_event("BR-RULING-108", REVEALED, seat, card)
                continue
            taken = turn_up(game, seat, slot)
            taken.seat = cast.seat
            taken.me = cast.seat
            taken.here = game.mages[cast.seat].place
            resolve(game, taken)
