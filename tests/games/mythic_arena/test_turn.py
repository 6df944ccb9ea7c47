"""The turn: its start, the draw, playing a Pet, and the actions of the Primary step."""

from __future__ import annotations

import pytest

from grimalkin.core.engine import choose, pending, roll_on
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import mask
from grimalkin.core.piles import kind_of
from grimalkin.core.positions import point_of
from grimalkin.games.mythic_arena.arrivals import PlaceCalled
from grimalkin.games.mythic_arena.battle import NameAttackers
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.games.mythic_arena.lines import leave_line
from grimalkin.games.mythic_arena.state import Arena
from grimalkin.games.mythic_arena.turn import PlayPet, Primary
from tests.games.mythic_arena.turns import at, gloth_fights_goliath, pet, side

B = side("goliath")
FIVE = ["deep_insight", "whetstone", "surge_of_speed", "healing_salve", "twist_of_fate"]


# Points of the turn


@pytest.mark.parametrize("deck_format", ["draft", "constructed"])
def test_every_turn_can_be_written_down_at_its_points(deck_format: str) -> None:
    """MA-TURN-01: T2, T3 and B1 are the same positions however they were reached"""
    settings = GAME.full_settings({"deck_format": deck_format})
    state = GAME.new(settings, ["", ""])
    luck = Seeded(5)
    points = {PlayPet: "T2", Primary: "T3", NameAttackers: "B1"}
    seen = set()
    while (ask := roll_on(state, luck)) is not None:
        if type(ask) in points:
            assert point_of(GAME, settings, ["", ""], state) == points[type(ask)]
            seen.add(type(ask))
        offer = pending(state)[0]
        choose(state, ask, offer.seat, offer.options[luck.below(len(offer.options))])
    assert seen == set(points)


# T0 and T1


def test_a_turn_begins_with_the_draw_and_then_a_pet() -> None:
    """MA-TURN-01, MA-TURN-02, MA-OPEN-07"""
    play = at("T0", side("gloth", hand=["deep_insight"], pile=["solace", "whetstone"]), B, ["solace"])
    assert play.told("turn", "drew") == ["turn 2 A", "drew A solace"]
    assert play.offers("A") == {"pass", "play solace"}


def test_an_empty_pile_is_no_loss() -> None:
    """MA-ZONE-04"""
    play = at("T0", side("gloth", hand=["deep_insight"]), B)
    assert play.rules("no_draw") == ["MA-ZONE-04"]
    assert play.offers("A") == {"pass"}


def test_what_lasts_until_the_start_of_the_own_turn_ends_there() -> None:
    """MA-TURN-01"""
    shell = {"what": "prevent", "by": 40, "until": "start of your next turn", "seat": "A", "count": 1}
    other = {"what": "prevent", "by": 40, "until": "start of your next turn", "seat": "B", "count": 1}
    a = side(hand=[], front=[pet("mossback", lasting=[shell])])
    b = side(front=[pet("goliath", lasting=[other])])
    play = at("T0", a, b)
    assert [play.state.pets[effect.on].card.key for effect in play.state.lasting] == ["goliath"]


def test_health_that_ends_at_the_start_of_a_turn_can_down_a_pet() -> None:
    """MA-HP-05, MA-WIN-04"""
    gain = {"what": "health", "by": 30, "until": "start of your next turn", "seat": "A", "count": 1}
    play = at("T0", side(front=[pet("mossback", hp=20, lasting=[gain])]), B)
    result = play.state.result
    assert result is not None
    assert (result.rule, result.winners) == ("MA-WIN-04", 2)


def test_pets_come_back_from_stasis_where_a_pet_could_be_played() -> None:
    """MA-ZONE-11, MA-RULING-74, MA-RULING-107"""
    play = at("T0", side("gloth", stasis=[pet("bastion", hp=100)]), B)
    assert play.lines("A") == {"front": ["gloth"], "guard": ["bastion"]}
    assert play.hp("A.bastion") == "100/150"
    assert play.state.pets[play.number("A.bastion")].charges == 2, "it enters the Arena"
    assert play.told("back", "entered") == ["back A.bastion", "entered A.bastion 1"]


