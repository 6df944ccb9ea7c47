"""Where the luck of a table comes from, as it is told at its beginning and at its end: a hash, a secret, a seed."""

from __future__ import annotations

from grimalkin.cli.keeping import Anew
from grimalkin.core.luck import Committed, Luck, Scripted, Seeded
from grimalkin.words import Words

Told = list[tuple[str, bool]]  # lines, and whether each is to be copied and so stays whole


def at_the_beginning(luck: Luck | Scripted | None, words: Words) -> Told:
    if isinstance(luck, Committed):
        return [(words.say("terminal-luck-hash"), False), (f"  {luck.published()}", True)]
    if isinstance(luck, Anew):
        return [(words.say("terminal-luck-anew"), False), (f"  {luck.committed.published()}", True)]
    return [(words.say("terminal-luck-seed", seed=str(luck.seed)), False)] if isinstance(luck, Seeded) else []


def at_the_end(luck: Luck | Scripted | None, words: Words) -> Told:
    if isinstance(luck, Anew):
        luck = luck.committed
    if isinstance(luck, Committed):
        return [
            (words.say("terminal-luck-was-hash"), False),
            (f"  {luck.published()}", True),
            (words.say("terminal-luck-was-secret"), False),
            (f"  {luck.secret.hex()}", True),
        ]
    return [(words.say("terminal-luck-was-seed", seed=str(luck.seed)), False)] if isinstance(luck, Seeded) else []
