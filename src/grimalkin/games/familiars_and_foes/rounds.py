"""Rounds and Waves: the Toad, the Foes' turn as a whole, start and end of a Wave (chapters FLOW, WAVE, FOE, CHART)."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Ask, Step
from grimalkin.core.piles import Pile, public
from grimalkin.core.state import DRAWN
from grimalkin.games.familiars_and_foes.attack import DIE, SCORE_ROLL
from grimalkin.games.familiars_and_foes.codes import DROP, FINISH
from grimalkin.games.familiars_and_foes.events import (
    AWARDED,
    COMMON,
    FOE_SKIPPED,
    FOES_ACT,
    PEEKED,
    REFILLED,
    RESTORED_MP,
    REVEALED,
    ROUND,
    SKIPPED,
    TOAD,
    WAVE,
)
from grimalkin.games.familiars_and_foes.falls import lose_parts
from grimalkin.games.familiars_and_foes.kinds import ANY, FOE, FOES_TURN, NO_PARTS, QUIET, REFLECTS, SKIPS
from grimalkin.games.familiars_and_foes.parts import NEXT_PART, may_go_on
from grimalkin.games.familiars_and_foes.state import MAX_FOES, NOBODY, ON_FOE, SEATS, WAVES, Foe, Quest, RollEvent
from grimalkin.games.familiars_and_foes.turn import ChooseAction
from grimalkin.games.familiars_and_foes.windows import HOLD_W_FOE, HOLD_W_POST, HOLD_W_TURN, HOLD_W_WAVE
from grimalkin.kit.lasting import oldest, pass_moment
from grimalkin.kit.piles import TurnUp

# by Wave, the levels of the Foes for 2, 3, 4 and 5 Familiars
BEGINNER: Final = [
    [[1], [3], [1, 1], [1, 3]],
    [[2], [1, 1], [1, 2], [2, 3]],
    [[2], [1, 2], [1, 3], [1, 2, 2]],
    [[1, 1], [2, 3], [1, 2, 2], [2, 3, 3]],
]
MASTER: Final = [
    [[2], [1, 1], [1, 3], [2, 2, 3]],
    [[3], [2, 2], [2, 3], [2, 3, 3]],
    [[1, 1], [2, 3], [1, 1, 2], [2, 3, 3]],
    [[1, 3], [1, 2, 3], [2, 2, 3], [3, 3, 3]],
]
COVEN_DECK: Final = 4
COVEN_OF_WAVE: Final = [1, 1, 1, 2]  # FF-SETUP-14


def levels_of(master: bool, familiars: int, wave: int) -> list[int]:
    """FF-SETUP-10 The levels of a Wave's Foes, in the order in which they are dealt (FF-RULING-05).

    FF-CHART-01 Beginner. FF-CHART-02 Master.
    """
    return (MASTER if master else BEGINNER)[wave - 1][familiars - 2]


# Waves


class WaveStart(Step[Quest]):
    """FF-FLOW-04 After its Coven Card (FF-FLOW-01) the Foes of a Wave are turned up, then W-WAVE is held.

    FF-GOAL-05 Each Wave has its own Foes, hidden until then (FF-TERM-08).
    """

    id: ClassVar[str] = "wave_start"
    rule: ClassVar[str] = "FF-FLOW-04"

    def run(self, game: Quest) -> None:
        # the first says which chart they play by
        chart = "FF-CHART-02" if game.master else "FF-CHART-01"
        game.log_event(chart if game.wave == 1 else "FF-WAVE-04", WAVE, game.wave)
        game.foes = []
        game.forget()
        game.then(HOLD_W_WAVE, CarriedOn(), WaveBegun())
        if game.known_foes:
            game.then(RevealKnown())
            return
        for level in reversed(levels_of(game.master, len(game.familiars), game.wave)):
            game.then(RevealFoe(level))
        for _card in range(COVEN_OF_WAVE[game.wave - 1]):
            game.then(RevealCoven())


class RevealKnown(Step[Quest]):
    """FF-RULING-116 Cards that somebody peeked at come into play now."""

    id: ClassVar[str] = "reveal_known"
    rule: ClassVar[str] = "FF-RULING-116"

    def run(self, game: Quest) -> None:
        coven = game.known_coven
        foes = game.known_foes
        game.known_coven = ()
        game.known_foes = ()
        for card in coven:
            award(game, card)
        for card in foes:
            place_foe(game, card)


class PeekCoven(TurnUp[Quest]):
    """FF-RULING-116 A Coven Card of the next Wave is turned up for all; it is not in play yet."""

    id: ClassVar[str] = "peek_coven"
    rule: ClassVar[str] = "FF-RULING-116"

    def pile(self, game: Quest) -> Pile:
        return game.decks[COVEN_DECK]

    def turned_up(self, game: Quest, kind: int) -> None:
        game.known_coven = (*game.known_coven, kind)
        game.log_event("FF-RULING-116", PEEKED, public(kind))


class RevealCoven(PeekCoven):
    """FF-FLOW-01 The Coven Card is turned up before the Foes; Wave 4 has two (FF-RULING-12)."""

    id: ClassVar[str] = "reveal_coven"
    rule: ClassVar[str] = "FF-FLOW-01"

    def turned_up(self, game: Quest, kind: int) -> None:
        award(game, kind)


def award(game: Quest, card: int) -> None:
    """FF-FLOW-02 To its Familiar, Fallen or not; without it, it lies where all can use it (FF-FLOW-03).

    FF-RULING-11 On reveal, for the rest of the game. FF-RULING-15 A common one stays over the Waves until it is used.
    """
    for seat in range(len(game.familiars)):
        familiar = game.familiars[seat]
        if familiar.mat.number == game.box.coven_card(card).familiar:
            familiar.coven = (*familiar.coven, card)
            rule = "FF-RULING-12" if game.wave == WAVES else "FF-FLOW-02"
            game.log_event(rule if familiar.hp else "FF-RULING-13", AWARDED, public(card), seat)
            return
    game.common = (*game.common, card)
    game.log_event("FF-FLOW-03", COMMON, public(card))


class PeekFoe(TurnUp[Quest]):
    """FF-RULING-116 A Foe of the next Wave is turned up for all."""

    id: ClassVar[str] = "peek_foe"
    rule: ClassVar[str] = "FF-RULING-116"

    def __init__(self, level: int) -> None:
        self.level = level

    def pile(self, game: Quest) -> Pile:
        return game.decks[self.level]

    def turned_up(self, game: Quest, kind: int) -> None:
        game.known_foes = (*game.known_foes, kind)
        game.log_event("FF-RULING-116", PEEKED, public(kind))


class RevealFoe(PeekFoe):
    """FF-RULING-05 The Foe of the chart's first level goes to Foe #1, further ones to #2 and #3."""

    id: ClassVar[str] = "reveal_foe"
    rule: ClassVar[str] = "FF-RULING-05"

    def turned_up(self, game: Quest, kind: int) -> None:
        place_foe(game, kind)


