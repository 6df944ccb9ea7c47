"""What the games of a study show: measures with their 95 % intervals, and whether they lie where they are wanted."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import NormalDist

import msgspec

from grimalkin.core.events import seat_name
from grimalkin.core.game import Game
from grimalkin.lab.rates import DIGITS, Z, rate_of, reach, wilson

NOBODY = -1  # no seat
OPEN = 100_000  # a goal without an upper end
ERROR = 0.05  # how often an interval may miss
FEW_WINS = 30  # wins or losses below which a mean of shares is no normal distribution
FEW_SEATS = 100  # seats with a card, or without it, below which it has no interval
CHECKED = 1000  # games up to which the ranks around a quantile are counted out

# measures
DECK = "deck"
SEAT = "seat"
EACH_SEAT = "each_seat"
CARD = "card"
PLAYS_AS = "plays_as"
FIRST_PICK = "first_pick"
FIRST_SCORE = "first_score"
FROM_BEHIND = "from_behind"
WAS_BEHIND = "was_behind"
MEDIAN = "median"
WITHIN = "within"
HAPPENS = "happens"
UNDECIDED = "undecided"
LOST = "lost"
MINUTES = "minutes"
ROUNDS = "rounds"
DECISIONS = "decisions"
KINDS = "kinds"
MEANINGS = {
    DECK: "each deck against the others",
    SEAT: "the first seat wins",
    EACH_SEAT: "each seat against an even share",
    CARD: "seats with a card against seats without it",
    PLAYS_AS: "seats that play as one thing against all that play as something of the kind",
    FIRST_PICK: "the first to pick wins",
    FIRST_SCORE: "the first to score wins",
    FROM_BEHIND: "a side that did not score first wins",
    WAS_BEHIND: "the winner was behind at some time",
    MEDIAN: "median length",
    WITHIN: "within",
    HAPPENS: "games with",
    UNDECIDED: "drawn or stopped",
    LOST: "all seats lose",
    MINUTES: "minutes",
    ROUNDS: "rounds",
    DECISIONS: "decisions",
    KINDS: "of a kind in a game",
}
MEASURES = list(MEANINGS)
# many rows, or rows that say little of most games: only where a goal names them
ON_REQUEST = (EACH_SEAT, CARD, PLAYS_AS, LOST, WITHIN, HAPPENS)
OF_TIME = (MINUTES, ROUNDS, DECISIONS, KINDS)  # only where a study says how long things take
NO_GOAL = OF_TIME  # what is only told
OF_WHOLE_GAMES = (MEDIAN, WITHIN, HAPPENS, *OF_TIME)  # says nothing of one that was cut short

# units; without one a value is a rate in percent, or the rounds of a median
POINTS = "points"
NUMBER = "number"

SPREAD = ((50, "median"), (10, "10 % of games are below"), (90, "90 % of games are below"))
PACES = ((0.5, "median at half the seconds"), (1.5, "median at one and a half times the seconds"))


class Goal(msgspec.Struct, frozen=True):
    """Where a measure should lie, both ends included: percent, points or, for a length, rounds."""

    measure: str
    of: int
    low: int
    high: int
    what: str = ""  # which happening, or which kind of thing seats play as
    but: tuple[str, ...] = ()  # cards that are measured and may lie anywhere


class Timing(msgspec.Struct, frozen=True):
    """How long things take: seconds for every seat, for each kind of decision, for what happens by itself."""

    seat: float
    kinds: dict[str, float]
    happenings: dict[str, float]

    def seconds(self, seats: int, counts: dict[str, int]) -> float:
        """How long a game takes in which so many things were counted."""
        told = {**self.kinds, **self.happenings}
        return seats * self.seat + sum(told[name] * times for name, times in sorted(counts.items()))


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """What one game showed. Seats are numbers, NOBODY for none."""

    number: int
    decks: tuple[int, ...]  # by seat, among the ready decks; empty: none were drawn
    winner: int
    stopped: bool
    length: int
    picked_first: int
    scored_first: int
    was_behind: bool  # the winner
    error: str = ""
    shares: tuple[float, ...] = ()  # of the win, by seat
    cards: tuple[tuple[str, ...], ...] = ()  # by seat: what it played with
    decisions: int = 0
    counts: dict[str, int] = {}  # kinds of decisions and happenings by name
    lost: bool = False  # by all seats
    plays_as: tuple[dict[str, str], ...] = ()  # by seat: what it played as, by kind
    illegal: str = ""  # what somebody chose that was not offered, and lost by; nothing else was played
    tried: dict[tuple[str, str, str, bool], int] = {}  # what became of cards that are tried out (tryout.py)


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One measure with its 95 % interval: rates in percent, lengths in rounds; `met` where something is wanted."""

    measure: str
    name: str
    games: int
    value: float | None
    low: float | None
    high: float | None
    wanted_low: int | None = None
    wanted_high: int | None = None
    met: bool | None = None
    sure: bool | None = None  # the whole interval lies where it is wanted
    unit: str = ""


