"""What can be used besides spells: Special Abilities for a gem, Artifacts as an action, Foe Rewards; and who may use it
when (chapters INT, SA, REW)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from grimalkin.games.familiars_and_foes.codes import USE, USE_AT, USE_ON
from grimalkin.games.familiars_and_foes.effect import QuestEffect
from grimalkin.games.familiars_and_foes.kinds import (
    A_FAMILIAR,
    A_FOE,
    ABILITY,
    ARTIFACT,
    NO_ARTIFACT,
    NO_SPECIAL_ABILITY,
    POST_FLIP,
    PRE_ROLL,
    REWARD,
    TAGS,
    TASK_ABILITY,
    TASK_ARTIFACT,
    WOULD_FALL,
)
from grimalkin.games.familiars_and_foes.kinds import NOBODY as NO_NAME
from grimalkin.games.familiars_and_foes.printed import Item, Mode
from grimalkin.games.familiars_and_foes.state import NOBODY, Quest
from grimalkin.kit.effects import DoEffect

# the rule that says when an item with a tag can be used
TAG_RULES: Final = [
    "FF-SA-05",  # PRE_ROLL
    "FF-FOE-07",  # PRE_FOE_ROLL
    "FF-RULING-45",  # POST_ROLL
    "FF-LUCK-02",  # POST_FLIP
    "FF-FALL-01",  # WOULD_FALL
    "FF-RULING-52",  # ANY
    "FF-RULING-42",  # QUIET
]


def missing_rule(game: Quest, seat: int, item: Item) -> str:
    """The rule that says the seat does not have an item; empty if it does."""
    familiar = game.familiars[seat]
    if item.what == ABILITY:
        if familiar.mat.ability is not item:
            return "FF-SA-01"
        return "" if familiar.gems else "FF-SA-03"
    if item.what == REWARD:
        return "" if item.card in familiar.rewards else "FF-REW-05"
    if item.card in familiar.artifacts:
        return ""
    return "FF-ART-03" if item.card in game.gone else "FF-RULING-59"


def forbids_item(game: Quest, seat: int, item: Item, other: int, tags: int, free: bool = False) -> str:
    """The rule that keeps a seat from using an item on `other` where these tags are allowed; empty if none does.

    FF-SA-04 But for the limit for each roll, uses may fall together or follow each other.

    `free`: as Borrowed Trick uses an ability, whose it is and without a gem.
    """
    if not game.familiars[seat].hp:
        return "FF-TERM-09"
    if not free:
        rule = missing_rule(game, seat, item)
        if rule:
            return rule
    if item.what != ARTIFACT and not item.tags & tags:
        return TAG_RULES[lowest(item.tags)]
    if item.what == ABILITY:
        if game.restricted(NO_SPECIAL_ABILITY):
            return "FF-RULING-79"
        if item.on_roll and mocked(game):
            return "FF-RULING-105"
    if item.what == ARTIFACT:
        if tags:
            return "FF-RULING-57"  # a window: an Artifact is not an interrupt
        if game.restricted(NO_ARTIFACT):
            return "FF-RULING-79"
    if item.once and game.roll.used >> item.number & 1:
        return "FF-RULING-47"
    if item.names == A_FAMILIAR and not game.familiars[other].hp:
        return "FF-SA-07" if item.what == ABILITY else "FF-TERM-09"
    if item.names == A_FOE:
        foe = game.foes[other]
        if not foe.hp:
            return "FF-DEFEAT-01"
        if foe.card.bars >> item.what & 1:
            return "FF-FOEAB-02"
    if not item.condition.value(game, seat, other):
        return "FF-GOAL-09"
    for effect in item.effects:
        rule = effect.forbids(game, seat, other, tags)
        if rule:
            return rule
    if item.modes and not has_open_mode(game, seat, item):
        return "FF-GOAL-09"
    if game.only_rerolls() and not item.rerolls and not tags & WOULD_FALL:
        return "FF-RULING-125"
    return ""


def has_open_mode(game: Quest, seat: int, item: Item) -> bool:
    for mode in item.modes:
        if is_open(game, seat, mode):
            return True
    return False


def is_open(game: Quest, seat: int, mode: Mode) -> bool:
    """Could a Standing seat choose a mode now, for anybody?"""
    if mode.names != A_FAMILIAR:
        return mode.condition.value(game, seat, -1) != 0
    for other in range(len(game.familiars)):
        if game.familiars[other].hp and mode.condition.value(game, seat, other):
            return True
    return False


def item_gains(game: Quest, seat: int, item: Item, tags: int) -> bool:
    """Could anybody gain by an item now? If not, no window opens for it by itself."""
    for mode in item.modes:
        for effect in mode.effects:
            if effect.gains(game, seat, tags):
                return True
    if item.modes:
        return False
    for effect in item.effects:
        if effect.gains(game, seat, tags):
            return True
    return False


def gems_for(item: Item) -> int:
    """FF-SA-02 What using it costs: an ability a gem, a card itself."""
    return 1 if item.what == ABILITY else 0


def spend_item(game: Quest, seat: int, item: Item) -> None:
    """FF-SA-02, FF-ART-03, FF-REW-05 A gem or a card leaves the game."""
    familiar = game.familiars[seat]
    if item.what == ABILITY:
        familiar.gems -= 1
        game.tick(seat, TASK_ABILITY)  # FF-RULING-31
    elif item.what == REWARD:
        familiar.rewards = tuple([card for card in familiar.rewards if card != item.card])
        game.gone = (*game.gone, item.card)
    else:
        familiar.artifacts = tuple([card for card in familiar.artifacts if card != item.card])
        game.gone = (*game.gone, item.card)
        game.tick(seat, TASK_ARTIFACT)  # FF-RULING-32


def do_item(game: Quest, seat: int, item: Item, other: int) -> None:
    """FF-RULING-01 What the card says, in printed order, whatever the book says."""
    if item.once:
        game.roll.used |= 1 << item.number
    if not item.ballyhoo and item.tags & PRE_ROLL:
        game.roll.ballyhoo = False
    do_effects(game, item.effects, seat, other, item.number)


class DoQuestEffect(DoEffect[Quest]):
    """FF-GOAL-09 One effect of several, in printed order."""

    id: ClassVar[str] = "do_deed"
    rule: ClassVar[str] = "FF-GOAL-09"
    renamed: ClassVar[dict[str, str]] = {"effect": "deed", "target": "other"}


def do_effects(game: Quest, effects: list[QuestEffect[Any]], seat: int, other: int, source: int) -> None:
    """The effects in printed order. An effect may put steps on the agenda, so each of several is a step."""
    if len(effects) == 1:
        effects[0].do(game, seat, other, source)
        return
    for i in range(len(effects) - 1, -1, -1):
        game.then(DoQuestEffect(effects[i], seat, other, source))


def lowest(tags: int) -> int:
    for i in range(len(TAGS)):
        if tags >> i & 1:
            return i
    return len(TAGS) - 1


def mocked(game: Quest) -> bool:
    """Is this an attack roll against a Foe that bears no Special Abilities?"""
    roll = game.roll
    if not roll.is_attack():
        return False
    for slot in range(len(game.foes)):
        if roll.targets >> slot & 1 and game.foes[slot].card.mocks:
            return True
    return False


# Using items, in windows and by stepping in


def tags_held(game: Quest, seat: int) -> int:
    """The tags of all that a Standing seat holds, usable now or not: a quick look before the exact one."""
    familiar = game.familiars[seat]
    if not familiar.hp:
        return 0
    tags = familiar.mat.ability.tags if familiar.gems else 0
    if familiar.tokens:
        tags |= POST_FLIP
    for card in familiar.rewards:
        tags |= game.box.reward_tags[card]
    return tags


def items_of(game: Quest, seat: int, tags: int) -> list[Item]:
    """The ability and the rewards of a seat that carry one of these tags, usable now or not.

    FF-INT-01 Tokens are the third kind of interrupt. FF-RULING-55 A reward counts from the moment it is won.
    """
    familiar = game.familiars[seat]
    found: list[Item] = []
    if familiar.mat.ability.tags & tags:
        found.append(familiar.mat.ability)
    for card in familiar.rewards:
        item = game.box.foe_card(card).item
        if item.tags & tags:
            found.append(item)
    return found


def acts_of(game: Quest, item: Item) -> list[int]:
    """The option codes of an item, with each target that it can name."""
    if item.names == A_FOE:
        return [USE_AT.code(item.number, slot) for slot in range(len(game.foes))]
    if item.names == A_FAMILIAR:
        return [USE_ON.code(item.number, familiar.mat.slot) for familiar in game.familiars]
    return [USE + item.number]


def item_number(act: int) -> int:
    """The number of the item behind an option code; there may be no such item in the box."""
    if act in USE_ON:
        return USE_ON.one(act)
    return USE_AT.one(act) if act in USE_AT else act - USE


def item_of(game: Quest, act: int) -> Item:
    return game.box.items[item_number(act)]


def other_of(game: Quest, act: int) -> int:
    """The slot or the seat that an option code names."""
    if act in USE_ON:
        return game.seat_of(USE_ON.two(act))
    if act in USE_AT:
        return USE_AT.two(act)
    return NOBODY


def forbids_use(game: Quest, seat: int, act: int, tags: int, free: bool = False) -> str:
    """The rule that keeps this seat from using this item where these tags are allowed; empty if none does."""
    number = item_number(act)
    if number >= len(game.box.items):
        return "FF-GOAL-09"
    item = game.box.items[number]
    if not game.familiars[seat].hp:
        return "FF-FALL-06" if item.what == REWARD else "FF-RULING-65"
    other = other_of(game, act)
    if act in USE_ON:
        if item.names != A_FAMILIAR or other == NOBODY:
            return "FF-GOAL-09"
    elif act in USE_AT:
        if item.names != A_FOE or other >= len(game.foes):
            return "FF-GOAL-09"
    elif item.names != NO_NAME:
        return "FF-GOAL-09"
    return forbids_item(game, seat, item, other, tags, free)


def usable(game: Quest, seat: int, tags: int) -> list[int]:
    """The option codes of the seat's items that carry one of these tags and that no rule forbids."""
    found: list[int] = []
    for item in items_of(game, seat, tags):
        add_uses(game, seat, item, tags, found)
    return found


