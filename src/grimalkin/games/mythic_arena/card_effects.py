"""What cards do, verb by verb: each is one class, with its rule and the questions that it asks.

What is always on stands in values.py, damage and healing in batches.py, the words that cards use in verbs.py.
"""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.amounts import Amount
from grimalkin.core.cards import (
    THE,
    Duration,
    Target,
    amount,
)
from grimalkin.core.codes import PASS
from grimalkin.core.fields import Given, Wrong
from grimalkin.core.piles import public
from grimalkin.games.mythic_arena.arrivals import attach, call_pet, detach, go_to_stasis, own_health, take_off
from grimalkin.games.mythic_arena.drawing import (
    RecallCard,
    bottom_chosen,
    bottom_random,
    can_recall,
    draw_more,
    look,
    search,
    unspend,
)
from grimalkin.games.mythic_arena.effects import pet_chosen, pet_option
from grimalkin.games.mythic_arena.health import log_hp
from grimalkin.games.mythic_arena.lasting import begin_lasting
from grimalkin.games.mythic_arena.lines import trade_places
from grimalkin.games.mythic_arena.printed import (
    ANYTIME,
    CHOMP,
    MOMENT,
    OPPONENT,
    PARALYZE,
    PET_SCRIPTS,
    RESIDUAL,
    RUNE,
    SAVING,
    SCRIPTS,
    SECONDARY,
    STATUSES,
    TARGET,
    ArenaVerb,
)
from grimalkin.games.mythic_arena.quantities import counts_for
from grimalkin.games.mythic_arena.state import (
    CHANGED,
    CHARGED,
    DOOMED,
    NO_BATTLE,
    NONE,
    PREVENT,
    PREVENT_STATUS,
    REMOVED,
    SHAPE,
    SURVIVED,
    SWITCH,
    SWITCHED,
    Arena,
)
from grimalkin.games.mythic_arena.statuses import apply_status, cure_one, forbids_status, has_status
from grimalkin.games.mythic_arena.strike import exchange_slots, switch_hit
from grimalkin.games.mythic_arena.switch import (
    do_switch,
    forbids_leaving,
    forbids_switch,
    is_switch,
    pair_acts,
    roll_free,
    switch_acts,
    switch_options,
    switch_touches,
)

TO_TARGET: Final = Target("target", THE, 1, TARGET, -1)
MOST_DRAWN: Final = 20


# Statuses and holds


class Status(ArenaVerb[Arena]):
    """`status S counters N to TARGET for DURATION`: MA-STATUS-01, MA-RESID-02."""

    rule: ClassVar[str] = "MA-STATUS-01"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.status = given.number("status")
        self.counters = given.number("counters")
        self.lasts: Duration | None = given.of("for")
        self.needs_wound = True
        if self.lasts is not None and self.status != PARALYZE:
            raise Wrong(given.place, f"'for' goes with paralyze only; {STATUSES[self.status]} has no time of its own")
        if self.counters > 1 and self.status >= RESIDUAL:
            raise Wrong(given.place, f"{STATUSES[self.status]} has one counter; leave 'counters' out")

    def forbids(self, game: Arena, seat: int, me: int, pet: int) -> str:
        """A Battle Power puts statuses only on what it has hurt, if it has a DMG number."""
        if game.dealt == 0:
            return "MA-RESID-04" if self.status < RESIDUAL else "MA-RULING-52"
        return ALLOWED

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        apply_status(game, seat, me, pet, self.status, self.counters, self.lasts)

    def act_each(self, game: Arena, seat: int, me: int, pets: list[int], source: int) -> None:
        for i in range(len(pets) - 1, -1, -1):  # the first is asked about first
            self.act(game, seat, me, pets[i], source)

    def worth(self, game: Arena, seat: int, target: int, source: int) -> int:
        return 15


