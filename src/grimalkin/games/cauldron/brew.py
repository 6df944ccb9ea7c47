"""Cauldron, the teaching game: two sides of familiars feed one pot. Not a product; its rules are this file.

CA-SETUP  Two seats, or four as two teams of two. A bag of 24 herbs; each seat draws three and hides them.
CA-STIR   Each round begins with the stirrer, who may pass one hidden herb on to another seat.
CA-THROW  All seats throw one herb into the pot, at the same time.
CA-FIRE   A die shows the heat. A seat may use catnip to have it rolled again.
CA-SCORE  A herb scores its value if the fire is hot enough; each toadstool stings a seat of the other side.
CA-SPOON  The first to claim the spoon scores one, and draws nothing this round.
CA-PURR   Once a game a seat may purr, at any moment: nobody can sting its team this round.
CA-DRAW   Everybody else draws a herb. After five rounds the better side wins.
"""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Claim, Die, Draw, Step, Together
from grimalkin.core.codes import PASS, Codes
from grimalkin.core.errors import BadRuling, BadSetup
from grimalkin.core.game import Advice, Game, Setting
from grimalkin.core.piles import EVERYONE, NOBODY, Pile, kind_of, pile, public
from grimalkin.core.state import DRAWN, State
from grimalkin.core.tells import CARD, NUMBER, OPTION, SEAT, Tells
from grimalkin.core.view import Fact, Piece, Zone

HERBS: Final = ["nettle", "toadstool", "moonwort", "catnip"]
TOADSTOOL: Final = 1
CATNIP: Final = 3
VALUE: Final = [1, 2, 3, 0]
HEAT: Final = [1, 3, 5, 1]  # the lowest face at which a herb scores
COUNT: Final = [8, 6, 4, 6]
LOW_FIRE: Final = 3
SEATS: Final = ["A", "B", "C", "D"]

CODES: Final = Codes()
GIVE: Final = CODES.block("give", HERBS)
TO: Final = CODES.block("to", SEATS)
THROW: Final = CODES.block("throw", HERBS)
USE_CATNIP: Final = CODES.one("catnip")
STING: Final = CODES.block("sting", SEATS)
SPOON: Final = CODES.one("spoon")
PURR: Final = CODES.one("purr")

TELLS: Final = Tells()
ROUND: Final = TELLS.what("round", NUMBER, SEAT)
GAVE: Final = TELLS.what("gave", SEAT, CARD, SEAT)
THREW: Final = TELLS.what("threw", SEAT, CARD)
ROLLED: Final = TELLS.what("rolled", NUMBER)
REROLL: Final = TELLS.what("reroll", SEAT, CARD)
SCORED: Final = TELLS.what("scored", SEAT, CARD, NUMBER, NUMBER, NUMBER)  # value, face, heat needed
STUNG: Final = TELLS.what("stung", SEAT, NUMBER)
DID: Final = TELLS.what("did", SEAT, OPTION)
DREW: Final = TELLS.what("drew", SEAT, CARD)
SHUFFLED: Final = TELLS.what("shuffled", NUMBER)

WINDOW_CATNIP: Final = 0
WINDOWS: Final = ["catnip"]


