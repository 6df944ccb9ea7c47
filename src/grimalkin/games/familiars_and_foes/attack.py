"""Attacks of Familiars: gate, roll, result, the Foe's answer, training (PHYS, SPELL, FOEAB, TRAIN; T5 to T9)."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Ask, Die, Step
from grimalkin.core.events import UNDIVIDED
from grimalkin.core.piles import Pile, public
from grimalkin.core.view import Part
from grimalkin.games.familiars_and_foes.charts import Row
from grimalkin.games.familiars_and_foes.codes import MOST_SPLIT, SPLIT
from grimalkin.games.familiars_and_foes.events import BACKFIRED, DREW, FOE_ROLLED, LOST_MP, MISSED, ROLLED, ROLLED_TWO
from grimalkin.games.familiars_and_foes.falls import lose_hp, strike
from grimalkin.games.familiars_and_foes.foes_turn import SCORE_FOES, heal_foe
from grimalkin.games.familiars_and_foes.items import do_effects
from grimalkin.games.familiars_and_foes.kinds import (
    ANY,
    ATTACK_ROLLS,
    BACKFIRE,
    CRITICAL,
    DAMAGE_BONUS,
    FOE,
    LAST_BEGINNER,
    MISS,
    NEXT_HIT,
    NEXT_ROLL,
    OPEN,
    SIDES,
    SOME_FOES,
    SPELL_SOURCE,
    TASK_OF,
)
from grimalkin.games.familiars_and_foes.printed import Spell
from grimalkin.games.familiars_and_foes.shares import hit_parts, roll_parts
from grimalkin.games.familiars_and_foes.state import NOBODY, ON_FOE, TEAM, Quest, RollEvent
from grimalkin.games.familiars_and_foes.windows import HOLD_W_FLIP, HOLD_W_POST, HOLD_W_PRE, CoinFlip
from grimalkin.kit.piles import TurnUp


def begin_attack(game: Quest, seat: int, kind: int, spell: Spell | None, slot: int, targets: int) -> None:
    """FF-ACT-02 Target and cost are settled; the gate, the roll and its result are next."""
    game.roll = RollEvent(kind, seat, slot, targets, spell)
    ATTACK_GATE.run(game)


def begin_roll(game: Quest, seat: int, spell: Spell, other: int) -> None:
    """A spell that is not an attack but needs a roll."""
    game.roll = RollEvent(spell.kind, seat, -1, 0, spell)
    game.roll.other = other
    game.then(HOLD_W_PRE, DIE, HOLD_W_POST, SCORE_ROLL)


class AttackGate(Step[Quest]):
    """FF-FOEAB-02 T5: a targeted Foe may demand a flip of the attacker first; without one the die is rolled at once."""

    id: ClassVar[str] = "attack_gate"
    rule: ClassVar[str] = "FF-FOEAB-02"

    def run(self, game: Quest) -> None:
        roll = game.roll
        for slot in range(len(game.foes)):
            if roll.targets >> slot & 1 and game.foes[slot].card.gate >> roll.kind & 1:
                game.then(CoinFlip(roll.seat), HOLD_W_FLIP, GateScored())
                return
        game.then(HOLD_W_PRE, DIE, HOLD_W_POST, SCORE_ROLL)


class GateScored(Step[Quest]):
    """FF-RULING-25 A failed gate is a miss without a roll; what was paid is gone."""

    id: ClassVar[str] = "gate_scored"
    rule: ClassVar[str] = "FF-RULING-25"

    def run(self, game: Quest) -> None:
        if game.eye == OPEN:
            if not game.rehearsing:
                game.then(HOLD_W_PRE, DIE, HOLD_W_POST, SCORE_ROLL)
            return
        game.roll.gated = True
        game.then(SCORE_ROLL)


# The die


class RollDie(Die[Quest]):
    """FF-PHYS-02 The d20 of the pending event."""

    id: ClassVar[str] = "roll_die"
    rule: ClassVar[str] = "FF-PHYS-02"

    def sides(self) -> int:
        return SIDES

    def shows(self, game: Quest, face: int) -> None:
        take_modifiers(game)
        roll = game.roll
        if roll.plus or roll.minus:
            self.lies(game, face, "FF-RULING-123")
        elif roll.kind == FOE:
            self.lies(game, face, "FF-FOE-02")
        else:
            self.lies(game, face, "FF-PHYS-02" if roll.spell is None else "FF-SPELL-01")

    def lies(self, game: Quest, face: int, rule: str) -> None:
        game.roll.nat = face
        if game.roll.two_dice:
            game.then(SecondDie())
        else:
            log_roll(game, rule)


class RollAgain(RollDie):
    """FF-SA-09 Whoever made the last die roll, Familiar or Foe, must roll again; the latest result counts.

    FF-RULING-21 All that was declared on the roll stays, but not what set the final die (FF-RULING-100).
    """

    id: ClassVar[str] = "roll_again"
    rule: ClassVar[str] = "FF-SA-09"

    def shows(self, game: Quest, face: int) -> None:
        roll = game.roll
        rule = "FF-RULING-46"
        if roll.set_to:
            roll.set_to = 0
            rule = "FF-RULING-100"
        elif roll.plus or roll.minus:
            rule = "FF-RULING-21"
        self.lies(game, face, rule)


class SecondDie(Die[Quest]):
    """FF-RULING-24 Two dice of one event: the lower counts, and it is the natural one (FF-RULING-123)."""

    id: ClassVar[str] = "second_die"
    rule: ClassVar[str] = "FF-RULING-24"

    def sides(self) -> int:
        return SIDES

    def shows(self, game: Quest, face: int) -> None:
        roll = game.roll
        game.log_event("FF-RULING-24", ROLLED_TWO, roll.nat, face)
        roll.second = max(roll.nat, face)
        roll.nat = min(roll.nat, face)
        log_roll(game, "FF-RULING-123")


DIE: Final = RollDie()
DIE_AGAIN: Final = RollAgain()


def log_roll(game: Quest, rule: str) -> None:
    if game.listener is None:
        return
    roll = game.roll
    final = roll.final()
    if final != roll.nat + roll.plus + roll.minus:
        rule = "FF-RULING-17"  # held to 1..20
    if roll.kind == FOE:
        game.log_event(rule, FOE_ROLLED, game.face(roll.slot), roll.nat, final, roll.slot)
    else:
        game.log_event(rule, ROLLED, roll.seat, roll.nat, final)


def roll_again(game: Quest) -> None:
    game.then(DIE_AGAIN)


def take_modifiers(game: Quest) -> None:
    """FF-RULING-123 Add all modifiers; drop the positive ones if a target numbs. Next-roll bonuses are used up."""
    roll = game.roll
    if game.listener is not None and not roll.two_dice:
        game.log_parts(roll_parts(game))
    on = ON_FOE + roll.slot if roll.kind == FOE else roll.seat
    if game.lasting:
        for effect in game.lasting:
            if effect.what == NEXT_ROLL and effect.on == on:
                game.end_effect(effect)
            elif effect.what != ATTACK_ROLLS or not roll.is_attack() or effect.on not in (on, TEAM):
                continue
            if effect.amount > 0:
                roll.plus += effect.amount
            else:
                roll.minus += effect.amount
    if not roll.is_attack():
        return
    worst = 0  # FF-RULING-39: of several penalties only the worst, once
    for slot in range(len(game.foes)):
        if roll.targets >> slot & 1:
            card = game.foes[slot].card
            worst = min(worst, card.aim[roll.kind])
            if card.numbs:
                roll.plus = 0
    roll.minus += worst


# The result


class ScoreRoll(Step[Quest]):
    """FF-RULING-96 What reads the die goes first, then the row is scored."""

    id: ClassVar[str] = "score_roll"
    rule: ClassVar[str] = "FF-RULING-96"

    def run(self, game: Quest) -> None:
        roll = game.roll
        finds = roll.finder >= 0 and not roll.gated and not game.rehearsing
        if not roll.is_attack() and roll.kind != FOE:
            game.then(ScoreSpell())
        elif finds:
            game.then(SCORE_FOES[roll.slot] if roll.kind == FOE else SCORE_ROW)
        elif roll.kind == FOE:
            SCORE_FOES[roll.slot].run(game)
        else:
            SCORE_ROW.run(game)
        if finds:
            found(game, roll.finder)


SCORE_ROLL: Final = ScoreRoll()


def found(game: Quest, seat: int) -> None:
    """FF-ART-04, FF-LUCK-05 Finders Keepers: a high final die finds an Artifact, a low one a Good Luck Token."""
    if game.roll.final() < game.roll.find_at:
        game.gain_tokens(seat, 1)
    else:
        draw_artifact(game, seat)


def draw_artifact(game: Quest, seat: int) -> None:
    """FF-RULING-58 From an empty deck nothing is drawn; the Fallen gain nothing (FF-RULING-122)."""
    if len(game.decks[0]) and game.standing(seat):
        game.then(DrawArtifact(seat))


class DrawArtifact(TurnUp[Quest]):
    """FF-ART-04 An Artifact comes off the deck, face up, to a Familiar."""

    id: ClassVar[str] = "draw_artifact"
    rule: ClassVar[str] = "FF-ART-04"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Quest) -> Pile:
        return game.decks[0]

    def turned_up(self, game: Quest, kind: int) -> None:
        familiar = game.familiars[self.seat]
        familiar.artifacts = (*familiar.artifacts, kind)
        game.log_event("FF-ART-04", DREW, self.seat, public(kind))


class ScoreSpell(Step[Quest]):
    """FF-SPELL-03 A spell that needs a roll works from its number on; below it nothing happens."""

    id: ClassVar[str] = "score_spell"
    rule: ClassVar[str] = "FF-SPELL-03"

    def run(self, game: Quest) -> None:
        if game.rehearsing:
            return
        roll = game.roll
        spell = roll.spell
        assert spell is not None
        if roll.final() < spell.needs:
            game.log_event("FF-SPELL-03", MISSED, roll.seat)
            return
        do_effects(game, spell.effects, roll.seat, roll.other, SPELL_SOURCE + spell.number)


class ScoreRow(Step[Quest]):
    """FF-PHYS-03 The row of the final die: damage goes to the Foe, or to the attacker. FF-SPELL-02 So with spells."""

    id: ClassVar[str] = "score_row"
    rule: ClassVar[str] = "FF-PHYS-03"

    def run(self, game: Quest) -> None:
        roll = game.roll
        spell = roll.spell
        row = row_of(game)
        if row.kind == MISS:
            roll.missed = True
            rule = "FF-RULING-18" if spell is None else "FF-SPELL-02"
            game.log_event("FF-RULING-25" if roll.gated else rule, MISSED, roll.seat)
            game.then(REACTIONS)
            ANSWERS.run(game)
        elif row.kind == BACKFIRE:
            # FF-TERM-13 times the factor, without flat bonuses
            points = row.first * (1 + roll.factors)
            game.log_event("FF-TERM-13", BACKFIRED, roll.seat, points)
            game.then(FURTHER, ANSWERS, REACTIONS)
            lose_hp(game, roll.seat, points)
        elif spell is None or (not spell.then and spell.aim != SOME_FOES):  # no further part, nothing to split
            hit(game, row)
            game.then(REACTIONS)
            ANSWERS.run(game)
        else:
            game.then(FURTHER, ANSWERS, REACTIONS)
            hit(game, row)


SCORE_ROW: Final = ScoreRow()


def row_of(game: Quest) -> Row:
    """FF-RULING-18 The row that the final die names; a failed gate reads as a miss."""
    roll = game.roll
    spell = roll.spell
    rows = game.familiars[roll.seat].mat.attack.chart.rows if spell is None else spell.chart.rows
    return rows[0] if roll.gated else rows[roll.final()]


def hit(game: Quest, row: Row) -> None:
    """FF-RULING-22, FF-RULING-23 The printed points times the sum of factors, plus bonuses; then the Foe's nature.

    FF-TERM-04 The printed points are the Attack Points; a critical hit has no others (FF-RULING-19).
    """
    roll = game.roll
    parts = hit_parts(game, row.first) if game.listener is not None else UNDIVIDED
    others = hit_parts(game, row.others) if game.listener is not None and row.others else parts
    bonus = roll.bonus + hit_bonus(game)
    points = row.first * (1 + roll.factors) + bonus
    spell = roll.spell
    if spell is not None and spell.aim == SOME_FOES and roll.count_targets() > 1:
        game.split = 0
        game.then(SplitNext(min(points, MOST_SPLIT)), SPLIT_SCORED)
        return
    rule = "FF-FLOW-08"
    if roll.factors > 1:
        rule = "FF-RULING-23"
    elif roll.factors or bonus:
        rule = "FF-RULING-22"
    elif row.kind == CRITICAL:
        rule = "FF-RULING-19"
    inflict(game, roll.slot, points, rule, parts)  # the main target first, then by slot
    for slot in range(len(game.foes)):
        if roll.targets >> slot & 1 and slot != roll.slot:
            # `others` is a number of its own, for Foes that are no main target
            inflict(game, slot, row.others * (1 + roll.factors) + bonus if row.others else points, rule, others)


def hit_bonus(game: Quest) -> int:
    """FF-RULING-94 Bonuses of what lasts. The next hit with exactly one target uses its bonus up, without Ballyhoo."""
    roll = game.roll
    bonus = 0
    for effect in game.lasting:
        if effect.on != roll.seat and effect.on != TEAM:
            continue
        if effect.what == DAMAGE_BONUS and effect.about >> roll.kind & 1:
            bonus += effect.amount
        elif effect.what == NEXT_HIT and roll.count_targets() == 1:  # FF-RULING-108
            bonus += effect.amount
            roll.ballyhoo = False
            game.end_effect(effect)
    return bonus


def inflict(game: Quest, slot: int, points: int, rule: str, parts: list[Part] = UNDIVIDED) -> None:
    """FF-TERM-11, FF-RULING-27 An attack that inflicts damage on a Foe is successful."""
    if game.foes[slot].hp and strike(game, slot, points, game.roll.seat, game.roll.kind, rule, parts):
        game.roll.struck |= 1 << slot


# An attack that is split among Foes


class SplitNext(Step[Quest]):
    """FF-ADV-03 The caster splits the points after the roll: the lowest slot first, at least 1 for each."""

    id: ClassVar[str] = "split_next"
    rule: ClassVar[str] = "FF-ADV-03"

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, game: Quest) -> None:
        waiting = waiting_slots(game)
        slot = waiting[0]
        if len(waiting) == 1:
            game.split |= self.left << 6 * slot
        elif game.rehearsing:
            points = max(1, self.left - len(waiting) + 1)
            game.split |= points << 6 * slot
            game.then(SplitNext(self.left - points))
        else:
            game.then(SplitAsk(game.roll.seat, self.left))


class SplitAsk(Ask[Quest]):
    """How many points the lowest Foe that has none yet takes."""

    id: ClassVar[str] = "split_ask"
    rule: ClassVar[str] = "FF-ADV-03"
    chained: ClassVar[bool] = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def acts(self, game: Quest, seat: int) -> list[int]:
        most = self.left - len(waiting_slots(game)) + 1
        return [SPLIT + points - 1 for points in range(1, most + 1)]

    def default(self, game: Quest, seat: int) -> int:
        """1 each, the rest on the lowest slot."""
        first = game.split == 0
        return self.acts(game, seat)[-1 if first else 0]

    def touches(self, game: Quest, seat: int, option: int) -> list[str]:
        return [game.piece_name(waiting_slots(game)[0])]

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        points = option - SPLIT + 1
        game.split |= points << 6 * waiting_slots(game)[0]
        game.then(SplitNext(self.left - points))


def waiting_slots(game: Quest) -> list[int]:
    """The declared Foes that have no share yet."""
    return [slot for slot in range(len(game.foes)) if game.roll.targets >> slot & 1 and not game.split >> 6 * slot & 63]


class SplitScored(Step[Quest]):
    """FF-RULING-39 Each Foe's nature acts on its own share."""

    id: ClassVar[str] = "split_scored"
    rule: ClassVar[str] = "FF-RULING-39"

    def run(self, game: Quest) -> None:
        for slot in range(len(game.foes)):
            points = game.split >> 6 * slot & 63
            if points:
                inflict(game, slot, points, "FF-RULING-39")
        game.split = 0


