"""Ballyhoo: the others join in on the coin (chapter BALLY; B1 to B5)."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.core.codes import PASS
from grimalkin.games.familiars_and_foes.attack import react
from grimalkin.games.familiars_and_foes.codes import BALLYHOO
from grimalkin.games.familiars_and_foes.events import BACKFIRED, PAID
from grimalkin.games.familiars_and_foes.falls import lose_hp, strike
from grimalkin.games.familiars_and_foes.kinds import ANY, BALLYHOO_BONUS, OPEN, QUIET
from grimalkin.games.familiars_and_foes.kinds import BALLYHOO as BALLYHOO_KIND
from grimalkin.games.familiars_and_foes.state import Quest
from grimalkin.games.familiars_and_foes.unlocking import PRICE, eligible, forbids_attempt, unlocked
from grimalkin.games.familiars_and_foes.windows import HOLD_W_AFTER, HOLD_W_FLIP, CoinFlip
from grimalkin.kit.windows import ReactionWindow

OPEN_DAMAGE: Final = 2  # FF-BALLY-04


class Ballyhoo(Step[Quest]):
    """FF-RULING-61 It is offered to all that may attempt it, and again after each success: a pass is not final then.

    FF-BALLY-08 It is over when nobody is left who may.
    """

    id: ClassVar[str] = "ballyhoo"
    rule: ClassVar[str] = "FF-RULING-61"

    def run(self, game: Quest) -> None:
        if game.rehearsing or not unlocked(game):
            return
        seats = eligible(game)
        if seats:
            # the offer goes clockwise from the Active seat
            game.then(BallyhooOffer(seats, (game.active + 1) % len(game.familiars)))


BALLYHOO_STEP: Final = Ballyhoo()


class BallyhooOffer(ReactionWindow[Quest]):
    """FF-BALLY-16 Whoever claims it first attempts it; in offer mode the eligible seats are asked one by one.

    FF-BALLY-17 Nobody must.
    """

    id: ClassVar[str] = "ballyhoo_offer"
    rule: ClassVar[str] = "FF-BALLY-16"

    def claimed(self, game: Quest) -> bool:
        return game.ballyhoo_claims

    def seats(self, game: Quest) -> int:
        """Also whoever became eligible by an interrupt that gave MP.

        FF-RULING-60 Nobody if an interrupt defeated the Foe: the offer lapses.
        """
        return self.asked | eligible(game) if game.foes[game.roll.slot].hp else 0

    def seconds(self, settings: dict[str, str]) -> tuple[int, int]:
        return (int(settings["claim_seconds"]), 0)

    def acts(self, game: Quest, seat: int) -> list[int]:
        return [PASS, BALLYHOO]

    def forbids(self, game: Quest, seat: int, act: int) -> str:
        return "" if act == PASS else forbids_attempt(game, seat)

    def options(self, game: Quest, seat: int) -> list[int]:
        return [PASS] if forbids_attempt(game, seat) else [PASS, BALLYHOO]

    def touches(self, game: Quest, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(game.roll.slot)]

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY | QUIET

    def used(self, game: Quest, seat: int, option: int) -> None:
        familiar = game.familiars[seat]
        familiar.mp -= PRICE
        game.attempted |= 1 << seat
        game.attempts += 1
        game.log_use("FF-BALLY-16" if game.attempts == 1 else "FF-BALLY-06", seat, option)
        game.log_event("FF-BALLY-02", PAID, seat, PRICE, familiar.mp)
        game.then(CoinFlip(seat), HOLD_W_FLIP, SCORE_FLIP)


class ScoreFlip(Step[Quest]):
    """FF-RULING-64 The face counts as it lies after all tokens.

    FF-BALLY-05 Eye Closed: it backfires, and the Ballyhoo is over (FF-BALLY-07).
    """

    id: ClassVar[str] = "score_flip"
    rule: ClassVar[str] = "FF-RULING-64"

    def run(self, game: Quest) -> None:
        if game.eye == OPEN:
            game.then(OPEN_EYE)
            return
        seat = game.flipper
        backfire = game.foes[game.roll.slot].card.ballyhoo_backfire
        game.roll.ballyhoo = False  # it is over, so nobody lacks MP for it at W-AFTER
        game.then(HOLD_W_AFTER)
        game.log_event("FF-BALLY-05", BACKFIRED, seat, backfire)
        lose_hp(game, seat, backfire)


class OpenEye(Step[Quest]):
    """FF-BALLY-14 The Foe that was attacked, and no other, takes 2 more damage (FF-BALLY-04); and on it goes."""

    id: ClassVar[str] = "open_eye"
    rule: ClassVar[str] = "FF-BALLY-14"

    def run(self, game: Quest) -> None:
        slot = game.roll.slot
        foe = game.foes[slot]
        seat = game.flipper
        damage = OPEN_DAMAGE + game.sum_of(BALLYHOO_BONUS, seat)
        struck = strike(game, slot, damage, seat, BALLYHOO_KIND, "FF-BALLY-04")
        if not foe.hp:
            return
        game.then(HOLD_W_AFTER, BALLYHOO_STEP)
        if struck:
            react(game, slot, seat, BALLYHOO_KIND)


SCORE_FLIP: Final = ScoreFlip()
OPEN_EYE: Final = OpenEye()
