"""How often a test repeats itself in which build.

Both builds run one source, and both play the recorded games entry by entry. So a mistake in the rules or in the engine
shows on the compiled build, which does all; what only the interpreted build could get wrong shows in a part of it.
"""

from __future__ import annotations

import os

from grimalkin import build

# GRIMALKIN_SOAK=20 plays twenty times as many games, on whichever build, and leaves nothing out.
SOAK = int(os.environ.get("GRIMALKIN_SOAK", "0"))
PART = 1 if SOAK or build.is_compiled() else 4
# `make test` sets this: what repeats itself most then does a part of it.
# `make testc` and `make testb` alone leave nothing out.
QUICK = bool(os.environ.get("GRIMALKIN_QUICK")) and not SOAK


def times(full: int) -> int:
    """How often, of so often on the compiled build."""
    return -(-full // PART)


def unhurried(full: int) -> int:
    """How often in `make test`, of so often in a soak: for what is slow, such as games through a server."""
    return -(-full // 4) if QUICK else times(full)


def one_in(few: int) -> int:
    """One in how many, of one in so many on the compiled build."""
    return few * PART
