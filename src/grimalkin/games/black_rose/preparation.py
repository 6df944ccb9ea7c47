"""Phase 3: Preparation. All at once and in secret, card by card. BR-PREP."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Apart, Step
from grimalkin.core.piles import Pile
from grimalkin.games.black_rose.codes import LAY, READY_NOW
from grimalkin.games.black_rose.drawing import first_spell
from grimalkin.games.black_rose.events import PREPARED
from grimalkin.games.black_rose.kinds import NONE, QUICK, READY, SEATS, SIDES, SLOTS, STANDARD
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


def first_free(given: list[int]) -> int:
    """BR-PREP-03 The first Standard slot in which nothing lies; behind the last one: all are full."""
    slot = 0
    for _part in given:
        for part in given:
            if LAY.two(part) == slot:
                slot += 1
                break
    return slot if slot < STANDARD else NONE


def has_gap(given: list[int]) -> bool:
    """Does a card lie behind a Standard slot from which one was taken back?"""
    free = first_free(given)
    for part in given:
        if free != NONE and free < LAY.two(part) < STANDARD:
            return True
    return False


class Prepare(Apart[Lodge]):
    """BR-PREP-08 Card by card, with slot and side; taken back until the Mage is ready.

    Also BR-PREP-05, BR-PREP-06, BR-PREP-07.
    """

    id: ClassVar[str] = "prepare"
    rule: ClassVar[str] = "BR-DEC-09"
    in_any_order: ClassVar[bool] = True

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
        taken = [LAY.two(part) for part in given]
        slots = [slot for slot in (first_free(given), QUICK) if slot != NONE and slot not in taken]
        for kind in game.hands[seat].kinds():
            for slot in slots:
                for side in range(len(SIDES)):
                    option = LAY.code(kind, slot, side)
                    if not self.forbids_part(game, seat, given, option):
                        found.append(option)
        return found

    def forbids_part(self, game: Lodge, seat: int, given: list[int], act: int) -> str:
        if act == READY_NOW:
            if len(given) < min(FEWEST, len(game.hands[seat])):
                return "BR-PREP-01"
            return "BR-PREP-03" if has_gap(given) else ALLOWED
        rule = self.forbids_card(game, seat, given, act)
        if rule != ALLOWED:
            return rule
        return ALLOWED if LAY.two(act) in (QUICK, first_free(given)) else "BR-PREP-03"

    def forbids_card(self, game: Lodge, seat: int, given: list[int], act: int) -> str:
        """The same of a card, in whatever order the slots are filled."""
        kind = LAY.one(act)
        if count_kind(game.hands[seat], kind) <= len([part for part in given if LAY.one(part) == kind]):
            return "BR-PREP-01"
        if game.box.spell(kind).sides[LAY.three(act)] is None:
            return "BR-SETUP-22"
        for part in given:
            if LAY.two(part) == LAY.two(act):
                return "BR-PREP-02"
        return ALLOWED

    def possible_parts(self, game: Lodge, seat: int, given: list[int]) -> list[int]:
        """What was laid stays there if the cards are in the hand, also behind a gap."""
        found: list[int] = []
        for part in given:
            if part == READY_NOW:
                rule = self.forbids_part(game, seat, found, part)
            else:
                rule = self.forbids_card(game, seat, found, part)
            if rule == ALLOWED:
                found.append(part)
        return found

    def default_part(self, game: Lodge, seat: int, given: list[int]) -> int:
        """BR-RULING-83, BR-RULING-173 The first two cards, upright."""
        if not self.forbids_part(game, seat, given, READY_NOW):
            return READY_NOW
        return first_spell(game, [option for option in self.parts(game, seat, given) if option != READY_NOW])

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
