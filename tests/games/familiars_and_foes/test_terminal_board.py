"""The table of Familiars and Foes in a terminal: what it shows of a view, at the widths that people have."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from grimalkin.cli.boards import board_for
from grimalkin.cli.screen import page
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.view import View
from grimalkin.games.familiars_and_foes.game import GAME
from grimalkin.words import Words
from tests.cli.terminal import plain
from tests.games.familiars_and_foes.support import FIVE, Play

WORDS = Words(GAME, "en", {"cards": "spec"})
BOARD = board_for(GAME)


def drawn(view: View, width: int = 80, players: tuple[str, ...] = ()) -> str:
    out = io.StringIO()
    table = BOARD.whole(view, WORDS, players)
    assert table is not None
    Console(file=out, width=width).print(table)
    return out.getvalue()


def lines(view: View, width: int = 80) -> list[str]:
    return [line.strip() for line in drawn(view, width).splitlines()]


def box(view: View, title: str, width: int = 80) -> list[str]:
    """The lines inside the box with this title, without its frame."""
    rows = drawn(view, width).splitlines()
    top = next(i for i, row in enumerate(rows) if f" {title} " in row and row.count("─") + row.count("━") > 3)
    at = rows[top].index(f" {title} ") - 1
    size = min(n for n in (rows[top].find(end, at) for end in "╮┓") if n > 0)
    found: list[str] = []
    for row in rows[top + 1 :]:
        if row[at] not in "│┃":
            return found
        found.append(row[at + 1 : size].strip())
    raise AssertionError(f"the box of {title} has no end")


def test_the_page_has_the_table_in_place_of_facts_seats_and_zones() -> None:
    view = Play("action", "gloop").table.view(0)
    out = io.StringIO()
    Console(file=out, width=80).print(page(view, WORDS, ["human", "bot:greedy", "human"], [], "terminal-lines-before"))
    assert drawn(view, players=("you", "bot:greedy", "a person")) in out.getvalue()
    assert out.getvalue().count("Wave 1/4") == 1
    assert "Mat of" not in out.getvalue()
    assert BOARD.zones(view, WORDS) is None


def test_all_seats_of_a_person_are_called_you() -> None:
    view = Play("action", "gloop").table.view(0)
    out = io.StringIO()
    Console(file=out, width=120).print(
        page(view, WORDS, ["human", "bot:greedy", "human"], [], "terminal-lines-before", [0, 2])
    )
    assert [word in out.getvalue() for word in ("━ you ━┓", "─ bot:greedy ─╮", "─ you ─╮")] == [True] * 3
    assert "a person" not in out.getvalue()


# Turn Tracker and Waves


@pytest.mark.parametrize(
    ("at", "position", "tracker"),
    [
        ("action", {}, "@..@ Piddy Paw › Jinxie › Mimsy › the Foes"),
        ("action", {"first": "C", "toad": "A"}, "Mimsy › @..@ Piddy Paw › Jinxie › the Foes"),
        ("foes", {"B": {"hp": 0}}, "Piddy Paw › (Jinxie) › Mimsy › @..@ the Foes"),
    ],
)
def test_the_tracker_has_the_turn_order_and_the_toad(at: str, position: dict[str, Any], tracker: str) -> None:
    view = Play(at, "gloop", round=7, wave=2, **position).table.view(0)
    assert lines(view)[0] == f"Wave 2/4 · Round 7 · Toad: {tracker}"


def test_waves_to_come_show_backs_and_what_was_peeked_at() -> None:
    view = Play("action", "gloop", "piddy_paw jinxie").table.view(0)
    assert lines(view)[1:3] == [
        "Wave 2: level 2, Coven Card · Wave 3: level 2, Coven Card",
        "Wave 4: 2× level 1, 2× Coven Card · Artifact deck 15 · Luck Tokens left 10",
    ]
    known = Play("action", "gloop", "piddy_paw jinxie", known_foes=["murk_siren"], known_coven=["terra"]).table.view(0)
    assert lines(known)[1] == "Wave 2: Murk Siren, Terra · Wave 3: level 2, Coven Card"
    last = Play("action", "gloop", "piddy_paw jinxie", wave=4).table.view(0)
    assert "Wave 4:" not in drawn(last)


# Foes


def test_a_foe_shows_bar_element_level_reward_ability_and_chart() -> None:
    inside = box(Play("action", "gloop:10").table.view(0), "#1 Gloop")
    assert inside[0].startswith("HP ██")
    assert inside[0].endswith("░ 10/17  Water · level 1 · Foe Reward: Slime Salve")
    assert inside[1:] == [
        "Squishy: Paws sink in: a Physical Attack does 1 less damage to it, and may",
        "do none at all.",
        "1-4 miss · 5-8 heals 2 · 9-16 hit 1 · 17-20 hit 2",
    ]


def test_what_a_foe_forbids_and_what_lies_on_it_is_said() -> None:
    foe = {"card": "gloop", "restricts": ["no_magic", "no_artifact"], "imposes": ["no_healing"]}
    skips = {"kind": "skips", "owner": "B", "source": "drowsy_hourglass", "on": "foe.1"}
    view = Play("foe", [foe, {"card": "sparkmite"}], next_foe=2, effects=[skips]).table.view(0)
    inside = box(view, "#1 Gloop")
    assert "! forbids: no magic, no Artifacts" in inside
    assert "! next round: no healing" in inside
    assert "marked by Drowsy Hourglass" in inside
    assert "Running: Drowsy Hourglass (Jinxie): skips a roll, on Gloop, until used up" in lines(view)


def test_three_foes_stand_side_by_side_and_a_defeated_one_is_gone() -> None:
    three = Play("action", "gloop sparkmite mudgrub", FIVE).table.view(0)
    row = next(line for line in lines(three) if "#1 Gloop" in line)
    assert "#2 Sparkmite" in row
    assert "#3 Mudgrub" in row
    two = Play("action", "gloop sparkmite:0 mudgrub", FIVE).table.view(0)
    assert "Sparkmite" not in drawn(two)
    assert box(two, "#3 Mudgrub")


def test_the_foe_that_rolls_has_a_heavy_frame_and_an_arrow_at_its_row() -> None:
    view = Play("foes", "gloop sparkmite", A={"gems": 1}).play(18).table.view(0)
    out = drawn(view)
    assert "┏ #1 Gloop ━" in out
    assert "╭ #2 Sparkmite ─" in out
    assert "» 17-20 hit 2" in out
    assert out.count("»") == 1
    assert "d20: Gloop [18] hit 2" in lines(view)


# die and coin


def test_the_roll_shows_what_it_is_for_and_both_dice_where_they_differ() -> None:
    before = Play("action", "gloop", "piddy_paw jinxie", B={"gems": 1}).play("A attack 1")
    assert "d20: Piddy Paw, Physical Attack » Gloop" in lines(before.table.view(0))
    breeze = {"kind": "attack_rolls", "amount": 2, "owner": "A", "source": "fair_breeze", "on": "team"}
    play = Play("action", "gloop", A={"gems": 1, "unlocked": True}, effects=[breeze]).play("A cast whirligig 1", 8)
    assert "d20: Piddy Paw, Whirligig » Gloop [8] → [10] hit 4" in lines(play.table.view(0))


def test_the_coin_lies_open_or_closed() -> None:
    for face, shown in (("closed", "(-) Eye Closed"), ("open", "(o) Eye Open")):
        play = Play("action", "gloop", B={"tokens": 1}).play("A cast whirligig 1", 10, "B ballyhoo", face)
        assert f"{shown}, Jinxie" in drawn(play.table.view(0))


def test_parts_left_are_said() -> None:
    play = Play("action", "gloop sparkmite", A={"unlocked": True}).play("A cast whirlwind 1", 3)
    assert "Whirlwind: parts left 3" in drawn(play.table.view(0))


# mats


def test_a_mat_shows_bars_gems_luck_training_and_cards() -> None:
    side = {"hp": 6, "mp": 5, "gems": 2, "tokens": 3, "ticks": ["summon_toad", "artifact"]}
    held = {"artifacts": ["magic_seeds", "silver_bell"], "rewards": ["sparkmite"], "coven": ["mistral"]}
    feather = {"kind": "survives", "amount": 4, "owner": "B", "source": "phoenix_feather", "on": "A"}
    view = Play("action", "gloop", A={**side, **held}, effects=[feather]).table.view(0)
    assert box(view, "▸ A Piddy Paw") == [
        "HP ████░░░░░ 6/13 MP ████░░░░░ 5/10",
        "gems ◆◆◇ · luck ●●● · Air › Earth",
        "■ Toad □ Attack □ Strong/Elemental",
        "□ Restorative □ Ability ■ Artifact",
        "Artifacts: Magic Seeds, Silver Bell",
        "Rewards: Lucky Spark",
        "Coven: Mistral (Blowing Kisses)",
        "marked by Phoenix Feather",
    ]


def test_a_trained_familiar_has_its_advanced_spells_in_place_of_the_boxes() -> None:
    inside = box(Play("action", "gloop", A={"unlocked": True}).table.view(0), "▸ A Piddy Paw")
    assert inside[2:4] == ["Advanced Spells: Whirlwind, Tempest,", "Fair Breeze, Revive"]
    assert not [line for line in inside if "□" in line]


def test_whoever_has_no_luck_left_and_whoever_has_fallen_is_seen_as_such() -> None:
    view = Play("action", "gloop", B={"hp": 0, "tokens": 1}).table.view(0)
    out = drawn(view, players=("you", "bot:greedy", "bot:greedy"))
    assert "─ Fallen ─╮" in out
    assert box(view, "B Jinxie")[0] == "HP ░░░░░░░░░ 0/12 MP ░░░░░░░░░░ 0/9"
    assert box(view, "B Jinxie")[1] == "gems ◇◇◇ · luck ● · Fire › Air"
    assert box(view, "C Mimsy")[1] == "gems ◇◇◇ · luck – · Water › Fire"


def test_the_active_familiar_has_a_heavy_frame_and_who_is_asked_an_arrow() -> None:
    play = Play("action", "gloop", B={"gems": 1}).play("A attack 1")
    out = drawn(play.table.view(1))
    assert "┏ A Piddy Paw ━" in out
    assert "╭ ▸ B Jinxie ─" in out
    assert "╭ C Mimsy ─" in out


def test_coven_cards_for_all_and_artifacts_to_choose_from_lie_beside() -> None:
    play = Play("action", "gloop", A={"artifacts": ["collectors_satchel"]}, common=["terra"])
    play.play("A use collectors_satchel", "silver_bell", "magic_seeds")
    shown = lines(play.table.view(0))
    assert "For all: Terra (Pixie Bark)" in shown
    assert "Drawn: Silver Bell · Magic Seeds" in shown


def test_an_effect_says_what_it_does_on_whom_by_whom_and_until_when() -> None:
    cloak = {"kind": "prevents", "amount": 99, "owner": "A", "source": "cloak_of_dusk", "on": "A"}
    chorus = {"kind": "ballyhoo_bonus", "amount": 2, "owner": "B", "source": "campfire_chorus", "on": "team"}
    play = Play("action", "gloop", effects=[cloak, chorus], B={"coven": ["ember"]})
    shown = " ".join(lines(play.table.view(0), 120))
    until = "until the end of the next Foes' turn"
    assert f"Cloak of Dusk (Piddy Paw): HP saved from Foes all, on Piddy Paw, {until}" in shown
    assert f"Campfire Chorus (Jinxie): Ballyhoo damage 2, on all Familiars, {until}" in shown


# everywhere


def crowded(seats: int) -> Play:
    """As much as a table of this size can show."""
    held = {"tokens": 1, "gems": 1, "mp": 1, "hp": 3}
    position: dict[str, Any] = dict.fromkeys("ABCDE"[:seats], held)
    cards = {"artifacts": ["magic_seeds", "cracked_crystal_ball"], "rewards": ["hexwind_djinn", "frost_hag"]}
    position["A"] = {**held, **cards, "coven": ["mistral"]}
    position["effects"] = [{"kind": "prevents", "amount": 99, "owner": "A", "source": "cloak_of_dusk", "on": "A"}]
    position["common"] = ["akasha"] if seats < 5 else []
    foes: list[dict[str, Any]] = [
        {"card": "kettle_bay_kraken", "restricts": ["no_special_ability"]},
        {"card": "the_unfamiliar"},
        {"card": "mimic_trunk", "hp": 1},
    ]
    return Play("foes", foes, " ".join(FIVE.split()[:seats]), wave=2, **position)


@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_line_is_wider_than_the_terminal_and_nobody_is_left_out(width: int, seats: int) -> None:
    for seat in (0, SPECTATOR):
        out = drawn(crowded(seats).table.view(seat), width)
        assert max(map(cell_len, out.splitlines())) <= width
        flowing = " ".join(out.split())
        for name in ("Piddy Paw", "Jinxie", "Mimsy", "Figgitch", "Nutterson III")[:seats]:
            assert name in flowing
        for name in ("#1 Kettle Bay Kraken", "#2 The Unfamiliar", "#3 Mimic Trunk"):
            assert name in flowing
        assert out.count("◆") == seats


def test_two_mats_fit_beside_each_other_in_80_columns_and_three_in_120() -> None:
    view = crowded(5).table.view(0)
    for width, across in ((60, 1), (80, 2), (120, 3), (200, 5)):
        assert max(line.count("gems ") for line in drawn(view, width).splitlines()) == across


def test_colours_change_no_sign() -> None:
    view = crowded(3).table.view(0)
    table = BOARD.whole(view, WORDS, ["you", "you", "bot:greedy"])
    assert table is not None
    shown: list[str] = []
    for colours in ("truecolor", None):
        out = io.StringIO()
        console = Console(file=out, width=80, force_terminal=colours is not None, color_system=colours)
        console.print(table)
        shown.append(plain(out.getvalue().encode()))
    assert shown[0] == shown[1]


def test_a_view_of_nothing_is_a_table_too() -> None:
    assert drawn(View(GAME.id, 1, 0, 0, [], [], [], None, [], [], None)).strip() == "Toad: the Foes"


# cards


def test_a_card_tells_elements_hp_and_chart() -> None:
    assert BOARD.card_lines("piddy_paw", WORDS) == ["Air, strong against Earth"]
    assert BOARD.card_lines("gloop", WORDS) == [
        "Water · HP 16, 17, 19, 20",
        "1-4 miss · 5-8 heals 2 · 9-16 hit 1 · 17-20 hit 2",
    ]
    assert BOARD.card_lines("mudgrub", WORDS)[1].endswith("18-20 hit 1 + no Artifacts")
    assert BOARD.card_lines("magic_seeds", WORDS) == []
