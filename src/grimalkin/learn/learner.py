"""The network and how it learns: by imitation, then from what self-play brings in (PPO)."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from grimalkin.learn.arrays import Arrays, joined
from grimalkin.learn.crew import CannotLearn
from grimalkin.learn.experience import Lesson
from grimalkin.learn.lexicon import Lexicon
from grimalkin.learn.net import Net, begin_from, weights_of
from grimalkin.learn.plan import Plan
from grimalkin.learn.ragged import Ragged, Read
from grimalkin.learn.worker import Question, Watched
from grimalkin.players.learned.weights import Array, Weights

LEAGUE = 12  # older networks that are kept
EVERY = 8  # rounds between two of them
LEAST = 30  # times that a word must have come up to be kept
FORGET = 0.05  # the share of words that go by their parts alone while it imitates, so that parts learn too
FAR_OFF = 0.05  # the divergence at which a round of learning ends


class Learner:
    """The network, older ones of it, and what it remembers of its steps."""

    def __init__(self, plan: Plan, lexicon: Lexicon, device: str) -> None:
        self.plan = plan
        self.lexicon = lexicon
        self.device = torch.device(device)
        torch.manual_seed(plan.seed)
        torch.set_num_threads(plan.threads)
        if self.device.type == "cuda":
            torch.set_float32_matmul_precision("high")
        heads = math.gcd(4, plan.width)
        self.net = Net(lexicon.most, plan.width, plan.layers, heads).to(self.device)
        self.older = Net(lexicon.most, plan.width, plan.layers, heads).to(self.device)
        self.league: list[dict[str, Any]] = []
        self.optimizer = torch.optim.AdamW(
            self.net.parameters(), lr=plan.rate, weight_decay=1e-4, betas=(0.9, 0.98), eps=1e-6
        )
        self.rounds = 0
        self.tables: dict[int, torch.Tensor] = {}  # vectors of all words, by network

    def begin(self, weights: Weights) -> None:
        begin_from(self.net, self.lexicon, weights)

    # words

    def bags(self) -> tuple[torch.Tensor, torch.Tensor]:
        """The rows of all words."""
        self.net.begin_rows(self.lexicon, self.plan.seed)
        return self.up(np.array(self.lexicon.flat, np.int64)), self.up(np.array(self.lexicon.sizes, np.int64))

    def up(self, array: Array) -> torch.Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

    def forget(self) -> None:
        """Weights have moved, or words have come up."""
        self.tables = {}

    def vectors(self, net: Net) -> torch.Tensor:
        """Of all words, for who only plays."""
        known = self.tables.get(id(net))
        if known is None or len(known) < len(self.lexicon):
            flat, sizes = self.bags()
            if net is not self.net and net.begun < self.net.begun:  # words that it had not met say what they say now
                with torch.no_grad():
                    net.rows[net.begun : self.net.begun] = self.net.rows[net.begun : self.net.begun]
                net.begun = self.net.begun
            with torch.inference_mode():
                known = self.tables[id(net)] = net.words(flat, sizes)
        return known

    # play

    def answer(self, questions: Sequence[Question], sample: bool) -> list[tuple[Array, Array, Array]]:
        """For each question: what is chosen, the logarithms of its shares, the chances to win. One pass for all."""
        counts = [question.arrays.positions() for question in questions]
        total = sum(counts)
        empty: Array = np.zeros(0, np.float32)
        if not total:
            return [(empty.astype(np.int64), empty, empty) for _ in questions]
        ragged = Ragged(joined([question.arrays for question in questions]), self.device)
        before = np.array([one for question in questions for one in question.before])
        chosen = torch.zeros(total, dtype=torch.long, device=self.device)
        logs = torch.zeros(total, device=self.device)
        chances = torch.zeros(total, device=self.device)
        for net, mine in ((self.net, ~before), (self.older, before)):
            if not mine.any():
                continue
            rows = self.up(np.flatnonzero(mine))
            with torch.inference_mode():
                shares, value = net(self.vectors(net), ragged.whole() if mine.all() else ragged.some(rows))
                noise = 0.0
                if sample:
                    noise = -torch.log(-torch.log(torch.rand_like(shares).clamp(1e-9, 1 - 1e-7)))
                taken = (shares + noise).argmax(1)
                chosen[rows] = taken
                logs[rows] = shares.gather(1, taken[:, None]).squeeze(1)
                chances[rows] = value.sigmoid()
        found = [tensor.cpu().numpy() for tensor in (chosen, logs, chances)]
        ends = np.cumsum(counts)
        return [
            (found[0][end - count : end], found[1][end - count : end], found[2][end - count : end])
            for end, count in zip(ends, counts, strict=True)
        ]

    # imitation

    def imitate(self, games: Sequence[Watched], steps: int, done: Any) -> dict[str, float]:
        """Learn to choose as another player does, and who wins. `done` says how far it is, from 0 to 1."""
        arrays = joined([game.arrays for game in games])
        self.count(arrays)
        chosen = self.up(np.concatenate([game.chosen for game in games]).astype(np.int64))
        won = self.up((np.concatenate([game.results for game in games]).astype(np.float32) + 1) / 2)
        ragged = Ragged(arrays, self.device)
        size = min(2048, self.plan.batch, len(ragged))
        order = torch.randperm(len(ragged), device=self.device)
        flat, sizes = self.bags()
        sums: list[torch.Tensor] = []
        at = 0
        for step in range(steps):
            far = max(step / steps, done())
            if far >= 1:
                break
            self.pace(4 * self.plan.rate * min(1, (step + 1) / 50) * (1 - 0.9 * far))
            if at + size > len(ragged):
                order, at = torch.randperm(len(ragged), device=self.device), 0
            rows = order[at : at + size]
            at += size
            shares, value = self.net(self.half_known(flat, sizes), ragged.some(rows))
            known = chosen[rows] >= 0
            policy = -(
                shares.gather(1, chosen[rows].clamp(min=0)[:, None]).squeeze(1) * known
            ).sum() / known.sum().clamp(min=1)
            judged = functional.binary_cross_entropy_with_logits(value, won[rows])
            self.step(policy + 0.5 * judged, 1.0)
            agrees = ((shares.argmax(1) == chosen[rows]) & known).sum() / known.sum().clamp(min=1)
            sums.append(torch.stack([policy.detach(), judged.detach(), agrees.float()]))
        self.forget()
        if not sums:
            return {}
        means = torch.stack(sums[-20:]).mean(0).tolist()
        return {"policy": means[0], "value": means[1], "agrees": means[2], "steps": float(len(sums))}

    def half_known(self, flat: torch.Tensor, sizes: torch.Tensor) -> torch.Tensor:
        """The vectors of all words; of some, by luck, that of their parts alone."""
        first = sizes.cumsum(0) - sizes
        whole = flat.clone()
        gone = (torch.rand(len(sizes), device=self.device) < FORGET) & (sizes > 1)
        whole[first[gone]] = 0
        return self.net.words(whole, sizes)

    # self-play

    def improve(self, lesson: Lesson, far: float) -> dict[str, float]:
        """One round of PPO. `far` says how much of the time is gone, from 0 to 1."""
        plan = self.plan
        self.count(lesson.arrays)
        ragged = Ragged(lesson.arrays, self.device)
        rows, chosen, before = self.up(lesson.places), self.up(lesson.chosen), self.up(lesson.logs)
        acts = lesson.chosen >= 0
        gain = lesson.gains.copy()
        gain -= gain[acts].mean() if acts.any() else 0
        gain /= (gain[acts].std() if acts.any() else 1) + 1e-6
        gains, target = self.up(gain.astype(np.float32)), self.up((lesson.returns + 1) / 2)
        self.pace(plan.rate * max(0.1, 1 - far))
        size = min(plan.batch, len(rows))
        flat, sizes = self.bags()
        means = torch.zeros(5)
        updates = 0
        for _epoch in range(plan.epochs):
            order = torch.randperm(len(rows), device=self.device)
            told: list[torch.Tensor] = []
            for start in range(0, len(rows) - size + 1, size):
                pick = order[start : start + size]
                told.append(
                    self.update(
                        ragged.some(rows[pick]), flat, sizes, chosen[pick], before[pick], gains[pick], target[pick]
                    )
                )
            updates += len(told)
            means = torch.stack(told).mean(0).cpu()
            if float(means[3]) > FAR_OFF:
                break
        self.rounds += 1
        self.forget()
        if self.rounds % EVERY == 0:
            self.join_league()
        names = ("policy", "value", "entropy", "divergence", "clipped")
        spread = float(np.var(lesson.returns)) + 1e-9
        explained = 1 - float(np.var(lesson.returns - lesson.expected)) / spread
        return {**dict(zip(names, means.tolist(), strict=True)), "explained": explained, "updates": float(updates)}

    def update(
        self,
        read: Read,
        flat: torch.Tensor,
        sizes: torch.Tensor,
        chosen: torch.Tensor,
        before: torch.Tensor,
        gains: torch.Tensor,
        target: torch.Tensor,
    ) -> torch.Tensor:
        plan = self.plan
        shares, value = self.net(self.net.words(flat, sizes), read)
        acts = (chosen >= 0).float()
        count = acts.sum().clamp(min=1)
        logs = shares.gather(1, chosen.clamp(min=0)[:, None]).squeeze(1)
        ratio = ((logs - before) * acts).clamp(-10, 10).exp()
        clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
        policy = -(torch.min(ratio * gains, clipped * gains) * acts).sum() / count
        entropy = -((shares.exp() * shares.clamp(min=-50)).sum(1) * acts).sum() / count
        judged = functional.binary_cross_entropy_with_logits(value, target)
        self.step(policy + 0.5 * judged - plan.entropy * entropy, 0.5)
        with torch.no_grad():
            divergence = (((ratio - 1) - ratio.log()) * acts).sum() / count
            far = (((ratio - 1).abs() > plan.clip) * acts).sum() / count
            return torch.stack([policy, judged, entropy, divergence, far]).float()

    def step(self, loss: torch.Tensor, most: float) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(self.net.parameters(), most)
        if torch.isfinite(norm):
            self.optimizer.step()

    def pace(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def count(self, arrays: Arrays) -> None:
        self.lexicon.count(arrays.entity_words)
        self.lexicon.count(arrays.option_words)

    def join_league(self) -> None:
        """Keep the network as it is now among the older ones, and take one of these as the opponent."""
        self.league.append({name: tensor.detach().clone() for name, tensor in self.net.state_dict().items()})
        self.league = self.league[:1] + self.league[1:][-(LEAGUE - 1) :]
        self.meet(self.league[int(torch.randint(len(self.league), (1,)))])

    def meet(self, weights: dict[str, Any]) -> None:
        self.older.load_state_dict(weights)
        self.older.begun = self.net.begun
        self.forget()

    # files

    def weights(self, head: dict[str, Any], most: int) -> Weights:
        self.bags()
        return weights_of(self.net, self.lexicon, head, LEAST, most)

    def save(self, path: Path, told: dict[str, Any]) -> None:
        """Write all that is needed to go on. A kill leaves the file before or this one, whole."""
        kept = {
            "net": self.net.state_dict(),
            "begun": self.net.begun,
            "optimizer": self.optimizer.state_dict(),
            "league": self.league[-2:],
            "rounds": self.rounds,
            "lexicon": self.lexicon.state(),
            "luck": torch.get_rng_state(),
            "told": told,
        }
        part = path.with_name(f"{path.name}.part")
        torch.save(kept, part)
        os.replace(part, path)

    def restore(self, path: Path) -> dict[str, Any]:
        try:
            kept = torch.load(path, map_location=self.device, weights_only=True)
        except Exception as error:  # noqa: BLE001  PyTorch raises what it likes for a file that is none of its own
            raise CannotLearn(f"{path} is no checkpoint: {str(error).splitlines()[0]}") from None
        self.lexicon.restore(kept["lexicon"])
        self.net.load_state_dict(kept["net"])
        self.net.begun = kept["begun"]
        self.optimizer.load_state_dict(kept["optimizer"])
        self.league = kept["league"]
        self.rounds = kept["rounds"]
        torch.set_rng_state(kept["luck"].cpu())
        if self.league:
            self.meet(self.league[-1])
        self.forget()
        told: dict[str, Any] = kept["told"]
        return told
