"""A table before anybody has done anything: settings read, lists brought, Foes named. FR-SETUP-01 to -07,
FR-RULING-149."""

from __future__ import annotations

from typing import Final

from grimalkin.core.errors import BadSetup
from grimalkin.core.piles import EVERYONE, NOBODY, Pile
from grimalkin.games.friendomancy.foe_lists import read_foes
from grimalkin.games.friendomancy.kinds import FOE, FORMATS, NONE
from grimalkin.games.friendomancy.lists import read_list
from grimalkin.games.friendomancy.printed import Box
from grimalkin.games.friendomancy.setup import POOLS_MADE, make_pools
from grimalkin.games.friendomancy.state import SEEN_BY, SEES_HANDS, SEES_NOTHING, Parlor

MOST_SEATS: Final = 7


def keys_of(settings: dict[str, str]) -> list[int]:
    """The rulings that a table can set, in the order of `KEYS`."""
    return [
        int(settings["draw_c_min"]),
        int(settings["sacrifice_to"] == "owner"),
        int(settings["loop_plays"]),
        int(settings["loop_triggers"]),
        int(settings["attack_per_turn"]),
        int(settings["attack_control_resets"] == "yes"),
        int(settings["foe_toll_add"] == "per_card"),
        int(settings["foe_discard"] == "defeat"),
        int(settings["end_cause"] == "draw"),
        int(settings["end_bedtime"]),
        int(settings["setup_look"] == "during"),
        int(settings["draw_order"] == "seat"),
        ["as_drawn", "reverse", "random"].index(settings["turn_order"]),
        int(settings["list_open"] == "yes"),
        int(settings["end_tie"] == "judge"),
        int(settings["judge_timeout"]),
        SEEN_BY[settings["judge_sees_hands"]],
    ]


def empty_table(box: Box, settings: dict[str, str], seats: int) -> Parlor:
    """A table on which nothing lies yet. All hidden cards are one group: any may lie anywhere as far as others know."""
    judges = judge_bits(int(settings["judges"]), seats)
    sees = SEEN_BY[settings["judge_sees_hands"]]
    knowing = judges if sees != SEES_NOTHING else NOBODY
    knowers = EVERYONE if settings["list_open"] == "yes" else knowing
    seeing = judges if sees == SEES_HANDS else NOBODY
    pools = [Pile([], 0, NOBODY, knowers) for _pool in range(4)]
    decks = [Pile([], 0, NOBODY, knowers) for _seat in range(seats)]
    hands = [Pile([], 0, 1 << seat | seeing, knowers) for seat in range(seats)]
    game = Parlor(box, keys_of(settings), pools, decks, hands, Pile([], 0, NOBODY, knowers))
    game.format = FORMATS.index(settings["format"])
    game.officials = judges
    game.wings.seers = knowing  # FR-RULING-160 the Judges see which Foes there are
    game.began = [0] * seats
    game.began_before = [0] * seats
    return game


def judge_bits(judges: int, players: int) -> int:
    """FR-JUDGE-01, FR-RULING-144 Judges sit behind the players, seven seats in all."""
    if players + judges > MOST_SEATS:
        raise BadSetup(f"FR-RULING-144: got {players} players and {judges} Judges; together at most {MOST_SEATS}")
    return ((1 << judges) - 1) << players


def start_game(game: Parlor, settings: dict[str, str], decks: list[str]) -> None:
    """FR-SETUP-03, FR-RULING-149 Everybody brings a list that the format allows; the host has named the Foes."""
    extra = settings["list_copies"] == "extra"
    lists = [read_list(game.box, game.format, extra, decks[seat], seat) for seat in range(len(decks))]
    bring_foes(game, settings["foes"])
    make_pools(game, lists, NOBODY)
    game.then(POOLS_MADE)


def bring_foes(game: Parlor, text: str) -> None:
    """FR-RULING-12, FR-RULING-160 A named list is known to all; of a random set only its size."""
    foes = read_foes(text)
    game.brought[FOE] = foes.count or (2 * len(game.hands) if foes.random else 0)
    if foes.random:
        kinds = game.box.of_type[FOE]
        for kind in kinds * -(-game.brought[FOE] // len(kinds)):
            game.spare.put(kind << 16 | EVERYONE << 8)  # all know the library, and nobody what luck picks
        return
    game.known_foes = True
    for name in foes.names:
        kind = game.box.kinds.get(name, NONE)
        if kind == NONE or game.box.types[kind] != FOE:
            raise BadSetup(f"FR-RULING-12: '{name}' is not a Foe; one is written like 'unreasonable_goose'")
        game.wings.put(kind << 16 | EVERYONE << 8)
