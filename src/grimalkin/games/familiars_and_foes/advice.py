"""What a good player of Familiars and Foes looks at: finish Foes, keep the weak alive, train early, and interrupt where
it matters.

Every option gets a number: what it is worth by its odds, less what it uses up. One point of damage to a Foe is about
100; a pass is 0.
"""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.codes import PASS
from grimalkin.core.game import Advice
from grimalkin.core.state import State
from grimalkin.games.familiars_and_foes.ballyhoo import OPEN_DAMAGE, BallyhooOffer
from grimalkin.games.familiars_and_foes.charts import Chart, Row
from grimalkin.games.familiars_and_foes.codes import (
    AGREE,
    AT,
    ATTACK,
    BALLYHOO,
    CAST,
    CAST_AT,
    CAST_ON,
    CHOOSE,
    DROP,
    ELEMENT,
    FINISH,
    GIVE,
    KEEP,
    PAY,
    REFUSE,
    SPLIT,
    TARGET,
    TOKEN,
    USE,
)
from grimalkin.games.familiars_and_foes.deed import Deed
from grimalkin.games.familiars_and_foes.deeds import (
    BallyhooDamage,
    Bonus,
    Borrow,
    BorrowAsk,
    CastSpell,
    Cheaper,
    ChooseMode,
    ChooseOne,
    ClearRestrictions,
    Damage,
    DrawArtifacts,
    ExtraActions,
    Find,
    FlipEach,
    GainGem,
    GainLuck,
    HandOut,
    Multiply,
    Perform,
    Prevent,
    Reflect,
    Reroll,
    RestoreHp,
    RestoreMp,
    RollBonus,
    Seeds,
    SetElement,
    SetFinal,
    SkipRoll,
    SurviveAt,
    TwoDice,
    borrowable,
)
from grimalkin.games.familiars_and_foes.items import acts_of, item_of, other_of, usable
from grimalkin.games.familiars_and_foes.kinds import (
    A_FAMILIAR,
    ABILITY,
    ARTIFACT,
    ATTACK_ROLLS,
    BACKFIRE,
    BALLYHOO_BONUS,
    CLOSED,
    DRAIN,
    ELEMENTAL,
    FOE,
    HEAL,
    HIT,
    LAST_ATTACK,
    LAST_BEGINNER,
    MISS,
    NO,
    PHYSICAL,
    PREVENTS,
    QUIET,
    RESTORATIVE,
    REVIVE,
    SIDES,
    TASK_ABILITY,
    TASK_ARTIFACT,
    TASK_OF,
    TASK_RESTORATIVE,
    W_FLIP,
)
from grimalkin.games.familiars_and_foes.kinds import BALLYHOO as BALLYHOO_KIND
from grimalkin.games.familiars_and_foes.printed import Item, Spell
from grimalkin.games.familiars_and_foes.spells import (
    cost_of,
    every_foe,
    familiar_of,
    find_spell,
    slot_of,
    targets_of,
)
from grimalkin.games.familiars_and_foes.state import NOBODY, WAVES, Quest
from grimalkin.games.familiars_and_foes.turn import ChooseAmount, ChooseFoes
from grimalkin.games.familiars_and_foes.unlocking import may_attempt
from grimalkin.games.familiars_and_foes.windows import ALLOWS, Window

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
NEAR: Final = 20  # a person is asked if a use is not worse than passing by more than this


class TeamAdvice(Advice):
    """Every seat wants the same."""

    decides: ClassVar[bool] = True

    def value(self, game: State, seat: int) -> int:
        """Waves and Foes behind the team, HP and means left."""
        assert isinstance(game, Quest)
        value = 4000 * game.wave
        for foe in game.foes:
            value -= POINT * foe.hp
        for familiar in game.familiars:
            if familiar.hp:
                value += FALLEN + HP * familiar.hp + MP * familiar.mp + GEM * familiar.gems
                value += TOKEN_PRICE * familiar.tokens + CARD * len(familiar.artifacts)
        return value

    def hint(self, game: State, seat: int, option: int) -> int:
        assert isinstance(game, Quest)
        if option == PASS:
            return 0
        if option < USE:
            return action_value(game, seat, option)
        if option < CHOOSE:
            return item_value(game, seat, option)
        ask = game.agenda[-1]
        if option < PAY:
            assert isinstance(ask, ChooseMode)
            deeds = ask.mode(game, option).deeds
            return deeds_value(game, seat, ask.other(game, option), deeds, ask.item)
        if option < AT:
            assert isinstance(ask, ChooseAmount)
            return amount_value(game, seat, ask.spell, familiar_of(game, ask.option), option - PAY + 1)
        if option < SPLIT:
            assert isinstance(ask, ChooseFoes)
            return attack_value(game, seat, ask.spell.kind, ask.spell, lowest(option - AT + 1), option - AT + 1, 0)
        if option < ELEMENT:
            return split_value(game, option - SPLIT + 1)
        if option < TARGET:
            return 1 if option - ELEMENT == game.familiars[seat].mat.strong_against else 0
        if option < GIVE:
            return part_value(game, seat, option - TARGET)
        if option < KEEP:
            return -len(game.familiars[game.seat_of(option - GIVE)].artifacts)
        if option < TOKEN:
            return artifact_worth(game, seat, game.box.items[option - KEEP])
        if option == TOKEN:
            return token_value(game, seat)
        if option == BALLYHOO:
            return ballyhoo_value(game, seat, game.roll.slot)
        return {FINISH: 1, DROP: 0, AGREE: 1 if game.reviving != NOBODY else -1, REFUSE: 0}[option]


def lowest(bits: int) -> int:
    slot = 0
    while not bits >> slot & 1:
        slot += 1
    return slot


# What things are worth


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


