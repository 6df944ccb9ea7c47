"""Familiars and Foes, windows: the worked examples of the spec that this piece can express, played by notation.

Faces are scripted in the order they are needed and must all be used. Offers are exact sets.
"""

from __future__ import annotations

import pytest

from grimalkin.core.engine import Offer, choose, pending, roll_on, waiting_ask, why
from grimalkin.core.errors import BadRuling, BadSetup, IllegalChoice
from grimalkin.core.luck import Scripted, Seeded
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.snapshot import snapshot
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.core.view import view_json
from grimalkin.experiments.foes_cards import FOES
from grimalkin.experiments.foes_window import GAME, Battle
from grimalkin.players.driver import play_game
from grimalkin.players.greedy import Greedy
from grimalkin.players.player import Player
from grimalkin.players.random import Random, play_out

LETTERS = "ABCDE"
PP, J, M, F, N3 = "piddy_paw", "jinxie", "mimsy", "figgitch", "nutterson_iii"
IMP_AND_GLOOP = ["cinder_imp", "gloop"]


class Play:
    """A table with scripted luck. Words: `A attack` is a choice, `judge hp jinxie 1` a ruling."""

    def __init__(self, familiars: list[str], faces: list[str], settings: dict[str, str] | None = None) -> None:
        self.luck = Scripted(faces)
        seats = [Seat(name, "human", name) for name in familiars]
        self.table: Table = open_table(GAME, settings or {}, seats, self.luck)

    @property
    def state(self) -> Battle:
        state = self.table.state
        assert isinstance(state, Battle)
        return state

    def do(self, *words: str) -> Play:
        for word in words:
            who, _, what = word.partition(" ")
            if who == "judge":
                self.table.ruling(what)
            elif what.startswith("stop "):
                self.table.stop(LETTERS.index(who), what.removeprefix("stop "), True)
            elif what == "concede":
                self.table.concede(LETTERS.index(who))
            else:
                self.table.play(LETTERS.index(who), what)
        return self

    def to_the_foes(self) -> Play:
        """Everybody left in this round casts Summon the Toad and misses (a scripted 1 each), and passes all else."""
        this_round = self.state.round
        while self.state.round == this_round and self.state.toad < len(self.state.familiars):
            asked = self.asked()
            seat = asked[0]
            word = {"ChooseAction": "cast simple", "ChooseTarget": self.of(seat)[0]}.get(self.wait(), "pass")
            self.do(f"{seat} {word}")
        return self

    def wait(self) -> str:
        return type(waiting_ask(self.state)).__name__

    def offers(self) -> list[Offer]:
        return pending(self.state)

    def asked(self) -> list[str]:
        """The seats that are asked, in asking order."""
        return [LETTERS[offer.seat] for offer in self.offers() if offer.options]

    def of(self, seat: str) -> list[str]:
        """What a seat is offered as an answer."""
        return [GAME.codes.text(o) for offer in self.offers() if LETTERS[offer.seat] == seat for o in offer.options]

    def step_ins(self, seat: str) -> list[str]:
        return [GAME.codes.text(o) for offer in self.offers() if LETTERS[offer.seat] == seat for o in offer.standing]

    def why(self, seat: str, notation: str) -> str:
        return why(self.state, LETTERS.index(seat), GAME.codes.code(notation))

    def hp(self, name: str) -> int:
        return self.state.familiars[self.seat(name)].hp

    def mp(self, name: str) -> int:
        return self.state.familiars[self.seat(name)].mp

    def gems(self, name: str) -> int:
        return self.state.familiars[self.seat(name)].gems

    def tokens(self, name: str) -> int:
        return self.state.familiars[self.seat(name)].tokens

    def seat(self, name: str) -> int:
        return [familiar.mat.key for familiar in self.state.familiars].index(name)

    def foe(self, number: int) -> int:
        return self.state.foes[number - 1].hp

    def holder(self, foe: str) -> int:
        return self.state.won[FOES.index(foe)]

    def told(self) -> list[str]:
        """What was told by the last entry that told anything, and luck after it."""
        return [line.words(SPECTATOR) for line in self.table.lines()]

    def rule(self) -> str:
        assert self.state.result is not None
        return self.state.result.rule

    def finish(self) -> None:
        self.luck.finish()


# Actions


@pytest.mark.parametrize(("die", "left"), [("16", 13), ("17", 11)])
def test_ex_07_a_swift_kick_hits_for_2_and_from_17_for_4_and_unlocks_a_ballyhoo(die: str, left: int) -> None:
    """FF-EX-07"""
    play = Play([PP, M, N3], [*IMP_AND_GLOOP, die]).do("A attack", "A target 1")
    assert play.wait() == "Window"
    assert [(seat, play.of(seat)) for seat in play.asked()] == [("A", ["pass", "winds_of_change"])]
    play.do("A pass")
    assert play.foe(1) == left
    assert play.wait() == "BallyhooOffer"
    assert [(seat, play.of(seat)) for seat in play.asked()] == [
        ("B", ["pass", "ballyhoo"]),
        ("C", ["pass", "ballyhoo"]),
    ]
    play.finish()


def test_ex_08_a_whirligig_that_misses_is_paid_and_unlocks_nothing() -> None:
    """FF-EX-08"""
    play = Play([PP, M], [*IMP_AND_GLOOP, "8"]).do("A cast strong", "A target 1", "A pass")
    assert play.mp(PP) == 7
    assert play.foe(1) == 14
    assert (play.wait(), play.asked()) == ("ChooseAction", ["B"])
    play.finish()


