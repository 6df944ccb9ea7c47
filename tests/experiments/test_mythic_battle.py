"""The battle of Mythic Arena, played by its words with known dice: the worked examples of the spec under their ids."""

from __future__ import annotations

from typing import Any, cast

import pytest

from grimalkin.core.agenda import Ask
from grimalkin.core.engine import advance, apply, choose, happen, pending, waiting_ask, waiting_chance, why
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.piles import kind_of
from grimalkin.core.snapshot import snapshot
from grimalkin.core.tells import Log
from grimalkin.experiments.mythic import GAME
from grimalkin.experiments.mythic.battle import begin_battle
from grimalkin.experiments.mythic.cards import CARDS, DEATHSTONE, PETS
from grimalkin.experiments.mythic.game import add_pet, empty_arena
from grimalkin.experiments.mythic.lines import LineCheck, adjacent
from grimalkin.experiments.mythic.state import CODES, LINES, TELLS, Arena
from grimalkin.players.greedy import Greedy
from grimalkin.players.random import play_out

FIVE = ["surge_of_speed"] * 5  # a hand big enough for every power


class Fight:
    """A battle at B1: seat A leads. Lines are written `front / guard / rear`, a pet `astaryan:40+deathstone`."""

    def __init__(
        self,
        a: str,
        b: str,
        hand_a: list[str] | None = None,
        hand_b: list[str] | None = None,
        edition: str = "2020",
    ) -> None:
        self.state = empty_arena(edition == "first")
        self.log = Log(TELLS, CODES)
        self.state.listener = self.log
        self.set_up(0, a, FIVE if hand_a is None else hand_a)
        self.set_up(1, b, FIVE if hand_b is None else hand_b)
        self.state.turn = 1
        begin_battle(self.state)
        advance(self.state)

    def set_up(self, seat: int, lines: str, hand: list[str]) -> None:
        for line, row in enumerate(lines.split("/")):
            for word in row.split():
                name, _, hp = word.removesuffix("+deathstone").partition(":")
                pet = add_pet(self.state, seat, line, PETS.index(name))
                pet.hp = int(hp) if hp else pet.hp
                pet.elyth = DEATHSTONE if word.endswith("+deathstone") else 0
        for rune in hand:
            self.state.hand(seat).put(self.state.resource(seat).take(CARDS.index(rune)))

    def play(self, *acts: str | int) -> Fight:
        """Answers as `A attack gloth`, dice as numbers, each exactly where it is needed."""
        for act in acts:
            chance = waiting_chance(self.state)
            if isinstance(act, int):
                assert chance is not None, f"the die {act} is not needed: {self.offers('A')} {self.offers('B')}"
                happen(self.state, chance, chance.outcome(self.state, str(act)))
                advance(self.state)
            else:
                assert chance is None, f"luck is needed before '{act}'"
                apply(self.state, "AB".index(act[0]), CODES.code(act[2:]), CODES)
        return self

    def offers(self, seat: str) -> set[str]:
        """Exactly what a seat is offered."""
        for offer in pending(self.state):
            if offer.seat == "AB".index(seat):
                return {CODES.text(option) for option in offer.options}
        return set()

    def hp(self, name: str) -> int:
        return self.state.pets[self.number(name)].hp

    def number(self, name: str) -> int:
        return self.state.pet_of("AB".index(name[0]), PETS.index(name[2:]))

    def told(self, *whats: str) -> list[str]:
        """The lines that were told, of these kinds, without the rule."""
        return [
            " ".join([line.what, *(arg.word for arg in line.args)])
            for line in self.log.lines
            if not whats or line.what in whats
        ]

    def rules(self, what: str) -> list[str]:
        return [line.rule for line in self.log.lines if line.what == what]

    def lines(self, seat: str) -> list[list[str]]:
        return [[PETS[self.state.pets[i].kind] for i in self.state.row("AB".index(seat), line)] for line in range(3)]

    def is_over(self) -> bool:
        """The next turn waits for its draw."""
        return self.state.turn == 2 and not self.state.slots and waiting_chance(self.state) is not None


# From the books


def test_ex_01_an_extra_attacker_strikes_last_and_is_not_struck_back() -> None:
    """MA-EX-01"""
    fight = Fight("solace huangdi", "silver_paw")
    fight.play("A attack solace", "A attack huangdi")
    assert fight.offers("B") == {"block silver_paw solace", "block silver_paw huangdi"}
    fight.play("B block silver_paw huangdi")
    assert fight.offers("A") == {"power switch_hit", "power sorrows_edge", "hold"}
    fight.play("A power sorrows_edge", "A power thunder_breath", "B power powerful_bite", "A pass", "B pass")
    fight.play(10, 11)
    assert fight.offers("A") == {"strike silver_paw", "pass"}
    fight.play("A strike silver_paw", 12)
    assert fight.is_over()
    assert fight.told("rolled") == [
        "rolled B.silver_paw A.huangdi 10",
        "rolled A.huangdi B.silver_paw 11",
        "rolled A.solace B.silver_paw 12",
    ]
    assert (fight.hp("A.huangdi"), fight.hp("B.silver_paw"), fight.hp("A.solace")) == (120, 50, 120)


def test_ex_02_the_total_reaches_miss() -> None:
    """MA-EX-02"""
    fight = Fight("silver_paw", "nagessa")
    fight.play("A attack silver_paw", "B block nagessa silver_paw", "A power powerful_bite", "B power venom_fangs")
    fight.play("A pass", "B pass", 3)
    assert fight.told("hit") == ["hit 3 2 5 4"]
    assert fight.hp("B.nagessa") == 110