class Brew(State):
    """What lies on the table."""

    def __init__(self, teams: list[int], bag: Pile, hands: list[Pile], passing: Pile, rounds: int) -> None:
        super().__init__(teams)
        self.bag = bag
        self.hands = hands
        self.passing = passing  # the herb that is being passed on, face down
        self.rounds = rounds
        self.round = 0
        self.pot: list[int] = []  # kinds; open
        self.thrown: list[int] = [-1] * len(teams)  # this round, by seat
        self.stings: list[int] = [0] * len(teams)  # the batch of this round, by stung seat
        self.fire = 0
        self.spoon = -1
        self.points: list[int] = [0, 0]
        self.can_purr: list[int] = [1] * len(teams)
        self.purring: list[int] = [0, 0]  # by team, this round

    def copy(self) -> Brew:
        hands = [hand.copy() for hand in self.hands]
        twin = Brew(self.teams, self.bag.copy(), hands, self.passing.copy(), self.rounds)
        self.copy_core(twin)
        twin.round = self.round
        twin.pot = self.pot[:]
        twin.thrown = self.thrown[:]
        twin.stings = self.stings[:]
        twin.fire = self.fire
        twin.spoon = self.spoon
        twin.points = self.points[:]
        twin.can_purr = self.can_purr[:]
        twin.purring = self.purring[:]
        return twin

    def piles(self) -> list[Pile]:
        return [self.bag, self.passing, *self.hands]

    def card_names(self) -> list[str]:
        return HERBS

    def census(self) -> list[int]:
        cards = [kind_of(card) for held in self.piles() for card in held.all_cards()]
        return sorted(cards + self.pot)

    def stirrer(self) -> int:
        return self.round % len(self.teams)

    def holders(self) -> int:
        """A bit for each seat with a herb in hand: a public fact, so windows may depend on it."""
        seats = 0
        for seat in range(len(self.hands)):
            if len(self.hands[seat]):
                seats |= 1 << seat
        return seats

    def step_ins(self, seat: int) -> list[int]:
        return [PURR] if self.can_purr[seat] else []

    def forbids_step_in(self, seat: int, option: int) -> str:
        return "CA-PURR-01" if option == PURR and not self.can_purr[seat] else ALLOWED

    def step_in(self, seat: int, option: int) -> None:
        self.then(Purr(seat))

    def ruled(self, text: str) -> None:
        words = text.split()
        if len(words) != 3 or words[0] != "points" or words[1] not in ("0", "1") or not words[2].isdecimal():
            raise BadRuling(f"'{text}' is not understood; write 'points TEAM NUMBER' with team 0 or 1")
        if len(words[2]) > 6:
            raise BadRuling(f"CA-SCORE-01: nobody scores a number of {len(words[2])} digits; it can have six")
        self.points[int(words[1])] = int(words[2])


# The round


class Round(Step[Brew]):
    """CA-STIR-01 The stirrer of the round begins; the next round has the next seat as its stirrer."""

    rule: ClassVar[str] = "CA-STIR-01"

    def run(self, game: Brew) -> None:
        game.tell("CA-STIR-01", ROUND, game.round + 1, game.stirrer())
        game.thrown = [-1] * len(game.teams)
        game.stings = [0] * len(game.teams)
        game.spoon = -1
        game.purring = [0, 0]
        game.then(PassOn(game.stirrer()), AllThrow(), Fire(), Score(), RoundEnd())


