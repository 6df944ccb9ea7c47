"""Instructions about damage and cubes on models. BR-DMG."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.cards import amount
from grimalkin.core.fields import Given
from grimalkin.games.black_rose.codes import CUBE, DONE, FAMILIAR_CUBE
from grimalkin.games.black_rose.cubes import colours_of, count_of
from grimalkin.games.black_rose.damage import (
    cards_of,
    convert_cube,
    heal_cube,
    land,
    lay_only,
    take_cube,
    wounds_on,
)
from grimalkin.games.black_rose.defeat import GUARDED, ONLY_BEATEN, DefeatMage, is_beaten
from grimalkin.games.black_rose.events import SPARED, TRANSFERRED
from grimalkin.games.black_rose.kinds import GUARD, NONE, ROSE
from grimalkin.games.black_rose.leaving import back_to_supply
from grimalkin.games.black_rose.lines.whom import bits_of, is_ignoring, those
from grimalkin.games.black_rose.lodge import is_cell
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION, Cast, Instance
from grimalkin.games.black_rose.power import lose
from grimalkin.games.black_rose.script import AskModel, AskSeat, LineStep, RoseLine, model_id
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.values import form_of
from grimalkin.games.black_rose.windows import side_of


class Damage(RoseLine):
    """Damage; what follows it at once lands with it."""

    is_damage: ClassVar[bool] = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.fades = given.number("fades")
        self.alone = given.number("alone")
        self.rose = given.flag("rose")

    def reach(self, game: Lodge, cast: Cast) -> int:
        """BR-SPELL-18 Those who would suffer something: "with a cube on it" leaves others out."""
        return bits_of([model for model in those(game, cast, self.to) if self.count(game, model) > 0])

    def start(self, game: Lodge, cast: Cast) -> None:
        for model in those(game, cast, self.to):
            count = self.count(game, model)
            if count <= 0 or not game.is_model(model):
                continue
            cast.hits = (*cast.hits, model)
            cast.packet = (*cast.packet, model << 8 | min(count, 200))
        self.skipped(game, cast)

    def skipped(self, game: Lodge, cast: Cast) -> None:
        if cast.packet and not self.joins:
            land_packet(game, cast, ROSE if self.rose else cast.seat, self.fades, self.alone)


class Withering(Damage):
    """Damage to every further target of a chain (BR-RULING-80: each model once)."""

    def reach(self, game: Lodge, cast: Cast) -> int:
        return 0  # they are targets

    def start(self, game: Lodge, cast: Cast) -> None:
        for model in cast.targets[1:]:
            if game.in_lodge(model) and not is_ignoring(cast, model):
                cast.hits = (*cast.hits, model)
                cast.packet = (*cast.packet, model << 8 | self.count(game, model))
        self.skipped(game, cast)


def dealer_of(game: Lodge, cast: Cast) -> int:
    """BR-DMG-09, BR-RULING-137 The model that damage comes from, or that activates a room."""
    if cast.seat == ROSE:
        return NONE
    if cast.me >= FIRST_EVOCATION:
        found = game.evocation(cast.me)
        return cast.me if found is not None and found.mode != GUARD else cast.seat
    return cast.me


def land_packet(game: Lodge, cast: Cast, by: int, fades: int, alone: int) -> None:
    """BR-DMG-10 The damage of one instruction, or of several that follow each other, is one instance."""
    victims: list[int] = []
    amounts: list[int] = []
    for part in cast.packet:
        model = part >> 8
        if model < FIRST_EVOCATION and cast.unhurt >> model & 1:
            continue
        victims.append(model)
        amounts.append(part & 0xFF)
    cast.packet = ()
    instance = Instance(by, dealer_of(game, cast) if by != ROSE else NONE)
    if cast.side != NONE and by != ROSE:
        instance.guarded = not side_of(game, cast).no_protection
    if fades:
        game.tag += 1
        instance.fades = fades
    instance.alone = alone
    instance.mirrored = cast.mirrored
    land(game, instance, victims, amounts)


# Cubes that somebody picks


class CubeLine(RoseLine):
    """An instruction that takes cubes from models, one after the other."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.must: bool = given.values.get("must", False)

    def takes(self, game: Lodge, cast: Cast, card: int, colour: int) -> bool:
        """Can a cube of this colour be taken from a card?"""
        return True

    def take(self, game: Lodge, cast: Cast, model: int, card: int, colour: int) -> None:
        raise NotImplementedError

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def found(self, game: Lodge, cast: Cast, model: int) -> list[int]:
        """The options for the next cube."""
        options: list[int] = []
        for card in cards_of(game, model):
            for colour in colours_of(wounds_on(game, card)):
                if self.takes(game, cast, card, colour):
                    options.append(FAMILIAR_CUBE.code(colour) if card != model else CUBE.code(colour))
        return options

    def available(self, game: Lodge, cast: Cast, model: int) -> int:
        """How many cubes could be taken."""
        count = 0
        for card in cards_of(game, model):
            for colour in colours_of(wounds_on(game, card)):
                if self.takes(game, cast, card, colour):
                    count += count_of(wounds_on(game, card), colour)
        return count

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.done = 0
        cast.failed = 0
        models = self.from_models(game, cast)
        for i in range(len(models) - 1, -1, -1):
            game.then(CubeTurn(self.use(), models[i], self.count(game, models[i])))

    def from_models(self, game: Lodge, cast: Cast) -> list[int]:
        return those(game, cast, self.to)

    def short(self, game: Lodge, cast: Cast, model: int, missing: int) -> None:
        """So many cubes cannot be taken."""
        cast.failed += missing