def test_ex_09_the_elemental_spell_is_offered_only_against_its_element() -> None:
    """FF-EX-09"""
    play = Play([PP, F], ["gloop", "cinder_imp", "1"])
    assert play.of("A") == ["attack", "cast simple", "cast strong"]
    assert play.why("A", "cast elemental") == "FF-SPELL-04"
    play.do("A cast simple", "A target 1", "B pass", "A pass")
    assert play.of("B") == ["attack", "cast simple", "cast strong", "cast elemental"]
    play.do("B cast elemental")
    assert play.of("B") == ["target 1"]
    assert play.why("B", "target 2") == "FF-SPELL-04"
    play.finish()


def test_ex_16_squishy_brings_a_physical_hit_of_1_down_to_0_which_is_no_success() -> None:
    """FF-EX-16"""
    play = Play([M, N3], ["gloop", "cinder_imp", "10"]).do("A attack", "A target 1")
    assert play.foe(1) == 16
    assert (play.wait(), play.asked()) == ("ChooseAction", ["B"])
    play.finish()


def test_ruling_118_enthralling_prices_out_one_target_and_not_another() -> None:
    play = Play([PP, J], ["murk_siren", "gloop"]).do("judge mp piddy_paw 3")
    assert play.of("A") == ["attack", "cast simple", "cast strong"]
    play.do("A cast strong")
    assert play.of("A") == ["target 2"]
    assert play.why("A", "target 1") == "FF-SPELL-01"


def test_act_02_the_half_made_choice_can_be_taken_back_until_it_is_paid() -> None:
    play = Play([PP, J], IMP_AND_GLOOP).do("A cast strong")
    play.table.back(0)
    assert play.of("A") == ["attack", "cast simple", "cast strong"]
    assert play.mp(PP) == 10


def test_immovable_halves_and_buffeting_takes_2_off_a_spell_roll() -> None:
    play = Play([J, M], ["stone_colossus", "storm_roc", "16", "8", "1", "5"])
    play.do("A attack", "A target 1", "A pass", "B pass")  # W-PRE, the Ballyhoo
    assert play.foe(1) == 25  # 3 halved is 1
    play.do("B cast strong", "B target 2", "A pass")
    assert play.foe(2) == 24  # 8 - 2 = 6 misses
    assert "FF-PHYS-02 rolled 8 6" in play.told()
    play.finish()


# Ballyhoo


def test_ex_22_a_token_turns_closed_to_open_and_the_ballyhoo_goes_on() -> None:
    """FF-EX-22"""
    play = Play([PP, J, M], [*IMP_AND_GLOOP, "16", "closed"])
    play.do("A attack", "A target 1", "B pass", "A pass", "B ballyhoo")
    rain = ["healing_rain piddy_paw", "healing_rain jinxie", "healing_rain mimsy"]
    assert [(seat, play.of(seat)) for seat in play.asked()] == [
        ("A", ["pass", "good_luck_token"]),
        ("B", ["pass", "good_luck_token"]),
        ("C", ["pass", *rain, "good_luck_token"]),  # whoever is asked may use all that the window allows
    ]
    play.do("B good_luck_token")
    assert (play.asked(), play.tokens(J), play.state.supply) == (["A", "C"], 0, 8)  # a new pass; J has none left
    play.do("A pass", "C pass")
    assert (play.foe(1), play.mp(J)) == (11, 8)
    assert (play.wait(), play.asked()) == ("BallyhooOffer", ["C"])
    play.finish()


def test_ex_23_several_tokens_turn_one_flip_to_and_fro() -> None:
    """FF-EX-23"""
    play = Play([PP, J, M, F], [*IMP_AND_GLOOP, "storm_roc", "16", "open"]).do("A attack", "A target 1")
    assert play.asked() == ["B", "D"]  # W-PRE: Rock the Inferno, Finders Keepers
    play.do("B pass", "D pass", "A pass", "B ballyhoo", "C good_luck_token")
    assert (play.asked(), play.state.eye) == (["A", "B", "D"], 1)
    play.do("D good_luck_token")
    assert (play.asked(), play.state.eye) == (["A", "B"], 0)
    play.do("A pass", "B pass")
    assert (play.foe(1), play.state.supply) == (13, 8)
    assert (play.tokens(M), play.tokens(F)) == (0, 0)
    assert (play.wait(), play.asked()) == ("BallyhooOffer", ["C", "D"])
    play.finish()


def test_ex_25_the_last_point_counts_and_the_finisher_takes_the_card_and_nobody_else_is_offered() -> None:
    """FF-EX-25"""
    play = Play([PP, J, M, F], [*IMP_AND_GLOOP, "storm_roc", "17", "open"]).do(
        "judge foe 1 5", "A attack", "A target 1"
    )
    play.do("B pass", "D pass", "A pass")
    assert play.foe(1) == 1
    play.do("B ballyhoo", "A pass", "B pass", "C pass", "D pass")
    assert play.told()[-2:] == ["FF-FLOW-08 damaged foe.1 1 0", "FF-DEFEAT-01 defeated foe.1 B"]
    assert play.holder("cinder_imp") == 1
    assert (play.wait(), play.asked()) == ("ChooseAction", ["B"])
    play.finish()


def test_ex_26_loud_honk_allows_no_ballyhoo_and_many_arms_one_attempt() -> None:
    """FF-EX-26"""
    play = Play([PP, M, N3], ["thunder_goose", "kettle_bay_kraken", "16", "10", "open"])
    play.do("A attack", "A target 1", "A pass")
    assert (play.wait(), play.asked()) == ("ChooseAction", ["B"])
    play.do("B attack", "B target 2", "A pass", "A ballyhoo", "B pass", "C pass", "A pass")
    assert play.foe(2) == 26 - 1 - 2
    assert (play.wait(), play.asked()) == ("ChooseAction", ["C"])
    play.finish()


