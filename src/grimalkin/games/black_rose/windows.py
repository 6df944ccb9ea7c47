"""The windows in which Traps and Protections are revealed, and what revealing is. BR-REACT, BR-DEC-16, BR-DEC-17.

Who is asked depends on what every seat can see: on tokens, never on the cards below them (BR-RULING-153). A window that
no card of the set in use could answer is not opened at all.
"""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step, Together
from grimalkin.core.codes import PASS
from grimalkin.core.piles import EVERYONE, public
from grimalkin.games.black_rose.codes import ELEMENT, REVEAL
from grimalkin.games.black_rose.events import ELEMENT as NAMED_ELEMENT
from grimalkin.games.black_rose.events import TURNED_UP
from grimalkin.games.black_rose.instability import place_cubes
from grimalkin.games.black_rose.kinds import (
    ACTIVE,
    ANY,
    BY_ANY,
    BY_AREA,
    BY_COMBAT,
    BY_SINGLE,
    BY_TRAP,
    COMBAT,
    EMPTY,
    FIRE,
    NONE,
    ON_ACTIVATE,
    ON_DAMAGE,
    ON_DEFEAT,
    ON_ENTER,
    ON_PHYSICAL,
    ON_QUEST,
    ON_RESOLVED,
    ON_SPELL,
    ON_TARGETED,
    P_FIRE,
    PROTECTION,
    REVEALED,
    SEATS,
    SLOTS,
    TRAP,
)
from grimalkin.games.black_rose.lodge import is_cell
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION, Cast
from grimalkin.games.black_rose.power import gain
from grimalkin.games.black_rose.printed import Side
from grimalkin.games.black_rose.script import AT_ONCE, END_CAST, LATER, run_lines
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.values import colour_at

TRAP_MOMENTS: Final = (ON_ENTER, ON_PHYSICAL, ON_ACTIVATE, ON_SPELL, ON_QUEST, ON_RESOLVED)


def slot_id(seat: int, slot: int) -> str:
    """What a slot is called in the view."""
    return f"slot.{SEATS[seat]}.{SLOTS[slot]}"


# Turning up


def turn_up(game: Lodge, seat: int, slot: int) -> Cast:
    """BR-REACT-06, BR-RULING-70 A card on a sheet is turned up: everybody sees it, and its effect lies on the stack."""
    mage = game.mages[seat]
    kind = game.kind_on(seat, slot)
    game.show_spell(seat, slot, EVERYONE)
    mage.slots[slot] = REVEALED
    cast = Cast(seat, kind, game.side_at(seat, slot), mage.place)
    cast.slot = slot
    cast.element = game.box.spell(kind).side(cast.side).element
    game.casts.append(cast)
    return cast


def forbids_revealing(game: Lodge, seat: int, slot: int) -> str:
    """BR-REACT-01 Only an Active card may be revealed; one that was is spent for the round (BR-REACT-06)."""
    state = game.mages[seat].slots[slot]
    if state == ACTIVE:
        return ALLOWED
    return "BR-REACT-06" if state == REVEALED else "BR-REACT-01"


def side_of(game: Lodge, cast: Cast) -> Side:
    return game.box.spell(cast.kind).side(cast.side)


class NameElement(Ask[Lodge]):
    """BR-SPELL-10 Element Any: the Mage names another one when the card is turned up."""

    id: ClassVar[str] = "name_element"
    rule: ClassVar[str] = "BR-SPELL-10"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return ELEMENT.all()

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        game.cast().element = ELEMENT.one(option)
        game.log_event("BR-SPELL-10", NAMED_ELEMENT, seat, option)


class PlaceMark(Step[Lodge]):
    """BR-SPELL-09 The instability mark: one cube on the room where the Mage stands."""

    id: ClassVar[str] = "place_mark"
    rule: ClassVar[str] = "BR-SPELL-09"

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        if game.box.spell(cast.kind).mark:
            place_cubes(game, cast.seat, cast.here, 1, "BR-SPELL-09")


PLACE_MARK: Final = PlaceMark()


class ResolvedFlags(Step[Lodge]):
    """BR-QUEST-09 What a resolved spell counts for."""

    id: ClassVar[str] = "resolved_flags"
    rule: ClassVar[str] = "BR-QUEST-09"

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        if cast.cancelled:
            return
        mage = game.mages[cast.seat]
        mage.elements |= 1 << cast.element
        if cast.element == FIRE and not game.fired >> cast.seat & 1:
            game.fired |= 1 << cast.seat
            if game.has_passive(P_FIRE):
                gained = cast.gained
                gain(game, cast.seat, 1, "BR-EVENT-03")
                cast.gained = gained  # the spell itself did not gain it


