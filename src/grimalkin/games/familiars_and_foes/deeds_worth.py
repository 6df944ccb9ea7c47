"""What attacks and effects of cards are worth, by their odds."""

from __future__ import annotations

from grimalkin.games.familiars_and_foes.charts import Chart, Row
from grimalkin.games.familiars_and_foes.deed import Deed
from grimalkin.games.familiars_and_foes.deeds.artifacts import DrawArtifacts, Find, HandOut
from grimalkin.games.familiars_and_foes.deeds.attacks import (
    BallyhooDamage,
    Bonus,
    CastSpell,
    Cheaper,
    ExtraActions,
    FlipEach,
    Multiply,
    Perform,
    Seeds,
    SetElement,
)
from grimalkin.games.familiars_and_foes.deeds.choices import Borrow, ChooseOne, borrowable
from grimalkin.games.familiars_and_foes.deeds.dice import Reroll, RollBonus, SetFinal, TwoDice
from grimalkin.games.familiars_and_foes.deeds.points import Damage, GainGem, GainLuck, RestoreHp, RestoreMp
from grimalkin.games.familiars_and_foes.deeds.shields import ClearRestrictions, Prevent, Reflect, SkipRoll, SurviveAt
from grimalkin.games.familiars_and_foes.items import item_of, other_of
from grimalkin.games.familiars_and_foes.kinds import (
    A_FAMILIAR,
    ARTIFACT,
    ATTACK_ROLLS,
    BACKFIRE,
    ELEMENTAL,
    FOE,
    HIT,
    LAST_BEGINNER,
    MISS,
    PHYSICAL,
    PREVENTS,
    QUIET,
    SIDES,
    TASK_OF,
)
from grimalkin.games.familiars_and_foes.printed import Spell
from grimalkin.games.familiars_and_foes.spells import cost_of
from grimalkin.games.familiars_and_foes.state import NOBODY, Quest
from grimalkin.games.familiars_and_foes.windows import ALLOWS, Window
from grimalkin.games.familiars_and_foes.worth import (
    CARD,
    FALLEN,
    GEM,
    POINT,
    RESTRICTION,
    TOKEN_PRICE,
    ballyhoo_worth,
    count_standing,
    damage_worth,
    foe_worth,
    hp_worth,
    loss_worth,
    mp_worth,
    row_worth,
    threat,
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
        value += deeds_value(game, seat, slot, spell.then, 0)
    return value


# Effects


def deeds_value(game: Quest, seat: int, other: int, deeds: list[Deed[Quest]], source: int) -> int:
    value = 0
    for deed in deeds:
        value += deed_value(game, seat, other, deed, source)
    return value


def deed_value(game: Quest, seat: int, other: int, deed: Deed[Quest], source: int) -> int:
    """What one effect is worth now."""
    if isinstance(deed, RestoreHp):
        return restored(game, seat, other, deed, True)
    if isinstance(deed, RestoreMp):
        return restored(game, seat, other, deed, False)
    if isinstance(deed, Damage):
        kind = game.box.items[source].what
        return damage_worth(game, other, deed.points.value(game, seat, other), kind)
    if isinstance(deed, (Reroll, SetFinal, Multiply, Bonus, Find, TwoDice)):
        return roll_deed(game, seat, other, deed)
    if isinstance(deed, (Reflect, Prevent, SkipRoll, SurviveAt)):
        return shield_deed(game, seat, other, deed)
    if isinstance(deed, GainGem):
        return GEM if deed.each() or not game.familiars[named_seat(deed, seat, other)].gems else GEM // 2
    if isinstance(deed, GainLuck):
        return TOKEN_PRICE * min(deed.tokens, game.supply)
    if isinstance(deed, DrawArtifacts):
        if deed.each():
            count = len([one for one in game.familiars if one.hp and not one.artifacts])
            return CARD * min(count, len(game.decks[0]))
        return CARD + (CARD // 2 if deed.keep else 0)
    if isinstance(deed, HandOut):
        return CARD
    if isinstance(deed, RollBonus):
        return (
            45 * deed.bonus * attacks_left(game)
            if deed.attacks
            else abs(deed.bonus) * (foe_worth(game, other) // 8 if deed.bonus < 0 else 40)
        )
    if isinstance(deed, (Cheaper, BallyhooDamage)):
        return 35 * attacks_left(game)
    return attack_deed(game, seat, other, deed, source)


def attacks_left(game: Quest) -> int:
    """How many Familiars will act before the Foes' turn is over."""
    if game.foes_turn():
        return 0
    left = 0
    for spot in range(game.toad, len(game.familiars)):
        if game.familiars[game.seat_at(spot)].hp:
            left += 1
    return left - 1 if game.acted else left


def attack_deed(game: Quest, seat: int, other: int, deed: Deed[Quest], source: int) -> int:
    """Deeds that contain attacks, or choices."""
    if isinstance(deed, Perform):
        return attack_value(game, seat, PHYSICAL, None, other, 1 << other, deed.factor - 1)
    if isinstance(deed, SetElement):
        for spell in game.familiars[seat].mat.spells:
            if spell.kind == ELEMENTAL and game.familiars[seat].mp >= cost_of(game, seat, spell, 1 << other):
                value = attack_value(game, seat, ELEMENTAL, spell, other, 1 << other, 0)
                return value - mp_worth(game) * cost_of(game, seat, spell, 1 << other) + 20 * game.foes[other].hp
        return 0
    if isinstance(deed, CastSpell):
        return 0  # counted with the element
    if isinstance(deed, Seeds):
        return deed.parts * damage_worth(game, other, deed.damage, ARTIFACT) // 2
    if isinstance(deed, FlipEach):
        return count_standing(game) * damage_worth(game, other, deed.damage, ARTIFACT) // 2
    if isinstance(deed, ExtraActions):
        return deed.count * 280
    if isinstance(deed, ClearRestrictions):
        for foe in game.foes:
            if foe.hp and foe.restricts | foe.imposes:
                return 2 * RESTRICTION
        return 0
    if isinstance(deed, ChooseOne):
        best = 0
        for mode in game.box.items[source].modes:
            for one in range(len(game.familiars)):
                if game.familiars[one].hp:
                    best = max(best, deeds_value(game, seat, one, mode.deeds, source))
        return best
    if isinstance(deed, Borrow):
        best = 0
        tags = allowed_now(game)
        for act in borrowable(game, seat, tags, False):
            best = max(best, deeds_value(game, seat, other_of(game, act), item_of(game, act).deeds, source))
        return best
    return 30  # a look at what is to come


def allowed_now(game: Quest) -> int:
    ask = game.agenda[-1]
    return ALLOWS[ask.window] if isinstance(ask, Window) else QUIET


def restored(game: Quest, seat: int, other: int, deed: Deed[Quest], hp: bool) -> int:
    """What restoring is worth to those that it reaches."""
    value = 0
    for one in range(len(game.familiars)):
        familiar = game.familiars[one]
        if not familiar.hp or not (deed.each() or one == named_seat(deed, seat, other)):
            continue
        if isinstance(deed, RestoreHp):
            value += hp_worth(game, one, deed.points.value(game, seat, one))
            if in_danger(game, one):
                value += FALLEN // 2
        elif isinstance(deed, RestoreMp):
            missing = familiar.mat.mp - familiar.mp
            value += mp_worth(game) * min(missing, deed.points.value(game, seat, one))
    return value


def named_seat(deed: Deed[Quest], seat: int, other: int) -> int:
    """The Familiar that a deed is for: the one that was named, else the user."""
    return other if deed.names() == A_FAMILIAR else seat


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
    return deeds_value(game, roll.seat, roll.other, spell.deeds, 0)


def reroll_worth(game: Quest) -> int:
    """What the pending roll is worth on average, if it is made again."""
    roll = game.roll
    total = 0
    for face in range(1, SIDES + 1):
        total += pending_worth(game, max(1, min(SIDES, face + roll.plus + roll.minus)))
    return total // SIDES


def roll_deed(game: Quest, seat: int, other: int, deed: Deed[Quest]) -> int:
    roll = game.roll
    if isinstance(deed, Reroll):
        now = pending_worth(game, roll.final())
        return reroll_worth(game) - now
    if isinstance(deed, SetFinal):
        return pending_worth(game, deed.final) - pending_worth(game, roll.final())
    if isinstance(deed, Find):
        return (CARD + TOKEN_PRICE) // 2 if len(game.decks[0]) else TOKEN_PRICE // 2
    if isinstance(deed, TwoDice):
        return max(0, foe_worth(game, roll.slot)) // 2
    if isinstance(deed, Bonus) and deed.tags() == 0:
        if deed.each():
            return 60 * deed.points * attacks_left(game)
        return 70 * deed.points
    if not roll.is_attack():
        return 0
    before = attack_value(game, roll.seat, roll.kind, roll.spell, roll.slot, roll.targets, roll.factors, roll.bonus)
    if isinstance(deed, Multiply):
        after = attack_value(
            game, roll.seat, roll.kind, roll.spell, roll.slot, roll.targets, roll.factors + deed.factor - 1, roll.bonus
        )
        return after - before
    assert isinstance(deed, Bonus)
    more = roll.bonus + deed.points
    after = attack_value(game, roll.seat, roll.kind, roll.spell, roll.slot, roll.targets, roll.factors, more)
    return after - before - ballyhoo_worth(game, roll.seat, roll.slot) // 2


def shield_deed(game: Quest, seat: int, other: int, deed: Deed[Quest]) -> int:
    """What protects from the Foes' next attacks."""
    if isinstance(deed, SkipRoll):
        return max(0, foe_worth(game, other))
    if isinstance(deed, Reflect):
        slot = game.roll.slot if deed.now else other
        return reflected(game, slot)
    if isinstance(deed, SurviveAt):
        if deed.now():
            return FALLEN
        return 350 if game.familiars[other].hp <= 2 * threat(game) else 120
    assert isinstance(deed, Prevent)
    if deed.now:
        return prevented(game, game.roll.slot, deed.hp, NOBODY)
    value = 0
    on = NOBODY if deed.each() else named_seat(deed, seat, other)
    for slot in range(len(game.foes)):
        if game.foes[slot].hp and not (game.foes_turn() and game.roll.kind == FOE and slot < game.roll.slot):
            value += prevented(game, slot, deed.hp, on)
    # what lasts until the Foes' turn is best used when that begins
    return value if game.foes_turn() or on != NOBODY else value - 100


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
    chart = game.foes[slot].card.chart
    total = prevented(game, slot, 99, NOBODY) * SIDES
    for span in range(len(chart.spans)):
        total += chart.faces(span, 0) * POINT * min(game.foes[slot].hp, chart.spans[span].points_of(HIT))
    return total // SIDES