def rows_of(game: Game, measure: str, seen: list[Seen], goals: list[Goal], timing: Timing | None) -> list[Row]:
    """The rows of a measure: one for each goal or, without any, one as it is if the games say anything about it."""
    if measure in OF_WHOLE_GAMES:
        seen = [one for one in seen if not one.illegal]
    if measure in OF_TIME:
        return [] if timing is None or not seen else time_rows(measure, seen, timing)
    if measure == WITHIN:
        return [judged(within_row(goal.of, seen), goal) for goal in goals]
    if measure == HAPPENS:
        return [judged(happens_row(goal.what, seen), goal) for goal in goals]
    if measure == PLAYS_AS:
        return [judged(row, goal) for goal in goals for row in plays_as_rows(goal.what, seen)]
    if measure in ON_REQUEST and not goals:
        return []
    found: list[Row]
    if measure == DECK:
        found = deck_rows(game, seen)
    elif measure == EACH_SEAT:
        found = seat_rows(seen)
    elif measure == CARD:
        found = card_rows(seen)
    elif measure == MEDIAN:
        found = [median_row(seen)] if any(one.length for one in seen) else []
    else:
        found = simple_rows(measure, seen)
    if not goals:
        return found
    unknown_yet = Row(measure, MEANINGS[measure], 0, None, None, None)
    return [judged(row, goal) for goal in goals for row in found or [unknown_yet]]


def judged(row: Row, goal: Goal) -> Row:
    """A row with what is wanted of it. What could not be measured is not met."""
    if row.name in goal.but:
        return row
    value, low, high = row.value, row.low, row.high
    met = value is not None and goal.low <= value <= goal.high
    sure = low is not None and high is not None and goal.low <= low and high <= goal.high
    most = goal.high if goal.high != OPEN else None
    return msgspec.structs.replace(row, wanted_low=goal.low, wanted_high=most, met=met, sure=sure)


# Rates


def simple_rows(measure: str, seen: list[Seen]) -> list[Row]:
    """Rates over the games that say something: those with a winner, and with somebody who was first."""
    name = MEANINGS[measure]
    decided = [one for one in seen if one.winner != NOBODY]
    led = [one for one in decided if one.scored_first != NOBODY]
    picked = [one for one in decided if one.picked_first != NOBODY]
    if measure == UNDECIDED:
        return [rate_row(measure, name, seen, lambda one: (one.winner == NOBODY and not one.lost) or one.stopped)]
    if measure == LOST:
        return [rate_row(measure, name, seen, lambda one: one.lost)]
    if measure == SEAT:
        return [rate_row(measure, name, decided, lambda one: one.winner == 0)] if decided else []
    if measure == FIRST_PICK:
        return [rate_row(measure, name, picked, lambda one: one.winner == one.picked_first)] if picked else []
    if not led:
        return []
    if measure == FIRST_SCORE:
        return [rate_row(measure, name, led, lambda one: one.winner == one.scored_first)]
    if measure == FROM_BEHIND:
        return [rate_row(measure, name, led, lambda one: one.winner != one.scored_first)]
    assert measure == WAS_BEHIND, f"measure '{measure}' is not in the list"
    return [rate_row(measure, name, decided, lambda one: one.was_behind)]


def deck_rows(game: Game, seen: list[Seen]) -> list[Row]:
    """How often each ready deck beats the others. A drawn game is not a win for either."""
    played: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for one in seen:
        for seat, deck in enumerate(one.decks):
            played[deck] += 1
            won[deck] += one.winner == seat
    ready = game.ready_decks()
    return [percent_row(DECK, ready[deck].name, won[deck], played[deck]) for deck in sorted(played)]