def place_foe(game: Quest, card: int) -> None:
    """FF-FLOW-05 Its HP start at the maximum that its card names for this number of Familiars (FF-RULING-03)."""
    foe = game.box.foe_card(card)
    hp = foe.hp[len(game.familiars) - 2]
    game.foes.append(Foe(foe, hp, hp))
    game.log_event("FF-FLOW-05", REVEALED, public(card), len(game.foes) - 1, hp)


def peek(game: Quest) -> None:
    """The next Wave is turned up, once; after the last there is none."""
    if game.wave == WAVES or game.known_foes:
        return
    for level in reversed(levels_of(game.master, len(game.familiars), game.wave + 1)):
        game.then(PeekFoe(level))
    for _card in range(COVEN_OF_WAVE[game.wave]):
        game.then(PeekCoven())


class CarriedOn(Step[Quest]):
    """FF-WAVE-07 S4: the owner of an attack that a Wave's end cut short may finish it now."""

    id: ClassVar[str] = "carried_on"
    rule: ClassVar[str] = "FF-WAVE-07"

    def run(self, game: Quest) -> None:
        if game.parts_kind == NO_PARTS or not game.has_foe():
            return
        if may_go_on(game):
            game.then(FinishOrDrop(game.parts_owner))
        else:
            lose_parts(game, "FF-RULING-102")


class FinishOrDrop(Ask[Quest]):
    """FF-RULING-76: finish the carried attack, or drop it."""

    id: ClassVar[str] = "finish_or_drop"
    rule: ClassVar[str] = "FF-RULING-76"

    def acts(self, game: Quest, seat: int) -> list[int]:
        return [FINISH, DROP]

    def options(self, game: Quest, seat: int) -> list[int]:
        return [FINISH, DROP] if may_go_on(game) else []

    def default(self, game: Quest, seat: int) -> int:
        return DROP

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY | QUIET

    def lapsed(self, game: Quest) -> None:
        game.then(CarriedOn())

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        if option == DROP:
            lose_parts(game, "FF-RULING-76")
            return
        game.active = seat
        game.then(NEXT_PART, CarriedOver())


