"""What a choice would do, as far as the seat can know: a card revealed or not, damage shared out, a target.

The rules themselves are run, up to the end of what is answered, as if nobody revealed anything more. The facts come in
groups: `on` says whom or what those after it are about, a Mage, another model or a room.
"""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import RUNS, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.core.view import Fact
from grimalkin.games.black_rose.casting import AimAt, AimAtRoom
from grimalkin.games.black_rose.codes import REVEAL
from grimalkin.games.black_rose.cubes import total
from grimalkin.games.black_rose.damage import Share
from grimalkin.games.black_rose.evocations import ChoosePrey
from grimalkin.games.black_rose.forms import FormStrikes
from grimalkin.games.black_rose.kinds import NONE, ON_TARGETED, SEATS
from grimalkin.games.black_rose.lines.servants import AskStrike
from grimalkin.games.black_rose.lodge import ROOMS
from grimalkin.games.black_rose.physical import Attack
from grimalkin.games.black_rose.script import evocation_id
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.windows import RevealProtection, RevealTrap, SpringTrap
from grimalkin.kit.foresight import Foresight, Horizon, after

MOST_STEPS: Final = 2_000  # of one reaction; the longest has far fewer, and beyond them nothing is said


class ThisDeed(Horizon[Lodge]):
    """To the end of what is answered or aimed: so many steps, effects and damage instances are left then."""

    def __init__(self, steps: int, casts: int, instances: int) -> None:
        super().__init__(most_ends=1, most_steps=MOST_STEPS)
        self.steps = steps
        self.casts = casts
        self.instances = instances

    def stops(self, game: Lodge, step: Step[Any]) -> bool:
        if len(game.agenda) <= self.steps or len(game.casts) <= self.casts or len(game.instances) <= self.instances:
            return True
        if isinstance(step, (RevealTrap, RevealProtection)):
            return False
        return step.shape() != RUNS and not isinstance(step, Share)

    def answer(self, game: Lodge, ask: Ask[Any]) -> None:
        """Nobody reveals anything more; whoever shares damage out does as a silent seat would."""
        game.agenda.pop()
        if isinstance(ask, RevealProtection):
            ask.chosen(game, ask.seat, PASS)
        elif isinstance(ask, Share):
            ask.chosen(game, ask.seat, ask.default(game, ask.seat))


# what begins something of its own: a Trap, or a strike at whom is chosen
BEGINS: Final = (RevealTrap, Attack, ChoosePrey, AskStrike, FormStrikes)
# what a spell is aimed at
AIMS: Final = (AimAt, AimAtRoom)
FORESEEN: Final = (*BEGINS, *AIMS, RevealProtection, Share)


class LodgeForesight(Foresight[Lodge]):
    def can_say(self, ask: Ask[Any]) -> bool:
        return isinstance(ask, FORESEEN)

    def facts(self, masked: Lodge, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
        ends = horizon_of(masked, ask).ends_of(made(masked, ask, seat, option))
        return [] if ends.cut else change_facts(masked, ends.all[0].state)


FORESIGHT: Final = LodgeForesight()


def horizon_of(masked: Lodge, ask: Ask[Any]) -> ThisDeed:
    """Of a Trap and a strike their own effect, of a spell all of it, of damage the instance; of a mere defeat that."""
    if isinstance(ask, AIMS):
        return ThisDeed(0, len(masked.casts) - 1, NONE)
    if isinstance(ask, BEGINS):
        return ThisDeed(len(masked.agenda) - 1, NONE, NONE)
    if isinstance(ask, RevealProtection) and ask.moment == ON_TARGETED:
        return ThisDeed(0, len(masked.casts) - 1, NONE)
    if not masked.instances:
        return ThisDeed(len(masked.agenda) - 2, NONE, NONE)
    return ThisDeed(0, NONE, len(masked.instances) - 1)


def made(masked: Lodge, ask: Ask[Any], seat: int, option: int) -> Lodge:
    """A copy in which the choice is made. What others name at the same time is sealed: nothing, as far as one knows."""
    if not isinstance(ask, RevealTrap):
        return after(masked, ask, seat, option)
    twin = masked.copy()
    twin.agenda.pop()
    if option != PASS:
        mage = twin.mages[seat]
        mage.named = (*mage.named, REVEAL.one(option))
        twin.then(SpringTrap(seat, ask.moment, ask.model, ask.place))
    return twin


# What is said of it


def change_facts(before: Lodge, now: Lodge) -> list[Fact]:
    shown: list[Fact] = []
    for seat in range(len(before.mages)):
        shown += mage_facts(before, now, seat)
    for evocation in before.evocations:
        shown += evocation_facts(before, now, evocation.model())
    for place in range(ROOMS):
        shown += room_facts(before, now, place)
    if now.rose_pp != before.rose_pp:
        shown += [Fact("on", "rose"), Fact("pp_after", now.rose_pp)]
    return shown


def mage_facts(before: Lodge, now: Lodge, seat: int) -> list[Fact]:
    """A Mage who falls has no wounds any more."""
    was = before.mages[seat]
    mage = now.mages[seat]
    shown: list[Fact] = []
    if mage.sent > was.sent:
        shown.append(Fact("falls", 1))
    elif mage.wounds != was.wounds:
        shown.append(Fact("wounds_after", total(mage.wounds), now.health_of(seat)))
    if mage.pp != was.pp:
        shown.append(Fact("pp_after", mage.pp))
    return [Fact("on", SEATS[seat]), *shown] if shown else []


def evocation_facts(before: Lodge, now: Lodge, model: int) -> list[Fact]:
    was = before.evocation(model)
    found = now.evocation(model)
    assert was is not None
    if found is None:
        return [Fact("on", evocation_id(before, was)), Fact("falls", 1)]
    if found.wounds == was.wounds:
        return []
    health = now.printed(found).health
    return [Fact("on", evocation_id(before, was)), Fact("wounds_after", total(found.wounds), health)]


def room_facts(before: Lodge, now: Lodge, place: int) -> list[Fact]:
    if before.tiles[place] == NONE:
        return []
    shown: list[Fact] = []
    if now.is_destroyed(place) and not before.is_destroyed(place):
        shown.append(Fact("destroyed", 1))
    elif now.cubes[place] != before.cubes[place]:
        limit = now.box.room(now.tiles[place]).limit
        shown.append(Fact("instability_after", total(now.cubes[place]), limit))
    return [Fact("on", before.box.names[before.tiles[place]]), *shown] if shown else []