def test_ex_03_the_total_falls_short_and_nothing_happens() -> None:
    """MA-EX-03"""
    fight = Fight("silver_paw", "golden_claw")
    fight.play("A attack silver_paw", "B block golden_claw silver_paw", "A power powerful_bite")
    fight.play("B power golden_talons", "A pass", "B pass", 12, 4, 2)
    assert fight.told("missed", "hit", "hp") == ["missed 2 2 4 5"]
    assert fight.hp("B.golden_claw") == 140


def test_ex_05_the_attacker_strikes_only_the_primary_blocker() -> None:
    """MA-EX-05"""
    fight = Fight("gloth", "solace silver_paw")
    fight.play("A attack gloth", "B block solace gloth")
    assert fight.offers("B") == {"block silver_paw gloth", "done"}
    fight.play("B block silver_paw gloth")
    assert fight.offers("B") == {"primary solace", "primary silver_paw"}
    fight.play("B primary solace", "A power charge", "B power sorrows_edge", "B power powerful_bite")
    fight.play("A pass", "B pass", 10, 11, 12)
    assert fight.is_over()
    assert fight.told("rolled") == [
        "rolled B.solace A.gloth 10",
        "rolled A.gloth B.solace 11",
        "rolled B.silver_paw A.gloth 12",
    ]
    assert (fight.hp("A.gloth"), fight.hp("B.solace"), fight.hp("B.silver_paw")) == (90, 90, 120)


def test_ex_06_engagements_come_before_a_faster_extra() -> None:
    """MA-EX-06"""
    fight = Fight("huangdi ember_wing", "golden_claw")
    fight.play("A attack huangdi", "A attack ember_wing", "B block golden_claw huangdi")
    fight.play("A power thunder_breath", "A power blazing_talon", "B power golden_talons", "A pass", "B pass")
    fight.play(2, 3, "A strike golden_claw", 4)
    assert fight.told("rolled") == [
        "rolled B.golden_claw A.huangdi 2",
        "rolled A.huangdi B.golden_claw 3",
        "rolled A.ember_wing B.golden_claw 4",
    ]


@pytest.mark.parametrize("edition", ["2020", "first"])
def test_ex_11_retaliate_needs_a_line_check_that_moves_a_pet(edition: str) -> None:
    """MA-EX-11"""
    fight = Fight(
        "aelwen ember_wing / gloth / solace", "ol_chomper:20 bling_bling:20 / huangdi / sir_edmund", edition=edition
    )
    fight.play("A attack aelwen", "A attack ember_wing", "B block ol_chomper aelwen")
    assert fight.offers("B") == {"block bling_bling ember_wing", "done"}
    fight.play("B block bling_bling ember_wing")
    assert fight.hp("B.bling_bling") == 10
    fight.play("A power thorn_dart", "A power blazing_talon", "B power crunch", "B power quick_jab")
    fight.play("A pass", "B pass", 15)
    assert fight.told("downed", "moved", "points") == ["downed B.ol_chomper", "points A 1"]
    fight.play(15)
    assert fight.state.vp == [2, 0]
    assert fight.offers("B") == {"move huangdi front 0", "move sir_edmund guard 0", "move sir_edmund guard 1"}
    fight.play("B move huangdi front 0")
    assert fight.offers("B") == {"move sir_edmund guard 0"}
    fight.play("B move sir_edmund guard 0")
    may = {"retaliate huangdi bling_bling"}
    assert fight.offers("B") == (may if edition == "first" else may | {"pass"})
    fight.play("B retaliate huangdi bling_bling")
    assert fight.hp("B.huangdi") == 140
    assert fight.offers("B") == {"power thunder_breath", "power storm_coil"}
    fight.play("B power thunder_breath", 10)
    assert fight.told("rolled")[-1] == "rolled B.huangdi A.ember_wing 10"
    assert fight.hp("A.ember_wing") == 80
    assert fight.is_over()


def test_ex_12_no_line_check_move_no_retaliate() -> None:
    """MA-EX-12"""
    fight = Fight("ember_wing", "ol_chomper:30 silver_paw / huangdi / sir_edmund")
    fight.play("A attack ember_wing", "B block ol_chomper ember_wing", "B done")
    fight.play("A power blazing_talon", "B power crunch", "A pass", "B pass", 10)
    assert fight.is_over()
    assert len(fight.told("rolled")) == 1
    assert fight.lines("B") == [["silver_paw"], ["huangdi"], ["sir_edmund"]]


def test_ex_13_switch_hit_swaps_place_and_assignment() -> None:
    """MA-EX-13"""
    fight = Fight("gloth", "solace astaryan / mimick / sir_edmund")
    fight.play("A attack gloth", "B block solace gloth", "B done", "A power charge", "B power switch_hit")
    fight.play("A pass", "B pass", 10)
    assert fight.hp("A.gloth") == 140
    assert fight.offers("B") == {"switch astaryan", "switch mimick", "pass"}
    assert why(fight.state, 1, CODES.code("switch sir_edmund")) == "MA-RULING-59"
    fight.play("B switch mimick", 10)
    assert fight.lines("B") == [["mimick", "astaryan"], ["solace"], ["sir_edmund"]]
    assert fight.told("rolled") == ["rolled B.solace A.gloth 10", "rolled A.gloth B.mimick 10"]
    assert fight.is_over()
    assert (fight.hp("B.mimick"), fight.hp("B.solace")) == (80, 120)


