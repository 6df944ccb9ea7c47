"""How effects happen: batches, what lasts, and the effects of a card in printed order.

A batch is what happens at the same time: damage and healing are added up for each pet, then applied (MA-RULING-05).
The effects of a card come one after the other, each its own batch (MA-RULING-113); whom they are for is chosen when
their turn comes.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.amounts import Amount
from grimalkin.core.cards import EACH, ONE, THE, UP_TO, Duration, Target, amount
from grimalkin.core.codes import PASS
from grimalkin.core.fields import Given
from grimalkin.games.mythic_arena.lines import adjacent, forbids_adjacent
from grimalkin.games.mythic_arena.printed import (
    CONSTRICT,
    DEALS_DAMAGE,
    HEALTH,
    PARALYZE,
    ArenaVerb,
    Passive,
    Script,
)
from grimalkin.games.mythic_arena.state import (
    APPLY,
    CHANGED,
    CLEANUPS,
    DONE,
    DOOMED,
    END_OF_BATTLE,
    END_OF_NEXT_TURN,
    FRONT,
    HP,
    NONE,
    ON,
    ON_THEM,
    OUT,
    PARALYZED,
    PREVENT,
    PREVENTED,
    START_OF_NEXT_TURN,
    STATUS_OFF,
    TRIGGERED,
    USED_UP,
    Arena,
    Lasting,
)
from grimalkin.games.mythic_arena.values import (
    ADJACENT_TO_SELF,
    ADJACENT_TO_TARGET,
    ANY,
    ENEMY,
    HELD_BY_ME,
    ON_FRONT,
    OPPONENT,
    OWN_OTHER,
    OWNER,
    SAME,
    SELF,
    allowed_by_holds,
    counts_for,
    elyth_of,
    waits,
)

NEVER: Final = 1_000_000


# Batches

NOTHING: Final[list[int]] = []
NONE_FIRED: Final[list[Passive]] = []


@mypyc_attr(acyclic=True)
class Batch:
    """MA-RULING-05 What happens at the same time, and which Passives have gone off in it (MA-RULING-08)."""

    rule: ClassVar[str] = "MA-RULING-05"

    def __init__(self, count: int) -> None:
        self.count = count  # pets
        # nearly always nothing happens: these get lists of their own with the first entry
        self.hurt: list[int] = NOTHING
        self.heal: list[int] = NOTHING
        self.sources: list[int] = NOTHING  # by hurt pet: a bit for each pet that hurts it
        self.fired: list[Passive] = NONE_FIRED
        self.fired_for: list[int] = NOTHING  # bearer and opposing pet, as one number
        self.empty = True

    def fill(self) -> None:
        """Something happens."""
        if self.empty:
            self.empty = False
            self.hurt = [0] * self.count
            self.heal = [0] * self.count
            self.sources = [0] * self.count


def hurt(game: Arena, batch: Batch, source: int, pet: int, damage: int) -> int:
    """Damage of a batch, less what is prevented (MA-RULING-118). Returns what is dealt. `source` NONE: nobody."""
    damage = prevented(game, pet, damage)
    if damage <= 0:
        return 0
    batch.fill()
    batch.hurt[pet] += damage
    if source != NONE:
        batch.sources[pet] |= 1 << source
    return damage


def prevented(game: Arena, pet: int, damage: int) -> int:
    """MA-RULING-78 What is left after the pet's prevention pools, which shrink; the one that ends first goes first."""
    while damage > 0 and game.lasting:
        first: Lasting | None = None
        pools = 0
        for effect in game.lasting:
            if effect.pet == pet and effect.what == PREVENT:
                pools += 1
                if first is None or ends_at(game, effect) < ends_at(game, first):
                    first = effect
        if first is None:
            break
        taken = min(damage, first.by)
        damage -= taken
        game.tell("MA-RULING-118" if pools > 1 else "MA-RULING-78", PREVENTED, pet, taken)
        shrink(game, first, taken)
    return damage