class CubeTurn(Step[Lodge]):
    """BR-DEC-25 The cubes of one model."""

    id: ClassVar[str] = "cube_turn"
    rule: ClassVar[str] = "BR-DEC-25"

    def __init__(self, use: LineStep, model: int, left: int) -> None:
        self.use = use
        self.model = model
        self.left = left

    def run(self, game: Lodge) -> None:
        line = self.use.line()
        assert isinstance(line, CubeLine)
        cast = game.cast()
        if not game.is_model(self.model) or is_ignoring(cast, self.model):
            return
        missing = self.left - line.available(game, cast, self.model)
        if missing > 0:
            line.short(game, cast, self.model, missing)
        go_on(game, self.use, self.model, self.left)


def go_on(game: Lodge, use: LineStep, model: int, left: int) -> None:
    """The next cube, if there is any; where no choice is left it is taken unasked."""
    line = use.line()
    assert isinstance(line, CubeLine)
    cast = game.cast()
    options = line.found(game, cast, model)
    if left <= 0 or not options:
        return
    if line.must and (len(options) == 1 or line.available(game, cast, model) <= left):
        take_one(game, use, model, options[0])
        go_on(game, use, model, left - 1)
    else:
        game.then(PickCube(use, line.chooser(game, cast), model, left))


def take_one(game: Lodge, use: LineStep, model: int, option: int) -> None:
    line = use.line()
    assert isinstance(line, CubeLine)
    cast = game.cast()
    cards = cards_of(game, model)
    colour = FAMILIAR_CUBE.one(option) if option in FAMILIAR_CUBE else CUBE.one(option)
    line.take(game, cast, model, cards[1] if option in FAMILIAR_CUBE else cards[0], colour)
    cast.done += 1
    if model not in cast.touched:
        cast.touched = (*cast.touched, model)


class PickCube(Ask[Lodge]):
    """BR-DEC-25 Which cube, or no more."""

    id: ClassVar[str] = "pick_cube"
    rule: ClassVar[str] = "BR-DEC-25"

    def __init__(self, use: LineStep, seat: int, model: int, left: int) -> None:
        super().__init__(seat)
        self.use = use
        self.model = model
        self.left = left

    def acts(self, game: Lodge, seat: int) -> list[int]:
        line = self.use.line()
        assert isinstance(line, CubeLine)
        return [DONE, *line.found(game, game.cast(), self.model)]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        line = self.use.line()
        assert isinstance(line, CubeLine)
        return "BR-DEC-25" if act == DONE and line.must else ALLOWED

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == DONE else [model_id(game, self.model)]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option != DONE:
            take_one(game, self.use, self.model, option)
            go_on(game, self.use, self.model, self.left - 1)


