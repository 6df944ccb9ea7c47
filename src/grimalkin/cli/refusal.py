"""What a command says to a wrong argument."""

from __future__ import annotations


class Refusal(Exception):
    """One line that names what came and what would be right. `main` prints it and exits with 2."""
