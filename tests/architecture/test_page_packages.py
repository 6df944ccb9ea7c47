"""What npm brings for the page: pinned, locked for all systems, and from wherever npm's registry is."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.architecture.page import build
from tests.architecture.tree import ROOT

WEB = ROOT / "web"
PACKAGE: dict[str, Any] = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
LOCK: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
LOCKED: dict[str, dict[str, Any]] = {place: found for place, found in LOCK["packages"].items() if place}
KINDS = ["dependencies", "devDependencies"]


def test_the_lock_is_of_this_package() -> None:
    """`python web/build.py lock` renews it."""
    assert LOCK["lockfileVersion"] == 3
    assert {kind: LOCK["packages"][""].get(kind) for kind in KINDS} == {kind: PACKAGE[kind] for kind in KINDS}
    for name, version in {**PACKAGE["dependencies"], **PACKAGE["devDependencies"]}.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), f"{name} is not pinned: {version}"
        assert LOCKED[f"node_modules/{name}"]["version"] == version


def test_every_package_has_a_hash_and_none_an_address() -> None:
    for place, found in LOCKED.items():
        assert re.fullmatch(r"sha512-[A-Za-z0-9+/]{86}==", found.get("integrity", "")), place
        assert "resolved" not in found, place
    assert "://" not in (WEB / "package-lock.json").read_text(encoding="utf-8")


def test_every_system_finds_what_it_needs() -> None:
    """npm takes no lock without the packages of other systems."""
    assert build.lacking(LOCK["packages"]) == []
    for system in ("linux-x64-gnu", "linux-x64-musl", "linux-arm64-gnu", "linux-arm64-musl", "darwin-arm64"):
        assert LOCKED[f"node_modules/@rolldown/binding-{system}"]["optional"]
        assert LOCKED[f"node_modules/lightningcss-{system}"]["optional"]


def test_a_package_that_a_lock_lacks_is_named() -> None:
    found = {"node_modules/a": {"optionalDependencies": {"a-linux": "1.0.0", "@b/c": "^2"}}, "x/node_modules/@b/c": {}}
    assert build.lacking(found) == ["a-linux 1.0.0"]


def test_a_build_brings_no_tools_of_tests() -> None:
    for name in PACKAGE["devDependencies"]:
        found = LOCKED[f"node_modules/{name}"]
        assert found.get("dev") or found.get("devOptional"), f"something that builds the page needs {name}"
    for name in PACKAGE["dependencies"]:
        assert "dev" not in LOCKED[f"node_modules/{name}"]


@pytest.mark.parametrize(
    ("version", "fit"),
    [("v20.18.1", False), ("v20.19.0", True), ("v20.20.2", True), ("v22.11.0", False), ("v22.12.0", True)]
    + [("v18.20.4", False), ("v23.1.0", False), ("v24.19.0", True), ("v26.0.0-pre", True), ("", False)],
)
def test_which_node_builds_the_page(version: str, fit: bool) -> None:
    assert (build.unfit(version, full=False) == "") == fit


def test_ranges_of_versions_can_be_read() -> None:
    for place, found in LOCKED.items():
        for one in found.get("engines", {}).get("node", "").split("||"):
            assert not one.strip() or build.RANGE.fullmatch(one.strip()), f"{place}: {one}"
