"""What a host installs: the page of settings is true, the lock is complete, the audit tells what it does not know."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer.main

from grimalkin.cli.main import app

ROOT = Path(__file__).resolve().parents[2]
NAME = re.compile(r"^([A-Za-z0-9_.-]+)")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_page_names_every_setting_with_its_variable() -> None:
    command: Any = typer.main.get_command(app)
    options = {
        option.opts[0]: option.envvar
        for option in command.commands["serve"].params
        if option.opts[0] not in ("--open", "--help")
    }
    page = (ROOT / "docs" / "howto" / "host.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(--[a-z-]+)[^|]*\| `([A-Z_]+)", page, re.MULTILINE)
    assert dict(rows) == options
    for option, variable in options.items():
        assert variable == "GRIMALKIN_" + option.removeprefix("--").replace("-", "_").upper()


def test_the_lock_has_every_dependency_with_hashes_and_no_address() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*--(?!hash)", text, re.MULTILINE)
    entries = re.split(r"\n(?=[A-Za-z0-9])", "\n" + re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))[1:]
    locked = {}
    for entry in entries:
        head = re.match(r"([A-Za-z0-9_.-]+)==(\S+)", entry)
        assert head is not None, entry[:60]
        assert "--hash=sha256:" in entry
        locked[normal(head.group(1))] = head.group(2)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["server"], *extras["postgres"]]
    names = {normal(found.group(1)) for one in wanted if (found := NAME.match(one)) is not None}
    assert names <= set(locked)


def test_the_container_installs_what_is_locked_as_nobody() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert "--require-hashes" in text
    assert "\nUSER grimalkin\n" in text
    assert "HEALTHCHECK" in text


def outside_images(text: str) -> list[str]:
    """What a Containerfile begins with, or takes files from, that is not one of its own stages."""
    words = [line.split() for line in re.sub(r"\\\n", " ", text).splitlines() if line.split()]
    begins = [[word for word in line[1:] if not word.startswith("--")] for line in words if line[0].upper() == "FROM"]
    stages = {begin[2] for begin in begins if len(begin) == 3}
    taken = re.findall(r"(?:--from=|[,=]from=)([^\s,]+)", text)
    return [name for name in [*(begin[0] for begin in begins), *taken] if name not in stages]


PINNED = re.compile(r"python:(\d+\.\d+)-(?:slim-)?(\w+)@sha256:[0-9a-f]{64}")


def test_the_container_is_made_of_images_that_are_named_by_digests() -> None:
    """A tag may mean something else tomorrow. All have the Python that the lock is for, and the same Debian."""
    images = outside_images((ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8"))
    assert len(images) == 2
    pinned = [PINNED.fullmatch(image) for image in images]
    assert None not in pinned, images
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    resolved = re.search(r"^# .*Resolved for Python (\d+\.\d+)\.", lock, re.MULTILINE)
    assert resolved is not None
    assert {found.group(1) for found in pinned if found is not None} == {resolved.group(1)}
    assert len({found.group(2) for found in pinned if found is not None}) == 1


def test_images_without_digests_are_found() -> None:
    text = (
        "ARG PYTHON=3.11\nFROM python:${PYTHON} AS build\nFROM --platform=linux/arm64 debian\nFROM build\n"
        "COPY --from=other:1 /a /b\nRUN --mount=type=bind,from=build,source=/a,target=/a \\\n"
        "    --mount=type=bind,from=third,target=/b true\n"
    )
    assert outside_images(text) == ["python:${PYTHON}", "debian", "other:1", "third"]
    digest = "@sha256:" + "0" * 64
    named = {"python:3.11-bookworm" + digest: True, "python:3.11-bookworm": False, "python" + digest[:-1]: False}
    assert {name: PINNED.fullmatch(name) is not None for name in named} == named


@pytest.mark.parametrize(
    ("found", "code", "said"),
    [
        ([{"name": "a", "version": "1", "vulns": []}], 0, "1 packages, nothing known against them"),
        (
            [
                {"name": "a", "version": "1", "vulns": [{"id": "X-1", "fix_versions": ["2"]}]},
                {"name": "b", "skip_reason": ""},
            ],
            1,
            "a 1: X-1, repaired in: 2",
        ),
        ([{"name": "a", "version": "1", "vulns": []}, {"name": "b", "skip_reason": "?"}], 3, "1 of 2 packages (b)"),
        ([], 3, "0 of 0 packages"),
    ],
)
def test_an_audit_without_answers_is_no_good_news(
    found: list[dict[str, Any]], code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "deploy" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    audit = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(audit)
    assert audit.verdict(found) == code
    shown = capsys.readouterr()
    assert said in shown.out + shown.err