def part_value(game: Quest, seat: int, slot: int) -> int:
    """The next part of an open attack."""
    return damage_worth(game, slot, 3, LAST_ATTACK)


def split_value(game: Quest, points: int) -> int:
    """As many points as the Foe has HP, no more if others wait."""
    for slot in range(len(game.foes)):
        if game.roll.targets >> slot & 1 and not game.split >> 6 * slot & 63:
            return damage_worth(game, slot, points, game.roll.kind) - 60 * points
    return 0


# Actions


def action_value(game: Quest, seat: int, option: int) -> int:
    """A Physical Attack or a cast."""
    if option < CAST:
        slot = option - ATTACK
        return attack_value(game, seat, PHYSICAL, None, slot, 1 << slot, 0)
    spell = find_spell(game, seat, option)
    if spell is None:
        return 0
    if spell.kind == REVIVE:
        return FALLEN
    if spell.kind <= LAST_ATTACK:
        if CAST_AT <= option < CAST_ON:
            slot = slot_of(option)
        else:
            slot = lowest(every_foe(game))
        targets = targets_of(game, spell, slot)
        value = attack_value(game, seat, spell.kind, spell, slot, targets, 0)
        if spell.parts > 1:
            value *= spell.parts
        return value - mp_worth(game) * cost_of(game, seat, spell, targets)
    other = familiar_of(game, option)
    if spell.by_amount:
        best = -1000
        for mp in range(1, game.familiars[seat].mp + 1):
            best = max(best, amount_value(game, seat, spell, other, mp))
        return best
    value = deeds_value(game, seat, other, spell.deeds, 0)
    if spell.kind == RESTORATIVE:
        value += tick_worth(game, seat, TASK_RESTORATIVE)
    if spell.needs:
        value = value * (SIDES + 1 - spell.needs) // SIDES
    return value - mp_worth(game) * cost_of(game, seat, spell, 0)


def amount_value(game: Quest, seat: int, spell: Spell, other: int, mp: int) -> int:
    """A spell that restores by the amount that is paid."""
    before = game.x
    game.x = mp
    value = deeds_value(game, seat, other, spell.deeds, 0)
    game.x = before
    return value + tick_worth(game, seat, TASK_RESTORATIVE) - mp_worth(game) * mp


# Items


def item_value(game: Quest, seat: int, option: int) -> int:
    """What the use of an item is worth now, less what the gem or the card is worth later."""
    item = item_of(game, option)
    return use_value(game, seat, item, other_of(game, option))


def use_value(game: Quest, seat: int, item: Item, other: int) -> int:
    ask = game.agenda[-1]
    if isinstance(ask, BorrowAsk):
        return deeds_value(game, seat, other, item.deeds, item.number)
    if item.what == ARTIFACT:
        value = deeds_value(game, seat, other, item.deeds, item.number)
        return value + tick_worth(game, seat, TASK_ARTIFACT) - keep_worth(game)
    value = deeds_value(game, seat, other, item.deeds, item.number)
    if item.what == ABILITY:
        return value + tick_worth(game, seat, TASK_ABILITY) - gem_worth(game, seat, item)
    return value - reward_price(game, item)


def gem_worth(game: Quest, seat: int, item: Item) -> int:
    """A gem is worth less when many are left, and in the last Wave; what finds something does so best at once."""
    for deed in item.deeds:
        if isinstance(deed, Find):
            return TOKEN_PRICE // 2
    gems = game.familiars[seat].gems
    return GEM * (5 - game.wave) // 4 + (60 if gems == 1 and game.wave < WAVES else 0)


def reward_price(game: Quest, item: Item) -> int:
    """Restoring later may restore more; what is not used is worth nothing in the end."""
    if item.tags & QUIET and not item.restores:
        return 60 if game.wave < WAVES else 0
    return 170 if game.wave < WAVES else 90


def keep_worth(game: Quest) -> int:
    return 60 if game.wave < WAVES else 0


def artifact_worth(game: Quest, seat: int, item: Item) -> int:
    """Which of two Artifacts to keep: the one with the most to do."""
    best = -1000
    for act in acts_of(game, item):
        other = other_of(game, act)
        best = max(best, deeds_value(game, seat, other, item.deeds, item.number))
    return best


def token_value(game: Quest, seat: int) -> int:
    """FF-LUCK-02 A token turns the flip that lies there."""
    foe_slot = game.roll.slot
    if game.reviving != NOBODY:
        return 400 if game.eye == CLOSED and not game.opens else -400
    if game.eye != CLOSED:
        return -400
    price = TOKEN_PRICE if game.wave < WAVES else TOKEN_PRICE // 2
    roll = game.roll
    if roll.is_attack() and not roll.nat:  # a gate
        return attack_value(game, roll.seat, roll.kind, roll.spell, roll.slot, roll.targets, 0) * 2 - price
    if game.parts_left or foe_slot < 0 or not game.foes[foe_slot].hp:
        return 2 * POINT - price
    good = damage_worth(game, foe_slot, OPEN_DAMAGE, BALLYHOO_KIND)
    return good + loss_worth(game, game.flipper, game.foes[foe_slot].card.ballyhoo_backfire) - price


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


# Whom to ask


def dull(game: Quest, seat: int) -> bool:
    """Is there nothing here that a sensible player would think about? (D26: a stop brings every prompt back.)"""
    ask = game.agenda[-1]
    if isinstance(ask, BallyhooOffer):
        return False
    if not isinstance(ask, Window) or game.stops_at(seat, ask.window):
        return False
    if ask.window == W_FLIP and game.familiars[seat].tokens and token_value(game, seat) > -NEAR:
        return False
    for act in usable(game, seat, ALLOWS[ask.window]):
        if item_value(game, seat, act) > -NEAR:
            return False
    return True
