"""A terminal game: left, interrupted, shared by two people, looked up in, started elsewhere, started wrongly."""

import json
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from grimalkin.cli import screen
from grimalkin.core import saved
from grimalkin.core.record import CHOICE, CONCEDE, STOP, UNDO
from grimalkin.core.view import OptionView
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.mythic_arena.deck import ready_decks
from grimalkin.words import Words
from tests.cli.inside import inside, said
from tests.cli.terminal import CTRL_C, CTRL_D, Terminal, flowing, grimalkin, options_of
from tests.support.games import bots_for

ALL = {**GAMES, **TEACHING}
PLAYERS = f"human, {bots_for('cauldron')}, FILE.py:CLASS"
SHORT = ("play", "cauldron", "--option", "rounds=2")
PROMPT = "A> "


def test_a_script_plays_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    done = grimalkin(*SHORT, "--seed", "7", "--save", "game.jsonl", said="1\n" * 60, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Luck came from the seed 7." in done.stdout
    assert done.stdout.endswith("The finished game is saved in game.jsonl\n")
    table = saved.read(tmp_path / "game.jsonl", ALL)
    assert table.state.result is not None


def test_the_same_seed_and_the_same_input_give_the_same_game(tmp_path: Path) -> None:
    for name, run in {"one": grimalkin, "two": inside}.items():
        run(*SHORT, "--seed", "11", "--save", name, said="1\n" * 60, folder=tmp_path)
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_bots_alone_play_to_the_end() -> None:
    done = inside(*SHORT, "--seats", "bot:greedy,bot:random,greedy,random", "--seed", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over: " in done.stdout


def test_the_end_of_input_ends_the_game_politely(tmp_path: Path) -> None:
    done = grimalkin(*SHORT, said="1\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("The unfinished game is not saved: type save FILE, or start with --save FILE.\n")


def test_a_game_that_is_left_is_kept_if_that_was_asked_for(tmp_path: Path) -> None:
    done = inside(*SHORT, "--save", "left.jsonl", said="1\nquit\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("The unfinished game is saved in left.jsonl\n")
    assert saved.read(tmp_path / "left.jsonl", ALL).state.result is None


@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_ctrl_c_and_ctrl_d_end_the_game_without_a_traceback(tmp_path: Path, key: bytes, code: int) -> None:
    with Terminal(*SHORT, folder=tmp_path) as terminal:
        terminal.wait(PROMPT)
        said = terminal.press(key)
        assert said.split("\n")[-2] == "The unfinished game is not saved: type save FILE, or start with --save FILE."
        assert terminal.code() == code
        assert "Traceback" not in terminal.shown()


def test_two_people_pass_the_keyboard_and_consent_to_an_undo(tmp_path: Path) -> None:
    with Terminal(*SHORT, "--seats", "human,human", "--seed", "5", folder=tmp_path) as terminal:
        terminal.wait(PROMPT)
        terminal.type("pass", PROMPT)
        handed = terminal.type("1", "is looking> ")
        assert "Pass the keyboard to B" in handed
        assert "Hand of" not in handed
        screen = terminal.type("", "B> ")
        assert "    A  a person  points 0" in screen
        assert " Hand of A   3  3× face down" in screen
        assert "You have not made a choice that could be taken back." in terminal.type("undo", "B> ")
        terminal.type("1", "is looking> ")
        terminal.type("", PROMPT)
        asked = flowing(terminal.type("undo", "(yes or no)> "))
        assert "so B must agree. B, do you agree to A’s undo? (yes or no)>" in asked
        assert "B does not agree; nothing was changed." in terminal.type("no", PROMPT)
        terminal.type("undo", "(yes or no)> ")
        assert " A: Throw a herb into the pot  CA-THROW-01" in terminal.type("yes", PROMPT)
        terminal.type("save two.jsonl", PROMPT)
        terminal.type("quit", "\0")
        assert terminal.code() == 0
    undo = saved.read(tmp_path / "two.jsonl", ALL).record[-1]
    assert (undo.kind, undo.text) == (UNDO, "to 7 agreed B")


def test_two_people_at_a_pipe_see_the_line_and_press_nothing() -> None:
    done = inside(*SHORT, "--seats", "human,human", "--seed", "5", said="pass\n1\n1\nquit\n")
    assert done.returncode == 0
    assert "Pass the keyboard to B" in done.stdout


def test_back_takes_back_the_first_part_of_a_choice() -> None:
    done = inside(*SHORT, "--seed", "5", said="back\n2\nback\nquit\n")
    assert "You are not in the middle of a choice." in done.stdout
    assert " A: To whom?  CA-STIR-03  (back takes the last part back)" in done.stdout
    assert done.stdout.count(" A: Pass a herb on?  CA-STIR-02") == 2


def test_a_deck_is_named_or_read_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(ready_decks()["hard_to_catch"].replace(" ", "\n"))
    words = ["play", "mythic-arena", "--option", "deck_format=constructed", "--deck", "deck slow_rot"]
    done = grimalkin(*words, "--deck", "mine.txt", "--save", "game.jsonl", said="quit\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Astaryan as Lead Pet" in done.stdout
    assert "Whisper" not in done.stdout  # what the other seat brings is hidden
    header = json.loads((tmp_path / "game.jsonl").read_text().splitlines()[0])
    assert [seat["deck"].split() for seat in header["seats"]] == [
        ["deck", "slow_rot"],
        ready_decks()["hard_to_catch"].split(),
    ]


def test_what_a_seat_brings_is_called_as_its_game_calls_it() -> None:
    line = "grimalkin: familiars-and-foes has no --list; what a seat brings there is --familiar\n"
    assert said("play", "familiars-and-foes", "--list", "jinxie") == (2, "", line)
    assert inside("play", "familiars-and-foes", "--familiar", "jinxie", said="quit\n").returncode == 0


def test_a_deck_and_a_position_do_not_go_together(tmp_path: Path) -> None:
    (tmp_path / "it.toml").write_text('at = "fire"\n')
    done = inside("play", "cauldron", "--position", "it.toml", "--deck", "x", folder=tmp_path)
    line = "grimalkin: --deck is for a game from its start; leave --position or --deck out\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", line)


def test_more_words_after_concede_give_nothing_up() -> None:
    done = inside("play", "cauldron", said="concede the spoon\nquit\n")
    assert "'concede the spoon' is not a choice of this game; nearest: concede" in done.stdout
    assert "The game is over" not in done.stdout


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.leaving])
def test_a_typed_leave_asks_before_it_ends_the_game(game: str) -> None:
    said = "leave\nno\nleave\n\nleave now\nquit\n"
    done = inside("play", game, "--seats", "human:ann,human:ben", "--seed", "5", said=said)
    assert flowing(done.stdout).count("leave the game? It is over then, for everybody. (yes or no)") == 2
    assert done.stdout.count("You have not left.") == 2
    assert "'leave now' is not a choice of this game; nearest: leave" in done.stdout
    assert "The game is over" not in done.stdout
    done = inside("play", game, "--seats", "human:ann,human:ben", "--seed", "5", said="leave\nYES\n")
    assert "The game is over" in done.stdout


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.leaving])
def test_a_typed_leave_says_whether_the_others_play_on(game: str) -> None:
    done = inside("play", game, "--seats", "human:ann,human:ben,human:cat", "--seed", "5", said="leave\ny\nquit\n")
    goes_on = "The game is over" not in done.stdout
    told = "The others play on without you, and you cannot come back." in flowing(done.stdout)
    assert told == goes_on, "it says what will come of it"
    assert "You have not left." not in done.stdout