def test_ex_13_switch_hit_may_be_declined() -> None:
    """MA-EX-13"""
    fight = Fight("gloth", "solace astaryan / mimick / sir_edmund")
    fight.play("A attack gloth", "B block solace gloth", "B done", "A power charge", "B power switch_hit")
    fight.play("A pass", "B pass", 10, "B pass", 10)
    assert fight.told("rolled")[-1] == "rolled A.gloth B.solace 10"
    assert fight.lines("B")[0] == ["solace", "astaryan"]


def test_ex_14_switch_hit_works_after_the_blow_was_taken() -> None:
    """MA-EX-14"""
    fight = Fight("aelwen", "solace / mimick")
    fight.play("A attack aelwen", "B block solace aelwen", "A power thorn_dart", "B power switch_hit")
    fight.play("A pass", "B pass", 10, 10, "B switch mimick")
    assert fight.is_over()
    assert (fight.hp("B.solace"), fight.hp("A.aelwen"), fight.hp("B.mimick")) == (100, 80, 110)
    assert fight.lines("B") == [["mimick"], ["solace"], []]


def test_ex_21_entry_triggers_at_assignment_hit_triggers_on_the_hit() -> None:
    """MA-EX-21"""
    fight = Fight("goliath", "astaryan")
    fight.play("A attack goliath", "B block astaryan goliath")
    assert fight.hp("B.astaryan") == 120
    fight.play("A power crushing_blow", "B power claw_rake", "A pass", "B pass", 10)
    assert fight.hp("A.goliath") == 160
    fight.play(10)
    assert fight.told("triggered", "hp") == [
        "triggered A.goliath 10",
        "hp B.astaryan 120",
        "hp A.goliath 160",
        "triggered B.astaryan 10",
        "hp A.goliath 150",
        "hp B.astaryan 90",
    ]


def ember_wing_hits_astaryan() -> Fight:
    fight = Fight("ember_wing", "astaryan:40+deathstone")
    fight.play("A attack ember_wing", "B block astaryan ember_wing")
    assert fight.hp("B.astaryan") == 30
    return fight.play("A power blazing_talon", "B power claw_rake", "A pass", "B pass", 15)


def test_ex_22_triggers_are_one_batch_before_the_battle_damage() -> None:
    """MA-EX-22"""
    fight = ember_wing_hits_astaryan()
    assert fight.told("triggered", "hp")[2:] == [
        "triggered B.astaryan 10",  # Caustic
        "triggered B.astaryan 10",  # Deathstone, because Caustic dealt damage
        "hp A.ember_wing 100",
        "hp B.astaryan 40",
        "hp B.astaryan 10",
    ]
    assert fight.rules("hp") == ["MA-TRIG-03", "MA-TRIG-05", "MA-TRIG-05", "MA-BATTLE-18"]
    fight.play(10)
    assert (fight.hp("A.ember_wing"), fight.hp("B.astaryan")) == (80, 20)


def test_ex_22_a_miss_heals_nothing() -> None:
    """MA-EX-22"""
    fight = ember_wing_hits_astaryan().play(1)
    assert (fight.hp("A.ember_wing"), fight.hp("B.astaryan")) == (100, 10)
    assert fight.is_over()


@pytest.mark.parametrize(("edition", "left"), [("2020", 20), ("first", 10)])
def test_ex_23_24_lifesteal_and_caustic_are_simultaneous(edition: str, left: int) -> None:
    """MA-EX-23, MA-EX-24"""
    fight = Fight("eclipsion:10", "astaryan", edition=edition)
    fight.play("A attack eclipsion", "B block astaryan eclipsion", "A power umbral_fang", "B power claw_rake")
    fight.play("A pass", "B pass", 10)
    assert (fight.hp("A.eclipsion"), fight.hp("B.astaryan")) == (left, 100)
    assert fight.told("downed") == []


@pytest.mark.parametrize(
    ("edition", "power", "total"),
    [("2020", "charge", 8), ("first", "charge", 8), ("2020", "tusk_gore", 8), ("first", "tusk_gore", 6)],
)
def test_ex_25_gloth_by_edition(edition: str, power: str, total: int) -> None:
    """MA-EX-25 One less on the die and on Miss than in the example: no pet here has Miss 8."""
    fight = Fight("gloth", "aelwen", edition=edition)
    fight.play("A attack gloth", "B block aelwen gloth", f"A power {power}", "B power thorn_dart", "A pass", "B pass")
    fight.play(10, 4)
    assert fight.told("hit", "missed")[-1] == f"{'hit' if total >= 7 else 'missed'} 4 {total - 4} {total} 7"
    assert fight.hp("B.aelwen") == (70 if total >= 7 else 100)


# Battle choices


def test_ex_34_two_blockers_must_block_different_attackers() -> None:
    """MA-EX-34"""
    fight = Fight("gloth solace huangdi", "goliath mossback")
    fight.play("A attack gloth", "A attack solace", "A attack huangdi", "B block goliath solace")
    assert fight.offers("B") == {"block mossback gloth", "block mossback huangdi", "done"}
    assert why(fight.state, 1, CODES.code("block mossback solace")) == "MA-MULTI-07"


def test_ex_35_every_attacked_line_gives_a_blocker() -> None:
    """MA-EX-35"""
    fight = Fight("golden_claw gloth", "solace / huangdi / mossback")
    assert fight.offers("A") == {
        "attack golden_claw",
        "attack golden_claw guard",
        "attack golden_claw rear",
        "attack gloth",
    }
    fight.play("A attack golden_claw rear")
    assert fight.offers("A") == {"attack gloth", "done"}
    fight.play("A attack gloth")
    assert fight.offers("B") == {"block mossback golden_claw", "block solace gloth"}
    fight.play("B block solace gloth")
    assert fight.offers("B") == {"block mossback golden_claw"}