def rate_row(measure: str, name: str, seen: list[Seen], counts: Callable[[Seen], bool]) -> Row:
    return percent_row(measure, name, sum(counts(one) for one in seen), len(seen))


def within_row(most: int, seen: list[Seen]) -> Row:
    return rate_row(WITHIN, f"{MEANINGS[WITHIN]} {most} rounds", seen, lambda one: one.length <= most)


def happens_row(what: str, seen: list[Seen]) -> Row:
    return rate_row(HAPPENS, f"{MEANINGS[HAPPENS]} {what}", seen, lambda one: bool(one.counts.get(what)))


def percent_row(measure: str, name: str, count: int, of: int) -> Row:
    rate = rate_of(count, of)
    return Row(measure, name, of, percent(rate.rate), percent(rate.low), percent(rate.high))


def percent(share: float | None) -> float | None:
    return None if share is None else round(100 * share, DIGITS)


# Shares of wins, in points. Winners of one game share it.


def seat_rows(seen: list[Seen]) -> list[Row]:
    """How far each seat lies from an even share of the wins."""
    seats = max((len(one.shares) for one in seen), default=0)
    rows: list[Row] = []
    for seat in range(seats):
        shares = [(one.shares[seat], 1 / len(one.shares)) for one in seen if seat < len(one.shares)]
        rows.append(lead_row(EACH_SEAT, f"seat {seat_name(seat)}", shares, 0.0))
    return rows


def plays_as_rows(what: str, seen: list[Seen]) -> list[Row]:
    """How far the seats that played as each thing of a kind lie from all seats that played as something of it."""
    shares: dict[str, list[tuple[float, float]]] = {}
    for one in seen:
        for seat, names in enumerate(one.plays_as):
            if what in names:
                shares.setdefault(names[what], []).append((one.shares[seat], 1 / len(one.shares)))
    every = [share - even for name in sorted(shares) for share, even in shares[name]]
    if not every:
        return [Row(PLAYS_AS, what, 0, None, None, None, unit=POINTS)]
    all_lead = sum(every) / len(every)
    return [lead_row(PLAYS_AS, f"{what} {name}", shares[name], all_lead) for name in sorted(shares)]


def lead_row(measure: str, name: str, shares: Sequence[tuple[float, float]], less: float) -> Row:
    """How far shares of wins lie from even ones, each beside its own, and from the lead that all have.

    Where there are few wins or few losses the interval is Wilson's. Else it is by how much the shares vary, which is
    less where wins are shared.
    """
    count = len(shares)
    won = sum(share for share, _even in shares)
    mean, half = mean_of([share - even for share, even in shares])
    if half is not None and min(won, count - won) >= FEW_WINS:
        return points_row(measure, name, count, mean - less, mean - less - half, mean - less + half)
    low, high = wilson(won / count, count)
    off = mean - less - won / count
    return points_row(measure, name, count, mean - less, low + off, high + off)


def card_rows(seen: list[Seen]) -> list[Row]:
    """For each card by how much the seats that play with it win more often than those without, the strongest first.

    Intervals hold for all cards at once: each may miss so much less often as there are cards (Bonferroni). The seats of
    one game win at each other's cost, so what varies is summed up game by game.
    """
    cards = sorted({card for one in seen for had in one.cards for card in had})
    if not cards:
        return []
    z = NormalDist().inv_cdf(1 - ERROR / 2 / len(cards))
    had_by: dict[str, list[tuple[int, int]]] = {card: [] for card in cards}  # the game and the seat
    for game, one in enumerate(seen):
        for seat, had in enumerate(one.cards):
            for card in set(had):
                had_by[card].append((game, seat))
    # against an even share, so that tables of any size can be put together
    leads = [[share - 1 / len(one.shares) for share in one.shares] for one in seen]
    sums = [sum(lead) for lead in leads]
    seats = sum(len(lead) for lead in leads)
    rows = [inclusion(card, had_by[card], leads, sums, seats, z) for card in cards]
    return sorted(rows, key=lambda row: (-(row.value or 0.0), row.name))