def ends_at(game: Arena, effect: Lasting) -> int:
    """When a lasting effect ends: twice the turns from now, and one more for the end of a turn (MA-RULING-118)."""
    ahead = 0 if effect.seat == game.lead else 1  # turns to the next end of a turn of its seat
    if effect.until == END_OF_BATTLE:
        return 0
    if effect.until == CLEANUPS:
        return 2 * effect.count - 1
    if effect.until == START_OF_NEXT_TURN:
        return 4 if effect.seat == game.lead else 2
    if effect.until == END_OF_NEXT_TURN:
        return 2 * (ahead + 2 * (effect.count - 1)) + 1
    return NEVER if effect.until == USED_UP else 1


def shrink(game: Arena, effect: Lasting, by: int) -> None:
    """Use part of a lasting effect; the rest, if any, takes its place."""
    kept: list[Lasting] = []
    for other in game.lasting:
        if other is not effect:
            kept.append(other)
        elif effect.by > by:
            kept.append(Lasting(effect.pet, effect.what, effect.by - by, effect.until, effect.seat, effect.count))
    game.lasting = tuple(kept)


def mend(batch: Batch, pet: int, healing: int) -> None:
    batch.fill()
    batch.heal[pet] += healing


def fire(game: Arena, batch: Batch, rule: str, on: int, me: int, other: int) -> None:
    """MA-TRIG-01 The Passives of `me` and of its Elyth that wait for this moment go off, each once (MA-RULING-08)."""
    pet = game.pets[me]
    if not waits(game, pet, 1 << on):
        return
    for passive in pet.card.on[on]:
        fire_one(game, batch, rule, passive, me, other, True)
    elyth = elyth_of(game, pet)
    if elyth is not None:
        for passive in elyth.on[on]:
            fire_one(game, batch, rule, passive, me, other, False)


def forbids_firing(batch: Batch, passive: Passive, mark: int) -> str:
    """A Passive goes off once in a batch for each opposing pet; `mark` is its bearer and that pet."""
    for i in range(len(batch.fired)):
        if batch.fired[i] is passive and batch.fired_for[i] == mark:
            return "MA-RULING-08"
    return ALLOWED


def forbids_dealing(own: bool) -> str:
    """Damage of the pet's own Passive is dealt by the pet; damage of its Elyth is not."""
    return ALLOWED if own else "MA-RULING-119"


def fire_one(game: Arena, batch: Batch, rule: str, passive: Passive, me: int, other: int, own: bool) -> None:
    mark = me * 64 + other + 1
    if forbids_firing(batch, passive, mark):
        return
    if not batch.fired:
        batch.fired = []
        batch.fired_for = []
    batch.fired.append(passive)
    batch.fired_for.append(mark)
    for verb in passive.verbs:
        if not verb.condition.value(game, me, other):
            continue
        pet = me if verb.to is None or verb.to.among == SELF else other
        if isinstance(verb, Damage):
            amount_now = verb.amount.value(game, me, other)
            game.tell(rule, TRIGGERED, me, amount_now)
            if hurt(game, batch, me, pet, amount_now) and not forbids_dealing(own):
                fire(game, batch, "MA-RULING-09", DEALS_DAMAGE, me, pet)
        elif isinstance(verb, Heal):
            amount_now = verb.amount.value(game, me, other)
            game.tell(rule, TRIGGERED, me, amount_now)
            mend(batch, pet, amount_now)


def settle(game: Arena, batch: Batch, rule: str) -> None:
    """MA-RULING-05 Add up the batch for each pet, cap at Health, then test for 0; a doomed pet heals no more."""
    if batch.empty:
        return
    for i in range(batch.count):
        if batch.hurt[i] or batch.heal[i]:
            settle_one(game, i, batch.hurt[i], batch.heal[i], batch.sources[i], rule)


def settle_one(game: Arena, number: int, damage: int, healing: int, sources: int, rule: str) -> None:
    """What happens to one pet at the same time."""
    pet = game.pets[number]
    taken = pet.damage + damage
    if not pet.flags & DOOMED:
        taken -= healing
    if taken < 0:
        taken = 0
    if taken != pet.damage:
        pet.damage = taken
        game.tell(rule, HP, number, pet.health - taken)
    if taken >= pet.health:
        test(game, number, sources)


