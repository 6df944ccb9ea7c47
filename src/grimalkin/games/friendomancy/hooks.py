"""What the game decides for the engine: limits of triggers, what cards count, what is guessed, what leaving does."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.core.judging import convene, official_left
from grimalkin.core.luck import Luck
from grimalkin.core.piles import Pile, public
from grimalkin.core.state import Lots
from grimalkin.games.friendomancy import context as ctx
from grimalkin.games.friendomancy.codes import ADD_NONE, CODES, DONE, STOP
from grimalkin.games.friendomancy.events import IGNORED, TRIGGERED
from grimalkin.games.friendomancy.foes import CHECK_FOES, LootOver, check_foes
from grimalkin.games.friendomancy.guessing import deal_guessed
from grimalkin.games.friendomancy.judge import BENCH
from grimalkin.games.friendomancy.kinds import (
    FIRST_DECK,
    NONE,
    POOL_COUNT,
    Q_BEHIND,
    Q_DISCARDED,
    Q_DREW_HERE,
    Q_HAND,
    Q_ON_BOARD,
    Q_PERCHED,
    Q_PLAYED,
    Q_POWER,
    Q_ROLLED,
    Q_UNDER,
    Q_UNDER_OF,
    Q_WAS,
)
from grimalkin.games.friendomancy.leaving import leave_table
from grimalkin.games.friendomancy.permits import can_permit
from grimalkin.games.friendomancy.places import find_discarded
from grimalkin.games.friendomancy.script import LineHooks, LineStep
from grimalkin.games.friendomancy.state import K_LOOP_TRIGGERS, Parlor
from grimalkin.games.friendomancy.turn import AskDraw, AskMain, AskSwap
from grimalkin.games.friendomancy.values import power_of
from grimalkin.kit.triggers import RUN_TRIGGERS, Trigger

OF_YOU: Final = (Q_HAND, Q_BEHIND)


class ParlorHooks(LineHooks):
    def after_line(self, game: Parlor) -> None:
        check_foes(game)

    # triggers

    def most_depth(self, game: Parlor) -> int:
        return game.keys[K_LOOP_TRIGGERS]

    def refused(self, game: Parlor, trigger: Trigger) -> None:
        """FR-RULING-62 A trigger that is too deep, or one too many, is ignored."""
        step = trigger.step
        if isinstance(step, LineStep):
            game.log_event("FR-RULING-62", IGNORED, public(step.kind))
        elif isinstance(step, LootOver):
            step.run(game)

    def begins(self, game: Parlor, trigger: Trigger) -> None:
        step = trigger.step
        if game.listener is not None and isinstance(step, LineStep):
            game.log_event("FR-RULING-56", TRIGGERED, public(step.kind))

    # what is hidden

    def lots(self, game: Parlor, group: int) -> Lots:
        return game.box.by_type

    def deal(
        self, game: Parlor, seat: int, group: int, piles: list[Pile], lots: list[list[int]], missing: int, luck: Luck
    ) -> None:
        deal_guessed(game, group, piles, lots, missing, luck)

    # the Judge

    def bench(self) -> Any:
        return BENCH

    def convene(self, game: Parlor) -> bool:
        return convene(game)

    def notation(self, game: Parlor, option: int) -> str:
        text = CODES.texts[option]
        if "#card." not in text:
            return text
        words: list[str] = []
        for word in text.split():
            words.append(game.box.names[int(word[6:])] if word.startswith("#card.") else word)
        return " ".join(words)

    def is_idle(self, game: Parlor, option: int) -> bool:
        """FR-RULING-150 To stop stays legal, and so does everything else by which nothing happens."""
        return option in (PASS, STOP, DONE, ADD_NONE)

    def can_permit(self, game: Parlor, ask: Any, seat: int, act: int, rest: list[str]) -> bool:
        return can_permit(game, ask, seat, act, rest)

    # leaving

    def left(self, game: Parlor, seat: int) -> None:
        """FR-RULING-86 A Foe that perches again by it may be Defeated at once."""
        if game.officials >> seat & 1:
            official_left(game, seat)
            return
        leave_table(game, seat)
        if game.perch and game.result is None:
            asked = waiting_on(game)
            if isinstance(asked, (AskDraw, AskMain, AskSwap)):  # no effect is half done
                game.then(RUN_TRIGGERS)
            game.then(CHECK_FOES)

    def deserted(self, game: Parlor, seat: int) -> None:
        """FR-RULING-107 One player left: the game ends and that player wins."""
        winners = 0
        for other in range(len(game.teams)):
            if not game.is_absent(other):
                winners |= 1 << other
        game.end("FR-RULING-107", winners, game.money[:])

    # what cards count

    def quantity(self, game: Parlor, quantity: int, word: int, me: int, other: int) -> int:
        if quantity in (Q_UNDER, Q_UNDER_OF):
            return count_under(game, word if quantity == Q_UNDER_OF else NONE, other)
        if quantity == Q_ROLLED:
            return ctx.rolled_of(other)
        if quantity == Q_WAS:
            return ctx.tribes_of(other) >> word & 1
        if quantity == Q_PLAYED:
            return sum(game.played) if word == 0 else game.played[word - 1]
        if quantity in OF_YOU and me == NONE:
            return 0  # under a perched Foe nobody is "you"
        if quantity == Q_HAND:
            return len(game.hands[me])
        if quantity == Q_BEHIND:
            for seat in range(len(game.money)):
                if seat != me and not game.is_absent(seat) and game.money[seat] > game.money[me]:
                    return 1
            return 0
        if quantity == Q_DISCARDED:
            return 1 if find_discarded(game, ctx.card_of(other), ctx.kind_of(other)) != NONE else 0
        piece = game.piece(ctx.source_of(other))
        if piece is None:
            return 0
        if quantity == Q_POWER:
            return power_of(game, piece)
        if quantity == Q_ON_BOARD:
            return 1 if piece.seat != NONE else 0
        if quantity == Q_PERCHED:
            return 1 if piece.pile == (word if word < POOL_COUNT else FIRST_DECK + game.active) else 0
        assert quantity == Q_DREW_HERE, f"quantity {quantity} is not counted"
        return game.drew >> piece.pile & 1 if piece.pile != NONE else 0


def waiting_on(game: Parlor) -> Step[Any] | None:
    """The question that waits below what the engine put there to go on with it."""
    for place in range(len(game.agenda) - 1, -1, -1):
        step: Step[Any] = game.agenda[place]
        if isinstance(step, Ask):
            return step
    return None


def count_under(game: Parlor, tribe: int, context: int) -> int:
    """FR-RULING-53, FR-RULING-132 The cards under this one, or just before it was sacrificed; face-down they are only
    cards."""
    before = ctx.under_of(context)
    if before != NONE and tribe == NONE:
        return before
    piece = game.anywhere(ctx.source_of(context))
    if piece is None:
        return 0
    if tribe == NONE:
        return len(piece.under)
    count = 0
    for card in piece.under:
        if card.down is None and game.box.tribes[card.kind] >> tribe & 1:
            count += 1
    return count