def test_a_stasis_return_is_not_played_from_hand() -> None:
    """MA-RULING-74, MA-RULING-107"""
    play = at("T0", side("gloth", stasis=[pet("silver_paw")]), B)
    assert play.state.lasting == ()


def test_the_owner_picks_the_order_of_several_returns_and_their_places() -> None:
    """MA-ZONE-11, MA-RULING-27"""
    away = [pet("bastion"), pet("solace")]
    play = at("T0", side("gloth", "aelwen", stasis=away), B)
    assert play.offers("A") == {"return bastion", "return solace"}
    play.do("A return solace")
    assert play.lines("A")["rear"] == ["solace"]
    assert play.offers("A") == {
        *(f"place {line} {index}" for line in ("front", "guard", "rear") for index in (0, 1)),
    }
    play.do("A place guard 0")
    assert play.lines("A") == {"front": ["gloth"], "guard": ["bastion", "aelwen"], "rear": ["solace"]}


def test_the_other_players_pets_stay_in_stasis() -> None:
    """MA-RULING-74"""
    play = at("T0", side("gloth"), side("goliath", stasis=[pet("solace")]))
    assert play.lines("B") == {"front": ["goliath"]}


# T2


def test_one_pet_may_be_played_or_none() -> None:
    """MA-TURN-04, MA-PLAY-03, MA-TURN-10, MA-TURN-11, MA-TURN-12"""
    hand = ["solace", "aelwen", "deep_insight"]
    play = at("T2", side("gloth", hand=hand), B)
    assert play.offers("A") == {"pass", "play solace", "play aelwen"}
    assert play.why("A play deep_insight") == "MA-TURN-11"
    play.do("A play solace")
    assert play.lines("A") == {"front": ["gloth"], "guard": ["solace"]}, "the second pet goes to the Guard"
    assert play.hp("A.solace") == "120/120"
    assert play.why("A play aelwen") == "MA-TURN-04", "one a turn"


def test_whoever_holds_a_card_is_asked_for_a_pet() -> None:
    """MA-ZONE-06: the question would tell that there is none"""
    assert at("T2", side("gloth", hand=["deep_insight"]), B).offers("A") == {"pass"}
    assert "battle" in at("T2", side("gloth"), B).offers("A")


def test_the_third_pet_goes_to_the_rear() -> None:
    """MA-PLAY-03"""
    play = at("T2", side("gloth", "solace", hand=["aelwen"]), B).do("A play aelwen")
    assert play.lines("A")["rear"] == ["aelwen"]


def test_a_further_pet_goes_to_any_line_and_place() -> None:
    """MA-PLAY-01, MA-PLAY-04, MA-RULING-23, MA-RULING-27, MA-LINE-08"""
    play = at("T2", side("gloth huangdi", "solace", "mossback", hand=["aelwen", "bastion"]), B).do("A play aelwen")
    assert play.offers("A") == {
        "place front 0",
        "place front 1",
        "place front 2",
        "place guard 0",
        "place guard 1",
        "place rear 0",
        "place rear 1",
    }
    play.do("A place front 1")
    assert play.lines("A")["front"] == ["gloth", "aelwen", "huangdi"]
    assert play.told("played") == ["played A aelwen"]


def test_a_pet_that_is_being_placed_is_still_hidden_and_can_be_taken_back() -> None:
    """MA-ZONE-06"""
    play = at("T2", side("gloth", "solace", "mossback", hand=["aelwen", "bastion"]), B).do("A play aelwen")
    seen = mask(play.state, 1)
    assert isinstance(seen, Arena)
    assert [kind_of(card) for card in seen.looking(0).cards] == [-1]
    assert play.table.can_go_back(0)
    play.table.back(0)
    assert play.offers("A") == {"pass", "play aelwen", "play bastion"}


def test_places_that_a_pet_cannot_go_to_are_forbidden_by_their_rule() -> None:
    """MA-LINE-07, MA-SIMPLE-02, MA-SIMPLE-03"""
    play = at("T0", side("gloth", "aelwen huangdi", stasis=[pet("bastion")]), B, settings={"mode": "simplified"})
    assert play.offers("A") == {"place guard 0", "place guard 1", "place guard 2"}
    assert play.why("A place front 0") == "MA-SIMPLE-03"
    assert play.why("A place rear 0") == "MA-SIMPLE-02"


