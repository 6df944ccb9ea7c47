"""What a choice would do, as far as the seat can know: every face of the dice and the coin, tried on copies.

The rules themselves are run, up to the end of what is going on, as if nobody interrupted any more. First come what it
costs and the chances of the result; then groups: `on` says whom the facts after it are about, a Foe or a Familiar.
"""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import CLAIMS, RUNS, TOGETHER, Ask, Chance, Step
from grimalkin.core.codes import PASS
from grimalkin.core.engine import choose, happen, step_in, waiting_ask
from grimalkin.core.errors import SecretNeeded
from grimalkin.core.view import Fact
from grimalkin.games.familiars_and_foes.attack import RollDie, ScoreRoll, SecondDie, SplitAsk, Trained, row_of
from grimalkin.games.familiars_and_foes.ballyhoo import Ballyhoo
from grimalkin.games.familiars_and_foes.kinds import BACKFIRE, CRITICAL, DRAIN, FOE, HEAL, HIT, LASTING, MISS, NO
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
from grimalkin.games.familiars_and_foes.state import SEATS, Quest
from grimalkin.games.familiars_and_foes.windows import CoinFlip, Hold, HoldFall, Window

MOST_ENDS: Final = 1_000  # ways in which it can go, before nothing is said
NO_RESULT: Final = -2
WORKS: Final = -1  # of a spell that works from a number on
RESULTS: Final = ["works", "miss", "hit", "critical", "backfire", "others", "heal", "drain", "forbids"]


def foresee(masked: Quest, seat: int, option: int) -> list[Fact]:
    """What is known of one option that the seat has now."""
    ask = waiting_ask(masked)
    if ask is None or ask.shape() == TOGETHER:  # what others choose at the same time is sealed
        return []
    try:
        return facts_of(masked, ask, seat, option)
    except SecretNeeded:
        return []  # a hidden card decides


def is_futile(masked: Quest, seat: int, option: int) -> bool:
    """A choice whose roll misses on every face."""
    for fact in foresee(masked, seat, option):
        if fact.name == "result":
            return fact.value == RESULTS[MISS + 1]
    return False