def test_ex_38_too_little_willpower_makes_unable_and_the_other_strikes() -> None:
    """MA-EX-38"""
    fight = Fight("golden_claw", "gloth", hand_a=[])
    fight.play("A attack golden_claw", "B block gloth golden_claw")
    assert fight.told("unable") == ["unable A.golden_claw"]
    fight.play("B power charge", "B pass", 10)
    assert fight.is_over()
    assert (fight.hp("A.golden_claw"), fight.hp("B.gloth")) == (110, 160)


def test_ex_39_both_unable_lose_20() -> None:
    """MA-EX-39"""
    fight = Fight("whisper", "bastion")
    fight.play("A attack whisper", "B block bastion whisper", "A pass", "B pass")
    assert fight.is_over()
    assert fight.rules("hp") == ["MA-BATTLE-08", "MA-BATTLE-08"]
    assert (fight.hp("A.whisper"), fight.hp("B.bastion")) == (40, 130)


def test_ex_40_lead_is_asked_again_only_if_lead_passed_and_passive_played() -> None:
    """MA-EX-40"""

    def at_runes() -> Fight:
        fight = Fight("gloth", "mossback", ["surge_of_speed"], ["surge_of_speed", "twist_of_fate"])
        return fight.play("A attack gloth", "B block mossback gloth", "A power charge", "B power snap")

    again = at_runes().play("A pass", "B play surge_of_speed")
    assert again.offers("B") == {"on mossback", "on them.gloth"}
    again.play("B on mossback")
    assert again.offers("A") == {"pass", "play surge_of_speed"}
    again.play("A play surge_of_speed", "A on gloth", 10)
    assert again.told("rolled") == ["rolled A.gloth B.mossback 10"]
    at_runes().play("A play surge_of_speed", "A on gloth", "B play surge_of_speed", "B on them.gloth", 10)
    at_runes().play("A pass", "B pass", 10)


def test_ex_41_willpower_counts_at_declaration_only() -> None:
    """MA-EX-41"""

    def gloth(cards: int) -> Fight:
        return Fight("gloth", "mossback", ["surge_of_speed"] * cards).play("A attack gloth", "B block mossback gloth")

    assert gloth(2).offers("A") == {"power charge"}
    assert why(gloth(2).state, 0, CODES.code("power tusk_gore")) == "MA-POWER-03"
    fight = gloth(3).play("A power tusk_gore", "B power snap", "A play surge_of_speed", "A on gloth", "B pass", 10)
    assert fight.hp("B.mossback") == 170


def test_ex_42_equal_speeds_roll_off_and_equal_rolls_are_rerolled() -> None:
    """MA-EX-42"""
    fight = Fight("silver_paw", "golden_claw")
    fight.play("A attack silver_paw", "B block golden_claw silver_paw", "A power powerful_bite")
    fight.play("B power golden_talons", "A pass", "B pass", 7, 7, 12, 4, 10, 11)
    assert fight.told("rolled_off", "rolled") == [
        "rolled_off A 7",
        "rolled_off B 7",
        "rolled_off A 12",
        "rolled_off B 4",
        "rolled A.silver_paw B.golden_claw 10",
        "rolled B.golden_claw A.silver_paw 11",
    ]


def test_ex_43_engagements_by_the_faster_member() -> None:
    """MA-EX-43"""
    fight = Fight("solace zephyra", "gloth mossback")
    fight.play("A attack solace", "A attack zephyra", "B block gloth solace", "B block mossback zephyra")
    fight.play("A power sorrows_edge", "A power static_feathers", "B power charge", "B power snap", "A pass", "B pass")
    fight.play(10, 11, 12, 13)
    assert fight.told("rolled") == [
        "rolled A.zephyra B.mossback 10",
        "rolled B.mossback A.zephyra 11",
        "rolled A.solace B.gloth 12",
        "rolled B.gloth A.solace 13",
    ]


def test_ruling_44_the_lead_player_orders_equally_fast_engagements() -> None:
    fight = Fight("solace ember_wing", "gloth mossback")
    fight.play("A attack solace", "A attack ember_wing", "B block gloth solace", "B block mossback ember_wing")
    fight.play("A power sorrows_edge", "A power blazing_talon", "B power charge", "B power snap", "A pass", "B pass")
    assert fight.offers("A") == {"first solace", "first ember_wing"}
    fight.play("A first ember_wing", 10)
    assert fight.told("rolled") == ["rolled A.ember_wing B.mossback 10"]


def test_ruling_46_equally_fast_extras_of_one_owner_are_ordered_by_the_owner() -> None:
    fight = Fight("ember_wing solace gloth", "huangdi mossback")
    fight.play("A attack ember_wing", "A attack solace", "A attack gloth", "B block mossback gloth", "B done")
    fight.play("A power blazing_talon", "A power sorrows_edge", "A power charge", "B power snap", "A pass", "B pass")
    assert fight.offers("A") == {"first ember_wing", "first solace"}
    fight.play("A first solace", 1, 1, "A strike mossback", 10, "A pass")
    assert fight.is_over()
    assert fight.told("rolled")[-1] == "rolled A.solace B.mossback 10"


def test_ruling_121_tied_extras_of_both_sides_roll_off_before_any_blow() -> None:
    fight = Fight("gloth golden_claw ember_wing / solace / huangdi", "mossback silver_paw / nagessa / goliath")
    fight.play("A attack gloth", "A attack golden_claw guard", "A attack ember_wing guard")
    fight.play("B block mossback gloth", "B block silver_paw gloth", "B block nagessa ember_wing", "B primary mossback")
    fight.play("A power charge", "A power golden_talons", "A power blazing_talon")
    fight.play("B power snap", "B power powerful_bite", "B power venom_fangs", "A pass", "B pass")
    fight.play(5, 9, 1, 1, 1, 1, 10, "A strike nagessa", 11)
    assert fight.told("rolled_off") == ["rolled_off A 5", "rolled_off B 9"]
    assert fight.told("rolled")[-2:] == ["rolled B.silver_paw A.gloth 10", "rolled A.golden_claw B.nagessa 11"]
    assert fight.is_over()


