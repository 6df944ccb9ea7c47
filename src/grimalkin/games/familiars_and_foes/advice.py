"""What a good player of Familiars and Foes looks at: finish Foes, keep the weak alive, train early, and interrupt where
it matters.

Every option gets a number: what it is worth by its odds, less what it uses up. One point of damage to a Foe is about
100; a pass is 0.
"""

from __future__ import annotations

from typing import Final

from grimalkin.core.codes import PASS
from grimalkin.core.game import Advice
from grimalkin.core.state import State
from grimalkin.games.familiars_and_foes.attack_worth import attack_value, effects_value
from grimalkin.games.familiars_and_foes.ballyhoo import OPEN_DAMAGE
from grimalkin.games.familiars_and_foes.codes import (
    AGREE,
    AT,
    ATTACK,
    BALLYHOO,
    CAST,
    CAST_AT,
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
from grimalkin.games.familiars_and_foes.effects.artifacts import Find
from grimalkin.games.familiars_and_foes.effects.choices import BorrowAsk, ChooseMode
from grimalkin.games.familiars_and_foes.items import acts_of, item_of, other_of, usable
from grimalkin.games.familiars_and_foes.kinds import (
    ABILITY,
    ARTIFACT,
    CLOSED,
    LAST_ATTACK,
    PHYSICAL,
    QUIET,
    RESTORATIVE,
    REVIVE,
    SIDES,
    TASK_ABILITY,
    TASK_ARTIFACT,
    TASK_RESTORATIVE,
    W_FLIP,
)
from grimalkin.games.familiars_and_foes.kinds import BALLYHOO as BALLYHOO_KIND
from grimalkin.games.familiars_and_foes.printed import Item, Spell
from grimalkin.games.familiars_and_foes.spells import cost_of, every_foe, familiar_of, find_spell, slot_of, targets_of
from grimalkin.games.familiars_and_foes.state import NOBODY, WAVES, Quest
from grimalkin.games.familiars_and_foes.turn import ChooseAmount, ChooseFoes
from grimalkin.games.familiars_and_foes.windows import ALLOWS, Window
from grimalkin.games.familiars_and_foes.worth import (
    CARD,
    FALLEN,
    GEM,
    HP,
    MP,
    POINT,
    TOKEN_PRICE,
    ballyhoo_value,
    damage_worth,
    loss_worth,
    mp_worth,
    tick_worth,
)

NEAR: Final = 20  # a person is asked if a use is not worse than passing by more than this


class TeamAdvice(Advice):
    """Every seat wants the same."""

    def decides(self, game: State, seat: int) -> bool:
        return True

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
            effects = ask.mode(game, option).effects
            return effects_value(game, seat, ask.other(game, option), effects, ask.item)
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
        if option in CAST_AT:
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
    value = effects_value(game, seat, other, spell.effects, 0)
    if spell.kind == RESTORATIVE:
        value += tick_worth(game, seat, TASK_RESTORATIVE)
    if spell.needs:
        value = value * (SIDES + 1 - spell.needs) // SIDES
    return value - mp_worth(game) * cost_of(game, seat, spell, 0)


def amount_value(game: Quest, seat: int, spell: Spell, other: int, mp: int) -> int:
    """A spell that restores by the amount that is paid."""
    before = game.x
    game.x = mp
    value = effects_value(game, seat, other, spell.effects, 0)
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
        return effects_value(game, seat, other, item.effects, item.number)
    if item.what == ARTIFACT:
        value = effects_value(game, seat, other, item.effects, item.number)
        return value + tick_worth(game, seat, TASK_ARTIFACT) - keep_worth(game)
    value = effects_value(game, seat, other, item.effects, item.number)
    if item.what == ABILITY:
        return value + tick_worth(game, seat, TASK_ABILITY) - gem_worth(game, seat, item)
    return value - reward_price(game, item)


def gem_worth(game: Quest, seat: int, item: Item) -> int:
    """A gem is worth less when many are left, and in the last Wave; what finds something does so best at once."""
    for effect in item.effects:
        if isinstance(effect, Find):
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
        best = max(best, effects_value(game, seat, other, item.effects, item.number))
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


# Whom to ask


def tempts(game: Quest, seat: int) -> bool:
    """Is there anything in a window that a sensible player would think about?"""
    ask = game.agenda[-1]
    assert isinstance(ask, Window)
    if ask.window == W_FLIP and game.familiars[seat].tokens and token_value(game, seat) > -NEAR:
        return True
    for act in usable(game, seat, ALLOWS[ask.window]):
        if item_value(game, seat, act) > -NEAR:
            return True
    return False