def test(game: Arena, number: int, sources: int) -> None:
    """MA-RULING-07 A pet at 0 HP or less is doomed. `sources`: who took it there (MA-RULING-106)."""
    pet = game.pets[number]
    if pet.damage >= pet.health and pet.line >= 0:
        game.somebody_doomed = True
        if not pet.flags & DOOMED:
            pet.flags |= DOOMED
            for other in range(len(game.pets)):
                if sources >> other & 1 and game.pets[other].seat != pet.seat:
                    pet.downers |= 1 << other


def change_health(game: Arena, number: int, by: int, sources: int) -> None:
    """MA-HP-04, MA-HP-05 A gain or loss of Health moves HP by the same amount, and a loss can Down the pet."""
    move_health(game, number, by, sources, "MA-HP-04" if by > 0 else "MA-HP-05")


def move_health(game: Arena, number: int, by: int, sources: int, rule: str) -> None:
    pet = game.pets[number]
    pet.health += by
    game.tell(rule, HP, number, pet.hp())
    test(game, number, sources)


# What lasts


def last(game: Arena, pet: int, what: int, by: int, duration: Duration, seat: int, source: int = NONE) -> None:
    """MA-RULING-112 A change with a clock of its own. `seat`: whose next turn it means; `source`: whose doing it is."""
    begin_lasting(game, pet, what, by, duration.kind, seat, clock(game, duration, seat))
    if what == HEALTH:
        change_health(game, pet, by, 1 << source if source != NONE else 0)
    else:
        game.tell("MA-RULING-112", CHANGED, pet, what, by)


def begin_lasting(game: Arena, pet: int, what: int, by: int, until: int, seat: int, count: int) -> None:
    game.lasting = (*game.lasting, Lasting(pet, what, by, until, seat, count))


def clock(game: Arena, duration: Duration, seat: int) -> int:
    """MA-RULING-89 How many Cleanups, or ends of own turns, a duration takes: this turn is not the next one."""
    return 2 if duration.kind == END_OF_NEXT_TURN and seat == game.lead else duration.count


def forget_pet(game: Arena, number: int) -> None:
    """MA-RULING-112 What lasts on a pet ends when it leaves the Arena."""
    if game.lasting:
        game.lasting = tuple([effect for effect in game.lasting if effect.pet != number])


def expire(game: Arena, over: list[Lasting]) -> None:
    """Some effects are over; lost Health goes with them (MA-HP-06), and Paralyze that had a stated time."""
    if not over:
        return
    game.lasting = tuple([effect for effect in game.lasting if effect not in over])
    lost = [0] * len(game.pets)
    for effect in over:
        if effect.what == HEALTH and game.pets[effect.pet].line >= 0:
            lost[effect.pet] += effect.by
        elif effect.what == PARALYZED and game.pets[effect.pet].counters(PARALYZE):
            game.pets[effect.pet].set_counters(PARALYZE, 0)
            rule = "MA-RULING-124" if effect.until == END_OF_BATTLE else "MA-STATUS-03"
            game.tell(rule, STATUS_OFF, effect.pet, PARALYZE)
    for number in range(len(lost)):
        if lost[number]:
            # all at once, so that HP is tested when all are over
            move_health(game, number, -lost[number], 0, "MA-HP-06")


# The two effects that batches know


class Damage(ArenaVerb):
    """`damage N type TYPE to TARGET`: never increased, no hit (MA-RULING-103). MA-DMG-04."""

    rule: ClassVar[str] = "MA-DMG-04"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.amount: Amount = amount(given, "damage")
        self.type = given.number("type")
        self.to = given.of("to")

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        self.act_each(game, seat, me, [pet], source)

    def act_each(self, game: Arena, seat: int, me: int, pets: list[int], source: int) -> None:
        batch = Batch(len(game.pets))
        for pet in pets:
            hurt(game, batch, me, pet, self.amount.value(game, counts_for(seat, me), pet))
        settle(game, batch, "MA-ADJ-03" if self.to is not None and self.to.where >= 0 else "MA-RULING-103")


