"""Positions of Familiars and Foes: what can be said, what is refused and how, and games that become scenarios."""

from __future__ import annotations

import os
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimalkin.core.engine import advance, pending
from grimalkin.core.errors import BadPosition, NoUndo
from grimalkin.core.luck import Seeded
from grimalkin.core.positions import point_of, read_position, same_state, sameness, write_position
from grimalkin.core.scenario_run import play_words, run_scenario
from grimalkin.core.scenario_text import position_text, scenario_text
from grimalkin.core.scenarios import read_scenario
from grimalkin.core.state import State
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.core.tomlread import Layer
from grimalkin.games.familiars_and_foes import GAME
from grimalkin.games.familiars_and_foes.state import Quest
from tests.support.walk import Chosen, Habits, Walk, play_to_end

GAMES = {GAME.id: GAME}
SPEC = {"cards": "spec", "max_rounds": "60"}
THREE = ["piddy_paw", "jinxie", "mimsy"]
ARMOR = "effects = [{ kind = 'prevents', owner = 'A', source = 'bramble_armor', on = 'team' }]"
GLOOP = "foes = [{ card = 'gloop' }]\n"

# everything that a position can say between two turns, written as it is written again
WHOLE = """
[position]
at          = "action"
wave        = 2
round       = 7
toad        = "C"
first       = "B"
foes        = [
    { card = "gloop", hp = 9, element = "fire", last_damaged_by = "A", restricts = ["no_magic", "no_artifact"] },
    { card = "cinder_imp", hp = 0, last_damaged_by = "B" },
]
common      = ["akasha"]
gone        = ["phoenix_feather", "brambleback", "training_mimsy", "mirror_shard"]
known_foes  = ["sneaky_spyder", "cobble_troll"]
known_coven = ["sirena"]
effects     = [
    { kind = "survives", amount = 4, owner = "B", source = "phoenix_feather", on = "A" },
    { kind = "prevents", owner = "B", source = "bramble_armor", on = "team" },
    { kind = "reflects", owner = "C", source = "mirror_shard", on = "foe.1" },
]
refused     = ["A"]
proposed    = ["A", "C"]
decks       = { artifacts = { cards = ["magic_seeds"], bottom = ["toad_trumpet seen all"] } }

[position.A]
hp     = 0
tokens = 2
ticks  = ["summon_toad", "artifact"]
coven  = ["mistral"]

[position.B]
hp        = 3
mp        = 0
gems      = 1
rewards   = ["cinder_imp", "the_unfamiliar"]
artifacts = ["cracked_crystal_ball"]

[position.C]
unlocked = true
"""


def table_of(text: str) -> dict[str, Any]:
    found = tomllib.loads(text)
    inner = found.get("position", found)
    assert isinstance(inner, dict)
    return inner


def state_of(text: str, decks: list[str] | None = None, **options: str) -> State:
    return read_position(GAME, {**SPEC, **options}, decks or THREE, table_of(text), Layer("position", text))


def waiting(text: str, decks: list[str] | None = None, **options: str) -> tuple[State, str]:
    """The state at a position once it waits, and for what."""
    state = state_of(text, decks, **options)
    advance(state)
    return state, type(state.agenda[-1]).__name__


def asked(state: State) -> list[int]:
    return [offer.seat for offer in pending(state) if offer.options]


def told(text: str, decks: list[str] | None = None, **options: str) -> str:
    """Why a position is refused."""
    with pytest.raises(BadPosition) as error:
        state_of(text, decks, **options)
    assert len(error.value.faults) == 1
    return f"{error.value.faults[0].place}: {error.value.faults[0].what}"


def test_all_that_a_position_says_is_written_again_as_it_was_read() -> None:
    state = state_of(WHOLE)
    written = write_position(GAME, state, "action")
    assert written == table_of(WHOLE)
    again = state_of(position_text(written))
    assert same_state(again, state)
    assert position_text(write_position(GAME, again, "action")) == position_text(written)


