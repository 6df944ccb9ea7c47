"""What a question is about, where the table does not show it: the card that asks, whom, how much. All see it."""

from __future__ import annotations

from grimalkin.core.agenda import Ask
from grimalkin.core.engine import waiting_ask
from grimalkin.core.numbered import crowded, numbered_name
from grimalkin.core.view import Fact
from grimalkin.games.black_rose.cleanup import ChooseFading
from grimalkin.games.black_rose.damage import Share
from grimalkin.games.black_rose.evocations import ChoosePrey, Divide, DivideOn
from grimalkin.games.black_rose.kinds import CONTESTANTS, NONE, ON_DAMAGE, ON_DEFEAT, SEATS, SIDES
from grimalkin.games.black_rose.lines.cards import TakeBargain
from grimalkin.games.black_rose.lines.errands import GiveOfHand, TakeOfHand
from grimalkin.games.black_rose.lines.halls import PickRoomCube
from grimalkin.games.black_rose.lines.harm import PickCube
from grimalkin.games.black_rose.lines.looks import UsePast
from grimalkin.games.black_rose.lines.moves import StepFor, StepTogether
from grimalkin.games.black_rose.lines.servants import AskStrike, MaySummon, StepCloser
from grimalkin.games.black_rose.lines.sheets import ExchangeFor, StripOne
from grimalkin.games.black_rose.movement import Walk
from grimalkin.games.black_rose.physical import Attack, MayBurn, MayCrack
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION
from grimalkin.games.black_rose.quests import TakeReward
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.study import NameSchool, library_draws
from grimalkin.games.black_rose.values import attack_of
from grimalkin.games.black_rose.windows import RevealProtection, RevealTrap


def asked_facts(masked: Lodge) -> list[Fact]:
    ask = waiting_ask(masked)
    if ask is None:
        return []
    return source_facts(masked, ask) + [*number_facts(masked, ask), *model_facts(masked, ask)]


def source_facts(masked: Lodge, ask: Ask[Lodge]) -> list[Fact]:
    """The card whose text asks, or that is answered; of a spell which of its effects it is."""
    if isinstance(ask, (TakeReward, UsePast)):
        return [Fact("by", masked.box.names[ask.kind])]
    if not masked.casts:
        return []
    cast = masked.casts[-1]
    shown = [Fact("by", masked.box.names[cast.kind])]
    if cast.side != NONE:
        shown.append(Fact("side", SIDES[cast.side]))
    return shown


def number_facts(masked: Lodge, ask: Ask[Lodge]) -> list[Fact]:
    """How much damage, how many steps or cubes are left, and which slots are free."""
    if isinstance(ask, Share):
        guard = masked.guard(ask.seat)
        assert guard is not None
        return [
            Fact("damage", pending(masked, ask.seat)),
            Fact("free_mage", masked.free_slots(ask.seat)),
            Fact("free_familiar", masked.free_slots(guard.model())),
        ]
    if isinstance(ask, RevealProtection) and ask.moment in (ON_DAMAGE, ON_DEFEAT) and masked.instances:
        return [Fact("damage", pending(masked, ask.seat)), Fact("dealt_by", CONTESTANTS[masked.instances[-1].by])]
    if isinstance(ask, Attack):
        return [Fact("damage", attack_of(masked, ask.attacker))]
    if isinstance(ask, MayBurn):
        return [Fact("damage", attack_of(masked, ask.attacker) + ask.bonus)]
    if isinstance(ask, (Divide, DivideOn)):
        return [Fact("damage", ask.amount)]
    if isinstance(ask, (Walk, StepCloser, StepTogether)):
        return [Fact("steps", ask.left)]
    if isinstance(ask, (PickCube, PickRoomCube, ExchangeFor)):
        return [Fact("left", ask.left)]
    if isinstance(ask, NameSchool):
        return [Fact("left", library_draws(masked) - len(masked.named))]
    if isinstance(ask, ChooseFading):
        both = [Fact("model", model_name(masked, ask.first.on)), Fact("target", model_name(masked, ask.second.on))]
        return [Fact("left", ask.left), *both]
    return [Fact("points", ask.points)] if isinstance(ask, TakeBargain) else []


def pending(masked: Lodge, seat: int) -> int:
    """The damage that is about to land on a Mage."""
    instance = masked.instances[-1]
    return instance.amounts[instance.victims.index(seat)] if seat in instance.victims else 0


def model_facts(masked: Lodge, ask: Ask[Lodge]) -> list[Fact]:
    """Which model it is about: the one that moves, acts, sets a Trap off, or loses something."""
    if isinstance(ask, (Walk, StepFor, PickCube, AskStrike, RevealTrap)):
        return [Fact("model", model_name(masked, ask.model))]
    if isinstance(ask, (MayCrack, MayBurn, Divide)):
        return [Fact("target", model_name(masked, ask.target))]
    if isinstance(ask, ChoosePrey) and masked.casts:
        return [Fact("model", model_name(masked, masked.casts[-1].me))]
    if isinstance(ask, StepCloser):
        return [Fact("target", model_name(masked, ask.prey))]
    if isinstance(ask, MaySummon):
        return [Fact("summons", masked.box.names[ask.kind])]
    if isinstance(ask, (StripOne, TakeOfHand, GiveOfHand)):
        return [Fact("target", SEATS[ask.victim])]
    return []


def model_name(masked: Lodge, model: int) -> str:
    """A Mage by the seat, an Evocation by its card, with its number where there are others like it."""
    if model < FIRST_EVOCATION:
        return SEATS[model] if model >= 0 else "rose"
    found = masked.evocation(model)
    if found is None:
        return "nobody"
    crowd = crowded([evocation.kind for evocation in masked.evocations])
    return numbered_name(masked.box.names[found.kind], found.number, found.kind not in crowd)
