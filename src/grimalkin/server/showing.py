"""What people see of a table: the view, what happened, what was said, and why something cannot be chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from grimalkin.core.engine import why
from grimalkin.core.events import seat_name
from grimalkin.core.game import OPEN as ALL_CARDS
from grimalkin.core.game import Game, line_for
from grimalkin.core.masks import mask
from grimalkin.core.past import NOT_SEALED
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.positions import stops_of
from grimalkin.core.record import SPOKEN, STOP, TAKEOVER, UNDO, Entry
from grimalkin.core.view import Because, View
from grimalkin.server.clocks import SKIPPED, read_skip
from grimalkin.server.consent import Consent
from grimalkin.server.courts import Courts
from grimalkin.server.messages import (
    Blocked,
    Happened,
    Preview,
    Previews,
    Reason,
    Rehearsed,
    Said,
    Stops,
    Update,
    Verdict,
)
from grimalkin.server.refusals import Refused
from grimalkin.server.sitting import Sitting, Viewer
from grimalkin.server.storage.store import TalkRow
from grimalkin.server.timing import Timing
from grimalkin.words import Words

FREE, ASKING = "free", "asking"  # how an undo can be done
MOST_BLOCKED = 12  # reasons for one piece
NO_REASON: Final = Because("")  # only a text says it


class Showing:
    """Shows one table to whoever looks at it. It changes nothing."""

    def __init__(self, sitting: Sitting, timing: Timing, consent: Consent) -> None:
        self.sitting = sitting
        self.timing = timing
        self.consent = consent
        self.courts = Courts(sitting)

    def update(self, viewer: Viewer, seen: int, now: float) -> Update:
        """The table now, and what happened since the entry that the viewer has seen."""
        table = self.sitting.played
        keep = self.keep(seen)
        undo, redo = self.ways(viewer)
        return Update(
            table=self.sitting.id,
            n=self.sitting.number(self.sitting.n, viewer),
            version=self.sitting.number(self.sitting.version, viewer),
            keep=keep,
            happened=self.happened(viewer, keep),
            views=self.views(viewer, now),
            now=now,
            deadline=self.timing.window_end() or self.timing.clocks.deadline(),
            extended=self.timing.extended,
            extendable=bool(self.timing.timer()[1]),
            paused=self.timing.paused,
            running=self.timing.clocks.running,
            request=self.consent.info(),
            players=table.players,
            undo=list(viewer.seats) if undo else [],
            free_undo=list(viewer.seats) if undo == FREE else [],
            redo=list(viewer.seats) if redo else [],
            free_redo=list(viewer.seats) if redo == FREE else [],
            court=self.courts.info(viewer),
            stops=[Stops(seat, stops_of(self.sitting.game, table.state, seat)) for seat in viewer.seats],
        )

    def ways(self, viewer: Viewer) -> tuple[str, str]:
        """Whether a person can undo and redo: FREE, ASKING, or empty for not at all. All their seats do it as one."""
        if not viewer.seats or not self.sitting.is_playing or self.sitting.is_official(viewer.seats[0]):
            return "", ""
        table = self.sitting.played
        seat = viewer.seats[0]
        before = table.before_last_choice(seat)
        undo = self.way(seat, before) if before >= 0 else ""
        undo = FREE if any(table.can_take_back(own) for own in viewer.seats) else undo
        return undo, self.way(seat, table.undone[-1]) if table.undone else ""

    def way(self, seat: int, position: int) -> str:
        if not self.sitting.played.undo_blocker(seat, position):
            return FREE
        if self.sitting.played.state.officials_here():
            return ""  # they take play back
        try:
            self.consent.consenting(seat)
        except Refused:
            return ""
        return ASKING

    def keep(self, seen: int) -> int:
        """The last entry that the viewer has and that was not undone since; -1: none, not even the beginning."""
        if seen <= 0 or seen > self.sitting.n:
            return -1
        table = self.sitting.played
        # what was shown while sealed choices were made was numbered without those of others: it is shown anew
        since = table.positions[seen].sealed_since
        keep = seen if since == NOT_SEALED else min(seen, since)
        for entry in table.record[seen:]:
            if entry.kind == UNDO:
                keep = min(keep, self.fork(entry))
        return keep

    def fork(self, entry: Entry) -> int:
        """Where the line of play before an undo and the one after it part."""
        table = self.sitting.played
        words = entry.text.removeprefix("redo ").split()
        target = int(words[1])
        there = set(table.path(target))
        position = table.positions[entry.n].parent
        before = self.position_before(entry.n)
        while before not in there:
            before = table.positions[before].parent
        return min(before, position)

    def position_before(self, n: int) -> int:
        """The position the game was at before entry n."""
        table = self.sitting.played
        if n == 1:
            return 0
        last = table.record[n - 2]
        return table.positions[n - 1].parent if last.kind in (UNDO, STOP, TAKEOVER) else n - 1

    def happened(self, viewer: Viewer, keep: int) -> list[Happened]:
        table = self.sitting.played
        line: set[int] = set()
        position = table.at
        while position > keep and position:
            line.add(position)
            position = table.positions[position].parent
        bits = viewer.bits()
        hidden = set() if viewer.all_cards else set(table.hidden_from(viewer.seats))
        shown: list[Happened] = []
        if keep < 0:
            lines = [line_for(told, bits) for told in table.positions[0].told]
            shown.append(Happened(0, self.sitting.row.started_at or 0.0, -1, "start", lines))
        for n in range(max(keep, 0) + 1, self.sitting.n + 1):
            entry = table.record[n - 1]
            number = self.sitting.number(n, viewer) if hidden else n
            if n in hidden:
                continue
            if n in line:
                lines = [line_for(told, bits) for told in table.positions[n].told]
                text = entry.text if entry.kind in SPOKEN else ""
                shown.append(Happened(number, self.sitting.times[n - 1], entry.seat, entry.kind, lines, text))
            elif entry.kind in (UNDO, TAKEOVER) or (entry.kind == STOP and entry.seat in viewer.seats):
                shown.append(Happened(number, self.sitting.times[n - 1], entry.seat, entry.kind, [], entry.text))
        return shown

    def views(self, viewer: Viewer, now: float) -> list[View]:
        n = self.sitting.number(self.sitting.n, viewer)
        if viewer.all_cards:
            return [self.view(ALL_CARDS, now, n)]
        return [self.view(seat, now, n) for seat in viewer.seats or (SPECTATOR,)]

    def view(self, seat: int, now: float, n: int | None = None) -> View:
        """The table as a seat sees it, or one of those who have none; with so many entries as whoever looks counts."""
        table = self.sitting.played
        n = self.sitting.n if n is None else n
        names = [row.name for row in self.sitting.seats]
        back = seat >= 0 and seat != SPECTATOR and self.sitting.is_playing and table.can_go_back(seat)
        view = self.sitting.game.view(table.state, seat, [], n, names, back, table.offers())
        if self.sitting.row.clock.kind == "none":
            return view
        seats = [msgspec.structs.replace(one, clock=self.timing.clocks.shown(one.seat, now)) for one in view.seats]
        return msgspec.structs.replace(view, seats=seats)

    def said(self, after: int) -> list[Said]:
        return [self.said_line(row) for row in self.sitting.talk if row.m > after]

    def said_line(self, row: TalkRow) -> Said:
        """Who said it is who sat there then: somebody else may have that seat by now."""
        name = self.sitting.seats[row.seat].name if 0 <= row.seat < len(self.sitting.seats) else ""
        text = row.text
        if row.kind == "chat":
            name, _, text = row.text.partition("\n")
        elif row.kind in ("joined", "left"):
            name = row.text
        elif row.kind == SKIPPED:
            text = str(read_skip(row.text).seconds())
        elif row.kind == "says":
            about, name, text = row.text.split("\n", 2)
            return Said(row.m, row.at, row.seat, name, "says", text, int(about))
        elif row.kind == "official?":
            name, text = row.text.partition("\n")[2], ""
        elif row.kind.endswith("?") and row.text and self.sitting.sealed_since != NOT_SEALED:
            text = str(min(int(row.text), self.sitting.sealed_since))
        return Said(row.m, row.at, row.seat, name, row.kind, text)  # type: ignore[arg-type]

    def reason(self, person: str, seat: int, notation: str) -> Reason:
        """Why a seat of this person may not choose something now."""
        table = self.sitting.played
        self.sitting.owned(person, seat)
        codes = self.sitting.game.codes
        rule = why(mask(table.state, seat), seat, codes.code(notation))
        rules = self.sitting.game.rulebook().rules
        return Reason(rule, rules[rule].text if rule in rules else "")

    def rehearsed(self, person: str, seat: int, verdict: Verdict, now: float) -> Rehearsed:
        """What a ruling of an official would do."""
        self.sitting.owned(person, seat)
        if not self.sitting.is_playing:
            raise self.sitting.not_playing()
        viewer = self.sitting.viewer(person)
        version = self.sitting.number(self.sitting.version, viewer)
        before = self.view(seat, now, self.sitting.number(self.sitting.n, viewer))
        return self.courts.rehearsed(seat, verdict, before, version)

    def previews(self, person: str, seat: int) -> Previews:
        """What the choices of a seat of this person would do."""
        table = self.sitting.played
        self.sitting.owned(person, seat)
        text = self.sitting.game.codes.text
        found = self.sitting.game.previews(table.state, seat, table.offers()) if self.sitting.is_playing else []
        version = self.sitting.number(self.sitting.version, self.sitting.viewer(person))
        return Previews(version, [Preview(text(option), facts) for option, facts in found])

    def blocked(self, person: str, seat: int, piece: str, language: str, move: str = "") -> list[Blocked]:
        """Why a piece is not to be chosen: what the present question could do with it, and which rule forbids that."""
        table = self.sitting.played
        state = table.state
        self.sitting.owned(person, seat)
        game = self.sitting.game
        names = [row.name for row in self.sitting.seats]
        view = game.view(state, seat, [], self.sitting.n, names, False, table.offers())
        known = {zone.id for zone in view.zones} | {one.id for zone in view.zones for one in zone.pieces}
        if piece not in known:
            raise Refused("no_such_thing", f"There is no piece '{piece}' on the table.")
        words = words_of(game, language, tuple(self.sitting.row.settings.items()))
        if view.prompt is None:
            over = view.result
            return [Blocked("", over.rule, NO_REASON, words.result(over))] if over is not None else []
        masked = mask(state, seat)
        called = words.names(view) or [row.name or seat_name(row.seat) for row in self.sitting.seats]
        found = game.blocked(masked, seat, piece, move)
        if found is not None:
            return [
                blocked_by(words, called, game.codes.text(act), rule, game.because(masked, seat, act, rule))
                for act, rule in found[:MOST_BLOCKED]
            ]
        waits = game.aside(masked, seat, piece)
        if waits is not None:
            return [blocked_by(words, called, "", *waits)]
        asked = words.listed([called[one] for one in view.prompt.seats])
        question = words.prompt(view.prompt, view.facts, words.names(view))
        return [Blocked("", view.prompt.rule, NO_REASON, f"{asked}: {question}")]


def blocked_by(words: Words, names: list[str], move: str, rule: str, reason: Because | None) -> Blocked:
    """What a rule forbids, and in words what is missing; where the game has none, the rule's own."""
    said = words.reason(reason, names) if reason is not None else None
    text = said[0].upper() + said[1:] if said else words.rule(rule)[1]
    return Blocked(move, rule, reason or NO_REASON, text)


@lru_cache(64)
def words_of(game: Game, language: str, settings: tuple[tuple[str, str], ...]) -> Words:
    """The words of a table in a language."""
    return Words(game, language, dict(settings))
