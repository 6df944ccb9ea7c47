"""Damage to Foes and HP lost by Familiars, defeats and falls (chapters DEFEAT, FALL, REW-02)."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.core.events import UNDIVIDED
from grimalkin.core.view import Part
from grimalkin.games.familiars_and_foes.events import (
    CLEARED,
    DAMAGED,
    DEFEATED,
    ENDED,
    FELL,
    GEM,
    LOST_HP,
    LOST_MP,
    PARTS_LOST,
    SAVED,
)
from grimalkin.games.familiars_and_foes.kinds import NO_PARTS, SPELL_SOURCE
from grimalkin.games.familiars_and_foes.shares import struck_parts
from grimalkin.games.familiars_and_foes.state import NOBODY, ON_FOE, Quest
from grimalkin.games.familiars_and_foes.windows import OpenFallWindow
from grimalkin.kit.lasting import not_on

MOST_LOSS: Final = 63  # that 6 bits hold; nobody has more HP

# Foes


def strike(
    game: Quest,
    slot: int,
    points: int,
    seat: int,
    kind: int,
    rule: str = "FF-FLOW-08",
    parts: list[Part] = UNDIVIDED,
) -> int:
    """One damage instance, after multipliers and bonuses: what the Foe's nature leaves of it (FF-RULING-22)."""
    foe = game.foes[slot]
    left = foe.card.takes(points, kind)
    if left > foe.hp:
        rule = "FF-RULING-26"  # no more than it has
    elif not left:
        rule = "FF-RULING-27"
    elif left < points:
        rule = "FF-RULING-22"
    damage = min(left, foe.hp)
    foe.hp -= damage
    if game.listener is not None:
        game.log_parts(struck_parts(game, slot, parts, points, left))
    game.log_event(rule, DAMAGED, game.face(slot), damage, foe.hp, seat, slot)
    if damage:
        foe.last_damaged_by = seat
    if not foe.hp:
        defeat(game, slot, seat, "FF-DEFEAT-03" if seat == game.active else "FF-REW-02")  # on the own turn or not
    return damage


def defeat(game: Quest, slot: int, seat: int, rule: str) -> None:
    """FF-DEFEAT-01 A Foe at 0 HP is defeated; its card goes to a Familiar, Fallen or not (FF-RULING-122).

    FF-DEFEAT-02 What it imposed ends at once, and so does what lay on it (FF-RULING-75).

    FF-REW-04 The card lies under the finisher's mat for all to see.
    """
    foe = game.foes[slot]
    game.familiars[seat].rewards = (*game.familiars[seat].rewards, foe.card.number)
    forbade = foe.restricts != 0
    foe.imposes = 0
    foe.restricts = 0
    if game.lasting:
        game.lasting = not_on(game.lasting, ON_FOE + slot)
    game.log_event(rule, DEFEATED, game.face(slot), seat, slot)
    if forbade and not [other for other in game.foes if other.restricts or other.imposes]:
        game.log_event("FF-DEFEAT-02", CLEARED)


# Familiars


def lose_hp(game: Quest, seat: int, hp: int) -> None:
    """A Familiar is about to lose HP by something that is not a Foe attack: nothing prevents it (FF-RULING-98)."""
    if hp > 0 and game.familiars[seat].hp:
        game.then(LoseHp(min(hp, MOST_LOSS) << 6 * seat))


class LoseHp(Step[Quest]):
    """FF-TERM-01 All losses are computed first; the endangered may be saved, in turn order; then all count."""

    id: ClassVar[str] = "lose_hp"
    rule: ClassVar[str] = "FF-TERM-01"

    def __init__(self, losses: int) -> None:
        self.losses = losses  # 6 bits a seat

    def run(self, game: Quest) -> None:
        lose_all(game, self.losses)


def lose_all(game: Quest, losses: int) -> None:
    """Of all these losses at once: if nobody is endangered, they count now."""
    game.saved = 0
    endangered = 0
    for seat in range(len(game.familiars)):
        if 0 < game.familiars[seat].hp <= losses >> 6 * seat & 63:
            endangered |= 1 << seat
    if not endangered:
        score_losses(game, losses)
        return
    game.then(ScoreLosses(losses))
    for spot in range(len(game.familiars) - 1, -1, -1):
        seat = game.seat_at(spot)
        if endangered >> seat & 1:
            game.then(OpenFallWindow(seat))


class ScoreLosses(Step[Quest]):
    """FF-RULING-68 All losses of one event are scored together; then falls, then the check for a loss."""

    id: ClassVar[str] = "score_losses"
    rule: ClassVar[str] = "FF-RULING-68"

    def __init__(self, losses: int) -> None:
        self.losses = losses

    def run(self, game: Quest) -> None:
        score_losses(game, self.losses)


def score_losses(game: Quest, losses: int) -> None:
    """In turn order."""
    fallen = False
    for spot in range(len(game.familiars)):
        seat = game.seat_at(spot)
        familiar = game.familiars[seat]
        loss = losses >> 6 * seat & 63
        if not loss or not familiar.hp:
            continue
        saved = game.saved >> 6 * seat & 63
        if loss >= familiar.hp and saved:
            familiar.hp = min(saved, familiar.mat.hp)
            game.log_event("FF-RULING-98", SAVED, seat, familiar.hp)
            continue
        familiar.hp = familiar.hp - loss if loss < familiar.hp else 0
        game.log_event("FF-TERM-01", LOST_HP, seat, loss, familiar.hp)
        if not familiar.hp:
            fall(game, seat)
            fallen = True
    game.saved = 0
    game.endangered = NOBODY
    if fallen:
        check_loss(game)


def fall(game: Quest, seat: int) -> None:
    """FF-FALL-01 A Familiar at 0 HP is Fallen, a ghost (FF-FALL-02): MP and gems are gone (FF-FALL-03, FF-FALL-04).

    FF-FALL-06, FF-RULING-65 Cards, tokens and training stay, unusable.

    FF-FALL-05, FF-RULING-66 What it had put into effect by ability, Artifact or reward ends; spells run on, and so does
    what others laid on it (FF-RULING-107). An attack of several parts ends, carried or not (FF-RULING-77).
    """
    familiar = game.familiars[seat]
    game.log_event("FF-FALL-01", FELL, seat)
    if familiar.mp:
        game.log_event("FF-FALL-03", LOST_MP, seat, familiar.mp, 0)
        familiar.mp = 0
    if familiar.gems:
        familiar.gems = 0
        game.log_event("FF-FALL-04", GEM, seat, 0)
    if game.lasting:
        kept = [effect for effect in game.lasting if effect.owner != seat or effect.source >= SPELL_SOURCE]
        if len(kept) < len(game.lasting):
            game.lasting = tuple(kept)
            game.log_event("FF-FALL-05", ENDED, seat)
    if game.parts_owner == seat and game.parts_kind != NO_PARTS:
        lose_parts(game, "FF-RULING-66" if game.has_foe() else "FF-RULING-77")  # without a Foe it was to be carried


def lose_parts(game: Quest, rule: str) -> None:
    """Parts of an attack that cannot be used any more are lost."""
    if game.parts_left:
        game.log_event(rule, PARTS_LOST, game.parts_owner, game.parts_left)
    game.parts_kind = NO_PARTS
    game.parts_owner = NOBODY
    game.parts_source = 0
    game.parts_left = 0


def check_loss(game: Quest) -> None:
    """FF-GOAL-03 The game is lost at once when no Familiar is Standing."""
    for familiar in game.familiars:
        if familiar.hp:
            return
    game.end("FF-GOAL-03", 0, [0] * len(game.teams))
