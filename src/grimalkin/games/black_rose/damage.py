"""Damage: one instance from its source to what it sets off. BR-DMG, BR-FAMDMG."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Ask, Step
from grimalkin.games.black_rose.codes import SPLIT
from grimalkin.games.black_rose.cubes import count_of, one_of, total
from grimalkin.games.black_rose.defeat import COUNTED, GUARDED, ONLY_BEATEN, DefeatMage, is_beaten
from grimalkin.games.black_rose.events import BRINK, CONVERTED, DAMAGE_LOST, HEALED, HURT, SHARED
from grimalkin.games.black_rose.kinds import GUARD, HUNTING, L_BITE, L_FADES, L_PAID, NONE, ROSE, ROUND
from grimalkin.games.black_rose.leaving import back_to_supply
from grimalkin.games.black_rose.lodge import is_cell
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION, Evocation, Instance
from grimalkin.games.black_rose.power import gain
from grimalkin.games.black_rose.script import END_CAST
from grimalkin.games.black_rose.state import Lodge, teller
from grimalkin.games.black_rose.windows import RESOLVED_FLAGS, DamageWindow, RunWaiting
from grimalkin.kit.lasting import LastingEffect, oldest, used, without

WHOLE: Final = 99  # every tagged cube goes away, those that are left


# Cubes on models


def wounds_on(game: Lodge, card: int) -> int:
    """The cubes on one card: a Mage sheet, or the card of an Evocation."""
    if card < FIRST_EVOCATION:
        return game.mages[card].wounds
    found = game.evocation(card)
    return found.wounds if found is not None else 0


def change_wounds(game: Lodge, card: int, change: int) -> None:
    if card < FIRST_EVOCATION:
        game.mages[card].wounds += change
        return
    found = game.evocation(card)
    assert found is not None
    found.wounds += change


def cards_of(game: Lodge, model: int) -> list[int]:
    """BR-RULING-131, BR-RULING-39, BR-RULING-40 The cards of a model: of a pair both."""
    guard = game.guard(model) if model < FIRST_EVOCATION else None
    return [model, guard.model()] if guard is not None else [model]


def take_cube(game: Lodge, card: int, colour: int) -> None:
    """A cube leaves a card. Of tagged and other cubes of one colour the others go first."""
    change_wounds(game, card, -one_of(colour))
    if not game.lasting:
        return
    left = count_of(wounds_on(game, card), colour)
    changed: list[LastingEffect] = []
    for effect in game.lasting:
        if effect.what == L_FADES and effect.on == card and effect.owner == colour and effect.amount > left:
            broken = LastingEffect(L_FADES, card, left, ROUND, colour, effect.source, 1, effect.about)
            changed.append(broken)
        else:
            changed.append(effect)
    game.lasting = tuple(changed)


def heal_cube(game: Lodge, card: int, colour: int, rule: str) -> None:
    """BR-DMG-04 A cube goes back to its owner."""
    take_cube(game, card, colour)
    game.log_event(rule, HEALED, card, 1, total(wounds_on(game, card)))


def convert_cube(game: Lodge, seat: int, card: int, colour: int, rule: str) -> None:
    """BR-DMG-05 A cube changes its colour."""
    take_cube(game, card, colour)
    change_wounds(game, card, one_of(seat))
    game.log_event(rule, CONVERTED, seat, card, 1)


# An instance


class Hurt(Step[Lodge]):
    """BR-DMG-10 Damage to one model, as an instance of its own."""

    id: ClassVar[str] = "hurt"
    rule: ClassVar[str] = "BR-DMG-10"

    def __init__(self, by: int, dealer: int, model: int, amount: int) -> None:
        self.by = by
        self.dealer = dealer
        self.model = model
        self.amount = amount

    def run(self, game: Lodge) -> None:
        if self.amount > 0:
            land(game, Instance(self.by, self.dealer), [self.model], [self.amount])


def can_suffer(game: Lodge, by: int, model: int) -> bool:
    """BR-FAMGUARD-07 No friendly fire, no foe's damage in a Cell, no part of a pair.

    Also BR-RULING-157, BR-DMG-02, BR-CELL-08.
    """
    if not game.is_model(model) or game.owner_of(model) == by:
        return False
    return by == ROSE or not is_cell(game.place_of(model))


def land(game: Lodge, instance: Instance, victims: list[int], amounts: list[int]) -> None:
    """BR-DMG-08 All damage of one instance lands at the same time."""
    if begin(game, instance, victims, amounts):
        game.then(DamageWindow(0), SHARE_OUT, LAY_CUBES, FALL, AFTERMATH, END_INSTANCE)


def lay_only(game: Lodge, instance: Instance, victims: list[int]) -> None:
    """BR-RULING-42 Cubes that are laid like damage, one on each of these; nobody suffers damage by it."""
    if begin(game, instance, victims, [1] * len(victims)):
        game.then(SHARE_OUT, LAY_CUBES, FALL, END_INSTANCE)


def begin(game: Lodge, instance: Instance, victims: list[int], amounts: list[int]) -> bool:
    """Step 1: those who can suffer it, each once. Is there anybody?"""
    hit: list[int] = []
    for i in range(len(victims)):
        if not can_suffer(game, instance.by, victims[i]):
            continue
        if victims[i] in hit:
            instance.amounts[hit.index(victims[i])] += amounts[i]
        else:
            hit.append(victims[i])
            instance.amounts.append(amounts[i])
    if not hit:
        return False
    instance.victims = tuple(hit)
    instance.laid = [0] * len(hit)
    instance.sheet = [0] * len(hit)
    instance.shares = [NONE] * len(hit)
    instance.excess = [0] * len(hit)
    game.instances.append(instance)
    return True


class ShareOut(Step[Lodge]):
    """BR-FAMDMG-02 Each victim Mage with a Guard Familiar shares the damage out, in order from the Crown."""

    id: ClassVar[str] = "share_out"
    rule: ClassVar[str] = "BR-FAMDMG-02"

    def run(self, game: Lodge) -> None:
        instance = game.instance()
        for seat in game.from_crown():
            if seat not in instance.victims:
                continue
            i = instance.victims.index(seat)
            if instance.shares[i] != NONE or instance.amounts[i] <= 0 or game.guard(seat) is None:
                continue
            game.then(SHARE_OUT)
            game.ask_openly(Share(seat))
            return


def shares(game: Lodge, seat: int, amount: int) -> list[int]:
    """BR-FAMDMG-03, BR-RULING-34 How much of the damage may lie on the Mage."""
    guard = game.guard(seat)
    assert guard is not None
    if game.split_free:
        return list(range(amount + 1))
    on_mage = game.free_slots(seat)
    on_familiar = game.free_slots(guard.model())
    laid = min(amount, on_mage + on_familiar)
    return [count for count in range(laid + 1) if count <= on_mage and laid - count <= on_familiar]


class Share(Ask[Lodge]):
    """BR-DEC-24, BR-RULING-33 The victim's player shares the damage out."""

    id: ClassVar[str] = "share"
    rule: ClassVar[str] = "BR-DEC-24"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        instance = game.instance()
        return [SPLIT.code(count) for count in range(instance.amounts[instance.victims.index(seat)] + 1)]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        instance = game.instance()
        amount = instance.amounts[instance.victims.index(seat)]
        return "" if SPLIT.one(act) in shares(game, seat, amount) else "BR-FAMDMG-03"

    def default(self, game: Lodge, seat: int) -> int:
        """BR-RULING-83 The Mage down to one free slot, then the Familiar, then the last slot."""
        guard = game.guard(seat)
        assert guard is not None
        instance = game.instance()
        amount = instance.amounts[instance.victims.index(seat)]
        spare = max(0, game.free_slots(seat) - 1)
        want = max(min(amount, spare), amount - game.free_slots(guard.model()))
        options = self.options(game, seat)
        best = options[0]
        for option in options:
            if SPLIT.one(option) <= want:
                best = option
        return best

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        instance = game.instance()
        i = instance.victims.index(seat)
        instance.shares[i] = SPLIT.one(option)
        game.log_event("BR-FAMDMG-02", SHARED, seat, instance.shares[i], instance.amounts[i] - instance.shares[i])


