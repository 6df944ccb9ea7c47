"""Nothing that leaves the server tells a Judge, a player or a spectator what they may not see; see wire_leaks.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grimalkin.server.messages import Clock
from tests.server.test_leaks_wire import scenes
from tests.support.effort import QUICK
from tests.support.games import Setup, every_game
from tests.support.wire_leaks import Scene, StillService

GAME = every_game()["friendomancy"]
PARTS = 2 if QUICK else 4
ACTS = 120

# Where much is hidden: hands, Decks, Pools, a card that lies face-down under another.
HIDDEN = {"card": "mailbird", "number": 4, "under": [{"down": ["small_favor"]}]}
POSITION: dict[str, Any] = {
    "at": "T1",
    "A": {
        "hand": ["big_feelings", "small_favor", "cousin_who_owes_you"],
        "deck": ["9 a_perfectly_good_rock", "2 mailbird"],
        "board": [{"card": "mailbird", "number": 3}],
    },
    "B": {
        "hand": ["mailbird", "curse_of_lingering_soup", "curse_of_mild_static"],
        "deck": ["9 small_favor", "2 complaint_department"],
        "board": [HIDDEN],
    },
    "pool_friend": ["5 mailbird", "3 cousin_who_owes_you"],
    "pool_magic": ["5 big_feelings", "3 small_favor"],
}
SETTINGS = [
    {"judges": "1"},
    {"judges": "2", "judge_sees_hands": "no"},
    {"judges": "3", "judge_sees_hands": "nothing"},
    {"judges": "2"},
]


@pytest.mark.parametrize("part", range(PARTS))
def test_no_byte_of_any_message_tells_what_is_hidden(sqlite_database: str, part: int) -> None:
    async def play(service: StillService, people: dict[str, Any]) -> Counter[str]:
        counts: Counter[str] = Counter()
        clock = (Clock(), Clock("live", 600, 5), Clock("correspondence", 86_400))[part % 3]
        for turn in range(2):  # a game may end soon
            setup = Setup(GAME, 2, SETTINGS[(part + 2 * turn) % len(SETTINGS)])
            scene = Scene(service, people, setup, 10 * part + turn, 0.15, clock, "public", True, POSITION)
            await scene.play(ACTS)
            counts += scene.counts
        return counts

    counts = scenes(sqlite_database, play)
    for kind, least in {
        "Update compared": 30,
        "acts compared": 20,
        "refusals compared": 2,
        "hidden names": 50,
        "rehearsals compared": 8,
        "rehearsals shown": 2,
        "Rule done": 4,
        "Rule refused": 2,
        "RaiseDispute done": 3,
    }.items():
        assert counts[kind] >= least, f"{kind}: only {counts[kind]} of {counts}"
