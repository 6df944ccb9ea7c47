"""Why something cannot be chosen now, for people: what is missing, after the rule that forbids it.

`why-ID` in text/*.ftl says each reason. Nothing here decides anything: `forbids` of each Ask does.
"""

from __future__ import annotations

from typing import Final

from grimalkin.core.engine import waiting_ask
from grimalkin.core.events import CARD, NUMBER, PIECE
from grimalkin.core.view import PRINTED, Because
from grimalkin.core.wording import word_for
from grimalkin.games.familiars_and_foes.codes import CAST, CHOOSE, USE
from grimalkin.games.familiars_and_foes.items import item_number
from grimalkin.games.familiars_and_foes.kinds import (
    ARTIFACT,
    ELEMENTS,
    EVERY_FOE,
    LAST_ATTACK,
    NO_ARTIFACT,
    NO_BALLYHOO,
    NO_MAGIC,
    NO_SPECIAL_ABILITY,
    RESTRICTIONS,
    TASKS,
)
from grimalkin.games.familiars_and_foes.printed import FoeCard, Passive, Spell
from grimalkin.games.familiars_and_foes.spells import (
    REVIVE_COST,
    cost_of,
    every_foe,
    familiar_of,
    find_spell,
    slot_of,
    targets_of,
)
from grimalkin.games.familiars_and_foes.state import Quest
from grimalkin.games.familiars_and_foes.unlocking import PRICE

# rules that say all there is to say
PLAIN: Final[dict[str, str]] = {
    "FF-RULING-91": "wave-over",
    "FF-RULING-81": "refused",
    "FF-FALL-06": "you-fallen",
    "FF-RULING-65": "you-fallen",
    "FF-LUCK-01": "no-token",
    "FF-SA-01": "not-your-trick",
    "FF-SA-03": "no-gem",
    "FF-RULING-118": "no-payable-target",
    "FF-RULING-104": "nothing-to-borrow",
    "FF-RULING-125": "foe-die-seen",
    "FF-BALLY-01": "no-hit",
    "FF-BALLY-07": "ballyhoo-over",
    "FF-BALLY-09": "one-flip",
    "FF-BALLY-10": "own-attack",
    "FF-BALLY-11": "advanced-attack",
    "FF-BALLY-12": "ruled-out",
    "FF-RULING-28": "no-such-attack",
    "FF-RULING-40": "foe-limit",
    "FF-RULING-60": "foe-gone",
    "FF-RULING-63": "extra-attack",
    "FF-RULING-119": "nobody-active",
}

# rules about what is used: an ability, an Artifact, a reward
ABOUT: Final[dict[str, str]] = {
    "FF-REW-05": "reward-not-yours",
    "FF-ART-03": "used-up",
    "FF-RULING-59": "not-yours",
    "FF-SA-05": "before-roll",
    "FF-FOE-07": "before-foe-roll",
    "FF-RULING-45": "after-roll",
    "FF-LUCK-02": "after-flip",
    "FF-FALL-01": "at-fall",
    "FF-RULING-52": "until-scored",
    "FF-RULING-42": "quiet",
    "FF-RULING-105": "mocked",
    "FF-RULING-57": "artifact-action",
    "FF-RULING-47": "once-a-roll",
    "FF-RULING-108": "one-target",
}

PRICES: Final = ["FF-SPELL-01", "FF-SPELL-09", "FF-ADV-02", "FF-RULING-38", "FF-RULING-33", "FF-BALLY-02"]
FALLEN: Final = ["FF-TERM-09", "FF-RULING-36", "FF-RULING-122", "FF-SA-07"]

# every id, with the kinds of its arguments
REASONS: Final[dict[str, list[str]]] = {
    **{name: [] for name in PLAIN.values()},
    **{name: [PIECE] for name in ABOUT.values()},
    "mp": [NUMBER, NUMBER],
    "training": [NUMBER, NUMBER],
    "wrong-element": [CARD, PIECE, PIECE],
    "defeated": [],
    "bars": [CARD, PRINTED],
    "banned": [PIECE],
    "fallen": [CARD],
    "standing": [CARD],
    "untrained": [CARD],
    "others-mp": [CARD, NUMBER, NUMBER],
    "condition": [PIECE, PRINTED],
    "not-fitting": [],
    "waits-turn": [CARD],
    "waits-moment": [CARD],
    "waits-question": [CARD],
    "running": [],
    "choose-first": [PIECE],
}


def because(game: Quest, seat: int, act: int, rule: str) -> Because | None:
    """What is missing for an act that this rule forbids."""
    if rule in PLAIN:
        return Because(PLAIN[rule])
    if rule in ABOUT:
        return Because(ABOUT[rule], [(PIECE, game.box.items[item_number(act)].word)])
    if rule in PRICES:
        return Because("mp", [(NUMBER, price_of(game, seat, act)), (NUMBER, game.familiars[seat].mp)])
    if rule == "FF-TRAIN-06":
        return Because("training", [(NUMBER, tasks_done(game, seat)), (NUMBER, len(TASKS))])
    if rule == "FF-DEFEAT-01":
        return Because("defeated")
    if rule == "FF-SPELL-04":
        return wrong_element(game, seat, act)
    if rule == "FF-FOEAB-02":
        foe = game.foes[foe_of(game, seat, act)].card
        return Because("bars", [(CARD, foe.key), (PRINTED, ability_of(foe))])
    if rule == "FF-RULING-79":
        return Because("banned", [(PIECE, ban_on(game, act))])
    if rule in FALLEN:
        other = fallen_of(game, seat, act)
        return Because("you-fallen") if other == seat else Because("fallen", [(CARD, name_of(game, other))])
    if rule == "FF-REVIVE-01":
        return Because("standing", [(CARD, name_of(game, familiar_of(game, act)))])
    if rule in ("FF-REVIVE-03", "FF-REVIVE-04"):
        return revive_lacks(game, rule)
    if rule == "FF-GOAL-09" and act >= USE and item_number(act) < len(game.box.items):
        item = game.box.items[item_number(act)]
        return Because("condition", [(PIECE, item.word), (PRINTED, item.word)])
    if rule == "FF-GOAL-09":
        return Because("not-fitting")
    # no rule forbids the interrupt, but nobody interrupts the own choice
    return Because("choose-first", [(PIECE, game.box.items[item_number(act)].word)]) if USE <= act < CHOOSE else None


