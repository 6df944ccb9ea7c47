"""Spec 5.2, 5.3, 5.6: in which windows each Special Ability and each Foe Reward may be used, and what opens one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.familiars_and_foes.support import FIVE, Play

EVERY_WINDOW = ["turn", "pre", "post", "flip", "fall", "after", "foe", "wave"]
# the windows that a tag is allowed in; a Foe's W-POST is written `foe post`
ALLOWED = {
    "PRE_ROLL": ["pre"],
    "PRE_FOE_ROLL": ["foe"],
    "POST_ROLL": ["post", "foe post"],
    "WOULD_FALL": ["fall"],
    "ANY": ["turn", "pre", "post", "flip", "after", "foe", "foe post", "wave"],
    "QUIET": ["turn", "after", "foe", "wave"],
}
ABILITIES = {
    "winds_of_change": ("A", ["post", "foe post"]),
    "rock_the_inferno": ("B", ["pre"]),
    "healing_rain": ("C", ALLOWED["ANY"]),
    "finders_keepers": ("D", ["pre", "foe"]),
    "atomic_mirror": ("E", ["foe"]),
}
# reward: the Foe that it lies under, its tag
REWARDS = {
    "hot_coal": ("cinder_imp", "PRE_ROLL"),
    "mud_mask": ("mudgrub", "PRE_FOE_ROLL"),
    "heart_of_stone": ("stone_colossus", "PRE_FOE_ROLL"),
    "ink_cloud": ("kettle_bay_kraken", "PRE_FOE_ROLL"),
    "harpy_plume": ("gale_harpy", "POST_ROLL"),
    "roc_feather": ("storm_roc", "POST_ROLL"),
    "ninth_life": ("void_kitten", "WOULD_FALL"),
    "slime_salve": ("gloop", "ANY"),
    "bubble_pipe": ("bog_bubbler", "ANY"),
    "root_tonic": ("rootsnapper", "ANY"),
    "sirens_comb": ("murk_siren", "ANY"),
    "hags_hot_cocoa": ("frost_hag", "ANY"),
    "stardust": ("star_eater", "ANY"),
    "stolen_plans": ("sneaky_spyder", "QUIET"),
    "lucky_spark": ("sparkmite", "QUIET"),
    "golden_egg": ("thunder_goose", "QUIET"),
    "bramble_armor": ("brambleback", "QUIET"),
    "troll_tonic": ("cobble_troll", "QUIET"),
    "lava_lamp": ("lava_lug", "QUIET"),
    "pleasant_dream": ("dream_leech", "QUIET"),
    "trunk_of_treasure": ("mimic_trunk", "QUIET"),
    "djinns_wish": ("hexwind_djinn", "QUIET"),
    "wyrmfire": ("magma_wyrm", "QUIET"),
    "countesss_fan": ("ashen_countess", "QUIET"),
    "borrowed_trick": ("the_unfamiliar", "as copied"),
}


def windows_of(reward: str) -> list[str]:
    """Where a reward may be used in a game of all five Familiars: Healing Rain can be borrowed almost everywhere."""
    tag = REWARDS[reward][1]
    found = ALLOWED["ANY"] if tag == "as copied" else ALLOWED[tag]
    return [window for window in found if not (reward == "roc_feather" and window == "foe post")]


def hurt(**more: Any) -> dict[str, Any]:
    """A Familiar that everything could do some good."""
    return {"hp": 8, "mp": 5, "gems": 1, **more}


# the way through every window: where it begins, then what is played; the Foe never falls
WAYS: dict[str, tuple[str, list[str | int], dict[str, str]]] = {
    "turn": ("turn", [], {"turn": "turn"}),
    "attack": (
        "action",
        ["A attack 1", 6, "B ballyhoo", "closed"],
        {"pre": "pre", "post": "post", "after": "after", "flip": "flip"},
    ),
    "foe": ("foe", [16], {"foe": "foe", "post": "foe post"}),
}


def asked_on(way: str, board: str, sides: dict[str, Any], **position: Any) -> dict[str, dict[str, set[str]]]:
    """By window, what each seat that was asked could use."""
    at, acts, names = WAYS[way]
    found: dict[str, dict[str, set[str]]] = {name: {} for name in names.values()}
    for window, seat, uses in Play(at, board, FIVE, wave=4, **sides, **position).walk(*acts):
        if window in names:
            found[names[window]].setdefault(seat, set()).update([use.split()[1] for use in uses])
    return found


def test_the_tables_name_every_reward_once() -> None:
    assert len(REWARDS) == len({foe for foe, _tag in REWARDS.values()}) == 25


@pytest.mark.parametrize("board", ["cinder_imp", "lava_lug"])
@pytest.mark.parametrize("way", list(WAYS))
def test_each_ability_and_reward_is_offered_in_exactly_the_windows_that_allow_its_tag(way: str, board: str) -> None:
    """Every seat stops everywhere; Jinxie holds every reward but that of the Foe on the board."""
    held = [foe for foe, _tag in REWARDS.values() if foe != board]
    sides = {seat: hurt() for seat in "ACDE"} | {"B": hurt(rewards=held)}
    stops = dict.fromkeys("ABCDE", EVERY_WINDOW)
    for window, found in asked_on(way, board, sides, stops=stops).items():
        wanted: dict[str, set[str]] = {}
        for ability, (seat, windows) in ABILITIES.items():
            if window in windows:
                wanted.setdefault(seat, set()).add(ability)
        for reward, (foe, _tag) in REWARDS.items():
            if foe in held and window in windows_of(reward):
                wanted.setdefault("B", set()).add(reward)
        assert found == wanted, window


def test_at_the_start_of_a_wave_quiet_and_any_items_are_offered() -> None:
    """W-WAVE"""
    board = ["lava_lug", "storm_roc", "stone_colossus"]
    held = [foe for foe, _tag in REWARDS.values() if foe not in board]
    sides = {seat: hurt() for seat in "ACDE"} | {"B": hurt(rewards=held)}
    play = Play("wave", familiars=FIVE, wave=4, stops={seat: ["wave"] for seat in "ABCDE"}, **sides)
    found = {seat: {use.split()[1] for use in uses} for _window, seat, uses in play.walk("ember", "terra", *board)[:2]}
    quiet = {reward for reward, (foe, _tag) in REWARDS.items() if foe in held and "wave" in windows_of(reward)}
    assert found == {"B": quiet, "C": {"healing_rain"}}


def test_when_a_familiar_would_fall_only_ninth_life_is_offered() -> None:
    """W-FALL; FF-SA-07: Healing Rain is too late then"""
    held = [foe for foe, _tag in REWARDS.values() if foe != "cinder_imp"]
    sides = {seat: hurt() for seat in "CDE"} | {"A": hurt(hp=1), "B": hurt(rewards=held)}
    play = Play("foe", "cinder_imp", FIVE, wave=4, stops={seat: ["fall"] for seat in "ABCDE"}, **sides)
    asked = [case for case in play.walk(9) if case[0] == "fall"]
    assert asked == [("fall", "B", ["use ninth_life"])]
    play = Play("foe", "cinder_imp", FIVE, wave=4, **sides)
    while play.window() != "fall":
        play.play(f"{play.asked()} pass" if play.window() else 9)
    assert play.why("B use slime_salve piddy_paw") == "FF-RULING-52"
    assert [play.interrupts(seat) for seat in "ABCDE"] == [[], [], [], [], []]


# What opens a window by itself


@pytest.mark.parametrize("reward", list(REWARDS))
def test_a_reward_opens_the_windows_of_its_tag_by_itself_but_any_only_before_turns_foes_and_waves(reward: str) -> None:
    """Spec 5.3, last column: nobody has a stop and nobody is in peril"""
    foe, tag = REWARDS[reward]
    board = "lava_lug" if foe == "cinder_imp" else "cinder_imp"
    sides = {seat: hurt(gems=0) for seat in "ACDE"} | {"B": hurt(gems=0, rewards=[foe])}
    opened: list[str] = []
    for way in WAYS:
        for window, found in asked_on(way, board, sides).items():
            if found:
                assert list(found) == ["B"]
                opened.append(window)
    wanted = {
        "PRE_ROLL": ["pre"],
        "PRE_FOE_ROLL": ["foe"],
        "POST_ROLL": ["post"] if reward == "roc_feather" else ["post", "foe post"],
        "WOULD_FALL": [],
        "ANY": ["turn", "foe"],
        "QUIET": ["turn", "foe"],
        "as copied": ["turn", "pre", "post", "foe", "foe post"],
    }
    assert sorted(opened) == sorted(wanted[tag])


@pytest.mark.parametrize("ability", list(ABILITIES))
def test_an_ability_opens_the_windows_of_its_tag_by_itself(ability: str) -> None:
    seat, windows = ABILITIES[ability]
    sides = {other: hurt(gems=1 if other == seat else 0) for other in "ABCDE"}
    opened = [window for way in WAYS for window, found in asked_on(way, "cinder_imp", sides).items() if found]
    wanted = ["turn", "foe"] if ability == "healing_rain" else windows
    assert sorted(opened) == sorted(wanted)


RESTORING = ["slime_salve", "bubble_pipe", "root_tonic", "sirens_comb", "hags_hot_cocoa", "healing_rain"]


@pytest.mark.parametrize("item", RESTORING)
def test_a_restoring_item_by_which_nobody_could_gain_opens_nothing_but_may_be_used(item: str) -> None:
    """Spec 5.3, FF-RULING-109"""
    side: dict[str, Any] = {"gems": 1} if item == "healing_rain" else {"rewards": [REWARDS[item][0]]}
    assert Play("turn", "cinder_imp", FIVE, C=side).wait() == "ChooseAction"
    play = Play("turn", "cinder_imp", FIVE, C=side, stops={"C": ["turn"]})
    use = play.uses("C")[0]
    play.play(f"C {use}")
    assert play["C.rewards"] == []
    assert play["C.gems"] == 0


@pytest.mark.parametrize(
    ("reward", "position"),
    [
        ("stardust", {"A": {"tokens": 10}}),  # all MP full, no token left to gain
        ("stolen_plans", {"wave": 4}),  # all MP full, no Wave left to peek at
        ("djinns_wish", {"A": {"tokens": 10}, "decks": {"artifacts": []}}),
    ],
)
def test_a_restoring_item_that_does_more_opens_nothing_either_if_nobody_could_gain(
    reward: str, position: dict[str, Any]
) -> None:
    """Spec 5.3"""
    side = {"rewards": [REWARDS[reward][0]]}
    assert Play("turn", "cinder_imp", FIVE, C=side).window() == "turn"
    assert Play("turn", "cinder_imp", FIVE, C=side, **position).wait() == "ChooseAction"


@pytest.mark.parametrize("item", ["slime_salve", "hags_hot_cocoa", "healing_rain"])
def test_an_item_that_restores_hp_opens_nothing_while_healing_is_forbidden(item: str) -> None:
    """FF-RULING-79"""
    side: dict[str, Any] = {"gems": 1} if item == "healing_rain" else {"rewards": [REWARDS[item][0]]}
    foes = [{"card": "lava_lug", "restricts": ["no_healing"]}]
    play = Play("turn", foes, FIVE, A={"hp": 3}, C=side)
    assert play.wait() == "ChooseAction"
    assert Play("turn", "lava_lug", FIVE, A={"hp": 3}, C=side).window() == "turn"


@pytest.mark.parametrize("item", ["slime_salve", "bubble_pipe", "hags_hot_cocoa", "stardust", "healing_rain"])
def test_in_peril_any_items_open_the_window_after_a_roll(item: str) -> None:
    """peril; the loss of 1 is scored by the whole pipeline first"""
    side: dict[str, Any] = {"gems": 1} if item == "healing_rain" else {"rewards": [REWARDS[item][0]]}
    for hp, effects, asked in ((1, [], True), (2, [], False), (1, ["thornwall"], False)):
        wall = [{"kind": "prevents", "amount": 2, "owner": "D", "source": word, "on": "team"} for word in effects]
        play = Play("foe", "lava_lug", FIVE, A={"hp": hp, "mp": 3}, C=side, effects=wall)
        found = [window for window, _seat, _uses in play.walk(8)]
        assert ("post" in found) == asked, (hp, effects)


def test_peril_counts_thorns_backfire_and_disdain() -> None:
    """Spec 5.3"""
    for foe, die in (("rootsnapper", 6), ("cinder_imp", 1), ("ashen_countess", 1)):
        play = Play("action", foe, A={"hp": 1}, C={"gems": 1}).play("A attack 1", die)
        assert (play.window(), play.asked()) == ("post", "C"), foe
    play = Play("action", "rootsnapper:2 cinder_imp", A={"hp": 1}, C={"gems": 1}).play("A attack 1", 6)
    assert (play["A.rewards"], play.window()) == (["rootsnapper"], "turn"), "a defeated Foe has no thorns"


def test_peril_opens_the_window_after_a_flip() -> None:
    play = Play("action", "cinder_imp", B={"hp": 1}, C={"gems": 1}).play("A attack 1", 6, "B ballyhoo", "closed")
    assert (play.window(), play.asked()) == ("flip", "C")
    play = Play("action", "cinder_imp", B={"hp": 1}, C={"gems": 1}).play("A attack 1", 6, "B ballyhoo", "open")
    assert play.wait() == "BallyhooOffer"


def test_peril_counts_a_phoenix_feather_but_no_ninth_life() -> None:
    feather = {"kind": "survives", "amount": 4, "owner": "B", "source": "phoenix_feather", "on": "A"}
    play = Play("foe", "lava_lug", A={"hp": 1}, B={"rewards": ["void_kitten"]}, C={"gems": 1}, effects=[feather])
    assert [window for window, _seat, _uses in play.walk(8)] == ["foe", "turn"]
    play = Play("foe", "lava_lug", A={"hp": 1}, B={"rewards": ["void_kitten"]}, C={"gems": 1})
    assert [window for window, _seat, _uses in play.walk(8)] == ["foe", "post", "fall", "turn"]


@pytest.mark.parametrize(
    "reward", ["bubble_pipe", "root_tonic", "sirens_comb", "stardust", "stolen_plans", "djinns_wish"]
)
def test_after_an_attack_an_item_that_restores_mp_is_asked_for_if_only_mp_keep_somebody_from_a_ballyhoo(
    reward: str,
) -> None:
    """W-AFTER"""
    side = {"rewards": [REWARDS[reward][0]]}
    for mp, die, asked in ((0, 6, True), (1, 6, False), (0, 1, False)):
        play = Play("action", "cinder_imp", B={"mp": mp}, C=side).play("A attack 1", die)
        assert (play.window() == "after") == asked, (mp, die)
    play = Play("action", "thunder_goose cinder_imp", B={"mp": 0}, C=side).play("A attack 1", 6)
    assert play.window() != "after", "no Ballyhoo against it in any case"


def test_mp_restored_after_an_attack_are_good_for_the_ballyhoo() -> None:
    play = Play("action", "cinder_imp", B={"mp": 0}, C={"mp": 0, "rewards": ["bog_bubbler"]}).play("A attack 1", 6)
    play.play("C use bubble_pipe jinxie")
    assert (play.wait(), play.asked()) == ("BallyhooOffer", "B")


def test_after_an_attack_nothing_else_opens_a_window_but_a_stop() -> None:
    play = Play("action", "lava_lug", C={"rewards": ["magma_wyrm"]}).play("A attack 1", 6)
    assert play.wait() == "BallyhooOffer"
    play = Play("action", "lava_lug", C={"rewards": ["magma_wyrm"]}, stops={"C": ["after"]}).play("A attack 1", 6)
    assert (play.window(), play.asked(), play.uses("C")) == ("after", "C", ["use wyrmfire 1"])


# Asking order


def test_seats_are_asked_clockwise_from_the_active_one_and_again_after_each_use() -> None:
    """FF-RULING-43: each reward is a Harpy Plume or a gem of Piddy Paw's, so all may re-roll"""
    play = Play("action", "cinder_imp", toad="B", A={"gems": 1}, B={"rewards": ["gale_harpy"]}).play("B attack 1", 1)
    assert play.asked() == "B"
    play.play("B pass")
    assert play.asked() == "A"
    play.play("A use winds_of_change", 2)
    assert play.asked() == "B", "a new pass begins at the start seat"
    play.play("B pass")
    assert play["B.hp"] == 11


