"""Which language a command speaks."""

from __future__ import annotations

import os

from grimalkin.cli.refusal import Refusal
from grimalkin.words import ENGLISH, LANGUAGES, language_of


def language_wanted(given: str | None) -> str:
    """The language that was asked for, else that of the surroundings, else English."""
    if given is None:
        surroundings = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
        return language_of(next((value for value in surroundings if value), ENGLISH))
    if given not in LANGUAGES:
        raise Refusal(f"--language '{given}' is not spoken here; there are: {', '.join(LANGUAGES)}")
    return given