def test_lines_are_filled_from_the_front_backwards() -> None:
    """MA-PLAY-02, MA-PLAY-03, MA-LINE-02, MA-LINE-04, MA-LINE-05, MA-LINE-07"""
    play = at("T3", side("gloth"), B)
    ask = PlaceCalled(0, play.state.box.names.index("charlie"))

    def forbidden(*places: str) -> list[str]:
        return [ask.forbids(play.state, 0, GAME.codes.code(place)) for place in places]

    assert forbidden("place front 0", "place guard 0", "place rear 0") == ["MA-LINE-07", "", "MA-LINE-05"]
    leave_line(play.state, play.number("A.gloth"))
    assert forbidden("place front 0", "place guard 0", "place rear 0") == ["", "MA-LINE-04", "MA-PLAY-02"]


def test_only_a_pet_from_the_hand_is_played_from_hand() -> None:
    """MA-RULING-107, MA-RULING-24"""
    play = at("T2", side("gloth", hand=["silver_paw"]), B).do("A play silver_paw")
    assert play.told("changed") == ["changed A.silver_paw 0 20", "changed A.silver_paw 3 10"]


def test_a_pet_may_do_everything_on_the_turn_it_came() -> None:
    """MA-RULING-24, MA-RULING-132"""
    play = at("T2", side("gloth", hand=["solace", *FIVE]), side("goliath"))
    play.do("A play solace")
    assert "switch gloth solace" in play.offers("A")
    play.do("A switch gloth solace", "A battle")
    assert play.offers("A") == {"attack solace"}


# Battle and Cleanup


def test_battle_once_and_cleanup_only_after_it() -> None:
    """MA-TURN-06, MA-TURN-13, MA-GEN-04, MA-RULING-86"""
    play = at("T3", side("gloth", hand=["whetstone"]), side("goliath", hand=["grease_pot"]))
    assert "cleanup" not in play.offers("A")
    assert play.why("A cleanup") == "MA-RULING-86"
    gloth_fights_goliath(play)
    assert play.why("A battle") == "MA-TURN-06"
    assert play.offers("A") == {"cleanup", "play whetstone"}


def test_actions_come_before_and_after_the_battle_in_any_order() -> None:
    """MA-TURN-05"""
    play = at("T3", side("gloth", "solace", hand=["whetstone", "ruby_power_gem"]), side("goliath", hand=["grease_pot"]))
    play.do("A play ruby_power_gem", "A on solace")
    gloth_fights_goliath(play)
    play.do("A play whetstone", "A switch gloth solace", "A use whetstone", "A on gloth", "A cleanup")
    assert play.told("turn") == ["turn 3 B"]


def test_the_passive_player_may_do_nothing_in_the_primary_step() -> None:
    """MA-RULING-134"""
    play = at("T3", side("gloth"), side("goliath", "solace", hand=FIVE))
    assert play.asked() == "A"
    assert play.why("B switch goliath solace") == "MA-TURN-05"


# Unique Powers


def test_one_unique_power_a_turn_of_any_pet_in_any_line() -> None:
    """MA-TURN-08, MA-POWER-09, MA-POWER-10"""
    play = at("T3", side("gloth", "sir_edmund", "mossback", hand=FIVE), B)
    assert play.plays("A", "unique") == {"unique sir_edmund", "unique mossback"}
    assert play.why("A unique gloth") == "MA-RULING-116", "no pet has Elyth"
    play.do("A unique mossback")
    assert play.plays("A", "unique") == set()
    assert play.why("A unique sir_edmund") == "MA-POWER-09"


def test_a_unique_power_needs_willpower_and_discards_nothing() -> None:
    """MA-POWER-03, MA-POWER-04"""
    play = at("T3", side("sir_edmund:50", "mossback", hand=["whetstone", "grease_pot"]), B)
    assert play.plays("A", "unique") == {"unique sir_edmund"}
    assert play.why("A unique mossback") == "MA-POWER-03"
    play.do("A unique sir_edmund", "A on sir_edmund")
    assert play.hp("A.sir_edmund") == "80/120"
    assert len(play.hand("A")) == 2