def test_what_is_left_out_has_its_default() -> None:
    state = state_of("at = 'action'\n" + GLOOP)
    whole = GAME.positions.describe(state, True)
    assert (whole["wave"], whole["round"], whole["toad"], whole["first"], whole["supply"]) == (1, 1, "A", "A", 10)
    assert (whole["A"]["hp"], whole["A"]["mp"], whole["A"]["gems"], whole["A"]["tokens"]) == (13, 10, 3, 0)
    assert whole["foes"][0]["hp"] == whole["foes"][0]["max_hp"]
    assert "gloop" not in whole["decks"]["foes_1"]
    assert len(whole["decks"]["artifacts"]) == 15
    assert write_position(GAME, state, "action") == {
        "at": "action",
        "wave": 1,
        "round": 1,
        "toad": "A",
        "first": "A",
        "foes": [{"card": "gloop"}],
    }


def test_the_fallen_have_neither_mp_nor_gems() -> None:
    whole = GAME.positions.describe(state_of("at = 'action'\nB = { hp = 0 }\n" + GLOOP), True)
    assert (whole["B"]["mp"], whole["B"]["gems"]) == (0, 0)


def test_cards_that_must_have_left_the_game_are_gone() -> None:
    text = (
        "at = 'after'\nfoes = [{ card = 'gloop', hp = 0 }]\nparts = { owner = 'A', source = 'magic_seeds', left = 2 }\n"
    )
    text += f"{ARMOR}\n"
    text += "B = { unlocked = true }"
    whole = GAME.positions.describe(state_of(text), True)
    assert whole["gone"] == ["brambleback", "magic_seeds", "gloop", "training_jinxie"]
    assert "magic_seeds" not in whole["decks"]["artifacts"]
    assert "brambleback" not in whole["decks"]["foes_2"]


def test_the_first_seat_is_the_one_that_the_settings_name() -> None:
    whole = GAME.positions.describe(state_of("at = 'action'\n" + GLOOP, first="C"), True)
    assert (whole["first"], whole["toad"], whole["active"]) == ("C", "C", "C")


# points


def test_a_wave_begins_with_its_coven_card_and_its_foes() -> None:
    state, wait = waiting("at = 'wave'\nwave = 2\ntoad = 'B'")
    assert wait == "RevealCoven"
    known = "at = 'wave'\nwave = 2\ntoad = 'B'\nknown_foes = ['gloop', 'cinder_imp']\nknown_coven = ['terra']"
    state, wait = waiting(known)
    assert (wait, asked(state)) == ("ChooseAction", [1])
    whole = GAME.positions.describe(state, True)
    assert ([foe["card"] for foe in whole["foes"]], whole["common"]) == (["gloop", "cinder_imp"], ["terra"])
    assert (whole["known_foes"], whole["known_coven"]) == ([], [])


def test_a_turn_begins_with_its_window() -> None:
    text = "at = 'turn'\ntoad = 'C'\nA = { rewards = ['brambleback'] }\n" + GLOOP
    assert waiting(text)[1] == "Window"
    assert waiting(text.replace("turn", "action"))[1] == "ChooseAction"


def test_the_foes_roll_from_the_next_one_on() -> None:
    foes = "foes = [{ card = 'gloop', imposes = ['no_magic'] }, { card = 'cinder_imp' }]\n"
    foes += "A = { gems = 0 }\nB = { gems = 0 }\nC = { gems = 0 }"
    state, wait = waiting("at = 'foe'\nnext_foe = 2\n" + foes)
    assert wait == "RollDie"
    assert GAME.positions.describe(state, True)["next_foe"] == 2
    assert GAME.positions.describe(waiting("at = 'foes'\n" + foes.replace("'no_magic'", ""))[0], True)["next_foe"] == 1


