"""What the game decides for the engine: ending holds at any moment, giving up, guessing, counting."""

from __future__ import annotations

from grimalkin.core.luck import Luck
from grimalkin.games.mythic_arena.deck import guess_kinds, right_kinds
from grimalkin.games.mythic_arena.ending import MatchHooks, finish_game
from grimalkin.games.mythic_arena.holds import MayReleaseHold, is_release, release, release_options, released_by
from grimalkin.games.mythic_arena.opening import OPENING
from grimalkin.games.mythic_arena.quantities import counted
from grimalkin.games.mythic_arena.state import NONE, Arena


class ArenaHooks(MatchHooks):
    def interrupts(self, game: Arena, seat: int) -> list[int]:
        """MA-LOCK-04 A Giver's owner may end the hold, when that player decides something (MA-RULING-67)."""
        ask = game.agenda[-1]
        if not isinstance(ask, MayReleaseHold) or ask.seat != seat:
            return []
        return release_options(game, seat)

    def interrupt(self, game: Arena, seat: int, option: int) -> None:
        release(game, seat, option)

    def interrupt_touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [game.piece_name(released_by(game, seat, option))]

    def forbids_interrupt(self, game: Arena, seat: int, option: int) -> str:
        if not is_release(option):
            return ""
        if option in release_options(game, seat):
            return "MA-RULING-67"
        giver = released_by(game, seat, option)
        return "MA-LOCK-08" if giver != NONE and game.pets[giver].held else "MA-LOCK-04"

    def conceded(self, game: Arena, seat: int) -> None:
        """MA-RULING-93 Conceding counts as a loss: of the game, and a match goes on."""
        finish_game(game, "MA-RULING-93", 1 << (1 - seat))

    def open_next(self, game: Arena) -> None:
        game.then(OPENING)

    def guess(self, game: Arena, seat: int, group: int, count: int, luck: Luck) -> list[int]:
        return guess_kinds(game, group, count, luck)

    def imagined(self, game: Arena, luck: Luck) -> None:
        right_kinds(game, luck)

    def quantity(self, game: Arena, quantity: int, word: int, me: int, other: int) -> int:
        return counted(game, quantity, word, me, other)
