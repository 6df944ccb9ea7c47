"""The setups that tests of every game try: together they have every number of seats and every value of a setting."""

from __future__ import annotations

SETUPS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"format": "b", "foes": "random", "draw_order": "seat", "turn_order": "reverse", "list_open": "yes"}),
    (4, {"format": "c", "foes": "2 unreasonable_goose, tax_dragon", "turn_order": "random", "setup_look": "during"}),
    (5, {"foes": "random", "draw_c_min": "1", "sacrifice_to": "owner", "attack_control_resets": "yes"}),
    (6, {"format": "b", "list_copies": "extra", "end_cause": "draw"}),
    (2, {"cards": "spec", "format": "c", "foes": "random", "foe_toll_add": "per_card", "foe_discard": "defeat"}),
    (3, {"judges": "1", "foes": "random", "end_tie": "judge"}),
    (2, {"judges": "2", "judge_sees_hands": "no", "foes": "random", "format": "b"}),
    (2, {"judges": "1", "judge_sees_hands": "nothing", "foes": "random"}),
]
