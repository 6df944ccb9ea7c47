"""What cards do, verb by verb and card by card, played by their words with known luck."""

from __future__ import annotations

import pytest

from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadCards
from grimalkin.core.library import read_cards
from grimalkin.core.luck import Seeded
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.games.mythic_arena.holds import give_hold
from grimalkin.games.mythic_arena.printed import CHOMP
from grimalkin.games.mythic_arena.state import BORROWED, PREVENT, PREVENT_STATUS, SEATS, Arena
from grimalkin.games.mythic_arena.values import hit_of, increase_of, miss_of, speed_of
from grimalkin.games.mythic_arena.verbs import VOCABULARY
from tests.games.mythic_arena.support import FIVE, Play


def fight(play: Play, mine: str, power: str, yours: str, other: str, *luck: int) -> Play:
    """Both sides' only pets of the Front strike each other; nobody plays a Rune."""
    play.play(f"A attack {mine}", f"B block {yours} {mine}")
    for seat, act in (("A", f"power {power}"), ("B", f"power {other}")):
        play.play(f"{seat} {act}")
    return play.play("A pass", "B pass", *luck)


def lasting(play: Play, name: str, what: int) -> list[int]:
    """How much of each effect of a kind is left on a pet."""
    number = play.number(name)
    return [effect.amount for effect in play.state.lasting if effect.on == number and effect.what == what]


# Statuses


def test_a_battle_power_puts_its_status_on_what_it_hurts() -> None:
    """MA-RESID-02 Acid Spray, Corrosion 1."""
    play = fight(Play("astaryan", "goliath"), "astaryan", "acid_spray", "goliath", "crushing_blow", 10)
    assert play.has("B.goliath", "corrosion") == 1
    assert play.rules("status") == ["MA-RESID-02"]


def test_more_of_a_residual_status_adds_counters() -> None:
    """MA-RESID-03, MA-EX-18"""
    play = Play("ember_wing", "goliath").status("B.goliath", "burn", 1)
    fight(play, "ember_wing", "blazing_talon", "goliath", "crushing_blow", 10)
    assert play.has("B.goliath", "burn") == 2
    assert play.rules("status") == ["MA-RESID-03"]


def test_a_glancing_blow_puts_no_status() -> None:
    """MA-CRIT-02"""
    play = fight(Play("golden_claw", "goliath"), "golden_claw", "golden_talons", "goliath", "crushing_blow", 1)
    assert play.hp("B.goliath") == 170
    assert not play.has("B.goliath", "bleed")


def test_a_third_status_may_be_left() -> None:
    """MA-STATUS-04"""
    play = Play("golden_claw", "goliath").status("B.goliath", "burn", 2).status("B.goliath", "fear")
    fight(play, "golden_claw", "golden_talons", "goliath", "crushing_blow", 10)
    play.play("A pass")
    assert [play.has("B.goliath", status) for status in ("burn", "fear", "bleed")] == [2, 0, 0]  # it struck in Fear
    assert play.rules("no_status") == ["MA-STATUS-04"]


def test_a_hold_counts_as_a_status_of_its_recipient_and_ends_when_replaced() -> None:
    """MA-RULING-66, MA-LOCK-06: giving is not a status."""
    play = Play("nagessa", "ol_chomper").hold("A.nagessa", "B.ol_chomper", "constrict").status("B.ol_chomper", "burn")
    play.hold("B.ol_chomper", "A.nagessa", "chomp")
    fight(play, "nagessa", "venom_fangs", "ol_chomper", "crunch", 10)
    assert play.offers("A") == {"replace burn", "replace constrict", "pass"}
    assert play.why("A replace chomp") == "MA-LOCK-06"
    play.play("A replace constrict")
    assert (play.has("B.ol_chomper", "constrict"), play.has("B.ol_chomper", "poison")) == (0, 1)
    assert play.has("A.nagessa", "chomp")


@pytest.mark.parametrize(("die", "feared"), [(11, 0), (12, 1)])
def test_a_condition_on_the_natural_die(die: int, feared: int) -> None:
    """MA-BATTLE-16 Chill Touch."""
    play = fight(Play("whisper", "huangdi"), "whisper", "chill_touch", "huangdi", "thunder_breath", die)
    assert len(play.told("status")) == feared
    assert len(play.told("failed")) == feared  # his own blow used the Fear up


def test_incapacitating_statuses_have_one_counter() -> None:
    """MA-RULING-66"""
    play = Play("whisper", "gloth", at="T3").status("B.gloth", "fear")
    play.play("A unique whisper")
    assert play.offers("A") == {"on them.gloth"}  # wasteful, and still legal (MA-RULING-116)
    play.play("A on them.gloth")
    assert play.has("B.gloth", "fear") == 1
    assert play.rules("no_status") == ["MA-RULING-66"]


def test_a_paralyze_with_a_stated_time_ends_after_so_many_cleanups() -> None:
    """MA-STATUS-03, MA-RULING-88 Static Feathers."""
    play = fight(Play("zephyra", "gloth"), "zephyra", "static_feathers", "gloth", "charge", 13, 3)
    assert play.has("B.gloth", "paralyze")
    play.play("A cleanup")
    assert play.has("B.gloth", "paralyze")
    play.play(
        "B pass", "B battle", "B attack gloth", "A block zephyra gloth", "B power charge", "A power static_feathers"
    )
    play.play("B pass", "A pass", 2, 3, "B cleanup")
    assert not play.has("B.gloth", "paralyze")
    assert "MA-STATUS-03" in play.rules("status_off")


def test_paralyze_again_changes_nothing_not_even_its_time() -> None:
    """MA-RULING-130"""
    play = Play("zephyra", "gloth").status("B.gloth", "paralyze")
    fight(play, "zephyra", "static_feathers", "gloth", "charge", 20, 5)
    assert play.rules("no_status") == ["MA-RULING-130"]
    assert not play.state.lasting


@pytest.mark.parametrize(
    ("striker", "power", "struck", "answer", "status"),
    [
        ("mossback", "shell_slam", "gloth", "charge", "stunned"),
        ("eclipsion", "dread_eclipse", "solace", "sorrows_edge", "fear"),
        ("ember_wing", "blazing_talon", "nagessa", "venom_fangs", "burn"),
    ],
)
def test_immune_pets_do_not_get_the_status(striker: str, power: str, struck: str, answer: str, status: str) -> None:
    """MA-RULING-01 Thick Skull, Serene Mind, Cold Blood."""
    play = Play(striker, struck)
    play.play(f"A attack {striker}", f"B block {struck} {striker}", f"A power {power}", f"B power {answer}")
    play.play("A pass", "B pass", 12, 12)
    assert not play.has(f"B.{struck}", status)
    assert play.rules("no_status") == ["MA-RULING-01"]