class LayCubes(Step[Lodge]):
    """BR-DMG-01, BR-FAMDMG-05, BR-FAMDMG-06 Cubes are laid; what a Mage cannot take goes to a Hunting Familiar."""

    id: ClassVar[str] = "lay_cubes"
    rule: ClassVar[str] = "BR-FAMDMG-05"

    def run(self, game: Lodge) -> None:
        instance = game.instance()
        extra: list[int] = []  # Familiars with excess damage
        more: list[int] = []
        whose: list[int] = []  # the places of their Mages among the victims
        for i in range(len(instance.victims)):
            model = instance.victims[i]
            if model >= FIRST_EVOCATION or instance.amounts[i] <= 0:
                continue
            guard = game.guard(model)
            if guard is not None:
                instance.sheet[i] = lay(game, instance, model, instance.shares[i])
                on_familiar = lay(game, instance, guard.model(), instance.amounts[i] - instance.shares[i])
                instance.laid[i] = instance.sheet[i] + on_familiar
                continue
            familiar = game.familiar(model)
            instance.sheet[i] = lay(game, instance, model, instance.amounts[i], familiar is None)
            instance.laid[i] = instance.sheet[i]
            instance.excess[i] = instance.amounts[i] - instance.sheet[i]
            if familiar is not None and instance.amounts[i] > instance.sheet[i]:
                extra.append(familiar.model())
                more.append(instance.amounts[i] - instance.sheet[i])
                whose.append(i)
        for i in range(len(instance.victims)):
            model = instance.victims[i]
            if model >= FIRST_EVOCATION:
                amount = instance.amounts[i]
                if model in extra:  # BR-RULING-37
                    at = extra.index(model)
                    amount += more[at]
                    extra.pop(at)
                    more.pop(at)
                    whose.pop(at)
                instance.laid[i] = lay(game, instance, model, amount)
        for i in range(len(extra)):
            beyond = lay(game, instance, extra[i], more[i], True, True)
            instance.laid[whose[i]] += beyond  # BR-RULING-149 cubes laid anywhere
            if beyond and instance.by != ROSE:
                game.mages[instance.by].cubed |= 1 << extra[i]
        self.note(game, instance)

    def note(self, game: Lodge, instance: Instance) -> None:
        """What the cubes count for (BR-QUEST-02)."""
        for i in range(len(instance.victims)):
            model = instance.victims[i]
            if model < FIRST_EVOCATION and is_at_brink(game, model):
                game.log_event("BR-RULING-45", BRINK, model)
            if instance.by == ROSE or instance.laid[i] <= 0:
                continue
            mage = game.mages[instance.by]
            if game.guard(model) is not None or model >= FIRST_EVOCATION or instance.sheet[i] > 0:
                mage.cubed |= 1 << model
            mage.on_sheets += instance.sheet[i]
            dealer = game.evocation(instance.dealer) if instance.dealer >= FIRST_EVOCATION else None
            if dealer is None or dealer.owner != instance.by:  # under control it is not the own Familiar
                continue
            if dealer.mode == HUNTING and instance.sheet[i] > 0:
                if game.distance(dealer.place, mage.place) >= 2:
                    mage.long_leash = 1


