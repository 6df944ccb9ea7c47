"""The Foes' turn: F0 to F2 (chapter FOE)."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.games.familiars_and_foes.events import FOE_BACKFIRED, FOE_MISSED, LOST_MP, MENDED, REFLECTED, RESTRICTED
from grimalkin.games.familiars_and_foes.falls import defeat, lose_all
from grimalkin.games.familiars_and_foes.kinds import BACKFIRE, DRAIN, FOE, HEAL, HIT, MISS, PREVENTS
from grimalkin.games.familiars_and_foes.state import MAX_FOES, NOBODY, Foe, Quest


class ScoreFoe(Step[Quest]):
    """FF-RULING-87 The parts of a Foe's row are scored from left to right; if it dies in one, the rest is not."""

    id: ClassVar[str] = "score_foe"
    rule: ClassVar[str] = "FF-RULING-87"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, game: Quest) -> None:
        row = game.foes[self.slot].card.chart.rows[game.roll.final()]
        for i in range(len(row.what) - 1, 0, -1):
            game.then(FoePart(self.slot, row.what[i], row.points[i]))
        score_part(game, self.slot, row.kind, row.first)


# steps never change, so the ones made most often are made once
SCORE_FOES: Final = [ScoreFoe(slot) for slot in range(MAX_FOES)]


class FoePart(Step[Quest]):
    """FF-FOE-04 A further part of the row."""

    id: ClassVar[str] = "foe_part"
    rule: ClassVar[str] = "FF-FOE-04"

    def __init__(self, slot: int, what: int, points: int) -> None:
        self.slot = slot
        self.what = what
        self.points = points

    def run(self, game: Quest) -> None:
        if game.foes[self.slot].hp:
            score_part(game, self.slot, self.what, self.points)


def score_part(game: Quest, slot: int, what: int, points: int) -> None:
    """FF-FLOW-06 No Foe heals above its maximum. FF-RULING-49 Only a hit is reflected."""
    foe = game.foes[slot]
    if what == HIT:
        foe_hits(game, slot, points)
    elif what == MISS:
        game.log_event("FF-FOE-02" if game.roll.mirror == NOBODY else "FF-RULING-49", FOE_MISSED, game.face(slot), slot)
    elif what == BACKFIRE:
        foe_backfires(game, slot, points)
    elif what == HEAL:
        heal_foe(game, slot, points)
    elif what == DRAIN:
        drain(game, points)
    else:
        foe.imposes |= points  # for the next round
        game.log_event("FF-FOE-05", RESTRICTED, game.face(slot), points, slot)


def heal_foe(game: Quest, slot: int, points: int) -> None:
    """FF-FOE-06 A Foe heals."""
    foe = game.foes[slot]
    gain = min(points, foe.max_hp - foe.hp)
    foe.hp += gain
    if gain == points:
        rule = "FF-FOE-06"
    else:
        rule = "FF-FLOW-06" if gain else "FF-RULING-89"
    game.log_event(rule, MENDED, game.face(slot), gain, foe.hp, slot)


def foe_hits(game: Quest, slot: int, points: int) -> None:
    """FF-FOE-03 Every Standing Familiar alike, less what is prevented. FF-TERM-14 Reflected, the Foe alone loses HP."""
    if game.roll.mirror != NOBODY:
        game.then(Reflection(slot, points))
        return
    losses = 0
    for seat in range(len(game.familiars)):
        if game.familiars[seat].hp:
            loss = points - game.roll.prevents
            if game.lasting:
                loss -= game.sum_of(PREVENTS, seat)
            if loss > 0:
                losses |= loss << 6 * seat
    if losses:
        lose_all(game, losses)


class Reflection(Step[Quest]):
    """FF-RULING-48 The Foe loses the printed points, once; credited to the latest mirror."""

    id: ClassVar[str] = "reflection"
    rule: ClassVar[str] = "FF-RULING-48"

    def __init__(self, slot: int, points: int) -> None:
        self.slot = slot
        self.points = points

    def run(self, game: Quest) -> None:
        reflect(game, self.slot, self.points)


def reflect(game: Quest, slot: int, points: int) -> None:
    foe = game.foes[slot]
    damage = min(points, foe.hp)
    foe.hp -= damage
    foe.last_damaged_by = game.roll.mirror
    rule = "FF-RULING-97" if is_soft(foe, points) else "FF-TERM-14"
    game.log_event(rule, REFLECTED, game.face(slot), damage, foe.hp, game.roll.mirror, slot)
    if not foe.hp:
        defeat(game, slot, game.roll.mirror, "FF-RULING-50")


def is_soft(foe: Foe, points: int) -> bool:
    """Would the Foe's nature take something off these points, if they were not its own?"""
    return foe.card.takes(points, FOE) < points


def foe_backfires(game: Quest, slot: int, points: int) -> None:
    """FF-REW-03 A Foe that kills itself goes to its last damager, else to the first Standing seat (FF-RULING-69)."""
    foe = game.foes[slot]
    damage = min(points, foe.hp)
    foe.hp -= damage
    rule = "FF-RULING-97" if is_soft(foe, points) else "FF-TERM-13"
    game.log_event(rule, FOE_BACKFIRED, game.face(slot), damage, foe.hp, slot)
    if foe.hp:
        return
    if foe.last_damaged_by != NOBODY:
        defeat(game, slot, foe.last_damaged_by, "FF-REW-03")
    else:
        defeat(game, slot, game.first_standing(), "FF-RULING-69")


def drain(game: Quest, points: int) -> None:
    """FF-FOE-04 Each Standing Familiar loses MP, never below 0; nothing turns or prevents that."""
    rule = "FF-FOE-04"
    if game.roll.mirror != NOBODY:
        rule = "FF-RULING-49"
    elif game.roll.prevents:
        rule = "FF-RULING-120"
    for seat in range(len(game.familiars)):
        familiar = game.familiars[seat]
        if familiar.hp and familiar.mp:
            loss = min(points, familiar.mp)
            familiar.mp -= loss
            game.log_event(rule, LOST_MP, seat, loss, familiar.mp)
