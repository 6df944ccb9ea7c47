"""Instructions of Protections: reduce, ignore, cancel, redirect. BR-REACT, BR-SPELL-14, BR-RULING-165 to -168."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.games.black_rose.damage import can_suffer
from grimalkin.games.black_rose.events import CANCELLED, IGNORED, IGNORED_DAMAGE, REDIRECTED, REDUCED
from grimalkin.games.black_rose.kinds import NONE
from grimalkin.games.black_rose.lodge import is_cell
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION, Cast
from grimalkin.games.black_rose.script import AskModel, RoseLine
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.windows import side_of


def lower(game: Lodge, cast: Cast, count: int) -> int:
    """The damage that the protected Mage would suffer becomes less; the answer is by how much."""
    instance = game.instance()
    i = instance.victims.index(cast.seat)
    less = min(count, instance.amounts[i])
    instance.amounts[i] -= less
    if less:
        game.mages[cast.seat].guarded = 1
    return less


class Reduce(RoseLine):
    """So much of the damage goes away."""

    at_once: ClassVar[bool] = True

    def start(self, game: Lodge, cast: Cast) -> None:
        less = lower(game, cast, self.count(game))
        game.log_event("BR-REACT-08", REDUCED, cast.seat, less)


class IgnoreDamage(RoseLine):
    """All of the damage goes away."""

    at_once: ClassVar[bool] = True

    def start(self, game: Lodge, cast: Cast) -> None:
        lower(game, cast, 1 << 10)
        game.log_event("BR-REACT-08", IGNORED_DAMAGE, cast.seat)


class RedirectDamage(RoseLine):
    """BR-RULING-166 The damage goes to a foe model close by, as the protected Mage's own; none: it is ignored."""

    at_once: ClassVar[bool] = True

    def models(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        found: list[int] = []
        for model in game.models():
            if can_suffer(game, cast.seat, model) and game.distance(cast.here, game.place_of(model)) <= 1:
                found.append(model)
        return found

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.kept = lower(game, cast, 1 << 10)
        cast.targets = ()
        if self.models(game, cast, 0):
            game.ask_openly(AskModel(self.use(), cast.seat, 0, False))

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        cast.targets = (model,)
        game.log_event("BR-RULING-166", REDIRECTED, cast.seat, model)


def guarded_against(game: Lodge) -> Cast:
    """The spell below the Protection that is being carried out."""
    return game.casts[-2]


class IgnoreSpell(RoseLine):
    """BR-SPELL-14 All effects of the spell on this Mage are gone; the others are hit."""

    def start(self, game: Lodge, cast: Cast) -> None:
        guarded_against(game).ignores |= 1 << cast.seat
        game.mages[cast.seat].guarded = 1
        game.log_event("BR-SPELL-14", IGNORED, cast.seat)


class IgnoreItsDamage(RoseLine):
    """Only the damage of the spell is ignored."""

    def start(self, game: Lodge, cast: Cast) -> None:
        guarded_against(game).unhurt |= 1 << cast.seat
        game.mages[cast.seat].guarded = 1
        game.log_event("BR-SPELL-14", IGNORED_DAMAGE, cast.seat)


class MirrorDamage(RoseLine):
    """BR-REACT-08 The caster suffers the same damage, once it has landed."""

    def start(self, game: Lodge, cast: Cast) -> None:
        spell = guarded_against(game)
        spell.mirrored = (*spell.mirrored, cast.seat)


class Cancel(RoseLine):
    """BR-RULING-167 The spell does nothing, to nobody."""

    def start(self, game: Lodge, cast: Cast) -> None:
        cancel(game, cast)


def cancel(game: Lodge, cast: Cast) -> None:
    guarded_against(game).cancelled = True
    game.mages[cast.seat].guarded = 1
    game.log_event("BR-RULING-167", CANCELLED, cast.seat)


class RedirectSpell(RoseLine):
    """BR-RULING-118 Another legal model close by becomes the target; none: the spell is cancelled."""

    def models(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        spell = guarded_against(game)
        side = side_of(game, spell)
        wanted = side.wanted(spell.targets.index(cast.seat) if cast.seat in spell.targets else 0)
        found: list[int] = []
        for model in game.models():
            if model in (cast.seat, spell.seat) or model in spell.targets or not game.in_lodge(model):
                continue
            if wanted is not None and not wanted.holds(game, model, spell.seat, NONE):
                continue
            if side.wants_mage() and model >= FIRST_EVOCATION:
                continue
            if game.distance(cast.here, game.place_of(model)) <= 1 and not is_cell(cast.here):
                found.append(model)
        return found

    def start(self, game: Lodge, cast: Cast) -> None:
        if self.models(game, cast, 0):
            game.ask_openly(AskModel(self.use(), cast.seat, 0, False))
        elif len(guarded_against(game).targets) > 1:  # BR-RULING-168 only the part on this Mage is dropped
            self.drop(game, cast)
        else:
            cancel(game, cast)

    def drop(self, game: Lodge, cast: Cast) -> None:
        spell = guarded_against(game)
        spell.ignores |= 1 << cast.seat
        game.mages[cast.seat].guarded = 1

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        spell = guarded_against(game)
        spell.targets = tuple([model if other == cast.seat else other for other in spell.targets])
        game.mages[cast.seat].guarded = 1
        game.log_event("BR-RULING-118", REDIRECTED, cast.seat, model)
