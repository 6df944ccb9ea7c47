"""Mythic Arena by a script at a pseudo-terminal, to its end; decks that the rules refuse; what a newcomer meets."""

import re
from pathlib import Path

import pytest

from grimalkin.core import saved
from grimalkin.core.record import UNDO
from grimalkin.games import GAMES
from grimalkin.games.mythic_arena.deck import ready_decks
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.words import Words
from tests.cli.inside import inside, said
from tests.cli.terminal import Terminal, flowing, grimalkin

PROMPT = "A> "
LAST = "save FILE keeps this game, Enter leaves> "
CONSTRUCTED = ("--option", "deck_format=constructed")
SHORT = ("play", "mythic-arena", "--option", "mode=simplified", *CONSTRUCTED, "--language", "en")
WAITS = ("pass", "done", "cleanup", "hold", "concede")

GOOD = (
    "gloth solace mossback bastion eclipsion aelwen "
    "topaz_health_gem ruby_power_gem jade_purity_stone amber_guard_stone carnelian_veil "
    "deep_insight surge_of_speed stasis_veil second_dawn twist_of_fate "
    "healing_salve whetstone antidote_vial bandage_roll smelling_salts"
)


def options_of(screen: str) -> list[tuple[int, str]]:
    """Numbers and notations of the options at the end of a screen."""
    asked = screen[screen.rfind("\n A: ") :]
    rows = re.findall(r"^ +(\d+)  \S.*? {2,}(\S.*?) *$", asked, flags=re.MULTILINE)
    return [(int(number), notation) for number, notation in rows]


def eager(screen: str) -> str:
    """The first option that does something."""
    for number, notation in options_of(screen):
        if notation.split()[0] not in WAITS:
            return str(number)
    return "1"


def play_on(terminal: Terminal, screen: str, until: str = "") -> str:
    """Choose eagerly until an option with this notation is there, or until the game is over; the last screen."""
    for _choice in range(1000):
        if screen.endswith(LAST) or (until and until in [notation for _number, notation in options_of(screen)]):
            return screen
        screen = terminal.type(eager(screen), PROMPT, LAST)
    raise AssertionError(f"no end after 1000 choices: {screen}")