def test_the_gem_of_the_first_edition_makes_unique_powers_cheaper() -> None:
    """MA-EX-86, MA-RULING-82"""
    a = side(front=[pet("sir_edmund", elyth="tacticians_gem", hp=50)])
    assert at("T3", a, B, settings={"edition": "first"}).plays("A", "unique") == {"unique sir_edmund"}
    assert at("T3", a, B).plays("A", "unique") == set()


def test_counters_are_paid_and_their_lack_is_a_reason() -> None:
    """MA-RULING-100"""
    play = at("T3", side(hand=FIVE, front=[pet("bastion", charges=1)]), B).do("A unique bastion")
    assert play.hp("A.bastion") == "180/180"
    assert play.state.pets[play.number("A.bastion")].charges == 0
    empty = at("T3", side(hand=FIVE, front=[pet("bastion")]), B)
    assert empty.why("A unique bastion") == "MA-RULING-100"


def test_a_unique_power_stopped_by_stunned_is_used_up_and_pays_nothing() -> None:
    """MA-RULING-65, MA-INCAP-02"""
    a = side(hand=FIVE, front=[pet("bastion", charges=1, status={"stunned": 1})])
    play = at("T3", a, B).do("A unique bastion")
    assert play.statuses("A.bastion") == {}
    assert play.state.pets[play.number("A.bastion")].charges == 1
    assert play.hp("A.bastion") == "150/150"
    assert play.why("A unique bastion") == "MA-POWER-09"


def test_paralyze_is_rolled_before_a_unique_power() -> None:
    """MA-INCAP-01, MA-RULING-64, MA-EX-66"""
    a = side(hand=FIVE, front=[pet("mossback", status={"paralyze": 1, "stunned": 1})])
    failed = at("T3", a, B, [10]).do("A unique mossback")
    assert failed.statuses("A.mossback") == {"paralyze": 1, "stunned": 1}
    freed = at("T3", a, B, [11]).do("A unique mossback")
    assert freed.statuses("A.mossback") == {}
    assert freed.state.lasting == ()


def test_a_held_pet_uses_its_unique_power_on_itself_and_its_partner_only() -> None:
    """MA-EX-105, MA-RULING-70"""
    b = side("ol_chomper goliath")

    def held(name: str) -> dict[str, object]:
        return side(hand=FIVE, pile=["solace"], guard="gloth", front=[pet(name, chomp="ol_chomper")])

    assert at("T3", held("silver_paw"), b).why("A unique silver_paw") == "MA-RULING-70"
    assert "unique huangdi" in at("T3", held("huangdi"), b).offers("A")
    assert "unique eclipsion" in at("T3", held("eclipsion"), b).offers("A")
    play = at("T3", held("sir_edmund"), b).do("A unique sir_edmund")
    assert play.offers("A") == {"on sir_edmund", "on them.ol_chomper"}
    assert play.why("A on gloth") == "MA-RULING-70"


def test_charlie_is_called_where_a_pet_could_be_played() -> None:
    """MA-EX-81, MA-RULING-11, MA-RULING-125"""
    play = at("T3", side("gloth", "aelwen", hand=FIVE), B).do("A unique aelwen")
    assert play.lines("A")["rear"] == ["charlie"]
    assert play.hp("A.charlie") == "60/60"
    again = at("T3", side("gloth", "aelwen", "charlie", hand=FIVE), B)
    assert again.why("A unique aelwen") == "MA-RULING-100"
    away = at("T3", side("gloth", "aelwen", hand=FIVE, stasis=[pet("charlie")]), B)
    assert away.why("A unique aelwen") == "MA-RULING-100"


def test_charlie_downed_is_set_aside_and_arrives_new() -> None:
    """MA-EX-81, MA-RULING-11, MA-RULING-125"""
    charlie = pet("charlie", hp=50, elyth="topaz_health_gem", status={"poison": 3})
    play = at("T3", side("gloth", "aelwen", [charlie], hand=["ruby_power_gem", *FIVE]), B)
    pets = len(play.state.pets)
    play.do("A play ruby_power_gem", "A on charlie")
    assert play.told("downed", "points") == ["downed A.charlie", "points B 1"]
    assert sorted(play.spent("A")) == ["ruby_power_gem", "topaz_health_gem"]
    play.do("A unique aelwen")
    assert play.hp("A.charlie") == "60/60"
    assert play.statuses("A.charlie") == {}
    assert len(play.state.pets) == pets


