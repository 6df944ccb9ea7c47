"""Battle Powers: who can use which one on whom, and how it is declared (B4). MA-POWER, MA-RULING-39, -41, -98, -111."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import ALLOWED, Step
from grimalkin.core.codes import PASS
from grimalkin.games.mythic_arena.entry import targets_of
from grimalkin.games.mythic_arena.holds import (
    MayReleaseHold,
    allowed_by_holds,
    is_release,
    release,
    release_options,
    released_by,
)
from grimalkin.games.mythic_arena.printed import CHOMP, CONSTRICT, BattlePower
from grimalkin.games.mythic_arena.state import (
    CANNOT,
    COPY,
    DECLARES,
    HOLD_BACK,
    HOLDS_BACK,
    NONE,
    POWER,
    UNABLE,
    UNIQUE,
    Arena,
    Slot,
    copied_power,
    own_power,
    power_number,
)
from grimalkin.games.mythic_arena.values import battle_cost, withstands


def power_of(game: Arena, slot: Slot) -> BattlePower:
    """MA-RULING-98 The Battle Power that a slot uses; a copied one as if it were the pet's own."""
    return game.box.powers[power_number(slot.power)]


def forbids_use(game: Arena, power: BattlePower, striker: int, target: int) -> str:
    """`allowed`: what must hold at declaration, and again when the blow is due (MA-RULING-110)."""
    if not allowed_by_holds(game, striker, target):
        return "MA-LOCK-02"
    return ALLOWED if power.condition.value(game, striker, target) else "MA-RULING-116"


def forbids_target(game: Arena, power: BattlePower, striker: int, target: int) -> str:
    """`usable` but for the cost: the target must not be immune to the damage either."""
    if power.damage >= 0 and withstands(game, target, striker, power):
        return "MA-BATTLE-07"
    return forbids_use(game, power, striker, target)


def forbids_targets(game: Arena, power: BattlePower, striker: int, targets: list[int]) -> str:
    """ALLOWED if the power is usable against one of them at least."""
    found = "MA-BATTLE-07"
    for i in range(len(targets)):
        rule = forbids_target(game, power, striker, targets[i])
        if not rule:
            return ALLOWED
        if i == 0:
            found = rule
    return found


def forbids_power(game: Arena, power: BattlePower, striker: int, targets: list[int]) -> str:
    """MA-POWER-03 Willpower at least the cost, and somebody to use it on."""
    if game.willpower(game.pets[striker].seat) < battle_cost(game, striker, power):
        return "MA-POWER-03"
    if not power.copies:
        return forbids_targets(game, power, striker, targets)
    for model in targets:
        for copied in game.pets[model].card.powers:
            if not forbids_copy(game, copied, striker, targets):
                return ALLOWED
    return "MA-RULING-98"


def forbids_copy(game: Arena, copied: BattlePower, striker: int, targets: list[int]) -> str:
    """MA-RULING-98 Its cost does not matter; its condition and its damage type do. No copy of a copy."""
    if copied.copies:
        return "MA-RULING-98"
    return forbids_targets(game, copied, striker, targets)


def can_fight(game: Arena, striker: int, place: int) -> bool:
    """MA-RULING-41 Whether a pet has a power that is usable in this slot."""
    targets = targets_of(game, place)
    if not targets:
        return False
    for power in game.pets[striker].card.powers:
        if not forbids_power(game, power, striker, targets):
            return True
    return False


# B4


def power_acts(game: Arena, place: int) -> list[int]:
    """The powers that somebody might point at for the pet in a slot."""
    card = game.pets[game.slots[place].pet].card
    found = [POWER + power.number for power in card.powers]
    if card.uniques:
        found.append(UNIQUE + card.index)
    return found


def forbids_power_act(game: Arena, place: int, act: int) -> str:
    """MA-BATTLE-06 No Unique Power in battle; a Battle Power as far as it is usable."""
    if UNIQUE <= act < UNIQUE + len(game.box.pets):
        return "MA-BATTLE-06"
    return forbids_power(game, game.box.powers[act - POWER], game.slots[place].pet, targets_of(game, place))