def is_at_brink(game: Lodge, seat: int) -> bool:
    """BR-RULING-45 Every slot of the Mage is full, and the Familiar has one left to live by."""
    familiar = game.familiar(seat)
    return familiar is not None and not game.free_slots(seat) and game.free_slots(familiar.model()) > 0


def lay(game: Lodge, instance: Instance, card: int, amount: int, loses: bool = True, beyond: bool = False) -> int:
    """Cubes on one card, as far as it has free slots; the answer is how many."""
    laid = min(amount, game.free_slots(card))
    if instance.colours:
        lay_coloured(game, instance, card, laid)
        instance.colours = instance.colours[amount if loses else max(0, laid) :]
    elif laid > 0:
        change_wounds(game, card, one_of(instance.by, laid))
        rule = "BR-FAMDMG-06" if beyond else "BR-DMG-01"
        game.log_event(rule, HURT, card, laid, teller(instance.by), total(wounds_on(game, card)))
        if instance.fades:
            fading = LastingEffect(L_FADES, card, laid, ROUND, instance.by, game.tag, 0, instance.fades)
            game.lasting = (*game.lasting, fading)
    if loses and amount > laid:
        counted = game.overkill and card < FIRST_EVOCATION
        game.log_event("BR-OVK-02" if counted else "BR-RULING-36", DAMAGE_LOST, card, amount - laid)
    return max(0, laid)


def lay_coloured(game: Lodge, instance: Instance, card: int, count: int) -> None:
    """BR-DMG-06 Transferred cubes keep their colour."""
    for colour in instance.colours[: max(0, count)]:
        change_wounds(game, card, one_of(colour))
        game.log_event("BR-RULING-42", HURT, card, 1, teller(colour), total(wounds_on(game, card)))


