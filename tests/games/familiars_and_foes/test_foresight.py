"""What a choice would do, compared with what it does with every face of the die."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.core.masks import mask
from grimalkin.core.view import Fact
from grimalkin.games.familiars_and_foes.game import GAME
from grimalkin.games.familiars_and_foes.kinds import ATTACK_ROLLS, FOES_TURN
from grimalkin.games.familiars_and_foes.state import Lasting, Quest
from tests.games.familiars_and_foes.support import SEATS, Play


def facts(play: Play, act: str) -> list[Fact]:
    """What is foreseen of `A attack 1`."""
    seat = SEATS.index(act[0])
    return GAME.foresee(mask(play.table.state, seat), seat, GAME.codes.code(act[2:]))


def groups(play: Play, act: str) -> dict[str, dict[str, int | str]]:
    """The facts by whom they are about; those of the choice itself are under an empty name."""
    found: dict[str, dict[str, int | str]] = {"": {}}
    on = ""
    for fact in facts(play, act):
        if fact.name == "on":
            on = str(fact.value)
            found[on] = {}
        else:
            found[on][fact.name] = fact.value
    return found


CHANCES = ("miss_chance", "hit_chance", "critical_chance", "backfire_chance")


@pytest.mark.parametrize("foe", ["cinder_imp", "cinder_imp:2", "lava_lug", "gloop"])
@pytest.mark.parametrize("act", ["attack 1", "cast summon_the_toad 1"])
def test_an_attack_is_foreseen_as_all_twenty_faces_show_it(foe: str, act: str) -> None:
    def fresh() -> Play:
        return Play("action", foe)

    found = groups(fresh(), f"A {act}")
    ends = [fresh().play(f"A {act}", face) for face in range(1, 21)]
    before = fresh()["foes.0.hp"]
    after = [end.flat().get("foes.0.hp") or 0 for end in ends]
    card = foe.partition(":")[0]
    assert sum(int(found[""].get(name, 0)) for name in CHANCES) == 100
    assert found[""].get("miss_chance", 0) == 5 * sum(bool(end.told("missed")) for end in ends)
    assert found[""].get("backfire_chance", 0) == 5 * sum(bool(end.told("backfired")) for end in ends)
    assert found[card]["expected"] == round(before - sum(after) / 20)
    assert found[card]["hp_average"] == round(sum(after) / 20)
    assert found[card]["most_damage"] == before - min(after)
    assert found[card].get("defeat_chance", 0) == 5 * after.count(0)


def test_a_spell_tells_what_it_costs() -> None:
    assert facts(Play("action", "cinder_imp"), "A cast summon_the_toad 1")[0] == Fact("cost", 1, 10)


def about_to_lose(**more: Any) -> Play:
    """A Foe has rolled high, and A may have the die rolled again."""
    return Play("foe", "cinder_imp", A={"gems": 1, **more}).play(20)


def test_a_pass_tells_what_is_about_to_happen_and_a_reroll_what_could() -> None:
    play = about_to_lose()
    passed, rolled = groups(play, "A pass"), groups(play, "A use winds_of_change")
    lost = about_to_lose().play("A pass")
    assert passed[""] == {"result": "hit"}
    assert {seat: passed[seat]["hp_after"] for seat in "ABC"} == {seat: lost[f"{seat}.hp"] for seat in "ABC"}
    left = [about_to_lose().play("A use winds_of_change", face) for face in range(1, 21)]
    for seat in "ABC":
        assert rolled[seat]["hp_average"] == round(sum(end[f"{seat}.hp"] for end in left) / 20)
    saved = sum(sum(end[f"{seat}.hp"] for seat in "ABC") for end in left) / 20
    assert rolled[""]["saves"] == round(saved - sum(lost[f"{seat}.hp"] for seat in "ABC"))
    assert "result" not in rolled[""]


def test_who_would_fall_is_told_with_the_chance() -> None:
    play = about_to_lose(hp=1)
    assert groups(play, "A pass")["A"]["fall_chance"] == 100
    falls = sum(about_to_lose(hp=1).play("A use winds_of_change", face)["A.hp"] == 0 for face in range(1, 21))
    assert 0 < falls < 20
    assert groups(play, "A use winds_of_change")["A"]["fall_chance"] == 5 * falls


def test_the_worst_is_never_worse_than_what_can_come() -> None:
    """A certain healing has no worse case, and the MP of who falls are not averaged with those of who stands."""
    play = Play("action", "cinder_imp", A={"hp": 3}).play("A cast healing_paw piddy_paw")
    healed = groups(play, "A pay 2")["A"]
    assert (healed["hp_after"], "worst_hp" in healed) == (5, False)
    falls = about_to_lose(hp=1, mp=7)
    assert groups(falls, "A pass")["A"] == {"hp_after": 0, "fall_chance": 100, "gems": 0}
    rolled = groups(falls, "A use winds_of_change")["A"]
    assert "mp_after" not in rolled
    assert "mp_average" not in rolled


def test_what_multiplies_a_hit_tells_the_damage_it_adds() -> None:
    play = Play("action", "cinder_imp", B={"gems": 1}).play("A attack 1")
    passed, used = groups(play, "B pass"), groups(play, "B use rock_the_inferno")
    assert int(used[""]["more_damage"]) > 0
    assert int(used["cinder_imp"]["most_damage"]) > int(passed["cinder_imp"]["most_damage"])


def test_a_token_turns_the_coin_that_lies_there() -> None:
    play = Play("action", "cinder_imp", B={"tokens": 1}).play("A attack 1", 6, "B ballyhoo", "closed")
    passed, used = groups(play, "B pass"), groups(play, "B token")
    assert int(passed["B"]["hp_after"]) < play["B.hp"]
    assert "cinder_imp" not in passed
    assert "hp_after" not in used["B"]
    assert used["cinder_imp"]["hp_after"] == play["foes.0.hp"] - 2


def test_an_attack_on_a_foe_that_demands_a_flip_counts_the_coin() -> None:
    """FF-RULING-25: a failed gate is a miss without a roll."""
    gated = groups(Play("action", "void_kitten"), "A attack 1")[""]
    free = groups(Play("action", "cinder_imp"), "A attack 1")[""]
    assert int(gated["miss_chance"]) == 50 + round(int(free.get("miss_chance", 0)) / 2)


@pytest.mark.parametrize("act", ["attack 1", "cast summon_the_toad 1"])
def test_the_least_die_that_hits_is_told(act: str) -> None:
    hits = [bool(Play("action", "cinder_imp").play(f"A {act}", face).told("damaged")) for face in range(1, 21)]
    needs = next(fact for fact in facts(Play("action", "cinder_imp"), f"A {act}") if fact.name == "needs")
    assert (needs.value, needs.of) == (hits.index(True) + 1, 20)


def test_a_roll_that_cannot_work_says_why() -> None:
    play = Play("action", "cinder_imp")
    quest = play.table.state
    assert isinstance(quest, Quest)
    item = quest.box.items[0]
    quest.lasting = (Lasting(ATTACK_ROLLS, 0, -30, FOES_TURN, 0, item.number),)
    found = groups(play, "A attack 1")
    assert "needs" not in found[""]
    assert found[""]["because"] == item.word