def test_the_guard_of_the_rune_stops_the_next_status_and_is_gone() -> None:
    """MA-RULING-78, MA-RULING-129"""
    play = Play("astaryan", "gloth", ["elyth_rune", *FIVE], at="T3", pile_a=["huangdi"])
    play.play("A play elyth_rune", "A on them.gloth", "draw huangdi", "A unique astaryan", "A on them.gloth")
    assert not play.has("B.gloth", "corrosion")
    assert play.rules("no_status") == ["MA-RULING-129"]
    assert lasting(play, "B.gloth", PREVENT_STATUS) == []
    assert lasting(play, "B.gloth", PREVENT) == [30]


def test_the_guard_stops_a_replacement_and_the_old_status_stays() -> None:
    """MA-RULING-129: a status that would really come."""
    play = Play("astaryan", "gloth", ["elyth_rune", *FIVE], at="T3", pile_a=["huangdi"])
    play.status("B.gloth", "burn", 2).status("B.gloth", "poison", 1)
    play.play("A play elyth_rune", "A on them.gloth", "draw huangdi", "A unique astaryan", "A on them.gloth")
    assert play.offers("A") == {"replace burn", "replace poison", "pass"}
    play.play("A replace burn")
    assert [play.has("B.gloth", status) for status in ("burn", "poison", "corrosion")] == [2, 1, 0]
    assert lasting(play, "B.gloth", PREVENT_STATUS) == []


def test_the_guard_stays_when_the_limit_of_two_keeps_a_status_off() -> None:
    """MA-RULING-129"""
    play = Play("astaryan", "gloth", ["elyth_rune", *FIVE], at="T3", pile_a=["huangdi"])
    play.status("B.gloth", "burn", 2).status("B.gloth", "poison", 1)
    play.play("A play elyth_rune", "A on them.gloth", "draw huangdi", "A unique astaryan", "A on them.gloth", "A pass")
    assert lasting(play, "B.gloth", PREVENT_STATUS) == [1]


def test_the_rune_of_the_first_edition_has_no_guard() -> None:
    """MA-RULING-83, MA-ED-06"""
    play = Play("astaryan", "gloth", ["elyth_rune", *FIVE], at="T3", pile_a=["huangdi"], edition="first")
    play.play("A play elyth_rune", "A on them.gloth", "draw huangdi")
    assert lasting(play, "B.gloth", PREVENT) == [30]
    assert lasting(play, "B.gloth", PREVENT_STATUS) == []


def test_a_status_on_each_pet_asks_for_each_that_has_two() -> None:
    """MA-STATUS-05 Phoenix Flame: heal 40, then Burn 1 on each enemy on the Front."""
    play = Play("ember_wing:50", "gloth solace / huangdi / goliath", at="T3")
    for name in ("B.gloth", "B.solace"):
        play.status(name, "poison").status(name, "bleed")
    play.play("A unique ember_wing")
    assert play.hp("A.ember_wing") == 90
    play.play("A replace poison", "A pass")
    assert (play.has("B.gloth", "burn"), play.has("B.gloth", "poison")) == (1, 0)
    assert (play.has("B.solace", "burn"), play.has("B.solace", "poison")) == (0, 1)
    assert not play.has("B.huangdi", "burn")


def test_dissolve_reaches_the_front_only() -> None:
    """MA-RULING-116"""
    play = Play("astaryan", "gloth / huangdi", at="T3").play("A unique astaryan")
    assert play.offers("A") == {"on them.gloth"}
    assert play.why("A on them.huangdi") == "MA-RULING-116"
    assert play.why("A on astaryan") == "MA-RULING-116"
    play.play("A on them.gloth")
    assert play.has("B.gloth", "corrosion") == 2


def test_bloodstone_wounds_after_the_power_and_not_on_a_glancing_blow() -> None:
    """MA-RESID-02 Wounding Bloodstone."""
    play = fight(Play("gloth+bloodstone", "goliath"), "gloth", "charge", "goliath", "crushing_blow", 10)
    assert play.has("B.goliath", "bleed") == 1
    play = fight(Play("gloth+bloodstone", "goliath"), "gloth", "charge", "goliath", "crushing_blow", 1)
    assert play.hp("B.goliath") == 170
    assert play.has("B.goliath", "bleed") == 0


# S1: what stops a power


def test_paralyze_is_gone_after_a_good_roll_and_the_power_goes_on() -> None:
    """MA-INCAP-01"""
    play = Play("solace", "goliath").status("A.solace", "paralyze")
    fight(play, "solace", "sorrows_edge", "goliath", "crushing_blow", 11, 10)
    assert not play.has("A.solace", "paralyze")
    assert play.hp("B.goliath") == 140


def test_a_unique_power_that_fails_is_used_up_and_its_counter_is_not_paid() -> None:
    """MA-RULING-65"""
    play = Play("bastion / gloth", "goliath", at="T3").status("A.bastion", "stunned")
    play.pet("A.bastion").charges = 2
    play.play("A unique bastion")
    assert (play.pet("A.bastion").charges, play.hp("A.bastion")) == (2, 150)
    assert not play.has("A.bastion", "stunned")
    assert play.rules("failed") == ["MA-RULING-65"]
    assert play.why("A unique gloth") == "MA-POWER-09"


@pytest.mark.parametrize(
    ("status", "luck", "left"),
    [("fear", [3], []), ("paralyze", [10, 3], [2, 20]), ("paralyze", [11, 2, 3], []), ("poison", [1, 3], [])],
)
def test_press_the_advantage_is_for_the_next_power_used(status: str, luck: list[int], left: list[int]) -> None:
    """MA-INCAP-02 A power that fails in Fear is used; one that Paralyze stops is not."""
    play = Play("gloth / solace", "goliath", ["press_the_advantage", *FIVE], at="T3", pile_a=["huangdi"])
    play.status("A.gloth", status).play("A play press_the_advantage")
    assert play.offers("A") == {"on gloth", "on solace"}
    play.play("A on gloth", "draw huangdi")
    number = play.number("A.gloth")
    assert (hit_of(play.state, number), increase_of(play.state, number)) == (6, 20)
    play.play("A battle", "A attack gloth", "B block goliath gloth", "A power charge", "B power crushing_blow")
    play.play("A pass", "B pass", *luck)
    assert [effect.amount for effect in play.state.lasting] == left
    play.play("A cleanup")
    assert play.state.lasting == ()


# Holds


def test_crunch_may_chomp_and_death_roll_needs_the_chomp() -> None:
    """MA-LOCK-01, MA-LOCK-03"""
    play = Play("ol_chomper", "bling_bling")
    play.play("A attack ol_chomper", "B block bling_bling ol_chomper")
    assert play.offers("A") == {"power crunch"}
    assert play.why("A power death_roll") == "MA-RULING-116"
    play.play("A power crunch", "B power quick_jab", "A pass", "B pass", 3, 12)
    assert play.offers("A") == {"apply", "pass"}
    play.play("A apply")
    assert play.told("held") == ["held A.ol_chomper B.bling_bling 7"]
    assert miss_of(play.state, play.number("B.bling_bling")) == 0
    play.play("A cleanup", "B pass", "B battle", "B attack bling_bling", "B at ol_chomper")
    play.play("B power quick_jab")
    assert play.offers("A") == {"power crunch", "power death_roll"}