class GiveHold(ArenaVerb[Arena]):
    """`hold H to TARGET`: the pet whose power it is becomes the Giver. MA-LOCK-01, MA-RULING-68."""

    rule: ClassVar[str] = "MA-RULING-68"
    where: ClassVar[int] = PET_SCRIPTS

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.hold = CHOMP + given.number("hold")
        self.needs_wound = True

    def forbids(self, game: Arena, seat: int, me: int, pet: int) -> str:
        if game.dealt == 0:
            return "MA-RULING-52"
        if game.pets[me].is_doomed():
            return "MA-RULING-07"
        if game.pets[pet].seat == seat:
            return "MA-LOCK-01"
        return forbids_status(game, pet, self.hold)

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        apply_status(game, seat, me, pet, self.hold, 1, None)

    def worth(self, game: Arena, seat: int, target: int, source: int) -> int:
        return 15


class Cure(ArenaVerb[Arena]):
    """`cure "one" | [statuses] to TARGET`: one status of the pet, or of those listed, goes. MA-RULING-71, -115."""

    rule: ClassVar[str] = "MA-RULING-71"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.among = 0
        for status in given.numbers("cure"):
            self.among |= 1 << status

    def forbids(self, game: Arena, seat: int, me: int, pet: int) -> str:
        return ALLOWED if has_status(game.pets[pet], self.among) else "MA-RULING-116"

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        cure_one(game, seat, pet, self.among)

    def act_each(self, game: Arena, seat: int, me: int, pets: list[int], source: int) -> None:
        for i in range(len(pets) - 1, -1, -1):
            self.act(game, seat, me, pets[i], source)


class EndHold(ArenaVerb[Arena]):
    """`end_hold to TARGET`: the Chomp or the Constrict on the pet ends. MA-RULING-71."""

    rule: ClassVar[str] = "MA-RULING-71"

    def forbids(self, game: Arena, seat: int, me: int, pet: int) -> str:
        return ALLOWED if game.pets[pet].held else "MA-RULING-116"

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        cure_one(game, seat, pet, 3 << CHOMP)


# Prevention


class Prevent(ArenaVerb[Arena]):
    """`prevent N to TARGET for DURATION`: a pool that damage is taken from. MA-RULING-78."""

    rule: ClassVar[str] = "MA-RULING-78"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.amount: Amount = amount(given, "prevent")
        self.lasts: Duration = given.of("for")

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        by = self.amount.value(game, counts_for(seat, me), pet)
        if by > 0:
            begin_lasting(game, pet, PREVENT, by, self.lasts, seat, source)
            game.log_event("MA-RULING-78", CHANGED, pet, PREVENT, by)


class PreventStatus(ArenaVerb[Arena]):
    """`prevent_status N to TARGET`: a guard against the next statuses. MA-RULING-78, -129."""

    rule: ClassVar[str] = "MA-RULING-129"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("prevent_status")
        self.lasts: Duration = given.of("for")

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        begin_lasting(game, pet, PREVENT_STATUS, self.count, self.lasts, seat, source)
        game.log_event("MA-RULING-78", CHANGED, pet, PREVENT_STATUS, self.count)


# Cards of hands and piles


class DrawCards(ArenaVerb[Arena]):
    """`draw N to owner | opponent`: of the pet that it stands on, also for stolen Elyth. MA-RULING-101."""

    rule: ClassVar[str] = "MA-RULING-101"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.amount: Amount = amount(given, "draw")
        self.for_player = True

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        count = self.amount.value(game, counts_for(seat, me), NONE)
        draw_more(game, player_of(self.to, seat), min(count, MOST_DRAWN))


def player_of(to: Target | None, seat: int) -> int:
    return 1 - seat if to is not None and to.among == OPPONENT else seat


class Look(ArenaVerb[Arena]):
    """`look N`: at the top of the own pile; one into the hand, the others to the bottom. MA-RULING-80."""

    rule: ClassVar[str] = "MA-RULING-80"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("look")

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        look(game, seat, self.count)


