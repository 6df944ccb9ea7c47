"""One line for each word of the card files, for designers."""

from __future__ import annotations

from typing import Final

SAYS: Final[dict[str, dict[str, str]]] = {
    "kind of card": {"herb": "a herb of the bag"},
    "part of a card": {"passive": "something the herb does by itself"},
    "trigger": {
        "thrown": "when the herb was thrown, after all thrown herbs have scored",
        "rolled": "in the window after a roll of the fire: who holds the herb may use it",
    },
    "die": {"fire": "the die of the fire"},
    "target": {"own team": "all seats of the thrower's side"},
    "set of targets": {"enemy": "a seat of another side"},
    "duration": {"this round": "until the round ends"},
    "counted duration": {"round": "so many rounds: 1 round, 2 rounds"},
    "quantity": {
        "fire": "what the fire shows",
        "round": "the number of the round",
        "points": "the points of the thrower's side",
        "hand": "the herbs in the thrower's hand",
        "pot": "how many herbs of a kind lie in the pot: pot(nettle)",
        "count": "how many seats there are of a set: count(enemy[hand>=2])",
    },
    "set of seats": {
        "enemy": "the seats of another side",
        "mate": "the other seats of the thrower's side",
        "seat": "all seats",
    },
    "flag of a seat": {
        "calm": "its team cannot be stung now",
        "stirrer": "it stirs in this round",
    },
    "number of a seat": {
        "hand": "the herbs in its hand",
        "points": "the points of its side",
    },
    "field of herb": {
        "count": "how many there are in the bag",
        "value": "what one scores",
        "heat": "what the fire must show at least",
        "passive": "what it does besides scoring",
    },
    "field of passive": {"on": "when it happens"},
    "field of sting": {"sting": "how often"},
    "field of soothe": {"soothe": "whom"},
    "field of score": {"score": "how many points"},
    "field of reroll": {"reroll": "which die"},
}