def test_a_table_begins_with_one_familiar_pack_that_is_named_and_the_core_set() -> None:
    """Rule BR-SETUP-22"""
    packs = set()
    for seed in range(8):
        done = inside("play", "black-rose", "--seed", str(seed), "--language", "en", said="quit\n")
        found = re.search(r"Familiar packs (\w+), .*Card set Core", flowing(done.stdout))
        assert found is not None
        packs.add(found[1])
    assert packs <= {"Cerberus", "Draco", "Griffin", "Hydra"}
    assert len(packs) > 1
    wanted = ("--option", "packs=none", "--option", "cards=spec")
    done = inside("play", "black-rose", *wanted, "--language", "en", said="quit\n")
    assert "Familiar packs None" in flowing(done.stdout)
    assert "Card set Full" in flowing(done.stdout)


def test_a_position_that_says_no_settings_has_the_ones_it_was_written_for(tmp_path: Path) -> None:
    """Files mean what they meant before tables began otherwise. Rule BR-SETUP-22"""
    (tmp_path / "it.toml").write_text('at = "T4"\nactive = "A"\nA = { hand = ["plot"] }\n')
    done = inside("play", "black-rose", "--position", "it.toml", "--language", "en", said="quit\n", folder=tmp_path)
    assert "Familiar packs None" in flowing(done.stdout)
    assert "Card set Full" in flowing(done.stdout)