def test_ex_28_static_costs_2_and_the_flipper_falls() -> None:
    """FF-EX-28"""
    play = Play([PP, J, N3], ["sparkmite", "gloop", "16", "closed"]).do("judge hp jinxie 1", "A attack", "A target 1")
    play.do("B pass", "A pass", "B ballyhoo", "A pass", "B pass", "C pass")
    assert play.told()[-3:] == ["FF-TERM-01 lost B 2 0", "FF-FALL-01 fell B", "FF-FALL-01 skipped B"]
    assert (play.hp(J), play.mp(J), play.gems(J), play.tokens(J)) == (0, 0, 0, 1)
    assert (play.wait(), play.asked()) == ("ChooseAction", ["C"])
    play.finish()


def test_ex_29_with_two_familiars_the_other_one_may_attempt_with_its_own_mp() -> None:
    """FF-EX-29"""
    play = Play([PP, N3], [*IMP_AND_GLOOP, "16"]).do("A attack", "A target 1", "A pass")
    assert [(seat, play.of(seat)) for seat in play.asked()] == [("B", ["pass", "ballyhoo"])]
    play.finish()


def test_ballyhoo_is_claimed_by_the_second_seat_before_the_first_has_answered() -> None:
    play = Play([PP, M, N3], [*IMP_AND_GLOOP, "16", "open"], {"ballyhoo_mode": "claim"})
    play.do("A attack", "A target 1", "A pass")
    assert play.asked() == ["B", "C"]
    play.do("C ballyhoo")
    assert (play.mp(N3), play.mp(M)) == (11, 12)
    play.do("A pass", "B pass", "C pass")
    assert (play.wait(), play.asked()) == ("BallyhooOffer", ["B"])
    play.finish()


def test_ruling_61_a_declined_offer_comes_again_after_a_success() -> None:
    play = Play([PP, M, N3], [*IMP_AND_GLOOP, "16", "open"]).do("A attack", "A target 1", "A pass")
    play.do("B pass", "C ballyhoo", "A pass", "B pass", "C pass")
    assert (play.wait(), play.asked()) == ("BallyhooOffer", ["B"])
    play.finish()


# Interrupts


def test_ex_30_atomic_mirror_declared_before_the_roll_turns_the_hit_round() -> None:
    """FF-EX-30"""
    play = Play([M, N3], ["stone_colossus", "gloop", "1", "1", "18", "1"]).to_the_foes()
    assert [(seat, play.of(seat)) for seat in play.asked()] == [("B", ["pass", "atomic_mirror"])]
    play.do("B atomic_mirror")
    assert play.foe(1) == 22
    assert (play.hp(M), play.hp(N3), play.gems(N3)) == (13, 11, 2)
    play.do("B pass")
    play.finish()


def test_ex_31_once_the_die_is_shown_the_mirror_is_not_offered() -> None:
    """FF-EX-31"""
    play = Play([PP, N3], ["stone_colossus", "gloop", "1", "1", "18"]).to_the_foes()
    play.do("B stop post", "B pass")
    assert (play.wait(), play.asked()) == ("Window", ["A"])  # W-POST; N3 holds nothing legal, stop or not
    with pytest.raises(IllegalChoice, match="seat 1 cannot 'atomic_mirror'"):
        play.do("B atomic_mirror")
    play.finish()


def test_ex_32_a_mirrored_siren_still_forbids_magic_for_the_next_round() -> None:
    """FF-EX-32"""
    play = Play([M, N3], ["murk_siren", "gloop", "1", "1", "17", "1"]).to_the_foes().do("B atomic_mirror", "B pass")
    assert (play.foe(1), play.hp(M), play.hp(N3)) == (17, 13, 11)
    assert (play.wait(), play.of("A")) == ("ChooseAction", ["attack"])
    assert play.why("A", "cast simple") == "FF-RULING-79"
    play.finish()


def test_ex_34_the_mirror_holds_for_the_re_roll_of_the_same_event() -> None:
    """FF-EX-34"""
    play = Play([PP, N3], ["storm_roc", "gloop", "1", "1", "5", "19"]).to_the_foes().do("B atomic_mirror")
    assert [(seat, play.of(seat)) for seat in play.asked()] == [("A", ["pass", "winds_of_change"])]
    play.do("A winds_of_change")
    assert [(seat, play.of(seat)) for seat in play.asked()] == [("A", ["pass", "winds_of_change"])]
    play.do("A pass")
    assert (play.foe(1), play.gems(PP), play.hp(PP), play.hp(N3)) == (21, 2, 13, 11)
    assert play.told()[-1] == "FF-RULING-78 restricted foe.1 4"
    play.finish()


def test_ex_34_no_ballyhoo_holds_in_the_next_round_only() -> None:
    """FF-EX-34"""
    faces = ["storm_roc", "gloop", "1", "1", "19", "1", "16", "16", "1", "1", "16"]
    play = Play([PP, M], faces).to_the_foes().do("A pass", "B pass", "A pass")
    assert (play.state.round, play.asked()) == (2, ["B"])  # W-TURN: Mimsy could restore somebody
    play.do("B pass", "A attack", "A target 1", "A pass")
    assert (play.foe(1), play.wait(), play.asked()) == (22, "Window", ["B"])  # no offer in round 2; B's W-TURN
    play.do("B pass", "B attack", "B target 1", "A pass", "B pass", "A pass", "B pass", "A pass", "B pass")
    play.do("A attack", "A target 1", "A pass")
    assert (play.state.round, play.wait()) == (3, "BallyhooOffer")
    play.finish()