def inclusion(
    card: str, had: list[tuple[int, int]], leads: list[list[float]], sums: list[float], seats: int, z: float
) -> Row:
    """One card: the mean lead of the seats that had it less the mean lead of the others.

    It has no interval if few had it or few did not: how much their leads vary is not known then.
    """
    others = seats - len(had)
    if not others:
        return Row(CARD, card, len(had), None, None, None, unit=POINTS)
    total = sum(leads[game][seat] for game, seat in had)
    with_it = total / len(had)
    without = (sum(sums) - total) / others
    if min(len(had), others) < FEW_SEATS:
        return points_row(CARD, card, len(had), with_it - without, None, None)
    by_game: dict[int, list[float]] = {}
    for game, seat in had:
        by_game.setdefault(game, []).append(leads[game][seat])
    # games in which nobody had it, or all had it, vary as little as their sums do
    variance = 0.0
    for game, lead in enumerate(leads):
        own = by_game.get(game, [])
        rest = len(lead) - len(own)
        off = (sum(own) - len(own) * with_it) / len(had) - (sums[game] - sum(own) - rest * without) / others
        variance += off * off
    value = with_it - without
    half = z * math.sqrt(variance)
    return points_row(CARD, card, len(had), value, value - half, value + half)


def points_row(measure: str, name: str, games: int, value: float, low: float | None, high: float | None) -> Row:
    return Row(measure, name, games, percent(value), percent(low), percent(high), unit=POINTS)


def mean_of(values: Sequence[float]) -> tuple[float, float | None]:
    """The mean, and how far its 95 % interval reaches to either side; unknown for few values."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, None
    return mean, reach(count, sum((value - mean) ** 2 for value in values) / (count - 1))


# Lengths


def median_row(seen: list[Seen]) -> Row:
    """The median, with the interval between the lengths whose ranks lie so far from the middle."""
    value, low, high = quantile([one.length for one in seen], 50)
    return Row(MEDIAN, MEANINGS[MEDIAN], len(seen), value, low, high)


def quantile(values: Sequence[float], percent_below: int) -> tuple[float, float | None, float | None]:
    """The value that so many percent do not exceed, with the interval between those whose ranks lie around it.

    With few values not even all of them are sure to lie around it: then there is no interval.
    """
    ranked = sorted(values)
    count = len(ranked)
    share = percent_below / 100
    half = Z * math.sqrt(count * share * (1 - share))
    low = max(0, math.floor(count * share - half))
    high = min(count - 1, math.ceil(count * share + half))
    value = ranked[max(0, math.ceil(count * share) - 1)]
    while count <= CHECKED and between(low, high, count, share) < 1 - ERROR:
        if low == 0 and high == count - 1:
            return value, None, None
        low = max(0, low - 1)
        high = min(count - 1, high + 1)
    return value, ranked[low], ranked[high]


def between(low: int, high: int, count: int, share: float) -> float:
    """How likely so many values, of which each lies below a quantile by this share, have it between these two ranks."""
    below = range(low + 1, high + 1)  # as many of them may lie below it
    return sum(math.comb(count, k) * share**k * (1 - share) ** (count - k) for k in below)


def time_rows(measure: str, seen: list[Seen], timing: Timing) -> list[Row]:
    """How long games last, and what was counted in them."""
    if measure == MINUTES:
        minutes = [timing.seconds(len(one.shares), one.counts) / 60 for one in seen]
        rows = spread_rows(measure, minutes)
        for pace, name in PACES:
            rows.append(quantile_row(measure, name, [pace * value for value in minutes], 50))
        return rows
    if measure == ROUNDS:
        return spread_rows(measure, [one.length for one in seen])
    if measure == DECISIONS:
        return spread_rows(measure, [one.decisions for one in seen])
    assert measure == KINDS, f"measure '{measure}' is not in the list"
    rows = []
    for name in [*timing.kinds, *timing.happenings]:
        mean, half = mean_of([one.counts.get(name, 0) for one in seen])
        low, high = (None, None) if half is None else (round(mean - half, DIGITS), round(mean + half, DIGITS))
        rows.append(Row(KINDS, f"{name}: mean", len(seen), round(mean, DIGITS), low, high, unit=NUMBER))
    return rows


def spread_rows(measure: str, values: Sequence[float]) -> list[Row]:
    return [quantile_row(measure, name, values, percent_below) for percent_below, name in SPREAD]


def quantile_row(measure: str, name: str, values: Sequence[float], percent_below: int) -> Row:
    value, low, high = quantile(values, percent_below)
    low, high = [None if end is None else round(end, DIGITS) for end in (low, high)]
    value = round(value, DIGITS)
    return Row(measure, f"{MEANINGS[measure]}: {name}", len(values), value, low, high, unit=NUMBER)
