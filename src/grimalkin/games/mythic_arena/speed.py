"""Who strikes when (B6). MA-BATTLE-15, MA-RULING-16, -44 to -46, -121, -128."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Ask, Die, Step
from grimalkin.games.mythic_arena.state import FIRST, NONE, ROLLED_OFF, SPEEDS_READ, Arena, Slot
from grimalkin.games.mythic_arena.values import speed_of


class ReadSpeeds(Step[Arena]):
    """MA-RULING-45 Every Speed is read once, now; what changes it later does not change the order."""

    id: ClassVar[str] = "read_speeds"
    rule: ClassVar[str] = "MA-RULING-45"

    def run(self, game: Arena) -> None:
        game.stage = SPEEDS_READ
        for slot in game.slots:
            slot.speed = speed_of(game, slot.pet) if slot.pet != NONE else 0
        game.then(SPEED_CHECK)


class SpeedCheck(Step[Arena]):
    """MA-BATTLE-15 Speed Check: the faster of two engaged pets goes first; ties are rolled off or ordered."""

    id: ClassVar[str] = "speed_check"
    rule: ClassVar[str] = "MA-BATTLE-15"

    def run(self, game: Arena) -> None:
        # pushed last to first: engagements in the order of the Attackers (MA-RULING-128), their order, then extras
        slots = game.slots
        extras_ties(game)
        game.then(ORDER_ENGAGEMENTS)
        for place in range(len(slots) - 1, -1, -1):
            slot = slots[place]
            if is_engaged(slot) and slots[slot.opponent].speed == slot.speed and slots[slot.opponent].pet != NONE:
                roll_off(game, place)


def is_engaged(slot: Slot) -> bool:
    """An Attacker that has a Primary Blocker."""
    return slot.attacks and slot.opponent != NONE and slot.pet != NONE


def extras_ties(game: Arena) -> None:
    """Settle every Speed that several extras share, in the order of the slots (MA-RULING-128)."""
    slots = game.slots
    for i in range(len(slots) - 1, -1, -1):
        if slots[i].is_extra():
            first = True
            for j in range(i):
                if slots[j].is_extra() and slots[j].speed == slots[i].speed:
                    first = False
            if first:
                join_extras(game, slots[i].speed)


def roll_off(game: Arena, attacker: int) -> None:
    """Attacker and Primary are equally fast: both owners roll."""
    game.then(RollOff(attacker, 0, 0))


def is_tied(slot: Slot, speed: int) -> bool:
    """An extra that will still strike."""
    return slot.is_extra() and slot.speed == speed and slot.power >= 0 and slot.pet != NONE and not slot.acted


def join_extras(game: Arena, speed: int) -> None:
    """MA-RULING-121 Extras of this Speed: one roll-off between the players, then each owner orders the own.

    A slot that became extra later joins under the same rule; a roll-off that was made stands.
    """
    winner = won_before(game, speed)
    owners = [0, 0]
    for slot in game.slots:
        if is_tied(slot, speed):
            owners[slot.owner] += 1
            slot.edge = 1 if slot.owner == winner else 0
            slot.order = 0
    for i in range(2):
        seat = 1 - game.lead if i == 0 else game.lead  # Lead on top: asked first
        if owners[seat] > 1:
            game.then(OrderExtras(seat, speed))
    if owners[0] and owners[1] and winner == NONE:
        game.then(RollOff(NONE, speed, 0))


def won_before(game: Arena, speed: int) -> int:
    """Who won the roll-off among the extras of this Speed, or NONE if there was none."""
    for slot in game.slots:
        if slot.is_extra() and slot.speed == speed and slot.edge:
            return slot.owner
    return NONE


class RollOff(Die[Arena]):
    """MA-RULING-16 Both players roll a d20, Lead first (MA-RULING-128); higher goes first, equal is rerolled."""

    id: ClassVar[str] = "speed_roll_off"
    rule: ClassVar[str] = "MA-RULING-16"

    def __init__(self, attacker: int, speed: int, lead_die: int) -> None:
        self.attacker = attacker  # whose engagement is tied; NONE: all extras of this Speed
        self.speed = speed
        self.lead_die = lead_die  # 0: the Lead Player's die is the next

    def sides(self) -> int:
        return 20

    def shows(self, game: Arena, face: int) -> None:
        lead_die = self.lead_die
        if lead_die == 0:
            game.log_event("MA-RULING-128", ROLLED_OFF, game.lead, face)
            game.then(RollOff(self.attacker, self.speed, face))
            return
        game.log_event("MA-RULING-121" if self.attacker == NONE else "MA-PET-03", ROLLED_OFF, 1 - game.lead, face)
        if face == lead_die:
            game.then(RollOff(self.attacker, self.speed, 0))
            return
        winner = game.lead if lead_die > face else 1 - game.lead
        slots = game.slots
        if self.attacker != NONE:
            slot = slots[self.attacker]
            slot.edge = 1 if slot.owner == winner else 0
            slots[slot.opponent].edge = 1 - slot.edge
            return
        for slot in slots:
            if is_tied(slot, self.speed):
                slot.edge = 1 if slot.owner == winner else 0


def goes_before(one: Slot, other: Slot) -> bool:
    """Faster first; then the roll-off; then the owner's order."""
    if one.speed != other.speed:
        return one.speed > other.speed
    if one.edge != other.edge:
        return one.edge > other.edge
    return one.order > other.order


