"""Mages, Evocations, effects that are carried out, damage instances: the pieces of a state, each with its copy."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.games.black_rose.kinds import BOTH, EMPTY, NO_MODE, NONE, SLOTS

FIRST_EVOCATION: Final = 4  # models: the Mages by their seats, then Evocations by their numbers


@mypyc_attr(acyclic=True)
class Mage:
    """A Mage and what lies on the own sheet. Cards are in the piles of the state."""

    id: ClassVar[str] = "mage"

    def __init__(self, kind: int, place: int) -> None:
        self.kind = kind  # the Mage's card; NONE: not chosen yet
        self.place = place
        self.wounds = 0  # cubes
        self.pp = 0
        self.tokens = BOTH  # Physical Action tokens that are ready
        self.slots: list[int] = [EMPTY] * len(SLOTS)
        self.trophies: tuple[int, ...] = ()  # whose
        self.rooms: tuple[int, ...] = ()  # Activation tokens that were taken, by room
        self.completed: tuple[int, ...] = ()  # Quests
        self.waiting = 0  # personal spells that wait
        self.named: tuple[int, ...] = ()  # slots named in Trap windows, not turned up yet; NONE: none
        self.sent = 0  # how often the Mage was put into the Cell
        # flags of the round (BR-QUEST-03)
        self.entered = 0  # a bit for each room
        self.activated = 0  # a bit for each room
        self.colours = 0  # of rooms activated, a bit for each
        self.colours_before = 0  # in the round before
        self.elements = 0  # of spells resolved
        self.cubed = 0  # a bit for each foe model that got a cube
        self.on_sheets = 0  # cubes put on sheets of foe Mages
        self.last_hits = 0
        self.felled_mages = 0
        self.felled_evocations = 0
        self.tokens_taken = 0
        self.familiar_actions = 0
        self.long_leash = 0
        self.trapped = 0  # a bit for each Mage hit by an own Trap
        self.guarded = 0

    def copy(self) -> Mage:
        twin = Mage(self.kind, self.place)
        twin.wounds = self.wounds
        twin.pp = self.pp
        twin.tokens = self.tokens
        twin.slots = self.slots[:]
        twin.trophies = self.trophies
        twin.rooms = self.rooms
        twin.completed = self.completed
        twin.waiting = self.waiting
        twin.named = self.named
        twin.sent = self.sent
        twin.entered = self.entered
        twin.activated = self.activated
        twin.colours = self.colours
        twin.colours_before = self.colours_before
        twin.elements = self.elements
        twin.cubed = self.cubed
        twin.on_sheets = self.on_sheets
        twin.last_hits = self.last_hits
        twin.felled_mages = self.felled_mages
        twin.felled_evocations = self.felled_evocations
        twin.tokens_taken = self.tokens_taken
        twin.familiar_actions = self.familiar_actions
        twin.long_leash = self.long_leash
        twin.trapped = self.trapped
        twin.guarded = self.guarded
        return twin

    def new_round(self) -> None:
        """BR-QUEST-03 "In one round" counts from the start of phase 1."""
        self.colours_before = self.colours
        self.entered = 0
        self.activated = 0
        self.colours = 0
        self.elements = 0
        self.cubed = 0
        self.on_sheets = 0
        self.last_hits = 0
        self.felled_mages = 0
        self.felled_evocations = 0
        self.tokens_taken = 0
        self.familiar_actions = 0
        self.long_leash = 0
        self.trapped = 0
        self.guarded = 0


@mypyc_attr(acyclic=True)
class Evocation:
    """A summoned model. `number` is its own as long as it is in play."""

    id: ClassVar[str] = "evocation"

    def __init__(self, number: int, kind: int, owner: int, place: int) -> None:
        self.number = number
        self.kind = kind
        self.owner = owner
        self.place = place
        self.wounds = 0
        self.mode = NO_MODE
        self.token = False  # of a Familiar: its Action token is ready
        self.acted = False  # in this Evocations Phase
        self.used = 0  # a bit for each text that works once a round

    def copy(self) -> Evocation:
        twin = Evocation(self.number, self.kind, self.owner, self.place)
        twin.wounds = self.wounds
        twin.mode = self.mode
        twin.token = self.token
        twin.acted = self.acted
        twin.used = self.used
        return twin

    def model(self) -> int:
        return FIRST_EVOCATION + self.number - 1


@mypyc_attr(acyclic=True)
class Cast:
    """An effect that is being carried out: who uses it, what it is aimed at, what has come of it so far.

    Everything in it is open to all.
    """

    id: ClassVar[str] = "cast"
    later: ClassVar[tuple[str, ...]] = ("ways",)

    def __init__(self, seat: int, kind: int, side: int, here: int) -> None:
        self.seat = seat  # the acting Mage; ROSE: an Event
        self.kind = kind  # of the card, room, Quest or Event
        self.side = side  # of a spell; NONE: it is none
        self.here = here  # the place from which ranges count
        self.me = seat  # the model whose text it is
        self.room = NONE  # R
        self.targets: tuple[int, ...] = ()  # T
        self.foe = NONE  # the Mage whose spell or doing set it off
        self.dealer = NONE  # the model that dealt the damage
        self.element = NONE
        self.colour = NONE  # that was named
        self.moon = 0  # whose Quests are looked at
        self.amount = 0  # of damage
        self.done = 0  # how much the last optional or counted instruction did
        self.failed = 0
        self.hits: tuple[int, ...] = ()  # models that were hit
        self.touched: tuple[int, ...] = ()  # models that were healed or converted
        self.refused: tuple[int, ...] = ()  # Mages who declined what they were offered
        self.ignores = 0  # a bit for each Mage who ignores it
        self.unhurt = 0  # a bit for each Mage who ignores its damage
        self.mirrored: tuple[int, ...] = ()  # Mages whose Protection sends the same damage to the caster
        self.cancelled = False
        self.void = False  # it has no legal target
        self.slot = NONE  # of a spell on a sheet
        self.packet: tuple[int, ...] = ()  # damage that waits to land: model << 8 | amount
        self.kept = 0  # damage that was redirected
        self.laid = 0  # cubes that its damage laid
        self.on_sheet = 0  # of them on Mage sheets
        self.felled = 0  # models that its damage defeated
        self.steps = 0  # that a model made for it
        self.ways: tuple[int, ...] = ()  # steps that are to be made together: model << 8 | place
        self.drew = 0  # a bit for each Mage who got cards by it
        self.gained = 0  # points that its Mage gained by it
        self.taker = NONE  # who gets the points of a Quest, or activates a room, instead
        self.keeper = NONE  # who gets a completed Quest instead
        self.owed: tuple[int, ...] = ()  # damage to its caster afterwards: seat << 8 | amount

    def copy(self) -> Cast:
        twin = Cast(self.seat, self.kind, self.side, self.here)
        twin.me = self.me
        twin.room = self.room
        twin.targets = self.targets
        twin.foe = self.foe
        twin.dealer = self.dealer
        twin.element = self.element
        twin.colour = self.colour
        twin.moon = self.moon
        twin.amount = self.amount
        twin.done = self.done
        twin.failed = self.failed
        twin.hits = self.hits
        twin.touched = self.touched
        twin.refused = self.refused
        twin.ignores = self.ignores
        twin.unhurt = self.unhurt
        twin.mirrored = self.mirrored
        twin.cancelled = self.cancelled
        twin.void = self.void
        twin.slot = self.slot
        twin.packet = self.packet
        twin.kept = self.kept
        twin.laid = self.laid
        twin.on_sheet = self.on_sheet
        twin.felled = self.felled
        twin.steps = self.steps
        twin.ways = self.ways
        twin.drew = self.drew
        twin.gained = self.gained
        twin.taker = self.taker
        twin.keeper = self.keeper
        twin.owed = self.owed
        return twin


@mypyc_attr(acyclic=True)
class Instance:
    """A damage instance: one source, all its victims at once (BR-DMG-08)."""

    id: ClassVar[str] = "instance"
    later: ClassVar[tuple[str, ...]] = ("colours", "mirrored")

    def __init__(self, by: int, dealer: int) -> None:
        self.by = by  # whose cubes: a seat, or the Rose
        self.dealer = dealer  # the model that it comes from; NONE: nobody
        self.victims: tuple[int, ...] = ()
        self.amounts: list[int] = []
        self.laid: list[int] = []  # cubes laid anywhere
        self.sheet: list[int] = []  # of them on the Mage sheet
        self.shares: list[int] = []  # of a pair: so much lies on the Mage; NONE: not shared out
        self.guarded = True  # Protections may be revealed
        self.fades = 0
        self.alone = 0
        self.excess: list[int] = []  # what a Mage could not take, for Overkill
        self.fallen = 0  # models that it defeated
        self.waiting: tuple[Cast, ...] = ()  # results of Protections
        self.colours: tuple[int, ...] = ()  # of transferred cubes, which keep theirs; else all are of `by`
        self.mirrored: tuple[int, ...] = ()  # victims whose Protection sends the same damage back

    def copy(self) -> Instance:
        twin = Instance(self.by, self.dealer)
        twin.victims = self.victims
        twin.amounts = self.amounts[:]
        twin.laid = self.laid[:]
        twin.sheet = self.sheet[:]
        twin.shares = self.shares[:]
        twin.guarded = self.guarded
        twin.fades = self.fades
        twin.alone = self.alone
        twin.excess = self.excess[:]
        twin.fallen = self.fallen
        twin.colours = self.colours
        twin.mirrored = self.mirrored
        if self.waiting:
            twin.waiting = tuple([cast.copy() for cast in self.waiting])
        return twin
