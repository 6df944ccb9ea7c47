"""What things are worth to a team: HP, MP, damage, Ballyhoos, training. One point of damage to a Foe is about 100."""

from __future__ import annotations

from typing import Final

from grimalkin.games.familiars_and_foes.ballyhoo import OPEN_DAMAGE
from grimalkin.games.familiars_and_foes.charts import Row
from grimalkin.games.familiars_and_foes.kinds import (
    BACKFIRE,
    BALLYHOO_BONUS,
    DRAIN,
    FOE,
    HEAL,
    HIT,
    NO,
    PREVENTS,
    SIDES,
)
from grimalkin.games.familiars_and_foes.kinds import BALLYHOO as BALLYHOO_KIND
from grimalkin.games.familiars_and_foes.state import NOBODY, WAVES, Quest
from grimalkin.games.familiars_and_foes.unlocking import may_attempt

POINT: Final = 100  # of damage
HP: Final = 80
FALLEN: Final = 1500
MP: Final = 28
LAST_MP: Final = 10  # when the Wave, and with it the MP, will soon be over
GEM: Final = 260
TOKEN_PRICE: Final = 120
CARD: Final = 250  # an Artifact in hand
TICK: Final = 130
LAST_TICK: Final = 300
RESTRICTION: Final = 130


def count_standing(game: Quest) -> int:
    count = 0
    for familiar in game.familiars:
        if familiar.hp:
            count += 1
    return count


def foe_hp(game: Quest) -> int:
    total = 0
    for foe in game.foes:
        total += foe.hp
    return total


def mp_worth(game: Quest) -> int:
    return LAST_MP if foe_hp(game) <= 3 * count_standing(game) and game.wave < WAVES else MP


def threat(game: Quest) -> int:
    """What a bad Foes' turn costs each Familiar."""
    total = 0
    for foe in game.foes:
        if foe.hp:
            total += foe.card.chart.rows[17].points_of(HIT)
    return total


def hp_worth(game: Quest, seat: int, gain: int) -> int:
    """What so many HP more are worth to a Familiar: most of all those that keep it from falling."""
    familiar = game.familiars[seat]
    if not familiar.hp or game.healing_forbidden():
        return 0
    danger = threat(game)
    value = 0
    for hp in range(familiar.hp, min(familiar.mat.hp, familiar.hp + gain)):
        if hp <= danger:
            value += 2 * HP
        elif hp <= 2 * danger:
            value += HP + HP // 4
        else:
            value += HP * 2 // 3
    return value


def loss_worth(game: Quest, seat: int, loss: int) -> int:
    """What it costs the team if a Familiar loses HP."""
    familiar = game.familiars[seat]
    if not familiar.hp or loss <= 0:
        return 0
    if loss >= familiar.hp:
        return HP * familiar.hp + FALLEN
    return HP * loss + (HP * loss if familiar.hp - loss <= threat(game) else 0)


def row_worth(game: Quest, slot: int, row: Row) -> int:
    """What a Foe's row costs the team, with what was declared on this roll; negative if it is good for the team."""
    foe = game.foes[slot]
    cost = 0
    for i in range(len(row.what)):
        what = row.what[i]
        points = row.points[i]
        if what == HIT:
            if game.roll.kind == FOE and game.roll.slot == slot and game.roll.mirror != NOBODY:
                cost -= POINT * min(points, foe.hp)
                continue
            prevents = game.roll.prevents if game.roll.kind == FOE and game.roll.slot == slot else 0
            for seat in range(len(game.familiars)):
                cost += loss_worth(game, seat, points - prevents - game.sum_of(PREVENTS, seat))
        elif what == BACKFIRE:
            cost -= POINT * min(points, foe.hp)
        elif what == HEAL:
            cost += POINT * min(points, foe.max_hp - foe.hp)
        elif what == DRAIN:
            cost += MP * points * count_standing(game)
        elif what == NO:
            cost += RESTRICTION
    return cost


def foe_worth(game: Quest, slot: int) -> int:
    """What the next roll of a Foe is expected to cost the team."""
    chart = game.foes[slot].card.chart
    total = 0
    for span in range(len(chart.spans)):
        total += chart.faces(span, 0) * row_worth(game, slot, chart.spans[span])
    return total // SIDES


def damage_worth(game: Quest, slot: int, points: int, kind: int) -> int:
    """What damage to a Foe is worth: more where it hurts the team most, and most of all where it is defeated."""
    foe = game.foes[slot]
    inflicted = min(foe.card.takes(points, kind), foe.hp)
    if not inflicted:
        return 0
    value = inflicted * (POINT + 20 * (foe.max_hp - foe.hp) // foe.max_hp)
    if inflicted >= foe.hp:
        value += POINT + max(0, foe_worth(game, slot))
    return value


def ballyhoo_value(game: Quest, seat: int, slot: int) -> int:
    """An attempt: half the time damage and on it goes, half the time it backfires."""
    foe = game.foes[slot]
    good = damage_worth(game, slot, OPEN_DAMAGE + game.sum_of(BALLYHOO_BONUS, seat), BALLYHOO_KIND)
    good -= loss_worth(game, seat, foe.card.thorns[BALLYHOO_KIND])
    bad = loss_worth(game, seat, foe.card.ballyhoo_backfire)
    if game.familiars[seat].tokens:
        bad = min(bad, TOKEN_PRICE - good)
    return (good - bad) // 2 - mp_worth(game)


def ballyhoo_worth(game: Quest, seat: int, slot: int) -> int:
    """What it is worth to unlock a Ballyhoo against a Foe."""
    foe = game.foes[slot]
    if not foe.card.ballyhoo_limit:
        return 0
    value = 0
    for other in range(len(game.familiars)):
        if other != seat and may_attempt(game, other) and game.familiars[other].mp:
            value = value // 2 + max(0, ballyhoo_value(game, other, slot))
    return value


def tick_worth(game: Quest, seat: int, task: int) -> int:
    """FF-TRAIN-06 The sixth tick opens the Advanced Spell Scroll; each before it is a step there."""
    familiar = game.familiars[seat]
    if familiar.unlocked or familiar.ticks >> task & 1 or not familiar.mat.tasks >> task & 1:
        return 0
    return LAST_TICK if familiar.ticks | 1 << task == familiar.mat.tasks else TICK
