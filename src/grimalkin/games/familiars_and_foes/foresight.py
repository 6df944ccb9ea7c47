"""What a choice would do, as far as the seat can know: every face of the dice and the coin, tried on copies.

The rules themselves are run, up to the end of what is going on, as if nobody interrupted any more. First come what it
costs, the chances of the result, the least natural die that works and what is added to a hit; then groups: `on` says
whom the facts after it are about, a Foe or a Familiar. `because` says why an attack can do nothing.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from grimalkin.core.agenda import ROLLS, RUNS, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.core.view import Fact
from grimalkin.games.familiars_and_foes.attack import RollDie, ScoreRoll, SecondDie, SplitAsk, Trained, row_of
from grimalkin.games.familiars_and_foes.ballyhoo import Ballyhoo
from grimalkin.games.familiars_and_foes.kinds import CRITICAL, FOE, HIT, LASTING, MISS, SIDES
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
from grimalkin.games.familiars_and_foes.shares import hit_parts, roll_parts
from grimalkin.games.familiars_and_foes.state import SEATS, Quest
from grimalkin.games.familiars_and_foes.windows import CoinFlip, OpenFallWindow, OpenWindow, Window
from grimalkin.kit.foresight import UNMARKED, Ends, Foresight, Horizon, Spread, after, percent, rounded

# the mark of an end is the kind of the chart's row that was rolled last, or this
WORKS: Final = -1  # of a spell that works from a number on
RESULTS: Final = ["works", "miss", "hit", "critical", "backfire", "others", "heal", "drain", "forbids"]
# the results that have a chance of their own ("others" comes with another result), and what it is called
LIKELY: Final = [WORKS, *[result for result in range(len(RESULTS) - 1) if RESULTS[result + 1] != "others"]]
CHANCES: Final = [
    "works_chance",
    "miss_chance",
    "hit_chance",
    "critical_chance",
    "backfire_chance",
    "heal_chance",
    "drain_chance",
    "forbid_chance",
]


class QuestForesight(Foresight[Quest]):
    def facts(self, masked: Quest, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
        made = after(masked, ask, seat, option)
        shown: list[Fact] = []
        paid = masked.familiars[seat].mp - made.familiars[seat].mp
        if paid > 0:
            shown.append(Fact("cost", paid, masked.familiars[seat].mp))
        roll = roll_facts(made)
        ends = THIS_MOVE.ends_of(made)
        if ends.cut:
            return shown
        shown += result_facts(ends) + roll
        if isinstance(ask, Window) and option != PASS:
            shown += gain_facts(masked, ask, seat, ends)
        for slot in range(len(masked.foes)):
            if masked.foes[slot].hp:
                shown += foe_facts(masked, ends, slot)
        for other in range(len(masked.familiars)):
            shown += familiar_facts(masked, ends, other)
        return shown + effect_facts(masked, ends)

    def is_futile(self, masked: Quest, seat: int, option: int) -> bool:
        """A choice whose roll misses on every face."""
        for fact in self.foresee(masked, seat, option):
            if fact.name == "result":
                return fact.value == RESULTS[MISS + 1]
        return False


FORESIGHT: Final = QuestForesight()


class ThisMove(Horizon[Quest]):
    """To the end of what is going on: every die of it and the coin; nobody interrupts."""

    def stops(self, game: Quest, step: Step[Any]) -> bool:
        shape = step.shape()
        if shape == RUNS:
            return is_over(step)
        if shape == ROLLS:
            return not isinstance(step, (RollDie, SecondDie, CoinFlip))
        return not isinstance(step, (Window, SplitAsk))

    def run(self, game: Quest, step: Step[Any], mark: int) -> int:
        if isinstance(step, OpenWindow):
            return mark  # nobody interrupts
        if isinstance(step, ScoreRoll):
            mark = result_of(game)
        game.rehearsing = isinstance(step, (OpenFallWindow, ScoreRoll))  # what saves by itself does; nothing is drawn
        step.run(game)
        game.rehearsing = False
        return mark


THIS_MOVE: Final = ThisMove()


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


def result_facts(ends: Ends[Quest]) -> list[Fact]:
    """The one result that is certain, or how likely each is."""
    found = ends.marks()
    if found == [UNMARKED]:
        return []
    if len(found) == 1:
        return [Fact("result", RESULTS[found[0] + 1])]
    return [Fact(CHANCES[i], percent(ends.chance(LIKELY[i]))) for i in range(len(LIKELY)) if LIKELY[i] in found]


def roll_facts(made: Quest) -> list[Fact]:
    """Of a roll that is to come: the least natural die that works, with what changes it, and what is added to a hit."""
    roll = made.roll
    if roll.nat or roll.gated or roll.kind == FOE or roll.seat < 0:
        return []
    parts = roll_parts(made)
    changed = sum([part.amount for part in parts])
    dice = [die for die in range(1, SIDES + 1) if works(made, max(1, min(SIDES, die + changed)))]
    shown: list[Fact] = []
    if dice:
        shown.append(Fact("needs", dice[0], SIDES, parts or UNSET))
    elif parts:
        shown.append(Fact("because", min(parts, key=lambda part: part.amount).cause))
    more = hit_parts(made, 0)[1:]
    if more:
        shown.append(Fact("hit_bonus", sum([part.amount for part in more]), None, more))
    return shown


def works(made: Quest, final: int) -> bool:
    """Does this final die do what the pending roll of a Familiar is for?"""
    roll = made.roll
    if roll.spell is not None and not roll.spell.chart.rows:
        return final >= roll.spell.needs
    rows = made.familiars[roll.seat].mat.attack.chart.rows if roll.spell is None else roll.spell.chart.rows
    return rows[final].kind in (HIT, CRITICAL)


def gain_facts(masked: Quest, ask: Window, seat: int, ends: Ends[Quest]) -> list[Fact]:
    """What using something changes, compared with a pass of everybody."""
    passed = THIS_MOVE.ends_of(after(masked, ask, seat, PASS))
    shown: list[Fact] = []
    if passed.cut:
        return shown
    saved = rounded(ends.spread(team_hp).total - passed.spread(team_hp).total)
    if saved > 0:
        shown.append(Fact("saves", saved))
    more = rounded(passed.spread(foes_hp).total - ends.spread(foes_hp).total)
    if more > 0:
        shown.append(Fact("more_damage", more))
    return shown


def team_hp(game: Quest) -> int:
    return sum([familiar.hp for familiar in game.familiars])


def foes_hp(game: Quest) -> int:
    return sum([foe.hp for foe in game.foes])


def foe_facts(masked: Quest, ends: Ends[Quest], slot: int) -> list[Fact]:
    """The damage that a Foe has to expect, what it is left with, and how likely it is defeated."""
    foe = masked.foes[slot]
    hp = Spread()
    for end in ends.all:
        hp.add(end.state.foes[slot].hp, end.chance)
    if hp.is_always(foe.hp):
        return []
    shown = [Fact("on", foe.card.key)]
    if hp.total < foe.hp:
        shown.append(Fact("expected", round(foe.hp - hp.total)))
    if len(ends.all) > 1 and hp.least < foe.hp:
        shown.append(Fact("most_damage", foe.hp - hp.least))
    shown.append(Fact("hp_average" if len(ends.all) > 1 else "hp_after", round(hp.total), foe.max_hp))
    if not hp.least:
        shown.append(Fact("defeat_chance", percent(hp.chance_of(0))))
    return shown


def familiar_facts(masked: Quest, ends: Ends[Quest], seat: int) -> list[Fact]:
    """What becomes of a Familiar's HP and MP, its gems and tokens, and how likely it falls."""
    familiar = masked.familiars[seat]
    hp = Spread()
    mp = Spread()  # while it stands: who falls has nothing of it any more
    for end in ends.all:
        now = end.state.familiars[seat]
        hp.add(now.hp, end.chance)
        if now.hp or not familiar.hp:
            mp.add(now.mp, end.chance)
    shown: list[Fact] = []
    if not hp.is_always(familiar.hp):
        shown.append(Fact("hp_after" if hp.is_certain() else "hp_average", round(hp.total), familiar.mat.hp))
        if hp.least < round(hp.total):
            shown.append(Fact("worst_hp", hp.least, familiar.mat.hp))
    if mp.chance and not mp.is_always(familiar.mp):
        shown.append(Fact("mp_after" if mp.is_certain() else "mp_average", round(mp.average()), familiar.mat.mp))
    if familiar.hp and not hp.least:
        shown.append(Fact("fall_chance", percent(hp.chance_of(0))))
    last = ends.all[0].state.familiars[seat]
    if last.tokens != familiar.tokens and len(ends.all) == 1:
        shown.append(Fact("tokens", last.tokens))
    if last.gems != familiar.gems and len(ends.all) == 1:
        shown.append(Fact("gems", last.gems, masked.max_gems))
    return [Fact("on", SEATS[seat]), *shown] if shown else []


def effect_facts(masked: Quest, ends: Ends[Quest]) -> list[Fact]:
    """What will last, if nothing is rolled for it."""
    if len(ends.all) > 1:
        return []
    shown: list[Fact] = []
    for effect in ends.all[0].state.lasting:
        if effect not in masked.lasting:
            shown.append(Fact("effect", LASTING[effect.what]))
            shown.append(Fact("amount", effect.amount))
    return shown
