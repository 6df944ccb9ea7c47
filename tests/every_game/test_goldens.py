"""The program that writes the records anew: it writes what it is asked for, and nothing by mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimalkin.core.game import Game
from tests.support import goldens
from tests.support.games import every_game


@pytest.fixture
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    def digests(game: Game) -> list[str]:
        return [f"played {game.id}"]

    monkeypatch.setattr(goldens, "RECORDS", tmp_path / "records")
    monkeypatch.setattr(goldens, "digests", digests)
    return tmp_path / "records"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--help"], 0),
        (["-h"], 0),
        (["--hlep"], 2),
        (["help"], 2),
        (["--show"], 2),
        (["--show", "nought"], 2),
        (["--show", "cauldron", "cauldron"], 2),
        (["--show", "cauldron"], 0),
        (["cauldron", "nought"], 2),
    ],
)
def test_nothing_is_written_by_mistake(
    records: Path, words: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert goldens.main(words) == code
    out, err = capsys.readouterr()
    assert (err if code else out).strip()
    assert not records.exists()


@pytest.mark.parametrize(("words", "games"), [([], list(every_game())), (["cauldron"], ["cauldron"])])
def test_the_records_that_are_asked_for_are_written(records: Path, words: list[str], games: list[str]) -> None:
    assert goldens.main(words) == 0
    written = {path.name: path.read_text(encoding="utf-8") for path in records.iterdir()}
    assert written == {f"{game}.txt": f"played {game}\n" for game in games}
