"""Instructions about Evocations and attacks: summon, remove, replace, let act. BR-EVO, BR-PHYS-07."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.core.fields import Given
from grimalkin.core.piles import public
from grimalkin.games.black_rose.codes import DONE, STAY, STEP, SUMMON, YES
from grimalkin.games.black_rose.damage import heal_cube
from grimalkin.games.black_rose.events import GUARDS, NONE_LEFT, TOKEN_READY
from grimalkin.games.black_rose.evocations import Text, act_now, prey, strike, summon
from grimalkin.games.black_rose.forms import end_form
from grimalkin.games.black_rose.kinds import EVOCATIONS, GUARD, NONE, ON_ENTER, T_ATTACKED, T_LANDED
from grimalkin.games.black_rose.leaving import back_to_supply
from grimalkin.games.black_rose.lines.harm import CheckBrink, CubeLine
from grimalkin.games.black_rose.lines.moves import swap
from grimalkin.games.black_rose.lines.whom import those
from grimalkin.games.black_rose.lodge import ROOMS, is_cell
from grimalkin.games.black_rose.movement import (
    BY_ACTION,
    BY_OTHER,
    BY_SPELL,
    holds_back,
    jump_to,
    must_go_out,
    step_code,
    step_to,
    steps_from,
    walk,
)
from grimalkin.games.black_rose.physical import offer_attack
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION, Cast, Evocation
from grimalkin.games.black_rose.script import (
    END_CAST,
    AskModel,
    AskRoom,
    LineStep,
    RoseLine,
    model_id,
    pick_seat,
    room_id,
    target_code,
    targeted,
)
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.windows import TrapWindow
from grimalkin.kit.filters import Filter, filter_of


class Summon(RoseLine):
    """An Evocation comes into the room (BR-EVO-01)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.card = given.number("summon")
        self.own = given.flag("own_room")

    def start(self, game: Lodge, cast: Cast) -> None:
        place = game.mages[cast.seat].place if self.own else cast.room
        cast.done = 0
        if place != NONE and not is_cell(place) and summon(game, cast.seat, self.card, place, "BR-EVO-01") is not None:
            cast.done = 1