def test_in_the_foes_turn_the_first_in_turn_order_is_asked_first() -> None:
    sides: dict[str, Any] = {"A": {"gems": 1}, "B": {"rewards": ["gale_harpy"]}}
    for first, order in (("A", "AB"), ("B", "BA"), ("C", "AB")):
        play = Play("foe", "cinder_imp", first=first, **sides).play(9)
        asked = play.asked()
        play.play(f"{asked} pass")
        assert asked + play.asked() == order


def test_the_fallen_are_not_asked_and_cannot_use_what_they_keep() -> None:
    """FF-FALL-06, FF-RULING-65"""
    side = {"hp": 0, "tokens": 1, "rewards": ["gale_harpy", "gloop"], "artifacts": ["silver_bell"]}
    play = Play("action", "cinder_imp", B=side, C={"hp": 3}).play("A attack 1", 6, "C ballyhoo", "closed")
    assert (play.wait(), play.asked()) == ("ChooseAction", "C"), "and B's turn is skipped"
    assert play.interrupts("B") == []
    assert play.why("B use slime_salve mimsy") == "FF-FALL-06"
    assert play.why("B use silver_bell") == "FF-RULING-65"


# Stepping in

QUIET_FOE, ANY_FOE = "magma_wyrm", "gloop"
BOTH = ["use slime_salve jinxie", "use slime_salve mimsy", "use slime_salve piddy_paw", "use wyrmfire 1"]
ANY_ONLY = BOTH[:3]
READY: dict[str, Any] = {"unlocked": True, "artifacts": ["prism_lens", "collectors_satchel"]}
# the wait, the Familiars, what seat A plays to get there, what seat C may step in with
WAITS: list[tuple[str, str, list[str | int], list[str]]] = [
    ("ChooseAction", "piddy_paw jinxie mimsy", [], BOTH),
    ("ChooseAmount", "piddy_paw jinxie mimsy", ["A cast healing_paw mimsy"], ANY_ONLY),
    ("NextTarget", "piddy_paw jinxie mimsy", ["A cast whirlwind 1", 8], BOTH),
    ("NameElement", "piddy_paw jinxie mimsy", ["A use prism_lens 1"], ANY_ONLY),
    ("CastNow", "piddy_paw jinxie mimsy", ["A use prism_lens 1", "A element earth"], ANY_ONLY),
    ("BallyhooOffer", "piddy_paw jinxie mimsy", ["A attack 1", 6], BOTH),
    (
        "ChooseKept",
        "piddy_paw jinxie mimsy",
        ["A use collectors_satchel", "silver_bell", "magic_seeds"],
        ANY_ONLY,
    ),
]