def test_a_hold_may_be_declined_and_needs_damage() -> None:
    """MA-RULING-52, MA-RULING-91"""
    play = Play("ol_chomper", "goliath").pool("B.goliath", 30)
    fight(play, "ol_chomper", "crunch", "goliath", "crushing_blow", 10, 3)
    assert play.told("held") == []
    play = Play("ol_chomper", "goliath")
    fight(play, "ol_chomper", "crunch", "goliath", "crushing_blow", 10)
    play.play("A pass", 3)
    assert play.told("held") == []


def test_a_giver_that_holds_another_pet_lets_the_first_go() -> None:
    """MA-RULING-68: Chomp and Constrict are counted apart."""
    play = Play("mimick", "goliath gloth / huangdi / solace", at="T3")
    mimick = play.number("A.mimick")
    play.hold("A.mimick", "B.goliath", "chomp").hold("A.mimick", "B.huangdi", "constrict")
    give_hold(play.state, mimick, play.number("B.gloth"), CHOMP)
    assert [play.has(f"B.{name}", "chomp") for name in ("goliath", "gloth")] == [0, 1]
    assert play.has("B.huangdi", "constrict")
    assert play.rules("released") == ["MA-LOCK-05"]


def test_a_giver_that_faces_another_pet_may_let_go_to_strike() -> None:
    """MA-LOCK-02, MA-LOCK-04"""
    play = Play("ol_chomper", "goliath gloth / huangdi / solace").hold("A.ol_chomper", "B.goliath", "chomp")
    play.play("A attack ol_chomper", "B block gloth ol_chomper", "B done")
    assert play.offers("A") == {"release ol_chomper", "pass"}
    play.play("A release ol_chomper")
    assert play.offers("A") == {"power crunch"}


def test_a_second_giver_of_the_same_hold_has_no_effect() -> None:
    """MA-RULING-115"""
    play = Play("ol_chomper gloth / astaryan / solace", "goliath", deck_format="constructed")
    play.hold("A.gloth", "B.goliath", "chomp")
    play.play("A attack ol_chomper", "A done", "B block goliath ol_chomper", "A power crunch", "A pass", "B pass", 10)
    assert play.told("held") == []
    assert play.offers("A") != {"apply", "pass"}


def test_whoever_gives_no_hold_has_none_to_end() -> None:
    """MA-LOCK-04"""
    play = Play("gloth", "goliath", at="T3")
    assert play.standing("A") == set()
    assert play.why("A release gloth") == "MA-LOCK-04"


def test_a_pet_that_gives_both_holds_ends_each_by_its_name() -> None:
    """MA-LOCK-04"""
    play = Play("mimick", "goliath gloth / huangdi / solace", at="T3")
    play.hold("A.mimick", "B.goliath", "chomp").hold("A.mimick", "B.gloth", "constrict")
    assert play.standing("A") == {"release mimick chomp", "release mimick constrict"}
    play.play("A release mimick constrict")
    assert (play.has("B.goliath", "chomp"), play.has("B.gloth", "constrict")) == (1, 0)
    assert play.standing("A") == {"release mimick"}


def test_the_passive_player_may_end_holds_before_cleanup() -> None:
    """MA-RULING-67"""
    play = Play("gloth", "nagessa", at="T3").hold("B.nagessa", "A.gloth", "constrict")
    play.state.done |= 1
    play.play("A cleanup")
    assert play.offers("B") == {"release nagessa", "pass"}
    play.play("B pass")
    assert play.hp("A.gloth") == 150  # MA-LOCK-09


def test_a_held_pet_uses_its_unique_power_on_itself_or_its_partner() -> None:
    """MA-RULING-70"""
    play = Play("whisper sir_edmund / gloth / solace", "ol_chomper goliath / nagessa / mossback", at="T3")
    play.hold("B.ol_chomper", "A.whisper", "chomp").hold("B.goliath", "A.sir_edmund", "chomp")
    play.play("A unique whisper")
    assert play.offers("A") == {"on them.ol_chomper"}
    assert play.why("A on them.goliath") == "MA-RULING-70"
    play = Play("whisper sir_edmund / gloth / solace", "ol_chomper goliath / nagessa / mossback", at="T3")
    play.hold("B.goliath", "A.sir_edmund", "chomp")
    play.play("A unique sir_edmund")
    assert play.offers("A") == {"on sir_edmund", "on them.goliath"}


def test_a_held_pet_cannot_touch_each_pet_of_a_group() -> None:
    """MA-RULING-70 Phoenix Flame, Royal Rally, Tailwind."""
    play = Play(
        "ember_wing golden_claw zephyra / gloth / solace", "ol_chomper goliath nagessa / whisper / mossback", at="T3"
    )
    for one, other in (("ember_wing", "ol_chomper"), ("golden_claw", "goliath"), ("zephyra", "nagessa")):
        play.hold(f"B.{other}", f"A.{one}", "chomp")
    for name in ("ember_wing", "golden_claw", "zephyra"):
        assert play.why(f"A unique {name}") == "MA-RULING-70"


def test_a_held_mimick_may_take_the_shape_of_any_enemy() -> None:
    """MA-RULING-70: only it is affected."""
    play = Play("mimick", "ol_chomper goliath / nagessa / whisper", at="T3").hold("B.ol_chomper", "A.mimick", "chomp")
    play.play("A unique mimick")
    assert play.offers("A") == {"on them.ol_chomper", "on them.goliath", "on them.nagessa", "on them.whisper"}


def test_squeeze_hurts_the_recipient_of_the_constrict() -> None:
    """MA-LOCK-09"""
    play = Play("nagessa / gloth", "goliath / solace", at="T3")
    assert play.why("A unique nagessa") == "MA-RULING-116"
    play.hold("A.nagessa", "B.solace", "constrict").play("A unique nagessa")
    assert play.hp("B.solace") == 90
    assert play.told("triggered") == []


def test_coil_may_constrict() -> None:
    """MA-LOCK-01"""
    play = fight(Play("nagessa", "goliath"), "nagessa", "coil", "goliath", "crushing_blow", 10)
    play.play("A apply", 3)
    assert play.has("B.goliath", "constrict")
    play.play("A cleanup")
    assert play.hp("B.goliath") == 150


@pytest.mark.parametrize("way", ["grease_pot", "soothe"])
def test_the_recipients_status_can_be_removed(way: str) -> None:
    """MA-RULING-71"""
    play = Play("gloth / solace", "ol_chomper", ["grease_pot", *FIVE[:2], "ruby_power_gem"], at="T3")
    play.hold("B.ol_chomper", "A.gloth", "chomp")
    if way == "grease_pot":
        play.play("A play grease_pot", "A use grease_pot")
        assert play.offers("A") == {"on gloth"}
        assert play.why("A on solace") == "MA-RULING-116"
    else:
        play.play("A unique solace")
    play.play("A on gloth")
    assert not play.has("A.gloth", "chomp")
    assert play.rules("released") == ["MA-RULING-71"]


