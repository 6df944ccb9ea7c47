"""What a good player looks at."""

from __future__ import annotations

from grimalkin.core.game import Advice


class ParlorAdvice(Advice):
    pass
