"""What the game decides for the engine: who may step in, what a Judge may change, what cards count."""

from __future__ import annotations

from grimalkin.core.agenda import ALLOWED
from grimalkin.core.errors import BadRuling
from grimalkin.core.numbers import is_digits
from grimalkin.core.state import Hooks
from grimalkin.games.cauldron.state import DID, FIRE, HAND, POINTS, POT, PURR, ROUND_NUMBER, Brew


class BrewHooks(Hooks[Brew]):
    def interrupts(self, game: Brew, seat: int) -> list[int]:
        return [PURR] if game.can_purr[seat] else []

    def forbids_interrupt(self, game: Brew, seat: int, option: int) -> str:
        return "CA-PURR-01" if option == PURR and not game.can_purr[seat] else ALLOWED

    def interrupt(self, game: Brew, seat: int, option: int) -> None:
        """CA-PURR-01 Once a game, at any moment, a seat may purr: this round nobody stings its team."""
        game.can_purr[seat] = 0
        game.soothe(seat, 1)
        game.log_event("CA-PURR-01", DID, seat, PURR, game.points_of(seat))

    def ruled(self, game: Brew, text: str) -> None:
        words = text.split()
        if len(words) != 3 or words[0] != "points" or words[1] not in ("0", "1") or not is_digits(words[2]):
            raise BadRuling(f"'{text}' is not understood; write 'points TEAM NUMBER' with team 0 or 1")
        if len(words[2]) > 6:
            raise BadRuling(f"CA-SCORE-01: nobody scores a number of {len(words[2])} digits; it can have six")
        game.points[int(words[1])] = int(words[2])

    def quantity(self, game: Brew, quantity: int, word: int, me: int, other: int) -> int:
        if quantity == FIRE:
            return game.fire
        if quantity == ROUND_NUMBER:
            return game.round + 1
        if quantity == POINTS:
            return game.points[game.teams[me]]
        if quantity == HAND:
            return len(game.hands[me])
        assert quantity == POT, f"quantity {quantity} is not counted"
        return game.pot.count(word)
