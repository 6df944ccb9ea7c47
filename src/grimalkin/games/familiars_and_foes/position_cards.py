"""Of a position: where each card lies, and the decks."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.fields import Given, Wrong
from grimalkin.core.piles import EVERYONE, Pile, kind_of, pile
from grimalkin.core.piles import NOBODY as NO_SEATS
from grimalkin.core.positions import GivenPile, given_pile, pile_plain
from grimalkin.games.familiars_and_foes.position_round import WAVE
from grimalkin.games.familiars_and_foes.printed import Box, TrainingCard
from grimalkin.games.familiars_and_foes.rounds import COVEN_DECK, COVEN_OF_WAVE, levels_of
from grimalkin.games.familiars_and_foes.state import NOBODY, SEATS, WAVES, Quest

DECKS: Final = ["artifacts", "foes_1", "foes_2", "foes_3", "coven"]  # as they lie in the state


class Places:
    """Where each card lies: there is one of each, so it lies in one place."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.where: dict[int, str] = {}

    def take(self, place: str, cards: list[int], sorts: list[str]) -> tuple[int, ...]:
        for i in range(len(cards)):
            self.lay(f"{place}[{i + 1}]", cards[i], sorts)
        return tuple(cards)

    def lay(self, place: str, card: int, sorts: list[str]) -> None:
        """A card lies there; `sorts` are those that can."""
        name = self.box.names[card]
        if sort_of(self.box, card) not in sorts:
            raise Wrong(place, f"'{name}' is {sort_of(self.box, card)}; here lies {' or '.join(sorts)}")
        if card in self.where:
            raise Wrong(place, f"'{name}' lies here and at {self.where[card]}; there is one of it")
        self.where[card] = place


MAT: Final = "a Familiar"
A_TRAINING: Final = "a Training Scroll"
COVEN: Final = "a Coven Card"
AN_ARTIFACT: Final = "an Artifact"
A_FOE: Final = "a Foe"
SORTS: Final = [[AN_ARTIFACT], [A_FOE], [A_FOE], [A_FOE], [COVEN]]  # by deck


def sort_of(box: Box, card: int) -> str:
    if box.foe[card] is not None:
        return A_FOE
    if box.artifact[card] is not None:
        return AN_ARTIFACT
    if box.coven[card] is not None:
        return COVEN
    return A_TRAINING if isinstance(box.cards[card], TrainingCard) else MAT


def build_cards(state: Quest, point: str, given: Given, cards: Places) -> None:
    """Cards in nobody's hands: in common, gone, or turned up before their Wave."""
    box = state.box
    state.common = cards.take("common", given.numbers("common"), [COVEN])
    state.gone = cards.take("gone", given.numbers("gone"), [AN_ARTIFACT, A_FOE, A_TRAINING, COVEN])
    for place, found in (("common", state.common), ("gone", state.gone)):
        for card in found:
            if sort_of(box, card) == COVEN and partner_of(state, card) != NOBODY:
                said = f"its partner plays, so it stays with {SEATS[partner_of(state, card)]} (FF-FLOW-02)"
                raise Wrong(place, f"'{box.names[card]}': {said}")
    for card in state.gone:
        if sort_of(box, card) == A_TRAINING and not has_unlocked(state, card):
            raise Wrong("gone", f"'{box.names[card]}': nobody who plays has unlocked the scroll (FF-TRAIN-06)")
    state.known_foes = cards.take("known_foes", given.numbers("known_foes"), [A_FOE])
    state.known_coven = cards.take("known_coven", given.numbers("known_coven"), [COVEN])
    if not state.known_foes and not state.known_coven:
        return
    wave = state.wave if point == WAVE else state.wave + 1
    if wave > WAVES:
        raise Wrong("known_foes", f"after Wave {WAVES} there is none to know of")
    levels = levels_of(state.master, len(state.familiars), wave)
    if [box.foe_card(card).level for card in state.known_foes] != levels:
        said = ", ".join([str(level) for level in levels])
        raise Wrong("known_foes", f"Wave {wave} has Foes of level {said}, in this order; whoever peeks sees all")
    if len(state.known_coven) != COVEN_OF_WAVE[wave - 1]:
        said = f"{len(state.known_coven)} came; Wave {wave} has {COVEN_OF_WAVE[wave - 1]}"
        raise Wrong("known_coven", f"{said}, and whoever peeks sees all")


