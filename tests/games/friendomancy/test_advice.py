"""What greedy play makes of the advice: spells find their targets, and who leads brings the end."""

from __future__ import annotations

from typing import Any

from grimalkin.core.luck import Seeded
from grimalkin.core.masks import mask
from grimalkin.games.friendomancy.game import GAME
from grimalkin.players.greedy import Greedy
from tests.games.friendomancy.support import table_at
from tests.support.effort import times


def choices(at: str, *moves: str, **position: Any) -> set[str]:
    """Whatever greedy chooses for A after these moves, with different luck."""
    table = table_at(at, **position)
    for move in moves:
        table.play(0, move)
    offer = next(offer for offer in table.offers() if offer.seat == 0)
    masked = mask(table.state, 0)
    found: set[str] = set()
    for seed in range(times(6)):
        chosen = Greedy(4).choose(GAME, masked, 0, offer.options, offer.standing, Seeded(seed))
        found.add(GAME.codes.text(chosen))
    return found


POOLS: dict[str, Any] = {"pool_friend": ["5 mailbird"], "pool_magic": ["5 small_favor"]}


def friends(*cards: str) -> list[dict[str, str]]:
    return [{"card": card} for card in cards]


def test_a_spell_is_judged_by_what_it_does_to_its_best_target() -> None:
    assert choices("T2", A={"hand": ["unfriend"]}, B={"board": friends("pigeon_with_a_plan")}) == {"play unfriend"}


def test_a_spell_that_could_only_hit_an_own_friend_is_kept() -> None:
    assert choices("T2", A={"hand": ["unfriend"], "board": friends("mailbird")}) == {"attack #1"}


def test_nobody_gives_up_a_good_friend_for_little() -> None:
    here = {"hand": ["snack_break"], "board": friends("dragon_of_reasonable_rent")}
    assert choices("T2", "play snack_break", A=here) == {"pass"}


def test_who_leads_draws_from_the_own_deck() -> None:
    decks = ["9 mailbird"]
    assert choices("T1", **POOLS, A={"money": 40, "deck": decks}, B={"money": 10, "deck": decks}) == {"deck"}


def test_who_leads_draws_the_last_card_too() -> None:
    there = {"money": 10, "deck": ["9 mailbird"]}
    assert choices("T1", **POOLS, A={"money": 40, "deck": ["mailbird"]}, B=there) == {"deck"}


def test_who_is_far_behind_leaves_the_last_card_where_it_is() -> None:
    there = {"money": 60, "deck": ["9 mailbird"]}
    assert "deck" not in choices("T1", **POOLS, A={"money": 10, "deck": ["mailbird"]}, B=there)