class PassOn(Ask[Brew]):
    """CA-STIR-02 The stirrer may pass one herb on, face down; never the last one."""

    rule: ClassVar[str] = "CA-STIR-02"

    def acts(self, game: Brew, seat: int) -> list[int]:
        return [PASS] + [GIVE + kind for kind in game.hands[seat].kinds()]

    def forbids(self, game: Brew, seat: int, act: int) -> str:
        return "CA-STIR-02" if act != PASS and len(game.hands[seat]) == 1 else ALLOWED

    def touches(self, game: Brew, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [herb_id(seat, option - GIVE)]

    def chosen(self, game: Brew, seat: int, option: int) -> None:
        if option != PASS:
            # the herb lies face down in the state: a step may not hold what others must not see
            game.move_hidden(game.hands[seat], game.passing, option - GIVE, 1 << seat)
            game.then(PassTo(seat))


class PassTo(Ask[Brew]):
    """CA-STIR-03 It goes to any other seat, which looks at it."""

    rule: ClassVar[str] = "CA-STIR-03"
    chained: ClassVar[bool] = True

    def acts(self, game: Brew, seat: int) -> list[int]:
        return [TO + other for other in range(len(game.teams))]

    def forbids(self, game: Brew, seat: int, act: int) -> str:
        return "CA-STIR-03" if act - TO == seat else ALLOWED

    def touches(self, game: Brew, seat: int, option: int) -> list[str]:
        return [f"hand.{SEATS[option - TO]}"]

    def chosen(self, game: Brew, seat: int, option: int) -> None:
        other = option - TO
        herb = game.passing.cards[0]
        herb = game.move_hidden(game.passing, game.hands[other], kind_of(herb), 1 << seat | 1 << other)
        game.tell("CA-STIR-03", GAVE, seat, herb, other)


class AllThrow(Step[Brew]):
    """CA-THROW-01 Every seat that has a herb throws one in, also a herb that was just passed on to it."""

    rule: ClassVar[str] = "CA-THROW-01"

    def run(self, game: Brew) -> None:
        if game.holders():
            game.then(ThrowIn(game.holders()))


class ThrowIn(Together[Brew]):
    """CA-THROW-01 All throw at the same time."""

    rule: ClassVar[str] = "CA-THROW-01"

    def acts(self, game: Brew, seat: int) -> list[int]:
        return [THROW + kind for kind in game.hands[seat].kinds()]

    def touches(self, game: Brew, seat: int, option: int) -> list[str]:
        return [herb_id(seat, option - THROW)]

    def all_chosen(self, game: Brew, answers: list[int]) -> None:
        for seat in range(len(answers)):
            if answers[seat] >= 0:
                herb = game.play_from(game.hands[seat], answers[seat] - THROW)
                game.thrown[seat] = kind_of(herb)
                game.pot.append(kind_of(herb))
                game.tell("CA-THROW-01", THREW, seat, herb)


class Fire(Die[Brew]):
    """CA-FIRE-01 The die shows how hot the fire is."""

    rule: ClassVar[str] = "CA-FIRE-01"

    def sides(self) -> int:
        return 6

    def shows(self, game: Brew, face: int) -> None:
        game.fire = face
        game.tell("CA-FIRE-01", ROLLED, face)
        asked = game.holders()
        if face > LOW_FIRE:
            for seat in range(len(game.teams)):
                if not game.stops_at(seat, WINDOW_CATNIP):
                    asked &= ~(1 << seat)
        if asked:
            game.then(CatnipWindow(asked, game.stirrer()))


class CatnipWindow(Claim[Brew]):
    """CA-FIRE-02 After a roll a seat may use catnip: it goes on top of the bag, and the fire is rolled again.

    The window opens for every seat that holds a herb (a public fact) at a low fire, and for seats with a stop always.
    """

    rule: ClassVar[str] = "CA-FIRE-02"

    def acts(self, game: Brew, seat: int) -> list[int]:
        return [PASS, USE_CATNIP]

    def forbids(self, game: Brew, seat: int, act: int) -> str:
        return "CA-FIRE-02" if act == USE_CATNIP and not game.hands[seat].holds(CATNIP) else ALLOWED

    def touches(self, game: Brew, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [herb_id(seat, CATNIP)]

    def chosen(self, game: Brew, seat: int, option: int) -> None:
        herb = game.play_from(game.hands[seat], CATNIP)
        game.bag.put_on_top(herb)
        game.tell("CA-FIRE-02", REROLL, seat, herb)
        game.then(Fire())


# Scoring


class Score(Step[Brew]):
    """CA-SCORE-01 A herb scores its value for its side if the fire is hot enough; then all toadstools sting."""

    rule: ClassVar[str] = "CA-SCORE-01"

    def run(self, game: Brew) -> None:
        game.then(SettleStings(), SpoonClaim((1 << len(game.teams)) - 1, game.stirrer()))
        for seat in range(len(game.teams)):
            kind = game.thrown[seat]
            if kind >= 0 and game.fire >= HEAT[kind]:
                game.points[game.teams[seat]] += VALUE[kind]
                game.tell("CA-SCORE-01", SCORED, seat, public(kind), VALUE[kind], game.fire, HEAT[kind])
        for seat in range(len(game.teams) - 1, -1, -1):
            if game.thrown[seat] == TOADSTOOL:
                game.then(Sting(seat))


class Sting(Step[Brew]):
    """CA-SCORE-02 A toadstool stings one seat of the other side, if any can be stung."""

    rule: ClassVar[str] = "CA-SCORE-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Brew) -> None:
        ask = ChooseSting(self.seat)
        if ask.options(game, self.seat):
            game.then(ask)


class ChooseSting(Ask[Brew]):
    """CA-SCORE-03 Its owner picks which. A team that purrs cannot be stung: then this lapses."""

    rule: ClassVar[str] = "CA-SCORE-03"

    def acts(self, game: Brew, seat: int) -> list[int]:
        return [STING + other for other in range(len(game.teams))]

    def forbids(self, game: Brew, seat: int, act: int) -> str:
        team = game.teams[act - STING]
        if team == game.teams[seat]:
            return "CA-SCORE-02"
        return "CA-PURR-02" if game.purring[team] else ALLOWED

    def touches(self, game: Brew, seat: int, option: int) -> list[str]:
        return [f"hand.{SEATS[option - STING]}"]

    def chosen(self, game: Brew, seat: int, option: int) -> None:
        game.stings[option - STING] += 1
        game.tell("CA-SCORE-03", DID, seat, option)


class SettleStings(Step[Brew]):
    """CA-SCORE-04 All stings of a round count at the same time: a side loses one a sting, never going below zero."""

    rule: ClassVar[str] = "CA-SCORE-04"

    def run(self, game: Brew) -> None:
        lost = [0, 0]
        for seat in range(len(game.teams)):
            lost[game.teams[seat]] += game.stings[seat]
            if game.stings[seat]:
                game.tell("CA-SCORE-04", STUNG, seat, game.stings[seat])
        game.points = [max(0, game.points[0] - lost[0]), max(0, game.points[1] - lost[1])]


class SpoonClaim(Claim[Brew]):
    """CA-SPOON-01 Whoever claims the spoon first scores one for the side, and draws nothing this round."""

    rule: ClassVar[str] = "CA-SPOON-01"

    def acts(self, game: Brew, seat: int) -> list[int]:
        return [PASS, SPOON]

    def chosen(self, game: Brew, seat: int, option: int) -> None:
        game.spoon = seat
        game.points[game.teams[seat]] += 1
        game.tell("CA-SPOON-01", DID, seat, option)


class Purr(Step[Brew]):
    """CA-PURR-01 Once a game, at any moment, a seat may purr: this round nobody stings its team."""

    rule: ClassVar[str] = "CA-PURR-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Brew) -> None:
        game.can_purr[self.seat] = 0
        game.purring[game.teams[self.seat]] = 1
        game.tell("CA-PURR-01", DID, self.seat, PURR)


# Drawing and the end


class RoundEnd(Step[Brew]):
    """CA-DRAW-01 Everybody but the holder of the spoon draws one herb, from the stirrer on."""

    rule: ClassVar[str] = "CA-DRAW-01"

    def run(self, game: Brew) -> None:
        game.then(NextRound())
        for i in range(len(game.teams) - 1, -1, -1):
            seat = (game.stirrer() + i) % len(game.teams)
            if seat != game.spoon:
                game.then(Refill(seat))


class Refill(Step[Brew]):
    """CA-DRAW-02 If the bag is empty, the pot is shuffled into it first; if that is empty too, nobody draws."""

    rule: ClassVar[str] = "CA-DRAW-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Brew) -> None:
        if not len(game.bag) and game.pot:
            game.tell("CA-DRAW-02", SHUFFLED, len(game.pot))
            for kind in game.pot:
                game.bag.put(public(kind))
            game.pot = []
            game.bag.mix()
        if len(game.bag):
            game.then(DrawHerb(self.seat))


class DrawHerb(Draw[Brew]):
    """CA-DRAW-03 A seat draws a herb; only it sees which, unless the herb lay open on top."""

    rule: ClassVar[str] = "CA-DRAW-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Brew) -> Pile:
        return game.bag

    def drawn(self, game: Brew, card: int) -> None:
        game.hands[self.seat].put(card)
        game.tell("CA-DRAW-03", DREW, self.seat, card | 1 << self.seat)


class NextRound(Step[Brew]):
    """CA-END-01 After the last round the side with more points wins; equal points are a draw."""

    rule: ClassVar[str] = "CA-END-01"

    def run(self, game: Brew) -> None:
        game.round += 1
        if game.round < game.rounds:
            game.then(Round())
            return
        winners = 0
        for seat in range(len(game.teams)):
            if game.points[game.teams[seat]] > game.points[1 - game.teams[seat]]:
                winners |= 1 << seat
        game.end("CA-END-01", winners or DRAWN, [game.points[team] for team in game.teams])


# The game as others see it


class BrewAdvice(Advice):
    """Points are what counts; a herb in hand is worth a little."""

    def value(self, game: State, seat: int) -> int:
        assert isinstance(game, Brew)
        team = game.teams[seat]
        value = 10 * (game.points[team] - game.points[1 - team])
        for card in game.hands[seat].cards:
            value += 1 + VALUE[kind_of(card)]
        return value


class Cauldron(Game):
    id: ClassVar[str] = "cauldron"
    title: ClassVar[str] = "Cauldron, the teaching game"
    seats: ClassVar[tuple[int, int]] = (2, 4)
    longest: ClassVar[int] = 2_000

    def __init__(self) -> None:
        super().__init__(CODES, TELLS, [Setting("rounds", ["5", "2", "9"])], WINDOWS)
        self.advice = BrewAdvice()

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        seats = len(decks)
        if seats == 3:
            raise BadSetup("CA-SETUP-01: 3 seats came; it takes 2, or 4 as two teams of two")
        kinds = [kind for kind in range(len(HERBS)) for _ in range(COUNT[kind])]
        # everybody knows which herbs there are, so all piles are one group with everybody as knowers
        bag = pile(kinds, 0, NOBODY, EVERYONE)
        hands = [pile([], 0, 1 << seat, EVERYONE) for seat in range(seats)]
        passing = pile([], 0, NOBODY, EVERYONE)
        game = Brew([seat % 2 for seat in range(seats)], bag, hands, passing, int(settings["rounds"]))
        game.then(Round())
        for seat in range(seats - 1, -1, -1):
            game.then(DrawHerb(seat), DrawHerb(seat), DrawHerb(seat))
        return game

    def zones(self, masked: State, seat: int) -> list[Zone]:
        assert isinstance(masked, Brew)
        zones = [Zone("bag", None, len(masked.bag), [Piece("bag.top", herb_name(card)) for card in masked.bag.top])]
        zones.append(Zone("pot", None, len(masked.pot), [Piece("pot", HERBS[kind]) for kind in sorted(masked.pot)]))
        passing = masked.passing.cards
        zones.append(Zone("passing", None, len(passing), [herb("passing", card) for card in passing]))
        for other in range(len(masked.hands)):
            name = f"hand.{SEATS[other]}"
            held = masked.hands[other].cards
            zones.append(Zone(name, other, len(held), [herb(name, card) for card in held]))
        return zones

    def facts(self, masked: State) -> list[Fact]:
        assert isinstance(masked, Brew)
        return [Fact("round", masked.round + 1, masked.rounds), Fact("fire", masked.fire)]

    def seat_facts(self, masked: State, seat: int) -> list[Fact]:
        assert isinstance(masked, Brew)
        return [Fact("points", masked.points[masked.teams[seat]]), Fact("purr", masked.can_purr[seat])]


def herb_id(seat: int, kind: int) -> str:
    return f"hand.{SEATS[seat]}.{HERBS[kind]}"


def herb_name(card: int) -> str | None:
    return HERBS[kind_of(card)] if card >= 0 else None


def herb(zone: str, card: int) -> Piece:
    name = herb_name(card)
    return Piece(f"{zone}.{name}" if name else zone, name)


GAME: Final = Cauldron()