class Search(ArenaVerb[Arena]):
    """`search KIND`: the own pile for such a card, which is shown; then the pile is shuffled. MA-RULING-116."""

    rule: ClassVar[str] = "MA-RULING-116"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.kinds = 1 << given.number("search")

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        search(game, seat, self.kinds)


class PutAtBottom(ArenaVerb[Arena]):
    """`bottom N how chosen | random to owner | opponent`: cards of the hand under the own pile. MA-RULING-91."""

    rule: ClassVar[str] = "MA-RULING-91"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("bottom")
        self.random = given.number("how") == 1
        self.for_player = True

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        if self.random:
            bottom_random(game, player_of(self.to, seat), self.count)
        else:
            bottom_chosen(game, player_of(self.to, seat), self.count)


class Recall(ArenaVerb[Arena]):
    """`recall [kinds]`: a card of the own Spent Pile goes back to the hand. MA-ZONE-10, MA-RULING-116."""

    rule: ClassVar[str] = "MA-ZONE-10"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.kinds = 0
        for kind in given.numbers("recall"):
            self.kinds |= 1 << kind

    def possible(self, game: Arena, seat: int, me: int) -> bool:
        return can_recall(game, seat, self.kinds)

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        ask = RecallCard(seat, self.kinds, source)
        if ask.options(game, seat):
            game.then(ask)


class RemoveThis(ArenaVerb[Arena]):
    """`remove "this"`: the Rune itself is Removed from the Game, and not Spent. MA-ZONE-16."""

    rule: ClassVar[str] = "MA-ZONE-16"
    where: ClassVar[int] = RUNE

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        unspend(game, seat, source)
        game.remove_card(seat, source)
        game.log_event("MA-ZONE-16", REMOVED, seat, public(source))


# Pets that go and come, and what they carry


class ToStasis(ArenaVerb[Arena]):
    """`stasis "alone" | "with elyth" to TARGET`: MA-ZONE-11, MA-ZONE-15, MA-RULING-74."""

    rule: ClassVar[str] = "MA-ZONE-11"
    where: ClassVar[int] = SCRIPTS & ~MOMENT

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.with_elyth = given.number("stasis") == 1

    def forbids(self, game: Arena, seat: int, me: int, pet: int) -> str:
        if game.pets[pet].is_doomed():
            return "MA-RULING-07"
        return "MA-RULING-74" if game.in_play(game.pets[pet].seat) == 1 else ALLOWED

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        go_to_stasis(game, pet, self.with_elyth)


class StealElyth(ArenaVerb[Arena]):
    """`steal_elyth to TARGET`: the Elyth goes to the pet whose power it is, and stays its owner's. MA-RULING-75."""

    rule: ClassVar[str] = "MA-RULING-75"
    where: ClassVar[int] = PET_SCRIPTS

    def forbids(self, game: Arena, seat: int, me: int, pet: int) -> str:
        if game.pets[pet].elyth == NONE:
            return "MA-RULING-116"
        if game.pets[me].is_doomed():
            return "MA-RULING-07"
        return ALLOWED if game.pets[me].elyth == NONE else "MA-ELYTH-05"

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        kind = game.pets[pet].elyth
        owner = game.elyth_owner(pet)
        detach(game, pet, False, 1 << me)
        attach(game, me, kind, owner)


class SpendElyth(ArenaVerb[Arena]):
    """`spend_elyth to TARGET`: the Elyth on a pet is Spent. MA-ELYTH-08, MA-RULING-76."""

    rule: ClassVar[str] = "MA-RULING-76"
    where: ClassVar[int] = SCRIPTS & ~MOMENT

    def forbids(self, game: Arena, seat: int, me: int, pet: int) -> str:
        return ALLOWED if game.pets[pet].elyth != NONE else "MA-RULING-116"

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        detach(game, pet, True, 1 << me if me != NONE else 0)


