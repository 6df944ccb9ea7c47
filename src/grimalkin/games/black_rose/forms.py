"""A Mage in the form of an Evocation: the Mage acts in the Evocations Phase, too. BR-RULING-84."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Ask, Step
from grimalkin.games.black_rose.codes import DONE
from grimalkin.games.black_rose.damage import land
from grimalkin.games.black_rose.events import ATTACKED, EVOCATION_ACTS
from grimalkin.games.black_rose.familiars import CHECKPOINT
from grimalkin.games.black_rose.kinds import L_FORM, NONE
from grimalkin.games.black_rose.lodge import is_cell
from grimalkin.games.black_rose.movement import BY_OTHER, walk
from grimalkin.games.black_rose.physical import attackable
from grimalkin.games.black_rose.pieces import Cast, Instance
from grimalkin.games.black_rose.script import model_id, target_code, targeted
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.values import form_of, movement_of
from grimalkin.kit.lasting import LastingEffect, newest

ACTED: Final = 1


def may_act(game: Lodge, seat: int) -> bool:
    """Has a Mage a form that has not acted in this Evocations Phase?"""
    form = newest(game.lasting, L_FORM, seat) if game.lasting else None
    return form is not None and form.count != ACTED


def note_acted(game: Lodge, seat: int) -> None:
    """Once in a phase; the form ends with the round."""
    kept: list[LastingEffect] = []
    for effect in game.lasting:
        if effect.what == L_FORM and effect.on == seat:
            acted = LastingEffect(
                L_FORM, seat, effect.amount, effect.until, effect.owner, effect.source, ACTED, effect.about
            )
            kept.append(acted)
        else:
            kept.append(effect)
    game.lasting = tuple(kept)


def end_form(game: Lodge, seat: int) -> None:
    """To remove it only ends the form."""
    game.lasting = tuple([effect for effect in game.lasting if effect.what != L_FORM or effect.on != seat])


def act_in_form(game: Lodge, seat: int, controller: int) -> None:
    """An activation of the Mage as an Evocation: steps, then an attack; the controller makes every choice."""
    form = form_of(game, seat)
    assert form is not None
    game.log_event("BR-EVO-04", EVOCATION_ACTS, controller, seat)
    cast = Cast(controller, form.number, NONE, game.mages[seat].place)
    cast.me = seat
    game.casts.append(cast)
    game.then(FormFights(seat, form.damage, game.mages[seat].sent), EndForm())
    walk(game, controller, seat, movement_of(game, form), 0, BY_OTHER)


class FormFights(Step[Lodge]):
    """BR-EVO-05 After its steps it attacks, unless the Mage was put into the Cell meanwhile."""

    id: ClassVar[str] = "form_fights"
    rule: ClassVar[str] = "BR-EVO-05"

    def __init__(self, seat: int, damage: int, sent: int) -> None:
        self.seat = seat
        self.damage = damage
        self.sent = sent

    def run(self, game: Lodge) -> None:
        mage = game.mages[self.seat]
        by = game.cast().seat
        if mage.sent == self.sent and not is_cell(mage.place) and attackable(game, self.seat, by, NONE):
            game.then(FormStrikes(by, self.seat, self.damage))


class FormStrikes(Ask[Lodge]):
    """BR-DEC-23 The target of its attack, or nobody."""

    id: ClassVar[str] = "form_strikes"
    rule: ClassVar[str] = "BR-DEC-23"

    def __init__(self, seat: int, model: int, damage: int) -> None:
        super().__init__(seat)
        self.model = model
        self.damage = damage

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [DONE] + [target_code(model) for model in attackable(game, self.model, seat, NONE)]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == DONE else [model_id(game, targeted(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == DONE:
            return
        target = targeted(option)
        game.cast().targets = (target,)
        game.log_event("BR-EVO-05", ATTACKED, self.model, target)
        land(game, Instance(seat, self.model), [target], [self.damage])


class EndForm(Step[Lodge]):
    """BR-RULING-14 The activation is over, and Modes are read again."""

    id: ClassVar[str] = "end_form"
    rule: ClassVar[str] = "BR-RULING-14"

    def run(self, game: Lodge) -> None:
        game.casts.pop()
        game.then(CHECKPOINT)