RESOLVED_FLAGS: Final = ResolvedFlags()


# Traps


class TrapWindow(Step[Lodge]):
    """BR-RULING-153 Every Mage with an Active card to whom the Mage or model is a foe is asked, all at once."""

    id: ClassVar[str] = "trap_window"
    rule: ClassVar[str] = "BR-RULING-153"

    def __init__(self, moment: int, model: int, place: int) -> None:
        self.moment = moment
        self.model = model
        self.place = place

    def run(self, game: Lodge) -> None:
        asked = 0
        if self.holds(game) and could_open(game, self.moment, self.model, self.place):
            owner = game.owner_of(self.model)
            for seat in range(len(game.mages)):
                if seat != owner and game.has_active(seat):
                    asked |= 1 << seat
        if asked:
            game.then(RevealTrap(asked, self.moment, self.model, self.place))

    def holds(self, game: Lodge) -> bool:
        return still_holds(game, self.moment, self.model, self.place)


def still_holds(game: Lodge, moment: int, model: int, place: int) -> bool:
    """BR-REACT-09 Nobody's Trap reaches a Mage in a Cell; a model that has left has not entered any more."""
    if not game.is_model(model) or is_cell(game.place_of(model)):
        return False
    return moment != ON_ENTER or game.place_of(model) == place


def could_open(game: Lodge, moment: int, model: int, place: int) -> bool:
    """BR-RULING-155 Is there any card in the set that could answer?"""
    box = game.box
    if moment != ON_ENTER:
        return box.moments[moment]
    colour = colour_at(game, place)
    if colour == NONE:
        return False
    return box.mage_enters[colour] if model < FIRST_EVOCATION else box.model_enters[colour]


def is_set_off(game: Lodge, side: Side, moment: int, model: int, place: int) -> bool:
    """BR-EVO-12, BR-REACT-02 Is the condition of a Trap met?"""
    if side.type != TRAP or side.on != moment or not still_holds(game, moment, model, place):
        return False
    if moment == ON_ENTER:
        return side.colour == colour_at(game, place) and (model < FIRST_EVOCATION or side.by_models)
    return True


class RevealTrap(Together[Lodge]):
    """BR-RULING-142, BR-DEC-16 Each names one Active Trap that fits, or none; sealed."""

    id: ClassVar[str] = "reveal_trap"
    rule: ClassVar[str] = "BR-DEC-16"

    def __init__(self, asked: int, moment: int, model: int, place: int) -> None:
        super().__init__(asked)
        self.moment = moment
        self.model = model
        self.place = place

    def acts(self, game: Lodge, seat: int) -> list[int]:
        slots = game.mages[seat].slots
        return [PASS] + [REVEAL.code(slot) for slot in range(len(SLOTS)) if slots[slot] != EMPTY]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        if act == PASS:
            return ALLOWED
        spent = forbids_revealing(game, seat, REVEAL.one(act))
        if spent:
            return spent
        side = game.side_on(seat, REVEAL.one(act))
        if is_set_off(game, side, self.moment, self.model, self.place):
            return ALLOWED
        only_mages = self.moment == ON_ENTER == side.on and self.model >= FIRST_EVOCATION and not side.by_models
        return "BR-EVO-12" if only_mages else "BR-REACT-02"

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [slot_id(seat, REVEAL.one(option))]

    def all_chosen(self, game: Lodge, answers: list[int]) -> None:
        """BR-REACT-04 The Traps named resolve in order from the Crown. Until they are turned up nobody sees which."""
        order = game.from_crown()
        for i in range(len(order) - 1, -1, -1):
            seat = order[i]
            if self.asked >> seat & 1:
                mage = game.mages[seat]
                mage.named = (*mage.named, REVEAL.one(answers[seat]) if answers[seat] > PASS else NONE)
                game.then(SpringTrap(seat, self.moment, self.model, self.place))