class Call(ArenaVerb[Arena]):
    """`call CARD`: a token that is neither in play nor in Stasis comes into the own Arena. MA-RULING-11, -125."""

    rule: ClassVar[str] = "MA-RULING-11"
    where: ClassVar[int] = ANYTIME

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.kind = given.number("call")

    def possible(self, game: Arena, seat: int, me: int) -> bool:
        card = game.box.pet[self.kind]
        return card is not None and game.pet_of(seat, card.index) == NONE

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        call_pet(game, seat, self.kind)


class Charge(ArenaVerb[Arena]):
    """`charge N`: the pet has so many Charge counters. MA-RULING-73."""

    rule: ClassVar[str] = "MA-RULING-73"
    where: ClassVar[int] = PET_SCRIPTS

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("charge")

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        game.pets[me].charges = self.count
        game.log_event("MA-RULING-73", CHARGED, me, self.count)


class StealShape(ArenaVerb[Arena]):
    """`shape "printed" to TARGET for DURATION`: base Speed, Hit and Miss are those printed on it. MA-RULING-131."""

    rule: ClassVar[str] = "MA-RULING-131"
    where: ClassVar[int] = PET_SCRIPTS

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts: Duration = given.of("for")

    def touches_target(self) -> bool:
        return False  # it only looks at that pet

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        slot = game.pets[pet].card.index
        begin_lasting(game, me, SHAPE, slot, self.lasts, seat, source)
        game.log_event("MA-RULING-131", CHANGED, me, SHAPE, slot)


class Survive(ArenaVerb[Arena]):
    """`survive N`: instead of being Downed the pet has N HP, and this Elyth is Removed from the Game. MA-RULING-07."""

    rule: ClassVar[str] = "MA-RULING-07"
    where: ClassVar[int] = SAVING

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.hp = given.number("survive")

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        saved = game.pets[pet]
        owner = game.elyth_owner(pet)
        take_off(game, pet, False, "MA-ZONE-16")
        game.remove_card(owner, source)
        game.log_event("MA-ZONE-16", REMOVED, owner, public(source))
        before = saved.hp()
        saved.health = own_health(game, pet)
        saved.damage = max(0, saved.health - self.hp)
        saved.flags &= ~DOOMED
        saved.downers = 0
        game.log_event("MA-RULING-07", SURVIVED, pet, saved.hp())
        log_hp(game, pet, saved.hp() - before, 0, "MA-RULING-77")


# Changing places


class ExtraSwitch(ArenaVerb[Arena]):
    """`switch "extra"`: a Switch at once, by all its rules, that does not count as that of the turn. MA-RULING-123."""

    rule: ClassVar[str] = "MA-RULING-123"
    where: ClassVar[int] = ANYTIME

    def bars_held(self) -> bool:
        return True

    def possible(self, game: Arena, seat: int, me: int) -> bool:
        return bool(switch_options(game, seat))

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        game.then(SwitchNow(seat))


class SwitchNow(Ask[Arena]):
    """MA-RULING-123 The Switch of an effect is done at once, by all Switch rules."""

    id: ClassVar[str] = "switch_now"
    rule: ClassVar[str] = "MA-RULING-123"

    def acts(self, game: Arena, seat: int) -> list[int]:
        return switch_acts(game, seat)

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        return forbids_switch(game, seat, act)

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return switch_touches(game, seat, option)

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        do_switch(game, seat, option)


