"""One line for each word of the card files, for designers."""

from __future__ import annotations

from typing import Final

SAYS: Final[dict[str, dict[str, str]]] = {}
