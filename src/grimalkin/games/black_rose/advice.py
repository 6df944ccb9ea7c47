"""What a good player looks at: points, what the end will bring, wounds, rooms, Quests, servants, cards.

A position in the middle of an effect is judged by its end: what is still to be asked is answered by a rule of thumb,
for the seat itself as well as for others. So a spell is worth what it does to the best target, and a step what it leads
to.
"""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import ASKS, Ask
from grimalkin.core.amounts import Fixed
from grimalkin.core.codes import PASS
from grimalkin.core.engine import choose, roll_on
from grimalkin.core.game import Advice
from grimalkin.core.luck import Seeded
from grimalkin.core.orders import options_of
from grimalkin.core.state import State
from grimalkin.games.black_rose.action import ChooseAction
from grimalkin.games.black_rose.casting import AimAt, AimAtRoom
from grimalkin.games.black_rose.codes import (
    ACTIVATE,
    BAN,
    DISCARD,
    DONE,
    KEEP,
    LAY,
    PICK_UP,
    READY_NOW,
    ROOM_AT,
    STAY,
    STEP_CELL,
    TAKE,
    YES,
)
from grimalkin.games.black_rose.cubes import count_of, total
from grimalkin.games.black_rose.drawing import DiscardDown
from grimalkin.games.black_rose.ending import final_points
from grimalkin.games.black_rose.evocations import ChoosePrey, NextEvocation
from grimalkin.games.black_rose.forms import FormStrikes
from grimalkin.games.black_rose.instability import instability, is_unstable
from grimalkin.games.black_rose.kinds import ACTIVE, AVAILABLE, NONE, READY
from grimalkin.games.black_rose.lines.cards import DiscardOne
from grimalkin.games.black_rose.lines.harm import Damage
from grimalkin.games.black_rose.lines.points import Gain, Steal
from grimalkin.games.black_rose.lines.servants import AskStrike, Summon
from grimalkin.games.black_rose.lodge import ROOMS, is_cell
from grimalkin.games.black_rose.movement import PickUp, Walk, stepped
from grimalkin.games.black_rose.physical import Attack
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION
from grimalkin.games.black_rose.power import END_AT
from grimalkin.games.black_rose.preparation import Prepare
from grimalkin.games.black_rose.printed import Side
from grimalkin.games.black_rose.quests import fulfilled
from grimalkin.games.black_rose.rooms import MayActivate
from grimalkin.games.black_rose.script import AskMay, AskModel, AskRoom, targeted
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.study import Ban, Keep, NameSchool, ThrowAway

POINT: Final = 100
CUBE: Final = 34  # of the own colour on a foe's sheet
MOST_CUBES: Final = 60  # more, if they are most of those there
WOUND: Final = 16
NEAR_FALL: Final = 90  # a Mage with two free slots or fewer
ROOM_CUBE: Final = 14
ROOM_LEAD: Final = 45  # most cubes in a room that is nearly Unstable, for each point of its value
CARD: Final = 6
LAID: Final = 30  # an Active card
UNUSED: Final = 22  # a Ready spell
QUEST: Final = 40  # one in hand
FULFILLED: Final = 220
SERVANT: Final = 45
FAMILIAR: Final = 120
HOME: Final = 25  # to be out of the Cell
CROWN: Final = 20
LAST_ROUNDS: Final = 6  # points that are missing to the end
LONGEST: Final = 40  # questions that are answered by the rule of thumb
UNSEEN: Final = 5  # what luck is taken where it must speak
# a card on the own sheet
ANY_SIDE: Final = 20
PER_DAMAGE: Final = 14
PER_POINT: Final = 55
PER_SUMMON: Final = 40
WAITS: Final = 30
ENOUGH: Final = -400  # to be ready while another card could be laid


