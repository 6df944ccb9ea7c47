"""`grimalkin replay`: what is verified, what is shown to whom, what goes on, what is damaged."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimalkin.core import saved
from grimalkin.core.engine import waiting_chance
from grimalkin.core.luck import Committed, Luck, Seeded, seed_hash
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.record import LUCK
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.games.cauldron import GAME
from tests.cli.inside import inside, said
from tests.cli.terminal import Terminal, grimalkin, options_of
from tests.support.games import bots_for

GAMES = {GAME.id: GAME}
FILE = "game.jsonl"
SOUND = "game.jsonl is verified: {} entries, every choice, every state and all luck."
PEOPLE = ("human", "human")


def played(luck: Luck, choices: int, players: tuple[str, ...] = PEOPLE) -> Table:
    """A short game after so many first options, or at its end."""
    seats = [Seat("AB"[i], player) for i, player in enumerate(players)]
    table = open_table(GAME, {"rounds": "2"}, seats, luck)
    while choices and table.state.result is None:
        offer = next(offer for offer in table.offers() if offer.options)
        table.play(offer.seat, GAME.codes.text(offer.options[0]))
        choices -= 1
    return table


def kept(folder: Path, table: Table, with_seed: bool = True) -> Table:
    (folder / FILE).write_text(saved.to_text(table, with_seed))
    return table


@pytest.fixture(autouse=True)
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def middle(tmp_path: Path) -> Table:
    return kept(tmp_path, played(Seeded(5), 3))


@pytest.fixture
def whole(tmp_path: Path) -> Table:
    return kept(tmp_path, played(Seeded(5), 99))


def shown(*words: str) -> str:
    code, out, err = said("replay", FILE, *words)
    assert (code, err) == (0, "")
    return out


def as_json(*words: str) -> dict[str, Any]:
    found = json.loads(shown(*words, "--json"))
    assert isinstance(found, dict)
    return found


def log_of(text: str) -> list[tuple[str, str, str]]:
    """Entry, rule and words of each line of a log; the entry is empty where it is that of the line before."""
    return re.findall(r"^ +(\d*) +(CA-\w+-\d+) +(\S.*?) *$", text, flags=re.MULTILINE)


# verified and shown


def test_a_finished_game_is_verified_in_one_line_and_its_log_is_open(whole: Table) -> None:
    verdict, log = shown().split("\n", 1)
    result = whole.state.result
    assert result is not None
    points = f"Points: A {result.points[0]}, B {result.points[1]}"
    sound = re.escape(SOUND.format(len(whole.record)))
    assert re.fullmatch(rf"{sound} The game is over: .*\. {points}", verdict)
    lines = log_of(log)
    assert len(lines) == len(whole.lines())
    assert lines[0] == ("1", "CA-DRAW-03", "A draws Valerian")
    assert "a herb" not in log
    entries = [int(entry) for entry, _, _ in lines if entry]
    assert entries == sorted(set(entries))


def test_an_unfinished_game_is_shown_as_a_spectator_sees_it(middle: Table) -> None:
    verdict, log = shown().split("\n", 1)
    assert verdict == f"{SOUND.format(len(middle.record))} The game is not over."
    drawn = [words for _, rule, words in log_of(log) if rule == "CA-DRAW-03"]
    assert drawn == ["A draws a herb"] * 3 + ["B draws a herb"] * 3


def test_a_seat_sees_its_own_cards_and_no_others(middle: Table) -> None:
    assert middle.state.result is None
    drawn = [words for _, rule, words in log_of(shown("--seat", "b")) if rule == "CA-DRAW-03"]
    assert drawn[:3] == ["A draws a herb"] * 3
    assert all(words.startswith("B draws ") and not words.endswith("a herb") for words in drawn[3:])
    table = shown("--seat", "B", "--at", str(len(middle.record)))
    assert re.search(r"^ Hand of A +\d+  \d× face down *$", table, flags=re.MULTILINE)
    assert re.search(r"^ [ ▸]  B  you  ", table, flags=re.MULTILINE)


def test_everything_is_shown_only_if_that_is_said_and_then_with_a_warning(middle: Table) -> None:
    warning = "grimalkin: The game is not over: hidden cards are shown here too.\n"
    code, out, err = said("replay", FILE, "--open")
    assert (code, err) == (0, warning)
    assert "a herb" not in out
    names = middle.state.card_names()
    hand = ", ".join(names[kind].capitalize() for kind in middle.state.piles()[2].kinds())
    code, out, err = said("replay", FILE, "--open", "--at", str(len(middle.record)))
    assert (code, err) == (0, warning)
    assert f" Hand of A   2  {hand} " in out
    assert "face down" not in out


def test_the_table_is_shown_as_it_stood_after_an_entry(middle: Table) -> None:
    start = shown("--at", "0")
    assert "Cauldron, the teaching game · entry 0" in start
    assert " Luck decides next.\n" in start
    stir = shown("--seat", "A", "--at", "6")
    assert " A: Pass a herb on?  CA-STIR-02" in stir
    assert options_of(stir)[0] == ("Pass", "pass")
    others = shown("--seat", "B", "--at", "6")
    assert " A: Pass a herb on?  CA-STIR-02" in others
    assert options_of(others) == [("Purr *", "purr")]
    both = shown("--at", "7")
    assert " A and B: Throw a herb into the pot  CA-THROW-01" in both
    assert options_of(both) == []


def test_the_last_entry_of_a_finished_game_is_its_result(whole: Table) -> None:
    last = shown("--at", str(len(whole.record)))
    assert "The game is over: " in last.split("\n", 1)[1]
    assert "lines before these)\n" in last
    assert "type log" not in last


def test_after_an_undo_the_table_stands_where_it_stood_before(tmp_path: Path) -> None:
    table = played(Seeded(5), 1)
    table.undo(0, [1])
    kept(tmp_path, table)
    before, after = (shown("--at", n).split("\n", 2)[2] for n in ("6", "8"))
    assert before == after
    assert "Throw a herb" in shown("--at", "7")


@pytest.mark.parametrize(("seat", "eyes"), [("A", 0), ("B", 1), (None, SPECTATOR)])
def test_json_holds_the_view_of_whoever_looks(middle: Table, seat: str | None, eyes: int) -> None:
    found = as_json(*(["--seat", seat] if seat else []))
    view = msgspec.to_builtins(middle.view(eyes))
    log = view.pop("log")
    assert found["view"] == view
    assert [{key: line[key] for key in ("rule", "what", "args")} for line in found["log"]] == [
        {**line, "args": [list(arg) for arg in line["args"]]} for line in log
    ]
    assert found["log"][0]["entry"] == 1
    assert found["log"][3]["words"] == ("B draws a herb" if eyes != 1 else found["log"][3]["words"])
    head = ("game", "entries", "at", "over", "result", "luck", "luck_checked", "shown_to")
    n = len(middle.record)
    assert [found[key] for key in head] == ["cauldron", n, n, False, None, "seeded", True, seat or "spectator"]


def test_json_of_a_finished_game_is_open_and_has_its_result(whole: Table) -> None:
    found = as_json("--at", "6", "--language", "de")
    result = whole.view(SPECTATOR).result
    assert found["result"] == msgspec.to_builtins(result)
    assert (found["over"], found["at"], found["shown_to"]) == (True, 6, "everybody")
    hands = [zone for zone in found["view"]["zones"] if zone["id"].startswith("hand.")]
    assert [piece["card"] is None for zone in hands for piece in zone["pieces"]] == [False] * 6
    assert found["log"][0]["words"] == "A zieht Baldrian"


def test_a_game_without_its_seed_is_verified_but_for_luck(tmp_path: Path) -> None:
    kept(tmp_path, played(Committed(b"told later"), 3), with_seed=False)
    verdict = shown().split("\n")[0]
    assert verdict.endswith("every choice and every state; it has no seed to check luck by. The game is not over.")
    assert as_json()["luck_checked"] is False


def test_it_speaks_the_language_of_the_terminal(whole: Table) -> None:
    code, out, err = said("replay", FILE, locale="de_DE.UTF-8")
    assert (code, err) == (0, "")
    begins = f"game.jsonl ist geprüft: {len(whole.record)} Einträge, jede Wahl, jeder Stand und aller Zufall. Das Spiel"
    assert out.startswith(begins)
    assert "A zieht Baldrian" in out
    code, out, err = said("replay", FILE, "--json", locale="de_DE.UTF-8")
    assert json.loads(out)["log"][0]["words"] == "A draws Valerian"


def test_a_terminal_of_50_columns_is_wide_enough(tmp_path: Path, whole: Table) -> None:
    assert whole.state.result is not None
    with Terminal("replay", FILE, "--at", "12", folder=tmp_path, columns=50) as terminal:
        terminal.wait("\0")
        assert terminal.code() == 0
        assert max(len(line) for line in terminal.shown().splitlines()) == 50


# going on


def test_a_game_that_goes_on_is_the_game_that_was_never_left(tmp_path: Path, middle: Table) -> None:
    done = grimalkin("replay", FILE, "--go-on", "--save", "on.jsonl", said="1\n" * 60, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    n = len(middle.record)
    assert f"The game continues after entry {n}.\nLuck comes from the seed 5.\n" in done.stdout
    assert done.stdout.endswith("The finished game is saved in on.jsonl\n")
    never_left = played(Seeded(5), 99)
    assert (tmp_path / "on.jsonl").read_text() == saved.to_text(never_left)
    assert "The game is over: " in said("replay", "on.jsonl")[1].split("\n")[0]


def test_the_file_of_a_game_may_be_written_again_by_it(tmp_path: Path, middle: Table) -> None:
    n = len(middle.record)
    done = inside("replay", FILE, "--go-on", said="1\n1\nsave game.jsonl\nquit\n", folder=tmp_path)
    assert done.stdout.endswith("The unfinished game is saved in game.jsonl\n")
    longer = len(saved.read(tmp_path / FILE, GAMES).record)
    assert longer > n
    done = inside("replay", FILE, "--go-on", "--save", f"./{FILE}", said="1\n" * 60, folder=tmp_path)
    assert done.stdout.endswith("The finished game is saved in game.jsonl\n")
    assert saved.read(tmp_path / FILE, GAMES).state.result is not None


def test_who_leaves_without_a_save_is_told_what_is_kept(tmp_path: Path, middle: Table) -> None:
    before = (tmp_path / FILE).read_text()
    at_once = inside("replay", FILE, "--go-on", said="quit\n", folder=tmp_path)
    assert at_once.stdout.endswith("The unfinished game is saved in game.jsonl\n")
    later = inside("replay", FILE, "--go-on", said="1\nquit\n", folder=tmp_path)
    n = len(middle.record)
    assert later.stdout.endswith(f"The game up to entry {n} is saved in game.jsonl; what came after it is not.\n")
    assert (tmp_path / FILE).read_text() == before


def test_bots_go_on_too(tmp_path: Path) -> None:
    kept(tmp_path, played(Seeded(5), 3, ("human", "bot:greedy")))
    done = inside("replay", FILE, "--go-on", "--save", "on.jsonl", said="1\n" * 60, folder=tmp_path)
    assert done.stdout.endswith("The finished game is saved in on.jsonl\n")
    assert "Pass the keyboard" not in done.stdout


def test_without_the_seed_new_luck_is_committed_and_told(tmp_path: Path) -> None:
    left = kept(tmp_path, played(Committed(b"nobody knows"), 3), with_seed=False)
    done = inside("replay", FILE, "--go-on", "--save", "on.jsonl", said="1\n" * 60, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    anew = r"The file has no seed, so a new secret seed fixes luck from here on\. Its hash:\n  ([0-9a-f]{64})\n"
    published = re.search(anew, done.stdout)
    told = re.search(r"The seed behind it:\n  ([0-9a-f]{64})\n", done.stdout)
    assert published is not None
    assert told is not None
    assert seed_hash(bytes.fromhex(told[1])) == published[1]

    table = saved.read(tmp_path / "on.jsonl", GAMES)
    assert table.luck is None
    assert table.state.result is not None
    twin = Table(GAME, table.settings, table.seats, None)
    checked = 0
    for entry in table.record:
        if entry.kind == LUCK and entry.n > len(left.record):
            chance = waiting_chance(twin.state)
            assert chance is not None
            luck = Committed(bytes.fromhex(told[1])).at(entry.n)
            assert chance.face(twin.state, chance.roll(twin.state, luck)) == entry.text
            checked += 1
        twin.enact_entry(entry.seat, entry.kind, entry.text)
    assert checked > 0


def test_a_file_without_its_seed_is_never_written_again(tmp_path: Path) -> None:
    kept(tmp_path, played(Committed(b"nobody knows"), 3), with_seed=False)
    before = (tmp_path / FILE).read_text()
    line = "--save 'game.jsonl' is there already and was not touched; choose another name"
    assert said("replay", FILE, "--go-on", "--save", FILE) == (2, "", f"grimalkin: {line}\n")
    typed = inside("replay", FILE, "--go-on", said="1\nsave game.jsonl\nquit\n", folder=tmp_path)
    assert "Not saved to 'game.jsonl': game.jsonl is there already" in typed.stdout
    assert (tmp_path / FILE).read_text() == before


# damaged, or asked wrongly


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("}\n", "}", "line {last}: the line is cut off in the middle; expected a line end after every line"),
        ('"text":"pass"', '"text":"spoon"', "line 8: CA-STIR-02: seat A cannot 'spoon'; "),
        ('"n":7', '"n":8', "line 8: this is entry 8; expected entry 7"),
        ('"seed":"5"', '"seed":"6"', "line 2: luck says 'valerian'; expected "),
        ('"format":3', '"format":1', "line 1: it is written in format 1; expected format 2 or 3"),
        ('"game":"cauldron"', '"game":"kettle"', "line 1: there is no game 'kettle'; expected one of: "),
        ('"over":false', '"over":true', "line {last}: over is true; expected what the record leads to"),
        ('"n":7', '"n":7]', "line 8: this is not JSON ("),
        ('"kind":"choice"', '"kind":"\\u001b[31m\\nx"', "line 8: the kind is '?[31m x'; expected one of: choice, "),
        ("saved game", "\ud800", "line 1: the line is not UTF-8 text; expected a saved game"),
    ],
)
def test_a_damaged_file_gets_one_line_and_exit_code_1(
    tmp_path: Path, middle: Table, old: str, new: str, line: str
) -> None:
    text = (tmp_path / FILE).read_text()
    assert old in text
    head, _, tail = text.rpartition(old) if old == "}\n" else text.partition(old)
    (tmp_path / FILE).write_bytes((head + new + tail).encode("utf-8", "surrogatepass"))
    code, out, err = said("replay", FILE)
    assert (code, out) == (1, "")
    assert err.startswith(f"grimalkin: game.jsonl, {line.format(last=len(middle.record) + 2)}")
    assert err.endswith("\n")
    assert err[:-1].isprintable()


def test_every_line_of_a_saved_game_is_guarded(tmp_path: Path, middle: Table) -> None:
    """Whichever line is lost or doubled, the file is refused at or right after it."""
    lines = saved.to_text(middle).splitlines(keepends=True)
    for i in range(len(lines)):
        for changed in (lines[:i] + lines[i + 1 :], lines[: i + 1] + lines[i:]):
            (tmp_path / FILE).write_text("".join(changed))
            code, out, err = said("replay", FILE)
            assert (code, out) == (1, "")
            assert re.match(rf"grimalkin: game\.jsonl, line ({i + 1}|{i + 2}): ", err), (i, err)


def test_lists_without_end_are_no_saved_game(tmp_path: Path, middle: Table) -> None:
    text = saved.to_text(middle).replace('"position":{}', '"position":{"a":' + "[" * 100_000)
    (tmp_path / FILE).write_text(text)
    code, out, err = said("replay", FILE)
    assert (code, out) == (1, "")
    assert err.startswith("grimalkin: game.jsonl, ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["none"], "none cannot be read: No such file or directory"),
        ([FILE, "--seat", "C"], "--seat 'C' does not sit at this table; there are: A, B"),
        ([FILE, "--seat", ""], "--seat '' does not sit at this table; there are: A, B"),
        ([FILE, "--at", "99"], "--at 99: this game has entries 1 to 10, and 0 is its start"),
        ([FILE, "--at", "-1"], "--at -1: this game has entries 1 to 10, and 0 is its start"),
        ([FILE, "--open", "--seat", "A"], "--open shows everything and --seat A one seat's view; choose one of them"),
        ([FILE, "--go-on", "--json"], "--go-on plays the game; leave --seat, --open, --at and --json out"),
        ([FILE, "--go-on", "--at", "3"], "--go-on plays the game; leave --seat, --open, --at and --json out"),
        ([FILE, "--save", "on.jsonl"], "--save keeps a game that goes on; add --go-on"),
        ([FILE, "--language", "xx"], "--language 'xx' is not spoken here; there are: en, it, fr, es, de"),
    ],
)
def test_a_wrong_argument_gets_one_line_and_exit_code_2(middle: Table, words: list[str], line: str) -> None:
    assert len(middle.record) == 10
    assert said("replay", *words) == (2, "", f"grimalkin: {line}\n")


def test_a_game_that_is_over_does_not_go_on(whole: Table) -> None:
    assert whole.state.result is not None
    over = "grimalkin: 'game.jsonl' is over; there is nothing to go on with\n"
    assert said("replay", FILE, "--go-on") == (2, "", over)


def test_a_game_with_a_bot_that_is_not_here_is_shown_but_does_not_go_on(tmp_path: Path) -> None:
    kept(tmp_path, played(Seeded(5), 3, ("human", "bot:cle\x1bver")))
    assert "    B  bot:cle?ver  points" in shown("--at", "6")
    line = f"B is played by 'bot:cle?ver', who is not here; there are: {bots_for('cauldron')}"
    assert said("replay", FILE, "--go-on") == (2, "", f"grimalkin: {line}\n")