def test_after_a_turn_the_toad_moves_or_the_wave_ends() -> None:
    state = waiting("at = 'after'\ntoad = 'B'\n" + GLOOP)[0]
    assert asked(state) == [2]
    state, wait = waiting("at = 'after'\ntoad = 'B'\nfoes = [{ card = 'gloop', hp = 0 }]")
    assert (wait, GAME.positions.describe(state, True)["wave"]) == ("RevealCoven", 2)


# mistakes

TASKS = ["summon_toad", "physical_attack", "strong_or_elemental", "restorative", "special_ability", "artifact"]
BETWEEN = "at 'wave', or at 'after' with all Foes defeated (FF-WAVE-07)"
SPENT = "FF-ART-03, FF-REW-05, FF-RULING-14"
EARLIER = "what it imposed before is in 'restricts' (FF-RULING-78)"
MISTAKES: dict[str, tuple[str, str]] = {
    "too many hp": ("A = { hp = 14 }", "A.hp: got 14; the maximum is 13"),
    "too many mp": ("A = { mp = 11 }", "A.mp: got 11; the maximum is 10"),
    "too many gems": ("A = { gems = 4 }", "A.gems: got 4; the maximum is 3"),
    "mp of the Fallen": ("A = { hp = 0, mp = 1 }", "A.mp: got 1; the Fallen have none (FF-FALL-03, FF-FALL-04)"),
    "nobody stands": (
        "A = { hp = 0 }\nB = { hp = 0 }\nC = { hp = 0 }",
        "A.hp: no Familiar is Standing; the game would be lost (FF-GOAL-03)",
    ),
    "tokens in one hand": ("A = { tokens = 11 }", "A.tokens: 11 is out of range; expected 0 to 10"),
    "tokens in several hands": (
        "A = { tokens = 6 }\nC = { tokens = 5 }",
        "C.tokens: 5 and 6 before; there are 10 (FF-LUCK-04)",
    ),
    "all ticks, but not unlocked": (
        f"A = {{ ticks = {TASKS}, unlocked = false }}",
        "A.unlocked: all tasks are marked; the Advanced Spell Scroll opens with the last one (FF-TRAIN-06)",
    ),
    "unlocked with a tick missing": (
        "A = { ticks = ['artifact'], unlocked = true }",
        "A.unlocked: not all tasks are marked; the Advanced Spell Scroll opens with the last one (FF-TRAIN-06)",
    ),
    "a Foe as an Artifact": (
        "A = { artifacts = ['brambleback'] }",
        "A.artifacts[1]: 'brambleback' is a foe card; expected an artifact card",
    ),
    "an Artifact as a reward": (
        "A = { rewards = ['magic_seeds'] }",
        "A.rewards[1]: 'magic_seeds' is an artifact card; expected a foe card",
    ),
    "another's Coven Card": (
        "A = { coven = ['ember'] }",
        "A.coven: 'ember' is not a partner of piddy_paw (FF-FLOW-02)",
    ),
    "a Coven Card in common whose partner plays": (
        "common = ['ember']",
        "common: 'ember': its partner plays, so it stays with B (FF-FLOW-02)",
    ),
    "a mat that left the game": (
        "gone = ['mimsy']",
        "gone[1]: 'mimsy' is a familiar card; expected an artifact, foe, training or coven card",
    ),
    "training that is not over": (
        "gone = ['training_mimsy']",
        "gone: 'training_mimsy': nobody who plays has unlocked the scroll (FF-TRAIN-06)",
    ),
    "a card in two places": (
        "A = { artifacts = ['magic_seeds'] }\nB = { artifacts = ['toad_trumpet', 'magic_seeds'] }",
        "B.artifacts[2]: 'magic_seeds' lies here and at A.artifacts[1]; there is one of it",
    ),
    "a Foe in play as a reward": (
        "A = { rewards = ['gloop'] }",
        "foes[1].card: 'gloop' lies here and at A.rewards[1]; there is one of it",
    ),
    "a card in hand and in its deck": (
        "A = { artifacts = ['magic_seeds'] }\ndecks = { artifacts = ['magic_seeds'] }",
        "decks.artifacts: 'magic_seeds' lies here and at A.artifacts[1]; there is one of it",
    ),
    "two of a card": (
        "decks = { artifacts = ['2 magic_seeds'] }",
        "decks.artifacts: 'magic_seeds' lies here and at decks.artifacts; there is one of it",
    ),
    "a card in another deck": (
        "decks = { foes_1 = ['the_unfamiliar'] }",
        "decks.foes_1: 'the_unfamiliar' is none of this deck",
    ),
    "a deck that is too small": (
        "decks = { foes_2 = ['brambleback'] }",
        "decks.foes_2: the Waves to come need 2 cards of it; got 1 (FF-SETUP-10)",
    ),
    "no Coven Cards": (
        "decks = { coven = [] }",
        "decks.coven: the Waves to come need 4 cards of it; got 0 (FF-SETUP-10)",
    ),
    "a seat that does not sit": ("toad = 'D'", "toad: no spot 'D'; there are: A, B, C, foes"),
    "a first seat that does not sit": ("first = 'E'", "first: no seat 'E'; there are: A, B, C"),
    "the Toad above the Foes": ("toad = 'foes'", "toad: got 'foes'; at 'action' the Toad is above a seat"),
    "a round after the last": ("round = 61", "round: got round 61; max_rounds = 60 ended the game before"),
    "a fifth Wave": ("wave = 5", "wave: 5 is out of range; expected 1 to 4"),
    "a Foe that is next in a Familiar's turn": (
        "next_foe = 1",
        "next_foe: at 'action' no Foe is about to roll; leave it out, or write at = 'foe'",
    ),
    "a refusal of somebody who stands": (
        "refused = ['B']",
        "refused: B is Standing; only a Revive of the Fallen is voted on",
    ),
    "parts in the middle of a Wave": (
        "parts = { owner = 'A', source = 'whirlwind', left = 1 }",
        f"parts: an attack waits for its next part only between two Waves: {BETWEEN}",
    ),
    "a Wave that is known in part": (
        "known_foes = ['sneaky_spyder']",
        "known_foes: Wave 2 has Foes of level 1, 1, in this order; whoever peeks sees all",
    ),
    "a Wave that is known without its Coven Card": (
        "known_foes = ['sneaky_spyder', 'cinder_imp']",
        "known_coven: got 0; Wave 2 has 1, and whoever peeks sees all",
    ),
    "a Wave after the last one": (
        "wave = 4\nknown_coven = ['terra']",
        "known_foes: after Wave 4 there is none to know of",
    ),
    "an effect of nothing": (
        "effects = [{ kind = 'prevents', owner = 'A', source = 'bramble_armour', on = 'team' }]",
        "effects[1].source: no item or spell 'bramble_armour'; did you mean 'bramble_armor'?",
    ),
    "an effect of another's spell": (
        "effects = [{ kind = 'prevents', owner = 'B', source = 'whirlwind', on = 'team' }]",
        "effects[1].source: 'whirlwind' is not a spell that B can cast",
    ),
    "an effect of an ability that is not there": (
        "effects = [{ kind = 'prevents', owner = 'A', source = 'atomic_mirror', on = 'team' }]",
        "effects[1].source: 'atomic_mirror' is the ability of a Familiar that does not play",
    ),
    "an effect of a card that is still held": (
        f"A.rewards = ['brambleback']\n{ARMOR}",
        f"effects[1].source: 'brambleback' lies at A.rewards[1]; once used it is gone ({SPENT})",
    ),
    "an effect of the Fallen": (
        f"A = {{ hp = 0 }}\n{ARMOR}",
        "effects[1].owner: A is Fallen; what it had put into effect has ended, but for spells (FF-FALL-05)",
    ),
    "an effect about a kind that it has not": (
        "effects = [{ kind = 'prevents', about = 'physical', owner = 'A', source = 'bramble_armor', on = 'team' }]",
        "effects[1].about: 'prevents' is about no kind of attack; leave this out",
    ),
    "an effect on an empty place": (
        "effects = [{ kind = 'skips', owner = 'A', source = 'bramble_armor', on = 'foe.2' }]",
        "effects[1].on: no Foe is in place 2",
    ),
    "an effect on a Foe that lies on Familiars": (
        "effects = [{ kind = 'prevents', owner = 'A', source = 'bramble_armor', on = 'foe.1' }]",
        "effects[1].on: 'prevents' lies on Familiars; write 'team' or a seat",
    ),
    "an effect on a Familiar that lies on a Foe": (
        "effects = [{ kind = 'reflects', owner = 'A', source = 'mirror_shard', on = 'B' }]",
        "effects[1].on: 'reflects' lies on a Foe; write 'foe.1'",
    ),
    "an effect on all that lies on one": (
        "effects = [{ kind = 'survives', owner = 'A', source = 'phoenix_feather', on = 'team' }]",
        "effects[1].on: 'survives' lies on one Familiar; write a seat",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_each_mistake_is_told_with_its_place_and_remedy(mistake: str) -> None:
    text, said = MISTAKES[mistake]
    assert told("at = 'action'\n" + GLOOP + text) == said


OF_FOES: dict[str, tuple[str, str]] = {
    "four Foes": (
        "foes = [{ card = 'gloop' }, { card = 'cinder_imp' }, { card = 'brambleback' }, { card = 'sneaky_spyder' }]",
        "foes: got 4; the board has 3 places for Foes",
    ),
    "no Foe": ("", "foes: got no Foe; at 'turn' there are the Foes of the Wave, the defeated with hp = 0"),
    "no Foe left": (
        "foes = [{ card = 'gloop', hp = 0 }]",
        "foes: all are defeated; at 'turn' the next Wave would have begun (FF-WAVE-01)",
    ),
    "an Artifact": (
        "foes = [{ card = 'magic_seeds' }]",
        "foes[1].card: 'magic_seeds' is an artifact card; expected a foe card",
    ),
    "twice the same": (
        "foes = [{ card = 'gloop', hp = 0 }, { card = 'gloop' }]",
        "foes[2].card: 'gloop' is there twice; there is one of it",
    ),
    "too many hp": (
        "foes = [{ card = 'gloop', hp = 18 }]",
        "foes[1].hp: got 18; the maximum of gloop for 3 Familiars is 17",
    ),
    "restrictions of the defeated": (
        "foes = [{ card = 'gloop' }, { card = 'cinder_imp', hp = 0, restricts = ['no_magic'] }]",
        "foes[2]: cinder_imp is defeated; what it imposed has ended (FF-DEFEAT-02)",
    ),
    "restrictions that wait": (
        "foes = [{ card = 'gloop', imposes = ['no_magic'] }]",
        f"foes[1].imposes: at 'turn' no Foe has attacked in this Foes' turn; {EARLIER}",
    ),
    "a vote before the action": (
        "refused = ['A']\nA = { hp = 0 }\n" + GLOOP,
        "refused: at 'turn' nobody has voted in this turn; leave it out, or write at = 'action'",
    ),
}


@pytest.mark.parametrize("mistake", OF_FOES)
def test_each_mistake_about_foes_is_told(mistake: str) -> None:
    text, said = OF_FOES[mistake]
    assert told("at = 'turn'\n" + text) == said


def test_mistakes_at_other_points_are_told() -> None:
    said = "foes: at 'wave' the Foes are still face down; leave this out, or name another point"
    assert told("at = 'wave'\n" + GLOOP) == said
    said = "toad: got 'B'; at 'foes' the Toad is above the Foes: write 'foes'"
    assert told("at = 'foes'\ntoad = 'B'\n" + GLOOP) == said
    assert told("at = 'foe'\nnext_foe = 2\n" + GLOOP) == "next_foe: got 2; the last Foe is 1"
    said = "first: got 'A'; this game is set to first = 'B'"
    assert told("at = 'turn'\nfirst = 'A'\n" + GLOOP, first="B") == said
    said = "first: this game is set to first = 'D', which does not sit; leave that setting out"
    assert told("at = 'turn'\n" + GLOOP, first="D") == said
    said = ": FF-SETUP-01: no Familiar 'piddy'; did you mean 'piddy_paw'?"
    assert told("at = 'turn'\n" + GLOOP, ["piddy", "mimsy"]) == said
    said = ": FF-RULING-07: 2 seats chose mimsy; each Familiar has one mat"
    assert told("at = 'turn'\n" + GLOOP, ["mimsy", "mimsy"]) == said


def test_the_toad_is_above_nobody_who_has_fallen() -> None:
    fallen = "A = { hp = 0 }\n" + GLOOP
    for point in ("turn", "action"):
        said = f"toad: A is Fallen and takes no turn; at '{point}' the Toad is above who stands (FF-FALL-01)"
        assert told(f"at = '{point}'\n" + fallen) == said
        assert told(f"at = '{point}'\ntoad = 'A'\n" + fallen) == said
        assert asked(waiting(f"at = '{point}'\ntoad = 'B'\n" + fallen)[0]) == [1]
    # it fell in its own turn, or the Toad has just come to it
    assert asked(waiting("at = 'after'\ntoad = 'A'\n" + fallen)[0]) == [1]
    assert waiting("at = 'wave'\ntoad = 'A'\nA = { hp = 0 }")[1] == "RevealCoven"


def test_where_a_foe_is_needed_one_is_left() -> None:
    defeated = "foes = [{ card = 'gloop', hp = 0 }]"
    for point in ("turn", "action", "foes", "foe"):
        said = f"foes: all are defeated; at '{point}' the next Wave would have begun (FF-WAVE-01)"
        assert told(f"at = '{point}'\n{defeated}") == said
        assert told(f"at = '{point}'\n{defeated[:-1]}, {{ card = 'cinder_imp', hp = 0 }}]") == said
    both = "foes = [{ card = 'gloop', hp = 0 }, { card = 'cinder_imp' }]"
    said = "next_foe: gloop is defeated and rolls no more; name a Foe with HP (FF-RULING-06)"
    assert told(f"at = 'foe'\n{both}") == said
    assert (
        waiting(f"at = 'foe'\nnext_foe = 2\n{both}\nA = {{ gems = 0 }}\nB = {{ gems = 0 }}\nC = {{ gems = 0 }}")[1]
        == "RollDie"
    )


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        (
            "{ owner = 'A', source = 'summon_the_toad', left = 1 }",
            "parts.source: 'summon_the_toad' is nothing that goes on in the next Wave (FF-WAVE-07)",
        ),
        (
            "{ owner = 'A', source = 'toad_trumpet', left = 1 }",
            "parts.source: 'toad_trumpet' is nothing that goes on in the next Wave (FF-WAVE-07)",
        ),
        ("{ owner = 'A', source = 'whirlwind', left = 4 }", "parts.left: got 4; at most 3 are left after the first"),
        ("{ owner = 'A', source = 'magic_seeds', left = 5 }", "parts.left: got 5; at most 4 are left after the first"),
        (
            "{ owner = 'B', source = 'magic_seeds', left = 1 }",
            "parts.owner: B is Fallen; parts left would be lost (FF-RULING-102)",
        ),
        ("{ owner = 'C', source = 'whirlwind', left = 1 }", "parts.source: 'whirlwind' is not a spell that C can cast"),
    ],
)
def test_mistakes_about_a_carried_attack_are_told(parts: str, said: str) -> None:
    assert told(f"at = 'wave'\nwave = 2\nparts = {parts}\nB = {{ hp = 0 }}") == said


