"""How cubes, Trophies and Quests are ranked. BR-DEF-03, BR-DEF-04, BR-END-05, BR-RULING-62."""

from __future__ import annotations


def ranked(counts: list[int], points: list[int]) -> list[int]:
    """Points by rank: tied contestants share a rank and get one less each; a count of 0 is not ranked."""
    found = [0] * len(counts)
    for i in range(len(counts)):
        if counts[i] > 0:
            rank = len([other for other in counts if other > counts[i]])
            tied = len([other for other in counts if other == counts[i]]) > 1
            if rank < len(points):
                found[i] = max(0, points[rank] - 1) if tied else points[rank]
    return found