def test_grease_pot_needs_a_held_pet() -> None:
    """MA-RULING-116"""
    play = Play("gloth", "ol_chomper", ["grease_pot"], at="T3").play("A play grease_pot")
    assert play.why("A use grease_pot") == "MA-RULING-116"


def test_of_two_holds_on_a_pet_one_is_picked() -> None:
    """MA-RULING-72"""
    play = Play("gloth", "ol_chomper nagessa / goliath / solace", ["grease_pot"], at="T3")
    play.hold("B.ol_chomper", "A.gloth", "chomp").hold("B.nagessa", "A.gloth", "constrict")
    play.play("A play grease_pot", "A use grease_pot", "A on gloth")
    assert play.offers("A") == {"cure chomp", "cure constrict"}
    play.play("A cure constrict")
    assert (play.has("A.gloth", "chomp"), play.has("A.gloth", "constrict")) == (1, 0)


# Removing statuses


@pytest.mark.parametrize(
    ("item", "statuses", "others"),
    [
        ("antidote_vial", ["corrosion", "poison"], "burn"),
        ("bandage_roll", ["bleed", "burn"], "fear"),
        ("smelling_salts", ["fear", "stunned"], "bleed"),
    ],
)
def test_items_remove_one_of_their_statuses(item: str, statuses: list[str], others: str) -> None:
    """MA-RULING-116"""
    play = Play("gloth / solace", "goliath", [item], at="T3").play(f"A play {item}")
    assert play.why(f"A use {item}") == "MA-RULING-116"
    play.status("A.solace", others)
    assert play.why(f"A use {item}") == "MA-RULING-116"
    for status in statuses:
        play.status("A.gloth", status)
    play.play(f"A use {item}")
    assert play.offers("A") == {"on gloth"}
    play.play("A on gloth")
    assert play.offers("A") == {f"cure {status}" for status in statuses}
    play.play(f"A cure {statuses[1]}")
    assert [play.has("A.gloth", status) for status in statuses] == [1, 0]
    assert play.has("A.solace", others)


def test_old_timers_grit_heals_and_removes_one_status() -> None:
    """MA-RULING-113"""
    play = Play("ol_chomper:100", "goliath", at="T3").status("A.ol_chomper", "poison", 3)
    play.play("A unique ol_chomper")
    assert play.hp("A.ol_chomper") == 130
    assert play.has("A.ol_chomper", "poison") == 0


def test_a_givers_mark_is_no_status_to_remove() -> None:
    """MA-RULING-115"""
    play = Play("ol_chomper", "goliath", at="T3").hold("A.ol_chomper", "B.goliath", "chomp")
    play.status("A.ol_chomper", "burn").status("A.ol_chomper", "fear")
    play.play("A unique ol_chomper")
    assert play.has("A.ol_chomper", "fear") == 0  # the power failed
    play = Play("ol_chomper", "goliath", at="T3").hold("A.ol_chomper", "B.goliath", "chomp")
    play.status("A.ol_chomper", "burn").status("A.ol_chomper", "bleed")
    play.play("A unique ol_chomper")
    assert play.offers("A") == {"cure bleed", "cure burn"}
    assert play.why("A cure chomp") == "MA-RULING-115"


def test_heliodor_wakes_the_pet_it_is_put_on() -> None:
    """MA-RULING-01"""
    play = Play("gloth / solace", "goliath", ["heliodor_vigor_gem"], at="T3")
    play.status("A.gloth", "paralyze").status("A.gloth", "fear")
    play.play("A play heliodor_vigor_gem", "A on gloth")
    assert (play.has("A.gloth", "paralyze"), play.has("A.gloth", "fear")) == (0, 0)


def test_a_paralyze_that_was_removed_takes_its_time_with_it() -> None:
    """MA-STATUS-03"""
    play = Play("zephyra / solace / gloth", "gloth", ["smelling_salts", *FIVE], at="B1")
    fight(play, "zephyra", "static_feathers", "gloth", "charge", 13, 3)
    assert len(play.state.lasting) == 1
    play.play("A cleanup", "B pass", "B battle", "B attack gloth", "A block zephyra gloth")
    play.play("B power charge", "A power static_feathers", "B pass", "A pass", 2, 15, 3)
    assert not play.has("B.gloth", "paralyze")
    assert not play.state.lasting


# Hands and piles


def test_deep_insight_draws_two_as_far_as_there_are() -> None:
    """MA-RULING-80"""
    play = Play("gloth", "goliath", ["deep_insight"], at="T3", pile_a=["huangdi", "solace", "whisper"])
    play.play("A play deep_insight", "draw solace", "draw huangdi")
    assert play.hand("A") == ["huangdi", "solace"]
    assert play.spent("A") == ["deep_insight"]
    play = Play("gloth", "goliath", ["deep_insight"], at="T3", pile_a=["huangdi"])
    play.play("A play deep_insight", "draw huangdi")
    assert "battle" in play.offers("A")
    play = Play("gloth", "goliath", ["deep_insight"], at="T3")
    play.play("A play deep_insight")
    assert play.hand("A") == []


def test_mandate_of_heaven_takes_one_and_puts_the_rest_at_the_bottom_in_order() -> None:
    """MA-RULING-80"""
    pile = ["astaryan", "solace", "whisper", "mossback"]
    play = Play("huangdi", "goliath", at="T3", pile_a=pile)
    play.play("A unique huangdi", "draw solace", "draw whisper", "draw astaryan")
    assert play.offers("A") == {"take solace", "take whisper", "take astaryan"}
    play.play("A take whisper")
    assert "whisper" in play.hand("A")
    assert play.offers("A") == {"bottom solace", "bottom astaryan"}
    play.play("A bottom solace")
    resource = play.state.resource(0)
    assert play.names([card >> 16 for card in resource.cards]) == ["mossback"]
    assert play.names([card >> 16 for card in resource.bottom]) == ["solace", "astaryan"]
    assert [line.words(1) for line in play.log.lines if line.what == "took"] == ["MA-RULING-80 took A ?"]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_mandate_of_heaven_looks_at_what_there_is(count: int) -> None:
    """MA-RULING-80"""
    pile = ["astaryan", "solace"][:count]
    play = Play("huangdi", "goliath", [], at="T3", pile_a=pile)
    play.state.hand(0).put(play.kind("whetstone") << 16)
    for name in FIVE[:1] + FIVE[2:]:
        play.state.hand(0).put(play.kind(name) << 16)
    play.play("A unique huangdi", *[f"draw {name}" for name in pile])
    if count:
        play.play("A take astaryan")
    assert len(play.state.resource(0)) == max(0, count - 1)
    assert not len(play.state.looking(0))
    assert "battle" in play.offers("A")


