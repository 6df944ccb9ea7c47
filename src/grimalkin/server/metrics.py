"""What a worker counts, for Prometheus. Each worker has its own numbers, under its own label."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

disable_created_metrics()  # type: ignore[no-untyped-call]  # a series for each counter that nobody looks at

CONTENT_TYPE = "text/plain; version=0.0.4"  # the charset is added: Prometheus takes no type that has it twice
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Committing(Protocol):
    """The store, as far as it counts."""

    commits: int
    writes: int


class Metrics:
    """Plain methods for what happens; `text` is what Prometheus reads."""

    def __init__(self, worker: str = "0") -> None:
        self.worker = worker  # its number on this machine: the same after a restart
        self.own = CollectorRegistry()
        self.requests = Counter(
            "grimalkin_requests", "Answered requests.", ["method", "route", "status"], registry=self.own
        )
        self.request_seconds = Histogram(
            "grimalkin_request_seconds", "From request to answer.", buckets=SECONDS, registry=self.own
        )
        self.connections = Gauge("grimalkin_connections", "Open WebSockets.", registry=self.own)
        self.act_seconds = Histogram(
            "grimalkin_act_seconds", "From an act's arrival to its commit.", buckets=SECONDS, registry=self.own
        )
        self.moves = Counter("grimalkin_moves", "Acts at tables that were committed.", registry=self.own)
        self.refusals = Counter("grimalkin_refused", "Requests and acts refused, by code.", ["code"], registry=self.own)
        self.thoughts = Histogram(
            "grimalkin_bot_seconds", "A bot's time for one choice.", ["bot"], buckets=SECONDS, registry=self.own
        )
        self.bot_faults = Counter(
            "grimalkin_bot_failures", "Bots that crashed or were too slow.", ["why"], registry=self.own
        )
        self.hints = Counter("grimalkin_hints", "Hints heard from other workers.", registry=self.own)
        self.missed = Counter("grimalkin_conflicts", "Appends that somebody else forestalled.", registry=self.own)
        self.errors = Counter("grimalkin_errors", "Faults of the server itself.", registry=self.own)
        self.store: Committing | None = None
        self.live_tables: Callable[[], int] | None = None
        self.own.register(Followed(self))

    # what happens

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, str(status)).inc()
        self.request_seconds.observe(seconds)

    def connected(self, change: int = 1) -> None:
        """A WebSocket opened (1) or closed (-1)."""
        self.connections.inc(change)

    def moved(self, seconds: float) -> None:
        """An act is on the disk, this long after it came."""
        self.moves.inc()
        self.act_seconds.observe(seconds)

    def refused(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def thought(self, bot: str, seconds: float) -> None:
        self.thoughts.labels(bot).observe(seconds)

    def bot_failed(self, why: str) -> None:
        """`why` is a word: slow, crashed, illegal, gone."""
        self.bot_faults.labels(why).inc()

    def heard(self, hints: int = 1) -> None:
        self.hints.inc(hints)

    def conflicted(self) -> None:
        self.missed.inc()

    def failed(self) -> None:
        self.errors.inc()

    # what is looked up when Prometheus asks

    def follow(self, store: Committing, live_tables: Callable[[], int]) -> None:
        self.store = store
        self.live_tables = live_tables

    def text(self) -> bytes:
        return generate_latest(Labelled(self.own, self.worker))


class Followed(Collector):
    """Numbers that others keep anyway."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def describe(self) -> Iterable[Metric]:
        return []

    def collect(self) -> Iterable[Metric]:
        if self.metrics.live_tables is not None:
            yield GaugeMetricFamily(
                "grimalkin_live_tables", "Tables in memory.", value=float(self.metrics.live_tables())
            )
        if self.metrics.store is not None:
            writes, commits = self.metrics.store.writes, self.metrics.store.commits
            yield CounterMetricFamily("grimalkin_writes", "Writes; by commits: the size of a group.", value=writes)
            yield CounterMetricFamily("grimalkin_commits", "Transactions that wrote.", value=commits)


class Labelled(CollectorRegistry):
    """The same numbers, each with the worker's number."""

    def __init__(self, own: CollectorRegistry, worker: str) -> None:
        super().__init__()
        self.own = own
        self.worker = worker

    def collect(self) -> Iterable[Metric]:
        for found in self.own.collect():
            labelled = Metric(found.name, found.documentation, found.type, found.unit)
            labelled.samples = [
                sample._replace(labels={"worker": self.worker, **sample.labels}) for sample in found.samples
            ]
            yield labelled