# Rolls and damage


def test_ex_45_a_natural_20_hits_and_adds_20() -> None:
    """MA-EX-45"""
    fight = Fight("mossback", "bling_bling")
    fight.play("A attack mossback", "B block bling_bling mossback", "A power snap", "B power quick_jab")
    fight.play("A pass", "B pass", 1, 20)
    assert (fight.hp("B.bling_bling"), fight.hp("A.mossback")) == (40, 200)


def test_ex_46_a_natural_1_deals_20_less() -> None:
    """MA-EX-46"""
    fight = Fight("ember_wing", "gloth")
    fight.play("A attack ember_wing", "B block gloth ember_wing", "A power blazing_talon", "B power charge")
    fight.play("A pass", "B pass", 1)
    assert fight.told("hit", "hp") == ["hp B.gloth 150", "hit 1 3 4 3", "hp B.gloth 140"]


def test_ex_46_a_natural_1_can_miss() -> None:
    """MA-EX-46"""
    fight = Fight("ember_wing", "bling_bling")
    fight.play("A attack ember_wing", "B block bling_bling ember_wing", "A power blazing_talon", "B power quick_jab")
    fight.play("A pass", "B pass", 1)
    assert fight.told("missed") == ["missed 1 3 4 12"]
    assert fight.hp("B.bling_bling") == 70


def test_ex_46_a_glancing_blow_has_no_secondary_effect() -> None:
    """MA-EX-46"""
    fight = Fight("gloth", "solace astaryan / mimick / sir_edmund")
    fight.play("A attack gloth", "B block solace gloth", "B done", "A power charge", "B power switch_hit")
    fight.play("A pass", "B pass", 1, 10)
    assert fight.told("rolled")[-1] == "rolled A.gloth B.solace 10"


def test_ex_47_a_hit_for_0_fires_hit_triggers_but_no_damage_triggers() -> None:
    """MA-EX-47"""
    fight = Fight("astaryan:100+deathstone", "astaryan")
    fight.play("A attack astaryan", "B block astaryan astaryan", "A power claw_rake", "B power claw_rake")
    fight.play("A pass", "B pass", 9, 3, 1)
    assert fight.told("hit", "triggered", "hp") == ["hit 1 3 4 4", "triggered B.astaryan 10", "hp A.astaryan 90"]


def test_ex_50_a_striker_doomed_by_triggers_still_deals_its_damage() -> None:
    """MA-EX-50"""
    fight = Fight("ember_wing:10 / gloth", "astaryan")
    fight.play("A attack ember_wing", "B block astaryan ember_wing", "A power blazing_talon", "B power claw_rake")
    fight.play("A pass", "B pass", 15)
    assert fight.told("hp", "downed")[1:] == ["hp A.ember_wing 0", "hp B.astaryan 90", "downed A.ember_wing"]
    fight.play("A move gloth front 0")
    assert fight.is_over()
    assert fight.state.vp == [0, 1]
    assert len(fight.told("rolled")) == 1


def test_ex_52_rows_are_centred() -> None:
    """MA-EX-52"""
    fight = Fight("gloth", "solace gloth astaryan / huangdi silver_paw / goliath")
    names = ["solace", "gloth", "astaryan", "huangdi", "silver_paw", "goliath"]

    def beside(name: str) -> set[str]:
        one = fight.number(f"B.{name}")
        return {other for other in names if adjacent(fight.state, one, fight.number(f"B.{other}"))}

    assert beside("solace") == {"gloth", "huangdi"}
    assert beside("gloth") == {"solace", "astaryan", "huangdi", "silver_paw"}
    assert beside("huangdi") == {"solace", "gloth", "silver_paw", "goliath"}
    assert beside("goliath") == {"huangdi", "silver_paw"}


def test_ex_54_adjacent_damage_is_chosen_one_batch_and_never_raised() -> None:
    """MA-EX-54"""
    fight = Fight("goliath", "huangdi mossback:10 / solace silver_paw:10 / gloth")
    fight.play("A attack goliath", "B block huangdi goliath", "B done", "A power earthshaker", "B power thunder_breath")
    fight.play("A pass", "B pass", 1, 20)
    assert fight.offers("A") == {"done", "adjacent mossback", "adjacent solace", "adjacent silver_paw"}
    fight.play("A adjacent mossback")
    assert fight.hp("B.mossback") == 10  # the batch waits for the other target
    assert fight.offers("A") == {"done", "adjacent solace", "adjacent silver_paw"}
    fight.play("A adjacent silver_paw")
    assert fight.hp("B.huangdi") == 80  # 150 - 10 Deadly Touch - 60
    assert fight.state.vp == [2, 0]
    assert fight.told("downed") == ["downed B.mossback", "downed B.silver_paw"]
    assert fight.is_over()


def test_ex_55_enrage_raises_hit_speed_and_damage_by_steps() -> None:
    """MA-EX-55"""
    fight = Fight("valtharax:40", "silver_paw")
    fight.play("A attack valtharax", "B block silver_paw valtharax", "A power rending_claws", "B power powerful_bite")
    fight.play("A pass", "B pass", 9, 3, 10)  # Speed 80 against 80
    assert fight.told("hit") == ["hit 10 5 15 5"]
    assert fight.hp("B.silver_paw") == 70