def test_the_other_seat_does_not_see_what_is_looked_at() -> None:
    """MA-ZONE-06: it knows the number, and with constructed decks nothing else."""
    play = Play("huangdi", "goliath", at="T3", pile_a=["astaryan", "solace", "whisper"], deck_format="constructed")
    play.play("A unique huangdi", "draw solace", "draw whisper", "draw astaryan")
    theirs = GAME.mask(play.state, 1)
    assert isinstance(theirs, Arena)
    assert [card >> 16 for card in theirs.looking(0).cards] == [-1, -1, -1]
    mine = GAME.mask(play.state, 0)
    assert isinstance(mine, Arena)
    assert play.names([card >> 16 for card in mine.looking(0).cards]) == ["astaryan", "solace", "whisper"]
    play.play("A take solace", "A bottom astaryan")
    theirs = GAME.mask(play.state, 1)
    assert isinstance(theirs, Arena)
    assert [card >> 16 for card in theirs.resource(0).bottom] == [-1, -1]
    mine = GAME.mask(play.state, 0)
    assert isinstance(mine, Arena)
    assert play.names([card >> 16 for card in mine.resource(0).bottom]) == ["astaryan", "whisper"]


def test_shiny_hoard_draws_one_and_puts_one_back() -> None:
    """MA-RULING-91"""
    play = Play("bling_bling", "goliath", ["whetstone", "grease_pot"], at="T3", pile_a=["huangdi", "solace"])
    play.play("A unique bling_bling", "draw solace")
    assert play.offers("A") == {"bottom whetstone", "bottom grease_pot", "bottom solace"}
    play.play("A bottom whetstone")
    assert play.hand("A") == ["solace", "grease_pot"]
    assert play.names([card >> 16 for card in play.state.resource(0).bottom]) == ["whetstone"]
    assert [line.words(1) for line in play.log.lines if line.what == "to_bottom"] == ["MA-ZONE-03 to_bottom A ?"]


def test_soul_drain_puts_a_random_card_of_the_hand_at_the_bottom() -> None:
    """MA-RULING-128: its owner sees which, the other seat does not."""
    play = Play("whisper", "ember_wing", hand_b=["whetstone", "grease_pot", "huangdi"])
    fight(play, "whisper", "soul_drain", "ember_wing", "blazing_talon", 10).play("draw grease_pot")
    assert play.hand("B") == ["huangdi", "whetstone"]
    assert [line.words(0) for line in play.log.lines if line.what == "to_bottom"] == ["MA-ZONE-03 to_bottom B ?"]
    assert [line.words(1) for line in play.log.lines if line.what == "to_bottom"] == [
        "MA-ZONE-03 to_bottom B grease_pot"
    ]
    theirs = GAME.mask(play.state, 0)
    assert isinstance(theirs, Arena)
    assert [card >> 16 for card in theirs.resource(1).bottom] == [-1]


def test_soul_drain_of_an_empty_hand_takes_nothing() -> None:
    """MA-RULING-91"""
    play = Play("whisper", "mossback", hand_b=[])
    play.play("A attack whisper", "B block mossback whisper", "A power soul_drain")
    play.play("A pass", 10)
    assert play.told("to_bottom") == []


def test_call_of_the_wild_shows_the_pet_and_shuffles() -> None:
    """MA-RULING-116"""
    play = Play(
        "gloth",
        "goliath",
        ["call_of_the_wild"],
        at="T3",
        pile_a=["huangdi", "whetstone", "solace"],
        deck_format="constructed",
    )
    play.play("A play call_of_the_wild")
    assert play.offers("A") == {"take huangdi", "take solace"}
    assert play.why("A take whetstone") == "MA-RULING-116"
    play.play("A take solace")
    assert play.hand("A") == ["solace"]
    assert len(play.state.resource(0)) == 2
    assert not len(play.state.looking(0))
    theirs = GAME.mask(play.state, 1)
    assert isinstance(theirs, Arena)
    assert play.names([card >> 16 for card in theirs.hand(0).cards]) == ["solace"]
    assert [card >> 16 for card in theirs.resource(0).cards] == [-1, -1]
    mine = GAME.mask(play.state, 0)
    assert isinstance(mine, Arena)
    assert [card >> 16 for card in mine.resource(0).cards] == [-1, -1]  # shuffled
    assert play.told("shuffled") == ["shuffled A"]


def test_a_search_that_finds_nothing_says_so_and_shuffles() -> None:
    """MA-RULING-116"""
    play = Play("gloth", "goliath", ["call_of_the_wild"], at="T3", pile_a=["whetstone", "deep_insight"])
    play.play("A play call_of_the_wild")
    assert play.offers("A") == {"pass"}, "put all the same: a skipped question would tell"
    assert play.why("A take whetstone") == "MA-RULING-116"
    play.play("A pass")
    assert play.told("nothing_found", "shuffled") == ["nothing_found A", "shuffled A"]
    assert len(play.state.resource(0)) == 2
    play = Play("gloth", "goliath", ["call_of_the_wild"], at="T3").play("A play call_of_the_wild")
    assert play.told("nothing_found") == ["nothing_found A"]


def test_second_dawn_brings_back_elyth_or_item_and_is_removed() -> None:
    """MA-ZONE-10, MA-ZONE-16, MA-RULING-136"""
    play = Play("gloth", "goliath", ["second_dawn"], at="T3")
    assert play.why("A play second_dawn") == "MA-RULING-116"
    play.state.spent[0] = (play.kind("solace"), play.kind("deep_insight"), play.kind("whetstone"))
    play.play("A play second_dawn")
    assert play.offers("A") == {"take whetstone"}
    assert play.why("A take solace") == "MA-RULING-116"
    play.play("A take whetstone")
    assert play.hand("A") == ["whetstone"]
    assert play.spent("A") == ["solace", "deep_insight"]
    assert play.names(play.state.removed[0]) == ["second_dawn"]
    play.play("A play whetstone")
    assert [item & 0xF for item in play.state.items[0]] == [2]
    theirs = GAME.mask(play.state, 1)
    assert isinstance(theirs, Arena)


# Stasis


def test_stasis_veil_takes_the_elyth_along() -> None:
    """MA-ZONE-15"""
    play = Play("gloth / solace:40+topaz_health_gem", "goliath", ["stasis_veil"], at="T3")
    play.state.done |= 1
    play.play("A play stasis_veil")
    assert play.offers("A") == {"on gloth", "on solace"}
    play.play("A on solace")
    assert play.spent("A") == ["stasis_veil"]
    assert (play.hp("A.solace"), play.pet("A.solace").health) == (40, 180)
    play.play("A cleanup")
    assert play.hp("A.solace") == 70


def test_stasis_veil_needs_a_second_pet_in_play() -> None:
    """MA-RULING-74"""
    play = Play("gloth", "goliath", ["stasis_veil"], at="T3")
    assert play.why("A play stasis_veil") in ("MA-RULING-100", "MA-RULING-116")


# Elyth


def test_sticky_fingers_steals_elyth_which_stays_its_owners() -> None:
    """MA-RULING-75"""
    play = Play("bling_bling / solace", "goliath+topaz_health_gem")
    play.play("A attack bling_bling", "A at goliath", "A power sticky_fingers", "B power crushing_blow")
    play.play("A pass", "B pass", 10)
    assert play.offers("A") == {"apply", "pass"}
    play.play("A apply", 3)
    assert (play.hp("B.goliath"), play.pet("B.goliath").health) == (160, 180)
    assert (play.hp("A.bling_bling"), play.pet("A.bling_bling").health) == (130, 140)
    assert play.pet("A.bling_bling").flags & BORROWED


