"""What a choice would do, as far as the seat can know: every face of the dice and the coin, tried on copies.

The rules themselves are run, up to the end of what is going on, as if nobody interrupted any more. First come what it
costs and the chances of the result; then groups: `on` says whom the facts after it are about, a Foe or a Familiar.
"""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import CLAIMS, ROLLS, RUNS, TOGETHER, Ask, Chance, Step
from grimalkin.core.codes import PASS
from grimalkin.core.engine import choose, happen, step_in, waiting_ask
from grimalkin.core.errors import SecretNeeded
from grimalkin.core.view import Fact
from grimalkin.games.familiars_and_foes.attack import RollDie, SecondDie, SplitAsk, Trained, row_of
from grimalkin.games.familiars_and_foes.ballyhoo import Ballyhoo
from grimalkin.games.familiars_and_foes.kinds import BACKFIRE, CRITICAL, DRAIN, FOE, HEAL, HIT, MISS, PART_WORDS
from grimalkin.games.familiars_and_foes.parts import NextPart
from grimalkin.games.familiars_and_foes.rounds import (
    AfterSpot,
    CarriedOn,
    CarriedOver,
    FoeActs,
    RoundEnd,
    ToadMoves,
    ToadSpot,
    TurnAction,
    WaveBegun,
    WaveEnd,
    WaveStart,
)
from grimalkin.games.familiars_and_foes.state import LASTING, SEATS, Quest
from grimalkin.games.familiars_and_foes.windows import CoinFlip, Hold, HoldFall, Window

MOST_ENDS: Final = 1_000  # ways in which it can go, before nothing is said
WORKS: Final = -1  # of a spell that works from a number on
FORBIDS: Final = 8  # of a Foe's row: something is forbidden


def foresee(masked: Quest, seat: int, option: int) -> list[Fact]:
    """What is known of one option that the seat has now."""
    ask = waiting_ask(masked)
    if ask is None or ask.shape() == TOGETHER:  # what others choose at the same time is sealed
        return []
    try:
        return facts_of(masked, ask, seat, option)
    except SecretNeeded:
        return []  # a hidden card decides


def facts_of(masked: Quest, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
    made = after(masked, ask, seat, option)
    shown: list[Fact] = []
    paid = masked.familiars[seat].mp - made.familiars[seat].mp
    if paid > 0:
        shown.append(Fact("cost", paid, masked.familiars[seat].mp))
    ends = Ends(masked)
    walk(made, 1.0, ends, False)
    if not ends.states or len(ends.states) > MOST_ENDS:
        return shown
    shown += result_facts(ends)
    if isinstance(ask, Window) and option != PASS:
        shown += gain_facts(masked, ask, seat, ends)
    for slot in range(len(masked.foes)):
        if masked.foes[slot].hp:
            shown += foe_facts(masked, ends, slot)
    for other in range(len(masked.familiars)):
        shown += familiar_facts(masked, ends, other)
    return shown + effect_facts(masked, ends)


def after(masked: Quest, ask: Ask[Any], seat: int, option: int) -> Quest:
    """A copy in which the choice is made. A pass is everybody's."""
    twin = masked.copy()
    if option not in ask.options(twin, seat):
        step_in(twin, seat, option)
    elif ask.shape() == CLAIMS and option == PASS:
        twin.agenda.pop()
        twin.answers = ()
    else:
        choose(twin, ask, seat, option)
    return twin


# Every way in which it can go


class Ends:
    """The states in which it can end, how likely each is, and what was rolled there."""

    def __init__(self, before: Quest) -> None:
        self.before = before
        self.states: list[Quest] = []
        self.chances: list[float] = []
        self.results: list[int] = []  # the kind of the chart's row; -2: no roll was read

    def add(self, state: Quest, chance: float, result: int) -> None:
        self.states.append(state)
        self.chances.append(chance)
        self.results.append(result)

    def share(self, result: int) -> int:
        """How likely a result is, in percent."""
        total = 0.0
        for i in range(len(self.results)):
            if self.results[i] == result:
                total += self.chances[i]
        return percent(total)


NO_RESULT: Final = -2


def percent(chance: float) -> int:
    """Never 0 for what can happen, never 100 for what need not."""
    if chance <= 0.0:
        return 0
    return 100 if chance > 0.9999 else max(1, min(99, round(100 * chance)))


def is_over(step: Step[Any]) -> bool:
    """Is what was going on done, when this step is the next?"""
    return isinstance(
        step,
        (
            Trained,
            NextPart,
            Ballyhoo,
            TurnAction,
            FoeActs,
            RoundEnd,
            AfterSpot,
            ToadMoves,
            ToadSpot,
            WaveBegun,
            WaveEnd,
            WaveStart,
            CarriedOn,
            CarriedOver,
        ),
    )


def walk(game: Quest, chance: float, ends: Ends, read: bool) -> None:
    """Run on; at each die and coin go every way. `read`: a roll has been read."""
    result = NO_RESULT
    while game.result is None and len(ends.states) <= MOST_ENDS:
        step = game.agenda[-1]
        if step.shape() == RUNS:
            if is_over(step):
                break
            game.agenda.pop()
            if isinstance(step, Hold):
                continue  # nobody interrupts
            game.rehearsing = isinstance(step, HoldFall)  # what saves by itself does
            before = game.roll.nat
            step.run(game)
            game.rehearsing = False
            if reads(step):
                result = result_of(game)
            elif before and not game.roll.nat:
                read = False
        elif isinstance(step, (RollDie, SecondDie, CoinFlip)):
            go_every_way(game, step, chance, ends, read)
            return
        elif isinstance(step, Window):
            game.agenda.pop()
            game.answers = ()
        elif isinstance(step, SplitAsk):
            game.agenda.pop()
            step.chosen(game, step.seat, step.default(game, step.seat))
        else:
            break
    ends.add(game, chance, result)


def go_every_way(game: Quest, die: Chance[Quest], chance: float, ends: Ends, read: bool) -> None:
    weights = die.weights(game)
    total = sum(weights)
    for outcome in range(len(weights)):
        if weights[outcome]:
            twin = game.copy()
            happen(twin, die, outcome)
            walk(twin, chance * weights[outcome] / total, ends, read)
