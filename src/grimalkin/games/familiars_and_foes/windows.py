"""Windows for interrupts around every roll and flip (chapters INT and LUCK)."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Chance, Step
from grimalkin.core.codes import PASS
from grimalkin.core.engine import advance
from grimalkin.core.luck import Luck
from grimalkin.core.state import BOTTOM
from grimalkin.games.familiars_and_foes.codes import TOKEN, USE_ON
from grimalkin.games.familiars_and_foes.events import FLIPPED
from grimalkin.games.familiars_and_foes.items import (
    acts_of,
    add_uses,
    forbids_use,
    item_gains,
    item_of,
    items_of,
    other_of,
    tags_held,
    use_item,
    uses_of,
)
from grimalkin.games.familiars_and_foes.kinds import (
    ANY,
    EYES,
    POST_FLIP,
    POST_ROLL,
    PRE_FOE_ROLL,
    PRE_ROLL,
    QUIET,
    REWARD,
    SURVIVES,
    W_AFTER,
    W_FALL,
    W_FLIP,
    W_FOE,
    W_POST,
    W_WAVE,
    WOULD_FALL,
)
from grimalkin.games.familiars_and_foes.state import NOBODY, Quest
from grimalkin.games.familiars_and_foes.unlocking import lacks_only_mp
from grimalkin.kit.lasting import oldest
from grimalkin.kit.windows import ReactionWindow, WindowOpener, stopping

# by window: the tags that it allows, and those that open it by themselves
ALLOWS: Final = [
    QUIET | ANY,  # W-TURN
    PRE_ROLL | ANY,  # W-PRE
    POST_ROLL | ANY,  # W-POST
    POST_FLIP | ANY,  # W-FLIP
    WOULD_FALL,  # W-FALL
    QUIET | ANY,  # W-AFTER
    PRE_FOE_ROLL | QUIET | ANY,  # W-FOE
    QUIET | ANY,  # W-WAVE
]
OPENS: Final = [QUIET | ANY, PRE_ROLL, POST_ROLL, POST_FLIP, WOULD_FALL, 0, PRE_FOE_ROLL | QUIET | ANY, QUIET | ANY]
RESTORES_MP: Final = 2


class OpenWindow(WindowOpener[Quest]):
    """FF-RULING-42 A window opens for Standing seats with an item that opens it now, or with a stop and any legal item.

    FF-TERM-12 So interrupts come at any fitting time, on anyone's turn.

    All of it is public: gems, tokens, rewards, HP and the die on the table.
    """

    id: ClassVar[str] = "hold"
    rule: ClassVar[str] = "FF-RULING-42"

    def __init__(self, window: int) -> None:
        self.window = window

    def stop(self) -> int:
        return self.window

    def able(self, game: Quest) -> int:
        if game.rehearsing or (self.window == W_FOE and not game.foes[game.roll.slot].hp):
            return 0  # an item used in W-FOE may have defeated the Foe: then it makes no sense any more
        return holders(game, ALLOWS[self.window])

    def moment(self, game: Quest, able: int) -> int:
        """The tags that open it now by themselves."""
        if self.window == W_POST or self.window == W_FLIP:
            holding = able & holders(game, ANY) & ~stopping(game, self.window)
            return OPENS[self.window] | ANY if holding and in_peril(game) else OPENS[self.window]
        return OPENS[self.window]

    def would_react(self, game: Quest, seat: int, moment: int) -> bool:
        tags = tags_held(game, seat) & moment
        if tags and has_use(game, seat, tags, True):
            return True
        return self.window == W_AFTER and has_mp_for_ballyhoo(game, seat)

    def could_react(self, game: Quest, seat: int) -> bool:
        return has_use(game, seat, ALLOWS[self.window], False)

    def opened(self, game: Quest, asked: int) -> Window:
        # the Active seat is asked first, in the Foes' turn and at W-WAVE the first in turn order
        start = game.first if self.window == W_WAVE or game.active == NOBODY else game.active
        return Window(asked, start, self.window)


def holders(game: Quest, tags: int) -> int:
    """A bit for each Standing seat that holds something with one of these tags, usable now or not."""
    seats = 0
    for seat in range(len(game.familiars)):
        if tags_held(game, seat) & tags:
            seats |= 1 << seat
    return seats


def has_use(game: Quest, seat: int, tags: int, gaining: bool) -> bool:
    """Does the seat hold something with one of these tags that is legal now, and (`gaining`) of use to somebody?"""
    if tags & POST_FLIP and game.familiars[seat].tokens:
        return True
    for item in items_of(game, seat, tags):
        if gaining and item.restores and not item_gains(game, seat, item, tags):
            continue
        if uses_of(game, seat, item, tags):
            return True
    return False


def has_mp_for_ballyhoo(game: Quest, seat: int) -> bool:
    """W-AFTER opens for an item that restores MP, if some seat could attempt a Ballyhoo now but for its 0 MP."""
    for item in items_of(game, seat, QUIET | ANY):
        if item.restores & RESTORES_MP and lacks_only_mp(game) and item_gains(game, seat, item, QUIET | ANY):
            if uses_of(game, seat, item, QUIET | ANY):
                return True
    return False


# steps never change, so the ones made most often are made once
OPEN_WINDOWS: Final = [OpenWindow(window) for window in range(len(ALLOWS))]
HOLD_W_TURN: Final = OPEN_WINDOWS[0]
HOLD_W_PRE: Final = OPEN_WINDOWS[1]
HOLD_W_POST: Final = OPEN_WINDOWS[2]
HOLD_W_FLIP: Final = OPEN_WINDOWS[3]
HOLD_W_AFTER: Final = OPEN_WINDOWS[5]
HOLD_W_FOE: Final = OPEN_WINDOWS[6]
HOLD_W_WAVE: Final = OPEN_WINDOWS[7]


class Window(ReactionWindow[Quest]):
    """FF-RULING-43 The first use resolves; then the window opens anew. It closes when all asked seats have passed.

    FF-INT-03 Nobody is forced: everybody may pass.
    """

    id: ClassVar[str] = "window"
    rule: ClassVar[str] = "FF-RULING-43"

    def __init__(self, asked: int, start: int, window: int) -> None:
        super().__init__(asked, start)
        self.window = window

    def claimed(self, game: Quest) -> bool:
        return game.claims

    def stop(self) -> int:
        return self.window

    def seats(self, game: Quest) -> int:
        """None once somebody stepped in and defeated the Foe that was about to roll."""
        return 0 if self.window == W_FOE and not game.foes[game.roll.slot].hp else self.asked

    def seconds(self, settings: dict[str, str]) -> tuple[int, int]:
        return (int(settings["window_seconds"]), int(settings["hold_seconds"]))

    def acts(self, game: Quest, seat: int) -> list[int]:
        found = [PASS]
        if self.window == W_FLIP:
            found.append(TOKEN)
        for item in items_of(game, seat, -1):
            found.extend(acts_of(game, item))
        return found

    def forbids(self, game: Quest, seat: int, act: int) -> str:
        if act == PASS:
            return ALLOWED
        if act == TOKEN:
            if not game.familiars[seat].hp:
                return "FF-RULING-65"
            return ALLOWED if game.familiars[seat].tokens else "FF-LUCK-01"
        return forbids_use(game, seat, act, ALLOWS[self.window])

    def options(self, game: Quest, seat: int) -> list[int]:
        found = [PASS]
        if self.window == W_FLIP and game.familiars[seat].tokens and game.familiars[seat].hp:
            found.append(TOKEN)
        tags = ALLOWS[self.window]
        for item in items_of(game, seat, tags):
            add_uses(game, seat, item, tags, found)
        return found

    def touches(self, game: Quest, seat: int, option: int) -> list[str]:
        return touched(game, seat, option)

    def allowed_interrupts(self, game: Quest) -> int:
        return ALLOWS[self.window] & (ANY | QUIET)

    def again(self, game: Quest) -> Step[Quest]:
        return OpenFallWindow(game.endangered) if self.window == W_FALL else OPEN_WINDOWS[self.window]

    def used(self, game: Quest, seat: int, option: int) -> None:
        if option == TOKEN:
            use_token(game, seat)
        else:
            use_item(game, seat, option, ALLOWS[self.window])


def use_token(game: Quest, seat: int) -> None:
    """FF-LUCK-02 A token turns the flip to its other face, and goes back to the supply (FF-LUCK-03, FF-RULING-54)."""
    game.familiars[seat].tokens -= 1
    game.supply += 1
    game.eye = 1 - game.eye
    if game.reviving != NOBODY:
        rule = "FF-REVIVE-09"
    elif game.attempted >> game.flipper & 1:
        rule = "FF-BALLY-13"
    else:
        rule = "FF-LUCK-02" if seat == game.flipper else "FF-RULING-53"
    game.log_use(rule, seat, TOKEN)


def touched(game: Quest, seat: int, option: int) -> list[str]:
    """What a person clicks for an item: its card, which for an ability is the own mat; then whom it names."""
    if option == PASS:
        return []
    own = f"familiar.{game.familiars[seat].mat.key}"
    if option == TOKEN:
        return [own]
    item = item_of(game, option)
    if item.what == REWARD:
        own = f"reward.{game.box.names[item.card]}"
    other = other_of(game, option)
    if other == NOBODY:
        return [own]
    return [own, f"familiar.{game.familiars[other].mat.key}" if option in USE_ON else game.piece_name(other)]


# Would somebody fall?


class Rehearsed(Step[Quest]):
    """The end of a rehearsal."""

    id: ClassVar[str] = "rehearsed"

    def run(self, game: Quest) -> None:
        game.end("FF-RULING-52", 0, [])


REHEARSED: Final = Rehearsed()


def in_peril(game: Quest) -> bool:
    """Would the pending result, scored now, bring a Standing Familiar to 0 HP?

    The step that scores it lies next on the agenda. It is rehearsed on a copy, so no rule is written twice.
    """
    twin = game.copy()
    twin.rehearsing = True
    twin.agenda = [*BOTTOM, REHEARSED, game.agenda[-1]]
    twin.answers = ()
    advance(twin)
    for seat in range(len(game.familiars)):
        if game.familiars[seat].hp and not twin.familiars[seat].hp:
            return True
    return False


# W-FALL


class OpenFallWindow(WindowOpener[Quest]):
    """W-FALL for one endangered Familiar. A Phoenix Feather that lies there comes first, by itself."""

    id: ClassVar[str] = "hold_fall"
    rule: ClassVar[str] = "FF-SA-07"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Quest) -> None:
        if game.saved >> 6 * self.seat & 63:
            return
        feather = oldest(game.lasting, SURVIVES, self.seat)
        if feather is not None:
            game.saved |= feather.amount << 6 * self.seat
            game.end_effect(feather)
        elif not game.rehearsing:
            game.endangered = self.seat
            super().run(game)

    def able(self, game: Quest) -> int:
        return holders(game, WOULD_FALL)

    def would_react(self, game: Quest, seat: int, moment: int) -> bool:
        return has_use(game, seat, WOULD_FALL, True)

    def opened(self, game: Quest, asked: int) -> Window:
        return Window(asked, game.first if game.active == NOBODY else game.active, W_FALL)


# The coin


class CoinFlip(Chance[Quest]):
    """FF-BALLY-03 A seat flips the coin, or draws one of two Ballyhoo cards (FF-BALLY-15): the same odds.

    FF-RULING-121 Both cards are mixed before every draw, so no flip knows of the last.
    """

    id: ClassVar[str] = "coin_flip"
    rule: ClassVar[str] = "FF-BALLY-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, game: Quest) -> list[int]:
        return [1, 1]

    def roll(self, game: Quest, luck: Luck) -> int:
        return luck.below(2)

    def face(self, game: Quest, outcome: int) -> str:
        return EYES[outcome]

    def happened(self, game: Quest, outcome: int) -> None:
        game.flipper = self.seat
        game.eye = outcome
        game.log_event("FF-BALLY-03", FLIPPED, self.seat, outcome)