# Retaliate


@pytest.mark.parametrize("edition", ["2020", "first"])
def test_ex_56_the_replacement_retaliates(edition: str) -> None:
    """MA-EX-56"""
    fight = Fight("valtharax", "astaryan:30 / goliath", edition=edition)
    fight.play("A attack valtharax", "B block astaryan valtharax", "A power rending_claws", "B power claw_rake")
    fight.play("A pass", "B pass", 12, 4, 10, "B move goliath front 0")
    assert fight.hp("A.valtharax") == 150
    may = {"retaliate goliath astaryan"}
    assert fight.offers("B") == (may if edition == "first" else may | {"pass"})
    fight.play("B retaliate goliath astaryan")
    assert fight.hp("A.valtharax") == 140
    fight.play("B power crushing_blow", 10)
    assert fight.hp("A.valtharax") == 110
    assert fight.is_over()


def golden_claw_against_solace(act: str, b: str) -> Fight:
    fight = Fight("golden_claw:20 / gloth / huangdi", b)
    fight.play(act, "B block solace golden_claw", "A power golden_talons", "B power switch_hit")
    fight.play("A pass", "B pass", 10, "B pass", "A move gloth front 0", "A move huangdi guard 0")
    assert fight.state.vp == [0, 1]
    return fight


def test_ex_57_no_retaliate_for_a_flyer_that_attacked_beyond_the_front() -> None:
    """MA-EX-57"""
    assert golden_claw_against_solace("A attack golden_claw guard", "silver_paw / solace").is_over()


def test_ex_58_a_flyer_attacking_the_front_can_be_retaliated_for() -> None:
    """MA-EX-58"""
    fight = golden_claw_against_solace("A attack golden_claw", "solace / silver_paw")
    assert fight.offers("A") == {"retaliate gloth golden_claw", "pass"}
    fight.play("A retaliate gloth golden_claw", "A power charge", 10)
    assert fight.told("rolled")[-1] == "rolled A.gloth B.solace 10"
    assert fight.is_over()


def test_ex_59_a_guard_blocker_downed_by_a_flyer_is_retaliated_for() -> None:
    """MA-EX-59"""
    fight = Fight("golden_claw", "gloth / mossback:30 / huangdi")
    fight.play("A attack golden_claw guard", "B block mossback golden_claw", "A power golden_talons", "B power snap")
    fight.play("A pass", "B pass", 10, "B move huangdi guard 0")
    assert fight.offers("B") == {"retaliate huangdi mossback", "pass"}


def test_ex_61_a_pet_with_an_assignment_keeps_it_and_does_not_retaliate() -> None:
    """MA-EX-61"""
    fight = Fight("gloth golden_claw / solace / nagessa", "mossback:10 / huangdi")
    fight.play("A attack gloth", "A attack golden_claw guard", "B block mossback gloth", "B block huangdi golden_claw")
    fight.play("A power charge", "A power golden_talons", "B power snap", "B power thunder_breath")
    fight.play("A play surge_of_speed", "A on gloth", "B pass", 10, "B move huangdi front 0", 10, 11)
    assert fight.is_over()
    assert fight.told("rolled") == [
        "rolled A.gloth B.mossback 10",
        "rolled A.golden_claw B.huangdi 10",
        "rolled B.huangdi A.golden_claw 11",
    ]
    assert fight.lines("B") == [["huangdi"], [], []]


def test_ex_62_a_replacement_before_b4_takes_part_in_b4() -> None:
    """MA-EX-62"""
    fight = Fight("goliath", "huangdi:10 / silver_paw")
    fight.play("A attack goliath", "B block huangdi goliath", "B move silver_paw front 0")
    assert fight.offers("B") == {"retaliate silver_paw huangdi", "pass"}
    fight.play("B retaliate silver_paw huangdi")
    assert fight.hp("B.silver_paw") == 110
    fight.play("A power crushing_blow", "B power powerful_bite", "A pass", "B pass", 10, 11)
    assert fight.told("rolled") == ["rolled B.silver_paw A.goliath 10", "rolled A.goliath B.silver_paw 11"]
    assert fight.state.vp == [1, 0]


def test_ex_62_declined_before_b4_the_battle_goes_on_without_a_pair() -> None:
    """MA-EX-62"""
    fight = Fight("goliath", "huangdi:10 / silver_paw")
    fight.play("A attack goliath", "B block huangdi goliath", "B move silver_paw front 0", "B pass", "A pass", "B pass")
    assert fight.is_over()
    assert fight.told("extra") == ["extra A.goliath"]
    assert fight.hp("B.silver_paw") == 120


def test_ex_63_an_extra_blocker_is_promoted() -> None:
    """MA-EX-63"""
    fight = Fight("goliath", "huangdi:10 silver_paw / gloth / solace")
    fight.play("A attack goliath", "B block huangdi goliath", "B block silver_paw goliath", "B primary huangdi")
    assert fight.offers("B") == {"promote silver_paw"}
    fight.play("B promote silver_paw", "A power crushing_blow")
    assert fight.offers("B") == {"power powerful_bite"}  # engaged now: no holding back
    fight.play("B power powerful_bite", "A pass", "B pass", 10, 11)
    assert fight.told("rolled") == ["rolled B.silver_paw A.goliath 10", "rolled A.goliath B.silver_paw 11"]
    assert fight.hp("B.silver_paw") == 80
    assert fight.is_over()


# Line Checks