def test_a_laid_card_is_taken_back_by_its_name(tmp_path: Path) -> None:
    """Rule BR-PREP-08"""
    (tmp_path / "it.toml").write_text(
        'at = "P3"\nA = { hand = ["fireball", "ice_grip"] }\nB = { hand = ["epiphany", "gaze"] }\n'
    )
    said = [
        "lay fireball 1 upright",
        "lay ice_grip 2 upright",
        "back lay fireball 1 reversed",
        "back lay fireball 1 upright",
        "lay fireball 1 reversed",
        "ready",
        "quit",
    ]
    place = ("--position", "it.toml", "--seats", "human,bot:random", "--language", "en", "--save", "game")
    done = inside("play", "black-rose", *place, said="\n".join(said) + "\n", folder=tmp_path)
    assert "seat A cannot 'take back lay fireball 1 reversed'" in flowing(done.stdout)
    texts = [entry.text for entry in saved.read(tmp_path / "game", ALL).record if entry.seat == 0]
    assert texts[:5] == [*said[:2], f"take {said[3]}", *said[4:6]]


def test_a_game_that_cannot_go_on_without_somebody_is_not_left() -> None:
    done = inside("play", "cauldron", said="leave\nleave me alone\nquit\n")
    assert "cauldron: nobody can leave and let the others play on; give up instead" in flowing(done.stdout)
    assert "'leave me alone' is not a choice of this game; nearest: leave" in done.stdout
    assert "The game is over" not in done.stdout


def test_concede_and_stop_are_entries_of_the_record(tmp_path: Path) -> None:
    said = "stop on catnip\nstop off catnip\nstop on tea\nstop\nconcede\n"
    done = inside(*SHORT, "--save", "game.jsonl", said=said, folder=tmp_path)
    assert done.returncode == 0
    assert "You will now always be asked at a roll of the fire." in done.stdout
    assert "You will now be asked at a roll of the fire only where the rules say so." in done.stdout
    assert done.stdout.count("Write stop on WINDOW or stop off WINDOW; windows: catnip.") == 2
    assert "The game is over: B wins.  concede" in done.stdout
    assert "Points:" not in done.stdout
    replayed = inside("replay", "game.jsonl", folder=tmp_path).stdout
    assert flowing(replayed).split("The game is over: ")[1].startswith("B wins. 1 ")
    kinds = [entry.kind for entry in saved.read(tmp_path / "game.jsonl", ALL).record]
    assert kinds[-3:] == [STOP, STOP, CONCEDE]
    assert CHOICE not in kinds


def test_nothing_is_lost_by_wrong_input(tmp_path: Path) -> None:
    wrong = [
        "",
        "0",
        "99999999999",
        "throw nettle",
        "why",
        "why xyzzy",
        "save",
        "save there",
        "redo",
        "[bold]",
        "pás\x00",
    ]
    (tmp_path / "there").write_text("mine")
    done = inside(*SHORT, "--seed", "5", said="\n".join(wrong) + "\nlog\nhelp\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line for line in done.stdout.splitlines() if line.startswith(("Type a", "There is", "'"))] == [
        "Type a number from 1 to 5, a notation, or help.",
        "There is no option 0; type a number from 1 to 5, or help.",
        "'99999999999' is not a choice of this game; type a number from 1 to 5, or help",
        "'throw nettle' is not offered now; nearest: give nettle (why throw nettle tells more)",
        "'xyzzy' is not a choice of this game; type a number from 1 to 5, or help",
        "'[bold]' is not a choice of this game; type a number from 1 to 5, or help",
        "'pás\x00' is not a choice of this game; nearest: pass",
    ]
    assert "Write why and a notation, such as why pass." in done.stdout
    assert "Write save and a file name, such as save game.jsonl." in done.stdout
    assert "Not saved to 'there': there is there already and was not touched; choose another name" in done.stdout
    assert "Nothing has just been undone." in done.stdout
    assert (tmp_path / "there").read_text() == "mine"


def test_a_save_may_be_written_again_by_the_game_that_wrote_it(tmp_path: Path) -> None:
    done = inside(*SHORT, said="save game\n1\nsave game\nsave none/game\n1\n", folder=tmp_path)
    assert done.stdout.count("Saved to game\n") == 2
    assert "Not saved to 'none/game': No such file or directory" in done.stdout
    assert done.stdout.endswith("The game up to entry 7 is saved in game; what came after it is not.\n")
    assert len(saved.read(tmp_path / "game", ALL).record) == 7