class Fall(Step[Lodge]):
    """BR-EVO-09, BR-DEF-01 Full Evocations are defeated, then full Mages without a Familiar, in order."""

    id: ClassVar[str] = "fall"
    rule: ClassVar[str] = "BR-DEF-01"

    def run(self, game: Lodge) -> None:
        instance = game.instance()
        fallen: list[Evocation] = []
        for evocation in game.evocations:
            if total(evocation.wounds) >= game.printed(evocation).health:
                fallen.append(evocation)
        for evocation in fallen:
            if instance.by != ROSE and evocation.owner != instance.by:
                game.mages[instance.by].felled_evocations += 1
            rule = "BR-FAMDEF-05" if evocation.mode else "BR-EVO-09"
            if evocation.mode != GUARD:  # BR-FAMGUARD-07 it is no model of its own
                instance.fallen += 1
            back_to_supply(game, evocation, True, rule)
        order = game.from_crown()
        for i in range(len(order) - 1, -1, -1):
            if is_beaten(game, order[i]):
                how = COUNTED | ONLY_BEATEN | (GUARDED if instance.guarded else 0)
                game.then(DefeatMage(order[i], instance.by, instance.alone, self.extra(game, order[i]), False, how))

    def extra(self, game: Lodge, seat: int) -> int:
        """BR-OVK-02 With Overkill, damage beyond the last free slot counts in the ranking."""
        instance = game.instance()
        if not game.overkill or seat not in instance.victims:
            return 0
        return instance.excess[instance.victims.index(seat)]


class Aftermath(Step[Lodge]):
    """BR-REACT-08 Waiting results of Protections as they were revealed, then what answers damage."""

    id: ClassVar[str] = "aftermath"
    rule: ClassVar[str] = "BR-REACT-08"

    def run(self, game: Lodge) -> None:
        instance = game.instance()
        if instance.mirrored:
            self.mirror(game, instance)
            return
        if instance.waiting:
            first = instance.waiting[0]
            instance.waiting = instance.waiting[1:]
            game.then(AFTERMATH)
            first.amount = instance.amounts[instance.victims.index(first.seat)]
            game.casts.append(first)
            game.then(RunWaiting(), RESOLVED_FLAGS, END_CAST)
            return
        if game.lasting:
            self.answer(game, instance)

    def mirror(self, game: Lodge, instance: Instance) -> None:
        """BR-REACT-08 The same damage to the caster: the amount after all changes, once it has landed."""
        seat = instance.mirrored[0]
        instance.mirrored = instance.mirrored[1:]
        game.then(AFTERMATH)
        if seat in instance.victims and instance.by != ROSE:
            game.then(Hurt(seat, seat, instance.by, instance.amounts[instance.victims.index(seat)]))

    def answer(self, game: Lodge, instance: Instance) -> None:
        """BR-RULING-141, BR-RULING-132, BR-RULING-149 Damage that is answered, and damage that is paid for."""
        order = game.from_crown()
        for i in range(len(order) - 1, -1, -1):
            seat = order[i]
            if seat in instance.victims and instance.dealer != NONE and instance.by != seat:
                suffered = instance.amounts[instance.victims.index(seat)]
                bite = oldest(game.lasting, L_BITE, seat)
                if bite is not None and suffered > 0:
                    game.lasting = without(game.lasting, bite)
                    game.then(Hurt(seat, seat, instance.dealer, bite.amount))
        paid = oldest(game.lasting, L_PAID, instance.dealer) if instance.dealer >= FIRST_EVOCATION else None
        if paid is not None:
            amount = min(paid.amount, sum(instance.laid))
            game.lasting = used(game.lasting, paid, amount)
            gain(game, paid.owner, amount, "BR-RULING-149")


class EndInstance(Step[Lodge]):
    id: ClassVar[str] = "end_instance"
    rule: ClassVar[str] = "BR-DMG-08"

    def run(self, game: Lodge) -> None:
        instance = game.instances.pop()
        if game.casts:  # what the effect going on may ask about its damage
            cast = game.casts[-1]
            cast.laid = sum(instance.laid)
            cast.on_sheet = sum(instance.sheet)
            cast.felled = instance.fallen


SHARE_OUT: Final = ShareOut()
LAY_CUBES: Final = LayCubes()
FALL: Final = Fall()
AFTERMATH: Final = Aftermath()
END_INSTANCE: Final = EndInstance()