def price_of(game: Quest, seat: int, act: int) -> int:
    """The MP that a cast costs, or a Ballyhoo."""
    spell = find_spell(game, seat, act) if CAST <= act < USE else None
    if spell is None:
        return PRICE
    return max(1, cost_of(game, seat, spell, foes_hit(game, spell, act)))


def foes_hit(game: Quest, spell: Spell, act: int) -> int:
    """Bits of the Foes that a cast would hit."""
    if spell.at_foe:
        return targets_of(game, spell, slot_of(act))
    return every_foe(game) if spell.kind <= LAST_ATTACK and spell.aim == EVERY_FOE else 0


def ability_of(foe: FoeCard) -> str:
    """The Special Ability of a Foe, by the word that stands for it."""
    for part in foe.parts:
        if isinstance(part, Passive):
            return word_for(part.name)
    return foe.key


def wrong_element(game: Quest, seat: int, act: int) -> Because:
    foe = game.foes[foe_of(game, seat, act)]
    strong = ELEMENTS[game.familiars[seat].mat.strong_against]
    return Because("wrong-element", [(CARD, foe.card.key), (PIECE, ELEMENTS[foe.element]), (PIECE, strong)])


def touched(game: Quest, seat: int, act: int) -> list[str]:
    """What a person points at for an act."""
    ask = waiting_ask(game)
    assert ask is not None, "nobody is asked"
    asked = seat in ask.order(game) and act in ask.acts(game, seat)
    found = ask.touches(game, seat, act) if asked else []
    return found or (game.hooks.interrupt_touches(game, seat, act) if USE <= act < CHOOSE else [])


def foe_of(game: Quest, seat: int, act: int) -> int:
    """The slot of the Foe that an act names; else the first that bars something."""
    for piece in touched(game, seat, act):
        for slot in range(len(game.foes)):
            if game.piece_name(slot) == piece:
                return slot
    for slot in range(len(game.foes)):
        if game.foes[slot].hp and game.foes[slot].card.bars:
            return slot
    return 0


def fallen_of(game: Quest, seat: int, act: int) -> int:
    """The seat of the Fallen Familiar that an act names; the own, if that is Fallen or none is named."""
    if game.familiars[seat].hp:
        for piece in touched(game, seat, act):
            for other in range(len(game.familiars)):
                if piece == f"familiar.{name_of(game, other)}" and not game.familiars[other].hp:
                    return other
    return seat


def ban_on(game: Quest, act: int) -> str:
    """Which of the bans stops this."""
    if CAST <= act < USE:
        ban = NO_MAGIC
    elif act < USE or item_number(act) >= len(game.box.items):
        ban = NO_BALLYHOO
    else:
        ban = NO_ARTIFACT if game.box.items[item_number(act)].what == ARTIFACT else NO_SPECIAL_ABILITY
    for i in range(len(RESTRICTIONS)):
        if ban == 1 << i:
            return RESTRICTIONS[i]
    raise AssertionError(f"there is no ban {ban}")


def name_of(game: Quest, seat: int) -> str:
    return game.familiars[seat].mat.key


def tasks_done(game: Quest, seat: int) -> int:
    return game.familiars[seat].ticks.bit_count()


def revive_lacks(game: Quest, rule: str) -> Because:
    """The Standing Familiar that is not trained yet, or cannot pay."""
    for familiar in game.familiars:
        if familiar.hp and rule == "FF-REVIVE-03" and not familiar.unlocked:
            return Because("untrained", [(CARD, familiar.mat.key)])
        if familiar.hp and rule == "FF-REVIVE-04" and familiar.mp < REVIVE_COST:
            paid: list[tuple[str, int | str]] = [(NUMBER, REVIVE_COST), (NUMBER, familiar.mp)]
            return Because("others-mp", [(CARD, familiar.mat.key), *paid])
    raise AssertionError(f"nothing is lacking that {rule} asks for")


def aside(game: Quest, seat: int, piece: str) -> tuple[str, Because] | None:
    """When a piece of the seat's own has its part, if the present question is not about it."""
    kind, _, card = piece.partition(".")
    familiar = game.familiars[seat]
    held = familiar.artifacts + familiar.rewards + familiar.coven
    if kind == "familiar" and card == familiar.mat.key:
        ask = waiting_ask(game)
        return (ask.rule, Because("waits-question", [(CARD, card)])) if ask is not None else None
    if kind == "effect":
        return "FF-REW-06", Because("running")
    if card not in game.box.names or game.box.names.index(card) not in held:
        return None
    if kind == "artifact":
        return "FF-RULING-57", Because("waits-turn", [(CARD, card)])
    if kind == "coven":
        return "FF-SPELL-09", Because("waits-turn", [(CARD, card)])
    return ("FF-REW-05", Because("waits-moment", [(CARD, card)])) if kind == "reward" else None