class CarriedOver(Step[Quest]):
    """FF-RULING-92 The carried attack is over; the Toad has not moved meanwhile."""

    id: ClassVar[str] = "carried_over"
    rule: ClassVar[str] = "FF-RULING-92"

    def run(self, game: Quest) -> None:
        game.active = NOBODY if game.foes_turn() else game.seat_at(game.toad)


class WaveBegun(Step[Quest]):
    """FF-RULING-91 S5: a Wave whose Foes are all defeated by now ends before the Toad moves."""

    id: ClassVar[str] = "wave_begun"
    rule: ClassVar[str] = "FF-RULING-91"

    def run(self, game: Quest) -> None:
        if not game.has_foe():
            game.then(WaveEnd())


class WaveEnd(Step[Quest]):
    """FF-WAVE-01 Its Foes are defeated: Standing Familiars refill MP (FF-WAVE-02), not HP (FF-WAVE-03); then the next.

    FF-GOAL-04 After the fourth they have won, whoever is Standing (FF-RULING-16).
    """

    id: ClassVar[str] = "wave_end"
    rule: ClassVar[str] = "FF-WAVE-01"

    def run(self, game: Quest) -> None:
        rule = "FF-WAVE-02"
        for familiar in game.familiars:
            if not familiar.hp:
                rule = "FF-RULING-74"
        game.log_event(rule, REFILLED)
        for seat in range(len(game.familiars)):
            familiar = game.familiars[seat]
            gain = familiar.mat.mp - familiar.mp
            if familiar.hp and gain > 0:
                familiar.mp = familiar.mat.mp
                game.log_event(rule, RESTORED_MP, seat, gain, familiar.mp)
        if game.wave == WAVES:
            game.end("FF-GOAL-02", (1 << len(game.teams)) - 1, [1] * len(game.teams))
            return
        game.wave += 1
        game.then(WaveStart())


# The Toad


class ToadSpot(Step[Quest]):
    """FF-FLOW-10 The seat under the Toad takes its turn; after all seats the Foes take theirs."""

    id: ClassVar[str] = "toad_spot"
    rule: ClassVar[str] = "FF-FLOW-10"

    def run(self, game: Quest) -> None:
        game.then(AFTER_SPOT)
        if game.foes_turn():
            FOES_TURN_STEP.run(game)
        else:
            FAMILIAR_TURNS[game.seat_at(game.toad)].run(game)


class AfterSpot(Step[Quest]):
    """FF-RULING-72 The turn is over first, then a completed Wave ends; then the Toad moves as always (FF-WAVE-05)."""

    id: ClassVar[str] = "after_spot"
    rule: ClassVar[str] = "FF-RULING-72"

    def run(self, game: Quest) -> None:
        if game.has_foe():
            TOAD_MOVES.run(game)
        else:
            game.then(WaveEnd(), TOAD_MOVES)


class ToadMoves(Step[Quest]):
    """FF-FLOW-09 The Toad moves one spot to the right; after the Foes to the first seat. So a Wave may begin with the
    Foes' turn (FF-WAVE-06).

    FF-FLOW-11 On and on, until the Foes are defeated or all Familiars are Fallen.
    """

    id: ClassVar[str] = "toad_moves"
    rule: ClassVar[str] = "FF-FLOW-09"

    def run(self, game: Quest) -> None:
        game.toad = 0 if game.foes_turn() else game.toad + 1
        TOAD_SPOT.run(game)


TOAD_SPOT: Final = ToadSpot()
AFTER_SPOT: Final = AfterSpot()
TOAD_MOVES: Final = ToadMoves()


class FamiliarTurn(Step[Quest]):
    """FF-RULING-115 The action is chosen after W-TURN, so what it brings can be used at once.

    FF-TERM-05 The seat under the Toad is Active. T0: the Fallen are passed over; T1: W-TURN.
    """

    id: ClassVar[str] = "familiar_turn"
    rule: ClassVar[str] = "FF-RULING-115"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Quest) -> None:
        game.begin_turn(self.seat)
        if not game.standing(self.seat):
            game.log_event("FF-FALL-01", SKIPPED, self.seat)
            return
        game.log_event("FF-TERM-05", TOAD, self.seat)
        game.then(TURN_ACTIONS[self.seat])
        HOLD_W_TURN.run(game)


