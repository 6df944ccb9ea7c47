"""Evocations: summoning, their phase, one activation. BR-EVO."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.piles import public
from grimalkin.games.black_rose.codes import ACT, ACT_SELF, ACTIVATE, COUNT, DONE, END_TURN, LAUNCH
from grimalkin.games.black_rose.damage import can_suffer, land
from grimalkin.games.black_rose.events import ATTACKED, EVOCATION_ACTS, HUNTS, NONE_LEFT, SUMMONED
from grimalkin.games.black_rose.familiars import CHECKPOINT
from grimalkin.games.black_rose.forms import act_in_form, may_act, note_acted
from grimalkin.games.black_rose.kinds import (
    ALL_TARGETS,
    DIVIDED,
    GUARD,
    HUNTING,
    NONE,
    P_LEASH,
    T_ATTACKED,
    T_ENTERS,
    T_FOE_ENTERS,
    T_INSTEAD,
    T_LANDED,
    T_MOVED,
    T_STARTS,
)
from grimalkin.games.black_rose.lodge import is_cell
from grimalkin.games.black_rose.movement import BY_OTHER, walk
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION, Cast, Evocation, Instance
from grimalkin.games.black_rose.printed import EvocationText
from grimalkin.games.black_rose.script import carry_out, is_open, model_id, run_lines, target_code, targeted
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.values import form_of, movement_of

# Summoning


def summon(game: Lodge, seat: int, kind: int, place: int, rule: str) -> Evocation | None:
    """BR-EVO-01 Taken from the supply, put under the summoner's sheet and into the room; none left: no summon.

    Also BR-EVO-13, BR-RULING-144.
    """
    if game.supply[kind] <= 0:
        game.log_event("BR-EVO-01", NONE_LEFT, seat, public(kind))
        return None
    game.supply[kind] -= 1
    evocation = Evocation(game.new_number(), kind, seat, place)
    evocation.acted = kind in game.spent_familiars  # BR-FAMHUNT-05
    game.evocations.append(evocation)
    game.log_event(rule, SUMMONED, seat, evocation.model())
    return evocation


# The phase


class EvocationsPhase(Step[Lodge]):
    """BR-EVO-03 Each Mage in order from the Crown."""

    id: ClassVar[str] = "evocations_phase"
    rule: ClassVar[str] = "BR-EVO-03"

    def run(self, game: Lodge) -> None:
        for evocation in game.evocations:
            evocation.acted = False
        order = game.from_crown()
        for i in range(len(order) - 1, -1, -1):
            game.then(EvocationTurn(order[i]))


class EvocationTurn(Step[Lodge]):
    """BR-RULING-172 The player turn of a Mage; whoever has nothing to activate or launch is not asked.

    Also BR-EVO-11, BR-EVO-14, BR-FAMHUNT-04, BR-RULING-31.
    """

    id: ClassVar[str] = "evocation_turn"
    rule: ClassVar[str] = "BR-RULING-172"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Lodge) -> None:
        game.active = self.seat
        launches = may_launch(game, self.seat) and not game.has_passive(P_LEASH)
        if left_to_act(game, self.seat) or launches or may_act(game, self.seat):
            game.then(NextEvocation(self.seat))


def left_to_act(game: Lodge, seat: int) -> list[Evocation]:
    found: list[Evocation] = []
    for evocation in game.evocations:
        if evocation.owner == seat and not evocation.acted and evocation.mode != GUARD:
            found.append(evocation)
    return found


def may_launch(game: Lodge, seat: int) -> bool:
    """BR-RULING-29, BR-FAMHUNT-03, BR-FAMHUNT-05 A Guard Familiar may be launched without a token, once a phase."""
    guard = game.guard(seat)
    return guard is not None and not guard.acted


class NextEvocation(Ask[Lodge]):
    """BR-DEC-22, BR-DEC-42 An own Evocation that has not acted, the launch, or the end of the player turn."""

    id: ClassVar[str] = "next_evocation"
    rule: ClassVar[str] = "BR-DEC-42"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        found = [END_TURN]
        for evocation in game.evocations:
            if evocation.owner == seat and evocation.mode != GUARD:
                found.append(ACT.code(evocation.number - 1))
        if may_act(game, seat):
            found.append(ACT_SELF)
        if game.guard(seat) is not None:
            found.append(LAUNCH)
        return found

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        """BR-FAMHUNT-05, BR-EVO-14 Each at most once a phase."""
        if act == LAUNCH:
            if not may_launch(game, seat):
                return "BR-FAMHUNT-05"
            return "BR-EVENT-03" if game.has_passive(P_LEASH) else ALLOWED
        if act in ACT:
            evocation = game.evocation(ACT.one(act) + FIRST_EVOCATION)
            if evocation is not None and evocation.acted:
                return "BR-FAMHUNT-05" if evocation.mode else "BR-EVO-14"
        return ALLOWED

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        if option in ACT:
            return [model_id(game, ACT.one(option) + FIRST_EVOCATION)]
        if option == ACT_SELF:
            return [model_id(game, seat)]
        guard = game.guard(seat)
        return [model_id(game, guard.model())] if option == LAUNCH and guard is not None else []

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == END_TURN:
            return
        game.then(EvocationTurn(seat))
        if option == LAUNCH:
            launch(game, seat, "BR-FAMHUNT-03")
        elif option == ACT_SELF:
            note_acted(game, seat)
            act_now(game, seat, seat)
        else:
            model = ACT.one(option) + FIRST_EVOCATION
            found = game.evocation(model)
            assert found is not None
            found.acted = True
            act_now(game, model, seat)


def launch(game: Lodge, seat: int, rule: str) -> None:
    """BR-FAMGUARD-09, BR-FAMHUNT-03 A Guard Familiar turns to Hunting and is activated at once."""
    guard = game.guard(seat)
    assert guard is not None
    guard.mode = HUNTING
    guard.acted = True
    game.log_event(rule, HUNTS, seat, guard.model())
    act_now(game, guard.model(), seat)


# One activation


def act_now(game: Lodge, model: int, controller: int) -> None:
    """BR-EVO-16 A full activation: steps, then an attack; the controller makes every choice.

    Also BR-FAMHUNT-02, BR-RULING-28, BR-RULING-96, BR-EVO-07.
    """
    evocation = game.evocation(model)
    if evocation is None:
        if form_of(game, model) is not None:
            act_in_form(game, model, controller)
        return
    rule = "BR-EVO-04" if controller == evocation.owner else "BR-EVO-16"
    game.log_event(rule, EVOCATION_ACTS, controller, model)
    cast = Cast(controller, evocation.kind, NONE, evocation.place)
    cast.me = model
    game.casts.append(cast)
    game.then(Fight(), Text(T_LANDED), Text(T_ATTACKED), EndActivation())
    game.then(Text(T_STARTS), Go(), Text(T_MOVED))


class EndActivation(Step[Lodge]):
    """BR-RULING-20, BR-RULING-135, BR-RULING-171, BR-FAMGUARD-02 The activation is over, and Modes are read again."""

    id: ClassVar[str] = "end_activation"
    rule: ClassVar[str] = "BR-FAMGUARD-02"

    def run(self, game: Lodge) -> None:
        game.casts.pop()
        game.then(CHECKPOINT)


def acting(game: Lodge) -> Evocation | None:
    """BR-RULING-151, BR-RULING-152 The Evocation that acts, while it is in play."""
    return game.evocation(game.cast().me)


class Text(Step[Lodge]):
    """BR-FAMCARD-06 What the card says for this moment of an activation."""

    id: ClassVar[str] = "text"
    rule: ClassVar[str] = "BR-FAMCARD-06"

    def __init__(self, moment: int) -> None:
        self.moment = moment

    def run(self, game: Lodge) -> None:
        evocation = acting(game)
        cast = game.cast()
        if evocation is None and self.moment != T_LANDED:
            return
        text = game.box.evocation(cast.kind).text_on(self.moment)
        if text is None or (self.moment in (T_LANDED, T_ATTACKED) and not cast.targets):
            return
        if evocation is not None:
            cast.here = evocation.place
            cast.room = evocation.place if not is_cell(evocation.place) else NONE
        if text.condition.value(game, cast.seat, cast.targets[0] if cast.targets else NONE):
            run_lines(game, text.script)


class Go(Step[Lodge]):
    """BR-EVO-04 It moves up to its Movement."""

    id: ClassVar[str] = "go"
    rule: ClassVar[str] = "BR-EVO-04"

    def run(self, game: Lodge) -> None:
        evocation = acting(game)
        if evocation is not None:
            printed = game.printed(evocation)
            quiet = printed.quiet
            walk(game, game.cast().seat, evocation.model(), movement_of(game, printed), 0, BY_OTHER, quiet)


def prey(game: Lodge, evocation: Evocation, by: int) -> list[int]:
    """BR-EVO-05 The foe models in its room."""
    if is_cell(evocation.place):
        return []
    found: list[int] = []
    for model in game.models_at(evocation.place):
        if model != evocation.model() and can_suffer(game, by, model):
            found.append(model)
    return found


def instead_of(game: Lodge, evocation: Evocation) -> EvocationText | None:
    """The text that stands instead of its attack, if it can be used now."""
    text = game.printed(evocation).text_on(T_INSTEAD)
    if text is None or is_cell(evocation.place):
        return None
    cast = game.cast()
    cast.here = evocation.place
    cast.room = evocation.place
    return text if text.condition.value(game, cast.seat, NONE) and is_open(game, text.script) else None


class Fight(Step[Lodge]):
    """BR-EVO-05, BR-EVO-06 An attack, the text that stands instead of it, or nothing."""

    id: ClassVar[str] = "fight"
    rule: ClassVar[str] = "BR-EVO-05"

    def run(self, game: Lodge) -> None:
        evocation = acting(game)
        if evocation is None:
            return
        cast = game.cast()
        strikes = game.printed(evocation).damage > 0 and bool(prey(game, evocation, cast.seat))
        if strikes or instead_of(game, evocation) is not None:
            game.then(ChoosePrey(cast.seat))


class ChoosePrey(Ask[Lodge]):
    """BR-DEC-23 The target of the attack, the text instead of it, or nothing."""

    id: ClassVar[str] = "choose_prey"
    rule: ClassVar[str] = "BR-DEC-23"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        evocation = acting(game)
        found = [DONE]
        if evocation is None:
            return found
        if game.printed(evocation).damage > 0:
            found += [target_code(model) for model in prey(game, evocation, seat)]
        if instead_of(game, evocation) is not None:
            found.append(ACTIVATE)
        return found

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option in (DONE, ACTIVATE) else [model_id(game, targeted(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        evocation = acting(game)
        if option == DONE or evocation is None:
            return
        if option == ACTIVATE:
            text = instead_of(game, evocation)
            assert text is not None
            run_lines(game, text.script)
            return
        strike(game, evocation, seat, targeted(option))


def strike(game: Lodge, evocation: Evocation, by: int, target: int) -> None:
    """BR-FAMHUNT-06, BR-EVO-05, BR-DMG-03 Its damage is its owner's, or its controller's."""
    printed = game.printed(evocation)
    cast = game.cast()
    cast.targets = (target,)
    game.log_event("BR-EVO-05", ATTACKED, evocation.model(), target)
    amount = printed.damage + printed.bonus.value(game, by, target)
    victims = prey(game, evocation, by)
    if printed.attack == ALL_TARGETS:
        land(game, Instance(by, evocation.model()), victims, [amount] * len(victims))
    elif printed.attack == DIVIDED and len(victims) > 1 and amount > 1:
        game.then(Divide(by, target, amount))
    else:
        land(game, Instance(by, evocation.model()), [target], [amount])


class Divide(Ask[Lodge]):
    """BR-DEC-23 Divided damage: so much for the target; the rest goes to the next one."""

    id: ClassVar[str] = "divide"
    rule: ClassVar[str] = "BR-DEC-23"

    def __init__(self, seat: int, target: int, amount: int) -> None:
        super().__init__(seat)
        self.target = target
        self.amount = amount

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [COUNT.code(count) for count in range(1, self.amount + 1)]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        count = COUNT.one(option)
        cast = game.cast()
        cast.packet = (*cast.packet, self.target << 8 | count)
        evocation = acting(game)
        assert evocation is not None
        if count < self.amount:
            left = [model for model in prey(game, evocation, seat) if not is_given(cast, model)]
            if len(left) > 1:
                game.then(DivideOn(seat, self.amount - count))
                return
            if left:
                cast.packet = (*cast.packet, left[0] << 8 | self.amount - count)
        land_divided(game, evocation, seat)


def is_given(cast: Cast, model: int) -> bool:
    for part in cast.packet:
        if part >> 8 == model:
            return True
    return False


def land_divided(game: Lodge, evocation: Evocation, by: int) -> None:
    cast = game.cast()
    victims = [part >> 8 for part in cast.packet]
    amounts = [part & 0xFF for part in cast.packet]
    cast.packet = ()
    land(game, Instance(by, evocation.model()), victims, amounts)


class DivideOn(Ask[Lodge]):
    """BR-DEC-23 The next model that gets a part of divided damage, or nobody."""

    id: ClassVar[str] = "divide_on"
    rule: ClassVar[str] = "BR-DEC-23"

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def acts(self, game: Lodge, seat: int) -> list[int]:
        evocation = acting(game)
        cast = game.cast()
        found = [DONE]
        if evocation is not None:
            found += [target_code(model) for model in prey(game, evocation, seat) if not is_given(cast, model)]
        return found

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == DONE else [model_id(game, targeted(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        evocation = acting(game)
        assert evocation is not None
        if option == DONE:
            land_divided(game, evocation, seat)
        elif self.amount == 1:
            cast = game.cast()
            cast.packet = (*cast.packet, targeted(option) << 8 | 1)
            land_divided(game, evocation, seat)
        else:
            game.then(Divide(seat, targeted(option), self.amount))


# What acts by itself


def entered(game: Lodge, number: int, model: int, place: int) -> None:
    """BR-REACT-07, BR-RULING-117 Texts on entering: the Evocation's own, or that of a foe model."""
    evocation = game.evocation(number)
    if evocation is None or evocation.place != place or not game.is_model(model):
        return
    own = model == number
    if not own and (game.owner_of(model) == evocation.owner or game.place_of(model) != place):
        return
    text = game.printed(evocation).text_on(T_ENTERS if own else T_FOE_ENTERS)
    if text is None or (text.once and evocation.used & 1):
        return
    evocation.used |= 1
    cast = Cast(evocation.owner, evocation.kind, NONE, place)
    cast.me = number
    cast.room = place
    cast.targets = (model,)
    carry_out(game, cast, text.script)