def partner_of(state: Quest, coven: int) -> int:
    """The seat of a Coven Card's Familiar; NOBODY if it does not play."""
    for seat in range(len(state.familiars)):
        if state.familiars[seat].mat.number == state.box.coven_card(coven).familiar:
            return seat
    return NOBODY


def has_unlocked(state: Quest, training: int) -> bool:
    for familiar in state.familiars:
        if familiar.mat.training == training and familiar.unlocked:
            return True
    return False


# decks


def add_gone(state: Quest, cards: Places) -> None:
    """Cards that must have left the game, also if nobody wrote so: of defeated Foes, of training that is over."""
    for foe in state.foes:
        if not foe.hp and foe.card.number not in cards.where:
            cards.lay("gone", foe.card.number, [A_FOE])
            state.gone = (*state.gone, foe.card.number)
    for familiar in state.familiars:
        if familiar.unlocked and familiar.mat.training not in state.gone:
            state.gone = (*state.gone, familiar.mat.training)


def build_decks(state: Quest, point: str, given: Given, cards: Places) -> None:
    for number in range(len(DECKS)):
        deck = empty_deck(number)
        state.decks[number] = deck
        if given.of("decks") is None or given.inner("decks").of(DECKS[number]) is None:
            rest_of(state.box, number, cards).into(deck)
            continue
        given_pile(given.inner("decks"), DECKS[number]).into(deck)
        place = f"decks.{DECKS[number]}"
        for card in deck.all_cards():
            if deck_of(state.box, kind_of(card)) != number:
                raise Wrong(place, f"'{state.box.names[kind_of(card)]}' is none of this deck")
            cards.lay(place, kind_of(card), SORTS[number])
    check_decks(state, point)


def check_decks(state: Quest, point: str) -> None:
    """Every Wave to come finds its Foes and Coven Cards."""
    need = [0] * len(DECKS)
    for wave in range(state.wave if point == WAVE else state.wave + 1, WAVES + 1):
        for level in levels_of(state.master, len(state.familiars), wave):
            need[level] += 1
        need[COVEN_DECK] += COVEN_OF_WAVE[wave - 1]
    for card in state.known_foes:
        need[state.box.foe_card(card).level] -= 1
    need[COVEN_DECK] -= len(state.known_coven)
    for number in range(len(DECKS)):
        if len(state.decks[number]) < need[number]:
            said = f"the Waves to come need {need[number]} cards of it; {len(state.decks[number])} came (FF-SETUP-10)"
            raise Wrong(f"decks.{DECKS[number]}", said)


def empty_deck(number: int) -> Pile:
    return pile([], number, NO_SEATS, EVERYONE)


def deck_of(box: Box, card: int) -> int:
    """The deck that a card comes from; -1: from none."""
    foe = box.foe[card]
    if foe is not None:
        return foe.level
    if box.artifact[card] is not None:
        return 0
    return COVEN_DECK if box.coven[card] is not None else -1


def rest_of(box: Box, number: int, cards: Places) -> GivenPile:
    """The cards of a deck that lie nowhere else."""
    unseen = [card for card in range(len(box.names)) if card not in cards.where and not box.cards[card].removed]
    rest = [card for card in unseen if deck_of(box, card) == number]
    return GivenPile([card << 16 for card in rest], [], [])


def describe_decks(state: Quest, full: bool) -> dict[str, Any]:
    cards = Places(state.box)
    for card in state.census():
        cards.where[card] = ""
    for deck in state.decks:
        for card in deck.all_cards():
            cards.where.pop(kind_of(card), None)
    table: dict[str, Any] = {}
    for number in range(len(DECKS)):
        deck = state.decks[number]
        filled = empty_deck(number)
        rest_of(state.box, number, cards).into(filled)
        if full or deck.cards != filled.cards or deck.top or deck.bottom:
            table[DECKS[number]] = pile_plain(deck, state.box.names, len(state.familiars))
    return table