def test_ex_35_once_the_hit_is_scored_winds_of_change_is_not_offered_for_it() -> None:
    """FF-EX-35"""
    play = Play([PP, N3], ["storm_roc", "gloop", "1", "1", "18"]).to_the_foes().do("B pass")
    assert play.of("A") == ["pass", "winds_of_change"]
    play.do("A pass")
    assert (play.hp(PP), play.hp(N3)) == (10, 8)
    assert [(seat, play.of(seat)) for seat in play.asked()] == [("B", ["pass", "atomic_mirror"])]  # W-FOE of Foe #2
    play.do("A stop foe")
    with pytest.raises(IllegalChoice, match="seat 0 cannot 'winds_of_change'"):
        play.do("A winds_of_change")
    play.finish()


def test_ex_36_winds_of_change_again_after_each_re_roll_paid_once() -> None:
    """FF-EX-36"""
    play = Play([PP, M], [*IMP_AND_GLOOP, "4", "2", "15"]).do("A cast strong", "A target 1")
    play.do("A winds_of_change", "A winds_of_change")
    assert (play.of("A"), play.gems(PP), play.mp(PP)) == (["pass", "winds_of_change"], 1, 7)
    play.do("A pass")
    assert (play.foe(1), play.gems(PP), play.mp(PP)) == (10, 1, 7)
    assert play.wait() == "BallyhooOffer"
    play.finish()


def test_sa_03_without_a_gem_the_window_stays_closed() -> None:
    play = Play([PP, M], [*IMP_AND_GLOOP, "4"]).do("judge gems piddy_paw 0", "A cast strong", "A target 1")
    assert (play.wait(), play.asked()) == ("ChooseAction", ["B"])
    play.finish()


@pytest.mark.parametrize("saved", [True, False])
def test_ex_37_peril_opens_w_post_for_healing_rain(saved: bool) -> None:
    """FF-EX-37"""
    play = (
        Play([F, M], ["kettle_bay_kraken", "gloop", "1", "1", "18"])
        .do("judge gems figgitch 0", "judge hp figgitch 3")
        .to_the_foes()
    )
    play.do("B pass")  # W-FOE
    assert play.state.roll.nat == 18
    assert (play.asked(), play.of("B")) == (["B"], ["pass", "healing_rain figgitch", "healing_rain mimsy"])
    if saved:
        play.do("B healing_rain figgitch")
        assert (play.hp(F), play.gems(M)) == (5, 2)
    else:
        play.do("B pass")
        assert (play.hp(F), play.hp(M)) == (0, 10)
    play.finish()


def test_ex_37_the_window_closes_when_the_rain_has_ended_the_peril() -> None:
    """FF-EX-37"""
    play = Play([F, M], ["kettle_bay_kraken", "gloop", "1", "1", "18"])
    play.do("judge gems figgitch 0", "judge hp figgitch 3").to_the_foes().do("B pass", "B healing_rain figgitch")
    assert (play.hp(F), play.wait(), play.state.roll.nat) == (5, "Window", 0)  # scored; W-FOE of Foe #2
    play.finish()


def test_ex_38_where_healing_is_forbidden_the_rain_is_no_rescue() -> None:
    """FF-EX-38"""
    faces = ["lava_lug", "kettle_bay_kraken", "1", "1", "19", "1", "1", "1", "18", "18"]
    play = Play([F, M], faces).do("judge gems figgitch 0", "judge hp figgitch 5").to_the_foes()
    play.do("B pass", "B pass")  # W-FOE of both: the restriction counts from the next round on
    assert (play.state.round, play.hp(F), play.wait(), play.asked()) == (2, 2, "ChooseAction", ["A"])  # no W-TURN
    play.to_the_foes()
    assert (play.hp(F), play.hp(M)) == (0, 5)  # no window opened in peril
    assert (play.state.round, play.wait(), play.asked()) == (3, "Window", ["B"])  # and healing counts again
    play.finish()


def test_ex_39_rock_the_inferno_doubles_and_rules_out_a_ballyhoo() -> None:
    """FF-EX-39"""
    play = Play([F, J], [*IMP_AND_GLOOP, "12", "2"]).do("A cast strong", "A target 1")
    assert [(seat, play.of(seat)) for seat in play.asked()] == [
        ("A", ["pass", "finders_keepers"]),
        ("B", ["pass", "rock_the_inferno"]),
    ]
    play.do("B rock_the_inferno")
    assert (play.asked(), play.gems(J)) == (["A"], 2)  # once per roll (FF-RULING-47)
    play.do("A pass")
    assert play.foe(1) == 6
    assert (play.wait(), play.asked()) == ("ChooseAction", ["B"])
    play.do("B attack", "B target 1", "B rock_the_inferno", "A pass")
    assert (play.hp(J), play.foe(1)) == (10, 6)
    play.finish()


def test_ex_40_finders_keepers_gains_a_token_on_10_or_less() -> None:
    """FF-EX-40"""
    play = Play([F, PP], ["gloop", "storm_roc", "1", "1", "10", "11"]).to_the_foes()
    assert play.of("A") == ["pass", "finders_keepers"]
    play.do("A finders_keepers")
    assert (play.asked(), play.of("B")) == (["B"], ["pass", "winds_of_change"])
    play.do("B pass")
    assert (play.tokens(F), play.state.supply) == (2, 7)
    play.do("A finders_keepers", "B pass")
    assert (play.tokens(F), play.gems(F)) == (2, 1)
    play.finish()


