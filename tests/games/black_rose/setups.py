"""The setups that tests of every game try: together they have every number of seats and every value of a setting."""

from __future__ import annotations

# BR-SETUP-15 Everybody hears which starting list a player takes; what lies in the Grimoire later is hidden.
# BR-ACT-02 An Action is declared openly, whatever hidden cards it moves; so are steps, targets and
# masks: what the table of decisions calls hidden is only which cards are looked at, held or put back.
ACTIONS = {"cast", "quick", "move_activate", "move_attack", "familiar", "launch", "frenzy", "shed", "end"}
OPEN_VERBS = frozenset({"start", "step", "stay", "room", "target", "choose", "happy", "sad", *ACTIONS})


def open_part(text: str) -> str:
    """BR-DEC-32 Of a Protection that the Armory lays all see the slot, which is marked as Active then."""
    words = text.split()
    return words[2] if words[0] == "lay" else ""


SETUPS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"packs": "draco,hydra", "lair_room": "crown", "familiar_split": "free"}),
    (3, {"packs": "cerberus,draco,griffin,hydra"}),
    (4, {"overkill": "yes"}),
    (2, {"cards": "core", "packs": "draco,hydra"}),
    (3, {"cards": "balanced", "packs": "cerberus,draco,griffin,hydra"}),
]