def test_the_last_pet_in_play_cannot_vanish() -> None:
    """MA-EX-75, MA-RULING-74"""
    assert at("T3", side("eclipsion", hand=FIVE), B).why("A unique eclipsion") == "MA-RULING-100"


def test_only_elyth_kept_it_above_0_so_it_is_downed_instead_of_leaving() -> None:
    """MA-EX-101, MA-RULING-114"""
    a = side("gloth", hand=FIVE, guard=[pet("eclipsion", hp=40, elyth="topaz_health_gem")])
    play = at("T3", a, B).do("A unique eclipsion")
    assert play.told("downed", "to_stasis", "points") == ["downed A.eclipsion", "points B 1"]
    assert sorted(play.spent("A")) == ["eclipsion", "topaz_health_gem"]


def test_stasis_veil_takes_the_elyth_along() -> None:
    """MA-ZONE-15, MA-RULING-73, MA-RULING-100"""
    guard = [pet("solace", hp=100, elyth="topaz_health_gem", status={"poison": 2})]
    play = at("T3", side("gloth", hand=["stasis_veil"], guard=guard), B).do("A play stasis_veil", "A on solace")
    assert play.lines("A") == {"front": ["gloth"]}
    assert play.hp("A.solace") == "100/180"
    assert play.statuses("A.solace") == {"poison": 2}
    assert play.spent("A") == ["stasis_veil"]
    alone = at("T3", side("gloth", hand=["stasis_veil"]), B)
    assert alone.why("A play stasis_veil") == "MA-RULING-100"


# Switch


def test_a_switch_exchanges_two_pets_of_adjacent_lines_once_a_turn() -> None:
    """MA-TURN-09, MA-SWITCH-01, MA-SWITCH-03, MA-RULING-123"""
    play = at("T3", side("gloth huangdi", "solace", "mossback"), B)
    assert play.plays("A", "switch") == {
        "switch gloth solace",
        "switch huangdi solace",
        "switch solace mossback",
    }
    assert play.why("A switch gloth huangdi") == "MA-RULING-123"
    assert play.why("A switch gloth mossback") == "MA-SWITCH-01"
    play.do("A switch huangdi solace")
    assert play.lines("A") == {"front": ["gloth", "solace"], "guard": ["huangdi"], "rear": ["mossback"]}
    assert play.plays("A", "switch", "move") == set()
    assert play.why("A switch gloth huangdi") == "MA-SWITCH-03"


@pytest.mark.parametrize("edition", ["2020", "first"])
def test_a_pet_moves_as_the_switch_out_of_a_line_with_several(edition: str) -> None:
    """MA-SWITCH-02, MA-RULING-62, MA-ED-14"""
    play = at("T3", side("gloth huangdi", "solace", "mossback"), B, settings={"edition": edition})
    assert play.plays("A", "move") == {
        f"move {name} guard {index}" for name in ("gloth", "huangdi") for index in (0, 1)
    }
    assert play.why("A move solace rear 0") == "MA-RULING-62"
    assert play.why("A move gloth rear 0") == "MA-SWITCH-02"
    play.do("A move gloth guard 1")
    assert play.lines("A") == {"front": ["huangdi"], "guard": ["solace", "gloth"], "rear": ["mossback"]}


@pytest.mark.parametrize(("dice", "moved", "left"), [([11, 12], True, []), ([10, 12], False, ["gloth"])])
def test_paralyzed_pets_of_a_switch_roll_the_one_nearer_the_front_first(
    dice: list[str | int], moved: bool, left: list[str]
) -> None:
    """MA-RULING-63, MA-RULING-128"""
    a = side(front=[pet("gloth", status={"paralyze": 1})], guard=[pet("solace", status={"paralyze": 1})])
    play = at("T3", a, B, dice).do("A switch gloth solace")
    assert play.told("gate") == [f"gate A.gloth {dice[0]}", f"gate A.solace {dice[1]}"]
    assert (play.lines("A")["front"] == ["solace"]) == moved
    assert [name for name in ("gloth", "solace") if play.statuses(f"A.{name}")] == left
    assert play.plays("A", "switch") == set(), "it is used up"