@pytest.mark.parametrize(
    ("lines", "offers"),
    [
        pytest.param(" / golden_claw", {"golden_claw front"}, id="ex_07"),
        pytest.param("astaryan /  / ember_wing", {"ember_wing guard"}, id="ex_08"),
        pytest.param("astaryan silver_paw /  / ember_wing", {"astaryan guard", "silver_paw guard"}, id="ex_09"),
        pytest.param("astaryan / golden_claw silver_paw / ", {"golden_claw rear", "silver_paw rear"}, id="ex_10"),
        pytest.param(
            "solace gloth astaryan / huangdi / ",
            {"huangdi rear", "solace guard", "gloth guard", "astaryan guard"},
            id="ex_83",
        ),
        pytest.param(" / gloth / solace", {"gloth front", "solace guard"}, id="ex_92"),
    ],
)
def test_line_check_offers(lines: str, offers: set[str]) -> None:
    fight = Fight("gloth", lines)
    fight.state.then(LineCheck(1))
    advance(fight.state)
    assert {offer.removeprefix("move ").rpartition(" ")[0] for offer in fight.offers("B")} == offers


def test_ex_92_a_pet_that_moved_does_not_pass_one_that_did_not() -> None:
    """MA-EX-92"""
    fight = Fight("gloth", " / gloth / solace")
    fight.state.then(LineCheck(1))
    advance(fight.state)
    fight.play("B move solace guard 0")
    assert fight.offers("B") == {"move gloth front 0"}
    assert why(fight.state, 1, CODES.code("move solace front 0")) == "MA-RULING-104"


# Ends and corner cases


def test_ex_88_the_last_die_stands_and_its_natural_1_counts() -> None:
    """MA-EX-88"""
    fight = Fight("gloth", "mossback", hand_b=["twist_of_fate"])
    fight.play("A attack gloth", "B block mossback gloth", "A power charge", "B power snap")
    fight.play("A pass", "B play twist_of_fate", "A pass", 19)
    assert fight.offers("B") == {"keep", "reroll"}
    fight.play("B reroll", 1)
    assert fight.told("rolled", "rerolls", "hit", "hp") == [
        "rolled A.gloth B.mossback 19",
        "rerolls B",
        "rolled A.gloth B.mossback 1",
        "hit 1 4 5 2",
        "hp B.mossback 190",
    ]
    fight.play(10)  # the effect is used up: nobody is asked
    assert fight.is_over()


def test_ex_94_more_points_win_a_clash_of_two_victories() -> None:
    """MA-EX-94"""
    fight = Fight("ember_wing:10", "astaryan:40 / gloth")
    fight.state.vp = [2, 1]
    fight.play("A attack ember_wing", "B block astaryan ember_wing", "A power blazing_talon", "B power claw_rake")
    fight.play("A pass", "B pass", 10)
    result = fight.state.result
    assert result is not None
    assert (result.rule, result.winners, result.points) == ("MA-RULING-105", 1, [3, 2])


@pytest.mark.parametrize("edition", ["2020", "first"])
def test_ex_98_an_extra_attacker_falls_at_entry_and_is_replaced(edition: str) -> None:
    """MA-EX-98"""
    fight = Fight("gloth:40 aelwen:10 / huangdi / sir_edmund", "goliath", edition=edition)
    fight.play("A attack gloth", "A attack aelwen", "B block goliath gloth")
    fight.play("A power charge", "A power thorn_dart", "B power crushing_blow", "A pass", "B pass", 10, 11)
    assert fight.told("downed") == ["downed A.gloth"]
    fight.play("A strike goliath", "A move huangdi front 0", "A move sir_edmund guard 0")
    assert fight.told("downed") == ["downed A.gloth", "downed A.aelwen"]
    may = {"retaliate huangdi aelwen"}
    assert fight.offers("A") == (may if edition == "first" else may | {"pass"})
    fight.play("A retaliate huangdi aelwen")
    assert fight.hp("A.huangdi") == 150  # an extra Attacker meets nobody before its strike
    fight.play("A power thunder_breath")
    assert fight.offers("A") == {"strike goliath", "pass"}
    fight.play("A strike goliath")
    assert fight.hp("A.huangdi") == 140
    fight.play(10)
    assert fight.hp("B.goliath") == 120
    assert fight.is_over()


def test_ex_99_whoever_declines_to_retaliate_is_out_of_the_battle() -> None:
    """MA-EX-99"""
    fight = Fight("valtharax ember_wing / solace / nagessa", "astaryan:30 / gloth")
    fight.play("A attack valtharax", "A attack ember_wing", "B block astaryan valtharax")
    fight.play("A power rending_claws", "A power blazing_talon", "B power claw_rake", "A pass", "B pass")
    fight.play(12, 4, 10, "B move gloth front 0", "B pass")
    assert fight.is_over()  # Ember Wing has nobody left to strike
    assert fight.hp("B.gloth") == 160


def test_ex_102_both_hold_a_reroll_lead_is_asked_first() -> None:
    """MA-EX-102"""
    twist = ["twist_of_fate", "surge_of_speed"]
    fight = Fight("gloth", "mossback", twist, twist)
    fight.play("A attack gloth", "B block mossback gloth", "A power charge", "B power snap")
    fight.play("A play twist_of_fate", "B play twist_of_fate", 4)
    assert (fight.offers("A"), fight.offers("B")) == ({"keep", "reroll"}, set())
    fight.play("A reroll", 17)
    assert (fight.offers("A"), fight.offers("B")) == (set(), {"keep", "reroll"})
    fight.play("B reroll", 9)
    assert fight.told("hit") == ["hit 9 4 13 2"]


