"""The round: stirring, throwing, the fire, and on to the next one or the end (rules/2-round.toml, 5-ending.toml)."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import ALLOWED, Ask, Die, Step, Together
from grimalkin.core.codes import PASS
from grimalkin.core.piles import kind_of
from grimalkin.core.state import DRAWN
from grimalkin.games.cauldron.drawing import Refill
from grimalkin.games.cauldron.herbs import ROLLED as ON_ROLL
from grimalkin.games.cauldron.scoring import Score, let_act
from grimalkin.games.cauldron.state import (
    GAVE,
    GIVE,
    LOW_FIRE,
    ROLLED,
    ROUND,
    SEATS,
    THREW,
    THROW,
    TO,
    USE,
    USED,
    WINDOW_CATNIP,
    Brew,
    herb_id,
)
from grimalkin.kit.windows import ReactionWindow, stopping


class Round(Step[Brew]):
    """CA-STIR-01 The stirrer of the round begins; the next round has the next seat as its stirrer."""

    id: ClassVar[str] = "round"
    rule: ClassVar[str] = "CA-STIR-01"

    def run(self, game: Brew) -> None:
        game.log_event("CA-STIR-01", ROUND, game.round + 1, game.stirrer())
        game.thrown = [-1] * len(game.teams)
        game.stings = [0] * len(game.teams)
        game.spoon = -1
        game.calm = [max(0, game.calm[0] - 1), max(0, game.calm[1] - 1)]
        game.then(PassOn(game.stirrer()), AllThrow(), Fire(), Score(), RoundEnd())


class PassOn(Ask[Brew]):
    """CA-STIR-02 The stirrer may pass one herb on, face down; never the last one."""

    id: ClassVar[str] = "pass_on"
    rule: ClassVar[str] = "CA-STIR-02"

    def acts(self, game: Brew, seat: int) -> list[int]:
        return [PASS] + [GIVE.code(kind) for kind in game.hands[seat].kinds()]

    def forbids(self, game: Brew, seat: int, act: int) -> str:
        return "CA-STIR-02" if act != PASS and len(game.hands[seat]) == 1 else ALLOWED

    def touches(self, game: Brew, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [herb_id(game, seat, GIVE.one(option))]

    def chosen(self, game: Brew, seat: int, option: int) -> None:
        if option != PASS:
            # the herb lies face down in the state: a step may not hold what others must not see
            game.move_hidden(game.hands[seat], game.passing, GIVE.one(option), 1 << seat)
            game.then(PassTo(seat))


class PassTo(Ask[Brew]):
    """CA-STIR-03 It goes to any other seat, which looks at it."""

    id: ClassVar[str] = "pass_to"
    rule: ClassVar[str] = "CA-STIR-03"
    chained: ClassVar[bool] = True

    def acts(self, game: Brew, seat: int) -> list[int]:
        return [TO.code(other) for other in range(len(game.teams))]

    def forbids(self, game: Brew, seat: int, act: int) -> str:
        return "CA-STIR-03" if TO.one(act) == seat else ALLOWED

    def touches(self, game: Brew, seat: int, option: int) -> list[str]:
        return [f"hand.{SEATS[TO.one(option)]}"]

    def chosen(self, game: Brew, seat: int, option: int) -> None:
        other = TO.one(option)
        herb = game.passing.cards[0]
        herb = game.move_hidden(game.passing, game.hands[other], kind_of(herb), 1 << seat | 1 << other)
        game.log_event("CA-STIR-03", GAVE, seat, herb, other)


class AllThrow(Step[Brew]):
    """CA-THROW-01 Every seat that has a herb throws one in, also a herb that was just passed on to it."""

    id: ClassVar[str] = "all_throw"
    rule: ClassVar[str] = "CA-THROW-01"

    def run(self, game: Brew) -> None:
        if game.holders():
            game.then(ThrowIn(game.holders()))


class ThrowIn(Together[Brew]):
    """CA-THROW-01 All throw at the same time."""

    id: ClassVar[str] = "throw_in"
    rule: ClassVar[str] = "CA-THROW-01"

    def acts(self, game: Brew, seat: int) -> list[int]:
        return [THROW.code(kind) for kind in game.hands[seat].kinds()]

    def touches(self, game: Brew, seat: int, option: int) -> list[str]:
        return [herb_id(game, seat, THROW.one(option))]

    def all_chosen(self, game: Brew, answers: list[int]) -> None:
        for seat in range(len(answers)):
            if answers[seat] >= 0:
                herb = game.play_from(game.hands[seat], THROW.one(answers[seat]))
                game.thrown[seat] = kind_of(herb)
                game.pot.append(kind_of(herb))
                game.log_event("CA-THROW-01", THREW, seat, herb)


class Fire(Die[Brew]):
    """CA-FIRE-01 The die shows how hot the fire is."""

    id: ClassVar[str] = "fire"
    rule: ClassVar[str] = "CA-FIRE-01"

    def sides(self) -> int:
        return 6

    def shows(self, game: Brew, face: int) -> None:
        game.fire = face
        game.log_event("CA-FIRE-01", ROLLED, face)
        asked = game.holders()
        if face > LOW_FIRE:
            asked &= stopping(game, WINDOW_CATNIP)
        if asked and game.herbs.rolled:
            game.then(CatnipWindow(asked, game.stirrer()))


class CatnipWindow(ReactionWindow[Brew]):
    """CA-FIRE-02 After a roll a seat may use a herb that waits for it, such as catnip.

    The window opens for every seat that holds a herb (a public fact) at a low fire, and for seats with a stop always.
    """

    id: ClassVar[str] = "catnip_window"
    rule: ClassVar[str] = "CA-FIRE-02"

    def stop(self) -> int:
        return WINDOW_CATNIP

    def acts(self, game: Brew, seat: int) -> list[int]:
        return [PASS] + [USE.code(kind) for kind in game.herbs.rolled]

    def forbids(self, game: Brew, seat: int, act: int) -> str:
        return "CA-FIRE-02" if act != PASS and not game.hands[seat].holds(USE.one(act)) else ALLOWED

    def touches(self, game: Brew, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [herb_id(game, seat, USE.one(option))]

    def used(self, game: Brew, seat: int, option: int) -> None:
        herb = game.play_from(game.hands[seat], USE.one(option))
        game.bag.put_on_top(herb)
        game.log_event("CA-FIRE-02", USED, seat, herb)
        let_act(game, seat, USE.one(option), ON_ROLL)


class RoundEnd(Step[Brew]):
    """CA-DRAW-01 Everybody but the holder of the spoon draws one herb, from the stirrer on."""

    id: ClassVar[str] = "round_end"
    rule: ClassVar[str] = "CA-DRAW-01"

    def run(self, game: Brew) -> None:
        game.then(NextRound())
        for i in range(len(game.teams) - 1, -1, -1):
            seat = (game.stirrer() + i) % len(game.teams)
            if seat != game.spoon:
                game.then(Refill(seat))


class NextRound(Step[Brew]):
    """CA-END-01 After the last round the side with more points wins; equal points are a draw."""

    id: ClassVar[str] = "next_round"
    rule: ClassVar[str] = "CA-END-01"

    def run(self, game: Brew) -> None:
        game.round += 1
        if game.round < game.rounds:
            game.then(Round())
            return
        winners = 0
        for seat in range(len(game.teams)):
            if game.points[game.teams[seat]] > game.points[1 - game.teams[seat]]:
                winners |= 1 << seat
        game.end("CA-END-01", winners or DRAWN, [game.points[team] for team in game.teams])
