"""What the herbs of the teaching game do: each verb in play, and how editions and sets differ."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.core.game import Game
from grimalkin.core.luck import Scripted
from grimalkin.core.table import Seat, Table
from grimalkin.games.cauldron import GAME
from grimalkin.games.cauldron.herbs import Herb
from tests.support.play import asked, brew, do, log, luck_is_used_up, offered

NAMES = ["Ash", "Bramble", "Cricket", "Dusk"]


def at(game: Game, position: dict[str, Any], *faces: str, seats: int = 2, edition: str = "second") -> Table:
    """A table that stands at a position, with this luck to come."""
    settings = {"rounds": "5", "edition": edition, "cards": game.own or "spec"}
    table = Table(game, settings, [Seat(name, "human") for name in NAMES[:seats]], Scripted(list(faces)), position)
    table.settle()
    return table


def herb_game(do: str, on: str = "thrown", value: int = 0) -> Game:
    """The game with one more herb, which does this."""
    head = f'[thistle]\nname = "Thistle"\nkind = "herb"\ncount = 9\nvalue = {value}\nheat = 1\n'
    return GAME.with_own("mine", "mine.toml", f'{head}[[thistle.passive]]\non = "{on}"\ndo = [{do}]\n')


def thrown(herb: str, fire: int = 4, seats: int = 2, **more: Any) -> dict[str, Any]:
    """A position in which A has thrown a herb, B a catnip, and both are about to score."""
    others = {name: {"thrown": "catnip"} for name in "BCD"[: seats - 1]}
    return {"at": "score", "fire": fire, "A": {"thrown": herb}, **others, **more}


def scored(do: str, fire: int = 4, points: tuple[int, int] = (5, 5), **more: Any) -> list[int]:
    """The points after A has thrown a herb that does this, when the spoon is offered."""
    table = at(herb_game(do), thrown("thistle", fire, points=list(points), **more))
    assert offered(table, "A") == ["pass", "spoon"]
    return brew(table).points


# sting


def test_sting_asks_the_thrower_and_counts_after_all_have_scored() -> None:
    table = at(GAME, thrown("toadstool", 3, points=[0, 4]))
    assert asked(table) == ["A"]
    assert offered(table, "A") == ["sting B"]
    assert brew(table).points == [2, 4]
    do(table, "A sting B")
    assert brew(table).points == [2, 3]
    assert log(table)[-2:] == ["CA-HERB-02 did A sting B", "CA-SCORE-04 stung B 1"]


def test_sting_is_for_one_seat_of_the_other_side() -> None:
    table = at(GAME, thrown("toadstool", seats=4, points=[0, 4]), seats=4)
    assert offered(table, "A") == ["sting B", "sting D"]
    do(table, "A sting D")
    assert brew(table).points == [2, 3]
    assert log(table)[-1] == "CA-SCORE-04 stung D 1"


def test_sting_can_be_more_than_one_and_never_takes_what_is_not_there() -> None:
    game = herb_game('{ sting = 3, to = "enemy" }')
    table = do(at(game, thrown("thistle", points=[0, 5])), "A sting B")
    assert brew(table).points == [0, 2]
    table = do(at(game, thrown("thistle", points=[0, 2])), "A sting B")
    assert brew(table).points == [0, 0]


def test_sting_each_asks_nobody_and_stings_every_seat_of_the_other_side() -> None:
    game = herb_game('{ sting = 2, to = "each enemy" }')
    table = at(game, thrown("thistle", seats=4, points=[7, 7]), seats=4)
    assert offered(table, "A") == ["pass", "spoon"]
    assert brew(table).points == [7, 3]
    assert log(table)[-2:] == ["CA-SCORE-04 stung B 2", "CA-SCORE-04 stung D 2"]


@pytest.mark.parametrize("to", ["enemy", "each enemy"])
def test_a_calm_team_is_not_stung_and_nobody_is_asked(to: str) -> None:
    game = herb_game(f'{{ sting = 1, to = "{to}" }}')
    table = at(game, thrown("thistle", points=[0, 4], calm=[0, 1]))
    assert offered(table, "A") == ["pass", "spoon"]
    assert brew(table).points == [0, 4]


@pytest.mark.parametrize("to", ["enemy", "each enemy"])
@pytest.mark.parametrize(("fire", "lost"), [(1, 0), (3, 0), (4, 1), (6, 3)])
def test_the_strength_of_a_sting_can_be_a_sum_and_none_is_none(to: str, fire: int, lost: int) -> None:
    table = at(herb_game(f'{{ sting = "fire - 3", to = "{to}" }}'), thrown("thistle", fire, points=[0, 5]))
    assert offered(table, "A") == (["sting B"] if to == "enemy" and lost else ["pass", "spoon"])
    if to == "enemy" and lost:
        do(table, "A sting B")
    assert brew(table).points == [0, 5 - lost]


def test_stings_of_both_sides_count_at_the_same_time() -> None:
    position = {"at": "score", "fire": 3, "A": {"thrown": "toadstool"}, "B": {"thrown": "toadstool"}}
    table = at(GAME, position)
    do(table, "A sting B", "B sting A")
    assert brew(table).points == [1, 1]


# soothe


@pytest.mark.parametrize(("lasts", "rounds"), [("this round", 1), ("1 round", 1), ("2 rounds", 2), ("5 rounds", 5)])
def test_soothe_keeps_the_own_team_calm_for_a_time(lasts: str, rounds: int) -> None:
    table = at(herb_game(f'{{ soothe = "own team", for = "{lasts}" }}'), thrown("thistle", seats=4), seats=4)
    assert brew(table).calm == [rounds, 0]
    assert log(table)[-1] == f"CA-HERB-03 soothed A {rounds}"


def test_calm_is_over_when_its_rounds_are() -> None:
    table = at(GAME, {**thrown("valerian"), "bag": ["8 nettle"]}, "nettle", "nettle", "6", "nettle", "nettle")
    assert brew(table).calm == [2, 0]
    do(table, "A pass", "B pass")
    assert (brew(table).round, brew(table).calm) == (1, [1, 0])
    do(table, "B pass", "A throw nettle", "B throw nettle", "A pass", "B pass")
    assert (brew(table).round, brew(table).calm) == (2, [0, 0])


def test_the_longer_calm_counts() -> None:
    game = herb_game('{ soothe = "own team", for = "2 rounds" }')
    assert brew(at(game, thrown("thistle", calm=[4, 0]))).calm == [4, 0]
    assert brew(at(game, thrown("thistle", calm=[1, 3]))).calm == [2, 3]


def test_soothe_before_the_others_act_keeps_stings_away() -> None:
    position = {"at": "score", "fire": 3, "A": {"thrown": "valerian"}, "B": {"thrown": "toadstool"}}
    table = at(GAME, position)
    assert offered(table, "A") == ["pass", "spoon"]
    assert brew(table).points == [1, 2]


# score


@pytest.mark.parametrize(
    ("do", "fire", "points"),
    [
        ("{ score = 3 }", 4, [8, 5]),
        ("{ score = -3 }", 4, [2, 5]),
        ("{ score = 0 }", 4, [5, 5]),
        ('{ score = "fire" }', 6, [11, 5]),
        ('{ score = "fire - 6" }', 2, [1, 5]),
        ('{ score = "-fire" }', 6, [0, 5]),
        ('{ score = "2 * fire - 1" }', 2, [8, 5]),
        ('{ score = "min(fire, 2) + max(fire, 3)" }', 4, [11, 5]),
        ('{ score = "round" }', 1, [6, 5]),
        ('{ score = "points" }', 1, [10, 5]),
        ('{ score = "pot(catnip) + 2 * pot(thistle)" }', 1, [8, 5]),
        ('{ score = 1, if = "fire = 4" }', 4, [6, 5]),
        ('{ score = 1, if = "fire = 4" }', 5, [5, 5]),
        ('{ score = 1, if = "not fire = 4 and round = 1" }', 5, [6, 5]),
        ('{ score = 1 }, { score = 2, if = "points > 5" }', 5, [8, 5]),
        ('{ score = 2, if = "points > 5" }, { score = 1 }', 5, [6, 5]),
    ],
)
def test_score_gives_points_or_takes_them_and_never_goes_below_zero(do: str, fire: int, points: list[int]) -> None:
    assert scored(do, fire) == points


def test_score_is_told_with_its_rule() -> None:
    table = at(herb_game("{ score = -2 }"), thrown("thistle", points=[5, 5]))
    assert log(table)[-1] == "CA-HERB-04 gained A -2"


def test_score_counts_what_the_thrower_has() -> None:
    game = herb_game('{ score = "hand" }')
    position = thrown(
        "thistle", A={"thrown": "thistle", "hand": ["2 nettle"]}, B={"thrown": "nettle", "hand": ["nettle"]}
    )
    assert brew(at(game, position)).points == [2, 1]
    four = thrown("catnip", seats=4, points=[3, 1])
    four["D"] = {"thrown": "thistle", "hand": ["4 nettle"]}
    assert brew(at(game, four, seats=4)).points == [3, 5]


def test_a_very_large_score_stops_at_the_end_of_the_range() -> None:
    assert scored('{ score = "10000 * 10000 * fire" }') == [10_005, 5]


# reroll


def test_reroll_is_used_after_a_roll_and_the_herb_goes_on_top_of_the_bag() -> None:
    position = {"at": "fire", "A": {"thrown": "nettle", "hand": ["catnip", "nettle"]}, "B": {"thrown": "nettle"}}
    table = at(GAME, position, "2", "5")
    assert offered(table, "A") == ["pass", "use catnip"]
    do(table, "A use catnip")
    assert (brew(table).fire, len(brew(table).hands[0])) == (5, 1)
    names = brew(table).card_names()
    assert [names[card >> 16] for card in brew(table).bag.top] == ["catnip"]
    assert log(table)[:4] == [
        "CA-FIRE-01 rolled 2",
        "CA-FIRE-02 used A catnip",
        "CA-HERB-05 again A",
        "CA-FIRE-01 rolled 5",
    ]
    assert luck_is_used_up(table)


def test_reroll_of_a_thrown_herb_rolls_again_after_scoring() -> None:
    table = at(herb_game('{ reroll = "fire" }', value=2), thrown("thistle", 1), "6")
    assert (brew(table).fire, brew(table).points) == (6, [2, 0])
    assert luck_is_used_up(table)


@pytest.mark.parametrize(
    "verb", ["{ score = 2 }", '{ sting = 1, to = "each enemy" }', '{ soothe = "own team", for = "this round" }']
)
def test_every_verb_can_wait_for_a_roll(verb: str) -> None:
    game = herb_game(verb, "rolled")
    position = {
        "at": "fire",
        "points": [3, 3],
        "A": {"thrown": "catnip", "hand": ["thistle"]},
        "B": {"thrown": "catnip"},
    }
    table = at(game, position, "1")
    assert offered(table, "A") == ["pass", "use thistle"]
    do(table, "A use thistle")
    found = (brew(table).points, brew(table).calm)
    expected = {"{ score": ([5, 3], [0, 0]), "{ sting": ([3, 2], [0, 0]), "{ sooth": ([3, 3], [1, 0])}
    assert found == expected[verb[:7]]


def test_a_herb_with_two_triggers_does_at_each_what_it_says() -> None:
    text = (
        '[thistle]\nname = "Thistle"\nkind = "herb"\ncount = 9\nvalue = 0\nheat = 1\n'
        '[[thistle.passive]]\nname = "A"\non = "thrown"\ndo = [{ score = 1 }]\n'
        '[[thistle.passive]]\nname = "B"\non = "rolled"\ndo = [{ score = 3 }]\n'
    )
    game = GAME.with_own("mine", "mine.toml", text)
    assert brew(at(game, thrown("thistle"))).points == [1, 0]
    position = {"at": "fire", "A": {"thrown": "catnip", "hand": ["thistle"]}, "B": {"thrown": "catnip"}}
    assert brew(do(at(game, position, "1"), "A use thistle")).points == [3, 0]


# the printed herbs


@pytest.mark.parametrize(
    ("herb", "fire", "points"),
    [
        ("nettle", 1, 1),
        ("toadstool", 2, 0),
        ("toadstool", 3, 2),
        ("moonwort", 4, 0),
        ("moonwort", 5, 3),
        ("catnip", 6, 0),
        ("valerian", 1, 0),
        ("valerian", 2, 1),
    ],
)
def test_a_herb_scores_its_value_in_a_fire_that_is_hot_enough(herb: str, fire: int, points: int) -> None:
    assert brew(at(GAME, thrown(herb, fire))).points == [points, 0]


@pytest.mark.parametrize(("lying", "fire", "points"), [(0, 6, 3), (1, 5, 3), (1, 6, 4), (2, 6, 5), (3, 6, 5)])
def test_full_moon_scores_for_moonworts_that_lay_in_the_pot_before(lying: int, fire: int, points: int) -> None:
    position = thrown("moonwort", fire, pot=["moonwort"] * lying + ["moonwort", "catnip"])
    assert brew(at(GAME, position)).points == [points, 0]


def test_the_first_edition_has_no_full_moon_and_a_hotter_moonwort() -> None:
    position = thrown("moonwort", 6, pot=["moonwort", "moonwort", "catnip"])
    assert brew(at(GAME, position, edition="first")).points == [3, 0]
    position = thrown("moonwort", 5)
    assert brew(at(GAME, position, edition="first")).points == [0, 0]
    assert brew(at(GAME, position)).points == [3, 0]


@pytest.mark.parametrize(
    ("edition", "fire", "calm", "points"),
    [("second", 1, 2, 0), ("second", 3, 2, 1), ("first", 1, 1, 1), ("first", 3, 1, 1)],
)
def test_valerian_calms_for_two_rounds_or_in_the_first_edition_for_one(
    edition: str, fire: int, calm: int, points: int
) -> None:
    table = at(GAME, thrown("valerian", fire), edition=edition)
    assert brew(table).calm == [calm, 0]
    assert brew(table).points == [points, 0]


def facts(name: str, edition: str) -> dict[str, tuple[Any, ...]]:
    """The numbers and passives of all herbs of a set."""
    found: dict[str, tuple[Any, ...]] = {}
    for card in GAME.library({"cards": name, "edition": edition}).cards:
        assert isinstance(card, Herb)
        found[card.key] = (card.count, card.value, card.heat, [(part.name, len(part.verbs)) for part in card.passives])
    return found


SPEC = {
    "nettle": (8, 1, 1, []),
    "toadstool": (6, 2, 3, [("Sting", 1)]),
    "moonwort": (4, 3, 5, [("Full moon", 1)]),
    "catnip": (6, 0, 1, [("Restless", 1)]),
    "valerian": (4, 1, 2, [("Calm", 1)]),
}
FIRST = {"moonwort": (4, 3, 6, []), "valerian": (4, 1, 2, [("Calm", 2)])}
BALANCED = {"moonwort": (4, 3, 4, [("Full moon", 1)]), "valerian": (3, 1, 2, [("Calm", 1)])}
BALANCED_FIRST = {"moonwort": (4, 3, 6, []), "valerian": (3, 1, 2, [("Calm", 2)])}


def test_editions_and_sets_differ_as_their_files_say_and_in_nothing_else() -> None:
    assert facts("spec", "second") == SPEC
    assert facts("spec", "first") == {**SPEC, **FIRST}
    assert facts("balanced", "second") == {**SPEC, **BALANCED}
    assert facts("balanced", "first") == {**SPEC, **BALANCED_FIRST}


def test_the_balanced_moonwort_scores_in_a_cooler_fire() -> None:
    seats = [Seat(name, "human") for name in NAMES[:2]]
    for cards, points in [("balanced", [3, 0]), ("spec", [0, 0])]:
        table = Table(GAME, {"cards": cards}, seats, Scripted([]), thrown("moonwort", 4))
        assert brew(table).points == points


def test_only_what_differs_is_another_object() -> None:
    sets = GAME.card_sets()
    spec, balanced = sets["spec"].editions, sets["balanced"].editions
    for herb in ("nettle", "toadstool", "catnip"):
        assert len({id(library.card(herb)) for library in [*spec.values(), *balanced.values()]}) == 1
    for herb in ("moonwort", "valerian"):
        assert len({id(library.card(herb)) for library in [*spec.values(), *balanced.values()]}) == 4
    hashes = [library.hash for library in [*spec.values(), *balanced.values()]]
    assert len(set(hashes)) == 4


def test_herbs_cite_the_rules_that_they_use() -> None:
    rules = GAME.rulebook().rules
    for card in GAME.library({}).cards:
        assert card.rules
        assert all(rule in rules for rule in card.rules)
