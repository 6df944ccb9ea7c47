"""What the game decides for the engine: interrupts, conceding, rulings, what cards count."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import TOGETHER, Ask, Together
from grimalkin.core.errors import BadRuling, IllegalChoice
from grimalkin.core.numbers import number_in
from grimalkin.core.state import Hooks
from grimalkin.games.familiars_and_foes.codes import AGREE, BALLYHOO, CHOOSE, REFUSE, SLOTS, USE
from grimalkin.games.familiars_and_foes.events import VOTED
from grimalkin.games.familiars_and_foes.items import acts_of, forbids_use, items_of, tags_held, usable, use_item
from grimalkin.games.familiars_and_foes.kinds import (
    Q_BELOW_GEMS,
    Q_DECK,
    Q_FAMILIARS,
    Q_FOES,
    Q_MAX_HP,
    Q_MAX_MP,
    Q_SUPPLY,
    Q_WAVE,
    Q_X,
)
from grimalkin.games.familiars_and_foes.state import Quest
from grimalkin.games.familiars_and_foes.unlocking import forbids_attempt
from grimalkin.games.familiars_and_foes.windows import touched

MOST_RULED: Final = 999  # of a marker that a Judge moves
RULINGS: Final = (
    "write 'hp|mp|gems|tokens FAMILIAR N' for a Standing Familiar or 'foe SLOT HP', "
    "with 1 HP or more and nothing above its maximum"
)


class QuestHooks(Hooks[Quest]):
    def interrupts(self, game: Quest, seat: int) -> list[int]:
        """Closed windows lose nothing (5.3): where the engine waits for some seat, another Standing one may step in.

        ANY items always, QUIET ones where no target is declared and nothing is rolled: the wait says which.
        """
        ask = game.agenda[-1]
        assert isinstance(ask, Ask)
        tags = ask.allowed_interrupts(game)
        if not tags or not tags_held(game, seat) & tags:
            return []
        asked = ask.order(game)
        if seat in asked and (len(asked) == 1 or ask.shape() == TOGETHER):
            return []
        return usable(game, seat, tags)

    def interrupt_acts(self, game: Quest, seat: int) -> list[int]:
        return [act for item in items_of(game, seat, -1) for act in acts_of(game, item)]

    def interrupt_touches(self, game: Quest, seat: int, option: int) -> list[str]:
        return touched(game, seat, option)

    def forbids_interrupt(self, game: Quest, seat: int, option: int) -> str:
        ask = game.agenda[-1]
        assert isinstance(ask, Ask)
        if option == BALLYHOO and (game.roll.is_attack() or game.foes_turn()):
            return forbids_attempt(game, seat)
        if not USE <= option < CHOOSE:
            return ""
        return forbids_use(game, seat, option, ask.allowed_interrupts(game))

    def interrupt(self, game: Quest, seat: int, option: int) -> None:
        ask = game.agenda[-2]  # below the step that takes it up again
        assert isinstance(ask, Ask)
        use_item(game, seat, option, ask.allowed_interrupts(game))

    def conceded(self, game: Quest, seat: int) -> None:
        """FF-RULING-112 Conceding is proposed, once per round and person, and happens if all others agree."""
        for other in range(len(game.teams)):
            if game.same_person(seat, other) and game.proposed >> other & 1:
                raise IllegalChoice(
                    "FF-RULING-112: giving up can be proposed once per round and person; wait for the next round"
                )
        game.proposed |= 1 << seat
        asked = 0
        for other in range(len(game.teams)):
            if other == game.first_seat_of(other) and not game.same_person(seat, other):
                asked |= 1 << other
        if asked:
            game.then(ConcedeVote(asked))
        else:
            game.end("FF-RULING-112", 0, [0] * len(game.teams))

    def ruled(self, game: Quest, text: str) -> None:
        """`hp|mp|gems|tokens FAMILIAR N`, or `foe SLOT HP`: a Judge moves markers, and fells nobody."""
        words = text.split()
        rule = ""
        value = number_in(words[2], 0, MOST_RULED) if len(words) == 3 else None
        if value is not None:
            if words[0] in ("hp", "mp", "gems", "tokens") and words[1] in game.box.mat_names:
                seat = game.seat_of(game.box.mat_names.index(words[1]))
                if seat >= 0 and game.familiars[seat].hp:
                    rule = set_marker(game, seat, words[0], value)
                    if not rule:
                        return
            elif words[0] == "foe" and words[1] in SLOTS and int(words[1]) <= len(game.foes):
                foe = game.foes[int(words[1]) - 1]
                rule = "FF-FLOW-06" if value > foe.max_hp else "" if foe.hp and value else "FF-DEFEAT-01"
                if not rule:
                    foe.hp = value
                    return
        if rule:
            raise BadRuling(f"{rule}: '{text}' cannot be ruled; {RULINGS}")
        raise BadRuling(f"'{text}' cannot be ruled; {RULINGS}")

    def quantity(self, game: Quest, quantity: int, word: int, me: int, other: int) -> int:
        if quantity == Q_X:
            return game.x
        if quantity == Q_MAX_MP:
            return game.familiars[other].mat.mp
        if quantity == Q_MAX_HP:
            return game.familiars[other].mat.hp
        if quantity == Q_WAVE:
            return game.wave
        if quantity == Q_FAMILIARS:
            return len(game.familiars)
        if quantity == Q_FOES:
            return game.count_foes()
        if quantity == Q_DECK:
            return len(game.decks[0])
        if quantity == Q_SUPPLY:
            return game.supply
        assert quantity == Q_BELOW_GEMS, f"quantity {quantity} is not counted"
        return 1 if game.familiars[other].gems < game.max_gems else 0


def set_marker(game: Quest, seat: int, marker: str, value: int) -> str:
    """The rule by which a marker cannot stand there; empty if it does now."""
    familiar = game.familiars[seat]
    if marker == "hp":
        if not value:
            return "FF-TERM-01"
        if value > familiar.mat.hp:
            return "FF-RULING-34"
        familiar.hp = value
    elif marker == "mp":
        if value > familiar.mat.mp:
            return "FF-RULING-34"
        familiar.mp = value
    elif marker == "gems":
        if value > game.max_gems:
            return "FF-SETUP-06" if game.master and len(game.familiars) > 3 else "FF-SETUP-05"
        familiar.gems = value
    else:
        if value > game.supply + familiar.tokens:
            return "FF-LUCK-04"
        game.supply += familiar.tokens - value
        familiar.tokens = value
    return ""


class ConcedeVote(Together[Quest]):
    """FF-RULING-112 All other persons are asked, also for the Fallen; only if every one agrees it is a loss."""

    id: ClassVar[str] = "concede_vote"
    rule: ClassVar[str] = "FF-RULING-112"

    def acts(self, game: Quest, seat: int) -> list[int]:
        return [REFUSE, AGREE]

    def consent(self) -> int:
        return AGREE

    def all_chosen(self, game: Quest, answers: list[int]) -> None:
        agreed = True
        for seat in range(len(answers)):
            if answers[seat] >= 0:
                game.log_event("FF-RULING-112", VOTED, seat, answers[seat])
                agreed = agreed and answers[seat] == AGREE
        if agreed:
            game.end("FF-RULING-112", 0, [0] * len(game.teams))
