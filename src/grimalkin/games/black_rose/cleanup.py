"""Phase 6: Clean-up. BR-CLEAN."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Chance, Step
from grimalkin.core.piles import public
from grimalkin.games.black_rose.codes import COUNT
from grimalkin.games.black_rose.damage import WHOLE, heal_cube
from grimalkin.games.black_rose.drawing import remember
from grimalkin.games.black_rose.events import LEFT_GAME, TO_HAND
from grimalkin.games.black_rose.familiars import CHECKPOINT
from grimalkin.games.black_rose.instability import destroy, is_unstable, winner_of
from grimalkin.games.black_rose.kinds import (
    ACTIVATED,
    ACTIVE,
    AVAILABLE,
    BOTH,
    EMPTY,
    IN_CLEAN_UP,
    L_FADES,
    NEXT_TURN,
    ROSE,
    ROUND,
    SLOTS,
    TO_CELL,
    TRAP,
    TYPES,
)
from grimalkin.games.black_rose.lodge import ROOMS
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION
from grimalkin.games.black_rose.quests import AskQuests
from grimalkin.games.black_rose.rose import BoardEvents
from grimalkin.games.black_rose.state import Lodge
from grimalkin.kit.lasting import LastingEffect, pass_moment


class CleanUp(Step[Lodge]):
    """BR-CLEAN-01 to -07 Events, what goes away, spells, tokens, rooms, Modes, Quests."""

    id: ClassVar[str] = "clean_up"
    rule: ClassVar[str] = "BR-CLEAN-01"

    def run(self, game: Lodge) -> None:
        game.then(REFRESH, REFRESH_ROOMS, WRECK)
        game.then(BoardEvents(IN_CLEAN_UP), FADE, ROUND_EFFECTS_END, CLEAR_SHEETS)


class Fade(Step[Lodge]):
    """BR-RULING-41, BR-RULING-110 Cubes that were to go away at the end of the round."""

    id: ClassVar[str] = "fade"
    rule: ClassVar[str] = "BR-RULING-41"

    def run(self, game: Lodge) -> None:
        first: LastingEffect | None = None
        for effect in game.lasting:
            if effect.what == L_FADES:
                first = effect
                break
        if first is None:
            return
        same = [effect for effect in game.lasting if effect.what == L_FADES and effect.source == first.source]
        game.lasting = tuple([effect for effect in game.lasting if effect not in same])
        game.then(FADE)
        left = sum([effect.amount for effect in same])
        if first.about != WHOLE:
            if [effect for effect in same if effect.count]:
                return  # one of them was healed, moved or converted
            left = min(left, first.about)
        if len(same) == 1 or left == sum([effect.amount for effect in same]):
            for effect in same:
                fade(game, effect, min(left, effect.amount))
        else:
            low = max(0, left - same[1].amount)
            game.then(ChooseFading(owner_of(game, same), same[0], same[1], left, low))


def owner_of(game: Lodge, same: list[LastingEffect]) -> int:
    """The Mage on whose cards they lie."""
    for effect in same:
        if effect.on < FIRST_EVOCATION:
            return effect.on
    return game.owner_of(same[0].on)


def fade(game: Lodge, effect: LastingEffect, count: int) -> None:
    for _cube in range(count):
        heal_cube(game, effect.on, effect.owner, "BR-RULING-41")


class ChooseFading(Ask[Lodge]):
    """BR-DEC-39 Which tagged cubes go, if not all: so many of the first card, the rest of the second."""

    id: ClassVar[str] = "choose_fading"
    rule: ClassVar[str] = "BR-DEC-39"

    def __init__(self, seat: int, first: LastingEffect, second: LastingEffect, left: int, low: int) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second
        self.left = left
        self.low = low

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [COUNT.code(count) for count in range(self.left + 1)]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        count = COUNT.one(act)
        return ALLOWED if self.low <= count <= self.first.amount else "BR-DEC-39"

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        fade(game, self.first, COUNT.one(option))
        fade(game, self.second, self.left - COUNT.one(option))


class RoundEffectsEnd(Step[Lodge]):
    """BR-CLEAN-01, BR-GEN-04 What lasts until the end of the turn ends now."""

    id: ClassVar[str] = "round_effects_end"
    rule: ClassVar[str] = "BR-CLEAN-01"

    def run(self, game: Lodge) -> None:
        game.lasting, _over = pass_moment(game.lasting, 1 << ROUND | 1 << TO_CELL)
        kept: list[LastingEffect] = []
        for effect in game.lasting:  # BR-RULING-111 at the latest in the next round's Clean-up
            if effect.until != NEXT_TURN or effect.about == game.round:
                kept.append(effect)
        game.lasting = tuple(kept)


class ClearSheets(Step[Lodge]):
    """BR-CLEAN-09 Traps that were not set off go to hand, all other spells to Memories; Forgotten ones leave the game.

    Also BR-CLEAN-10, BR-RULING-69, BR-RULING-75, BR-CLEAN-02, BR-CLEAN-03.
    """

    id: ClassVar[str] = "clear_sheets"
    rule: ClassVar[str] = "BR-CLEAN-02"

    def run(self, game: Lodge) -> None:
        order = game.from_crown()
        for i in range(len(order) - 1, -1, -1):
            for slot in range(len(SLOTS) - 1, -1, -1):
                if game.mages[order[i]].slots[slot] != EMPTY:
                    game.then(ClearSlot(order[i], slot))


class ClearSlot(Step[Lodge]):
    """BR-CLEAN-03 One spell leaves its sheet."""

    id: ClassVar[str] = "clear_slot"
    rule: ClassVar[str] = "BR-CLEAN-03"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, game: Lodge) -> None:
        if game.mages[self.seat].slots[self.slot] == ACTIVE:
            game.then(TellTrap(self.seat, self.slot))
        else:
            clear(game, self.seat, self.slot, False)


class TellTrap(Chance[Lodge]):
    """BR-CLEAN-02 Whether an Active card was a Trap shows by where it goes; the card says which it is."""

    id: ClassVar[str] = "tell_trap"
    rule: ClassVar[str] = "BR-CLEAN-02"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def weights(self, game: Lodge) -> list[int]:
        told = game.side_on(self.seat, self.slot).type
        return [1 if kind == told else 0 for kind in range(len(TYPES))]

    def face(self, game: Lodge, outcome: int) -> str:
        return TYPES[outcome]

    def happened(self, game: Lodge, outcome: int) -> None:
        game.ledger += 1  # everybody learns it
        clear(game, self.seat, self.slot, outcome == TRAP)


def clear(game: Lodge, seat: int, slot: int, back: bool) -> None:
    kind = game.kind_on(seat, slot)
    sheet = game.sheets[seat][slot]
    if back:
        card = game.move_hidden(sheet, game.hands[seat], kind, 1 << seat)
        game.log_event("BR-CLEAN-02", TO_HAND, seat, card)
    elif game.box.is_forgotten(kind):
        game.play_from(sheet, kind)
        game.gone.append(kind)
        game.log_event("BR-SPELL-15", LEFT_GAME, public(kind))
    else:
        remember(game, seat, sheet, kind, "BR-CLEAN-03")
    game.clear_slot(seat, slot)


class Refresh(Step[Lodge]):
    """BR-CLEAN-04 Tokens of Mages and Familiars turn to ready."""

    id: ClassVar[str] = "refresh"
    rule: ClassVar[str] = "BR-CLEAN-04"

    def run(self, game: Lodge) -> None:
        for mage in game.mages:
            mage.tokens = BOTH
        for evocation in game.evocations:
            evocation.used = 0
            if evocation.mode:
                evocation.token = True


class RefreshRooms(Step[Lodge]):
    """BR-CLEAN-05, BR-ROOM-02 Tokens of rooms that were activated turn to available."""

    id: ClassVar[str] = "refresh_rooms"
    rule: ClassVar[str] = "BR-CLEAN-05"

    def run(self, game: Lodge) -> None:
        for place in range(ROOMS):
            if game.tokens[place] == ACTIVATED:
                game.tokens[place] = AVAILABLE


class Wreck(Step[Lodge]):
    """BR-CLEAN-07, BR-CLEAN-06, BR-INST-05 Unstable rooms are destroyed, all of them, in the order of their hexes."""

    id: ClassVar[str] = "wreck"
    rule: ClassVar[str] = "BR-CLEAN-06"

    def run(self, game: Lodge) -> None:
        for place in range(ROOMS):
            if is_unstable(game, place):
                winner = winner_of(game, place)
                destroy(game, place, winner, "BR-INST-06" if winner == ROSE else "BR-INST-05")
        game.then(CHECKPOINT, AskQuests())  # BR-CLEAN-07


FADE: Final = Fade()
ROUND_EFFECTS_END: Final = RoundEffectsEnd()
CLEAR_SHEETS: Final = ClearSheets()
REFRESH: Final = Refresh()
REFRESH_ROOMS: Final = RefreshRooms()
WRECK: Final = Wreck()
