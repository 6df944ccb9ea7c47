"""Physical attacks: of a Mage, or of a Mage under somebody's control. BR-PHYS-03, -04, -07."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.games.black_rose.codes import CUBE, DONE, YES
from grimalkin.games.black_rose.cubes import colours_of, count_of
from grimalkin.games.black_rose.damage import can_suffer, land
from grimalkin.games.black_rose.events import ATTACKED
from grimalkin.games.black_rose.instability import instability, place_cubes, remove_cubes, room_for
from grimalkin.games.black_rose.kinds import L_ATTACK_CUBE, L_BURN, L_CRACK, L_SWEEP
from grimalkin.games.black_rose.lodge import is_cell
from grimalkin.games.black_rose.pieces import Instance
from grimalkin.games.black_rose.script import model_id, target_code, targeted
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.values import attack_of, lies_on
from grimalkin.kit.lasting import sum_of

CRACK: Final = 2  # instability placed instead of damage


def attackable(game: Lodge, attacker: int, by: int, spared: int) -> list[int]:
    """BR-PHYS-03, BR-RULING-136 One foe model in the room; under control also the attacker's own Evocations."""
    place = game.mages[attacker].place
    found: list[int] = []
    for model in game.models_at(place):
        if model not in (attacker, spared) and can_suffer(game, by, model):
            found.append(model)
    return found


def offer_attack(game: Lodge, attacker: int, by: int, spared: int = -1) -> None:
    """BR-DEC-13 An attack, if there is anybody to attack."""
    if not is_cell(game.mages[attacker].place) and attackable(game, attacker, by, spared):
        game.then(Attack(by, attacker, spared))


class Attack(Ask[Lodge]):
    """BR-PHYS-08 The attack is optional."""

    id: ClassVar[str] = "attack"
    rule: ClassVar[str] = "BR-DEC-13"

    def __init__(self, seat: int, attacker: int, spared: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.spared = spared  # the model that may not be attacked a second time

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [DONE] + [target_code(model) for model in game.models_at(game.mages[self.attacker].place)]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        if act == DONE or targeted(act) in attackable(game, self.attacker, seat, self.spared):
            return ALLOWED
        return "BR-DMG-02" if game.owner_of(targeted(act)) == seat else "BR-DEC-13"

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == DONE else [model_id(game, targeted(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option != DONE:
            if game.casts:
                game.cast().targets = (targeted(option),)
            game.then(Strike(self.attacker, seat, targeted(option), 0, 0))


class Strike(Step[Lodge]):
    """BR-PHYS-07 What the attacker may do with the attack first, then the damage."""

    id: ClassVar[str] = "strike"
    rule: ClassVar[str] = "BR-PHYS-07"

    def __init__(self, attacker: int, by: int, target: int, bonus: int, asked: int) -> None:
        self.attacker = attacker
        self.by = by
        self.target = target
        self.bonus = bonus
        self.asked = asked  # so many questions have been put, that about cracks first

    def run(self, game: Lodge) -> None:
        place = game.mages[self.attacker].place
        if not self.asked and lies_on(game, L_CRACK, self.attacker) and room_for(game, place):
            game.then(MayCrack(self.by, self.attacker, self.target))
            return
        asked = max(1, self.asked)
        if asked <= sum_of(game.lasting, L_BURN, self.attacker) and instability(game, place):
            game.then(MayBurn(self.by, self.attacker, self.target, self.bonus, asked))
            return
        game.log_event("BR-PHYS-04", ATTACKED, self.attacker, self.target)
        victims = [self.target]
        if lies_on(game, L_SWEEP, self.attacker):
            victims = attackable(game, self.attacker, self.by, -1)
        game.then(AttackCube(self.attacker))
        amount = attack_of(game, self.attacker) + self.bonus
        land(game, Instance(self.by, self.attacker), victims, [amount] * len(victims))


class MayCrack(Ask[Lodge]):
    """An attack may place instability in the room instead of damage."""

    id: ClassVar[str] = "may_crack"
    rule: ClassVar[str] = "BR-DEC-15"

    def __init__(self, seat: int, attacker: int, target: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.target = target

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [PASS, YES]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == YES:
            place_cubes(game, seat, game.mages[self.attacker].place, CRACK, "BR-INST-02")
            game.then(AttackCube(self.attacker))
        else:
            game.then(Strike(self.attacker, seat, self.target, 0, 1))


class MayBurn(Ask[Lodge]):
    """An attack may remove one instability of the room for more damage."""

    id: ClassVar[str] = "may_burn"
    rule: ClassVar[str] = "BR-DEC-15"

    def __init__(self, seat: int, attacker: int, target: int, bonus: int, asked: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.target = target
        self.bonus = bonus
        self.asked = asked

    def acts(self, game: Lodge, seat: int) -> list[int]:
        cubes = game.cubes[game.mages[self.attacker].place]
        return [PASS] + [CUBE.code(colour) for colour in colours_of(cubes) if count_of(cubes, colour)]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        bonus = self.bonus
        if option != PASS:
            remove_cubes(game, CUBE.one(option), game.mages[self.attacker].place, 1, "BR-INST-04")
            bonus += 1
        game.then(Strike(self.attacker, seat, self.target, bonus, self.asked + 1))


class AttackCube(Step[Lodge]):
    """BR-RULING-177 Attacks that also place instability in the attacker's room."""

    id: ClassVar[str] = "attack_cube"
    rule: ClassVar[str] = "BR-RULING-177"

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker

    def run(self, game: Lodge) -> None:
        count = sum_of(game.lasting, L_ATTACK_CUBE, self.attacker)
        if count:
            place_cubes(game, self.attacker, game.mages[self.attacker].place, count, "BR-RULING-177")