class Heal(ArenaVerb):
    """`heal N to TARGET`: never over Health, never saved up. MA-HEAL-02."""

    rule: ClassVar[str] = "MA-HEAL-02"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.amount: Amount = amount(given, "heal")
        self.to = given.of("to")

    def forbids(self, game: Arena, seat: int, me: int, pet: int) -> str:
        return "MA-RULING-07" if game.pets[pet].is_doomed() else ALLOWED

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        self.act_each(game, seat, me, [pet], source)

    def act_each(self, game: Arena, seat: int, me: int, pets: list[int], source: int) -> None:
        batch = Batch(len(game.pets))
        for pet in pets:
            mend(batch, pet, max(0, self.amount.value(game, counts_for(seat, me), pet)))
        settle(game, batch, "MA-HEAL-01")


# The effects of a card, in printed order


def run_script(game: Arena, script: Script, seat: int, me: int, target: int, source: int) -> None:
    """Do what a card says. `me` is the pet whose power it is, `target` whom it struck; NONE where there is none."""
    if script.verbs:
        game.then(Deed(script, 0, seat, me, target, NONE, source))


def fixed_target(game: Arena, to: Target, me: int, target: int, same: int) -> int:
    """The pet that is there already; NONE if it is not, or if a player is meant."""
    if to.among == SELF:
        return me
    if to.among == SAME:
        return same
    if to.among == HELD_BY_ME:
        return game.giving(me, CONSTRICT)
    if to.among in (OWNER, OPPONENT):
        return NONE
    return target


def in_set(game: Arena, to: Target, seat: int, me: int, target: int, pet: int) -> bool:
    """Whether a pet in play belongs to the set that an effect is for."""
    other = game.pets[pet]
    if other.line < 0:
        return False
    if not side_in_set(to, other.seat == seat):
        return False
    if to.among == OWN_OTHER and pet == me:
        return False
    if to.where == ON_FRONT:
        return other.line == FRONT
    if to.where == ADJACENT_TO_SELF:
        return me != NONE and adjacent(game, me, pet)
    if to.where == ADJACENT_TO_TARGET:
        return target != NONE and adjacent(game, target, pet)
    return True


def forbids_pick(game: Arena, script: Script, verb: ArenaVerb, seat: int, me: int, target: int, pet: int) -> str:
    """The rule that keeps a pet in play from being picked for an effect, or ALLOWED."""
    assert verb.to is not None
    if game.pets[pet].line < 0:
        return "MA-ZONE-12"
    if not in_set(game, verb.to, seat, me, target, pet):
        if verb.to.where == ADJACENT_TO_SELF and side_in_set(verb.to, game.pets[pet].seat == seat) and me != NONE:
            return forbids_adjacent(game, me, pet)
        if verb.to.where != ADJACENT_TO_TARGET:
            return "MA-RULING-116"
        return "MA-ADJ-02" if game.pets[pet].seat == game.pets[target].seat else "MA-RULING-87"
    if script.unique and pet != me and verb.touches_target() and not allowed_by_holds(game, me, pet):
        return "MA-RULING-70"
    return verb.forbids(game, seat, me, pet)


def candidates(game: Arena, script: Script, verb: ArenaVerb, seat: int, me: int, target: int) -> list[int]:
    """The pets that an effect can be for, if it looks for one; nearer the Front first, then left to right."""
    found: list[int] = []
    assert verb.to is not None
    for i in range(2):
        side = game.lead if i == 0 else 1 - game.lead
        if side_in_set(verb.to, side == seat):
            for line in range(side * 3, side * 3 + 3):
                for pet in game.lines[line]:
                    if not forbids_pick(game, script, verb, seat, me, target, pet):
                        found.append(pet)
    return found


def finds_pet(game: Arena, script: Script, verb: ArenaVerb, seat: int, me: int, target: int) -> bool:
    """Whether there is any candidate."""
    assert verb.to is not None
    for side in range(2):
        if side_in_set(verb.to, side == seat):
            for line in range(side * 3, side * 3 + 3):
                for pet in game.lines[line]:
                    if not forbids_pick(game, script, verb, seat, me, target, pet):
                        return True
    return False


def side_in_set(to: Target, own: bool) -> bool:
    """Whether pets of a side, the own one or the other, can belong to the set that an effect is for."""
    return to.among != ENEMY if own else to.among in (ENEMY, ANY)


