"""The build of all pictures: what it writes, that it is always the same, and what it refuses."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from grimalkin.art.__main__ import main
from grimalkin.art.bots import bot_faces
from grimalkin.art.build import BOTS, build
from grimalkin.art.figures import figures_of
from grimalkin.art.icons import drawings, read_icons
from grimalkin.art.looks import look_of
from tests.art.library import INFO, library, wanted
from tests.art.pictures import EVERY, LARGEST, LARGEST_SCENE, check_folder, check_picture


def test_every_card_of_every_game_is_painted(built: Path) -> None:
    assert check_folder(built) == 471


def test_every_bot_has_a_face_of_its_own_and_the_page_names_them_all(built: Path) -> None:
    faces = bot_faces()
    pictures = {key: (built / BOTS / f"{key}.svg").read_text(encoding="utf-8") for key in faces}
    for text in pictures.values():
        check_picture(text)
        assert len(text.encode()) <= LARGEST
    assert len(set(pictures.values())) == len(faces) == len({face.art for face in faces.values()})
    page = Path(__file__).resolve().parents[2] / "web" / "src" / "words" / "bots.ts"
    named = re.findall(r'"([A-Z][a-z]+)"', page.read_text(encoding="utf-8"))
    assert [name.lower() for name in named] == list(faces)


def test_two_builds_are_the_same_to_the_byte(source: Path, built: Path, tmp_path: Path) -> None:
    """In a process of its own, which has another order of hashes."""
    words = ["-m", "grimalkin.art", "build", "--icons", str(source), "--into", str(tmp_path)]
    run = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    first = {file.relative_to(built): file.read_bytes() for file in built.rglob("*.*")}
    again = {file.relative_to(tmp_path): file.read_bytes() for file in tmp_path.rglob("*.*")}
    assert first == again
    assert f"{len(first) - 1} files" in run.stdout


def test_it_needs_no_library_but_that_of_the_rules(source: Path, tmp_path: Path) -> None:
    """The build of the package has neither the server's nor the command line's libraries."""
    barred = "import sys\nfor name in ('litestar', 'rich', 'typer', 'sqlalchemy', 'fluent', 'uvicorn'):\n"
    barred += "    sys.modules[name] = None\nfrom grimalkin.art.__main__ import main\nsys.exit(main(sys.argv[1:]))\n"
    words = ["build", "--icons", str(source), "--into", str(tmp_path)]
    run = subprocess.run([sys.executable, "-c", barred, *words], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert (tmp_path / "mark.svg").is_file()


def test_authors_are_credited(built: Path) -> None:
    credits_ = json.loads((built / "credits.json").read_text(encoding="utf-8"))
    assert credits_["authors"] == INFO["author"]["name"]  # type: ignore[index]
    assert (credits_["version"], credits_["license"]) == ("7.1.0", "CC BY 3.0")
    assert {"Lorc", "Delapouite"} < set(credits_["contributors"])
    assert {"wolf-howl", "hollow-cat", "croc-jaws"} <= set(credits_["icons"])
    figures = {name for game in EVERY for name in figures_of(game.package)}
    assert set(credits_["own"]) <= {*drawings(), *figures}
    assert {name for game in EVERY for figure in figures_of(game.package).values() for name in figure.icons()} <= {
        *credits_["icons"],
        *drawings(),
    }
    assert "phoenix" in credits_["own"]
    assert not set(credits_["icons"]) & {*credits_["stock"], *credits_["own"]}
    assert {*credits_["icons"], *credits_["stock"], *credits_["own"]} == set(read_icons(built).names())


def test_words_have_marks_and_kinds_have_backs(built: Path) -> None:
    for game in EVERY:
        look = look_of(game.package, game.title)
        assert {file.stem for file in (built / game.id).glob("mark-*.svg")} == {f"mark-{word}" for word in look.marks}
        assert {file.stem for file in (built / game.id).glob("back-*.svg")} == {f"back-{word}" for word in look.backs}
        for file in [*(built / game.id).glob("mark-*.svg"), *(built / game.id).glob("back*.svg")]:
            text = file.read_text(encoding="utf-8")
            check_picture(text)
            assert len(text.encode()) <= LARGEST_SCENE
    assert len({file.read_bytes() for file in built.rglob("mark-*.svg")}) == len([*built.rglob("mark-*.svg")]) >= 13


def test_designers_have_a_stock(built: Path) -> None:
    icons = read_icons(built)
    stock = json.loads((built / "credits.json").read_text(encoding="utf-8"))["stock"]
    assert len(stock) >= 60
    assert "cerberus" in icons
    assert icons.icon("cerberus").source == "grimalkin"
    assert icons.about["link"] == "https://example.org/icons"


def test_an_icon_that_the_library_lacks_is_named_with_card_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [name for name in wanted() if name != "wolf-howl"]
    lacking = library(tmp_path / "library", names)
    assert main(["build", "--icons", str(lacking), "--into", str(tmp_path / "art")]) == 1
    said = capsys.readouterr().err
    assert "1-pets.toml, line " in said
    assert "silver_paw.art: no icon 'wolf-howl'; did you mean 'wolf-head'?" in said
    assert not (tmp_path / "art").exists()


def test_a_look_with_an_icon_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lacking = library(tmp_path / "library", [name for name in wanted() if name != "minotaur"])
    assert main(["build", "--icons", str(lacking), "--into", str(tmp_path / "art")]) == 1
    assert "no icon 'minotaur'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "is not JSON"),
        ("[]", "holds no table"),
        ("{}", "there are no icons in it"),
        ('{"icons": {}}', "there are no icons in it"),
    ],
)
def test_a_file_that_is_no_library_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    file = tmp_path / "icons.json"
    file.write_text(text, encoding="utf-8")
    assert main(["build", "--icons", str(file), "--into", str(tmp_path / "art")]) == 1
    assert said in capsys.readouterr().err


def test_a_missing_library_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", "--icons", str(tmp_path / "none.json"), "--into", str(tmp_path / "art")]) == 1
    assert "none.json: cannot be read: No such file" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_said_so(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "art").write_text("a file", encoding="utf-8")
    assert main(["build", "--icons", str(source), "--into", str(tmp_path / "art")]) == 1
    assert "art" in capsys.readouterr().err


def test_an_icon_in_another_form_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = library(tmp_path, wanted())
    tables = json.loads(file.read_text(encoding="utf-8"))
    tables["icons"]["wolf-howl"]["body"] = '<g><path d="M0 0"/><script/></g>'
    file.write_text(json.dumps(tables), encoding="utf-8")
    assert main(["build", "--icons", str(file), "--into", str(tmp_path / "art")]) == 1
    assert "wolf-howl: this is not one path in the current colour" in capsys.readouterr().err


def test_pictures_of_a_game_are_checked_pictures(built: Path) -> None:
    names = sorted(file.name for file in built.rglob("*.svg"))
    assert names.count("cover.svg") == names.count("back.svg") == 5
    for file in built.rglob("*.svg"):
        check_picture(file.read_text(encoding="utf-8"))


def test_sizes_are_told(source: Path, tmp_path: Path) -> None:
    sizes = build(source, tmp_path)
    assert all((tmp_path / path).stat().st_size == size for path, size in sizes.items())
