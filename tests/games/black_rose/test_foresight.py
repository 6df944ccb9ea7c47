"""What is foreseen of a reaction is what comes of it, and no more than the seat can know."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.core.engine import waiting_ask
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.scenario_run import play_words, table_of
from grimalkin.core.table import Table
from grimalkin.core.view import Fact
from grimalkin.games.black_rose.foresight import FORESIGHT, MOST_STEPS, horizon_of, made
from grimalkin.games.black_rose.game import GAME
from grimalkin.games.black_rose.state import Lodge
from tests.games.black_rose.test_views import SCENARIOS, played, scenario

Groups = dict[int | str, dict[str, tuple[int | str, int | None]]]


def grouped(facts: list[Fact]) -> Groups:
    found: Groups = {}
    for fact in facts:
        if fact.name == "on":
            group = found.setdefault(fact.value, {})
        else:
            group[fact.name] = (fact.value, fact.of)
    return found


def foreseen(table: Table, seat: int) -> dict[str, Groups]:
    return {GAME.codes.text(option): grouped(facts) for option, facts in GAME.previews(table.state, seat)}


def begun(name: str, *moves: str) -> Table:
    """A scenario, with moves of its first act."""
    table = played(name, 0)
    for move in moves:
        seat, notation = move.split(" ", 1)
        table.play("ABCD".index(seat), notation)
    return table


def test_each_split_tells_the_wounds_of_mage_and_familiar() -> None:
    """BR-DEC-24"""
    table = begun("ex_28_sharing_out_3_damage", "B cast", "B room throne_room")
    told = foreseen(table, 0)
    assert list(told) == ["split 0", "split 1", "split 2", "split 3"]
    assert told["split 0"]["lerna#1"] == {"wounds_after": (4, 5)}
    assert "A" not in told["split 0"]
    assert told["split 1"]["A"] == {"wounds_after": (5, 10)}
    assert told["split 1"]["lerna#1"] == {"wounds_after": (3, 5)}
    assert "lerna#1" not in told["split 3"]


def test_a_protection_is_foreseen_beside_letting_it_through() -> None:
    """BR-DEC-17"""
    table = begun("ex_34_reduced_before_it_is_shared_out", "B move_attack", "B stay", "B target A")
    told = foreseen(table, 0)
    assert told["pass"] == {"A": {"wounds_after": (5, 10)}}
    assert told["reveal 1"]["A"] == {"wounds_after": (2, 10), "pp_after": (1, None)}


def test_a_trap_tells_whom_it_hurts() -> None:
    """BR-DEC-16"""
    table = begun("trap_goes_off_and_the_move_goes_on", "B move_activate", "B step garden")
    told = foreseen(table, 0)
    assert told["reveal 1"]["B"] == {"wounds_after": (2, 10)}
    assert "pass" not in told


def test_a_target_is_told_with_what_it_suffers() -> None:
    """BR-DEC-13"""
    table = begun("ex_34_reduced_before_it_is_shared_out", "B move_attack", "B stay")
    told = foreseen(table, 1)
    assert told["target A"] == {"A": {"wounds_after": (5, 10)}}
    assert "done" not in told


def test_a_room_is_told_with_all_who_suffer_in_it() -> None:
    """BR-DEC-14"""
    table = begun("ex_28_sharing_out_3_damage", "B cast")
    told = foreseen(table, 1)
    assert told["room throne_room"]["A"] == {"wounds_after": (7, 10)}
    assert all("A" not in groups for room, groups in told.items() if room != "room throne_room")


REACTIONS: list[tuple[str, tuple[str, ...], str]] = [
    ("ex_28_sharing_out_3_damage", ("B cast", "B room throne_room"), "split 1"),
    ("ex_34_reduced_before_it_is_shared_out", ("B move_attack", "B stay", "B target A"), "pass"),
    ("trap_goes_off_and_the_move_goes_on", ("B move_activate", "B step garden"), "reveal 1"),
    ("ex_89_a_protection_at_the_brink", ("B move_attack", "B stay", "B target A"), "reveal 1"),
]


@pytest.mark.parametrize(("name", "moves", "answer"), REACTIONS)
def test_what_is_foreseen_comes(name: str, moves: tuple[str, ...], answer: str) -> None:
    table = begun(name, *moves)
    told = foreseen(table, 0).get(answer, {})
    table.play(0, answer)
    if answer == "pass":
        table.run_out(0)  # the damage is shared out as a silent seat does it
    view: Any = table.view(0)
    for letter in "AB":
        seat = view.seats["AB".index(letter)]
        facts = {fact.name: fact.value for fact in seat.facts}
        for fact, (value, _) in told.get(letter, {}).items():
            assert facts[fact.removesuffix("_after")] == value


def test_nothing_is_said_of_other_questions() -> None:
    table = begun("ex_34_reduced_before_it_is_shared_out")
    assert foreseen(table, 1) == {}


def test_every_reaction_of_the_scenarios_is_foreseen_alike_in_every_world_and_soon() -> None:
    """Whatever others hide, what is said is the same; and it ends long before the bound."""
    told = 0
    for file in sorted(SCENARIOS.glob("*.toml")):
        read = scenario(file.stem)
        table = table_of(read)
        for words in (words for act in read.acts for words in act.texts("play")):
            ask = waiting_ask(table.state)
            if ask is not None and FORESIGHT.can_say(ask):
                told += sum([reaction_checked(table, seat, file.stem) for seat in ask.order(table.state)])
            play_words(table, words)
    assert told > 100


def reaction_checked(table: Table, seat: int, where: str) -> int:
    """How many options of a seat that reacts have a forecast."""
    found = GAME.previews(table.state, seat)
    masked = mask(table.state, seat)
    assert isinstance(masked, Lodge)
    for seed in range(2):
        other = imagine(masked, Seeded(seed))
        assert GAME.previews(other, seat) == found, f"{where}: it tells what is hidden"
    ask = waiting_ask(masked)
    assert ask is not None
    for option, _ in found:
        horizon = horizon_of(masked, ask)
        horizon.most_steps = MOST_STEPS // 4
        assert not horizon.ends_of(made(masked, ask, seat, option)).cut, f"{where}: it takes too long"
    return len(found)