def test_stolen_elyth_is_spent_to_its_owners_pile() -> None:
    """MA-RULING-75"""
    play = Play("gloth", "bling_bling+ruby_power_gem", at="T3")
    play.pet("B.bling_bling").flags |= BORROWED
    play.play("A unique gloth", "A on them.bling_bling")
    assert (play.spent("A"), play.spent("B")) == (["ruby_power_gem"], [])


def test_sticky_fingers_needs_elyth_there_and_none_here() -> None:
    """MA-ELYTH-05"""
    for mine, yours in (("bling_bling+ruby_power_gem", "goliath+topaz_health_gem"), ("bling_bling", "goliath")):
        play = Play(mine, yours)
        play.play("A attack bling_bling", "A at goliath", "A power sticky_fingers", "B power crushing_blow")
        play.play("A pass", "B pass", 10, 3)
        assert play.told("attached") == []
        assert play.battle_is_over()


def test_stolen_elyth_serves_the_pet_it_is_on() -> None:
    """MA-RULING-101"""
    play = Play(
        "gloth+sapphire_insight", "solace:50+topaz_health_gem / huangdi", at="T3", pile_a=["whisper", "mossback"]
    )
    play.pet("A.gloth").flags |= BORROWED
    play.play("A unique gloth", "A on them.solace", "draw whisper", "draw mossback")
    assert {"whisper", "mossback"} <= set(play.hand("A"))


# Charlie


def test_charlie_is_called_once() -> None:
    """MA-RULING-11"""
    play = Play("aelwen / charlie", "goliath", at="T3")
    assert play.why("A unique aelwen") == "MA-RULING-100"


# Changing places


def test_howl_makes_an_extra_switch() -> None:
    """MA-RULING-123"""
    play = Play("silver_paw / gloth / solace", "goliath", at="T3").play(
        "A switch silver_paw gloth", "A unique silver_paw"
    )
    assert play.offers("A") == {"switch gloth silver_paw", "switch silver_paw solace"}
    assert play.why("A switch gloth solace") == "MA-SWITCH-01"
    play.play("A switch silver_paw solace")
    assert play.lines("A") == [["gloth"], ["solace"], ["silver_paw"]]


def test_howl_needs_somebody_to_switch() -> None:
    """MA-RULING-116"""
    play = Play("silver_paw", "goliath", at="T3")
    assert play.why("A unique silver_paw") == "MA-RULING-116"


@pytest.mark.parametrize(
    ("rolls", "lines", "left"),
    [
        ([11, 12], [["solace"], ["gloth"], []], [0, 0]),
        ([11, 10], [["gloth"], ["solace"], []], [0, 1]),
        ([10, 11], [["gloth"], ["solace"], []], [1, 0]),
    ],
)
def test_each_paralyzed_pet_of_a_switch_rolls(rolls: list[int], lines: list[list[str]], left: list[int]) -> None:
    """MA-RULING-63"""
    play = Play("gloth / solace", "goliath", at="T3").status("A.gloth", "paralyze").status("A.solace", "paralyze")
    play.play("A switch gloth solace", *rolls)
    assert play.lines("A") == lines
    assert [play.has("A.gloth", "paralyze"), play.has("A.solace", "paralyze")] == left
    assert play.why("A switch gloth solace") in ("MA-SWITCH-03", "MA-TURN-05")


def test_sudden_exchange_in_the_primary_step_is_no_switch() -> None:
    """MA-RUNE-01"""
    play = Play("gloth / solace / huangdi", "goliath", ["sudden_exchange"], at="T3")
    play.hold("A.huangdi", "B.goliath", "chomp")
    play.play("A play sudden_exchange")
    assert play.offers("A") == {"switch gloth solace"}
    assert play.why("A switch solace huangdi") == "MA-LOCK-07"
    play.play("A switch gloth solace")
    assert play.lines("A") == [["solace"], ["gloth"], ["huangdi"]]
    assert play.why("A switch solace gloth") == ""


def test_sudden_exchange_needs_two_pets_that_can_change() -> None:
    """MA-RULING-116"""
    play = Play("gloth", "goliath", ["sudden_exchange"], at="T3")
    assert play.why("A play sudden_exchange") == "MA-RULING-116"


def test_gale_force_moves_nobody_in_a_hold_or_doomed() -> None:
    """MA-LOCK-02, MA-RULING-07"""
    play = Play("zephyra ol_chomper / gloth / solace", "huangdi / sir_edmund / goliath")
    play.hold("A.ol_chomper", "B.sir_edmund", "chomp")
    play.play("A attack zephyra", "A done", "B block huangdi zephyra", "A power gale_force", "B power thunder_breath")
    play.play("A pass", "B pass", 10, 3)
    assert play.told("switched") == []
    play = Play("zephyra", "huangdi:20 / sir_edmund / goliath")
    play.play("A attack zephyra", "B block huangdi zephyra", "A power gale_force", "B power thunder_breath")
    play.play("A pass", "B pass", 10)
    assert play.told("switched") == []


# Changes that last


def test_stolen_shape_takes_the_printed_values() -> None:
    """MA-RULING-131"""
    play = Play("mimick+carnelian_veil", "bling_bling+citrine_swiftstone", at="T3")
    play.state.done |= 1
    play.play("A unique mimick", "A on them.bling_bling")
    number = play.number("A.mimick")
    values = (speed_of(play.state, number), hit_of(play.state, number), miss_of(play.state, number))
    assert values == (80, 3, 16)
    play.play("A cleanup", "B pass", "B battle", "B attack bling_bling", "B at mimick", "B power quick_jab")
    play.play("A power pseudopod", "B pass", "A pass", *tie(play), 2, 2, "B cleanup")
    assert speed_of(play.state, number) == 80
    play.play("A pass", "A battle", "A attack mimick", "B block bling_bling mimick", "A power pseudopod")
    play.play("B power quick_jab", "A pass", "B pass", *tie(play), 2, 2, "A cleanup")
    assert (speed_of(play.state, number), miss_of(play.state, number)) == (60, 9)


def tie(play: Play) -> list[int]:
    """Bling Bling's Swiftstone makes it the faster one: there is no roll-off."""
    assert play.state.slots
    return []


def test_bastion_enters_with_two_charges() -> None:
    """MA-RULING-73 Rune Core."""
    play = Play("gloth", "goliath", ["bastion"], at="T2").play("A play bastion")
    assert play.pet("A.bastion").charges == 2
    assert play.told("charges") == ["charges A.bastion 2"]


