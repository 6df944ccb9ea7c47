"""Batches: what happens at the same time (MA-RULING-05).

Damage and healing are added up for each pet, then applied. Passives that wait for this moment go off in the batch.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import ALLOWED
from grimalkin.core.amounts import Amount
from grimalkin.core.cards import THE, amount
from grimalkin.core.events import UNDIVIDED
from grimalkin.core.fields import Given
from grimalkin.core.piles import public
from grimalkin.core.view import Part
from grimalkin.games.mythic_arena.health import settle_one
from grimalkin.games.mythic_arena.lasting import ends_at
from grimalkin.games.mythic_arena.printed import BATCH, DEALS_DAMAGE, SCRIPTS, SELF, ArenaVerb, Passive
from grimalkin.games.mythic_arena.quantities import counts_for
from grimalkin.games.mythic_arena.state import NONE, PREVENT, PREVENTED, TRIGGERED, Arena, Lasting
from grimalkin.games.mythic_arena.values import elyth_of, waits
from grimalkin.kit.lasting import used

NOTHING: Final[list[int]] = []
NONE_FIRED: Final[list[Passive]] = []
NO_SHARES: Final[dict[int, list[Part]]] = {}


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
        self.parts: dict[int, list[Part]] = NO_SHARES  # by pet, if somebody listens: what happens to it, and by what
        self.empty = True

    def fill(self) -> None:
        """Something happens."""
        if self.empty:
            self.empty = False
            self.hurt = [0] * self.count
            self.heal = [0] * self.count
            self.sources = [0] * self.count

    def share(self, pet: int, part: Part) -> None:
        """Note what a part of it comes from, for whoever listens."""
        if not self.parts:
            self.parts = {}
        self.parts.setdefault(pet, []).append(part)


def hurt(game: Arena, batch: Batch, source: int, pet: int, damage: int) -> int:
    """Damage of a batch, less what is prevented (MA-RULING-118). Returns what is dealt. `source` NONE: nobody."""
    whole = damage
    damage = prevented(game, pet, damage)
    if damage < whole and game.listener is not None:
        batch.share(pet, Part(whole - damage, "prevented", "MA-RULING-78"))
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
            if effect.on == pet and effect.what == PREVENT:
                pools += 1
                if first is None or ends_at(game, effect) < ends_at(game, first):
                    first = effect
        if first is None:
            break
        taken = min(damage, first.amount)
        damage -= taken
        game.log_event("MA-RULING-118" if pools > 1 else "MA-RULING-78", PREVENTED, pet, taken)
        game.lasting = used(game.lasting, first, taken)
    return damage


def add_healing(batch: Batch, pet: int, healing: int) -> None:
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
    cause = game.pets[me].card.number if own else game.pets[me].elyth
    for verb in passive.verbs:
        if not verb.condition.value(game, me, other):
            continue
        pet = me if verb.to is None or verb.to.among == SELF else other
        if isinstance(verb, Damage):
            amount_now = verb.amount.value(game, me, other)
            log_trigger(game, batch, rule, me, -amount_now, pet, cause)
            if hurt(game, batch, me, pet, amount_now) and not forbids_dealing(own):
                fire(game, batch, "MA-RULING-09", DEALS_DAMAGE, me, pet)
        elif isinstance(verb, Heal):
            amount_now = verb.amount.value(game, me, other)
            log_trigger(game, batch, rule, me, amount_now, pet, cause)
            add_healing(batch, pet, amount_now)


def log_trigger(game: Arena, batch: Batch, rule: str, me: int, change: int, pet: int, cause: int) -> None:
    """Tell that a Passive goes off: whose, on whom, and the card that it stands on."""
    if game.listener is not None:
        batch.share(pet, Part(change, game.box.names[cause], rule))
        game.log_event(rule, TRIGGERED, me, abs(change), pet, public(cause))


def settle(game: Arena, batch: Batch, rule: str) -> None:
    """MA-RULING-05 Add up the batch for each pet, cap at Health, then test for 0; a doomed pet heals no more."""
    if batch.empty:
        return
    for i in range(batch.count):
        if batch.hurt[i] or batch.heal[i]:
            parts = batch.parts.get(i, UNDIVIDED)
            settle_one(game, i, batch.hurt[i], batch.heal[i], batch.sources[i], rule, parts)


# The two effects that batches know


class Damage(ArenaVerb[Arena]):
    """`damage N type TYPE to TARGET`: never increased, no hit (MA-RULING-103). MA-DMG-04."""

    rule: ClassVar[str] = "MA-DMG-04"
    where: ClassVar[int] = BATCH | SCRIPTS

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.amount: Amount = amount(given, "damage")
        self.type = given.number("type")

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        self.act_each(game, seat, me, [pet], source)

    def act_each(self, game: Arena, seat: int, me: int, pets: list[int], source: int) -> None:
        batch = Batch(len(game.pets))
        for pet in pets:
            damage = self.amount.value(game, counts_for(seat, me), pet)
            if game.listener is not None and source != NONE:
                batch.share(pet, Part(-damage, game.box.names[source], self.rule))
            hurt(game, batch, me, pet, damage)
        settle(game, batch, "MA-ADJ-03" if self.to is not None and self.to.where >= 0 else "MA-RULING-103")

    def worth(self, game: Arena, seat: int, target: int, source: int) -> int:
        return -15 if self.to is not None and self.to.how == THE and self.to.among == SELF else 8


class Heal(ArenaVerb[Arena]):
    """`heal N to TARGET`: never over Health, never saved up. MA-HEAL-02."""

    rule: ClassVar[str] = "MA-HEAL-02"
    where: ClassVar[int] = BATCH | SCRIPTS

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.amount: Amount = amount(given, "heal")

    def forbids(self, game: Arena, seat: int, me: int, pet: int) -> str:
        return "MA-RULING-07" if game.pets[pet].is_doomed() else ALLOWED

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        self.act_each(game, seat, me, [pet], source)

    def act_each(self, game: Arena, seat: int, me: int, pets: list[int], source: int) -> None:
        batch = Batch(len(game.pets))
        for pet in pets:
            healing = max(0, self.amount.value(game, counts_for(seat, me), pet))
            if game.listener is not None and source != NONE:
                batch.share(pet, Part(healing, game.box.names[source], self.rule))
            add_healing(batch, pet, healing)
        settle(game, batch, "MA-HEAL-01")
