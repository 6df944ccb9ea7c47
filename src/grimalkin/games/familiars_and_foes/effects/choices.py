"""Effects that let the user look or choose: a look ahead, modes, a borrowed ability."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Ask
from grimalkin.games.familiars_and_foes.attack_worth import effects_value
from grimalkin.games.familiars_and_foes.codes import CHOOSE, CHOOSE_ON, USE
from grimalkin.games.familiars_and_foes.effect import IN_REVIVE, IN_REWARD, QuestEffect
from grimalkin.games.familiars_and_foes.events import CHOSE
from grimalkin.games.familiars_and_foes.items import (
    acts_of,
    add_uses,
    do_effects,
    do_item,
    forbids_item,
    forbids_use,
    gems_for,
    item_gains,
    item_of,
    other_of,
    spend_item,
)
from grimalkin.games.familiars_and_foes.kinds import A_FAMILIAR, ANY, QUIET
from grimalkin.games.familiars_and_foes.printed import Mode
from grimalkin.games.familiars_and_foes.rounds import peek
from grimalkin.games.familiars_and_foes.state import WAVES, Quest
from grimalkin.games.familiars_and_foes.windows import ALLOWS, Window


class Peek(QuestEffect[Quest]):
    """`peek "next wave"`: FF-RULING-116."""

    def gains(self, game: Quest, seat: int, tags: int) -> bool:
        return game.wave < WAVES and not game.known_foes

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        peek(game)

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return 30


class ChooseOne(QuestEffect[Quest]):
    """`choose "one"`: of the modes of the card."""

    where: ClassVar[int] = IN_REWARD
    alone: ClassVar[bool] = True
    chooses: ClassVar[bool] = True
    defers: ClassVar[bool] = True

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.then(ChooseMode(seat, source))

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        best = 0
        for mode in game.box.items[source].modes:
            for one in range(len(game.familiars)):
                if game.familiars[one].hp:
                    best = max(best, effects_value(game, seat, one, mode.effects, source))
        return best


class ChooseMode(Ask[Quest]):
    """One of the modes, with the Familiar that it is for. The card is spent now."""

    id: ClassVar[str] = "choose_mode"
    rule: ClassVar[str] = "FF-REW-05"
    chained: ClassVar[bool] = True

    def __init__(self, seat: int, item: int) -> None:
        super().__init__(seat)
        self.item = item

    def acts(self, game: Quest, seat: int) -> list[int]:
        found: list[int] = []
        for mode in game.box.items[self.item].modes:
            if mode.names == A_FAMILIAR:
                first = CHOOSE_ON.code(mode.code)
                found.extend([first + familiar.mat.slot for familiar in game.familiars])
            else:
                found.append(CHOOSE + mode.code)
        return found

    def forbids(self, game: Quest, seat: int, act: int) -> str:
        other = self.other(game, act)
        if act in CHOOSE_ON and not game.standing(other):
            return "FF-TERM-09"
        mode = self.mode(game, act)
        return "" if mode.condition.value(game, seat, other) else "FF-GOAL-09"

    def mode(self, game: Quest, act: int) -> Mode:
        code = CHOOSE_ON.one(act) if act in CHOOSE_ON else act - CHOOSE
        for mode in game.box.items[self.item].modes:
            if mode.code == code:
                return mode
        raise AssertionError(f"option {act} is not a mode of item {self.item}")

    def other(self, game: Quest, act: int) -> int:
        return game.seat_of(CHOOSE_ON.two(act)) if act in CHOOSE_ON else -1

    def touches(self, game: Quest, seat: int, option: int) -> list[str]:
        other = self.other(game, option)
        return [f"familiar.{game.familiars[other].mat.key}"] if other >= 0 else []

    def dropped(self, game: Quest) -> bool:
        game.agenda.pop()
        return True

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        item = game.box.items[self.item]
        game.log_use("FF-INT-02", seat, USE + item.number, gems_for(item))
        game.log_event("FF-GOAL-09", CHOSE, seat, option)
        spend_item(game, seat, item)
        do_effects(game, self.mode(game, option).effects, seat, self.other(game, option), self.item)


class Borrow(QuestEffect[Quest]):
    """`borrow "ability"`: as any Familiar's Special Ability, without a gem: FF-RULING-104."""

    where: ClassVar[int] = IN_REWARD
    alone: ClassVar[bool] = True
    defers: ClassVar[bool] = True
    rerolls: ClassVar[bool] = True  # if the ability does
    restores: ClassVar[int] = 1  # perhaps: so `gains` is asked

    def forbids(self, game: Quest, seat: int, other: int, tags: int) -> str:
        if borrowable(game, seat, tags, False):
            return ""
        return "FF-RULING-125" if too_late(game, seat, tags) else "FF-RULING-104"

    def gains(self, game: Quest, seat: int, tags: int) -> bool:
        return len(borrowable(game, seat, tags, True)) > 0

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.then(BorrowAsk(seat, source, game.allowing))

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        best = 0
        ask = game.agenda[-1]
        tags = ALLOWS[ask.window] if isinstance(ask, Window) else QUIET
        for act in borrowable(game, seat, tags, False):
            best = max(best, effects_value(game, seat, other_of(game, act), item_of(game, act).effects, source))
        return best


def borrowable(game: Quest, seat: int, tags: int, gaining: bool) -> list[int]:
    """The abilities of this game's Familiars, the Fallen included, that could be used here without a gem."""
    found: list[int] = []
    for familiar in game.familiars:
        ability = familiar.mat.ability
        if not ability.tags & tags or (gaining and not item_gains(game, seat, ability, tags)):
            continue
        add_uses(game, seat, ability, tags, found, True)
    return found


def too_late(game: Quest, seat: int, tags: int) -> bool:
    """Would some ability be used, if the Foe's die had not been seen?"""
    for familiar in game.familiars:
        ability = familiar.mat.ability
        if ability.tags & tags:
            for act in acts_of(game, ability):
                if forbids_item(game, seat, ability, other_of(game, act), tags, True) == "FF-RULING-125":
                    return True
    return False


class BorrowAsk(Ask[Quest]):
    """FF-RULING-104: which ability, on whom. The card is spent now; no gem, so no task is ticked (FF-RULING-31)."""

    id: ClassVar[str] = "borrow_ask"
    rule: ClassVar[str] = "FF-RULING-104"
    chained: ClassVar[bool] = True

    def __init__(self, seat: int, item: int, tags: int) -> None:
        super().__init__(seat)
        self.item = item
        self.tags = tags

    def acts(self, game: Quest, seat: int) -> list[int]:
        return [act for familiar in game.familiars for act in acts_of(game, familiar.mat.ability)]

    def forbids(self, game: Quest, seat: int, act: int) -> str:
        return forbids_use(game, seat, act, self.tags, True)

    def dropped(self, game: Quest) -> bool:
        game.agenda.pop()
        return True

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        item = game.box.items[self.item]
        game.log_use("FF-INT-02", seat, USE + self.item, gems_for(item))
        game.log_use("FF-RULING-104", seat, option, gems_for(item))
        spend_item(game, seat, item)
        do_item(game, seat, item_of(game, option), other_of(game, option))


class ReviveOne(QuestEffect[Quest]):
    """`revive "fallen"`, on every scroll (FF-ADV-04): revive.py says what it does, because all cast it together."""

    where: ClassVar[int] = IN_REVIVE
    alone: ClassVar[bool] = True

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        raise AssertionError("Revive is cast by all Standing Familiars (revive.py)")
