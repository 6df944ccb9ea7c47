"""A bot at a terminal's table chooses. What it does wrong is told, and the game is kept."""

from __future__ import annotations

from grimalkin.cli.signals import Ending
from grimalkin.core.engine import Offer, waiting_ask
from grimalkin.core.luck import Luck
from grimalkin.core.masks import mask
from grimalkin.core.table import Table
from grimalkin.lab.driver import fault_of
from grimalkin.players.driver import why_not
from grimalkin.players.player import Player


class BotFailed(Exception):
    """A bot raised an error or chose what was not offered: nobody can say what its seat would do."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason


def choice_of(player: Player, table: Table, offer: Offer, luck: Luck, ending: Ending) -> int:
    """What a bot chooses from what its seat sees, or `BotFailed`. A signal stops it at once."""
    masked = mask(table.state, offer.seat)
    can = offer.options + offer.standing
    try:
        with ending.wait():
            option = player.choose(table.game, masked, offer.seat, offer.options[:], offer.standing[:], luck)
    except Exception as error:  # noqa: BLE001  code of others: whatever it raises is told
        raise BotFailed(offer.seat, fault_of(error, [player])) from None
    if option not in can:
        ask = waiting_ask(table.state)
        assert ask is not None, "a seat that is offered something is asked"
        raise BotFailed(offer.seat, why_not(table.game, table.state, ask, offer.seat, option, can))
    return option