@pytest.mark.parametrize(("wait", "familiars", "acts", "offered"), WAITS, ids=[case[0] for case in WAITS])
def test_whoever_is_not_asked_may_interrupt_with_what_the_wait_allows(
    wait: str, familiars: str, acts: list[str | int], offered: list[str]
) -> None:
    """ANY everywhere, QUIET only while D05, D16, D17, D18 or D19 is waited for"""
    play = Play("action", "lava_lug", familiars, A=READY, C={"rewards": [QUIET_FOE, ANY_FOE]}).play(*acts)
    assert play.wait() == wait
    assert play.interrupts("C") == offered
    assert play.interrupts("A") == play.interrupts("B") == []


def test_stepping_in_at_the_other_waits() -> None:
    side = {"rewards": [QUIET_FOE, ANY_FOE]}
    salve = [f"use slime_salve {name}" for name in ("figgitch", "mimsy")]
    play = Play("action", "lava_lug cinder_imp", "figgitch mimsy", A={"unlocked": True}, B=side)
    assert play.play("A cast avalanche").interrupts("B") == salve, "ChooseFoes"
    assert play.play("A at 1+2", 7).interrupts("B") == salve, "SplitAsk"
    play = Play("action", "lava_lug cinder_imp", "figgitch mimsy", A={"unlocked": True}, B=side)
    assert play.play("A cast treasure_trove", 6, "silver_bell").interrupts("B") == salve, "ChooseReceiver"
    salve = [f"use slime_salve {name}" for name in ("mimsy", "nutterson_iii")]
    play = Play("action", "lava_lug", "nutterson_iii mimsy", A={"unlocked": True}, B=side)
    assert play.play("A cast time_spiral", 12).interrupts("B") == [*salve, "use wyrmfire 1"], "ExtraAction"