# damage


def reached() -> list[tuple[int, dict[str, Any]]]:
    """Positions out of games, for each number of seats and at each point."""
    found: list[tuple[int, dict[str, Any]]] = []
    for seats in (2, 3, 4, 5):
        walk = Walk(GAME, seats, {}, seats, (), Habits(10, 10))
        while walk.going():
            walk.make(walk.pick())
            if walk.state.result is None and walk.n % 5 == 0:
                found.extend([(seats, write_position(GAME, walk.state, point)) for point in GAME.positions.points()])
    return found


POSITIONS = reached()
MEANT = """
A; B; C; D; E; foes; nobody; team; foe.1; foe.2; foe.3; gloop; brambleback; magic_seeds; terra; mimsy; training_mimsy;
bramble_armor; whirlwind; healing_rain; when used; prevents; skips; survives; next_roll; physical; fire; no_magic;
artifact; wave; turn; action; foe; after; hp; mp; gems; tokens; ticks; unlocked; artifacts; rewards; coven; card; kind;
owner; source; on; end; left; parts; effects; gone; common; known_foes; known_coven; refused; proposed; decks; first
"""
WORDS = [word.strip() for word in MEANT.split(";")]
PLAIN = st.one_of(
    st.sampled_from(WORDS),
    st.sampled_from([0, 1, 2, 3, 4, 9, 10, 11, 20, 99, -1, 10_000, 2**70]),
    st.booleans(),
)
VALUES = st.one_of(
    PLAIN,
    st.lists(PLAIN, max_size=3),
    st.dictionaries(st.sampled_from(WORDS), PLAIN, max_size=3),
)