class Exchange(ArenaVerb[Arena]):
    """`exchange "own" | "target"`: two own pets of adjacent lines; or the target and a companion. MA-RULING-31."""

    rule: ClassVar[str] = "MA-RULING-31"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.own = given.number("exchange") == 0
        self.optional = self.may
        self.may = False  # its own question says so
        if not self.own:
            self.to = TO_TARGET

    def places(self) -> int:
        return ANYTIME if self.own else SECONDARY

    def bars_held(self) -> bool:
        return True

    def possible(self, game: Arena, seat: int, me: int) -> bool:
        if not self.own:
            return True
        for option in switch_options(game, seat):
            if is_switch(option):
                return True
        return False

    def forbids(self, game: Arena, seat: int, me: int, pet: int) -> str:
        return forbids_leaving(game, pet)

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        if self.own:
            game.then(ExchangeOwn(seat, self.optional))
            return
        ask = BlowAway(seat, pet, self.optional)
        if len(ask.options(game, seat)) > (1 if self.optional else 0):
            game.then(ask)


class ExchangeOwn(Ask[Arena]):
    """MA-RUNE-01 Two own pets of adjacent lines change places: no Switch, but holds and Paralyze stop it like one."""

    id: ClassVar[str] = "exchange_own"
    rule: ClassVar[str] = "MA-RUNE-01"

    def __init__(self, seat: int, may: bool) -> None:
        super().__init__(seat)
        self.may = may

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [PASS, *pair_acts(game, seat)] if self.may else pair_acts(game, seat)

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        return ALLOWED if act == PASS else forbids_switch(game, seat, act)

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else switch_touches(game, seat, option)

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option != PASS:
            one = game.pet_of(seat, SWITCH.one(option))
            other = game.pet_of(seat, SWITCH.two(option))
            roll_free(game, one, other, Exchanged(one, other))


class Exchanged(Step[Arena]):
    """MA-RUNE-01 The pets change places; in battle they trade their assignments too, and powers are chosen anew."""

    id: ClassVar[str] = "exchanged"
    rule: ClassVar[str] = "MA-RUNE-01"

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other

    def run(self, game: Arena) -> None:
        trade_places(game, self.one, self.other)
        game.log_event("MA-RUNE-01", SWITCHED, self.one, self.other)
        if game.stage != NO_BATTLE:
            exchange_slots(game, self.one, self.other)


class BlowAway(Ask[Arena]):
    """MA-RULING-31 The target and a companion in an adjacent line change places; assignments stay. No Switch."""

    id: ClassVar[str] = "blow_away"
    rule: ClassVar[str] = "MA-RULING-31"

    def __init__(self, seat: int, target: int, may: bool) -> None:
        super().__init__(seat)
        self.target = target
        self.may = may

    def acts(self, game: Arena, seat: int) -> list[int]:
        found = [PASS] if self.may else []
        for pet in range(len(game.pets)):
            if game.pets[pet].line >= 0 and game.pets[pet].seat == game.pets[self.target].seat and pet != self.target:
                found.append(pet_option(game, seat, pet))
        return found

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == PASS:
            return ALLOWED
        pet = pet_chosen(game, seat, act)
        if abs(game.pets[pet].line - game.pets[self.target].line) != 1:
            return "MA-RULING-116"
        return forbids_leaving(game, pet)

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(pet_chosen(game, seat, option))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option != PASS:
            pet = pet_chosen(game, seat, option)
            trade_places(game, self.target, pet)
            game.log_event("MA-RULING-31", SWITCHED, self.target, pet)


class SwitchHit(ArenaVerb[Arena]):
    """`switch_hit`: the striker may change places and assignments with an adjacent own pet. MA-SWHIT-01."""

    rule: ClassVar[str] = "MA-SWHIT-01"
    where: ClassVar[int] = SECONDARY

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        switch_hit(game, seat, me)


class Twist(ArenaVerb[Arena]):
    """`twist N`: so many dice of Attack Rolls of this battle may be rerolled. MA-RULING-99."""

    rule: ClassVar[str] = "MA-RULING-99"
    where: ClassVar[int] = RUNE

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("twist")

    def possible(self, game: Arena, seat: int, me: int) -> bool:
        return game.stage != NO_BATTLE

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        left = 15 - (game.twists >> 4 * seat & 0xF)
        game.twists += min(self.count, left) << 4 * seat