def test_a_interrupt_at_a_carried_attack_and_at_a_vote() -> None:
    parts = {"owner": "A", "source": "whirlwind", "left": 2}
    side = {"rewards": [QUIET_FOE, ANY_FOE]}
    play = Play("wave", wave=2, parts=parts, A={"unlocked": True}, C=side)
    play.walk("terra", "cinder_imp", "mudgrub")
    assert play.wait() == "FinishOrDrop"
    assert "use wyrmfire 2" in play.interrupts("C")
    sides: dict[str, Any] = {seat: {"unlocked": True} for seat in "ABC"}
    sides["C"] = {"unlocked": True, **side}
    play = Play("action", "lava_lug", "piddy_paw jinxie mimsy figgitch", D={"hp": 0}, **sides)
    play.play("A cast revive figgitch")
    assert (play.asked(), len(play.interrupts("C"))) == ("B", 3), "ANY only"


def test_a_interrupt_that_takes_the_target_away_lets_the_wait_lapse() -> None:
    """Spec 5.3, FF-RULING-60, FF-RULING-91"""
    play = Play("action", "lava_lug:7 cinder_imp", C={"rewards": [QUIET_FOE]}).play("A attack 1", 6)
    assert play.wait() == "BallyhooOffer"
    play.play("C use wyrmfire 1")
    assert (play["C.rewards"], play.window(), play.asked()) == (["lava_lug"], "turn", "C")
    play = Play("action", "gloop:5", C={"rewards": [QUIET_FOE]}).play(
        "C use wyrmfire 1", "terra", "mudgrub", "cinder_imp"
    )
    assert (play["wave"], play.wait(), play.asked()) == (2, "ChooseAction", "A"), "the seat acts in the new Wave"


def test_a_interrupt_is_refused_where_it_is_no_choice() -> None:
    play = Play("action", "lava_lug", B={"gems": 1, "rewards": ["mudgrub"]})
    assert play.why("B use rock_the_inferno") == "FF-SA-05"
    assert play.why("B use mud_mask") == "FF-FOE-07"
    assert play.why("B use wyrmfire 1") == "FF-REW-05"
    assert play.why("C use winds_of_change") == "FF-SA-01"
    assert play.why("C use healing_rain mimsy") == "FF-SA-03"