class OrderExtras(Ask[Arena]):
    """MA-RULING-46 Equally fast extras of one owner: the owner says which goes first."""

    id: ClassVar[str] = "order_extras"
    rule: ClassVar[str] = "MA-RULING-46"

    def __init__(self, seat: int, speed: int) -> None:
        super().__init__(seat)
        self.speed = speed

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for slot in game.slots:
            if slot.owner == seat and slot.order == 0 and is_tied(slot, self.speed):
                found.append(FIRST + game.pets[slot.pet].card.index)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [game.piece_name(game.pet_of(seat, option - FIRST))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        left = len(self.acts(game, seat))
        game.slots[game.slot_of(game.pet_of(seat, option - FIRST))].order = left
        if left > 2:
            game.then(OrderExtras(seat, self.speed))


# Engagements


def pace(game: Arena, place: int) -> int:
    """MA-RULING-44 An engagement is as fast as the faster of the two."""
    slot = game.slots[place]
    other = game.slots[slot.opponent]
    return slot.speed if slot.speed > other.speed else other.speed


class OrderEngagements(Step[Arena]):
    """MA-RULING-44 Engagements go by the faster member; the Lead Player orders those that are equally fast."""

    id: ClassVar[str] = "order_engagements"
    rule: ClassVar[str] = "MA-RULING-44"

    def run(self, game: Arena) -> None:
        slots = game.slots
        for place in range(len(slots)):
            if is_engaged(slots[place]) and len(rivals(game, place)) > 1:
                game.then(OrderTied(game.lead, place), ORDER_ENGAGEMENTS)
                return


def rivals(game: Arena, place: int) -> list[int]:
    """The engagements as fast as this one that have no order yet."""
    slots = game.slots
    if slots[place].order:
        return []
    speed = pace(game, place)
    found: list[int] = []
    for other in range(len(slots)):
        slot = slots[other]
        if is_engaged(slot) and slot.order == 0 and pace(game, other) == speed:
            found.append(other)
    return found


class OrderTied(Ask[Arena]):
    """MA-RULING-44 The Lead Player says which of the equally fast engagements goes first."""

    id: ClassVar[str] = "order_tied"
    rule: ClassVar[str] = "MA-RULING-44"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place  # one of the tied Attackers

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [FIRST + game.pets[game.slots[place].pet].card.index for place in rivals(game, self.place)]

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [game.piece_name(game.pet_of(seat, option - FIRST))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        left = len(rivals(game, self.place))
        game.slots[game.slot_of(game.pet_of(seat, option - FIRST))].order = left


SPEED_CHECK: Final = SpeedCheck()
ORDER_ENGAGEMENTS: Final = OrderEngagements()