def foes_die_shown(hp: int) -> Play:
    """FF-EX-42: order PP, J, M; the die of a Foe shows a hit of 3; J holds nothing that fits."""
    play = Play([PP, J, M], ["storm_roc", "gloop", "1", "1", "1", "18"])
    return play.do("judge hp jinxie 11", f"judge hp mimsy {hp}").to_the_foes().do("C pass")


def test_ex_42_in_peril_pp_is_asked_first_j_not_at_all_then_m_and_a_use_starts_again_at_pp() -> None:
    """FF-EX-42"""
    play = foes_die_shown(3)
    rain = ["healing_rain piddy_paw", "healing_rain jinxie", "healing_rain mimsy"]
    assert [(s, play.of(s)) for s in play.asked()] == [("A", ["pass", "winds_of_change"]), ("C", ["pass", *rain])]
    assert play.step_ins("B") == []
    play.do("A pass")
    assert play.asked() == ["C"]
    play.do("C healing_rain jinxie")  # somebody else: the peril stays
    assert play.asked() == ["A", "C"]
    play.finish()


def test_ex_42_after_a_re_roll_the_asking_starts_again_at_pp() -> None:
    """FF-EX-42"""
    play = foes_die_shown(3)
    play.luck.faces.append("19")
    play.do("A winds_of_change")
    assert (play.asked(), play.state.roll.nat) == (["A", "C"], 19)
    play.finish()


def test_ex_42_without_peril_only_pp_is_asked() -> None:
    """FF-EX-42"""
    play = foes_die_shown(4)
    assert [(seat, play.of(seat)) for seat in play.asked()] == [("A", ["pass", "winds_of_change"])]
    assert play.step_ins("C") == ["healing_rain piddy_paw", "healing_rain jinxie", "healing_rain mimsy"]
    play.finish()


def test_ex_42_without_peril_m_is_asked_too_if_m_set_a_stop() -> None:
    """FF-EX-42"""
    play = Play([PP, J, M], ["storm_roc", "gloop", "1", "1", "1", "18"]).do("judge hp mimsy 4", "C stop post")
    while play.state.toad < 3 or play.state.roll.nat == 0:
        seat = play.asked()[0]
        word = {"ChooseAction": "cast simple", "ChooseTarget": "target 1"}.get(play.wait(), "pass")
        play.do(f"{seat} {word}")
    assert play.asked() == ["A", "C"]
    play.do("A pass", "C pass")
    assert play.hp(M) == 1
    play.finish()


def test_a_window_is_claimed_by_the_second_seat_before_the_first_has_answered() -> None:
    play = foes_die_shown(3).do("C healing_rain mimsy")
    assert (play.hp(M), play.asked()) == (8, ["A"])  # no peril any more: only PP's re-roll opens the window
    play.finish()


# Step-ins


def test_5_3_mimsy_steps_in_above_another_seats_choice_which_goes_on_after_it() -> None:
    play = Play([PP, M], IMP_AND_GLOOP).do("judge hp piddy_paw 3", "A cast strong")
    rain = ["healing_rain piddy_paw", "healing_rain mimsy"]
    assert (play.wait(), play.of("A"), play.step_ins("B")) == ("ChooseTarget", ["target 1", "target 2"], rain)
    play.do("B healing_rain piddy_paw")
    assert (play.hp(PP), play.gems(M)) == (8, 2)
    assert (play.wait(), play.of("A")) == ("ChooseTarget", ["target 1", "target 2"])


def test_5_3_a_seat_that_the_window_asks_has_its_items_there_and_does_not_step_in() -> None:
    play = foes_die_shown(3)
    assert play.of("C")[1:] == ["healing_rain piddy_paw", "healing_rain jinxie", "healing_rain mimsy"]
    assert play.step_ins("C") == []


def test_5_3_a_step_in_leaves_the_passes_of_the_window_below_as_they_are() -> None:
    play = foes_die_shown(3).do("C pass")
    assert (play.asked(), len(play.step_ins("C"))) == (["A"], 3)
    play.do("C healing_rain mimsy")
    assert (play.asked(), play.hp(M)) == (["A"], 8)
    play.finish()


def test_sa_03_and_sa_07_no_gem_and_no_fallen_familiar_for_the_rain() -> None:
    play = Play([PP, M, N3], IMP_AND_GLOOP).do("judge hp nutterson_iii 0")
    assert play.step_ins("B") == ["healing_rain piddy_paw", "healing_rain mimsy"]
    play.do("judge gems mimsy 0")
    assert play.step_ins("B") == []


def test_ruling_91_wyrmfire_steps_in_on_the_last_foe_and_the_choice_lapses_into_the_new_wave() -> None:
    play = Play([PP, M], [*IMP_AND_GLOOP, "16", "storm_roc", "sparkmite"]).do("judge card magma_wyrm piddy_paw")
    play.do("judge foe 1 2", "judge foe 2 5", "A attack", "A target 1", "A pass")
    assert (play.wait(), play.of("A")) == ("Window", ["pass", "wyrmfire 2"])  # B's W-TURN, opened by a QUIET item
    play.do("A pass", "B cast strong")
    assert (play.wait(), play.step_ins("A")) == ("ChooseTarget", ["wyrmfire 2"])
    play.do("A wyrmfire 2")
    assert (play.holder("gloop"), play.holder("magma_wyrm")) == (0, -2)
    assert (play.state.wave, play.state.toad, play.foe(1), play.foe(2)) == (2, 1, 24, 13)
    assert (play.wait(), play.asked()) == ("ChooseAction", ["B"])  # the half-made choice is gone, nothing was paid
    assert play.of("B") == ["attack", "cast simple", "cast strong", "cast elemental"]
    assert play.mp(M) == 12
    play.finish()