def test_withdraw_prevents_until_the_start_of_the_own_next_turn() -> None:
    """MA-RULING-78, MA-RULING-118: the pool that ends first goes first."""
    play = Play("mossback", "goliath", at="T3").pool("A.mossback", 30)
    play.state.done |= 1
    play.play("A unique mossback")
    assert lasting(play, "A.mossback", PREVENT) == [30, 40]
    play.status("A.mossback", "burn", 1)
    play.play("A cleanup")
    assert lasting(play, "A.mossback", PREVENT) == [30, 30]
    play.play("B pass")
    play.state.done |= 1
    play.play("B cleanup")
    assert lasting(play, "A.mossback", PREVENT) == [30]


@pytest.mark.parametrize(
    ("pet", "changed"),
    [
        ("goliath", {"goliath": (30, 2, 20)}),
        ("golden_claw", {"golden_claw": (80, 4, 0), "gloth": (50, 5, 0), "solace": (90, 4, 0)}),
        ("zephyra", {"zephyra": (130, 3, 0), "gloth": (70, 4, 0), "solace": (110, 3, 0)}),
        ("valtharax", {"valtharax": (60, 4, 10), "gloth": (50, 4, 0)}),
    ],
)
def test_unique_powers_that_change_values_until_the_end_of_turn(
    pet: str, changed: dict[str, tuple[int, int, int]]
) -> None:
    """MA-RULING-89, MA-RULING-112"""
    play = Play(f"{pet} / gloth / solace", "goliath", at="T3")
    play.state.done |= 1
    play.play(f"A unique {pet}")
    state = play.state
    for name, values in changed.items():
        number = play.number(f"A.{name}")
        assert (speed_of(state, number), hit_of(state, number), increase_of(state, number)) == values
    play.play("A cleanup")
    assert state.lasting == ()


def test_valtharax_pays_for_blood_fury() -> None:
    """MA-RULING-10, MA-RULING-113"""
    play = Play("valtharax:20 / gloth", "goliath", at="T3").play("A unique valtharax")
    assert play.told("downed", "points") == ["downed A.valtharax", "points B 1"]


def test_hamstring_slows_for_two_cleanups() -> None:
    """MA-RULING-88"""
    play = fight(Play("silver_paw", "goliath"), "silver_paw", "hamstring", "goliath", "crushing_blow", 10, 2)
    assert (speed_of(play.state, play.number("B.goliath")), play.has("B.goliath", "bleed")) == (10, 1)
    play.play("A cleanup")
    assert speed_of(play.state, play.number("B.goliath")) == 10
    play.play("B pass")
    play.state.done |= 1
    play.play("B cleanup")
    assert speed_of(play.state, play.number("B.goliath")) == 30


def test_late_arrival_is_for_a_pet_played_from_hand() -> None:
    """MA-RULING-107"""
    play = Play("gloth", "goliath", ["silver_paw"], at="T2").play("A play silver_paw")
    number = play.number("A.silver_paw")
    assert (speed_of(play.state, number), increase_of(play.state, number)) == (100, 10)


@pytest.mark.parametrize(("others", "hit", "more"), [("", 2, 0), ("/ gloth / solace", 3, 10)])
def test_pack_leader_counts_the_own_pets_in_play(others: str, hit: int, more: int) -> None:
    """MA-RULING-96"""
    play = Play(f"silver_paw {others}", "goliath", at="T3")
    number = play.number("A.silver_paw")
    assert (hit_of(play.state, number), increase_of(play.state, number)) == (hit, more)


def test_surge_of_speed_and_whetstone() -> None:
    """MA-RULING-89"""
    play = Play("gloth / solace", "goliath", ["surge_of_speed", "whetstone"], at="T3")
    play.play("A play surge_of_speed")
    assert play.offers("A") == {"on gloth", "on solace", "on them.goliath"}
    play.play("A on them.goliath", "A play whetstone", "A use whetstone")
    assert play.offers("A") == {"on gloth", "on solace"}
    play.play("A on solace")
    assert speed_of(play.state, play.number("B.goliath")) == 70
    assert increase_of(play.state, play.number("A.solace")) == 10


def test_radiant_horn_and_moonbeam_heal_an_own_pet() -> None:
    """MA-HEAL-01"""
    play = Play("sir_edmund / gloth:50 / solace:50", "goliath")
    fight(play, "sir_edmund", "radiant_horn", "goliath", "crushing_blow", 10)
    assert play.offers("A") == {"on gloth"}
    play.play("A on gloth")
    assert play.hp("A.gloth") == 60
    play = Play("aelwen / gloth:50 / solace:50", "goliath")
    fight(play, "aelwen", "moonbeam", "goliath", "crushing_blow", 10)
    assert play.offers("A") == {"on aelwen", "on gloth", "on solace"}


def test_celestial_aura_and_printed_regeneration_add_up() -> None:
    """MA-HEAL-03"""
    play = Play("mossback:100 / sir_edmund", "goliath", at="T3")
    play.state.done |= 1
    play.play("A cleanup")
    assert play.hp("A.mossback") == 120


def test_adjacent_damage_is_no_battle_damage() -> None:
    """MA-RULING-90, MA-RULING-103, MA-RULING-87: Whisper is immune to physical Battle Damage only."""
    play = Play("goliath / gloth", "huangdi / whisper / solace")
    fight(play, "goliath", "earthshaker", "huangdi", "thunder_breath", 2, 10)
    assert play.offers("A") == {"on them.whisper", "done"}
    assert play.why("A on them.solace") == "MA-ADJ-02"
    assert play.why("A on gloth") == "MA-RULING-87"
    play.play("A on them.whisper")
    assert play.hp("B.whisper") == 50


def test_ruinous_roar_hurts_beside_the_target_and_then_valtharax() -> None:
    """MA-RULING-113, MA-RULING-10"""
    play = Play("valtharax:20 / gloth", "huangdi silver_paw / whisper / solace")
    play.play("A attack valtharax", "B block huangdi valtharax", "B done", "A power ruinous_roar")
    play.play("B power thunder_breath", "A pass", "B pass", 10)
    assert play.offers("A") == {"on them.silver_paw", "on them.whisper", "done"}
    play.play("A on them.silver_paw", "A done")
    assert (play.hp("B.huangdi"), play.hp("B.silver_paw"), play.hp("B.whisper")) == (80, 110, 60)  # Enrage: 50 + 20
    assert play.told("downed", "points") == ["downed A.valtharax", "points B 1"]


@pytest.mark.parametrize(("power", "hp", "stunned"), [("stone_fist", 150, 0), ("ground_pound", 160, 1)])
def test_the_fists_of_bastion(power: str, hp: int, stunned: int) -> None:
    """MA-INCAP-02"""
    play = fight(Play("bastion+citrine_swiftstone", "goliath"), "bastion", power, "goliath", "crushing_blow", 10)
    assert (play.hp("B.goliath"), len(play.told("failed"))) == (hp, stunned)


def test_nip_is_all_that_charlie_does() -> None:
    """MA-RULING-11"""
    play = fight(Play("charlie", "goliath"), "charlie", "nip", "goliath", "crushing_blow", 10)
    assert play.hp("B.goliath") == 160