def test_a_game_is_played_to_its_end_with_why_rule_card_undo_and_a_save_and_it_replays(tmp_path: Path) -> None:
    with Terminal(*SHORT, "--seed", "7", "--deck", "deck slow_rot", folder=tmp_path) as terminal:
        first = terminal.wait(PROMPT)
        assert "mode simplified, decks Constructed" in flowing(first)
        assert " A: Which Pet is your Lead Pet?  MA-OPEN-01" in first
        assert [notation for _number, notation in options_of(first)] == [
            "lead astaryan",
            "lead ember_wing",
            "lead golden_claw",
            "lead valtharax",
            "lead nagessa",
            "lead mossback",
        ]
        assert " Deck: 21× face down" in first, "the deck of B is nobody else's business"
        assert "MA-OPEN-01 asks for something else now: 'battle' is not an answer to it." in terminal.type(
            "why battle", PROMPT
        )

        rule = terminal.type("rule MA-DECK-04", PROMPT)
        assert "MA-DECK-04  Every name once\n  No two cards of a deck have the same name." in rule
        card = flowing(terminal.type("card astaryan", PROMPT))
        assert "Astaryan astaryan, Pet" in card
        assert "Health 140 · Speed 60 · Hit -4 · Miss 8" in card
        assert "Caustic: When a pet hits this pet, that pet takes 10 acid damage" in card

        screen = play_on(terminal, terminal.type("lead astaryan", PROMPT), until="battle")
        assert "╭ Astaryan ─" in screen
        why = flowing(terminal.type("why cleanup", PROMPT))
        assert "MA-RULING-86 forbids 'cleanup' now." in why
        assert "MA-RULING-86 No turn without Battle A turn cannot end without its Battle." in why
        assert "'battle' can be chosen now." in terminal.type("why battle", PROMPT)

        before = options_of(screen)
        entry = re.search(r"entry (\d+) ", screen)
        assert entry is not None
        terminal.type("battle", PROMPT)
        taken_back = terminal.type("undo", PROMPT)
        assert f"The game is back at entry {entry[1]}." in taken_back
        assert options_of(taken_back) == before
        assert "Saved to middle.jsonl" in terminal.type("save middle.jsonl", PROMPT)

        over = play_on(terminal, taken_back)
        result = re.search(r"^(The game is over: .*?)  (MA-[A-Z]+-\d+)\n(Points: .*)$", over, flags=re.MULTILINE)
        assert result is not None
        assert "Luck came from the seed 7." in over
        assert "The finished game is saved in whole.jsonl" in terminal.type("save whole.jsonl", "\0")
        assert terminal.code() == 0
        assert "Traceback" not in terminal.shown()
        assert max(len(line) for line in terminal.shown().splitlines()) == 80

    middle = saved.read(tmp_path / "middle.jsonl", GAMES)
    assert middle.state.result is None
    table = saved.read(tmp_path / "whole.jsonl", GAMES)
    assert table.state.result is not None
    assert table.state.result.rule == result[2]
    assert [seat.deck for seat in table.seats] == ["deck slow_rot", ""]
    assert [entry.text for entry in table.record if entry.kind == UNDO] == [f"to {entry[1]}"]

    done = grimalkin("replay", "whole.jsonl", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    sound = f"whole.jsonl is verified: {len(table.record)} entries, every choice, every state and all luck."
    assert done.stdout.splitlines()[0] == f"{sound} {result[1]} {result[3]}"


@pytest.mark.parametrize("command", ["play", "sim"])
@pytest.mark.parametrize(
    ("deck", "told"),
    [
        (GOOD.removesuffix(" smelling_salts"), "MA-DECK-01: the deck of seat A has 20 cards; expected exactly 21"),
        (
            GOOD.replace("aelwen", "grease_pot"),
            (
                "MA-DECK-02: the deck of seat A has 5 Pets (gloth, solace, mossback, bastion, eclipsion); "
                "expected exactly 6"
            ),
        ),
        (
            GOOD.replace("smelling_salts", "whetstone"),
            "MA-DECK-04: 'whetstone' is twice in the deck of seat A; every name once",
        ),
        (
            GOOD.replace("aelwen", "charlie"),
            "MA-DECK-05: 'charlie' in the deck of seat A is a token; no deck has one",
        ),
        (
            GOOD.replace("mossback", "mosback"),
            "MA-DECK-07: the deck of seat A names 'mosback', which is not a card of the box; did you mean 'mossback'?",
        ),
    ],
    ids=["20 cards", "5 pets", "a duplicate", "the token", "an unknown card"],
)
def test_a_deck_that_the_rules_refuse_is_refused_in_one_line_with_its_rule(command: str, deck: str, told: str) -> None:
    assert said(command, "mythic-arena", *CONSTRUCTED, "--deck", deck) == (2, "", f"grimalkin: {told}\n")


@pytest.mark.parametrize("command", ["play", "sim"])
def test_an_unknown_ready_deck_is_refused_with_all_that_there_are(command: str) -> None:
    told = f"MA-DECK-07: seat A wants the deck 'slow_rat'; there are: {', '.join(ready_decks())}"
    assert said(command, "mythic-arena", *CONSTRUCTED, "--deck", "deck slow_rat") == (2, "", f"grimalkin: {told}\n")


def test_the_second_deck_is_that_of_seat_b_and_may_be_a_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text(GOOD.replace(" ", "\n").replace("gloth", "charlie"))
    told = "MA-DECK-05: 'charlie' in the deck of seat B is a token; no deck has one"
    words = (*CONSTRUCTED, "--deck", "deck slow_rot", "--deck", str(mine))
    assert said("play", "mythic-arena", *words) == (2, "", f"grimalkin: {told}\n")


def test_a_newcomer_who_types_nothing_but_the_game_drafts_by_what_stands_on_the_cards(tmp_path: Path) -> None:
    with Terminal("play", "mythic-arena", "--language", "en", "--seed", "3", folder=tmp_path) as terminal:
        first = terminal.wait(PROMPT)
        assert "Type help for what you can type." in flowing(first)
        assert " A: Pick a Pet for your deck  MA-DRAFT-03" in first
        assert len(options_of(first)) == 20
        check_prints(first, 20)
        assert "Thick Skull: This pet is immune to Stunned." in flowing(terminal.type("card gloth", PROMPT))
        screen = terminal.type("pick gloth", PROMPT)
        assert " Deck: Gloth" in screen
        assert len(options_of(screen)) == 18, "the bot has picked too"
        asked = 1
        while "pick" in options_of(screen)[0][1]:
            check_prints(screen, len(options_of(screen)))
            screen = terminal.type("1", PROMPT)
            asked += 1
        assert asked == 21
        assert " A: Which Pet is your Lead Pet?  MA-OPEN-01" in screen
        check_prints(screen, 6)
        began = play_on(terminal, screen, until="battle")
        assert "Hand:" in began[began.index(" Hand: ") + 6 :], "cards in hand are told below the table"
        check_prints(began, 0)
        assert max(len(line) for line in terminal.shown().splitlines()) == 80


def check_prints(screen: str, options: int) -> None:
    """Whatever can be picked, led or played, and every pet in play, is there with its numbers and all its texts."""
    words = Words(GAME, "en")
    told = flowing(screen)
    for _number, notation in options_of(screen):
        key = notation.split()[-1]
        if notation.split()[0] in ("pick", "lead", "play") and key in words.cards:
            options -= 1
            assert f"{words.word(words.cards[key].kind)}" in told
            for text in [words.card_text(key), *(text for _name, text in words.card_parts(key))]:
                assert flowing(text) in told, (key, text)
    assert options <= 0


@pytest.mark.parametrize("edition", ["2020", "first"])
def test_bots_play_a_ready_deck_against_another_from_the_command_line(edition: str, tmp_path: Path) -> None:
    words = ("--deck", "deck the_stone_wall", "--deck", "deck hard_to_catch", "--option", f"edition={edition}")
    seats = ("--seats", "bot:greedy,bot:greedy", "--seed", "8")
    done = inside("play", "mythic-arena", *CONSTRUCTED, *seats, *words, "--language", "en", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over: " in done.stdout