def test_ex_98_wyrmfire_on_the_target_makes_the_ballyhoo_offer_lapse() -> None:
    """FF-EX-98"""
    play = Play([PP, M, N3], [*IMP_AND_GLOOP, "16"]).do("judge card magma_wyrm piddy_paw", "judge foe 1 6")
    play.do("A attack", "A target 1", "A pass")
    assert (play.wait(), play.asked(), play.step_ins("A")) == (
        "BallyhooOffer",
        ["B", "C"],
        ["wyrmfire 1", "wyrmfire 2"],
    )
    play.do("B pass", "A wyrmfire 1")
    assert (play.holder("cinder_imp"), play.wait(), play.asked()) == (0, "ChooseAction", ["B"])
    assert play.state.answers == ()
    play.finish()


def test_ex_84_and_97_a_foe_defeated_in_its_own_window_does_not_roll_and_the_gem_is_spent() -> None:
    """FF-EX-84"""
    play = Play([PP, N3], [*IMP_AND_GLOOP, "1", "1"]).do("judge card magma_wyrm piddy_paw", "judge foe 1 4")
    play.to_the_foes()
    assert [(seat, play.of(seat)) for seat in play.asked()] == [
        ("A", ["pass", "wyrmfire 1", "wyrmfire 2"]),
        ("B", ["pass", "atomic_mirror"]),
    ]
    play.do("B atomic_mirror", "A wyrmfire 1")
    assert (play.gems(N3), play.holder("cinder_imp")) == (2, 0)
    assert (play.state.roll.slot, play.asked()) == (1, ["B"])  # W-FOE of Foe #2
    play.finish()


def test_5_3_the_window_before_a_foes_roll_lapses_if_a_step_in_defeats_that_foe() -> None:
    play = Play([PP, N3], [*IMP_AND_GLOOP, "1", "1"]).do("judge card magma_wyrm piddy_paw", "judge foe 1 4")
    play.to_the_foes().do("A pass")
    assert (play.asked(), play.step_ins("A")) == (["B"], ["wyrmfire 1", "wyrmfire 2"])
    play.do("A wyrmfire 1")
    assert (play.state.roll.slot, play.asked()) == (1, ["B"])
    play.finish()


def test_ruling_42_quiet_items_do_not_fit_a_pending_roll() -> None:
    play = Play([PP, M], [*IMP_AND_GLOOP, "16"]).do("judge card magma_wyrm piddy_paw", "A attack", "A target 1")
    assert play.of("A") == ["pass", "winds_of_change"]
    assert play.why("A", "wyrmfire 1") == "FF-RULING-42"
    assert play.why("A", "good_luck_token") == "FF-LUCK-02"
    play.finish()


def test_rew_05_slime_salve_is_used_once_by_its_holder() -> None:
    play = Play([PP, N3], [*IMP_AND_GLOOP]).do("judge hp piddy_paw 3")
    assert play.step_ins("B") == []
    play = Play([PP, N3], ["cinder_imp", "storm_roc"]).do("judge card gloop nutterson_iii", "judge hp piddy_paw 3")
    assert play.step_ins("B") == ["slime_salve piddy_paw", "slime_salve nutterson_iii"]
    play.do("B slime_salve piddy_paw")
    assert (play.hp(PP), play.step_ins("B")) == (7, [])


# Asking one by one or all at once


def test_polled_and_claim_give_the_same_game_for_the_same_claims() -> None:
    one = ["A attack", "A target 2", "B pass", "A pass", "B ballyhoo", "B good_luck_token", "A pass", "C pass"]
    one += ["C ballyhoo", "A pass", "C pass"]
    # the same claims, but nobody who merely passes is waited for in turn
    all_at_once = ["A attack", "A target 2", "B pass", "A pass", "B ballyhoo", "B good_luck_token", "C pass", "A pass"]
    all_at_once += ["C ballyhoo", "C pass", "A pass"]
    faces = ["storm_roc", "cinder_imp", "16", "closed", "open"]
    polled = Play([PP, J, M], faces).do(*one)
    claim = Play([PP, J, M], faces, {"interrupt_mode": "claim", "ballyhoo_mode": "claim"}).do(*all_at_once)
    assert snapshot(polled.state) == snapshot(claim.state)
    assert [o.options for o in polled.offers()] == [o.options for o in claim.offers()]
    assert polled.told() == claim.told()
    polled.finish()
    claim.finish()


# Conceding


def test_d28_conceding_is_proposed_and_needs_everybody() -> None:
    play = Play([PP, M, N3], IMP_AND_GLOOP).do("B concede")
    assert (play.wait(), play.asked(), play.of("A")) == ("ConcedeVote", ["A", "C"], ["refuse", "agree"])
    play.do("C agree", "A refuse")
    assert (play.wait(), play.asked()) == ("ChooseAction", ["A"])
    with pytest.raises(IllegalChoice, match="FF-RULING-112"):
        play.do("B concede")
    play.do("C concede", "A agree", "B agree")
    assert play.rule() == "FF-RULING-112"


def test_d28_no_answer_to_the_vote_is_a_refusal() -> None:
    play = Play([PP, M], IMP_AND_GLOOP).do("A concede")
    play.table.timeout(1)
    assert (play.wait(), play.asked()) == ("ChooseAction", ["A"])


def test_d28_the_fallen_vote_too_and_votes_are_sealed() -> None:
    play = Play([PP, M, N3], IMP_AND_GLOOP).do("judge hp nutterson_iii 0", "A concede", "B agree")
    assert play.asked() == ["C"]
    assert GAME.mask(play.state, 2).answers[0].option == -1


