"""What all tests share: where each runs (tiers.py), and a list of what took longest."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest
from _pytest.terminal import TerminalReporter

from tests.tiers import TEST, tier_of

HERE = Path(__file__).parent
LISTED = 50


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        tier = tier_of(item.nodeid.removeprefix("tests/")) if item.path.is_relative_to(HERE) else TEST
        if tier != TEST:
            item.add_marker(getattr(pytest.mark, tier))


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """GRIMALKIN_DURATIONS names a file for the slowest tests of this run, and how long all took together."""
    place = os.environ.get("GRIMALKIN_DURATIONS")
    if not place:
        return
    seconds: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid] += report.duration  # type: ignore[assignment]
    lines = [f"{sum(seconds.values()):8.1f} s, all {len(seconds)} tests"]
    lines += [f"{took:8.1f} s, {name}" for name, took in seconds.most_common(LISTED)]
    Path(place).parent.mkdir(parents=True, exist_ok=True)
    Path(place).write_text("\n".join(lines) + "\n", encoding="utf-8")
