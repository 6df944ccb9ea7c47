"""How the page is built: with which Node, and that only what has changed is made again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.architecture.page import build


class Site:
    """A page of two parts, which copy their files, and one that needs npm."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made: list[str] = []
        self.fails = ""
        (folder / "source").mkdir()
        for name in ("pages", "cards", "sounds"):
            self.write(name, "first")

    def write(self, name: str, text: str) -> None:
        (self.folder / "source" / name).write_text(text, encoding="utf-8")

    def parts(self) -> list[object]:
        return [
            build.Part(name, [self.folder / "source" / name], self.maker(name), place, name != "sounds")
            for name, place in (("pages", ""), ("cards", "art"), ("sounds", "sounds"))
        ]

    def maker(self, name: str) -> Callable[[Path], None]:
        def make(into: Path) -> None:
            if name == self.fails:
                raise build.NotBuilt(f"{name} failed")
            self.made.append(name)
            into.mkdir()
            (into / f"{name}.txt").write_bytes((self.folder / "source" / name).read_bytes())

        return make

    @contextmanager
    def packages(self, full: bool) -> Iterator[None]:
        assert not full
        self.made.append("packages")
        yield

    def build(self) -> list[str]:
        """What was made; the page lies in `page`."""
        self.made = []
        build.build(self.folder / "page", self.folder / "kept")
        return sorted(self.made)

    def page(self) -> dict[str, str]:
        page = self.folder / "page"
        files = [file for file in page.rglob("*") if file.is_file()]
        return {file.relative_to(page).as_posix(): file.read_text(encoding="utf-8") for file in files}


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    found = Site(tmp_path)
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "parts", found.parts)
    monkeypatch.setattr(build, "packages", found.packages)
    monkeypatch.setattr(build, "write_messages", lambda: None)
    return found


def test_only_what_has_changed_is_made_again(site: Site) -> None:
    assert site.build() == ["cards", "packages", "pages", "sounds"]
    assert site.page() == {"pages.txt": "first", "art/cards.txt": "first", "sounds/sounds.txt": "first"}
    assert site.build() == []
    site.write("cards", "second")
    assert site.build() == ["cards", "packages"]
    assert site.page()["art/cards.txt"] == "second"
    site.write("sounds", "second")
    assert site.build() == ["sounds"]


def test_nothing_of_an_older_page_stays(site: Site) -> None:
    (site.folder / "page" / "art").mkdir(parents=True)
    (site.folder / "page" / "art" / "old.txt").touch()
    site.build()
    assert "art/old.txt" not in site.page()


def test_what_failed_is_made_again_and_the_page_stays_as_it_was(site: Site) -> None:
    site.build()
    site.write("cards", "second")
    site.fails = "cards"
    with pytest.raises(build.NotBuilt, match="cards failed"):
        site.build()
    assert site.page()["art/cards.txt"] == "first"
    site.fails = ""
    assert site.build() == ["cards", "packages"]
    assert site.page()["art/cards.txt"] == "second"


def test_how_far_it_is_can_be_told(
    site: Site, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    site.build()
    assert capsys.readouterr().out == ""
    site.write("cards", "second")
    monkeypatch.setattr(build, "telling", True)
    site.build()
    told = capsys.readouterr().out.splitlines()
    assert told == ["pages: nothing has changed", "sounds: nothing has changed", "cards ...", "cards: 0.0 s"]


def test_everything_that_parts_read_is_there() -> None:
    for part in build.parts():
        assert all(place.exists() for place in part.reads), part.name


# Node


def program(folder: Path, version: str) -> Path:
    folder.mkdir(parents=True)
    file = folder / "node"
    file.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


@pytest.mark.parametrize(
    ("machine", "full", "chosen"),
    [
        ("v24.1.0", True, "machine"),
        ("v20.19.5", False, "machine"),
        ("v20.19.5", True, "pypi"),
        ("v18.1.0", False, "pypi"),
    ]
    + [("", False, "pypi")],
)
def test_the_machines_own_node_is_taken_if_it_fits(
    machine: str, full: bool, chosen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = build.Node(program(tmp_path / "machine", machine), ["npm"]) if machine else None
    monkeypatch.setattr(build, "of_machine", lambda: own)
    monkeypatch.setattr(build, "of_pypi", lambda: build.Node(program(tmp_path / "pypi", "v24.19.0"), ["npm"]))
    assert build.node.__wrapped__(full).program == tmp_path / chosen / "node"


def test_it_is_said_why_no_node_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "of_pypi", lambda: None)
    monkeypatch.setattr(build, "of_machine", lambda: build.Node(program(tmp_path / "old", "v18.1.0"), ["npm"]))
    with pytest.raises(
        build.NotBuilt, match=r"node is v18\.1\.0, and \S+ needs \^20.*Install Node 24 with npm, or the Py"
    ):
        build.node.__wrapped__(full=False)
    monkeypatch.setattr(build, "of_machine", lambda: None)
    with pytest.raises(build.NotBuilt, match="there is none with npm on this machine"):
        build.node.__wrapped__(full=False)