# Defeat, rewards, Waves, the end


def test_ex_48_a_foe_heals_up_to_its_maximum() -> None:
    """FF-EX-48"""
    play = Play([J, M, N3], ["gloop", "cinder_imp", "1", "1", "1", "6"]).do("judge foe 1 16").to_the_foes().do("C pass")
    assert play.foe(1) == 17
    play.finish()


def test_ex_49_a_foe_that_backfires_to_0_goes_to_its_last_damager() -> None:
    """FF-EX-49"""
    play = Play([M, N3], ["lava_lug", "gloop", "10", "1", "4"]).do("judge foe 1 3", "A attack", "A target 1", "B pass")
    play.do("B cast simple", "B target 2", "B pass")
    assert (play.foe(1), play.holder("lava_lug")) == (0, 0)
    play.finish()


def test_ex_50_never_damaged_by_a_familiar_it_goes_to_the_first_standing_seat() -> None:
    """FF-EX-50"""
    play = Play([J, M, N3], [*IMP_AND_GLOOP, "1", "1", "1", "2"]).do("A cast simple", "A target 1", "A pass")
    play.do("judge foe 1 2", "judge hp jinxie 0").to_the_foes().do("C pass")
    assert (play.foe(1), play.holder("cinder_imp")) == (0, 1)
    play.finish()


def test_ex_52_thorns_answer_a_hit_unless_the_foe_is_defeated() -> None:
    """FF-EX-52"""
    play = Play([PP, M], ["rootsnapper", "gloop", "16"]).do("judge foe 1 2", "A attack", "A target 1", "A pass")
    assert (play.hp(PP), play.holder("rootsnapper")) == (13, 0)
    play = Play([PP, M], ["rootsnapper", "gloop", "16"]).do("judge foe 1 3", "A attack", "A target 1", "A pass")
    assert (play.hp(PP), play.foe(1), play.wait()) == (12, 1, "BallyhooOffer")


def test_ex_57_after_a_wave_completed_in_the_last_turn_the_new_foes_roll_first() -> None:
    """FF-EX-57"""
    play = Play([M, N3], [*IMP_AND_GLOOP, "10", "10", "storm_roc", "sparkmite", "5"])
    play.do("judge foe 1 1", "judge foe 2 1", "A attack", "A target 1", "B attack", "B target 2")
    assert (play.state.wave, play.mp(N3), play.state.roll.slot, play.asked()) == (2, 12, 0, ["B"])
    play.do("B pass")
    assert play.state.roll.slot == 1
    play.finish()


def test_ex_58_a_wave_that_ends_by_backfire_ends_the_round_and_the_new_foes_have_not_rolled() -> None:
    """FF-EX-58"""
    play = Play([M, PP], ["gloop", "cinder_imp", "18", "1", "2", "storm_roc", "sparkmite"])
    play.do("judge foe 1 2", "judge foe 2 2", "A attack", "A target 1", "B pass")
    assert play.holder("gloop") == 0
    play.do("B cast simple", "B target 2", "B pass", "B pass")  # a miss; the Imp rolls 2: backfire 2
    assert (play.state.wave, play.state.round, play.state.toad) == (2, 2, 0)
    assert (play.foe(1), play.foe(2), play.mp(PP)) == (24, 13, 10)
    assert (play.wait(), play.asked()) == ("ChooseAction", ["A"])
    play.finish()


def test_ex_62_the_last_foe_of_the_last_wave_wins_also_with_one_familiar_standing() -> None:
    """FF-EX-62"""
    faces = ["cinder_imp", "storm_roc", "8", "5", "9", "sparkmite", "lava_lug", "5", "5", "8", "5", "9"]
    play = Play([N3, M], faces).do("judge hp mimsy 0", "judge foe 1 1", "judge foe 2 1")
    play.do("A attack", "A target 1", "A pass", "A attack", "A target 2")
    assert (play.state.wave, play.state.toad) == (2, 2)
    play.do("A pass", "A pass", "judge foe 1 1", "judge foe 2 1", "A attack", "A target 1", "A pass")
    play.do("A attack", "A target 2")
    play.finish()
    assert play.rule() == "FF-GOAL-02"
    assert play.state.result is not None
    assert play.state.result.winners == 0b11


def test_ex_63_the_last_familiar_falls_and_the_game_is_lost_at_once() -> None:
    """FF-EX-63"""
    play = Play([PP, M], ["cinder_imp", "gloop", "1", "10"]).do("judge hp mimsy 0", "judge hp piddy_paw 1")
    play.do("A cast simple", "A target 1", "A pass", "A pass")
    assert play.rule() == "FF-GOAL-03"
    play.finish()


def test_ex_81_thorns_fell_the_last_familiar() -> None:
    """FF-EX-81"""
    play = Play([PP, M], ["rootsnapper", "gloop", "16"]).do("judge hp mimsy 0", "judge hp piddy_paw 1", "judge foe 1 3")
    play.do("A attack", "A target 1", "A pass")
    assert (play.rule(), play.foe(1)) == ("FF-GOAL-03", 1)


def test_ruling_67_a_ballyhoo_is_offered_although_the_attacker_fell_by_thorns() -> None:
    play = Play([PP, N3], ["rootsnapper", "gloop", "16"]).do("judge hp piddy_paw 1", "A attack", "A target 1", "A pass")
    assert (play.hp(PP), play.wait(), play.asked()) == (0, "BallyhooOffer", ["B"])


