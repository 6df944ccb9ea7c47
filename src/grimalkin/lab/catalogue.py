"""Every game there is to measure and to try out: those offered, and the teaching games."""

from __future__ import annotations

from collections.abc import Sequence

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
from grimalkin.core.installed import with_faults
from grimalkin.games import FAULTS, GAMES, TEACHING


def every_game() -> dict[str, Game]:
    return {**GAMES, **TEACHING}


def games_named(ids: Sequence[str]) -> dict[str, Game]:
    """The games with these ids, in that order; all of them for no ids."""
    known = every_game()
    for wanted in ids:
        if wanted not in known:
            raise BadSetup(with_faults(f"no game '{wanted}'; there are: {', '.join(known)}", FAULTS))
    return {wanted: known[wanted] for wanted in ids} if ids else known