def test_pets_in_a_hold_are_not_switched_until_the_giver_lets_go() -> None:
    """MA-LOCK-02, MA-LOCK-07, MA-RULING-67"""
    b = side(front=[pet("goliath", chomp="ol_chomper")], guard=[pet("solace")])
    play = at("T3", side("ol_chomper", "gloth"), b)
    assert play.why("A switch ol_chomper gloth") == "MA-LOCK-07"
    assert play.standing("A") == {"release ol_chomper"}
    play.do("A release ol_chomper", "A switch ol_chomper gloth")
    assert play.lines("A")["front"] == ["gloth"]


def test_the_simplified_switch_exchanges_front_and_guard() -> None:
    """MA-RULING-85"""
    play = at("T3", side("gloth", "solace huangdi"), B, settings={"mode": "simplified"})
    assert play.plays("A", "switch", "move") == {"switch gloth solace", "switch gloth huangdi"}
    assert play.why("A move solace front 0") == "MA-RULING-85"


# Elyth


def test_elyth_goes_on_an_own_pet() -> None:
    """MA-TURN-10, MA-ELYTH-01, MA-ELYTH-03, MA-RULING-75"""
    play = at("T3", side("gloth", "solace", hand=["topaz_health_gem", "ruby_power_gem"]), B)
    play.do("A play topaz_health_gem")
    assert play.offers("A") == {"on gloth", "on solace"}
    assert play.why("A on them.goliath") == "MA-RULING-75"
    play.do("A on solace", "A play ruby_power_gem", "A on gloth")
    assert play.hp("A.solace") == "180/180"
    assert play.told("played", "attached") == [
        "played A topaz_health_gem",
        "attached A.solace topaz_health_gem",
        "played A ruby_power_gem",
        "attached A.gloth ruby_power_gem",
    ]


def test_with_one_pet_elyth_goes_there_at_once() -> None:
    """MA-ELYTH-01"""
    play = at("T3", side("gloth", hand=["topaz_health_gem"]), B).do("A play topaz_health_gem")
    assert play.hp("A.gloth") == "220/220"


def test_new_elyth_replaces_the_old_one_and_can_down_the_pet() -> None:
    """MA-EX-32, MA-ELYTH-05, MA-ELYTH-06, MA-RULING-76"""
    a = side("gloth", hand=["ruby_power_gem"], guard=[pet("solace", hp=50, elyth="topaz_health_gem")])
    play = at("T3", a, B).do("A play ruby_power_gem", "A on solace")
    assert play.told("elyth_left", "downed", "points") == [
        "elyth_left A.solace topaz_health_gem",
        "downed A.solace",
        "points B 1",
        "elyth_left A.solace ruby_power_gem",
    ]
    assert sorted(play.spent("A")) == ["ruby_power_gem", "solace", "topaz_health_gem"]
    assert play.rules("elyth_left") == ["MA-ELYTH-06", "MA-ELYTH-07"]


def test_elyth_that_cures_when_attached() -> None:
    """MA-ELYTH-02"""
    a = side(hand=["heliodor_vigor_gem"], front=[pet("gloth", status={"paralyze": 1, "burn": 2})])
    play = at("T3", a, B).do("A play heliodor_vigor_gem")
    assert play.statuses("A.gloth") == {"burn": 2}


def test_devour_elyth_takes_the_health_with_it() -> None:
    """MA-EX-15, MA-EX-104, MA-ELYTH-08, MA-RULING-76"""
    b = side("goliath", guard=[pet("solace", hp=60, elyth="topaz_health_gem")])
    a = side(hand=FIVE, pile=["solace", "aelwen"], front=[pet("gloth", hp=100, elyth="sapphire_insight")])
    play = at("T3", a, b, ["solace", "aelwen"]).do("A unique gloth")
    assert play.offers("A") == {"on gloth", "on them.solace"}
    play.do("A on them.solace")
    assert play.told("downed", "points") == ["downed B.solace", "points A 1"]
    assert sorted(play.spent("B")) == ["solace", "topaz_health_gem"]
    assert len(play.hand("A")) == 7
    assert play.hp("A.gloth") == "130/160"


