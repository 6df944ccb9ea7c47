"""Phase 4: Action. Player turns of one or two Actions, until nobody has any left. BR-ACT, BR-PHYS."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.games.black_rose.casting import cast_spell, finds_target
from grimalkin.games.black_rose.codes import (
    CAST,
    CAST_QUICK,
    END_TURN,
    FAMILIAR_NOW,
    FRENZY,
    LAUNCH,
    MOVE_ACTIVATE_NOW,
    MOVE_ATTACK_NOW,
    SHED,
)
from grimalkin.games.black_rose.drawing import remember
from grimalkin.games.black_rose.events import ACTED, TURN
from grimalkin.games.black_rose.events import SHED as TOLD_SHED
from grimalkin.games.black_rose.evocations import launch
from grimalkin.games.black_rose.familiars import CHECKPOINT
from grimalkin.games.black_rose.kinds import (
    EMPTY,
    L_FRENZY,
    MOVE_ACTIVATE,
    MOVE_ATTACK,
    NEXT_TURN,
    NONE,
    ON_PHYSICAL,
    P_NARROW,
    P_SHORT_MOVE,
    QUICK,
    READY,
    SLOTS,
    T_ACTION,
)
from grimalkin.games.black_rose.lodge import is_cell
from grimalkin.games.black_rose.movement import (
    BY_ACTION,
    BY_SHEDDING,
    MOST_ACTIONS,
    Walk,
    ask_walk,
    holds_back,
    steps_from,
    walk,
)
from grimalkin.games.black_rose.physical import offer_attack
from grimalkin.games.black_rose.pieces import Cast
from grimalkin.games.black_rose.printed import Script
from grimalkin.games.black_rose.rooms import offer_activation
from grimalkin.games.black_rose.script import carry_out, line_at, model_id
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.values import lies_on
from grimalkin.games.black_rose.windows import TrapWindow, slot_id
from grimalkin.kit.lasting import pass_moment


class ActionPhase(Step[Lodge]):
    """BR-ACT-01 Player turns go round from the Crown."""

    id: ClassVar[str] = "action_phase"
    rule: ClassVar[str] = "BR-ACT-01"

    def run(self, game: Lodge) -> None:
        game.then(NextTurn(game.from_crown()[0]))


class NextTurn(Step[Lodge]):
    """BR-ACT-01, BR-ACT-09, BR-RULING-140 The next Mage clockwise who has an action left; nobody: the phase ends."""

    id: ClassVar[str] = "next_turn"
    rule: ClassVar[str] = "BR-ACT-09"

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the first who is looked at

    def run(self, game: Lodge) -> None:
        count = len(game.mages)
        for i in range(count):
            seat = (self.seat + i) % count
            if has_action(game, seat):
                game.active = seat
                game.actions = 0
                game.spells = 0
                game.log_event("BR-ACT-14", TURN, seat)
                game.then(ChooseAction(seat), NextTurn((seat + 1) % count))
                return


def has_action(game: Lodge, seat: int) -> bool:
    """BR-RULING-65, BR-RULING-126, BR-ACT-14 Is any token or spell left to use?"""
    mage = game.mages[seat]
    if mage.tokens or READY in mage.slots:
        return True
    guard = game.guard(seat)
    return guard is not None and guard.token


# What may be done


def has_way_out(game: Lodge, seat: int, tokens: int) -> bool:
    """BR-ACT-11 Would one of these tokens take the Mage out of the Cell?"""
    return tokens != 0 and not holds_back(game, seat, BY_ACTION)


def must_leave(game: Lodge, seat: int, action: int) -> str:
    """BR-ACT-11, BR-RULING-67 In the Cell: is this Action forbidden because the Mage could not leave after it?"""
    mage = game.mages[seat]
    if not is_cell(mage.place) or not has_way_out(game, seat, mage.tokens):
        return ALLOWED
    if action in (MOVE_ACTIVATE_NOW, MOVE_ATTACK_NOW) or action in FRENZY:
        return ALLOWED  # whether it has to step is asked there
    if action == END_TURN or (game.actions + 1 >= MOST_ACTIONS and not leads_out(game, seat, action)):
        return "BR-ACT-11"
    return ALLOWED


def leads_out(game: Lodge, seat: int, action: int) -> bool:
    """BR-ACT-12 Does an Action without a Physical Action token take the Mage out of the Cell?"""
    if action in SHED:
        return True
    if action == FAMILIAR_NOW:
        guard = game.guard(seat)
        text = game.printed(guard).text_on(T_ACTION) if guard is not None else None
        return text is not None and script_leads_out(game, seat, text.script)
    if action not in (CAST, CAST_QUICK):
        return False
    slot = QUICK if action == CAST_QUICK else game.next_standard(seat)
    if game.kind_on(seat, slot) < 0 or game.side_at(seat, slot) < 0:
        return False  # seen through a mask
    side = game.side_on(seat, slot)
    return not side.waits() and script_leads_out(game, seat, side.script) and finds_target(game, seat, slot)


def script_leads_out(game: Lodge, seat: int, script: Script) -> bool:
    for i in range(len(script.verbs)):
        line = line_at(script, i)
        if not line.may and line.leads_out(game, seat):
            return True
    return False


def must_step(game: Lodge, seat: int, token: int) -> bool:
    """BR-ACT-11 Must a Physical Action with this token lead out of the Cell?"""
    mage = game.mages[seat]
    if not is_cell(mage.place) or not has_way_out(game, seat, mage.tokens | token):
        return False
    last = game.actions >= MOST_ACTIONS
    return last or not has_way_out(game, seat, mage.tokens)


class ChooseAction(Ask[Lodge]):
    """BR-DEC-10 One of the Actions, or the end of the player turn after the first."""

    id: ClassVar[str] = "choose_action"
    rule: ClassVar[str] = "BR-DEC-10"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        mage = game.mages[seat]
        found = [END_TURN, MOVE_ACTIVATE_NOW, MOVE_ATTACK_NOW]
        if game.familiar(seat) is not None:
            found += [LAUNCH, FAMILIAR_NOW]
        if lies_on(game, L_FRENZY, seat):
            found += [FRENZY.code(0), FRENZY.code(2)]
        found += [CAST, CAST_QUICK]
        for slot in range(len(SLOTS)):
            if mage.slots[slot] != EMPTY:
                found.append(SHED.code(slot))
        return found

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        mage = game.mages[seat]
        rule = ALLOWED
        if act == END_TURN:
            rule = ALLOWED if game.actions else "BR-ACT-02"
        elif act == MOVE_ACTIVATE_NOW:
            rule = ALLOWED if mage.tokens & MOVE_ACTIVATE else "BR-PHYS-01"
        elif act == MOVE_ATTACK_NOW:
            rule = ALLOWED if mage.tokens & MOVE_ATTACK else "BR-PHYS-01"
        elif act in (LAUNCH, FAMILIAR_NOW):
            guard = game.guard(seat)
            rule = ALLOWED if guard is not None and guard.token else "BR-FAMGUARD-11"
        elif act in FRENZY:
            rule = forbids_frenzy(game, seat, FRENZY.one(act))
        elif act == CAST:
            rule = self.forbids_cast(game, seat)
        elif act == CAST_QUICK:
            rule = ALLOWED if mage.slots[QUICK] == READY else "BR-ACT-05"
        else:
            rule = forbids_shedding(game, seat, SHED.one(act))
        return rule or must_leave(game, seat, act)

    def forbids_cast(self, game: Lodge, seat: int) -> str:
        """BR-ACT-03 Never two Standard Spells in one player turn."""
        if game.next_standard(seat) == NONE:
            return "BR-ACT-04"
        return "BR-ACT-03" if game.spells else ALLOWED

    def default(self, game: Lodge, seat: int) -> int:
        """BR-RULING-127 The smallest legal action: the first of the list."""
        return self.options(game, seat)[0]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        if option == CAST and game.next_standard(seat) != NONE:
            return [slot_id(seat, game.next_standard(seat))]
        if option == CAST_QUICK:
            return [slot_id(seat, QUICK)]
        familiar = game.familiar(seat)
        if option in (LAUNCH, FAMILIAR_NOW, FRENZY.code(2)) and familiar is not None:
            return [model_id(game, familiar.model())]
        return [slot_id(seat, SHED.one(option))] if option in SHED else []

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == END_TURN:
            end_turn(game, seat)
            return
        game.actions += 1
        rule = "BR-FAMGUARD-08" if option == FAMILIAR_NOW else "BR-RULING-115" if option in FRENZY else "BR-ACT-02"
        game.log_event(rule, ACTED, seat, option)
        game.then(AfterAction(seat))
        act(game, seat, option)


def forbids_frenzy(game: Lodge, seat: int, token: int) -> str:
    """BR-RULING-115 Another token pays for move and attack; that of a Familiar only while it guards."""
    if token == 0:
        return ALLOWED if game.mages[seat].tokens & MOVE_ACTIVATE else "BR-PHYS-01"
    guard = game.guard(seat)
    return ALLOWED if guard is not None and guard.token else "BR-FAMGUARD-11"


def forbids_shedding(game: Lodge, seat: int, slot: int) -> str:
    """BR-RULING-163, BR-ACT-06, BR-RULING-66 A Ready spell, a legal step, and no Event against it."""
    if game.mages[seat].slots[slot] != READY:
        return "BR-RULING-66"
    if game.has_passive(P_NARROW):
        return "BR-EVENT-03"
    return holds_back(game, seat, BY_SHEDDING)


def act(game: Lodge, seat: int, option: int) -> None:
    """An Action is paid for and carried out."""
    if option == CAST:
        game.spells += 1
        cast_spell(game, seat, game.next_standard(seat))
    elif option == CAST_QUICK:
        cast_spell(game, seat, QUICK)
    elif option in SHED:
        slot = SHED.one(option)
        kind = game.kind_on(seat, slot)
        game.clear_slot(seat, slot)
        remember(game, seat, game.sheets[seat][slot], kind)
        game.log_event("BR-ACT-06", TOLD_SHED, seat)
        walk(game, seat, seat, 1, 1, BY_SHEDDING)
    else:
        game.then(PhysicalDone(seat))
        physical(game, seat, option)


def physical(game: Lodge, seat: int, option: int) -> None:
    """BR-PHYS-05, BR-RULING-01, BR-RULING-64, BR-PHYS-01 to -05 A Physical Action: its token is flipped."""
    mage = game.mages[seat]
    if option == MOVE_ACTIVATE_NOW:
        mage.tokens &= ~MOVE_ACTIVATE
        steps = 1 if game.has_passive(P_SHORT_MOVE) else 2
        game.then(ThenActivate(seat, mage.sent))
        step_out(game, seat, steps, MOVE_ACTIVATE)
    elif option in (MOVE_ATTACK_NOW, FRENZY.code(0)):
        token = MOVE_ATTACK if option == MOVE_ATTACK_NOW else MOVE_ACTIVATE
        mage.tokens &= ~token
        game.then(ThenAttack(seat, mage.sent))
        step_out(game, seat, 1, token)
    else:
        guard = game.guard(seat)
        assert guard is not None
        guard.token = False
        if option in FRENZY:
            game.then(ThenAttack(seat, mage.sent))
            step_out(game, seat, 1, 0)
            return
        if option == LAUNCH:
            acted = guard.acted
            launch(game, seat, "BR-FAMGUARD-09")
            guard.acted = acted  # BR-RULING-29
            return
        mage.familiar_actions += 1
        text = game.printed(guard).text_on(T_ACTION)
        assert text is not None
        cast = Cast(seat, guard.kind, NONE, mage.place)
        cast.me = guard.model()
        carry_out(game, cast, text.script)


def step_out(game: Lodge, seat: int, steps: int, token: int) -> None:
    """The movement part of a Physical Action; the first step may have to lead out of the Cell."""
    least = 1 if must_step(game, seat, token) else 0
    if steps and not holds_back(game, seat, BY_ACTION) and steps_from(game, seat):
        ask_walk(game, Walk(seat, seat, steps, least, BY_ACTION, False))


class ThenActivate(Step[Lodge]):
    """BR-PHYS-02, BR-DEF-09 Then the room may be activated, unless the Mage was put into the Cell meanwhile."""

    id: ClassVar[str] = "then_activate"
    rule: ClassVar[str] = "BR-PHYS-02"

    def __init__(self, seat: int, sent: int) -> None:
        self.seat = seat
        self.sent = sent

    def run(self, game: Lodge) -> None:
        mage = game.mages[self.seat]
        if mage.sent == self.sent:
            offer_activation(game, self.seat, mage.place)


class ThenAttack(Step[Lodge]):
    """BR-PHYS-03 Then one model in the room may be attacked."""

    id: ClassVar[str] = "then_attack"
    rule: ClassVar[str] = "BR-PHYS-03"

    def __init__(self, seat: int, sent: int) -> None:
        self.seat = seat
        self.sent = sent

    def run(self, game: Lodge) -> None:
        if game.mages[self.seat].sent == self.sent:
            offer_attack(game, self.seat, self.seat)


class PhysicalDone(Step[Lodge]):
    """BR-RULING-25 A Physical Action is resolved: Traps may answer, before Modes are read."""

    id: ClassVar[str] = "physical_done"
    rule: ClassVar[str] = "BR-RULING-25"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Lodge) -> None:
        game.then(TrapWindow(ON_PHYSICAL, self.seat, game.mages[self.seat].place))


class AfterAction(Step[Lodge]):
    """BR-ACT-08, BR-ACT-10 The checkpoint; then the second Action, or the end of the player turn."""

    id: ClassVar[str] = "after_action"
    rule: ClassVar[str] = "BR-ACT-08"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Lodge) -> None:
        if game.actions >= MOST_ACTIONS:
            game.then(CHECKPOINT, EndTurn(self.seat))
        else:
            game.then(CHECKPOINT, ChooseAction(self.seat))  # BR-RULING-172 held even if only the end is left


class EndTurn(Step[Lodge]):
    """BR-ACT-10 The player turn is over."""

    id: ClassVar[str] = "end_turn"
    rule: ClassVar[str] = "BR-ACT-10"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Lodge) -> None:
        end_turn(game, self.seat)


def end_turn(game: Lodge, seat: int) -> None:
    """BR-RULING-111 What lasts until the end of the caster's next player turn counts it."""
    if game.lasting:
        game.lasting, _over = pass_moment(game.lasting, 1 << NEXT_TURN, owner=seat)