def test_ruling_120_lead_is_asked_again_after_passive_rerolled() -> None:
    twist = ["twist_of_fate", "surge_of_speed"]
    fight = Fight("gloth", "mossback", twist, twist)
    fight.play("A attack gloth", "B block mossback gloth", "A power charge", "B power snap")
    fight.play("A play twist_of_fate", "B play twist_of_fate", 19, "A keep", "B reroll", 2)
    assert fight.offers("A") == {"keep", "reroll"}


def test_switch_hit_with_a_partner_in_battle_trades_slots_and_forfeits_its_blow() -> None:
    """MA-RULING-60: acted stays with the slot, used with the pet."""
    fight = Fight("gloth huangdi", "solace goliath")
    fight.play("A attack gloth", "A attack huangdi", "B block solace gloth", "B block goliath huangdi")
    fight.play("A power charge", "A power thunder_breath", "B power switch_hit", "B power crushing_blow")
    fight.play("A pass", "B pass", 10, "B switch goliath")
    assert fight.hp("A.gloth") == 130  # 20 from the blow, 10 from Deadly Touch of the newcomer
    fight.play(10, 11)
    assert fight.told("rolled") == [
        "rolled B.solace A.gloth 10",
        "rolled A.gloth B.goliath 10",
        "rolled A.huangdi B.solace 11",
    ]
    assert fight.is_over()


# The game as a whole


def random_asks(seed: int, edition: str = "2020") -> list[tuple[Arena, Ask[Any], int]]:
    """Every wait of one random game: a copy of the state, the Ask and the seat."""
    state = cast("Arena", GAME.new({"edition": edition}, ["", ""]))
    luck = Seeded(seed)
    found: list[tuple[Arena, Ask[Any], int]] = []
    while advance(state) is not None:
        chance = waiting_chance(state)
        if chance is not None:
            happen(state, chance, chance.roll(state, luck))
            continue
        ask = waiting_ask(state)
        assert ask is not None
        found.append((state.copy(), ask, ask.seat))
        options = ask.options(state, ask.seat)
        choose(state, ask, ask.seat, options[luck.below(len(options))])
    return found


@pytest.mark.parametrize("edition", ["2020", "first"])
def test_random_games_end_and_the_same_seed_gives_the_same_game(edition: str) -> None:
    for seed in range(40):
        one = GAME.new({"edition": edition}, ["", ""])
        two = GAME.new({"edition": edition}, ["", ""])
        assert play_out(one, Seeded(seed)) == play_out(two, Seeded(seed)) > 0
        assert one.result is not None
        assert snapshot(one) == snapshot(two)
        assert one.census() == GAME.new({}, ["", ""]).census()


def test_options_are_the_acts_that_no_rule_forbids() -> None:
    for seed in range(15):
        for state, ask, seat in random_asks(seed):
            allowed = [act for act in ask.acts(state, seat) if not ask.forbids(state, seat, act)]
            assert sorted(ask.options(state, seat)) == sorted(allowed), type(ask).__name__


def test_random_play_reaches_every_kind_of_question_but_the_order_of_tied_extras() -> None:
    seen = {type(ask).__name__ for seed in range(60) for _, ask, _ in random_asks(seed)}
    assert seen == {
        "NameAttackers",
        "NameMore",
        "NameBlockers",
        "BlockMore",
        "NamePrimary",
        "Declare",
        "LeadRune",
        "PassiveRune",
        "LeadRuneAfterAll",
        "SurgeOfSpeed",
        "OrderTied",
        "TwistFate",
        "AdjacentDamage",
        "SwitchHit",
        "PickTarget",
        "MovePet",
        "Retaliate",
        "Promote",
    }


def test_copies_in_mid_battle_do_not_touch_the_original() -> None:
    for state, _, _ in random_asks(3):
        before = snapshot(state)
        twin = state.copy()
        assert snapshot(twin) == before
        play_out(twin, Seeded(1))
        assert snapshot(state) == before


def test_masks_hide_the_enemys_runes_and_imagine_gives_them_faces() -> None:
    state, _, _ = random_asks(7)[20]
    masked = cast("Arena", mask(state, 0))
    assert [kind_of(card) for card in masked.hand(1).cards] == [-1] * len(state.hand(1))
    assert masked.hand(0).kinds() == state.hand(0).kinds()
    imagined = cast("Arena", imagine(masked, Seeded(2)))
    assert imagined.census() == state.census()
    assert snapshot(mask(imagined, 0)) == snapshot(masked)


def test_a_view_shows_lines_hp_and_only_the_own_hand() -> None:
    state, _, _ = random_asks(7)[20]
    view = GAME.view(state, 0, [], 0, [])
    zones = {zone.id: zone for zone in view.zones}
    assert [zone for zone in zones if zone.startswith("A.")] == [f"A.{line}" for line in LINES]
    assert {piece.card for piece in zones["hand.B"].pieces} == {None}
    assert None not in {piece.card for piece in zones["hand.A"].pieces}


def test_a_greedy_player_beats_random_play() -> None:
    greedy = Greedy(1)
    won = 0
    for seed in range(12):
        state = GAME.new({}, ["", ""])
        luck = Seeded(seed)
        own: Luck = Seeded(seed + 1000)
        while advance(state) is not None:
            chance = waiting_chance(state)
            if chance is not None:
                happen(state, chance, chance.roll(state, luck))
                continue
            ask = waiting_ask(state)
            assert ask is not None
            options = ask.options(state, ask.seat)
            option = options[own.below(len(options))]
            if ask.seat == 0 and len(options) > 1:
                option = greedy.choose(GAME, mask(state, 0), 0, options, [], own)
            choose(state, ask, ask.seat, option)
        assert state.result is not None
        won += state.result.returns(0)
    assert won > 0