# Runes


def test_any_number_of_runes_with_the_primary_window() -> None:
    """MA-TURN-11, MA-RUNE-01, MA-RUNE-02, MA-RUNE-04, MA-RULING-133"""
    hand = ["deep_insight", "surge_of_speed", "twist_of_fate", "second_dawn"]
    play = at("T3", side("gloth", hand=hand, pile=["solace", "aelwen", "mossback"]), B, ["solace", "mossback"])
    assert play.plays("A", "play") == {"play deep_insight", "play surge_of_speed"}
    assert play.why("A play twist_of_fate") == "MA-RUNE-01"
    assert play.why("A play second_dawn") == "MA-RULING-116", "nothing is Spent"
    play.do("A play deep_insight", "A play surge_of_speed", "A on gloth")
    assert play.spent("A") == ["deep_insight", "surge_of_speed"]
    assert sorted(play.hand("A")) == ["mossback", "second_dawn", "solace", "twist_of_fate"]


def test_an_item_that_returns_to_the_hand_has_all_uses_again() -> None:
    """MA-RULING-136, MA-ZONE-10, MA-ZONE-16"""
    a = side("gloth:100", hand=["second_dawn"], spent=["solace", "healing_salve", "whetstone"])
    play = at("T3", a, B).do("A play second_dawn")
    assert play.offers("A") == {"take healing_salve", "take whetstone"}
    play.do("A take healing_salve", "A play healing_salve", "A use healing_salve", "A on gloth")
    assert play.told("used") == ["used A healing_salve 2"]
    assert play.hp("A.gloth") == "120/160"
    assert [play.state.box.names[kind] for kind in play.state.removed[0]] == ["second_dawn"]


# Items


def test_items_are_played_freely_and_one_is_used_once_a_turn() -> None:
    """MA-EX-31, MA-TURN-12, MA-ITEM-01, MA-ITEM-02, MA-ITEM-03, MA-RULING-79"""
    play = at("T3", side("gloth:100", "solace:50", hand=["healing_salve", "whetstone"]), B)
    play.do("A play healing_salve", "A play whetstone")
    assert play.plays("A", "use") == {"use healing_salve", "use whetstone"}
    play.do("A use healing_salve", "A on solace")
    assert play.hp("A.solace") == "70/120"
    assert play.plays("A", "use") == set()
    assert play.why("A use whetstone") == "MA-ITEM-03"
    assert play.why("A use healing_salve") == "MA-ITEM-03"


def test_an_item_without_uses_is_spent() -> None:
    """MA-ITEM-05, MA-ZONE-09"""
    a = side("gloth:100", "solace", items=[{"item": "healing_salve", "uses": 1}])
    play = at("T3", a, B).do("A use healing_salve", "A on gloth")
    assert play.spent("A") == ["healing_salve"]
    assert play.state.items[0] == ()
    assert play.told("used", "spent") == ["used A healing_salve 0", "spent A healing_salve"]
    assert play.rules("used") == ["MA-ITEM-05"]
    assert play.rules("spent") == ["MA-ZONE-09"]


def test_an_item_that_finds_nothing_to_do_is_not_offered() -> None:
    """MA-RULING-100, MA-RULING-116"""
    play = at("T3", side("gloth", items=[{"item": "antidote_vial"}, {"item": "whetstone"}]), B)
    assert play.plays("A", "use") == {"use whetstone"}
    assert play.why("A use antidote_vial") == "MA-RULING-116"


def test_no_card_but_runes_in_battle() -> None:
    """MA-ITEM-04, MA-ELYTH-04"""
    a = side("gloth", hand=["healing_salve", "ruby_power_gem", "surge_of_speed"], items=[{"item": "whetstone"}])
    play = at("T3", a, side("goliath", hand=["deep_insight"])).do("A battle", "A attack gloth")
    play.do("B block goliath gloth", "A power charge", "B power crushing_blow")
    assert play.offers("A") == {"pass", "play surge_of_speed"}
