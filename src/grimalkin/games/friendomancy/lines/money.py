"""Lines about Money, Things and luck: gain, lose, steal, things, random, foe_attack, uses."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Die
from grimalkin.core.fields import Given
from grimalkin.games.friendomancy import context as ctx
from grimalkin.games.friendomancy.events import FOE_ATTACKS, ROLLED, USED
from grimalkin.games.friendomancy.foes import discard_cards
from grimalkin.games.friendomancy.money import gain, lose, more_things
from grimalkin.games.friendomancy.script import LineStep, ParlorLine, SeatLine
from grimalkin.games.friendomancy.state import Parlor
from grimalkin.games.friendomancy.values import cannot_attack, is_safe, power_of


class Gain(SeatLine):
    """`gain N to WHOM`."""

    rule: ClassVar[str] = "FR-RULING-136"

    def for_seats(self, game: Parlor, use: LineStep, seats: list[int]) -> None:
        use.finish(game)
        amount = self.amount.value(game, use.you, use.context)
        for seat in seats:
            gain(game, seat, amount)


class Lose(SeatLine):
    """`lose N to WHOM`."""

    def for_seats(self, game: Parlor, use: LineStep, seats: list[int]) -> None:
        use.finish(game)
        amount = self.amount.value(game, use.you, use.context)
        for seat in seats:
            lose(game, seat, amount)


class Steal(SeatLine):
    """`steal N to WHOM`: FR-RULING-74 they lose it and you gain it, together."""

    rule: ClassVar[str] = "FR-RULING-74"

    def for_seats(self, game: Parlor, use: LineStep, seats: list[int]) -> None:
        use.finish(game)
        amount = self.amount.value(game, use.you, use.context)
        for seat in seats:
            lose(game, seat, amount)
        gain(game, use.you, amount * len(seats))


class MoreThings(SeatLine):
    """`things N`."""

    def for_seats(self, game: Parlor, use: LineStep, seats: list[int]) -> None:
        use.finish(game)
        for seat in seats:
            more_things(game, seat, self.amount.value(game, use.you, use.context))


class Roll(ParlorLine):
    """`random K`: uniform from 1 to K."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.sides = given.number("random")

    def start(self, game: Parlor, use: LineStep) -> None:
        game.then(RollDie(use, self.sides))


class RollDie(Die[Parlor]):
    """FR-RULING-148 A roll is luck of its own."""

    id: ClassVar[str] = "roll_die"
    rule: ClassVar[str] = "FR-RULING-148"

    def __init__(self, use: LineStep, faces: int) -> None:
        self.use = use
        self.faces = faces

    def sides(self) -> int:
        return self.faces

    def shows(self, game: Parlor, face: int) -> None:
        game.log_event("FR-RULING-148", ROLLED, face, self.faces)
        self.use.go_on(game, ctx.with_done(ctx.with_rolled(self.use.context, face), True))


class FoeAttack(SeatLine):
    """`foe_attack WHOM`: FR-RULING-93 the player loses Money equal to the Foe's Power; it is no Friend's attack."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.to = given.of("foe_attack")

    def for_seats(self, game: Parlor, use: LineStep, seats: list[int]) -> None:
        foe = game.piece(ctx.source_of(use.context))
        use.finish(game)
        if foe is None or not game.is_perched(foe) or cannot_attack(game, foe, True):
            return
        for seat in seats:
            if not is_safe(game, seat):
                power = max(0, power_of(game, foe))
                game.log_event("FR-RULING-93", FOE_ATTACKS, foe.number, seat, power)
                lose(game, seat, power)


class Uses(ParlorLine):
    """`uses N`: count one use; at N the card is discarded, which is a fall."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.most = given.number("uses")

    def start(self, game: Parlor, use: LineStep) -> None:
        use.finish(game)
        piece = game.piece(ctx.source_of(use.context))
        if piece is None:
            return
        piece.uses += 1
        game.log_event("FR-CURSE-04", USED, piece.number, piece.uses, self.most)
        if piece.uses >= self.most:
            discard_cards(game, [piece], use.you)
