"""Scenarios: what they can say, what a difference shows, and a saved game as a scenario that passes."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from grimalkin.core.errors import BadCards, BadFile, BadPosition, BadScenario, BadSetup, IllegalChoice, NoUndo
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.positions import same_state, sameness
from grimalkin.core.saved import from_text, to_text
from grimalkin.core.scenario_run import Difference, play_words, run_scenario
from grimalkin.core.scenario_text import scenario_text
from grimalkin.core.scenarios import read_scenario
from grimalkin.core.snapshot import snapshot
from grimalkin.core.table import Seat, Table
from grimalkin.core.tomltext import pairs_text, value_text
from grimalkin.core.view import view_json
from grimalkin.games.cauldron import GAME
from tests.support.bare import BARE
from tests.support.effort import times
from tests.support.kit import played_table
from tests.support.walk import Chosen

GAMES = {GAME.id: GAME}
DOCS = Path(__file__).resolve().parents[2] / "docs"
HEAD = "game = 'cauldron'\ntitle = 'T'\n"
THROW = "\n[position]\nat = 'throw'\nA = { hand = ['nettle', 'catnip'] }\nB = { hand = ['toadstool'] }\n"
OWN = """# \\u0041 is not an escape in a remark
[nettle]
value = 2

[mint]
name   = "Mint \\\\ \\"fresh\\""
kind   = "herb"
count  = 5
value  = 1
heat   = 1
text   = 'Fresh "".'
origin = "ours"
"""


def run(text: str) -> Difference | None:
    return run_scenario(read_scenario("s.toml", text, GAMES))


def differs(acts: str, head: str = HEAD + THROW) -> Difference:
    """The difference of a scenario with these acts; its report, run by itself, finds what this one found."""
    found = run(head + acts)
    assert found is not None
    assert run(found.report) is None, found.report
    return found


def bad(text: str) -> list[str]:
    """What is wrong with a scenario, or with its position."""
    with pytest.raises(BadFile) as error:
        run(text)
    assert isinstance(error.value, (BadScenario, BadPosition, BadCards))
    return str(error.value).split("\n")


# differences


def test_offers_are_the_exact_set() -> None:
    found = differs("\n[[act]]\noffers = { A = ['throw catnip'] }")
    assert str(found) == ("s.toml, line 10: act 1, offers.A: expected throw catnip; found throw catnip, throw nettle")
    assert (found.file, found.line, found.act, found.place) == ("s.toml", 10, 1, "offers.A")
    assert run(HEAD + THROW + "\n[[act]]\noffers = { A = ['throw nettle', 'throw catnip'] }") is None


def test_a_seat_that_is_not_asked_is_offered_nothing() -> None:
    found = differs("[[act]]\nplay = ['A throw nettle']\noffers = { A = ['throw catnip'], B = [] }")
    assert (found.place, found.expected, found.found) == ("offers.A", "throw catnip", "nothing")
    found = differs("[[act]]\nplay = ['A throw nettle']\noffers = { B = [] }")
    assert (found.place, found.expected, found.found) == ("offers.B", "nothing", "throw toadstool")


def test_offers_where_luck_is_awaited_say_so() -> None:
    found = differs("[[act]]\nplay = ['A throw nettle', 'B throw toadstool']\noffers = { A = ['pass'] }")
    assert found.found == "luck is awaited (CA-FIRE-01); write 'luck FACE' first, with 1, 2, 3, 4, 5, 6"
    assert run(HEAD + THROW + "[[act]]\nplay = ['A throw nettle', 'B throw toadstool']\noffers = { A = [] }") is None


def test_interrupts_are_the_exact_set() -> None:
    found = differs("[[act]]\nplay = ['A purr']\nstep_ins = { A = ['purr'] }")
    assert (found.place, found.expected, found.found) == ("interrupts.A", "purr", "nothing")


def test_the_difference_tells_the_record_so_far_and_a_scenario_to_paste() -> None:
    found = differs(
        "[[act]]\nplay = ['A throw nettle', 'B throw toadstool']\n[[act]]\nplay = ['luck 5']\nexpect.fire = 4"
    )
    assert found.record == ["A throw nettle", "B throw toadstool", "luck 5"]
    assert found.report == (
        "# act 2, expect.fire\n"
        "# expected: 4\n"
        "# found:    5\n"
        'game    = "cauldron"\n'
        'title   = "Report: T"\n'
        'options = { rounds = "5", edition = "second", cards = "spec" }\n'
        "seats   = 2\n"
        "\n[position]\n"
        'at    = "fire"\n'
        "round = 1\n"
        "\n[position.A]\n"
        'hand   = ["catnip"]\n'
        'thrown = "nettle"\n'
        "\n[position.B]\n"
        'thrown = "toadstool"\n'
        "\n[[act]]\n"
        'play   = ["luck 5"]\n'
        'offers = { B = ["sting A"] }\n'
        "\n[act.expect]\n"
        "fire   = 5\n"
        "points = [1, 2]\n"
    )


def test_a_choice_that_is_not_offered() -> None:
    found = differs("[[act]]\nplay = ['A throw nettle', 'B throw catnip']")
    assert str(found) == (
        "s.toml, line 9: act 1, play[2]: expected that 'B throw catnip' can be done; "
        "found CA-THROW-01: B cannot 'throw catnip'; it can: throw toadstool, purr"
    )
    assert found.record == ["A throw nettle"]
    found = differs("[[act]]\nplay = ['A throw nettle', 'A throw catnip']")
    assert found.found == "CA-THROW-01: A cannot 'throw catnip'; it can: purr"
    found = differs("[[act]]\nplay = ['A purr', 'A throw nettle', 'A purr']")
    assert found.found == "CA-PURR-01: A cannot 'purr'; it is not asked now"


def test_an_unknown_notation() -> None:
    found = differs("[[act]]\nplay = ['A trow nettle']")
    assert found.found == "'trow nettle' is not a choice of this game; did you mean 'throw nettle'?"


def test_luck_given_and_not_used() -> None:
    found = differs("[[act]]\nplay = ['luck 3']")
    assert found.found == "luck given and not used: nothing waits for luck here, but A and B are asked"
    found = differs("[[act]]\nplay = ['A throw nettle', 'luck 3']")
    assert found.found == "luck given and not used: nothing waits for luck here, but B is asked"
    found = differs("[[act]]\nplay = ['A concede', 'luck 3']")
    assert found.found == "luck given and not used: the game is over"


def test_luck_missing() -> None:
    found = differs("[[act]]\nplay = ['A throw nettle', 'B throw toadstool', 'B sting A']")
    assert found.found == (
        "B cannot 'sting A': luck is awaited (CA-FIRE-01); write 'luck FACE' first, with 1, 2, 3, 4, 5, 6"
    )


def test_luck_that_cannot_be() -> None:
    found = differs("[[act]]\nplay = ['A throw nettle', 'B throw toadstool', 'luck 7']")
    assert found.found == "CA-FIRE-01: luck cannot be '7' here; it can be 1, 2, 3, 4, 5, 6"
    found = differs(
        "[[act]]\nplay = ['luck catnip', 'luck moonwort']", HEAD + "[position]\nat='draw'\nbag=['2 catnip']\n"
    )
    assert found.found == "CA-DRAW-03: luck cannot be 'moonwort' here; it can be catnip"


def test_nobody_plays_after_the_end() -> None:
    found = differs("[[act]]\nplay = ['A concede', 'B throw toadstool']")
    assert found.found == "B cannot 'throw toadstool': the game is over"
    assert differs("[[act]]\nplay = ['A concede', 'B concede']").found == "B cannot concede: the game is over"
    assert (
        differs("[[act]]\nplay = ['A concede', 'B timeout']").found == "B is not asked now, so its time cannot run out"
    )


def test_an_act_of_nobody() -> None:
    said = "begins with no seat; write A, B, luck or ruling first"
    assert differs("[[act]]\nplay = ['throw nettle']").found == f"'throw nettle' {said}"
    assert differs("[[act]]\nplay = ['C throw nettle']").found == f"'C throw nettle' {said}"
    assert differs("[[act]]\nplay = ['']").found == f"an empty text {said}"
    assert differs("[[act]]\nplay = ['AB throw nettle']").found == f"'AB throw nettle' {said}"
    assert differs(f"[[act]]\nplay = ['{'A' * 1001}']").found == "got 1001 letters; no act has more than 1000"


def test_expected_values_are_of_the_same_kind() -> None:
    found = differs("[[act]]\nexpect = { 'A.can_purr' = 1 }")
    assert (found.place, found.expected, found.found) == ("expect.A.can_purr", "1", "true")
    found = differs("[[act]]\nexpect.points = [false, false]")
    assert (found.expected, found.found) == ("[false, false]", "[0, 0]")
    found = differs("[[act]]\nexpect.A.hand = ['nettle']")
    assert (found.line, found.expected, found.found) == (9, '["nettle"]', '["nettle", "catnip"]')


def test_wrong_paths_in_expect() -> None:
    for path, said in [
        ("A.hnd", "no path 'hnd'; did you mean 'hand'?"),
        ("points.2", "no path '2'; there are: 0, 1"),
        ("points.two", "no path 'two'; there are: 0, 1"),
        ("points[3]", "no path '[3]'; they go from [1] to [2]"),
        ("points[0]", "no path '[0]'; they go from [1] to [2]"),
        ("points[1", "no path '[1'; they go from [1] to [2]"),
        ("pot[1]", "no path '[1]'; there are none here"),
        ("round[1]", "no path '[1]'; there are none here"),
        ("round.x", "no path 'x'; there are none here"),
        ("result.winners", "no path 'result'; there are: "),
    ]:
        found = differs(f"[[act]]\nexpect = {{ '{path}' = 0 }}")
        assert (found.place, found.expected) == (f"expect.{path}", "a path that is there")
        assert found.found.startswith(said)


def test_places_in_a_list_count_from_one_in_brackets_and_from_zero_in_older_files() -> None:
    text = "[[act]]\nplay = ['A throw nettle', 'B throw toadstool', 'luck 5']\nexpect = "
    assert run(HEAD + THROW + text + "{ 'points[1]' = 1, 'points[2]' = 2, 'points.0' = 1, 'points.1' = 2 }") is None
    found = differs(text + "{ 'points[2]' = 1 }")
    assert (found.line, found.place, found.expected, found.found) == (10, "expect.points[2]", "1", "2")
    assert differs(text + "{ points = [1, 2], 'A.hand[1]' = 'nettle' }").found == '"catnip"'


def test_cards_of_a_pile_are_expected_in_any_order() -> None:
    bag = "bag = { cards = ['moonwort', '2 nettle', 'catnip', 'nettle'], top = ['toadstool', 'valerian'] }\n"
    head = HEAD + THROW.replace("at = 'throw'\n", "at = 'throw'\n" + bag)
    for cards in ("['3 nettle', 'catnip', 'moonwort']", "['nettle', 'moonwort', '2 nettle', 'catnip']"):
        for table in (f"'bag.cards' = {cards}", f"bag = {{ cards = {cards}, top = ['toadstool', 'valerian'] }}"):
            assert run(head + f"\n[[act]]\nexpect = {{ {table} }}") is None
    assert run(HEAD + THROW + "\n[[act]]\nexpect = { 'A.hand' = ['catnip', 'nettle'] }") is None
    assert run(HEAD + THROW + "\n[[act]]\nexpect = { A = { hand = { cards = ['catnip', 'nettle'] } } }") is None
    assert (
        run(HEAD + THROW + "\n[[act]]\nexpect = { 'A.hand.top' = [], 'A.hand.cards' = ['catnip', 'nettle'] }") is None
    )
    for wrong in (
        "'bag.cards' = ['3 nettle', 'moonwort']",
        "'bag.cards' = ['3 nettle', 'moonwort', 'valerian']",
        "'bag.cards' = ['3 nettle seen A', 'moonwort', 'catnip']",
        "'bag.top' = ['valerian', 'toadstool']",  # these lie in an order
        "bag = { cards = ['3 nettle', 'catnip', 'moonwort'], top = ['valerian', 'toadstool'] }",
        "bag = ['3 nettle', 'catnip', 'moonwort']",
        "'A.hand' = ['nettle', 'catnip', 'catnip']",
        "'A.hand' = 2",
        "'A.hand' = ['nettle', 2]",
        "'A.hand.bottom' = ['nettle']",
    ):
        assert differs(f"\n[[act]]\nexpect = {{ {wrong} }}", head).place.startswith("expect."), wrong


def test_who_has_seen_a_card_is_expected_in_any_order() -> None:
    head = HEAD + THROW.replace("at = 'throw'\n", "at = 'throw'\nbag = ['nettle seen AB', 'catnip']\n")
    assert run(head + "\n[[act]]\nexpect = { bag = ['catnip', 'nettle seen BA'] }") is None
    assert run(head + "\n[[act]]\nexpect = { bag = ['catnip', 'nettle seen A'] }") is not None


def test_told_lines_come_in_order_with_others_between() -> None:
    play = "[[act]]\nplay = ['A throw nettle', 'B throw toadstool', 'luck 5']\n"
    told = [
        "CA-THROW-01 threw A nettle",
        "CA-THROW-01 threw B toadstool",
        "CA-FIRE-01 rolled 5",
        "CA-SCORE-01 scored A nettle 1 5 1",
        "CA-SCORE-01 scored B toadstool 2 5 3",
    ]
    assert run(HEAD + THROW + f"{play}told = {told}") is None
    assert run(HEAD + THROW + f"{play}told = {told[::2]}") is None
    assert run(HEAD + THROW + f"{play}told = ['CA-THROW-01', 'CA-THROW-01', 'CA-SCORE-01', 'CA-SCORE-01']") is None
    found = differs(f"{play}told = ['CA-FIRE-01', 'CA-THROW-01 threw B']")
    assert str(found) == (
        "s.toml, line 10: act 1, told[2]: expected CA-THROW-01 threw B; "
        "found 'CA-THROW-01 threw B toadstool' before 'CA-FIRE-01 rolled 5', not after it"
    )
    found = differs(f"{play}told = ['CA-FIRE-01 rolled 4']")
    assert found.found == "; ".join(told)
    found = differs(f"{play}told = ['CA-SCORE-01 scored B', 'CA-SPOON-01']")
    assert found.found == "nothing more after 'CA-SCORE-01 scored B toadstool 2 5 3'"
    found = differs("[[act]]\ntold = ['CA-FIRE-01']")
    assert (found.expected, found.found) == ("CA-FIRE-01", "nothing")
    # the third line of three is one too many
    assert differs(f"{play}told = ['CA-THROW-01', 'CA-THROW-01', 'CA-THROW-01']").place == "told[3]"
    # a number is not a beginning of a longer one
    assert differs(f"{play}told = ['CA-SCORE-01 scored A nettle 1 5 1 1']").place == "told[1]"


def test_untold_lines_are_not_told() -> None:
    found = differs("[[act]]\nplay = ['A purr']\nuntold = ['CA-STIR-01', 'CA-PURR-01 did A']")
    assert (found.place, found.expected, found.found) == (
        "untold[2]",
        "no line 'CA-PURR-01 did A'",
        "CA-PURR-01 did A purr",
    )


def test_a_told_word_alone_is_any_line_of_it() -> None:
    play = "[[act]]\nplay = ['A throw nettle', 'B throw toadstool', 'luck 5']\n"
    assert run(HEAD + THROW + f"{play}told = ['threw A', 'rolled', 'CA-SCORE-01', 'scored B toadstool 2']") is None
    assert run(HEAD + THROW + f"{play}untold = ['stung', 'threw  A catnip', 'rolled 4']") is None
    assert run(HEAD + THROW + f"{play}heard = {{ S = ['threw', 'rolled 5'] }}") is None
    found = differs(f"{play}untold = ['stung', 'scored B']")
    assert (found.place, found.expected, found.found) == (
        "untold[2]",
        "no line 'scored B'",
        "CA-SCORE-01 scored B toadstool 2 5 3",
    )
    assert differs(f"{play}untold = ['CA-THROW-01  threw']").place == "untold[1]", "blanks make no other line of it"
    assert differs(f"{play}told = ['rolled', 'threw']").place == "told[2]"
    assert differs(f"{play}told = ['rolled 50']").place == "told[1]"


def test_an_option_is_not_offered_neither_as_an_answer_nor_as_a_step_in() -> None:
    text = "[[act]]\nnot_offers = { A = ['spoon', 'throw toadstool'], B = ['throw nettle'] }"
    assert run(HEAD + THROW + text) is None
    found = differs("[[act]]\nnot_offers = { A = ['spoon', 'throw  catnip'] }")
    assert (found.line, found.place, found.expected, found.found) == (
        9,
        "not_offers.A",
        "that 'throw catnip' is not offered",
        "purr, throw catnip, throw nettle",
    )
    assert differs("[[act]]\nnot_offers = { B = ['purr'] }").place == "not_offers.B"
    assert run(HEAD + THROW + "[[act]]\nplay = ['B purr']\nnot_offers = { B = ['purr'] }") is None


def test_tags_stand_beside_rules_and_are_none() -> None:
    text = HEAD + "cites = ['#regression', 'CA-EX-01', '#two-words']\n" + THROW + "[[act]]\nexpect.round = 2"
    scenario = read_scenario("s.toml", text, GAMES)
    assert (scenario.cites, scenario.tags) == (["CA-EX-01"], ["#regression", "#two-words"])
    found = run_scenario(scenario)
    assert found is not None
    assert 'cites   = ["CA-EX-01", "#regression", "#two-words"]' in found.report


@pytest.mark.parametrize("cited", ["moo", "BA-PASS-1", "ba-pass-01", "decision 7", ""])
def test_a_game_without_a_rulebook_is_cited_by_ids_as_well(cited: str) -> None:
    text = f"game = 'bare'\ntitle = 'T'\ncites = ['{cited}']\n"
    with pytest.raises(BadScenario, match=r"cites\[1\]: .*(such as CA-STIR-01|a tag begins with #)"):
        read_scenario("s.toml", text, {"bare": BARE})
    assert read_scenario("s.toml", text.replace(f"'{cited}'", "'BA-PASS-01'"), {"bare": BARE}).cites == ["BA-PASS-01"]


def test_each_act_is_told_what_happened_in_it_and_the_first_also_the_way_there() -> None:
    head = HEAD + "[position]\nat = 'round'\nA = { hand = ['2 nettle'] }\n"
    assert run(f"{head}[[act]]\ntold = ['CA-STIR-01 round 1 A']\n[[act]]\nuntold = ['CA-STIR-01']") is None
    assert run(f"{head}[[act]]\nplay = ['A pass']\ntold = ['CA-STIR-01 round 1 A']") is None


def test_what_a_seat_hears_is_masked() -> None:
    head = HEAD + "[position]\nat = 'stir'\nA = { hand = ['2 nettle'] }\n"
    play = "[[act]]\nplay = ['A give nettle', 'A to B']\n"
    heard = "heard = { B = ['CA-STIR-03 gave A nettle B'], S = ['CA-STIR-03 gave A ? B'] }"
    assert run(head + play + heard) is None
    found = differs(f"{play}heard = {{ S = ['CA-STIR-03 gave A nettle B'] }}", head)
    assert (found.place, found.found) == ("heard.S[1]", "CA-STIR-03 gave A ? B")


def test_why_names_the_rule() -> None:
    text = "[[act]]\nwhy = { 'A throw nettle' = '', 'A spoon' = 'CA-THROW-01', 'A throw toadstool' = 'CA-THROW-01' }"
    assert run(HEAD + THROW + text) is None
    found = differs("[[act]]\nwhy = { 'A throw nettle' = 'CA-THROW-01' }")
    assert (found.place, found.expected, found.found) == (
        "why.A throw nettle",
        "CA-THROW-01",
        "that it can be chosen",
    )
    found = differs("[[act]]\nwhy = { 'A spoon' = '' }")
    assert (found.expected, found.found) == ("that it can be chosen", "CA-THROW-01")
    fire = HEAD + "[position]\nat = 'fire'\n"
    assert run(f"{fire}[[act]]\nwhy = {{ 'A spoon' = 'luck' }}") is None
    assert run(f"{fire}[[act]]\nplay = ['A concede']\nwhy = {{ 'A spoon' = 'concede' }}") is None


# what can be done


def test_every_kind_of_entry_can_be_written() -> None:
    head = HEAD + "[position]\nat = 'stir'\nA = { hand = ['2 nettle'] }\nB = { hand = ['2 catnip'] }\n"
    plays = [
        "A give nettle",
        "A undo to 0",
        "B stop on catnip",
        "A undo redo to 1",
        "B takeover bot:greedy",
        "A to B",
        "ruling points 1 7",
        "A timeout throw nettle",
        "B   throw   catnip",
        "luck 6",
    ]
    acts = f"[[act]]\nplay = {plays}\nexpect = {{ points = [0, 7], 'stops.B' = ['catnip'] }}\noffers = {{ A = [] }}"
    found = run(head + acts)
    assert found is None, str(found)
    found = differs(f"[[act]]\nplay = {plays}\nexpect.round = 2", head)
    assert found.record == [*plays[:8], "B throw catnip", "luck 6"]


def test_what_others_must_agree_to_is_refused_without_them() -> None:
    text = "[[act]]\nplay = ['A throw nettle', 'B throw toadstool', 'A undo to 0']"
    said = "something hidden was shown by entry 2, so going to entry 0 needs the consent of B"
    assert differs(text).found == said
    assert run(HEAD + THROW + text.replace("to 0", "to 0 agreed B")) is None


def test_seats_of_one_person_need_no_consent_of_each_other() -> None:
    text = "[[act]]\nplay = ['A throw nettle', 'B throw toadstool', 'A undo to 0']\nexpect.pot = []"
    assert run(HEAD + "persons = ['me', 'me']\n" + THROW + text) is None
    found = differs(text + "\nwhy = { 'A pass' = '' }", HEAD + "persons = ['me', 'me']\n" + THROW)
    assert "persons = ['A', 'A']" in found.report.replace('"', "'"), "the report says so too, without names"
    assert "persons" not in differs("[[act]]\nexpect.round = 7", HEAD + "persons = ['me', '']\n" + THROW).report


def test_a_timeout_takes_the_default_with_all_its_parts() -> None:
    head = HEAD + "[position]\nat = 'stir'\nA = { hand = ['2 nettle'] }\n"
    text = "[[act]]\nplay = ['A give nettle', 'A timeout']\nexpect = { passing = [], 'A.hand' = ['2 nettle'] }"
    assert run(head + text) is None
    found = differs("[[act]]\nplay = ['B timeout']", head)
    assert found.found == "B is not asked now, so its time cannot run out"
    found = differs("[[act]]\nplay = ['A timeout give nettle']", head)
    assert found.found == "the time-out of A takes 'pass' here"


def test_words_of_a_choice_may_be_aliases() -> None:
    game = GAME.with_own("mine", "mine.toml", "[nettle]\nvalue = 3\n")
    game.codes.alias("nettel", "nettle")
    text = (
        HEAD + THROW + "[[act]]\noffers = { A = ['throw nettel', 'throw catnip'] }\n[[act]]\nplay = ['A throw nettel']"
    )
    scenario = read_scenario("s.toml", text, {"cauldron": game})
    assert run_scenario(scenario) is None


# mistakes

QUOTES = "a text stands in quotes, a number and true or false do not"
PLAIN = "a whole number, a text, true, false, or a list of them"
HERBS = "nettle, toadstool, moonwort, catnip, valerian"
MISTAKES: dict[str, tuple[str, list[str]]] = {
    "not TOML": (
        "game = cauldron",
        [f"s.toml, line 1: this is not TOML: there is no value here; {QUOTES}"],
    ),
    "no game": (
        "title = 'T'",
        ["s.toml: game: 'game' is missing; expected the id of a game: cauldron"],
    ),
    "unknown game": (
        "title = 'T'\ngame = 'couldron'",
        ["s.toml, line 2: game: no game 'couldron'; did you mean 'cauldron'?"],
    ),
    "a game that is not a word": (
        "game = 3",
        ["s.toml, line 1: game: no game '3'; there are: cauldron"],
    ),
    "no title": (
        "game = 'cauldron'",
        ["s.toml: title: 'title' is missing; expected a text in quotes"],
    ),
    "unknown field": (
        HEAD + "option = {}",
        ["s.toml, line 3: option: no field 'option'; did you mean 'options'?"],
    ),
    "unknown field of an act": (
        HEAD + "[[act]]\n[[act]]\nplays = []",
        ["s.toml, line 5: act[2].plays: no field 'plays'; did you mean 'play'?"],
    ),
    "unknown rule in cites": (
        HEAD + "cites = ['CA-EX-01', 'CA-EX-99']",
        ["s.toml, line 3: cites[2]: no rule 'CA-EX-99'; did you mean 'CA-EX-03'?"],
    ),
    "unknown option": (
        HEAD + "options = { edtion = 'first' }",
        ["s.toml, line 3: options.edtion: no option 'edtion'; did you mean 'edition'?"],
    ),
    "unknown value of an option": (
        HEAD + "[options]\nrounds = '3'",
        ["s.toml, line 4: options.rounds: got rounds = '3'; it can be: 5, 2, 9"],
    ),
    "an option that is not a text": (
        HEAD + "options = { rounds = 5 }",
        ["s.toml, line 3: options.rounds: got 5; expected a text in quotes"],
    ),
    "a wrong number of seats": (
        HEAD + "seats = 6",
        ["s.toml, line 3: seats: cauldron: got 6 seats; expected 2 to 4"],
    ),
    "three seats": (
        HEAD + "seats = 3",
        ["s.toml, line 3: seats: CA-SETUP-01: got 3 seats; expected 2, or 4 as two teams of two"],
    ),
    "three seats in a position": (
        HEAD + "[position]\nat = 'stir'\nC = {}",
        ["s.toml, line 3: position: CA-SETUP-01: got 3 seats; expected 2, or 4 as two teams of two"],
    ),
    "decks and seats": (
        HEAD + "seats = 4\ndecks = ['', '']",
        ["s.toml, line 4: decks: got 2 for 4 seats; write one text a seat"],
    ),
    "persons and seats": (
        HEAD + "persons = ['A', 'A', 'A']",
        ["s.toml, line 3: persons: got 3 for 2 seats; write one text a seat"],
    ),
    "persons that are no texts": (
        HEAD + "persons = ['A', 1]",
        ["s.toml, line 3: persons[2]: got 1; expected a text in quotes"],
    ),
    "a seat that is not there is offered something": (
        HEAD + "[[act]]\noffers = { C = ['pass'] }",
        ["s.toml, line 4: act[1].offers.C: no seat 'C'; there are: A, B"],
    ),
    "a seat that no game has": (
        HEAD + "[[act]]\noffers = { X = ['pass'] }",
        ["s.toml, line 4: act[1].offers.X: no seat 'X'; there are: A, B, C, D, E, F, G"],
    ),
    "an option that no seat ever has": (
        HEAD + "[[act]]\noffers = { A = ['trow nettle'] }",
        ["s.toml, line 4: act[1].offers.A: 'trow nettle' is not a choice of this game; did you mean 'throw nettle'?"],
    ),
    "a rule that is never told": (
        HEAD + "[[act]]\ntold = ['CA-FIRE-99 rolled 3']",
        ["s.toml, line 4: act[1].told: no rule 'CA-FIRE-99'; did you mean 'CA-FIRE-02'?"],
    ),
    "a word that nobody hears": (
        HEAD + "[[act]]\nheard = { S = ['roled 3'] }",
        ["s.toml, line 4: act[1].heard.S: no rule or told word 'roled'; did you mean 'rolled'?"],
    ),
    "a word that is never told": (
        HEAD + "[[act]]\nuntold = ['CA-STIR-01', 'CA-FIRE-01 roled 3']",
        ["s.toml, line 4: act[1].untold[2]: no told word 'roled'; did you mean 'rolled'?"],
    ),
    "a word alone that is never told": (
        HEAD + "[[act]]\nuntold = ['drawn B']",
        ["s.toml, line 4: act[1].untold[1]: no rule or told word 'drawn'; did you mean 'drew'?"],
    ),
    "a rule that is never told where nothing is": (
        HEAD + "[[act]]\nuntold = ['CA-FIRE-99', '']",
        [
            "s.toml, line 4: act[1].untold[1]: no rule 'CA-FIRE-99'; did you mean 'CA-FIRE-02'?",
            "s.toml, line 4: act[1].untold[2]: no rule ''; there are: CA-SETUP-01",
        ],
    ),
    "a card that is never told": (
        HEAD + "[[act]]\nuntold = ['CA-DRAW-03 drew B netle', 'drew B nettles']",
        [
            "s.toml, line 4: act[1].untold[1]: 'drew' tells seat card: no card 'netle'; did you mean 'nettle'?",
            "s.toml, line 4: act[1].untold[2]: 'drew' tells seat card: no card 'nettles'; did you mean 'nettle'?",
        ],
    ),
    "a card that is told to nobody": (
        HEAD + "[[act]]\nuntold = ['threw A ?']",
        [f"s.toml, line 4: act[1].untold[1]: 'threw' tells seat card: no card '?'; there are: {HERBS}"],
    ),
    "a seat that is never told": (
        HEAD + "[[act]]\nuntold = ['CA-DRAW-03 drew C']",
        ["s.toml, line 4: act[1].untold[1]: 'drew' tells seat card: no seat 'C'; there are: A, B, -"],
    ),
    "a number that is never told": (
        HEAD + "[[act]]\nuntold = ['CA-FIRE-01 rolled five', 'rolled 05', 'rolled 5 6']",
        [
            "s.toml, line 4: act[1].untold[1]: 'rolled' tells number: 'five' is not a number",
            "s.toml, line 4: act[1].untold[2]: 'rolled' tells number: '05' is not a number",
            "s.toml, line 4: act[1].untold[3]: 'rolled' tells number: '6' is too much",
        ],
    ),
    "an option that is never told": (
        HEAD + "[[act]]\nuntold = ['did A pur', 'did A throw', 'did A throw netle']",
        [
            "s.toml, line 4: act[1].untold[1]: 'did' tells seat option: 'pur' is not a choice of this game",
            "s.toml, line 4: act[1].untold[3]: 'did' tells seat option: 'throw netle' is not a choice of this game",
        ],
    ),
    "an option that nobody ever has is not offered": (
        HEAD + "[[act]]\nnot_offers = { B = ['pass', 'trow herb'], C = ['pass'] }",
        [
            "s.toml, line 4: act[1].not_offers.B: 'trow herb' is not a choice of this game",
            "s.toml, line 4: act[1].not_offers.C: no seat 'C'; there are: A, B",
        ],
    ),
    "tags that are none": (
        HEAD + "cites = ['#regression', 'regression', '#ca-ex-01', '#CA-EX-01', '#', '#Puzzle', 'ca-ex-01']",
        [
            "s.toml, line 3: cites[2]: no rule 'regression'; a tag begins with #, as in '#regression'",
            "s.toml, line 3: cites[3]: '#ca-ex-01' is written like the id of a rule; cite a rule without the #",
            "s.toml, line 3: cites[4]: '#CA-EX-01' is written like the id of a rule; cite a rule without the #",
            "s.toml, line 3: cites[5]: got '#'; a tag has small letters and '-' only, such as '#regression'",
            "s.toml, line 3: cites[6]: got '#Puzzle'; a tag has small letters and '-' only, such as '#regression'",
            "s.toml, line 3: cites[7]: no rule 'ca-ex-01'; there are: CA-SETUP-01",
        ],
    ),
    "a rule that forbids nothing": (
        HEAD + "[[act]]\nwhy = { 'A pass' = 'CA-STIR-09' }",
        ["s.toml, line 4: act[1].why.\"A pass\": no rule 'CA-STIR-09'; did you mean 'CA-STIR-03'?"],
    ),
    "why of nobody": (
        HEAD + "[[act]]\nwhy = { 'pass' = '' }",
        ["s.toml, line 4: act[1].why.pass: 'pass' begins with no seat; write a seat and an option, such as 'A pass'"],
    ),
    "why of an unknown option": (
        HEAD + "[[act]]\nwhy = { 'A passs' = '' }",
        ["s.toml, line 4: act[1].why.\"A passs\": 'passs' is not a choice of this game; did you mean 'pass'?"],
    ),
    "expecting a fraction": (
        HEAD + "[[act]]\nexpect.points = [1.5, 2]",
        [f"s.toml, line 4: act[1].expect.points: got 1.5; expected {PLAIN}"],
    ),
    "expecting too much": (
        HEAD + "[[act]]\nexpect.round = 0x" + "F" * 4000,
        ["s.toml, line 4: act[1].expect.round: a number of more than 60 digits is out of range; no game counts so far"],
    ),
    "expecting too deep": (
        HEAD + "[[act]]\nexpect" + ".a" * 30 + " = 1",
        ["s.toml: its lists or tables lie deeper than 16 in one another; write it flatter"],
    ),
    "expect is not a table": (
        HEAD + "[[act]]\nexpect = 3",
        ["s.toml, line 4: act[1].expect: got 3; expected a table of paths and values, such as { 'A.hand' = [] }"],
    ),
    "play is not a list": (
        HEAD + "[[act]]\nplay = 'A pass'",
        ["s.toml, line 4: act[1].play: got 'A pass'; expected a list [...], each a text in quotes"],
    ),
    "a position with a mistake": (
        HEAD + "\n[position]\nat = 'stir'\n\n[position.A]\nhand = ['netle']",
        ["s.toml, line 8: position.A.hand[1]: no card 'netle'; did you mean 'nettle'?"],
    ),
    "own cards with a mistake": (
        HEAD + "cards = '''\n[nettle]\nvalue = 99\n'''",
        ["s.toml: cards, line 2: nettle.value: 99 is out of range; expected 0 to 9"],
    ),
    "own cards with the name of another set": (
        HEAD + "options = { cards = 'spec' }\ncards = '''\n[nettle]\nvalue = 3\n'''",
        ["s.toml, line 4: cards: cauldron has a card set 'spec' already; give yours another name"],
    ),
    "own cards with a name that is none": (
        HEAD + "options = { cards = '' }\ncards = '''\n[nettle]\nvalue = 3\n'''",
        ["s.toml, line 3: options.cards: got an empty text; a card set has a name of small letters, such as 'own'"],
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_each_mistake_is_told_with_its_place_and_remedy(mistake: str) -> None:
    text, said = MISTAKES[mistake]
    found = bad(text)
    # a list of all rules may be cut off
    assert [line[: len(said[i])] if said[i][-1].isdigit() else line for i, line in enumerate(found)] == said


def test_all_mistakes_are_told_at_once() -> None:
    assert bad("game = 'cauldron'\ncites = ['CA-X-01']\nseats = 0\n[[act]]\nplay = 3") == [
        "s.toml: title: 'title' is missing; expected a text in quotes",
        "s.toml, line 2: cites[1]: no rule 'CA-X-01'; did you mean 'CA-EX-01'?",
        "s.toml, line 3: seats: 0 is out of range; expected 1 to 7",
        "s.toml, line 5: act[1].play: got 3; expected a list [...], each a text in quotes",
    ]


# a saved game as a scenario


def lively(
    game: Game, seats: int, settings: dict[str, str], seed: int, position: dict[str, Any] | None = None
) -> Table:
    """A random game with every kind of entry in it; some end by conceding."""
    own = Chosen((), seed)
    sitting = [Seat(f"seat {i}", "human") for i in range(seats)]
    table = Table(game, settings, sitting, Seeded(seed), position)
    table.settle()
    others = list(range(seats))
    while table.state.result is None:
        offers = table.offers()
        offer = offers[own.below(len(offers))]
        options = offer.options + offer.standing
        kind = own.below(30)
        try:
            if kind == 0:
                table.stop(offer.seat, "catnip", bool(own.below(2)))
            elif kind == 1 and offer.options:
                table.timeout(offer.seat)
            elif kind == 2:
                table.takeover(offer.seat, "bot:random")
            elif kind == 3:
                table.ruling(f"points {own.below(2)} {own.below(9)}")
            elif kind < 7:
                table.undo(offer.seat, others)
            elif kind == 7:
                table.redo(offer.seat, others)
            elif kind == 8 and own.below(8) == 0:
                table.concede(offer.seat)
            else:
                table.play(offer.seat, game.codes.text(options[own.below(len(options))]))
        except NoUndo:
            continue
    return table


def check_every_entry(table: Table) -> set[str]:
    """Each entry becomes a scenario that passes, leads to the same state, and is the same again for it."""
    for n in range(len(table.record) + 1):
        before = snapshot(table.state)
        text = scenario_text(table, n, f"entry {n}", [])
        assert snapshot(table.state) == before
        scenario = read_scenario("entry.toml", text, GAMES)  # it brings a designer's cards along
        found = run_scenario(scenario)
        assert found is None, f"entry {n}: {found}\n{text}"
        seats = [Seat(seat.name, seat.player, seat.deck) for seat in table.seats]
        again = Table(scenario.game, scenario.settings, seats, None, scenario.position)
        for act in scenario.acts:
            for words in act.texts("play"):
                play_words(again, words)
        state = from_text(saved_until(table, n), GAMES).state
        assert same_state(again.state, state), f"entry {n}: {sameness(again.state)} is not {sameness(state)}\n{text}"
        for seat in [0, 1, SPECTATOR]:
            masked = GAME.mask(state, seat)
            assert same_state(GAME.mask(again.state, seat), masked), f"entry {n}: seat {seat} sees another table"
        assert scenario_text(again, len(again.record), f"entry {n}", []) == text
    return {entry.kind for entry in table.record}


def saved_until(table: Table, n: int) -> str:
    """The saved game as it was after an entry."""
    lines = to_text(table, with_seed=False).split("\n")
    over = n == len(table.record) and table.state.result is not None
    return "\n".join([*lines[: n + 1], f'{{"entries":{n},"over":{str(over).lower()}}}', ""])


def test_every_entry_of_random_games_becomes_a_scenario_that_passes() -> None:
    kinds: set[str] = set()
    setups = [(2, {"rounds": "2"}), (4, {"rounds": "2", "edition": "first"}), (2, {"cards": "spec"})]
    for seed, (seats, settings) in enumerate(setups * times(2)):
        kinds |= check_every_entry(lively(GAME, seats, settings, seed))
    assert kinds == {"choice", "luck", "stop", "timeout", "concede", "takeover", "undo", "ruling"}


def test_a_game_with_a_designers_own_cards_becomes_a_scenario() -> None:
    game = GAME.with_own("mine", "mine.toml", OWN)
    table = lively(game, 2, {"rounds": "2"}, 5)
    check_every_entry(table)
    text = scenario_text(table, 3, "T", [])
    assert tomllib.loads(text)["cards"] == f'base = "balanced"\n{OWN}', "scenarios lie over spec, and this game did not"
    assert tomllib.loads(text)["options"]["cards"] == "mine"


def test_a_game_begun_at_a_position_becomes_a_scenario() -> None:
    text = "at = 'draw'\nround = 4\nbag = { cards = ['3 nettle', 'moonwort seen B'], top = ['catnip seen all'] }\n"
    text += "pot = []\nstops = { A = ['catnip'] }\nA = { hand = ['toadstool'], thrown = 'nettle', can_purr = false }\n"
    table = lively(GAME, 2, {}, 9, tomllib.loads(text))
    check_every_entry(table)


def test_a_game_without_points_is_told_from_its_start() -> None:
    table = played_table(BARE, BARE.seats[0], {}, 1)
    for n in (0, len(table.record) // 2, len(table.record)):
        scenario = read_scenario("entry.toml", scenario_text(table, n, "T", []), {BARE.id: BARE})
        found = run_scenario(scenario)
        assert found is None, str(found)


def test_entries_that_are_not_there_are_refused() -> None:
    table = played_table(GAME, 2, {"rounds": "2"}, 1)
    for n in (-1, len(table.record) + 1):
        with pytest.raises(BadSetup) as error:
            scenario_text(table, n, "T", [])
        last = len(table.record)
        assert str(error.value) == f"got entry {n}; this record has entries 1 to {last}, and 0 is its start"


def test_making_a_scenario_leaves_the_table_as_it_is() -> None:
    table = lively(GAME, 2, {"rounds": "2"}, 1)
    before = (to_text(table), [view_json(table.view(seat)) for seat in (0, 1)])
    for n in range(len(table.record) + 1):
        scenario_text(table, n, "T", [])
    assert (to_text(table), [view_json(table.view(seat)) for seat in (0, 1)]) == before


def test_titles_and_cites_of_any_kind_are_written() -> None:
    table = played_table(GAME, 2, {"rounds": "2"}, 1)
    title = 'odd "title" \\ with\nlines,\ttabs, \x7f, \x00, é, 猫'
    scenario = read_scenario("t.toml", scenario_text(table, 0, title, ["CA-EX-01"]), GAMES)
    assert (scenario.title, scenario.cites) == (title, ["CA-EX-01"])


# writing TOML


@pytest.mark.parametrize(
    "value",
    [
        {"a": 1, "b c": [True, False], "": "", "ü": {"x": {}}},
        {"text": 'one\ntwo """ three\n\\n \r \x1f "'},
        {"text": "\n"},
        {"list": [f"word {i}" for i in range(40)], "empty": []},
        {"key\nwith a line": "a\nb", "quote'\"": 3},
    ],
)
def test_what_is_written_is_read(value: dict[str, Any]) -> None:
    assert tomllib.loads(pairs_text(value)) == value
    assert pairs_text(tomllib.loads(pairs_text(value))) == pairs_text(value)


def test_half_letters_become_question_marks() -> None:
    assert value_text("\ud800x") == '"?x"'


# the docs


@pytest.mark.parametrize("page", ["howto/write-a-scenario.md", "notation.md"])
def test_every_scenario_in_the_docs_runs(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    blocks = [block.partition("```")[0] for block in text.split("```toml\n")[1:]]
    scenarios = [block for block in blocks if block.startswith("game")]
    assert scenarios
    for block in scenarios:
        found = run_scenario(read_scenario(page, block, GAMES))
        assert found is None, f"{found}"


def test_a_seat_that_does_not_sit_there_cannot_be_played() -> None:
    table = Table(GAME, {}, [Seat("Ash", "human"), Seat("Bramble", "human")], None)
    with pytest.raises(BadSetup):
        play_words(table, "C pass")
    with pytest.raises(IllegalChoice):
        play_words(table, "A pass")
