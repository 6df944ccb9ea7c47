"""What the game decides for the engine: Quests that are shown in between, what cards count, what is guessed."""

from __future__ import annotations

from grimalkin.core.agenda import ALLOWED, Ask
from grimalkin.core.engine import waiting_ask
from grimalkin.core.luck import Luck
from grimalkin.core.piles import Pile
from grimalkin.core.state import ONE_LOT, Lots
from grimalkin.games.black_rose.action import ChooseAction
from grimalkin.games.black_rose.codes import SHOW
from grimalkin.games.black_rose.drawing import quest_id
from grimalkin.games.black_rose.evocations import NextEvocation, entered
from grimalkin.games.black_rose.kinds import ACTIVE, NONE, SLOTS, TRAP
from grimalkin.games.black_rose.quantities import count
from grimalkin.games.black_rose.quests import fulfilled, is_fulfilled, show_quest
from grimalkin.games.black_rose.script import RoseHooks
from grimalkin.games.black_rose.state import HIDDEN, SIDE_GROUP, SPELL_GROUP, Lodge


class LodgeHooks(RoseHooks):
    def entered(self, game: Lodge, evocation: int, model: int, place: int) -> None:
        entered(game, evocation, model, place)

    # Quests

    def interrupts(self, game: Lodge, seat: int) -> list[int]:
        """BR-RULING-154 At the waits for an Action or an activation any holder may show a fulfilled Quest."""
        if not is_quest_wait(game) or not len(game.quests[seat]):
            return []
        return [SHOW.code(kind) for kind in fulfilled(game, seat)]

    def interrupt_acts(self, game: Lodge, seat: int) -> list[int]:
        if seat >= len(game.mages):
            return []
        return [SHOW.code(kind) for kind in game.quests[seat].kinds() if kind >= 0]

    def forbids_interrupt(self, game: Lodge, seat: int, option: int) -> str:
        if option not in SHOW:
            return ALLOWED
        if not is_quest_wait(game):
            return "BR-QUEST-06"
        kind = SHOW.one(option)
        held = seat < len(game.mages) and game.quests[seat].holds(kind)
        return ALLOWED if held and is_fulfilled(game, seat, kind) else "BR-QUEST-02"

    def interrupt(self, game: Lodge, seat: int, option: int) -> None:
        show_quest(game, seat, SHOW.one(option))

    def interrupt_touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [quest_id(game, seat, SHOW.one(option))]

    # what cards count

    def quantity(self, game: Lodge, quantity: int, word: int, me: int, other: int) -> int:
        return count(game, quantity, word, me, other)

    # what is hidden

    def lots(self, game: Lodge, group: int) -> Lots:
        if group == SPELL_GROUP:
            return game.box.by_school
        return ONE_LOT if group == SIDE_GROUP else game.box.by_moon

    def deal(
        self, game: Lodge, seat: int, group: int, piles: list[Pile], lots: list[list[int]], missing: int, luck: Luck
    ) -> None:
        """Nothing is missing but which way cards on sheets are turned, which is chosen by the cards."""
        game.deal_lots(group, piles, lots, luck)

    def imagined(self, game: Lodge, luck: Luck) -> None:
        """Traps that were named: any that there can be."""
        for seat in range(len(game.mages)):
            mage = game.mages[seat]
            if HIDDEN in mage.named:
                mage.named = tuple([any_trap(game, seat, luck) for _name in mage.named])

    def left(self, game: Lodge, seat: int) -> None:
        """BR-RULING-128 The seat plays on by what a silent seat does, and cannot win."""


def is_quest_wait(game: Lodge) -> bool:
    """BR-QUEST-06 Is it a wait at which Quests may be shown?"""
    ask: Ask[Lodge] | None = waiting_ask(game)
    return isinstance(ask, (ChooseAction, NextEvocation))


def any_trap(game: Lodge, seat: int, luck: Luck) -> int:
    found = [NONE]
    for slot in range(len(SLOTS)):
        if game.mages[seat].slots[slot] == ACTIVE and game.side_on(seat, slot).type == TRAP:
            found.append(slot)
    return found[luck.below(len(found))]
