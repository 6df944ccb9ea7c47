"""Whole games by a script at a pseudo-terminal: in English, in German, with a designer's cards; each replays."""

import re
from pathlib import Path

from grimalkin.core import saved
from grimalkin.core.luck import seed_hash
from grimalkin.core.record import UNDO
from grimalkin.core.table import Table
from grimalkin.games import GAMES, TEACHING
from tests.cli.inside import inside
from tests.cli.terminal import Terminal, flowing, grimalkin, options_of

ALL = {**GAMES, **TEACHING}
PROMPT = "A> "
MINE = """
[nettle]
name = "Thistle"
value = 7
text = "Good for seven."

[mint]
name   = "Mint"
kind   = "herb"
count  = 2
value  = 1
heat   = 1
origin = "mine"
"""


def to_the_end(terminal: Terminal, last: str) -> str:
    """Choose the first option until the game is over; the last screen."""
    screen = ""
    while not screen.endswith(last) and terminal.process.poll() is None:
        screen = terminal.type("1", PROMPT, last)
    return screen


def widest(terminal: Terminal) -> int:
    return max(len(line) for line in terminal.shown().splitlines())


def read(path: Path) -> Table:
    return saved.read(path, ALL)


def test_a_game_is_played_to_its_end_with_undo_why_a_wrong_input_and_a_save_and_it_replays(tmp_path: Path) -> None:
    last = "save FILE keeps this game, Enter leaves> "
    seats = ("--seats", "human,bot:greedy")
    with Terminal("play", "cauldron", "--option", "rounds=2", *seats, folder=tmp_path) as terminal:
        first = terminal.wait(PROMPT)
        published = re.search(r"^  ([0-9a-f]{64})$", first, flags=re.MULTILINE)
        assert published is not None
        assert "Cauldron, the teaching game · entry 6" in first
        assert "round 1/2 · fire 0" in first
        assert "▸  A  you         points 0 · purr ready · calm no" in first
        assert " Hand of B   3  3× face down" in first
        drawn = re.findall(r"CA-DRAW-03  B draws (.*?) *$", first, flags=re.MULTILINE)
        assert drawn == ["a herb"] * 3
        assert "CA-STIR-01  Round 1: A stirs" in first
        assert " A: Pass a herb on?  CA-STIR-02" in first
        offered = options_of(first)
        assert offered[0] == ("Pass", "pass")
        assert offered[-1] == ("Purr *", "purr")
        assert all(re.fullmatch(r"Pass \w+ on", words) for words, _ in offered[1:-1])

        why = terminal.type("why spoon", PROMPT)
        assert "CA-STIR-02 asks for something else now: 'spoon' is not an answer to it." in why
        assert "CA-STIR-02  Passing a herb on\n  The stirrer may pass one herb on, face down." in why
        assert "'pass' can be chosen now." in terminal.type("why pass", PROMPT)
        assert "'pas' is not a choice of this game; nearest: pass" in terminal.type("pas", PROMPT)
        assert "There is no option 9;" in terminal.type("9", PROMPT)
        assert "Saved to middle.jsonl" in terminal.type("save middle.jsonl", PROMPT)

        second = terminal.type("pass", PROMPT)
        assert " A: Throw a herb into the pot  CA-THROW-01" in second
        taken_back = terminal.type("undo", PROMPT)
        assert "The game is back at entry 6." in taken_back
        assert options_of(taken_back) == offered
        assert " A: Throw a herb into the pot  CA-THROW-01" in terminal.type("redo", PROMPT)

        screen = to_the_end(terminal, last)
        assert "The game is over: " in screen
        seed = re.search(r"^The seed behind it:\n  ([0-9a-f]{64})$", screen, flags=re.MULTILINE)
        assert seed is not None
        assert seed_hash(bytes.fromhex(seed[1])) == published[1]
        assert "The finished game is saved in whole.jsonl" in terminal.type("save whole.jsonl", "\0")
        assert terminal.code() == 0
        assert widest(terminal) == 80

    assert len(read(tmp_path / "middle.jsonl").record) == 6
    table = read(tmp_path / "whole.jsonl")
    assert table.state.result is not None
    assert [seat.player for seat in table.seats] == ["human", "bot:greedy"]
    assert [(entry.n, entry.text) for entry in table.record if entry.kind == UNDO] == [(8, "to 6"), (9, "redo to 7")]

    done = grimalkin("replay", "whole.jsonl", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    result = re.search(r"^(The game is over: .*?)  CA-END-01\n(Points: .*)$", screen, flags=re.MULTILINE)
    assert result is not None
    sound = f"whole.jsonl is verified: {len(table.record)} entries, every choice, every state and all luck."
    assert done.stdout.splitlines()[0] == f"{sound} {result[1]} {result[2]}"


def test_a_game_in_german_is_german_to_its_end(tmp_path: Path) -> None:
    last = "save DATEI hebt dieses Spiel auf, Enter beendet> "
    words = ("play", "cauldron", "--option", "rounds=2", "--seed", "5", "--language", "de")
    with Terminal(*words, folder=tmp_path) as terminal:
        first = terminal.wait(PROMPT)
        assert "Kessel, das Lehrspiel · Eintrag 6" in first
        assert " Hand von A      3  Brennnessel, Giftpilz, Baldrian" in first
        assert " Hand von B      3  3× verdeckt" in first
        assert options_of(first) == [
            ("Passen", "pass"),
            ("Brennnessel weitergeben", "give nettle"),
            ("Giftpilz weitergeben", "give toadstool"),
            ("Baldrian weitergeben", "give valerian"),
            ("Schnurren *", "purr"),
        ]
        assert "„pas“ gibt es in diesem Spiel nicht; am nächsten kommt: pass" in terminal.type("pas", PROMPT)
        why = terminal.type("why spoon", PROMPT)
        assert "CA-STIR-02 fragt jetzt nach etwas anderem" in why
        assert "CA-STIR-02  Ein Kraut weitergeben\n  Wer rührt, darf ein Kraut verdeckt weitergeben." in why
        terminal.type("1", PROMPT)
        assert "Das Spiel steht wieder da, wo es nach Eintrag 6 stand." in terminal.type("undo", PROMPT)
        screen = to_the_end(terminal, last)
        assert "Das Spiel ist aus: " in screen
        assert "Der Zufall kam aus dem Startwert 5." in screen
        assert "Das beendete Spiel liegt in spiel.jsonl" in terminal.type("save spiel.jsonl", "\0")
        assert terminal.code() == 0
        assert widest(terminal) == 80
        for english in ("Hand of", "throws", "draws", "The game", "Nettle", "Type", "points"):
            assert english not in terminal.shown()

    done = inside("replay", "spiel.jsonl", "--language", "de", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.match(r"spiel\.jsonl ist geprüft: \d+ Einträge, jede Wahl, jeder Stand und aller Zufall\.", done.stdout)
    assert " Das Spiel ist aus: " in done.stdout.splitlines()[0]


def test_a_game_with_a_designers_cards_replays_without_the_card_file(tmp_path: Path) -> None:
    last = "save FILE keeps this game, Enter leaves> "
    (tmp_path / "Mine.toml").write_text('base = "spec"\n' + MINE)
    words = ("play", "cauldron", "--option", "rounds=2", "--seed", "5", "--cards", "Mine.toml")
    with Terminal(*words, folder=tmp_path) as terminal:
        first = terminal.wait(PROMPT)
        assert "(rounds 2, edition second, cards mine)" in flowing(first)
        assert ("Pass Thistle on", "give nettle") in options_of(first)
        card = terminal.type("card thistle", PROMPT)
        assert "Thistle  nettle, herb" in card
        assert "value 7" in card
        assert "Good for seven." in card
        assert "Mint  mint, herb" in terminal.type("card mint", PROMPT)
        terminal.type("pass", PROMPT)
        scored = terminal.type("throw nettle", PROMPT)
        assert "CA-THROW-01  A throws Thistle" in scored
        screen = to_the_end(terminal, last)
        assert "A scores 7 with Thistle" in terminal.shown()
        assert "The game is over: A wins." in screen
        terminal.type("save game.jsonl", "\0")
        assert terminal.code() == 0

    (tmp_path / "Mine.toml").unlink()
    done = inside("replay", "game.jsonl", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "every choice, every state and all luck. The game is over: A wins." in done.stdout.splitlines()[0]
    assert "A scores 7 with Thistle" in done.stdout
