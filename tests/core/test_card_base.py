"""What a designer's file is laid over: the default set, or the one that it names as its base."""

from __future__ import annotations

import json

import pytest

from grimalkin.core.errors import BadCards
from grimalkin.core.game import CARDS, Game
from grimalkin.core.library import SPEC
from grimalkin.core.luck import Seeded
from grimalkin.core.saved import from_text, to_text
from grimalkin.core.scenarios import read_scenario
from grimalkin.core.snapshot import snapshot
from grimalkin.core.table import Seat, open_table
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.cauldron import GAME

EVERY = [game for game in (*GAMES.values(), *TEACHING.values()) if game.vocabulary is not None]
NOTHING = "[nettle]\nvalue = 1\n"  # as it was
RICHER = "[nettle]\nvalue = 2\n"


def own(text: str, base: str = "") -> Game:
    return GAME.with_own("mine", "mine.toml", text, base)


def hashes(game: Game, name: str) -> dict[str, str]:
    return {edition: library.hash for edition, library in game.card_sets()[name].editions.items()}


def refusal(text: str) -> str:
    with pytest.raises(BadCards) as error:
        own(text)
    return str(error.value)


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_a_file_that_changes_nothing_plays_as_tables_do(game: Game) -> None:
    default = game.full_settings({})[CARDS]
    card = game.library({}).cards[0]
    twin = game.with_own("mine", "mine.toml", f'[{card.key}]\nname = "{card.name}"\n')
    assert twin.own_base() == default
    assert hashes(twin, "mine") == hashes(game, default)
    assert twin.library({}).hash == game.library({}).hash


def test_a_file_can_name_its_base() -> None:
    for base in GAME.card_sets():
        game = own(f'base = "{base}"\n{NOTHING}')
        assert game.own_base() == base
        assert hashes(game, "mine") == hashes(GAME, base)
    assert hashes(GAME, "spec") != hashes(GAME, "balanced"), "else this test says nothing"
    assert own(f'base = "spec"\n{NOTHING}', "balanced").own_base() == "spec", "the file has the last word"
    assert own(NOTHING, "spec").own_base() == "spec"


def test_a_base_that_is_none_is_refused_with_what_would_be_right() -> None:
    assert refusal(f'base = "ballanced"\n{NOTHING}') == (
        "mine.toml, line 1: base: no card set 'ballanced'; did you mean 'balanced'?"
    )
    assert refusal(f"\nbase = 3\n{NOTHING}") == (
        "mine.toml, line 2: base: got 3; expected the name of a card set in quotes: balanced, spec"
    )
    assert "mine.toml, line 1: base: no card set 'mine'" in refusal(f'base = "mine"\n{NOTHING}')


def test_a_base_below_a_card_is_told_where_it_belongs() -> None:
    assert refusal(f'{NOTHING}base = "spec"\n') == (
        "mine.toml, line 3: nettle.base: 'base' belongs to the whole file: write it above the first card"
    )


def test_mistakes_of_the_base_and_of_the_cards_are_told_at_once() -> None:
    said = refusal('base = "odd"\n[nettle]\nvalue = "two"\n').split("\n")
    assert [line.split(": ")[1] for line in said] == ["base", "nettle.value"]


def test_a_file_with_nothing_but_a_base_has_no_card() -> None:
    assert "there is no card in it" in refusal('base = "spec"\n')


def test_the_text_that_is_kept_names_the_base_and_means_the_same() -> None:
    for text in (RICHER, f"\ufeff{RICHER}", f'base = "spec"\n{RICHER}'):
        game = own(text)
        kept = game.card_sets()["mine"].text
        assert f'base = "{game.own_base()}"' in kept
        again = GAME.with_kept("mine", kept)
        assert hashes(again, "mine") == hashes(game, "mine")
        assert again.card_sets()["mine"].text == kept


def test_a_saved_game_from_before_keeps_the_cards_that_it_was_played_with() -> None:
    """Its text names no base, and it was played over the rulebook's own numbers."""
    game = own(f'base = "spec"\n{RICHER}')
    table = open_table(game, {"rounds": "2"}, [Seat("A", "human"), Seat("B", "human")], Seeded(3))
    table.play(0, "pass")
    head, *rest = to_text(table).split("\n")
    header = json.loads(head)
    assert header["cards"]["text"] == f'base = "spec"\n{RICHER}'
    header["cards"]["text"] = RICHER
    old = "\n".join([json.dumps(header), *rest])
    again = from_text(old, {GAME.id: GAME})
    assert again.game.own_base() == SPEC
    assert snapshot(again.state) == snapshot(table.state)
    assert hashes(again.game, "mine") == hashes(game, "mine")
    assert from_text(to_text(again), {GAME.id: GAME}).game.own_base() == SPEC


def test_a_saved_game_keeps_the_base_that_it_was_played_over() -> None:
    table = open_table(own(RICHER), {"rounds": "2"}, [Seat("A", "human"), Seat("B", "human")], Seeded(3))
    again = from_text(to_text(table), {GAME.id: GAME})
    assert again.game.own_base() == "balanced"
    assert snapshot(again.state) == snapshot(table.state)


def test_scenarios_speak_of_the_rulebooks_own_numbers() -> None:
    head = 'game = "cauldron"\ntitle = "Own cards"\n'
    scenario = read_scenario("own.toml", f"{head}cards = '''\n{RICHER}'''\n", {GAME.id: GAME})
    assert scenario.game.own_base() == SPEC
    named = read_scenario("own.toml", f"{head}cards = '''\nbase = \"balanced\"\n{RICHER}'''\n", {GAME.id: GAME})
    assert named.game.own_base() == "balanced"


def test_a_card_may_be_called_base() -> None:
    text = '[base]\nname = "Base"\nkind = "herb"\ncount = 1\nvalue = 1\nheat = 1\n'
    game = own(text)
    assert game.own_base() == "balanced"
    assert game.library({}).card("base").name == "Base"
