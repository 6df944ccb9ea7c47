"""The effects of a card, in printed order.

They come one after the other, each a batch of its own (MA-RULING-113); whom they are for is chosen when their turn
comes.
"""

from __future__ import annotations

from typing import Any, ClassVar

from grimalkin.core.agenda import ALLOWED, Step
from grimalkin.core.cards import THE, Target
from grimalkin.games.mythic_arena.holds import allowed_by_holds
from grimalkin.games.mythic_arena.lines import adjacent, forbids_adjacent
from grimalkin.games.mythic_arena.printed import (
    ADJACENT_TO_SELF,
    ADJACENT_TO_TARGET,
    ANY,
    CONSTRICT,
    ENEMY,
    HELD_BY_ME,
    ON_FRONT,
    OPPONENT,
    OWN_OTHER,
    OWNER,
    SAME,
    SELF,
    ArenaVerb,
    Script,
)
from grimalkin.games.mythic_arena.quantities import counts_for
from grimalkin.games.mythic_arena.state import APPLY, DONE, FRONT, NONE, ON, ON_THEM, OUT, Arena
from grimalkin.kit.effects import AskMay, AskOne, AskSome, ScriptStep


def run_script(game: Arena, script: Script, seat: int, me: int, target: int, source: int) -> None:
    """Do what a card says. `me` is the pet whose power it is, `target` whom it struck; NONE where there is none."""
    if script.verbs:
        game.then(EffectStep(script, 0, seat, me, target, NONE, source))


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
    return other.line >= 0 and side_in_set(to, other.seat == seat) and is_in_place(game, to, me, target, pet)


def is_in_place(game: Arena, to: Target, me: int, target: int, pet: int) -> bool:
    """The same for a pet in play of a side that can belong to the set."""
    if to.among == OWN_OTHER and pet == me:
        return False
    where = to.where
    if where == ON_FRONT:
        return game.pets[pet].line == FRONT
    if where == ADJACENT_TO_SELF:
        return me != NONE and adjacent(game, me, pet)
    if where == ADJACENT_TO_TARGET:
        return target != NONE and adjacent(game, target, pet)
    return True


def forbids_pick(game: Arena, script: Script, verb: ArenaVerb[Any], seat: int, me: int, target: int, pet: int) -> str:
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


def finds_pet(game: Arena, script: Script, verb: ArenaVerb[Any], seat: int, me: int, target: int) -> bool:
    """Whether there is any candidate: a pet that `forbids_pick` allows."""
    to = verb.to
    assert to is not None
    bound = script.unique and verb.touches_target()
    for side in range(2):
        if side_in_set(to, side == seat):
            for line in range(side * 3, side * 3 + 3):
                for pet in game.lines[line]:
                    if is_in_place(game, to, me, target, pet) and not verb.forbids(game, seat, me, pet):
                        if not bound or pet == me or allowed_by_holds(game, me, pet):
                            return True
    return False


def side_in_set(to: Target, own: bool) -> bool:
    """Whether pets of a side, the own one or the other, can belong to the set that an effect is for."""
    return to.among != ENEMY if own else to.among in (ENEMY, ANY)


def is_for_pets(verb: ArenaVerb[Any]) -> bool:
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


class EffectStep(ScriptStep[Arena, Script]):
    """MA-RULING-113 One effect of a card after the other, in printed order."""

    id: ClassVar[str] = "deed"
    rule: ClassVar[str] = "MA-RULING-113"
    accept: ClassVar[int] = APPLY
    done: ClassVar[int] = DONE

    def at(self, script: Script, index: int, same: int) -> EffectStep:
        return EffectStep(script, index, self.seat, self.me, self.target, same, self.source)

    def holds(self, game: Arena) -> bool:
        return self.verb().condition.value(game, counts_for(self.seat, self.me), self.target) != 0

    def aims(self) -> bool:
        return is_for_pets(self.script.verbs[self.index])

    def settled(self, game: Arena, to: Target) -> int:
        return fixed_target(game, to, self.me, self.target, self.same)

    def reaches(self, game: Arena, piece: int) -> bool:
        return game.pets[piece].line >= 0 and not self.verb().forbids(game, self.seat, self.me, piece)

    def pieces(self, game: Arena) -> list[int]:
        return [pet for pet in range(len(game.pets)) if game.pets[pet].line != OUT]

    def forbids(self, game: Arena, piece: int) -> str:
        verb = self.script.verbs[self.index]
        return forbids_pick(game, self.script, verb, self.seat, self.me, self.target, piece)

    def candidates(self, game: Arena) -> list[int]:
        """Nearer the Front first, then left to right."""
        sides = [game.lead, 1 - game.lead]
        pets = [pet for side in sides for line in range(side * 3, side * 3 + 3) for pet in game.lines[line]]
        return [pet for pet in pets if not self.forbids(game, pet)]

    def finds(self, game: Arena) -> bool:
        return finds_pet(game, self.script, self.script.verbs[self.index], self.seat, self.me, self.target)

    def option(self, game: Arena, piece: int) -> int:
        return pet_option(game, self.seat, piece)

    def piece(self, game: Arena, option: int) -> int:
        return pet_chosen(game, self.seat, option)

    def name(self, game: Arena, piece: int) -> str:
        return game.piece_name(piece)

    def picks(self, game: Arena) -> int:
        return game.picked

    def keep_picks(self, game: Arena, picks: int) -> None:
        game.picked = picks

    def ask_may(self, piece: int) -> Step[Arena]:
        return MayApply(self, piece)

    def ask_one(self) -> Step[Arena]:
        return PickOne(self)

    def ask_some(self, left: int) -> Step[Arena]:
        return PickSome(self, left)


def pet_option(game: Arena, seat: int, pet: int) -> int:
    other = game.pets[pet]
    return (ON if other.seat == seat else ON_THEM) + other.card.index


def pet_chosen(game: Arena, seat: int, option: int) -> int:
    return game.pet_of(seat, option - ON) if option < ON_THEM else game.pet_of(1 - seat, option - ON_THEM)


class MayApply(AskMay[Arena]):
    """MA-RULING-91 "May" is optional for the card's owner."""

    id: ClassVar[str] = "may_apply"
    rule: ClassVar[str] = "MA-RULING-91"
    renamed: ClassVar[dict[str, str]] = {"use": "deed", "piece": "pet"}


class PickOne(AskOne[Arena]):
    """MA-RULING-116 The owner of an effect picks whom it is for, out of its set."""

    id: ClassVar[str] = "pick_one"
    rule: ClassVar[str] = "MA-RULING-116"
    renamed: ClassVar[dict[str, str]] = {"use": "deed"}


class PickSome(AskSome[Arena]):
    """MA-ADJ-04 The owner of a power chooses the adjacent targets: up to so many, hurt as one batch."""

    id: ClassVar[str] = "pick_some"
    rule: ClassVar[str] = "MA-ADJ-04"
    renamed: ClassVar[dict[str, str]] = {"use": "deed"}