def is_for_pets(verb: ArenaVerb) -> bool:
    return verb.to is not None and verb.to.among not in (OWNER, OPPONENT)


def barred_by_hold(game: Arena, script: Script, me: int) -> bool:
    """MA-RULING-70 A pet in a hold uses its Unique Power on itself and its partner only, or on nobody."""
    if me == NONE or not script.unique or not game.in_hold(me):
        return False
    for verb in script.verbs:
        if verb.bars_held():
            return True
        if verb.to is not None and verb.to.how == THE and is_for_pets(verb):
            pet = fixed_target(game, verb.to, me, NONE, me)
            if pet not in (NONE, me) and not allowed_by_holds(game, me, pet):
                return True
    return False


def can_begin(game: Arena, script: Script, seat: int, me: int) -> bool:
    """MA-RULING-116 Whether the first effect of a card finds what it needs; later parts are skipped if they do not."""
    if not script.verbs or barred_by_hold(game, script, me):
        return False
    verb = script.verbs[0]
    if not verb.condition.value(game, counts_for(seat, me), NONE) or not verb.possible(game, seat, me):
        return False
    to = verb.to
    if to is None or not is_for_pets(verb):
        return True
    if to.how == THE:
        pet = fixed_target(game, to, me, NONE, NONE)
        return pet != NONE and not verb.forbids(game, seat, me, pet)
    return finds_pet(game, script, verb, seat, me, NONE)


def forbids_begin(game: Arena, script: Script, seat: int, me: int) -> str:
    """The rule by which `can_begin` says no: a hold, if it bars somebody who would do; or ALLOWED."""
    if can_begin(game, script, seat, me):
        return ALLOWED
    if script.verbs and is_for_pets(script.verbs[0]):
        verb = script.verbs[0]
        for pet in range(len(game.pets)):
            barred = forbids_pick(game, script, verb, seat, me, NONE, pet) == "MA-RULING-70"
            if barred and not verb.forbids(game, seat, me, pet):
                return "MA-RULING-70"
    return "MA-RULING-116"


class Deed(Step[Arena]):
    """MA-RULING-113 One effect of a card after the other, in printed order."""

    id: ClassVar[str] = "deed"
    rule: ClassVar[str] = "MA-RULING-113"

    def __init__(self, script: Script, index: int, seat: int, me: int, target: int, same: int, source: int) -> None:
        self.script = script
        self.index = index
        self.seat = seat
        self.me = me
        self.target = target
        self.same = same  # the pet that the effect before was for
        self.source = source

    def run(self, game: Arena) -> None:
        verb = self.script.verbs[self.index]
        to = verb.to
        counts = verb.condition.value(game, counts_for(self.seat, self.me), self.target)
        if not counts or not verb.possible(game, self.seat, self.me):
            self.go_on(game, self.same)
        elif to is None or not is_for_pets(verb):
            self.go_on(game, self.same)
            if verb.may:
                game.then(MayApply(self, NONE))
            else:
                verb.act(game, self.seat, self.me, NONE, self.source)
        elif to.how == THE:
            pet = fixed_target(game, to, self.me, self.target, self.same)
            self.go_on(game, pet)
            if pet != NONE and game.pets[pet].line >= 0 and not verb.forbids(game, self.seat, self.me, pet):
                if verb.may:
                    game.then(MayApply(self, pet))
                else:
                    verb.act(game, self.seat, self.me, pet, self.source)
        elif to.how == EACH:
            self.go_on(game, self.same)
            pets = candidates(game, self.script, verb, self.seat, self.me, self.target)
            if pets:
                verb.act_each(game, self.seat, self.me, pets, self.source)
        elif not finds_pet(game, self.script, verb, self.seat, self.me, self.target):
            self.go_on(game, self.same)
        elif to.how == UP_TO:
            game.picked = 0
            game.then(PickSome(self, to.count))
        else:
            assert to.how == ONE, f"{self.script.key}: a pet is never picked at random"
            game.then(PickOne(self))

    def go_on(self, game: Arena, same: int) -> None:
        """The next effect comes after this one."""
        if self.index + 1 < len(self.script.verbs):
            game.then(Deed(self.script, self.index + 1, self.seat, self.me, self.target, same, self.source))