class SummonForAll(RoseLine):
    """Each Mage in order who is not in a Cell may summon one in the own room."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.card = given.number("all_may_summon")

    def start(self, game: Lodge, cast: Cast) -> None:
        order = game.from_crown()
        for i in range(len(order) - 1, -1, -1):
            if not is_cell(game.mages[order[i]].place):
                game.then(MaySummonIf(order[i], self.card))


class MaySummonIf(Step[Lodge]):
    """BR-EVENT-08 As long as the supply has one."""

    id: ClassVar[str] = "may_summon_if"
    rule: ClassVar[str] = "BR-EVENT-08"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, game: Lodge) -> None:
        if game.supply[self.kind]:
            game.then(MaySummon(self.seat, self.kind))


class MaySummon(Ask[Lodge]):
    """BR-DEC-31 A Mage may summon, or not."""

    id: ClassVar[str] = "may_summon"
    rule: ClassVar[str] = "BR-DEC-31"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [PASS, YES]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == YES:
            summon(game, seat, self.kind, game.mages[seat].place, "BR-EVO-01")


class FilterLine(RoseLine):
    """An instruction about one model of a set, or about all of them."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.what: Filter = filter_of(given, self.word)
        self.every: bool = given.values.get("every", False)

    def models(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        return [model for model in game.models() if self.what.holds(game, model, cast.seat, NONE)]

    def possible(self, game: Lodge, cast: Cast) -> bool:
        return bool(self.models(game, cast, 0))

    def start(self, game: Lodge, cast: Cast) -> None:
        found = self.models(game, cast, 0)
        cast.done = 0
        if self.every:
            for model in found:
                self.picked(game, cast, 0, model)
        elif found:
            game.ask_openly(AskModel(self.use(), self.chooser(game, cast), 0, False))


class Remove(FilterLine):
    """Evocations leave the game; that is no defeat (BR-EVO-10)."""

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        found = game.evocation(model)
        cast.done += 1
        if found is None:
            end_form(game, model)
            return
        place = found.place
        back_to_supply(game, found, False, "BR-EVO-10")
        cast.room = place
        if found.mode:
            game.then(CheckBrink(cast.seat))


class RemoveTarget(RoseLine):
    """The target leaves the game, and its room is "the room" from now on."""

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.done = 0
        for model in those(game, cast, self.to):
            found = game.evocation(model)
            cast.room = game.place_of(model)
            cast.done = 1
            if found is None:
                end_form(game, model)
            else:
                back_to_supply(game, found, False, "BR-EVO-10")
                if found.mode:
                    game.then(CheckBrink(cast.seat))


class Aim(FilterLine):
    """A model of a set becomes the target of what follows."""

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.targets = ()
        super().start(game, cast)

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        cast.targets = (model,)


class Replace(FilterLine):
    """An own Evocation in the room makes way for another one."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.card = given.number("by")

    def possible(self, game: Lodge, cast: Cast) -> bool:
        return super().possible(game, cast) and game.supply[self.card] > 0

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        found = game.evocation(model)
        if found is not None and game.supply[self.card]:
            place = found.place
            back_to_supply(game, found, False, "BR-EVO-10")
            summon(game, cast.seat, self.card, place, "BR-EVO-01")


class LetAct(FilterLine):
    """An Evocation acts now, under the acting Mage (BR-EVO-07)."""

    def models(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        """BR-FAMHUNT-05 A Familiar is activated at most once in one Evocations Phase."""
        found: list[int] = []
        for model in super().models(game, cast, stage):
            evocation = game.evocation(model)
            if evocation is None or game.phase != EVOCATIONS or not evocation.mode or not evocation.acted:
                found.append(model)
        return found

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        evocation = game.evocation(model)
        if evocation is not None and evocation.mode and game.phase == EVOCATIONS:
            evocation.acted = True
        act_now(game, model, cast.seat)


class TargetActs(RoseLine):
    """The target acts now, under the acting Mage (BR-EVO-16)."""

    def start(self, game: Lodge, cast: Cast) -> None:
        for model in those(game, cast, self.to):
            act_now(game, model, cast.seat)


class SwapWith(FilterLine):
    """The acting Mage changes places with one of a set; nobody does so from a Cell (BR-MOVE-08)."""

    def possible(self, game: Lodge, cast: Cast) -> bool:
        return super().possible(game, cast) and not is_cell(game.mages[cast.seat].place)

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        swap(game, cast, model)


class PutUndead(FilterLine):
    """One of a set is put into a room with a Mage, and may attack."""

    def rooms(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        taken = [game.mages[seat].place for seat in range(len(game.mages)) if seat != cast.seat]
        return [place for place in range(ROOMS) if place in taken]

    def possible(self, game: Lodge, cast: Cast) -> bool:
        return super().possible(game, cast) and bool(self.rooms(game, cast, 0))

    def start(self, game: Lodge, cast: Cast) -> None:
        if self.possible(game, cast):
            super().start(game, cast)

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        cast.targets = (model,)
        game.ask_openly(AskRoom(self.use(), cast.seat, 0, False))

    def picked_room(self, game: Lodge, cast: Cast, stage: int, place: int) -> None:
        game.then(MayStrike(cast.seat, cast.targets[0]))
        if not holds_back(game, cast.targets[0], BY_OTHER):
            jump_to(game, cast.targets[0], place, BY_OTHER)


class MayStrike(Step[Lodge]):
    """BR-EVO-05 An Evocation may attack once, outside an activation."""

    id: ClassVar[str] = "may_strike"
    rule: ClassVar[str] = "BR-EVO-05"

    def __init__(self, seat: int, model: int) -> None:
        self.seat = seat
        self.model = model

    def run(self, game: Lodge) -> None:
        found = game.evocation(self.model)
        if found is not None and game.printed(found).damage > 0 and prey(game, found, self.seat):
            game.then(AskStrike(self.seat, self.model))


class AskStrike(Ask[Lodge]):
    """BR-DEC-36 Whom it attacks, or nobody."""

    id: ClassVar[str] = "ask_strike"
    rule: ClassVar[str] = "BR-DEC-36"

    def __init__(self, seat: int, model: int) -> None:
        super().__init__(seat)
        self.model = model

    def evocation(self, game: Lodge) -> Evocation:
        found = game.evocation(self.model)
        assert found is not None
        return found

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [DONE] + [target_code(model) for model in prey(game, self.evocation(game), seat)]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == DONE else [model_id(game, targeted(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option != DONE:
            strike(game, self.evocation(game), seat, targeted(option))


class TurnOnMaster(RoseLine):
    """BR-RULING-162 The target is put into the room of its summoner and attacks; the damage is the acting Mage's."""

    def start(self, game: Lodge, cast: Cast) -> None:
        for model in those(game, cast, self.to):
            found = game.evocation(model)
            if found is None:
                return
            place = game.mages[found.owner].place
            if is_cell(place):
                return
            game.then(StrikeMaster(cast.seat, model))
            if found.place != place and not holds_back(game, model, BY_OTHER):
                jump_to(game, model, place, BY_OTHER)


class StrikeMaster(Step[Lodge]):
    """BR-RULING-43, BR-EVO-16 It attacks its own summoner, if it stands with it."""

    id: ClassVar[str] = "strike_master"
    rule: ClassVar[str] = "BR-RULING-43"

    def __init__(self, seat: int, model: int) -> None:
        self.seat = seat
        self.model = model

    def run(self, game: Lodge) -> None:
        found = game.evocation(self.model)
        if found is None or found.place != game.mages[found.owner].place or is_cell(found.place):
            return
        if not game.printed(found).damage or found.owner not in prey(game, found, self.seat):
            return
        cast = Cast(self.seat, found.kind, NONE, found.place)  # what its card says of its attack works for the user
        cast.me = self.model
        game.casts.append(cast)
        game.then(Text(T_LANDED), Text(T_ATTACKED), END_CAST)
        strike(game, found, self.seat, found.owner)


# Attacks of Mages


class MoveAndAttack(RoseLine):
    """The acting Mage moves so many rooms at most, then attacks (BR-PHYS-07)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.another = given.flag("another")
        self.physical = given.flag("physical")

    def leads_out(self, game: Lodge, seat: int) -> bool:
        return not self.another

    def start(self, game: Lodge, cast: Cast) -> None:
        spared = cast.targets[0] if self.another and cast.targets else NONE  # BR-RULING-125
        game.then(AttackHere(cast.seat, cast.seat, spared, game.mages[cast.seat].sent))
        least = 1 if not self.another and must_go_out(game, cast.seat) else 0
        walk(game, cast.seat, cast.seat, self.count(game), least, BY_ACTION if self.physical else BY_SPELL)


class AttackHere(Step[Lodge]):
    """BR-DEF-09 The attack, unless the Mage was put into the Cell meanwhile."""

    id: ClassVar[str] = "attack_here"
    rule: ClassVar[str] = "BR-DEF-09"

    def __init__(self, attacker: int, by: int, spared: int, sent: int) -> None:
        self.attacker = attacker
        self.by = by
        self.spared = spared
        self.sent = sent

    def run(self, game: Lodge) -> None:
        game.cast().targets = ()
        if game.mages[self.attacker].sent == self.sent:
            offer_attack(game, self.attacker, self.by, self.spared)


class UnderControl(RoseLine):
    """BR-RULING-136 The target Mage moves and attacks as the acting Mage chooses."""

    def start(self, game: Lodge, cast: Cast) -> None:
        for model in those(game, cast, self.to):
            if model < FIRST_EVOCATION:
                game.then(AttackHere(model, cast.seat, NONE, game.mages[model].sent))
                walk(game, cast.seat, model, self.count(game), self.count(game), BY_OTHER)


# Familiars


class SummonFamiliar(RoseLine):
    """BR-FAMSUM-01 The lair: one available Familiar of its pack, unless the Mage has one.

    Also BR-RULING-59, BR-RULING-129.
    """

    def pack(self, game: Lodge, cast: Cast) -> list[int]:
        """The Familiars of the lair, those with a master too."""
        pack = game.box.room(cast.kind).pack
        return [evocation.number for evocation in game.box.evocations if evocation.pack == pack]

    def kinds(self, game: Lodge, cast: Cast) -> list[int]:
        return [kind for kind in self.pack(game, cast) if game.supply[kind]]

    def start(self, game: Lodge, cast: Cast) -> None:
        """BR-RULING-55 Without effect where none is available, or the Mage has one (BR-RULING-94)."""
        kinds = self.kinds(game, cast)
        if not kinds:
            game.log_event("BR-FAMSUM-02", NONE_LEFT, cast.seat, public(cast.kind))
        elif game.familiar(cast.seat) is not None:
            game.log_event("BR-FAMSUM-07", NONE_LEFT, cast.seat, public(cast.kind))
        else:
            game.ask_openly(ChooseFamiliar(self.use(), cast.seat))


def take_familiar(game: Lodge, seat: int, kind: int) -> None:
    """BR-FAMGUARD-01, BR-FAMSUM-04 to -06 Card, token and miniature: it guards, with its token ready."""
    familiar = summon(game, seat, kind, game.mages[seat].place, "BR-FAMSUM-04")
    assert familiar is not None
    familiar.mode = GUARD
    familiar.token = True
    game.log_event("BR-FAMSUM-06", GUARDS, seat, familiar.model())


class ChooseFamiliar(Ask[Lodge]):
    """BR-DEC-18, BR-FAMSUM-03 The summoner chooses freely among those available of that pack."""

    id: ClassVar[str] = "choose_familiar"
    rule: ClassVar[str] = "BR-DEC-18"

    def __init__(self, use: LineStep, seat: int) -> None:
        super().__init__(seat)
        self.use = use

    def acts(self, game: Lodge, seat: int) -> list[int]:
        line = self.use.line()
        assert isinstance(line, SummonFamiliar)
        return [SUMMON.code(kind) for kind in line.pack(game, game.cast())]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        """BR-FAMSUM-08 One that has a master cannot be chosen."""
        return ALLOWED if game.supply[SUMMON.one(act)] else "BR-FAMSUM-08"

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        take_familiar(game, seat, SUMMON.one(option))


class ReadyFamiliar(RoseLine):
    """The Familiar Action token turns to ready."""

    def start(self, game: Lodge, cast: Cast) -> None:
        familiar = game.familiar(cast.seat)
        if familiar is not None:
            familiar.token = True
            game.log_event("BR-FAMCARD-04", TOKEN_READY, cast.seat)


class Scent(RoseLine):
    """A foe Mage is chosen; the own Mage moves closer, each step, and may end in the same room."""

    def seats(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        return [seat for seat in game.others(cast.seat) if not is_cell(game.mages[seat].place)]

    def leads_out(self, game: Lodge, seat: int) -> bool:
        return bool([other for other in game.others(seat) if not is_cell(game.mages[other].place)])

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.done = 0
        pick_seat(game, self, cast)

    def picked_seat(self, game: Lodge, cast: Cast, stage: int, seat: int) -> None:
        cast.targets = (seat,)
        game.then(Sniff(cast.seat, seat, self.count(game), game.mages[cast.seat].place))


class Sniff(Step[Lodge]):
    """BR-RULING-113, BR-RULING-102 The steps are those of a Physical Action; one that was moved makes no more."""

    id: ClassVar[str] = "sniff"
    rule: ClassVar[str] = "BR-RULING-113"

    def __init__(self, seat: int, prey: int, left: int, place: int) -> None:
        self.seat = seat
        self.prey = prey
        self.left = left
        self.place = place  # where the Mage is, unless something has moved it meanwhile

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        place = game.mages[self.seat].place
        cast.done = 1 if place == game.mages[self.prey].place else 0
        if self.left and not cast.done and place == self.place and not holds_back(game, self.seat, BY_ACTION):
            game.ask_openly(StepCloser(self.seat, self.prey, self.left))


class StepCloser(Ask[Lodge]):
    """BR-DEC-20 A step that lessens the distance, or none."""

    id: ClassVar[str] = "step_closer"
    rule: ClassVar[str] = "BR-DEC-20"

    def __init__(self, seat: int, prey: int, left: int) -> None:
        super().__init__(seat)
        self.prey = prey
        self.left = left

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [STAY] + [step_code(game, place) for place in steps_from(game, seat)]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        if act == STAY:
            return "BR-ACT-11" if must_go_out(game, seat) else ""
        there = game.mages[self.prey].place
        now = game.distance(game.mages[seat].place, there)
        return "" if game.distance(game.room_with(STEP.one(act)), there) < now else "BR-DEC-20"

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == STAY else [room_id(game, game.room_with(STEP.one(option)))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option != STAY:
            to = game.room_with(STEP.one(option))
            game.then(Sniff(seat, self.prey, self.left - 1, to))
            step_to(game, seat, to, BY_ACTION, False)


class Flight(RoseLine):
    """The own Mage moves; only the last room opens a Trap window."""

    def leads_out(self, game: Lodge, seat: int) -> bool:
        return True

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.me = cast.seat  # whose steps are counted
        place = game.mages[cast.seat].place
        game.then(LandFrom(cast.seat, place))
        least = 1 if must_go_out(game, cast.seat) else 0
        walk(game, cast.seat, cast.seat, self.count(game), least, BY_ACTION, True)


class LandFrom(Step[Lodge]):
    """BR-DEC-20 The Trap window of the room where a flight ends."""

    id: ClassVar[str] = "land_from"
    rule: ClassVar[str] = "BR-DEC-20"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, game: Lodge) -> None:
        now = game.mages[self.seat].place
        if (now != self.place or game.cast().steps) and not is_cell(now):  # it may end where it began
            game.then(TrapWindow(ON_ENTER, self.seat, now))


class BesideRoom(RoseLine):
    """One adjacent room becomes "the room"."""

    def rooms(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        return game.beside(cast.here)

    def start(self, game: Lodge, cast: Cast) -> None:
        game.ask_openly(AskRoom(self.use(), cast.seat, 0, False))

    def picked_room(self, game: Lodge, cast: Cast, stage: int, place: int) -> None:
        cast.room = place


class Breaths(RoseLine):
    """Up to so many different foe models within 1 room are picked; they are hit."""

    def models(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        found: list[int] = []
        for model in game.models():
            if model not in cast.hits and game.in_lodge(model) and game.owner_of(model) != cast.seat:
                if game.distance(cast.here, game.place_of(model)) <= 1:
                    found.append(model)
        return found

    def start(self, game: Lodge, cast: Cast) -> None:
        self.ask(game, cast, self.count(game))

    def ask(self, game: Lodge, cast: Cast, left: int) -> None:
        if left and self.models(game, cast, left):
            game.then(AskModel(self.use(), cast.seat, left, True))

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        cast.hits = (*cast.hits, model)
        self.ask(game, cast, stage - 1)


class HealOne(CubeLine):
    """Cubes of one card of a pair: of the Familiar, or of the Mage."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.of_familiar = self.word == "heal_familiar"

    def from_models(self, game: Lodge, cast: Cast) -> list[int]:
        return [cast.seat]

    def takes(self, game: Lodge, cast: Cast, card: int, colour: int) -> bool:
        return (card == cast.me) == self.of_familiar

    def take(self, game: Lodge, cast: Cast, model: int, card: int, colour: int) -> None:
        heal_cube(game, card, colour, "BR-DMG-04")