class TurnAction(Step[Quest]):
    """FF-TERM-06 T2: with one action (FF-ACT-01), or the Ballyhoo that it started, the turn ends.

    FF-RULING-91 If the last Foe was defeated before that, the Wave ends here and the seat acts in the new one.
    """

    id: ClassVar[str] = "turn_action"
    rule: ClassVar[str] = "FF-TERM-06"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Quest) -> None:
        if game.acted or not game.standing(self.seat):
            return
        game.forget()
        game.then(self)  # until something was done: a Revive may be refused, the last Foe may go
        if game.has_foe():
            game.then(CHOOSE_ACTIONS[self.seat])
        else:
            game.then(WaveEnd())


# steps never change, so the ones made most often are made once: here and below, by seat or by slot
FAMILIAR_TURNS: Final = [FamiliarTurn(seat) for seat in range(len(SEATS))]
TURN_ACTIONS: Final = [TurnAction(seat) for seat in range(len(SEATS))]
CHOOSE_ACTIONS: Final = [ChooseAction(seat) for seat in range(len(SEATS))]


# The Foes' turn


class FoesTurn(Step[Quest]):
    """FF-FOE-02 Roll once for Foe #1 and do what its chart says, then likewise #2 and #3; then the round is over.

    FF-RULING-73 Also if the last Foe goes before: new Foes do not roll in this turn.
    """

    id: ClassVar[str] = "foes_turn"
    rule: ClassVar[str] = "FF-FOE-02"

    def run(self, game: Quest) -> None:
        game.begin_turn(NOBODY)
        game.log_event("FF-FOE-01", FOES_ACT, game.seat_at((game.round - 1) % len(game.familiars)))
        game.then(ROUND_END)
        for slot in range(len(game.foes) - 1, -1, -1):
            game.then(FOE_ACTS[slot])


class FoeActs(Step[Quest]):
    """FF-FOE-07 Interrupts that concern a Foe's roll are declared before it: W-FOE. Who must skip is passed over."""

    id: ClassVar[str] = "foe_acts"
    rule: ClassVar[str] = "FF-FOE-07"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, game: Quest) -> None:
        if not game.foes[self.slot].hp:
            return
        skip = oldest(game.lasting, SKIPS, ON_FOE + self.slot)
        if skip is not None:
            game.end_effect(skip)  # FF-RULING-124: other marks wait for a real roll
            game.log_event("FF-RULING-124", FOE_SKIPPED, game.face(self.slot), self.slot)
            return
        game.forget()
        game.roll = RollEvent(FOE, NOBODY, self.slot, 1 << self.slot, None)
        game.then(FOE_ROLLS[self.slot])
        HOLD_W_FOE.run(game)


class FoeRolls(Step[Quest]):
    """FF-RULING-99 A Foe that was defeated in W-FOE does not roll; what was declared on the roll is spent."""

    id: ClassVar[str] = "foe_rolls"
    rule: ClassVar[str] = "FF-RULING-99"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, game: Quest) -> None:
        if not game.foes[self.slot].hp:
            return
        # FF-RULING-51: several reflections count as one, credited to the latest declared; a Shard lay there before
        for effect in game.lasting:
            if effect.what == REFLECTS and effect.on == ON_FOE + self.slot:
                if game.roll.mirror == NOBODY:
                    game.roll.mirror = effect.owner
                game.end_effect(effect)
        game.then(DIE, HOLD_W_POST, SCORE_ROLL)


class RoundEnd(Step[Quest]):
    """FF-RULING-95 F2: what lasted until the end of the Foes' turn ends, all together; the round is over (FF-TERM-07).

    FF-RULING-78 Restrictions of this round end, those imposed in this Foes' turn begin.
    """

    id: ClassVar[str] = "round_end"
    rule: ClassVar[str] = "FF-RULING-95"

    def run(self, game: Quest) -> None:
        if game.lasting:
            game.lasting = pass_moment(game.lasting, 1 << FOES_TURN)[0]
        for foe in game.foes:
            foe.restricts = foe.imposes
            foe.imposes = 0
        if game.round == game.max_rounds and (game.has_foe() or game.wave < WAVES):
            game.end("FF-RULING-10", DRAWN, [0] * len(game.teams))  # neither won nor lost: stalled
            return
        game.round += 1
        game.proposed = 0
        game.forget()
        # FF-RULING-73: the round ends before the Wave
        game.log_event("FF-TERM-07" if game.has_foe() else "FF-RULING-73", ROUND, game.round)


FOES_TURN_STEP: Final = FoesTurn()
FOE_ACTS: Final = [FoeActs(slot) for slot in range(MAX_FOES)]
FOE_ROLLS: Final = [FoeRolls(slot) for slot in range(MAX_FOES)]
ROUND_END: Final = RoundEnd()