class SpringTrap(Step[Lodge]):
    """BR-REACT-04 Each Trap fully before the next; one whose condition no longer holds stays Active."""

    id: ClassVar[str] = "spring_trap"
    rule: ClassVar[str] = "BR-REACT-04"

    def __init__(self, seat: int, moment: int, model: int, place: int) -> None:
        self.seat = seat
        self.moment = moment
        self.model = model
        self.place = place

    def run(self, game: Lodge) -> None:
        mage = game.mages[self.seat]
        slot = mage.named[-1]
        mage.named = mage.named[:-1]
        if slot == NONE or mage.slots[slot] != ACTIVE:
            return
        side = game.side_on(self.seat, slot)
        if not is_set_off(game, side, self.moment, self.model, self.place):
            return
        cast = turn_up(game, self.seat, slot)
        cast.targets = (self.model,)
        cast.foe = game.owner_of(self.model)
        cast.room = self.place
        game.log_event("BR-REACT-02", TURNED_UP, self.seat, public(cast.kind), cast.side)
        game.then(PLACE_MARK, WINDOW_TARGETED, RUN_CAST, TRAP_FLAG, RESOLVED_FLAGS, END_CAST)
        if side.element == ANY:
            game.then(NameElement(self.seat))


class TrapFlag(Step[Lodge]):
    """BR-QUEST-02, BR-SPELL-21 A Trap that hit a Mage, its target or another one, counts for its owner."""

    id: ClassVar[str] = "trap_flag"
    rule: ClassVar[str] = "BR-QUEST-02"

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        if cast.cancelled:
            return
        for model in (*cast.targets[:1], *cast.hits):
            if 0 <= model < FIRST_EVOCATION and model != cast.seat and not cast.ignores >> model & 1:
                game.mages[cast.seat].trapped |= 1 << model


TRAP_FLAG: Final = TrapFlag()


class RunCast(Step[Lodge]):
    """BR-SPELL-02 The instructions of the spell that lies on top of the stack."""

    id: ClassVar[str] = "run_cast"
    rule: ClassVar[str] = "BR-SPELL-02"

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        if not cast.cancelled and not cast.void:
            run_lines(game, side_of(game, cast).script)


RUN_CAST: Final = RunCast()


# Protections


def reached(game: Lodge, cast: Cast) -> int:
    """BR-RULING-168, BR-SPELL-18 A bit for each foe Mage whom a spell targets."""
    side = side_of(game, cast)
    bits = 0
    for model in cast.targets:
        bits |= 1 << model
    if side.is_area and cast.room != NONE and side.type != TRAP and not side.spares_room:
        for seat in range(len(game.mages)):
            if game.mages[seat].place == cast.room:
                bits |= 1 << seat
    for line in side.script.verbs:
        bits |= line.reach(game, cast)
    found = 0
    for seat in range(len(game.mages)):
        if bits >> seat & 1 and seat != cast.seat and not is_cell(game.mages[seat].place):
            found |= 1 << seat
    return found


class TargetedWindow(Step[Lodge]):
    """BR-RULING-165 Each Mage whom a foe's spell or Trap targets may reveal Protections, in order from the Crown."""

    id: ClassVar[str] = "targeted_window"
    rule: ClassVar[str] = "BR-SPELL-18"

    def __init__(self, done: int) -> None:
        self.done = done  # a bit for each Mage who has passed; a new target has not (BR-RULING-118)

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        if cast.cancelled or cast.void or not game.box.moments[ON_TARGETED] or side_of(game, cast).no_protection:
            return  # BR-SPELL-13 without a legal target it targets nobody
        left = reached(game, cast) & ~self.done
        for seat in game.from_crown():
            if left >> seat & 1 and game.has_active(seat) and not cast.ignores >> seat & 1:
                game.then(RevealProtection(seat, ON_TARGETED, self.done))
                return


WINDOW_TARGETED: Final = TargetedWindow(0)


def guards_against(game: Lodge, side: Side, moment: int) -> bool:
    """BR-REACT-03 Does a Protection answer what is going on?"""
    if side.type != PROTECTION or side.on != moment:
        return False
    if moment != ON_TARGETED:
        return True
    against = side_of(game, game.cast())
    if side.against == BY_COMBAT:
        return against.type == COMBAT
    if side.against == BY_TRAP:
        return against.type == TRAP
    if side.against == BY_SINGLE:
        return against.is_single()
    if side.against == BY_AREA:
        return against.is_area
    return side.against == BY_ANY