def spoil(data: st.DataObject, value: Any) -> Any:
    """The same data with one thing changed somewhere."""
    how = data.draw(st.integers(0, 11))
    if isinstance(value, dict) and value and how > 1:
        key = data.draw(st.sampled_from(sorted(value)))
        if how == 2:
            return {name: inner for name, inner in value.items() if name != key}
        if how == 3:
            return {**value, data.draw(st.sampled_from(WORDS)): data.draw(VALUES)}
        return {**value, key: spoil(data, value[key])}
    if isinstance(value, list) and value and how > 1:
        at = data.draw(st.integers(0, len(value) - 1))
        if how == 2:
            return value[:at] + value[at + 1 :]
        if how == 3:
            return [*value[: at + 1], *value[at:]]
        return [*value[:at], spoil(data, value[at]), *value[at + 1 :]]
    return data.draw(VALUES)


@settings(max_examples=150 * int(os.environ.get("GRIMALKIN_SOAK", "1")), deadline=None, derandomize=True, database=None)
@given(st.data())
def test_a_damaged_position_is_refused_in_our_own_words_or_can_be_played(data: st.DataObject) -> None:
    """Whatever is taken is written and read again as the same, and leads to the end of a game."""
    seats, table = data.draw(st.sampled_from(POSITIONS))
    for _change in range(data.draw(st.sampled_from([0, 1, 1, 2]))):
        table = spoil(data, table)
        if not isinstance(table, dict):
            table = {"at": table}
    point = table.get("at")
    try:
        state = read_position(GAME, SPEC, [""] * seats, table, Layer("position", ""))
    except BadPosition:
        return
    if point not in GAME.positions.points():
        return
    written = write_position(GAME, state, str(point))
    again = read_position(GAME, SPEC, [""] * seats, written, Layer("position", ""))
    assert same_state(again, state)
    assert write_position(GAME, again, str(point)) == written
    advance(state)
    play_to_end(state, GAME, Seeded(data.draw(st.integers(0, 999))))


