"""The setups that tests of every game try: together they have every number of seats and every value of a setting."""

from __future__ import annotations

SETUPS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"first": "C", "interrupt_mode": "claim"}),
    (4, {"first": "D", "level": "master", "ballyhoo_mode": "claim"}),
    (5, {"first": "E", "level": "master", "interrupt_mode": "claim", "coin": "cards"}),
    (2, {"first": "B", "level": "master", "interrupt_mode": "claim", "ballyhoo_mode": "claim"}),
    (3, {"first": "A", "level": "master", "cards": "spec"}),
    (4, {"first": "B", "interrupt_mode": "claim", "foe_interrupts": "strict"}),
]