def pet_option(game: Arena, seat: int, pet: int) -> int:
    other = game.pets[pet]
    return (ON if other.seat == seat else ON_THEM) + other.card.slot


def pet_chosen(game: Arena, seat: int, option: int) -> int:
    return game.pet_of(seat, option - ON) if option < ON_THEM else game.pet_of(1 - seat, option - ON_THEM)


class DeedAsk(Ask[Arena]):
    """A question that an effect puts to its owner. Not chained: the card has been shown, so there is no way back."""

    id: ClassVar[str] = "deed_ask"
    rule: ClassVar[str] = "MA-RULING-91"

    def __init__(self, deed: Deed) -> None:
        super().__init__(deed.seat)
        self.deed = deed

    def verb(self) -> ArenaVerb:
        return self.deed.script.verbs[self.deed.index]

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        if option in (PASS, DONE, APPLY):
            return []
        return [game.piece_name(pet_chosen(game, seat, option))]


class MayApply(DeedAsk):
    """MA-RULING-91 "May" is optional for the card's owner."""

    id: ClassVar[str] = "may_apply"
    rule: ClassVar[str] = "MA-RULING-91"

    def __init__(self, deed: Deed, pet: int) -> None:
        super().__init__(deed)
        self.pet = pet

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [PASS, APPLY]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == APPLY:
            deed = self.deed
            self.verb().act(game, deed.seat, deed.me, self.pet, deed.source)


class PickOne(DeedAsk):
    """MA-RULING-116 The owner of an effect picks whom it is for, out of its set."""

    id: ClassVar[str] = "pick_one"
    rule: ClassVar[str] = "MA-RULING-116"

    def acts(self, game: Arena, seat: int) -> list[int]:
        found = [PASS] if self.verb().may else []
        for pet in range(len(game.pets)):
            if game.pets[pet].line != OUT:
                found.append(pet_option(game, seat, pet))
        return found

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == PASS:
            return ALLOWED
        deed = self.deed
        return forbids_pick(game, deed.script, self.verb(), seat, deed.me, deed.target, pet_chosen(game, seat, act))

    def options(self, game: Arena, seat: int) -> list[int]:
        deed = self.deed
        verb = self.verb()
        found = [PASS] if verb.may else []
        for number, pet in enumerate(game.pets):
            if pet.line >= 0 and not forbids_pick(game, deed.script, verb, seat, deed.me, deed.target, number):
                found.append((ON if pet.seat == seat else ON_THEM) + pet.card.slot)
        return found

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        deed = self.deed
        pet = NONE if option == PASS else pet_chosen(game, seat, option)
        deed.go_on(game, pet)
        if pet != NONE:
            self.verb().act(game, seat, deed.me, pet, deed.source)


class PickSome(DeedAsk):
    """MA-ADJ-04 The owner of a power chooses the adjacent targets: up to so many, hurt as one batch."""

    id: ClassVar[str] = "pick_some"
    rule: ClassVar[str] = "MA-ADJ-04"

    def __init__(self, deed: Deed, left: int) -> None:
        super().__init__(deed)
        self.left = left

    def acts(self, game: Arena, seat: int) -> list[int]:
        found = [DONE]
        for pet in range(len(game.pets)):
            if game.pets[pet].line != OUT:
                found.append(pet_option(game, seat, pet))
        return found

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == DONE:
            return ALLOWED
        pet = pet_chosen(game, seat, act)
        if game.picked >> pet & 1:
            return "MA-ADJ-04"
        deed = self.deed
        return forbids_pick(game, deed.script, self.verb(), seat, deed.me, deed.target, pet)

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option != DONE:
            game.picked |= 1 << pet_chosen(game, seat, option)
            ask = PickSome(self.deed, self.left - 1)
            if self.left > 1 and len(ask.options(game, seat)) > 1:
                game.then(ask)
                return
        pets = [pet for pet in range(len(game.pets)) if game.picked >> pet & 1]
        game.picked = 0
        self.deed.go_on(game, self.deed.same)
        if pets:
            self.verb().act_each(game, seat, self.deed.me, pets, self.deed.source)