class LodgeAdvice(Advice):
    """Higher is better for the seat that asks."""

    def decides(self, game: State, seat: int) -> bool:
        """Cards are studied and prepared by what they say: what comes of them, no trial would tell."""
        assert isinstance(game, Lodge)
        return isinstance(asked_now(game), (Ban, Keep, NameSchool, Prepare, ThrowAway))

    def value(self, game: State, seat: int) -> int:
        assert isinstance(game, Lodge)
        if seat >= len(game.mages):
            return 0
        return judged(settled(game, seat), seat)

    def hint(self, game: State, seat: int, option: int) -> int:
        assert isinstance(game, Lodge)
        if option == READY_NOW:
            return ENOUGH
        if option in LAY:
            side = game.box.spell(LAY.one(option)).sides[LAY.three(option)]
            return side_worth(side) if side is not None else 0
        if option in KEEP:
            return card_worth(game, KEEP.one(option))
        if option in DISCARD:
            return -card_worth(game, DISCARD.one(option))
        if option in BAN:
            return -2 * ANY_SIDE - card_worth(game, BAN.one(option))
        if option in TAKE and game.box.schools[TAKE.one(option)] != NONE:
            return card_worth(game, TAKE.one(option))
        return 0


def judged(game: Lodge, seat: int) -> int:
    """What a position at rest is worth: the own side against the best rival, the Rose among them."""
    if game.result is not None:
        return 100 * POINT * game.result.returns(seat)
    points = final_points(game)
    mine = POINT * points[seat] + standing(game, seat)
    others: list[int] = []
    for other in range(len(game.mages)):
        if other != seat:
            others.append(POINT * points[other] + standing(game, other))
    rose = POINT * points[-1]
    value = 3 * mine - max([*others, rose]) - sum(others) // len(others)
    if max([game.rose_pp, *[mage.pp for mage in game.mages]]) >= END_AT - LAST_ROUNDS:  # the end comes: who is ahead?
        value += 2 * (mine - max([*others, rose]))
    return value


# What a Mage has besides points


def standing(game: Lodge, seat: int) -> int:
    mage = game.mages[seat]
    if mage.kind == NONE:
        return 0
    value = CARD * len(game.hands[seat]) + LAID * mage.slots.count(ACTIVE) + UNUSED * mage.slots.count(READY)
    if not is_cell(mage.place):
        value += HOME
    if game.crown == seat:
        value += CROWN
    value -= WOUND * total(mage.wounds)
    if game.free_slots(seat) <= 2:
        value -= NEAR_FALL
    value += on_others(game, seat) + in_rooms(game, seat)
    for evocation in game.evocations:
        if evocation.owner == seat:
            left = game.printed(evocation).health - total(evocation.wounds)
            value += (FAMILIAR if evocation.mode else SERVANT) + 6 * left
            if evocation.token and evocation.mode:
                value += UNUSED
    if len(game.quests[seat]):
        value += QUEST * len(game.quests[seat]) + FULFILLED * len(fulfilled(game, seat))
    return value


def on_others(game: Lodge, seat: int) -> int:
    """Own cubes on sheets of others: they pay when that Mage falls, and more to who has most."""
    value = 0
    for other in range(len(game.mages)):
        if other == seat:
            continue
        wounds = game.mages[other].wounds
        own = count_of(wounds, seat)
        if own:
            value += CUBE * own
            if 2 * own >= total(wounds):
                value += MOST_CUBES
    return value


def in_rooms(game: Lodge, seat: int) -> int:
    """Own cubes in rooms: the token goes to who has most when the room falls."""
    value = 0
    for place in range(ROOMS):
        own = count_of(game.cubes[place], seat)
        if not own:
            continue
        value += ROOM_CUBE * own
        if is_unstable(game, place):
            if 2 * own > instability(game, place):
                value += POINT * game.room(place).value
        elif 2 * instability(game, place) >= game.room(place).limit and 2 * own > instability(game, place):
            value += ROOM_LEAD * game.room(place).value
    return value


# To the end of what is going on


def settled(game: Lodge, seat: int) -> Lodge:
    """The position when the effect that goes on is over, as rules of thumb would play it."""
    ask = asked_now(game)
    if ask is None or is_rest(ask):
        return game
    state = game.copy()
    luck = Seeded(UNSEEN)
    left = LONGEST
    while ask is not None and left and not is_rest(ask):
        who = ask.order(state)[0]
        choose(state, ask, who, thumb(state, ask, who))
        ask = roll_on(state, luck)
        left -= 1
    return state


def asked_now(game: Lodge) -> Ask[Any] | None:
    if game.result is not None or not game.agenda:
        return None
    step = game.agenda[-1]
    return step if isinstance(step, Ask) else None