def test_emerald_regrowth_gem_heals_in_cleanup() -> None:
    """MA-HEAL-03"""
    play = Play("gloth:100+emerald_regrowth_gem", "goliath", at="T3")
    play.state.done |= 1
    play.play("A cleanup")
    assert play.hp("A.gloth") == 120


def test_a_pet_in_stasis_cannot_be_picked() -> None:
    """MA-ZONE-12"""
    play = Play("gloth / solace / huangdi", "goliath", ["stasis_veil", "surge_of_speed"], at="T3")
    play.play("A play stasis_veil", "A on huangdi", "A play surge_of_speed")
    assert play.offers("A") == {"on gloth", "on solace", "on them.goliath"}
    assert play.why("A on huangdi") == "MA-ZONE-12"


# Hidden cards


@pytest.mark.parametrize("deck_format", ["draft", "constructed"])
def test_what_a_seat_imagines_while_another_looks_is_possible(deck_format: str) -> None:
    """MA-ZONE-06"""
    play = Play("huangdi", "whisper", at="T3", pile_a=["astaryan", "solace", "goliath"], deck_format=deck_format)
    play.play("A unique huangdi", "draw solace", "draw goliath", "draw astaryan")
    for acts in ([], ["A take solace"], ["A bottom goliath"]):
        play.play(*acts)
        for seat in range(2):
            imagined = GAME.imagine(GAME.mask(play.state, seat), Seeded(3))
            assert isinstance(imagined, Arena)
            assert [len(pile) for pile in imagined.piles()] == [len(pile) for pile in play.state.piles()]
            assert GAME.view(imagined, seat, [], 0, SEATS) == GAME.view(play.state, seat, [], 0, SEATS)


# The vocabulary


def refused(card: str) -> list[str]:
    """What is wrong with a card that is laid over the set."""
    files = data_files(GAME.package, "cards", ".toml")
    with pytest.raises(BadCards) as error:
        read_cards(files, VOCABULARY, None, "mine", "mine.toml", card)
    return [fault.what for fault in error.value.faults]


PASSIVE = '[gloth]\n[[gloth.passive]]\nname = "New"\n{}'
UNIQUE = '[[gloth.unique]]\nname = "Devour Elyth"\ndo = [{}]'
RUNE = "[deep_insight]\ndo = [{}]"
THEN = '[[gloth.battle]]\nname = "Charge"\nthen = [{}]'
ELYTH = '[[ruby_power_gem.passive]]\nname = "New"\n{}'


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (PASSIVE.format('on = "was hit"\ndo = [{ status = "burn", to = "striker" }]'), "a Passive at 'was hit'"),
        (PASSIVE.format('on = "was hit"\ndo = [{ damage = 10, to = "entrant" }]'), "it can be: self, striker"),
        (PASSIVE.format('on = "was hit"\ndo = [{ damage = 10, to = "enemy" }]'), "nobody is picked in a batch"),
        (PASSIVE.format('do = [{ damage = 10, to = "self" }]'), "a Passive that is always on"),
        (PASSIVE.format('do = [{ modify = "hit", by = 1, to = "each enemy" }]'), "each own or each own other"),
        (PASSIVE.format('do = [{ modify = "health", by = 10 }]'), "its field 'health'"),
        (PASSIVE.format('on = "instead of downed"\ndo = [{ survive = 10 }]'), "give it to an Elyth"),
        (PASSIVE.format('on = "battle damage to own"\ndo = [{ redirect = 15, by = 10 }]'), "it goes in tens"),
        (ELYTH.format('do = [{ modify = "health", by = "pets" }]'), "a plain number"),
        (ELYTH.format('do = [{ modify = "speed", by = 10, for = "end of turn" }]'), "with 'for' it lasts"),
        (UNIQUE.format('{ modify = "speed", by = 10 }'), "without it is always on"),
        (UNIQUE.format('{ damage = 10, to = "target" }'), "'target' is nobody here"),
        (UNIQUE.format('{ damage = 10, to = "same" }'), "'same' is nobody here"),
        (UNIQUE.format('{ damage = 10, to = "owner" }'), "'owner' is nobody here"),
        (UNIQUE.format('{ draw = 1, to = "self" }'), "owner, opponent"),
        (UNIQUE.format('{ damage = 10, to = "up to 2 enemy adjacent to target" }'), "there is no target here"),
        (UNIQUE.format('{ damage = 10, to = "random enemy" }'), "is not a target for this"),
        (UNIQUE.format("{ switch_hit = true }"), "a Battle Power or a Passive at 'wounds'"),
        (UNIQUE.format('{ status = "fear", to = "enemy", for = "2 cleanups" }'), "paralyze only"),
        (UNIQUE.format('{ status = "fear", to = "enemy", counters = 2 }'), "one counter"),
        (UNIQUE.format('{ status = "fear", to = "each enemy", may = true }'), "'may' goes with one target"),
        (UNIQUE.format('{ call = "solace" }'), "which is not a token"),
        (UNIQUE.format("{ end_hold = false, to = 'own' }"), "expected true"),
        (UNIQUE.format("{ twist = 1 }"), "it can in a Rune"),
        (RUNE.format('{ damage = 10, to = "self" }'), "'self' is nobody here"),
        (RUNE.format('{ heal = 10, to = "own adjacent to self" }'), "stands nowhere"),
        (RUNE.format('{ hold = "chomp", to = "enemy" }'), "'hold' cannot stand in a Rune"),
        (THEN.format("{ remove = 'this' }"), "it can in a Rune"),
        ("[deep_insight]\nwindow = []", "it can never be played"),
        ('[[gloth.battle]]\nname = "Snap"\ncost = 1', "two Battle Powers are called 'snap'"),
        ('[[gloth.battle]]\nname = ""\ncost = 1', "needs a name"),
        ('[[mimick.battle]]\nname = "Mimicry"\ndamage = 10', "has no 'damage'"),
        ('[rot]\nname = "Rot"\nkind = "status"\nclass = "residual"', "MA-STATUS-01"),
        ('[[gloth.battle]]\nname = "Charge"\nif = "holds_target"', "takes a word in brackets"),
    ],
)
def test_a_card_that_nothing_would_run_is_refused(card: str, said: str) -> None:
    """MA-RULING-01: the message tells what would be right."""
    assert any(said in what for what in refused(card)), refused(card)


def test_a_designers_elyth_may_be_an_aura() -> None:
    """MA-RULING-96"""
    own = GAME.with_own(
        "mine", "mine.toml", ELYTH.format('do = [{ modify = "speed", by = 10, to = "each own other on front" }]')
    )
    assert own.library({}).name == "mine"


@pytest.mark.parametrize("edition", ["2020", "first"])
def test_every_verb_is_on_a_card(edition: str) -> None:
    """MA-GEN-06: a verb without a card is code that nobody runs."""
    used: set[str] = set()
    for text in data_files(GAME.package, "cards", ".toml").values():
        used |= {verb.word for verb in VOCABULARY.verbs if f"{{ {verb.word} = " in text}
    assert used == {verb.word for verb in VOCABULARY.verbs}
    assert len(GAME.library({"edition": edition}).cards) == 63