# looking things up


def answers(said: str, *words: str) -> list[str]:
    """What comes after each line of a script at the first prompt of a fixed game."""
    done = inside(*SHORT, "--seed", "5", *words, said=said)
    assert (done.returncode, done.stderr) == (0, "")
    screens = done.stdout.split(PROMPT)[1:]
    return [screen.partition("\n")[2] for screen in screens]


def test_a_rule_is_shown_by_its_id_and_found_by_words() -> None:
    one, found, alone, none, near, how, engine, _ = answers(
        "rule ca-stir-02\nrule sting\nrule washes\nrule xyzzy\nrule CA-STUR-01\nrule\nrule concede\nquit\n"
    )
    assert flowing(one) == (
        "CA-STIR-02 Passing a herb on The stirrer may pass one herb on, face down. The last herb of a hand stays."
    )
    assert [line.split()[0] for line in found.splitlines()] == [
        rule.key for rule in TEACHING["cauldron"].rulebook().search("sting")
    ]
    assert " CA-HERB-02   Sting" in found
    assert alone.startswith("CA-END-02  Good manners\n")
    assert none == "There is no rule 'xyzzy'.\n"
    assert near == "There is no rule 'CA-STUR-01'; nearest: CA-STIR-01\n"
    assert how == "Write rule and an id, such as rule CA-STIR-02.\n"
    assert engine.startswith("concede  Conceding\n  A seat may give up whenever it is asked.")


def test_rules_are_searched_in_the_players_language_and_in_english() -> None:
    german, english, _ = answers("rule gestochen\nrule stung\nquit\n", "--language", "de")
    assert " CA-PURR-02  Wer schnurrt, wird nicht gestochen" in german
    assert " CA-PURR-02  Wer schnurrt, wird nicht gestochen" in english


def test_a_card_is_shown_as_it_is_printed_in_the_set_and_edition_of_the_table() -> None:
    moon, calm, none, near, how, _ = answers(
        "card MOONWORT\ncard valer\ncard xyzzy\ncard nettel\ncard\nquit\n",
        *("--option", "cards=spec", "--option", "edition=first"),
    )
    assert flowing(moon) == "Moonwort moonwort, herb count 4 · value 3 · heat 6"
    assert "Calm: When thrown, nobody can sting your team this round." in calm
    assert none == "There is no card 'xyzzy'.\n"
    assert near == "There is no card 'nettel'; nearest: Nettle\n"
    assert how.startswith("Write card and a name, such as card Nettle. There are: Nettle, Toadstool, ")


def test_a_card_goes_by_its_name_in_the_players_language_too() -> None:
    german, english, _ = answers("card giftpilz\ncard toadstool\nquit\n", "--language", "de")
    assert german == english
    assert german.startswith("Giftpilz  toadstool, Kraut\n")
    assert "Stich: Wird er geworfen, sticht er jemanden von der anderen Seite." in flowing(german)


def test_why_takes_a_number_and_names_the_rule_that_forbids(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text("at = 'stir'\nA = { hand = ['nettle'] }\nB = { hand = ['nettle'] }\n")
    words = ("play", "cauldron", "--position", "one.toml")
    done = inside(*words, said="why 1\nwhy Give Nettle\nwhy giv nettle\nquit\n", folder=tmp_path)
    number, forbidden, near, _ = [screen.partition("\n")[2] for screen in done.stdout.split(PROMPT)[1:]]
    assert number == "'pass' can be chosen now.\n"
    assert forbidden.startswith("CA-STIR-02 forbids 'give nettle' now.\nCA-STIR-02  Passing a herb on\n")
    assert "The last herb of a hand stays." in forbidden
    assert near == "'giv nettle' is not a choice of this game; nearest: give nettle\n"


# languages


@pytest.mark.parametrize(
    ("around", "begins"),
    [
        ({"LANG": "de_AT.UTF-8"}, "Kessel, das Lehrspiel ("),
        ({"LC_MESSAGES": "de", "LANG": "fr_FR.UTF-8"}, "Kessel, das Lehrspiel ("),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "Cauldron, the teaching game ("),
        ({"LC_ALL": "", "LANG": "pt_BR.UTF-8"}, "Cauldron, the teaching game ("),
        ({}, "Cauldron, the teaching game ("),
    ],
)
def test_the_language_is_that_of_the_terminal_or_english(around: dict[str, str], begins: str) -> None:
    done = inside(*SHORT, "--seed", "5", said="quit\n", around=around)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(begins)