# games that become scenarios


def lively(seats: int, options: dict[str, str], persons: list[str], seed: int) -> Table:
    """The beginning of a random game, with undos, stops, rulings and proposals to concede."""
    own = Chosen((), seed)
    sitting = [Seat(f"seat {i}", "human", "", persons[i]) for i in range(seats)]
    table = Table(GAME, {**SPEC, **options}, sitting, Seeded(seed))
    table.settle()
    others = list(range(seats))
    for _move in range(70):
        if table.state.result is not None:
            break
        offers = table.offers()
        offer = offers[own.below(len(offers))]
        choices = offer.options + offer.standing
        kind = own.below(30)
        try:
            if kind == 0:
                table.stop(offer.seat, GAME.windows[own.below(len(GAME.windows))], bool(own.below(2)))
            elif kind < 4:
                table.undo(offer.seat, others)
            elif kind == 4:
                table.ruling("foe 1 1")
            else:
                table.play(offer.seat, GAME.codes.text(choices[own.below(len(choices))]))
        except NoUndo:
            continue
    return table


@pytest.mark.parametrize(
    ("seats", "options", "persons"),
    [
        (2, {}, ["me", "me"]),
        (3, {"interrupt_mode": "claim"}, ["", "", ""]),
        (5, {"level": "master", "ballyhoo_mode": "claim"}, ["one", "two", "one", "", "two"]),
    ],
)
def test_a_game_becomes_scenarios_that_pass(seats: int, options: dict[str, str], persons: list[str]) -> None:
    table = lively(seats, options, persons, seats)
    for n in range(0, len(table.record) + 1, 4):
        text = scenario_text(table, n, f"entry {n}", [])
        scenario = read_scenario("entry.toml", text, GAMES)
        found = run_scenario(scenario)
        assert found is None, f"entry {n}: {found}\n{text}"
        sitting = [Seat("", "human", scenario.decks[i], scenario.persons[i]) for i in range(seats)]
        again = Table(GAME, scenario.settings, sitting, None, scenario.position)
        assert again.state.persons == table.state.persons
        for act in scenario.acts:
            for words in act.texts("play"):
                play_words(again, words)
        if n == len(table.record):
            assert same_state(again.state, table.state), f"{sameness(again.state)} is not {sameness(table.state)}"
        assert scenario_text(again, len(again.record), f"entry {n}", []) == text


