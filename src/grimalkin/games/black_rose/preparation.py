"""Phase 3: Preparation. All at once and in secret, card by card. BR-PREP."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Apart, Step
from grimalkin.core.piles import Pile
from grimalkin.games.black_rose.codes import LAY, READY_NOW
from grimalkin.games.black_rose.events import PREPARED
from grimalkin.games.black_rose.kinds import QUICK, READY, SEATS, SIDES, SLOTS, STANDARD
from grimalkin.games.black_rose.state import Lodge

FEWEST: Final = 2  # BR-PREP-01


class PreparationPhase(Step[Lodge]):
    """BR-PREP-01 Every Mage who has a card prepares."""

    id: ClassVar[str] = "preparation_phase"
    rule: ClassVar[str] = "BR-PREP-05"

    def run(self, game: Lodge) -> None:
        asked = 0
        for seat in range(len(game.mages)):
            if len(game.hands[seat]):
                asked |= 1 << seat
        if asked:
            game.then(Prepare(asked))


def count_kind(hand: Pile, kind: int) -> int:
    found = 0
    for card in hand.cards:
        if card >> 16 == kind:
            found += 1
    return found


class Prepare(Apart[Lodge]):
    """BR-PREP-08 Card by card, with slot and side; taken back until the Mage is ready.

    Also BR-PREP-05, BR-PREP-06, BR-PREP-07.
    """

    id: ClassVar[str] = "prepare"
    rule: ClassVar[str] = "BR-DEC-09"

    def next_part(self, game: Lodge, seat: int, given: list[int]) -> list[int]:
        if given and given[-1] == READY_NOW:
            return []
        found = [READY_NOW]
        for kind in game.hands[seat].kinds():
            for slot in range(len(SLOTS)):
                for side in range(len(SIDES)):
                    found.append(LAY.code(kind, slot, side))
        return found

    def parts(self, game: Lodge, seat: int, given: list[int]) -> list[int]:
        """The same as by asking of each, but only of those that may fit."""
        if given and given[-1] == READY_NOW:
            return []
        found: list[int] = []
        if not self.forbids_part(game, seat, given, READY_NOW):
            found.append(READY_NOW)
        standard = len([part for part in given if LAY.two(part) < STANDARD])
        slots = [standard] if standard < STANDARD else []
        if len(given) == standard:
            slots.append(QUICK)
        for kind in game.hands[seat].kinds():
            for slot in slots:
                for side in range(len(SIDES)):
                    option = LAY.code(kind, slot, side)
                    if not self.forbids_part(game, seat, given, option):
                        found.append(option)
        return found

    def forbids_part(self, game: Lodge, seat: int, given: list[int], act: int) -> str:
        hand = game.hands[seat]
        if act == READY_NOW:
            return ALLOWED if len(given) >= min(FEWEST, len(hand)) else "BR-PREP-01"
        kind = LAY.one(act)
        slot = LAY.two(act)
        if count_kind(hand, kind) <= len([part for part in given if LAY.one(part) == kind]):
            return "BR-PREP-01"
        if game.box.spell(kind).sides[LAY.three(act)] is None:
            return "BR-SETUP-22"
        standard = 0
        for part in given:
            if LAY.two(part) == slot:
                return "BR-PREP-02"
            if LAY.two(part) < STANDARD:
                standard += 1
        return ALLOWED if slot in (QUICK, standard) else "BR-PREP-03"

    def default_part(self, game: Lodge, seat: int, given: list[int]) -> int:
        """BR-RULING-83 The first two cards, upright."""
        if len(given) >= min(FEWEST, len(game.hands[seat])):
            return READY_NOW
        for option in self.parts(game, seat, given):
            if option != READY_NOW:
                return option
        return READY_NOW

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        if option == READY_NOW:
            return []
        return [f"hand.{SEATS[seat]}.{game.box.names[LAY.one(option)]}"]

    def all_given(self, game: Lodge, given: list[list[int]]) -> None:
        """BR-PREP-04 The cards lie face down, each with one of its two effects."""
        for seat in game.from_crown():
            mage = game.mages[seat]
            count = 0
            for part in given[seat]:
                if part == READY_NOW:
                    continue
                slot = LAY.two(part)
                game.move_hidden(game.hands[seat], game.sheets[seat][slot], LAY.one(part), 1 << seat)
                mage.slots[slot] = READY
                game.turn(seat, slot, LAY.three(part))
                count += 1
            if count:
                game.log_event("BR-PREP-04", PREPARED, seat, count)