def test_peril_counts_thorns_and_a_doubled_backfire() -> None:
    play = Play([J, M], ["rootsnapper", "gloop", "16"]).do("judge hp jinxie 1", "A attack", "A target 1", "A pass")
    assert (play.wait(), play.asked()) == ("Window", ["B"])
    play = Play([J, M], ["cinder_imp", "gloop", "2"]).do("judge hp jinxie 2", "A attack", "A target 1")
    play.do("A rock_the_inferno")
    assert (play.wait(), play.asked()) == ("Window", ["B"])


# What holds for every game


def standing_state(seed: int, seats: int, choices: int) -> Battle:
    """A state after so many random choices, perhaps fewer."""
    state = GAME.new({}, [""] * seats)
    luck = Seeded(seed)
    for _choice in range(choices):
        ask = roll_on(state, luck)
        if ask is None:
            break
        seat = ask.order(state)[0]
        options = ask.options(state, seat)
        choose(state, ask, seat, options[luck.below(len(options))])
    roll_on(state, luck)
    assert isinstance(state, Battle)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_and_the_same_seed_gives_the_same_game(seats: int) -> None:
    for seed in range(40):
        ends: list[str] = []
        for _twin in range(2):
            state = GAME.new({}, [""] * seats)
            decisions = play_out(state, Seeded(seed))
            assert state.result is not None
            assert state.census() == list(range(len(FOES)))
            ends.append(f"{decisions} {snapshot(state)}")
        assert ends[0] == ends[1]


def test_tokens_are_neither_made_nor_lost() -> None:
    for seed in range(40):
        state = standing_state(seed, 5, 60)
        assert state.supply + sum(familiar.tokens for familiar in state.familiars) == 10


def test_ruling_10_a_game_that_does_not_end_is_stalled() -> None:
    state = GAME.new({}, ["", ""])
    assert isinstance(state, Battle)
    state.round = 60
    luck = Seeded(1)
    while state.result is None:
        ask = roll_on(state, luck)
        if ask is not None:
            seat = ask.order(state)[0]
            choose(state, ask, seat, ask.options(state, seat)[0])
    assert (state.result.rule, state.result.winners) == ("FF-RULING-10", 0)


def test_term_08_face_down_foes_are_hidden_in_every_view() -> None:
    for seed in range(20):
        state = standing_state(seed, 3, 15)
        hidden = [FOES[card >> 16] for card in state.coming.cards]
        assert len(hidden) in (7, 9)
        for seat in (0, 1, 2, SPECTATOR):
            text = view_json(GAME.view(state, seat, [], 0, [])).decode()
            assert not [name for name in hidden if name in text]


def test_a_view_does_not_change_with_the_face_down_foes() -> None:
    for seed in range(20):
        state = standing_state(seed, 4, 25)
        twin = GAME.imagine(GAME.mask(state, 1), Seeded(seed))
        assert isinstance(twin, Battle)
        assert twin.census() == list(range(len(FOES)))
        for seat in (1, SPECTATOR):
            assert view_json(GAME.view(state, seat, [], 0, [])) == view_json(GAME.view(twin, seat, [], 0, []))


def test_a_copy_shares_nothing_that_changes() -> None:
    for seed in range(20):
        state = standing_state(seed, 5, 30)
        before = snapshot(state)
        assert snapshot(state.copy()) == before
        play_out(state.copy(), Seeded(seed))
        assert snapshot(state) == before


def test_every_offer_is_what_no_rule_forbids_and_step_ins_never_repeat_an_answer() -> None:
    for seed in range(60):
        state = standing_state(seed, 2 + seed % 4, seed)
        ask = waiting_ask(state)
        if ask is None:
            continue
        for offer in pending(state):
            asked = offer.seat in ask.order(state)
            acts = ask.acts(state, offer.seat) if asked else []
            assert offer.options == [act for act in acts if not ask.forbids(state, offer.seat, act)]
            assert len(set(offer.options + offer.standing)) == len(offer.options + offer.standing)


def test_greedy_players_see_masks_and_do_better_than_random_ones() -> None:
    won = {"greedy": 0, "random": 0}
    players: dict[str, Player] = {"greedy": Greedy(2), "random": Random()}
    for name, player in players.items():
        for seed in range(6):
            state = GAME.new({}, ["", "", ""])
            play_game(GAME, state, [player] * 3, Seeded(seed), Seeded(seed + 1))
            assert isinstance(state, Battle)
            won[name] += 100 * (state.wave - 1) - sum(foe.hp for foe in state.foes)
    assert won["greedy"] > won["random"]


def test_an_undone_step_in_is_the_same_when_redone() -> None:
    play = Play([PP, M], IMP_AND_GLOOP).do("judge hp piddy_paw 3", "A cast strong", "B healing_rain piddy_paw")
    after = snapshot(play.state)
    play.table.undo(1, [])
    assert (play.hp(PP), play.gems(M)) == (3, 3)
    play.table.redo(1, [])
    assert snapshot(play.state) == after


def test_setup_and_rulings_refuse_what_they_do_not_know() -> None:
    with pytest.raises(BadSetup, match="FF-RULING-07"):
        GAME.new({}, [PP, PP])
    with pytest.raises(BadSetup, match="no Familiar 'toad'"):
        GAME.new({}, ["toad", ""])
    with pytest.raises(BadSetup, match="1 seats came"):
        GAME.new({}, [""])
    for text in ("hp toad 3", "hp jinxie 3", "foe 3 1", "foe 1 0", "card gloop mimsy", "sing"):
        with pytest.raises(BadRuling):
            Play([PP, M], ["cinder_imp", "gloop"]).do(f"judge {text}")