def test_a_seat_that_takes_any_familiar_says_which_one_it_got() -> None:
    decks = ["any", "mimsy", "any"]
    seats = [Seat(name, "human", deck) for name, deck in zip("ABC", decks, strict=True)]
    table = open_table(GAME, {"cards": "spec"}, seats, Seeded(3))
    state = table.state
    assert isinstance(state, Quest)
    drawn = [familiar.mat.key for familiar in state.familiars]
    assert drawn[1] == "mimsy"
    assert len(set(drawn)) == 3
    point = point_of(GAME, table.settings, decks, state)
    written = write_position(GAME, state, point)
    assert [written[seat].get("familiar") for seat in "ABC"] == [drawn[0], None, drawn[2]]
    del written["A"]["familiar"]
    with pytest.raises(BadPosition, match="its deck is 'any'; say with 'familiar' which one luck drew"):
        read_position(GAME, table.settings, decks, written, Layer("position", ""))
    written["A"]["familiar"] = "mimsy"
    with pytest.raises(BadPosition, match=r"two seats play mimsy \(FF-RULING-07\)"):
        read_position(GAME, table.settings, decks, written, Layer("position", ""))


def test_a_interrupt_that_is_half_made_is_dropped_by_a_timeout() -> None:
    """another seat's turn action is awaited, and nobody waits for the seat that began to wish."""
    position = tomllib.loads("at = 'action'\n" + GLOOP + "B = { rewards = ['hexwind_djinn'] }")
    seats = [Seat(name, "human", deck) for name, deck in zip("ABC", THREE, strict=True)]
    table = Table(GAME, SPEC, seats, Seeded(1), position)
    table.settle()
    before = sameness(table.state)
    table.play(1, "use djinns_wish")
    assert [offer.seat for offer in table.offers() if offer.options] == [1]
    table.timeout(1)
    assert sameness(table.state) == before
    assert [offer.seat for offer in table.offers() if offer.options] == [0]