class Heal(CubeLine):
    """Cubes go back to their owners; the healer picks which (BR-DMG-04)."""

    def take(self, game: Lodge, cast: Cast, model: int, card: int, colour: int) -> None:
        heal_cube(game, card, colour, "BR-DMG-04")

    def possible(self, game: Lodge, cast: Cast) -> bool:
        for model in those(game, cast, self.to):
            if game.wounds_of(model):
                return True
        return False


class HealAll(RoseLine):
    """Every cube of a model goes back."""

    def models(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        found: list[int] = []
        if form_of(game, cast.seat) is not None and game.mages[cast.seat].wounds:
            found.append(cast.seat)
        for evocation in game.evocations:
            if evocation.owner == cast.seat and evocation.mode != GUARD and evocation.wounds:
                found.append(evocation.model())
        return found

    def start(self, game: Lodge, cast: Cast) -> None:
        if self.models(game, cast, 0):
            game.ask_openly(AskModel(self.use(), cast.seat, 0, False))

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        heal_all(game, model)


def heal_all(game: Lodge, card: int) -> None:
    for colour in colours_of(wounds_on(game, card)):
        for _cube in range(count_of(wounds_on(game, card), colour)):
            heal_cube(game, card, colour, "BR-DMG-04")


class Convert(CubeLine):
    """Cubes of other colours become the acting Mage's (BR-DMG-05)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.otherwise = amount(given, "otherwise")
        self.loses = given.number("loses")

    def start(self, game: Lodge, cast: Cast) -> None:
        game.then(LandRest())
        super().start(game, cast)

    def takes(self, game: Lodge, cast: Cast, card: int, colour: int) -> bool:
        return colour != cast.seat

    def take(self, game: Lodge, cast: Cast, model: int, card: int, colour: int) -> None:
        convert_cube(game, cast.seat, card, colour, "BR-DMG-05")

    def short(self, game: Lodge, cast: Cast, model: int, missing: int) -> None:
        """What stands for a conversion that is not possible: damage, or a loss of points."""
        cast.failed += missing
        damage = self.otherwise.value(game, cast.seat, model)
        if damage:
            cast.hits = (*cast.hits, model)
            cast.packet = (*cast.packet, model << 8 | damage)
        if self.loses and model < FIRST_EVOCATION:
            lose(game, model, self.loses * missing, "BR-GEN-11")


class LandRest(Step[Lodge]):
    """BR-DMG-10 Damage where no conversion was possible: of one instruction, so one instance."""

    id: ClassVar[str] = "land_rest"
    rule: ClassVar[str] = "BR-DMG-10"

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        if cast.packet:
            land_packet(game, cast, cast.seat, 0, 0)


class ConvertAmong(CubeLine):
    """Cubes are converted one by one, on whichever of the models that were hit."""

    def takes(self, game: Lodge, cast: Cast, card: int, colour: int) -> bool:
        return colour != cast.seat

    def take(self, game: Lodge, cast: Cast, model: int, card: int, colour: int) -> None:
        convert_cube(game, cast.seat, card, colour, "BR-DMG-05")

    def models(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        found: list[int] = []
        for model in game.models():
            if model in cast.hits and game.in_lodge(model) and self.available(game, cast, model):
                found.append(model)
        return found

    def start(self, game: Lodge, cast: Cast) -> None:
        self.ask(game, cast, self.count(game))

    def ask(self, game: Lodge, cast: Cast, left: int) -> None:
        if left > 0 and self.models(game, cast, left):
            game.then(AskModel(self.use(), cast.seat, left, True))

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        game.then(CubeTurn(self.use(), model, 1), ConvertNext(self.use(), stage - 1))


class ConvertNext(Step[Lodge]):
    id: ClassVar[str] = "convert_next"
    rule: ClassVar[str] = "BR-DMG-05"

    def __init__(self, use: LineStep, left: int) -> None:
        self.use = use
        self.left = left

    def run(self, game: Lodge) -> None:
        line = self.use.line()
        assert isinstance(line, ConvertAmong)
        line.ask(game, game.cast(), self.left)


class Transfer(CubeLine):
    """Cubes that lie on the acting Mage go to another model and keep their colour (BR-DMG-06)."""

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def from_models(self, game: Lodge, cast: Cast) -> list[int]:
        return [cast.seat] if those(game, cast, self.to) else []

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.packet = ()
        game.then(LAY_TRANSFERRED)
        super().start(game, cast)

    def take(self, game: Lodge, cast: Cast, model: int, card: int, colour: int) -> None:
        """It comes off at once and is laid with the others when all are picked."""
        target = those(game, cast, self.to)[0]
        take_cube(game, card, colour)
        cast.packet = (*cast.packet, target << 8 | colour)
        game.log_event("BR-DMG-06", TRANSFERRED, cast.seat, target, 1)


class LayTransferred(Step[Lodge]):
    """BR-RULING-42, BR-DMG-11 Laid like damage, all together: shared out, with excess; who lays them hit last."""

    id: ClassVar[str] = "lay_transferred"
    rule: ClassVar[str] = "BR-DMG-11"

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        if cast.packet:
            instance = Instance(cast.seat, cast.seat)
            instance.colours = tuple([part & 0xFF for part in cast.packet])
            models = [part >> 8 for part in cast.packet]
            cast.packet = ()
            lay_only(game, instance, models)


LAY_TRANSFERRED: Final = LayTransferred()


class Defeat(RoseLine):
    """The target is defeated, whatever its health; a living Familiar saves its Mage (BR-RULING-49)."""

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def start(self, game: Lodge, cast: Cast) -> None:
        for model in those(game, cast, self.to):
            if model < FIRST_EVOCATION:
                if game.familiar(model) is not None:
                    game.log_event("BR-FAMDEF-01", SPARED, model)
                else:
                    game.then(DefeatMage(model, cast.seat, how=GUARDED))
                continue
            found = game.evocation(model)
            if found is not None:
                if found.owner != cast.seat:
                    game.mages[cast.seat].felled_evocations += 1
                back_to_supply(game, found, True, "BR-FAMDEF-05" if found.mode else "BR-EVO-09")
                game.then(CheckBrink(cast.seat))


class CheckBrink(Step[Lodge]):
    """BR-RULING-47 Mages at the brink whose Familiars are gone are defeated; the remover hit last.

    Also BR-RULING-139, BR-RULING-46, BR-RULING-52.
    """

    id: ClassVar[str] = "check_brink"
    rule: ClassVar[str] = "BR-RULING-47"

    def __init__(self, by: int) -> None:
        self.by = by

    def run(self, game: Lodge) -> None:
        order = game.from_crown()
        for i in range(len(order) - 1, -1, -1):
            if is_beaten(game, order[i]):
                game.then(DefeatMage(order[i], self.by, how=GUARDED | ONLY_BEATEN))


class Revenge(RoseLine):
    """BR-RULING-119 The acting Mage is healed and not defeated; the foe Mage with most cubes there falls instead."""

    def seats(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        """BR-DEC-44 Of several with most cubes the owner chooses one; nobody in a Cell is reached."""
        wounds = game.mages[cast.seat].wounds
        most = 0
        found: list[int] = []
        for seat in game.others(cast.seat):
            count = count_of(wounds, seat)
            if not count or count < most or is_cell(game.mages[seat].place):
                continue
            if count > most:
                most = count
                found = []
            found.append(seat)
        return found

    def start(self, game: Lodge, cast: Cast) -> None:
        if self.seats(game, cast, 0):
            game.ask_openly(AskSeat(self.use(), cast.seat, 0))
        else:
            self.picked_seat(game, cast, 0, NONE)

    def picked_seat(self, game: Lodge, cast: Cast, stage: int, seat: int) -> None:
        heal_all(game, cast.seat)
        game.saved |= 1 << cast.seat
        if seat != NONE:
            game.then(DefeatMage(seat, cast.seat, first=True, how=GUARDED))
