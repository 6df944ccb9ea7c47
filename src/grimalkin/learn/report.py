"""What a run of learning came to: a page in Markdown, and the curve of learning as a picture."""

from __future__ import annotations

from typing import Any

WIDE, HIGH = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 28, 40
INK, LINE, BAND, GRID = "#333344", "#6b4fa0", "#d9cfee", "#d8d8e0"


def report_of(told: dict[str, Any], title: str) -> tuple[str, str]:
    """The page and the picture."""
    plan = told["plan"]
    last = told["judged"][-1] if told["judged"] else None
    lines = [f"# {title}: a player that learned", ""]
    if last is not None:
        lines += [f"{sentence(last)}", "", "![The curve of learning](curve.svg)", ""]
    lines += [
        "| | |",
        "| --- | --- |",
        f"| seconds of learning | {told['seconds']:,.0f}, on {told['device']}, {told['workers']} workers |",
        f"| watched games of {plan['teacher']} | {told['watched']:,} |",
        f"| self-play | {told['games']:,} games, {told['decisions']:,} decisions, {told['failed']:,} failed |",
        f"| network | width {plan['width']}, {plan['layers']} layers |",
        f"| weights | {told['bytes']:,} bytes |",
        "",
    ]
    if told["judged"]:
        lines += table_of(told["judged"])
    lines += ["", "Settings:", "", *[f"- `{name}`: {value}" for name, value in plan.items()], ""]
    return "\n".join(lines), picture(told)


def sentence(judged: dict[str, Any]) -> str:
    share = f"{judged['share']:.1%} ({judged['low']:.1%} to {judged['high']:.1%})"
    if "other" in judged:
        return (
            f"Teams of it won {share} of {judged['games']:,} games, teams of {judged['against']} {judged['other']:.1%}."
        )
    return f"Against {judged['against']} it won {share} of {judged['games']:,} games, one seat against all others."


def table_of(points: list[dict[str, Any]]) -> list[str]:
    seats = list(points[-1]["by_seats"])
    lines = [
        f"| seconds | games | share | 95 % interval | {' | '.join(f'{n} seats' for n in seats)} |",
        f"| --- | --- | --- | --- | {' | '.join('---' for _ in seats)} |",
    ]
    for one in points:
        others = one.get("other_by_seats", {})
        by = [
            f"{one['by_seats'].get(n, 0):.1%}" + (f" ({one['against']} {others[n]:.1%})" if n in others else "")
            for n in seats
        ]
        span = f"{one['low']:.1%} to {one['high']:.1%}"
        lines.append(f"| {one['seconds']:,.0f} | {one['games']:,} | {one['share']:.1%} | {span} | {' | '.join(by)} |")
    return lines


def picture(told: dict[str, Any]) -> str:
    """Strength over time, with its intervals."""
    points = told["judged"]
    longest: float = max([one["seconds"] for one in points] + [told["seconds"], 1.0])

    def x(seconds: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * seconds / longest

    def y(share: float) -> float:
        return TOP + (HIGH - TOP - BOTTOM) * (1 - share)

    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="18" fill="{INK}">Games won against {told["plan"]["teacher"]}</text>',
    ]
    for part in range(0, 101, 25):
        at = y(part / 100)
        drawn.append(f'<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{at:.1f}" y2="{at:.1f}" stroke="{GRID}"/>')
        drawn.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" fill="{INK}" text-anchor="end">{part} %</text>')
    for part in range(5):
        seconds = longest * part / 4
        drawn.append(
            f'<text x="{x(seconds):.1f}" y="{HIGH - 14}" fill="{INK}" text-anchor="middle">{seconds:,.0f} s</text>'
        )
    if len(points) > 1:
        upper = [f"{x(one['seconds']):.1f},{y(one['high']):.1f}" for one in points]
        lower = [f"{x(one['seconds']):.1f},{y(one['low']):.1f}" for one in reversed(points)]
        drawn.append(f'<polygon points="{" ".join(upper + lower)}" fill="{BAND}"/>')
        line = " ".join(f"{x(one['seconds']):.1f},{y(one['share']):.1f}" for one in points)
        drawn.append(f'<polyline points="{line}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    for one in points:
        drawn.append(f'<circle cx="{x(one["seconds"]):.1f}" cy="{y(one["share"]):.1f}" r="3" fill="{LINE}"/>')
    return "\n".join([*drawn, "</svg>", ""])
