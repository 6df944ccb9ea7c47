"""What a seat sees: zones, pieces and facts of the table, the same for all, and nothing that lies face down."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.core.luck import Seeded
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.core.view import Fact, Piece, View, Zone
from grimalkin.games.familiars_and_foes.game import GAME
from tests.games.familiars_and_foes.support import Play


def table_of(seats: int, seed: int = 1, **settings: str) -> Table:
    return open_table(GAME, settings, [Seat("ABCDE"[i], "human") for i in range(seats)], Seeded(seed))


def zone(view: View, name: str) -> Zone:
    return next(zone for zone in view.zones if zone.id == name)


def cards(view: View, name: str) -> list[str | None]:
    return [piece.card for piece in zone(view, name).pieces]


def piece(view: View, name: str) -> Piece:
    return next(piece for zone in view.zones for piece in zone.pieces if piece.id == name)


def facts(of: View | Piece) -> dict[str, int | str]:
    return {fact.name: fact.value for fact in of.facts}


def all_of(of: Piece | View, name: str) -> list[int | str]:
    return [fact.value for fact in of.facts if fact.name == name]


# the whole table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whatever_an_option_touches_lies_on_the_table_and_all_see_the_same(seats: int) -> None:
    for seed in (1, 2):
        table = table_of(seats, seed, max_rounds="6")
        luck = Seeded(seed)
        while table.state.result is None:
            offer = next(offer for offer in table.offers() if offer.options)
            view = table.view(offer.seat)
            there = [piece.id for zone in view.zones for piece in zone.pieces]
            assert len(there) == len(set(there))
            assert {name for option in view.options for name in option.touches} <= set(there)
            assert all(len(zone.pieces) <= zone.size for zone in view.zones)
            for other in (*range(seats), SPECTATOR):
                assert table.view(other).zones == view.zones
                assert table.view(other).facts == view.facts
            options = offer.options + offer.standing
            table.play(offer.seat, GAME.codes.text(options[luck.below(len(options))]))
        assert table.view(0).zones


@pytest.mark.parametrize("level", ["beginner", "master"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_card_of_the_box_is_somewhere(seats: int, level: str) -> None:
    table = table_of(seats, 3, level=level)
    view = table.view(SPECTATOR)
    foes = zone(view, "foes").size + zone(view, "removed").size
    assert foes + sum(zone(view, f"wave.{wave}").size for wave in (1, 2, 3, 4)) == 25
    coven = sum(len(cards(view, f"coven.{seat}")) for seat in "ABCDE"[:seats]) + zone(view, "common").size
    assert coven == 1
    assert [zone(view, f"captives.{wave}").size for wave in (1, 2, 3, 4)] == [0, 1, 1, 2]
    assert zone(view, "deck").size == 15 - seats
    assert zone(view, "supply").size == 10 - seats


def test_before_the_first_wave_all_its_cards_lie_face_down() -> None:
    table = Table(GAME, {}, [Seat("A", "human"), Seat("B", "human")], None)
    view = table.view(SPECTATOR)
    assert [zone(view, f"wave.{wave}").size for wave in (1, 2, 3, 4)] == [1, 1, 1, 2]
    assert [zone(view, f"captives.{wave}").size for wave in (1, 2, 3, 4)] == [1, 1, 1, 2]
    assert zone(view, "removed").size == 20


# Waves to come


def test_a_foe_that_waits_shows_its_back_only() -> None:
    view = Play("action", "gloop sparkmite").table.view(0)
    waiting = zone(view, "wave.4").pieces
    assert [(foe.card, foe.facts) for foe in waiting] == [(None, [Fact("level", 2)]), (None, [Fact("level", 3)])]
    assert cards(view, "captives.4") == [None, None]
    assert cards(view, "wave.1") == []
    assert cards(view, "captives.1") == []


def test_past_waves_are_empty() -> None:
    view = Play("action", "gloop", wave=3).table.view(0)
    assert [zone(view, f"wave.{wave}").size for wave in (1, 2, 3, 4)] == [0, 0, 0, 2]


def test_the_next_wave_lies_open_once_somebody_peeked() -> None:
    play = Play("action", "gloop", "piddy_paw jinxie", A={"artifacts": ["cracked_crystal_ball"], "tokens": 1})
    play.play("A use cracked_crystal_ball", "terra", "murk_siren")
    view = play.table.view(1)
    assert cards(view, "wave.2") == ["murk_siren"]
    assert cards(view, "captives.2") == ["terra"]
    assert cards(view, "wave.3") == [None]
    assert zone(view, "removed").size == 25 - 1 - 4
    assert cards(view, "gone") == ["cracked_crystal_ball"]
    assert facts(piece(view, "familiar.piddy_paw"))["tokens"] == 2


# Foes and mats


def test_a_foe_shows_hp_element_level_what_it_forbids_and_what_lies_on_it() -> None:
    foe = {"card": "gloop", "hp": 5, "element": "fire", "restricts": ["no_magic"], "imposes": ["no_healing"]}
    skips = {"kind": "skips", "owner": "B", "source": "drowsy_hourglass", "on": "foe.1"}
    foes: list[dict[str, Any]] = [{**foe, "last_damaged_by": "B"}, {"card": "sparkmite"}]
    view = Play("foe", foes, next_foe=2, effects=[skips]).table.view(0)
    gloop = piece(view, "foe.1")
    assert gloop.card == "gloop"
    assert gloop.facts == [
        Fact("hp", 5, 17),
        Fact("element", "fire"),
        Fact("level", 1),
        Fact("forbids", "no_magic"),
        Fact("will_forbid", "no_healing"),
        Fact("mark", "drowsy_hourglass"),
        Fact("last_hit_by", "B"),
    ]
    lasting = zone(view, "effects").pieces
    assert [(effect.card, effect.owner) for effect in lasting] == [("drowsy_hourglass", 1)]
    assert facts(lasting[0]) == {
        "source": "drowsy_hourglass",
        "effect": "skips",
        "amount": 1,
        "on": "gloop",
        "owner": "B",
        "until": "when used",
    }


def test_a_place_whose_foe_is_defeated_is_empty() -> None:
    view = Play("action", "gloop:0 sparkmite", A={"rewards": ["gloop"]}).table.view(0)
    assert [foe.id for foe in zone(view, "foes").pieces] == ["foe.2"]
    assert [card.id for card in zone(view, "rewards.A").pieces] == ["reward.gloop"]


def test_a_mat_shows_markers_training_and_the_cards_around_it() -> None:
    side = {"hp": 9, "mp": 4, "gems": 2, "tokens": 3, "ticks": ["summon_toad", "artifact"]}
    held = {"artifacts": ["magic_seeds", "silver_bell"], "rewards": ["sparkmite"], "coven": ["mistral"]}
    feather = {"kind": "survives", "amount": 4, "owner": "B", "source": "phoenix_feather", "on": "A"}
    view = Play("action", "gloop", A={**side, **held}, effects=[feather]).table.view(0)
    paw = piece(view, "familiar.piddy_paw")
    assert (paw.card, paw.owner) == ("piddy_paw", 0)
    assert paw.facts == [
        Fact("hp", 9, 13),
        Fact("mp", 4, 10),
        Fact("gems", 2, 3),
        Fact("tokens", 3),
        Fact("element", "air"),
        Fact("strong_against", "earth"),
        Fact("state", "standing"),
        Fact("unlocked", 0),
        Fact("ticks", 2, 6),
        Fact("task", "summon_toad"),
        Fact("task", "artifact"),
        Fact("mark", "phoenix_feather"),
    ]
    assert [card.id for card in zone(view, "artifacts.A").pieces] == ["artifact.magic_seeds", "artifact.silver_bell"]
    assert cards(view, "rewards.A") == ["sparkmite"]
    assert cards(view, "coven.A") == ["mistral"]
    assert view.seats[0].facts == [Fact("familiar", "piddy_paw"), Fact("hp", 9, 13), Fact("mp", 4, 10)]


def test_the_fallen_and_the_trained_are_seen_as_such() -> None:
    view = Play("action", "gloop", B={"hp": 0}, C={"unlocked": True}).table.view(0)
    assert facts(piece(view, "familiar.jinxie"))["state"] == "fallen"
    mimsy = facts(piece(view, "familiar.mimsy"))
    assert (mimsy["state"], mimsy["unlocked"]) == ("standing", 1)
    assert "ticks" not in mimsy


def test_a_spell_that_lasts_is_known_by_its_card_and_its_name() -> None:
    breeze = {"kind": "attack_rolls", "amount": 2, "owner": "A", "source": "fair_breeze", "on": "team"}
    bark = {"kind": "prevents", "amount": 99, "owner": "B", "source": "pixie_bark", "on": "C"}
    view = Play("action", "gloop", effects=[breeze, bark], A={"unlocked": True}).table.view(0)
    lasting = zone(view, "effects").pieces
    assert [effect.card for effect in lasting] == ["piddy_paw", "terra"]
    assert [facts(effect)["on"] for effect in lasting] == ["all_familiars", "C"]
    assert {facts(effect)["until"] for effect in lasting} == {"foes' turn"}
    assert all_of(piece(view, "familiar.mimsy"), "mark") == ["pixie_bark"]


def test_the_card_that_went_under_the_deck_is_known() -> None:
    play = Play("action", "gloop", A={"artifacts": ["collectors_satchel"]})
    play.play("A use collectors_satchel", "silver_bell", "magic_seeds")
    view = play.table.view(2)
    assert [card.id for card in zone(view, "drawn").pieces] == ["artifact.silver_bell", "artifact.magic_seeds"]
    play.play("A keep silver_bell")
    view = play.table.view(2)
    assert cards(view, "deck") == ["magic_seeds"]
    assert zone(view, "deck").size == 13


# facts


def test_the_facts_say_where_the_game_is() -> None:
    view = Play("action", "gloop", wave=2, round=5, first="B", toad="C").table.view(0)
    assert view.facts == [
        Fact("wave", 2, 4),
        Fact("round", 5),
        Fact("first", "B"),
        Fact("toad", "C"),
        Fact("active", "C"),
    ]


def test_a_window_tells_the_roll_and_who_would_fall() -> None:
    winds: dict[str, Any] = {"A": {"gems": 1}, "B": {"hp": 1}}
    play = Play("action", "gloop", toad="B", **winds).play("B attack 1", 5)
    seen = facts(play.table.view(0))
    assert {name: seen[name] for name in ("roller", "doing", "targets", "target", "natural", "die")} == {
        "roller": "B",
        "doing": "attack",
        "targets": 1,
        "target": "gloop",
        "natural": 5,
        "die": 5,
    }
    assert (seen["result"], seen["points"], seen["window"]) == ("backfire", 1, 2)
    assert (seen["falls"], seen["would_fall"]) == (1, "B")
    play.play("A use winds_of_change", 8)
    assert "window" not in facts(play.table.view(0))


def test_a_foes_roll_tells_all_parts_of_its_row() -> None:
    play = Play("foes", "mudgrub", A={"gems": 1}, B={"hp": 1}, C={"hp": 1}).play(19)
    view = play.table.view(0)
    seen = facts(view)
    assert (seen["toad"], seen["roller"], seen["result"], seen["points"]) == ("foes", "mudgrub", "hit", 1)
    assert all_of(view, "also") == ["no_artifact"]
    assert seen["falls"] == 2
    assert all_of(view, "would_fall") == ["B", "C"]
    assert "active" not in seen


def test_the_coin_and_a_ballyhoo_are_facts() -> None:
    play = Play("action", "gloop", B={"tokens": 1}).play("A attack 1", 10, "B ballyhoo", "closed")
    seen = facts(play.table.view(1))
    assert (seen["flipper"], seen["coin"], seen["window"], seen["falls"]) == ("B", "closed", 3, 0)


def test_parts_left_are_facts() -> None:
    play = Play("action", "gloop sparkmite", A={"unlocked": True}).play("A cast whirlwind 1", 3)
    seen = facts(play.table.view(0))
    assert (seen["parts"], seen["parts_of"], seen["parts_owner"]) == (3, "whirlwind", "A")


def test_a_question_about_an_amount_names_spell_and_receiver() -> None:
    seen = facts(Play("action", "gloop").play("A cast healing_paw jinxie").table.view(0))
    assert (seen["spell"], seen["receiver"]) == ("healing_paw", "B")


def test_a_spell_without_a_chart_works_or_misses() -> None:
    for die, result in ((3, "miss"), (4, "works")):
        play = Play("action", "gloop", "piddy_paw jinxie", A={"coven": ["mistral"], "gems": 1})
        seen = facts(play.play("A cast blowing_kisses jinxie", die).table.view(0))
        assert (seen["doing"], seen["targets"], seen["result"]) == ("blowing_kisses", 0, result)
        assert "target" not in seen
