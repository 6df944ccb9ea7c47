"""The network that learns. At play NumPy runs the same (players/learned/network.py)."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn
from torch.nn import functional

from grimalkin.learn.lexicon import NO_ROW, Lexicon
from grimalkin.learn.ragged import Read, starts_of
from grimalkin.players.learned.weights import Array, Weights

FAR = -1e9


class Block(nn.Module):
    """Attention among the entities of a position, then a layer of each by itself."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.n1, self.n2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 3 * width), nn.Linear(3 * width, width)

    def forward(self, x: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
        b, n, d = x.shape
        q, k, v = self.qkv(self.n1(x)).view(b, n, 3, self.heads, d // self.heads).permute(2, 0, 3, 1, 4)
        scores = (q @ k.transpose(-1, -2)).float() * (d // self.heads) ** -0.5
        y = scores.masked_fill(~there, FAR).softmax(-1).to(v.dtype) @ v
        x = x + self.out(y.transpose(1, 2).reshape(b, n, d))
        found: torch.Tensor = x + self.down(functional.relu(self.up(self.n2(x))))
        return found


class Net(nn.Module):
    """Bags of words become entities, entities attend to each other, options to what they touch."""

    def __init__(self, rows: int, width: int = 96, layers: int = 2, heads: int = 4) -> None:
        super().__init__()
        self.width, self.layers, self.heads = width, layers, heads
        self.rows = nn.Parameter(torch.zeros(rows, width))
        self.begun = 1  # rows that have been given something to begin with
        self.enter = nn.Sequential(
            nn.LayerNorm(width), nn.Linear(width, 2 * width), nn.ReLU(), nn.Linear(2 * width, width)
        )
        self.blocks = nn.ModuleList([Block(width, heads) for _ in range(layers)])
        self.norm = nn.LayerNorm(width)
        self.value = nn.Sequential(nn.Linear(3 * width, 2 * width), nn.ReLU(), nn.Linear(2 * width, 1))
        self.touch = nn.Linear(2 * width, 2 * width)
        self.here = nn.Linear(3 * width, 2 * width)
        self.option = nn.Linear(width, 2 * width)
        self.judge = nn.Sequential(
            nn.LayerNorm(2 * width), nn.ReLU(), nn.Linear(2 * width, 2 * width), nn.ReLU(), nn.Linear(2 * width, 1)
        )
        for last in (self.value[-1], self.judge[-1]):
            nn.init.zeros_(last.weight)
            nn.init.zeros_(last.bias)

    def begin_rows(self, lexicon: Lexicon, seed: int) -> None:
        """Give new rows something to begin with. A whole word with parts begins as the sum of these."""
        count = len(lexicon.row_texts)
        if count > self.begun:
            luck = torch.Generator().manual_seed(seed * 1_000_003 + self.begun)
            fresh = torch.randn(count - self.begun, self.width, generator=luck) * 0.3
            for i in range(self.begun, count):
                if lexicon.composed[i]:
                    fresh[i - self.begun] = 0
                elif lexicon.row_texts[i].startswith(":"):
                    fresh[i - self.begun] /= 3  # a card has many traits
            with torch.no_grad():
                self.rows[self.begun : count] = fresh.to(self.rows.device)
            self.begun = count

    def words(self, flat: torch.Tensor, sizes: torch.Tensor) -> torch.Tensor:
        """The vectors of all words, from the rows of each."""
        return functional.embedding_bag(flat, self.rows, starts_of(sizes), mode="sum", padding_idx=NO_ROW)

    def forward(self, words: torch.Tensor, read: Read) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the options' shares, padded, and the logit of the chance to win."""
        b = len(read.entities)
        device = words.device
        bags = functional.embedding_bag(read.entity_words, words, starts_of(read.entity_sizes), mode="sum")
        x = bags + self.enter(bags)
        count = len(read.entity_sizes)
        state = torch.repeat_interleave(torch.arange(b, device=device), read.entities, output_size=count)
        place = torch.arange(count, device=device) - starts_of(read.entities)[state]
        h = x.new_zeros(b, read.most_entities, self.width)
        h[state, place] = x
        there = torch.arange(read.most_entities, device=device)[None] < read.entities[:, None]
        for block in self.blocks:
            h = block(h, there[:, None, None, :])
        h = self.norm(h)
        mean = (h * there[..., None]).sum(1) / read.entities[:, None]
        whole = torch.cat([h[:, 0], h[:, 1], mean.to(h.dtype)], 1)
        value = self.value(whole).squeeze(1).float()
        full = value.new_full((b, max(1, read.most_options)), FAR)
        count = len(read.option_sizes)
        if count:
            state = torch.repeat_interleave(torch.arange(b, device=device), read.options, output_size=count)
            said = functional.embedding_bag(read.option_words, words, starts_of(read.option_sizes), mode="sum")
            flat = (state[:, None] * read.most_entities + read.touched.clamp(min=0)).flatten()
            touched = h.reshape(-1, self.width).index_select(0, flat).view(-1, 2, self.width)
            touched = touched * (read.touched >= 0)[..., None]
            q = self.option(said) + self.touch(touched.flatten(1)) + self.here(whole).index_select(0, state)
            logits = self.judge(q).squeeze(1).float()
            full[state, torch.arange(count, device=device) - starts_of(read.options)[state]] = logits
        return full.log_softmax(1), value


def weights_of(net: Net, lexicon: Lexicon, head: dict[str, Any], least: int, most: int) -> Weights:
    """What is played with: the rows worth keeping, and the matrices."""
    kept = lexicon.kept(least, most)
    rows: Array = net.rows.detach().float().cpu().numpy()[kept]
    matrices = {
        name: tensor.detach().float().cpu().numpy() for name, tensor in net.state_dict().items() if name != "rows"
    }
    told = {"layers": net.layers, "heads": net.heads, **head}
    return Weights(told, [lexicon.row_texts[row] for row in kept], rows, matrices)


def begin_from(net: Net, lexicon: Lexicon, weights: Weights) -> None:
    """Take over what was learned before."""
    with torch.no_grad():
        for name, tensor in net.state_dict().items():
            if name != "rows":
                tensor.copy_(torch.from_numpy(weights.matrices[name]))
        for text in weights.words:
            lexicon.row(text, False)
        for i, text in enumerate(weights.words):
            row = lexicon.row_of.get(text, 0)
            if row:
                net.rows[row] = torch.from_numpy(weights.rows[i]).to(net.rows.device)
    net.begun = len(lexicon.row_texts)