def is_rest(ask: Ask[Any]) -> bool:
    """No effect is half done: somebody chooses what to do next."""
    if isinstance(ask, (ChooseAction, NextEvocation, Prepare)):
        return True
    return ask.shape() == ASKS and ask.rule in RESTS


RESTS: Final = ("BR-DEC-01", "BR-DEC-02", "BR-DEC-03", "BR-DEC-04", "BR-DEC-05", "BR-DEC-06", "BR-DEC-07")


def thumb(game: Lodge, ask: Ask[Any], seat: int) -> int:
    """The option that looks best at a glance."""
    options = options_of(game, ask, seat)
    if len(options) == 1:
        return options[0]
    if isinstance(ask, Walk):
        return best_step(game, ask, seat, options)
    if isinstance(ask, MayActivate) and ACTIVATE in options:
        return ACTIVATE
    if isinstance(ask, PickUp):
        return PICK_UP
    if isinstance(ask, AskMay) and YES in options:
        return YES
    if isinstance(ask, (AimAt, AskModel, Attack, ChoosePrey, AskStrike, FormStrikes)):
        return best_model(game, seat, options)
    if isinstance(ask, (AimAtRoom, AskRoom)):
        return best_room(game, seat, options)
    if isinstance(ask, (DiscardDown, DiscardOne)):
        return worst_card(game, options)
    if PASS in options or DONE in options or ask.shape() != ASKS:
        return ask.default(game, seat)
    return options[0]


def best_step(game: Lodge, ask: Walk, seat: int, options: list[int]) -> int:
    best = options[0]
    most = -1
    for option in options:
        place = game.place_of(ask.model) if option == STAY else stepped(game, option, ask.model)
        worth = place_worth(game, seat, ask.model, place) if option != STEP_CELL else 0
        if worth > most:
            best = option
            most = worth
    return best


def place_worth(game: Lodge, seat: int, model: int, place: int) -> int:
    """What a room is good for: it can be activated, and somebody can be attacked there."""
    if is_cell(place):
        return 0
    worth = 2 * len(game.foes_at(seat, place))
    if model < FIRST_EVOCATION and game.tokens[place] == AVAILABLE:
        worth += game.room(place).value
    return worth


def best_model(game: Lodge, seat: int, options: list[int]) -> int:
    """A foe close to falling, Mages first."""
    best = options[0]
    most = -1
    for option in options:
        if option in (DONE, ACTIVATE):
            continue
        model = targeted(option)
        if game.owner_of(model) == seat:
            continue
        worth = 10 + 2 * total(game.wounds_of(model)) + (10 if model < FIRST_EVOCATION else 0)
        if worth > most:
            best = option
            most = worth
    return best


def best_room(game: Lodge, seat: int, options: list[int]) -> int:
    """A room with foes and without own models, else one that is worth something."""
    best = options[0]
    most = -100
    for option in options:
        if option == DONE:
            continue
        place = game.room_with(ROOM_AT.one(option))
        worth = game.room(place).value + count_of(game.cubes[place], seat)
        for model in game.models_at(place):
            worth += 8 if game.owner_of(model) != seat else -4
        if worth > most:
            best = option
            most = worth
    return best


def worst_card(game: Lodge, options: list[int]) -> int:
    best = options[0]
    least = 1 << 20
    for option in options:
        worth = card_worth(game, DISCARD.one(option)) if option in DISCARD else least
        if worth < least:
            best = option
            least = worth
    return best


# Cards


def card_worth(game: Lodge, kind: int) -> int:
    """What a spell in hand is worth: its better side."""
    if game.box.schools[kind] == NONE:
        return 0
    best = 0
    for side in game.box.spell(kind).sides:
        if side is not None:
            best = max(best, side_worth(side))
    return best


def side_worth(side: Side) -> int:
    """What a prepared effect promises, by what it says."""
    worth = WAITS if side.waits() else ANY_SIDE
    for line in side.script.verbs:
        amount = line.amount.number if isinstance(line.amount, Fixed) else 2
        if isinstance(line, Damage):
            worth += PER_DAMAGE * amount * (3 if side.is_area else 2) // 2
        elif isinstance(line, (Gain, Steal)):
            worth += PER_POINT * amount
        elif isinstance(line, Summon):
            worth += PER_SUMMON
    return worth