class Declare(MayReleaseHold):
    """MA-BATTLE-05 An engaged pet chooses one usable Battle Power; an extra may hold (MA-RULING-39)."""

    id: ClassVar[str] = "declare"
    rule: ClassVar[str] = "MA-BATTLE-05"

    def __init__(self, seat: int, place: int, may_hold: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.may_hold = may_hold

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [*power_acts(game, self.place), HOLD_BACK]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == HOLD_BACK:
            return ALLOWED if self.may_hold else "MA-RULING-39"
        return forbids_power_act(game, self.place, act)

    def options(self, game: Arena, seat: int) -> list[int]:
        striker = game.slots[self.place].pet
        targets = targets_of(game, self.place)
        found: list[int] = []
        for power in game.pets[striker].card.powers:
            if not forbids_power(game, power, striker, targets):
                found.append(POWER + power.number)
        if self.may_hold:
            found.append(HOLD_BACK)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == HOLD_BACK else [game.piece_name(game.slots[self.place].pet)]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        slot = game.slots[self.place]
        if option == HOLD_BACK:
            slot.power = HOLDS_BACK
            game.log_event("MA-RULING-39", DECLARES, slot.pet, option)
            return
        # Willpower has been counted, and is not again
        game.log_event("MA-POWER-12" if game.rules.first else "MA-RULING-40", DECLARES, slot.pet, option)
        slot.power = own_power(option - POWER)
        if power_of(game, slot).copies:
            game.then(CopyPower(seat, self.place))

    def lapsed(self, game: Arena) -> None:
        declare(game, self.place, self.may_hold)


class CopyPower(MayReleaseHold):
    """MA-RULING-111 Mimicry: the power of the opponent; for an extra Attacker of any pet that it could strike."""

    id: ClassVar[str] = "copy_power"
    rule: ClassVar[str] = "MA-RULING-111"
    chained: ClassVar[bool] = True

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for model in targets_of(game, self.place):
            for power in game.pets[model].card.powers:
                found.append(COPY + power.number)
        return found

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        targets = targets_of(game, self.place)
        return forbids_copy(game, game.box.powers[act - COPY], game.slots[self.place].pet, targets)

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        for model in targets_of(game, self.place):
            for power in game.pets[model].card.powers:
                if power.number == option - COPY:
                    return [game.piece_name(model)]
        return []

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        slot = game.slots[self.place]
        slot.power = copied_power(option - COPY)
        game.log_event("MA-RULING-98", DECLARES, slot.pet, option)

    def lapsed(self, game: Arena) -> None:
        declare(game, self.place, game.slots[self.place].is_extra())


def declare(game: Arena, place: int, may_hold: bool) -> None:
    """Put the question for one slot, or note that there is nothing to choose (hand sizes are public)."""
    slot = game.slots[place]
    if slot.pet == NONE:
        return
    if can_fight(game, slot.pet, place):
        game.then(Declare(slot.owner, place, may_hold))
    elif is_held_back(game, slot.pet, place):
        game.then(LetGoToFight(slot.owner, place, may_hold))
    else:
        cannot(game, slot, may_hold)


def cannot(game: Arena, slot: Slot, may_hold: bool) -> None:
    """MA-RULING-41 No power is usable: an engaged pet is unable, an extra holds."""
    if may_hold:
        slot.power = HOLDS_BACK
    else:
        slot.power = UNABLE
        game.log_event("MA-RULING-41", CANNOT, slot.pet)


def is_held_back(game: Arena, striker: int, place: int) -> bool:
    """Whether only a hold that the pet itself gives may keep it from striking."""
    if game.giving(striker, CHOMP) == NONE and game.giving(striker, CONSTRICT) == NONE:
        return False
    willpower = game.willpower(game.pets[striker].seat)
    for target in targets_of(game, place):
        if not allowed_by_holds(game, striker, target):
            for power in game.pets[striker].card.powers:
                if willpower >= battle_cost(game, striker, power):
                    return True
    return False


class LetGoToFight(MayReleaseHold):
    """MA-LOCK-04 The Giver may end its hold at any time: also when that is all that keeps it from using a power."""

    id: ClassVar[str] = "let_go_to_fight"
    rule: ClassVar[str] = "MA-LOCK-04"

    def __init__(self, seat: int, place: int, may_hold: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.may_hold = may_hold

    def acts(self, game: Arena, seat: int) -> list[int]:
        giver = game.slots[self.place].pet
        found = [PASS] + [act for act in release_options(game, seat) if released_by(game, seat, act) == giver]
        return found + power_acts(game, self.place)

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        return ALLOWED if act == PASS or is_release(act) else forbids_power_act(game, self.place, act)

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(game.slots[self.place].pet)]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == PASS:
            cannot(game, game.slots[self.place], self.may_hold)
            return
        game.then(DeclareSlot(self.place, self.may_hold))
        if is_release(option):
            release(game, seat, option)


class DeclareSlot(Step[Arena]):
    """MA-RULING-38 Powers are declared openly, one slot after the other."""

    id: ClassVar[str] = "declare_slot"
    rule: ClassVar[str] = "MA-RULING-38"

    def __init__(self, place: int, may_hold: bool) -> None:
        self.place = place
        self.may_hold = may_hold

    def run(self, game: Arena) -> None:
        declare(game, self.place, self.may_hold)
