"""Quests: when they may be shown, and what showing one is. BR-QUEST."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import ALLOWED, Ask, Step, Together
from grimalkin.core.codes import PASS
from grimalkin.core.piles import EVERYONE, Pile, public
from grimalkin.games.black_rose.codes import SHOW, YES
from grimalkin.games.black_rose.drawing import quest_id
from grimalkin.games.black_rose.events import COMPLETED, SHOWED, STOLE_QUEST
from grimalkin.games.black_rose.kinds import L_NO_QUEST, NONE, ON_QUEST
from grimalkin.games.black_rose.pieces import Cast
from grimalkin.games.black_rose.power import gain
from grimalkin.games.black_rose.script import carry_out
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.windows import TrapWindow
from grimalkin.kit.piles import without


def is_fulfilled(game: Lodge, seat: int, kind: int) -> bool:
    """BR-QUEST-02 Does the condition of a Quest hold now, and does nothing forbid to complete it?"""
    for effect in game.lasting:
        if effect.what == L_NO_QUEST and effect.on == seat and effect.about == kind:
            return False
    return game.box.quest(kind).condition.value(game, seat, NONE) != 0


def fulfilled(game: Lodge, seat: int) -> list[int]:
    return [kind for kind in game.quests[seat].kinds() if is_fulfilled(game, seat, kind)]


def show_quest(game: Lodge, seat: int, kind: int) -> None:
    """BR-QUEST-07 Traps first, then points, then the reward."""
    complete_quest(game, seat, game.quests[seat], kind)


def complete_quest(game: Lodge, seat: int, source: Pile, kind: int) -> None:
    """A Quest is shown, wherever it lay. The effect on the stack is what Traps may change."""
    card = game.play_from(source, kind)
    game.log_event("BR-QUEST-07", SHOWED, seat, card)
    mage = game.mages[seat]
    mage.completed = (*mage.completed, kind)
    game.casts.append(Cast(seat, kind, NONE, mage.place))
    game.then(TrapWindow(ON_QUEST, seat, NONE), QuestPays())


class QuestPays(Step[Lodge]):
    """BR-QUEST-02 The holder gains its points, then comes the reward; Traps may have changed who gets what."""

    id: ClassVar[str] = "quest_pays"
    rule: ClassVar[str] = "BR-QUEST-02"

    def run(self, game: Lodge) -> None:
        shown = game.casts.pop()
        seat = shown.seat
        if shown.cancelled:  # it goes back to the hand, where everybody has seen it
            lay_aside(game, seat, shown.kind)
            game.quests[seat].put(public(shown.kind))
            return
        game.log_event("BR-QUEST-02", COMPLETED, seat, public(shown.kind))
        game.then(Reward(seat, shown.kind))
        gain(game, seat if shown.taker == NONE else shown.taker, game.box.quest(shown.kind).points, "BR-QUEST-02")
        if shown.keeper != NONE:
            lay_aside(game, seat, shown.kind)
            keeper = game.mages[shown.keeper]
            keeper.completed = (*keeper.completed, shown.kind)
            game.log_event("BR-QUEST-04", STOLE_QUEST, shown.keeper, seat, public(shown.kind))


def lay_aside(game: Lodge, seat: int, kind: int) -> None:
    """A Quest is not among the completed ones any more."""
    mage = game.mages[seat]
    mage.completed = without(mage.completed, kind)


class Reward(Step[Lodge]):
    """BR-QUEST-07 A reward, where the Quest has one."""

    id: ClassVar[str] = "reward"
    rule: ClassVar[str] = "BR-QUEST-07"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, game: Lodge) -> None:
        if game.box.quest(self.kind).script.verbs:
            game.then(TakeReward(self.seat, self.kind))


class TakeReward(Ask[Lodge]):
    """BR-DEC-40 The holder takes the reward, or declines it."""

    id: ClassVar[str] = "take_reward"
    rule: ClassVar[str] = "BR-DEC-40"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [PASS, YES]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == YES:
            place = game.mages[seat].place
            carry_out(game, Cast(seat, self.kind, NONE, place), game.box.quest(self.kind).script)


class AskQuests(Step[Lodge]):
    """BR-QUEST-06 In Clean-up every Mage with a Quest is asked, fulfilled or not, until all pass."""

    id: ClassVar[str] = "ask_quests"
    rule: ClassVar[str] = "BR-QUEST-06"

    def run(self, game: Lodge) -> None:
        asked = 0
        for seat in range(len(game.mages)):
            if len(game.quests[seat]):
                asked |= 1 << seat
        if asked:
            game.then(ShowQuests(asked))


class ShowQuests(Together[Lodge]):
    """BR-DEC-26 All together and sealed; what they show is resolved in order from the Crown."""

    id: ClassVar[str] = "show_quests"
    rule: ClassVar[str] = "BR-DEC-26"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [PASS] + [SHOW.code(kind) for kind in game.quests[seat].kinds()]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        return ALLOWED if act == PASS or is_fulfilled(game, seat, SHOW.one(act)) else "BR-QUEST-02"

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [quest_id(game, seat, SHOW.one(option))]

    def all_chosen(self, game: Lodge, answers: list[int]) -> None:
        shown = [seat for seat in game.from_crown() if answers[seat] > PASS]
        if shown:
            game.then(AskQuests())
        for i in range(len(shown) - 1, -1, -1):
            seat = shown[i]
            game.reveal(game.quests[seat], SHOW.one(answers[seat]), EVERYONE)
            game.then(ShowNow(seat, SHOW.one(answers[seat])))


class ShowNow(Step[Lodge]):
    """BR-QUEST-06 A Quest that was named is shown, if its condition still holds."""

    id: ClassVar[str] = "show_now"
    rule: ClassVar[str] = "BR-QUEST-06"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind  # everybody sees it now

    def run(self, game: Lodge) -> None:
        if game.quests[self.seat].holds(self.kind) and is_fulfilled(game, self.seat, self.kind):
            show_quest(game, self.seat, self.kind)
