"""A game of four with a Judge at one terminal, from its start to its end, by a script."""

from __future__ import annotations

from pathlib import Path

from grimalkin.core import saved
from grimalkin.core.record import DISPUTE, RULING, UNDO
from grimalkin.core.table import Table
from grimalkin.games.friendomancy.game import GAME
from grimalkin.games.friendomancy.state import Parlor
from tests.cli.inside import inside

SEATS = ("--seats", "human,bot:random,bot:random,bot:random,human")
SETTINGS = ("--option", "judges=1", "--option", "end_bedtime=5", "--seed", "11", "--language", "en")
SETUP = [
    "order A B C D",
    "second friend",
    "third 6000",
    "split 6000",
    "order A B C D",
]  # the Judge, three parts of a Deck, the Judge


def play(folder: Path, file: str, *lines: str) -> tuple[Table, str]:
    """A game typed line by line, and what was saved of it."""
    done = inside(
        "play", "friendomancy", *SEATS, *SETTINGS, "--save", file, said="\n".join(lines) + "\n", folder=folder
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return saved.read(folder / file, {GAME.id: GAME}), done.stdout


def test_a_dispute_a_ruling_an_undo_and_a_save_and_it_replays_byte_for_byte(tmp_path: Path) -> None:
    """FR-JUDGE-02, FR-JUDGE-06, FR-JUDGE-07, FR-JUDGE-08, FR-RULING-110, FR-RULING-111, FR-RULING-113, FR-RULING-114"""
    # as far as the first Draw Step, to see what A holds
    table, _ = play(tmp_path, "look.jsonl", *SETUP, "quit")
    state = table.state
    assert isinstance(state, Parlor)
    card = state.box.names[state.hands[0].kinds()[0]]
    n = len(table.record)
    ruling = f"rule on {n + 1} fun clear: adjust_money A 5; move_card {card} in hand A to discard B | It looked lonely."
    script = [
        *SETUP,
        "rulings",
        "dispute the weather",
        "dispute FR-TURN-03",  # A; now the Judge is asked
        "rule on",
        f"rule on {n + 1} fun: move_card {card} in hand A to pool foe top",
        ruling,
        "dispute FR-TURN-03",  # once more
        "why stop",
        "rest",
        "stop",  # A's Main Step
        f"rule on {n + 2} funny: undo {n + 2} touched; note Once more.",
        "rulings",
        "save middle.jsonl",
        *["1"] * 400,
    ]
    table, said = play(tmp_path, "game.jsonl", *script)
    assert table.state.result is not None
    assert "Nothing has been ruled or disputed." in said
    assert "A Judge sees all hands, and which cards the lists brought." in said
    assert f"'FR-TURN-03' was disputed by entry {n + 1}, and no ruling has changed it since" in said
    assert "FR-RULING-110: 'the weather' is not a rule, a card or an entry" in said
    assert "adjust_money PLAYER AMOUNT" in said
    assert "'pool foe top' is no place" in said or "is no pile" in said
    kinds = [entry.kind for entry in table.record[n : n + 7]]
    assert kinds[:2] == [DISPUTE, RULING]
    assert kinds[2:].count(UNDO) == 1
    assert table.record[n + 1].text == ruling.removeprefix("rule ")
    undo = next(entry for entry in table.record if entry.kind == UNDO)
    assert (undo.seat, undo.text) == (4, f"to {n + 2} ruled")
    there = table.state_at(n + 2)
    assert isinstance(there, Parlor)
    assert there.money == [25, 20, 20, 20]
    assert [there.box.names[one & 0xFFFF] for one in there.discards[1]] == [card]
    middle = saved.read(tmp_path / "middle.jsonl", {GAME.id: GAME})
    assert [entry.hash for entry in middle.record] == [entry.hash for entry in table.record[: len(middle.record)]]
    text = (tmp_path / "game.jsonl").read_text(encoding="utf-8")
    assert saved.to_text(saved.from_text(text, {GAME.id: GAME})) == text
    replayed = inside("replay", "game.jsonl", folder=tmp_path)
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr


def test_a_judge_sits_down_at_the_keyboard_and_is_warned(tmp_path: Path) -> None:
    """FR-RULING-115, FR-RULING-119"""
    done = inside(
        "play",
        "friendomancy",
        "--seats",
        "human,bot:random",
        "--seed",
        "3",
        "--language",
        "en",
        "--option",
        "draw_order=seat",
        "--save",
        "game.jsonl",
        said="\n".join(
            [
                "rule on 1 fun: uphold",  # nobody is there
                "judge",
                "C rule on 1 fun: set_option attack.per_turn 2 | Faster.",
                "rule on 2 clear: set_option attack.per_turn 3",
                "no",
                "rule on 2 clear: set_option attack.per_turn 3",
                "yes",
                "rule FR-RULING-67",
                "undo",
                "hint",
                "quit",
            ]
        )
        + "\n",
        folder=tmp_path,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "No Judge sits at this keyboard." in done.stdout
    assert "A Judge sees all hands, and which cards the lists brought." in done.stdout, "before anybody agrees"
    assert "An earlier ruling says otherwise: entry" in done.stdout
    assert "attack_per_turn = 3 (clear)" in done.stdout
    table = saved.read(tmp_path / "game.jsonl", {GAME.id: GAME})
    assert [entry.kind for entry in table.record].count(RULING) == 2
    assert len(table.seats) == 3