def facts_of(masked: Quest, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
    made = after(masked, ask, seat, option)
    shown: list[Fact] = []
    paid = masked.familiars[seat].mp - made.familiars[seat].mp
    if paid > 0:
        shown.append(Fact("cost", paid, masked.familiars[seat].mp))
    ends = Ends()
    walk(made, 1.0, ends, NO_RESULT)
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

    def __init__(self) -> None:
        self.states: list[Quest] = []
        self.chances: list[float] = []
        self.results: list[int] = []  # the kind of the chart's row, WORKS, or NO_RESULT: no roll was read

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


def walk(game: Quest, chance: float, ends: Ends, result: int) -> None:
    """Run on; at each die and coin go every way. `result` is that of the roll that was read last."""
    while game.result is None and len(ends.states) <= MOST_ENDS:
        step = game.agenda[-1]
        if step.shape() == RUNS:
            if is_over(step):
                break
            game.agenda.pop()
            if isinstance(step, Hold):
                continue  # nobody interrupts
            if isinstance(step, ScoreRoll):
                result = result_of(game)
            game.rehearsing = isinstance(step, (HoldFall, ScoreRoll))  # what saves by itself does; nothing is drawn
            step.run(game)
            game.rehearsing = False
        elif isinstance(step, (RollDie, SecondDie, CoinFlip)):
            go_every_way(game, step, chance, ends, result)
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


def go_every_way(game: Quest, die: Chance[Quest], chance: float, ends: Ends, result: int) -> None:
    weights = die.weights(game)
    total = sum(weights)
    for outcome in range(len(weights)):
        if weights[outcome]:
            twin = game.copy()
            happen(twin, die, outcome)
            walk(twin, chance * weights[outcome] / total, ends, result)


def result_of(game: Quest) -> int:
    """What the pending roll comes to: the kind of its chart's row."""
    roll = game.roll
    if roll.kind == FOE:
        return game.foes[roll.slot].card.chart.rows[roll.final()].kind
    if roll.is_attack():
        return row_of(game).kind
    assert roll.spell is not None
    return WORKS if roll.final() >= roll.spell.needs else MISS


# What is said of it


def result_facts(ends: Ends) -> list[Fact]:
    """The one result that is certain, or how likely each is."""
    found = sorted(set(ends.results))
    if found == [NO_RESULT]:
        return []
    if len(found) == 1:
        return [Fact("result", RESULTS[found[0] + 1])]
    shown: list[Fact] = []
    if ends.share(WORKS):
        shown.append(Fact("works_chance", ends.share(WORKS)))
    if ends.share(MISS):
        shown.append(Fact("miss_chance", ends.share(MISS)))
    if ends.share(HIT):
        shown.append(Fact("hit_chance", ends.share(HIT)))
    if ends.share(CRITICAL):
        shown.append(Fact("critical_chance", ends.share(CRITICAL)))
    if ends.share(BACKFIRE):
        shown.append(Fact("backfire_chance", ends.share(BACKFIRE)))
    if ends.share(HEAL):
        shown.append(Fact("heal_chance", ends.share(HEAL)))
    if ends.share(DRAIN):
        shown.append(Fact("drain_chance", ends.share(DRAIN)))
    if ends.share(NO):
        shown.append(Fact("forbid_chance", ends.share(NO)))
    return shown


def gain_facts(masked: Quest, ask: Window, seat: int, ends: Ends) -> list[Fact]:
    """What using something changes, compared with a pass of everybody."""
    passed = Ends()
    walk(after(masked, ask, seat, PASS), 1.0, passed, NO_RESULT)
    shown: list[Fact] = []
    saved = round(team_hp(ends) - team_hp(passed))
    if saved > 0:
        shown.append(Fact("saves", saved))
    more = round(foes_hp(passed) - foes_hp(ends))
    if more > 0:
        shown.append(Fact("more_damage", more))
    return shown


def team_hp(ends: Ends) -> float:
    total = 0.0
    for i in range(len(ends.states)):
        for familiar in ends.states[i].familiars:
            total += familiar.hp * ends.chances[i]
    return total


def foes_hp(ends: Ends) -> float:
    total = 0.0
    for i in range(len(ends.states)):
        for foe in ends.states[i].foes:
            total += foe.hp * ends.chances[i]
    return total


def foe_facts(masked: Quest, ends: Ends, slot: int) -> list[Fact]:
    """The damage that a Foe has to expect, what it is left with, and how likely it is defeated."""
    foe = masked.foes[slot]
    hp = 0.0
    defeated = 0.0
    lowest = highest = foe.hp
    for i in range(len(ends.states)):
        now = ends.states[i].foes[slot].hp
        hp += now * ends.chances[i]
        defeated += ends.chances[i] if not now else 0.0
        lowest = min(lowest, now)
        highest = max(highest, now)
    if lowest == highest:
        return []
    shown = [Fact("on", foe.card.key)]
    if hp < foe.hp:
        shown.append(Fact("expected", round(foe.hp - hp)))
    if len(ends.states) > 1 and lowest < foe.hp:
        shown.append(Fact("most_damage", foe.hp - lowest))
    shown.append(Fact("hp_average" if len(ends.states) > 1 else "hp_after", round(hp), foe.max_hp))
    if defeated:
        shown.append(Fact("defeat_chance", percent(defeated)))
    return shown


def familiar_facts(masked: Quest, ends: Ends, seat: int) -> list[Fact]:
    """What becomes of a Familiar's HP and MP, its gems and tokens, and how likely it falls."""
    familiar = masked.familiars[seat]
    hp = mp = fallen = 0.0
    all_hp: list[int] = []
    all_mp: list[int] = []  # while it stands: who falls has nothing of it any more
    for i in range(len(ends.states)):
        now = ends.states[i].familiars[seat]
        all_hp.append(now.hp)
        hp += now.hp * ends.chances[i]
        if familiar.hp and not now.hp:
            fallen += ends.chances[i]
        else:
            all_mp.append(now.mp)
            mp += now.mp * ends.chances[i]
    shown: list[Fact] = []
    if min(all_hp) != familiar.hp or max(all_hp) != familiar.hp:
        certain = min(all_hp) == max(all_hp)
        shown.append(Fact("hp_after" if certain else "hp_average", round(hp), familiar.mat.hp))
        if min(all_hp) < round(hp):
            shown.append(Fact("worst_hp", min(all_hp), familiar.mat.hp))
    if all_mp and (min(all_mp) != familiar.mp or max(all_mp) != familiar.mp):
        certain = min(all_mp) == max(all_mp)
        shown.append(Fact("mp_after" if certain else "mp_average", round(mp / (1.0 - fallen)), familiar.mat.mp))
    if fallen:
        shown.append(Fact("fall_chance", percent(fallen)))
    last = ends.states[0].familiars[seat]
    if last.tokens != familiar.tokens and len(ends.states) == 1:
        shown.append(Fact("tokens", last.tokens))
    if last.gems != familiar.gems and len(ends.states) == 1:
        shown.append(Fact("gems", last.gems, masked.max_gems))
    return [Fact("on", SEATS[seat]), *shown] if shown else []


def effect_facts(masked: Quest, ends: Ends) -> list[Fact]:
    """What will last, if nothing is rolled for it."""
    if len(ends.states) > 1:
        return []
    shown: list[Fact] = []
    for effect in ends.states[0].lasting:
        if effect not in masked.lasting:
            shown.append(Fact("effect", LASTING[effect.what]))
            shown.append(Fact("amount", effect.amount))
    return shown
