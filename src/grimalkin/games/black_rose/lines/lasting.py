"""Instructions about what lasts: Inhibition, attacks of the round, damage on leaving. BR-PHYS-06, BR-MOVE-09."""

from __future__ import annotations

from typing import Final

from grimalkin.core.cards import duration
from grimalkin.core.fields import Given
from grimalkin.games.black_rose.events import HINDERED
from grimalkin.games.black_rose.kinds import (
    ACTION,
    L_BITE,
    L_FORM,
    L_FRENZY,
    L_LEAVING,
    L_LEAVING_BY_ACTION,
    L_PAID,
    LASTS,
    NEXT_TURN,
    NONE,
    ROUND,
)
from grimalkin.games.black_rose.lines.servants import FilterLine
from grimalkin.games.black_rose.lines.whom import bits_of, those
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION, Cast
from grimalkin.games.black_rose.script import RoseLine
from grimalkin.games.black_rose.state import Lodge
from grimalkin.kit.lasting import LastingEffect

# what an instruction can lay on models, by the words of card files
HINDRANCES: Final = ["no_move", "held", "rooted", "barred"]
ATTACK_MODS: Final = ["base", "sweep", "attack_cube", "burn", "crack", "bonus"]


def lasting(game: Lodge, cast: Cast, what: int, on: int, count: int, until: int, about: int) -> None:
    """Something lasts from now on."""
    turns = 0
    if until == NEXT_TURN:  # BR-RULING-111 the player turn in which it is cast does not count
        turns = 2 if game.active == cast.seat and game.phase == ACTION else 1
        about = game.round
    effect = LastingEffect(what, on, count, until, cast.seat, cast.kind, turns, about)
    game.lasting = (*game.lasting, effect)
    game.log_event("BR-PHYS-06" if LASTS[what] in HINDRANCES else "BR-CLEAN-01", HINDERED, on, what)


class Hinder(RoseLine):
    """Models cannot move, or Mages cannot activate rooms, for a while."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.what = LASTS.index(HINDRANCES[given.number("hinder")])
        self.until = duration(given, "for").kind

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def start(self, game: Lodge, cast: Cast) -> None:
        for model in those(game, cast, self.to):
            lasting(game, cast, self.what, model, 1, self.until, game.place_of(model))


class AttackMod(RoseLine):
    """The acting Mage's physical attacks of the round (BR-RULING-177: those of this card, too)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.what = LASTS.index(ATTACK_MODS[given.number("attacks")])
        self.by = given.number("by")

    def start(self, game: Lodge, cast: Cast) -> None:
        lasting(game, cast, self.what, cast.seat, self.by, ROUND, 0)


class Leaving(RoseLine):
    """Whoever leaves the room suffers damage (BR-RULING-143)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.by_action = given.flag("by_action")
        self.until = duration(given, "for").kind

    def start(self, game: Lodge, cast: Cast) -> None:
        what = L_LEAVING_BY_ACTION if self.by_action else L_LEAVING
        for model in those(game, cast, self.to):
            if model < FIRST_EVOCATION and cast.room != NONE:
                lasting(game, cast, what, model, self.count(game), self.until, cast.room)


class PaidDamage(FilterLine):
    """Points for the damage that an own Evocation inflicts this round, up to so many."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.most = given.number("most")

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        lasting(game, cast, L_PAID, model, self.most, ROUND, 0)


class BiteBack(RoseLine):
    """The first damage that a foe does to the acting Mage this round is answered."""

    def start(self, game: Lodge, cast: Cast) -> None:
        lasting(game, cast, L_BITE, cast.seat, self.count(game), ROUND, 0)


class Frenzy(RoseLine):
    """BR-RULING-115 Every Physical Action of the acting Mage may be to move and attack this round."""

    def start(self, game: Lodge, cast: Cast) -> None:
        lasting(game, cast, L_FRENZY, cast.seat, 1, ROUND, 0)


class TakeForm(RoseLine):
    """BR-RULING-84 The acting Mage has the form of an Evocation this round; a Familiar stays as it is."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.card = given.number("form")

    def start(self, game: Lodge, cast: Cast) -> None:
        lasting(game, cast, L_FORM, cast.seat, 1, ROUND, self.card)
