"""What attacks and rolls are worth, by their odds. What effects of cards are worth, they say themselves (effects/)."""

from __future__ import annotations

from grimalkin.games.familiars_and_foes.charts import Chart, Row
from grimalkin.games.familiars_and_foes.effect import QuestEffect
from grimalkin.games.familiars_and_foes.kinds import (
    ATTACK_ROLLS,
    BACKFIRE,
    FOE,
    HIT,
    LAST_BEGINNER,
    MISS,
    PREVENTS,
    SIDES,
    TASK_OF,
)
from grimalkin.games.familiars_and_foes.printed import Spell
from grimalkin.games.familiars_and_foes.state import NOBODY, Quest
from grimalkin.games.familiars_and_foes.worth import (
    POINT,
    ballyhoo_worth,
    damage_worth,
    loss_worth,
    row_worth,
    tick_worth,
)

# Attacks


def modifier(game: Quest, seat: int, kind: int, targets: int) -> int:
    """What is added to an attack roll that is still to be made."""
    plus = game.sum_of(ATTACK_ROLLS, seat)
    worst = 0
    for slot in range(len(game.foes)):
        if targets >> slot & 1:
            worst = min(worst, game.foes[slot].card.aim[kind])
            if game.foes[slot].card.numbs:
                plus = 0
    return plus + worst


def chart_of(game: Quest, seat: int, spell: Spell | None) -> Chart:
    return game.familiars[seat].mat.attack.chart if spell is None else spell.chart


def attack_value(
    game: Quest, seat: int, kind: int, spell: Spell | None, slot: int, targets: int, factors: int, bonus: int = 0
) -> int:
    """What an attack is worth by its odds, without what it costs."""
    chart = chart_of(game, seat, spell)
    by = modifier(game, seat, kind, targets)
    total = 0
    for span in range(len(chart.spans)):
        faces = chart.faces(span, by)
        if faces:
            total += faces * outcome_worth(game, seat, kind, spell, slot, targets, chart.spans[span], factors, bonus)
    value = total // SIDES
    return value // 2 if game.foes[slot].card.gate >> kind & 1 else value


def outcome_worth(
    game: Quest,
    seat: int,
    kind: int,
    spell: Spell | None,
    slot: int,
    targets: int,
    row: Row,
    factors: int,
    bonus: int,
) -> int:
    """What one row of an attack's chart is worth."""
    if row.kind == MISS:
        cost = 0
        for other in range(len(game.foes)):
            if targets >> other & 1:
                card = game.foes[other].card
                cost += POINT * card.feeds[kind]
                if card.spite >> kind & 1:
                    cost += loss_worth(game, seat, card.spite_hp)
        return -cost
    if row.kind == BACKFIRE:
        return -loss_worth(game, seat, row.first * (1 + factors))
    points = row.first * (1 + factors) + bonus
    if spell is not None and not spell.hits_others and spell.aim == 2:
        return damage_worth(game, slot, points, kind)  # split: as good as all on one
    value = damage_worth(game, slot, points, kind)
    for other in range(len(game.foes)):
        if targets >> other & 1 and other != slot:
            value += damage_worth(game, other, (row.others or row.first) * (1 + factors) + bonus, kind)
    struck = min(game.foes[slot].card.takes(points, kind), game.foes[slot].hp)
    if struck:
        if kind <= LAST_BEGINNER:
            value += tick_worth(game, seat, TASK_OF[kind])
            if struck < game.foes[slot].hp and not factors:
                value += ballyhoo_worth(game, seat, slot)
        if struck < game.foes[slot].hp:
            value -= loss_worth(game, seat, game.foes[slot].card.thorns[kind])
    if spell is not None and spell.then:
        value += effects_value(game, seat, slot, spell.then, 0)
    return value


def pending_attack(game: Quest, factors: int, bonus: int) -> int:
    """What the attack that waits for its roll would be worth, multiplied and raised by so much more."""
    roll = game.roll
    factors += roll.factors
    return attack_value(game, roll.seat, roll.kind, roll.spell, roll.slot, roll.targets, factors, roll.bonus + bonus)


def effects_value(game: Quest, seat: int, other: int, effects: list[QuestEffect[Quest]], source: int) -> int:
    value = 0
    for effect in effects:
        value += effect.worth(game, seat, other, source)
    return value


def attacks_left(game: Quest) -> int:
    """How many Familiars will act before the Foes' turn is over."""
    if game.foes_turn():
        return 0
    left = 0
    for spot in range(game.toad, len(game.familiars)):
        if game.familiars[game.seat_at(spot)].hp:
            left += 1
    return left - 1 if game.acted else left


def in_danger(game: Quest, seat: int) -> bool:
    """Would the roll that lies on the table fell this Familiar?"""
    roll = game.roll
    if roll.kind != FOE or not roll.nat or roll.mirror != NOBODY or game.healing_forbidden():
        return False
    row = game.foes[roll.slot].card.chart.rows[roll.final()]
    loss = row.points_of(HIT) - roll.prevents - game.sum_of(PREVENTS, seat)
    return 0 < game.familiars[seat].hp <= loss


# Dice


def pending_worth(game: Quest, final: int) -> int:
    """What the pending roll is worth to the team with this final die."""
    roll = game.roll
    if roll.kind == FOE:
        return -row_worth(game, roll.slot, game.foes[roll.slot].card.chart.rows[final])
    if roll.is_attack():
        row = chart_of(game, roll.seat, roll.spell).rows[final]
        return outcome_worth(
            game, roll.seat, roll.kind, roll.spell, roll.slot, roll.targets, row, roll.factors, roll.bonus
        )
    spell = roll.spell
    if spell is None or final < spell.needs:
        return 0
    return effects_value(game, roll.seat, roll.other, spell.effects, 0)


def reroll_worth(game: Quest) -> int:
    """What the pending roll is worth on average, if it is made again."""
    roll = game.roll
    total = 0
    for face in range(1, SIDES + 1):
        total += pending_worth(game, max(1, min(SIDES, face + roll.plus + roll.minus)))
    return total // SIDES


# The Foes' attacks


def prevented(game: Quest, slot: int, hp: int, on: int) -> int:
    """What it is worth to take HP off a Foe's next hit, for one Familiar or for all."""
    chart = game.foes[slot].card.chart
    total = 0
    for span in range(len(chart.spans)):
        hit = chart.spans[span].points_of(HIT)
        if hit:
            for seat in range(len(game.familiars)):
                if on in (NOBODY, seat):
                    saved = loss_worth(game, seat, hit) - loss_worth(game, seat, hit - hp)
                    total += chart.faces(span, 0) * saved
    return total // SIDES


def reflected(game: Quest, slot: int) -> int:
    """What it is worth to turn a Foe's next hit on itself."""
    chart = game.foes[slot].card.chart
    total = prevented(game, slot, 99, NOBODY) * SIDES
    for span in range(len(chart.spans)):
        total += chart.faces(span, 0) * POINT * min(game.foes[slot].hp, chart.spans[span].points_of(HIT))
    return total // SIDES