class RevealProtection(Ask[Lodge]):
    """BR-DEC-17 The Mage reveals one Active Protection that fits, or none."""

    id: ClassVar[str] = "reveal_protection"
    rule: ClassVar[str] = "BR-DEC-17"

    def __init__(self, seat: int, moment: int, done: int) -> None:
        super().__init__(seat)
        self.moment = moment
        self.done = done  # a bit for each Mage who has passed already

    def acts(self, game: Lodge, seat: int) -> list[int]:
        slots = game.mages[seat].slots
        return [PASS] + [REVEAL.code(slot) for slot in range(len(SLOTS)) if slots[slot] != EMPTY]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        if act == PASS:
            return ALLOWED
        spent = forbids_revealing(game, seat, REVEAL.one(act))
        if spent:
            return spent
        side = game.side_on(seat, REVEAL.one(act))
        return ALLOWED if guards_against(game, side, self.moment) else "BR-REACT-03"

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [slot_id(seat, REVEAL.one(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        """BR-REACT-05 Asked again after each reveal, then the next Mage."""
        done = self.done | 1 << seat if option == PASS else self.done
        if self.moment == ON_TARGETED:
            game.then(TargetedWindow(done))
            if option != PASS:
                guard_against_spell(game, seat, REVEAL.one(option))
        elif self.moment == ON_DEFEAT:
            if option != PASS:
                guard_against_defeat(game, seat, REVEAL.one(option))
        else:
            game.then(DamageWindow(done))
            if option != PASS:
                guard_against_damage(game, seat, REVEAL.one(option))


class DamageWindow(Step[Lodge]):
    """BR-REACT-10 Each victim Mage may reveal Protections against the damage, in order from the Crown."""

    id: ClassVar[str] = "damage_window"
    rule: ClassVar[str] = "BR-REACT-10"

    def __init__(self, done: int) -> None:
        self.done = done

    def run(self, game: Lodge) -> None:
        instance = game.instance()
        if not instance.guarded or not game.box.moments[ON_DAMAGE]:
            return
        for seat in game.from_crown():
            if not self.done >> seat & 1 and seat in instance.victims and game.has_active(seat):
                if instance.amounts[instance.victims.index(seat)] > 0:  # BR-RULING-165
                    game.then(RevealProtection(seat, ON_DAMAGE, self.done))
                    return


def guard_against_spell(game: Lodge, seat: int, slot: int) -> None:
    """BR-REACT-08 In the window of a spell a Protection resolves at once."""
    against = game.cast()
    cast = turn_up(game, seat, slot)
    cast.foe = against.seat
    cast.dealer = against.me
    cast.targets = (against.seat,)
    cast.room = against.here if not is_cell(against.here) else NONE
    game.log_event("BR-REACT-03", TURNED_UP, seat, public(cast.kind), cast.side)
    game.then(PLACE_MARK, RUN_CAST, RESOLVED_FLAGS, END_CAST)
    if side_of(game, cast).element == ANY:
        game.then(NameElement(seat))


def guard_against_damage(game: Lodge, seat: int, slot: int) -> None:
    """BR-REACT-08 The amount changes at once; everything else waits until the damage has landed."""
    instance = game.instance()
    cast = turn_up(game, seat, slot)
    cast.foe = instance.by if instance.by < len(game.mages) else NONE
    cast.dealer = instance.dealer
    cast.amount = instance.amounts[instance.victims.index(seat)]
    game.log_event("BR-REACT-03", TURNED_UP, seat, public(cast.kind), cast.side)
    game.then(PLACE_MARK, RunAtOnce(), KeepWaiting())
    if side_of(game, cast).element == ANY:
        game.then(NameElement(seat))


def guard_against_defeat(game: Lodge, seat: int, slot: int) -> None:
    """BR-REACT-03 A Protection that keeps its Mage from being defeated."""
    cast = turn_up(game, seat, slot)
    game.log_event("BR-REACT-03", TURNED_UP, seat, public(cast.kind), cast.side)
    game.then(PLACE_MARK, RUN_CAST, RESOLVED_FLAGS, END_CAST)
    if side_of(game, cast).element == ANY:
        game.then(NameElement(seat))


class RunAtOnce(Step[Lodge]):
    id: ClassVar[str] = "run_at_once"
    rule: ClassVar[str] = "BR-REACT-08"

    def run(self, game: Lodge) -> None:
        run_lines(game, side_of(game, game.cast()).script, AT_ONCE)


class KeepWaiting(Step[Lodge]):
    """BR-REACT-08 What a Protection inflicts, gains, places or moves comes when the damage has landed."""

    id: ClassVar[str] = "keep_waiting"
    rule: ClassVar[str] = "BR-REACT-08"

    def run(self, game: Lodge) -> None:
        cast = game.casts.pop()
        instance = game.instance()
        instance.waiting = (*instance.waiting, cast)


class RunWaiting(Step[Lodge]):
    """BR-REACT-08 The results of a Protection, even if its Mage was defeated meanwhile."""

    id: ClassVar[str] = "run_waiting"
    rule: ClassVar[str] = "BR-REACT-08"

    def run(self, game: Lodge) -> None:
        run_lines(game, side_of(game, game.cast()).script, LATER)