def test_game_and_terminal_speak_the_language_that_is_asked_for() -> None:
    done = inside(*SHORT, "--seed", "5", "--language", "it", said="quit\n", around={"LANG": "de_DE"})
    assert "Calderone, il gioco per imparare · voce 6" in done.stdout
    assert "La partita non finita non è salvata" in done.stdout
    assert "Dai via Ortica" in done.stdout


def test_yes_is_understood_in_the_language_of_the_table() -> None:
    said = "pass\n1\n1\nundo\nnein\nundo\nja\nquit\n"
    done = inside(*SHORT, "--seats", "human,human", "--seed", "5", "--language", "de", said=said)
    assert done.stdout.count("B, darf A das zurücknehmen? (ja oder nein)> ") == 2
    assert "B stimmt nicht zu; nichts wurde geändert." in done.stdout
    assert "Das Spiel steht wieder da, wo es nach Eintrag 7 stand." in done.stdout


# narrow terminals


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_narrow_terminal_shows_the_same_options_and_breaks_no_word(language: str, tmp_path: Path) -> None:
    words = (*SHORT, "--seed", "5", "--language", language)
    with (
        Terminal(*words, folder=tmp_path) as wide,
        Terminal(*words, folder=tmp_path, columns=50) as narrow,
    ):
        assert options_of(narrow.wait(PROMPT)) == options_of(wide.wait(PROMPT))
        for line in ("help", "why spoon", "rule CA-THROW-01", "card moonwort", "log", "2"):
            shown = [terminal.type(line, PROMPT) for terminal in (wide, narrow)]
            assert set(shown[1].split()) - {"─" * n for n in range(51)} <= set(shown[0].split()), line
        assert max(len(line) for line in narrow.shown().splitlines()) == 50
        assert max(len(line) for line in wide.shown().splitlines()) == 80


@pytest.mark.parametrize(("width", "rows"), [(120, 7), (80, 14), (50, 14)])
def test_many_options_stand_in_columns_where_there_is_room(width: int, rows: int) -> None:
    game = TEACHING["cauldron"]
    options = [OptionView(code, game.codes.text(code), [], code == 0) for code in game.codes.used()[:14]]
    console = Console(width=width, file=StringIO(), color_system=None)
    with console.capture() as shown:
        console.print(screen.options_block(options, Words(game, "en"), width))
    lines = shown.get().splitlines()
    assert len(lines) == rows
    assert lines[0].startswith("   1  Pass *")
    assert re.search(r" 14  To C +to C *$", lines[-1])
    assert sorted(re.findall(r"\d+", shown.get()), key=int) == [str(n + 1) for n in range(14)]


# other beginnings

SCENARIO = """
game    = "cauldron"
title   = "The last throw"
options = { rounds = "2" }

[position]
at     = "throw"
round  = 2
points = [3, 3]
A = { hand = ["moonwort", "nettle"] }
B = { hand = ["toadstool"] }

[[act]]
play = ["A throw nettle"]
"""
REFUSED = "it.toml, "


