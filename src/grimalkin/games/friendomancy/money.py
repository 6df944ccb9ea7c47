"""Money and Things: gains, losses, tolls. FR-MONEY, FR-THING, FR-RULING-31, -61, -82, -136."""

from __future__ import annotations

from grimalkin.games.friendomancy.codes import CHOOSE_PILE
from grimalkin.games.friendomancy.events import GAINED, LOST, THINGS, TOLL
from grimalkin.games.friendomancy.state import Parlor
from grimalkin.games.friendomancy.values import toll_of


def gain(game: Parlor, seat: int, amount: int) -> None:
    """FR-RULING-136 To gain 0 is no event; less than 0 is a loss."""
    if amount > 0:
        game.money[seat] += amount
        game.log_event("FR-GAME-04", GAINED, seat, amount, game.money[seat])
    elif amount < 0:
        lose(game, seat, -amount)


def lose(game: Parlor, seat: int, amount: int) -> None:
    """FR-MONEY-02 Money may go below 0."""
    if amount > 0:
        game.money[seat] -= amount
        game.log_event("FR-MONEY-02", LOST, seat, amount, game.money[seat])
    elif amount < 0:
        gain(game, seat, -amount)


def pay_toll(game: Parlor, seat: int, pile: int, rule: str) -> None:
    """FR-FOE-07, FR-RULING-82 All Foes on a pile take their toll together, just before a card moves."""
    toll = toll_of(game, seat, pile)
    if toll:
        game.money[seat] -= toll
        game.log_event(rule, TOLL, seat, CHOOSE_PILE.code(pile), toll, game.money[seat])


def more_things(game: Parlor, seat: int, count: int) -> None:
    """FR-RULING-31 Only the active player has Things: a gain in another's turn is lost."""
    if seat == game.active and count:
        game.things = max(0, game.things + count)
        game.log_event("FR-RULING-31", THINGS, seat, count, game.things)