SPLIT_SCORED: Final = SplitScored()


# After the damage


class Further(Step[Quest]):
    """FF-RULING-96 d: a further part of the spell, on a hit only."""

    id: ClassVar[str] = "further"
    rule: ClassVar[str] = "FF-RULING-96"

    def run(self, game: Quest) -> None:
        roll = game.roll
        spell = roll.spell
        if spell is not None and spell.then and row_of(game).kind not in (MISS, BACKFIRE):
            do_effects(game, spell.then, roll.seat, roll.slot, SPELL_SOURCE + spell.number)


class Answers(Step[Quest]):
    """FF-RULING-96 e: targeted Foes answer a miss or a low natural number, by slot."""

    id: ClassVar[str] = "answers"
    rule: ClassVar[str] = "FF-RULING-96"

    def run(self, game: Quest) -> None:
        for slot in range(len(game.foes) - 1, -1, -1):
            if game.roll.targets >> slot & 1 and game.foes[slot].card.answers:
                game.then(FoeAnswers(slot))


class FoeAnswers(Step[Quest]):
    """FF-FOEAB-01 One Foe answers, once all that those before it did is settled. The defeated do not."""

    id: ClassVar[str] = "foe_answers"
    rule: ClassVar[str] = "FF-FOEAB-01"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, game: Quest) -> None:
        roll = game.roll
        foe = game.foes[self.slot]
        card = foe.card
        if not foe.hp:
            return
        if roll.missed and not roll.gated and card.feeds[roll.kind]:
            heal_foe(game, self.slot, card.feeds[roll.kind])
        if card.saps and roll.nat and roll.nat <= card.saps_up_to:
            game.then(Sap(card.saps))
        if roll.missed and card.spite >> roll.kind & 1:
            lose_hp(game, roll.seat, card.spite_hp)