def test_a_game_begins_at_the_position_of_a_scenario_and_replays(tmp_path: Path) -> None:
    (tmp_path / "last.toml").write_text(SCENARIO)
    words = ("play", "--position", "last.toml", "--seed", "1", "--save", "game.jsonl")
    done = inside(*words, said="2\n" + "1\n" * 9, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    first = done.stdout.split(PROMPT)[0]
    assert "(rounds 2, edition second, cards as in the rulebook)" in first
    assert "round 2/2 · fire 0" in first
    assert "▸  A  you         points 3" in first
    assert " Hand of B   1  1× face down" in first
    assert options_of(first)[:2] == [("Throw Nettle", "throw nettle"), ("Throw Moonwort", "throw moonwort")]
    assert "The game is over: " in done.stdout
    table = saved.read(tmp_path / "game.jsonl", ALL)
    assert table.position["points"] == [3, 3]
    assert table.state.result is not None


def test_a_file_may_hold_nothing_but_a_position_and_seats_it_names_are_bots(tmp_path: Path) -> None:
    (tmp_path / "spoon.toml").write_text("at = 'spoon'\nfire = 4\nD = { hand = ['nettle'] }\n")
    done = inside("play", "cauldron", "--position", "spoon.toml", "--option", "rounds=9", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "round 1/9 · fire 4" in done.stdout
    assert "▸  D  bot:greedy  team 2" in done.stdout
    assert "A: Claim the spoon?  CA-SPOON-01" in done.stdout


def test_it_is_said_what_own_cards_are_laid_over(tmp_path: Path) -> None:
    for text, base in (("[nettle]\nvalue = 2\n", "balanced"), ('base = "spec"\n[nettle]\nvalue = 2\n', "spec")):
        (tmp_path / "mine.toml").write_text(text)
        done = inside("play", "cauldron", "--cards", "mine.toml", "--language", "en", said="", folder=tmp_path)
        assert f"The card set mine is laid over the set {base}.\n" in done.stdout


def test_own_cards_and_options_come_before_those_of_a_scenario(tmp_path: Path) -> None:
    (tmp_path / "last.toml").write_text(SCENARIO)
    (tmp_path / "mine.toml").write_text("[moonwort]\nname = 'Moonflower'\n")
    words = ("--position", "last.toml", "--cards", "mine.toml", "--option", "edition=first")
    done = inside("play", *words, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "(rounds 2, edition first, cards mine)" in done.stdout
    assert "The card set mine is laid over the set spec.\n" in done.stdout, "scenarios speak of the rulebook's numbers"
    assert "Throw Moonflower  throw moonwort" in done.stdout


@pytest.mark.parametrize(
    ("text", "words", "line"),
    [
        (SCENARIO, ["other"], "--position 'it.toml' is of the game 'cauldron', not of 'other'"),
        (
            SCENARIO,
            ["--seats", "human,greedy,greedy,greedy"],
            "--seats names 4 players; the position in 'it.toml' has 2 seats",
        ),
        (
            SCENARIO.replace('"moonwort"', '"moonwart"'),
            [],
            REFUSED + "line 10: position.A.hand[1]: no card 'moonwart'; did you mean 'moonwort'?",
        ),
        (SCENARIO.replace('"cauldron"', '"kettle"'), [], f"no game 'kettle'; there are: {', '.join(ALL)}"),
        (
            "at = 'throw'\nfire = 9\n",
            ["cauldron"],
            REFUSED + "line 2: fire: 9 is out of range; expected 0 to 6",
        ),
        (
            'cards = "x"\n' + SCENARIO,
            ["--cards", "it.toml"],
            "--position 'it.toml' has cards of its own; leave --cards out",
        ),
    ],
)
def test_a_wrong_position_is_refused_with_its_place(tmp_path: Path, text: str, words: list[str], line: str) -> None:
    (tmp_path / "it.toml").write_text(text)
    done = inside("play", *words, "--position", "it.toml", folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"grimalkin: {line}\n")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["nought"], f"no game 'nought'; there are: {', '.join(ALL)}"),
        (
            ["--seats", "human,bot:clever"],
            f"no player 'bot:clever'; there are: {PLAYERS}",
        ),
        (["--seats", "human,"], f"no player ''; there are: {PLAYERS}"),
        (["--seats", "human"], "cauldron: got 1 seat; expected 2 to 4"),
        (["--seats", "human,human,human"], "CA-SETUP-01: got 3 seats; expected 2, or 4 as two teams of two"),
        (["--option", "rounds"], "--option 'rounds' has no '='; write NAME=VALUE"),
        (["--option", "rounds=3"], "cauldron: rounds = '3'; it can be: 5, 2, 9"),
        (["--option", "tea=3"], "cauldron: no setting 'tea'; there are: rounds, edition, cards"),
        (["--language", "xx"], "--language 'xx' is not spoken here; there are: en, it, fr, es, de"),
        (["--position", "none"], "'none' cannot be read: No such file or directory"),
        (["--cards", "none"], "'none' cannot be read: No such file or directory"),
        (["--save", "there"], "--save 'there' is there already and was not touched; choose another name"),
        (["--save", "none/game"], "--save 'none/game': there is no folder 'none'"),
    ],
)
def test_a_wrong_argument_gets_one_line_and_exit_code_2(tmp_path: Path, words: list[str], line: str) -> None:
    (tmp_path / "there").write_text("mine")
    game = [] if words == ["nought"] else ["cauldron"]
    done = inside("play", *game, *words, folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"grimalkin: {line}\n")
    assert (tmp_path / "there").read_text() == "mine"