def uses_of(game: Quest, seat: int, item: Item, tags: int) -> list[int]:
    """The option codes of an item that no rule forbids."""
    found: list[int] = []
    add_uses(game, seat, item, tags, found)
    return found


def add_uses(game: Quest, seat: int, item: Item, tags: int, found: list[int], free: bool = False) -> None:
    """Add the option codes of an item, with each target that `forbids_item` leaves."""
    if item.names == A_FOE:
        act = USE_AT.code(item.number)
        for slot in range(len(game.foes)):
            if not forbids_item(game, seat, item, slot, tags, free):
                found.append(act + slot)
    elif item.names == A_FAMILIAR:
        act = USE_ON.code(item.number)
        for other in range(len(game.familiars)):
            if not forbids_item(game, seat, item, other, tags, free):
                found.append(act + game.familiars[other].mat.slot)
    elif not forbids_item(game, seat, item, NOBODY, tags, free):
        found.append(USE + item.number)


def use_rule(game: Quest, seat: int, item: Item) -> str:
    """The rule by which an item is used: it is spent by it."""
    if item.what == ARTIFACT:
        return "FF-ART-01"
    if item.what == ABILITY:
        return "FF-SA-02"
    return "FF-INT-04" if seat == game.active else "FF-INT-02"  # a Reward, on anybody's turn


def use_item(game: Quest, seat: int, act: int, tags: int) -> None:
    """A seat interrupts, where these tags are allowed; or uses an Artifact as its action.

    FF-INT-04 It is spent and done at once; an interrupt cannot be interrupted (FF-RULING-44).
    """
    item = item_of(game, act)
    game.allowing = tags if item.defers else 0
    if not item.defers:
        game.log_use(use_rule(game, seat, item), seat, act, gems_for(item))
        spend_item(game, seat, item)
    do_item(game, seat, item, other_of(game, act))