class Sap(Step[Quest]):
    """FF-FALL-03 The attacker loses MP, if it still has some: the Fallen have none."""

    id: ClassVar[str] = "sap"
    rule: ClassVar[str] = "FF-FOEAB-01"

    def __init__(self, mp: int) -> None:
        self.mp = mp

    def run(self, game: Quest) -> None:
        attacker = game.familiars[game.roll.seat]
        loss = min(self.mp, attacker.mp)
        if loss:
            attacker.mp -= loss
            game.log_event("FF-FOEAB-01", LOST_MP, game.roll.seat, loss, attacker.mp)


class Reactions(Step[Quest]):
    """FF-RULING-41 f: a Foe that was struck and still stands reacts; one that was defeated does not."""

    id: ClassVar[str] = "reactions"
    rule: ClassVar[str] = "FF-RULING-41"

    def run(self, game: Quest) -> None:
        roll = game.roll
        for slot in range(len(game.foes) - 1, -1, -1):
            if roll.struck >> slot & 1:
                react(game, slot, roll.seat, roll.kind)


FURTHER: Final = Further()
ANSWERS: Final = Answers()
REACTIONS: Final = Reactions()


def react(game: Quest, slot: int, seat: int, kind: int) -> None:
    """Thorns and the like: whoever struck it loses HP."""
    foe = game.foes[slot]
    if foe.hp and foe.card.thorns[kind]:
        lose_hp(game, seat, foe.card.thorns[kind])


class Trained(Step[Quest]):
    """FF-TRAIN-02 T9: a Physical Attack or Beginner Attack Spell that inflicted damage on a Foe ticks its task.

    FF-RULING-67 Also if the attacker fell by it. FF-RULING-29 A Ballyhoo ticks nothing.
    """

    id: ClassVar[str] = "trained"
    rule: ClassVar[str] = "FF-TRAIN-02"

    def run(self, game: Quest) -> None:
        roll = game.roll
        if roll.struck and roll.kind <= LAST_BEGINNER and roll.seat != NOBODY:
            game.tick(roll.seat, TASK_OF[roll.kind])


TRAINED: Final = Trained()
ATTACK_GATE: Final = AttackGate()
